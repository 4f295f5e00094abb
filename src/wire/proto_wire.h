/* SPDX-License-Identifier: Apache-2.0 */
/*
 * proto_wire.h - the wire format of protobuf: tags, numbers and lengths.
 */
#ifndef KIN_WIRE_PROTO_WIRE_H
#define KIN_WIRE_PROTO_WIRE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/export.h>
#include <kin/str.h>

enum kin__proto_wire {
    KIN__PROTO_VARINT = 0,
    KIN__PROTO_FIXED64 = 1,
    KIN__PROTO_BYTES = 2,
    KIN__PROTO_GROUP = 3, /* skipped */
    KIN__PROTO_GROUP_END = 4,
    KIN__PROTO_FIXED32 = 5,
};

/* One field of a message. */
struct kin__proto_item {
    const char *ptr; /* the bytes of KIN__PROTO_BYTES; else NULL */
    uint64_t number; /* the number, or the length */
    uint32_t tag;
    uint8_t wire; /* enum kin__proto_wire */
};

struct kin__proto_cursor {
    const char *at;
    const char *end;
    const char *problem; /* static; set by a call that fails */
};

static inline struct kin__proto_cursor kin__proto_cursor_of(kin_str bytes)
{
    return (struct kin__proto_cursor){
        .at = bytes.ptr,
        .end = bytes.ptr ? bytes.ptr + bytes.len : NULL,
    };
}

/* Reads a varint of at most ten bytes; bits above the 64th are dropped, as in
 * Go. 0 or KIN_EPARSE. */
int kin__proto_varint(struct kin__proto_cursor *cursor,
                      uint64_t *ret) KIN_NODISCARD;

/* Reads eight bytes, little-endian.  0 or KIN_EPARSE. */
int kin__proto_fixed64(struct kin__proto_cursor *cursor,
                       uint64_t *ret) KIN_NODISCARD;

/* Reads the next field: 1, 0 at the end, or KIN_EPARSE. */
int kin__proto_next_any(struct kin__proto_cursor *cursor,
                        struct kin__proto_item *ret) KIN_NODISCARD;

/* Reads a number of one or two bytes; NULL if it has more, or if the bytes end
 * within it. */
static inline const unsigned char *kin__proto_short(const unsigned char *at,
                                                    const char *end,
                                                    uint64_t *ret)
{
    if ((const char *)at == end)
        return NULL;
    *ret = at[0];
    if (at[0] < 0x80)
        return at + 1;
    if (end - (const char *)at < 2)
        return NULL;
    *ret = (uint64_t)(at[0] & 0x7f) | (uint64_t)at[1] << 7;
    return at[1] < 0x80 ? at + 2 : NULL;
}

/* As kin__proto_next_any(); inline for small numbers and short bytes, which
 * most fields are. */
static inline int kin__proto_next(struct kin__proto_cursor *cursor,
                                  struct kin__proto_item *ret)
{
    const unsigned char *at = (const unsigned char *)cursor->at;
    uint64_t key = 0;
    uint64_t number = 0;

    if (cursor->at == cursor->end)
        return 0;
    at = kin__proto_short(at, cursor->end, &key);
    if (at && key >= 8)
        at = kin__proto_short(at, cursor->end, &number);
    if (!at || key < 8)
        return kin__proto_next_any(cursor, ret);
    uint8_t wire = key & 7;
    bool is_bytes = wire == KIN__PROTO_BYTES;
    size_t len = is_bytes ? (size_t)number : 0;
    if ((!is_bytes && wire != KIN__PROTO_VARINT) ||
        (size_t)(cursor->end - (const char *)at) < len)
        return kin__proto_next_any(cursor, ret);
    *ret = (struct kin__proto_item){
        .ptr = is_bytes ? (const char *)at : NULL,
        .number = number,
        .tag = (uint32_t)(key >> 3),
        .wire = wire,
    };
    cursor->at = (const char *)at + len;
    return 1;
}

#endif /* KIN_WIRE_PROTO_WIRE_H */
