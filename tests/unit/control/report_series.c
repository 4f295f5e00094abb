/* SPDX-License-Identifier: Apache-2.0 */
#include "control/report_series.h"

#include "base/fake_clock.h"
#include "kin_test.h"
#include "report_test.h"

struct scene {
    const kin_allocator *alloc;
    struct kin__fake_clock clock;
    struct kin__random random;
    struct kin__report_source source;
    struct kin__report_series series;
    int64_t wall_ns;
    int writes;
    int64_t count; /* of the last write */
    int result;    /* of writes */
};

static void scene_init(struct scene *s, const kin_allocator *alloc)
{
    *s = (struct scene){.alloc = alloc, .wall_ns = 1000};
    s->source = (struct kin__report_source){.api = KIN_EVENTS_NEW,
                                            .component = kin_s("tester")};
    kin__fake_clock_init(&s->clock, KIN__NS_PER_S, KIN__NS_PER_S);
    kin__random_init(&s->random, 1);
    kin__report_series_init(&s->series, alloc, &s->source, &s->clock.clock,
                            &s->random);
}

static void scene_done(struct scene *s)
{
    kin__report_series_done(&s->series);
}

#define SCENE __attribute__((cleanup(scene_done))) struct scene

static int happen_to(struct scene *s, const kin_events_entry *occurrence,
                     struct kin__series **ret)
{
    AUTO_REPORT test = {.event = NULL};

    int r = report_test_make(&test, s->alloc, KIN_EVENTS_NEW, occurrence,
                             ++s->wall_ns);
    return r < 0 ? r : kin__report_series_take(&s->series, &test.event, ret);
}

static int happen(struct scene *s, struct kin__series **ret)
{
    kin_events_entry occurrence = report_test_occurrence("m");

    return happen_to(s, &occurrence, ret);
}

static int write_series(struct kin__series *series, void *userdata)
{
    struct scene *s = userdata;

    s->writes++;
    s->count = series->write.count;
    series->written = series->write.count;
    return s->result;
}

static void pass(struct scene *s, enum kin__series_pass which)
{
    kin__report_series_pass(&s->series, which, write_series, s);
}

KIN_TEST(the_second_makes_a_series)
{
    SCENE s;
    struct kin__series *series = NULL;

    scene_init(&s, alloc);
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

/* Another message alone makes no other event. */
KIN_TEST(what_differs_is_another_series)
{
    SCENE s;
    struct kin__series *series = NULL;
    kin_reference other = report_test_pod;
    kin_events_entry o = report_test_occurrence("another");

    scene_init(&s, alloc);
    TRY(happen(&s, &series));
    TRY(happen_to(&s, &o, &series));
    assert_int_equal(series->write.count, 2);
    assert_str_equal(series->event->message, "m");
    o.action = kin_s("Other");
    TRY(happen_to(&s, &o, &series));
    assert_int_equal(series->write.count, 0);
    o = report_test_occurrence("m");
    o.related = &report_test_pod;
    TRY(happen_to(&s, &o, &series));
    assert_int_equal(series->write.count, 0);
    o = report_test_occurrence("m");
    other.resource_version = kin_s("8");
    o.object = &other;
    TRY(happen_to(&s, &o, &series));
    assert_int_equal(series->write.count, 0);
    return 0;
}

KIN_TEST(a_series_ends_in_silence)
{
    SCENE s;
    struct kin__series *series = NULL;
    enum kin__series_pass which;

    scene_init(&s, alloc);
    for (int i = 0; i < 2; i++)
        TRY(happen(&s, &series));
    TRY_FAIL(happen(&s, &series), KIN_EEXISTS);
    assert_false(kin__report_series_is_due(&s.series, &which));
    kin__fake_clock_advance(&s.clock, KIN__SERIES_FINISH_NS);
    assert_true(kin__report_series_is_due(&s.series, &which));
    assert_int_equal(which, KIN__SERIES_FINISH);
    assert_false(kin__report_series_is_due(&s.series, &which));
    pass(&s, KIN__SERIES_FINISH);
    assert_int_equal(s.writes, 0); /* to the moment; not longer */
    kin__fake_clock_advance(&s.clock, KIN__SERIES_FINISH_NS);
    pass(&s, KIN__SERIES_FINISH);
    assert_int_equal(s.writes, 1);
    assert_int_equal(s.count, 3);
    /* The next one is the first again. */
    TRY(happen(&s, &series));
    assert_int_equal(series->write.count, 0);
    return 0;
}

KIN_TEST(one_alone_is_forgotten_without_a_word)
{
    SCENE s;
    struct kin__series *series = NULL;

    scene_init(&s, alloc);
    TRY(happen(&s, &series));
    kin__fake_clock_advance(&s.clock, KIN__SERIES_FINISH_NS + 1);
    pass(&s, KIN__SERIES_FINISH);
    assert_int_equal(s.writes, 0);
    assert_int_equal(kin__report_map_count(&s.series.cache.map), 0);
    return 0;
}

KIN_TEST(one_that_cannot_be_written_is_kept)
{
    SCENE s;
    struct kin__series *series = NULL;

    scene_init(&s, alloc);
    for (int i = 0; i < 2; i++)
        TRY(happen(&s, &series));
    kin__fake_clock_advance(&s.clock, KIN__SERIES_FINISH_NS + 1);
    s.result = KIN_EEXISTS;
    pass(&s, KIN__SERIES_FINISH);
    assert_int_equal(kin__report_map_count(&s.series.cache.map), 1);
    s.result = 0;
    pass(&s, KIN__SERIES_FINISH);
    assert_int_equal(kin__report_map_count(&s.series.cache.map), 0);
    return 0;
}

KIN_TEST(a_series_is_written_now_and_then)
{
    SCENE s;
    struct kin__series *series = NULL;
    enum kin__series_pass which;

    scene_init(&s, alloc);
    for (int i = 0; i < 2; i++)
        TRY(happen(&s, &series));
    for (int i = 0; i < 5; i++) {
        kin__fake_clock_advance(&s.clock, KIN__SERIES_FINISH_NS);
        TRY_FAIL(happen(&s, &series), KIN_EEXISTS);
        assert_true(kin__report_series_is_due(&s.series, &which));
        assert_int_equal(which, KIN__SERIES_FINISH);
        pass(&s, which);
    }
    assert_int_equal(s.writes, 0);
    assert_true(kin__report_series_is_due(&s.series, &which));
    assert_int_equal(which, KIN__SERIES_REFRESH);
    pass(&s, which);
    assert_int_equal(s.writes, 1);
    assert_int_equal(s.count, 7);
    assert_int_equal(kin__report_map_count(&s.series.cache.map), 1);
    return 0;
}

KIN_TEST(at_the_end_only_what_is_new_is_written)
{
    SCENE s;
    struct kin__series *series = NULL;

    scene_init(&s, alloc);
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

/* There is room for so many, and what that costs is counted. */
KIN_TEST(the_oldest_series_has_to_go)
{
    SCENE s;
    struct kin__series *series = NULL;
    kin_reference other = report_test_pod;
    kin_events_entry o = report_test_occurrence("m");

    scene_init(&s, alloc);
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
    other.name = kin_s("web-3"); /* one that came once is no loss */
    TRY(happen_to(&s, &o, &series));
    assert_int_equal(s.series.lost, 1);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(the_second_makes_a_series),
              KIN_TEST_ENTRY(what_differs_is_another_series),
              KIN_TEST_ENTRY(a_series_ends_in_silence),
              KIN_TEST_ENTRY(one_alone_is_forgotten_without_a_word),
              KIN_TEST_ENTRY(one_that_cannot_be_written_is_kept),
              KIN_TEST_ENTRY(a_series_is_written_now_and_then),
              KIN_TEST_ENTRY(at_the_end_only_what_is_new_is_written),
              KIN_TEST_ENTRY(the_oldest_series_has_to_go))
