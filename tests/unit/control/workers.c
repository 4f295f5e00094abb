/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/workers.h>

#include <pthread.h>
#include <sched.h>

#include "base/log.h"
#include "base/thread.h"
#include "work_test.h"

enum { KEYS = 20 };

struct scene {
    kin_workqueue *queue;
    kin_work_limiter *limiter;
    kin_workers *workers;
    kin_stop *stop;
    _Atomic int calls[KEYS];
    _Atomic int told;
    _Atomic int gave_up;
    _Atomic int logged;
    int fails; /* so many calls for a key fail */
    kin_work_outcome outcome;
};

static void scene_done(struct scene *scene)
{
    (void)kin_workers_free(scene->workers);
    (void)kin_workqueue_free(scene->queue);
    (void)kin_work_limiter_unref(scene->limiter);
    (void)kin_stop_unref(scene->stop);
}

#define AUTO_SCENE __attribute__((cleanup(scene_done))) struct scene

static int count_call(kin_work *work, kin_stop *stop, kin_error *err,
                      void *userdata)
{
    struct scene *scene = userdata;
    int calls = atomic_fetch_add(
        &scene->calls[kin_work_key_of(work)->tag % KEYS], 1);

    (void)stop;
    if (calls < scene->fails)
        return kin_error_set(err, KIN_ESERVER, "not yet");
    if (scene->outcome != KIN_WORK_KEEP && calls == 0)
        kin_work_set_outcome(work, scene->outcome, 1);
    return 0;
}

static void hear(const kin_work_key *key, const kin_error *err, bool gave_up,
                 void *userdata)
{
    struct scene *scene = userdata;

    assert_true(key->tag < KEYS);
    assert_true(err->code < 0);
    atomic_fetch_add(&scene->told, 1);
    atomic_fetch_add(&scene->gave_up, gave_up);
}

static void hear_log(const kin_log_record *record, void *userdata)
{
    struct scene *scene = userdata;

    assert_string_equal(record->component, "workers");
    atomic_fetch_add(&scene->logged, 1);
}

static int scene_init(struct scene *scene, const kin_allocator *alloc,
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
    opts->on_error = hear;
    opts->userdata = scene;
    int r = kin_work_limiter_new(&limits, &scene->limiter, NULL);
    queue.limiter = scene->limiter;
    if (r == 0)
        r = kin_workqueue_new(&queue, &scene->queue, NULL);
    if (r == 0)
        r = kin_stop_new(NULL, &stop, &scene->stop, NULL);
    for (uint64_t i = 0; r == 0 && i < KEYS; i++)
        r = kin_workqueue_add(scene->queue, &(kin_work_key){.tag = i}, NULL);
    return r < 0 ? r
                 : kin_workers_new(scene->queue, fn, scene, opts,
                                   &scene->workers, NULL);
}

/* Until nothing waits, is for later, or is being done. */
static void scene_settle(struct scene *scene)
{
    kin_workqueue_stats stats = {.size = sizeof(stats)};

    do {
        sched_yield();
        kin_workqueue_get_stats(scene->queue, &stats);
    } while (stats.depth + stats.later + stats.running > 0);
}

KIN_TEST(do_what_waits_and_end_with_the_queue)
{
    AUTO_SCENE scene = {.queue = NULL};
    kin_workers_opts opts = KIN_INIT(kin_workers_opts);

    opts.threads = 3;
    TRY(scene_init(&scene, alloc, count_call, &opts));
    kin_workqueue_shut_down(scene.queue);
    TRY(kin_workers_run(scene.workers, scene.stop, NULL));
    for (size_t i = 0; i < KEYS; i++)
        assert_int_equal(scene.calls[i], 1);
    assert_int_equal(scene.told, 0);
    return 0;
}

KIN_TEST(what_fails_is_told_and_tried_again)
{
    AUTO_SCENE scene = {.fails = 3};
    kin_workers_opts opts = KIN_INIT(kin_workers_opts);
    kin_log log = {
        .size = sizeof(log), .level = KIN_LOG_WARN, .write = hear_log};

    log.userdata = &scene;
    opts.threads = 2;
    opts.log = &log;
    TRY(scene_init(&scene, alloc, count_call, &opts));
    TRY(kin_workers_start(scene.workers, NULL));
    TRY(kin_workers_start(scene.workers, NULL));
    scene_settle(&scene);
    for (size_t i = 0; i < KEYS; i++) {
        assert_int_equal(scene.calls[i], 4);
        assert_int_equal(
            kin_workqueue_failures(scene.queue, &(kin_work_key){.tag = i}), 0);
    }
    assert_int_equal(scene.told, 3 * KEYS);
    assert_int_equal(scene.logged, 3 * KEYS);
    assert_int_equal(scene.gave_up, 0);
    kin_workers_stop(scene.workers);
    TRY(kin_workers_join(scene.workers, NULL, NULL));
    return 0;
}

KIN_TEST(what_fails_too_often_is_given_up)
{
    AUTO_SCENE scene = {.fails = 100};
    kin_workers_opts opts = KIN_INIT(kin_workers_opts);

    opts.max_retries = 2;
    TRY(scene_init(&scene, alloc, count_call, &opts));
    TRY(kin_workers_start(scene.workers, NULL));
    scene_settle(&scene);
    for (size_t i = 0; i < KEYS; i++)
        assert_int_equal(scene.calls[i], 3);
    assert_int_equal(scene.gave_up, KEYS);
    kin_workqueue_stats stats = {.size = sizeof(stats)};
    kin_workqueue_get_stats(scene.queue, &stats);
    assert_int_equal(stats.items, 0);
    return 0;
}

KIN_TEST(what_succeeds_may_be_due_again)
{
    AUTO_SCENE scene = {.outcome = KIN_WORK_AFTER};
    kin_workers_opts opts = KIN_INIT(kin_workers_opts);

    TRY(scene_init(&scene, alloc, count_call, &opts));
    TRY(kin_workers_start(scene.workers, NULL));
    scene_settle(&scene);
    for (size_t i = 0; i < KEYS; i++)
        assert_int_equal(scene.calls[i], 2);
    return 0;
}

static int wait_for_stop(kin_work *work, kin_stop *stop, kin_error *err,
                         void *userdata)
{
    struct scene *scene = userdata;

    atomic_fetch_add(&scene->calls[kin_work_key_of(work)->tag % KEYS], 1);
    (void)kin_stop_wait(stop, KIN_NEVER);
    return kin_error_set(err, KIN_ESTOPPED, "stopped");
}

static size_t scene_calls(struct scene *scene)
{
    size_t calls = 0;

    for (size_t i = 0; i < KEYS; i++)
        calls += (size_t)atomic_load(&scene->calls[i]);
    return calls;
}

/* The call under way sees the stop; what it was called for stays. */
KIN_TEST(a_stop_ends_them)
{
    AUTO_SCENE scene = {.queue = NULL};
    kin_workers_opts opts = KIN_INIT(kin_workers_opts);
    kin_workqueue_stats stats = {.size = sizeof(stats)};

    opts.threads = 2;
    TRY(scene_init(&scene, alloc, wait_for_stop, &opts));
    TRY(kin_workers_start(scene.workers, NULL));
    while (scene_calls(&scene) < 2)
        sched_yield();
    kin_stop_request(scene.stop);
    TRY_FAIL(kin_workers_join(scene.workers, scene.stop, NULL), KIN_ESTOPPED);
    kin_workers_stop(scene.workers);
    TRY(kin_workers_join(scene.workers, NULL, NULL));
    assert_int_equal(scene_calls(&scene), 2);
    assert_int_equal(scene.told, 0);
    kin_workqueue_get_stats(scene.queue, &stats);
    assert_int_equal(stats.items, KEYS);
    assert_int_equal(stats.depth + stats.later, KEYS);
    TRY_FAIL(kin_workers_start(scene.workers, NULL), KIN_ESTOPPED);
    kin_workers_stop(NULL);
    return 0;
}

/* Those that have started have ended when the failure is returned. */
KIN_TEST(all_start_or_none)
{
    AUTO_SCENE scene = {.queue = NULL};
    kin_workers_opts opts = KIN_INIT(kin_workers_opts);
    kin_workqueue_stats stats = {.size = sizeof(stats)};

    opts.threads = 3;
    TRY(scene_init(&scene, alloc, wait_for_stop, &opts));
    atomic_store(&kin__thread_quota, 2);
    int r = kin_workers_start(scene.workers, NULL);
    atomic_store(&kin__thread_quota, KIN__THREAD_NO_QUOTA);
    assert_int_equal(r, KIN_ESYSTEM);
    kin_workqueue_get_stats(scene.queue, &stats);
    assert_int_equal(stats.running, 0);
    TRY_FAIL(kin_workers_start(scene.workers, NULL), KIN_ESTOPPED);
    return kin_workers_join(scene.workers, NULL, NULL);
}

KIN_TEST(run_ends_at_a_stop)
{
    AUTO_SCENE scene = {.queue = NULL};
    kin_workers_opts opts = KIN_INIT(kin_workers_opts);

    TRY(scene_init(&scene, alloc, count_call, &opts));
    kin_stop_request(scene.stop);
    TRY(kin_workers_run(scene.workers, scene.stop, NULL));
    TRY_FAIL(kin_workers_run(scene.workers, scene.stop, NULL), KIN_ESTOPPED);
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

KIN_TEST(a_failure_without_words_gets_some)
{
    AUTO_SCENE scene = {.queue = NULL};
    kin_workers_opts opts = KIN_INIT(kin_workers_opts);

    opts.max_retries = 1;
    TRY(scene_init(&scene, alloc, fail_silently, &opts));
    TRY(kin_workers_start(scene.workers, NULL));
    scene_settle(&scene);
    assert_int_equal(scene.told, 2 * KEYS);
    return 0;
}

KIN_TEST(refuse_what_makes_no_sense)
{
    AUTO_SCENE scene = {.queue = NULL};
    kin_workers_opts opts = KIN_INIT(kin_workers_opts);
    kin_workers *ret = NULL;

    TRY(scene_init(&scene, alloc, count_call, &opts));
    TRY_FAIL(kin_workers_new(NULL, count_call, NULL, NULL, &ret, NULL),
             KIN_EINVAL);
    TRY_FAIL(kin_workers_new(scene.queue, NULL, NULL, NULL, &ret, NULL),
             KIN_EINVAL);
    opts.threads = KIN_WORKERS_MAX + 1;
    TRY_FAIL(kin_workers_new(scene.queue, count_call, NULL, &opts, &ret, NULL),
             KIN_EINVAL);
    assert_null(ret);
    assert_null(kin_workers_free(NULL));
    return 0;
}

static int exit_once(kin_work *work, kin_stop *stop, kin_error *err,
                     void *userdata)
{
    struct scene *scene = userdata;

    if (kin_work_key_of(work)->tag == 3 && atomic_load(&scene->calls[3]) == 0) {
        atomic_fetch_add(&scene->calls[3], 1);
        pthread_exit(NULL);
    }
    return count_call(work, stop, err, userdata);
}

/* That is a mistake, but its key is tried again, and nothing waits for it. */
KIN_TEST(one_that_ends_its_thread_is_not_waited_for)
{
    AUTO_SCENE scene = {.queue = NULL};
    kin_workers_opts opts = KIN_INIT(kin_workers_opts);
    const kin_log log = {.size = sizeof(log),
                         .level = KIN_LOG_ERROR,
                         .write = hear_log,
                         .userdata = &scene};

    (void)alloc;
    opts.threads = 3;
    opts.log = &log;
    TRY(scene_init(&scene, NULL, exit_once, &opts));
    TRY(kin_workers_start(scene.workers, NULL));
    scene_settle(&scene);
    kin_workqueue_shut_down(scene.queue);
    TRY(kin_workers_join(scene.workers, NULL, NULL));
    for (size_t i = 0; i < KEYS; i++)
        assert_int_equal(scene.calls[i], i == 3 ? 2 : 1);
    assert_int_equal(scene.logged, 1);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(do_what_waits_and_end_with_the_queue),
              KIN_TEST_ENTRY(what_fails_is_told_and_tried_again),
              KIN_TEST_ENTRY(what_fails_too_often_is_given_up),
              KIN_TEST_ENTRY(what_succeeds_may_be_due_again),
              KIN_TEST_ENTRY(a_stop_ends_them),
              KIN_TEST_ENTRY(run_ends_at_a_stop),
              KIN_TEST_ENTRY(a_failure_without_words_gets_some),
              KIN_TEST_ENTRY(one_that_ends_its_thread_is_not_waited_for),
              KIN_TEST_ENTRY(all_start_or_none),
              KIN_TEST_ENTRY(refuse_what_makes_no_sense))
