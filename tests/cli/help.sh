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
[[ $program == *$'\n  help               tell how kin, '* ]] ||
    fail "the verbs are not listed: [$program]"
# Summaries stand below each other.
columns=$(sed -nE '/^Verbs:/,/^$/s/^(  [a-z-]+ +).*/\1/p' <<<"$program" |
    awk '{ print length($0) }' | sort -u | wc -l)
[ "$columns" = 1 ] || fail "summaries begin in $columns columns: $program"

expected="Usage: kin help [VERB] [flags]

Tells how kin is used; with a verb, how that verb is used.

  kin help get                     the same as kin get --help
  kin help get -o man | man -l -   as a page of the manual
  source <(kin help -o bash)       teach bash to complete; or zsh
  kin help -o fish | source        the same for fish

Flags:
  -o, --output FORMAT              how to print it: text|man|bash|zsh|fish
  -h, --help                       show this text"
run help --help
expect 0 "$expected" ""
run --help help
expect 0 "$expected" ""
run help -h
expect 0 "$expected" ""
run help help
expect 0 "$expected" ""

# Each verb that is listed has help, within 80 columns.
verbs=$(sed -n '/^Verbs:/,/^$/s/^  \([a-z-]*\) .*/\1/p' <<<"$program")
for verb in $verbs; do
    run "$verb" --help
    [ "$status" = 0 ] || fail "kin $verb --help: status $status"
    ! grep -E '.{81}' "$work/out" || fail "kin $verb --help: line too long"
    # What is said of flags stands below each other.
    ! sed '1,/^Flags:/d' "$work/out" |
        grep -vE '^.{34} [^ ]|^ +(-., )?--[a-z-]+ [A-Z:]+$' ||
        fail "kin $verb --help: crooked"
done

run help verzion
expect 2 "" "kin help: unknown verb 'verzion': did you mean 'version'?"
run help version help
expect 2 "" "kin help: unexpected word 'help'; see 'kin help --help'"
finish
