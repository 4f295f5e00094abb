/* SPDX-License-Identifier: Apache-2.0 */
/*
 * equal.c - compares two values of any arenas.
 *
 * The walk keeps one frame for each level that has elements left to compare, so
 * depth does not use the C stack, and a level is popped before its last element
 * is entered.  The first frames are on the stack; only deeper values need
 * memory.
 */
#include <kin/value.h>

#include "base/alloc.h"
#include "object/arena.h"
#include "object/shape.h"
#include "object/values.h"

enum {
    EQUAL_INLINE_FRAMES = 32,
    /* With more keys in a different order, all positions are computed at once.
     */
    EQUAL_SEARCH_MAX = 24,
};

/* Two arrays or objects with equal numbers of elements. */
struct equal_frame {
    const uint32_t *a;
    const uint32_t *b;
    uint32_t next; /* element of `a` to compare */
    uint32_t hint; /* likely position of its key in `b` */
    bool same_order;
    uint32_t *order; /* owned; position in `b` of each key of `a`, or NULL */
};

struct equal_walk {
    const struct kin__arena *a;
    const struct kin__arena *b;
    struct equal_frame *frames; /* `first`, or owned */
    size_t count;
    size_t cap;
    struct equal_frame first[EQUAL_INLINE_FRAMES];
};

enum equal_verdict { EQUAL_YES, EQUAL_NO, EQUAL_ENTER };

static void equal_walk_done(struct equal_walk *walk)
{
    while (walk->count > 0)
        kin__free(walk->a->alloc, walk->frames[--walk->count].order);
    if (walk->frames != walk->first)
        kin__free(walk->a->alloc, walk->frames);
}

static struct equal_frame *equal_push(struct equal_walk *walk)
{
    if (walk->count == walk->cap) {
        size_t cap = walk->cap * 2;
        struct equal_frame *frames = kin__alloc(walk->a->alloc, cap,
                                                sizeof(*frames));
        if (!frames)
            return NULL;
        memcpy(frames, walk->frames, walk->count * sizeof(*frames));
        if (walk->frames != walk->first)
            kin__free(walk->a->alloc, walk->frames);
        walk->frames = frames;
        walk->cap = cap;
    }
    return &walk->frames[walk->count++];
}

/* Whether a string node is equal to an immediate time: times are immediates
 * only under keys that name times. */
static bool equal_time(const uint32_t *node, kin__val immediate)
{
    return kin__val_is_time(immediate) &&
           kin__node_type(node) == KIN__NODE_STRING &&
           kin__val_parse_time(kin__node_str(node)) == immediate;
}

static enum equal_verdict equal_nodes(const struct equal_walk *walk,
                                      const uint32_t *a, const uint32_t *b)
{
    const uint32_t both = kin__node_head(a) & kin__node_head(b);
    enum kin__node_type type = kin__node_type(a);

    if (type != kin__node_type(b) || kin__node_count(a) != kin__node_count(b))
        return EQUAL_NO;
    if (type == KIN__NODE_ARRAY || type == KIN__NODE_OBJECT)
        return EQUAL_ENTER;
    /* N2 in node.h.  It does not apply to objects, whose keys may be in a
     * different order. */
    if (walk->a == walk->b && (both & KIN__NODE_CANONICAL))
        return EQUAL_NO;
    return kin_str_eq(kin__node_str(a), kin__node_str(b)) ? EQUAL_YES
                                                          : EQUAL_NO;
}

static enum equal_verdict equal_judge(const struct equal_walk *walk, kin__val a,
                                      kin__val b)
{
    bool a_is_node = kin__val_is_node(a);
    bool b_is_node = kin__val_is_node(b);

    if (a == b && (!a_is_node || walk->a == walk->b))
        return EQUAL_YES;
    if (a_is_node && b_is_node)
        return equal_nodes(walk, walk->a->ro + a, walk->b->ro + b);
    if (a_is_node)
        return equal_time(walk->a->ro + a, b) ? EQUAL_YES : EQUAL_NO;
    if (b_is_node)
        return equal_time(walk->b->ro + b, a) ? EQUAL_YES : EQUAL_NO;
    return EQUAL_NO;
}

static bool equal_keys_agree(const uint32_t *a, const uint32_t *b)
{
    uint32_t len = kin__shape_text_len(a);
    uint32_t count = kin__node_count(a);

    if (a == b)
        return true;
    if (len != kin__shape_text_len(b) || count != kin__node_count(b) ||
        memcmp(kin__shape_text(a), kin__shape_text(b), len) != 0)
        return false;
    /* With quotes in keys, different keys may have the same text. */
    for (uint32_t i = 0; i < count; i++)
        if (kin__shape_end(a, i) != kin__shape_end(b, i))
            return false;
    return true;
}

/* Matches the keys of two objects; false if they differ.  If memory runs out,
 * each key is searched for later. */
static bool equal_match_keys(const struct equal_walk *walk,
                             struct equal_frame *frame)
{
    uint32_t count = kin__node_count(frame->a);
    const uint32_t *a = walk->a->ro + kin__node_shape(frame->a);
    const uint32_t *b = walk->b->ro + kin__node_shape(frame->b);

    frame->same_order = equal_keys_agree(a, b);
    if (frame->same_order || count <= EQUAL_SEARCH_MAX)
        return true;
    frame->order = kin__alloc(walk->a->alloc, count, sizeof(*frame->order));
    if (!frame->order)
        return true;
    int r = kin__shape_match(walk->a->alloc, a, b, frame->order);
    if (r == KIN_ENOMEM) {
        kin__free(walk->a->alloc, frame->order);
        frame->order = NULL;
    }
    return r != KIN_ENOTFOUND;
}

/* Returns false if the values differ or memory runs out. */
static bool equal_enter(struct equal_walk *walk, kin__val a, kin__val b)
{
    struct equal_frame *frame = equal_push(walk);

    if (!frame)
        return false;
    *frame = (struct equal_frame){
        .a = walk->a->ro + a, .b = walk->b->ro + b, .same_order = true};
    return kin__node_type(frame->a) != KIN__NODE_OBJECT ||
           equal_match_keys(walk, frame);
}

/* Returns the position in `b` of element `i` of `a`, or KIN__SHAPE_NO_SLOT. */
static uint32_t equal_place(const struct equal_walk *walk,
                            struct equal_frame *frame, uint32_t i)
{
    if (frame->same_order)
        return i;
    if (frame->order)
        return frame->order[i];
    const uint32_t *a = walk->a->ro + kin__node_shape(frame->a);
    const uint32_t *b = walk->b->ro + kin__node_shape(frame->b);
    uint32_t place = kin__shape_find(b, kin__shape_key(a, i), frame->hint);
    frame->hint = place + 1;
    return place;
}

/* Gets the next pair of elements; false if `b` has no such element. */
static bool equal_next(struct equal_walk *walk, kin__val *ret_a,
                       kin__val *ret_b)
{
    assert(walk->count > 0);
    struct equal_frame *frame = &walk->frames[walk->count - 1];
    uint32_t i = frame->next++;
    assert(i < kin__node_count(frame->a));
    uint32_t place = equal_place(walk, frame, i);

    if (place == KIN__SHAPE_NO_SLOT)
        return false;
    *ret_a = kin__node_values(frame->a)[i];
    *ret_b = kin__node_values(frame->b)[place];
    if (frame->next == kin__node_count(frame->a)) {
        kin__free(walk->a->alloc, frame->order);
        walk->count--;
    }
    return true;
}

bool kin_value_equal(kin_value a, kin_value b)
{
    __attribute__((cleanup(equal_walk_done))) struct equal_walk walk = {
        .a = a.home, .b = b.home, .cap = EQUAL_INLINE_FRAMES};
    kin__val left = a.bits;
    kin__val right = b.bits;

    walk.frames = walk.first;
    for (;;) {
        enum equal_verdict verdict = equal_judge(&walk, left, right);
        if (verdict == EQUAL_NO)
            return false;
        if (verdict == EQUAL_ENTER && !equal_enter(&walk, left, right))
            return false;
        if (walk.count == 0)
            return true;
        if (!equal_next(&walk, &left, &right))
            return false;
    }
}
