#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# kin version
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

run version
expect 0 "kin $version" ""
[[ $version =~ ^[0-9]+\.[0-9]+\.[0-9]+$ ]] || fail "version is [$version]"

run --version
expect 0 "kin $version" ""

json="{\"clientVersion\":{\"version\":\"$version\"}}"
for form in "-o json" "-ojson" "-o=json" "--output json" "--output=json"; do
    # shellcheck disable=SC2086  # two words are meant
    run version $form
    expect 0 "$json" ""
done
run -o json version
expect 0 "$json" ""
run version -o json -o text
expect 0 "kin $version" ""

# Without a server only the client version is printed; --client sends no
# request.
run version --client
expect 0 "kin $version" ""

run version -o xml
expect 2 "" "kin version: flag '-o' takes one of text|json, not 'xml'"
run version --output
expect 2 "" "kin version: flag '--output' needs a value: FORMAT"
run version now
expect 2 "" "kin version: unexpected argument 'now'; see 'kin version --help'"
finish
