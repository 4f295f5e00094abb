/* SPDX-License-Identifier: Apache-2.0 */
/* The rules that client-go's tests of its event cache pin down. */
#include "control/event_correlate.h"

#include <stdio.h>
#include <string.h>

#include "base/fake_clock.h"
#include "event_test.h"
#include "kin_test.h"

#define SECOND KIN__NS_PER_S

struct fixture {
    const kin_allocator *alloc;
    struct kin__fake_clock clock;
    struct kin__random random;
    struct kin__event_source source;
    struct kin__event_correlator c;
    int64_t wall_ns;
};

static void fixture_init(struct fixture *s, const kin_allocator *alloc)
{
    const struct kin__event_limits limits = {.burst = 25,
                                             .refill_ns = 300 * SECOND,
                                             .similar = 10,
                                             .similar_ns = 600 * SECOND};

    *s = (struct fixture){.alloc = alloc, .wall_ns = 1000};
    s->source = (struct kin__event_source){.component = kin_s("tester")};
    kin__fake_clock_init(&s->clock, SECOND, SECOND);
    kin__random_init(&s->random, 1);
    kin__event_correlator_init(&s->c, alloc, &limits, &s->source,
                               &s->clock.clock, &s->random);
}

static void fixture_done(struct fixture *s)
{
    kin__event_correlator_done(&s->c);
}

#define FIXTURE __attribute__((cleanup(fixture_done))) struct fixture

static int happen_to(struct fixture *s, const kin_events_entry *entry,
                     struct kin__event_write *ret)
{
    AUTO_EVENT_TEST test = {.event = NULL};

    int r = event_test_make(&test, s->alloc, KIN_EVENTS_CORE, entry,
                            ++s->wall_ns);
    return r < 0 ? r : kin__event_correlate(&s->c, test.event, ret);
}

static int happen(struct fixture *s, const char *message,
                  struct kin__event_write *ret)
{
    kin_events_entry entry = event_test_entry(message);

    return happen_to(s, &entry, ret);
}

/* ---- identical Events ---- */

KIN_TEST(writes_the_first_event)
{
    FIXTURE s;
    struct kin__event_write write;

    fixture_init(&s, alloc);
    TRY(happen(&s, "m", &write));
    assert_false(write.is_patch);
    assert_false(write.is_combined);
    assert_int_equal(write.count, 1);
    assert_int_equal(write.first_ns, 1001);
    assert_int_equal(write.last_ns, 1001);
    assert_string_equal(write.name, "web-0.3e9");
    return 0;
}

KIN_TEST(an_identical_event_increases_the_count)
{
    FIXTURE s;
    struct kin__event_write write;

    fixture_init(&s, alloc);
    for (int i = 1; i <= 20; i++) {
        TRY(happen(&s, "m", &write));
        assert_int_equal(write.is_patch, i > 1);
        assert_int_equal(write.count, i);
        assert_int_equal(write.first_ns, 1001);
        assert_int_equal(write.last_ns, 1000 + i);
        assert_string_equal(write.name, "web-0.3e9");
    }
    return 0;
}

/* Each of these members makes another Event. */
KIN_TEST(a_difference_makes_another_event)
{
    FIXTURE s;
    struct kin__event_write write;
    kin_reference other = event_test_pod;
    kin_events_entry o = event_test_entry("m");

    fixture_init(&s, alloc);
    TRY(happen_to(&s, &o, &write));
    o.object = &other;
    other.field_path = kin_s("spec.containers{web}");
    TRY(happen_to(&s, &o, &write));
    assert_int_equal(write.count, 1);
    other = event_test_pod;
    other.uid = kin_s("u-2");
    TRY(happen_to(&s, &o, &write));
    assert_int_equal(write.count, 1);
    other = event_test_pod;
    other.ns = kin_s("ns-2");
    TRY(happen_to(&s, &o, &write));
    assert_int_equal(write.count, 1);
    o = event_test_entry("m");
    o.type = KIN_EVENTS_WARNING;
    TRY(happen_to(&s, &o, &write));
    assert_int_equal(write.count, 1);
    o = event_test_entry("m");
    o.reason = kin_s("Other");
    TRY(happen_to(&s, &o, &write));
    assert_int_equal(write.count, 1);
    /* Except this one. */
    other = event_test_pod;
    other.resource_version = kin_s("8");
    o = event_test_entry("m");
    o.object = &other;
    TRY(happen_to(&s, &o, &write));
    assert_int_equal(write.count, 2);
    return 0;
}

/* ---- similar Events ---- */

static int happen_differently(struct fixture *s, int number,
                              struct kin__event_write *ret)
{
    char message[32];

    (void)snprintf(message, sizeof(message), "message %d", number);
    return happen(s, message, ret);
}

KIN_TEST(combines_from_the_tenth_message_on)
{
    FIXTURE s;
    struct kin__event_write write;

    fixture_init(&s, alloc);
    for (int i = 1; i <= 20; i++) {
        TRY(happen_differently(&s, i, &write));
        assert_int_equal(write.is_combined, i >= 10);
        assert_int_equal(write.count, i < 10 ? 1 : i - 9);
        assert_int_equal(write.is_patch, i > 10);
        if (i >= 10) {
            assert_int_equal(write.first_ns, 1010);
            assert_string_equal(write.name, "web-0.3f2");
        }
    }
    /* A known message is not new. */
    TRY(happen_differently(&s, 3, &write));
    assert_false(write.is_combined);
    assert_int_equal(write.count, 2);
    return 0;
}

KIN_TEST(never_combines_identical_messages)
{
    FIXTURE s;
    struct kin__event_write write;

    fixture_init(&s, alloc);
    for (int i = 1; i <= 20; i++) {
        TRY(happen(&s, "m", &write));
        assert_false(write.is_combined);
    }
    return 0;
}

KIN_TEST(a_pause_starts_anew)
{
    FIXTURE s;
    struct kin__event_write write;

    fixture_init(&s, alloc);
    for (int i = 1; i <= 9; i++)
        TRY(happen_differently(&s, i, &write));
    kin__fake_clock_advance(&s.clock, 601 * SECOND);
    TRY(happen_differently(&s, 10, &write));
    assert_false(write.is_combined);
    /* The gap between two of them counts, not the total. */
    for (int i = 11; i <= 18; i++) {
        kin__fake_clock_advance(&s.clock, 600 * SECOND);
        TRY(happen_differently(&s, i, &write));
        assert_false(write.is_combined);
    }
    kin__fake_clock_advance(&s.clock, 600 * SECOND);
    TRY(happen_differently(&s, 19, &write));
    assert_true(write.is_combined);
    return 0;
}

KIN_TEST(similar_events_have_the_same_reason)
{
    FIXTURE s;
    struct kin__event_write write;
    kin_events_entry o = event_test_entry("another");

    fixture_init(&s, alloc);
    for (int i = 1; i <= 10; i++)
        TRY(happen_differently(&s, i, &write));
    assert_true(write.is_combined);
    o.reason = kin_s("Other");
    TRY(happen_to(&s, &o, &write));
    assert_false(write.is_combined);
    return 0;
}

/* ---- rate limit ---- */

KIN_TEST(allows_a_burst_then_one_in_five_minutes)
{
    FIXTURE s;
    struct kin__event_write write;

    fixture_init(&s, alloc);
    for (int i = 1; i <= 25; i++)
        TRY(happen(&s, "m", &write));
    TRY_FAIL(happen(&s, "m", &write), KIN_ELIMIT);
    kin__fake_clock_advance(&s.clock, 299 * SECOND);
    TRY_FAIL(happen(&s, "m", &write), KIN_ELIMIT);
    kin__fake_clock_advance(&s.clock, SECOND);
    TRY(happen(&s, "m", &write));
    /* Dropped Events were counted. */
    assert_int_equal(write.count, 28);
    TRY_FAIL(happen(&s, "m", &write), KIN_ELIMIT);
    kin__fake_clock_advance(&s.clock, 25 * 300 * SECOND);
    for (int i = 1; i <= 25; i++)
        TRY(happen(&s, "m", &write));
    TRY_FAIL(happen(&s, "m", &write), KIN_ELIMIT);
    return 0;
}

KIN_TEST(limits_each_object_and_type)
{
    FIXTURE s;
    struct kin__event_write write;
    kin_reference other = event_test_pod;
    kin_events_entry o = event_test_entry("m");

    fixture_init(&s, alloc);
    for (int i = 1; i <= 25; i++)
        TRY(happen(&s, "m", &write));
    o.reason = kin_s("Other");
    TRY_FAIL(happen_to(&s, &o, &write), KIN_ELIMIT);
    o.type = KIN_EVENTS_WARNING;
    TRY(happen_to(&s, &o, &write));
    o = event_test_entry("m");
    other.name = kin_s("web-1");
    o.object = &other;
    TRY(happen_to(&s, &o, &write));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(writes_the_first_event),
              KIN_TEST_ENTRY(an_identical_event_increases_the_count),
              KIN_TEST_ENTRY(a_difference_makes_another_event),
              KIN_TEST_ENTRY(combines_from_the_tenth_message_on),
              KIN_TEST_ENTRY(never_combines_identical_messages),
              KIN_TEST_ENTRY(a_pause_starts_anew),
              KIN_TEST_ENTRY(similar_events_have_the_same_reason),
              KIN_TEST_ENTRY(allows_a_burst_then_one_in_five_minutes),
              KIN_TEST_ENTRY(limits_each_object_and_type))
