/* SPDX-License-Identifier: Apache-2.0 */
/*
 * crd.c - definitions of custom resources: completed when they are written,
 * served at once, and gone with all that they define.
 */
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/alloc.h"
#include "base/str.h"
#include "server/engine_impl.h"
#include "server/stamp.h"

#define CLEANUP "customresourcecleanup.apiextensions.k8s.io"

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
    bool flag = false;

    (void)kin_value_bool(kin_value_get(object, kin_s(key)), &flag);
    return flag;
}

/* The version that is stored; absent unless there is exactly one. */
static kin_value storage_version(kin_value spec)
{
    kin_value versions = kin_value_get(spec, KIN__S("versions"));
    kin_value found = KIN_VALUE_ABSENT;

    for (size_t i = 0; i < kin_value_count(versions); i++) {
        kin_value version = kin_value_at(versions, i);
        if (!flag_at(version, "storage"))
            continue;
        if (kin_value_exists(found))
            return KIN_VALUE_ABSENT;
        found = version;
    }
    return found;
}

/* ---- whether it is any good ---- */

static void need_text(kin_value object, const char *key, const char *field,
                      struct kin__failure *failure)
{
    if (text_at(object, key).len == 0)
        kin__failure_add_cause(failure, KIN__S("FieldValueRequired"),
                               kin_s(field), KIN__S("Required value"));
}

static void check_name(kin_value in, kin_value spec,
                       struct kin__failure *failure)
{
    char wanted[512];
    char message[1024];
    kin_str name = kin__meta_str(in, "name");

    (void)snprintf(
        wanted, sizeof(wanted), "%.*s.%.*s",
        KIN_STR(text_at(kin_value_get(spec, KIN__S("names")), "plural")),
        KIN_STR(text_at(spec, "group")));
    if (kin_str_eq(name, kin_s(wanted)))
        return;
    (void)snprintf(message, sizeof(message),
                   "Invalid value: \"%.*s\": must be "
                   "spec.names.plural+\".\"+spec.group",
                   KIN_STR(name));
    kin__failure_add_cause(failure, KIN__S("FieldValueInvalid"),
                           KIN__S("metadata.name"), kin_s(message));
}

static void check_scope(kin_value spec, struct kin__failure *failure)
{
    kin_str scope = text_at(spec, "scope");
    char message[256];

    if (kin_str_eq(scope, KIN__S("Namespaced")) ||
        kin_str_eq(scope, KIN__S("Cluster")))
        return;
    (void)snprintf(message, sizeof(message),
                   "Unsupported value: \"%.*s\": supported values: "
                   "\"Cluster\", \"Namespaced\"",
                   KIN_STR(kin__str_slice(scope, 0, 64)));
    if (scope.len == 0)
        kin__failure_add_cause(failure, KIN__S("FieldValueRequired"),
                               KIN__S("spec.scope"), KIN__S("Required value"));
    else
        kin__failure_add_cause(failure, KIN__S("FieldValueNotSupported"),
                               KIN__S("spec.scope"), kin_s(message));
}

static void check_versions(kin_value spec, struct kin__failure *failure)
{
    kin_value versions = kin_value_get(spec, KIN__S("versions"));
    char field[64];

    for (size_t i = 0; i < kin_value_count(versions); i++) {
        (void)snprintf(field, sizeof(field), "spec.versions[%zu].name", i);
        need_text(kin_value_at(versions, i), "name", field, failure);
    }
    if (!kin_value_exists(storage_version(spec)))
        kin__failure_add_cause(
            failure, KIN__S("FieldValueInvalid"), KIN__S("spec.versions"),
            KIN__S("Invalid value: must have exactly one version marked as "
                   "storage version"));
}

static int crd_check(kin_value in, struct kin__failure *failure)
{
    kin_value spec = spec_of(in);
    kin_value names = kin_value_get(spec, KIN__S("names"));

    check_name(in, spec, failure);
    need_text(spec, "group", "spec.group", failure);
    check_scope(spec, failure);
    check_versions(spec, failure);
    need_text(names, "plural", "spec.names.plural", failure);
    need_text(names, "kind", "spec.names.kind", failure);
    if (failure->code || failure->cause_count)
        return kin__failure_invalid(failure, KIN__S("apiextensions.k8s.io"),
                                    KIN__S("CustomResourceDefinition"),
                                    kin__meta_str(in, "name"));
    return 0;
}

/* ---- completing ---- */

static void add_text(kin_document *doc, const char *key, kin_str text)
{
    (void)kin_document_key(doc, kin_s(key));
    (void)kin_document_add_string(doc, text);
}

static void add_member(kin_document *doc, kin_value object, const char *key)
{
    kin_value value = kin_value_get(object, kin_s(key));

    if (!kin_value_exists(value))
        return;
    (void)kin_document_key(doc, kin_s(key));
    (void)kin_document_add_value(doc, value);
}

/* Given, or made of the kind. */
static void add_name(kin_document *doc, kin_value names, const char *key,
                     bool is_lower, const char *suffix)
{
    kin_str given = text_at(names, key);
    kin_str kind = text_at(names, "kind");
    char text[512];
    int len = snprintf(text, sizeof(text), "%.*s%s",
                       KIN_STR(kin__str_slice(kind, 0, 256)), suffix);

    for (int i = 0; is_lower && i < len; i++)
        text[i] = (char)tolower((unsigned char)text[i]);
    add_text(doc, key, given.len ? given : kin_s(text));
}

static void add_names(kin_document *doc, const char *key, kin_value names)
{
    (void)kin_document_key(doc, kin_s(key));
    (void)kin_document_open_object(doc);
    add_member(doc, names, "plural");
    add_name(doc, names, "singular", /* is_lower= */ true, "");
    add_member(doc, names, "shortNames");
    add_member(doc, names, "kind");
    add_name(doc, names, "listKind", /* is_lower= */ false, "List");
    add_member(doc, names, "categories");
    (void)kin_document_close(doc);
}

static void add_spec(kin_document *doc, kin_value spec)
{
    kin_value conversion = kin_value_get(spec, KIN__S("conversion"));

    (void)kin_document_key(doc, KIN__S("spec"));
    (void)kin_document_open_object(doc);
    add_member(doc, spec, "group");
    add_names(doc, "names", kin_value_get(spec, KIN__S("names")));
    add_member(doc, spec, "scope");
    add_member(doc, spec, "versions");
    if (kin_value_exists(conversion)) {
        add_member(doc, spec, "conversion");
    } else {
        (void)kin_document_key(doc, KIN__S("conversion"));
        (void)kin_document_open_object(doc);
        add_text(doc, "strategy", KIN__S("None"));
        (void)kin_document_close(doc);
    }
    add_member(doc, spec, "preserveUnknownFields");
    (void)kin_document_close(doc);
}

static void add_condition(kin_document *doc, const char *type, int64_t now_s,
                          const char *reason, const char *message)
{
    (void)kin_document_open_object(doc);
    add_text(doc, "type", kin_s(type));
    add_text(doc, "status", KIN__S("True"));
    (void)kin_document_key(doc, KIN__S("lastTransitionTime"));
    (void)kin_document_add_seconds(doc, now_s);
    add_text(doc, "reason", kin_s(reason));
    add_text(doc, "message", kin_s(message));
    (void)kin_document_close(doc);
}

static void add_conditions(kin_document *doc, kin_value old, int64_t now_s)
{
    kin_value conditions = kin_value_get(kin_value_get(old, KIN__S("status")),
                                         KIN__S("conditions"));

    (void)kin_document_key(doc, KIN__S("conditions"));
    if (kin_value_count(conditions) > 0) {
        (void)kin_document_add_value(doc, conditions);
        return;
    }
    (void)kin_document_open_array(doc);
    add_condition(doc, "NamesAccepted", now_s, "NoConflicts",
                  "no conflicts found");
    add_condition(doc, "Established", now_s, "InitialNamesAccepted",
                  "the initial names have been accepted");
    (void)kin_document_close(doc);
}

static void add_stored_versions(kin_document *doc, kin_value old,
                                kin_str version)
{
    kin_value stored = kin_value_get(kin_value_get(old, KIN__S("status")),
                                     KIN__S("storedVersions"));
    bool is_there = false;

    (void)kin_document_key(doc, KIN__S("storedVersions"));
    (void)kin_document_open_array(doc);
    for (size_t i = 0; i < kin_value_count(stored); i++) {
        kin_value item = kin_value_at(stored, i);
        is_there = is_there || kin_str_eq(kin_value_str(item), version);
        (void)kin_document_add_value(doc, item);
    }
    if (!is_there)
        (void)kin_document_add_string(doc, version);
    (void)kin_document_close(doc);
}

int kin__crd_complete(struct kin__engine *engine, kin_value in, kin_value old,
                      kin_document **ret, struct kin__failure *failure)
{
    KIN_AUTO(kin_document) *doc = NULL;
    kin_error err = KIN_ERROR_INIT;
    kin_value spec = spec_of(in);
    int64_t now_s = kin__clock_wall_ns(engine->clock) / KIN__NS_PER_S;
    int r = crd_check(in, failure);

    if (r < 0)
        return r;
    r = kin_document_new(engine->alloc, &doc, &err);
    if (r < 0)
        return kin__failure_of_error(failure, &err);
    (void)kin_document_open_object(doc);
    add_member(doc, in, "kind");
    add_member(doc, in, "apiVersion");
    add_member(doc, in, "metadata");
    add_spec(doc, spec);
    (void)kin_document_key(doc, KIN__S("status"));
    (void)kin_document_open_object(doc);
    add_conditions(doc, old, now_s);
    add_names(doc, "acceptedNames", kin_value_get(spec, KIN__S("names")));
    add_stored_versions(doc, old, text_at(storage_version(spec), "name"));
    (void)kin_document_close(doc);
    (void)kin_document_close(doc);
    r = kin_document_finish(doc, &err);
    if (r < 0)
        return kin__failure_of_error(failure, &err);
    *ret = KIN__STEAL(doc);
    return 0;
}

/* ---- terminating ---- */

/* The status with one more condition. */
static int terminating_status(struct kin__engine *engine, kin_value in,
                              int64_t now_s, kin_document **ret)
{
    KIN_AUTO(kin_document) *doc = NULL;
    kin_value status = kin_value_get(in, KIN__S("status"));
    kin_value conditions = kin_value_get(status, KIN__S("conditions"));
    int r = kin_document_new(engine->alloc, &doc, NULL);

    if (r < 0)
        return r;
    (void)kin_document_open_object(doc);
    (void)kin_document_key(doc, KIN__S("conditions"));
    (void)kin_document_open_array(doc);
    for (size_t i = 0; i < kin_value_count(conditions); i++)
        (void)kin_document_add_value(doc, kin_value_at(conditions, i));
    add_condition(doc, "Terminating", now_s, "InstanceDeletionPending",
                  "CustomResourceDefinition marked for deletion; "
                  "CustomResource deletion will begin soon");
    (void)kin_document_close(doc);
    add_member(doc, status, "acceptedNames");
    add_member(doc, status, "storedVersions");
    (void)kin_document_close(doc);
    r = kin_document_finish(doc, NULL);
    if (r == 0)
        *ret = KIN__STEAL(doc);
    return r;
}

/* A copy with another status. */
static int with_status(const kin_allocator *alloc, kin_value in,
                       kin_value status, kin_document **ret)
{
    KIN_AUTO(kin_document) *doc = NULL;
    int r = kin_document_new(alloc, &doc, NULL);

    if (r < 0)
        return r;
    (void)kin_document_open_object(doc);
    add_member(doc, in, "kind");
    add_member(doc, in, "apiVersion");
    add_member(doc, in, "metadata");
    add_member(doc, in, "spec");
    (void)kin_document_key(doc, KIN__S("status"));
    (void)kin_document_add_value(doc, status);
    (void)kin_document_close(doc);
    r = kin_document_finish(doc, NULL);
    if (r == 0)
        *ret = KIN__STEAL(doc);
    return r;
}

static int cleanup_list(const kin_allocator *alloc, kin_value old,
                        kin_document **ret)
{
    KIN_AUTO(kin_document) *doc = NULL;
    int r = kin_document_new(alloc, &doc, NULL);

    if (r < 0)
        return r;
    (void)kin_document_open_array(doc);
    for (size_t i = 0; i < kin_value_count(old); i++)
        if (!kin_str_eq(kin_value_str(kin_value_at(old, i)), KIN__S(CLEANUP)))
            (void)kin_document_add_value(doc, kin_value_at(old, i));
    (void)kin_document_add_string(doc, KIN__S(CLEANUP));
    (void)kin_document_close(doc);
    r = kin_document_finish(doc, NULL);
    if (r == 0)
        *ret = KIN__STEAL(doc);
    return r;
}

int kin__crd_terminate(struct kin__engine *engine, kin_value in,
                       kin_document **ret, kin_error *err)
{
    KIN_AUTO(kin_document) *status = NULL;
    KIN_AUTO(kin_document) *finalizers = NULL;
    KIN_AUTO(kin_document) *doc = NULL;
    int64_t now_s = kin__clock_wall_ns(engine->clock) / KIN__NS_PER_S;
    int r = terminating_status(engine, in, now_s, &status);

    if (r == 0)
        r = cleanup_list(engine->alloc, kin__meta_get(in, "finalizers"),
                         &finalizers);
    if (r == 0)
        r = with_status(engine->alloc, in, kin_document_root(status), &doc);
    if (r < 0)
        return kin_error_set(err, r, NULL);
    struct kin__stamp stamps[] = {{.key = "deletionTimestamp",
                                   .kind = KIN__STAMP_SECONDS,
                                   .number = now_s},
                                  {.key = "finalizers",
                                   .kind = KIN__STAMP_VALUE,
                                   .value = kin_document_root(finalizers)}};
    return kin__stamp_copy(engine->alloc, kin_document_root(doc), false, stamps,
                           2, ret, err);
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

/* Adds the served versions of one definition. */
static int draft_definition(struct kin__engine *engine,
                            const kin_object *definition,
                            struct kin__catalog_draft *draft)
{
    kin_value spec = spec_of(kin_object_value(definition));
    kin_value versions = kin_value_get(spec, KIN__S("versions"));
    kin_value stored = storage_version(spec);
    struct kin__shelf *shelf = NULL;
    struct kin__served *storage = NULL;

    if (!kin_value_exists(stored))
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

/* ---- going ---- */

static int64_t purge_instances(struct kin__engine *engine, kin_value spec,
                               struct kin__failure *failure)
{
    const struct kin__catalog *catalog = kin__engine_catalog(engine);
    kin_str plural = text_at(kin_value_get(spec, KIN__S("names")), "plural");
    kin_str group = text_at(spec, "group");
    int64_t left = 0;

    for (size_t i = 0; i < catalog->count; i++) {
        const struct kin__resource *resource = catalog->resources[i];
        if (resource->facts || !kin_str_eq(resource->plural, plural) ||
            !kin_str_eq(resource->group, group))
            continue;
        left = kin__engine_purge(engine, kin__served_of(resource), KIN__S(""),
                                 failure);
        break;
    }
    kin__catalog_unref(catalog);
    return left;
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
                      KIN__S(CLEANUP));
}

void kin__crd_sweep(struct kin__engine *engine, kin_str name)
{
    KIN_AUTO(kin_object) *definition = NULL;
    KIN__AUTO_FAILURE failure = {.alloc = engine->alloc};

    if (!engine->definitions ||
        kin__shelf_get(engine->definitions->shelf, name, &definition) < 0 ||
        !definition || !waits_for_instances(definition))
        return;
    kin_value spec = spec_of(kin_object_value(definition));
    if (purge_instances(engine, spec, &failure) != 0)
        return;
    /* What fails here is tried again when the next instance goes. */
    if (kin__engine_commit(engine, engine->definitions, name, definition,
                           KIN_VALUE_ABSENT, NULL, &failure) == 0)
        kin__crd_republish(engine);
}
