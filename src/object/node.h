/* SPDX-License-Identifier: Apache-2.0 */
/*
 * node.h - memory layout of values.
 *
 * A value is 32 bits: either an immediate, or the handle of a node, which is
 * the node's offset from the start of its arena in words of four bytes.  A node
 * contains no pointers, so an arena can be mapped at any address, mapped twice,
 * or written to a file.  Nodes do not change while they are visible to readers,
 * with one exception: the single writer updates the reference count in the
 * first word, so that word is always accessed as a relaxed atomic.
 *
 * Immediates (bit 31 is set): 11 tttttttttttttttttttttttttttttt time: seconds
 * since 2010-01-01, UTC 1000 iiiiiiiiiiiiiiiiiiiiiiiiiiii integer of 28 bits,
 * signed 1010 ....................... lll null, false, true, {}, [], "" Node,
 * word 0: count:14 | references:11 | overflow:1 | extra:1 | canonical:1 |
 * interned:1 | type:3 (from high to low) A count of 16383 means that the count
 * is in word 1. Node, payload (after word 0, or after word 1 if the count is
 * there): STRING `count` bytes and a NUL.  extra: its JSON text needs escapes
 * NUMBER `count` bytes and a NUL, the literal as it was read ARRAY `count`
 * values OBJECT handle of its shape, then `count` values SHAPE length of its
 * text, `count` ends (16 bits each, 32 if the text is
 *           longer than 65535), the text: each key, as plain text, in a frame
 *           of `"` and `":`, one after the other; then, from the next word on,
 *           each key with a NUL.  extra: some key needs escapes, so the text
 *           is not what JSON has.  It is never compared as a whole, so the
 *           second quote of each frame is a NUL, and each key is there only
 *           once: managedFields have many such keys, often in one object only
 *   FREE the whole first word but the type is the block's size in words;
 *           word 1 is the next free block of the same class
 *   ARRAY, OBJECT: extra: a fingerprint of its text is known (see arena.h)
 *
 * Invariants:
 *   N1  Equal 32 bits within one arena mean equal values.
 *   N2  Different bits of two *canonical* values mean different values; for
 *       other values they mean nothing.  Immediates are canonical.  A node is
 *       canonical if it was looked up in the intern table and everything below
 *       it is canonical.
 *   N3  A value that can be an immediate is never a node, with one exception: a
 *       string that looks like a time is an immediate only as the value of a
 *       member whose key names a time (kin__key_names_time).
 *   N4  Integers from -2^27 to 2^27-1 in their shortest form are immediates;
 *       every other number keeps its literal text ("1.0", "-0", "1e400").
 */
#ifndef KIN_OBJECT_NODE_H
#define KIN_OBJECT_NODE_H

#include <assert.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include <kin/str.h>

/* A value: an immediate or a handle; 0 means none. */
typedef uint32_t kin__val;

enum kin__node_type {
    KIN__NODE_STRING,
    KIN__NODE_NUMBER,
    KIN__NODE_OBJECT,
    KIN__NODE_ARRAY,
    KIN__NODE_SHAPE,
    KIN__NODE_FREE,
    KIN__NODE_TYPES,
};

#define KIN__NODE_TYPE_MASK 7u
#define KIN__NODE_INTERNED (1u << 3)
#define KIN__NODE_CANONICAL (1u << 4)
#define KIN__NODE_EXTRA (1u << 5)
#define KIN__NODE_OVERFLOW (1u << 6)
#define KIN__NODE_REF_ONE (1u << 7)
#define KIN__NODE_REF_MASK (2047u << 7)
/* From here on a count uses the overflow table (overflow.h); all ones is
 * saturated. */
#define KIN__NODE_REF_FULL (2046u << 7)
#define KIN__NODE_COUNT_SHIFT 18
#define KIN__NODE_COUNT_MAX 16383u
#define KIN__NODE_FREE_SHIFT 3

/* Bytes that `"key":` has in addition to the key. */
#define KIN__SHAPE_KEY_FRAME 3

#define KIN__VAL_NONE 0u
#define KIN__VAL_IMMEDIATE 0x80000000u
#define KIN__VAL_TIME 0xc0000000u
#define KIN__VAL_INT 0x80000000u
#define KIN__VAL_LITERAL 0xa0000000u
#define KIN__VAL_NULL (KIN__VAL_LITERAL | 0u)
#define KIN__VAL_FALSE (KIN__VAL_LITERAL | 1u)
#define KIN__VAL_TRUE (KIN__VAL_LITERAL | 2u)
#define KIN__VAL_EMPTY_OBJECT (KIN__VAL_LITERAL | 3u)
#define KIN__VAL_EMPTY_ARRAY (KIN__VAL_LITERAL | 4u)
#define KIN__VAL_EMPTY_STRING (KIN__VAL_LITERAL | 5u)

#define KIN__INT_MIN (-(1 << 27))
#define KIN__INT_MAX ((1 << 27) - 1)

/* 2010-01-01T00:00:00Z in seconds since 1970. */
#define KIN__TIME_EPOCH INT64_C(1262304000)
#define KIN__TIME_SPAN (INT64_C(1) << 30)

static inline bool kin__val_is_immediate(kin__val v)
{
    return (v & KIN__VAL_IMMEDIATE) != 0;
}

static inline bool kin__val_is_node(kin__val v)
{
    return v != KIN__VAL_NONE && !kin__val_is_immediate(v);
}

static inline bool kin__val_is_time(kin__val v)
{
    return v >= KIN__VAL_TIME;
}

static inline bool kin__val_is_int(kin__val v)
{
    return (v >> 28) == 8;
}

static inline int32_t kin__val_int(kin__val v)
{
    assert(kin__val_is_int(v));
    /* Sign-extends the lower 28 bits. */
    return (int32_t)(v << 4) >> 4;
}

static inline kin__val kin__val_of_int(int32_t i)
{
    assert(i >= KIN__INT_MIN && i <= KIN__INT_MAX);
    return KIN__VAL_INT | ((uint32_t)i & 0x0fffffffu);
}

/* Seconds since 1970. */
static inline int64_t kin__val_time(kin__val v)
{
    assert(kin__val_is_time(v));
    return KIN__TIME_EPOCH + (int64_t)(v & 0x3fffffffu);
}

/* Whether a time can be an immediate. */
static inline bool kin__time_fits(int64_t seconds)
{
    return seconds >= KIN__TIME_EPOCH &&
           seconds < KIN__TIME_EPOCH + KIN__TIME_SPAN;
}

static inline kin__val kin__val_of_time(int64_t seconds)
{
    assert(kin__time_fits(seconds));
    return KIN__VAL_TIME | (uint32_t)(seconds - KIN__TIME_EPOCH);
}

/* ---- reading nodes; `base` is the first word of the arena in any mapping ----
 */

static inline const uint32_t *kin__node(const uint32_t *base, kin__val handle)
{
    assert(kin__val_is_node(handle));
    return base + handle;
}

static inline uint32_t kin__node_head(const uint32_t *node)
{
    return __atomic_load_n(node, __ATOMIC_RELAXED);
}

static inline enum kin__node_type kin__node_type(const uint32_t *node)
{
    return (enum kin__node_type)(kin__node_head(node) & KIN__NODE_TYPE_MASK);
}

static inline uint32_t kin__node_count(const uint32_t *node)
{
    uint32_t count = kin__node_head(node) >> KIN__NODE_COUNT_SHIFT;

    return __builtin_expect(count != KIN__NODE_COUNT_MAX, 1) ? count : node[1];
}

/* Returns the first word after the count. */
static inline const uint32_t *kin__node_payload(const uint32_t *node)
{
    bool is_long = kin__node_head(node) >> KIN__NODE_COUNT_SHIFT ==
                   KIN__NODE_COUNT_MAX;

    return node + 1 + is_long;
}

/* Returns the bytes of a string or number. */
static inline kin_str kin__node_str(const uint32_t *node)
{
    return kin_str_of((const char *)kin__node_payload(node),
                      kin__node_count(node));
}

/* Returns the values of an array, or of an object (after its shape). */
static inline const kin__val *kin__node_values(const uint32_t *node)
{
    return kin__node_payload(node) + (kin__node_type(node) == KIN__NODE_OBJECT);
}

static inline kin__val kin__node_shape(const uint32_t *object)
{
    assert(kin__node_type(object) == KIN__NODE_OBJECT);
    return kin__node_payload(object)[0];
}

/* ---- shapes ---- */

static inline uint32_t kin__shape_text_len(const uint32_t *shape)
{
    return kin__node_payload(shape)[0];
}

static inline bool kin__shape_is_wide(const uint32_t *shape)
{
    return kin__shape_text_len(shape) > UINT16_MAX;
}

/* Returns the end of the text of key `i`; it starts at the end of the previous
 * one. */
static inline uint32_t kin__shape_end(const uint32_t *shape, uint32_t i)
{
    const uint32_t *ends = kin__node_payload(shape) + 1;

    if (__builtin_expect(kin__shape_is_wide(shape), 0))
        return ends[i];
    return ((const uint16_t *)ends)[i];
}

static inline uint32_t kin__shape_ends_words(uint32_t text_len, uint32_t count)
{
    return text_len > UINT16_MAX ? count : (count + 1) / 2;
}

static inline const char *kin__shape_text(const uint32_t *shape)
{
    const uint32_t *payload = kin__node_payload(shape);

    return (const char *)(payload + 1 +
                          kin__shape_ends_words(payload[0],
                                                kin__node_count(shape)));
}

/* Returns key `i` with its frame: `"key":`, or `"key<NUL>:` if some key of the
 * shape needs escapes. */
static inline kin_str kin__shape_key_text(const uint32_t *shape, uint32_t i)
{
    const uint32_t *payload = kin__node_payload(shape);
    const uint16_t *ends = (const uint16_t *)(payload + 1);

    assert(i < kin__node_count(shape));
    if (__builtin_expect(payload[0] > UINT16_MAX, 0)) {
        uint32_t from = i ? kin__shape_end(shape, i - 1) : 0;
        return kin_str_of(kin__shape_text(shape) + from,
                          kin__shape_end(shape, i) - from);
    }
    uint32_t from = i ? ends[i - 1] : 0;
    const char *text = (const char *)(payload + 1 +
                                      (kin__node_count(shape) + 1) / 2);
    return kin_str_of(text + from, ends[i] - from);
}

/* Returns key `i` without its frame; NUL-terminated only if some key of the
 * shape needs escapes. */
static inline kin_str kin__shape_key(const uint32_t *shape, uint32_t i)
{
    kin_str text = kin__shape_key_text(shape, i);

    return kin_str_of(text.ptr + 1, text.len - KIN__SHAPE_KEY_FRAME);
}

static inline bool kin__shape_has_escapes(const uint32_t *shape)
{
    return (kin__node_head(shape) & KIN__NODE_EXTRA) != 0;
}

/* Returns the size of all keys in plain form, each with a NUL instead of the
 * frame. */
static inline uint32_t kin__shape_plain_len(uint32_t count, uint32_t text_len)
{
    return text_len - count * (KIN__SHAPE_KEY_FRAME - 1);
}

/* Returns key `i`, NUL-terminated. */
static inline kin_str kin__shape_plain_key(const uint32_t *shape, uint32_t i)
{
    assert(i < kin__node_count(shape));
    if (kin__shape_has_escapes(shape))
        return kin__shape_key(shape, i);
    uint32_t from = i ? kin__shape_end(shape, i - 1) : 0;
    uint32_t text_words = (kin__shape_text_len(shape) + 3) / 4;
    const char *plain = kin__shape_text(shape) + (size_t)text_words * 4;

    return kin_str_of(plain + from - (size_t)i * (KIN__SHAPE_KEY_FRAME - 1),
                      kin__shape_end(shape, i) - from - KIN__SHAPE_KEY_FRAME);
}

static inline uint32_t kin__shape_words_for(uint32_t count, uint32_t text_len,
                                            bool has_escapes)
{
    uint32_t plain_len = has_escapes ? 0
                                     : kin__shape_plain_len(count, text_len);

    return 2 + (count >= KIN__NODE_COUNT_MAX) +
           kin__shape_ends_words(text_len, count) + (text_len + 3) / 4 +
           (plain_len + 3) / 4;
}

/* Returns the size in words of a node that is not a shape. */
static inline uint32_t kin__node_words_for(enum kin__node_type type,
                                           uint32_t count)
{
    uint32_t head = 1 + (count >= KIN__NODE_COUNT_MAX);

    switch (type) {
    case KIN__NODE_STRING:
    case KIN__NODE_NUMBER:
        return head + count / 4 + 1;
    case KIN__NODE_OBJECT:
        return head + 1 + count;
    default:
        assert(type == KIN__NODE_ARRAY);
        return head + count;
    }
}

/* Returns the size in words of a live node. */
static inline uint32_t kin__node_words(const uint32_t *node)
{
    enum kin__node_type type = kin__node_type(node);

    if (type != KIN__NODE_SHAPE)
        return kin__node_words_for(type, kin__node_count(node));
    return kin__shape_words_for(kin__node_count(node),
                                kin__shape_text_len(node),
                                kin__shape_has_escapes(node));
}

#endif /* KIN_OBJECT_NODE_H */
