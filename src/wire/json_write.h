/* SPDX-License-Identifier: Apache-2.0 */
/*
 * json_write.h - writes a value as JSON text.
 *
 * Compact text is byte for byte what Go's encoder writes for the same members
 * in the same order; see json_escape.h.  Members keep their order and numbers
 * their literal, so text from Go is written back unchanged.  The C stack used
 * does not depend on the value.
 *
 * Threads: any thread that holds a reference to the value.
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
 * @param base    the value's arena, in any mapping; must not move meanwhile
 * @param indent  spaces for each level, at most KIN__JSON_INDENT_MAX;
 *                KIN__JSON_COMPACT: one line without spaces
 * @return 0, KIN_ENOMEM or KIN_ELIMIT; on failure the buffer is unchanged
 */
int kin__json_write(struct kin__buf *buf, const uint32_t *base, kin__val val,
                    unsigned indent) KIN_NODISCARD;

/* Receives a part of the text; a negative result ends the writing. */
typedef int kin__json_chunk(kin_str chunk, void *userdata);

/* The same in chunks of about 64 KiB at most; a longer string is one chunk.
 * @return 0, KIN_ENOMEM, or the error of `on_chunk`
 */
int kin__json_write_chunks(const kin_allocator *alloc, const uint32_t *base,
                           kin__val val, unsigned indent,
                           kin__json_chunk *on_chunk,
                           void *userdata) KIN_NODISCARD;

#endif /* KIN_WIRE_JSON_WRITE_H */
