/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/fake_client.h>
#include <kin/json.h>

#include "control/manager.h"
#include "manager_fixture.h"

/* Requests an informer, and checks that none has been started yet. */
static int make_and_check(const kin_manager_context *context,
                          kin_manager_controller *ret, kin_error *err)
{
    kin_fake_counts counts = {.size = sizeof(counts)};
    int r = controller_make(context, ret, err);

    kin_fake_source_get_counts(fixture_now->fakes.sources[0], &counts);
    assert_int_equal(counts.lists, 0);
    return r;
}

static const kin_manager_descriptor looking_a = {
    .size = sizeof(kin_manager_descriptor),
    .name = "a-controller",
    .make = make_and_check};
static const kin_manager_descriptor looking_b = {
    .size = sizeof(kin_manager_descriptor),
    .name = "b-controller",
    .make = make_and_check};
static const kin_manager_descriptor *const looking[] = {&looking_a, &looking_b,
                                                        NULL};

KIN_TEST(creates_all_controllers_before_informers_start)
{
    FIXTURE fixture;
    MANAGER_RUN run = {.manager = NULL};

    (void)alloc;
    TRY(fixture_init(&fixture));
    kin_manager_opts opts = fixture_opts(&fixture);
    opts.descriptors = looking;
    opts.controllers = NULL;
    TRY(manager_run_start(&run, &opts));
    fixture_await_running(&fixture, 2);
    TRY(kin_fake_source_wait_watches(fixture.fakes.sources[0], 1,
                                     kin_deadline_ms(SOON_MS)));
    assert_int_equal(manager_run_end(&run), 0);
    assert_int_equal(fixture.fakes.made, 1);
    fixture_check(&fixture, "make:a make:b ");
    run.manager = kin_manager_free(run.manager);
    fixture_check(&fixture, "free:b free:a ");
    return 0;
}

KIN_TEST(creates_only_enabled_controllers)
{
    FIXTURE fixture;
    MANAGER_RUN run = {.manager = NULL};

    (void)alloc;
    TRY(fixture_init(&fixture));
    kin_manager_opts opts = fixture_opts(&fixture);
    opts.controllers = "c-controller,b";
    TRY(manager_run_start(&run, &opts));
    fixture_await_running(&fixture, 2);
    assert_int_equal(manager_run_end(&run), 0);
    fixture_check(&fixture, "make:b make:c ");
    return 0;
}

KIN_TEST(runs_nothing_if_one_cannot_be_created)
{
    FIXTURE fixture;
    MANAGER_RUN run = {.manager = NULL};

    (void)alloc;
    TRY(fixture_init(&fixture));
    kin_manager_opts opts = fixture_opts(&fixture);
    fixture.make_code = KIN_EUNSUPPORTED;
    TRY(manager_run_start(&run, &opts));
    kin__thread_join(&run.thread);
    assert_int_equal(run.result, KIN_EUNSUPPORTED);
    assert_string_equal(run.err.message, "b-controller: no way");
    run.manager = kin_manager_free(run.manager);
    fixture_check(&fixture, "make:a make:b free:a ");
    return 0;
}

KIN_TEST(runs_once)
{
    FIXTURE fixture;
    MANAGER_RUN run = {.manager = NULL};

    (void)alloc;
    TRY(fixture_init(&fixture));
    kin_manager_opts opts = fixture_opts(&fixture);
    TRY(manager_run_start(&run, &opts));
    fixture_await_running(&fixture, 3);
    assert_int_equal(kin_manager_run(run.manager, NULL, NULL), KIN_EINVAL);
    assert_int_equal(manager_run_end(&run), 0);
    return 0;
}

KIN_TEST(a_failed_controller_does_not_affect_others)
{
    FIXTURE fixture;
    const kin_log log = {.size = sizeof(log),
                         .level = KIN_LOG_WARN,
                         .write = fixture_on_log,
                         .userdata = &fixture};
    MANAGER_RUN run = {.manager = NULL};

    (void)alloc;
    TRY(fixture_init(&fixture));
    kin_manager_opts opts = fixture_opts(&fixture);
    opts.log = &log;
    fixture.run_code = KIN_EFORBIDDEN;
    TRY(manager_run_start(&run, &opts));
    fixture_await(&fixture, &fixture.warnings, 1);
    fixture_await_running(&fixture, 2);
    assert_int_equal(manager_run_end(&run), 0);
    assert_int_equal(fixture.warnings, 1);
    assert_string_equal(fixture.warning, "controller failed: b-controller");
    return 0;
}

/* Waits until this many controllers are running. */
static void await_threads(kin_manager *manager, size_t wanted)
{
    kin_deadline deadline = kin_deadline_ms(SOON_MS);

    KIN__LOCK_SCOPE(&manager->mutex);
    for (;;) {
        size_t count = 0;
        for (size_t i = 0; i < manager->member_count; i++)
            count += manager->members[i].has_thread;
        if (count == wanted)
            return;
        assert_int_equal(kin__cond_wait_until(&manager->changed,
                                              &manager->mutex, NULL, deadline),
                         0);
    }
}

/* The other controllers end before the stop: on a busy machine they could also
 * miss the limit of 3 ms. */
KIN_TEST(names_stragglers_and_gives_up)
{
    FIXTURE fixture;
    const kin_log log = {.size = sizeof(log),
                         .level = KIN_LOG_WARN,
                         .write = fixture_on_log,
                         .userdata = &fixture};
    MANAGER_RUN run = {.manager = NULL};

    (void)alloc;
    TRY(fixture_init(&fixture));
    kin_manager_opts opts = fixture_opts(&fixture);
    opts.log = &log;
    opts.shutdown_ms = 3;
    fixture.is_brief = true;
    fixture_set_ignore_stop(&fixture, true);
    TRY(manager_run_start(&run, &opts));
    fixture_await(&fixture, &fixture.begun, 3);
    await_threads(run.manager, 1);
    assert_int_equal(manager_run_end(&run), KIN_ETIMEDOUT);
    assert_string_equal(run.err.message, "c-controller did not end in time");
    assert_string_equal(fixture.warning,
                        "controller has not ended yet: c-controller");
    assert_int_equal(fixture.warnings, 1);
    fixture_set_ignore_stop(&fixture, false);
    return 0;
}

KIN_TEST(waits_for_a_straggler_without_a_limit)
{
    FIXTURE fixture;
    MANAGER_RUN run = {.manager = NULL};

    (void)alloc;
    TRY(fixture_init(&fixture));
    kin_manager_opts opts = fixture_opts(&fixture);
    opts.shutdown_ms = -1;
    fixture_set_ignore_stop(&fixture, true);
    TRY(manager_run_start(&run, &opts));
    fixture_await_running(&fixture, 3);
    kin_stop_request(run.stop);
    fixture_await_running(&fixture, 1);
    fixture_set_ignore_stop(&fixture, false);
    assert_int_equal(manager_run_end(&run), 0);
    return 0;
}

KIN_TEST(controllers_start_with_a_delay)
{
    FIXTURE fixture;
    MANAGER_RUN run = {.manager = NULL};

    (void)alloc;
    TRY(fixture_init(&fixture));
    kin_manager_opts opts = fixture_opts(&fixture);
    opts.start_interval_ms = 3600000;
    TRY(manager_run_start(&run, &opts));
    TRY(kin_fake_source_wait_watches(fixture.fakes.sources[0], 1,
                                     kin_deadline_ms(SOON_MS)));
    assert_int_equal(manager_run_end(&run), 0);
    assert_int_equal(fixture.running, 0);
    fixture_check(&fixture, "make:a make:b make:c ");
    return 0;
}

/* ---- health of the server ---- */

KIN_TEST(waits_for_a_healthy_server)
{
    FIXTURE fixture;
    KIN_AUTO(kin_fake_client) *fake = NULL;
    KIN_AUTO(kin_client) *client = NULL;
    MANAGER_RUN run = {.manager = NULL};

    (void)alloc;
    TRY(fixture_init(&fixture));
    TRY(kin_fake_client_new(NULL, &fake, NULL));
    TRY(kin_fake_client_connect(fake, NULL, &client, NULL));
    kin_manager_opts opts = fixture_opts(&fixture);
    opts.client = client;
    opts.ready_ms = 5;
    TRY(manager_run_start(&run, &opts));
    kin__thread_join(&run.thread);
    assert_int_equal(run.result, KIN_ETIMEDOUT);
    assert_non_null(strstr(run.err.message, "server is not healthy"));
    fixture_check(&fixture, "");
    return 0;
}

KIN_TEST(asks_a_healthy_server_once)
{
    FIXTURE fixture;
    KIN_AUTO(kin_fake_client) *fake = NULL;
    KIN_AUTO(kin_client) *client = NULL;
    MANAGER_RUN run = {.manager = NULL};
    kin_fake_request first = {.size = sizeof(first)};

    (void)alloc;
    TRY(fixture_init(&fixture));
    TRY(kin_fake_client_new(NULL, &fake, NULL));
    TRY(kin_fake_client_connect(fake, NULL, &client, NULL));
    TRY(kin_fake_client_reply(
        fake, KIN_OPTS(kin_fake_reply, .path = "/healthz", .body = kin_s("ok")),
        NULL));
    kin_manager_opts opts = fixture_opts(&fixture);
    opts.client = client;
    TRY(manager_run_start(&run, &opts));
    fixture_await_running(&fixture, 3);
    assert_int_equal(manager_run_end(&run), 0);
    assert_int_equal(kin_fake_client_request_count(fake), 1);
    assert_true(kin_fake_client_request_at(fake, 0, &first));
    assert_str_equal(first.path, "/healthz");
    run.manager = kin_manager_free(run.manager);
    return 0;
}

/* ---- clients ---- */

static kin_fake_client *fake_client_now;

static int make_client(const char *controller, kin_client **ret, kin_error *err,
                       void *userdata)
{
    (void)controller;
    (void)userdata;
    return kin_fake_client_connect(fake_client_now, NULL, ret, err);
}

static const kin_manager_descriptor transfer_b = {
    .size = sizeof(kin_manager_descriptor),
    .name = "b-controller",
    .is_recording = true,
    .make = controller_make};
static const kin_manager_descriptor *const transfer[] = {&controller_a,
                                                         &transfer_b, NULL};

KIN_TEST(controllers_can_have_their_own_client_and_recorder)
{
    FIXTURE fixture;
    KIN_AUTO(kin_fake_client) *fake = NULL;
    KIN_AUTO(kin_client) *client = NULL;
    MANAGER_RUN run = {.manager = NULL};

    (void)alloc;
    TRY(fixture_init(&fixture));
    TRY(kin_fake_client_new(NULL, &fake, NULL));
    TRY(kin_fake_client_connect(fake, NULL, &client, NULL));
    fake_client_now = fake;
    kin_manager_opts opts = fixture_opts(&fixture);
    opts.client = client;
    opts.ready_ms = -1;
    opts.descriptors = transfer;
    opts.controllers = NULL;
    opts.make_client = make_client;
    TRY(manager_run_start(&run, &opts));
    fixture_await_running(&fixture, 2);
    assert_int_equal(manager_run_end(&run), 0);
    assert_ptr_not_equal(fixture.contexts[0]->client, client);
    assert_ptr_not_equal(fixture.contexts[0]->client,
                         fixture.contexts[1]->client);
    assert_null(fixture.contexts[0]->events);
    assert_non_null(fixture.contexts[1]->events);
    assert_int_equal(kin_fake_client_request_count(fake), 0);
    run.manager = kin_manager_free(run.manager);
    return 0;
}

/* ---- Events ---- */

static const kin_manager_descriptor transfer_a = {
    .size = sizeof(kin_manager_descriptor),
    .name = "a-controller",
    .is_recording = true,
    .make = controller_make};
static const kin_manager_descriptor *const both_recording[] = {
    &transfer_a, &transfer_b, NULL};

/* The server never responds: a shutdown without a limit would block for ever.
 */
KIN_TEST(unsent_events_do_not_block_the_shutdown)
{
    FIXTURE fixture;
    KIN_AUTO(kin_fake_client) *fake = NULL;
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_object) *pod = NULL;
    MANAGER_RUN run = {.manager = NULL};

    (void)alloc;
    TRY(fixture_init(&fixture));
    TRY(kin_object_parse(NULL,
                         kin_s("{\"apiVersion\":\"v1\",\"kind\":\"Pod\","
                               "\"metadata\":{\"name\":\"p\","
                               "\"namespace\":\"n\"}}"),
                         &pod, NULL));
    TRY(kin_fake_client_new(NULL, &fake, NULL));
    TRY(kin_fake_client_connect(fake, NULL, &client, NULL));
    TRY(kin_fake_client_reply(fake,
                              KIN_OPTS(kin_fake_reply, .method = "POST",
                                       .status = 201, .stays_open = true,
                                       .is_lasting = true),
                              NULL));
    kin_manager_opts opts = fixture_opts(&fixture);
    opts.client = client;
    opts.ready_ms = -1;
    opts.descriptors = both_recording;
    opts.controllers = NULL;
    opts.shutdown_ms = 100;
    TRY(manager_run_start(&run, &opts));
    fixture_await_running(&fixture, 2);
    for (size_t i = 0; i < 2; i++)
        TRY(kin_events_record(fixture.contexts[i]->events, pod,
                              KIN_EVENTS_NORMAL, "Test", "test"));
    (void)manager_run_end(&run); /* a busy machine may take longer */
    run.manager = kin_manager_free(run.manager);
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(creates_all_controllers_before_informers_start),
    KIN_TEST_ENTRY(creates_only_enabled_controllers),
    KIN_TEST_ENTRY(runs_nothing_if_one_cannot_be_created),
    KIN_TEST_ENTRY(runs_once),
    KIN_TEST_ENTRY(a_failed_controller_does_not_affect_others),
    KIN_TEST_ENTRY(names_stragglers_and_gives_up),
    KIN_TEST_ENTRY(waits_for_a_straggler_without_a_limit),
    KIN_TEST_ENTRY(controllers_start_with_a_delay),
    KIN_TEST_ENTRY(waits_for_a_healthy_server),
    KIN_TEST_ENTRY(asks_a_healthy_server_once),
    KIN_TEST_ENTRY(controllers_can_have_their_own_client_and_recorder),
    KIN_TEST_ENTRY(unsent_events_do_not_block_the_shutdown))
