/* SPDX-License-Identifier: Apache-2.0 */
/*
 * help_bash.c - completion for bash, made from the same tables as --help.
 */
#include <string.h>

#include <kin/builtin.h>

#include "help.h"

static void bash_verbs(FILE *out)
{
    for (size_t i = 0; cli_verb_at(i); i++)
        fprintf(out, "%s%s", i == 0 ? "" : " ", cli_verb_at(i)->name);
}

/* Whether an earlier version or group has a resource of the same name. */
static bool bash_resource_is_known(size_t index)
{
    const char *plural = kin_builtin_at(index)->plural;

    for (size_t i = 0; i < index; i++)
        if (strcmp(kin_builtin_at(i)->plural, plural) == 0)
            return true;
    return false;
}

static void bash_resources(FILE *out)
{
    for (size_t i = 0; i < kin_builtin_count(); i++)
        if (!bash_resource_is_known(i))
            fprintf(out, "%s%s", i == 0 ? "" : " ", kin_builtin_at(i)->plural);
}

static void bash_flag(const struct cli_flag *flag, FILE *out)
{
    bool is_short = strlen(flag->name) == 1;

    fprintf(out, " %s%s", is_short ? "-" : "--", flag->name);
    if (flag->letter && !is_short)
        fprintf(out, " -%c", flag->letter);
}

/* What may follow a flag that takes a value: its choices, or else files. */
static void bash_value(const struct cli_flag *flag, FILE *out)
{
    if (!flag->value)
        return;
    fprintf(out, "            %s%s", strlen(flag->name) == 1 ? "-" : "--",
            flag->name);
    if (flag->letter && strlen(flag->name) > 1)
        fprintf(out, " | -%c", flag->letter);
    fputs(") words='", out);
    for (const char *c = flag->choices ? flag->choices : ""; *c; c++)
        fputc(*c == '|' ? ' ' : *c, out);
    fputs("' ;;\n", out);
}

/* What the words of a verb are; files where it does not say. */
static const char *bash_words(const struct cli_verb *verb)
{
    if (verb->words && strstr(verb->words, "RESOURCE"))
        return "$resources";
    if (verb->words && strstr(verb->words, "VERB"))
        return "$verbs";
    return "";
}

static void bash_verb(const struct cli_verb *verb, FILE *out)
{
    fprintf(out, "    %s)\n        flags='", verb->name);
    cli_help_each_flag(verb, bash_flag, out);
    fprintf(out, "'\n        words=\"%s\"\n        case $before in\n",
            bash_words(verb));
    cli_help_each_flag(verb, bash_value, out);
    fputs("        esac ;;\n", out);
}

void cli_help_bash(FILE *out)
{
    fputs("# Completion of kin for bash, made from the tables of the program.\n"
          "# shellcheck shell=bash disable=SC2207\n"
          "_kin() {\n"
          "    local current=${COMP_WORDS[COMP_CWORD]} verb='' flags='' words\n"
          "    local before=${COMP_WORDS[COMP_CWORD - 1]} verbs resources i\n"
          "    verbs='",
          out);
    bash_verbs(out);
    fputs("'\n    resources='", out);
    bash_resources(out);
    fputs("'\n"
          "    # bash parts words at an equals sign.\n"
          "    [ \"$current\" != = ] || current=''\n"
          "    [ \"$before\" != = ] || before=${COMP_WORDS[COMP_CWORD - 2]}\n"
          "    for ((i = 1; i < COMP_CWORD; i++)); do\n"
          "        [[ \" $verbs \" != *\" ${COMP_WORDS[i]} \"* ]] ||\n"
          "            { verb=${COMP_WORDS[i]}; break; }\n"
          "    done\n"
          "    case $verb in\n"
          "    '') words=$verbs flags='--help --version' ;;\n",
          out);
    for (size_t i = 0; cli_verb_at(i); i++)
        bash_verb(cli_verb_at(i), out);
    fputs("    esac\n"
          "    [[ $current != -* ]] || words=$flags\n"
          "    COMPREPLY=($(compgen -W \"$words\" -- \"$current\"))\n"
          "}\n"
          "complete -o default -F _kin kin\n",
          out);
}
