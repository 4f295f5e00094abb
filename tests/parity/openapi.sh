#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# usage: openapi.sh KIN WORK-DIR
#
# Compares /openapi/v2 of the API server that $KUBECONFIG names, a real one, and
# of `kin serve`.
set -Eeuo pipefail
trap 'echo "ended by ${BASH_SOURCE[0]##*/}:$LINENO: $BASH_COMMAND" >&2' ERR
kin=$1
work=$2
here=$(cd "$(dirname "$0")" && pwd)/openapi

rm -rf "$work"
mkdir -p "$work"
: >"$work/serve.log"
"$kin" serve --listen 127.0.0.1:0 --kubeconfig-out "$work/kubeconfig" \
    >"$work/serve.log" 2>&1 &
server=$!
trap 'kill $server 2>/dev/null || :' EXIT
until grep -q '^listening on ' "$work/serve.log"; do
    kill -0 $server || { cat "$work/serve.log"; exit 1; }
    sleep 0.1
done
PATH=$(dirname "$("$KIN_CLUSTER" bin kubectl)"):$PATH
kubectl get --raw /openapi/v2 >"$work/real.json"
kubectl --kubeconfig "$work/kubeconfig" get --raw /openapi/v2 >"$work/kin.json"
python3 -B "$here/compare.py" "$work/real.json" "$work/kin.json"
