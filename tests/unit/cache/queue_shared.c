/* SPDX-License-Identifier: Apache-2.0 */
/*
 * kin_queue: the lock and blocking calls around the queues of queue.c, and
 * changes while an item is being processed.
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

/* ---- fixture ---- */

struct fixture {
    const kin_allocator *alloc;
    kin_queue *queue;
    kin_object *known[KNOWN_MAX];
    size_t known_count;
    struct kin__buf out;
    size_t failures;                        /* of the next calls */
    int (*meanwhile)(struct fixture *self); /* once, while processing */
    int meanwhile_code;
};

static void fixture_done(struct fixture *fixture)
{
    fixture->queue = kin_queue_free(fixture->queue);
    for (size_t i = 0; i < fixture->known_count; i++)
        (void)kin_object_unref(fixture->known[i]);
    kin__buf_done(&fixture->out);
}

#define FIXTURE __attribute__((cleanup(fixture_done))) struct fixture

static kin_str name_key(const kin_object *object, void *userdata)
{
    (void)userdata;
    return kin_object_uid(object).len > 0 ? kin_object_uid(object)
                                          : (kin_str){NULL, 0};
}

static const kin_object *known_get(kin_str key, void *userdata)
{
    const struct fixture *fixture = userdata;

    for (size_t i = 0; i < fixture->known_count; i++)
        if (kin_str_eq(kin_object_key(fixture->known[i]), key))
            return fixture->known[i];
    return NULL;
}

static int known_each(int (*take)(const kin_object *object, void *context),
                      void *context, void *userdata)
{
    const struct fixture *fixture = userdata;
    int r = 0;

    for (size_t i = 0; r == 0 && i < fixture->known_count; i++)
        r = take(fixture->known[i], context);
    return r;
}

static int fixture_init(struct fixture *fixture, const kin_allocator *alloc,
                        kin_queue_opts opts, bool knows)
{
    kin_known_objects known = {.size = sizeof(kin_known_objects),
                               .get = known_get,
                               .each = known_each,
                               .userdata = fixture};

    fixture->alloc = alloc;
    kin__buf_init(&fixture->out, /* alloc= */ NULL, 1 << 20);
    opts.size = sizeof(opts);
    opts.alloc = alloc;
    opts.known = knows ? &known : NULL;
    return kin_queue_new(&opts, &fixture->queue, /* err= */ NULL);
}

/* The uid is the name in capitals. */
static int make(const struct fixture *fixture, char name, int version,
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
    return kin_object_parse(fixture->alloc, kin_s(text), ret, /* err= */ NULL);
}

static int know(struct fixture *fixture, char name, int version)
{
    int r = make(fixture, name, version, &fixture->known[fixture->known_count]);

    fixture->known_count += r == 0;
    return r;
}

static int put(struct fixture *fixture, kin_delta_type type, char name,
               int version)
{
    KIN_AUTO(kin_object) *object = NULL;
    int r = make(fixture, name, version, &object);
    const kin_delta delta = {.type = type, .object = object};

    return r < 0 ? r : kin_queue_put(fixture->queue, &delta, NULL);
}

static int replace(struct fixture *fixture, char name, int version)
{
    KIN_AUTO(kin_object) *object = NULL;
    int r = name ? make(fixture, name, version, &object) : 0;
    const kin_delta list = {.type = KIN_DELTA_REPLACED_ALL,
                            .objects = &object,
                            .count = name != 0,
                            .resource_version = kin_s("9")};

    return r < 0 ? r : kin_queue_put(fixture->queue, &list, NULL);
}

static int put_tombstone(struct fixture *fixture, const char *key)
{
    const kin_delta delta = {
        .type = KIN_DELTA_DELETED, .is_tombstone = true, .key = kin_s(key)};

    return kin_queue_put(fixture->queue, &delta, NULL);
}

static int bookmark(struct fixture *fixture, const char *version)
{
    const kin_delta delta = {.type = KIN_DELTA_BOOKMARK,
                             .resource_version = kin_s(version)};

    return kin_queue_put(fixture->queue, &delta, NULL);
}

static int resync(struct fixture *fixture)
{
    const kin_delta delta = {.type = KIN_DELTA_SYNC_ALL};

    return kin_queue_put(fixture->queue, &delta, NULL);
}

/* "+a1", "~a2", "-a3" and "-a3?", "=a4" of a list, ".a5" of a resync,
 * "all(1@9)", "sync", "mark(9)"; items are separated by a bar, and "!" marks
 * initial ones. */
static void record(struct fixture *fixture, const kin_delta *delta)
{
    int r = 0;

    switch (delta->type) {
    case KIN_DELTA_REPLACED_ALL:
        r = kin__buf_printf(&fixture->out, "all(%zu@%.*s)", delta->count,
                            KIN_STR(delta->resource_version));
        break;
    case KIN_DELTA_SYNC_ALL:
        r = kin__buf_append(&fixture->out, kin_s("sync"));
        break;
    case KIN_DELTA_BOOKMARK:
        r = kin__buf_printf(&fixture->out, "mark(%.*s)",
                            KIN_STR(delta->resource_version));
        break;
    default:
        r = kin__buf_printf(
            &fixture->out, "%c%.*s:%s%s", "+~-=."[delta->type],
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
    struct fixture *fixture = userdata;
    int (*meanwhile)(struct fixture * self) = fixture->meanwhile;

    if (fixture->out.len > 0)
        assert_int_equal(kin__buf_append(&fixture->out, kin_s(" | ")), 0);
    for (size_t i = 0; i < count; i++) {
        if (i > 0)
            assert_int_equal(kin__buf_append(&fixture->out, kin_s(" ")), 0);
        record(fixture, &deltas[i]);
    }
    if (is_initial)
        assert_int_equal(kin__buf_append(&fixture->out, kin_s("!")), 0);
    fixture->meanwhile = NULL;
    if (meanwhile)
        fixture->meanwhile_code = meanwhile(fixture);
    if (fixture->failures == 0)
        return 0;
    fixture->failures--;
    return kin_error_set(err, KIN_ESERVER, "it does not want to");
}

/* Takes all there is. */
static int drain(struct fixture *fixture, size_t max)
{
    int r = 0;

    while (r != KIN_ENOTFOUND && r != KIN_ECLOSED) {
        r = kin_queue_try_pop(fixture->queue, max, process, fixture, NULL);
        if (r == KIN_ENOMEM || fixture->meanwhile_code == KIN_ENOMEM)
            return KIN_ENOMEM;
        assert_true(r == 0 || r == KIN_ENOTFOUND || r == KIN_ECLOSED ||
                    r == KIN_ESERVER);
    }
    return 0;
}

#define OUT(fixture, expected)                                                 \
    do {                                                                       \
        assert_string_equal((fixture)->out.ptr ? (fixture)->out.ptr : "",      \
                            expected);                                         \
        kin__buf_clear(&(fixture)->out);                                       \
    } while (0)

/* ---- popping ---- */

KIN_TEST(list_is_one_change_and_pops_in_batches)
{
    FIXTURE fixture = {0};

    TRY(fixture_init(&fixture, alloc, (kin_queue_opts){.emits_bookmarks = true},
                     false));
    TRY(replace(&fixture, 'a', 1));
    assert_int_equal(kin_queue_count(fixture.queue), 1);
    assert_false(kin_queue_has_synced(fixture.queue));
    TRY(drain(&fixture, 1));
    assert_true(kin_queue_has_synced(fixture.queue));
    TRY(put(&fixture, KIN_DELTA_ADDED, 'b', 2));
    TRY(put(&fixture, KIN_DELTA_UPDATED, 'c', 3));
    TRY(put(&fixture, KIN_DELTA_DELETED, 'b', 4));
    TRY(resync(&fixture));
    TRY(bookmark(&fixture, "5"));
    TRY(put_tombstone(&fixture, "q"));
    TRY(drain(&fixture, 100));
    if (kin_test_out_of_memory()) /* batches may be smaller */
        return KIN_ENOMEM;
    OUT(&fixture, "all(1@9)! | +b:2 ~c:3 | -b:4 | sync | mark(5) | -q:?");
    return 0;
}

KIN_TEST(delta_queue_groups_changes_by_key)
{
    FIXTURE fixture = {0};

    TRY(fixture_init(&fixture, alloc, (kin_queue_opts){.kind = KIN_QUEUE_DELTA},
                     true));
    TRY(know(&fixture, 'k', 1));
    TRY(replace(&fixture, 'a', 2));
    TRY(put(&fixture, KIN_DELTA_UPDATED, 'a', 3));
    TRY(put(&fixture, KIN_DELTA_DELETED, 'z', 4)); /* unknown */
    assert_int_equal(kin_queue_count(fixture.queue), 2);
    TRY(drain(&fixture, 100));
    OUT(&fixture, "=a:2 ~a:3! | -k:1?!");
    TRY(resync(&fixture));
    TRY(drain(&fixture, 1));
    OUT(&fixture, ".k:1");
    return 0;
}

KIN_TEST(key_function_replaces_the_default_key)
{
    FIXTURE fixture = {0};

    TRY(fixture_init(&fixture, alloc,
                     (kin_queue_opts){.kind = KIN_QUEUE_DELTA, .key = name_key},
                     false));
    TRY(put(&fixture, KIN_DELTA_ADDED, 'a', 1));
    TRY(put(&fixture, KIN_DELTA_UPDATED, 'a', 2));
    TRY(put(&fixture, KIN_DELTA_ADDED, 'b', 3));
    TRY_FAIL(put(&fixture, KIN_DELTA_ADDED, 'x', 4), KIN_EINVAL);
    TRY_FAIL(put(&fixture, KIN_DELTA_DELETED, 'x', 4), KIN_EINVAL);
    TRY_FAIL(replace(&fixture, 'x', 4), KIN_EINVAL);
    TRY(replace(&fixture, 'a', 5)); /* b has gone, by its own key */
    TRY(drain(&fixture, 1));
    OUT(&fixture, "+uid-a:1 ~uid-a:2 =uid-a:5 | +uid-b:3 -uid-b:3?");
    return 0;
}

KIN_TEST(failed_item_is_retried_unless_a_newer_change_is_queued)
{
    FIXTURE fixture = {0};
    KIN_AUTO(kin_object) *object = NULL;

    TRY(fixture_init(&fixture, alloc, (kin_queue_opts){.is_retried = true},
                     false));
    TRY(put(&fixture, KIN_DELTA_ADDED, 'a', 1));
    fixture.failures = 2;
    TRY(drain(&fixture, 1));
    OUT(&fixture, "+a:1 | +a:1 | +a:1");
    TRY(put(&fixture, KIN_DELTA_ADDED, 'a', 1));
    TRY(put(&fixture, KIN_DELTA_UPDATED, 'a', 2));
    fixture.failures = 1;
    TRY(drain(&fixture, 1));
    OUT(&fixture, "+a:1 | ~a:2");
    /* The same with kin_queue_put_if_absent(). */
    TRY(make(&fixture, 'a', 3, &object));
    kin_delta again = {.type = KIN_DELTA_UPDATED,
                       .object = object,
                       .key = kin_object_key(object)};
    TRY(kin_queue_put_if_absent(fixture.queue, &again, 1, NULL));
    TRY(kin_queue_put_if_absent(fixture.queue, &again, 1, NULL));
    TRY(drain(&fixture, 1));
    OUT(&fixture, "~a:3");
    return 0;
}

/* A failed list is retried before later changes, unless another list is
 * queued. */
KIN_TEST(failed_list_is_retried_first)
{
    FIXTURE fixture = {0};

    TRY(fixture_init(&fixture, alloc, (kin_queue_opts){.is_retried = true},
                     false));
    TRY(replace(&fixture, 'a', 1));
    TRY(put(&fixture, KIN_DELTA_UPDATED, 'a', 2));
    fixture.failures = 1;
    TRY_FAIL(kin_queue_try_pop(fixture.queue, 1, process, &fixture, NULL),
             KIN_ESERVER);
    assert_false(kin_queue_has_synced(fixture.queue));
    TRY(kin_queue_try_pop(fixture.queue, 1, process, &fixture, NULL));
    assert_true(kin_queue_has_synced(fixture.queue));
    TRY(drain(&fixture, 1));
    OUT(&fixture, "all(1@9)! | all(1@9)! | ~a:2");
    TRY(replace(&fixture, 'a', 3));
    TRY(replace(&fixture, 0, 0));
    fixture.failures = 1;
    TRY(drain(&fixture, 1));
    OUT(&fixture, "all(1@9) | all(0@9)");
    return 0;
}

/* ---- during processing ---- */

static int list_nothing(struct fixture *fixture)
{
    return replace(fixture, 0, 0);
}

static int delete_a(struct fixture *fixture)
{
    return put(fixture, KIN_DELTA_DELETED, 'a', 8);
}

/* An object that is being processed is known already. */
static int counts_as_known(const kin_allocator *alloc, kin_queue_kind kind)
{
    FIXTURE fixture = {0};

    TRY(fixture_init(&fixture, alloc, (kin_queue_opts){.kind = kind}, true));
    TRY(put(&fixture, KIN_DELTA_ADDED, 'a', 1));
    fixture.meanwhile = list_nothing;
    TRY(drain(&fixture, 1));
    OUT(&fixture, "+a:1 | -a:1?");
    TRY(put(&fixture, KIN_DELTA_ADDED, 'a', 2));
    fixture.meanwhile = delete_a;
    TRY(drain(&fixture, 1));
    OUT(&fixture, "+a:2 | -a:8");
    /* The store has the old state; a resync has the new one. */
    TRY(know(&fixture, 'a', 1));
    TRY(put(&fixture, KIN_DELTA_UPDATED, 'a', 3));
    fixture.meanwhile = resync;
    TRY(drain(&fixture, 1));
    OUT(&fixture, "~a:3 | .a:3");
    /* An object that is being deleted is gone, though still in the store. */
    TRY(put(&fixture, KIN_DELTA_DELETED, 'a', 4));
    fixture.meanwhile = list_nothing;
    TRY(drain(&fixture, 1));
    OUT(&fixture, "-a:4");
    TRY(put(&fixture, KIN_DELTA_DELETED, 'a', 4));
    fixture.meanwhile = resync;
    TRY(drain(&fixture, 1));
    OUT(&fixture, "-a:4");
    return 0;
}

KIN_TEST(item_being_processed_counts_as_known)
{
    TRY(counts_as_known(alloc, KIN_QUEUE_DELTA));
    return counts_as_known(alloc, KIN_QUEUE_IN_ORDER);
}

static int pop_inside(struct fixture *fixture)
{
    return kin_queue_try_pop(fixture->queue, 1, process, fixture, NULL);
}

KIN_TEST(one_item_is_processed_at_a_time)
{
    FIXTURE fixture = {0};

    TRY(fixture_init(&fixture, alloc, (kin_queue_opts){0}, false));
    TRY(put(&fixture, KIN_DELTA_ADDED, 'a', 1));
    TRY(put(&fixture, KIN_DELTA_ADDED, 'b', 2));
    fixture.meanwhile = pop_inside;
    TRY(drain(&fixture, 1));
    assert_int_equal(fixture.meanwhile_code, KIN_ENOTFOUND);
    OUT(&fixture, "+a:1 | +b:2");
    return 0;
}

/* ---- blocking ---- */

KIN_TEST(stop_token_ends_a_blocking_pop)
{
    FIXTURE fixture = {0};
    KIN_AUTO(kin_stop) *stop = NULL;
    KIN_AUTO(kin_stop) *later = NULL;

    (void)alloc;
    TRY(fixture_init(&fixture, NULL, (kin_queue_opts){0}, false));
    TRY(kin_stop_new(NULL,
                     KIN_OPTS(kin_stop_opts, .has_deadline = true,
                              .deadline = kin_deadline_ms(20)),
                     &later, NULL));
    TRY_FAIL(kin_queue_pop(fixture.queue, 1, process, &fixture, later, NULL),
             KIN_ETIMEDOUT);
    TRY(put(&fixture, KIN_DELTA_ADDED, 'a', 1));
    TRY(kin_queue_pop(fixture.queue, 1, process, &fixture, NULL, NULL));
    OUT(&fixture, "+a:1");
    /* A stopped call pops nothing, even if there are items. */
    TRY(kin_stop_new(NULL, NULL, &stop, NULL));
    kin_stop_request(stop);
    TRY(put(&fixture, KIN_DELTA_ADDED, 'a', 1));
    TRY_FAIL(kin_queue_pop(fixture.queue, 1, process, &fixture, stop, NULL),
             KIN_ESTOPPED);
    assert_int_equal(kin_queue_count(fixture.queue), 1);
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

/* Several consumers, one producer: each change is popped once, in order;
 * closing ends all consumers. */
static int takers(bool closes)
{
    FIXTURE fixture = {0};
    KIN_AUTO(kin_stop) *stop = NULL;
    struct taker takers[TAKERS];
    atomic_int inside = 0;
    atomic_long last = 0;
    atomic_size_t taken = 0;

    TRY(fixture_init(&fixture, NULL, (kin_queue_opts){0}, false));
    TRY(kin_stop_new(NULL, NULL, &stop, NULL));
    for (int i = 0; i < TAKERS; i++) {
        takers[i] = (struct taker){.queue = fixture.queue,
                                   .stop = stop,
                                   .inside = &inside,
                                   .last = &last,
                                   .taken = &taken};
        TRY(kin__thread_start(&takers[i].thread, NULL, taker_run, &takers[i],
                              NULL));
    }
    for (int i = 1; i <= MANY; i++)
        TRY(put(&fixture, KIN_DELTA_UPDATED, (char)('a' + i % 20), i));
    if (closes) {
        kin_queue_close(fixture.queue);
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

KIN_TEST(several_threads_may_pop)
{
    (void)alloc;
    TRY(takers(/* closes= */ true));
    return takers(/* closes= */ false);
}

/* ---- closing and errors ---- */

KIN_TEST(closed_queue_returns_its_items)
{
    FIXTURE fixture = {0};

    TRY(fixture_init(&fixture, alloc, (kin_queue_opts){0}, false));
    TRY(put(&fixture, KIN_DELTA_ADDED, 'a', 1));
    kin_queue_close(fixture.queue);
    TRY(kin_queue_pop(fixture.queue, 1, process, &fixture, NULL, NULL));
    TRY_FAIL(kin_queue_pop(fixture.queue, 1, process, &fixture, NULL, NULL),
             KIN_ECLOSED);
    TRY_FAIL(kin_queue_try_pop(fixture.queue, 1, process, &fixture, NULL),
             KIN_ECLOSED);
    TRY(put(&fixture, KIN_DELTA_ADDED, 'b', 2)); /* not refused */
    TRY(drain(&fixture, 1));
    OUT(&fixture, "+a:1 | +b:2");
    return 0;
}

KIN_TEST(rejects_invalid_changes_and_options)
{
    FIXTURE fixture = {0};
    kin_queue *queue = NULL;
    kin_queue_opts opts = KIN_INIT(kin_queue_opts);

    opts.alloc = alloc;
    opts.is_legacy = true;
    TRY_FAIL(kin_queue_new(&opts, &queue, NULL), KIN_EINVAL);
    opts.size = 3;
    TRY_FAIL(kin_queue_new(&opts, &queue, NULL), KIN_EINVAL);
    TRY(fixture_init(&fixture, alloc, (kin_queue_opts){.max_items = 1}, false));
    TRY_FAIL(put(&fixture, KIN_DELTA_SYNC, 'a', 1), KIN_EINVAL);
    TRY(put(&fixture, KIN_DELTA_ADDED, 'a', 1));
    TRY_FAIL(put(&fixture, KIN_DELTA_ADDED, 'b', 1), KIN_ELIMIT);
    TRY_FAIL(put_tombstone(&fixture, ""), KIN_EINVAL);
    TRY_FAIL(kin_queue_put(
                 fixture.queue,
                 &(kin_delta){.type = KIN_DELTA_DELETED, .is_tombstone = true},
                 NULL),
             KIN_EINVAL);
    for (kin_delta none = {.type = KIN_DELTA_ADDED};
         none.type <= KIN_DELTA_DELETED; none.type++)
        TRY_FAIL(kin_queue_put(fixture.queue, &none, NULL), KIN_EINVAL);
    TRY_FAIL(kin_queue_pop(fixture.queue, 1, NULL, NULL, NULL, NULL),
             KIN_EINVAL);
    TRY_FAIL(kin_queue_try_pop(fixture.queue, 1, NULL, NULL, NULL), KIN_EINVAL);
    assert_null(kin_queue_free(NULL));
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(list_is_one_change_and_pops_in_batches),
    KIN_TEST_ENTRY(delta_queue_groups_changes_by_key),
    KIN_TEST_ENTRY(key_function_replaces_the_default_key),
    KIN_TEST_ENTRY(failed_item_is_retried_unless_a_newer_change_is_queued),
    KIN_TEST_ENTRY(failed_list_is_retried_first),
    KIN_TEST_ENTRY(item_being_processed_counts_as_known),
    KIN_TEST_ENTRY(one_item_is_processed_at_a_time),
    KIN_TEST_ENTRY(stop_token_ends_a_blocking_pop),
    KIN_TEST_ENTRY(several_threads_may_pop),
    KIN_TEST_ENTRY(closed_queue_returns_its_items),
    KIN_TEST_ENTRY(rejects_invalid_changes_and_options))
