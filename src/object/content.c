/* SPDX-License-Identifier: Apache-2.0 */
#include "object/content.h"

#include <xxhash.h>

static uint32_t key_end(const struct kin__content *c, uint32_t i)
{
    return c->ends ? c->ends[i] : kin__shape_end(c->shape, i);
}

static uint64_t keys_hash(const struct kin__content *c, uint64_t seed)
{
    const char *text = c->bytes;
    uint32_t from = 0;

    for (uint32_t i = 0; i < c->count; i++) {
        uint32_t end = key_end(c, i);
        seed = XXH3_64bits_withSeed(text + from + 1,
                                    end - from - KIN__SHAPE_KEY_FRAME, seed);
        from = end;
    }
    return seed;
}

uint32_t kin__content_hash(const struct kin__arena *arena,
                           const struct kin__content *c)
{
    if (__builtin_expect(c->has_escapes, 0))
        return (uint32_t)(keys_hash(c, arena->seed + c->type) >> 32);
    return (uint32_t)(XXH3_64bits_withSeed(c->bytes, c->len,
                                           arena->seed + c->type) >>
                      32);
}

/* Returns the part of a node that kin__content_hash() covers. */
struct kin__content kin__content_of(const uint32_t *node)
{
    struct kin__content c = {.type = kin__node_type(node),
                             .count = kin__node_count(node),
                             .bytes = kin__node_payload(node)};

    switch (c.type) {
    case KIN__NODE_STRING:
    case KIN__NODE_NUMBER:
        c.len = c.count;
        break;
    case KIN__NODE_SHAPE:
        c.bytes = kin__shape_text(node);
        c.len = kin__shape_text_len(node);
        c.shape = node;
        c.has_escapes = kin__shape_has_escapes(node);
        break;
    default:
        c.len = (c.count + (c.type == KIN__NODE_OBJECT)) *
                (uint32_t)sizeof(kin__val);
        break;
    }
    return c;
}

static bool ends_are_shape(const uint32_t *ends, const uint32_t *shape,
                           uint32_t count)
{
    for (uint32_t i = 0; i < count; i++)
        if (ends[i] != kin__shape_end(shape, i))
            return false;
    return true;
}

/* For two shapes with equal texts and equal numbers of keys. */
static bool shapes_end_alike(const uint32_t *a, const uint32_t *b)
{
    uint32_t words = kin__shape_ends_words(kin__shape_text_len(a),
                                           kin__node_count(a));

    return memcmp(kin__node_payload(a) + 1, kin__node_payload(b) + 1,
                  words * sizeof(*a)) == 0;
}

/* For two texts with equal ends. */
static bool keys_are_alike(const char *a, const char *b, const uint32_t *shape)
{
    uint32_t count = kin__node_count(shape);
    uint32_t from = 0;

    for (uint32_t i = 0; i < count; i++) {
        uint32_t end = kin__shape_end(shape, i);
        if (memcmp(a + from + 1, b + from + 1,
                   end - from - KIN__SHAPE_KEY_FRAME) != 0)
            return false;
        from = end;
    }
    return true;
}

static bool content_is_shape(const struct kin__content *c,
                             const uint32_t *shape)
{
    const char *text = kin__shape_text(shape);

    if (kin__shape_text_len(shape) != c->len ||
        kin__shape_has_escapes(shape) != c->has_escapes ||
        (!c->has_escapes && memcmp(text, c->bytes, c->len) != 0))
        return false;
    return (c->ends ? ends_are_shape(c->ends, shape, c->count)
                    : shapes_end_alike(c->shape, shape)) &&
           (!c->has_escapes || keys_are_alike(text, c->bytes, shape));
}

bool kin__content_is_node(const struct kin__content *c, const uint32_t *node)
{
    assert(!c->ends || !c->shape);
    if (kin__node_type(node) != c->type || kin__node_count(node) != c->count)
        return false;
    /* For all other types the count determines the length. */
    return c->type == KIN__NODE_SHAPE
               ? content_is_shape(c, node)
               : memcmp(kin__node_payload(node), c->bytes, c->len) == 0;
}
