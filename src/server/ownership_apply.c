/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ownership_apply.c - server-side apply.
 */
#include <assert.h>
#include <stdlib.h>

#include <kin/edit.h>
#include <kin/json.h>

#include "base/alloc.h"
#include "base/str.h"
#include "object/document.h"
#include "server/ownership.h"
#include "server/ownership_impl.h"
#include "server/stamp.h"

struct applying {
    const struct kin__ownership *o;
    struct kin__managers *managers;
    kin_value live;
    kin_value body;
    bool is_forced;
    const struct kin__field_set *last; /* what the manager applied before */
    kin_str last_version;
};

/* ---- versions ---- */

static void object_done(struct kin__owned_object *object)
{
    (void)kin_document_free(object->doc);
}
#define AUTO_OBJECT                                                            \
    __attribute__((cleanup(object_done))) struct kin__owned_object

/* A reference to a document, or a conversion.  1; 0 if there is no such
 * version. */
static int in_version(struct applying *a, const struct kin__owned_object *from,
                      kin_str version, struct kin__owned_object *ret)
{
    if (kin_str_eq(from->version, version)) {
        *ret = *from;
        ret->doc = NULL;
        return 1;
    }
    int r = a->o->convert(from, version, ret, a->o->failure, a->o->userdata);
    if (r > 0)
        ret->version = version;
    return r;
}

/* Replaces the value of an object by one without some fields. */
static int without(struct applying *a, const struct kin__owned_object *from,
                   const struct kin__field_set *set,
                   struct kin__owned_object *ret)
{
    kin_document *doc = NULL;
    int r = kin__typed_remove(a->o->pool, &from->type, from->value, set, &doc);

    if (r < 0)
        return r;
    (void)kin_document_free(ret->doc);
    *ret = *from;
    ret->doc = doc;
    ret->value = kin_document_root(doc);
    return 0;
}

static int named_fields(struct applying *a,
                        const struct kin__owned_object *object,
                        const struct kin__field_set **ret)
{
    const struct kin__field_set *set = NULL;
    int r = kin__typed_fields(a->o->pool, &object->type, object->value, &set);

    return r < 0 ? r
                 : kin__typed_name_members(a->o->pool, &object->type, set, ret);
}

/* ---- pruning ---- */

/* Unites each two sets, and so on, so that a field is copied log(count)
 * times. */
static int unite_all(struct kin__field_pool *pool,
                     const struct kin__field_set **sets, size_t count)
{
    int r = 0;

    for (; r == 0 && count > 1; count = (count + 1) / 2)
        for (size_t i = 0; r == 0 && i < count; i += 2)
            r = kin__field_set_union(pool, sets[i],
                                     i + 1 < count ? sets[i + 1] : NULL,
                                     &sets[i / 2]);
    return r;
}

/* All fields that have owners in one version. */
static int owned_fields(struct applying *a, kin_str version,
                        const struct kin__field_set **ret)
{
    struct kin__field_pool *pool = a->o->pool;
    const struct kin__field_set **sets = kin__field_pool_take(
        pool, (a->managers->count + 1) * sizeof(*sets));
    size_t count = 0;
    int r = 0;

    if (!sets)
        return kin__field_pool_error(pool);
    sets[0] = NULL;
    for (size_t i = 0; r == 0 && i < a->managers->count; i++) {
        struct kin__manager *manager = &a->managers->items[i];
        if (!kin_str_eq(manager->id.version, version))
            continue;
        r = kin__manager_load(a->managers, manager);
        sets[count++] = manager->set;
    }
    if (r == 0)
        r = unite_all(pool, sets, count);
    *ret = sets[0];
    return r;
}

/* Adds back to `pruned` what has an owner in a version: everything else of
 * `merged` that `pruned` lacks is removed. */
static int add_back_owned(struct applying *a,
                          const struct kin__owned_object *merged,
                          kin_str version, struct kin__owned_object *pruned)
{
    AUTO_OBJECT whole = {.doc = NULL};
    AUTO_OBJECT part = {.doc = NULL};
    AUTO_OBJECT left = {.doc = NULL};
    struct kin__field_pool *pool = a->o->pool;
    const struct kin__field_set *has = NULL;
    const struct kin__field_set *keeps = NULL;
    const struct kin__field_set *owned = NULL;
    int r = in_version(a, merged, version, &whole);

    if (r > 0)
        r = in_version(a, pruned, version, &part);
    if (r <= 0)
        return r;
    r = named_fields(a, &whole, &has);
    if (r == 0)
        r = named_fields(a, &part, &keeps);
    if (r == 0)
        r = owned_fields(a, version, &owned);
    if (r == 0)
        r = kin__typed_name_members(pool, &whole.type, owned, &owned);
    if (r == 0)
        r = kin__field_set_union(pool, keeps, owned, &keeps);
    if (r == 0)
        r = kin__field_set_subtract(pool, has, keeps, &has);
    if (r == 0)
        r = without(a, &whole, has, &left);
    if (r < 0)
        return r;
    (void)kin_document_free(pruned->doc);
    *pruned = left;
    left.doc = NULL;
    return 0;
}

/* Whether an earlier manager has the version. */
static bool is_version_done(const struct applying *a, size_t end,
                            kin_str version)
{
    if (kin_str_eq(version, a->last_version))
        return true;
    for (size_t i = 0; i < end; i++)
        if (kin_str_eq(a->managers->items[i].id.version, version))
            return true;
    return false;
}

static int add_back_all(struct applying *a,
                        const struct kin__owned_object *merged,
                        struct kin__owned_object *pruned)
{
    int r = add_back_owned(a, merged, a->last_version, pruned);

    for (size_t i = 0; r == 0 && i < a->managers->count; i++) {
        kin_str version = a->managers->items[i].id.version;
        r = kin__budget_take(a->o->pool->budget, 1 + i / 16);
        if (r == 0 && !is_version_done(a, i, version))
            r = add_back_owned(a, merged, version, pruned);
    }
    return r;
}

/* Only what the manager applied before is removed. */
static int remove_lost(struct applying *a,
                       const struct kin__owned_object *merged,
                       const struct kin__owned_object *pruned,
                       const struct kin__field_set *last,
                       struct kin__owned_object *ret)
{
    AUTO_OBJECT part = {.doc = NULL};
    struct kin__field_pool *pool = a->o->pool;
    const struct kin__field_set *has = NULL;
    const struct kin__field_set *keeps = NULL;
    int r = in_version(a, pruned, a->last_version, &part);

    if (r <= 0)
        return r;
    r = named_fields(a, merged, &has);
    if (r == 0)
        r = named_fields(a, &part, &keeps);
    if (r == 0)
        r = kin__field_set_subtract(pool, has, keeps, &has);
    if (r == 0)
        r = kin__field_set_intersect(pool, has, last, &has);
    return r < 0 ? r : without(a, merged, has, ret);
}

/* Removes from the merged object what is no longer applied and has no other
 * owner. */
static int prune(struct applying *a, struct kin__owned_object *object)
{
    AUTO_OBJECT merged = {.doc = NULL};
    AUTO_OBJECT pruned = {.doc = NULL};
    AUTO_OBJECT left = {.doc = NULL};
    AUTO_OBJECT result = {.doc = NULL};
    const struct kin__field_set *last = NULL;

    if (!a->last)
        return 0;
    int r = in_version(a, object, a->last_version, &merged);
    if (r <= 0)
        return r;
    r = kin__typed_name_members(a->o->pool, &merged.type, a->last, &last);
    if (r == 0)
        r = without(a, &merged, last, &pruned);
    if (r == 0)
        r = add_back_all(a, &merged, &pruned);
    if (r == 0)
        r = remove_lost(a, &merged, &pruned, last, &left);
    if (r < 0 || !left.doc)
        return r;
    r = in_version(a, &left, a->o->self.version, &result);
    if (r <= 0)
        return r;
    (void)kin_document_free(object->doc);
    *object = result;
    if (!result.doc) {
        object->doc = left.doc;
        left.doc = NULL;
    }
    result.doc = NULL;
    return 0;
}

/* ---- conflicts ---- */

/* The fields of a manager that the request would change. */
struct conflict {
    struct kin__manager *manager;
    const struct kin__field_set *fields;
};

struct conflicts {
    struct conflict *items; /* in the pool */
    size_t count;
    size_t paths;
};

static int find_conflicts(struct applying *a,
                          struct kin__owned_changes *changes,
                          struct conflicts *ret)
{
    struct kin__field_pool *pool = a->o->pool;
    int r = 0;

    *ret = (struct conflicts){0};
    ret->items = kin__field_pool_take(pool, (a->managers->count + 1) *
                                                sizeof(*ret->items));
    if (!ret->items)
        return kin__field_pool_error(pool);
    for (size_t i = 0; r == 0 && i < a->managers->count; i++) {
        struct kin__manager *manager = &a->managers->items[i];
        const struct kin__owned_change *change = NULL;
        const struct kin__field_set *fields = NULL;
        if (kin__manager_id_equal(&manager->id, &a->o->self))
            continue;
        r = kin__manager_load(a->managers, manager);
        if (r == 0)
            r = kin__owned_changes_in(changes, manager->id.version, &change);
        if (r == 0)
            r = kin__field_set_intersect(pool, manager->set,
                                         change->difference.changed, &fields);
        if (r == 0 && fields)
            ret->items[ret->count++] = (struct conflict){manager, fields};
    }
    return r;
}

static int cmp_conflicts(const void *a, const void *b)
{
    const struct conflict *left = a;
    const struct conflict *right = b;

    return kin__manager_id_cmp(&left->manager->id, &right->manager->id);
}

enum { NAME_MAX_BYTES = 1024, PATH_MAX_BYTES = 64 << 10 };

/* `"m1" with subresource "scale" using apps/v1` */
static int print_manager(const struct kin__manager_id *id, struct kin__buf *buf)
{
    int r = kin__buf_printf(buf, "\"%.*s\"", KIN_STR(id->name));

    if (r == 0 && id->subresource.len > 0)
        r = kin__buf_printf(buf, " with subresource \"%.*s\"",
                            KIN_STR(id->subresource));
    if (r == 0 && !id->applies)
        r = kin__buf_printf(buf, " using %.*s", KIN_STR(id->version));
    return r;
}

struct reporting {
    const struct kin__ownership *o;
    struct kin__buf message; /* of the Status */
    struct kin__buf name;    /* of the manager */
    bool is_only;
};

static int report_path(const struct kin__field_step *const *steps, size_t count,
                       void *userdata)
{
    struct reporting *report = userdata;
    KIN__AUTO_BUF path;
    KIN__AUTO_BUF cause;
    int r = 0;

    kin__buf_init(&path, report->o->pool->alloc, PATH_MAX_BYTES);
    kin__buf_init(&cause, report->o->pool->alloc, 2 * NAME_MAX_BYTES);
    for (size_t i = 0; r == 0 && i < count; i++)
        r = kin__field_step_print(steps[i], &path);
    if (r == 0)
        r = kin__buf_printf(&cause, "conflict with %s", report->name.ptr);
    if (r == 0)
        r = kin__buf_printf(&report->message, "%s%.*s",
                            report->is_only ? "" : "\n- ",
                            KIN_STR(kin__buf_str(&path)));
    if (r == KIN_ENOMEM)
        return r;
    kin__failure_add_cause(report->o->failure, KIN__S("FieldManagerConflict"),
                           kin__buf_str(&path), kin__buf_str(&cause));
    return 0;
}

static int report_manager(struct reporting *report,
                          const struct conflict *conflict, bool is_first)
{
    kin__buf_clear(&report->name);
    int r = print_manager(&conflict->manager->id, &report->name);
    if (r == 0)
        r = kin__buf_printf(&report->message, "%sconflict%s with %s:%s",
                            is_first ? "" : "\n", report->is_only ? "" : "s",
                            report->name.ptr, report->is_only ? " " : "");
    if (r == KIN_ENOMEM)
        return r;
    return kin__field_set_visit(report->o->pool, conflict->fields, report_path,
                                report);
}

static int count_path(const struct kin__field_step *const *steps, size_t count,
                      void *userdata)
{
    size_t *paths = userdata;

    (void)steps;
    (void)count;
    (*paths)++;
    return 0;
}

static int count_paths(const struct kin__ownership *o,
                       const struct conflicts *conflicts, size_t *ret)
{
    int r = 0;

    *ret = 0;
    for (size_t i = 0; r == 0 && i < conflicts->count; i++)
        r = kin__field_set_visit(o->pool, conflicts->items[i].fields,
                                 count_path, ret);
    return r;
}

/* 409 with a cause for each field. */
static int fail_conflicts(struct applying *a, struct conflicts *conflicts)
{
    struct reporting report = {.o = a->o};
    size_t paths = 0;
    int r = count_paths(a->o, conflicts, &paths);

    qsort(conflicts->items, conflicts->count, sizeof(*conflicts->items),
          cmp_conflicts);
    kin__buf_init(&report.message, a->o->pool->alloc, KIN__FAILURE_MESSAGE_MAX);
    kin__buf_init(&report.name, a->o->pool->alloc, NAME_MAX_BYTES);
    report.is_only = paths == 1;
    if (r == 0)
        r = kin__buf_printf(&report.message,
                            "Apply failed with %zu conflict%s"
                            ": ",
                            paths, paths == 1 ? "" : "s");
    for (size_t i = 0; r == 0 && i < conflicts->count; i++)
        r = report_manager(&report, &conflicts->items[i], i == 0);
    if (r == 0)
        r = kin__failure_set(a->o->failure, 409, "Conflict", "%s",
                             report.message.ptr);
    kin__buf_done(&report.message);
    kin__buf_done(&report.name);
    return r;
}

/* ---- migration from client-side apply ---- */

static const struct kin__manager_id *self_of(const struct applying *a)
{
    return &a->o->self;
}

static bool is_kubectl(const struct applying *a)
{
    return kin_str_eq(self_of(a)->name, KIN__S("kubectl"));
}

static kin_str last_applied(kin_value object)
{
    kin_value annotations = kin__meta_get(object, "annotations");

    return kin_value_str(kin_value_get(annotations, KIN__S(KIN__LAST_APPLIED)));
}

/* Whether the configuration in the annotation is valid: 1, 0, or an error. */
static int check_last(struct applying *a, kin_value last)
{
    KIN__AUTO_BUF errors;
    kin_str version = kin_value_str(kin_value_get(last, KIN__S("apiVersion")));

    kin__buf_init(&errors, a->o->pool->alloc, KIN__FAILURE_MESSAGE_MAX);
    if (!kin_str_eq(version, self_of(a)->version))
        return 0;
    int r = kin__typed_check(a->o->pool, &a->o->type, last, &errors);
    return r < 0 ? r : errors.len == 0;
}

/* The fields of kubectl's annotation that the object still has. */
static int allowed_fields(struct applying *a, const struct kin__field_set **ret)
{
    KIN_AUTO(kin_document) *last = NULL;
    struct kin__field_pool *pool = a->o->pool;
    struct kin__typed_difference difference = {0};
    kin_str text = last_applied(a->live);

    *ret = NULL;
    if (text.len == 0)
        return 0;
    int r = kin_document_parse(pool->alloc, text, &last, /* err= */ NULL);
    if (r == KIN_ENOMEM)
        return r;
    if (r < 0)
        return 0;
    kin_value value = kin_document_root(last);
    r = check_last(a, value);
    if (r <= 0)
        return r;
    r = kin__typed_fields(pool, &a->o->type, value, ret);
    if (r == 0)
        r = kin__typed_compare(pool, &a->o->type, value, a->live, &difference);
    if (r == 0)
        r = kin__field_set_subtract(pool, *ret, difference.changed, ret);
    return r < 0 ? r
                 : kin__field_set_subtract(pool, *ret, difference.removed, ret);
}

/* kubectl owns what it applied before server-side apply: drops these
 * conflicts. */
static int allow_migration(struct applying *a, struct conflicts *conflicts)
{
    const struct kin__field_set *allowed = NULL;
    size_t kept = 0;
    int r = is_kubectl(a) ? allowed_fields(a, &allowed) : 0;

    if (r < 0 || !allowed)
        return r;
    for (size_t i = 0; r == 0 && i < conflicts->count; i++) {
        struct conflict *conflict = &conflicts->items[i];
        const struct kin__field_set *left = NULL;
        r = kin__field_set_subtract(a->o->pool, conflict->fields, allowed,
                                    &left);
        if (left)
            conflicts->items[kept++] = (struct conflict){conflict->manager,
                                                         left};
    }
    conflicts->count = kept;
    return r;
}

/* ---- applying ---- */

/* Gives the fields of the body to the manager, and keeps what it had. */
static int set_applied(struct applying *a)
{
    const struct kin__ownership *o = a->o;
    struct kin__manager *manager = NULL;
    const struct kin__field_set *set = NULL;
    int r = kin__typed_fields(o->pool, &o->type, a->body, &set);

    if (r == 0)
        r = kin__field_set_subtract_trees(o->pool, set, o->reset, &set);
    if (r == 0)
        r = kin__managers_need(a->managers, &o->self, &manager);
    if (r == 0)
        r = kin__manager_load(a->managers, manager);
    if (r < 0)
        return r;
    assert(manager);
    a->last = manager->set;
    a->last_version = manager->id.version;
    manager->set = set;
    manager->id.version = o->self.version;
    return 0;
}

static int take_all(struct applying *a, struct kin__owned_changes *changes,
                    const struct conflicts *conflicts)
{
    struct kin__field_pool *pool = a->o->pool;
    int r = 0;

    for (size_t i = 0; r == 0 && i < conflicts->count; i++) {
        struct kin__manager *manager = conflicts->items[i].manager;
        r = kin__field_set_subtract(pool, manager->set,
                                    conflicts->items[i].fields, &manager->set);
    }
    for (size_t i = 0; r == 0 && i < a->managers->count; i++) {
        struct kin__manager *manager = &a->managers->items[i];
        const struct kin__owned_change *change = NULL;
        if (kin__manager_id_equal(&manager->id, self_of(a)))
            continue;
        r = kin__owned_changes_in(changes, manager->id.version, &change);
        if (r == 0)
            r = kin__field_set_subtract(
                pool, manager->set, change->difference.removed, &manager->set);
    }
    return r;
}

/* Takes the changed fields from their owners, or fails with conflicts. */
static int settle(struct applying *a, kin_value result)
{
    KIN__AUTO_OWNED_CHANGES changes;
    struct conflicts conflicts = {0};
    struct conflicts left = {0};
    int r = kin__owned_changes_init(&changes, a->o, a->live, result,
                                    /* ret_all= */ NULL);

    if (r == 0)
        r = find_conflicts(a, &changes, &conflicts);
    if (r == 0 && !a->is_forced && conflicts.count > 0) {
        r = find_conflicts(a, &changes, &left);
        if (r == 0)
            r = allow_migration(a, &left);
        if (r == 0 && left.count > 0)
            return fail_conflicts(a, &left);
    }
    return r < 0 ? r : take_all(a, &changes, &conflicts);
}

static int strip_own(struct applying *a, bool is_changed)
{
    struct kin__manager *manager = kin__managers_find(a->managers, self_of(a));

    assert(manager);
    if (is_changed) {
        manager->has_time = true;
        manager->time_s = a->o->now_s;
    }
    int r = kin__owned_strip(a->o, manager->set, &manager->set);
    if (r == 0)
        kin__managers_sweep(a->managers);
    return r;
}

static int reconcile_all(struct applying *a)
{
    KIN__AUTO_OWNED_CHANGES changes;
    int r = kin__owned_changes_init(&changes, a->o, a->live, a->live,
                                    /* ret_all= */ NULL);

    return r < 0 ? r : kin__owned_reconcile(&changes, a->managers);
}

/* The fields of an object without owners belong to one of their own. */
static int own_before_first(struct applying *a)
{
    struct kin__ownership before = *a->o;

    before.self.name = KIN__S("before-first-apply");
    before.self.applies = false;
    return kin__ownership_update(&before, kin_value_absent(), a->live,
                                 a->managers);
}

static int apply_typed(struct applying *a, kin_document **ret)
{
    AUTO_OBJECT object = {
        .doc = NULL, .version = self_of(a)->version, .type = a->o->type};
    int r = reconcile_all(a);

    if (r == 0)
        r = kin__typed_merge(a->o->pool, &a->o->type, a->live, a->body,
                             &object.doc);
    if (r == 0)
        r = set_applied(a);
    if (r < 0)
        return r;
    object.value = kin_document_root(object.doc);
    r = prune(a, &object);
    if (r == 0)
        r = settle(a, object.value);
    if (r < 0)
        return r;
    int equal = kin__typed_equal(a->o->pool, a->live, object.value);
    if (equal < 0)
        return equal;
    r = strip_own(a, !equal);
    if (r == 0 && !equal)
        *ret = KIN__STEAL(object.doc);
    return r;
}

/* 500 with the first errors, as Kubernetes answers. */
static int check_body(struct applying *a)
{
    KIN__AUTO_BUF errors;
    const struct kin__ownership *o = a->o;
    kin_value body = a->body;

    kin__buf_init(&errors, o->pool->alloc, KIN__FAILURE_MESSAGE_MAX / 2);
    int r = kin__typed_check(o->pool, &o->type, body, &errors);
    if (r < 0 || errors.len == 0)
        return r;
    bool is_core = kin__str_find(self_of(a)->version, '/') == KIN__STR_NONE;
    return kin__failure_set(
        o->failure, 500, "",
        "failed to create typed patch object (%.*s/%.*s; %s%.*s, Kind=%.*s): "
        "%.*s",
        KIN_STR(kin__meta_str(body, "namespace")),
        KIN_STR(kin__meta_str(body, "name")), is_core ? "/" : "",
        KIN_STR(self_of(a)->version),
        KIN_STR(kin_value_str(kin_value_get(body, KIN__S("kind")))),
        KIN_STR(kin__buf_str(&errors)));
}

int kin__ownership_apply(const struct kin__ownership *o, kin_value live,
                         kin_value body, bool is_forced,
                         struct kin__managers *managers, kin_document **ret)
{
    struct applying a = {
        .o = o,
        .managers = managers,
        .live = kin_value_exists(live) ? live : o->zero,
        .body = body,
        .is_forced = is_forced,
    };

    assert(o->self.applies);
    int r = managers->count == 0 && kin_value_exists(live)
                ? own_before_first(&a)
                : 0;
    if (r == 0)
        r = check_body(&a);
    return r < 0 ? r : apply_typed(&a, ret);
}

/* ---- kubectl's annotation ---- */

struct sorted_member {
    kin_str key;
    kin_value value;
};

static int cmp_members(const void *a, const void *b)
{
    return kin_str_cmp(((const struct sorted_member *)a)->key,
                       ((const struct sorted_member *)b)->key);
}

static int add_sorted(kin_document *doc, struct kin__field_pool *pool,
                      kin_value value);

/* Members as Go writes them: sorted. */
static int add_object(kin_document *doc, struct kin__field_pool *pool,
                      kin_value value)
{
    size_t count = kin_value_count(value);
    struct sorted_member *members = kin__field_pool_take(
        pool, (count + 1) * sizeof(*members));

    if (!members)
        return kin__field_pool_error(pool);
    for (size_t i = 0; i < count; i++)
        members[i] = (struct sorted_member){kin_value_key_at(value, i),
                                            kin_value_at(value, i)};
    qsort(members, count, sizeof(*members), cmp_members);
    int r = kin__document_open_object(doc);
    for (size_t i = 0; r == 0 && i < count; i++) {
        if (kin_str_eq(members[i].key, KIN__S(KIN__LAST_APPLIED)))
            continue;
        (void)kin__document_key(doc, members[i].key);
        r = add_sorted(doc, pool, members[i].value);
    }
    return r < 0 ? r : kin__document_close(doc);
}

static int add_sorted(kin_document *doc, struct kin__field_pool *pool,
                      kin_value value)
{
    int r = kin__budget_take(pool->budget, 1 + kin_value_count(value));

    if (r < 0)
        return r;
    if (kin_value_type(value) == KIN_TYPE_OBJECT)
        return add_object(doc, pool, value);
    if (kin_value_type(value) != KIN_TYPE_ARRAY)
        return kin__document_add_value(doc, value);
    r = kin__document_open_array(doc);
    for (size_t i = 0; r == 0 && i < kin_value_count(value); i++)
        r = add_sorted(doc, pool, kin_value_at(value, i));
    return r < 0 ? r : kin__document_close(doc);
}

static int keep_piece(kin_str piece, void *userdata)
{
    return kin__buf_append(userdata, piece);
}

/* The configuration in its sorted, compact form, with a line feed. */
static int print_applied(const struct kin__ownership *o, kin_value body,
                         struct kin__buf *ret)
{
    KIN_AUTO(kin_document) *doc = NULL;
    int r = kin__document_new(o->pool->alloc, &doc, NULL);

    if (r == 0)
        r = add_sorted(doc, o->pool, body);
    if (r == 0)
        r = kin__document_finish(doc, NULL);
    if (r == 0)
        r = kin_value_write(kin_document_root(doc), 0, keep_piece, ret);
    return r < 0 ? r : kin__buf_append_byte(ret, '\n');
}

int kin__ownership_migrate(const struct kin__ownership *o, kin_value live,
                           kin_value body, kin_document **ret)
{
    KIN_AUTO(kin_edit) *edit = NULL;
    KIN_AUTO(kin_document) *doc = NULL;
    KIN__AUTO_BUF text;
    kin_value object = *ret ? kin_document_root(*ret) : live;

    kin__buf_init(&text, o->pool->alloc, (size_t)16 << 20);
    if (!kin_str_eq(o->self.name, KIN__S("kubectl")) ||
        last_applied(object).len == 0)
        return 0;
    int r = print_applied(o, body, &text);
    if (r == 0 && kin_str_eq(kin__buf_str(&text), last_applied(object)))
        return 0;
    if (r == 0)
        r = kin_edit_new(o->pool->alloc, object, &edit, NULL);
    if (r < 0)
        return r;
    kin_spot meta = kin_edit_member(edit, kin_edit_root(), KIN__S("metadata"));
    kin_spot all = kin_edit_member(edit, meta, KIN__S("annotations"));
    (void)kin_edit_set_str(
        edit, kin_edit_member(edit, all, KIN__S(KIN__LAST_APPLIED)),
        kin__buf_str(&text));
    r = kin_edit_finish(edit, &doc, NULL);
    if (r < 0)
        return r;
    (void)kin_document_free(*ret);
    *ret = KIN__STEAL(doc);
    return 0;
}
