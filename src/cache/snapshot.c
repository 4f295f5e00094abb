/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/snapshot.h>

#include "cache/store.h"

/* ---- life cycle ---- */

kin_snapshot *kin_snapshot_new(kin_store *store)
{
    struct kin_snapshot *slot = kin__readers_take(&store->readers);

    if (!slot)
        return NULL;
    slot->table = kin__vmap_table_at(&store->objects, slot);
    slot->indexes = (const struct kin__index_set *)kin__cell_at(
        &store->indexes, slot->seq, slot);
    return slot;
}

kin_snapshot *kin_snapshot_free(kin_snapshot *snapshot)
{
    if (!snapshot)
        return NULL;
    struct kin__readers *readers = snapshot->readers;
    kin__seq seq = snapshot->seq;
    kin__readers_drop(snapshot);
    if (__builtin_expect(seq <= atomic_load_explicit(&readers->awaited,
                                                     memory_order_relaxed),
                         0))
        kin__store_snapshot_released((kin_store *)readers);
    return NULL;
}

size_t kin_snapshot_count(const kin_snapshot *snapshot)
{
    return snapshot ? (size_t)snapshot->count : 0;
}

kin_str kin_snapshot_resource_version(const kin_snapshot *snapshot,
                                      kin_scratch *scratch)
{
    if (!snapshot)
        return kin_s("");
    if (snapshot->resource_version != KIN__RESOURCE_VERSION_TEXT)
        return kin__resource_version_print(snapshot->resource_version, scratch);
    const kin_store *store = kin__snapshot_store(snapshot);
    return kin__version_text(
        kin__cell_at(&store->version_text, snapshot->seq, snapshot));
}

/* ---- by key ---- */

const kin_object *kin_snapshot_get(const kin_snapshot *snapshot, kin_str key)
{
    if (!snapshot)
        return NULL;
    return (const kin_object *)kin__table_find(snapshot->table, key, snapshot);
}

enum {
    /* Keys that are prefetched together. */
    MANY = 16,
};

/* Prefetches the cells, then the records, that a search for these keys reads;
 * the words of the table have been prefetched.  A hash collision prefetches the
 * wrong record, which is harmless. */
static void many_prefetch(const struct kin__table *table,
                          const uint32_t *hashes, size_t count)
{
    const struct kin__cell *cells[MANY];

    for (size_t i = 0; i < count; i++) {
        const _Atomic uint64_t *words = table->words +
                                        kin__table_start(table, hashes[i]);
        unsigned match = kin__bucket_match(words, hashes[i]);
        cells[i] = NULL;
        if (!match)
            continue;
        uint64_t word = atomic_load_explicit(&words[__builtin_ctz(match)],
                                             memory_order_acquire);
        cells[i] = kin__table_cell(table, (uint32_t)word);
        __builtin_prefetch(cells[i]);
    }
    for (size_t i = 0; i < count; i++) {
        if (!cells[i])
            continue;
        const char *head = (const char *)atomic_load_explicit(
            &cells[i]->head, memory_order_relaxed);
        __builtin_prefetch(head);
        __builtin_prefetch(head + KIN__CACHE_LINE);
    }
}

static size_t many_find(const kin_snapshot *snapshot, const kin_str *keys,
                        size_t count, const kin_object **ret)
{
    const struct kin__table *table = snapshot->table;
    uint32_t hashes[MANY];
    size_t found = 0;

    for (size_t i = 0; i < count; i++) {
        hashes[i] = kin__text_hash(&table->key, keys[i]);
        __builtin_prefetch(&table->words[kin__table_start(table, hashes[i])]);
    }
    many_prefetch(table, hashes, count);
    for (size_t i = 0; i < count; i++) {
        ret[i] = (const kin_object *)kin__table_find_hashed(
            table, keys[i], hashes[i], snapshot);
        found += ret[i] != NULL;
    }
    return found;
}

size_t kin_snapshot_get_many(const kin_snapshot *snapshot, const kin_str *keys,
                             size_t count, const kin_object **ret)
{
    size_t found = 0;

    if (!snapshot || !snapshot->table) {
        for (size_t i = 0; i < count; i++)
            ret[i] = NULL;
        return 0;
    }
    for (size_t i = 0; i < count; i += MANY) {
        size_t n = count - i < MANY ? count - i : MANY;
        found += many_find(snapshot, keys + i, n, ret + i);
    }
    return found;
}

/* ---- iteration ---- */

kin_iter kin_snapshot_list(const kin_snapshot *snapshot)
{
    kin_iter it = {.snapshot = snapshot};

    if (snapshot && snapshot->table) {
        it.at = 1; /* id 0 is not used */
        it.end = snapshot->table->chunks << KIN__CHUNK_SHIFT;
    }
    return it;
}

kin_iter kin_snapshot_by_index(const kin_snapshot *snapshot, kin_str index,
                               kin_str value)
{
    kin_iter it = {.snapshot = snapshot};
    const struct kin__index *found = NULL;

    if (snapshot)
        found = kin__index_set_find(snapshot->indexes, index);
    if (!found) {
        it.code = KIN_ENOTFOUND;
        return it;
    }
    const struct kin__postings *list = kin__index_find(found, value, snapshot);
    if (list) {
        it.list = list;
        it.end = kin__postings_end(list);
    }
    return it;
}

static const kin_object *iter_next_listed(kin_iter *it)
{
    const kin_snapshot *snapshot = it->snapshot;
    const struct kin__postings *list = it->list;

    while (it->at < it->end) {
        uint32_t id = kin__postings_id(list, it->at++, snapshot->seq);
        if (id == 0)
            continue;
        const struct kin__version *version = kin__table_at(snapshot->table, id,
                                                           snapshot);
        if (version)
            return (const kin_object *)version;
    }
    return NULL;
}

static const kin_object *iter_next_any(kin_iter *it)
{
    const kin_snapshot *snapshot = it->snapshot;

    while (it->at < it->end) {
        const struct kin__cell *cell = kin__table_cell(snapshot->table, it->at);
        if (!cell) {
            it->at = (it->at | (KIN__CHUNK_COUNT - 1)) + 1;
            continue;
        }
        it->at++;
        const struct kin__version *version = kin__cell_at(cell, snapshot->seq,
                                                          snapshot);
        if (version)
            return (const kin_object *)version;
    }
    return NULL;
}

const kin_object *kin_iter_next(kin_iter *it)
{
    return it->list ? iter_next_listed(it) : iter_next_any(it);
}
