/* SPDX-License-Identifier: Apache-2.0 */
/* H of kin/store.h when no write follows: memory comes back all the same. */
#include <stdatomic.h>

#include <kin/snapshot.h>

#include "base/thread.h"
#include "cache/store.h"
#include "kin_make.h"
#include "kin_test.h"

enum {
    COUNT = 1000,
    KEPT = 10,
    TEXT = 1000, /* bytes that are each object's own */
    CHURN = 20000,
    READERS = 3,
};

static bool is_torture;

static int count(void)
{
    return is_torture ? 30 : COUNT;
}

static void on_garbage(void *userdata)
{
    atomic_fetch_add((atomic_int *)userdata, 1);
}

static int store_for(const kin_allocator *alloc, atomic_int *rings,
                     kin_store **ret)
{
    int r = kin_store_new(KIN_OPTS(kin_store_opts, .alloc = alloc), ret, NULL);

    return r < 0 ? r : kin__store_set_on_garbage(*ret, on_garbage, rings);
}

static int put(kin_store *store, int key, int number)
{
    char name[16];
    char text[TEXT + 1];
    kin__val root = KIN__VAL_NONE;

    snprintf(name, sizeof(name), "pod-%d", key);
    memset(text, 'a' + number % 26, TEXT);
    snprintf(text, 32, "%d-%d", key, number);
    text[strlen(text)] = '-';
    text[TEXT] = '\0';
    int r = kin_make_root(
        store->arena,
        &(struct kin_make){.name = name, .node = text, .number = number},
        &root);
    return r < 0 ? r : kin__store_put(store, root, NULL, NULL);
}

static int fill(kin_store *store)
{
    int r = 0;

    for (int i = 0; r == 0 && i < count(); i++)
        r = put(store, i, 0);
    return r;
}

/* Deletes all but a few, which lie spread. */
static int empty(kin_store *store)
{
    char name[16];
    int r = 0;

    for (int i = 0; r == 0 && i < count(); i++) {
        snprintf(name, sizeof(name), "pod-%d", i);
        if (i % (count() / KEPT) != 0)
            r = kin_store_delete_key(store, kin_s(name), NULL);
    }
    return r;
}

static uint64_t bytes(const kin_store *store)
{
    kin_store_stats stats = KIN_INIT(kin_store_stats);

    kin_store_get_stats(store, &stats);
    return stats.total_bytes;
}

/* ---- resting ---- */

KIN_TEST(a_rest_returns_what_was_deleted)
{
    atomic_int rings = 0; /* outlives the store */
    KIN_AUTO(kin_store) *store = NULL;

    TRY(store_for(alloc, &rings, &store));
    TRY(fill(store));
    uint64_t full = bytes(store);
    TRY(empty(store));
    kin__store_rest(store);
    kin__store_rest_long(store);
    if (is_torture)
        return 0;
    assert_in_range(bytes(store), 1, full / 4);
    assert_int_equal(store->facts.count, KEPT);
    assert_int_equal(atomic_load(&rings), 0);
    return 0;
}

KIN_TEST(a_rest_without_garbage_does_nothing)
{
    atomic_int rings = 0; /* outlives the store */
    KIN_AUTO(kin_store) *store = NULL;

    TRY(store_for(alloc, &rings, &store));
    TRY(fill(store));
    kin__seq seq = kin__readers_seq(&store->readers);
    uint64_t sweeps = store->arena->stats.sweeps;
    for (int i = 0; i < 100; i++)
        kin__store_rest(store);
    assert_int_equal(kin__readers_seq(&store->readers), seq);
    assert_int_equal(store->arena->stats.sweeps, sweeps);
    return 0;
}

/* Rests in between cost sweeps in proportion to what was freed only. */
KIN_TEST(a_busy_stream_does_not_pay_for_its_rests)
{
    atomic_int rings = 0; /* outlives the store */
    KIN_AUTO(kin_store) *store = NULL;

    if (is_torture)
        return 0; /* thousands of allocations */
    TRY(store_for(alloc, &rings, &store));
    TRY(fill(store));
    for (int i = 0; i < CHURN; i++) {
        TRY(put(store, i % COUNT, i));
        kin__store_rest(store);
    }
    /* 20 times its content was replaced. */
    assert_in_range(store->arena->stats.sweeps, 0, 4 * CHURN / COUNT);
    return 0;
}

/* ---- what others keep ---- */

KIN_TEST(a_released_snapshot_rings_once)
{
    atomic_int rings = 0; /* outlives the store */
    KIN_AUTO(kin_store) *store = NULL;

    TRY(store_for(alloc, &rings, &store));
    TRY(fill(store));
    uint64_t full = bytes(store);
    KIN_AUTO(kin_snapshot) *held = kin_snapshot_new(store);
    TRY_PTR(held);
    int r = empty(store);
    if (r < 0)
        held = kin_snapshot_free(held);
    TRY(r);
    kin__store_rest(store);
    if (is_torture) {
        held = kin_snapshot_free(held);
        return 0;
    }
    assert_true(kin__store_is_awaiting(store));
    assert_in_range(bytes(store), full / 2, 2 * full);
    /* Later ones keep nothing. */
    for (int i = 0; i < 10; i++)
        kin_snapshot_free(kin_snapshot_new(store));
    assert_int_equal(atomic_load(&rings), 0);
    assert_non_null(kin_snapshot_get(held, kin_s("pod-1")));
    held = kin_snapshot_free(held);
    assert_int_equal(atomic_load(&rings), 1);
    kin__store_rest(store);
    kin__store_rest_long(store);
    assert_in_range(bytes(store), 1, full / 4);
    assert_false(kin__store_is_awaiting(store));
    kin_snapshot_free(kin_snapshot_new(store));
    assert_int_equal(atomic_load(&rings), 1);
    return 0;
}

static void unref_all(kin_object **objects)
{
    for (int i = 0; i < COUNT; i++)
        objects[i] = kin_object_unref(objects[i]);
}

/* References to all objects. */
static void ref_all(kin_store *store, kin_object **objects)
{
    char name[16];

    for (int i = 0; i < count(); i++) {
        snprintf(name, sizeof(name), "pod-%d", i);
        objects[i] = kin_object_ref(kin__store_peek(store, kin_s(name)));
    }
}

KIN_TEST(returned_objects_ring_once)
{
    static kin_object *objects[COUNT];
    atomic_int rings = 0; /* outlives the store */
    KIN_AUTO(kin_store) *store = NULL;

    TRY(store_for(alloc, &rings, &store));
    TRY(fill(store));
    uint64_t full = bytes(store);
    ref_all(store, objects);
    int r = empty(store);
    kin__store_rest(store);
    if (r == 0 && !is_torture) {
        assert_true(kin__store_is_awaiting(store));
        assert_in_range(bytes(store), full / 2, 2 * full);
        assert_int_equal(atomic_load(&rings), 0);
    }
    unref_all(objects);
    TRY(r);
    if (is_torture)
        return 0;
    assert_int_equal(atomic_load(&rings), 1);
    kin__store_rest(store);
    kin__store_rest_long(store);
    assert_in_range(bytes(store), 1, full / 4);
    return 0;
}

/* Objects may outlive the store; then nothing is called. */
KIN_TEST(objects_returned_after_the_end_do_not_ring)
{
    static kin_object *objects[COUNT];
    atomic_int rings = 0; /* outlives the store */
    KIN_AUTO(kin_store) *store = NULL;

    TRY(store_for(alloc, &rings, &store));
    int r = fill(store);
    ref_all(store, objects);
    if (r == 0)
        r = empty(store);
    kin__store_rest(store);
    store = kin_store_free(store);
    unref_all(objects);
    assert_int_equal(atomic_load(&rings), 0);
    return r;
}

/* ---- threads ---- */

struct crowd {
    kin_store *store;
    atomic_bool is_over;
};

static void crowd_read(void *userdata)
{
    struct crowd *crowd = userdata;
    kin_object *kept = NULL;
    int n = 0;

    while (!atomic_load(&crowd->is_over)) {
        kin_snapshot *snapshot = kin_snapshot_new(crowd->store);
        char name[16];
        snprintf(name, sizeof(name), "pod-%d", n++ % COUNT);
        const kin_object *object = kin_snapshot_get(snapshot, kin_s(name));
        kin_object *old = kept;
        kept = kin_object_ref(object);
        kin_object_unref(old);
        kin_snapshot_free(snapshot);
    }
    kin_object_unref(kept);
}

KIN_TEST(readers_come_and_go_while_the_writer_rests)
{
    struct kin__thread threads[READERS];
    struct kin__thread_opts opts = {.name = "reader"};
    atomic_int rings = 0; /* outlives the store */
    KIN_AUTO(kin_store) *store = NULL;

    (void)alloc;
    if (is_torture)
        return 0;
    TRY(store_for(/* alloc= */ NULL, &rings, &store));
    struct crowd crowd = {.store = store};
    for (int i = 0; i < READERS; i++)
        assert_int_equal(
            kin__thread_start(&threads[i], &opts, crowd_read, &crowd, NULL), 0);
    uint64_t full = 0;
    for (int round = 0; round < 10; round++) {
        assert_int_equal(fill(store), 0);
        full = bytes(store);
        assert_int_equal(empty(store), 0);
        kin__store_rest(store);
    }
    atomic_store(&crowd.is_over, true);
    for (int i = 0; i < READERS; i++)
        kin__thread_join(&threads[i]);
    kin__store_rest(store);
    kin__store_rest_long(store);
    /* How much can be given back depends on where the last ones lie; but all
     * of the others are freed. */
    assert_int_equal(kin__limbo_count(&store->limbo), 0);
    assert_int_equal(store->pool->outside, 0);
    assert_int_equal(store->facts.count, KEPT);
    assert_in_range(bytes(store), 1, full);
    return 0;
}

int main(int argc, char **argv)
{
    static const struct kin_test tests[] = {
        KIN_TEST_ENTRY(a_rest_returns_what_was_deleted),
        KIN_TEST_ENTRY(a_rest_without_garbage_does_nothing),
        KIN_TEST_ENTRY(a_busy_stream_does_not_pay_for_its_rests),
        KIN_TEST_ENTRY(a_released_snapshot_rings_once),
        KIN_TEST_ENTRY(returned_objects_ring_once),
        KIN_TEST_ENTRY(objects_returned_after_the_end_do_not_ring),
        KIN_TEST_ENTRY(readers_come_and_go_while_the_writer_rests),
    };

    is_torture = argc > 1 && strcmp(argv[1], "--torture") == 0;
    return kin_test_main(tests, sizeof(tests) / sizeof(tests[0]), argc, argv);
}
