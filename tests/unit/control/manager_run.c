/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/fake_client.h>
#include <kin/json.h>

#include "control/manager.h"
#include "manager_scene.h"

/* Makes an informer, and looks whether somebody has started the others. */
static int make_and_look(const kin_manager_context *context,
                         kin_manager_controller *ret, kin_error *err)
{
    kin_fake_counts counts = {.size = sizeof(counts)};
    int r = controller_make(context, ret, err);

    kin_fake_source_get_counts(scene_now->fakes.sources[0], &counts);
    assert_int_equal(counts.lists, 0);
    return r;
}

static const kin_manager_descriptor looking_a = {
    .size = sizeof(kin_manager_descriptor),
    .name = "a-controller",
    .make = make_and_look};
static const kin_manager_descriptor looking_b = {
    .size = sizeof(kin_manager_descriptor),
    .name = "b-controller",
    .make = make_and_look};
static const kin_manager_descriptor *const looking[] = {&looking_a, &looking_b,
                                                        NULL};

KIN_TEST(all_are_made_before_an_informer_starts)
{
    SCENE scene;
    SHOW show = {.manager = NULL};

    (void)alloc;
    TRY(scene_init(&scene));
    kin_manager_opts opts = scene_opts(&scene);
    opts.descriptors = looking;
    opts.controllers = NULL;
    TRY(show_start(&show, &opts));
    scene_await_running(&scene, 2);
    TRY(kin_fake_source_wait_watches(scene.fakes.sources[0], 1,
                                     kin_deadline_ms(SOON_MS)));
    assert_int_equal(show_end(&show), 0);
    assert_int_equal(scene.fakes.made, 1);
    scene_check(&scene, "make:a make:b ");
    show.manager = kin_manager_free(show.manager);
    scene_check(&scene, "free:b free:a ");
    return 0;
}

KIN_TEST(who_is_not_enabled_is_not_made)
{
    SCENE scene;
    SHOW show = {.manager = NULL};

    (void)alloc;
    TRY(scene_init(&scene));
    kin_manager_opts opts = scene_opts(&scene);
    opts.controllers = "c-controller,b";
    TRY(show_start(&show, &opts));
    scene_await_running(&scene, 2);
    assert_int_equal(show_end(&show), 0);
    scene_check(&scene, "make:b make:c ");
    return 0;
}

KIN_TEST(nothing_runs_if_one_cannot_be_made)
{
    SCENE scene;
    SHOW show = {.manager = NULL};

    (void)alloc;
    TRY(scene_init(&scene));
    kin_manager_opts opts = scene_opts(&scene);
    scene.make_code = KIN_EUNSUPPORTED;
    TRY(show_start(&show, &opts));
    kin__thread_join(&show.thread);
    assert_int_equal(show.result, KIN_EUNSUPPORTED);
    assert_string_equal(show.err.message, "b-controller: no way");
    show.manager = kin_manager_free(show.manager);
    scene_check(&scene, "make:a make:b free:a ");
    return 0;
}

KIN_TEST(a_manager_runs_once)
{
    SCENE scene;
    SHOW show = {.manager = NULL};

    (void)alloc;
    TRY(scene_init(&scene));
    kin_manager_opts opts = scene_opts(&scene);
    TRY(show_start(&show, &opts));
    scene_await_running(&scene, 3);
    assert_int_equal(kin_manager_run(show.manager, NULL, NULL), KIN_EINVAL);
    assert_int_equal(show_end(&show), 0);
    return 0;
}

KIN_TEST(one_that_fails_leaves_the_others_alone)
{
    SCENE scene;
    const kin_log log = {.size = sizeof(log),
                         .level = KIN_LOG_WARN,
                         .write = scene_hear,
                         .userdata = &scene};
    SHOW show = {.manager = NULL};

    (void)alloc;
    TRY(scene_init(&scene));
    kin_manager_opts opts = scene_opts(&scene);
    opts.log = &log;
    scene.run_code = KIN_EFORBIDDEN;
    TRY(show_start(&show, &opts));
    scene_await(&scene, &scene.warnings, 1);
    scene_await_running(&scene, 2);
    assert_int_equal(show_end(&show), 0);
    assert_int_equal(scene.warnings, 1);
    assert_string_equal(scene.warning, "a controller has failed: b-controller");
    return 0;
}

/* Until so many of those that have begun have not ended. */
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

/* The others have ended before: they need not be quick. */
KIN_TEST(stragglers_are_named_and_then_given_up)
{
    SCENE scene;
    const kin_log log = {.size = sizeof(log),
                         .level = KIN_LOG_WARN,
                         .write = scene_hear,
                         .userdata = &scene};
    SHOW show = {.manager = NULL};

    (void)alloc;
    TRY(scene_init(&scene));
    kin_manager_opts opts = scene_opts(&scene);
    opts.log = &log;
    opts.shutdown_ms = 3;
    scene.is_brief = true;
    scene_set_deaf(&scene, true);
    TRY(show_start(&show, &opts));
    scene_await(&scene, &scene.begun, 3);
    await_threads(show.manager, 1);
    assert_int_equal(show_end(&show), KIN_ETIMEDOUT);
    assert_string_equal(show.err.message, "c-controller has not ended in time");
    assert_string_equal(scene.warning,
                        "a controller has not ended yet: c-controller");
    assert_int_equal(scene.warnings, 1);
    scene_set_deaf(&scene, false);
    return 0;
}

KIN_TEST(a_straggler_may_take_all_its_time)
{
    SCENE scene;
    SHOW show = {.manager = NULL};

    (void)alloc;
    TRY(scene_init(&scene));
    kin_manager_opts opts = scene_opts(&scene);
    opts.shutdown_ms = -1;
    scene_set_deaf(&scene, true);
    TRY(show_start(&show, &opts));
    scene_await_running(&scene, 3);
    kin_stop_request(show.stop);
    scene_await_running(&scene, 1);
    scene_set_deaf(&scene, false);
    assert_int_equal(show_end(&show), 0);
    return 0;
}

KIN_TEST(controllers_wait_before_they_run)
{
    SCENE scene;
    SHOW show = {.manager = NULL};

    (void)alloc;
    TRY(scene_init(&scene));
    kin_manager_opts opts = scene_opts(&scene);
    opts.start_interval_ms = 3600000;
    TRY(show_start(&show, &opts));
    TRY(kin_fake_source_wait_watches(scene.fakes.sources[0], 1,
                                     kin_deadline_ms(SOON_MS)));
    assert_int_equal(show_end(&show), 0);
    assert_int_equal(scene.running, 0);
    scene_check(&scene, "make:a make:b make:c ");
    return 0;
}

/* ---- the server ---- */

KIN_TEST(a_server_must_be_well)
{
    SCENE scene;
    KIN_AUTO(kin_fake_client) *fake = NULL;
    KIN_AUTO(kin_client) *client = NULL;
    SHOW show = {.manager = NULL};

    (void)alloc;
    TRY(scene_init(&scene));
    TRY(kin_fake_client_new(NULL, &fake, NULL));
    TRY(kin_fake_client_connect(fake, NULL, &client, NULL));
    kin_manager_opts opts = scene_opts(&scene);
    opts.client = client;
    opts.ready_ms = 5;
    TRY(show_start(&show, &opts));
    kin__thread_join(&show.thread);
    assert_int_equal(show.result, KIN_ETIMEDOUT);
    assert_non_null(strstr(show.err.message, "the server is not well"));
    scene_check(&scene, "");
    return 0;
}

KIN_TEST(a_server_that_is_well_is_asked_once)
{
    SCENE scene;
    KIN_AUTO(kin_fake_client) *fake = NULL;
    KIN_AUTO(kin_client) *client = NULL;
    SHOW show = {.manager = NULL};
    kin_fake_request first = {.size = sizeof(first)};

    (void)alloc;
    TRY(scene_init(&scene));
    TRY(kin_fake_client_new(NULL, &fake, NULL));
    TRY(kin_fake_client_connect(fake, NULL, &client, NULL));
    TRY(kin_fake_client_reply(
        fake, KIN_OPTS(kin_fake_reply, .path = "/healthz", .body = kin_s("ok")),
        NULL));
    kin_manager_opts opts = scene_opts(&scene);
    opts.client = client;
    TRY(show_start(&show, &opts));
    scene_await_running(&scene, 3);
    assert_int_equal(show_end(&show), 0);
    assert_int_equal(kin_fake_client_request_count(fake), 1);
    assert_true(kin_fake_client_request_at(fake, 0, &first));
    assert_str_equal(first.path, "/healthz");
    show.manager = kin_manager_free(show.manager);
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

KIN_TEST(each_has_a_client_and_a_recorder_of_its_own_if_wanted)
{
    SCENE scene;
    KIN_AUTO(kin_fake_client) *fake = NULL;
    KIN_AUTO(kin_client) *client = NULL;
    SHOW show = {.manager = NULL};

    (void)alloc;
    TRY(scene_init(&scene));
    TRY(kin_fake_client_new(NULL, &fake, NULL));
    TRY(kin_fake_client_connect(fake, NULL, &client, NULL));
    fake_client_now = fake;
    kin_manager_opts opts = scene_opts(&scene);
    opts.client = client;
    opts.ready_ms = -1;
    opts.descriptors = transfer;
    opts.controllers = NULL;
    opts.make_client = make_client;
    TRY(show_start(&show, &opts));
    scene_await_running(&scene, 2);
    assert_int_equal(show_end(&show), 0);
    assert_ptr_not_equal(scene.contexts[0]->client, client);
    assert_ptr_not_equal(scene.contexts[0]->client, scene.contexts[1]->client);
    assert_null(scene.contexts[0]->events);
    assert_non_null(scene.contexts[1]->events);
    assert_int_equal(kin_fake_client_request_count(fake), 0);
    show.manager = kin_manager_free(show.manager);
    return 0;
}

/* ---- events ---- */

static const kin_manager_descriptor transfer_a = {
    .size = sizeof(kin_manager_descriptor),
    .name = "a-controller",
    .is_recording = true,
    .make = controller_make};
static const kin_manager_descriptor *const both_recording[] = {
    &transfer_a, &transfer_b, NULL};

/* The server never answers: an end without a limit would wait for ever. */
KIN_TEST(events_that_are_never_taken_do_not_hold_up_the_end)
{
    SCENE scene;
    KIN_AUTO(kin_fake_client) *fake = NULL;
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_object) *pod = NULL;
    SHOW show = {.manager = NULL};

    (void)alloc;
    TRY(scene_init(&scene));
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
    kin_manager_opts opts = scene_opts(&scene);
    opts.client = client;
    opts.ready_ms = -1;
    opts.descriptors = both_recording;
    opts.controllers = NULL;
    opts.shutdown_ms = 100;
    TRY(show_start(&show, &opts));
    scene_await_running(&scene, 2);
    for (size_t i = 0; i < 2; i++)
        TRY(kin_events_record(scene.contexts[i]->events, pod, KIN_EVENTS_NORMAL,
                              "Test", "test"));
    (void)show_end(&show); /* a busy machine may need longer */
    show.manager = kin_manager_free(show.manager);
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(all_are_made_before_an_informer_starts),
    KIN_TEST_ENTRY(who_is_not_enabled_is_not_made),
    KIN_TEST_ENTRY(nothing_runs_if_one_cannot_be_made),
    KIN_TEST_ENTRY(a_manager_runs_once),
    KIN_TEST_ENTRY(one_that_fails_leaves_the_others_alone),
    KIN_TEST_ENTRY(stragglers_are_named_and_then_given_up),
    KIN_TEST_ENTRY(a_straggler_may_take_all_its_time),
    KIN_TEST_ENTRY(controllers_wait_before_they_run),
    KIN_TEST_ENTRY(a_server_must_be_well),
    KIN_TEST_ENTRY(a_server_that_is_well_is_asked_once),
    KIN_TEST_ENTRY(each_has_a_client_and_a_recorder_of_its_own_if_wanted),
    KIN_TEST_ENTRY(events_that_are_never_taken_do_not_hold_up_the_end))
