/* SPDX-License-Identifier: Apache-2.0 */
/*
 * object_parse.c - CPU time per watch event: kin's parser with a simple index
 * by key instead of a store, compared with yyjson on the same text.
 *
 *     object_parse [-strict] [-chunks] [-check] [-only-kin] added.ndjson
 * [modified.ndjson
 * ...]
 *
 * Files are applied in order.  Each is read from memory; framing, key peek,
 * index and release of the old object are included.  -check also writes every
 * object and compares it with its text.
 */
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include <yyjson.h>

#include "object/fingerprint.h"
#include "object/values.h"
#include "wire/json_peek.h"
#include "wire/json_write.h"
#include "wire/stream.h"

#include <xxhash.h>

enum {
    BATCH = 500,
    CHUNK = 64 * 1024,
    SIBLINGS = 16384,
    INDEX_CAP = 1 << 18,
    YYJSON_POOL = 4 << 20,
};

struct entry {
    uint64_t hash;
    kin__val val;
};

struct bench {
    struct kin__arena *arena;
    struct entry *index;
    kin__val siblings[SIBLINGS];
    kin__val last;
    void *pool;
    size_t count;
    bool is_strict;
    uint64_t hash; /* of the current object, and its slots */
    struct entry *entry;
    kin__val *sibling;
    bool check;
    bool in_chunks;
    bool only_kin; /* for a profiler */
    struct kin__buf buf;
    double *batches;
    size_t n_batches;
    double batch_start;
};

static double cpu_seconds(void)
{
    struct timespec t;

    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static void die(const char *what)
{
    fprintf(stderr, "%s\n", what);
    exit(1);
}

static kin_str file_read(const char *name)
{
    struct stat st;
    int fd = open(name, O_RDONLY);

    if (fd < 0 || fstat(fd, &st) < 0)
        die(name);
    size_t size = (size_t)st.st_size;
    char *text = mmap(NULL, size + 4096, PROT_READ | PROT_WRITE,
                      MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    for (size_t at = 0; at < size;) {
        ssize_t got = read(fd, text + at, size - at);
        if (got <= 0)
            die(name);
        at += (size_t)got;
    }
    close(fd);
    return kin_str_of(text, size);
}

/* Finds the object of one event, and the end of the event. */
static kin_str event_object(const char *p, const char *end,
                            const char **ret_next)
{
    const char *line = memchr(p, '\n', (size_t)(end - p));

    if (!line || memcmp(p, "{\"type\":\"", 9) != 0)
        die("bad event");
    const char *quote = memchr(p + 9, '"', 32);
    if (!quote || memcmp(quote, "\",\"object\":", 11) != 0)
        die("bad event");
    *ret_next = line + 1;
    return kin_str_of(quote + 11, (size_t)(line - 1 - (quote + 11)));
}

static uint64_t key_hash(const struct kin__json_key *key)
{
    return XXH3_64bits_withSeed(key->name.ptr, key->name.len, 7) * 31 +
           XXH3_64bits(key->ns.ptr, key->ns.len);
}

static struct entry *index_slot(struct bench *b, uint64_t hash)
{
    size_t i = hash & (INDEX_CAP - 1);

    while (b->index[i].val && b->index[i].hash != hash)
        i = (i + 1) & (INDEX_CAP - 1);
    return &b->index[i];
}

static kin__val *sibling_slot(struct bench *b, const struct kin__json_key *key)
{
    size_t len = key->name.len;

    while (len > 0 && key->name.ptr[len - 1] != '-')
        len--;
    uint64_t hash = XXH3_64bits(key->name.ptr, len) ^
                    XXH3_64bits_withSeed(key->ns.ptr, key->ns.len, 3);
    return &b->siblings[hash % SIBLINGS];
}

static void check_text(struct bench *b, kin_str text, kin__val val)
{
    kin__buf_clear(&b->buf);
    if (kin__json_write(&b->buf, b->arena->ro, val, 0) < 0 ||
        !kin_str_eq(kin__buf_str(&b->buf), text)) {
        fprintf(stderr, "differs:\n%.*s\n%.*s\n", KIN_STR(text),
                KIN_STR(kin__buf_str(&b->buf)));
        exit(1);
    }
}

static kin__val predict(kin_str ns, kin_str name, bool *ret_trust,
                        void *userdata)
{
    struct bench *b = userdata;
    struct kin__json_key key = {.ns = ns, .name = name};

    (void)ret_trust;
    b->hash = key_hash(&key);
    b->entry = index_slot(b, b->hash);
    b->sibling = sibling_slot(b, &key);
    kin__val old = b->entry->val;
    return old ? old : *b->sibling ? *b->sibling : b->last;
}

static void batch_count(struct bench *b)
{
    if (++b->count % BATCH == 0) {
        double now = cpu_seconds();
        b->batches[b->n_batches++] = (now - b->batch_start) / BATCH * 1e9;
        b->batch_start = now;
    }
}

static int on_item(const struct kin__stream_item *item, void *userdata)
{
    struct bench *b = userdata;
    kin__val old = b->entry->val;

    if (old)
        kin__val_unref(b->arena, old);
    b->entry->hash = b->hash;
    b->entry->val = item->val;
    *b->sibling = item->val;
    b->last = item->val;
    if (b->check)
        check_text(b, item->text, item->val);
    batch_count(b);
    return 0;
}

/* In chunks, like from a socket, or in place at once. */
static void pass_kin(struct bench *b, kin_str text)
{
    kin_error err = KIN_ERROR_INIT;
    struct kin__stream_opts opts = {
        .kind = KIN__STREAM_WATCH,
        .is_strict = b->is_strict,
        .ops = {.predict = predict, .on_item = on_item},
        .userdata = b,
    };
    KIN__AUTO_STREAM stream;

    if (kin__stream_init(&stream, b->arena, &opts, NULL) < 0)
        die("stream");
    int r = 0;
    if (!b->in_chunks)
        r = kin__stream_feed_padded(&stream, text, &err);
    for (size_t at = 0; b->in_chunks && at < text.len && r == 0; at += CHUNK) {
        size_t len = text.len - at < CHUNK ? text.len - at : CHUNK;
        r = kin__stream_feed(&stream, kin_str_of(text.ptr + at, len), &err);
    }
    if (r == 0)
        r = kin__stream_finish(&stream, &err);
    if (r < 0) {
        kin_error_print(&err, stderr);
        exit(1);
    }
}

static void event_yyjson(struct bench *b, kin_str object)
{
    yyjson_alc alc;

    yyjson_alc_pool_init(&alc, b->pool, YYJSON_POOL);
    if (!yyjson_read_opts((char *)(uintptr_t)object.ptr, object.len, 0, &alc,
                          NULL))
        die("yyjson");
}

static int compare_doubles(const void *a, const void *b)
{
    double x = *(const double *)a;
    double y = *(const double *)b;

    return (x > y) - (x < y);
}

/* Returns the share of system time, which is for memory. */
static double system_seconds(void)
{
    struct rusage usage;

    getrusage(RUSAGE_THREAD, &usage);
    return (double)usage.ru_stime.tv_sec +
           (double)usage.ru_stime.tv_usec * 1e-6;
}

static void pass_yyjson(struct bench *b, kin_str text)
{
    const char *p = text.ptr;
    const char *end = text.ptr + text.len;

    while (p < end) {
        event_yyjson(b, event_object(p, end, &p));
        batch_count(b);
    }
}

/* ns per event: median of the batches, and mean. */
static double pass(struct bench *b, kin_str text,
                   void (*run)(struct bench *, kin_str), double *ret_mean)
{
    b->n_batches = 0;
    b->count = 0;
    double start = cpu_seconds();
    b->batch_start = start;
    run(b, text);
    *ret_mean = (cpu_seconds() - start) / (double)b->count * 1e9;
    qsort(b->batches, b->n_batches, sizeof(double), compare_doubles);
    return b->n_batches ? b->batches[b->n_batches / 2] : *ret_mean;
}

static void print_memory(const struct bench *b, size_t objects)
{
    static const char *const names[] = {"strings", "numbers", "objects",
                                        "arrays", "shapes"};
    double n = (double)objects;
    const struct kin__arena *a = b->arena;

    printf(
        "  bytes/object %.0f: arena %.0f (free %.0f) intern %.0f prints %.0f;",
        (double)kin__arena_bytes(a) / n, (double)a->top * 4 / n,
        (double)a->stats.free_words * 4 / n,
        (double)kin__intern_bytes(a->intern) / n,
        (double)kin__fingerprints_bytes(a->fingerprints) / n);
    for (int i = 0; i < 5; i++)
        printf(" %s %.0f (%.2f)", names[i],
               (double)a->stats.live_words[i] * 4 / n,
               (double)a->stats.live_nodes[i] / n);
    printf("\n");
}

static void time_writer(struct bench *b, size_t objects)
{
    double start = cpu_seconds();
    size_t bytes = 0;

    for (size_t i = 0; i < INDEX_CAP; i++) {
        if (!b->index[i].val)
            continue;
        kin__buf_clear(&b->buf);
        if (kin__json_write(&b->buf, b->arena->ro, b->index[i].val, 0) < 0)
            die("write");
        bytes += b->buf.len;
    }
    double t = cpu_seconds() - start;
    printf("write (random order): %.0f ns, %.2f GB/s\n",
           t / (double)objects * 1e9, (double)bytes / t / 1e9);
}

static void release_all(struct bench *b)
{
    for (size_t i = 0; i < INDEX_CAP; i++)
        if (b->index[i].val)
            kin__val_unref(b->arena, b->index[i].val);
    for (int i = 0; i < KIN__NODE_TYPES; i++)
        if (b->arena->stats.live_nodes[i])
            die("leak");
    if (b->arena->intern->count)
        die("leak in the table");
}

int main(int argc, char **argv)
{
    static struct bench b;
    size_t objects = 0;

    if (kin__arena_new(NULL, 0, &b.arena, NULL) < 0)
        die("arena");
    kin__buf_init(&b.buf, NULL, 64 << 20);
    b.index = calloc(INDEX_CAP, sizeof(*b.index));
    b.pool = malloc(YYJSON_POOL);
    memset(b.pool, 1, YYJSON_POOL);
    b.batches = calloc(100000, sizeof(double));
    for (int i = 1; i < argc; i++) {
        if (strcmp(argv[i], "-strict") == 0) {
            b.is_strict = true;
            continue;
        }
        if (strcmp(argv[i], "-only-kin") == 0) {
            b.only_kin = true;
            continue;
        }
        if (strcmp(argv[i], "-chunks") == 0) {
            b.in_chunks = true;
            continue;
        }
        if (strcmp(argv[i], "-check") == 0) {
            b.check = true;
            continue;
        }
        kin_str text = file_read(argv[i]);
        double mean = 0;
        double yy = b.only_kin ? 1 : pass(&b, text, pass_yyjson, &mean);
        double system = system_seconds();
        double ours = pass(&b, text, pass_kin, &mean);
        system = (system_seconds() - system) / (double)b.count * 1e9;
        double ours_mean = mean;
        if (!objects)
            objects = b.count;
        double yy2 = b.only_kin ? 1 : pass(&b, text, pass_yyjson, &mean);
        yy = yy2 < yy ? yy2 : yy;
        printf("%-30s yyjson %6.0f  kin %6.0f ns  ratio %.2f"
               "  (mean %.0f, system %.0f)\n",
               argv[i], yy, ours, ours / yy, ours_mean, system);
        print_memory(&b, objects);
        munmap((void *)(uintptr_t)text.ptr, text.len + 4096);
    }
    if (b.only_kin)
        return 0;
    time_writer(&b, objects);
    release_all(&b);
    kin__buf_done(&b.buf);
    (void)kin__arena_unref(b.arena);
    return 0;
}
