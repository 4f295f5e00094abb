/* SPDX-License-Identifier: Apache-2.0 */
/*
 * vmap.h - a multi-version hash map from texts to cells.
 *
 * Each text has an id, and each id a cell (version.h) with the versions of the
 * value; a version contains the text.  The table uses open addressing over
 * words of (hash, id), in buckets of one cache line.  A bucket is compared as a
 * whole, so the position of a word in its bucket costs no branch, which the
 * processor would mispredict.  Cells are allocated in chunks of 256 that the
 * table lists. The table is itself a version in a cell: when it is rebuilt,
 * readers continue with the table of their sequence number.
 *
 *   M1  If a held snapshot sees a text, the table of that snapshot contains its
 *       word: a word is removed only when no version of its text is left.
 *   M2  A table that was replaced never changes again.  Its words may contain
 *       ids that have been reused for another text.  The versions of such an id
 *       are newer than every snapshot that uses this table, so a search ignores
 *       them.
 *   M3  A chunk without ids is retired with an interval that begins at zero: it
 *       is freed when no snapshot older than its end is held.  Only those can
 *       have a table that lists it.
 */
#ifndef KIN_CACHE_VMAP_H
#define KIN_CACHE_VMAP_H

#include "cache/reclaim.h"
#include "cache/text.h"

enum {
    KIN__BUCKET = 8, /* words */
    KIN__CHUNK_SHIFT = 8,
    KIN__CHUNK_COUNT = 1 << KIN__CHUNK_SHIFT,
};

/* Chunks that are allocated together. */
struct kin__cell_group;

struct kin__cell_chunk {
    struct kin__version version;
    struct kin__vmap *map;
    struct kin__cell_group *group;
    struct kin__cell_chunk *prev; /* chunks with free ids; writer only */
    struct kin__cell_chunk *next;
    uint32_t index; /* in the table's list of chunks */
    uint16_t used;  /* ids */
    uint16_t free;  /* index + 1 of the first free id; linked by `aux` */
    struct kin__cell cells[KIN__CHUNK_COUNT];
    uint32_t aux[KIN__CHUNK_COUNT]; /* for the owner while the id is in use */
};

struct kin__table {
    struct kin__version version;
    struct kin__vmap *map;
    struct kin__text_key key;
    uint32_t buckets;
    uint32_t chunks; /* capacity of `cells` */
    struct kin__cell_chunk *_Atomic *cells;
    _Atomic uint64_t
        *words; /* hash << 32 | id; 0: never used; aligned to a bucket */
};

/* A word that was removed: no id, but searches continue behind it. */
#define KIN__TABLE_GONE (UINT64_C(0xffffffff) << 32)

struct kin__vmap {
    const kin_allocator *alloc;
    struct kin__reclaim *reclaim; /* borrowed */
    struct kin__cell table;
    struct kin__text_key key;
    uint32_t used;                   /* ids */
    uint32_t gone;                   /* removed words */
    uint32_t free_ids;               /* in all chunks */
    uint32_t reserved;               /* ids */
    uint32_t chunks_top;             /* all chunks have a lower index */
    struct kin__cell_chunk *partial; /* chunks with free ids */
    struct kin__cell_chunk *spare;   /* allocated, not part of the map yet */
    size_t bytes; /* of tables and chunks, including retired ones */
};

/* Returns the index of the first word of the bucket where a search starts. */
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

/* Returns a bit mask of the words in a bucket that have this hash.  It is a
 * hint: the caller loads the word again, with the necessary memory order. */
#if defined(__SSE2__) && !KIN__ARENA_ONE_MAPPING
static inline unsigned kin__bucket_match(const _Atomic uint64_t *words,
                                         uint32_t hash)
{
    /* C does not guarantee that 16-byte loads are atomic.  On this processor
     * each half is, which suffices.  Sanitizer builds use the loop below. */
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
 * searches end here. */
static inline bool kin__bucket_is_last(const _Atomic uint64_t *words)
{
    bool is_last = false;

    for (unsigned i = 0; i < KIN__BUCKET; i++)
        is_last |= atomic_load_explicit(&words[i], memory_order_relaxed) == 0;
    return is_last;
}

/* ---- readers ---- */

/* Returns the cell of an id; NULL if the table does not list its chunk. */
static inline const struct kin__cell *kin__table_cell(
    const struct kin__table *table, uint32_t id)
{
    uint32_t chunk = id >> KIN__CHUNK_SHIFT;

    if (__builtin_expect(chunk >= table->chunks, 0))
        return NULL;
    const struct kin__cell_chunk *cells = atomic_load_explicit(
        &table->cells[chunk], memory_order_acquire);
    return cells ? &cells->cells[id % KIN__CHUNK_COUNT] : NULL;
}

/* Returns the version of an id at the snapshot, or NULL. */
static inline struct kin__version *kin__table_at(
    const struct kin__table *table, uint32_t id,
    const struct kin_snapshot *snapshot)
{
    const struct kin__cell *cell = kin__table_cell(table, id);

    return cell ? kin__cell_at(cell, snapshot->seq, snapshot) : NULL;
}

/* Returns the version of a text at the snapshot, or NULL: the general case. */
struct kin__version *kin__table_search(const struct kin__table *table,
                                       kin_str text, uint32_t hash,
                                       const struct kin_snapshot *snapshot);

/* The same.  The common case is inline and without a call, so that it takes few
 * instructions (text.h): the first word with this hash matches, and its cell
 * has not changed since the snapshot. */
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
    const struct kin__cell_chunk *cells = atomic_load_explicit(
        &table->cells[id >> KIN__CHUNK_SHIFT], memory_order_acquire);
    if (__builtin_expect(!cells, 0))
        return kin__table_search(table, text, hash, snapshot);
    const struct kin__cell *cell = &cells->cells[id % KIN__CHUNK_COUNT];
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

/* The same; `table` is the snapshot's, or NULL. */
static inline struct kin__version *kin__table_find(
    const struct kin__table *table, kin_str text,
    const struct kin_snapshot *snapshot)
{
    if (__builtin_expect(!table, 0))
        return NULL;
    return kin__table_find_hashed(table, text,
                                  kin__text_hash(&table->key, text), snapshot);
}

/* Returns the table at the snapshot; NULL if the map was empty. */
static inline const struct kin__table *kin__vmap_table_at(
    const struct kin__vmap *map, const struct kin_snapshot *snapshot)
{
    return (const struct kin__table *)kin__cell_at(&map->table, snapshot->seq,
                                                   snapshot);
}

/* ---- the writer ---- */

void kin__vmap_init(struct kin__vmap *map, const kin_allocator *alloc,
                    struct kin__reclaim *reclaim,
                    const struct kin__text_key *key);
/* Frees tables and chunks, not the versions in the cells. */
void kin__vmap_done(struct kin__vmap *map);

static inline struct kin__table *kin__vmap_table(const struct kin__vmap *map)
{
    return (struct kin__table *)kin__cell_now(&map->table);
}

/* All ids are lower than this; it grows in kin__vmap_reserve() only. */
static inline uint32_t kin__vmap_id_end(const struct kin__vmap *map)
{
    return map->chunks_top << KIN__CHUNK_SHIFT;
}

/* Return the cell of an id in use, and the word for the map's owner. */
struct kin__cell *kin__vmap_cell(const struct kin__vmap *map, uint32_t id);
uint32_t *kin__vmap_aux(const struct kin__vmap *map, uint32_t id);

/* Returns the newest version of an id, even if it has ended; NULL if the id is
 * free.  For iterating over all ids. */
struct kin__version *kin__vmap_newest(const struct kin__vmap *map, uint32_t id);

/* Returns the id of a text, even if its newest version has ended; or 0. */
uint32_t kin__vmap_lookup(const struct kin__vmap *map, kin_str text,
                          uint32_t hash);

/* Reserves an id, for kin__vmap_insert() or unreserve.  0, KIN_ENOMEM or
 * KIN_ELIMIT. */
int kin__vmap_reserve(struct kin__vmap *map) KIN_NODISCARD;
void kin__vmap_unreserve(struct kin__vmap *map);

/* Assigns a reserved id to the text of `version`, which is attached to the
 * empty cell of that id.  The caller then shows or sets the cell. */
uint32_t kin__vmap_insert(struct kin__vmap *map, uint32_t hash,
                          struct kin__version *version);

/* Frees the id of a text; its cell has no version left. */
void kin__vmap_remove(struct kin__vmap *map, uint32_t id, uint32_t hash);

/* Rebuilds the table smaller if it is mostly empty.  Returns whether it did. */
bool kin__vmap_shrink(struct kin__vmap *map);

/* Returns the bytes in use, without spare capacity. */
size_t kin__vmap_used_bytes(const struct kin__vmap *map);

/* Called by the reclaim. */
void kin__vmap_table_unlink(struct kin__table *table);
void kin__vmap_table_free(struct kin__table *table);
void kin__vmap_chunk_free(struct kin__cell_chunk *cells);

#endif /* KIN_CACHE_VMAP_H */
