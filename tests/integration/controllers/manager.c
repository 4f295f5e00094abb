/* SPDX-License-Identifier: Apache-2.0 */
/* Two managers and one lease, on a server within the program. */
#include <stdatomic.h>

#include "base/buf.h"
#include "controllers_place.h"

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

static int count_make(const kin_manager_context *context,
                      kin_manager_controller *ret, kin_error *err)
{
    (void)err;
    ret->self = context->manager;
    ret->run = count_run;
    return 0;
}

static int refuse_make(const kin_manager_context *context,
                       kin_manager_controller *ret, kin_error *err)
{
    (void)context;
    (void)ret;
    return kin_error_set(err, KIN_EUNSUPPORTED, "no way");
}

static const kin_manager_descriptor counting = {
    .size = sizeof(kin_manager_descriptor),
    .name = "count",
    .make = count_make};
static const kin_manager_descriptor refusing = {
    .size = sizeof(kin_manager_descriptor),
    .name = "refuse",
    .make = refuse_make};
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

/* Quick to see a change, and slow to give up: the machine may be busy. */
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

KIN_TEST(one_of_two_works_and_the_other_follows)
{
    PLACE place;
    CANDIDATE first = {.manager = NULL};
    CANDIDATE second = {.manager = NULL};

    (void)alloc;
    most = 0;
    TRY(place_open(&place));
    TRY(candidate_start(&first, place.client, counters, 0));
    await_running(1);
    TRY(candidate_start(&second, place.client, counters, 0));
    assert_true(
        place_has(&place, &leases, "kube-system", "kube-controller-manager"));
    assert_int_equal(candidate_end(&first), 0);
    await_running(1);
    assert_int_equal(candidate_end(&second), 0);
    assert_int_equal(running, 0);
    assert_int_equal(most, 1);
    return 0;
}

KIN_TEST(who_loses_the_lease_ends)
{
    PLACE place;
    CANDIDATE only = {.manager = NULL};

    (void)alloc;
    TRY(place_open(&place));
    TRY(candidate_start(&only, place.client, counters, 1000));
    await_running(1);
    TRY(place_patch(&place, &leases, "kube-system", "kube-controller-manager",
                    "{'spec':{'holderIdentity':'somebody'}}"));
    kin__thread_join(&only.thread);
    assert_int_equal(only.result, KIN_ECLOSED);
    assert_int_equal(running, 0);
    return 0;
}

KIN_TEST(who_cannot_work_does_not_stay_the_leader)
{
    PLACE place;
    CANDIDATE only = {.manager = NULL};

    (void)alloc;
    TRY(place_open(&place));
    TRY(candidate_start(&only, place.client, refusers, 0));
    kin__thread_join(&only.thread);
    assert_int_equal(only.result, KIN_EUNSUPPORTED);
    assert_string_equal(only.err.message, "refuse: no way");
    return 0;
}

static int keep(kin_str piece, void *userdata)
{
    return kin__buf_append(userdata, piece);
}

/* The manager tells of its lease, whatever the options of that say. */
KIN_TEST(the_lease_is_told_once)
{
    KIN_AUTO(kin_metrics) *metrics = NULL;
    PLACE place;
    KIN__AUTO_BUF text;

    (void)alloc;
    kin__buf_init(&text, NULL, 1 << 20);
    TRY(place_open(&place));
    TRY(kin_metrics_new(NULL, &metrics, NULL));
    CANDIDATE only = {.metrics = metrics};
    TRY(candidate_start(&only, place.client, counters, 0));
    await_running(1);
    TRY(kin_metrics_write(metrics, keep, &text));
    assert_non_null(strstr(text.ptr, "\nleader_election_master_status"
                                     "{name=\"kube-controller-manager\"} 1\n"));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(one_of_two_works_and_the_other_follows),
              KIN_TEST_ENTRY(who_loses_the_lease_ends),
              KIN_TEST_ENTRY(who_cannot_work_does_not_stay_the_leader),
              KIN_TEST_ENTRY(the_lease_is_told_once))
