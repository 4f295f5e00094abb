/* SPDX-License-Identifier: Apache-2.0 */
#include "manager_fixture.h"

static int collect(kin_str piece, void *userdata)
{
    return kin__buf_append(userdata, piece);
}

/* ---- a controller with a reconciler ---- */

static kin_reconciler *made;

static int do_nothing(kin_reconcile *call, kin_error *err, void *userdata)
{
    (void)call;
    (void)err;
    (void)userdata;
    return 0;
}

static void reconciler_release(void *self)
{
    (void)kin_reconciler_free(self);
}

static int reconciler_make(const kin_manager_context *context,
                           kin_manager_controller *ret, kin_error *err)
{
    kin_reconciler_opts opts = KIN_INIT(kin_reconciler_opts);

    opts.name = context->name;
    opts.reconcile = do_nothing;
    int r = kin_reconciler_new(&opts, &made, err);
    ret->self = made;
    ret->reconciler = made;
    ret->free = reconciler_release;
    if (r == 0)
        r = kin_factory_informer(context->factory, &pods, &fixture_now->pods,
                                 err);
    return r < 0
               ? r
               : kin_reconciler_add_source(made, fixture_now->pods, NULL, err);
}

static const kin_manager_descriptor controller_r = {
    .size = sizeof(kin_manager_descriptor),
    .name = "r-controller",
    .make = reconciler_make};
static const kin_manager_descriptor *const short_table[] = {
    &controller_r, &controller_c, NULL};

static void await_made(void)
{
    kin_deadline deadline = kin_deadline_ms(SOON_MS);
    kin_reconciler_stats stats = {.size = sizeof(stats)};

    while (!stats.is_running) {
        assert_true(kin_deadline_ms(0).at_ns < deadline.at_ns);
        kin_reconciler_get_stats(made, &stats);
    }
}

/* ---- states ---- */

static void write_state(const kin_manager_state *state, void *userdata)
{
    assert_int_equal(kin__buf_printf(userdata, "%s %d %d %d\n", state->name,
                                     state->is_enabled, state->is_running,
                                     state->reconciler != NULL),
                     0);
}

static void check_states(kin_manager *manager, const char *expected)
{
    KIN__AUTO_BUF text;

    kin__buf_init(&text, NULL, 4096);
    kin_manager_get_states(manager, write_state, &text);
    assert_string_equal(text.ptr, expected);
}

KIN_TEST(states_show_running_controllers)
{
    FIXTURE fixture;
    MANAGER_RUN run = {.manager = NULL};
    KIN_AUTO(kin_manager) *idle = NULL;

    (void)alloc;
    TRY(fixture_init(&fixture));
    kin_manager_opts opts = fixture_opts(&fixture);
    opts.controllers = "*";
    TRY(kin_manager_new(&opts, &idle, NULL));
    check_states(idle, "a-controller 1 0 0\nb-controller 1 0 0\n"
                       "c-controller 0 0 0\n");
    opts.descriptors = short_table;
    opts.controllers = "*,c-controller";
    TRY(manager_run_start(&run, &opts));
    fixture_await_running(&fixture, 1);
    await_made();
    check_states(run.manager, "r-controller 1 1 1\nc-controller 1 1 0\n");
    assert_int_equal(manager_run_end(&run), 0);
    check_states(run.manager, "r-controller 1 0 1\nc-controller 1 0 0\n");
    return 0;
}

KIN_TEST(metrics_have_queues_and_controllers)
{
    FIXTURE fixture;
    KIN__AUTO_BUF text;
    KIN_AUTO(kin_metrics) *metrics = NULL;
    MANAGER_RUN run = {.manager = NULL};

    (void)alloc;
    kin__buf_init(&text, NULL, 1 << 20);
    TRY(kin_metrics_new(NULL, &metrics, NULL));
    TRY(fixture_init(&fixture));
    kin_manager_opts opts = fixture_opts(&fixture);
    opts.descriptors = short_table;
    opts.controllers = "*,c-controller";
    opts.name = "m\"1";
    opts.metrics = metrics;
    TRY(manager_run_start(&run, &opts));
    fixture_await_running(&fixture, 1);
    await_made();
    TRY(kin_metrics_write(metrics, collect, &text));
    assert_non_null(strstr(text.ptr,
                           "running_managed_controllers{manager=\"m\\\"1\""
                           ",name=\"c-controller\"} 1\n"));
    assert_non_null(
        strstr(text.ptr, "workqueue_depth{name=\"r-controller\"} 0\n"));
    assert_null(strstr(text.ptr, "leader_election"));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(states_show_running_controllers),
              KIN_TEST_ENTRY(metrics_have_queues_and_controllers))
