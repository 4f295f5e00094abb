#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Each generated header compiles alone, twice in one file, as C99, C11 and
# C++17.  scripts/check-headers does the same with clang.
#
#   CC, CXX     the compilers; without CXX no C++
#   INCLUDE     folders of headers, separated by ':'
set -Eeuo pipefail
trap 'echo "ended by ${BASH_SOURCE[0]##*/}:$LINENO: $BASH_COMMAND" >&2' ERR
: "${CC:?}" "${INCLUDE:?}"
cd "${INCLUDE%%:*}"

includes=()
for folder in ${INCLUDE//:/ }; do includes+=("-I$folder"); done

# xargs starts this script again for each header.
if [ "${1:-}" = --one ]; then
    text=$(printf '#include <%s>\n' "$2" "$2"; echo 'extern int only_a_name;')
    strict=(-Wall -Wextra -Wpedantic -Werror -fsyntax-only)
    for std in c99 c11; do
        "$CC" -x c -std=$std "${strict[@]}" "${includes[@]}" - <<<"$text" ||
            { echo "not ok - $2 as $std"; exit 1; }
    done
    [ -z "${CXX:-}" ] ||
        "$CXX" -x c++ -std=c++17 "${strict[@]}" "${includes[@]}" - \
            <<<"$text" || { echo "not ok - $2 as C++17"; exit 1; }
    exit
fi

mapfile -t headers < <(find kin/api -name '*.h' | sort)
[ ${#headers[@]} = 53 ] || { echo "not ok - ${#headers[@]} headers"; exit 1; }
printf '%s\0' "${headers[@]}" |
    xargs -0 -n 1 -P "$(nproc)" "$(realpath "$OLDPWD/$0" 2>/dev/null ||
        echo "$0")" --one
echo "ok - ${#headers[@]} headers"
