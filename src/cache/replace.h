/* SPDX-License-Identifier: Apache-2.0 */
/*
 * replace.h - replaces the content of a store by a list, in slices.
 *
 * A replace is one write transaction (txn.h): all objects of the list are
 * prepared, then committed, then published.  Readers see nothing before the
 * last of these, so the work can be divided into slices, between which the
 * writer does other things, but nothing with this store.
 *
 * Threads: the store's writer.
 */
#ifndef KIN_CACHE_REPLACE_H
#define KIN_CACHE_REPLACE_H

#include "cache/store.h"

struct kin__replace_list {
    kin_str ns; /* objects of other namespaces stay; empty: all are replaced */
    const kin__val *roots; /* borrowed; the values are given */
    size_t count;
    kin_str resource_version; /* borrowed */
};

enum kin__replace_phase {
    KIN__REPLACE_PREPARE, /* may fail; aborted then, and nothing has changed */
    KIN__REPLACE_RECORD,  /* the changes for the caller */
    KIN__REPLACE_COMMIT,
    KIN__REPLACE_END, /* what is not in the list */
    KIN__REPLACE_PUBLISH,
    KIN__REPLACE_RECLAIM, /* once to unlink, and once to free: the next write
                             may come much later */
    KIN__REPLACE_RECLAIM_AGAIN,
    KIN__REPLACE_DONE,
};

/* Private members. */
struct kin__replace {
    kin_store *store;
    struct kin__replace_list list;
    struct kin__store_replaced *ret;
    struct kin__txn_version version;
    enum kin__replace_phase phase;
    size_t next; /* of the phase */
    int started; /* result of the begin */
};

/* Begins a replace.  `list` is copied, and what it borrows is valid until the
 * last step, as is `ret`, which gets the changes; it may be NULL. */
void kin__replace_begin(struct kin__replace *replace, kin_store *store,
                        const struct kin__replace_list *list,
                        struct kin__store_replaced *ret);

/* Continues, for about `work` objects.  1 if there is more to do; 0 when all is
 * done; or the failure of kin__store_replace_within(), which ends it. */
int kin__replace_step(struct kin__replace *replace, size_t work,
                      kin_error *err) KIN_NODISCARD;

#endif /* KIN_CACHE_REPLACE_H */
