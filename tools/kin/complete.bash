#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Completion of kin for bash.  The program knows what can follow a line
# (complete.h); this knows how bash asks, and what it makes of the answer.
#
# Names of a server are handed over as they are, never expanded: compgen -W
# would run what stands in them.

# Sets $text to what a word that was typed stands for; fails if something would
# have to be run for that.
_kin_expand() {
    # shellcheck disable=SC1003  # that is a backslash
    local name odd='[$`\]'
    text=${1//[\"\']/}
    if [[ $text =~ ^\$\{?([A-Za-z_][A-Za-z_0-9]*)\}?(.*)$ ]]; then
        name=${BASH_REMATCH[1]}
        text=${!name-}${BASH_REMATCH[2]}
    fi
    [[ $text != \~/* ]] || text=$HOME${text#\~}
    [[ ! $text =~ $odd ]]
}

# Sets $line to the words up to the cursor as they were typed: bash has parted
# them at some characters.  $head is what comes before the last of the pieces.
_kin_line() {
    local i piece is_glue=
    for ((i = 0; i <= COMP_CWORD; i++)); do
        piece=${COMP_WORDS[i]}
        if [[ $i != 0 && -n $piece && (-n $is_glue || $piece != *[!=:@]*) ]]
        then
            head=${line[-1]}
            line[-1]+=$piece
        else
            head=''
            line+=("$piece")
        fi
        is_glue=
        [[ -z $piece || $piece == *[!=:@]* ]] || is_glue=yes
    done
    [ -z "$is_glue" ] || head=${line[-1]}
}

_kin() {
    local IFS=$' \t\n' head='' text='' program last word is_file=''
    local -a line=() words=() found=()
    COMPREPLY=()
    _kin_line
    last=${line[-1]}
    unset 'line[-1]'
    _kin_expand "${line[0]-kin}" || return 0
    program=$text
    for word in "${line[@]:1}"; do
        # What cannot be known stays as it was typed, and is noticed there.
        _kin_expand "$word" || text=$word
        words+=("$text")
    done
    mapfile -t found < <(
        "$program" __complete-line -- "${words[@]}" "$last" </dev/null \
            2>/dev/null || :
    )
    for word in "${found[@]}"; do
        word=${word%%$'\t'*}
        if [ "$word" = :files ]; then
            is_file=yes
            continue
        fi
        [[ $word != *= ]] || compopt -o nospace 2>/dev/null || :
        COMPREPLY+=("${word#"$head"}")
    done
    [ -n "$is_file" ] || compopt +o default 2>/dev/null || :
}
complete -o default -F _kin kin
