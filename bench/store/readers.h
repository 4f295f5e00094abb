/* SPDX-License-Identifier: Apache-2.0 */
/*
 * readers.h - threads that read a store, alone or beside a writer.
 */
#ifndef KIN_BENCH_READERS_H
#define KIN_BENCH_READERS_H

#include <kin/store.h>

#include "bench.h"

/* The keys of a store in a scattered order. */
struct keys {
    size_t count;
    kin_str *items;
};

struct keys *readers_keys(kin_store *store);

/* Gets by key in a second, on one or two threads, each on a processor of its
 * own.  A snapshot serves for a thousand gets. */
double readers_gets(kin_store *store, const struct keys *keys, int threads);

/* One reader beside one writer, each on its processor: both against a control
 * run whose writer works on another store. */
void readers_report_writer(struct bench_results *r, kin_store *store,
                           const struct keys *keys, const char *folder);

#endif /* KIN_BENCH_READERS_H */
