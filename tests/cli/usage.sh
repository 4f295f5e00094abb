#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Wrong usage: exit 2, nothing on stdout, one line that helps.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

run nonsense
expect_unknown_verb 'nonsense'
run verzion
expect 2 "" "kin: unknown verb 'verzion': did you mean 'version'?"
run vresion
expect 2 "" "kin: unknown verb 'vresion': did you mean 'version'?"
run vers
expect 2 "" "kin: unknown verb 'vers': did you mean 'version'?"
run version --outp json
expect 2 "" "kin version: unknown flag '--outp': did you mean '--output'?"

# Verbs that only kubectl has.
for verb in describe logs patch exec rollout port-forward edit explain; do
    run "$verb" pods
    expect 2 "" "kin has no '$verb'; kubectl works with this server"
done
run help describe
expect 2 "" "kin help: kin has no 'describe'; kubectl works with this server"
run describ
expect_unknown_verb 'describ'

run ""
expect_unknown_verb ''
run $'two\nlines'
expect_unknown_verb 'two lines'
run -
expect_unknown_verb '-'

run --nonsense
expect 2 "" "kin: unknown flag '--nonsense'; see 'kin --help'"
run --namespac
expect 2 "" "kin: unknown flag '--namespac': did you mean '--namespace'?"
run version --outptu json
expect 2 "" "kin version: unknown flag '--outptu': did you mean '--output'?"
run version -x
expect 2 "" "kin version: unknown flag '-x'; see 'kin version --help'"
# A flag of other verbs is rejected, not ignored.
run version --namespace web
expect 2 "" "kin version: unknown flag '--namespace'; see 'kin version --help'"
run -n web version
expect 2 "" "kin version: unknown flag '-n'; see 'kin version --help'"

# Without a verb the usage is printed, as an error.
run
usage=${err%.}
expect 2 "" "${usage%$'\n'}"
run --help
expect 0 "${usage%$'\n'}" ""
finish
