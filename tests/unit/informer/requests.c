/* SPDX-License-Identifier: Apache-2.0 */
/* Options for requests: tweak, backoff, watch timeouts and resyncs; of
 * informers and of reflectors. */
#include <stdatomic.h>

#include <kin/reflector.h>

#include "base/fake_clock.h"
#include "handler_probe.h"
#include "informer/informer.h"

enum { REQUESTS = 16 };

/* A source that records its requests. */
struct spy {
    kin_lister_watcher lw;
    kin_lister_watcher *inner; /* borrowed */
    struct kin__mutex mutex;
    size_t count;
    struct request {
        bool is_watch;
        char labels[16];
        char version[16];
        int64_t limit;
        int64_t timeout_s;
        bool has_stop;
    } requests[REQUESTS];
};

static void spy_note(struct spy *spy, const kin_list_opts *opts, bool is_watch)
{
    KIN__LOCK_SCOPE(&spy->mutex);
    struct request *request = &spy->requests[spy->count++ % REQUESTS];
    *request = (struct request){.is_watch = is_watch,
                                .limit = opts->limit,
                                .timeout_s = opts->timeout_s,
                                .has_stop = opts->call && opts->call->stop};
    snprintf(request->labels, sizeof(request->labels), "%.*s",
             KIN_STR(opts->label_selector));
    snprintf(request->version, sizeof(request->version), "%.*s",
             KIN_STR(opts->resource_version));
}

static int spy_list(kin_lister_watcher *lw, const kin_list_opts *opts,
                    const kin_sink *sink, kin_flow **ret, kin_error *err)
{
    struct spy *spy = (struct spy *)lw;

    spy_note(spy, opts, /* is_watch= */ false);
    return spy->inner->ops->list(spy->inner, opts, sink, ret, err);
}

static int spy_watch(kin_lister_watcher *lw, const kin_list_opts *opts,
                     const kin_sink *sink, kin_flow **ret, kin_error *err)
{
    struct spy *spy = (struct spy *)lw;

    spy_note(spy, opts, /* is_watch= */ true);
    return spy->inner->ops->watch(spy->inner, opts, sink, ret, err);
}

static const kin_lister_watcher_ops spy_ops = {
    .size = sizeof(spy_ops), .list = spy_list, .watch = spy_watch};

static void spy_init(struct spy *spy, kin_fake_source *source)
{
    memset(spy, 0, sizeof(*spy));
    kin__mutex_init(&spy->mutex);
    spy->inner = kin_fake_source_lister_watcher(source);
    spy->lw = *spy->inner;
    spy->lw.ops = &spy_ops;
    spy->lw.references = 0;
}

static void spy_done(struct spy *spy)
{
    kin__mutex_done(&spy->mutex);
}

#define SPY __attribute__((cleanup(spy_done))) struct spy

static size_t spy_count(struct spy *spy)
{
    KIN__LOCK_SCOPE(&spy->mutex);
    return spy->count;
}

static struct request spy_at(struct spy *spy, size_t index)
{
    KIN__LOCK_SCOPE(&spy->mutex);
    return spy->requests[index];
}

static int await_requests(struct spy *spy, size_t count)
{
    for (int i = 0; i < SOON_MS && spy_count(spy) < count; i++)
        (void)kin_stop_wait(NULL, kin_deadline_ms(1));
    assert_true(spy_count(spy) >= count);
    return 0;
}

/* ---- tweak ---- */

struct tweaks {
    _Atomic size_t calls;
    _Atomic size_t failures; /* number of calls that fail first */
    bool is_silent;          /* the last of them without an error */
};

static int tweak(kin_list_opts *opts, bool is_watch, kin_error *err,
                 void *userdata)
{
    struct tweaks *tweaks = userdata;

    tweaks->calls++;
    if (tweaks->failures > 0) {
        return --tweaks->failures > 0 || !tweaks->is_silent
                   ? kin_error_set(err, KIN_EUNSUPPORTED, "not today")
                   : KIN_EUNSUPPORTED;
    }
    opts->label_selector = is_watch ? kin_s("x=watch") : kin_s("x=list");
    opts->limit = is_watch ? 0 : 1;
    if (is_watch)
        opts->timeout_s = 7;
    /* Tweak cannot change these options. */
    opts->resource_version = kin_s("999");
    opts->call = NULL;
    return 0;
}

static void check_asked(struct spy *spy, size_t index, bool is_watch,
                        const char *version)
{
    struct request request = spy_at(spy, index);

    assert_int_equal(request.is_watch, is_watch);
    assert_string_equal(request.labels, is_watch ? "x=watch" : "x=list");
    assert_string_equal(request.version, version);
    assert_int_equal(request.limit, is_watch ? 0 : 1);
    assert_int_equal(request.timeout_s, is_watch ? 7 : 0);
    assert_true(request.has_stop);
}

KIN_TEST(tweak_sees_every_request)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_store) *store = NULL;
    SPY spy;
    KIN_AUTO(kin_reflector) *reflector = NULL;
    struct tweaks tweaks = {0};

    (void)alloc;
    TRY(kin_fake_source_new(NULL, &pods, &source, NULL));
    spy_init(&spy, source);
    TRY(kin_store_new(NULL, &store, NULL));
    TRY(put(source, "a"));
    TRY(put(source, "b"));
    TRY(kin_reflector_new_for_store(
        &spy.lw, store,
        KIN_OPTS(kin_informer_opts, .watch_list = KIN_WATCH_LIST_OFF,
                 .page_limit = 1, .tweak = tweak, .userdata = &tweaks),
        &reflector, NULL));
    TRY(kin_reflector_start(reflector, NULL));
    TRY(kin_fake_source_wait_watches(source, 1, kin_deadline_ms(SOON_MS)));
    TRY(put(source, "c"));
    kin_fake_source_end_watches(source, KIN_FLOW_COMPLETE);
    TRY(await_requests(&spy, 4));
    kin_reflector_stop(reflector);
    assert_int_equal(tweaks.calls, spy_count(&spy));
    check_asked(&spy, 0, /* is_watch= */ false, "0");
    check_asked(&spy, 1, /* is_watch= */ false, "");
    check_asked(&spy, 2, /* is_watch= */ true, "2");
    check_asked(&spy, 3, /* is_watch= */ true, "3");
    return 0;
}

struct failures {
    struct kin__mutex mutex;
    size_t count;
    char message[1024]; /* of the first */
    int64_t retry_in_ms[REQUESTS];
    void *tweaks;
};

static kin_verdict on_error(const kin_failure *failure, const kin_error *err,
                            void *userdata)
{
    struct failures *failures = userdata;

    KIN__LOCK_SCOPE(&failures->mutex);
    if (failures->count == 0)
        snprintf(failures->message, sizeof(failures->message), "%s",
                 err->message);
    failures->retry_in_ms[failures->count++ % REQUESTS] = failure->retry_in_ms;
    return KIN_RETRY;
}

static size_t failure_count(struct failures *failures)
{
    KIN__LOCK_SCOPE(&failures->mutex);
    return failures->count;
}

static int tweak_of_failures(kin_list_opts *opts, bool is_watch, kin_error *err,
                             void *userdata)
{
    struct failures *failures = userdata;

    return tweak(opts, is_watch, err, failures->tweaks);
}

static int fails_first(bool is_silent, const char *message)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    SPY spy;
    KIN_AUTO(kin_informer) *informer = NULL;
    struct tweaks tweaks = {.failures = 1, .is_silent = is_silent};
    struct failures failures = {.tweaks = &tweaks};

    kin__mutex_init(&failures.mutex);
    TRY(kin_fake_source_new(NULL, &pods, &source, NULL));
    spy_init(&spy, source);
    TRY(kin_informer_new_from_source(
        &spy.lw,
        KIN_OPTS(kin_informer_opts, .watch_list = KIN_WATCH_LIST_OFF,
                 .backoff_ms = 1, .tweak = tweak_of_failures,
                 .on_error = on_error, .userdata = &failures),
        &informer, NULL));
    TRY(kin_informer_start(informer, NULL));
    TRY(kin_informer_wait_synced(informer, NULL, NULL));
    informer = kin_informer_free(informer);
    assert_int_equal(failures.count, 1);
    assert_string_equal(failures.message, message);
    check_asked(&spy, 0, /* is_watch= */ false, "0");
    return 0;
}

KIN_TEST(failed_tweak_is_a_failure_and_is_retried)
{
    (void)alloc;
    TRY(fails_first(/* is_silent= */ false, "tweak: not today"));
    TRY(fails_first(/* is_silent= */ true, "tweak: not supported"));
    return 0;
}

/* ---- backoff, and watch timeouts ---- */

/* The clock advances only after each failure was reported, by the time left. */
static int wait_failures(struct failures *failures, size_t count,
                         struct kin__fake_clock *clock)
{
    for (size_t seen = 1; seen <= count; seen++) {
        for (int i = 0; i < SOON_MS && failure_count(failures) < seen; i++)
            (void)kin_stop_wait(NULL, kin_deadline_ms(1));
        assert_int_equal(failure_count(failures), seen);
        kin__fake_clock_advance(clock, 30 * KIN__NS_PER_S);
    }
    return 0;
}

static void check_between(int64_t value, int64_t least, int64_t most)
{
    assert_true(value >= least);
    assert_true(value <= most);
}

KIN_TEST(backoff_and_watch_time_are_options)
{
    const kin_fake_failure busy = {.size = sizeof(busy), .http_status = 500};
    KIN_AUTO(kin_fake_source) *source = NULL;
    SPY spy;
    struct kin__fake_clock clock;
    KIN_AUTO(kin_informer) *informer = NULL;
    struct failures failures = {0};
    const struct kin__informer_extras extras = {.clock = &clock.clock,
                                                .seed = 1};

    (void)alloc;
    kin__mutex_init(&failures.mutex);
    kin__fake_clock_init(&clock, KIN__NS_PER_S, 0);
    TRY(kin_fake_source_new(NULL, &pods, &source, NULL));
    spy_init(&spy, source);
    for (int i = 0; i < 3; i++)
        TRY(kin_fake_source_fail_list(source, &busy, NULL));
    TRY(kin__informer_new(&spy.lw,
                          KIN_OPTS(kin_informer_opts,
                                   .watch_list = KIN_WATCH_LIST_OFF,
                                   .min_watch_s = 1000, .backoff_ms = 5000,
                                   .backoff_max_ms = 15000,
                                   .on_error = on_error, .userdata = &failures),
                          &extras, &informer, NULL));
    TRY(kin_informer_start(informer, NULL));
    TRY(wait_failures(&failures, 3, &clock));
    for (int i = 0; i < SOON_MS && spy_count(&spy) < 5; i++) {
        kin__fake_clock_advance(&clock, KIN__NS_PER_S);
        (void)kin_stop_wait(NULL, kin_deadline_ms(1));
    }
    informer = kin_informer_free(informer);
    check_between(failures.retry_in_ms[0], 5000, 10000);
    check_between(failures.retry_in_ms[1], 10000, 20000);
    check_between(failures.retry_in_ms[2], 15000, 30000);
    assert_true(spy.requests[4].is_watch);
    check_between(spy.requests[4].timeout_s, 1000, 2000);
    return 0;
}

KIN_TEST(negative_backoff_is_rejected)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    kin_informer *informer = NULL;

    (void)alloc;
    TRY(kin_fake_source_new(NULL, &pods, &source, NULL));
    kin_lister_watcher *lw = kin_fake_source_lister_watcher(source);
    TRY_FAIL(
        kin_informer_new_from_source(
            lw, KIN_OPTS(kin_informer_opts, .backoff_ms = -1), &informer, NULL),
        KIN_EINVAL);
    TRY_FAIL(kin_informer_new_from_source(
                 lw, KIN_OPTS(kin_informer_opts, .backoff_max_ms = -1),
                 &informer, NULL),
             KIN_EINVAL);
    return 0;
}

/* ---- resyncs ---- */

struct checker {
    _Atomic size_t calls;
    _Atomic bool agrees;
};

static bool should_resync(void *userdata)
{
    struct checker *checker = userdata;

    checker->calls++;
    return checker->agrees;
}

KIN_TEST(should_resync_skips_resyncs)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    PROBE probe;
    struct kin__fake_clock clock;
    KIN_AUTO(kin_informer) *informer = NULL;
    struct checker checker = {0};
    const struct kin__informer_extras extras = {.clock = &clock.clock,
                                                .seed = 1};

    (void)alloc;
    probe_init(&probe);
    kin__fake_clock_init(&clock, KIN__NS_PER_S, 0);
    TRY(kin_fake_source_new(NULL, &pods, &source, NULL));
    TRY(put(source, "a"));
    TRY(kin__informer_new(kin_fake_source_lister_watcher(source),
                          KIN_OPTS(kin_informer_opts, .resync_ms = 10000,
                                   .should_resync = should_resync,
                                   .userdata = &checker),
                          &extras, &informer, NULL));
    kin_handler handler = handler_of(&probe);
    TRY(kin_informer_add_handler(informer, &handler, NULL, NULL, NULL));
    TRY(kin_informer_start(informer, NULL));
    TRY(kin_informer_wait_synced(informer, NULL, NULL));
    for (int i = 0; i < SOON_MS && checker.calls < 3; i++) {
        kin__fake_clock_advance(&clock, KIN__NS_PER_S);
        (void)kin_stop_wait(NULL, kin_deadline_ms(1));
    }
    assert_true(checker.calls >= 3);
    TRY(await_count(&probe, &probe.calls, 1));
    assert_int_equal(probe.calls, 1);
    checker.agrees = true;
    kin__fake_clock_advance(&clock, 20 * KIN__NS_PER_S);
    TRY(await_count(&probe, &probe.calls, 2));
    informer = kin_informer_free(informer);
    assert_true(kin_str_eq(kin__str_slice(kin__buf_str(&probe.log), 0, 10),
                           kin_s("+a1! ~a1>1")));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(tweak_sees_every_request),
              KIN_TEST_ENTRY(failed_tweak_is_a_failure_and_is_retried),
              KIN_TEST_ENTRY(backoff_and_watch_time_are_options),
              KIN_TEST_ENTRY(negative_backoff_is_rejected),
              KIN_TEST_ENTRY(should_resync_skips_resyncs))
