/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pass.h - one pass over a stream of watch events.
 */
#ifndef KIN_BENCH_PASS_H
#define KIN_BENCH_PASS_H

#include "bench.h"
#include "cache/feed.h"

/* What a pass took and left. */
struct pass_result {
    uint64_t events;
    double ns_per_event; /* CPU, reading excluded */
    uint64_t objects;
    uint64_t bytes;        /* own accounting, everything */
    kin_store_stats stats; /* the same in parts */
    uint64_t live_bytes;   /* of values that are in use */
    uint64_t pss;
    uint64_t peak; /* Pss, sampled, since the feed was made */
};

/* Applies a file through a feed, in blocks of 1 MiB that are read with the
 * clock stopped. */
void pass_kin(kin_store *store, const char *folder, const char *name,
              struct pass_result *ret);

/* The same until values in use take so many bytes; gives whether they did. */
bool pass_kin_until(kin_store *store, const char *folder, const char *name,
                    uint64_t max_live, struct pass_result *ret);

/* yyjson reads every event of a text in memory and keeps nothing: ns of CPU for
 * each. */
double pass_yyjson(kin_str text);

/* Own accounting of a store, and what of it values take that are in use. */
uint64_t pass_store_bytes(kin_store *store);
uint64_t pass_live_bytes(kin_store *store);

/* What the blocks of values take of the process: Pss without the tables,
 * records and indexes. */
double pass_block_bytes(kin_store *store);

#endif /* KIN_BENCH_PASS_H */
