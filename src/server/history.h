/* SPDX-License-Identifier: Apache-2.0 */
/*
 * history.h - the recent events of one resource, for watches.
 *
 * A history is a queue of events in version order.  The oldest are dropped when
 * there are too many, when they keep too much memory, or when they are too old.
 * A reader remembers its position (a number that grows with each event), so it
 * costs nothing and learns when its position was dropped.
 *
 *   H1  Events are reference-counted and never change: the owner of a reference
 *       may read it in any thread.
 *   H2  Appending may fail; retracting the last event, or dropping, does not.
 *   H3  A reader gets events only up to the version that it passes: appended
 *       events are not published yet.
 *   H4  `dropped` is the greatest version whose event may be missing.
 *
 * All functions take the lock themselves, unless noted otherwise.
 */
#ifndef KIN_SERVER_HISTORY_H
#define KIN_SERVER_HISTORY_H

#include <kin/object.h>

#include "base/list.h"
#include "base/lock.h"
#include "base/ref.h"
#include "base/ring.h"
#include "server/engine.h"
#include "server/watch_notify.h"

struct kin__history;

struct kin__watch_event {
    struct kin__ref ref;
    struct kin__history *history; /* outlives the event */
    enum kin__watch_type type;    /* ADDED, MODIFIED or DELETED */
    uint64_t version;
    int64_t at_ns;   /* monotonic */
    size_t bytes;    /* kept by the event: its own and those of `old` */
    kin_object *now; /* held; NULL for DELETED */
    kin_object *old; /* held; NULL for ADDED */
    kin_object *_Atomic
        gone; /* held; `old` with the version of this event, made on demand */
    struct kin__encoded *forms[KIN__EVENT_FORMS]; /* guarded by the lock */
};

/* A typedef, so that the ring can qualify it with const. */
typedef struct kin__watch_event *kin__watch_event_ptr;
KIN__RING_DEFINE(kin__watch_event_ring, kin__watch_event_ptr);

struct kin__history_limits {
    size_t count;
    int64_t age_ns;
    size_t bytes;         /* kept by events, without counting sharing */
    size_t encoded_bytes; /* of encoded events */
};

struct kin__history {
    const kin_allocator *alloc; /* borrowed */
    struct kin__history_limits limits;
    struct kin__mutex lock;
    /* All below is guarded by the lock. */
    struct kin__watch_event_ring events; /* a reference to each */
    uint64_t first;                      /* position of the oldest event */
    uint64_t dropped;                    /* H4 */
    size_t bytes;                        /* of all events */
    size_t encoded_bytes;
    /* Events before this position have no encoded text. */
    uint64_t encoded_first;
    struct cds_list_head waiters; /* struct kin__waiter of watches */
};

void kin__history_init(struct kin__history *history, const kin_allocator *alloc,
                       const struct kin__history_limits *limits);
void kin__history_done(struct kin__history *history);

/* Fields of a new event; objects are borrowed. */
struct kin__watch_event_fields {
    enum kin__watch_type type;
    uint64_t version;
    int64_t at_ns;
    const kin_object *now;
    const kin_object *old;
};

int kin__watch_event_new(struct kin__history *history,
                         const struct kin__watch_event_fields *fields,
                         struct kin__watch_event **ret) KIN_NODISCARD;
struct kin__watch_event *kin__watch_event_ref(struct kin__watch_event *event);
struct kin__watch_event *kin__watch_event_unref(struct kin__watch_event *event);

/* The previous object with the version of this event, which is what DELETED
 * delivers.  Borrowed from the event; 0 or KIN_ENOMEM. */
int kin__watch_event_gone(struct kin__watch_event *event,
                          const kin_object **ret) KIN_NODISCARD;

/* Takes another reference.  0 or KIN_ENOMEM. */
int kin__history_append(struct kin__history *history,
                        struct kin__watch_event *event) KIN_NODISCARD;
/* Removes the newest event, which was not published. */
void kin__history_retract(struct kin__history *history);

/* Drops events beyond the limits, but none after `published`. */
void kin__history_trim(struct kin__history *history, int64_t now_ns,
                       uint64_t published);

/* Trims, and collects the watches that wait for events into `notify`, which may
 * be NULL. */
void kin__history_publish(struct kin__history *history, int64_t now_ns,
                          uint64_t published, struct kin__watch_notify *notify);

/* Drops all events up to `version`. */
void kin__history_forget(struct kin__history *history, uint64_t version);

/* The position after all events up to `version`.  0 or KIN_EGONE. */
int kin__history_seek(struct kin__history *history, uint64_t version,
                      uint64_t *ret) KIN_NODISCARD;

/* Returns references to at most `max` events from a position on, up to a
 * version.  Called with the lock held.
 * @return the number of events, or KIN_EGONE */
int kin__history_read_locked(struct kin__history *history, uint64_t place,
                             uint64_t upto, struct kin__watch_event **ret,
                             int max);

/* References to all events after `from` and up to `upto`.
 * @param ret  an array, freed with the history's allocator; NULL if none
 * @return 0, KIN_EGONE or KIN_ENOMEM */
int kin__history_range(struct kin__history *history, uint64_t from,
                       uint64_t upto, struct kin__watch_event ***ret,
                       size_t *ret_count) KIN_NODISCARD;

/* The version before the oldest kept event; `otherwise` if the history is
 * empty. */
uint64_t kin__history_floor(struct kin__history *history, uint64_t otherwise);
size_t kin__history_count(struct kin__history *history);
size_t kin__history_encoded(struct kin__history *history);

#endif /* KIN_SERVER_HISTORY_H */
