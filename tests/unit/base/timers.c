/* SPDX-License-Identifier: Apache-2.0 */
#include "base/timers.h"

#include "base/alloc.h"
#include "base/fake_clock.h"
#include "kin_test.h"
#include "kin_test_dies.h"

enum {
    MAX_FIRED = 64,
};

/* A set on a fake clock, and the names of the timers that fired. */
struct fixture {
    struct kin__fake_clock fake;
    struct kin__timers timers;
    char fired[MAX_FIRED];
    size_t fired_count;
    int result; /* result of the last add by a callback */
};

/* A timer with a name, and what its callback does besides recording it. */
struct named {
    struct kin__timer timer;
    struct fixture *fixture;
    char name;
    void (*then)(struct named *self);
    struct named *other;
};

static void fixture_init(struct fixture *fixture, const kin_allocator *alloc)
{
    memset(fixture, 0, sizeof(*fixture));
    kin__fake_clock_init(&fixture->fake, /* now_ns= */ 1000, /* wall_ns= */ 0);
    kin__timers_init(&fixture->timers, alloc, &fixture->fake.clock);
}

static void fixture_done(struct fixture *fixture)
{
    kin__timers_done(&fixture->timers);
}

#define AUTO_BENCH __attribute__((cleanup(fixture_done))) struct fixture

static void named_fire(struct kin__timer *timer, void *userdata)
{
    struct named *self = userdata;
    struct fixture *fixture = self->fixture;

    assert_ptr_equal(timer, &self->timer);
    assert_false(kin__timer_is_armed(timer));
    assert_true(fixture->fired_count < MAX_FIRED - 1);
    fixture->fired[fixture->fired_count++] = self->name;
    if (self->then)
        self->then(self);
}

static void named_init(struct named *named, struct fixture *fixture, char name)
{
    *named = (struct named){.fixture = fixture, .name = name};
    kin__timer_init(&named->timer, named_fire, named);
}

static int add_at(struct named *named, int64_t at_ns)
{
    return kin__timers_add(&named->fixture->timers, &named->timer,
                           (kin_deadline){.at_ns = at_ns});
}

static size_t run_at(struct fixture *fixture, int64_t at_ns)
{
    kin__fake_clock_advance(&fixture->fake,
                            at_ns - kin__clock_now_ns(&fixture->fake.clock));
    return kin__timers_run(&fixture->timers);
}

KIN_TEST(a_timer_fires_once_and_not_early)
{
    struct named a;
    AUTO_BENCH fixture;

    fixture_init(&fixture, alloc);
    named_init(&a, &fixture, 'a');
    assert_true(kin__deadline_is_never(kin__timers_next(&fixture.timers)));
    TRY(add_at(&a, 1100));
    assert_true(kin__timer_is_armed(&a.timer));
    assert_int_equal(kin__timers_next(&fixture.timers).at_ns, 1100);
    assert_int_equal(run_at(&fixture, 1099), 0);
    assert_int_equal(run_at(&fixture, 1100), 1);
    assert_int_equal(run_at(&fixture, 1101), 0);
    assert_string_equal(fixture.fired, "a");
    assert_true(kin__deadline_is_never(kin__timers_next(&fixture.timers)));
    return 0;
}

KIN_TEST(guarantee_a_deadline_order_then_order_of_arming)
{
    struct named timers[5];
    AUTO_BENCH fixture;

    fixture_init(&fixture, alloc);
    for (int i = 0; i < 5; i++)
        named_init(&timers[i], &fixture, (char)('a' + i));
    TRY(add_at(&timers[0], 1300));
    TRY(add_at(&timers[1], 1100));
    TRY(add_at(&timers[2], 1200));
    TRY(add_at(&timers[3], 1100));
    TRY(add_at(&timers[4], 1100));
    /* Arming a timer again, even for the same time, moves it behind equal ones.
     */
    TRY(add_at(&timers[1], 1100));
    assert_int_equal(run_at(&fixture, 2000), 5);
    assert_string_equal(fixture.fired, "debca");
    return 0;
}

KIN_TEST(an_armed_timer_moves_without_allocating)
{
    struct named a;
    struct named b;
    AUTO_BENCH fixture;

    fixture_init(&fixture, alloc);
    named_init(&a, &fixture, 'a');
    named_init(&b, &fixture, 'b');
    TRY(add_at(&a, 1100));
    TRY(add_at(&b, 1200));
    assert_int_equal(add_at(&a, 1300), 0);
    assert_int_equal(run_at(&fixture, 1250), 1);
    assert_int_equal(add_at(&a, 1260), 0);
    assert_int_equal(run_at(&fixture, 1260), 1);
    assert_string_equal(fixture.fired, "ba");
    return 0;
}

KIN_TEST(a_cancelled_timer_does_not_fire)
{
    struct named a;
    AUTO_BENCH fixture;

    fixture_init(&fixture, alloc);
    named_init(&a, &fixture, 'a');
    kin__timers_cancel(&fixture.timers, &a.timer);
    TRY(add_at(&a, 1100));
    kin__timers_cancel(&fixture.timers, &a.timer);
    assert_false(kin__timer_is_armed(&a.timer));
    kin__timers_cancel(&fixture.timers, &a.timer);
    assert_int_equal(run_at(&fixture, 2000), 0);
    return 0;
}

KIN_TEST(a_timer_for_never_does_not_fire)
{
    struct named a;
    AUTO_BENCH fixture;

    fixture_init(&fixture, alloc);
    named_init(&a, &fixture, 'a');
    TRY(add_at(&a, INT64_MAX));
    assert_true(kin__deadline_is_never(kin__timers_next(&fixture.timers)));
    assert_int_equal(run_at(&fixture, INT64_MAX), 0);
    return 0;
}

static void cancel_other(struct named *self)
{
    kin__timers_cancel(&self->fixture->timers, &self->other->timer);
}

KIN_TEST(guarantee_b_a_callback_cancels_another_due_timer)
{
    struct named a;
    struct named b;
    AUTO_BENCH fixture;

    fixture_init(&fixture, alloc);
    named_init(&a, &fixture, 'a');
    named_init(&b, &fixture, 'b');
    a.then = cancel_other;
    a.other = &b;
    TRY(add_at(&a, 1100));
    TRY(add_at(&b, 1100));
    assert_int_equal(run_at(&fixture, 1200), 1);
    assert_string_equal(fixture.fired, "a");
    return 0;
}

static void free_self(struct named *self)
{
    kin__free(self->fixture->timers.heap.alloc, self);
}

KIN_TEST(guarantee_b_a_callback_frees_its_own_timer)
{
    AUTO_BENCH fixture;

    fixture_init(&fixture, alloc);
    TRY(kin__timers_reserve(&fixture.timers, 1));
    struct named *a = kin__alloc(alloc, 1, sizeof(*a));
    TRY_PTR(a);
    named_init(a, &fixture, 'a');
    a->then = free_self;
    assert_int_equal(add_at(a, 1100), 0);
    assert_int_equal(run_at(&fixture, 1200), 1);
    return 0;
}

static void arm_self_for_the_past(struct named *self)
{
    self->fixture->result = add_at(self, /* at_ns= */ 0);
}

KIN_TEST(guarantee_c_a_timer_that_arms_itself_does_not_extend_the_run)
{
    struct named a;
    struct named b;
    struct named c;
    AUTO_BENCH fixture;

    fixture_init(&fixture, alloc);
    named_init(&a, &fixture, 'a');
    named_init(&b, &fixture, 'b');
    named_init(&c, &fixture, 'c');
    a.then = arm_self_for_the_past;
    TRY(add_at(&a, 1100));
    TRY(add_at(&b, 1150));
    TRY(add_at(&c, 1200));
    assert_int_equal(run_at(&fixture, 1200), 3);
    TRY(fixture.result);
    assert_string_equal(fixture.fired, "abc");
    /* It is due, so a wait returns at once. */
    assert_int_equal(kin__timers_next(&fixture.timers).at_ns, 1200);
    assert_int_equal(run_at(&fixture, 1200), 1);
    assert_string_equal(fixture.fired, "abca");
    return 0;
}

static void arm_other_earlier(struct named *self)
{
    self->fixture->result = add_at(self->other, /* at_ns= */ 1);
}

KIN_TEST(guarantee_c_a_timer_moved_by_a_callback_fires_in_the_next_run)
{
    struct named a;
    struct named b;
    AUTO_BENCH fixture;

    fixture_init(&fixture, alloc);
    named_init(&a, &fixture, 'a');
    named_init(&b, &fixture, 'b');
    a.then = arm_other_earlier;
    a.other = &b;
    TRY(add_at(&a, 1100));
    TRY(add_at(&b, 1110));
    assert_int_equal(run_at(&fixture, 1200), 1);
    assert_int_equal(run_at(&fixture, 1200), 1);
    assert_string_equal(fixture.fired, "ab");
    return 0;
}

KIN_TEST(done_cancels_all)
{
    struct named a;
    AUTO_BENCH fixture;

    fixture_init(&fixture, alloc);
    named_init(&a, &fixture, 'a');
    TRY(add_at(&a, 1100));
    kin__timers_done(&fixture.timers);
    assert_false(kin__timer_is_armed(&a.timer));
    return 0;
}

static void run_inside(struct named *self)
{
    kin__timers_run(&self->fixture->timers);
}

static void run_now(void *userdata)
{
    kin__timers_run(userdata);
}

KIN_TEST(a_nested_run_is_caught)
{
    struct named a;
    AUTO_BENCH fixture;

    fixture_init(&fixture, alloc);
    named_init(&a, &fixture, 'a');
    a.then = run_inside;
    TRY(add_at(&a, 1000));
    assert_true(kin_test_dies(run_now, &fixture.timers));
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(a_timer_fires_once_and_not_early),
    KIN_TEST_ENTRY(guarantee_a_deadline_order_then_order_of_arming),
    KIN_TEST_ENTRY(an_armed_timer_moves_without_allocating),
    KIN_TEST_ENTRY(a_cancelled_timer_does_not_fire),
    KIN_TEST_ENTRY(a_timer_for_never_does_not_fire),
    KIN_TEST_ENTRY(guarantee_b_a_callback_cancels_another_due_timer),
    KIN_TEST_ENTRY(guarantee_b_a_callback_frees_its_own_timer),
    KIN_TEST_ENTRY(
        guarantee_c_a_timer_that_arms_itself_does_not_extend_the_run),
    KIN_TEST_ENTRY(
        guarantee_c_a_timer_moved_by_a_callback_fires_in_the_next_run),
    KIN_TEST_ENTRY(done_cancels_all), KIN_TEST_ENTRY(a_nested_run_is_caught))
