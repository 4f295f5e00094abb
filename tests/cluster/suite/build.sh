#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Building: once, whole or not at all, and a reason when it cannot be.  With a
# compiler that only pretends, and no cluster.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

# Writes half of a program, waits to be let on, writes the rest.
mkdir "$work/bin"
cat >"$work/bin/go" <<'GO'
#!/usr/bin/env bash
case $1 in
env) echo "${FAKE_GOVERSION:-go1.99}" ;;
list) [ -z "${FAKE_OFFLINE:-}" ] || exit 1; echo package ;;
build)
    while [ "$1" != -o ]; do shift; done
    echo "$2" >>"$FAKE/builds"
    echo '#!/bin/sh' >"$2"
    chmod +x "$2"
    while [ -e "$FAKE" ] && [ ! -e "$FAKE/go-on" ]; do sleep 0.02; done
    [ -z "${FAKE_BROKEN:-}" ] || { echo "cannot compile" >&2; exit 1; }
    echo 'exit 0' >>"$2" ;;
esac
GO
chmod +x "$work/bin/go"
export FAKE=$work KIN_CLUSTER_CACHE=$work/cache
unset KIN_REQUIRE_CLUSTER
export PATH=$work/bin:$PATH
bin=$(cluster bin)
case $bin in
"$work"/cache/cluster-*) ;;
*) fail "the programs go to $bin" ;;
esac

builds() { wc -l 2>/dev/null <"$work/builds" || echo 0; }
one_is_begun() { [ "$(builds)" -ge 1 ]; }

# Killed in the middle: nothing that could be taken for a program.
"$KIN_CLUSTER" build 2>/dev/null &
builder=$!
within 60 one_is_begun || die "nothing is built"
kill -KILL "$builder"
wait "$builder" 2>/dev/null || :
for program in etcd kubectl kube-apiserver; do
    [ ! -e "$bin/$program" ] || fail "$program is there, half built"
done

# Two at the same time: each program is built once, and both have all.
rm "$work/builds"
cluster build 2>"$work/err1" &
first=$!
within 60 one_is_begun || die "nothing is built: $(cat "$work/err1")"
cluster build 2>"$work/err2" &
second=$!
waits() { grep -q 'another build is under way' "$work/err2"; }
within 60 waits || fail "the second does not wait: $(cat "$work/err2")"
: >"$work/go-on"
wait "$first" || fail "the first failed: $(cat "$work/err1")"
wait "$second" || fail "the second failed: $(cat "$work/err2")"
[ "$(builds)" = 5 ] || fail "$(builds) builds of 5 programs"
cluster build 2>/dev/null
[ "$(builds)" = 5 ] || fail "what is there is built again"

# expect_refusal STATUS MESSAGE [VARIABLE=VALUE]...
expect_refusal() {
    local want=$1 message=$2 status=0
    shift 2
    env KIN_CLUSTER_CACHE="$work/empty" "$@" "$KIN_CLUSTER" build \
        >"$work/out" 2>&1 || status=$?
    [ "$status" = "$want" ] || fail "$*: status $status, expected $want"
    grep -q "$message" "$work/out" || fail "$*: said $(cat "$work/out")"
}
expect_refusal 77 'skipped: .* needs Go' FAKE_GOVERSION=go1.19.8
expect_refusal 1 'needs Go .*REQUIRE' FAKE_GOVERSION=go1.19.8 \
    KIN_REQUIRE_CLUSTER=1
expect_refusal 77 'skipped: etcd: its Go modules' FAKE_OFFLINE=1
expect_refusal 1 'etcd does not build' FAKE_BROKEN=1
bin=$(KIN_CLUSTER_CACHE=$work/empty cluster bin)
[ ! -e "$bin/etcd" ] || fail "a failed build leaves a program"

# Without any Go: the same tools, except that one.
mkdir "$work/tools"
for tool in bash env sed uname cat sha256sum dirname curl openssl flock \
    setpriv setsid; do
    ln -s "$(command -v "$tool")" "$work/tools/$tool"
done
expect_refusal 77 'skipped: no Go' PATH="$work/tools"

finish
