/* SPDX-License-Identifier: Apache-2.0 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/alloc.h"
#include "bench.h"

enum {
    UPDATES_READ_S = 3, /* of each phase with readers */
    UPDATES_RATE = 1000,
    UPDATES_RATE_S = 5,
};

/* Returns the number for each watch, at least 1. */
static uint64_t updates_each(const struct bench_run *run, uint64_t count)
{
    uint64_t each = count / bench_watches(run);

    return each > 0 ? each : 1;
}

static int updates_full_rate(struct bench_run *run, kin_error *err)
{
    char query[64];
    uint64_t sent = 0;
    double before = bench_cpu_s(&run->meter);

    snprintf(query, sizeof(query), "updates?count=%llu",
             (unsigned long long)updates_each(run, run->flags->updates));
    bench_seen_begin(&run->seen);
    bench_meter_set_pace(&run->meter, BENCH_SELDOM);
    int r = bench_order(run, query, &sent, err);
    if (r == 0)
        r = bench_await_updates(run, sent, err);
    bench_meter_set_pace(&run->meter, BENCH_OFTEN);
    if (r < 0 || sent == 0)
        return r;
    double cpu_s = bench_cpu_s(&run->meter) - before;
    BENCH_PUT(run, upd_per_s, bench_seen_rate(&run->seen));
    BENCH_PUT(run, upd_cpu_us, cpu_s * 1e6 / (double)sent);
    BENCH_PUT(run, upd_peak_mb, bench_peak_mb(&run->meter));
    return 0;
}

/* ---- beside readers ---- */

/* A control request in progress. */
struct order {
    struct bench_run *run;
    struct kin__thread thread;
    uint64_t sent;
    int code;
    kin_error err;
    atomic_bool is_over;
};

static void order_thread(void *userdata)
{
    struct order *self = userdata;
    char query[64];

    snprintf(query, sizeof(query), "updates?seconds=%d", UPDATES_READ_S);
    self->code = bench_order(self->run, query, &self->sent, &self->err);
    atomic_store(&self->is_over, true);
}

static int updates_beside(struct bench_run *run, const struct bench_keys *keys,
                          size_t readers, kin_error *err)
{
    struct order order = {.run = run, .err = KIN_ERROR_INIT};
    struct bench_readers *reading = NULL;

    bench_seen_begin(&run->seen);
    int r = kin__thread_start(&order.thread,
                              &(struct kin__thread_opts){.name = "order"},
                              order_thread, &order, err);
    if (r < 0)
        return r;
    while (atomic_load(&run->seen.updates) == 0 && !atomic_load(&order.is_over))
        bench_sleep_ms(1);
    r = bench_readers_start(run, keys, readers, &reading, err);
    kin__thread_join(&order.thread);
    if (r < 0)
        return r;
    double gets = bench_readers_end(reading);
    double rate = bench_seen_rate(&run->seen);
    if (order.code < 0) {
        *err = order.err;
        return order.code;
    }
    bench_put(run, readers == 1 ? BENCH_busy_get1 : BENCH_busy_get2, gets);
    bench_put(run, readers == 1 ? BENCH_busy_upd1 : BENCH_busy_upd2, rate);
    return bench_await_updates(run, order.sent, err);
}

static int updates_beside_readers(struct bench_run *run, kin_error *err)
{
    __attribute__((cleanup(bench_keys_done))) struct bench_keys keys = {0};
    int r = bench_keys_make(&keys, run->informers[0], err);

    for (size_t readers = 1; r == 0 && readers <= 2; readers++)
        r = updates_beside(run, &keys, readers, err);
    return r;
}

/* ---- latency ---- */

static int compare_ns(const void *a, const void *b)
{
    const int64_t *x = a;
    const int64_t *y = b;

    return (*x > *y) - (*x < *y);
}

static size_t latency_count(const struct bench_seen *seen)
{
    size_t count = seen->latency_count;

    return count < seen->latency_room ? count : seen->latency_room;
}

static double percentile_us(const struct bench_seen *seen, double part)
{
    size_t last = latency_count(seen) - 1;

    return (double)seen->latencies[(size_t)(part * (double)last)] / 1e3;
}

static int updates_latency(struct bench_run *run, kin_error *err)
{
    struct bench_seen *seen = &run->seen;
    size_t count = (size_t)UPDATES_RATE * UPDATES_RATE_S;
    uint64_t sent = 0;
    char query[64];

    seen->latencies = kin__alloc0(/* alloc= */ NULL, count,
                                  sizeof(*seen->latencies));
    if (!seen->latencies)
        return kin_error_set(err, KIN_ENOMEM, /* format= */ NULL);
    seen->latency_room = count;
    snprintf(query, sizeof(query), "updates?count=%llu&rate=%llu",
             (unsigned long long)updates_each(run, count),
             (unsigned long long)updates_each(run, UPDATES_RATE));
    bench_seen_begin(seen);
    atomic_store(&seen->is_stamping, true);
    bench_meter_set_pace(&run->meter, BENCH_NEVER);
    double before = bench_cpu_s(&run->meter);
    int r = bench_order(run, query, &sent, err);
    if (r == 0)
        r = bench_await_updates(run, sent, err);
    bench_meter_set_pace(&run->meter, BENCH_OFTEN);
    atomic_store(&seen->is_stamping, false);
    if (r < 0 || seen->latency_count == 0)
        return r;
    BENCH_PUT(run, lat_cores,
              (bench_cpu_s(&run->meter) - before) / UPDATES_RATE_S);
    qsort(seen->latencies, latency_count(seen), sizeof(*seen->latencies),
          compare_ns);
    BENCH_PUT(run, lat_p50_us, percentile_us(seen, 0.5));
    BENCH_PUT(run, lat_p99_us, percentile_us(seen, 0.99));
    BENCH_PUT(run, lat_max_us, percentile_us(seen, 1));
    return 0;
}

int bench_updates(struct bench_run *run, kin_error *err)
{
    /* Merged updates cannot be counted. */
    bool can_count = strcmp(run->flags->overflow, "coalesce") != 0;
    int r = can_count && run->flags->updates > 0 ? updates_full_rate(run, err)
                                                 : KIN_EUNSUPPORTED;

    if (r == KIN_EUNSUPPORTED || !bench_wants(run, "all"))
        return r == KIN_EUNSUPPORTED ? 0 : r;
    /* With several watches the server does not count what it sent to all. */
    if (r == 0 && bench_watches(run) == 1)
        r = updates_beside_readers(run, err);
    return r < 0 ? r : updates_latency(run, err);
}
