#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# The shared library exports what src/kin.map lists and nothing else, under
# versions, and carries the right name.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

lib=$root/lib/libkin.so
soname=$(readelf -d "$lib" | sed -n 's/.*SONAME.*\[\(.*\)\]/\1/p')
[ "$soname" = "libkin.so.${SOVERSION:?}" ] || die "SONAME is $soname"

# name@@VERSION for each function in the map.
sed 's,/\*.*\*/,,' "${MAP:?}" | awk '
    /^KIN_[0-9.]+ *\{/ { version = $1 }
    /^ *kin_[a-z0-9_]+;/ { sub(/;/, "", $1); print $1 "@@" version }
' | sort >"$WORK_DIR/listed"
nm -D --defined-only "$lib" | awk '$2 != "A" { print $3 }' | sort \
    >"$WORK_DIR/exported"

[ -s "$WORK_DIR/exported" ] || die "nothing is exported"
extra=$(comm -13 "$WORK_DIR/listed" "$WORK_DIR/exported")
[ -z "$extra" ] || die "exported but not in kin.map: $extra"
absent=$(comm -23 "$WORK_DIR/listed" "$WORK_DIR/exported")
[ -z "$absent" ] || die "in kin.map but not exported: $absent"
grep -qx 'kin_version@@KIN_0.1' "$WORK_DIR/exported" ||
    die "kin_version is not exported"

# What the distribution has and docs/portability.md names; nothing by accident.
# The dynamic linker is named as soon as there is a thread-local variable.
extra=$(readelf -d "$lib" | sed -n 's/.*NEEDED.*\[\(.*\)\]/\1/p' |
        grep -vxE -e 'ld-linux.*|libc\.so\.6|libcurl\.so\.4|libz\.so\.1' \
            -e 'libyaml-0\.so\.2|lib(ssl|crypto)\.so\.3') || :
[ -z "$extra" ] || die "the library needs: $extra"

# The server's library exports its own, and nothing of libkin inside it.
server=$root/lib/libkin-server.so
if [ -e "$server" ]; then
    extra=$(nm -D --defined-only "$server" | awk '$2 != "A" { print $3 }' |
            grep -v '^kin_server_[a-z]*@@KIN_SERVER_[0-9.]*$') || :
    [ -z "$extra" ] || die "libkin-server.so exports: $extra"
    extra=$(readelf -d "$server" | sed -n 's/.*NEEDED.*\[\(.*\)\]/\1/p' |
            grep -vxE -e 'ld-linux.*|libc\.so\.6|libcurl\.so\.4' \
                -e 'libz\.so\.1|libyaml-0\.so\.2|libsqlite3\.so\.0' \
                -e 'lib(ssl|crypto)\.so\.3') || :
    [ -z "$extra" ] || die "libkin-server.so needs: $extra"
    nm -D --defined-only "$server" |
        grep -q ' kin_server_start@@KIN_SERVER_0.1$' ||
        die "kin_server_start is not exported"
fi

# A program may use another version of OpenSSL or of libcurl: no public header
# includes any of them.
extra=$(grep -rlE '#include <(openssl|curl)/' "$root/include/kin") || :
[ -z "$extra" ] || die "public headers of other libraries: $extra"
echo "ok - exports"
