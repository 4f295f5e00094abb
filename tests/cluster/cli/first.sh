#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# The first program of the README: it prints the pods that there are, then every
# change, until it is ended.
#
#   PROGRAM  examples/first_informer.c
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

: "${PROGRAM:?the first program}"
kubectl create -f - >/dev/null <<YAML
apiVersion: v1
kind: Namespace
metadata: {name: $namespace}
YAML
trap 'kubectl delete namespace "$namespace" --wait=false >/dev/null
    rm -rf "$work"' EXIT

put() { # NAME IMAGE
    kubectl apply -f - >/dev/null 2>"$work/put" <<YAML ||
apiVersion: v1
kind: Pod
metadata: {name: $1, namespace: $namespace}
spec:
  automountServiceAccountToken: false
  containers: [{name: main, image: $2}]
YAML
        fail "$(cat "$work/put")"
}

await() { # TEXT
    within 60 grep -q "^$1\$" "$work/out" || die "no $1 in $(cat "$work/out")"
}

put a one
"$PROGRAM" >"$work/out" 2>"$work/err" &
pid=$!
await "ADDED $namespace/a"
put b one
await "ADDED $namespace/b"
put b two
await "UPDATED $namespace/b"
kubectl delete pod a -n "$namespace" --wait=false >/dev/null
kubectl delete pod a -n "$namespace" --grace-period=0 --force \
    >/dev/null 2>&1 || :
await "DELETED $namespace/a"
kill -TERM "$pid"
wait "$pid" && fail "status 0 after SIGTERM"
[ ! -s "$work/err" ] || fail "standard error: [$(cat "$work/err")]"
finish
