/* SPDX-License-Identifier: Apache-2.0 */
/*
 * reclaim - what an informer keeps after most of its objects were deleted, and
 * nothing follows.
 *
 *     bench_reclaim [objects [kept]]
 *
 * Each way is a process of its own: an informer with one handler lists the
 * objects, a watch deletes all but a few that lie spread, and five seconds
 * later its memory is compared with that of an informer that has never had
 * more.
 */
#include <malloc.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <kin/informer.h>

#include "base/buf.h"
#include "base/lock.h"
#include "base/str.h"
#include "bench.h"

enum {
    OBJECTS = 60000,
    KEPT = 10,
    PIECE = 64 << 10,
    WAIT_S = 5,
    LIMIT_MB = 3,
    TEXT_MAX = 256 << 20,
};

/* ---- a source whose bytes are the benchmark's ---- */

struct site {
    kin_lister_watcher lw; /* first */
    kin_flow flow;
    struct kin__mutex mutex; /* while the sink is called */
    struct kin__cond changed;
    kin_sink sink;
    bool is_open;
    bool is_watch;
};

static struct site *flow_site(kin_flow *flow)
{
    return (struct site *)((char *)flow - offsetof(struct site, flow));
}

static void flow_resume(kin_flow *flow)
{
    (void)flow;
}

static void flow_cancel(kin_flow *flow)
{
    struct site *site = flow_site(flow);

    KIN__LOCK_SCOPE(&site->mutex);
    site->is_open = false;
}

static const kin_flow_ops flow_ops = {.size = sizeof(flow_ops),
                                      .resume = flow_resume,
                                      .cancel = flow_cancel,
                                      .free = flow_cancel};

static int site_open(kin_lister_watcher *lw, const kin_sink *sink,
                     bool is_watch, kin_flow **ret)
{
    struct site *site = (struct site *)lw;

    KIN__LOCK_SCOPE(&site->mutex);
    site->flow.ops = &flow_ops;
    site->sink = *sink;
    site->is_open = true;
    site->is_watch = is_watch;
    kin__cond_broadcast(&site->changed);
    *ret = &site->flow;
    return 0;
}

static int site_list(kin_lister_watcher *lw, const kin_list_opts *opts,
                     const kin_sink *sink, kin_flow **ret, kin_error *err)
{
    (void)opts;
    (void)err;
    return site_open(lw, sink, /* is_watch= */ false, ret);
}

static int site_watch(kin_lister_watcher *lw, const kin_list_opts *opts,
                      const kin_sink *sink, kin_flow **ret, kin_error *err)
{
    (void)opts;
    (void)err;
    return site_open(lw, sink, /* is_watch= */ true, ret);
}

static const kin_lister_watcher_ops site_ops = {
    .size = sizeof(site_ops), .list = site_list, .watch = site_watch};

static void site_await(struct site *site, bool is_watch)
{
    KIN__LOCK_SCOPE(&site->mutex);
    while (!site->is_open || site->is_watch != is_watch)
        kin__cond_wait(&site->changed, &site->mutex);
    if (site->sink.begin)
        (void)site->sink.begin(KIN__S("application/json"), site->sink.userdata);
}

static void site_send(struct site *site, struct kin__buf *text)
{
    kin__mutex_lock(&site->mutex);
    if (site->is_open &&
        site->sink.bytes(kin__buf_str(text), site->sink.userdata) < 0)
        bench_die("the informer wants no more bytes");
    kin__mutex_unlock(&site->mutex);
    kin__buf_clear(text);
}

static void site_rest(struct site *site)
{
    KIN__LOCK_SCOPE(&site->mutex);
    if (site->is_open)
        site->sink.rest(site->sink.userdata);
}

static void site_end(struct site *site)
{
    const kin_flow_end end = {.cause = KIN_FLOW_COMPLETE, .retry_after_s = -1};

    kin__mutex_lock(&site->mutex);
    site->is_open = false;
    kin__mutex_unlock(&site->mutex);
    site->sink.end(&end, site->sink.userdata);
}

/* ---- objects ---- */

static unsigned mix(unsigned n)
{
    n ^= n >> 16;
    n *= 0x7feb352d;
    n ^= n >> 15;
    n *= 0x846ca68b;
    return n ^ n >> 16;
}

/* A pod of about 2 KB, of which some is its own and most its deployment's. */
static void pod_append(struct kin__buf *text, unsigned i, unsigned version)
{
    unsigned set = i / 50;

    int r = kin__buf_printf(
        text,
        "{\"kind\":\"Pod\",\"apiVersion\":\"v1\",\"metadata\":{\"name\":"
        "\"web-%08x-%05u\",\"generateName\":\"web-%08x-\",\"namespace\":"
        "\"team-%u\",\"uid\":\"%08x-%04x-4%03x-a%03x-%08x%04x\","
        "\"resourceVersion\":\"%u\",\"creationTimestamp\":"
        "\"2026-01-%02uT%02u:%02u:%02uZ\",\"labels\":{\"app\":\"web-%u\","
        "\"pod-template-hash\":\"%08x\"},\"ownerReferences\":[{\"apiVersion\":"
        "\"apps/v1\",\"kind\":\"ReplicaSet\",\"name\":\"web-%08x\",\"uid\":"
        "\"%08x-0000-4000-a000-000000000000\",\"controller\":true}]},"
        "\"spec\":{\"nodeName\":\"node-%u\",\"containers\":[{\"name\":\"web\","
        "\"image\":\"registry.example.com/web-%u:v1\",\"env\":[{\"name\":"
        "\"SET\",\"value\":\"%u\"}],\"resources\":{\"limits\":{\"cpu\":"
        "\"500m\",\"memory\":\"256Mi\"}}}],\"serviceAccountName\":\"web-%u\","
        "\"restartPolicy\":\"Always\"},\"status\":{\"phase\":\"Running\","
        "\"hostIP\":\"10.0.%u.%u\",\"podIP\":\"10.%u.%u.%u\",\"startTime\":"
        "\"2026-01-%02uT%02u:%02u:%02uZ\",\"containerStatuses\":[{\"name\":"
        "\"web\",\"ready\":true,\"restartCount\":%u,\"containerID\":"
        "\"containerd://%08x%08x%08x%08x\"}]}}",
        mix(set), i, mix(set), set % 40, mix(i), mix(i) & 0xffff,
        mix(i + 1) & 0xfff, mix(i + 2) & 0xfff, mix(i + 3), mix(i) >> 16,
        version, 1 + i % 28, i % 24, i % 60, mix(i) % 60, set, mix(set),
        mix(set), mix(set), i % 500, set, set, set, i % 500 / 250, i % 250,
        i >> 16, i >> 8 & 0xff, i & 0xff, 1 + i % 28, i % 24, i % 60,
        mix(i) % 60, mix(i) % 3, mix(i + 4), mix(i + 5), mix(i + 6),
        mix(i + 7));

    if (r < 0)
        bench_die("out of memory");
}

static void text_append(struct kin__buf *text, const char *part)
{
    if (kin__buf_append(text, kin_s(part)) < 0)
        bench_die("out of memory");
}

static void send_list(struct site *site, unsigned count)
{
    KIN__AUTO_BUF text;

    kin__buf_init(&text, NULL, TEXT_MAX);
    text_append(&text, "{\"kind\":\"PodList\",\"apiVersion\":\"v1\","
                       "\"metadata\":{\"resourceVersion\":\"10\"},"
                       "\"items\":[");
    for (unsigned i = 0; i < count; i++) {
        if (i > 0)
            text_append(&text, ",");
        pod_append(&text, i, 1);
        if (text.len >= PIECE)
            site_send(site, &text);
    }
    text_append(&text, "]}");
    site_send(site, &text);
    site_end(site);
}

/* Deletes all but `kept`, which lie spread. */
static void send_deletes(struct site *site, unsigned count, unsigned kept)
{
    KIN__AUTO_BUF text;
    unsigned version = 11;

    kin__buf_init(&text, NULL, TEXT_MAX);
    for (unsigned i = 0; i < count; i++) {
        if (kept > 0 && i % (count / kept) == 0)
            continue;
        text_append(&text, "{\"type\":\"DELETED\",\"object\":");
        pod_append(&text, i, version++);
        text_append(&text, "}\n");
        if (text.len >= PIECE)
            site_send(site, &text);
    }
    if (text.len > 0)
        site_send(site, &text);
}

/* ---- measuring ---- */

static double pss_mb(void)
{
    char line[256];
    unsigned long kb = 0;
    FILE *file = fopen("/proc/self/smaps_rollup", "r");

    while (file && fgets(line, sizeof(line), file))
        if (sscanf(line, "Pss: %lu", &kb) == 1)
            break;
    if (file)
        fclose(file);
    return (double)kb / 1024;
}

static void sleep_s(unsigned seconds)
{
    const struct timespec pause = {.tv_sec = (time_t)seconds};

    (void)nanosleep(&pause, NULL);
}

enum way {
    WAY_EMPTY,    /* an informer with as many objects as the others keep */
    WAY_RESTS,    /* the source says when no more has arrived */
    WAY_SILENT,   /* it does not */
    WAY_SNAPSHOT, /* a snapshot is held until all is deleted */
    WAY_HANDLER,  /* the handler is called when all is deleted */
    WAY_REQUEST,  /* kin_informer_reclaim() */
    WAYS,
};

static const char *const way_names[WAYS] = {
    "never had more",      "the stream rests",     "the stream says nothing",
    "a snapshot was held", "the handler was late", "on request"};

struct input {
    enum way way;
    unsigned objects;
    unsigned kept;
};

struct result {
    double full_mb;
    double left_mb;    /* Pss after WAIT_S */
    double trimmed_mb; /* after malloc_trim() too */
    double store_mb;   /* as the informer counts */
    double count;
};

/* A handler that waits until it may go on. */
struct hearer {
    struct kin__mutex mutex;
    struct kin__cond changed;
    bool waits;
};

static void on_delete(const kin_object *object, bool is_tombstone,
                      void *userdata)
{
    struct hearer *hearer = userdata;

    (void)object;
    (void)is_tombstone;
    KIN__LOCK_SCOPE(&hearer->mutex);
    while (hearer->waits)
        kin__cond_wait(&hearer->changed, &hearer->mutex);
}

static void hearer_go_on(struct hearer *hearer)
{
    KIN__LOCK_SCOPE(&hearer->mutex);
    hearer->waits = false;
    kin__cond_broadcast(&hearer->changed);
}

static void bench_way(const void *from, void *to)
{
    static const kin_resource pods = {
        .version = "v1", .plural = "pods", .kind = "Pod"};
    const struct input *input = from;
    struct result *result = to;
    struct site site = {.lw = {.ops = &site_ops, .resource = &pods}};
    kin_informer *informer = NULL;
    struct hearer hearer = {.waits = input->way == WAY_HANDLER};
    const kin_handler handler = {.size = sizeof(kin_handler),
                                 .on_delete = on_delete,
                                 .userdata = &hearer};
    kin_error err = KIN_ERROR_INIT;
    kin_informer_stats stats = KIN_INIT(kin_informer_stats);
    kin_snapshot *snapshot = NULL;
    bool is_empty = input->way == WAY_EMPTY;

    kin__mutex_init(&site.mutex);
    kin__cond_init(&site.changed);
    kin__mutex_init(&hearer.mutex);
    kin__cond_init(&hearer.changed);
    bench_check(
        kin_informer_new_from_source(
            &site.lw,
            KIN_OPTS(kin_informer_opts, .watch_list = KIN_WATCH_LIST_OFF),
            &informer, &err),
        &err, "informer");
    bench_check(kin_informer_add_handler(informer, &handler, NULL, NULL, &err),
                &err, "handler");
    bench_check(kin_informer_start(informer, &err), &err, "start");
    site_await(&site, /* is_watch= */ false);
    send_list(&site, is_empty ? input->kept : input->objects);
    site_await(&site, /* is_watch= */ true);
    sleep_s(1);
    result->full_mb = pss_mb();
    if (input->way == WAY_SNAPSHOT)
        snapshot = kin_informer_snapshot(informer);
    if (!is_empty)
        send_deletes(&site, input->objects, input->kept);
    if (input->way == WAY_RESTS)
        site_rest(&site);
    if (input->way == WAY_SNAPSHOT || input->way == WAY_HANDLER)
        sleep_s(2);
    hearer_go_on(&hearer);
    snapshot = kin_snapshot_free(snapshot);
    if (input->way == WAY_REQUEST)
        kin_informer_reclaim(informer);
    sleep_s(WAIT_S);
    result->left_mb = pss_mb();
    kin_informer_get_stats(informer, &stats);
    result->store_mb = (double)stats.bytes / (1 << 20);
    result->count = (double)stats.objects;
    (void)malloc_trim(0);
    result->trimmed_mb = pss_mb();
    (void)kin_informer_free(informer);
}

int main(int argc, char **argv)
{
    static struct bench_results results;
    struct result measured[WAYS] = {0};
    struct input input = {.objects = argc > 1 ? (unsigned)atoi(argv[1])
                                              : OBJECTS,
                          .kept = argc > 2 ? (unsigned)atoi(argv[2]) : KEPT};

    for (int way = 0; way < WAYS; way++) {
        struct result *result = &measured[way];
        input.way = (enum way)way;
        bench_child(bench_way, &input, result, sizeof(*result));
        bench_figure(&results, result->full_mb, "MB", "%s: full",
                     way_names[way]);
        bench_figure(&results, result->left_mb, "MB", "%s: left",
                     way_names[way]);
        bench_figure(&results, result->trimmed_mb, "MB", "%s: after trim",
                     way_names[way]);
        bench_figure(&results, result->store_mb, "MB", "%s: store",
                     way_names[way]);
        if (result->count != input.kept)
            bench_die("%s: %.0f objects", way_names[way], result->count);
        if (way != WAY_EMPTY)
            bench_at_most(&results,
                          result->left_mb - measured[WAY_EMPTY].left_mb,
                          LIMIT_MB, "MB", "%s: more than one that is small",
                          way_names[way]);
    }
    bench_print(&results, "reclaim", stdout);
    return 0;
}
