/* SPDX-License-Identifier: Apache-2.0 */
/*
 * announce.h - from changes of the store to notifications of handlers.
 *
 * There must be room for the notifications: kin__processor_prepare().
 */
#ifndef KIN_INFORMER_ANNOUNCE_H
#define KIN_INFORMER_ANNOUNCE_H

#include <kin/snapshot.h>

#include "cache/store.h"
#include "informer/processor.h"

struct kin__announcer {
    struct kin__processor *processor; /* borrowed */
    bool splits_replaced; /* deliver a change of the uid as delete and add */
    bool is_initial;      /* additions belong to the first list */
    int64_t now_ns;
};

/* An object that is gone from the cache. */
struct kin__gone {
    kin_object *object; /* its last state */
    kin_str version;    /* of the deletion; empty: none */
    bool is_tombstone;
    bool is_isolated;
};

void kin__announce_gone(const struct kin__announcer *announcer,
                        const struct kin__gone *gone);
void kin__announce_change(const struct kin__announcer *announcer,
                          const struct kin__store_change *change);
/* Adds all objects, for a handler that is new.  0 or KIN_ENOMEM. */
int kin__announce_all(struct kin_registration *registration,
                      kin_snapshot *snapshot, int64_t now_ns) KIN_NODISCARD;
/* Adds all objects for all handlers of a muted processor, and ends that.  0, or
 * KIN_ENOMEM without effect. */
int kin__announce_first(struct kin__processor *processor,
                        kin_snapshot *snapshot, int64_t now_ns) KIN_NODISCARD;

#endif /* KIN_INFORMER_ANNOUNCE_H */
