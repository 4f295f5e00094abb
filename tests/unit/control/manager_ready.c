/* SPDX-License-Identifier: Apache-2.0 */
/* Guarantee H of kin/manager.h. */
#include "control/manager.h"

#include "manager_fixture.h"

static const kin_resource foos = {"samplecontroller.k8s.io", "v1alpha1", "foos",
                                  "Foo", false};

/* A controller with informers of Foos and Pods. */
static int make_foos(const kin_manager_context *context,
                     kin_manager_controller *ret, kin_error *err)
{
    kin_informer *informer = NULL;
    int r = kin_factory_informer(context->factory, &foos, &informer, err);

    ret->self = (void *)(uintptr_t)context;
    ret->run = controller_run;
    fixture_now->contexts[0] = context;
    return r < 0 ? r : kin_manager_informer(context, &pods, &informer, err);
}

static const kin_manager_descriptor controller = {
    .size = sizeof(kin_manager_descriptor),
    .name = "a-controller",
    .make = make_foos};
static const kin_manager_descriptor *const controllers[] = {&controller, NULL};

static int begin(struct fixture *fixture, kin_health **health,
                 kin_manager_opts *ret)
{
    TRY(fixture_init(fixture));
    TRY(fakes_add(&fixture->fakes, NULL, &foos));
    TRY(kin_health_new(NULL, NULL, health, NULL));
    *ret = fixture_opts(fixture);
    ret->descriptors = controllers;
    ret->controllers = "*";
    ret->health = *health;
    return 0;
}

/* Lists and watches fail with 404. */
static int refuse(kin_fake_source *source)
{
    const kin_fake_failure failure = {.size = sizeof(failure),
                                      .http_status = 404,
                                      .reason = "NotFound",
                                      .message = "not here"};

    for (int i = 0; i < 64; i++) {
        TRY(kin_fake_source_fail_list(source, &failure, NULL));
        TRY(kin_fake_source_fail_watch(source, &failure, NULL));
    }
    return 0;
}

static char answer[4096];

static int probe(kin_health *health)
{
    return kin_health_answer(health, kin_s("/readyz?verbose"), answer,
                             sizeof(answer));
}

static void await_text(kin_health *health, const char *text)
{
    kin_deadline soon = kin_deadline_ms(SOON_MS);

    do
        (void)probe(health);
    while (!strstr(answer, text) && kin_deadline_ms(0).at_ns < soon.at_ns);
    if (!strstr(answer, text))
        fail_msg("no '%s' in: %s", text, answer);
}

KIN_TEST(not_ready_before_all_have_synced)
{
    FIXTURE fixture;
    KIN_AUTO(kin_health) *health = NULL;
    MANAGER_RUN run = {0};
    kin_manager_opts opts;

    (void)alloc;
    TRY(begin(&fixture, &health, &opts));
    TRY(refuse(fixture.fakes.sources[2]));
    TRY(manager_run_start(&run, &opts));
    await_text(health,
               "[-]informers failed: foos.samplecontroller.k8s.io not synced: "
               "not found (404): no CustomResourceDefinition serves "
               "samplecontroller.k8s.io/v1alpha1 foos");
    assert_int_equal(probe(health), 500);
    assert_int_equal(
        kin_health_answer(health, kin_s("/livez"), answer, sizeof(answer)),
        200);
    assert_int_equal(manager_run_end(&run), 0);
    return 0;
}

KIN_TEST(counts_unsynced_informers)
{
    FIXTURE fixture;
    KIN_AUTO(kin_health) *health = NULL;
    MANAGER_RUN run = {0};
    kin_manager_opts opts;

    (void)alloc;
    TRY(begin(&fixture, &health, &opts));
    TRY(refuse(fixture.fakes.sources[0]));
    TRY(refuse(fixture.fakes.sources[2]));
    TRY(manager_run_start(&run, &opts));
    await_text(health, "v1alpha1 foos (and 1 more)\n");
    return 0;
}

KIN_TEST(once_synced_it_stays_ready)
{
    FIXTURE fixture;
    KIN_AUTO(kin_health) *health = NULL;
    MANAGER_RUN run = {0};
    kin_manager_opts opts;
    kin_informer *late = NULL;
    kin_fake_counts before = {.size = sizeof(before)};
    kin_fake_counts now = {.size = sizeof(now)};

    (void)alloc;
    TRY(begin(&fixture, &health, &opts));
    TRY(refuse(fixture.fakes.sources[1]));
    TRY(kin_manager_new(&opts, &run.manager, NULL));
    assert_int_equal(probe(health), 500);
    assert_non_null(strstr(answer, "[-]informers failed: not started\n"));
    TRY(kin_stop_new(NULL, NULL, &run.stop, NULL));
    TRY(kin__thread_start(&run.thread, NULL, manager_run_run, &run, NULL));
    await_text(health, "[+]informers ok\n");
    /* An informer that is requested later and fails. */
    TRY(kin_factory_informer(fixture.contexts[0]->factory, &nodes, &late,
                             NULL));
    TRY(kin_manager_start_informers(fixture.contexts[0], NULL));
    assert_int_equal(probe(health), 200);
    /* A lost connection, and a relist that fails. */
    kin_fake_source_get_counts(fixture.fakes.sources[2], &before);
    TRY(refuse(fixture.fakes.sources[2]));
    kin_fake_source_compact(fixture.fakes.sources[2]);
    kin_fake_source_end_watches(fixture.fakes.sources[2], KIN_FLOW_LOST);
    kin_deadline soon = kin_deadline_ms(SOON_MS);
    do {
        assert_int_equal(probe(health), 200);
        kin_fake_source_get_counts(fixture.fakes.sources[2], &now);
    } while (now.lists + now.watches < before.lists + before.watches + 2 &&
             kin_deadline_ms(0).at_ns < soon.at_ns);
    assert_true(now.lists + now.watches >= before.lists + before.watches + 2);
    assert_int_equal(probe(health), 200);
    assert_int_equal(manager_run_end(&run), 0);
    return 0;
}

static int add_nodes_late(const kin_manager_context *context, kin_stop *stop)
{
    kin_informer *late = NULL;
    int r = kin_manager_wait_started(context, stop);

    if (r == 0)
        r = kin_factory_informer(context->factory, &nodes, &late, NULL);
    return r < 0 ? r : kin_manager_start_informers(context, NULL);
}

KIN_TEST(later_informers_do_not_count)
{
    FIXTURE fixture;
    KIN_AUTO(kin_health) *health = NULL;
    MANAGER_RUN run = {0};
    kin_manager_opts opts;

    (void)alloc;
    TRY(begin(&fixture, &health, &opts));
    TRY(refuse(fixture.fakes.sources[1]));
    fixture.within = add_nodes_late;
    TRY(manager_run_start(&run, &opts));
    fixture_await_running(&fixture, 1);
    assert_int_equal(fixture.within_code, 0);
    await_text(health, "[+]informers ok\n");
    assert_int_equal(manager_run_end(&run), 0);
    return 0;
}

KIN_TEST(ready_while_waiting_for_the_lease)
{
    FIXTURE fixture;
    KIN_AUTO(kin_health) *health = NULL;
    KIN_AUTO(kin_manager) *manager = NULL;
    kin_elector_opts election = KIN_INIT(kin_elector_opts);
    kin_manager_opts opts;

    (void)alloc;
    TRY(begin(&fixture, &health, &opts));
    opts.election = &election;
    TRY(kin_manager_new(&opts, &manager, NULL));
    assert_int_equal(probe(health), 200);
    return 0;
}

static const kin_manager_descriptor other = {
    .size = sizeof(kin_manager_descriptor),
    .name = "other-controller",
    .make = make_foos};
static const kin_manager_descriptor *const others[] = {&other, NULL};

KIN_TEST(managers_can_share_a_health_object)
{
    FIXTURE fixture;
    KIN_AUTO(kin_health) *health = NULL;
    KIN_AUTO(kin_manager) *first = NULL;
    KIN_AUTO(kin_manager) *second = NULL;
    kin_manager_opts opts;

    (void)alloc;
    TRY(begin(&fixture, &health, &opts));
    TRY(kin_manager_new(&opts, &first, NULL));
    opts.descriptors = others;
    opts.name = "second";
    TRY(kin_manager_new(&opts, &second, NULL));
    assert_int_equal(probe(health), 500);
    assert_non_null(strstr(answer, "[-]informers failed"));
    assert_non_null(strstr(answer, "[-]informers-second failed"));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(not_ready_before_all_have_synced),
              KIN_TEST_ENTRY(counts_unsynced_informers),
              KIN_TEST_ENTRY(once_synced_it_stays_ready),
              KIN_TEST_ENTRY(later_informers_do_not_count),
              KIN_TEST_ENTRY(ready_while_waiting_for_the_lease),
              KIN_TEST_ENTRY(managers_can_share_a_health_object))
