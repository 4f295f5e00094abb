/* SPDX-License-Identifier: Apache-2.0 */
#include "wire/json_parse.h"

#include <kin/value.h>

#include "base/alloc.h"
#include "base/str.h"
#include "json_test.h"
#include "object/fingerprint.h"

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

/* Texts and the expected output; NULL: rejected. */
struct sample {
    const char *in;
    const char *out;
};

static const struct sample samples[] = {
    {"{}", "{}"},
    {"[]", "[]"},
    {"\"\"", "\"\""},
    {" { } ", "{}"},
    {"[ \n]", "[]"},
    {"[[],{},\"\",0]", "[[],{},\"\",0]"},
    {"null", "null"},
    {"true", "true"},
    {"false", "false"},
    {"\"a\\u0041\\n\\t\\\"\\\\\\/\"", "\"aA\\n\\t\\\"\\\\/\""},
    {"\"\\b\\f\\r\\u001f\"", "\"\\b\\f\\r\\u001f\""},
    {"\"\\ud83d\\ude00\"", "\"\xf0\x9f\x98\x80\""},
    {"\"\\ud83d\"", "\"\xef\xbf\xbd\""},
    {"\"\\ude00x\\ud83d\"", "\"\xef\xbf\xbdx\xef\xbf\xbd\""},
    {"\"\\ud83d\\u0041\"", "\"\xef\xbf\xbd"
                           "A\""},
    {"\"\\ud83d\\ud83d\\ude00\"", "\"\xef\xbf\xbd\xf0\x9f\x98\x80\""},
    {"\"\\u0000abcd\"", "\"\\u0000abcd\""},
    {"\"<&>\"", "\"\\u003c\\u0026\\u003e\""},
    {"\"\\u003c\\u2028\"", "\"\\u003c\\u2028\""},
    {"\"\xe2\x80\xa9\"", "\"\\u2029\""},
    {"\"\xf0\x9f\x98\x80 of several bytes\"",
     "\"\xf0\x9f\x98\x80 of several bytes\""},
    {"\"\xc3\xa9\xe2\x82\xac\"", "\"\xc3\xa9\xe2\x82\xac\""},
    {"\"\xc0\x80\"", NULL},
    {"\"\xed\xa0\x80\"", NULL},
    {"\"\xf4\x90\x80\x80\"", NULL},
    {"\"\xe2\x82\"", NULL},
    {"\"\xff\"", NULL},
    {"\"\x80\"", NULL},
    {"\"abc\x01\"", NULL},
    {"\"a\nb\"", NULL},
    {"\"\\x41\"", NULL},
    {"\"\\u12g4\"", NULL},
    {"\"\\u12", NULL},
    {"9007199254740993", "9007199254740993"},
    {"18446744073709551616", "18446744073709551616"},
    {"-9223372036854775809", "-9223372036854775809"},
    {"1e400", "1e400"},
    {"-0", "-0"},
    {"0", "0"},
    {"-1", "-1"},
    {"134217727", "134217727"},
    {"134217728", "134217728"},
    {"-134217728", "-134217728"},
    {"-134217729", "-134217729"},
    {"999999999", "999999999"},
    {"1000000000", "1000000000"},
    {"1.0", "1.0"},
    {"1E+2", "1E+2"},
    {"0.5e-7", "0.5e-7"},
    {"01", NULL},
    {"-01", NULL},
    {"1.", NULL},
    {".5", NULL},
    {"+1", NULL},
    {"1e", NULL},
    {"1e+", NULL},
    {"-", NULL},
    {"0x10", NULL},
    {"NaN", NULL},
    {"{\"a\":1,\"b\":2,\"a\":3}", "{\"a\":3,\"b\":2}"},
    {"{\"a\":\"x\",\"a\":{\"y\":\"z\"},\"a\":[\"w\"]}", "{\"a\":[\"w\"]}"},
    {"{\"\":{\"\":\"\"}}", "{\"\":{\"\":\"\"}}"},
    {"{\"a\\\"b\":1,\"\\u0061\":2}", "{\"a\\\"b\":1,\"a\":2}"},
    {"{\"\\u0061\":1,\"a\":2}", "{\"a\":2}"},
    {"{\"a<b\":1,\"\\u003e\":2}", "{\"a\\u003cb\":1,\"\\u003e\":2}"},
    {" { \"a\" : [ 1 , 2 ] , \"b\" : { } } ", "{\"a\":[1,2],\"b\":{}}"},
    {"{\n\t\"a\":\r\n1\n}\n", "{\"a\":1}"},
    {"{\"a\":1,}", NULL},
    {"{,}", NULL},
    {"[1,]", NULL},
    {"[,1]", NULL},
    {"{\"a\"}", NULL},
    {"{\"a\":}", NULL},
    {"{\"a\" 1}", NULL},
    {"{a:1}", NULL},
    {"{1:1}", NULL},
    {"[1 2]", NULL},
    {"{\"a\":1 \"b\":2}", NULL},
    {"{\"a\":1", NULL},
    {"{\"a\":1]", NULL},
    {"[1}", NULL},
    {"[1,2", NULL},
    {"\"abc", NULL},
    {"\"abc\\", NULL},
    {"tru", NULL},
    {"nul", NULL},
    {"fals", NULL},
    {"truex", NULL},
    {"", NULL},
    {"  ", NULL},
    {"{", NULL},
    {"[", NULL},
    {"{\"a\":{\"b\":[1,2,{\"c\":\"d\"", NULL},
    {"{}x", NULL},
    {"[1]]", NULL},
    {"\xef\xbb\xbf{}", NULL},
    {"// no\n1", NULL},
    {"{\"t\":\"2026-03-01T12:00:07Z\"}", "{\"t\":\"2026-03-01T12:00:07Z\"}"},
    {"{\"startTime\":\"2026-03-01T12:00:07Z\"}",
     "{\"startTime\":\"2026-03-01T12:00:07Z\"}"},
    {"{\"aTime\":\"2026-02-29T12:00:07Z\"}",
     "{\"aTime\":\"2026-02-29T12:00:07Z\"}"},
    {"{\"aTime\":\"2028-02-29T23:59:59Z\"}",
     "{\"aTime\":\"2028-02-29T23:59:59Z\"}"},
    {"{\"aTime\":\"2009-12-31T23:59:59Z\"}",
     "{\"aTime\":\"2009-12-31T23:59:59Z\"}"},
    {"{\"aTime\":\"2044-01-10T00:00:00Z\"}",
     "{\"aTime\":\"2044-01-10T00:00:00Z\"}"},
    {"{\"aTime\":\"2026-03-01T24:00:00Z\"}",
     "{\"aTime\":\"2026-03-01T24:00:00Z\"}"},
    {"{\"aTime\":\"2026-03-01T12:00:60Z\"}",
     "{\"aTime\":\"2026-03-01T12:00:60Z\"}"},
    {"{\"aTime\":\"2026-03-01T12:00:07z\"}",
     "{\"aTime\":\"2026-03-01T12:00:07z\"}"},
    {"{\"aTime\":\"+026-03-01T12:00:07Z\"}",
     "{\"aTime\":\"+026-03-01T12:00:07Z\"}"},
    {"{\"aTime\":\"2026-03-01T12:00:0\\u0037Z\"}",
     "{\"aTime\":\"2026-03-01T12:00:07Z\"}"},
};

KIN_TEST(accepts_json_and_rejects_the_rest)
{
    AUTO_ARENA *arena = NULL;
    KIN__AUTO_BUF buf;
    KIN__AUTO_JSON_PARSER ps;

    kin__buf_init(&buf, alloc, 1000);
    kin__json_parser_init(&ps, NULL, NULL, alloc);
    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    ps.arena = arena;
    for (size_t i = 0; i < COUNT(samples); i++) {
        kin__val val = KIN__VAL_NONE;
        if (!samples[i].out) {
            TRY_FAIL(json_test_parse(&ps, kin_s(samples[i].in), KIN__VAL_NONE,
                                     0, &val, NULL),
                     KIN_EPARSE);
            assert_int_equal(val, KIN__VAL_NONE);
            continue;
        }
        TRY(json_test_parse(&ps, kin_s(samples[i].in), KIN__VAL_NONE, 0, &val,
                            NULL));
        TRY(json_test_text(arena, val, &buf));
        assert_str_equal(kin__buf_str(&buf), samples[i].out);
        kin__val_unref(arena, val);
    }
    assert_int_equal(json_test_live(arena), 0);
    assert_int_equal(arena->intern->count, 0);
    return 0;
}

/* Similar texts: each is used as prediction for each. */
static const char *const alikes[] = {
    "{}",
    "[]",
    "{\"a\":1,\"b\":\"two\",\"c\":[1,2,3]}",
    "{\"a\":1,\"b\":\"two\",\"c\":[1,2]}",
    "{\"a\":1,\"b\":\"two\",\"c\":[1,2,3,3]}",
    "{\"a\":1,\"b\":\"twofold\",\"c\":[1,2,3]}",
    "{\"a\":1,\"b\":\"tw\",\"c\":[1,2,3]}",
    "{\"a\":1,\"b\":\"two\"}",
    "{\"b\":\"two\",\"c\":[1,2,3]}",
    "{\"a\":1,\"c\":[1,2,3],\"b\":\"two\"}",
    "{\"a\":1,\"x\":null,\"b\":\"two\",\"c\":[1,2,3]}",
    "{\"a\":1,\"b\":\"two\",\"c\":[1,2,3],\"d\":{\"e\":{\"f\":\"deep\"}}}",
    "{\"a\":1,\"b\":\"two\",\"c\":[1,2,3],\"d\":{\"e\":{\"f\":\"deeper\"}}}",
    "{\"a\":1,\"b\":\"two\",\"d\":{\"e\":{\"f\":\"deep\",\"g\":0}}}",
    "{\"a\":1,\"b\":\"two\",\"c\":[1,2,3],\"d\":{\"e\":{}}}",
    "{\"a\":12,\"b\":\"two\",\"c\":[1,2,3]}",
    "{\"a\":1.0,\"b\":\"two\",\"c\":[1,2,3]}",
    "{\"a\":99999999999,\"b\":\"two\",\"c\":[{\"k\":\"v\"},{\"k\":\"v\"}]}",
    "{\"a\":99999999998,\"b\":\"two\",\"c\":[{\"k\":\"v\"},{\"k\":\"w\"}]}",
    "{\"a\":true,\"b\":false,\"c\":null}",
    "{\"a\":\"\",\"b\":{},\"c\":[]}",
    "{\"a\":\"\\u003cb\\u003e \\\"q\\\"\",\"b\":\"\\n\"}",
    "{\"a\":\"\\u003cb\\u003e \\\"r\\\"\",\"b\":\"\\n\"}",
    "{\"aTime\":\"2026-03-01T12:00:07Z\",\"bTime\":\"2026-03-01T12:00:08Z\"}",
    "{\"aTime\":\"2026-03-01T12:00:08Z\",\"bTime\":\"not a time at all.\"}",
    "{\"aTime\":null,\"bTime\":17}",
    "[{\"k\":\"v\",\"n\":1},{\"k\":\"v\",\"n\":2},{\"k\":\"v\",\"n\":2}]",
    "[{\"k\":\"v\",\"n\":1},{\"k\":\"v\",\"n\":2},{\"k\":\"v\",\"n\":\"2\"}]",
    "[[[\"x\"]],[[\"x\"]],[[\"y\"]]]",
    "{\"m\":{\"k\\\"1\":{\"a\":{}},\"k\\\"2\":{\"b\":\"c\"}},\"z\":1}",
    "{\"m\":{\"k\\\"1\":{\"a\":{}},\"k\\\"2\":{\"b\":\"d\"}},\"z\":1}",
    "{\"m\":{\"k\\\"1\":{\"a\":{}},\"k\\\"3\":{\"b\":\"c\"}},\"z\":2}",
    "{\"m\":{\"k\\\"1\":{\"a\":{}},\"k\":{\"b\":\"c\"},\"x\":[]},\"z\":1}",
    "{\"m\":{\"k\\\"1\":{\"a\":{}}}}",
    "{\"\\\\\\u003c\\u2028\\n\":{\"a\":[{\"\\\\\\\"\":1}]},\"\\u0026\":3}",
    "{\"\\\\\\u003c\\u2029\\n\":{\"a\":[{\"\\\\\\\"\":2}]},\"\\u0026\":3}",
    "{\"m\":{\"\\\"\":2,\"x\":1}}",
    "{\"m\":{\"\\\"\":\"two\",\"x\":1}}",
    "{\"m\":{\"\\\"\":2,\"x\":\"1\"}}",
    "[\"one\",\"two\",[\"three\"],{\"four\":[]}]",
    "\"two\"",
    "99999999999",
};

/* White space does not change the value. */
static int check_pretty(struct kin__json_parser *ps, kin__val predicted,
                        struct kin__buf *buf)
{
    kin__val val = KIN__VAL_NONE;

    kin__buf_clear(buf);
    TRY(kin__json_write(buf, ps->arena->ro, predicted, 4));
    TRY(json_test_parse(ps, kin__buf_str(buf), predicted, 0, &val, NULL));
    assert_int_equal(val, predicted);
    return 0;
}

/* Checks one text under one prediction, in normal and strict mode. */
static int check_prediction(struct kin__json_parser *ps, const char *text,
                            kin__val predicted, bool is_same,
                            struct kin__buf *buf)
{
    static const unsigned modes[] = {KIN__JSON_TRUST_FINGERPRINTS, 0,
                                     KIN__JSON_STRICT};

    for (size_t i = 0; i < COUNT(modes); i++) {
        kin__val val = KIN__VAL_NONE;
        uint64_t live = json_test_live(ps->arena);
        TRY(json_test_parse(ps, kin_s(text), predicted, modes[i], &val, NULL));
        TRY(json_test_text(ps->arena, val, buf));
        assert_str_equal(kin__buf_str(buf), text);
        if (is_same)
            assert_int_equal(val, predicted);
        if (val != predicted)
            kin__val_unref(ps->arena, val);
        assert_int_equal(json_test_live(ps->arena), live);
    }
    return 0;
}

static int check_all_predictions(const kin_allocator *alloc,
                                 struct kin__arena *arena)
{
    KIN__AUTO_BUF buf;
    KIN__AUTO_JSON_PARSER ps;

    kin__buf_init(&buf, alloc, 1000);
    kin__json_parser_init(&ps, arena, NULL, alloc);
    for (size_t i = 0; i < COUNT(alikes); i++) {
        kin__val predicted = KIN__VAL_NONE;
        TRY(json_test_parse(&ps, kin_s(alikes[i]), KIN__VAL_NONE, 0, &predicted,
                            NULL));
        for (size_t j = 0; j < COUNT(alikes); j++)
            TRY(check_prediction(&ps, alikes[j], predicted, i == j, &buf));
        TRY(check_pretty(&ps, predicted, &buf));
        kin__val_unref(arena, predicted);
    }
    return 0;
}

KIN_TEST(prediction_never_changes_the_result)
{
    AUTO_ARENA *arena = NULL;

    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    TRY(check_all_predictions(alloc, arena));
    assert_int_equal(json_test_live(arena), 0);
    return 0;
}

/* Values bypass the table once many do not repeat. */
KIN_TEST(prediction_works_without_the_table)
{
    AUTO_ARENA *arena = NULL;

    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    arena->intern->sites = kin__alloc0(alloc, 1, sizeof(*arena->intern->sites));
    TRY_PTR(arena->intern->sites);
    for (int type = 0; type <= KIN__NODE_ARRAY; type++)
        for (int i = 0; i < 1 << KIN__SITE_BITS; i++)
            arena->intern->sites->sites[type][i].lookups = KIN__SITE_TRIAL;
    TRY(check_all_predictions(alloc, arena));
    assert_int_equal(json_test_live(arena), 0);
    return 0;
}

KIN_TEST(document_may_move_during_the_parse)
{
    AUTO_ARENA *document = NULL;
    KIN__AUTO_BUF buf;
    KIN__AUTO_BUF text;
    KIN__AUTO_JSON_PARSER ps;
    kin__val val = KIN__VAL_NONE;

    kin__buf_init(&buf, alloc, 100000);
    kin__buf_init(&text, alloc, 100000);
    kin__json_parser_init(&ps, NULL, NULL, alloc);
    TRY(kin__arena_new_document(alloc, 0, &document, NULL));
    ps.arena = document;
    TRY(kin__buf_append_byte(&text, '['));
    for (int i = 0; i < 100; i++)
        TRY(kin__buf_printf(&text,
                            "%s{\"name\":\"number %d\",\"parts\":[{\"k\":%d}],"
                            "\"k\\u003c\":\"same\"}",
                            i ? "," : "", i, i % 3));
    TRY(kin__buf_append_byte(&text, ']'));
    TRY(json_test_parse(&ps, kin__buf_str(&text), KIN__VAL_NONE, 0, &val,
                        NULL));
    TRY(json_test_text(document, val, &buf));
    assert_true(strstr(buf.ptr, "{\"name\":\"number 99\",\"parts\":[{\"k\":0}],"
                                "\"k\\u003c\":\"same\"}]") != NULL);
    /* Elements with the same keys share their shape, also in a document. */
    assert_int_equal(document->stats.live_nodes[KIN__NODE_SHAPE], 2);
    return 0;
}

/* Shapes store keys as plain text; the text must still match them as JSON, and
 * other keys with the same framed text are different. */
KIN_TEST(predicted_keys_with_quotes_match_escaped_text)
{
    static const char good[] = "{\"a\\\":\\\"b\":1,\"c\\u003c\\n\":2}";
    static const char *const bad[] = {
        "{\"a\":\"b\":1,\"c\\u003c\\n\":2}",
        "{\"a\\\":\\\"b\":1,\"c\\u003c\n\":2}",
    };
    AUTO_ARENA *arena = NULL;
    KIN__AUTO_JSON_PARSER ps;
    kin__val val = KIN__VAL_NONE;
    kin__val again = KIN__VAL_NONE;
    kin__val other = KIN__VAL_NONE;

    kin__json_parser_init(&ps, NULL, NULL, alloc);
    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    ps.arena = arena;
    TRY(json_test_parse(&ps, kin_s(good), KIN__VAL_NONE, 0, &val, NULL));
    TRY(json_test_parse(&ps, kin_s(good), val, 0, &again, NULL));
    assert_int_equal(again, val);
    for (size_t i = 0; i < sizeof(bad) / sizeof(bad[0]); i++)
        TRY_FAIL(json_test_parse(&ps, kin_s(bad[i]), val, 0, &other, NULL),
                 KIN_EPARSE);
    TRY(json_test_parse(&ps, kin_s("{\"a\":1,\"b\\\":\\\"c<\\n\":2}"), val, 0,
                        &other, NULL));
    assert_false(
        kin_value_equal((kin_value){arena, val}, (kin_value){arena, other}));
    kin__val_unref(arena, val);
    kin__val_unref(arena, other);
    assert_int_equal(json_test_live(arena), 0);
    return 0;
}

/* The frames of a shape's keys differ from the text's if one needs escapes. */
KIN_TEST(keys_predicted_beside_keys_with_quotes_stay_the_same)
{
    static const char old[] = "{\"a\":1,\"k:{\\\"n\\\":1}\":2,\"bTime\":null,"
                              "\"c\":4}";
    static const char *const texts[] = {
        "{\"a\":1,\"c\":4}",
        "{\"c\":4,\"a\":1}",
        "{\"a\":1,\"k:{\\\"n\\\":1}\":2,\"c\":4}",
        "{\"a\":1,\"k:{\\\"n\\\":2}\":2,\"bTime\":null,\"c\":4}",
        "{\"a\":1,\"x\":0,\"bTime\":\"2026-03-01T12:00:07Z\",\"c\":4}",
        "{\"k:{\\\"n\\\":1}\":2,\"bTime\":\"2026-03-01T12:00:07Z\",\"c\":4}",
    };
    AUTO_ARENA *arena = NULL;
    KIN__AUTO_JSON_PARSER ps;
    kin__val val = KIN__VAL_NONE;

    kin__json_parser_init(&ps, NULL, NULL, alloc);
    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    ps.arena = arena;
    TRY(json_test_parse(&ps, kin_s(old), KIN__VAL_NONE, 0, &val, NULL));
    for (size_t i = 0; i < COUNT(texts); i++) {
        kin__val plain = KIN__VAL_NONE;
        kin__val predicted = KIN__VAL_NONE;
        TRY(json_test_parse(&ps, kin_s(texts[i]), KIN__VAL_NONE, 0, &plain,
                            NULL));
        TRY(json_test_parse(&ps, kin_s(texts[i]), val, 0, &predicted, NULL));
        /* Both are canonical, so equal values have equal handles. */
        assert_int_equal(predicted, plain);
        kin__val_unref(arena, predicted);
        kin__val_unref(arena, plain);
    }
    kin__val_unref(arena, val);
    assert_int_equal(json_test_live(arena), 0);
    return 0;
}

KIN_TEST(error_has_byte_and_path)
{
    static const struct {
        const char *text;
        const char *message;
    } errors[] = {
        {"", "byte 0: text ends too soon"},
        {"{\"a\":tru}", "byte 5: bad value at .a"},
        {"{\"spec\":{\"containers\":[{\"name\":\"x\"},{\"image\":\"\\q\"}]}}",
         "byte 46: bad escape at .spec.containers[1].image"},
        {"{\"a\":{\"b c\":[0,[1,2,x]]}}",
         "byte 20: value expected at .a[\"b c\"][1][2]"},
        {"{\"a\":{\"b\":1,c}}", "byte 12: key expected at .a"},
        {"{\"a\":{\"b\":1;}}", "byte 11: ',' or '}' expected at .a"},
        {"[1,2;3]", "byte 4: ',' or ']' expected"},
        {"{\"a\":[1", "byte 7: text ends too soon at .a"},
        {"{\"a\":\"\x02\"}", "byte 6: control character in string at .a"},
        {"{\"a\":\"\xff\"}", "byte 6: bad UTF-8 at .a"},
        {"{\"a\" 1}", "byte 5: ':' expected"},
        {"{\"a\":1} {", "byte 8: text after the value"},
        {"[1.x]", "byte 3: bad number at [0]"},
    };
    AUTO_ARENA *arena = NULL;
    KIN__AUTO_JSON_PARSER ps;
    kin__val predicted = KIN__VAL_NONE;

    kin__json_parser_init(&ps, NULL, NULL, alloc);
    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    ps.arena = arena;
    TRY(kin__json_parse(&ps, KIN__S("{\"a\":{\"b\":1,\"d\":[1,2]}}"),
                        KIN__VAL_NONE, 0, &predicted, NULL, NULL));
    for (size_t i = 0; i < 2 * COUNT(errors); i++) {
        kin_error err = KIN_ERROR_INIT;
        kin__val val = KIN__VAL_NONE;
        TRY_FAIL(json_test_parse(&ps, kin_s(errors[i / 2].text),
                                 i % 2 ? predicted : KIN__VAL_NONE, 0, &val,
                                 &err),
                 KIN_EPARSE);
        assert_string_equal(err.message, errors[i / 2].message);
    }
    kin__val_unref(arena, predicted);
    return 0;
}

KIN_TEST(long_path_is_truncated)
{
    AUTO_ARENA *arena = NULL;
    KIN__AUTO_BUF text;
    KIN__AUTO_JSON_PARSER ps;
    kin_error err = KIN_ERROR_INIT;
    kin__val val = KIN__VAL_NONE;

    kin__buf_init(&text, alloc, 10000);
    kin__json_parser_init(&ps, NULL, NULL, alloc);
    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    ps.arena = arena;
    for (int i = 0; i < 100; i++)
        TRY(kin__buf_append(&text, KIN__S("{\"level\":")));
    TRY_FAIL(
        json_test_parse(&ps, kin__buf_str(&text), KIN__VAL_NONE, 0, &val, &err),
        KIN_EPARSE);
    assert_true(strstr(err.message, ".level.level") != NULL);
    assert_string_equal(err.message + strlen(err.message) - 9, ".level...");
    return 0;
}

KIN_TEST(limits_are_enforced)
{
    static const struct {
        const char *text;
        const char *message; /* NULL: within the limits */
    } cases[] = {
        {"[[[[]]]]", NULL},
        {"[[[[[]]]]]", "byte 4: nested too deep at [0][0][0][0]"},
        {"[[[[[ ]]]]]", "byte 4: nested too deep at [0][0][0][0]"},
        {"[[[[[1]]]]]", "byte 4: nested too deep at [0][0][0][0]"},
        {"[1,2,3,4]", NULL},
        {"{\"a\":[1,2,3,4,5]}", "byte 5: too many elements at .a"},
        {"{\"a\":1,\"b\":2,\"c\":3,\"d\":4}", NULL},
        {"[{\"a\":1,\"b\":2,\"c\":3,\"d\":4,\"e\":5}]",
         "byte 1: too many members at [0]"},
        {"\"12345678\"", NULL},
        {"[\"123456789\"]", "byte 2: string too long at [0]"},
        {"[\"\\n23456789\"]", "byte 2: string too long at [0]"},
        {"[1234567890]", "byte 1: number too long at [0]"},
        {"{\"123456789\":1}", "byte 2: string too long"},
        {"                                             0",
         "byte 40: text too long"},
    };
    const struct kin__json_limits limits = {
        .text_len = 40, .depth = 4, .members = 4, .string_len = 8};
    AUTO_ARENA *arena = NULL;
    KIN__AUTO_JSON_PARSER ps;

    kin__json_parser_init(&ps, NULL, &limits, alloc);
    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    ps.arena = arena;
    for (size_t i = 0; i < COUNT(cases); i++) {
        kin_error err = KIN_ERROR_INIT;
        kin__val val = KIN__VAL_NONE;
        int r = json_test_parse(&ps, kin_s(cases[i].text), KIN__VAL_NONE, 0,
                                &val, &err);
        if (!cases[i].message) {
            TRY(r);
            kin__val_unref(arena, val);
            continue;
        }
        TRY_FAIL(r, KIN_ELIMIT);
        assert_string_equal(err.message, cases[i].message);
    }
    return 0;
}

/* The stacks stop growing at the limit, not at the end of the text. */
KIN_TEST(too_many_members_use_little_memory)
{
    enum { COUNT_ALL = 100000 };
    const struct kin__json_limits limits = {.members = 1000};
    AUTO_ARENA *arena = NULL;
    KIN__AUTO_BUF text;
    KIN__AUTO_JSON_PARSER ps;

    kin__buf_init(&text, alloc, 1 << 24);
    kin__json_parser_init(&ps, NULL, &limits, alloc);
    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    ps.arena = arena;
    for (int is_object = 0; is_object < 2; is_object++) {
        kin__val val = KIN__VAL_NONE;
        kin_error err = KIN_ERROR_INIT;
        kin__buf_clear(&text);
        for (int i = 0; i < COUNT_ALL; i++)
            TRY(kin__buf_printf(&text, "%c%s1", ",[{"[i ? 0 : 1 + is_object],
                                is_object ? "\"k\":" : ""));
        TRY(kin__buf_append_byte(&text, is_object ? '}' : ']'));
        TRY_FAIL(json_test_parse(&ps, kin__buf_str(&text), KIN__VAL_NONE, 0,
                                 &val, &err),
                 KIN_ELIMIT);
        assert_string_equal(err.message, is_object
                                             ? "byte 0: too many members"
                                             : "byte 0: too many elements");
        assert_true(ps.vals_cap < 4000);
        assert_true(ps.keys_cap < 40000);
    }
    return 0;
}

KIN_TEST(depth_uses_no_c_stack)
{
    enum { DEPTH = 100000 };
    const struct kin__json_limits limits = {.depth = DEPTH};
    AUTO_ARENA *arena = NULL;
    KIN__AUTO_BUF text;
    KIN__AUTO_BUF buf;
    KIN__AUTO_JSON_PARSER ps;
    kin__val val = KIN__VAL_NONE;
    char *room = NULL;

    kin__buf_init(&text, alloc, 2 * DEPTH + 2);
    kin__buf_init(&buf, alloc, 2 * DEPTH + 2);
    kin__json_parser_init(&ps, NULL, NULL, alloc);
    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    ps.arena = arena;
    TRY(kin__buf_reserve(&text, 2 * DEPTH + 1, &room));
    memset(room, '[', DEPTH);
    room[DEPTH] = '1';
    memset(room + DEPTH + 1, ']', DEPTH);
    kin__buf_grown(&text, 2 * DEPTH + 1);
    TRY_FAIL(
        json_test_parse(&ps, kin__buf_str(&text), KIN__VAL_NONE, 0, &val, NULL),
        KIN_ELIMIT);
    kin__json_parser_done(&ps);
    kin__json_parser_init(&ps, arena, &limits, alloc);
    TRY(json_test_parse(&ps, kin__buf_str(&text), KIN__VAL_NONE, 0, &val,
                        NULL));
    TRY(json_test_text(arena, val, &buf));
    assert_true(kin_str_eq(kin__buf_str(&buf), kin__buf_str(&text)));
    kin__val_unref(arena, val);
    assert_int_equal(json_test_live(arena), 0);
    return 0;
}

/* {"k0":0,...,"kN":N} and every key a second time. */
static int many_members(struct kin__buf *text, int count)
{
    TRY(kin__buf_append_byte(text, '{'));
    for (int i = 0; i < 2 * count; i++)
        TRY(kin__buf_printf(text, "%s\"k%d\":\"v%d\"", i ? "," : "", i % count,
                            i));
    return kin__buf_append_byte(text, '}');
}

KIN_TEST(many_duplicate_keys_are_merged)
{
    enum { MEMBERS = 1000 };
    AUTO_ARENA *arena = NULL;
    KIN__AUTO_BUF text;
    KIN__AUTO_BUF buf;
    KIN__AUTO_JSON_PARSER ps;
    kin__val val = KIN__VAL_NONE;

    kin__buf_init(&text, alloc, 100000);
    kin__buf_init(&buf, alloc, 100000);
    kin__json_parser_init(&ps, NULL, NULL, alloc);
    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    ps.arena = arena;
    TRY(many_members(&text, MEMBERS));
    TRY(json_test_parse(&ps, kin__buf_str(&text), KIN__VAL_NONE, 0, &val,
                        NULL));
    assert_int_equal(kin__node_count(arena->ro + val), MEMBERS);
    TRY(json_test_text(arena, val, &buf));
    assert_true(kin_str_starts_with(kin__buf_str(&buf),
                                    KIN__S("{\"k0\":\"v1000\",\"k1\":\"v10")));
    assert_int_equal(arena->stats.live_nodes[KIN__NODE_STRING], MEMBERS);
    kin__val_unref(arena, val);
    assert_int_equal(json_test_live(arena), 0);
    return 0;
}

/* More than 16383 members and more than 65535 bytes of keys. */
KIN_TEST(large_objects_are_predicted)
{
    enum { MEMBERS = 20000 };
    AUTO_ARENA *arena = NULL;
    KIN__AUTO_BUF text;
    KIN__AUTO_BUF buf;
    KIN__AUTO_JSON_PARSER ps;
    kin__val val = KIN__VAL_NONE;
    kin__val again = KIN__VAL_NONE;
    kin__val other = KIN__VAL_NONE;

    kin__buf_init(&buf, alloc, 10000000);
    kin__buf_init(&text, alloc, 10000000);
    kin__json_parser_init(&ps, NULL, NULL, alloc);
    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    ps.arena = arena;
    TRY(many_members(&text, MEMBERS));
    TRY(json_test_parse(&ps, kin__buf_str(&text), KIN__VAL_NONE, 0, &val,
                        NULL));
    TRY(json_test_text(arena, val, &buf));
    TRY(json_test_parse(&ps, kin__buf_str(&buf), val, 0, &again, NULL));
    assert_int_equal(again, val);
    buf.ptr[buf.len - 3] = '!';
    TRY(json_test_parse(&ps, kin__buf_str(&buf), val, 0, &other, NULL));
    assert_int_not_equal(other, val);
    assert_int_equal(kin__node_shape(arena->ro + other),
                     kin__node_shape(arena->ro + val));
    kin__val_unref(arena, val);
    kin__val_unref(arena, other);
    assert_int_equal(json_test_live(arena), 0);
    return 0;
}

KIN_TEST(head_is_inserted_if_missing)
{
    static const struct sample heads[] = {
        {"{\"metadata\":{\"name\":\"a\"}}",
         "{\"kind\":\"Pod\",\"apiVersion\":\"v1\",\"metadata\":{\"name\":\"a\"}"
         "}"},
        {"{}", "{\"kind\":\"Pod\",\"apiVersion\":\"v1\"}"},
        {" { } ", "{\"kind\":\"Pod\",\"apiVersion\":\"v1\"}"},
        {"{ \"metadata\" : 1 }",
         "{\"kind\":\"Pod\",\"apiVersion\":\"v1\",\"metadata\":1}"},
        {"{\"kind\":\"Job\",\"apiVersion\":\"batch/v1\",\"x\":1}",
         "{\"kind\":\"Job\",\"apiVersion\":\"batch/v1\",\"x\":1}"},
        {"{\"apiVersion\":\"batch/v1\",\"kind\":\"Job\"}",
         "{\"apiVersion\":\"batch/v1\",\"kind\":\"Job\"}"},
        {"{\"kind\":\"Job\",\"x\":1}",
         "{\"apiVersion\":\"v1\",\"kind\":\"Job\",\"x\":1}"},
        {"{\"apiVersion\":\"v2\"}", "{\"kind\":\"Pod\",\"apiVersion\":\"v2\"}"},
        {"{\"x\":1,\"kind\":\"Job\"}",
         "{\"apiVersion\":\"v1\",\"x\":1,\"kind\":\"Job\"}"},
        {"{\"x\":1,\"kind\":\"Job\",\"kind\":\"Pod\",\"x\":2}",
         "{\"apiVersion\":\"v1\",\"x\":2,\"kind\":\"Pod\"}"},
        {"{\"x\":1,\"apiVersion\":\"v3\",\"kind\":\"Job\",\"y\":2}",
         "{\"x\":1,\"apiVersion\":\"v3\",\"kind\":\"Job\",\"y\":2}"},
        {"{\"apiVersion\":\"v3\",\"data\":{},\"kind\":\"Job\"}",
         "{\"apiVersion\":\"v3\",\"data\":{},\"kind\":\"Job\"}"},
        {"[{\"x\":1}]", "[{\"x\":1}]"},
        {"7", "7"},
    };
    const struct kin__json_head head = {.kind = KIN_STR_INIT("Pod"),
                                        .api_version = KIN_STR_INIT("v1")};
    AUTO_ARENA *arena = NULL;
    KIN__AUTO_BUF buf;
    KIN__AUTO_JSON_PARSER ps;
    kin__val last = KIN__VAL_NONE;

    kin__buf_init(&buf, alloc, 1000);
    kin__json_parser_init(&ps, NULL, NULL, alloc);
    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    ps.arena = arena;
    TRY(kin__json_parser_set_head(&ps, &head));
    for (size_t i = 0; i < 2 * COUNT(heads); i++) {
        kin__val val = KIN__VAL_NONE;
        TRY(json_test_parse(&ps, kin_s(heads[i / 2].in), last, 0, &val, NULL));
        TRY(json_test_text(arena, val, &buf));
        assert_str_equal(kin__buf_str(&buf), heads[i / 2].out);
        if (val != last)
            kin__val_unref(arena, last);
        last = val;
    }
    TRY_FAIL(json_test_parse(&ps, KIN__S("{\"x\":}"), last, 0, &last, NULL),
             KIN_EPARSE);
    kin__val_unref(arena, last);
    assert_int_equal(json_test_live(arena), 0);
    return 0;
}

/* Parses all texts again and again, each with the value of each as prediction:
 * what comes out depends on the text alone. */
KIN_TEST(head_does_not_depend_on_the_prediction)
{
    /* The last four lack only a part of the head, or have parts twice. */
    static const char *const texts[] = {
        "{\"m\":[1,2],\"x\":1}",
        "{\"kind\":\"Pod\",\"apiVersion\":\"v1\",\"m\":[1,2]}",
        "{\"apiVersion\":\"v1\",\"kind\":\"Pod\",\"m\":[1,2]}",
        "{\"apiVersion\":\"v1\",\"data\":{\"a\":1},\"kind\":\"Pod\"}",
        "{\"allow\":1,\"apiVersion\":\"v1\",\"kind\":\"Pod\",\"m\":[1,2]}",
        "{\"m\":[1,2],\"kind\":\"Pod\",\"apiVersion\":\"v1\",\"x\":1}",
        "{}",
        "7",
        "{\"allow\":1,\"kind\":\"Pod\",\"m\":[1,2]}",
        "{\"allow\":1,\"kind\":\"Pod\",\"apiVersion\":\"v1\",\"kind\":\"X\"}",
        "{\"apiVersion\":\"v1\",\"m\":[1,2]}",
        "{\"apiVersion\":\"v1\",\"apiVersion\":\"v2\",\"m\":[1,2]}",
    };
    const struct kin__json_head head = {.kind = KIN_STR_INIT("Pod"),
                                        .api_version = KIN_STR_INIT("v1")};
    AUTO_ARENA *arena = NULL;
    KIN__AUTO_BUF want;
    KIN__AUTO_BUF got;
    KIN__AUTO_JSON_PARSER ps;
    kin__val vals[COUNT(texts)] = {0};

    kin__buf_init(&want, alloc, 1000);
    kin__buf_init(&got, alloc, 1000);
    kin__json_parser_init(&ps, NULL, NULL, alloc);
    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    ps.arena = arena;
    TRY(kin__json_parser_set_head(&ps, &head));
    for (size_t i = 0; i < COUNT(texts); i++)
        TRY(json_test_parse(&ps, kin_s(texts[i]), KIN__VAL_NONE, 0, &vals[i],
                            NULL));
    for (size_t i = 0; i < COUNT(texts) * COUNT(texts); i++) {
        kin__val predicted = vals[i / COUNT(texts)];
        kin__val own = vals[i % COUNT(texts)];
        kin__val val = KIN__VAL_NONE;
        TRY(json_test_parse(&ps, kin_s(texts[i % COUNT(texts)]), predicted, 0,
                            &val, NULL));
        TRY(json_test_text(arena, own, &want));
        TRY(json_test_text(arena, val, &got));
        if (!kin_str_eq(kin__buf_str(&got), kin__buf_str(&want)))
            fail_msg("%s after %s: %.*s", texts[i % COUNT(texts)],
                     texts[i / COUNT(texts)], KIN_STR(kin__buf_str(&got)));
        if (predicted == own && i % COUNT(texts) < COUNT(texts) - 4)
            assert_int_equal(val, own);
        if (val != predicted)
            kin__val_unref(arena, val);
    }
    for (size_t i = 0; i < COUNT(texts); i++)
        kin__val_unref(arena, vals[i]);
    assert_int_equal(json_test_live(arena), 0);
    return 0;
}

/* Bytes behind the text must not matter. */
KIN_TEST(parses_in_place_and_stops_behind_the_value)
{
    static const char text[] = "{\"a\":[1,2]}\n{\"a\":[1,2]}\n"
                               "0123456789012345678901234567890123456789"
                               "0123456789012345678901234567890123456789";
    AUTO_ARENA *arena = NULL;
    KIN__AUTO_JSON_PARSER ps;
    kin__val val = KIN__VAL_NONE;
    kin__val again = KIN__VAL_NONE;
    size_t used = 0;

    kin__json_parser_init(&ps, NULL, NULL, alloc);
    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    ps.arena = arena;
    TRY(kin__json_parse(&ps, kin_str_of(text, 23), KIN__VAL_NONE,
                        KIN__JSON_IN_PLACE | KIN__JSON_PREFIX, &val, &used,
                        NULL));
    assert_int_equal(used, 11);
    TRY(kin__json_parse(&ps, kin_str_of(text + used, 12), val,
                        KIN__JSON_IN_PLACE, &again, &used, NULL));
    assert_int_equal(used, 12);
    assert_int_equal(again, val);
    TRY_FAIL(kin__json_parse(&ps, kin_str_of(text, 23), val, KIN__JSON_IN_PLACE,
                             &again, &used, NULL),
             KIN_EPARSE);
    TRY_FAIL(
        kin__json_parse(&ps, kin_str_of(text, 8), val, 0, &again, &used, NULL),
        KIN_EPARSE);
    assert_true(kin__json_error_is_cut(&ps));
    kin__val_unref(arena, val);
    return 0;
}

/* An object with a part large enough for a fingerprint. */
static int big_text(struct kin__buf *buf, int version, const char *in_part)
{
    kin__buf_clear(buf);
    TRY(kin__buf_printf(buf, "{\"version\":%d,\"part\":{", version));
    for (int i = 0; i < 40; i++)
        TRY(kin__buf_printf(buf, "\"key%d\":\"value %d\",", i, i));
    return kin__buf_printf(buf, "\"last\":\"%s\"}}", in_part);
}

static kin__val part_of(const struct kin__arena *arena, kin__val val)
{
    return kin__node_values(arena->ro + val)[1];
}

static bool part_has_print(const struct kin__arena *arena, kin__val val)
{
    return kin__node_head(arena->ro + part_of(arena, val)) & KIN__NODE_EXTRA;
}

/* Parses versions 1 and 2 and returns the second. */
static int two_versions(struct kin__json_parser *ps, unsigned flags,
                        struct kin__buf *text, kin__val *ret)
{
    kin__val first = KIN__VAL_NONE;

    TRY(big_text(text, 1, "x"));
    TRY(json_test_parse(ps, kin__buf_str(text), KIN__VAL_NONE, flags, &first,
                        NULL));
    assert_false(part_has_print(ps->arena, first));
    TRY(big_text(text, 2, "x"));
    TRY(json_test_parse(ps, kin__buf_str(text), first, flags, ret, NULL));
    assert_int_equal(part_of(ps->arena, *ret), part_of(ps->arena, first));
    kin__val_unref(ps->arena, first);
    return 0;
}

KIN_TEST(fingerprint_is_created_and_trusted)
{
    AUTO_ARENA *arena = NULL;
    KIN__AUTO_BUF text;
    KIN__AUTO_JSON_PARSER ps;
    kin__val old = KIN__VAL_NONE;
    kin__val val = KIN__VAL_NONE;

    kin__buf_init(&text, alloc, 10000);
    kin__json_parser_init(&ps, NULL, NULL, alloc);
    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    ps.arena = arena;
    TRY(two_versions(&ps, KIN__JSON_TRUST_FINGERPRINTS, &text, &old));
    /* Missing only without memory. */
    assert_true(part_has_print(arena, old) || kin_test_out_of_memory());
    TRY(big_text(&text, 3, "x"));
    TRY(json_test_parse(&ps, kin__buf_str(&text), old,
                        KIN__JSON_TRUST_FINGERPRINTS, &val, NULL));
    assert_int_equal(part_of(arena, val), part_of(arena, old));
    kin__val_unref(arena, val);
    /* Same length, different text. */
    TRY(big_text(&text, 3, "y"));
    TRY(json_test_parse(&ps, kin__buf_str(&text), old,
                        KIN__JSON_TRUST_FINGERPRINTS, &val, NULL));
    assert_int_not_equal(part_of(arena, val), part_of(arena, old));
    kin__val_unref(arena, val);
    kin__val_unref(arena, old);
    assert_int_equal(json_test_live(arena), 0);
    assert_true(!arena->fingerprints || arena->fingerprints->count == 0);
    return 0;
}

/* A text long enough for a fingerprint of the root. */
static int whole_text(struct kin__buf *buf, const char *last)
{
    char filler[800];

    memset(filler, 'f', sizeof(filler));
    kin__buf_clear(buf);
    return kin__buf_printf(buf,
                           "{\"a\":\"%.*s\",\"b\":[1,{\"c\":2}],"
                           "\"d\":{\"e\":\"%.*s\",\"last\":\"%s\"}}",
                           (int)sizeof(filler), filler, (int)sizeof(filler) / 2,
                           filler, last);
}

static const struct kin__json_head whole_heads[] = {
    {.kind = KIN_STR_INIT("")},
    {.kind = KIN_STR_INIT("Pod"), .api_version = KIN_STR_INIT("v1")},
    {.kind = KIN_STR_INIT("Pod"), .api_version = KIN_STR_INIT("v2")},
};

/* The text with each head: the same value only with its own. */
static int check_whole(struct kin__json_parser *ps, kin_str text, kin__val val,
                       size_t own, struct kin__buf *buf)
{
    const unsigned flags = KIN__JSON_TRUST_FINGERPRINTS |
                           KIN__JSON_FINGERPRINT_ROOT;

    for (size_t i = 0; i < COUNT(whole_heads); i++) {
        kin__val again = KIN__VAL_NONE;
        TRY(kin__json_parser_set_head(ps, &whole_heads[i]));
        TRY(json_test_parse(ps, text, val, flags, &again, NULL));
        assert_int_equal(again == val, i == own);
        TRY(json_test_text(ps->arena, again, buf));
        kin_str out = kin__buf_str(buf);
        assert_int_equal(kin_str_starts_with(out, KIN__S("{\"kind\":\"Pod\"")),
                         i > 0);
        assert_true(kin_str_ends_with(out, kin__str_slice(text, 1, text.len)));
        if (again != val)
            kin__val_unref(ps->arena, again);
    }
    return kin__json_parser_set_head(ps, &whole_heads[own]);
}

KIN_TEST(root_fingerprint_depends_on_the_head)
{
    AUTO_ARENA *arena = NULL;
    KIN__AUTO_BUF text;
    KIN__AUTO_BUF buf;
    KIN__AUTO_JSON_PARSER ps;
    kin__val other = KIN__VAL_NONE;

    kin__buf_init(&text, alloc, 10000);
    kin__buf_init(&buf, alloc, 10000);
    kin__json_parser_init(&ps, NULL, NULL, alloc);
    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    ps.arena = arena;
    for (size_t i = 0; i < COUNT(whole_heads); i++) {
        kin__val val = KIN__VAL_NONE;
        TRY(whole_text(&text, "x"));
        TRY(kin__json_parser_set_head(&ps, &whole_heads[i]));
        TRY(json_test_parse(&ps, kin__buf_str(&text), KIN__VAL_NONE,
                            KIN__JSON_FINGERPRINT_ROOT, &val, NULL));
        /* Missing only without memory. */
        assert_true((kin__node_head(arena->ro + val) & KIN__NODE_EXTRA) ||
                    kin_test_out_of_memory());
        TRY(check_whole(&ps, kin__buf_str(&text), val, i, &buf));
        /* Same length, different text. */
        TRY(whole_text(&text, "y"));
        TRY(json_test_parse(&ps, kin__buf_str(&text), val,
                            KIN__JSON_TRUST_FINGERPRINTS, &other, NULL));
        assert_int_not_equal(other, val);
        kin__val_unref(arena, other);
        kin__val_unref(arena, val);
        assert_int_equal(json_test_live(arena), 0);
    }
    return 0;
}

/* Puts a wrong fingerprint on the part: that of `text`'s part. */
static void forge_print(struct kin__arena *arena, kin__val val, kin_str text)
{
    size_t from = kin__str_find(text, 'p') + 6;
    kin_str part = kin_str_of(text.ptr + from, text.len - from - 1);

    assert_int_equal(part.ptr[0], '{');
    kin__fingerprint_add(arena, part_of(arena, val), part);
}

KIN_TEST(strict_mode_uses_no_fingerprints)
{
    AUTO_ARENA *arena = NULL;
    KIN__AUTO_BUF text;
    KIN__AUTO_BUF buf;
    KIN__AUTO_JSON_PARSER ps;
    kin__val old = KIN__VAL_NONE;
    kin__val val = KIN__VAL_NONE;
    static const unsigned distrust[] = {
        0, KIN__JSON_STRICT, KIN__JSON_STRICT | KIN__JSON_TRUST_FINGERPRINTS};

    kin__buf_init(&text, alloc, 10000);
    kin__buf_init(&buf, alloc, 10000);
    kin__json_parser_init(&ps, NULL, NULL, alloc);
    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    ps.arena = arena;
    TRY(two_versions(&ps, KIN__JSON_STRICT, &text, &old));
    assert_false(part_has_print(arena, old));
    TRY(big_text(&text, 3, "y"));
    forge_print(arena, old, kin__buf_str(&text));
    if (!part_has_print(arena, old)) {
        kin__val_unref(arena, old);
        return 0;
    }
    for (size_t i = 0; i < COUNT(distrust); i++) {
        TRY(json_test_parse(&ps, kin__buf_str(&text), old, distrust[i], &val,
                            NULL));
        TRY(json_test_text(arena, val, &buf));
        assert_true(kin_str_eq(kin__buf_str(&buf), kin__buf_str(&text)));
        kin__val_unref(arena, val);
    }
    /* Only a parser that trusts fingerprints accepts the forged one. */
    TRY(json_test_parse(&ps, kin__buf_str(&text), old,
                        KIN__JSON_TRUST_FINGERPRINTS, &val, NULL));
    assert_int_equal(part_of(arena, val), part_of(arena, old));
    kin__val_unref(arena, val);
    kin__val_unref(arena, old);
    return 0;
}

KIN_TEST(times_are_immediates_only_under_their_keys)
{
    AUTO_ARENA *arena = NULL;
    KIN__AUTO_JSON_PARSER ps;
    kin__val val = KIN__VAL_NONE;

    kin__json_parser_init(&ps, NULL, NULL, alloc);
    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    ps.arena = arena;
    TRY(json_test_parse(&ps,
                        KIN__S("{\"startTime\":\"2026-03-01T12:00:07Z\","
                               "\"other\":\"2026-03-01T12:00:07Z\","
                               "\"time\":[\"2026-03-01T12:00:07Z\"]}"),
                        KIN__VAL_NONE, 0, &val, NULL));
    const kin__val *values = kin__node_values(arena->ro + val);
    assert_true(kin__val_is_time(values[0]));
    assert_true(kin__val_is_node(values[1]));
    assert_int_equal(kin__node_values(arena->ro + values[2])[0], values[1]);
    kin__val_unref(arena, val);
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(accepts_json_and_rejects_the_rest),
    KIN_TEST_ENTRY(prediction_never_changes_the_result),
    KIN_TEST_ENTRY(prediction_works_without_the_table),
    KIN_TEST_ENTRY(document_may_move_during_the_parse),
    KIN_TEST_ENTRY(predicted_keys_with_quotes_match_escaped_text),
    KIN_TEST_ENTRY(keys_predicted_beside_keys_with_quotes_stay_the_same),
    KIN_TEST_ENTRY(error_has_byte_and_path),
    KIN_TEST_ENTRY(long_path_is_truncated), KIN_TEST_ENTRY(limits_are_enforced),
    KIN_TEST_ENTRY(too_many_members_use_little_memory),
    KIN_TEST_ENTRY(depth_uses_no_c_stack),
    KIN_TEST_ENTRY(many_duplicate_keys_are_merged),
    KIN_TEST_ENTRY(large_objects_are_predicted),
    KIN_TEST_ENTRY(head_is_inserted_if_missing),
    KIN_TEST_ENTRY(head_does_not_depend_on_the_prediction),
    KIN_TEST_ENTRY(parses_in_place_and_stops_behind_the_value),
    KIN_TEST_ENTRY(fingerprint_is_created_and_trusted),
    KIN_TEST_ENTRY(root_fingerprint_depends_on_the_head),
    KIN_TEST_ENTRY(strict_mode_uses_no_fingerprints),
    KIN_TEST_ENTRY(times_are_immediates_only_under_their_keys))
