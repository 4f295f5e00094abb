#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# kin get, api-resources and version, as far as they need no server.
# needs: network
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"
take_port

none="error: config: no configuration: no kubeconfig with a cluster, \
no server given, and not in a pod"
refused="The connection to the server $nowhere was refused - did you \
specify the right host or port?"

run get pods
expect 1 "" "$none"
run api-resources
expect 1 "" "$none"
run get pods --kubeconfig "$work/missing"
expect 1 "" "error: config: $work/missing: no such file"
for verb in "get pods" "api-resources"; do
    # shellcheck disable=SC2086  # words are meant
    run $verb --server "http://$nowhere"
    expect 1 "" "$refused"
done
run version --client --server "http://$nowhere"
expect 0 "kin $version" ""
run version --server "http://$nowhere"
expect 1 "kin $version" "$refused"
run version -o json --server "http://$nowhere"
expect 1 "{\"clientVersion\":{\"version\":\"$version\"}}" "$refused"

# Invalid arguments are reported before any request.
run get --server "http://$nowhere"
expect 2 "" "kin get: no resource; see 'kin get --help'"
run get pods web -l app=web --server "http://$nowhere"
expect 2 "" "kin get: name cannot be provided when a selector is specified"
run get pods -o xml
expect 2 "" "kin get: flag '-o' takes one of \
name|json|yaml|wide|jsonpath=, not 'xml'"
run get pods -o 'jsonpath={.items[}'
expect 2 "" "kin get: jsonpath '{.items[}' at its end: unterminated array"
run get pods -o 'jsonpath={.items[*].metadata.name}{range .x}{$ ^}{end}'
expect 2 "" "kin get: jsonpath '{.items[*].metadata.name}{range .x}{\$  >>> \
^}{end}' at character 39: unrecognized character in action: U+005E '^'"
run object get '{.a[1x].b}' /dev/null
expect 2 "" "kin object: jsonpath '{.a[1x] >>> .b}' at character 8: \
invalid array index 1x"
run get pods --chunk-size many
expect 2 "" "kin get: flag '--chunk-size' takes a number, not 'many'"
run api-resources pods
expect 2 "" "kin api-resources: unexpected argument 'pods'; \
see 'kin api-resources --help'"
run api-resources --namespaced=maybe
expect 2 "" "kin api-resources: flag '--namespaced' is true or false, \
not 'maybe'"
run api-resources -o json
expect 2 "" "kin api-resources: flag '-o' takes one of wide|name, not 'json'"
finish
