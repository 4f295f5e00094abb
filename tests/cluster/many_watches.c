/* SPDX-License-Identifier: Apache-2.0 */
/* A thousand watches of one client over a few connections, and one of them read
 * by nobody: what the others get is not delayed by it. */
#include "cluster_watch.h"
#include "kube/client.h"
#include "net/transport.h"

enum {
    WATCHES = 1000, /* at most; the slow one included */
    KIN_WATCHES = 200,
    MAX_CONNECTIONS = 12,
    ROUNDS = 20,
    FLOOD = 60,
    FLOOD_BYTES = 200000, /* 12 MB in all */
};

struct crowd {
    kin_client *client;
    char quiet[64];
    char loud[64];
    char version[32];
    int count;                   /* of watches */
    kin_watch *watches[WATCHES]; /* the last one is the slow one */
};

static void crowd_done(struct crowd *crowd)
{
    for (int i = 0; i < crowd->count; i++)
        (void)kin_watch_free(crowd->watches[i]);
    (void)kin_client_unref(crowd->client);
    free(crowd);
}

static void crowd_auto_done(struct crowd **crowd)
{
    if (*crowd)
        crowd_done(*crowd);
}

static int crowd_open(struct crowd *crowd, const kin_allocator *alloc)
{
    const kin_client_opts opts = {.size = sizeof(opts), .qps = -1};
    kin_error err = KIN_ERROR_INIT;
    int r = cluster_client(alloc, NULL, &opts, &crowd->client);

    if (r < 0)
        return r;
    /* kin's server speaks HTTP/1.1 only, so that each has its own connection,
     * which takes its time to begin. */
    crowd->count = cluster_is_kin() ? KIN_WATCHES : WATCHES;
    cluster_make_namespace(crowd->client, "quiet", crowd->quiet);
    cluster_make_namespace(crowd->client, "loud", crowd->loud);
    cluster_put(crowd->client, crowd->quiet, "map", 0, 10, crowd->version);
    for (int i = 0; i < crowd->count; i++) {
        bool is_slow = i == crowd->count - 1;
        r = kin_client_watch(
            crowd->client, &configmaps,
            kin_s(is_slow ? crowd->loud : crowd->quiet),
            KIN_OPTS(kin_list_opts, .resource_version = kin_s(crowd->version)),
            &crowd->watches[i], &err);
        if (r < 0)
            fail_msg("watch %d: %s", i, err.message);
    }
    return 0;
}

static int compare(const void *a, const void *b)
{
    double x = *(const double *)a;
    double y = *(const double *)b;

    return (x > y) - (x < y);
}

/* Changes an object and waits until all have seen it; milliseconds from the
 * server's answer until the last one has. */
static double crowd_round(struct crowd *crowd, int number)
{
    cluster_put(crowd->client, crowd->quiet, "map", number, 10, NULL);
    int64_t start_ns = kin__clock_now_ns(NULL);
    for (int i = 0; i < crowd->count - 1; i++)
        cluster_next(crowd->watches[i], KIN_WATCH_MODIFIED, "map");
    return (double)(kin__clock_now_ns(NULL) - start_ns) / 1e6;
}

static int crowd_open_watches(struct crowd *crowd)
{
    struct kin__transport_stats stats;

    kin__transport_stats(crowd->client->transport, &stats);
    return (int)stats.pools[KIN__HTTP_WATCH].transfers_open;
}

/* Gives in how many of some rounds all watches were still open at the end. */
static int crowd_rounds(struct crowd *crowd, const char *when)
{
    double took[ROUNDS];
    int all_open = 0;

    for (int i = 0; i < ROUNDS; i++) {
        took[i] = crowd_round(crowd, i + 1);
        all_open += crowd_open_watches(crowd) == crowd->count;
    }
    qsort(took, ROUNDS, sizeof(took[0]), compare);
    print_message("%s: an event reaches %d watches in %.1f ms (median of %d, "
                  "worst %.1f)\n",
                  when, crowd->count - 1, took[ROUNDS / 2], ROUNDS,
                  took[ROUNDS - 1]);
    return all_open;
}

KIN_TEST(one_slow_reader_among_a_thousand_delays_nobody)
{
    __attribute__((cleanup(crowd_auto_done))) struct crowd *crowd = calloc(
        1, sizeof(*crowd));
    struct kin__transport_stats stats;
    int64_t start_ns = kin__clock_now_ns(NULL);

    assert_non_null(crowd);
    TRY(crowd_open(crowd, alloc));
    kin__transport_stats(crowd->client->transport, &stats);
    const struct kin__pool_stats *pool = &stats.pools[KIN__HTTP_WATCH];
    print_message("%d watches opened in %.1f s over %d connections\n",
                  crowd->count,
                  (double)(kin__clock_now_ns(NULL) - start_ns) / 1e9,
                  (int)pool->connections_opened);
    assert_int_equal(pool->transfers_open, crowd->count);
    assert_true(pool->connections_opened <=
                (cluster_is_kin() ? KIN_WATCHES : MAX_CONNECTIONS));

    (void)crowd_rounds(crowd, "all read");
    for (int i = 0; i < FLOOD; i++)
        cluster_put(crowd->client, crowd->loud, "big", i, FLOOD_BYTES, NULL);
    /* If the slow one held up the others, they would get their event when it
     * has been given up, and then it is no longer open. */
    assert_true(crowd_rounds(crowd, "one is not read") > 0);

    /* The slow one has missed nothing, if it comes within ten seconds; after
     * that it is told, behind what had arrived. */
    kin_watch_event event;
    kin_error err = KIN_ERROR_INIT;
    int seen = 0;
    int r = 0;
    kin_watch *slow = crowd->watches[crowd->count - 1];
    while (seen < FLOOD && r == 0) {
        r = kin_watch_next(slow, kin_deadline_ms(10000), &event, &err);
        seen += r == 0;
    }
    print_message("the slow one read %d of %d events%s%s\n", seen, FLOOD,
                  r < 0 ? ", then: " : "", r < 0 ? err.message : "");
    assert_true(seen > 0);
    assert_true(r == 0 || r == KIN_ECLOSED);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(one_slow_reader_among_a_thousand_delays_nobody))
