/* SPDX-License-Identifier: Apache-2.0 */
/*
 * engine_write.c - one request that writes an object: create, update, patch.
 *
 * A write is prepared without any lock, from the object that readers see.  With
 * the journal's lock held the object is compared again: if it has changed, the
 * write is prepared again.
 */
#include "server/engine_write.h"

#include <stdio.h>

#include <kin/field.h>
#include <kin/json.h>

#include "base/alloc.h"
#include "base/str.h"
#include "object/arena.h"
#include "object/patch.h"
#include "object/seen.h"
#include "server/kinds.h"
#include "server/managers.h"
#include "server/stamp.h"

/* Attempts of one write at a moving object. */
enum { TRIES_MAX = 1000 };

#define MODIFIED_TEXT                                                          \
    "the object has been modified; please apply your changes to the latest "   \
    "version and try again"

/* ---- life ---- */

void kin__write_init(struct kin__write *w, struct kin__engine *engine,
                     const struct kin__target *target,
                     const struct kin__write_opts *opts,
                     struct kin__failure *failure)
{
    *w = (struct kin__write){.engine = engine,
                             .target = target,
                             .served = kin__served_of(target->resource),
                             .failure = failure};
    kin__buf_init(&w->key, engine->alloc, KIN__KEY_MAX);
    /* No limit: validation reports names that are too long. */
    kin__buf_init(&w->name, engine->alloc, SIZE_MAX / 2);
    kin__engine_call_init(engine, target->resource, opts, &w->random, &w->call);
    w->budget = kin__engine_budget(engine);
    w->call.budget = &w->budget;
    w->call.subresource = target->subresource;
    w->call.name = target->name;
    w->flags = kin__engine_flags(engine, target->resource);
    if (opts)
        kin__write_set_admission(w, opts->admission, opts->is_dry_run);
}

void kin__write_set_admission(struct kin__write *w,
                              const struct kin__admission *admission,
                              bool is_dry_run)
{
    w->admission = admission;
    w->is_admission_dry = is_dry_run;
    if (admission)
        w->admission_deadline = kin__deadline_after(
            /* clock= */ NULL, KIN__ADMISSION_TIMEOUT_S * KIN__NS_PER_S);
}

void kin__write_done(struct kin__write *w)
{
    const struct kin__rules *rules = w->engine->rules;

    if (rules->end)
        rules->end(rules, w->call.request);
    kin__buf_done(&w->key);
    kin__buf_done(&w->name);
    (void)kin_object_unref(w->old);
    (void)kin_document_free(w->versioned);
    (void)kin_document_free(w->managed);
}

int kin__write_spend(struct kin__write *w, uint64_t steps)
{
    int r = kin__budget_take(&w->budget, steps);

    return r < 0 ? kin__failure_of_budget(w->failure, r) : 0;
}

int kin__write_no_memory(struct kin__write *w, int code)
{
    return kin__failure_internal(w->failure, code, "%s", kin_error_text(code));
}

static int write_error(struct kin__write *w, const kin_error *err)
{
    return kin__failure_of_error(w->failure, err);
}

static bool write_is_custom(const struct kin__write *w)
{
    return w->target->resource->facts == NULL;
}

static int write_load(struct kin__write *w)
{
    const struct kin__resource *resource = w->target->resource;
    int r = kin__key_join(&w->key, w->target->namespace_, w->target->name);

    w->old = kin_object_unref(w->old);
    if (r == 0)
        r = kin__resource_store_get(w->served->resource_store,
                                    kin__buf_str(&w->key), &w->old);
    /* KIN_ELIMIT: no object has a key that long. */
    if (r < 0 && r != KIN_ELIMIT)
        return kin__write_no_memory(w, r);
    if (!w->old)
        return kin__failure_not_found(w->failure, resource->group,
                                      resource->plural, w->target->name);
    return 0;
}

int kin__write_object(struct kin__write *w, kin_document *doc, kin_object **ret)
{
    kin_error err = KIN_ERROR_INIT;
    int r = kin__stamp_object(doc, ret, &err);

    return r < 0 ? write_error(w, &err) : 0;
}

int kin__write_modified(struct kin__write *w)
{
    const struct kin__resource *resource = w->target->resource;

    return kin__failure_conflict(w->failure, resource->group, resource->plural,
                                 w->target->name, MODIFIED_TEXT);
}

/* ---- committing ---- */

static int commit_locked(struct kin__engine *engine, struct kin__op *op,
                         kin_value value, struct kin__failure *failure)
{
    kin_error err = KIN_ERROR_INIT;

    kin__mutex_assert_held(&engine->journal.lock);
    int r = kin__journal_stage(&engine->journal, op, value, &err);

    if (r == 0)
        r = kin__journal_wait(&engine->journal, op, &err);
    if (r == KIN_ESTOPPED)
        return kin__failure_set(failure, 503, "ServiceUnavailable", "%s",
                                err.message);
    return r < 0 ? kin__failure_of_error(failure, &err) : 0;
}

static int op_result(const struct kin__op *op, kin_object **ret,
                     struct kin__failure *failure)
{
    const kin_object *gone = NULL;

    assert(op->is_done && op->code == 0);
    if (!ret)
        return 0;
    if (!op->is_deletion) {
        *ret = kin_object_ref(op->now);
        return 0;
    }
    int r = kin__watch_event_gone(op->event, &gone);
    if (r < 0)
        return kin__failure_internal(failure, r, "%s", kin_error_text(r));
    *ret = kin_object_ref(gone);
    return 0;
}

int kin__engine_commit(struct kin__engine *engine, struct kin__served *served,
                       kin_str key, const kin_object *old, kin_value value,
                       kin_object **ret, struct kin__failure *failure)
{
    struct kin__journal *journal = &engine->journal;
    KIN__AUTO_OP *op = NULL;

    int r = kin__op_new(engine->alloc, served->resource_store, key, old, &op);
    if (r < 0)
        return kin__failure_internal(failure, r, "%s", kin_error_text(r));
    kin__mutex_lock(&journal->lock);
    kin__journal_settle(journal, served->resource_store, key);
    if (kin__resource_store_peek(served->resource_store, key) != old)
        r = KIN__RETRY;
    else
        r = commit_locked(engine, op, value, failure);
    kin__mutex_unlock(&journal->lock);
    kin__watch_notify_run(&engine->notify);
    return r == 0 ? op_result(op, ret, failure) : r;
}

/* ---- the body of a request ---- */

static int write_piece(kin_str piece, void *userdata)
{
    return kin__buf_append(userdata, piece);
}

/* 400 with the whole body in the message, as Kubernetes does. */
static int fail_no_kind(struct kin__write *w, kin_value body, const char *what)
{
    KIN__AUTO_BUF text;

    kin__buf_init(&text, w->engine->alloc, KIN__FAILURE_MESSAGE_MAX / 4);
    int r = kin_value_write(body, 0, write_piece, &text);
    if (r == KIN_ENOMEM)
        return kin__write_no_memory(w, r);
    return kin__failure_bad_request(
        w->failure,
        "the object provided is unrecognized (must be of type %.*s): Object "
        "'%s' is missing in '%s' (%s)",
        KIN_STR(w->target->resource->kind), what, kin__buf_str(&text).ptr,
        kin__buf_str(&text).ptr);
}

static int fail_other_kind(struct kin__write *w, kin_value body, kin_str kind)
{
    const struct kin__resource *resource = w->target->resource;
    char message[1024];

    (void)snprintf(message, sizeof(message),
                   "Invalid value: \"%.*s\": must be %.*s",
                   KIN_STR(kin__str_slice(kind, 0, 256)),
                   KIN_STR(kin__str_slice(resource->kind, 0, 256)));
    kin__failure_add_cause(w->failure, KIN__S("FieldValueInvalid"),
                           KIN__S("kind"), kin_s(message));
    return kin__failure_invalid(w->failure, resource->group, kind,
                                kin__meta_str(body, "name"));
}

static int check_custom_type(struct kin__write *w, kin_value body, kin_str kind,
                             kin_str version, kin_str expected)
{
    const struct kin__resource *resource = w->target->resource;

    if (kind.len == 0)
        return fail_no_kind(w, body, "Kind");
    if (version.len == 0)
        return fail_no_kind(w, body, "apiVersion");
    if (!kin_str_eq(version, expected))
        return kin__failure_bad_request(
            w->failure,
            "the API version in the data (%.*s) does not match the expected "
            "API version (%.*s)",
            KIN_STR(version), KIN_STR(expected));
    return kin_str_eq(kind, resource->kind) ? 0
                                            : fail_other_kind(w, body, kind);
}

static int check_builtin_type(struct kin__write *w, kin_str kind,
                              kin_str version, kin_str expected)
{
    const struct kin__resource *resource = w->target->resource;

    if (version.len && !kin_str_eq(version, expected))
        return kin__failure_bad_request(
            w->failure,
            "%.*s in version \"%.*s\" cannot be handled as a %.*s: no kind "
            "\"%.*s\" is registered for version \"%.*s\" in scheme "
            "\"pkg/runtime/scheme.go:111\"",
            KIN_STR(kind.len ? kind : resource->kind), KIN_STR(version),
            KIN_STR(resource->kind), KIN_STR(kind.len ? kind : resource->kind),
            KIN_STR(version));
    if (kind.len && !kin_str_eq(kind, resource->kind))
        return kin__failure_bad_request(
            w->failure,
            "%.*s in version \"%.*s\" cannot be handled as a %.*s: it is a "
            "%.*s",
            KIN_STR(kind), KIN_STR(resource->version), KIN_STR(resource->kind),
            KIN_STR(kind));
    return 0;
}

/* 400 if kind or apiVersion of the body do not match the resource. */
static int check_type(struct kin__write *w, kin_value body)
{
    const struct kin__resource *resource = w->target->resource;
    kin_str kind = kin_value_str(kin_value_get(body, KIN__S("kind")));
    kin_str version = kin_value_str(kin_value_get(body, KIN__S("apiVersion")));
    char expected[512];

    if (kin_value_type(body) != KIN_TYPE_OBJECT)
        return kin__failure_bad_request(w->failure,
                                        "the body of the request is not an "
                                        "object");
    (void)snprintf(expected, sizeof(expected), "%.*s%s%.*s",
                   KIN_STR(resource->group), resource->group.len ? "/" : "",
                   KIN_STR(resource->version));
    if (write_is_custom(w))
        return check_custom_type(w, body, kind, version, kin_s(expected));
    return check_builtin_type(w, kind, version, kin_s(expected));
}

int kin__write_decode(struct kin__write *w, kin_value body, kin_document **ret)
{
    KIN_AUTO(kin_document) *doc = NULL;
    const struct kin__rules *rules = w->engine->rules;
    int r = check_type(w, body);

    if (r == 0)
        r = rules->decode(&w->call, body, &doc, w->failure);
    if (r < 0)
        return r;
    w->body_managed = kin__meta_get(body, "managedFields");
    if (!w->served->storage) {
        *ret = KIN__STEAL(doc);
        return 0;
    }
    (void)kin_document_free(w->versioned);
    w->versioned = KIN__STEAL(doc);
    return rules->convert(&w->call, kin__served_storage(w->served),
                          kin_document_root(w->versioned), ret, w->failure);
}

static int check_namespace(struct kin__write *w, kin_value in)
{
    kin_str space = kin__meta_str(in, "namespace");

    if (space.len == 0 || kin_str_eq(space, w->target->namespace_))
        return 0;
    return kin__failure_bad_request(
        w->failure, "the namespace of the provided object does not match the "
                    "namespace sent on the request");
}

int kin__write_check_name(struct kin__write *w, kin_value in)
{
    kin_str name = kin__meta_str(in, "name");

    if (name.len == 0)
        return kin__failure_bad_request(
            w->failure,
            "the name of the object (%.*s based on URL) was undeterminable: "
            "name must be provided",
            KIN_STR(w->target->name));
    if (!kin_str_eq(name, w->target->name))
        return kin__failure_bad_request(
            w->failure,
            "the name of the object (%.*s) does not match the name on the URL "
            "(%.*s)",
            KIN_STR(name), KIN_STR(w->target->name));
    return check_namespace(w, in);
}

static int count_piece(kin_str piece, void *userdata)
{
    size_t *left = userdata;

    if (piece.len > *left)
        return KIN_ELIMIT;
    *left -= piece.len;
    return 0;
}

int kin__value_fits(kin_value value, size_t max_bytes)
{
    return kin_value_write(value, 0, count_piece, &max_bytes);
}

/* Whether arrays and objects are nested more than `max` levels deep. */
static bool is_deeper(kin_value value, unsigned max)
{
    if (kin_value_type(value) != KIN_TYPE_OBJECT &&
        kin_value_type(value) != KIN_TYPE_ARRAY)
        return false;
    if (max == 0)
        return true;
    for (size_t i = 0; i < kin_value_count(value); i++)
        if (is_deeper(kin_value_at(value, i), max - 1))
            return true;
    return false;
}

/* Upper bounds of the text of an immediate value and of one byte of an escaped
 * string. */
enum { IMMEDIATE_MAX = 24, ESCAPE_MAX = 6 };

static size_t at_most(const uint32_t *node, size_t len)
{
    return kin__node_head(node) & KIN__NODE_EXTRA ? len * ESCAPE_MAX : len;
}

/* Subtracts an upper bound of the text size of a node from `*left`.  False if
 * that exceeds `*left`, or if the node is deeper than `depth`: then the exact
 * check decides. */
static bool fits_bound(const uint32_t *base, const uint32_t *node,
                       unsigned depth, size_t *left)
{
    uint32_t count = kin__node_count(node);
    enum kin__node_type type = kin__node_type(node);
    size_t size = 2 + at_most(node, count);

    if (type == KIN__NODE_OBJECT) {
        const uint32_t *shape = kin__node(base, kin__node_shape(node));
        size += at_most(shape, kin__shape_text_len(shape));
    }
    if (size > *left || depth == 0)
        return false;
    *left -= size;
    if (type != KIN__NODE_OBJECT && type != KIN__NODE_ARRAY)
        return true;
    const kin__val *values = kin__node_values(node);
    for (uint32_t i = 0; i < count; i++) {
        if (kin__val_is_node(values[i])) {
            if (!fits_bound(base, base + values[i], depth - 1, left))
                return false;
        } else if (*left < IMMEDIATE_MAX) {
            return false;
        } else {
            *left -= IMMEDIATE_MAX;
        }
    }
    return true;
}

static bool is_small(kin_value value, size_t max)
{
    const struct kin__arena *arena = value.home;

    return kin__val_is_node(value.bits) &&
           fits_bound(arena->ro, kin__node(arena->ro, value.bits),
                      KIN__OBJECT_DEPTH_MAX, &max);
}

static int check_size(struct kin__write *w, kin_value value)
{
    size_t max = w->engine->opts.object_bytes;

    if (is_small(value, max))
        return 0;
    /* Size first: it bounds the work of the depth check. */
    int r = kin__value_fits(value, max);

    if (r == 0 && is_deeper(value, KIN__OBJECT_DEPTH_MAX))
        return kin__failure_too_deep(w->failure);

    if (r == KIN_ELIMIT)
        return kin__failure_too_long(w->failure, max);
    return r < 0 ? kin__write_no_memory(w, r) : 0;
}

/* ---- changing ---- */

/* Restores the metadata that no request may change. */
static int stamp_changed(struct kin__write *w, kin_document *doc)
{
    kin_error err = KIN_ERROR_INIT;
    kin_value old = kin_object_value(w->old);
#define OLDS(name)                                                             \
    {                                                                          \
        .key = (name), .kind = KIN__STAMP_VALUE,                               \
        .value = kin__meta_get(old, (name))                                    \
    }
    struct kin__stamp stamps[] = {
        OLDS("name"),
        OLDS("namespace"),
        OLDS("uid"),
        OLDS("resourceVersion"),
        OLDS("creationTimestamp"),
        OLDS("deletionTimestamp"),
        OLDS("deletionGracePeriodSeconds"),
        {.key = "selfLink", .kind = KIN__STAMP_REMOVE},
        OLDS("managedFields"),
    };
#undef OLDS
    if (w->is_tracked)
        stamps[sizeof(stamps) / sizeof(stamps[0]) - 1].value = w->managed_value;
    int r = kin__stamp(doc, write_is_custom(w), stamps,
                       sizeof(stamps) / sizeof(stamps[0]), &err);
    return r < 0 ? write_error(w, &err) : 0;
}

/* Whether an object that is being deleted has no finalizer, grace period or
 * content left. */
static bool is_finished(const struct kin__write *w, kin_value object)
{
    int64_t grace = kin_value_as_int64(
        kin__meta_get(object, "deletionGracePeriodSeconds"));
    const struct kin__resource_hooks *hooks = w->served->hooks;

    if (hooks && hooks->is_held && hooks->is_held(object))
        return false;
    return kin_value_exists(kin__meta_get(object, "deletionTimestamp")) &&
           kin_value_count(kin__meta_get(object, "finalizers")) == 0 &&
           grace == 0;
}

/* Appends the strings that are only in the second list, in Go's syntax. */
static int list_added(kin_value had, kin_value has, struct kin__buf *ret)
{
    KIN__AUTO_SEEN seen;

    int r = kin__seen_init(&seen, ret->alloc, kin_value_count(had));
    for (size_t i = 0; r == 0 && i < kin_value_count(had); i++)
        kin__seen_add(&seen, kin_value_at(had, i));
    for (size_t i = 0; r == 0 && i < kin_value_count(has); i++) {
        kin_value item = kin_value_at(has, i);
        if (!kin__seen_has(&seen, item))
            r = kin__buf_printf(ret, "%s\"%.*s\"", ret->len ? ", " : "",
                                KIN_STR(kin_value_str(item)));
    }
    /* The message is truncated. */
    return r == KIN_ELIMIT ? 0 : r;
}

/* 422 if the update adds finalizers to an object that is being deleted. */
static int check_finalizers(struct kin__write *w, kin_value in)
{
    KIN__AUTO_BUF added;
    KIN__AUTO_BUF why;
    const struct kin__resource *resource = w->target->resource;
    kin_value old = kin_object_value(w->old);

    kin__buf_init(&added, w->engine->alloc, KIN__FAILURE_MESSAGE_MAX);
    kin__buf_init(&why, w->engine->alloc, 2 * KIN__FAILURE_MESSAGE_MAX);
    if (w->target->subresource.len ||
        !kin_value_exists(kin__meta_get(old, "deletionTimestamp")))
        return 0;
    int r = list_added(kin__meta_get(old, "finalizers"),
                       kin__meta_get(in, "finalizers"), &added);
    if (r == 0 && added.len == 0)
        return 0;
    if (r == 0)
        r = kin__buf_printf(&why,
                            "Forbidden: no new finalizers can be added if the "
                            "object is being deleted, found new finalizers "
                            "[]string{%.*s}",
                            KIN_STR(kin__buf_str(&added)));
    if (r < 0)
        return kin__write_no_memory(w, r);
    kin__failure_add_cause(w->failure, KIN__S("FieldValueForbidden"),
                           KIN__S("metadata.finalizers"), kin__buf_str(&why));
    return kin__failure_invalid(w->failure, resource->group, resource->kind,
                                w->target->name);
}

static int write_complete(struct kin__write *w, kin_value old,
                          kin_document **doc)
{
    const struct kin__resource_hooks *hooks = w->served->hooks;

    if (!hooks || !hooks->complete || w->target->subresource.len)
        return 0;
    assert(*doc);
    KIN_AUTO(kin_document) *plain = KIN__STEAL(*doc);
    return hooks->complete(w->engine, kin_document_root(plain), old, doc,
                           w->failure);
}

static int prepare_changed(struct kin__write *w, kin_value in,
                           kin_document **ret)
{
    KIN_AUTO(kin_document) *doc = NULL;
    struct kin__rules_call call = w->call;

    assert(w->old);
    kin_value old = kin_object_value(w->old);
    call.asked = w->target->resource;
    call.resource = kin__served_storage(w->served);
    int r = check_finalizers(w, in);
    if (r == 0)
        r = w->engine->rules->prepare_update(&call, old, in, &doc, w->failure);
    if (r == 0)
        r = write_complete(w, old, &doc);
    if (r == 0)
        r = stamp_changed(w, doc);
    if (r == 0)
        r = check_size(w, kin_document_root(doc));
    if (r == 0)
        *ret = KIN__STEAL(doc);
    return r;
}

/* Whether two objects with the same order of members differ in no other member
 * than one. */
static bool members_equal(kin_value a, kin_value b, kin_str but)
{
    for (size_t i = 0; i < kin_value_count(a); i++) {
        kin_str key = kin_value_key_at(a, i);
        if (!kin_str_eq(key, kin_value_key_at(b, i)))
            return false;
        if (!kin_str_eq(key, but) &&
            !kin_value_equal(kin_value_at(a, i), kin_value_at(b, i)))
            return false;
    }
    return true;
}

/* Whether nothing but times of managed fields differs from the stored
 * object. */
static bool is_same_but_times(const struct kin__write *w, kin_value value)
{
    kin_value old = kin_object_value(w->old);
    kin_value meta = kin_value_get(value, KIN__S("metadata"));
    kin_value old_meta = kin_value_get(old, KIN__S("metadata"));

    if (!w->is_tracked || kin_value_count(value) != kin_value_count(old) ||
        kin_value_count(meta) != kin_value_count(old_meta) ||
        !kin__managers_equal_but_times(
            kin_value_get(meta, KIN__S("managedFields")),
            kin_value_get(old_meta, KIN__S("managedFields"))))
        return false;
    return members_equal(meta, old_meta, KIN__S("managedFields")) &&
           members_equal(value, old, KIN__S("metadata"));
}

/* Stores a prepared object, unless it equals the stored one. */
static int store_changed(struct kin__write *w, kin_document *doc,
                         kin_object **ret)
{
    kin_value value = kin_document_root(doc);
    kin_str key = kin__buf_str(&w->key);

    assert(key.len > 0);
    if (kin_value_equal(value, kin_object_value(w->old)) ||
        is_same_but_times(w, value)) {
        *ret = kin_object_ref(w->old);
        return 0;
    }
    if (w->call.opts->is_dry_run)
        return kin__write_object(w, doc, ret);
    int r = kin__write_spend(w, 0);
    if (r < 0)
        return r;
    if (!is_finished(w, value))
        return kin__engine_commit(w->engine, w->served, key, w->old, value, ret,
                                  w->failure);
    r = kin__engine_commit(w->engine, w->served, key, w->old, KIN_VALUE_ABSENT,
                           /* ret= */ NULL, w->failure);
    return r == 0 ? kin__write_object(w, doc, ret) : r;
}

static struct kin__admit admit_change(const struct kin__write *w,
                                      kin_value object)
{
    return (struct kin__admit){.operation = KIN__ADMISSION_UPDATE,
                               .object = object,
                               .old = kin_object_value(w->old)};
}

int kin__write_change(struct kin__write *w, kin_value in, kin_object **ret)
{
    KIN_AUTO(kin_document) *doc = NULL;
    int r = prepare_changed(w, in, &doc);

    if (r == 0 && !w->is_admitted_apart) {
        struct kin__admit admit = admit_change(w, kin_document_root(doc));
        r = kin__write_validate(w, &admit);
    }
    return r < 0 ? r : store_changed(w, doc, ret);
}

/* The object as mutating webhooks see it. */
static int stamp_admitted(struct kin__write *w, kin_value in,
                          kin_document **ret)
{
    kin_error err = KIN_ERROR_INIT;
    kin_str space = w->target->namespace_;
    const struct kin__stamp stamps[] = {
        {.key = "namespace",
         .kind = space.len ? KIN__STAMP_STRING : KIN__STAMP_REMOVE,
         .text = space},
        {.key = "managedFields",
         .kind = KIN__STAMP_VALUE,
         .value = w->managed_value},
    };
    int r = kin__stamp_copy(w->engine->alloc, in, write_is_custom(w), stamps,
                            w->is_tracked ? 2 : 1, ret, &err);

    return r < 0 ? write_error(w, &err) : 0;
}

/* Calls the mutating webhooks; `admit` lacks the object.
 * @param ret  the changed object; NULL: it is not changed */
static int write_mutate(struct kin__write *w, struct kin__admit *admit,
                        kin_value in, kin_document **ret)
{
    KIN_AUTO(kin_document) *doc = NULL;

    if (!w->admission)
        return 0;
    int r = stamp_admitted(w, in, &doc);
    if (r < 0)
        return r;
    admit->object = kin_document_root(doc);
    r = kin__write_mutate(w, admit, ret);
    return r == 0 && *ret ? kin__write_check_managed(w, kin_document_root(*ret))
                          : r;
}

int kin__write_admit_change(struct kin__write *w, kin_value in,
                            kin_object **ret)
{
    KIN_AUTO(kin_document) *mutated = NULL;
    struct kin__admit admit = admit_change(w, KIN_VALUE_ABSENT);
    int r = write_mutate(w, &admit, in, &mutated);

    if (r < 0)
        return r;
    return kin__write_change(w, mutated ? kin_document_root(mutated) : in, ret);
}

int kin__write_loop(struct kin__write *w, kin__write_try *attempt,
                    void *userdata, kin_object **ret)
{
    assert(!*ret);
    for (int i = 0; i < TRIES_MAX; i++) {
        int r = kin__write_spend(w, 1);
        if (r == 0)
            r = write_load(w);
        if (r == 0)
            r = attempt(w, userdata, ret);
        if (r == 0 && !w->is_quiet && *ret)
            kin__engine_after_write(w->engine, w->served, *ret);
        if (r != KIN__RETRY)
            return r;
    }
    return kin__write_modified(w);
}

/* Generated names that are tried for one object. */
enum { NAME_TRIES = 8 };

/* ---- metadata ---- */

static void random_uid(struct kin__random *random, char ret[KIN__UID_SIZE])
{
    static const char digits[] = "0123456789abcdef";
    uint8_t b[16];
    char *at = ret;

    kin__random_bytes(random, b, sizeof(b));
    b[6] = (uint8_t)((b[6] & 0x0f) | 0x40);
    b[8] = (uint8_t)((b[8] & 0x3f) | 0x80);
    for (size_t i = 0; i < sizeof(b); i++) {
        if (i == 4 || i == 6 || i == 8 || i == 10)
            *at++ = '-';
        *at++ = digits[b[i] >> 4];
        *at++ = digits[b[i] & 15];
    }
    assert(at == ret + 36);
    *at = '\0';
}

void kin__write_uid(struct kin__write *w, char ret[KIN__UID_SIZE])
{
    random_uid(&w->random, ret);
}

/* generateName: at most 63 bytes, ending in five random characters of an
 * alphabet without vowels. */
static void random_name(struct kin__random *random, kin_str base, char ret[64])
{
    static const char alphabet[] = "bcdfghjklmnpqrstvwxz2456789";
    size_t len = kin__utf8_valid_prefix(kin__str_slice(base, 0, 58));

    memcpy(ret, base.ptr, len);
    for (int i = 0; i < 5; i++)
        ret[len++] = alphabet[kin__random_below(random, sizeof(alphabet) - 1)];
    assert(len < 64);
    ret[len] = '\0';
}

static int fail_no_name(struct kin__write *w)
{
    const struct kin__resource *resource = w->target->resource;

    kin__failure_add_cause(
        w->failure, KIN__S("FieldValueRequired"), KIN__S("metadata.name"),
        KIN__S("Required value: name or generateName is required"));
    return kin__failure_invalid(w->failure, resource->group, resource->kind,
                                KIN__S(""));
}

/* Chooses the name of the new object and stores it in `w->name`. */
static int choose_name(struct kin__write *w, kin_value in, bool *ret_generated)
{
    char generated[64];
    kin_str name = kin__meta_str(in, "name");
    kin_str base = kin__meta_str(in, "generateName");

    *ret_generated = name.len == 0 && base.len > 0;
    if (*ret_generated) {
        random_name(&w->random, base, generated);
        name = kin_s(generated);
    }
    if (name.len == 0)
        name = w->target->name;
    if (name.len == 0)
        return fail_no_name(w);
    kin__buf_clear(&w->name);
    int r = kin__buf_append(&w->name, name);
    return r < 0 ? kin__write_no_memory(w, r) : 0;
}

/* Fills in the metadata that the server sets on creation. */
static int stamp_new(struct kin__write *w, kin_document *in)
{
    kin_error err = KIN_ERROR_INIT;

    if (!w->uid[0])
        kin__write_uid(w, w->uid);
    kin_str space = w->target->namespace_;
    struct kin__stamp stamps[] = {
        {.key = "name",
         .kind = KIN__STAMP_STRING,
         .text = kin__buf_str(&w->name)},
        {.key = "namespace",
         .kind = space.len ? KIN__STAMP_STRING : KIN__STAMP_REMOVE,
         .text = space},
        {.key = "uid", .kind = KIN__STAMP_STRING, .text = kin_s(w->uid)},
        {.key = "resourceVersion",
         .kind = KIN__STAMP_STRING,
         .text = KIN__S("0")},
        {.key = "creationTimestamp",
         .kind = KIN__STAMP_SECONDS,
         .number = w->call.now_s},
        {.key = "generation", .kind = KIN__STAMP_REMOVE},
        {.key = "selfLink", .kind = KIN__STAMP_REMOVE},
        {.key = "deletionTimestamp", .kind = KIN__STAMP_REMOVE},
        {.key = "deletionGracePeriodSeconds", .kind = KIN__STAMP_REMOVE},
        {.key = "managedFields",
         .kind = KIN__STAMP_VALUE,
         .value = w->managed_value},
    };
    int r = kin__stamp(in, write_is_custom(w), stamps,
                       sizeof(stamps) / sizeof(stamps[0]), &err);
    return r < 0 ? write_error(w, &err) : 0;
}

/* Sets metadata.resourceVersion, which the rules may have dropped. */
static int stamp_placeholder(struct kin__write *w, kin_document *doc)
{
    kin_error err = KIN_ERROR_INIT;
    bool is_dry = w->call.opts->is_dry_run;
    kin_str version = is_dry ? w->sent_version : KIN__S("0");
    struct kin__stamp stamp = {.key = "resourceVersion",
                               .kind = version.len ? KIN__STAMP_STRING
                                                   : KIN__STAMP_REMOVE,
                               .text = version};

    if (!is_dry && kin__meta_str(kin_document_root(doc), "resourceVersion").len)
        return 0;
    int r = kin__stamp(doc, write_is_custom(w), &stamp, 1, &err);
    return r < 0 ? write_error(w, &err) : 0;
}

static int check_create_hook(struct kin__write *w, bool is_locked, kin_str name)
{
    const struct kin__resource_hooks *hooks = w->served->hooks;

    return hooks && hooks->check_create
               ? hooks->check_create(w->engine, w->served, is_locked, name,
                                     w->failure)
               : 0;
}

/* Checks that namespace and definition still exist and that no write of the key
 * is pending.  Each wait releases the lock, and then the others may have
 * changed: repeat until nothing was written meanwhile. */
static int settle_new(struct kin__write *w, kin_str name, kin_str key)
{
    const struct kin__resource *resource = w->target->resource;
    struct kin__journal *journal = &w->engine->journal;
    uint64_t before;
    int r;

    kin__mutex_assert_held(&journal->lock);
    do {
        before = journal->assigned;
        kin__journal_settle(journal, w->served->resource_store, key);
        r = kin__namespace_check(w->engine, /* is_locked= */ true, resource,
                                 w->target->namespace_, name, w->failure);
        if (r == 0)
            r = check_create_hook(w, /* is_locked= */ true, name);
    } while (r == 0 && journal->assigned != before);
    if (r == 0 && kin__resource_store_peek(w->served->resource_store, key))
        r = kin__failure_exists(w->failure, resource->group, resource->plural,
                                name);
    return r;
}

static int commit_new(struct kin__write *w, kin_str name, kin_value value,
                      kin_object **ret)
{
    struct kin__journal *journal = &w->engine->journal;
    KIN__AUTO_OP *op = NULL;
    kin_str key = kin__buf_str(&w->key);

    int r = kin__op_new(w->engine->alloc, w->served->resource_store, key, NULL,
                        &op);
    if (r < 0)
        return kin__write_no_memory(w, r);
    kin__mutex_lock(&journal->lock);
    r = settle_new(w, name, key);
    if (r == 0)
        r = commit_locked(w->engine, op, value, w->failure);
    kin__mutex_unlock(&journal->lock);
    kin__watch_notify_run(&w->engine->notify);
    return r == 0 ? op_result(op, ret, w->failure) : r;
}

/* ---- create ---- */

static int prepare_new(struct kin__write *w, kin_document *in,
                       kin_document **ret)
{
    KIN_AUTO(kin_document) *doc = NULL;
    struct kin__rules_call call = w->call;
    int r = stamp_new(w, in);

    if (r < 0)
        return r;
    call.asked = w->target->resource;
    call.resource = kin__served_storage(w->served);
    call.name = kin__buf_str(&w->name);
    r = w->engine->rules->prepare_create(&call, kin_document_root(in), &doc,
                                         w->failure);
    if (r < 0)
        return r;
    r = write_complete(w, KIN_VALUE_ABSENT, &doc);
    if (r == 0)
        r = stamp_placeholder(w, doc);
    if (r == 0)
        r = check_size(w, kin_document_root(doc));
    if (r == 0)
        *ret = KIN__STEAL(doc);
    return r;
}

/* The storage of Kubernetes rejects versions: after validation, and not in a
 * dry run. */
static int fail_version(struct kin__write *w)
{
    return kin__failure_set(
        w->failure, 500, "",
        "resourceVersion should not be set on objects to be created");
}

/* Invalid versions are ignored, as 0 is. */
static bool has_version(const struct kin__write *w)
{
    uint64_t number = 0;

    return kin__str_to_u64(w->sent_version, &number) == 0 && number != 0;
}

/* Calls the validating webhooks with a prepared object. */
static int validate_new(struct kin__write *w, kin_value object,
                        bool is_generated)
{
    static const struct kin__stamp version = {.key = "resourceVersion",
                                              .kind = KIN__STAMP_REMOVE};
    KIN_AUTO(kin_document) *doc = NULL;
    kin_error err = KIN_ERROR_INIT;

    if (!w->admission || w->is_validated)
        return 0;
    int r = kin__stamp_copy(w->engine->alloc, object, write_is_custom(w),
                            &version, 1, &doc, &err);
    if (r < 0)
        return write_error(w, &err);
    const struct kin__admit admit = {.operation = KIN__ADMISSION_CREATE,
                                     .object = kin_document_root(doc),
                                     .is_nameless = is_generated};
    return kin__write_validate(w, &admit);
}

static int prepare_named(struct kin__write *w, kin_document *in,
                         bool *ret_generated, kin_document **ret)
{
    int r = choose_name(w, kin_document_root(in), ret_generated);

    if (r == 0)
        r = prepare_new(w, in, ret);
    return r < 0 ? r : validate_new(w, kin_document_root(*ret), *ret_generated);
}

/* One attempt with one name. */
static int create_once(struct kin__write *w, kin_document *in,
                       bool *ret_generated, kin_object **ret)
{
    KIN_AUTO(kin_document) *doc = NULL;
    const struct kin__resource *resource = w->target->resource;
    int r = prepare_named(w, in, ret_generated, &doc);

    if (r < 0)
        return r;
    kin_str name = kin__buf_str(&w->name);
    /* No kind allows such names, and the key would be that of another
     * object. */
    if (kin__str_find(name, '/') != KIN__STR_NONE)
        return kin__failure_bad_request(w->failure,
                                        "metadata.name: must not contain '/'");
    r = kin__key_join(&w->key, w->target->namespace_, name);
    if (r < 0)
        return kin__write_no_memory(w, r);
    if (!w->call.opts->is_dry_run) {
        r = has_version(w) ? fail_version(w) : kin__write_spend(w, 0);
        return r < 0 ? r : commit_new(w, name, kin_document_root(doc), ret);
    }
    KIN_AUTO(kin_object) *existing = NULL;
    r = kin__resource_store_get(w->served->resource_store,
                                kin__buf_str(&w->key), &existing);
    if (r < 0)
        return kin__write_no_memory(w, r);
    if (existing)
        return kin__failure_exists(w->failure, resource->group,
                                   resource->plural, name);
    return kin__write_object(w, doc, ret);
}

static int check_create(struct kin__write *w, kin_value in)
{
    kin_str name = kin__meta_str(in, "name");
    int r = check_namespace(w, in);

    if (r < 0)
        return r;
    r = check_create_hook(w, /* is_locked= */ false, name);
    if (r < 0)
        return r;
    return kin__namespace_check(w->engine, /* is_locked= */ false,
                                w->target->resource, w->target->namespace_,
                                name, w->failure);
}

/* Calls the mutating webhooks for a new object. */
static int admit_new(struct kin__write *w, kin_value in, kin_document **ret)
{
    struct kin__admit admit = {.operation = KIN__ADMISSION_CREATE};

    return write_mutate(w, &admit, in, ret);
}

/* No webhook may be called under the lock with which an object is created: its
 * preparation is validated before, and is then repeated. */
static int validate_before_lock(struct kin__write *w, kin_document *in)
{
    KIN_AUTO(kin_document) *doc = NULL;
    bool is_generated = false;

    if (!w->admission)
        return 0;
    int r = prepare_named(w, in, &is_generated, &doc);
    w->is_validated = true;
    return r;
}

/* Tries names until one is free. */
static int create_named(struct kin__write *w, kin_document *in,
                        kin_object **ret)
{
    const struct kin__resource_hooks *hooks = w->served->hooks;
    struct kin__mutex *lock = hooks && hooks->create_lock
                                  ? hooks->create_lock(w->engine)
                                  : NULL;
    bool is_generated = false;
    int r = lock ? validate_before_lock(w, in) : 0;

    if (r < 0)
        return r;
    if (lock)
        kin__mutex_lock(lock);
    for (int i = 0; i < NAME_TRIES; i++) {
        r = create_once(w, in, &is_generated, ret);
        if (r != KIN_EEXISTS || !is_generated || i == NAME_TRIES - 1)
            break;
        kin__failure_clear(w->failure);
    }
    if (lock)
        kin__mutex_unlock(lock);
    return r;
}

static int write_create(struct kin__write *w, kin_document *in,
                        struct kin__written *ret)
{
    KIN_AUTO(kin_document) *mutated = NULL;
    const struct kin__resource_hooks *hooks = w->served->hooks;
    kin_object *object = NULL;
    int r = check_create(w, kin_document_root(in));

    if (r == 0 && !w->is_tracked)
        r = kin__write_track(w, kin_document_root(in));
    if (r == 0)
        r = admit_new(w, kin_document_root(in), &mutated);
    if (r == 0)
        r = create_named(w, mutated ? mutated : in, &object);
    if (r < 0)
        return r;
    if (!w->call.opts->is_dry_run && hooks && hooks->created)
        hooks->created(w->engine);
    *ret = (struct kin__written){.object = object, .is_created = true};
    return 0;
}

int kin__engine_create(struct kin__engine *engine,
                       const struct kin__target *target, kin_value body,
                       const struct kin__write_opts *opts,
                       struct kin__written *ret, struct kin__failure *failure)
{
    KIN__AUTO_WRITE w;
    KIN_AUTO(kin_document) *in = NULL;

    kin__write_init(&w, engine, target, opts, failure);
    if (target->subresource.len)
        return kin__engine_create_sub(engine, target, body, opts, ret, failure);
    w.sent_version = kin__meta_str(body, "resourceVersion");
    int r = kin__write_decode(&w, body, &in);
    return r < 0 ? r : write_create(&w, in, ret);
}

int kin__engine_get(struct kin__engine *engine,
                    const struct kin__target *target, kin_object **ret,
                    struct kin__failure *failure)
{
    KIN__AUTO_WRITE w;

    kin__write_init(&w, engine, target, NULL, failure);
    int r = write_load(&w);
    if (r < 0)
        return r;
    if (kin_str_eq(target->subresource, KIN__S("scale")))
        return kin__engine_scale_of(&w, w.old, ret);
    *ret = KIN__STEAL(w.old);
    return 0;
}

/* ---- update ---- */

static int fail_no_version(struct kin__write *w)
{
    const struct kin__resource *resource = w->target->resource;

    kin__failure_add_cause(
        w->failure, KIN__S("FieldValueInvalid"),
        KIN__S("metadata.resourceVersion"),
        KIN__S("Invalid value: 0: must be specified for an update"));
    return kin__failure_invalid(w->failure, resource->group, resource->plural,
                                w->target->name);
}

static int check_version(struct kin__write *w, kin_value in)
{
    kin_str version = kin__meta_str(in, "resourceVersion");
    uint64_t number = 0;

    if (version.len == 0 || kin_str_eq(version, KIN__S("0")))
        return w->flags & KIN__KIND_PUT_NEEDS_VERSION ? fail_no_version(w) : 0;
    if (kin__str_to_u64(version, &number) < 0)
        return kin__failure_set(
            w->failure, 500, "",
            "strconv.ParseUint: parsing \"%.*s\": invalid syntax",
            KIN_STR(version));
    if (number != kin__object_version(w->old))
        return kin__write_modified(w);
    return 0;
}

int kin__write_check_uid(struct kin__write *w, kin_value in)
{
    const struct kin__resource *resource = w->target->resource;
    kin_str uid = kin__meta_str(in, "uid");
    kin_str there = w->old ? kin_object_uid(w->old) : KIN__S("");
    char why[512];

    if (uid.len == 0 || kin_str_eq(uid, there))
        return 0;
    (void)snprintf(why, sizeof(why),
                   "Precondition failed: UID in precondition: %.*s, UID in "
                   "object meta: %.*s",
                   KIN_STR(kin__str_slice(uid, 0, 128)), KIN_STR(there));
    return kin__failure_conflict(w->failure, resource->group, resource->plural,
                                 w->target->name, why);
}

int kin__write_check_identity(struct kin__write *w, kin_value in)
{
    int r = kin__write_check_uid(w, in);

    return r < 0 ? r : check_version(w, in);
}

static int update_try(struct kin__write *w, void *userdata, kin_object **ret)
{
    kin_value in = kin_document_root(userdata);
    int r = kin__write_check_identity(w, in);

    if (r == 0)
        r = kin__write_track(w, in);
    return r < 0 ? r : kin__write_admit_change(w, in, ret);
}

/* Creates the object of a PUT.  Its resource version is ignored, since there is
 * no object; a uid refers to another object and is a 409. */
static int create_by_update(struct kin__write *w, kin_document *in,
                            struct kin__written *ret)
{
    const struct kin__stamp version = {.key = "resourceVersion",
                                       .kind = KIN__STAMP_REMOVE};
    kin_error err = KIN_ERROR_INIT;
    int r = kin__write_check_uid(w, kin_document_root(in));

    if (r < 0)
        return r;
    r = kin__stamp(in, write_is_custom(w), &version, 1, &err);
    return r < 0 ? write_error(w, &err) : write_create(w, in, ret);
}

/* A PUT of some kinds creates the object if it does not exist. */
static int update_or_create(struct kin__write *w, kin_document *in,
                            struct kin__written *ret)
{
    kin_object *object = NULL;
    int r = kin__write_loop(w, update_try, in, &object);

    if (r == KIN_ENOTFOUND && w->flags & KIN__KIND_PUT_MAY_CREATE &&
        w->target->subresource.len == 0) {
        kin__failure_clear(w->failure);
        return create_by_update(w, in, ret);
    }
    if (r < 0)
        return r;
    *ret = (struct kin__written){.object = object};
    return 0;
}

int kin__engine_update(struct kin__engine *engine,
                       const struct kin__target *target, kin_value body,
                       const struct kin__write_opts *opts,
                       struct kin__written *ret, struct kin__failure *failure)
{
    KIN__AUTO_WRITE w;
    KIN_AUTO(kin_document) *in = NULL;

    kin__write_init(&w, engine, target, opts, failure);
    if (kin__engine_is_special(target->subresource))
        return kin__engine_update_sub(engine, target, body, opts, ret, failure);
    int r = kin__write_decode(&w, body, &in);
    if (r == 0)
        r = kin__write_check_name(&w, kin_document_root(in));
    return r < 0 ? r : update_or_create(&w, in, ret);
}

/* ---- patch ---- */

/* 400 with the message of Go's decoder. */
static int patch_wrong_type(struct kin__write *w, kin_value patch,
                            const char *wanted)
{
    static const char *const names[] = {
        [KIN_TYPE_ABSENT] = "null",   [KIN_TYPE_NULL] = "null",
        [KIN_TYPE_BOOL] = "bool",     [KIN_TYPE_NUMBER] = "number",
        [KIN_TYPE_STRING] = "string", [KIN_TYPE_ARRAY] = "array",
        [KIN_TYPE_OBJECT] = "object",
    };

    return kin__failure_bad_request(w->failure,
                                    "error decoding patch: json: cannot "
                                    "unmarshal %s into Go value of type %s",
                                    names[kin_value_type(patch)], wanted);
}

static int patch_json_type(struct kin__write *w, kin_value patch)
{
    if (kin_value_type(patch) != KIN_TYPE_ARRAY)
        return patch_wrong_type(w, patch, "[]handlers.jsonPatchOp");
    for (size_t i = 0; i < kin_value_count(patch); i++) {
        kin_value operation = kin_value_at(patch, i);
        if (kin_value_type(operation) != KIN_TYPE_OBJECT &&
            kin_value_type(operation) != KIN_TYPE_NULL)
            return patch_wrong_type(w, operation, "handlers.jsonPatchOp");
    }
    return 0;
}

static int patch_json(struct kin__write *w, kin_value original, kin_value patch,
                      kin_document **ret)
{
    kin_error err = KIN_ERROR_INIT;
    int r;

    /* Go's decoder reads null as an empty list. */
    if (kin_value_type(patch) == KIN_TYPE_NULL) {
        r = kin_document_new_copy(w->engine->alloc, original, ret, &err);
        return r < 0 ? kin__write_no_memory(w, r) : 0;
    }
    r = patch_json_type(w, patch);
    if (r < 0)
        return r;
    if (kin_value_count(patch) > KIN_PATCH_MAX_OPERATIONS)
        return kin__failure_set(
            w->failure, 413, "RequestEntityTooLarge",
            "The allowed maximum operations in a JSON patch is %d, got %zu",
            KIN_PATCH_MAX_OPERATIONS, kin_value_count(patch));
    r = kin__patch_json(w->engine->alloc, original, patch, &w->budget, ret,
                        &err);
    if (r == 0)
        return 0;
    if (kin__budget_is_code(r))
        return kin__failure_of_budget(w->failure, r);
    if (r == KIN_ENOMEM)
        return kin__write_no_memory(w, r);
    r = kin__failure_set(w->failure, 422, "Invalid",
                         "the server rejected our request due to an error in "
                         "our request");
    w->failure->has_empty_details = true;
    return r;
}

static int patch_merge(struct kin__write *w, kin_value original,
                       kin_value patch, kin_document **ret)
{
    kin_error err = KIN_ERROR_INIT;

    if (kin_value_type(patch) == KIN_TYPE_NULL)
        return kin__failure_bad_request(w->failure, "Invalid JSON Patch");
    if (kin_value_type(patch) != KIN_TYPE_OBJECT)
        return patch_wrong_type(w, patch, "map[string]interface {}");
    int r = kin__patch_merge(w->engine->alloc, original, patch, &w->budget, ret,
                             &err);
    return r < 0 ? write_error(w, &err) : 0;
}

int kin__write_patch(struct kin__write *w, enum kin__patch_type type,
                     kin_value original, kin_value patch, kin_document **ret)
{
    switch (type) {
    case KIN__PATCH_JSON:
        return patch_json(w, original, patch, ret);
    case KIN__PATCH_MERGE:
        return patch_merge(w, original, patch, ret);
    case KIN__PATCH_STRATEGIC:
        return w->engine->rules->strategic(&w->call, original, patch, ret,
                                           w->failure);
    case KIN__PATCH_APPLY:
        break;
    }
    assert(type != KIN__PATCH_APPLY); /* it has its own way */
    return KIN_EINVAL;
}

/* ---- apply ---- */

/* 422: the uid is immutable. */
static int check_applied_uid(struct kin__write *w, kin_value in)
{
    const struct kin__resource *resource = w->target->resource;
    kin_str uid = kin__meta_str(in, "uid");
    char why[256];

    if (uid.len == 0 || kin_str_eq(uid, kin_object_uid(w->old)))
        return 0;
    (void)snprintf(why, sizeof(why),
                   "Invalid value: \"%.*s\": field is immutable",
                   KIN_STR(kin__str_slice(uid, 0, 128)));
    kin__failure_add_cause(w->failure, KIN__S("FieldValueInvalid"),
                           KIN__S("metadata.uid"), kin_s(why));
    return kin__failure_invalid(w->failure, resource->group, resource->kind,
                                w->target->name);
}

static int check_applied_name(struct kin__write *w, kin_value in)
{
    int r = kin__write_check_name(w, in);
    kin_str version = kin__meta_str(in, "resourceVersion");

    return r < 0 || version.len == 0 ? r : check_version(w, in);
}

static int apply_try(struct kin__write *w, void *userdata, kin_object **ret)
{
    KIN_AUTO(kin_document) *in = NULL;
    int r = kin__write_apply(w, *(kin_value *)userdata, &in);

    if (r == 0)
        r = check_applied_name(w, kin_document_root(in));
    if (r == 0)
        r = check_applied_uid(w, kin_document_root(in));
    return r < 0 ? r : kin__write_admit_change(w, kin_document_root(in), ret);
}

static int fail_applied_uid(struct kin__write *w, kin_str uid)
{
    const struct kin__resource *resource = w->target->resource;
    char why[512];

    (void)snprintf(why, sizeof(why),
                   "uid mismatch: the provided object specified uid %.*s, and "
                   "no existing object was found",
                   KIN_STR(kin__str_slice(uid, 0, 128)));
    return kin__failure_conflict(w->failure, resource->group, resource->plural,
                                 w->target->name, why);
}

/* Its resource version is ignored, since there is no object. */
static int apply_create(struct kin__write *w, kin_value body,
                        struct kin__written *ret)
{
    const struct kin__stamp version = {.key = "resourceVersion",
                                       .kind = KIN__STAMP_REMOVE};
    KIN_AUTO(kin_document) *in = NULL;
    kin_error err = KIN_ERROR_INIT;
    int r = kin__write_apply(w, body, &in);

    if (r < 0)
        return r;
    kin_str uid = kin__meta_str(kin_document_root(in), "uid");
    if (uid.len > 0)
        return fail_applied_uid(w, uid);
    r = kin__write_check_name(w, kin_document_root(in));
    if (r < 0)
        return r;
    r = kin__stamp(in, write_is_custom(w), &version, 1, &err);
    return r < 0 ? write_error(w, &err) : write_create(w, in, ret);
}

/* Another request may create or delete the object meanwhile. */
static int apply_run(struct kin__write *w, kin_value body,
                     struct kin__written *ret)
{
    for (int i = 0; i < TRIES_MAX; i++) {
        kin_object *object = NULL;
        int r = kin__write_loop(w, apply_try, &body, &object);
        if (r == 0)
            *ret = (struct kin__written){.object = object};
        if (r != KIN_ENOTFOUND || w->old || w->target->subresource.len > 0)
            return r;
        kin__failure_clear(w->failure);
        r = apply_create(w, body, ret);
        if (r != KIN_EEXISTS)
            return r;
        kin__failure_clear(w->failure);
    }
    return kin__write_modified(w);
}

struct patching {
    enum kin__patch_type type;
    kin_value patch;
};

static int patch_try(struct kin__write *w, void *userdata, kin_object **ret)
{
    const struct patching *patching = userdata;
    KIN_AUTO(kin_object) *form = NULL;
    KIN_AUTO(kin_document) *patched = NULL;
    KIN_AUTO(kin_document) *in = NULL;
    int r = kin__engine_convert(w->engine, w->target->resource, w->old, &form,
                                w->failure);

    if (r == 0)
        r = kin__write_patch(w, patching->type, kin_object_value(form),
                             patching->patch, &patched);
    w->call.is_patched = true;
    if (r == 0)
        r = kin__write_decode(w, kin_document_root(patched), &in);
    if (r == 0)
        r = kin__write_check_name(w, kin_document_root(in));
    if (r < 0)
        return r;
    kin_str version = kin__meta_str(kin_document_root(in), "resourceVersion");
    /* A patch that removes the version has no precondition. */
    if (version.len) {
        r = check_version(w, kin_document_root(in));
        if (r < 0)
            return r;
    }
    r = kin__write_track(w, kin_document_root(in));
    return r < 0 ? r : kin__write_admit_change(w, kin_document_root(in), ret);
}

int kin__engine_patch(struct kin__engine *engine,
                      const struct kin__target *target,
                      enum kin__patch_type type, kin_value patch,
                      const struct kin__write_opts *opts,
                      struct kin__written *ret, struct kin__failure *failure)
{
    KIN__AUTO_WRITE w;
    struct patching patching = {.type = type, .patch = patch};
    kin_object *object = NULL;

    kin__write_init(&w, engine, target, opts, failure);
    if (kin__engine_is_special(target->subresource))
        return kin__engine_patch_sub(engine, target, type, patch, opts, ret,
                                     failure);
    if (type == KIN__PATCH_APPLY)
        return apply_run(&w, patch, ret);
    int r = kin__write_loop(&w, patch_try, &patching, &object);
    if (r < 0)
        return r;
    *ret = (struct kin__written){.object = object};
    return 0;
}
