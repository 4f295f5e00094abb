/* SPDX-License-Identifier: Apache-2.0 */
#include "sim/work.h"

#include <assert.h>
#include <stdio.h>

#include <kin/workqueue.h>

#include "control/work_limiter.h"
#include "control/workqueue.h"
#include "sim/world.h"

enum {
    WORK_KEYS = 24,
    WORK_PRODUCERS = 3,
    WORK_WORKERS = 4,
    WORK_STEPS = 100 * 1000, /* more than any run needs */
    WORK_ADDS = 60,          /* per producer */
};

/* The expected state of a key. */
struct key_state {
    bool is_now;         /* added since it was last taken */
    int64_t due_ns;      /* added for this time; INT64_MAX for none */
    uint64_t adds;       /* so far */
    uint64_t adds_taken; /* adds before it was last taken */
    int workers;         /* processing it */
};

struct sim;

struct actor {
    struct sim *sim;
    struct kin__timer timer;
    unsigned left;  /* adds left, of a producer */
    kin_work *work; /* being processed; NULL once it was given back */
    uint64_t tag;   /* of `work` */
    bool is_busy;   /* the worker is processing a key */
};

struct sim {
    struct kin__sim_world world;
    const struct kin__sim_work_opts *opts;
    kin_workqueue *queue;
    kin_work_limiter *limiter;
    struct key_state keys[WORK_KEYS];
    struct actor producers[WORK_PRODUCERS];
    struct actor workers[WORK_WORKERS];
    bool is_shut_down;
    struct kin__sim_work_result result;
    char failure[128]; /* the violated invariant; empty: none yet */
};

static void sim_trace(struct sim *sim, const char *what, uint64_t tag)
{
    char text[96];

    if (!sim->opts->trace)
        return;
    (void)snprintf(text, sizeof(text), "%s key %llu", what,
                   (unsigned long long)tag);
    sim->opts->trace(sim->world.now_ns, text);
}

static void sim_fail(struct sim *sim, const char *what, uint64_t tag)
{
    if (sim->failure[0] == '\0')
        (void)snprintf(sim->failure, sizeof(sim->failure), "key %llu: %s",
                       (unsigned long long)tag, what);
}

/* Makes keys whose delay has elapsed ready, here as in the queue. */
static void sim_promote(struct sim *sim)
{
    (void)kin__workqueue_count(sim->queue);
    for (size_t i = 0; i < WORK_KEYS; i++) {
        if (sim->keys[i].due_ns > sim->world.now_ns)
            continue;
        sim->keys[i].due_ns = INT64_MAX;
        sim->keys[i].is_now = true;
    }
}

/* ---- adding ---- */

/* Records a successful add. */
static void sim_expect(struct sim *sim, uint64_t tag, int64_t delay_ns)
{
    assert(tag < WORK_KEYS);
    struct key_state *state = &sim->keys[tag];
    int64_t due_ns = kin__time_add_ns(sim->world.now_ns, delay_ns);

    state->adds++;
    if (delay_ns > 0 && due_ns < state->due_ns)
        state->due_ns = due_ns;
    if (delay_ns <= 0)
        state->is_now = true;
    sim->result.agains += delay_ns <= 0 && state->workers > 0;
}

/* Wakes idle workers, which try again. */
static void sim_wake_workers(struct sim *sim)
{
    for (size_t i = 0; i < WORK_WORKERS; i++)
        if (!sim->workers[i].is_busy)
            kin__sim_after(&sim->world, &sim->workers[i].timer,
                           kin__sim_delay_ns(&sim->world, KIN__NS_PER_MS));
}

static int sim_add(struct sim *sim, uint64_t tag)
{
    kin_work_key key = {.tag = tag};
    kin_work_add_opts how = KIN_INIT(kin_work_add_opts);

    how.priority = (int)kin__sim_below(&sim->world, 201) - 100;
    if (kin__sim_chance(&sim->world, 300))
        how.delay_ms = (int64_t)kin__sim_below(&sim->world, 60000);
    int r = kin_workqueue_add_with(sim->queue, &key, &how, NULL);
    if (r < 0)
        return r;
    sim_trace(sim, how.delay_ms > 0 ? "later" : "add", tag);
    sim->result.adds++;
    sim_expect(sim, tag, how.delay_ms * KIN__NS_PER_MS);
    return 0;
}

static void producer_turn(struct kin__timer *timer, void *userdata)
{
    struct actor *self = userdata;
    struct sim *sim = self->sim;

    assert(self->left > 0);
    sim_promote(sim);
    int r = sim_add(sim, kin__sim_below(&sim->world, WORK_KEYS));

    (void)timer;
    if (r < 0 && !(r == KIN_ECLOSED && sim->is_shut_down))
        sim_fail(sim, "cannot be added", 0);
    sim_wake_workers(sim);
    if (--self->left > 0)
        kin__sim_after(&sim->world, &self->timer,
                       kin__sim_delay_ns(&sim->world, 10 * KIN__NS_PER_S));
}

/* ---- working ---- */

static void sim_check_take(struct sim *sim, uint64_t tag)
{
    struct key_state *state = &sim->keys[tag];

    if (state->workers > 0)
        sim_fail(sim, "processed by two workers", tag);
    if (!state->is_now)
        sim_fail(sim, "taken without an add", tag);
    state->is_now = false;
    state->adds_taken = state->adds;
    state->workers++;
}

static void worker_begin(struct actor *self)
{
    struct sim *sim = self->sim;
    /* A worker may stall for longer than any delay. */
    int64_t limit_s = kin__sim_fault(&sim->world, 20) ? 600 : 2;

    assert(!self->is_busy && self->work);
    self->is_busy = true;
    self->tag = kin_work_key_of(self->work)->tag;
    sim->result.takes++;
    sim_trace(sim, "take", self->tag);
    sim_check_take(sim, self->tag);
    kin__sim_after(&sim->world, &self->timer,
                   kin__sim_delay_ns(&sim->world, limit_s * KIN__NS_PER_S));
    if (sim->opts->bug == KIN__SIM_WORK_SHARE) {
        kin_workqueue_done(sim->queue, self->work);
        self->work = NULL;
    }
}

static void worker_take(struct actor *self)
{
    struct sim *sim = self->sim;
    int r = kin_workqueue_try_get(sim->queue, &self->work);
    int64_t due_ns = kin_workqueue_next_at(sim->queue).at_ns;

    if (r == 0)
        worker_begin(self);
    else if (due_ns != INT64_MAX && sim->opts->bug != KIN__SIM_WORK_LOSE_TIMER)
        kin__sim_after(&sim->world, &self->timer, due_ns - sim->world.now_ns);
}

/* Chooses an outcome and records what it means for the key. */
static void worker_decide(struct actor *self)
{
    struct sim *sim = self->sim;
    uint32_t failures = kin_work_failures(self->work);

    assert(self->work && !self->is_busy);
    kin_work_set_outcome(self->work, KIN_WORK_FORGET, 0);
    if (kin__sim_fault(&sim->world, 200)) {
        sim->result.fails++;
        kin_work_set_outcome(self->work, KIN_WORK_RETRY, 0);
        int64_t delay_ns = kin__work_limiter_delay_ns(
            sim->limiter, kin_work_key_of(self->work), failures);
        if (!sim->is_shut_down)
            sim_expect(sim, self->tag, delay_ns);
    } else if (kin__sim_fault(&sim->world, 100)) {
        int64_t delay_ms = (int64_t)kin__sim_below(&sim->world, 1000);
        kin_work_set_outcome(self->work, KIN_WORK_AFTER, delay_ms);
        if (!sim->is_shut_down)
            sim_expect(sim, self->tag, delay_ms * KIN__NS_PER_MS);
    }
}

static void worker_end(struct actor *self)
{
    struct sim *sim = self->sim;

    sim_trace(sim, "done", self->tag);
    assert(sim->keys[self->tag].workers > 0);
    sim->keys[self->tag].workers--;
    self->is_busy = false;
    if (self->work) {
        worker_decide(self);
        if (sim->opts->bug == KIN__SIM_WORK_LOSE_AGAIN &&
            self->work->is_again) {
            self->work->is_again = false;
            sim->queue->core.n_again--;
        }
        kin_workqueue_done(sim->queue, self->work);
        self->work = NULL;
    }
    sim_wake_workers(sim);
}

static void worker_turn(struct kin__timer *timer, void *userdata)
{
    struct actor *self = userdata;

    (void)timer;
    kin__sim_disturb_clock(&self->sim->world);
    sim_promote(self->sim);
    if (self->is_busy)
        worker_end(self);
    else
        worker_take(self);
}

/* ---- running ---- */

static void actor_init(struct sim *sim, struct actor *actor, kin__timer_fn *fn)
{
    *actor = (struct actor){.sim = sim, .left = WORK_ADDS};
    kin__timer_init(&actor->timer, fn, actor);
    kin__sim_after(&sim->world, &actor->timer,
                   kin__sim_delay_ns(&sim->world, KIN__NS_PER_S));
}

static int sim_init(struct sim *sim, const struct kin__sim_work_opts *opts,
                    kin_error *err)
{
    kin_work_limiter_opts limits = KIN_INIT(kin_work_limiter_opts);
    kin_workqueue_opts queue = KIN_INIT(kin_workqueue_opts);

    sim->opts = opts;
    kin__sim_world_init(&sim->world, opts->seed);
    limits.base_ms = 5;
    limits.max_ms = 10 * 1000;
    queue.seed = opts->seed;
    queue.name = "sim";
    int r = kin_work_limiter_new(&limits, &sim->limiter, err);
    queue.limiter = sim->limiter;
    if (r == 0)
        r = kin__workqueue_new(&sim->world.clock, &queue, &sim->queue, err);
    if (r < 0)
        return r;
    for (size_t i = 0; i < WORK_KEYS; i++)
        sim->keys[i] = (struct key_state){.due_ns = INT64_MAX};
    for (size_t i = 0; i < WORK_PRODUCERS; i++)
        actor_init(sim, &sim->producers[i], producer_turn);
    for (size_t i = 0; i < WORK_WORKERS; i++)
        actor_init(sim, &sim->workers[i], worker_turn);
    return 0;
}

static void sim_done(struct sim *sim)
{
    for (size_t i = 0; i < WORK_WORKERS; i++)
        kin_workqueue_done(sim->queue, sim->workers[i].work);
    (void)kin_workqueue_free(sim->queue);
    (void)kin_work_limiter_unref(sim->limiter);
    kin__sim_world_done(&sim->world);
}

/* Keys whose delay has elapsed count as waiting; the others are dropped. */
static void sim_shut_down(struct sim *sim)
{
    assert(!sim->is_shut_down);
    sim_trace(sim, "shut down", 0);
    sim->is_shut_down = true;
    kin_workqueue_shut_down(sim->queue);
    sim_promote(sim);
    for (size_t i = 0; i < WORK_KEYS; i++) {
        struct key_state *state = &sim->keys[i];
        sim->result.dropped += state->due_ns != INT64_MAX;
        state->due_ns = INT64_MAX;
        if (!state->is_now)
            state->adds_taken = state->adds;
    }
    sim_wake_workers(sim);
}

static bool sim_is_quiet(const struct sim *sim)
{
    unsigned left = 0;

    for (size_t i = 0; i < WORK_PRODUCERS; i++)
        left += sim->producers[i].left;
    return left == 0;
}

static void sim_check_end(struct sim *sim)
{
    kin_workqueue_stats stats = {.size = sizeof(stats)};

    for (size_t i = 0; i < WORK_KEYS; i++) {
        /* Also if it was taken, but because of an earlier add. */
        if (sim->keys[i].adds_taken != sim->keys[i].adds ||
            sim->keys[i].is_now || sim->keys[i].due_ns != INT64_MAX)
            sim_fail(sim, "lost", i);
        if (sim->keys[i].workers > 0)
            sim_fail(sim, "still being processed", i);
    }
    kin_workqueue_get_stats(sim->queue, &stats);
    if (stats.depth + stats.later + stats.running > 0)
        sim_fail(sim, "the queue is not empty", stats.depth);
    if (!sim->is_shut_down && stats.items > 0)
        sim_fail(sim, "the queue still has items", stats.items);
}

static void sim_run(struct sim *sim)
{
    /* One run in three is shut down in the middle. */
    uint64_t shut_down = kin__sim_below(&sim->world, 3 * 600);

    for (uint64_t step = 0; sim->failure[0] == '\0'; step++) {
        sim->world.is_faulty = !sim_is_quiet(sim);
        if (step == shut_down)
            sim_shut_down(sim);
        if (!kin__sim_step(&sim->world)) {
            sim_check_end(sim);
            return;
        }
        if (step > WORK_STEPS)
            sim_fail(sim, "the run does not end", 0);
    }
}

int kin__sim_work(const struct kin__sim_work_opts *opts,
                  struct kin__sim_work_result *ret, kin_error *err)
{
    struct sim sim = {.queue = NULL};
    int r = sim_init(&sim, opts, err);

    if (r == 0) {
        sim_run(&sim);
        if (ret)
            *ret = sim.result;
        if (sim.failure[0] != '\0')
            r = kin_error_set(err, KIN_EINTERNAL, "seed %llu at %.3f s: %s",
                              (unsigned long long)opts->seed,
                              (double)sim.world.now_ns / 1e9, sim.failure);
    }
    sim_done(&sim);
    return r;
}
