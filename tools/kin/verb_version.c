/* SPDX-License-Identifier: Apache-2.0 */
#include <string.h>

#include <kin/version.h>

#include "verb.h"

struct version_flags {
    const char *output;
};

static enum cli_exit version_run(int argc, char **argv, struct cli_context *ctx)
{
    const struct version_flags *own = ctx->own;

    (void)argc;
    (void)argv;
    if (own->output && strcmp(own->output, "json") == 0)
        fprintf(ctx->out, "{\"clientVersion\":{\"version\":\"%s\"}}\n",
                kin_version());
    else
        fprintf(ctx->out, "kin %s\n", kin_version());
    return CLI_EXIT_OK;
}

static const struct cli_flag version_flags[] = {
    {"output", 'o', CLI_CHOICE, offsetof(struct version_flags, output),
     "FORMAT", "text|json", "how to print it"},
    {0},
};

const struct cli_verb cli_verb_version = {
    .name = "version",
    .summary = "tell the version of kin",
    .text = "Tells the version of this program and of the library in it.",
    .flags = version_flags,
    .own_size = sizeof(struct version_flags),
    .run = version_run,
};
