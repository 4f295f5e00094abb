/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/manager.h>

#include "manager_scene.h"
#include "still_clock.h"

KIN_TEST(is_made_of_little)
{
    SCENE scene;
    KIN_AUTO(kin_manager) *manager = NULL;

    TRY(scene_init(&scene));
    kin_manager_opts opts = scene_opts(&scene);
    opts.alloc = alloc;
    opts.controllers = NULL;
    TRY(kin_manager_new(&opts, &manager, NULL));
    assert_true(kin_manager_is_enabled(manager, "a-controller"));
    assert_true(kin_manager_is_enabled(manager, "b-controller"));
    assert_false(kin_manager_is_enabled(manager, "c-controller"));
    assert_false(kin_manager_is_enabled(manager, "z-controller"));
    scene_check(&scene, "");
    assert_null(kin_manager_free(NULL));
    return 0;
}

KIN_TEST(options_that_make_no_sense_are_refused)
{
    SCENE scene;
    kin_error err = KIN_ERROR_INIT;
    KIN_AUTO(kin_manager) *manager = NULL;

    (void)alloc;
    TRY(scene_init(&scene));
    kin_manager_opts opts = scene_opts(&scene);
    opts.descriptors = NULL;
    TRY_FAIL(kin_manager_new(&opts, &manager, NULL), KIN_EINVAL);
    opts = scene_opts(&scene);
    opts.source = NULL;
    TRY_FAIL(kin_manager_new(&opts, &manager, NULL), KIN_EINVAL);
    opts = scene_opts(&scene);
    opts.controllers = "d";
    TRY_FAIL(kin_manager_new(&opts, &manager, &err), KIN_EINVAL);
    assert_non_null(strstr(err.message, "\"d\""));
    assert_null(manager);
    return 0;
}

/* ---- what controllers may ask ---- */

static const struct still_clock noon = STILL_CLOCK(43200);

static int look_around(const kin_manager_context *context, kin_stop *stop)
{
    kin_informer *informer = NULL;

    (void)stop;
    if (kin_manager_setting(context, "size", 7) != 3 ||
        kin_manager_setting(context, "colour", 7) != 7 ||
        kin_manager_now(context).seconds != 43200)
        return KIN_EINVAL;
    int r = kin_manager_informer(context, &pods, &informer, NULL);
    return r < 0 || informer == scene_now->pods ? r : KIN_EINVAL;
}

KIN_TEST(controllers_know_settings_and_the_time)
{
    SCENE scene;
    SHOW show = {.manager = NULL};
    const kin_manager_setting_pair settings[] = {{"size", 3}};

    (void)alloc;
    TRY(scene_init(&scene));
    kin_manager_opts opts = scene_opts(&scene);
    opts.settings = settings;
    opts.setting_count = 1;
    opts.clock = &noon.clock;
    scene.within = look_around;
    TRY(show_start(&show, &opts));
    scene_await_running(&scene, 3);
    assert_int_equal(show_end(&show), 0);
    assert_int_equal(scene.within_code, 0);
    return 0;
}

/* Of the nodes nobody wanted more than metadata. */
static int ask_late(const kin_manager_context *context, kin_stop *stop)
{
    kin_informer *late = NULL;
    kin_informer *same = NULL;
    int r = kin_manager_wait_started(context, stop);

    if (r == 0)
        r = kin_manager_informer(context, &nodes, &late, NULL);
    if (r == 0)
        r = kin_factory_informer(context->metadata, &nodes, &same, NULL);
    if (r == 0 && late != same)
        r = KIN_EINVAL;
    if (r == 0)
        r = kin_manager_start_informers(context, NULL);
    return r < 0 ? r : kin_informer_wait_synced(late, stop, NULL);
}

KIN_TEST(informers_can_be_had_later)
{
    SCENE scene;
    SHOW show = {.manager = NULL};

    (void)alloc;
    TRY(scene_init(&scene));
    kin_manager_opts opts = scene_opts(&scene);
    scene.within = ask_late;
    TRY(show_start(&show, &opts));
    scene_await_running(&scene, 3);
    assert_int_equal(show_end(&show), 0);
    assert_int_equal(scene.within_code, 0);
    return 0;
}

/* ---- health ---- */

static int probe(kin_health *health, const char *target)
{
    char text[256];

    return kin_health_answer(health, kin_s(target), text, sizeof(text));
}

KIN_TEST(a_controller_that_failed_is_not_well)
{
    SCENE scene;
    KIN_AUTO(kin_health) *health = NULL;
    SHOW show = {.manager = NULL};

    (void)alloc;
    TRY(scene_init(&scene));
    TRY(kin_health_new(NULL, NULL, &health, NULL));
    kin_manager_opts opts = scene_opts(&scene);
    opts.health = health;
    scene.run_code = KIN_EFORBIDDEN;
    TRY(show_start(&show, &opts));
    scene_await_running(&scene, 2);
    kin_deadline deadline = kin_deadline_ms(SOON_MS);
    while (probe(health, "/livez/b-controller") != 500)
        assert_true(kin_deadline_ms(0).at_ns < deadline.at_ns);
    assert_int_equal(probe(health, "/livez/a-controller"), 200);
    assert_int_equal(show_end(&show), 0);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(is_made_of_little),
              KIN_TEST_ENTRY(options_that_make_no_sense_are_refused),
              KIN_TEST_ENTRY(controllers_know_settings_and_the_time),
              KIN_TEST_ENTRY(informers_can_be_had_later),
              KIN_TEST_ENTRY(a_controller_that_failed_is_not_well))
