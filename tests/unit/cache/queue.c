/* SPDX-License-Identifier: Apache-2.0 */
#include "cache/queue.h"

#include <kin/json.h>

#include "base/buf.h"
#include "base/str.h"
#include "kin_test.h"

/* ---- a scene: a queue, what is stored, and what came out ---- */

enum { STORED_MAX = 8 };

struct scene {
    const kin_allocator *alloc;
    struct kin__queue *queue;
    kin_object *stored[STORED_MAX];
    size_t stored_count;
    struct kin__buf out; /* a word for each change, batches parted by " | " */
    size_t fail;         /* so many calls to process fail */
};

static void scene_done(struct scene *scene)
{
    scene->queue = kin__queue_free(scene->queue);
    for (size_t i = 0; i < scene->stored_count; i++)
        (void)kin_object_unref(scene->stored[i]);
    kin__buf_done(&scene->out);
}

#define SCENE __attribute__((cleanup(scene_done))) struct scene

static const kin_object *stored_get(kin_str key, void *userdata)
{
    const struct scene *scene = userdata;

    for (size_t i = 0; i < scene->stored_count; i++)
        if (kin_str_eq(kin_object_key(scene->stored[i]), key))
            return scene->stored[i];
    return NULL;
}

static int stored_each(int (*take)(const kin_object *object, void *context),
                       void *context, void *userdata)
{
    const struct scene *scene = userdata;

    for (size_t i = 0; i < scene->stored_count; i++) {
        int r = take(scene->stored[i], context);
        if (r < 0)
            return r;
    }
    return 0;
}

static int scene_init(struct scene *scene, const kin_allocator *alloc,
                      struct kin__queue_opts opts, bool knows)
{
    kin_known_objects known = {.size = sizeof(kin_known_objects),
                               .get = stored_get,
                               .each = stored_each,
                               .userdata = scene};

    scene->alloc = alloc;
    kin__buf_init(&scene->out, /* alloc= */ NULL, 1 << 16);
    opts.known = knows ? &known : NULL;
    return kin__queue_new(alloc, &opts, &scene->queue, /* err= */ NULL);
}

static int make(const kin_allocator *alloc, const char *name, int version,
                kin_object **ret)
{
    char text[128];

    snprintf(text, sizeof(text),
             "{\"metadata\":{\"name\":\"%s\",\"resourceVersion\":\"%d\"}}",
             name, version);
    return kin_object_parse(alloc, kin_s(text), ret, /* err= */ NULL);
}

static int store(struct scene *scene, const char *name, int version)
{
    int r = make(scene->alloc, name, version,
                 &scene->stored[scene->stored_count]);

    scene->stored_count += r == 0;
    return r;
}

static int put(struct scene *scene, kin_delta_type type, const char *name,
               int version)
{
    KIN_AUTO(kin_object) *object = NULL;

    TRY(make(scene->alloc, name, version, &object));
    if (type == KIN_DELTA_DELETED)
        return kin__queue_delete(scene->queue, object, /* err= */ NULL);
    return kin__queue_put(scene->queue, type, object, /* err= */ NULL);
}

static int add(struct scene *scene, const char *name, int version)
{
    return put(scene, KIN_DELTA_ADDED, name, version);
}

/* Names of one letter each, all of the same version. */
static int replace(struct scene *scene, const char *names, int version)
{
    kin_object *list[STORED_MAX] = {NULL};
    size_t count = 0;
    int r = 0;

    for (; r == 0 && names[count]; count++) {
        char name[2] = {names[count], '\0'};
        r = make(scene->alloc, name, version, &list[count]);
    }
    if (r == 0)
        r = kin__queue_replace(scene->queue, list, count, kin_s("77"),
                               /* err= */ NULL);
    for (size_t i = 0; i < count; i++)
        (void)kin_object_unref(list[i]);
    return r;
}

static void tell_object(struct scene *scene, const kin_object *object)
{
    assert_int_equal(
        kin__buf_printf(&scene->out, "%.*s%.*s",
                        KIN_STR(kin_object_key(object)),
                        KIN_STR(kin_object_resource_version(object))),
        0);
}

static int tell(const kin_delta *deltas, size_t count, bool is_initial,
                kin_error *err, void *userdata)
{
    static const char *const marks[] = {"+", "~",   "-",    "=",
                                        "s", "ALL", "SYNC", "MARK"};
    struct scene *scene = userdata;

    if (scene->out.len > 0)
        assert_int_equal(kin__buf_append(&scene->out, kin_s(" ")), 0);
    for (size_t i = 0; i < count; i++) {
        const kin_delta *delta = &deltas[i];
        assert_int_equal(
            kin__buf_append(&scene->out, kin_s(marks[delta->type])), 0);
        if (delta->is_tombstone)
            assert_int_equal(kin__buf_append(&scene->out, kin_s("?")), 0);
        for (size_t j = 0; j < delta->count; j++)
            tell_object(scene, delta->objects[j]);
        if (delta->object)
            tell_object(scene, delta->object);
        else
            assert_int_equal(kin__buf_append(&scene->out, delta->key), 0);
        if (delta->resource_version.len > 0)
            assert_int_equal(kin__buf_printf(&scene->out, "@%.*s",
                                             KIN_STR(delta->resource_version)),
                             0);
    }
    if (is_initial)
        assert_int_equal(kin__buf_append(&scene->out, kin_s("!")), 0);
    if (scene->fail > 0) {
        scene->fail--;
        return kin_error_set(err, KIN_ESERVER, "told to fail");
    }
    return 0;
}

static int pop(struct scene *scene)
{
    return kin__queue_pop(scene->queue, tell, scene, /* err= */ NULL);
}

static void check_out(struct scene *scene, const char *expected)
{
    assert_string_equal(scene->out.ptr ? scene->out.ptr : "", expected);
    kin__buf_clear(&scene->out);
}

static int drain(struct scene *scene, const char *expected)
{
    int r = 0;

    while (r == 0)
        r = pop(scene);
    if (r != KIN_ENOTFOUND)
        return r;
    check_out(scene, expected);
    return 0;
}

/* Without memory for a batch its changes come in smaller ones: then the words
 * are the same, but not the spaces between them. */
static bool is_same_but_for_spaces(const char *a, const char *b)
{
    for (;; a++, b++) {
        a += strspn(a, " !");
        b += strspn(b, " !");
        if (*a != *b || *a == '\0')
            return *a == *b;
    }
}

static int drain_batches(struct scene *scene, const char *expected)
{
    int r = 0;

    while (r == 0)
        r = kin__queue_pop_batch(scene->queue, KIN__QUEUE_BATCH, tell, scene,
                                 /* err= */ NULL);
    if (r != KIN_ENOTFOUND)
        return r;
    if (strcmp(scene->out.ptr, expected) != 0 &&
        is_same_but_for_spaces(scene->out.ptr, expected))
        return KIN_ENOMEM;
    check_out(scene, expected);
    return 0;
}

static const struct kin__queue_opts in_order = {.kind = KIN_QUEUE_IN_ORDER};
static const struct kin__queue_opts delta = {.kind = KIN_QUEUE_DELTA};

/* ---- both ---- */

static int closes(const kin_allocator *alloc, struct kin__queue_opts opts)
{
    SCENE scene = {0};

    TRY(scene_init(&scene, alloc, opts, /* knows= */ false));
    TRY_FAIL(pop(&scene), KIN_ENOTFOUND);
    TRY(add(&scene, "a", 1));
    kin__queue_close(scene.queue);
    TRY(add(&scene, "b", 2)); /* not refused */
    TRY(pop(&scene));
    TRY(pop(&scene));
    TRY_FAIL(pop(&scene), KIN_ECLOSED);
    check_out(&scene, "+a1 +b2");
    return 0;
}

KIN_TEST(a_closed_queue_gives_what_it_has)
{
    TRY(closes(alloc, in_order));
    return closes(alloc, delta);
}

KIN_TEST(options_that_make_no_sense_are_refused)
{
    kin_known_objects known = {.size = sizeof(kin_known_objects),
                               .get = stored_get,
                               .each = stored_each};
    kin_known_objects unable = {.size = sizeof(kin_known_objects),
                                .get = stored_get};
    struct kin__queue_opts wrong[] = {
        {.kind = KIN_QUEUE_DELTA, .known = &unable},
        {.kind = (kin_queue_kind)7},
        {.kind = KIN_QUEUE_IN_ORDER, .is_legacy = true},
        {.kind = KIN_QUEUE_DELTA, .emits_bookmarks = true},
        {.kind = KIN_QUEUE_IN_ORDER, .emits_bookmarks = true, .known = &known},
    };
    struct kin__queue *queue = NULL;

    for (size_t i = 0; i < sizeof(wrong) / sizeof(*wrong); i++)
        TRY_FAIL(kin__queue_new(alloc, &wrong[i], &queue, NULL), KIN_EINVAL);
    return 0;
}

static int syncs(const kin_allocator *alloc, struct kin__queue_opts opts)
{
    SCENE scene = {0};
    SCENE other = {0};

    TRY(scene_init(&scene, alloc, opts, /* knows= */ true));
    assert_false(kin__queue_has_synced(scene.queue));
    TRY(replace(&scene, "ab", 1));
    assert_false(kin__queue_has_synced(scene.queue));
    TRY(pop(&scene));
    assert_false(kin__queue_has_synced(scene.queue));
    TRY(pop(&scene));
    assert_true(kin__queue_has_synced(scene.queue));
    TRY(replace(&scene, "abc", 1)); /* only the first counts */
    assert_true(kin__queue_has_synced(scene.queue));
    /* A change before any list: there is nothing to wait for. */
    TRY(scene_init(&other, alloc, opts, /* knows= */ true));
    TRY(add(&other, "a", 1));
    assert_true(kin__queue_has_synced(other.queue));
    TRY(replace(&other, "b", 1));
    assert_true(kin__queue_has_synced(other.queue));
    return 0;
}

KIN_TEST(has_synced_when_the_first_list_is_taken)
{
    TRY(syncs(alloc, in_order));
    return syncs(alloc, delta);
}

static int empties(const kin_allocator *alloc, struct kin__queue_opts opts)
{
    SCENE scene = {0};

    TRY(scene_init(&scene, alloc, opts, /* knows= */ true));
    TRY(replace(&scene, "", 1));
    assert_true(kin__queue_has_synced(scene.queue));
    return 0;
}

KIN_TEST(an_empty_list_has_synced_at_once)
{
    TRY(empties(alloc, in_order));
    return empties(alloc, delta);
}

static int shorten(const kin_object *object, kin_object **ret, kin_error *err,
                   void *userdata)
{
    const kin_allocator *alloc = userdata;

    if (kin_str_eq(kin_object_name(object), KIN__S("bad")))
        return kin_error_set(err, KIN_EUNSUPPORTED, "told to fail");
    if (kin_str_eq(kin_object_name(object), KIN__S("same")))
        return 0;
    char name[8];
    snprintf(name, sizeof(name), "%.*s", KIN_STR(kin_object_name(object)));
    return make(alloc, name, 0, ret);
}

static int transforms(const kin_allocator *alloc, struct kin__queue_opts opts)
{
    SCENE scene = {0};

    opts.transform = shorten;
    opts.transform_userdata = (void *)(uintptr_t)alloc;
    TRY(scene_init(&scene, alloc, opts, /* knows= */ true));
    TRY(store(&scene, "z", 9));
    TRY(add(&scene, "a", 5));
    TRY(add(&scene, "same", 6));
    TRY_FAIL(add(&scene, "bad", 7), KIN_EUNSUPPORTED);
    /* Neither for tombstones nor for resyncs. */
    TRY(kin__queue_delete_unseen(scene.queue, KIN__S("z"), scene.stored[0],
                                 NULL));
    TRY(drain(&scene, "+a0 +same6 -?z9"));
    TRY(kin__queue_resync(scene.queue, NULL));
    return drain(&scene, "sz9");
}

KIN_TEST(transforms_what_comes_in)
{
    TRY(transforms(alloc, in_order));
    return transforms(alloc, delta);
}

static int retries(const kin_allocator *alloc, struct kin__queue_opts opts)
{
    SCENE scene = {0};

    TRY(scene_init(&scene, alloc, opts, /* knows= */ false));
    TRY(add(&scene, "a", 1));
    scene.fail = 1;
    TRY_FAIL(pop(&scene), KIN_ESERVER);
    check_out(&scene, "+a1");
    assert_int_equal(kin__queue_count(scene.queue), 0); /* gone */
    scene.queue = kin__queue_free(scene.queue);

    SCENE again = {0};
    opts.is_retried = true;
    TRY(scene_init(&again, alloc, opts, /* knows= */ false));
    TRY(add(&again, "a", 1));
    TRY(add(&again, "b", 2));
    again.fail = 1;
    TRY_FAIL(pop(&again), KIN_ESERVER);
    return drain(&again, "+a1 +b2 +a1");
}

KIN_TEST(what_fails_is_gone_or_comes_again)
{
    TRY(retries(alloc, in_order));
    return retries(alloc, delta);
}

KIN_TEST(nothing_comes_again_if_there_is_something_newer)
{
    SCENE scene = {0};
    struct kin__queue_opts opts = in_order;

    opts.is_retried = true;
    TRY(scene_init(&scene, alloc, opts, /* knows= */ false));
    TRY(add(&scene, "a", 1));
    TRY(put(&scene, KIN_DELTA_UPDATED, "a", 2));
    scene.fail = 1;
    TRY_FAIL(pop(&scene), KIN_ESERVER);
    TRY(drain(&scene, "+a1 ~a2"));
    /* A list says what there is of every key: behind it, an older state would
     * come back, or an object that is gone. */
    TRY(add(&scene, "a", 3));
    TRY(add(&scene, "b", 3));
    TRY(replace(&scene, "b", 4));
    scene.fail = 2;
    TRY_FAIL(pop(&scene), KIN_ESERVER);
    TRY_FAIL(pop(&scene), KIN_ESERVER);
    return drain(&scene, "+a3 +b3 ALLb4@77");
}

static int stays_below(const kin_allocator *alloc, struct kin__queue_opts opts)
{
    SCENE scene = {0};

    opts.max_items = 2;
    TRY(scene_init(&scene, alloc, opts, /* knows= */ true));
    TRY(add(&scene, "a", 1));
    TRY_FAIL(replace(&scene, "bc", 2), KIN_ELIMIT);
    TRY(add(&scene, "b", 1));
    TRY_FAIL(add(&scene, "c", 1), KIN_ELIMIT);
    return drain(&scene, "+a1 +b1");
}

KIN_TEST(a_list_that_is_one_change_is_within_the_limit)
{
    SCENE scene = {0};
    struct kin__queue_opts opts = in_order;

    opts.max_items = 2;
    opts.is_retried = true;
    TRY(scene_init(&scene, alloc, opts, /* knows= */ false));
    TRY(replace(&scene, "a", 1));
    TRY(add(&scene, "b", 2));
    TRY_FAIL(replace(&scene, "a", 3), KIN_ELIMIT);
    TRY_FAIL(kin__queue_resync(scene.queue, NULL), KIN_ELIMIT);
    scene.fail = 1;
    TRY_FAIL(pop(&scene), KIN_ESERVER); /* comes first again */
    TRY_FAIL(kin__queue_resync(scene.queue, NULL), KIN_ELIMIT);
    return drain(&scene, "ALLa1@77! ALLa1@77! +b2");
}

KIN_TEST(has_a_limit_and_a_failed_replace_leaves_no_trace)
{
    TRY(stays_below(alloc, in_order));
    return stays_below(alloc, delta);
}

/* ---- in order ---- */

KIN_TEST(in_order_joins_nothing)
{
    SCENE scene = {0};

    TRY(scene_init(&scene, alloc, in_order, /* knows= */ false));
    TRY(add(&scene, "a", 1));
    TRY(put(&scene, KIN_DELTA_UPDATED, "a", 2));
    TRY(put(&scene, KIN_DELTA_DELETED, "a", 3));
    TRY(put(&scene, KIN_DELTA_DELETED, "a", 4));
    TRY(put(&scene, KIN_DELTA_DELETED, "unknown", 5));
    return drain(&scene, "+a1 ~a2 -a3 -a4 -unknown5");
}

KIN_TEST(in_order_replaces_at_once)
{
    SCENE scene = {0};
    struct kin__queue_opts opts = in_order;

    opts.emits_bookmarks = true;
    TRY(scene_init(&scene, alloc, opts, /* knows= */ false));
    TRY(replace(&scene, "", 0));
    assert_false(kin__queue_has_synced(scene.queue)); /* one has to take it */
    TRY(replace(&scene, "ab", 3));
    TRY(kin__queue_resync(scene.queue, NULL));
    TRY(kin__queue_bookmark(scene.queue, kin_s("80"), NULL));
    TRY(drain(&scene, "ALL@77! ALLa3b3@77 SYNC MARK@80"));
    assert_true(kin__queue_has_synced(scene.queue));
    return 0;
}

KIN_TEST(in_order_drops_bookmarks_nobody_asked_for)
{
    SCENE scene = {0};

    TRY(scene_init(&scene, alloc, in_order, /* knows= */ false));
    TRY(kin__queue_bookmark(scene.queue, kin_s("80"), NULL));
    assert_int_equal(kin__queue_count(scene.queue), 0);
    return 0;
}

KIN_TEST(in_order_names_what_is_gone_first)
{
    SCENE scene = {0};

    TRY(scene_init(&scene, alloc, in_order, /* knows= */ true));
    TRY(store(&scene, "k", 1));
    TRY(store(&scene, "a", 1));
    TRY(add(&scene, "q", 2));
    TRY(add(&scene, "d", 2));
    TRY(put(&scene, KIN_DELTA_DELETED, "d", 3)); /* gone already */
    TRY(put(&scene, KIN_DELTA_UPDATED, "k", 4)); /* newer than stored */
    TRY(replace(&scene, "ab", 9));
    return drain(&scene, "+q2 +d2 -d3 ~k4 -?q2 -?k4 =a9 =b9");
}

KIN_TEST(in_order_resyncs_what_has_nothing_queued)
{
    SCENE scene = {0};

    TRY(scene_init(&scene, alloc, in_order, /* knows= */ true));
    TRY(store(&scene, "a", 1));
    TRY(store(&scene, "b", 1));
    TRY(put(&scene, KIN_DELTA_UPDATED, "a", 2));
    TRY(kin__queue_resync(scene.queue, NULL));
    return drain(&scene, "~a2 sb1");
}

KIN_TEST(a_batch_ends_before_a_key_comes_again_and_before_a_list)
{
    SCENE scene = {0};

    TRY(scene_init(&scene, alloc, in_order, /* knows= */ false));
    TRY(add(&scene, "a", 1));
    TRY(add(&scene, "b", 1));
    TRY(put(&scene, KIN_DELTA_UPDATED, "a", 2));
    TRY(add(&scene, "c", 1));
    TRY(replace(&scene, "x", 5));
    TRY(add(&scene, "d", 6));
    return drain_batches(&scene, "+a1+b1 ~a2+c1 ALLx5@77 +d6");
}

KIN_TEST(a_batch_ends_with_the_first_list)
{
    SCENE scene = {0};

    TRY(scene_init(&scene, alloc, in_order, /* knows= */ true));
    TRY(replace(&scene, "ab", 1));
    TRY(add(&scene, "c", 2));
    TRY(add(&scene, "d", 2));
    return drain_batches(&scene, "=a1=b1! +c2+d2");
}

KIN_TEST(a_batch_has_a_limit)
{
    SCENE scene = {0};
    size_t batches = 0;
    char name[16];

    (void)alloc;
    TRY(scene_init(&scene, /* alloc= */ NULL, in_order, /* knows= */ false));
    for (int i = 0; i < KIN__QUEUE_BATCH + 1; i++) {
        snprintf(name, sizeof(name), "n%d", i);
        TRY(add(&scene, name, 1));
    }
    for (; kin__queue_count(scene.queue) > 0; batches++)
        TRY(kin__queue_pop_batch(scene.queue, KIN__QUEUE_BATCH, tell, &scene,
                                 NULL));
    assert_int_equal(batches, 2);
    return 0;
}

/* ---- delta ---- */

KIN_TEST(delta_gathers_by_key)
{
    SCENE scene = {0};

    TRY(scene_init(&scene, alloc, delta, /* knows= */ false));
    TRY(add(&scene, "a", 1));
    TRY(add(&scene, "b", 2));
    TRY(put(&scene, KIN_DELTA_UPDATED, "a", 3));
    assert_int_equal(kin__queue_count(scene.queue), 2);
    return drain(&scene, "+a1~a3 +b2");
}

KIN_TEST(delta_joins_only_deletions)
{
    SCENE scene = {0};

    TRY(scene_init(&scene, alloc, delta, /* knows= */ true));
    TRY(store(&scene, "a", 1));
    TRY(put(&scene, KIN_DELTA_UPDATED, "a", 2));
    TRY(put(&scene, KIN_DELTA_UPDATED, "a", 2));
    TRY(kin__queue_delete_unseen(scene.queue, KIN__S("a"), NULL, NULL));
    TRY(put(&scene, KIN_DELTA_DELETED, "a", 3));
    TRY(kin__queue_delete_unseen(scene.queue, KIN__S("a"), NULL, NULL));
    return drain(&scene, "~a2~a2-a3");
}

KIN_TEST(delta_ignores_deletions_of_the_unknown)
{
    SCENE scene = {0};

    TRY(scene_init(&scene, alloc, delta, /* knows= */ true));
    TRY(store(&scene, "k", 1));
    TRY(put(&scene, KIN_DELTA_DELETED, "u", 2));
    TRY(kin__queue_delete_unseen(scene.queue, KIN__S("v"), NULL, NULL));
    assert_true(
        kin__queue_has_synced(scene.queue)); /* it was a change, though */
    TRY(put(&scene, KIN_DELTA_DELETED, "k", 2));
    TRY(add(&scene, "q", 3));
    TRY(put(&scene, KIN_DELTA_DELETED, "q", 4));
    return drain(&scene, "-k2 +q3-q4");
}

KIN_TEST(delta_replaces_and_then_names_what_is_gone)
{
    SCENE scene = {0};

    TRY(scene_init(&scene, alloc, delta, /* knows= */ true));
    TRY(store(&scene, "k", 1));
    TRY(store(&scene, "a", 1));
    TRY(add(&scene, "q", 2));
    TRY(replace(&scene, "ab", 9));
    return drain(&scene, "+q2-?q2 =a9 =b9 -?k1");
}

KIN_TEST(delta_names_all_that_is_gone)
{
    SCENE scene = {0};

    TRY(scene_init(&scene, alloc, delta, /* knows= */ true));
    TRY(store(&scene, "k", 1));
    TRY(store(&scene, "l", 1));
    TRY(store(&scene, "m", 1));
    TRY(add(&scene, "a", 2));
    TRY(add(&scene, "q", 2));
    TRY(put(&scene, KIN_DELTA_UPDATED, "l", 2));
    TRY(add(&scene, "r", 2));
    TRY(replace(&scene, "a", 9));
    return drain(&scene, "+a2=a9 +q2-?q2 ~l2-?l2 +r2-?r2 -?k1 -?m1");
}

KIN_TEST(delta_counts_the_gone_as_part_of_the_first_list)
{
    SCENE scene = {0};

    TRY(scene_init(&scene, alloc, delta, /* knows= */ true));
    TRY(store(&scene, "k", 1));
    TRY(replace(&scene, "aa", 9)); /* one key */
    TRY(drain(&scene, "=a9=a9! -?k1!"));
    assert_true(kin__queue_has_synced(scene.queue));
    return 0;
}

KIN_TEST(delta_has_a_legacy_form)
{
    SCENE scene = {0};
    struct kin__queue_opts opts = delta;

    opts.is_legacy = true;
    TRY(scene_init(&scene, alloc, opts, /* knows= */ true));
    TRY(replace(&scene, "a", 1));
    return drain(&scene, "sa1!");
}

KIN_TEST(delta_resyncs_what_has_nothing_queued)
{
    SCENE scene = {0};

    TRY(scene_init(&scene, alloc, delta, /* knows= */ true));
    TRY(store(&scene, "a", 1));
    TRY(store(&scene, "b", 1));
    TRY(put(&scene, KIN_DELTA_DELETED, "a", 2));
    TRY(kin__queue_resync(scene.queue, NULL));
    return drain(&scene, "-a2 sb1");
}

KIN_TEST(puts_back_only_what_is_absent)
{
    SCENE scene = {0};
    KIN_AUTO(kin_object) *object = NULL;

    TRY(scene_init(&scene, alloc, delta, /* knows= */ false));
    TRY(make(alloc, "a", 1, &object));
    kin_delta deltas[] = {
        {.type = KIN_DELTA_ADDED, .object = object, .key = KIN__S("a")},
        {.type = KIN_DELTA_UPDATED, .object = object, .key = KIN__S("a")},
    };
    TRY(kin__queue_put_if_absent(scene.queue, deltas, 2, NULL));
    TRY(kin__queue_put_if_absent(scene.queue, deltas, 1, NULL));
    return drain(&scene, "+a1~a1");
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(a_closed_queue_gives_what_it_has),
    KIN_TEST_ENTRY(options_that_make_no_sense_are_refused),
    KIN_TEST_ENTRY(has_synced_when_the_first_list_is_taken),
    KIN_TEST_ENTRY(an_empty_list_has_synced_at_once),
    KIN_TEST_ENTRY(transforms_what_comes_in),
    KIN_TEST_ENTRY(what_fails_is_gone_or_comes_again),
    KIN_TEST_ENTRY(nothing_comes_again_if_there_is_something_newer),
    KIN_TEST_ENTRY(a_list_that_is_one_change_is_within_the_limit),
    KIN_TEST_ENTRY(has_a_limit_and_a_failed_replace_leaves_no_trace),
    KIN_TEST_ENTRY(in_order_joins_nothing),
    KIN_TEST_ENTRY(in_order_replaces_at_once),
    KIN_TEST_ENTRY(in_order_drops_bookmarks_nobody_asked_for),
    KIN_TEST_ENTRY(in_order_names_what_is_gone_first),
    KIN_TEST_ENTRY(in_order_resyncs_what_has_nothing_queued),
    KIN_TEST_ENTRY(a_batch_ends_before_a_key_comes_again_and_before_a_list),
    KIN_TEST_ENTRY(a_batch_ends_with_the_first_list),
    KIN_TEST_ENTRY(a_batch_has_a_limit), KIN_TEST_ENTRY(delta_gathers_by_key),
    KIN_TEST_ENTRY(delta_joins_only_deletions),
    KIN_TEST_ENTRY(delta_ignores_deletions_of_the_unknown),
    KIN_TEST_ENTRY(delta_replaces_and_then_names_what_is_gone),
    KIN_TEST_ENTRY(delta_names_all_that_is_gone),
    KIN_TEST_ENTRY(delta_counts_the_gone_as_part_of_the_first_list),
    KIN_TEST_ENTRY(delta_has_a_legacy_form),
    KIN_TEST_ENTRY(delta_resyncs_what_has_nothing_queued),
    KIN_TEST_ENTRY(puts_back_only_what_is_absent))
