/* SPDX-License-Identifier: Apache-2.0 */
/* Which keys changes become.  One worker, so that calls come in order. */
#include "reconciler_scene.h"

/* A controller over a source, and then what is called. */
struct scene {
    struct side foos;
    struct side pods;
    struct calls calls;
    kin_reconciler *reconciler;
};

static void scene_done(struct scene *scene)
{
    (void)kin_reconciler_free(scene->reconciler);
    side_done(&scene->pods);
    side_done(&scene->foos);
    calls_done(&scene->calls);
}

#define SCENE __attribute__((cleanup(scene_done))) struct scene

static int scene_init(struct scene *scene)
{
    memset(scene, 0, sizeof(*scene));
    calls_init(&scene->calls);
    kin_reconciler_opts opts = calls_opts(&scene->calls);
    int r = side_init(&scene->foos, &foos);

    if (r == 0)
        r = side_init(&scene->pods, &pods);
    return r < 0 ? r : kin_reconciler_new(&opts, &scene->reconciler, NULL);
}

/* Starts all, waits for so many calls, and says which they were. */
static int scene_expect(struct scene *scene, size_t count, const char *expected)
{
    int r = calls_await(&scene->calls, &scene->calls.count, count);

    if (r == 0)
        calls_check(&scene->calls, expected);
    return r;
}

/* Nothing comes of what was done, which the copy has: a key by hand comes
 * behind all that it might have become. */
static int scene_expect_none(struct scene *scene, struct side *side)
{
    KIN_AUTO(kin_stop) *stop = NULL;
    kin_handler_stats stats = {.size = sizeof(kin_handler_stats), .waiting = 1};
    kin_informer_stats all = KIN_INIT(kin_informer_stats);
    char version[24];

    snprintf(version, sizeof(version), "%llu",
             (unsigned long long)kin_fake_source_version(side->source));
    TRY(stop_soon(SOON_MS, &stop));
    TRY(kin_informer_wait_version(side->informer, kin_s(version), stop, NULL));
    for (int i = 0; i < SOON_MS && stats.waiting > 0; i++) {
        kin_informer_get_stats(side->informer, &all);
        stats.waiting = all.waiting;
        (void)kin_stop_wait(NULL, kin_deadline_ms(1));
    }
    assert_int_equal(stats.waiting, 0);
    TRY(kin_reconciler_add(scene->reconciler,
                           &(kin_work_key){.name = KIN__S("end")}, NULL, NULL));
    return scene_expect(scene, 1, "/end ");
}

static int scene_start(struct scene *scene, struct side *side)
{
    TRY(side_start(side));
    return kin_reconciler_start(scene->reconciler, NULL);
}

KIN_TEST(objects_become_their_own_keys)
{
    SCENE scene;

    (void)alloc;
    TRY(scene_init(&scene));
    TRY(kin_reconciler_add_source(scene.reconciler, scene.foos.informer, NULL,
                                  NULL));
    TRY(side_put_foo(&scene.foos, "a", "u"));
    TRY(scene_start(&scene, &scene.foos));
    TRY(scene_expect(&scene, 1, "n/a "));
    TRY(side_put_foo(&scene.foos, "b", "u"));
    TRY(scene_expect(&scene, 1, "n/b "));
    TRY(side_put_foo(&scene.foos, "a", "u"));
    TRY(scene_expect(&scene, 1, "n/a "));
    TRY(kin_fake_source_delete(scene.foos.source, KIN__S("n/b"), NULL));
    TRY(scene_expect(&scene, 1, "n/b "));
    return 0;
}

KIN_TEST(owners_are_called_for_what_they_own)
{
    SCENE scene;
    kin_reconcile_source owned = KIN_INIT(kin_reconcile_source);

    (void)alloc;
    TRY(scene_init(&scene));
    owned.owner = &foos;
    TRY(kin_reconciler_add_source(scene.reconciler, scene.pods.informer, &owned,
                                  NULL));
    TRY(scene_start(&scene, &scene.pods));
    TRY(side_put_pod(&scene.pods, "p", "a", "u1"));
    TRY(scene_expect(&scene, 1, "n/a "));
    /* Both who had it and who has it now want to know. */
    calls_hold(&scene.calls, true);
    TRY(side_put_pod(&scene.pods, "p", "b", "u2"));
    TRY(calls_await(&scene.calls, &scene.calls.count, 1));
    calls_hold(&scene.calls, false);
    TRY(calls_await(&scene.calls, &scene.calls.count, 2));
    calls_check_either(&scene.calls, "n/a n/b ", "n/b n/a ");
    TRY(side_put(&scene.pods,
                 "{'metadata':{'name':'q','namespace':'n','ownerReferences':[{"
                 "'apiVersion':'other.com/v1','kind':'Foo','name':'c',"
                 "'uid':'u','controller':true}]}}"));
    TRY(side_put(&scene.pods,
                 "{'metadata':{'name':'r','namespace':'n','ownerReferences':[{"
                 "'apiVersion':'example.com/v1','kind':'Foo','name':'d',"
                 "'uid':'u'}]}}"));
    TRY(scene_expect_none(&scene, &scene.pods));
    TRY(kin_fake_source_delete(scene.pods.source, KIN__S("n/p"), NULL));
    return scene_expect(&scene, 1, "n/b ");
}

KIN_TEST(owners_that_are_gone_are_not_called)
{
    SCENE scene;
    kin_reconcile_source owned = KIN_INIT(kin_reconcile_source);

    (void)alloc;
    TRY(scene_init(&scene));
    TRY(side_put_foo(&scene.foos, "a", "u1"));
    TRY(side_start(&scene.foos));
    owned.owner = &foos;
    owned.owners = scene.foos.informer;
    owned.skips_old = true;
    TRY(kin_reconciler_add_source(scene.reconciler, scene.pods.informer, &owned,
                                  NULL));
    TRY(scene_start(&scene, &scene.pods));
    TRY(side_put_pod(&scene.pods, "p", "a", "u1"));
    TRY(scene_expect(&scene, 1, "n/a "));
    /* Another Foo of that name, and none at all; the old one does not count. */
    TRY(side_put_pod(&scene.pods, "p", "a", "u2"));
    TRY(side_put_pod(&scene.pods, "p", "b", "u1"));
    return scene_expect_none(&scene, &scene.pods);
}

/* Anybody may write such an owner, and servers do not look at its length. */
KIN_TEST(an_owner_that_nobody_can_be_stops_nobody)
{
    SCENE scene;
    kin_reconcile_source owned = KIN_INIT(kin_reconcile_source);
    char text[KIN_WORK_TEXT_MAX + 512];
    char room[sizeof(text)];

    (void)alloc;
    TRY(scene_init(&scene));
    owned.owner = &foos;
    TRY(kin_reconciler_add_source(scene.reconciler, scene.pods.informer, &owned,
                                  NULL));
    TRY(scene_start(&scene, &scene.pods));
    snprintf(text, sizeof(text),
             "{'metadata':{'name':'p','namespace':'n','ownerReferences':[{"
             "'apiVersion':'example.com/v1','kind':'Foo','name':'%0*d',"
             "'uid':'u','controller':true}]}}",
             KIN_WORK_TEXT_MAX, 0);
    TRY(kin_fake_source_put_json(scene.pods.source,
                                 side_quoted(text, room, sizeof(room)), NULL));
    TRY(side_put_pod(&scene.pods, "q", "a", "u1"));
    return scene_expect(&scene, 1, "n/a ");
}

static void map_twice(const kin_object *object, kin_reconcile_keys *keys,
                      void *userdata)
{
    kin_reconcile_emit(keys, KIN__S("all"), kin_object_name(object));
    kin_reconcile_emit(keys, KIN__S(""), kin_s(userdata));
}

/* Not those whose name begins with x; one that has gone always. */
static bool wants_no_x(const kin_object *old, const kin_object *object,
                       void *userdata)
{
    (void)old;
    (void)userdata;
    return !object || kin_object_name(object).ptr[0] != 'x';
}

KIN_TEST(a_function_says_which_keys_and_which_changes)
{
    SCENE scene;
    kin_reconcile_source mapped = KIN_INIT(kin_reconcile_source);
    char global[] = "global";

    (void)alloc;
    TRY(scene_init(&scene));
    mapped.map = map_twice;
    mapped.wants = wants_no_x;
    mapped.userdata = global;
    mapped.tag = 7;
    TRY(kin_reconciler_add_source(scene.reconciler, scene.foos.informer,
                                  &mapped, NULL));
    TRY(scene_start(&scene, &scene.foos));
    TRY(side_put_foo(&scene.foos, "x", "u"));
    TRY(side_put_foo(&scene.foos, "x", "u"));
    TRY(scene_expect_none(&scene, &scene.foos));
    TRY(side_put_foo(&scene.foos, "a", "u"));
    TRY(scene_expect(&scene, 2, "all/a#7 /global#7 "));
    TRY(kin_fake_source_delete(scene.foos.source, KIN__S("n/x"), NULL));
    return scene_expect(&scene, 2, "all/x#7 /global#7 ");
}

/* Another list tells all again, with the versions that they had. */
KIN_TEST(what_is_the_same_and_what_has_gone_can_be_skipped)
{
    SCENE scene;
    kin_reconcile_source quiet = KIN_INIT(kin_reconcile_source);

    (void)alloc;
    TRY(scene_init(&scene));
    quiet.skips_same = true;
    quiet.skips_deleted = true;
    TRY(kin_reconciler_add_source(scene.reconciler, scene.foos.informer, &quiet,
                                  NULL));
    TRY(side_put_foo(&scene.foos, "a", "u"));
    TRY(side_put_foo(&scene.foos, "b", "u"));
    TRY(scene_start(&scene, &scene.foos));
    TRY(scene_expect(&scene, 2, "n/a n/b "));
    TRY(kin_fake_source_delete(scene.foos.source, KIN__S("n/b"), NULL));
    TRY(scene_expect_none(&scene, &scene.foos));
    kin_fake_source_set_silent(scene.foos.source, true);
    TRY(side_put_foo(&scene.foos, "c", "u"));
    kin_fake_source_compact(scene.foos.source);
    kin_fake_source_set_silent(scene.foos.source, false);
    kin_fake_source_end_watches(scene.foos.source, KIN_FLOW_COMPLETE);
    return scene_expect(&scene, 1, "n/c ");
}

KIN_TEST(what_was_there_in_the_beginning_can_come_later)
{
    SCENE scene;
    kin_reconcile_source source = KIN_INIT(kin_reconcile_source);

    (void)alloc;
    TRY(scene_init(&scene));
    source.initial_priority = KIN_WORK_PRIORITY_MIN;
    TRY(kin_reconciler_add_source(scene.reconciler, scene.foos.informer,
                                  &source, NULL));
    TRY(side_put_foo(&scene.foos, "a", "u"));
    TRY(side_put_foo(&scene.foos, "b", "u"));
    calls_hold(&scene.calls, true);
    TRY(kin_reconciler_add(scene.reconciler,
                           &(kin_work_key){.name = KIN__S("first")}, NULL,
                           NULL));
    TRY(scene_start(&scene, &scene.foos));
    TRY(calls_await(&scene.calls, &scene.calls.count, 1));
    TRY(kin_reconciler_add(scene.reconciler,
                           &(kin_work_key){.name = KIN__S("second")}, NULL,
                           NULL));
    calls_hold(&scene.calls, false);
    return scene_expect(&scene, 4, "/first /second n/a n/b ");
}

KIN_TEST(sources_that_make_no_sense_are_refused)
{
    SCENE scene;
    const kin_resource kindless = {"", "v1", "pods", NULL, false};

    (void)alloc;
    TRY(scene_init(&scene));
    kin_reconcile_source bad[] = {
        {.size = sizeof(kin_reconcile_source), .owner = &kindless},
        {.size = sizeof(kin_reconcile_source), .priority = 101},
        {.size = sizeof(kin_reconcile_source), .initial_priority = -101},
        {.size = 1},
    };
    for (size_t i = 0; i < sizeof(bad) / sizeof(bad[0]); i++)
        assert_int_equal(kin_reconciler_add_source(scene.reconciler,
                                                   scene.foos.informer, &bad[i],
                                                   NULL),
                         KIN_EINVAL);
    assert_int_equal(
        kin_reconciler_add_source(scene.reconciler, NULL, NULL, NULL),
        KIN_EINVAL);
    kin_informer_stop(scene.foos.informer);
    assert_int_equal(kin_reconciler_add_source(scene.reconciler,
                                               scene.foos.informer, NULL, NULL),
                     KIN_ESTOPPED);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(objects_become_their_own_keys),
              KIN_TEST_ENTRY(owners_are_called_for_what_they_own),
              KIN_TEST_ENTRY(owners_that_are_gone_are_not_called),
              KIN_TEST_ENTRY(an_owner_that_nobody_can_be_stops_nobody),
              KIN_TEST_ENTRY(a_function_says_which_keys_and_which_changes),
              KIN_TEST_ENTRY(what_is_the_same_and_what_has_gone_can_be_skipped),
              KIN_TEST_ENTRY(what_was_there_in_the_beginning_can_come_later),
              KIN_TEST_ENTRY(sources_that_make_no_sense_are_refused))
