/* SPDX-License-Identifier: Apache-2.0 */
/*
 * pass.h - applies one recorded stream of watch events.
 */
#ifndef KIN_BENCH_PASS_H
#define KIN_BENCH_PASS_H

#include "bench.h"
#include "store_feed.h"

/* The cost and result of a pass. */
struct pass_result {
    uint64_t events;
    double ns_per_event; /* CPU, reading excluded */
    uint64_t objects;
    uint64_t bytes;        /* total_bytes of the store */
    kin_store_stats stats; /* the same by part */
    uint64_t live_bytes;   /* of values in use */
    uint64_t pss;
    uint64_t peak; /* sampled Pss since the feed was created */
};

/* Applies a file with a feed, in blocks of 1 MiB; reading is not measured. */
void pass_kin(kin_store *store, const char *folder, const char *name,
              struct pass_result *ret);

/* The same until the values in use take `max_live` bytes; returns whether they
 * do. */
bool pass_kin_until(kin_store *store, const char *folder, const char *name,
                    uint64_t max_live, struct pass_result *ret);

/* Returns the ns of CPU per event for yyjson, which parses a text in memory and
 * keeps nothing. */
double pass_yyjson(kin_str text);

/* Return the bytes of a store, and those of its values in use. */
uint64_t pass_store_bytes(kin_store *store);
uint64_t pass_live_bytes(kin_store *store);

/* Returns the Pss of the blocks of values: without tables, records and indexes.
 */
double pass_block_bytes(kin_store *store);

#endif /* KIN_BENCH_PASS_H */
