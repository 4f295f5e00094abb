/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/fake_client.h>

#include "base/buf.h"
#include "control/elector.h"
#include "kin_test.h"

struct fixture {
    kin_metrics *metrics;
    kin_fake_client *fake;
    kin_client *client;
    kin_elector *electors[2];
};

static void fixture_done(struct fixture *s)
{
    (void)kin_elector_free(s->electors[0]);
    (void)kin_elector_free(s->electors[1]);
    (void)kin_client_unref(s->client);
    (void)kin_fake_client_free(s->fake);
    (void)kin_metrics_unref(s->metrics);
}

#define FIXTURE __attribute__((cleanup(fixture_done))) struct fixture

static void on_started(kin_stop *stop, const kin_fence *fence, void *userdata)
{
    (void)stop;
    (void)fence;
    (void)userdata;
}

static void on_stopped(void *userdata)
{
    (void)userdata;
}

static int make(struct fixture *s, const kin_allocator *alloc, int which,
                const char *name)
{
    kin_elector_opts opts = KIN_INIT(kin_elector_opts);

    opts.alloc = alloc;
    opts.ns = kin_s("ns");
    opts.name = kin_s(name);
    opts.identity = kin_s("me");
    opts.on_started = on_started;
    opts.on_stopped = on_stopped;
    opts.metrics = s->metrics;
    return kin_elector_new(s->client, &opts, &s->electors[which], NULL);
}

static int fixture_init(struct fixture *s, const kin_allocator *alloc)
{
    TRY(kin_metrics_new(alloc, &s->metrics, NULL));
    TRY(kin_fake_client_new(alloc, &s->fake, NULL));
    TRY(kin_fake_client_connect(
        s->fake, KIN_OPTS(kin_client_opts, .alloc = alloc), &s->client, NULL));
    TRY(make(s, alloc, 0, "lock"));
    return make(s, alloc, 1, "a\"b\\c\nd");
}

static int take(kin_str piece, void *userdata)
{
    return kin__buf_append(userdata, piece);
}

KIN_TEST(metrics_have_the_names_of_kubernetes)
{
    FIXTURE s = {.client = NULL};
    KIN__AUTO_BUF text = {.ptr = NULL};

    TRY(fixture_init(&s, alloc));
    /* Pretend that it leads. */
    s.electors[0]->machine.state = KIN__ELECTION_LEADER;
    s.electors[0]->machine.until_ns = INT64_MAX;
    s.electors[0]->machine.slow = 7;
    kin__buf_init(&text, alloc, 4096);
    TRY(kin_metrics_write(s.metrics, take, &text));
    assert_str_equal(
        kin__buf_str(&text),
        "# HELP leader_election_master_status 1 if this process is the "
        "leader, 0 if it is a candidate.\n"
        "# TYPE leader_election_master_status gauge\n"
        "leader_election_master_status{name=\"a\\\"b\\\\c\\nd\"} 0\n"
        "leader_election_master_status{name=\"lock\"} 1\n"
        "# HELP leader_election_slowpath_total Renewals that had to get the "
        "lease first.\n"
        "# TYPE leader_election_slowpath_total counter\n"
        "leader_election_slowpath_total{name=\"a\\\"b\\\\c\\nd\"} 0\n"
        "leader_election_slowpath_total{name=\"lock\"} 7\n");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(metrics_have_the_names_of_kubernetes))
