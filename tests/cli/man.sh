#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# Every verb has a manual page, which documents every flag.
# shellcheck source-path=SCRIPTDIR source=lib.sh
. "$(dirname "$0")/lib.sh"

# check_form PAGE: troff reports no error, and `whatis` finds it.
check_form() {
    if command -v groff >/dev/null; then
        groff -man -ww -Tascii -P-c "$1" >/dev/null 2>"$work/complaints" ||
            fail "groff cannot read $1"
        [ ! -s "$work/complaints" ] ||
            fail "groff on $1: $(cat "$work/complaints")"
    fi
    ! command -v lexgrog >/dev/null || lexgrog "$1" >"$work/out" ||
        fail "lexgrog finds no name in $1"
}

# expect_flags PAGE < HELP: each flag of the help is in the page.
expect_flags() {
    local flag
    while read -r flag; do
        grep -qF -- "\\fB${flag//-/\\-}\\fR" "$1" ||
            fail "$1 does not document $flag"
    done < <(sed -n '/^Flags:/,$s/^ \{2,6\}\(-., \)\?\(--\?[a-z-]*\).*/\2/p')
}

run help -o man
cp "$work/out" "$work/kin.1"
check_form "$work/kin.1"
for verb in $("$KIN" --help | sed -n '/^Verbs:/,/^$/s/^  \([a-z-]*\) .*/\1/p')
do
    page=$work/kin-$verb.1
    run help "$verb" -o man
    [ "$status" = 0 ] || fail "$ran: status $status"
    cp "$work/out" "$page"
    check_form "$page"
    "$KIN" "$verb" --help | expect_flags "$page"
    grep -qF "kin\\-${verb//-/\\-} \\- " "$page" || fail "$page has no name"
    grep -qF "\\fB${verb//-/\\-}\\fR" "$work/kin.1" ||
        fail "kin.1 does not mention $verb"
done
[ -n "${verb:-}" ] || fail "there are no verbs"

run help verzion -o man
expect 2 "" "kin help: unknown verb 'verzion': did you mean 'version'?"
run help -o html
expect 2 "" \
    "kin help: flag '-o' takes one of text|man|bash|zsh|fish, not 'html'"
finish
