/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/manager.h>

#include "manager_fixture.h"
#include "still_clock.h"

KIN_TEST(needs_few_options)
{
    FIXTURE fixture;
    KIN_AUTO(kin_manager) *manager = NULL;

    TRY(fixture_init(&fixture));
    kin_manager_opts opts = fixture_opts(&fixture);
    opts.alloc = alloc;
    opts.controllers = NULL;
    TRY(kin_manager_new(&opts, &manager, NULL));
    assert_true(kin_manager_is_enabled(manager, "a-controller"));
    assert_true(kin_manager_is_enabled(manager, "b-controller"));
    assert_false(kin_manager_is_enabled(manager, "c-controller"));
    assert_false(kin_manager_is_enabled(manager, "z-controller"));
    fixture_check(&fixture, "");
    assert_null(kin_manager_free(NULL));
    return 0;
}

KIN_TEST(rejects_invalid_options)
{
    FIXTURE fixture;
    kin_error err = KIN_ERROR_INIT;
    KIN_AUTO(kin_manager) *manager = NULL;

    (void)alloc;
    TRY(fixture_init(&fixture));
    kin_manager_opts opts = fixture_opts(&fixture);
    opts.descriptors = NULL;
    TRY_FAIL(kin_manager_new(&opts, &manager, NULL), KIN_EINVAL);
    opts = fixture_opts(&fixture);
    opts.source = NULL;
    TRY_FAIL(kin_manager_new(&opts, &manager, NULL), KIN_EINVAL);
    opts = fixture_opts(&fixture);
    opts.controllers = "d";
    TRY_FAIL(kin_manager_new(&opts, &manager, &err), KIN_EINVAL);
    assert_non_null(strstr(err.message, "\"d\""));
    assert_null(manager);
    return 0;
}

/* ---- calls for controllers ---- */

static const struct still_clock noon = STILL_CLOCK(43200);

static int check_settings(const kin_manager_context *context, kin_stop *stop)
{
    kin_informer *informer = NULL;

    (void)stop;
    if (kin_manager_setting(context, "size", 7) != 3 ||
        kin_manager_setting(context, "colour", 7) != 7 ||
        kin_manager_now(context).seconds != 43200)
        return KIN_EINVAL;
    int r = kin_manager_informer(context, &pods, &informer, NULL);
    return r < 0 || informer == fixture_now->pods ? r : KIN_EINVAL;
}

KIN_TEST(controllers_get_settings_and_the_time)
{
    FIXTURE fixture;
    MANAGER_RUN run = {.manager = NULL};
    const kin_manager_setting_pair settings[] = {{"size", 3}};

    (void)alloc;
    TRY(fixture_init(&fixture));
    kin_manager_opts opts = fixture_opts(&fixture);
    opts.settings = settings;
    opts.setting_count = 1;
    opts.clock = &noon.clock;
    fixture.within = check_settings;
    TRY(manager_run_start(&run, &opts));
    fixture_await_running(&fixture, 3);
    assert_int_equal(manager_run_end(&run), 0);
    assert_int_equal(fixture.within_code, 0);
    return 0;
}

/* Only metadata of nodes was requested. */
static int add_informer_late(const kin_manager_context *context, kin_stop *stop)
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

KIN_TEST(informers_can_be_added_later)
{
    FIXTURE fixture;
    MANAGER_RUN run = {.manager = NULL};

    (void)alloc;
    TRY(fixture_init(&fixture));
    kin_manager_opts opts = fixture_opts(&fixture);
    fixture.within = add_informer_late;
    TRY(manager_run_start(&run, &opts));
    fixture_await_running(&fixture, 3);
    assert_int_equal(manager_run_end(&run), 0);
    assert_int_equal(fixture.within_code, 0);
    return 0;
}

/* ---- health ---- */

static int probe(kin_health *health, const char *target)
{
    char text[256];

    return kin_health_answer(health, kin_s(target), text, sizeof(text));
}

KIN_TEST(a_failed_controller_is_unhealthy)
{
    FIXTURE fixture;
    KIN_AUTO(kin_health) *health = NULL;
    MANAGER_RUN run = {.manager = NULL};

    (void)alloc;
    TRY(fixture_init(&fixture));
    TRY(kin_health_new(NULL, NULL, &health, NULL));
    kin_manager_opts opts = fixture_opts(&fixture);
    opts.health = health;
    fixture.run_code = KIN_EFORBIDDEN;
    TRY(manager_run_start(&run, &opts));
    fixture_await_running(&fixture, 2);
    kin_deadline deadline = kin_deadline_ms(SOON_MS);
    while (probe(health, "/livez/b-controller") != 500)
        assert_true(kin_deadline_ms(0).at_ns < deadline.at_ns);
    assert_int_equal(probe(health, "/livez/a-controller"), 200);
    assert_int_equal(manager_run_end(&run), 0);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(needs_few_options),
              KIN_TEST_ENTRY(rejects_invalid_options),
              KIN_TEST_ENTRY(controllers_get_settings_and_the_time),
              KIN_TEST_ENTRY(informers_can_be_added_later),
              KIN_TEST_ENTRY(a_failed_controller_is_unhealthy))
