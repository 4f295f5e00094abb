/* SPDX-License-Identifier: Apache-2.0 */
/* H of kin/store.h without further writes: memory is returned, too. */
#include <stdatomic.h>

#include <kin/snapshot.h>

#include "base/thread.h"
#include "cache/store.h"
#include "kin_make.h"
#include "kin_test.h"

enum {
    COUNT = 1000,
    KEPT = 10,
    TEXT = 1000, /* bytes that objects do not share */
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

static int store_for(const kin_allocator *alloc, atomic_int *notifications,
                     kin_store **ret)
{
    int r = kin_store_new(KIN_OPTS(kin_store_opts, .alloc = alloc), ret, NULL);

    return r < 0 ? r
                 : kin__store_set_on_garbage(*ret, on_garbage, notifications);
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

/* Deletes all but a few scattered objects. */
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

/* ---- trimming ---- */

KIN_TEST(trim_returns_memory_of_deleted_objects)
{
    atomic_int notifications = 0; /* outlives the store */
    KIN_AUTO(kin_store) *store = NULL;

    TRY(store_for(alloc, &notifications, &store));
    TRY(fill(store));
    uint64_t full = bytes(store);
    TRY(empty(store));
    kin__store_trim(store);
    kin__store_trim_more(store);
    if (is_torture)
        return 0;
    assert_in_range(bytes(store), 1, full / 4);
    assert_int_equal(store->facts.count, KEPT);
    assert_int_equal(atomic_load(&notifications), 0);
    return 0;
}

KIN_TEST(trim_without_garbage_does_nothing)
{
    atomic_int notifications = 0; /* outlives the store */
    KIN_AUTO(kin_store) *store = NULL;

    TRY(store_for(alloc, &notifications, &store));
    TRY(fill(store));
    kin__seq seq = kin__readers_seq(&store->readers);
    uint64_t sweeps = store->arena->stats.sweeps;
    for (int i = 0; i < 100; i++)
        kin__store_trim(store);
    assert_int_equal(kin__readers_seq(&store->readers), seq);
    assert_int_equal(store->arena->stats.sweeps, sweeps);
    return 0;
}

/* The number of sweeps is proportional to what was freed. */
KIN_TEST(frequent_trims_are_cheap)
{
    atomic_int notifications = 0; /* outlives the store */
    KIN_AUTO(kin_store) *store = NULL;

    if (is_torture)
        return 0; /* thousands of allocations */
    TRY(store_for(alloc, &notifications, &store));
    TRY(fill(store));
    for (int i = 0; i < CHURN; i++) {
        TRY(put(store, i % COUNT, i));
        kin__store_trim(store);
    }
    /* The content was replaced 20 times. */
    assert_in_range(store->arena->stats.sweeps, 0, 4 * CHURN / COUNT);
    return 0;
}

/* ---- kept by readers ---- */

KIN_TEST(released_snapshot_notifies_once)
{
    atomic_int notifications = 0; /* outlives the store */
    KIN_AUTO(kin_store) *store = NULL;

    TRY(store_for(alloc, &notifications, &store));
    TRY(fill(store));
    uint64_t full = bytes(store);
    KIN_AUTO(kin_snapshot) *held = kin_snapshot_new(store);
    TRY_PTR(held);
    int r = empty(store);
    if (r < 0)
        held = kin_snapshot_free(held);
    TRY(r);
    kin__store_trim(store);
    if (is_torture) {
        held = kin_snapshot_free(held);
        return 0;
    }
    assert_true(kin__store_is_awaiting(store));
    assert_in_range(bytes(store), full / 2, 2 * full);
    /* Later snapshots keep nothing. */
    for (int i = 0; i < 10; i++)
        kin_snapshot_free(kin_snapshot_new(store));
    assert_int_equal(atomic_load(&notifications), 0);
    assert_non_null(kin_snapshot_get(held, kin_s("pod-1")));
    held = kin_snapshot_free(held);
    assert_int_equal(atomic_load(&notifications), 1);
    kin__store_trim(store);
    kin__store_trim_more(store);
    assert_in_range(bytes(store), 1, full / 4);
    assert_false(kin__store_is_awaiting(store));
    kin_snapshot_free(kin_snapshot_new(store));
    assert_int_equal(atomic_load(&notifications), 1);
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

KIN_TEST(released_objects_notify_once)
{
    static kin_object *objects[COUNT];
    atomic_int notifications = 0; /* outlives the store */
    KIN_AUTO(kin_store) *store = NULL;

    TRY(store_for(alloc, &notifications, &store));
    TRY(fill(store));
    uint64_t full = bytes(store);
    ref_all(store, objects);
    int r = empty(store);
    kin__store_trim(store);
    if (r == 0 && !is_torture) {
        assert_true(kin__store_is_awaiting(store));
        assert_in_range(bytes(store), full / 2, 2 * full);
        assert_int_equal(atomic_load(&notifications), 0);
    }
    unref_all(objects);
    TRY(r);
    if (is_torture)
        return 0;
    assert_int_equal(atomic_load(&notifications), 1);
    kin__store_trim(store);
    kin__store_trim_more(store);
    assert_in_range(bytes(store), 1, full / 4);
    return 0;
}

/* Objects may outlive the store; then there is no callback. */
KIN_TEST(objects_released_after_the_store_do_not_notify)
{
    static kin_object *objects[COUNT];
    atomic_int notifications = 0; /* outlives the store */
    KIN_AUTO(kin_store) *store = NULL;

    TRY(store_for(alloc, &notifications, &store));
    int r = fill(store);
    ref_all(store, objects);
    if (r == 0)
        r = empty(store);
    kin__store_trim(store);
    store = kin_store_free(store);
    unref_all(objects);
    assert_int_equal(atomic_load(&notifications), 0);
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

KIN_TEST(readers_run_while_the_writer_trims)
{
    struct kin__thread threads[READERS];
    struct kin__thread_opts opts = {.name = "reader"};
    atomic_int notifications = 0; /* outlives the store */
    KIN_AUTO(kin_store) *store = NULL;

    (void)alloc;
    if (is_torture)
        return 0;
    TRY(store_for(/* alloc= */ NULL, &notifications, &store));
    struct crowd crowd = {.store = store};
    for (int i = 0; i < READERS; i++)
        assert_int_equal(
            kin__thread_start(&threads[i], &opts, crowd_read, &crowd, NULL), 0);
    uint64_t full = 0;
    for (int round = 0; round < 10; round++) {
        assert_int_equal(fill(store), 0);
        full = bytes(store);
        assert_int_equal(empty(store), 0);
        kin__store_trim(store);
    }
    atomic_store(&crowd.is_over, true);
    for (int i = 0; i < READERS; i++)
        kin__thread_join(&threads[i]);
    kin__store_trim(store);
    kin__store_trim_more(store);
    /* How much can be given back depends on where the last ones lie; but all
     * of the others are freed. */
    assert_int_equal(kin__reclaim_count(&store->reclaim), 0);
    assert_int_equal(store->pool->outside, 0);
    assert_int_equal(store->facts.count, KEPT);
    assert_in_range(bytes(store), 1, full);
    return 0;
}

int main(int argc, char **argv)
{
    static const struct kin_test tests[] = {
        KIN_TEST_ENTRY(trim_returns_memory_of_deleted_objects),
        KIN_TEST_ENTRY(trim_without_garbage_does_nothing),
        KIN_TEST_ENTRY(frequent_trims_are_cheap),
        KIN_TEST_ENTRY(released_snapshot_notifies_once),
        KIN_TEST_ENTRY(released_objects_notify_once),
        KIN_TEST_ENTRY(objects_released_after_the_store_do_not_notify),
        KIN_TEST_ENTRY(readers_run_while_the_writer_trims),
    };

    is_torture = argc > 1 && strcmp(argv[1], "--torture") == 0;
    return kin_test_main(tests, sizeof(tests) / sizeof(tests[0]), argc, argv);
}
