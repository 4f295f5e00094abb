/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/applier.h"

#include <string.h>

#include <kin/json.h>
#include <kin/snapshot.h>

#include "base/buf.h"
#include "base/str.h"
#include "kin_test.h"

/* ---- a scene: a store, and a handler that writes down what it hears ---- */

struct scene {
    const kin_allocator *alloc;
    kin_store *store;
    struct kin__applier applier;
    struct kin__buf log;
};

static void scene_done(struct scene *scene)
{
    scene->store = kin_store_free(scene->store);
    kin__buf_done(&scene->log);
}

#define SCENE __attribute__((cleanup(scene_done))) struct scene

__attribute__((format(printf, 2, 3))) static void note(struct scene *scene,
                                                       const char *format, ...)
{
    va_list args;

    va_start(args, format);
    if (scene->log.len > 0)
        assert_int_equal(kin__buf_append(&scene->log, kin_s(" ")), 0);
    assert_int_equal(kin__buf_vprintf(&scene->log, format, args), 0);
    va_end(args);
}

/* The store is at least as new as what is told. */
static const char *stored(struct scene *scene, const kin_object *object)
{
    KIN_AUTO(kin_snapshot) *snap = kin_snapshot_new(scene->store);

    return snap && kin_snapshot_get(snap, kin_object_key(object)) ? "" : "*";
}

static void on_add(const kin_object *object, bool is_initial, void *userdata)
{
    note(userdata, "+%s:%s%s%s", kin_object_name(object).ptr,
         kin_object_resource_version(object).ptr, is_initial ? "!" : "",
         stored(userdata, object));
}

static void on_update(const kin_object *old, const kin_object *object,
                      void *userdata)
{
    note(userdata, "~%s:%s>%s%s", kin_object_name(object).ptr,
         kin_object_resource_version(old).ptr,
         kin_object_resource_version(object).ptr, stored(userdata, object));
}

static void on_delete(const kin_object *object, bool is_tombstone,
                      void *userdata)
{
    note(userdata, "-%s:%s%s%s", kin_object_name(object).ptr,
         kin_object_resource_version(object).ptr, is_tombstone ? "?" : "",
         stored(userdata, object)[0] ? "" : "*");
}

static bool wants_no_x(const kin_object *object, void *userdata)
{
    (void)userdata;
    return kin_object_name(object).ptr[0] != 'x';
}

static int scene_init(struct scene *scene, const kin_allocator *alloc)
{
    kin_store_opts opts = KIN_INIT(kin_store_opts);

    opts.alloc = alloc;
    scene->alloc = alloc;
    kin__buf_init(&scene->log, /* alloc= */ NULL, 1 << 16);
    TRY(kin_store_new(&opts, &scene->store, NULL));
    scene->applier = (struct kin__applier){
        .store = scene->store,
        .alloc = alloc,
        .handler = {.size = sizeof(kin_handler),
                    .on_add = on_add,
                    .on_update = on_update,
                    .on_delete = on_delete,
                    .wants = wants_no_x,
                    .userdata = scene},
    };
    return 0;
}

#define LOG(scene, expected)                                                   \
    do {                                                                       \
        if (kin_test_out_of_memory())                                          \
            return KIN_ENOMEM; /* then the handler may not see the store */    \
        assert_string_equal((scene)->log.ptr ? (scene)->log.ptr : "",          \
                            expected);                                         \
        kin__buf_clear(&(scene)->log);                                         \
    } while (0)

static int make(const struct scene *scene, const char *name, int version,
                kin_object **ret)
{
    char text[128];

    snprintf(text, sizeof(text),
             "{\"metadata\":{\"name\":\"%s\",\"resourceVersion\":\"%d\"}}",
             name, version);
    return kin_object_parse(scene->alloc, kin_s(text), ret, /* err= */ NULL);
}

static int apply(struct scene *scene, const kin_delta *delta, bool is_initial)
{
    return kin__applier_process(delta, 1, is_initial, NULL, &scene->applier);
}

static int one(struct scene *scene, kin_delta_type type, const char *name,
               int version)
{
    KIN_AUTO(kin_object) *object = NULL;

    TRY(make(scene, name, version, &object));
    return apply(scene,
                 &(kin_delta){.type = type,
                              .object = object,
                              .key = kin_object_key(object)},
                 /* is_initial= */ false);
}

/* ---- tests ---- */

KIN_TEST(changes_reach_the_store_and_then_the_handler)
{
    SCENE scene = {0};

    TRY(scene_init(&scene, alloc));
    TRY(one(&scene, KIN_DELTA_ADDED, "a", 1));
    TRY(one(&scene, KIN_DELTA_UPDATED, "a", 2));
    TRY(one(&scene, KIN_DELTA_ADDED, "a", 3));   /* it is there */
    TRY(one(&scene, KIN_DELTA_UPDATED, "b", 4)); /* it is not */
    TRY(one(&scene, KIN_DELTA_REPLACED, "b", 5));
    TRY(one(&scene, KIN_DELTA_DELETED, "a", 6));
    TRY(one(&scene, KIN_DELTA_DELETED, "q", 7)); /* is told all the same */
    LOG(&scene, "+a:1 ~a:1>2 ~a:2>3 +b:4 ~b:4>5 -a:6 -q:7");
    return 0;
}

KIN_TEST(tombstones_tell_what_was_known)
{
    SCENE scene = {0};
    KIN_AUTO(kin_object) *object = NULL;

    TRY(scene_init(&scene, alloc));
    TRY(one(&scene, KIN_DELTA_ADDED, "a", 1));
    TRY(one(&scene, KIN_DELTA_ADDED, "b", 2));
    TRY(make(&scene, "a", 1, &object));
    TRY(apply(&scene,
              &(kin_delta){.type = KIN_DELTA_DELETED,
                           .is_tombstone = true,
                           .object = object,
                           .key = kin_s("a")},
              false));
    /* With a key alone the store tells what it was. */
    kin_delta bare = {
        .type = KIN_DELTA_DELETED, .is_tombstone = true, .key = kin_s("b")};
    TRY(apply(&scene, &bare, false));
    TRY(apply(&scene, &bare, false)); /* and nothing, if it was not */
    LOG(&scene, "+a:1 +b:2 -a:1? -b:2?");
    return 0;
}

KIN_TEST(a_list_is_one_step)
{
    SCENE scene = {0};
    KIN_AUTO(kin_object) *same = NULL;
    KIN_AUTO(kin_object) *fresh = NULL;
    KIN_AUTO(kin_object) *newer = NULL;
    kin_scratch scratch;

    TRY(scene_init(&scene, alloc));
    TRY(one(&scene, KIN_DELTA_ADDED, "a", 1));
    TRY(one(&scene, KIN_DELTA_ADDED, "g", 2));
    TRY(make(&scene, "a", 1, &same));
    TRY(make(&scene, "n", 3, &fresh));
    TRY(make(&scene, "n", 4, &newer));
    kin_object *const list[] = {same, fresh, newer};
    TRY(apply(&scene,
              &(kin_delta){.type = KIN_DELTA_REPLACED_ALL,
                           .objects = list,
                           .count = 3,
                           .resource_version = kin_s("9")},
              /* is_initial= */ true));
    LOG(&scene, "+a:1 +g:2 -g:2? ~a:1>1 +n:4!");
    TRY(apply(&scene, &(kin_delta){.type = KIN_DELTA_SYNC_ALL}, false));
    LOG(&scene, "~a:1>1 ~n:4>4");
    TRY(apply(&scene,
              &(kin_delta){.type = KIN_DELTA_BOOKMARK,
                           .resource_version = kin_s("12")},
              false));
    KIN_AUTO(kin_snapshot) *snap = kin_snapshot_new(scene.store);
    TRY_PTR(snap);
    assert_str_equal(kin_snapshot_resource_version(snap, &scratch), "12");
    assert_int_equal(kin_snapshot_count(snap), 2);
    snap = kin_snapshot_free(snap);
    return 0;
}

KIN_TEST(what_is_not_wanted_is_not_told)
{
    SCENE scene = {0};

    TRY(scene_init(&scene, alloc));
    TRY(one(&scene, KIN_DELTA_ADDED, "x", 1));
    TRY(one(&scene, KIN_DELTA_DELETED, "x", 2));
    LOG(&scene, "");
    return 0;
}

/* ---- what a queue asks ---- */

static int count_it(const kin_object *object, void *context)
{
    size_t *count = context;

    (void)object;
    ++*count;
    return *count < 2 ? 0 : KIN_ELIMIT;
}

KIN_TEST(the_store_is_what_is_known)
{
    SCENE scene = {0};
    size_t count = 0;

    TRY(scene_init(&scene, alloc));
    kin_known_objects known = kin__applier_known(&scene.applier);
    TRY(known.each(count_it, &count, known.userdata));
    TRY(one(&scene, KIN_DELTA_ADDED, "a", 1));
    TRY(one(&scene, KIN_DELTA_ADDED, "b", 1));
    TRY(one(&scene, KIN_DELTA_ADDED, "c", 1));
    TRY_FAIL(known.each(count_it, &count, known.userdata), KIN_ELIMIT);
    assert_int_equal(count, 2);
    TRY_PTR(known.get(kin_s("a"), known.userdata));
    assert_null(known.get(kin_s("d"), known.userdata));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(changes_reach_the_store_and_then_the_handler),
              KIN_TEST_ENTRY(tombstones_tell_what_was_known),
              KIN_TEST_ENTRY(a_list_is_one_step),
              KIN_TEST_ENTRY(what_is_not_wanted_is_not_told),
              KIN_TEST_ENTRY(the_store_is_what_is_known))
