/* SPDX-License-Identifier: Apache-2.0 */
#include "base/fake_clock.h"

#include "kin_test.h"
#include "kin_test_dies.h"

KIN_TEST(moves_only_when_advanced)
{
    struct kin__fake_clock fake;

    (void)alloc;
    kin__fake_clock_init(&fake, /* now_ns= */ 10, /* wall_ns= */ 500);
    assert_int_equal(kin__clock_now_ns(&fake.clock), 10);
    assert_int_equal(kin__clock_wall_ns(&fake.clock), 500);
    kin__fake_clock_advance(&fake, 7);
    assert_int_equal(kin__clock_now_ns(&fake.clock), 17);
    assert_int_equal(kin__clock_wall_ns(&fake.clock), 507);
    return 0;
}

KIN_TEST(set_wall_changes_only_the_wall_clock)
{
    struct kin__fake_clock fake;

    (void)alloc;
    kin__fake_clock_init(&fake, /* now_ns= */ 10, /* wall_ns= */ 500);
    kin__fake_clock_set_wall(&fake, -3);
    assert_int_equal(kin__clock_wall_ns(&fake.clock), -3);
    assert_int_equal(kin__clock_now_ns(&fake.clock), 10);
    return 0;
}

KIN_TEST(suspend_does_not_advance_monotonic_time)
{
    struct kin__fake_clock fake;

    (void)alloc;
    kin__fake_clock_init(&fake, /* now_ns= */ 10, /* wall_ns= */ 500);
    assert_int_equal(kin__clock_boot_ns(&fake.clock), 10);
    kin__fake_clock_suspend(&fake, 7);
    assert_int_equal(kin__clock_now_ns(&fake.clock), 10);
    assert_int_equal(kin__clock_boot_ns(&fake.clock), 17);
    assert_int_equal(kin__clock_wall_ns(&fake.clock), 507);
    kin__fake_clock_advance(&fake, 1);
    assert_int_equal(kin__clock_boot_ns(&fake.clock), 18);
    return 0;
}

static void run_backwards(void *userdata)
{
    kin__fake_clock_advance(userdata, -1);
}

KIN_TEST(does_not_run_backwards)
{
    struct kin__fake_clock fake;

    (void)alloc;
    kin__fake_clock_init(&fake, /* now_ns= */ 10, /* wall_ns= */ 500);
    assert_true(kin_test_dies(run_backwards, &fake));
    return 0;
}

/* A thread that waits for fake time 100 and records the result. */
struct waiter {
    struct kin__fake_clock fake;
    pthread_mutex_t mutex;
    pthread_cond_t cond;
    bool is_woken;       /* guarded by mutex */
    int result;          /* of the last wait; read after the join */
    int64_t woken_at_ns; /* fake; read after the join */
};

static void waiter_init(struct waiter *waiter)
{
    pthread_condattr_t attr;

    kin__fake_clock_init(&waiter->fake, /* now_ns= */ 0, /* wall_ns= */ 0);
    pthread_mutex_init(&waiter->mutex, NULL);
    pthread_condattr_init(&attr);
    pthread_condattr_setclock(&attr, CLOCK_MONOTONIC);
    pthread_cond_init(&waiter->cond, &attr);
    pthread_condattr_destroy(&attr);
    waiter->is_woken = false;
    waiter->result = 0;
}

static void waiter_done(struct waiter *waiter)
{
    pthread_cond_destroy(&waiter->cond);
    pthread_mutex_destroy(&waiter->mutex);
}

static void *waiter_run(void *userdata)
{
    struct waiter *waiter = userdata;
    const kin_deadline deadline = {.at_ns = 100};

    pthread_mutex_lock(&waiter->mutex);
    while (!waiter->is_woken && waiter->result == 0)
        waiter->result = kin__clock_cond_wait(
            &waiter->fake.clock, &waiter->cond, &waiter->mutex, deadline);
    waiter->woken_at_ns = kin__clock_now_ns(&waiter->fake.clock);
    pthread_mutex_unlock(&waiter->mutex);
    return NULL;
}

KIN_TEST(a_waiter_times_out_at_the_fake_deadline)
{
    struct waiter waiter;
    pthread_t thread;

    (void)alloc;
    waiter_init(&waiter);
    assert_int_equal(pthread_create(&thread, NULL, waiter_run, &waiter), 0);
    kin__fake_clock_await_waiters(&waiter.fake, 1);
    kin__fake_clock_advance(&waiter.fake, 99);
    kin__fake_clock_await_waiters(&waiter.fake, 1);
    kin__fake_clock_advance(&waiter.fake, 1);
    pthread_join(thread, NULL);
    assert_int_equal(waiter.result, KIN_ETIMEDOUT);
    assert_int_equal(waiter.woken_at_ns, 100);
    waiter_done(&waiter);
    return 0;
}

KIN_TEST(a_signal_wakes_a_waiter_without_advance)
{
    struct waiter waiter;
    pthread_t thread;

    (void)alloc;
    waiter_init(&waiter);
    assert_int_equal(pthread_create(&thread, NULL, waiter_run, &waiter), 0);
    kin__fake_clock_await_waiters(&waiter.fake, 1);
    pthread_mutex_lock(&waiter.mutex);
    waiter.is_woken = true;
    pthread_cond_signal(&waiter.cond);
    pthread_mutex_unlock(&waiter.mutex);
    pthread_join(thread, NULL);
    assert_int_equal(waiter.result, 0);
    assert_int_equal(waiter.woken_at_ns, 0);
    waiter_done(&waiter);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(moves_only_when_advanced),
              KIN_TEST_ENTRY(suspend_does_not_advance_monotonic_time),
              KIN_TEST_ENTRY(set_wall_changes_only_the_wall_clock),
              KIN_TEST_ENTRY(does_not_run_backwards),
              KIN_TEST_ENTRY(a_waiter_times_out_at_the_fake_deadline),
              KIN_TEST_ENTRY(a_signal_wakes_a_waiter_without_advance))
