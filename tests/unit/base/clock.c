/* SPDX-License-Identifier: Apache-2.0 */
#include "base/clock.h"

#include <time.h>

#include "base/fake_clock.h"
#include "kin_test.h"

KIN_TEST(the_real_clock_follows_the_system)
{
    struct timespec before;
    struct timespec after;

    (void)alloc;
    clock_gettime(CLOCK_MONOTONIC, &before);
    int64_t now_ns = kin__clock_now_ns(/* clock= */ NULL);
    clock_gettime(CLOCK_MONOTONIC, &after);
    assert_true(now_ns >= before.tv_sec * KIN__NS_PER_S + before.tv_nsec);
    assert_true(now_ns <= after.tv_sec * KIN__NS_PER_S + after.tv_nsec);

    clock_gettime(CLOCK_BOOTTIME, &before);
    int64_t boot_ns = kin__clock_boot_ns(/* clock= */ NULL);
    clock_gettime(CLOCK_BOOTTIME, &after);
    assert_true(boot_ns >= before.tv_sec * KIN__NS_PER_S + before.tv_nsec);
    assert_true(boot_ns <= after.tv_sec * KIN__NS_PER_S + after.tv_nsec);

    clock_gettime(CLOCK_REALTIME, &before);
    int64_t wall_ns = kin__clock_wall_ns(kin__clock_real());
    assert_true(wall_ns / KIN__NS_PER_S - before.tv_sec <= 60);
    assert_true(before.tv_sec - wall_ns / KIN__NS_PER_S <= 60);
    return 0;
}

static int64_t seven_ns(const kin_clock *clock)
{
    (void)clock;
    return 7;
}

KIN_TEST(boot_time_is_optional)
{
    static const struct kin__clock_ops ops = {.now_ns = seven_ns};
    const kin_clock clock = {.ops = &ops};

    (void)alloc;
    assert_int_equal(kin__clock_boot_ns(&clock), 7);
    return 0;
}

KIN_TEST(time_addition_saturates)
{
    (void)alloc;
    assert_int_equal(kin__time_add_ns(1, 2), 3);
    assert_true(kin__time_add_ns(INT64_MAX, 1) == INT64_MAX);
    assert_true(kin__time_add_ns(INT64_MAX - 1, 1) == INT64_MAX);
    assert_true(kin__time_add_ns(INT64_MIN, -1) == INT64_MIN);
    assert_true(kin__time_add_ns(INT64_MAX, INT64_MIN) == -1);
    return 0;
}

KIN_TEST(milliseconds_saturate)
{
    (void)alloc;
    assert_int_equal(kin__time_of_ms(0), 0);
    assert_int_equal(kin__time_of_ms(-3), -3000000);
    assert_int_equal(kin__time_of_ms(INT64_MAX / 1000000),
                     INT64_MAX / 1000000 * 1000000);
    assert_int_equal(kin__time_of_ms(INT64_MAX / 1000000 + 1), INT64_MAX);
    assert_int_equal(kin__time_of_ms(INT64_MIN), INT64_MIN);
    return 0;
}

KIN_TEST(a_deadline_passes_at_its_nanosecond)
{
    struct kin__fake_clock fake;

    (void)alloc;
    kin__fake_clock_init(&fake, /* now_ns= */ 1000, /* wall_ns= */ 0);
    kin_deadline deadline = kin__deadline_after(&fake.clock, 50);
    assert_int_equal(deadline.at_ns, 1050);
    assert_int_equal(kin__deadline_remaining_ns(&fake.clock, deadline), 50);
    kin__fake_clock_advance(&fake, 49);
    assert_false(kin__deadline_passed(&fake.clock, deadline));
    assert_int_equal(kin__deadline_remaining_ns(&fake.clock, deadline), 1);
    kin__fake_clock_advance(&fake, 1);
    assert_true(kin__deadline_passed(&fake.clock, deadline));
    assert_int_equal(kin__deadline_remaining_ns(&fake.clock, deadline), 0);
    kin__fake_clock_advance(&fake, 1);
    assert_int_equal(kin__deadline_remaining_ns(&fake.clock, deadline), 0);
    return 0;
}

KIN_TEST(never_does_not_pass)
{
    struct kin__fake_clock fake;

    (void)alloc;
    kin__fake_clock_init(&fake, INT64_MAX, /* wall_ns= */ 0);
    assert_false(kin__deadline_passed(&fake.clock, KIN_NEVER));
    assert_true(kin__deadline_remaining_ns(&fake.clock, KIN_NEVER) ==
                INT64_MAX);
    assert_true(kin__deadline_is_never(kin_deadline_never()));
    assert_false(kin__deadline_is_never(kin_deadline_ms(1)));
    return 0;
}

KIN_TEST(deadline_overflow_means_never)
{
    struct kin__fake_clock fake;

    (void)alloc;
    kin__fake_clock_init(&fake, /* now_ns= */ 7, /* wall_ns= */ 0);
    assert_true(kin__deadline_is_never(
        kin__deadline_after(&fake.clock, INT64_MAX - 7)));
    assert_true(
        kin__deadline_is_never(kin__deadline_after(&fake.clock, INT64_MAX)));
    assert_true(kin__deadline_is_never(kin_deadline_ms(INT64_MAX)));
    assert_true(
        kin__deadline_is_never(kin_deadline_ms(INT64_MAX / KIN__NS_PER_MS)));
    return 0;
}

KIN_TEST(deadline_ms_uses_the_real_clock)
{
    (void)alloc;
    assert_true(kin__deadline_passed(NULL, kin_deadline_ms(0)));
    assert_true(kin__deadline_passed(NULL, kin_deadline_ms(-1)));
    assert_true(kin__deadline_passed(NULL, kin_deadline_ms(INT64_MIN)));
    int64_t left_ns = kin__deadline_remaining_ns(NULL, kin_deadline_ms(60000));
    assert_true(left_ns <= 60 * KIN__NS_PER_S);
    assert_true(left_ns > 30 * KIN__NS_PER_S);
    return 0;
}

KIN_TEST(the_earlier_deadline_wins)
{
    kin_deadline early = {.at_ns = 1};
    kin_deadline late = {.at_ns = 2};

    (void)alloc;
    assert_int_equal(kin__deadline_min(early, late).at_ns, 1);
    assert_int_equal(kin__deadline_min(late, early).at_ns, 1);
    assert_int_equal(kin__deadline_min(KIN_NEVER, late).at_ns, 2);
    return 0;
}

KIN_TEST(nanoseconds_become_a_timespec)
{
    (void)alloc;
    struct timespec ts = kin__timespec_of_ns(3 * KIN__NS_PER_S + 5);
    assert_int_equal(ts.tv_sec, 3);
    assert_int_equal(ts.tv_nsec, 5);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(the_real_clock_follows_the_system),
              KIN_TEST_ENTRY(boot_time_is_optional),
              KIN_TEST_ENTRY(time_addition_saturates),
              KIN_TEST_ENTRY(milliseconds_saturate),
              KIN_TEST_ENTRY(a_deadline_passes_at_its_nanosecond),
              KIN_TEST_ENTRY(never_does_not_pass),
              KIN_TEST_ENTRY(deadline_overflow_means_never),
              KIN_TEST_ENTRY(deadline_ms_uses_the_real_clock),
              KIN_TEST_ENTRY(the_earlier_deadline_wins),
              KIN_TEST_ENTRY(nanoseconds_become_a_timespec))
