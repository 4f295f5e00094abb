/* SPDX-License-Identifier: Apache-2.0 */
/*
 * release.c - counting references down, and what happens at zero.
 *
 * A node counts up to 2045 references itself.  Beyond that, chunks of 1024 are
 * kept in a side table; few nodes ever need it (labels, image names).  The
 * largest count means "for ever".
 */
#include "object/values.h"

#include "base/alloc.h"
#include "object/content.h"
#include "object/fingerprint.h"

/* ---- counts that do not fit into a node ---- */

struct kin__overflow {
    kin__val val;    /* KIN__VAL_NONE: the slot is free */
    uint32_t chunks; /* of OVERFLOW_CHUNK references each */
};

enum {
    OVERFLOW_CHUNK = 1024,
    OVERFLOW_MIN_CAP = 64,
};

static struct kin__overflow *overflow_slot(const struct kin__arena *arena,
                                           kin__val val)
{
    size_t i = val * 0x9e3779b1u & (arena->overflow_cap - 1);

    while (arena->overflow[i].val && arena->overflow[i].val != val)
        i = (i + 1) & (arena->overflow_cap - 1);
    return &arena->overflow[i];
}

static bool overflow_reserve(struct kin__arena *arena)
{
    struct kin__overflow *old = arena->overflow;
    size_t old_cap = arena->overflow_cap;
    size_t cap = old_cap ? old_cap * 2 : OVERFLOW_MIN_CAP;

    if (arena->overflow_count * 2 < old_cap)
        return true;
    struct kin__overflow *table = kin__alloc0(arena->alloc, cap,
                                              sizeof(*table));
    if (!table)
        return false;
    arena->overflow = table;
    arena->overflow_cap = cap;
    arena->overflow_count = 0;
    /* Entries without chunks belong to nodes that are gone. */
    for (size_t i = 0; i < old_cap; i++) {
        if (!old[i].val || !old[i].chunks)
            continue;
        *overflow_slot(arena, old[i].val) = old[i];
        arena->overflow_count++;
    }
    kin__free(arena->alloc, old);
    return true;
}

void kin__val_ref_overflow(struct kin__arena *arena, kin__val val)
{
    uint32_t *node = kin__arena_node(arena, val);
    uint32_t head = kin__node_head(node);

    if ((head & KIN__NODE_REF_MASK) == KIN__NODE_REF_MASK)
        return;
    if (!overflow_reserve(arena)) {
        /* Stays for ever: it leaks rather than dies too early. */
        __atomic_store_n(node, head | KIN__NODE_REF_MASK, __ATOMIC_RELAXED);
        return;
    }
    struct kin__overflow *slot = overflow_slot(arena, val);
    if (!slot->val) {
        slot->val = val;
        arena->overflow_count++;
    }
    slot->chunks++;
    head -= (OVERFLOW_CHUNK - 1) * KIN__NODE_REF_ONE;
    __atomic_store_n(node, head | KIN__NODE_OVERFLOW, __ATOMIC_RELAXED);
}

/* Drops one reference; true if it was the last. */
static bool node_drop_one(struct kin__arena *arena, kin__val val)
{
    uint32_t *node = kin__arena_node(arena, val);
    uint32_t head = kin__node_head(node);

    if ((head & KIN__NODE_REF_MASK) == KIN__NODE_REF_MASK)
        return false;
    head -= KIN__NODE_REF_ONE;
    if ((head & KIN__NODE_REF_MASK) == 0 && (head & KIN__NODE_OVERFLOW)) {
        struct kin__overflow *slot = overflow_slot(arena, val);
        if (slot->chunks > 0) {
            slot->chunks--;
            head += OVERFLOW_CHUNK * KIN__NODE_REF_ONE;
        } else {
            head &= ~KIN__NODE_OVERFLOW;
        }
    }
    __atomic_store_n(node, head, __ATOMIC_RELAXED);
    return (head & KIN__NODE_REF_MASK) == 0;
}

/* Gives the block of a node back; nobody may know the node any more. */
static void node_free(struct kin__arena *arena, kin__val val)
{
    const uint32_t *node = kin__arena_node(arena, val);
    enum kin__node_type type = kin__node_type(node);
    uint32_t words = kin__node_words(node);

    arena->stats.live_nodes[type]--;
    arena->stats.live_words[type] -= words;
    kin__arena_give(arena, val, words);
}

/* A node without references leaves the tables while its content is whole. */
static void node_forget(struct kin__arena *arena, kin__val val)
{
    const uint32_t *node = kin__arena_node(arena, val);
    uint32_t head = kin__node_head(node);
    struct kin__content c = kin__content_of(node);

    if (head & KIN__NODE_INTERNED)
        kin__intern_remove(arena->intern, kin__content_hash(arena, &c), val);
    if ((head & KIN__NODE_EXTRA) &&
        (c.type == KIN__NODE_OBJECT || c.type == KIN__NODE_ARRAY))
        kin__fingerprint_remove(arena, val);
}

/* Drops one reference of `val`, and follows the first parts of nodes that die
 * by it.  A dead array or object is listed through its first payload word,
 * whose part (shape or first value) is taken out for that; so the list needs no
 * memory, and a deep value no stack. */
static void dead_push(struct kin__arena *arena, kin__val val)
{
    while (kin__val_is_node(val) && node_drop_one(arena, val)) {
        node_forget(arena, val);
        uint32_t *node = kin__arena_node(arena, val);
        enum kin__node_type type = kin__node_type(node);
        if (type != KIN__NODE_OBJECT && type != KIN__NODE_ARRAY) {
            node_free(arena, val);
            return;
        }
        uint32_t *link = node + (kin__node_payload(node) - node);
        kin__val first = *link;
        *link = arena->dead;
        arena->dead = val;
        val = first;
    }
}

void kin__val_unref(struct kin__arena *arena, kin__val val)
{
    if (arena->is_document)
        return;
    dead_push(arena, val);
    while (arena->dead) {
        kin__val dead = arena->dead;
        const uint32_t *node = kin__arena_node(arena, dead);
        const uint32_t *parts = kin__node_payload(node);
        uint32_t n = kin__node_count(node) +
                     (kin__node_type(node) == KIN__NODE_OBJECT);
        arena->dead = parts[0];
        for (uint32_t i = 1; i < n; i++)
            dead_push(arena, parts[i]);
        node_free(arena, dead);
    }
}
