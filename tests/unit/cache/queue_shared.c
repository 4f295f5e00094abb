/* SPDX-License-Identifier: Apache-2.0 */
/*
 * kin_queue: what the lock and the waits add to the queues of queue.c, and what
 * may happen while something is being processed.
 */
#include <kin/queue.h>

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include <kin/json.h>

#include "base/buf.h"
#include "base/str.h"
#include "base/thread.h"
#include "cache/queue_shared.h"
#include "kin_test.h"

enum { KNOWN_MAX = 4, MANY = 2000, TAKERS = 3 };

/* ---- a scene ---- */

struct scene {
    const kin_allocator *alloc;
    kin_queue *queue;
    kin_object *known[KNOWN_MAX];
    size_t known_count;
    struct kin__buf out;
    size_t failures;                      /* of the next calls */
    int (*meanwhile)(struct scene *self); /* once, while processing */
    int meanwhile_code;
};

static void scene_done(struct scene *scene)
{
    scene->queue = kin_queue_free(scene->queue);
    for (size_t i = 0; i < scene->known_count; i++)
        (void)kin_object_unref(scene->known[i]);
    kin__buf_done(&scene->out);
}

#define SCENE __attribute__((cleanup(scene_done))) struct scene

static kin_str name_key(const kin_object *object, void *userdata)
{
    (void)userdata;
    return kin_object_uid(object).len > 0 ? kin_object_uid(object)
                                          : (kin_str){NULL, 0};
}

static const kin_object *known_get(kin_str key, void *userdata)
{
    const struct scene *scene = userdata;

    for (size_t i = 0; i < scene->known_count; i++)
        if (kin_str_eq(kin_object_key(scene->known[i]), key))
            return scene->known[i];
    return NULL;
}

static int known_each(int (*take)(const kin_object *object, void *context),
                      void *context, void *userdata)
{
    const struct scene *scene = userdata;
    int r = 0;

    for (size_t i = 0; r == 0 && i < scene->known_count; i++)
        r = take(scene->known[i], context);
    return r;
}

static int scene_init(struct scene *scene, const kin_allocator *alloc,
                      kin_queue_opts opts, bool knows)
{
    kin_known_objects known = {.size = sizeof(kin_known_objects),
                               .get = known_get,
                               .each = known_each,
                               .userdata = scene};

    scene->alloc = alloc;
    kin__buf_init(&scene->out, /* alloc= */ NULL, 1 << 20);
    opts.size = sizeof(opts);
    opts.alloc = alloc;
    opts.known = knows ? &known : NULL;
    return kin_queue_new(&opts, &scene->queue, /* err= */ NULL);
}

/* The uid is the name in capitals, as it were. */
static int make(const struct scene *scene, char name, int version,
                kin_object **ret)
{
    char text[160];
    char uid[16] = "";

    if (name != 'x')
        snprintf(uid, sizeof(uid), "uid-%c", name);
    snprintf(text, sizeof(text),
             "{\"metadata\":{\"name\":\"%c\",\"uid\":\"%s\","
             "\"resourceVersion\":\"%d\"}}",
             name, uid, version);
    return kin_object_parse(scene->alloc, kin_s(text), ret, /* err= */ NULL);
}

static int know(struct scene *scene, char name, int version)
{
    int r = make(scene, name, version, &scene->known[scene->known_count]);

    scene->known_count += r == 0;
    return r;
}

static int put(struct scene *scene, kin_delta_type type, char name, int version)
{
    KIN_AUTO(kin_object) *object = NULL;
    int r = make(scene, name, version, &object);
    const kin_delta delta = {.type = type, .object = object};

    return r < 0 ? r : kin_queue_put(scene->queue, &delta, NULL);
}

static int replace(struct scene *scene, char name, int version)
{
    KIN_AUTO(kin_object) *object = NULL;
    int r = name ? make(scene, name, version, &object) : 0;
    const kin_delta list = {.type = KIN_DELTA_REPLACED_ALL,
                            .objects = &object,
                            .count = name != 0,
                            .resource_version = kin_s("9")};

    return r < 0 ? r : kin_queue_put(scene->queue, &list, NULL);
}

static int put_tombstone(struct scene *scene, const char *key)
{
    const kin_delta delta = {
        .type = KIN_DELTA_DELETED, .is_tombstone = true, .key = kin_s(key)};

    return kin_queue_put(scene->queue, &delta, NULL);
}

static int bookmark(struct scene *scene, const char *version)
{
    const kin_delta delta = {.type = KIN_DELTA_BOOKMARK,
                             .resource_version = kin_s(version)};

    return kin_queue_put(scene->queue, &delta, NULL);
}

static int resync(struct scene *scene)
{
    const kin_delta delta = {.type = KIN_DELTA_SYNC_ALL};

    return kin_queue_put(scene->queue, &delta, NULL);
}

/* "+a1", "~a2", "-a3" and "-a3?", "=a4" of a list, ".a5" of a resync,
 * "all(1@9)", "sync", "mark(9)"; items are parted by a bar, and "!" says that
 * they are initial. */
static void tell(struct scene *scene, const kin_delta *delta)
{
    int r = 0;

    switch (delta->type) {
    case KIN_DELTA_REPLACED_ALL:
        r = kin__buf_printf(&scene->out, "all(%zu@%.*s)", delta->count,
                            KIN_STR(delta->resource_version));
        break;
    case KIN_DELTA_SYNC_ALL:
        r = kin__buf_append(&scene->out, kin_s("sync"));
        break;
    case KIN_DELTA_BOOKMARK:
        r = kin__buf_printf(&scene->out, "mark(%.*s)",
                            KIN_STR(delta->resource_version));
        break;
    default:
        r = kin__buf_printf(
            &scene->out, "%c%.*s:%s%s", "+~-=."[delta->type],
            KIN_STR(delta->key),
            delta -> object ? kin_object_resource_version(delta->object).ptr
                            : "",
            delta->is_tombstone ? "?" : "");
        break;
    }
    assert_int_equal(r, 0);
}

static int process(const kin_delta *deltas, size_t count, bool is_initial,
                   kin_error *err, void *userdata)
{
    struct scene *scene = userdata;
    int (*meanwhile)(struct scene * self) = scene->meanwhile;

    if (scene->out.len > 0)
        assert_int_equal(kin__buf_append(&scene->out, kin_s(" | ")), 0);
    for (size_t i = 0; i < count; i++) {
        if (i > 0)
            assert_int_equal(kin__buf_append(&scene->out, kin_s(" ")), 0);
        tell(scene, &deltas[i]);
    }
    if (is_initial)
        assert_int_equal(kin__buf_append(&scene->out, kin_s("!")), 0);
    scene->meanwhile = NULL;
    if (meanwhile)
        scene->meanwhile_code = meanwhile(scene);
    if (scene->failures == 0)
        return 0;
    scene->failures--;
    return kin_error_set(err, KIN_ESERVER, "it does not want to");
}

/* Takes all there is. */
static int drain(struct scene *scene, size_t max)
{
    int r = 0;

    while (r != KIN_ENOTFOUND && r != KIN_ECLOSED) {
        r = kin_queue_try_pop(scene->queue, max, process, scene, NULL);
        if (r == KIN_ENOMEM || scene->meanwhile_code == KIN_ENOMEM)
            return KIN_ENOMEM;
        assert_true(r == 0 || r == KIN_ENOTFOUND || r == KIN_ECLOSED ||
                    r == KIN_ESERVER);
    }
    return 0;
}

#define OUT(scene, expected)                                                   \
    do {                                                                       \
        assert_string_equal((scene)->out.ptr ? (scene)->out.ptr : "",          \
                            expected);                                         \
        kin__buf_clear(&(scene)->out);                                         \
    } while (0)

/* ---- what comes out ---- */

KIN_TEST(a_list_is_one_change_and_batches_are_made)
{
    SCENE scene = {0};

    TRY(scene_init(&scene, alloc, (kin_queue_opts){.emits_bookmarks = true},
                   false));
    TRY(replace(&scene, 'a', 1));
    assert_int_equal(kin_queue_count(scene.queue), 1);
    assert_false(kin_queue_has_synced(scene.queue));
    TRY(drain(&scene, 1));
    assert_true(kin_queue_has_synced(scene.queue));
    TRY(put(&scene, KIN_DELTA_ADDED, 'b', 2));
    TRY(put(&scene, KIN_DELTA_UPDATED, 'c', 3));
    TRY(put(&scene, KIN_DELTA_DELETED, 'b', 4));
    TRY(resync(&scene));
    TRY(bookmark(&scene, "5"));
    TRY(put_tombstone(&scene, "q"));
    TRY(drain(&scene, 100));
    if (kin_test_out_of_memory()) /* then batches may be smaller */
        return KIN_ENOMEM;
    OUT(&scene, "all(1@9)! | +b:2 ~c:3 | -b:4 | sync | mark(5) | -q:?");
    return 0;
}

KIN_TEST(by_key_changes_are_gathered)
{
    SCENE scene = {0};

    TRY(scene_init(&scene, alloc, (kin_queue_opts){.kind = KIN_QUEUE_DELTA},
                   true));
    TRY(know(&scene, 'k', 1));
    TRY(replace(&scene, 'a', 2));
    TRY(put(&scene, KIN_DELTA_UPDATED, 'a', 3));
    TRY(put(&scene, KIN_DELTA_DELETED, 'z', 4)); /* who? */
    assert_int_equal(kin_queue_count(scene.queue), 2);
    TRY(drain(&scene, 100));
    OUT(&scene, "=a:2 ~a:3! | -k:1?!");
    TRY(resync(&scene));
    TRY(drain(&scene, 1));
    OUT(&scene, ".k:1");
    return 0;
}

KIN_TEST(keys_can_be_something_else)
{
    SCENE scene = {0};

    TRY(scene_init(&scene, alloc,
                   (kin_queue_opts){.kind = KIN_QUEUE_DELTA, .key = name_key},
                   false));
    TRY(put(&scene, KIN_DELTA_ADDED, 'a', 1));
    TRY(put(&scene, KIN_DELTA_UPDATED, 'a', 2));
    TRY(put(&scene, KIN_DELTA_ADDED, 'b', 3));
    TRY_FAIL(put(&scene, KIN_DELTA_ADDED, 'x', 4), KIN_EINVAL);
    TRY_FAIL(put(&scene, KIN_DELTA_DELETED, 'x', 4), KIN_EINVAL);
    TRY_FAIL(replace(&scene, 'x', 4), KIN_EINVAL);
    TRY(replace(&scene, 'a', 5)); /* b has gone, by its own key */
    TRY(drain(&scene, 1));
    OUT(&scene, "+uid-a:1 ~uid-a:2 =uid-a:5 | +uid-b:3 -uid-b:3?");
    return 0;
}

KIN_TEST(what_fails_comes_again_unless_there_is_something_newer)
{
    SCENE scene = {0};
    KIN_AUTO(kin_object) *object = NULL;

    TRY(scene_init(&scene, alloc, (kin_queue_opts){.is_retried = true}, false));
    TRY(put(&scene, KIN_DELTA_ADDED, 'a', 1));
    scene.failures = 2;
    TRY(drain(&scene, 1));
    OUT(&scene, "+a:1 | +a:1 | +a:1");
    TRY(put(&scene, KIN_DELTA_ADDED, 'a', 1));
    TRY(put(&scene, KIN_DELTA_UPDATED, 'a', 2));
    scene.failures = 1;
    TRY(drain(&scene, 1));
    OUT(&scene, "+a:1 | ~a:2");
    /* The same by hand. */
    TRY(make(&scene, 'a', 3, &object));
    kin_delta again = {.type = KIN_DELTA_UPDATED,
                       .object = object,
                       .key = kin_object_key(object)};
    TRY(kin_queue_put_if_absent(scene.queue, &again, 1, NULL));
    TRY(kin_queue_put_if_absent(scene.queue, &again, 1, NULL));
    TRY(drain(&scene, 1));
    OUT(&scene, "~a:3");
    return 0;
}

/* A list is tried again before what came after it, unless another came. */
KIN_TEST(a_list_that_fails_comes_first_again)
{
    SCENE scene = {0};

    TRY(scene_init(&scene, alloc, (kin_queue_opts){.is_retried = true}, false));
    TRY(replace(&scene, 'a', 1));
    TRY(put(&scene, KIN_DELTA_UPDATED, 'a', 2));
    scene.failures = 1;
    TRY_FAIL(kin_queue_try_pop(scene.queue, 1, process, &scene, NULL),
             KIN_ESERVER);
    assert_false(kin_queue_has_synced(scene.queue));
    TRY(kin_queue_try_pop(scene.queue, 1, process, &scene, NULL));
    assert_true(kin_queue_has_synced(scene.queue));
    TRY(drain(&scene, 1));
    OUT(&scene, "all(1@9)! | all(1@9)! | ~a:2");
    TRY(replace(&scene, 'a', 3));
    TRY(replace(&scene, 0, 0));
    scene.failures = 1;
    TRY(drain(&scene, 1));
    OUT(&scene, "all(1@9) | all(0@9)");
    return 0;
}

/* ---- while something is being processed ---- */

static int list_nothing(struct scene *scene)
{
    return replace(scene, 0, 0);
}

static int delete_a(struct scene *scene)
{
    return put(scene, KIN_DELTA_DELETED, 'a', 8);
}

/* An object that is on its way to the store is known already. */
static int counts_as_known(const kin_allocator *alloc, kin_queue_kind kind)
{
    SCENE scene = {0};

    TRY(scene_init(&scene, alloc, (kin_queue_opts){.kind = kind}, true));
    TRY(put(&scene, KIN_DELTA_ADDED, 'a', 1));
    scene.meanwhile = list_nothing;
    TRY(drain(&scene, 1));
    OUT(&scene, "+a:1 | -a:1?");
    TRY(put(&scene, KIN_DELTA_ADDED, 'a', 2));
    scene.meanwhile = delete_a;
    TRY(drain(&scene, 1));
    OUT(&scene, "+a:2 | -a:8");
    /* The store has the old state; a resync tells the new one. */
    TRY(know(&scene, 'a', 1));
    TRY(put(&scene, KIN_DELTA_UPDATED, 'a', 3));
    scene.meanwhile = resync;
    TRY(drain(&scene, 1));
    OUT(&scene, "~a:3 | .a:3");
    /* What is being deleted has gone, though the store has it still. */
    TRY(put(&scene, KIN_DELTA_DELETED, 'a', 4));
    scene.meanwhile = list_nothing;
    TRY(drain(&scene, 1));
    OUT(&scene, "-a:4");
    TRY(put(&scene, KIN_DELTA_DELETED, 'a', 4));
    scene.meanwhile = resync;
    TRY(drain(&scene, 1));
    OUT(&scene, "-a:4");
    return 0;
}

KIN_TEST(what_is_being_processed_counts_as_known)
{
    TRY(counts_as_known(alloc, KIN_QUEUE_DELTA));
    return counts_as_known(alloc, KIN_QUEUE_IN_ORDER);
}

static int pop_inside(struct scene *scene)
{
    return kin_queue_try_pop(scene->queue, 1, process, scene, NULL);
}

KIN_TEST(one_item_is_processed_at_a_time)
{
    SCENE scene = {0};

    TRY(scene_init(&scene, alloc, (kin_queue_opts){0}, false));
    TRY(put(&scene, KIN_DELTA_ADDED, 'a', 1));
    TRY(put(&scene, KIN_DELTA_ADDED, 'b', 2));
    scene.meanwhile = pop_inside;
    TRY(drain(&scene, 1));
    assert_int_equal(scene.meanwhile_code, KIN_ENOTFOUND);
    OUT(&scene, "+a:1 | +b:2");
    return 0;
}

/* ---- waiting ---- */

KIN_TEST(a_wait_ends_at_its_stop)
{
    SCENE scene = {0};
    KIN_AUTO(kin_stop) *stop = NULL;
    KIN_AUTO(kin_stop) *later = NULL;

    (void)alloc;
    TRY(scene_init(&scene, NULL, (kin_queue_opts){0}, false));
    TRY(kin_stop_new(NULL,
                     KIN_OPTS(kin_stop_opts, .has_deadline = true,
                              .deadline = kin_deadline_ms(20)),
                     &later, NULL));
    TRY_FAIL(kin_queue_pop(scene.queue, 1, process, &scene, later, NULL),
             KIN_ETIMEDOUT);
    TRY(put(&scene, KIN_DELTA_ADDED, 'a', 1));
    TRY(kin_queue_pop(scene.queue, 1, process, &scene, NULL, NULL));
    OUT(&scene, "+a:1");
    /* Who was stopped takes nothing, also if there is something. */
    TRY(kin_stop_new(NULL, NULL, &stop, NULL));
    kin_stop_request(stop);
    TRY(put(&scene, KIN_DELTA_ADDED, 'a', 1));
    TRY_FAIL(kin_queue_pop(scene.queue, 1, process, &scene, stop, NULL),
             KIN_ESTOPPED);
    assert_int_equal(kin_queue_count(scene.queue), 1);
    return 0;
}

struct taker {
    struct kin__thread thread;
    kin_queue *queue;
    kin_stop *stop;
    atomic_int *inside;
    atomic_long *last; /* version */
    atomic_size_t *taken;
    int code; /* why it ended */
};

static int taker_process(const kin_delta *deltas, size_t count, bool is_initial,
                         kin_error *err, void *userdata)
{
    struct taker *taker = userdata;

    (void)is_initial;
    (void)err;
    assert_int_equal(atomic_fetch_add(taker->inside, 1), 0);
    for (size_t i = 0; i < count; i++) {
        long version = strtol(kin_object_resource_version(deltas[i].object).ptr,
                              NULL, 10);
        assert_true(version > atomic_load(taker->last));
        atomic_store(taker->last, version);
        atomic_fetch_add(taker->taken, 1);
    }
    atomic_fetch_sub(taker->inside, 1);
    return 0;
}

static void taker_run(void *userdata)
{
    struct taker *taker = userdata;

    do
        taker->code = kin_queue_pop(taker->queue, 7, taker_process, taker,
                                    taker->stop, NULL);
    while (taker->code == 0);
}

/* Several take, one puts: each change once, in order; and all hear of the end.
 */
static int takers(bool closes)
{
    SCENE scene = {0};
    KIN_AUTO(kin_stop) *stop = NULL;
    struct taker takers[TAKERS];
    atomic_int inside = 0;
    atomic_long last = 0;
    atomic_size_t taken = 0;

    TRY(scene_init(&scene, NULL, (kin_queue_opts){0}, false));
    TRY(kin_stop_new(NULL, NULL, &stop, NULL));
    for (int i = 0; i < TAKERS; i++) {
        takers[i] = (struct taker){.queue = scene.queue,
                                   .stop = stop,
                                   .inside = &inside,
                                   .last = &last,
                                   .taken = &taken};
        TRY(kin__thread_start(&takers[i].thread, NULL, taker_run, &takers[i],
                              NULL));
    }
    for (int i = 1; i <= MANY; i++)
        TRY(put(&scene, KIN_DELTA_UPDATED, (char)('a' + i % 20), i));
    if (closes) {
        kin_queue_close(scene.queue);
    } else {
        while (atomic_load(&taken) < MANY)
            (void)kin_stop_wait(NULL, kin_deadline_ms(1));
        kin_stop_request(stop);
    }
    for (int i = 0; i < TAKERS; i++) {
        kin__thread_join(&takers[i].thread);
        assert_int_equal(takers[i].code, closes ? KIN_ECLOSED : KIN_ESTOPPED);
    }
    assert_int_equal(atomic_load(&taken), MANY);
    return 0;
}

KIN_TEST(several_may_take)
{
    (void)alloc;
    TRY(takers(/* closes= */ true));
    return takers(/* closes= */ false);
}

/* ---- the rest ---- */

KIN_TEST(a_closed_queue_gives_what_it_has)
{
    SCENE scene = {0};

    TRY(scene_init(&scene, alloc, (kin_queue_opts){0}, false));
    TRY(put(&scene, KIN_DELTA_ADDED, 'a', 1));
    kin_queue_close(scene.queue);
    TRY(kin_queue_pop(scene.queue, 1, process, &scene, NULL, NULL));
    TRY_FAIL(kin_queue_pop(scene.queue, 1, process, &scene, NULL, NULL),
             KIN_ECLOSED);
    TRY_FAIL(kin_queue_try_pop(scene.queue, 1, process, &scene, NULL),
             KIN_ECLOSED);
    TRY(put(&scene, KIN_DELTA_ADDED, 'b', 2)); /* not refused */
    TRY(drain(&scene, 1));
    OUT(&scene, "+a:1 | +b:2");
    return 0;
}

KIN_TEST(what_makes_no_sense_is_refused)
{
    SCENE scene = {0};
    kin_queue *queue = NULL;
    kin_queue_opts opts = KIN_INIT(kin_queue_opts);

    opts.alloc = alloc;
    opts.is_legacy = true;
    TRY_FAIL(kin_queue_new(&opts, &queue, NULL), KIN_EINVAL);
    opts.size = 3;
    TRY_FAIL(kin_queue_new(&opts, &queue, NULL), KIN_EINVAL);
    TRY(scene_init(&scene, alloc, (kin_queue_opts){.max_items = 1}, false));
    TRY_FAIL(put(&scene, KIN_DELTA_SYNC, 'a', 1), KIN_EINVAL);
    TRY(put(&scene, KIN_DELTA_ADDED, 'a', 1));
    TRY_FAIL(put(&scene, KIN_DELTA_ADDED, 'b', 1), KIN_ELIMIT);
    TRY_FAIL(put_tombstone(&scene, ""), KIN_EINVAL);
    TRY_FAIL(kin_queue_put(
                 scene.queue,
                 &(kin_delta){.type = KIN_DELTA_DELETED, .is_tombstone = true},
                 NULL),
             KIN_EINVAL);
    for (kin_delta none = {.type = KIN_DELTA_ADDED};
         none.type <= KIN_DELTA_DELETED; none.type++)
        TRY_FAIL(kin_queue_put(scene.queue, &none, NULL), KIN_EINVAL);
    TRY_FAIL(kin_queue_pop(scene.queue, 1, NULL, NULL, NULL, NULL), KIN_EINVAL);
    TRY_FAIL(kin_queue_try_pop(scene.queue, 1, NULL, NULL, NULL), KIN_EINVAL);
    assert_null(kin_queue_free(NULL));
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(a_list_is_one_change_and_batches_are_made),
    KIN_TEST_ENTRY(by_key_changes_are_gathered),
    KIN_TEST_ENTRY(keys_can_be_something_else),
    KIN_TEST_ENTRY(what_fails_comes_again_unless_there_is_something_newer),
    KIN_TEST_ENTRY(a_list_that_fails_comes_first_again),
    KIN_TEST_ENTRY(what_is_being_processed_counts_as_known),
    KIN_TEST_ENTRY(one_item_is_processed_at_a_time),
    KIN_TEST_ENTRY(a_wait_ends_at_its_stop), KIN_TEST_ENTRY(several_may_take),
    KIN_TEST_ENTRY(a_closed_queue_gives_what_it_has),
    KIN_TEST_ENTRY(what_makes_no_sense_is_refused))
