/* SPDX-License-Identifier: Apache-2.0 */
/*
 * store_feed.h - apply a recorded watch to a store, without an informer.
 *
 * For `kin object stats` and the benchmarks, which measure decoding and the
 * store alone.  A feed decodes watch events as their bytes arrive
 * (wire/stream.h), predicts each object (cache/predictor.h) and applies it.
 *
 *   F1  An event is applied completely or not at all.  An event that fails ends
 *       the feed; the events before it stay applied.
 *   F2  BOOKMARK sets the store's resource version.  ERROR ends the feed with
 *       KIN_EGONE (code 410, or reason Expired or Gone) or KIN_ESERVER.
 *
 * Threads: the store's writer.
 */
#ifndef KIN_CLI_STORE_FEED_H
#define KIN_CLI_STORE_FEED_H

#include <kin/store.h>

#include "cache/predictor.h"
#include "wire/stream.h"

struct store_feed_counts {
    uint64_t added;
    uint64_t modified;
    uint64_t deleted;
    uint64_t bookmarks;
};

struct store_feed_opts {
    bool is_strict; /* ignore fingerprints: compare every byte */
    bool is_cluster_scoped;
    size_t max_object; /* bytes; 0: the stream's default */
    /* Called after each event has been applied, with the object's key and its
     * text as received; both borrowed.  May be NULL.  A negative result ends
     * the feed. */
    int (*on_event)(enum kin__event_type type, kin_str key, kin_str text,
                    void *userdata);
    void *userdata;
    const struct kin__projection_node *fields; /* as in stream.h; borrowed */
};

/* All members are private. */
struct store_feed {
    kin_store *store; /* borrowed */
    const kin_allocator *alloc;
    struct store_feed_opts opts;
    struct kin__stream stream;
    struct store_feed_counts counts;
    struct kin__predictor predictor;
    kin_error why; /* why the last event could not be applied */
};

/* `opts` is copied; NULL means the defaults.  0 or KIN_ENOMEM. */
int store_feed_init(struct store_feed *feed, kin_store *store,
                    const struct store_feed_opts *opts,
                    const kin_allocator *alloc) KIN_NODISCARD;
void store_feed_done(struct store_feed *feed);

/* Two ways to add bytes; either applies all complete events.  Without a copy:
 * reserve a buffer of at least `want` bytes, write to it, then report with
 * store_feed_fed() how many were written.  With a copy: store_feed_bytes().
 * @return 0, KIN_EPARSE, KIN_ELIMIT, KIN_ENOMEM, the codes of F2, or the error
 *         of an index function or of `on_event`
 */
int store_feed_reserve(struct store_feed *feed, size_t want,
                       char **ret) KIN_NODISCARD;
int store_feed_fed(struct store_feed *feed, size_t len,
                   kin_error *err) KIN_NODISCARD;
int store_feed_bytes(struct store_feed *feed, kin_str bytes,
                     kin_error *err) KIN_NODISCARD;

/* Ends the input: KIN_EPARSE if the last event is incomplete. */
int store_feed_finish(struct store_feed *feed, kin_error *err) KIN_NODISCARD;

/* Returns the bytes allocated for tables and buffers. */
size_t store_feed_bytes_used(const struct store_feed *feed);

#define AUTO_STORE_FEED                                                        \
    __attribute__((cleanup(store_feed_done))) struct store_feed

#endif /* KIN_CLI_STORE_FEED_H */
