/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Waves of changes to many deployments, while the server is repeatedly killed
 * and restarted and a controller manager with simulated nodes runs.
 *
 *     soak_controllers KIN [waves [deployments [seed]]]
 *
 * A wave creates every missing deployment, scales a third, changes the image of
 * a few, and deletes half of them.  After each wave:
 *   1. deployments, replica sets and pods reach the expected state;
 *   2. then the manager is idle: it sends no requests for unchanged objects;
 *   3. the number of requests per change is limited;
 *   4. its memory does not keep growing.
 */
#include "base/clock.h"
#include "fleet.h"
#include "serve.h"
#include "test_files.h"

enum {
    WAVES = 3,
    DEPLOYMENTS = 1000,
    CHURNERS = 4,
    SETTLE_MS = 300000,
    QUIET_MS = 1000,
    QUIET_LIMIT_MS = 120000,
    QUIET_REQUESTS = 10, /* discovery, watches that are resumed */
    MOST_CALLS = 200,    /* per deployment with its sets and pods, in a wave */
    MOST_REQUESTS = 30,  /* per change, on average */
    /* The caches of the event recorder have their own limits, which are reached
     * after some waves. */
    WARM_WAVES = 10,
    MOST_WARMING_KIB = 8192, /* after the second wave */
    MOST_GROWTH_KIB = 3072,  /* after that */
};

#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define IS_SANITIZED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define IS_SANITIZED 1
#endif
#endif
#ifndef IS_SANITIZED
#define IS_SANITIZED 0 /* a sanitizer distorts memory use */
#endif

struct churner {
    struct kin__thread thread;
    struct kin__random random;
    int first; /* it owns this one and every CHURNERS-th after it */
};

struct test {
    struct serve serve;
    struct process manager;
    struct fleet fleet;
    struct churner churners[CHURNERS];
    atomic_uint_fast64_t requests; /* of the manager */
    atomic_uint_fast64_t failures; /* failed reconcile calls */
    atomic_uint_fast64_t calls;    /* successful ones */
    atomic_int *calls_of;          /* both, per deployment */
};

static struct test test;

/* ---- the manager ---- */

/* "reconciler: done reconciler=replicaset namespace=default name=web-7-5b..."
 */
static void manager_count_call(const char *line)
{
    static const char words[] = " name=web-";
    const char *name = strstr(line, words);
    long i = name ? strtol(name + sizeof(words) - 1, NULL, 10) : -1;

    if (i >= 0 && i < test.fleet.count)
        atomic_fetch_add(&test.calls_of[i], 1);
}

static void manager_hear(const char *line, void *userdata)
{
    (void)userdata;
    if (strncmp(line, "reconciler: ", 12) == 0)
        manager_count_call(line);
    if (strncmp(line, "net: transfer ended", 19) == 0)
        atomic_fetch_add(&test.requests, 1);
    else if (strncmp(line, "reconciler: done", 16) == 0)
        atomic_fetch_add(&test.calls, 1);
    else if (strncmp(line, "reconciler: failed", 18) == 0)
        atomic_fetch_add(&test.failures, 1);
    else if (strstr(line, "Sanitizer"))
        give_up("%s", line);
}

static void manager_start(void)
{
    const char *const argv[] = {test.serve.program,
                                "controller-manager",
                                "--server",
                                test.serve.url,
                                "--hollow-nodes",
                                "3",
                                "--kube-api-qps",
                                "100000",
                                "--kube-api-burst",
                                "100000",
                                "-v",
                                "6",
                                NULL};

    test.manager.on_line = manager_hear;
    process_start(&test.manager, argv);
}

/* The manager's private memory.  Shared memory, such as the program text, would
 * depend on the number of processes. */
static long manager_own_kib(void)
{
    char path[64];
    char line[256];
    long kib = -1;

    (void)snprintf(path, sizeof(path), "/proc/%d/smaps_rollup",
                   (int)test.manager.pid);
    FILE *file = fopen(path, "r");
    while (file && kib < 0 && fgets(line, sizeof(line), file))
        if (strncmp(line, "Anonymous:", 10) == 0)
            kib = strtol(line + 10, NULL, 10);
    if (file)
        (void)fclose(file);
    if (kib < 0)
        give_up("cannot read the manager's memory use");
    return kib;
}

/* ---- a wave ---- */

static void churn_make(struct churner *churner, int i)
{
    if (test.fleet.items[i].replicas == FLEET_GONE)
        fleet_set(&test.fleet, i,
                  1 + (int)kin__random_below(&churner->random, 2), 0);
}

static void churn_change(struct churner *churner, int i)
{
    const struct fleet_item *item = &test.fleet.items[i];
    uint64_t what = kin__random_below(&churner->random, 10);

    if (what < 3)
        fleet_set(&test.fleet, i, (int)kin__random_below(&churner->random, 4),
                  item->image);
    else if (what == 3)
        fleet_set(&test.fleet, i, item->replicas,
                  (item->image + 1) % FLEET_IMAGES);
}

static void churn_delete(struct churner *churner, int i)
{
    if (kin__random_below(&churner->random, 2) == 0)
        fleet_set(&test.fleet, i, FLEET_GONE, 0);
}

static void churn(void *userdata)
{
    static void (*const steps[])(struct churner * churner, int i) = {
        churn_make, churn_change, churn_delete};
    struct churner *churner = userdata;

    for (size_t step = 0; step < sizeof(steps) / sizeof(steps[0]); step++)
        for (int i = churner->first; i < test.fleet.count; i += CHURNERS)
            steps[step](churner, i);
}

/* The approximate number of changes in a wave. */
static uint64_t wave_size(int wave)
{
    uint64_t count = (uint64_t)test.fleet.count;

    return (wave == 0 ? count : count / 2) + count * 9 / 10;
}

/* Kills or stops the server in the middle of a wave, once: the backoff of
 * informers doubles with each restart, as in client-go. */
static void restart_server(int wave, uint64_t before)
{
    while (atomic_load(&test.fleet.writes) < before + wave_size(wave) / 2)
        sleep_ms(5);
    serve_restart(&test.serve, wave % 2 ? SIGTERM : SIGKILL);
}

/* Waits until the manager is idle; some Events may still be in flight. */
static void await_quiet(void)
{
    for (int i = 0; i < QUIET_LIMIT_MS / QUIET_MS; i++) {
        uint64_t before = atomic_load(&test.requests);
        sleep_ms(QUIET_MS);
        if (atomic_load(&test.requests) - before <= QUIET_REQUESTS)
            return;
    }
    give_up("the manager does not fall silent");
}

/* All counters at one time. */
struct counts {
    uint64_t writes;
    uint64_t requests;
    uint64_t calls;
    uint64_t failures;
    int64_t ns;
};

/* The maximum number of calls for one deployment in this wave. */
static int take_most_calls(void)
{
    int most = 0;

    for (int i = 0; i < test.fleet.count; i++) {
        int calls = atomic_exchange(&test.calls_of[i], 0);
        most = calls > most ? calls : most;
    }
    return most;
}

static struct counts counts_now(void)
{
    return (struct counts){.writes = atomic_load(&test.fleet.writes),
                           .requests = atomic_load(&test.requests),
                           .calls = atomic_load(&test.calls),
                           .failures = atomic_load(&test.failures),
                           .ns = kin__clock_now_ns(NULL)};
}

static void churn_all(int wave, uint64_t writes)
{
    for (int i = 0; i < CHURNERS; i++)
        must(kin__thread_start(&test.churners[i].thread, NULL, churn,
                               &test.churners[i], NULL),
             "churn");
    restart_server(wave, writes);
    for (int i = 0; i < CHURNERS; i++)
        kin__thread_join(&test.churners[i].thread);
}

/* Checks a wave by the counters before and after it. */
static void judge_wave(const struct counts *from, const struct counts *to)
{
    uint64_t writes = to->writes - from->writes;
    uint64_t requests = to->requests - from->requests;
    int most = take_most_calls();

    (void)printf("  %.1f requests for each change; %" PRIu64 " calls, at most "
                 "%d of one deployment, %" PRIu64 " failed\n",
                 (double)requests / (double)writes, to->calls - from->calls,
                 most, to->failures - from->failures);
    (void)fflush(stdout);
    if (requests > writes * MOST_REQUESTS || most > MOST_CALLS)
        give_up("too many requests or calls");
    if (!fleet_is_well(&test.fleet))
        give_up("as wanted, but not for long: %s", test.fleet.complaint);
}

/* Returns the memory use of the manager after the wave. */
static long run_wave(int wave)
{
    struct counts start = counts_now();
    int pods = 0;

    churn_all(wave, start.writes);
    struct counts written = counts_now();
    fleet_settle(&test.fleet, SETTLE_MS);
    struct counts settled = counts_now();
    await_quiet();
    struct counts end = counts_now();
    long kib = manager_own_kib();
    int wanted = fleet_wanted(&test.fleet, &pods);
    (void)printf("controllers: wave %d: %" PRIu64 " changes in %" PRId64
                 " ms; after %" PRId64 " ms more %d deployments and %d pods "
                 "are as wanted; %ld KiB\n",
                 wave, end.writes - start.writes,
                 (written.ns - start.ns) / KIN__NS_PER_MS,
                 (settled.ns - written.ns) / KIN__NS_PER_MS, wanted, pods, kib);
    judge_wave(&start, &end);
    return kib;
}

static void run_waves(int waves)
{
    long kib = 0;

    for (int i = 0; i < waves; i++) {
        long now_kib = run_wave(i);
        long most_kib = kib +
                        (i <= WARM_WAVES ? MOST_WARMING_KIB : MOST_GROWTH_KIB);
        if (i > 1 && !IS_SANITIZED && now_kib > most_kib)
            give_up("%ld KiB have become %ld", kib, now_kib);
        if (i == 1 || i == WARM_WAVES)
            kib = now_kib;
    }
}

/* ---- main ---- */

static void test_start(const char *program, const char *data, int deployments,
                       uint64_t seed)
{
    test.serve.program = program;
    test.serve.data = data;
    serve_start(&test.serve);
    fleet_init(&test.fleet, serve_client(&test.serve), deployments);
    test.calls_of = calloc((size_t)deployments, sizeof(*test.calls_of));
    if (!test.calls_of)
        give_up("no memory");
    for (int i = 0; i < CHURNERS; i++) {
        test.churners[i].first = i;
        kin__random_init(&test.churners[i].random, seed + (uint64_t)i);
    }
    manager_start();
}

static void test_end(void)
{
    int status = process_end(&test.manager, SIGTERM);

    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0)
        give_up("the manager after SIGTERM: %#x", (unsigned)status);
    (void)process_end(&test.serve.process, SIGTERM);
    (void)kin_client_unref(test.fleet.client);
    fleet_done(&test.fleet);
    free(test.calls_of);
}

int main(int argc, char **argv)
{
    int waves = argc > 2 ? atoi(argv[2]) : WAVES;
    int deployments = argc > 3 ? atoi(argv[3]) : DEPLOYMENTS;
    uint64_t seed = argc > 4 ? strtoull(argv[4], NULL, 10)
                             : (uint64_t)time(NULL);
    AUTO_FOLDER folder;

    if (argc < 2)
        give_up("usage: soak_controllers KIN [waves [deployments [seed]]]");
    (void)printf("controllers: %d waves over %d deployments, seed %" PRIu64
                 "\n",
                 waves, deployments, seed);
    (void)fflush(stdout);
    /* The data of a killed process survives without a disk, so use faster
     * storage. */
    if (access("/dev/shm", W_OK) == 0)
        (void)setenv("TMPDIR", "/dev/shm", /* overwrite= */ 0);
    test_folder_init(&folder);
    test_start(argv[1], test_folder_path(&folder, "data"), deployments, seed);
    run_waves(waves);
    test_end();
    return 0;
}
