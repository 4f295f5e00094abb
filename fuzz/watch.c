/* SPDX-License-Identifier: Apache-2.0 */
/*
 * watch.c - decodes watches and lists of any bytes to objects.
 *
 * The first byte chooses the input type, the resource, and which objects are
 * kept; the second how many of the next bytes are lengths of chunks, which are
 * used cyclically.  The result must be the same as for the bytes in one piece,
 * and kept objects must not change until the end.
 */
#include <assert.h>
#include <stdlib.h>

#include <kin/json.h>

#include "base/buf.h"
#include "fuzz.h"
#include "kube/decode.h"

enum { MAX_KEPT = 16 };

static const kin_resource pods = {"", "v1", "pods", "Pod", false};
static const kin_resource widgets = {"example.com", "v2", "widgets", NULL,
                                     false};

struct log {
    struct kin__buf text;
    unsigned keeps; /* one in `keep` objects is kept; 0: none */
    unsigned seen;
    const kin_object *kept[MAX_KEPT];
    struct kin__buf was[MAX_KEPT]; /* their texts when they were kept */
    size_t kept_count;
};

static int append(kin_str piece, void *userdata)
{
    return kin__buf_append(userdata, piece);
}

static void keep(struct log *log, const kin_object *object)
{
    if (!log->keeps || log->seen++ % log->keeps || log->kept_count == MAX_KEPT)
        return;
    struct kin__buf *was = &log->was[log->kept_count];
    kin__buf_init(was, NULL, SIZE_MAX / 2);
    if (kin_value_write(kin_object_value(object), 0, append, was) < 0)
        abort();
    log->kept[log->kept_count++] = kin_object_ref(object);
}

static int log_item(const struct kin__decoded *item, kin_error *err,
                    void *userdata)
{
    struct log *log = userdata;

    (void)err;
    if (item->object) {
        assert(kin_object_name(item->object).len > 0);
        keep(log, item->object);
    }
    if (kin__buf_printf(&log->text, "%d ", item->type) < 0 ||
        kin_value_write(item->value, 0, append, &log->text) < 0 ||
        kin__buf_append_byte(&log->text, '\n') < 0)
        abort();
    return 0;
}

static int log_list(const struct kin__stream_list *list, kin_error *err,
                    void *userdata)
{
    struct log *log = userdata;

    (void)err;
    assert(list->has_items);
    if (kin__buf_printf(&log->text, "list %.*s/%.*s\n",
                        KIN_STR(list->resource_version),
                        KIN_STR(list->continue_token)) < 0)
        abort();
    return 0;
}

static void log_check(struct log *log)
{
    for (size_t i = 0; i < log->kept_count; i++) {
        KIN__AUTO_BUF now;
        kin__buf_init(&now, NULL, SIZE_MAX / 2);
        if (kin_value_write(kin_object_value(log->kept[i]), 0, append, &now) <
            0)
            abort();
        assert(kin_str_eq(kin__buf_str(&now), kin__buf_str(&log->was[i])));
        (void)kin_object_unref(log->kept[i]);
        kin__buf_done(&log->was[i]);
    }
}

struct cuts {
    const uint8_t *lens;
    size_t count; /* 0: all in one piece */
};

static int feed_all(struct kin__decode *decode, kin_str text,
                    const struct cuts *cuts)
{
    int r = 0;

    for (size_t i = 0; text.len > 0 && r == 0; i++) {
        size_t len = cuts->count ? (size_t)cuts->lens[i % cuts->count] + 1
                                 : text.len;
        if (len > text.len)
            len = text.len;
        r = kin__decode_feed(decode, kin_str_of(text.ptr, len), NULL);
        text = kin_str_of(text.ptr + len, text.len - len);
    }
    return r < 0 ? r : kin__decode_finish(decode, NULL);
}

/* Writes the log to `ret`. */
static int run(unsigned way, kin_str text, const struct cuts *cuts,
               struct kin__buf *ret)
{
    struct log log = {.keeps = way >> 3 & 3};
    const struct kin__decode_opts opts = {
        .kind = way & 1 ? KIN__STREAM_LIST : KIN__STREAM_WATCH,
        .resource = way & 2   ? &pods
                    : way & 4 ? &widgets
                              : NULL,
        .max_object = 4096,
        .on_item = log_item,
        .on_list = log_list,
        .userdata = &log,
    };
    struct kin__decode decode;

    kin__buf_init(&log.text, NULL, SIZE_MAX / 2);
    if (kin__decode_init(&decode, NULL, &opts, NULL) < 0)
        abort();
    int r = feed_all(&decode, text, cuts);
    assert(r != KIN_ENOMEM);
    kin__decode_done(&decode);
    log_check(&log);
    *ret = log.text;
    return r;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size < 2 || size < 2 + (size_t)data[1] % 8)
        return 0;
    const struct cuts none = {.count = 0};
    const struct cuts cuts = {.lens = data + 2, .count = data[1] % 8};
    size_t skip = 2 + cuts.count;
    kin_str text = kin_str_of((const char *)data + skip, size - skip);
    KIN__AUTO_BUF whole;
    KIN__AUTO_BUF parts;

    int r = run(data[0], text, &none, &whole);
    int r2 = run(data[0], text, &cuts, &parts);
    assert((r < 0) == (r2 < 0));
    assert(kin_str_eq(kin__buf_str(&whole), kin__buf_str(&parts)));
    (void)r;
    (void)r2;
    return 0;
}
