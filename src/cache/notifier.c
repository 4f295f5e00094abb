/* SPDX-License-Identifier: Apache-2.0 */
#include "cache/notifier.h"

#include "base/alloc.h"

struct kin__notifier *kin__notifier_new(const kin_allocator *alloc)
{
    struct kin__notifier *notifier = kin__alloc0(alloc, 1, sizeof(*notifier));

    if (!notifier)
        return NULL;
    notifier->alloc = alloc;
    atomic_init(&notifier->refs, 1);
    kin__mutex_init(&notifier->mutex);
    return notifier;
}

struct kin__notifier *kin__notifier_ref(struct kin__notifier *notifier)
{
    uint32_t refs = atomic_fetch_add_explicit(&notifier->refs, 1,
                                              memory_order_relaxed);

    assert(refs > 0);
    (void)refs;
    return notifier;
}

void kin__notifier_unref(struct kin__notifier *notifier)
{
    if (!notifier || atomic_fetch_sub_explicit(&notifier->refs, 1,
                                               memory_order_acq_rel) != 1)
        return;
    kin__mutex_done(&notifier->mutex);
    kin__free(notifier->alloc, notifier);
}

void kin__notifier_set(struct kin__notifier *notifier,
                       void (*notify)(void *userdata), void *userdata)
{
    KIN__LOCK_SCOPE(&notifier->mutex);
    notifier->notify = notify;
    notifier->userdata = userdata;
}

void kin__notifier_notify(struct kin__notifier *notifier)
{
    KIN__LOCK_SCOPE(&notifier->mutex);
    if (notifier->notify)
        notifier->notify(notifier->userdata);
}
