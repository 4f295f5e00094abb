#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Builds a program through pkg-config, with the shared and the static library.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

export PKG_CONFIG_PATH=$root/lib/pkgconfig
program=$here/project/program.c
cd "$WORK_DIR"

# flags_of ARGUMENT...: what pkg-config answers, in $flags.  It is written for a
# shell: blanks in paths have a backslash.
flags=()
flags_of() {
    eval "flags=($(pkg-config "$@"))"
}

[ "$(pkg-config --modversion kin)" = "$VERSION" ] || die "wrong version"
flags_of --cflags --libs kin
"$CC" -std=c99 -pedantic -Wall -Werror "$program" -o pc_shared "${flags[@]}"
export LD_LIBRARY_PATH=$root/lib
runs ./pc_shared
unset LD_LIBRARY_PATH
readelf -d pc_shared | grep "NEEDED.*libkin\.so\.${SOVERSION:?}]" >/dev/null ||
    die "pc_shared does not need libkin.so.$SOVERSION"

# Without -static: no distribution has all that libcurl is made of that way.
flags_of --static --cflags --libs kin
flags=("${flags[@]/#-lkin/-l:libkin.a}")
"$CC" "$program" -o pc_static "${flags[@]}"
runs ./pc_static
! readelf -d pc_static | grep 'NEEDED.*libkin' >/dev/null ||
    die "pc_static needs libkin.so"

if pkg-config --exists kin-server; then
    flags_of --cflags --libs kin-server
    "$CC" -std=c99 -pedantic -Wall -Werror "$here/project/server.c" \
        -o pc_server "${flags[@]}"
    LD_LIBRARY_PATH=$root/lib ./pc_server >url || die "pc_server failed"
    # libkin has nothing of it.
    ! readelf -d "$root/lib/libkin.so" | grep 'NEEDED.*sqlite' >/dev/null ||
        die "libkin.so needs SQLite"
fi
echo "ok - pkg-config"
