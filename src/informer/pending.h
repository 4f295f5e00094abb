/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pending.h - the queue of notifications that a handler has not got yet.
 *
 * First in, first out.  The notifications are those of batches that handlers
 * share (batch.h); a handler that coalesces has its own.  But a list has only
 * one of each object: a handler that coalesces shares it, too, if nothing else
 * is pending.  What is left of it becomes its own when more is to be pushed.
 * Room is reserved in advance, so that a push cannot fail.  Memory follows the
 * number of notifications, up and down.
 *
 * The informer pushes with the mutex of the registration held.  One thread
 * takes, and that needs the mutex only if the part it reads is at its end.
 *
 * With coalescing, all changes of an object since the handler was last notified
 * are one notification, in the place of the first:
 *
 *   pending           new               result
 *   add a             update to b       add b
 *   add a             delete            nothing
 *   update o to a     update to b       update o to b
 *   update o to a     delete d          delete d; the handler knows it as o
 *   delete            add               both: another object of that name
 *
 * Only notifications of objects with the same uid are merged.  A notification
 * of the initial list stays one.
 */
#ifndef KIN_INFORMER_PENDING_H
#define KIN_INFORMER_PENDING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/alloc.h>

#include "base/list.h"
#include "base/map.h"
#include "informer/batch.h"

struct kin__pending_node;

/* Private members. */
struct kin__pending {
    const kin_allocator *alloc;
    bool coalesces;
    size_t count; /* without those of `part`; guarded by the mutex */
    /* Plain, or of a list: a ring of parts, guarded by the mutex. */
    struct kin__batch_part *parts;
    size_t part_cap;
    size_t part_first;
    size_t part_count;
    struct kin__batch_part part; /* that the thread reads */
    _Atomic size_t left;         /* of that part, behind the present one */
    _Atomic int64_t next_ns;     /* when the first of them was queued */
    /* Coalescing: nodes, and the last one of each key; only while no parts
     * wait. */
    struct cds_list_head nodes;
    struct cds_list_head spare;
    size_t spare_count;
    struct kin__map by_key;
};

/* `seed` is the seed of the table of keys. */
void kin__pending_init(struct kin__pending *pending, bool coalesces,
                       uint64_t seed, const kin_allocator *alloc);
void kin__pending_done(struct kin__pending *pending);

/* ---- the informer's side: the mutex is held ---- */

/* Makes room for `more` parts, or notifications with coalescing, whatever is
 * taken in between.  `*ret_room` is the room that there is.  It lasts until the
 * next call or until kin__pending_trim().  0 or KIN_ENOMEM. */
int kin__pending_reserve(struct kin__pending *pending, size_t more,
                         size_t *ret_room) KIN_NODISCARD;
/* Coalescing: makes room for `more` parts instead; they have notifications of
 * distinct objects, and nothing else is pending. */
int kin__pending_reserve_parts(struct kin__pending *pending, size_t more,
                               size_t *ret_room) KIN_NODISCARD;
/* Returns the room that was not used. */
void kin__pending_trim(struct kin__pending *pending);

/* Pushes a part.  At most one part of a batch waits, as long as `has_resyncs`
 * stays the same.  Returns the room that is left. */
size_t kin__pending_push_part(struct kin__pending *pending,
                              const struct kin__batch_part *part);
/* Coalescing: pushes a notification, which is borrowed.  Returns the number of
 * initial notifications that were merged away: 0 or 1. */
size_t kin__pending_push(struct kin__pending *pending,
                         const struct kin__notification *notification);

/* ---- the handler's side ---- */

/* Takes the oldest notification; false if the queue is empty.  The mutex is
 * held. */
bool kin__pending_take(struct kin__pending *pending,
                       struct kin__notification *ret);
/* The same without the mutex: false if that is needed. */
bool kin__pending_take_next(struct kin__pending *pending,
                            struct kin__notification *ret);
/* Releases what was taken, before the next one is.  Without the mutex. */
void kin__pending_finish(struct kin__pending *pending,
                         struct kin__notification *taken);

/* ---- both: the mutex is held ---- */

/* Notifications that were not taken. */
size_t kin__pending_count(const struct kin__pending *pending);
/* Returns when the oldest notification was queued; INT64_MAX if the queue is
 * empty. */
int64_t kin__pending_since_ns(const struct kin__pending *pending);

#endif /* KIN_INFORMER_PENDING_H */
