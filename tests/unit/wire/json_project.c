/* SPDX-License-Identifier: Apache-2.0 */
/* Compares projections with a naive model: parse all of the text, then copy the
 * declared fields. */
#include <kin/document.h>
#include <kin/json.h>
#include <kin/projection.h>

#include "base/str.h"
#include "json_test.h"
#include "object/builder.h"
#include "object/document.h"
#include "wire/stream.h"

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

enum {
    MAX_PATHS = 16,
    MAX_STEPS = 6,
    MAX_TEXT = 1 << 16,
    MAX_OLD = 4,
};

static bool is_torture;

/* ---- the naive model ---- */

struct slow_path {
    const char *steps[MAX_STEPS]; /* "*" for elements */
    size_t count;
};

static const struct slow_path always[] = {
    {.steps = {"apiVersion"}, .count = 1},
    {.steps = {"kind"}, .count = 1},
    {.steps = {"metadata", "name"}, .count = 2},
    {.steps = {"metadata", "namespace"}, .count = 2},
    {.steps = {"metadata", "uid"}, .count = 2},
    {.steps = {"metadata", "resourceVersion"}, .count = 2},
    {.steps = {"metadata", "labels"}, .count = 2},
    {.steps = {"metadata", "deletionTimestamp"}, .count = 2},
    {.steps = {"metadata", "ownerReferences"}, .count = 2},
};

/* Selects the paths in `set` whose step at `depth` is this one; returns whether
 * one of them ends with it, or none is left. */
enum slow_result { SLOW_DROP, SLOW_PART, SLOW_WHOLE };

static enum slow_result slow_follow(const struct slow_path *paths, uint64_t set,
                                    size_t depth, kin_str step, bool is_element,
                                    uint64_t *ret)
{
    enum slow_result result = SLOW_DROP;

    *ret = 0;
    for (size_t i = 0; i < 64; i++) {
        if (!(set >> i & 1))
            continue;
        const char *own = paths[i].steps[depth];
        bool is_any = strcmp(own, "*") == 0;
        if (is_any != is_element || (!is_any && !kin_str_eq(kin_s(own), step)))
            continue;
        if (paths[i].count == depth + 1)
            return SLOW_WHOLE;
        *ret |= UINT64_C(1) << i;
        result = SLOW_PART;
    }
    return result;
}

static int slow_copy(kin_document *doc, kin_value v,
                     const struct slow_path *paths, uint64_t set, size_t depth)
{
    bool is_array = kin_value_type(v) == KIN_TYPE_ARRAY;
    int r = 0;

    if (!is_array && kin_value_type(v) != KIN_TYPE_OBJECT)
        return kin__document_add_value(doc, v);
    r = is_array ? kin__document_open_array(doc)
                 : kin__document_open_object(doc);
    for (size_t i = 0; r == 0 && i < kin_value_count(v); i++) {
        kin_str key = is_array ? kin_s("") : kin_value_key_at(v, i);
        uint64_t left = 0;
        enum slow_result result = slow_follow(paths, set, depth, key, is_array,
                                              &left);
        if (result == SLOW_DROP)
            continue;
        if (!is_array)
            r = kin__document_key(doc, key);
        if (r == 0)
            r = result == SLOW_WHOLE
                    ? kin__document_add_value(doc, kin_value_at(v, i))
                    : slow_copy(doc, kin_value_at(v, i), paths, left,
                                depth + 1);
    }
    return r == 0 ? kin__document_close(doc) : r;
}

/* Returns the expected result. */
static int slow_project(const kin_allocator *alloc, kin_str text,
                        const struct slow_path *paths, size_t count,
                        struct kin__buf *ret)
{
    KIN_AUTO(kin_document) *whole = NULL;
    KIN_AUTO(kin_document) *left = NULL;
    int r = kin_document_parse(alloc, text, &whole, NULL);

    if (r == 0)
        r = kin__document_new(alloc, &left, NULL);
    if (r == 0)
        r = slow_copy(left, kin_document_root(whole), paths,
                      (UINT64_C(1) << count) - 1, 0);
    if (r == 0)
        r = kin__document_finish(left, NULL);
    if (r < 0)
        return r;
    kin_value root = kin_document_root(left);
    return json_test_text(root.home, root.bits, ret);
}

/* ---- random texts ---- */

static const char *const keys[] = {
    "a",      "b",     "c",          "metadata",    "name",
    "labels", "items", "creationAt", "annotations", "a\xc3\xa9"};

/* Writes a key, sometimes with an escape or twice. */
static int random_key(uint64_t *state, struct kin__buf *buf)
{
    const char *key = keys[json_test_random(state) % COUNT(keys)];
    bool is_escaped = json_test_random(state) % 16 == 0;

    if (is_escaped)
        return kin__buf_printf(buf, "\"\\u%04x%s\"", (unsigned)key[0], key + 1);
    return kin__buf_printf(buf, "\"%s\"", key);
}

static int random_space(uint64_t *state, struct kin__buf *buf)
{
    return json_test_random(state) % 24 == 0
               ? kin__buf_append(buf, kin_s(" \n\t"))
               : 0;
}

static int random_scalar(uint64_t *state, struct kin__buf *buf)
{
    static const char *const scalars[] = {
        "1",
        "-3.5e7",
        "12345678901234567890",
        "true",
        "false",
        "null",
        "\"\"",
        "\"x\"",
        "\"of several words\"",
        "\"with \\\"quotes\\\\\"",
        "\"\xc3\xa9 [{\\u00e9\"",
        "\"2026-01-02T03:04:05Z\"",
    };

    return kin__buf_append(
        buf, kin_s(scalars[json_test_random(state) % COUNT(scalars)]));
}

static int random_value(uint64_t *state, unsigned depth, struct kin__buf *buf)
{
    uint64_t kind = json_test_random(state) % 8;
    bool is_object = kind < 4;
    uint64_t count = json_test_random(state) % 5;
    int r = 0;

    if (depth == 0 || kind >= 6)
        return random_scalar(state, buf);
    r = kin__buf_append_byte(buf, is_object ? '{' : '[');
    for (uint64_t i = 0; r == 0 && i < count; i++) {
        if (i > 0)
            r = kin__buf_append_byte(buf, ',');
        if (r == 0)
            r = random_space(state, buf);
        if (r == 0 && is_object)
            r = random_key(state, buf);
        if (r == 0 && is_object)
            r = random_space(state, buf);
        if (r == 0 && is_object)
            r = kin__buf_append_byte(buf, ':');
        if (r == 0)
            r = random_space(state, buf);
        if (r == 0)
            r = random_value(state, depth - 1, buf);
        if (r == 0)
            r = random_space(state, buf);
    }
    return r < 0 ? r : kin__buf_append_byte(buf, is_object ? '}' : ']');
}

/* An object with the usual fields and random ones. */
static int random_object(uint64_t *state, unsigned number, struct kin__buf *buf)
{
    int r = kin__buf_printf(
        buf,
        "{\"metadata\":{\"name\":\"n%u\",\"namespace\":\"s\",\"uid\":\"%u\","
        "\"labels\":{\"a\":\"b\"},\"annotations\":",
        number, number * 7);

    if (r == 0)
        r = random_value(state, 2, buf);
    if (r == 0)
        r = kin__buf_append(buf, kin_s("}"));
    for (unsigned i = 0; r == 0 && i < 4; i++) {
        r = kin__buf_append_byte(buf, ',');
        if (r == 0)
            r = random_key(state, buf);
        if (r == 0)
            r = kin__buf_append_byte(buf, ':');
        if (r == 0)
            r = random_value(state, 4, buf);
    }
    return r < 0 ? r : kin__buf_append_byte(buf, '}');
}

/* ---- random projections ---- */

struct fields {
    struct slow_path paths[MAX_PATHS + COUNT(always)];
    size_t count;
    kin_projection *projection;
};

static void fields_done(struct fields *f)
{
    f->projection = kin_projection_unref(f->projection);
}

#define AUTO_FIELDS __attribute__((cleanup(fields_done))) struct fields

static void random_path(uint64_t *state, struct slow_path *ret)
{
    ret->count = 1 + json_test_random(state) % 4;
    for (size_t i = 0; i < ret->count; i++) {
        bool is_any = i > 0 && json_test_random(state) % 3 == 0;
        ret->steps[i] = is_any ? "*"
                               : keys[json_test_random(state) % COUNT(keys)];
    }
}

static int path_print(const struct slow_path *path, struct kin__buf *ret)
{
    int r = 0;

    for (size_t i = 0; r == 0 && i < path->count; i++)
        r = strcmp(path->steps[i], "*") == 0
                ? kin__buf_append(ret, kin_s("[*]"))
                : kin__buf_printf(ret, "['%s']", path->steps[i]);
    return r;
}

static int fields_random(struct fields *f, uint64_t *state,
                         const kin_allocator *alloc)
{
    KIN__AUTO_BUF text;
    size_t count = json_test_random(state) % (MAX_PATHS / 2);
    int r = 0;

    kin__buf_init(&text, alloc, MAX_TEXT);
    *f = (struct fields){.count = COUNT(always)};
    memcpy(f->paths, always, sizeof(always));
    for (size_t i = 0; r == 0 && i < count; i++) {
        struct slow_path *path = &f->paths[f->count++];
        random_path(state, path);
        if (i > 0)
            r = kin__buf_append_byte(&text, ',');
        if (r == 0)
            r = path_print(path, &text);
    }
    return r < 0 ? r
                 : kin_projection_parse(alloc, kin__buf_str(&text),
                                        &f->projection, NULL);
}

/* ---- sequences of texts ---- */

/* Earlier values: any of them may be the prediction. */
struct old {
    struct kin__arena *arena;
    kin__val vals[MAX_OLD];
    kin__val last; /* one of them */
};

static void old_done(struct old *old)
{
    for (size_t i = 0; old->arena && i < MAX_OLD; i++)
        if (old->vals[i])
            kin__val_unref(old->arena, old->vals[i]);
    if (old->arena) {
        assert_int_equal(json_test_live(old->arena), 0);
        (void)kin__arena_unref(old->arena);
    }
}

#define AUTO_OLD __attribute__((cleanup(old_done))) struct old

/* Parses a text with or without fields and compares with the model. */
static int read_and_compare(const kin_allocator *alloc,
                            struct kin__json_parser *ps, struct old *old,
                            uint64_t *state, kin_str text, struct fields *f)
{
    KIN__AUTO_BUF want;
    KIN__AUTO_BUF have;
    uint64_t random = json_test_random(state);
    kin__val *place = &old->vals[random % MAX_OLD];
    /* Most often the last value. */
    kin__val predicted = random / 256 % 2
                             ? old->last
                             : old->vals[random / MAX_OLD % MAX_OLD];
    unsigned flags = random / 64 % 4 ? KIN__JSON_TRUST_FINGERPRINTS
                                     : KIN__JSON_STRICT;
    kin__val val = KIN__VAL_NONE;

    kin__buf_init(&want, alloc, MAX_TEXT);
    kin__buf_init(&have, alloc, MAX_TEXT);
    kin__json_parser_set_fields(ps,
                                f ? kin__projection_root(f->projection) : NULL);
    TRY(json_test_parse(ps, text, predicted, flags, &val, NULL));
    if (val == predicted)
        kin__val_ref(old->arena, val);
    if (*place)
        kin__val_unref(old->arena, *place);
    *place = val;
    old->last = val;
    TRY(json_test_text(old->arena, val, &have));
    if (f) {
        TRY(slow_project(alloc, text, f->paths, f->count, &want));
    } else {
        KIN_AUTO(kin_document) *whole = NULL;
        TRY(kin_document_parse(alloc, text, &whole, NULL));
        kin_value v = kin_document_root(whole);
        TRY(json_test_text(v.home, v.bits, &want));
    }
    assert_string_equal(have.ptr, want.ptr);
    return 0;
}

/* With predictions that were parsed with the same fields, with others, and with
 * none: the result does not depend on them. */
KIN_TEST(projection_agrees_with_a_naive_model)
{
    AUTO_OLD old = {0};
    KIN__AUTO_JSON_PARSER ps = {0};
    KIN__AUTO_BUF text;
    uint64_t state = 20261116;
    int rounds = is_torture ? 2 : 400;

    kin__buf_init(&text, alloc, MAX_TEXT);
    TRY(kin__arena_new(alloc, 0, &old.arena, NULL));
    kin__json_parser_init(&ps, old.arena, NULL, alloc);
    for (int round = 0; round < rounds; round++) {
        AUTO_FIELDS f;
        TRY(fields_random(&f, &state, alloc));
        for (int i = 0; i < 12; i++) {
            kin__buf_clear(&text);
            TRY(random_object(&state, 1, &text));
            TRY(read_and_compare(alloc, &ps, &old, &state, kin__buf_str(&text),
                                 i % 2 ? NULL : &f));
            /* Again, now with the state that it may have left. */
            TRY(read_and_compare(alloc, &ps, &old, &state, kin__buf_str(&text),
                                 i % 4 == 2 ? NULL : &f));
        }
    }
    TRY(kin__arena_check(old.arena, NULL));
    return 0;
}

/* ---- streams ---- */

struct sink {
    struct kin__arena *arena;
    struct kin__buf log;
    struct kin__buf text;
    kin__val last;
};

static void sink_done(struct sink *sink)
{
    if (sink->last)
        kin__val_unref(sink->arena, sink->last);
    if (sink->arena) {
        assert_int_equal(json_test_live(sink->arena), 0);
        (void)kin__arena_unref(sink->arena);
    }
    kin__buf_done(&sink->log);
    kin__buf_done(&sink->text);
}

#define AUTO_SINK __attribute__((cleanup(sink_done))) struct sink

static int sink_init(struct sink *sink, const kin_allocator *alloc)
{
    *sink = (struct sink){.last = KIN__VAL_NONE};
    kin__buf_init(&sink->log, alloc, MAX_TEXT * 4);
    kin__buf_init(&sink->text, alloc, MAX_TEXT);
    return kin__arena_new(alloc, 0, &sink->arena, NULL);
}

static kin__val sink_predict(kin_str ns, kin_str name, bool *ret_trust,
                             void *userdata)
{
    struct sink *sink = userdata;

    (void)ns;
    (void)name;
    *ret_trust = true;
    return sink->last;
}

static int sink_item(const struct kin__stream_item *item, void *userdata)
{
    struct sink *sink = userdata;
    int r = json_test_text(sink->arena, item->val, &sink->text);

    if (sink->last)
        kin__val_unref(sink->arena, sink->last);
    sink->last = item->val;
    return r < 0 ? r
                 : kin__buf_printf(&sink->log, "%.*s\n",
                                   KIN_STR(kin__buf_str(&sink->text)));
}

/* Feeds a stream in random chunks. */
static int sink_feed(struct sink *sink, const kin_allocator *alloc,
                     enum kin__stream_kind kind, const struct fields *f,
                     kin_str text, uint64_t *state)
{
    KIN__AUTO_STREAM stream = {.error = 0};
    struct kin__stream_opts opts = {
        .kind = kind,
        .infer_head = true,
        .ops = {.predict = sink_predict, .on_item = sink_item},
        .userdata = sink,
        .fields = kin__projection_root(f->projection),
    };
    int r = kin__stream_init(&stream, sink->arena, &opts, alloc);

    while (r == 0 && text.len > 0) {
        size_t len = 1 + json_test_random(state) % 200;
        r = kin__stream_feed(&stream, kin__str_slice(text, 0, len), NULL);
        text = kin__str_slice(text, len, text.len);
    }
    return r < 0 ? r : kin__stream_finish(&stream, NULL);
}

static int stream_round(const kin_allocator *alloc, uint64_t *state,
                        bool is_watch)
{
    AUTO_FIELDS f = {.count = 0};
    AUTO_SINK sink = {.arena = NULL};
    KIN__AUTO_BUF text;
    KIN__AUTO_BUF object;
    KIN__AUTO_BUF want;
    KIN__AUTO_BUF one;

    kin__buf_init(&text, alloc, MAX_TEXT * 4);
    kin__buf_init(&object, alloc, MAX_TEXT);
    kin__buf_init(&want, alloc, MAX_TEXT * 4);
    kin__buf_init(&one, alloc, MAX_TEXT);
    TRY(sink_init(&sink, alloc));
    TRY(fields_random(&f, state, alloc));
    if (!is_watch)
        TRY(kin__buf_append(&text,
                            kin_s("{\"kind\":\"PodList\",\"apiVersion\":\"v1\","
                                  "\"metadata\":{\"resourceVersion\":\"7\"},"
                                  "\"items\":[")));
    for (unsigned i = 0; i < 6; i++) {
        kin__buf_clear(&object);
        TRY(random_object(state, i / 2, &object));
        kin_str body = kin__buf_str(&object);
        if (is_watch)
            TRY(kin__buf_printf(&text, "{\"type\":\"ADDED\",\"object\":%.*s}\n",
                                KIN_STR(body)));
        else
            TRY(kin__buf_printf(&text, "%s%.*s", i ? "," : "", KIN_STR(body)));
        TRY(slow_project(alloc, body, f.paths, f.count, &one));
        kin_str left = kin__buf_str(&one);
        if (!is_watch) /* kind and apiVersion come from the list */
            left = kin__str_slice(left, 1, left.len);
        TRY(kin__buf_printf(
            &want, "%s%.*s\n",
            is_watch ? "" : "{\"kind\":\"Pod\",\"apiVersion\":\"v1\",",
            KIN_STR(left)));
    }
    if (!is_watch)
        TRY(kin__buf_append(&text, kin_s("]}")));
    TRY(sink_feed(&sink, alloc, is_watch ? KIN__STREAM_WATCH : KIN__STREAM_LIST,
                  &f, kin__buf_str(&text), state));
    assert_string_equal(sink.log.ptr, want.ptr);
    return 0;
}

KIN_TEST(projected_streams_agree_for_any_chunks)
{
    uint64_t state = 7;
    int rounds = is_torture ? 1 : 200;

    for (int i = 0; i < rounds; i++) {
        TRY(stream_round(alloc, &state, /* is_watch= */ false));
        TRY(stream_round(alloc, &state, /* is_watch= */ true));
    }
    return 0;
}

/* ---- single cases ---- */

struct sample {
    const char *fields;
    const char *in;
    const char *out;
};

static const struct sample samples[] = {
    {"", "{\"a\":1}", "{}"},
    {"", "{}", "{}"},
    {"", "[1,{\"a\":2}]", "[]"},
    {"", "7", "7"},
    {".a", "{\"b\":{\"a\":1},\"a\":{\"b\":1},\"c\":3}", "{\"a\":{\"b\":1}}"},
    {".a.b", "{\"a\":{\"c\":1}}", "{\"a\":{}}"},
    {".a.b", "{\"a\":\"text\"}", "{\"a\":\"text\"}"},
    {".a.b", "{\"a\":[{\"b\":1}]}", "{\"a\":[]}"},
    {".a[*].b", "{\"a\":[{\"b\":1,\"c\":2},{\"c\":3},4]}",
     "{\"a\":[{\"b\":1},{},4]}"},
    {".a[*].b", "{\"a\":{\"b\":1}}", "{\"a\":{}}"},
    {".a[*]", "{\"a\":[{\"b\":1}],\"c\":1}", "{\"a\":[{\"b\":1}]}"},
    {".a[*].b,.a", "{\"a\":[{\"c\":1}]}", "{\"a\":[{\"c\":1}]}"},
    {".a,.a[*].b", "{\"a\":[{\"c\":1}]}", "{\"a\":[{\"c\":1}]}"},
    {".b", "{\"a\":\"\\\"]}\",\"b\":2}", "{\"b\":2}"},
    {".b", "{\"\\u0062\":2,\"\\u0061\":1}", "{\"b\":2}"},
    {".b", "{\"b\":1,\"a\":2,\"b\":3}", "{\"b\":3}"},
    {".m['x,y.z/w']", "{\"m\":{\"x\":1,\"x,y.z/w\":2}}",
     "{\"m\":{\"x,y.z/w\":2}}"},
};

KIN_TEST(keeps_declared_fields)
{
    for (size_t i = 0; i < COUNT(samples); i++) {
        KIN_AUTO(kin_projection) *projection = NULL;
        AUTO_ARENA *arena = NULL;
        KIN__AUTO_JSON_PARSER ps = {0};
        KIN__AUTO_BUF text;
        kin__val val = KIN__VAL_NONE;

        kin__buf_init(&text, alloc, MAX_TEXT);
        TRY(kin_projection_parse(alloc, kin_s(samples[i].fields), &projection,
                                 NULL));
        TRY(kin__arena_new(alloc, 0, &arena, NULL));
        kin__json_parser_init(&ps, arena, NULL, alloc);
        kin__json_parser_set_fields(&ps, kin__projection_root(projection));
        TRY(json_test_parse(&ps, kin_s(samples[i].in), KIN__VAL_NONE, 0, &val,
                            NULL));
        TRY(json_test_text(arena, val, &text));
        assert_string_equal(text.ptr, samples[i].out);
        kin__val_unref(arena, val);
    }
    return 0;
}

/* Skipped values must end, and separators must be correct. */
KIN_TEST(rejects_unterminated_values)
{
    static const struct {
        const char *in;
        const char *message;
    } bad[] = {
        {"{\"b\":[1,2", "byte 9: text ends too soon"},
        {"{\"b\":\"x", "byte 7: text ends too soon"},
        {"{\"b\":\"x\\", "byte 8: text ends too soon"},
        {"{\"b\":1 2}", "byte 7: ',' or '}' expected"},
        {"{\"b\" 1}", "byte 5: ':' expected"},
        {"{\"b\":x}", "byte 5: value expected"},
        {"{\"b\":nul}", "byte 5: bad value"},
        {"{\"b\":1,}", "byte 7: key expected"},
        {"{b:1}", "byte 1: key expected"},
        {"{\"a\":{\"c\":1,\"d\":[}", "byte 18: text ends too soon at .a"},
    };

    for (size_t i = 0; i < COUNT(bad); i++) {
        KIN_AUTO(kin_projection) *projection = NULL;
        AUTO_ARENA *arena = NULL;
        KIN__AUTO_JSON_PARSER ps = {0};
        kin_error err = KIN_ERROR_INIT;
        kin__val val = KIN__VAL_NONE;

        TRY(kin_projection_parse(alloc, kin_s(".a.b"), &projection, NULL));
        TRY(kin__arena_new(alloc, 0, &arena, NULL));
        kin__json_parser_init(&ps, arena, NULL, alloc);
        kin__json_parser_set_fields(&ps, kin__projection_root(projection));
        TRY_FAIL(json_test_parse(&ps, kin_s(bad[i].in), KIN__VAL_NONE, 0, &val,
                                 &err),
                 KIN_EPARSE);
        assert_string_equal(err.message, bad[i].message);
    }
    return 0;
}

/* A fingerprint covers the text of a whole value: a container of which only
 * some fields are kept must neither get nor use one. */
KIN_TEST(projected_containers_use_no_fingerprints)
{
    AUTO_OLD old = {0};
    KIN__AUTO_JSON_PARSER ps = {0};
    KIN_AUTO(kin_projection) *projection = NULL;
    KIN__AUTO_BUF text;
    KIN__AUTO_BUF have;
    char filler[2000];

    memset(filler, 'x', sizeof(filler) - 1);
    filler[sizeof(filler) - 1] = '\0';
    kin__buf_init(&text, alloc, MAX_TEXT);
    kin__buf_init(&have, alloc, MAX_TEXT);
    TRY(kin_projection_parse(alloc, kin_s(".part.k,.whole,.n"), &projection,
                             NULL));
    TRY(kin__arena_new(alloc, 0, &old.arena, NULL));
    kin__json_parser_init(&ps, old.arena, NULL, alloc);
    kin__json_parser_set_fields(&ps, kin__projection_root(projection));
    for (int i = 0; i < 8; i++) {
        bool is_longer = i % 2 == 1;
        kin__val val = KIN__VAL_NONE;
        kin__buf_clear(&text);
        TRY(kin__buf_printf(
            &text,
            "{\"whole\":{\"k\":\"%s\"%s},\"part\":{\"k\":\"%s\",\"d\":1},"
            "\"n\":%d}",
            filler, is_longer ? ",\"d\":1" : "", filler, i));
        TRY(json_test_parse(&ps, kin__buf_str(&text), old.vals[0],
                            KIN__JSON_TRUST_FINGERPRINTS, &val, NULL));
        if (old.vals[0] && val != old.vals[0])
            kin__val_unref(old.arena, old.vals[0]);
        old.vals[0] = val;
        TRY(json_test_text(old.arena, val, &have));
        kin__buf_clear(&text);
        TRY(kin__buf_printf(
            &text,
            "{\"whole\":{\"k\":\"%s\"%s},\"part\":{\"k\":\"%s\"},\"n\":%d}",
            filler, is_longer ? ",\"d\":1" : "", filler, i));
        assert_string_equal(have.ptr, text.ptr);
    }
    return 0;
}

static const struct kin_test tests[] = {
    KIN_TEST_ENTRY(projection_agrees_with_a_naive_model),
    KIN_TEST_ENTRY(projected_streams_agree_for_any_chunks),
    KIN_TEST_ENTRY(keeps_declared_fields),
    KIN_TEST_ENTRY(rejects_unterminated_values),
    KIN_TEST_ENTRY(projected_containers_use_no_fingerprints),
};

int main(int argc, char **argv)
{
    is_torture = argc > 1 && strcmp(argv[1], "--torture") == 0;
    return kin_test_main(tests, COUNT(tests), argc, argv);
}
