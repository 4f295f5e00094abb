/* SPDX-License-Identifier: Apache-2.0 */
/*
 * stream.c - JSON streams of any bytes, split in any way.
 *
 * The first byte chooses the kind of stream, how chunks are passed, whether
 * limits are low and objects that exceed them are skipped, and whether there is
 * a projection; the second how many of the next bytes are lengths of chunks,
 * which are used cyclically.  The result must be the same as for the bytes in
 * one piece, and, unless an object exceeds a limit, as for a stream that skips
 * no objects.
 */
#include "wire/stream.h"

#include <assert.h>
#include <stdlib.h>

#include "base/buf.h"
#include "fuzz.h"
#include "object/projection.h"
#include "object/values.h"
#include "wire/json_write.h"

/* The callbacks of a stream. */
struct log {
    struct kin__arena *arena;
    struct kin__buf text;
    kin__val last; /* prediction for the next object */
};

static kin__val log_predict(kin_str ns, kin_str name, bool *ret_trust,
                            void *userdata)
{
    const struct log *log = userdata;

    (void)ns;
    assert(name.len > 0);
    *ret_trust = ns.len > 0;
    return log->last;
}

static int log_item(const struct kin__stream_item *item, void *userdata)
{
    struct log *log = userdata;
    int r = kin__buf_printf(&log->text, "%d %.*s ", item->type,
                            KIN_STR(item->type_text));

    if (r == 0)
        r = kin__json_write(&log->text, log->arena->ro, item->val, 0);
    kin__val_unref(log->arena, log->last);
    log->last = item->val;
    return r < 0 ? r : kin__buf_append_byte(&log->text, '\n');
}

static int log_list(const struct kin__stream_list *list, void *userdata)
{
    struct log *log = userdata;

    return kin__buf_printf(
        &log->text, "list %.*s/%.*s/%.*s/%.*s/%lld\n", KIN_STR(list->kind),
        KIN_STR(list->api_version), KIN_STR(list->resource_version),
        KIN_STR(list->continue_token), (long long)list->remaining);
}

static int log_bad(const struct kin__stream_bad *bad, void *userdata)
{
    struct log *log = userdata;

    assert(bad->error->code == KIN_ELIMIT);
    return kin__buf_printf(&log->text, "bad %d %.*s/%.*s/%.*s/%.*s %d\n",
                           bad->type, KIN_STR(bad->namespace_),
                           KIN_STR(bad->name), KIN_STR(bad->uid),
                           KIN_STR(bad->resource_version), bad->error->code);
}

struct cuts {
    const uint8_t *lens;
    size_t count; /* 0: all in one piece */
    unsigned way;
    bool is_limited; /* low limits */
    bool skips_bad;  /* objects beyond them */
    const struct kin__projection_node *fields;
};

static int feed(struct kin__stream *s, kin_str chunk, unsigned way)
{
    char *room = NULL;

    if (way == 0)
        return kin__stream_feed(s, chunk, NULL);
    if (way == 1) {
        if (kin__stream_reserve(s, chunk.len + 1, &room) < 0)
            abort();
        memcpy(room, chunk.ptr, chunk.len);
        return kin__stream_fed(s, chunk.len, NULL);
    }
    char *padded = calloc(1, chunk.len + KIN__JSON_PADDING);
    if (!padded)
        abort();
    memcpy(padded, chunk.ptr, chunk.len);
    int r = kin__stream_feed_padded(s, kin_str_of(padded, chunk.len), NULL);
    free(padded);
    return r;
}

static int feed_all(struct kin__stream *s, kin_str text,
                    const struct cuts *cuts)
{
    int r = 0;

    for (size_t i = 0; text.len > 0 && r == 0; i++) {
        size_t len = cuts->count ? (size_t)cuts->lens[i % cuts->count] + 1
                                 : text.len;
        if (len > text.len)
            len = text.len;
        r = feed(s, kin_str_of(text.ptr, len), cuts->way);
        text = kin_str_of(text.ptr + len, text.len - len);
    }
    return r < 0 ? r : kin__stream_finish(s, NULL);
}

/* Writes the log to `ret`. */
static int run(enum kin__stream_kind kind, kin_str text,
               const struct cuts *cuts, struct kin__buf *ret)
{
    struct log log = {.last = KIN__VAL_NONE};
    struct kin__stream_opts opts = {
        .kind = kind,
        .max_object = 4096,
        .infer_head = true,
        .fields = cuts->fields,
        .ops = {.predict = log_predict,
                .on_item = log_item,
                .on_list = log_list},
        .userdata = &log,
    };
    KIN__AUTO_STREAM s;

    if (cuts->skips_bad)
        opts.ops.on_bad = log_bad;
    if (cuts->is_limited) {
        opts.max_object = 64;
        opts.limits.depth = 8;
    }
    if (kin__arena_new(NULL, 64 << 20, &log.arena, NULL) < 0)
        abort();
    kin__buf_init(&log.text, NULL, SIZE_MAX / 2);
    if (kin__stream_init(&s, log.arena, &opts, NULL) < 0)
        abort();
    int r = feed_all(&s, text, cuts);
    kin__val_unref(log.arena, log.last);
    for (int i = 0; i < KIN__NODE_TYPES; i++)
        assert(log.arena->stats.live_nodes[i] == 0);
    (void)kin__arena_unref(log.arena);
    *ret = log.text;
    return r;
}

/* The same in every run. */
static const struct kin__projection_node *some_fields(void)
{
    static kin_projection *projection;

    if (!projection && kin_projection_parse(NULL, kin_s("metadata.name,a.b"),
                                            &projection, NULL) < 0)
        abort();
    return kin__projection_root(projection);
}

/* Without skipping: the same, unless an object is beyond limits. */
static void check_parity(enum kin__stream_kind kind, kin_str text,
                         struct cuts cuts, int result, kin_str log)
{
    KIN__AUTO_BUF plain;

    cuts.skips_bad = false;
    int r = run(kind, text, &cuts, &plain);
    assert(r == KIN_ELIMIT ||
           (r == result && kin_str_eq(kin__buf_str(&plain), log)));
    (void)r;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size < 2 || size < 2 + (size_t)data[1] % 8)
        return 0;
    enum kin__stream_kind kind = data[0] % 3;
    bool skips_bad = data[0] / 9 % 2;
    const struct kin__projection_node *fields = data[0] / 18 % 2 ? some_fields()
                                                                 : NULL;
    const struct cuts none = {
        .is_limited = skips_bad, .skips_bad = skips_bad, .fields = fields};
    const struct cuts cuts = {
        .lens = data + 2,
        .count = data[1] % 8,
        .way = data[0] / 3 % 3,
        .is_limited = skips_bad,
        .skips_bad = skips_bad,
        .fields = fields,
    };
    size_t skip = 2 + cuts.count;
    kin_str text = kin_str_of((const char *)data + skip, size - skip);
    KIN__AUTO_BUF whole;
    KIN__AUTO_BUF parts;

    int r = run(kind, text, &none, &whole);
    int r2 = run(kind, text, &cuts, &parts);
    assert((r < 0) == (r2 < 0));
    assert(kin_str_eq(kin__buf_str(&whole), kin__buf_str(&parts)));
    check_parity(kind, text, cuts, r2, kin__buf_str(&parts));
    (void)r;
    (void)r2;
    return 0;
}
