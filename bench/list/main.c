/* SPDX-License-Identifier: Apache-2.0 */
/*
 * bench/list - the cost of receiving and decoding a list at the same time,
 * compared with receiving and decoding it separately.
 *
 *     bench_list FOLDER ROOT
 *
 * FOLDER holds the set `base` of bench/data; a PodList made from it is written
 * below ROOT.  A server in another process sends the list, over plain HTTP and
 * over HTTP/2 with TLS.  Two consumers are measured: kin_client_list(), which
 * passes objects to the caller's thread; and a flow that the I/O thread decodes
 * into an arena, as informers do.  The CPU time of the whole process, including
 * all threads, is compared with the sum of receiving the same bytes with
 * libcurl alone and decoding them from memory in the same way.
 */
#include <curl/curl.h>
#include <errno.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>

#include <kin/list.h>
#include <kin/lister_watcher.h>

#include "base/lock.h"
#include "base/str.h"
#include "bench.h"
#include "kube/decode.h"
#include "kube/flow.h"
#include "object/values.h"
#include "server.h"

enum {
    RUNS = 5,
    BLOCK = 128 << 10,       /* bytes that a transport reads at a time */
    CURL_BUFFER = 128 << 10, /* the same */
};

#define LIMIT 1.2

static const kin_resource pods = {"", "v1", "pods", "Pod", false};

/* ---- the list ---- */

/* Converts events, one per line, to the items of a server's list. */
static void write_items(FILE *out, kin_str events)
{
    static const char lead[] = "{\"type\":\"ADDED\",\"object\":";
    static const char head[] = "{\"kind\":\"Pod\",\"apiVersion\":\"v1\",";
    const char *between = "";

    while (events.len > 0) {
        kin_str line = kin__str_cut(&events, '\n');
        if (line.len == 0)
            continue;
        line = kin__str_slice(line, sizeof(lead) - 1,
                              line.len -
                                  sizeof(lead)); /* without the closing brace */
        if (!kin_str_starts_with(line, kin_s(head)))
            bench_die("unexpected event format");
        line = kin__str_slice(line, sizeof(head) - 1, line.len);
        (void)fprintf(out, "%s{", between);
        if (fwrite(line.ptr, 1, line.len, out) != line.len)
            bench_die("write: %s", strerror(errno));
        between = ",";
    }
}

static void make_list(const char *folder, const char *root)
{
    char path[512];
    static const char *const folders[] = {"", "/api", "/api/v1"};

    for (size_t i = 0; i < 3; i++) {
        (void)snprintf(path, sizeof(path), "%s%s", root, folders[i]);
        (void)mkdir(path, 0755); /* fopen reports a failure */
    }
    (void)snprintf(path, sizeof(path), "%s/api/v1/pods", root);
    FILE *out = fopen(path, "w");
    if (!out)
        bench_die("%s: %s", path, strerror(errno));
    (void)fputs("{\"kind\":\"PodList\",\"apiVersion\":\"v1\",\"metadata\":{"
                "\"resourceVersion\":\"1\"},\"items\":[",
                out);
    write_items(out, bench_map(folder, "base.added.ndjson"));
    (void)fputs("]}\n", out);
    if (fclose(out) != 0)
        bench_die("%s: %s", path, strerror(errno));
}

/* ---- measuring ---- */

struct input {
    const struct server *server; /* NULL: from memory */
    kin_str text;
};

struct result {
    double cpu_s;
    double wall_s;
    uint64_t count; /* objects, or bytes */
};

static double process_cpu_s(void)
{
    struct timespec t;

    (void)clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

struct stopwatch {
    double cpu_s;
    uint64_t wall_ns;
};

static struct stopwatch stopwatch_start(void)
{
    return (struct stopwatch){process_cpu_s(), bench_wall_ns()};
}

static void stopwatch_stop(const struct stopwatch *watch, struct result *result)
{
    result->cpu_s = process_cpu_s() - watch->cpu_s;
    result->wall_s = (double)(bench_wall_ns() - watch->wall_ns) / 1e9;
}

/* ---- libcurl alone ---- */

static size_t drop_bytes(char *bytes, size_t size, size_t count, void *userdata)
{
    uint64_t *total = userdata;

    (void)bytes;
    *total += size * count;
    return size * count;
}

static void receive(const void *input, void *result)
{
    const struct server *server = ((const struct input *)input)->server;
    struct result *r = result;
    char url[128];

    (void)snprintf(url, sizeof(url), "%s/api/v1/pods", server->url);
    (void)curl_global_init(CURL_GLOBAL_DEFAULT);
    struct stopwatch watch = stopwatch_start();
    CURL *easy = curl_easy_init();
    (void)curl_easy_setopt(easy, CURLOPT_URL, url);
    (void)curl_easy_setopt(easy, CURLOPT_BUFFERSIZE, (long)CURL_BUFFER);
    (void)curl_easy_setopt(easy, CURLOPT_WRITEFUNCTION, drop_bytes);
    (void)curl_easy_setopt(easy, CURLOPT_WRITEDATA, &r->count);
    (void)curl_easy_setopt(easy, CURLOPT_HTTP_VERSION,
                           (long)CURL_HTTP_VERSION_2TLS);
    if (server->ca[0])
        (void)curl_easy_setopt(easy, CURLOPT_CAINFO, server->ca);
    CURLcode code = curl_easy_perform(easy);
    curl_easy_cleanup(easy);
    stopwatch_stop(&watch, r);
    if (code != CURLE_OK)
        bench_die("libcurl: %s", curl_easy_strerror(code));
}

/* ---- to objects ---- */

static int count_decoded(const struct kin__decoded *item, kin_error *err,
                         void *userdata)
{
    uint64_t *count = userdata;

    (void)item;
    (void)err;
    ++*count;
    return 0;
}

static void decode_objects(const void *input, void *result)
{
    kin_str text = ((const struct input *)input)->text;
    struct result *r = result;
    kin_error err = KIN_ERROR_INIT;
    KIN__AUTO_DECODE decode;
    const struct kin__decode_opts opts = {
        .kind = KIN__STREAM_LIST,
        .resource = &pods,
        .on_item = count_decoded,
        .userdata = &r->count,
    };

    struct stopwatch watch = stopwatch_start();
    bench_check(kin__decode_init(&decode, NULL, &opts, &err), &err, "decode");
    for (size_t at = 0; at < text.len; at += BLOCK)
        bench_check(
            kin__decode_feed(&decode, kin__str_slice(text, at, BLOCK), &err),
            &err, "decode");
    bench_check(kin__decode_finish(&decode, &err), &err, "decode");
    stopwatch_stop(&watch, r);
}

static kin_client *client_new(const struct server *server)
{
    KIN_AUTO(kin_config) *config = NULL;
    kin_client *client = NULL;
    kin_error err = KIN_ERROR_INIT;
    const kin_config_opts opts = {
        .size = sizeof(opts),
        .server = server->url,
        .ca_file = server->ca[0] ? server->ca : NULL,
    };

    bench_check(kin_config_new(&opts, &config, &err), &err, "config");
    bench_check(kin_client_new(config, NULL, &client, &err), &err, "client");
    return client;
}

static int count_item(const kin_object *object, void *userdata)
{
    uint64_t *count = userdata;

    (void)object;
    ++*count;
    return 0;
}

static void list_objects(const void *input, void *result)
{
    struct result *r = result;
    kin_error err = KIN_ERROR_INIT;
    const kin_list_handler handler = {
        .size = sizeof(handler), .on_item = count_item, .userdata = &r->count};
    KIN_AUTO(kin_client) *client = client_new(
        ((const struct input *)input)->server);

    struct stopwatch watch = stopwatch_start();
    bench_check(kin_client_list(client, &pods, NULL, &handler, NULL, &err),
                &err, "list");
    stopwatch_stop(&watch, r);
}

/* ---- into an arena ---- */

/* Decodes like a store: keeps every object, and predicts the previous one. */
struct cache {
    struct kin__arena *arena;
    struct kin__stream stream;
    kin__val last;
    kin_error err;
    struct kin__mutex mutex;
    struct kin__cond ended;
    bool is_ended; /* guarded by mutex */
    uint64_t count;
};

static kin__val cache_predict(kin_str ns, kin_str name, bool *ret_trust,
                              void *userdata)
{
    const struct cache *cache = userdata;

    (void)ns;
    (void)name;
    *ret_trust = true;
    return cache->last;
}

static int cache_item(const struct kin__stream_item *item, void *userdata)
{
    struct cache *cache = userdata;

    cache->last = item->val; /* the arena keeps the reference */
    cache->count++;
    return 0;
}

static void cache_init(struct cache *cache)
{
    const struct kin__stream_opts opts = {
        .kind = KIN__STREAM_LIST,
        .infer_head = true,
        .ops = {.predict = cache_predict, .on_item = cache_item},
        .userdata = cache,
    };

    *cache = (struct cache){.last = KIN__VAL_NONE};
    kin__mutex_init(&cache->mutex);
    kin__cond_init(&cache->ended);
    bench_check(kin__arena_new(NULL, 0, &cache->arena, &cache->err),
                &cache->err, "arena");
    bench_check(kin__stream_init(&cache->stream, cache->arena, &opts, NULL),
                NULL, "stream");
}

static void decode_arena(const void *input, void *result)
{
    kin_str text = ((const struct input *)input)->text;
    struct result *r = result;
    struct cache cache;
    kin_error err = KIN_ERROR_INIT;

    cache_init(&cache);
    struct stopwatch watch = stopwatch_start();
    for (size_t at = 0; at < text.len; at += BLOCK)
        bench_check(kin__stream_feed(&cache.stream,
                                     kin__str_slice(text, at, BLOCK), &err),
                    &err, "decode");
    bench_check(kin__stream_finish(&cache.stream, &err), &err, "decode");
    stopwatch_stop(&watch, r);
    r->count = cache.count;
}

static int cache_bytes(kin_str bytes, void *userdata)
{
    struct cache *cache = userdata;

    return kin__stream_feed(&cache->stream, bytes, &cache->err);
}

static void cache_end(const kin_flow_end *end, void *userdata)
{
    struct cache *cache = userdata;

    if (end->err && cache->err.code == 0)
        cache->err = *end->err;
    KIN__LOCK_SCOPE(&cache->mutex);
    cache->is_ended = true;
    kin__cond_broadcast(&cache->ended);
}

static void cache_await(struct cache *cache)
{
    KIN__LOCK_SCOPE(&cache->mutex);
    while (!cache->is_ended)
        kin__cond_wait(&cache->ended, &cache->mutex);
}

static void list_arena(const void *input, void *result)
{
    struct result *r = result;
    struct cache cache;
    kin_error err = KIN_ERROR_INIT;
    KIN_AUTO(kin_client) *client = client_new(
        ((const struct input *)input)->server);
    KIN_AUTO(kin_lister_watcher) *lw = NULL;
    KIN__AUTO_FLOW *flow = NULL;
    const kin_list_opts opts = KIN_INIT(kin_list_opts);

    cache_init(&cache);
    const kin_sink sink = {.size = sizeof(kin_sink),
                           .bytes = cache_bytes,
                           .end = cache_end,
                           .userdata = &cache};
    struct stopwatch watch = stopwatch_start();
    bench_check(kin_lister_watcher_new(client, &pods, kin_s(""), &lw, &err),
                &err, "list");
    bench_check(lw->ops->list(lw, &opts, &sink, &flow, &err), &err, "list");
    cache_await(&cache);
    bench_check(cache.err.code, &cache.err, "list");
    bench_check(kin__stream_finish(&cache.stream, &err), &err, "list");
    stopwatch_stop(&watch, r);
    r->count = cache.count;
}

/* ---- results ---- */

typedef void work_function(const void *input, void *result);

/* One comparison: the best of several alternating runs. */
struct contest {
    const char *name;
    work_function *decode;
    work_function *list;
};

static void keep_best(struct result *best, work_function *work,
                      const struct input *input)
{
    struct result result = {.count = 0};

    bench_child(work, input, &result, sizeof(result));
    if (best->cpu_s == 0 || result.cpu_s < best->cpu_s)
        *best = result;
}

static void report(struct bench_results *r, const struct contest *contest,
                   const char *protocol, const struct input *input)
{
    struct result received = {.count = 0};
    struct result decoded = {.count = 0};
    struct result listed = {.count = 0};

    for (int run = 0; run < RUNS; run++) {
        keep_best(&received, receive, input);
        keep_best(&decoded, contest->decode, input);
        keep_best(&listed, contest->list, input);
    }
    if (listed.count != decoded.count || received.count != input->text.len)
        bench_die("objects or bytes are missing");
    double count = (double)listed.count;
    bench_figure(r, received.cpu_s * 1e6 / count, "us/object",
                 "%s, %s: libcurl alone", contest->name, protocol);
    bench_figure(r, decoded.cpu_s * 1e6 / count, "us/object",
                 "%s, %s: decode from memory", contest->name, protocol);
    bench_figure(r, listed.cpu_s * 1e6 / count, "us/object", "%s, %s: list",
                 contest->name, protocol);
    bench_figure(r, (double)input->text.len / 1e6 / listed.wall_s, "MB/s",
                 "%s, %s: list, wall time", contest->name, protocol);
    bench_at_most(r, listed.cpu_s / (received.cpu_s + decoded.cpu_s), LIMIT,
                  "x receive + decode", "%s, %s", contest->name, protocol);
}

static const struct contest contests[] = {
    {"list to objects", decode_objects, list_objects},
    {"list into an arena", decode_arena, list_arena},
};

static void report_all(struct bench_results *r, const char *protocol,
                       struct server *server, kin_str text)
{
    const struct input input = {.server = server, .text = text};

    for (size_t i = 0; i < sizeof(contests) / sizeof(contests[0]); i++)
        report(r, &contests[i], protocol, &input);
    server_stop(server);
}

int main(int argc, char **argv)
{
    static struct bench_results results;
    struct server server;
    char file[512];

    if (argc != 3)
        bench_die("usage: bench_list FOLDER ROOT");
    make_list(argv[1], argv[2]);
    kin_str text = bench_map(argv[2], "api/v1/pods");
    (void)snprintf(file, sizeof(file), "%s/api/v1/pods", argv[2]);
    server_start_plain(&server, file);
    report_all(&results, "HTTP/1.1", &server, text);
    if (server_start_http2(&server, argv[2]))
        report_all(&results, "HTTP/2 with TLS", &server, text);
    else
        (void)fputs("bench: no nghttpd: HTTP/2 is not measured\n", stderr);
    bench_print(&results, "list", stdout);
    return 0;
}
