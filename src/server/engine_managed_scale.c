/* SPDX-License-Identifier: Apache-2.0 */
/*
 * engine_managed_scale.c - managed fields of the Scale subresource.
 *
 * Managers that own the replicas of an object are those of its Scale, and what
 * becomes of them there happens to them in the object, as in Kubernetes: a
 * manager that loses the replicas loses them in the object, and a new owner
 * gets an entry with the version of the object and without a time.
 */
#include <assert.h>
#include <stdio.h>

#include "base/alloc.h"
#include "base/str.h"
#include "object/document.h"
#include "schema/conform.h"
#include "schema/schema.h"
#include "server/crd_scale.h"
#include "server/engine_write.h"
#include "server/ownership.h"
#include "server/stamp.h"

#define SCALE_VERSION "autoscaling/v1"

enum { VERSION_SIZE = 512 };

struct scaling {
    struct kin__write *w;
    struct kin__field_pool pool;
    struct kin__managers parent;
    struct kin__managers managers; /* of the Scale */
    struct kin__ownership ownership;
    const struct kin__schema_type *type;
    kin_document *zero;
    const struct kin__field_set *replicas; /* in a Scale */
    char version[VERSION_SIZE];            /* of the object */
};

static void scaling_done(struct scaling *s)
{
    kin__field_pool_done(&s->pool);
    (void)kin_document_free(s->zero);
}
#define AUTO_SCALING __attribute__((cleanup(scaling_done))) struct scaling

/* ---- the replicas in the object ---- */

/* The path of the replicas in a version: 1; 0 if it has no Scale; -1 if there
 * is no such version. */
static int find_path(const struct scaling *s, kin_str version, char *ret,
                     size_t size)
{
    const struct kin__write *w = s->w;
    kin_str rest = version;
    kin_str first = kin__str_cut(&rest, '/');
    KIN__AUTO_RESOURCE *found = kin__engine_find_kind(
        w->engine, rest.ptr ? first : KIN__S(""), rest.ptr ? rest : first,
        w->target->resource->kind);

    if (!found ||
        kin__served_of(found)->resource_store != w->served->resource_store)
        return -1;
    if (found->facts) {
        (void)snprintf(ret, size, "spec.replicas");
        return 1;
    }
    kin_str path = kin__crd_scale_path(found);
    (void)snprintf(ret, size, "%.*s", KIN_STR(path));
    return path.len > 0 && path.len < size;
}

enum { PATH_SIZE = 512 };

/* The set of that path; NULL if the version has no Scale. */
static int path_set(struct scaling *s, kin_str version, bool *ret_is_known,
                    const struct kin__field_set **ret)
{
    char path[PATH_SIZE];
    const char *const paths[] = {path, NULL};
    int r = find_path(s, version, path, sizeof(path));

    *ret_is_known = r >= 0;
    *ret = NULL;
    return r <= 0 ? 0 : kin__ownership_paths(&s->pool, paths, ret);
}

static int has_path(struct scaling *s, struct kin__manager *manager,
                    const struct kin__field_set *path, bool *ret)
{
    const struct kin__field_set *both = NULL;
    int r = kin__manager_load(&s->parent, manager);

    if (r == 0)
        r = kin__field_set_intersect(&s->pool, manager->set, path, &both);
    *ret = both != NULL;
    return r;
}

/* ---- to the Scale ---- */

static int add_scale_manager(struct scaling *s,
                             const struct kin__manager *manager)
{
    struct kin__manager_id id = manager->id;
    struct kin__manager *added = NULL;

    id.version = KIN__S(SCALE_VERSION);
    int r = kin__managers_need(&s->managers, &id, &added);
    if (r < 0)
        return r;
    added->set = s->replicas;
    added->is_reconciled = true;
    added->has_time = manager->has_time;
    added->time_s = manager->time_s;
    return 0;
}

static int to_scale(struct scaling *s)
{
    int r = 0;

    for (size_t i = 0; r == 0 && i < s->parent.count; i++) {
        struct kin__manager *manager = &s->parent.items[i];
        const struct kin__field_set *path = NULL;
        bool is_known = false;
        bool owns = false;
        r = path_set(s, manager->id.version, &is_known, &path);
        if (r == 0 && path)
            r = has_path(s, manager, path, &owns);
        if (r == 0 && owns)
            r = add_scale_manager(s, manager);
    }
    return r;
}

/* ---- from the Scale ---- */

/* A manager of the object is one of the Scale if it applies: entries of updates
 * have another version there. */
static struct kin__manager *scale_manager(struct scaling *s,
                                          const struct kin__manager *manager)
{
    struct kin__manager *found = kin__managers_find(&s->managers, &manager->id);

    return found && found->set ? found : NULL;
}

static int keep_manager(struct scaling *s, struct kin__manager *manager)
{
    const struct kin__field_set *path = NULL;
    bool is_known = false;
    bool owns = false;
    int r = path_set(s, manager->id.version, &is_known, &path);

    if (r == 0 && !is_known) {
        manager->is_read = true;
        manager->set = NULL;
    }
    if (r == 0 && path)
        r = has_path(s, manager, path, &owns);
    if (r < 0 || !owns)
        return r;
    struct kin__manager *found = scale_manager(s, manager);
    if (!found)
        return kin__field_set_subtract(&s->pool, manager->set, path,
                                       &manager->set);
    found->set = NULL; /* its entry stays as it is */
    return 0;
}

/* Entries of updates may now occur twice; the last one counts when they are
 * read again. */
static int add_owner(struct scaling *s, const struct kin__manager *manager,
                     const struct kin__field_set *path)
{
    const struct kin__field_set *owned = NULL;
    struct kin__manager owner = {
        .id = manager->id, .is_read = true, .is_reconciled = true, .set = path};
    int r = kin__field_set_intersect(&s->pool, manager->set, s->replicas,
                                     &owned);

    if (r < 0 || !owned || !path)
        return r;
    owner.id.version = kin_s(s->version);
    return kin__managers_add(&s->parent, &owner);
}

static int from_scale(struct scaling *s)
{
    const struct kin__field_set *path = NULL;
    bool is_known = false;
    int r = path_set(s, kin_s(s->version), &is_known, &path);

    for (size_t i = 0; r == 0 && i < s->parent.count; i++)
        r = keep_manager(s, &s->parent.items[i]);
    if (r == 0)
        kin__managers_sweep(&s->parent);
    for (size_t i = 0; r == 0 && i < s->managers.count; i++)
        r = add_owner(s, &s->managers.items[i], path);
    return r;
}

/* ---- beginning and end ---- */

static int no_version(const struct kin__owned_object *object, kin_str version,
                      struct kin__owned_object *ret,
                      struct kin__failure *failure, void *userdata)
{
    (void)object;
    (void)version;
    (void)ret;
    (void)failure;
    (void)userdata;
    return 0;
}

static int make_zero(struct scaling *s)
{
    const struct kin__conform_opts opts = {
        .kind = KIN__S("Scale"), .api_version = KIN__S(SCALE_VERSION)};
    KIN_AUTO(kin_document) *empty = NULL;
    const kin_allocator *alloc = s->w->engine->alloc;
    int r = kin__document_new(alloc, &empty, NULL);

    if (r < 0)
        return r;
    kin__document_set_root(empty, KIN__VAL_EMPTY_OBJECT);
    r = kin__conform(alloc, s->type, kin_document_root(empty), &opts, &s->zero,
                     NULL);
    if (r == 0)
        s->ownership.zero = kin_document_root(s->zero);
    return r;
}

static int scaling_begin(struct scaling *s, struct kin__write *w, bool applies)
{
    static const char *const REPLICAS[] = {"spec.replicas", NULL};
    const struct kin__schema *schema = NULL;
    const struct kin__resource *resource = w->target->resource;
    kin_str name = w->call.opts->manager;

    *s = (struct scaling){.w = w};
    kin__field_pool_init(&s->pool, w->engine->alloc, &w->budget);
    kin__managers_init(&s->parent, &s->pool);
    kin__managers_init(&s->managers, &s->pool);
    s->parent.is_sorted = resource->facts == NULL;
    (void)snprintf(s->version, sizeof(s->version), "%.*s%s%.*s",
                   KIN_STR(resource->group), resource->group.len ? "/" : "",
                   KIN_STR(resource->version));
    int r = kin__schema_get(&schema, NULL);
    if (r < 0)
        return r;
    s->type = kin__schema_find_type(schema, KIN__S("autoscaling/v1.Scale"));
    assert(s->type);
    s->ownership = (struct kin__ownership){
        .pool = &s->pool,
        .self = {.name = name.len ? name : KIN__S("unknown"),
                 .version = KIN__S(SCALE_VERSION),
                 .subresource = KIN__S("scale"),
                 .applies = applies},
        .type = kin__apply_type_of(s->type),
        .now_s = w->call.now_s,
        .convert = no_version,
        .failure = w->failure,
    };
    r = make_zero(s);
    if (r == 0)
        r = kin__ownership_paths(&s->pool, REPLICAS, &s->replicas);
    if (r == 0)
        r = kin__managers_read(
            &s->parent,
            kin__meta_get(kin_object_value(w->old), "managedFields"),
            /* is_trusted= */ true);
    return r < 0 ? r : to_scale(s);
}

static int scaling_finish(struct scaling *s)
{
    int r = from_scale(s);

    return r < 0 ? r
                 : kin__write_managers(s->w, &s->parent, kin_value_absent());
}

static int scaling_failed(struct scaling *s, int r)
{
    struct kin__write *w = s->w;

    if (w->failure->code < 0)
        return r;
    if (kin__budget_is_code(r))
        return kin__failure_of_budget(w->failure, r);
    if (r == KIN_ENOMEM)
        return kin__write_no_memory(w, r);
    return kin__failure_internal(w->failure, r, "managed fields: %s",
                                 kin_error_text(r));
}

int kin__write_track_scale(struct kin__write *w, kin_value old, kin_value now)
{
    AUTO_SCALING s;
    int r = scaling_begin(&s, w, /* applies= */ false);

    if (r == 0)
        r = kin__ownership_update(&s.ownership, old, now, &s.managers);
    if (r == 0)
        r = scaling_finish(&s);
    return r < 0 ? scaling_failed(&s, r) : 0;
}

/* Kubernetes has no Scale of the version of a custom resource. */
static int fail_custom(struct kin__write *w, kin_value body)
{
    return kin__failure_set(
        w->failure, 500, "",
        "failed to convert new object (%.*s/%.*s; " SCALE_VERSION
        ", Kind=Scale) to proper version: request to convert CR to an invalid "
        "group/version: " SCALE_VERSION,
        KIN_STR(kin__meta_str(body, "namespace")),
        KIN_STR(kin__meta_str(body, "name")));
}

int kin__write_apply_scale(struct kin__write *w, kin_value old, kin_value body,
                           kin_document **ret)
{
    AUTO_SCALING s;
    KIN_AUTO(kin_document) *result = NULL;
    int r = scaling_begin(&s, w, /* applies= */ true);

    if (r == 0)
        r = kin__write_check_applied(w, body, KIN__S("Scale"), SCALE_VERSION);
    if (r == 0)
        r = kin__ownership_apply(&s.ownership, old, body,
                                 w->call.opts->is_forced, &s.managers, &result);
    if (r == 0 && !w->target->resource->facts)
        r = fail_custom(w, body);
    if (r == 0)
        r = scaling_finish(&s);
    if (r < 0)
        return scaling_failed(&s, r);
    if (!result) {
        r = kin_document_new_copy(w->engine->alloc, old, &result, NULL);
        if (r < 0)
            return scaling_failed(&s, r);
    }
    *ret = KIN__STEAL(result);
    return 0;
}
