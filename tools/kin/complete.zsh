#compdef kin
# SPDX-License-Identifier: Apache-2.0
#
# Completion of kin for zsh.  The program knows what can follow a line
# (complete.h); this knows how zsh asks, and what it makes of the answer.

# Sets REPLY to what a word that was typed stands for.  What a command would have
# to be run for stays as it is, and the program notices.
_kin_expand() {
    local text=${(Q)1} name rest
    local -a match mbegin mend
    if [[ $text =~ '^\$\{?([A-Za-z_][A-Za-z_0-9]*)\}?(.*)$' ]]; then
        name=$match[1] rest=$match[2]
        text=${(P)name}$rest
    elif [[ $text == '~/'* ]]; then
        text=$HOME${text#'~'}
    fi
    REPLY=$text
}

_kin() {
    local REPLY program word line is_file= tab=$'\t'
    local -a asked found offered open
    _kin_expand "$words[1]"
    program=$REPLY
    for word in "${(@)words[2,CURRENT-1]}"; do
        _kin_expand "$word"
        asked+=("$REPLY")
    done
    asked+=("${(Q)PREFIX}")
    found=("${(@f)$(command "$program" __complete-line -- "${asked[@]}" \
        </dev/null 2>/dev/null)}")
    for line in $found; do
        # A colon would end the word.
        word=${${line%%$tab*}//:/\\:}
        case $line in
        :files) is_file=yes ;;
        *$tab*) offered+=("$word:${line#*$tab}") ;;
        *=) open+=("$word") ;;
        *) offered+=("$word") ;;
        esac
    done
    if [[ -n $is_file ]]; then
        [[ $PREFIX != -*=* ]] || compset -P 1 '*='
        _files
        return
    fi
    # A word that ends in = continues behind it.
    local status_offered=1
    (( ! $#offered )) ||
        { _describe kin offered && status_offered=0 }
    (( ! $#open )) || { _describe kin open -S '' && status_offered=0 }
    return status_offered
}

# From a folder of fpath this is the function itself; by `source` it is a script.
if [[ $funcstack[1] == _kin ]]; then
    _kin "$@"
elif (( $+functions[compdef] )); then
    compdef _kin kin
fi
