#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
# shellcheck disable=SC2034,SC2154  # the tables before it, which help_bash.c
# writes, set and use what this uses and sets
#
# Completion for bash, but for its tables: what is the same for all verbs.
#
# Names of a server are compared and handed over as they are, never expanded:
# compgen -W would run what stands in them.

# Offers nothing, and no files either.
_kin_none() {
    compopt +o default 2>/dev/null || :
}

# Offers those of the words that begin with $value.  $before is what stands
# before that in the last word of the line, and bash puts what is offered
# behind $head.
_kin_offer() {
    local word full
    for word; do
        [[ $word == "$value"* ]] || continue
        full=$before$word
        [[ $word != *= ]] || compopt -o nospace 2>/dev/null || :
        COMPREPLY+=("${full#"$head"}")
    done
    _kin_none
}

# Offers what the kubeconfig or the server knows; nothing if that fails or takes
# long.
_kin_ask() {
    local -a found=() where=("${ask[@]}")
    [ -n "$is_scoped" ] || where+=(${scope:+"$scope"})
    if [ -z "$is_unclear" ]; then
        mapfile -t found < <(
            "$program" __complete "$@" "${where[@]}" </dev/null 2>/dev/null ||
                :
        )
    fi
    _kin_offer "${found[@]}"
}

# Offers resources; and names behind a slash, where names can follow.
_kin_resources() {
    local type=${value%%/*}
    if [[ $value == */* && $takes == names ]]; then
        before+=$type/ value=${value#*/}
        _kin_ask names "$type"
        return
    fi
    if [[ -n $is_joined && $value == *,* ]]; then
        before+=${value%,*}, value=${value##*,}
    fi
    # shellcheck disable=SC2086  # words
    _kin_offer $_kin_resource_words
    # Those that others have defined.
    [[ ${#COMPREPLY[@]} != 0 || -z $value ]] || _kin_ask resources
}

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

# Keeps a flag, and its value if it has one, that says which server to ask.
_kin_keep() {
    local text name=${1%%=*}
    [[ $name != -n?* ]] || name=-n
    [[ $name != -[nA] && $name != --namespace ]] || is_scoped=yes
    [[ $_kin_kept_flags == *" $name "* ]] || return 0
    for name; do
        _kin_expand "$name" || is_unclear=yes
        ask+=("$text")
    done
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

# Reads the words before the last.
_kin_read() {
    local word
    _kin_verb ''
    for word; do
        if [ -n "$flag" ]; then
            _kin_keep "$flag" "$word"
            flag=''
        elif [[ $valued == *" $word "* ]]; then
            flag=$word
        elif [[ $word == -* ]]; then
            _kin_keep "$word"
        elif [ -z "$verb" ]; then
            verb=$word
            _kin_verb "$verb"
        else
            plain+=("$word")
        fi
    done
}

# Offers words that are no flags.
_kin_plain() {
    # shellcheck disable=SC2086  # words
    case $takes${#plain[@]} in
    command-file0 | command0) _kin_offer $commands ;;
    verb0) _kin_offer $_kin_verb_words ;;
    resources* | names0) _kin_resources ;;
    names*)
        if [[ ${plain[0]} == */* ]]; then
            _kin_resources
        else
            _kin_ask names "${plain[0]}"
        fi ;;
    file* | command-file*) ;;
    *) _kin_none ;;
    esac
}

_kin() {
    local IFS=$' \t\n' verb='' flags valued takes commands scope is_joined
    local flag='' head='' before='' value program text
    local is_scoped='' is_unclear=''
    local -a line=() plain=() ask=()
    COMPREPLY=()
    _kin_line
    value=${line[-1]}
    unset 'line[-1]'
    _kin_expand "${line[0]-kin}" || is_unclear=yes
    program=$text
    _kin_read "${line[@]:1}"
    if [[ -z $flag && $value == -*=* && $valued == *" ${value%%=*} "* ]]; then
        flag=${value%%=*} before=${value%%=*}= value=${value#*=}
    fi
    # shellcheck disable=SC2086  # words
    if [ -n "$flag" ]; then
        _kin_values
    elif [[ $value == -* ]]; then
        _kin_offer $flags
    elif [ -z "$verb" ]; then
        _kin_offer $_kin_verb_words
    else
        _kin_plain
    fi
}
complete -o default -F _kin kin
