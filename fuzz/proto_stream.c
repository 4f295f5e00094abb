/* SPDX-License-Identifier: Apache-2.0 */
/*
 * proto_stream.c - protobuf lists and watches of any bytes, split in any way.
 *
 * The first byte chooses list or watch, and whether objects that cannot be
 * decoded are skipped; the second the length of chunks.  The result must be the
 * same as for the bytes in one piece, and a JSON stream must be able to parse
 * it.
 */
#include "wire/proto_stream.h"

#include <assert.h>
#include <stdlib.h>

#include "base/str.h"
#include "fuzz.h"
#include "object/values.h"
#include "wire/json_write.h"

enum { MAX_OBJECT = 1 << 20, SMALL_OBJECT = 100 };

/* The output, and the result of parsing it. */
struct log {
    struct kin__buf text;
    struct kin__arena *arena;
    struct kin__stream stream;
    struct kin__buf bad;
    bool skips_bad;
    size_t items;
};

static int log_item(const struct kin__stream_item *item, void *userdata)
{
    struct log *log = userdata;

    kin__val_unref(log->arena, item->val);
    log->items++;
    return 0;
}

static int log_bad(const struct kin__stream_bad *bad, void *userdata)
{
    struct log *log = userdata;

    assert(bad->error->code < 0);
    if (kin__buf_printf(&log->bad, "%d %.*s/%.*s/%.*s/%.*s %d\n", bad->type,
                        KIN_STR(bad->namespace_), KIN_STR(bad->name),
                        KIN_STR(bad->uid), KIN_STR(bad->resource_version),
                        bad->error->code) < 0)
        abort();
    return 0;
}

static int log_text(kin_str text, kin_error *err, void *userdata)
{
    struct log *log = userdata;

    if (kin__buf_append(&log->text, text) < 0)
        abort();
    return kin__stream_feed_padded(&log->stream, text, err);
}

static int run(enum kin__stream_kind kind, kin_str bytes, size_t step,
               struct log *log)
{
    KIN__AUTO_PROTO_STREAM stream;
    struct kin__proto_stream_opts opts = {
        .kind = kind,
        .max_object = MAX_OBJECT,
        .on_text = log_text,
        .userdata = log,
    };
    struct kin__stream_opts json_opts = {
        .kind = kind,
        .max_object = MAX_OBJECT,
        .ops = {.on_item = log_item},
        .userdata = log,
    };
    kin_error err = KIN_ERROR_INIT;
    int r = 0;

    if (log->skips_bad) {
        opts.on_bad = log_bad;
        opts.max_object = SMALL_OBJECT;
        json_opts.ops.on_bad = log_bad;
    }
    kin__buf_init(&log->text, NULL, SIZE_MAX / 2);
    kin__buf_init(&log->bad, NULL, SIZE_MAX / 2);
    if (kin__schema_get(&opts.schema, NULL) < 0 ||
        kin__arena_new(NULL, 64 << 20, &log->arena, NULL) < 0 ||
        kin__stream_init(&log->stream, log->arena, &json_opts, NULL) < 0)
        abort();
    kin__proto_stream_init(&stream, &opts, NULL);
    while (r == 0 && bytes.len > 0) {
        kin_str part = kin__str_slice(bytes, 0, step);
        r = kin__proto_stream_feed(&stream, part, &err);
        bytes = kin__str_slice(bytes, part.len, SIZE_MAX);
    }
    if (r == 0)
        r = kin__proto_stream_finish(&stream, &err);
    /* Complete output is complete JSON. */
    if (r == 0)
        r = kin__stream_finish(&log->stream, &err);
    assert((r < 0) == (err.code < 0));
    return r;
}

static void log_done(struct log *log)
{
    kin__stream_done(&log->stream);
    (void)kin__arena_unref(log->arena);
    kin__buf_done(&log->text);
    kin__buf_done(&log->bad);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size < 2)
        return 0;
    struct log whole = {.skips_bad = data[0] & 2};
    struct log cut = {.skips_bad = data[0] & 2};
    enum kin__stream_kind kind = data[0] & 1 ? KIN__STREAM_WATCH
                                             : KIN__STREAM_LIST;
    kin_str bytes = kin_str_of((const char *)data + 2, size - 2);
    int r = run(kind, bytes, SIZE_MAX, &whole);
    int again = run(kind, bytes, (size_t)data[1] + 1, &cut);
    assert(r == again || (r < 0 && again < 0));
    assert(whole.items == cut.items);
    assert(kin_str_eq(kin__buf_str(&whole.text), kin__buf_str(&cut.text)));
    assert(kin_str_eq(kin__buf_str(&whole.bad), kin__buf_str(&cut.bad)));
    log_done(&whole);
    log_done(&cut);
    return 0;
}
