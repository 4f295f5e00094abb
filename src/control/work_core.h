/* SPDX-License-Identifier: Apache-2.0 */
/*
 * work_core.h - a work queue without locks, waits and clocks.
 *
 * Calls that depend on the time take it as an argument; a core that is not
 * timed only needs it where a key is added with a delay or becomes due.
 * kin/workqueue.h has the guarantees, of which A to F are implemented here;
 * work.h has the states of a key.
 *
 * Waiting keys are in two lists: one for each priority, and one of all keys in
 * the order in which they began to wait, which serves the fair turns.  Ageing,
 * that is raising priorities with time, was rejected: a first list of 100,000
 * low-priority keys ages together, and then every change waits behind all of
 * it.  A fair share of the turns starves no key, and costs urgent keys one turn
 * in fair_every.
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
    KIN__WORK_LISTS = KIN_WORK_PRIORITY_MAX - KIN_WORK_PRIORITY_MIN + 1,
    KIN__WORK_LIST_WORDS = (KIN__WORK_LISTS + 63) / 64,
};

struct kin__work_core_opts {
    const kin_allocator *alloc;    /* borrowed */
    kin_work_limiter *limiter;     /* borrowed */
    const kin_work_key_type *type; /* borrowed; NULL for none */
    uint64_t seed;
    uint32_t fair_every; /* not 0 */
    size_t max_items;
    bool is_timed; /* measure durations */
};

struct kin__work_core {
    struct kin__work_core_opts opts;
    struct kin__work_map map;   /* owns all work */
    struct kin__heap later;     /* delayed keys; has room for all keys */
    struct cds_list_head order; /* waiting keys, oldest first */
    struct cds_list_head running;
    struct cds_list_head spare; /* memory of small keys, for reuse */
    size_t n_waiting;
    size_t n_running;
    size_t n_again; /* running keys that will wait when given back */
    size_t n_spare;
    uint32_t turn; /* keys taken since the last fair turn */
    bool is_shut_down;
    uint64_t serial; /* next due_serial */
    uint64_t n_adds;
    uint64_t n_retries;
    uint64_t n_dropped;
    kin_work_times waited;
    kin_work_times worked;
    uint64_t used[KIN__WORK_LIST_WORDS];         /* bit set: list not empty */
    struct cds_list_head lists[KIN__WORK_LISTS]; /* highest priority first */
};

/* How to add a key. */
struct kin__work_how {
    int priority;
    int64_t delay_ns;
    bool is_failure;
    bool is_retry; /* count as a retry */
};

void kin__work_core_init(struct kin__work_core *core,
                         const struct kin__work_core_opts *opts);

/* Frees all work, also running keys. */
void kin__work_core_done(struct kin__work_core *core);

/* 0, KIN_ECLOSED, KIN_ELIMIT or KIN_ENOMEM. */
int kin__work_core_add(struct kin__work_core *core,
                       const struct kin__work_probe *probe,
                       const struct kin__work_how *how,
                       int64_t now_ns) KIN_NODISCARD;

/* Takes the next key, which is then with the caller; NULL if none is waiting.
 */
struct kin_work *kin__work_core_take(struct kin__work_core *core,
                                     int64_t now_ns);

/* Gives back a running key and applies its outcome. */
void kin__work_core_give_back(struct kin__work_core *core,
                              struct kin_work *work, int64_t now_ns);

/* Moves keys that are due to the waiting keys. */
void kin__work_core_promote(struct kin__work_core *core, int64_t now_ns);

/* When the next delayed key is due; INT64_MAX for never. */
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

/* Rejects further keys and drops delayed ones that are not due; idempotent. */
void kin__work_core_shut_down(struct kin__work_core *core, int64_t now_ns);

/* Drops waiting keys, and running ones that would wait again. */
void kin__work_core_discard(struct kin__work_core *core);

/* Fills in all statistics except the name. */
void kin__work_core_stats(const struct kin__work_core *core, int64_t now_ns,
                          kin_workqueue_stats *ret);

#endif /* KIN_CONTROL_WORK_CORE_H */
