/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_path: the way from a value to one inside it.
 *
 * A path is written as kubectl writes it:
 *
 *     .spec.containers[0].image
 *     .metadata.labels['app.kubernetes.io/name']
 *     .metadata.labels.app\.kubernetes\.io/name
 *     .status.conditions[-1]            (counted from the end)
 *
 * The dot in front may be left out; "" and "." are the value itself.  After a
 * dot, a key ends before the next dot or bracket, unless a backslash stands
 * before that.  In brackets, a key stands in ' or " and a backslash takes the
 * next character as it is.  Wildcards and filters are not paths, since they
 * lead to many values.
 */
#ifndef KIN_PATH_H
#define KIN_PATH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/alloc.h>
#include <kin/error.h>
#include <kin/export.h>
#include <kin/str.h>
#include <kin/value.h>

KIN_BEGIN_DECLS

enum {
    KIN_PATH_MAX_LEN = 65536, /**< bytes of a path's text */
    KIN_PATH_MAX_STEPS = 512  /**< steps of a path */
};

/** One step of a path; open because paths are also built by hand.  Frozen. */
typedef struct kin_step {
    kin_str key;   /**< of an object's member */
    int64_t index; /**< of an array's element; from the end if negative */
    bool is_index; /**< which of the two counts */
} kin_step;

/** A compiled path; it never changes. */
typedef struct kin_path kin_path;

/**
 * Compile a path.
 * @param alloc  borrowed until the path is freed; NULL for the default
 * @param text   copied
 * @param ret    released with kin_path_free()
 * @param err    says at which byte the path is wrong
 * @return 0, KIN_EPARSE, KIN_ELIMIT or KIN_ENOMEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_path_new(const kin_allocator *alloc, kin_str text,
                                       kin_path **ret, kin_error *err);

/**
 * Release a path.
 * @param path  given
 * @return NULL
 * Threads: owner.
 */
KIN_API kin_path *kin_path_free(kin_path *path);

/**
 * Follow a path.
 * @param path  borrowed
 * @param v     where it begins
 * @return absent if a step leads nowhere
 * Threads: any.
 */
KIN_API kin_value kin_path_get(const kin_path *path, kin_value v);

/**
 * Follow a path given as text, once; takes no memory.
 * @param v     where it begins
 * @param text  borrowed
 * @param ret   absent if a step leads nowhere
 * @param err   says at which byte the path is wrong
 * @return 0, KIN_EPARSE or KIN_ELIMIT
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_path_find(kin_value v, kin_str text,
                                        kin_value *ret, kin_error *err);

/**
 * Write steps as the text of a path that kin_path_new() reads.
 * @param steps   borrowed; unused if `count` is 0
 * @param count   how many there are; none give "."
 * @param buffer  filled and NUL-terminated if `size` is not 0
 * @param size    of the buffer; the text is cut when it does not fit
 * @return the length of the whole text, as snprintf
 * Threads: any.
 */
KIN_API size_t kin_steps_print(const kin_step *steps, size_t count,
                               char *buffer, size_t size);

KIN_DEFINE_AUTO(kin_path, kin_path_free);

KIN_END_DECLS

#endif /* KIN_PATH_H */
