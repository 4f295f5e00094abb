#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# kin watch, as far as it needs no server.
# needs: network
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

take_port
to_nowhere=(--server "http://$nowhere")

run watch pods
expect 1 "" "error: config: no configuration: no kubeconfig with a cluster, \
no server given, and not in a pod"
run watch pods "${to_nowhere[@]}"
expect 1 "" "The connection to the server $nowhere was refused - did you \
specify the right host or port?"
run watch "${to_nowhere[@]}"
expect 2 "" "kin watch: no resource; see 'kin watch --help'"
run watch pods web other
expect 2 "" "kin watch: unexpected argument 'other'; see 'kin watch --help'"
run watch pod/web other "${to_nowhere[@]}"
expect 2 "" "kin watch: a name is given twice"
run watch pod/ "${to_nowhere[@]}"
expect 2 "" "kin watch: the name is empty"
run watch pods web -l app=web "${to_nowhere[@]}"
expect 2 "" "kin watch: name cannot be provided when a selector is specified"
run watch pods --until-rv 12a "${to_nowhere[@]}"
expect 2 "" "kin watch: flag '--until-rv' takes a resource version, not '12a'"
run watch pods --until-rv= "${to_nowhere[@]}"
expect 2 "" "kin watch: flag '--until-rv' is empty"
run watch pods --resync soon "${to_nowhere[@]}"
expect 2 "" "kin watch: flag '--resync' takes a duration such as 30s or 5m, \
not 'soon'"
run watch pods --fields .spec.containers[0].image "${to_nowhere[@]}"
expect 2 "" "kin watch: flag '--fields': projection: \
'.spec.containers[0].image': a single element cannot be kept: use [*]"
run watch pods --queue none
expect 2 "" "kin watch: flag '--queue' takes one of inorder|delta, not 'none'"
run watch pods --watch-list maybe
expect 2 "" "kin watch: flag '--watch-list' takes one of auto|on|off, \
not 'maybe'"
run watch pods -n a,,b "${to_nowhere[@]}"
expect 2 "" "kin watch: flag '--namespace' has an empty name"
finish
