/* SPDX-License-Identifier: Apache-2.0 */
#include "wire/json_pick.h"

#include "base/scan.h"
#include "base/str.h"
#include "kin_test.h"
#include "object/path.h"
#include "wire/json_escape.h"

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

enum { TEXT_SIZE = 4000 };

/* Scans a text with up to two paths; the values point into a static buffer. */
static int pick(const char *text, const kin_path *a, const kin_path *b,
                struct kin__json_picked *ret)
{
    static char padded[TEXT_SIZE + KIN__SCAN_PADDING + 1];
    struct kin__json_pick picks[2];
    size_t len = strlen(text);

    assert_true(len < TEXT_SIZE);
    memset(padded, 0, sizeof(padded));
    memcpy(padded, text, len);
    padded[len] = '\n';
    picks[0].steps = kin__path_steps(a, &picks[0].count);
    if (b)
        picks[1].steps = kin__path_steps(b, &picks[1].count);
    return kin__json_pick(kin_str_of(padded, len), picks, b ? 2 : 1, ret);
}

static int pick_one(const kin_allocator *alloc, const char *text,
                    const char *path, kin_str *ret)
{
    KIN_AUTO(kin_path) *compiled = NULL;
    struct kin__json_picked picked;

    TRY(kin_path_new(alloc, kin_s(path), &compiled, NULL));
    int r = pick(text, compiled, NULL, &picked);
    *ret = picked.values[0];
    return r;
}

KIN_TEST(finds_values_as_they_are)
{
    static const struct {
        const char *text;
        const char *path;
        const char *expected; /* NULL: not there */
    } cases[] = {
        {"{\"a\":1}", ".a", "1"},
        {"{\"a\":\"x\"}", ".a", "\"x\""},
        {" { \"b\" : 0 , \"a\" : \"x\" } ", ".a", "\"x\""},
        {"{\"a\":{\"b\":{\"c\":true}}}", ".a.b.c", "true"},
        {"{\"a\":{\"b\":{\"c\":true}}}", ".a.b", "{\"c\":true}"},
        {"{\"x\":{\"a\":1},\"a\":2}", ".a", "2"},
        {"{\"x\":[{\"a\":1}],\"a\":[2]}", ".a", "[2]"},
        {"{\"x\":{\"b\":1},\"a\":{\"x\":{\"b\":2},\"b\":3}}", ".a.b", "3"},
        {"{\"l\":[1,[2],{\"a\":3}]}", ".l[2].a", "3"},
        {"{\"l\":[1,[2,5],{\"a\":3}]}", ".l[1][1]", "5"},
        {"{\"l\":[1]}", ".l[1]", NULL},
        {"{\"l\":{\"0\":1}}", ".l[0]", NULL},
        {"{\"l\":[1]}", ".l.a", NULL},
        {"{\"a\":5}", ".a.b", NULL},
        {"{\"a\":null,\"b\":false}", ".b", "false"},
        {"{\"a\":{}}", ".a", "{}"},
        {"{\"a\":[],\"b\":-0.5e+7}", ".b", "-0.5e+7"},
        {"{}", ".a", NULL},
        {"{\"a.b\":1}", "['a.b']", "1"},
        {"{\"\\u0061\\n\":1}", "['a\n']", "1"},
        {"{\"\\u0062\":1}", ".a", NULL},
        {"{\"a\":\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\"}", ".a",
         "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\\u00e9\""},
        /* The last one counts. */
        {"{\"a\":1,\"a\":2}", ".a", "2"},
        {"{\"a\":{\"b\":1},\"a\":{}}", ".a.b", NULL},
        {"{\"a\":{\"b\":1},\"a\":3}", ".a.b", NULL},
        {"{\"a\":\"\xff\xc3\xa9\"}", ".a", "\"\xff\xc3\xa9\""},
    };

    for (size_t i = 0; i < COUNT(cases); i++) {
        kin_str value = {0};
        TRY(pick_one(alloc, cases[i].text, cases[i].path, &value));
        if (cases[i].expected)
            assert_str_equal(value, cases[i].expected);
        else
            assert_null(value.ptr);
    }
    return 0;
}

KIN_TEST(rejects_what_is_no_object)
{
    static const char *const texts[] = {
        "",
        " ",
        "[]",
        "1",
        "\"a\"",
        "null",
        "plain text",
        "{",
        "}",
        "{}}",
        "{} {}",
        "{\"a\"}",
        "{\"a\":}",
        "{\"a\":1,}",
        "{,}",
        "{\"a\":1 \"b\":2}",
        "{a:1}",
        "{\"a\":[1,]}",
        "{\"a\":[1}",
        "{\"a\":{]}",
        "{\"a\":01}",
        "{\"a\":1.}",
        "{\"a\":.5}",
        "{\"a\":-}",
        "{\"a\":1e}",
        "{\"a\":+1}",
        "{\"a\":tru}",
        "{\"a\":nul",
        "{\"a\":truex}",
        "{\"a\":\"\\x\"}",
        "{\"a\":\"\\u12g4\"}",
        "{\"a\":\"\\u12",
        "{\"a\":\"\\",
        "{\"a\":\"b",
        "{\"a\":\"b\tc\"}",
        "{\"a\":\"b\nc\"}",
        "{\"a",
        "{\"a\"",
        "{\"a\":",
        "{\"a\":1",
        "{\"a\":[",
        "{\"a\":[1",
        "{\"a\":[1,",
    };
    kin_str value = {0};

    for (size_t i = 0; i < COUNT(texts); i++)
        TRY_FAIL(pick_one(alloc, texts[i], ".a", &value), KIN_EPARSE);
    return 0;
}

KIN_TEST(tells_where_a_member_can_be_added)
{
    KIN_AUTO(kin_path) *path = NULL;
    struct kin__json_picked picked;

    TRY(kin_path_new(alloc, kin_s(".a"), &path, NULL));
    assert_int_equal(pick("{\"a\":{}} \r", path, NULL, &picked), 0);
    assert_int_equal(picked.end, 7);
    assert_false(picked.is_empty);
    assert_int_equal(pick(" { } ", path, NULL, &picked), 0);
    assert_int_equal(picked.end, 3);
    assert_true(picked.is_empty);
    return 0;
}

KIN_TEST(finds_several_paths)
{
    KIN_AUTO(kin_path) *a = NULL;
    KIN_AUTO(kin_path) *b = NULL;
    struct kin__json_picked picked;

    TRY(kin_path_new(alloc, kin_s(".a.b"), &a, NULL));
    TRY(kin_path_new(alloc, kin_s(".a.c"), &b, NULL));
    assert_int_equal(pick("{\"a\":{\"c\":[1],\"b\":2}}", a, b, &picked), 0);
    assert_str_equal(picked.values[0], "2");
    assert_str_equal(picked.values[1], "[1]");
    return 0;
}

KIN_TEST(limits_depth_and_paths)
{
    char text[2 * KIN__JSON_PICK_DEPTH + 16] = "{\"a\":";
    char key[KIN__JSON_PICK_KEY_MAX + 1];
    kin_step step = {.key = kin_str_of(key, sizeof(key))};
    struct kin__json_pick one = {.steps = &step, .count = 1};
    kin_str value = {0};
    const size_t inside = KIN__JSON_PICK_DEPTH - 1;

    memset(text + 5, '[', inside);
    memset(text + 5 + inside, ']', inside);
    memcpy(text + 5 + 2 * inside, "}", 2);
    TRY(pick_one(alloc, text, ".a", &value));
    assert_int_equal(value.len, 2 * inside);
    memset(text + 5, '[', inside + 1);
    memset(text + 5 + inside + 1, ']', inside + 1);
    memcpy(text + 5 + 2 * (inside + 1), "}", 2);
    TRY_FAIL(pick_one(alloc, text, ".a", &value), KIN_ELIMIT);

    memset(key, 'k', sizeof(key));
    assert_int_equal(kin__json_pick_check(&one, NULL), KIN_ELIMIT);
    step.key.len--;
    assert_int_equal(kin__json_pick_check(&one, NULL), 0);
    step = (kin_step){.is_index = true, .index = -1};
    assert_int_equal(kin__json_pick_check(&one, NULL), KIN_EINVAL);
    one.count = 0;
    assert_int_equal(kin__json_pick_check(&one, NULL), KIN_EINVAL);
    return 0;
}

KIN_TEST(decodes_escapes)
{
    char text[8];
    size_t len = 0;

    (void)alloc;
    assert_int_equal(
        kin__json_unescape(KIN__S("a\\n\\u00e9\\/"), text, sizeof(text), &len),
        0);
    assert_str_equal(kin_str_of(text, len), "a\n\xc3\xa9/");
    assert_int_equal(
        kin__json_unescape(KIN__S("12345678"), text, sizeof(text), &len), 0);
    assert_int_equal(len, 8);
    assert_int_equal(
        kin__json_unescape(KIN__S("123456789"), text, sizeof(text), &len),
        KIN_ELIMIT);
    assert_int_equal(
        kin__json_unescape(KIN__S("1234567\\u00e9"), text, sizeof(text), &len),
        KIN_ELIMIT);
    assert_int_equal(
        kin__json_unescape(KIN__S("\\x\""), text, sizeof(text), &len),
        KIN_EPARSE);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(finds_values_as_they_are),
              KIN_TEST_ENTRY(rejects_what_is_no_object),
              KIN_TEST_ENTRY(tells_where_a_member_can_be_added),
              KIN_TEST_ENTRY(finds_several_paths),
              KIN_TEST_ENTRY(limits_depth_and_paths),
              KIN_TEST_ENTRY(decodes_escapes))
