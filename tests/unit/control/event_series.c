/* SPDX-License-Identifier: Apache-2.0 */
#include "control/event_series.h"

#include "base/fake_clock.h"
#include "event_test.h"
#include "kin_test.h"

struct fixture {
    const kin_allocator *alloc;
    struct kin__fake_clock clock;
    struct kin__random random;
    struct kin__event_source source;
    struct kin__event_series series;
    int64_t wall_ns;
    int writes;
    int64_t count; /* of the last write */
    int result;    /* of writes */
};

static void fixture_init(struct fixture *s, const kin_allocator *alloc)
{
    *s = (struct fixture){.alloc = alloc, .wall_ns = 1000};
    s->source = (struct kin__event_source){.api = KIN_EVENTS_NEW,
                                           .component = kin_s("tester")};
    kin__fake_clock_init(&s->clock, KIN__NS_PER_S, KIN__NS_PER_S);
    kin__random_init(&s->random, 1);
    kin__event_series_init(&s->series, alloc, &s->source, &s->clock.clock,
                           &s->random);
}

static void fixture_done(struct fixture *s)
{
    kin__event_series_done(&s->series);
}

#define FIXTURE __attribute__((cleanup(fixture_done))) struct fixture

static int happen_to(struct fixture *s, const kin_events_entry *entry,
                     struct kin__series **ret)
{
    AUTO_EVENT_TEST test = {.event = NULL};

    int r = event_test_make(&test, s->alloc, KIN_EVENTS_NEW, entry,
                            ++s->wall_ns);
    return r < 0 ? r : kin__event_series_take(&s->series, &test.event, ret);
}

static int happen(struct fixture *s, struct kin__series **ret)
{
    kin_events_entry entry = event_test_entry("m");

    return happen_to(s, &entry, ret);
}

static void pass(struct fixture *s, enum kin__series_pass which)
{
    kin__event_series_begin_pass(&s->series, which);
    for (;;) {
        struct kin__series *series = kin__event_series_next(&s->series);
        if (!series)
            return;
        s->writes++;
        s->count = series->write.count;
        series->written = series->write.count;
        kin__event_series_end_write(&s->series, s->result == KIN_EEXISTS);
    }
}

KIN_TEST(the_second_event_starts_a_series)
{
    FIXTURE s;
    struct kin__series *series = NULL;

    fixture_init(&s, alloc);
    TRY(happen(&s, &series));
    assert_false(series->write.is_patch);
    assert_int_equal(series->write.count, 0);
    assert_string_equal(series->write.name, "web-0.3e9");
    TRY(happen(&s, &series));
    assert_true(series->write.is_patch);
    assert_int_equal(series->write.count, 2);
    assert_int_equal(series->write.first_ns, 1001);
    assert_int_equal(series->write.last_ns, 1002);
    TRY_FAIL(happen(&s, &series), KIN_EEXISTS);
    TRY_FAIL(happen(&s, &series), KIN_EEXISTS);
    assert_int_equal(series->write.count, 4);
    assert_int_equal(series->write.last_ns, 1004);
    assert_string_equal(series->write.name, "web-0.3e9");
    return 0;
}

/* A different message alone does not make another Event. */
KIN_TEST(a_difference_makes_another_series)
{
    FIXTURE s;
    struct kin__series *series = NULL;
    kin_reference other = event_test_pod;
    kin_events_entry o = event_test_entry("another");

    fixture_init(&s, alloc);
    TRY(happen(&s, &series));
    TRY(happen_to(&s, &o, &series));
    assert_int_equal(series->write.count, 2);
    assert_str_equal(series->event->message, "m");
    o.action = kin_s("Other");
    TRY(happen_to(&s, &o, &series));
    assert_int_equal(series->write.count, 0);
    o = event_test_entry("m");
    o.related = &event_test_pod;
    TRY(happen_to(&s, &o, &series));
    assert_int_equal(series->write.count, 0);
    o = event_test_entry("m");
    other.resource_version = kin_s("8");
    o.object = &other;
    TRY(happen_to(&s, &o, &series));
    assert_int_equal(series->write.count, 0);
    return 0;
}

KIN_TEST(a_series_ends_after_a_pause)
{
    FIXTURE s;
    struct kin__series *series = NULL;
    enum kin__series_pass which;

    fixture_init(&s, alloc);
    for (int i = 0; i < 2; i++)
        TRY(happen(&s, &series));
    TRY_FAIL(happen(&s, &series), KIN_EEXISTS);
    assert_false(kin__event_series_is_due(&s.series, &which));
    kin__fake_clock_advance(&s.clock, KIN__SERIES_FINISH_NS);
    assert_true(kin__event_series_is_due(&s.series, &which));
    assert_int_equal(which, KIN__SERIES_FINISH);
    assert_false(kin__event_series_is_due(&s.series, &which));
    pass(&s, KIN__SERIES_FINISH);
    assert_int_equal(s.writes, 0); /* exactly the limit */
    kin__fake_clock_advance(&s.clock, KIN__SERIES_FINISH_NS);
    pass(&s, KIN__SERIES_FINISH);
    assert_int_equal(s.writes, 1);
    assert_int_equal(s.count, 3);
    /* The next one is a first Event again. */
    TRY(happen(&s, &series));
    assert_int_equal(series->write.count, 0);
    return 0;
}

KIN_TEST(a_single_event_is_forgotten_without_a_write)
{
    FIXTURE s;
    struct kin__series *series = NULL;

    fixture_init(&s, alloc);
    TRY(happen(&s, &series));
    kin__fake_clock_advance(&s.clock, KIN__SERIES_FINISH_NS + 1);
    pass(&s, KIN__SERIES_FINISH);
    assert_int_equal(s.writes, 0);
    assert_int_equal(kin__event_map_count(&s.series.cache.map), 0);
    return 0;
}

KIN_TEST(keeps_a_series_that_cannot_be_written)
{
    FIXTURE s;
    struct kin__series *series = NULL;

    fixture_init(&s, alloc);
    for (int i = 0; i < 2; i++)
        TRY(happen(&s, &series));
    kin__fake_clock_advance(&s.clock, KIN__SERIES_FINISH_NS + 1);
    s.result = KIN_EEXISTS;
    pass(&s, KIN__SERIES_FINISH);
    assert_int_equal(kin__event_map_count(&s.series.cache.map), 1);
    s.result = 0;
    pass(&s, KIN__SERIES_FINISH);
    assert_int_equal(kin__event_map_count(&s.series.cache.map), 0);
    return 0;
}

KIN_TEST(refreshes_a_series)
{
    FIXTURE s;
    struct kin__series *series = NULL;
    enum kin__series_pass which;

    fixture_init(&s, alloc);
    for (int i = 0; i < 2; i++)
        TRY(happen(&s, &series));
    for (int i = 0; i < 5; i++) {
        kin__fake_clock_advance(&s.clock, KIN__SERIES_FINISH_NS);
        TRY_FAIL(happen(&s, &series), KIN_EEXISTS);
        assert_true(kin__event_series_is_due(&s.series, &which));
        assert_int_equal(which, KIN__SERIES_FINISH);
        pass(&s, which);
    }
    assert_int_equal(s.writes, 0);
    assert_true(kin__event_series_is_due(&s.series, &which));
    assert_int_equal(which, KIN__SERIES_REFRESH);
    pass(&s, which);
    assert_int_equal(s.writes, 1);
    assert_int_equal(s.count, 7);
    assert_int_equal(kin__event_map_count(&s.series.cache.map), 1);
    return 0;
}

KIN_TEST(the_flush_writes_only_new_counts)
{
    FIXTURE s;
    struct kin__series *series = NULL;

    fixture_init(&s, alloc);
    TRY(happen(&s, &series));
    pass(&s, KIN__SERIES_FLUSH);
    assert_int_equal(s.writes, 0);
    TRY(happen(&s, &series));
    series->written = 2;
    pass(&s, KIN__SERIES_FLUSH);
    assert_int_equal(s.writes, 0);
    TRY_FAIL(happen(&s, &series), KIN_EEXISTS);
    pass(&s, KIN__SERIES_FLUSH);
    assert_int_equal(s.writes, 1);
    assert_int_equal(s.count, 3);
    return 0;
}

/* The cache is limited, and evicted counts are reported. */
KIN_TEST(evicts_the_oldest_series)
{
    FIXTURE s;
    struct kin__series *series = NULL;
    kin_reference other = event_test_pod;
    kin_events_entry o = event_test_entry("m");

    fixture_init(&s, alloc);
    s.series.cache.max = 2;
    TRY(happen(&s, &series));
    TRY(happen(&s, &series));
    o.object = &other;
    other.name = kin_s("web-1");
    TRY(happen_to(&s, &o, &series));
    assert_int_equal(s.series.lost, 0);
    other.name = kin_s("web-2");
    TRY(happen_to(&s, &o, &series));
    assert_int_equal(s.series.lost, 1);
    other.name = kin_s("web-3"); /* a single Event loses no count */
    TRY(happen_to(&s, &o, &series));
    assert_int_equal(s.series.lost, 1);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(the_second_event_starts_a_series),
              KIN_TEST_ENTRY(a_difference_makes_another_series),
              KIN_TEST_ENTRY(a_series_ends_after_a_pause),
              KIN_TEST_ENTRY(a_single_event_is_forgotten_without_a_write),
              KIN_TEST_ENTRY(keeps_a_series_that_cannot_be_written),
              KIN_TEST_ENTRY(refreshes_a_series),
              KIN_TEST_ENTRY(the_flush_writes_only_new_counts),
              KIN_TEST_ENTRY(evicts_the_oldest_series))
