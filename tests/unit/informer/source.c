/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Threads, wake-ups of handlers, and pauses of reading: on a source that the
 * test drives step by step, with a clock that stands still.
 */
#include "asleep_test.h"
#include "informer/informer.h"

#include <stdlib.h>
#include <string.h>

#include <kin/snapshot.h>

#include "base/fake_clock.h"
#include "base/str.h"
#include "kin_test.h"

enum { SOON_MS = 60000 };

static const kin_resource pods = {
    .group = "", .version = "v1", .plural = "pods", .kind = "Pod"};

/* ---- a source whose flow does nothing by itself ---- */

struct source {
    kin_lister_watcher lw; /* first */
    kin_flow flow;
    struct kin__mutex mutex; /* the rest */
    struct kin__cond changed;
    kin_sink sink;
    size_t flows;
    char asked[64]; /* selectors of the last request */
    kin_stop *stop; /* of that, too */
    size_t heard;   /* calls of the handler */
    size_t allowed; /* calls of a handler that waits for permission */
    size_t resumed;
    kin_log log;
    size_t warned;  /* warnings that a handler is too slow */
    bool is_queued; /* bytes are applied by the job */
    /* Runs while a flow is being started; may be NULL. */
    void (*on_start)(struct source *self);
};

static void flow_ignore(kin_flow *flow)
{
    (void)flow;
}

static void flow_resume(kin_flow *flow)
{
    char *bytes = (char *)flow - offsetof(struct source, flow);
    struct source *self = (struct source *)(void *)bytes;

    KIN__LOCK_SCOPE(&self->mutex);
    self->resumed++;
    kin__cond_broadcast(&self->changed);
}

static const kin_flow_ops flow_ops = {.size = sizeof(flow_ops),
                                      .resume = flow_resume,
                                      .cancel = flow_ignore,
                                      .free = flow_ignore};

static int source_start(kin_lister_watcher *lw, const kin_list_opts *opts,
                        const kin_sink *sink, kin_flow **ret, kin_error *err)
{
    struct source *self = (struct source *)(void *)lw;

    (void)err;
    kin__mutex_lock(&self->mutex);
    snprintf(self->asked, sizeof(self->asked), "%.*s&%.*s&%.*s",
             KIN_STR(opts->label_selector), KIN_STR(opts->field_selector),
             KIN_STR(opts->shard_selector));
    (void)kin_stop_unref(self->stop);
    self->stop = kin_stop_ref(opts->call->stop);
    self->sink = *sink;
    self->flows++;
    kin__cond_broadcast(&self->changed);
    void (*play)(struct source *) = self->on_start;
    kin__mutex_unlock(&self->mutex);
    if (play)
        play(self);
    *ret = &self->flow;
    return 0;
}

static const kin_lister_watcher_ops source_ops = {
    .size = sizeof(source_ops), .list = source_start, .watch = source_start};

static void source_log(const kin_log_record *record, void *userdata)
{
    struct source *self = userdata;

    if (strcmp(record->message,
               "handler too slow: no longer blocking for it") != 0)
        return;
    KIN__LOCK_SCOPE(&self->mutex);
    self->warned++;
}

static void source_init(struct source *self)
{
    *self = (struct source){.lw = {.ops = &source_ops, .resource = &pods},
                            .flow = {.ops = &flow_ops},
                            .log = {.size = sizeof(kin_log),
                                    .level = KIN_LOG_WARN,
                                    .write = source_log,
                                    .userdata = self}};
    kin__mutex_init(&self->mutex);
    kin__cond_init(&self->changed);
}

static void source_done(struct source *self)
{
    (void)kin_stop_unref(self->stop);
    kin__cond_done(&self->changed);
    kin__mutex_done(&self->mutex);
}

#define SOURCE __attribute__((cleanup(source_done))) struct source

static bool comes_within(struct source *self, const size_t *count,
                         size_t wanted, int ms)
{
    kin_deadline deadline = kin_deadline_ms(ms);
    int r = 0;

    KIN__LOCK_SCOPE(&self->mutex);
    while (*count < wanted && r == 0)
        r = kin__cond_wait_until(&self->changed, &self->mutex, NULL, deadline);
    return *count >= wanted;
}

static void await(struct source *self, const size_t *count, size_t wanted)
{
    assert_true(comes_within(self, count, wanted, SOON_MS));
}

static void on_add(const kin_object *object, bool is_initial, void *userdata)
{
    struct source *self = userdata;

    (void)object;
    (void)is_initial;
    KIN__LOCK_SCOPE(&self->mutex);
    self->heard++;
    kin__cond_broadcast(&self->changed);
}

/* The same, but it returns only when the test permits. */
static void on_add_slowly(const kin_object *object, bool is_initial,
                          void *userdata)
{
    struct source *self = userdata;

    on_add(object, is_initial, userdata);
    KIN__LOCK_SCOPE(&self->mutex);
    size_t number = self->heard;
    while (self->allowed < number)
        kin__cond_wait(&self->changed, &self->mutex);
}

static void allow(struct source *self, size_t count)
{
    KIN__LOCK_SCOPE(&self->mutex);
    self->allowed = count;
    kin__cond_broadcast(&self->changed);
}

static void bring(struct source *self, const char *text)
{
    assert_int_equal(self->sink.bytes(kin_s(text), self->sink.userdata), 0);
}

/* Result of the sink for objects in one call. */
static int bring_objects(struct source *self, int first, int last)
{
    char events[1024];
    size_t len = 0;

    for (int i = first; i <= last; i++)
        len += (size_t)snprintf(
            events + len, sizeof(events) - len,
            "{\"type\":\"ADDED\",\"object\":{\"kind\":\"Pod\",\"apiVersion\":"
            "\"v1\","
            "\"metadata\":"
            "{\"name\":\"a%d\",\"resourceVersion\":\"%d\"}}}\n",
            i, i);
    assert_true(len < sizeof(events));
    return self->sink.bytes(kin_str_of(events, len), self->sink.userdata);
}

/* Result of the sink for one more object. */
static int bring_object(struct source *self, int number)
{
    return bring_objects(self, number, number);
}

static void add(struct source *self, int number)
{
    assert_int_equal(bring_object(self, number), 0);
}

static bool owes(kin_informer *informer)
{
    KIN__LOCK_SCOPE(&informer->mutex);
    return kin__core_processor(informer->core)->is_wake_due;
}

static void begin(struct source *self)
{
    assert_int_equal(
        self->sink.begin(KIN__S("application/json"), self->sink.userdata), 0);
}

static void end_flow(struct source *self)
{
    const kin_flow_end end = {.cause = KIN_FLOW_COMPLETE, .retry_after_s = -1};

    self->sink.end(&end, self->sink.userdata);
}

/* An informer with a handler that has listed nothing. */
static int list_nothing(struct source *source, struct kin__fake_clock *clock,
                        const kin_handler *handler,
                        const kin_handler_opts *opts, kin_informer **ret)
{
    /* Bytes are applied when the sink returns, so that each step can be
     * checked, unless a test is about those that wait. */
    struct kin__informer_extras extras = {
        .clock = &clock->clock, .seed = 1, .is_inline = !source->is_queued};

    kin__fake_clock_init(clock, KIN__NS_PER_S, 0);
    TRY(kin__informer_new(&source->lw,
                          KIN_OPTS(kin_informer_opts,
                                   .watch_list = KIN_WATCH_LIST_OFF,
                                   .log = &source->log),
                          &extras, ret, NULL));
    TRY(kin_informer_add_handler(*ret, handler, opts, NULL, NULL));
    TRY(kin_informer_start(*ret, NULL));
    await(source, &source->flows, 1);
    begin(source);
    bring(source, "{\"kind\":\"PodList\",\"metadata\":{\"resourceVersion\":"
                  "\"1\"},\"items\":[]}");
    return 0;
}

/* An informer that watches. */
static int start_with(struct source *source, struct kin__fake_clock *clock,
                      const kin_handler *handler, const kin_handler_opts *opts,
                      kin_informer **ret)
{
    source_init(source);
    TRY(list_nothing(source, clock, handler, opts, ret));
    end_flow(source);
    await(source, &source->flows, 2);
    begin(source);
    return 0;
}

static int start(struct source *source, struct kin__fake_clock *clock,
                 kin_informer **ret)
{
    const kin_handler handler = {
        .size = sizeof(kin_handler), .on_add = on_add, .userdata = source};

    return start_with(source, clock, &handler, NULL, ret);
}

/* ---- threads ---- */

static size_t count_threads(void)
{
    char line[256];
    size_t count = 0;
    FILE *file = fopen("/proc/self/status", "re");

    assert_non_null(file);
    while (fgets(line, sizeof(line), file))
        if (strncmp(line, "Threads:", 8) == 0)
            count = strtoul(line + 8, NULL, 10);
    (void)fclose(file);
    return count;
}

KIN_TEST(a_handler_gets_a_thread_with_its_first_notification)
{
    struct kin__fake_clock clock;
    SOURCE source;
    KIN_AUTO(kin_informer) *informer = NULL;

    (void)alloc;
    TRY(start(&source, &clock, &informer));
    size_t threads = count_threads();
    add(&source, 2);
    await(&source, &source.heard, 1);
    assert_int_equal(count_threads(), threads + 1);
    add(&source, 3);
    await(&source, &source.heard, 2);
    assert_int_equal(count_threads(), threads + 1);
    return 0;
}

/* Thread creation may fail temporarily. */
KIN_TEST(a_handler_without_a_thread_gets_one_later)
{
    struct kin__fake_clock clock;
    SOURCE source;
    KIN_AUTO(kin_informer) *informer = NULL;

    (void)alloc;
    TRY(start(&source, &clock, &informer));
    size_t threads = count_threads();
    atomic_store(&kin__thread_quota, 0);
    add(&source, 2);
    kin__fake_clock_advance(&clock, KIN__NS_PER_S);
    add(&source, 3);
    assert_int_equal(count_threads(), threads);
    atomic_store(&kin__thread_quota, KIN__THREAD_NO_QUOTA);
    /* The pause of a retry that has just failed starts now. */
    do
        kin__fake_clock_advance(&clock, KIN__NS_PER_S);
    while (!comes_within(&source, &source.heard, 2, 10));
    assert_int_equal(count_threads(), threads + 1);
    return 0;
}

/* ---- requests ---- */

KIN_TEST(stopping_stops_the_token_of_the_request)
{
    struct kin__fake_clock clock;
    SOURCE source;
    KIN_AUTO(kin_informer) *informer = NULL;

    (void)alloc;
    TRY(start(&source, &clock, &informer));
    assert_non_null(source.stop);
    assert_false(kin_stop_requested(source.stop));
    kin_informer_stop(informer);
    assert_true(kin_stop_requested(source.stop));
    return 0;
}

KIN_TEST(options_are_copied)
{
    SOURCE source;
    KIN_AUTO(kin_informer) *informer = NULL;
    char name[8] = "mine";
    char labels[8] = "a=b";
    char fields[8] = "x=y";
    char shard[16] = "shardRange()";

    (void)alloc;
    source_init(&source);
    TRY(kin_informer_new_from_source(&source.lw,
                                     KIN_OPTS(kin_informer_opts, .name = name,
                                              .label_selector = kin_s(labels),
                                              .field_selector = kin_s(fields),
                                              .shard_selector = kin_s(shard)),
                                     &informer, NULL));
    memset(shard, '#', sizeof(shard));
    memset(name, '#', sizeof(name));
    memset(labels, '#', sizeof(labels));
    memset(fields, '#', sizeof(fields));
    TRY(kin_informer_start(informer, NULL));
    await(&source, &source.flows, 1);
    kin__mutex_lock(&source.mutex);
    assert_string_equal(source.asked, "a=b&x=y&shardRange()");
    kin__mutex_unlock(&source.mutex);
    assert_string_equal(informer->name, "mine");
    return 0;
}

/* Map keys come from the network: seeds must not be predictable. */
KIN_TEST(each_informer_has_its_own_seed)
{
    SOURCE source;
    KIN_AUTO(kin_informer) *a = NULL;
    KIN_AUTO(kin_informer) *b = NULL;

    (void)alloc;
    source_init(&source);
    TRY(kin_informer_new_from_source(&source.lw, NULL, &a, NULL));
    TRY(kin_informer_new_from_source(&source.lw, NULL, &b, NULL));
    assert_true(kin__core_isolated(a->core)->by_key.seed != 0);
    assert_true(kin__core_isolated(a->core)->by_key.seed !=
                kin__core_isolated(b->core)->by_key.seed);
    return 0;
}

/* ---- waking ---- */

KIN_TEST(a_source_that_never_reports_idle_wakes_handlers_each_time)
{
    struct kin__fake_clock clock;
    SOURCE source;
    KIN_AUTO(kin_informer) *informer = NULL;

    (void)alloc;
    TRY(start(&source, &clock, &informer));
    for (int i = 2; i < 5; i++) {
        add(&source, i);
        assert_false(owes(informer));
        await(&source, &source.heard, (size_t)i - 1);
    }
    return 0;
}

KIN_TEST(a_source_that_reports_idle_wakes_handlers_once_per_batch)
{
    struct kin__fake_clock clock;
    SOURCE source;
    KIN_AUTO(kin_informer) *informer = NULL;

    (void)alloc;
    TRY(start(&source, &clock, &informer));
    add(&source, 2);
    source.sink.rest(source.sink.userdata);
    add(&source, 3); /* at the same time, so no need to wake for it yet */
    assert_true(owes(informer));
    add(&source, 4);
    assert_true(owes(informer));
    source.sink.rest(source.sink.userdata);
    assert_false(owes(informer));
    await(&source, &source.heard, 3);
    /* After a while without idling it must be. */
    add(&source, 5);
    assert_true(owes(informer));
    kin__fake_clock_advance(&clock, KIN__NS_PER_MS);
    add(&source, 6);
    assert_false(owes(informer));
    await(&source, &source.heard, 5);
    return 0;
}

/* However the flow ends, handlers get a pending wake-up. */
KIN_TEST(a_wake_is_not_lost_with_its_flow)
{
    struct kin__fake_clock clock;
    SOURCE source;
    KIN_AUTO(kin_informer) *informer = NULL;

    (void)alloc;
    TRY(start(&source, &clock, &informer));
    add(&source, 2);
    source.sink.rest(source.sink.userdata);
    add(&source, 3);
    assert_true(owes(informer));
    end_flow(&source);
    assert_false(owes(informer));
    await(&source, &source.heard, 2);
    return 0;
}

static void look_idle(const kin_handler_stats *stats, void *userdata)
{
    bool *is_idle = userdata;

    *is_idle &= !stats->is_called && stats->waiting == 0;
}

/* Waits until no handler is being called: so that a handler does not happen to
 * find notifications without a wake-up. */
static void await_idle(kin_informer *informer)
{
    bool is_idle = false;

    while (!is_idle) {
        KIN__LOCK_SCOPE(&informer->mutex);
        is_idle = true;
        kin__informer_each_handler(informer, 0, look_idle, &is_idle);
    }
    await_others_asleep();
}

KIN_TEST(draining_wakes_handlers_with_pending_changes)
{
    struct kin__fake_clock clock;
    SOURCE source;
    KIN_AUTO(kin_informer) *informer = NULL;

    (void)alloc;
    TRY(start(&source, &clock, &informer));
    add(&source, 2);
    source.sink.rest(source.sink.userdata);
    await_idle(informer);
    add(&source, 3);
    assert_true(owes(informer));
    TRY(kin_informer_drain(informer, NULL, NULL));
    await(&source, &source.heard, 2);
    return 0;
}

/* ---- misbehaving sources ---- */

/* A truncated list is an error, even if the source gives no reason. */
KIN_TEST(an_end_without_a_reason_is_a_failure)
{
    for (int i = KIN_FLOW_ANSWERED; i <= KIN_FLOW_BROKEN + 1; i++) {
        const kin_flow_end end = {.cause = (kin_flow_cause)i,
                                  .retry_after_s = -1};
        const kin_handler handler = KIN_INIT(kin_handler);
        struct kin__fake_clock clock;
        SOURCE source;
        KIN_AUTO(kin_informer) *informer = NULL;
        kin_informer_stats stats = KIN_INIT(kin_informer_stats);
        (void)alloc;
        source_init(&source);
        TRY(list_nothing(&source, &clock, &handler, NULL, &informer));
        source.sink.end(&end, source.sink.userdata);
        assert_false(kin_informer_has_synced(informer));
        kin_informer_get_stats(informer, &stats);
        assert_int_equal(stats.failures, 1);
        assert_true(stats.error.code < 0);
    }
    return 0;
}

/* The type of an answer must come before its bytes, in a list (the first pass)
 * as in a watch. */
KIN_TEST(a_content_type_after_bytes_is_a_failure)
{
    for (int i = 0; i < 2; i++) {
        const kin_handler handler = KIN_INIT(kin_handler);
        struct kin__fake_clock clock;
        SOURCE source;
        KIN_AUTO(kin_informer) *informer = NULL;
        kin_informer_stats stats = KIN_INIT(kin_informer_stats);
        (void)alloc;
        source_init(&source);
        if (i == 0)
            TRY(list_nothing(&source, &clock, &handler, NULL, &informer));
        else
            TRY(start(&source, &clock, &informer));
        if (i == 1)
            add(&source, 2);
        assert_int_equal(
            source.sink.begin(KIN__S("application/vnd.kubernetes.protobuf"),
                              source.sink.userdata),
            KIN_ECLOSED);
        /* The source continues regardless. */
        assert_int_equal(bring_object(&source, 3), KIN_ECLOSED);
        end_flow(&source);
        kin_informer_get_stats(informer, &stats);
        assert_int_equal(stats.failures, 1);
        assert_int_equal(stats.error.code, KIN_EPROTOCOL);
    }
    return 0;
}

/* ---- waiting for a handler ---- */

static const kin_handler_opts blocking = {
    .size = sizeof(blocking), .overflow = KIN_OVERFLOW_BLOCK, .capacity = 2};

/* With one object current and two pending, it is full. */
static void fill(struct source *source)
{
    add(source, 2);
    await(source, &source->heard, 1);
    add(source, 3);
    assert_int_equal(bring_object(source, 4), KIN_SINK_PAUSE);
}

KIN_TEST(reading_resumes_when_a_handler_has_room)
{
    struct kin__fake_clock clock;
    SOURCE source;
    const kin_handler handler = {.size = sizeof(kin_handler),
                                 .on_add = on_add_slowly,
                                 .userdata = &source};
    KIN_AUTO(kin_informer) *informer = NULL;

    (void)alloc;
    TRY(start_with(&source, &clock, &handler, &blocking, &informer));
    fill(&source);
    allow(&source, 100);
    await(&source, &source.resumed, 1);
    await(&source, &source.heard, 3);
    return 0;
}

/* Steps the loop until `count` is as wanted. */
static void step(kin_loop *loop, const size_t *count, size_t wanted)
{
    for (int i = 0; i < 100 && *count < wanted; i++)
        kin_loop_step(loop);
    assert_int_equal(*count, wanted);
}

KIN_TEST(reading_resumes_within_a_loop_too)
{
    KIN_AUTO(kin_loop) *loop = NULL;
    SOURCE source;
    const kin_handler handler = {
        .size = sizeof(kin_handler), .on_add = on_add, .userdata = &source};
    KIN_AUTO(kin_informer) *informer = NULL;
    struct kin__informer_extras extras = {.seed = 1, .is_inline = true};

    (void)alloc;
    source_init(&source);
    TRY(kin_loop_new(NULL, &loop, NULL));
    TRY(kin__informer_new(&source.lw,
                          KIN_OPTS(kin_informer_opts,
                                   .watch_list = KIN_WATCH_LIST_OFF,
                                   .loop = loop),
                          &extras, &informer, NULL));
    TRY(kin_informer_add_handler(informer, &handler, &blocking, NULL, NULL));
    TRY(kin_informer_start(informer, NULL));
    step(loop, &source.flows, 1);
    begin(&source);
    bring(&source, "{\"kind\":\"PodList\",\"metadata\":{\"resourceVersion\":"
                   "\"1\"},\"items\":[]}");
    end_flow(&source);
    step(loop, &source.flows, 2);
    begin(&source);
    for (size_t i = 1; i < 4; i++) {
        add(&source, (int)(2 * i));
        assert_int_equal(bring_object(&source, (int)(2 * i + 1)),
                         KIN_SINK_PAUSE);
        step(loop, &source.resumed, i);
        assert_int_equal(source.heard, 2 * i);
    }
    return 0;
}

/* ---- two namespaces in a loop ---- */

enum { MANY = 3000 }; /* their list is published in many slices */

struct pair {
    kin_lister_watcher lw; /* first */
    struct source a, b;
};

static int pair_narrow(kin_lister_watcher *lw, kin_str ns,
                       kin_lister_watcher **ret, kin_error *err)
{
    struct pair *self = (struct pair *)(void *)lw;

    (void)err;
    *ret = kin_str_eq(ns, kin_s("a")) ? &self->a.lw : &self->b.lw;
    return 0;
}

static const kin_lister_watcher_ops pair_ops = {.size = sizeof(pair_ops),
                                                .list = source_start,
                                                .watch = source_start,
                                                .narrow = pair_narrow};

static void pair_init(struct pair *self)
{
    source_init(&self->a);
    source_init(&self->b);
    self->lw = (kin_lister_watcher){.ops = &pair_ops, .resource = &pods};
}

static void pair_done(struct pair *self)
{
    source_done(&self->a);
    source_done(&self->b);
}

/* Brings a whole list. */
static void bring_list(struct source *self, char ns, int count)
{
    KIN__AUTO_BUF text;

    kin__buf_init(&text, /* alloc= */ NULL, 1 << 20);
    int r = kin__buf_append(
        &text,
        kin_s("{\"kind\":\"PodList\",\"apiVersion\":\"v1\",\"metadata\":{"
              "\"resourceVersion\":\"9\"},\"items\":["));
    for (int i = 0; r == 0 && i < count; i++)
        r = kin__buf_printf(&text,
                            "%s{\"metadata\":{\"name\":\"p%d\",\"namespace\":"
                            "\"%c\",\"resourceVersion\":\"1\"}}",
                            i > 0 ? "," : "", i, ns);
    if (r == 0)
        r = kin__buf_append(&text, kin_s("]}"));
    assert_int_equal(r, 0);
    begin(self);
    r = self->sink.bytes(kin__buf_str(&text), self->sink.userdata);
    assert_int_equal(r, 0);
    end_flow(self);
}

static bool is_busy(kin_informer *informer)
{
    KIN__LOCK_SCOPE(&informer->mutex);
    return kin__core_is_busy(informer->core);
}

/* What waits for the publication of another namespace continues when a call of
 * the program finishes that. */
KIN_TEST(a_publication_that_a_call_finishes_holds_up_no_source)
{
    KIN_AUTO(kin_loop) *loop = NULL;
    __attribute__((cleanup(pair_done))) struct pair pair;
    const kin_str spaces[] = {kin_s("a"), kin_s("b")};
    const kin_handler handler = {
        .size = sizeof(kin_handler), .on_add = on_add, .userdata = &pair.a};
    KIN_AUTO(kin_informer) *informer = NULL;
    struct kin__informer_extras extras = {.seed = 1};

    (void)alloc;
    pair_init(&pair);
    TRY(kin_loop_new(NULL, &loop, NULL));
    kin_loop_set_budget(loop, 1);
    TRY(kin__informer_new(
        &pair.lw,
        KIN_OPTS(kin_informer_opts, .watch_list = KIN_WATCH_LIST_OFF,
                 .namespaces = spaces, .namespace_count = 2, .loop = loop),
        &extras, &informer, NULL));
    TRY(kin_informer_start(informer, NULL));
    step(loop, &pair.a.flows, 1);
    step(loop, &pair.b.flows, 1);
    bring_list(&pair.a, 'a', MANY);
    for (int i = 0; i < 1000 && !is_busy(informer); i++)
        kin_loop_step(loop);
    bring_list(&pair.b, 'b', 1);
    for (int i = 0; i < 4; i++)
        kin_loop_step(loop);
    assert_true(is_busy(informer));
    TRY(kin_informer_add_handler(informer, &handler, NULL, NULL, NULL));
    assert_false(is_busy(informer));
    for (int i = 0; i < 1000 && !kin_informer_has_synced(informer); i++)
        kin_loop_step(loop);
    assert_true(kin_informer_has_synced(informer));
    for (int i = 0; i < 10000 && pair.a.heard < MANY + 1; i++)
        kin_loop_step(loop);
    assert_int_equal(pair.a.heard, MANY + 1);
    return 0;
}

/* After half a minute reading no longer waits for it. */
KIN_TEST(patience_with_a_handler_ends)
{
    struct kin__fake_clock clock;
    SOURCE source;
    const kin_handler handler = {.size = sizeof(kin_handler),
                                 .on_add = on_add_slowly,
                                 .userdata = &source};
    KIN_AUTO(kin_informer) *informer = NULL;

    (void)alloc;
    TRY(start_with(&source, &clock, &handler, &blocking, &informer));
    fill(&source);
    kin__fake_clock_advance(&clock, 30 * KIN__NS_PER_S - 1);
    assert_int_equal(bring_object(&source, 5), KIN_SINK_PAUSE);
    assert_int_equal(source.resumed, 0);
    kin__fake_clock_advance(&clock, 1);
    await(&source, &source.resumed, 1);
    for (int i = 6; i < 10; i++)
        add(&source, i);
    allow(&source, 100);
    await(&source, &source.heard, 8);
    return 0;
}

/* Half a minute for each stall, with one warning. */
KIN_TEST(patience_returns_when_a_handler_has_recovered)
{
    struct kin__fake_clock clock;
    SOURCE source;
    const kin_handler handler = {.size = sizeof(kin_handler),
                                 .on_add = on_add_slowly,
                                 .userdata = &source};
    KIN_AUTO(kin_informer) *informer = NULL;

    (void)alloc;
    TRY(start_with(&source, &clock, &handler, &blocking, &informer));
    for (int stall = 1; stall <= 3; stall++) {
        int next = 10 * stall;
        /* All at once: no call of the sink sees an empty queue in between. */
        assert_int_equal(bring_objects(&source, next, next + 3),
                         KIN_SINK_PAUSE);
        assert_int_equal(source.warned, stall - 1);
        kin__fake_clock_advance(&clock, 30 * KIN__NS_PER_S);
        await(&source, &source.resumed, (size_t)stall);
        for (int i = next + 4; i < next + 10; i++)
            add(&source, i);
        assert_int_equal(source.warned, stall);
        allow(&source, 10 * (size_t)stall);
        await(&source, &source.heard, 10 * (size_t)stall);
    }
    return 0;
}

/* A flow may deliver more data after a pause request; by then there may be room
 * again, but only a resume ends the pause. */
KIN_TEST(bytes_within_a_pause_do_not_end_it)
{
    struct kin__fake_clock clock;
    SOURCE source;
    const kin_handler handler = {.size = sizeof(kin_handler),
                                 .on_add = on_add_slowly,
                                 .userdata = &source};
    KIN_AUTO(kin_informer) *informer = NULL;

    (void)alloc;
    TRY(start_with(&source, &clock, &handler, &blocking, &informer));
    fill(&source);
    allow(&source, 1); /* takes the next one, which makes room */
    await(&source, &source.heard, 2);
    assert_int_equal(source.sink.bytes(KIN__S("{"), source.sink.userdata),
                     KIN_SINK_PAUSE);
    allow(&source, 100);
    await(&source, &source.resumed, 1);
    return 0;
}

static void fill_and_relieve(struct source *self)
{
    if (self->flows < 2)
        return;
    begin(self);
    fill(self);
    allow(self, 100);
    await(self, &self->heard, 3);
}

/* The first bytes may arrive before the call that starts a flow has
 * returned. */
KIN_TEST(a_pause_may_end_before_its_flow_is_known)
{
    struct kin__fake_clock clock;
    SOURCE source;
    const kin_handler handler = {.size = sizeof(kin_handler),
                                 .on_add = on_add_slowly,
                                 .userdata = &source};
    KIN_AUTO(kin_informer) *informer = NULL;

    (void)alloc;
    source_init(&source);
    source.on_start = fill_and_relieve;
    TRY(list_nothing(&source, &clock, &handler, &blocking, &informer));
    end_flow(&source);
    await(&source, &source.resumed, 1);
    return 0;
}

/* Whether its job is due only at the end of its patience. */
static bool is_asleep(kin_informer *informer)
{
    KIN__LOCK_SCOPE(&informer->mutex);
    const struct kin__timer *timer = &informer->sources.all[0].job.timer;
    return kin__timer_is_armed(timer) &&
           timer->deadline.at_ns == informer->sources.paused_until_ns;
}

/* The next request waits for the handler, without polling for room. */
KIN_TEST(a_request_waits_for_the_handler_without_polling)
{
    struct kin__fake_clock clock;
    SOURCE source;
    const kin_handler handler = {.size = sizeof(kin_handler),
                                 .on_add = on_add_slowly,
                                 .userdata = &source};
    KIN_AUTO(kin_informer) *informer = NULL;
    kin_deadline deadline = kin_deadline_ms(SOON_MS);

    (void)alloc;
    TRY(start_with(&source, &clock, &handler, &blocking, &informer));
    fill(&source);
    end_flow(&source);
    while (!is_asleep(informer))
        assert_false(kin__deadline_passed(NULL, deadline));
    assert_int_equal(source.flows, 2);
    allow(&source, 100);
    await(&source, &source.flows, 3);
    return 0;
}

/* ---- bytes that the job applies ---- */

/* Holds the lock of an informer, in a thread of its own. */
struct holder {
    kin_informer *informer;
    struct kin__thread thread;
    struct kin__mutex mutex; /* the rest */
    struct kin__cond changed;
    bool is_held;
    bool is_released;
};

static void holder_run(void *userdata)
{
    struct holder *self = userdata;

    KIN__LOCK_SCOPE(&self->informer->mutex);
    KIN__LOCK_SCOPE(&self->mutex);
    self->is_held = true;
    kin__cond_broadcast(&self->changed);
    while (!self->is_released)
        kin__cond_wait(&self->changed, &self->mutex);
}

static void hold(struct holder *self, kin_informer *informer)
{
    *self = (struct holder){.informer = informer};
    kin__mutex_init(&self->mutex);
    kin__cond_init(&self->changed);
    assert_int_equal(
        kin__thread_start(&self->thread, NULL, holder_run, self, NULL), 0);
    KIN__LOCK_SCOPE(&self->mutex);
    while (!self->is_held)
        kin__cond_wait(&self->changed, &self->mutex);
}

static void release(struct holder *self)
{
    kin__mutex_lock(&self->mutex);
    self->is_released = true;
    kin__cond_broadcast(&self->changed);
    kin__mutex_unlock(&self->mutex);
    kin__thread_join(&self->thread);
    kin__cond_done(&self->changed);
    kin__mutex_done(&self->mutex);
}

/* As start(), but bytes are applied by the job. */
static int start_queued(struct source *source, struct kin__fake_clock *clock,
                        kin_informer **ret)
{
    const kin_handler handler = {
        .size = sizeof(kin_handler), .on_add = on_add, .userdata = source};

    source->is_queued = true;
    TRY(list_nothing(source, clock, &handler, NULL, ret));
    end_flow(source);
    await(source, &source->flows, 2);
    begin(source);
    return 0;
}

/* Waits until the events of a watch may bypass the job. */
static void await_direct(kin_informer *informer)
{
    kin_deadline deadline = kin_deadline_ms(SOON_MS);

    while (!kin__intake_is_direct(&informer->sources.all[0].intake))
        assert_false(kin__deadline_passed(NULL, deadline));
}

/* C. */
KIN_TEST(delivering_does_not_wait_for_the_informer)
{
    struct kin__fake_clock clock;
    struct holder holder;
    SOURCE source;
    KIN_AUTO(kin_informer) *informer = NULL;

    (void)alloc;
    source_init(&source);
    TRY(start_queued(&source, &clock, &informer));
    for (int i = 0; i < 3; i++) {
        hold(&holder, informer);
        int r = bring_objects(&source, 10 * i + 2, 10 * i + 4);
        source.sink.rest(source.sink.userdata);
        release(&holder);
        TRY(r);
        await(&source, &source.heard, 3 * ((size_t)i + 1));
    }
    return 0;
}

KIN_TEST(an_end_waits_for_its_bytes)
{
    struct kin__fake_clock clock;
    struct holder holder;
    SOURCE source;
    KIN_AUTO(kin_informer) *informer = NULL;

    (void)alloc;
    source_init(&source);
    TRY(start_queued(&source, &clock, &informer));
    hold(&holder, informer);
    int r = bring_object(&source, 2);
    end_flow(&source);
    release(&holder);
    TRY(r);
    await(&source, &source.heard, 1);
    await(&source, &source.flows, 3);
    return 0;
}

/* Brings empty lines until the sink pauses the flow, and returns how many
 * bytes; or its failure. */
static int64_t bring_too_much(struct source *source)
{
    char lines[32 << 10];
    int64_t total = 0;
    int r = 0;

    memset(lines, '\n', sizeof(lines));
    while (r == 0) {
        r = source->sink.bytes(kin_str_of(lines, sizeof(lines)),
                               source->sink.userdata);
        total += (int64_t)sizeof(lines);
    }
    return r < 0 ? r : total;
}

KIN_TEST(a_flow_pauses_while_too_much_waits)
{
    struct kin__fake_clock clock;
    struct holder holder;
    SOURCE source;
    KIN_AUTO(kin_informer) *informer = NULL;

    (void)alloc;
    source_init(&source);
    TRY(start_queued(&source, &clock, &informer));
    await_direct(informer);
    hold(&holder, informer);
    int64_t total = bring_too_much(&source);
    kin__mutex_lock(&source.mutex);
    size_t resumed = source.resumed;
    kin__mutex_unlock(&source.mutex);
    release(&holder);
    TRY(total < 0 ? (int)total : 0);
    assert_true(total > KIN__INTAKE_PIECE);
    assert_true(total < KIN__INTAKE_PIECE + (64 << 10));
    assert_int_equal(resumed, 0);
    await(&source, &source.resumed, 1);
    await_direct(informer); /* so that the job is not needed again */
    TRY(bring_object(&source, 2));
    await(&source, &source.heard, 1);
    return 0;
}

/* B. */
KIN_TEST(a_stop_drops_what_waits)
{
    struct kin__fake_clock clock;
    struct holder holder;
    SOURCE source;
    KIN_AUTO(kin_informer) *informer = NULL;

    (void)alloc;
    source_init(&source);
    TRY(start_queued(&source, &clock, &informer));
    hold(&holder, informer);
    int64_t total = bring_too_much(&source);
    atomic_store(&informer->sources.is_stopped, true); /* as the stop does */
    release(&holder);
    TRY(total < 0 ? (int)total : 0);
    kin_informer_stop(informer);
    assert_int_equal(source.resumed, 0);
    assert_int_equal(bring_object(&source, 2), KIN_ECLOSED);
    assert_int_equal(source.heard, 0);
    return 0;
}

static size_t count_objects(kin_informer *informer)
{
    KIN_AUTO(kin_snapshot) *snapshot = kin_informer_snapshot(informer);

    return snapshot ? kin_snapshot_count(snapshot) : SIZE_MAX;
}

/* Small events of a watch need no other thread. */
KIN_TEST(small_events_bypass_the_job)
{
    struct kin__fake_clock clock;
    SOURCE source;
    KIN_AUTO(kin_informer) *informer = NULL;

    (void)alloc;
    source_init(&source);
    TRY(start_queued(&source, &clock, &informer));
    await_direct(informer);
    await_others_asleep(); /* so that the lock is free */
    TRY(bring_object(&source, 2));
    size_t count = count_objects(informer);
    if (count == SIZE_MAX)
        return KIN_ENOMEM;
    assert_int_equal(count, 1);
    return 0;
}

/* Whichever thread applies them. */
KIN_TEST(many_events_at_once_are_applied)
{
    struct kin__fake_clock clock;
    SOURCE source;
    KIN_AUTO(kin_informer) *informer = NULL;

    (void)alloc;
    source_init(&source);
    TRY(start_queued(&source, &clock, &informer));
    for (int i = 2; i < 2000; i++) {
        int r = bring_object(&source, i);
        TRY(r < 0 ? r : 0);
    }
    source.sink.rest(source.sink.userdata);
    await(&source, &source.heard, 1998);
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(a_handler_gets_a_thread_with_its_first_notification),
    KIN_TEST_ENTRY(a_handler_without_a_thread_gets_one_later),
    KIN_TEST_ENTRY(stopping_stops_the_token_of_the_request),
    KIN_TEST_ENTRY(options_are_copied),
    KIN_TEST_ENTRY(each_informer_has_its_own_seed),
    KIN_TEST_ENTRY(a_source_that_never_reports_idle_wakes_handlers_each_time),
    KIN_TEST_ENTRY(a_source_that_reports_idle_wakes_handlers_once_per_batch),
    KIN_TEST_ENTRY(a_wake_is_not_lost_with_its_flow),
    KIN_TEST_ENTRY(draining_wakes_handlers_with_pending_changes),
    KIN_TEST_ENTRY(an_end_without_a_reason_is_a_failure),
    KIN_TEST_ENTRY(a_content_type_after_bytes_is_a_failure),
    KIN_TEST_ENTRY(reading_resumes_when_a_handler_has_room),
    KIN_TEST_ENTRY(reading_resumes_within_a_loop_too),
    KIN_TEST_ENTRY(a_publication_that_a_call_finishes_holds_up_no_source),
    KIN_TEST_ENTRY(patience_with_a_handler_ends),
    KIN_TEST_ENTRY(patience_returns_when_a_handler_has_recovered),
    KIN_TEST_ENTRY(bytes_within_a_pause_do_not_end_it),
    KIN_TEST_ENTRY(a_pause_may_end_before_its_flow_is_known),
    KIN_TEST_ENTRY(a_request_waits_for_the_handler_without_polling),
    KIN_TEST_ENTRY(delivering_does_not_wait_for_the_informer),
    KIN_TEST_ENTRY(an_end_waits_for_its_bytes),
    KIN_TEST_ENTRY(a_flow_pauses_while_too_much_waits),
    KIN_TEST_ENTRY(a_stop_drops_what_waits),
    KIN_TEST_ENTRY(small_events_bypass_the_job),
    KIN_TEST_ENTRY(many_events_at_once_are_applied))
