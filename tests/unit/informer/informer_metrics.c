/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/metrics.h>

#include <sched.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

#include "base/buf.h"
#include "base/thread.h"
#include "handler_probe.h"

static int append(kin_str piece, void *userdata)
{
    return kin__buf_append(userdata, piece);
}

static int scrape(kin_metrics *metrics, struct kin__buf *ret)
{
    kin__buf_done(ret);
    kin__buf_init(ret, NULL, 4 << 20);
    return kin_metrics_write(metrics, append, ret);
}

static void expect_line(const struct kin__buf *text, const char *line)
{
    if (!text->ptr || !strstr(text->ptr, line))
        fail_msg("no %s in %s", line, text->ptr ? text->ptr : "");
}

/* A handler has returned some time after it was called. */
static int await_line(kin_metrics *metrics, const char *line,
                      struct kin__buf *text)
{
    kin_deadline deadline = kin_deadline_ms(SOON_MS);

    for (;;) {
        int r = scrape(metrics, text);
        if (r < 0 || strstr(text->ptr, line))
            return r;
        if (kin__deadline_passed(kin__clock_real(), deadline))
            fail_msg("no %s", line);
        sched_yield();
    }
}

static size_t count_lines(const struct kin__buf *text)
{
    size_t count = 0;

    for (size_t i = 0; i < text->len; i++)
        count += text->ptr[i] == '\n';
    return count;
}

#define FOOS "{name=\"foos\",group=\"\",version=\"v1\",resource=\"pods\"} "
#define PROBE_OF                                                               \
    "{name=\"foos\",group=\"\",version=\"v1\",resource=\"pods\","              \
    "handler=\"probe\"} "

KIN_TEST(an_informer_reports_its_metrics)
{
    KIN_AUTO(kin_metrics) *metrics = NULL;
    KIN_AUTO(kin_fake_source) *source = NULL;
    PROBE probe;
    KIN_AUTO(kin_informer) *informer = NULL;
    KIN__AUTO_BUF text = {.ptr = NULL};

    (void)alloc;
    probe_init(&probe);
    TRY(kin_metrics_new(NULL, &metrics, NULL));
    TRY(make(KIN_OPTS(kin_informer_opts, .name = "foos", .metrics = metrics,
                      .watch_list = KIN_WATCH_LIST_OFF),
             &source, &informer));
    TRY(scrape(metrics, &text));
    expect_line(&text, "\nkin_informer_synced" FOOS "0\n");
    assert_null(strstr(text.ptr, "kin_informer_age_seconds"));
    TRY(put(source, "a"));
    TRY(put(source, "b"));
    kin_handler handler = handler_of(&probe);
    TRY(kin_informer_add_handler(informer, &handler,
                                 KIN_OPTS(kin_handler_opts, .name = "probe"),
                                 NULL, NULL));
    TRY(kin_informer_start(informer, NULL));
    TRY(wait_synced(informer));
    TRY(kin_fake_source_wait_watches(source, 1, kin_deadline_ms(SOON_MS)));
    TRY(put(source, "a"));
    TRY(await_calls(&probe, 3));
    TRY(wait_version(informer, source));
    kin_fake_source_compact(source);
    kin_fake_source_end_watches(source, KIN_FLOW_COMPLETE);
    TRY(kin_fake_source_wait_watches(source, 1, kin_deadline_ms(SOON_MS)));
    TRY(put(source, "c"));
    TRY(await_calls(&probe, 4));
    TRY(scrape(metrics, &text));
    expect_line(&text, "\nkin_informer_synced" FOOS "1\n");
    expect_line(&text, "\nkin_informer_objects" FOOS "3\n");
    expect_line(&text, "\nkin_informer_events_total" FOOS "2\n");
    expect_line(&text, "\nkin_informer_age_seconds" FOOS);
    expect_line(&text, "\ninformer_store_resource_version" FOOS "4\n");
    expect_line(&text, "\ninformer_queued_items" FOOS "0\n");
    expect_line(&text, "\ninformer_processing_latency_seconds_count" FOOS);
    expect_line(&text, "\nreflector_last_resource_version{name=\"foos\"} 4\n");
    expect_line(&text, "\nreflector_lists_total{name=\"foos\"} 1\n");
    expect_line(&text, "\nreflector_watches_total{name=\"foos\"} 2\n");
    expect_line(&text, "\nreflector_items_per_list_sum{name=\"foos\"} 2\n");
    expect_line(&text, "\nreflector_items_per_list_count{name=\"foos\"} 1\n");
    expect_line(&text,
                "\nreflector_watch_duration_seconds_count{name=\"foos\"} 1\n");
    expect_line(&text, "\nkin_handler_lag_seconds" PROBE_OF);
    TRY(await_line(metrics, "\nkin_handler_delivered_total" PROBE_OF "4\n",
                   &text));
    return 0;
}

KIN_TEST(relists_are_counted)
{
    KIN_AUTO(kin_metrics) *metrics = NULL;
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    KIN__AUTO_BUF text = {.ptr = NULL};

    (void)alloc;
    TRY(kin_metrics_new(NULL, &metrics, NULL));
    TRY(make(KIN_OPTS(kin_informer_opts, .name = "foos", .metrics = metrics),
             &source, &informer));
    TRY(put(source, "a"));
    TRY(kin_fake_source_fail_list(
        source, KIN_OPTS(kin_fake_failure, .http_status = 500, .message = "no"),
        NULL));
    TRY(kin_informer_start(informer, NULL));
    TRY(wait_synced(informer));
    TRY(scrape(metrics, &text));
    expect_line(&text, "\nkin_informer_relists_total" FOOS "0\n");
    TRY(kin_fake_source_wait_watches(source, 1, kin_deadline_ms(SOON_MS)));
    kin_fake_source_set_silent(source, true);
    TRY(put(source, "b"));
    kin_fake_source_compact(source);
    kin_fake_source_set_silent(source, false);
    kin_fake_source_end_watches(source, KIN_FLOW_LOST);
    TRY(wait_version(informer, source));
    TRY(scrape(metrics, &text));
    expect_line(&text, "\nkin_informer_relists_total" FOOS "1\n");
    return 0;
}

/* The series of an informer end with it, whatever its name. */
KIN_TEST(series_stay_few_over_many_informers)
{
    /* Two informers at a time, each with some 40 lines, plus the lines of
     * families. */
    enum { INFORMERS = 10000, EVERY = 1000, LINES = 200 };
    KIN_AUTO(kin_metrics) *metrics = NULL;
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_informer) *keeper = NULL;
    KIN__AUTO_BUF text = {.ptr = NULL};

    (void)alloc;
    TRY(kin_metrics_new(NULL, &metrics, NULL));
    TRY(make(KIN_OPTS(kin_informer_opts, .name = "foos", .metrics = metrics),
             &source, &keeper));
    for (int i = 0; i < INFORMERS; i++) {
        KIN_AUTO(kin_informer) *informer = NULL;
        char name[32];
        snprintf(name, sizeof(name), "informer-%d", i);
        TRY(kin_informer_new_from_source(
            kin_fake_source_lister_watcher(source),
            KIN_OPTS(kin_informer_opts, .name = name, .metrics = metrics),
            &informer, NULL));
        TRY(kin_informer_start(informer, NULL));
        if (i % EVERY != 0)
            continue;
        TRY(scrape(metrics, &text));
        assert_non_null(strstr(text.ptr, name));
        assert_in_range(count_lines(&text), 1, LINES);
    }
    TRY(scrape(metrics, &text));
    assert_null(strstr(text.ptr, "informer-"));
    assert_null(strstr(text.ptr, "other"));
    expect_line(&text, "\nkin_informer_synced" FOOS "0\n");
    return 0;
}

/* Reads repeatedly. */
struct reader {
    kin_metrics *metrics;
    atomic_bool is_over;
    atomic_bool has_begun;
    int failure;
};

static void reader_run(void *userdata)
{
    struct reader *self = userdata;
    KIN__AUTO_BUF text = {.ptr = NULL};

    while (self->failure == 0 && !atomic_load(&self->is_over)) {
        self->failure = scrape(self->metrics, &text);
        atomic_store(&self->has_begun, true);
    }
}

static int come_and_go(kin_fake_source *source, kin_metrics *metrics, int count)
{
    for (int i = 0; i < count; i++) {
        KIN_AUTO(kin_informer) *informer = NULL;
        TRY(kin_informer_new_from_source(
            kin_fake_source_lister_watcher(source),
            KIN_OPTS(kin_informer_opts, .name = "foos", .metrics = metrics),
            &informer, NULL));
        TRY(kin_informer_start(informer, NULL));
        if (i % 8 == 0)
            TRY(wait_synced(informer));
    }
    return 0;
}

KIN_TEST(informers_come_and_go_during_scrapes)
{
    KIN_AUTO(kin_metrics) *metrics = NULL;
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_informer) *keeper = NULL;
    struct kin__thread thread = {.is_started = false};
    struct reader reader = {.failure = 0};
    KIN__AUTO_BUF text = {.ptr = NULL};

    (void)alloc;
    TRY(kin_metrics_new(NULL, &metrics, NULL));
    TRY(make(KIN_OPTS(kin_informer_opts, .name = "foos", .metrics = metrics),
             &source, &keeper));
    TRY(put(source, "a"));
    reader.metrics = metrics;
    TRY(kin__thread_start(&thread, NULL, reader_run, &reader, NULL));
    while (!atomic_load(&reader.has_begun))
        sched_yield();
    int r = come_and_go(source, metrics, 100);
    atomic_store(&reader.is_over, true);
    kin__thread_join(&thread);
    TRY(r);
    TRY(reader.failure);
    /* Only the one that was never started is left. */
    TRY(scrape(metrics, &text));
    expect_line(&text, "\nkin_informer_synced" FOOS "0\n");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(an_informer_reports_its_metrics),
              KIN_TEST_ENTRY(relists_are_counted),
              KIN_TEST_ENTRY(series_stay_few_over_many_informers),
              KIN_TEST_ENTRY(informers_come_and_go_during_scrapes))
