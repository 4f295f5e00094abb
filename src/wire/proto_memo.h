/* SPDX-License-Identifier: Apache-2.0 */
/*
 * proto_memo.h - finds the value of bytes that were decoded before.
 *
 * The objects of a list have many messages in common: containers, volumes,
 * labels.  The memo maps the bytes of a field to their value, so that such a
 * message is decoded once.
 *
 *   M1  A hit has compared all bytes, so a memo needs no trust in the author of
 *       an object.
 *   M2  Memory: KIN__PROTO_MEMO_ENTRIES entries of 32 bytes and
 *       KIN__PROTO_MEMO_BYTES, allocated when the first bytes are stored, and
 *       one reference to each value.
 *   M3  Bytes are stored when they occur for the second time: most do not.
 */
#ifndef KIN_WIRE_PROTO_MEMO_H
#define KIN_WIRE_PROTO_MEMO_H

#include "object/arena.h"

enum {
    KIN__PROTO_MEMO_ENTRIES = 1024, /* a power of two */
    KIN__PROTO_MEMO_BYTES = 128 << 10,
    /* Shorter fields are decoded as fast as they are found, */
    KIN__PROTO_MEMO_MIN = 24,
    /* and longer ones would replace too many others. */
    KIN__PROTO_MEMO_MAX = 16 << 10,
};

struct kin__proto_memo_entry {
    uint64_t hash;
    const void *field; /* NULL: unused */
    uint64_t at;       /* position of the bytes since the memo began */
    uint32_t len;
    kin__val val; /* owned; none: the hash occurred once */
};

struct kin__proto_memo {
    struct kin__proto_memo_entry *entries; /* owned; NULL until needed */
    char *bytes;                           /* owned; a ring */
    uint64_t end;                          /* position behind the last bytes */
};

/* Returns the value of the bytes of a field, which may be any pointer that
 * stands for how they are decoded; none if it is not known.  The memo keeps its
 * reference. */
kin__val kin__proto_memo_find(const struct kin__proto_memo *memo,
                              const void *field, kin_str bytes, uint64_t hash);

/* Remembers a value; failure is harmless. */
void kin__proto_memo_put(struct kin__proto_memo *memo, struct kin__arena *arena,
                         const void *field, kin_str bytes, uint64_t hash,
                         kin__val val);

/* Releases the values and the memory. */
void kin__proto_memo_clear(struct kin__proto_memo *memo,
                           struct kin__arena *arena);

#endif /* KIN_WIRE_PROTO_MEMO_H */
