/* SPDX-License-Identifier: Apache-2.0 */
/* A thousand watches of one client over a few connections.  One of them is not
 * read; it must not delay the others. */
#include "cluster_watch.h"
#include "kube/client.h"
#include "net/curl_transport.h"

enum {
    WATCHES = 1000, /* maximum, including the slow one */
    KIN_WATCHES = 200,
    MAX_CONNECTIONS = 12,
    ROUNDS = 20,
    FLOOD = 60,
    FLOOD_BYTES = 200000, /* 12 MB in all */
};

struct crowd {
    struct kin__transport *transport;
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
    (void)kin__transport_free(crowd->transport);
    free(crowd);
}

static void crowd_auto_done(struct crowd **crowd)
{
    if (*crowd)
        crowd_done(*crowd);
}

/* A watch that is not read must not be closed, however slow the machine is. */
static int crowd_connect(struct crowd *crowd, const kin_allocator *alloc)
{
    KIN_AUTO(kin_config) *config = NULL;
    int r = kin__curl_transport_new(
        alloc, &(struct kin__curl_opts){.pause_timeout_ms = 3600 * 1000},
        &crowd->transport, NULL);

    if (r == 0)
        r = kin_config_new_from_env(KIN_OPTS(kin_config_opts, .alloc = alloc),
                                    &config, NULL);
    return r < 0
               ? r
               : kin__client_new(
                     config,
                     KIN_OPTS(kin_client_opts, .alloc = alloc, .qps = -1),
                     &(struct kin__client_deps){.transport = crowd->transport},
                     &crowd->client, NULL);
}

static int crowd_open(struct crowd *crowd, const kin_allocator *alloc)
{
    kin_error err = KIN_ERROR_INIT;
    int r = crowd_connect(crowd, alloc);

    if (r < 0)
        return r;
    /* kin's server only supports HTTP/1.1, so each watch needs its own
     * connection, and opening them takes time. */
    crowd->count = cluster_is_kin() ? KIN_WATCHES : WATCHES;
    cluster_make_namespace(crowd->client, "quiet", crowd->quiet);
    cluster_make_namespace(crowd->client, "loud", crowd->loud);
    cluster_put(crowd->client, crowd->quiet, "map", 0, 10, crowd->version);
    for (int i = 0; i < crowd->count; i++) {
        bool is_slow = i == crowd->count - 1;
        r = kin_client_watch(
            crowd->client, &configmaps,
            KIN_OPTS(kin_list_opts,
                     .ns = kin_s(is_slow ? crowd->loud : crowd->quiet),
                     .resource_version = kin_s(crowd->version)),
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

/* Changes an object and waits until all watches have the event; returns the
 * milliseconds from the response to the last event. */
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

    kin__transport_stats(crowd->transport, &stats);
    return (int)stats.pools[KIN__HTTP_WATCH].transfers_open;
}

static void crowd_rounds(struct crowd *crowd, const char *when)
{
    double took[ROUNDS];

    for (int i = 0; i < ROUNDS; i++)
        took[i] = crowd_round(crowd, i + 1);
    qsort(took, ROUNDS, sizeof(took[0]), compare);
    print_message("%s: an event reaches %d watches in %.1f ms (median of %d, "
                  "worst %.1f)\n",
                  when, crowd->count - 1, took[ROUNDS / 2], ROUNDS,
                  took[ROUNDS - 1]);
    assert_int_equal(crowd_open_watches(crowd), crowd->count);
}

KIN_TEST(one_slow_reader_among_a_thousand_delays_no_other)
{
    __attribute__((cleanup(crowd_auto_done))) struct crowd *crowd = calloc(
        1, sizeof(*crowd));
    struct kin__transport_stats stats;
    int64_t start_ns = kin__clock_now_ns(NULL);

    assert_non_null(crowd);
    TRY(crowd_open(crowd, alloc));
    kin__transport_stats(crowd->transport, &stats);
    const struct kin__pool_stats *pool = &stats.pools[KIN__HTTP_WATCH];
    print_message("%d watches opened in %.1f s over %d connections\n",
                  crowd->count,
                  (double)(kin__clock_now_ns(NULL) - start_ns) / 1e9,
                  (int)pool->connections_opened);
    assert_int_equal(pool->transfers_open, crowd->count);
    assert_true(pool->connections_opened <=
                (cluster_is_kin() ? KIN_WATCHES : MAX_CONNECTIONS));

    crowd_rounds(crowd, "all read");
    for (int i = 0; i < FLOOD; i++)
        cluster_put(crowd->client, crowd->loud, "big", i, FLOOD_BYTES, NULL);
    crowd_rounds(crowd, "one is not read");

    /* The slow one has missed nothing. */
    kin_watch *slow = crowd->watches[crowd->count - 1];
    cluster_next(slow, KIN_WATCH_ADDED, "big");
    for (int i = 1; i < FLOOD; i++)
        cluster_next(slow, KIN_WATCH_MODIFIED, "big");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(one_slow_reader_among_a_thousand_delays_no_other))
