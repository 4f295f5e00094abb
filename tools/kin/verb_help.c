/* SPDX-License-Identifier: Apache-2.0 */
#include "verb.h"

static enum cli_exit help_run(int argc, char **argv, struct cli_context *ctx)
{
    const struct cli_verb *verb = NULL;

    if (argc == 0) {
        cli_help_program(ctx->out);
        return CLI_EXIT_OK;
    }
    if (cli_verb_find(argv[0], &verb, &ctx->err) < 0)
        return CLI_EXIT_USAGE;
    cli_help_verb(verb, ctx->out);
    return CLI_EXIT_OK;
}

const struct cli_verb cli_verb_help = {
    .name = "help",
    .summary = "tell how kin, or one of its verbs, is used",
    .words = "[VERB]",
    .text = "Tells how kin is used; with a verb, how that verb is used.",
    .max_words = 1,
    .run = help_run,
};
