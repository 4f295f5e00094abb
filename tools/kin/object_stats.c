/* SPDX-License-Identifier: Apache-2.0 */
/*
 * object_stats.c - what a stream of watch events costs.
 *
 * The clock is the CPU time of this thread.  It runs while events are decoded
 * and applied to the store, old versions are released and indexes kept, and
 * stands still while the file is read.  Blocks go straight to where the stream
 * wants them.
 */
#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include <kin/store.h>

#include "memory.h"
#include "object.h"
#include "object_verify.h"
#include "store_feed.h"
#include "wire/json_write.h"

enum {
    STATS_BLOCK = 1 << 20,
    /* Reading the memory size is slow: the kernel adds up all pages. */
    STATS_SAMPLE_BLOCKS = 16,
};

/* The figures of one file. */
struct stats_row {
    const char *file;
    uint64_t events;
    size_t objects;
    double ns_per_event;
    double bytes_per_object;
    double rss_mb;
    double peak_mb;
    size_t identical;
    size_t different;
};

struct stats_run {
    kin_store *store;
    uint64_t peak; /* bytes, since the start */
    struct cli_context *ctx;
    kin_projection *projection;
};

static uint64_t stats_clock_ns(void)
{
    struct timespec t;

    (void)clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (uint64_t)t.tv_sec * 1000000000u + (uint64_t)t.tv_nsec;
}

static uint64_t stats_sample(struct stats_run *run)
{
    uint64_t pss = cli_memory_pss();

    if (pss > run->peak)
        run->peak = pss;
    return pss;
}

/* Reads a block into the feed's buffer: the bytes read, 0 at the end. */
static int stats_read(struct store_feed *feed, int fd, size_t *ret,
                      kin_error *err)
{
    char *room = NULL;
    size_t len = 0;
    int r = store_feed_reserve(feed, STATS_BLOCK, &room);

    if (r < 0)
        return kin_error_set(err, r, /* format= */ NULL);
    while (len < STATS_BLOCK) {
        ssize_t got = read(fd, room + len, STATS_BLOCK - len);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return kin_error_set_errno(err, errno, "read");
        if (got == 0)
            break;
        len += (size_t)got;
    }
    *ret = len;
    return 0;
}

/* Applies a file; returns the CPU time. */
static int stats_apply(struct stats_run *run, struct store_feed *feed, int fd,
                       uint64_t *ret_ns, kin_error *err)
{
    uint64_t spent = 0;

    for (size_t block = 0;; block++) {
        size_t len = 0;
        int r = stats_read(feed, fd, &len, err);
        if (r < 0)
            return r;
        uint64_t start = stats_clock_ns();
        r = len > 0 ? store_feed_fed(feed, len, err)
                    : store_feed_finish(feed, err);
        spent += stats_clock_ns() - start;
        if (r < 0)
            return r;
        if (block % STATS_SAMPLE_BLOCKS == 0)
            (void)stats_sample(run);
        if (len == 0)
            break;
    }
    *ret_ns = spent;
    return 0;
}

static void stats_fill(struct stats_run *run, const struct store_feed *feed,
                       uint64_t ns, struct stats_row *row)
{
    const struct store_feed_counts *counts = &feed->counts;
    kin_store_stats stats = KIN_INIT(kin_store_stats);

    kin_store_get_stats(run->store, &stats);
    row->events = counts->added + counts->modified + counts->deleted +
                  counts->bookmarks;
    row->objects = stats.objects;
    row->ns_per_event = row->events ? (double)ns / (double)row->events : 0;
    row->bytes_per_object = stats.objects ? (double)stats.total_bytes /
                                                (double)stats.objects
                                          : 0;
    row->rss_mb = (double)stats_sample(run) / 1e6;
    row->peak_mb = (double)run->peak / 1e6;
}

/* One file, from its first event to its last. */
static int stats_file(struct stats_run *run, const char *name,
                      struct stats_row *row)
{
    const struct object_flags *own = run->ctx->own;
    struct store_feed_opts opts = {
        .is_strict = own->strict,
        .fields = run->projection ? kin__projection_root(run->projection)
                                  : NULL,
    };
    kin_error *err = &run->ctx->err;
    bool is_stdin = strcmp(name, "-") == 0;
    AUTO_STORE_FEED feed;
    uint64_t ns = 0;

    *row = (struct stats_row){.file = name};
    int r = store_feed_init(&feed, run->store, &opts, /* alloc= */ NULL);
    if (r < 0)
        return kin_error_set(err, r, /* format= */ NULL);
    int fd = is_stdin ? STDIN_FILENO : open(name, O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        return kin_error_set_errno(err, errno, "%s", name);
    r = stats_apply(run, &feed, fd, &ns, err);
    if (!is_stdin)
        (void)close(fd);
    if (r < 0) {
        (void)kin_error_wrap(err, "%s", name);
        return r;
    }
    stats_fill(run, &feed, ns, row);
    if (own->verify)
        r = object_verify(run->store, name, &row->identical, &row->different,
                          err);
    return r;
}

/* A name as a JSON string. */
static void stats_print_name(const char *name, FILE *out)
{
    fputc('"', out);
    for (const char *p = name; *p; p++) {
        if (*p == '"' || *p == '\\')
            fprintf(out, "\\%c", *p);
        else if ((unsigned char)*p < 0x20)
            fprintf(out, "\\u%04x", (unsigned)*p);
        else
            fputc(*p, out);
    }
    fputc('"', out);
}

static void stats_print_json(const struct stats_row *row, bool is_verified,
                             FILE *out)
{
    fputs("{\"file\":", out);
    stats_print_name(row->file, out);
    fprintf(out,
            ",\"events\":%llu,\"objects\":%zu,\"ns_per_event\":%.1f"
            ",\"bytes_per_object\":%.1f,\"rss_mb\":%.2f,\"peak_mb\":%.2f",
            (unsigned long long)row->events, row->objects, row->ns_per_event,
            row->bytes_per_object, row->rss_mb, row->peak_mb);
    if (is_verified)
        fprintf(out, ",\"identical\":%zu,\"different\":%zu", row->identical,
                row->different);
    fputs("}\n", out);
}

static void stats_print_text(const struct stats_row *row, bool is_verified,
                             FILE *out)
{
    fprintf(out, "%s\n", row->file);
    fprintf(out, "  events      %llu, %.0f ns of CPU each\n",
            (unsigned long long)row->events, row->ns_per_event);
    fprintf(out, "  objects     %zu, %.0f bytes each, everything included\n",
            row->objects, row->bytes_per_object);
    fprintf(out, "  process     %.1f MB now, %.1f MB at most\n", row->rss_mb,
            row->peak_mb);
    if (is_verified)
        fprintf(out, "  round trip  %zu identical, %zu different\n",
                row->identical, row->different);
}

/* Reject formats of other commands. */
static bool stats_wants_json(const struct object_flags *own, kin_error *err,
                             bool *ret)
{
    *ret = own->output != NULL;
    if (!own->output || strcmp(own->output, "json") == 0)
        return true;
    (void)kin_error_set(err, KIN_EINVAL, "flag '-o' takes only json here");
    return false;
}

static bool stats_can_verify(int count, char **words,
                             const struct object_flags *own, kin_error *err)
{
    if (own->fields) {
        (void)kin_error_set(err, KIN_EINVAL,
                            "'--verify' compares whole objects, and '--fields' "
                            "keeps parts of them");
        return false;
    }
    for (int i = 0; i < count; i++) {
        if (strcmp(words[i], "-") != 0)
            continue;
        (void)kin_error_set(err, KIN_EINVAL,
                            "'--verify' reads files twice, and standard input "
                            "comes once");
        return false;
    }
    return true;
}

enum cli_exit object_stats(int count, char **words, struct cli_context *ctx)
{
    const struct object_flags *own = ctx->own;
    struct stats_run run = {.ctx = ctx};
    KIN_AUTO(kin_projection) *projection = NULL;
    KIN_AUTO(kin_store) *store = NULL;
    bool as_json = false;
    size_t different = 0;

    if (!stats_wants_json(own, &ctx->err, &as_json) ||
        (own->verify && !stats_can_verify(count, words, own, &ctx->err)))
        return CLI_EXIT_USAGE;
    if (own->fields &&
        kin_projection_parse(/* alloc= */ NULL, kin_s(own->fields), &projection,
                             &ctx->err) < 0) {
        (void)kin_error_wrap(&ctx->err, "flag '--fields'");
        return CLI_EXIT_USAGE;
    }
    run.projection = projection;
    if (kin_store_new(/* opts= */ NULL, &store, &ctx->err) < 0)
        return CLI_EXIT_FAILED;
    run.store = store;
    for (int i = 0; i < count; i++) {
        struct stats_row row;
        if (stats_file(&run, words[i], &row) < 0)
            return CLI_EXIT_FAILED;
        different += row.different;
        if (as_json)
            stats_print_json(&row, own->verify, ctx->out);
        else
            stats_print_text(&row, own->verify, ctx->out);
        (void)fflush(ctx->out); /* checked when all is done */
    }
    if (different == 0)
        return CLI_EXIT_OK;
    (void)kin_error_set(&ctx->err, KIN_ECONFLICT, "%zu objects differ",
                        different);
    return CLI_EXIT_FAILED;
}
