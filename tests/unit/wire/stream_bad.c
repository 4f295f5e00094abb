/* SPDX-License-Identifier: Apache-2.0 */
/*
 * Objects above a limit are reported and skipped, however the stream is split
 * (W5 and W1 in wire/stream.h).
 */
#include "base/alloc.h"
#include "base/str.h"
#include "json_test.h"
#include "object/document.h"
#include "object/projection.h"
#include "wire/stream.h"

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

enum {
    MAX_STREAM = 40000,
    MAX_OBJECT = 120,
    MAX_DEPTH = 6,
    MAX_MEMBERS = 8,
};

/* Each test runs many times, so not all ways to split are tried then. */
static bool is_torture;

/* The callbacks, one line each. */
struct log {
    const kin_allocator *alloc;
    struct kin__arena *arena;
    struct kin__buf text;
    const struct kin__projection_node *fields;
    kin__val last; /* prediction for the next object */
    int refuse;    /* result of on_bad */
    int fail;      /* result of on_item */
    size_t chunks; /* number of chunks fed */
};

static int log_init(struct log *log, const kin_allocator *alloc)
{
    *log = (struct log){.alloc = alloc};
    kin__buf_init(&log->text, alloc, 1 << 20);
    return kin__arena_new(alloc, 0, &log->arena, NULL);
}

static void log_clear(struct log *log)
{
    kin__val_unref(log->arena, log->last);
    log->last = KIN__VAL_NONE;
    kin__buf_clear(&log->text);
    assert_int_equal(json_test_live(log->arena), 0);
}

static void log_done(struct log *log)
{
    if (log->arena) {
        log_clear(log);
        (void)kin__arena_unref(log->arena);
    }
    kin__buf_done(&log->text);
}

#define AUTO_LOG __attribute__((cleanup(log_done))) struct log

static const char *const types[] = {"-", "A", "M", "D", "B", "E", "?"};

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
    int r = kin__buf_printf(&log->text, "%s ", types[item->type]);

    if (r == 0)
        r = kin__json_write(&log->text, log->arena->ro, item->val,
                            KIN__JSON_COMPACT);
    kin__val_unref(log->arena, log->last);
    log->last = item->val;
    if (r == 0)
        r = kin__buf_append_byte(&log->text, '\n');
    return r < 0 ? r : log->fail;
}

static int log_list(const struct kin__stream_list *list, void *userdata)
{
    struct log *log = userdata;

    return kin__buf_printf(&log->text, "list %.*s\n",
                           KIN_STR(list->resource_version));
}

static int log_bad(const struct kin__stream_bad *bad, void *userdata)
{
    struct log *log = userdata;

    assert_true(bad->error->code < 0 && bad->error->message[0] != '\0');
    int r = kin__buf_printf(
        &log->text, "bad %s %.*s/%.*s %.*s %.*s %s\n", types[bad->type],
        KIN_STR(bad->namespace_), KIN_STR(bad->name), KIN_STR(bad->uid),
        KIN_STR(bad->resource_version), kin_error_name(bad->error->code));
    return r < 0 ? r : log->refuse;
}

/* ---- splitting ---- */

struct cut {
    size_t first; /* bytes of the first chunk; 0: like the others */
    size_t rest;  /* of the others; 0: random */
    uint64_t seed;
    enum { BY_COPY, BY_ROOM, IN_PLACE } way;
};

static int feed_chunk(struct kin__stream *s, kin_str chunk,
                      const struct cut *cut, kin_error *err)
{
    static char padded[MAX_STREAM + KIN__JSON_PADDING];
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

static struct kin__stream_opts opts_for(struct log *log,
                                        enum kin__stream_kind kind)
{
    return (struct kin__stream_opts){
        .kind = kind,
        .limits = {.depth = MAX_DEPTH, .members = MAX_MEMBERS},
        .max_object = MAX_OBJECT,
        .fields = log->fields,
        .ops = {.predict = log_predict,
                .on_item = log_item,
                .on_list = log_list,
                .on_bad = log_bad},
        .userdata = log,
    };
}

static size_t cut_len(const struct cut *cut, uint64_t *seed, size_t n)
{
    if (n == 0 && cut->first)
        return cut->first;
    return cut->rest ? cut->rest : 1 + json_test_random(seed) % 90;
}

static int feed_all(const struct kin__stream_opts *opts, struct log *log,
                    kin_str text, const struct cut *cut, kin_error *err)
{
    KIN__AUTO_STREAM s;
    uint64_t seed = cut->seed;

    assert_true(text.len <= MAX_STREAM);
    log->chunks = 0;
    int r = kin__stream_init(&s, log->arena, opts, log->alloc);
    while (r == 0 && text.len > 0) {
        kin_str chunk = kin__str_slice(text, 0,
                                       cut_len(cut, &seed, log->chunks++));
        r = feed_chunk(&s, chunk, cut, err);
        text = kin__str_slice(text, chunk.len, text.len);
    }
    return r < 0 ? r : kin__stream_finish(&s, err);
}

struct sample {
    enum kin__stream_kind kind;
    int result;
    const char *text;
    const char *log;
};

/* One sample, split in one way, gives the expected callbacks. */
static int check_cut(struct log *log, const struct sample *sample,
                     const struct cut *cut)
{
    struct kin__stream_opts opts = opts_for(log, sample->kind);
    kin_error err = KIN_ERROR_INIT;
    int r = feed_all(&opts, log, kin_s(sample->text), cut, &err);

    if (r == KIN_ENOMEM && kin_test_out_of_memory())
        return r;
    if (r != sample->result ||
        strcmp(log->text.ptr ? log->text.ptr : "", sample->log) != 0)
        fail_msg("%s\ncut at %zu, then %zu, seed %llu, way %d: %s %s\n%s\n"
                 "expected\n%s",
                 sample->text, cut->first, cut->rest,
                 (unsigned long long)cut->seed, cut->way, kin_error_name(r),
                 err.message, log->text.ptr, sample->log);
    assert_int_equal(r < 0, err.code < 0);
    log_clear(log);
    return 0;
}

/* Without on_bad: the same callbacks and the same error. */
static int check_parity(struct log *log, const struct sample *sample,
                        const struct cut *cut)
{
    struct kin__stream_opts opts = opts_for(log, sample->kind);
    kin_error err[2] = {KIN_ERROR_INIT, KIN_ERROR_INIT};
    size_t chunks[2];

    for (int i = 0; i < 2; i++) {
        opts.ops.on_bad = i ? log_bad : NULL;
        int r = feed_all(&opts, log, kin_s(sample->text), cut, &err[i]);
        if (r == KIN_ENOMEM && kin_test_out_of_memory())
            return r;
        assert_int_equal(r, sample->result);
        assert_string_equal(log->text.ptr ? log->text.ptr : "", sample->log);
        chunks[i] = log->chunks;
        log_clear(log);
    }
    assert_string_equal(err[0].message, err[1].message);
    assert_int_equal(chunks[0], chunks[1]);
    return 0;
}

typedef int check_fn(struct log *log, const struct sample *sample,
                     const struct cut *cut);

static int check_cuts(struct log *log, const struct sample *sample,
                      check_fn *check)
{
    size_t len = strlen(sample->text);

    if (is_torture)
        return check(log, sample, &(struct cut){.rest = 17});
    for (int way = BY_COPY; way <= IN_PLACE; way++) {
        for (size_t first = 1; first <= len; first += 1 + len / 1000)
            TRY(check(
                log, sample,
                &(struct cut){.first = first, .rest = MAX_STREAM, .way = way}));
        for (size_t rest = 1; rest < 40; rest++)
            TRY(check(log, sample, &(struct cut){.rest = rest, .way = way}));
        for (uint64_t seed = 1; seed < 40; seed++)
            TRY(check(log, sample,
                      &(struct cut){.seed = seed * 77777, .way = way}));
    }
    return 0;
}

static int check_samples(const kin_allocator *alloc,
                         const struct sample *samples, size_t count,
                         check_fn *check)
{
    AUTO_LOG log;

    TRY(log_init(&log, alloc));
    for (size_t i = 0; i < count; i++)
        TRY(check_cuts(&log, &samples[i], check));
    return 0;
}

/* ---- lists ---- */

#define META(name)                                                             \
    "\"metadata\":{\"name\":\"" name                                           \
    "\",\"namespace\":\"n\",\"uid\":\"u\",\"resourceVersion\":\"7\"}"
#define ITEM(name) "{" META(name) ",\"x\":[1,\"}\"]}"
#define LIST(items) "{\"items\":[" items "],\"metadata\":{" VERSION "}}"
#define VERSION "\"resourceVersion\":\"9\""
#define LONG                                                                   \
    "0123456789012345678901234567890123456789012345678901234567890123456789"   \
    "0123456789012345678901234567890123456789012345678901234567890123456789"
#define DEEP "[[[[[[[]]]]]]]"

#define PAD16(text)                                                            \
    text text text text text text text text text text text text text text text \
        text
/* Long enough for an object to be discarded as it arrives. */
#define VERY_LONG PAD16(LONG) PAD16(LONG) LONG LONG

static const struct sample lists[] = {
    /* Too deep, too many members, too long: at the beginning, in the middle, at
     * the end. */
    {KIN__STREAM_LIST, 0, LIST("{" META("a") ",\"x\":" DEEP "}," ITEM("b")),
     "bad - n/a u 7 KIN_ELIMIT\n- " ITEM("b") "\nlist 9\n"},
    {KIN__STREAM_LIST, 0,
     LIST(ITEM("a") " , { \"x\":{\"name\":[1,2,3,4,5,6,7,8,9]}, " META(
         "b") "} ," ITEM("c")),
     "- " ITEM("a") "\nbad - n/b u 7 KIN_ELIMIT\n- " ITEM("c") "\nlist 9\n"},
    {KIN__STREAM_LIST, 0,
     LIST(ITEM("a") ",{\"x\":\"" LONG "\\\"]}\"," META("b") "}"),
     "- " ITEM("a") "\nbad - n/b u 7 KIN_ELIMIT\nlist 9\n"},
    /* Much too long; two of them; no other items. */
    {KIN__STREAM_LIST, 0,
     LIST("{\"x\":[\"" LONG "\",\"" VERY_LONG
          "\"]," META("b") "},{" META("c") ",\"y\":\"" VERY_LONG LONG "\"}"),
     "bad - n/b u 7 KIN_ELIMIT\nbad - n/c u 7 KIN_ELIMIT\nlist 9\n"},
    /* Without and with some identity. */
    {KIN__STREAM_LIST, 0,
     LIST("{\"a\":" DEEP "},{\"metadata\":{\"name\":\"\\u0061\"},\"a\":" DEEP
          "},{\"a\":" DEEP ",\"metadata\":{\"uid\":\"z\"}},{}"),
     "bad - /   KIN_ELIMIT\nbad - /a   KIN_ELIMIT\nbad - / z  KIN_ELIMIT\n"
     "- {}\nlist 9\n"},
    /* Text behind a limit is not parsed. */
    {KIN__STREAM_LIST, 0, LIST("{\"a\":" DEEP ",\"b\":tru," META("b") "},{}"),
     "bad - n/b u 7 KIN_ELIMIT\n- {}\nlist 9\n"},
    {KIN__STREAM_LIST, 0,
     LIST("{\"a\":\"" LONG "\",\"b\":tru," META("b") "},{}"),
     "bad - n/b u 7 KIN_ELIMIT\n- {}\nlist 9\n"},
    {KIN__STREAM_LIST, 0,
     LIST("{\"a\":\"" VERY_LONG "\",\"b\":tru," META("b") "},{}"),
     "bad - n/b u 7 KIN_ELIMIT\n- {}\nlist 9\n"},
    /* Text before it is. */
    {KIN__STREAM_LIST, KIN_EPARSE, LIST("{\"a\":tru,\"b\":" DEEP "}"), ""},
    {KIN__STREAM_LIST, KIN_EPARSE, LIST("{\"a\":tru,\"b\":\"" LONG "\"}"), ""},
    {KIN__STREAM_LIST, KIN_EPARSE, LIST("{\"a\":tru,\"b\":\"" VERY_LONG "\"}"),
     ""},
    /* The text around objects must be valid. */
    {KIN__STREAM_LIST, KIN_EPARSE, LIST("{\"a\":" DEEP "} " ITEM("b")),
     "bad - /   KIN_ELIMIT\n"},
    {KIN__STREAM_LIST, KIN_EPARSE, LIST("{\"a\":" DEEP "},7 8"),
     "bad - /   KIN_ELIMIT\nbad - /   KIN_EPARSE\n"},
    {KIN__STREAM_LIST, KIN_EPARSE, "{\"items\":[{\"a\":" DEEP "}],\"x\":tru}",
     "bad - /   KIN_ELIMIT\n"},
    {KIN__STREAM_LIST, KIN_EPARSE, "{\"items\":[{\"a\":" DEEP "}",
     "bad - /   KIN_ELIMIT\n"},
    /* Incomplete. */
    {KIN__STREAM_LIST, KIN_EPARSE, "{\"items\":[{\"a\":" DEEP ",\"b\":\"}]}",
     ""},
    {KIN__STREAM_LIST, KIN_EPARSE, "{\"items\":[{\"a\":\"" VERY_LONG, ""},
};

KIN_TEST(list_continues_behind_an_object_above_a_limit)
{
    return check_samples(alloc, lists, COUNT(lists), check_cut);
}

#define NO_OBJECT "bad - /   KIN_EPARSE\n"

static const struct sample odd_items[] = {
    {KIN__STREAM_LIST, 0, LIST("null," ITEM("b")),
     NO_OBJECT "- " ITEM("b") "\nlist 9\n"},
    {KIN__STREAM_LIST, 0, LIST(ITEM("a") ", 5 ," ITEM("b") ",-1.5e3"),
     "- " ITEM("a") "\n" NO_OBJECT "- " ITEM("b") "\n" NO_OBJECT "list 9\n"},
    {KIN__STREAM_LIST, 0, LIST("true,false,\"\\\"{]\"," ITEM("b")),
     NO_OBJECT NO_OBJECT NO_OBJECT "- " ITEM("b") "\nlist 9\n"},
    {KIN__STREAM_LIST, 0, LIST("[],[{\"a\":[\"]\"]}, 1]," ITEM("b")),
     NO_OBJECT NO_OBJECT "- " ITEM("b") "\nlist 9\n"},
    {KIN__STREAM_LIST, 0, LIST(DEEP "," ITEM("b")),
     NO_OBJECT "- " ITEM("b") "\nlist 9\n"},
    /* Malformed, or longer than any maximum. */
    {KIN__STREAM_LIST, KIN_EPARSE, LIST("nul," ITEM("b")), ""},
    {KIN__STREAM_LIST, KIN_EPARSE, LIST("01," ITEM("b")), NO_OBJECT},
    {KIN__STREAM_LIST, KIN_EPARSE, LIST("[1 2]," ITEM("b")), ""},
    {KIN__STREAM_LIST, KIN_EPARSE, LIST("null null"), NO_OBJECT},
    {KIN__STREAM_LIST, KIN_EPARSE, LIST("," ITEM("b")), ""},
    {KIN__STREAM_LIST, KIN_EPARSE, "{\"items\":[nul", ""},
    {KIN__STREAM_LIST, KIN_ELIMIT, LIST("[\"" LONG "\"]," ITEM("b")), ""},
};

KIN_TEST(list_continues_behind_an_item_that_is_not_an_object)
{
    return check_samples(alloc, odd_items, COUNT(odd_items), check_cut);
}

/* ---- watches ---- */

#define EVENT(type, object) "{\"type\":\"" type "\",\"object\":" object "}"
#define LINE(type, object) EVENT(type, object) "\n"

static const struct sample watches[] = {
    {KIN__STREAM_WATCH, 0,
     LINE("ADDED", "{" META("a") ",\"x\":" DEEP "}") LINE("ADDED", ITEM("b")),
     "bad A n/a u 7 KIN_ELIMIT\nA " ITEM("b") "\n"},
    {KIN__STREAM_WATCH, 0,
     LINE("ADDED", ITEM("a")) LINE("MODIFIED", "{\"x\":" DEEP "," META("b") "}")
         LINE("DELETED", "{\"x\":[1,2,3,4,5,6,7,8,9]," META("c") "}")
             LINE("MODIFIED", ITEM("a")),
     "A " ITEM("a") "\nbad M n/b u 7 KIN_ELIMIT\nbad D n/c u 7 KIN_ELIMIT\n"
                    "M " ITEM("a") "\n"},
    {KIN__STREAM_WATCH, 0,
     LINE("ADDED", ITEM("a"))
         LINE("ADDED", "{\"x\":\"" LONG "\"," META("b") "}")
             EVENT("MODIFIED", ITEM("a")),
     "A " ITEM("a") "\nbad A n/b u 7 KIN_ELIMIT\nM " ITEM("a") "\n"},
    {KIN__STREAM_WATCH, 0,
     LINE("ADDED", "{\"x\":\"" VERY_LONG "\"," META("b") "}")
         LINE("MODIFIED", ITEM("a")),
     "bad A n/b u 7 KIN_ELIMIT\nM " ITEM("a") "\n"},
    /* No newlines; other members; another order. */
    {KIN__STREAM_WATCH, 0,
     EVENT("ADDED", "{\"x\":\"" VERY_LONG "\"," META("b") "}")
         EVENT("ADDED", "{\"x\":" DEEP "}") EVENT("MODIFIED", ITEM("a")),
     "bad A n/b u 7 KIN_ELIMIT\nbad A /   KIN_ELIMIT\nM " ITEM("a") "\n"},
    {KIN__STREAM_WATCH, 0,
     "{ \"object\": { \"x\":[ {}, {} ], \"y\":" DEEP
     ", " META("b") " }, \"type\":\"MODIFIED\" }\n"
                    "{\"object\":{\"x\":\"" VERY_LONG "\"," META(
                        "c") "},\"type\":\"MODIFIED\"}\n"
                             "{\n\"object\": " ITEM(
                                 "a") ",\"z\":[{}],\n\"type\":\"DELETED\"}"
                                      "\n" LINE("ADDED", "{\"x\":" DEEP "}"),
     "bad M n/b u 7 KIN_ELIMIT\nbad M n/c u 7 KIN_ELIMIT\nD " ITEM(
         "a") "\nbad A /   KIN_ELIMIT\n"},
    /* An unknown event type. */
    {KIN__STREAM_WATCH, 0, LINE("NEWS", "{\"x\":" DEEP "}") LINE("ADDED", "{}"),
     "bad ? /   KIN_ELIMIT\nA {}\n"},
    /* Text behind a limit is not parsed, text before it is. */
    {KIN__STREAM_WATCH, 0,
     LINE("ADDED", "{\"x\":" DEEP ",\"y\":tru," META("b") "}")
         LINE("ADDED", "{}"),
     "bad A n/b u 7 KIN_ELIMIT\nA {}\n"},
    {KIN__STREAM_WATCH, 0,
     LINE("ADDED", "{\"x\":\"" VERY_LONG "\",\"y\":tru," META("b") "}")
         LINE("ADDED", "{}"),
     "bad A n/b u 7 KIN_ELIMIT\nA {}\n"},
    {KIN__STREAM_WATCH, KIN_EPARSE,
     LINE("ADDED", "{\"x\":tru,\"y\":\"" VERY_LONG "\"}"), ""},
    /* A newline before its end: the end cannot be found. */
    {KIN__STREAM_WATCH, KIN_EPARSE,
     LINE("ADDED", ITEM("a")) "{\"type\":\"MODIFIED\",\"object\":{" META(
         "b") ",\"x\":[" DEEP "}}\n" LINE("ADDED", ITEM("c")),
     "A " ITEM("a") "\n"},
    {KIN__STREAM_WATCH, KIN_EPARSE,
     LINE("ADDED", "{\"x\":" DEEP ",\n" META("b") "}") LINE("ADDED", "{}"), ""},
    {KIN__STREAM_WATCH, KIN_EPARSE,
     LINE("ADDED", "{\"x\":\"" LONG "\",\n" META("b") "}") LINE("ADDED", "{}"),
     ""},
    {KIN__STREAM_WATCH, KIN_EPARSE,
     LINE("ADDED", "{\"x\":\"" VERY_LONG "\",\n" META("b") "}")
         LINE("ADDED", "{}"),
     ""},
    {KIN__STREAM_WATCH, KIN_EPARSE,
     "{\"type\":\"MODIFIED\",\"object\":{" META(
         "b") ",\"x\":[\"" VERY_LONG "\"\n" LINE("ADDED", ITEM("c")),
     ""},
    {KIN__STREAM_WATCH, KIN_EPARSE,
     "{\"type\":\"MODIFIED\",\"object\":{" META(
         "b") ",\"x\":\"" VERY_LONG "\n" LINE("ADDED", ITEM("c")),
     ""},
    {KIN__STREAM_WATCH, KIN_EPARSE,
     "{\n\"object\":{" META("b") ",\"x\":\"" VERY_LONG
                                 "\"},\"type\":\"ADDED\"}\n",
     ""},
    /* A watch cannot continue without these. */
    {KIN__STREAM_WATCH, KIN_ELIMIT,
     LINE("BOOKMARK", "{\"x\":" DEEP "}") LINE("ADDED", "{}"), ""},
    {KIN__STREAM_WATCH, KIN_ELIMIT,
     LINE("ERROR", "{\"x\":" DEEP "}") LINE("ADDED", "{}"), ""},
    {KIN__STREAM_WATCH, KIN_ELIMIT,
     LINE("ERROR", "{\"x\":\"" VERY_LONG "\"}") LINE("ADDED", "{}"), ""},
    {KIN__STREAM_WATCH, KIN_ELIMIT,
     "{\"object\":{\"x\":\"" VERY_LONG "\"}}\n" LINE("ADDED", "{}"), ""},
    /* The text around objects must be valid. */
    {KIN__STREAM_WATCH, KIN_EPARSE, LINE("ADDED", "{\"x\":" DEEP "}") "x",
     "bad A /   KIN_ELIMIT\n"},
    {KIN__STREAM_WATCH, KIN_EPARSE,
     LINE("ADDED", "{\"x\":" DEEP "}") "{\"type\":", "bad A /   KIN_ELIMIT\n"},
    {KIN__STREAM_WATCH, KIN_EPARSE,
     "{\"type\":\"ADDED\",\"object\":{\"x\":\"" VERY_LONG, ""},
};

KIN_TEST(watch_continues_behind_an_object_above_a_limit)
{
    return check_samples(alloc, watches, COUNT(watches), check_cut);
}

/* ---- malformed text ---- */

static const struct sample malformed[] = {
    {KIN__STREAM_LIST, KIN_EPARSE,
     LIST(ITEM("a") ",{\"x\":tru," META("b") "}," ITEM("c")),
     "- " ITEM("a") "\n"},
    {KIN__STREAM_LIST, KIN_EPARSE, LIST("{\"a\":\"\\x\"},{}"), ""},
    {KIN__STREAM_LIST, KIN_EPARSE, LIST("{\"a\":01},{}"), ""},
    {KIN__STREAM_LIST, KIN_EPARSE, LIST("{\"a\":\"\xff\"},{}"), ""},
    {KIN__STREAM_LIST, KIN_EPARSE, LIST("{,},{}"), ""},
    {KIN__STREAM_LIST, KIN_EPARSE, LIST("{\"a\":[1}],{}"), ""},
    {KIN__STREAM_LIST, KIN_EPARSE, LIST("{\"a\":\"\x01\"},{}"), ""},
    {KIN__STREAM_LIST, KIN_EPARSE, LIST("{\"a\":{}],{}"), ""},
    {KIN__STREAM_LIST, KIN_EPARSE, LIST(ITEM("a") ",{\"b\":\"}," ITEM("c")),
     "- " ITEM("a") "\n"},
    {KIN__STREAM_WATCH, KIN_EPARSE,
     LINE("ADDED", ITEM("a")) LINE("MODIFIED", "{\"x\":tru," META("b") "}")
         LINE("MODIFIED", ITEM("a")),
     "A " ITEM("a") "\n"},
    {KIN__STREAM_WATCH, KIN_EPARSE,
     EVENT("ADDED", "{\"x\":tru}") EVENT("MODIFIED", ITEM("a")), ""},
    {KIN__STREAM_WATCH, KIN_EPARSE,
     LINE("ADDED", ITEM("a")) "{\"type\":\"MODIFIED\",\"object\":{" META(
         "b") ",\"x\":\"}}\n" LINE("ADDED", ITEM("c")),
     "A " ITEM("a") "\n"},
    {KIN__STREAM_WATCH, KIN_EPARSE,
     LINE("ADDED", ITEM("a")) "{\"type\":\"MODIFIED\",\"object\":{" META(
         "b") "}\n" LINE("ADDED", ITEM("c")),
     "A " ITEM("a") "\n"},
    {KIN__STREAM_WATCH, KIN_EPARSE, LINE("BOOKMARK", "{\"x\":tru}"), ""},
    {KIN__STREAM_WATCH, KIN_EPARSE,
     "{\n\"object\":{\"x\":\"\\q\"},\"type\":\"ADDED\"}\n", ""},
    {KIN__STREAM_WATCH, KIN_EPARSE,
     "{\"type\":\"ADDED\",\"object\":{},\"x\":tru}\n", ""},
    {KIN__STREAM_WATCH, KIN_EPARSE, "{\"object\":{\"x\":1}}\n", ""},
};

KIN_TEST(malformed_text_fails_the_stream_with_on_bad)
{
    return check_samples(alloc, malformed, COUNT(malformed), check_parity);
}

/* W1: an object is parsed up to its maximum, whether it is complete in memory
 * or discarded as it arrives. */
KIN_TEST(errors_behind_the_maximum_do_not_count)
{
    static const struct cut cuts[] = {
        {.rest = MAX_STREAM}, {.rest = 1}, {.rest = 13}, {.seed = 1234567}};
    KIN__AUTO_BUF text;
    AUTO_LOG log;

    kin__buf_init(&text, alloc, MAX_STREAM);
    TRY(log_init(&log, alloc));
    int around = is_torture ? 1 : 20;
    for (int at = MAX_OBJECT - around; at < MAX_OBJECT + around; at++) {
        bool counts = at < MAX_OBJECT;
        for (size_t i = 0; i < 4 * (is_torture ? 1 : COUNT(cuts)); i++) {
            struct sample sample = {
                .kind = i & 1 ? KIN__STREAM_WATCH : KIN__STREAM_LIST,
                .result = counts ? KIN_EPARSE : 0,
            };
            bool is_list = sample.kind == KIN__STREAM_LIST;
            kin__buf_clear(&text);
            TRY(kin__buf_printf(
                &text, "%s{\"x\":\"%0*d\",#%s}%s",
                is_list ? "{\"items\":[" : "{\"type\":\"ADDED\",\"object\":",
                at - (int)strlen("{\"x\":\"\","), 0, i & 2 ? VERY_LONG : LONG,
                is_list ? "]}" : "}\n"));
            sample.text = text.ptr;
            sample.log = counts    ? ""
                         : is_list ? "bad - /   KIN_ELIMIT\nlist \n"
                                   : "bad A /   KIN_ELIMIT\n";
            TRY(check_cut(&log, &sample, &cuts[i / 4]));
        }
    }
    return 0;
}

/* A projection skips a string without parsing it. */
KIN_TEST(projection_does_not_depend_on_chunks)
{
    static const struct sample projected[] = {
        {KIN__STREAM_WATCH, 0,
         LINE("ADDED", "{\"z\":\"tr\\u\"," META("a") "}")
             LINE("ADDED", "{\"x\":" DEEP "," META("b") "}")
                 LINE("ADDED", "{" META("c") ",\n\"z\":[1,\n2]}"),
         "A {" META("a") "}\nbad A n/b u 7 KIN_ELIMIT\nA {" META("c") "}\n"},
        {KIN__STREAM_WATCH, KIN_EPARSE,
         LINE("ADDED", "{\"z\":\"two\nlines\"," META("a") "}"), ""},
    };
    KIN_AUTO(kin_projection) *projection = NULL;
    AUTO_LOG log;

    TRY(log_init(&log, alloc));
    TRY(kin_projection_parse(alloc, KIN__S("metadata,x"), &projection, NULL));
    log.fields = kin__projection_root(projection);
    for (size_t i = 0; i < COUNT(projected); i++)
        TRY(check_cuts(&log, &projected[i], check_cut));
    return 0;
}

/* ---- errors that still fail the stream ---- */

static int feed_whole(struct log *log, const struct kin__stream_opts *opts,
                      const char *text, kin_error *err)
{
    return feed_all(opts, log, kin_s(text), &(struct cut){.rest = MAX_STREAM},
                    err);
}

KIN_TEST(callbacks_still_fail_the_stream)
{
    AUTO_LOG log;
    kin_error err = KIN_ERROR_INIT;

    TRY(log_init(&log, alloc));
    struct kin__stream_opts opts = opts_for(&log, KIN__STREAM_LIST);
    log.refuse = KIN_ECONFLICT;
    TRY_FAIL(feed_whole(&log, &opts, LIST("{\"a\":" DEEP "},{}"), &err),
             KIN_ECONFLICT);
    assert_string_equal(err.message, "bad object rejected");
    assert_string_equal(log.text.ptr, "bad - /   KIN_ELIMIT\n");
    log_clear(&log);
    /* Codes of on_item that bad objects have, too. */
    log.refuse = 0;
    for (int i = 0; i < 2; i++) {
        log.fail = i ? KIN_ELIMIT : KIN_EPARSE;
        TRY_FAIL(feed_whole(&log, &opts, LIST("{},{}"), NULL), log.fail);
        opts.kind = KIN__STREAM_WATCH;
        TRY_FAIL(feed_whole(&log, &opts, LINE("ADDED", "{}") "\n", NULL),
                 log.fail);
        opts.kind = KIN__STREAM_LIST;
        assert_string_equal(log.text.ptr, "- {}\nA {}\n");
        log_clear(&log);
    }
    return 0;
}

KIN_TEST(without_on_bad_one_object_fails_the_stream)
{
    AUTO_LOG log;

    TRY(log_init(&log, alloc));
    struct kin__stream_opts opts = opts_for(&log, KIN__STREAM_LIST);
    opts.ops.on_bad = NULL;
    TRY_FAIL(feed_whole(&log, &opts, LIST("{},{\"x\":" DEEP "},{}"), NULL),
             KIN_ELIMIT);
    TRY_FAIL(feed_whole(&log, &opts, LIST("{\"x\":\"" LONG "\"}"), NULL),
             KIN_ELIMIT);
    assert_string_equal(log.text.ptr, "- {}\n");
    return 0;
}

KIN_TEST(document_above_a_limit_fails)
{
    AUTO_LOG log;

    TRY(log_init(&log, alloc));
    struct kin__stream_opts opts = opts_for(&log, KIN__STREAM_DOCUMENT);
    TRY_FAIL(feed_whole(&log, &opts, "{\"a\":" DEEP "}", NULL), KIN_ELIMIT);
    TRY_FAIL(feed_whole(&log, &opts, "{\"a\":\"" LONG "\"}", NULL), KIN_ELIMIT);
    assert_int_equal(log.text.len, 0);
    return 0;
}

/* A full store is not an error of the object that does not fit. */
KIN_TEST(full_arena_fails_the_stream)
{
    static const enum kin__stream_kind kinds[] = {KIN__STREAM_LIST,
                                                  KIN__STREAM_WATCH};

    for (size_t i = 0; i < COUNT(kinds); i++) {
        KIN__AUTO_BUF text;
        AUTO_LOG log = {.alloc = alloc};
        bool is_list = kinds[i] == KIN__STREAM_LIST;
        kin__buf_init(&text, alloc, 1 << 20);
        kin__buf_init(&log.text, alloc, 1 << 20);
        TRY(kin__arena_new(alloc, 64 << 10, &log.arena, NULL));
        struct kin__stream_opts opts = opts_for(&log, kinds[i]);
        opts.max_object = 1 << 20;
        opts.limits.members = 0;
        TRY(kin__buf_append(&text, is_list ? KIN__S("{\"items\":[{\"x\":[")
                                           : KIN__S("{\"type\":\"ADDED\","
                                                    "\"object\":{\"x\":[")));
        for (int n = 0; n < 2000; n++)
            TRY(kin__buf_printf(&text, "%s\"%0100d\"", n ? "," : "", n));
        TRY(kin__buf_append(&text,
                            is_list ? KIN__S("]},{}]}") : KIN__S("]}}\n")));
        KIN__AUTO_STREAM s = {0};
        kin_error err = KIN_ERROR_INIT;
        TRY(kin__stream_init(&s, log.arena, &opts, alloc));
        TRY_FAIL(kin__stream_feed(&s, kin__buf_str(&text), &err), KIN_ELIMIT);
        assert_true(strstr(err.message, "no room for more values") != NULL);
        assert_int_equal(log.text.len, 0);
    }
    return 0;
}

/* ---- W3: objects that are too long are not kept in memory ---- */

KIN_TEST(too_long_object_is_discarded_as_it_arrives)
{
    static const enum kin__stream_kind kinds[] = {KIN__STREAM_LIST,
                                                  KIN__STREAM_WATCH};
    enum { STEP = 1000, STEPS = 5000 };
    char chunk[STEP];

    memset(chunk, 'x', sizeof(chunk));
    for (size_t i = 0; i < COUNT(kinds); i++) {
        AUTO_LOG log;
        KIN__AUTO_STREAM s = {0};
        bool is_list = kinds[i] == KIN__STREAM_LIST;
        size_t most = 0;
        TRY(log_init(&log, alloc));
        struct kin__stream_opts opts = opts_for(&log, kinds[i]);
        TRY(kin__stream_init(&s, log.arena, &opts, alloc));
        TRY(kin__stream_feed(&s,
                             is_list ? KIN__S("{\"items\":[{},{\"x\":\"")
                                     : KIN__S("{\"type\":\"ADDED\","
                                              "\"object\":{\"x\":\""),
                             NULL));
        for (int n = 0; n < (is_torture ? 50 : STEPS); n++) {
            TRY(kin__stream_feed(&s, kin_str_of(chunk, STEP), NULL));
            most = s.cap > most ? s.cap : most;
            /* A trim in the middle is allowed. */
            if (n % 100 == 99)
                kin__stream_trim(&s);
        }
        assert_true(most <= 32 * 1024);
        TRY(kin__stream_feed(&s, KIN__S("\"," META("long")), NULL));
        TRY(kin__stream_feed(
            &s, is_list ? KIN__S("},{}]}") : KIN__S("}}\n" LINE("ADDED", "{}")),
            NULL));
        TRY(kin__stream_finish(&s, NULL));
        assert_string_equal(log.text.ptr,
                            is_list ? "- {}\nbad - n/long u 7 KIN_ELIMIT\n"
                                      "- {}\nlist \n"
                                    : "bad A n/long u 7 KIN_ELIMIT\nA {}\n");
    }
    return 0;
}

/* W2: the text of a bad object is not scanned again with each byte. */
KIN_TEST(long_bad_object_byte_by_byte_is_linear)
{
    AUTO_LOG log;
    KIN__AUTO_STREAM s = {0};
    KIN__AUTO_BUF text;

    kin__buf_init(&text, alloc, 1 << 22);
    TRY(log_init(&log, alloc));
    struct kin__stream_opts opts = opts_for(&log, KIN__STREAM_WATCH);
    opts.max_object = 1 << 21;
    TRY(kin__stream_init(&s, log.arena, &opts, alloc));
    TRY(kin__buf_append(&text, KIN__S("{\"type\":\"ADDED\",\"object\":{"
                                      "\"x\":[" DEEP)));
    for (int i = 0; i < (is_torture ? 100 : 200000); i++)
        TRY(kin__buf_append(&text, KIN__S(",{}")));
    TRY(kin__buf_append(&text, KIN__S("]," META("a") "}}\n")));
    for (size_t at = 0; at < text.len; at++)
        TRY(kin__stream_feed(&s, kin_str_of(text.ptr + at, 1), NULL));
    assert_string_equal(log.text.ptr, "bad A n/a u 7 KIN_ELIMIT\n");
    return 0;
}

/* One bad object does not make a watch slow. */
KIN_TEST(watch_returns_to_line_mode_after_a_bad_object)
{
    AUTO_LOG log;
    KIN__AUTO_STREAM s = {0};

    TRY(log_init(&log, alloc));
    struct kin__stream_opts opts = opts_for(&log, KIN__STREAM_WATCH);
    TRY(kin__stream_init(&s, log.arena, &opts, alloc));
    TRY(kin__stream_feed(&s,
                         KIN__S(LINE("ADDED", "{\"x\":" DEEP "}")
                                    LINE("ADDED", "{\"x\":\"" LONG "\"}")
                                        LINE("ADDED", "{}")),
                         NULL));
    assert_false(s.is_free_form);
    assert_int_equal(s.start, s.end);
    return 0;
}

int main(int argc, char **argv)
{
    static const struct kin_test tests[] = {
        KIN_TEST_ENTRY(list_continues_behind_an_object_above_a_limit),
        KIN_TEST_ENTRY(list_continues_behind_an_item_that_is_not_an_object),
        KIN_TEST_ENTRY(watch_continues_behind_an_object_above_a_limit),
        KIN_TEST_ENTRY(malformed_text_fails_the_stream_with_on_bad),
        KIN_TEST_ENTRY(errors_behind_the_maximum_do_not_count),
        KIN_TEST_ENTRY(projection_does_not_depend_on_chunks),
        KIN_TEST_ENTRY(callbacks_still_fail_the_stream),
        KIN_TEST_ENTRY(without_on_bad_one_object_fails_the_stream),
        KIN_TEST_ENTRY(document_above_a_limit_fails),
        KIN_TEST_ENTRY(full_arena_fails_the_stream),
        KIN_TEST_ENTRY(too_long_object_is_discarded_as_it_arrives),
        KIN_TEST_ENTRY(long_bad_object_byte_by_byte_is_linear),
        KIN_TEST_ENTRY(watch_returns_to_line_mode_after_a_bad_object),
    };

    is_torture = argc > 1 && strcmp(argv[1], "--torture") == 0;
    return kin_test_main(tests, COUNT(tests), argc, argv);
}
