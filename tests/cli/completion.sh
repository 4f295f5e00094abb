#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# What bash offers: every verb, all of its flags, their choices, and resources.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

"$KIN" help -o bash >"$work/completion"
# shellcheck source=/dev/null
. "$work/completion"
complete -p kin >"$work/out" || fail "kin is not completed"

# offers WORD...: what is offered for the last of them, sorted, one to a line.
offers() {
    COMP_WORDS=("$@")
    COMP_CWORD=$(($# - 1))
    COMPREPLY=()
    _kin
    printf '%s\n' "${COMPREPLY[@]}" | LC_ALL=C sort
}

# expect_offers EXPECTED WORD...
expect_offers() {
    local expected=$1 got
    shift
    got=$(offers "$@")
    [ "$got" = "$expected" ] || fail "$*: offered [$got], expected [$expected]"
}

verbs=$("$KIN" --help | sed -n '/^Verbs:/,/^$/s/^  \([a-z-]*\) .*/\1/p')
expect_offers "$(LC_ALL=C sort <<<"$verbs")" kin ''
expect_offers "version" kin v
expect_offers "--help
--version" kin --
for verb in $verbs; do
    flags=$("$KIN" "$verb" --help |
        sed -n '/^Flags:/,$s/^ \{2,6\}\(-., \)\?\(--[a-z-]*\).*/\2/p')
    expect_offers "$(LC_ALL=C sort <<<"$flags")" kin "$verb" --
done

expect_offers "version" kin help vers
expect_offers "bash
man
text" kin help -o ''
expect_offers "man" kin help --output = m
expect_offers "man" kin help version -o m
expect_offers "" kin version --outputs x
if [[ $'\n'$verbs$'\n' == *$'\n'get$'\n'* ]]; then
    expect_offers "deployments" kin get deploy
    expect_offers "deployments" kin --server http://127.0.0.1 get deploy
    expect_offers "wide" kin get pods -o w
    expect_offers "" kin get pods --kubeconfig ./no
fi
finish
