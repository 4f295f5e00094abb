/* SPDX-License-Identifier: Apache-2.0 */
/* How changes map to keys.  One worker, so that calls come in order. */
#include "reconciler_fixture.h"

/* A reconciler with a source, and the calls it makes. */
struct fixture {
    struct fake_informer foos;
    struct fake_informer pods;
    struct calls calls;
    kin_reconciler *reconciler;
};

static void fixture_done(struct fixture *fixture)
{
    (void)kin_reconciler_free(fixture->reconciler);
    fake_informer_done(&fixture->pods);
    fake_informer_done(&fixture->foos);
    calls_done(&fixture->calls);
}

#define FIXTURE __attribute__((cleanup(fixture_done))) struct fixture

static int fixture_init(struct fixture *fixture)
{
    memset(fixture, 0, sizeof(*fixture));
    calls_init(&fixture->calls);
    kin_reconciler_opts opts = calls_opts(&fixture->calls);
    int r = fake_informer_init(&fixture->foos, &foos);

    if (r == 0)
        r = fake_informer_init(&fixture->pods, &pods);
    return r < 0 ? r : kin_reconciler_new(&opts, &fixture->reconciler, NULL);
}

/* Starts everything, waits for this many calls, and checks them. */
static int fixture_expect(struct fixture *fixture, size_t count,
                          const char *expected)
{
    int r = calls_await(&fixture->calls, &fixture->calls.count, count);

    if (r == 0)
        calls_check(&fixture->calls, expected);
    return r;
}

/* The change maps to no key: a key that is added explicitly comes after all
 * that it might have become. */
static int fixture_expect_none(struct fixture *fixture,
                               struct fake_informer *fake)
{
    KIN_AUTO(kin_stop) *stop = NULL;
    kin_handler_stats stats = {.size = sizeof(kin_handler_stats), .waiting = 1};
    kin_informer_stats all = KIN_INIT(kin_informer_stats);
    char version[24];

    snprintf(version, sizeof(version), "%llu",
             (unsigned long long)kin_fake_source_version(fake->source));
    TRY(stop_soon(SOON_MS, &stop));
    TRY(kin_informer_wait_version(fake->informer, kin_s(version), stop, NULL));
    for (int i = 0; i < SOON_MS && stats.waiting > 0; i++) {
        kin_informer_get_stats(fake->informer, &all);
        stats.waiting = all.waiting;
        (void)kin_stop_wait(NULL, kin_deadline_ms(1));
    }
    assert_int_equal(stats.waiting, 0);
    TRY(kin_reconciler_add(fixture->reconciler,
                           &(kin_work_key){.name = KIN__S("end")}, NULL, NULL));
    return fixture_expect(fixture, 1, "/end ");
}

static int fixture_start(struct fixture *fixture, struct fake_informer *fake)
{
    TRY(fake_informer_start(fake));
    return kin_reconciler_start(fixture->reconciler, NULL);
}

KIN_TEST(objects_map_to_their_own_keys)
{
    FIXTURE fixture;

    (void)alloc;
    TRY(fixture_init(&fixture));
    TRY(kin_reconciler_add_source(fixture.reconciler, fixture.foos.informer,
                                  NULL, NULL));
    TRY(fake_informer_put_foo(&fixture.foos, "a", "u"));
    TRY(fixture_start(&fixture, &fixture.foos));
    TRY(fixture_expect(&fixture, 1, "n/a "));
    TRY(fake_informer_put_foo(&fixture.foos, "b", "u"));
    TRY(fixture_expect(&fixture, 1, "n/b "));
    TRY(fake_informer_put_foo(&fixture.foos, "a", "u"));
    TRY(fixture_expect(&fixture, 1, "n/a "));
    TRY(kin_fake_source_delete(fixture.foos.source, KIN__S("n/b"), NULL));
    TRY(fixture_expect(&fixture, 1, "n/b "));
    return 0;
}

KIN_TEST(objects_map_to_their_owners)
{
    FIXTURE fixture;
    kin_reconcile_source owned = KIN_INIT(kin_reconcile_source);

    (void)alloc;
    TRY(fixture_init(&fixture));
    owned.owner = &foos;
    TRY(kin_reconciler_add_source(fixture.reconciler, fixture.pods.informer,
                                  &owned, NULL));
    TRY(fixture_start(&fixture, &fixture.pods));
    TRY(fake_informer_put_pod(&fixture.pods, "p", "a", "u1"));
    TRY(fixture_expect(&fixture, 1, "n/a "));
    /* Both the old and the new owner are called. */
    calls_hold(&fixture.calls, true);
    TRY(fake_informer_put_pod(&fixture.pods, "p", "b", "u2"));
    TRY(calls_await(&fixture.calls, &fixture.calls.count, 1));
    calls_hold(&fixture.calls, false);
    TRY(calls_await(&fixture.calls, &fixture.calls.count, 2));
    calls_check_either(&fixture.calls, "n/a n/b ", "n/b n/a ");
    TRY(fake_informer_put(
        &fixture.pods,
        "{'metadata':{'name':'q','namespace':'n','ownerReferences':[{"
        "'apiVersion':'other.com/v1','kind':'Foo','name':'c',"
        "'uid':'u','controller':true}]}}"));
    TRY(fake_informer_put(
        &fixture.pods,
        "{'metadata':{'name':'r','namespace':'n','ownerReferences':[{"
        "'apiVersion':'example.com/v1','kind':'Foo','name':'d',"
        "'uid':'u'}]}}"));
    TRY(fixture_expect_none(&fixture, &fixture.pods));
    TRY(kin_fake_source_delete(fixture.pods.source, KIN__S("n/p"), NULL));
    return fixture_expect(&fixture, 1, "n/b ");
}

KIN_TEST(ignores_owners_that_are_gone)
{
    FIXTURE fixture;
    kin_reconcile_source owned = KIN_INIT(kin_reconcile_source);

    (void)alloc;
    TRY(fixture_init(&fixture));
    TRY(fake_informer_put_foo(&fixture.foos, "a", "u1"));
    TRY(fake_informer_start(&fixture.foos));
    owned.owner = &foos;
    owned.owners = fixture.foos.informer;
    owned.skips_old = true;
    TRY(kin_reconciler_add_source(fixture.reconciler, fixture.pods.informer,
                                  &owned, NULL));
    TRY(fixture_start(&fixture, &fixture.pods));
    TRY(fake_informer_put_pod(&fixture.pods, "p", "a", "u1"));
    TRY(fixture_expect(&fixture, 1, "n/a "));
    /* Another Foo with that name, and none at all; the old one does not count.
     */
    TRY(fake_informer_put_pod(&fixture.pods, "p", "a", "u2"));
    TRY(fake_informer_put_pod(&fixture.pods, "p", "b", "u1"));
    return fixture_expect_none(&fixture, &fixture.pods);
}

/* Clients may write such an owner reference: servers do not limit its length.
 */
KIN_TEST(ignores_an_impossible_owner)
{
    FIXTURE fixture;
    kin_reconcile_source owned = KIN_INIT(kin_reconcile_source);
    char text[KIN_WORK_TEXT_MAX + 512];
    char room[sizeof(text)];

    (void)alloc;
    TRY(fixture_init(&fixture));
    owned.owner = &foos;
    TRY(kin_reconciler_add_source(fixture.reconciler, fixture.pods.informer,
                                  &owned, NULL));
    TRY(fixture_start(&fixture, &fixture.pods));
    snprintf(text, sizeof(text),
             "{'metadata':{'name':'p','namespace':'n','ownerReferences':[{"
             "'apiVersion':'example.com/v1','kind':'Foo','name':'%0*d',"
             "'uid':'u','controller':true}]}}",
             KIN_WORK_TEXT_MAX, 0);
    TRY(kin_fake_source_put_json(fixture.pods.source,
                                 fake_informer_quoted(text, room, sizeof(room)),
                                 NULL));
    TRY(fake_informer_put_pod(&fixture.pods, "q", "a", "u1"));
    return fixture_expect(&fixture, 1, "n/a ");
}

static void map_twice(const kin_object *object, kin_reconcile_keys *keys,
                      void *userdata)
{
    kin_reconcile_emit(keys, KIN__S("all"), kin_object_name(object));
    kin_reconcile_emit(keys, KIN__S(""), kin_s(userdata));
}

/* Not objects whose name begins with x; deleted ones always. */
static bool wants_no_x(const kin_object *old, const kin_object *object,
                       void *userdata)
{
    (void)old;
    (void)userdata;
    return !object || kin_object_name(object).ptr[0] != 'x';
}

KIN_TEST(callbacks_choose_keys_and_changes)
{
    FIXTURE fixture;
    kin_reconcile_source mapped = KIN_INIT(kin_reconcile_source);
    char global[] = "global";

    (void)alloc;
    TRY(fixture_init(&fixture));
    mapped.map = map_twice;
    mapped.wants = wants_no_x;
    mapped.userdata = global;
    mapped.tag = 7;
    TRY(kin_reconciler_add_source(fixture.reconciler, fixture.foos.informer,
                                  &mapped, NULL));
    TRY(fixture_start(&fixture, &fixture.foos));
    TRY(fake_informer_put_foo(&fixture.foos, "x", "u"));
    TRY(fake_informer_put_foo(&fixture.foos, "x", "u"));
    TRY(fixture_expect_none(&fixture, &fixture.foos));
    TRY(fake_informer_put_foo(&fixture.foos, "a", "u"));
    TRY(fixture_expect(&fixture, 2, "all/a#7 /global#7 "));
    TRY(kin_fake_source_delete(fixture.foos.source, KIN__S("n/x"), NULL));
    return fixture_expect(&fixture, 2, "all/x#7 /global#7 ");
}

/* A relist delivers all objects again, with the same versions. */
KIN_TEST(resyncs_and_deletes_can_be_skipped)
{
    FIXTURE fixture;
    kin_reconcile_source quiet = KIN_INIT(kin_reconcile_source);

    (void)alloc;
    TRY(fixture_init(&fixture));
    quiet.skips_same = true;
    quiet.skips_deleted = true;
    TRY(kin_reconciler_add_source(fixture.reconciler, fixture.foos.informer,
                                  &quiet, NULL));
    TRY(fake_informer_put_foo(&fixture.foos, "a", "u"));
    TRY(fake_informer_put_foo(&fixture.foos, "b", "u"));
    TRY(fixture_start(&fixture, &fixture.foos));
    TRY(fixture_expect(&fixture, 2, "n/a n/b "));
    TRY(kin_fake_source_delete(fixture.foos.source, KIN__S("n/b"), NULL));
    TRY(fixture_expect_none(&fixture, &fixture.foos));
    kin_fake_source_set_silent(fixture.foos.source, true);
    TRY(fake_informer_put_foo(&fixture.foos, "c", "u"));
    kin_fake_source_compact(fixture.foos.source);
    kin_fake_source_set_silent(fixture.foos.source, false);
    kin_fake_source_end_watches(fixture.foos.source, KIN_FLOW_COMPLETE);
    return fixture_expect(&fixture, 1, "n/c ");
}

KIN_TEST(initial_objects_can_have_a_lower_priority)
{
    FIXTURE fixture;
    kin_reconcile_source source = KIN_INIT(kin_reconcile_source);

    (void)alloc;
    TRY(fixture_init(&fixture));
    source.initial_priority = KIN_WORK_PRIORITY_MIN;
    TRY(kin_reconciler_add_source(fixture.reconciler, fixture.foos.informer,
                                  &source, NULL));
    TRY(fake_informer_put_foo(&fixture.foos, "a", "u"));
    TRY(fake_informer_put_foo(&fixture.foos, "b", "u"));
    calls_hold(&fixture.calls, true);
    TRY(kin_reconciler_add(fixture.reconciler,
                           &(kin_work_key){.name = KIN__S("first")}, NULL,
                           NULL));
    TRY(fixture_start(&fixture, &fixture.foos));
    TRY(calls_await(&fixture.calls, &fixture.calls.count, 1));
    TRY(kin_reconciler_add(fixture.reconciler,
                           &(kin_work_key){.name = KIN__S("second")}, NULL,
                           NULL));
    calls_hold(&fixture.calls, false);
    return fixture_expect(&fixture, 4, "/first /second n/a n/b ");
}

KIN_TEST(rejects_invalid_sources)
{
    FIXTURE fixture;
    const kin_resource kindless = {"", "v1", "pods", NULL, false};

    (void)alloc;
    TRY(fixture_init(&fixture));
    kin_reconcile_source bad[] = {
        {.size = sizeof(kin_reconcile_source), .owner = &kindless},
        {.size = sizeof(kin_reconcile_source), .priority = 101},
        {.size = sizeof(kin_reconcile_source), .initial_priority = -101},
        {.size = 1},
    };
    for (size_t i = 0; i < sizeof(bad) / sizeof(bad[0]); i++)
        assert_int_equal(kin_reconciler_add_source(fixture.reconciler,
                                                   fixture.foos.informer,
                                                   &bad[i], NULL),
                         KIN_EINVAL);
    assert_int_equal(
        kin_reconciler_add_source(fixture.reconciler, NULL, NULL, NULL),
        KIN_EINVAL);
    kin_informer_stop(fixture.foos.informer);
    assert_int_equal(kin_reconciler_add_source(
                         fixture.reconciler, fixture.foos.informer, NULL, NULL),
                     KIN_ESTOPPED);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(objects_map_to_their_own_keys),
              KIN_TEST_ENTRY(objects_map_to_their_owners),
              KIN_TEST_ENTRY(ignores_owners_that_are_gone),
              KIN_TEST_ENTRY(ignores_an_impossible_owner),
              KIN_TEST_ENTRY(callbacks_choose_keys_and_changes),
              KIN_TEST_ENTRY(resyncs_and_deletes_can_be_skipped),
              KIN_TEST_ENTRY(initial_objects_can_have_a_lower_priority),
              KIN_TEST_ENTRY(rejects_invalid_sources))
