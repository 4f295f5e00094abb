/* SPDX-License-Identifier: Apache-2.0 */
/*
 * lookup - lookups that wait for pods that an informer does not have yet.
 *
 *     bench_lookup [lookups]
 *
 * All wait for addresses.  Then pods appear one after the other, each when the
 * lookup of the one before has ended; the time is that from the pod's event,
 * which a fake source sends, to the callback.  At the end the rest is
 * cancelled.
 */
#include <semaphore.h>
#include <stdlib.h>
#include <string.h>

#include <kin/fake_source.h>
#include <kin/lookup.h>
#include <kin/standard_index.h>

#include "bench.h"

enum {
    LOOKUPS = 100000,
    PODS = 5000,
    TIMEOUT_S = 3600,
    LIMIT_US = 1000,
    TEXT_SIZE = 256,
};

struct waiting {
    sem_t *done; /* of all */
    uint64_t found_ns;
};

static void on_done(kin_lookup *lookup, const kin_error *err, void *userdata)
{
    struct waiting *self = userdata;

    (void)lookup;
    if (err)
        return; /* cancelled at the end */
    self->found_ns = bench_wall_ns();
    (void)sem_post(self->done);
}

/* A line of /proc/self/status. */
static double status_of(const char *key)
{
    char line[TEXT_SIZE];
    double value = 0;
    FILE *file = fopen("/proc/self/status", "re");

    if (!file)
        bench_die("no /proc/self/status");
    while (fgets(line, sizeof(line), file))
        if (strncmp(line, key, strlen(key)) == 0)
            value = strtod(line + strlen(key) + 1, NULL);
    (void)fclose(file);
    return value;
}

static void address_of(size_t i, char *ret)
{
    snprintf(ret, TEXT_SIZE, "10.%zu.%zu.%zu", i >> 16 & 255, i >> 8 & 255,
             i & 255);
}

static void start_one(kin_informer *informer, size_t i, struct waiting *waiting)
{
    char address[TEXT_SIZE];
    kin_index_value value;
    kin_error err = KIN_ERROR_INIT;

    address_of(i, address);
    bench_check(kin_standard_index_value(kin_s(KIN_INDEX_POD_IP),
                                         kin_s(address), &value, &err),
                &err, "address");
    bench_check(kin_informer_lookup_async(
                    informer,
                    KIN_OPTS(kin_lookup_opts, .index = kin_s(KIN_INDEX_POD_IP),
                             .value = kin_index_value_str(&value),
                             .timeout_ms = TIMEOUT_S * 1000, .on_done = on_done,
                             .userdata = waiting),
                    NULL, &err),
                &err, "lookup");
}

/* Returns the time until the callback in microseconds. */
static double find_one(kin_fake_source *source, size_t i,
                       struct waiting *waiting)
{
    char address[TEXT_SIZE];
    char text[2 * TEXT_SIZE];
    kin_error err = KIN_ERROR_INIT;

    address_of(i, address);
    snprintf(text, sizeof(text),
             "{\"kind\":\"Pod\",\"metadata\":{\"namespace\":\"a\","
             "\"name\":\"p%zu\"},\"status\":{\"podIP\":\"%s\"}}",
             i, address);
    uint64_t sent_ns = bench_wall_ns();
    bench_check(kin_fake_source_put_json(source, kin_s(text), &err), &err,
                "put");
    while (sem_wait(waiting->done) < 0)
        continue;
    return (double)(waiting->found_ns - sent_ns) / 1e3;
}

static kin_informer *make(kin_fake_source *source)
{
    kin_error err = KIN_ERROR_INIT;
    kin_informer *informer = NULL;
    kin_indexer by_ip;

    bench_check(kin_standard_indexer(kin_s(KIN_INDEX_POD_IP), &by_ip, &err),
                &err, "indexer");
    bench_check(
        kin_informer_new_from_source(kin_fake_source_lister_watcher(source),
                                     NULL, &informer, &err),
        &err, "informer");
    bench_check(kin_informer_add_indexers(informer, &by_ip, 1, &err), &err,
                "index");
    bench_check(kin_informer_start(informer, &err), &err, "start");
    bench_check(kin_informer_wait_synced(informer, NULL, &err), &err, "sync");
    return informer;
}

int main(int argc, char **argv)
{
    static const kin_resource pods = {"", "v1", "pods", "Pod", false};
    static struct bench_results results;
    static double times[PODS];
    size_t count = argc > 1 ? (size_t)atoi(argv[1]) : LOOKUPS;
    size_t found = count < PODS ? count : PODS;
    kin_error err = KIN_ERROR_INIT;
    kin_fake_source *source = NULL;
    struct waiting *waiting = calloc(count, sizeof(*waiting));
    sem_t done;

    if (!waiting || sem_init(&done, /* pshared= */ 0, 0) < 0)
        bench_die("no memory");
    bench_check(kin_fake_source_new(NULL, &pods, &source, &err), &err,
                "source");
    kin_informer *informer = make(source);
    double threads = status_of("Threads:");
    double rss_kb = status_of("RssAnon:");
    uint64_t cpu_ns = bench_cpu_ns();
    for (size_t i = 0; i < count; i++) {
        waiting[i].done = &done;
        start_one(informer, i, &waiting[i]);
    }
    cpu_ns = bench_cpu_ns() - cpu_ns;
    rss_kb = status_of("RssAnon:") - rss_kb;
    threads = status_of("Threads:") - threads;
    /* Those in the middle of each row, not the first of the table. */
    size_t stride = count / found;
    for (size_t i = 0; i < found; i++)
        times[i] = find_one(source, i * stride, &waiting[i * stride]);
    double median = bench_median(times, found);
    bench_figure(&results, (double)count, "", "lookups that wait");
    bench_at_most(&results, threads, 0, "", "threads for all that wait");
    bench_at_most(&results, median, LIMIT_US, "us",
                  "from the event to the callback, median");
    bench_figure(&results, times[found * 99 / 100], "us", "the same, p99");
    bench_figure(&results, times[found - 1], "us", "the same, longest");
    bench_figure(&results, rss_kb * 1024 / (double)count, "bytes",
                 "memory of one that waits");
    bench_figure(&results, (double)cpu_ns / (double)count, "ns",
                 "CPU to start one");
    (void)kin_informer_free(informer);
    (void)kin_fake_source_free(source);
    free(waiting);
    (void)sem_destroy(&done);
    bench_print(&results, "lookup", stdout);
    return 0;
}
