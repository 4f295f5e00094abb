/* SPDX-License-Identifier: Apache-2.0 */
#include "object/content.h"

#include <xxhash.h>

/* Hashes the text of an escaped shape with the frames of a text (node.h). */
static uint64_t framed_hash(const struct kin__content *c, uint64_t seed)
{
    const char *text = c->bytes;
    uint32_t from = 0;
    XXH3_state_t state = {0};

    (void)XXH3_64bits_reset_withSeed(&state, seed);
    for (uint32_t i = 0; i < c->count; i++) {
        uint32_t end = kin__shape_end(c->shape, i);
        (void)XXH3_64bits_update(&state, text + from, end - from - 2);
        (void)XXH3_64bits_update(&state, "\":", 2);
        from = end;
    }
    return XXH3_64bits_digest(&state);
}

uint32_t kin__content_hash(const struct kin__arena *arena,
                           const struct kin__content *c)
{
    uint64_t seed = arena->seed + c->type;
    bool has_other_frames = c->shape && kin__shape_has_escapes(c->shape);

    return (uint32_t)((__builtin_expect(has_other_frames, 0)
                           ? framed_hash(c, seed)
                           : XXH3_64bits_withSeed(c->bytes, c->len, seed)) >>
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
    bool has_escapes = kin__shape_has_escapes(shape);

    if (kin__shape_text_len(shape) != c->len ||
        (!has_escapes && memcmp(text, c->bytes, c->len) != 0))
        return false;
    return (c->ends ? ends_are_shape(c->ends, shape, c->count)
                    : shapes_end_alike(c->shape, shape)) &&
           (!has_escapes || keys_are_alike(text, c->bytes, shape));
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
