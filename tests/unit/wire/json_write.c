/* SPDX-License-Identifier: Apache-2.0 */
#include "wire/json_write.h"

#include "base/str.h"
#include "json_test.h"

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

static const char sample[] =
    "{\"kind\":\"Pod\",\"n\":[1,-2,3.50,[],{},\"\",null,true,false],"
    "\"o\":{\"p\":{\"q\":[{\"r\":0}]}},\"startTime\":\"2026-03-01T12:00:07Z\","
    "\"a\\u003cb\":\"\\u003cx\\u003e \\u0026 \\\"\\\\ \\b\\f\\n\\r\\t\\u0001"
    "\\u2028\\u2029 \xc3\xa9\"}";

static int sample_parse(const kin_allocator *alloc, struct kin__arena *arena,
                        const char *text, kin__val *ret)
{
    KIN__AUTO_JSON_PARSER ps;

    kin__json_parser_init(&ps, arena, NULL, alloc);
    return kin__json_parse(&ps, kin_s(text), KIN__VAL_NONE, 0, ret, NULL, NULL);
}

KIN_TEST(writes_parsed_text_unchanged)
{
    AUTO_ARENA *arena = NULL;
    KIN__AUTO_BUF buf;
    kin__val val = KIN__VAL_NONE;

    kin__buf_init(&buf, alloc, 1000);
    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    TRY(sample_parse(alloc, arena, sample, &val));
    TRY(kin__buf_append(&buf, KIN__S("before")));
    TRY(kin__json_write(&buf, arena->ro, val, KIN__JSON_COMPACT));
    assert_true(kin_str_starts_with(kin__buf_str(&buf), KIN__S("before{")));
    assert_string_equal(buf.ptr + 6, sample);
    return 0;
}

KIN_TEST(indents)
{
    static const char *const expected[] = {
        "{\n  \"a\": 1,\n  \"b\": [\n    {\n      \"c\": \"d\"\n    },\n    [],"
        "\n    {}\n  ]\n}",
        "{\n    \"a\": 1,\n    \"b\": [\n        {\n            \"c\": \"d\"\n"
        "        },\n        [],\n        {}\n    ]\n}",
    };
    AUTO_ARENA *arena = NULL;
    KIN__AUTO_BUF buf;
    kin__val val = KIN__VAL_NONE;

    kin__buf_init(&buf, alloc, 1000);
    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    TRY(sample_parse(alloc, arena, "{\"a\":1,\"b\":[{\"c\":\"d\"},[],{}]}",
                     &val));
    for (unsigned i = 0; i < COUNT(expected); i++) {
        kin__buf_clear(&buf);
        TRY(kin__json_write(&buf, arena->ro, val, 2 * (i + 1)));
        assert_str_equal(kin__buf_str(&buf), expected[i]);
    }
    return 0;
}

KIN_TEST(fits_exactly_or_fails_without_effect)
{
    AUTO_ARENA *arena = NULL;
    KIN__AUTO_BUF room;
    kin__val val = KIN__VAL_NONE;
    const size_t len = sizeof(sample) - 1;

    kin__buf_init(&room, alloc, len + 3);
    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    TRY(sample_parse(alloc, arena, sample, &val));
    for (size_t max = 3; max <= len + 3; max++) {
        room.max = max;
        kin__buf_clear(&room);
        TRY(kin__buf_append(&room, KIN__S("abc")));
        int r = kin__json_write(&room, arena->ro, val, KIN__JSON_COMPACT);
        if (max == len + 3) {
            TRY(r);
            assert_string_equal(room.ptr + 3, sample);
            break;
        }
        TRY_FAIL(r, KIN_ELIMIT);
        assert_str_equal(kin__buf_str(&room), "abc");
    }
    return 0;
}

struct chunks {
    struct kin__buf all;
    size_t count;
    size_t longest;
    size_t stop_after; /* 0: never */
};

static int chunk_collect(kin_str chunk, void *userdata)
{
    struct chunks *c = userdata;

    if (++c->count == c->stop_after)
        return KIN_ECLOSED;
    if (chunk.len > c->longest)
        c->longest = chunk.len;
    return kin__buf_append(&c->all, chunk);
}

static void chunks_done(struct chunks *c)
{
    kin__buf_done(&c->all);
}

KIN_TEST(writes_chunks)
{
    enum { ELEMENTS = 20000 };
    AUTO_ARENA *arena = NULL;
    KIN__AUTO_BUF text;
    __attribute__((cleanup(chunks_done))) struct chunks c = {.count = 0};
    kin__val val = KIN__VAL_NONE;

    kin__buf_init(&text, alloc, 1000000);
    kin__buf_init(&c.all, alloc, 1000000);
    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    TRY(kin__buf_append_byte(&text, '['));
    for (int i = 0; i < ELEMENTS; i++)
        TRY(kin__buf_printf(&text, "%s{\"k\":\"v \\\" %d\"}", i ? "," : "",
                            i % 7));
    TRY(kin__buf_append_byte(&text, ']'));
    TRY(sample_parse(alloc, arena, text.ptr, &val));
    TRY(kin__json_write_chunks(alloc, arena->ro, val, KIN__JSON_COMPACT,
                               chunk_collect, &c));
    assert_true(kin_str_eq(kin__buf_str(&c.all), kin__buf_str(&text)));
    assert_true(c.count >= 3);
    assert_true(c.longest < 140 * 1024);
    c.count = 0;
    c.stop_after = 2;
    TRY_FAIL(kin__json_write_chunks(alloc, arena->ro, val, KIN__JSON_COMPACT,
                                    chunk_collect, &c),
             KIN_ECLOSED);
    assert_int_equal(c.count, 2);
    return 0;
}

/* Long strings are escaped in pieces, which must not split a character. */
KIN_TEST(escapes_long_strings)
{
    AUTO_ARENA *arena = NULL;
    KIN__AUTO_BUF text;
    KIN__AUTO_BUF buf;
    kin__val val = KIN__VAL_NONE;

    kin__buf_init(&text, alloc, 1000000);
    kin__buf_init(&buf, alloc, 1000000);
    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    TRY(kin__buf_append(&text, KIN__S("\"\\n")));
    for (int i = 0; i < 9000; i++)
        TRY(kin__buf_append(&text, KIN__S("\\u2028\xe2\x82\xac")));
    TRY(kin__buf_append_byte(&text, '"'));
    TRY(sample_parse(alloc, arena, text.ptr, &val));
    TRY(kin__json_write(&buf, arena->ro, val, KIN__JSON_COMPACT));
    assert_true(kin_str_eq(kin__buf_str(&buf), kin__buf_str(&text)));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(writes_parsed_text_unchanged),
              KIN_TEST_ENTRY(indents),
              KIN_TEST_ENTRY(fits_exactly_or_fails_without_effect),
              KIN_TEST_ENTRY(writes_chunks),
              KIN_TEST_ENTRY(escapes_long_strings))
