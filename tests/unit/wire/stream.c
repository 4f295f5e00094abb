/* SPDX-License-Identifier: Apache-2.0 */
#include "wire/stream.h"

#include "base/alloc.h"
#include "base/str.h"
#include "json_test.h"
#include "object/fingerprint.h"

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

enum {
    MAX_OBJECTS = 8,
    MAX_STREAM = 4000,
};

/* Each test runs many times, so not all ways to split are tried then. */
static bool is_torture;

/* A minimal cache: the last version of each name. */
struct cache {
    const kin_allocator *alloc;
    struct kin__arena *arena;
    struct kin__buf log; /* callbacks, one line each */
    struct kin__buf text;
    char names[MAX_OBJECTS][32];
    kin__val vals[MAX_OBJECTS];
    size_t count;
    size_t place; /* of the current object */
    bool predicts;
    int refuse_after; /* on_item fails after so many items; 0: never */
    int taken;
};

static int cache_init(struct cache *c, const kin_allocator *alloc)
{
    *c = (struct cache){.alloc = alloc, .place = MAX_OBJECTS};
    kin__buf_init(&c->log, alloc, 100000);
    kin__buf_init(&c->text, alloc, 100000);
    return kin__arena_new(alloc, 0, &c->arena, NULL);
}

/* Resets everything but the memory. */
static void cache_clear(struct cache *c)
{
    for (size_t i = 0; i < c->count; i++)
        kin__val_unref(c->arena, c->vals[i]);
    c->count = 0;
    c->place = MAX_OBJECTS;
    c->taken = 0;
    kin__buf_clear(&c->log);
    assert_int_equal(json_test_live(c->arena), 0);
}

static void cache_done(struct cache *c)
{
    if (c->arena) {
        cache_clear(c);
        (void)kin__arena_unref(c->arena);
    }
    kin__buf_done(&c->log);
    kin__buf_done(&c->text);
}

#define AUTO_CACHE __attribute__((cleanup(cache_done))) struct cache

static kin__val cache_predict(kin_str ns, kin_str name, bool *ret_trust,
                              void *userdata)
{
    struct cache *c = userdata;
    char key[32];

    snprintf(key, sizeof(key), "%.*s/%.*s", KIN_STR(ns), KIN_STR(name));
    for (c->place = 0; c->place < c->count; c->place++)
        if (strcmp(c->names[c->place], key) == 0)
            return c->predicts ? c->vals[c->place] : KIN__VAL_NONE;
    if (c->place == MAX_OBJECTS)
        return KIN__VAL_NONE;
    snprintf(c->names[c->place], sizeof(c->names[c->place]), "%s", key);
    *ret_trust = false;
    return c->predicts && c->count ? c->vals[c->count - 1] : KIN__VAL_NONE;
}

static void cache_keep(struct cache *c, kin__val val)
{
    if (c->place >= MAX_OBJECTS) {
        kin__val_unref(c->arena, val);
    } else if (c->place == c->count) {
        c->vals[c->count++] = val;
    } else {
        kin__val_unref(c->arena, c->vals[c->place]);
        c->vals[c->place] = val;
    }
    c->place = MAX_OBJECTS;
}

static int cache_item(const struct kin__stream_item *item, void *userdata)
{
    static const char *const types[] = {"-", "A", "M", "D", "B", "E", "?"};
    struct cache *c = userdata;
    int r = json_test_text(c->arena, item->val, &c->text);

    cache_keep(c, item->val);
    if (r < 0)
        return r;
    assert_true(item->text.ptr[0] == '{' || item->text.ptr[0] == '7');
    if (c->refuse_after && ++c->taken > c->refuse_after)
        return KIN_ECONFLICT;
    return kin__buf_printf(&c->log, "%s %.*s %s\n", types[item->type],
                           KIN_STR(item->type_text), c->text.ptr);
}

static int cache_list(const struct kin__stream_list *list, void *userdata)
{
    struct cache *c = userdata;

    return kin__buf_printf(
        &c->log, "list %.*s %.*s %.*s %.*s %lld\n", KIN_STR(list->kind),
        KIN_STR(list->api_version), KIN_STR(list->resource_version),
        KIN_STR(list->continue_token), (long long)list->remaining);
}

/* How a text is split and fed. */
struct cut {
    size_t first; /* bytes of the first chunk; 0: all have `rest` bytes */
    size_t rest;
    enum { BY_COPY, BY_ROOM, IN_PLACE } way;
};

static int feed_chunk(struct kin__stream *s, kin_str chunk,
                      const struct cut *cut, kin_error *err)
{
    char padded[MAX_STREAM + KIN__JSON_PADDING];
    char *room = NULL;

    if (cut->way == BY_COPY)
        return kin__stream_feed(s, chunk, err);
    if (cut->way == IN_PLACE) {
        memcpy(padded, chunk.ptr, chunk.len);
        memset(padded + chunk.len, 0, KIN__JSON_PADDING);
        return kin__stream_feed_padded(s, kin_str_of(padded, chunk.len), err);
    }
    int r = kin__stream_reserve(s, chunk.len + 7, &room);
    if (r < 0)
        return r;
    memcpy(room, chunk.ptr, chunk.len);
    return kin__stream_fed(s, chunk.len, err);
}

static int feed_all(struct cache *c, const struct kin__stream_opts *opts,
                    kin_str text, const struct cut *cut, kin_error *err)
{
    KIN__AUTO_STREAM s;
    size_t len = cut->first ? cut->first : cut->rest;

    assert_true(text.len <= MAX_STREAM);
    int r = kin__stream_init(&s, c->arena, opts, c->alloc);
    while (r == 0 && text.len > 0) {
        kin_str chunk = kin__str_slice(text, 0, len);
        r = feed_chunk(&s, chunk, cut, err);
        text = kin__str_slice(text, chunk.len, text.len);
        len = cut->rest;
    }
    if (r == 0)
        return kin__stream_finish(&s, err);
    if (r != KIN_ENOMEM) {
        /* W4 */
        assert_int_equal(kin__stream_feed(&s, KIN__S(" "), NULL), r);
        assert_int_equal(kin__stream_finish(&s, NULL), r);
    }
    return r;
}

struct sample {
    enum kin__stream_kind kind;
    int result;
    const char *text;
    const char *log;
};

static struct kin__stream_opts opts_for(struct cache *c, const struct sample *s)
{
    return (struct kin__stream_opts){
        .kind = s->kind,
        .infer_head = true,
        .ops = {.predict = cache_predict,
                .on_item = cache_item,
                .on_list = cache_list},
        .userdata = c,
    };
}

/* One sample, split in one way, gives the expected callbacks. */
static int check_cut(struct cache *c, const struct sample *sample,
                     const struct cut *cut)
{
    struct kin__stream_opts opts = opts_for(c, sample);
    kin_error err = KIN_ERROR_INIT;
    int r = feed_all(c, &opts, kin_s(sample->text), cut, &err);

    if (r == KIN_ENOMEM && kin_test_out_of_memory())
        return r;
    if (r != sample->result ||
        strcmp(c->log.ptr ? c->log.ptr : "", sample->log) != 0)
        fail_msg("%s\ncut at %zu, then %zu, way %d: %s %s\n%s\nexpected\n%s",
                 sample->text, cut->first, cut->rest, cut->way,
                 kin_error_name(r), err.message, c->log.ptr, sample->log);
    assert_int_equal(r < 0, err.code < 0);
    cache_clear(c);
    return 0;
}

static int check_cuts(struct cache *c, const struct sample *sample)
{
    size_t len = strlen(sample->text);

    if (is_torture)
        return check_cut(c, sample, &(struct cut){.rest = 17});
    for (int way = BY_COPY; way <= IN_PLACE; way++) {
        for (size_t first = 1; first <= len; first++)
            TRY(check_cut(
                c, sample,
                &(struct cut){.first = first, .rest = MAX_STREAM, .way = way}));
        for (size_t rest = 1; rest < 40; rest++)
            TRY(check_cut(c, sample, &(struct cut){.rest = rest, .way = way}));
    }
    return 0;
}

static int check_samples(const kin_allocator *alloc,
                         const struct sample *samples, size_t count)
{
    AUTO_CACHE c;

    TRY(cache_init(&c, alloc));
    for (size_t i = 0; i < 2 * count; i++) {
        c.predicts = i % 2;
        TRY(check_cuts(&c, &samples[i / 2]));
    }
    return 0;
}

#define OBJECT(name, rest)                                                     \
    "{\"kind\":\"Pod\",\"metadata\":{\"name\":\"" name                         \
    "\",\"namespace\":\"n\"}" rest "}"
#define EVENT(type, object) "{\"type\":\"" type "\",\"object\":" object "}"

static const struct sample watches[] = {
    {KIN__STREAM_WATCH, 0, "", ""},
    {KIN__STREAM_WATCH, 0, " \n\r\t", ""},
    /* clang-format off */
    {KIN__STREAM_WATCH, 0,
     EVENT("ADDED", OBJECT("a", ",\"x\":1")) "\n"
     EVENT("ADDED", OBJECT("b", ",\"x\":\"\\\"}{\"")) "\n"
     EVENT("MODIFIED", OBJECT("a", ",\"x\":2")) "\n"
     EVENT("MODIFIED", OBJECT("a", ",\"x\":2")) "\n"
     EVENT("DELETED", OBJECT("b", "")) "\n",
     "A ADDED " OBJECT("a", ",\"x\":1") "\n"
     "A ADDED " OBJECT("b", ",\"x\":\"\\\"}{\"") "\n"
     "M MODIFIED " OBJECT("a", ",\"x\":2") "\n"
     "M MODIFIED " OBJECT("a", ",\"x\":2") "\n"
     "D DELETED " OBJECT("b", "") "\n"},
    /* clang-format on */
    /* No newline at the end, none at all, many. */
    {KIN__STREAM_WATCH, 0,
     EVENT("ADDED", OBJECT("a", "")) EVENT("ADDED", OBJECT("b", ""))
         EVENT("MODIFIED", OBJECT("a", ",\"x\":[1,2]")),
     "A ADDED " OBJECT("a", "") "\n"
                                "A ADDED " OBJECT(
                                    "b", "") "\n"
                                             "M MODIFIED " OBJECT(
                                                 "a", ",\"x\":[1,2]") "\n"},
    {KIN__STREAM_WATCH, 0,
     "\n\n" EVENT("ADDED", OBJECT("a", "")) "\n\n \n" EVENT(
         "BOOKMARK",
         "{\"met"
         "adata"
         "\":{"
         "\"reso"
         "urceVe"
         "rsion"
         "\":"
         "\"7\"}"
         "}") "\n" EVENT("ERROR", "{\"kind\":\"Status\",\"code\":"
                                  "410}") "\n" EVENT("NEWS", "{\"a\":"
                                                             "null}"),
     "A ADDED " OBJECT(
         "a", "") "\n"
                  "B BOOKMARK {\"metadata\":{\"resourceVersion\":\"7\"}}\n"
                  "E ERROR {\"kind\":\"Status\",\"code\":410}\n"
                  "? NEWS {\"a\":null}\n"},
    /* Indented, in another order, with unknown members. */
    {KIN__STREAM_WATCH, 0,
     "{\n  \"type\": \"ADDED\",\n  \"object\": {\n    \"metadata\": {\n"
     "      \"name\": \"a\"\n    }\n  }\n}\n"
     "{\"object\":{\"metadata\":{\"name\":\"a\"},\"x\":1},\"type\":"
     "\"MODIFIED\"}\n"
     "{\"type\":\"MODIFIED\",\"object\":{\"metadata\":{\"name\":\"a\"}},"
     "\"extra\":[1,{\"type\":2}],\"more\":\"\\u0041\",\"n\":1.5}\n"
     "{\"a\":null,\"type\":\"DELETED\",\n\"object\"\n:\n{\"metadata\":{\"name\""
     ":\"a\"}\n}\n}",
     "A ADDED {\"metadata\":{\"name\":\"a\"}}\n"
     "M MODIFIED {\"metadata\":{\"name\":\"a\"},\"x\":1}\n"
     "M MODIFIED {\"metadata\":{\"name\":\"a\"}}\n"
     "D DELETED {\"metadata\":{\"name\":\"a\"}}\n"},
    /* The usual form, but with newlines inside. */
    {KIN__STREAM_WATCH, 0,
     "{\"type\":\"ADDED\",\"object\":{\"metadata\":\n{\"name\":\n\"a\"},\"x\":["
     "1,\n2]}\n\n}\n" EVENT("ADDED", OBJECT("b", "")) "\n",
     "A ADDED {\"metadata\":{\"name\":\"a\"},\"x\":[1,2]}\n"
     "A ADDED " OBJECT("b", "") "\n"},
    /* Of duplicate members the last wins. */
    {KIN__STREAM_WATCH, 0,
     "{\"type\":\"ADDED\",\"object\":{\"a\":1},\"type\":\"DELETED\"}\n",
     "D DELETED {\"a\":1}\n"},
};

KIN_TEST(watch_is_the_same_for_any_chunks)
{
    return check_samples(alloc, watches, COUNT(watches));
}

static const struct sample broken_watches[] = {
    {KIN__STREAM_WATCH, KIN_EPARSE, "x", ""},
    {KIN__STREAM_WATCH, KIN_EPARSE, "[]", ""},
    {KIN__STREAM_WATCH, KIN_EPARSE,
     EVENT("ADDED", OBJECT("a", "")) "\n{\"type\":\"AD",
     "A ADDED " OBJECT("a", "") "\n"},
    {KIN__STREAM_WATCH, KIN_EPARSE,
     EVENT("ADDED", OBJECT("a", "")) "\n" EVENT(
         "ADDED", "{\"x\":tru}") "\n" EVENT("ADDED", OBJECT("b", "")) "\n",
     "A ADDED " OBJECT("a", "") "\n"},
    {KIN__STREAM_WATCH, KIN_EPARSE, "{\"type\":\"ADDED\"}\n", ""},
    {KIN__STREAM_WATCH, KIN_EPARSE, "{\"object\":{}}\n", ""},
    {KIN__STREAM_WATCH, KIN_EPARSE, "{}\n", ""},
    {KIN__STREAM_WATCH, KIN_EPARSE, "{\"type\":1,\"object\":{}}\n", ""},
    {KIN__STREAM_WATCH, KIN_EPARSE, EVENT("", "{}") "\n", ""},
    {KIN__STREAM_WATCH, KIN_EPARSE, "{\"type\":\"A\" \"object\":{}}\n", ""},
    {KIN__STREAM_WATCH, KIN_EPARSE, "{\"type\":\"A\",\"object\":{}]\n", ""},
    {KIN__STREAM_WATCH, KIN_EPARSE, "{\"type\":\"A\",\"object\":{},}\n", ""},
    {KIN__STREAM_WATCH, KIN_EPARSE,
     "{\"type\":\"A\",\"object\":{},\"x\":nope}\n", ""},
    {KIN__STREAM_WATCH, KIN_EPARSE,
     "{\"type\":\"A\",\"object\":{},\"x\":\"\xff\"}\n", ""},
    {KIN__STREAM_WATCH, KIN_EPARSE, EVENT("ADDED", "{\"a\":\"\xff\xff\"}") "\n",
     ""},
};

KIN_TEST(malformed_watch_fails_the_same_for_any_chunks)
{
    return check_samples(alloc, broken_watches, COUNT(broken_watches));
}

#define ITEM(name, rest)                                                       \
    "{\"metadata\":{\"name\":\"" name "\",\"namespace\":\"n\"}" rest "}"
#define FULL(name, rest)                                                       \
    "{\"kind\":\"Pod\",\"apiVersion\":\"v1\",\"metadata\":{\"name\":\"" name   \
    "\",\"namespace\":\"n\"}" rest "}"

static const struct sample lists[] = {
    {KIN__STREAM_LIST, 0,
     "{\"kind\":\"PodList\",\"apiVersion\":\"v1\",\"metadata\":{"
     "\"resourceVersion\":\"123\",\"continue\":\"abc\",\"remainingItemCount\":"
     "17},\"items\":[" ITEM("a", "") "," ITEM(
         "b", ",\"s\":{\"x\":[1,2]}") "," FULL("c", "") "]}\n",
     "-  " FULL("a", "") "\n-  " FULL("b", ",\"s\":{\"x\":[1,2]}") "\n-  " FULL(
         "c", "") "\nlist PodList v1 123 abc 17\n"},
    {KIN__STREAM_LIST, 0,
     " { \"items\" : [ " ITEM("a", "") " , " ITEM(
         "a", ",\"y\":1") " ] ,\n"
                          "\"metadata\" : { \"resourceVersion\" : \"9\" , "
                          "\"remainingItemCount\" :"
                          " 99999999999 } , \"kind\" : \"PodList\" , \"extra\" "
                          ": [ { } ] ,"
                          "\"apiVersion\" : \"v1\" } ",
     "-  " ITEM("a", "") "\n-  " ITEM(
         "a", ",\"y\":1") "\n"
                          "list PodList v1 9  99999999999\n"},
    {KIN__STREAM_LIST, 0, "{\"items\":null,\"metadata\":{}}", "list     -1\n"},
    {KIN__STREAM_LIST, 0, "{\"items\":[],\"x\":\"\\\"y\",\"z\":-1.5e3}",
     "list     -1\n"},
    {KIN__STREAM_LIST, 0, "{}", "list     -1\n"},
    {KIN__STREAM_LIST, 0, "{\"metadata\":null,\"kind\":\"List\",\"a\":true}",
     "list List    -1\n"},
    {KIN__STREAM_LIST, KIN_EPARSE, "", ""},
    {KIN__STREAM_LIST, KIN_EPARSE, "[]", ""},
    {KIN__STREAM_LIST, KIN_EPARSE, "{\"items\":[" ITEM("a", "") "]",
     "-  " ITEM("a", "") "\n"},
    {KIN__STREAM_LIST, KIN_EPARSE, "{\"items\":[" ITEM("a", "") ",]}",
     "-  " ITEM("a", "") "\n"},
    {KIN__STREAM_LIST, KIN_EPARSE, "{\"items\":[" ITEM("a", "") ",7]}",
     "-  " ITEM("a", "") "\n"},
    {KIN__STREAM_LIST, KIN_EPARSE,
     "{\"items\":[" ITEM("a", "") ",{\"x\":nope},{}]}",
     "-  " ITEM("a", "") "\n"},
    {KIN__STREAM_LIST, KIN_EPARSE, "{\"items\":[{} {}]}", "-  {}\n"},
    {KIN__STREAM_LIST, KIN_EPARSE, "{\"items\":{}}", ""},
    {KIN__STREAM_LIST, KIN_EPARSE, "{\"items\":nope}", ""},
    {KIN__STREAM_LIST, KIN_EPARSE, "{\"a\":1,}", ""},
    {KIN__STREAM_LIST, KIN_EPARSE, "{\"a\" 1}", ""},
    {KIN__STREAM_LIST, KIN_EPARSE, "{\"a\":1 \"b\":2}", ""},
    {KIN__STREAM_LIST, KIN_EPARSE, "{\"a\":[1,2}}", ""},
    {KIN__STREAM_LIST, KIN_EPARSE, "{\"items\":[]} {}", "list     -1\n"},
};

KIN_TEST(list_is_the_same_for_any_chunks)
{
    return check_samples(alloc, lists, COUNT(lists));
}

static const struct sample documents[] = {
    {KIN__STREAM_DOCUMENT, 0, " {\"a\" : [1, 2]}\n", "-  {\"a\":[1,2]}\n"},
    {KIN__STREAM_DOCUMENT, 0, OBJECT("a", ",\"b\":\"]}\""),
     "-  " OBJECT("a", ",\"b\":\"]}\"") "\n"},
    {KIN__STREAM_DOCUMENT, 0, "7", "-  7\n"},
    {KIN__STREAM_DOCUMENT, KIN_EPARSE, "", ""},
    {KIN__STREAM_DOCUMENT, KIN_EPARSE, "{\"a\":", ""},
    {KIN__STREAM_DOCUMENT, KIN_EPARSE, "{} {}", "-  {}\n"},
    {KIN__STREAM_DOCUMENT, KIN_EPARSE, "{}x", "-  {}\n"},
};

KIN_TEST(document_is_the_same_for_any_chunks)
{
    return check_samples(alloc, documents, COUNT(documents));
}

KIN_TEST(rejected_object_fails_the_stream)
{
    AUTO_CACHE c;
    const struct sample *sample = &watches[2];
    const struct cut cut = {.rest = MAX_STREAM};
    kin_error err = KIN_ERROR_INIT;

    TRY(cache_init(&c, alloc));
    c.refuse_after = 2;
    struct kin__stream_opts opts = opts_for(&c, sample);
    TRY_FAIL(feed_all(&c, &opts, kin_s(sample->text), &cut, &err),
             KIN_ECONFLICT);
    assert_int_equal(c.taken, 3);
    return 0;
}

KIN_TEST(error_has_the_offset_in_the_stream)
{
    AUTO_CACHE c;
    const struct sample sample = {
        .kind = KIN__STREAM_WATCH,
        .text = EVENT("ADDED", OBJECT("a", "")) "\n" EVENT(
            "ADDED", "{\"spec\":{\"x\":[1,oops]}}") "\n",
    };

    TRY(cache_init(&c, alloc));
    struct kin__stream_opts opts = opts_for(&c, &sample);
    for (size_t rest = 1; rest < 200; rest += 9) {
        kin_error err = KIN_ERROR_INIT;
        TRY_FAIL(feed_all(&c, &opts, kin_s(sample.text),
                          &(struct cut){.rest = rest}, &err),
                 KIN_EPARSE);
        assert_string_equal(err.message, "object at byte 106: byte 16: value "
                                         "expected at .spec.x[1]");
    }
    return 0;
}

/* An object of maximum size, and one that is a byte too long. */
KIN_TEST(object_of_maximum_size_is_accepted)
{
    enum { MAX = 100 };
    AUTO_CACHE c;
    struct sample sample = {.kind = KIN__STREAM_WATCH};
    char text[8000];
    char fill[MAX + 8];

    TRY(cache_init(&c, alloc));
    for (int more = 0; more < 2; more++) {
        memset(fill, 'x', sizeof(fill));
        fill[MAX - 8 + more] = '\0';
        for (size_t rest = 1; rest < 300; rest += 7) {
            struct kin__stream_opts opts = opts_for(&c, &sample);
            const struct cut cut = {.rest = rest};
            opts.max_object = MAX;
            snprintf(text, sizeof(text), EVENT("ADDED", "{\"a\":\"%s\"}") "\n",
                     fill);
            TRY_FAIL(feed_all(&c, &opts, kin_s(text), &cut, NULL),
                     more ? KIN_ELIMIT : 0);
            opts.kind = KIN__STREAM_LIST;
            snprintf(text, sizeof(text), "{\"items\":[{\"a\":\"%s\"}]}", fill);
            TRY_FAIL(feed_all(&c, &opts, kin_s(text), &cut, NULL),
                     more ? KIN_ELIMIT : 0);
        }
    }
    /* An unterminated object is not kept for ever. */
    memset(text, '[', sizeof(text));
    text[0] = '{';
    struct kin__stream_opts opts = opts_for(&c, &sample);
    opts.max_object = MAX;
    KIN__AUTO_STREAM s;
    TRY(kin__stream_init(&s, c.arena, &opts, alloc));
    size_t fed = 0;
    int r = 0;
    for (; r == 0 && fed < sizeof(text); fed++)
        r = kin__stream_feed(&s, kin_str_of(text + fed, 1), NULL);
    TRY_FAIL(r, KIN_ELIMIT);
    assert_true(fed < MAX + 5000);
    return 0;
}

KIN_TEST(list_is_never_in_memory_as_a_whole)
{
    AUTO_CACHE c;
    const struct sample sample = {.kind = KIN__STREAM_LIST};
    KIN__AUTO_STREAM s = {.error = 0};
    char chunk[2000];
    size_t len = 0;

    TRY(cache_init(&c, alloc));
    struct kin__stream_opts opts = opts_for(&c, &sample);
    TRY(kin__stream_init(&s, c.arena, &opts, alloc));
    TRY(kin__stream_feed(&s, KIN__S("{\"items\":["), NULL));
    for (int i = 0; i < 12; i++)
        len += (size_t)snprintf(chunk + len, sizeof(chunk) - len,
                                "%s{\"a\":\"%0100d\"}", i ? "," : "", i);
    for (int i = 0; i < 50; i++) {
        kin__buf_clear(&c.log);
        TRY(kin__stream_feed(&s, kin_str_of(chunk, len), NULL));
        TRY(kin__stream_feed(&s, KIN__S(","), NULL));
        /* Each item is delivered as soon as it is complete. */
        assert_string_equal(c.log.ptr + c.log.len - 5, "11\"}\n");
    }
    assert_true(s.cap <= 16 * 1024);
    return 0;
}

/* W2: the text is not scanned again with each byte. */
KIN_TEST(long_object_byte_by_byte_is_linear)
{
    AUTO_CACHE c;
    const struct sample sample = {.kind = KIN__STREAM_WATCH};
    KIN__AUTO_STREAM s = {.error = 0};
    KIN__AUTO_BUF text;

    kin__buf_init(&text, alloc, 2000000);
    TRY(cache_init(&c, alloc));
    struct kin__stream_opts opts = opts_for(&c, &sample);
    opts.limits.members = 1000000;
    TRY(kin__stream_init(&s, c.arena, &opts, alloc));
    TRY(kin__buf_append(&text, KIN__S("{\"type\":\"ADDED\",\"object\":{\"x\":"
                                      "[")));
    for (int i = 0; i < 200000; i++)
        TRY(kin__buf_append(&text, KIN__S("{},")));
    TRY(kin__buf_append(&text, KIN__S("{}]}}")));
    c.log.max = 10;
    size_t at = 0;
    int r = 0;
    for (; at < text.len && r == 0; at++)
        r = kin__stream_feed(&s, kin_str_of(text.ptr + at, 1), NULL);
    /* The log is too small for it: the object has arrived with its last byte.
     */
    TRY_FAIL(r, KIN_ELIMIT);
    assert_int_equal(at, text.len);
    return 0;
}

/* One document for each object, and its size at the end. */
struct documents {
    const kin_allocator *alloc;
    struct kin__stream *stream;
    struct kin__arena *arena;
    struct kin__buf log;
    uint64_t tops[MAX_OBJECTS];
    int count;
};

static void documents_done(struct documents *d)
{
    if (d->arena)
        (void)kin__arena_unref(d->arena);
    kin__buf_done(&d->log);
}

#define AUTO_DOCUMENTS __attribute__((cleanup(documents_done))) struct documents

static int documents_item(const struct kin__stream_item *item, void *userdata)
{
    struct documents *d = userdata;
    struct kin__arena *next = NULL;
    int r = kin__json_write(&d->log, d->arena->ro, item->val,
                            KIN__JSON_COMPACT);

    d->tops[d->count++] = d->arena->top;
    if (r == 0)
        r = kin__arena_new_document(d->alloc, 0, &next, NULL);
    if (r < 0)
        return r;
    (void)kin__arena_unref(d->arena);
    d->arena = next;
    kin__stream_set_arena(d->stream, next);
    return kin__buf_append_byte(&d->log, '\n');
}

static int documents_feed(struct documents *d, enum kin__stream_kind kind,
                          kin_str text, size_t step)
{
    KIN__AUTO_STREAM s = {.error = 0};
    const struct kin__stream_opts opts = {
        .kind = kind, .ops = {.on_item = documents_item}, .userdata = d};
    int r = kin__arena_new_document(d->alloc, 0, &d->arena, NULL);

    if (r == 0)
        r = kin__stream_init(&s, d->arena, &opts, d->alloc);
    d->stream = &s;
    for (size_t at = 0; r == 0 && at < text.len; at += step)
        r = kin__stream_feed(&s, kin__str_slice(text, at, step), NULL);
    return r < 0 ? r : kin__stream_finish(&s, NULL);
}

/* A document contains only its object: no failed attempts to parse an
 * incomplete object, no unknown members of events. */
KIN_TEST(each_object_may_have_its_own_document)
{
    static const struct {
        enum kin__stream_kind kind;
        kin_str text;
    } samples[] = {
        {KIN__STREAM_LIST,
         KIN_STR_INIT("{\"x\":[\"a long text indeed\",{\"y\":1.5}],\"items\":["
                      "{\"a\":\"one two three\",\"b\":[1,2]},"
                      "{\"a\":\"two three one\",\"b\":[1,2]},"
                      "{\"a\":\"thirdthirdthi\",\"b\":[1,2]}]}")},
        {KIN__STREAM_WATCH,
         KIN_STR_INIT(
             "{\"more\":{\"text\":\"long enough\"},\"type\":\"ADDED\","
             "\"object\":{\"a\":\"one two three\",\"b\":[1,2]}}\n"
             "{\"type\":\"ADDED\",\"object\":"
             "{\"a\":\"two three one\",\"b\":[1,2]}}\n"
             "{\"type\":\"ADDED\",\"object\":"
             "{\"a\":\"thirdthirdthi\",\"b\":[1,2]},\"more\":[[]]}\n")},
    };

    for (size_t i = 0; i < COUNT(samples); i++) {
        for (size_t step = 1; step < 300; step += is_torture ? 97 : 1) {
            AUTO_DOCUMENTS d = {.alloc = alloc};
            kin__buf_init(&d.log, alloc, 10000);
            TRY(documents_feed(&d, samples[i].kind, samples[i].text, step));
            assert_int_equal(d.count, 3);
            assert_int_equal(d.tops[0], d.tops[1]);
            assert_int_equal(d.tops[0], d.tops[2]);
            assert_str_equal(kin__buf_str(&d.log),
                             "{\"a\":\"one two three\",\"b\":[1,2]}\n"
                             "{\"a\":\"two three one\",\"b\":[1,2]}\n"
                             "{\"a\":\"thirdthirdthi\",\"b\":[1,2]}\n");
        }
    }
    return 0;
}

/* Added objects are likely to be received again unchanged, modified ones are
 * not. */
KIN_TEST(added_objects_get_a_fingerprint)
{
    static const struct {
        const char *type;
        bool fingerprints_roots;
        uint32_t count;
    } cases[] = {
        {"ADDED", true, 1}, {"ADDED", false, 0}, {"MODIFIED", true, 0}};
    const struct sample sample = {.kind = KIN__STREAM_WATCH};
    char filler[2000];

    memset(filler, 'f', sizeof(filler));
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        AUTO_CACHE c;
        KIN__AUTO_BUF text;
        KIN__AUTO_STREAM s = {0};
        kin__buf_init(&text, alloc, 10000);
        TRY(cache_init(&c, alloc));
        struct kin__stream_opts opts = opts_for(&c, &sample);
        opts.fingerprints_roots = cases[i].fingerprints_roots;
        TRY(kin__stream_init(&s, c.arena, &opts, alloc));
        TRY(kin__buf_printf(&text,
                            "{\"type\":\"%s\",\"object\":{\"metadata\":{"
                            "\"name\":\"b\",\"namespace\":\"a\"},"
                            "\"f\":\"%.*s\"}}\n",
                            cases[i].type, (int)sizeof(filler), filler));
        TRY(kin__stream_feed(&s, kin__buf_str(&text), NULL));
        uint32_t count = c.arena->fingerprints ? c.arena->fingerprints->count
                                               : 0;
        assert_true(count == cases[i].count || kin_test_out_of_memory());
    }
    return 0;
}

/* Buffers are freed between objects, but not within one. */
KIN_TEST(trim_frees_memory)
{
    AUTO_CACHE c;
    const struct sample sample = {
        .kind = KIN__STREAM_WATCH,
        .text = EVENT("ADDED", OBJECT("b", ",\"c\":[{\"d\":\"\\n\"}]")) "\n",
    };
    kin_str text = kin_s(sample.text);
    KIN__AUTO_STREAM s = {0};

    TRY(cache_init(&c, alloc));
    struct kin__stream_opts opts = opts_for(&c, &sample);
    TRY(kin__stream_init(&s, c.arena, &opts, alloc));
    kin__stream_trim(&s);
    for (size_t cut = 1; cut + 1 < text.len; cut++) {
        size_t before = c.log.len;
        TRY(kin__stream_feed(&s, kin__str_slice(text, 0, cut), NULL));
        kin__stream_trim(&s);
        assert_non_null(s.buf);
        TRY(kin__stream_feed(&s, kin__str_slice(text, cut, text.len), NULL));
        kin__stream_trim(&s);
        assert_null(s.buf);
        assert_true(c.log.len > before);
    }
    TRY(kin__stream_finish(&s, NULL));
    return 0;
}

/* A watch of about 70 KB; if `is_odd`, one of its events has two lines. */
static int long_watch(struct kin__buf *text, bool is_odd)
{
    static const int lengths[] = {0, 40, 9000, 1, 15000, 300, 63, 64, 12000};

    for (unsigned i = 0; i < 16; i++) {
        int len = lengths[i % COUNT(lengths)];
        TRY(kin__buf_printf(
            text,
            "{\"type\":\"MODIFIED\",\"object\":{\"kind\":\"Pod\","
            "\"metadata\":{\"name\":\"%c\",%s\"namespace\":\"n\"},"
            "\"n\":%u,\"x\":\"%0*u\"}}\n",
            'a' + i % 5, is_odd && i == 9 ? "\n" : "", i, len, i));
    }
    return 0;
}

/* Feeds it in chunks, each in an allocation of exactly its size. */
static int feed_long(struct cache *c, kin_str text, size_t step)
{
    const struct sample sample = {.kind = KIN__STREAM_WATCH};
    struct kin__stream_opts opts = opts_for(c, &sample);
    KIN__AUTO_STREAM s = {0};

    TRY(kin__stream_init(&s, c->arena, &opts, c->alloc));
    for (size_t at = 0; at < text.len; at += step) {
        kin_str part = kin__str_slice(text, at, step);
        char *own = kin__strdup(c->alloc, part);
        if (!own)
            return KIN_ENOMEM;
        int r = kin__stream_feed(&s, kin_str_of(own, part.len), NULL);
        kin__free(c->alloc, own);
        if (r < 0)
            return r;
    }
    return kin__stream_finish(&s, NULL);
}

/* Lines of long chunks are parsed in place; lines that span chunks are not. */
KIN_TEST(long_and_short_chunks_agree)
{
    static const size_t steps[] = {16384, 16500, 20000, 33333, 65536, 1 << 20};
    AUTO_CACHE c;
    KIN__AUTO_BUF text;
    KIN__AUTO_BUF want;

    kin__buf_init(&text, alloc, 200000);
    kin__buf_init(&want, alloc, 200000);
    TRY(cache_init(&c, alloc));
    c.predicts = true;
    for (int is_odd = 0; is_odd <= 1; is_odd++) {
        kin__buf_clear(&text);
        kin__buf_clear(&want);
        TRY(long_watch(&text, is_odd));
        TRY(feed_long(&c, kin__buf_str(&text), /* step= */ 1000));
        TRY(kin__buf_append(&want, kin__buf_str(&c.log)));
        assert_true(want.len > 50000);
        cache_clear(&c);
        for (size_t i = 0; i < COUNT(steps); i += is_torture ? 5 : 1) {
            TRY(feed_long(&c, kin__buf_str(&text), steps[i]));
            assert_true(kin_str_eq(kin__buf_str(&want), kin__buf_str(&c.log)));
            cache_clear(&c);
        }
    }
    return 0;
}

static const struct kin_test tests[] = {
    KIN_TEST_ENTRY(watch_is_the_same_for_any_chunks),
    KIN_TEST_ENTRY(malformed_watch_fails_the_same_for_any_chunks),
    KIN_TEST_ENTRY(list_is_the_same_for_any_chunks),
    KIN_TEST_ENTRY(document_is_the_same_for_any_chunks),
    KIN_TEST_ENTRY(rejected_object_fails_the_stream),
    KIN_TEST_ENTRY(error_has_the_offset_in_the_stream),
    KIN_TEST_ENTRY(object_of_maximum_size_is_accepted),
    KIN_TEST_ENTRY(list_is_never_in_memory_as_a_whole),
    KIN_TEST_ENTRY(long_object_byte_by_byte_is_linear),
    KIN_TEST_ENTRY(each_object_may_have_its_own_document),
    KIN_TEST_ENTRY(added_objects_get_a_fingerprint),
    KIN_TEST_ENTRY(trim_frees_memory),
    KIN_TEST_ENTRY(long_and_short_chunks_agree),
};

int main(int argc, char **argv)
{
    is_torture = argc > 1 && strcmp(argv[1], "--torture") == 0;
    return kin_test_main(tests, COUNT(tests), argc, argv);
}
