/* SPDX-License-Identifier: Apache-2.0 */
/*
 * engine_write.c - what all writes have in common.
 *
 * A write is made ready without any lock, from the object as everybody sees it.
 * Under the journal's lock it is looked at again: if the object is another one
 * by then, all is made ready anew.
 */
#include "server/engine_write.h"

#include <kin/field.h>

#include "base/alloc.h"
#include "base/str.h"
#include "object/seen.h"
#include "server/stamp.h"

/* Attempts of one write at a moving object. */
enum { TRIES_MAX = 1000 };

#define MODIFIED_TEXT                                                          \
    "the object has been modified; please apply your changes to the latest "   \
    "version and try again"

/* ---- a write in hand ---- */

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
    /* Validation tells what is too long, not this. */
    kin__buf_init(&w->name, engine->alloc, SIZE_MAX / 2);
    kin__engine_call_init(engine, target->resource, opts, &w->random, &w->call);
    w->budget = kin__engine_budget(engine);
    w->call.budget = &w->budget;
    w->call.subresource = target->subresource;
    w->call.name = target->name;
    w->flags = kin__engine_flags(engine, target->resource);
}

void kin__write_done(struct kin__write *w)
{
    const struct kin__rules *rules = w->engine->rules;

    if (rules->end)
        rules->end(rules, w->call.request);
    kin__buf_done(&w->key);
    kin__buf_done(&w->name);
    (void)kin_object_unref(w->old);
}

int kin__write_go_on(struct kin__write *w, uint64_t steps)
{
    int r = kin__budget_take(&w->budget, steps);

    return r < 0 ? kin__failure_of_budget(w->failure, r) : 0;
}

int kin__write_no_memory(struct kin__write *w, int code)
{
    return kin__failure_internal(w->failure, code, "%s", kin_error_text(code));
}

int kin__write_error(struct kin__write *w, const kin_error *err)
{
    return kin__failure_of_error(w->failure, err);
}

bool kin__write_is_custom(const struct kin__write *w)
{
    return w->target->resource->facts == NULL;
}

int kin__write_load(struct kin__write *w)
{
    const struct kin__resource *resource = w->target->resource;
    int r = kin__key_join(&w->key, w->target->namespace_, w->target->name);

    w->old = kin_object_unref(w->old);
    if (r == 0)
        r = kin__shelf_get(w->served->shelf, kin__buf_str(&w->key), &w->old);
    /* Nothing has a key that long. */
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

    return r < 0 ? kin__write_error(w, &err) : 0;
}

int kin__write_modified(struct kin__write *w)
{
    const struct kin__resource *resource = w->target->resource;

    return kin__failure_conflict(w->failure, resource->group, resource->plural,
                                 w->target->name, MODIFIED_TEXT);
}

/* ---- committing ---- */

int kin__engine_commit_locked(struct kin__engine *engine, struct kin__op *op,
                              kin_value value, struct kin__failure *failure)
{
    kin_error err = KIN_ERROR_INIT;
    int r = kin__journal_stage(&engine->journal, op, value, &err);

    if (r == 0)
        r = kin__journal_wait(&engine->journal, op, &err);
    if (r == KIN_ESTOPPED)
        return kin__failure_set(failure, 503, "ServiceUnavailable", "%s",
                                err.message);
    return r < 0 ? kin__failure_of_error(failure, &err) : 0;
}

int kin__op_result(const struct kin__op *op, kin_object **ret,
                   struct kin__failure *failure)
{
    const kin_object *gone = NULL;

    if (!ret)
        return 0;
    if (!op->is_deletion) {
        *ret = kin_object_ref(op->now);
        return 0;
    }
    int r = kin__event_gone(op->event, &gone);
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

    int r = kin__op_new(engine->alloc, served->shelf, key, old, &op);
    if (r < 0)
        return kin__failure_internal(failure, r, "%s", kin_error_text(r));
    kin__mutex_lock(&journal->lock);
    kin__journal_settle(journal, served->shelf, key);
    if (kin__shelf_peek(served->shelf, key) != old)
        r = KIN__RETRY;
    else
        r = kin__engine_commit_locked(engine, op, value, failure);
    kin__mutex_unlock(&journal->lock);
    kin__wakes_run(&engine->wakes);
    return r == 0 ? kin__op_result(op, ret, failure) : r;
}

/* ---- changing ---- */

/* What no request may change. */
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
        {.key = "managedFields", .kind = KIN__STAMP_REMOVE},
    };
#undef OLDS
    int r = kin__stamp(doc, kin__write_is_custom(w), stamps,
                       sizeof(stamps) / sizeof(stamps[0]), &err);
    return r < 0 ? kin__write_error(w, &err) : 0;
}

/* Whether an object that is being deleted has nothing left to wait for. */
static bool is_finished(const struct kin__write *w, kin_value object)
{
    int64_t grace = kin_value_as_int64(
        kin__meta_get(object, "deletionGracePeriodSeconds"));
    kin_value spec = kin_value_get(object, KIN__S("spec"));

    if (w->served == w->engine->namespaces &&
        kin_value_count(kin_value_get(spec, KIN__S("finalizers"))) > 0)
        return false;
    return kin_value_exists(kin__meta_get(object, "deletionTimestamp")) &&
           kin_value_count(kin__meta_get(object, "finalizers")) == 0 &&
           grace == 0;
}

/* What is only in the second list, as Go writes it; nothing if there is none.
 */
static int list_news(kin_value had, kin_value has, struct kin__buf *ret)
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
    /* A message that is full is full. */
    return r == KIN_ELIMIT ? 0 : r;
}

/* Nothing more may hold an object that is being deleted. */
static int check_finalizers(struct kin__write *w, kin_value in)
{
    KIN__AUTO_BUF news;
    KIN__AUTO_BUF why;
    const struct kin__resource *resource = w->target->resource;
    kin_value old = kin_object_value(w->old);

    kin__buf_init(&news, w->engine->alloc, KIN__FAILURE_MESSAGE_MAX);
    kin__buf_init(&why, w->engine->alloc, 2 * KIN__FAILURE_MESSAGE_MAX);
    if (w->target->subresource.len ||
        !kin_value_exists(kin__meta_get(old, "deletionTimestamp")))
        return 0;
    int r = list_news(kin__meta_get(old, "finalizers"),
                      kin__meta_get(in, "finalizers"), &news);
    if (r == 0 && news.len == 0)
        return 0;
    if (r == 0)
        r = kin__buf_printf(&why,
                            "Forbidden: no new finalizers can be added if the "
                            "object is being deleted, found new finalizers "
                            "[]string{%.*s}",
                            KIN_STR(kin__buf_str(&news)));
    if (r < 0)
        return kin__write_no_memory(w, r);
    kin__failure_add_cause(w->failure, KIN__S("FieldValueForbidden"),
                           KIN__S("metadata.finalizers"), kin__buf_str(&why));
    return kin__failure_invalid(w->failure, resource->group, resource->kind,
                                w->target->name);
}

static int prepare_changed(struct kin__write *w, kin_value in,
                           kin_document **ret)
{
    KIN_AUTO(kin_document) *doc = NULL;
    struct kin__rules_call call = w->call;
    kin_value old = kin_object_value(w->old);

    call.resource = kin__served_storage(w->served);
    int r = check_finalizers(w, in);
    if (r == 0)
        r = w->engine->rules->prepare_update(&call, old, in, &doc, w->failure);
    if (r == 0 && w->served == w->engine->definitions &&
        w->target->subresource.len == 0) {
        KIN_AUTO(kin_document) *plain = KIN__STEAL(doc);
        r = kin__crd_complete(w->engine, kin_document_root(plain), old, &doc,
                              w->failure);
    }
    if (r == 0)
        r = stamp_changed(w, doc);
    if (r == 0)
        r = kin__write_check_size(w, kin_document_root(doc));
    if (r == 0)
        *ret = KIN__STEAL(doc);
    return r;
}

/* Stores a prepared object, unless it is what is there already. */
static int store_changed(struct kin__write *w, kin_document *doc,
                         kin_object **ret)
{
    kin_value value = kin_document_root(doc);
    kin_str key = kin__buf_str(&w->key);

    if (kin_value_equal(value, kin_object_value(w->old))) {
        *ret = kin_object_ref(w->old);
        return 0;
    }
    if (w->call.opts->is_dry_run)
        return kin__write_object(w, doc, ret);
    int r = kin__write_go_on(w, 0);
    if (r < 0)
        return r;
    if (!is_finished(w, value))
        return kin__engine_commit(w->engine, w->served, key, w->old, value, ret,
                                  w->failure);
    r = kin__engine_commit(w->engine, w->served, key, w->old, KIN_VALUE_ABSENT,
                           /* ret= */ NULL, w->failure);
    return r == 0 ? kin__write_object(w, doc, ret) : r;
}

int kin__write_change(struct kin__write *w, kin_value in, kin_object **ret)
{
    KIN_AUTO(kin_document) *doc = NULL;
    int r = prepare_changed(w, in, &doc);

    return r < 0 ? r : store_changed(w, doc, ret);
}

int kin__write_loop(struct kin__write *w, kin__write_try *attempt,
                    void *userdata, kin_object **ret)
{
    for (int i = 0; i < TRIES_MAX; i++) {
        int r = kin__write_go_on(w, 1);
        if (r == 0)
            r = kin__write_load(w);
        if (r == 0)
            r = attempt(w, userdata, ret);
        if (r == 0 && !w->is_quiet && *ret)
            kin__engine_after_write(w->engine, w->served, *ret);
        if (r != KIN__RETRY)
            return r;
    }
    return kin__write_modified(w);
}
