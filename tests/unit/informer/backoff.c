/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/backoff.h"

#include "base/clock.h"
#include "kin_test.h"

KIN_TEST(doubles_up_to_the_limit)
{
    static const int64_t expected[] = {10, 20, 40, 50, 50};
    struct kin__backoff_opts opts = {
        .first_ns = 10, .max_ns = 50, .jitter = -1};
    struct kin__backoff backoff;
    struct kin__random random;
    int64_t now = 0;

    (void)alloc;
    kin__random_init(&random, 1);
    kin__backoff_init(&backoff, &opts);
    for (size_t i = 0; i < 5; i++) {
        int64_t delay = kin__backoff_next_ns(&backoff, now, &random);
        assert_int_equal(delay, expected[i]);
        now += delay;
    }
    return 0;
}

KIN_TEST(stretches_a_delay_by_up_to_its_length)
{
    struct kin__backoff_opts opts = {.first_ns = 1000, .max_ns = 1000};
    struct kin__backoff backoff;
    struct kin__random random;
    int64_t least = INT64_MAX;
    int64_t most = 0;

    (void)alloc;
    kin__random_init(&random, 1);
    kin__backoff_init(&backoff, &opts);
    for (int i = 0; i < 1000; i++) {
        int64_t delay = kin__backoff_next_ns(&backoff, 0, &random);
        least = delay < least ? delay : least;
        most = delay > most ? delay : most;
    }
    assert_in_range(least, 1000, 1050);
    assert_in_range(most, 1950, 2000);
    return 0;
}

KIN_TEST(resets_only_after_a_time_without_failures)
{
    struct kin__backoff_opts opts = {
        .first_ns = 10, .max_ns = 1000, .jitter = -1, .calm_ns = 100};
    struct kin__backoff backoff;
    struct kin__random random;

    (void)alloc;
    kin__random_init(&random, 1);
    kin__backoff_init(&backoff, &opts);
    assert_int_equal(kin__backoff_next_ns(&backoff, 1000, &random), 10);
    /* The delay itself does not count as time without failures. */
    assert_int_equal(kin__backoff_next_ns(&backoff, 1110, &random), 20);
    assert_int_equal(kin__backoff_next_ns(&backoff, 1231, &random), 10);
    return 0;
}

KIN_TEST(a_long_delay_does_not_overflow)
{
    struct kin__backoff_opts opts = {.first_ns = INT64_MAX,
                                     .max_ns = INT64_MAX};
    struct kin__backoff backoff;
    struct kin__random random;

    (void)alloc;
    kin__random_init(&random, 1);
    kin__backoff_init(&backoff, &opts);
    for (int i = 0; i < 10; i++)
        assert_true(kin__backoff_next_ns(&backoff, INT64_MAX / 2, &random) >=
                    INT64_MAX / 4);
    return 0;
}

KIN_TEST(has_sane_defaults)
{
    struct kin__backoff backoff;
    struct kin__random random;

    (void)alloc;
    kin__random_init(&random, 1);
    kin__backoff_init(&backoff, /* opts= */ NULL);
    assert_in_range(kin__backoff_next_ns(&backoff, 0, &random),
                    800 * KIN__NS_PER_MS, 1600 * KIN__NS_PER_MS);
    for (int i = 0; i < 20; i++)
        (void)kin__backoff_next_ns(&backoff, 0, &random);
    assert_in_range(kin__backoff_next_ns(&backoff, 0, &random),
                    30 * KIN__NS_PER_S, 60 * KIN__NS_PER_S);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(doubles_up_to_the_limit),
              KIN_TEST_ENTRY(stretches_a_delay_by_up_to_its_length),
              KIN_TEST_ENTRY(resets_only_after_a_time_without_failures),
              KIN_TEST_ENTRY(a_long_delay_does_not_overflow),
              KIN_TEST_ENTRY(has_sane_defaults))
