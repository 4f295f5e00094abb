/* SPDX-License-Identifier: Apache-2.0 */
/*
 * values.h - making, sharing and releasing values.  Writer's side only.
 *
 * A maker gives a value of which the caller owns one reference: an existing one
 * of the same content, or a new one.  Makers of arrays and objects take their
 * parts with a flag each: an *owned* part's reference passes to the new value,
 * a *borrowed* part gets another reference; without flags all are owned.  When
 * a maker fails, nothing has changed and all parts are still the caller's.
 *
 * In a document nothing is joined and nothing is counted: ref and unref do
 * nothing there.
 */
#ifndef KIN_OBJECT_VALUES_H
#define KIN_OBJECT_VALUES_H

#include "object/arena.h"
#include "object/intern.h"

/* Releases one reference, and all that only this one kept alive.  Takes time in
 * proportion to what is freed, no memory, and no stack. */
void kin__val_unref(struct kin__arena *arena, kin__val val);

/* The rare case of kin__val_ref: the count in the node is full. */
void kin__val_ref_overflow(struct kin__arena *arena, kin__val val);

static inline void kin__val_ref(struct kin__arena *arena, kin__val val)
{
    if (!kin__val_is_node(val) || arena->is_document)
        return;
    uint32_t *node = kin__arena_node(arena, val);
    uint32_t head = kin__node_head(node);
    if (__builtin_expect((head & KIN__NODE_REF_MASK) >= KIN__NODE_REF_FULL,
                         0)) {
        kin__val_ref_overflow(arena, val);
        return;
    }
    __atomic_store_n(node, head + KIN__NODE_REF_ONE, __ATOMIC_RELAXED);
}

/* Whether the JSON text of a string differs from its bytes, as Go writes it:
 * quotes, backslashes, control characters, <, >, &, U+2028 and U+2029. */
bool kin__str_needs_escape(kin_str s);

/* Whether a string under this key is a time if it looks like one: it ends in
 * Time, time, Timestamp, timestamp or At.  The key is plain, or JSON text with
 * its quotes and colon. */
bool kin__key_names_time(kin_str key);

/* An immediate for a text in the form of Kubernetes' times, such as
 * "2026-03-01T12:00:07Z", within its span; else KIN__VAL_NONE. */
kin__val kin__val_parse_time(kin_str text);

/* The same for every year from 1 to 9999, and with a fraction of a second,
 * which is dropped: seconds since 1970.  0 or KIN_EINVAL. */
int kin__time_read(kin_str text, int64_t *ret) KIN_NODISCARD;

enum { KIN__TIME_LEN = 20 };
/* Writes the KIN__TIME_LEN bytes of a time, without a NUL. */
void kin__val_print_time(kin__val time, char *ret);

/* A string; `site` says where it comes from (intern.h), 0 if unknown.  Never a
 * time: see kin__val_parse_time. */
int kin__make_string(struct kin__arena *arena, kin_str bytes, uint32_t site,
                     kin__val *ret) KIN_NODISCARD;

/* A number from its JSON literal, which must be valid: an immediate where N4
 * (node.h) says so. */
int kin__make_number(struct kin__arena *arena, kin_str literal, uint32_t site,
                     kin__val *ret) KIN_NODISCARD;

/* A shape from the keys, each as plain text in its frame (`"key":`), and their
 * ends.  KIN_EEXISTS if a key stands there twice. */
int kin__make_shape(struct kin__arena *arena, kin_str text,
                    const uint32_t *ends, uint32_t count,
                    kin__val *ret) KIN_NODISCARD;

/* What a string, number or shape of another arena holds; quicker than reading
 * it anew. */
int kin__make_copy(struct kin__arena *arena, const uint32_t *node,
                   kin__val *ret) KIN_NODISCARD;

/* parts[0..count): the values.  No values give the immediate []. */
int kin__make_array(struct kin__arena *arena, const kin__val *parts,
                    const uint8_t *owned, uint32_t count, uint32_t site,
                    kin__val *ret) KIN_NODISCARD;

/* parts[0]: the shape, parts[1..count]: its values; `count` is that of the
 * values and at least 1. */
int kin__make_object(struct kin__arena *arena, const kin__val *parts,
                     const uint8_t *owned, uint32_t count, uint32_t site,
                     kin__val *ret) KIN_NODISCARD;

/* Call between two objects: what was remembered of the last one is gone. */
static inline void kin__values_next(struct kin__arena *arena)
{
    if (arena->intern)
        kin__intern_forget_recent(arena->intern);
}

#endif /* KIN_OBJECT_VALUES_H */
