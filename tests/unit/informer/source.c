/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Which threads there are, when handlers are woken, and when reading waits for
 * them: on a source that the test plays by hand, and a clock that stands still.
 */
#include "asleep_test.h"
#include "informer/informer_impl.h"

#include <stdlib.h>
#include <string.h>

#include "base/fake_clock.h"
#include "base/str.h"
#include "informer/core_impl.h"
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
    size_t allowed; /* calls of a handler that waits to be allowed */
    size_t resumed;
    kin_log log;
    size_t warned; /* that a handler is too slow */
    /* Plays while a flow is being started; may be NULL. */
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

/* The same, but it returns only when it is allowed to. */
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

/* What the sink says to objects that come together. */
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

/* What the sink says to one more object. */
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
    return kin__core_owes_wakes(informer->core);
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
    struct kin__informer_extras extras = {.clock = &clock->clock, .seed = 1};

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

/* One that watches. */
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

KIN_TEST(informers_of_one_origin_share_the_thread_that_starts_requests)
{
    SOURCE source;
    KIN_AUTO(kin_informer) *one = NULL;
    KIN_AUTO(kin_informer) *two = NULL;
    KIN_AUTO(kin_informer) *alone = NULL;

    (void)alloc;
    source_init(&source);
    TRY(kin_informer_new_from_source(&source.lw, NULL, &alone, NULL));
    source.lw.origin = &source;
    TRY(kin_informer_new_from_source(&source.lw, NULL, &one, NULL));
    TRY(kin_informer_new_from_source(&source.lw, NULL, &two, NULL));
    assert_ptr_equal(one->runner, two->runner);
    assert_ptr_not_equal(one->runner, alone->runner);
    /* One that ends takes nothing from the other. */
    one = kin_informer_free(one);
    TRY(kin_informer_start(two, NULL));
    await(&source, &source.flows, 1);
    return 0;
}

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

KIN_TEST(a_handler_has_a_thread_when_there_is_something_to_tell)
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

/* The system may have no thread for it just now. */
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
    /* A retry that has just failed counts its pause from the present. */
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

/* What is in maps comes from outside: their seeds are not to be guessed. */
KIN_TEST(each_informer_has_a_seed_of_its_own)
{
    SOURCE source;
    KIN_AUTO(kin_informer) *a = NULL;
    KIN_AUTO(kin_informer) *b = NULL;

    (void)alloc;
    source_init(&source);
    TRY(kin_informer_new_from_source(&source.lw, NULL, &a, NULL));
    TRY(kin_informer_new_from_source(&source.lw, NULL, &b, NULL));
    assert_true(a->core->opts.seed != 0);
    assert_true(a->core->opts.seed != b->core->opts.seed);
    return 0;
}

/* ---- waking ---- */

KIN_TEST(a_source_that_never_rests_wakes_handlers_each_time)
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

KIN_TEST(one_that_rests_wakes_them_once_for_what_comes_together)
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
    /* After a while without a rest it must be. */
    add(&source, 5);
    assert_true(owes(informer));
    kin__fake_clock_advance(&clock, KIN__NS_PER_MS);
    add(&source, 6);
    assert_false(owes(informer));
    await(&source, &source.heard, 5);
    return 0;
}

/* Whatever ends the flow, what handlers are owed does not wait for it. */
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

/* Until nobody is called: so that a handler does not happen to find what it has
 * not been woken for. */
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

KIN_TEST(draining_wakes_who_is_owed)
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

/* ---- sources that are not as they should be ---- */

/* A list that is cut is none, also if nobody says why. */
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

/* ---- waiting for a handler ---- */

static const kin_handler_opts blocking = {
    .size = sizeof(blocking), .overflow = KIN_OVERFLOW_BLOCK, .capacity = 2};

/* With one object in hand and two waiting, it wants no more. */
static void fill(struct source *source)
{
    add(source, 2);
    await(source, &source->heard, 1);
    add(source, 3);
    assert_int_equal(bring_object(source, 4), KIN_SINK_PAUSE);
}

KIN_TEST(reading_goes_on_when_a_handler_has_room)
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

/* Does what is due, as often as it takes. */
static void step(kin_loop *loop, const size_t *count, size_t wanted)
{
    for (int i = 0; i < 100 && *count < wanted; i++)
        kin_loop_step(loop);
    assert_int_equal(*count, wanted);
}

KIN_TEST(within_a_loop_reading_goes_on_too)
{
    KIN_AUTO(kin_loop) *loop = NULL;
    SOURCE source;
    const kin_handler handler = {
        .size = sizeof(kin_handler), .on_add = on_add, .userdata = &source};
    KIN_AUTO(kin_informer) *informer = NULL;

    (void)alloc;
    source_init(&source);
    TRY(kin_loop_new(NULL, &loop, NULL));
    TRY(kin_informer_new_from_source(&source.lw,
                                     KIN_OPTS(kin_informer_opts,
                                              .watch_list = KIN_WATCH_LIST_OFF,
                                              .loop = loop),
                                     &informer, NULL));
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

/* Half a minute: then it gets what there is, as any other. */
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

/* A flow may bring some more after it was told to pause; by then there may be
 * room again, but only a resume ends its pause. */
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
    allow(&source, 1); /* takes the next one: there is room */
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

/* The first bytes may come before the call that starts a flow has returned. */
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

/* Whether its job sleeps until the end of its patience. */
static bool is_asleep(kin_informer *informer)
{
    KIN__LOCK_SCOPE(&informer->mutex);
    const struct kin__timer *timer = &informer->sources.all[0].job.timer;
    return kin__timer_is_armed(timer) &&
           timer->deadline.at_ns == informer->sources.paused_until_ns;
}

/* What is asked for next waits for the handler, and not by asking all the
 * time whether it has room. */
KIN_TEST(a_request_waits_for_the_handler_without_a_rush)
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

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(
        informers_of_one_origin_share_the_thread_that_starts_requests),
    KIN_TEST_ENTRY(a_handler_has_a_thread_when_there_is_something_to_tell),
    KIN_TEST_ENTRY(a_handler_without_a_thread_gets_one_later),
    KIN_TEST_ENTRY(stopping_stops_the_token_of_the_request),
    KIN_TEST_ENTRY(options_are_copied),
    KIN_TEST_ENTRY(each_informer_has_a_seed_of_its_own),
    KIN_TEST_ENTRY(a_source_that_never_rests_wakes_handlers_each_time),
    KIN_TEST_ENTRY(one_that_rests_wakes_them_once_for_what_comes_together),
    KIN_TEST_ENTRY(a_wake_is_not_lost_with_its_flow),
    KIN_TEST_ENTRY(draining_wakes_who_is_owed),
    KIN_TEST_ENTRY(an_end_without_a_reason_is_a_failure),
    KIN_TEST_ENTRY(reading_goes_on_when_a_handler_has_room),
    KIN_TEST_ENTRY(within_a_loop_reading_goes_on_too),
    KIN_TEST_ENTRY(patience_with_a_handler_ends),
    KIN_TEST_ENTRY(patience_returns_when_a_handler_has_recovered),
    KIN_TEST_ENTRY(bytes_within_a_pause_do_not_end_it),
    KIN_TEST_ENTRY(a_pause_may_end_before_its_flow_is_known),
    KIN_TEST_ENTRY(a_request_waits_for_the_handler_without_a_rush))
