#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Killed at any moment, both servers come back with all that was there.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

identity() {
    kubectl -n "$namespace" get configmap kept \
        -o 'jsonpath={.metadata.uid} {.metadata.resourceVersion} {.data.key}'
}

# expect_kept COMMAND...: a fault that must not change anything.
expect_kept() {
    local started=$EPOCHREALTIME ms
    "$@"
    ms=$(((${EPOCHREALTIME/[.,]/} - ${started/[.,]/}) / 1000))
    [ "$(identity)" = "$before" ] || fail "$*: the object changed"
    echo "# $*: $ms ms"
}

kubectl create namespace "$namespace" >/dev/null
kubectl -n "$namespace" create configmap kept --from-literal=key=one >/dev/null
before=$(identity)

cluster kill-apiserver
expect_code 000 /readyz
! cluster status >"$work/status" || fail "the status is good without apiserver"
grep -q '^apiserver *down' "$work/status" || fail "$(cat "$work/status")"

# A test that leaves a server dead does not harm the next; one that fails shows
# the logs, and what it said after them.
status=0
KIN_CLUSTER_TEST=1 cluster exec sh -c 'kubectl get --raw /readyz && exit 5' \
    >"$work/out" 2>"$work/err" || status=$?
[ "$status" = 5 ] || fail "exec: status $status: $(cat "$work/err")"
[ "$(cat "$work/out")" = ok ] || fail "exec finds no apiserver"
grep -q '^---- the end of .*/apiserver.log' "$work/err" ||
    fail "no log is shown"
sed -n '/^---- what failed said/,$p' "$work/err" | grep '^ok' >/dev/null ||
    fail "what the test said is not at the end: $(cat "$work/err")"
[ "$(identity)" = "$before" ] || fail "the object changed"

cluster kill-etcd
expect_code 000 / --noproxy '*' --connect-to "::${KIN_CLUSTER_ETCD#http://}"
cluster start-etcd
ready() { api /readyz && [ "$code" = 200 ]; }
within 60 ready || fail "the apiserver does not find etcd again"
expect_kept cluster restart-etcd KILL
within 60 ready || fail "the apiserver does not find etcd again"

# Arguments last until they are replaced.
expect_kept cluster restart-apiserver KILL -- --watch-cache=false
running_with() { # ARGUMENT
    tr '\0' '\n' <"/proc/$(cut -d ' ' -f 1 \
        "$KIN_CLUSTER_DIR/pid/apiserver")/cmdline" | grep -xe "$1" >/dev/null
}
running_with --watch-cache=false || fail "the argument is not used"
expect_kept cluster restart-apiserver TERM --
! running_with --watch-cache=false || fail "the argument is still used"

cluster status >"$work/status" || fail "not well: $(cat "$work/status")"
cat "$work/status"
finish
