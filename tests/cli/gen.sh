#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# kin gen
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"
top=$(cd "$(dirname "$0")/../.." && pwd)

# The committed headers are up to date.
run gen --builtin --out "$work/api"
expect 0 "53 headers, 53 changed" ""
diff -r "$top/include/kin/api" "$work/api" >"$work/diff" ||
    fail "include/kin/api is not current: kin gen --builtin --out" \
        "include/kin/api; $(head -n 5 "$work/diff")"
run gen --builtin --out "$work/api"
expect 0 "53 headers, 0 changed" ""
[ "$(du -bs "$work/api" | cut -f1)" -lt 12000000 ] || fail "over 12 MB"
# 50 group versions with 147 resources that have informers, 6 reviews in two
# others, and meta/v1.
resources=$(cat "$work"/api/*/*.h | grep -c '^static const kin_resource')
[ "$resources" = 153 ] || fail "$resources resources"

# Only the header of a changed file is rewritten, in full.
printf 'x' >"$work/api/apps/v1.h"
run gen --builtin --out "$work/api"
expect 0 "53 headers, 1 changed" ""
[ -z "$(find "$work/api" -type f ! -name '*.h')" ] || fail "something was left"

# All of it in the order of paths.
run gen --builtin -o -
[ "$status" = 0 ] || fail "$ran: status $status"
[ "$(wc -c <"$work/out")" = "$(cat "$work"/api/*/*.h | wc -c)" ] ||
    fail "$ran: not all of it"

run gen
expect 2 "" "kin gen: no file; see 'kin gen --help'"
run gen --builtin x.yaml
expect 2 "" "kin gen: --builtin takes no files; see 'kin gen --help'"
run gen x.yaml -o foo.h
expect 2 "" "kin gen: -o takes nothing but '-'; folders go to --out;\
 see 'kin gen --help'"
run gen x.yaml -o - --out y
expect 2 "" "kin gen: -o and --out exclude each other; see 'kin gen --help'"
run gen "$work/none.yaml"
grep -q "none.yaml: .*No such file" "$work/err" || fail "$ran: $err"
run gen --builtin --out /dev/null/x
grep -q "^kin gen: /dev/null/x: cannot be made: " "$work/err" ||
    fail "$ran: $err"
[ "$status" = 1 ] || fail "$ran: status $status"
finish
