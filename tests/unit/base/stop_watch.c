/* SPDX-License-Identifier: Apache-2.0 */
/* The guarantees F-I of base/stop.h, and all of them under stress. */
#include "base/stop.h"

#include <sched.h>
#include <string.h>

#include "base/alloc.h"
#include "base/fake_clock.h"
#include "base/thread.h"
#include "kin_test.h"
#include "kin_test_dies.h"

enum {
    ROUNDS = 300,
    WORKERS = 4,
    STRESS_ROUNDS = 30,
    STRESS_STEPS = 100,
    MIDS = 4,
};

static int new_root(const kin_allocator *alloc, kin_stop **ret)
{
    kin_stop_opts opts = KIN_INIT(kin_stop_opts);

    opts.alloc = alloc;
    return kin_stop_new(/* parent= */ NULL, &opts, ret, /* err= */ NULL);
}

static int new_child(kin_stop *parent, kin_stop **ret)
{
    return kin_stop_new(parent, /* opts= */ NULL, ret, /* err= */ NULL);
}

/* A watch that counts its calls. */
struct counted {
    struct kin__stop_watch watch;
    _Atomic int calls;
};

static void counted_call(void *userdata)
{
    struct counted *counted = userdata;

    atomic_fetch_add(&counted->calls, 1);
}

static void counted_add(struct counted *counted, kin_stop *stop)
{
    kin__stop_watch_add(&counted->watch, stop, counted_call, counted);
}

static void counted_done(struct counted *counted)
{
    kin__stop_watch_remove(&counted->watch);
}

#define AUTO_COUNTED __attribute__((cleanup(counted_done))) struct counted

KIN_TEST(guarantee_f_called_once_for_repeated_requests)
{
    AUTO_COUNTED on_root = {.calls = 0};
    AUTO_COUNTED on_child1 = {.calls = 0};
    AUTO_COUNTED on_child2 = {.calls = 0};
    KIN_AUTO(kin_stop) *root = NULL;
    KIN_AUTO(kin_stop) *child = NULL;

    TRY(new_root(alloc, &root));
    TRY(new_child(root, &child));
    counted_add(&on_root, root);
    counted_add(&on_child1, child);
    counted_add(&on_child2, child);
    kin_stop_request(child);
    assert_int_equal(on_root.calls, 0);
    assert_int_equal(on_child1.calls, 1);
    assert_int_equal(on_child2.calls, 1);
    kin_stop_request(root);
    kin_stop_request(root);
    assert_int_equal(on_root.calls, 1);
    assert_int_equal(on_child1.calls, 1);
    return 0;
}

KIN_TEST(guarantee_f_not_called_after_its_removal)
{
    struct counted counted = {.calls = 0};
    KIN_AUTO(kin_stop) *stop = NULL;

    TRY(new_root(alloc, &stop));
    counted_add(&counted, stop);
    kin__stop_watch_remove(&counted.watch);
    kin__stop_watch_remove(&counted.watch);
    kin_stop_request(stop);
    assert_int_equal(counted.calls, 0);
    return 0;
}

KIN_TEST(guarantee_f_called_at_once_on_a_stopped_token)
{
    AUTO_COUNTED counted = {.calls = 0};
    KIN_AUTO(kin_stop) *root = NULL;
    KIN_AUTO(kin_stop) *born_stopped = NULL;

    TRY(new_root(alloc, &root));
    kin_stop_request(root);
    TRY(new_child(root, &born_stopped));
    counted_add(&counted, born_stopped);
    assert_int_equal(counted.calls, 1);
    /* A watch can be used again. */
    kin__stop_watch_remove(&counted.watch);
    counted_add(&counted, root);
    assert_int_equal(counted.calls, 2);
    return 0;
}

KIN_TEST(guarantee_f_a_request_after_the_deadline_still_calls)
{
    struct kin__fake_clock fake;
    AUTO_COUNTED before = {.calls = 0};
    AUTO_COUNTED after = {.calls = 0};
    KIN_AUTO(kin_stop) *stop = NULL;
    kin_stop_opts opts = KIN_INIT(kin_stop_opts);

    kin__fake_clock_init(&fake, /* now_ns= */ 0, /* wall_ns= */ 0);
    opts.alloc = alloc;
    opts.has_deadline = true;
    opts.deadline.at_ns = 100;
    TRY(kin__stop_new_with_clock(&fake.clock, &opts, &stop, NULL));
    counted_add(&before, stop);
    kin__fake_clock_advance(&fake, 100);
    assert_true(kin_stop_requested(stop));
    counted_add(&after, stop);
    assert_int_equal(before.calls + after.calls, 0);
    kin_stop_request(stop);
    assert_int_equal(before.calls, 1);
    assert_int_equal(after.calls, 1);
    return 0;
}

KIN_TEST(a_watch_without_token_is_never_called)
{
    struct counted counted = {.calls = 0};

    (void)alloc;
    counted_add(&counted, /* stop= */ NULL);
    kin__stop_watch_remove(&counted.watch);
    assert_int_equal(counted.calls, 0);
    return 0;
}

/* Calls every function that takes the token's lock. */
static void use_token(void *userdata)
{
    kin_stop *stop = userdata;
    struct counted inner = {.calls = 0};

    kin_stop_request(stop);
    assert_int_equal(kin_stop_wait(stop, KIN_NEVER), KIN_ESTOPPED);
    assert_true(kin_stop_fd(stop, /* err= */ NULL) >= 0);
    counted_add(&inner, stop);
    assert_int_equal(inner.calls, 1);
    kin__stop_watch_remove(&inner.watch);
}

KIN_TEST(guarantee_g_called_without_a_lock)
{
    struct kin__stop_watch watch = {.fn = NULL};
    KIN_AUTO(kin_stop) *stop = NULL;

    TRY(new_root(alloc, &stop));
    kin__stop_watch_add(&watch, stop, use_token, stop);
    kin_stop_request(stop);
    kin__stop_watch_remove(&watch);
    kin__stop_watch_add(&watch, stop, use_token, stop);
    kin__stop_watch_remove(&watch);
    return 0;
}

/* An allocated watch that its callback removes and frees. */
struct self_freeing {
    struct kin__stop_watch watch;
    const kin_allocator *alloc;
    int *calls;
};

static void self_freeing_call(void *userdata)
{
    struct self_freeing *self_freeing = userdata;

    (*self_freeing->calls)++;
    kin__stop_watch_remove(&self_freeing->watch);
    kin__free(self_freeing->alloc, self_freeing);
}

static int self_freeing_add(const kin_allocator *alloc, kin_stop *stop,
                            int *calls)
{
    struct self_freeing *self_freeing = kin__alloc0(alloc, 1,
                                                    sizeof(*self_freeing));

    if (!self_freeing)
        return KIN_ENOMEM;
    self_freeing->alloc = alloc;
    self_freeing->calls = calls;
    kin__stop_watch_add(&self_freeing->watch, stop, self_freeing_call,
                        self_freeing);
    return 0;
}

/* Stops and releases the token even if the test fails, so that everything is
 * freed. */
static void stop_and_unref(kin_stop **stop)
{
    kin_stop_request(*stop);
    kin_stop_unref(*stop);
}

KIN_TEST(guarantee_h_a_callback_removes_and_frees_its_own_watch)
{
    int calls = 0;
    __attribute__((cleanup(stop_and_unref))) kin_stop *stop = NULL;

    TRY(new_root(alloc, &stop));
    TRY(self_freeing_add(alloc, stop, &calls));
    TRY(self_freeing_add(alloc, stop, &calls));
    kin_stop_request(stop);
    assert_int_equal(calls, 2);
    TRY(self_freeing_add(alloc, stop, &calls));
    assert_int_equal(calls, 3);
    return 0;
}

/* Two watches, each of which removes the other when called. */
struct rivals {
    struct kin__stop_watch watches[2];
    int calls;
};

static void rival_call(struct rivals *rivals, int other)
{
    rivals->calls++;
    kin__stop_watch_remove(&rivals->watches[other]);
}

static void rival_call0(void *userdata)
{
    rival_call(userdata, 1);
}

static void rival_call1(void *userdata)
{
    rival_call(userdata, 0);
}

KIN_TEST(guarantee_h_a_watch_removed_before_its_call_is_not_called)
{
    struct rivals rivals = {.calls = 0};
    KIN_AUTO(kin_stop) *stop = NULL;

    TRY(new_root(alloc, &stop));
    kin__stop_watch_add(&rivals.watches[0], stop, rival_call0, &rivals);
    kin__stop_watch_add(&rivals.watches[1], stop, rival_call1, &rivals);
    kin_stop_request(stop);
    assert_int_equal(rivals.calls, 1);
    kin__stop_watch_remove(&rivals.watches[0]);
    kin__stop_watch_remove(&rivals.watches[1]);
    return 0;
}

/* A slow callback, and a thread that requests the stop. */
struct slow {
    struct kin__stop_watch watch;
    struct kin__thread thread;
    kin_stop *stop;
    int pause; /* in yields */
    _Atomic bool is_begun;
    _Atomic bool is_ended;
};

static void slow_call(void *userdata)
{
    struct slow *slow = userdata;

    atomic_store(&slow->is_begun, true);
    for (int i = 0; i < slow->pause; i++)
        sched_yield();
    atomic_store(&slow->is_ended, true);
}

static void slow_request(void *userdata)
{
    struct slow *slow = userdata;

    kin_stop_request(slow->stop);
}

KIN_TEST(guarantee_h_removal_waits_for_a_callback_in_another_thread)
{
    KIN_AUTO(kin_stop) *root = NULL;

    (void)alloc;
    TRY(new_root(/* alloc= */ NULL, &root));
    for (int i = 0; i < ROUNDS; i++) {
        struct slow slow = {.pause = i % 50};

        TRY(new_child(root, &slow.stop));
        kin__stop_watch_add(&slow.watch, slow.stop, slow_call, &slow);
        TRY(kin__thread_start(&slow.thread, NULL, slow_request, &slow, NULL));
        for (int j = 0; j < i % 7; j++)
            sched_yield();
        kin__stop_watch_remove(&slow.watch);
        bool is_begun = atomic_load(&slow.is_begun);
        bool is_ended = atomic_load(&slow.is_ended);
        kin__thread_join(&slow.thread);
        assert_int_equal(is_ended, is_begun);
        /* Not called later either. */
        assert_int_equal(atomic_load(&slow.is_begun), is_begun);
        kin_stop_unref(slow.stop);
    }
    return 0;
}

/* The same with the callback known to be running. */
KIN_TEST(guarantee_h_removal_during_a_callback)
{
    struct slow slow = {.pause = 1000};
    KIN_AUTO(kin_stop) *stop = NULL;

    TRY(new_root(alloc, &stop));
    slow.stop = stop;
    kin__stop_watch_add(&slow.watch, stop, slow_call, &slow);
    TRY(kin__thread_start(&slow.thread, NULL, slow_request, &slow, NULL));
    while (!atomic_load(&slow.is_begun))
        sched_yield();
    kin__stop_watch_remove(&slow.watch);
    assert_true(atomic_load(&slow.is_ended));
    kin__thread_join(&slow.thread);
    return 0;
}

KIN_TEST(guarantee_i_a_watch_keeps_its_token_alive)
{
    AUTO_COUNTED counted = {.calls = 0};
    KIN_AUTO(kin_stop) *root = NULL;
    kin_stop *child = NULL;

    TRY(new_root(alloc, &root));
    TRY(new_child(root, &child));
    counted_add(&counted, child);
    kin_stop_unref(child);
    kin_stop_request(root);
    assert_int_equal(counted.calls, 1);
    assert_true(kin_stop_requested(child));
    return 0;
}

/* A watch and the only reference to its token besides the watch's own. */
struct last_ref {
    struct kin__stop_watch watch;
    kin_stop *stop;
};

static void last_ref_call(void *userdata)
{
    struct last_ref *last = userdata;

    kin__stop_watch_remove(&last->watch);
    last->stop = kin_stop_unref(last->stop);
}

KIN_TEST(a_callback_may_drop_the_last_reference)
{
    struct last_ref last = {.stop = NULL};

    TRY(new_root(alloc, &last.stop));
    kin__stop_watch_add(&last.watch, last.stop, last_ref_call, &last);
    kin_stop_request(last.stop);
    assert_null(last.stop);
    TRY(new_root(alloc, &last.stop));
    kin_stop_request(last.stop);
    kin__stop_watch_add(&last.watch, last.stop, last_ref_call, &last);
    assert_null(last.stop);
    return 0;
}

/* A thread that waits on its own condition until it is stopped. */
struct sleeper {
    struct kin__thread thread;
    struct kin__mutex mutex;
    struct kin__cond cond;
    kin_stop *stop;
    const kin_clock *clock;
    int reason; /* read after the join */
};

static void sleeper_run(void *userdata)
{
    struct sleeper *sleeper = userdata;
    KIN__AUTO_STOP_WAKER waker = {.mutex = NULL};

    kin__stop_waker_add(&waker, sleeper->stop, &sleeper->mutex, &sleeper->cond);
    KIN__LOCK_SCOPE(&sleeper->mutex);
    while (!kin_stop_requested(sleeper->stop))
        (void)kin__cond_wait_until(&sleeper->cond, &sleeper->mutex,
                                   sleeper->clock,
                                   kin_stop_deadline(sleeper->stop));
    sleeper->reason = kin_stop_reason(sleeper->stop);
}

static int sleeper_start(struct sleeper *sleeper, kin_stop *stop,
                         const kin_clock *clock)
{
    memset(sleeper, 0, sizeof(*sleeper));
    sleeper->stop = stop;
    sleeper->clock = clock;
    kin__mutex_init(&sleeper->mutex);
    kin__cond_init(&sleeper->cond);
    return kin__thread_start(&sleeper->thread, /* opts= */ NULL, sleeper_run,
                             sleeper, /* err= */ NULL);
}

static int sleeper_join(struct sleeper *sleeper)
{
    kin__thread_join(&sleeper->thread);
    kin__cond_done(&sleeper->cond);
    kin__mutex_done(&sleeper->mutex);
    return sleeper->reason;
}

/* As in stop.c: a lost wake-up would hang here. */
KIN_TEST(a_waker_loses_no_wake_up)
{
    (void)alloc;
    for (int i = 0; i < ROUNDS; i++) {
        struct sleeper sleepers[2];
        KIN_AUTO(kin_stop) *stop = NULL;

        TRY(new_root(/* alloc= */ NULL, &stop));
        TRY(sleeper_start(&sleepers[0], stop, /* clock= */ NULL));
        TRY(sleeper_start(&sleepers[1], stop, /* clock= */ NULL));
        for (int j = 0; j < i % 16; j++)
            sched_yield();
        kin_stop_request(stop);
        assert_int_equal(sleeper_join(&sleepers[0]), KIN_ESTOPPED);
        assert_int_equal(sleeper_join(&sleepers[1]), KIN_ESTOPPED);
    }
    return 0;
}

/* The critical interleaving: the waiter has checked the token, the stop is
 * requested, and only then does the wait start. */
struct racing_waiter {
    struct kin__thread thread;
    struct kin__mutex mutex;
    struct kin__cond cond;
    kin_stop *stop;
    _Atomic bool is_requested; /* the request has returned */
};

static void racing_waiter_request(void *userdata)
{
    struct racing_waiter *waiter = userdata;

    kin_stop_request(waiter->stop);
    atomic_store(&waiter->is_requested, true);
}

static void racing_waiter_done(struct racing_waiter *waiter)
{
    kin__cond_done(&waiter->cond);
    kin__mutex_done(&waiter->mutex);
}

KIN_TEST(a_waker_blocks_until_the_waiter_waits)
{
    __attribute__((cleanup(racing_waiter_done))) struct racing_waiter waiter = {
        .stop = NULL};
    KIN_AUTO(kin_stop) *stop = NULL;
    struct kin__stop_waker waker = {.mutex = NULL};

    kin__mutex_init(&waiter.mutex);
    kin__cond_init(&waiter.cond);
    TRY(new_root(alloc, &stop));
    waiter.stop = stop;
    kin__stop_waker_add(&waker, stop, &waiter.mutex, &waiter.cond);
    kin__mutex_lock(&waiter.mutex);
    TRY(kin__thread_start(&waiter.thread, NULL, racing_waiter_request, &waiter,
                          NULL));
    while (!kin_stop_requested(stop))
        sched_yield();
    for (int i = 0; i < 1000; i++)
        sched_yield();
    assert_false(atomic_load(&waiter.is_requested));
    kin__cond_wait(&waiter.cond, &waiter.mutex);
    kin__mutex_unlock(&waiter.mutex);
    kin__stop_waker_remove(&waker);
    kin__thread_join(&waiter.thread);
    return 0;
}

KIN_TEST(a_sleeper_wakes_at_the_deadline_of_its_token)
{
    struct kin__fake_clock fake;
    struct sleeper sleeper;
    KIN_AUTO(kin_stop) *stop = NULL;
    kin_stop_opts opts = KIN_INIT(kin_stop_opts);

    kin__fake_clock_init(&fake, /* now_ns= */ 0, /* wall_ns= */ 0);
    opts.alloc = alloc;
    opts.has_deadline = true;
    opts.deadline.at_ns = 100;
    TRY(kin__stop_new_with_clock(&fake.clock, &opts, &stop, NULL));
    TRY(sleeper_start(&sleeper, stop, &fake.clock));
    kin__fake_clock_await_waiters(&fake, 1);
    kin__fake_clock_advance(&fake, 100);
    assert_int_equal(sleeper_join(&sleeper), KIN_ETIMEDOUT);
    return 0;
}

static void add_waker_with_the_lock(void *userdata)
{
    struct sleeper *sleeper = userdata;
    struct kin__stop_waker waker = {.mutex = NULL};

    kin__mutex_lock(&sleeper->mutex);
    kin__stop_waker_add(&waker, sleeper->stop, &sleeper->mutex, &sleeper->cond);
}

static void add_watch_twice(void *userdata)
{
    struct sleeper *sleeper = userdata;
    struct counted counted = {.calls = 0};

    counted_add(&counted, sleeper->stop);
    counted_add(&counted, sleeper->stop);
}

KIN_TEST(misuse_is_caught)
{
    struct sleeper sleeper;
    KIN_AUTO(kin_stop) *stop = NULL;

    TRY(new_root(alloc, &stop));
    kin_stop_request(stop);
    TRY(sleeper_start(&sleeper, stop, /* clock= */ NULL));
    kin__thread_join(&sleeper.thread);
    assert_true(kin_test_dies(add_waker_with_the_lock, &sleeper));
    assert_true(kin_test_dies(add_watch_twice, &sleeper));
    kin__cond_done(&sleeper.cond);
    kin__mutex_done(&sleeper.mutex);
    return 0;
}

/*
 * Stress: workers create children of shared tokens, watch them, request stop or
 * not, and release them in varying order, while other threads stop the shared
 * tokens and the root.
 */
struct stress {
    kin_stop *root;
    kin_stop *mids[MIDS];
    _Atomic int ready;
    _Atomic int failures;
};

struct worker {
    struct kin__thread thread;
    struct stress *stress;
    uint32_t random;
};

static uint32_t worker_random(struct worker *worker)
{
    worker->random ^= worker->random << 13;
    worker->random ^= worker->random >> 17;
    worker->random ^= worker->random << 5;
    return worker->random;
}

static void worker_expect(struct worker *worker, bool is_true)
{
    atomic_fetch_add(&worker->stress->failures, !is_true);
}

static void worker_step(struct worker *worker)
{
    kin_stop *mid = worker->stress->mids[worker_random(worker) % MIDS];
    uint32_t dice = worker_random(worker);
    struct counted counted = {.calls = 0};
    kin_stop *child = NULL;
    kin_stop *leaf = NULL;

    worker_expect(worker, new_child(mid, &child) == 0);
    worker_expect(worker, new_child(child, &leaf) == 0);
    counted_add(&counted, leaf);
    if (dice & 1)
        kin_stop_unref(child);
    if (dice & 2)
        kin_stop_request(leaf);
    else if (dice & 4)
        (void)kin_stop_wait(leaf, kin_deadline_ms(0));
    if (dice & 8)
        kin_stop_unref(leaf);
    kin__stop_watch_remove(&counted.watch);
    int calls = atomic_load(&counted.calls);
    worker_expect(worker, calls <= 1);
    /* It is called by this thread's request or by an earlier one of another
     * thread; only the latter may not have reached it yet. */
    if ((dice & 2) && calls == 0)
        worker_expect(worker, kin_stop_requested(mid));
    if (!(dice & 8))
        kin_stop_unref(leaf);
    if (!(dice & 1))
        kin_stop_unref(child);
}

static void worker_run(void *userdata)
{
    struct worker *worker = userdata;

    atomic_fetch_add(&worker->stress->ready, 1);
    while (atomic_load(&worker->stress->ready) < WORKERS)
        sched_yield();
    for (int i = 0; i < STRESS_STEPS; i++) {
        worker_step(worker);
        /* Each thread stops one token, at a different time. */
        if (i == (int)(worker->random % STRESS_STEPS))
            kin_stop_request(worker->stress->mids[worker->random % MIDS]);
        if (i == STRESS_STEPS - 5)
            kin_stop_request(worker->stress->root);
    }
}

static int stress_once(uint32_t seed, int *ret_failures)
{
    struct worker workers[WORKERS];
    struct stress stress = {.root = NULL};

    TRY(new_root(/* alloc= */ NULL, &stress.root));
    for (int i = 0; i < MIDS; i++)
        TRY(new_child(stress.root, &stress.mids[i]));
    for (int i = 0; i < WORKERS; i++) {
        workers[i].stress = &stress;
        workers[i].random = seed * 7919 + (uint32_t)i + 1;
        TRY(kin__thread_start(&workers[i].thread, NULL, worker_run, &workers[i],
                              NULL));
    }
    (void)kin_stop_wait(stress.root, KIN_NEVER);
    /* From now on only its descendants keep it alive. */
    kin_stop_unref(stress.root);
    for (int i = 0; i < WORKERS; i++)
        kin__thread_join(&workers[i].thread);
    for (int i = 0; i < MIDS; i++) {
        atomic_fetch_add(&stress.failures, !kin_stop_requested(stress.mids[i]));
        kin_stop_unref(stress.mids[i]);
    }
    *ret_failures = atomic_load(&stress.failures);
    return 0;
}

KIN_TEST(all_guarantees_hold_under_stress)
{
    (void)alloc;
    for (uint32_t seed = 1; seed <= STRESS_ROUNDS; seed++) {
        int failures = 0;
        TRY(stress_once(seed, &failures));
        if (failures)
            fail_msg("%d failures with seed %u", failures, seed);
    }
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(guarantee_f_called_once_for_repeated_requests),
    KIN_TEST_ENTRY(guarantee_f_not_called_after_its_removal),
    KIN_TEST_ENTRY(guarantee_f_called_at_once_on_a_stopped_token),
    KIN_TEST_ENTRY(guarantee_f_a_request_after_the_deadline_still_calls),
    KIN_TEST_ENTRY(a_watch_without_token_is_never_called),
    KIN_TEST_ENTRY(guarantee_g_called_without_a_lock),
    KIN_TEST_ENTRY(guarantee_h_a_callback_removes_and_frees_its_own_watch),
    KIN_TEST_ENTRY(guarantee_h_a_watch_removed_before_its_call_is_not_called),
    KIN_TEST_ENTRY(guarantee_h_removal_waits_for_a_callback_in_another_thread),
    KIN_TEST_ENTRY(guarantee_h_removal_during_a_callback),
    KIN_TEST_ENTRY(guarantee_i_a_watch_keeps_its_token_alive),
    KIN_TEST_ENTRY(a_callback_may_drop_the_last_reference),
    KIN_TEST_ENTRY(a_waker_loses_no_wake_up),
    KIN_TEST_ENTRY(a_waker_blocks_until_the_waiter_waits),
    KIN_TEST_ENTRY(a_sleeper_wakes_at_the_deadline_of_its_token),
    KIN_TEST_ENTRY(misuse_is_caught),
    KIN_TEST_ENTRY(all_guarantees_hold_under_stress))
