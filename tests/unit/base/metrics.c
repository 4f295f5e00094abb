/* SPDX-License-Identifier: Apache-2.0 */
#include "base/metrics.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/buf.h"
#include "base/str.h"
#include "base/thread.h"
#include "kin_test.h"

static int append(kin_str piece, void *userdata)
{
    return kin__buf_append(userdata, piece);
}

static int scrape(kin_metrics *metrics, const kin_allocator *alloc,
                  struct kin__buf *ret)
{
    kin__buf_done(ret);
    kin__buf_init(ret, alloc, 1 << 20);
    return kin_metrics_write(metrics, append, ret);
}

static size_t count_lines(const struct kin__buf *text, const char *with)
{
    size_t count = 0;

    for (const char *at = text->ptr; at && (at = strstr(at, with)); at++)
        count++;
    return count;
}

static const char *const one_label[] = {"name"};
static const char *const two_labels[] = {"verb", "host"};

KIN_TEST(an_empty_set_has_no_text)
{
    KIN_AUTO(kin_metrics) *metrics = NULL;
    KIN__AUTO_BUF text = {.ptr = NULL};
    kin_metric_opts opts = KIN_INIT(kin_metric_opts);
    kin_metric *metric = NULL;

    TRY(kin_metrics_new(alloc, &metrics, NULL));
    TRY(scrape(metrics, alloc, &text));
    assert_int_equal(text.len, 0);
    opts.name = "nothing_total";
    TRY(kin_metrics_add(metrics, &opts, &metric, NULL));
    TRY(scrape(metrics, alloc, &text));
    assert_int_equal(text.len, 0);
    return 0;
}

KIN_TEST(each_type_is_written)
{
    static const double limits[] = {0.5, 1, 2.5};
    KIN_AUTO(kin_metrics) *metrics = NULL;
    KIN__AUTO_BUF text = {.ptr = NULL};
    kin_metric *counter = NULL;
    kin_metric *gauge = NULL;
    kin_metric *histogram = NULL;
    kin_metric *summary = NULL;
    const kin_str values[] = {KIN_STR_INIT("GET"), KIN_STR_INIT("h:1")};

    TRY(kin_metrics_new(alloc, &metrics, NULL));
    TRY(kin_metrics_add(metrics,
                        KIN_OPTS(kin_metric_opts, .name = "b_total",
                                 .help = "Asked.", .labels = two_labels,
                                 .label_count = 2),
                        &counter, NULL));
    TRY(kin_metrics_add(
        metrics,
        KIN_OPTS(kin_metric_opts, .name = "a", .type = KIN_METRIC_GAUGE),
        &gauge, NULL));
    TRY(kin_metrics_add(metrics,
                        KIN_OPTS(kin_metric_opts, .name = "d_seconds",
                                 .type = KIN_METRIC_HISTOGRAM,
                                 .labels = one_label, .label_count = 1,
                                 .buckets = limits, .bucket_count = 3),
                        &histogram, NULL));
    TRY(kin_metrics_add(
        metrics,
        KIN_OPTS(kin_metric_opts, .name = "e", .type = KIN_METRIC_SUMMARY),
        &summary, NULL));
    TRY(kin_metric_add(counter, values, 2));
    TRY(kin_metric_add(counter, values, 1));
    TRY(kin_metric_set(gauge, NULL, -0.1));
    TRY(kin_metric_observe(histogram, values, 0.5));
    TRY(kin_metric_observe(histogram, values, 0.75));
    TRY(kin_metric_observe(histogram, values, 99));
    TRY(kin_metric_observe(summary, NULL, 4));
    TRY(scrape(metrics, alloc, &text));
    assert_str_equal(kin__buf_str(&text),
                     "# HELP a \n# TYPE a gauge\na -0.1\n"
                     "# HELP b_total Asked.\n# TYPE b_total counter\n"
                     "b_total{verb=\"GET\",host=\"h:1\"} 3\n"
                     "# HELP d_seconds \n# TYPE d_seconds histogram\n"
                     "d_seconds_bucket{name=\"GET\",le=\"0.5\"} 1\n"
                     "d_seconds_bucket{name=\"GET\",le=\"1\"} 2\n"
                     "d_seconds_bucket{name=\"GET\",le=\"2.5\"} 2\n"
                     "d_seconds_bucket{name=\"GET\",le=\"+Inf\"} 3\n"
                     "d_seconds_sum{name=\"GET\"} 100.25\n"
                     "d_seconds_count{name=\"GET\"} 3\n"
                     "# HELP e \n# TYPE e summary\ne_sum 4\ne_count 1\n");
    return 0;
}

KIN_TEST(invalid_label_values_are_escaped)
{
    KIN_AUTO(kin_metrics) *metrics = NULL;
    KIN__AUTO_BUF text = {.ptr = NULL};
    kin_metric *metric = NULL;
    char longest[1000];
    kin_str value = KIN_STR_INIT("a\"b\\c\nd\xff"
                                 "e\xc3\xa4");

    memset(longest, 'x', sizeof(longest));
    TRY(kin_metrics_new(alloc, &metrics, NULL));
    TRY(kin_metrics_add(metrics,
                        KIN_OPTS(kin_metric_opts, .name = "m",
                                 .help = "a\\b\nc\"d", .labels = one_label,
                                 .label_count = 1),
                        &metric, NULL));
    TRY(kin_metric_add(metric, &value, 1));
    TRY(scrape(metrics, alloc, &text));
    assert_str_equal(kin__buf_str(&text),
                     "# HELP m a\\\\b\\nc\"d\n# TYPE m counter\n"
                     "m{name=\"a\\\"b\\\\c\\nd?e\xc3\xa4\"} 1\n");
    TRY(kin_metric_remove(metric, &value));
    value = kin_str_of(longest, sizeof(longest));
    TRY(kin_metric_add(metric, &value, 1));
    TRY(scrape(metrics, alloc, &text));
    assert_true(text.len < KIN__METRIC_VALUE + 80);
    return 0;
}

KIN_TEST(numbers_are_exact)
{
    static const struct {
        double number;
        const char *text;
    } cases[] = {
        {0, "n 0\n"},
        {0.1, "n 0.1\n"},
        {1e15, "n 1e+15\n"},
        {999999999999999, "n 999999999999999\n"},
        {1.0 / 3, "n 0.3333"},
        {INFINITY, "n +Inf\n"},
        {-INFINITY, "n -Inf\n"},
        {NAN, "n NaN\n"},
        {1e-9, "n 1e-09\n"},
    };
    KIN_AUTO(kin_metrics) *metrics = NULL;
    KIN__AUTO_BUF text = {.ptr = NULL};
    kin_metric *metric = NULL;

    TRY(kin_metrics_new(alloc, &metrics, NULL));
    TRY(kin_metrics_add(
        metrics,
        KIN_OPTS(kin_metric_opts, .name = "n", .type = KIN_METRIC_GAUGE),
        &metric, NULL));
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        TRY(kin_metric_set(metric, NULL, cases[i].number));
        TRY(scrape(metrics, alloc, &text));
        assert_non_null(strstr(text.ptr, cases[i].text));
    }
    return 0;
}

KIN_TEST(invalid_arguments_are_rejected)
{
    static const char *const names[] = {"", "1a", "a-b", "a b", "\xc3\xa4"};
    static const char *const labels[] = {"le", "__x", "a:b", "", "quantile"};
    static const char *const twice[] = {"a", "b", "a"};
    static const double falling[] = {2, 1};
    KIN_AUTO(kin_metrics) *metrics = NULL;
    kin_metric *metric = NULL;
    kin_metric *again = NULL;

    TRY(kin_metrics_new(alloc, &metrics, NULL));
    for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++)
        TRY_FAIL(kin_metrics_add(metrics,
                                 KIN_OPTS(kin_metric_opts, .name = names[i]),
                                 &metric, NULL),
                 KIN_EINVAL);
    for (size_t i = 0; i < sizeof(labels) / sizeof(labels[0]); i++)
        TRY_FAIL(
            kin_metrics_add(metrics,
                            KIN_OPTS(kin_metric_opts, .name = "m",
                                     .labels = &labels[i], .label_count = 1),
                            &metric, NULL),
            KIN_EINVAL);
    TRY_FAIL(kin_metrics_add(metrics,
                             KIN_OPTS(kin_metric_opts, .name = "m",
                                      .type = KIN_METRIC_HISTOGRAM,
                                      .buckets = falling, .bucket_count = 2),
                             &metric, NULL),
             KIN_EINVAL);
    TRY_FAIL(kin_metrics_add(metrics,
                             KIN_OPTS(kin_metric_opts, .name = "m",
                                      .type = KIN_METRIC_HISTOGRAM,
                                      .bucket_count = 2),
                             &metric, NULL),
             KIN_EINVAL);
    TRY_FAIL(kin_metrics_add(metrics,
                             KIN_OPTS(kin_metric_opts, .name = "m",
                                      .labels = twice, .label_count = 3),
                             &metric, NULL),
             KIN_EINVAL);
    TRY_FAIL(kin_metrics_add(
                 metrics,
                 KIN_OPTS(kin_metric_opts, .name = "m", .label_count = 1),
                 &metric, NULL),
             KIN_EINVAL);
    TRY(kin_metrics_add(metrics, KIN_OPTS(kin_metric_opts, .name = "m"),
                        &metric, NULL));
    TRY(kin_metrics_add(metrics, KIN_OPTS(kin_metric_opts, .name = "m"), &again,
                        NULL));
    assert_ptr_equal(metric, again);
    TRY_FAIL(kin_metrics_add(metrics,
                             KIN_OPTS(kin_metric_opts, .name = "m",
                                      .type = KIN_METRIC_GAUGE),
                             &again, NULL),
             KIN_EEXISTS);
    TRY_FAIL(kin_metric_add(metric, NULL, -1), KIN_EINVAL);
    TRY_FAIL(kin_metric_set(metric, NULL, 1), KIN_EINVAL);
    TRY_FAIL(kin_metric_observe(metric, NULL, 1), KIN_EINVAL);
    TRY_FAIL(kin_metric_remove(metric, NULL), KIN_ENOTFOUND);
    return 0;
}

KIN_TEST(the_number_of_series_is_limited)
{
    KIN_AUTO(kin_metrics) *metrics = NULL;
    KIN__AUTO_BUF text = {.ptr = NULL};
    kin_metric *metric = NULL;

    TRY(kin_metrics_new(alloc, &metrics, NULL));
    TRY(kin_metrics_add(metrics,
                        KIN_OPTS(kin_metric_opts, .name = "m",
                                 .labels = one_label, .label_count = 1,
                                 .max_series = 3),
                        &metric, NULL));
    for (int i = 0; i < 20; i++) {
        char name[16];
        snprintf(name, sizeof(name), "n%d", i);
        kin_str value = kin_s(name);
        TRY(kin_metric_add(metric, &value, 1));
    }
    TRY(scrape(metrics, alloc, &text));
    assert_str_equal(kin__buf_str(&text),
                     "# HELP m \n# TYPE m counter\nm{name=\"n0\"} 1\n"
                     "m{name=\"n1\"} 1\nm{name=\"n2\"} 1\n"
                     "m{name=\"other\"} 17\n");
    return 0;
}

/* ---- collectors ---- */

static const struct kin__family depth = {.name = "depth",
                                         .type = KIN_METRIC_GAUGE,
                                         .labels = one_label,
                                         .label_count = 1};
static const struct kin__family version = {.name = "version",
                                           .type = KIN_METRIC_GAUGE,
                                           .labels = one_label,
                                           .label_count = 1,
                                           .is_highest = true};
static const struct kin__family ttl = {.name = "ttl",
                                       .type = KIN_METRIC_GAUGE,
                                       .labels = one_label,
                                       .label_count = 1,
                                       .is_lowest = true};
static const double limits[] = {1};
static const struct kin__family times = {.name = "times",
                                         .type = KIN_METRIC_HISTOGRAM,
                                         .buckets = limits,
                                         .bucket_count = 1};

struct collector {
    struct kin__collector collector;
    kin_str name;
    double number;
};

static void collector_collect(kin_metrics *metrics, void *userdata)
{
    static const uint64_t counts[] = {1, 2};
    const struct collector *self = userdata;

    kin__metrics_add_sample(metrics, &depth, &self->name, self->number);
    kin__metrics_add_sample(metrics, &version, &self->name, self->number);
    kin__metrics_add_sample(metrics, &ttl, &self->name, self->number);
    kin__metrics_add_samples(metrics, &times, NULL, counts, 3, 7);
}

static void collector_attach(struct collector *self, kin_metrics *metrics,
                             const char *name, double number)
{
    *self = (struct collector){.name = kin_s(name), .number = number};
    kin__collector_attach(&self->collector, metrics, collector_collect, self);
}

static void metrics_detach_all(kin_metrics **metrics)
{
    struct kin__collector *collector = NULL;
    struct kin__collector *next = NULL;

    if (!*metrics)
        return;
    cds_list_for_each_entry_safe(collector, next, &(*metrics)->collectors,
                                 link) {
        kin__collector_detach(collector);
    }
    *metrics = kin_metrics_unref(*metrics);
}
#define AUTO_METRICS __attribute__((cleanup(metrics_detach_all))) kin_metrics

KIN_TEST(samples_of_the_same_series_are_combined)
{
    struct collector collectors[3];
    AUTO_METRICS *metrics = NULL;
    KIN__AUTO_BUF text = {.ptr = NULL};

    TRY(kin_metrics_new(alloc, &metrics, NULL));
    collector_attach(&collectors[0], metrics, "pods", -2);
    collector_attach(&collectors[1], metrics, "pods", -5);
    collector_attach(&collectors[2], metrics, "nodes", 1);
    for (int i = 0; i < 2; i++) {
        TRY(scrape(metrics, alloc, &text));
        assert_str_equal(kin__buf_str(&text),
                         "# HELP depth \n# TYPE depth gauge\n"
                         "depth{name=\"nodes\"} 1\ndepth{name=\"pods\"} -7\n"
                         "# HELP times \n# TYPE times histogram\n"
                         "times_bucket{le=\"1\"} 3\n"
                         "times_bucket{le=\"+Inf\"} 9\n"
                         "times_sum 21\ntimes_count 9\n"
                         "# HELP ttl \n# TYPE ttl gauge\n"
                         "ttl{name=\"nodes\"} 1\nttl{name=\"pods\"} -5\n"
                         "# HELP version \n# TYPE version gauge\n"
                         "version{name=\"nodes\"} 1\n"
                         "version{name=\"pods\"} -2\n");
    }
    kin__collector_detach(&collectors[0].collector);
    kin__collector_detach(&collectors[2].collector);
    kin__collector_detach(&collectors[2].collector);
    TRY(scrape(metrics, alloc, &text));
    assert_non_null(strstr(text.ptr, "depth{name=\"pods\"} -5\n"));
    assert_null(strstr(text.ptr, "nodes"));
    return 0;
}

KIN_TEST(a_metric_of_the_program_wins_over_a_family)
{
    struct collector collector;
    AUTO_METRICS *metrics = NULL;
    KIN__AUTO_BUF text = {.ptr = NULL};
    kin_metric *metric = NULL;

    TRY(kin_metrics_new(alloc, &metrics, NULL));
    TRY(kin_metrics_add(metrics, KIN_OPTS(kin_metric_opts, .name = "depth"),
                        &metric, NULL));
    TRY(kin_metric_add(metric, NULL, 5));
    collector_attach(&collector, metrics, "pods", 1);
    TRY(scrape(metrics, alloc, &text));
    assert_non_null(strstr(text.ptr, "\ndepth 5\n"));
    assert_null(strstr(text.ptr, "depth{"));
    assert_non_null(strstr(text.ptr, "version{name=\"pods\"} 1\n"));
    return 0;
}

KIN_TEST(the_number_of_collected_series_is_limited)
{
    enum { TELLERS = KIN__METRIC_SERIES + 50 };
    AUTO_METRICS *metrics = NULL;
    KIN__AUTO_BUF text = {.ptr = NULL};
    static struct collector collectors[TELLERS];
    static char names[TELLERS][24];

    if (kin_test_out_of_memory())
        return KIN_ENOMEM;
    TRY(kin_metrics_new(NULL, &metrics, NULL));
    for (size_t i = 0; i < TELLERS; i++) {
        snprintf(names[i], sizeof(names[i]), "n%zu", i);
        collector_attach(&collectors[i], metrics, names[i], 1);
    }
    TRY(scrape(metrics, NULL, &text));
    assert_int_equal(count_lines(&text, "\ndepth{"), KIN__METRIC_SERIES + 1);
    assert_non_null(strstr(text.ptr, "\ndepth{name=\"n0\"} 1\n"));
    assert_non_null(strstr(text.ptr, "\ndepth{name=\"other\"} 50\n"));
    (void)alloc;
    return 0;
}

static void count_many(void *userdata)
{
    for (int i = 0; i < 1000; i++) {
        kin_str value = kin_s(i % 2 ? "odd" : "even");
        (void)kin_metric_add(userdata, &value, 1);
    }
}

KIN_TEST(threads_count_and_scrape_concurrently)
{
    KIN_AUTO(kin_metrics) *metrics = NULL;
    KIN__AUTO_BUF text = {.ptr = NULL};
    kin_metric *metric = NULL;
    struct kin__thread thread = {.is_started = false};

    (void)alloc;
    TRY(kin_metrics_new(NULL, &metrics, NULL));
    TRY(kin_metrics_add(metrics,
                        KIN_OPTS(kin_metric_opts, .name = "m",
                                 .labels = one_label, .label_count = 1),
                        &metric, NULL));
    TRY(kin__thread_start(&thread, NULL, count_many, metric, NULL));
    int r = 0;
    for (int i = 0; r == 0 && i < 20; i++)
        r = scrape(metrics, NULL, &text);
    count_many(metric);
    kin__thread_join(&thread);
    TRY(r);
    TRY(scrape(metrics, NULL, &text));
    assert_non_null(strstr(text.ptr, "m{name=\"even\"} 1000\n"));
    assert_non_null(strstr(text.ptr, "m{name=\"odd\"} 1000\n"));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(an_empty_set_has_no_text),
              KIN_TEST_ENTRY(each_type_is_written),
              KIN_TEST_ENTRY(invalid_label_values_are_escaped),
              KIN_TEST_ENTRY(numbers_are_exact),
              KIN_TEST_ENTRY(invalid_arguments_are_rejected),
              KIN_TEST_ENTRY(the_number_of_series_is_limited),
              KIN_TEST_ENTRY(samples_of_the_same_series_are_combined),
              KIN_TEST_ENTRY(a_metric_of_the_program_wins_over_a_family),
              KIN_TEST_ENTRY(the_number_of_collected_series_is_limited),
              KIN_TEST_ENTRY(threads_count_and_scrape_concurrently))
