/* SPDX-License-Identifier: Apache-2.0 */
/*
 * check.c - consistency checks of an arena and its tables.
 */
#include "base/alloc.h"
#include "object/blocks.h"
#include "object/content.h"
#include "object/fingerprint.h"
#include "object/intern.h"
#include "object/overflow.h"

/* What the walk has found, to compare with the arena's own figures. */
struct check {
    const struct kin__arena *arena;
    kin_error *err;
    struct kin__arena_stats seen;
    uint64_t free_blocks;
    uint64_t interned;
    uint64_t fingerprinted;
    uint64_t overflowed;
    uint32_t *held; /* owned; per word: references from other nodes to the node
                       there */
};

static void check_done(struct check *check)
{
    kin__free(check->arena->alloc, check->held);
}

#define CHECK(check, condition, ...)                                           \
    do {                                                                       \
        if (!(condition))                                                      \
            return kin_error_set((check)->err, KIN_EINTERNAL, __VA_ARGS__);    \
    } while (0)

static int check_same(struct check *check, const char *what, uint64_t said,
                      uint64_t seen)
{
    CHECK(check, said == seen, "arena: %s: %llu are said, %llu are seen", what,
          (unsigned long long)said, (unsigned long long)seen);
    return 0;
}

/* ---- blocks ---- */

static bool intern_has(const struct kin__arena *arena, kin__val val)
{
    const struct kin__intern *intern = arena->intern;
    struct kin__content c = kin__content_of(arena->rw + val);
    uint32_t hash = kin__content_hash(arena, &c);
    uint32_t i = kin__intern_index(intern, hash);

    while (intern->entries[i].val && intern->entries[i].val != val)
        i = i + 1 == intern->cap ? 0 : i + 1;
    /* A modified node may be found by chance, but then the stored hash differs.
     */
    return intern->entries[i].val == val && intern->entries[i].hash == hash;
}

static bool node_has_fingerprint(const uint32_t *node)
{
    enum kin__node_type type = kin__node_type(node);

    return (type == KIN__NODE_OBJECT || type == KIN__NODE_ARRAY) &&
           (kin__node_head(node) & KIN__NODE_EXTRA);
}

static int check_live(struct check *check, kin__val val)
{
    const uint32_t *node = check->arena->rw + val;
    enum kin__node_type type = kin__node_type(node);
    uint32_t head = kin__node_head(node);

    CHECK(check, type < KIN__NODE_FREE, "arena: %u: type %d", val, (int)type);
    CHECK(check, head & KIN__NODE_REF_MASK, "arena: %u: no reference", val);
    check->seen.live_nodes[type]++;
    check->seen.live_words[type] += kin__node_words(node);
    check->fingerprinted += node_has_fingerprint(node);
    check->overflowed += (head & KIN__NODE_OVERFLOW) != 0;
    if (head & KIN__NODE_INTERNED) {
        check->interned++;
        CHECK(check, intern_has(check->arena, val),
              "arena: %u: not in the intern table", val);
    }
    return 0;
}

static void check_free(struct check *check, kin__val block, uint32_t words)
{
    check->free_blocks++;
    check->seen.free_words += words;
    if (kin__block_is_punched(check->arena->rw + block))
        check->seen.punched_bytes += kin__block_hole(block, words);
}

static int check_blocks(struct check *check)
{
    const struct kin__arena *arena = check->arena;
    uint64_t at = KIN__ARENA_START;

    while (at < arena->top) {
        const uint32_t *node = arena->rw + at;
        CHECK(check, kin__block_words(node) > 0, "arena: %llu: no size",
              (unsigned long long)at);
        if (kin__block_is_free(node)) {
            check_free(check, (kin__val)at, kin__block_words(node));
        } else {
            int r = check_live(check, (kin__val)at);
            if (r < 0)
                return r;
        }
        at += kin__block_words(node);
    }
    CHECK(check, at == arena->top, "arena: the last block ends %llu words late",
          (unsigned long long)(at - arena->top));
    return 0;
}

/* ---- lists ---- */

static int check_list(struct check *check, unsigned class, uint64_t *ret)
{
    const struct kin__arena *arena = check->arena;
    uint32_t block = arena->free_head ? arena->free_head[class] : 0;
    bool has_bit = arena->free_classes[class / 64] >> class % 64 & 1;

    CHECK(check, has_bit == (block != 0), "arena: bit of class %u", class);
    for (; block; block = kin__block_next(arena->rw + block)) {
        const uint32_t *node = arena->rw + block;
        CHECK(check, block < arena->top && kin__block_is_free(node),
              "arena: %u: in list %u, but not free", block, class);
        CHECK(check, kin__arena_class_below(kin__block_words(node)) == class,
              "arena: %u: not of class %u", block, class);
        CHECK(check, ++*ret <= check->free_blocks,
              "arena: lists hold more than all free blocks");
    }
    return 0;
}

static int check_lists(struct check *check)
{
    uint64_t listed = 0;

    for (unsigned class = 0; class < KIN__ARENA_CLASSES; class ++) {
        int r = check_list(check, class, &listed);
        if (r < 0)
            return r;
    }
    return check_same(check, "free blocks", listed, check->free_blocks);
}

/* ---- references ---- */

static void check_count_parts(struct check *check, const uint32_t *node)
{
    enum kin__node_type type = kin__node_type(node);

    if (type != KIN__NODE_OBJECT && type != KIN__NODE_ARRAY)
        return;
    const kin__val *parts = kin__node_payload(node);
    uint32_t n = kin__node_count(node) + (type == KIN__NODE_OBJECT);
    for (uint32_t i = 0; i < n; i++)
        if (kin__val_is_node(parts[i]))
            check->held[parts[i]]++;
}

static uint64_t node_references(const struct kin__arena *arena, kin__val val)
{
    uint32_t head = kin__node_head(arena->rw + val);
    uint64_t refs = (head & KIN__NODE_REF_MASK) / KIN__NODE_REF_ONE;

    if ((head & KIN__NODE_REF_MASK) == KIN__NODE_REF_MASK)
        return UINT64_MAX;
    if (!(head & KIN__NODE_OVERFLOW))
        return refs;
    for (size_t i = 0; i < arena->overflow_cap; i++)
        if (arena->overflow[i].val == val)
            refs += (uint64_t)arena->overflow[i].chunks * KIN__OVERFLOW_CHUNK;
    return refs;
}

static int check_references(struct check *check)
{
    const struct kin__arena *arena = check->arena;

    check->held = kin__alloc0(arena->alloc, arena->top, sizeof(*check->held));
    if (!check->held)
        return kin_error_set(check->err, KIN_ENOMEM, "arena: check");
    for (uint64_t at = KIN__ARENA_START; at < arena->top;
         at += kin__block_words(arena->rw + at))
        if (!kin__block_is_free(arena->rw + at))
            check_count_parts(check, arena->rw + at);
    for (uint64_t at = KIN__ARENA_START; at < arena->top;
         at += kin__block_words(arena->rw + at)) {
        uint32_t held = check->held[at];
        CHECK(check, !held || !kin__block_is_free(arena->rw + at),
              "arena: %llu: free, but held", (unsigned long long)at);
        CHECK(check, !held || node_references(arena, (kin__val)at) >= held,
              "arena: %llu: held by %u nodes, more than it counts",
              (unsigned long long)at, held);
        check->held[at] = 0;
    }
    for (uint64_t at = 0; at < arena->top; at++)
        CHECK(check, !check->held[at], "arena: %llu: held, but no node",
              (unsigned long long)at);
    return 0;
}

static int check_stats(struct check *check)
{
    const struct kin__arena *arena = check->arena;
    const struct kin__fingerprints *prints = arena->fingerprints;
    int r = check_same(check, "free words", arena->stats.free_words,
                       check->seen.free_words);

    if (r == 0)
        r = check_same(check, "punched bytes", arena->stats.punched_bytes,
                       check->seen.punched_bytes);
    if (r == 0)
        r = check_same(check, "interned", arena->intern->count,
                       check->interned);
    if (r == 0)
        r = check_same(check, "fingerprints", prints ? prints->count : 0,
                       check->fingerprinted);
    if (r == 0)
        r = check_same(check, "overflows", arena->overflow_count,
                       check->overflowed);
    for (int type = 0; r == 0 && type < KIN__NODE_TYPES; type++) {
        r = check_same(check, "live nodes", arena->stats.live_nodes[type],
                       check->seen.live_nodes[type]);
        if (r == 0)
            r = check_same(check, "live words", arena->stats.live_words[type],
                           check->seen.live_words[type]);
    }
    return r;
}

int kin__arena_check_contents(const struct kin__arena *arena, kin_error *err)
{
    struct check check = {.arena = arena, .err = err};

    assert(!arena->is_document);
    return check_blocks(&check);
}

int kin__arena_check(const struct kin__arena *arena, kin_error *err)
{
    __attribute__((cleanup(check_done))) struct check check = {.arena = arena,
                                                               .err = err};

    assert(!arena->is_document);
    CHECK(&check, arena->top <= arena->committed || !arena->committed,
          "arena: used beyond its memory");
    int r = check_blocks(&check);
    if (r == 0)
        r = check_lists(&check);
    if (r == 0)
        r = check_stats(&check);
    return r < 0 ? r : check_references(&check);
}
