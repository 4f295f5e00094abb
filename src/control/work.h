/* SPDX-License-Identifier: Apache-2.0 */
/*
 * work.h - one key of a work queue, with all of its state.
 *
 * Each key has one block of memory, which says whether it is waiting, delayed
 * or being processed, and how often it has failed.  So adding a key costs one
 * lookup, and everything else none.
 */
#ifndef KIN_CONTROL_WORK_H
#define KIN_CONTROL_WORK_H

#include <stddef.h>
#include <stdint.h>

#include <kin/work.h>

#include "base/heap.h"
#include "base/list.h"
#include "base/map.h"

enum kin__work_state {
    KIN__WORK_IDLE,    /* neither waiting nor running. added -> WAITING */
    KIN__WORK_WAITING, /* in the list of its priority. taken -> RUNNING,
                          discarded -> IDLE */
    KIN__WORK_RUNNING, /* with a worker. given back -> IDLE, or WAITING if it
                          was added meanwhile or is to be retried */
};

/* A key to look up.  The type is that of the queue, NULL for none. */
struct kin__work_probe {
    const kin_work_key *key;
    const kin_work_key_type *type;
    uint64_t hash;
};

struct kin_work {
    kin_work_key key;            /* its strings and data are in `bytes` */
    struct kin__work_probe self; /* its key, as looked up in the table */
    struct cds_list_head link; /* waiting: in the list of its priority; running:
                                  in the list of running keys */
    struct cds_list_head order; /* waiting: in the list of all waiting keys */
    struct kin__heap_node later;
    int64_t due_ns;        /* while in `later` */
    uint64_t due_serial;   /* breaks ties of due_ns */
    int64_t since_ns;      /* named queues: when it entered its state */
    int64_t again_ns;      /* when it was added while running */
    int64_t delay_ms;      /* of the outcome; set by the worker */
    uint32_t tries;        /* `failures` when it was taken */
    uint8_t outcome;       /* a kin_work_outcome */
    uint8_t state;         /* a kin__work_state */
    bool is_again;         /* running, and added meanwhile */
    int8_t priority;       /* waiting: its list; running: when it was taken */
    int8_t again_priority; /* while is_again */
    int8_t later_priority; /* while in `later` */
    uint32_t failures;
    size_t room; /* size of `bytes` */
    _Alignas(max_align_t) unsigned char bytes[];
};

/* 0, KIN_EINVAL for data without a key type, or KIN_ELIMIT. */
int kin__work_probe_init(struct kin__work_probe *ret, const kin_work_key *key,
                         const kin_work_key_type *type,
                         uint64_t seed) KIN_NODISCARD;

/* The number of bytes behind the struct that a key needs. */
size_t kin__work_room(const struct kin__work_probe *probe);

/* Initialises idle work in memory with enough room; copies the key. */
void kin__work_init(struct kin_work *work, const struct kin__work_probe *probe);

/* Releases the key; the memory stays. */
void kin__work_done(struct kin_work *work, const kin_work_key_type *type);

/* Compares two keys member by member. */
bool kin__work_key_equal(const struct kin__work_probe *a,
                         const struct kin__work_probe *b);

/* The same, but work equals its own probe without a comparison. */
static inline bool kin__work_probe_equal(const struct kin__work_probe *a,
                                         const struct kin__work_probe *b)
{
    return a == b || kin__work_key_equal(a, b);
}

static inline const struct kin__work_probe *kin__work_probe_of(
    const struct kin_work *work)
{
    return &work->self;
}

static inline uint64_t kin__work_probe_hash(const struct kin__work_probe *probe,
                                            uint64_t seed)
{
    (void)seed;
    return probe->hash;
}

KIN__MAP_DEFINE(kin__work_map, struct kin_work, const struct kin__work_probe *,
                kin__work_probe_of, kin__work_probe_hash,
                kin__work_probe_equal);

/* The priority that it had when it was taken. */
int kin__work_priority(const kin_work *work);

#endif /* KIN_CONTROL_WORK_H */
