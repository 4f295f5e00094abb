/* SPDX-License-Identifier: Apache-2.0 */
/*
 * kinds.c - the steps common to all kinds; kinds_*.c have the specific rules.
 */
#include "server/kinds.h"

#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

#include "base/alloc.h"
#include "object/document.h"
#include "object/edit.h"
#include "server/kinds_impl.h"

/* ---- finding ---- */

const struct kin__kind_rules *kin__kind_rules_find(kin_str group,
                                                   kin_str plural)
{
    size_t last = kin__kind_table_count - 1;

    assert(kin__kind_table[last].plural[0] == '\0');
    for (size_t i = 0; i < last; i++) {
        const struct kin__kind_rules *rules = &kin__kind_table[i];
        if (kin_str_eq(plural, kin_s(rules->plural)) &&
            kin_str_eq(group, kin_s(rules->group)))
            return rules;
    }
    return &kin__kind_table[last];
}

/* Created once per process, like the schema. */
static pthread_mutex_t defaults_lock = PTHREAD_MUTEX_INITIALIZER;
static struct kin__defaults *_Atomic defaults_shared; /* set under the lock */

static int find_defaults(const struct kin__schema *schema,
                         const struct kin__defaults **ret, kin_error *err)
{
    struct kin__defaults *defaults = atomic_load_explicit(&defaults_shared,
                                                          memory_order_acquire);
    int r = 0;

    if (!defaults) {
        pthread_mutex_lock(&defaults_lock);
        defaults = atomic_load(&defaults_shared);
        if (!defaults)
            r = kin__defaults_new(/* alloc= */ NULL, schema, kin__kind_defaults,
                                  kin__kind_default_count, &defaults, err);
        atomic_store(&defaults_shared, defaults);
        pthread_mutex_unlock(&defaults_lock);
    }
    *ret = defaults;
    return r;
}

/* ---- editing ---- */

kin_spot kin__edit_path(kin_edit *edit, kin_spot from, const char *path)
{
    assert(*path != '.');
    while (*path) {
        size_t len = strcspn(path, ".");
        from = kin_edit_member(edit, from, kin_str_of(path, len));
        path += len + (path[len] == '.' ? 1 : 0);
    }
    return from;
}

void kin__edit_put(kin_edit *edit, const char *path, const char *text)
{
    kin_spot spot = kin__edit_path(edit, kin_edit_root(), path);

    /* The first failure is kept and reported when the edit is finished. */
    (void)kin_edit_set_str(edit, spot, kin_s(text));
}

enum {
    VERSION_SIZE = 256, /* of an apiVersion */
    /* Edits of most kinds only modify members of metadata, spec and status. */
    EDIT_DEPTH = 2,
};

/* Finishes the edit and puts fields into Go's order.  Values below EDIT_DEPTH
 * are in order already, unless the edit `is_deep`. */
static int finish(const struct kin__kind_ctx *ctx, kin_edit *edit, bool is_deep,
                  kin_document **ret, kin_error *err)
{
    const struct kin__conform_opts opts = {
        .trusted_depth = is_deep ? 0 : EDIT_DEPTH, .budget = ctx->budget};
    KIN_AUTO(kin_document) *doc = NULL;

    int r = kin__edit_finish_beside(edit, &doc, err);
    if (r < 0)
        return r;
    if (ctx->resource && ctx->resource->type) {
        r = kin__conform_document(doc, ctx->resource->type, &opts, err);
        if (r == 0)
            *ret = KIN__STEAL(doc);
        return r;
    }
    const struct kin__schema_type *meta = kin__schema_find_type(
        ctx->schema, kin_s("meta/v1.ObjectMeta"));
    return kin__conform_custom(ctx->alloc, meta, kin_document_root(doc),
                               /* opts= */ NULL, ret, err);
}

/* ---- decoding ---- */

/* Applies defaults that rows cannot express. */
static int adjust(const struct kin__kind_rules *rules,
                  const struct kin__kind_ctx *ctx, kin_document **doc,
                  kin_error *err)
{
    KIN_AUTO(kin_edit) *edit = NULL;
    KIN_AUTO(kin_document) *adjusted = NULL;
    kin_value in = kin_document_root(*doc);

    if (!rules->impl || !rules->impl->adjust)
        return 0;
    int r = kin_edit_new(ctx->alloc, in, &edit, err);
    if (r < 0)
        return r;
    r = rules->impl->adjust(ctx, edit, in);
    if (r < 0)
        return kin_edit_check(edit, err) < 0 ? r : kin_error_set(err, r, NULL);
    if (r == 0)
        return 0;
    r = finish(ctx, edit, /* is_deep= */ true, &adjusted, err);
    if (r < 0)
        return r;
    (void)kin_document_free(*doc);
    *doc = KIN__STEAL(adjusted);
    return 0;
}

int kin__kind_decode(const struct kin__kind_rules *rules,
                     const struct kin__kind_ctx *ctx, kin_value in,
                     const struct kin__conform_opts *opts, kin_document **ret,
                     kin_error *err)
{
    struct kin__conform_opts own = opts ? *opts : (struct kin__conform_opts){0};
    const struct kin__schema_resource *resource = ctx->resource;
    KIN_AUTO(kin_document) *doc = NULL;
    char version[VERSION_SIZE];

    assert(resource && resource->type);
    (void)snprintf(version, sizeof(version), "%.*s%s%.*s",
                   KIN_STR(resource->group), resource->group.len ? "/" : "",
                   KIN_STR(resource->version));
    own.kind = resource->kind;
    own.api_version = kin_s(version);
    own.budget = ctx->budget;
    int r = find_defaults(ctx->schema, &own.defaults, err);
    if (r == 0)
        r = kin__document_new_beside(ctx->alloc, in, &doc, err);
    if (r == 0)
        r = kin__conform_into(doc, ctx->resource->type, in, &own, err);
    if (r == 0)
        r = adjust(rules, ctx, &doc, err);
    if (r < 0)
        return r;
    *ret = KIN__STEAL(doc);
    return 0;
}

/* ---- creating ---- */

static bool is_custom(const struct kin__kind_ctx *ctx)
{
    return !ctx->resource || !ctx->resource->type;
}

/* Custom resources, and the kinds that define them. */
static bool is_extension(const struct kin__kind_ctx *ctx)
{
    return is_custom(ctx) ||
           kin_str_eq(ctx->resource->group, kin_s("apiextensions.k8s.io")) ||
           kin_str_eq(ctx->resource->group, kin_s("apiregistration.k8s.io"));
}

/* Creates the document and validates it. */
static int conclude(const struct kin__kind_rules *rules,
                    const struct kin__kind_change *change, kin_document **ret)
{
    const struct kin__kind_impl *impl = rules->impl;
    struct kin__causes *causes = change->causes;
    KIN_AUTO(kin_document) *doc = NULL;

    int r = finish(change->ctx, change->edit, impl && impl->is_deep, &doc,
                   change->err);
    if (r < 0)
        return r;
    kin_value object = kin_document_root(doc);
    assert(kin_value_type(object) == KIN_TYPE_OBJECT);
    causes->budget = change->ctx->budget;
    kin__kind_check_meta(causes, impl, object, is_extension(change->ctx));
    if (impl && impl->validate)
        impl->validate(causes, object);
    if (impl && impl->validate_update && kin_value_exists(change->old) &&
        change->ctx->subresource.len == 0)
        impl->validate_update(causes, change->old, object);
    if (causes->error < 0)
        return kin_error_set(change->err, causes->error, NULL);
    if (causes->count > 0)
        return kin_error_set(change->err, KIN_EINVAL, "%s: %s",
                             causes->items[0].field, causes->items[0].message);
    *ret = KIN__STEAL(doc);
    return 0;
}

/* Sets the error of a failed hook, unless the hook did. */
static int set_hook_error(const struct kin__kind_change *change, int r)
{
    assert(r < 0);
    if (kin_edit_check(change->edit, change->err) < 0)
        return r;
    if (change->err && change->err->code == 0)
        return kin_error_set(change->err, r, NULL);
    return r;
}

int kin__kind_prepare_create(const struct kin__kind_rules *rules,
                             const struct kin__kind_ctx *ctx, kin_value in,
                             kin_document **ret, struct kin__causes *causes,
                             kin_error *err)
{
    KIN_AUTO(kin_edit) *edit = NULL;
    kin_error why = KIN_ERROR_INIT;
    struct kin__kind_change change = {
        .ctx = ctx, .in = in, .causes = causes, .err = err ? err : &why};
    bool has_status = (rules->flags & KIN__KIND_HAS_STATUS) != 0;
    bool keeps_status = (rules->flags & KIN__KIND_KEEPS_STATUS) != 0;

    assert(causes->count == 0 && causes->error == 0);
    int r = kin_edit_new(ctx->alloc, in, &edit, change.err);
    if (r < 0)
        return r;
    change.edit = edit;
    if ((rules->flags & KIN__KIND_HAS_GENERATION) != 0)
        (void)kin_edit_set_int(
            edit, kin__edit_path(edit, kin_edit_root(), "metadata.generation"),
            1);
    if (has_status && !keeps_status)
        (void)kin_edit_remove(
            edit, kin_edit_member(edit, kin_edit_root(), kin_s("status")));
    if (rules->impl && rules->impl->create)
        r = rules->impl->create(&change);
    if (r < 0)
        return set_hook_error(&change, r);
    return conclude(rules, &change, ret);
}

/* ---- updating ---- */

static bool is_common(kin_str key)
{
    return kin_str_eq(key, kin_s("kind")) ||
           kin_str_eq(key, kin_s("apiVersion")) ||
           kin_str_eq(key, kin_s("metadata")) ||
           kin_str_eq(key, kin_s("status"));
}

/* Whether a member of `in`, except metadata and status, differs from that in
 * the object of `keys`. */
static bool is_any_changed(kin_value in, struct kin__keys *keys)
{
    for (size_t i = 0; i < kin_value_count(in); i++) {
        kin_str key = kin_value_key_at(in, i);
        if (!is_common(key) &&
            !kin_value_equal(kin_value_at(in, i), kin__keys_get(keys, key)))
            return true;
    }
    return false;
}

/* Whether a member except metadata and status differs: 1, 0 or KIN_ENOMEM. */
static int is_spec_changed(const kin_allocator *alloc, kin_value old,
                           kin_value in)
{
    KIN__AUTO_KEYS before = {.alloc = alloc};
    KIN__AUTO_KEYS after = {.alloc = alloc};

    int r = kin__keys_init(&before, alloc, old);
    if (r == 0)
        r = kin__keys_init(&after, alloc, in);
    if (r < 0)
        return r;
    return is_any_changed(old, &after) || is_any_changed(in, &before);
}

/* Sets a member of the root; absent removes it. */
static void put_member(const struct kin__kind_change *change, kin_str key,
                       kin_value value)
{
    kin_edit *edit = change->edit;

    (void)kin_edit_set_value(edit, kin_edit_member(edit, kin_edit_root(), key),
                             value);
}

/* Restores metadata that only the server sets. */
static void restore_meta(const struct kin__kind_change *change)
{
    static const char *const KEPT[] = {
        "uid",
        "creationTimestamp",
        "generation",
        "deletionTimestamp",
        "deletionGracePeriodSeconds",
    };
    kin_value old = kin__get(change->old, "metadata");
    kin_spot meta = kin_edit_member(change->edit, kin_edit_root(),
                                    kin_s("metadata"));

    assert(kin_value_exists(change->old));
    for (size_t i = 0; i < sizeof(KEPT) / sizeof(KEPT[0]); i++)
        (void)kin_edit_set_value(
            change->edit, kin_edit_member(change->edit, meta, kin_s(KEPT[i])),
            kin__get(old, KEPT[i]));
}

/* Whether /status may change the metadata, too, as in the older groups. */
static bool may_status_change_meta(const struct kin__kind_ctx *ctx)
{
    static const char *const GROUPS[] = {
        "",
        "apps",
        "batch",
        "policy",
        "autoscaling",
        "networking.k8s.io",
        "apiextensions.k8s.io",
    };

    for (size_t i = 0; i < sizeof(GROUPS) / sizeof(GROUPS[0]); i++)
        if (!is_custom(ctx) &&
            kin_str_eq(ctx->resource->group, kin_s(GROUPS[i])))
            return true;
    return false;
}

/* /status changes only the status. */
static int keep_all_but_status(const struct kin__kind_change *change)
{
    bool keeps_meta = !may_status_change_meta(change->ctx);
    struct kin__keys old;

    int r = kin__keys_init(&old, change->ctx->alloc, change->old);
    if (r < 0)
        return r;
    for (size_t i = 0; i < kin_value_count(change->old); i++) {
        kin_str key = kin_value_key_at(change->old, i);
        if (!kin_str_eq(key, kin_s("status")) &&
            (keeps_meta || !kin_str_eq(key, kin_s("metadata"))))
            put_member(change, key, kin_value_at(change->old, i));
    }
    for (size_t i = 0; i < kin_value_count(change->in); i++) {
        kin_str key = kin_value_key_at(change->in, i);
        if (!is_common(key) && !kin_value_exists(kin__keys_get(&old, key)))
            put_member(change, key, kin_value_absent());
    }
    kin__keys_done(&old);
    return 0;
}

static void raise_generation(const struct kin__kind_change *change)
{
    int64_t generation = kin__get_int(kin__get(change->old, "metadata"),
                                      "generation", 0);

    assert(kin_value_exists(change->old));
    (void)kin_edit_set_int(
        change->edit,
        kin__edit_path(change->edit, kin_edit_root(), "metadata.generation"),
        generation + 1);
}

/* Validates that immutable fields, given by path, did not change. */
static void check_immutable(const struct kin__kind_change *change,
                            const char *const *paths, kin_value object)
{
    for (; paths && *paths; paths++) {
        kin_value before = kin_value_absent();
        kin_value after = kin_value_absent();
        int r = kin_path_find(change->old, kin_s(*paths), &before, NULL);
        if (r == 0)
            r = kin_path_find(object, kin_s(*paths), &after, NULL);
        assert(r == 0); /* the paths are constants */
        (void)r;        /* unused without assertions */
        kin__check_immutable(change->causes, KIN__AT(NULL, *paths), before,
                             after);
    }
}

/* A request may contain deletionTimestamp only if it equals the stored one. */
static void check_deletion(const struct kin__kind_change *change)
{
    kin_value old = kin__get2(change->old, "metadata", "deletionTimestamp");
    kin_value now = kin__get2(change->in, "metadata", "deletionTimestamp");

    if (kin_value_exists(now) && !kin_value_equal(old, now))
        kin__check_immutable(
            change->causes,
            KIN__AT(KIN__AT(NULL, "metadata"), "deletionTimestamp"), old, now);
}

/* Subresources that only change the status. */
static bool is_status_subresource(kin_str subresource)
{
    return kin_str_eq(subresource, kin_s("status")) ||
           kin_str_eq(subresource, kin_s("approval"));
}

static int update_status(const struct kin__kind_rules *rules,
                         const struct kin__kind_change *change)
{
    const struct kin__kind_impl *impl = rules->impl;

    assert(is_status_subresource(change->ctx->subresource));
    int r = keep_all_but_status(change);
    if (r < 0)
        return r;
    return impl && impl->update_status ? impl->update_status(change) : 0;
}

static int update_rest(const struct kin__kind_rules *rules,
                       const struct kin__kind_change *change)
{
    const struct kin__kind_impl *impl = rules->impl;
    kin_value object = kin_value_absent();

    if ((rules->flags & KIN__KIND_HAS_STATUS) != 0)
        put_member(change, kin_s("status"),
                   kin_value_get(change->old, kin_s("status")));
    int r = impl && impl->update ? impl->update(change) : 0;
    if (r == 0)
        r = kin_edit_get(change->edit, kin_edit_root(), &object);
    if (r < 0)
        return r;
    if ((rules->flags & KIN__KIND_HAS_GENERATION) != 0) {
        r = is_spec_changed(change->ctx->alloc, change->old, object);
        if (r > 0)
            raise_generation(change);
    }
    if (r < 0)
        return r;
    check_immutable(change, impl ? impl->immutable : NULL, object);
    return kin_edit_check(change->edit, /* err= */ NULL);
}

static int update(const struct kin__kind_rules *rules,
                  const struct kin__kind_change *change)
{
    kin_str subresource = change->ctx->subresource;

    check_deletion(change);
    restore_meta(change);
    /* kin__kind_bind_pod() did everything. */
    if (kin_str_eq(subresource, kin_s("binding")))
        return kin_edit_check(change->edit, /* err= */ NULL);
    return is_status_subresource(subresource) ? update_status(rules, change)
                                              : update_rest(rules, change);
}

int kin__kind_prepare_update(const struct kin__kind_rules *rules,
                             const struct kin__kind_ctx *ctx, kin_value old,
                             kin_value in, kin_document **ret,
                             struct kin__causes *causes, kin_error *err)
{
    KIN_AUTO(kin_edit) *edit = NULL;
    kin_error why = KIN_ERROR_INIT;
    struct kin__kind_change change = {.ctx = ctx,
                                      .in = in,
                                      .old = old,
                                      .causes = causes,
                                      .err = err ? err : &why};

    assert(causes->count == 0 && causes->error == 0);
    assert(kin_value_exists(old));
    int r = kin_edit_new(ctx->alloc, in, &edit, change.err);
    if (r < 0)
        return r;
    change.edit = edit;
    r = update(rules, &change);
    if (r < 0)
        return set_hook_error(&change, r);
    return conclude(rules, &change, ret);
}

/* ---- selectors and grace ---- */

bool kin__kind_is_selectable(const struct kin__kind_rules *rules, kin_str field)
{
    if (kin_str_eq(field, kin_s("metadata.name")) ||
        kin_str_eq(field, kin_s("metadata.namespace")))
        return true;
    for (size_t i = 0; rules->selectable && rules->selectable[i]; i++)
        if (kin_str_eq(field, kin_s(rules->selectable[i])))
            return true;
    return false;
}

/* The value of a field that is no path in the stored object, or whose default
 * is not stored. */
static kin_str special_field(kin_value object, kin_str field)
{
    kin_str text = kin_s("");

    if (kin_str_eq(field, kin_s("source")))
        text = kin__get_str(kin__get(object, "source"), "component");
    if (kin_str_eq(field, kin_s("source")) && text.len == 0)
        text = kin__get_str(object, "reportingComponent");
    if (kin_str_eq(field, kin_s("spec.unschedulable")) ||
        kin_str_eq(field, kin_s("spec.hostNetwork")))
        text = kin_s("false");
    if (kin_str_eq(field, kin_s("status.replicas")) ||
        kin_str_eq(field, kin_s("status.successful")))
        text = kin_s("0");
    return text;
}

/* Maps names of events.k8s.io to members of the stored core/v1 Event. */
static kin_str stored_field(kin_str field, char *room, size_t size)
{
    static const char REGARDING[] = "regarding.";
    size_t len = sizeof(REGARDING) - 1;

    if (kin_str_eq(field, kin_s("reportingController")))
        return kin_s("reportingComponent");
    if (kin_str_eq(field, kin_s("status.successful")))
        return kin_s("status.succeeded");
    if (!kin_str_starts_with(field, kin_s(REGARDING)))
        return field;
    (void)snprintf(room, size, "involvedObject.%.*s", (int)(field.len - len),
                   field.ptr + len);
    return kin_s(room);
}

kin_str kin__kind_field(const struct kin__kind_rules *rules, kin_value object,
                        kin_str field, kin_scratch *scratch)
{
    char room[128];
    kin_value value = kin_value_absent();

    (void)rules;
    if (kin_path_find(object, stored_field(field, room, sizeof(room)), &value,
                      NULL) < 0)
        return kin_s("");
    kin_str text = kin_value_text(value, scratch);
    return text.len > 0 ? text : special_field(object, field);
}

int64_t kin__kind_grace(const struct kin__kind_rules *rules, kin_value object,
                        int64_t asked_s)
{
    kin_value spec = kin__get(object, "spec");
    kin_value phase = kin__get2(object, "status", "phase");

    if ((rules->flags & KIN__KIND_HAS_GRACE) == 0)
        return 0;
    /* A Pod without a node, or one that has ended, is deleted immediately. */
    if (kin__get_str(spec, "nodeName").len == 0 ||
        kin__is_str(phase, "Succeeded") || kin__is_str(phase, "Failed"))
        return 0;
    int64_t grace_s = asked_s >= 0
                          ? asked_s
                          : kin__get_int(spec, "terminationGracePeriodSeconds",
                                         30);
    return grace_s < 0 ? 1 : grace_s;
}
