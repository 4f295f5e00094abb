/* SPDX-License-Identifier: Apache-2.0 */
/*
 * bench/serve - `kin serve` compared with kube-apiserver and etcd.
 *
 *     bench_serve KIN FOLDER [pods=N] [listed=N] [watchers=N] [stored=N]
 *
 * KIN is the program; it stores its data in FOLDER, which should be on the same
 * disk as the cluster.  The real server comes from the environment that
 * `tests/cluster/cluster run` sets; without one, there is no comparison.
 */
#include <curl/curl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "bench.h"
#include "load.h"
#include "request.h"
#include "site.h"
#include "watchers.h"

enum {
    CLIENTS = 8,
    STARTS = 11,
    ROUNDS = 10,       /* the servers alternate */
    WATCHED = 200,     /* events that every watcher gets */
    SAMPLE = 1 << 20,  /* bytes of a list between two memory samples */
    FAR_PODS = 900000, /* the number of the first pod for watchers */
};

struct plan {
    const char *kin;
    char data[512]; /* the server's file */
    unsigned pods;
    unsigned listed;
    unsigned watchers;
    unsigned stored;
};

static void plan_read(struct plan *plan, int argc, char **argv)
{
    struct {
        const char *name;
        unsigned *value;
    } known[] = {{"pods=", &plan->pods},
                 {"listed=", &plan->listed},
                 {"watchers=", &plan->watchers},
                 {"stored=", &plan->stored}};

    if (argc < 3)
        bench_die("usage: bench_serve KIN FOLDER [NAME=N...]");
    *plan = (struct plan){.kin = argv[1],
                          .pods = 10000,
                          .listed = 50000,
                          .watchers = 1000,
                          .stored = 10000};
    (void)snprintf(plan->data, sizeof(plan->data), "%s/objects", argv[2]);
    for (int i = 3; i < argc; i++)
        for (size_t k = 0; k < sizeof(known) / sizeof(known[0]); k++)
            if (strncmp(argv[i], known[k].name, strlen(known[k].name)) == 0)
                *known[k].value = (unsigned)strtoul(
                    argv[i] + strlen(known[k].name), NULL, 10);
}

static void forget(const struct plan *plan)
{
    static const char *const ends[] = {"", "-wal", "-shm", "-journal"};
    char path[600];

    for (size_t i = 0; i < sizeof(ends) / sizeof(ends[0]); i++) {
        (void)snprintf(path, sizeof(path), "%s%s", plan->data, ends[i]);
        (void)unlink(path);
    }
}

/* ---- writes ---- */

struct writer {
    struct site site;
    const char *const *flags; /* for kin, not for the real server */
    double wall_s;
    double cpu_s; /* of the server */
    double empty_mib;
    double mib; /* of the server, at the end */
};

enum { IN_MEMORY, WITH_TLS, ON_DISK, REAL, WRITERS };

static void writer_run(struct writer *w, unsigned first, unsigned count)
{
    double cpu_s = site_cpu_s(&w->site);
    double rate = load_run(&w->site, &(struct load){.path = LOAD_PODS,
                                                    .text = load_pod,
                                                    .first = first,
                                                    .count = count,
                                                    .clients = CLIENTS});

    w->wall_s += count / rate;
    w->cpu_s += site_cpu_s(&w->site) - cpu_s;
}

/* Alternates, so that other load affects all of them. */
static void write_all(const struct plan *plan, struct writer *writers,
                      size_t count)
{
    unsigned share = plan->pods / ROUNDS;

    for (size_t i = 0; i < count; i++) {
        if (i != REAL)
            site_start(&writers[i].site, plan->kin, writers[i].flags);
        writers[i].empty_mib = site_mib(&writers[i].site);
    }
    for (unsigned round = 0; round < ROUNDS; round++)
        for (size_t i = 0; i < count; i++)
            writer_run(&writers[i], round * share, share);
    for (size_t i = 0; i < count; i++) {
        writers[i].mib = site_mib(&writers[i].site);
        if (i != REAL)
            site_stop(&writers[i].site);
    }
}

static void report_kin(struct bench_results *r, const struct plan *plan,
                       const struct writer *writer, const char *name)
{
    bench_figure(r, plan->pods / writer->wall_s, "/s", "create pods, %s", name);
    bench_figure(r, writer->cpu_s * 1e6 / plan->pods, "us",
                 "CPU to create a pod, %s", name);
    bench_figure(r, writer->mib, "MiB", "memory with these pods, %s", name);
}

static void report_real(struct bench_results *r, const struct plan *plan,
                        const struct writer *writers)
{
    const struct writer *real = &writers[REAL];

    bench_figure(r, plan->pods / real->wall_s, "/s", "theirs: create pods");
    bench_figure(r, real->cpu_s * 1e6 / plan->pods, "us",
                 "theirs: CPU to create a pod");
    bench_figure(r, real->empty_mib, "MiB", "theirs: memory, empty");
    bench_figure(r, real->mib, "MiB", "theirs: memory with these pods");
    bench_at_least(r, real->wall_s / writers[IN_MEMORY].wall_s, 20,
                   "x kube-apiserver", "create pods, in memory");
    bench_at_least(r, real->wall_s / writers[ON_DISK].wall_s, 5,
                   "x kube-apiserver", "create pods, durable");
    bench_at_most(r, writers[IN_MEMORY].mib / real->mib, 0.05,
                  "x kube-apiserver", "memory with these pods, in memory");
    bench_at_most(r, writers[ON_DISK].mib / real->mib, 0.05, "x kube-apiserver",
                  "memory with these pods, durable");
}

static void report_writes(struct bench_results *r, const struct plan *plan)
{
    const char *const durable[] = {"--data", plan->data, NULL};
    const char *const secure[] = {"--tls", NULL};
    struct writer writers[WRITERS] = {
        [WITH_TLS] = {.flags = secure}, [ON_DISK] = {.flags = durable}};
    bool has_real = site_real(&writers[REAL].site);

    forget(plan);
    write_all(plan, writers, has_real ? WRITERS : REAL);
    forget(plan);
    report_kin(r, plan, &writers[IN_MEMORY], "in memory");
    report_kin(r, plan, &writers[WITH_TLS], "in memory, with TLS");
    report_kin(r, plan, &writers[ON_DISK], "durable");
    if (has_real)
        report_real(r, plan, writers);
}

/* ---- watches and lists ---- */

static void report_watchers(struct bench_results *r, const struct plan *plan,
                            const struct site *site)
{
    struct watchers_result result = watchers_run(site, plan->watchers, FAR_PODS,
                                                 WATCHED);

    bench_at_least(r, result.complete, plan->watchers, "watchers",
                   "got each of %d events once, in order", WATCHED);
    bench_figure(r, result.events_per_s, "/s", "events sent to %u watchers",
                 plan->watchers);
    bench_figure(r, result.mib_each * 1024, "KiB", "memory of a watcher");
}

struct listing {
    const struct site *site;
    double most; /* MiB */
    size_t bytes;
    size_t next;      /* bytes at the next sample */
    unsigned matched; /* characters of ITEM */
    unsigned items;
};

#define ITEM "\"metadata\":{\"name\":\"pod-"

static void list_on_bytes(const char *bytes, size_t len, void *userdata)
{
    struct listing *list = userdata;

    for (size_t i = 0; i < len; i++) {
        list->matched = bytes[i] == ITEM[list->matched] ? list->matched + 1
                                                        : bytes[i] == ITEM[0];
        if (list->matched == sizeof(ITEM) - 1) {
            list->items++;
            list->matched = 0;
        }
    }
    list->bytes += len;
    if (list->bytes < list->next)
        return;
    list->next = list->bytes + SAMPLE;
    double mib = site_mib(list->site);
    if (mib > list->most)
        list->most = mib;
}

static void report_list(struct bench_results *r, const struct plan *plan,
                        const struct site *site)
{
    struct listing list = {.site = site};
    struct client *client = client_new(site);

    (void)load_run(site, &(struct load){.path = LOAD_PODS,
                                        .text = load_pod,
                                        .count = plan->listed,
                                        .clients = CLIENTS});
    double before = site_mib(site);
    uint64_t start = bench_wall_ns();
    request_get(client, LOAD_PODS, list_on_bytes, &list);
    double seconds = (double)(bench_wall_ns() - start) / 1e9;
    (void)client_free(client);
    if (list.items < plan->listed)
        bench_die("%u pods of %u listed", list.items, plan->listed);
    double mib = (double)list.bytes / (1 << 20);
    bench_figure(r, before, "MiB", "memory with %u pods", plan->listed);
    bench_figure(r, mib, "MiB", "length of a list of %u pods", plan->listed);
    bench_figure(r, mib / seconds, "MiB/s", "speed of that list");
    bench_at_most(r, list.most - before, 8, "MiB",
                  "more memory during a list of %u pods", plan->listed);
}

static void report_reads(struct bench_results *r, const struct plan *plan)
{
    struct site site;

    site_start(&site, plan->kin, NULL);
    report_watchers(r, plan, &site);
    site_stop(&site);
    site_start(&site, plan->kin, NULL);
    report_list(r, plan, &site);
    site_stop(&site);
}

/* ---- starts ---- */

static double start_ms(const struct plan *plan, const char *const *flags)
{
    double ms[STARTS];

    for (int i = 0; i < STARTS; i++) {
        struct site site;
        site_start(&site, plan->kin, flags);
        ms[i] = (double)site.ready_ns / 1e6;
        site_stop(&site);
    }
    return bench_median(ms, STARTS);
}

static void report_starts(struct bench_results *r, const struct plan *plan)
{
    const char *const flags[] = {"--data", plan->data, NULL};
    struct site site;

    bench_at_most(r, start_ms(plan, NULL), 50, "ms", "start, in memory");
    forget(plan);
    site_start(&site, plan->kin, flags);
    (void)load_run(&site, &(struct load){.path = LOAD_MAPS,
                                         .text = load_map,
                                         .count = plan->stored,
                                         .clients = CLIENTS});
    site_stop(&site);
    bench_at_most(r, start_ms(plan, flags), 200, "ms",
                  "start with %u objects of 1 KB on disk", plan->stored);
    forget(plan);
}

int main(int argc, char **argv)
{
    static struct bench_results results;
    struct plan plan;

    plan_read(&plan, argc, argv);
    if (curl_global_init(CURL_GLOBAL_ALL) != CURLE_OK)
        bench_die("curl does not start");
    forget(&plan);
    report_starts(&results, &plan);
    report_reads(&results, &plan);
    report_writes(&results, &plan);
    bench_print(&results, "serve", stdout);
    curl_global_cleanup();
    return 0;
}
