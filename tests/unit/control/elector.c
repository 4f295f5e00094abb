/* SPDX-License-Identifier: Apache-2.0 */
/* Electors with threads, a manual clock, and a fake client. */
#include "control/elector.h"

#include <poll.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

#include <kin/fake_client.h>

#include "control/identity.h"
#include "kin_test.h"
#include "test_fake_client.h"
#include "test_sizes.h"

#define LEASES "/apis/coordination.k8s.io/v1/namespaces/ns/leases"
#define LEASE(holder, version)                                                 \
    "{\"apiVersion\":\"coordination.k8s.io/v1\",\"kind\":\"Lease\","           \
    "\"metadata\":{\"name\":\"lock\",\"namespace\":\"ns\","                    \
    "\"resourceVersion\":\"" version "\"},\"spec\":{\"holderIdentity\":"       \
    "\"" holder "\",\"leaseDurationSeconds\":15,\"leaseTransitions\":3,"       \
    "\"acquireTime\":\"2024-02-29T12:00:00.123456Z\","                         \
    "\"renewTime\":\"2024-02-29T12:00:02.000000Z\"}}"

struct fixture {
    struct kin__fake_clock clock;
    kin_fake_client *fake;
    kin_client *client;
    kin_elector *elector;
    _Atomic int started;
    _Atomic int stopped;
    _Atomic int leader_changes;
    bool is_busy;              /* on_started() runs until it is stopped */
    _Atomic bool is_stubborn;  /* and ignores the stop */
    _Atomic bool ignores_stop; /* on_new_leader() does not return */
    char leader[64];
    kin_fence fence;
    _Atomic bool has_fence;
};

static void on_started(kin_stop *stop, const kin_fence *fence, void *userdata)
{
    struct fixture *s = userdata;

    s->fence = *fence;
    s->has_fence = true;
    s->started++;
    /* Only the elector itself waits on the clock. */
    while ((s->is_busy && !kin_stop_requested(stop)) || s->is_stubborn)
        (void)poll(NULL, 0, 1);
}

static void on_stopped(void *userdata)
{
    struct fixture *s = userdata;

    s->stopped++;
}

static void on_new_leader(kin_str identity, void *userdata)
{
    struct fixture *s = userdata;

    (void)snprintf(s->leader, sizeof(s->leader), "%.*s", KIN_STR(identity));
    s->leader_changes++;
    while (s->ignores_stop)
        (void)poll(NULL, 0, 1);
}

static void fixture_done(struct fixture *s)
{
    (void)kin_elector_free(s->elector);
    (void)kin_client_unref(s->client);
    (void)kin_fake_client_free(s->fake);
}

#define FIXTURE __attribute__((cleanup(fixture_done))) struct fixture

static kin_elector_opts options(struct fixture *s, const kin_allocator *alloc)
{
    kin_elector_opts opts = KIN_INIT(kin_elector_opts);

    opts.alloc = alloc;
    opts.ns = kin_s("ns");
    opts.name = kin_s("lock");
    opts.identity = kin_s("me");
    opts.on_started = on_started;
    opts.on_stopped = on_stopped;
    opts.userdata = s;
    return opts;
}

static int fixture_init(struct fixture *s, const kin_allocator *alloc)
{
    kin__fake_clock_init(&s->clock, KIN__NS_PER_S, KIN__NS_PER_S);
    int r = kin_fake_client_new(alloc, &s->fake, NULL);
    if (r < 0)
        return r;
    return test_fake_client(s->fake, alloc, &s->clock, &s->client);
}

static int fixture_start(struct fixture *s, const kin_elector_opts *opts)
{
    int r = kin__elector_new(
        s->client, opts,
        &(struct kin__elector_deps){.clock = &s->clock.clock, .seed = 1},
        &s->elector, NULL);

    return r < 0 ? r : kin_elector_start(s->elector, /* stop= */ NULL, NULL);
}

/* The responses of a server to all requests of a kind. */
static int lasting(struct fixture *s, const char *method, int status,
                   const char *body)
{
    return kin_fake_client_reply(
        s->fake,
        KIN_OPTS(kin_fake_reply, .method = method, .path = LEASES,
                 .status = status, .body = kin_s(body), .is_lasting = true),
        NULL);
}

/* How long the elector waits for the clock; 0 while it does something else. */
static int64_t rests_ns(struct fixture *s)
{
    const struct kin__election *machine = &s->elector->machine;

    KIN__LOCK_SCOPE(&s->elector->mutex);
    if (machine->is_sent || machine->act != KIN__ELECTION_WAIT)
        return 0;
    int64_t due_ns = machine->state == KIN__ELECTION_QUITTING ? machine->quit_ns
                                                              : machine->due_ns;
    int64_t now_ns = kin__clock_now_ns(&s->clock.clock);
    return due_ns > now_ns ? due_ns - now_ns : 0;
}

/* Advances the clock to what the elector waits for, never beyond. */
static void pass_time(struct fixture *s)
{
    kin__fake_clock_advance(&s->clock, rests_ns(s));
}

/* The job has computed when to look again, from the current time. */
static bool has_timer(struct fixture *s)
{
    kin_deadline due = kin__executor_due(s->elector->job.executor);

    return due.at_ns != 0 && due.at_ns != KIN_NEVER.at_ns;
}

static void await_rest(struct fixture *s)
{
    while (rests_ns(s) == 0 || !has_timer(s))
        (void)poll(NULL, 0, 1);
}

/* Waits for a number without advancing the clock; while the elector pauses
 * after a failed allocation, the clock advances. */
static int await_at_least(struct fixture *s, _Atomic int *number, int wanted)
{
    while (*number < wanted) {
        if (kin_test_out_of_memory()) {
            if (kin_elector_join(s->elector, kin_deadline_ms(0)) == 0)
                return KIN_ENOMEM;
            pass_time(s);
        }
        (void)poll(NULL, 0, 1);
    }
    return 0;
}

/* Advances the clock until the elector has ended. */
static void await_end(struct fixture *s)
{
    while (kin_elector_join(s->elector, kin_deadline_ms(1)) < 0)
        pass_time(s);
}

/* ---- options ---- */

KIN_TEST(options_are_checked)
{
    static const struct {
        int64_t lease_ms, renew_ms, retry_ms;
        const char *problem;
    } rows[] = {
        {10000, 10000, 1000, "lease_ms must be greater than renew_ms"},
        {9000, 10000, 1000, "lease_ms must be greater than renew_ms"},
        {15000, 2400, 2000, "renew_ms must be greater than 1.2 times retry_ms"},
        {-1, 10000, 2000, "lease_ms must be positive"},
        {15000, -1, 2000, "renew_ms must be positive"},
        {15000, 10000, -1, "retry_ms must be positive"},
        {INT64_MAX, 10000, 1000, "lease_ms is more than a year"},
    };
    FIXTURE s = {.is_busy = false};
    kin_error err = KIN_ERROR_INIT;

    TRY(fixture_init(&s, alloc));
    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        kin_elector_opts opts = options(&s, alloc);
        opts.lease_ms = rows[i].lease_ms;
        opts.renew_ms = rows[i].renew_ms;
        opts.retry_ms = rows[i].retry_ms;
        TRY_FAIL(kin_elector_new(s.client, &opts, &s.elector, &err),
                 KIN_EINVAL);
        assert_non_null(strstr(err.message, rows[i].problem));
    }
    return 0;
}

KIN_TEST(required_options_are_checked)
{
    FIXTURE s = {.is_busy = false};
    kin_elector_opts opts;
    char longest[KIN_ELECTOR_IDENTITY_MAX + 2];

    TRY(fixture_init(&s, alloc));
    opts = options(&s, alloc);
    opts.on_started = NULL;
    TRY_FAIL(kin_elector_new(s.client, &opts, &s.elector, NULL), KIN_EINVAL);
    opts = options(&s, alloc);
    opts.on_stopped = NULL;
    TRY_FAIL(kin_elector_new(s.client, &opts, &s.elector, NULL), KIN_EINVAL);
    opts = options(&s, alloc);
    opts.identity = kin_s("");
    TRY_FAIL(kin_elector_new(s.client, &opts, &s.elector, NULL), KIN_EINVAL);
    memset(longest, 'x', sizeof(longest));
    opts.identity = kin_str_of(longest, sizeof(longest));
    TRY_FAIL(kin_elector_new(s.client, &opts, &s.elector, NULL), KIN_EINVAL);
    opts = options(&s, alloc);
    opts.name = kin_s("");
    TRY_FAIL(kin_elector_new(s.client, &opts, &s.elector, NULL), KIN_EINVAL);
    opts = options(&s, alloc);
    opts.ns = kin_s("");
    TRY_FAIL(kin_elector_new(s.client, &opts, &s.elector, NULL), KIN_EINVAL);
    opts = options(&s, alloc);
    TRY_FAIL(kin_elector_new(NULL, &opts, &s.elector, NULL), KIN_EINVAL);
    TRY_FAIL(kin_elector_new(s.client, NULL, &s.elector, NULL), KIN_EINVAL);
    return 0;
}

/* ---- terms ---- */

KIN_TEST(leads_and_renews)
{
    FIXTURE s = {.is_busy = true};
    kin_elector_opts opts;
    kin_elector_stats stats = {.size = sizeof(stats)};
    kin_fence fence;
    char leader[8];

    TRY(fixture_init(&s, alloc));
    TRY(lasting(&s, "POST", 201, LEASE("me", "7")));
    TRY(lasting(&s, "PUT", 200, LEASE("me", "8")));
    opts = options(&s, alloc);
    opts.on_new_leader = on_new_leader;
    TRY(fixture_start(&s, &opts));
    TRY(await_at_least(&s, &s.started, 1));
    assert_true(kin_elector_is_leader(s.elector));
    TRY(kin_elector_fence(s.elector, &fence));
    assert_int_equal(kin_fence_cmp(&fence, &s.fence), 0);
    assert_string_equal(fence.version, "7");
    assert_int_equal(fence.transitions, 3);
    assert_int_equal(kin_elector_leader(s.elector, leader, sizeof(leader)), 2);
    assert_string_equal(leader, "me");
    TRY(await_at_least(&s, &s.leader_changes, 1));
    assert_string_equal(s.leader, "me");

    await_rest(&s);
    size_t count = kin_fake_client_request_count(s.fake);
    pass_time(&s);
    while (kin_fake_client_request_count(s.fake) == count)
        (void)poll(NULL, 0, 1);
    await_rest(&s);
    kin_elector_get_stats(s.elector, &stats);
    assert_true(stats.is_leader);
    assert_int_equal(stats.terms, 1);
    assert_int_equal(stats.transitions, 1);
    assert_true(stats.renewals == 1 || kin_test_out_of_memory());
    TRY(kin_elector_fence(s.elector, &fence));
    assert_string_equal(fence.version, "7");

    kin_elector_stop(s.elector);
    TRY(kin_elector_join(s.elector, KIN_NEVER));
    assert_int_equal(s.stopped, 1);
    assert_false(kin_elector_is_leader(s.elector));
    assert_int_equal(kin_elector_fence(s.elector, &fence), KIN_ESTOPPED);
    return 0;
}

/* The requests to the server, one by one. */
KIN_TEST(sends_the_requests_of_client_go)
{
    FIXTURE s = {.is_busy = false};
    kin_elector_opts opts;
    kin_fake_request asked = {.size = sizeof(asked)};
    const kin_pair labels[] = {{kin_s("app"), kin_s("web")}};

    TRY(fixture_init(&s, alloc));
    TRY(lasting(&s, "POST", 201, LEASE("me", "7")));
    opts = options(&s, alloc);
    opts.labels = labels;
    opts.label_count = 1;
    TRY(fixture_start(&s, &opts));
    TRY(await_at_least(&s, &s.started, 1));
    assert_true(kin_fake_client_request_at(s.fake, 0, &asked));
    if (kin_test_out_of_memory())
        return 0;
    assert_str_equal(asked.method, "GET");
    assert_str_equal(asked.path, LEASES "/lock");
    assert_true(kin_fake_client_request_at(s.fake, 1, &asked));
    assert_str_equal(asked.method, "POST");
    assert_str_equal(asked.path, LEASES);
    assert_str_equal(asked.body,
                     "{\"apiVersion\":\"coordination.k8s.io/v1\",\"kind\":"
                     "\"Lease\",\"metadata\":{\"name\":\"lock\",\"namespace\":"
                     "\"ns\",\"labels\":{\"app\":\"web\"}},\"spec\":{"
                     "\"holderIdentity\":\"me\",\"leaseDurationSeconds\":15,"
                     "\"acquireTime\":\"1970-01-01T00:00:01.000000Z\","
                     "\"renewTime\":\"1970-01-01T00:00:01.000000Z\","
                     "\"leaseTransitions\":0}}");
    return 0;
}

KIN_TEST(a_candidate_observes_the_leader)
{
    FIXTURE s = {.is_busy = false};
    kin_elector_opts opts;

    TRY(fixture_init(&s, alloc));
    TRY(lasting(&s, "GET", 200, LEASE("bing", "7")));
    opts = options(&s, alloc);
    opts.on_new_leader = on_new_leader;
    TRY(fixture_start(&s, &opts));
    TRY(await_at_least(&s, &s.leader_changes, 1));
    assert_string_equal(s.leader, "bing");
    assert_false(kin_elector_is_leader(s.elector));
    kin_elector_stop(s.elector);
    TRY(kin_elector_join(s.elector, KIN_NEVER));
    /* It is called even if it never led. */
    assert_int_equal(s.stopped, 1);
    assert_int_equal(s.started, 0);
    assert_int_equal(s.leader_changes, 1);
    return 0;
}

KIN_TEST(a_term_ends_without_a_server)
{
    FIXTURE s = {.is_busy = true};
    kin_elector_opts opts;
    kin_elector_stats stats = {.size = sizeof(stats)};

    TRY(fixture_init(&s, alloc));
    TRY(lasting(&s, "POST", 201, LEASE("me", "7")));
    TRY(lasting(&s, "PUT", 500, ""));
    opts = options(&s, alloc);
    TRY(fixture_start(&s, &opts));
    TRY(await_at_least(&s, &s.started, 1));
    TRY(lasting(&s, "GET", 500, ""));
    await_end(&s);
    assert_int_equal(s.stopped, 1);
    kin_elector_get_stats(s.elector, &stats);
    assert_false(stats.is_leader);
    assert_true(stats.failures > 2);
    assert_true(stats.error.code < 0);
    return 0;
}

static size_t requests(struct fixture *s)
{
    return kin_fake_client_request_count(s->fake);
}

/* The term ends without a request and before the next one is due. */
KIN_TEST(a_term_ends_after_a_long_suspend)
{
    FIXTURE s = {.is_busy = true};
    kin_elector_opts opts;
    kin_fence fence;

    TRY(fixture_init(&s, alloc));
    TRY(lasting(&s, "POST", 201, LEASE("me", "7")));
    TRY(lasting(&s, "PUT", 200, LEASE("me", "8")));
    opts = options(&s, alloc);
    TRY(fixture_start(&s, &opts));
    TRY(await_at_least(&s, &s.started, 1));
    await_rest(&s);
    assert_true(kin_elector_is_leader(s.elector));
    size_t before = requests(&s);
    kin__fake_clock_suspend(&s.clock, 15 * KIN__NS_PER_S);
    assert_false(kin_elector_is_leader(s.elector));
    assert_int_equal(kin_elector_fence(s.elector, &fence), KIN_ESTOPPED);
    /* Monotonic time continues after the suspend. */
    kin__fake_clock_advance(&s.clock, KIN__NS_PER_S / 2);
    assert_int_equal(kin_elector_join(s.elector, kin_deadline_ms(60000)), 0);
    assert_int_equal(s.stopped, 1);
    assert_int_equal(requests(&s), before);
    return 0;
}

/* A missing lease is not an error; failing to create it is. */
KIN_TEST(a_missing_namespace_is_reported)
{
    FIXTURE s = {.is_busy = false};
    kin_elector_opts opts;
    kin_elector_stats stats = {.size = sizeof(stats)};

    TRY(fixture_init(&s, alloc));
    TRY(lasting(&s, "POST", 404,
                "{\"kind\":\"Status\",\"reason\":\"NotFound\",\"code\":404,"
                "\"message\":\"namespaces \\\"ns\\\" not found\"}"));
    opts = options(&s, alloc);
    TRY(fixture_start(&s, &opts));
    while (stats.failures == 0) {
        (void)poll(NULL, 0, 1);
        kin_elector_get_stats(s.elector, &stats);
    }
    if (kin_test_out_of_memory())
        return 0;
    assert_int_equal(stats.error.code, KIN_ENOTFOUND);
    assert_non_null(strstr(stats.error.message, "namespaces \"ns\" not found"));
    return 0;
}

KIN_TEST(another_leader_ends_the_term)
{
    FIXTURE s = {.is_busy = true};
    kin_elector_opts opts;

    TRY(fixture_init(&s, alloc));
    TRY(lasting(&s, "POST", 201, LEASE("me", "7")));
    TRY(lasting(&s, "PUT", 409, ""));
    opts = options(&s, alloc);
    opts.on_new_leader = on_new_leader;
    TRY(fixture_start(&s, &opts));
    TRY(await_at_least(&s, &s.started, 1));
    TRY(await_at_least(&s, &s.leader_changes, 1));
    TRY(lasting(&s, "GET", 200, LEASE("bing", "9")));
    await_end(&s);
    TRY(await_at_least(&s, &s.leader_changes, 2));
    assert_string_equal(s.leader, "bing");
    return 0;
}

/* ---- stop ---- */

KIN_TEST(a_lease_is_released)
{
    FIXTURE s = {.is_busy = true};
    kin_elector_opts opts;
    kin_fake_request asked = {.size = sizeof(asked), .method = kin_s("")};

    TRY(fixture_init(&s, alloc));
    TRY(lasting(&s, "POST", 201, LEASE("me", "7")));
    opts = options(&s, alloc);
    opts.is_released = true;
    TRY(fixture_start(&s, &opts));
    TRY(await_at_least(&s, &s.started, 1));
    TRY(lasting(&s, "GET", 200, LEASE("me", "7")));
    TRY(lasting(&s, "PUT", 200, LEASE("", "8")));
    kin_elector_stop(s.elector);
    TRY(kin_elector_join(s.elector, KIN_NEVER));
    assert_true(kin_fake_client_request_at(
        s.fake, kin_fake_client_request_count(s.fake) - 1, &asked));
    if (kin_test_out_of_memory())
        return 0;
    assert_str_equal(asked.method, "PUT");
    assert_str_equal(asked.path, LEASES "/lock");
    kin_str wanted = kin_s(
        "\"holderIdentity\":\"\",\"leaseDurationSeconds\":1,");
    assert_non_null(
        memmem(asked.body.ptr, asked.body.len, wanted.ptr, wanted.len));
    return 0;
}

/* The lease is kept until it expires while the work continues. */
KIN_TEST(a_lease_is_not_released_during_work)
{
    FIXTURE s = {.is_busy = true, .is_stubborn = true};
    kin_elector_opts opts;
    kin_fake_request asked = {.size = sizeof(asked)};

    TRY(fixture_init(&s, alloc));
    TRY(lasting(&s, "POST", 201, LEASE("me", "7")));
    opts = options(&s, alloc);
    opts.is_released = true;
    int r = fixture_start(&s, &opts);
    if (r == 0)
        r = await_at_least(&s, &s.started, 1);
    /* The server would accept it. */
    if (r == 0)
        r = lasting(&s, "GET", 200, LEASE("me", "7"));
    if (r == 0)
        r = lasting(&s, "PUT", 200, LEASE("", "8"));
    if (r == 0)
        kin_elector_stop(s.elector);
    /* on_stopped() does not wait for the work for ever. */
    while (r == 0 && s.stopped == 0) {
        pass_time(&s);
        (void)poll(NULL, 0, 1);
    }
    s.is_stubborn = false;
    TRY(r);
    await_end(&s);
    kin_str no_holder = kin_s("\"holderIdentity\":\"\"");
    for (size_t i = 0; kin_fake_client_request_at(s.fake, i, &asked); i++)
        assert_null(memmem(asked.body.ptr, asked.body.len, no_holder.ptr,
                           no_holder.len));
    return 0;
}

/* After join, what callbacks use may be freed. */
KIN_TEST(join_waits_for_all_callbacks)
{
    FIXTURE s = {.ignores_stop = true};
    kin_elector_opts opts;
    int joined = 0;

    TRY(fixture_init(&s, alloc));
    TRY(lasting(&s, "GET", 200, LEASE("bing", "7")));
    opts = options(&s, alloc);
    opts.on_new_leader = on_new_leader;
    int r = fixture_start(&s, &opts);
    if (r == 0)
        r = await_at_least(&s, &s.leader_changes, 1);
    if (r == 0) {
        kin_elector_stop(s.elector);
        joined = kin_elector_join(s.elector, kin_deadline_ms(20));
    }
    s.ignores_stop = false;
    TRY(r);
    assert_int_equal(joined, KIN_ETIMEDOUT);
    TRY(kin_elector_join(s.elector, KIN_NEVER));
    assert_int_equal(s.stopped, 1);
    return 0;
}

KIN_TEST(the_stop_of_the_caller_ends_it)
{
    FIXTURE s = {.is_busy = true};
    KIN_AUTO(kin_stop) *stop = NULL;
    kin_elector_opts opts;

    TRY(fixture_init(&s, alloc));
    TRY(kin_stop_new(NULL,
                     KIN_OPTS(kin_stop_opts, .alloc = alloc,
                              .has_deadline = true,
                              .deadline = kin_deadline_ms(20)),
                     &stop, NULL));
    opts = options(&s, alloc);
    TRY(kin_elector_new(s.client, &opts, &s.elector, NULL));
    TRY(kin_elector_run(s.elector, stop, NULL));
    assert_int_equal(s.stopped, 1);
    assert_int_equal(kin_elector_start(s.elector, NULL, NULL), KIN_EINVAL);
    return 0;
}

KIN_TEST(can_be_freed_without_a_start)
{
    FIXTURE s = {.is_busy = false};
    kin_elector_opts opts;

    TRY(fixture_init(&s, alloc));
    opts = options(&s, alloc);
    TRY(kin_elector_new(s.client, &opts, &s.elector, NULL));
    kin_elector_stop(s.elector);
    assert_int_equal(kin_elector_join(s.elector, kin_deadline_ms(0)),
                     KIN_EINVAL);
    assert_int_equal(s.stopped, 0);
    return 0;
}

/* ---- health ---- */

/* As in client-go's adaptor: five ages of a lease. */
KIN_TEST(health_follows_the_lease)
{
    static const struct {
        int64_t age_ms, tolerance_ms;
        bool is_ours, is_healthy;
    } rows[] = {
        {16000, 10000, false, true}, {1000, 10000, true, true},
        {15000, 0, true, true},      {24000, 10000, true, true},
        {26000, 10000, true, false},
    };
    FIXTURE s = {.is_busy = false};
    kin_elector_opts opts;
    kin_error err = KIN_ERROR_INIT;

    TRY(fixture_init(&s, alloc));
    opts = options(&s, alloc);
    TRY(kin__elector_new(
        s.client, &opts,
        &(struct kin__elector_deps){.clock = &s.clock.clock, .seed = 1},
        &s.elector, NULL));
    assert_int_equal(kin_elector_check(s.elector, 0, NULL), 0);
    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        struct kin__election *machine = &s.elector->machine;
        kin__fake_clock_init(&s.clock, 100 * KIN__NS_PER_S, 0);
        machine->has_seen = true;
        machine->seen_ns = 100 * KIN__NS_PER_S -
                           rows[i].age_ms * KIN__NS_PER_MS;
        (void)snprintf(machine->seen.holder, sizeof(machine->seen.holder), "%s",
                       rows[i].is_ours ? "me" : "bing");
        int r = kin_elector_check(s.elector, rows[i].tolerance_ms, &err);
        assert_int_equal(r, rows[i].is_healthy ? 0 : KIN_ETIMEDOUT);
    }
    assert_string_equal(err.message,
                        "lease ns/lock was not renewed for 26000 ms");
    return 0;
}

/* ---- fencing tokens and identities ---- */

static int order(const char *a, int64_t at, const char *b, int64_t bt)
{
    kin_fence x = {.transitions = at};
    kin_fence y = {.transitions = bt};

    (void)snprintf(x.version, sizeof(x.version), "%s", a);
    (void)snprintf(y.version, sizeof(y.version), "%s", b);
    return kin_fence_cmp(&x, &y);
}

KIN_TEST(fencing_tokens_are_ordered_as_numbers)
{
    (void)alloc;
    assert_int_equal(order("9", 0, "10", 0), -1);
    assert_int_equal(order("10", 0, "9", 7), 1);
    assert_int_equal(order("10", 1, "10", 2), -1);
    assert_int_equal(order("10", 2, "10", 1), 1);
    assert_int_equal(order("10", 2, "10", 2), 0);
    assert_int_equal(
        order("18446744073709551616", 0, "18446744073709551615", 0), 1);
    assert_int_equal(order("", 0, "1", 0), -1);
    return 0;
}

KIN_TEST(identities_differ)
{
    char a[KIN_ELECTOR_IDENTITY_MAX + 1];
    char b[KIN_ELECTOR_IDENTITY_MAX + 1];
    char small[10];
    char host[KIN__HOST_SIZE];

    (void)alloc;
    TRY(kin_elector_identity(a, sizeof(a), NULL));
    TRY(kin_elector_identity(b, sizeof(b), NULL));
    assert_string_not_equal(a, b);
    kin__host_name(host);
    assert_true(kin_str_starts_with(kin_s(a), kin_s(host)));
    assert_int_equal(strlen(a), strlen(host) + 1 + KIN__UUID_SIZE - 1);
    TRY_FAIL(kin_elector_identity(small, sizeof(small), NULL), KIN_ELIMIT);
    return 0;
}

KIN_TEST(statistics_fit_the_size_of_the_caller)
{
    FIXTURE s = {.is_busy = false};
    kin_elector_opts opts;
    kin_elector_stats old;

    TRY(fixture_init(&s, alloc));
    opts = options(&s, alloc);
    TRY(kin_elector_new(s.client, &opts, &s.elector, NULL));
    test_size_cut(&old, sizeof(old), offsetof(kin_elector_stats, failures));
    kin_elector_get_stats(s.elector, &old);
    assert_within_size(&old, sizeof(old));
    assert_int_equal(old.renewals, 0);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(options_are_checked),
              KIN_TEST_ENTRY(required_options_are_checked),
              KIN_TEST_ENTRY(leads_and_renews),
              KIN_TEST_ENTRY(sends_the_requests_of_client_go),
              KIN_TEST_ENTRY(a_candidate_observes_the_leader),
              KIN_TEST_ENTRY(a_term_ends_without_a_server),
              KIN_TEST_ENTRY(a_term_ends_after_a_long_suspend),
              KIN_TEST_ENTRY(a_missing_namespace_is_reported),
              KIN_TEST_ENTRY(another_leader_ends_the_term),
              KIN_TEST_ENTRY(a_lease_is_released),
              KIN_TEST_ENTRY(a_lease_is_not_released_during_work),
              KIN_TEST_ENTRY(join_waits_for_all_callbacks),
              KIN_TEST_ENTRY(the_stop_of_the_caller_ends_it),
              KIN_TEST_ENTRY(can_be_freed_without_a_start),
              KIN_TEST_ENTRY(health_follows_the_lease),
              KIN_TEST_ENTRY(fencing_tokens_are_ordered_as_numbers),
              KIN_TEST_ENTRY(identities_differ),
              KIN_TEST_ENTRY(statistics_fit_the_size_of_the_caller))
