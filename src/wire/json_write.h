/* SPDX-License-Identifier: Apache-2.0 */
/*
 * json_write.h - from a value to JSON text.
 *
 * Compact text is byte for byte what Go's encoder writes for the same members
 * in the same order; see json_escape.h.  Members keep the order in which they
 * were read and numbers their literal, so text that Go wrote comes back as it
 * was.  The stack used does not depend on the value.
 *
 * Reads nodes only: any thread may write a value that it holds.
 */
#ifndef KIN_WIRE_JSON_WRITE_H
#define KIN_WIRE_JSON_WRITE_H

#include "base/buf.h"
#include "object/node.h"

enum {
    KIN__JSON_COMPACT = 0,
    KIN__JSON_INDENT_MAX = 16,
};

/* Appends the text of a value to a buffer.
 * @param base    the value's arena in any mapping; does not move meanwhile
 * @param indent  spaces for each level, at most KIN__JSON_INDENT_MAX;
 *                KIN__JSON_COMPACT: all on one line, no spaces
 * @return 0, KIN_ENOMEM or KIN_ELIMIT; then the buffer is as it was
 */
int kin__json_write(struct kin__buf *buf, const uint32_t *base, kin__val val,
                    unsigned indent) KIN_NODISCARD;

/* Takes a part of the text; a negative result ends the writing. */
typedef int kin__json_chunk(kin_str chunk, void *userdata);

/* The same in parts of at most some 64 KiB, longer only for a string that is
 * longer itself.
 * @return 0, KIN_ENOMEM, or what `on_chunk` gave
 */
int kin__json_write_chunks(const kin_allocator *alloc, const uint32_t *base,
                           kin__val val, unsigned indent,
                           kin__json_chunk *on_chunk,
                           void *userdata) KIN_NODISCARD;

#endif /* KIN_WIRE_JSON_WRITE_H */
