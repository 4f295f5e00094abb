/* SPDX-License-Identifier: Apache-2.0 */
/* Work queues against a naive model: lists that are searched linearly */
#include "base/random.h"
#include "control/work.h"
#include "control/work_limiter.h"
#include "control/workqueue.h"
#include "work_test.h"

enum {
    KEYS = 12,
    STEPS = 4000,
    SEEDS = 10,
    BASE_MS = 2,
    MAX_MS = 40,
};

struct model_key {
    bool is_waiting;
    bool is_running;
    bool is_again;
    bool is_later;
    int priority; /* waiting, or running */
    int again_priority;
    int later_priority;
    int64_t due_ms;
    uint64_t later_serial;
    uint64_t order; /* when it began to wait */
    uint64_t line;  /* when it got its priority */
    uint32_t failures;
    kin_work *work; /* while it is running */
};

struct model {
    struct kin__fake_clock clock;
    kin_workqueue *queue;
    kin_work_limiter *limiter;
    struct kin__random random;
    struct model_key keys[KEYS];
    int64_t now_ms;
    uint64_t serial;
    uint32_t fair_every;
    uint32_t turn;
};

static void model_done(struct model *model)
{
    for (size_t i = 0; model->queue && i < KEYS; i++)
        kin_workqueue_done(model->queue, model->keys[i].work);
    (void)kin_workqueue_free(model->queue);
    (void)kin_work_limiter_unref(model->limiter);
}

#define AUTO_MODEL __attribute__((cleanup(model_done))) struct model

static int model_init(struct model *model, const kin_allocator *alloc,
                      uint64_t seed)
{
    kin_work_limiter_opts limits = KIN_INIT(kin_work_limiter_opts);
    kin_workqueue_opts opts = KIN_INIT(kin_workqueue_opts);

    *model = (struct model){.fair_every = (uint32_t)(seed % 4 + 1)};
    kin__fake_clock_init(&model->clock, 0, 0);
    kin__random_init(&model->random, seed);
    limits.alloc = alloc;
    limits.base_ms = BASE_MS;
    limits.max_ms = MAX_MS;
    opts.alloc = alloc;
    opts.fair_every = model->fair_every;
    int r = kin_work_limiter_new(&limits, &model->limiter, NULL);
    opts.limiter = model->limiter;
    return r < 0 ? r
                 : kin__workqueue_new(&model->clock.clock, &opts, &model->queue,
                                      NULL);
}

static uint64_t model_below(struct model *model, uint64_t limit)
{
    return kin__random_below(&model->random, limit);
}

/* ---- expectations ---- */

static void model_add_now(struct model *model, struct model_key *key,
                          int priority)
{
    if (key->is_running) {
        if (!key->is_again || priority > key->again_priority)
            key->again_priority = priority;
        key->is_again = true;
    } else if (!key->is_waiting) {
        key->is_waiting = true;
        key->priority = priority;
        key->order = model->serial;
        key->line = model->serial++;
    } else if (priority > key->priority) {
        key->priority = priority;
        key->line = model->serial++;
    }
}

static void model_add(struct model *model, struct model_key *key, int priority,
                      int64_t delay_ms)
{
    int64_t due_ms = model->now_ms + delay_ms;

    if (delay_ms <= 0) {
        model_add_now(model, key, priority);
    } else if (!key->is_later) {
        key->is_later = true;
        key->due_ms = due_ms;
        key->later_priority = priority;
        key->later_serial = model->serial++;
    } else {
        if (due_ms < key->due_ms)
            key->due_ms = due_ms;
        if (priority > key->later_priority)
            key->later_priority = priority;
    }
}

static int64_t model_fail(struct model_key *key)
{
    int64_t delay_ms = BASE_MS;

    for (uint32_t i = 0; i < key->failures && delay_ms < MAX_MS; i++)
        delay_ms *= 2;
    key->failures++;
    return delay_ms < MAX_MS ? delay_ms : MAX_MS;
}

static struct model_key *model_next_due(struct model *model)
{
    struct model_key *first = NULL;

    for (size_t i = 0; i < KEYS; i++) {
        struct model_key *key = &model->keys[i];
        if (!key->is_later)
            continue;
        if (!first || key->due_ms < first->due_ms ||
            (key->due_ms == first->due_ms &&
             key->later_serial < first->later_serial))
            first = key;
    }
    return first;
}

static void model_promote(struct model *model)
{
    struct model_key *key = model_next_due(model);

    for (; key && key->due_ms <= model->now_ms; key = model_next_due(model)) {
        key->is_later = false;
        model_add_now(model, key, key->later_priority);
    }
}

static bool model_is_before(const struct model_key *a,
                            const struct model_key *b, bool is_fair)
{
    if (is_fair)
        return a->order < b->order;
    if (a->priority != b->priority)
        return a->priority > b->priority;
    return a->line < b->line;
}

static struct model_key *model_pick(struct model *model)
{
    struct model_key *first = NULL;
    bool is_fair = model->turn + 1 == model->fair_every;

    for (size_t i = 0; i < KEYS; i++) {
        struct model_key *key = &model->keys[i];
        if (key->is_waiting && (!first || model_is_before(key, first, is_fair)))
            first = key;
    }
    if (first)
        model->turn = is_fair ? 0 : model->turn + 1;
    return first;
}

/* ---- steps ---- */

static int step_add(struct model *model)
{
    size_t i = model_below(model, KEYS);
    kin_work_key key = {.tag = i};
    kin_work_add_opts how = KIN_INIT(kin_work_add_opts);

    how.priority = (int)model_below(model, 5) - 2;
    how.delay_ms = model_below(model, 2) ? (int64_t)model_below(model, 30) : 0;
    how.is_failure = model_below(model, 4) == 0;
    int r = kin_workqueue_add_with(model->queue, &key, &how, NULL);
    if (r < 0)
        return r;
    int64_t delay_ms = how.delay_ms;
    if (how.is_failure) {
        int64_t limit_ms = model_fail(&model->keys[i]);
        delay_ms = limit_ms > delay_ms ? limit_ms : delay_ms;
    }
    model_add(model, &model->keys[i], how.priority, delay_ms);
    return 0;
}

static void step_take(struct model *model)
{
    kin_work *work = NULL;
    int r = kin_workqueue_try_get(model->queue, &work);

    model_promote(model);
    struct model_key *key = model_pick(model);
    assert_int_equal(r, key ? 0 : KIN_ENOTFOUND);
    if (!key)
        return;
    assert_int_equal(kin_work_key_of(work)->tag, key - model->keys);
    assert_int_equal(kin_work_failures(work), key->failures);
    assert_int_equal(kin__work_priority(work), key->priority);
    key->is_waiting = false;
    key->is_running = true;
    key->work = work;
}

static void step_done(struct model *model)
{
    struct model_key *key = &model->keys[model_below(model, KEYS)];
    kin_work_outcome outcome = (kin_work_outcome)model_below(model, 4);
    int64_t delay_ms = (int64_t)model_below(model, 20);

    if (!key->is_running)
        return;
    kin_work_set_outcome(key->work, outcome, delay_ms);
    kin_workqueue_done(model->queue, key->work);
    key->work = NULL;
    key->is_running = false;
    if (outcome == KIN_WORK_FORGET || outcome == KIN_WORK_AFTER)
        key->failures = 0;
    if (outcome == KIN_WORK_RETRY)
        model_add(model, key, key->priority, model_fail(key));
    if (outcome == KIN_WORK_AFTER)
        model_add(model, key, key->priority, delay_ms);
    if (key->is_again) {
        key->is_again = false;
        model_add_now(model, key, key->again_priority);
    }
}

static void step_forget(struct model *model)
{
    size_t i = model_below(model, KEYS);
    kin_work_key key = {.tag = i};

    kin_workqueue_forget(model->queue, &key);
    model->keys[i].failures = 0;
}

static void step_check(struct model *model)
{
    kin_workqueue_stats stats = {.size = sizeof(stats)};
    size_t waiting = 0;
    size_t again = 0;
    size_t items = 0;

    kin_workqueue_get_stats(model->queue, &stats);
    model_promote(model);
    for (size_t i = 0; i < KEYS; i++) {
        const struct model_key *key = &model->keys[i];
        kin_work_key of = {.tag = i};
        waiting += key->is_waiting;
        again += key->is_again;
        items += key->is_waiting || key->is_running || key->is_later ||
                 key->failures > 0;
        assert_int_equal(kin_workqueue_failures(model->queue, &of),
                         key->failures);
    }
    const struct model_key *due = model_next_due(model);
    assert_int_equal(kin__workqueue_count(model->queue), waiting);
    assert_int_equal(stats.depth, waiting + again);
    assert_int_equal(stats.items, items);
    assert_true(kin_workqueue_next_at(model->queue).at_ns ==
                (due ? due->due_ms * KIN__NS_PER_MS : INT64_MAX));
}

static int model_step(struct model *model)
{
    uint64_t what = model_below(model, 16);

    if (what < 6)
        return step_add(model);
    if (what < 10)
        step_take(model);
    else if (what < 13)
        step_done(model);
    else if (what == 13)
        step_forget(model);
    else if (what == 14)
        step_check(model);
    if (what == 15) {
        int64_t ms = (int64_t)model_below(model, 8);
        kin__fake_clock_advance(&model->clock, ms * KIN__NS_PER_MS);
        model->now_ms += ms;
    }
    return 0;
}

KIN_TEST(agrees_with_a_naive_model)
{
    for (uint64_t seed = 1; seed <= SEEDS; seed++) {
        AUTO_MODEL model = {.queue = NULL};
        TRY(model_init(&model, alloc, seed));
        for (int i = 0; i < STEPS; i++)
            TRY(model_step(&model));
        step_check(&model);
    }
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(agrees_with_a_naive_model))
