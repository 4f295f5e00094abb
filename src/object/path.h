/* SPDX-License-Identifier: Apache-2.0 */
/*
 * path.h - internals of paths: parsing step by step, and the path of a walk.
 */
#ifndef KIN_OBJECT_PATH_H
#define KIN_OBJECT_PATH_H

#include <kin/path.h>

#include "base/buf.h"

/* Parses the text of a path.  A key with escapes is returned with its
 * backslashes and `has_escapes`; kin__path_unescape() removes them. */
struct kin__path_reader {
    kin_str text;
    size_t at;
    bool takes_any; /* `[*]` is accepted as an index */
};

struct kin__path_token {
    kin_str key; /* a view of the text */
    int64_t index;
    bool is_index;
    bool is_any; /* `[*]` */
    bool has_escapes;
};

/* Reads the next step.  1, 0 at the end, KIN_EPARSE or KIN_ELIMIT. */
int kin__path_read(struct kin__path_reader *reader, struct kin__path_token *ret,
                   kin_error *err);

/* Writes a key without its backslashes to `ret`, which has room for `key.len`
 * bytes; returns the length. */
size_t kin__path_unescape(kin_str key, char *ret);

kin_value kin__step_get(kin_value v, const kin_step *step);

/* The path of a walk through a value. */
struct kin__steps {
    const kin_allocator *alloc; /* borrowed */
    kin_step *items;            /* owned; their keys are borrowed */
    size_t count;
    size_t cap;
};

void kin__steps_done(struct kin__steps *steps);
int kin__steps_push(struct kin__steps *steps, kin_step step) KIN_NODISCARD;
int kin__steps_push_key(struct kin__steps *steps, kin_str key) KIN_NODISCARD;
int kin__steps_push_index(struct kin__steps *steps, size_t index) KIN_NODISCARD;

/* Append the output of kin_steps_print(), or a JSON pointer (RFC 6901) such as
 * "/spec/containers/0", which requires steps without negative indexes. */
int kin__steps_append(const kin_step *steps, size_t count,
                      struct kin__buf *ret) KIN_NODISCARD;
int kin__steps_append_pointer(const kin_step *steps, size_t count,
                              struct kin__buf *ret) KIN_NODISCARD;

/* Returns the steps of a path; NULL if it has none. */
const kin_step *kin__path_steps(const kin_path *path, size_t *ret_count);

/* Like kin_path_get(), with one hint per step as in kin__value_get_slot(). */
kin_value kin__path_get_slots(const kin_path *path, kin_value v,
                              uint32_t *slots);

#endif /* KIN_OBJECT_PATH_H */
