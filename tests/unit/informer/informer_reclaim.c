/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Memory comes back after a mass deletion though nothing follows: from a source
 * that never says that it rests, in the time of a clock that the test moves.
 */
#include <sched.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

#include "base/fake_clock.h"
#include "hearer_test.h"
#include "informer/informer_impl.h"

enum {
    COUNT = 2000,
    KEPT = 5,
    TEXT = 1000, /* bytes that are each object's own */
};

struct scene {
    struct kin__fake_clock clock;
    kin_fake_source *source;
    kin_loop *loop;
    kin_informer *informer;
    uint64_t full;     /* bytes of all objects */
    atomic_bool waits; /* handlers wait while it is set */
    atomic_int deletes;
};

static void scene_done(struct scene *scene)
{
    atomic_store(&scene->waits, false);
    scene->informer = kin_informer_free(scene->informer);
    scene->source = kin_fake_source_free(scene->source);
    scene->loop = kin_loop_free(scene->loop);
}

#define SCENE __attribute__((cleanup(scene_done))) struct scene

static void wait_on_delete(const kin_object *object, bool is_tombstone,
                           void *userdata)
{
    struct scene *scene = userdata;

    (void)object;
    (void)is_tombstone;
    while (atomic_load(&scene->waits))
        sched_yield();
    atomic_fetch_add(&scene->deletes, 1);
}

static bool is_late(kin_deadline deadline)
{
    return kin__clock_now_ns(kin__clock_real()) > deadline.at_ns;
}

static int put_large(kin_fake_source *source, int i)
{
    char text[TEXT + 128];
    int len = snprintf(text, sizeof(text),
                       "{\"kind\":\"Pod\",\"metadata\":{\"name\":\"pod-%d\"},"
                       "\"spec\":{\"text\":\"%d-",
                       i, i);

    memset(text + len, 'x', TEXT);
    snprintf(text + len + TEXT, sizeof(text) - (size_t)len - TEXT, "\"}}");
    return kin_fake_source_put_json(source, kin_s(text), NULL);
}

static uint64_t bytes(struct scene *scene)
{
    kin_informer_stats stats = KIN_INIT(kin_informer_stats);

    kin_informer_get_stats(scene->informer, &stats);
    return stats.bytes;
}

/* A moment for others, and a second on the clock. */
static void pass_time(struct scene *scene)
{
    if (scene->loop)
        kin_loop_step(scene->loop);
    sched_yield();
    kin__fake_clock_advance(&scene->clock, KIN__NS_PER_S);
}

static int await_bytes(struct scene *scene, uint64_t at_most)
{
    kin_deadline deadline = kin_deadline_ms(SOON_MS);

    while (bytes(scene) > at_most) {
        if (is_late(deadline))
            return KIN_ETIMEDOUT;
        pass_time(scene);
    }
    return 0;
}

static int await_objects(struct scene *scene, size_t count)
{
    kin_deadline deadline = kin_deadline_ms(SOON_MS);
    kin_informer_stats stats = KIN_INIT(kin_informer_stats);

    do {
        pass_time(scene);
        kin_informer_get_stats(scene->informer, &stats);
        if (is_late(deadline))
            return KIN_ETIMEDOUT;
    } while (stats.objects != count || stats.watches == 0);
    return 0;
}

static int scene_init(struct scene *scene, bool has_loop)
{
    struct kin__informer_extras extras = {.clock = &scene->clock.clock,
                                          .seed = 1};
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);
    kin_handler handler = {.size = sizeof(kin_handler),
                           .on_delete = wait_on_delete,
                           .userdata = scene};

    kin__fake_clock_init(&scene->clock, KIN__NS_PER_S, 0);
    if (has_loop)
        TRY(kin_loop_new(NULL, &scene->loop, NULL));
    opts.loop = scene->loop;
    opts.watch_list = KIN_WATCH_LIST_OFF;
    TRY(kin_fake_source_new(NULL, &pods, &scene->source, NULL));
    for (int i = 0; i < COUNT; i++)
        TRY(put_large(scene->source, i));
    TRY(kin__informer_new(kin_fake_source_lister_watcher(scene->source), &opts,
                          &extras, &scene->informer, NULL));
    TRY(kin_informer_add_handler(scene->informer, &handler, NULL, NULL, NULL));
    TRY(kin_informer_start(scene->informer, NULL));
    TRY(await_objects(scene, COUNT));
    scene->full = bytes(scene);
    return 0;
}

/* All but a few, which lie spread. */
static int delete_most(struct scene *scene)
{
    char key[16];

    for (int i = 0; i < COUNT; i++) {
        snprintf(key, sizeof(key), "pod-%d", i);
        if (i % (COUNT / KEPT) != 0)
            TRY(kin_fake_source_delete(scene->source, kin_s(key), NULL));
    }
    return await_objects(scene, KEPT);
}

KIN_TEST(memory_comes_back_without_further_writes)
{
    SCENE scene = {0};

    (void)alloc;
    TRY(scene_init(&scene, /* has_loop= */ false));
    TRY(delete_most(&scene));
    return await_bytes(&scene, scene.full / 4);
}

KIN_TEST(memory_comes_back_in_a_loop)
{
    SCENE scene = {0};

    (void)alloc;
    TRY(scene_init(&scene, /* has_loop= */ true));
    TRY(delete_most(&scene));
    return await_bytes(&scene, scene.full / 4);
}

KIN_TEST(memory_comes_back_when_a_snapshot_is_released)
{
    SCENE scene = {0};

    (void)alloc;
    TRY(scene_init(&scene, /* has_loop= */ false));
    kin_snapshot *snapshot = kin_informer_snapshot(scene.informer);
    assert_non_null(snapshot);
    int r = delete_most(&scene);
    for (int i = 0; i < 10; i++)
        pass_time(&scene);
    uint64_t kept = bytes(&scene);
    assert_int_equal(kin_snapshot_count(snapshot), COUNT);
    snapshot = kin_snapshot_free(snapshot);
    TRY(r);
    assert_true(kept > scene.full / 2);
    return await_bytes(&scene, scene.full / 4);
}

KIN_TEST(memory_comes_back_when_a_slow_handler_has_been_called)
{
    SCENE scene = {0};

    (void)alloc;
    TRY(scene_init(&scene, /* has_loop= */ false));
    atomic_store(&scene.waits, true);
    TRY(delete_most(&scene));
    for (int i = 0; i < 10; i++)
        pass_time(&scene);
    assert_true(bytes(&scene) > scene.full / 2);
    atomic_store(&scene.waits, false);
    TRY(await_bytes(&scene, scene.full / 4));
    assert_int_equal(atomic_load(&scene.deletes), COUNT - KEPT);
    return 0;
}

/* At once: the clock stands still. */
KIN_TEST(memory_comes_back_on_request)
{
    SCENE scene = {0};
    char key[16];

    (void)alloc;
    TRY(scene_init(&scene, /* has_loop= */ false));
    for (int i = 1; i < COUNT; i++) {
        snprintf(key, sizeof(key), "pod-%d", i);
        TRY(kin_fake_source_delete(scene.source, kin_s(key), NULL));
    }
    TRY(wait_version(scene.informer, scene.source));
    kin_deadline deadline = kin_deadline_ms(SOON_MS);
    while (atomic_load(&scene.deletes) < COUNT - 1) {
        assert_false(is_late(deadline));
        sched_yield();
    }
    while (bytes(&scene) > scene.full / 4) {
        assert_false(is_late(deadline));
        kin_informer_reclaim(scene.informer); /* the last call may go on */
    }
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(memory_comes_back_without_further_writes),
    KIN_TEST_ENTRY(memory_comes_back_in_a_loop),
    KIN_TEST_ENTRY(memory_comes_back_when_a_snapshot_is_released),
    KIN_TEST_ENTRY(memory_comes_back_when_a_slow_handler_has_been_called),
    KIN_TEST_ENTRY(memory_comes_back_on_request))
