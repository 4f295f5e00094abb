#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Builds a separate CMake project through find_package(kin).
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

build=$WORK_DIR/project
"$CMAKE" -S "$here/project" -B "$build" -G Ninja -DCMAKE_C_COMPILER="$CC" \
    -DCMAKE_PREFIX_PATH="$root" -DWANTED="$VERSION" >"$WORK_DIR/project.log" ||
    die "configure failed: $(cat "$WORK_DIR/project.log")"
"$CMAKE" --build "$build" >>"$WORK_DIR/project.log" ||
    die "build failed: $(cat "$WORK_DIR/project.log")"

runs "$build/with_shared"
runs "$build/with_static"
readelf -d "$build/with_shared" | grep 'NEEDED.*libkin' >/dev/null ||
    die "kin::kin is not the shared library"
! readelf -d "$build/with_static" | grep 'NEEDED.*libkin' >/dev/null ||
    die "kin::kin_static is the shared library"
if [ -e "$root/lib/libkin-server.a" ]; then
    "$build/server_shared" >"$WORK_DIR/url" || die "server_shared failed"
    grep -q '^http://127.0.0.1:' "$WORK_DIR/url" || die "no URL of a server"
    "$build/server_static" >"$WORK_DIR/url" || die "server_static failed"
    readelf -d "$build/server_shared" |
        grep 'NEEDED.*libkin-server' >/dev/null ||
        die "kin::kin_server is not the shared library"
fi
echo "ok - find-package"
