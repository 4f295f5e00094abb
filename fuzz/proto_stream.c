/* SPDX-License-Identifier: Apache-2.0 */
/*
 * proto_stream.c - protobuf lists and watches of any bytes, split in any way.
 *
 * The first byte chooses list or watch, and whether objects that cannot be
 * decoded are skipped; the second the length of chunks.  The result in strict
 * mode must be the same as for the bytes in one piece with fingerprints.
 */
#include "wire/proto_stream.h"

#include <assert.h>
#include <stdlib.h>

#include "base/str.h"
#include "fuzz.h"
#include "object/values.h"
#include "wire/json_write.h"

enum { MAX_OBJECT = 1 << 20, SMALL_OBJECT = 100 };

/* What the callbacks got.  Each object is predicted by the one before. */
struct log {
    struct kin__buf text;
    struct kin__arena *arena;
    struct kin__buf bad;
    bool skips_bad;
    bool is_strict;
    kin__val last; /* owned */
    size_t items;
};

static kin__val log_predict(kin_str ns, kin_str name, bool *ret_trust,
                            void *userdata)
{
    const struct log *log = userdata;

    (void)ns;
    (void)name;
    *ret_trust = true;
    return log->last;
}

static int log_item(const struct kin__stream_item *item, void *userdata)
{
    struct log *log = userdata;

    if (kin__json_write(&log->text, log->arena->ro, item->val,
                        KIN__JSON_COMPACT) < 0)
        abort();
    kin__val_unref(log->arena, log->last);
    log->last = item->val;
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

static int run(enum kin__stream_kind kind, kin_str bytes, size_t step,
               struct log *log)
{
    KIN__AUTO_PROTO_STREAM stream;
    const struct kin__schema *schema = NULL;
    const struct kin__stream_opts opts = {
        .kind = kind,
        .max_object = log->skips_bad ? SMALL_OBJECT : MAX_OBJECT,
        .is_strict = log->is_strict,
        .fingerprints_roots = true,
        .ops = {.predict = log_predict,
                .on_item = log_item,
                .on_bad = log->skips_bad ? log_bad : NULL},
        .userdata = log,
    };
    kin_error err = KIN_ERROR_INIT;
    int r = 0;

    kin__buf_init(&log->text, NULL, SIZE_MAX / 2);
    kin__buf_init(&log->bad, NULL, SIZE_MAX / 2);
    if (kin__schema_get(&schema, NULL) < 0 ||
        kin__arena_new(NULL, 64 << 20, &log->arena, NULL) < 0)
        abort();
    kin__proto_stream_init(&stream, log->arena, schema, &opts, NULL);
    while (r == 0 && bytes.len > 0) {
        kin_str part = kin__str_slice(bytes, 0, step);
        r = kin__proto_stream_feed(&stream, part, &err);
        bytes = kin__str_slice(bytes, part.len, SIZE_MAX);
    }
    if (r == 0)
        r = kin__proto_stream_finish(&stream, &err);
    assert((r < 0) == (err.code < 0));
    return r;
}

static void log_done(struct log *log)
{
    kin__val_unref(log->arena, log->last);
    kin__values_next(log->arena);
    assert(kin__arena_count(log->arena) == 0);
    (void)kin__arena_unref(log->arena);
    kin__buf_done(&log->text);
    kin__buf_done(&log->bad);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size < 2)
        return 0;
    struct log whole = {.skips_bad = data[0] & 2};
    struct log cut = {.skips_bad = data[0] & 2, .is_strict = true};
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
