/* SPDX-License-Identifier: Apache-2.0 */
/*
 * values.h - creating, sharing and releasing values; for the writer only.
 *
 * A kin__make function returns an existing value with the same content or a new
 * one, of which the caller owns one reference.  Arrays and objects take their
 * parts with a flag each: the reference of an *owned* part is moved to the new
 * value, a *borrowed* part gets another reference; without flags all parts are
 * owned.  A failed call changes nothing, and all parts still belong to the
 * caller.
 *
 * In a document values are neither shared nor counted: ref and unref are
 * no-ops.
 */
#ifndef KIN_OBJECT_VALUES_H
#define KIN_OBJECT_VALUES_H

#include "object/arena.h"
#include "object/intern.h"

/* Drops one reference and frees everything that only it kept alive.  Takes time
 * in proportion to what is freed, no memory, and no C stack. */
void kin__val_unref(struct kin__arena *arena, kin__val val);

/* Slow path of kin__val_ref(): the count in the node is full. */
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

/* Whether Go's JSON encoder escapes a byte of the string: quotes, backslashes,
 * control characters, <, >, &, U+2028 and U+2029. */
bool kin__str_needs_escape(kin_str s);

/* Whether a string under this key that looks like a time is stored as a time:
 * the key ends in Time, time, Timestamp, timestamp or At.  The key is plain, or
 * in its frame (node.h). */
bool kin__key_names_time(kin_str key);

/* Returns the immediate of a time in Kubernetes' format, such as
 * "2026-03-01T12:00:07Z"; KIN__VAL_NONE if the text is not one or is out of
 * range. */
kin__val kin__val_parse_time(kin_str text);

/* The day of a previous time; zero-initialise it. */
struct kin__time_day {
    char text[10];
    kin__val midnight; /* KIN__VAL_NONE if there is no day yet */
};

/* Like kin__val_parse_time(), but faster if the time is on that day; otherwise
 * updates the day. */
kin__val kin__val_parse_time_near(kin_str text, struct kin__time_day *day);

/* Parses a time of any year from 1 to 9999, with an optional fraction, which is
 * dropped.  Returns seconds since 1970.  0 or KIN_EINVAL. */
int kin__time_read(kin_str text, int64_t *ret) KIN_NODISCARD;

enum { KIN__TIME_LEN = 20 };
/* Writes the KIN__TIME_LEN bytes of a time, without a NUL. */
void kin__val_print_time(kin__val time, char *ret);

/* Creates a string; `site` is its site (intern.h), 0 if unknown.  Never creates
 * a time: see kin__val_parse_time(). */
int kin__make_string(struct kin__arena *arena, kin_str bytes, uint32_t site,
                     kin__val *ret) KIN_NODISCARD;

/* Creates a number from a valid JSON literal; an immediate if N4 (node.h) says
 * so. */
int kin__make_number(struct kin__arena *arena, kin_str literal, uint32_t site,
                     kin__val *ret) KIN_NODISCARD;

/* Creates a shape from the keys, each as plain text in its frame (`"key":`),
 * and their ends.  KIN_EEXISTS for a duplicate key. */
int kin__make_shape(struct kin__arena *arena, kin_str text,
                    const uint32_t *ends, uint32_t count,
                    kin__val *ret) KIN_NODISCARD;

/* Copies a string, number or shape of another arena; faster than creating it
 * from its content. */
int kin__make_copy(struct kin__arena *arena, const uint32_t *node,
                   kin__val *ret) KIN_NODISCARD;

/* Creates an array of the values parts[0..count); the immediate [] if empty. */
int kin__make_array(struct kin__arena *arena, const kin__val *parts,
                    const uint8_t *owned, uint32_t count, uint32_t site,
                    kin__val *ret) KIN_NODISCARD;

/* Creates an object of the shape parts[0] and the values parts[1..count];
 * `count` is the number of values, at least 1. */
int kin__make_object(struct kin__arena *arena, const kin__val *parts,
                     const uint8_t *owned, uint32_t count, uint32_t site,
                     kin__val *ret) KIN_NODISCARD;

/* Call between two objects: forgets the recent values of the last one. */
static inline void kin__values_next(struct kin__arena *arena)
{
    if (arena->intern)
        kin__intern_forget_recent(arena->intern);
}

#endif /* KIN_OBJECT_VALUES_H */
