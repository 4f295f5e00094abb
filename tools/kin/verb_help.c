/* SPDX-License-Identifier: Apache-2.0 */
#include <string.h>

#include "help.h"

struct help_flags {
    const char *output;
};

static void help_print(const struct cli_verb *verb, FILE *out)
{
    if (verb)
        cli_help_verb(verb, out);
    else
        cli_help_program(out);
}

static enum cli_exit help_run(int argc, char **argv, struct cli_context *ctx)
{
    const struct help_flags *own = ctx->own;
    const char *output = own->output ? own->output : "text";
    const struct cli_verb *verb = NULL;

    if (argc > 0 && cli_verb_find(argv[0], &verb, &ctx->err) < 0)
        return CLI_EXIT_USAGE;
    if (strcmp(output, "man") == 0)
        cli_help_man(verb, ctx->out);
    else if (!cli_help_shell(output, ctx->out))
        help_print(verb, ctx->out);
    return CLI_EXIT_OK;
}

static const struct cli_flag help_flags[] = {
    {"output", 'o', CLI_CHOICE, offsetof(struct help_flags, output), "FORMAT",
     "text|man|bash|zsh|fish", "output format"},
    {0},
};

const struct cli_verb cli_verb_help = {
    .name = "help",
    .summary = "show help for kin or a verb",
    .words = "[VERB]",
    .text = "Shows help for kin, or for a verb.\n\n"
            "  kin help get                     the same as kin get --help\n"
            "  kin help get -o man | man -l -   as a manual page\n"
            "  source <(kin help -o bash)       completion for bash; also zsh\n"
            "  kin help -o fish | source        completion for fish",
    .flags = help_flags,
    .own_size = sizeof(struct help_flags),
    .max_words = 1,
    .run = help_run,
};
