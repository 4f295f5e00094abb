/* SPDX-License-Identifier: Apache-2.0 */
/* bench_idle.c - cost of idle informers: each selects a label that no object
 * has. */
#include <stdio.h>

#include "base/alloc.h"
#include "bench.h"

enum { IDLE_SETTLE_MS = 2000, IDLE_WATCH_S = 10, IDLE_MAX = 100000 };

struct idle {
    kin_informer **informers;
    size_t count;
};

static void idle_done(struct idle *idle)
{
    for (size_t i = 0; i < idle->count; i++)
        (void)kin_informer_free(idle->informers[i]);
    kin__free(/* alloc= */ NULL, idle->informers);
}

static int idle_add(struct bench_run *run, struct idle *idle, kin_error *err)
{
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);
    kin_handler handler = KIN_INIT(kin_handler);
    kin_informer **ret = &idle->informers[idle->count];
    char selector[40];

    snprintf(selector, sizeof(selector), "bench-empty=%zu", idle->count);
    opts.label_selector = kin_s(selector);
    opts.log = &run->connection.log;
    int r = kin_informer_new_from_source(run->lw, &opts, ret, err);
    if (r < 0)
        return r;
    idle->count++;
    r = kin_informer_add_handler(*ret, &handler, /* opts= */ NULL,
                                 /* ret= */ NULL, err);
    return r < 0 ? r : kin_informer_start(*ret, err);
}

static int idle_start(struct bench_run *run, struct idle *idle, kin_error *err)
{
    size_t wanted = (size_t)run->flags->idle;
    int r = 0;

    idle->informers = kin__alloc0(/* alloc= */ NULL, wanted,
                                  sizeof(*idle->informers));
    if (!idle->informers)
        return kin_error_set(err, KIN_ENOMEM, /* format= */ NULL);
    while (r == 0 && idle->count < wanted)
        r = idle_add(run, idle, err);
    for (size_t i = 0; r == 0 && i < idle->count; i++)
        r = kin_informer_wait_synced(idle->informers[i], /* stop= */ NULL, err);
    return r;
}

int bench_idle(struct bench_run *run, kin_error *err)
{
    __attribute__((cleanup(idle_done))) struct idle idle = {0};
    double count = (double)run->flags->idle;

    if (run->flags->idle > IDLE_MAX)
        return kin_error_set(err, KIN_ELIMIT, "at most %d informers", IDLE_MAX);
    double before_kb = bench_memory_mb(&run->meter) * 1024;
    int r = idle_start(run, &idle, err);
    if (r < 0)
        return r;
    bench_sleep_ms(IDLE_SETTLE_MS);
    bench_meter_stop(&run->meter); /* it would keep waking up */
    double after_kb = bench_memory_mb(&run->meter) * 1024;
    bench_release_memory();
    double released_kb = bench_memory_mb(&run->meter) * 1024;
    double before_s = bench_cpu_s(&run->meter);
    long before_waits = bench_waits();
    bench_sleep_ms((int64_t)IDLE_WATCH_S * 1000);
    double cpu_s = bench_cpu_s(&run->meter) - before_s;
    /* One is the calling thread. */
    double waits = (double)(bench_waits() - before_waits - 1);
    BENCH_PUT(run, idle_n, count);
    BENCH_PUT(run, idle_rss0_kb, before_kb);
    BENCH_PUT(run, idle_rss_kb, after_kb);
    BENCH_PUT(run, idle_rss_released_kb, released_kb);
    BENCH_PUT(run, idle_kb_each, (released_kb - before_kb) / count);
    BENCH_PUT(run, idle_threads, bench_threads(&run->meter));
    BENCH_PUT(run, idle_cpu_ms_per_s, cpu_s * 1e3 / IDLE_WATCH_S);
    BENCH_PUT(run, idle_wakes_each, waits / count * 30 / IDLE_WATCH_S);
    return 0;
}
