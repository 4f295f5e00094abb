/* SPDX-License-Identifier: Apache-2.0 */
/*
 * The memory of a store without a core; tests/unit/informer/past.c has its
 * meaning.
 */
#include "cache/past.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>

#include <kin/json.h>

#include "base/fake_clock.h"
#include "cache/past_read.h"
#include "cache/store.h"
#include "kin_test.h"

enum {
    OBJECTS = 64,
    READERS = 3,
    START_S = 1000,
    KEEP_S = 100,
};

#define AT(s) ((s)*KIN__NS_PER_S)

struct shared {
    kin_store *store;
    struct kin__fake_clock clock;
    atomic_bool stop;
    atomic_int failures;
};

static int put(const kin_allocator *alloc, kin_store *store, int i,
               const char *app)
{
    KIN_AUTO(kin_object) *object = NULL;
    char text[256];

    (void)snprintf(text, sizeof(text),
                   "{\"metadata\":{\"name\":\"o%d\",\"uid\":\"uid-%d\"},"
                   "\"app\":\"%s-%d\"}",
                   i, i, app, i);
    TRY(kin_object_parse(alloc, kin_s(text), &object, NULL));
    return kin_store_add(store, object, NULL);
}

static void arrive(struct shared *shared, int64_t s, bool is_first)
{
    kin__fake_clock_set_wall(&shared->clock, AT(s));
    kin__past_arrive(shared->store->past, &(struct kin__past_arrival){
                                              .at_ns = AT(s),
                                              .after_ns = AT(s - 1),
                                              .is_first = is_first,
                                          });
}

static void shared_done(struct shared *shared)
{
    shared->store = kin_store_free(shared->store);
}

#define SHARED __attribute__((cleanup(shared_done))) struct shared

static int shared_init(struct shared *shared, const kin_allocator *alloc,
                       int count)
{
    kin_indexer indexer;

    kin__fake_clock_init(&shared->clock, 0, AT(START_S));
    TRY(kin_store_new(KIN_OPTS(kin_store_opts, .alloc = alloc), &shared->store,
                      NULL));
    TRY(kin__store_remember(shared->store,
                            &(struct kin__past_opts){
                                .alloc = alloc,
                                .clock = &shared->clock.clock,
                                .keep_ns = AT(KEEP_S),
                                .delay_ns = AT(1),
                                .max_bytes = 64 << 20,
                            },
                            NULL));
    TRY(kin_indexer_by_path(alloc, kin_s("app"), kin_s(".app"), &indexer,
                            NULL));
    TRY(kin_store_add_indexers(shared->store, &indexer, 1, NULL));
    arrive(shared, START_S, /* is_first= */ true);
    for (int i = 0; i < count; i++)
        TRY(put(alloc, shared->store, i, "old"));
    kin__past_start(shared->store->past, AT(START_S));
    return 0;
}

/* Counts the entries of a value of an object at a time. */
static int count_at(const struct shared *shared, int i, const char *app,
                    int64_t s, size_t *ret)
{
    KIN_AUTO(kin_past) *past = NULL;
    char value[32];

    (void)snprintf(value, sizeof(value), "%s-%d", app, i);
    int r = kin__past_read(shared->store,
                           KIN_OPTS(kin_past_query, .index = kin_s("app"),
                                    .value = kin_s(value), .at_ns = AT(s)),
                           &past, NULL);
    *ret = kin_past_count(past);
    return r;
}

/* ---- T1: readers beside the writer ---- */

static void *read_all(void *userdata)
{
    struct shared *shared = userdata;

    for (int i = 0; !atomic_load(&shared->stop); i = (i + 1) % OBJECTS) {
        size_t old = 0;
        size_t new = 0;
        if (count_at(shared, i, "old", START_S + 1, &old) < 0 ||
            count_at(shared, i, "new", START_S + 1, &new) < 0 || old != 1 ||
            new != 0)
            atomic_fetch_add(&shared->failures, 1);
    }
    return NULL;
}

static int change_all(const kin_allocator *alloc, struct shared *shared)
{
    for (int i = 0; i < OBJECTS; i++) {
        arrive(shared, START_S + 10 + i % 10, /* is_first= */ false);
        TRY(put(alloc, shared->store, i, "new"));
    }
    for (int i = 0; i < OBJECTS; i++) {
        char key[16];
        (void)snprintf(key, sizeof(key), "o%d", i);
        arrive(shared, START_S + 30, /* is_first= */ false);
        TRY(kin_store_delete_key(shared->store, kin_s(key), NULL));
    }
    return 0;
}

KIN_TEST(a_reader_finds_each_value_once_while_it_ends)
{
    SHARED shared = {0};
    pthread_t threads[READERS];

    TRY(shared_init(&shared, alloc, OBJECTS));
    if (kin_test_out_of_memory())
        return KIN_ENOMEM;
    for (int i = 0; i < READERS; i++)
        assert_int_equal(pthread_create(&threads[i], NULL, read_all, &shared),
                         0);
    int r = change_all(alloc, &shared);
    bool is_complete = !kin_test_out_of_memory();
    atomic_store(&shared.stop, true);
    for (int i = 0; i < READERS; i++)
        pthread_join(threads[i], NULL);
    TRY(r);
    if (is_complete)
        assert_int_equal(atomic_load(&shared.failures), 0);
    return 0;
}

/* ---- T2 ---- */

KIN_TEST(what_cannot_be_remembered_is_counted)
{
    SHARED shared = {0};
    struct kin__past_stats stats;
    size_t old = 0;
    size_t new = 0;

    TRY(shared_init(&shared, alloc, 1));
    arrive(&shared, START_S + 10, /* is_first= */ false);
    TRY(put(alloc, shared.store, 0, "new"));
    kin__past_get_stats(shared.store->past, &stats);
    TRY(count_at(&shared, 0, "old", START_S + 1, &old));
    TRY(count_at(&shared, 0, "new", START_S + 10, &new));
    /* The present does not depend on it. */
    assert_int_equal(new, 1);
    if (stats.dropped == 0) {
        assert_int_equal(old, 1);
        assert_int_equal(stats.entries, 2);
        assert_int_equal(stats.holders, 1);
    }
    if (old == 0) {
        assert_true(stats.dropped > 0);
        assert_true(stats.complete_ns >= AT(START_S + 10));
    }
    return 0;
}

KIN_TEST(memory_returns_with_time)
{
    SHARED shared = {0};
    struct kin__past_stats stats;

    TRY(shared_init(&shared, alloc, OBJECTS));
    TRY(change_all(alloc, &shared));
    kin__past_expire(shared.store->past, AT(START_S + 30 + KEEP_S + 1));
    kin__past_get_stats(shared.store->past, &stats);
    assert_int_equal(stats.entries, 0);
    assert_int_equal(stats.holders, 0);
    kin_store_reclaim(shared.store);
    if (kin_test_out_of_memory())
        return 0;
    assert_int_equal(shared.store->pool->outside, 0);
    for (int type = 0; type < KIN__NODE_TYPES; type++)
        assert_int_equal(shared.store->arena->stats.live_nodes[type], 0);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_reader_finds_each_value_once_while_it_ends),
              KIN_TEST_ENTRY(what_cannot_be_remembered_is_counted),
              KIN_TEST_ENTRY(memory_returns_with_time))
