/* SPDX-License-Identifier: Apache-2.0 */
#include "wire/proto_stream.h"

#include "base/str.h"
#include "kin_test.h"
#include "kin_test_proto.h"

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
#define LIST_TEXT                                                              \
    "{\"kind\":\"ConfigMapList\",\"apiVersion\":\"v1\","                       \
    "\"metadata\":{\"resourceVersion\":\"7\"}"

struct setup {
    struct kin__proto_stream_opts opts;
    const kin_allocator *alloc;
    struct kin__buf bytes; /* what is fed */
    struct kin__buf text;  /* what came out */
    int code;              /* what on_text gives */
    int pieces;
};

static int setup_on_text(kin_str text, kin_error *err, void *userdata)
{
    struct setup *s = userdata;

    assert_int_equal(text.ptr[text.len], '\0');
    s->pieces++;
    if (s->code < 0)
        return kin_error_set(err, s->code, "as asked");
    return kin__buf_append(&s->text, text);
}

static int setup_init(struct setup *s, const kin_allocator *alloc,
                      enum kin__stream_kind kind)
{
    *s = (struct setup){
        .alloc = alloc,
        .opts = {.kind = kind, .on_text = setup_on_text, .userdata = s}};
    kin__buf_init(&s->bytes, alloc, 64 << 20);
    kin__buf_init(&s->text, alloc, 64 << 20);
    return kin__schema_get(&s->opts.schema, NULL);
}

static void setup_done(struct setup *s)
{
    kin__buf_done(&s->bytes);
    kin__buf_done(&s->text);
}

#define AUTO_SETUP __attribute__((cleanup(setup_done))) struct setup

/* Feeds all bytes, `step` at a time, in blocks of their own so that a sanitizer
 * sees who reads beyond. */
static int feed(struct setup *s, size_t step, kin_error *err)
{
    KIN__AUTO_PROTO_STREAM stream;
    kin_str left = kin__buf_str(&s->bytes);
    int r = 0;

    kin__buf_clear(&s->text);
    s->pieces = 0;
    kin__proto_stream_init(&stream, &s->opts, s->alloc);
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

KIN_TEST(reads_lists_cut_anywhere)
{
    AUTO_SETUP s;

    TRY(setup_init(&s, alloc, KIN__STREAM_LIST));
    TRY(put_envelope(&s.bytes, HEAD " 2:{" META ONE TWO "} 3:'' 4:''"));
    TRY(check_every_cut(&s,
                        LIST_TEXT ",\"items\":[" ONE_TEXT "," TWO_TEXT "]}"));
    return 0;
}

/* An item comes out as soon as its last byte has come in. */
KIN_TEST(items_do_not_wait_for_the_list)
{
    AUTO_SETUP s;

    TRY(setup_init(&s, alloc, KIN__STREAM_LIST));
    TRY(put_envelope(&s.bytes, HEAD " 2:{" META ONE TWO "}"));
    KIN__AUTO_PROTO_STREAM stream;
    kin__proto_stream_init(&stream, &s.opts, alloc);
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

KIN_TEST(reads_empty_lists)
{
    AUTO_SETUP s;

    TRY(setup_init(&s, alloc, KIN__STREAM_LIST));
    TRY(put_envelope(&s.bytes, HEAD " 2:{" META "}"));
    TRY(check_every_cut(&s, LIST_TEXT ",\"items\":[]}"));
    kin__buf_clear(&s.bytes);
    TRY(put_envelope(&s.bytes, HEAD " 2:{}"));
    TRY(check_every_cut(&s, "{\"kind\":\"ConfigMapList\",\"apiVersion\":\"v1\","
                            "\"items\":[]}"));
    return 0;
}

/* Whoever reads the JSON says what it is instead. */
KIN_TEST(names_what_is_no_list)
{
    AUTO_SETUP s;

    TRY(setup_init(&s, alloc, KIN__STREAM_LIST));
    TRY(put_envelope(&s.bytes, "1:{1:'v1' 2:'Status'} 2:{2:'Failure'} 3:''"));
    TRY(check_every_cut(&s, "{\"kind\":\"Status\",\"apiVersion\":\"v1\"}"));
    return 0;
}

#define POD "1:{1:'v1' 2:'ConfigMap'} 2:{1:{1:'b' 3:'n'}}"

KIN_TEST(reads_watches_cut_anywhere)
{
    AUTO_SETUP s;

    TRY(setup_init(&s, alloc, KIN__STREAM_WATCH));
    TRY(put_event(&s.bytes, "ADDED", POD));
    TRY(put_event(&s.bytes, "BOOKMARK",
                  "1:{1:'v1' 2:'ConfigMap'} 2:{1:{6:'9'}} 3:'' 4:''"));
    TRY(put_event(&s.bytes, "ERROR",
                  "1:{1:'v1' 2:'Status'} 2:{2:'Failure' 6=410}"));
    TRY(check_every_cut(
        &s, "{\"type\":\"ADDED\",\"object\":" TWO_TEXT "}\n"
            "{\"type\":\"BOOKMARK\",\"object\":{\"kind\":\"ConfigMap\","
            "\"apiVersion\":\"v1\",\"metadata\":{\"resourceVersion\":\"9\"}}}\n"
            "{\"type\":\"ERROR\",\"object\":{\"kind\":\"Status\","
            "\"apiVersion\":\"v1\",\"metadata\":{},\"status\":\"Failure\","
            "\"code\":410}}\n"));
    return 0;
}

KIN_TEST(types_of_events_are_escaped)
{
    AUTO_SETUP s;

    TRY(setup_init(&s, alloc, KIN__STREAM_WATCH));
    TRY(put_event(&s.bytes, "A\"B", POD));
    TRY(check_every_cut(&s, "{\"type\":\"A\\\"B\",\"object\":" TWO_TEXT "}\n"));
    kin__buf_clear(&s.bytes);
    TRY(put_event(&s.bytes, "A\xff", POD));
    TRY_FAIL(feed(&s, 3, NULL), KIN_EPARSE);
    return 0;
}

/* Guarantee A for what is cut off: every beginning fails, none is taken. */
KIN_TEST(notices_what_is_missing)
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

KIN_TEST(notices_an_event_that_is_cut)
{
    AUTO_SETUP s;

    TRY(setup_init(&s, alloc, KIN__STREAM_WATCH));
    TRY(put_event(&s.bytes, "ADDED", POD));
    while (--s.bytes.len > 0) {
        TRY_FAIL(feed(&s, 5, NULL), KIN_EPARSE);
        assert_int_equal(s.pieces, 0);
    }
    TRY(feed(&s, 5, NULL)); /* a watch may bring nothing */
    return 0;
}

struct bad {
    const char *message;
    int code;
};

KIN_TEST(refuses_lists_of_another_form)
{
    static const struct bad bad[] = {
        {"2:{" META "}", KIN_EUNSUPPORTED},                  /* no kind */
        {HEAD " 5:'x'", KIN_EUNSUPPORTED},                   /* unknown tag */
        {HEAD HEAD " 2:{}", KIN_EUNSUPPORTED},               /* twice */
        {HEAD " 2:{} 2:{}", KIN_EUNSUPPORTED},               /* two lists */
        {HEAD " 2:{} 3:'gzip'", KIN_EUNSUPPORTED},           /* encoded */
        {HEAD " 2=1", KIN_EUNSUPPORTED},                     /* no bytes */
        {"1:{1:'v1' 2:'NoneList'} 2:{}", KIN_EUNSUPPORTED},  /* no kind */
        {"1:{1:'v1' 2:'A' 3:'x'} 2:{}", KIN_EUNSUPPORTED},   /* unknown tag */
        {HEAD " 2:{" META META "}", KIN_EUNSUPPORTED},       /* twice */
        {HEAD " 2:{" ONE META "}", KIN_EUNSUPPORTED},        /* order */
        {HEAD " 2:{" META " 3:'x'}", KIN_EUNSUPPORTED},      /* unknown tag */
        {HEAD " 2:{" META " 2:{99:'x'}}", KIN_EUNSUPPORTED}, /* in an item */
        {HEAD " 2:{1:{99=1}}", KIN_EUNSUPPORTED},            /* in metadata */
        {HEAD " 2:{2:{1=1}}", KIN_EPARSE},                   /* wrong form */
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

KIN_TEST(refuses_events_of_another_form)
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

KIN_TEST(refuses_bytes_that_are_nothing)
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
    TRY_FAIL(FEED_RAW(&s, "\0\0\0\0"), KIN_EPARSE); /* nothing in it */
    TRY_FAIL(FEED_RAW(&s, "\0\0\0\2\x1a\0"), KIN_EUNSUPPORTED);
    TRY_FAIL(FEED_RAW(&s, "\0\0\0\2\x08\1"), KIN_EPARSE);
    return 0;
}

/* Guarantee B: a length that is only claimed is refused, or costs nothing. */
KIN_TEST(lengths_have_a_limit)
{
    AUTO_SETUP s;

    TRY(setup_init(&s, alloc, KIN__STREAM_WATCH));
    TRY_FAIL(FEED_RAW(&s, "\xff\xff\xff\xff"), KIN_ELIMIT);
    TRY_FAIL(FEED_RAW(&s, "\0\xff\xff\xff"), KIN_EPARSE); /* is missing */
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

/* A list that claims to be longer than its fields, or shorter. */
KIN_TEST(fields_end_where_the_list_does)
{
    AUTO_SETUP s;

    TRY(setup_init(&s, alloc, KIN__STREAM_LIST));
    TRY(put_envelope(&s.bytes, HEAD));
    TRY(kin__buf_append(&s.bytes, kin_str_of("\x12\x03\x12\x04", 4)));
    TRY_FAIL(feed(&s, 1, NULL), KIN_EPARSE);
    return 0;
}

KIN_TEST(gives_what_the_reader_gave)
{
    AUTO_SETUP s;
    kin_error err = KIN_ERROR_INIT;

    TRY(setup_init(&s, alloc, KIN__STREAM_LIST));
    s.code = KIN_ESTOPPED;
    TRY(put_envelope(&s.bytes, HEAD " 2:{" META ONE TWO "}"));
    TRY_FAIL(feed(&s, 9, &err), KIN_ESTOPPED);
    assert_string_equal(err.message, "as asked");
    assert_int_equal(s.pieces, 1);
    return 0;
}

KIN_TEST(knows_its_media_type)
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

KIN_TEST_MAIN(KIN_TEST_ENTRY(reads_lists_cut_anywhere),
              KIN_TEST_ENTRY(items_do_not_wait_for_the_list),
              KIN_TEST_ENTRY(reads_empty_lists),
              KIN_TEST_ENTRY(names_what_is_no_list),
              KIN_TEST_ENTRY(reads_watches_cut_anywhere),
              KIN_TEST_ENTRY(types_of_events_are_escaped),
              KIN_TEST_ENTRY(notices_what_is_missing),
              KIN_TEST_ENTRY(notices_an_event_that_is_cut),
              KIN_TEST_ENTRY(refuses_lists_of_another_form),
              KIN_TEST_ENTRY(refuses_events_of_another_form),
              KIN_TEST_ENTRY(refuses_bytes_that_are_nothing),
              KIN_TEST_ENTRY(lengths_have_a_limit),
              KIN_TEST_ENTRY(fields_end_where_the_list_does),
              KIN_TEST_ENTRY(gives_what_the_reader_gave),
              KIN_TEST_ENTRY(knows_its_media_type))
