#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# The progress that verbs show while they wait for a slow list.
# needs: network
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

# on_terminal SCRIPT ARGS...
on_terminal() {
    "$(dirname "$0")/terminal.py" "$1" -- "$KIN" "${@:2}" >"$work/said" ||
        fail "$(cat "$work/said")"
}
on_terminal progress_shows watch pods --watch-list off
on_terminal progress_shows get pods -A
on_terminal progress_is_silent watch pods --watch-list off
finish
