#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# needs: network
#
# `kin enrich`: each key, lines that stay as they are, lines that wait, the end.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"
"$KIN" serve --help >/dev/null 2>&1 || { echo "skipped: no server"; exit 0; }

started=()
trap 'kill "${started[@]}" 2>/dev/null || :; rm -rf "$work"' EXIT

"$KIN" serve --listen 127.0.0.1:0 >"$work/serve" &
started+=($!)
wait_for "listening on" cat "$work/serve"
url=$(sed -n 's/^listening on //p' "$work/serve")
id=$(printf '%064d' 7)

# pod NAME ADDRESS: creates one with an address and a container.
pod() {
    cat >"$work/pod.json" <<END
{"apiVersion": "v1", "kind": "Pod",
 "metadata": {"name": "$1", "namespace": "default",
  "labels": {"app": "web", "tier": "a.b"},
  "ownerReferences": [
   {"apiVersion": "v1", "kind": "Node", "name": "n", "uid": "u1"},
   {"apiVersion": "apps/v1", "kind": "ReplicaSet", "name": "web-5d",
    "uid": "u2", "controller": true}]},
 "spec": {"nodeName": "node-1", "containers": [{"name": "c", "image": "i"}]}}
END
    "$KIN" create --server "$url" -f "$work/pod.json" >"$work/created"
    curl -sS -X PATCH -H 'Content-Type: application/merge-patch+json' \
        "$url/api/v1/namespaces/default/pods/$1/status" -d '{"status": {
        "phase": "Running", "podIP": "'"$2"'", "podIPs": [{"ip": "'"$2"'"}],
        "containerStatuses": [{"name": "c", "image": "i", "imageID": "",
            "ready": true, "restartCount": 0,
            "containerID": "containerd://'"$id"'"}]}}' >"$work/patched"
    uid=$("$KIN" get pod "$1" -n default --server "$url" \
        -o 'jsonpath={.metadata.uid}')
}

# enrich KEY PATH ARGS...: filters $work/in to $work/out.
enrich() {
    local by=$1 field=$2
    shift 2
    run enrich --server "$url" --by "$by" --field "$field" "$@" <"$work/in"
    [ "$status" = 0 ] || fail "--by $by: status $status, $err"
}

# expect_lines NAME: compares the output with stdin.
expect_lines() {
    cat >"$work/want"
    cmp -s "$work/out" "$work/want" ||
        fail "$1: $(diff "$work/want" "$work/out")"
}

pod web-0 10.0.0.7
live='"namespace":"default","pod":"web-0","uid":"'$uid'","node":"node-1",'
live+='"labels":{"app":"web","tier":"a.b"},'
live+='"owner":{"kind":"ReplicaSet","name":"web-5d"},"match":"live"}'

# By address; the rest of each line is copied.
cat >"$work/in" <<'END'
{"ip":"10.0.0.7"}
{ "ip" : "::ffff:10.0.0.7" , "x" : [1, 2.50, "\u00e9é"] }TAB
not json

{"ip":"10.0.0.8"}
{"ip":7}
{}
{"ip":"10.0.0.7","kubernetes":{"old":[1]},"z":1}
{"ip":"1\u0030.0.0.7"}
{"ip":"10.0.0.7"
END
sed -i 's/TAB$/\t/' "$work/in"
printf '{"ip":"10.0.0.7","last":1}' >>"$work/in"
enrich pod-ip .ip --stats
{
    printf '{"ip":"10.0.0.7","kubernetes":{%s}\n' "$live"
    printf '{ "ip" : "::ffff:10.0.0.7" , "x" : [1, 2.50, "\\u00e9é"] ,'
    printf '"kubernetes":{%s}\t\nnot json\n\n' "$live"
    printf '{"ip":"10.0.0.8","kubernetes":{"match":"none"}}\n'
    printf '{"ip":7,"kubernetes":{"match":"none"}}\n'
    printf '{"kubernetes":{"match":"none"}}\n'
    printf '{"ip":"10.0.0.7","kubernetes":{%s,"z":1}\n' "$live"
    printf '{"ip":"1\\u0030.0.0.7","kubernetes":{%s}\n' "$live"
    printf '{"ip":"10.0.0.7"\n'
    printf '{"ip":"10.0.0.7","last":1,"kubernetes":{%s}' "$live"
} | expect_lines pod-ip
expect_err() {
    [ "$(cat "$work/err")" = "$1" ] || fail "stderr: $err"
}
expect_err "ready
lines 11, live 5, recent 0, ambiguous 0, none 3, not JSON 2, too long 0"

# The other keys, nested fields, and the name of the member.
echo '{"k":["x",{"u":"'"$uid"'"}]}' >"$work/in"
enrich pod-uid '.k[1].u' --into '["a\"b"]'
printf '{"k":["x",{"u":"%s"}],"a\\"b":{%s}\n' "$uid" "$live" |
    expect_lines pod-uid
cat >"$work/in" <<'END'
{"p":"default/web-0"}
{"k":{},"p":"default/web-0"}
{"p":"default/web-0","k":{"x":[]}}
{"p":"default/web-0","k":{"m":1,"x":2},"x":3}
{"p":"default/web-0","k":1,"x":3}
END
enrich pod .p --into k.m
{
    printf '{"p":"default/web-0","k":{"m":{%s}\n' "$live}"
    printf '{"k":{"m":{%s},"p":"default/web-0"}\n' "$live"
    printf '{"p":"default/web-0","k":{"x":[],"m":{%s}\n' "$live}"
    printf '{"p":"default/web-0","k":{"m":{%s,"x":2},"x":3}\n' "$live"
    printf '{"p":"default/web-0","k":{"m":{%s},"x":3}\n' "$live"
} | expect_lines "--into k.m"
echo '{"p":"default/web-0"}' >"$work/in"
enrich pod .p -n default
printf '{"p":"default/web-0","kubernetes":{%s}\n' "$live" | expect_lines pod
echo '{"c":"cri-o://'"$id"'"}' >"$work/in"
enrich container-id .c --field-selector spec.nodeName=node-1
printf '{"c":"cri-o://%s","kubernetes":{%s}\n' "$id" "$live" |
    expect_lines container-id
echo '{"file":"/var/log/containers/web-0_default_c-'"$id"'.log"}' >"$work/in"
enrich log-path .file
printf '{"file":"/var/log/containers/web-0_default_c-%s.log",' "$id" \
    >"$work/one"
printf '"kubernetes":{%s}\n' "$live" | cat "$work/one" - | expect_lines log-path

# A line that is too long passes, and the next one does not suffer.
python3 -c 'print("{\"ip\":\"10.0.0.7\",\"x\":\"" + "x" * 3000000 + "\"}")
print("{\"ip\":\"10.0.0.7\",\"x\":\"" + "x" * 300000 + "\"}")
print("{\"ip\":\"10.0.0.7\"}")' >"$work/in"
enrich pod-ip .ip --stats
head -1 "$work/in" | cmp -s - <(head -1 "$work/out") || fail "long line changed"
sed -n 2p "$work/out" | grep '"match":"live"}}$' >/dev/null ||
    fail "line of 300 kB"
[ "$(sed -n 3p "$work/out")" = '{"ip":"10.0.0.7","kubernetes":{'"$live}" ] ||
    fail "after a long line: $(sed -n 3p "$work/out" | cut -c 1-300)"
expect_err "ready
lines 3, live 2, recent 0, ambiguous 0, none 0, not JSON 0, too long 1"

# Two pods with one address.
pod web-1 10.0.0.7
echo '{"ip":"10.0.0.7"}' >"$work/in"
enrich pod-ip .ip
python3 -c '
import json, sys
found = json.load(sys.stdin)["kubernetes"]
assert found["match"] == "ambiguous", found
pods = sorted(pod["pod"] for pod in found["candidates"])
assert pods == ["web-0", "web-1"], pods
assert all("match" not in pod for pod in found["candidates"]), found
' <"$work/out" || fail "ambiguous: $out"

# Lines are written when the input pauses.  A line waits for its pod; those
# behind it stay behind it.
mkfifo "$work/lines"
"$KIN" enrich --server "$url" --by pod-ip --field .ip --wait 600s \
    <"$work/lines" >"$work/out" 2>"$work/err" &
filter=$!
started+=("$filter")
exec 9>"$work/lines"
wait_for ready cat "$work/err"
echo '{"ip":"10.0.0.7"}' >&9
wait_for ambiguous cat "$work/out"
printf '{"ip":"10.0.0.9"}\n{"ip":"10.0.0.7","after":1}\n' >&9
pod web-2 10.0.0.9
wait_for after cat "$work/out"
sed -n 2p "$work/out" | grep '"pod":"web-2".*"match":"live"}}$' >/dev/null ||
    fail "waited: $(sed -n 2p "$work/out")"
# At SIGTERM nothing waits any more, and all that was read is written.
printf '{"ip":"10.0.0.66"}\n{"ip":"10.0.0.9","end":1}\n' >&9
kill -TERM $filter
wait $filter || fail "SIGTERM: status $?"
[ "$(sed -n 4p "$work/out")" = \
    '{"ip":"10.0.0.66","kubernetes":{"match":"none"}}' ] ||
    fail "SIGTERM: $(cat "$work/out")"
sed -n 5p "$work/out" | grep '"end":1,.*web-2' >/dev/null ||
    fail "after SIGTERM: $(cat "$work/out")"
exec 9>&-

# A line waits no longer than it may.
echo '{"ip":"10.0.0.77"}' >"$work/in"
enrich pod-ip .ip --wait 10ms
expect_lines waited <<<'{"ip":"10.0.0.77","kubernetes":{"match":"none"}}'

# Errors.
run enrich --by pod-ip
expect 2 "" "kin enrich: flag '--field' is required; see 'kin enrich --help'"
run enrich --field .ip
expect 2 "" "kin enrich: flag '--by' is required; see 'kin enrich --help'"
run enrich --by pod-ip --field '.ip[-1]'
expect 2 "" "kin enrich: flag '--field': an index from the end is unsupported"
run enrich --by pod-ip --field .
expect 2 "" "kin enrich: flag '--field': the path has no steps"
run enrich --by pod-ip --field .ip --into ''
expect 2 "" "kin enrich: flag '--into': the path has no steps"
run enrich --by pod-ip --field .ip --into a.b.c
expect 2 "" "kin enrich: flag '--into': the path has too many steps"
run enrich --by pod-ip --field .ip --into 'a[0]'
expect 2 "" "kin enrich: flag '--into': the path has an index"
finish
