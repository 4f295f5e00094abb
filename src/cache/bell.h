/* SPDX-License-Identifier: Apache-2.0 */
/*
 * bell.h - rung by threads that give something back to a store.
 *
 * It is counted, since objects may be given back after the store and whatever
 * listens to the bell are gone; then it is mute.
 *
 *   B1  After kin__bell_set() has returned the old function is not running and
 *       will not be called.
 *   B2  The function is called with the bell's lock held, which is a leaf for
 *       everything but the function.
 */
#ifndef KIN_CACHE_BELL_H
#define KIN_CACHE_BELL_H

#include <stdatomic.h>

#include <kin/alloc.h>

#include "base/lock.h"

/* Members are its own. */
struct kin__bell {
    const kin_allocator *alloc;
    _Atomic uint32_t refs;
    struct kin__mutex mutex; /* the two below */
    void (*ring)(void *userdata);
    void *userdata;
};

/* NULL without memory. */
struct kin__bell *kin__bell_new(const kin_allocator *alloc);
struct kin__bell *kin__bell_ref(struct kin__bell *bell);
/* NULL is fine. */
void kin__bell_unref(struct kin__bell *bell);

/* What it calls; NULL makes it mute. */
void kin__bell_set(struct kin__bell *bell, void (*ring)(void *userdata),
                   void *userdata);
void kin__bell_ring(struct kin__bell *bell);

#endif /* KIN_CACHE_BELL_H */
