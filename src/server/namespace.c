/* SPDX-License-Identifier: Apache-2.0 */
/*
 * namespace.c - namespaces: objects in them require them, and are deleted with
 * them.
 *
 * A namespace that is deleted first becomes Terminating: from then on no object
 * can be created in it.  Then its content is deleted.  When it is empty the
 * namespace itself is deleted; until then every write that removes the last
 * finalizer of an object in it sweeps again.
 */
#include <kin/edit.h>

#include "base/alloc.h"
#include "base/str.h"
#include "server/engine_impl.h"
#include "server/stamp.h"

static const char *const bootstrap_names[] = {"default", "kube-system",
                                              "kube-public", "kube-node-lease"};

static int namespace_check_delete(kin_str name, struct kin__failure *failure)
{
    if (!kin_str_eq(name, KIN__S("default")) &&
        !kin_str_eq(name, KIN__S("kube-system")) &&
        !kin_str_eq(name, KIN__S("kube-public")))
        return 0;
    return kin__failure_forbidden(failure, KIN__S(""), KIN__S("namespaces"),
                                  name, "this namespace may not be deleted");
}

int kin__namespace_bootstrap(struct kin__engine *engine, kin_error *err)
{
    for (size_t i = 0; engine->namespaces && i < 4; i++) {
        KIN_AUTO(kin_document) *doc = NULL;
        KIN__AUTO_FAILURE failure = {.alloc = engine->alloc};
        KIN__AUTO_WRITTEN written = {0};
        struct kin__target target = {.resource = &engine->namespaces->resource};
        struct kin__stamp name = {.key = "name",
                                  .kind = KIN__STAMP_STRING,
                                  .text = kin_s(bootstrap_names[i])};
        int r = kin__stamp_copy(engine->alloc, KIN_VALUE_ABSENT, false, &name,
                                1, &doc, err);
        if (r < 0)
            return r;
        r = kin__engine_create(engine, &target, kin_document_root(doc), NULL,
                               &written, &failure);
        if (r < 0 && r != KIN_EEXISTS)
            return kin_error_set(err, r, "namespace %s: %s", bootstrap_names[i],
                                 failure.message ? failure.message
                                                 : kin_error_text(r));
    }
    return 0;
}

/* ---- creating objects in a namespace ---- */

static bool is_terminating(const kin_object *space)
{
    return kin_value_exists(
        kin_value_get(kin_object_metadata(space), KIN__S("deletionTimestamp")));
}

static int fail_terminating(const struct kin__resource *resource, kin_str space,
                            kin_str name, struct kin__failure *failure)
{
    char text[512];
    int r = kin__failure_forbidden(
        failure, resource->group, resource->plural, name,
        "unable to create new content in namespace %.*s because it is being "
        "terminated",
        KIN_STR(space));

    (void)snprintf(text, sizeof(text), "namespace %.*s is being terminated",
                   KIN_STR(space));
    kin__failure_add_cause(failure, KIN__S("NamespaceTerminating"),
                           KIN__S("metadata.namespace"), kin_s(text));
    return failure->code ? failure->code : r;
}

int kin__namespace_check(struct kin__engine *engine, bool is_locked,
                         const struct kin__resource *resource, kin_str space,
                         kin_str name, struct kin__failure *failure)
{
    KIN_AUTO(kin_object) *existing = NULL;
    const kin_object *object = NULL;

    if (space.len == 0 || !engine->namespaces)
        return 0;
    struct kin__resource_store *resource_store =
        engine->namespaces->resource_store;
    if (is_locked) {
        kin__mutex_assert_held(&engine->journal.lock);
        kin__journal_settle(&engine->journal, resource_store, space);
        object = kin__resource_store_peek(resource_store, space);
    } else {
        int r = kin__resource_store_get(resource_store, space, &existing);
        if (r < 0)
            return kin__failure_internal(failure, r, "%s", kin_error_text(r));
        object = existing;
    }
    if (!object)
        return kin__failure_not_found(failure, KIN__S(""), KIN__S("namespaces"),
                                      space);
    return is_terminating(object)
               ? fail_terminating(resource, space, name, failure)
               : 0;
}

/* ---- deleting a namespace ---- */

static int namespace_terminate(struct kin__engine *engine, kin_value in,
                               kin_document **ret, kin_error *err)
{
    KIN_AUTO(kin_edit) *edit = NULL;
    KIN_AUTO(kin_document) *doc = NULL;
    struct kin__stamp stamp = {.key = "deletionTimestamp",
                               .kind = KIN__STAMP_SECONDS,
                               .number = kin__clock_wall_ns(engine->clock) /
                                         KIN__NS_PER_S};
    int r = kin_edit_new(engine->alloc, in, &edit, err);

    if (r < 0)
        return r;
    kin_spot status = kin_edit_member(edit, kin_edit_root(), KIN__S("status"));
    (void)kin_edit_set_str(edit, kin_edit_member(edit, status, KIN__S("phase")),
                           KIN__S("Terminating"));
    r = kin_edit_finish(edit, &doc, err);
    if (r < 0)
        return r;
    return kin__stamp_copy(engine->alloc, kin_document_root(doc), false, &stamp,
                           1, ret, err);
}

/* The version through which the objects of a served resource are deleted: the
 * storage version.  NULL if `served` is another version and the storage version
 * is served too, since that one deletes them.  If it is not served, every other
 * version deletes them, which is harmless. */
static struct kin__served *namespace_purged(const struct kin__catalog *catalog,
                                            struct kin__served *served)
{
    if (!served->resource.is_namespaced)
        return NULL;
    if (!served->storage)
        return served;
    const struct kin__resource *stored = kin__served_storage(served);
    return kin__catalog_find(catalog, stored->group, stored->version,
                             stored->plural)
               ? NULL
               : kin__served_of(stored);
}

/* Deletes all content; returns the number of objects that remain for their
 * finalizers, or a negative code. */
static int64_t namespace_purge(struct kin__engine *engine, kin_str space,
                               struct kin__failure *failure)
{
    const struct kin__catalog *catalog = kin__engine_catalog(engine);
    int64_t left = 0;

    assert(space.len > 0);

    for (size_t i = 0; i < catalog->count && left >= 0; i++) {
        struct kin__served *served = namespace_purged(
            catalog, kin__served_of(catalog->resources[i]));
        if (!served)
            continue;
        int64_t here = kin__engine_purge(engine, served, space, failure);
        left = here < 0 ? here : left + here;
    }
    kin__catalog_unref(catalog);
    return left;
}

/* Removes the finalizer that stands for the content of a namespace. */
static int namespace_finalize(struct kin__engine *engine,
                              const kin_object *space,
                              struct kin__failure *failure)
{
    KIN__AUTO_WRITTEN written = {0};
    KIN_AUTO(kin_document) *doc = NULL;
    struct kin__target target = {.resource = &engine->namespaces->resource,
                                 .name = kin_object_name(space),
                                 .subresource = KIN__S("finalize")};
    struct kin__stamp name = {
        .key = "name", .kind = KIN__STAMP_STRING, .text = target.name};
    int r = kin__stamp_copy(engine->alloc, KIN_VALUE_ABSENT, false, &name, 1,
                            &doc, NULL);

    if (r < 0)
        return r;
    return kin__engine_update(engine, &target, kin_document_root(doc), NULL,
                              &written, failure);
}

/* Whether its content is all that keeps the namespace. */
static bool waits_for_content(const kin_object *space)
{
    kin_value spec = kin_value_get(kin_object_value(space), KIN__S("spec"));
    kin_value finalizers = kin_value_get(spec, KIN__S("finalizers"));

    return kin_value_count(finalizers) == 1 &&
           kin_str_eq(kin_value_str(kin_value_at(finalizers, 0)),
                      KIN__S("kubernetes"));
}

void kin__namespace_sweep(struct kin__engine *engine, kin_str space)
{
    KIN_AUTO(kin_object) *object = NULL;
    KIN__AUTO_FAILURE failure = {.alloc = engine->alloc};

    if (space.len == 0 || !engine->namespaces ||
        engine->opts.leaves_namespaces ||
        kin__resource_store_get(engine->namespaces->resource_store, space,
                                &object) < 0 ||
        !object || !is_terminating(object) || !waits_for_content(object))
        return;
    /* A failure is retried at the next deletion in the namespace. */
    if (namespace_purge(engine, space, &failure) == 0)
        (void)namespace_finalize(engine, object, &failure);
}

/* ---- hooks ---- */

static void namespace_added(struct kin__engine *engine,
                            struct kin__served *served)
{
    assert(!served->resource.is_namespaced && !engine->namespaces);
    engine->namespaces = served;
}

static void namespace_written(struct kin__engine *engine,
                              const struct kin__served *served,
                              const kin_object *object)
{
    (void)served;
    if (is_terminating(object))
        kin__namespace_sweep(engine, kin_object_name(object));
}

static bool namespace_is_held(kin_value space)
{
    kin_value spec = kin_value_get(space, KIN__S("spec"));

    return kin_value_count(kin_value_get(spec, KIN__S("finalizers"))) > 0;
}

const struct kin__resource_hooks kin__namespace_hooks = {
    .group = "",
    .plural = "namespaces",
    .added = namespace_added,
    .written = namespace_written,
    .check_delete = namespace_check_delete,
    .terminate = namespace_terminate,
    .is_held = namespace_is_held,
    .sweep = kin__namespace_sweep,
};
