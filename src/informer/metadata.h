/* SPDX-License-Identifier: Apache-2.0 */
/*
 * metadata.h - informers that keep nothing but the metadata of objects.
 *
 * A server that can sends PartialObjectMetadata; the objects of others are cut
 * down before they are stored.
 */
#ifndef KIN_INFORMER_METADATA_H
#define KIN_INFORMER_METADATA_H

#include <kin/alloc.h>
#include <kin/error.h>
#include <kin/export.h>
#include <kin/object.h>

/* The object with apiVersion, kind and metadata only, as a server gives it;
 * leaves `*ret` alone if the object is such a one. */
int kin__metadata_cut(const kin_allocator *alloc, const kin_object *object,
                      kin_object **ret, kin_error *err) KIN_NODISCARD;

#endif /* KIN_INFORMER_METADATA_H */
