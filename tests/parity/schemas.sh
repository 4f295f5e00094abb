#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# usage: schemas.sh KIN WORK-DIR [RANDOM-STEPS]
#
# Sends the same custom resources and definitions to the API server that
# $KUBECONFIG names, a real one, and to `kin serve`, and compares the answers.
set -Eeuo pipefail
trap 'echo "ended by ${BASH_SOURCE[0]##*/}:$LINENO: $BASH_COMMAND" >&2' ERR
kin=$1
work=$2
count=${3:-0}
here=$(cd "$(dirname "$0")" && pwd)/schemas

rm -rf "$work"
mkdir -p "$work"
"$kin" serve --listen 127.0.0.1:0 --kubeconfig-out "$work/kubeconfig" \
    >"$work/serve.log" 2>&1 &
server=$!
trap 'kill $server 2>/dev/null || :' EXIT
until grep -q '^listening on ' "$work/serve.log"; do
    kill -0 $server || { cat "$work/serve.log"; exit 1; }
    sleep 0.1
done
if [ "$count" = 0 ]; then
    python3 -B "$here/run.py" "$KUBECONFIG" "$work/kubeconfig" \
        --differences "$here/differences"
else
    python3 -B "$here/run.py" "$KUBECONFIG" "$work/kubeconfig" \
        --random "$count"
fi
