/* SPDX-License-Identifier: Apache-2.0 */
/*
 * known.h - the objects of a store as a queue by key knows them.
 *
 * Threads: the store's writer.
 */
#ifndef KIN_INFORMER_KNOWN_H
#define KIN_INFORMER_KNOWN_H

#include <kin/queue.h>
#include <kin/store.h>

struct kin__known {
    kin_store *store; /* borrowed */
    kin_str ns;       /* only those of this namespace; empty: all */
    bool is_all;      /* those of all namespaces nevertheless */
};

/* Borrowed until the next write. */
const kin_object *kin__known_get(kin_str key, void *known);
/* Calls `take` for each; ends with its first failure.  Or KIN_ENOMEM. */
int kin__known_each(int (*take)(const kin_object *object, void *context),
                    void *context, void *known) KIN_NODISCARD;

#endif /* KIN_INFORMER_KNOWN_H */
