/* SPDX-License-Identifier: Apache-2.0 */
#include "server/wakes.h"

#include "kin_test.h"

/* A waiter that counts what happens to it. */
struct sleeper {
    struct kin__waiter waiter; /* first */
    int wakes;
    int destroys;
    int releases;
};

static void on_wake(void *userdata)
{
    ((struct sleeper *)userdata)->wakes++;
}

static void on_destroy(void *userdata)
{
    ((struct sleeper *)userdata)->destroys++;
}

static void on_release(struct kin__waiter *waiter)
{
    struct sleeper *sleeper = (struct sleeper *)waiter;

    assert_int_equal(sleeper->destroys, 1);
    sleeper->releases++;
}

static void sleeper_init(struct sleeper *sleeper, int64_t due_ns)
{
    *sleeper = (struct sleeper){0};
    kin__waiter_init(&sleeper->waiter);
    sleeper->waiter.due_ns = due_ns;
    sleeper->waiter.wake = on_wake;
    sleeper->waiter.destroy = on_destroy;
    sleeper->waiter.release = on_release;
    sleeper->waiter.userdata = sleeper;
}

KIN_TEST(those_who_are_due_are_called_once)
{
    struct kin__wakes wakes;
    struct cds_list_head waiting;
    struct sleeper early;
    struct sleeper late;

    (void)alloc;
    kin__wakes_init(&wakes);
    CDS_INIT_LIST_HEAD(&waiting);
    sleeper_init(&early, 10);
    sleeper_init(&late, 20);
    cds_list_add_tail(&early.waiter.waiting, &waiting);
    cds_list_add_tail(&late.waiter.waiting, &waiting);
    kin__wakes_collect(&wakes, &waiting, 9);
    kin__wakes_run(&wakes);
    assert_int_equal(early.wakes + late.wakes, 0);
    kin__wakes_collect(&wakes, &waiting, 10);
    kin__wakes_collect(&wakes, &waiting, 10);
    kin__wakes_run(&wakes);
    kin__wakes_run(&wakes);
    assert_int_equal(early.wakes, 1);
    assert_int_equal(late.wakes, 0);
    kin__wakes_collect(&wakes, &waiting, INT64_MAX);
    kin__wakes_run(&wakes);
    assert_int_equal(late.wakes, 1);
    kin__waiter_unref(&early.waiter);
    kin__waiter_unref(&late.waiter);
    assert_int_equal(early.releases + late.releases, 2);
    kin__wakes_done(&wakes);
    return 0;
}

/* W1: it waits again before it was called: one call is enough. */
KIN_TEST(a_second_wait_joins_the_first_call)
{
    struct kin__wakes wakes;
    struct cds_list_head waiting;
    struct sleeper sleeper;

    (void)alloc;
    kin__wakes_init(&wakes);
    CDS_INIT_LIST_HEAD(&waiting);
    sleeper_init(&sleeper, 0);
    for (int i = 0; i < 2; i++) {
        cds_list_add_tail(&sleeper.waiter.waiting, &waiting);
        kin__wakes_collect(&wakes, &waiting, 0);
    }
    kin__wakes_run(&wakes);
    assert_int_equal(sleeper.wakes, 1);
    kin__waiter_unref(&sleeper.waiter);
    kin__wakes_done(&wakes);
    return 0;
}

/* W2, W3 */
KIN_TEST(who_is_closed_is_not_called)
{
    struct kin__wakes wakes;
    struct cds_list_head waiting;
    struct sleeper sleeper;

    (void)alloc;
    kin__wakes_init(&wakes);
    CDS_INIT_LIST_HEAD(&waiting);
    sleeper_init(&sleeper, 0);
    cds_list_add_tail(&sleeper.waiter.waiting, &waiting);
    kin__wakes_collect(&wakes, &waiting, 0);
    atomic_store(&sleeper.waiter.is_closed, true);
    kin__waiter_unref(&sleeper.waiter);
    assert_int_equal(sleeper.destroys, 0);
    kin__wakes_run(&wakes);
    assert_int_equal(sleeper.wakes, 0);
    assert_int_equal(sleeper.destroys, 1);
    assert_int_equal(sleeper.releases, 1);
    kin__wakes_done(&wakes);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(those_who_are_due_are_called_once),
              KIN_TEST_ENTRY(a_second_wait_joins_the_first_call),
              KIN_TEST_ENTRY(who_is_closed_is_not_called))
