#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# kin object: parse, print, get, diff, patch
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"
cd "$work"

printf '%s' '{"b":[1,2.50,"x\u003cy"],"a":{},"c":null}' >one.json
printf '{"i":1}\n\n{"i":2}\n[3]\n' >three.ndjson
: >empty.json

# ---- parse
run object parse one.json three.ndjson empty.json
expect 0 "one.json: 1 document
three.ndjson: 3 documents
empty.json: 0 documents" ""

printf '{"a":1,\n "b":tru}' >bad.json
run object parse bad.json
[[ $status$out == 1. ]] || fail "$ran: status $status, [$out]"
[[ $err == "kin object: bad.json:2:"*$'\n.' ]] || fail "$ran: stderr is [$err]"
run object parse nowhere.json
expect 1 "" "kin object: nowhere.json: No such file or directory"
run object parse .
expect 1 "" "kin object: .: Is a directory"

# ---- print
run object print -o compact one.json three.ndjson
expect 0 '{"b":[1,2.50,"x\u003cy"],"a":{},"c":null}
{"i":1}
{"i":2}
[3]' ""
run object print three.ndjson
expect 0 '{
  "i": 1
}
{
  "i": 2
}
[
  3
]' ""
status=0
out=$("$KIN" object print -o compact - <one.json 2>&1) || status=$?
[ "$out" = "$(cat one.json)" ] || fail "from stdin: [$out]"
out=$("$KIN" object print -o compact - < <(cat one.json) 2>&1) || status=$?
[ "$out" = "$(cat one.json)" ] || fail "from a pipe: [$out]"
[ "$status" = 0 ] || fail "from stdin: status $status"

# ---- get
run object get .b[2] one.json
expect 0 '"x\u003cy"' ""
run object get .i three.ndjson
expect 1 "1
2" "kin object: three.ndjson:4: the path leads nowhere"
run object get .b one.json -o pretty
expect 0 '[
  1,
  2.50,
  "x\u003cy"
]' ""
run object get '.b[' one.json
[ "$status" = 2 ] || fail "$ran: status $status"

# ---- get, with a template
run object get '{.b[0]}={.b[2]}{"\t"}{range .b[*]}<{@}>{end}{.none}' one.json
expect 0 $'1=x<y\t<1><2.50><x<y>' ""
run object get '{.i}' three.ndjson
expect 0 "1
2
" ""
run object get '{.b}{.a}{.b[5]}' one.json
expect 1 "" "kin object: one.json:1: array index out of bounds:\
 index 5, length 3"
run object get '{.b} {.a}' one.json
expect 0 '[1,2.50,"x\u003cy"] {}' ""
run object get '{.b' one.json
expect 2 "" "kin object: jsonpath '{.b' at its end: unclosed action"
run object get '{.b}' one.json -o yaml
expect 2 "" "kin object: a template takes no '--output'"

# ---- diff
printf '{"a":1,"b":{"c":[1,2]},"d":"x"}' >old.json
printf '{"a":1,"b":{"c":[1,3,4]},"e":true}' >new.json
run object diff old.json new.json
expect 0 '~ .b.c[1]: 2 -> 3
+ .b.c[2]: 4
- .d: "x"
+ .e: true' ""
run object diff old.json old.json
expect 0 "" ""
run object diff -o merge old.json new.json
expect 0 '{"b":{"c":[1,3,4]},"d":null,"e":true}' ""
run object diff three.ndjson old.json
expect 1 "" "kin object: three.ndjson:3: more than one document"
run object diff empty.json old.json
expect 1 "" "kin object: empty.json: no document"

# ---- patch: the output of diff turns one into the other
for type in merge json; do
    run object diff -o $type old.json new.json
    cp out patch.json
    run object patch --type $type -o compact old.json patch.json
    printf '%s' "${out%.}" >patched.json
    run object diff patched.json new.json
    expect 0 "" ""
done
printf '[{"op":"test","path":"/a","value":2}]' >patch.json
run object patch --type json old.json patch.json
[[ "$status $err" == "1 kin object: patch.json: "* ]] ||
    fail "$ran: [$status] [$err]"
printf '{"d":null}' >patch.json
run object patch old.json patch.json -o compact
expect 0 '{"a":1,"b":{"c":[1,2]}}' ""

# ---- usage
run object
expect 2 "" "kin object: no command; see 'kin object --help'"
run object prnt one.json
expect 2 "" "kin object: unknown command 'prnt': did you mean 'print'?"
run object print
expect 2 "" "kin object: usage: kin object print FILE..."
run object diff one.json
expect 2 "" "kin object: usage: kin object diff OLD NEW"
run object print --strict one.json
expect 2 "" "kin object: 'print' takes no '--strict'"
run object print -o paths one.json
expect 2 "" "kin object: flag '-o' takes compact, pretty or yaml here, not \
'paths'"
run object diff -o yaml one.json one.json
expect 2 "" "kin object: flag '-o' takes paths, merge or json here"
finish
