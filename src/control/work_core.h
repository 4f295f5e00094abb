/* SPDX-License-Identifier: Apache-2.0 */
/*
 * work_core.h - a work queue without locks, waits and clocks.
 *
 * Calls that look at times take the present one; a core that is not timed needs
 * it only where something is added for later, and where something is due.
 * kin/workqueue.h has the guarantees, of which A to F are kept here; work.h has
 * the states of a key.
 *
 * What waits stands in two lists: one for each priority, and one of all in the
 * order in which they began to wait, which is where the fair turns take from.
 * Ageing, that is priorities that rise with time, was not chosen: a first list
 * of 100,000 low keys grows old together, and then every change has to wait
 * behind all of it.  A fair share of the turns starves nobody, and costs those
 * in a hurry one turn in fair_every.
 */
#ifndef KIN_CONTROL_WORK_CORE_H
#define KIN_CONTROL_WORK_CORE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/alloc.h>
#include <kin/work_limiter.h>
#include <kin/workqueue.h>

#include "base/heap.h"
#include "base/list.h"
#include "control/work.h"

enum {
    KIN__WORK_LINES = KIN_WORK_PRIORITY_MAX - KIN_WORK_PRIORITY_MIN + 1,
    KIN__WORK_LINE_WORDS = (KIN__WORK_LINES + 63) / 64,
};

struct kin__work_core_opts {
    const kin_allocator *alloc;    /* borrowed */
    kin_work_limiter *limiter;     /* borrowed */
    const kin_work_key_type *type; /* borrowed; NULL for none */
    uint64_t seed;
    uint32_t fair_every; /* not 0 */
    size_t max_items;
    bool is_timed; /* durations are measured */
};

struct kin__work_core {
    struct kin__work_core_opts opts;
    struct kin__work_map map;   /* owns all work */
    struct kin__heap later;     /* by time; always has room for all work */
    struct cds_list_head order; /* what waits */
    struct cds_list_head running;
    struct cds_list_head spare; /* memory of small work that is gone */
    size_t n_waiting;
    size_t n_running;
    size_t n_again; /* running, to wait when given back */
    size_t n_spare;
    uint32_t turn; /* taken since the last fair turn */
    bool is_shut_down;
    uint64_t serial; /* of what is later */
    uint64_t n_adds;
    uint64_t n_retries;
    uint64_t n_dropped;
    kin_work_times waited;
    kin_work_times worked;
    uint64_t used[KIN__WORK_LINE_WORDS];         /* a bit for each line that has
                                                    something */
    struct cds_list_head lines[KIN__WORK_LINES]; /* highest priority first */
};

/* How something is added. */
struct kin__work_how {
    int priority;
    int64_t delay_ns;
    bool is_failure;
    bool is_retry; /* counts as one */
};

void kin__work_core_init(struct kin__work_core *core,
                         const struct kin__work_core_opts *opts);

/* Frees all work, also what nobody has given back. */
void kin__work_core_done(struct kin__work_core *core);

/* 0, KIN_ECLOSED, KIN_ELIMIT or KIN_ENOMEM. */
int kin__work_core_add(struct kin__work_core *core,
                       const struct kin__work_probe *probe,
                       const struct kin__work_how *how,
                       int64_t now_ns) KIN_NODISCARD;

/* What comes next, then the caller's; NULL if nothing waits. */
struct kin_work *kin__work_core_take(struct kin__work_core *core,
                                     int64_t now_ns);

/* Takes it back, with its outcome. */
void kin__work_core_give_back(struct kin__work_core *core,
                              struct kin_work *work, int64_t now_ns);

/* Lets what is due wait. */
void kin__work_core_promote(struct kin__work_core *core, int64_t now_ns);

/* When promoting has something to do; INT64_MAX for never. */
static inline int64_t kin__work_core_due_ns(const struct kin__work_core *core)
{
    const struct kin__heap_node *first = kin__heap_first(&core->later);

    return first ? KIN__HEAP_ENTRY(first, struct kin_work, later)->due_ns
                 : INT64_MAX;
}

void kin__work_core_forget(struct kin__work_core *core,
                           const struct kin__work_probe *probe);
uint32_t kin__work_core_failures(const struct kin__work_core *core,
                                 const struct kin__work_probe *probe);

/* Drops what is due later than now; again does nothing. */
void kin__work_core_shut_down(struct kin__work_core *core, int64_t now_ns);

/* Drops what waits, or will when it is given back. */
void kin__work_core_discard(struct kin__work_core *core);

/* All but the name. */
void kin__work_core_stats(const struct kin__work_core *core, int64_t now_ns,
                          kin_workqueue_stats *ret);

#endif /* KIN_CONTROL_WORK_CORE_H */
