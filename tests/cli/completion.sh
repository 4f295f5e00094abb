#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Completions in bash: verbs, all their flags, choices, and resources.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

mkdir "$work/bin"
ln -s "$KIN" "$work/bin/kin"
export PATH=$work/bin:$PATH
"$KIN" help -o bash >"$work/completion"
for shell in bash zsh fish; do
    "$KIN" help -o "$shell" >"$work/script"
    ! grep -q '^#!' "$work/script" || fail "$shell: names an interpreter"
done
# zsh looks for this line to know what the file is for.
read -r first < <("$KIN" help -o zsh) || :
[ "$first" = '#compdef kin' ] || fail "zsh: the script begins with $first"
# shellcheck source=/dev/null
. "$work/completion"
complete -p kin >"$work/out" || fail "kin is not completed"

# offers WORD...: the completions of the last word, sorted, one per line.
offers() {
    COMP_WORDS=("$@")
    COMP_CWORD=$(($# - 1))
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
expect_offers "version" kin vers
expect_offers "--help
--version" kin --
for verb in $verbs; do
    flags=$("$KIN" "$verb" --help |
        sed -n '/^Flags:/,$s/^ \{2,6\}\(-., \)\?\(--[a-z-]*\).*/\2/p')
    expect_offers "$(LC_ALL=C sort <<<"$flags")" kin "$verb" --
done

expect_offers "version" kin help vers
expect_offers "bash
fish
man
text
zsh" kin help -o ''
expect_offers "man" kin help --output = m
expect_offers "man" kin help version -o m
expect_offers "" kin version --outputs x
expect_offers "json" kin version --output = j
expect_offers "json
text" kin version --output =
expect_offers "--output" kin version --outp

# Subcommands of a verb, and completions that depend on them.
expect_offers "parse
patch
print" kin object p
for command in $(offers kin object ''); do
    [[ $("$KIN" object --help) == *$'\n'"  $command "* ]] ||
        fail "kin object $command: not in the help"
    run object "$command"
    expect_usage="kin object: usage: kin object $command "
    [[ $err == "$expect_usage"* ]] || fail "kin object $command: says $err"
    # The flag accepts each choice.
    for form in $(offers kin object "$command" -o ''); do
        echo '{}' >"$work/in"
        run object "$command" -o "$form" "$work/in" "$work/in"
        [ "$status" != 2 ] || fail "kin object $command -o $form: $err"
    done
done
expect_offers "compact
pretty
yaml" kin object print -o ''
expect_offers "json
merge
paths" kin object diff "$work/in" --output =
expect_offers "json" kin object stats -o ''
expect_offers "" kin object parse -o ''
expect_offers "json
merge" kin object patch --type ''
# Words before a verb, and words that look like one.
expect_offers "version" kin -n get vers
expect_offers "version" kin --namespace = get vers
expect_offers "" kin nonsense ''
expect_offers "" kin help version ''
if [[ $'\n'$verbs$'\n' == *$'\n'get$'\n'* ]]; then
    expect_offers $'verify\nversion' kin v
    expect_offers "deployments" kin get deploy
    expect_offers "deployments" kin --server http://127.0.0.1 get deploy
    expect_offers "deployments" kin get --namespace x deploy
    expect_offers "pods,deployments" kin get pods,deploy
    expect_offers "" kin watch pods,deploy
    expect_offers "nodes" kin top pods node
    expect_offers $'restart\nsync' kin bench ''
    expect_offers "" kin bench sync ''
    expect_offers "pods" kin bench sync --resource pods
    expect_offers "wide" kin get pods -o w
    expect_offers "jsonpath=" kin get -o = jsonp
    expect_offers "delta
inorder" kin watch --queue ''
    expect_offers "off" kin top --watch-list = of
    expect_offers "foreground" kin delete --cascade f
    expect_offers "" kin get pods --kubeconfig ./no
    # Lists with commas.
    expect_offers "get,list" kin api-resources --verbs get,li
    expect_offers "patch" kin api-resources --verbs = pat
    expect_offers "apps" kin api-resources --api-group app
    expect_offers "deployment-controller" kin controller-manager \
        --controllers depl
    expect_offers "deployment-controller,-replicaset-controller" \
        kin controller-manager --controllers deployment-controller,-repl
fi
finish
