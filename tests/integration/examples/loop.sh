#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Runs an example for an event loop on a `kin serve`: it follows changes, its
# timer fires, it has at most THREADS threads, and a signal ends it.
#
#   tests/integration/examples/loop.sh KIN PROGRAM THREADS
set -euo pipefail

kin=$1
program=$2
threads=$3
work=$(mktemp -d)
server=
example=

finish() {
    local status=$?
    for pid in ${example:-} ${server:-}; do
        kill "$pid" 2>/dev/null || :
    done
    wait
    ((status == 0)) || tail -n 50 "$work"/* >&2 || :
    rm -rf "$work"
}
trap finish EXIT
trap 'echo "$0:$LINENO: $BASH_COMMAND: status $?" >&2' ERR

# await PATTERN FILE: until the file has that line, for a minute at most.
await() {
    local end=$((SECONDS + 60))
    until grep -qx -- "$1" "$work/$2"; do
        if ((SECONDS >= end)) || ! kill -0 ${example:-$server}; then
            echo "no line '$1' in $2" >&2
            exit 1
        fi
        sleep 0.05
    done
}

# start [ARGUMENT]...: the program, in the background.
start() {
    : >"$work/out"
    "$program" "$@" >>"$work/out" 2>"$work/err" &
    example=$!
}

# namespace NAME STEP: prints a manifest.
namespace() {
    cat <<END
apiVersion: v1
kind: Namespace
metadata: {name: $1, labels: {step: "$2"}}
END
}

: >"$work/serve"
"$kin" serve --kubeconfig-out "$work/kubeconfig" >>"$work/serve" &
server=$!
await 'listening on .*' serve
export KUBECONFIG=$work/kubeconfig

start
await 'ADDED default' out
await '[0-9]* namespaces' out
namespace loop one >"$work/loop.yaml"
"$kin" apply -f "$work/loop.yaml" >/dev/null
await 'ADDED loop' out
namespace loop two >"$work/loop.yaml"
"$kin" apply -f "$work/loop.yaml" >/dev/null
await 'UPDATED loop' out
count=$(sed -n 's/^Threads:\t//p' "/proc/$example/status")
((count <= threads)) || { echo "$count threads" >&2; exit 1; }
"$kin" delete namespace loop >/dev/null
await 'DELETED loop' out
kill -TERM "$example"
wait "$example"

# With an argument it ends by itself.
start 1
wait "$example"
example=
[ ! -s "$work/err" ] || { echo "it printed an error" >&2; exit 1; }
