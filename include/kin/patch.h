/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * Patches: apply them to values, and make them from two values.  Merge patches
 * (RFC 7386) and JSON patches (RFC 6902).
 *
 * A patch is a value, as is its target; neither changes.  The result is a new
 * document that shares nothing with them.  A patch is applied as a whole or not
 * at all.
 *
 * Two values of one cache share what they have in common, and shared parts are
 * skipped, so making a patch costs what changed.  Other values are compared as
 * a whole.  Objects are compared by keys, in any order; arrays by index.
 *
 *   A  Applying the JSON patch of a and b to a gives a value equal to b.
 *   B  So does the merge patch, unless a member of an object in b is null: a
 *      merge patch can remove members but not set them to null.
 *   C  Equal values have no difference: no call and `[]`.  The merge patch of
 *      equal objects is `{}`; that of other equal values is the value itself,
 *      since nothing but a replacement leaves those as they are.
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
    /** Bytes that all "copy" operations of one patch may add, and its "move"
     * operations of what it has changed before: a short patch could otherwise
     * double a document, or write a large part of it, again and again. */
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
 * @return 0; KIN_EINVAL (not a patch), KIN_ENOTFOUND (a path leads nowhere),
 *         KIN_ECONFLICT (a test failed), KIN_ELIMIT or KIN_ENOMEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_patch_json(const kin_allocator *alloc,
                                         kin_value target, kin_value patch,
                                         kin_document **ret, kin_error *err);

/** What happened at a path. */
typedef enum kin_change_kind {
    KIN_CHANGE_ADDED = 1, /**< the member or element is new */
    KIN_CHANGE_REMOVED,   /**< it is gone */
    KIN_CHANGE_CHANGED    /**< it has another value */
} kin_change_kind;

/** One change; all of it is borrowed until the visitor returns. */
typedef struct kin_change {
    kin_change_kind kind;  /**< what happened there */
    const kin_step *steps; /**< the path; NULL only if it has no steps */
    size_t step_count;     /**< of `steps` */
    kin_value old_value;   /**< absent for what was added */
    kin_value new_value;   /**< absent for what was removed */
} kin_change;

/**
 * Takes one change.
 * @return 0 to go on, or a negative code that ends the comparison
 */
typedef int kin_change_visit(const kin_change *change, void *userdata);

/**
 * Visit every change between two values.  An array's changed elements come
 * first, from front to back, then those that are gone, from back to front, or
 * those that are new, from front to back; so the changes can be made one after
 * the other.
 * @param alloc     borrowed; NULL for the default
 * @param a         the old value; may be absent
 * @param b         the new value; may be absent
 * @param visit     called for each change
 * @param userdata  passed to it
 * @param err       filled on failure, unless the visitor failed
 * @return 0, what the visitor returned, or KIN_ENOMEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_diff(const kin_allocator *alloc, kin_value a,
                                   kin_value b, kin_change_visit *visit,
                                   void *userdata, kin_error *err);

/**
 * Give the smallest merge patch that makes `b` of `a` (see guarantee B).
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
 * Give a JSON patch that makes `b` of `a`: operations add, remove and replace.
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
