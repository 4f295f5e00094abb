/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Calls that would wait for what only their own thread can bring are errors, in
 * all builds: in transforms, index functions and error handlers.
 */
#include <stdatomic.h>
#include <string.h>

#include <kin/discovery.h>
#include <kin/factory.h>
#include <kin/fake_client.h>

#include "base/thread.h"
#include "hearer_test.h"
#include "kube/list.h"
#include "kube/watch.h"

enum { CALLS_MAX = 20 };

/* An informer on a source of the test's, what its callbacks call, and what
 * those say. */
struct scene {
    kin_fake_source *source;
    kin_fake_source *other; /* is watched, and never says anything */
    kin_watch *watch;
    kin_fake_client *fake;
    kin_client *client;
    kin_discovery *discovery;
    kin_factory *factory;
    kin_informer *informer;
    kin_informer *idle; /* was not started */
    kin_registration *registration;
    atomic_size_t rounds; /* of all calls */
    size_t calls;         /* of the first round */
    int codes[CALLS_MAX];
    kin_error errors[CALLS_MAX];
};

static void scene_done(struct scene *scene)
{
    (void)kin_informer_free(scene->informer);
    (void)kin_informer_free(scene->idle);
    (void)kin_watch_free(scene->watch);
    (void)kin_factory_free(scene->factory);
    (void)kin_discovery_unref(scene->discovery);
    (void)kin_client_unref(scene->client);
    (void)kin_fake_client_free(scene->fake);
    (void)kin_fake_source_free(scene->other);
    (void)kin_fake_source_free(scene->source);
}

#define SCENE __attribute__((cleanup(scene_done))) struct scene

static void note(struct scene *scene, int code, const kin_error *err)
{
    assert_true(scene->calls < CALLS_MAX);
    scene->codes[scene->calls] = code;
    scene->errors[scene->calls++] = *err;
}

#define NOTE(call)                                                             \
    do {                                                                       \
        kin_error err_ = KIN_ERROR_INIT;                                       \
        kin_error *why = &err_;                                                \
        int code_ = (call);                                                    \
        note(scene, code_, why);                                               \
    } while (0)

static int on_item(const kin_object *object, void *userdata)
{
    (void)object;
    (void)userdata;
    return 0;
}

static void call_clients(struct scene *scene)
{
    kin_object *object = NULL;
    kin_api_list *list = NULL;
    kin_list_meta *meta = NULL;
    kin_watch *watch = NULL;
    kin_watch_event event = {.size = sizeof(event)};
    const kin_list_handler handler = {.size = sizeof(handler),
                                      .on_item = on_item};
    kin_lister_watcher *lw = kin_fake_source_lister_watcher(scene->other);

    NOTE(kin_client_get(scene->client, &pods, kin_named("a", "b"), NULL,
                        &object, why));
    NOTE(kin_discovery_list(scene->discovery, NULL, &list, why));
    NOTE(kin__lister_watcher_list(lw, NULL, &handler, &meta, why));
    NOTE(kin__lister_watcher_watch(lw, NULL, &watch, why));
    NOTE(kin_watch_next(scene->watch, KIN_NEVER, &event, why));
}

static void call_informers(struct scene *scene)
{
    NOTE(kin_informer_wait_synced(scene->idle, NULL, why));
    NOTE(kin_informer_wait_version(scene->idle, kin_s("1"), NULL, why));
}

static int no_values(const kin_object *object, kin_index_sink *sink,
                     void *userdata)
{
    (void)object;
    (void)sink;
    (void)userdata;
    return 0;
}

/* Those that take the informer's own lock. */
static void call_own(struct scene *scene)
{
    NOTE(kin_informer_wait_synced(scene->informer, NULL, why));
    NOTE(kin_informer_wait_version(scene->informer, kin_s("9"), NULL, why));
    NOTE(kin_informer_drain(scene->informer, NULL, why));
    NOTE(kin_informer_start(scene->informer, why));
    NOTE(kin_informer_add_handler(
        scene->informer, &(kin_handler)KIN_INIT(kin_handler), NULL, NULL, why));
    NOTE(kin_informer_add_indexers(
        scene->informer,
        &(kin_indexer){.name = kin_s("x"), .values = no_values}, 1, why));
    NOTE(kin_factory_wait_synced(scene->factory, NULL, NULL, NULL, why));
}

static void call_all(struct scene *scene)
{
    if (atomic_load(&scene->rounds) == 0) {
        call_clients(scene);
        call_informers(scene);
        call_own(scene);
    }
    atomic_fetch_add(&scene->rounds, 1);
}

static int scene_make(struct scene *scene, kin_informer_opts *opts)
{
    TRY(kin_fake_source_new(NULL, &pods, &scene->other, NULL));
    TRY(kin__lister_watcher_watch(
        kin_fake_source_lister_watcher(scene->other),
        KIN_OPTS(kin_list_opts, .resource_version = kin_s("1")), &scene->watch,
        NULL));
    TRY(kin_fake_client_new(NULL, &scene->fake, NULL));
    TRY(kin_fake_client_connect(scene->fake, NULL, &scene->client, NULL));
    TRY(kin_discovery_new(scene->client, NULL, &scene->discovery, NULL));
    TRY(kin_factory_new(scene->client, NULL, &scene->factory, NULL));
    TRY(kin_informer_new_from_source(
        kin_fake_source_lister_watcher(scene->other), NULL, &scene->idle,
        NULL));
    opts->userdata = scene;
    return make(opts, &scene->source, &scene->informer);
}

/* All were refused, and things go on. */
static int scene_check(struct scene *scene, size_t calls)
{
    assert_int_equal(scene->calls, calls);
    for (size_t i = 0; i < scene->calls; i++) {
        assert_int_equal(scene->codes[i], KIN_EINVAL);
        if (!strstr(scene->errors[i].message, "blocking call "))
            fail_msg("call %zu: '%s'", i, scene->errors[i].message);
    }
    assert_int_equal(kin_fake_client_request_count(scene->fake), 0);
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
    SCENE scene = {0};
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);

    (void)alloc;
    opts.transform = calling_transform;
    TRY(scene_make(&scene, &opts));
    TRY(put(scene.source, "a"));
    TRY(kin_informer_start(scene.informer, NULL));
    TRY(wait_synced(scene.informer));
    TRY(scene_check(&scene, 14));
    /* Those of others do not wait for this thread either. */
    TRY(put(scene.source, "b"));
    return wait_version(scene.informer, scene.source);
}

static int calling_index(const kin_object *object, kin_index_sink *sink,
                         void *userdata)
{
    call_all(userdata);
    return kin_index_emit(sink, kin_object_name(object));
}

/* Also in a thread of the program's, which has the index made. */
KIN_TEST(an_index_function_cannot_wait)
{
    for (int is_first = 0; is_first < 2; is_first++) {
        SCENE scene = {0};
        kin_informer_opts opts = KIN_INIT(kin_informer_opts);
        kin_indexer indexer = {
            .name = kin_s("i"), .values = calling_index, .userdata = &scene};

        (void)alloc;
        TRY(scene_make(&scene, &opts));
        TRY(put(scene.source, "a"));
        if (is_first)
            TRY(kin_informer_add_indexers(scene.informer, &indexer, 1, NULL));
        TRY(kin_informer_start(scene.informer, NULL));
        TRY(wait_synced(scene.informer));
        if (!is_first)
            TRY(kin_informer_add_indexers(scene.informer, &indexer, 1, NULL));
        TRY(scene_check(&scene, 14));
        TRY(put(scene.source, "b"));
        TRY(wait_version(scene.informer, scene.source));
    }
    return 0;
}

/* ---- ending ---- */

static int ending_transform(const kin_object *object, kin_object **ret,
                            kin_error *err, void *userdata)
{
    struct scene *scene = userdata;

    (void)object;
    (void)ret;
    (void)err;
    if (atomic_fetch_add(&scene->rounds, 1) > 0)
        return 0;
    kin_informer_stop(scene->informer);
    (void)kin_informer_free(scene->informer);
    kin_informer_stop(scene->idle);
    scene->codes[0] = kin_informer_remove_handler(scene->informer,
                                                  scene->registration);
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
    SCENE scene = {0};
    HEARER hearer;
    atomic_size_t errors = 0;
    const kin_log log = {.size = sizeof(log),
                         .level = KIN_LOG_ERROR,
                         .write = count_error,
                         .userdata = &errors};
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);

    (void)alloc;
    hearer_init(&hearer);
    opts.transform = ending_transform;
    opts.log = &log;
    TRY(scene_make(&scene, &opts));
    kin_handler handler = handler_of(&hearer);
    TRY(kin_informer_add_handler(scene.informer, &handler, NULL,
                                 &scene.registration, NULL));
    TRY(put(scene.source, "a"));
    TRY(kin_informer_start(scene.informer, NULL));
    TRY(await_calls(&hearer, 1));
    assert_int_equal(scene.codes[0], KIN_EINVAL);
    assert_int_equal(errors, 3); /* the idle one has no log */
    check_heard(&hearer, "+a1!");
    scene.informer = kin_informer_free(scene.informer);
    return 0;
}

/* ---- what does not wait may be called ---- */

static int looking_transform(const kin_object *object, kin_object **ret,
                             kin_error *err, void *userdata)
{
    struct scene *scene = userdata;
    kin_watch_event event = {.size = sizeof(event)};

    (void)object;
    (void)ret;
    (void)err;
    if (atomic_fetch_add(&scene->rounds, 1) > 0)
        return 0;
    NOTE(kin_watch_next(scene->watch, kin_deadline_ms(0), &event, why));
    return 0;
}

KIN_TEST(a_look_is_no_wait)
{
    SCENE scene = {0};
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);

    (void)alloc;
    opts.transform = looking_transform;
    TRY(scene_make(&scene, &opts));
    TRY(put(scene.source, "a"));
    TRY(kin_informer_start(scene.informer, NULL));
    TRY(wait_synced(scene.informer));
    assert_int_equal(scene.codes[0], KIN_ETIMEDOUT);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_transform_cannot_wait),
              KIN_TEST_ENTRY(an_index_function_cannot_wait),
              KIN_TEST_ENTRY(a_transform_cannot_end_an_informer),
              KIN_TEST_ENTRY(a_look_is_no_wait))
