#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# usage: kubectl.sh KIN WORK-DIR
#
# Runs the same commands of kubectl on the API server that $KUBECONFIG names, a
# real one, and on `kin serve`, and compares the output.  Differences are
# in WORK-DIR/diff; steps that are listed in kubectl/differences with a
# reason may differ, and must.
set -Eeuo pipefail
trap 'echo "ended by ${BASH_SOURCE[0]##*/}:$LINENO: $BASH_COMMAND" >&2' ERR
kin=$1
work=$2
here=$(cd "$(dirname "$0")" && pwd)/kubectl

rm -rf "$work"
mkdir -p "$work"
"$kin" serve --listen 127.0.0.1:0 --tls --kubeconfig-out "$work/kubeconfig" \
    >"$work/serve.log" 2>&1 &
server=$!
trap 'kill $server 2>/dev/null || :' EXIT
until grep -q '^listening on ' "$work/serve.log"; do
    kill -0 $server || { cat "$work/serve.log"; exit 1; }
    sleep 0.1
done

session() { # NAME KUBECONFIG
    KUBECONFIG=$2 KUBECACHEDIR=$work/cache-$1 "$here/session.sh" "$work/$1"
    mkdir -p "$work/masked/$1"
    for file in "$work/$1"/*; do
        python3 "$here/mask.py" <"$file" >"$work/masked/$1/${file##*/}"
    done
}

# Both at once: most of the time is kubectl's own start.
session kin "$work/kubeconfig" &
of_kin=$!
session real "$KUBECONFIG"
wait $of_kin

status=0
same=0
total=0
for file in "$work/masked/real"/*; do
    name=${file##*/}
    step=${name#*-}
    total=$((total + 1))
    if diff -u "$file" "$work/masked/kin/$name" >>"$work/diff" 2>&1; then
        same=$((same + 1))
        if grep -q "^$step " "$here/differences"; then
            echo "$step: does not differ any more; see kubectl/differences"
            status=1
        fi
    elif ! grep -q "^$step " "$here/differences"; then
        echo "$step differs:"
        diff -u "$file" "$work/masked/kin/$name" || :
        status=1
    fi
done
echo "$same of $total steps are the same"
exit $status
