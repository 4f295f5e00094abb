/* SPDX-License-Identifier: Apache-2.0 */
#include "net/ratelimit.h"

#include <stdatomic.h>

#include "base/fake_clock.h"
#include "base/stop.h"
#include "base/thread.h"
#include "kin_test.h"

#define MS KIN__NS_PER_MS

static int64_t wait_ns(struct kin__ratelimit *limit)
{
    return kin__ratelimit_reserve(limit).at_ns -
           kin__clock_now_ns(limit->clock);
}

KIN_TEST(a_burst_goes_at_once_and_then_one_by_one)
{
    struct kin__fake_clock fake;
    KIN__AUTO_RATELIMIT limit;

    (void)alloc;
    kin__fake_clock_init(&fake, 1000, 0);
    kin__ratelimit_init(&limit, &fake.clock, /* qps= */ 10, /* burst= */ 3);
    for (int i = 0; i < 3; i++)
        assert_int_equal(wait_ns(&limit), 0);
    assert_int_equal(wait_ns(&limit), 100 * MS);
    assert_int_equal(wait_ns(&limit), 200 * MS);
    kin__fake_clock_advance(&fake, 250 * MS);
    assert_int_equal(wait_ns(&limit), 50 * MS);
    /* However long it rests, the bucket holds no more than a burst. */
    kin__fake_clock_advance(&fake, 3600 * KIN__NS_PER_S);
    for (int i = 0; i < 3; i++)
        assert_int_equal(wait_ns(&limit), 0);
    assert_int_equal(wait_ns(&limit), 100 * MS);
    return 0;
}

KIN_TEST(a_try_takes_only_what_is_there)
{
    struct kin__fake_clock fake;
    KIN__AUTO_RATELIMIT limit;

    (void)alloc;
    kin__fake_clock_init(&fake, 0, 0);
    kin__ratelimit_init(&limit, &fake.clock, 100, 1);
    assert_true(kin__ratelimit_try(&limit));
    assert_false(kin__ratelimit_try(&limit));
    kin__fake_clock_advance(&fake, 10 * MS - 1);
    assert_false(kin__ratelimit_try(&limit));
    kin__fake_clock_advance(&fake, 1);
    assert_true(kin__ratelimit_try(&limit));
    return 0;
}

/* Guarantee A, by brute force over uneven steps. */
KIN_TEST(guarantee_a_no_span_has_more_than_its_share)
{
    enum { STEPS = 2000, QPS = 7, BURST = 5 };
    struct kin__fake_clock fake;
    KIN__AUTO_RATELIMIT limit;
    static int64_t taken_ns[STEPS];
    int count = 0;

    (void)alloc;
    kin__fake_clock_init(&fake, 0, 0);
    kin__ratelimit_init(&limit, &fake.clock, QPS, BURST);
    for (int i = 0; i < STEPS; i++) {
        if (kin__ratelimit_try(&limit))
            taken_ns[count++] = kin__clock_now_ns(&fake.clock);
        kin__fake_clock_advance(&fake, (i * 37 % 101) * MS);
    }
    assert_true(count > 500);
    for (int from = 0; from < count; from++) {
        for (int to = from; to < count; to++) {
            int64_t span_ns = taken_ns[to] - taken_ns[from];
            assert_true((to - from + 1) <=
                        BURST + span_ns * QPS / KIN__NS_PER_S + 1);
        }
    }
    return 0;
}

KIN_TEST(defaults_and_no_limit)
{
    struct kin__fake_clock fake;
    KIN__AUTO_RATELIMIT usual;
    KIN__AUTO_RATELIMIT none;
    KIN__AUTO_RATELIMIT slow;

    (void)alloc;
    kin__fake_clock_init(&fake, 0, 0);
    kin__ratelimit_init(&usual, &fake.clock, 0, 0);
    kin__ratelimit_init(&none, &fake.clock, -1, 1);
    kin__ratelimit_init(&slow, &fake.clock, 1e-300, 1);
    for (int i = 0; i < 100; i++)
        assert_int_equal(wait_ns(&usual), 0);
    assert_int_equal(wait_ns(&usual), 20 * MS);
    for (int i = 0; i < 1000; i++)
        assert_int_equal(wait_ns(&none), 0);
    assert_true(kin__ratelimit_try(&slow));
    for (int i = 0; i < 5; i++)
        assert_true(wait_ns(&slow) > INT64_C(3600) * KIN__NS_PER_S);
    return 0;
}

/* A thread that waits for its turn. */
struct waiter {
    struct kin__ratelimit *limit;
    kin_stop *stop;
    struct kin__thread thread;
    int result;
    int64_t waited_ns;
};

static void waiter_run(void *userdata)
{
    struct waiter *waiter = userdata;

    waiter->result = kin__ratelimit_wait(waiter->limit, waiter->stop,
                                         &waiter->waited_ns);
}

static int start_waiter(struct waiter *waiter)
{
    return kin__thread_start(&waiter->thread, /* opts= */ NULL, waiter_run,
                             waiter, /* err= */ NULL);
}

KIN_TEST(a_wait_ends_when_its_time_comes)
{
    struct kin__fake_clock fake;
    KIN__AUTO_RATELIMIT limit;
    struct waiter waiter = {.limit = &limit, .result = 1};

    (void)alloc;
    kin__fake_clock_init(&fake, 0, 0);
    kin__ratelimit_init(&limit, &fake.clock, 10, 1);
    TRY(kin__ratelimit_wait(&limit, /* stop= */ NULL, &waiter.waited_ns));
    assert_int_equal(waiter.waited_ns, 0);
    TRY(start_waiter(&waiter));
    kin__fake_clock_await_waiters(&fake, 1);
    kin__fake_clock_advance(&fake, 100 * MS);
    kin__thread_join(&waiter.thread);
    assert_int_equal(waiter.result, 0);
    assert_int_equal(waiter.waited_ns, 100 * MS);
    return 0;
}

KIN_TEST(guarantee_b_who_gives_up_gives_back)
{
    struct kin__fake_clock fake;
    KIN__AUTO_RATELIMIT limit;
    KIN_AUTO(kin_stop) *stop = NULL;
    kin_stop_opts opts = KIN_INIT(kin_stop_opts);

    opts.alloc = alloc;
    kin__fake_clock_init(&fake, 0, 0);
    kin__ratelimit_init(&limit, &fake.clock, 10, 1);
    TRY(kin__stop_new_with_clock(&fake.clock, &opts, &stop, /* err= */ NULL));
    struct waiter waiter = {.limit = &limit, .stop = stop, .result = 1};
    assert_true(kin__ratelimit_try(&limit));
    TRY(start_waiter(&waiter));
    kin__fake_clock_await_waiters(&fake, 1);
    kin_stop_request(stop);
    kin__thread_join(&waiter.thread);
    assert_int_equal(waiter.result, KIN_ESTOPPED);
    assert_int_equal(wait_ns(&limit), 100 * MS);
    TRY_FAIL(kin__ratelimit_wait(&limit, stop, /* ret_waited_ns= */ NULL),
             KIN_ESTOPPED);
    return 0;
}

KIN_TEST(a_hopeless_wait_is_not_begun)
{
    struct kin__fake_clock fake;
    KIN__AUTO_RATELIMIT limit;
    KIN_AUTO(kin_stop) *stop = NULL;
    kin_stop_opts opts = KIN_INIT(kin_stop_opts);

    kin__fake_clock_init(&fake, 0, 0);
    opts.alloc = alloc;
    opts.has_deadline = true;
    opts.deadline = kin__deadline_after(&fake.clock, 99 * MS);
    kin__ratelimit_init(&limit, &fake.clock, 10, 1);
    TRY(kin__stop_new_with_clock(&fake.clock, &opts, &stop, /* err= */ NULL));
    assert_true(kin__ratelimit_try(&limit));
    TRY_FAIL(kin__ratelimit_wait(&limit, stop, /* ret_waited_ns= */ NULL),
             KIN_ETIMEDOUT);
    assert_int_equal(wait_ns(&limit), 100 * MS);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_burst_goes_at_once_and_then_one_by_one),
              KIN_TEST_ENTRY(a_try_takes_only_what_is_there),
              KIN_TEST_ENTRY(guarantee_a_no_span_has_more_than_its_share),
              KIN_TEST_ENTRY(defaults_and_no_limit),
              KIN_TEST_ENTRY(a_wait_ends_when_its_time_comes),
              KIN_TEST_ENTRY(guarantee_b_who_gives_up_gives_back),
              KIN_TEST_ENTRY(a_hopeless_wait_is_not_begun))
