#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Every way to ask for help.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

run --help
program=${out%.}
for form in "-h" "help"; do
    run $form
    expect 0 "${program%$'\n'}" ""
done
[[ $program == *$'\n  help               show help for kin or a verb'* ]] ||
    fail "the verbs are not listed: [$program]"
# Summaries are aligned.
columns=$(sed -nE '/^Verbs:/,/^$/s/^(  [a-z-]+ +).*/\1/p' <<<"$program" |
    awk '{ print length($0) }' | sort -u | wc -l)
[ "$columns" = 1 ] || fail "summaries begin in $columns columns: $program"

expected="Usage: kin help [VERB] [flags]

Shows help for kin, or for a verb.

  kin help get                     the same as kin get --help
  kin help get -o man | man -l -   as a manual page
  source <(kin help -o bash)       completion for bash; also zsh
  kin help -o fish | source        completion for fish

Flags:
  -o, --output FORMAT              output format: text|man|bash|zsh|fish
  -h, --help                       show this text"
run help --help
expect 0 "$expected" ""
run --help help
expect 0 "$expected" ""
run help -h
expect 0 "$expected" ""
run help help
expect 0 "$expected" ""

# Each listed verb has help, within 80 columns.
verbs=$(sed -n '/^Verbs:/,/^$/s/^  \([a-z-]*\) .*/\1/p' <<<"$program")
for verb in $verbs; do
    run "$verb" --help
    [ "$status" = 0 ] || fail "kin $verb --help: status $status"
    ! grep -E '.{81}' "$work/out" || fail "kin $verb --help: line too long"
    # Descriptions of flags are aligned.
    ! sed '1,/^Flags:/d' "$work/out" |
        grep -vE '^.{34} [^ ]|^ +(-., )?--[a-z-]+ [A-Z:]+$' ||
        fail "kin $verb --help: crooked"
done

run help verzion
expect 2 "" "kin help: unknown verb 'verzion': did you mean 'version'?"
run help version help
expect 2 "" "kin help: unexpected argument 'help'; see 'kin help --help'"
finish
