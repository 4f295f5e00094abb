/* SPDX-License-Identifier: Apache-2.0 */
#include <string.h>

#include "help.h"

enum {
    HELP_FLAG_COLUMN = 32,
    HELP_VERB_COLUMN = 18,
};

static void help_flag(const struct cli_flag *flag, FILE *out)
{
    char left[80];
    char letter[] = "-x, ";
    bool is_short = strlen(flag->name) == 1;
    const char *dashes = is_short ? "-" : "--";

    letter[1] = flag->letter;
    snprintf(left, sizeof(left), "%s%s%s%s%s",
             flag->letter && !is_short ? letter : "    ", dashes, flag->name,
             flag->value ? " " : "", flag->value ? flag->value : "");
    if (strlen(left) > HELP_FLAG_COLUMN)
        fprintf(out, "  %s\n%*s%s", left, HELP_FLAG_COLUMN + 3, "", flag->help);
    else
        fprintf(out, "  %-*s %s", HELP_FLAG_COLUMN, left, flag->help);
    if (flag->choices)
        fprintf(out, ": %s", flag->choices);
    fputc('\n', out);
}

void cli_help_flags(const struct cli_verb *verb, struct cli_flags *ret)
{
    static const struct cli_flag version[] = {
        {"version", 0, CLI_BOOL, 0, NULL, NULL, "print the version"},
        {0},
    };

    *ret = (struct cli_flags){0};
    if (verb) {
        cli_verb_flags(verb, /* globals= */ NULL, /* own= */ NULL, ret);
    } else {
        cli_flags_add(ret, version, /* target= */ NULL);
        cli_flags_add_groups(ret, /* groups= */ 0, /* globals= */ NULL);
    }
}

void cli_help_each_flag(const struct cli_verb *verb,
                        void (*take)(const struct cli_flag *flag, FILE *out),
                        FILE *out)
{
    struct cli_flags flags;

    cli_help_flags(verb, &flags);
    for (size_t i = 0; i < flags.set_count; i++)
        for (const struct cli_flag *f = flags.sets[i].flags; f->name; f++)
            take(f, out);
}

void cli_help_verb(const struct cli_verb *verb, FILE *out)
{
    fprintf(out, "Usage: kin %s%s%s [flags]\n\n%s%s\n\nFlags:\n", verb->name,
            verb->words ? " " : "", verb->words ? verb->words : "",
            verb->text ? verb->text : "", verb->text ? "" : verb->summary);
    cli_help_each_flag(verb, help_flag, out);
}

void cli_help_program(FILE *out)
{
    fputs("Kubernetes informers on the command line.\n\n"
          "Usage: kin VERB [words] [flags]\n\nVerbs:\n",
          out);
    for (size_t i = 0; cli_verb_at(i); i++)
        fprintf(out, "  %-*s %s\n", HELP_VERB_COLUMN, cli_verb_at(i)->name,
                cli_verb_at(i)->summary);
    fputs("\n'kin VERB --help' shows help for a verb; 'kin --version' the "
          "version.\n\n"
          "Exit status: 0 success, 1 the operation failed, 2 usage error,\n"
          "130 interrupted.\n",
          out);
}
