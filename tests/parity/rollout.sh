#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# usage: rollout.sh KIN WORK-DIR
#
# Runs the same scenarios, with kubectl, against Kubernetes'
# kube-controller-manager and `kin controller-manager`; rollout/compare.py runs
# and compares them.  Each setup is a separate control plane, since a controller
# manager acts on all objects:
#
#   real    kube-apiserver, kube-controller-manager, and kin for the nodes
#   ours    kube-apiserver, kin controller-manager
#   kin     kin serve, kin controller-manager
#
# Runs in the environment of tests/cluster (`cluster exec`), whose programs it
# uses, not its servers.
set -Eeuo pipefail
trap 'echo "ended by ${BASH_SOURCE[0]##*/}:$LINENO: $BASH_COMMAND" >&2' ERR
kin=$(realpath "$1")
rm -rf "$2"
mkdir -p "$2"
work=$(cd "$2" && pwd)
here=$(cd "$(dirname "$0")" && pwd)/rollout
cluster=$KIN_CLUSTER
managers=()

# All processes end with this script in any case; a clean shutdown is quieter.
# shellcheck disable=SC2317 # the trap calls it
finish() {
    local name
    [ ${#managers[@]} = 0 ] || kill "${managers[@]}" 2>/dev/null || :
    for name in real ours kin; do
        "$cluster" -d "$work/$name" down >/dev/null 2>&1 || :
    done
}
trap finish EXIT

up() { # NAME FLAG...
    local name=$1
    shift
    "$cluster" -d "$work/$name" up --owner $$ "$@" >"$work/$name.log" 2>&1 ||
        { cat "$work/$name.log"; return 1; }
}

manage() { # NAME FLAG...
    local name=$1
    shift
    setpriv --pdeathsig KILL "$kin" controller-manager --hollow-nodes 3 \
        --kubeconfig "$work/$name/kubeconfig/admin" "$@" \
        >"$work/$name.manager.log" 2>&1 &
    managers+=($!)
}

up real --kcm &
starting=($!)
up ours &
starting+=($!)
up kin --serve "$kin" -- --leave-namespaces &
starting+=($!)
for pid in "${starting[@]}"; do wait "$pid"; done
manage real --controllers hollow-node-controller
manage ours
manage kin

status=0
python3 "$here/compare.py" "$work" || status=$?
for pid in "${managers[@]}"; do
    kill -0 "$pid" 2>/dev/null || { echo "a manager has ended"; status=1; }
done
# Deprecation warnings would go unnoticed in the log of a controller manager.
! grep '^Warning:' "$work"/*.manager.log || status=1
[ "$status" = 0 ] || tail -n 20 "$work"/*.manager.log
exit "$status"
