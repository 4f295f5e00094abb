/* SPDX-License-Identifier: Apache-2.0 */
#include "base/lock.h"

#include "base/fake_clock.h"
#include "base/thread.h"
#include "kin_test.h"
#include "kin_test_dies.h"

enum {
    THREADS = 4,
    ROUNDS = 5000,
};

struct shared {
    struct kin__mutex mutex;
    struct kin__cond cond;
    struct kin__fake_clock fake;
    int64_t value; /* guarded by mutex */
    int waiting;   /* guarded by mutex */
    int result;    /* of a wait; read after the join */
    bool is_had;   /* result of try_lock; read after the join */
};

static void shared_init(struct shared *shared)
{
    memset(shared, 0, sizeof(*shared));
    kin__mutex_init(&shared->mutex);
    kin__cond_init(&shared->cond);
    kin__fake_clock_init(&shared->fake, /* now_ns= */ 0, /* wall_ns= */ 0);
}

static void shared_done(struct shared *shared)
{
    kin__cond_done(&shared->cond);
    kin__mutex_done(&shared->mutex);
}

#define AUTO_SHARED __attribute__((cleanup(shared_done))) struct shared

static void count_up(void *userdata)
{
    struct shared *shared = userdata;

    for (int i = 0; i < ROUNDS; i++) {
        KIN__LOCK_SCOPE(&shared->mutex);
        kin__mutex_assert_held(&shared->mutex);
        int64_t value = shared->value;
        shared->value = value + 1;
    }
    kin__mutex_assert_not_held(&shared->mutex);
}

KIN_TEST(a_mutex_excludes)
{
    struct kin__thread threads[THREADS];
    AUTO_SHARED shared;

    (void)alloc;
    shared_init(&shared);
    for (int i = 0; i < THREADS; i++)
        TRY(kin__thread_start(&threads[i], NULL, count_up, &shared, NULL));
    for (int i = 0; i < THREADS; i++)
        kin__thread_join(&threads[i]);
    assert_int_equal(shared.value, THREADS * ROUNDS);
    return 0;
}

KIN_TEST(lock_scope_unlocks)
{
    AUTO_SHARED shared;

    (void)alloc;
    shared_init(&shared);
    {
        KIN__LOCK_SCOPE(&shared.mutex);
        assert_int_not_equal(pthread_mutex_trylock(&shared.mutex.raw), 0);
    }
    assert_int_equal(pthread_mutex_trylock(&shared.mutex.raw), 0);
    pthread_mutex_unlock(&shared.mutex.raw);
    return 0;
}

static void wait_for_value(void *userdata)
{
    struct shared *shared = userdata;

    KIN__LOCK_SCOPE(&shared->mutex);
    shared->waiting++;
    while (shared->value == 0) {
        kin__cond_wait(&shared->cond, &shared->mutex);
        kin__mutex_assert_held(&shared->mutex);
    }
    shared->value++;
}

/* Takes the mutex once `count` threads are waiting and have released it. */
static void lock_once_waiting(struct shared *shared, int count)
{
    kin__mutex_lock(&shared->mutex);
    while (shared->waiting < count) {
        kin__mutex_unlock(&shared->mutex);
        sched_yield();
        kin__mutex_lock(&shared->mutex);
    }
}

KIN_TEST(a_broadcast_wakes_all)
{
    struct kin__thread threads[THREADS];
    AUTO_SHARED shared;

    (void)alloc;
    shared_init(&shared);
    for (int i = 0; i < THREADS; i++)
        TRY(kin__thread_start(&threads[i], NULL, wait_for_value, &shared,
                              NULL));
    lock_once_waiting(&shared, THREADS);
    shared.value = 1;
    kin__cond_broadcast(&shared.cond);
    kin__mutex_unlock(&shared.mutex);
    for (int i = 0; i < THREADS; i++)
        kin__thread_join(&threads[i]);
    assert_int_equal(shared.value, 1 + THREADS);
    return 0;
}

KIN_TEST(a_wait_ends_at_a_real_deadline)
{
    AUTO_SHARED shared;

    (void)alloc;
    shared_init(&shared);
    kin_deadline deadline = kin_deadline_ms(3);
    KIN__LOCK_SCOPE(&shared.mutex);
    int r = 0;
    while (r == 0)
        r = kin__cond_wait_until(&shared.cond, &shared.mutex, /* clock= */ NULL,
                                 deadline);
    assert_int_equal(r, KIN_ETIMEDOUT);
    assert_true(kin__deadline_passed(NULL, deadline));
    kin__mutex_assert_held(&shared.mutex);
    r = kin__cond_wait_until(&shared.cond, &shared.mutex, /* clock= */ NULL,
                             kin_deadline_ms(-1));
    assert_int_equal(r, KIN_ETIMEDOUT);
    return 0;
}

static void wait_on_the_fake_clock(void *userdata)
{
    struct shared *shared = userdata;
    const kin_deadline deadline = {.at_ns = 1000};

    KIN__LOCK_SCOPE(&shared->mutex);
    while (shared->value == 0 && shared->result == 0)
        shared->result = kin__cond_wait_until(&shared->cond, &shared->mutex,
                                              &shared->fake.clock, deadline);
}

KIN_TEST(a_wait_ends_at_a_fake_deadline)
{
    struct kin__thread thread;
    AUTO_SHARED shared;

    (void)alloc;
    shared_init(&shared);
    TRY(kin__thread_start(&thread, NULL, wait_on_the_fake_clock, &shared,
                          NULL));
    kin__fake_clock_await_waiters(&shared.fake, 1);
    kin__fake_clock_advance(&shared.fake, 1000);
    kin__thread_join(&thread);
    assert_int_equal(shared.result, KIN_ETIMEDOUT);
    return 0;
}

static void wait_for_ever_or_a_value(void *userdata)
{
    struct shared *shared = userdata;

    KIN__LOCK_SCOPE(&shared->mutex);
    shared->waiting = 1;
    while (shared->value == 0 && shared->result == 0)
        shared->result = kin__cond_wait_until(&shared->cond, &shared->mutex,
                                              /* clock= */ NULL, KIN_NEVER);
}

KIN_TEST(a_wait_until_never_is_woken_by_a_signal)
{
    struct kin__thread thread;
    AUTO_SHARED shared;

    (void)alloc;
    shared_init(&shared);
    TRY(kin__thread_start(&thread, NULL, wait_for_ever_or_a_value, &shared,
                          NULL));
    lock_once_waiting(&shared, 1);
    shared.value = 1;
    kin__cond_signal(&shared.cond);
    kin__mutex_unlock(&shared.mutex);
    kin__thread_join(&thread);
    assert_int_equal(shared.result, 0);
    return 0;
}

static void lock_twice(void *userdata)
{
    struct shared *shared = userdata;

    kin__mutex_lock(&shared->mutex);
    kin__mutex_lock(&shared->mutex);
}

static void unlock_what_is_free(void *userdata)
{
    struct shared *shared = userdata;

    kin__mutex_unlock(&shared->mutex);
}

static void wait_without_the_lock(void *userdata)
{
    struct shared *shared = userdata;

    (void)kin__cond_wait_until(&shared->cond, &shared->mutex, /* clock= */ NULL,
                               kin_deadline_ms(1));
}

static void claim_to_hold(void *userdata)
{
    struct shared *shared = userdata;

    kin__mutex_assert_held(&shared->mutex);
}

static void claim_not_to_hold(void *userdata)
{
    struct shared *shared = userdata;

    kin__mutex_lock(&shared->mutex);
    kin__mutex_assert_not_held(&shared->mutex);
}

static void try_in_vain(void *userdata)
{
    struct shared *shared = userdata;

    shared->is_had = kin__mutex_try_lock(&shared->mutex);
}

KIN_TEST(try_lock_takes_a_free_mutex)
{
    AUTO_SHARED shared;
    struct kin__thread thread;

    (void)alloc;
    shared_init(&shared);
    assert_true(kin__mutex_try_lock(&shared.mutex));
    kin__mutex_assert_held(&shared.mutex);
    TRY(kin__thread_start(&thread, NULL, try_in_vain, &shared, NULL));
    kin__thread_join(&thread);
    kin__mutex_unlock(&shared.mutex);
    assert_false(shared.is_had);
    return 0;
}

KIN_TEST(the_holder_of_a_strict_mutex_must_not_block)
{
    AUTO_SHARED shared;
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    shared_init(&shared);
    kin__mutex_forbid_waiting(&shared.mutex);
    assert_int_equal(kin__thread_check_waiting(NULL), 0);
    kin__mutex_lock(&shared.mutex);
    assert_int_equal(kin__thread_check_waiting(&err), KIN_EINVAL);
    assert_int_equal(kin__thread_check_locks(NULL), KIN_EINVAL);
    assert_int_equal(kin__thread_check_io(NULL), 0);
    /* Waiting on its own condition is allowed. */
    assert_int_equal(kin__cond_wait_until(&shared.cond, &shared.mutex, NULL,
                                          kin_deadline_ms(0)),
                     KIN_ETIMEDOUT);
    assert_int_equal(kin__thread_check_waiting(NULL), KIN_EINVAL);
    kin__mutex_unlock(&shared.mutex);
    assert_int_equal(kin__thread_check_waiting(NULL), 0);
    assert_true(kin__mutex_try_lock(&shared.mutex));
    assert_int_equal(kin__thread_check_waiting(NULL), KIN_EINVAL);
    kin__mutex_unlock(&shared.mutex);
    assert_int_equal(kin__thread_check_waiting(NULL), 0);
    return 0;
}

static void lock_what_is_no_mutex_yet(void *userdata)
{
    struct kin__mutex mutex = {.is_strict = false};

    (void)userdata;
    kin__mutex_lock(&mutex);
}

static void lock_what_is_done(void *userdata)
{
    struct kin__mutex mutex;

    (void)userdata;
    kin__mutex_init(&mutex);
    kin__mutex_done(&mutex);
    kin__mutex_lock(&mutex);
}

KIN_TEST(misuse_is_caught)
{
    AUTO_SHARED shared;

    (void)alloc;
    shared_init(&shared);
    assert_true(kin_test_dies(lock_twice, &shared));
    assert_true(kin_test_dies(unlock_what_is_free, &shared));
    assert_true(kin_test_dies(wait_without_the_lock, &shared));
    assert_true(kin_test_dies(claim_to_hold, &shared));
    assert_true(kin_test_dies(claim_not_to_hold, &shared));
    assert_true(kin_test_dies(lock_what_is_no_mutex_yet, NULL));
    assert_true(kin_test_dies(lock_what_is_done, NULL));
    return 0;
}

static void lock_once(void *userdata)
{
    struct shared *shared = userdata;

    KIN__LOCK_SCOPE(&shared->mutex);
    shared->value = 1;
}

/* A holder that works for long lets waiting threads in. */
KIN_TEST(a_yield_lets_a_waiting_thread_in)
{
    struct kin__thread thread;
    AUTO_SHARED shared;
    int yields = 0;

    (void)alloc;
    shared_init(&shared);
    kin__mutex_forbid_waiting(&shared.mutex);
    kin__mutex_lock(&shared.mutex);
    kin__mutex_yield(&shared.mutex); /* no thread waits */
    assert_int_equal(kin__thread_start(&thread, NULL, lock_once, &shared, NULL),
                     0);
    while (atomic_load(&shared.mutex.waiters) == 0)
        ;
    while (shared.value == 0) {
        kin__mutex_yield(&shared.mutex);
        yields++;
    }
    kin__mutex_unlock(&shared.mutex);
    kin__thread_join(&thread);
    assert_int_equal(atomic_load(&shared.mutex.waiters), 0);
    assert_true(yields < 1000);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_mutex_excludes),
              KIN_TEST_ENTRY(a_yield_lets_a_waiting_thread_in),
              KIN_TEST_ENTRY(lock_scope_unlocks),
              KIN_TEST_ENTRY(a_broadcast_wakes_all),
              KIN_TEST_ENTRY(a_wait_ends_at_a_real_deadline),
              KIN_TEST_ENTRY(a_wait_ends_at_a_fake_deadline),
              KIN_TEST_ENTRY(a_wait_until_never_is_woken_by_a_signal),
              KIN_TEST_ENTRY(try_lock_takes_a_free_mutex),
              KIN_TEST_ENTRY(the_holder_of_a_strict_mutex_must_not_block),
              KIN_TEST_ENTRY(misuse_is_caught))
