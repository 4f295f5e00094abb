# SPDX-License-Identifier: Apache-2.0
# shellcheck shell=bash
#
# Shared by the command-line tests: run `kin`, compare all its output.
# A test is a script that sources this file and ends with `finish`.
#
#   KIN   the program under test
set -Eeuo pipefail
trap 'echo "ended by ${BASH_SOURCE[0]##*/}:$LINENO: $BASH_COMMAND" >&2' ERR

: "${KIN:?the program under test}"
# shellcheck disable=SC2034  # for the scripts that source this
version=$("$KIN" --version | sed -n 's/^kin //p')
work=$(mktemp -d)
# The environment must not provide a configuration.
unset KUBERNETES_SERVICE_HOST KUBERNETES_SERVICE_PORT
export KUBECONFIG=$work/kubeconfig HOME=$work
trap 'rm -rf "$work"' EXIT
failures=0

# Reports a failed check without ending the test.
fail() {
    printf 'not ok - %s\n' "$*"
    failures=$((failures + 1))
}

# wait_for WORDS COMMAND...: waits until the command prints the words.
wait_for() {
    local words=$1
    shift
    for _ in $(seq 600); do
        grep -q "$words" <<<"$("$@" 2>&1 || :)" && return
        sleep 0.1
    done
    fail "$*: never says '$words'"
}

# run ARGS...: sets $status, $out and $err.  The final newline is kept visible
# by a dot, so that a missing one is noticed.
run() {
    status=0
    "$KIN" "$@" >"$work/out" 2>"$work/err" || status=$?
    out=$(cat "$work/out"; printf .)
    err=$(cat "$work/err"; printf .)
    ran="kin $*"
}

# expect STATUS STDOUT STDERR: compares the results of the last run.  Texts
# have no final newline; an empty text means no output at all.
expect() {
    local want_out=${2:+$2$'\n'}. want_err=${3:+$3$'\n'}.
    [ "$status" = "$1" ] || fail "$ran: status $status, expected $1"
    [ "$out" = "$want_out" ] ||
        fail "$ran: stdout is [$out], expected [$want_out]"
    [ "$err" = "$want_err" ] ||
        fail "$ran: stderr is [$err], expected [$want_err]"
}

# expect_unknown_verb WORD: one line with the word and an existing verb.
expect_unknown_verb() {
    local verb
    verb=$(sed -n "s/.*, the nearest is '\(.*\)';.*/\1/p" "$work/err")
    expect 2 "" \
        "kin: unknown verb '$1', the nearest is '$verb'; see 'kin --help'"
    "$KIN" help "$verb" >"$work/help" || fail "$ran: '$verb' is no verb"
}

# take_port: sets $nowhere to HOST:PORT where nothing listens: until the test
# ends, the port belongs to a socket that is not listening.
take_port() {
    coproc taken { exec python3 -c 'import socket, sys
taken = socket.socket()
taken.bind(("127.0.0.1", 0))
print("%s:%d" % taken.getsockname(), flush=True)
sys.stdin.read()'; }
    # shellcheck disable=SC2034  # for the scripts that source this
    read -r nowhere <&"${taken[0]}"
}

# parse_metrics NAME...: parses metrics from stdin with the Python client of
# Prometheus, and checks that these names exist.
parse_metrics() {
    local python
    for python in python3 /usr/bin/python3; do
        "$python" -c 'import prometheus_client' 2>/dev/null && break
    done
    "$python" "$(dirname "$0")/parse_metrics.py" "$@" >"$work/parsed" 2>&1 ||
        fail "metrics: $(cat "$work/parsed")"
}

finish() {
    [ "$failures" = 0 ] || exit 1
    echo "ok - $(basename "$0")"
}
