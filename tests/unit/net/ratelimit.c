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
    /* However long it is idle, the bucket holds no more than a burst. */
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

KIN_TEST(a_token_may_be_one_of_later)
{
    struct kin__fake_clock fake;
    KIN__AUTO_RATELIMIT limit;
    kin_deadline at = KIN_NEVER;

    (void)alloc;
    kin__fake_clock_init(&fake, 0, 0);
    kin__ratelimit_init(&limit, &fake.clock, 10, 1);
    TRY(kin__ratelimit_take(&limit, /* stop= */ NULL, &at));
    assert_int_equal(at.at_ns, 0);
    TRY(kin__ratelimit_take(&limit, /* stop= */ NULL, &at));
    assert_int_equal(at.at_ns, 100 * MS);
    TRY(kin__ratelimit_take(&limit, /* stop= */ NULL, &at));
    assert_int_equal(at.at_ns, 200 * MS);
    return 0;
}

KIN_TEST(guarantee_b_a_cancelled_wait_returns_its_token)
{
    struct kin__fake_clock fake;
    KIN__AUTO_RATELIMIT limit;
    KIN_AUTO(kin_stop) *stop = NULL;
    kin_stop_opts opts = KIN_INIT(kin_stop_opts);

    opts.alloc = alloc;
    kin__fake_clock_init(&fake, 0, 0);
    kin__ratelimit_init(&limit, &fake.clock, 10, 1);
    TRY(kin__stop_new_with_clock(&fake.clock, &opts, &stop, /* err= */ NULL));
    kin_deadline at = KIN_NEVER;
    assert_true(kin__ratelimit_try(&limit));
    TRY(kin__ratelimit_take(&limit, stop, &at));
    kin__ratelimit_give_back(&limit);
    assert_int_equal(wait_ns(&limit), 100 * MS);
    kin_stop_request(stop);
    TRY_FAIL(kin__ratelimit_take(&limit, stop, &at), KIN_ESTOPPED);
    assert_int_equal(wait_ns(&limit), 200 * MS);
    return 0;
}

KIN_TEST(a_wait_beyond_the_deadline_fails_at_once)
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
    kin_deadline at = KIN_NEVER;
    TRY_FAIL(kin__ratelimit_take(&limit, stop, &at), KIN_ETIMEDOUT);
    assert_int_equal(wait_ns(&limit), 100 * MS);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_burst_goes_at_once_and_then_one_by_one),
              KIN_TEST_ENTRY(a_try_takes_only_what_is_there),
              KIN_TEST_ENTRY(guarantee_a_no_span_has_more_than_its_share),
              KIN_TEST_ENTRY(defaults_and_no_limit),
              KIN_TEST_ENTRY(a_token_may_be_one_of_later),
              KIN_TEST_ENTRY(guarantee_b_a_cancelled_wait_returns_its_token),
              KIN_TEST_ENTRY(a_wait_beyond_the_deadline_fails_at_once))
