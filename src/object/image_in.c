/* SPDX-License-Identifier: Apache-2.0 */
/*
 * image_in.c - checks an image, node by node, and takes it into an arena.
 *
 * A node is checked by its own words alone.  What it refers to must come
 * before it, so there are no cycles.  That each reference names the first word
 * of a node of the right type, and that the reference counts are right, follows
 * from one sum over the whole image: each reference adds the hash of the handle
 * and the expected type; each node subtracts the hash of its own, as many times
 * as it is referred to.  The hash is keyed with random numbers of this process,
 * so the sum is zero only if both are the same multiset: an image cannot be
 * made to pass by chance.  So neither needs memory for each node, nor random
 * accesses.
 */
#include "base/alloc.h"
#include "object/blocks.h"
#include "object/content.h"
#include "object/image.h"
#include "object/image_node.h"
#include "object/intern.h"
#include "object/overflow.h"
#include "object/values.h"

enum {
    IN_SHAPES_MIN = 64,
    /* What a reference expects: a value, or a shape of this many keys. */
    IN_VALUE = 0,
};

static int in_fail(kin_error *err, uint64_t at, const char *what)
{
    return kin_error_set(err, KIN_EPARSE, "damaged: value %llu: %s",
                         (unsigned long long)at, what);
}

/* ---- the sum ---- */

/* One multiplication of 128 bits, whose halves are mixed: the sum of such
 * hashes has no linear structure in the handles. */
static inline uint64_t in_hash(const struct kin__image_in *in, kin__val val,
                               uint32_t type)
{
    uint64_t x = ((uint64_t)type << 32 | val) + in->keys[0];
    __extension__ unsigned __int128 product = (unsigned __int128)x *
                                              in->keys[1];

    return (uint64_t)product ^ (uint64_t)(product >> 64);
}

static void in_init_keys(struct kin__image_in *in)
{
    _Static_assert(sizeof(in->keys) <= KIN__ARENA_SECRET_SIZE, "keys");
    memcpy(in->keys, in->arena->secret, sizeof(in->keys));
}

/* ---- begin ---- */

int kin__image_in_begin(struct kin__image_in *in, struct kin__arena *arena,
                        const struct kin__image_lists *lists, kin_error *err)
{
    const struct kin__image_shared *shared = lists->shared;
    uint64_t words = lists->words;

    assert(!arena->is_document && arena->top == KIN__ARENA_START);
    *in = (struct kin__image_in){.arena = arena,
                                 .at = KIN__ARENA_START,
                                 .end = words,
                                 .shared = shared,
                                 .shared_left = lists->shared_count,
                                 .roots = lists->roots,
                                 .root_left = lists->root_count};
    if (words < KIN__ARENA_START)
        return in_fail(err, words, "bad length");
    for (size_t i = 0; i < lists->shared_count; i++)
        if (shared[i].refs == 0 ||
            (i > 0 && shared[i].val <= shared[i - 1].val))
            return in_fail(err, shared[i].val, "bad count of references");
    if (words > arena->max_words)
        return kin_error_set(err, KIN_ELIMIT,
                             "values of %llu bytes exceed the limit of the "
                             "cache",
                             (unsigned long long)words * KIN__WORD);
    in_init_keys(in);
    kin__arena_rest(arena);
    in->is_begun = true;
    return 0;
}

/* ---- nodes ---- */

/* Remembers a shape to be interned. */
static int in_note_shape(struct kin__image_in *in)
{
    if (in->shape_count == in->shape_cap) {
        size_t cap = in->shape_cap ? in->shape_cap * 2 : IN_SHAPES_MIN;
        kin__val *shapes = kin__realloc(in->arena->alloc, in->shapes, cap,
                                        sizeof(*shapes));
        if (!shapes)
            return KIN_ENOMEM;
        in->shapes = shapes;
        in->shape_cap = cap;
    }
    in->shapes[in->shape_count++] = (kin__val)in->at;
    return 0;
}

/* Shapes that the objects share are interned, so that new objects share them,
 * too.  Of those that one object has there is one for each pod
 * (managedFields). */
static int in_add_shape(struct kin__image_in *in, uint32_t *node, uint32_t refs,
                        kin_error *err)
{
    int r = kin__image_shape_check(in->arena->alloc, node);

    if (r == 0 && refs > 1) {
        r = in_note_shape(in);
        node[0] |= KIN__NODE_INTERNED | KIN__NODE_CANONICAL;
    }
    if (r == KIN_ENOMEM)
        return kin_error_set(err, r, "out of memory");
    return r < 0 ? in_fail(err, in->at, "bad keys") : 0;
}

/* Adds what a container refers to.  Returns whether all of it is valid. Without
 * branches on the parts, which the processor could not predict. */
static bool in_add_parts(struct kin__image_in *in, const uint32_t *node)
{
    const kin__val *parts = kin__node_values(node);
    uint32_t count = kin__node_count(node);
    uint32_t behind = (uint32_t)in->at - KIN__ARENA_START;
    uint64_t sum = 0;
    unsigned is_bad = 0;

    if (kin__node_type(node) == KIN__NODE_OBJECT) {
        kin__val shape = kin__node_shape(node);
        is_bad = shape - KIN__ARENA_START >= behind;
        sum = in_hash(in, shape, count);
    }
    for (uint32_t i = 0; i < count; i++) {
        kin__val part = parts[i];
        unsigned is_before = part - KIN__ARENA_START < behind;
        sum += in_hash(in, part, IN_VALUE) & -(uint64_t)is_before;
        is_bad |= ~(is_before | kin__image_immediate_is_valid(part)) & 1;
    }
    in->sum += sum;
    return !is_bad;
}

/* Returns the count of references that the image has for this node. */
static uint32_t in_next_count(struct kin__image_in *in)
{
    /* An entry without a node stays, and is found at the end. */
    if (in->shared_left == 0 || in->shared->val != in->at)
        return 1;
    in->shared_left--;
    return in->shared++->refs;
}

/* Sets the reference count of the node.  Returns false if memory runs out. */
static bool in_set_count(struct kin__image_in *in, uint32_t *node,
                         uint32_t refs)
{
    const uint32_t full = KIN__NODE_REF_FULL / KIN__NODE_REF_ONE;

    if (refs > full) {
        uint32_t chunks = (refs - full - 1) / KIN__OVERFLOW_CHUNK + 1;
        if (!kin__overflow_put(in->arena, (kin__val)in->at, chunks))
            return false;
        refs -= chunks * KIN__OVERFLOW_CHUNK;
        node[0] |= KIN__NODE_OVERFLOW;
    }
    node[0] |= refs * KIN__NODE_REF_ONE;
    return true;
}

/* Adds the references of the roots that are this node, which must be an object.
 */
static bool in_add_roots(struct kin__image_in *in, enum kin__node_type type)
{
    while (in->root_left > 0 && *in->roots == in->at) {
        if (type != KIN__NODE_OBJECT)
            return false;
        in->sum += in_hash(in, (kin__val)in->at, IN_VALUE);
        in->roots++;
        in->root_left--;
    }
    return true;
}

/* Adds the node at `words`; returns the words of its block in `ret`. */
static int in_add_node(struct kin__image_in *in, uint32_t *words, size_t left,
                       size_t *ret, kin_error *err)
{
    uint32_t size = 0;
    const char *wrong = kin__image_node_check(words, left, &size);

    if (wrong)
        return in_fail(err, in->at, wrong);
    enum kin__node_type type = kin__node_type(words);
    uint32_t block = size;
    (void)kin__arena_class(&block);
    if (block > left)
        return in_fail(err, in->at, "beyond the end");
    for (uint32_t i = size; i < block; i++)
        if (words[i] != 0)
            return in_fail(err, in->at, "not rounded up by zeros");
    uint32_t refs = in_next_count(in);
    uint32_t expects = IN_VALUE;
    if (type == KIN__NODE_SHAPE) {
        int r = in_add_shape(in, words, refs, err);
        if (r < 0)
            return r;
        expects = kin__node_count(words);
    } else if (type != KIN__NODE_STRING && type != KIN__NODE_NUMBER &&
               !in_add_parts(in, words)) {
        return in_fail(err, in->at, "bad reference");
    }
    if (!in_add_roots(in, type))
        return in_fail(err, in->at, "no object");
    in->sum -= in_hash(in, (kin__val)in->at, expects) * refs;
    if (!in_set_count(in, words, refs))
        return kin_error_set(err, KIN_ENOMEM, "out of memory");
    in->stats.live_nodes[type]++;
    in->stats.live_words[type] += size;
    *ret = block;
    return 0;
}

int kin__image_in_add(struct kin__image_in *in, uint32_t *words, size_t count,
                      kin_error *err)
{
    uint64_t from = in->at;

    assert(in->is_begun);
    if (count > in->end - in->at)
        return in_fail(err, in->at, "beyond the end");
    for (size_t i = 0; i < count;) {
        size_t block = 0;
        int r = in_add_node(in, words + i, count - i, &block, err);
        if (r < 0)
            return r;
        i += block;
        in->at += block;
    }
    if (kin__arena_write(in->arena, from, words, count) < 0)
        return kin_error_set(err, KIN_ENOMEM, "out of memory");
    return 0;
}

/* ---- end ---- */

static uint32_t in_shape_hash(const struct kin__arena *arena, kin__val shape)
{
    struct kin__content content = kin__content_of(kin__node(arena->ro, shape));

    return kin__content_hash(arena, &content);
}

static int in_intern_shapes(struct kin__image_in *in)
{
    struct kin__arena *arena = in->arena;
    size_t i = 0;
    int r = 0;

    for (; i < in->shape_count; i++) {
        r = kin__intern_reserve(arena->intern, arena->alloc);
        if (r < 0)
            break;
        kin__intern_put(arena->intern, in_shape_hash(arena, in->shapes[i]),
                        in->shapes[i]);
    }
    for (; r < 0 && i > 0; i--)
        kin__intern_remove(arena->intern,
                           in_shape_hash(arena, in->shapes[i - 1]),
                           in->shapes[i - 1]);
    return r;
}

int kin__image_in_end(struct kin__image_in *in, kin_error *err)
{
    struct kin__arena *arena = in->arena;

    if (in->at != in->end || in->shared_left > 0 || in->root_left > 0 ||
        in->sum != 0)
        return in_fail(err, in->at, "references and counts differ");
    int r = kin__arena_write_end(arena, in->end);
    if (r == 0)
        r = in_intern_shapes(in);
    if (r < 0)
        return kin_error_set(err, r, "%s", kin_error_text(r));
    for (int type = 0; type < KIN__NODE_TYPES; type++) {
        arena->stats.live_nodes[type] = in->stats.live_nodes[type];
        arena->stats.live_words[type] = in->stats.live_words[type];
    }
    arena->top = in->end;
    in->is_begun = false;
    return 0;
}

void kin__image_in_done(struct kin__image_in *in)
{
    if (in->is_begun) {
        kin__arena_trim(in->arena, /* words= */ 0);
        kin__overflow_clear(in->arena);
    }
    if (in->arena)
        kin__free(in->arena->alloc, in->shapes);
    *in = (struct kin__image_in){0};
}
