/* SPDX-License-Identifier: Apache-2.0 */
/*
 * bench.h - what the parts of `kin bench` share.
 *
 *   verb_bench.c     words and flags, the phases in turn
 *   bench_meter.c    processor time and memory of this process
 *   bench_run.c      the informer, its handler, and orders to the server
 *   bench_read.c     reading the cache: by key, by index, by label
 *   bench_relist.c   listing again what is known
 *   bench_updates.c  what updates cost, alone and beside readers
 *   bench_idle.c     informers that have nothing to do
 *   bench_report.c   the figures, printed
 */
#ifndef KIN_CLI_BENCH_H
#define KIN_CLI_BENCH_H

#include <stdatomic.h>

#include <kin/informer.h>

#include "base/thread.h"
#include "connect.h"
#include "resource.h"

/* Every figure: its key, digits behind the point, and what it is.  Peers of
 * this program use the same keys. */
#define BENCH_KEYS(X)                                                          \
    X(items, 0, "objects")                                                     \
    X(sync_s, 3, "seconds until all were delivered")                           \
    X(sync_cpu_s, 3, "seconds of processor time for that")                     \
    X(peak_mb, 1, "MB at most meanwhile")                                      \
    X(rss_mb, 1, "MB two seconds later")                                       \
    X(rss_released_mb, 1, "MB after giving free memory back")                  \
    X(store_mb, 1, "MB of the cache by its own account")                       \
    X(relist_cpu_s, 3, "seconds of processor time to list all again")          \
    X(relist_peak_mb, 1, "MB at most meanwhile")                               \
    X(recv_cpu_s, 3, "seconds of processor time to receive it and no more")    \
    X(get1, 0, "gets by key a second, one thread")                             \
    X(get2, 0, "the same, two threads")                                        \
    X(ns_us, 1, "us to list a namespace by index")                             \
    X(label_us, 1, "us to list by label")                                      \
    X(upd_per_s, 0, "updates a second at full rate")                           \
    X(upd_cpu_us, 1, "us of processor time for each")                          \
    X(upd_peak_mb, 1, "MB at most until then")                                 \
    X(busy_get1, 0, "gets a second beside updates, one thread")                \
    X(busy_upd1, 0, "updates a second beside it")                              \
    X(busy_get2, 0, "gets a second beside updates, two threads")               \
    X(busy_upd2, 0, "updates a second beside them")                            \
    X(lat_p50_us, 0, "us from server to handler, median")                      \
    X(lat_p99_us, 0, "us, of 99 in 100")                                       \
    X(lat_max_us, 0, "us, at most")                                            \
    X(lat_cores, 3, "processors used at 1,000 updates a second")               \
    X(end_peak_mb, 1, "MB at most in the end")                                 \
    X(threads, 0, "threads")                                                   \
    X(idle_n, 0, "informers of nothing")                                       \
    X(idle_rss0_kb, 0, "KB before them")                                       \
    X(idle_rss_kb, 0, "KB with them")                                          \
    X(idle_rss_released_kb, 0, "KB after giving free memory back")             \
    X(idle_kb_each, 1, "KB for each, then")                                    \
    X(idle_threads, 0, "threads")                                              \
    X(idle_cpu_ms_per_s, 2, "ms of processor time a second")                   \
    X(idle_wakes_each, 3, "times that one is woken in 30 seconds")

enum bench_key {
#define BENCH_ENUM(name, digits, text) BENCH_##name,
    BENCH_KEYS(BENCH_ENUM)
#undef BENCH_ENUM
        BENCH_KEY_COUNT
};

struct bench_flags {
    const char *output;
    const char *resource;
    const char *watch_list;
    const char *wire;
    uint64_t updates;
    uint64_t idle;
    const char *fields;
};

/* Watches the memory of this process. */
/* How often the meter looks.  Meanwhile it has a processor for itself, which
 * rates and latencies show. */
enum bench_pace { BENCH_OFTEN, BENCH_SELDOM, BENCH_NEVER };

struct bench_meter {
    struct kin__thread thread;
    kin_stop *end; /* owned */
    _Atomic uint64_t peak_bytes;
    _Atomic enum bench_pace pace;
};

/* What the handler has seen. */
struct bench_seen {
    kin_stop *synced; /* owned; stopped when all initial objects were told */
    int64_t synced_ns;
    _Atomic uint64_t updates;
    _Atomic int64_t first_ns; /* of the updates, CLOCK_REALTIME; 0: none yet */
    _Atomic int64_t last_ns;
    _Atomic bool is_stamping; /* latencies are kept */
    int64_t *latencies;       /* owned */
    _Atomic size_t latency_count;
    size_t latency_room;
    kin_error failure; /* why it has not synced; guarded by the informer */
};

struct bench_run {
    struct cli_context *ctx;
    const struct bench_flags *flags;
    struct cli_connection connection;
    kin_client *client; /* without a limit of requests */
    kin_client *orders; /* the same, for what the server is told */
    struct cli_resource resource;
    kin_lister_watcher *lw;
    kin_informer *informer;
    struct bench_meter meter;
    struct bench_seen seen;
    double values[BENCH_KEY_COUNT];
    bool has[BENCH_KEY_COUNT];
};

#define BENCH_PUT(run, key, value) bench_put(run, BENCH_##key, (double)(value))
void bench_put(struct bench_run *run, enum bench_key key, double value);

/* Prints the figures there are, as -o says. */
void bench_report(const struct bench_run *run);

/* ---- bench_meter.c ---- */

int bench_meter_start(struct bench_meter *meter, kin_error *err) KIN_NODISCARD;
void bench_meter_stop(struct bench_meter *meter);
/* Processor time of the process so far, but for the meter's own. */
double bench_cpu_s(const struct bench_meter *meter);
/* Memory now (Pss), and the most so far. */
double bench_memory_mb(struct bench_meter *meter);
double bench_peak_mb(struct bench_meter *meter);
void bench_meter_set_pace(struct bench_meter *meter, enum bench_pace pace);
/* The most is from now on. */
void bench_meter_forget_peak(struct bench_meter *meter);
/* How often the process has waited for something so far. */
long bench_waits(void);
/* Gives free memory back to the system, where that needs asking for. */
void bench_release_memory(void);
/* How many threads the process has, but for the meter's own. */
unsigned bench_threads(const struct bench_meter *meter);
int64_t bench_now_ns(void);   /* monotonic */
int64_t bench_epoch_ns(void); /* since 1970, as the server stamps updates */
void bench_sleep_ms(int64_t ms);

/* ---- bench_run.c ---- */

int bench_run_start(struct bench_run *run, kin_error *err) KIN_NODISCARD;
void bench_run_done(struct bench_run *run);
/* An informer of everything, its handler added. */
int bench_make_informer(struct bench_run *run, kin_error *err) KIN_NODISCARD;
/* Waits until all initial objects were told. */
int bench_await_synced(struct bench_run *run, kin_error *err) KIN_NODISCARD;
/* Has the server do something under /bench/, such as send updates, and returns
 * when it has; gives how many.  KIN_EUNSUPPORTED if it is no server for
 * measurements. */
int bench_order(struct bench_run *run, const char *what, uint64_t *ret,
                kin_error *err) KIN_NODISCARD;
void bench_seen_begin(struct bench_seen *seen);
/* Waits until the handler has seen so many updates since the beginning. */
int bench_await_updates(struct bench_run *run, uint64_t count,
                        kin_error *err) KIN_NODISCARD;
/* Updates a second, from the first to the last. */
double bench_seen_rate(struct bench_seen *seen);

/* ---- bench_read.c ---- */

/* Keys of all objects, in a scattered order. */
struct bench_keys {
    struct kin__buf text;
    kin_str *items;
    size_t count;
};

int bench_keys_make(struct bench_keys *keys, kin_informer *informer,
                    kin_error *err) KIN_NODISCARD;
void bench_keys_done(struct bench_keys *keys);

/* Threads that get by key. */
struct bench_readers;
int bench_readers_start(struct bench_run *run, const struct bench_keys *keys,
                        size_t count, struct bench_readers **ret,
                        kin_error *err) KIN_NODISCARD;
/* Ends them; gets a second. */
double bench_readers_end(struct bench_readers *readers);

/* Phases 3 and 4. */
int bench_read(struct bench_run *run, kin_error *err) KIN_NODISCARD;

/* ---- bench_relist.c, bench_updates.c, bench_idle.c ---- */

/* After phase 2, on a server that can end watches. */
int bench_relist(struct bench_run *run, kin_error *err) KIN_NODISCARD;
/* Phases 5 to 7; does nothing on a server that cannot be asked for updates. */
int bench_updates(struct bench_run *run, kin_error *err) KIN_NODISCARD;
/* Instead of all the others. */
int bench_idle(struct bench_run *run, kin_error *err) KIN_NODISCARD;

#endif /* KIN_CLI_BENCH_H */
