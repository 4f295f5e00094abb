/* SPDX-License-Identifier: Apache-2.0 */
/*
 * batch.h - notifications that the handlers of an informer share.
 *
 * The informer writes a notification once, with one reference to each of its
 * objects, and gives all handlers the same part of a batch: one lock and one
 * wake-up for a part and a handler, however many notifications are in it.  A
 * part consists of runs; the last handler to finish a run releases its objects,
 * all at once.
 *
 * Room is reserved in advance, which may fail, so that adding cannot fail: the
 * store has changed by then, and a lost notification could not be recovered.
 *
 * The writer belongs to the informer, whose lock is held.  Published items are
 * immutable, so handlers read them without a lock.
 */
#ifndef KIN_INFORMER_BATCH_H
#define KIN_INFORMER_BATCH_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/alloc.h>
#include <kin/handler.h>
#include <kin/object.h>

#include "base/list.h"

/* A notification.  One without objects stands for on_synced, and is in no
 * batch. */
struct kin__notification {
    kin_event_type type;
    bool is_initial;   /* of the first list of the informer or the handler */
    bool is_tombstone; /* the deletion was missed: the state may be stale */
    bool is_isolated;  /* DELETED: the newer state cannot be stored */
    kin_object *old;   /* UPDATED; for a DELETED into which updates were merged,
                          the last state that the handler got; else NULL */
    kin_object *now;   /* the last state for DELETED */
    int64_t since_ns;  /* when it was queued */
};

static inline bool kin__notification_is_synced(
    const struct kin__notification *notification)
{
    return !notification->now;
}

/* Takes references to the objects. */
struct kin__notification kin__notification_ref(
    const struct kin__notification *notification);
/* Releases them. */
void kin__notification_done(struct kin__notification *notification);

struct kin__batch_item {
    struct kin__notification notification;
    _Atomic uint32_t users; /* of the run that begins here, if one does */
    uint16_t run;           /* its length */
    bool is_resync;         /* for handlers that get resyncs only */
};

/* Private members. */
struct kin__batch {
    struct cds_list_head link; /* in the writer's list */
    const kin_allocator *alloc;
    _Atomic size_t runs; /* that are not finished, and one for the writer */
    size_t cap;
    size_t count; /* items; used by the writer only, like those below */
    size_t from;  /* the first one that was not published */
    size_t resyncs;
    size_t initial; /* of the items from there */
    struct kin__batch_item items[];
};

/* Notifications of a batch, as given to one handler. */
struct kin__batch_part {
    struct kin__batch *batch;
    uint32_t at;
    uint32_t end;
    uint32_t wanted;   /* notifications that the handler gets */
    uint32_t initial;  /* of them, of an initial list; until it is queued */
    bool has_resyncs;  /* the handler gets them */
    uint32_t run_from; /* once it is being read */
};

/* ---- reading: one thread ---- */

/* Moves to the first notification that the handler gets; there is one. */
void kin__batch_part_begin(struct kin__batch_part *part);
/* The present notification; borrowed until kin__batch_part_next(). */
const struct kin__notification *kin__batch_part_get(
    const struct kin__batch_part *part);
/* The one after it; NULL at the end. */
const struct kin__notification *kin__batch_part_peek(
    const struct kin__batch_part *part);
/* Moves on; after the last one the batch may be freed. */
void kin__batch_part_next(struct kin__batch_part *part);
/* Finishes a part that has nothing for the handler. */
void kin__batch_part_skip(struct kin__batch_part *part);

/* ---- writing ---- */

/* Private members, except the counts. */
struct kin__batch_writer {
    const kin_allocator *alloc;
    struct cds_list_head batches; /* not published, partly, or empty */
    struct kin__batch *filling;   /* the last one with items, or NULL */
    size_t batch_count;           /* length of the list */
    size_t room;                  /* notifications that can be added */
    size_t count;                 /* that were not published */
    size_t resyncs;               /* of those */
    bool is_distinct; /* what is added has one notification of each object */
};

void kin__batch_writer_init(struct kin__batch_writer *writer,
                            const kin_allocator *alloc);
void kin__batch_writer_done(struct kin__batch_writer *writer);

/* Makes room for `more` notifications.  0 or KIN_ENOMEM. */
int kin__batch_writer_reserve(struct kin__batch_writer *writer,
                              size_t more) KIN_NODISCARD;
/* Returns unused room. */
void kin__batch_writer_trim(struct kin__batch_writer *writer);
/* Adds a notification, which is borrowed, and for which there is room. */
void kin__batch_writer_add(struct kin__batch_writer *writer,
                           const struct kin__notification *notification,
                           bool is_resync);

/* Publishes what was added, for `users` handlers: each takes all parts of
 * kin__batch_writer_part(), and reads or skips them; then
 * kin__batch_writer_advance() forgets them. */
void kin__batch_writer_publish(struct kin__batch_writer *writer,
                               uint32_t users);
/* Returns the next part for a handler; false after the last one.  `*batch` is
 * NULL before the first call. */
bool kin__batch_writer_part(const struct kin__batch_writer *writer,
                            bool has_resyncs, struct kin__batch **batch,
                            struct kin__batch_part *ret);
void kin__batch_writer_advance(struct kin__batch_writer *writer);

#endif /* KIN_INFORMER_BATCH_H */
