/* SPDX-License-Identifier: Apache-2.0 */
/*
 * plan.h - writes that have been prepared and not yet done.
 *
 * A write has two halves.  To prepare it may fail, and does all that can fail:
 * it makes the record, runs the functions of the indexes, and gets promises for
 * ids, places in lists and room in the limbo.  To commit cannot fail, and
 * nothing is seen before the store publishes the next number.  What promises
 * may leave behind when they are not used (a larger table, a longer list) holds
 * the same as before.
 */
#ifndef KIN_CACHE_PLAN_H
#define KIN_CACHE_PLAN_H

#include "cache/index.h"
#include "cache/pool.h"
#include "cache/resource_version.h"

/* The resource version that a write brings. */
struct kin__plan_version {
    bool is_set;
    uint64_t word;             /* resource_version.h */
    struct kin__version *text; /* owned; NULL for a number */
};

/* The values of one object in one index. */
struct kin__plan_group {
    struct kin__index *index;
    uint32_t from; /* in `values` */
    uint32_t count;
    struct kin__members *members; /* owned; NULL if `count` is at most 1 */
};

struct kin__plan_put {
    kin_object *object; /* owned record; or borrowed, if it is the same */
    bool is_same;       /* the store has this very value under this key */
    bool is_new;        /* an id is promised, and a place in `space` if that is
                           not 0 */
    uint32_t hash;      /* of the key */
    uint32_t id;        /* of the key; 0 if it is new */
    uint32_t space;     /* id of its namespace in the index */
    uint32_t group_from;
    uint32_t group_end;
};

struct kin__plan {
    struct kin__plan_put *puts;
    size_t put_count;
    size_t put_cap;
    struct kin__plan_group *groups;
    size_t group_count;
    size_t group_cap;
    uint32_t *values; /* ids */
    size_t value_count;
    size_t value_cap;
    char *key; /* room to join one */
    size_t key_cap;
    uint8_t *touched; /* bit: id is in the list of a replace; NULL otherwise */
    uint32_t touched_ids;
    struct kin__plan_version next;    /* of the last put */
    struct kin__plan_version version; /* of the last write that was done */
};

/* Prepares the version that a text names. */
int kin__plan_version_make(const kin_allocator *alloc, kin_str text,
                           struct kin__plan_version *ret) KIN_NODISCARD;
/* Takes another version in the place of `version`, which is released. */
void kin__plan_version_take(const kin_allocator *alloc,
                            struct kin__plan_version *version,
                            struct kin__plan_version *from);

/* Makes room for so many puts, of which a list is made. */
int kin__plan_reserve(kin_store *store, size_t count) KIN_NODISCARD;

/* Prepares to put a value; `root` is given. */
int kin__plan_put(kin_store *store, kin__val root,
                  kin_error *err) KIN_NODISCARD;

/* Does what was prepared, in order. */
void kin__plan_commit(kin_store *store);

/* Releases what was prepared and not done. */
void kin__plan_abort(kin_store *store);

/* ---- plan_group.c ---- */

/* Runs an index over one object and leaves a group at the end of the plan.
 * Values that cannot be indexed fail it, or are left out and reported if the
 * store has a hook for that (store.h). */
int kin__plan_group(kin_store *store, struct kin__index *index,
                    const kin_object *object, kin_error *err) KIN_NODISCARD;
/* Sets the values of a group, which stays in the plan. */
void kin__plan_group_set(struct kin__plan *plan, struct kin__plan_group *group,
                         uint32_t object);
/* Takes the last group off the plan: sets the values, or releases them. */
void kin__plan_group_commit(struct kin__plan *plan, uint32_t object);
void kin__plan_group_abort(struct kin__plan *plan, const kin_allocator *alloc);

/* Makes room for one more element of an array of the plan. */
int kin__plan_array_reserve(const kin_allocator *alloc, void **items,
                            size_t *cap, size_t count,
                            size_t size) KIN_NODISCARD;

/* ---- plan.c ---- */

/* Starts noting which ids are in a list. */
int kin__plan_touch_start(kin_store *store) KIN_NODISCARD;
/* After all is prepared: room for the ids that come. */
int kin__plan_touch_grow(kin_store *store) KIN_NODISCARD;
bool kin__plan_touched(const struct kin__plan *plan, uint32_t id);

/* The operation is over; large memory is given back. */
void kin__plan_reset(struct kin__plan *plan, const kin_allocator *alloc);
void kin__plan_done(struct kin__plan *plan, const kin_allocator *alloc);

size_t kin__plan_bytes(const struct kin__plan *plan);

#endif /* KIN_CACHE_PLAN_H */
