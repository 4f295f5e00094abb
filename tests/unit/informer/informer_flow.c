/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Which threads there are and when handlers are woken: on a source that the
 * test plays by hand, and a clock that stands still.
 */
#include "informer/informer_impl.h"

#include <stdlib.h>

#include "base/fake_clock.h"
#include "base/str.h"
#include "kin_test.h"

enum { SOON_MS = 20000 };

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
    size_t heard; /* calls of the handler */
};

static void flow_ignore(kin_flow *flow)
{
    (void)flow;
}

static const kin_flow_ops flow_ops = {.size = sizeof(flow_ops),
                                      .resume = flow_ignore,
                                      .cancel = flow_ignore,
                                      .free = flow_ignore};

static int source_start(kin_lister_watcher *lw, const kin_list_opts *opts,
                        const kin_sink *sink, kin_flow **ret, kin_error *err)
{
    struct source *self = (struct source *)(void *)lw;

    (void)opts;
    (void)err;
    KIN__LOCK_SCOPE(&self->mutex);
    self->sink = *sink;
    self->flows++;
    kin__cond_broadcast(&self->changed);
    *ret = &self->flow;
    return 0;
}

static const kin_lister_watcher_ops source_ops = {
    .size = sizeof(source_ops), .list = source_start, .watch = source_start};

static void source_init(struct source *self)
{
    *self = (struct source){.lw = {.ops = &source_ops, .resource = &pods},
                            .flow = {.ops = &flow_ops}};
    kin__mutex_init(&self->mutex);
    kin__cond_init(&self->changed);
}

static void source_done(struct source *self)
{
    kin__cond_done(&self->changed);
    kin__mutex_done(&self->mutex);
}

#define SOURCE __attribute__((cleanup(source_done))) struct source

static void await(struct source *self, const size_t *count, size_t wanted)
{
    kin_deadline deadline = kin_deadline_ms(SOON_MS);

    KIN__LOCK_SCOPE(&self->mutex);
    while (*count < wanted)
        assert_int_equal(
            kin__cond_wait_until(&self->changed, &self->mutex, NULL, deadline),
            0);
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

static void bring(struct source *self, const char *text)
{
    assert_int_equal(self->sink.bytes(kin_s(text), self->sink.userdata), 0);
}

static void add(struct source *self, int number)
{
    char event[160];

    snprintf(event, sizeof(event),
             "{\"type\":\"ADDED\",\"object\":{\"kind\":\"Pod\",\"apiVersion\":"
             "\"v1\","
             "\"metadata\":"
             "{\"name\":\"a%d\",\"resourceVersion\":\"%d\"}}}\n",
             number, number);
    bring(self, event);
}

static bool owes(kin_informer *informer)
{
    KIN__LOCK_SCOPE(&informer->mutex);
    return kin__core_owes_wakes(informer->core);
}

/* An informer with a handler that has listed nothing, and watches. */
static int start(struct source *source, struct kin__fake_clock *clock,
                 kin_informer **ret)
{
    struct kin__informer_extras extras = {.clock = &clock->clock, .seed = 1};
    kin_handler handler = {.on_add = on_add, .userdata = source};
    kin_flow_end end = {.cause = KIN_FLOW_COMPLETE, .retry_after_s = -1};

    source_init(source);
    kin__fake_clock_init(clock, KIN__NS_PER_S, 0);
    TRY(kin__informer_new(
        &source->lw,
        KIN_OPTS(kin_informer_opts, .watch_list = KIN_WATCH_LIST_OFF), &extras,
        ret, NULL));
    TRY(kin_informer_add_handler(*ret, &handler, NULL, NULL, NULL));
    TRY(kin_informer_start(*ret, NULL));
    await(source, &source->flows, 1);
    assert_int_equal(
        source->sink.begin(KIN__S("application/json"), source->sink.userdata),
        0);
    bring(source, "{\"kind\":\"PodList\",\"metadata\":{\"resourceVersion\":"
                  "\"1\"},\"items\":[]}");
    source->sink.end(&end, source->sink.userdata);
    await(source, &source->flows, 2);
    assert_int_equal(
        source->sink.begin(KIN__S("application/json"), source->sink.userdata),
        0);
    return 0;
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
    TRY(kin_informer_new(&source.lw, NULL, &alone, NULL));
    source.lw.origin = &source;
    TRY(kin_informer_new(&source.lw, NULL, &one, NULL));
    TRY(kin_informer_new(&source.lw, NULL, &two, NULL));
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
    kin_flow_end end = {.cause = KIN_FLOW_COMPLETE, .retry_after_s = -1};

    (void)alloc;
    TRY(start(&source, &clock, &informer));
    add(&source, 2);
    source.sink.rest(source.sink.userdata);
    add(&source, 3);
    assert_true(owes(informer));
    source.sink.end(&end, source.sink.userdata);
    assert_false(owes(informer));
    await(&source, &source.heard, 2);
    return 0;
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
    add(&source, 3);
    assert_true(owes(informer));
    TRY(kin_informer_drain(informer, NULL, NULL));
    await(&source, &source.heard, 2);
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(
        informers_of_one_origin_share_the_thread_that_starts_requests),
    KIN_TEST_ENTRY(a_handler_has_a_thread_when_there_is_something_to_tell),
    KIN_TEST_ENTRY(a_source_that_never_rests_wakes_handlers_each_time),
    KIN_TEST_ENTRY(one_that_rests_wakes_them_once_for_what_comes_together),
    KIN_TEST_ENTRY(a_wake_is_not_lost_with_its_flow),
    KIN_TEST_ENTRY(draining_wakes_who_is_owed))
