/* SPDX-License-Identifier: Apache-2.0 */
/*
 * store_index.c - indexes that are added to a store.
 *
 * They are built aside, with a limbo of their own, since no reader can know
 * them; one new set of indexes then lets all of them be seen.
 */
#include "cache/store.h"

#include "base/alloc.h"

/* Indexes under construction. */
struct index_build {
    kin_store *store;
    struct kin__limbo limbo;
    struct kin__index_set *set; /* with the old ones in front */
    size_t old_count;
};

static int build_start(struct index_build *build, kin_store *store,
                       size_t count)
{
    struct kin__limbo_ops ops = kin__store_limbo_ops(store);
    const struct kin__index_set *old = kin__store_indexes(store);
    struct kin__index_set *set = kin__alloc(
        store->alloc, 1,
        sizeof(*set) + (old->count + count) * sizeof(set->items[0]));

    if (!set)
        return KIN_ENOMEM;
    kin__version_init(&set->version);
    set->count = old->count;
    memcpy(set->items, old->items, old->count * sizeof(set->items[0]));
    build->store = store;
    build->set = set;
    build->old_count = old->count;
    kin__limbo_init(&build->limbo, store->alloc, &store->readers, &ops);
    return 0;
}

static int build_add(struct index_build *build, const kin_indexer *indexer,
                     kin_error *err)
{
    kin_store *store = build->store;
    struct kin__index_set *set = build->set;

    if (indexer->name.len == 0 || !indexer->values)
        return kin_error_set(err, KIN_EINVAL,
                             "index: needs a name and a function");
    if (kin__index_set_find(set, indexer->name))
        return kin_error_set(err, KIN_EEXISTS, "index \"%.*s\" exists already",
                             KIN_STR(indexer->name));
    int r = kin__index_new(store->alloc, &build->limbo, &store->objects,
                           indexer, &set->items[set->count]);
    if (r < 0)
        return kin_error_set(err, r, "index: out of memory");
    set->count++;
    return 0;
}

/* Puts all objects of the store into one new index. */
static int build_fill(struct index_build *build, struct kin__index *index,
                      kin_error *err)
{
    kin_store *store = build->store;
    uint32_t end = kin__vmap_id_end(&store->objects);

    int r = kin__index_reserve_ids(index, end);
    if (r < 0)
        return kin_error_set(err, r, "index: out of memory");
    for (uint32_t id = 1; id < end; id++) {
        if (!kin__vmap_newest(&store->objects, id))
            continue;
        const kin_object *object = (const kin_object *)kin__cell_now(
            kin__vmap_cell(&store->objects, id));
        if (!object)
            continue;
        r = kin__plan_group(store, index, object, err);
        if (r < 0)
            return r;
        kin__plan_group_commit(&store->plan, id);
    }
    return 0;
}

static void build_abort(struct index_build *build)
{
    for (size_t i = build->old_count; i < build->set->count; i++)
        kin__index_clear(build->set->items[i]);
    kin__limbo_done(&build->limbo);
    for (size_t i = build->old_count; i < build->set->count; i++)
        kin__index_free(build->set->items[i]);
    kin__free(build->store->alloc, build->set);
}

/* Hands the new indexes over to the store. */
static int build_commit(struct index_build *build, kin_error *err)
{
    kin_store *store = build->store;

    if (kin__limbo_reserve(&store->limbo, 1) < 0)
        return kin_error_set(err, KIN_ENOMEM, "index: out of memory");
    kin__limbo_flush(&build->limbo);
    kin__limbo_done(&build->limbo);
    for (size_t i = build->old_count; i < build->set->count; i++) {
        build->set->items[i]->limbo = &store->limbo;
        build->set->items[i]->values.limbo = &store->limbo;
    }
    kin__limbo_retire(&store->limbo,
                      kin__cell_set(&store->indexes, &build->set->version,
                                    kin__store_next_seq(store)),
                      KIN__LIMBO_INDEX_SET);
    kin__store_publish(store);
    return 0;
}

/* What was not taken over is released here. */
static void indexers_destroy(const kin_indexer *indexers, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (indexers[i].destroy)
            indexers[i].destroy(indexers[i].userdata);
}

int kin_store_add_indexers(kin_store *store, const kin_indexer *indexers,
                           size_t count, kin_error *err)
{
    struct index_build build;
    size_t taken = 0;
    int r = build_start(&build, store, count);

    if (r < 0) {
        indexers_destroy(indexers, count);
        return kin_error_set(err, r, "index: out of memory");
    }
    while (r == 0 && taken < count) {
        r = build_add(&build, &indexers[taken], err);
        taken += r == 0;
    }
    for (size_t i = build.old_count; r == 0 && i < build.set->count; i++)
        r = build_fill(&build, build.set->items[i], err);
    if (r == 0)
        r = build_commit(&build, err);
    if (r < 0) {
        build_abort(&build);
        indexers_destroy(indexers + taken, count - taken);
    }
    return r;
}
