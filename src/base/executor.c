/* SPDX-License-Identifier: Apache-2.0 */
#include "base/executor.h"

#include <assert.h>

#include "base/alloc.h"
#include "base/lock.h"
#include "base/thread.h"

/* A thread that waits for a job; on its stack. */
struct waiter {
    struct cds_list_head link;
    kin_deadline until;
};

/* A thread that waits until a running job has ended; on its stack. */
struct canceller {
    struct cds_list_head link;
    uintptr_t thread;
    const struct kin__job *job; /* borrowed; that it waits for */
};

struct kin__executor {
    const kin_allocator *alloc;
    const kin_clock *clock;
    struct kin__mutex mutex;  /* all below; a leaf */
    struct kin__cond changed; /* for the threads: a job is ready or due
                                 earlier, or the executor ends */
    struct kin__cond ended;   /* for `cancellers`: a run has ended */
    struct kin__timers timers;
    struct cds_list_head ready;
    struct cds_list_head waiters;
    struct cds_list_head cancellers;
    size_t jobs; /* jobs with room for a timer */
    bool is_over;
    uintptr_t freed_by; /* the thread of the job that freed it, which cannot
                           join itself: it frees the memory at its end */
    kin_loop *loop;     /* borrowed; NULL without */
    size_t (*choose)(size_t count, void *userdata);
    void *userdata;           /* of `choose` */
    uintptr_t stepper;        /* the thread that steps it */
    struct kin__job *running; /* the innermost one of a loop's */
    struct kin__loop_source source;
    size_t thread_count;
    struct kin__thread threads[]; /* started: the first `thread_count` */
};

/* ---- jobs; the mutex is held ---- */

/* A job is ready, or due earlier. */
static void executor_wake(struct kin__executor *executor)
{
    kin__mutex_assert_held(&executor->mutex);
    if (executor->loop)
        kin__loop_wake(executor->loop);
    else
        kin__cond_signal(&executor->changed);
}

static void job_make_ready(struct kin__job *job)
{
    kin__mutex_assert_held(&job->executor->mutex);
    if (job->is_running) {
        job->is_again = true;
        return;
    }
    if (kin__list_is_linked(&job->link))
        return;
    cds_list_add_tail(&job->link, &job->executor->ready);
    executor_wake(job->executor);
}

static void job_on_timer(struct kin__timer *timer, void *userdata)
{
    struct kin__job *job = userdata;

    (void)timer;
    kin__mutex_assert_held(&job->executor->mutex);
    job_make_ready(job);
}

static void job_begin(struct kin__job *job)
{
    kin__mutex_assert_held(&job->executor->mutex);
    assert(!job->is_running);
    job->is_running = true;
    job->is_again = false;
    job->is_cancelled = false;
    job->thread = kin__thread_self();
    if (!job->executor->loop)
        return;
    job->outer = job->executor->running;
    job->executor->running = job;
}

/* Makes a job ready that has just run.  This thread takes the next ready job
 * itself, so another one is needed only if there are more. */
static void job_run_again(struct kin__job *job)
{
    struct kin__executor *executor = job->executor;
    bool has_more = kin__list_is_linked(&executor->ready);

    kin__mutex_assert_held(&executor->mutex);
    assert(!job->is_running && !kin__list_is_linked(&job->link));
    cds_list_add_tail(&job->link, &executor->ready);
    if (has_more || executor->loop)
        executor_wake(executor);
}

static void job_end(struct kin__job *job)
{
    struct kin__executor *executor = job->executor;
    void (*retire)(void *userdata) = KIN__STEAL(job->retire);
    void *userdata = job->userdata;

    kin__mutex_assert_held(&executor->mutex);
    /* kin__job_cancel() waits for this; then the job may be freed. */
    job->is_running = false;
    job->thread = 0;
    if (executor->loop)
        executor->running = job->outer;
    /* A retired job must not run again before `retire` has cancelled it. */
    if (job->is_again && !job->is_cancelled && !retire)
        job_run_again(job);
    kin__cond_broadcast(&executor->ended);
    if (!retire)
        return;
    kin__mutex_unlock(&executor->mutex);
    retire(userdata);
    kin__mutex_lock(&executor->mutex);
}

static void job_run(struct kin__job *job)
{
    struct kin__executor *executor = job->executor;

    kin__mutex_assert_held(&executor->mutex);
    job_begin(job);
    kin__mutex_unlock(&executor->mutex);
    job->fn(job, job->userdata);
    kin__mutex_lock(&executor->mutex);
    job_end(job);
}

/* ---- steps ---- */

kin_deadline kin__executor_due(struct kin__executor *executor)
{
    KIN__LOCK_SCOPE(&executor->mutex);
    if (kin__list_is_linked(&executor->ready))
        return (kin_deadline){0};
    return kin__timers_next(&executor->timers);
}

static kin_deadline executor_due(void *userdata)
{
    return kin__executor_due(userdata);
}

/* Moves the chosen one of `count` ready jobs to the front. */
static void executor_choose(struct kin__executor *executor, size_t count)
{
    size_t index = executor->choose(count, executor->userdata);
    struct cds_list_head *link = executor->ready.next;

    kin__mutex_assert_held(&executor->mutex);
    assert(index < count);
    for (; index > 0; index--)
        link = link->next;
    cds_list_del(link);
    cds_list_add(link, &executor->ready);
}

/* Returns how many jobs a step may run. */
static size_t executor_prepare(struct kin__executor *executor)
{
    size_t count = 0;
    struct cds_list_head *link = NULL;

    (void)kin__timers_run(&executor->timers);
    cds_list_for_each(link, &executor->ready) {
        count++;
    }
    if (!executor->choose || count == 0)
        return count;
    executor_choose(executor, count);
    return 1;
}

/* Returns whether a job has run. */
static bool executor_step_locked(struct kin__executor *executor)
{
    size_t count = executor_prepare(executor);

    /* At least one, even if the budget is used: a small one may always be. */
    for (size_t i = 0; i < count; i++) {
        if (i > 0 && kin__loop_is_over(executor->loop))
            break;
        struct kin__job *job = KIN__LIST_POP(&executor->ready, struct kin__job,
                                             link);
        if (!job)
            break; /* some were cancelled */
        job_run(job);
    }
    return count > 0;
}

static void executor_destroy(struct kin__executor *executor)
{
    kin__timers_done(&executor->timers);
    kin__cond_done(&executor->changed);
    kin__cond_done(&executor->ended);
    kin__mutex_done(&executor->mutex);
    kin__free(executor->alloc, executor);
}

/* In a loop: runs the ready jobs, each once, until the budget of the step is
 * used; jobs that become ready in between wait for the next step, so that every
 * step ends.  With `choose`: runs one job. */
bool kin__executor_step(struct kin__executor *executor)
{
    kin__mutex_lock(&executor->mutex);
    uintptr_t outer = executor->stepper; /* a job may step the loop */
    executor->stepper = kin__thread_self();
    bool has_run = executor_step_locked(executor);
    executor->stepper = outer;
    bool is_freed = executor->freed_by && outer == 0;
    kin__mutex_unlock(&executor->mutex);
    if (is_freed)
        executor_destroy(executor);
    return has_run;
}

static void executor_step(void *userdata)
{
    (void)kin__executor_step(userdata);
}

/* The running jobs will not return. */
static void executor_abandon(void *userdata)
{
    struct kin__executor *executor = userdata;

    kin__mutex_lock(&executor->mutex);
    executor->stepper = kin__thread_self(); /* a job may free it */
    while (executor->running) {
        struct kin__job *job = executor->running;
        void (*on_left)(void *userdata) = job->on_left;
        void *owner = job->userdata;
        job_end(job);
        if (!on_left)
            continue;
        kin__mutex_unlock(&executor->mutex);
        on_left(owner);
        kin__mutex_lock(&executor->mutex);
    }
    executor->stepper = 0;
    bool is_freed = executor->freed_by;
    kin__mutex_unlock(&executor->mutex);
    if (is_freed)
        executor_destroy(executor);
}

/* ---- threads ---- */

/* Whether the caller is one of the executor's jobs. */
static bool executor_is_self(const struct kin__executor *executor)
{
    bool is_self = executor->stepper && executor->stepper == kin__thread_self();

    for (size_t i = 0; i < executor->thread_count; i++)
        is_self |= kin__thread_is_self(&executor->threads[i]);
    return is_self;
}

/* The threads but the calling one have nothing to do any more.  After that none
 * uses the clock, which may belong to the caller. */
static void executor_join_others(struct kin__executor *executor)
{
    for (size_t i = 0; i < executor->thread_count; i++)
        if (!kin__thread_is_self(&executor->threads[i]))
            kin__thread_join(&executor->threads[i]);
}

/* Called at the end of the thread whose job has freed the executor. */
static void executor_free_self(struct kin__executor *executor)
{
    for (size_t i = 0; i < executor->thread_count; i++)
        if (kin__thread_is_self(&executor->threads[i]))
            kin__thread_detach(&executor->threads[i]);
    executor_destroy(executor);
}

static void executor_wait(struct kin__executor *executor)
{
    struct waiter self = {.until = kin__timers_next(&executor->timers)};

    cds_list_add_tail(&self.link, &executor->waiters);
    (void)kin__cond_wait_until(&executor->changed, &executor->mutex,
                               executor->clock, self.until);
    cds_list_del(&self.link);
}

/* The next timer must not wait for the job that this thread is about to run:
 * another thread that is free has to know of it. */
static void executor_pass_timers(struct kin__executor *executor)
{
    kin_deadline next = kin__timers_next(&executor->timers);
    struct waiter *waiter = NULL;

    if (kin__deadline_is_never(next))
        return;
    cds_list_for_each_entry(waiter, &executor->waiters, link) {
        if (waiter->until.at_ns <= next.at_ns)
            return;
    }
    kin__cond_signal(&executor->changed);
}

static void executor_thread(void *userdata)
{
    struct kin__executor *executor = userdata;

    kin__mutex_lock(&executor->mutex);
    while (!executor->is_over) {
        (void)kin__timers_run(&executor->timers);
        struct kin__job *job = KIN__LIST_POP(&executor->ready, struct kin__job,
                                             link);
        if (!job) {
            executor_wait(executor);
            continue;
        }
        executor_pass_timers(executor);
        job_run(job);
    }
    bool is_mine = executor->freed_by == kin__thread_self();
    kin__mutex_unlock(&executor->mutex);
    if (is_mine)
        executor_free_self(executor);
}

static int executor_start(struct kin__executor *executor,
                          const struct kin__executor_opts *opts, kin_error *err)
{
    struct kin__thread_opts thread_opts = {.name = opts->name ? opts->name
                                                              : "kin-run"};
    size_t want = opts->threads ? opts->threads : 1;

    if (executor->loop)
        return kin__loop_add(executor->loop, &executor->source, err);
    if (executor->choose)
        return 0;
    for (; executor->thread_count < want; executor->thread_count++) {
        int r = kin__thread_start(&executor->threads[executor->thread_count],
                                  &thread_opts, executor_thread, executor, err);
        if (r < 0)
            return r;
    }
    return 0;
}

int kin__executor_new(const kin_allocator *alloc,
                      const struct kin__executor_opts *opts,
                      struct kin__executor **ret, kin_error *err)
{
    struct kin__executor_opts own = opts ? *opts
                                         : (struct kin__executor_opts){0};
    size_t threads = own.threads ? own.threads : 1;
    struct kin__executor *executor = kin__alloc0(
        alloc, 1, sizeof(*executor) + threads * sizeof(executor->threads[0]));

    if (!executor)
        return kin_error_set(err, KIN_ENOMEM, "executor: out of memory");
    executor->alloc = alloc;
    executor->clock = own.clock ? own.clock : kin__clock_real();
    executor->loop = own.loop;
    executor->choose = own.choose;
    executor->userdata = own.userdata;
    executor->source = (struct kin__loop_source){.fd = -1,
                                                 .due = executor_due,
                                                 .step = executor_step,
                                                 .abandon = executor_abandon,
                                                 .userdata = executor};
    CDS_INIT_LIST_HEAD(&executor->source.link);
    kin__mutex_init(&executor->mutex);
    kin__cond_init(&executor->changed);
    kin__cond_init(&executor->ended);
    kin__timers_init(&executor->timers, alloc, executor->clock);
    CDS_INIT_LIST_HEAD(&executor->ready);
    CDS_INIT_LIST_HEAD(&executor->waiters);
    CDS_INIT_LIST_HEAD(&executor->cancellers);
    int r = executor_start(executor, &own, err);
    if (r < 0) {
        (void)kin__executor_free(executor);
        return r;
    }
    *ret = executor;
    return 0;
}

struct kin__executor *kin__executor_free(struct kin__executor *executor)
{
    if (!executor)
        return NULL;
    kin__mutex_lock(&executor->mutex);
    executor->is_over = true;
    bool is_self = executor_is_self(executor);
    executor->freed_by = is_self ? kin__thread_self() : 0;
    kin__cond_broadcast(&executor->changed);
    kin__mutex_unlock(&executor->mutex);
    if (kin__list_is_linked(&executor->source.link))
        kin__loop_remove(executor->loop, &executor->source);
    executor_join_others(executor);
    if (!is_self)
        executor_destroy(executor);
    return NULL;
}

/* ---- for owners of jobs ---- */

int kin__job_init(struct kin__job *job, struct kin__executor *executor,
                  kin__job_fn *fn, void *userdata)
{
    *job = (struct kin__job){
        .executor = executor, .fn = fn, .userdata = userdata};
    CDS_INIT_LIST_HEAD(&job->link);
    kin__timer_init(&job->timer, job_on_timer, job);
    kin__mutex_lock(&executor->mutex);
    int r = kin__timers_reserve(&executor->timers, executor->jobs + 1);
    executor->jobs += r == 0;
    kin__mutex_unlock(&executor->mutex);
    if (r < 0)
        job->executor = NULL;
    return r;
}

void kin__job_done(struct kin__job *job)
{
    if (!job->executor)
        return;
    kin__job_cancel(job);
    kin__mutex_lock(&job->executor->mutex);
    job->executor->jobs--;
    kin__mutex_unlock(&job->executor->mutex);
    job->executor = NULL;
}

void kin__job_post(struct kin__job *job)
{
    kin__mutex_lock(&job->executor->mutex);
    job_make_ready(job);
    kin__mutex_unlock(&job->executor->mutex);
}

void kin__job_set_due(struct kin__job *job, int64_t due_ns)
{
    struct kin__executor *executor = job->executor;

    kin__mutex_lock(&executor->mutex);
    if (due_ns == INT64_MAX || (job->is_running && job->is_cancelled)) {
        kin__timers_cancel(&executor->timers, &job->timer);
    } else {
        int r = kin__timers_add(&executor->timers, &job->timer,
                                (kin_deadline){due_ns});
        assert(r == 0); /* there is room */
        (void)r;
        executor_wake(executor);
    }
    kin__mutex_unlock(&executor->mutex);
}

void kin__job_retire(struct kin__job *job, void (*retire)(void *userdata))
{
    assert(job->is_running && job->thread == kin__thread_self());
    job->retire = retire;
}

void kin__job_resume(struct kin__job *job)
{
    KIN__LOCK_SCOPE(&job->executor->mutex);
    assert(job->is_running && job->thread == kin__thread_self());
    job->is_cancelled = false;
}

/* Returns the thread of the job that a thread waits for; 0 if it waits for
 * none. */
static uintptr_t executor_awaited_by(struct kin__executor *executor,
                                     uintptr_t thread)
{
    struct canceller *canceller = NULL;

    cds_list_for_each_entry(canceller, &executor->cancellers, link) {
        if (canceller->thread == thread)
            return canceller->job->thread;
    }
    return 0;
}

/* Whether the running job waits for a job of this thread, directly or through
 * others. */
static bool job_awaits_self(const struct kin__job *job)
{
    struct kin__executor *executor = job->executor;
    uintptr_t at = job->thread;

    for (size_t i = 0; at != 0 && i <= executor->thread_count; i++) {
        if (at == kin__thread_self())
            return true;
        at = executor_awaited_by(executor, at);
    }
    return false;
}

static void job_cancel(struct kin__job *job, bool may_leave)
{
    struct kin__executor *executor = job->executor;
    struct canceller self = {.thread = kin__thread_self(), .job = job};

    kin__mutex_lock(&executor->mutex);
    kin__timers_cancel(&executor->timers, &job->timer);
    kin__list_unlink(&job->link);
    job->is_again = false;
    job->is_cancelled = job->is_running;
    cds_list_add_tail(&self.link, &executor->cancellers);
    while (job->is_running && job->thread != self.thread &&
           !(may_leave && job_awaits_self(job)))
        kin__cond_wait(&executor->ended, &executor->mutex);
    cds_list_del(&self.link);
    kin__mutex_unlock(&executor->mutex);
}

void kin__job_cancel(struct kin__job *job)
{
    job_cancel(job, /* may_leave= */ false);
}

void kin__job_cancel_soon(struct kin__job *job)
{
    job_cancel(job, /* may_leave= */ true);
}
