/* SPDX-License-Identifier: Apache-2.0 */
#include "control/work_core.h"

#include <assert.h>

#include "base/alloc.h"
#include "base/clock.h"
#include "control/work_limiter.h"

enum {
    /* Keys come and go at the same rate: keep small blocks, so that the
     * allocator is only called when the queue grows. */
    CORE_SPARE_MAX = 64,
    CORE_SPARE_ROOM = 96,
};

/* ---- life ---- */

static bool work_is_before(const struct kin__heap_node *a,
                           const struct kin__heap_node *b)
{
    const struct kin_work *x = KIN__HEAP_ENTRY(a, const struct kin_work, later);
    const struct kin_work *y = KIN__HEAP_ENTRY(b, const struct kin_work, later);

    if (x->due_ns != y->due_ns)
        return x->due_ns < y->due_ns;
    return x->due_serial < y->due_serial;
}

void kin__work_core_init(struct kin__work_core *core,
                         const struct kin__work_core_opts *opts)
{
    assert(opts->fair_every > 0);
    *core = (struct kin__work_core){.opts = *opts};
    kin__work_map_init(&core->map, opts->alloc, opts->seed, opts->max_items);
    kin__heap_init(&core->later, opts->alloc, work_is_before, opts->max_items);
    CDS_INIT_LIST_HEAD(&core->order);
    CDS_INIT_LIST_HEAD(&core->running);
    CDS_INIT_LIST_HEAD(&core->spare);
    for (size_t i = 0; i < KIN__WORK_LISTS; i++)
        CDS_INIT_LIST_HEAD(&core->lists[i]);
}

void kin__work_core_done(struct kin__work_core *core)
{
    struct kin__work_map_iter iter = kin__work_map_iterate(&core->map);

    kin__heap_done(&core->later);
    for (struct kin_work *work = kin__work_map_next(&iter); work;
         work = kin__work_map_next(&iter)) {
        kin__work_done(work, core->opts.type);
        kin__free(core->opts.alloc, work);
    }
    kin__work_map_done(&core->map);
    while (kin__list_is_linked(&core->spare))
        kin__free(core->opts.alloc,
                  KIN__LIST_POP(&core->spare, struct kin_work, link));
}

/* ---- memory of keys ---- */

static struct kin_work *core_alloc(struct kin__work_core *core, size_t room)
{
    bool is_small = room <= CORE_SPARE_ROOM;

    if (is_small && core->n_spare > 0) {
        core->n_spare--;
        return KIN__LIST_POP(&core->spare, struct kin_work, link);
    }
    if (is_small)
        room = CORE_SPARE_ROOM;
    struct kin_work *work = kin__alloc(core->opts.alloc, 1,
                                       sizeof(*work) + room);
    if (work)
        work->room = room;
    return work;
}

static void core_free(struct kin__work_core *core, struct kin_work *work)
{
    if (work->room == CORE_SPARE_ROOM && core->n_spare < CORE_SPARE_MAX) {
        cds_list_add(&work->link, &core->spare);
        core->n_spare++;
    } else {
        kin__free(core->opts.alloc, work);
    }
}

static int core_add_key(struct kin__work_core *core,
                        const struct kin__work_probe *probe,
                        struct kin_work **ret)
{
    size_t items = kin__work_map_count(&core->map);

    if (items >= core->opts.max_items)
        return KIN_ELIMIT;
    /* Delaying an existing key must not allocate. */
    int r = kin__heap_reserve(&core->later, items + 1 - core->later.len);
    if (r < 0)
        return r;
    struct kin_work *work = core_alloc(core, kin__work_room(probe));
    if (!work)
        return KIN_ENOMEM;
    kin__work_init(work, probe);
    r = kin__map_add(&core->map.map, probe->hash, work);
    if (r < 0) {
        kin__work_done(work, core->opts.type);
        core_free(core, work);
        return r;
    }
    *ret = work;
    return 0;
}

/* Removes a key that has no state left. */
static void core_remove_if_unused(struct kin__work_core *core,
                                  struct kin_work *work)
{
    if (work->state != KIN__WORK_IDLE || work->failures > 0 ||
        kin__heap_node_is_in(&work->later))
        return;
    (void)kin__work_map_remove(&core->map, &work->self);
    kin__work_done(work, core->opts.type);
    core_free(core, work);
}

/* ---- waiting keys ---- */

static size_t list_index(int priority)
{
    assert(priority >= KIN_WORK_PRIORITY_MIN);
    assert(priority <= KIN_WORK_PRIORITY_MAX);
    return (size_t)(KIN_WORK_PRIORITY_MAX - priority);
}

static void core_link(struct kin__work_core *core, struct kin_work *work,
                      int priority)
{
    size_t list = list_index(priority);

    work->priority = (int8_t)priority;
    cds_list_add_tail(&work->link, &core->lists[list]);
    core->used[list / 64] |= UINT64_C(1) << list % 64;
}

static void core_unlink(struct kin__work_core *core, struct kin_work *work)
{
    size_t list = list_index(work->priority);

    kin__list_unlink(&work->link);
    if (!kin__list_is_linked(&core->lists[list]))
        core->used[list / 64] &= ~(UINT64_C(1) << list % 64);
}

static void core_enqueue(struct kin__work_core *core, struct kin_work *work,
                         int priority, int64_t since_ns)
{
    assert(work->state == KIN__WORK_IDLE);
    work->state = KIN__WORK_WAITING;
    work->since_ns = since_ns;
    core_link(core, work, priority);
    cds_list_add_tail(&work->order, &core->order);
    core->n_waiting++;
}

static void core_dequeue(struct kin__work_core *core, struct kin_work *work)
{
    assert(work->state == KIN__WORK_WAITING);
    work->state = KIN__WORK_IDLE;
    core_unlink(core, work);
    kin__list_unlink(&work->order);
    assert(core->n_waiting > 0);
    core->n_waiting--;
}

static struct kin_work *core_highest(struct kin__work_core *core)
{
    size_t word = 0;

    assert(core->n_waiting > 0);
    while (core->used[word] == 0)
        word++;
    size_t list = word * 64 + (size_t)__builtin_ctzll(core->used[word]);
    return cds_list_entry(core->lists[list].next, struct kin_work, link);
}

static struct kin_work *core_pick(struct kin__work_core *core)
{
    assert(core->n_waiting > 0 && core->turn < core->opts.fair_every);
    if (++core->turn < core->opts.fair_every)
        return core_highest(core);
    core->turn = 0;
    return cds_list_entry(core->order.next, struct kin_work, order);
}

/* ---- adding ---- */

static void core_add_now(struct kin__work_core *core, struct kin_work *work,
                         int priority, int64_t now_ns)
{
    if (work->state == KIN__WORK_WAITING) {
        if (priority > work->priority) {
            core_unlink(core, work);
            core_link(core, work, priority);
        }
        return;
    }
    if (work->state == KIN__WORK_IDLE) {
        core->n_adds++;
        core_enqueue(core, work, priority, now_ns);
        return;
    }
    assert(work->state == KIN__WORK_RUNNING);
    if (!work->is_again) {
        core->n_adds++;
        core->n_again++;
        work->is_again = true;
        work->again_ns = now_ns;
        work->again_priority = (int8_t)priority;
    } else if (priority > work->again_priority) {
        work->again_priority = (int8_t)priority;
    }
}

static void core_add_later(struct kin__work_core *core, struct kin_work *work,
                           int priority, int64_t due_ns)
{
    if (!kin__heap_node_is_in(&work->later)) {
        work->due_ns = due_ns;
        work->due_serial = core->serial++;
        work->later_priority = (int8_t)priority;
        int r = kin__heap_push(&core->later, &work->later);
        /* core_add_key() has reserved room for all keys. */
        assert(r == 0);
        (void)r;
        return;
    }
    if (priority > work->later_priority)
        work->later_priority = (int8_t)priority;
    if (due_ns < work->due_ns) {
        work->due_ns = due_ns;
        kin__heap_update(&core->later, &work->later);
    }
}

static int64_t core_count_failure(struct kin__work_core *core,
                                  struct kin_work *work)
{
    int64_t delay_ns = kin__work_limiter_delay_ns(core->opts.limiter,
                                                  &work->key, work->failures);

    if (work->failures < UINT32_MAX)
        work->failures++;
    return delay_ns;
}

static void core_add_after(struct kin__work_core *core, struct kin_work *work,
                           int priority, int64_t delay_ns, int64_t now_ns)
{
    if (delay_ns <= 0)
        core_add_now(core, work, priority, now_ns);
    else
        core_add_later(core, work, priority,
                       kin__time_add_ns(now_ns, delay_ns));
}

int kin__work_core_add(struct kin__work_core *core,
                       const struct kin__work_probe *probe,
                       const struct kin__work_how *how, int64_t now_ns)
{
    if (core->is_shut_down)
        return KIN_ECLOSED;
    struct kin_work *work = kin__work_map_get(&core->map, probe);
    int r = work ? 0 : core_add_key(core, probe, &work);
    if (r < 0)
        return r;
    int64_t delay_ns = how->delay_ns;
    if (how->is_failure) {
        int64_t limit_ns = core_count_failure(core, work);
        delay_ns = limit_ns > delay_ns ? limit_ns : delay_ns;
    }
    core->n_retries += how->is_retry;
    core_add_after(core, work, how->priority, delay_ns, now_ns);
    return 0;
}

void kin__work_core_promote(struct kin__work_core *core, int64_t now_ns)
{
    while (kin__work_core_due_ns(core) <= now_ns) {
        struct kin_work *work = KIN__HEAP_ENTRY(kin__heap_pop(&core->later),
                                                struct kin_work, later);
        core_add_now(core, work, work->later_priority, now_ns);
    }
}

/* ---- taking and giving back ---- */

static void times_add(kin_work_times *times, int64_t ns)
{
    int64_t limit_ns = 10;
    size_t bucket = 0;

    if (ns < 0)
        ns = 0;
    for (; bucket < KIN_WORK_BUCKETS - 1 && ns > limit_ns; limit_ns *= 10)
        bucket++;
    times->buckets[bucket]++;
    times->count++;
    times->sum_ns += (uint64_t)ns;
}

struct kin_work *kin__work_core_take(struct kin__work_core *core,
                                     int64_t now_ns)
{
    if (core->later.len > 0)
        kin__work_core_promote(core, now_ns);
    if (core->n_waiting == 0)
        return NULL;
    struct kin_work *work = core_pick(core);
    core_dequeue(core, work);
    if (core->opts.is_timed)
        times_add(&core->waited, now_ns - work->since_ns);
    work->state = KIN__WORK_RUNNING;
    work->since_ns = now_ns;
    work->tries = work->failures;
    work->outcome = KIN_WORK_KEEP;
    cds_list_add_tail(&work->link, &core->running);
    core->n_running++;
    return work;
}

static void core_apply(struct kin__work_core *core, struct kin_work *work,
                       int64_t now_ns)
{
    bool is_retried = work->outcome == KIN_WORK_RETRY ||
                      work->outcome == KIN_WORK_AFTER;
    int64_t delay_ns;

    if (work->outcome == KIN_WORK_FORGET || work->outcome == KIN_WORK_AFTER)
        work->failures = 0;
    if (!is_retried)
        return;
    if (core->is_shut_down) {
        core->n_dropped++;
        return;
    }
    delay_ns = work->outcome == KIN_WORK_RETRY
                   ? core_count_failure(core, work)
                   : kin__work_ms_to_ns(work->delay_ms);
    core->n_retries++;
    core_add_after(core, work, work->priority, delay_ns, now_ns);
}

void kin__work_core_give_back(struct kin__work_core *core,
                              struct kin_work *work, int64_t now_ns)
{
    assert(work->state == KIN__WORK_RUNNING);
    assert(core->n_running > 0);
    kin__list_unlink(&work->link);
    core->n_running--;
    work->state = KIN__WORK_IDLE;
    if (core->opts.is_timed)
        times_add(&core->worked, now_ns - work->since_ns);
    if (work->outcome != KIN_WORK_KEEP)
        core_apply(core, work, now_ns);
    if (work->is_again) {
        assert(core->n_again > 0);
        work->is_again = false;
        core->n_again--;
        if (work->state == KIN__WORK_IDLE)
            core_enqueue(core, work, work->again_priority, work->again_ns);
        else
            core_add_now(core, work, work->again_priority, now_ns);
    }
    core_remove_if_unused(core, work);
}

/* ---- failures ---- */

void kin__work_core_forget(struct kin__work_core *core,
                           const struct kin__work_probe *probe)
{
    struct kin_work *work = kin__work_map_get(&core->map, probe);

    if (!work)
        return;
    work->failures = 0;
    core_remove_if_unused(core, work);
}

uint32_t kin__work_core_failures(const struct kin__work_core *core,
                                 const struct kin__work_probe *probe)
{
    const struct kin_work *work = kin__work_map_get(&core->map, probe);

    return work ? work->failures : 0;
}

/* ---- shutdown ---- */

void kin__work_core_shut_down(struct kin__work_core *core, int64_t now_ns)
{
    kin__work_core_promote(core, now_ns);
    core->is_shut_down = true;
    while (core->later.len > 0) {
        struct kin_work *work = KIN__HEAP_ENTRY(kin__heap_pop(&core->later),
                                                struct kin_work, later);
        core->n_dropped++;
        core_remove_if_unused(core, work);
    }
}

void kin__work_core_discard(struct kin__work_core *core)
{
    struct kin_work *work = NULL;
    struct cds_list_head *link = NULL;

    while (core->n_waiting > 0) {
        work = cds_list_entry(core->order.next, struct kin_work, order);
        core->n_dropped++;
        core_dequeue(core, work);
        core_remove_if_unused(core, work);
    }
    /* Not cds_list_for_each_entry(): it would form an entry pointer from the
     * list head, which is less aligned. */
    cds_list_for_each(link, &core->running) {
        work = cds_list_entry(link, struct kin_work, link);
        core->n_dropped += work->is_again;
        work->is_again = false;
    }
    core->n_again = 0;
}

/* ---- statistics ---- */

static uint64_t age_ns(int64_t now_ns, int64_t since_ns)
{
    return now_ns > since_ns ? (uint64_t)(now_ns - since_ns) : 0;
}

static void core_ages(const struct kin__work_core *core, int64_t now_ns,
                      kin_workqueue_stats *ret)
{
    struct cds_list_head *node;

    cds_list_for_each(node, &core->running) {
        const struct kin_work *work = cds_list_entry(node, struct kin_work,
                                                     link);
        uint64_t ns = age_ns(now_ns, work->since_ns);
        ret->unfinished_ns += ns;
        if (ns > ret->longest_ns)
            ret->longest_ns = ns;
    }
    if (core->n_waiting > 0)
        ret->longest_wait_ns = age_ns(
            now_ns,
            cds_list_entry(core->order.next, struct kin_work, order)->since_ns);
}

void kin__work_core_stats(const struct kin__work_core *core, int64_t now_ns,
                          kin_workqueue_stats *ret)
{
    *ret = (kin_workqueue_stats){
        .size = sizeof(*ret),
        .depth = core->n_waiting + core->n_again,
        .later = core->later.len,
        .running = core->n_running,
        .items = kin__work_map_count(&core->map),
        .adds = core->n_adds,
        .retries = core->n_retries,
        .dropped = core->n_dropped,
        .is_shut_down = core->is_shut_down,
        .waited = core->waited,
        .worked = core->worked,
    };
    if (core->opts.is_timed)
        core_ages(core, now_ns, ret);
}
