/* SPDX-License-Identifier: Apache-2.0 */
/*
 * ownership.c - tracking the fields that a write changes.
 *
 * Only the difference of two objects is looked for in the entries of other
 * managers, so that a small change of an object with many owners is cheap.
 */
#include "server/ownership.h"

#include <assert.h>
#include <string.h>

#include "base/str.h"
#include "server/ownership_impl.h"

/* ---- paths ---- */

static int path_set(struct kin__field_pool *pool, kin_str path,
                    const struct kin__field_set **ret)
{
    KIN__AUTO_FIELD_STACK stack;
    const struct kin__field_set *below = NULL;
    kin_str rest = path;
    kin_str name = kin__str_cut(&rest, '.');

    kin__field_stack_init(&stack, pool);
    int r = rest.ptr ? path_set(pool, rest, &below) : 0;
    if (r == 0)
        r = kin__field_pool_copy(pool, name, &name);
    if (r == 0)
        r = kin__field_stack_add(&stack, kin__field_name(name), !below, below);
    return r < 0 ? r : kin__field_stack_close(&stack, 0, ret);
}

int kin__ownership_paths(struct kin__field_pool *pool, const char *const *paths,
                         const struct kin__field_set **ret)
{
    const struct kin__field_set *set = NULL;
    int r = 0;

    for (; r == 0 && *paths; paths++) {
        const struct kin__field_set *one = NULL;
        r = path_set(pool, kin_s(*paths), &one);
        if (r == 0)
            r = kin__field_set_union(pool, set, one, &set);
    }
    if (r == 0)
        *ret = set;
    return r;
}

static bool is_named(const struct kin__field_step *step,
                     const char *const *names)
{
    if (step->kind != KIN__FIELD_NAME)
        return false;
    for (; *names; names++)
        if (kin_str_eq(step->name, kin_s(*names)))
            return true;
    return false;
}

/* Removes some members, but nothing below them. */
static int without_members(struct kin__field_stack *stack,
                           const struct kin__field_set *set,
                           const char *const *names,
                           const struct kin__field_set **ret)
{
    size_t from = stack->count;
    int r = 0;

    for (size_t i = 0; r == 0 && i < kin__field_set_count(set); i++) {
        const struct kin__field_entry *entry = &set->entries[i];
        r = kin__field_stack_add(
            stack, entry->step,
            entry->is_member && !is_named(&entry->step, names), entry->below);
    }
    return r < 0 ? r : kin__field_stack_close(stack, from, ret);
}

int kin__owned_strip(const struct kin__ownership *o,
                     const struct kin__field_set *set,
                     const struct kin__field_set **ret)
{
    static const char *const ROOT[] = {"apiVersion", "kind", "metadata", NULL};
    static const char *const META[] = {
        "clusterName",
        "creationTimestamp",
        "generation",
        "managedFields",
        "name",
        "namespace",
        "resourceVersion",
        "selfLink",
        "uid",
        NULL,
    };
    KIN__AUTO_FIELD_STACK stack;
    int r = 0;

    kin__field_stack_init(&stack, o->pool);
    for (size_t i = 0; r == 0 && i < kin__field_set_count(set); i++) {
        const struct kin__field_entry *entry = &set->entries[i];
        const struct kin__field_set *below = entry->below;
        bool is_root = is_named(&entry->step, ROOT);
        if (is_root && kin_str_eq(entry->step.name, KIN__S("metadata")))
            r = without_members(&stack, below, META, &below);
        if (r == 0)
            r = kin__field_stack_add(&stack, entry->step,
                                     entry->is_member && !is_root, below);
    }
    return r < 0 ? r : kin__field_stack_close(&stack, 0, ret);
}

/* ---- changes by version ---- */

static int without_reset(const struct kin__ownership *o,
                         const struct kin__typed_difference *all,
                         struct kin__typed_difference *ret)
{
    int r = kin__field_set_subtract_trees(o->pool, all->changed, o->reset,
                                          &ret->changed);

    return r < 0 ? r
                 : kin__field_set_subtract_trees(o->pool, all->removed,
                                                 o->reset, &ret->removed);
}

static int changes_add(struct kin__owned_changes *changes,
                       const struct kin__owned_change *change)
{
    size_t cap = changes->cap ? changes->cap * 2 : 4;

    if (changes->count == changes->cap) {
        struct kin__owned_change *items = kin__field_pool_take(
            changes->ownership->pool, cap * sizeof(*items));
        if (!items)
            return kin__field_pool_error(changes->ownership->pool);
        if (changes->count > 0)
            memcpy(items, changes->items, changes->count * sizeof(*items));
        changes->items = items;
        changes->cap = cap;
    }
    changes->items[changes->count++] = *change;
    return 0;
}

int kin__owned_changes_init(struct kin__owned_changes *changes,
                            const struct kin__ownership *o, kin_value live,
                            kin_value now,
                            struct kin__typed_difference *ret_all)
{
    struct kin__typed_difference all = {0};
    struct kin__owned_change change = {.version = o->self.version,
                                       .type = o->type};

    *changes = (struct kin__owned_changes){
        .ownership = o, .live = live, .now = now};
    int r = kin__typed_compare(o->pool, &o->type, live, now, &all);
    if (r == 0)
        r = without_reset(o, &all, &change.difference);
    if (r == 0)
        r = changes_add(changes, &change);
    if (r == 0 && ret_all)
        *ret_all = all;
    return r;
}

void kin__owned_changes_done(struct kin__owned_changes *changes)
{
    for (size_t i = 0; i < changes->count; i++) {
        (void)kin_document_free(changes->items[i].old_doc);
        (void)kin_document_free(changes->items[i].new_doc);
    }
}

/* Converts one side; 0 if the version is not served. */
static int convert(const struct kin__owned_changes *changes, kin_value value,
                   kin_str version, struct kin__owned_object *ret)
{
    const struct kin__ownership *o = changes->ownership;
    const struct kin__owned_object from = {
        .value = value, .version = o->self.version, .type = o->type};

    return o->convert(&from, version, ret, o->failure, o->userdata);
}

static int compare_converted(struct kin__owned_changes *changes,
                             struct kin__owned_change *change)
{
    const struct kin__ownership *o = changes->ownership;
    struct kin__owned_object old = {.doc = NULL};
    struct kin__owned_object now = {.doc = NULL};
    struct kin__typed_difference all = {0};
    int r = convert(changes, changes->live, change->version, &old);

    change->old_doc = old.doc;
    if (r <= 0) {
        change->is_missing = r == 0;
        return r;
    }
    change->type = old.type;
    r = convert(changes, changes->now, change->version, &now);
    change->new_doc = now.doc;
    if (r <= 0)
        return r;
    r = kin__typed_compare(o->pool, &old.type, old.value, now.value, &all);
    return r < 0 ? r : without_reset(o, &all, &change->difference);
}

int kin__owned_changes_in(struct kin__owned_changes *changes, kin_str version,
                          const struct kin__owned_change **ret)
{
    struct kin__owned_change change = {.version = version};

    for (size_t i = 0; i < changes->count; i++)
        if (kin_str_eq(changes->items[i].version, version)) {
            *ret = &changes->items[i];
            return 0;
        }
    int r = kin__budget_take(changes->ownership->pool->budget,
                             1 + changes->count);
    if (r == 0)
        r = compare_converted(changes, &change);
    int added = changes_add(changes, &change);
    if (added < 0) {
        (void)kin_document_free(change.old_doc);
        (void)kin_document_free(change.new_doc);
    }
    if (r == 0)
        r = added;
    if (r == 0)
        *ret = &changes->items[changes->count - 1];
    return r;
}

static int reconcile(struct kin__owned_changes *changes,
                     struct kin__managers *managers,
                     struct kin__manager *manager)
{
    const struct kin__ownership *o = changes->ownership;
    const struct kin__owned_change *change = NULL;
    int r = kin__owned_changes_in(changes, manager->id.version, &change);

    if (r < 0)
        return r;
    assert(change);
    if (change->is_missing) {
        manager->is_read = true;
        manager->set = NULL;
        return 0;
    }
    /* What was read from a request is not canonical. */
    if (manager->is_reconciled || (o->is_schema_fixed && !manager->is_read))
        return 0;
    r = kin__manager_load(managers, manager);
    if (r == 0)
        r = kin__typed_reconcile(o->pool, &change->type, manager->set,
                                 &manager->set);
    manager->is_reconciled = true;
    return r;
}

int kin__owned_reconcile(struct kin__owned_changes *changes,
                         struct kin__managers *managers)
{
    int r = 0;

    for (size_t i = 0; r == 0 && i < managers->count; i++)
        r = reconcile(changes, managers, &managers->items[i]);
    if (r == 0)
        kin__managers_sweep(managers);
    return r;
}

/* ---- updating ---- */

/* Takes the fields of a set from a manager that has any of them. */
static int take(struct kin__managers *managers, struct kin__manager *manager,
                const struct kin__field_set *fields)
{
    if (!fields)
        return 0;
    if (!manager->is_read) {
        int r = kin__field_set_touches(managers->pool, fields, manager->fields);
        if (r <= 0)
            return r;
        r = kin__manager_load(managers, manager);
        if (r < 0)
            return r;
    }
    return kin__field_set_subtract(managers->pool, manager->set, fields,
                                   &manager->set);
}

static int take_changed(struct kin__owned_changes *changes,
                        struct kin__managers *managers)
{
    int r = 0;

    for (size_t i = 0; r == 0 && i < managers->count; i++) {
        const struct kin__owned_change *change = NULL;
        struct kin__manager *manager = &managers->items[i];
        r = kin__owned_changes_in(changes, manager->id.version, &change);
        if (r == 0)
            r = take(managers, manager, change->difference.changed);
        if (r == 0)
            r = take(managers, manager, change->difference.removed);
    }
    if (r == 0)
        kin__managers_sweep(managers);
    return r;
}

static int give(const struct kin__ownership *o, struct kin__managers *managers,
                const struct kin__field_set *fields)
{
    struct kin__manager *manager = NULL;
    const struct kin__field_set *owned = NULL;
    int r = kin__field_set_subtract_trees(o->pool, fields, o->reset, &owned);

    if (r == 0)
        r = kin__owned_strip(o, owned, &owned);
    if (r < 0 || !owned)
        return r;
    r = kin__managers_need(managers, &o->self, &manager);
    if (r == 0)
        r = kin__manager_load(managers, manager);
    if (r == 0)
        r = kin__field_set_union(o->pool, owned, manager->set, &manager->set);
    if (r < 0)
        return r;
    manager->has_time = true;
    manager->time_s = o->now_s;
    return 0;
}

int kin__ownership_update(const struct kin__ownership *o, kin_value live,
                          kin_value now, struct kin__managers *managers)
{
    KIN__AUTO_OWNED_CHANGES changes = {.count = 0};
    struct kin__typed_difference all = {0};
    bool is_new = !kin_value_exists(live);

    assert(!o->self.applies);
    /* An object whose fields have no owners stays so. */
    if (!is_new && managers->count == 0)
        return 0;
    int r = kin__owned_changes_init(&changes, o, is_new ? o->zero : live, now,
                                    &all);
    if (r == 0)
        r = kin__owned_reconcile(&changes, managers);
    if (r == 0)
        r = take_changed(&changes, managers);
    if (r == 0)
        r = give(o, managers, all.changed);
    return r < 0 ? r : kin__managers_cap(managers);
}
