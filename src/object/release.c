/* SPDX-License-Identifier: Apache-2.0 */
/*
 * release.c - drops references and frees values.
 */
#include "object/values.h"

#include "object/blocks.h"
#include "object/content.h"
#include "object/fingerprint.h"
#include "object/overflow.h"

void kin__val_ref_overflow(struct kin__arena *arena, kin__val val)
{
    uint32_t *node = kin__arena_node(arena, val);
    uint32_t head = kin__node_head(node);

    if ((head & KIN__NODE_REF_MASK) == KIN__NODE_REF_MASK)
        return;
    if (kin__overflow_push(arena, val)) {
        head -= (KIN__OVERFLOW_CHUNK - 1) * KIN__NODE_REF_ONE;
        head |= KIN__NODE_OVERFLOW;
    } else {
        /* Saturates: a leak is better than a premature free. */
        head |= KIN__NODE_REF_MASK;
    }
    __atomic_store_n(node, head, __ATOMIC_RELAXED);
}

/* Drops one reference; returns true if it was the last one. */
static bool node_drop_one(struct kin__arena *arena, kin__val val)
{
    uint32_t *node = kin__arena_node(arena, val);
    uint32_t head = kin__node_head(node);

    assert((head & KIN__NODE_REF_MASK) != 0);
    if ((head & KIN__NODE_REF_MASK) == KIN__NODE_REF_MASK)
        return false;
    head -= KIN__NODE_REF_ONE;
    if ((head & KIN__NODE_REF_MASK) == 0 && (head & KIN__NODE_OVERFLOW)) {
        if (!kin__overflow_pop(arena, val))
            head &= ~KIN__NODE_OVERFLOW;
        head += KIN__OVERFLOW_CHUNK * KIN__NODE_REF_ONE;
    }
    __atomic_store_n(node, head, __ATOMIC_RELAXED);
    return (head & KIN__NODE_REF_MASK) == 0;
}

/* Frees the block of a node that is in no table any more. */
static void node_free(struct kin__arena *arena, kin__val val)
{
    const uint32_t *node = kin__arena_node(arena, val);
    enum kin__node_type type = kin__node_type(node);
    uint32_t words = kin__node_words(node);

    assert((kin__node_head(node) & KIN__NODE_REF_MASK) == 0);
    assert(arena->stats.live_nodes[type] > 0 &&
           arena->stats.live_words[type] >= words);
    arena->stats.live_nodes[type]--;
    arena->stats.live_words[type] -= words;
    if (arena->watched == val)
        arena->watched = KIN__VAL_NONE;
    kin__arena_give(arena, val, words);
}

/* Removes a node without references from the tables, while its content is
 * intact. */
static void node_forget(struct kin__arena *arena, kin__val val)
{
    const uint32_t *node = kin__arena_node(arena, val);
    uint32_t head = kin__node_head(node);
    uint32_t type = head & KIN__NODE_TYPE_MASK;

    if (head & KIN__NODE_INTERNED) {
        struct kin__content c = kin__content_of(node);
        kin__intern_remove(arena->intern, kin__content_hash(arena, &c), val);
    } else {
        /* It may be among the recent values, which hold no references. */
        kin__intern_forget_recent(arena->intern);
    }
    if ((head & KIN__NODE_EXTRA) &&
        (type == KIN__NODE_OBJECT || type == KIN__NODE_ARRAY))
        kin__fingerprint_remove(arena, val);
}

/* Drops one reference unless it is the last one.  Fast path: most parts of an
 * old version are shared with the new one. */
static inline bool val_drop_shared(struct kin__arena *arena, kin__val val)
{
    if (!kin__val_is_node(val))
        return true;
    uint32_t *node = kin__arena_node(arena, val);
    uint32_t head = kin__node_head(node);
    uint32_t refs = head & KIN__NODE_REF_MASK;
    if (refs <= KIN__NODE_REF_ONE || refs == KIN__NODE_REF_MASK)
        return false;
    __atomic_store_n(node, head - KIN__NODE_REF_ONE, __ATOMIC_RELAXED);
    return true;
}

/* Drops one reference, and follows the first part of each node whose last
 * reference it was.  Such an array or object is added to the list of dead
 * nodes, linked through its first payload word; the part there (shape or first
 * value) is processed first.  So the list needs no memory, and deep values no C
 * stack. */
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
    assert(!arena->dead);
    dead_push(arena, val);
    while (arena->dead) {
        kin__val dead = arena->dead;
        const uint32_t *node = kin__arena_node(arena, dead);
        const uint32_t *parts = kin__node_payload(node);
        uint32_t n = kin__node_count(node) +
                     (kin__node_type(node) == KIN__NODE_OBJECT);
        arena->dead = parts[0];
        for (uint32_t i = 1; i < n; i++)
            if (!val_drop_shared(arena, parts[i]))
                dead_push(arena, parts[i]);
        node_free(arena, dead);
    }
}
