/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/runner.h"

#include <assert.h>

#include "base/alloc.h"
#include "base/lock.h"
#include "base/thread.h"

struct kin__runner {
    const kin_allocator *alloc;
    const kin_clock *clock;
    struct kin__mutex mutex;  /* all below; a leaf */
    struct kin__cond changed; /* for the threads: something is ready, due
                                 earlier, or over */
    struct kin__cond ended;   /* for who cancels: a run has ended */
    struct kin__timers timers;
    struct cds_list_head ready;
    size_t jobs; /* that have room for a timer */
    bool is_over;
    uintptr_t freed_by; /* the thread of the job that freed it, which cannot
                           join itself: it frees the memory at its end */
    kin_loop *loop;     /* borrowed; NULL if there are threads */
    uintptr_t stepper;  /* the thread that steps the loop */
    struct kin__job *running; /* the innermost one of a loop's */
    struct kin__loop_source source;
    size_t thread_count;
    struct kin__thread threads[]; /* started: the first `thread_count` */
};

/* ---- jobs; the mutex is held ---- */

/* Something is ready, or due earlier. */
static void runner_wake(struct kin__runner *runner)
{
    if (runner->loop)
        kin__loop_wake(runner->loop);
    else
        kin__cond_signal(&runner->changed);
}

static void job_make_ready(struct kin__job *job)
{
    if (job->is_running) {
        job->is_again = true;
        return;
    }
    if (kin__list_is_linked(&job->link))
        return;
    cds_list_add_tail(&job->link, &job->runner->ready);
    runner_wake(job->runner);
}

static void job_on_timer(struct kin__timer *timer, void *userdata)
{
    (void)timer;
    job_make_ready(userdata);
}

static void job_begin(struct kin__job *job)
{
    job->is_running = true;
    job->is_again = false;
    job->is_cancelled = false;
    job->thread = kin__thread_self();
    if (!job->runner->loop)
        return;
    job->outer = job->runner->running;
    job->runner->running = job;
}

static void job_end(struct kin__job *job)
{
    struct kin__runner *runner = job->runner;
    void (*retire)(void *userdata) = KIN__STEAL(job->retire);
    void *userdata = job->userdata;
    /* Whoever cancelled from outside waits for this, and may free the job. */
    job->is_running = false;
    job->thread = 0;
    if (runner->loop)
        runner->running = job->outer;
    if (job->is_again && !job->is_cancelled)
        job_make_ready(job);
    kin__cond_broadcast(&runner->ended);
    if (!retire)
        return;
    kin__mutex_unlock(&runner->mutex);
    retire(userdata);
    kin__mutex_lock(&runner->mutex);
}

static void job_run(struct kin__job *job)
{
    struct kin__runner *runner = job->runner;

    job_begin(job);
    kin__mutex_unlock(&runner->mutex);
    job->fn(job, job->userdata);
    kin__mutex_lock(&runner->mutex);
    job_end(job);
}

/* ---- steps of a loop ---- */

static kin_deadline runner_due(void *userdata)
{
    struct kin__runner *runner = userdata;

    KIN__LOCK_SCOPE(&runner->mutex);
    if (kin__list_is_linked(&runner->ready))
        return (kin_deadline){0};
    return kin__timers_next(&runner->timers);
}

static void runner_step_locked(struct kin__runner *runner)
{
    size_t count = 0;
    struct cds_list_head *link = NULL;

    (void)kin__timers_run(&runner->timers);
    cds_list_for_each(link, &runner->ready) {
        count++;
    }
    while (count-- > 0) {
        struct kin__job *job = KIN__LIST_POP(&runner->ready, struct kin__job,
                                             link);
        if (!job)
            return; /* some were cancelled */
        job_run(job);
    }
}

static void runner_destroy(struct kin__runner *runner)
{
    kin__timers_done(&runner->timers);
    kin__cond_done(&runner->changed);
    kin__cond_done(&runner->ended);
    kin__mutex_done(&runner->mutex);
    kin__free(runner->alloc, runner);
}

/* What is ready now, once each; what becomes so meanwhile waits for the next
 * step, so that every step ends. */
static void runner_step(void *userdata)
{
    struct kin__runner *runner = userdata;

    kin__mutex_lock(&runner->mutex);
    uintptr_t outer = runner->stepper; /* a job may step the loop */
    runner->stepper = kin__thread_self();
    runner_step_locked(runner);
    runner->stepper = outer;
    bool is_freed = runner->freed_by && outer == 0;
    kin__mutex_unlock(&runner->mutex);
    if (is_freed)
        runner_destroy(runner);
}

/* Nothing of what was running will return. */
static void runner_abandon(void *userdata)
{
    struct kin__runner *runner = userdata;

    kin__mutex_lock(&runner->mutex);
    while (runner->running) {
        struct kin__job *job = runner->running;
        void (*on_left)(void *userdata) = job->on_left;
        void *owner = job->userdata;
        job_end(job);
        if (!on_left)
            continue;
        kin__mutex_unlock(&runner->mutex);
        on_left(owner);
        kin__mutex_lock(&runner->mutex);
    }
    runner->stepper = 0;
    kin__mutex_unlock(&runner->mutex);
}

/* ---- threads ---- */

/* Whether the caller is one of the runner's jobs. */
static bool runner_is_self(const struct kin__runner *runner)
{
    bool is_self = runner->stepper && runner->stepper == kin__thread_self();

    for (size_t i = 0; i < runner->thread_count; i++)
        is_self |= kin__thread_is_self(&runner->threads[i]);
    return is_self;
}

/* Called at the end of the thread whose job has freed the runner. */
static void runner_free_self(struct kin__runner *runner)
{
    for (size_t i = 0; i < runner->thread_count; i++) {
        if (kin__thread_is_self(&runner->threads[i]))
            kin__thread_detach(&runner->threads[i]);
        else
            kin__thread_join(&runner->threads[i]);
    }
    runner_destroy(runner);
}

static void runner_thread(void *userdata)
{
    struct kin__runner *runner = userdata;

    kin__mutex_lock(&runner->mutex);
    while (!runner->is_over) {
        (void)kin__timers_run(&runner->timers);
        struct kin__job *job = KIN__LIST_POP(&runner->ready, struct kin__job,
                                             link);
        if (job)
            job_run(job);
        else
            (void)kin__cond_wait_until(&runner->changed, &runner->mutex,
                                       runner->clock,
                                       kin__timers_next(&runner->timers));
    }
    bool is_mine = runner->freed_by == kin__thread_self();
    kin__mutex_unlock(&runner->mutex);
    if (is_mine)
        runner_free_self(runner);
}

static int runner_start(struct kin__runner *runner,
                        const struct kin__runner_opts *opts, kin_error *err)
{
    struct kin__thread_opts thread_opts = {.name = opts->name ? opts->name
                                                              : "kin-run"};
    size_t want = opts->threads ? opts->threads : 1;

    if (runner->loop)
        return kin__loop_add(runner->loop, &runner->source, err);
    for (; runner->thread_count < want; runner->thread_count++) {
        int r = kin__thread_start(&runner->threads[runner->thread_count],
                                  &thread_opts, runner_thread, runner, err);
        if (r < 0)
            return r;
    }
    return 0;
}

int kin__runner_new(const kin_allocator *alloc,
                    const struct kin__runner_opts *opts,
                    struct kin__runner **ret, kin_error *err)
{
    struct kin__runner_opts own = opts ? *opts : (struct kin__runner_opts){0};
    size_t threads = own.threads ? own.threads : 1;
    struct kin__runner *runner = kin__alloc0(
        alloc, 1, sizeof(*runner) + threads * sizeof(runner->threads[0]));

    if (!runner)
        return kin_error_set(err, KIN_ENOMEM, "runner: out of memory");
    runner->alloc = alloc;
    runner->clock = own.clock ? own.clock : kin__clock_real();
    runner->loop = own.loop;
    runner->source = (struct kin__loop_source){.fd = -1,
                                               .due = runner_due,
                                               .step = runner_step,
                                               .abandon = runner_abandon,
                                               .userdata = runner};
    CDS_INIT_LIST_HEAD(&runner->source.link);
    kin__mutex_init(&runner->mutex);
    kin__cond_init(&runner->changed);
    kin__cond_init(&runner->ended);
    kin__timers_init(&runner->timers, alloc, runner->clock);
    CDS_INIT_LIST_HEAD(&runner->ready);
    int r = runner_start(runner, &own, err);
    if (r < 0) {
        (void)kin__runner_free(runner);
        return r;
    }
    *ret = runner;
    return 0;
}

struct kin__runner *kin__runner_free(struct kin__runner *runner)
{
    if (!runner)
        return NULL;
    kin__mutex_lock(&runner->mutex);
    runner->is_over = true;
    bool is_self = runner_is_self(runner);
    runner->freed_by = is_self ? kin__thread_self() : 0;
    kin__cond_broadcast(&runner->changed);
    kin__mutex_unlock(&runner->mutex);
    if (kin__list_is_linked(&runner->source.link))
        kin__loop_remove(runner->loop, &runner->source);
    if (is_self)
        return NULL;
    for (size_t i = 0; i < runner->thread_count; i++)
        kin__thread_join(&runner->threads[i]);
    runner_destroy(runner);
    return NULL;
}

/* ---- for owners of jobs ---- */

int kin__job_init(struct kin__job *job, struct kin__runner *runner,
                  kin__job_fn *fn, void *userdata)
{
    *job = (struct kin__job){.runner = runner, .fn = fn, .userdata = userdata};
    CDS_INIT_LIST_HEAD(&job->link);
    kin__timer_init(&job->timer, job_on_timer, job);
    kin__mutex_lock(&runner->mutex);
    int r = kin__timers_reserve(&runner->timers, runner->jobs + 1);
    runner->jobs += r == 0;
    kin__mutex_unlock(&runner->mutex);
    if (r < 0)
        job->runner = NULL;
    return r;
}

void kin__job_done(struct kin__job *job)
{
    if (!job->runner)
        return;
    kin__job_cancel(job);
    kin__mutex_lock(&job->runner->mutex);
    job->runner->jobs--;
    kin__mutex_unlock(&job->runner->mutex);
    job->runner = NULL;
}

void kin__job_post(struct kin__job *job)
{
    kin__mutex_lock(&job->runner->mutex);
    job_make_ready(job);
    kin__mutex_unlock(&job->runner->mutex);
}

void kin__job_set_due(struct kin__job *job, int64_t due_ns)
{
    struct kin__runner *runner = job->runner;

    kin__mutex_lock(&runner->mutex);
    if (due_ns == INT64_MAX || (job->is_running && job->is_cancelled)) {
        kin__timers_cancel(&runner->timers, &job->timer);
    } else {
        int r = kin__timers_add(&runner->timers, &job->timer,
                                (kin_deadline){due_ns});
        assert(r == 0); /* there is room */
        (void)r;
        runner_wake(runner);
    }
    kin__mutex_unlock(&runner->mutex);
}

void kin__job_retire(struct kin__job *job, void (*retire)(void *userdata))
{
    assert(job->is_running && job->thread == kin__thread_self());
    job->retire = retire;
}

void kin__job_resume(struct kin__job *job)
{
    KIN__LOCK_SCOPE(&job->runner->mutex);
    assert(job->is_running && job->thread == kin__thread_self());
    job->is_cancelled = false;
}

void kin__job_cancel(struct kin__job *job)
{
    struct kin__runner *runner = job->runner;

    kin__mutex_lock(&runner->mutex);
    kin__timers_cancel(&runner->timers, &job->timer);
    kin__list_unlink(&job->link);
    job->is_again = false;
    job->is_cancelled = job->is_running;
    while (job->is_running && job->thread != kin__thread_self())
        kin__cond_wait(&runner->ended, &runner->mutex);
    kin__mutex_unlock(&runner->mutex);
}
