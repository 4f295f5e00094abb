/* SPDX-License-Identifier: Apache-2.0 */
/*
 * readers.h - threads that read a store, alone or beside a writer.
 */
#ifndef KIN_BENCH_READERS_H
#define KIN_BENCH_READERS_H

#include <kin/store.h>

#include "bench.h"

/* The keys of a store in random order. */
struct keys {
    size_t count;
    kin_str *items;
};

struct keys *readers_keys(kin_store *store);

/* Returns the gets by key per second, on one or two threads, each pinned to its
 * own processor.  A snapshot is used for a thousand gets. */
double readers_gets(kin_store *store, const struct keys *keys, int threads);

/* Compares one reader beside one writer, each on its own processor, with a
 * control run whose writer uses another store. */
void readers_report_writer(struct bench_results *r, kin_store *store,
                           const struct keys *keys, const char *folder);

#endif /* KIN_BENCH_READERS_H */
