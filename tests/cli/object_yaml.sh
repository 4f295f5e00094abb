#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# kin object with YAML, or its error in a build without.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"
cd "$work"

printf '{"b":[1,2.50,"x\\u003cy"],"a":{},"c":null}\n[3]\n' >some.ndjson
printf 'spec:\n  replicas: 3\n  names: [a, "2"]\n---\nspec: {}\n' >two.yaml

run object print -o yaml some.ndjson
if [ "$status" = 1 ]; then
    expect 1 "" "kin object: YAML is not supported by this build"
    run object parse two.yaml
    expect 1 "" "kin object: two.yaml: YAML is not supported by this build"
    finish
    exit
fi
expect 0 'a: {}
b:
- 1
- 2.5
- x<y
c: null
---
- 3' ""

run object parse two.yaml
expect 0 "two.yaml: 2 documents" ""
run object print -o compact two.yaml
expect 0 '{"spec":{"replicas":3,"names":["a","2"]}}
{"spec":{}}' ""
status=0
out=$("$KIN" object print -o compact - < <(cat two.yaml) 2>&1) || status=$?
[ "$out" = '{"spec":{"replicas":3,"names":["a","2"]}}
{"spec":{}}' ] || fail "from a pipe: [$status] [$out]"
run object get .spec.names two.yaml -o yaml
expect 1 '- a
- "2"' "kin object: two.yaml:4: the path leads nowhere"
printf 'a: 1\nb: *c\n' >bad.yaml
run object parse bad.yaml
expect 1 "" "kin object: bad.yaml:2:4: unknown anchor 'c'"

printf '{"a":1,"b":{"c":[1,2]},"d":"x"}' >old.json
printf 'a: 1\nb: {c: [1, 3]}\n' >new.yaml
run object diff old.json new.yaml
expect 0 '~ .b.c[1]: 2 -> 3
- .d: "x"' ""
printf 'd: null\n' >patch.yaml
run object patch old.json patch.yaml -o yaml
expect 0 'a: 1
b:
  c:
  - 1
  - 2' ""

# Round trip.
printf 'b: 0x10\na: |\n  two\n  lines\n---\n- 1.50\n- yes\n' >two.yaml
run object roundtrip two.yaml
expect 0 '{"b":16,"a":"two\nlines\n"}
[1.5,true]' ""
printf '%s\n' \
    '{"a":"\u003cb\u003e \u2028 é 😀 \"\\\n\t\u0001","n":[0,-1,1.50]}' \
    '{"creationTimestamp":"2026-03-01T12:00:00Z","x":"2026-03-01","e":{}}' \
    >go.ndjson
run object roundtrip -o yaml two.yaml go.ndjson
[ "$status" = 0 ] || fail "$ran: status $status, [$err]"
printf '{"a":{"b":1e400}}\n' >huge.json
run object roundtrip -o yaml huge.json
expect 1 'a:
  b: 1e400' "kin object: huge.json:1: .a.b has changed"
finish
