/* SPDX-License-Identifier: Apache-2.0 */
/*
 * help_bash.c - completion for bash, made from the same tables as --help.
 *
 * The script has two halves.  The tables, written here, say of each verb which
 * flags and words it takes, and of each flag what its value is.  The functions
 * that read the line are the same for all verbs (help_bash.sh).  What only a
 * kubeconfig or a server knows, these ask of the program itself: see
 * verb_complete.c.
 */
#include <string.h>

#include <kin/resource.h>

#include "help.h"

/* The assembler includes the functions, as in src/schema/embedded.c. */
__asm__(".section .rodata\n"
        ".hidden kin_help_bash\n"
        ".globl kin_help_bash\n"
        "kin_help_bash:\n"
        ".incbin \"" KIN_HELP_BASH "\"\n"
        ".byte 0\n"
        ".previous\n");

extern const char kin_help_bash[];

/* Flags that may stand before a verb. */
static const struct cli_flag before_flags[] = {
    {"version", 0, CLI_BOOL, 0, NULL, NULL, NULL},
    {0},
};
static const struct cli_verb before = {.name = "''", .flags = before_flags};
static const struct cli_flag before_valued_flags[] = {
    {"output", 'o', CLI_TEXT, 0, "FORMAT", NULL, NULL},
    {0},
};
static const struct cli_verb before_valued = {
    .name = "''", .groups = ~0u, .flags = before_valued_flags};
/* Those that say which server, and where in it. */
static const struct cli_verb connecting = {.groups = CLI_GROUP_CLUSTER |
                                                     CLI_GROUP_SCOPE};

/* ---- words ---- */

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

static void bash_choices(const char *choices, FILE *out)
{
    for (const char *c = choices; *c; c++)
        fputc(*c == '|' ? ' ' : *c, out);
}

/* ---- flags ---- */

/* All spellings of a flag, with something between. */
static void bash_spell(const struct cli_flag *flag, const char *between,
                       FILE *out)
{
    bool is_short = strlen(flag->name) == 1;

    fprintf(out, "%s%s", is_short ? "-" : "--", flag->name);
    if (flag->letter && !is_short)
        fprintf(out, "%s-%c", between, flag->letter);
}

static void bash_flag(const struct cli_flag *flag, FILE *out)
{
    fputc(' ', out);
    bash_spell(flag, " ", out);
}

static void bash_valued(const struct cli_flag *flag, FILE *out)
{
    if (flag->value)
        bash_flag(flag, out);
}

static bool flag_names(const struct cli_flag *flag, const char *value)
{
    return strcmp(flag->value, value) == 0;
}

/* What may follow a flag that takes a value, as a command of the script. */
static void bash_value(const struct cli_flag *flag, FILE *out)
{
    if (!flag->value)
        return;
    fputs("        ", out);
    bash_spell(flag, " | ", out);
    fputs(") ", out);
    if (flag->choices) {
        fputs("_kin_offer ", out);
        bash_choices(flag->choices, out);
    } else if (flag_names(flag, "NS") || flag_names(flag, "NAMESPACE")) {
        fputs("_kin_ask namespaces", out);
    } else if (flag_names(flag, "RESOURCE")) {
        fputs("_kin_resources", out);
    } else if (strcmp(flag->name, "context") == 0) {
        fputs("_kin_ask contexts", out);
    } else if (flag_names(flag, "-")) {
        fputs("_kin_offer -", out);
    } else if (!strstr(flag->value, "FILE") && !strstr(flag->value, "DIR")) {
        fputs("_kin_none", out);
    }
    fputs(" ;;\n", out);
}

static void bash_kept(const struct cli_flag *flag, FILE *out)
{
    if (flag->letter != 'h')
        bash_flag(flag, out);
}

/* ---- verbs ---- */

/* What the words of a verb are. */
static const char *verb_takes(const struct cli_verb *verb)
{
    const char *words = verb->words ? verb->words : "";

    if (verb->command_at)
        return strstr(words, "FILE") ? "command-file" : "command";
    if (strstr(words, "RESOURCE"))
        return strstr(words, "NAME") ? "names" : "resources";
    if (strstr(words, "VERB"))
        return "verb";
    return strstr(words, "FILE") ? "file" : "";
}

static void bash_commands(const struct cli_verb *verb, FILE *out)
{
    struct cli_command command;

    for (size_t i = 0; verb->command_at && verb->command_at(i, &command); i++)
        fprintf(out, "%s%s", i == 0 ? "" : " ", command.name);
}

static void bash_verb(const struct cli_verb *verb, FILE *out)
{
    fprintf(out, "    %s)\n        flags='", verb->name);
    cli_help_each_flag(verb, bash_flag, out);
    fputs(" '\n        valued='", out);
    cli_help_each_flag(verb, bash_valued, out);
    fprintf(out, " '\n        takes='%s'", verb_takes(verb));
    if (verb->command_at) {
        fputs(" commands='", out);
        bash_commands(verb, out);
        fputc('\'', out);
    }
    /* Without a namespace, it is all of them for these. */
    if (strcmp(verb->name, "watch") == 0)
        fputs(" scope=-A", out);
    /* Several may be joined by commas. */
    if (verb->words && strstr(verb->words, "RESOURCE[,"))
        fputs(" is_joined=yes", out);
    fputs(" ;;\n", out);
}

/* Those of --output that depend on the command. */
static void bash_outputs(const struct cli_verb *verb, FILE *out)
{
    struct cli_command command;

    for (size_t i = 0; verb->command_at && verb->command_at(i, &command); i++) {
        if (!command.outputs)
            continue;
        fprintf(out, "        '%s --output' | '%s -o') _kin_offer ",
                command.name, command.name);
        bash_choices(command.outputs, out);
        fputs(" ;;\n", out);
    }
}

static void bash_values(const struct cli_verb *verb, FILE *out)
{
    fprintf(out, "    %s)\n", verb->name);
    if (verb->command_at) {
        fputs("        case \"${plain[0]-} $flag\" in\n", out);
        bash_outputs(verb, out);
        fputs("        esac\n"
              "        [ ${#COMPREPLY[@]} = 0 ] || return 0\n",
              out);
    }
    fputs("        case $flag in\n", out);
    cli_help_each_flag(verb, bash_value, out);
    fputs("        esac ;;\n", out);
}

/* ---- the script ---- */

static void bash_tables(FILE *out)
{
    fputs("_kin_verb_words='", out);
    bash_verbs(out);
    fputs("'\n_kin_resource_words='", out);
    bash_resources(out);
    fputs("'\n_kin_kept_flags='", out);
    cli_help_each_flag(&connecting, bash_kept, out);
    fputs(" '\n\n# Says what a verb takes.\n_kin_verb() {\n"
          "    flags='' valued='' takes='' commands='' scope='' is_joined=''\n"
          "    case $1 in\n    '')\n        flags='",
          out);
    cli_help_each_flag(&before, bash_flag, out);
    fputs(" '\n        valued='", out);
    cli_help_each_flag(&before_valued, bash_valued, out);
    fputs(" ' ;;\n", out);
    for (size_t i = 0; cli_verb_at(i); i++)
        bash_verb(cli_verb_at(i), out);
    fputs("    esac\n}\n\n"
          "# Offers values of a flag; without a word, files are offered.\n"
          "_kin_values() {\n    case $verb in\n",
          out);
    bash_values(&before_valued, out);
    for (size_t i = 0; cli_verb_at(i); i++)
        bash_values(cli_verb_at(i), out);
    fputs("    esac\n}\n", out);
}

/* What stands at the top of the file is for who reads that. */
static const char *bash_functions(void)
{
    const char *at = kin_help_bash;

    while (*at == '#') {
        const char *end = strchr(at, '\n');
        at = end ? end + 1 : at + strlen(at);
    }
    return at;
}

void cli_help_bash(FILE *out)
{
    fputs("# Completion of kin for bash, made from the tables of the program.\n"
          "# shellcheck shell=bash disable=SC2034,SC2154\n",
          out);
    bash_tables(out);
    fputs(bash_functions(), out);
}
