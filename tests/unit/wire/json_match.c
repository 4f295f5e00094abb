/* SPDX-License-Identifier: Apache-2.0 */
#include "base/str.h"
#include "json_test.h"
#include "object/fingerprint.h"
#include "wire/json_parse.h"

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

enum { MAX_TEXT = 20000 };

/* Deeper than the comparison without frames. */
#define DEEP(inner)                                                            \
    "{\"a\":[{\"b\":[{\"c\":[[{\"d\":{\"e\":[{\"f\":{\"g\":[[[{\"h\":" inner   \
    ",\"i\":1}]]],\"j\":2}}]}}]]}]}]}"

/* Keys of several steps of a comparison, with escapes where steps begin and
 * end. */
#define KEYS(first, second)                                                    \
    "{\"k:{\\\"name\\\":\\\"0123456789abcdef" first                            \
    "\\\"}\":{\"a\":1},\"123456789abcdef\\\"\\\\\\u003c\xe2\x82\xac" second    \
    "\":{\"b\":{\"c\":2}}}"

/* A value, and texts that begin like it. */
static const struct {
    const char *old;
    const char *text;
} pairs[] = {
    {"{\"a\":{\"b\":1,\"c\":\"x\"},\"d\":[1,{\"e\":2},3]}",
     "{\"a\":{\"b\":1,\"c\":\"y\"},\"d\":[1,{\"e\":2},3]}"},
    {"{\"a\":{\"b\":1,\"c\":\"x\"},\"d\":[1,{\"e\":2},3]}",
     "{\"a\":{\"b\":1,\"c\":\"x\"},\"d\":[1,{\"e\":3},3]}"},
    {"{\"a\":{\"b\":1,\"c\":\"x\"},\"d\":[1,{\"e\":2},3]}",
     "{\"a\":{\"b\":1,\"c\":\"x\"},\"d\":[1,{\"e\":2},3,4]}"},
    {"{\"a\":{\"b\":1,\"c\":\"x\"},\"d\":[1,{\"e\":2},3]}",
     "{\"a\":{\"b\":1,\"c\":\"x\",\"z\":{}},\"d\":[1,{\"e\":2}]}"},
    {"{\"a\":{\"b\":1,\"c\":\"x\"},\"d\":[1,{\"e\":2},3]}",
     "{\"a\":{\"b\":1},\"d\":[{},[]],\"e\":{\"a\":[]}}"},
    {"{\"a\":{\"b\":1,\"c\":\"x\"},\"d\":[1,{\"e\":2},3]}",
     "{\"a\":[1],\"d\":{\"e\":2}}"},
    {"{\"a\":{\"b\":1,\"c\":\"x\"},\"d\":[1,{\"e\":2},3]}",
     "{\"a\":{\"b\":1,\"b\":2,\"c\":\"x\"},\"a\":{\"b\":1,\"c\":\"x\"}}"},
    {"[[[1,2],[3]],[[4]]]", "[[[1,2],[3]],[[4],[4]]]"},
    {"[[[1,2],[3]],[[4]]]", "[[[1,2],[3,5]],[[4]],[]]"},
    {"[[[1,2],[3]],[[4]]]", "[[[],[3]],[[4]]]"},
    {"{\"atTime\":{\"aTime\":\"2026-03-01T12:00:07Z\"},\"k\":[{\"n\":-5}]}",
     "{\"atTime\":{\"aTime\":\"2026-03-01T12:00:08Z\"},\"k\":[{\"n\":-6}]}"},
    {"{\"s\":{\"t\":\"a\\\"b\"},\"f:k\\u003c\":{\"u\":{\"v\":1.5}}}",
     "{\"s\":{\"t\":\"a\\\"b\"},\"f:k\\u003c\":{\"u\":{\"v\":2.5}}}"},
    {KEYS("", ""), KEYS("", "")},
    {KEYS("", ""), KEYS("0", "")},
    {KEYS("0\\\"2", "\\u2028"), KEYS("0\\\"2", "\\u2028")},
    {KEYS("0\\\"2", "\\u2028"), KEYS("0\\\"2", "\\u2029")},
    {KEYS("", "\\u0001"), KEYS("\\\"", "")},
    {DEEP("[1,2]"), DEEP("[1,2]")},
    {DEEP("[1,2]"), DEEP("[1,3]")},
    {DEEP("{\"k\":\"v\"}"), DEEP("{\"k\":\"w\",\"l\":[]}")},
};

/* The prediction does not change the value of the text. */
static int check_value(struct kin__json_parser *ps, kin_str text,
                       kin__val predicted, const char *want,
                       struct kin__buf *buf)
{
    kin__val val = KIN__VAL_NONE;

    TRY(json_test_parse(ps, text, predicted, KIN__JSON_TRUST_FINGERPRINTS, &val,
                        NULL));
    TRY(json_test_text(ps->arena, val, buf));
    assert_str_equal(kin__buf_str(buf), want);
    if (val != predicted)
        kin__val_unref(ps->arena, val);
    return 0;
}

/* The error of a text: code, byte and message. */
static int check_failure(struct kin__json_parser *ps, kin_str text,
                         kin__val predicted)
{
    kin_error plain = KIN_ERROR_INIT;
    kin_error err = KIN_ERROR_INIT;
    kin__val val = KIN__VAL_NONE;
    uint64_t live = json_test_live(ps->arena);
    int want = json_test_parse(ps, text, KIN__VAL_NONE, 0, &val, &plain);
    size_t at = kin__json_error_offset(ps);
    bool is_cut = kin__json_error_is_cut(ps);
    int r = json_test_parse(ps, text, predicted, 0, &val, &err);

    if (want == KIN_ENOMEM || r == KIN_ENOMEM)
        return KIN_ENOMEM;
    if (r == 0 || r != want || at != kin__json_error_offset(ps) ||
        strcmp(plain.message, err.message) != 0)
        fail_msg("%.*s: %s, without a prediction %s", KIN_STR(text),
                 err.message, plain.message);
    assert_int_equal(is_cut, kin__json_error_is_cut(ps));
    assert_int_equal(json_test_live(ps->arena), live);
    return 0;
}

/* Truncated at every byte, and with a wrong byte inserted at every place. */
static int check_broken(struct kin__json_parser *ps, kin_str text,
                        kin__val predicted, struct kin__buf *buf)
{
    for (size_t i = 1; i < text.len; i++)
        TRY(check_failure(ps, kin__str_slice(text, 0, i), predicted));
    for (size_t i = 1; i <= text.len; i++) {
        char last = text.ptr[i - 1];
        if (last != ',' && last != '}' && last != ']')
            continue;
        kin__buf_clear(buf);
        TRY(kin__buf_append(buf, kin__str_slice(text, 0, i)));
        TRY(kin__buf_append(buf, KIN__S(",")));
        TRY(kin__buf_append(buf, kin__str_slice(text, i, text.len)));
        if (i == text.len || last == ',' || text.ptr[i] != '"')
            TRY(check_failure(ps, kin__buf_str(buf), predicted));
    }
    return 0;
}

KIN_TEST(parsing_continues_where_the_comparison_stopped)
{
    AUTO_ARENA *arena = NULL;
    KIN__AUTO_JSON_PARSER ps;
    KIN__AUTO_BUF want;
    KIN__AUTO_BUF buf;

    kin__buf_init(&want, alloc, MAX_TEXT);
    kin__buf_init(&buf, alloc, MAX_TEXT);
    kin__json_parser_init(&ps, NULL, NULL, alloc);
    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    ps.arena = arena;
    for (size_t i = 0; i < COUNT(pairs); i++) {
        kin_str text = kin_s(pairs[i].text);
        kin__val old = KIN__VAL_NONE;
        kin__val plain = KIN__VAL_NONE;
        TRY(json_test_parse(&ps, text, KIN__VAL_NONE, 0, &plain, NULL));
        TRY(json_test_text(arena, plain, &want));
        kin__val_unref(arena, plain);
        TRY(json_test_parse(&ps, kin_s(pairs[i].old), KIN__VAL_NONE, 0, &old,
                            NULL));
        TRY(check_value(&ps, text, old, want.ptr, &buf));
        TRY(check_broken(&ps, text, old, &buf));
        kin__val_unref(arena, old);
    }
    assert_int_equal(json_test_live(arena), 0);
    return 0;
}

/* Texts with a raw character where the predicted key needs an escape. */
KIN_TEST(raw_characters_in_keys_are_no_escapes)
{
    static const char *const raw[][2] = {
        {"{\"a\":{\"k:\\u0001z\":{}}}", "{\"a\":{\"k:\x01z\":{}}}"},
        {"{\"a\":{\"k:\\\"b\":{}}}", "{\"a\":{\"k:\"b\":{}}}"},
        {"{\"a\":{\"k:\\\\\":{}}}", "{\"a\":{\"k:\\\":{}}}"},
    };
    AUTO_ARENA *arena = NULL;
    KIN__AUTO_JSON_PARSER ps;

    kin__json_parser_init(&ps, NULL, NULL, alloc);
    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    ps.arena = arena;
    for (size_t i = 0; i < COUNT(raw); i++) {
        kin__val old = KIN__VAL_NONE;
        TRY(json_test_parse(&ps, kin_s(raw[i][0]), KIN__VAL_NONE, 0, &old,
                            NULL));
        int r = check_failure(&ps, kin_s(raw[i][1]), old);
        kin__val_unref(arena, old);
        TRY(r);
    }
    return 0;
}

/* `n` members that are always the same, and one that is not. */
static int long_text(struct kin__buf *buf, unsigned n, unsigned other)
{
    kin__buf_clear(buf);
    TRY(kin__buf_append(buf, KIN__S("{\"same\":{\"all\":[")));
    for (unsigned i = 0; i < n; i++)
        TRY(kin__buf_printf(buf, "{\"name\":\"n%u\",\"k\":{\"v\":%u}},", i, i));
    return kin__buf_printf(buf, "0]},\"other\":[{\"x\":{\"y\":%u}}]}", other);
}

/* A container that agrees inside one that does not gets a fingerprint, which
 * the next comparison uses. */
KIN_TEST(equal_parts_get_a_fingerprint)
{
    AUTO_ARENA *arena = NULL;
    KIN__AUTO_JSON_PARSER ps;
    KIN__AUTO_BUF text;
    KIN__AUTO_BUF buf;
    kin__val vals[3] = {KIN__VAL_NONE, KIN__VAL_NONE, KIN__VAL_NONE};

    kin__buf_init(&text, alloc, MAX_TEXT);
    kin__buf_init(&buf, alloc, MAX_TEXT);
    kin__json_parser_init(&ps, NULL, NULL, alloc);
    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    ps.arena = arena;
    for (unsigned i = 0; i < COUNT(vals); i++) {
        TRY(long_text(&text, 20, i));
        TRY(json_test_parse(&ps, kin__buf_str(&text), i ? vals[i - 1] : 0,
                            KIN__JSON_TRUST_FINGERPRINTS, &vals[i], NULL));
        TRY(json_test_text(arena, vals[i], &buf));
        assert_str_equal(kin__buf_str(&buf), text.ptr);
    }
    /* Without memory there is no fingerprint. */
    if (arena->fingerprints && arena->fingerprints->count > 0)
        assert_int_equal(arena->fingerprints->count, 1);
    for (size_t i = 0; i < COUNT(vals); i++)
        kin__val_unref(arena, vals[i]);
    return 0;
}

static const struct kin_test tests[] = {
    KIN_TEST_ENTRY(parsing_continues_where_the_comparison_stopped),
    KIN_TEST_ENTRY(raw_characters_in_keys_are_no_escapes),
    KIN_TEST_ENTRY(equal_parts_get_a_fingerprint),
};

int main(int argc, char **argv)
{
    return kin_test_main(tests, COUNT(tests), argc, argv);
}
