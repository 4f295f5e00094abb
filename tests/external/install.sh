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
    share/bash-completion/completions/kin share/zsh/site-functions/_kin \
    share/fish/vendor_completions.d/kin.fish share/doc/kin/README.md \
    share/doc/kin/docs/guide/first-informer.md \
    share/doc/kin/examples/handlers.c share/doc/kin/examples/Makefile \
    share/doc/kin/examples/python/kin.py share/doc/kin/examples/shop.yaml; do
    [ -e "$root/$file" ] || die "$file is not installed"
done
[ ! -e "$root/include/kin/version.h.in" ] || die "version.h.in is installed"

# No file that a program reads may contain the path of the build or of the
# installation.  A match must begin a path: in a project that lies in /kin,
# "lib/cmake/kin" is not a finding.
top=${here%/tests/external}
! grep -rPl "((?<![\\w.}])|(?<=-[IL]))(\\Q$BUILD_DIR\\E|\\Q$top\\E|/opt/kin)" \
    "$root/lib/pkgconfig" "$root/lib/cmake" "$root/include" ||
    die "absolute paths in these files"

[ "$("$root/bin/kin" version)" = "kin $VERSION" ] || die "bin/kin does not run"

# What `make install` does: programs without the names and lines of a debugger.
# Packages are built without that, since they put these into one of their own.
grep -q -- 'cmake --install build/release --strip$' "$top/Makefile" ||
    die "make install does not strip"
DESTDIR=$WORK_DIR/stripped "$CMAKE" --install "$BUILD_DIR" --strip \
    --prefix /opt/kin >"$WORK_DIR/strip.log"
stripped=$WORK_DIR/stripped/opt/kin
for file in "$stripped"/bin/* "$stripped"/lib/*.so; do
    ! readelf -S "$file" | grep -E '\.symtab|\.debug_' >/dev/null ||
        die "$file is not stripped"
done
for file in "$stripped"/lib/*.a; do
    ! readelf -S "$file" 2>&1 | grep -F .debug_ >/dev/null ||
        die "$file is not stripped"
done
[ "$("$stripped/bin/kin" version)" = "kin $VERSION" ] || die "stripped too much"
rm -rf "$WORK_DIR/stripped"
echo "ok - install"
