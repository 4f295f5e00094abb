/* SPDX-License-Identifier: Apache-2.0 */
/*
 * limit.h - the limit on the bytes of a cache.
 *
 * It is checked before an event is applied and before an object of a list is
 * staged.  Its values exist by then, so they count.  Deletions are always
 * applied.
 *
 * What counts is what the store uses without room to grow
 * (kin__store_used_bytes), so that the history of the cache does not matter: a
 * cache that has grown to its limit fits as a list after a restart.  For a
 * list, the least that its objects take beside their values is counted while it
 * arrives, and the exact amount before it is published.
 */
#ifndef KIN_INFORMER_LIMIT_H
#define KIN_INFORMER_LIMIT_H

#include <kin/store.h>

#include "informer/stage.h"

enum {
    /* While a list replaces another one, 1/8 more than max_bytes may be used.
     */
    KIN__LIMIT_LIST_SHARE = 8,
};

struct kin__limit {
    kin_store *store;               /* borrowed, as the next */
    const struct kin__stage *stage; /* of the list that arrives */
    uint64_t max_bytes;             /* 0: no limit */
};

/* What the room is for. */
enum kin__limit_use {
    KIN__LIMIT_EVENT,
    KIN__LIMIT_LIST,   /* the first one */
    KIN__LIMIT_RELIST, /* one that replaces another */
};

void kin__limit_init(struct kin__limit *limit, kin_store *store,
                     const struct kin__stage *stage, uint64_t max_bytes);
/* Another limit from now on; the objects that exceed it stay. */
void kin__limit_set(struct kin__limit *limit, uint64_t max_bytes);
/* Whether one more value, which exists already, may be stored.  0 or
 * KIN_ELIMIT, after garbage was reclaimed. */
int kin__limit_check(const struct kin__limit *limit, enum kin__limit_use use,
                     kin_error *err) KIN_NODISCARD;

#endif /* KIN_INFORMER_LIMIT_H */
