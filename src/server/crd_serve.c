/* SPDX-License-Identifier: Apache-2.0 */
/*
 * crd_serve.c - what definitions define: served at once, and gone with them.
 */
#include <stdlib.h>

#include "base/str.h"

#include "server/crd_names.h"
#include "server/stamp.h"
#include <kin/field.h>

static kin_value spec_of(kin_value definition)
{
    return kin_value_get(definition, KIN__S("spec"));
}

static kin_str text_at(kin_value object, const char *key)
{
    return kin_value_str(kin_value_get(object, kin_s(key)));
}

static bool flag_at(kin_value object, const char *key)
{
    return kin_value_as_bool(kin_value_get(object, kin_s(key)));
}

/* ---- serving ---- */

static int shelf_for(struct kin__engine *engine, kin_value spec,
                     struct kin__shelf **ret)
{
    KIN__AUTO_BUF name;

    kin__buf_init(&name, engine->alloc, KIN__KEY_MAX);
    int r = kin__buf_printf(
        &name, "%.*s.%.*s",
        KIN_STR(text_at(kin_value_get(spec, KIN__S("names")), "plural")),
        KIN_STR(text_at(spec, "group")));
    return r < 0 ? r : kin__engine_shelf(engine, kin__buf_str(&name), ret);
}

/* Whether it ever got its names: only then its instances are where the names
 * say. */
static bool is_established(const kin_object *definition)
{
    return !kin__crd_has_condition(kin_object_value(definition), "Established",
                                   "False");
}

/* Adds the served versions of one definition. */
static int draft_definition(struct kin__engine *engine,
                            const kin_object *definition,
                            struct kin__catalog_draft *draft)
{
    kin_value spec = spec_of(kin_object_value(definition));
    kin_value versions = kin_value_get(spec, KIN__S("versions"));
    kin_value stored = kin__crd_storage_version(spec);
    struct kin__shelf *shelf = NULL;
    struct kin__served *storage = NULL;

    if (!kin_value_exists(stored) || !is_established(definition))
        return 0;
    int r = shelf_for(engine, spec, &shelf);
    if (r == 0)
        r = kin__served_new_custom(engine->alloc, definition, stored, shelf,
                                   NULL, &storage);
    for (size_t i = 0; r == 0 && i < kin_value_count(versions); i++) {
        kin_value version = kin_value_at(versions, i);
        struct kin__served *served = NULL;
        if (!flag_at(version, "served"))
            continue;
        if (flag_at(version, "storage")) {
            r = kin__catalog_draft_add(draft, storage);
            continue;
        }
        r = kin__served_new_custom(engine->alloc, definition, version, shelf,
                                   storage, &served);
        if (r == 0)
            r = kin__catalog_draft_add(draft, served);
        if (served)
            (void)kin__resource_unref(&served->resource);
    }
    if (storage)
        (void)kin__resource_unref(&storage->resource);
    return r;
}

static int compare_served(const void *a, const void *b)
{
    const struct kin__resource *left = *(struct kin__resource *const *)a;
    const struct kin__resource *right = *(struct kin__resource *const *)b;
    int order = kin_str_cmp(left->group, right->group);

    if (order == 0)
        order = kin__version_compare(left->version, right->version);
    return order ? order : kin_str_cmp(left->plural, right->plural);
}

static int draft_fill(struct kin__engine *engine,
                      struct kin__catalog_draft *draft)
{
    KIN__AUTO_HELD *held = NULL;
    uint64_t version = 0;
    int r = 0;

    for (size_t i = 0; r == 0 && i < engine->builtins.count; i++)
        r = kin__catalog_draft_add(draft, engine->builtins.items[i]);
    size_t first = draft->count;
    if (r < 0 || !engine->definitions)
        return r;
    r = kin__held_now(&engine->held, engine->definitions->shelf, KIN__S(""),
                      kin__engine_version(engine), &held, &version);
    for (size_t i = 0; r == 0 && i < held->count; i++)
        r = draft_definition(engine, held->objects[i], draft);
    if (r == 0 && draft->count > first + 1)
        qsort(draft->items + first, draft->count - first,
              sizeof(struct kin__served *), compare_served);
    return r;
}

/* Wakes the watches of what is served no more, which end. */
static void catalog_retire(struct kin__engine *engine,
                           const struct kin__catalog *old,
                           const struct kin__catalog *now)
{
    for (size_t i = 0; old && i < old->count; i++) {
        struct kin__served *served = kin__served_of(old->resources[i]);
        const struct kin__resource *resource = &served->resource;
        if (resource->facts ||
            kin__catalog_find(now, resource->group, resource->version,
                              resource->plural))
            continue;
        KIN__LOCK_SCOPE(&served->shelf->history.lock);
        kin__wakes_collect(&engine->wakes, &served->shelf->history.waiters,
                           INT64_MAX);
    }
}

int kin__crd_publish(struct kin__engine *engine, kin_error *err)
{
    struct kin__catalog_draft draft = {.alloc = engine->alloc};
    const struct kin__catalog *now = NULL;
    const struct kin__catalog *old = NULL;

    kin__mutex_lock(&engine->catalog_lock);
    int r = draft_fill(engine, &draft);
    if (r == 0)
        r = kin__catalog_new(&draft, engine->catalog_number + 1, &now);
    if (r == 0) {
        old = engine->catalog;
        engine->catalog = now;
        /* Before anybody is woken, so that nobody waits who has not looked. */
        atomic_store(&engine->catalog_number, now->number);
        catalog_retire(engine, old, now);
    }
    kin__mutex_unlock(&engine->catalog_lock);
    kin__catalog_draft_done(&draft);
    kin__catalog_unref(old);
    kin__wakes_run(&engine->wakes);
    return r < 0 ? kin_error_set(err, r, NULL) : 0;
}

void kin__crd_republish(struct kin__engine *engine)
{
    atomic_store(&engine->is_catalog_stale, false);
    if (kin__crd_publish(engine, NULL) < 0)
        atomic_store(&engine->is_catalog_stale, true);
}

/* ---- making instances ---- */

int kin__crd_fail_terminating(const struct kin__served *served, kin_str name,
                              struct kin__failure *failure)
{
    return kin__failure_forbidden(failure, served->resource.group,
                                  served->resource.plural, name,
                                  "create not allowed while custom resource "
                                  "definition is terminating");
}

int kin__crd_check(struct kin__engine *engine, const struct kin__served *served,
                   kin_str name, struct kin__failure *failure)
{
    if (!served->definition)
        return 0;
    kin_str key = kin_object_name(served->definition);
    kin__journal_settle(&engine->journal, engine->definitions->shelf, key);
    const kin_object *now = kin__shelf_peek(engine->definitions->shelf, key);
    /* Another one of the same name is not what the request has found. */
    if (!now ||
        !kin_str_eq(kin_object_uid(now), kin_object_uid(served->definition))) {
        failure->has_empty_details = true;
        return kin__failure_set(
            failure, 404, "NotFound",
            "the server could not find the requested resource");
    }
    return kin_value_exists(
               kin__meta_get(kin_object_value(now), "deletionTimestamp"))
               ? kin__crd_fail_terminating(served, name, failure)
               : 0;
}

/* ---- going ---- */

/* Deletes all instances, also of versions that are not served. */
static int64_t purge_instances(struct kin__engine *engine,
                               const kin_object *definition,
                               struct kin__failure *failure)
{
    kin_value spec = spec_of(kin_object_value(definition));
    struct kin__shelf *shelf = NULL;
    struct kin__served *served = NULL;

    if (!is_established(definition))
        return 0;
    int r = shelf_for(engine, spec, &shelf);
    if (r == 0)
        r = kin__served_new_custom(engine->alloc, definition,
                                   kin__crd_storage_version(spec), shelf, NULL,
                                   &served);
    if (r < 0)
        return r;
    int64_t left = kin__engine_purge(engine, served, KIN__S(""), failure);
    (void)kin__resource_unref(&served->resource);
    return left;
}

/* Gives names that are free again to who waits for them. */
static void crd_accept(struct kin__engine *engine, const kin_object *definition)
{
    KIN__AUTO_FAILURE failure = {.alloc = engine->alloc};
    KIN_AUTO(kin_document) *doc = NULL;
    kin_value value = kin_object_value(definition);

    if (!kin__crd_has_condition(value, "NamesAccepted", "False") ||
        kin_value_exists(kin__meta_get(value, "deletionTimestamp")) ||
        kin__crd_complete(engine, value, value, &doc, &failure) < 0 ||
        kin_value_equal(kin_document_root(doc), value))
        return;
    /* One that has changed meanwhile was judged anew. */
    int r = kin__engine_commit(engine, engine->definitions,
                               kin_object_key(definition), definition,
                               kin_document_root(doc), NULL, &failure);
    (void)r;
}

void kin__crd_accept_all(struct kin__engine *engine)
{
    KIN__AUTO_HELD *held = NULL;
    uint64_t version = 0;

    if (kin__held_now(&engine->held, engine->definitions->shelf, KIN__S(""),
                      kin__engine_version(engine), &held, &version) < 0)
        return;
    for (size_t i = 0; i < held->count; i++)
        crd_accept(engine, held->objects[i]);
}

/* Whether only its instances hold it. */
static bool waits_for_instances(const kin_object *definition)
{
    kin_value finalizers = kin__meta_get(kin_object_value(definition),
                                         "finalizers");

    return kin_value_exists(kin__meta_get(kin_object_value(definition),
                                          "deletionTimestamp")) &&
           kin_value_count(finalizers) == 1 &&
           kin_str_eq(kin_value_str(kin_value_at(finalizers, 0)),
                      KIN__S(KIN__CRD_CLEANUP));
}

void kin__crd_sweep(struct kin__engine *engine, kin_str name)
{
    KIN_AUTO(kin_object) *definition = NULL;
    KIN__AUTO_FAILURE failure = {.alloc = engine->alloc};

    if (!engine->definitions ||
        kin__shelf_get(engine->definitions->shelf, name, &definition) < 0 ||
        !definition || !waits_for_instances(definition))
        return;
    if (purge_instances(engine, definition, &failure) != 0)
        return;
    /* What fails here is tried again when the next instance goes. */
    if (kin__engine_commit(engine, engine->definitions, name, definition,
                           KIN_VALUE_ABSENT, NULL, &failure) != 0)
        return;
    kin__crd_accept_all(engine);
    kin__crd_republish(engine);
}
