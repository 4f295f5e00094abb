/* SPDX-License-Identifier: Apache-2.0 */
/* Two managers and one lease, on an embedded server. */
#include <stdatomic.h>

#include "base/buf.h"
#include "controllers_fixture.h"

static const kin_resource config_maps = {"", "v1", "configmaps", "ConfigMap",
                                         false};
static const kin_resource leases = {"coordination.k8s.io", "v1", "leases",
                                    "Lease", false};

/* ---- a controller that counts ---- */

static _Atomic int running;
static _Atomic int most;

static int count_run(void *self, kin_stop *stop, kin_error *err)
{
    int now = atomic_fetch_add(&running, 1) + 1;

    (void)self;
    (void)err;
    if (now > most)
        most = now;
    (void)kin_stop_wait(stop, KIN_NEVER);
    atomic_fetch_sub(&running, 1);
    return 0;
}

static int counter_make(const kin_manager_context *context,
                        kin_manager_controller *ret, kin_error *err)
{
    (void)err;
    ret->self = context->manager;
    ret->run = count_run;
    return 0;
}

static int failing_make(const kin_manager_context *context,
                        kin_manager_controller *ret, kin_error *err)
{
    (void)context;
    (void)ret;
    return kin_error_set(err, KIN_EUNSUPPORTED, "no way");
}

/* A controller with an informer, of a standby. */
static kin_informer *_Atomic standby_maps;
static _Atomic bool was_synced; /* when it began to run */

static int standby_run(void *self, kin_stop *stop, kin_error *err)
{
    was_synced = kin_informer_has_synced(self);
    return count_run(self, stop, err);
}

static int standby_make(const kin_manager_context *context,
                        kin_manager_controller *ret, kin_error *err)
{
    kin_informer *maps = NULL;
    int r = kin_factory_informer(context->factory, &config_maps, &maps, err);

    if (r < 0)
        return r;
    ret->self = maps;
    ret->run = standby_run;
    standby_maps = maps;
    return 0;
}

static const kin_manager_descriptor following = {
    .size = sizeof(kin_manager_descriptor),
    .name = "follow",
    .make = standby_make};
static const kin_manager_descriptor *const followers[] = {&following, NULL};
static const kin_manager_descriptor counting = {
    .size = sizeof(kin_manager_descriptor),
    .name = "count",
    .make = counter_make};
static const kin_manager_descriptor refusing = {
    .size = sizeof(kin_manager_descriptor),
    .name = "refuse",
    .make = failing_make};
static const kin_manager_descriptor *const counters[] = {&counting, NULL};
static const kin_manager_descriptor *const refusers[] = {&refusing, NULL};

/* ---- candidates ---- */

struct candidate {
    kin_manager *manager;
    kin_stop *stop;
    struct kin__thread thread;
    int result;
    kin_error err;
    kin_elector_opts election;
    kin_metrics *metrics; /* borrowed; may be NULL */
    kin_health *health;   /* the same */
    bool is_warm;
};

static int candidate_end(struct candidate *candidate)
{
    kin_stop_request(candidate->stop);
    if (candidate->thread.is_started)
        kin__thread_join(&candidate->thread);
    return candidate->result;
}

static void candidate_done(struct candidate *candidate)
{
    (void)candidate_end(candidate);
    (void)kin_manager_free(candidate->manager);
    (void)kin_stop_unref(candidate->stop);
}

#define CANDIDATE __attribute__((cleanup(candidate_done))) struct candidate

static void candidate_run(void *userdata)
{
    struct candidate *candidate = userdata;

    candidate->result = kin_manager_run(candidate->manager, candidate->stop,
                                        &candidate->err);
}

/* Detects a change quickly, and gives up late: the machine may be busy. */
static int candidate_start(struct candidate *candidate, kin_client *client,
                           const kin_manager_descriptor *const *table,
                           int64_t renew_ms)
{
    kin_manager_opts opts = KIN_INIT(kin_manager_opts);

    candidate->election = (kin_elector_opts)KIN_INIT(kin_elector_opts);
    candidate->election.retry_ms = 50;
    candidate->election.renew_ms = renew_ms;
    candidate->election.is_released = true;
    opts.client = client;
    opts.descriptors = table;
    opts.election = &candidate->election;
    candidate->election.metrics = candidate->metrics;
    opts.metrics = candidate->metrics;
    opts.health = candidate->health;
    opts.is_warm = candidate->is_warm;
    TRY(kin_stop_new(NULL, NULL, &candidate->stop, NULL));
    TRY(kin_manager_new(&opts, &candidate->manager, NULL));
    return kin__thread_start(&candidate->thread, NULL, candidate_run, candidate,
                             NULL);
}

static void await_running(int wanted)
{
    kin_deadline deadline = kin_deadline_ms(SOON_MS);

    while (running != wanted) {
        assert_true(kin_deadline_ms(0).at_ns < deadline.at_ns);
        (void)kin_stop_wait(NULL, kin_deadline_ms(1));
    }
}

KIN_TEST(one_of_two_managers_leads)
{
    CLUSTER cluster;
    CANDIDATE first = {.manager = NULL};
    CANDIDATE second = {.manager = NULL};

    (void)alloc;
    most = 0;
    TRY(cluster_open(&cluster));
    TRY(candidate_start(&first, cluster.client, counters, 0));
    await_running(1);
    TRY(candidate_start(&second, cluster.client, counters, 0));
    assert_true(cluster_has(&cluster, &leases, "kube-system",
                            "kube-controller-manager"));
    assert_int_equal(candidate_end(&first), 0);
    await_running(1);
    assert_int_equal(candidate_end(&second), 0);
    assert_int_equal(running, 0);
    assert_int_equal(most, 1);
    return 0;
}

static bool is_ready(kin_health *health)
{
    char text[1024];

    return kin_health_answer(health, kin_s("/readyz"), text, sizeof(text)) ==
           200;
}

/* Waits until the standby has listed, while another one leads. */
static void await_warm(kin_health *health)
{
    kin_deadline deadline = kin_deadline_ms(SOON_MS);

    while (!standby_maps || !kin_informer_has_synced(standby_maps)) {
        assert_true(kin_deadline_ms(0).at_ns < deadline.at_ns);
        (void)kin_stop_wait(NULL, kin_deadline_ms(1));
    }
    while (!is_ready(health))
        (void)kin_stop_wait(NULL, kin_deadline_ms(1));
}

KIN_TEST(a_warm_standby_takes_over_with_full_caches)
{
    CLUSTER cluster;
    KIN_AUTO(kin_health) *health = NULL;
    CANDIDATE first = {.manager = NULL};
    CANDIDATE second = {.is_warm = true};

    (void)alloc;
    most = 0;
    was_synced = false;
    standby_maps = NULL;
    TRY(cluster_open(&cluster));
    TRY(kin_health_new(NULL, NULL, &health, NULL));
    second.health = health;
    TRY(candidate_start(&first, cluster.client, counters, 0));
    await_running(1);
    TRY(candidate_start(&second, cluster.client, followers, 0));
    await_warm(health);
    assert_int_equal(running, 1);
    assert_false(was_synced);
    assert_int_equal(candidate_end(&first), 0);
    await_running(1);
    assert_true(was_synced);
    assert_int_equal(candidate_end(&second), 0);
    assert_int_equal(most, 1);
    return 0;
}

/* It never leads, but its informers stop. */
KIN_TEST(a_warm_standby_can_be_stopped)
{
    CLUSTER cluster;
    KIN_AUTO(kin_health) *health = NULL;
    CANDIDATE first = {.manager = NULL};
    CANDIDATE second = {.is_warm = true};

    (void)alloc;
    was_synced = false;
    standby_maps = NULL;
    TRY(cluster_open(&cluster));
    TRY(kin_health_new(NULL, NULL, &health, NULL));
    second.health = health;
    TRY(candidate_start(&first, cluster.client, counters, 0));
    await_running(1);
    TRY(candidate_start(&second, cluster.client, followers, 0));
    await_warm(health);
    assert_int_equal(candidate_end(&second), 0);
    assert_true(kin_informer_is_stopped(standby_maps));
    assert_false(was_synced);
    assert_int_equal(candidate_end(&first), 0);
    return 0;
}

KIN_TEST(ends_when_the_lease_is_lost)
{
    CLUSTER cluster;
    CANDIDATE only = {.manager = NULL};

    (void)alloc;
    TRY(cluster_open(&cluster));
    TRY(candidate_start(&only, cluster.client, counters, 1000));
    await_running(1);
    TRY(cluster_patch(&cluster, &leases, "kube-system",
                      "kube-controller-manager",
                      "{'spec':{'holderIdentity':'other'}}"));
    kin__thread_join(&only.thread);
    assert_int_equal(only.result, KIN_ECLOSED);
    assert_int_equal(running, 0);
    return 0;
}

KIN_TEST(releases_the_lease_if_it_cannot_work)
{
    CLUSTER cluster;
    CANDIDATE only = {.manager = NULL};

    (void)alloc;
    TRY(cluster_open(&cluster));
    TRY(candidate_start(&only, cluster.client, refusers, 0));
    kin__thread_join(&only.thread);
    assert_int_equal(only.result, KIN_EUNSUPPORTED);
    assert_string_equal(only.err.message, "refuse: no way");
    return 0;
}

static int keep(kin_str piece, void *userdata)
{
    return kin__buf_append(userdata, piece);
}

/* The manager reports the metrics of its lease, whatever the election options
 * say. */
KIN_TEST(reports_the_lease_once)
{
    KIN_AUTO(kin_metrics) *metrics = NULL;
    CLUSTER cluster;
    KIN__AUTO_BUF text;

    (void)alloc;
    kin__buf_init(&text, NULL, 1 << 20);
    TRY(cluster_open(&cluster));
    TRY(kin_metrics_new(NULL, &metrics, NULL));
    CANDIDATE only = {.metrics = metrics};
    TRY(candidate_start(&only, cluster.client, counters, 0));
    await_running(1);
    TRY(kin_metrics_write(metrics, keep, &text));
    assert_non_null(strstr(text.ptr, "\nleader_election_master_status"
                                     "{name=\"kube-controller-manager\"} 1\n"));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(one_of_two_managers_leads),
              KIN_TEST_ENTRY(a_warm_standby_takes_over_with_full_caches),
              KIN_TEST_ENTRY(a_warm_standby_can_be_stopped),
              KIN_TEST_ENTRY(ends_when_the_lease_is_lost),
              KIN_TEST_ENTRY(releases_the_lease_if_it_cannot_work),
              KIN_TEST_ENTRY(reports_the_lease_once))
