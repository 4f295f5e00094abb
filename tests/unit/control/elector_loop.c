/* SPDX-License-Identifier: Apache-2.0 */
/* Electors in an event loop: no threads, a manual clock, and a fake client. */
#include "control/elector.h"

#include <poll.h>
#include <setjmp.h>
#include <stdio.h>
#include <string.h>

#include <kin/fake_client.h>
#include <kin/loop.h>

#include "kin_test.h"
#include "test_fake_client.h"

#define LEASES "/apis/coordination.k8s.io/v1/namespaces/ns/leases"
#define LEASE(holder, version)                                                 \
    "{\"apiVersion\":\"coordination.k8s.io/v1\",\"kind\":\"Lease\","           \
    "\"metadata\":{\"name\":\"lock\",\"namespace\":\"ns\","                    \
    "\"resourceVersion\":\"" version "\"},\"spec\":{\"holderIdentity\":"       \
    "\"" holder "\",\"leaseDurationSeconds\":15,\"leaseTransitions\":3}}"

/* What happened, in order: S started, N new leader, E stopped. */
struct fixture {
    kin_loop *loop;
    struct kin__fake_clock clock;
    kin_fake_client *fake;
    kin_client *client;
    kin_elector *elector;
    char log[64];
    size_t requests; /* when on_stopped() was called */
    kin_stop *term;
    uintptr_t thread;
    jmp_buf *out; /* where on_started() jumps to */
};

static void fixture_log(struct fixture *s, char mark)
{
    size_t len = strlen(s->log);

    assert_true(len + 1 < sizeof(s->log));
    s->log[len] = mark;
    s->thread = kin__thread_self();
}

static void on_started(kin_stop *stop, const kin_fence *fence, void *userdata)
{
    struct fixture *s = userdata;

    assert_string_equal(fence->version, "7");
    (void)kin_stop_unref(s->term);
    s->term = kin_stop_ref(stop);
    fixture_log(s, 'S');
    if (s->out)
        longjmp(*s->out, 1);
}

static void on_stopped(void *userdata)
{
    struct fixture *s = userdata;

    fixture_log(s, 'E');
    s->requests = kin_fake_client_request_count(s->fake);
    assert_true(!s->term || kin_stop_requested(s->term));
}

static void on_new_leader(kin_str identity, void *userdata)
{
    (void)identity;
    fixture_log(userdata, 'N');
}

static void fixture_done(struct fixture *s)
{
    (void)kin_elector_free(s->elector);
    (void)kin_stop_unref(s->term);
    (void)kin_client_unref(s->client);
    (void)kin_fake_client_free(s->fake);
    (void)kin_loop_free(s->loop);
}

#define FIXTURE __attribute__((cleanup(fixture_done))) struct fixture

static int fixture_make_client(struct fixture *s, const kin_allocator *alloc)
{
    KIN_AUTO(kin_config) *config = NULL;
    const struct kin__client_deps deps = {
        .transport = &s->fake->transport, .clock = &s->clock.clock, .seed = 1};

    TRY(kin_config_new(
        KIN_OPTS(kin_config_opts, .alloc = alloc, .server = "http://fake"),
        &config, NULL));
    return kin__client_new(config,
                           KIN_OPTS(kin_client_opts, .alloc = alloc, .qps = -1,
                                    .timeout_ms = -1, .loop = s->loop),
                           &deps, &s->client, NULL);
}

static int fixture_init(struct fixture *s, const kin_allocator *alloc)
{
    kin_elector_opts opts = KIN_INIT(kin_elector_opts);

    kin__fake_clock_init(&s->clock, KIN__NS_PER_S, KIN__NS_PER_S);
    TRY(kin_loop_new(alloc, &s->loop, NULL));
    TRY(kin_fake_client_new(alloc, &s->fake, NULL));
    TRY(fixture_make_client(s, alloc));
    opts.alloc = alloc;
    opts.ns = kin_s("ns");
    opts.name = kin_s("lock");
    opts.identity = kin_s("me");
    opts.is_released = true;
    opts.on_started = on_started;
    opts.on_stopped = on_stopped;
    opts.on_new_leader = on_new_leader;
    opts.userdata = s;
    return kin__elector_new(
        s->client, &opts,
        &(struct kin__elector_deps){.clock = &s->clock.clock, .seed = 1},
        &s->elector, NULL);
}

static int lasting(struct fixture *s, const char *method, int status,
                   const char *body)
{
    return kin_fake_client_reply(
        s->fake,
        KIN_OPTS(kin_fake_reply, .method = method, .path = LEASES,
                 .status = status, .body = kin_s(body), .is_lasting = true),
        NULL);
}

/* The loop polls the real clock, so the test steps it after moving its own. */
static void step(struct fixture *s)
{
    struct pollfd fd = {.fd = kin_loop_fd(s->loop), .events = POLLIN};

    (void)poll(&fd, 1, 1);
    kin_loop_step(s->loop);
}

/* KIN_ENOMEM if the elector gave up without memory. */
static int step_until(struct fixture *s, const char *log)
{
    while (strcmp(s->log, log) != 0) {
        if (kin_test_out_of_memory()) {
            if (kin_elector_join(s->elector, KIN_NEVER) == 0)
                return KIN_ENOMEM;
            kin__fake_clock_advance(&s->clock, KIN__NS_PER_S);
        }
        step(s);
    }
    return 0;
}

static void step_to_end(struct fixture *s)
{
    while (kin_elector_join(s->elector, KIN_NEVER) == KIN_EUNSUPPORTED) {
        if (kin_test_out_of_memory())
            kin__fake_clock_advance(&s->clock, KIN__NS_PER_S);
        step(s);
    }
}

KIN_TEST(leads_within_the_steps_of_a_loop)
{
    FIXTURE s = {.loop = NULL};
    kin_fake_request asked = {.size = sizeof(asked)};
    kin_elector_stats stats = {.size = sizeof(stats)};

    TRY(fixture_init(&s, alloc));
    TRY(lasting(&s, "POST", 201, LEASE("me", "7")));
    TRY(kin_elector_start(s.elector, /* stop= */ NULL, NULL));
    assert_int_equal(kin_elector_join(s.elector, KIN_NEVER), KIN_EUNSUPPORTED);
    TRY(step_until(&s, "NS"));
    assert_int_equal(s.thread, kin__thread_self());
    assert_false(kin_stop_requested(s.term));
    TRY(lasting(&s, "PUT", 200, LEASE("me", "8")));
    while (!kin_test_out_of_memory() && stats.renewals == 0) {
        assert_true(kin_elector_is_leader(s.elector) ||
                    kin_test_out_of_memory());
        if (!s.elector->call)
            kin__fake_clock_advance(&s.clock, KIN__NS_PER_S);
        step(&s);
        kin_elector_get_stats(s.elector, &stats);
    }
    TRY(lasting(&s, "GET", 200, LEASE("me", "8")));
    TRY(lasting(&s, "PUT", 200, LEASE("", "9")));
    if (kin_test_out_of_memory())
        return 0; /* it may have lost the lease */
    kin_elector_stop(s.elector);
    assert_string_equal(s.log, "NS"); /* nothing but a request to stop */
    step_to_end(&s);
    assert_string_equal(s.log, "NSE");
    assert_false(kin_elector_is_leader(s.elector));
    if (kin_test_out_of_memory())
        return 0;
    /* E: the lease is released after on_stopped(). */
    size_t count = kin_fake_client_request_count(s.fake);
    assert_int_equal(count, s.requests + 2);
    assert_true(kin_fake_client_request_at(s.fake, count - 1, &asked));
    assert_str_equal(asked.method, "PUT");
    return 0;
}

KIN_TEST(the_server_gone_ends_the_term)
{
    FIXTURE s = {.loop = NULL};

    TRY(fixture_init(&s, alloc));
    TRY(lasting(&s, "POST", 201, LEASE("me", "7")));
    TRY(lasting(&s, "PUT", 500, ""));
    TRY(kin_elector_start(s.elector, /* stop= */ NULL, NULL));
    TRY(step_until(&s, "NS"));
    TRY(lasting(&s, "GET", 500, ""));
    while (kin_elector_join(s.elector, KIN_NEVER) == KIN_EUNSUPPORTED) {
        kin__fake_clock_advance(&s.clock, KIN__NS_PER_S / 4);
        step(&s);
    }
    assert_string_equal(s.log, "NSE");
    return 0;
}

/* A request that never ends does not keep a leader from noticing it. */
KIN_TEST(a_term_ends_after_a_suspend_during_a_request)
{
    FIXTURE s = {.loop = NULL};

    TRY(fixture_init(&s, alloc));
    TRY(lasting(&s, "POST", 201, LEASE("me", "7")));
    TRY(kin_fake_client_reply(
        s.fake,
        KIN_OPTS(kin_fake_reply, .method = "PUT", .path = LEASES, .status = 200,
                 .body = kin_s("{"), .is_lasting = true, .stays_open = true),
        NULL));
    TRY(kin_elector_start(s.elector, /* stop= */ NULL, NULL));
    TRY(step_until(&s, "NS"));
    TRY(lasting(&s, "GET", 500, ""));
    while (!s.elector->call && !kin_test_out_of_memory()) {
        kin__fake_clock_advance(&s.clock, KIN__NS_PER_S / 4);
        step(&s);
    }
    kin__fake_clock_suspend(&s.clock, 15 * KIN__NS_PER_S);
    kin__fake_clock_advance(&s.clock, KIN__NS_PER_S / 2);
    return step_until(&s, "NSE");
}

KIN_TEST(a_candidate_that_is_freed_has_stopped)
{
    FIXTURE s = {.loop = NULL};

    TRY(fixture_init(&s, alloc));
    TRY(lasting(&s, "GET", 200, LEASE("bing", "7")));
    TRY(kin_elector_start(s.elector, /* stop= */ NULL, NULL));
    TRY(step_until(&s, "N"));
    s.elector = kin_elector_free(s.elector);
    assert_string_equal(s.log, "NE");
    return 0;
}

KIN_TEST(a_leader_that_is_freed_has_stopped)
{
    FIXTURE s = {.loop = NULL};

    TRY(fixture_init(&s, alloc));
    TRY(lasting(&s, "POST", 201, LEASE("me", "7")));
    TRY(kin_elector_start(s.elector, /* stop= */ NULL, NULL));
    TRY(step_until(&s, "NS"));
    s.elector = kin_elector_free(s.elector);
    assert_string_equal(s.log, "NSE");
    assert_true(kin_stop_requested(s.term));
    return 0;
}

KIN_TEST(cannot_be_run_in_a_loop)
{
    FIXTURE s = {.loop = NULL};
    kin_error err = KIN_ERROR_INIT;

    TRY(fixture_init(&s, alloc));
    TRY_FAIL(kin_elector_run(s.elector, /* stop= */ NULL, &err),
             KIN_EUNSUPPORTED);
    assert_string_equal(err.message,
                        "elector: cannot run in an event loop; start it");
    return 0;
}

/* A callback that leaves the step is a bug of the program, but the term
 * continues. */
KIN_TEST(a_callback_may_leave_the_step)
{
    FIXTURE s = {.loop = NULL};
    jmp_buf out;

    TRY(fixture_init(&s, alloc));
    s.out = &out;
    TRY(lasting(&s, "POST", 201, LEASE("me", "7")));
    TRY(kin_elector_start(s.elector, /* stop= */ NULL, NULL));
    if (setjmp(out) == 0)
        TRY(step_until(&s, "NSE"));
    assert_string_equal(s.log, "NS");
    assert_true(kin_elector_is_leader(s.elector) || kin_test_out_of_memory());
    kin_elector_stop(s.elector);
    TRY(step_until(&s, "NSE"));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(leads_within_the_steps_of_a_loop),
              KIN_TEST_ENTRY(the_server_gone_ends_the_term),
              KIN_TEST_ENTRY(a_term_ends_after_a_suspend_during_a_request),
              KIN_TEST_ENTRY(a_candidate_that_is_freed_has_stopped),
              KIN_TEST_ENTRY(a_leader_that_is_freed_has_stopped),
              KIN_TEST_ENTRY(cannot_be_run_in_a_loop),
              KIN_TEST_ENTRY(a_callback_may_leave_the_step))
