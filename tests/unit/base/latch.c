/* SPDX-License-Identifier: Apache-2.0 */
#include "base/latch.h"

#include <sched.h>

#include "kin_test.h"
#include "kin_test_dies.h"

enum {
    THREADS = 6,
    ROUNDS = 3000,
};

struct shared {
    struct kin__latch latch;
    long count; /* not atomic; guarded by the latch */
    bool is_inside;
    _Atomic int clashes;
};

static void count_up(void *userdata)
{
    struct shared *shared = userdata;

    for (int i = 0; i < ROUNDS; i++) {
        KIN__LATCH_SCOPE(&shared->latch);
        if (shared->is_inside)
            atomic_fetch_add(&shared->clashes, 1);
        shared->is_inside = true;
        shared->count++;
        /* Makes the others wait for a thread that is not running. */
        if (i % 64 == 0)
            (void)sched_yield();
        shared->is_inside = false;
    }
}

KIN_TEST(excludes_other_threads)
{
    struct shared shared = {.count = 0};
    struct kin__thread threads[THREADS];

    (void)alloc;
    kin__latch_init(&shared.latch);
    for (int i = 0; i < THREADS; i++)
        assert_int_equal(
            kin__thread_start(&threads[i], NULL, count_up, &shared, NULL), 0);
    for (int i = 0; i < THREADS; i++)
        kin__thread_join(&threads[i]);
    assert_int_equal(shared.count, THREADS * ROUNDS);
    assert_int_equal(atomic_load(&shared.clashes), 0);
    kin__latch_done(&shared.latch);
    return 0;
}

static void take_once(void *userdata)
{
    struct shared *shared = userdata;

    KIN__LATCH_SCOPE(&shared->latch);
    shared->count++;
}

/* Long enough for a waiter to fall asleep; it must get the latch either way. */
KIN_TEST(a_sleeping_waiter_gets_the_latch)
{
    struct shared shared = {.count = 0};
    struct kin__thread threads[THREADS];

    (void)alloc;
    kin__latch_init(&shared.latch);
    kin__latch_lock(&shared.latch);
    for (int i = 0; i < THREADS; i++)
        assert_int_equal(
            kin__thread_start(&threads[i], NULL, take_once, &shared, NULL), 0);
    for (int i = 0; i < 1000; i++)
        (void)sched_yield();
    assert_int_equal(shared.count, 0);
    kin__latch_unlock(&shared.latch);
    for (int i = 0; i < THREADS; i++)
        kin__thread_join(&threads[i]);
    assert_int_equal(shared.count, THREADS);
    kin__latch_done(&shared.latch);
    return 0;
}

static void lock_twice(void *userdata)
{
    struct kin__latch latch;

    (void)userdata;
    kin__latch_init(&latch);
    kin__latch_lock(&latch);
    kin__latch_lock(&latch);
}

static void unlock_unlocked(void *userdata)
{
    struct kin__latch latch;

    (void)userdata;
    kin__latch_init(&latch);
    kin__latch_unlock(&latch);
}

KIN_TEST(misuse_is_caught)
{
    (void)alloc;
    assert_true(kin_test_dies(lock_twice, NULL));
    assert_true(kin_test_dies(unlock_unlocked, NULL));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(excludes_other_threads),
              KIN_TEST_ENTRY(a_sleeping_waiter_gets_the_latch),
              KIN_TEST_ENTRY(misuse_is_caught))
