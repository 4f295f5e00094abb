/* SPDX-License-Identifier: Apache-2.0 */
/*
 * workqueue.c - blocking calls around a work core, and its metrics.
 */
#include "control/workqueue.h"

#include <assert.h>
#include <string.h>

#include <kin/workqueue.h>

#include "base/alloc.h"
#include "base/opts.h"
#include "base/random.h"
#include "base/stop.h"
#include "control/work_limiter.h"

enum {
    WORKQUEUE_FAIR_EVERY = 8,
    WORKQUEUE_MAX_ITEMS = 16 * 1024 * 1024,
    WORKQUEUE_NAME_MAX = 255,
};

/* ---- time and wake-ups ---- */

/* The current time, or 0 if it is not needed: reading the clock costs as much
 * as a lock. */
static int64_t workqueue_now(const kin_workqueue *queue, bool is_needed)
{
    return is_needed || queue->name || queue->core.later.len > 0
               ? kin__clock_now_ns(queue->clock)
               : 0;
}

/* Whether a waiter must be woken; it then counts as signalled, and the caller
 * calls workqueue_wake() without the latch. */
static bool workqueue_must_wake(kin_workqueue *queue)
{
    kin__latch_assert_held(&queue->latch);
    if (queue->waiters == 0 || queue->is_waking)
        return false;
    queue->is_waking = queue->core.n_waiting > 0 ||
                       kin__work_core_due_ns(&queue->core) < queue->timer_ns;
    return queue->is_waking;
}

/* Wakes one waiter, or all. */
static void workqueue_notify(kin_workqueue *queue, struct kin__cond *cond,
                             bool all)
{
    KIN__LOCK_SCOPE(&queue->mutex);
    atomic_fetch_add_explicit(&queue->wakes, 1, memory_order_relaxed);
    if (all)
        kin__cond_broadcast(cond);
    else
        kin__cond_signal(cond);
}

static void workqueue_wake(kin_workqueue *queue)
{
    workqueue_notify(queue, &queue->available, /* all= */ false);
}

/* Blocks until `wakes` differs from the value read under the latch. */
static void workqueue_block(kin_workqueue *queue, struct kin__cond *cond,
                            uint64_t wakes, kin_stop *stop, kin_deadline until)
{
    KIN__LOCK_SCOPE(&queue->mutex);
    while (atomic_load_explicit(&queue->wakes, memory_order_relaxed) == wakes &&
           !kin_stop_requested(stop)) {
        if (kin__cond_wait_until(cond, &queue->mutex, queue->clock, until) ==
            KIN_ETIMEDOUT)
            return;
    }
}

/* ---- state ---- */

static bool workqueue_promote(kin_workqueue *queue, int64_t now_ns)
{
    kin__latch_assert_held(&queue->latch);
    kin__work_core_promote(&queue->core, now_ns);
    return workqueue_must_wake(queue);
}

size_t kin__workqueue_count(kin_workqueue *queue)
{
    size_t count;
    bool wake;

    {
        KIN__LATCH_SCOPE(&queue->latch);
        wake = workqueue_promote(queue, workqueue_now(queue, false));
        count = queue->core.n_waiting;
    }
    if (wake)
        workqueue_wake(queue);
    return count;
}

kin_deadline kin_workqueue_next_at(const kin_workqueue *queue)
{
    KIN__LATCH_SCOPE(&kin__workqueue_mutable(queue)->latch);
    return (kin_deadline){.at_ns = kin__work_core_due_ns(&queue->core)};
}

void kin_workqueue_get_stats(const kin_workqueue *queue,
                             kin_workqueue_stats *ret)
{
    kin_workqueue *self = kin__workqueue_mutable(queue);
    int64_t now_ns = kin__clock_now_ns(self->clock);
    kin_workqueue_stats stats = {.size = sizeof(stats)};
    bool wake;

    {
        KIN__LATCH_SCOPE(&self->latch);
        wake = workqueue_promote(self, now_ns);
        kin__work_core_stats(&self->core, now_ns, &stats);
    }
    stats.name = self->name;
    kin__opts_give(&stats, sizeof(stats), ret);
    if (wake)
        workqueue_wake(self);
}

/* ---- metrics ---- */

struct family {
    const char *name;
    kin_metric_type type;
    const char *help;
    /* One of these: a number, nanoseconds, or a histogram. */
    uint64_t (*count)(const kin_workqueue_stats *stats);
    uint64_t (*ns)(const kin_workqueue_stats *stats);
    const kin_work_times *(*times)(const kin_workqueue_stats *stats);
};

static uint64_t stats_depth(const kin_workqueue_stats *stats)
{
    return stats->depth;
}

static uint64_t stats_adds(const kin_workqueue_stats *stats)
{
    return stats->adds;
}

static const kin_work_times *stats_waited(const kin_workqueue_stats *stats)
{
    return &stats->waited;
}

static const kin_work_times *stats_worked(const kin_workqueue_stats *stats)
{
    return &stats->worked;
}

static uint64_t stats_unfinished(const kin_workqueue_stats *stats)
{
    return stats->unfinished_ns;
}

static uint64_t stats_longest(const kin_workqueue_stats *stats)
{
    return stats->longest_ns;
}

static uint64_t stats_retries(const kin_workqueue_stats *stats)
{
    return stats->retries;
}

static const struct family families[] = {
    {.name = "workqueue_depth",
     .type = KIN_METRIC_GAUGE,
     .help = "Number of waiting keys.",
     .count = stats_depth},
    {.name = "workqueue_adds_total",
     .type = KIN_METRIC_COUNTER,
     .help = "Adds of keys that were not waiting yet.",
     .count = stats_adds},
    {.name = "workqueue_queue_duration_seconds",
     .type = KIN_METRIC_HISTOGRAM,
     .help = "Time that keys waited before they were taken.",
     .times = stats_waited},
    {.name = "workqueue_work_duration_seconds",
     .type = KIN_METRIC_HISTOGRAM,
     .help = "Time to process a key.",
     .times = stats_worked},
    {.name = "workqueue_unfinished_work_seconds",
     .type = KIN_METRIC_GAUGE,
     .help = "Sum of the times that running keys have taken so far.",
     .ns = stats_unfinished},
    {.name = "workqueue_longest_running_processor_seconds",
     .type = KIN_METRIC_GAUGE,
     .help = "Time that the longest running key has taken so far.",
     .ns = stats_longest},
    {.name = "workqueue_retries_total",
     .type = KIN_METRIC_COUNTER,
     .help = "Adds with a delay or after a failure.",
     .count = stats_retries},
};

/* ---- collecting ---- */

static void family_collect(const struct family *self, kin_metrics *metrics,
                           const kin_workqueue_stats *stats)
{
    static const char *const label = "name";
    const kin_str name = kin_s(stats->name);
    struct kin__family family = {
        .name = self->name,
        .help = self->help,
        .type = self->type,
        .labels = &label,
        .label_count = 1,
    };

    if (self->times) {
        const kin_work_times *times = self->times(stats);
        family.buckets = kin__times_limits;
        family.bucket_count = KIN__TIMES_LIMITS;
        kin__metrics_add_samples(metrics, &family, &name, times->buckets,
                                 times->count,
                                 kin__seconds_of_ns((int64_t)times->sum_ns));
    } else {
        kin__metrics_add_sample(
            metrics, &family, &name,
            self->ns ? kin__seconds_of_ns((int64_t)self->ns(stats))
                     : (double)self->count(stats));
    }
}

void kin__workqueue_collect(kin_metrics *metrics, void *queue)
{
    kin_workqueue_stats stats = {.size = sizeof(stats)};

    _Static_assert(KIN_WORK_BUCKETS == KIN__TIMES_LIMITS + 1,
                   "the buckets have the same limits");
    kin_workqueue_get_stats(queue, &stats);
    for (size_t i = 0; i < sizeof(families) / sizeof(*families); i++)
        family_collect(&families[i], metrics, &stats);
}

/* ---- life ---- */

static int workqueue_make(kin_workqueue *self, const kin_workqueue_opts *opts,
                          kin_error *err)
{
    struct kin__work_core_opts core = {
        .alloc = self->alloc,
        .fair_every = opts->fair_every ? opts->fair_every
                                       : WORKQUEUE_FAIR_EVERY,
        .max_items = opts->max_items ? opts->max_items : WORKQUEUE_MAX_ITEMS,
        .is_timed = opts->name != NULL,
    };
    kin_work_limiter_opts usual = KIN_INIT(kin_work_limiter_opts);

    usual.alloc = self->alloc;
    self->limiter = kin_work_limiter_ref(opts->limiter);
    int r = self->limiter ? 0
                          : kin__work_limiter_new(self->clock, &usual,
                                                  &self->limiter, err);
    self->seed = opts->seed;
    if (r == 0 && self->seed == 0)
        r = kin__random_seed_from_os(&self->seed, err);
    if (r < 0)
        return r;
    if (opts->name) {
        self->name = kin__strdup(self->alloc, kin_s(opts->name));
        if (!self->name)
            return kin_error_set(err, KIN_ENOMEM, "work queue: out of memory");
    }
    core.limiter = self->limiter;
    core.type = self->has_type ? &self->type : NULL;
    core.seed = self->seed;
    kin__work_core_init(&self->core, &core);
    return 0;
}

static bool workqueue_is_valid(const kin_workqueue_opts *opts,
                               const kin_work_key_type *type)
{
    return opts->max_items <= SIZE_MAX / 64 &&
           (!opts->name || strlen(opts->name) <= WORKQUEUE_NAME_MAX) &&
           (!opts->key_type ||
            (type->data_size && type->copy && type->hash && type->equal));
}

static kin_workqueue *workqueue_release(kin_workqueue *self)
{
    (void)kin_work_limiter_unref(self->limiter);
    kin__latch_done(&self->latch);
    kin__cond_done(&self->drained);
    kin__cond_done(&self->available);
    kin__mutex_done(&self->mutex);
    kin__free(self->alloc, self->name);
    kin__free(self->alloc, self);
    return NULL;
}

static int workqueue_new(const kin_clock *clock, const kin_workqueue_opts *own,
                         const kin_work_key_type *type, kin_workqueue **ret,
                         kin_error *err)
{
    kin_workqueue *self = kin__alloc0(own->alloc, 1, sizeof(*self));

    if (!self)
        return kin_error_set(err, KIN_ENOMEM, "work queue: out of memory");
    self->alloc = own->alloc;
    self->clock = clock ? clock : own->clock;
    self->has_type = own->key_type != NULL;
    self->type = *type;
    self->timer_ns = INT64_MAX;
    kin__latch_init(&self->latch);
    kin__mutex_init(&self->mutex);
    kin__cond_init(&self->available);
    kin__cond_init(&self->drained);
    int r = workqueue_make(self, own, err);
    if (r < 0) {
        (void)workqueue_release(self);
        return r;
    }
    kin__collector_attach(&self->collector, self->name ? own->metrics : NULL,
                          kin__workqueue_collect, self);
    *ret = self;
    return 0;
}

int kin__workqueue_new(const kin_clock *clock, const kin_workqueue_opts *opts,
                       kin_workqueue **ret, kin_error *err)
{
    kin_workqueue_opts own = KIN_INIT(kin_workqueue_opts);
    kin_work_key_type type = {.size = sizeof(type)};
    int r = kin__opts_take(opts, sizeof(own), &own);
    int type_r = kin__opts_take(own.key_type, sizeof(type), &type);

    if (r < 0 || type_r < 0 || !workqueue_is_valid(&own, &type))
        r = kin_error_set(err, KIN_EINVAL, "work queue: invalid options");
    else
        r = workqueue_new(clock, &own, &type, ret, err);
    if (r < 0)
        kin__userdata_destroy(type.destroy, type.userdata);
    return r;
}

int kin_workqueue_new(const kin_workqueue_opts *opts, kin_workqueue **ret,
                      kin_error *err)
{
    return kin__workqueue_new(/* clock= */ NULL, opts, ret, err);
}

kin_workqueue *kin_workqueue_free(kin_workqueue *queue)
{
    if (!queue)
        return NULL;
    kin__collector_detach(&queue->collector);
    assert(queue->waiters == 0 && queue->drainers == 0);
    assert(queue->core.n_running == 0);
    kin__work_core_done(&queue->core);
    kin__userdata_destroy(queue->type.destroy, queue->type.userdata);
    return workqueue_release(queue);
}

/* ---- adding ---- */

static int workqueue_probe(const kin_workqueue *queue, const kin_work_key *key,
                           struct kin__work_probe *ret)
{
    return kin__work_probe_init(ret, key, queue->has_type ? &queue->type : NULL,
                                queue->seed);
}

static int workqueue_add_locked(kin_workqueue *queue,
                                const struct kin__work_probe *probe,
                                const struct kin__work_how *how, bool *ret_wake)
{
    KIN__LATCH_SCOPE(&queue->latch);
    int64_t now_ns = workqueue_now(queue, how->is_failure || how->delay_ns > 0);
    int r = kin__work_core_add(&queue->core, probe, how, now_ns);

    *ret_wake = workqueue_must_wake(queue);
    return r;
}

static int workqueue_add(kin_workqueue *queue, const kin_work_key *key,
                         const struct kin__work_how *how, kin_error *err)
{
    struct kin__work_probe probe;
    bool wake = false;
    int r = workqueue_probe(queue, key, &probe);

    if (r == 0)
        r = workqueue_add_locked(queue, &probe, how, &wake);
    if (wake)
        workqueue_wake(queue);
    return r < 0 ? kin_error_set(
                       err, r, "work queue: %s",
                       r == KIN_EINVAL
                           ? "the key has data, but the queue has no key type"
                           : kin_error_text(r))
                 : 0;
}

int kin_workqueue_add(kin_workqueue *queue, const kin_work_key *key,
                      kin_error *err)
{
    return workqueue_add(queue, key, &(struct kin__work_how){.priority = 0},
                         err);
}

int kin_workqueue_add_after(kin_workqueue *queue, const kin_work_key *key,
                            int64_t delay_ms, kin_error *err)
{
    struct kin__work_how how = {.delay_ns = kin__work_ms_to_ns(delay_ms),
                                .is_retry = true};

    return workqueue_add(queue, key, &how, err);
}

int kin_workqueue_add_rate_limited(kin_workqueue *queue,
                                   const kin_work_key *key, kin_error *err)
{
    struct kin__work_how how = {.is_failure = true, .is_retry = true};

    return workqueue_add(queue, key, &how, err);
}

int kin_workqueue_add_with(kin_workqueue *queue, const kin_work_key *key,
                           const kin_work_add_opts *opts, kin_error *err)
{
    kin_work_add_opts own = KIN_INIT(kin_work_add_opts);

    if (kin__opts_take(opts, sizeof(own), &own) < 0)
        return kin_error_set(err, KIN_EINVAL,
                             "work queue: size of the options is not set");
    if (own.priority < KIN_WORK_PRIORITY_MIN ||
        own.priority > KIN_WORK_PRIORITY_MAX)
        return kin_error_set(err, KIN_EINVAL,
                             "work queue: priority %d is out of range",
                             own.priority);
    struct kin__work_how how = {
        .priority = own.priority,
        .delay_ns = kin__work_ms_to_ns(own.delay_ms),
        .is_failure = own.is_failure,
        .is_retry = own.is_failure || own.delay_ms > 0,
    };
    return workqueue_add(queue, key, &how, err);
}

/* ---- failures ---- */

void kin_workqueue_forget(kin_workqueue *queue, const kin_work_key *key)
{
    struct kin__work_probe probe;

    if (workqueue_probe(queue, key, &probe) < 0)
        return;
    KIN__LATCH_SCOPE(&queue->latch);
    kin__work_core_forget(&queue->core, &probe);
}

uint32_t kin_workqueue_failures(const kin_workqueue *queue,
                                const kin_work_key *key)
{
    kin_workqueue *self = kin__workqueue_mutable(queue);
    struct kin__work_probe probe;

    if (workqueue_probe(self, key, &probe) < 0)
        return 0;
    KIN__LATCH_SCOPE(&self->latch);
    return kin__work_core_failures(&self->core, &probe);
}

/* ---- taking ---- */

/* 0, KIN_ECLOSED, or KIN_ENOTFOUND if no key is waiting. */
static int workqueue_take(kin_workqueue *queue, int64_t now_ns, kin_work **ret)
{
    kin__latch_assert_held(&queue->latch);
    kin_work *work = kin__work_core_take(&queue->core, now_ns);

    if (work) {
        *ret = work;
        return 0;
    }
    return queue->core.is_shut_down ? KIN_ECLOSED : KIN_ENOTFOUND;
}

/* How a thread blocks. */
struct workqueue_wait {
    kin_deadline until;
    int64_t due_ns; /* the due time that it waits for, or INT64_MAX */
    uint64_t wakes;
};

static struct workqueue_wait workqueue_begin_wait(kin_workqueue *queue,
                                                  kin_stop *stop)
{
    struct workqueue_wait wait = {.until = kin_stop_deadline(stop),
                                  .due_ns = INT64_MAX};
    int64_t due_ns = kin__work_core_due_ns(&queue->core);

    kin__latch_assert_held(&queue->latch);
    if (due_ns < queue->timer_ns) {
        queue->timer_ns = due_ns;
        wait.due_ns = due_ns;
        wait.until = kin__deadline_min(wait.until,
                                       (kin_deadline){.at_ns = due_ns});
    }
    wait.wakes = atomic_load_explicit(&queue->wakes, memory_order_relaxed);
    queue->waiters++;
    return wait;
}

static void workqueue_end_wait(kin_workqueue *queue,
                               const struct workqueue_wait *wait)
{
    kin__latch_assert_held(&queue->latch);
    assert(queue->waiters > 0);
    queue->waiters--;
    queue->is_waking = false;
    if (wait->due_ns != INT64_MAX && queue->timer_ns == wait->due_ns)
        queue->timer_ns = INT64_MAX;
}

/* Takes a key, or else registers as a waiter.  `wait` is the previous wait, if
 * `has_waited`. */
static int workqueue_take_or_wait(kin_workqueue *queue, kin_stop *stop,
                                  struct workqueue_wait *wait, bool has_waited,
                                  kin_work **ret, bool *ret_wake)
{
    int r = kin_stop_reason(stop);

    KIN__LATCH_SCOPE(&queue->latch);
    if (has_waited)
        workqueue_end_wait(queue, wait);
    if (r == 0)
        r = workqueue_take(queue, workqueue_now(queue, false), ret);
    if (r == KIN_ENOTFOUND)
        *wait = workqueue_begin_wait(queue, stop);
    else
        *ret_wake = workqueue_must_wake(queue);
    return r;
}

/* Blocks until a key can be taken, a stop or the shutdown. */
static int workqueue_wait(kin_workqueue *queue, kin_stop *stop, kin_work **ret)
{
    KIN__AUTO_STOP_WAKER waker = {.mutex = NULL};
    struct workqueue_wait wait = {.wakes = 0};
    bool wake = false;

    kin__stop_waker_add(&waker, stop, &queue->mutex, &queue->available);
    int r = workqueue_take_or_wait(queue, stop, &wait, /* has_waited= */ false,
                                   ret, &wake);
    while (r == KIN_ENOTFOUND) {
        workqueue_block(queue, &queue->available, wait.wakes, stop, wait.until);
        r = workqueue_take_or_wait(queue, stop, &wait, /* has_waited= */ true,
                                   ret, &wake);
    }
    if (wake)
        workqueue_wake(queue);
    return r;
}

/* Gives back a key, and takes the next one unless stopped.  Does not block. */
static int workqueue_exchange(kin_workqueue *queue, kin_work *done,
                              kin_stop *stop, kin_work **ret)
{
    bool wake;
    bool is_end = false;
    int r = kin_stop_reason(stop);

    {
        KIN__LATCH_SCOPE(&queue->latch);
        bool is_retried = done && done->outcome >= KIN_WORK_RETRY;
        int64_t now_ns = workqueue_now(queue, is_retried);
        if (done)
            kin__work_core_give_back(&queue->core, done, now_ns);
        if (r == 0 && ret)
            r = workqueue_take(queue, now_ns, ret);
        is_end = queue->drainers > 0 && queue->core.n_running == 0;
        wake = workqueue_must_wake(queue);
    }
    if (wake)
        workqueue_wake(queue);
    if (is_end)
        workqueue_notify(queue, &queue->drained, /* all= */ true);
    return r;
}

int kin_workqueue_next(kin_workqueue *queue, kin_work *done, kin_stop *stop,
                       kin_work **ret, kin_error *err)
{
    int r = workqueue_exchange(queue, done, stop, ret);

    if (r == KIN_ENOTFOUND)
        r = workqueue_wait(queue, stop, ret);
    return r < 0 ? kin_error_set(err, r, "work queue: %s", kin_error_text(r))
                 : 0;
}

int kin_workqueue_get(kin_workqueue *queue, kin_stop *stop, kin_work **ret,
                      kin_error *err)
{
    return kin_workqueue_next(queue, /* done= */ NULL, stop, ret, err);
}

int kin_workqueue_try_get(kin_workqueue *queue, kin_work **ret)
{
    return workqueue_exchange(queue, /* done= */ NULL, /* stop= */ NULL, ret);
}

void kin_workqueue_done(kin_workqueue *queue, kin_work *work)
{
    if (work)
        (void)workqueue_exchange(queue, work, /* stop= */ NULL,
                                 /* ret= */ NULL);
}

/* ---- shutdown ---- */

void kin_workqueue_shut_down(kin_workqueue *queue)
{
    if (!queue)
        return;
    {
        KIN__LATCH_SCOPE(&queue->latch);
        kin__work_core_shut_down(&queue->core, workqueue_now(queue, false));
        queue->shut_downs++;
    }
    workqueue_notify(queue, &queue->available, /* all= */ true);
    workqueue_notify(queue, &queue->drained, /* all= */ true);
}

static bool workqueue_is_drained(const kin_workqueue *queue,
                                 kin_work_drain drain)
{
    kin__latch_assert_held(&queue->latch);
    return queue->core.n_running == 0 &&
           (drain != KIN_WORK_DRAIN_ALL || queue->core.n_waiting == 0);
}

/* 0, KIN_ENOTFOUND if the queue is not drained yet (then `ret_wakes` is what to
 * block by), or why it will not be. */
static int workqueue_check_drained(kin_workqueue *queue, kin_work_drain drain,
                                   kin_stop *stop, uint64_t shut_downs,
                                   uint64_t *ret_wakes)
{
    int r = kin_stop_reason(stop);

    KIN__LATCH_SCOPE(&queue->latch);
    if (workqueue_is_drained(queue, drain))
        return 0;
    if (r == 0 && queue->shut_downs != shut_downs)
        r = KIN_ESTOPPED;
    if (r < 0)
        return r;
    *ret_wakes = atomic_load_explicit(&queue->wakes, memory_order_relaxed);
    return KIN_ENOTFOUND;
}

static uint64_t workqueue_begin_drain(kin_workqueue *queue,
                                      kin_work_drain drain)
{
    KIN__LATCH_SCOPE(&queue->latch);
    kin__work_core_shut_down(&queue->core, workqueue_now(queue, false));
    if (drain == KIN_WORK_DRAIN_DISCARD)
        kin__work_core_discard(&queue->core);
    queue->drainers++;
    return queue->shut_downs;
}

static void workqueue_end_drain(kin_workqueue *queue)
{
    KIN__LATCH_SCOPE(&queue->latch);
    assert(queue->drainers > 0);
    queue->drainers--;
}

int kin_workqueue_drain(kin_workqueue *queue, kin_work_drain drain,
                        kin_stop *stop, kin_error *err)
{
    KIN__AUTO_STOP_WAKER waker = {.mutex = NULL};
    uint64_t wakes = 0;

    kin__stop_waker_add(&waker, stop, &queue->mutex, &queue->drained);
    uint64_t shut_downs = workqueue_begin_drain(queue, drain);
    workqueue_notify(queue, &queue->available, /* all= */ true);
    /* Another drain may have waited for the discarded keys. */
    if (drain == KIN_WORK_DRAIN_DISCARD)
        workqueue_notify(queue, &queue->drained, /* all= */ true);
    int r = workqueue_check_drained(queue, drain, stop, shut_downs, &wakes);
    while (r == KIN_ENOTFOUND) {
        workqueue_block(queue, &queue->drained, wakes, stop,
                        kin_stop_deadline(stop));
        r = workqueue_check_drained(queue, drain, stop, shut_downs, &wakes);
    }
    workqueue_end_drain(queue);
    return r < 0 ? kin_error_set(err, r, "work queue: not drained: %s",
                                 kin_error_text(r))
                 : 0;
}

bool kin__workqueue_is_shut_down(kin_workqueue *queue)
{
    KIN__LATCH_SCOPE(&queue->latch);
    return queue->core.is_shut_down;
}
