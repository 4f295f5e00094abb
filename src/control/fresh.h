/* SPDX-License-Identifier: Apache-2.0 */
/*
 * fresh.h - what was written for a key, so that it is not looked at again with
 * copies that are older.
 *
 * For each key there is a note of the newest version that was written, in each
 * informer whose copy should show it.  A worker that has a key asks first
 * whether the copies are that far.
 *
 *   A  A key is used by one thread at a time, between begin and end; different
 *      keys by any number.
 *   B  A note lasts until the copy has reached its version, or for five
 *      minutes: a server that was set back to an older state never gets there,
 *      and whoever waits for that waits for ever.  (Kubernetes' own controllers
 *      trust their expectations for as long.)
 *   C  It is waited for once, then only looked at: while a watch is down,
 *      workers that wait for each key anew have no time for other keys.
 *   D  Notes that were reached but never asked for again are dropped when there
 *      have become twice as many as before.
 *
 * No informer is waited for with the lock held: for (D), one that is busy is
 * passed over, and asked again when there are a quarter more.
 */
#ifndef KIN_CONTROL_FRESH_H
#define KIN_CONTROL_FRESH_H

#include <kin/informer.h>
#include <kin/work.h>

#include "base/clock.h"
#include "base/lock.h"
#include "base/map.h"

enum {
    KIN__FRESH_DIGITS = 40,     /* of a version that can be noted */
    KIN__FRESH_SWEEP_AT = 1024, /* keys, before the first look at them all */
};

#define KIN__FRESH_MAX_NS (300 * KIN__NS_PER_S)

/* Of one informer. */
struct kin__fresh_note {
    kin_informer *informer; /* borrowed */
    size_t source;          /* of it; see informer_impl.h */
    int64_t since_ns;       /* when this version was noted */
    size_t len;
    char version[KIN__FRESH_DIGITS];
};

/* Of one key, whose texts are in the same block. */
struct kin__fresh_key {
    kin_work_key key; /* without data */
    bool is_held;     /* between begin and end */
    bool has_waited;  /* in vain; the holder's */
    size_t count;
    struct kin__fresh_note *notes; /* owned */
};

static inline kin_work_key kin__fresh_key_of(const struct kin__fresh_key *entry)
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

KIN__MAP_DEFINE(kin__fresh_map, struct kin__fresh_key, kin_work_key,
                kin__fresh_key_of, kin__work_key_hash, kin__work_key_eq);

struct kin__fresh {
    const kin_allocator *alloc;
    const kin_clock *clock; /* borrowed; of notes; NULL: the real one */
    struct kin__mutex mutex;
    struct kin__fresh_map keys; /* guarded; owns its entries */
    size_t sweep_at;            /* guarded */
};

/* `max` keys at most. */
void kin__fresh_init(struct kin__fresh *fresh, const kin_allocator *alloc,
                     uint64_t seed, size_t max);
void kin__fresh_done(struct kin__fresh *fresh);

/* Waits until all copies show what was written for the key (C); then the key is
 * held.  0, or 1 if it is not waited for any longer (B); else KIN_ETIMEDOUT, or
 * KIN_ESTOPPED also if an informer was stopped: then it is not held, and `err`
 * says which copy is too old. */
int kin__fresh_begin(struct kin__fresh *fresh, const kin_work_key *key,
                     kin_stop *stop, kin_deadline deadline, kin_error *err);

/* Notes what was written for a key that is held.  0, KIN_EINVAL (no version
 * that can be compared), KIN_ELIMIT or KIN_ENOMEM. */
int kin__fresh_note(struct kin__fresh *fresh, const kin_work_key *key,
                    kin_informer *informer, const kin_object *object);

void kin__fresh_end(struct kin__fresh *fresh, const kin_work_key *key);

/* Keys with notes. */
size_t kin__fresh_count(struct kin__fresh *fresh);

#endif /* KIN_CONTROL_FRESH_H */
