#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# With the controller-manager, objects make others and namespaces can go.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

started=$EPOCHREALTIME
cluster start-kcm
echo "# start-kcm: $(((${EPOCHREALTIME/[.,]/} - ${started/[.,]/}) / 1000)) ms"
trap 'cluster kill-kcm; rm -rf "$work"' EXIT

kubectl create namespace "$namespace" >/dev/null
kubectl -n "$namespace" create deployment app --replicas 3 \
    --image images.example.com/app >/dev/null
pods() { # COUNT
    [ "$(kubectl -n "$namespace" get pods -l app=app -o name | wc -l)" = "$1" ]
}
within 60 pods 3 || fail "a Deployment makes no Pods"

# The role `view` is made of others.
aggregated() {
    [ -n "$(kubectl get clusterrole view -o 'jsonpath={.rules}')" ]
}
within 60 aggregated || fail "the ClusterRole view stays empty"

kubectl delete namespace "$namespace" --timeout 60s >/dev/null ||
    fail "the namespace does not go"

finish
