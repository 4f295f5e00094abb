/* SPDX-License-Identifier: Apache-2.0 */
#include "base/ref.h"

#include <pthread.h>

#include "kin_test.h"

enum {
    THREADS = 4,
    ROUNDS = 2000,
};

KIN_TEST(the_last_put_returns_true)
{
    struct kin__ref ref;

    (void)alloc;
    kin__ref_init(&ref);
    assert_int_equal(kin__ref_count(&ref), 1);
    kin__ref_get(&ref);
    assert_true(kin__ref_try_get(&ref));
    assert_int_equal(kin__ref_count(&ref), 3);
    assert_false(kin__ref_put(&ref));
    assert_false(kin__ref_put(&ref));
    assert_true(kin__ref_put(&ref));
    assert_int_equal(kin__ref_count(&ref), 0);
    return 0;
}

KIN_TEST(try_get_fails_at_zero)
{
    struct kin__ref ref;

    (void)alloc;
    kin__ref_init(&ref);
    assert_true(kin__ref_put(&ref));
    assert_false(kin__ref_try_get(&ref));
    assert_int_equal(kin__ref_count(&ref), 0);
    return 0;
}

static void ref_set(struct kin__ref *ref, uint32_t count)
{
    atomic_store(&ref->count, count);
}

KIN_TEST(the_largest_count_still_counts)
{
    struct kin__ref ref;

    (void)alloc;
    ref_set(&ref, KIN__REF_SATURATED_FROM - 2);
    kin__ref_get(&ref);
    assert_int_equal(kin__ref_count(&ref), KIN__REF_SATURATED_FROM - 1);
    assert_false(kin__ref_put(&ref));
    assert_int_equal(kin__ref_count(&ref), KIN__REF_SATURATED_FROM - 2);
    return 0;
}

/* Guarantee B. */
KIN_TEST(a_saturated_count_never_drops)
{
    struct kin__ref ref;

    (void)alloc;
    ref_set(&ref, KIN__REF_SATURATED_FROM - 1);
    kin__ref_get(&ref);
    assert_int_equal(kin__ref_count(&ref), KIN__REF_SATURATED);
    kin__ref_get(&ref);
    assert_int_equal(kin__ref_count(&ref), KIN__REF_SATURATED);
    assert_true(kin__ref_try_get(&ref));
    assert_int_equal(kin__ref_count(&ref), KIN__REF_SATURATED);
    for (int i = 0; i < 1000; i++)
        assert_false(kin__ref_put(&ref));
    assert_int_equal(kin__ref_count(&ref), KIN__REF_SATURATED);

    ref_set(&ref, KIN__REF_SATURATED_FROM - 1);
    assert_true(kin__ref_try_get(&ref));
    assert_int_equal(kin__ref_count(&ref), KIN__REF_SATURATED);
    return 0;
}

/* Each thread starts with its own reference; the plain fields let the thread
 * sanitizer verify guarantee A. */
struct shared {
    struct kin__ref ref;
    int written[THREADS];
    int sum; /* written by the thread that frees */
    atomic_int freed;
};

struct worker {
    pthread_t thread;
    struct shared *shared;
    int index;
};

static void shared_put(struct shared *shared)
{
    if (!kin__ref_put(&shared->ref))
        return;
    atomic_fetch_add(&shared->freed, 1);
    for (int i = 0; i < THREADS; i++)
        shared->sum += shared->written[i];
}

static void *worker_run(void *userdata)
{
    struct worker *worker = userdata;

    for (int i = 0; i < ROUNDS; i++) {
        kin__ref_get(&worker->shared->ref);
        worker->shared->written[worker->index]++;
        shared_put(worker->shared);
        if (kin__ref_try_get(&worker->shared->ref))
            shared_put(worker->shared);
    }
    shared_put(worker->shared);
    return NULL;
}

KIN_TEST(one_of_many_threads_is_the_last)
{
    struct shared shared = {.sum = 0};
    struct worker workers[THREADS];

    (void)alloc;
    kin__ref_init(&shared.ref);
    for (int i = 0; i < THREADS; i++) {
        workers[i] = (struct worker){.shared = &shared, .index = i};
        kin__ref_get(&shared.ref);
        assert_int_equal(
            pthread_create(&workers[i].thread, NULL, worker_run, &workers[i]),
            0);
    }
    shared_put(&shared);
    for (int i = 0; i < THREADS; i++)
        pthread_join(workers[i].thread, NULL);
    assert_int_equal(atomic_load(&shared.freed), 1);
    assert_int_equal(shared.sum, THREADS * ROUNDS);
    assert_int_equal(kin__ref_count(&shared.ref), 0);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(the_last_put_returns_true),
              KIN_TEST_ENTRY(try_get_fails_at_zero),
              KIN_TEST_ENTRY(the_largest_count_still_counts),
              KIN_TEST_ENTRY(a_saturated_count_never_drops),
              KIN_TEST_ENTRY(one_of_many_threads_is_the_last))
