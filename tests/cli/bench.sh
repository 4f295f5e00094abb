#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# needs: network
# kin bench, as far as it needs no server.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

take_port
to_nowhere=(--server "http://$nowhere")

run bench
expect 2 "" \
    "kin bench: what to measure is 'sync' or 'restart'; see 'kin bench --help'"
run bench list
expect 2 "" \
    "kin bench: what to measure is 'sync' or 'restart'; see 'kin bench --help'"
run bench sync -o yaml
expect 2 "" "kin bench: flag '-o' takes one of json|result, not 'yaml'"
run bench sync --updates many
expect 2 "" "kin bench: flag '--updates' takes a number, not 'many'"
run bench sync --handlers 0
expect 2 "" "kin bench: flag '--handlers' takes a number from 1 to 1000"
run bench sync --informers 1001
expect 2 "" "kin bench: flag '--informers' takes a number from 1 to 1000"
run bench sync --indexes 101
expect 2 "" "kin bench: flag '--indexes' takes a number from 0 to 100"
run bench sync --namespaces 10001
expect 2 "" "kin bench: flag '--namespaces' takes a number from 0 to 10000"
run bench sync --overflow drop
expect 2 "" "kin bench: flag '--overflow' takes one of grow|block|coalesce, \
not 'drop'"
run bench sync --until lunch
expect 2 "" "kin bench: flag '--until' takes one of \
sync|relist|read|updates|all, not 'lunch'"
run bench sync
expect 1 "" "error: config: no configuration: no kubeconfig with a cluster, \
no server given, and not in a pod"
# An unreachable server is an immediate error.
run bench sync "${to_nowhere[@]}"
expect 1 "" "The connection to the server $nowhere was refused - did you \
specify the right host or port?"
finish
