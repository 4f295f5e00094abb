#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# A cluster ends with its owner, and beside others: nothing is left behind.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

pids() { # DIR: those of all its processes
    cut -d ' ' -f 1 "$1"/pid/*
}

# A zombie counts as dead, although its parent has not reaped it.
none_alive() { # PID...
    ! ps --no-headers -o stat -p "$(IFS=,; echo "$*")" |
        grep '^[^Z]' >/dev/null
}

folder_gone() { [ ! -e "$1" ]; } # DIR

# One of our own beside that of the suite, ended by its owner's end.
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
! cluster -d "$dir" up 2>"$work/err" || fail "a folder is used twice"
grep -q 'holds a cluster that is up' "$work/err" || fail "$(cat "$work/err")"
kill -KILL "$owner"
within 60 none_alive "${all[@]}" || fail "processes outlive a killed owner"
within 60 folder_gone "$dir" || fail "a folder outlives a killed owner"

# `run` gives the command its environment and the caller its status, and cleans
# up even when the command has killed the supervisor.
status=0
# shellcheck disable=SC2016  # for the inner shell
cluster run bash -c '
    kubectl get --raw /readyz >/dev/null || exit 1
    echo "$KIN_CLUSTER_DIR"
    cut -d " " -f 1 "$KIN_CLUSTER_DIR"/pid/*
    read -r supervisor _ <"$KIN_CLUSTER_DIR/pid/supervisor"
    kill -KILL "$supervisor"
    exit 3' >"$work/out" 2>"$work/err" || status=$?
[ "$status" = 3 ] || fail "run: status $status: $(cat "$work/err")"
{ read -r dir; mapfile -t all; } <"$work/out"
[ "${#all[@]}" = 3 ] || fail "run printed: $(cat "$work/out")"
within 60 none_alive "${all[@]}" || fail "processes outlive their supervisor"
folder_gone "$dir" || fail "run leaves $dir behind"

finish
