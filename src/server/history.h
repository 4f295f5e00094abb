/* SPDX-License-Identifier: Apache-2.0 */
/*
 * history.h - what happened to the objects of one resource, for watches.
 *
 * A history is a queue of events in the order of versions.  The oldest go when
 * there are too many, or they keep too much, or when they are too old.  Readers
 * keep a place (a number that grows with each event), so they cost nothing and
 * can be told that their place is gone.
 *
 *   H1  Events are counted and never change: whoever holds one may read it in
 *       any thread.
 *   H2  To append may fail; to take the last one back, or to drop, does not.
 *   H3  An event is read only up to the version that the reader names: what was
 *       appended is not published yet.
 *   H4  `dropped` is the greatest version of which an event may be missing.
 *
 * All functions take the lock themselves, except those that say otherwise.
 */
#ifndef KIN_SERVER_HISTORY_H
#define KIN_SERVER_HISTORY_H

#include <kin/object.h>

#include "base/list.h"
#include "base/lock.h"
#include "base/ref.h"
#include "base/ring.h"
#include "server/engine.h"

struct kin__history;

struct kin__event {
    struct kin__ref ref;
    struct kin__history *history; /* outlives it */
    enum kin__watch_type type;    /* ADDED, MODIFIED or DELETED */
    uint64_t version;
    int64_t at_ns;            /* monotonic */
    size_t bytes;             /* that it keeps: its own, and those of `old` */
    kin_object *now;          /* held; NULL of DELETED */
    kin_object *old;          /* held; NULL of ADDED */
    kin_object *_Atomic gone; /* held; `old` with this version, once made */
    struct kin__encoded *forms[KIN__EVENT_FORMS]; /* guarded by the lock */
};

/* A name without a star, so that the ring can make it const. */
typedef struct kin__event *kin__event_ptr;
KIN__RING_DEFINE(kin__event_ring, kin__event_ptr);

struct kin__history_limits {
    size_t count;
    int64_t age_ns;
    size_t bytes;         /* of what events keep, as if nothing were shared */
    size_t encoded_bytes; /* of texts for watchers */
};

struct kin__history {
    const kin_allocator *alloc; /* borrowed */
    struct kin__history_limits limits;
    struct kin__mutex lock;
    /* Guarded by the lock, all of it. */
    struct kin__event_ring events; /* a reference of each */
    uint64_t first;                /* place of the oldest one */
    uint64_t dropped;              /* H4 */
    size_t bytes;                  /* of all events */
    size_t encoded_bytes;
    uint64_t encoded_first;       /* place before which nothing is encoded */
    struct cds_list_head waiters; /* watches; see watch.h */
};

void kin__history_init(struct kin__history *history, const kin_allocator *alloc,
                       const struct kin__history_limits *limits);
void kin__history_done(struct kin__history *history);

/* What an event is made of; objects are borrowed. */
struct kin__event_fields {
    enum kin__watch_type type;
    uint64_t version;
    int64_t at_ns;
    const kin_object *now;
    const kin_object *old;
};

int kin__event_new(struct kin__history *history,
                   const struct kin__event_fields *fields,
                   struct kin__event **ret) KIN_NODISCARD;
struct kin__event *kin__event_ref(struct kin__event *event);
struct kin__event *kin__event_unref(struct kin__event *event);

/* The object as it was before, with the version of this event: what watchers
 * get when it is gone for them.  Borrowed from the event; 0 or KIN_ENOMEM. */
int kin__event_gone(struct kin__event *event,
                    const kin_object **ret) KIN_NODISCARD;

/* Takes another reference.  0 or KIN_ENOMEM. */
int kin__history_append(struct kin__history *history,
                        struct kin__event *event) KIN_NODISCARD;
/* Takes the newest one back, which nobody has read. */
void kin__history_retract(struct kin__history *history);

/* Drops what is too much or too old, but nothing after `published`. */
void kin__history_trim(struct kin__history *history, int64_t now_ns,
                       uint64_t published);

/* Events up to `version` may be missing. */
void kin__history_forget(struct kin__history *history, uint64_t version);

/* The place after all events up to `version`.  0 or KIN_EGONE. */
int kin__history_seek(struct kin__history *history, uint64_t version,
                      uint64_t *ret) KIN_NODISCARD;

/* Gives references to at most `max` events from a place on, up to a version.
 * The lock is held by the caller.
 * @return how many, or KIN_EGONE */
int kin__history_read_locked(struct kin__history *history, uint64_t place,
                             uint64_t upto, struct kin__event **ret, int max);

/* References to all events after `from` and up to `upto`.
 * @param ret  an array, freed with the history's allocator; NULL if none
 * @return 0, KIN_EGONE or KIN_ENOMEM */
int kin__history_range(struct kin__history *history, uint64_t from,
                       uint64_t upto, struct kin__event ***ret,
                       size_t *ret_count) KIN_NODISCARD;

/* Version before the oldest event that is kept; `otherwise` if none is. */
uint64_t kin__history_floor(struct kin__history *history, uint64_t otherwise);
size_t kin__history_count(struct kin__history *history);
size_t kin__history_encoded(struct kin__history *history);

#endif /* KIN_SERVER_HISTORY_H */
