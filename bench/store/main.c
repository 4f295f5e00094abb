/* SPDX-License-Identifier: Apache-2.0 */
/*
 * bench/store - the cost of reading, alone and beside a writer.
 *
 *     bench_store FOLDER [get1=N get2=N list_ns_us=N label_us=N]
 *
 * FOLDER contains the set `base` of bench/data.  The figures of client-go's
 * store, measured in the same run (bench/clientgo-store), are arguments;
 * without them the bars that compare with client-go are omitted.
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include <kin/selector.h>
#include <kin/snapshot.h>

#include "bench.h"
#include "pass.h"
#include "readers.h"

enum {
    RUNS = 3,
    ROUNDS = 11,
    SNAPSHOTS = 1000000,
    HOT = 5000, /* objects that mod5k changes */
};

#define NAMESPACE "team-3"
#define SELECTOR "team=team-3"
#define MAX_LISTED 100000

/* client-go's figures; 0 if unknown. */
struct peer {
    double get1;
    double get2;
    double list_ns_us;
    double label_us;
};

static void peer_read(struct peer *peer, int count, char **words)
{
    struct {
        const char *name;
        double *value;
    } known[] = {
        {"get1=", &peer->get1},
        {"get2=", &peer->get2},
        {"list_ns_us=", &peer->list_ns_us},
        {"label_us=", &peer->label_us},
    };

    for (int i = 0; i < count; i++)
        for (size_t k = 0; k < sizeof(known) / sizeof(known[0]); k++)
            if (strncmp(words[i], known[k].name, strlen(known[k].name)) == 0)
                *known[k].value = strtod(words[i] + strlen(known[k].name),
                                         NULL);
}

static kin_snapshot *take(kin_store *store)
{
    kin_snapshot *snapshot = kin_snapshot_new(store);

    if (!snapshot)
        bench_die("snapshot: out of memory");
    return snapshot;
}

/* ---- gets ---- */

/* The best of three, as for client-go: other load only makes a run slower. */
static double best_gets(kin_store *store, const struct keys *keys, int threads)
{
    double best = 0;

    for (int run = 0; run < RUNS; run++) {
        double gets = readers_gets(store, keys, threads);
        if (gets > best)
            best = gets;
    }
    return best;
}

static void report_gets(struct bench_results *r, kin_store *store,
                        const struct keys *keys, const struct peer *peer)
{
    double get1 = best_gets(store, keys, 1);
    double get2 = best_gets(store, keys, 2);

    bench_figure(r, get1 / 1e6, "M/s", "get by key, one thread");
    bench_figure(r, get2 / 1e6, "M/s", "get by key, two threads");
    if (peer->get1 > 0) {
        bench_figure(r, peer->get1 / 1e6, "M/s", "client-go: get, one thread");
        bench_figure(r, peer->get2 / 1e6, "M/s", "client-go: get, two threads");
        bench_at_least(r, get1 / peer->get1, 1.3, "x client-go",
                       "get by key, one thread");
    }
    bench_at_least(r, get2 / get1, 1.8, "x one thread",
                   "get by key, two threads");
}

static void report_snapshots(struct bench_results *r, kin_store *store)
{
    double ns[ROUNDS];

    for (int round = 0; round < ROUNDS; round++) {
        uint64_t start = bench_cpu_ns();
        for (int i = 0; i < SNAPSHOTS; i++)
            (void)kin_snapshot_free(take(store));
        ns[round] = (double)(bench_cpu_ns() - start) / SNAPSHOTS;
    }
    bench_at_most(r, bench_median(ns, ROUNDS), 100, "ns",
                  "take a snapshot and release it");
}

/* ---- lists ---- */

static const kin_object *listed[MAX_LISTED];
static size_t listed_count;

static double list_namespace(kin_store *store)
{
    uint64_t start = bench_wall_ns();
    kin_snapshot *snapshot = take(store);
    kin_iter it = kin_snapshot_by_index(snapshot, kin_s(KIN_INDEX_NAMESPACE),
                                        kin_s(NAMESPACE));

    listed_count = 0;
    for (const kin_object *o = kin_iter_next(&it);
         o && listed_count < MAX_LISTED; o = kin_iter_next(&it))
        listed[listed_count++] = o;
    (void)kin_snapshot_free(snapshot);
    return (double)(bench_wall_ns() - start) / 1e3;
}

static bool match_labels(kin_value labels, void *userdata)
{
    return kin_selector_matches_labels(userdata, labels);
}

static int visit(const kin_object *object, void *userdata)
{
    (void)userdata;
    if (listed_count < MAX_LISTED)
        listed[listed_count++] = object;
    return 0;
}

static double list_labels(kin_store *store, kin_selector *selector)
{
    uint64_t start = bench_wall_ns();
    kin_snapshot *snapshot = take(store);
    kin_selection selection = {.size = sizeof(kin_selection),
                               .match = match_labels,
                               .visit = visit,
                               .userdata = selector};
    kin_error err = KIN_ERROR_INIT;

    listed_count = 0;
    bench_check(kin_snapshot_select(snapshot, &selection, &err), &err,
                "select");
    (void)kin_snapshot_free(snapshot);
    return (double)(bench_wall_ns() - start) / 1e3;
}

static void report_lists(struct bench_results *r, kin_store *store,
                         const struct peer *peer)
{
    KIN_AUTO(kin_selector) *selector = NULL;
    kin_error err = KIN_ERROR_INIT;
    double us[ROUNDS];

    for (int i = 0; i < ROUNDS; i++)
        us[i] = list_namespace(store);
    double by_namespace = bench_median(us, ROUNDS);
    bench_figure(r, (double)listed_count, "objects", "list by namespace gives");
    bench_figure(r, by_namespace, "us", "list by namespace");
    if (peer->list_ns_us > 0)
        bench_at_most(r, by_namespace / peer->list_ns_us, 0.25, "x client-go",
                      "list by namespace");
    bench_check(kin_selector_parse_labels(/* alloc= */ NULL, kin_s(SELECTOR),
                                          &selector, &err),
                &err, "selector");
    for (int i = 0; i < ROUNDS; i++)
        us[i] = list_labels(store, selector);
    double by_label = bench_median(us, ROUNDS);
    bench_figure(r, (double)listed_count, "objects", "label selector gives");
    bench_at_most(r, by_label / 1e3, 6, "ms", "label selector over all");
    if (peer->label_us > 0)
        bench_figure(r, peer->label_us / by_label, "x faster",
                     "label selector, to client-go");
}

/* ---- a held snapshot ---- */

static void report_held(struct bench_results *r, const char *folder)
{
    kin_store *store = NULL;
    kin_store_stats stats = KIN_INIT(kin_store_stats);
    struct pass_result pass;

    bench_check(kin_store_new(NULL, &store, NULL), NULL, "store");
    pass_kin(store, folder, "base.added.ndjson", &pass);
    kin_snapshot *held = take(store);
    pass_kin(store, folder, "base.mod5k.ndjson", &pass);
    kin_store_reclaim(store);
    kin_store_get_stats(store, &stats);
    uint64_t with = pass_live_bytes(store) + stats.record_bytes;
    size_t old_versions = stats.old_versions;
    (void)kin_snapshot_free(held);
    kin_store_reclaim(store);
    kin_store_get_stats(store, &stats);
    uint64_t without = pass_live_bytes(store) + stats.record_bytes;
    bench_at_most(r, (double)old_versions, HOT * 1.02, "versions",
                  "held snapshot: old versions after 10 changes each to 5,000");
    bench_figure(r, ((double)with - (double)without) / HOT, "B",
                 "held snapshot: bytes for each changed object");
    (void)kin_store_free(store);
}

int main(int argc, char **argv)
{
    static struct bench_results results;
    struct peer peer = {0};
    struct pass_result pass;
    kin_store *store = NULL;

    if (argc < 2)
        bench_die("usage: bench_store FOLDER [FIGURE=NUMBER...]");
    peer_read(&peer, argc - 2, argv + 2);
    bench_check(kin_store_new(NULL, &store, NULL), NULL, "store");
    pass_kin(store, argv[1], "base.added.ndjson", &pass);
    struct keys *keys = readers_keys(store);
    report_gets(&results, store, keys, &peer);
    report_snapshots(&results, store);
    report_lists(&results, store, &peer);
    readers_report_writer(&results, store, keys, argv[1]);
    report_held(&results, argv[1]);
    bench_print(&results, "store", stdout);
    return 0;
}
