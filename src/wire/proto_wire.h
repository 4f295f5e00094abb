/* SPDX-License-Identifier: Apache-2.0 */
/*
 * proto_wire.h - the wire format of protobuf: tags, numbers and lengths.
 */
#ifndef KIN_WIRE_PROTO_WIRE_H
#define KIN_WIRE_PROTO_WIRE_H

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

/* The same; inline for bytes of a small tag and a length below 128, which most
 * fields are. */
static inline int kin__proto_next(struct kin__proto_cursor *cursor,
                                  struct kin__proto_item *ret)
{
    const unsigned char *at = (const unsigned char *)cursor->at;

    if (cursor->end - cursor->at < 2 || (at[0] & 0x87) != KIN__PROTO_BYTES ||
        at[0] < 8 || at[1] >= 0x80 || cursor->end - cursor->at - 2 < at[1])
        return kin__proto_next_any(cursor, ret);
    *ret = (struct kin__proto_item){
        .ptr = cursor->at + 2,
        .number = at[1],
        .tag = at[0] >> 3,
        .wire = KIN__PROTO_BYTES,
    };
    cursor->at += 2 + at[1];
    return 1;
}

#endif /* KIN_WIRE_PROTO_WIRE_H */
