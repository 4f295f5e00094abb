/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Compares the protobuf decoder with Go's, on a file of pairs (scripts/schema):
 * what kin writes as JSON must be what Go writes, byte for byte, and what Go
 * refuses must be refused.  The same goes for what a stream makes of it.
 *
 *     parity_proto FILE
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <kin/json.h>

#include "base/buf.h"
#include "base/str.h"
#include "object/document.h"
#include "object/values.h"
#include "wire/json_write.h"
#include "wire/proto_stream.h"

enum { MAX_SHOWN = 20, CONTEXT = 60 };

struct tally {
    size_t same;
    size_t refused; /* by both */
    size_t stricter;
    size_t wrong;
};

static void show_text(const char *program, kin_str text, size_t from)
{
    kin_str part = kin__str_slice(text, from, 2 * CONTEXT);

    printf("  %s: ...%.*s\n", program, KIN_STR(part));
}

static void show_difference(kin_str name, kin_str got, kin_str expected)
{
    size_t at = 0;

    while (at < got.len && at < expected.len && got.ptr[at] == expected.ptr[at])
        at++;
    printf("%.*s: differs at byte %zu\n", KIN_STR(name), at);
    at = at > CONTEXT ? at - CONTEXT : 0;
    show_text("kin", got, at);
    show_text("go ", expected, at);
}

/* Of damaged bytes kin may reject more than Go, which does not check how
 * entries of a map are encoded, takes CBOR for JSON and has times beyond the
 * year 9999; but seldom. */
static bool is_damaged(kin_str name)
{
    return memmem(name.ptr, name.len, "damaged", 7) != NULL;
}

static void compare_refused(struct tally *tally, kin_str name, const char *why,
                            kin_str expected)
{
    if (expected.len == 0) {
        tally->refused++;
    } else if (is_damaged(name)) {
        tally->stricter++;
    } else {
        tally->wrong++;
        if (tally->wrong <= MAX_SHOWN)
            printf("%.*s: refused: %s\n", KIN_STR(name), why);
    }
}

static void compare_text(struct tally *tally, kin_str name, kin_str got,
                         kin_str expected)
{
    if (kin_str_eq(got, expected)) {
        tally->same++;
        return;
    }
    tally->wrong++;
    if (tally->wrong > MAX_SHOWN)
        return;
    if (expected.len == 0)
        printf("%.*s: Go refuses it\n", KIN_STR(name));
    else
        show_difference(name, got, expected);
}

/* ---- the same as an event of a watch ---- */

/* A field with a length, in front of what `buf` will get. */
static int put_head(struct kin__buf *buf, char tag, size_t len)
{
    int r = kin__buf_append_byte(buf, (char)(tag << 3 | KIN__PROTO_BYTES));

    for (; r == 0 && len >= 0x80; len >>= 7)
        r = kin__buf_append_byte(buf, (char)(len | 0x80));
    return r < 0 ? r : kin__buf_append_byte(buf, (char)len);
}

static int put_event(struct kin__buf *buf, kin_str envelope)
{
    KIN__AUTO_BUF object;

    kin__buf_init(&object, NULL, SIZE_MAX / 2);
    int r = put_head(&object, 1, envelope.len);
    if (r == 0)
        r = kin__buf_append(&object, envelope);
    if (r == 0)
        r = kin__buf_append(buf, kin_str_of("\0\0\0\0\x0a\1A", 7));
    if (r == 0)
        r = put_head(buf, 2, object.len);
    if (r == 0)
        r = kin__buf_append(buf, kin__buf_str(&object));
    for (size_t i = 0; r == 0 && i < 4; i++)
        buf->ptr[i] = (char)((buf->len - 4) >> 8 * (3 - i));
    return r;
}

/* A cache whose objects are predicted by the one before, of any kind. */
struct cache {
    struct kin__arena *arena;
    struct kin__proto_stream stream;
    struct kin__stream_opts opts;
    const struct kin__schema *schema;
    kin__val last; /* owned */
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

static int cache_on_item(const struct kin__stream_item *item, void *userdata)
{
    struct cache *cache = userdata;

    kin__val_unref(cache->arena, cache->last);
    cache->last = item->val;
    return 0;
}

static void cache_open(struct cache *cache)
{
    kin__proto_stream_init(&cache->stream, cache->arena, cache->schema,
                           &cache->opts, NULL);
    cache->stream.proto.is_from_server = false; /* Go's own types are asked */
}

static int cache_init(struct cache *cache, const struct kin__schema *schema,
                      bool is_strict)
{
    *cache = (struct cache){
        .schema = schema,
        .opts = {.kind = KIN__STREAM_WATCH,
                 .is_strict = is_strict,
                 .fingerprints_roots = true,
                 .ops = {.predict = cache_predict, .on_item = cache_on_item},
                 .userdata = cache},
    };
    int r = kin__arena_new(NULL, /* max_bytes= */ 0, &cache->arena, NULL);
    if (r == 0)
        cache_open(cache);
    return r;
}

/* Nothing may be left. */
static int cache_done(struct cache *cache)
{
    kin__val_unref(cache->arena, cache->last);
    kin__proto_stream_done(&cache->stream);
    kin__values_next(cache->arena);
    uint64_t left = kin__arena_count(cache->arena);
    (void)kin__arena_unref(cache->arena);
    if (left > 0)
        printf("%llu values were not released\n", (unsigned long long)left);
    return left > 0 ? KIN_EINTERNAL : 0;
}

static int read_event(struct cache *cache, kin_str envelope,
                      struct kin__buf *ret, kin_error *err)
{
    KIN__AUTO_BUF frame;

    kin__buf_init(&frame, NULL, SIZE_MAX / 2);
    int r = put_event(&frame, envelope);
    if (r == 0)
        r = kin__proto_stream_feed(&cache->stream, kin__buf_str(&frame), err);
    if (r == 0)
        return kin__json_write(ret, cache->arena->ro, cache->last,
                               KIN__JSON_COMPACT);
    kin__proto_stream_done(&cache->stream);
    cache_open(cache);
    return r;
}

/* What a document could be made of; damage may look like an unknown field. */
static int compare_event(struct cache *cache, struct tally *tally,
                         const kin_str record[3])
{
    KIN__AUTO_BUF json;

    kin__buf_init(&json, NULL, SIZE_MAX / 2);
    kin_error err = KIN_ERROR_INIT;
    int r = read_event(cache, record[1], &json, &err);
    if (r == KIN_EUNSUPPORTED && is_damaged(record[0]))
        return 0;
    if (r == 0 && kin_str_eq(kin__buf_str(&json), record[2]))
        return 0;
    if (r == KIN_ENOMEM)
        return r;
    tally->wrong++;
    printf("%.*s: differs as an event: %s\n", KIN_STR(record[0]), err.message);
    if (r == 0)
        show_difference(record[0], kin__buf_str(&json), record[2]);
    return 0;
}

/* Twice each: the second time the object is predicted by itself. */
static int compare_events(struct cache caches[2], struct tally *tally,
                          const kin_str record[3])
{
    int r = 0;

    for (int i = 0; r == 0 && i < 4; i++)
        r = compare_event(&caches[i / 2], tally, record);
    return r;
}

static int compare(const struct kin__proto_opts *opts, struct cache caches[2],
                   struct tally *tally, const kin_str record[3])
{
    KIN_AUTO(kin_document) *doc = NULL;
    kin_error err = KIN_ERROR_INIT;
    KIN__AUTO_BUF text;

    kin__buf_init(&text, NULL, SIZE_MAX / 2);
    int r = kin__proto_decode(opts, record[1], NULL, &doc, &err);
    if (r < 0) {
        compare_refused(tally, record[0], err.message, record[2]);
        return 0;
    }
    r = kin__json_write(&text, doc->arena->ro, doc->root, KIN__JSON_COMPACT);
    if (r < 0)
        return r;
    compare_text(tally, record[0], kin__buf_str(&text), record[2]);
    return compare_events(caches, tally, record);
}

/* The next field of a record; false at the end. */
static bool next_part(kin_str *rest, kin_str *ret)
{
    size_t len = 0;

    if (rest->len < 4)
        return false;
    for (size_t i = 0; i < 4; i++)
        len |= (size_t)(unsigned char)rest->ptr[i] << 8 * i;
    if (rest->len - 4 < len)
        return false;
    *ret = kin_str_of(rest->ptr + 4, len);
    *rest = kin__str_slice(*rest, 4 + len, SIZE_MAX);
    return true;
}

static int read_file(const char *path, struct kin__buf *ret)
{
    FILE *file = fopen(path, "rb");
    char *room = NULL;
    size_t got = 1;
    int r = file ? 0 : KIN_ESYSTEM;

    while (r == 0 && got > 0) {
        r = kin__buf_reserve(ret, 1 << 20, &room);
        if (r == 0) {
            got = fread(room, 1, 1 << 20, file);
            kin__buf_grown(ret, got);
        }
    }
    if (file)
        (void)fclose(file); /* it was only read */
    return r;
}

int main(int argc, char **argv)
{
    struct kin__proto_opts opts = {0};
    struct tally tally = {0};
    kin_str record[3];
    KIN__AUTO_BUF file;
    int r = 0;

    kin__buf_init(&file, NULL, SIZE_MAX / 2);
    if (argc != 2 || read_file(argv[1], &file) < 0 ||
        kin__schema_get(&opts.schema, NULL) < 0) {
        fprintf(stderr, "usage: parity_proto FILE\n");
        return 2;
    }
    struct cache caches[2]; /* default and strict */
    for (int i = 0; r == 0 && i < 2; i++)
        r = cache_init(&caches[i], opts.schema, i == 1);
    kin_str rest = kin__buf_str(&file);
    while (r == 0 && next_part(&rest, &record[0]) &&
           next_part(&rest, &record[1]) && next_part(&rest, &record[2]))
        r = compare(&opts, caches, &tally, record);
    for (int i = 0; i < 2; i++)
        if (cache_done(&caches[i]) < 0)
            tally.wrong++;
    printf("%zu the same, %zu refused by both, %zu only by kin, %zu wrong\n",
           tally.same, tally.refused, tally.stricter, tally.wrong);
    return r < 0 || rest.len > 0 || tally.same == 0 || tally.wrong > 0 ||
           tally.stricter > (tally.same + tally.refused) / 100;
}
