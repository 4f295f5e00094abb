#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# The cluster is real and whole: versions, objects, a watch.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

expect_output '^ok$' "/readyz" kubectl get --raw /readyz

want=$(sed -n 's/^require k8s.io\/kubernetes //p' \
           "$(dirname "$KIN_CLUSTER")/go.mod")
got=$(kubectl version -o json | grep -c "\"gitVersion\": \"$want\"")
[ "$got" = 2 ] || fail "client and server are not both $want"

kubectl create namespace "$namespace" >/dev/null
kubectl -n "$namespace" create configmap first --from-literal=key=one >/dev/null
kubectl -n "$namespace" apply -f - >/dev/null <<'YAML'
apiVersion: v1
kind: Pod
metadata: {name: pod}
spec: {containers: [{name: app, image: images.example.com/app}]}
YAML
expect_output '^Pending one$' "the objects" kubectl -n "$namespace" get \
    pod/pod configmap/first \
    -o 'jsonpath={.items[0].status.phase} {.items[1].data.key}'

# The events of a watch come in order, each with its object.
version=$(version_of configmap first)
path="/api/v1/namespaces/$namespace/configmaps"
kubectl get --raw "$path?watch=1&resourceVersion=$version&timeoutSeconds=30" \
    >"$work/events" &
watcher=$!
kubectl -n "$namespace" patch configmap first --type merge \
    --patch '{"data": {"key": "two"}}' >/dev/null
kubectl -n "$namespace" create configmap second >/dev/null
kubectl -n "$namespace" delete configmap first >/dev/null
deleted() { grep -q '"type":"DELETED"' "$work/events"; }
within 60 deleted || fail "no deletion is seen"
kill "$watcher"
seen=$(sed -n 's/^{"type":"\([A-Z]*\)".*"name":"\([a-z]*\)".*/\1 \2/p' \
           "$work/events" | paste -sd ,)
[ "$seen" = "MODIFIED first,ADDED second,DELETED first" ] ||
    fail "the watch saw [$seen]"

finish
