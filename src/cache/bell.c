/* SPDX-License-Identifier: Apache-2.0 */
#include "cache/bell.h"

#include "base/alloc.h"

struct kin__bell *kin__bell_new(const kin_allocator *alloc)
{
    struct kin__bell *bell = kin__alloc0(alloc, 1, sizeof(*bell));

    if (!bell)
        return NULL;
    bell->alloc = alloc;
    atomic_init(&bell->refs, 1);
    kin__mutex_init(&bell->mutex);
    return bell;
}

struct kin__bell *kin__bell_ref(struct kin__bell *bell)
{
    atomic_fetch_add_explicit(&bell->refs, 1, memory_order_relaxed);
    return bell;
}

void kin__bell_unref(struct kin__bell *bell)
{
    if (!bell ||
        atomic_fetch_sub_explicit(&bell->refs, 1, memory_order_acq_rel) != 1)
        return;
    kin__mutex_done(&bell->mutex);
    kin__free(bell->alloc, bell);
}

void kin__bell_set(struct kin__bell *bell, void (*ring)(void *userdata),
                   void *userdata)
{
    KIN__LOCK_SCOPE(&bell->mutex);
    bell->ring = ring;
    bell->userdata = userdata;
}

void kin__bell_ring(struct kin__bell *bell)
{
    KIN__LOCK_SCOPE(&bell->mutex);
    if (bell->ring)
        bell->ring(bell->userdata);
}
