/* SPDX-License-Identifier: Apache-2.0 */
/* The failures that on_error gets, and the effect of its verdict. */
#include <kin/informer.h>

#include <stdatomic.h>
#include <stdio.h>

#include "handler_probe.h"
#include "informer/informer.h"

static const kin_fake_failure forbidden = {.size = sizeof(kin_fake_failure),
                                           .http_status = 403,
                                           .reason = "Forbidden",
                                           .message = "not for you"};
static const kin_fake_failure busy = {.size = sizeof(kin_fake_failure),
                                      .http_status = 503,
                                      .reason = "ServiceUnavailable",
                                      .message = "later"};

/* What a callback got, and what it is to do. */
struct verdicts {
    atomic_uint calls;
    kin_verdict verdict;
    bool frees;
    bool stops;
    kin_informer *informer; /* to free; or NULL */
    kin_stop *called;
    kin_stop *destroyed;
    unsigned attempt;
    int64_t retry_in_ms;
    bool is_permanent;
    bool is_named; /* the failure names the informer */
    char text[256];
};

static kin_verdict on_error(const kin_failure *failure, const kin_error *err,
                            void *userdata)
{
    struct verdicts *seen = userdata;

    seen->is_named = failure->informer == seen->informer;
    snprintf(seen->text, sizeof(seen->text), "%s|%s|%.*s|%s|%s", failure->name,
             failure->resource->plural, KIN_STR(failure->ns), failure->key.ptr,
             kin_error_name(err->code));
    seen->attempt = failure->attempt;
    seen->retry_in_ms = failure->retry_in_ms;
    seen->is_permanent = failure->is_permanent;
    /* None of these calls may wait for a lock that the caller holds. */
    (void)kin_informer_has_synced(failure->informer);
    kin_informer_stats stats = KIN_INIT(kin_informer_stats);
    kin_informer_get_stats(failure->informer, &stats);
    if (seen->stops)
        kin_informer_stop(failure->informer);
    if (seen->frees)
        seen->informer = kin_informer_free(seen->informer);
    atomic_fetch_add(&seen->calls, 1);
    kin_stop_request(seen->called);
    return seen->verdict;
}

static int await_call(struct verdicts *seen)
{
    int r = kin_stop_wait(seen->called, kin_deadline_ms(SOON_MS));

    return r == KIN_ESTOPPED ? 0 : r;
}

static const kin_informer_opts *opts_of(kin_informer_opts *opts,
                                        struct verdicts *seen)
{
    *opts = (kin_informer_opts)KIN_INIT(kin_informer_opts);
    opts->watch_list = KIN_WATCH_LIST_OFF;
    opts->on_error = on_error;
    opts->userdata = seen;
    opts->name = "mine";
    return opts;
}

#define SEEN __attribute__((cleanup(verdicts_done))) struct verdicts

static void verdicts_done(struct verdicts *seen)
{
    seen->informer = kin_informer_free(seen->informer);
    seen->called = kin_stop_unref(seen->called);
    seen->destroyed = kin_stop_unref(seen->destroyed);
}

KIN_TEST(a_failure_has_its_context)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    SEEN seen = {0};
    kin_informer_opts opts;

    (void)alloc;
    TRY(kin_stop_new(NULL, NULL, &seen.called, NULL));
    TRY(make(opts_of(&opts, &seen), &source, &seen.informer));
    TRY(kin_fake_source_fail_list(source, &forbidden, NULL));
    TRY(kin_informer_start(seen.informer, NULL));
    TRY(await_call(&seen));
    assert_string_equal(seen.text, "mine|pods|||KIN_EFORBIDDEN");
    assert_int_equal(seen.attempt, 1);
    assert_in_range(seen.retry_in_ms, 0, 2000);
    assert_true(seen.is_permanent);
    assert_true(seen.is_named);
    /* It is retried. */
    TRY_FAIL(wait_synced(seen.informer), KIN_EFORBIDDEN);
    TRY(wait_synced(seen.informer));
    return 0;
}

/* The wait begins when the server can no longer be reached. */
KIN_TEST(a_rejection_is_returned_after_other_failures)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    SEEN seen = {0};
    kin_informer_opts opts;
    kin_error err = KIN_ERROR_INIT;
    const kin_fake_failure lost = {.size = sizeof(lost),
                                   .cause = KIN_FLOW_UNREACHABLE};

    (void)alloc;
    TRY(kin_stop_new(NULL, NULL, &seen.called, NULL));
    TRY(make(opts_of(&opts, &seen), &source, &seen.informer));
    TRY(kin_fake_source_fail_list(source, &forbidden, NULL));
    TRY(kin_fake_source_fail_list(source, &lost, NULL));
    TRY(kin_informer_start(seen.informer, NULL));
    while (atomic_load(&seen.calls) < 2)
        (void)kin_stop_wait(NULL, kin_deadline_ms(1));
    TRY_FAIL(kin_informer_wait_synced(seen.informer, NULL, &err),
             KIN_EFORBIDDEN);
    assert_int_equal(err.http_status, 403);
    assert_non_null(strstr(err.message, "mine: not synced: list forbidden "
                                        "(403): not for you"));
    TRY(wait_synced(seen.informer));
    return 0;
}

KIN_TEST(a_temporary_failure_is_not_permanent)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    SEEN seen = {0};
    kin_informer_opts opts;

    (void)alloc;
    TRY(kin_stop_new(NULL, NULL, &seen.called, NULL));
    TRY(make(opts_of(&opts, &seen), &source, &seen.informer));
    TRY(kin_fake_source_fail_list(source, &busy, NULL));
    TRY(kin_informer_start(seen.informer, NULL));
    TRY(await_call(&seen));
    assert_false(seen.is_permanent);
    TRY(wait_synced(seen.informer));
    return 0;
}

KIN_TEST(giving_up_ends_waits_with_the_error)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    SEEN seen = {.verdict = KIN_GIVE_UP};
    kin_informer_opts opts;
    kin_informer_stats stats = KIN_INIT(kin_informer_stats);
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    TRY(kin_stop_new(NULL, NULL, &seen.called, NULL));
    TRY(make(opts_of(&opts, &seen), &source, &seen.informer));
    TRY(kin_fake_source_fail_list(source, &busy, NULL));
    TRY(kin_informer_start(seen.informer, NULL));
    TRY_FAIL(kin_informer_wait_synced(seen.informer, NULL, &err), KIN_ESERVER);
    assert_int_equal(err.http_status, 503);
    assert_non_null(strstr(err.message, "mine: gave up: list "));
    assert_non_null(strstr(err.message, "later"));
    kin_informer_stop(seen.informer); /* returns when it has stopped */
    kin_informer_get_stats(seen.informer, &stats);
    assert_int_equal(stats.lists, 1);
    assert_string_equal(stats.state, "stopped");
    TRY_FAIL(wait_synced(seen.informer), KIN_ESERVER);
    TRY_FAIL(kin_informer_start(seen.informer, NULL), KIN_ESTOPPED);
    assert_int_equal(atomic_load(&seen.calls), 1);
    return 0;
}

/* Number of lists requested from a source. */
static uint64_t lists_of(kin_fake_source *source)
{
    kin_fake_counts counts = {.size = sizeof(counts)};

    kin_fake_source_get_counts(source, &counts);
    return counts.lists;
}

KIN_TEST(an_informer_may_be_stopped_from_within)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    SEEN seen = {.stops = true};
    kin_informer_opts opts;

    (void)alloc;
    TRY(kin_stop_new(NULL, NULL, &seen.called, NULL));
    TRY(make(opts_of(&opts, &seen), &source, &seen.informer));
    TRY(kin_fake_source_fail_list(source, &busy, NULL));
    TRY(kin_informer_start(seen.informer, NULL));
    TRY_FAIL(wait_synced(seen.informer), KIN_ESTOPPED);
    seen.informer = kin_informer_free(seen.informer);
    assert_int_equal(atomic_load(&seen.calls), 1);
    assert_int_equal(lists_of(source), 1);
    return 0;
}

/* Callbacks of two informers that stop each other. */
struct rivals {
    struct kin__executor *executor;
    kin_informer *informers[2];
    atomic_uint inside;
    kin_stop *both; /* stops when both callbacks are running */
    atomic_uint returned;
    kin_stop *done; /* stops when both have returned from the stop */
};

static kin_verdict stop_the_other(const kin_failure *failure,
                                  const kin_error *err, void *userdata)
{
    struct rivals *rivals = userdata;
    bool is_first = failure->informer == rivals->informers[0];

    (void)err;
    if (atomic_fetch_add(&rivals->inside, 1) == 1)
        kin_stop_request(rivals->both);
    (void)kin_stop_wait(rivals->both, kin_deadline_ms(SOON_MS));
    kin_informer_stop(rivals->informers[is_first ? 1 : 0]);
    if (atomic_fetch_add(&rivals->returned, 1) == 1)
        kin_stop_request(rivals->done);
    return KIN_RETRY;
}

static void rivals_done(struct rivals *rivals)
{
    for (size_t i = 0; i < 2; i++)
        rivals->informers[i] = kin_informer_free(rivals->informers[i]);
    rivals->executor = kin__executor_free(rivals->executor);
    rivals->both = kin_stop_unref(rivals->both);
    rivals->done = kin_stop_unref(rivals->done);
}

KIN_TEST(callbacks_may_stop_each_others_informers)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    __attribute__((cleanup(rivals_done))) struct rivals rivals = {0};
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);

    (void)alloc;
    opts.watch_list = KIN_WATCH_LIST_OFF;
    opts.on_error = stop_the_other;
    opts.userdata = &rivals;
    TRY(kin_stop_new(NULL, NULL, &rivals.both, NULL));
    TRY(kin_stop_new(NULL, NULL, &rivals.done, NULL));
    TRY(kin__executor_new(kin_allocator_default(),
                          &(struct kin__executor_opts){.threads = 2},
                          &rivals.executor, NULL));
    TRY(kin_fake_source_new(NULL, &pods, &source, NULL));
    for (size_t i = 0; i < 2; i++) {
        TRY(kin_fake_source_fail_list(source, &forbidden, NULL));
        TRY(kin__informer_new(
            kin_fake_source_lister_watcher(source), &opts,
            &(struct kin__informer_extras){.executor = rivals.executor},
            &rivals.informers[i], NULL));
    }
    for (size_t i = 0; i < 2; i++)
        TRY(kin_informer_start(rivals.informers[i], NULL));
    TRY_FAIL(kin_stop_wait(rivals.done, kin_deadline_ms(SOON_MS)),
             KIN_ESTOPPED);
    return 0;
}

static void on_destroyed(void *userdata)
{
    struct verdicts *seen = userdata;

    kin_stop_request(seen->destroyed);
}

KIN_TEST(an_informer_may_be_freed_from_within)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    PROBE probe;
    SEEN seen = {.frees = true};
    kin_informer_opts opts;

    (void)alloc;
    probe_init(&probe);
    TRY(kin_stop_new(NULL, NULL, &seen.called, NULL));
    TRY(kin_stop_new(NULL, NULL, &seen.destroyed, NULL));
    (void)opts_of(&opts, &seen);
    opts.destroy = on_destroyed;
    TRY(make(&opts, &source, &seen.informer));
    kin_handler handler = handler_of(&probe);
    TRY(kin_informer_add_handler(seen.informer, &handler, NULL, NULL, NULL));
    TRY(kin_fake_source_fail_list(source, &busy, NULL));
    TRY(kin_informer_start(seen.informer, NULL));
    TRY(await_call(&seen));
    assert_null(seen.informer);
    /* The source can be freed once it is unused. */
    TRY_FAIL(kin_stop_wait(seen.destroyed, kin_deadline_ms(SOON_MS)),
             KIN_ESTOPPED);
    assert_int_equal(lists_of(source), 1);
    return 0;
}

static void on_job(struct kin__job *job, void *userdata)
{
    (void)job;
    kin_stop_request(userdata);
}

/* The thread is not blocked meanwhile: other informers may need it. */
KIN_TEST(freeing_from_within_does_not_wait_for_handlers)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_stop) *ran = NULL;
    PROBE probe;
    struct kin__executor *executor = NULL;
    struct kin__job job;
    SEEN seen = {.frees = true};
    kin_informer_opts opts;

    (void)alloc;
    probe_init(&probe);
    probe.hold = 1;
    TRY(kin_stop_new(NULL, NULL, &seen.called, NULL));
    TRY(kin_stop_new(NULL, NULL, &seen.destroyed, NULL));
    TRY(kin_stop_new(NULL, NULL, &ran, NULL));
    TRY(kin_fake_source_new(NULL, &pods, &source, NULL));
    TRY(kin__executor_new(NULL, NULL, &executor, NULL));
    TRY(kin__job_init(&job, executor, on_job, ran));
    (void)opts_of(&opts, &seen);
    opts.destroy = on_destroyed;
    struct kin__informer_extras extras = {.executor = executor, .seed = 1};
    TRY(kin__informer_new(kin_fake_source_lister_watcher(source), &opts,
                          &extras, &seen.informer, NULL));
    kin_handler handler = handler_of(&probe);
    TRY(kin_informer_add_handler(seen.informer, &handler, NULL, NULL, NULL));
    TRY(put(source, "a"));
    TRY(kin_informer_start(seen.informer, NULL));
    TRY(await_count(&probe, &probe.entered, 1)); /* and is blocked */
    TRY(kin_fake_source_wait_watches(source, 1, kin_deadline_ms(SOON_MS)));
    kin_fake_source_compact(source);
    TRY(kin_fake_source_fail_list(source, &busy, NULL));
    kin_fake_source_end_watches(source, KIN_FLOW_LOST);
    TRY(await_call(&seen));
    kin__job_post(&job);
    TRY_FAIL(kin_stop_wait(ran, kin_deadline_ms(SOON_MS)), KIN_ESTOPPED);
    assert_false(kin_stop_requested(seen.destroyed));
    set_hold(&probe, 0);
    TRY_FAIL(kin_stop_wait(seen.destroyed, kin_deadline_ms(SOON_MS)),
             KIN_ESTOPPED);
    kin__job_done(&job);
    executor = kin__executor_free(executor);
    return 0;
}

/* ---- the log ---- */

struct lines {
    atomic_uint warnings;
    char text[256];
};

static void write_line(const kin_log_record *record, void *userdata)
{
    struct lines *lines = userdata;

    if (record->level > KIN_LOG_WARN ||
        strcmp(record->component, "informer") != 0)
        return;
    snprintf(lines->text, sizeof(lines->text), "%s", record->message);
    atomic_fetch_add(&lines->warnings, 1);
}

KIN_TEST(a_repeated_failure_is_one_line)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    struct lines lines = {0};
    kin_log log = {.size = sizeof(log),
                   .level = KIN_LOG_WARN,
                   .write = write_line,
                   .userdata = &lines};

    (void)alloc;
    TRY(make(KIN_OPTS(kin_informer_opts, .watch_list = KIN_WATCH_LIST_OFF,
                      .log = &log),
             &source, &informer));
    TRY(kin_fake_source_fail_list(source, &forbidden, NULL));
    TRY(kin_fake_source_fail_list(source, &forbidden, NULL));
    TRY(kin_informer_start(informer, NULL));
    TRY_FAIL(wait_synced(informer), KIN_EFORBIDDEN);
    TRY_FAIL(wait_synced(informer), KIN_EFORBIDDEN);
    TRY(wait_synced(informer));
    assert_int_equal(atomic_load(&lines.warnings), 1);
    assert_string_equal(lines.text, "pods: list forbidden (403): not for you");
    return 0;
}

KIN_TEST(selectors_are_checked_at_once)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    TRY(make(NULL, &source, &informer));
    informer = kin_informer_free(informer);
    kin_lister_watcher *lw = kin_fake_source_lister_watcher(source);
    TRY_FAIL(
        kin_informer_new_from_source(
            lw, KIN_OPTS(kin_informer_opts, .label_selector = KIN__S("a in (")),
            &informer, &err),
        KIN_EINVAL);
    assert_non_null(strstr(err.message, "label selector"));
    TRY_FAIL(kin_informer_new_from_source(
                 lw,
                 KIN_OPTS(kin_informer_opts, .field_selector = KIN__S("spec")),
                 &informer, &err),
             KIN_EINVAL);
    assert_non_null(strstr(err.message, "field selector"));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_failure_has_its_context),
              KIN_TEST_ENTRY(a_rejection_is_returned_after_other_failures),
              KIN_TEST_ENTRY(a_temporary_failure_is_not_permanent),
              KIN_TEST_ENTRY(giving_up_ends_waits_with_the_error),
              KIN_TEST_ENTRY(an_informer_may_be_stopped_from_within),
              KIN_TEST_ENTRY(callbacks_may_stop_each_others_informers),
              KIN_TEST_ENTRY(an_informer_may_be_freed_from_within),
              KIN_TEST_ENTRY(freeing_from_within_does_not_wait_for_handlers),
              KIN_TEST_ENTRY(a_repeated_failure_is_one_line),
              KIN_TEST_ENTRY(selectors_are_checked_at_once))
