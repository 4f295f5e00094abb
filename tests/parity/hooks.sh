#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# usage: hooks.sh KIN WORK-DIR
#
# Uses tokens of service accounts and webhooks on the API server that
# $KUBECONFIG names, a real one, and on `kin serve`, and compares the answers.
set -Eeuo pipefail
trap 'echo "ended by ${BASH_SOURCE[0]##*/}:$LINENO: $BASH_COMMAND" >&2' ERR
kin=$1
work=$2
here=$(cd "$(dirname "$0")" && pwd)/hooks

rm -rf "$work"
mkdir -p "$work"
"$kin" serve --listen 127.0.0.1:0 --tls --token secret \
    --kubeconfig-out "$work/kubeconfig" >"$work/serve.log" 2>&1 &
server=$!
trap 'kill $server 2>/dev/null || :' EXIT
until grep -q '^listening on ' "$work/serve.log"; do
    kill -0 $server || { cat "$work/serve.log"; exit 1; }
    sleep 0.1
done
PATH=$(dirname "$("$KIN_CLUSTER" bin kubectl)"):$PATH \
    python3 -B "$here/judge.py" "$KUBECONFIG" "$work/kubeconfig" \
    --differences "$here/differences"
