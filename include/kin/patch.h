/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * Applying patches to values: merge patch (RFC 7386) and JSON patch (RFC 6902).
 *
 * A patch is a value, as is its target; neither changes.  The result is a
 * document of its own that shares nothing with them.  A patch is applied as a
 * whole or not at all.
 */
#ifndef KIN_PATCH_H
#define KIN_PATCH_H

#include <kin/alloc.h>
#include <kin/document.h>
#include <kin/error.h>
#include <kin/export.h>
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
 * @param err     may be NULL
 * @return 0, KIN_EINVAL (no patch), KIN_ELIMIT or KIN_ENOMEM
 * Threads: any that may read both values.
 * Since: 0.1
 */
KIN_API int kin_patch_merge(const kin_allocator *alloc, kin_value target,
                            kin_value patch, kin_document **ret,
                            kin_error *err);

/**
 * Apply a JSON patch: add, remove, replace, move, copy and test, in order.
 * @param alloc   borrowed until the result is freed; NULL for the default
 * @param target  not absent
 * @param patch   an array of operations
 * @param ret     released with kin_document_free()
 * @param err     says which operation failed (counted from 0), its path and
 *                why; may be NULL
 * @return 0; KIN_EINVAL (not a patch), KIN_ENOTFOUND (a path leads nowhere),
 *         KIN_ECONFLICT (a test failed), KIN_ELIMIT or KIN_ENOMEM
 * Threads: any that may read both values.
 * Since: 0.1
 */
KIN_API int kin_patch_json(const kin_allocator *alloc, kin_value target,
                           kin_value patch, kin_document **ret, kin_error *err);

KIN_END_DECLS

#endif /* KIN_PATCH_H */
