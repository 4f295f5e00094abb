#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# kin top, on kin serve, on a terminal and without one.
# needs: network
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"
take_port

run top pods --server "http://$nowhere"
expect 1 "" "The connection to the server $nowhere was refused - did you \
specify the right host or port?"
run top --interval soon
expect 2 "" "kin top: flag '--interval' takes a duration such as 2s, not 'soon'"
run top pods --interval 2562047h47m16.854775807s --server "http://$nowhere"
[ "$status" = 1 ] || fail "$ran: status $status: $err"
! grep -q 'runtime error' "$work/err" || fail "$ran: says $err"
run top --timeout 0s
expect 2 "" "kin top: flag '--timeout' takes a duration such as 2s, not '0s'"

"$KIN" serve --help >/dev/null 2>&1 || { echo "skipped: no server"; exit 0; }
server=
trap 'kill $server 2>/dev/null || :; rm -rf "$work"' EXIT
"$KIN" serve >"$work/serve.out" 2>"$work/serve.err" &
server=$!
for _ in $(seq 600); do
    grep -q '^listening on ' "$work/serve.out" && break
    sleep 0.1
done
url=$(sed -n 's/^listening on //p' "$work/serve.out")
for name in a b c; do
    printf '{"apiVersion":"v1","kind":"ConfigMap","metadata":{"name":"%s",' \
        "$name"
    printf '"namespace":"default","labels":{"app":"%s"}}}\n---\n' "$name"
done >"$work/maps.yaml"
"$KIN" create --server "$url" -f "$work/maps.yaml" >/dev/null

# once EXPRESSION ARGS...: the table has a line that matches.
once() {
    local expression=$1
    shift
    run top "$@" --server "$url"
    [ "$status" = 0 ] || fail "$ran: status $status: $err"
    [ "$err" = . ] || fail "$ran: complains $err"
    grep -Eq "$expression" "$work/out" || fail "$ran: no $expression in $out"
    ! grep -q $'\x1b' "$work/out" || fail "$ran: escapes without a terminal"
}
once '^RESOURCE +STATE +VERSION +OBJECTS +MEMORY +VALUES +EVENTS/S +LAG ' pods
once '^configmaps +watching +[0-9]+ +3 +[0-9.]+(B|KiB) +[0-9]+/[0-9]+ ' \
    cm -n default
once '^configmaps +watching +[0-9]+ +1 ' cm -l app=b --once -A
once '^namespaces +watching ' --once
once '^deployments.apps +watching ' --once
once '^nodes +watching +[0-9]+ +0 ' nodes ns --watch-list off

# Areas named in KIN_TRACE are logged regardless of -v.
KIN_TRACE=reflector run top cm --server "$url"
grep -q '^reflector: .* requested informer=configmaps ' "$work/err" ||
    fail "KIN_TRACE=reflector: says $err"
! grep -q '^client: ' "$work/err" || fail "KIN_TRACE=reflector: says $err"

run top nonsense --server "$url"
[ "$status" = 1 ] || fail "$ran: status $status"

terminal=$(dirname "$0")/terminal.py
"$terminal" once_fails_on_term -- "$KIN" top pods --once --watch-list off \
    >"$work/said" || fail "$(cat "$work/said")"
"$terminal" top_quits_on_q -- "$KIN" top cm ns --server "$url" \
    --interval 50ms >"$work/said" || fail "$(cat "$work/said")"
"$terminal" top_explains_itself -- "$KIN" top --server "$url" \
    --interval 50ms >"$work/said" || fail "$(cat "$work/said")"
"$terminal" top_ends_on_interrupt -- "$KIN" top --server "$url" \
    >"$work/said" || fail "$(cat "$work/said")"
"$terminal" top_is_killed -- "$KIN" top cm --server "$url" --interval 1ms \
    >"$work/said" || fail "$(cat "$work/said")"
"$terminal" shell_is_restored -- "$KIN" top cm --server "$url" \
    >"$work/said" || fail "$(cat "$work/said")"
finish
