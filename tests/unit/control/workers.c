/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/workers.h>

#include <pthread.h>
#include <sched.h>

#include "base/log.h"
#include "base/thread.h"
#include "work_test.h"

enum { KEYS = 20 };

struct fixture {
    kin_workqueue *queue;
    kin_work_limiter *limiter;
    kin_workers *workers;
    kin_stop *stop;
    _Atomic int calls[KEYS];
    _Atomic int reported;
    _Atomic int gave_up;
    _Atomic int logged;
    int fails; /* number of calls for a key that fail */
    kin_work_outcome outcome;
};

static void fixture_done(struct fixture *fixture)
{
    (void)kin_workers_free(fixture->workers);
    (void)kin_workqueue_free(fixture->queue);
    (void)kin_work_limiter_unref(fixture->limiter);
    (void)kin_stop_unref(fixture->stop);
}

#define AUTO_SCENE __attribute__((cleanup(fixture_done))) struct fixture

static int count_call(kin_work *work, kin_stop *stop, kin_error *err,
                      void *userdata)
{
    struct fixture *fixture = userdata;
    int calls = atomic_fetch_add(
        &fixture->calls[kin_work_key_of(work)->tag % KEYS], 1);

    (void)stop;
    if (calls < fixture->fails)
        return kin_error_set(err, KIN_ESERVER, "not yet");
    if (fixture->outcome != KIN_WORK_KEEP && calls == 0)
        kin_work_set_outcome(work, fixture->outcome, 1);
    return 0;
}

static void on_error(const kin_work_key *key, const kin_error *err,
                     bool gave_up, void *userdata)
{
    struct fixture *fixture = userdata;

    assert_true(key->tag < KEYS);
    assert_true(err->code < 0);
    atomic_fetch_add(&fixture->reported, 1);
    atomic_fetch_add(&fixture->gave_up, gave_up);
}

static void on_log(const kin_log_record *record, void *userdata)
{
    struct fixture *fixture = userdata;

    assert_string_equal(record->component, "workers");
    atomic_fetch_add(&fixture->logged, 1);
}

static int fixture_init(struct fixture *fixture, const kin_allocator *alloc,
                        kin_work_fn *fn, kin_workers_opts *opts)
{
    kin_work_limiter_opts limits = KIN_INIT(kin_work_limiter_opts);
    kin_workqueue_opts queue = KIN_INIT(kin_workqueue_opts);
    kin_stop_opts stop = KIN_INIT(kin_stop_opts);

    limits.alloc = alloc;
    limits.base_ms = 1;
    limits.max_ms = 1;
    queue.alloc = alloc;
    stop.alloc = alloc;
    opts->alloc = alloc;
    opts->on_error = on_error;
    opts->userdata = fixture;
    int r = kin_work_limiter_new(&limits, &fixture->limiter, NULL);
    queue.limiter = fixture->limiter;
    if (r == 0)
        r = kin_workqueue_new(&queue, &fixture->queue, NULL);
    if (r == 0)
        r = kin_stop_new(NULL, &stop, &fixture->stop, NULL);
    for (uint64_t i = 0; r == 0 && i < KEYS; i++)
        r = kin_workqueue_add(fixture->queue, &(kin_work_key){.tag = i}, NULL);
    return r < 0 ? r
                 : kin_workers_new(fixture->queue, fn, fixture, opts,
                                   &fixture->workers, NULL);
}

/* Waits until no key is waiting, delayed or running. */
static void fixture_settle(struct fixture *fixture)
{
    kin_workqueue_stats stats = {.size = sizeof(stats)};

    do {
        sched_yield();
        kin_workqueue_get_stats(fixture->queue, &stats);
    } while (stats.depth + stats.later + stats.running > 0);
}

KIN_TEST(process_keys_and_end_with_the_queue)
{
    AUTO_SCENE fixture = {.queue = NULL};
    kin_workers_opts opts = KIN_INIT(kin_workers_opts);

    opts.threads = 3;
    TRY(fixture_init(&fixture, alloc, count_call, &opts));
    kin_workqueue_shut_down(fixture.queue);
    TRY(kin_workers_run(fixture.workers, fixture.stop, NULL));
    for (size_t i = 0; i < KEYS; i++)
        assert_int_equal(fixture.calls[i], 1);
    assert_int_equal(fixture.reported, 0);
    return 0;
}

KIN_TEST(failures_are_reported_and_retried)
{
    AUTO_SCENE fixture = {.fails = 3};
    kin_workers_opts opts = KIN_INIT(kin_workers_opts);
    kin_log log = {.size = sizeof(log), .level = KIN_LOG_WARN, .write = on_log};

    log.userdata = &fixture;
    opts.threads = 2;
    opts.log = &log;
    TRY(fixture_init(&fixture, alloc, count_call, &opts));
    TRY(kin_workers_start(fixture.workers, NULL));
    TRY(kin_workers_start(fixture.workers, NULL));
    fixture_settle(&fixture);
    for (size_t i = 0; i < KEYS; i++) {
        assert_int_equal(fixture.calls[i], 4);
        assert_int_equal(
            kin_workqueue_failures(fixture.queue, &(kin_work_key){.tag = i}),
            0);
    }
    assert_int_equal(fixture.reported, 3 * KEYS);
    assert_int_equal(fixture.logged, 3 * KEYS);
    assert_int_equal(fixture.gave_up, 0);
    kin_workers_stop(fixture.workers);
    TRY(kin_workers_join(fixture.workers, NULL, NULL));
    return 0;
}

KIN_TEST(gives_up_after_too_many_failures)
{
    AUTO_SCENE fixture = {.fails = 100};
    kin_workers_opts opts = KIN_INIT(kin_workers_opts);

    opts.max_retries = 2;
    TRY(fixture_init(&fixture, alloc, count_call, &opts));
    TRY(kin_workers_start(fixture.workers, NULL));
    fixture_settle(&fixture);
    for (size_t i = 0; i < KEYS; i++)
        assert_int_equal(fixture.calls[i], 3);
    assert_int_equal(fixture.gave_up, KEYS);
    kin_workqueue_stats stats = {.size = sizeof(stats)};
    kin_workqueue_get_stats(fixture.queue, &stats);
    assert_int_equal(stats.items, 0);
    return 0;
}

KIN_TEST(a_success_may_requeue)
{
    AUTO_SCENE fixture = {.outcome = KIN_WORK_AFTER};
    kin_workers_opts opts = KIN_INIT(kin_workers_opts);

    TRY(fixture_init(&fixture, alloc, count_call, &opts));
    TRY(kin_workers_start(fixture.workers, NULL));
    fixture_settle(&fixture);
    for (size_t i = 0; i < KEYS; i++)
        assert_int_equal(fixture.calls[i], 2);
    return 0;
}

static int wait_for_stop(kin_work *work, kin_stop *stop, kin_error *err,
                         void *userdata)
{
    struct fixture *fixture = userdata;

    atomic_fetch_add(&fixture->calls[kin_work_key_of(work)->tag % KEYS], 1);
    (void)kin_stop_wait(stop, KIN_NEVER);
    return kin_error_set(err, KIN_ESTOPPED, "stopped");
}

static size_t fixture_calls(struct fixture *fixture)
{
    size_t calls = 0;

    for (size_t i = 0; i < KEYS; i++)
        calls += (size_t)atomic_load(&fixture->calls[i]);
    return calls;
}

/* The running call sees the stop; its key stays. */
KIN_TEST(a_stop_ends_all_workers)
{
    AUTO_SCENE fixture = {.queue = NULL};
    kin_workers_opts opts = KIN_INIT(kin_workers_opts);
    kin_workqueue_stats stats = {.size = sizeof(stats)};

    opts.threads = 2;
    TRY(fixture_init(&fixture, alloc, wait_for_stop, &opts));
    TRY(kin_workers_start(fixture.workers, NULL));
    while (fixture_calls(&fixture) < 2)
        sched_yield();
    kin_stop_request(fixture.stop);
    TRY_FAIL(kin_workers_join(fixture.workers, fixture.stop, NULL),
             KIN_ESTOPPED);
    kin_workers_stop(fixture.workers);
    TRY(kin_workers_join(fixture.workers, NULL, NULL));
    assert_int_equal(fixture_calls(&fixture), 2);
    assert_int_equal(fixture.reported, 0);
    kin_workqueue_get_stats(fixture.queue, &stats);
    assert_int_equal(stats.items, KEYS);
    assert_int_equal(stats.depth + stats.later, KEYS);
    TRY_FAIL(kin_workers_start(fixture.workers, NULL), KIN_ESTOPPED);
    kin_workers_stop(NULL);
    return 0;
}

/* Threads that were started have ended when the error is returned. */
KIN_TEST(start_is_all_or_nothing)
{
    AUTO_SCENE fixture = {.queue = NULL};
    kin_workers_opts opts = KIN_INIT(kin_workers_opts);
    kin_workqueue_stats stats = {.size = sizeof(stats)};

    opts.threads = 3;
    TRY(fixture_init(&fixture, alloc, wait_for_stop, &opts));
    atomic_store(&kin__thread_quota, 2);
    int r = kin_workers_start(fixture.workers, NULL);
    atomic_store(&kin__thread_quota, KIN__THREAD_NO_QUOTA);
    assert_int_equal(r, KIN_ESYSTEM);
    kin_workqueue_get_stats(fixture.queue, &stats);
    assert_int_equal(stats.running, 0);
    TRY_FAIL(kin_workers_start(fixture.workers, NULL), KIN_ESTOPPED);
    return kin_workers_join(fixture.workers, NULL, NULL);
}

KIN_TEST(run_returns_on_a_stop)
{
    AUTO_SCENE fixture = {.queue = NULL};
    kin_workers_opts opts = KIN_INIT(kin_workers_opts);

    TRY(fixture_init(&fixture, alloc, count_call, &opts));
    kin_stop_request(fixture.stop);
    TRY(kin_workers_run(fixture.workers, fixture.stop, NULL));
    TRY_FAIL(kin_workers_run(fixture.workers, fixture.stop, NULL),
             KIN_ESTOPPED);
    return 0;
}

static int fail_silently(kin_work *work, kin_stop *stop, kin_error *err,
                         void *userdata)
{
    (void)work;
    (void)stop;
    (void)userdata;
    (void)err;
    return KIN_ECONFLICT;
}

KIN_TEST(a_failure_without_message_gets_one)
{
    AUTO_SCENE fixture = {.queue = NULL};
    kin_workers_opts opts = KIN_INIT(kin_workers_opts);

    opts.max_retries = 1;
    TRY(fixture_init(&fixture, alloc, fail_silently, &opts));
    TRY(kin_workers_start(fixture.workers, NULL));
    fixture_settle(&fixture);
    assert_int_equal(fixture.reported, 2 * KEYS);
    return 0;
}

KIN_TEST(rejects_invalid_options)
{
    AUTO_SCENE fixture = {.queue = NULL};
    kin_workers_opts opts = KIN_INIT(kin_workers_opts);
    kin_workers *ret = NULL;

    TRY(fixture_init(&fixture, alloc, count_call, &opts));
    TRY_FAIL(kin_workers_new(NULL, count_call, NULL, NULL, &ret, NULL),
             KIN_EINVAL);
    TRY_FAIL(kin_workers_new(fixture.queue, NULL, NULL, NULL, &ret, NULL),
             KIN_EINVAL);
    opts.threads = KIN_WORKERS_MAX + 1;
    TRY_FAIL(
        kin_workers_new(fixture.queue, count_call, NULL, &opts, &ret, NULL),
        KIN_EINVAL);
    assert_null(ret);
    assert_null(kin_workers_free(NULL));
    return 0;
}

static int exit_once(kin_work *work, kin_stop *stop, kin_error *err,
                     void *userdata)
{
    struct fixture *fixture = userdata;

    if (kin_work_key_of(work)->tag == 3 &&
        atomic_load(&fixture->calls[3]) == 0) {
        atomic_fetch_add(&fixture->calls[3], 1);
        pthread_exit(NULL);
    }
    return count_call(work, stop, err, userdata);
}

/* That is a bug of the callback, but its key is retried, and nothing waits for
 * it. */
KIN_TEST(does_not_wait_for_an_exited_thread)
{
    AUTO_SCENE fixture = {.queue = NULL};
    kin_workers_opts opts = KIN_INIT(kin_workers_opts);
    const kin_log log = {.size = sizeof(log),
                         .level = KIN_LOG_ERROR,
                         .write = on_log,
                         .userdata = &fixture};

    (void)alloc;
    opts.threads = 3;
    opts.log = &log;
    TRY(fixture_init(&fixture, NULL, exit_once, &opts));
    TRY(kin_workers_start(fixture.workers, NULL));
    fixture_settle(&fixture);
    kin_workqueue_shut_down(fixture.queue);
    TRY(kin_workers_join(fixture.workers, NULL, NULL));
    for (size_t i = 0; i < KEYS; i++)
        assert_int_equal(fixture.calls[i], i == 3 ? 2 : 1);
    assert_int_equal(fixture.logged, 1);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(process_keys_and_end_with_the_queue),
              KIN_TEST_ENTRY(failures_are_reported_and_retried),
              KIN_TEST_ENTRY(gives_up_after_too_many_failures),
              KIN_TEST_ENTRY(a_success_may_requeue),
              KIN_TEST_ENTRY(a_stop_ends_all_workers),
              KIN_TEST_ENTRY(run_returns_on_a_stop),
              KIN_TEST_ENTRY(a_failure_without_message_gets_one),
              KIN_TEST_ENTRY(does_not_wait_for_an_exited_thread),
              KIN_TEST_ENTRY(start_is_all_or_nothing),
              KIN_TEST_ENTRY(rejects_invalid_options))
