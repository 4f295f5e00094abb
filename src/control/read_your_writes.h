/* SPDX-License-Identifier: Apache-2.0 */
/*
 * read_your_writes.h - the last writes for each key, so that a reconcile does
 * not act on caches that lack them.
 *
 * For each key there is a note per informer with the newest version that was
 * written and that its cache must reach.  Before a worker processes a key, it
 * asks whether the caches have reached those versions.
 *
 *   A  A key is used by one thread at a time, between begin and end; different
 *      keys may be used concurrently.
 *   B  A note lasts until the cache has reached its version, or for five
 *      minutes: a server that was restored from a backup never gets there.
 *      (Kubernetes' own controllers let their expectations expire after the
 *      same time.)
 *   C  Only the first call for a note waits, later ones just check: while a
 *      watch is down, workers that wait for each key again and again would have
 *      no time for other keys.
 *   D  Notes that were reached but not asked for again are dropped when the
 *      number of keys has doubled.
 *
 * No informer is waited for with the lock held: for D, a busy informer is
 * skipped and checked again when there are a quarter more keys.
 */
#ifndef KIN_CONTROL_READ_YOUR_WRITES_H
#define KIN_CONTROL_READ_YOUR_WRITES_H

#include <kin/informer.h>
#include <kin/work.h>

#include "base/clock.h"
#include "base/lock.h"
#include "base/map.h"

enum {
    KIN__WRITES_DIGITS = 40,     /* length of a version that can be noted */
    KIN__WRITES_SWEEP_AT = 1024, /* number of keys before the first sweep */
};

#define KIN__WRITES_MAX_NS (300 * KIN__NS_PER_S)

/* The newest version written to the resource of one informer. */
struct kin__read_your_writes_note {
    kin_informer *informer; /* borrowed */
    size_t source;          /* source of the informer; see informer.h */
    int64_t since_ns;       /* when this version was noted */
    size_t len;
    char version[KIN__WRITES_DIGITS];
};

/* The notes of one key, whose strings are in the same block. */
struct kin__read_your_writes_key {
    kin_work_key key; /* without data */
    bool is_in_use;   /* between begin and end */
    bool has_waited;  /* a wait timed out; used between begin and end */
    size_t count;
    struct kin__read_your_writes_note *notes; /* owned */
};

static inline kin_work_key kin__read_your_writes_key_of(
    const struct kin__read_your_writes_key *entry)
{
    return entry->key;
}

static inline uint64_t kin__work_key_hash(kin_work_key key, uint64_t seed)
{
    return kin__hash(key.name, kin__hash(key.ns, seed) ^ key.tag);
}

static inline bool kin__work_key_eq(kin_work_key a, kin_work_key b)
{
    return a.tag == b.tag && kin_str_eq(a.name, b.name) &&
           kin_str_eq(a.ns, b.ns);
}

KIN__MAP_DEFINE(kin__read_your_writes_map, struct kin__read_your_writes_key,
                kin_work_key, kin__read_your_writes_key_of, kin__work_key_hash,
                kin__work_key_eq);

struct kin__read_your_writes {
    const kin_allocator *alloc;
    const kin_clock *clock; /* borrowed; NULL: the real one */
    struct kin__mutex mutex;

    /* Guarded by the mutex. */
    struct kin__read_your_writes_map keys; /* owns its entries */
    size_t sweep_at;
};

/* Limited to `max` keys. */
void kin__read_your_writes_init(struct kin__read_your_writes *writes,
                                const kin_allocator *alloc, uint64_t seed,
                                size_t max);
void kin__read_your_writes_done(struct kin__read_your_writes *writes);

/* Waits until all caches have what was written for the key (C), and marks the
 * key as in use.  0, or 1 if a note has expired (B); else KIN_ETIMEDOUT, or
 * KIN_ESTOPPED also if an informer was stopped: then the key is not in use, and
 * `err` names the stale cache. */
int kin__read_your_writes_begin(struct kin__read_your_writes *writes,
                                const kin_work_key *key, kin_stop *stop,
                                kin_deadline deadline, kin_error *err);

/* Records a write for a key in use.  0, KIN_EINVAL (the version cannot be
 * compared), KIN_ELIMIT or KIN_ENOMEM. */
int kin__read_your_writes_record(struct kin__read_your_writes *writes,
                                 const kin_work_key *key,
                                 kin_informer *informer,
                                 const kin_object *object);

/* The key is no longer in use. */
void kin__read_your_writes_end(struct kin__read_your_writes *writes,
                               const kin_work_key *key);

/* The number of keys with notes. */
size_t kin__read_your_writes_count(struct kin__read_your_writes *writes);

#endif /* KIN_CONTROL_READ_YOUR_WRITES_H */
