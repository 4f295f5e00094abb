/* SPDX-License-Identifier: Apache-2.0 */
#include "pass.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <yyjson.h>

#include "cache/store.h"
#include "memory.h"

enum {
    PASS_BLOCK = 1 << 20,
    PASS_SAMPLE_BLOCKS = 8,
    PASS_PATH_SIZE = 4096,
    PASS_YYJSON_POOL = 8 << 20,
};

uint64_t pass_store_bytes(kin_store *store)
{
    kin_store_stats stats = KIN_INIT(kin_store_stats);

    kin_store_get_stats(store, &stats);
    return stats.total_bytes;
}

uint64_t pass_live_bytes(kin_store *store)
{
    const struct kin__arena *arena = kin__store_arena(store);
    uint64_t words = 0;

    for (int i = 0; i < KIN__NODE_TYPES; i++)
        words += arena->stats.live_words[i];
    return words * sizeof(uint32_t);
}

double pass_block_bytes(kin_store *store)
{
    const struct kin__arena *arena = kin__store_arena(store);
    uint64_t blocks = arena->committed * sizeof(uint32_t) -
                      arena->stats.punched_bytes;

    return (double)cli_memory_pss() -
           ((double)pass_store_bytes(store) - (double)blocks);
}

/* Reads a block into the feed's buffer; returns 0 at the end. */
static size_t read_block(struct store_feed *feed, int fd)
{
    char *room = NULL;
    size_t len = 0;

    bench_check(store_feed_reserve(feed, PASS_BLOCK, &room), NULL, "feed");
    while (len < PASS_BLOCK) {
        ssize_t got = read(fd, room + len, PASS_BLOCK - len);
        if (got < 0)
            bench_die("read: %s", strerror(errno));
        if (got == 0)
            break;
        len += (size_t)got;
    }
    return len;
}

static void finish(struct store_feed *feed, kin_store *store, uint64_t ns,
                   struct pass_result *ret)
{
    kin_store_stats stats = KIN_INIT(kin_store_stats);

    kin_store_get_stats(store, &stats);
    ret->events = feed->counts.added + feed->counts.modified +
                  feed->counts.deleted;
    ret->ns_per_event = (double)ns / (double)(ret->events ? ret->events : 1);
    ret->objects = stats.objects;
    ret->bytes = stats.total_bytes;
    ret->stats = stats;
    ret->live_bytes = pass_live_bytes(store);
    ret->pss = cli_memory_pss();
    if (ret->pss > ret->peak)
        ret->peak = ret->pss;
}

bool pass_kin_until(kin_store *store, const char *folder, const char *name,
                    uint64_t max_live, struct pass_result *ret)
{
    char path[PASS_PATH_SIZE];
    kin_error err = KIN_ERROR_INIT;
    AUTO_STORE_FEED feed;
    uint64_t ns = 0;
    size_t len = 1;

    *ret = (struct pass_result){0};
    (void)snprintf(path, sizeof(path), "%s/%s", folder, name);
    bench_check(store_feed_init(&feed, store, /* opts= */ NULL, NULL), NULL,
                "feed");
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        bench_die("%s: %s", path, strerror(errno));
    for (size_t block = 0; len > 0 && pass_live_bytes(store) < max_live;
         block++) {
        len = read_block(&feed, fd);
        uint64_t start = bench_cpu_ns();
        int r = len ? store_feed_fed(&feed, len, &err)
                    : store_feed_finish(&feed, &err);
        ns += bench_cpu_ns() - start;
        bench_check(r, &err, path);
        uint64_t pss = block % PASS_SAMPLE_BLOCKS == 0 ? cli_memory_pss() : 0;
        if (pss > ret->peak)
            ret->peak = pss;
    }
    (void)close(fd);
    finish(&feed, store, ns, ret);
    return len > 0;
}

void pass_kin(kin_store *store, const char *folder, const char *name,
              struct pass_result *ret)
{
    (void)pass_kin_until(store, folder, name, UINT64_MAX, ret);
}

double pass_yyjson(kin_str text)
{
    static char *pool;
    const char *p = text.ptr;
    const char *end = text.ptr + text.len;
    uint64_t events = 0;

    if (!pool) {
        pool = malloc(PASS_YYJSON_POOL);
        if (!pool)
            bench_die("out of memory");
        memset(pool, 1, PASS_YYJSON_POOL);
    }
    uint64_t start = bench_cpu_ns();
    while (p < end) {
        const char *line = memchr(p, '\n', (size_t)(end - p));
        yyjson_alc alc;
        if (!line)
            line = end;
        (void)yyjson_alc_pool_init(&alc, pool, PASS_YYJSON_POOL);
        /* Nothing is read in place, so the text is not written to. */
        if (!yyjson_read_opts((char *)(uintptr_t)p, (size_t)(line - p), 0, &alc,
                              NULL))
            bench_die("yyjson refuses an event");
        events++;
        p = line + 1;
    }
    return (double)(bench_cpu_ns() - start) / (double)(events ? events : 1);
}
