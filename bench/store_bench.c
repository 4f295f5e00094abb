/* SPDX-License-Identifier: Apache-2.0 */
/*
 * store_bench.c - the cost of reading and writing a store.
 *
 *     store_bench [objects] [seconds per figure]
 *
 * Prints one JSON object with a line for each figure.  Threads are pinned, one
 * to a processor, and rates are per second of a thread's processor time. Values
 * are small and made by hand, so the writer's time is
 * that of the store, not of a parser.
 */
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include <kin/snapshot.h>

#include "cache/store.h"
#include "kin_make.h"

enum {
    SPACES = 40,
    APPS = 1000,
    GETS_PER_SNAPSHOT = 64,
    LEN = 64,
};

struct bench {
    int count;
    double seconds;
    char (*keys)[LEN];  /* of object i */
    kin_str *scattered; /* keys in random order */
};

static uint64_t random_next(uint64_t *state)
{
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    return *state;
}

/* Returns the CPU time of this thread: other programs use the machine, too. */
static double now(void)
{
    struct timespec ts;

    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &ts);
    return (double)ts.tv_sec + (double)ts.tv_nsec / 1e9;
}

static void pin(int cpu)
{
    cpu_set_t set;

    CPU_ZERO(&set);
    CPU_SET((unsigned)cpu, &set);
    (void)pthread_setaffinity_np(pthread_self(), sizeof(set), &set);
}

static void die(const char *what)
{
    fprintf(stderr, "store_bench: %s\n", what);
    exit(1);
}

/* ---- content ---- */

static void put_object(kin_store *store, const struct bench *bench, int i,
                       int version)
{
    char name[LEN];
    char uid[LEN];
    char rv[LEN];
    char app[LEN];
    char space[LEN];
    kin__val root = KIN__VAL_NONE;

    snprintf(space, sizeof(space), "namespace-%02d", i % SPACES);
    snprintf(name, sizeof(name), "%s", bench->keys[i] + 13);
    snprintf(uid, sizeof(uid), "0a1b2c3d-%08x-%08x", (unsigned)i, 77u);
    snprintf(rv, sizeof(rv), "%d", 1000000 + version);
    snprintf(app, sizeof(app), "app-%d", i % APPS);
    const struct kin_make make = {.space = space,
                                  .name = name,
                                  .uid = uid,
                                  .version = rv,
                                  .app = app,
                                  .number = version};
    if (kin_make_root(kin__store_arena(store), &make, &root) < 0 ||
        kin__store_put(store, root, NULL, NULL) < 0)
        die("put");
}

static void bench_init(struct bench *bench)
{
    uint64_t state = 88172645463325252u;
    size_t n = (size_t)bench->count;

    bench->keys = calloc(n, sizeof(*bench->keys));
    bench->scattered = calloc(n, sizeof(*bench->scattered));
    if (!bench->keys || !bench->scattered)
        die("memory");
    for (int i = 0; i < bench->count; i++) {
        uint64_t r = random_next(&state);
        snprintf(bench->keys[i], LEN, "namespace-%02d/web-%06x-%05x",
                 i % SPACES, (unsigned)i / 50, (unsigned)(r & 0xfffff));
        bench->scattered[i] = kin_s(bench->keys[i]);
    }
    for (size_t i = n - 1; i > 0; i--) {
        size_t k = random_next(&state) % (i + 1);
        kin_str t = bench->scattered[i];
        bench->scattered[i] = bench->scattered[k];
        bench->scattered[k] = t;
    }
}

static kin_store *store_filled(const struct bench *bench)
{
    kin_store *store = NULL;

    if (kin_store_new(NULL, &store, NULL) < 0)
        die("store");
    for (int i = 0; i < bench->count; i++)
        put_object(store, bench, i, 0);
    return store;
}

/* ---- threads that read or write until they are stopped ---- */

struct worker {
    const struct bench *bench;
    kin_store *store;
    int cpu;
    bool writes;
    _Atomic bool *stop;
    uint64_t count;
    double seconds;
};

static uint64_t read_some(const struct worker *w, size_t *at)
{
    uint64_t found = 0;
    size_t n = (size_t)w->bench->count;
    kin_snapshot *snapshot = kin_snapshot_new(w->store);

    for (int i = 0; i < GETS_PER_SNAPSHOT; i++) {
        found += kin_snapshot_get(snapshot, w->bench->scattered[*at]) != NULL;
        *at = *at + 1 == n ? 0 : *at + 1;
    }
    kin_snapshot_free(snapshot);
    return found;
}

static void *worker_run(void *arg)
{
    struct worker *w = arg;
    uint64_t state = 1234567 + (uint64_t)w->cpu;
    size_t at = (size_t)w->cpu * 7919 % (size_t)w->bench->count;
    int version = 1;

    pin(w->cpu);
    double from = now();
    while (!atomic_load_explicit(w->stop, memory_order_relaxed)) {
        if (w->writes) {
            put_object(w->store, w->bench,
                       (int)(random_next(&state) % (uint64_t)w->bench->count),
                       version++);
            w->count++;
        } else {
            w->count += read_some(w, &at);
        }
    }
    w->seconds = now() - from;
    return NULL;
}

/* Runs workers concurrently; returns the rate of each, per second. */
static void run(struct worker *workers, int count, double seconds, double *ret)
{
    pthread_t threads[4];
    _Atomic bool stop = false;

    for (int i = 0; i < count; i++) {
        workers[i].stop = &stop;
        workers[i].count = 0;
        if (pthread_create(&threads[i], NULL, worker_run, &workers[i]) != 0)
            die("thread");
    }
    struct timespec ts = {
        .tv_sec = (time_t)seconds,
        .tv_nsec = (long)((seconds - (double)(time_t)seconds) * 1e9)};
    nanosleep(&ts, NULL);
    atomic_store(&stop, true);
    for (int i = 0; i < count; i++) {
        pthread_join(threads[i], NULL);
        ret[i] = (double)workers[i].count / workers[i].seconds;
    }
}

static int compare_doubles(const void *a, const void *b)
{
    double x = *(const double *)a;
    double y = *(const double *)b;

    return (x > y) - (x < y);
}

static double median(double *values, int count)
{
    qsort(values, (size_t)count, sizeof(*values), compare_doubles);
    return values[count / 2];
}

enum { ROUNDS = 9 };

static void bench_gets(const struct bench *bench, kin_store *store)
{
    double one[ROUNDS];
    double two[ROUNDS];

    for (int r = 0; r < ROUNDS; r++) {
        struct worker w[2] = {{.bench = bench, .store = store, .cpu = 0},
                              {.bench = bench, .store = store, .cpu = 1}};
        double rates[2];
        run(w, 1, bench->seconds, rates);
        one[r] = rates[0];
        run(w, 2, bench->seconds, rates);
        two[r] = rates[0] + rates[1];
    }
    double m1 = median(one, ROUNDS);
    double m2 = median(two, ROUNDS);
    /* Sorted: the best is the last. */
    printf("  \"get_one_thread_best_millions\": %.2f,\n",
           one[ROUNDS - 1] / 1e6);
    printf("  \"get_one_thread_millions\": %.2f,\n", m1 / 1e6);
    printf("  \"get_two_threads_millions\": %.2f,\n", m2 / 1e6);
    printf("  \"get_scaling\": %.2f,\n", m2 / m1);
}

/* Reader and writer on one store, and each beside a partner on another. */
static void bench_beside(const struct bench *bench, kin_store *store,
                         kin_store *other)
{
    double read_same[ROUNDS], write_same[ROUNDS];
    double read_other[ROUNDS], write_other[ROUNDS];

    for (int r = 0; r < ROUNDS; r++) {
        struct worker w[2] = {
            {.bench = bench, .store = store, .cpu = 0},
            {.bench = bench, .store = store, .cpu = 1, .writes = true}};
        double rates[2];
        run(w, 2, bench->seconds, rates);
        read_same[r] = rates[0];
        write_same[r] = rates[1];
        w[0].store = other;
        run(w, 2, bench->seconds, rates);
        read_other[r] = rates[0];
        write_other[r] = rates[1];
    }
    double rs = median(read_same, ROUNDS);
    double ro = median(read_other, ROUNDS);
    double ws = median(write_same, ROUNDS);
    double wo = median(write_other, ROUNDS);
    printf("  \"beside_reader_millions\": %.2f,\n", rs / 1e6);
    printf("  \"beside_reader_of_control\": %.3f,\n", rs / ro);
    printf("  \"beside_writer_thousands\": %.1f,\n", ws / 1e3);
    printf("  \"beside_writer_of_control\": %.3f,\n", ws / wo);
}

/* ---- single calls ---- */

static void bench_snapshot(const struct bench *bench, kin_store *store)
{
    enum { N = 2000000 };
    double from = now();

    (void)bench;
    for (int i = 0; i < N; i++)
        kin_snapshot_free(kin_snapshot_new(store));
    printf("  \"snapshot_ns\": %.1f,\n", (now() - from) / N * 1e9);
}

static void bench_list(const struct bench *bench, kin_store *store)
{
    enum { N = 200 };
    double best = 1e9;
    double all = 1e9;
    uint64_t sum = 0;

    for (int i = 0; i < N; i++) {
        char space[LEN];
        snprintf(space, sizeof(space), "namespace-%02d", i % SPACES);
        kin_snapshot *snapshot = kin_snapshot_new(store);
        double from = now();
        kin_iter it = kin_snapshot_by_index(snapshot, kin_s("namespace"),
                                            kin_s(space));
        for (const kin_object *o = kin_iter_next(&it); o;
             o = kin_iter_next(&it))
            sum += (uintptr_t)o & 8;
        double took = now() - from;
        best = took < best ? took : best;
        from = now();
        if (i % 10 == 0) {
            it = kin_snapshot_list(snapshot);
            for (const kin_object *o = kin_iter_next(&it); o;
                 o = kin_iter_next(&it))
                sum += (uintptr_t)o & 8;
            took = now() - from;
            all = took < all ? took : all;
        }
        kin_snapshot_free(snapshot);
    }
    printf("  \"list_namespace_objects\": %d,\n", bench->count / SPACES);
    printf("  \"list_namespace_us\": %.1f,\n", best * 1e6);
    printf("  \"list_all_us\": %.1f,\n", all * 1e6);
    if (sum == 1)
        printf("\n");
}

static bool match_some(kin_value labels, void *userdata)
{
    (void)userdata;
    return labels.bits % 7 == 0;
}

static int visit_count(const kin_object *object, void *userdata)
{
    (void)object;
    ++*(uint64_t *)userdata;
    return 0;
}

static void bench_select(const struct bench *bench, kin_store *store)
{
    uint64_t count = 0;
    kin_selection selection = {.size = sizeof(kin_selection),
                               .match = match_some,
                               .visit = visit_count,
                               .userdata = &count};
    double times[ROUNDS];

    (void)bench;
    for (int r = 0; r < ROUNDS; r++) {
        kin_snapshot *snapshot = kin_snapshot_new(store);
        double from = now();
        if (kin_snapshot_select(snapshot, &selection, NULL) < 0)
            die("select");
        times[r] = now() - from;
        kin_snapshot_free(snapshot);
    }
    printf("  \"select_ms\": %.2f,\n", median(times, ROUNDS) * 1e3);
}

static void bench_many(const struct bench *bench, kin_store *store)
{
    const kin_object *found[64];
    uint64_t count = 0;
    double from = now();
    kin_snapshot *snapshot = kin_snapshot_new(store);

    for (int r = 0; r < 20; r++)
        for (int i = 0; i + 64 <= bench->count; i += 64)
            count += kin_snapshot_get_many(snapshot, bench->scattered + i, 64,
                                           found);
    kin_snapshot_free(snapshot);
    printf("  \"get_many_millions\": %.2f,\n",
           (double)count / (now() - from) / 1e6);
}

static void bench_memory(const struct bench *bench, const kin_store *store)
{
    kin_store_stats s = KIN_INIT(kin_store_stats);
    double n = bench->count;

    kin_store_get_stats(store, &s);
    printf("  \"objects\": %zu,\n", s.objects);
    printf("  \"bytes_values\": %.1f,\n", (double)s.value_bytes / n);
    printf("  \"bytes_records\": %.1f,\n", (double)s.record_bytes / n);
    printf("  \"bytes_table\": %.1f,\n", (double)s.table_bytes / n);
    printf("  \"bytes_index\": %.1f,\n", (double)s.index_bytes / n);
    printf("  \"bytes_other\": %.1f,\n", (double)s.other_bytes / n);
    printf("  \"bytes_beyond_values\": %.1f,\n",
           (double)(s.total_bytes - s.value_bytes) / n);
}

int main(int argc, char **argv)
{
    struct bench bench = {.count = argc > 1 ? atoi(argv[1]) : 50000,
                          .seconds = argc > 2 ? atof(argv[2]) : 0.25};

    bench_init(&bench);
    pin(0);
    double from = now();
    kin_store *store = store_filled(&bench);
    double load = now() - from;
    kin_store *other = store_filled(&bench);
    printf("{\n");
    printf("  \"load_ns\": %.0f,\n", load / bench.count * 1e9);
    bench_memory(&bench, store);
    bench_snapshot(&bench, store);
    bench_gets(&bench, store);
    bench_many(&bench, store);
    bench_list(&bench, store);
    bench_select(&bench, store);
    bench_beside(&bench, store, other);
    kin_store_reclaim(store);
    kin_store_stats s = KIN_INIT(kin_store_stats);
    kin_store_get_stats(store, &s);
    printf("  \"old_versions_left\": %zu\n}\n", s.old_versions);
    kin_store_free(store);
    kin_store_free(other);
    free(bench.keys);
    free(bench.scattered);
    return 0;
}
