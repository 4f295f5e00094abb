#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Builds examples/cpp.cc as C++17 with each compiler, and runs it on a server
# with the objects of examples/shop.yaml.
#
#   KIN           the program
#   KIN_LIBRARY   the library
#   INCLUDE       two folders of headers, with a colon between
set -euo pipefail
examples=$(dirname "$0")/../../examples
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

printf '%s\n' '(none): 1' 'node-a: 2' 'node-b: 1' >"$work/expected"
count=0
for compiler in g++ clang++; do
    command -v $compiler >/dev/null || continue
    $compiler -std=c++17 -Wall -Wextra -Wpedantic -Werror \
        -I"${INCLUDE%%:*}" -I"${INCLUDE##*:}" "$examples/cpp.cc" \
        "$KIN_LIBRARY" -Wl,-rpath,"$(dirname "$KIN_LIBRARY")" -o "$work/cpp"
    "$examples/with-shop" "$KIN" "$work/cpp" shop >"$work/output"
    diff -u "$work/expected" "$work/output"
    count=$((count + 1))
done
[ "$count" -gt 0 ] || { echo "no compiler for C++"; exit 1; }
