#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# The metrics for name lookups, credential plugins and connections.
# needs: network
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"
"$KIN" serve --help >/dev/null 2>&1 || { echo "skipped: no server"; exit 0; }

server=
manager=
trap 'kill $server $manager 2>/dev/null || :; rm -rf "$work"' EXIT

"$KIN" serve --tls --token t0ken --kubeconfig-out "$work/given" \
    >"$work/serve.out" 2>"$work/serve.err" &
server=$!
wait_for '^listening on ' cat "$work/serve.out"
url=$(sed -n 's/^listening on //p' "$work/serve.out")

# The plugin fails once, and then returns the token.
cat >"$work/plugin" <<'PLUGIN'
#!/bin/sh
cd "${0%/*}" || exit 9
test -e failed || { : >failed; exit 3; }
echo '{"kind":"ExecCredential","status":{"token":"t0ken"},
    "apiVersion":"client.authentication.k8s.io/v1"}'
PLUGIN
chmod +x "$work/plugin"
cat >"$KUBECONFIG" <<CONFIG
current-context: x
contexts: [{name: x, context: {cluster: c, user: u}}]
clusters:
- name: c
  cluster:
    server: https://localhost:${url##*:}
    insecure-skip-tls-verify: true
users:
- name: u
  user:
    exec:
      command: $work/plugin
      interactiveMode: Never
      apiVersion: client.authentication.k8s.io/v1
CONFIG

"$KIN" controller-manager --controllers '' --hollow-nodes 1 \
    --listen 127.0.0.1:0 >"$work/manager.out" 2>"$work/manager.err" &
manager=$!
wait_for '^listening on ' cat "$work/manager.out"
probes=$(sed -n 's/^listening on //p' "$work/manager.out")
# get PATH: the response to a probe.
get() {
    exec 3<>"/dev/tcp/127.0.0.1/${probes##*:}"
    printf 'GET %s HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n' "$1" >&3
    cat <&3
    exec 3>&-
}
calls='^rest_client_exec_plugin_call_total{code='
wait_for "$calls\"3\",call_status=\"plugin_execution_error\"} 1\$" get /metrics
wait_for "$calls\"0\",call_status=\"no_error\"} 1\$" get /metrics
lookups='^rest_client_dns_resolution_duration_seconds_count'
wait_for "$lookups{host=\"localhost\"} " get /metrics
wait_for '^rest_client_transport_create_calls_total{result="uncacheable"} ' \
    get /metrics
wait_for '^rest_client_exec_plugin_ttl_seconds +Inf$' get /metrics

# Prometheus' own client can parse it.
get /metrics | sed '1,/^\r$/d' >"$work/metrics"
parse_metrics rest_client_dns_resolution_duration_seconds \
    rest_client_exec_plugin_call_total rest_client_exec_plugin_ttl_seconds \
    rest_client_transport_create_calls_total \
    kin_transport_connections kin_transport_connections_opened_total \
    kin_transport_transfers_total kin_transport_transfers_reused_total \
    <"$work/metrics"
kill -TERM "$manager"
wait "$manager" || fail "the manager ended with status $?"
manager=
finish
