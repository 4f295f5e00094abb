/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_path: a field path.
 *
 * The syntax is that of kubectl:
 *
 *     .spec.containers[0].image
 *     .metadata.labels['app.kubernetes.io/name']
 *     .metadata.labels.app\.kubernetes\.io/name
 *     .status.conditions[-1]            (counted from the end)
 *
 * The leading dot is optional; "" and "." are the value itself.  A key ends
 * before the next dot or bracket, unless that is escaped by a backslash.  In
 * brackets, a key is quoted with ' or ", and a backslash escapes the next
 * character.  Wildcards and filters are not supported, since they match several
 * values.
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

/** One step of a path.  Frozen. */
typedef struct kin_step {
    kin_str key;   /**< of an object's member */
    int64_t index; /**< of an array's element; from the end if negative */
    bool is_index; /**< `index` is used, not `key` */
} kin_step;

/** A compiled path; immutable. */
typedef struct kin_path kin_path;

/**
 * Compile a path.
 * @param alloc  borrowed until the path is freed; NULL for the default
 * @param text   copied
 * @param ret    released with kin_path_free()
 * @param err    says at which byte the path is invalid
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
 * Look up a path.
 * @param path  borrowed
 * @param v     the root
 * @return absent if not found
 * Threads: any.
 */
KIN_API kin_value kin_path_get(const kin_path *path, kin_value v);

/**
 * Look up a path given as text, without allocating memory.
 * @param v     the root
 * @param text  borrowed
 * @param ret   absent if not found
 * @param err   says at which byte the path is invalid
 * @return 0, KIN_EPARSE or KIN_ELIMIT
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_path_find(kin_value v, kin_str text,
                                        kin_value *ret, kin_error *err);

/**
 * Format steps as text for kin_path_new().
 * @param steps   borrowed
 * @param count   number of steps; the result for 0 is "."
 * @param buffer  filled and NUL-terminated if `size` is not 0
 * @param size    of the buffer; truncated if it does not fit
 * @return the length of the whole text, as snprintf
 * Threads: any.
 */
KIN_API size_t kin_steps_print(const kin_step *steps, size_t count,
                               char *buffer, size_t size);

KIN_DEFINE_AUTO(kin_path, kin_path_free);

KIN_END_DECLS

#endif /* KIN_PATH_H */
