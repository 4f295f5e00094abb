# SPDX-License-Identifier: Apache-2.0
#
# Completion of kin for fish.  The program knows what can follow a line
# (complete.h); this knows how fish asks, and what it makes of the answer.

# Prints what a word that was typed stands for.  What a command would have to be
# run for stays as it is, and the program notices.
function __kin_expand
    set -l text (string replace --all --regex '["\']' '' -- $argv[1])
    set -l parts (string match --regex \
        '^\$\{?([A-Za-z_][A-Za-z_0-9]*)\}?(.*)$' -- $text)
    if test (count $parts) -eq 3
        set -l name $parts[2]
        set text "$$name$parts[3]"
    else
        set text (string replace --regex '^~/' "$HOME/" -- $text)
    end
    printf '%s\n' $text
end

function __kin_complete
    set -l words
    for word in (commandline --tokenize --current-process --cut-at-cursor)
        set --append words (__kin_expand $word)
    end
    set -l last (commandline --current-token --cut-at-cursor)
    set -l typed (string replace --all --regex '["\']' '' -- "$last")
    set -l program $words[1]
    set -e words[1]
    for line in (command $program __complete-line -- $words "$typed" \
            </dev/null 2>/dev/null)
        if test "$line" = :files
            set -l flag (string match --regex '^-[^=]*=' -- "$last")
            set -l path (string replace --regex '^-[^=]*=' '' -- "$last")
            for file in (__fish_complete_path "$path")
                printf '%s%s\n' "$flag" $file
            end
        else
            printf '%s\n' $line
        end
    end
end

complete --command kin --no-files --arguments '(__kin_complete)'
