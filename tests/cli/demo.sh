#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# kin demo: a complete run, two at once, and runs that end early.
#
#   KIN_DEMO_TTY=yes  also on a terminal, where it is slower
# needs: network
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"
"$KIN" demo --help >/dev/null 2>&1 || { echo "skipped: no demo"; exit 0; }

mkdir "$work/tmp"
export TMPDIR=$work/tmp
running=()
trap 'kill "${running[@]}" 2>/dev/null || :; rm -rf "$work"' EXIT

# start NAME ARGS...: a demo in the background, its process id in $pid.  Shells
# ignore SIGINT for those.
start() {
    local name=$1
    shift
    : >"$work/$name.out"
    env --default-signal=INT "$KIN" demo "$@" \
        >"$work/$name.out" 2>"$work/$name.err" </dev/null &
    pid=$!
    running+=("$pid")
}

# ends NAME PID STATUS [STDERR]
ends() {
    local got=0
    wait "$2" || got=$?
    expect_end "$1" "$got" "$3" "${4-}"
}

# The same, unless it was over before the signal came, which can be where the
# machine is busy.
ends_early() {
    local got=0
    wait "$2" || got=$?
    if [ "$got" != 0 ] || ! grep -q '^Next steps$' "$work/$1.out"; then
        expect_end "$1" "$got" "$3" "${4-}"
    fi
}

expect_end() { # NAME GOT STATUS STDERR
    [ "$2" = "$3" ] || fail "$1: status $2, expected $3"
    [ "$(cat "$work/$1.err")" = "$4" ] ||
        fail "$1: stderr is [$(cat "$work/$1.err")], expected [$4]"
}

# wait_line NAME LINE: waits until a demo has printed a matching line.
wait_line() {
    for _ in $(seq 1200); do
        ! grep -q "$2" "$work/$1.out" || return 0
        sleep 0.1
    done
    fail "$1: never says '$2'"
}

nothing_is_left() {
    local left
    left=$(ls -A "$TMPDIR")
    [ -z "$left" ] || fail "$1: left $left"
}

# The lines that must be there, in this order; those with a ~ after the one
# above that has none, in any order: informers do not wait for each other.
cat >"$work/story" <<'STORY'
^kin demo: an API server, informers and controllers
^1\. A server$
^   listening on http://127\.0\.0\.1:[0-9]+$
^2\. Informers$
^   synced [0-9]+ objects of 8 resources in [0-9]+ ms$
^3\. Controllers$
^   272 pods run on 6 nodes, 8 deployments are available$
^4\. Changes
~^   [0-9:]+ changed configmaps shop/catalog-flags: data.beta off->on$
~^   [0-9:]+ changed deployments shop/cart-web: spec.replicas 4->6
^5\. A rollout$
^   [0-9:]+ added replicasets shop/cart-web-
^   [0-9:]+ changed replicasets shop/cart-web-[0-9a-z]+: spec.replicas .->0
^   6 of 6 pods are new and available$
^6\. A Foo becomes a Deployment$
^   [0-9:]+ added foos ops/example-foo$
^   [0-9:]+ changed foos ops/example-foo: status.availableReplicas .->3$
^   the Foo has its Deployment, and 3 pods$
^7\. The server goes away, and comes back$
^   all 8 informers are cut off; 277 pods can still be read$
^   [0-9:]+ changed configmaps shop/catalog-flags: data.beta on->off$
^   all informers reconnected[,;]
^8\. Summary$
^   274 pods: [0-9]+ bytes each,
^   [0-9]+ objects in total: [0-9]+ bytes each,
^   from a write to its handler: p50 [0-9.]+ ms, p99 [0-9.]+ ms
^   handlers received [0-9]+ changes$
STORY

has_story() {
    local line pattern from=1
    while IFS= read -r pattern; do
        line=$(tail -n "+$from" "$work/$1.out" | grep -nE "${pattern#\~}") ||
            { fail "$1: no '$pattern' from line $from on:"
              cat "$work/$1.out"; return; }
        [ "${pattern::1}" = '~' ] || from=$((from + ${line%%:*}))
    done <"$work/story"
}

# number NAME PATTERN: the number that the pattern matches as \1.
number() {
    sed -nE "s/$2/\1/p" "$work/$1.out"
}

# Two at once, each with its own ports and files.  One keeps running, and
# other commands find it.
start two --stay --color always
two=$pid
start one
ends one "$pid" 0
has_story one
! grep -q $'\x1b' "$work/one.out" || fail "escapes, but no terminal"
wait_line two '^listening on '
grep -q $'\x1b' "$work/two.out" || fail "no colours, though asked for"
sed -i 's/\x1b\[[0-9]*m//g' "$work/two.out"
has_story two
kubeconfig=$(number two '^   export KUBECONFIG=(.*)$')
got=$("$KIN" get pods -A --no-headers --kubeconfig "$kubeconfig" | wc -l)
[ "$got" = 274 ] || fail "others see $got pods"
kill -TERM "$two"
ends two "$two" 0
nothing_is_left "two at once"

synced=$(number one '^   synced ([0-9]+) objects.*')
all=$(number one '^   ([0-9]+) objects in total:.*')
changes=$(number one '^   handlers received ([0-9]+) changes$')
[ "$synced" -gt 300 ] || fail "only $synced objects synced"
[ "$all" -gt "$synced" ] || fail "$all objects in the end, $synced before"
# Each pod is bound and made ready; then 200 writes are measured.
[ "$changes" -gt 700 ] || fail "only $changes changes"
bytes=$(number one '^   274 pods: ([0-9]+) bytes each,.*')
json=$(number one '^   274 pods: .* as JSON ([0-9]+)$')
[[ $bytes -gt 100 && $bytes -lt $json ]] ||
    fail "a pod takes $bytes bytes, $json as JSON"

# Signals before the end, each at another point of the demo.
start term
wait_line term '^3\. '
kill -TERM "$pid"
ends_early term "$pid" 1 "kin demo: ended by a signal before it was over"
nothing_is_left "SIGTERM"
start int
wait_line int '^1\. '
kill -INT "$pid"
ends_early int "$pid" 130
nothing_is_left "SIGINT"

# Failures are one line each.
status=0
"$KIN" demo >/dev/full 2>"$work/full.err" || status=$?
[ "$status" = 1 ] || fail "/dev/full: status $status"
[ "$(cat "$work/full.err")" = \
    "kin demo: write to stdout: No space left on device" ] ||
    fail "/dev/full: $(cat "$work/full.err")"
nothing_is_left "/dev/full"
TMPDIR=$work/none run demo
[ "$status" = 1 ] || fail "no TMPDIR: status $status"
[ "$(wc -l <"$work/err")" = 1 ] || fail "no TMPDIR: $(cat "$work/err")"

"$(dirname "$0")/terminal.py" demo_leaves_no_bar -- \
    "$KIN" demo --color never >"$work/said" || fail "$(cat "$work/said")"
nothing_is_left "Ctrl-C"
"$(dirname "$0")/terminal.py" demo_fits -- "$KIN" demo >"$work/said" ||
    fail "$(cat "$work/said")"

if [ "${KIN_DEMO_TTY:-no}" = yes ]; then
    TERM=xterm script -qec "'$KIN' demo" /dev/null >"$work/tty.out" ||
        fail "on a terminal: status $?"
    grep -q '\[#*\] 272/272 pods run' "$work/tty.out" ||
        fail "on a terminal: no bar"
    nothing_is_left "on a terminal"
fi
finish
