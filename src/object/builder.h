/* SPDX-License-Identifier: Apache-2.0 */
/*
 * builder.h - putting a document together from its first byte to its last.
 *
 *     kin__builder_open(&b, KIN_TYPE_OBJECT);
 *     kin__builder_key(&b, kin_s("replicas"));
 *     kin__builder_add(&b, kin__val_of_int(3));
 *     kin__builder_close(&b);
 *     kin__builder_take(&b, &val);
 *
 * Arrays and objects wait on a stack until they are closed, so depth costs
 * memory and no stack.  A string becomes a time, or a time a string, as the key
 * above it says (node.h, N3), wherever the value comes from.
 */
#ifndef KIN_OBJECT_BUILDER_H
#define KIN_OBJECT_BUILDER_H

#include <kin/value.h>

#include "base/buf.h"
#include "object/arena.h"

struct kin__builder_frame;

struct kin__builder {
    struct kin__arena *arena; /* borrowed; a document */
    kin__val *parts;          /* owned; values of what is open */
    size_t part_count;
    size_t part_cap;
    uint32_t *ends; /* owned; of the keys of each open object */
    size_t end_count;
    size_t end_cap;
    struct kin__buf text;              /* the keys' JSON texts */
    struct kin__builder_frame *frames; /* owned; what is open */
    size_t frame_count;
    size_t frame_cap;
    bool has_key;        /* a member's key was given, its value not yet */
    bool key_names_time; /* of that key */
};

void kin__builder_init(struct kin__builder *b, struct kin__arena *arena);
void kin__builder_done(struct kin__builder *b);

/* The functions below return 0, KIN_ENOMEM, KIN_ELIMIT, or KIN_EINVAL where
 * the call does not fit: a key outside an object, a value without a key, a
 * second root. */

/* `type` is KIN_TYPE_OBJECT or KIN_TYPE_ARRAY. */
int kin__builder_open(struct kin__builder *b, kin_type type) KIN_NODISCARD;

/* Also KIN_EEXISTS, when a key was given twice. */
int kin__builder_close(struct kin__builder *b) KIN_NODISCARD;
/* The same where the value may turn out to be one that is there already: if it
 * is what `like` is, that is taken and nothing is made.  A value of another
 * arena, or absent, is like nothing. */
int kin__builder_close_like(struct kin__builder *b,
                            kin_value like) KIN_NODISCARD;
int kin__builder_key(struct kin__builder *b, kin_str key) KIN_NODISCARD;

/* A value that is already in the builder's arena. */
int kin__builder_add(struct kin__builder *b, kin__val val) KIN_NODISCARD;
int kin__builder_add_string(struct kin__builder *b,
                            kin_str bytes) KIN_NODISCARD;

/* A copy of a value from anywhere; absent is KIN_EINVAL. */
int kin__builder_add_value(struct kin__builder *b,
                           kin_value value) KIN_NODISCARD;

/* The finished root; KIN_EINVAL while something is open or nothing was added.
 * The builder can be used again. */
int kin__builder_take(struct kin__builder *b, kin__val *ret) KIN_NODISCARD;

/* The public form of a value. */
static inline kin_value kin__value_of(const struct kin__arena *arena,
                                      kin__val val)
{
    return (kin_value){.home = val ? arena : NULL, .bits = val};
}

#define KIN__AUTO_BUILDER                                                      \
    __attribute__((cleanup(kin__builder_done))) struct kin__builder

#endif /* KIN_OBJECT_BUILDER_H */
