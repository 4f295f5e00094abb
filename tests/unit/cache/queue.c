/* SPDX-License-Identifier: Apache-2.0 */
#include "cache/queue.h"

#include <kin/json.h>

#include "base/buf.h"
#include "base/str.h"
#include "kin_test.h"

/* ---- fixture: a queue, known objects, and the popped changes ---- */

enum { STORED_MAX = 8 };

struct fixture {
    const kin_allocator *alloc;
    struct kin__queue *queue;
    kin_object *stored[STORED_MAX];
    size_t stored_count;
    struct kin__buf
        out;     /* a word for each change, batches separated by " | " */
    size_t fail; /* number of calls to process that fail */
};

static void fixture_done(struct fixture *fixture)
{
    fixture->queue = kin__queue_free(fixture->queue);
    for (size_t i = 0; i < fixture->stored_count; i++)
        (void)kin_object_unref(fixture->stored[i]);
    kin__buf_done(&fixture->out);
}

#define FIXTURE __attribute__((cleanup(fixture_done))) struct fixture

static const kin_object *stored_get(kin_str key, void *userdata)
{
    const struct fixture *fixture = userdata;

    for (size_t i = 0; i < fixture->stored_count; i++)
        if (kin_str_eq(kin_object_key(fixture->stored[i]), key))
            return fixture->stored[i];
    return NULL;
}

static int stored_each(int (*take)(const kin_object *object, void *context),
                       void *context, void *userdata)
{
    const struct fixture *fixture = userdata;

    for (size_t i = 0; i < fixture->stored_count; i++) {
        int r = take(fixture->stored[i], context);
        if (r < 0)
            return r;
    }
    return 0;
}

static int fixture_init(struct fixture *fixture, const kin_allocator *alloc,
                        struct kin__queue_opts opts, bool knows)
{
    kin_known_objects known = {.size = sizeof(kin_known_objects),
                               .get = stored_get,
                               .each = stored_each,
                               .userdata = fixture};

    fixture->alloc = alloc;
    kin__buf_init(&fixture->out, /* alloc= */ NULL, 1 << 16);
    opts.known = knows ? &known : NULL;
    return kin__queue_new(alloc, &opts, &fixture->queue, /* err= */ NULL);
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

static int store(struct fixture *fixture, const char *name, int version)
{
    int r = make(fixture->alloc, name, version,
                 &fixture->stored[fixture->stored_count]);

    fixture->stored_count += r == 0;
    return r;
}

static int put(struct fixture *fixture, kin_delta_type type, const char *name,
               int version)
{
    KIN_AUTO(kin_object) *object = NULL;

    TRY(make(fixture->alloc, name, version, &object));
    if (type == KIN_DELTA_DELETED)
        return kin__queue_delete(fixture->queue, object, /* err= */ NULL);
    return kin__queue_put(fixture->queue, type, object, /* err= */ NULL);
}

static int add(struct fixture *fixture, const char *name, int version)
{
    return put(fixture, KIN_DELTA_ADDED, name, version);
}

/* Names of one letter each, all with the same version. */
static int replace(struct fixture *fixture, const char *names, int version)
{
    kin_object *list[STORED_MAX] = {NULL};
    size_t count = 0;
    int r = 0;

    for (; r == 0 && names[count]; count++) {
        char name[2] = {names[count], '\0'};
        r = make(fixture->alloc, name, version, &list[count]);
    }
    if (r == 0)
        r = kin__queue_replace(fixture->queue, list, count, kin_s("77"),
                               /* err= */ NULL);
    for (size_t i = 0; i < count; i++)
        (void)kin_object_unref(list[i]);
    return r;
}

static void record_object(struct fixture *fixture, const kin_object *object)
{
    assert_int_equal(
        kin__buf_printf(&fixture->out, "%.*s%.*s",
                        KIN_STR(kin_object_key(object)),
                        KIN_STR(kin_object_resource_version(object))),
        0);
}

static int record(const kin_delta *deltas, size_t count, bool is_initial,
                  kin_error *err, void *userdata)
{
    static const char *const marks[] = {"+", "~",   "-",    "=",
                                        "s", "ALL", "SYNC", "MARK"};
    struct fixture *fixture = userdata;

    if (fixture->out.len > 0)
        assert_int_equal(kin__buf_append(&fixture->out, kin_s(" ")), 0);
    for (size_t i = 0; i < count; i++) {
        const kin_delta *delta = &deltas[i];
        assert_int_equal(
            kin__buf_append(&fixture->out, kin_s(marks[delta->type])), 0);
        if (delta->is_tombstone)
            assert_int_equal(kin__buf_append(&fixture->out, kin_s("?")), 0);
        for (size_t j = 0; j < delta->count; j++)
            record_object(fixture, delta->objects[j]);
        if (delta->object)
            record_object(fixture, delta->object);
        else
            assert_int_equal(kin__buf_append(&fixture->out, delta->key), 0);
        if (delta->resource_version.len > 0)
            assert_int_equal(kin__buf_printf(&fixture->out, "@%.*s",
                                             KIN_STR(delta->resource_version)),
                             0);
    }
    if (is_initial)
        assert_int_equal(kin__buf_append(&fixture->out, kin_s("!")), 0);
    if (fixture->fail > 0) {
        fixture->fail--;
        return kin_error_set(err, KIN_ESERVER, "failure requested");
    }
    return 0;
}

static int pop(struct fixture *fixture)
{
    return kin__queue_pop(fixture->queue, record, fixture, /* err= */ NULL);
}

static void check_out(struct fixture *fixture, const char *expected)
{
    assert_string_equal(fixture->out.ptr ? fixture->out.ptr : "", expected);
    kin__buf_clear(&fixture->out);
}

static int drain(struct fixture *fixture, const char *expected)
{
    int r = 0;

    while (r == 0)
        r = pop(fixture);
    if (r != KIN_ENOTFOUND)
        return r;
    check_out(fixture, expected);
    return 0;
}

/* Without memory for a batch its changes come in smaller batches: the words are
 * the same, but not the spaces between them. */
static bool is_same_but_for_spaces(const char *a, const char *b)
{
    for (;; a++, b++) {
        a += strspn(a, " !");
        b += strspn(b, " !");
        if (*a != *b || *a == '\0')
            return *a == *b;
    }
}

static int drain_batches(struct fixture *fixture, const char *expected)
{
    int r = 0;

    while (r == 0)
        r = kin__queue_pop_batch(fixture->queue, KIN__QUEUE_BATCH, record,
                                 fixture,
                                 /* err= */ NULL);
    if (r != KIN_ENOTFOUND)
        return r;
    if (strcmp(fixture->out.ptr, expected) != 0 &&
        is_same_but_for_spaces(fixture->out.ptr, expected))
        return KIN_ENOMEM;
    check_out(fixture, expected);
    return 0;
}

static const struct kin__queue_opts in_order = {.kind = KIN_QUEUE_IN_ORDER};
static const struct kin__queue_opts delta = {.kind = KIN_QUEUE_DELTA};

/* ---- both kinds ---- */

static int closes(const kin_allocator *alloc, struct kin__queue_opts opts)
{
    FIXTURE fixture = {0};

    TRY(fixture_init(&fixture, alloc, opts, /* knows= */ false));
    TRY_FAIL(pop(&fixture), KIN_ENOTFOUND);
    TRY(add(&fixture, "a", 1));
    kin__queue_close(fixture.queue);
    TRY(add(&fixture, "b", 2)); /* not rejected */
    TRY(pop(&fixture));
    TRY(pop(&fixture));
    TRY_FAIL(pop(&fixture), KIN_ECLOSED);
    check_out(&fixture, "+a1 +b2");
    return 0;
}

KIN_TEST(closed_queue_returns_its_items)
{
    TRY(closes(alloc, in_order));
    return closes(alloc, delta);
}

KIN_TEST(rejects_options_that_cannot_be_combined)
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
    FIXTURE fixture = {0};
    FIXTURE other = {0};

    TRY(fixture_init(&fixture, alloc, opts, /* knows= */ true));
    assert_false(kin__queue_has_synced(fixture.queue));
    TRY(replace(&fixture, "ab", 1));
    assert_false(kin__queue_has_synced(fixture.queue));
    TRY(pop(&fixture));
    assert_false(kin__queue_has_synced(fixture.queue));
    TRY(pop(&fixture));
    assert_true(kin__queue_has_synced(fixture.queue));
    TRY(replace(&fixture, "abc", 1)); /* only the first list counts */
    assert_true(kin__queue_has_synced(fixture.queue));
    /* A change before any list: synced at once. */
    TRY(fixture_init(&other, alloc, opts, /* knows= */ true));
    TRY(add(&other, "a", 1));
    assert_true(kin__queue_has_synced(other.queue));
    TRY(replace(&other, "b", 1));
    assert_true(kin__queue_has_synced(other.queue));
    return 0;
}

KIN_TEST(synced_after_the_first_list_is_popped)
{
    TRY(syncs(alloc, in_order));
    return syncs(alloc, delta);
}

static int empties(const kin_allocator *alloc, struct kin__queue_opts opts)
{
    FIXTURE fixture = {0};

    TRY(fixture_init(&fixture, alloc, opts, /* knows= */ true));
    TRY(replace(&fixture, "", 1));
    assert_true(kin__queue_has_synced(fixture.queue));
    return 0;
}

KIN_TEST(empty_list_is_synced_at_once)
{
    TRY(empties(alloc, in_order));
    return empties(alloc, delta);
}

static int shorten(const kin_object *object, kin_object **ret, kin_error *err,
                   void *userdata)
{
    const kin_allocator *alloc = userdata;

    if (kin_str_eq(kin_object_name(object), KIN__S("bad")))
        return kin_error_set(err, KIN_EUNSUPPORTED, "failure requested");
    if (kin_str_eq(kin_object_name(object), KIN__S("same")))
        return 0;
    char name[8];
    snprintf(name, sizeof(name), "%.*s", KIN_STR(kin_object_name(object)));
    return make(alloc, name, 0, ret);
}

static int transforms(const kin_allocator *alloc, struct kin__queue_opts opts)
{
    FIXTURE fixture = {0};

    opts.transform = shorten;
    opts.transform_userdata = (void *)(uintptr_t)alloc;
    TRY(fixture_init(&fixture, alloc, opts, /* knows= */ true));
    TRY(store(&fixture, "z", 9));
    TRY(add(&fixture, "a", 5));
    TRY(add(&fixture, "same", 6));
    TRY_FAIL(add(&fixture, "bad", 7), KIN_EUNSUPPORTED);
    /* Not applied to tombstones and resyncs. */
    TRY(kin__queue_delete_unseen(fixture.queue, KIN__S("z"), fixture.stored[0],
                                 NULL));
    TRY(drain(&fixture, "+a0 +same6 -?z9"));
    TRY(kin__queue_resync(fixture.queue, NULL));
    return drain(&fixture, "sz9");
}

KIN_TEST(transforms_objects_before_queueing)
{
    TRY(transforms(alloc, in_order));
    return transforms(alloc, delta);
}

static int retries(const kin_allocator *alloc, struct kin__queue_opts opts)
{
    FIXTURE fixture = {0};

    TRY(fixture_init(&fixture, alloc, opts, /* knows= */ false));
    TRY(add(&fixture, "a", 1));
    fixture.fail = 1;
    TRY_FAIL(pop(&fixture), KIN_ESERVER);
    check_out(&fixture, "+a1");
    assert_int_equal(kin__queue_count(fixture.queue), 0); /* gone */
    fixture.queue = kin__queue_free(fixture.queue);

    FIXTURE again = {0};
    opts.is_retried = true;
    TRY(fixture_init(&again, alloc, opts, /* knows= */ false));
    TRY(add(&again, "a", 1));
    TRY(add(&again, "b", 2));
    again.fail = 1;
    TRY_FAIL(pop(&again), KIN_ESERVER);
    return drain(&again, "+a1 +b2 +a1");
}

KIN_TEST(failed_item_is_dropped_or_retried)
{
    TRY(retries(alloc, in_order));
    return retries(alloc, delta);
}

KIN_TEST(failed_item_is_not_retried_after_a_newer_change)
{
    FIXTURE fixture = {0};
    struct kin__queue_opts opts = in_order;

    opts.is_retried = true;
    TRY(fixture_init(&fixture, alloc, opts, /* knows= */ false));
    TRY(add(&fixture, "a", 1));
    TRY(put(&fixture, KIN_DELTA_UPDATED, "a", 2));
    fixture.fail = 1;
    TRY_FAIL(pop(&fixture), KIN_ESERVER);
    TRY(drain(&fixture, "+a1 ~a2"));
    /* A list says what there is of every key: behind it, an older state would
     * come back, or an object that is gone. */
    TRY(add(&fixture, "a", 3));
    TRY(add(&fixture, "b", 3));
    TRY(replace(&fixture, "b", 4));
    fixture.fail = 2;
    TRY_FAIL(pop(&fixture), KIN_ESERVER);
    TRY_FAIL(pop(&fixture), KIN_ESERVER);
    return drain(&fixture, "+a3 +b3 ALLb4@77");
}

static int stays_below(const kin_allocator *alloc, struct kin__queue_opts opts)
{
    FIXTURE fixture = {0};

    opts.max_items = 2;
    TRY(fixture_init(&fixture, alloc, opts, /* knows= */ true));
    TRY(add(&fixture, "a", 1));
    TRY_FAIL(replace(&fixture, "bc", 2), KIN_ELIMIT);
    TRY(add(&fixture, "b", 1));
    TRY_FAIL(add(&fixture, "c", 1), KIN_ELIMIT);
    return drain(&fixture, "+a1 +b1");
}

KIN_TEST(atomic_list_counts_as_one_change)
{
    FIXTURE fixture = {0};
    struct kin__queue_opts opts = in_order;

    opts.max_items = 2;
    opts.is_retried = true;
    TRY(fixture_init(&fixture, alloc, opts, /* knows= */ false));
    TRY(replace(&fixture, "a", 1));
    TRY(add(&fixture, "b", 2));
    TRY_FAIL(replace(&fixture, "a", 3), KIN_ELIMIT);
    TRY_FAIL(kin__queue_resync(fixture.queue, NULL), KIN_ELIMIT);
    fixture.fail = 1;
    TRY_FAIL(pop(&fixture), KIN_ESERVER); /* retried first */
    TRY_FAIL(kin__queue_resync(fixture.queue, NULL), KIN_ELIMIT);
    return drain(&fixture, "ALLa1@77! ALLa1@77! +b2");
}

KIN_TEST(limit_fails_a_replace_without_effect)
{
    TRY(stays_below(alloc, in_order));
    return stays_below(alloc, delta);
}

/* ---- in order ---- */

KIN_TEST(in_order_merges_nothing)
{
    FIXTURE fixture = {0};

    TRY(fixture_init(&fixture, alloc, in_order, /* knows= */ false));
    TRY(add(&fixture, "a", 1));
    TRY(put(&fixture, KIN_DELTA_UPDATED, "a", 2));
    TRY(put(&fixture, KIN_DELTA_DELETED, "a", 3));
    TRY(put(&fixture, KIN_DELTA_DELETED, "a", 4));
    TRY(put(&fixture, KIN_DELTA_DELETED, "unknown", 5));
    return drain(&fixture, "+a1 ~a2 -a3 -a4 -unknown5");
}

KIN_TEST(in_order_replaces_atomically)
{
    FIXTURE fixture = {0};
    struct kin__queue_opts opts = in_order;

    opts.emits_bookmarks = true;
    TRY(fixture_init(&fixture, alloc, opts, /* knows= */ false));
    TRY(replace(&fixture, "", 0));
    assert_false(kin__queue_has_synced(fixture.queue)); /* not popped yet */
    TRY(replace(&fixture, "ab", 3));
    TRY(kin__queue_resync(fixture.queue, NULL));
    TRY(kin__queue_bookmark(fixture.queue, kin_s("80"), NULL));
    TRY(drain(&fixture, "ALL@77! ALLa3b3@77 SYNC MARK@80"));
    assert_true(kin__queue_has_synced(fixture.queue));
    return 0;
}

KIN_TEST(in_order_drops_bookmarks_by_default)
{
    FIXTURE fixture = {0};

    TRY(fixture_init(&fixture, alloc, in_order, /* knows= */ false));
    TRY(kin__queue_bookmark(fixture.queue, kin_s("80"), NULL));
    assert_int_equal(kin__queue_count(fixture.queue), 0);
    return 0;
}

KIN_TEST(in_order_queues_deletions_before_the_list)
{
    FIXTURE fixture = {0};

    TRY(fixture_init(&fixture, alloc, in_order, /* knows= */ true));
    TRY(store(&fixture, "k", 1));
    TRY(store(&fixture, "a", 1));
    TRY(add(&fixture, "q", 2));
    TRY(add(&fixture, "d", 2));
    TRY(put(&fixture, KIN_DELTA_DELETED, "d", 3)); /* deleted already */
    TRY(put(&fixture, KIN_DELTA_UPDATED, "k", 4)); /* newer than stored */
    TRY(replace(&fixture, "ab", 9));
    return drain(&fixture, "+q2 +d2 -d3 ~k4 -?q2 -?k4 =a9 =b9");
}

KIN_TEST(in_order_resyncs_objects_without_queued_changes)
{
    FIXTURE fixture = {0};

    TRY(fixture_init(&fixture, alloc, in_order, /* knows= */ true));
    TRY(store(&fixture, "a", 1));
    TRY(store(&fixture, "b", 1));
    TRY(put(&fixture, KIN_DELTA_UPDATED, "a", 2));
    TRY(kin__queue_resync(fixture.queue, NULL));
    return drain(&fixture, "~a2 sb1");
}

KIN_TEST(batch_ends_before_a_repeated_key_or_a_list)
{
    FIXTURE fixture = {0};

    TRY(fixture_init(&fixture, alloc, in_order, /* knows= */ false));
    TRY(add(&fixture, "a", 1));
    TRY(add(&fixture, "b", 1));
    TRY(put(&fixture, KIN_DELTA_UPDATED, "a", 2));
    TRY(add(&fixture, "c", 1));
    TRY(replace(&fixture, "x", 5));
    TRY(add(&fixture, "d", 6));
    return drain_batches(&fixture, "+a1+b1 ~a2+c1 ALLx5@77 +d6");
}

KIN_TEST(batch_ends_with_the_first_list)
{
    FIXTURE fixture = {0};

    TRY(fixture_init(&fixture, alloc, in_order, /* knows= */ true));
    TRY(replace(&fixture, "ab", 1));
    TRY(add(&fixture, "c", 2));
    TRY(add(&fixture, "d", 2));
    return drain_batches(&fixture, "=a1=b1! +c2+d2");
}

KIN_TEST(batch_size_is_limited)
{
    FIXTURE fixture = {0};
    size_t batches = 0;
    char name[16];

    (void)alloc;
    TRY(fixture_init(&fixture, /* alloc= */ NULL, in_order,
                     /* knows= */ false));
    for (int i = 0; i < KIN__QUEUE_BATCH + 1; i++) {
        snprintf(name, sizeof(name), "n%d", i);
        TRY(add(&fixture, name, 1));
    }
    for (; kin__queue_count(fixture.queue) > 0; batches++)
        TRY(kin__queue_pop_batch(fixture.queue, KIN__QUEUE_BATCH, record,
                                 &fixture, NULL));
    assert_int_equal(batches, 2);
    return 0;
}

/* ---- delta ---- */

KIN_TEST(delta_groups_changes_by_key)
{
    FIXTURE fixture = {0};

    TRY(fixture_init(&fixture, alloc, delta, /* knows= */ false));
    TRY(add(&fixture, "a", 1));
    TRY(add(&fixture, "b", 2));
    TRY(put(&fixture, KIN_DELTA_UPDATED, "a", 3));
    assert_int_equal(kin__queue_count(fixture.queue), 2);
    return drain(&fixture, "+a1~a3 +b2");
}

KIN_TEST(delta_merges_only_deletions)
{
    FIXTURE fixture = {0};

    TRY(fixture_init(&fixture, alloc, delta, /* knows= */ true));
    TRY(store(&fixture, "a", 1));
    TRY(put(&fixture, KIN_DELTA_UPDATED, "a", 2));
    TRY(put(&fixture, KIN_DELTA_UPDATED, "a", 2));
    TRY(kin__queue_delete_unseen(fixture.queue, KIN__S("a"), NULL, NULL));
    TRY(put(&fixture, KIN_DELTA_DELETED, "a", 3));
    TRY(kin__queue_delete_unseen(fixture.queue, KIN__S("a"), NULL, NULL));
    return drain(&fixture, "~a2~a2-a3");
}

KIN_TEST(delta_ignores_deletions_of_unknown_keys)
{
    FIXTURE fixture = {0};

    TRY(fixture_init(&fixture, alloc, delta, /* knows= */ true));
    TRY(store(&fixture, "k", 1));
    TRY(put(&fixture, KIN_DELTA_DELETED, "u", 2));
    TRY(kin__queue_delete_unseen(fixture.queue, KIN__S("v"), NULL, NULL));
    assert_true(
        kin__queue_has_synced(fixture.queue)); /* it still counts as a change */
    TRY(put(&fixture, KIN_DELTA_DELETED, "k", 2));
    TRY(add(&fixture, "q", 3));
    TRY(put(&fixture, KIN_DELTA_DELETED, "q", 4));
    return drain(&fixture, "-k2 +q3-q4");
}

KIN_TEST(delta_queues_deletions_after_the_list)
{
    FIXTURE fixture = {0};

    TRY(fixture_init(&fixture, alloc, delta, /* knows= */ true));
    TRY(store(&fixture, "k", 1));
    TRY(store(&fixture, "a", 1));
    TRY(add(&fixture, "q", 2));
    TRY(replace(&fixture, "ab", 9));
    return drain(&fixture, "+q2-?q2 =a9 =b9 -?k1");
}

KIN_TEST(delta_queues_a_deletion_for_every_object_that_is_gone)
{
    FIXTURE fixture = {0};

    TRY(fixture_init(&fixture, alloc, delta, /* knows= */ true));
    TRY(store(&fixture, "k", 1));
    TRY(store(&fixture, "l", 1));
    TRY(store(&fixture, "m", 1));
    TRY(add(&fixture, "a", 2));
    TRY(add(&fixture, "q", 2));
    TRY(put(&fixture, KIN_DELTA_UPDATED, "l", 2));
    TRY(add(&fixture, "r", 2));
    TRY(replace(&fixture, "a", 9));
    return drain(&fixture, "+a2=a9 +q2-?q2 ~l2-?l2 +r2-?r2 -?k1 -?m1");
}

KIN_TEST(delta_counts_deletions_as_part_of_the_first_list)
{
    FIXTURE fixture = {0};

    TRY(fixture_init(&fixture, alloc, delta, /* knows= */ true));
    TRY(store(&fixture, "k", 1));
    TRY(replace(&fixture, "aa", 9)); /* one key */
    TRY(drain(&fixture, "=a9=a9! -?k1!"));
    assert_true(kin__queue_has_synced(fixture.queue));
    return 0;
}

KIN_TEST(delta_has_a_legacy_form)
{
    FIXTURE fixture = {0};
    struct kin__queue_opts opts = delta;

    opts.is_legacy = true;
    TRY(fixture_init(&fixture, alloc, opts, /* knows= */ true));
    TRY(replace(&fixture, "a", 1));
    return drain(&fixture, "sa1!");
}

KIN_TEST(delta_resyncs_objects_without_queued_changes)
{
    FIXTURE fixture = {0};

    TRY(fixture_init(&fixture, alloc, delta, /* knows= */ true));
    TRY(store(&fixture, "a", 1));
    TRY(store(&fixture, "b", 1));
    TRY(put(&fixture, KIN_DELTA_DELETED, "a", 2));
    TRY(kin__queue_resync(fixture.queue, NULL));
    return drain(&fixture, "-a2 sb1");
}

KIN_TEST(put_if_absent_ignores_queued_keys)
{
    FIXTURE fixture = {0};
    KIN_AUTO(kin_object) *object = NULL;

    TRY(fixture_init(&fixture, alloc, delta, /* knows= */ false));
    TRY(make(alloc, "a", 1, &object));
    kin_delta deltas[] = {
        {.type = KIN_DELTA_ADDED, .object = object, .key = KIN__S("a")},
        {.type = KIN_DELTA_UPDATED, .object = object, .key = KIN__S("a")},
    };
    TRY(kin__queue_put_if_absent(fixture.queue, deltas, 2, NULL));
    TRY(kin__queue_put_if_absent(fixture.queue, deltas, 1, NULL));
    return drain(&fixture, "+a1~a1");
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(closed_queue_returns_its_items),
    KIN_TEST_ENTRY(rejects_options_that_cannot_be_combined),
    KIN_TEST_ENTRY(synced_after_the_first_list_is_popped),
    KIN_TEST_ENTRY(empty_list_is_synced_at_once),
    KIN_TEST_ENTRY(transforms_objects_before_queueing),
    KIN_TEST_ENTRY(failed_item_is_dropped_or_retried),
    KIN_TEST_ENTRY(failed_item_is_not_retried_after_a_newer_change),
    KIN_TEST_ENTRY(atomic_list_counts_as_one_change),
    KIN_TEST_ENTRY(limit_fails_a_replace_without_effect),
    KIN_TEST_ENTRY(in_order_merges_nothing),
    KIN_TEST_ENTRY(in_order_replaces_atomically),
    KIN_TEST_ENTRY(in_order_drops_bookmarks_by_default),
    KIN_TEST_ENTRY(in_order_queues_deletions_before_the_list),
    KIN_TEST_ENTRY(in_order_resyncs_objects_without_queued_changes),
    KIN_TEST_ENTRY(batch_ends_before_a_repeated_key_or_a_list),
    KIN_TEST_ENTRY(batch_ends_with_the_first_list),
    KIN_TEST_ENTRY(batch_size_is_limited),
    KIN_TEST_ENTRY(delta_groups_changes_by_key),
    KIN_TEST_ENTRY(delta_merges_only_deletions),
    KIN_TEST_ENTRY(delta_ignores_deletions_of_unknown_keys),
    KIN_TEST_ENTRY(delta_queues_deletions_after_the_list),
    KIN_TEST_ENTRY(delta_queues_a_deletion_for_every_object_that_is_gone),
    KIN_TEST_ENTRY(delta_counts_deletions_as_part_of_the_first_list),
    KIN_TEST_ENTRY(delta_has_a_legacy_form),
    KIN_TEST_ENTRY(delta_resyncs_objects_without_queued_changes),
    KIN_TEST_ENTRY(put_if_absent_ignores_queued_keys))
