/* SPDX-License-Identifier: Apache-2.0 */
/*
 * feed.h - from the bytes of a watch to the objects of a store.
 *
 * A feed reads watch events as they arrive (wire/stream.h) and applies each to
 * its store.  What makes that quick is that it knows what to expect
 * (cache/guess.h).
 *
 *   F1  An event is applied as a whole or not at all; the one that fails ends
 *       the feed, and the store is as the events before it left it.
 *   F2  BOOKMARK sets the store's resource version.  ERROR ends the feed with
 *       KIN_EGONE (its code is 410, its reason Expired or Gone) or KIN_ESERVER.
 *
 * Belongs to the store's writer.
 */
#ifndef KIN_CACHE_FEED_H
#define KIN_CACHE_FEED_H

#include <kin/store.h>

#include "cache/guess.h"
#include "wire/stream.h"

struct kin__feed_counts {
    uint64_t added;
    uint64_t modified;
    uint64_t deleted;
    uint64_t bookmarks;
};

struct kin__feed_opts {
    bool is_strict;         /* trust no fingerprint */
    bool is_cluster_scoped; /* objects have no namespace */
    size_t max_object;      /* bytes of one; 0 takes the stream's default */
    /* Told of each event after it was applied, with the object's key and its
     * text as it came; all borrowed.  May be NULL.  0, or a negative code that
     * ends the feed. */
    int (*on_event)(enum kin__event_type type, kin_str key, kin_str text,
                    void *userdata);
    void *userdata;
    const struct kin__fields *fields; /* as in stream.h; borrowed */
};

/* Members are the feed's own. */
struct kin__feed {
    kin_store *store; /* borrowed */
    const kin_allocator *alloc;
    struct kin__feed_opts opts;
    struct kin__stream stream;
    struct kin__feed_counts counts;
    struct kin__guess guess;
    kin_error why; /* why an event was not applied */
};

/* `opts` is copied; NULL takes the defaults.  0 or KIN_ENOMEM. */
int kin__feed_init(struct kin__feed *feed, kin_store *store,
                   const struct kin__feed_opts *opts,
                   const kin_allocator *alloc) KIN_NODISCARD;
void kin__feed_done(struct kin__feed *feed);

/* Room for at least `want` bytes, and how many of them were written: then all
 * events that are whole are applied.  Or bytes that are copied.
 * @return 0, KIN_EPARSE, KIN_ELIMIT, KIN_ENOMEM, what F2 names, or what an
 *         index or `on_event` gave
 */
int kin__feed_reserve(struct kin__feed *feed, size_t want,
                      char **ret) KIN_NODISCARD;
int kin__feed_fed(struct kin__feed *feed, size_t len,
                  kin_error *err) KIN_NODISCARD;
int kin__feed_bytes(struct kin__feed *feed, kin_str bytes,
                    kin_error *err) KIN_NODISCARD;

/* No more will come: KIN_EPARSE if an event is not whole. */
int kin__feed_finish(struct kin__feed *feed, kin_error *err) KIN_NODISCARD;

/* Bytes of the feed's own tables and buffers. */
size_t kin__feed_bytes_used(const struct kin__feed *feed);

#define KIN__AUTO_FEED __attribute__((cleanup(kin__feed_done))) struct kin__feed

#endif /* KIN_CACHE_FEED_H */
