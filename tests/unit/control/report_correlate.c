/* SPDX-License-Identifier: Apache-2.0 */
/* The rules that client-go's tests of its event cache pin down. */
#include "control/report_correlate.h"

#include <stdio.h>
#include <string.h>

#include "base/fake_clock.h"
#include "kin_test.h"
#include "report_test.h"

#define SECOND KIN__NS_PER_S

struct scene {
    const kin_allocator *alloc;
    struct kin__fake_clock clock;
    struct kin__random random;
    struct kin__report_source source;
    struct kin__report_correlator c;
    int64_t wall_ns;
};

static void scene_init(struct scene *s, const kin_allocator *alloc)
{
    const struct kin__report_limits limits = {.burst = 25,
                                              .refill_ns = 300 * SECOND,
                                              .similar = 10,
                                              .similar_ns = 600 * SECOND};

    *s = (struct scene){.alloc = alloc, .wall_ns = 1000};
    s->source = (struct kin__report_source){.component = kin_s("tester")};
    kin__fake_clock_init(&s->clock, SECOND, SECOND);
    kin__random_init(&s->random, 1);
    kin__report_correlator_init(&s->c, alloc, &limits, &s->source,
                                &s->clock.clock, &s->random);
}

static void scene_done(struct scene *s)
{
    kin__report_correlator_done(&s->c);
}

#define SCENE __attribute__((cleanup(scene_done))) struct scene

static int happen_to(struct scene *s, const kin_events_entry *occurrence,
                     struct kin__report_write *ret)
{
    AUTO_REPORT test = {.event = NULL};

    int r = report_test_make(&test, s->alloc, KIN_EVENTS_CORE, occurrence,
                             ++s->wall_ns);
    return r < 0 ? r : kin__report_correlate(&s->c, test.event, ret);
}

static int happen(struct scene *s, const char *message,
                  struct kin__report_write *ret)
{
    kin_events_entry occurrence = report_test_occurrence(message);

    return happen_to(s, &occurrence, ret);
}

/* ---- the same ---- */

KIN_TEST(the_first_is_written)
{
    SCENE s;
    struct kin__report_write write;

    scene_init(&s, alloc);
    TRY(happen(&s, "m", &write));
    assert_false(write.is_patch);
    assert_false(write.is_combined);
    assert_int_equal(write.count, 1);
    assert_int_equal(write.first_ns, 1001);
    assert_int_equal(write.last_ns, 1001);
    assert_string_equal(write.name, "web-0.3e9");
    return 0;
}

KIN_TEST(the_same_raises_its_count)
{
    SCENE s;
    struct kin__report_write write;

    scene_init(&s, alloc);
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

/* Each member that makes another event of it. */
KIN_TEST(what_differs_is_another_event)
{
    SCENE s;
    struct kin__report_write write;
    kin_reference other = report_test_pod;
    kin_events_entry o = report_test_occurrence("m");

    scene_init(&s, alloc);
    TRY(happen_to(&s, &o, &write));
    o.object = &other;
    other.field_path = kin_s("spec.containers{web}");
    TRY(happen_to(&s, &o, &write));
    assert_int_equal(write.count, 1);
    other = report_test_pod;
    other.uid = kin_s("u-2");
    TRY(happen_to(&s, &o, &write));
    assert_int_equal(write.count, 1);
    other = report_test_pod;
    other.ns = kin_s("ns-2");
    TRY(happen_to(&s, &o, &write));
    assert_int_equal(write.count, 1);
    o = report_test_occurrence("m");
    o.type = KIN_EVENTS_WARNING;
    TRY(happen_to(&s, &o, &write));
    assert_int_equal(write.count, 1);
    o = report_test_occurrence("m");
    o.reason = kin_s("Other");
    TRY(happen_to(&s, &o, &write));
    assert_int_equal(write.count, 1);
    /* But not this one. */
    other = report_test_pod;
    other.resource_version = kin_s("8");
    o = report_test_occurrence("m");
    o.object = &other;
    TRY(happen_to(&s, &o, &write));
    assert_int_equal(write.count, 2);
    return 0;
}

/* ---- similar ---- */

static int happen_differently(struct scene *s, int number,
                              struct kin__report_write *ret)
{
    char message[32];

    (void)snprintf(message, sizeof(message), "message %d", number);
    return happen(s, message, ret);
}

KIN_TEST(the_tenth_message_is_combined)
{
    SCENE s;
    struct kin__report_write write;

    scene_init(&s, alloc);
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
    /* What was said before is not new. */
    TRY(happen_differently(&s, 3, &write));
    assert_false(write.is_combined);
    assert_int_equal(write.count, 2);
    return 0;
}

KIN_TEST(the_same_message_is_never_combined)
{
    SCENE s;
    struct kin__report_write write;

    scene_init(&s, alloc);
    for (int i = 1; i <= 20; i++) {
        TRY(happen(&s, "m", &write));
        assert_false(write.is_combined);
    }
    return 0;
}

KIN_TEST(silence_makes_them_new)
{
    SCENE s;
    struct kin__report_write write;

    scene_init(&s, alloc);
    for (int i = 1; i <= 9; i++)
        TRY(happen_differently(&s, i, &write));
    kin__fake_clock_advance(&s.clock, 601 * SECOND);
    TRY(happen_differently(&s, 10, &write));
    assert_false(write.is_combined);
    /* The span is that between two of them, not that of all. */
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

KIN_TEST(similar_means_the_same_reason)
{
    SCENE s;
    struct kin__report_write write;
    kin_events_entry o = report_test_occurrence("another");

    scene_init(&s, alloc);
    for (int i = 1; i <= 10; i++)
        TRY(happen_differently(&s, i, &write));
    assert_true(write.is_combined);
    o.reason = kin_s("Other");
    TRY(happen_to(&s, &o, &write));
    assert_false(write.is_combined);
    return 0;
}

/* ---- too many ---- */

KIN_TEST(a_burst_and_then_one_in_five_minutes)
{
    SCENE s;
    struct kin__report_write write;

    scene_init(&s, alloc);
    for (int i = 1; i <= 25; i++)
        TRY(happen(&s, "m", &write));
    TRY_FAIL(happen(&s, "m", &write), KIN_ELIMIT);
    kin__fake_clock_advance(&s.clock, 299 * SECOND);
    TRY_FAIL(happen(&s, "m", &write), KIN_ELIMIT);
    kin__fake_clock_advance(&s.clock, SECOND);
    TRY(happen(&s, "m", &write));
    /* Those that were held back were counted. */
    assert_int_equal(write.count, 28);
    TRY_FAIL(happen(&s, "m", &write), KIN_ELIMIT);
    kin__fake_clock_advance(&s.clock, 25 * 300 * SECOND);
    for (int i = 1; i <= 25; i++)
        TRY(happen(&s, "m", &write));
    TRY_FAIL(happen(&s, "m", &write), KIN_ELIMIT);
    return 0;
}

KIN_TEST(the_limit_is_one_of_each_object_and_type)
{
    SCENE s;
    struct kin__report_write write;
    kin_reference other = report_test_pod;
    kin_events_entry o = report_test_occurrence("m");

    scene_init(&s, alloc);
    for (int i = 1; i <= 25; i++)
        TRY(happen(&s, "m", &write));
    o.reason = kin_s("Other");
    TRY_FAIL(happen_to(&s, &o, &write), KIN_ELIMIT);
    o.type = KIN_EVENTS_WARNING;
    TRY(happen_to(&s, &o, &write));
    o = report_test_occurrence("m");
    other.name = kin_s("web-1");
    o.object = &other;
    TRY(happen_to(&s, &o, &write));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(the_first_is_written),
              KIN_TEST_ENTRY(the_same_raises_its_count),
              KIN_TEST_ENTRY(what_differs_is_another_event),
              KIN_TEST_ENTRY(the_tenth_message_is_combined),
              KIN_TEST_ENTRY(the_same_message_is_never_combined),
              KIN_TEST_ENTRY(silence_makes_them_new),
              KIN_TEST_ENTRY(similar_means_the_same_reason),
              KIN_TEST_ENTRY(a_burst_and_then_one_in_five_minutes),
              KIN_TEST_ENTRY(the_limit_is_one_of_each_object_and_type))
