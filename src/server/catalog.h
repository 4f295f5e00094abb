/* SPDX-License-Identifier: Apache-2.0 */
/*
 * catalog.h - the resources that are served.
 *
 * A catalog never changes; a new one replaces it.  References to a catalog, or
 * to a resource of it, stay valid.
 */
#ifndef KIN_SERVER_CATALOG_H
#define KIN_SERVER_CATALOG_H

#include "base/ref.h"
#include "server/engine.h"
#include "server/resource_store.h"

struct kin__resource_hooks;
struct kin__structural_root;

/* The implementation of struct kin__resource. */
struct kin__served {
    struct kin__resource resource; /* first: the public part */
    struct kin__ref ref;
    const kin_allocator *alloc;
    struct kin__resource_store *resource_store; /* outlives it */
    /* The storage version; held, or NULL for itself. */
    struct kin__served *storage;
    kin_object *definition; /* held; NULL for a built-in resource */
    kin_str *texts;         /* owned; the arrays of `resource` */
    struct kin__subresource *subresources;   /* owned */
    const struct kin__resource_hooks *hooks; /* static; NULL for none */
    /* Of a custom resource: its compiled schema; owned; NULL until it is
     * used. */
    struct kin__structural_root *_Atomic schema;
    bool is_terminating; /* the definition is being deleted */
};

static inline struct kin__served *kin__served_of(
    const struct kin__resource *resource)
{
    return (struct kin__served *)(uintptr_t)resource;
}

/* The storage version of a resource. */
static inline const struct kin__resource *kin__served_storage(
    const struct kin__served *served)
{
    return served->storage ? &served->storage->resource : &served->resource;
}

int kin__served_new(const kin_allocator *alloc,
                    const struct kin__schema_resource *facts,
                    struct kin__resource_store *resource_store,
                    struct kin__served *storage,
                    struct kin__served **ret) KIN_NODISCARD;

/* One version of a definition; `storage` is NULL if this is the storage
 * version. */
int kin__served_new_custom(const kin_allocator *alloc,
                           const kin_object *definition, kin_value version,
                           struct kin__resource_store *resource_store,
                           struct kin__served *storage,
                           struct kin__served **ret) KIN_NODISCARD;

/* The list of resources of a future catalog; holds a reference to each. */
struct kin__catalog_draft {
    const kin_allocator *alloc;
    struct kin__served **items; /* owned */
    size_t count;
    size_t cap;
};

/* Takes another reference.  0 or KIN_ENOMEM. */
int kin__catalog_draft_add(struct kin__catalog_draft *draft,
                           struct kin__served *served) KIN_NODISCARD;
void kin__catalog_draft_done(struct kin__catalog_draft *draft);

/* Moves the content of the draft into a catalog. */
int kin__catalog_new(struct kin__catalog_draft *draft, uint64_t number,
                     const struct kin__catalog **ret) KIN_NODISCARD;
const struct kin__catalog *kin__catalog_ref(const struct kin__catalog *catalog);

/* Borrowed from the catalog; NULL if it is not served. */
struct kin__served *kin__catalog_find(const struct kin__catalog *catalog,
                                      kin_str group, kin_str version,
                                      kin_str plural);

/* Compares versions in Kubernetes' order: v2, v1, v1beta1, v1alpha1, others.
 * For qsort, preferred versions first. */
int kin__version_compare(kin_str a, kin_str b);

#endif /* KIN_SERVER_CATALOG_H */
