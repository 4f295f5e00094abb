/* SPDX-License-Identifier: Apache-2.0 */
/*
 * plan_group.c - the values of one object in one index, prepared.
 */
#include "base/alloc.h"
#include "cache/store.h"

/* Collects the ids of values, each with a promise. */
struct plan_sink {
    struct kin_index_sink sink;
    struct kin__plan *plan;
    const kin_allocator *alloc;
    struct kin__index *index;
    size_t from; /* first value of this group */
    /* What an index cannot hold is counted here instead of failing. */
    bool is_tolerant;
    size_t long_count;
    size_t long_len; /* of the first one */
    size_t beyond;   /* values after the last that one object may have */
    size_t looked;   /* for such a value among the others */
};

static bool sink_has(const struct plan_sink *self, uint32_t id)
{
    const struct kin__plan *plan = self->plan;

    for (size_t i = self->from; i < plan->value_count; i++)
        if (plan->values[i] == id)
            return true;
    return false;
}

static int sink_leave_out_long(struct plan_sink *self, kin_str value)
{
    if (!self->is_tolerant)
        return KIN_ELIMIT;
    if (self->long_count++ == 0)
        self->long_len = value.len;
    return 0;
}

/* One too many, unless it is one of those that are there already.  That costs a
 * walk over all of them, so it is looked for as often as an object may have
 * values. */
static int sink_leave_out_beyond(struct plan_sink *self, kin_str value)
{
    struct kin__vmap *values = &self->index->values;
    uint32_t id = 0;

    if (self->looked++ < KIN__INDEX_VALUES_MAX)
        id = kin__vmap_lookup(values, value,
                              kin__text_hash(&values->key, value));
    if (id && sink_has(self, id))
        return 0;
    if (!self->is_tolerant)
        return KIN_ELIMIT;
    self->beyond++;
    return 0;
}

static int plan_sink_emit(struct kin_index_sink *sink, kin_str value)
{
    struct plan_sink *self = (struct plan_sink *)sink;
    struct kin__plan *plan = self->plan;
    uint32_t id = 0;

    if (!kin__index_takes(value))
        return sink_leave_out_long(self, value);
    if (plan->value_count - self->from >= KIN__INDEX_VALUES_MAX)
        return sink_leave_out_beyond(self, value);
    int r = kin__plan_array_reserve(self->alloc, (void **)&plan->values,
                                    &plan->value_cap, plan->value_count,
                                    sizeof(*plan->values));
    if (r < 0)
        return r;
    r = kin__index_reserve(self->index, value, &id);
    if (r < 0)
        return r;
    if (sink_has(self, id))
        kin__index_unreserve(self->index, id);
    else
        plan->values[plan->value_count++] = id;
    return 0;
}

static void plan_values_abort(struct kin__plan *plan, struct kin__index *index,
                              size_t from)
{
    while (plan->value_count > from)
        kin__index_unreserve(index, plan->values[--plan->value_count]);
}

/* ---- what an index does not hold ---- */

static void group_report(const kin_store *store, const struct kin__index *index,
                         const kin_object *object, const kin_error *err)
{
    store->on_index_error(object, index->indexer.name, err,
                          store->on_index_error_userdata);
}

static void group_report_left_out(const kin_store *store,
                                  const struct plan_sink *sink,
                                  const kin_object *object)
{
    kin_error err = KIN_ERROR_INIT;
    const char *name = sink->index->name;

    if (sink->long_count == 1)
        (void)kin_error_set(&err, KIN_ELIMIT,
                            "index %s: value of %zu bytes left out (limit %d)",
                            name, sink->long_len, (int)KIN__VERSION_TEXT_MAX);
    else if (sink->long_count > 1)
        (void)kin_error_set(&err, KIN_ELIMIT,
                            "index %s: %zu values left out, the first of %zu "
                            "bytes (limit %d)",
                            name, sink->long_count, sink->long_len,
                            (int)KIN__VERSION_TEXT_MAX);
    else if (sink->beyond > 0)
        (void)kin_error_set(
            &err, KIN_ELIMIT, "index %s: %zu of %zu values left out (limit %d)",
            name, sink->beyond, sink->beyond + KIN__INDEX_VALUES_MAX,
            KIN__INDEX_VALUES_MAX);
    if (err.code < 0)
        group_report(store, sink->index, object, &err);
}

/* The function has failed, whatever it emitted before. */
static void group_report_failure(const kin_store *store,
                                 const struct kin__index *index,
                                 const kin_object *object, int code)
{
    kin_error err = KIN_ERROR_INIT;

    (void)kin_error_set(&err, code, "index %s: function failed: %s",
                        index->name, kin_error_text(code));
    group_report(store, index, object, &err);
}

/* ---- filling ---- */

/* Runs the function.  A failure that the store tolerates leaves no values. */
static int group_run(kin_store *store, const struct kin__plan_group *group,
                     const kin_object *object, kin_error *err)
{
    struct kin__plan *plan = &store->plan;
    bool is_tolerant = store->on_index_error != NULL;
    struct plan_sink sink = {.sink = {.emit = plan_sink_emit},
                             .plan = plan,
                             .alloc = store->alloc,
                             .index = group->index,
                             .from = group->from,
                             .is_tolerant = is_tolerant};
    int r = kin__index_run(group->index, object, &sink.sink,
                           is_tolerant ? NULL : err);

    if (r == 0) {
        if (is_tolerant)
            group_report_left_out(store, &sink, object);
        return 0;
    }
    plan_values_abort(plan, group->index, group->from);
    if (!is_tolerant)
        return r;
    if (r == KIN_ENOMEM)
        return kin_error_set(err, r, "index %s: out of memory",
                             group->index->name);
    group_report_failure(store, group->index, object, r);
    return 0;
}

static int group_fill(kin_store *store, struct kin__plan_group *group,
                      const kin_object *object, kin_error *err)
{
    struct kin__plan *plan = &store->plan;
    int r = group_run(store, group, object, err);

    if (r < 0)
        return r;
    group->count = (uint32_t)(plan->value_count - group->from);
    if (group->count <= 1)
        return 0;
    group->members = kin__members_new(store->alloc, group->count);
    if (group->members)
        return 0;
    plan_values_abort(plan, group->index, group->from);
    return kin_error_set(err, KIN_ENOMEM, NULL);
}

int kin__plan_group(kin_store *store, struct kin__index *index,
                    const kin_object *object, kin_error *err)
{
    struct kin__plan *plan = &store->plan;
    struct kin__plan_group group = {.index = index,
                                    .from = (uint32_t)plan->value_count};

    int r = kin__plan_array_reserve(store->alloc, (void **)&plan->groups,
                                    &plan->group_cap, plan->group_count,
                                    sizeof(*plan->groups));
    if (r < 0)
        return kin_error_set(err, r, NULL);
    r = group_fill(store, &group, object, err);
    if (r < 0)
        return r;
    plan->groups[plan->group_count++] = group;
    return 0;
}

/* ---- the end of a group ---- */

void kin__plan_group_set(struct kin__plan *plan, struct kin__plan_group *group,
                         uint32_t object)
{
    kin__index_set_values(group->index, object,
                          group->count ? &plan->values[group->from] : NULL,
                          group->count, KIN__STEAL(group->members));
}

void kin__plan_group_commit(struct kin__plan *plan, uint32_t object)
{
    struct kin__plan_group *group = &plan->groups[--plan->group_count];

    kin__plan_group_set(plan, group, object);
    plan->value_count = group->from;
}

void kin__plan_group_abort(struct kin__plan *plan, const kin_allocator *alloc)
{
    struct kin__plan_group *group = &plan->groups[--plan->group_count];

    plan_values_abort(plan, group->index, group->from);
    kin__free(alloc, group->members);
}
