#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# kin object roundtrip
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"
cd "$work"

# Output of Go is reproduced exactly.
cat >go.ndjson <<'JSON'
{"a":"\u003cb\u003e \u0026 \u2028 é 😀 \"\\\n\t\u0001","n":[0,-1,1.50,1e400,-0]}
{"creationTimestamp":"2026-03-01T12:00:00Z","x":"2026-03-01T12:00:00Z","e":{}}
[]
"text"
JSON
run object roundtrip go.ndjson
expect 0 "$(cat go.ndjson)" ""

# Other notations of the same values are equal.
cat >free.json <<'JSON'
{ "a" : "\u0041\/\ud83d\ude00" ,
  "b" : [ 1 , true ] , "\u0063" : null }
JSON
run object roundtrip free.json
expect 0 '{"a":"A/😀","b":[1,true],"c":null}' ""

# A duplicate key is lost, which is reported.
printf '{"a":1}\n{"a":1,\n "b":2,"a":3}\n' >twice.json
run object roundtrip twice.json
expect 1 '{"a":1}
{"a":3,"b":2}' "kin object: twice.json:2:6: '1,  \"b\":2,\"a\":3}' became \
'3,\"b\":2} '"

run object roundtrip -o pretty go.ndjson
[ "$status" = 0 ] || fail "$ran: status $status, [$err]"
finish
