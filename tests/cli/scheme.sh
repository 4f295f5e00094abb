#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# needs: network
#
# Plain HTTP to a TLS port and TLS to a plain port: one clear line, and no
# retry, since that cannot help.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"
"$KIN" serve --help >/dev/null 2>&1 || { echo "skipped: no server"; exit 0; }

"$KIN" serve --tls >"$work/tls" &
tls=$!
"$KIN" serve >"$work/plain" &
plain=$!
trap 'kill $tls $plain 2>/dev/null || :; rm -rf "$work"' EXIT
wait_for "listening on" cat "$work/tls"
wait_for "listening on" cat "$work/plain"
tls_at=$(sed -n 's,listening on https://,,p' "$work/tls")
plain_at=$(sed -n 's,listening on http://,,p' "$work/plain")

run get pods --server "http://$tls_at"
expect 1 "" "Error from server (BadRequest): the server answered 400 \
BadRequest: this port speaks HTTPS only"
run get pods --server "https://$plain_at"
expect 1 "" "Unable to connect to the server: GET /api: https://$plain_at: \
tls: the server does not speak TLS here; is it http:// instead of https://?"
for server in "http://$tls_at" "https://$plain_at"; do
    run watch pods --server "$server"
    [ "$status" = 1 ] || fail "$ran: status $status"
    run get pods -v 9 --server "$server"
    [[ $err != *"asking again"* ]] || fail "$ran: $err"
done
finish
