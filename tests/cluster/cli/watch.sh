#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# What `kin watch` prints is what happens on the server.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"
kubectl create -f - >/dev/null <<YAML
apiVersion: v1
kind: Namespace
metadata: {name: $namespace}
YAML
trap 'kubectl delete namespace "$namespace" --wait=false >/dev/null
    rm -rf "$work"' EXIT

ns=(-n "$namespace")

# put NAME VALUE [LABEL]: a ConfigMap.
put() {
    kubectl apply -f - >/dev/null 2>"$work/put" <<YAML ||
apiVersion: v1
kind: ConfigMap
metadata: {name: $1, namespace: $namespace, labels: {${3:-}}}
data: {v: "$2"}
YAML
        fail "$(cat "$work/put")"
}

version_of() { # NAME
    kubectl get configmap "$1" "${ns[@]}" \
        -o jsonpath='{.metadata.resourceVersion}'
}

# trace WORD...: in the background, to $work/trace; then makes the same changes
# each time and ends it with SIGTERM.  Versions are left out of $work/lines.
trace() {
    put a 1
    put b 1
    : >"$work/trace"
    "$KIN" watch configmaps "${ns[@]}" -o trace "$@" >"$work/trace" \
        2>"$work/errors" &
    local pid=$!
    await SYNCED "$work/trace"
    put a 2
    put c 1
    kubectl delete configmap b "${ns[@]}" >/dev/null
    await 'DELETED' "$work/trace"
    listed=$(kubectl get configmaps "${ns[@]}" -o jsonpath="$pairs" |
        sed 's/\]\[/],[/g')
    kill -TERM "$pid"
    wait "$pid" || fail "$*: status $?"
    [ ! -s "$work/errors" ] || fail "$*: tells [$(cat "$work/errors")]"
    sed 's/"\(rv\|oldRv\)":"[0-9]*"/"\1":""/g; /STORE/d' "$work/trace" \
        >"$work/lines"
    kubectl delete configmap a c "${ns[@]}" >/dev/null
}

pairs='{range .items[*]}["{.metadata.namespace}/{.metadata.name}",'
pairs+='"{.metadata.resourceVersion}"]{end}'

# As in the trace, with ' for ".
read -r -d '' expected <<TEXT || :
{'type':'ADDED','initial':true,'key':'$namespace/a','rv':''}
{'type':'ADDED','initial':true,'key':'$namespace/b','rv':''}
{'type':'SYNCED'}
{'type':'UPDATED','key':'$namespace/a','oldRv':'','rv':''}
{'type':'ADDED','initial':false,'key':'$namespace/c','rv':''}
{'type':'DELETED','key':'$namespace/b','rv':'','finalStateUnknown':false}
TEXT

for how in --watch-list=auto --watch-list=off --queue=delta; do
    trace "$how"
    [ "$(tr '"' "'" <"$work/lines")" = "$expected" ] ||
        fail "$how: [$(cat "$work/lines")]"
    stored=$(sed -n 's/.*"objects":\[\(.*\)\]}$/\1/p' "$work/trace")
    [ "$stored" = "$listed" ] ||
        fail "$how: the store is [$stored], listed was [$listed]"
done

# A version is an end; a selector chooses.
put web 1
put db 1
put web 1 "app: web"
say "$KIN" kin watch cm "${ns[@]}" -l app=web -o trace \
    --until-rv "$(version_of web)"
[ "$status" = 0 ] || fail "--until-rv: status $status, $(cat "$work/kin.err")"
[ "$(grep -c ADDED "$work/kin.out")" = 1 ] || fail "-l: $(cat "$work/kin.out")"
say "$KIN" kin watch cm db "${ns[@]}" -o trace --until-rv "$(version_of db)"
grep -q "\"objects\":\[\[\"$namespace/db\",\"$(version_of db)\"\]\]" \
    "$work/kin.out" || fail "by name: $(cat "$work/kin.out")"
refuses 1 "error: the server doesn't have a resource type \"$namespace\"" \
    watch "$namespace"

finish
