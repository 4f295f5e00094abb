/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Informers during kills, restarts and compactions of a server, under constant
 * writes.  At the end the caches equal a new list, and the notifications of
 * each handler add up to them (chaos_story.h).
 *
 * KIN_CHAOS_SECONDS: duration.  KIN_CHAOS_SEED: order of the faults.
 */
#include <inttypes.h>

#include <kin/informer.h>
#include <kin/list.h>

#include "base/clock.h"
#include "base/thread.h"
#include "chaos_server.h"
#include "chaos_story.h"
#include "cluster_watch.h"
#include "write_test.h"

enum {
    SECONDS = 60,
    WRITERS = 4,
    INFORMERS = 3,
    STORIES = 5,
    LATE = 4, /* the story of a handler that is added later */
    MOST_FAULTS = sizeof(cluster_faults) / sizeof(cluster_faults[0]),
    CALL_MS = 3000,
    SETTLE_MS = 120000, /* the backoff is up to a minute */
};

static const kin_informer_opts kinds[INFORMERS] = {
    {.size = sizeof(kin_informer_opts)},
    {.size = sizeof(kin_informer_opts),
     .queue = KIN_QUEUE_DELTA,
     .watch_list = KIN_WATCH_LIST_OFF,
     .page_limit = 40},
    {.size = sizeof(kin_informer_opts),
     .label_selector = {"side=left", 9},
     .resync_ms = 2000},
};

/* The handlers: their informer and behaviour. */
static const struct {
    int informer;
    struct story story;
    kin_handler_opts handler;
} tellings[STORIES] = {
    {0, {.name = "plain"}, KIN_INIT(kin_handler_opts)},
    {1,
     {.name = "blocking", .stall_every = 400, .stall_ms = 2000},
     {.size = sizeof(kin_handler_opts),
      .overflow = KIN_OVERFLOW_BLOCK,
      .capacity = 16}},
    {2, {.name = "selected"}, KIN_INIT(kin_handler_opts)},
    {2,
     {.name = "coalesced", .stall_every = 1, .stall_ms = 5},
     {.size = sizeof(kin_handler_opts), .overflow = KIN_OVERFLOW_COALESCE}},
    {0, {.name = "late"}, KIN_INIT(kin_handler_opts)},
};

struct chaos;

/* Changes its own part of the objects as fast as it can. */
struct writer {
    struct kin__thread thread;
    struct chaos *chaos;
    struct kin__random random;
    unsigned number;
    uint64_t done;
    uint64_t failed;
};

struct chaos {
    struct chaos_server server;
    kin_client *client;
    char ns[64];
    kin_lister_watcher *lws[INFORMERS];
    kin_informer *informers[INFORMERS];
    struct story stories[STORIES];
    struct writer writers[WRITERS];
    _Atomic bool is_quiet; /* the writers stop */
    _Atomic int errors;
    _Atomic int expired;
    struct kin__random random;
};

static uint64_t number_from_env(const char *name, uint64_t otherwise)
{
    const char *text = getenv(name);

    return text ? strtoull(text, NULL, 10) : otherwise;
}

/* ---- writers ---- */

static int put(struct chaos *chaos, unsigned object, bool is_left,
               uint64_t value, kin_object **ret, kin_error *err)
{
    KIN_AUTO(kin_document) *body = NULL;
    char json[256];

    (void)snprintf(json, sizeof(json),
                   "{\"metadata\":{\"name\":\"map-%u\",\"labels\":{\"side\":"
                   "\"%s\"}},\"data\":{\"value\":\"%" PRIu64 "\"}}",
                   object, is_left ? "left" : "right", value);
    int r = kin_document_parse(NULL, kin_s(json), &body, err);
    if (r < 0)
        return r;
    r = write_update(chaos->client, &configmaps, kin_s(chaos->ns),
                     kin_document_root(body), NULL, ret, err);
    return r == KIN_ENOTFOUND
               ? write_create(chaos->client, &configmaps, kin_s(chaos->ns),
                              kin_document_root(body), NULL, ret, err)
               : r;
}

static int writer_step(struct writer *writer)
{
    struct chaos *chaos = writer->chaos;
    unsigned object = writer->number +
                      WRITERS * (unsigned)kin__random_below(
                                    &writer->random, CHAOS_OBJECTS / WRITERS);
    char name[16];

    if (kin__random_below(&writer->random, 4))
        return put(chaos, object, kin__random_below(&writer->random, 2) != 0,
                   kin__random_u64(&writer->random), NULL, NULL);
    (void)snprintf(name, sizeof(name), "map-%u", object);
    int r = kin_client_delete(chaos->client, &configmaps,
                              kin_named(chaos->ns, name), NULL, NULL, NULL);
    return r == KIN_ENOTFOUND ? 0 : r;
}

static void writer_run(void *userdata)
{
    struct writer *writer = userdata;

    while (!atomic_load(&writer->chaos->is_quiet)) {
        int r = writer_step(writer);
        writer->done += r == 0;
        writer->failed += r < 0;
        if (r < 0)
            chaos_pause_ms(20);
    }
}

static void writers_start(struct chaos *chaos, uint64_t seed)
{
    for (unsigned i = 0; i < WRITERS; i++) {
        struct writer *writer = &chaos->writers[i];
        *writer = (struct writer){.chaos = chaos, .number = i};
        kin__random_init(&writer->random, seed * WRITERS + i);
        int r = kin__thread_start(&writer->thread, NULL, writer_run, writer,
                                  NULL);
        assert_int_equal(r, 0);
    }
}

static void writers_join(struct chaos *chaos, int64_t took_ns)
{
    uint64_t done = 0;
    uint64_t failed = 0;

    atomic_store(&chaos->is_quiet, true);
    for (unsigned i = 0; i < WRITERS; i++) {
        kin__thread_join(&chaos->writers[i].thread);
        done += chaos->writers[i].done;
        failed += chaos->writers[i].failed;
    }
    print_message("  writers   %" PRIu64 " changes in %.0f s, %" PRIu64
                  " refused or lost\n",
                  done, (double)took_ns / 1e9, failed);
    assert_true(done > 0);
}

/* ---- informers ---- */

static kin_verdict on_error(const kin_failure *failure, const kin_error *err,
                            void *userdata)
{
    struct chaos *chaos = userdata;

    atomic_fetch_add(&chaos->errors, 1);
    atomic_fetch_add(&chaos->expired, err->code == KIN_EGONE);
    (void)failure;
    return KIN_RETRY;
}

static int add_story(struct chaos *chaos, int i)
{
    const kin_handler handler = story_handler(&chaos->stories[i]);

    return kin_informer_add_handler(chaos->informers[tellings[i].informer],
                                    &handler, &tellings[i].handler, NULL, NULL);
}

static int informers_start(struct chaos *chaos, const kin_allocator *alloc)
{
    int r = 0;

    for (int i = 0; r == 0 && i < INFORMERS; i++) {
        kin_informer_opts opts = kinds[i];
        opts.alloc = alloc;
        opts.on_error = on_error;
        opts.userdata = chaos;
        r = kin_lister_watcher_new(chaos->client, &configmaps, kin_s(chaos->ns),
                                   &chaos->lws[i], NULL);
        if (r == 0)
            r = kin_informer_new_from_source(chaos->lws[i], &opts,
                                             &chaos->informers[i], NULL);
    }
    for (int i = 0; r == 0 && i < LATE; i++)
        r = add_story(chaos, i);
    for (int i = 0; r == 0 && i < INFORMERS; i++)
        r = kin_informer_start(chaos->informers[i], NULL);
    return r;
}

/* ---- final checks ---- */

static void print_informer(struct chaos *chaos, int i)
{
    kin_informer_stats stats = {.size = sizeof(stats)};

    kin_informer_get_stats(chaos->informers[i], &stats);
    print_message("  informer %d: %zu objects, %" PRIu64 " lists, %" PRIu64
                  " watches, %" PRIu64 " events, %zu waiting; %s\n",
                  i, stats.objects, stats.lists, stats.watches, stats.events,
                  stats.waiting, stats.error.message);
}

static void await_version(struct chaos *chaos, int i, kin_str version,
                          kin_stop *stop)
{
    kin_error err = KIN_ERROR_INIT;
    kin_scratch scratch;
    int r = kin_informer_wait_version(chaos->informers[i], version, stop, &err);

    if (r == 0)
        return;
    KIN_AUTO(kin_snapshot) *snapshot = kin_informer_snapshot(
        chaos->informers[i]);
    print_informer(chaos, i);
    fail_msg("informer %d is at %.*s, not at %.*s: %s", i,
             KIN_STR(kin_snapshot_resource_version(snapshot, &scratch)),
             KIN_STR(version), err.message);
}

/* Waits until all informers have a final change, and so all earlier ones. */
static void settle(struct chaos *chaos)
{
    kin_error err = KIN_ERROR_INIT;
    KIN_AUTO(kin_object) *last = NULL;
    KIN_AUTO(kin_stop) *stop = NULL;
    int64_t give_up_ns = kin__clock_now_ns(NULL) + SETTLE_MS * 1000000LL;
    int r = kin_stop_new(NULL,
                         KIN_OPTS(kin_stop_opts, .has_deadline = true,
                                  .deadline = kin_deadline_ms(SETTLE_MS)),
                         &stop, &err);

    assert_int_equal(r, 0);
    do {
        r = put(chaos, 0, /* is_left= */ true, 1, &last, &err);
        if (r < 0)
            chaos_pause_ms(100);
    } while (r < 0 && kin__clock_now_ns(NULL) < give_up_ns);
    CLUSTER_TRY(r, &err);
    for (int i = 0; i < INFORMERS; i++)
        await_version(chaos, i, kin_object_resource_version(last), stop);
}

struct fresh {
    const kin_snapshot *snapshot;
    size_t count;
};

static int fresh_item(const kin_object *object, void *userdata)
{
    struct fresh *fresh = userdata;
    const kin_object *ours = kin_snapshot_get(fresh->snapshot,
                                              kin_object_key(object));

    fresh->count++;
    if (!ours ||
        !kin_value_equal(kin_object_value(ours), kin_object_value(object)))
        fail_msg("%s is %s", kin_object_key(object).ptr,
                 ours ? "another than in a fresh list" : "missing");
    return 0;
}

static void check_informer(struct chaos *chaos, int i)
{
    KIN_AUTO(kin_snapshot) *snapshot = kin_informer_snapshot(
        chaos->informers[i]);
    struct fresh fresh = {.snapshot = snapshot};
    const kin_list_handler handler = {
        .size = sizeof(handler), .on_item = fresh_item, .userdata = &fresh};
    kin_error err = KIN_ERROR_INIT;

    CLUSTER_TRY(
        kin_client_list(chaos->client, &configmaps,
                        KIN_OPTS(kin_list_opts, .ns = kin_s(chaos->ns),
                                 .label_selector = kinds[i].label_selector),
                        &handler, NULL, &err),
        &err);
    assert_int_equal(fresh.count, kin_snapshot_count(snapshot));
    print_informer(chaos, i);
    for (int j = 0; j < STORIES; j++)
        if (tellings[j].informer == i)
            story_check(&chaos->stories[j], snapshot);
}

static void check_all(struct chaos *chaos)
{
    kin_error err = KIN_ERROR_INIT;

    for (int i = 0; i < INFORMERS; i++)
        CLUSTER_TRY(kin_informer_drain(chaos->informers[i], NULL, &err), &err);
    for (int i = 0; i < STORIES; i++)
        atomic_store(&chaos->stories[i].is_over, true);
    for (int i = 0; i < INFORMERS; i++)
        check_informer(chaos, i);
    print_message("  %d failures told, %d of them that a version is gone\n",
                  atomic_load(&chaos->errors), atomic_load(&chaos->expired));
}

/* ---- running ---- */

static void chaos_done(struct chaos *chaos)
{
    for (int i = 0; i < INFORMERS; i++)
        (void)kin_informer_free(chaos->informers[i]);
    for (int i = 0; i < INFORMERS; i++)
        (void)kin_lister_watcher_unref(chaos->lws[i]);
    for (int i = 0; i < STORIES; i++)
        story_done(&chaos->stories[i]);
    (void)kin_client_unref(chaos->client);
    chaos_server_done(&chaos->server);
}

/* Injects every fault once in random order, then again, until the time is over;
 * at least `least` of them. */
static void happen(struct chaos *chaos, int64_t until_ns, size_t least)
{
    struct chaos_fault faults[MOST_FAULTS];
    bool is_serve = chaos->server.program != NULL;
    size_t count = is_serve
                       ? sizeof(serve_faults) / sizeof(serve_faults[0])
                       : sizeof(cluster_faults) / sizeof(cluster_faults[0]);

    memcpy(faults, is_serve ? serve_faults : cluster_faults,
           count * sizeof(faults[0]));
    kin__random_shuffle(&chaos->random, faults, count, sizeof(faults[0]));
    for (size_t i = 0; i < least || kin__clock_now_ns(NULL) < until_ns; i++) {
        chaos_pause_ms(1000 + (int)kin__random_below(&chaos->random, 2000));
        print_message("  %s\n", faults[i % count].name);
        faults[i % count].happen(&chaos->server);
        if (i == 0)
            assert_int_equal(add_story(chaos, LATE), 0);
    }
}

KIN_TEST(copies_and_stories_hold_through_chaos)
{
    __attribute__((cleanup(chaos_done))) struct chaos chaos = {.client = NULL};
    uint64_t seed = number_from_env("KIN_CHAOS_SEED", 1);
    uint64_t seconds = number_from_env("KIN_CHAOS_SECONDS", SECONDS);
    int64_t start_ns = kin__clock_now_ns(NULL);
    const kin_client_opts opts = {
        .size = sizeof(opts), .qps = -1, .timeout_ms = CALL_MS};

    kin__random_init(&chaos.random, seed);
    for (int i = 0; i < STORIES; i++)
        chaos.stories[i] = tellings[i].story;
    chaos_server_init(&chaos.server);
    TRY(chaos_server_client(&chaos.server, alloc, &opts, &chaos.client));
    cluster_make_namespace(chaos.client, "chaos", chaos.ns);
    TRY(informers_start(&chaos, alloc));
    writers_start(&chaos, seed);
    happen(&chaos, start_ns + (int64_t)seconds * KIN__NS_PER_S,
           seconds < SECONDS ? 1 : MOST_FAULTS);
    writers_join(&chaos, kin__clock_now_ns(NULL) - start_ns);
    settle(&chaos);
    check_all(&chaos);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(copies_and_stories_hold_through_chaos))
