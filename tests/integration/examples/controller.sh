#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Runs examples/controller.c on a `kin serve`: what it makes, that it is ready,
# and what it cleans up.
#
#   tests/integration/examples/controller.sh KIN PROGRAM MANIFEST
set -euo pipefail

kin=$1
program=$2
manifest=$3
work=$(mktemp -d)
server=
controller=

finish() {
    local status=$?
    for pid in ${controller:-} ${server:-}; do
        kill "$pid" 2>/dev/null || :
    done
    wait
    ((status == 0)) || cat "$work"/{out,probes,log,seen} >&2 || :
    rm -rf "$work"
}
trap finish EXIT
trap 'echo "$0:$LINENO: $BASH_COMMAND: status $?" >&2' ERR

# await WHAT COMMAND...: until the command succeeds, for a minute at most.
await() {
    local what=$1 end=$((SECONDS + 60))
    shift
    until "$@" >"$work/seen" 2>&1; do
        if ((SECONDS >= end)); then
            echo "$what: not within a minute" >&2
            exit 1
        fi
        sleep 0.05
    done
}

# has TEXT COMMAND...: whether the output of a command has a text.
has() {
    local text=$1
    shift
    { "$@" 2>&1 || :; } | grep -- "$text" >/dev/null
}

: >"$work/out"
"$kin" serve --kubeconfig-out "$work/kubeconfig" >>"$work/out" &
server=$!
await "kin serve" grep -q '^listening on ' "$work/out"
export KUBECONFIG=$work/kubeconfig
"$kin" apply -f "$manifest" >/dev/null
cat >"$work/hello.yaml" <<'END'
apiVersion: example.com/v1
kind: Greeting
metadata:
  name: hello
  namespace: default
spec:
  text: good morning
END
await "the resource" "$kin" apply -f "$work/hello.yaml"

"$program" 0 >"$work/probes" 2>"$work/log" &
controller=$!
await "the ConfigMap" \
    has 'text: good morning' "$kin" get configmap hello -o yaml
await "the condition" has 'reason: Written' "$kin" get greeting hello -o yaml
await "the Event" has 'created ConfigMap hello' "$kin" get events -o yaml
url=$(sed -n 's/^probes on //p' "$work/probes")
await "readiness" has ok curl -fsS "$url/readyz"
has 'holderIdentity: .' "$kin" get lease greeting-manager -o yaml

"$kin" delete greeting hello >/dev/null
await "the end of the Greeting" has 'not found' "$kin" get greeting hello
has 'not found' "$kin" get configmap hello
kill -TERM "$controller"
wait "$controller"
controller=
