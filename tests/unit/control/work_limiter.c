/* SPDX-License-Identifier: Apache-2.0 */
#include "control/work_limiter.h"

#include "base/fake_clock.h"
#include "base/lock.h"
#include "kin_test.h"

static const kin_work_key key;

static int64_t delay_ms(kin_work_limiter *limiter, uint32_t failures)
{
    return kin__work_limiter_delay_ns(limiter, &key, failures) / KIN__NS_PER_MS;
}

/* client-go's TestItemExponentialFailureRateLimiter. */
KIN_TEST(a_delay_doubles_with_each_failure)
{
    kin_work_limiter_opts opts = KIN_INIT(kin_work_limiter_opts);
    KIN_AUTO(kin_work_limiter) *limiter = NULL;

    opts.alloc = alloc;
    opts.base_ms = 1;
    opts.max_ms = 1000;
    TRY(kin_work_limiter_new(&opts, &limiter, NULL));
    for (uint32_t i = 0; i < 10; i++)
        assert_int_equal(delay_ms(limiter, i), 1 << i);
    assert_int_equal(delay_ms(limiter, 10), 1000);
    assert_int_equal(delay_ms(limiter, 11), 1000);
    return 0;
}

/* client-go's TestItemExponentialFailureRateLimiterOverFlow. */
KIN_TEST(no_number_of_failures_overflows)
{
    static const struct {
        int64_t base_ms;
        int64_t max_ms;
    } limits[] = {{1, 1000 * 1000},
                  {60 * 1000, INT64_C(1000) * 3600 * 1000},
                  {1, INT64_MAX},
                  {INT64_MAX, INT64_MAX}};

    for (size_t i = 0; i < sizeof(limits) / sizeof(*limits); i++) {
        KIN_AUTO(kin_work_limiter) *limiter = NULL;
        kin_work_limiter_opts opts = KIN_INIT(kin_work_limiter_opts);
        int64_t before = 0;
        opts.alloc = alloc;
        opts.base_ms = limits[i].base_ms;
        opts.max_ms = limits[i].max_ms;
        TRY(kin_work_limiter_new(&opts, &limiter, NULL));
        for (uint32_t n = 0; n < 200; n++) {
            int64_t ns = kin__work_limiter_delay_ns(limiter, &key, n);
            assert_true(ns >= before);
            before = ns;
        }
        assert_int_equal(kin__work_limiter_delay_ns(limiter, &key, UINT32_MAX),
                         before);
        assert_int_equal(before, kin__work_ms_to_ns(limits[i].max_ms));
    }
    return 0;
}

/* client-go's TestItemFastSlowRateLimiter. */
KIN_TEST(first_failures_are_fast)
{
    kin_work_limiter_opts opts = KIN_INIT(kin_work_limiter_opts);
    KIN_AUTO(kin_work_limiter) *limiter = NULL;

    opts.alloc = alloc;
    opts.fast_ms = 5;
    opts.slow_ms = 10000;
    opts.fast_tries = 3;
    TRY(kin_work_limiter_new(&opts, &limiter, NULL));
    for (uint32_t i = 0; i < 3; i++)
        assert_int_equal(delay_ms(limiter, i), 5);
    assert_int_equal(delay_ms(limiter, 3), 10000);
    assert_int_equal(delay_ms(limiter, UINT32_MAX), 10000);
    return 0;
}

KIN_TEST(a_bucket_is_shared_by_all_keys)
{
    kin_work_limiter_opts opts = KIN_INIT(kin_work_limiter_opts);
    KIN_AUTO(kin_work_limiter) *limiter = NULL;
    struct kin__fake_clock clock;

    kin__fake_clock_init(&clock, KIN__NS_PER_S, 0);
    opts.alloc = alloc;
    opts.qps = 10;
    opts.burst = 3;
    TRY(kin__work_limiter_new(&clock.clock, &opts, &limiter, NULL));
    for (uint32_t i = 0; i < 3; i++)
        assert_int_equal(delay_ms(limiter, i), 0);
    assert_int_equal(delay_ms(limiter, 0), 100);
    assert_int_equal(delay_ms(limiter, 0), 200);
    kin__fake_clock_advance(&clock, KIN__NS_PER_S);
    assert_int_equal(delay_ms(limiter, 0), 0);
    return 0;
}

/* client-go's TestMaxOfRateLimiter; in one limiter, and of two. */
KIN_TEST(uses_the_longest_delay)
{
    kin_work_limiter_opts opts = KIN_INIT(kin_work_limiter_opts);
    kin_work_limiter_opts steps = KIN_INIT(kin_work_limiter_opts);
    kin_work_limiter_opts doubles = KIN_INIT(kin_work_limiter_opts);
    KIN_AUTO(kin_work_limiter) *one = NULL;
    KIN_AUTO(kin_work_limiter) *part = NULL;
    KIN_AUTO(kin_work_limiter) *other = NULL;
    KIN_AUTO(kin_work_limiter) *both = NULL;

    steps.alloc = alloc;
    steps.fast_ms = 5;
    steps.slow_ms = 3000;
    steps.fast_tries = 3;
    opts = steps;
    opts.base_ms = 2;
    opts.max_ms = 1000;
    doubles.alloc = alloc;
    doubles.base_ms = 2;
    doubles.max_ms = 1000;
    TRY(kin_work_limiter_new(&opts, &one, NULL));
    TRY(kin_work_limiter_new(&steps, &part, NULL));
    TRY(kin_work_limiter_new(&doubles, &other, NULL));
    kin_work_limiter *const parts[] = {part, other};
    opts = (kin_work_limiter_opts)KIN_INIT(kin_work_limiter_opts);
    opts.alloc = alloc;
    opts.limiters = parts;
    opts.count = 2;
    TRY(kin_work_limiter_new(&opts, &both, NULL));
    /* Sometimes one is longer, sometimes the other: 2, 4, 8 and so on. */
    static const int64_t expected[] = {5, 5, 8, 3000, 3000};
    for (uint32_t i = 0; i < 5; i++) {
        assert_int_equal(delay_ms(one, i), expected[i]);
        assert_int_equal(delay_ms(both, i), expected[i]);
    }
    return 0;
}

static int64_t step_ns(const kin_work_key *of, uint32_t failures,
                       void *userdata)
{
    int *calls = userdata;

    assert_ptr_equal(of, &key);
    (void)failures;
    return (++*calls <= 100 ? 5 : 1000 * 1000) * KIN__NS_PER_MS;
}

/* client-go's TestWithMaxWaitRateLimiter. */
KIN_TEST(the_cap_limits_every_delay)
{
    kin_work_limiter_opts opts = KIN_INIT(kin_work_limiter_opts);
    KIN_AUTO(kin_work_limiter) *limiter = NULL;
    int calls = 0;

    opts.alloc = alloc;
    opts.delay_ns = step_ns;
    opts.userdata = &calls;
    opts.cap_ms = 500 * 1000;
    TRY(kin_work_limiter_new(&opts, &limiter, NULL));
    for (uint32_t i = 0; i < 100; i++)
        assert_int_equal(delay_ms(limiter, i), 5);
    for (uint32_t i = 0; i < 100; i++)
        assert_int_equal(delay_ms(limiter, i), 500 * 1000);
    return 0;
}

KIN_TEST(defaults_are_those_of_controllers)
{
    kin_work_limiter_opts opts = KIN_INIT(kin_work_limiter_opts);
    KIN_AUTO(kin_work_limiter) *limiter = NULL;
    struct kin__fake_clock clock;

    kin__fake_clock_init(&clock, KIN__NS_PER_S, 0);
    opts.alloc = alloc;
    TRY(kin__work_limiter_new(&clock.clock, &opts, &limiter, NULL));
    assert_int_equal(delay_ms(limiter, 0), 5);
    assert_int_equal(delay_ms(limiter, 1), 10);
    assert_int_equal(delay_ms(limiter, 63), 1000 * 1000);
    for (int i = 3; i < 100; i++)
        assert_int_equal(delay_ms(limiter, 0), 5);
    /* The burst of 100 is used up. */
    assert_int_equal(delay_ms(limiter, 0), 100);
    assert_int_equal(delay_ms(limiter, 0), 200);
    return 0;
}

KIN_TEST(missing_options_have_defaults)
{
    kin_work_limiter_opts opts = KIN_INIT(kin_work_limiter_opts);
    KIN_AUTO(kin_work_limiter) *base = NULL;
    KIN_AUTO(kin_work_limiter) *max = NULL;

    opts.alloc = alloc;
    opts.base_ms = 7;
    TRY(kin_work_limiter_new(&opts, &base, NULL));
    assert_int_equal(delay_ms(base, 0), 7);
    assert_int_equal(delay_ms(base, 40), 1000 * 1000);
    opts.base_ms = 0;
    opts.max_ms = 15;
    TRY(kin_work_limiter_new(&opts, &max, NULL));
    assert_int_equal(delay_ms(max, 0), 5);
    assert_int_equal(delay_ms(max, 40), 15);
    return 0;
}

KIN_TEST(jitter_is_reproducible)
{
    kin_work_limiter_opts opts = KIN_INIT(kin_work_limiter_opts);
    KIN_AUTO(kin_work_limiter) *one = NULL;
    KIN_AUTO(kin_work_limiter) *two = NULL;
    int64_t least = INT64_MAX;
    int64_t most = 0;

    opts.alloc = alloc;
    opts.base_ms = 1000;
    opts.max_ms = 1000;
    opts.jitter = 0.5;
    opts.seed = 1;
    TRY(kin_work_limiter_new(&opts, &one, NULL));
    TRY(kin_work_limiter_new(&opts, &two, NULL));
    for (int i = 0; i < 1000; i++) {
        int64_t ms = delay_ms(one, 0);
        assert_int_equal(ms, delay_ms(two, 0));
        least = ms < least ? ms : least;
        most = ms > most ? ms : most;
    }
    assert_in_range(least, 1000, 1010);
    assert_in_range(most, 1490, 1500);
    return 0;
}

KIN_TEST(jitter_does_not_overflow)
{
    kin_work_limiter_opts opts = KIN_INIT(kin_work_limiter_opts);
    KIN_AUTO(kin_work_limiter) *limiter = NULL;

    opts.alloc = alloc;
    opts.base_ms = INT64_MAX;
    opts.max_ms = INT64_MAX;
    opts.jitter = 10;
    TRY(kin_work_limiter_new(&opts, &limiter, NULL));
    for (uint32_t i = 0; i < 100; i++)
        assert_true(kin__work_limiter_delay_ns(limiter, &key, i) == INT64_MAX);
    return 0;
}

KIN_TEST(rejects_invalid_options)
{
    kin_work_limiter *ret = NULL;
    kin_work_limiter_opts opts[9];

    (void)alloc;
    for (size_t i = 0; i < 9; i++)
        opts[i] = (kin_work_limiter_opts)KIN_INIT(kin_work_limiter_opts);
    opts[0].base_ms = -1;
    opts[1].base_ms = 10;
    opts[1].max_ms = 9;
    opts[2].qps = -1;
    opts[3].fast_ms = -1;
    opts[4].slow_ms = -1;
    opts[5].count = 17;
    opts[6].count = 1;
    opts[7].jitter = 11;
    opts[8].size = 1;
    for (size_t i = 0; i < 9; i++)
        TRY_FAIL(kin_work_limiter_new(&opts[i], &ret, NULL), KIN_EINVAL);
    assert_null(ret);
    assert_null(kin_work_limiter_unref(NULL));
    assert_null(kin_work_limiter_ref(NULL));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_delay_doubles_with_each_failure),
              KIN_TEST_ENTRY(no_number_of_failures_overflows),
              KIN_TEST_ENTRY(first_failures_are_fast),
              KIN_TEST_ENTRY(a_bucket_is_shared_by_all_keys),
              KIN_TEST_ENTRY(uses_the_longest_delay),
              KIN_TEST_ENTRY(the_cap_limits_every_delay),
              KIN_TEST_ENTRY(defaults_are_those_of_controllers),
              KIN_TEST_ENTRY(missing_options_have_defaults),
              KIN_TEST_ENTRY(jitter_is_reproducible),
              KIN_TEST_ENTRY(jitter_does_not_overflow),
              KIN_TEST_ENTRY(rejects_invalid_options))
