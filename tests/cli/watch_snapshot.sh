#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# needs: network
#
# `kin watch --snapshot`: starts from the file, also when the server no longer
# has its version, is another one, or when the program was killed at any moment.
#   KIN_KILLS   how often it is killed
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"
"$KIN" serve --help >/dev/null 2>&1 || { echo "skipped: no server"; exit 0; }

server=
watch=
trap 'kill $server $watch 2>/dev/null || :; rm -rf "$work"' EXIT

# serve ADDRESS DATA: starts the server.
serve() {
    : >"$work/serve"
    "$KIN" serve --data "$2" --listen "$1" >"$work/serve" &
    server=$!
    wait_for "listening on" cat "$work/serve"
}

stop_server() {
    kill "$server"
    wait "$server" || :
}

# put NAME VALUE, del NAME
put() {
    local head='"apiVersion":"v1","kind":"ConfigMap"'
    "$KIN" apply --server "$url" -n default -f - >"$work/put" <<END
{$head,"metadata":{"name":"$1"},"data":{"v":"$2"}}
END
}
del() { "$KIN" delete --server "$url" -n default configmap "$1" >"$work/del"; }

# follow FLAG...: watches until it has synced, and ends in order; $trace.
follow() {
    : >"$work/trace" # of the run before
    "$KIN" watch configmaps -n default --server "$url" -o trace \
        --snapshot "$work/file" "$@" >"$work/trace" 2>"$work/err" &
    watch=$!
    wait_for SYNCED cat "$work/trace"
    kill "$watch"
    wait "$watch" || fail "status $?: $(cat "$work/err")"
    trace=$(cat "$work/trace")
}

# expect_line WORDS: the trace has it; expect_no_line: it has not.
expect_line() { grep -qF "$1" <<<"$trace" || fail "no $1 in: $trace"; }
expect_no_line() { ! grep -qF "$1" <<<"$trace" || fail "$1 in: $trace"; }

serve 127.0.0.1:0 "$work/data"
url=$(sed -n 's/^listening on //p' "$work/serve")
put a 1
put b 1
follow
[ "$(stat -c %a "$work/file")" = 600 ] || fail "mode of the file"

# What has changed meanwhile.
del a
put c 1
follow
expect_no_line '"key":"default/a"'
expect_line '"initial":true,"key":"default/b"'
expect_line '"initial":true,"key":"default/c"'
del b
put d 1
follow --early
expect_line '"initial":true,"key":"default/b"'
expect_line '"type":"DELETED","key":"default/b"'
expect_line '"type":"ADDED","initial":true,"key":"default/d"'
expect_no_line UPDATED

# The server has dropped the version: what has not changed is not reported.
kill -USR1 "$server"
del d
put c 2
stop_server
serve "${url#http://}" "$work/data"
kill -USR1 "$server"
put e 1
follow --early
expect_line '"type":"UPDATED","key":"default/c"'
expect_line '"key":"default/e"'
[ "$(grep -c UPDATED <<<"$trace")" = 1 ] || fail "unchanged objects: $trace"

# A file that is damaged; another cluster at the same address.
printf x | dd of="$work/file" bs=1 seek=40 conv=notrunc 2>"$work/dd"
follow
expect_line '"initial":true,"key":"default/c"'
grep -q "$work/file: " "$work/err" || fail "no reason: $(cat "$work/err")"
: >"$work/out"
"$KIN" watch configmaps -n default --server "$url" --snapshot "$work/file" \
    --snapshot-interval 1ms >"$work/out" 2>&1 &
watch=$!
put f 1
wait_for "\bf\b" cat "$work/out"
kill "$watch"
wait "$watch" || :
stop_server
serve "${url#http://}" "$work/other"
for i in $(seq 40); do put "z$((i % 3))" "$i"; done # as new as the file
follow
expect_no_line '"key":"default/c"'
expect_line '"initial":true,"key":"default/z1"'

# Killed at any moment, also while it saves.
for i in $(seq "${KIN_KILLS:=50}"); do
    "$KIN" watch configmaps -n default --server "$url" -o trace --early \
        --snapshot "$work/file" --snapshot-interval 1ms >"$work/killed" 2>&1 &
    watch=$!
    put "k$((i % 7))" "$i"
    [ $((i % 3)) != 0 ] || del "k$((i % 7))"
    put "z$((i % 3))" "k$i"
    sleep "0.0$((RANDOM % 100))"
    kill -9 "$watch"
    wait "$watch" 2>"$work/wait" || :
    [ $((i % 10)) = 0 ] || continue
    follow --early
    "$KIN" get configmaps -n default --server "$url" -o json >"$work/wanted"
    python3 - "$work/trace" "$work/wanted" <<'PYTHON' || fail "after $i kills"
import json
import sys

events = [json.loads(line) for line in open(sys.argv[1])]
items = [item["metadata"] for item in json.load(open(sys.argv[2]))["items"]]
wanted = {f"default/{item['name']}": item["resourceVersion"] for item in items}
known = {}
for event in events:
    kind = event["type"]
    if kind == "ADDED":
        assert event["key"] not in known, event
        known[event["key"]] = event["rv"]
    elif kind == "UPDATED":
        assert known[event["key"]] == event["oldRv"] != event["rv"], event
        known[event["key"]] = event["rv"]
    elif kind == "DELETED":
        del known[event["key"]]
store = dict(events[-1]["objects"])
assert known == store == wanted, (known, store, wanted)
PYTHON
done
finish
