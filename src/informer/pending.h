/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pending.h - notifications that a handler has not had yet.
 *
 * First in, first out.  Room is made beforehand (it may fail), so that to push
 * cannot fail: the store has changed by then, and a notification that got lost
 * would never be made good.  Memory follows the number of notifications, up and
 * down.
 *
 * With coalescing, what has happened to an object since the handler was last
 * told is one notification, in the place of the first:
 *
 *   waiting           comes             becomes
 *   add a             update to b       add b
 *   add a             delete            nothing
 *   update o to a     update to b       update o to b
 *   update o to a     delete d          delete d, of what was told as o
 *   delete            add               both: another object of that name
 *
 * Only notifications of objects with the same uid are joined.  What was part of
 * the initial list stays so.
 */
#ifndef KIN_INFORMER_PENDING_H
#define KIN_INFORMER_PENDING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/alloc.h>
#include <kin/object.h>

#include "base/list.h"
#include "base/map.h"

enum kin__note_type {
    KIN__NOTE_ADD,
    KIN__NOTE_UPDATE,
    KIN__NOTE_DELETE,
    KIN__NOTE_SYNCED, /* never waits: made when it is taken; has no object */
};

/* A notification; it owns a reference to each of its objects. */
struct kin__note {
    enum kin__note_type type;
    bool is_initial;   /* of the list with which the informer, or the handler,
                          began */
    bool is_tombstone; /* the deletion was missed: the state may be old */
    bool is_isolated;  /* DELETE: the newer state is unacceptable */
    kin_object *old;   /* UPDATE; of a DELETE into which updates were joined,
                          what the handler was last told; else NULL */
    kin_object *now;   /* the deleted one's last state for DELETE */
    int64_t since_ns;  /* when it was queued */
};

void kin__note_done(struct kin__note *note);

struct kin__pending_node;
struct kin__pending_chunk;

/* Members are its own. */
struct kin__pending {
    const kin_allocator *alloc;
    bool coalesces;
    size_t count;
    /* Plain: chunks, filled from front to back. */
    struct cds_list_head chunks;
    size_t first;                    /* in the first chunk */
    size_t end;                      /* in the last chunk that has any */
    struct kin__pending_chunk *last; /* that one; NULL if there is none */
    size_t reserved;                 /* to come, for which there is room */
    /* Coalescing: nodes, and which one of a key was queued last. */
    struct cds_list_head nodes;
    struct cds_list_head spare;
    size_t spare_count;
    struct kin__map by_key;
};

/* `seed` is that of the table of keys. */
void kin__pending_init(struct kin__pending *pending, bool coalesces,
                       uint64_t seed, const kin_allocator *alloc);
void kin__pending_done(struct kin__pending *pending);

/* Makes room for so many more, whatever is taken out meanwhile; until the next
 * call, or until it is given back. */
int kin__pending_reserve(struct kin__pending *pending,
                         size_t more) KIN_NODISCARD;

/* Gives back what of that room was not used. */
void kin__pending_trim(struct kin__pending *pending);

/* Takes a notification over; there is room.  Gives how many notifications of
 * the initial list have become nothing: 0 or 1. */
size_t kin__pending_push(struct kin__pending *pending,
                         const struct kin__note *note);

/* Gives the oldest; false if there is none. */
bool kin__pending_pop(struct kin__pending *pending, struct kin__note *ret);

/* When the oldest was queued; INT64_MAX if there is none. */
int64_t kin__pending_since_ns(const struct kin__pending *pending);

#endif /* KIN_INFORMER_PENDING_H */
