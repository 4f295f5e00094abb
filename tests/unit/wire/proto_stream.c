/* SPDX-License-Identifier: Apache-2.0 */
#include "wire/proto_stream.h"

#include "base/str.h"
#include "kin_test.h"
#include "kin_test_proto.h"
#include "object/values.h"
#include "wire/json_write.h"

/* Items of the lists below, in the notation of kin_test_proto.h. */
#define META " 1:{2:'7'}"
#define ONE " 2:{1:{1:'a' 3:'n'} 2:{1:'k' 2:'v'}}"
#define TWO " 2:{1:{1:'b' 3:'n'}}"
#define HEAD "1:{1:'v1' 2:'ConfigMapList'}"

#define ONE_TEXT                                                               \
    "{\"kind\":\"ConfigMap\",\"apiVersion\":\"v1\","                           \
    "\"metadata\":{\"name\":\"a\",\"namespace\":\"n\"},"                       \
    "\"data\":{\"k\":\"v\"}}"
#define TWO_TEXT                                                               \
    "{\"kind\":\"ConfigMap\",\"apiVersion\":\"v1\","                           \
    "\"metadata\":{\"name\":\"b\",\"namespace\":\"n\"}}"
#define LIST_TEXT "v1 ConfigMapList at 7"

struct setup {
    struct kin__stream_opts opts;
    const struct kin__schema *schema;
    const kin_allocator *alloc;
    struct kin__arena *arena;
    struct kin__buf bytes; /* input */
    struct kin__buf text;  /* output, as JSON */
    struct kin__buf items; /* of a list */
    struct kin__buf bad;   /* reports, one line each */
    int code;              /* result of on_item */
    int refuse;            /* result of on_bad */
    int pieces;            /* items and lists */
};

static int write_item(struct setup *s, const struct kin__stream_item *item)
{
    bool is_list = s->opts.kind == KIN__STREAM_LIST;
    struct kin__buf *to = is_list ? &s->items : &s->text;

    if (is_list && to->len > 0)
        TRY(kin__buf_append_byte(to, ','));
    if (!is_list)
        TRY(kin__buf_printf(to, "%.*s ", KIN_STR(item->type_text)));
    TRY(kin__json_write(to, s->arena->ro, item->val, KIN__JSON_COMPACT));
    return is_list ? 0 : kin__buf_append_byte(to, '\n');
}

static int setup_on_item(const struct kin__stream_item *item, void *userdata)
{
    struct setup *s = userdata;
    int r = s->code < 0 ? s->code : write_item(s, item);

    s->pieces++;
    kin__val_unref(s->arena, item->val);
    return r;
}

static int setup_on_list(const struct kin__stream_list *list, void *userdata)
{
    struct setup *s = userdata;

    s->pieces++;
    TRY(kin__buf_printf(&s->text, "%.*s %.*s", KIN_STR(list->api_version),
                        KIN_STR(list->kind)));
    if (list->resource_version.len > 0)
        TRY(kin__buf_printf(&s->text, " at %.*s",
                            KIN_STR(list->resource_version)));
    if (list->continue_token.len > 0)
        TRY(kin__buf_printf(&s->text, " continues %.*s, %d",
                            KIN_STR(list->continue_token),
                            (int)list->remaining));
    if (!list->has_items)
        return 0;
    return kin__buf_printf(&s->text, " [%.*s]",
                           KIN_STR(kin__buf_str(&s->items)));
}

static int setup_init(struct setup *s, const kin_allocator *alloc,
                      enum kin__stream_kind kind)
{
    *s = (struct setup){
        .alloc = alloc,
        .opts = {.kind = kind,
                 .ops = {.on_item = setup_on_item, .on_list = setup_on_list},
                 .userdata = s}};
    kin__buf_init(&s->bytes, alloc, 64 << 20);
    kin__buf_init(&s->text, alloc, 64 << 20);
    kin__buf_init(&s->items, alloc, 64 << 20);
    kin__buf_init(&s->bad, alloc, 64 << 20);
    TRY(kin__arena_new(alloc, /* max_bytes= */ 0, &s->arena, NULL));
    return kin__schema_get(&s->schema, NULL);
}

static void setup_done(struct setup *s)
{
    kin__buf_done(&s->bytes);
    kin__buf_done(&s->text);
    kin__buf_done(&s->items);
    kin__buf_done(&s->bad);
    if (s->arena)
        (void)kin__arena_unref(s->arena);
}

#define AUTO_SETUP __attribute__((cleanup(setup_done))) struct setup

/* Feeds all bytes, `step` at a time, in separate allocations, so that a
 * sanitizer detects reads past their end. */
static int feed(struct setup *s, size_t step, kin_error *err)
{
    KIN__AUTO_PROTO_STREAM stream;
    kin_str left = kin__buf_str(&s->bytes);
    int r = 0;

    kin__buf_clear(&s->text);
    kin__buf_clear(&s->items);
    kin__buf_clear(&s->bad);
    s->pieces = 0;
    kin__proto_stream_init(&stream, s->arena, s->schema, &s->opts, s->alloc);
    while (r == 0 && left.len > 0) {
        kin_str part = kin__str_slice(left, 0, step);
        char *copy = malloc(part.len);
        assert_non_null(copy);
        memcpy(copy, part.ptr, part.len);
        r = kin__proto_stream_feed(&stream, kin_str_of(copy, part.len), err);
        free(copy);
        left = kin__str_slice(left, part.len, SIZE_MAX);
    }
    if (r < 0) {
        assert_int_equal(kin__proto_stream_feed(&stream, kin_s("x"), NULL), r);
        assert_int_equal(kin__proto_stream_finish(&stream, NULL), r);
        return r;
    }
    return kin__proto_stream_finish(&stream, err);
}

static int check_every_cut(struct setup *s, const char *expected)
{
    for (size_t step = 1; step <= s->bytes.len; step++) {
        kin_error err = KIN_ERROR_INIT;
        int r = feed(s, step, &err);
        if (r < 0 && r != KIN_ENOMEM)
            fail_msg("step %zu: %s", step, err.message);
        if (r < 0)
            return r;
        assert_str_equal(kin__buf_str(&s->text), expected);
    }
    return 0;
}

KIN_TEST(converts_lists_for_any_chunks)
{
    AUTO_SETUP s;

    TRY(setup_init(&s, alloc, KIN__STREAM_LIST));
    TRY(put_envelope(&s.bytes, HEAD " 2:{" META ONE TWO "} 3:'' 4:''"));
    TRY(check_every_cut(&s, LIST_TEXT " [" ONE_TEXT "," TWO_TEXT "]"));
    return 0;
}

/* An item is output as soon as its last byte has arrived. */
KIN_TEST(items_are_output_at_once)
{
    AUTO_SETUP s;

    TRY(setup_init(&s, alloc, KIN__STREAM_LIST));
    TRY(put_envelope(&s.bytes, HEAD " 2:{" META ONE TWO "}"));
    KIN__AUTO_PROTO_STREAM stream;
    kin__proto_stream_init(&stream, s.arena, s.schema, &s.opts, alloc);
    size_t two = 10; /* bytes of the last field */
    kin_str all = kin__buf_str(&s.bytes);
    TRY(kin__proto_stream_feed(&stream, kin__str_slice(all, 0, all.len - two),
                               NULL));
    assert_int_equal(s.pieces, 1);
    TRY(kin__proto_stream_feed(
        &stream, kin__str_slice(all, all.len - two, SIZE_MAX), NULL));
    assert_int_equal(s.pieces, 3);
    TRY(kin__proto_stream_finish(&stream, NULL));
    return 0;
}

KIN_TEST(converts_empty_lists)
{
    AUTO_SETUP s;

    TRY(setup_init(&s, alloc, KIN__STREAM_LIST));
    TRY(put_envelope(&s.bytes, HEAD " 2:{" META "}"));
    TRY(check_every_cut(&s, LIST_TEXT " []"));
    kin__buf_clear(&s.bytes);
    TRY(put_envelope(&s.bytes, HEAD " 2:{}"));
    TRY(check_every_cut(&s, "v1 ConfigMapList []"));
    return 0;
}

KIN_TEST(other_kind_is_reported_without_items)
{
    AUTO_SETUP s;

    TRY(setup_init(&s, alloc, KIN__STREAM_LIST));
    TRY(put_envelope(&s.bytes, "1:{1:'v1' 2:'Status'} 2:{2:'Failure'} 3:''"));
    TRY(check_every_cut(&s, "v1 Status"));
    return 0;
}

#define POD "1:{1:'v1' 2:'ConfigMap'} 2:{1:{1:'b' 3:'n'}}"

KIN_TEST(converts_watches_for_any_chunks)
{
    AUTO_SETUP s;

    TRY(setup_init(&s, alloc, KIN__STREAM_WATCH));
    TRY(put_event(&s.bytes, "ADDED", POD));
    TRY(put_event(&s.bytes, "BOOKMARK",
                  "1:{1:'v1' 2:'ConfigMap'} 2:{1:{6:'9'}} 3:'' 4:''"));
    TRY(put_event(&s.bytes, "ERROR",
                  "1:{1:'v1' 2:'Status'} 2:{2:'Failure' 6=410}"));
    TRY(check_every_cut(
        &s, "ADDED " TWO_TEXT "\n"
            "BOOKMARK {\"kind\":\"ConfigMap\","
            "\"apiVersion\":\"v1\",\"metadata\":{\"resourceVersion\":\"9\"}}\n"
            "ERROR {\"kind\":\"Status\","
            "\"apiVersion\":\"v1\",\"metadata\":{},\"status\":\"Failure\","
            "\"code\":410}\n"));
    return 0;
}

KIN_TEST(event_types_are_passed_on)
{
    AUTO_SETUP s;

    TRY(setup_init(&s, alloc, KIN__STREAM_WATCH));
    TRY(put_event(&s.bytes, "A\"B", POD));
    TRY(check_every_cut(&s, "A\"B " TWO_TEXT "\n"));
    kin__buf_clear(&s.bytes);
    TRY(put_event(&s.bytes, "A\xff", POD));
    TRY_FAIL(feed(&s, 3, NULL), KIN_EPARSE);
    return 0;
}

/* Guarantee A for truncated input: every prefix fails. */
KIN_TEST(incomplete_list_is_an_error)
{
    AUTO_SETUP s;

    TRY(setup_init(&s, alloc, KIN__STREAM_LIST));
    TRY(put_envelope(&s.bytes, HEAD " 2:{" META ONE TWO "}"));
    while (s.bytes.len > 0) {
        s.bytes.len--;
        TRY_FAIL(feed(&s, 5, NULL), KIN_EPARSE);
    }
    return 0;
}

KIN_TEST(incomplete_event_is_an_error)
{
    AUTO_SETUP s;

    TRY(setup_init(&s, alloc, KIN__STREAM_WATCH));
    TRY(put_event(&s.bytes, "ADDED", POD));
    while (--s.bytes.len > 0) {
        TRY_FAIL(feed(&s, 5, NULL), KIN_EPARSE);
        assert_int_equal(s.pieces, 0);
    }
    TRY(feed(&s, 5, NULL)); /* a watch may be empty */
    return 0;
}

struct bad {
    const char *message;
    int code;
};

KIN_TEST(rejects_unexpected_list_fields)
{
    static const struct bad bad[] = {
        {"2:{" META "}", KIN_EUNSUPPORTED},                  /* no kind */
        {HEAD " 5:'x'", KIN_EUNSUPPORTED},                   /* unknown tag */
        {HEAD HEAD " 2:{}", KIN_EUNSUPPORTED},               /* twice */
        {HEAD " 2:{} 2:{}", KIN_EUNSUPPORTED},               /* two lists */
        {HEAD " 2:{} 3:'gzip'", KIN_EUNSUPPORTED},           /* encoded */
        {HEAD " 2=1", KIN_EUNSUPPORTED},                     /* a number */
        {"1:{1:'v1' 2:'NoneList'} 2:{}", KIN_EUNSUPPORTED},  /* unknown kind */
        {"1:{1:'v1' 2:'A' 3:'x'} 2:{}", KIN_EUNSUPPORTED},   /* unknown tag */
        {HEAD " 2:{" META META "}", KIN_EUNSUPPORTED},       /* twice */
        {HEAD " 2:{" ONE META "}", KIN_EUNSUPPORTED},        /* order */
        {HEAD " 2:{" META " 3:'x'}", KIN_EUNSUPPORTED},      /* unknown tag */
        {HEAD " 2:{" META " 2:{99:'x'}}", KIN_EUNSUPPORTED}, /* in an item */
        {HEAD " 2:{1:{99=1}}", KIN_EUNSUPPORTED},            /* in metadata */
        {HEAD " 2:{2:{1=1}}", KIN_EPARSE}, /* wrong wire type */
    };
    AUTO_SETUP s;

    TRY(setup_init(&s, alloc, KIN__STREAM_LIST));
    for (size_t i = 0; i < sizeof(bad) / sizeof(bad[0]); i++) {
        kin__buf_clear(&s.bytes);
        TRY(put_envelope(&s.bytes, bad[i].message));
        for (size_t step = 1; step < 100; step += 33)
            TRY_FAIL(feed(&s, step, NULL), bad[i].code);
    }
    return 0;
}

KIN_TEST(rejects_unexpected_event_fields)
{
    static const struct bad bad[] = {
        {"1:{1:'v1' 2:'None'} 2:{}", KIN_EUNSUPPORTED},
        {"1:{1:'v1' 2:'ConfigMap'} 2:{99:'x'}", KIN_EUNSUPPORTED},
        {"1:{1:'v1' 2:'ConfigMap'} 2:{1=1}", KIN_EPARSE},
    };
    AUTO_SETUP s;

    TRY(setup_init(&s, alloc, KIN__STREAM_WATCH));
    for (size_t i = 0; i < sizeof(bad) / sizeof(bad[0]); i++) {
        kin__buf_clear(&s.bytes);
        TRY(put_event(&s.bytes, "ADDED", bad[i].message));
        TRY_FAIL(feed(&s, 7, NULL), bad[i].code);
    }
    return 0;
}

static int feed_raw(struct setup *s, const char *bytes, size_t len)
{
    kin__buf_clear(&s->bytes);
    int r = kin__buf_append(&s->bytes, kin_str_of(bytes, len));
    return r < 0 ? r : feed(s, 1, NULL);
}

#define FEED_RAW(s, bytes) feed_raw((s), (bytes), sizeof(bytes) - 1)

KIN_TEST(rejects_malformed_bytes)
{
    AUTO_SETUP s;

    TRY(setup_init(&s, alloc, KIN__STREAM_LIST));
    TRY_FAIL(FEED_RAW(&s, "{\"kind\":"), KIN_EPARSE);
    TRY_FAIL(FEED_RAW(&s, "k8s\0\x02"), KIN_EPARSE); /* tag 0 */
    TRY_FAIL(FEED_RAW(&s, "k8s\0\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff"),
             KIN_EPARSE);
    TRY_FAIL(FEED_RAW(&s, "k8s\0\x12\x80\x80\x80\x80\x80\x80\x80\x80\x80\x80"),
             KIN_EPARSE);
    s.opts.kind = KIN__STREAM_WATCH;
    TRY_FAIL(FEED_RAW(&s, "\0\0\0\0"), KIN_EPARSE); /* empty event */
    TRY_FAIL(FEED_RAW(&s, "\0\0\0\2\x1a\0"), KIN_EUNSUPPORTED);
    TRY_FAIL(FEED_RAW(&s, "\0\0\0\2\x08\1"), KIN_EPARSE);
    return 0;
}

/* Guarantee B: a length prefix alone is rejected or allocates nothing. */
KIN_TEST(lengths_are_limited)
{
    AUTO_SETUP s;

    TRY(setup_init(&s, alloc, KIN__STREAM_WATCH));
    TRY_FAIL(FEED_RAW(&s, "\xff\xff\xff\xff"), KIN_ELIMIT);
    TRY_FAIL(FEED_RAW(&s, "\0\xff\xff\xff"), KIN_EPARSE); /* no event */
    s.opts.max_object = 100;
    TRY_FAIL(FEED_RAW(&s, "\0\xff\xff\xff"), KIN_ELIMIT);
    s.opts.kind = KIN__STREAM_LIST;
    TRY_FAIL(FEED_RAW(&s, "k8s\0\x0a\xff\xff\xff\x0f"), KIN_ELIMIT);
    kin__buf_clear(&s.bytes);
    TRY(put_envelope(&s.bytes, HEAD " 2:{" META ONE "}"));
    TRY(feed(&s, 1, NULL));
    s.opts.max_object = 10;
    TRY_FAIL(feed(&s, 1, NULL), KIN_ELIMIT);
    return 0;
}

/* The length of a list does not match its fields. */
KIN_TEST(fields_end_where_the_list_does)
{
    AUTO_SETUP s;

    TRY(setup_init(&s, alloc, KIN__STREAM_LIST));
    TRY(put_envelope(&s.bytes, HEAD));
    TRY(kin__buf_append(&s.bytes, kin_str_of("\x12\x03\x12\x04", 4)));
    TRY_FAIL(feed(&s, 1, NULL), KIN_EPARSE);
    return 0;
}

KIN_TEST(returns_the_error_of_the_callback)
{
    AUTO_SETUP s;
    kin_error err = KIN_ERROR_INIT;

    TRY(setup_init(&s, alloc, KIN__STREAM_LIST));
    s.code = KIN_ESTOPPED;
    TRY(put_envelope(&s.bytes, HEAD " 2:{" META ONE TWO "}"));
    TRY_FAIL(feed(&s, 9, &err), KIN_ESTOPPED);
    assert_string_equal(err.message, "object rejected");
    assert_int_equal(s.pieces, 1);
    return 0;
}

/* ---- objects that cannot be decoded ---- */

#define BAD_META "1:{1:'x' 3:'n' 5:'u' 6:'8' 17=1}"

static int setup_on_bad(const struct kin__stream_bad *bad, void *userdata)
{
    static const char *const types[] = {"-", "A", "M", "D", "B", "E", "?"};
    struct setup *s = userdata;

    assert_true(bad->error->code < 0 && bad->error->message[0] != '\0');
    int r = kin__buf_printf(
        &s->bad, "%s %.*s/%.*s %.*s %.*s %s\n", types[bad->type],
        KIN_STR(bad->namespace_), KIN_STR(bad->name), KIN_STR(bad->uid),
        KIN_STR(bad->resource_version), kin_error_name(bad->error->code));
    return r < 0 ? r : s->refuse;
}

/* Bad objects at the beginning, in the middle, at the end, alone. */
KIN_TEST(lists_continue_after_bad_items)
{
    static const struct {
        const char *items;
        const char *text;
        const char *bad;
    } cases[] = {
        {" 2:{" BAD_META "}" ONE TWO, LIST_TEXT " [" ONE_TEXT "," TWO_TEXT "]",
         "- n/x u 8 KIN_EPARSE\n"},
        {ONE " 2:{2:'x' " BAD_META "} 2:{1:'\x07'}" TWO,
         LIST_TEXT " [" ONE_TEXT "," TWO_TEXT "]",
         "- n/x u 8 KIN_EPARSE\n- /   KIN_EPARSE\n"},
        {ONE " 2:{" BAD_META "}", LIST_TEXT " [" ONE_TEXT "]",
         "- n/x u 8 KIN_EPARSE\n"},
        {" 2:{" BAD_META "}", LIST_TEXT " []", "- n/x u 8 KIN_EPARSE\n"},
    };
    AUTO_SETUP s;

    TRY(setup_init(&s, alloc, KIN__STREAM_LIST));
    s.opts.ops.on_bad = setup_on_bad;
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        KIN__AUTO_BUF message;
        kin__buf_init(&message, alloc, 10000);
        kin__buf_clear(&s.bytes);
        TRY(kin__buf_printf(&message, HEAD " 2:{" META "%s}", cases[i].items));
        TRY(put_envelope(&s.bytes, message.ptr));
        TRY(check_every_cut(&s, cases[i].text));
        assert_string_equal(s.bad.ptr, cases[i].bad);
    }
    return 0;
}

KIN_TEST(watches_continue_after_bad_events)
{
    AUTO_SETUP s;
    static const char head[] = "1:{1:'v1' 2:'ConfigMap'} ";
    char message[200];

    TRY(setup_init(&s, alloc, KIN__STREAM_WATCH));
    s.opts.ops.on_bad = setup_on_bad;
    snprintf(message, sizeof(message), "%s2:{" BAD_META "}", head);
    TRY(put_event(&s.bytes, "MODIFIED", message));
    snprintf(message, sizeof(message), "%s2:{1:{1:'b' 3:'n'}}", head);
    TRY(put_event(&s.bytes, "ADDED", message));
    TRY(check_every_cut(&s, "ADDED " TWO_TEXT "\n"));
    assert_string_equal(s.bad.ptr, "M n/x u 8 KIN_EPARSE\n");
    /* Bookmarks and errors cannot be skipped. */
    snprintf(message, sizeof(message), "%s2:{" BAD_META "}", head);
    kin__buf_clear(&s.bytes);
    TRY(put_event(&s.bytes, "BOOKMARK", message));
    TRY_FAIL(feed(&s, 5, NULL), KIN_EPARSE);
    kin__buf_clear(&s.bytes);
    TRY(put_event(&s.bytes, "ERROR", message));
    TRY_FAIL(feed(&s, 5, NULL), KIN_EPARSE);
    assert_int_equal(s.bad.len, 0);
    return 0;
}

/* The caller can request JSON for kinds with unknown fields. */
KIN_TEST(unknown_fields_still_fail_the_stream)
{
    AUTO_SETUP s;

    TRY(setup_init(&s, alloc, KIN__STREAM_LIST));
    s.opts.ops.on_bad = setup_on_bad;
    TRY(put_envelope(&s.bytes, HEAD " 2:{" META ONE " 2:{99:'x'}}"));
    TRY_FAIL(feed(&s, 7, NULL), KIN_EUNSUPPORTED);
    assert_int_equal(s.bad.len, 0);
    return 0;
}

KIN_TEST(rejected_bad_object_fails_the_stream)
{
    AUTO_SETUP s;
    kin_error err = KIN_ERROR_INIT;

    TRY(setup_init(&s, alloc, KIN__STREAM_LIST));
    s.opts.ops.on_bad = setup_on_bad;
    s.refuse = KIN_ECONFLICT;
    TRY(put_envelope(&s.bytes, HEAD " 2:{" META " 2:{" BAD_META "}" ONE "}"));
    TRY_FAIL(feed(&s, 7, &err), KIN_ECONFLICT);
    assert_string_equal(err.message, "bad object rejected");
    return 0;
}

enum { LONG_OBJECT = 200000 };

/* Appends the message of an object that is too long. */
static int put_long(struct kin__buf *ret)
{
    const char *meta = BAD_META;

    TRY(put_message(ret, &meta, '\0'));
    TRY(put_key(ret, 2, 2));
    TRY(put_varint(ret, LONG_OBJECT));
    for (int i = 0; i < LONG_OBJECT; i++)
        TRY(kin__buf_append_byte(ret, 'x'));
    return 0;
}

static int put_whole(struct kin__buf *ret, unsigned tag, kin_str bytes)
{
    TRY(put_key(ret, tag, 2));
    return put_bytes(ret, bytes);
}

/* Feeds the input in chunks of various sizes, so that it is split at many
 * positions near its beginning and its end. */
static int check_long(struct setup *s, const char *text, const char *bad)
{
    static const size_t steps[] = {
        1,     2,     3,     5,      7,      64,     4096,   65535,
        65536, 65537, 65600, 100000, 200000, 200040, 200080, 1000000};

    for (size_t i = 0; i < sizeof(steps) / sizeof(steps[0]); i++) {
        TRY(feed(s, steps[i], NULL));
        assert_str_equal(kin__buf_str(&s->text), text);
        assert_string_equal(s->bad.ptr, bad);
    }
    return 0;
}

/* Guarantees B and E: only the beginning of a long object is in memory. */
KIN_TEST(item_that_is_too_long_is_skipped)
{
    AUTO_SETUP s;
    KIN__AUTO_BUF item;
    KIN__AUTO_BUF list;
    const char *one = ONE;
    const char *head = HEAD;

    kin__buf_init(&item, NULL, 1 << 20);
    kin__buf_init(&list, NULL, 1 << 20);
    TRY(setup_init(&s, alloc, KIN__STREAM_LIST));
    s.bytes.alloc = NULL;
    s.opts.ops.on_bad = setup_on_bad;
    s.opts.max_object = 1000;
    TRY(put_long(&item));
    TRY(put_message(&list, &one, '\0'));
    TRY(put_whole(&list, 2, kin__buf_str(&item)));
    TRY(kin__buf_append(&s.bytes, kin_str_of("k8s", 4)));
    TRY(put_message(&s.bytes, &head, '\0'));
    TRY(put_whole(&s.bytes, 2, kin__buf_str(&list)));
    TRY(check_long(&s, "v1 ConfigMapList [" ONE_TEXT "]",
                   "- n/x u 8 KIN_ELIMIT\n"));
    /* Without the last byte of its item, the list is not closed. */
    s.bytes.len -= 1;
    TRY_FAIL(feed(&s, 1000, NULL), KIN_EPARSE);
    assert_int_equal(s.text.len, 0);
    return 0;
}

KIN_TEST(event_that_is_too_long_is_skipped)
{
    static const char *const types[] = {"ADDED", "BOOKMARK"};

    for (int i = 0; i < 2; i++) {
        AUTO_SETUP s;
        KIN__AUTO_BUF object;
        KIN__AUTO_BUF envelope;
        KIN__AUTO_BUF raw;
        KIN__AUTO_BUF event;
        const char *head = "1:{1:'v1' 2:'ConfigMap'}";
        kin__buf_init(&object, NULL, 1 << 20);
        kin__buf_init(&envelope, NULL, 1 << 20);
        kin__buf_init(&raw, NULL, 1 << 20);
        kin__buf_init(&event, NULL, 1 << 20);
        TRY(setup_init(&s, alloc, KIN__STREAM_WATCH));
        s.bytes.alloc = NULL;
        s.opts.ops.on_bad = setup_on_bad;
        s.opts.max_object = 1000;
        TRY(put_long(&object));
        TRY(kin__buf_append(&envelope, kin_str_of("k8s", 4)));
        TRY(put_message(&envelope, &head, '\0'));
        TRY(put_whole(&envelope, 2, kin__buf_str(&object)));
        TRY(put_whole(&raw, 1, kin__buf_str(&envelope)));
        TRY(put_whole(&event, 1, kin_s(types[i])));
        TRY(put_whole(&event, 2, kin__buf_str(&raw)));
        const char frame[4] = {(char)(event.len >> 24), (char)(event.len >> 16),
                               (char)(event.len >> 8), (char)event.len};
        TRY(kin__buf_append(&s.bytes, kin_str_of(frame, 4)));
        TRY(kin__buf_append(&s.bytes, kin__buf_str(&event)));
        TRY(put_event(&s.bytes, "ADDED",
                      "1:{1:'v1' 2:'ConfigMap'} 2:{1:{1:'b' 3:'n'}}"));
        if (i == 0)
            TRY(check_long(&s, "ADDED " TWO_TEXT "\n",
                           "A n/x u 8 KIN_ELIMIT\n"));
        else
            TRY_FAIL(feed(&s, 1000, NULL), KIN_ELIMIT);
    }
    return 0;
}

/* Unlike Go's decoder.  Servers validate such JSON before they store it. */
KIN_TEST(malformed_json_inside_is_a_bad_object)
{
    AUTO_SETUP s;

    TRY(setup_init(&s, alloc, KIN__STREAM_LIST));
    s.opts.ops.on_bad = setup_on_bad;
    TRY(put_envelope(&s.bytes,
                     HEAD " 2:{" META ONE
                          " 2:{1:{1:'x' 3:'n' 5:'u' 6:'8' 17:{7:{1:'{\"a\":"
                          "tru}'}}}}" TWO "}"));
    TRY(check_every_cut(&s, LIST_TEXT " [" ONE_TEXT "," TWO_TEXT "]"));
    assert_string_equal(s.bad.ptr, "- n/x u 8 KIN_EPARSE\n");
    return 0;
}

KIN_TEST(recognises_its_media_type)
{
    (void)alloc;
    assert_true(kin__media_type_is_protobuf(
        kin_s("application/vnd.kubernetes.protobuf;stream=watch")));
    assert_true(kin__media_type_is_protobuf(
        kin_s(" Application/Vnd.Kubernetes.Protobuf ")));
    assert_false(kin__media_type_is_protobuf(kin_s("application/json")));
    assert_false(kin__media_type_is_protobuf(kin_s("")));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(converts_lists_for_any_chunks),
              KIN_TEST_ENTRY(items_are_output_at_once),
              KIN_TEST_ENTRY(converts_empty_lists),
              KIN_TEST_ENTRY(other_kind_is_reported_without_items),
              KIN_TEST_ENTRY(converts_watches_for_any_chunks),
              KIN_TEST_ENTRY(event_types_are_passed_on),
              KIN_TEST_ENTRY(incomplete_list_is_an_error),
              KIN_TEST_ENTRY(incomplete_event_is_an_error),
              KIN_TEST_ENTRY(rejects_unexpected_list_fields),
              KIN_TEST_ENTRY(rejects_unexpected_event_fields),
              KIN_TEST_ENTRY(rejects_malformed_bytes),
              KIN_TEST_ENTRY(lengths_are_limited),
              KIN_TEST_ENTRY(fields_end_where_the_list_does),
              KIN_TEST_ENTRY(returns_the_error_of_the_callback),
              KIN_TEST_ENTRY(lists_continue_after_bad_items),
              KIN_TEST_ENTRY(watches_continue_after_bad_events),
              KIN_TEST_ENTRY(unknown_fields_still_fail_the_stream),
              KIN_TEST_ENTRY(rejected_bad_object_fails_the_stream),
              KIN_TEST_ENTRY(malformed_json_inside_is_a_bad_object),
              KIN_TEST_ENTRY(item_that_is_too_long_is_skipped),
              KIN_TEST_ENTRY(event_that_is_too_long_is_skipped),
              KIN_TEST_ENTRY(recognises_its_media_type))
