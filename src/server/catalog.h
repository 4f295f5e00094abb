/* SPDX-License-Identifier: Apache-2.0 */
/*
 * catalog.h - which resources are served.
 *
 * A catalog never changes; another one takes its place.  Whoever holds one, or
 * a resource of it, may go on.
 */
#ifndef KIN_SERVER_CATALOG_H
#define KIN_SERVER_CATALOG_H

#include "base/ref.h"
#include "server/engine.h"
#include "server/shelf.h"

/* A resource from inside. */
struct kin__served {
    struct kin__resource resource; /* first: it is what others see */
    struct kin__ref ref;
    const kin_allocator *alloc;
    struct kin__shelf *shelf;    /* outlives it */
    struct kin__served *storage; /* in whose form it is stored; held, or NULL
                                    for itself */
    kin_object *definition;      /* held; NULL for a built-in one */
    kin_str *texts;              /* owned; behind the views of `resource` */
    struct kin__subresource *subresources; /* owned */
    bool is_terminating;                   /* the definition is being deleted */
};

static inline struct kin__served *kin__served_of(
    const struct kin__resource *resource)
{
    return (struct kin__served *)(uintptr_t)resource;
}

/* The one in whose form objects are stored. */
static inline const struct kin__resource *kin__served_storage(
    const struct kin__served *served)
{
    return served->storage ? &served->storage->resource : &served->resource;
}

int kin__served_new(const kin_allocator *alloc,
                    const struct kin__schema_resource *facts,
                    struct kin__shelf *shelf, struct kin__served *storage,
                    struct kin__served **ret) KIN_NODISCARD;

/* One version of a definition; `storage` is NULL if this is the one stored. */
int kin__served_new_custom(const kin_allocator *alloc,
                           const kin_object *definition, kin_value version,
                           struct kin__shelf *shelf,
                           struct kin__served *storage,
                           struct kin__served **ret) KIN_NODISCARD;

/* A list of resources on its way to be a catalog; holds each of them. */
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

/* Takes over what the draft holds, which is empty then. */
int kin__catalog_new(struct kin__catalog_draft *draft, uint64_t number,
                     const struct kin__catalog **ret) KIN_NODISCARD;
const struct kin__catalog *kin__catalog_ref(const struct kin__catalog *catalog);

/* Borrowed from the catalog; NULL if there is none. */
struct kin__served *kin__catalog_find(const struct kin__catalog *catalog,
                                      kin_str group, kin_str version,
                                      kin_str plural);

/* Kubernetes' order of versions: v2, v1, v1beta1, v1alpha1, others.  As for
 * qsort, the one preferred first. */
int kin__version_compare(kin_str a, kin_str b);

#endif /* KIN_SERVER_CATALOG_H */
