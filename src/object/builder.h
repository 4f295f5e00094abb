/* SPDX-License-Identifier: Apache-2.0 */
/*
 * builder.h - builds a value in a document, front to back.
 *
 *     kin__builder_open(&b, KIN_TYPE_OBJECT);
 *     kin__builder_key(&b, kin_s("replicas"));
 *     kin__builder_add(&b, kin__val_of_int(3));
 *     kin__builder_close(&b);
 *     kin__builder_take(&b, &val);
 *
 * Open arrays and objects are kept in memory, so depth does not use the C
 * stack.  Strings are converted to times, and times to strings, as their key
 * requires (node.h, N3), whatever the source of the value.
 */
#ifndef KIN_OBJECT_BUILDER_H
#define KIN_OBJECT_BUILDER_H

#include <kin/value.h>

#include "base/buf.h"
#include "object/arena.h"

struct kin__builder_frame;

struct kin__builder {
    struct kin__arena *arena; /* borrowed; a document */
    kin__val *parts;          /* owned; values of the open arrays and objects */
    size_t part_count;
    size_t part_cap;
    uint32_t *ends; /* owned; ends of the keys of the open objects */
    size_t end_count;
    size_t end_cap;
    struct kin__buf text;              /* JSON texts of the keys */
    struct kin__builder_frame *frames; /* owned; the open arrays and objects */
    size_t frame_count;
    size_t frame_cap;
    bool has_key;        /* a key was added, but not its value */
    bool key_names_time; /* that key names a time */
};

void kin__builder_init(struct kin__builder *b, struct kin__arena *arena);
void kin__builder_done(struct kin__builder *b);

/* The functions below return 0, KIN_ENOMEM, KIN_ELIMIT, or KIN_EINVAL if the
 * call is not allowed now: a key outside an object, a value without a key, a
 * second root. */

/* `type` is KIN_TYPE_OBJECT or KIN_TYPE_ARRAY. */
int kin__builder_open(struct kin__builder *b, kin_type type) KIN_NODISCARD;

/* Also KIN_EEXISTS for a duplicate key. */
int kin__builder_close(struct kin__builder *b) KIN_NODISCARD;
/* Like kin__builder_close(), but reuses `like` instead of creating a new value
 * if both are equal.  `like` is ignored if it is absent or in another arena. */
int kin__builder_close_like(struct kin__builder *b,
                            kin_value like) KIN_NODISCARD;
int kin__builder_key(struct kin__builder *b, kin_str key) KIN_NODISCARD;

/* Adds a value that is in the builder's arena. */
int kin__builder_add(struct kin__builder *b, kin__val val) KIN_NODISCARD;
int kin__builder_add_string(struct kin__builder *b,
                            kin_str bytes) KIN_NODISCARD;

/* Adds a copy of a value from any arena; KIN_EINVAL if it is absent. */
int kin__builder_add_value(struct kin__builder *b,
                           kin_value value) KIN_NODISCARD;

/* Returns the finished root; KIN_EINVAL if an array or object is open or
 * nothing was added.  The builder can be used again. */
int kin__builder_take(struct kin__builder *b, kin__val *ret) KIN_NODISCARD;

/* Converts a value to its public form. */
static inline kin_value kin__value_of(const struct kin__arena *arena,
                                      kin__val val)
{
    return (kin_value){.home = val ? arena : NULL, .bits = val};
}

#define KIN__AUTO_BUILDER                                                      \
    __attribute__((cleanup(kin__builder_done))) struct kin__builder

#endif /* KIN_OBJECT_BUILDER_H */
