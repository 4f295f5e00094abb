#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# usage: samplecontroller.sh BUILD-DIR KIN NAME=PROGRAM...
#
# Runs the same scenario with Kubernetes' own sample-controller and the programs
# of examples/, on a `kin serve` of this test, or on the server that
# tests/cluster has started if KIN is "-"; samplecontroller/compare.py compares.
set -Eeuo pipefail
trap 'echo "ended by ${BASH_SOURCE[0]##*/}:$LINENO: $BASH_COMMAND" >&2' ERR
mkdir -p "$1"
build=$(cd "$1" && pwd)
kin=$2
shift 2
here=$(cd "$(dirname "$0")" && pwd)/samplecontroller

if ! command -v go >/dev/null; then
    echo "skipped: there is no Go"
    [ "${KIN_REQUIRE_CLUSTER:-}" = 1 ] && exit 1
    exit 77
fi
# Tests of several servers run side by side; one at a time builds.
exec 9>"$build/samplecontroller.lock"
flock 9
(cd "$here" && go build -o "$build/sample-controller.go" \
    k8s.io/sample-controller && go build -o "$build/protobuf-to-json" .)
flock -u 9
work=$(mktemp -d "$build/samplecontroller.XXXXXX")
server=
trap 'rm -rf "$work"; [ -z "$server" ] || kill "$server"' EXIT

if [ "$kin" != - ]; then
    "$kin" serve --listen 127.0.0.1:0 >"$work/serve.log" 2>&1 &
    server=$!
    for _ in $(seq 600); do
        grep -q '^listening on ' "$work/serve.log" && break
        kill -0 "$server" || { cat "$work/serve.log"; exit 1; }
        sleep 0.1
    done
    KIN_CLUSTER_SERVER=$(sed -n 's/^listening on //p' "$work/serve.log")
    export KIN_CLUSTER_SERVER
fi
export KIN_PROTOBUF_TO_JSON=$build/protobuf-to-json
export KIN_SAMPLE_CRD=$here/../../../examples/sample-controller/crd.yaml
status=0
python3 "$here/compare.py" "$work" "original=$build/sample-controller.go" \
    "$@" || status=$?
if [ $status -ne 0 ]; then
    tail -n 40 "$work"/*.log
fi
exit $status
