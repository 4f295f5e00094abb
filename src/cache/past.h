/* SPDX-License-Identifier: Apache-2.0 */
/*
 * past.h - the memory of a store: what was true, and from when to when.
 *
 * An entry is an index value that an object had, or the object itself with its
 * uid and labels.  While it is true it is *open*, and only has the time of its
 * beginning; open entries are few, because what is older than the memory needs
 * none.  When it ends, it gets the last version of the object for which it was
 * true.  So the memory is proportional to what has changed: an update that
 * changes neither labels nor index values adds nothing.
 *
 *   T1  An entry gets its end before the write that ends it is published.  A
 *       reader that takes a snapshot first, and then reads the entries, misses
 *       nothing; sequence numbers say which of them its snapshot still shows.
 *   T2  Nothing here can fail: an entry for which there is no memory is
 *       counted as dropped, and `complete_ns` or `forgotten_ns` says so.
 *   T3  Entries are in the order of their last change, the oldest is dropped
 *       first.  What has lost its value without an end (past_rules.h) waits
 *       apart until its object ends.
 *   T4  The mutex is held for short moments; under it no other lock is taken,
 *       and no reference to an object is dropped.
 *
 * Threads: the store's writer, except for past_read.h.
 */
#ifndef KIN_CACHE_PAST_H
#define KIN_CACHE_PAST_H

#include "base/clock.h"
#include "base/list.h"
#include "base/lock.h"
#include "cache/index.h"
#include "cache/past_rules.h"

enum {
    KIN__PAST_DELETED = 1,  /* it ended with the object */
    KIN__PAST_GAP = 2,      /* while no watch was open */
    KIN__PAST_NO_END = 4,   /* no known end */
    KIN__PAST_ISOLATED = 8, /* the object left the cache, not the server */
};

/* A version of an object that entries share. */
struct kin__past_holder {
    kin_object *object; /* a reference */
    size_t refs;
    size_t bytes; /* an estimate of what only the past keeps */
};

struct kin__past_entry {
    struct cds_list_head by_age;     /* or among the lost ones */
    struct cds_list_head by_name;    /* index and value, or key */
    struct cds_list_head by_owner;   /* open: also the id; else the uid */
    const struct kin__index *index;  /* NULL: the object itself */
    struct kin__past_holder *holder; /* NULL while it is open */
    struct kin__bounds since;
    struct kin__bounds until; /* once it is not open */
    int64_t seen_ns;          /* not later than this its state was as it is */
    int64_t changed_ns;       /* the last change of this entry */
    kin__seq begin;           /* visible to snapshots from here */
    kin__seq end;             /* to here; NEVER while it is open */
    uint32_t id;              /* of the key, while it is open */
    uint32_t hash;            /* of the name */
    uint32_t owner_hash;
    uint16_t flags;
    uint16_t len;
    char value[]; /* empty for the object itself */
};

struct kin__past_opts {
    const kin_allocator *alloc;
    const kin_clock *clock; /* borrowed; its wall-clock time is used */
    int64_t keep_ns;
    uint64_t max_bytes;
    int64_t delay_ns;
    int64_t skew_ns;
    bool is_secret;   /* overwrite what is freed */
    bool is_selected; /* see kin__past_change */
};

/* How the next writes have arrived. */
struct kin__past_arrival {
    int64_t at_ns;    /* now */
    int64_t after_ns; /* what is written has happened after this */
    bool is_first;    /* the first list: what it has began before */
    bool is_gap;
};

/* Up to when the objects of one source are known; wall-clock times, guarded by
 * the mutex of the past. */
struct kin__past_watch {
    struct cds_list_head link;
    int64_t known_ns; /* while it is not open, and soon after */
    int64_t opened_ns;
    bool is_open;
};

struct kin__past {
    struct kin__past_opts opts;
    struct kin_store *store;
    /* ---- of the current write ---- */
    struct kin__past_arrival arrival;
    struct kin__past_change change;
    const kin_object *last; /* came with a deletion; borrowed; or NULL */
    bool is_isolated;       /* the next deletion */
    bool is_replaced;       /* another object has the key */
    bool is_locked;         /* by the write */
    struct kin__past_holder *holder; /* of `change.old`; or NULL */
    uint32_t id;
    struct cds_list_head dead; /* freed after unlocking */
    /* ---- guarded by the mutex ---- */
    struct kin__mutex mutex;     /* a leaf */
    struct cds_list_head *names; /* buckets */
    struct cds_list_head *owners;
    size_t bucket_count;       /* of each; a power of two, or 0 */
    struct cds_list_head ages; /* oldest first */
    struct cds_list_head lost;
    size_t count;
    size_t lost_count;
    uint64_t bytes;
    uint64_t dropped;
    size_t holders;       /* versions that entries keep */
    int64_t forgotten_ns; /* what has no open entry began before this */
    int64_t complete_ns;  /* what ended later is there; NEVER at first */
    struct cds_list_head watches; /* of all sources */
};

int kin__past_new(struct kin_store *store, const struct kin__past_opts *opts,
                  struct kin__past **ret) KIN_NODISCARD;
/* Before the store's indexes and pool are freed. */
struct kin__past *kin__past_free(struct kin__past *past);

/* ---- by the core, before it writes ---- */

int64_t kin__past_now_ns(const struct kin__past *past);
void kin__past_arrive(struct kin__past *past,
                      const struct kin__past_arrival *arrival);
/* The next write is a deletion that came with this object, or that only
 * isolates it. */
void kin__past_expect_end(struct kin__past *past, const kin_object *last,
                          bool is_isolated);
/* A first list is there: nothing is known before. */
void kin__past_start(struct kin__past *past, int64_t at_ns);
/* Saved objects are there, whose values began before; nothing is known. */
void kin__past_load(struct kin__past *past, int64_t at_ns);
void kin__past_add_watch(struct kin__past *past, struct kin__past_watch *watch);
void kin__past_remove_watch(struct kin__past *past,
                            struct kin__past_watch *watch);
/* A list is there, or the watch is not open any more: known up to `known_ns`.
 */
void kin__past_know(struct kin__past *past, struct kin__past_watch *watch,
                    int64_t known_ns);
void kin__past_set_open(struct kin__past *past, struct kin__past_watch *watch,
                        bool is_open, int64_t at_ns);

/* ---- by a write of the store, while it is committed ---- */

/* An object changes; begins it.  Then its index values do, and then it ends. */
void kin__past_begin(struct kin__past *past, const kin_object *old,
                     const kin_object *now, uint32_t id);
void kin__past_value_began(struct kin__past *past,
                           const struct kin__index *index, uint32_t id,
                           kin_str value);
void kin__past_value_ended(struct kin__past *past,
                           const struct kin__index *index, uint32_t id,
                           kin_str value);
void kin__past_end(struct kin__past *past);
/* An index was added. */
void kin__past_index_added(struct kin__past *past, struct kin__index *index);

/* ---- memory ---- */

/* Drops what is older than the memory. */
void kin__past_expire(struct kin__past *past, int64_t now_ns);
/* Drops everything. */
void kin__past_clear(struct kin__past *past);

struct kin__past_stats {
    size_t entries;
    size_t holders; /* versions of objects that are kept */
    uint64_t bytes;
    uint64_t dropped;
    int64_t complete_ns;
};

void kin__past_get_stats(struct kin__past *past, struct kin__past_stats *ret);

/* ---- finding entries; with the mutex held ---- */

uint32_t kin__past_hash_name(const struct kin__past *past,
                             const struct kin__index *index, kin_str name);
/* The chain of a hash, NULL if there are no entries. */
struct cds_list_head *kin__past_names(const struct kin__past *past,
                                      uint32_t hash);
struct cds_list_head *kin__past_owners(const struct kin__past *past,
                                       uint32_t hash);
uint32_t kin__past_hash_uid(const struct kin__past *past, kin_str uid);
/* The open entry of an object, or NULL. */
struct kin__past_entry *kin__past_find_open(const struct kin__past *past,
                                            const struct kin__index *index,
                                            uint32_t id, kin_str name);

static inline kin_str kin__past_value(const struct kin__past_entry *entry)
{
    return kin_str_of(entry->value, entry->len);
}

#endif /* KIN_CACHE_PAST_H */
