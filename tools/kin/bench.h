/* SPDX-License-Identifier: Apache-2.0 */
/*
 * bench.h - declarations shared by the files of `kin bench`.
 *
 *   verb_bench.c     parses the arguments and runs the phases
 *   bench_meter.c    CPU time and memory of this process
 *   bench_run.c      clients, and control requests
 *   bench_informers.c  the informers, their handlers and indexes
 *   bench_read.c     reading the cache: by key, by index, by label
 *   bench_relist.c   cost of a relist without changes
 *   bench_updates.c  cost of updates, with and without concurrent readers
 *   bench_idle.c     cost of idle informers
 *   bench_restart.c  a restart from a snapshot file
 *   bench_report.c   prints the figures
 */
#ifndef KIN_CLI_BENCH_H
#define KIN_CLI_BENCH_H

#include <stdatomic.h>

#include <kin/informer.h>

#include "base/lock.h"
#include "base/thread.h"
#include "connect.h"
#include "resource.h"

/* Every figure: key, decimals, description.  The peers' programs use the same
 * keys. */
#define BENCH_KEYS(X)                                                          \
    X(items, 0, "objects")                                                     \
    X(sync_s, 3, "seconds until all were delivered")                           \
    X(sync_cpu_s, 3, "CPU seconds for that")                                   \
    X(peak_mb, 1, "MB peak")                                                   \
    X(rss_mb, 1, "MB two seconds later")                                       \
    X(rss_released_mb, 1, "MB after returning free memory")                    \
    X(store_mb, 1, "MB of the cache, from its statistics")                     \
    X(relist_cpu_s, 3, "CPU seconds to relist")                                \
    X(relist_peak_mb, 1, "MB peak")                                            \
    X(relist_updates, 0, "updates delivered by it")                            \
    X(recv_cpu_s, 3, "CPU seconds to only receive the list")                   \
    X(get1, 0, "gets by key per second, one thread")                           \
    X(get2, 0, "the same, two threads")                                        \
    X(ns_us, 1, "us to list a namespace by index")                             \
    X(label_us, 1, "us to list by label")                                      \
    X(upd_per_s, 0, "updates per second at full rate")                         \
    X(upd_cpu_us, 1, "us of CPU time per update")                              \
    X(upd_peak_mb, 1, "MB peak so far")                                        \
    X(busy_get1, 0, "gets per second during updates, one thread")              \
    X(busy_upd1, 0, "updates per second meanwhile")                            \
    X(busy_get2, 0, "gets per second during updates, two threads")             \
    X(busy_upd2, 0, "updates per second meanwhile")                            \
    X(lat_p50_us, 0, "us from server to handler, median")                      \
    X(lat_p99_us, 0, "us, 99th percentile")                                    \
    X(lat_max_us, 0, "us, maximum")                                            \
    X(lat_cores, 3, "cores used at 1,000 updates per second")                  \
    X(end_peak_mb, 1, "MB peak of the whole run")                              \
    X(threads, 0, "threads")                                                   \
    X(cold_s, 3, "seconds until a cold start has synced")                      \
    X(cold_cpu_s, 3, "CPU seconds for that")                                   \
    X(file_mb, 1, "MB of the snapshot file")                                   \
    X(save_s, 3, "seconds to save it and stop")                                \
    X(save_cpu_s, 3, "CPU seconds for that")                                   \
    X(first_read_ms, 1, "ms from exec to the first read from the file")        \
    X(synced_ms, 1, "ms from exec until the server has confirmed it")          \
    X(restart_cpu_s, 3, "CPU seconds of the new process")                      \
    X(idle_n, 0, "informers without objects")                                  \
    X(idle_rss0_kb, 0, "KB before creating them")                              \
    X(idle_rss_kb, 0, "KB with them")                                          \
    X(idle_rss_released_kb, 0, "KB after returning free memory")               \
    X(idle_kb_each, 1, "KB per informer, then")                                \
    X(idle_threads, 0, "threads")                                              \
    X(idle_cpu_ms_per_s, 2, "ms of CPU time per second")                       \
    X(idle_wakes_each, 3, "wake-ups per informer in 30 seconds")

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
    uint64_t handlers;
    uint64_t informers;
    uint64_t indexes;
    uint64_t namespaces;
    const char *overflow;
    const char *until; /* name of the last phase */
    bool is_silent;
    const char *fields;
    const char *from; /* restart: this is the new process */
    uint64_t since;   /* when it was started, in nanoseconds */
};

/* Sampling interval.  Sampling uses a processor, which affects rates and
 * latencies. */
enum bench_pace { BENCH_OFTEN, BENCH_SELDOM, BENCH_NEVER };

/* Samples the memory of this process. */
struct bench_meter {
    struct kin__thread thread;
    kin_stop *end; /* owned */
    _Atomic uint64_t peak_bytes;
    _Atomic enum bench_pace pace;
};

/* What the handlers have seen. */
struct bench_seen {
    kin_stop
        *synced; /* owned; stopped when all initial objects were delivered */
    _Atomic size_t synced_count; /* informers */
    int64_t synced_ns;
    _Atomic uint64_t updates;
    _Atomic int64_t first_ns; /* CLOCK_REALTIME of the updates; 0: none yet */
    _Atomic int64_t last_ns;
    _Atomic bool is_stamping;     /* latencies are recorded */
    int64_t *latencies;           /* owned */
    _Atomic size_t latency_count; /* also those without room */
    size_t latency_room;
    struct kin__mutex failure_lock;
    kin_error failure; /* why one has not synced */
};

struct bench_run {
    struct cli_context *ctx;
    const struct bench_flags *flags;
    struct cli_connection connection;
    kin_client *client; /* without a rate limit */
    kin_client *orders; /* for control requests to the server */
    struct cli_resource resource;
    kin_lister_watcher *lw;
    kin_informer **informers; /* owned, and so are those behind it */
    size_t informer_count;
    kin_str *spaces; /* owned namespaces; none: the informers have all */
    size_t space_count;
    struct bench_meter meter;
    struct bench_seen seen;
    double values[BENCH_KEY_COUNT];
    bool has[BENCH_KEY_COUNT];
};

#define BENCH_PUT(run, key, value) bench_put(run, BENCH_##key, (double)(value))
void bench_put(struct bench_run *run, enum bench_key key, double value);

/* Prints the available figures in the format of -o. */
void bench_report(const struct bench_run *run);

/* ---- bench_meter.c ---- */

int bench_meter_start(struct bench_meter *meter, kin_error *err) KIN_NODISCARD;
void bench_meter_stop(struct bench_meter *meter);
/* CPU time of the process so far, excluding the meter's thread. */
double bench_cpu_s(const struct bench_meter *meter);
/* Current and maximum memory (Pss). */
double bench_memory_mb(struct bench_meter *meter);
double bench_peak_mb(struct bench_meter *meter);
void bench_meter_set_pace(struct bench_meter *meter, enum bench_pace pace);
/* Resets the maximum. */
void bench_meter_forget_peak(struct bench_meter *meter);
/* Number of voluntary context switches so far. */
long bench_waits(void);
/* Returns free memory to the system. */
void bench_release_memory(void);
/* Number of threads, excluding the meter's. */
unsigned bench_threads(const struct bench_meter *meter);
int64_t bench_now_ns(void);   /* monotonic */
int64_t bench_epoch_ns(void); /* since 1970, as the server stamps updates */
void bench_sleep_ms(int64_t ms);

/* ---- bench_run.c ---- */

int bench_run_start(struct bench_run *run, kin_error *err) KIN_NODISCARD;
void bench_run_done(struct bench_run *run);
/* Whether the phase comes before --until, or is the last. */
bool bench_wants(const struct bench_run *run, const char *phase);
/* Number of watches that the informers have. */
uint64_t bench_watches(const struct bench_run *run);
/* Requests an action below /bench/, such as sending updates, waits for it, and
 * returns a count, of all watches.  KIN_EUNSUPPORTED if the server does not
 * support it. */
int bench_order(struct bench_run *run, const char *what, uint64_t *ret,
                kin_error *err) KIN_NODISCARD;
void bench_seen_begin(struct bench_seen *seen);
/* Waits until the handlers have received `count` updates in total. */
int bench_await_updates(struct bench_run *run, uint64_t count,
                        kin_error *err) KIN_NODISCARD;
/* Updates per second between the first and the last. */
double bench_seen_rate(struct bench_seen *seen);

/* ---- bench_informers.c ---- */

/* Creates the informers with their handlers, and frees them. */
int bench_make_informers(struct bench_run *run, kin_error *err) KIN_NODISCARD;
void bench_free_informers(struct bench_run *run);
int bench_start_informers(struct bench_run *run, kin_error *err) KIN_NODISCARD;
/* Waits until all initial objects were delivered. */
int bench_await_synced(struct bench_run *run, kin_error *err) KIN_NODISCARD;

/* ---- bench_read.c ---- */

/* Keys of all objects, shuffled. */
struct bench_keys {
    struct kin__buf text;
    kin_str *items;
    size_t count;
};

int bench_keys_make(struct bench_keys *keys, kin_informer *informer,
                    kin_error *err) KIN_NODISCARD;
void bench_keys_done(struct bench_keys *keys);

/* Threads that get objects by key. */
struct bench_readers;
int bench_readers_start(struct bench_run *run, const struct bench_keys *keys,
                        size_t count, struct bench_readers **ret,
                        kin_error *err) KIN_NODISCARD;
/* Stops them; returns gets per second. */
double bench_readers_end(struct bench_readers *readers);

/* Phases 3 and 4. */
int bench_read(struct bench_run *run, kin_error *err) KIN_NODISCARD;

/* ---- bench_relist.c, bench_updates.c, bench_idle.c ---- */

/* Runs after phase 2; a no-op if the server cannot end watches. */
int bench_relist(struct bench_run *run, kin_error *err) KIN_NODISCARD;
/* Phases 5 to 7; a no-op if the server cannot send updates. */
int bench_updates(struct bench_run *run, kin_error *err) KIN_NODISCARD;
/* Runs instead of all other phases. */
int bench_idle(struct bench_run *run, kin_error *err) KIN_NODISCARD;

int bench_restart(struct bench_run *run, kin_error *err) KIN_NODISCARD;
/* The other process of it. */
int bench_restarted(struct bench_run *run, kin_error *err) KIN_NODISCARD;

#endif /* KIN_CLI_BENCH_H */
