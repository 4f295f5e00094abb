/* SPDX-License-Identifier: Apache-2.0 */
#include "server/watch_notify.h"

void kin__watch_notify_init(struct kin__watch_notify *notify)
{
    kin__mutex_init(&notify->lock);
    CDS_INIT_LIST_HEAD(&notify->list);
}

void kin__watch_notify_done(struct kin__watch_notify *notify)
{
    assert(!kin__list_is_linked(&notify->list));
    kin__mutex_done(&notify->lock);
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

void kin__watch_notify_collect(struct kin__watch_notify *notify,
                               struct cds_list_head *waiters, int64_t now_ns)
{
    struct kin__waiter *waiter = NULL;
    struct kin__waiter *next = NULL;

    if (!kin__list_is_linked(waiters))
        return;
    KIN__LOCK_SCOPE(&notify->lock);
    cds_list_for_each_entry_safe(waiter, next, waiters, waiting) {
        if (waiter->due_ns > now_ns)
            continue;
        kin__list_unlink(&waiter->waiting);
        if (kin__list_is_linked(&waiter->waking))
            continue;
        kin__ref_get(&waiter->ref);
        cds_list_add_tail(&waiter->waking, &notify->list);
        atomic_fetch_add(&notify->pending, 1);
    }
}

static struct kin__waiter *notify_pop(struct kin__watch_notify *notify)
{
    /* A thread sees the waiters that it has collected itself; the others are
     * notified by the threads that have collected them. */
    if (atomic_load(&notify->pending) == 0)
        return NULL;
    KIN__LOCK_SCOPE(&notify->lock);
    struct kin__waiter *waiter = KIN__LIST_POP(&notify->list,
                                               struct kin__waiter, waking);
    if (waiter) {
        assert(notify->pending > 0);
        atomic_fetch_sub(&notify->pending, 1);
    }
    return waiter;
}

void kin__watch_notify_run(struct kin__watch_notify *notify)
{
    struct kin__waiter *waiter = notify_pop(notify);

    for (; waiter; waiter = notify_pop(notify)) {
        if (waiter->wake &&
            !atomic_load_explicit(&waiter->is_closed, memory_order_acquire))
            waiter->wake(waiter->userdata);
        kin__waiter_unref(waiter);
    }
}
