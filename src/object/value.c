/* SPDX-License-Identifier: Apache-2.0 */
/*
 * value.c - reading values: the public API of node.h.
 *
 * The home of a kin_value is its arena, and its bits are the internal value.
 * All reads use the read-only mapping and load the arena's base each time,
 * since that of a document moves when it grows.
 */
#include "object/value.h"

#include "object/arena.h"
#include "object/number.h"
#include "object/shape.h"
#include "object/values.h"

static const kin_str empty_text = KIN_STR_INIT("");

/* Returns NULL unless the value is a node. */
static const uint32_t *value_node(kin_value v)
{
    const struct kin__arena *arena = v.home;

    return kin__val_is_node(v.bits) ? kin__node(arena->ro, v.bits) : NULL;
}

static const uint32_t *value_node_of(kin_value v, enum kin__node_type type)
{
    const uint32_t *node = value_node(v);

    return node && kin__node_type(node) == type ? node : NULL;
}

static kin_type node_public_type(const uint32_t *node)
{
    switch (kin__node_type(node)) {
    case KIN__NODE_STRING:
        return KIN_TYPE_STRING;
    case KIN__NODE_NUMBER:
        return KIN_TYPE_NUMBER;
    case KIN__NODE_OBJECT:
        return KIN_TYPE_OBJECT;
    case KIN__NODE_ARRAY:
        return KIN_TYPE_ARRAY;
    default:
        /* A value is never a shape or a free block. */
        assert(kin__node_type(node) < KIN__NODE_SHAPE);
        return KIN_TYPE_ABSENT;
    }
}

kin_type kin_value_type(kin_value v)
{
    const uint32_t *node = value_node(v);

    if (node)
        return node_public_type(node);
    if (kin__val_is_time(v.bits))
        return KIN_TYPE_STRING;
    if (kin__val_is_int(v.bits))
        return KIN_TYPE_NUMBER;
    switch (v.bits) {
    case KIN__VAL_NULL:
        return KIN_TYPE_NULL;
    case KIN__VAL_FALSE:
    case KIN__VAL_TRUE:
        return KIN_TYPE_BOOL;
    case KIN__VAL_EMPTY_OBJECT:
        return KIN_TYPE_OBJECT;
    case KIN__VAL_EMPTY_ARRAY:
        return KIN_TYPE_ARRAY;
    case KIN__VAL_EMPTY_STRING:
        return KIN_TYPE_STRING;
    default:
        return KIN_TYPE_ABSENT;
    }
}

/* ---- scalars ---- */

kin_str kin_value_str(kin_value v)
{
    const uint32_t *node = value_node_of(v, KIN__NODE_STRING);

    return node ? kin__node_str(node) : empty_text;
}

static kin_str int_print(int32_t value, kin_scratch *scratch)
{
    char *end = scratch->bytes + sizeof(scratch->bytes) - 1;
    char *p = end;
    uint32_t rest = value < 0 ? 0 - (uint32_t)value : (uint32_t)value;

    *end = '\0';
    do {
        *--p = (char)('0' + rest % 10);
        rest /= 10;
    } while (rest > 0);
    if (value < 0)
        *--p = '-';
    return kin_str_of(p, (size_t)(end - p));
}

static kin_str time_print(kin__val time, kin_scratch *scratch)
{
    kin__val_print_time(time, scratch->bytes);
    scratch->bytes[KIN__TIME_LEN] = '\0';
    return kin_str_of(scratch->bytes, KIN__TIME_LEN);
}

kin_str kin_value_text(kin_value v, kin_scratch *scratch)
{
    const uint32_t *node = value_node(v);

    if (node && (kin__node_type(node) == KIN__NODE_STRING ||
                 kin__node_type(node) == KIN__NODE_NUMBER))
        return kin__node_str(node);
    if (kin__val_is_time(v.bits))
        return time_print(v.bits, scratch);
    if (kin__val_is_int(v.bits))
        return int_print(kin__val_int(v.bits), scratch);
    switch (v.bits) {
    case KIN__VAL_NULL:
        return kin_s("null");
    case KIN__VAL_FALSE:
        return kin_s("false");
    case KIN__VAL_TRUE:
        return kin_s("true");
    default:
        return empty_text;
    }
}

static bool value_is_missing(kin_value v)
{
    return v.bits == KIN__VAL_NONE || v.bits == KIN__VAL_NULL;
}

int kin_value_bool(kin_value v, bool *ret)
{
    if (value_is_missing(v))
        return KIN_ENOTFOUND;
    if (v.bits != KIN__VAL_TRUE && v.bits != KIN__VAL_FALSE)
        return KIN_EINVAL;
    *ret = v.bits == KIN__VAL_TRUE;
    return 0;
}

int kin_value_int(kin_value v, int64_t *ret)
{
    if (kin__val_is_int(v.bits)) {
        *ret = kin__val_int(v.bits);
        return 0;
    }
    if (value_is_missing(v))
        return KIN_ENOTFOUND;
    const uint32_t *node = value_node_of(v, KIN__NODE_NUMBER);
    return node ? kin__number_to_int(kin__node_str(node), ret) : KIN_EINVAL;
}

int kin_value_double(kin_value v, double *ret)
{
    if (kin__val_is_int(v.bits)) {
        *ret = kin__val_int(v.bits);
        return 0;
    }
    if (value_is_missing(v))
        return KIN_ENOTFOUND;
    const uint32_t *node = value_node_of(v, KIN__NODE_NUMBER);
    return node ? kin__number_to_double(kin__node_str(node).ptr, ret)
                : KIN_EINVAL;
}

int kin_value_seconds(kin_value v, int64_t *ret)
{
    if (kin__val_is_time(v.bits)) {
        *ret = kin__val_time(v.bits);
        return 0;
    }
    if (value_is_missing(v))
        return KIN_ENOTFOUND;
    const uint32_t *node = value_node_of(v, KIN__NODE_STRING);
    return node ? kin__time_read(kin__node_str(node), ret) : KIN_EINVAL;
}

/* ---- arrays and objects ---- */

/* Returns NULL unless the value is a non-empty array or object. */
static const uint32_t *value_container(kin_value v)
{
    const uint32_t *node = value_node(v);

    return node && (kin__node_type(node) == KIN__NODE_OBJECT ||
                    kin__node_type(node) == KIN__NODE_ARRAY)
               ? node
               : NULL;
}

size_t kin_value_count(kin_value v)
{
    const uint32_t *node = value_container(v);

    return node ? kin__node_count(node) : 0;
}

static kin_value node_element(kin_value v, const uint32_t *node, size_t index)
{
    assert(index < kin__node_count(node));
    return (kin_value){.home = v.home, .bits = kin__node_values(node)[index]};
}

kin_value kin_value_at(kin_value v, size_t index)
{
    const uint32_t *node = value_container(v);

    if (!node || index >= kin__node_count(node))
        return kin_value_absent();
    return node_element(v, node, index);
}

static const uint32_t *node_shape(kin_value v, const uint32_t *object)
{
    const struct kin__arena *arena = v.home;

    return kin__node(arena->ro, kin__node_shape(object));
}

kin_str kin_value_key_at(kin_value v, size_t index)
{
    const uint32_t *node = value_node_of(v, KIN__NODE_OBJECT);

    if (!node || index >= kin__node_count(node))
        return empty_text;
    return kin__shape_plain_key(node_shape(v, node), (uint32_t)index);
}

kin_value kin_value_get(kin_value v, kin_str key)
{
    uint32_t slot = 0;

    return kin__value_get_slot(v, key, &slot);
}

/* The slot is only a hint.  Remembering the shape instead would not work, since
 * its handle may have been reused for another shape. */
kin_value kin__value_get_slot(kin_value v, kin_str key, uint32_t *slot)
{
    const uint32_t *node = value_node_of(v, KIN__NODE_OBJECT);

    if (!node)
        return kin_value_absent();
    uint32_t at = kin__shape_find(node_shape(v, node), key, *slot);
    if (at == KIN__SHAPE_NO_SLOT)
        return kin_value_absent();
    *slot = at;
    return node_element(v, node, at);
}
