/* SPDX-License-Identifier: Apache-2.0 */
#include "object/image_node.h"

#include <endian.h>

#include <kin/error.h>

#include "base/alloc.h"
#include "object/blocks.h"
#include "object/shape.h"

enum {
    /* Keys whose ends need no memory. */
    SHAPE_FEW = 64,
};

/* ---- texts ---- */

static size_t digits_end(kin_str text, size_t at)
{
    while (at < text.len && text.ptr[at] >= '0' && text.ptr[at] <= '9')
        at++;
    return at;
}

/* Whether a text is a number of JSON. */
static bool number_is_valid(kin_str text)
{
    size_t at = text.len > 0 && text.ptr[0] == '-';
    size_t end = digits_end(text, at);

    if (end == at || (text.ptr[at] == '0' && end - at > 1))
        return false;
    at = end;
    if (at < text.len && text.ptr[at] == '.') {
        end = digits_end(text, at + 1);
        if (end == at + 1)
            return false;
        at = end;
    }
    if (at < text.len && (text.ptr[at] == 'e' || text.ptr[at] == 'E')) {
        at++;
        at += at < text.len && (text.ptr[at] == '+' || text.ptr[at] == '-');
        end = digits_end(text, at);
        if (end == at)
            return false;
        at = end;
    }
    return at == text.len;
}

/* Whether the bytes after the text, at least one, are zero. */
static bool text_ends(const uint32_t *node)
{
    uint32_t count = kin__node_count(node);
    uint32_t last = le32toh(kin__node_payload(node)[count / 4]);

    return last >> count % 4 * 8 == 0;
}

/* ---- nodes ---- */

static const char *shape_size(const uint32_t *node, size_t left, uint32_t *ret)
{
    uint64_t count = kin__node_count(node);
    uint64_t head = kin__node_payload(node) - node;

    if (left < head + 1)
        return "beyond the end";
    uint64_t len = node[head];
    /* Each key has a frame; the limits keep the sizes below 32 bits. */
    if (len > KIN__ARENA_MAX_BLOCK || count * KIN__SHAPE_KEY_FRAME > len)
        return "bad length";
    *ret = kin__shape_words_for((uint32_t)count, (uint32_t)len,
                                kin__shape_has_escapes(node));
    return NULL;
}

const char *kin__image_node_check(const uint32_t *node, size_t left,
                                  uint32_t *ret)
{
    if (left < KIN__ARENA_MIN_BLOCK)
        return "beyond the end";
    uint32_t head = node[0];
    enum kin__node_type type = (enum kin__node_type)(head &
                                                     KIN__NODE_TYPE_MASK);
    bool may_have_extra = type == KIN__NODE_STRING || type == KIN__NODE_SHAPE;
    uint32_t flags = KIN__NODE_REF_MASK | KIN__NODE_OVERFLOW |
                     KIN__NODE_CANONICAL | KIN__NODE_INTERNED |
                     (may_have_extra ? 0 : KIN__NODE_EXTRA);
    if (type >= KIN__NODE_FREE || (head & flags))
        return "bad type";
    bool is_long = head >> KIN__NODE_COUNT_SHIFT == KIN__NODE_COUNT_MAX;
    uint32_t count = kin__node_count(node);
    if (count == 0 || (is_long && count < KIN__NODE_COUNT_MAX) ||
        count > UINT32_MAX / 2)
        return "bad count";
    if (type == KIN__NODE_SHAPE) {
        const char *wrong = shape_size(node, left, ret);
        if (wrong)
            return wrong;
    } else {
        *ret = kin__node_words_for(type, count);
    }
    if (*ret > left || *ret > KIN__ARENA_MAX_BLOCK)
        return "beyond the end";
    if ((type == KIN__NODE_STRING || type == KIN__NODE_NUMBER) &&
        !text_ends(node))
        return "text without an end";
    if (type == KIN__NODE_NUMBER && !number_is_valid(kin__node_str(node)))
        return "no number";
    return NULL;
}

/* ---- shapes ---- */

/* Whether the bytes from `from` to the end of its word are zero. */
static bool rest_is_zero(const char *text, uint64_t from)
{
    for (; from % 4 != 0; from++)
        if (text[from] != '\0')
            return false;
    return true;
}

/* Whether the ends ascend, with room for a frame before each. */
static bool ends_are_valid(const uint32_t *shape)
{
    uint32_t count = kin__node_count(shape);
    uint32_t len = kin__shape_text_len(shape);
    uint32_t from = 0;

    for (uint32_t i = 0; i < count; i++) {
        uint32_t end = kin__shape_end(shape, i);
        if (end < from || end - from < KIN__SHAPE_KEY_FRAME || end > len)
            return false;
        from = end;
    }
    if (!kin__shape_is_wide(shape) && count % 2 == 1 &&
        ((const uint16_t *)(kin__node_payload(shape) + 1))[count] != 0)
        return false;
    return from == len;
}

/* Whether each key is in its frame, and the second copy is the same. */
static bool keys_are_valid(const uint32_t *shape)
{
    bool has_escapes = kin__shape_has_escapes(shape);
    uint32_t count = kin__node_count(shape);
    uint32_t len = kin__shape_text_len(shape);
    const char *text = kin__shape_text(shape);
    const char *plain = text + (uint64_t)(len + 3) / 4 * 4;

    for (uint32_t i = 0; i < count; i++) {
        kin_str key = kin__shape_key_text(shape, i);
        size_t inner = key.len - KIN__SHAPE_KEY_FRAME;
        if (key.ptr[0] != '"' || key.ptr[key.len - 1] != ':' ||
            key.ptr[key.len - 2] != (has_escapes ? '\0' : '"'))
            return false;
        if (has_escapes)
            continue;
        kin_str copy = kin__shape_plain_key(shape, i);
        if (memcmp(copy.ptr, key.ptr + 1, inner) != 0 ||
            copy.ptr[inner] != '\0')
            return false;
    }
    return rest_is_zero(text, len) &&
           (has_escapes ||
            rest_is_zero(plain, kin__shape_plain_len(count, len)));
}

int kin__image_shape_check(const kin_allocator *alloc, const uint32_t *shape)
{
    uint32_t count = kin__node_count(shape);

    if (!ends_are_valid(shape) || !keys_are_valid(shape))
        return KIN_EPARSE;
    uint32_t few[SHAPE_FEW];
    uint32_t *ends = count <= SHAPE_FEW
                         ? few
                         : kin__alloc(alloc, count, sizeof(*ends));
    if (!ends)
        return KIN_ENOMEM;
    for (uint32_t i = 0; i < count; i++)
        ends[i] = kin__shape_end(shape, i);
    int r = kin__shape_check_unique(
        alloc, kin_str_of(kin__shape_text(shape), kin__shape_text_len(shape)),
        ends, count);
    if (ends != few)
        kin__free(alloc, ends);
    return r == KIN_EEXISTS ? KIN_EPARSE : r;
}
