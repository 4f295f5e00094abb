/* SPDX-License-Identifier: Apache-2.0 */
#include "base/executor.h"

#include <stdatomic.h>

#include "base/fake_clock.h"
#include "base/lock.h"
#include "base/thread.h"
#include "kin_test.h"

#define EXECUTOR __attribute__((cleanup(executor_done))) struct kin__executor

static void executor_done(struct kin__executor **executor)
{
    *executor = kin__executor_free(*executor);
}

/* A job that counts its runs and wakes waiting threads. */
struct counter {
    struct kin__job job;
    struct kin__mutex mutex;
    struct kin__cond changed;
    unsigned runs;
    unsigned inside; /* concurrent runs */
    bool is_overlapped;
    unsigned hold_until; /* a run lasts until this many posts were made */
    unsigned posts;
    unsigned again; /* how often it posts itself */
};

static void counter_done(struct counter *counter)
{
    kin__job_done(&counter->job);
    kin__cond_done(&counter->changed);
    kin__mutex_done(&counter->mutex);
}

#define COUNTER __attribute__((cleanup(counter_done))) struct counter

static void counter_run(struct kin__job *job, void *userdata)
{
    struct counter *counter = userdata;

    kin__mutex_lock(&counter->mutex);
    counter->is_overlapped |= counter->inside++ > 0;
    counter->runs++;
    kin__cond_broadcast(&counter->changed);
    while (counter->posts < counter->hold_until)
        kin__cond_wait(&counter->changed, &counter->mutex);
    bool is_again = counter->again > 0 && counter->again-- > 0;
    counter->inside--;
    kin__mutex_unlock(&counter->mutex);
    if (is_again)
        kin__job_post(job);
}

static int counter_init(struct counter *counter, struct kin__executor *executor)
{
    kin__mutex_init(&counter->mutex);
    kin__cond_init(&counter->changed);
    return kin__job_init(&counter->job, executor, counter_run, counter);
}

static void counter_await(struct counter *counter, unsigned runs)
{
    kin__mutex_lock(&counter->mutex);
    while (counter->runs < runs)
        kin__cond_wait(&counter->changed, &counter->mutex);
    kin__mutex_unlock(&counter->mutex);
}

static void counter_post(struct counter *counter)
{
    kin__job_post(&counter->job);
    kin__mutex_lock(&counter->mutex);
    counter->posts++;
    kin__cond_broadcast(&counter->changed);
    kin__mutex_unlock(&counter->mutex);
}

KIN_TEST(runs_posted_jobs)
{
    EXECUTOR *executor = NULL;
    COUNTER counter = {0};

    TRY(kin__executor_new(alloc, /* opts= */ NULL, &executor, NULL));
    TRY(counter_init(&counter, executor));
    counter_post(&counter);
    counter_await(&counter, 1);
    counter_post(&counter);
    counter_await(&counter, 2);
    kin__job_cancel(&counter.job);
    assert_int_equal(counter.runs, 2);
    return 0;
}

KIN_TEST(a_post_during_a_run_gives_one_more_and_never_two_at_once)
{
    EXECUTOR *executor = NULL;
    COUNTER counter = {.hold_until = 4};

    TRY(kin__executor_new(alloc, &(struct kin__executor_opts){.threads = 3},
                          &executor, NULL));
    TRY(counter_init(&counter, executor));
    counter_post(&counter);
    counter_await(&counter, 1);
    for (int i = 0; i < 3; i++)
        counter_post(&counter); /* the last post ends the run */
    counter_await(&counter, 2);
    kin__job_cancel(&counter.job);
    assert_int_equal(counter.runs, 2);
    assert_false(counter.is_overlapped);
    return 0;
}

KIN_TEST(a_job_may_post_itself)
{
    EXECUTOR *executor = NULL;
    COUNTER counter = {.again = 5};

    TRY(kin__executor_new(alloc, /* opts= */ NULL, &executor, NULL));
    TRY(counter_init(&counter, executor));
    counter_post(&counter);
    counter_await(&counter, 6);
    kin__job_cancel(&counter.job);
    assert_int_equal(counter.runs, 6);
    assert_false(counter.is_overlapped);
    return 0;
}

KIN_TEST(runs_when_due)
{
    struct kin__fake_clock fake;
    EXECUTOR *executor = NULL;
    COUNTER counter = {0};

    kin__fake_clock_init(&fake, /* now_ns= */ 1000, /* wall_ns= */ 0);
    TRY(kin__executor_new(alloc,
                          &(struct kin__executor_opts){.clock = &fake.clock},
                          &executor, NULL));
    TRY(counter_init(&counter, executor));
    kin__job_set_due(&counter.job, 2000);
    kin__job_set_due(&counter.job, 1500);
    kin__fake_clock_advance(&fake, 500);
    counter_await(&counter, 1);
    kin__job_set_due(&counter.job, 1600);
    kin__job_set_due(&counter.job, INT64_MAX);
    kin__fake_clock_advance(&fake, 1000);
    counter_post(&counter);
    counter_await(&counter, 2);
    kin__job_cancel(&counter.job);
    assert_int_equal(counter.runs, 2);
    return 0;
}

/* A job that is cancelled while it runs, and then sets a due time. */
static void cancelled_run(struct kin__job *job, void *userdata)
{
    unsigned *runs = userdata;

    (*runs)++;
    kin__job_cancel(job);
    kin__job_post(job);
    kin__job_set_due(job, 1500);
}

KIN_TEST(the_run_that_is_cancelled_is_the_last)
{
    struct kin__fake_clock fake;
    EXECUTOR *executor = NULL;
    COUNTER counter = {0};
    struct kin__job job;
    unsigned runs = 0;

    kin__fake_clock_init(&fake, /* now_ns= */ 1000, /* wall_ns= */ 0);
    TRY(kin__executor_new(alloc,
                          &(struct kin__executor_opts){.clock = &fake.clock},
                          &executor, NULL));
    TRY(counter_init(&counter, executor));
    TRY(kin__job_init(&job, executor, cancelled_run, &runs));
    kin__job_post(&job);
    for (unsigned i = 1; i < 4; i++) { /* the executor has one thread */
        counter_post(&counter);
        counter_await(&counter, i);
        kin__fake_clock_advance(&fake, 1000);
    }
    kin__job_cancel(&job);
    assert_int_equal(runs, 1);
    kin__job_post(&job);
    counter_post(&counter);
    counter_await(&counter, 4);
    kin__job_done(&job);
    assert_int_equal(runs, 2); /* it can be used again */
    return 0;
}

/* Posts from several threads while the job is being cancelled and reused: for
 * the thread sanitizer. */
struct crowd {
    struct kin__job *job;
    _Atomic bool is_over;
};

static void crowd_run(void *userdata)
{
    struct crowd *crowd = userdata;

    while (!atomic_load(&crowd->is_over))
        kin__job_post(crowd->job);
}

KIN_TEST(cancelled_means_not_running)
{
    EXECUTOR *executor = NULL;
    COUNTER counter = {0};
    struct kin__thread thread;
    struct crowd crowd = {.job = &counter.job};

    TRY(kin__executor_new(alloc, &(struct kin__executor_opts){.threads = 2},
                          &executor, NULL));
    TRY(counter_init(&counter, executor));
    TRY(kin__thread_start(&thread, NULL, crowd_run, &crowd, NULL));
    for (int i = 0; i < 200; i++) {
        counter_await(&counter, (unsigned)i + 1);
        kin__job_cancel(&counter.job);
    }
    atomic_store(&crowd.is_over, true);
    kin__thread_join(&thread);
    kin__job_cancel(&counter.job);
    unsigned runs = counter.runs; /* no other thread reads it now */
    assert_true(runs >= 200);
    assert_int_equal(counter.inside, 0);
    assert_false(counter.is_overlapped);
    return 0;
}

/* A ring of jobs in which each cancels the next. */
struct ring {
    struct kin__job jobs[3];
    struct kin__mutex mutex;
    struct kin__cond changed;
    unsigned inside;
    unsigned returned;
};

static void ring_note(struct ring *ring, unsigned *count, unsigned wanted)
{
    kin__mutex_lock(&ring->mutex);
    (*count)++;
    kin__cond_broadcast(&ring->changed);
    while (*count < wanted)
        kin__cond_wait(&ring->changed, &ring->mutex);
    kin__mutex_unlock(&ring->mutex);
}

static void ring_run(struct kin__job *job, void *userdata)
{
    struct ring *ring = userdata;
    size_t next = (size_t)(job - ring->jobs + 1) % 3;

    ring_note(ring, &ring->inside, 3);
    kin__job_cancel_soon(&ring->jobs[next]);
    ring_note(ring, &ring->returned, 0);
}

static void ring_done(struct ring *ring)
{
    for (size_t i = 0; i < 3; i++)
        kin__job_done(&ring->jobs[i]);
    kin__cond_done(&ring->changed);
    kin__mutex_done(&ring->mutex);
}

KIN_TEST(jobs_that_cancel_each_other_end)
{
    EXECUTOR *executor = NULL;
    __attribute__((cleanup(ring_done))) struct ring ring = {0};

    kin__mutex_init(&ring.mutex);
    kin__cond_init(&ring.changed);
    TRY(kin__executor_new(alloc, &(struct kin__executor_opts){.threads = 3},
                          &executor, NULL));
    for (size_t i = 0; i < 3; i++)
        TRY(kin__job_init(&ring.jobs[i], executor, ring_run, &ring));
    for (size_t i = 0; i < 3; i++)
        kin__job_post(&ring.jobs[i]);
    kin__mutex_lock(&ring.mutex);
    while (ring.returned < 3)
        kin__cond_wait(&ring.changed, &ring.mutex);
    kin__mutex_unlock(&ring.mutex);
    return 0;
}

/* ---- steps ---- */

static size_t choose_last(size_t count, void *userdata)
{
    size_t *seen = userdata;

    *seen = count;
    return count - 1;
}

KIN_TEST(a_step_runs_the_job_that_was_chosen)
{
    struct kin__fake_clock fake;
    size_t seen = 0;
    EXECUTOR *executor = NULL;
    COUNTER first = {0};
    COUNTER second = {.again = 1};
    COUNTER due = {0};

    kin__fake_clock_init(&fake, /* now_ns= */ 1000, /* wall_ns= */ 0);
    TRY(kin__executor_new(alloc,
                          &(struct kin__executor_opts){.clock = &fake.clock,
                                                       .choose = choose_last,
                                                       .userdata = &seen},
                          &executor, NULL));
    TRY(counter_init(&first, executor));
    TRY(counter_init(&second, executor));
    TRY(counter_init(&due, executor));
    assert_false(kin__executor_step(executor));
    assert_true(kin__deadline_is_never(kin__executor_due(executor)));
    kin__job_set_due(&due.job, 1500);
    assert_int_equal(kin__executor_due(executor).at_ns, 1500);
    kin__job_post(&first.job);
    kin__job_post(&second.job);
    assert_true(kin__executor_due(executor).at_ns <= 1000);
    assert_true(kin__executor_step(executor));
    assert_int_equal(seen, 2);
    assert_int_equal(second.runs, 1); /* and it has posted itself */
    kin__fake_clock_advance(&fake, 500);
    assert_true(kin__executor_step(executor));
    assert_int_equal(seen, 3);
    assert_int_equal(due.runs, 1);
    kin__job_cancel(&first.job);
    assert_true(kin__executor_step(executor));
    assert_int_equal(second.runs, 2);
    assert_false(kin__executor_step(executor));
    assert_int_equal(first.runs, 0);
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(runs_posted_jobs),
    KIN_TEST_ENTRY(a_post_during_a_run_gives_one_more_and_never_two_at_once),
    KIN_TEST_ENTRY(a_job_may_post_itself), KIN_TEST_ENTRY(runs_when_due),
    KIN_TEST_ENTRY(the_run_that_is_cancelled_is_the_last),
    KIN_TEST_ENTRY(cancelled_means_not_running),
    KIN_TEST_ENTRY(jobs_that_cancel_each_other_end),
    KIN_TEST_ENTRY(a_step_runs_the_job_that_was_chosen))
