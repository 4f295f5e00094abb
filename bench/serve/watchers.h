/* SPDX-License-Identifier: Apache-2.0 */
/* watchers.h - many watches of pods, each of which must receive every pod. */
#ifndef KIN_BENCH_WATCHERS_H
#define KIN_BENCH_WATCHERS_H

#include "site.h"

struct watchers_result {
    unsigned complete;   /* watchers that got every event once, in order */
    double events_per_s; /* delivered to all of them together */
    double mib_each;     /* memory of the server per watcher */
};

/* Creates pods numbered from `first` on meanwhile, one by one. */
struct watchers_result watchers_run(const struct site *site, unsigned watchers,
                                    unsigned first, unsigned events);

#endif /* KIN_BENCH_WATCHERS_H */
