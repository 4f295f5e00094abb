/* SPDX-License-Identifier: Apache-2.0 */
#include "base/timers.h"

#include <assert.h>

static struct kin__timer *timer_of(const struct kin__heap_node *node)
{
    return KIN__HEAP_ENTRY(node, struct kin__timer, node);
}

static bool timer_is_before(const struct kin__heap_node *a,
                            const struct kin__heap_node *b)
{
    const struct kin__timer *x = timer_of(a);
    const struct kin__timer *y = timer_of(b);

    if (x->deadline.at_ns != y->deadline.at_ns)
        return x->deadline.at_ns < y->deadline.at_ns;
    return x->serial < y->serial;
}

void kin__timers_init(struct kin__timers *timers, const kin_allocator *alloc,
                      const kin_clock *clock)
{
    *timers = (struct kin__timers){.clock = clock};
    /* No limit: timers are embedded in their owners, which are limited. */
    kin__heap_init(&timers->heap, alloc, timer_is_before, SIZE_MAX);
}

void kin__timers_done(struct kin__timers *timers)
{
    assert(!timers->is_running);
    kin__heap_done(&timers->heap);
}

int kin__timers_reserve(struct kin__timers *timers, size_t more)
{
    return kin__heap_reserve(&timers->heap, more);
}

void kin__timer_init(struct kin__timer *timer, kin__timer_fn *fn,
                     void *userdata)
{
    assert(fn);
    *timer = (struct kin__timer){.fn = fn, .userdata = userdata};
}

int kin__timers_add(struct kin__timers *timers, struct kin__timer *timer,
                    kin_deadline deadline)
{
    /* A timer armed by a callback comes after all that are due in this run (C).
     */
    if (timers->is_running && deadline.at_ns < timers->run_ns)
        deadline.at_ns = timers->run_ns;
    timer->deadline = deadline;
    timer->serial = timers->next_serial++;
    if (!kin__timer_is_armed(timer))
        return kin__heap_push(&timers->heap, &timer->node);
    kin__heap_update(&timers->heap, &timer->node);
    return 0;
}

void kin__timers_cancel(struct kin__timers *timers, struct kin__timer *timer)
{
    if (kin__timer_is_armed(timer))
        kin__heap_remove(&timers->heap, &timer->node);
}

kin_deadline kin__timers_next(const struct kin__timers *timers)
{
    const struct kin__heap_node *first = kin__heap_first(&timers->heap);

    return first ? timer_of(first)->deadline : kin_deadline_never();
}

/* Removes and returns the next timer that is due and was armed before
 * `end_serial`. */
static struct kin__timer *timers_take_due(struct kin__timers *timers,
                                          uint64_t end_serial)
{
    const struct kin__heap_node *first = kin__heap_first(&timers->heap);

    if (!first)
        return NULL;
    struct kin__timer *timer = timer_of(first);
    if (kin__deadline_is_never(timer->deadline) ||
        timer->deadline.at_ns > timers->run_ns || timer->serial >= end_serial)
        return NULL;
    kin__heap_remove(&timers->heap, &timer->node);
    return timer;
}

size_t kin__timers_run(struct kin__timers *timers)
{
    const uint64_t end_serial = timers->next_serial;
    size_t count = 0;

    assert(!timers->is_running);
    timers->run_ns = kin__clock_now_ns(timers->clock);
    timers->is_running = true;
    for (;;) {
        struct kin__timer *timer = timers_take_due(timers, end_serial);
        if (!timer)
            break;
        timer->fn(timer, timer->userdata);
        count++;
    }
    timers->is_running = false;
    return count;
}
