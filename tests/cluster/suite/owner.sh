#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# A cluster ends with its owner, and beside others: nothing is left behind.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

pids() { # DIR: those of all its processes
    cut -d ' ' -f 1 "$1"/pid/*
}

# A zombie is dead: who has to bury it is not our affair.
none_alive() { # PID...
    ! ps --no-headers -o stat -p "$(IFS=,; echo "$*")" | grep -q '^[^Z]'
}

folder_gone() { [ ! -e "$1" ]; } # DIR

# start: an own cluster, beside the one of the suite; sets dir, owner and all.
start() {
    unset KIN_CLUSTER_DIR
    sleep 600 &
    owner=$!
    dir=$(cluster up --owner "$owner")
    mapfile -t all < <(pids "$dir")
    [ "${#all[@]}" = 3 ] || fail "not three processes: ${all[*]}"
    ! grep -qF "$KIN_CLUSTER_SERVER" "$dir/kubeconfig/admin" ||
        fail "two clusters have the same address"
    kubectl --kubeconfig "$dir/kubeconfig/admin" get --raw /readyz >/dev/null ||
        fail "a second cluster does not work"
}

start
kill -KILL "$owner"
within 10 none_alive "${all[@]}" || fail "processes outlive a killed owner"
within 10 folder_gone "$dir" || fail "a folder outlives a killed owner"

start
! cluster -d "$dir" up 2>"$work/err" || fail "a folder is used twice"
grep -q 'holds a cluster that is up' "$work/err" || fail "$(cat "$work/err")"
supervisor=$(cut -d ' ' -f 1 "$dir/pid/supervisor")
kill -KILL "$supervisor"
within 10 none_alive "${all[@]}" || fail "processes outlive their supervisor"
rm -rf "$dir"
kill "$owner"

# `run` gives the command the environment, and its status back.
status=0
# shellcheck disable=SC2016  # for the inner shell
cluster run sh -c 'kubectl get --raw /readyz >&2; echo "$KIN_CLUSTER_DIR"
                   exit 3' >"$work/out" 2>"$work/err" || status=$?
[ "$status" = 3 ] || fail "run: status $status: $(cat "$work/err")"
dir=$(tail -n 1 "$work/out")
case $dir in
/*) folder_gone "$dir" || fail "run leaves $dir behind" ;;
*) fail "run printed: $(cat "$work/out")" ;;
esac

finish
