# SPDX-License-Identifier: Apache-2.0
# shellcheck shell=bash
#
# What the tests of the command line on a server share: kin and kubectl are given
# the same words, and must say and do the same, on the real server and on kin's.
#
#   KIN   the program under test
# shellcheck source-path=SCRIPTDIR source=../suite/lib.sh
. "$(dirname "${BASH_SOURCE[0]}")/../suite/lib.sh"

: "${KIN:?the program under test}"

# Whether the server is kin's own.
is_kin() { [ -n "${KIN_CLUSTER_SERVE:-}" ]; }

# Only the kubectl of the kit will do, and that needs Go, which kin's server does
# not: tests that compare are skipped then, others let kin do what it would.
needs_kubectl() {
    [ -x "$(cluster bin kubectl)" ] && return
    echo "skipped: there is no kubectl to compare with; see 'cluster build'"
    exit 77
}
if [ ! -x "$(cluster bin kubectl)" ]; then
    kubectl() { # WORD...
        local word words=()
        for word; do
            [ "$word" = --wait=false ] || words+=("$word")
        done
        "$KIN" "${words[@]}"
    }
fi

# say PROGRAM NAME WORD...: all that comes of it, in files and $status.
say() {
    local program=$1 to=$work/$2
    shift 2
    status=0
    "$program" "$@" >"$to.out" 2>"$to.err" || status=$?
    echo "$status" >"$to.status"
}

output_differs() { # NAME NAME
    ! cmp -s "$work/$1.out" "$work/$2.out" ||
        ! cmp -s "$work/$1.status" "$work/$2.status"
}

differs() { # NAME NAME
    output_differs "$@" || ! cmp -s "$work/$1.err" "$work/$2.err"
}

show_difference() { # WORD...
    fail "kin and kubectl $*"
    local part
    for part in out err status; do
        diff "$work/kubectl.$part" "$work/kin.$part" | head -n 20 || :
    done
}

# Ages go on while we look, so what differs is looked at again, and a look of
# kin's is compared with kubectl's before and behind it.
look() { # DIFFERS WORD...
    local differs=$1 i
    shift
    for ((i = 0; i < 30; i++)); do
        say kubectl kubectl "$@"
        ((i == 0)) || "$differs" kubectl kin || return 0
        say "$KIN" kin "$@"
        "$differs" kubectl kin || return 0
    done
    show_difference "$@"
}

# same WORD...: output, complaints and exit status are kubectl's to the byte.
same() { look differs "$@"; }

# same_output WORD...: the same, except for stderr.
same_output() { look output_differs "$@"; }

# refuses STATUS TEXT WORD...: nothing but one line on stderr.
refuses() {
    local want_status=$1 want=$2
    shift 2
    say "$KIN" kin "$@"
    [ "$status" = "$want_status" ] ||
        fail "kin $*: status $status, expected $want_status"
    [ ! -s "$work/kin.out" ] || fail "kin $*: says [$(cat "$work/kin.out")]"
    [ "$(cat "$work/kin.err")" = "$want" ] ||
        fail "kin $*: tells [$(cat "$work/kin.err")], expected [$want]"
}

# await PATTERN FILE
await() { within 60 grep -q "$1" "$2" || die "no $1 in [$(cat "$2")]"; }

# end PID: kills a process of this test, if there is one, and waits for it.
end() {
    [ -n "$1" ] || return 0
    kill -KILL "$1" 2>/dev/null || :
    wait "$1" 2>/dev/null || :
}
