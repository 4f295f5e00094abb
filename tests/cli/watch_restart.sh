#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# needs: network
#
# A server that is restarted under `kin watch`: a line for the lost and one for
# the regained connection, and no row for what has not changed.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"
"$KIN" serve --help >/dev/null 2>&1 || { echo "skipped: no server"; exit 0; }

server=
watches=()
trap 'kill $server "${watches[@]}" 2>/dev/null || :; rm -rf "$work"' EXIT

# serve ADDRESS: starts the server on its earlier data.
serve() {
    : >"$work/serve"
    "$KIN" serve --data "$work/data" --listen "$1" >"$work/serve" &
    server=$!
    wait_for "listening on" cat "$work/serve"
}

serve 127.0.0.1:0
url=$(sed -n 's/^listening on //p' "$work/serve")
for form in table diff json trace; do
    output=()
    [ $form = table ] || output=(-o "$form")
    "$KIN" watch namespaces --server "$url" "${output[@]}" \
        >"$work/$form.out" 2>"$work/$form.err" &
    watches+=($!)
    case $form in
    table) wait_for "kube-system" cat "$work/$form.out" ;;
    diff) wait_for "synced 4" cat "$work/$form.out" ;;
    *) wait_for "kube-system" cat "$work/$form.out" ;;
    esac
done

kill "$server"
wait "$server" || :
for form in table diff json trace; do
    wait_for "lost the connection to $url: " cat "$work/$form.err"
done
serve "${url#http://}"
for form in table diff json trace; do
    wait_for "regained the connection to $url after [0-9.]* s" \
        cat "$work/$form.err"
done
printf 'apiVersion: v1\nkind: Namespace\nmetadata: {name: new}\n' |
    "$KIN" create --server "$url" -f - >"$work/out"
for form in table diff json trace; do
    wait_for '\bnew\b' cat "$work/$form.out"
    [ "$(grep -c 'lost the connection' "$work/$form.err")" = 1 ] ||
        fail "$form: $(cat "$work/$form.err")"
    grep -q '^[0-9][0-9]:[0-9][0-9]:[0-9][0-9] lost' "$work/$form.err" ||
        fail "$form: no time: $(cat "$work/$form.err")"
done
# Four rows and the new one; a trace has what client-go would notify.
[ "$(wc -l <"$work/table.out")" = 6 ] || fail "table: $(cat "$work/table.out")"
[ "$(wc -l <"$work/diff.out")" = 2 ] || fail "diff: $(cat "$work/diff.out")"
[ "$(wc -l <"$work/json.out")" = 5 ] || fail "json: $(cat "$work/json.out")"
finish
