/* SPDX-License-Identifier: Apache-2.0 */
#include "server/watch_notify.h"

#include "kin_test.h"

/* A waiter that counts its calls. */
struct counter {
    struct kin__waiter waiter; /* first */
    int notify;
    int destroys;
    int releases;
};

static void on_wake(void *userdata)
{
    ((struct counter *)userdata)->notify++;
}

static void on_destroy(void *userdata)
{
    ((struct counter *)userdata)->destroys++;
}

static void on_release(struct kin__waiter *waiter)
{
    struct counter *counter = (struct counter *)waiter;

    assert_int_equal(counter->destroys, 1);
    counter->releases++;
}

static void sleeper_init(struct counter *counter, int64_t due_ns)
{
    *counter = (struct counter){0};
    kin__waiter_init(&counter->waiter);
    counter->waiter.due_ns = due_ns;
    counter->waiter.wake = on_wake;
    counter->waiter.destroy = on_destroy;
    counter->waiter.release = on_release;
    counter->waiter.userdata = counter;
}

KIN_TEST(calls_due_waiters_once)
{
    struct kin__watch_notify notify;
    struct cds_list_head waiting;
    struct counter early;
    struct counter late;

    (void)alloc;
    kin__watch_notify_init(&notify);
    CDS_INIT_LIST_HEAD(&waiting);
    sleeper_init(&early, 10);
    sleeper_init(&late, 20);
    cds_list_add_tail(&early.waiter.waiting, &waiting);
    cds_list_add_tail(&late.waiter.waiting, &waiting);
    kin__watch_notify_collect(&notify, &waiting, 9);
    kin__watch_notify_run(&notify);
    assert_int_equal(early.notify + late.notify, 0);
    kin__watch_notify_collect(&notify, &waiting, 10);
    kin__watch_notify_collect(&notify, &waiting, 10);
    kin__watch_notify_run(&notify);
    kin__watch_notify_run(&notify);
    assert_int_equal(early.notify, 1);
    assert_int_equal(late.notify, 0);
    kin__watch_notify_collect(&notify, &waiting, INT64_MAX);
    kin__watch_notify_run(&notify);
    assert_int_equal(late.notify, 1);
    kin__waiter_unref(&early.waiter);
    kin__waiter_unref(&late.waiter);
    assert_int_equal(early.releases + late.releases, 2);
    kin__watch_notify_done(&notify);
    return 0;
}

/* W1: one that waits again before it was called is called once. */
KIN_TEST(a_second_wait_before_the_call_needs_one_call)
{
    struct kin__watch_notify notify;
    struct cds_list_head waiting;
    struct counter counter;

    (void)alloc;
    kin__watch_notify_init(&notify);
    CDS_INIT_LIST_HEAD(&waiting);
    sleeper_init(&counter, 0);
    for (int i = 0; i < 2; i++) {
        cds_list_add_tail(&counter.waiter.waiting, &waiting);
        kin__watch_notify_collect(&notify, &waiting, 0);
    }
    kin__watch_notify_run(&notify);
    assert_int_equal(counter.notify, 1);
    kin__waiter_unref(&counter.waiter);
    kin__watch_notify_done(&notify);
    return 0;
}

/* W2, W3 */
KIN_TEST(does_not_call_closed_waiters)
{
    struct kin__watch_notify notify;
    struct cds_list_head waiting;
    struct counter counter;

    (void)alloc;
    kin__watch_notify_init(&notify);
    CDS_INIT_LIST_HEAD(&waiting);
    sleeper_init(&counter, 0);
    cds_list_add_tail(&counter.waiter.waiting, &waiting);
    kin__watch_notify_collect(&notify, &waiting, 0);
    atomic_store(&counter.waiter.is_closed, true);
    kin__waiter_unref(&counter.waiter);
    assert_int_equal(counter.destroys, 0);
    kin__watch_notify_run(&notify);
    assert_int_equal(counter.notify, 0);
    assert_int_equal(counter.destroys, 1);
    assert_int_equal(counter.releases, 1);
    kin__watch_notify_done(&notify);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(calls_due_waiters_once),
              KIN_TEST_ENTRY(a_second_wait_before_the_call_needs_one_call),
              KIN_TEST_ENTRY(does_not_call_closed_waiters))
