/* SPDX-License-Identifier: Apache-2.0 */
/*
 * What is told of that takes long, and of each step if somebody wants it.
 */
#include <sched.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

#include "base/fake_clock.h"
#include "base/lock.h"
#include "hearer_test.h"
#include "informer/informer_impl.h"

enum { TEXT_SIZE = 64 * 1024 };

/* A log that keeps all lines, and a clock that whoever is slow moves. */
struct scene {
    kin_log log;
    struct kin__mutex mutex;
    char text[TEXT_SIZE];
    struct kin__fake_clock clock;
    int64_t takes_ns;    /* each object, to be changed or told */
    atomic_bool is_open; /* handlers wait for it */
    atomic_int calls;
    kin_fake_source *source;
    kin_informer *informer;
};

static void scene_write(const kin_log_record *record, void *userdata)
{
    struct scene *scene = userdata;
    char line[512];

    (void)kin_log_format(record, line, sizeof(line));
    KIN__LOCK_SCOPE(&scene->mutex);
    size_t len = strlen(scene->text);
    snprintf(scene->text + len, TEXT_SIZE - len, "%s\n", line);
}

static bool scene_says(struct scene *scene, const char *words)
{
    KIN__LOCK_SCOPE(&scene->mutex);
    return strstr(scene->text, words) != NULL;
}

static int slow_transform(const kin_object *object, kin_object **ret,
                          kin_error *err, void *userdata)
{
    struct scene *scene = userdata;

    (void)object;
    (void)ret;
    (void)err;
    kin__fake_clock_advance(&scene->clock, scene->takes_ns);
    return 0;
}

static void slow_add(const kin_object *object, bool is_initial, void *userdata)
{
    struct scene *scene = userdata;

    (void)object;
    (void)is_initial;
    while (!atomic_load(&scene->is_open))
        sched_yield();
    kin__fake_clock_advance(&scene->clock, scene->takes_ns);
    atomic_fetch_add(&scene->calls, 1);
}

static void scene_done(struct scene *scene)
{
    scene->informer = kin_informer_free(scene->informer);
    scene->source = kin_fake_source_free(scene->source);
    kin__mutex_done(&scene->mutex);
}

static int scene_make(struct scene *scene, kin_log_level level,
                      bool is_slow_reader, size_t objects)
{
    struct kin__informer_extras extras = {.clock = &scene->clock.clock,
                                          .seed = 1};
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);

    *scene = (struct scene){
        .log = {.size = sizeof(kin_log), .level = level, .write = scene_write}};
    scene->log.userdata = scene;
    kin__mutex_init(&scene->mutex);
    kin__fake_clock_init(&scene->clock, KIN__NS_PER_S, 0);
    opts.log = &scene->log;
    opts.name = "foos";
    opts.watch_list = KIN_WATCH_LIST_OFF;
    opts.transform = is_slow_reader ? slow_transform : NULL;
    opts.userdata = scene;
    TRY(kin_fake_source_new(NULL, &pods, &scene->source, NULL));
    for (size_t i = 0; i < objects; i++) {
        char name[24];
        snprintf(name, sizeof(name), "o%zu", i);
        TRY(put(scene->source, name));
    }
    return kin__informer_new(kin_fake_source_lister_watcher(scene->source),
                             &opts, &extras, &scene->informer, NULL);
}

static int scene_sync(struct scene *scene)
{
    TRY(kin_informer_start(scene->informer, NULL));
    TRY(wait_synced(scene->informer));
    return kin_fake_source_wait_watches(scene->source, 1,
                                        kin_deadline_ms(SOON_MS));
}

KIN_TEST(a_list_that_takes_long_is_told)
{
    static struct scene scene;

    (void)alloc;
    TRY(scene_make(&scene, KIN_LOG_INFO, /* is_slow_reader= */ true, 2));
    scene.takes_ns = 6 * KIN__NS_PER_S;
    TRY(scene_sync(&scene));
    assert_true(scene_says(&scene, "reflector: a list took long informer=foos "
                                   "namespace=\"\" objects=2 took_ms=12000"));
    assert_true(scene_says(&scene, "informer: it took long to apply what had "
                                   "arrived informer=foos bytes="));
    scene_done(&scene);
    return 0;
}

KIN_TEST(one_that_is_quick_is_not)
{
    static struct scene scene;

    (void)alloc;
    TRY(scene_make(&scene, KIN_LOG_DEBUG, /* is_slow_reader= */ true, 2));
    scene.takes_ns = KIN__NS_PER_MS;
    TRY(scene_sync(&scene));
    assert_string_equal(scene.text, "");
    scene_done(&scene);
    return 0;
}

KIN_TEST(each_step_is_told_if_somebody_wants_it)
{
    static struct scene scene;

    (void)alloc;
    TRY(scene_make(&scene, KIN_LOG_TRACE, /* is_slow_reader= */ false, 2));
    TRY(scene_sync(&scene));
    assert_true(scene_says(&scene, "reflector: asks for a list informer=foos "
                                   "namespace=\"\" version=0 "));
    assert_true(scene_says(&scene, "reflector: a list is whole informer=foos "
                                   "namespace=\"\" objects=2 took_ms=0"));
    assert_true(scene_says(&scene, "reflector: asks for a watch informer=foos "
                                   "namespace=\"\" version=2 "));
    scene_done(&scene);
    return 0;
}

/* All are waiting before the first call is over. */
static int handler_story(struct scene *scene, size_t objects, int64_t takes_ms)
{
    kin_handler handler = {
        .size = sizeof(kin_handler), .on_add = slow_add, .userdata = scene};

    TRY(scene_make(scene, KIN_LOG_INFO, /* is_slow_reader= */ false, objects));
    TRY(kin_informer_add_handler(scene->informer, &handler,
                                 KIN_OPTS(kin_handler_opts, .name = "snail"),
                                 NULL, NULL));
    scene->takes_ns = takes_ms * KIN__NS_PER_MS;
    int r = scene_sync(scene);
    atomic_store(&scene->is_open, true);
    TRY(r);
    while (atomic_load(&scene->calls) < (int)objects)
        sched_yield();
    TRY(kin_informer_drain(scene->informer, NULL, NULL));
    return 0;
}

KIN_TEST(a_handler_is_slow_if_many_wait_for_it)
{
    static struct scene scene;

    (void)alloc;
    TRY(handler_story(&scene, 1100, 100));
    assert_true(scene_says(&scene, "informer: a handler is slow informer=foos "
                                   "handler=snail waiting="));
    scene_done(&scene);
    TRY(handler_story(&scene, 1100, 99));
    assert_string_equal(scene.text, "");
    scene_done(&scene);
    TRY(handler_story(&scene, 1000, 200));
    assert_string_equal(scene.text, "");
    scene_done(&scene);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_list_that_takes_long_is_told),
              KIN_TEST_ENTRY(one_that_is_quick_is_not),
              KIN_TEST_ENTRY(each_step_is_told_if_somebody_wants_it),
              KIN_TEST_ENTRY(a_handler_is_slow_if_many_wait_for_it))
