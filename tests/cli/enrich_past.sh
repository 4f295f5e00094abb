#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# needs: network
#
# `kin enrich --remember`: pods that are gone, addresses and names that were
# reused, and the times of lines.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"
"$KIN" serve --help >/dev/null 2>&1 || { echo "skipped: no server"; exit 0; }

started=()
trap 'kill "${started[@]}" 2>/dev/null || :; rm -rf "$work"' EXIT

"$KIN" serve --listen 127.0.0.1:0 >"$work/serve" &
started+=($!)
wait_for "listening on" cat "$work/serve"
url=$(sed -n 's/^listening on //p' "$work/serve")

# at SECONDS: that time from now, as the API writes it.
at() { date -u -d "@$(($(date +%s) + $1))" +%Y-%m-%dT%H:%M:%SZ; }

# pod NAME ADDRESS ID TIME: creates a pod whose sandbox began then, with a
# container; sets $uid.
pod() {
    cat >"$work/pod.json" <<END
{"apiVersion": "v1", "kind": "Pod",
 "metadata": {"name": "$1", "namespace": "default"},
 "spec": {"nodeName": "node-1", "containers": [{"name": "c", "image": "i"}]}}
END
    "$KIN" create --server "$url" -f "$work/pod.json" >"$work/created"
    local since=$4
    curl -sS -X PATCH -H 'Content-Type: application/merge-patch+json' \
        "$url/api/v1/namespaces/default/pods/$1/status" -d '{"status": {
        "phase": "Running", "podIP": "'"$2"'", "podIPs": [{"ip": "'"$2"'"}],
        "startTime": "'"$since"'",
        "conditions": [{"type": "PodReadyToStartContainers",
            "status": "True", "lastTransitionTime": "'"$since"'"}],
        "containerStatuses": [{"name": "c", "image": "i", "imageID": "",
            "ready": true, "restartCount": 0,
            "state": {"running": {"startedAt": "'"$since"'"}},
            "containerID": "containerd://'"$3"'"}]}}' >"$work/patched"
    uid=$("$KIN" get pod "$1" -n default --server "$url" \
        -o 'jsonpath={.metadata.uid}')
}

# delete NAME: without a grace period.
delete() {
    curl -sS -X DELETE "$url/api/v1/namespaces/default/pods/$1" \
        -H 'Content-Type: application/json' \
        -d '{"gracePeriodSeconds": 0}' >"$work/deleted"
}

# filter NAME ARGS...: starts a filter that reads $work/NAME.in; file
# descriptors are in $fds.
declare -A fds
filter() {
    local name=$1 fd
    shift
    mkfifo "$work/$name.in"
    "$KIN" enrich --server "$url" "$@" <"$work/$name.in" >"$work/$name.out" \
        2>"$work/$name.err" &
    started+=($!)
    exec {fd}>"$work/$name.in"
    fds[$name]=$fd
    wait_for ready cat "$work/$name.err"
}

# ask NAME LINE: prints what the filter adds to a line.
count=0
ask() {
    echo "${2%\}},\"n\":$count}" >&"${fds[$1]}"
    wait_for "\"n\":$count," cat "$work/$1.out"
    sed -n "s/.*\"n\":$count,\"kubernetes\"://p" "$work/$1.out"
}

# expect_match NAME LINE MATCH [UID]...: what is found for a line.  Repeated
# until it is found: events arrive later than the answers to requests.
expect_match() {
    local name=$1 line=$2 want found
    want=$3$(shift 3; [ $# = 0 ] || printf '%s\n' "$@" | sort | sed 's/^/ /' |
        tr -d '\n')
    for _ in {1..200}; do
        count=$((count + 1))
        found=$(ask "$name" "$line" | python3 -c '
import json, sys
found = json.loads(sys.stdin.read().rstrip()[:-1])
uids = [pod["uid"] for pod in found.get("candidates", [found]) if "uid" in pod]
print(found["match"], *sorted(uids))')
        [ "$found" != "$want" ] || return 0
        sleep 0.05
    done
    fail "$name $line: expected $want, found $found"
}

id=$(printf '%064d' 7)
new=$(printf '%064d' 8)
pod web-0 10.0.0.7 "$id" "$(at -100)"
old_uid=$uid
filter ip --by pod-ip --field .ip --remember 600s
filter id --by container-id --field .id --remember 600s
filter uid --by pod-uid --field .uid --remember 600s
filter log --by log-path --field .file --remember 600s
filter name --by pod --field .pod --remember 600s
filter ip_at --by pod-ip --field .ip --time-field .t
filter name_at --by pod --field .pod --time-field .t --remember 600s
filter log_at --by log-path --field .file --time-field .t
filter forgetful --by pod-ip --field .ip

file=/var/log/containers/web-0_default_c-$id.log
expect_match ip '{"ip":"10.0.0.7"}' live "$old_uid"
expect_match ip_at "{\"t\":$(date +%s),\"ip\":\"10.0.0.7\"}" live "$old_uid"

# Pods that are gone.
between=$(at -50)
delete web-0
expect_match forgetful '{"ip":"10.0.0.7"}' none
expect_match ip '{"ip":"10.0.0.7"}' recent "$old_uid"
expect_match id "{\"id\":\"$id\"}" recent "$old_uid"
expect_match uid "{\"uid\":\"$old_uid\"}" recent "$old_uid"
expect_match log "{\"file\":\"$file\"}" recent "$old_uid"
expect_match name '{"pod":"default/web-0"}' recent "$old_uid"
expect_match name '{"pod":"default/web-1"}' none
# Before the pod had the address, and long after.
expect_match ip_at "{\"t\":\"$between\",\"ip\":\"10.0.0.7\"}" recent "$old_uid"
expect_match ip_at "{\"t\":\"$(at -1000)\",\"ip\":\"10.0.0.7\"}" none
expect_match ip_at "{\"t\":\"$(at 1000)\",\"ip\":\"10.0.0.7\"}" none

# Another pod with the same name and address, as of a StatefulSet.
pod web-0 10.0.0.7 "$new" "$(at 0)"
later=$(at 1000)
expect_match ip '{"ip":"10.0.0.7"}' live "$uid"
expect_match name '{"pod":"default/web-0"}' live "$uid"
expect_match log "{\"file\":\"$file\"}" recent "$old_uid"
expect_match log "{\"file\":\"${file/$id/$new}\"}" live "$uid"
expect_match ip_at "{\"t\":\"$between\",\"ip\":\"10.0.0.7\"}" recent "$old_uid"
expect_match ip_at "{\"t\":\"$later\",\"ip\":\"10.0.0.7\"}" live "$uid"
# The names of pods are known from their creation on.
expect_match name_at "{\"t\":\"$later\",\"pod\":\"default/web-0\"}" live "$uid"
# A line without a readable time is one of now; a log file has one owner only.
expect_match ip_at '{"t":"noon","ip":"10.0.0.7"}' live "$uid"
expect_match ip_at '{"ip":"10.0.0.7"}' live "$uid"
expect_match log_at "{\"t\":\"$later\",\"file\":\"$file\"}" recent "$old_uid"
# Times as numbers, and as text.
seconds=$(date -u -d "$between" +%s)
for t in "$seconds" "$seconds.5" "\"$seconds.25\"" "\"${between%Z}.75Z\"" \
    "\"${between%Z}.123456789+00:00\""; do
    expect_match ip_at "{\"t\":$t,\"ip\":\"10.0.0.7\"}" recent "$old_uid"
done

# Two pods that began to have the address at the same time.
since=$(at -100)
pod web-1 10.0.0.8 "$(printf '%064d' 9)" "$since"
one=$uid
pod web-2 10.0.0.8 "$(printf '%064d' 10)" "$since"
expect_match ip '{"ip":"10.0.0.8"}' ambiguous "$one" "$uid"
expect_match ip_at "{\"t\":\"$between\",\"ip\":\"10.0.0.8\"}" \
    ambiguous "$one" "$uid"

# The time beside a nested member.
echo "{\"t\":$(date +%s),\"ip\":\"10.0.0.7\"}" >"$work/in"
run enrich --server "$url" --by pod-ip --field .ip --time-field .t \
    --into k.m <"$work/in"
grep -q '^{"t":[0-9]*,"ip":"10.0.0.7","k":{"m":{.*"match":"live"}}}$' \
    "$work/out" || fail "--into k.m: $out"

# Counts, and errors.
echo '{"ip":"10.0.0.7"}' >"$work/in"
run enrich --server "$url" --by pod-ip --field .ip --stats <"$work/in"
[ "$status" = 0 ] || fail "--stats: $err"
[ "$(cat "$work/err")" = "ready
lines 1, live 1, recent 0, ambiguous 0, none 0, not JSON 0, too long 0" ] ||
    fail "--stats: $err"
run enrich --by pod-ip --field .ip --time-field .
expect 2 "" "kin enrich: flag '--time-field': the path has no steps"
finish
