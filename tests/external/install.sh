#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Installs into DESTDIR; looks at what arrives.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

rm -rf "$WORK_DIR"
mkdir -p "$WORK_DIR"
DESTDIR=$WORK_DIR/root "$CMAKE" --install "$BUILD_DIR" --prefix /opt/kin \
    >"$WORK_DIR/install.log"

for file in bin/kin include/kin/kin.h include/kin/version.h lib/libkin.a \
    lib/libkin.so "lib/libkin.so.${SOVERSION:?}" "lib/libkin.so.$VERSION" \
    lib/pkgconfig/kin.pc lib/cmake/kin/kinConfig.cmake \
    share/man/man1/kin.1 share/man/man1/kin-version.1 \
    share/bash-completion/completions/kin; do
    [ -e "$root/$file" ] || die "$file is not installed"
done
[ ! -e "$root/include/kin/version.h.in" ] || die "version.h.in is installed"

# Nothing that is read by a machine may tell where it was built or installed.
# A path begins where no longer one goes on: in a project that lies in /kin,
# "lib/cmake/kin" tells nothing.
top=${here%/tests/external}
! grep -rPl "((?<![\\w.}])|(?<=-[IL]))(\\Q$BUILD_DIR\\E|\\Q$top\\E|/opt/kin)" \
    "$root/lib/pkgconfig" "$root/lib/cmake" "$root/include" ||
    die "absolute paths in these files"

[ "$("$root/bin/kin" version)" = "kin $VERSION" ] || die "bin/kin does not run"
echo "ok - install"
