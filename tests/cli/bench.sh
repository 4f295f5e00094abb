#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# needs: network
# kin bench, as far as it needs no server.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

take_port
to_nowhere=(--server "http://$nowhere")

run bench
expect 2 "" "kin bench: what to measure is 'sync'; see 'kin bench --help'"
run bench list
expect 2 "" "kin bench: what to measure is 'sync'; see 'kin bench --help'"
run bench sync -o yaml
expect 2 "" "kin bench: flag '-o' takes one of json|result, not 'yaml'"
run bench sync --updates many
expect 2 "" "kin bench: flag '--updates' takes a number, not 'many'"
run bench sync
expect 1 "" "error: config: no configuration: no kubeconfig with a cluster, \
no server given, and not in a pod"
# An unreachable server is an immediate error.
run bench sync "${to_nowhere[@]}"
expect 1 "" "The connection to the server $nowhere was refused - did you \
specify the right host or port?"
finish
