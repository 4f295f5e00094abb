/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_projection: keep only some fields of objects.
 *
 *     kin_projection_parse(NULL, kin_s(".spec.nodeName,.status.phase"),
 *                          &projection, &err);
 *     opts.projection = projection;
 *     kin_informer_new(client, &pods, &opts, &informer, &err);
 *
 * The syntax is that of kin/path.h, with [*] for all elements of an array;
 * single elements cannot be selected:
 *
 *     .spec.containers[*].image
 *     .metadata.annotations['example.com/team']
 *
 *   A  The value at a path is kept completely.
 *   B  Objects and arrays along a path are kept, possibly empty, with only the
 *      declared fields; an array keeps its elements only if a path has [*] for
 *      them.  Values of other types along a path are kept.
 *   C  These are always kept: apiVersion, kind, and metadata.name, namespace,
 *      uid, resourceVersion, labels, deletionTimestamp and ownerReferences.
 *   D  All other fields are skipped while parsing and never stored.  Only their
 *      end is looked for, so that errors in them are not detected.
 *   E  The order of fields is preserved.
 *   F  Projected objects are partial: kin_object_is_partial().
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
    KIN_PROJECTION_MAX_PATHS = 1024 /**< maximum number of paths */
};

/** A set of fields to keep; immutable and thread-safe. */
typedef struct kin_projection kin_projection;

/** All of the metadata, for kin_projection_parse(). */
#define KIN_FIELDS_METADATA ".metadata"

/** A Secret without its data, for kin_projection_parse().  Annotations are
 * omitted too: kubectl stores a copy of the data there. */
#define KIN_FIELDS_SECRET ".type,.immutable,.metadata.creationTimestamp"

/**
 * Create a projection from paths separated by commas.  A comma in quotes within
 * brackets, or after a backslash, is part of a key.
 * @param alloc  borrowed until the projection is freed; NULL for the default
 * @param text   copied; "" keeps only the fields of C
 * @param ret    released with kin_projection_unref()
 * @param err    says which path is invalid, and where
 * @return 0, KIN_EPARSE (not a path), KIN_EINVAL (a path to the whole object or
 *         a single element), KIN_ELIMIT (more than
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
 * @return `projection`
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
