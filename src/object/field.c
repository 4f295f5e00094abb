/* SPDX-License-Identifier: Apache-2.0 */
/*
 * field.c - access to members with known names, and conversion to C types.
 *
 * A slot is a hint that is verified by each read, so threads may read and write
 * it without ordering: it always holds a position that was right at some time.
 */
#include <kin/field.h>

#include "object/arena.h"
#include "object/object.h"
#include "object/quantity.h"
#include "object/shape.h"

/* ---- finding ---- */

/* Inline memcmp() == 0, since keys are short. */
static inline bool bytes_equal(const char *a, const char *b, size_t len)
{
    uint64_t x[2] = {0};
    uint64_t y[2] = {0};

    /* Two overlapping words cover everything. */
    if (__builtin_expect(len >= 8 && len <= 16, 1)) {
        memcpy(&x[0], a, 8);
        memcpy(&y[0], b, 8);
        memcpy(&x[1], a + len - 8, 8);
        memcpy(&y[1], b + len - 8, 8);
    } else if (len >= 4 && len < 8) {
        memcpy(&x[0], a, 4);
        memcpy(&y[0], b, 4);
        memcpy(&x[1], a + len - 4, 4);
        memcpy(&y[1], b + len - 4, 4);
    } else {
        return memcmp(a, b, len) == 0;
    }
    return ((x[0] ^ y[0]) | (x[1] ^ y[1])) == 0;
}

/* Searches for the key and stores its position. */
static __attribute__((noinline)) kin__val field_search(const uint32_t *base,
                                                       const uint32_t *node,
                                                       kin_str key,
                                                       uint32_t *slot,
                                                       uint32_t from)
{
    const uint32_t *shape = kin__node(base, kin__node_shape(node));
    uint32_t at = kin__shape_find(shape, key, from);
    uint32_t *place = slot;

    if (at == KIN__SHAPE_NO_SLOT)
        return KIN__VAL_NONE;
    __atomic_store_n(place, at, __ATOMIC_RELAXED);
    return kin__node_values(node)[at];
}

/* Similar objects mostly have a member at the same position, so a read compares
 * one key.  This fast path knows the layout of objects and shapes that are
 * neither very long nor very wide (node.h); everything else, and a wrong hint,
 * goes to the search. */
static inline __attribute__((always_inline)) kin__val field_step(
    const uint32_t *base, kin__val val, kin_str key, uint32_t *slot)
{
    if (!kin__val_is_node(val))
        return KIN__VAL_NONE;
    const uint32_t *node = kin__node(base, val);
    uint32_t head = kin__node_head(node);
    if ((head & KIN__NODE_TYPE_MASK) != KIN__NODE_OBJECT)
        return KIN__VAL_NONE;
    uint32_t at = __atomic_load_n(slot, __ATOMIC_RELAXED);
    uint32_t count = head >> KIN__NODE_COUNT_SHIFT;
    if (at >= count || count == KIN__NODE_COUNT_MAX)
        return field_search(base, node, key, slot, at);
    const uint32_t *shape = base + node[1];
    const uint16_t *ends = (const uint16_t *)(shape + 2);
    uint32_t from = at ? ends[at - 1] : 0;
    const char *text = (const char *)(shape + 2 + (count + 1) / 2) + from + 1;
    if (shape[1] > UINT16_MAX ||
        ends[at] - from != key.len + KIN__SHAPE_KEY_FRAME ||
        !bytes_equal(text, key.ptr, key.len))
        return field_search(base, node, key, slot, at);
    return node[2 + at];
}

static inline __attribute__((always_inline)) kin_value field_get(
    const struct kin__arena *arena, kin__val val, kin_field *field)
{
    const uint32_t *base = arena->ro;

    val = field_step(base, val, field->keys[0], &field->slots[0]);
    if (field->keys[1].len)
        val = field_step(base, val, field->keys[1], &field->slots[1]);
    return (kin_value){.home = arena, .bits = val};
}

kin_value kin_value_field(kin_value v, kin_field *field)
{
    return v.home ? field_get(v.home, v.bits, field) : kin_value_absent();
}

kin_value kin_object_field(const kin_object *object, kin_field *field)
{
    return object ? field_get(object->home->arena, object->root, field)
                  : kin_value_absent();
}

bool kin_object_is_of(const kin_object *object, const kin_resource *resource)
{
    kin_field kind = KIN_FIELD_INIT("kind", "");
    kin_field api_version = KIN_FIELD_INIT("apiVersion", "");
    kin_str version = kin_value_str(kin_object_field(object, &api_version));
    kin_str group = kin_s(resource->group);

    if (!kin_str_eq(kin_value_str(kin_object_field(object, &kind)),
                    kin_s(resource->kind)))
        return false;
    if (group.len) {
        if (!kin_str_starts_with(version, group) || version.len <= group.len ||
            version.ptr[group.len] != '/')
            return false;
        version = kin_str_of(version.ptr + group.len + 1,
                             version.len - group.len - 1);
    }
    return kin_str_eq(version, kin_s(resource->version));
}

/* ---- scalars ---- */

bool kin_value_is_set(kin_value v)
{
    return v.bits != KIN__VAL_NONE && v.bits != KIN__VAL_NULL;
}

bool kin_value_as_bool(kin_value v)
{
    return v.bits == KIN__VAL_TRUE;
}

int64_t kin_value_as_int64(kin_value v)
{
    int64_t number = 0;

    if (__builtin_expect(kin__val_is_int(v.bits), 1))
        return kin__val_int(v.bits);
    return kin_value_int(v, &number) == 0 ? number : 0;
}

int32_t kin_value_as_int32(kin_value v)
{
    int64_t number = kin_value_as_int64(v);

    return number >= INT32_MIN && number <= INT32_MAX ? (int32_t)number : 0;
}

double kin_value_as_double(kin_value v)
{
    double number = 0;

    return kin_value_double(v, &number) == 0 ? number : 0;
}

kin_time kin_value_as_time(kin_value v)
{
    kin_time time = {0};

    if (kin__val_is_time(v.bits)) {
        time.seconds = kin__val_time(v.bits);
        return time;
    }
    if (kin_time_parse(kin_value_str(v), &time, /* err= */ NULL) < 0)
        return (kin_time){0};
    return time;
}

int64_t kin_value_as_duration(kin_value v)
{
    int64_t ns = 0;

    return kin_duration_parse(kin_value_str(v), &ns, /* err= */ NULL) == 0 ? ns
                                                                           : 0;
}

kin_quantity kin_value_as_quantity(kin_value v)
{
    kin_quantity quantity = {0};
    kin_scratch scratch;

    if (kin_value_type(v) != KIN_TYPE_STRING &&
        kin_value_type(v) != KIN_TYPE_NUMBER)
        return quantity;
    if (kin_quantity_parse(kin_value_text(v, &scratch), &quantity,
                           /* err= */ NULL) < 0)
        return kin__quantity_of(0, KIN__QUANTITY_DECIMAL);
    return quantity;
}

kin_intstr kin_value_as_intstr(kin_value v)
{
    if (kin_value_type(v) == KIN_TYPE_STRING)
        return (kin_intstr){.is_string = true, .text = kin_value_str(v)};
    return (kin_intstr){.number = kin_value_as_int32(v), .text = kin_s("")};
}

/* ---- bytes ---- */

static int base64_digit(char c)
{
    if (c >= 'A' && c <= 'Z')
        return c - 'A';
    if (c >= 'a' && c <= 'z')
        return c - 'a' + 26;
    if (c >= '0' && c <= '9')
        return c - '0' + 52;
    if (c == '+')
        return 62;
    return c == '/' ? 63 : -1;
}

/* Decodes like src/base/base64.c, but into a buffer that may be too small, and
 * without allocating. */
size_t kin_value_as_bytes(kin_value v, void *buffer, size_t size)
{
    kin_str text = kin_value_str(v);
    unsigned char *out = buffer;
    size_t count = 0;
    uint32_t bits = 0;
    unsigned digits = 0;
    unsigned pads = 0;

    for (size_t i = 0; i < text.len; i++) {
        char c = text.ptr[i];
        int digit = base64_digit(c);
        if (c == '\n' || c == '\r')
            continue;
        if (c == '=')
            pads++;
        if (digit < 0 && c != '=')
            return 0;
        if (digit >= 0 && pads > 0)
            return 0;
        bits = bits << 6 | (uint32_t)(digit < 0 ? 0 : digit);
        if (++digits % 4 != 0)
            continue;
        for (unsigned k = 0; k + pads < 3; k++, count++)
            if (count < size)
                out[count] = (unsigned char)(bits >> (16 - 8 * k));
    }
    return digits % 4 == 0 && pads < 3 ? count : 0;
}

size_t kin_field_choice(kin_str text, const char *const *choices, size_t count)
{
    for (size_t i = 0; i < count; i++)
        if (kin_str_eq(text, kin_s(choices[i])))
            return i + 1;
    return 0;
}
