/* SPDX-License-Identifier: Apache-2.0 */
#include "cache/vmap.h"

#include "base/alloc.h"
#include "base/pages.h"

enum {
    BUCKETS_MIN = 2,
    /* Percent of words in use: the maximum, and the target of a rebuild. */
    LOAD_MAX = 80,
    LOAD_REBUILT = 56,
    /* A table with a lower load is rebuilt smaller. */
    LOAD_MIN = 10,
    IDS_MAX = 1 << 30,
    /* The first GROUP_FROM chunks are allocated one by one, then GROUP at once.
     */
    GROUP_FROM = 16,
    GROUP = 8,
};

static kin__seq vmap_next_seq(const struct kin__vmap *map)
{
    return kin__readers_seq(map->reclaim->readers) + 1;
}

/* ---- chunks of cells ---- */

static struct kin__cell_chunk *table_chunk(const struct kin__table *table,
                                           uint32_t index)
{
    return atomic_load_explicit(&table->cells[index], memory_order_relaxed);
}

static uint32_t chunk_ids(const struct kin__cell_chunk *cells)
{
    /* Id 0 is not used. */
    return KIN__CHUNK_COUNT - (cells->index == 0);
}

static void partial_add(struct kin__vmap *map, struct kin__cell_chunk *cells)
{
    cells->prev = NULL;
    cells->next = map->partial;
    if (cells->next)
        cells->next->prev = cells;
    map->partial = cells;
}

static void partial_remove(struct kin__vmap *map, struct kin__cell_chunk *cells)
{
    if (cells->prev)
        cells->prev->next = cells->next;
    else
        map->partial = cells->next;
    if (cells->next)
        cells->next->prev = cells->prev;
}

struct kin__cell_group {
    uint32_t count;
    uint32_t live; /* chunks that are not freed */
    struct kin__cell_chunk cells[];
};

static size_t group_bytes(uint32_t count)
{
    return sizeof(struct kin__cell_group) +
           count * sizeof(struct kin__cell_chunk);
}

/* Allocates chunks into `spare`. */
static int vmap_add_group(struct kin__vmap *map)
{
    uint32_t count = map->chunks_top < GROUP_FROM ? 1 : GROUP;
    struct kin__cell_group *group = kin__pages_alloc(map->alloc,
                                                     group_bytes(count));

    if (!group)
        return KIN_ENOMEM;
    group->count = count;
    group->live = count;
    for (uint32_t i = count; i-- > 0;) {
        group->cells[i].map = map;
        group->cells[i].group = group;
        group->cells[i].next = map->spare;
        map->spare = &group->cells[i];
    }
    map->bytes += group_bytes(count);
    return 0;
}

void kin__vmap_chunk_free(struct kin__cell_chunk *cells)
{
    struct kin__cell_group *group = cells->group;
    struct kin__vmap *map = cells->map;

    assert(group->live > 0);
    if (--group->live > 0)
        return;
    map->bytes -= group_bytes(group->count);
    kin__pages_free(map->alloc, group, group_bytes(group->count));
}

/* Frees the spare chunks, so that they do not keep an otherwise unused group.
 */
static void vmap_drop_spares(struct kin__vmap *map)
{
    while (map->spare) {
        struct kin__cell_chunk *cells = map->spare;
        map->spare = cells->next;
        kin__vmap_chunk_free(cells);
    }
}

static void chunk_init(struct kin__cell_chunk *cells, uint32_t index)
{
    kin__version_init(&cells->version);
    cells->index = index;
    cells->used = 0;
    cells->free = index == 0 ? 2 : 1;
    for (unsigned i = 0; i < KIN__CHUNK_COUNT; i++) {
        kin__cell_init(&cells->cells[i]);
        cells->aux[i] = i + 2 <= KIN__CHUNK_COUNT ? i + 2 : 0;
    }
}

/* Adds a chunk at the first free index. */
static int vmap_add_chunk(struct kin__vmap *map)
{
    struct kin__table *table = kin__vmap_table(map);
    uint32_t index = 0;

    if (!map->spare && vmap_add_group(map) < 0)
        return KIN_ENOMEM;
    struct kin__cell_chunk *cells = map->spare;
    map->spare = cells->next;
    /* There is a free index: full chunks have fewer ids than the table has
     * words. */
    while (table_chunk(table, index))
        index++;
    assert(index < table->chunks);
    chunk_init(cells, index);
    partial_add(map, cells);
    map->free_ids += chunk_ids(cells);
    if (index >= map->chunks_top)
        map->chunks_top = index + 1;
    atomic_store_explicit(&table->cells[index], cells, memory_order_release);
    return 0;
}

/* Retires a chunk without ids, if enough free ids are left without it. */
static void vmap_drop_chunk(struct kin__vmap *map,
                            struct kin__cell_chunk *cells)
{
    struct kin__table *table = kin__vmap_table(map);
    uint32_t ids = chunk_ids(cells);

    assert(cells->used == 0 && map->free_ids >= ids);
    if (map->free_ids - ids < map->reserved + KIN__CHUNK_COUNT)
        return;
    if (kin__reclaim_reserve(map->reclaim, 1) < 0)
        return;
    vmap_drop_spares(map);
    partial_remove(map, cells);
    map->free_ids -= ids;
    atomic_store_explicit(&table->cells[cells->index], NULL,
                          memory_order_release);
    while (map->chunks_top > 0 && !table_chunk(table, map->chunks_top - 1))
        map->chunks_top--;
    atomic_store_explicit(&cells->version.until, vmap_next_seq(map),
                          memory_order_relaxed);
    kin__reclaim_retire(map->reclaim, &cells->version, KIN__RECLAIM_CHUNK);
}

static struct kin__cell_chunk *vmap_chunk(const struct kin__vmap *map,
                                          uint32_t id)
{
    struct kin__cell_chunk *cells = table_chunk(kin__vmap_table(map),
                                                id >> KIN__CHUNK_SHIFT);

    assert(cells);
    return cells;
}

struct kin__cell *kin__vmap_cell(const struct kin__vmap *map, uint32_t id)
{
    return &vmap_chunk(map, id)->cells[id % KIN__CHUNK_COUNT];
}

uint32_t *kin__vmap_aux(const struct kin__vmap *map, uint32_t id)
{
    return &vmap_chunk(map, id)->aux[id % KIN__CHUNK_COUNT];
}

struct kin__version *kin__vmap_newest(const struct kin__vmap *map, uint32_t id)
{
    struct kin__cell_chunk *cells = table_chunk(kin__vmap_table(map),
                                                id >> KIN__CHUNK_SHIFT);

    return cells ? kin__cell_head(&cells->cells[id % KIN__CHUNK_COUNT]) : NULL;
}

static uint32_t vmap_take_id(struct kin__vmap *map)
{
    struct kin__cell_chunk *cells = map->partial;

    assert(cells && cells->free > 0 && map->free_ids > 0);
    uint32_t place = cells->free - 1u;

    cells->free = (uint16_t)cells->aux[place];
    cells->aux[place] = 0;
    cells->used++;
    map->used++;
    map->free_ids--;
    if (!cells->free)
        partial_remove(map, cells);
    return cells->index << KIN__CHUNK_SHIFT | place;
}

static void vmap_give_id(struct kin__vmap *map, uint32_t id)
{
    struct kin__cell_chunk *cells = vmap_chunk(map, id);
    uint32_t place = id % KIN__CHUNK_COUNT;

    assert(cells->used > 0 && map->used > 0);
    if (!cells->free)
        partial_add(map, cells);
    cells->aux[place] = cells->free;
    cells->free = (uint16_t)(place + 1);
    cells->used--;
    map->used--;
    map->free_ids++;
    if (cells->used == 0)
        vmap_drop_chunk(map, cells);
}

/* ---- the table ---- */

static uint64_t table_word(const struct kin__table *table, uint32_t i)
{
    return atomic_load_explicit(&table->words[i], memory_order_relaxed);
}

static size_t table_bytes(uint32_t buckets, uint32_t chunks)
{
    return sizeof(struct kin__table) + KIN__CACHE_LINE - 1 +
           (size_t)buckets * KIN__BUCKET * sizeof(uint64_t) +
           chunks * sizeof(void *);
}

static struct kin__table *table_new(struct kin__vmap *map, uint32_t ids)
{
    uint64_t cap = (uint64_t)ids * 100 / LOAD_REBUILT;
    uint32_t buckets = (uint32_t)(cap / KIN__BUCKET) + 1;

    if (buckets < BUCKETS_MIN)
        buckets = BUCKETS_MIN;
    cap = (uint64_t)buckets * KIN__BUCKET;
    uint32_t chunks = (uint32_t)(cap * LOAD_MAX / 100 / KIN__CHUNK_COUNT) + 2;
    if (chunks < map->chunks_top)
        chunks = map->chunks_top;
    struct kin__table *table = kin__pages_alloc(map->alloc,
                                                table_bytes(buckets, chunks));
    if (!table)
        return NULL;
    uintptr_t words = (uintptr_t)(table + 1) + KIN__CACHE_LINE - 1;
    words &= ~(uintptr_t)(KIN__CACHE_LINE - 1);
    kin__version_init(&table->version);
    table->map = map;
    table->key = map->key;
    table->buckets = buckets;
    table->chunks = chunks;
    table->words = (_Atomic uint64_t *)words;
    table->cells = (struct kin__cell_chunk * _Atomic *)(table->words + cap);
    map->bytes += table_bytes(buckets, chunks);
    return table;
}

/* Returns the index for a new word. */
static uint32_t table_place(const struct kin__table *table, uint32_t hash)
{
    uint32_t start = kin__table_start(table, hash);

    for (;;) {
        for (uint32_t i = start; i < start + KIN__BUCKET; i++)
            if (!(uint32_t)table_word(table, i))
                return i;
        start = kin__table_next(table, start);
    }
}

static void table_copy(struct kin__table *to, const struct kin__table *from,
                       uint32_t chunks)
{
    uint32_t cap = from->buckets * KIN__BUCKET;

    for (uint32_t i = 0; i < cap; i++) {
        uint64_t word = table_word(from, i);
        if ((uint32_t)word)
            atomic_store_explicit(
                &to->words[table_place(to, (uint32_t)(word >> 32))], word,
                memory_order_relaxed);
    }
    for (uint32_t i = 0; i < chunks; i++)
        atomic_store_explicit(&to->cells[i], table_chunk(from, i),
                              memory_order_relaxed);
}

/* Makes a new table with room for `ids`, without removed words. */
static int vmap_rebuild(struct kin__vmap *map, uint32_t ids)
{
    struct kin__table *old = kin__vmap_table(map);

    if (kin__reclaim_reserve(map->reclaim, 1) < 0)
        return KIN_ENOMEM;
    struct kin__table *table = table_new(map, ids);
    if (!table)
        return KIN_ENOMEM;
    if (old)
        table_copy(table, old, map->chunks_top);
    map->gone = 0;
    struct kin__version *ended = kin__cell_set(&map->table, &table->version,
                                               vmap_next_seq(map));
    kin__reclaim_retire(map->reclaim, ended, KIN__RECLAIM_TABLE);
    return 0;
}

void kin__vmap_table_unlink(struct kin__table *table)
{
    (void)kin__cell_unlink(&table->map->table, &table->version);
}

void kin__vmap_table_free(struct kin__table *table)
{
    struct kin__vmap *map = table->map;
    size_t bytes = table_bytes(table->buckets, table->chunks);

    map->bytes -= bytes;
    kin__pages_free(map->alloc, table, bytes);
}

/* ---- life cycle ---- */

void kin__vmap_init(struct kin__vmap *map, const kin_allocator *alloc,
                    struct kin__reclaim *reclaim,
                    const struct kin__text_key *key)
{
    *map = (struct kin__vmap){.alloc = alloc, .reclaim = reclaim, .key = *key};
    kin__cell_init(&map->table);
}

void kin__vmap_done(struct kin__vmap *map)
{
    struct kin__table *table = kin__vmap_table(map);

    vmap_drop_spares(map);
    if (!table)
        return;
    for (uint32_t i = 0; i < map->chunks_top; i++)
        if (table_chunk(table, i))
            kin__vmap_chunk_free(table_chunk(table, i));
    kin__vmap_table_free(table);
    kin__cell_init(&map->table);
}

/* ---- texts ---- */

struct kin__version *kin__table_search(const struct kin__table *table,
                                       kin_str text, uint32_t hash,
                                       const struct kin_snapshot *snapshot)
{
    uint32_t start = kin__table_start(table, hash);

    for (;;) {
        const _Atomic uint64_t *words = table->words + start;
        for (unsigned match = kin__bucket_match(words, hash); match;
             match &= match - 1) {
            uint64_t word = atomic_load_explicit(&words[__builtin_ctz(match)],
                                                 memory_order_acquire);
            struct kin__version *found = kin__table_at(table, (uint32_t)word,
                                                       snapshot);
            if (found && kin_str_eq(kin__version_text(found), text))
                return found;
        }
        if (kin__bucket_is_last(words))
            return NULL;
        start = kin__table_next(table, start);
    }
}

uint32_t kin__vmap_lookup(const struct kin__vmap *map, kin_str text,
                          uint32_t hash)
{
    const struct kin__table *table = kin__vmap_table(map);

    if (!table)
        return 0;
    for (uint32_t start = kin__table_start(table, hash);;
         start = kin__table_next(table, start)) {
        const _Atomic uint64_t *words = table->words + start;
        for (unsigned match = kin__bucket_match(words, hash); match;
             match &= match - 1) {
            uint32_t id = (uint32_t)table_word(
                table, start + (uint32_t)__builtin_ctz(match));
            if (id && kin_str_eq(kin__version_text(
                                     kin__cell_head(kin__vmap_cell(map, id))),
                                 text))
                return id;
        }
        if (kin__bucket_is_last(words))
            return 0;
    }
}

static bool vmap_has_room(const struct kin__vmap *map)
{
    const struct kin__table *table = kin__vmap_table(map);
    uint64_t words = (uint64_t)map->used + map->gone + map->reserved + 1;

    return table &&
           words * 100 <= (uint64_t)table->buckets * KIN__BUCKET * LOAD_MAX;
}

int kin__vmap_reserve(struct kin__vmap *map)
{
    uint32_t ids = map->used + map->reserved + 1;

    if (ids > IDS_MAX)
        return KIN_ELIMIT;
    if (!vmap_has_room(map)) {
        int r = vmap_rebuild(map, ids);
        if (r < 0)
            return r;
    }
    if (map->free_ids <= map->reserved) {
        int r = vmap_add_chunk(map);
        if (r < 0)
            return r;
    }
    map->reserved++;
    assert(map->reserved <= map->free_ids);
    return 0;
}

void kin__vmap_unreserve(struct kin__vmap *map)
{
    assert(map->reserved > 0);
    map->reserved--;
}

uint32_t kin__vmap_insert(struct kin__vmap *map, uint32_t hash,
                          struct kin__version *version)
{
    struct kin__table *table = kin__vmap_table(map);
    uint32_t place = table_place(table, hash);

    assert(map->reserved > 0);
    map->reserved--;
    uint32_t id = vmap_take_id(map);
    kin__cell_attach(kin__vmap_cell(map, id), version, vmap_next_seq(map));
    map->gone -= table_word(table, place) == KIN__TABLE_GONE;
    atomic_store_explicit(&table->words[place], (uint64_t)hash << 32 | id,
                          memory_order_release);
    return id;
}

/* Returns the index of a word, which must be in the table. */
static uint32_t table_find_word(const struct kin__table *table, uint64_t word)
{
    uint32_t start = kin__table_start(table, (uint32_t)(word >> 32));

    for (;;) {
        for (uint32_t i = start; i < start + KIN__BUCKET; i++)
            if (table_word(table, i) == word)
                return i;
        assert(!kin__bucket_is_last(table->words + start));
        start = kin__table_next(table, start);
    }
}

void kin__vmap_remove(struct kin__vmap *map, uint32_t id, uint32_t hash)
{
    struct kin__table *table = kin__vmap_table(map);
    uint32_t i = table_find_word(table, (uint64_t)hash << 32 | id);
    uint32_t start = i - i % KIN__BUCKET;

    assert(!kin__cell_head(kin__vmap_cell(map, id)));
    /* Searches do not pass a bucket that was never full, so the word can become
     * unused again. */
    bool is_last = kin__bucket_is_last(table->words + start);
    atomic_store_explicit(&table->words[i], is_last ? 0 : KIN__TABLE_GONE,
                          memory_order_release);
    map->gone += !is_last;
    vmap_give_id(map, id);
}

bool kin__vmap_shrink(struct kin__vmap *map)
{
    const struct kin__table *table = kin__vmap_table(map);
    uint64_t ids = (uint64_t)map->used + map->reserved;

    if (!table || table->buckets <= BUCKETS_MIN ||
        ids * 100 >= (uint64_t)table->buckets * KIN__BUCKET * LOAD_MIN)
        return false;
    return vmap_rebuild(map, (uint32_t)ids + 1) == 0;
}

size_t kin__vmap_used_bytes(const struct kin__vmap *map)
{
    size_t ids = (size_t)map->used + map->free_ids;
    size_t chunks = (ids + KIN__CHUNK_COUNT - 1) / KIN__CHUNK_COUNT;
    size_t words = (size_t)map->used + map->reserved;

    return chunks * sizeof(struct kin__cell_chunk) +
           words * sizeof(uint64_t) * 100 / LOAD_MAX +
           (kin__vmap_table(map) ? sizeof(struct kin__table) : 0);
}
