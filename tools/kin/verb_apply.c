/* SPDX-License-Identifier: Apache-2.0 */
/*
 * verb_apply.c - makes objects be as files say.
 *
 * As kubectl's client-side apply: what was applied last is kept in an
 * annotation of the object, so that a member that is gone from the file is
 * removed from the object, while what others have added stays.  Changes go out
 * as merge patches.
 */
#include <kin/client.h>
#include <kin/document.h>
#include <kin/json.h>

#include "base/alloc.h"
#include "base/str.h"
#include "feed.h"
#include "object.h"
#include "object/document.h"

static const kin_str apply_annotation = KIN_STR_INIT(
    "kubectl.kubernetes.io/last-applied-configuration");

/* Adds the members of an object except one. */
static void apply_add_but(kin_document *doc, kin_value value, kin_str but)
{
    for (size_t i = 0; i < kin_value_count(value); i++) {
        if (kin_str_eq(kin_value_key_at(value, i), but))
            continue;
        (void)kin__document_key(doc, kin_value_key_at(value, i));
        (void)kin__document_add_value(doc, kin_value_at(value, i));
    }
}

static void apply_add_metadata(kin_document *doc, kin_value metadata,
                               kin_str applied)
{
    (void)kin__document_open_object(doc);
    apply_add_but(doc, metadata, KIN__S("annotations"));
    (void)kin__document_key(doc, KIN__S("annotations"));
    (void)kin__document_open_object(doc);
    apply_add_but(doc, kin_value_get(metadata, KIN__S("annotations")),
                  apply_annotation);
    if (applied.len > 0) {
        (void)kin__document_key(doc, apply_annotation);
        (void)kin__document_add_string(doc, applied);
    }
    (void)kin__document_close(doc);
    (void)kin__document_close(doc);
}

/* Returns the manifest with the annotation, or without it if `applied` is
 * empty. */
static int apply_annotate(kin_value manifest, kin_str applied,
                          kin_document **ret, kin_error *err)
{
    KIN_AUTO(kin_document) *doc = NULL;
    int r = kin__document_new(/* alloc= */ NULL, &doc, err);

    if (r < 0)
        return r;
    (void)kin__document_open_object(doc);
    apply_add_but(doc, manifest, KIN__S("metadata"));
    (void)kin__document_key(doc, KIN__S("metadata"));
    apply_add_metadata(doc, kin_value_get(manifest, KIN__S("metadata")),
                       applied);
    (void)kin__document_close(doc);
    r = kin__document_finish(doc, err);
    if (r < 0)
        return r;
    *ret = KIN__STEAL(doc);
    return 0;
}

/* Returns the manifest with its own text as annotation. */
static int apply_wanted(kin_value manifest, kin_document **ret, kin_error *err)
{
    KIN_AUTO(kin_document) *bare = NULL;
    KIN__AUTO_BUF text;
    int r = apply_annotate(manifest, KIN__S(""), &bare, err);

    kin__buf_init(&text, /* alloc= */ NULL, SIZE_MAX / 2);
    if (r == 0)
        r = object_format_value(&text, kin_document_root(bare), OBJECT_COMPACT,
                                err);
    return r < 0 ? r : apply_annotate(manifest, kin__buf_str(&text), ret, err);
}

/* Returns the last applied manifest, or NULL. */
static int apply_before(const kin_object *live, kin_document **ret,
                        kin_error *err)
{
    kin_str text = kin_value_str(
        kin_value_get(kin_object_annotations(live), apply_annotation));

    return text.len == 0
               ? 0
               : kin_document_parse(/* alloc= */ NULL, text, ret, err);
}

static int apply_change(struct feed_run *run, const struct feed_item *item,
                        kin_value wanted, const kin_object *live,
                        kin_error *err)
{
    KIN_AUTO(kin_document) *before = NULL;
    KIN_AUTO(kin_document) *patch = NULL;
    kin_call_opts opts;
    int r = apply_before(live, &before, err);

    feed_call_opts(run, &opts);
    if (r == 0)
        r = apply_patch(before ? kin_document_root(before) : KIN_VALUE_ABSENT,
                        wanted, kin_object_value(live), &patch, err);
    if (r == 0 && patch)
        r = kin_client_patch(run->connection.client, &item->api->resource,
                             KIN_OPTS(kin_patch, .type = KIN_PATCH_MERGE,
                                      .name = {item->namespace_, item->name},
                                      .body = kin_document_root(patch)),
                             &opts, /* ret= */ NULL, err);
    if (r == 0)
        feed_say(run, item->api, item->name,
                 patch ? "configured" : "unchanged");
    return r;
}

static int apply_take(struct feed_run *run, const struct feed_item *item,
                      kin_error *err)
{
    KIN_AUTO(kin_object) *live = NULL;
    KIN_AUTO(kin_document) *wanted = NULL;
    KIN_AUTO(kin_edit) *edit = NULL;
    kin_error own = KIN_ERROR_INIT;
    kin_call_opts opts;
    int r = apply_wanted(item->value, &wanted, err);

    if (r < 0)
        return r;
    if (item->name.len == 0)
        return kin_error_set(err, KIN_EINVAL,
                             "an object without metadata.name cannot be "
                             "applied");
    r = kin_client_get(run->connection.client, &item->api->resource,
                       (kin_namespaced_name){item->namespace_, item->name},
                       /* opts= */ NULL, &live, &own);
    if (r == 0)
        return apply_change(run, item, kin_document_root(wanted), live, err);
    if (r != KIN_ENOTFOUND) {
        *err = own;
        return r;
    }
    feed_call_opts(run, &opts);
    opts.ns = item->namespace_;
    r = kin_edit_new(/* alloc= */ NULL, kin_document_root(wanted), &edit, err);
    if (r == 0)
        r = kin_client_create(run->connection.client, &item->api->resource,
                              edit, &opts, /* ret= */ NULL, err);
    if (r == 0)
        feed_say(run, item->api, item->name, "created");
    return r;
}

static enum cli_exit apply_run(int argc, char **argv, struct cli_context *ctx)
{
    (void)argc;
    (void)argv;
    return feed_run_verb(ctx, ctx->own, apply_take);
}

static const struct cli_flag apply_flags[] = {
    {"filename", 'f', CLI_TEXTS, offsetof(struct feed_flags, files), "FILE|DIR",
     NULL, "manifests, or '-'; repeatable"},
    {"dry-run", 0, CLI_BOOL, offsetof(struct feed_flags, is_dry_run), NULL,
     NULL, "validate on the server without storing"},
    {0},
};

const struct cli_verb cli_verb_apply = {
    .name = "apply",
    .summary = "create or update objects from files",
    .text = "Creates the objects of YAML or JSON files, or updates existing "
            "ones. Fields\nthat are no longer in a file are removed; fields "
            "set by others are kept.\nCompatible with kubectl apply: either "
            "can update what the other created.\n\n"
            "With -n, a manifest of another namespace is rejected.",
    .groups = CLI_GROUP_CLUSTER | CLI_GROUP_SCOPE | CLI_GROUP_LOG,
    .flags = apply_flags,
    .own_size = sizeof(struct feed_flags),
    .run = apply_run,
};
