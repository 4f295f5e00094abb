/* SPDX-License-Identifier: Apache-2.0 */
/* verb_complete_line.c - completion of a line for the shell scripts; see
 * complete.h. */
#include <limits.h>

#include "complete.h"

static enum cli_exit complete_line_run(int argc, char **argv,
                                       struct cli_context *ctx)
{
    struct complete_line line;

    cli_complete_read(&line, argc, argv);
    cli_complete_offer(&line, ctx->out);
    return CLI_EXIT_OK;
}

const struct cli_verb cli_verb_complete_line = {
    .name = "__complete-line",
    .is_hidden = true,
    .summary = "print completions of a line",
    .words = "-- WORD...",
    .max_words = INT_MAX,
    .run = complete_line_run,
};
