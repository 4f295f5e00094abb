/* SPDX-License-Identifier: Apache-2.0 */
/* Recorders with their thread, a manual clock, and a fake client. */
#include "control/events.h"

#include <poll.h>
#include <stdio.h>
#include <string.h>

#include <kin/json.h>

#include "event_test.h"
#include "kin_test.h"
#include "test_fake_client.h"
#include "test_sizes.h"

#define CORE "/api/v1/namespaces/ns/events"
#define NEW "/apis/events.k8s.io/v1/namespaces/ns/events"
#define STORED                                                                 \
    "{\"kind\":\"Event\",\"metadata\":{\"name\":\"e\",\"namespace\":\"ns\","   \
    "\"resourceVersion\":\"5\"}}"

struct fixture {
    struct kin__fake_clock clock;
    kin_fake_client *fake;
    kin_client *client;
    kin_events *events;
};

static void fixture_done(struct fixture *s)
{
    (void)kin_events_free(s->events);
    (void)kin_client_unref(s->client);
    (void)kin_fake_client_free(s->fake);
}

#define FIXTURE __attribute__((cleanup(fixture_done))) struct fixture

static int fixture_init(struct fixture *s, const kin_allocator *alloc,
                        kin_events_opts opts)
{
    kin__fake_clock_init(&s->clock, KIN__NS_PER_S, KIN__NS_PER_S);
    opts.alloc = alloc;
    if (opts.component.len == 0)
        opts.component = kin_s("tester");
    int r = kin_fake_client_new(alloc, &s->fake, NULL);
    if (r == 0)
        r = test_fake_client(s->fake, alloc, &s->clock, &s->client);
    if (r < 0)
        return r;
    return kin__events_new(
        s->client, &opts,
        &(struct kin__events_deps){.clock = &s->clock.clock, .seed = 1},
        &s->events, NULL);
}

static const kin_events_opts defaults = KIN_INIT(kin_events_opts);

/* The response to all requests of a kind. */
static int lasting(struct fixture *s, const char *method, int status,
                   const char *body)
{
    return kin_fake_client_reply(s->fake,
                                 KIN_OPTS(kin_fake_reply, .method = method,
                                          .status = status, .body = kin_s(body),
                                          .is_lasting = true),
                                 NULL);
}

/* Connection refused. */
static int lost(struct fixture *s, const char *method)
{
    return kin_fake_client_reply(
        s->fake, KIN_OPTS(kin_fake_reply, .method = method, .is_lost = true),
        NULL);
}

static int happen(struct fixture *s, const char *message)
{
    kin_events_entry entry = event_test_entry(message);

    return kin_events_add(s->events, &entry);
}

static kin_events_stats stats_of(struct fixture *s)
{
    kin_events_stats stats = {.size = sizeof(stats)};

    kin_events_get_stats(s->events, &stats);
    return stats;
}

/* The number of recorded Events that have been handled. */
static uint64_t ended(struct fixture *s)
{
    kin_events_stats stats = stats_of(s);

    return stats.filtered + stats.counted + stats.created + stats.patched +
           stats.refused + stats.given_up + stats.unsent;
}

/* Waits for that, and advances the clock on request. */
static void await_ended(struct fixture *s, uint64_t count, int64_t step_ms)
{
    while (ended(s) < count) {
        if (atomic_load(&s->clock.waiters) > 0)
            kin__fake_clock_advance(&s->clock, step_ms * KIN__NS_PER_MS);
        (void)poll(NULL, 0, 1);
    }
}

static kin_fake_request request(struct fixture *s, size_t index)
{
    kin_fake_request asked = {.size = sizeof(asked), .method = kin_s("")};

    assert_true(kin_fake_client_request_at(s->fake, index, &asked));
    return asked;
}

/* ---- options ---- */

KIN_TEST(options_are_checked)
{
    FIXTURE s = {.client = NULL};
    kin_events *events = NULL;
    kin_events_opts opts = defaults;

    TRY(fixture_init(&s, alloc, defaults));
    TRY_FAIL(kin_events_new(s.client, &opts, &events, NULL), KIN_EINVAL);
    TRY_FAIL(kin_events_new(s.client, NULL, &events, NULL), KIN_EINVAL);
    opts.component = kin_s("tester");
    TRY_FAIL(kin_events_new(NULL, &opts, &events, NULL), KIN_EINVAL);
    opts.api = (kin_events_api)9;
    TRY_FAIL(kin_events_new(s.client, &opts, &events, NULL), KIN_EINVAL);
    opts.api = KIN_EVENTS_CORE;
    opts.retry_ms = -1;
    TRY_FAIL(kin_events_new(s.client, &opts, &events, NULL), KIN_EINVAL);
    opts.retry_ms = 0;
    opts.similar = 65;
    TRY_FAIL(kin_events_new(s.client, &opts, &events, NULL), KIN_EINVAL);
    return 0;
}

/* ---- core/v1 ---- */

KIN_TEST(an_event_is_created_then_patched)
{
    FIXTURE s = {.client = NULL};

    TRY(fixture_init(&s, alloc, defaults));
    TRY(lasting(&s, "POST", 201, STORED));
    TRY(lasting(&s, "PATCH", 200, STORED));
    TRY(happen(&s, "m"));
    TRY(happen(&s, "m"));
    await_ended(&s, 2, 0);
    if (kin_test_out_of_memory())
        return 0;
    kin_fake_request post = request(&s, 0);
    assert_str_equal(post.method, "POST");
    assert_str_equal(post.path, CORE);
    kin_fake_request patch = request(&s, 1);
    assert_str_equal(patch.method, "PATCH");
    assert_str_equal(patch.path, CORE "/web-0.3b9aca00");
    assert_str_equal(patch.content_type,
                     "application/strategic-merge-patch+json");
    assert_str_equal(patch.body,
                     "{\"count\":2,\"lastTimestamp\":\"1970-01-01T00:00:01Z\","
                     "\"message\":\"m\"}");
    kin_events_stats stats = stats_of(&s);
    assert_int_equal(stats.recorded, 2);
    assert_int_equal(stats.created, 1);
    assert_int_equal(stats.patched, 1);
    return 0;
}

/* Events of one moment get different times; Events after a correction of the
 * clock do not keep the wrong time. */
KIN_TEST(follows_a_clock_that_was_set_back)
{
    FIXTURE s = {.client = NULL};
    kin_str now = kin_s("\"firstTimestamp\":\"1970-01-01T01:00:00Z\"");

    TRY(fixture_init(&s, alloc, defaults));
    TRY(lasting(&s, "POST", 201, STORED));
    kin__fake_clock_set_wall(&s.clock, 7200 * KIN__NS_PER_S);
    TRY(happen(&s, "1"));
    kin__fake_clock_set_wall(&s.clock, 3600 * KIN__NS_PER_S);
    TRY(happen(&s, "2"));
    TRY(happen(&s, "3"));
    await_ended(&s, 3, 0);
    if (kin_test_out_of_memory())
        return 0;
    kin_fake_request second = request(&s, 1);
    assert_non_null(memmem(second.body.ptr, second.body.len, now.ptr, now.len));
    kin_str third = kin_s("\"name\":\"web-0.34630b8a001\"");
    kin_fake_request last = request(&s, 2);
    assert_non_null(memmem(last.body.ptr, last.body.len, third.ptr, third.len));
    return 0;
}

/* Events expire on the server. */
KIN_TEST(recreates_an_expired_event)
{
    FIXTURE s = {.client = NULL};

    TRY(fixture_init(&s, alloc, defaults));
    TRY(lasting(&s, "POST", 201, STORED));
    TRY(happen(&s, "m"));
    TRY(happen(&s, "m"));
    await_ended(&s, 2, 0);
    if (kin_test_out_of_memory())
        return 0;
    kin_fake_request again = request(&s, 2);
    assert_str_equal(again.method, "POST");
    kin_str count = kin_s("\"count\":2,");
    assert_non_null(
        memmem(again.body.ptr, again.body.len, count.ptr, count.len));
    assert_int_equal(stats_of(&s).created, 2);
    return 0;
}

KIN_TEST(drops_rejected_events)
{
    static const int statuses[] = {400, 403, 404, 409, 422, 500};

    for (size_t i = 0; i < 6; i++) {
        FIXTURE s = {.client = NULL};
        TRY(fixture_init(&s, alloc, defaults));
        TRY(lasting(&s, "POST", statuses[i], "{}"));
        TRY(happen(&s, "m"));
        await_ended(&s, 1, 0);
        assert_true(stats_of(&s).refused == 1 || kin_test_out_of_memory());
        assert_true(kin_fake_client_request_count(s.fake) <= 1);
    }
    return 0;
}

KIN_TEST(retries_an_unreachable_server)
{
    FIXTURE s = {.client = NULL};

    TRY(fixture_init(&s, alloc, defaults));
    TRY(lasting(&s, "POST", 201, STORED));
    for (int i = 0; i < 3; i++)
        TRY(lost(&s, "POST"));
    TRY(happen(&s, "m"));
    TRY(happen(&s, "n"));
    await_ended(&s, 2, 5000);
    if (kin_test_out_of_memory())
        return 0;
    kin_events_stats stats = stats_of(&s);
    assert_int_equal(stats.retried, 3);
    assert_int_equal(stats.created, 2);
    /* A fraction of 10 s, then 10 s twice. */
    int64_t waited_ns = kin__clock_now_ns(&s.clock.clock) - KIN__NS_PER_S;
    assert_true(waited_ns >= 20 * KIN__NS_PER_S);
    return 0;
}

KIN_TEST(gives_up_after_twelve_attempts)
{
    FIXTURE s = {.client = NULL};

    TRY(fixture_init(&s, alloc, defaults));
    for (int i = 0; i < 12; i++)
        TRY(lost(&s, "POST"));
    TRY(lasting(&s, "POST", 201, STORED));
    TRY(happen(&s, "m"));
    TRY(happen(&s, "n"));
    await_ended(&s, 2, 10000);
    if (kin_test_out_of_memory())
        return 0;
    kin_events_stats stats = stats_of(&s);
    assert_int_equal(stats.retried, 11);
    assert_int_equal(stats.given_up, 1);
    assert_int_equal(stats.created, 1);
    assert_int_equal(kin_fake_client_request_count(s.fake), 13);
    return 0;
}

KIN_TEST(limits_the_rate_of_one_object)
{
    FIXTURE s = {.client = NULL};
    kin_events_opts opts = defaults;

    opts.burst = 3;
    opts.similar = 2;
    TRY(fixture_init(&s, alloc, opts));
    TRY(lasting(&s, "POST", 201, STORED));
    TRY(lasting(&s, "PATCH", 200, STORED));
    TRY(happen(&s, "1"));
    TRY(happen(&s, "2"));
    TRY(happen(&s, "3"));
    TRY(happen(&s, "4"));
    await_ended(&s, 4, 0);
    if (kin_test_out_of_memory())
        return 0;
    kin_events_stats stats = stats_of(&s);
    assert_int_equal(stats.created, 2);
    assert_int_equal(stats.patched, 1);
    assert_int_equal(stats.filtered, 1);
    assert_int_equal(stats.combined, 3);
    return 0;
}

/* ---- queue ---- */

KIN_TEST(counts_events_dropped_by_a_full_queue)
{
    FIXTURE s = {.client = NULL};
    kin_events_opts opts = defaults;
    int results[8];
    int full = 0;

    opts.max_queued = 2;
    opts.flush_ms = -1;
    TRY(fixture_init(&s, alloc, opts));
    TRY(kin_fake_client_reply(s.fake,
                              KIN_OPTS(kin_fake_reply, .method = "POST",
                                       .is_lost = true, .is_lasting = true),
                              NULL));
    /* One may be in flight, two wait. */
    for (int i = 0; i < 8; i++)
        results[i] = happen(&s, "m");
    for (int i = 0; i < 8; i++)
        full += results[i] == KIN_ELIMIT;
    if (kin_test_out_of_memory())
        return KIN_ENOMEM;
    kin_events_stats stats = stats_of(&s);
    assert_true(full >= 5 && full <= 6);
    assert_int_equal(stats.dropped, full);
    assert_int_equal(stats.recorded, 8 - full);
    return 0;
}

KIN_TEST(counts_invalid_entries)
{
    FIXTURE s = {.client = NULL};
    KIN_AUTO(kin_object) *object = NULL;

    TRY(fixture_init(&s, alloc, defaults));
    TRY(kin_object_parse(alloc, kin_s("{\"metadata\":{\"name\":\"x\"}}"),
                         &object, NULL));
    TRY_FAIL(kin_events_add(s.events, NULL), KIN_EINVAL);
    TRY_FAIL(kin_events_record(s.events, object, KIN_EVENTS_NORMAL, "R", "m"),
             KIN_EINVAL);
    TRY_FAIL(kin_events_record(s.events, NULL, KIN_EVENTS_NORMAL, "R", "m"),
             KIN_EINVAL);
    assert_int_equal(stats_of(&s).dropped, 3);
    assert_int_equal(
        kin_events_record(NULL, object, KIN_EVENTS_NORMAL, "R", "m"), 0);
    assert_int_equal(kin_events_add(NULL, NULL), 0);
    assert_int_equal(kin_events_stop(NULL, KIN_NEVER), 0);
    return 0;
}

KIN_TEST(records_an_event_for_an_object)
{
    FIXTURE s = {.client = NULL};
    KIN_AUTO(kin_object) *object = NULL;

    TRY(fixture_init(&s, alloc, defaults));
    TRY(lasting(&s, "POST", 201, STORED));
    TRY(kin_object_parse(
        alloc,
        kin_s("{\"apiVersion\":\"v1\",\"kind\":\"Node\",\"metadata\":"
              "{\"name\":\"n1\",\"uid\":\"u\"}}"),
        &object, NULL));
    TRY(kin_events_record(s.events, object, KIN_EVENTS_WARNING, "Rebooted",
                          "%s has rebooted %d times", "n1", 3));
    await_ended(&s, 1, 0);
    if (kin_test_out_of_memory())
        return 0;
    kin_fake_request post = request(&s, 0);
    assert_str_equal(post.path, "/api/v1/namespaces/default/events");
    kin_str wanted = kin_s("\"message\":\"n1 has rebooted 3 times\"");
    assert_non_null(
        memmem(post.body.ptr, post.body.len, wanted.ptr, wanted.len));
    return 0;
}

/* ---- stop ---- */

KIN_TEST(stop_sends_queued_events)
{
    FIXTURE s = {.client = NULL};

    TRY(fixture_init(&s, alloc, defaults));
    TRY(lasting(&s, "POST", 201, STORED));
    TRY(happen(&s, "1"));
    TRY(happen(&s, "2"));
    TRY(happen(&s, "3"));
    TRY(kin_events_stop(s.events, KIN_NEVER));
    kin_events_stats stats = stats_of(&s);
    assert_int_equal(stats.queued, 0);
    assert_true(stats.created == 3 || kin_test_out_of_memory());
    TRY_FAIL(happen(&s, "4"), KIN_ESTOPPED);
    TRY(kin_events_stop(s.events, KIN_NEVER));
    return 0;
}

/* The wait of ten seconds is interrupted, and each Event has one attempt. */
KIN_TEST(stop_does_not_retry)
{
    FIXTURE s = {.client = NULL};

    TRY(fixture_init(&s, alloc, defaults));
    TRY(kin_fake_client_reply(s.fake,
                              KIN_OPTS(kin_fake_reply, .method = "POST",
                                       .is_lost = true, .is_lasting = true),
                              NULL));
    TRY(happen(&s, "1"));
    TRY(happen(&s, "2"));
    TRY(kin_events_stop(s.events, KIN_NEVER));
    kin_events_stats stats = stats_of(&s);
    assert_int_equal(stats.given_up + stats.refused, 2);
    assert_true(kin_fake_client_request_count(s.fake) <= 3);
    return 0;
}

KIN_TEST(stop_drops_events_at_its_deadline)
{
    FIXTURE s = {.client = NULL};

    TRY(fixture_init(&s, alloc, defaults));
    /* A response that never ends. */
    TRY(kin_fake_client_reply(s.fake,
                              KIN_OPTS(kin_fake_reply, .method = "POST",
                                       .status = 201, .body = kin_s("{"),
                                       .is_lasting = true, .stays_open = true),
                              NULL));
    TRY(happen(&s, "1"));
    TRY(happen(&s, "2"));
    TRY(happen(&s, "3"));
    int r = kin_events_stop(s.events, kin_deadline_ms(5));
    if (kin_test_out_of_memory())
        return 0;
    assert_int_equal(r, KIN_ETIMEDOUT);
    assert_int_equal(stats_of(&s).unsent, 3);
    return 0;
}

/* ---- events.k8s.io/v1 ---- */

static kin_events_opts new_form(void)
{
    kin_events_opts opts = KIN_INIT(kin_events_opts);

    opts.api = KIN_EVENTS_NEW;
    opts.host = kin_s("here");
    return opts;
}

KIN_TEST(writes_a_series_at_its_start_and_on_stop)
{
    FIXTURE s = {.client = NULL};

    TRY(fixture_init(&s, alloc, new_form()));
    TRY(lasting(&s, "POST", 201, STORED));
    TRY(lasting(&s, "PATCH", 200, STORED));
    for (int i = 0; i < 5; i++)
        TRY(happen(&s, "m"));
    await_ended(&s, 5, 0);
    if (kin_test_out_of_memory())
        return 0;
    kin_events_stats stats = stats_of(&s);
    assert_int_equal(stats.created, 1);
    assert_int_equal(stats.patched, 1);
    assert_int_equal(stats.counted, 3);
    kin_fake_request post = request(&s, 0);
    assert_str_equal(post.path, NEW);
    kin_str instance = kin_s("\"reportingInstance\":\"tester-here\"");
    assert_non_null(
        memmem(post.body.ptr, post.body.len, instance.ptr, instance.len));
    assert_true(kin_str_starts_with(request(&s, 1).body,
                                    kin_s("{\"series\":{\"count\":2,")));
    TRY(kin_events_stop(s.events, KIN_NEVER));
    if (kin_test_out_of_memory())
        return 0;
    assert_int_equal(kin_fake_client_request_count(s.fake), 3);
    assert_true(kin_str_starts_with(request(&s, 2).body,
                                    kin_s("{\"series\":{\"count\":5,")));
    return 0;
}

/* Between two characters: half a character is not valid UTF-8. */
KIN_TEST(truncates_a_long_instance)
{
    FIXTURE s = {.client = NULL};
    kin_events_opts opts = new_form();
    char host[200];
    char wanted[300];

    /* Two bytes each: after "tt-" 62 of them fit, and a half. */
    for (size_t i = 0; i < sizeof(host); i++)
        host[i] = i % 2 ? '\xa9' : '\xc3';
    opts.component = kin_s("tt");
    opts.host = kin_str_of(host, sizeof(host));
    TRY(fixture_init(&s, alloc, opts));
    TRY(lasting(&s, "POST", 201, STORED));
    TRY(happen(&s, "m"));
    await_ended(&s, 1, 0);
    if (kin_test_out_of_memory())
        return 0;
    assert_int_equal(stats_of(&s).created, 1);
    snprintf(wanted, sizeof(wanted), "\"reportingInstance\":\"tt-%.*s\"", 124,
             host);
    kin_fake_request post = request(&s, 0);
    assert_non_null(
        memmem(post.body.ptr, post.body.len, wanted, strlen(wanted)));
    return 0;
}

/* Every lost Event is counted. */
KIN_TEST(counts_series_not_written_on_stop)
{
    FIXTURE s = {.client = NULL};

    TRY(fixture_init(&s, alloc, new_form()));
    TRY(lasting(&s, "POST", 201, STORED));
    TRY(kin_fake_client_reply(s.fake,
                              KIN_OPTS(kin_fake_reply, .method = "PATCH",
                                       .status = 200, .body = kin_s(STORED)),
                              NULL));
    TRY(kin_fake_client_reply(s.fake,
                              KIN_OPTS(kin_fake_reply, .method = "PATCH",
                                       .is_lost = true, .is_lasting = true),
                              NULL));
    for (int i = 0; i < 5; i++)
        TRY(happen(&s, "m"));
    await_ended(&s, 5, 0);
    if (kin_test_out_of_memory())
        return 0;
    TRY(kin_events_stop(s.events, KIN_NEVER));
    if (kin_test_out_of_memory())
        return 0;
    kin_events_stats stats = stats_of(&s);
    assert_int_equal(stats.patched, 1);
    assert_int_equal(stats.given_up, 1);
    return 0;
}

KIN_TEST(a_series_ends_after_six_minutes)
{
    FIXTURE s = {.client = NULL};

    TRY(fixture_init(&s, alloc, new_form()));
    TRY(lasting(&s, "POST", 201, STORED));
    TRY(lasting(&s, "PATCH", 200, STORED));
    for (int i = 0; i < 3; i++)
        TRY(happen(&s, "m"));
    await_ended(&s, 3, 0);
    if (kin_test_out_of_memory())
        return 0;
    await_ended(&s, 4, 60000);
    if (kin_test_out_of_memory())
        return 0;
    assert_true(kin_str_starts_with(request(&s, 2).body,
                                    kin_s("{\"series\":{\"count\":3,")));
    int64_t waited_ns = kin__clock_now_ns(&s.clock.clock) - KIN__NS_PER_S;
    assert_true(waited_ns >= KIN__SERIES_FINISH_NS);
    return 0;
}

/* It occurred twice in a row, and the patch was sent first. */
KIN_TEST(retries_a_series_that_races_with_itself)
{
    FIXTURE s = {.client = NULL};

    TRY(fixture_init(&s, alloc, new_form()));
    TRY(kin_fake_client_reply(s.fake,
                              KIN_OPTS(kin_fake_reply, .method = "POST",
                                       .status = 201, .body = kin_s(STORED)),
                              NULL));
    TRY(kin_fake_client_reply(
        s.fake,
        KIN_OPTS(kin_fake_reply, .method = "POST", .status = 409,
                 .body = kin_s("{\"kind\":\"Status\","
                               "\"reason\":\"AlreadyExists\","
                               "\"code\":409}")),
        NULL));
    TRY(kin_fake_client_reply(s.fake,
                              KIN_OPTS(kin_fake_reply, .method = "PATCH",
                                       .status = 404, .body = kin_s("{}")),
                              NULL));
    TRY(lasting(&s, "PATCH", 200, STORED));
    TRY(happen(&s, "m"));
    TRY(happen(&s, "m"));
    await_ended(&s, 2, 5000);
    if (kin_test_out_of_memory())
        return 0;
    kin_events_stats stats = stats_of(&s);
    assert_int_equal(stats.retried, 1);
    assert_int_equal(stats.patched, 1);
    return 0;
}

KIN_TEST(statistics_fit_the_size_of_the_caller)
{
    FIXTURE s = {.client = NULL};
    kin_events_stats old;

    TRY(fixture_init(&s, alloc, defaults));
    assert_int_equal(kin_events_add(s.events, NULL), KIN_EINVAL);
    test_size_cut(&old, sizeof(old), offsetof(kin_events_stats, filtered));
    kin_events_get_stats(s.events, &old);
    assert_within_size(&old, sizeof(old));
    assert_int_equal(old.dropped, 1);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(options_are_checked),
              KIN_TEST_ENTRY(an_event_is_created_then_patched),
              KIN_TEST_ENTRY(follows_a_clock_that_was_set_back),
              KIN_TEST_ENTRY(recreates_an_expired_event),
              KIN_TEST_ENTRY(drops_rejected_events),
              KIN_TEST_ENTRY(retries_an_unreachable_server),
              KIN_TEST_ENTRY(gives_up_after_twelve_attempts),
              KIN_TEST_ENTRY(limits_the_rate_of_one_object),
              KIN_TEST_ENTRY(counts_events_dropped_by_a_full_queue),
              KIN_TEST_ENTRY(counts_invalid_entries),
              KIN_TEST_ENTRY(records_an_event_for_an_object),
              KIN_TEST_ENTRY(stop_sends_queued_events),
              KIN_TEST_ENTRY(stop_does_not_retry),
              KIN_TEST_ENTRY(stop_drops_events_at_its_deadline),
              KIN_TEST_ENTRY(writes_a_series_at_its_start_and_on_stop),
              KIN_TEST_ENTRY(counts_series_not_written_on_stop),
              KIN_TEST_ENTRY(truncates_a_long_instance),
              KIN_TEST_ENTRY(a_series_ends_after_six_minutes),
              KIN_TEST_ENTRY(retries_a_series_that_races_with_itself),
              KIN_TEST_ENTRY(statistics_fit_the_size_of_the_caller))
