/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * Merge patches (RFC 7386) and JSON patches (RFC 6902): apply them, and compute
 * them from two values.
 *
 * Patch and target are values and do not change.  The result is a new,
 * independent document.  A patch is applied completely or not at all.
 *
 * Values of one cache share equal parts, which are skipped, so that the cost of
 * computing a patch is proportional to the changes.  Other values are compared
 * completely.  Objects are compared by keys, in any order; arrays by index.
 *
 *   A  Applying the JSON patch of a and b to a gives a value equal to b.
 *   B  So does the merge patch, unless a member of an object in b is null: a
 *      merge patch can remove members but not set them to null.
 *   C  Equal values have no difference: no call of the visitor, and the JSON
 *      patch `[]`.  The merge patch of equal objects is `{}`; that of other
 *      equal values is the value itself, since only a replacement preserves
 *      them.
 */
#ifndef KIN_PATCH_H
#define KIN_PATCH_H

#include <stddef.h>

#include <kin/alloc.h>
#include <kin/document.h>
#include <kin/error.h>
#include <kin/export.h>
#include <kin/path.h>
#include <kin/value.h>

KIN_BEGIN_DECLS

enum {
    /** Operations of one JSON patch, as in Kubernetes' API server. */
    KIN_PATCH_MAX_OPERATIONS = 10000,
    /** Limit for the bytes added by all "copy" operations of a patch, and by
     * "move" operations of changed values: a short patch could otherwise double
     * a document repeatedly. */
    KIN_PATCH_MAX_COPY_BYTES = 3 << 20
};

/**
 * Apply a merge patch: members of the patch replace those of the target,
 * objects are merged, null removes.
 * @param alloc   borrowed until the result is freed; NULL for the default
 * @param target  may be absent
 * @param patch   not absent
 * @param ret     released with kin_document_free()
 * @return 0, KIN_EINVAL (no patch), KIN_ELIMIT or KIN_ENOMEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_patch_merge(const kin_allocator *alloc,
                                          kin_value target, kin_value patch,
                                          kin_document **ret, kin_error *err);

/**
 * Apply a JSON patch: add, remove, replace, move, copy and test, in order.
 * @param alloc   borrowed until the result is freed; NULL for the default
 * @param target  not absent
 * @param patch   an array of operations
 * @param ret     released with kin_document_free()
 * @param err     says which operation failed (counted from 0), its path and
 *                why
 * @return 0; KIN_EINVAL (not a patch), KIN_ENOTFOUND (no such path),
 *         KIN_ECONFLICT (a test failed), KIN_ELIMIT or KIN_ENOMEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_patch_json(const kin_allocator *alloc,
                                         kin_value target, kin_value patch,
                                         kin_document **ret, kin_error *err);

/** Kind of a change. */
typedef enum kin_change_kind {
    KIN_CHANGE_ADDED = 1, /**< the member or element is new */
    KIN_CHANGE_REMOVED,   /**< it was removed */
    KIN_CHANGE_CHANGED    /**< its value changed */
} kin_change_kind;

/** One change, borrowed until the visitor returns. */
typedef struct kin_change {
    kin_change_kind kind;  /**< added, removed or changed */
    const kin_step *steps; /**< the path; NULL only if it has no steps */
    size_t step_count;     /**< number of steps */
    kin_value old_value;   /**< absent if added */
    kin_value new_value;   /**< absent if removed */
} kin_change;

/**
 * Receives one change.
 * @return 0, or a negative code, which ends the comparison
 */
typedef int kin_change_visit(const kin_change *change, void *userdata);

/**
 * Visit every change between two values.  For an array, changed elements come
 * first, in order, then removed elements in reverse order, or added elements in
 * order; so that the changes can be applied one by one.
 * @param alloc     borrowed; NULL for the default
 * @param a         the old value; may be absent
 * @param b         the new value; may be absent
 * @param visit     called for each change
 * @param userdata  passed to it
 * @param err       filled on failure, unless the visitor failed
 * @return 0, the error of the visitor, or KIN_ENOMEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_diff(const kin_allocator *alloc, kin_value a,
                                   kin_value b, kin_change_visit *visit,
                                   void *userdata, kin_error *err);

/**
 * Compute the smallest merge patch from `a` to `b` (see guarantee B).
 * @param alloc  borrowed until the document is freed; NULL for the default
 * @param a      the old value; may be absent
 * @param b      the new value; may be absent, which gives null
 * @param ret    released with kin_document_free()
 * @return 0, KIN_ELIMIT or KIN_ENOMEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_diff_merge_patch(const kin_allocator *alloc,
                                               kin_value a, kin_value b,
                                               kin_document **ret,
                                               kin_error *err);

/**
 * Compute a JSON patch from `a` to `b` with operations add, remove and replace.
 * @param alloc  borrowed until the document is freed; NULL for the default
 * @param a      the old value; may be absent
 * @param b      the new value; may be absent
 * @param ret    an array; released with kin_document_free()
 * @return 0, KIN_ELIMIT or KIN_ENOMEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_diff_json_patch(const kin_allocator *alloc,
                                              kin_value a, kin_value b,
                                              kin_document **ret,
                                              kin_error *err);

KIN_END_DECLS

#endif /* KIN_PATCH_H */
