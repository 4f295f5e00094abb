/* SPDX-License-Identifier: Apache-2.0 */
#include "object/shape.h"

#include <stdio.h>

#include "kin_test.h"
#include "object/values.h"
#include "test_value.h"

enum { KEYS_MAX = 20000, KEY_ROOM = 20 };

/* The text of many keys; large, so it is shared by all tests. */
static struct {
    char text[KEYS_MAX * KEY_ROOM];
    uint32_t ends[KEYS_MAX];
    uint32_t len;
    uint32_t count;
} keys;

static void keys_add(const char *key_text)
{
    size_t len = strlen(key_text);

    memcpy(keys.text + keys.len, key_text, len);
    keys.len += (uint32_t)len;
    keys.ends[keys.count++] = keys.len;
}

static void keys_numbered(uint32_t count)
{
    char text[KEY_ROOM];

    keys.len = 0;
    keys.count = 0;
    for (uint32_t i = 0; i < count; i++) {
        snprintf(text, sizeof(text), "\"key%u\":", i);
        keys_add(text);
    }
}

static int keys_make(struct kin__arena *arena, kin__val *ret)
{
    return kin__make_shape(arena, kin_str_of(keys.text, keys.len), keys.ends,
                           keys.count, ret);
}

static void check_numbered(const uint32_t *shape, uint32_t count)
{
    char text[KEY_ROOM];

    assert_int_equal(kin__node_count(shape), count);
    for (uint32_t i = 0; i < count; i++) {
        snprintf(text, sizeof(text), "\"key%u\":", i);
        assert_str_equal(kin__shape_key_text(shape, i), text);
        snprintf(text, sizeof(text), "key%u", i);
        assert_str_equal(kin__shape_key(shape, i), text);
    }
}

/* Narrow, with its count in word 1, and wide (a text over 65535 bytes). */
KIN_TEST(shapes_of_every_size_return_their_keys)
{
    static const uint32_t counts[] = {1,    2,     3,     24,    25,
                                      6000, 16382, 16383, 16384, KEYS_MAX};
    AUTO_ARENA *arena = NULL;

    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    for (size_t i = 0; i < sizeof(counts) / sizeof(counts[0]); i++) {
        kin__val shape = KIN__VAL_NONE;
        kin__val again = KIN__VAL_NONE;
        keys_numbered(counts[i]);
        TRY(keys_make(arena, &shape));
        TRY(keys_make(arena, &again));
        assert_int_equal(shape, again);
        check_numbered(arena->ro + shape, counts[i]);
        assert_int_equal(kin__shape_is_wide(arena->ro + shape),
                         keys.len > UINT16_MAX);
        TRY(test_arena_check(arena));
        kin__val_unref(arena, shape);
        kin__val_unref(arena, again);
        assert_true(test_arena_is_empty(arena));
    }
    return 0;
}

/* Odd and even numbers of keys on both sides of the limit. */
KIN_TEST(the_limit_of_wide_texts)
{
    AUTO_ARENA *arena = NULL;
    kin__val shape = KIN__VAL_NONE;
    static char text[UINT16_MAX + 2];

    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    for (uint32_t len = UINT16_MAX - 1; len <= UINT16_MAX + 1; len++) {
        uint32_t ends[2] = {4, len};
        memset(text, 'k', len);
        memcpy(text, "\"a\":\"", 5);
        memcpy(text + len - 2, "\":", 2);
        TRY(kin__make_shape(arena, kin_str_of(text, len), ends, 2, &shape));
        assert_str_equal(kin__shape_key(arena->ro + shape, 0), "a");
        assert_int_equal(kin__shape_key(arena->ro + shape, 1).len, len - 7);
        TRY(test_arena_check(arena));
        kin__val_unref(arena, shape);
    }
    return 0;
}

KIN_TEST(finds_keys_from_any_hint)
{
    AUTO_ARENA *arena = NULL;
    kin__val val = KIN__VAL_NONE;

    TRY(kin__arena_new_document(alloc, 0, &arena, NULL));
    keys_numbered(20);
    TRY(keys_make(arena, &val));
    const uint32_t *shape = arena->ro + val;
    for (uint32_t from = 0; from < 25; from++) {
        assert_int_equal(kin__shape_find(shape, kin_s("key0"), from), 0);
        assert_int_equal(kin__shape_find(shape, kin_s("key7"), from), 7);
        assert_int_equal(kin__shape_find(shape, kin_s("key19"), from), 19);
        assert_int_equal(kin__shape_find(shape, kin_s("key20"), from),
                         KIN__SHAPE_NO_SLOT);
        assert_int_equal(kin__shape_find(shape, kin_s(""), from),
                         KIN__SHAPE_NO_SLOT);
    }
    return 0;
}

static void keys_add_plain(kin_str key)
{
    keys.text[keys.len++] = '"';
    memcpy(keys.text + keys.len, key.ptr, key.len);
    keys.len += (uint32_t)key.len;
    memcpy(keys.text + keys.len, "\":", 2);
    keys.len += 2;
    keys.ends[keys.count++] = keys.len;
}

KIN_TEST(keys_are_kept_plain_and_flagged_if_json_escapes_them)
{
    static const struct {
        kin_str key;
        bool needs_escape;
    } cases[] = {
        {KIN_STR_INIT("plain"), false},
        {KIN_STR_INIT(""), false},
        {KIN_STR_INIT("k\xc3\xbcn"), false},
        {KIN_STR_INIT("a\"b\\c"), true},
        {KIN_STR_INIT("\b\f\n\r\t"), true},
        {KIN_STR_INIT("\0x\x1f"), true},
        {KIN_STR_INIT("<a>&"), true},
        {KIN_STR_INIT("\xe2\x80\xa8\xe2\x80\xa9"), true},
    };
    enum { COUNT = sizeof(cases) / sizeof(cases[0]) };
    AUTO_ARENA *arena = NULL;

    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    for (uint32_t n = 1; n <= COUNT; n++) {
        kin__val val = KIN__VAL_NONE;
        keys.len = 0;
        keys.count = 0;
        for (uint32_t i = 0; i < n; i++)
            keys_add_plain(cases[i].key);
        TRY(keys_make(arena, &val));
        const uint32_t *shape = arena->ro + val;
        for (uint32_t i = 0; i < n; i++) {
            assert_true(kin_str_eq(kin__shape_key(shape, i), cases[i].key));
            assert_int_equal(kin__shape_find(shape, cases[i].key, 3), i);
        }
        assert_int_equal((kin__node_head(shape) & KIN__NODE_EXTRA) != 0,
                         cases[n - 1].needs_escape);
        TRY(test_arena_check(arena));
        kin__val_unref(arena, val);
    }
    assert_true(test_arena_is_empty(arena));
    return 0;
}

/* Keys that need escapes are kept once, and still end with a NUL. */
KIN_TEST(keys_that_json_escapes_are_kept_once)
{
    AUTO_ARENA *arena = NULL;
    AUTO_ARENA *document = NULL;
    kin__val val = KIN__VAL_NONE;
    kin__val copy = KIN__VAL_NONE;
    kin__val back = KIN__VAL_NONE;

    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    TRY(kin__arena_new_document(alloc, 0, &document, NULL));
    keys.len = 0;
    keys.count = 0;
    keys_add_plain(kin_s("plain"));
    keys_add_plain(kin_s("k:{\"name\":\"a key of forty-four characters\"}"));
    TRY(keys_make(arena, &val));
    const uint32_t *shape = arena->ro + val;
    assert_true(kin__node_words(shape) * sizeof(*shape) < keys.len + 16);
    assert_string_equal(kin__shape_plain_key(shape, 0).ptr, "plain");
    assert_string_equal(kin__shape_plain_key(shape, 1).ptr,
                        "k:{\"name\":\"a key of forty-four characters\"}");
    TRY(kin__make_copy(document, shape, &copy));
    assert_string_equal(kin__shape_plain_key(document->ro + copy, 0).ptr,
                        "plain");
    TRY(kin__make_copy(arena, document->ro + copy, &back));
    assert_int_equal(back, val);
    TRY(test_arena_check(arena));
    kin__val_unref(arena, back);
    kin__val_unref(arena, val);
    assert_true(test_arena_is_empty(arena));
    return 0;
}

/* Two lists of keys whose frames make the same text. */
KIN_TEST(keys_with_quotes_are_not_confused)
{
    AUTO_ARENA *arena = NULL;
    kin__val one = KIN__VAL_NONE;
    kin__val other = KIN__VAL_NONE;

    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    keys.len = 0;
    keys.count = 0;
    keys_add_plain(kin_s("a\":\"b"));
    keys_add_plain(kin_s("c"));
    TRY(keys_make(arena, &one));
    keys.len = 0;
    keys.count = 0;
    keys_add_plain(kin_s("a"));
    keys_add_plain(kin_s("b\":\"c"));
    TRY(keys_make(arena, &other));
    assert_int_not_equal(one, other);
    assert_str_equal(kin__shape_key(arena->ro + other, 1), "b\":\"c");
    return 0;
}

KIN_TEST(duplicate_keys_are_rejected)
{
    static const uint32_t counts[] = {2, 24, 25, 1000};
    AUTO_ARENA *arena = NULL;
    kin__val val = KIN__VAL_NONE;

    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    for (size_t i = 0; i < sizeof(counts) / sizeof(counts[0]); i++) {
        keys_numbered(counts[i] - 1);
        keys_add("\"key0\":");
        TRY_FAIL(keys_make(arena, &val), KIN_EEXISTS);
        assert_int_equal(val, KIN__VAL_NONE);
        assert_true(test_arena_is_empty(arena));
    }
    return 0;
}

KIN_TEST(keys_are_matched_in_any_order)
{
    enum { COUNT = 100 };
    AUTO_ARENA *arena = NULL;
    kin__val a = KIN__VAL_NONE;
    kin__val b = KIN__VAL_NONE;
    kin__val c = KIN__VAL_NONE;
    uint32_t order[COUNT];
    char text[KEY_ROOM];

    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    keys_numbered(COUNT);
    TRY(keys_make(arena, &a));
    keys.len = 0;
    keys.count = 0;
    for (uint32_t i = 0; i < COUNT; i++) {
        snprintf(text, sizeof(text), "\"key%u\":", i * 37 % COUNT);
        keys_add(text);
    }
    TRY(keys_make(arena, &b));
    keys_numbered(COUNT - 1);
    keys_add("\"other\":");
    TRY(keys_make(arena, &c));
    TRY(kin__shape_match(alloc, arena->ro + a, arena->ro + b, order));
    for (uint32_t i = 0; i < COUNT; i++)
        assert_int_equal(order[i] * 37 % COUNT, i);
    TRY_FAIL(kin__shape_match(alloc, arena->ro + a, arena->ro + c, order),
             KIN_ENOTFOUND);
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(shapes_of_every_size_return_their_keys),
    KIN_TEST_ENTRY(the_limit_of_wide_texts),
    KIN_TEST_ENTRY(finds_keys_from_any_hint),
    KIN_TEST_ENTRY(keys_are_kept_plain_and_flagged_if_json_escapes_them),
    KIN_TEST_ENTRY(keys_that_json_escapes_are_kept_once),
    KIN_TEST_ENTRY(keys_with_quotes_are_not_confused),
    KIN_TEST_ENTRY(duplicate_keys_are_rejected),
    KIN_TEST_ENTRY(keys_are_matched_in_any_order))
