/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_projection: which fields of objects are kept, and nothing else of them.
 *
 *     kin_projection_parse(NULL, kin_s(".spec.nodeName,.status.phase"),
 *                          &projection, &err);
 *     opts.projection = projection;
 *     kin_informer_new(client, &pods, &opts, &informer, &err);
 *
 * Paths are written as in kin/path.h, and [*] stands for every element of an
 * array; single elements cannot be chosen:
 *
 *     .spec.containers[*].image
 *     .metadata.annotations['example.com/team']
 *
 *   A  What a path leads to is kept as a whole.
 *   B  On the way to it, objects and arrays are kept with nothing in them but
 *      what is declared, so perhaps empty; an array has its elements only if a
 *      path has [*] for them.  What is neither (a string, say) is kept.
 *   C  These are kept always: apiVersion, kind, and of the metadata name,
 *      namespace, uid, resourceVersion, labels, deletionTimestamp and
 *      ownerReferences.
 *   D  Everything else is passed over while it is read, and never stored.  It
 *      is looked over for its end only, so a fault in it goes unnoticed.
 *   E  What is left has the order that it came in.
 *   F  An object that was read in this way is partial: kin_object_is_partial().
 */
#ifndef KIN_PROJECTION_H
#define KIN_PROJECTION_H

#include <stdbool.h>
#include <stddef.h>

#include <kin/alloc.h>
#include <kin/error.h>
#include <kin/export.h>
#include <kin/path.h>
#include <kin/str.h>

KIN_BEGIN_DECLS

enum {
    KIN_PROJECTION_MAX_PATHS = 1024 /**< of one projection */
};

/** Which fields are kept; it never changes, so threads may share it. */
typedef struct kin_projection kin_projection;

/** All of the metadata, for kin_projection_parse(). */
#define KIN_FIELDS_METADATA ".metadata"

/** What a Secret is, without what it says, for kin_projection_parse().  The
 * annotations are left out too: kubectl keeps a copy of the data there. */
#define KIN_FIELDS_SECRET ".type,.immutable,.metadata.creationTimestamp"

/**
 * Make a projection of paths in one text, with commas between them.  A comma
 * inside of brackets and quotes, or behind a backslash, is part of a key.
 * @param alloc  borrowed until the projection is gone; NULL for the default
 * @param text   copied; "" keeps what is always kept
 * @param ret    released with kin_projection_unref()
 * @param err    says which path is wrong, and where
 * @return 0, KIN_EPARSE (no path), KIN_EINVAL (a path that is no declaration:
 *         the whole object, or a single element), KIN_ELIMIT (more than
 *         KIN_PROJECTION_MAX_PATHS) or KIN_ENOMEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_projection_parse(const kin_allocator *alloc,
                                               kin_str text,
                                               kin_projection **ret,
                                               kin_error *err);

/**
 * Take another reference.
 * @param projection  borrowed
 * @return the same
 * Threads: any.
 */
KIN_API kin_projection *kin_projection_ref(const kin_projection *projection);

/**
 * Drop a reference.
 * @param projection  given
 * @return NULL
 * Threads: any.
 */
KIN_API kin_projection *kin_projection_unref(const kin_projection *projection);

KIN_DEFINE_AUTO(kin_projection, kin_projection_unref);

KIN_END_DECLS

#endif /* KIN_PROJECTION_H */
