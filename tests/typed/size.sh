#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# A program that uses every function of one resource contains at most 50 KB of
# generated code.  One that uses no resource contains none, except the constants
# that name resources, which gcc keeps without optimization.
#
#   CC          the compiler
#   INCLUDE     include directories, separated by ':'
set -Eeuo pipefail
trap 'echo "ended by ${BASH_SOURCE[0]##*/}:$LINENO: $BASH_COMMAND" >&2' ERR
: "${CC:?}" "${INCLUDE:?}"
here=$(cd "$(dirname "$0")" && pwd)
includes=()
for folder in ${INCLUDE//:/ }; do includes+=("-I$folder"); done
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# bytes NAME FLAG...: prints the size of code and data.
bytes() {
    "$CC" -std=c11 -c "${includes[@]}" "${@:2}" -o "$work/one.o" "$here/$1"
    size -A "$work/one.o" |
        awk '$1 ~ /^\.(text|data|rodata|bss)/ { sum += $2 } END { print sum }'
}

declare -A unused=([-O2]=1000 [-O0]=4000)
for flags in -O2 -O0; do
    none=$(bytes uses_none.c $flags)
    one=$(bytes uses_one.c $flags)
    echo "$flags: nothing used $none bytes, one resource $one bytes"
    [ "$none" -lt "${unused[$flags]}" ] && [ "$one" -lt 51200 ] || exit 1
done
