/* SPDX-License-Identifier: Apache-2.0 */
/* Recorders in an event loop, and stopping them without blocking. */
#include "control/events.h"

#include <poll.h>
#include <sched.h>
#include <string.h>

#include <kin/loop.h>

#include "event_test.h"
#include "kin_test.h"
#include "test_fake_client.h"

#define STORED                                                                 \
    "{\"kind\":\"Event\",\"metadata\":{\"name\":\"e\",\"namespace\":\"ns\","   \
    "\"resourceVersion\":\"5\"}}"

struct fixture {
    kin_loop *loop; /* NULL: threads */
    struct kin__fake_clock clock;
    kin_fake_client *fake;
    kin_client *client;
    kin_events *events;
    kin_call *call;
    _Atomic int ended; /* calls of on_done() */
    int code;          /* of the last one */
    _Atomic int destroyed;
};

static void fixture_done(struct fixture *s)
{
    (void)kin_call_free(s->call);
    (void)kin_events_free(s->events);
    (void)kin_client_unref(s->client);
    (void)kin_fake_client_free(s->fake);
    (void)kin_loop_free(s->loop);
}

#define FIXTURE __attribute__((cleanup(fixture_done))) struct fixture

static int fixture_add_recorder(struct fixture *s, const kin_allocator *alloc)
{
    return kin__events_new(
        s->client,
        KIN_OPTS(kin_events_opts, .alloc = alloc, .component = kin_s("tester")),
        &(struct kin__events_deps){.clock = &s->clock.clock, .seed = 1},
        &s->events, NULL);
}

static int fixture_init(struct fixture *s, const kin_allocator *alloc,
                        bool is_in_loop)
{
    KIN_AUTO(kin_config) *config = NULL;

    kin__fake_clock_init(&s->clock, KIN__NS_PER_S, KIN__NS_PER_S);
    if (is_in_loop)
        TRY(kin_loop_new(alloc, &s->loop, NULL));
    TRY(kin_fake_client_new(alloc, &s->fake, NULL));
    TRY(kin_config_new(
        KIN_OPTS(kin_config_opts, .alloc = alloc, .server = "http://fake"),
        &config, NULL));
    TRY(kin__client_new(
        config,
        KIN_OPTS(kin_client_opts, .alloc = alloc, .qps = -1, .timeout_ms = -1,
                 .loop = s->loop),
        &(struct kin__client_deps){.transport = &s->fake->transport,
                                   .clock = &s->clock.clock,
                                   .seed = 1},
        &s->client, NULL));
    return fixture_add_recorder(s, alloc);
}

static int reply(struct fixture *s, const char *body, bool stays_open)
{
    return kin_fake_client_reply(s->fake,
                                 KIN_OPTS(kin_fake_reply, .method = "POST",
                                          .status = 201, .body = kin_s(body),
                                          .is_lasting = true,
                                          .stays_open = stays_open),
                                 NULL);
}

static int happen(struct fixture *s, const char *message)
{
    kin_events_entry entry = event_test_entry(message);

    return kin_events_add(s->events, &entry);
}

static kin_events_stats stats_of(const struct fixture *s)
{
    kin_events_stats stats = {.size = sizeof(stats)};

    kin_events_get_stats(s->events, &stats);
    return stats;
}

static void on_done(kin_call *call, const kin_error *err, void *userdata)
{
    struct fixture *s = userdata;

    (void)call;
    s->code = err ? err->code : 0;
    s->ended++;
}

static void destroy(void *userdata)
{
    struct fixture *s = userdata;

    s->destroyed++;
}

static int stop_async(struct fixture *s, int64_t timeout_ms)
{
    kin_call_opts opts = KIN_INIT(kin_call_opts);

    opts.on_done = on_done;
    opts.userdata = s;
    opts.destroy = destroy;
    opts.timeout_ms = timeout_ms;
    int r = kin_events_stop_async(s->events, &opts, &s->call, NULL);
    /* A thread may have ended the call already. */
    assert_true(r < 0 ? s->destroyed == 1 : s->loop == NULL || !s->destroyed);
    return r;
}

static void step(struct fixture *s)
{
    struct pollfd fd = {.fd = s->loop ? kin_loop_fd(s->loop) : -1,
                        .events = POLLIN};

    (void)poll(&fd, 1, 1);
    if (s->loop)
        kin_loop_step(s->loop);
}

static void step_to_end(struct fixture *s)
{
    while (s->ended == 0)
        step(s);
}

static int sends_what_is_queued(const kin_allocator *alloc, bool is_in_loop)
{
    FIXTURE s = {.loop = NULL};

    TRY(fixture_init(&s, alloc, is_in_loop));
    TRY(reply(&s, STORED, /* stays_open= */ false));
    TRY(happen(&s, "1"));
    TRY(happen(&s, "2"));
    if (is_in_loop) { /* A: nothing is sent before a step */
        assert_int_equal(kin_fake_client_request_count(s.fake), 0);
        assert_int_equal(kin_events_stop(s.events, KIN_NEVER),
                         KIN_EUNSUPPORTED);
    }
    TRY(stop_async(&s, 0));
    TRY_FAIL(happen(&s, "3"), KIN_ESTOPPED);
    step_to_end(&s);
    assert_int_equal(s.code, 0);
    assert_true(stats_of(&s).created == 2 || kin_test_out_of_memory());
    s.call = kin_call_free(s.call);
    assert_int_equal(s.destroyed, 1);
    return 0;
}

KIN_TEST(a_stop_sends_what_is_queued_in_a_loop)
{
    return sends_what_is_queued(alloc, /* is_in_loop= */ true);
}

KIN_TEST(a_stop_sends_what_is_queued_with_threads)
{
    return sends_what_is_queued(alloc, /* is_in_loop= */ false);
}

/* The recorder may end between the steps of the function that starts the call:
 * nothing is queued, and its thread is fast. */
KIN_TEST(a_stop_may_end_before_it_was_started)
{
    FIXTURE s = {.loop = NULL};

    (void)alloc;
    TRY(fixture_init(&s, /* alloc= */ NULL, /* is_in_loop= */ false));
    for (int i = 0; i < 2000; i++) {
        s.ended = 0;
        s.destroyed = 0;
        TRY(stop_async(&s, 0));
        while (s.ended == 0)
            sched_yield();
        assert_int_equal(s.code, 0);
        s.call = kin_call_free(s.call);
        s.events = kin_events_free(s.events);
        TRY(fixture_add_recorder(&s, /* alloc= */ NULL));
    }
    return 0;
}

static int drops_at_the_deadline(const kin_allocator *alloc, bool is_in_loop)
{
    FIXTURE s = {.loop = NULL};

    TRY(fixture_init(&s, alloc, is_in_loop));
    TRY(reply(&s, "{", /* stays_open= */ true));
    TRY(happen(&s, "1"));
    TRY(happen(&s, "2"));
    TRY(stop_async(&s, 1000));
    while (kin_fake_client_request_count(s.fake) == 0 && s.ended == 0)
        step(&s);
    while (s.ended == 0) {
        kin__fake_clock_advance(&s.clock, KIN__NS_PER_S / 4);
        step(&s);
    }
    if (kin_test_out_of_memory())
        return 0;
    assert_int_equal(s.code, KIN_ETIMEDOUT);
    assert_int_equal(stats_of(&s).unsent, 2);
    return 0;
}

KIN_TEST(a_stop_drops_events_at_its_deadline_in_a_loop)
{
    return drops_at_the_deadline(alloc, /* is_in_loop= */ true);
}

KIN_TEST(a_stop_drops_events_at_its_deadline_with_threads)
{
    return drops_at_the_deadline(alloc, /* is_in_loop= */ false);
}

KIN_TEST(events_are_sent_by_steps)
{
    FIXTURE s = {.loop = NULL};

    TRY(fixture_init(&s, alloc, /* is_in_loop= */ true));
    TRY(reply(&s, STORED, /* stays_open= */ false));
    TRY(happen(&s, "1"));
    while (stats_of(&s).created + stats_of(&s).refused +
               stats_of(&s).given_up ==
           0)
        step(&s);
    assert_true(stats_of(&s).created == 1 || kin_test_out_of_memory());
    return 0;
}

/* The retry is a timer of the loop. */
KIN_TEST(retries_within_steps)
{
    FIXTURE s = {.loop = NULL};

    TRY(fixture_init(&s, alloc, /* is_in_loop= */ true));
    TRY(kin_fake_client_reply(
        s.fake, KIN_OPTS(kin_fake_reply, .method = "POST", .is_lost = true),
        NULL));
    TRY(reply(&s, STORED, /* stays_open= */ false));
    TRY(happen(&s, "1"));
    while (stats_of(&s).created + stats_of(&s).refused +
               stats_of(&s).given_up ==
           0) {
        kin__fake_clock_advance(&s.clock, KIN__NS_PER_S);
        step(&s);
    }
    assert_true(stats_of(&s).retried == 1 || kin_test_out_of_memory());
    return 0;
}

/* A recorder that is freed ends the call that stops it. */
KIN_TEST(the_end_of_a_recorder_ends_its_stop)
{
    FIXTURE s = {.loop = NULL};

    TRY(fixture_init(&s, alloc, /* is_in_loop= */ true));
    TRY(reply(&s, "{", /* stays_open= */ true));
    TRY(happen(&s, "1"));
    TRY(stop_async(&s, -1));
    step(&s);
    s.events = kin_events_free(s.events);
    step_to_end(&s);
    assert_true(s.code == KIN_ETIMEDOUT || kin_test_out_of_memory());
    return 0;
}

KIN_TEST(a_stop_needs_a_recorder)
{
    FIXTURE s = {.loop = NULL};

    (void)alloc;
    assert_int_equal(stop_async(&s, 0), KIN_EINVAL);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_stop_sends_what_is_queued_in_a_loop),
              KIN_TEST_ENTRY(a_stop_sends_what_is_queued_with_threads),
              KIN_TEST_ENTRY(a_stop_may_end_before_it_was_started),
              KIN_TEST_ENTRY(a_stop_drops_events_at_its_deadline_in_a_loop),
              KIN_TEST_ENTRY(a_stop_drops_events_at_its_deadline_with_threads),
              KIN_TEST_ENTRY(events_are_sent_by_steps),
              KIN_TEST_ENTRY(retries_within_steps),
              KIN_TEST_ENTRY(the_end_of_a_recorder_ends_its_stop),
              KIN_TEST_ENTRY(a_stop_needs_a_recorder))
