/* SPDX-License-Identifier: Apache-2.0 */
/*
 * path.h - paths inside the library: reading one step at a time, and a path
 * that grows and shrinks while a value is walked.
 */
#ifndef KIN_OBJECT_PATH_H
#define KIN_OBJECT_PATH_H

#include <kin/path.h>

#include "base/buf.h"

/* Reads the text of a path.  A key that has escapes comes with its backslashes
 * and `has_escapes`; kin__path_unescape() takes them out. */
struct kin__path_reader {
    kin_str text;
    size_t at;
    bool takes_any; /* `[*]` is an index, too */
};

struct kin__path_token {
    kin_str key; /* a view of the text */
    int64_t index;
    bool is_index;
    bool is_any; /* every index */
    bool has_escapes;
};

/* 1 and a step, 0 at the end, KIN_EPARSE or KIN_ELIMIT. */
int kin__path_read(struct kin__path_reader *reader, struct kin__path_token *ret,
                   kin_error *err);

/* Writes a key without its backslashes to `ret`, which has room for `key.len`
 * bytes; gives the length. */
size_t kin__path_unescape(kin_str key, char *ret);

kin_value kin__step_get(kin_value v, const kin_step *step);

/* Steps on the way to where a walk is. */
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

/* Appends what kin_steps_print() writes; or a JSON pointer (RFC 6901), such as
 * "/spec/containers/0", for steps without negative indexes. */
int kin__steps_append(const kin_step *steps, size_t count,
                      struct kin__buf *ret) KIN_NODISCARD;
int kin__steps_append_pointer(const kin_step *steps, size_t count,
                              struct kin__buf *ret) KIN_NODISCARD;

/* The steps of a path; NULL: it has no steps. */
const kin_step *kin__path_steps(const kin_path *path, size_t *ret_count);

/* As kin_path_get(), with one guess for each step, as in kin__value_get_slot().
 */
kin_value kin__path_get_slots(const kin_path *path, kin_value v,
                              uint32_t *slots);

#endif /* KIN_OBJECT_PATH_H */
