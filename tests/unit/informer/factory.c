/* SPDX-License-Identifier: Apache-2.0 */
/* The guarantees of kin/factory.h, by letter, on fake sources. Running
 * informers have the default allocator: their own tests cover allocation
 * failures. */
#include <kin/factory.h>

#include "factory_test.h"
#include "informer/informer.h"

static int factory_for(const kin_allocator *alloc, struct fakes *fakes,
                       kin_factory **ret)
{
    return kin_factory_new(/* client= */ NULL,
                           KIN_OPTS(kin_factory_opts, .alloc = alloc,
                                    .source = fakes_source, .userdata = fakes),
                           ret, NULL);
}

KIN_TEST(one_informer_for_each_resource)
{
    FAKES fakes = {0};
    KIN_AUTO(kin_factory) *factory = NULL;
    const kin_resource again = {NULL, "v1", "pods", NULL, false};
    kin_informer *first = NULL;
    kin_informer *second = NULL;
    kin_informer *other = NULL;

    TRY(fakes_add(&fakes, alloc, &pods));
    TRY(fakes_add(&fakes, alloc, &deployments));
    TRY(factory_for(alloc, &fakes, &factory));
    assert_int_equal(fakes.made, 0);
    TRY(kin_factory_informer(factory, &pods, &first, NULL));
    TRY(kin_factory_informer(factory, &again, &second, NULL));
    TRY(kin_factory_informer(factory, &deployments, &other, NULL));
    assert_ptr_equal(first, second);
    assert_ptr_not_equal(first, other);
    assert_int_equal(fakes.made, 2);
    assert_string_equal(first->name, "pods");
    assert_string_equal(other->name, "deployments.apps");
    return 0;
}

KIN_TEST(versions_are_distinguished)
{
    FAKES fakes = {0};
    KIN_AUTO(kin_factory) *factory = NULL;
    const kin_resource beta = {"apps", "v1beta1", "deployments", "Deployment",
                               false};
    kin_informer *a = NULL;
    kin_informer *b = NULL;

    TRY(fakes_add(&fakes, alloc, &deployments));
    TRY(factory_for(alloc, &fakes, &factory));
    TRY(kin_factory_informer(factory, &deployments, &a, NULL));
    TRY(kin_factory_informer(factory, &beta, &b, NULL));
    assert_ptr_not_equal(a, b);
    return 0;
}

KIN_TEST(names_are_copied)
{
    FAKES fakes = {0};
    KIN_AUTO(kin_factory) *factory = NULL;
    char group[] = "apps";
    char version[] = "v1";
    char plural[] = "deployments";
    const kin_resource mine = {group, version, plural, NULL, false};
    kin_informer *a = NULL;
    kin_informer *b = NULL;

    TRY(fakes_add(&fakes, alloc, &deployments));
    TRY(factory_for(alloc, &fakes, &factory));
    TRY(kin_factory_informer(factory, &mine, &a, NULL));
    memset(group, 'x', 4);
    memset(version, 'x', 2);
    memset(plural, 'x', 11);
    TRY(kin_factory_informer(factory, &deployments, &b, NULL));
    assert_ptr_equal(a, b);
    return 0;
}

/* ---- options ---- */

static int tweak(const kin_resource *resource, kin_informer_opts *opts,
                 kin_error *err, void *userdata)
{
    (void)err;
    (void)userdata;
    if (strcmp(resource->plural, "nodes") == 0)
        return KIN_EFORBIDDEN;
    if (strcmp(resource->plural, "pods") == 0)
        opts->field_selector = KIN__S("spec.nodeName=here");
    return 0;
}

KIN_TEST(options_reach_every_informer)
{
    FAKES fakes = {0};
    KIN_AUTO(kin_factory) *factory = NULL;
    kin_informer *informer = NULL;
    kin_error err = KIN_ERROR_INIT;
    char name[] = "shop";
    char ns[] = "here";

    TRY(fakes_add(&fakes, alloc, &pods));
    TRY(fakes_add(&fakes, alloc, &deployments));
    TRY(kin_factory_new(
        /* client= */ NULL,
        KIN_OPTS(kin_factory_opts, .alloc = alloc, .source = fakes_source,
                 .userdata = &fakes, .ns = kin_s(ns), .tweak_informer = tweak,
                 .informer = KIN_OPTS(kin_informer_opts, .name = name,
                                      .resync_ms = 5000,
                                      .label_selector = KIN__S("a=b"))),
        &factory, NULL));
    memset(name, 'x', 4);
    memset(ns, 'x', 4);
    TRY(kin_factory_set_resync(factory, &deployments, 9000));
    TRY(kin_factory_informer(factory, &pods, &informer, NULL));
    assert_string_equal(informer->name, "shop/pods");
    assert_string_equal(informer->label_selector, "a=b");
    assert_string_equal(informer->field_selector, "spec.nodeName=here");
    assert_int_equal(informer->opts.resync_ms, 5000);
    assert_string_equal(fakes.ns[0], "here");
    TRY(kin_factory_informer(factory, &deployments, &informer, NULL));
    assert_string_equal(informer->name, "shop/deployments.apps");
    assert_string_equal(informer->field_selector, "");
    assert_int_equal(informer->opts.resync_ms, 9000);
    TRY_FAIL(kin_factory_informer(factory, &nodes, &informer, &err),
             KIN_EFORBIDDEN);
    assert_string_equal(err.message, "factory: shop/nodes: forbidden");
    return 0;
}

KIN_TEST(cluster_scoped_resources_are_not_restricted)
{
    FAKES fakes = {0};
    KIN_AUTO(kin_factory) *factory = NULL;
    kin_informer *informer = NULL;

    TRY(fakes_add(&fakes, alloc, &nodes));
    TRY(kin_factory_new(
        /* client= */ NULL,
        KIN_OPTS(kin_factory_opts, .alloc = alloc, .source = fakes_source,
                 .userdata = &fakes, .ns = KIN__S("here")),
        &factory, NULL));
    TRY(kin_factory_informer(factory, &nodes, &informer, NULL));
    assert_string_equal(fakes.ns[0], "");
    return 0;
}

KIN_TEST(a_resync_is_set_before_the_informer_is_made)
{
    FAKES fakes = {0};
    KIN_AUTO(kin_factory) *factory = NULL;
    kin_informer *informer = NULL;

    TRY(fakes_add(&fakes, alloc, &pods));
    TRY(factory_for(alloc, &fakes, &factory));
    TRY(kin_factory_set_resync(factory, &pods, 3000));
    TRY(kin_factory_set_resync(factory, &pods, 4000));
    TRY(kin_factory_informer(factory, &pods, &informer, NULL));
    assert_int_equal(informer->opts.resync_ms, 4000);
    TRY_FAIL(kin_factory_set_resync(factory, &pods, 3000), KIN_EEXISTS);
    TRY_FAIL(kin_factory_set_resync(factory, NULL, 3000), KIN_EINVAL);
    return 0;
}

/* To set a resync, names are enough: kind and scope come from the call that
 * gets the informer. */
KIN_TEST(a_resync_does_not_set_the_scope)
{
    FAKES fakes = {0};
    KIN_AUTO(kin_factory) *factory = NULL;
    const kin_resource names = {NULL, "v1", "nodes", NULL, false};
    kin_informer *informer = NULL;

    TRY(fakes_add(&fakes, alloc, &nodes));
    TRY(kin_factory_new(
        /* client= */ NULL,
        KIN_OPTS(kin_factory_opts, .alloc = alloc, .source = fakes_source,
                 .userdata = &fakes, .ns = KIN__S("shop")),
        &factory, NULL));
    TRY(kin_factory_set_resync(factory, &names, 3000));
    TRY(kin_factory_informer(factory, &nodes, &informer, NULL));
    assert_string_equal(fakes.ns[0], "");
    assert_string_equal(fakes.kinds[0], "Node");
    assert_int_equal(informer->opts.resync_ms, 3000);
    return 0;
}

KIN_TEST(misuse_is_rejected)
{
    FAKES fakes = {0};
    KIN_AUTO(kin_factory) *factory = NULL;
    const kin_resource nameless = {"apps", "v1", "", NULL, false};
    const kin_resource unversioned = {"apps", NULL, "deployments", NULL, false};
    const kin_factory_maker empty = {.size = sizeof(kin_factory_maker)};
    kin_factory_opts opts = {0};
    kin_informer *informer = NULL;

    TRY_FAIL(kin_factory_new(NULL, NULL, &factory, NULL), KIN_EINVAL);
    opts.source = fakes_source;
    TRY_FAIL(kin_factory_new(NULL, &opts, &factory, NULL), KIN_EINVAL);
    TRY(factory_for(alloc, &fakes, &factory));
    TRY_FAIL(kin_factory_informer(factory, NULL, &informer, NULL), KIN_EINVAL);
    TRY_FAIL(kin_factory_informer(factory, &nameless, &informer, NULL),
             KIN_EINVAL);
    TRY_FAIL(kin_factory_informer(factory, &unversioned, &informer, NULL),
             KIN_EINVAL);
    TRY_FAIL(kin_factory_informer_for(factory, &pods, NULL, &informer, NULL),
             KIN_EINVAL);
    TRY_FAIL(kin_factory_informer_for(factory, &pods, &empty, &informer, NULL),
             KIN_EINVAL);
    assert_null(informer);
    kin_factory_shutdown(NULL);
    assert_null(kin_factory_free(NULL));
    return 0;
}

/* ---- makers ---- */

KIN_TEST(a_failure_is_not_kept)
{
    FAKES fakes = {.failure = KIN_ECONNECT};
    KIN_AUTO(kin_factory) *factory = NULL;
    kin_informer *informer = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY(fakes_add(&fakes, alloc, &pods));
    TRY(factory_for(alloc, &fakes, &factory));
    TRY_FAIL(kin_factory_informer(factory, &pods, &informer, &err),
             KIN_ECONNECT);
    assert_string_equal(err.message, "no source today");
    TRY(kin_factory_start(factory, NULL,
                          NULL)); /* no-op: there is no informer */
    fakes.failure = 0;
    TRY(kin_factory_informer(factory, &pods, &informer, NULL));
    assert_non_null(informer);
    return 0;
}

struct maker {
    struct fakes *fakes;
    kin_factory *factory;
    int result;
    bool gives_nothing;
    char text[64];
};

static int make(const kin_informer_args *args, kin_informer **ret,
                kin_error *err, void *userdata)
{
    KIN_AUTO(kin_lister_watcher) *lw = NULL;
    struct maker *maker = userdata;
    kin_informer_opts opts = *args->opts;
    kin_informer *another = NULL;

    snprintf(maker->text, sizeof(maker->text), "%s %.*s %s",
             args->resource->plural, KIN_STR(args->ns), opts.name);
    if (maker->result < 0)
        return kin_error_set(err, maker->result, "it cannot be made");
    if (maker->gives_nothing)
        return 0;
    /* Other informers of the factory can be requested meanwhile. */
    int r = kin_factory_informer(maker->factory, &nodes, &another, err);
    if (r < 0)
        return r;
    opts.label_selector = KIN__S("mine");
    r = fakes_source(args->resource, args->ns, &lw, err, maker->fakes);
    return r < 0 ? r : kin_informer_new_from_source(lw, &opts, ret, err);
}

KIN_TEST(a_maker_makes_the_informer_of_a_factory)
{
    FAKES fakes = {0};
    KIN_AUTO(kin_factory) *factory = NULL;
    kin_informer *informer = NULL;
    kin_informer *again = NULL;
    struct maker state = {.fakes = &fakes};
    const kin_factory_maker maker = {
        .size = sizeof(kin_factory_maker), .make = make, .userdata = &state};
    kin_error err = KIN_ERROR_INIT;

    TRY(fakes_add(&fakes, alloc, &pods));
    TRY(fakes_add(&fakes, alloc, &nodes));
    TRY(kin_factory_new(
        /* client= */ NULL,
        KIN_OPTS(kin_factory_opts, .alloc = alloc, .source = fakes_source,
                 .userdata = &fakes, .ns = KIN__S("here")),
        &factory, NULL));
    state.factory = factory;
    state.result = KIN_ECLOSED;
    TRY_FAIL(kin_factory_informer_for(factory, &pods, &maker, &informer, &err),
             KIN_ECLOSED);
    assert_string_equal(err.message, "it cannot be made");
    state.result = 0;
    state.gives_nothing = true;
    TRY_FAIL(kin_factory_informer_for(factory, &pods, &maker, &informer, NULL),
             KIN_EINVAL);
    state.gives_nothing = false;
    TRY(kin_factory_informer_for(factory, &pods, &maker, &informer, NULL));
    assert_string_equal(state.text, "pods here pods");
    assert_string_equal(informer->label_selector, "mine");
    TRY(kin_factory_informer(factory, &pods, &again, NULL));
    assert_ptr_equal(again, informer);
    state.result = KIN_ECLOSED; /* it is not called again */
    TRY(kin_factory_informer_for(factory, &pods, &maker, &again, NULL));
    assert_ptr_equal(again, informer);
    return 0;
}

/* ---- start and shutdown ---- */

static int wait_all(kin_factory *factory)
{
    KIN_AUTO(kin_stop) *stop = NULL;

    TRY(stop_soon(SOON_MS, &stop));
    return kin_factory_wait_synced(factory, stop, /* visit= */ NULL, NULL,
                                   NULL);
}

static uint64_t lists_of(kin_fake_source *source)
{
    kin_fake_counts counts = {.size = sizeof(counts)};

    kin_fake_source_get_counts(source, &counts);
    return counts.lists + counts.watches;
}

/* Guarantee B. */
KIN_TEST(a_start_starts_new_informers)
{
    FAKES fakes = {0};
    KIN_AUTO(kin_factory) *factory = NULL;
    kin_informer *first = NULL;
    kin_informer *late = NULL;

    (void)alloc;
    TRY(fakes_add(&fakes, NULL, &pods));
    TRY(fakes_add(&fakes, NULL, &nodes));
    TRY(fakes_put(&fakes, 0, "{'metadata':{'name':'a','namespace':'x'}}"));
    TRY(factory_for(NULL, &fakes, &factory));
    TRY(kin_factory_informer(factory, &pods, &first, NULL));
    assert_int_equal(lists_of(fakes.sources[0]), 0);
    TRY(kin_factory_start(factory, NULL, NULL));
    TRY(kin_factory_start(factory, NULL, NULL));
    TRY(wait_all(factory));
    assert_true(kin_informer_has_synced(first));
    TRY(kin_factory_informer(factory, &nodes, &late, NULL));
    assert_int_equal(lists_of(fakes.sources[1]), 0);
    TRY(wait_all(factory)); /* only for started informers */
    assert_false(kin_informer_has_synced(late));
    TRY(kin_factory_start(factory, NULL, NULL));
    TRY(wait_all(factory));
    assert_true(kin_informer_has_synced(late));
    return 0;
}

/* Guarantee C. */
KIN_TEST(after_a_shutdown_nothing_starts)
{
    FAKES fakes = {0};
    KIN_AUTO(kin_factory) *factory = NULL;
    kin_informer *first = NULL;
    kin_informer *late = NULL;
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    TRY(fakes_add(&fakes, NULL, &pods));
    TRY(fakes_add(&fakes, NULL, &nodes));
    TRY(fakes_put(&fakes, 0, "{'metadata':{'name':'a','namespace':'x'}}"));
    TRY(factory_for(NULL, &fakes, &factory));
    TRY(kin_factory_informer(factory, &pods, &first, NULL));
    TRY(kin_factory_start(factory, NULL, NULL));
    TRY(wait_all(factory));
    kin_factory_shutdown(factory);
    kin_factory_shutdown(factory);
    TRY(kin_factory_informer(factory, &nodes, &late, NULL));
    TRY_FAIL(kin_factory_start(factory, NULL, &err), KIN_ESTOPPED);
    assert_string_equal(err.message, "factory: already shut down");
    assert_int_equal(lists_of(fakes.sources[1]), 0);
    KIN_AUTO(kin_snapshot) *now = kin_informer_snapshot(first);
    assert_non_null(kin_snapshot_get(now, KIN__S("x/a")));
    return 0;
}

static int await_stopped(const kin_informer *informer)
{
    KIN_AUTO(kin_stop) *late = NULL;

    TRY(stop_soon(SOON_MS, &late));
    while (!kin_informer_is_stopped(informer))
        TRY(kin_stop_wait(late, kin_deadline_ms(1)));
    return 0;
}

/* A second start, with the same token or another, changes nothing. */
static int end_by_token(const kin_allocator *alloc, kin_stop *stop,
                        kin_stop *other, kin_stop *fires)
{
    FAKES fakes = {0};
    KIN_AUTO(kin_factory) *factory = NULL;
    kin_informer *first = NULL;
    kin_informer *late = NULL;

    TRY(fakes_add(&fakes, NULL, &pods));
    TRY(fakes_add(&fakes, NULL, &nodes));
    TRY(factory_for(alloc, &fakes, &factory));
    TRY(kin_factory_informer(factory, &pods, &first, NULL));
    TRY(kin_factory_start(factory, stop, NULL));
    TRY(kin_factory_start(factory, stop, NULL));
    TRY(kin_factory_start(factory, other, NULL));
    TRY(wait_all(factory));
    TRY(kin_factory_informer(factory, &nodes, &late, NULL));
    if (fires)
        kin_stop_request(fires);
    TRY(await_stopped(first));
    TRY_FAIL(kin_factory_start(factory, NULL, NULL), KIN_ESTOPPED);
    assert_int_equal(lists_of(fakes.sources[1]), 0);
    return 0;
}

/* Guarantee C. */
KIN_TEST(start_ends_with_its_token)
{
    for (int i = 0; i < 2; i++) {
        KIN_AUTO(kin_stop) *stop = NULL;
        KIN_AUTO(kin_stop) *other = NULL;
        TRY(kin_stop_new(NULL, NULL, &stop, NULL));
        TRY(kin_stop_new(NULL, NULL, &other, NULL));
        TRY(end_by_token(alloc, stop, other, i ? stop : other));
    }
    return 0;
}

KIN_TEST(a_token_that_has_fired_starts_nothing)
{
    FAKES fakes = {0};
    KIN_AUTO(kin_factory) *factory = NULL;
    KIN_AUTO(kin_stop) *stop = NULL;
    kin_informer *informer = NULL;

    TRY(kin_stop_new(NULL, NULL, &stop, NULL));
    kin_stop_request(stop);
    TRY(fakes_add(&fakes, NULL, &pods));
    TRY(factory_for(alloc, &fakes, &factory));
    TRY(kin_factory_informer(factory, &pods, &informer, NULL));
    TRY_FAIL(kin_factory_start(factory, stop, NULL), KIN_ESTOPPED);
    assert_true(kin_informer_is_stopped(informer));
    assert_int_equal(lists_of(fakes.sources[0]), 0);
    return 0;
}

/* No thread requests the stop: the deadline passes. */
KIN_TEST(the_deadline_of_a_token_ends_it_too)
{
    FAKES fakes = {0};
    KIN_AUTO(kin_factory) *factory = NULL;
    KIN_AUTO(kin_stop) *stop = NULL;
    kin_informer *informer = NULL;

    TRY(fakes_add(&fakes, NULL, &pods));
    TRY(factory_for(alloc, &fakes, &factory));
    TRY(kin_factory_informer(factory, &pods, &informer, NULL));
    TRY(stop_soon(50, &stop));
    int r = kin_factory_start(factory, stop, NULL);
    if (r != KIN_ESTOPPED) /* allow for a slow machine */
        TRY(r);
    return await_stopped(informer);
}

KIN_TEST(a_stopped_informer_does_not_affect_the_others)
{
    FAKES fakes = {0};
    KIN_AUTO(kin_factory) *factory = NULL;
    kin_informer *first = NULL;
    kin_informer *second = NULL;

    (void)alloc;
    TRY(fakes_add(&fakes, NULL, &pods));
    TRY(fakes_add(&fakes, NULL, &nodes));
    TRY(factory_for(NULL, &fakes, &factory));
    TRY(kin_factory_informer(factory, &pods, &first, NULL));
    TRY(kin_factory_informer(factory, &nodes, &second, NULL));
    kin_informer_stop(first);
    TRY_FAIL(kin_factory_start(factory, NULL, NULL), KIN_ESTOPPED);
    TRY_FAIL(wait_all(factory), KIN_ESTOPPED);
    assert_true(kin_informer_has_synced(second));
    TRY(kin_factory_start(factory, NULL, NULL));
    return 0;
}

static void shut_down(const kin_object *object, bool is_initial, void *userdata)
{
    (void)object;
    (void)is_initial;
    kin_factory_shutdown(userdata);
}

KIN_TEST(a_handler_may_shut_the_factory_down)
{
    FAKES fakes = {0};
    KIN_AUTO(kin_factory) *factory = NULL;
    KIN_AUTO(kin_stop) *stop = NULL;
    kin_informer *informer = NULL;
    kin_handler handler = {.size = sizeof(kin_handler), .on_add = shut_down};

    (void)alloc;
    TRY(fakes_add(&fakes, NULL, &pods));
    TRY(fakes_add(&fakes, NULL, &nodes));
    TRY(fakes_put(&fakes, 0, "{'metadata':{'name':'a','namespace':'x'}}"));
    TRY(factory_for(NULL, &fakes, &factory));
    handler.userdata = factory;
    TRY(kin_factory_informer(factory, &nodes, &informer, NULL));
    TRY(kin_factory_informer(factory, &pods, &informer, NULL));
    TRY(kin_informer_add_handler(informer, &handler, NULL, NULL, NULL));
    TRY(kin_factory_start(factory, NULL, NULL));
    TRY(stop_soon(SOON_MS, &stop));
    while (kin_factory_start(factory, NULL, NULL) == 0 &&
           !kin_stop_requested(stop))
        (void)kin_stop_wait(stop, kin_deadline_ms(1));
    assert_int_equal(kin_stop_reason(stop), 0);
    return 0;
}

/* ---- threads ---- */

enum { ASKERS = 4, ROUNDS = 200 };

struct asker {
    kin_factory *factory;
    kin_informer *informers[2];
};

static void ask(void *userdata)
{
    struct asker *asker = userdata;

    for (int i = 0; i < ROUNDS; i++) {
        const kin_resource *resource = i % 2 ? &pods : &nodes;
        kin_informer *informer = NULL;
        if (kin_factory_informer(asker->factory, resource, &informer, NULL) < 0)
            return;
        if (i < 2)
            asker->informers[i] = informer;
        else if (informer != asker->informers[i % 2])
            asker->informers[i % 2] = NULL;
        if (kin_factory_start(asker->factory, NULL, NULL) < 0)
            return;
    }
}

KIN_TEST(any_thread_can_get_informers)
{
    FAKES fakes = {0};
    KIN_AUTO(kin_factory) *factory = NULL;
    struct asker askers[ASKERS];
    struct kin__thread threads[ASKERS];

    (void)alloc;
    TRY(fakes_add(&fakes, NULL, &pods));
    TRY(fakes_add(&fakes, NULL, &nodes));
    TRY(factory_for(NULL, &fakes, &factory));
    for (size_t i = 0; i < ASKERS; i++) {
        askers[i] = (struct asker){.factory = factory};
        TRY(kin__thread_start(&threads[i], NULL, ask, &askers[i], NULL));
    }
    for (size_t i = 0; i < ASKERS; i++)
        kin__thread_join(&threads[i]);
    for (size_t i = 0; i < ASKERS; i++) {
        assert_non_null(askers[i].informers[0]);
        assert_ptr_equal(askers[i].informers[0], askers[0].informers[0]);
        assert_non_null(askers[i].informers[1]);
        assert_ptr_equal(askers[i].informers[1], askers[0].informers[1]);
    }
    assert_int_equal(fakes.made, 2);
    TRY(wait_all(factory));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(one_informer_for_each_resource),
              KIN_TEST_ENTRY(versions_are_distinguished),
              KIN_TEST_ENTRY(names_are_copied),
              KIN_TEST_ENTRY(options_reach_every_informer),
              KIN_TEST_ENTRY(cluster_scoped_resources_are_not_restricted),
              KIN_TEST_ENTRY(a_resync_is_set_before_the_informer_is_made),
              KIN_TEST_ENTRY(a_resync_does_not_set_the_scope),
              KIN_TEST_ENTRY(misuse_is_rejected),
              KIN_TEST_ENTRY(a_failure_is_not_kept),
              KIN_TEST_ENTRY(a_maker_makes_the_informer_of_a_factory),
              KIN_TEST_ENTRY(a_start_starts_new_informers),
              KIN_TEST_ENTRY(after_a_shutdown_nothing_starts),
              KIN_TEST_ENTRY(start_ends_with_its_token),
              KIN_TEST_ENTRY(a_token_that_has_fired_starts_nothing),
              KIN_TEST_ENTRY(the_deadline_of_a_token_ends_it_too),
              KIN_TEST_ENTRY(a_stopped_informer_does_not_affect_the_others),
              KIN_TEST_ENTRY(a_handler_may_shut_the_factory_down),
              KIN_TEST_ENTRY(any_thread_can_get_informers))
