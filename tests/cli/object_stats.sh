#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# kin object stats
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"
cd "$work"

# event TYPE NAMESPACE NAME VERSION [MORE]
event() {
    printf '{"type":"%s","object":{"kind":"T","apiVersion":"v1",' "$1"
    printf '"metadata":{"name":"%s","namespace":"%s",' "$3" "$2"
    printf '"resourceVersion":"%s"}%s}}\n' "$4" "${5:-}"
}

for i in $(seq 300); do
    event ADDED "ns-$((i % 7))" "pod-$((i % 11))-$i" "$i" ',"spec":{"n":1.0}'
done >added.ndjson
for i in $(seq 1 2 300); do
    event MODIFIED "ns-$((i % 7))" "pod-$((i % 11))-$i" "$((1000 + i))" \
        ',"spec":{"text":"a\u003cb","at":"2026-03-01T12:00:00Z"}'
done >changed.ndjson
printf '%s\n' '{"type":"BOOKMARK","object":{"kind":"T","apiVersion":"v1",'\
'"metadata":{"resourceVersion":"5000","creationTimestamp":null}}}' \
    >>changed.ndjson
for i in $(seq 1 3 300); do
    event DELETED "ns-$((i % 7))" "pod-$((i % 11))-$i" "$((6000 + i))"
done >deleted.ndjson

# figures LINE KEY...: the values of keys in a line of JSON
figures() {
    local line=$1 key
    shift
    for key in "$@"; do
        sed -n "$line{s/.*\"$key\":\([0-9.]*\).*/\1/p}" out
    done | xargs
}

run object stats -o json --verify added.ndjson changed.ndjson deleted.ndjson
[ "$status" = 0 ] || fail "$ran: status $status, [$err]"
[ "$(wc -l <out)" = 3 ] || fail "$ran: not one line for each file: [$out]"
[ "$(figures 1 events objects identical different)" = "300 300 300 0" ] ||
    fail "added: [$out]"
[ "$(figures 2 events objects identical different)" = "151 300 150 0" ] ||
    fail "changed: [$out]"
[ "$(figures 3 events objects identical different)" = "100 200 100 0" ] ||
    fail "deleted: [$out]"
keys='^{"file":"added.ndjson","events":[0-9]*,"objects":[0-9]*'
keys+=',"ns_per_event":[0-9.]*,"bytes_per_object":[0-9.]*,"rss_mb":[0-9.]*'
keys+=',"peak_mb":[0-9.]*,"identical":[0-9]*,"different":[0-9]*}$'
sed -n 1p out | grep "$keys" >/dev/null || fail "keys: [$(sed -n 1p out)]"
for figure in ns_per_event bytes_per_object; do
    [ "$(figures 1 $figure | cut -d. -f1)" -gt 0 ] || fail "$figure is nothing"
done

# The same without trust, and without a newline at the end.
printf '%s' "$(cat changed.ndjson added.ndjson)" >cut.ndjson
run object stats --strict -o json --verify cut.ndjson
[ "$(figures 1 events objects identical different)" = "451 300 300 0" ] ||
    fail "strict: [$out]"
run object stats -o json added.ndjson
! grep -q identical out || fail "compared without being asked: [$out]"

# Human-readable output.
run object stats --verify added.ndjson
[[ $out == "added.ndjson
  events      300, "*" ns of CPU each
  objects     300, "*" bytes each, everything included
  process     "*" MB now, "*" MB at most
  round trip  300 identical, 0 different
." ]] || fail "$ran: [$out]"

# From a pipe.
status=0
out=$(event ADDED a b 1 | "$KIN" object stats -o json - 2>&1) || status=$?
[[ $status == 0 && $out == '{"file":"-","events":1,"objects":1,'* ]] ||
    fail "from stdin: [$status] [$out]"

# Errors.
run object stats --verify -
expect 2 "" "kin object: '--verify' reads files twice, and standard input \
comes once"
run object stats -o yaml added.ndjson
expect 2 "" "kin object: flag '-o' takes only json here"
run object stats nowhere.ndjson
expect 1 "" "kin object: nowhere.ndjson: No such file or directory"
head -c 150 added.ndjson >half.ndjson
run object stats half.ndjson
[[ "$status $err" == "1 kin object: half.ndjson: "* ]] ||
    fail "$ran: [$status] [$err]"
printf '{"type":"ADDED","object":{"kind":"T"}}\n' >nameless.ndjson
run object stats nameless.ndjson
[[ "$status $err" == "1 kin object: nameless.ndjson: "* ]] ||
    fail "$ran: [$status] [$err]"
printf '%s\n' '{"type":"ERROR","object":{"kind":"Status","code":410,'\
'"reason":"Expired","message":"too old"}}' >gone.ndjson
run object stats gone.ndjson
expect 1 "" "kin object: gone.ndjson: the server ended the watch: too old"
printf '{"type":"RENAMED","object":{"metadata":{"name":"a"}}}\n' >odd.ndjson
run object stats odd.ndjson
expect 1 "" "kin object: odd.ndjson: unknown event type 'RENAMED'"
finish
