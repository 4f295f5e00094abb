/* SPDX-License-Identifier: Apache-2.0 */
/*
 * notifier.h - a callback for when a reader releases memory of a store.
 *
 * It is reference-counted: objects may be released after the store and the
 * owner of the callback are gone.  Without a callback it does nothing.
 *
 *   N1  When kin__notifier_set() returns, the old callback is not running and
 *       will not be called again.
 *   N2  The callback runs with the notifier's lock held.  Nothing else is
 *       called under that lock.
 *
 * Threads: any.
 */
#ifndef KIN_CACHE_NOTIFIER_H
#define KIN_CACHE_NOTIFIER_H

#include <stdatomic.h>

#include <kin/alloc.h>

#include "base/lock.h"

/* All members are private. */
struct kin__notifier {
    const kin_allocator *alloc;
    _Atomic uint32_t refs;
    struct kin__mutex mutex; /* guards the two below */
    void (*notify)(void *userdata);
    void *userdata;
};

/* Returns NULL without memory. */
struct kin__notifier *kin__notifier_new(const kin_allocator *alloc);
struct kin__notifier *kin__notifier_ref(struct kin__notifier *notifier);
/* NULL is ignored. */
void kin__notifier_unref(struct kin__notifier *notifier);

/* Sets the callback; NULL removes it. */
void kin__notifier_set(struct kin__notifier *notifier,
                       void (*notify)(void *userdata), void *userdata);
void kin__notifier_notify(struct kin__notifier *notifier);

#endif /* KIN_CACHE_NOTIFIER_H */
