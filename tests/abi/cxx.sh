#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Programs in C++ that use the headers, with each compiler and standard.
#
#   KIN_LIBRARY   the library
#   INCLUDE       two folders of headers, with a colon between
set -euo pipefail
here=$(dirname "$0")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

count=0
for compiler in g++ clang++; do
    command -v $compiler >/dev/null || continue
    for standard in c++11 c++17 c++20; do
        $compiler -std=$standard -Wall -Wextra -Wpedantic -Werror \
            -I"${INCLUDE%%:*}" -I"${INCLUDE##*:}" "$here/cxx.cc" \
            "$KIN_LIBRARY" -Wl,-rpath,"$(dirname "$KIN_LIBRARY")" \
            -o "$work/program"
        "$work/program" || exit 1
        count=$((count + 1))
    done
done
[ "$count" -gt 0 ] || { echo "no compiler for C++"; exit 1; }
