/* SPDX-License-Identifier: Apache-2.0 */
#include "server/wakes.h"

void kin__wakes_init(struct kin__wakes *wakes)
{
    kin__mutex_init(&wakes->lock);
    CDS_INIT_LIST_HEAD(&wakes->list);
}

void kin__wakes_done(struct kin__wakes *wakes)
{
    assert(!kin__list_is_linked(&wakes->list));
    kin__mutex_done(&wakes->lock);
}

void kin__waiter_init(struct kin__waiter *waiter)
{
    kin__ref_init(&waiter->ref);
    CDS_INIT_LIST_HEAD(&waiter->waiting);
    CDS_INIT_LIST_HEAD(&waiter->waking);
    atomic_init(&waiter->is_closed, false);
}

void kin__waiter_unref(struct kin__waiter *waiter)
{
    if (!kin__ref_put(&waiter->ref))
        return;
    if (waiter->destroy)
        waiter->destroy(waiter->userdata);
    waiter->release(waiter);
}

void kin__wakes_collect(struct kin__wakes *wakes, struct cds_list_head *waiters,
                        int64_t now_ns)
{
    struct kin__waiter *waiter = NULL;
    struct kin__waiter *next = NULL;

    if (!kin__list_is_linked(waiters))
        return;
    KIN__LOCK_SCOPE(&wakes->lock);
    cds_list_for_each_entry_safe(waiter, next, waiters, waiting) {
        if (waiter->due_ns > now_ns)
            continue;
        kin__list_unlink(&waiter->waiting);
        if (kin__list_is_linked(&waiter->waking))
            continue;
        kin__ref_get(&waiter->ref);
        cds_list_add_tail(&waiter->waking, &wakes->list);
    }
}

static struct kin__waiter *wakes_pop(struct kin__wakes *wakes)
{
    KIN__LOCK_SCOPE(&wakes->lock);
    return KIN__LIST_POP(&wakes->list, struct kin__waiter, waking);
}

void kin__wakes_run(struct kin__wakes *wakes)
{
    struct kin__waiter *waiter = wakes_pop(wakes);

    for (; waiter; waiter = wakes_pop(wakes)) {
        if (waiter->wake &&
            !atomic_load_explicit(&waiter->is_closed, memory_order_acquire))
            waiter->wake(waiter->userdata);
        kin__waiter_unref(waiter);
    }
}
