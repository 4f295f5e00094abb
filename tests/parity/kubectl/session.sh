#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# usage: session.sh OUT
#
# Runs kubectl on the server of $KUBECONFIG, command by command, and keeps the
# output and exit status of each in a file of OUT.  Every server must give the
# same answers.
set -uo pipefail
out=$1
mkdir -p "$out"
number=0
# Without a controller-manager a deleted namespace never goes away: each run
# has its own.
ns=parity-$$
manifests=$out/../manifests-$ns
mkdir -p "$manifests"
for file in "$(dirname "$0")"/manifests/*; do
    sed "s/namespace: parity/namespace: $ns/" "$file" \
        >"$manifests/${file##*/}"
done

# step NAME COMMAND...
step() {
    local name file
    name=$1
    shift
    number=$((number + 1))
    file=$out/$(printf '%03d' $number)-$name
    {
        printf '$ %s\n' "$*" | sed "s#$manifests#.#g"
        "$@" >"$file.stdout" 2>"$file.stderr"
        printf 'exit %d\n' $?
        cat "$file.stdout"
        printf -- '--- stderr\n'
        sed "s#$manifests#.#g" "$file.stderr"
    } >"$file"
    rm -f "$file.stdout" "$file.stderr"
}

k() { timeout 120 kubectl -n "$ns" "$@"; }

# A watch that is stopped after a number of lines.
watch_lines() {
    local lines=$1 shown=$out/watch pid
    shift
    : >"$shown"
    timeout 120 kubectl -n "$ns" "$@" -w >"$shown" &
    pid=$!
    while [ "$(wc -l <"$shown")" -lt "$lines" ] && kill -0 $pid 2>/dev/null; do
        sleep 0.1
    done
    kill $pid 2>/dev/null
    wait $pid 2>/dev/null
    head -n "$lines" "$shown"
    rm -f "$shown"
}

# For objects that the server creates a moment later: retries until the command
# succeeds.
until_it_works() {
    local try
    for try in $(seq 60); do
        "$@" >/dev/null 2>&1 && return
        sleep 0.5
    done
    echo "session.sh: still fails after $try tries: $*" >&2
}

# The claims of a new token, without values that differ.
claims_of() { # ACCOUNT [FLAG]...
    k create token "$@" | python3 -c '
import base64, json, sys
claims = json.loads(base64.urlsafe_b64decode(
    sys.stdin.read().split(".")[1] + "=="))
for name in ("jti", "iss"):
    claims.pop(name)
claims["lifetime"] = claims.pop("exp") - claims.pop("iat")
if claims["aud"][0].startswith("https://"):
    claims["aud"] = "issuer"
claims.pop("nbf")
print(json.dumps(claims, indent=1, sort_keys=True))'
}

edit_with() {
    local program=$1
    shift
    KUBE_EDITOR="sed -i $program" k edit "$@"
}

kubectl delete crd widgets.parity.example.com --ignore-not-found \
    >/dev/null 2>&1

step api-resources kubectl api-resources --no-headers
step api-versions kubectl api-versions
step create-namespace kubectl create namespace "$ns"
step get-namespace kubectl get namespace "$ns"
step get-namespace-yaml kubectl get namespace "$ns" -o yaml

# Creating and reading.
step create k create -f "$manifests/web.yaml"
step create-again k create -f "$manifests/web.yaml"
step get k get configmap,deployment,service
step get-wide k get configmap,deployment,service -o wide
step get-yaml k get deployment web -o yaml
step get-json k get service web -o json
step get-name k get all -o name
step get-none k get deployment none
step get-nothing k get nothing
step get-jsonpath k get deployment web -o 'jsonpath={.spec.replicas}'
step describe-deployment k describe deployment web
step describe-service k describe service web
step describe-configmap k describe configmap settings
step create-pods k create -f "$manifests/pods.yaml"
step get-pods k get pods
step get-pods-wide k get pods -o wide
step get-pods-selector k get pods -l app=x
step get-pods-not-selector k get pods -l 'app notin (x)'
step get-pods-field k get pods --field-selector=metadata.name=p1
step get-pods-node k get pods --field-selector=spec.nodeName=node-1
step get-pods-phase k get pods --field-selector=status.phase=Pending
step get-pods-bad-field k get pods --field-selector=spec.bogus=1
step get-pods-labels k get pods --show-labels
step get-pods-chunks k get pods --chunk-size=1
step get-pods-sorted k get pods --sort-by=.metadata.name
step get-pod-yaml k get pod p1 -o yaml
step get-all-namespaces kubectl get configmap -A \
    --field-selector=metadata.name=settings
step describe-pod k describe pod p1
step raw k get --raw "/api/v1/namespaces/$ns/pods?limit=0"

# Kinds of all sorts.
step create-kinds k create -f "$manifests/kinds.yaml"
for kind in secret serviceaccount persistentvolumeclaim statefulset daemonset \
    job cronjob ingress networkpolicy poddisruptionbudget \
    horizontalpodautoscaler lease role rolebinding resourcequota limitrange; do
    step "get-$kind" k get "$kind"
    step "get-$kind-wide" k get "$kind" -o wide
    step "get-$kind-yaml" k get "$kind" -o yaml
done
step describe-secret k describe secret password
step describe-statefulset k describe statefulset db
step describe-ingress k describe ingress entry
step describe-hpa k describe hpa scaler

# Changing.
step label k label configmap settings a=b
step label-again k label configmap settings a=c
step label-overwrite k label configmap settings a=c --overwrite
step label-remove k label configmap settings a-
step annotate k annotate deployment web note=hello
image='{"name":"server","image":"example/server:3"}'
step patch-strategic k patch deployment web -p \
    '{"spec":{"template":{"spec":{"containers":['"$image"']}}}}'
step patch-merge k patch configmap settings --type=merge -p '{"data":{"x":"1"}}'
step patch-json k patch configmap settings --type=json -p \
    '[{"op":"remove","path":"/data/x"}]'
step patch-json-test k patch configmap settings --type=json -p \
    '[{"op":"test","path":"/data/color","value":"red"}]'
step patch-nothing k patch configmap settings --type=merge -p '{}'
numbers='"replicas":2,"readyReplicas":2,"availableReplicas":2'
step patch-status k patch deployment web --subresource=status --type=merge -p \
    '{"status":{"observedGeneration":3,"updatedReplicas":2,'"$numbers"'}}'
step get-after-status k get deployment web
step set-image k set image deployment/web server=example/server:4
step set-env k set env deployment/web COLOR=red
step scale k scale deployment web --replicas=5
step scale-wrong k scale deployment web --current-replicas=1 --replicas=2
step get-scale k get --raw \
    "/apis/apps/v1/namespaces/$ns/deployments/web/scale"
step get-after-changes k get deployment web -o yaml
step edit edit_with s/blue/yellow/ configmap settings
step edit-nothing edit_with s/x/x/ configmap settings
step get-edited k get configmap settings -o yaml
step replace k replace -f "$manifests/web.yaml"
step replace-stale k replace -f - <<'STALE'
apiVersion: v1
kind: ConfigMap
metadata: {name: settings, resourceVersion: "1"}
STALE
step create-strict k create -f - <<'STRICT'
apiVersion: v1
kind: ConfigMap
metadata: {name: strict}
bogus: 1
STRICT
step create-warn k create --validate=warn -f - <<'WARN'
apiVersion: v1
kind: ConfigMap
metadata: {name: warned}
bogus: 1
WARN
step create-invalid k create -f - <<'INVALID'
apiVersion: apps/v1
kind: Deployment
metadata: {name: Not_A_Name}
spec:
  selector: {matchLabels: {app: a}}
  template:
    metadata: {labels: {app: b}}
    spec: {containers: []}
INVALID
step create-wrong-type k create --validate=false -f - <<'TYPE'
apiVersion: apps/v1
kind: Deployment
metadata: {name: wrong}
spec: {replicas: many}
TYPE
step create-generator k create configmap made --from-literal=a=b
step create-secret k create secret generic made --from-literal=a=b
step create-dry k create configmap dry --from-literal=a=b --dry-run=server \
    -o yaml
step create-elsewhere kubectl -n nowhere create configmap made
step create-job k create job now --image=example/now
step run k run runner --image=example/run
step get-runner k get pod runner -o yaml

# Applying.
step apply-adopt k apply -f "$manifests/web.yaml"
step apply-unchanged k apply -f "$manifests/web.yaml"
step diff k diff -f "$manifests/web-2.yaml"
step apply k apply -f "$manifests/web-2.yaml"
step diff-none k diff -f "$manifests/web-2.yaml"
step get-applied k get deployment web -o yaml
step apply-dry k apply -f "$manifests/web.yaml" --dry-run=server
step apply-prune-view k apply view-last-applied configmap settings

# Server-side apply.  One update only: entries of several seconds are in another
# order than those of one.
owned=$manifests/owned.yaml
owned_2=$manifests/owned-2.yaml
step server-apply k apply --server-side -f "$owned"
step server-apply-again k apply --server-side -f "$owned"
step server-apply-hidden k get configmap owned -o yaml
step server-apply-shown k get configmap owned -o yaml --show-managed-fields
step server-diff-none k diff --server-side -f "$owned"
step server-diff k diff --server-side -f "$owned_2"
step server-apply-update k patch configmap owned --type=merge \
    -p '{"data":{"color":"red"}}' --field-manager=painter
step server-apply-conflict k apply --server-side -f "$owned_2"
step server-diff-conflict k diff --server-side -f "$owned_2"
step server-diff-force k diff --server-side --force-conflicts -f "$owned_2"
step server-apply-dry k apply --server-side --force-conflicts \
    --dry-run=server -f "$owned_2" -o yaml
step server-apply-force k apply --server-side --force-conflicts -f "$owned_2"
step server-apply-forced k get configmap owned -o yaml --show-managed-fields
step server-apply-other k apply --server-side --field-manager=other -f "$owned"
step server-apply-adopt k apply --server-side -f "$manifests/web-2.yaml"
step server-apply-adopted k get configmap settings -o yaml


# Waiting.
step rollout-status k rollout status deployment web --timeout=10s
step rollout-history k rollout history deployment web
step wait k wait --for=jsonpath='{.spec.replicas}'=3 deployment/web \
    --timeout=60s
step wait-long k wait --for=condition=Available deployment/web --timeout=1s
step watch watch_lines 3 get configmap

# Events.
step create-event k create -f "$manifests/event.yaml"
step get-events k get events --field-selector=involvedObject.name=p1
step get-events-wide k get events --field-selector=involvedObject.name=p1 \
    -o wide
step get-events-new-api k get events.v1.events.k8s.io e1 -o yaml
step events k events --for=pod/p1

# Custom resources.
step create-crd kubectl create -f "$manifests/crd.yaml"
step wait-crd kubectl wait --for=condition=Established \
    crd/widgets.parity.example.com --timeout=60s
step get-crd kubectl get crd widgets.parity.example.com
step get-crd-yaml kubectl get crd widgets.parity.example.com -o yaml
until_it_works k create -f "$manifests/widget.yaml" --dry-run=server
step create-widget k create -f "$manifests/widget.yaml"
step get-widgets k get widgets
step get-wd-yaml k get wd w1 -o yaml
step apply-widget k apply -f "$manifests/widget.yaml"
step patch-widget k patch widget w1 --type=merge -p '{"spec":{"size":4}}'
step patch-widget-strategic k patch widget w1 -p '{"spec":{"size":4}}'
until_it_works k explain widget.spec
step explain-widget k explain widget.spec
step delete-crd kubectl delete crd widgets.parity.example.com

# Authorization.
step can-i k auth can-i create pods
step can-i-all k auth can-i '*' '*'

# Identity.
step whoami k auth whoami
step whoami-as k auth whoami --as jane --as-group a --as-group b -o yaml
step create-account k create serviceaccount robot
step create-token claims_of robot
step create-token-bound claims_of robot --audience a --audience b \
    --duration 1h --bound-object-kind Secret --bound-object-name made
step create-token-short k create token robot --duration 1s
step create-token-missing k create token missing

# What every cluster has after its start.
bootstrap='kubernetes.io/bootstrapping=rbac-defaults'
step get-clusterroles k get clusterroles -l $bootstrap
step get-clusterrolebindings k get clusterrolebindings -l $bootstrap -o wide
step get-roles kubectl get roles -A -l $bootstrap
step get-rolebindings kubectl get rolebindings -A -l $bootstrap -o wide
step describe-clusterrole k describe clusterrole system:aggregate-to-edit
step get-priorityclasses k get priorityclass system-node-critical \
    system-cluster-critical
step get-apiservices k get apiservice v1. v1.apps v2.autoscaling
step get-apiservice-yaml k get apiservice v1.apps -o yaml \
    --show-managed-fields
step get-componentstatus k get componentstatus etcd-0

# Evictions.
step evict k create --raw "/api/v1/namespaces/$ns/pods/p2/eviction" -f - <<EVICT
{"apiVersion": "policy/v1", "kind": "Eviction", "metadata": {"name": "p2"}}
EVICT

# Deleting.
step delete-pod k delete pod p1
step delete-selector k delete pods -l app=z
step delete-now k delete pod p3 --force --grace-period=0
step delete-none k delete pod none
step delete-all k delete configmap --all \
    --field-selector=metadata.name!=kube-root-ca.crt
step delete-file k delete -f "$manifests/web-2.yaml" --ignore-not-found
step delete-namespace kubectl delete namespace "$ns" --wait=false
step get-deleted kubectl get deployment -n "$ns"
