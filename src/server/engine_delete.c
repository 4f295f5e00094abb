/* SPDX-License-Identifier: Apache-2.0 */
/*
 * engine_delete.c - deletes one object, a collection, or the content of a
 * namespace.
 *
 * An object is removed at once, or it gets a deletionTimestamp and waits for
 * its finalizers or for the grace period of its kind.
 */
#include <inttypes.h>
#include <stdio.h>

#include "base/alloc.h"

#include "base/str.h"
#include "object/document.h"
#include "server/engine_write.h"
#include "server/kinds.h"
#include "server/stamp.h"
#include <kin/field.h>

#define ORPHAN "orphan"
#define FOREGROUND "foregroundDeletion"

/* ---- options ---- */

static int fail_option(struct kin__failure *failure, const char *reason,
                       const char *field, const char *message)
{
    kin__failure_add_cause(failure, kin_s(reason), kin_s(field),
                           kin_s(message));
    return kin__failure_invalid(failure, KIN__S("meta.k8s.io"),
                                KIN__S("DeleteOptions"), KIN__S(""));
}

#define UNSUPPORTED "FieldValueNotSupported"

int kin__propagation_read(kin_str text, enum kin__propagation *ret,
                          struct kin__failure *failure)
{
    static const struct {
        const char *name;
        enum kin__propagation policy;
    } policies[] = {{"Background", KIN__PROPAGATE_BACKGROUND},
                    {"Foreground", KIN__PROPAGATE_FOREGROUND},
                    {"Orphan", KIN__PROPAGATE_ORPHAN}};
    char message[256];

    for (size_t i = 0; i < sizeof(policies) / sizeof(policies[0]); i++)
        if (kin_str_eq(text, kin_s(policies[i].name))) {
            *ret = policies[i].policy;
            return 0;
        }
    (void)snprintf(message, sizeof(message),
                   "Unsupported value: \"%.*s\": supported values: "
                   "\"Foreground\", \"Background\", \"Orphan\", \"nil\"",
                   KIN_STR(kin__str_slice(text, 0, 64)));
    return fail_option(failure, UNSUPPORTED, "propagationPolicy", message);
}

/* Both the deprecated field and the new one. */
static int fail_both(struct kin__failure *failure, kin_str policy)
{
    char message[256];

    (void)snprintf(message, sizeof(message),
                   "Invalid value: \"%.*s\": orphanDependents and "
                   "deletionPropagation cannot be both set",
                   KIN_STR(kin__str_slice(policy, 0, 64)));
    return fail_option(failure, "FieldValueInvalid", "propagationPolicy",
                       message);
}

static int read_dry_run(kin_value list, struct kin__delete_opts *opts,
                        struct kin__failure *failure)
{
    for (size_t i = 0; i < kin_value_count(list); i++) {
        if (!kin_str_eq(kin_value_str(kin_value_at(list, i)), KIN__S("All")))
            return fail_option(failure, UNSUPPORTED, "dryRun",
                               "Unsupported value: supported values: \"All\"");
        opts->is_dry_run = true;
    }
    return 0;
}

int kin__delete_opts_read(kin_value body, struct kin__delete_opts *opts,
                          struct kin__failure *failure)
{
    kin_value policy = kin_value_get(body, KIN__S("propagationPolicy"));
    kin_value conditions = kin_value_get(body, KIN__S("preconditions"));
    kin_value uid = kin_value_get(conditions, KIN__S("uid"));
    kin_value version = kin_value_get(conditions, KIN__S("resourceVersion"));
    int64_t grace = 0;
    bool orphans = false;

    if (kin_value_int(kin_value_get(body, KIN__S("gracePeriodSeconds")),
                      &grace) == 0) {
        opts->has_grace = true;
        opts->grace_s = grace;
    }
    bool has_orphans = kin_value_bool(
                           kin_value_get(body, KIN__S("orphanDependents")),
                           &orphans) == 0;
    if (has_orphans && kin_value_type(policy) == KIN_TYPE_STRING)
        return fail_both(failure, kin_value_str(policy));
    if (has_orphans)
        opts->propagation = orphans ? KIN__PROPAGATE_ORPHAN
                                    : KIN__PROPAGATE_BACKGROUND;
    if (kin_value_str(uid).len)
        opts->uid = kin_value_str(uid);
    if (kin_value_str(version).len)
        opts->version = kin_value_str(version);
    if (kin_value_type(policy) == KIN_TYPE_STRING) {
        int r = kin__propagation_read(kin_value_str(policy), &opts->propagation,
                                      failure);
        if (r < 0)
            return r;
    }
    return read_dry_run(kin_value_get(body, KIN__S("dryRun")), opts, failure);
}

/* ---- preconditions ---- */

static int fail_precondition(struct kin__write *w, const char *format,
                             kin_str wanted, kin_str there)
{
    char why[512];

    (void)snprintf(why, sizeof(why), format, KIN_STR(wanted), KIN_STR(there));
    return kin__failure_conflict(w->failure, w->target->resource->group,
                                 w->target->resource->kind, w->target->name,
                                 why);
}

int kin__write_check_preconditions(struct kin__write *w,
                                   const struct kin__delete_opts *opts)
{
    kin_str uid = kin_object_uid(w->old);
    kin_str version = kin_object_resource_version(w->old);

    if (opts->uid.len && !kin_str_eq(opts->uid, uid))
        return fail_precondition(
            w,
            "the UID in the precondition (%.*s) does not match the UID in "
            "record (%.*s). The object might have been deleted and then "
            "recreated",
            opts->uid, uid);
    if (opts->version.len && !kin_str_eq(opts->version, version))
        return fail_precondition(
            w,
            "the ResourceVersion in the precondition (%.*s) does not match "
            "the ResourceVersion in record (%.*s). The object might have been "
            "modified",
            opts->version, version);
    const struct kin__resource_hooks *hooks = w->served->hooks;
    return hooks && hooks->check_delete
               ? hooks->check_delete(w->target->name, w->failure)
               : 0;
}

/* ---- finalizers ---- */

static bool list_has(kin_value list, kin_str text)
{
    for (size_t i = 0; i < kin_value_count(list); i++)
        if (kin_str_eq(kin_value_str(kin_value_at(list, i)), text))
            return true;
    return false;
}

/* The finalizer that a policy adds; NULL for none. */
static const char *policy_finalizer(enum kin__propagation policy)
{
    if (policy == KIN__PROPAGATE_ORPHAN)
        return ORPHAN;
    return policy == KIN__PROPAGATE_FOREGROUND ? FOREGROUND : NULL;
}

static bool policy_keeps(enum kin__propagation policy, kin_str finalizer)
{
    const char *own = policy_finalizer(policy);

    if (policy == KIN__PROPAGATE_DEFAULT ||
        (!kin_str_eq(finalizer, KIN__S(ORPHAN)) &&
         !kin_str_eq(finalizer, KIN__S(FOREGROUND))))
        return true;
    return own && kin_str_eq(finalizer, kin_s(own));
}

/* The finalizers of an object after a policy is applied, as a document. */
static int finalizers_under(struct kin__write *w, enum kin__propagation policy,
                            kin_document **ret)
{
    KIN_AUTO(kin_document) *doc = NULL;
    kin_value old = kin__meta_get(kin_object_value(w->old), "finalizers");
    const char *own = policy_finalizer(policy);
    int r = kin__document_new(w->engine->alloc, &doc, NULL);

    if (r < 0)
        return kin__write_no_memory(w, r);
    (void)kin__document_open_array(doc);
    for (size_t i = 0; i < kin_value_count(old); i++)
        if (policy_keeps(policy, kin_value_str(kin_value_at(old, i))))
            (void)kin__document_add_value(doc, kin_value_at(old, i));
    if (own && !list_has(old, kin_s(own)))
        (void)kin__document_add_string(doc, kin_s(own));
    (void)kin__document_close(doc);
    r = kin__document_finish(doc, NULL);
    if (r < 0)
        return kin__write_no_memory(w, r);
    *ret = KIN__STEAL(doc);
    return 0;
}

/* ---- objects that wait ---- */

/* Deletion times of an object that waits. */
struct deletion_times {
    bool is_first;  /* it was not being deleted before */
    bool is_sooner; /* than scheduled before */
    int64_t grace_s;
};

static struct deletion_times deletion_times_of(const struct kin__write *w,
                                               int64_t grace_s)
{
    kin_value old = kin_object_value(w->old);
    struct deletion_times times = {.grace_s = grace_s};
    int64_t old_grace = kin_value_as_int64(
        kin__meta_get(old, "deletionGracePeriodSeconds"));

    times.is_first = !kin_value_exists(kin__meta_get(old, "deletionTimestamp"));
    times.is_sooner = !times.is_first && grace_s < old_grace;
    return times;
}

static int stamp_deletion(struct kin__write *w,
                          const struct deletion_times *times,
                          kin_value finalizers, kin_document **ret)
{
    struct kin__stamp stamps[4];
    size_t count = 0;

    assert(!(times->is_first && times->is_sooner) && times->grace_s >= 0);
    int64_t generation = 0;
    kin_value old = kin_object_value(w->old);
    kin_error err = KIN_ERROR_INIT;

    stamps[count++] = (struct kin__stamp){.key = "finalizers",
                                          .kind = kin_value_count(finalizers)
                                                      ? KIN__STAMP_VALUE
                                                      : KIN__STAMP_REMOVE,
                                          .value = finalizers};
    if (times->is_first || times->is_sooner) {
        stamps[count++] = (struct kin__stamp){.key = "deletionTimestamp",
                                              .kind = KIN__STAMP_SECONDS,
                                              .number = w->call.now_s +
                                                        times->grace_s};
        stamps[count++] = (struct kin__stamp){
            .key = "deletionGracePeriodSeconds",
            .kind = KIN__STAMP_INT,
            .number = times->grace_s};
    }
    if (times->is_first &&
        kin_value_int(kin__meta_get(old, "generation"), &generation) == 0 &&
        generation > 0)
        stamps[count++] = (struct kin__stamp){.key = "generation",
                                              .kind = KIN__STAMP_INT,
                                              .number = generation + 1};
    int r = kin__stamp_copy(w->engine->alloc, old,
                            w->target->resource->facts == NULL, stamps, count,
                            ret, &err);
    return r < 0 ? kin__failure_of_error(w->failure, &err) : 0;
}

/* The state of an object that stays until its content is deleted. */
static int container_terminate(struct kin__write *w, kin_document **ret)
{
    kin_value old = kin_object_value(w->old);
    kin_error err = KIN_ERROR_INIT;
    int r = 0;

    if (kin_value_exists(kin__meta_get(old, "deletionTimestamp")))
        r = kin_document_new_copy(w->engine->alloc, old, ret, &err);
    else
        r = w->served->hooks->terminate(w->engine, old, ret, &err);
    return r < 0 ? kin__failure_of_error(w->failure, &err) : 0;
}

/* Whether the object owns content that is deleted before it. */
static bool is_container(const struct kin__write *w)
{
    const struct kin__resource_hooks *hooks = w->served->hooks;

    return hooks && hooks->terminate &&
           (!hooks->is_held || hooks->is_held(kin_object_value(w->old)));
}

/* ---- one object ---- */

/* The grace period in seconds. */
static int64_t delete_grace(const struct kin__write *w,
                            const struct kin__delete_opts *opts)
{
    const struct kin__rules *rules = w->engine->rules;
    int64_t grace = rules->grace(rules, kin__served_storage(w->served),
                                 kin_object_value(w->old),
                                 opts->has_grace ? opts->grace_s : -1);

    return grace > 0 ? grace : 0;
}

/* The state of the object after its deletion; NULL if it is removed. */
static int delete_outcome(struct kin__write *w,
                          const struct kin__delete_opts *opts,
                          kin_document **ret)
{
    KIN_AUTO(kin_document) *finalizers = NULL;

    if (is_container(w))
        return container_terminate(w, ret);
    int r = finalizers_under(w, opts->propagation, &finalizers);
    if (r < 0)
        return r;
    int64_t grace = delete_grace(w, opts);
    kin_value list = kin_document_root(finalizers);
    if (kin_value_count(list) == 0 && grace == 0)
        return 0;
    struct deletion_times times = deletion_times_of(w, grace);
    return stamp_deletion(w, &times, list, ret);
}

struct deleting {
    const struct kin__delete_opts *opts;
    bool is_admitted; /* webhooks have seen the object before it was marked */
    bool is_gone;
    /* Owned; its last state before the removal; may be NULL. */
    kin_object *marked;
};

/* Kinds with a grace period get a deletionTimestamp before they are removed,
 * even if the period is 0: watchers see that update first, and another client
 * may delete the object before we do. */
static int delete_mark(struct kin__write *w, struct deleting *deleting)
{
    KIN_AUTO(kin_document) *doc = NULL;
    struct deletion_times times = deletion_times_of(w, /* grace_s= */ 0);
    kin_object *marked = NULL;

    if ((w->flags & KIN__KIND_HAS_GRACE) == 0 ||
        (!times.is_first && !times.is_sooner))
        return 0;
    int r = stamp_deletion(w, &times, KIN_VALUE_ABSENT, &doc);
    if (r == 0)
        r = kin__engine_commit(w->engine, w->served, kin__buf_str(&w->key),
                               w->old, kin_document_root(doc), &marked,
                               w->failure);
    if (r != 0)
        return r;
    assert(marked);
    (void)kin_object_unref(w->old);
    w->old = marked;
    (void)kin_object_unref(deleting->marked);
    deleting->marked = kin_object_ref(marked);
    return 0;
}

/* Calls the webhooks; an object that has changed since is another one, except
 * for our own mark. */
static int delete_admit(struct kin__write *w, struct deleting *deleting)
{
    KIN_AUTO(kin_document) *mutated = NULL;
    struct kin__delete_opts shown = *deleting->opts;
    const struct kin__admit admit = {.operation = KIN__ADMISSION_DELETE,
                                     .old = kin_object_value(w->old),
                                     .is_nameless = shown.is_collection,
                                     .deletion = &shown};

    if (!w->admission || (deleting->is_admitted && deleting->marked))
        return 0;
    /* As in Kubernetes, the options then have the period that applies. */
    if (w->flags & KIN__KIND_HAS_GRACE) {
        shown.grace_s = delete_grace(w, deleting->opts);
        shown.has_grace = true;
    }
    int r = kin__write_mutate(w, &admit, &mutated);
    assert(!mutated);
    if (r == 0)
        r = kin__write_validate(w, &admit);
    deleting->is_admitted = true;
    return r;
}

static int delete_try(struct kin__write *w, void *userdata, kin_object **ret)
{
    struct deleting *deleting = userdata;
    KIN_AUTO(kin_document) *doc = NULL;

    assert(w->old && w->target->subresource.len == 0);
    kin_str key = kin__buf_str(&w->key);
    int r = kin__write_check_preconditions(w, deleting->opts);

    if (r == 0)
        r = delete_outcome(w, deleting->opts, &doc);
    if (r < 0)
        return r;
    kin_value value = doc ? kin_document_root(doc) : KIN_VALUE_ABSENT;
    deleting->is_gone = doc == NULL;
    if (doc && kin_value_equal(value, kin_object_value(w->old))) {
        *ret = kin_object_ref(w->old);
        return 0;
    }
    r = delete_admit(w, deleting);
    if (r < 0)
        return r;
    if (!deleting->opts->is_dry_run) {
        r = kin__write_spend(w, 0);
        if (r == 0 && !doc)
            r = delete_mark(w, deleting);
        return r != 0 ? r
                      : kin__engine_commit(w->engine, w->served, key, w->old,
                                           value, ret, w->failure);
    }
    if (doc)
        return kin__write_object(w, doc, ret);
    *ret = kin_object_ref(w->old);
    return 0;
}

static int delete_one(struct kin__engine *engine,
                      const struct kin__target *target,
                      const struct kin__delete_opts *opts, bool is_quiet,
                      struct kin__deleted *ret, struct kin__failure *failure)
{
    KIN__AUTO_WRITE w;
    struct deleting deleting = {.opts = opts};
    kin_object *object = NULL;

    kin__write_init(&w, engine, target, NULL, failure);
    kin__write_set_admission(&w, opts->admission, opts->is_dry_run);
    if (opts->is_collection)
        w.admission_deadline = opts->admission_deadline;
    w.is_quiet = is_quiet || opts->is_dry_run;
    int r = kin__write_loop(&w, delete_try, &deleting, &object);
    if (r == KIN_ENOTFOUND && deleting.marked) { /* another client removed it */
        kin__failure_clear(failure);
        deleting.is_gone = true;
        object = KIN__STEAL(deleting.marked);
        r = 0;
    }
    (void)kin_object_unref(deleting.marked);
    if (r < 0)
        return r;
    *ret = (struct kin__deleted){
        .object = object,
        .is_gone = deleting.is_gone,
        .is_object = !deleting.is_gone || w.flags & KIN__KIND_RETURNS_DELETED};
    return 0;
}

int kin__engine_delete(struct kin__engine *engine,
                       const struct kin__target *target,
                       const struct kin__delete_opts *opts,
                       struct kin__deleted *ret, struct kin__failure *failure)
{
    return delete_one(engine, target, opts, /* is_quiet= */ false, ret,
                      failure);
}

/* ---- collections ---- */

/* @param ret_gone  whether the object is removed; NULL starts sweeps as a
 * request does */
static int delete_item(struct kin__engine *engine,
                       const struct kin__resource *resource,
                       const kin_object *object,
                       const struct kin__delete_opts *opts, bool *ret_gone,
                       struct kin__failure *failure)
{
    struct kin__deleted deleted = {0};
    struct kin__target target = {.resource = resource,
                                 .namespace_ = kin_object_namespace(object),
                                 .name = kin_object_name(object)};
    int r = delete_one(engine, &target, opts, /* is_quiet= */ ret_gone != NULL,
                       &deleted, failure);

    (void)kin_object_unref(deleted.object);
    if (ret_gone)
        *ret_gone = r == KIN_ENOTFOUND || (r == 0 && deleted.is_gone);
    if (r != KIN_ENOTFOUND)
        return r;
    kin__failure_clear(failure);
    return 0;
}

int kin__engine_delete_collection(struct kin__engine *engine,
                                  const struct kin__list_opts *list_opts,
                                  const struct kin__delete_opts *opts,
                                  struct kin__list **ret,
                                  struct kin__failure *failure)
{
    KIN__AUTO_LIST *list = NULL;
    struct kin__delete_opts each = *opts;

    each.is_collection = true;
    each.admission_deadline = kin__deadline_after(
        /* clock= */ NULL, KIN__ADMISSION_TIMEOUT_S * KIN__NS_PER_S);
    int r = kin__engine_list(engine, list_opts, &list, failure);
    for (size_t i = 0; r == 0 && i < kin__list_count(list); i++)
        r = delete_item(engine, list_opts->resource, kin__list_at(list, i),
                        &each, /* ret_gone= */ NULL, failure);
    if (r < 0)
        return r;
    *ret = KIN__STEAL(list);
    return 0;
}

/* Deletions that are staged together. */
enum { PURGE_BATCH = 256 };

struct purge {
    struct kin__engine *engine;
    struct kin__op *ops[PURGE_BATCH]; /* owned; staged */
    size_t count;
};

/* Waits for all staged deletions. */
static int purge_flush(struct purge *purge, struct kin__failure *failure)
{
    struct kin__journal *journal = &purge->engine->journal;
    kin_error err = KIN_ERROR_INIT;
    int first = 0;

    assert(purge->count <= PURGE_BATCH);

    kin__mutex_lock(&journal->lock);
    for (size_t i = 0; i < purge->count; i++) {
        int r = kin__journal_wait(journal, purge->ops[i], first ? NULL : &err);
        first = first ? first : r;
    }
    kin__mutex_unlock(&journal->lock);
    kin__watch_notify_run(&purge->engine->notify);
    while (purge->count > 0)
        (void)kin__op_free(purge->ops[--purge->count]);
    return first < 0 ? kin__failure_of_error(failure, &err) : 0;
}

/* Stages the deletion of an object without finalizers; KIN__RETRY if it has
 * changed. */
static int purge_add(struct purge *purge,
                     struct kin__resource_store *resource_store,
                     const kin_object *object, struct kin__failure *failure)
{
    struct kin__journal *journal = &purge->engine->journal;
    kin_error err = KIN_ERROR_INIT;
    KIN__AUTO_OP *op = NULL;
    kin_str key = kin_object_key(object);
    int r = 0;

    if (purge->count == PURGE_BATCH)
        r = purge_flush(purge, failure);
    if (r < 0)
        return r;
    r = kin__op_new(purge->engine->alloc, resource_store, key, object, &op);
    if (r < 0)
        return kin__failure_internal(failure, r, "%s", kin_error_text(r));
    kin__mutex_lock(&journal->lock);
    kin__journal_settle(journal, resource_store, key);
    if (kin__resource_store_peek(resource_store, key) != object)
        r = KIN__RETRY;
    else
        r = kin__journal_stage(journal, op, KIN_VALUE_ABSENT, &err);
    kin__mutex_unlock(&journal->lock);
    if (r < 0)
        return kin__failure_of_error(failure, &err);
    if (r == 0)
        purge->ops[purge->count++] = KIN__STEAL(op);
    return r;
}

static bool has_finalizers(const kin_object *object)
{
    return kin_value_count(
               kin__meta_get(kin_object_value(object), "finalizers")) > 0;
}

static bool is_terminating(const kin_object *object)
{
    return kin_value_exists(
        kin__meta_get(kin_object_value(object), "deletionTimestamp"));
}

/* Finalizers may have been added or removed since the object was listed: then
 * it is deleted like any other. */
static int purge_item(struct purge *purge, struct kin__served *served,
                      const kin_object *object, int64_t *left,
                      struct kin__failure *failure)
{
    struct kin__delete_opts opts = {.has_grace = true};
    bool is_gone = false;
    int r = has_finalizers(object)
                ? KIN__RETRY
                : purge_add(purge, served->resource_store, object, failure);

    if (r != KIN__RETRY)
        return r;
    if (has_finalizers(object) && is_terminating(object))
        r = 0; /* the write that removes the last finalizer sweeps again */
    else
        r = delete_item(purge->engine, &served->resource, object, &opts,
                        &is_gone, failure);
    *left += !is_gone;
    return r;
}

int64_t kin__engine_purge(struct kin__engine *engine,
                          struct kin__served *served, kin_str space,
                          struct kin__failure *failure)
{
    KIN__AUTO_LIST_SNAPSHOT *snapshot = NULL;
    struct purge purge = {.engine = engine};
    uint64_t version = 0;
    int64_t left = 0;

    int r = kin__list_snapshot_now(&engine->snapshots, served->resource_store,
                                   space, kin__engine_version(engine),
                                   &snapshot, &version);
    if (r < 0)
        return kin__failure_internal(failure, r, "%s", kin_error_text(r));
    for (size_t i = 0; r == 0 && i < snapshot->count; i++)
        r = purge_item(&purge, served, snapshot->objects[i], &left, failure);
    int flushed = purge_flush(&purge, failure);
    assert(purge.count == 0);
    if (r == 0)
        r = flushed;
    return r < 0 ? r : left;
}
