#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Static programs on the real server, over TLS, in a root directory that has
# nothing but them and a kubeconfig.
#
#   KIN, AGENT   static programs: kin and examples/first_informer.c
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"
: "${AGENT:?the sample agent}"
in_root=$(cd "$(dirname "$0")/../../.." && pwd)/scripts/lib/in-root

[[ $KIN_CLUSTER_SERVER = https://* ]] || die "$KIN_CLUSTER_SERVER has no TLS"
kubectl create -f - >/dev/null <<YAML
apiVersion: v1
kind: Namespace
metadata: {name: $namespace}
YAML
running=()
trap 'kill "${running[@]}" 2>/dev/null || :
    kubectl delete namespace "$namespace" --wait=false >/dev/null
    rm -rf "$work"' EXIT

root=$work/root
mkdir -m 755 "$root"
strip -o "$root/kin" "$KIN"
strip -o "$root/agent" "$AGENT"
install -m 644 "$KUBECONFIG" "$root/config"

# start NAME PROGRAM ARGUMENT...: in the background, in that root.
start() {
    local name=$1
    shift
    KUBECONFIG=/config "$in_root" "$root" "$@" >"$work/$name" 2>&1 &
    running+=($!)
}

start watch /kin watch configmaps -n "$namespace" -o trace
start agent /agent
await SYNCED "$work/watch"
kubectl apply -f - >/dev/null <<YAML
apiVersion: v1
kind: ConfigMap
metadata: {name: a, namespace: $namespace}
data: {v: "1"}
---
apiVersion: v1
kind: Pod
metadata: {name: b, namespace: $namespace}
spec:
  automountServiceAccountToken: false
  containers: [{name: main, image: one}]
YAML
await "\"ADDED\".*\"$namespace/a\"" "$work/watch"
await "^ADDED $namespace/b\$" "$work/agent"
kubectl delete configmap a -n "$namespace" >/dev/null
await "\"DELETED\".*\"$namespace/a\"" "$work/watch"
kill -TERM "${running[0]}"
wait "${running[0]}" || fail "kin watch: status $?: $(cat "$work/watch")"

# The other users: by token, and one that does not know the server's CA.
for user in viewer distrustful; do
    install -m 644 "$(cluster kubeconfig "$user")" "$root/$user"
done
KUBECONFIG=/viewer "$in_root" "$root" /kin get pods -n "$namespace" \
    --no-headers >"$work/got" || fail "a token: status $?"
grep -q '^b ' "$work/got" || fail "a token: [$(cat "$work/got")]"
! KUBECONFIG=/distrustful "$in_root" "$root" /kin get pods >"$work/got" 2>&1 ||
    fail "a server of an unknown CA is trusted"
grep -q certificate "$work/got" || fail "an unknown CA: [$(cat "$work/got")]"
finish
