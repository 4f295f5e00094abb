/* SPDX-License-Identifier: Apache-2.0 */
/*
 * proto_wire.c - reads fields one by one; all functions stop at the end of the
 * bytes and set a static text that describes the problem.
 */
#include "wire/proto_wire.h"

#include <assert.h>
#include <stddef.h>

#include <kin/error.h>

enum {
    TAG_SHIFT = 3,
    WIRE_MASK = 7,
    MAX_TAG = (1 << 29) - 1,
};

static int cursor_fail(struct kin__proto_cursor *cursor, const char *problem)
{
    cursor->problem = problem;
    return KIN_EPARSE;
}

static size_t cursor_left(const struct kin__proto_cursor *cursor)
{
    assert(cursor->at <= cursor->end);
    return (size_t)(cursor->end - cursor->at);
}

int kin__proto_varint(struct kin__proto_cursor *cursor, uint64_t *ret)
{
    uint64_t value = 0;

    for (unsigned shift = 0; shift < 64; shift += 7) {
        if (cursor->at == cursor->end)
            return cursor_fail(cursor, "ends within a number");
        unsigned char byte = (unsigned char)*cursor->at++;
        value |= (uint64_t)(byte & 0x7f) << shift;
        if (byte < 0x80) {
            *ret = value;
            return 0;
        }
    }
    return cursor_fail(cursor, "has a number of more than 64 bits");
}

static int cursor_fixed(struct kin__proto_cursor *cursor, size_t len,
                        uint64_t *ret)
{
    uint64_t value = 0;

    if (cursor_left(cursor) < len)
        return cursor_fail(cursor, "ends within a number");
    for (size_t i = 0; i < len; i++)
        value |= (uint64_t)(unsigned char)*cursor->at++ << 8 * i;
    *ret = value;
    return 0;
}

int kin__proto_fixed64(struct kin__proto_cursor *cursor, uint64_t *ret)
{
    return cursor_fixed(cursor, 8, ret);
}

static int cursor_key(struct kin__proto_cursor *cursor,
                      struct kin__proto_item *ret)
{
    uint64_t key = 0;
    int r = kin__proto_varint(cursor, &key);

    if (r < 0)
        return r;
    if (key >> TAG_SHIFT == 0 || key >> TAG_SHIFT > MAX_TAG)
        return cursor_fail(cursor, "has an invalid tag");
    *ret = (struct kin__proto_item){
        .tag = (uint32_t)(key >> TAG_SHIFT),
        .wire = (uint8_t)(key & WIRE_MASK),
    };
    return 0;
}

static int cursor_payload(struct kin__proto_cursor *cursor,
                          struct kin__proto_item *item)
{
    int r = 0;

    switch (item->wire) {
    case KIN__PROTO_VARINT:
        return kin__proto_varint(cursor, &item->number);
    case KIN__PROTO_FIXED64:
        return cursor_fixed(cursor, 8, &item->number);
    case KIN__PROTO_FIXED32:
        return cursor_fixed(cursor, 4, &item->number);
    case KIN__PROTO_BYTES:
        r = kin__proto_varint(cursor, &item->number);
        if (r < 0)
            return r;
        if (item->number > cursor_left(cursor))
            return cursor_fail(cursor, "ends within a field");
        item->ptr = cursor->at;
        cursor->at += item->number;
        return 0;
    default:
        return cursor_fail(cursor, "has a field with an unknown wire type");
    }
}

/* Groups are deprecated and not sent by Kubernetes.  They may nest without
 * limit, so this counts instead of recursing. */
static int cursor_skip_group(struct kin__proto_cursor *cursor)
{
    size_t depth = 1;

    while (depth > 0) {
        struct kin__proto_item item;
        int r = cursor_key(cursor, &item);
        if (r < 0)
            return r;
        if (item.wire == KIN__PROTO_GROUP)
            depth++;
        else if (item.wire == KIN__PROTO_GROUP_END)
            depth--;
        else
            r = cursor_payload(cursor, &item);
        if (r < 0)
            return r;
    }
    return 0;
}

int kin__proto_next_any(struct kin__proto_cursor *cursor,
                        struct kin__proto_item *ret)
{
    if (cursor->at == cursor->end)
        return 0;
    int r = cursor_key(cursor, ret);
    if (r == 0)
        r = ret->wire == KIN__PROTO_GROUP ? cursor_skip_group(cursor)
                                          : cursor_payload(cursor, ret);
    return r < 0 ? r : 1;
}
