#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# kin controller-manager, on kin serve.
# needs: network
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"
"$KIN" serve --help >/dev/null 2>&1 || { echo "skipped: no server"; exit 0; }

server=
manager=
standby=
trap 'kill $server $manager $standby 2>/dev/null || :; rm -rf "$work"' EXIT

"$KIN" serve --leave-namespaces >"$work/serve.out" 2>"$work/serve.err" &
server=$!
wait_for '^listening on ' cat "$work/serve.out"
url=$(sed -n 's/^listening on //p' "$work/serve.out")

run controller-manager --server "$url" --controllers 'missing'
expect 2 "" \
    'kin controller-manager: "missing" is not in the list of known controllers'
run controller-manager --server "$url" --leader-elect-lease-duration x
expect 2 "" "kin controller-manager: flag '--leader-elect-lease-duration' \
takes a duration such as 2s, not 'x'"
run controller-manager --server "$url" --leader-elect \
    --leader-elect-lease-duration 10s
expect 2 "" "kin controller-manager: --leader-elect-lease-duration: must be \
longer than --leader-elect-renew-deadline"
run controller-manager --server "$url" --leader-elect \
    --leader-elect-retry-period 9s
expect 2 "" "kin controller-manager: --leader-elect-renew-deadline: must be \
longer than 1.2 times --leader-elect-retry-period"
run controller-manager --server "$url" --warm-standby
expect 2 "" "kin controller-manager: --warm-standby: needs --leader-elect"
run controller-manager --server "$url" --listen nowhere
expect 2 "" "kin controller-manager: --listen 'nowhere' is no ADDRESS:PORT"
run controller-manager --server "$url" --kube-api-qps 1000001
expect 2 "" "kin controller-manager: --kube-api-qps, --kube-api-burst: more \
than 1000000 are too many"

# end_manager: stops the manager and checks its exit.
end_manager() {
    local status=0
    kill -TERM "$manager"
    wait "$manager" || status=$?
    manager=
    [ "$status" = 0 ] || fail "status $status after TERM"
}

# A named controller needs no worker count, and a count needs no other flag.
"$KIN" controller-manager --server "$url" --controllers hollow-node &
manager=$!
wait_for 'hollow-node-0 *Ready' "$KIN" get --server "$url" nodes
end_manager
"$KIN" controller-manager --server "$url" --controllers '' --hollow-nodes 2 &
manager=$!
wait_for 'hollow-node-1 *Ready' "$KIN" get --server "$url" nodes
end_manager

"$KIN" controller-manager --server "$url" --leader-elect --hollow-nodes 3 \
    --kube-api-qps 500 --kube-api-burst 500 \
    --listen 127.0.0.1:0 \
    >"$work/manager.out" 2>"$work/manager.err" &
manager=$!
cat >"$work/pod.yaml" <<'MANIFEST'
apiVersion: v1
kind: Namespace
metadata: {name: team}
---
apiVersion: v1
kind: Pod
metadata: {name: web, namespace: team}
spec: {containers: [{name: c, image: i}]}
MANIFEST
"$KIN" create --server "$url" -f "$work/pod.yaml" >/dev/null
wait_for 'Running' "$KIN" get --server "$url" -n team pods
wait_for 'hollow-node-2 *Ready' "$KIN" get --server "$url" nodes
wait_for '^default ' "$KIN" get --server "$url" -n team serviceaccounts
wait_for '^kube-root-ca.crt ' "$KIN" get --server "$url" -n team configmaps
wait_for 'kube-controller-manager' \
    "$KIN" get --server "$url" -n kube-system leases
# The controller would wait for existing pods.
run delete --server "$url" -n team pods web
run delete --server "$url" ns team
wait_for 'not found' "$KIN" get --server "$url" ns team

probes=$(sed -n 's/^listening on //p' "$work/manager.out")
# get PATH: the response to a probe.
get() {
    exec 3<>"/dev/tcp/127.0.0.1/${probes##*:}"
    printf 'GET %s HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n' "$1" >&3
    cat <&3
    exec 3>&-
}
wait_for 'HTTP/1.1 200' get /livez
wait_for '+.leaderElection ok' get '/livez?verbose'
wait_for '+.namespace-controller ok' get '/livez?verbose'
wait_for 'HTTP/1.1 404' get /nothing
wait_for 'running_managed_controllers.*"hollow-node-controller"} 1' get /metrics
wait_for 'leader_election_master_status.* 1' get /metrics

# A warm standby is ready when its caches are full, and does not lead.
"$KIN" controller-manager --server "$url" --leader-elect --warm-standby \
    --listen 127.0.0.1:0 >"$work/standby.out" &
standby=$!
wait_for '^listening on ' cat "$work/standby.out"
leader=$probes
probes=$(sed -n 's/^listening on //p' "$work/standby.out")
wait_for 'HTTP/1.1 200' get /readyz
wait_for 'leader_election_master_status.* 0' get /metrics
wait_for 'kin_informer_objects.*namespaces.* [1-9]' get /metrics
kill -TERM "$standby"
wait "$standby"
standby=
probes=$leader

# Prometheus' own client can parse it.
get /metrics | sed '1,/^\r$/d' >"$work/metrics"
parse_metrics workqueue_depth workqueue_adds_total \
    workqueue_queue_duration_seconds workqueue_work_duration_seconds \
    workqueue_unfinished_work_seconds workqueue_retries_total \
    workqueue_longest_running_processor_seconds \
    informer_queued_items informer_processing_latency_seconds \
    informer_store_resource_version leader_election_master_status \
    leader_election_slowpath_total rest_client_requests_total \
    rest_client_request_duration_seconds rest_client_request_size_bytes \
    rest_client_response_size_bytes rest_client_rate_limiter_duration_seconds \
    reflector_lists_total reflector_list_duration_seconds \
    reflector_items_per_list reflector_watches_total \
    reflector_short_watches_total reflector_watch_duration_seconds \
    reflector_items_per_watch reflector_last_resource_version \
    kin_informer_objects kin_informer_bytes kin_informer_age_seconds \
    kin_informer_relists_total kin_handler_lag_seconds \
    kin_events_recorded_total <"$work/metrics"

end_manager
said="kin controller-manager: waiting for the lease to run \
namespace-controller, serviceaccount-controller, \
root-ca-certificate-publisher-controller, garbage-collector-controller, \
hollow-node-controller, deployment-controller, replicaset-controller, \
disruption-controller on $url"
[ "$(cat "$work/manager.err")" = "$said" ] ||
    fail "says $(cat "$work/manager.err")"
finish
