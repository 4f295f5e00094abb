/* SPDX-License-Identifier: Apache-2.0 */
/* Reconcilers in an event loop, and calls that are finished later. */
#include "control/reconciler.h"

#include <poll.h>
#include <setjmp.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

#include "base/thread.h"
#include "control_fixture.h"
#include "kin_test.h"

enum { HELD_MAX = 16 };

/* A controller that records its calls.  They run one at a time, unless they
 * return KIN_PENDING. */
struct world {
    kin_loop *loop;
    struct fake_informer fake;
    kin_reconciler *reconciler;
    char log[256];
    size_t calls;
    bool is_pending;               /* the function returns KIN_PENDING */
    kin_reconcile *held[HELD_MAX]; /* calls that have not been finished */
    size_t held_count;
    int destroyed;
    uintptr_t thread; /* the thread that called the function */
    int (*within)(kin_reconcile *call, struct world *world, kin_error *err);
};

static void world_done(struct world *world)
{
    (void)kin_reconciler_free(world->reconciler);
    for (size_t i = 0; i < world->held_count; i++)
        kin_reconcile_finish(world->held[i], KIN_ESTOPPED, /* err= */ NULL);
    (void)kin_informer_free(world->fake.informer);
    (void)kin_fake_source_free(world->fake.source);
    (void)kin_loop_free(world->loop);
}

#define WORLD __attribute__((cleanup(world_done))) struct world

static int reconcile(kin_reconcile *call, kin_error *err, void *userdata)
{
    struct world *world = userdata;
    const kin_work_key *key = kin_reconcile_key(call);
    size_t len = strlen(world->log);

    world->thread = kin__thread_self();
    (void)snprintf(world->log + len, sizeof(world->log) - len, "%.*s ",
                   KIN_STR(key->name));
    world->calls++;
    if (world->within)
        return world->within(call, world, err);
    if (!world->is_pending)
        return 0;
    assert_true(world->held_count < HELD_MAX);
    world->held[world->held_count++] = call;
    return KIN_PENDING;
}

static void destroy(void *userdata)
{
    struct world *world = userdata;

    world->destroyed++;
}

static kin_reconciler_opts world_opts(struct world *world,
                                      const kin_allocator *alloc)
{
    kin_reconciler_opts opts = KIN_INIT(kin_reconciler_opts);

    opts.alloc = alloc;
    opts.name = "sample";
    opts.reconcile = reconcile;
    opts.userdata = world;
    opts.loop = world->loop;
    return opts;
}

static int world_make_informer(struct world *world)
{
    int r = kin_fake_source_new(NULL, &foos, &world->fake.source, NULL);

    if (r < 0)
        return r;
    return kin_informer_new_from_source(
        kin_fake_source_lister_watcher(world->fake.source),
        KIN_OPTS(kin_informer_opts, .loop = world->loop), &world->fake.informer,
        NULL);
}

static int world_init(struct world *world, const kin_allocator *alloc)
{
    int r = kin_loop_new(NULL, &world->loop, NULL);

    if (r == 0)
        r = world_make_informer(world);
    if (r < 0)
        return r;
    const kin_reconciler_opts opts = world_opts(world, alloc);
    return kin_reconciler_new(&opts, &world->reconciler, NULL);
}

static void step(struct world *world)
{
    struct pollfd fd = {.fd = kin_loop_fd(world->loop), .events = POLLIN};

    assert_int_equal(poll(&fd, 1, SOON_MS), 1);
    kin_loop_step(world->loop);
}

static void step_until(struct world *world, size_t calls)
{
    while (world->calls < calls)
        step(world);
}

/* Steps until the loop is idle. */
static void step_idle(struct world *world)
{
    struct pollfd fd = {.fd = kin_loop_fd(world->loop), .events = POLLIN};

    while (poll(&fd, 1, 0) == 1)
        kin_loop_step(world->loop);
}

static int add(struct world *world, const char *name)
{
    const kin_work_key key = {.ns = kin_s("n"), .name = kin_s(name)};

    return kin_reconciler_add(world->reconciler, &key, NULL, NULL);
}

static kin_reconciler_stats stats_of(const struct world *world)
{
    kin_reconciler_stats stats = {.size = sizeof(stats)};

    kin_reconciler_get_stats(world->reconciler, &stats);
    return stats;
}

static void finish(struct world *world, size_t which, int code)
{
    kin_reconcile *call = world->held[which];

    world->held[which] = world->held[--world->held_count];
    kin_reconcile_finish(call, code, /* err= */ NULL);
}

/* ---- without threads ---- */

KIN_TEST(runs_within_the_steps_of_a_loop)
{
    WORLD world = {.loop = NULL};

    TRY(world_init(&world, alloc));
    TRY(kin_reconciler_add_source(world.reconciler, world.fake.informer, NULL,
                                  NULL));
    TRY(fake_informer_put_foo(&world.fake, "a", "u"));
    TRY(add(&world, "x"));
    TRY(kin_reconciler_start(world.reconciler, NULL));
    TRY(kin_reconciler_start(world.reconciler, NULL));
    step_idle(&world);
    assert_string_equal(world.log, ""); /* B */
    assert_false(stats_of(&world).is_synced);
    TRY(kin_informer_start(world.fake.informer, NULL));
    step_until(&world, 2);
    assert_string_equal(world.log, "x a ");
    assert_int_equal(world.thread, kin__thread_self());
    assert_true(stats_of(&world).is_synced);
    assert_int_equal(stats_of(&world).succeeded, 2);
    TRY(kin_reconciler_check(world.reconciler, 0, NULL));
    kin_reconciler_stop(world.reconciler);
    TRY_FAIL(add(&world, "z"), KIN_ECLOSED);
    step_idle(&world);
    assert_int_equal(world.calls, 2);
    return 0;
}

/* A source that is added after the start does not delay other keys. */
KIN_TEST(a_late_source_that_does_not_sync_stops_nothing)
{
    WORLD world = {.loop = NULL};

    TRY(world_init(&world, alloc));
    TRY(kin_reconciler_start(world.reconciler, NULL));
    TRY(add(&world, "a"));
    step_until(&world, 1);
    TRY(kin_reconciler_add_source(world.reconciler, world.fake.informer, NULL,
                                  NULL));
    TRY(add(&world, "b"));
    step_until(&world, 2);
    assert_string_equal(world.log, "a b ");
    assert_false(stats_of(&world).is_synced);
    return 0;
}

static int fail_twice(kin_reconcile *call, struct world *world, kin_error *err)
{
    assert_int_equal(kin_reconcile_failures(call),
                     world->calls <= 3 ? world->calls - 1 : 0);
    if (world->calls == 3)
        kin_reconcile_requeue_after(call, 5);
    return world->calls <= 2 ? kin_error_set(err, KIN_ESERVER, "not today") : 0;
}

KIN_TEST(the_loop_wakes_for_delayed_keys)
{
    WORLD world = {.loop = NULL, .within = fail_twice};

    TRY(world_init(&world, alloc));
    TRY(kin_reconciler_start(world.reconciler, NULL));
    TRY(add(&world, "a"));
    step_until(&world, 4);
    assert_int_equal(stats_of(&world).failed, 2);
    assert_int_equal(stats_of(&world).succeeded, 2);
    return 0;
}

static int connect_first(kin_reconcile *call, struct world *world,
                         kin_error *err)
{
    (void)call;
    return world->calls == 1 ? kin_error_set(err, KIN_ECONNECT, "refused") : 0;
}

/* G: the worker pauses before the next key. */
KIN_TEST(an_unreachable_server_pauses_the_controller)
{
    WORLD world = {.loop = NULL, .within = connect_first};

    TRY(world_init(&world, alloc));
    TRY(kin_reconciler_start(world.reconciler, NULL));
    TRY(add(&world, "a"));
    TRY(add(&world, "b"));
    step_until(&world, 1);
    assert_true(atomic_load(&world.reconciler->pause_ns) > 0);
    step_until(&world, 3);
    assert_true(kin__clock_now_ns(NULL) >=
                atomic_load(&world.reconciler->pause_ns));
    assert_int_equal(stats_of(&world).succeeded, 2);
    return 0;
}

KIN_TEST(blocking_calls_are_rejected_in_a_loop)
{
    WORLD world = {.loop = NULL};
    KIN_AUTO(kin_reconciler) *other = NULL;
    FAKE_INFORMER threaded = {.source = NULL};
    kin_error err = KIN_ERROR_INIT;

    TRY(world_init(&world, alloc));
    TRY_FAIL(kin_reconciler_run(world.reconciler, NULL, &err),
             KIN_EUNSUPPORTED);
    assert_string_equal(err.message, "sample: cannot run in an event loop");
    TRY_FAIL(kin_reconciler_drain(world.reconciler, NULL, NULL),
             KIN_EUNSUPPORTED);
    TRY_FAIL(kin_reconciler_wait_synced(world.reconciler, NULL, NULL),
             KIN_EUNSUPPORTED);
    TRY(fake_informer_init(&threaded, &foos));
    TRY_FAIL(kin_reconciler_add_source(world.reconciler, threaded.informer,
                                       NULL, &err),
             KIN_EINVAL);
    assert_string_equal(
        err.message, "reconciler: the informer runs in a different event loop");
    kin_reconciler_opts opts = world_opts(&world, alloc);
    opts.max_keys = 1;
    TRY_FAIL(kin_reconciler_new(&opts, &other, NULL), KIN_EINVAL);
    return 0;
}

/* ---- pending calls ---- */

KIN_TEST(workers_limit_the_calls_that_have_not_finished)
{
    WORLD world = {.loop = NULL, .is_pending = true};

    TRY(world_init(&world, alloc));
    TRY(kin_reconciler_start(world.reconciler, NULL));
    TRY(add(&world, "a"));
    TRY(add(&world, "b"));
    TRY(add(&world, "c"));
    step_until(&world, 2);
    TRY(add(&world, "a")); /* A: not while it runs */
    step_idle(&world);
    assert_string_equal(world.log, "a b ");
    assert_int_equal(stats_of(&world).running, 2);
    finish(&world, 1, KIN_ESERVER);
    step_until(&world, 3);
    assert_string_equal(world.log, "a b c ");
    finish(&world, 0, 0);
    step_until(&world, 4);
    assert_true(strncmp(world.log, "a b c ", 6) == 0);
    finish(&world, 0, 0);
    step_until(&world, 5); /* a again, and b after its failure */
    assert_int_equal(stats_of(&world).failed, 1);
    assert_int_equal(stats_of(&world).succeeded, 2);
    return 0;
}

static int finish_first(kin_reconcile *call, struct world *world,
                        kin_error *err)
{
    kin_error why = KIN_ERROR_INIT;

    (void)err;
    (void)kin_error_set(&why, KIN_ESERVER, "early");
    kin_reconcile_finish(call, world->calls == 1 ? KIN_ESERVER : 0, &why);
    return KIN_PENDING;
}

KIN_TEST(a_call_may_be_finished_before_it_returns)
{
    WORLD world = {.loop = NULL, .within = finish_first};

    TRY(world_init(&world, alloc));
    TRY(kin_reconciler_start(world.reconciler, NULL));
    TRY(add(&world, "a"));
    step_until(&world, 2);
    assert_int_equal(stats_of(&world).failed, 1);
    assert_int_equal(stats_of(&world).succeeded, 1);
    assert_int_equal(stats_of(&world).running, 0);
    return 0;
}

static void finish_there(void *userdata)
{
    kin_reconcile_finish(userdata, 0, /* err= */ NULL);
}

KIN_TEST(another_thread_may_finish_a_call)
{
    WORLD world = {.loop = NULL, .is_pending = true};
    struct kin__thread thread;

    TRY(world_init(&world, alloc));
    TRY(kin_reconciler_start(world.reconciler, NULL));
    TRY(add(&world, "a"));
    step_until(&world, 1);
    TRY(add(&world, "a"));
    TRY(kin__thread_start(&thread, NULL, finish_there, world.held[0], NULL));
    world.held_count = 0;
    step_until(&world, 2);
    kin__thread_join(&thread);
    return 0;
}

/* The program finishes its calls after it has freed the controller. */
KIN_TEST(a_pending_call_outlives_its_controller)
{
    WORLD world = {.loop = NULL, .is_pending = true};
    KIN_AUTO(kin_object) *object = NULL;
    int r = 0;

    TRY(kin_loop_new(NULL, &world.loop, NULL));
    TRY(world_make_informer(&world));
    kin_reconciler_opts opts = world_opts(&world, alloc);
    opts.destroy = destroy;
    r = kin_reconciler_new(&opts, &world.reconciler, NULL);
    assert_int_equal(world.destroyed, r < 0);
    TRY(r);
    TRY(fake_informer_object("9", &object));
    TRY(kin_reconciler_start(world.reconciler, NULL));
    TRY(add(&world, "a"));
    step_until(&world, 1);
    world.reconciler = kin_reconciler_free(world.reconciler);
    assert_true(kin_stop_requested(kin_reconcile_stop(world.held[0])));
    assert_int_equal(
        kin_reconcile_wrote(world.held[0], world.fake.informer, object, NULL),
        KIN_ESTOPPED);
    assert_int_equal(world.destroyed, 0);
    finish(&world, 0, KIN_ESTOPPED);
    assert_int_equal(world.destroyed, 1);
    return 0;
}

/* ---- read-your-writes ---- */

static int write_ahead(kin_reconcile *call, struct world *world, kin_error *err)
{
    KIN_AUTO(kin_object) *object = NULL;

    if (world->calls != 1)
        return 0;
    int r = fake_informer_object("2", &object);
    return r < 0 ? r
                 : kin_reconcile_wrote(call, world->fake.informer, object, err);
}

KIN_TEST(calls_are_put_off_until_the_cache_has_a_write)
{
    WORLD world = {.loop = NULL, .within = write_ahead};

    TRY(world_init(&world, alloc));
    TRY(fake_informer_put_foo(&world.fake, "x", "u"));
    TRY(kin_informer_start(world.fake.informer, NULL));
    TRY(kin_reconciler_start(world.reconciler, NULL));
    TRY(add(&world, "a"));
    step_until(&world, 1);
    if (kin_test_out_of_memory())
        return 0; /* the write may not have been recorded */
    TRY(add(&world, "a"));
    while (stats_of(&world).put_off < 2)
        step(&world);
    assert_int_equal(world.calls, 1);
    TRY(fake_informer_put_foo(&world.fake, "y", "u"));
    step_until(&world, 2);
    return 0;
}

/* ---- longjmp ---- */

static jmp_buf out;

static int jump_first(kin_reconcile *call, struct world *world, kin_error *err)
{
    (void)call;
    (void)err;
    if (world->calls == 1)
        longjmp(out, 1);
    return 0;
}

KIN_TEST(a_call_that_leaves_the_step_fails)
{
    WORLD world = {.loop = NULL, .within = jump_first};

    TRY(world_init(&world, alloc));
    TRY(kin_reconciler_start(world.reconciler, NULL));
    TRY(add(&world, "a"));
    if (setjmp(out) == 0)
        step_until(&world, 1);
    assert_int_equal(world.calls, 1);
    step_until(&world, 2);
    assert_int_equal(stats_of(&world).failed, 1);
    assert_int_equal(stats_of(&world).succeeded, 1);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(runs_within_the_steps_of_a_loop),
              KIN_TEST_ENTRY(a_late_source_that_does_not_sync_stops_nothing),
              KIN_TEST_ENTRY(the_loop_wakes_for_delayed_keys),
              KIN_TEST_ENTRY(an_unreachable_server_pauses_the_controller),
              KIN_TEST_ENTRY(blocking_calls_are_rejected_in_a_loop),
              KIN_TEST_ENTRY(workers_limit_the_calls_that_have_not_finished),
              KIN_TEST_ENTRY(a_call_may_be_finished_before_it_returns),
              KIN_TEST_ENTRY(another_thread_may_finish_a_call),
              KIN_TEST_ENTRY(a_pending_call_outlives_its_controller),
              KIN_TEST_ENTRY(calls_are_put_off_until_the_cache_has_a_write),
              KIN_TEST_ENTRY(a_call_that_leaves_the_step_fails))
