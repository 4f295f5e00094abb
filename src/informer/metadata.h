/* SPDX-License-Identifier: Apache-2.0 */
/*
 * metadata.h - informers that keep nothing but the metadata of objects.
 *
 * A server that can sends PartialObjectMetadata; the objects of others are cut
 * down before they are stored.  The user's own functions come behind that.
 */
#ifndef KIN_INFORMER_METADATA_H
#define KIN_INFORMER_METADATA_H

#include <kin/informer.h>

/* The user's functions. */
struct kin__metadata_hooks {
    const kin_allocator *alloc; /* borrowed; for objects that are cut down */
    int (*transform)(const kin_object *object, kin_object **ret, kin_error *err,
                     void *userdata);
    kin_failure_fn *on_error;
    void *userdata;
};

/* Puts itself in the place of the functions in `opts`, which `hooks` takes; it
 * outlives the informer. */
void kin__metadata_hook(struct kin__metadata_hooks *hooks,
                        kin_informer_opts *opts);

/* The object with apiVersion, kind and metadata only, as a server gives it;
 * leaves `*ret` alone if the object is such a one. */
int kin__metadata_cut(const kin_allocator *alloc, const kin_object *object,
                      kin_object **ret, kin_error *err) KIN_NODISCARD;

#endif /* KIN_INFORMER_METADATA_H */
