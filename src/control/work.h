/* SPDX-License-Identifier: Apache-2.0 */
/*
 * work.h - one key of a work queue, with all that is known of it.
 *
 * A key is remembered once, in one block of memory: whether it waits, is due
 * later, is being done, and how often it has failed.  So adding costs one
 * look-up, and the rest none.
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
    KIN__WORK_IDLE,    /* neither of both.   added -> WAITING */
    KIN__WORK_WAITING, /* in its line.       taken -> RUNNING,
                          discarded -> IDLE */
    KIN__WORK_RUNNING, /* with a worker.     given back -> IDLE, or WAITING if
                          it was added meanwhile or is to be done again */
};

/* A key to look for.  The type is that of the queue, NULL for none. */
struct kin__work_probe {
    const kin_work_key *key;
    const kin_work_key_type *type;
    uint64_t hash;
};

struct kin_work {
    kin_work_key key;            /* its texts and data are in `bytes` */
    struct kin__work_probe self; /* its key, as the table looks for it */
    struct cds_list_head line;   /* waiting: among those of its priority;
                                    running: among those that are */
    struct cds_list_head order;  /* waiting: among all of them */
    struct kin__heap_node later;
    int64_t due_ns;      /* while in `later` */
    uint64_t due_serial; /* orders equal times */
    int64_t since_ns;    /* of named queues: since when it has been what it is;
                            running again: see again_ns */
    int64_t again_ns;    /* when it was added while it was running */
    int64_t delay_ms;    /* of the outcome; the worker's, as are the next two */
    uint32_t tries;      /* failures when it was taken */
    uint8_t outcome;     /* a kin_work_outcome */
    uint8_t state;       /* a kin__work_state */
    bool is_again;       /* running, and was added meanwhile */
    int8_t priority;     /* waiting: its line; running: with which it came */
    int8_t again_priority; /* while is_again */
    int8_t later_priority; /* while in `later` */
    uint32_t failures;
    size_t room; /* of `bytes` */
    _Alignas(max_align_t) unsigned char bytes[];
};

/* 0, or KIN_EINVAL for data that no type explains, KIN_ELIMIT. */
int kin__work_probe_init(struct kin__work_probe *ret, const kin_work_key *key,
                         const kin_work_key_type *type,
                         uint64_t seed) KIN_NODISCARD;

/* Of what a probe looks for: bytes behind the struct. */
size_t kin__work_room(const struct kin__work_probe *probe);

/* Makes idle work of memory with enough room; copies the key. */
void kin__work_init(struct kin_work *work, const struct kin__work_probe *probe);

/* Lets go of the key; the memory stays. */
void kin__work_done(struct kin_work *work, const kin_work_key_type *type);

/* Whether both keys are the same, part by part. */
bool kin__work_key_equal(const struct kin__work_probe *a,
                         const struct kin__work_probe *b);

/* The same; work is found by its own probe without a look at the key. */
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

/* The priority with which it was taken. */
int kin__work_priority(const kin_work *work);

#endif /* KIN_CONTROL_WORK_H */
