/* SPDX-License-Identifier: Apache-2.0 */
/* verb_create.c - create objects from files. */
#include <kin/client.h>

#include "feed.h"

static int create_take(struct feed_run *run, const struct feed_item *item,
                       kin_error *err)
{
    KIN_AUTO(kin_object) *object = NULL;
    KIN_AUTO(kin_edit) *edit = NULL;
    kin_call_opts opts;

    feed_call_opts(run, &opts);
    opts.ns = item->namespace_;
    int r = kin_edit_new(/* alloc= */ NULL, item->value, &edit, err);
    if (r == 0)
        r = kin_client_create(run->connection.client, &item->api->resource,
                              edit, &opts, &object, err);
    if (r == 0)
        feed_say(run, item->api, kin_object_name(object), "created");
    return r;
}

static enum cli_exit create_run(int argc, char **argv, struct cli_context *ctx)
{
    (void)argc;
    (void)argv;
    return feed_run_verb(ctx, ctx->own, create_take);
}

static const struct cli_flag create_flags[] = {
    {"filename", 'f', CLI_TEXTS, offsetof(struct feed_flags, files), "FILE|DIR",
     NULL, "manifests, or '-'; repeatable"},
    {"dry-run", 0, CLI_BOOL, offsetof(struct feed_flags, is_dry_run), NULL,
     NULL, "validate on the server without storing"},
    {0},
};

const struct cli_verb cli_verb_create = {
    .name = "create",
    .summary = "create objects from files",
    .text =
        "Creates the objects of YAML or JSON files in order. An object that "
        "the server\nrejects is reported, and the others are still "
        "created.\n\n"
        "With -n, a manifest of another namespace is rejected.",
    .groups = CLI_GROUP_CLUSTER | CLI_GROUP_SCOPE | CLI_GROUP_LOG,
    .flags = create_flags,
    .own_size = sizeof(struct feed_flags),
    .run = create_run,
};
