/* SPDX-License-Identifier: Apache-2.0 */
/*
 * vmap.h - a map from texts to cells that is read as of a number.
 *
 * Each text has an id, and each id a cell (version.h) with the versions of what
 * the text maps to; a version carries the text.  The table is open addressing
 * over words of (hash, id), in buckets of a cache line that are searched at
 * once: where in its bucket a word stands is then no matter of a branch, which
 * would be predicted wrongly.  Cells lie in chunks of 256 that the table knows.
 * The table is itself a version in a cell: when it is rebuilt, readers go on
 * with the one of their number.
 *
 *   M1  Words of a text that a held snapshot sees are in the table of that
 *       snapshot, unchanged: a word goes only when no version of its text is
 *       left, which no snapshot then needs.
 *   M2  A table that was replaced never changes again.  Its words may name ids
 *       that now serve another text: whatever such an id has got since is newer
 *       than every snapshot that reads this table, so nothing is found.
 *   M3  A chunk of cells without ids is retired as if visible from the start of
 *       time: it goes when no snapshot older than its end is held, and only
 *       those can have a table that knows it.
 */
#ifndef KIN_CACHE_VMAP_H
#define KIN_CACHE_VMAP_H

#include "cache/limbo.h"
#include "cache/text.h"

enum {
    KIN__BUCKET = 8, /* words */
    KIN__CELLS_SHIFT = 8,
    KIN__CELLS_COUNT = 1 << KIN__CELLS_SHIFT,
};

/* Chunks that were allocated together. */
struct kin__cells_group;

struct kin__cells {
    struct kin__version version;
    struct kin__vmap *map;
    struct kin__cells_group *group;
    struct kin__cells *prev; /* among those with free ids; writer's */
    struct kin__cells *next;
    uint32_t index; /* among the table's chunks */
    uint16_t used;  /* ids */
    uint16_t free;  /* place of the first free one + 1, through `aux` */
    struct kin__cell cells[KIN__CELLS_COUNT];
    uint32_t aux[KIN__CELLS_COUNT]; /* the owner's, while the id is in use */
};

struct kin__table {
    struct kin__version version;
    struct kin__vmap *map;
    struct kin__text_key key;
    uint32_t buckets;
    uint32_t chunks; /* room for chunks */
    struct kin__cells *_Atomic *cells;
    _Atomic uint64_t *words; /* hash << 32 | id; 0: never used; aligned */
};

/* A word that was used: no id, but the search goes on. */
#define KIN__TABLE_GONE (UINT64_C(0xffffffff) << 32)

struct kin__vmap {
    const kin_allocator *alloc;
    struct kin__limbo *limbo; /* borrowed */
    struct kin__cell table;
    struct kin__text_key key;
    uint32_t used;              /* ids */
    uint32_t gone;              /* words without id */
    uint32_t free_ids;          /* in chunks that exist */
    uint32_t reserved;          /* ids that are promised */
    uint32_t chunks_top;        /* chunks are below this place */
    struct kin__cells *partial; /* chunks with free ids */
    struct kin__cells *spare;   /* chunks that are no part of the map yet */
    size_t bytes;               /* tables and chunks, retired ones too */
};

/* The first word of the bucket where a search starts. */
static inline uint32_t kin__table_start(const struct kin__table *table,
                                        uint32_t hash)
{
    return (uint32_t)((uint64_t)hash * table->buckets >> 32) * KIN__BUCKET;
}

static inline uint32_t kin__table_next(const struct kin__table *table,
                                       uint32_t start)
{
    start += KIN__BUCKET;
    return start == table->buckets * KIN__BUCKET ? 0 : start;
}

/* A bit for each word of a bucket that has this hash.  It is a hint: whoever
 * takes a word up loads it again, with what that needs. */
#if defined(__SSE2__) && !KIN__ARENA_ONE_MAPPING
static inline unsigned kin__bucket_match(const _Atomic uint64_t *words,
                                         uint32_t hash)
{
    /* Loads of 16 bytes are not atomic for the language; here each half of them
     * is, and no more is needed.  Sanitizers get the loop below. */
    const __m128 *in = (const __m128 *)(uintptr_t)words;
    const __m128i wanted = _mm_set1_epi32((int)hash);
    __m128 low = _mm_shuffle_ps(in[0], in[1], _MM_SHUFFLE(3, 1, 3, 1));
    __m128 high = _mm_shuffle_ps(in[2], in[3], _MM_SHUFFLE(3, 1, 3, 1));
    __m128i both = _mm_packs_epi32(
        _mm_cmpeq_epi32(_mm_castps_si128(low), wanted),
        _mm_cmpeq_epi32(_mm_castps_si128(high), wanted));

    return (unsigned)_mm_movemask_epi8(_mm_packs_epi16(both, both)) & 0xff;
}
#else
static inline unsigned kin__bucket_match(const _Atomic uint64_t *words,
                                         uint32_t hash)
{
    unsigned match = 0;

    for (unsigned i = 0; i < KIN__BUCKET; i++) {
        uint64_t word = atomic_load_explicit(&words[i], memory_order_relaxed);
        match |= (unsigned)(word >> 32 == hash) << i;
    }
    return match;
}
#endif

/* Whether a bucket has a word that was never used: then it was never full, and
 * no search goes beyond it. */
static inline bool kin__bucket_is_last(const _Atomic uint64_t *words)
{
    bool is_last = false;

    for (unsigned i = 0; i < KIN__BUCKET; i++)
        is_last |= atomic_load_explicit(&words[i], memory_order_relaxed) == 0;
    return is_last;
}

/* ---- readers ---- */

/* The cell of an id; NULL if the table does not know its chunk. */
static inline const struct kin__cell *kin__table_cell(
    const struct kin__table *table, uint32_t id)
{
    uint32_t chunk = id >> KIN__CELLS_SHIFT;

    if (__builtin_expect(chunk >= table->chunks, 0))
        return NULL;
    const struct kin__cells *cells = atomic_load_explicit(&table->cells[chunk],
                                                          memory_order_acquire);
    return cells ? &cells->cells[id % KIN__CELLS_COUNT] : NULL;
}

/* What an id maps to as of the snapshot's number; NULL if nothing. */
static inline struct kin__version *kin__table_at(
    const struct kin__table *table, uint32_t id,
    const struct kin_snapshot *snapshot)
{
    const struct kin__cell *cell = kin__table_cell(table, id);

    return cell ? kin__cell_at(cell, snapshot->seq, snapshot) : NULL;
}

/* What a text maps to, whatever it takes. */
struct kin__version *kin__table_search(const struct kin__table *table,
                                       kin_str text, uint32_t hash,
                                       const struct kin_snapshot *snapshot);

/* The same.  The usual case stands here, without a call in it, so that it needs
 * few instructions (text.h): the first word with this hash is the one, and its
 * cell has not changed since the snapshot. */
static inline struct kin__version *kin__table_find_hashed(
    const struct kin__table *table, kin_str text, uint32_t hash,
    const struct kin_snapshot *snapshot)
{
    const _Atomic uint64_t *words = table->words +
                                    kin__table_start(table, hash);
    unsigned match = kin__bucket_match(words, hash);

    if (__builtin_expect(!match, 0))
        return kin__table_search(table, text, hash, snapshot);
    uint32_t id = (uint32_t)atomic_load_explicit(&words[__builtin_ctz(match)],
                                                 memory_order_acquire);
    const struct kin__cells *cells = atomic_load_explicit(
        &table->cells[id >> KIN__CELLS_SHIFT], memory_order_acquire);
    if (__builtin_expect(!cells, 0))
        return kin__table_search(table, text, hash, snapshot);
    const struct kin__cell *cell = &cells->cells[id % KIN__CELLS_COUNT];
    struct kin__version *head = atomic_load_explicit(&cell->head,
                                                     memory_order_acquire);
    uint64_t stamp = atomic_load_explicit(&cell->stamp, memory_order_acquire);
    if (__builtin_expect(stamp >> 1 > snapshot->seq || stamp & 1, 0))
        return kin__table_search(table, text, hash, snapshot);
    if (__builtin_expect(kin__text_equal_usual(kin__version_text(head), text),
                         1))
        return head;
    return kin__table_search(table, text, hash, snapshot);
}

/* `table` is the one of the snapshot, or NULL. */
static inline struct kin__version *kin__table_find(
    const struct kin__table *table, kin_str text,
    const struct kin_snapshot *snapshot)
{
    if (__builtin_expect(!table, 0))
        return NULL;
    return kin__table_find_hashed(table, text,
                                  kin__text_hash(&table->key, text), snapshot);
}

/* The table as of a snapshot's number; NULL while it was empty. */
static inline const struct kin__table *kin__vmap_table_at(
    const struct kin__vmap *map, const struct kin_snapshot *snapshot)
{
    return (const struct kin__table *)kin__cell_at(&map->table, snapshot->seq,
                                                   snapshot);
}

/* ---- the writer ---- */

void kin__vmap_init(struct kin__vmap *map, const kin_allocator *alloc,
                    struct kin__limbo *limbo, const struct kin__text_key *key);
/* Frees tables and chunks, not what cells hold. */
void kin__vmap_done(struct kin__vmap *map);

static inline struct kin__table *kin__vmap_table(const struct kin__vmap *map)
{
    return (struct kin__table *)kin__cell_now(&map->table);
}

/* Ids are below this; it grows with kin__vmap_reserve() only. */
static inline uint32_t kin__vmap_id_end(const struct kin__vmap *map)
{
    return map->chunks_top << KIN__CELLS_SHIFT;
}

/* The cell of an id that exists, and the word that the owner keeps for it. */
struct kin__cell *kin__vmap_cell(const struct kin__vmap *map, uint32_t id);
uint32_t *kin__vmap_aux(const struct kin__vmap *map, uint32_t id);

/* The newest version of an id, also one that has ended; NULL if the id is free.
 * For walking over all ids. */
struct kin__version *kin__vmap_newest(const struct kin__vmap *map, uint32_t id);

/* The id of a text, also of one that has ended and not gone yet; 0 if none. */
uint32_t kin__vmap_lookup(const struct kin__vmap *map, kin_str text,
                          uint32_t hash);

/* Promises one more id.  Given back with kin__vmap_insert() or unreserve. */
int kin__vmap_reserve(struct kin__vmap *map) KIN_NODISCARD;
void kin__vmap_unreserve(struct kin__vmap *map);

/* Gives a text an id, with an empty cell to which `version` is attached; it was
 * promised.  The caller revives or sets the cell. */
uint32_t kin__vmap_insert(struct kin__vmap *map, uint32_t hash,
                          struct kin__version *version);

/* Takes the id of a text away: its cell has no version left. */
void kin__vmap_remove(struct kin__vmap *map, uint32_t id, uint32_t hash);

/* Makes the table smaller if it is mostly empty.  Whether it changed. */
bool kin__vmap_shrink(struct kin__vmap *map);

/* Bytes without room to grow. */
size_t kin__vmap_used_bytes(const struct kin__vmap *map);

/* For the limbo. */
void kin__vmap_table_unlink(struct kin__table *table);
void kin__vmap_table_free(struct kin__table *table);
void kin__vmap_cells_free(struct kin__cells *cells);

#endif /* KIN_CACHE_VMAP_H */
