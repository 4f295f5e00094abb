#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Output that cannot be written, and readers that disappear.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

# to COMMAND...: runs with stdout as the shell arranged it.
to() {
    status=0
    "$KIN" "$@" 2>"$work/err" || status=$?
    err=$(cat "$work/err"; printf .)
    out=.
    ran="kin $* >..."
}

to version >/dev/full
expect 1 "" "kin: write to stdout: No space left on device"
to version >&-
expect 1 "" "kin: write to stdout: Bad file descriptor"
# The first failure is the one reported.
to nonsense >/dev/full
expect_unknown_verb 'nonsense'

# A pipe whose reader is gone: not killed by a signal, and no message.
mkfifo "$work/pipe"
exec 3<>"$work/pipe"
exec 4>"$work/pipe" 3<&-
to help >&4
expect 1 "" ""
exec 4>&-

# SIGINT while the program blocks on a full pipe.  The signal is sent once its
# handler is installed.  Until exec the child is this shell, which catches
# SIGINT too and would remove $work.
exec 3<>"$work/pipe"
dd if=/dev/zero of="$work/pipe" bs=4k oflag=nonblock 2>/dev/null || true
env --default-signal=INT "$KIN" help >&3 2>"$work/err" &
child=$!
caught() {
    local mask
    [ "/proc/$child/exe" -ef "$KIN" ] || return
    mask=$(sed -n 's/^SigCgt:\t//p' "/proc/$child/status")
    [ $((16#${mask:-0} & 2)) != 0 ]
}
limit=$((SECONDS + 60))
until caught || [ "$SECONDS" -ge "$limit" ]; do
    sleep 0.01
done
caught || fail "no handler for SIGINT after a minute"
kill -INT "$child"
status=0
wait "$child" || status=$?
out=.
err=$(cat "$work/err"; printf .)
ran="kin help, interrupted"
expect 130 "" ""

# Closed standard descriptors do not affect a command that does not use them.
status=0
"$KIN" version <&- 2>&- >"$work/out" || status=$?
[ "$status" = 0 ] || fail "closed stdin and stderr: status $status"
[ "$(cat "$work/out")" = "kin $version" ] || fail "closed stdin: wrong output"
finish
