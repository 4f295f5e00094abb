#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# `kin` reaches the server through a unix socket: that of `kubectl proxy`, which
# adds the credentials.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"
needs_kubectl

socket=$work/socket
proxy=
watch=

trap 'end "$watch"; end "$proxy"
    kubectl delete namespace "$namespace" --wait=false >/dev/null
    rm -rf "$work"' EXIT

# It ends with this script.
start_proxy() {
    setpriv --pdeathsig KILL kubectl proxy --unix-socket="$socket" \
        >"$work/proxy" 2>&1 &
    proxy=$!
    within 60 grep -q '^Starting to serve' "$work/proxy" ||
        die "kubectl proxy: [$(cat "$work/proxy")]"
}

put() { # NAME
    kubectl create configmap "$1" -n "$namespace" >/dev/null
}

kubectl create namespace "$namespace" >/dev/null
put listed
start_proxy

# Without a kubeconfig, and with one that has nothing but the socket.
cat >"$work/kubeconfig" <<YAML
apiVersion: v1
kind: Config
clusters: [{name: c, cluster: {server: "unix:$socket"}}]
contexts: [{name: c, context: {cluster: c, namespace: $namespace}}]
current-context: c
YAML
: >"$work/none"
say kubectl kubectl get configmaps -n "$namespace" -o json
say "$KIN" kin get configmaps --kubeconfig "$work/none" \
    --server "unix:$socket" -n "$namespace" -o json
! differs kubectl kin || show_difference get configmaps --server
say "$KIN" kin get configmaps --kubeconfig "$work/kubeconfig" -o json
! differs kubectl kin || show_difference get configmaps --kubeconfig

# An informer: a list and a watch.
"$KIN" watch configmaps --kubeconfig "$work/none" --server "unix:$socket" \
    -n "$namespace" -o trace >"$work/trace" 2>"$work/errors" &
watch=$!
await SYNCED "$work/trace"
put watched
await "ADDED.*$namespace/watched" "$work/trace"
[ ! -s "$work/errors" ] || fail "kin watch: [$(cat "$work/errors")]"

# Errors name the socket, and the informer recovers with its server.
end "$proxy"
await "unix:$socket: .*Connection refused" "$work/errors"
put missed
start_proxy
await "ADDED.*$namespace/missed" "$work/trace"
kill -TERM "$watch"
wait "$watch" || fail "kin watch: status $?"
watch=

finish
