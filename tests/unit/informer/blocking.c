/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Calls that would deadlock, because only the calling thread could end the
 * wait, return an error in all builds: in transforms, index functions and error
 * handlers.
 */
#include <stdatomic.h>
#include <string.h>

#include <kin/discovery.h>
#include <kin/factory.h>
#include <kin/fake_client.h>

#include "base/thread.h"
#include "handler_probe.h"
#include "kube/list.h"
#include "kube/watch.h"

enum { CALLS_MAX = 20 };

/* An informer on a fake source, the calls that its callbacks make, and their
 * results. */
struct fixture {
    kin_fake_source *source;
    kin_fake_source *other; /* watched, never sends anything */
    kin_watch *watch;
    kin_fake_client *fake;
    kin_client *client;
    kin_discovery *discovery;
    kin_factory *factory;
    kin_informer *informer;
    kin_informer *idle; /* not started */
    kin_registration *registration;
    atomic_size_t rounds; /* of all calls */
    size_t calls;         /* of the first round */
    int codes[CALLS_MAX];
    kin_error errors[CALLS_MAX];
};

static void fixture_done(struct fixture *fixture)
{
    (void)kin_informer_free(fixture->informer);
    (void)kin_informer_free(fixture->idle);
    (void)kin_watch_free(fixture->watch);
    (void)kin_factory_free(fixture->factory);
    (void)kin_discovery_unref(fixture->discovery);
    (void)kin_client_unref(fixture->client);
    (void)kin_fake_client_free(fixture->fake);
    (void)kin_fake_source_free(fixture->other);
    (void)kin_fake_source_free(fixture->source);
}

#define FIXTURE __attribute__((cleanup(fixture_done))) struct fixture

static void note(struct fixture *fixture, int code, const kin_error *err)
{
    assert_true(fixture->calls < CALLS_MAX);
    fixture->codes[fixture->calls] = code;
    fixture->errors[fixture->calls++] = *err;
}

#define NOTE(call)                                                             \
    do {                                                                       \
        kin_error err_ = KIN_ERROR_INIT;                                       \
        kin_error *why = &err_;                                                \
        int code_ = (call);                                                    \
        note(fixture, code_, why);                                             \
    } while (0)

static int on_item(const kin_object *object, void *userdata)
{
    (void)object;
    (void)userdata;
    return 0;
}

static void call_clients(struct fixture *fixture)
{
    kin_object *object = NULL;
    kin_api_list *list = NULL;
    kin_list_meta *meta = NULL;
    kin_watch *watch = NULL;
    kin_watch_event event = {.size = sizeof(event)};
    const kin_list_handler handler = {.size = sizeof(handler),
                                      .on_item = on_item};
    kin_lister_watcher *lw = kin_fake_source_lister_watcher(fixture->other);

    NOTE(kin_client_get(fixture->client, &pods, kin_named("a", "b"), NULL,
                        &object, why));
    NOTE(kin_discovery_list(fixture->discovery, NULL, &list, why));
    NOTE(kin__lister_watcher_list(lw, NULL, &handler, &meta, why));
    NOTE(kin__lister_watcher_watch(lw, NULL, &watch, why));
    NOTE(kin_watch_next(fixture->watch, KIN_NEVER, &event, why));
}

static void call_informers(struct fixture *fixture)
{
    NOTE(kin_informer_wait_synced(fixture->idle, NULL, why));
    NOTE(kin_informer_wait_version(fixture->idle, kin_s("1"), NULL, why));
}

static int no_values(const kin_object *object, kin_index_sink *sink,
                     void *userdata)
{
    (void)object;
    (void)sink;
    (void)userdata;
    return 0;
}

/* Calls that take the informer's own lock. */
static void call_own(struct fixture *fixture)
{
    NOTE(kin_informer_wait_synced(fixture->informer, NULL, why));
    NOTE(kin_informer_wait_version(fixture->informer, kin_s("9"), NULL, why));
    NOTE(kin_informer_drain(fixture->informer, NULL, why));
    NOTE(kin_informer_start(fixture->informer, why));
    NOTE(kin_informer_add_handler(fixture->informer,
                                  &(kin_handler)KIN_INIT(kin_handler), NULL,
                                  NULL, why));
    NOTE(kin_informer_add_indexers(
        fixture->informer,
        &(kin_indexer){.name = kin_s("x"), .values = no_values}, 1, why));
    NOTE(kin_factory_wait_synced(fixture->factory, NULL, NULL, NULL, why));
}

static void call_all(struct fixture *fixture)
{
    if (atomic_load(&fixture->rounds) == 0) {
        call_clients(fixture);
        call_informers(fixture);
        call_own(fixture);
    }
    atomic_fetch_add(&fixture->rounds, 1);
}

static int fixture_make(struct fixture *fixture, kin_informer_opts *opts)
{
    TRY(kin_fake_source_new(NULL, &pods, &fixture->other, NULL));
    TRY(kin__lister_watcher_watch(
        kin_fake_source_lister_watcher(fixture->other),
        KIN_OPTS(kin_list_opts, .resource_version = kin_s("1")),
        &fixture->watch, NULL));
    TRY(kin_fake_client_new(NULL, &fixture->fake, NULL));
    TRY(kin_fake_client_connect(fixture->fake, NULL, &fixture->client, NULL));
    TRY(kin_discovery_new(fixture->client, NULL, &fixture->discovery, NULL));
    TRY(kin_factory_new(fixture->client, NULL, &fixture->factory, NULL));
    TRY(kin_informer_new_from_source(
        kin_fake_source_lister_watcher(fixture->other), NULL, &fixture->idle,
        NULL));
    opts->userdata = fixture;
    return make(opts, &fixture->source, &fixture->informer);
}

/* All calls failed, and the informer still works. */
static int fixture_check(struct fixture *fixture, size_t calls)
{
    assert_int_equal(fixture->calls, calls);
    for (size_t i = 0; i < fixture->calls; i++) {
        assert_int_equal(fixture->codes[i], KIN_EINVAL);
        if (!strstr(fixture->errors[i].message, "blocking call "))
            fail_msg("call %zu: '%s'", i, fixture->errors[i].message);
    }
    assert_int_equal(kin_fake_client_request_count(fixture->fake), 0);
    return 0;
}

static int calling_transform(const kin_object *object, kin_object **ret,
                             kin_error *err, void *userdata)
{
    (void)object;
    (void)ret;
    (void)err;
    call_all(userdata);
    return 0;
}

KIN_TEST(a_transform_cannot_wait)
{
    FIXTURE fixture = {0};
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);

    (void)alloc;
    opts.transform = calling_transform;
    TRY(fixture_make(&fixture, &opts));
    TRY(put(fixture.source, "a"));
    TRY(kin_informer_start(fixture.informer, NULL));
    TRY(wait_synced(fixture.informer));
    TRY(fixture_check(&fixture, 14));
    /* Calls on other informers do not wait for this thread either. */
    TRY(put(fixture.source, "b"));
    return wait_version(fixture.informer, fixture.source);
}

static int calling_index(const kin_object *object, kin_index_sink *sink,
                         void *userdata)
{
    call_all(userdata);
    return kin_index_emit(sink, kin_object_name(object));
}

/* Also on an application thread, whose call builds the index. */
KIN_TEST(an_index_function_cannot_wait)
{
    for (int is_first = 0; is_first < 2; is_first++) {
        FIXTURE fixture = {0};
        kin_informer_opts opts = KIN_INIT(kin_informer_opts);
        kin_indexer indexer = {
            .name = kin_s("i"), .values = calling_index, .userdata = &fixture};

        (void)alloc;
        TRY(fixture_make(&fixture, &opts));
        TRY(put(fixture.source, "a"));
        if (is_first)
            TRY(kin_informer_add_indexers(fixture.informer, &indexer, 1, NULL));
        TRY(kin_informer_start(fixture.informer, NULL));
        TRY(wait_synced(fixture.informer));
        if (!is_first)
            TRY(kin_informer_add_indexers(fixture.informer, &indexer, 1, NULL));
        TRY(fixture_check(&fixture, 14));
        TRY(put(fixture.source, "b"));
        TRY(wait_version(fixture.informer, fixture.source));
    }
    return 0;
}

/* ---- ending ---- */

static int ending_transform(const kin_object *object, kin_object **ret,
                            kin_error *err, void *userdata)
{
    struct fixture *fixture = userdata;

    (void)object;
    (void)ret;
    (void)err;
    if (atomic_fetch_add(&fixture->rounds, 1) > 0)
        return 0;
    kin_informer_stop(fixture->informer);
    (void)kin_informer_free(fixture->informer);
    kin_informer_stop(fixture->idle);
    fixture->codes[0] = kin_informer_remove_handler(fixture->informer,
                                                    fixture->registration);
    return 0;
}

static void count_error(const kin_log_record *record, void *userdata)
{
    atomic_size_t *count = userdata;

    if (strstr(record->message, "blocking call in a transform"))
        atomic_fetch_add(count, 1);
}

KIN_TEST(a_transform_cannot_end_an_informer)
{
    FIXTURE fixture = {0};
    PROBE probe;
    atomic_size_t errors = 0;
    const kin_log log = {.size = sizeof(log),
                         .level = KIN_LOG_ERROR,
                         .write = count_error,
                         .userdata = &errors};
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);

    (void)alloc;
    probe_init(&probe);
    opts.transform = ending_transform;
    opts.log = &log;
    TRY(fixture_make(&fixture, &opts));
    kin_handler handler = handler_of(&probe);
    TRY(kin_informer_add_handler(fixture.informer, &handler, NULL,
                                 &fixture.registration, NULL));
    TRY(put(fixture.source, "a"));
    TRY(kin_informer_start(fixture.informer, NULL));
    TRY(await_calls(&probe, 1));
    assert_int_equal(fixture.codes[0], KIN_EINVAL);
    assert_int_equal(errors, 3); /* the idle one has no log */
    check_calls(&probe, "+a1!");
    fixture.informer = kin_informer_free(fixture.informer);
    return 0;
}

/* ---- calls that do not block ---- */

static int looking_transform(const kin_object *object, kin_object **ret,
                             kin_error *err, void *userdata)
{
    struct fixture *fixture = userdata;
    kin_watch_event event = {.size = sizeof(event)};

    (void)object;
    (void)ret;
    (void)err;
    if (atomic_fetch_add(&fixture->rounds, 1) > 0)
        return 0;
    NOTE(kin_watch_next(fixture->watch, kin_deadline_ms(0), &event, why));
    return 0;
}

KIN_TEST(nonblocking_calls_are_allowed)
{
    FIXTURE fixture = {0};
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);

    (void)alloc;
    opts.transform = looking_transform;
    TRY(fixture_make(&fixture, &opts));
    TRY(put(fixture.source, "a"));
    TRY(kin_informer_start(fixture.informer, NULL));
    TRY(wait_synced(fixture.informer));
    assert_int_equal(fixture.codes[0], KIN_ETIMEDOUT);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_transform_cannot_wait),
              KIN_TEST_ENTRY(an_index_function_cannot_wait),
              KIN_TEST_ENTRY(a_transform_cannot_end_an_informer),
              KIN_TEST_ENTRY(nonblocking_calls_are_allowed))
