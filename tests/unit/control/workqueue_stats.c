/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/workqueue.h>

#include <string.h>

#include "base/buf.h"
#include "control/workqueue.h"
#include "test_sizes.h"
#include "work_test.h"

struct fixture {
    struct kin__fake_clock clock;
    kin_metrics *metrics; /* borrowed; may be NULL */
    kin_workqueue *queue;
};

static void fixture_done(struct fixture *fixture)
{
    (void)kin_workqueue_free(fixture->queue);
}

#define AUTO_SCENE __attribute__((cleanup(fixture_done))) struct fixture

static int fixture_init(struct fixture *fixture, const kin_allocator *alloc,
                        const char *name)
{
    kin_workqueue_opts opts = KIN_INIT(kin_workqueue_opts);

    kin__fake_clock_init(&fixture->clock, KIN__NS_PER_S, 0);
    opts.alloc = alloc;
    opts.name = name;
    opts.metrics = fixture->metrics;
    return kin__workqueue_new(&fixture->clock.clock, &opts, &fixture->queue,
                              NULL);
}

static void pass_us(struct fixture *fixture, int64_t us)
{
    kin__fake_clock_advance(&fixture->clock, us * KIN__NS_PER_US);
}

static kin_workqueue_stats stats_of(struct fixture *fixture)
{
    kin_workqueue_stats stats = {.size = sizeof(stats)};

    kin_workqueue_get_stats(fixture->queue, &stats);
    assert_int_equal(stats.size, sizeof(stats));
    return stats;
}

/* client-go's TestMetrics. */
KIN_TEST(statistics_follow_a_key)
{
    AUTO_SCENE fixture = {.queue = NULL};

    TRY(fixture_init(&fixture, alloc, "test"));
    TRY(add(fixture.queue, "foo"));
    kin_workqueue_stats stats = stats_of(&fixture);
    assert_string_equal(stats.name, "test");
    assert_int_equal(stats.adds, 1);
    assert_int_equal(stats.depth, 1);
    pass_us(&fixture, 50);
    assert_int_equal(stats_of(&fixture).longest_wait_ns, 50000);
    kin_work *work = take(fixture.queue, "foo");
    stats = stats_of(&fixture);
    assert_int_equal(stats.depth, 0);
    assert_int_equal(stats.running, 1);
    assert_int_equal(stats.waited.count, 1);
    assert_int_equal(stats.waited.sum_ns, 50000);
    /* Added several times while it is running: one add, and one waiting key. */
    for (int i = 0; i < 5; i++)
        assert_int_equal(add(fixture.queue, "foo"), 0);
    stats = stats_of(&fixture);
    assert_int_equal(stats.adds, 2);
    assert_int_equal(stats.depth, 1);
    pass_us(&fixture, 25);
    stats = stats_of(&fixture);
    assert_int_equal(stats.unfinished_ns, 25000);
    kin_workqueue_done(fixture.queue, work);
    stats = stats_of(&fixture);
    assert_int_equal(stats.worked.count, 1);
    assert_int_equal(stats.worked.sum_ns, 25000);
    assert_int_equal(stats.depth, 1);
    /* It has waited since it was added, not since it was given back. */
    work = take(fixture.queue, "foo");
    stats = stats_of(&fixture);
    assert_int_equal(stats.waited.count, 2);
    assert_int_equal(stats.waited.sum_ns, 75000);
    pass_us(&fixture, 1000);
    stats = stats_of(&fixture);
    assert_int_equal(stats.unfinished_ns, 1000000);
    assert_int_equal(stats.longest_ns, 1000000);
    kin_workqueue_done(fixture.queue, work);
    stats = stats_of(&fixture);
    assert_int_equal(stats.worked.sum_ns, 1025000);
    assert_int_equal(stats.worked.count, 2);
    assert_int_equal(stats.unfinished_ns, 0);
    return 0;
}

/* client-go's TestMetricShutdown ends a thread; here there is none. */
KIN_TEST(only_ages_change_after_shutdown)
{
    AUTO_SCENE fixture = {.queue = NULL};

    TRY(fixture_init(&fixture, alloc, "test"));
    TRY(add(fixture.queue, "foo"));
    kin_work *work = take(fixture.queue, "foo");
    kin_workqueue_shut_down(fixture.queue);
    kin_workqueue_stats before = stats_of(&fixture);
    assert_true(before.is_shut_down);
    pass_us(&fixture, 1000);
    kin_workqueue_stats after = stats_of(&fixture);
    assert_int_equal(after.longest_ns, 1000000);
    assert_int_equal(after.unfinished_ns, 1000000);
    assert_int_equal(after.adds, before.adds);
    assert_int_equal(after.retries, before.retries);
    assert_int_equal(after.depth, before.depth);
    assert_int_equal(after.running, before.running);
    assert_memory_equal(&before.waited, &after.waited, sizeof(before.waited));
    assert_memory_equal(&before.worked, &after.worked, sizeof(before.worked));
    kin_workqueue_done(fixture.queue, work);
    return 0;
}

KIN_TEST(sums_up_several_running_keys)
{
    AUTO_SCENE fixture = {.queue = NULL};

    TRY(fixture_init(&fixture, alloc, "test"));
    TRY(add(fixture.queue, "a"));
    TRY(add(fixture.queue, "b"));
    kin_work *a = take(fixture.queue, "a");
    pass_us(&fixture, 10);
    kin_work *b = take(fixture.queue, "b");
    pass_us(&fixture, 5);
    kin_workqueue_stats stats = stats_of(&fixture);
    assert_int_equal(stats.unfinished_ns, 20000);
    assert_int_equal(stats.longest_ns, 15000);
    kin_workqueue_done(fixture.queue, a);
    kin_workqueue_done(fixture.queue, b);
    return 0;
}

KIN_TEST(a_delayed_add_counts_as_a_retry)
{
    AUTO_SCENE fixture = {.queue = NULL};

    TRY(fixture_init(&fixture, alloc, "test"));
    TRY(add_after(fixture.queue, "a", 1));
    TRY(add_after(fixture.queue, "a", 2));
    TRY(add_failed(fixture.queue, "b"));
    kin_workqueue_stats stats = stats_of(&fixture);
    assert_int_equal(stats.retries, 3);
    assert_int_equal(stats.later, 2);
    assert_int_equal(stats.depth, 0);
    assert_int_equal(stats.adds, 0);
    assert_int_equal(stats.items, 2);
    pass_us(&fixture, 1000);
    assert_int_equal(stats_of(&fixture).depth, 1);
    return 0;
}

KIN_TEST(measures_nothing_without_a_name)
{
    AUTO_SCENE fixture = {.queue = NULL};

    TRY(fixture_init(&fixture, alloc, /* name= */ NULL));
    TRY(add(fixture.queue, "a"));
    pass_us(&fixture, 10);
    kin_work *work = take(fixture.queue, "a");
    pass_us(&fixture, 10);
    kin_workqueue_stats stats = stats_of(&fixture);
    assert_null(stats.name);
    assert_int_equal(stats.adds, 1);
    assert_int_equal(stats.running, 1);
    assert_int_equal(stats.waited.count, 0);
    assert_int_equal(stats.unfinished_ns, 0);
    kin_workqueue_done(fixture.queue, work);
    assert_int_equal(stats_of(&fixture).worked.count, 0);
    return 0;
}

KIN_TEST(histogram_buckets_are_powers_of_ten)
{
    static const struct {
        int64_t ns;
        size_t bucket;
    } times[] = {{0, 0},
                 {10, 0},
                 {11, 1},
                 {100, 1},
                 {101, 2},
                 {KIN__NS_PER_S, 8},
                 {1000 * KIN__NS_PER_S, 11},
                 {1000 * KIN__NS_PER_S + 1, 12},
                 {1000000 * KIN__NS_PER_S, 12}};
    AUTO_SCENE fixture = {.queue = NULL};

    TRY(fixture_init(&fixture, alloc, "test"));
    for (size_t i = 0; i < sizeof(times) / sizeof(*times); i++) {
        uint64_t before = stats_of(&fixture).waited.buckets[times[i].bucket];
        TRY(add(fixture.queue, "a"));
        kin__fake_clock_advance(&fixture.clock, times[i].ns);
        take_done(fixture.queue, "a");
        kin_workqueue_stats stats = stats_of(&fixture);
        assert_int_equal(stats.waited.buckets[times[i].bucket], before + 1);
        assert_int_equal(stats.waited.count, i + 1);
    }
    return 0;
}

static int append(kin_str piece, void *userdata)
{
    return kin__buf_append(userdata, piece);
}

KIN_TEST(metrics_have_the_names_of_kubernetes)
{
    KIN_AUTO(kin_metrics) *metrics = NULL;
    KIN__AUTO_BUF buf;

    kin__buf_init(&buf, alloc, 1000000);
    TRY(kin_metrics_new(alloc, &metrics, NULL));
    AUTO_SCENE fixture = {.metrics = metrics};
    AUTO_SCENE other = {.metrics = metrics};
    AUTO_SCENE nameless = {.metrics = metrics};
    TRY(fixture_init(&fixture, alloc, "pods"));
    TRY(fixture_init(&other, alloc, "a\"b\\c\nd"));
    TRY(fixture_init(&nameless, alloc, /* name= */ NULL));
    TRY(add(fixture.queue, "foo"));
    TRY(add(fixture.queue, "bar"));
    TRY(add_after(fixture.queue, "baz", 60000));
    pass_us(&fixture, 1500000);
    take_done(fixture.queue, "foo");
    TRY(kin_metrics_write(metrics, append, &buf));
    static const char *const lines[] = {
        "# TYPE workqueue_depth gauge\n",
        "\nworkqueue_depth{name=\"pods\"} 1\n",
        "\nworkqueue_depth{name=\"a\\\"b\\\\c\\nd\"} 0\n",
        "# TYPE workqueue_adds_total counter\n",
        "\nworkqueue_adds_total{name=\"pods\"} 2\n",
        "# TYPE workqueue_queue_duration_seconds histogram\n",
        "queue_duration_seconds_bucket{name=\"pods\",le=\"1e-08\"} 0\n",
        "queue_duration_seconds_bucket{name=\"pods\",le=\"1\"} 0\n",
        "queue_duration_seconds_bucket{name=\"pods\",le=\"10\"} 1\n",
        "queue_duration_seconds_bucket{name=\"pods\",le=\"+Inf\"} 1\n",
        "\nworkqueue_queue_duration_seconds_sum{name=\"pods\"} 1.5\n",
        "\nworkqueue_queue_duration_seconds_count{name=\"pods\"} 1\n",
        "\nworkqueue_work_duration_seconds_count{name=\"pods\"} 1\n",
        "\nworkqueue_unfinished_work_seconds{name=\"pods\"} 0\n",
        "longest_running_processor_seconds{name=\"pods\"} 0\n",
        "\nworkqueue_retries_total{name=\"pods\"} 1\n",
    };
    for (size_t i = 0; i < sizeof(lines) / sizeof(*lines); i++)
        if (!strstr(buf.ptr, lines[i]))
            fail_msg("no %s in %s", lines[i], buf.ptr);
    size_t helps = 0;
    for (const char *at = buf.ptr; (at = strstr(at, "# HELP ")) != NULL; at++)
        helps++;
    assert_int_equal(helps, 7);
    return 0;
}

KIN_TEST(metrics_end_with_the_queue)
{
    KIN_AUTO(kin_metrics) *metrics = NULL;
    KIN__AUTO_BUF buf;

    kin__buf_init(&buf, alloc, 1000000);
    TRY(kin_metrics_new(alloc, &metrics, NULL));
    AUTO_SCENE fixture = {.metrics = metrics};
    TRY(fixture_init(&fixture, alloc, "pods"));
    fixture.queue = kin_workqueue_free(fixture.queue);
    TRY(kin_metrics_write(metrics, append, &buf));
    assert_int_equal(buf.len, 0);
    return 0;
}

KIN_TEST(statistics_fit_the_size_of_the_caller)
{
    AUTO_SCENE fixture = {.queue = NULL};
    kin_workqueue_stats old;

    TRY(fixture_init(&fixture, alloc, "test"));
    TRY(add(fixture.queue, "foo"));
    test_size_cut(&old, sizeof(old), offsetof(kin_workqueue_stats, name));
    kin_workqueue_get_stats(fixture.queue, &old);
    assert_within_size(&old, sizeof(old));
    assert_int_equal(old.depth, 1);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(statistics_follow_a_key),
              KIN_TEST_ENTRY(only_ages_change_after_shutdown),
              KIN_TEST_ENTRY(sums_up_several_running_keys),
              KIN_TEST_ENTRY(a_delayed_add_counts_as_a_retry),
              KIN_TEST_ENTRY(measures_nothing_without_a_name),
              KIN_TEST_ENTRY(histogram_buckets_are_powers_of_ten),
              KIN_TEST_ENTRY(metrics_have_the_names_of_kubernetes),
              KIN_TEST_ENTRY(metrics_end_with_the_queue),
              KIN_TEST_ENTRY(statistics_fit_the_size_of_the_caller))
