/* SPDX-License-Identifier: Apache-2.0 */
#include "object/values.h"

#include <stdio.h>

#include "kin_test.h"
#include "object/blocks.h"
#include "object/intern.h"
#include "test_value.h"

static const uint8_t owned_all[] = {1, 1, 1, 1};

static bool is_canonical(const struct kin__arena *arena, kin__val val)
{
    return kin__val_is_immediate(val) ||
           (kin__node_head(arena->ro + val) & KIN__NODE_CANONICAL);
}

/* ---- the invariants of node.h ---- */

static const char *const different[] = {
    "1",         "-1",       "1.5",     "1.50",          "12345678901",
    "null",      "true",     "false",   "'1'",           "''",
    "'a'",       "'b'",      "'abcd'",  "'abc'",         "[]",
    "[1]",       "[1,2]",    "[[1]]",   "['a']",         "{}",
    "{'a':1}",   "{'a':2}",  "{'b':1}", "{'a':1,'b':2}", "{'a':{'a':1}}",
    "['a','b']", "{'ab':1}", "[null]",  "[true,false]",  "{'a':[]}",
};
enum { DIFFERENT = sizeof(different) / sizeof(different[0]) };

KIN_TEST(n1_equal_bits_are_equal_values)
{
    AUTO_ARENA *arena = NULL;
    KIN__AUTO_BUF buf;
    kin__val vals[DIFFERENT];

    kin__buf_init(&buf, alloc, 1000);
    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    for (int i = 0; i < DIFFERENT; i++)
        TRY(test_value_make(arena, different[i], &vals[i]));
    for (int i = 0; i < DIFFERENT; i++) {
        kin__val again = KIN__VAL_NONE;
        TRY(test_value_make(arena, different[i], &again));
        assert_int_equal(again, vals[i]);
        kin__buf_clear(&buf);
        TRY(test_value_print(test_view(arena, vals[i]), &buf));
        assert_str_equal(kin__buf_str(&buf), different[i]);
    }
    return test_arena_check(arena);
}

KIN_TEST(n2_different_bits_of_canonical_values_are_different_values)
{
    AUTO_ARENA *arena = NULL;
    kin__val vals[DIFFERENT];

    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    for (int i = 0; i < DIFFERENT; i++) {
        TRY(test_value_make(arena, different[i], &vals[i]));
        assert_true(is_canonical(arena, vals[i]));
        for (int j = 0; j < i; j++)
            assert_int_not_equal(vals[i], vals[j]);
    }
    for (int i = 0; i < DIFFERENT; i++)
        kin__val_unref(arena, vals[i]);
    assert_true(test_arena_is_empty(arena));
    return 0;
}

KIN_TEST(n3_values_that_fit_are_immediates)
{
    AUTO_ARENA *arena = NULL;
    kin__val val = KIN__VAL_NONE;

    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    TRY(kin__make_string(arena, kin_s(""), 0, &val));
    assert_int_equal(val, KIN__VAL_EMPTY_STRING);
    TRY(kin__make_array(arena, NULL, NULL, 0, 0, &val));
    assert_int_equal(val, KIN__VAL_EMPTY_ARRAY);
    TRY(kin__make_number(arena, kin_s("42"), 0, &val));
    assert_int_equal(val, kin__val_of_int(42));
    assert_true(test_arena_is_empty(arena));

    /* Except that a time is a string under a key that does not name one. */
    TRY(kin__make_string(arena, kin_s("2026-03-01T12:00:07Z"), 0, &val));
    assert_true(kin__val_is_node(val));
    return 0;
}

KIN_TEST(n4_small_integers_are_immediates_and_others_keep_their_text)
{
    static const struct {
        const char *literal;
        bool is_immediate;
    } cases[] = {
        {"0", true},
        {"1", true},
        {"-1", true},
        {"134217727", true},
        {"134217728", false},
        {"-134217728", true},
        {"-134217729", false},
        {"999999999", false},
        {"1000000000", false},
        {"-0", false},
        {"1.0", false},
        {"1e2", false},
        {"1e400", false},
        {"0.1", false},
        {"18446744073709551616", false},
    };
    AUTO_ARENA *arena = NULL;

    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        kin_scratch scratch;
        kin__val val = KIN__VAL_NONE;
        TRY(kin__make_number(arena, kin_s(cases[i].literal), 0, &val));
        assert_int_equal(kin__val_is_immediate(val), cases[i].is_immediate);
        assert_str_equal(kin_value_text(test_view(arena, val), &scratch),
                         cases[i].literal);
        kin__val_unref(arena, val);
    }
    assert_true(test_arena_is_empty(arena));
    return 0;
}

KIN_TEST(immediates_do_not_overlap)
{
    const int32_t ints[] = {KIN__INT_MIN, -1, 0, 1, KIN__INT_MAX};

    (void)alloc;
    for (size_t i = 0; i < 5; i++) {
        kin__val val = kin__val_of_int(ints[i]);
        assert_int_equal(kin__val_int(val), ints[i]);
        assert_true(kin__val_is_int(val) && !kin__val_is_time(val));
        assert_true(val < KIN__VAL_LITERAL);
    }
    kin__val first = kin__val_of_time(KIN__TIME_EPOCH);
    kin__val last = kin__val_of_time(KIN__TIME_EPOCH + KIN__TIME_SPAN - 1);
    assert_true(first > KIN__VAL_EMPTY_STRING && !kin__val_is_int(first));
    assert_int_equal(last, UINT32_MAX);
    assert_false(kin__time_fits(KIN__TIME_EPOCH - 1));
    assert_false(kin__time_fits(KIN__TIME_EPOCH + KIN__TIME_SPAN));
    return 0;
}

/* ---- sharing ---- */

KIN_TEST(equal_strings_are_one_node)
{
    AUTO_ARENA *arena = NULL;
    kin__val a = KIN__VAL_NONE;
    kin__val b = KIN__VAL_NONE;
    kin__val c = KIN__VAL_NONE;

    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    TRY(kin__make_string(arena, kin_s("kube-system"), 0, &a));
    TRY(kin__make_string(arena, kin_s("kube-system"), 0, &b));
    TRY(kin__make_string(arena, kin_s("kube-public"), 0, &c));
    assert_int_equal(a, b);
    assert_int_not_equal(a, c);
    assert_str_equal(kin__node_str(arena->ro + a), "kube-system");
    assert_int_equal(arena->stats.live_nodes[KIN__NODE_STRING], 2);
    kin__val_unref(arena, a);
    assert_int_equal(arena->stats.live_nodes[KIN__NODE_STRING], 2);
    kin__val_unref(arena, b);
    kin__val_unref(arena, c);
    assert_true(test_arena_is_empty(arena));
    return 0;
}

/* References of owned parts are moved, borrowed parts get another one. */
KIN_TEST(parts_are_owned_or_borrowed)
{
    AUTO_ARENA *arena = NULL;
    const uint8_t owned[] = {1, 0};
    kin__val parts[2];
    kin__val array = KIN__VAL_NONE;
    kin__val again = KIN__VAL_NONE;

    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    TRY(kin__make_string(arena, kin_s("given"), 0, &parts[0]));
    TRY(kin__make_string(arena, kin_s("borrowed"), 0, &parts[1]));
    TRY(kin__make_array(arena, parts, owned, 2, 0, &array));
    TRY(test_arena_check(arena));

    /* The same when the array exists. */
    kin__val_ref(arena, parts[0]);
    TRY(kin__make_array(arena, parts, owned, 2, 0, &again));
    assert_int_equal(array, again);
    kin__val_unref(arena, again);
    kin__val_unref(arena, array);
    assert_int_equal(arena->stats.live_nodes[KIN__NODE_STRING], 1);
    assert_str_equal(kin__node_str(arena->ro + parts[1]), "borrowed");
    kin__val_unref(arena, parts[1]);
    assert_true(test_arena_is_empty(arena));
    return 0;
}

/* A string that bypasses the table because values of its site never repeat. */
static int make_bypassing(struct kin__arena *arena, kin__val *ret)
{
    enum { SITE = 7, TRIES = 2 * KIN__SITES_FROM };
    char text[32];

    for (int i = 0; i < TRIES; i++) {
        snprintf(text, sizeof(text), "text-%d", i);
        int r = kin__make_string(arena, kin_s(text), SITE, ret);
        if (r < 0 || !is_canonical(arena, *ret))
            return r;
    }
    return KIN_EINTERNAL;
}

KIN_TEST(parts_that_bypassed_the_table_may_be_shared_together)
{
    AUTO_ARENA *arena = NULL;
    const uint8_t borrowed[] = {0, 0};
    kin__val parts[2] = {KIN__VAL_NONE, KIN__VAL_TRUE};
    kin__val first = KIN__VAL_NONE;
    kin__val again = KIN__VAL_NONE;

    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    TRY(make_bypassing(arena, &parts[0]));
    TRY(kin__make_array(arena, parts, borrowed, 2, /* site= */ 9, &first));
    kin__intern_forget_recent(arena->intern);
    TRY(kin__make_array(arena, parts, borrowed, 2, /* site= */ 9, &again));
    assert_int_equal(first, again);
    assert_false(is_canonical(arena, first));
    TRY(test_arena_check(arena));
    kin__val_unref(arena, first);
    kin__val_unref(arena, again);
    assert_int_equal(arena->stats.live_nodes[KIN__NODE_ARRAY], 0);
    return test_arena_check(arena);
}

KIN_TEST(an_unshared_part_prevents_sharing)
{
    AUTO_ARENA *arena = NULL;
    kin__val parts[2] = {KIN__VAL_NONE, KIN__VAL_TRUE};
    kin__val first = KIN__VAL_NONE;
    kin__val again = KIN__VAL_NONE;

    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    TRY(make_bypassing(arena, &parts[0]));
    TRY(kin__make_array(arena, parts, owned_all, 2, /* site= */ 9, &first));
    kin__intern_forget_recent(arena->intern);
    kin__val_ref(arena, parts[0]);
    TRY(kin__make_array(arena, parts, owned_all, 2, /* site= */ 9, &again));
    assert_int_not_equal(first, again);
    assert_false(is_canonical(arena, first));
    return test_arena_check(arena);
}

KIN_TEST(a_document_neither_shares_nor_counts)
{
    AUTO_ARENA *arena = NULL;
    kin__val a = KIN__VAL_NONE;
    kin__val b = KIN__VAL_NONE;

    TRY(kin__arena_new_document(alloc, 0, &arena, NULL));
    TRY(test_value_make(arena, "['a','a']", &a));
    TRY(test_value_make(arena, "['a','a']", &b));
    assert_int_not_equal(a, b);
    assert_int_equal(arena->stats.live_nodes[KIN__NODE_STRING], 4);
    kin__val_unref(arena, a);
    kin__val_unref(arena, a);
    assert_int_equal(arena->stats.live_nodes[KIN__NODE_STRING], 4);
    assert_true(kin_value_equal(test_view(arena, a), test_view(arena, b)));
    return 0;
}

/* ---- sizes ---- */

/* Lengths around the largest count that fits into the first word. */
KIN_TEST(strings_of_every_length)
{
    static char text[70000];
    AUTO_ARENA *arena = NULL;

    memset(text, 'y', sizeof(text));
    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    for (size_t len = 1; len < 40; len++) {
        for (size_t base = 0; base <= 65536;
             base += base ? 49152 : 16384 - 20) {
            kin__val val = KIN__VAL_NONE;
            kin_str s = kin_str_of(text, base + len);
            TRY(kin__make_string(arena, s, 0, &val));
            kin_str got = kin__node_str(arena->ro + val);
            assert_true(kin_str_eq(got, s));
            assert_int_equal(got.ptr[got.len], '\0');
            kin__val_unref(arena, val);
        }
    }
    assert_true(test_arena_is_empty(arena));
    return 0;
}

KIN_TEST(strings_are_flagged_if_they_need_escapes)
{
    AUTO_ARENA *arena = NULL;
    kin__val plain = KIN__VAL_NONE;
    kin__val escaped = KIN__VAL_NONE;

    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    TRY(kin__make_string(arena, kin_s("plain"), 0, &plain));
    TRY(kin__make_string(arena, kin_s("not \"plain\""), 0, &escaped));
    assert_false(kin__node_head(arena->ro + plain) & KIN__NODE_EXTRA);
    assert_true(kin__node_head(arena->ro + escaped) & KIN__NODE_EXTRA);
    return 0;
}

/* An object with `count` members; the value of each is the number in its key.
 */
static int make_long_object(struct kin__arena *arena, uint32_t count,
                            kin__val *ret)
{
    static char text[20000 * 10];
    static uint32_t ends[20000];
    static kin__val parts[20001];
    static uint8_t owned[20001];
    uint32_t len = 0;

    for (uint32_t i = 0; i < count; i++) {
        len += (uint32_t)snprintf(text + len, sizeof(text) - len,
                                  "\"k%u\":", i);
        ends[i] = len;
        parts[1 + i] = kin__val_of_int((int32_t)i);
    }
    memset(owned, 1, sizeof(owned));
    int r = kin__make_shape(arena, kin_str_of(text, len), ends, count,
                            &parts[0]);
    if (r < 0)
        return r;
    r = kin__make_object(arena, parts, owned, count, 0, ret);
    if (r < 0)
        kin__val_unref(arena, parts[0]);
    return r;
}

KIN_TEST(objects_around_the_longest_short_count)
{
    static const uint32_t counts[] = {1, 16382, 16383, 16384, 20000};
    AUTO_ARENA *arena = NULL;

    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    for (size_t i = 0; i < sizeof(counts) / sizeof(counts[0]); i++) {
        kin__val val = KIN__VAL_NONE;
        int64_t number = 0;
        TRY(make_long_object(arena, counts[i], &val));
        kin_value v = test_view(arena, val);
        assert_int_equal(kin_value_count(v), counts[i]);
        assert_int_equal(kin_value_int(kin_value_at(v, counts[i] - 1), &number),
                         0);
        assert_int_equal(number, counts[i] - 1);
        TRY(test_arena_check(arena));
        kin__val_unref(arena, val);
        assert_true(test_arena_is_empty(arena));
    }
    return 0;
}

KIN_TEST(too_large_values_are_rejected)
{
    AUTO_ARENA *arena = NULL;
    kin__val val = KIN__VAL_NONE;
    kin__val shape = KIN__VAL_NONE;
    const uint32_t ends[] = {4};

    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    TRY(kin__make_shape(arena, kin_s("\"a\":"), ends, 1, &shape));
    kin_str s = kin_str_of("", (size_t)UINT32_MAX);
    TRY_FAIL(kin__make_string(arena, s, 0, &val), KIN_ELIMIT);
    TRY_FAIL(kin__make_array(arena, &shape, owned_all, UINT32_MAX, 0, &val),
             KIN_ELIMIT);
    TRY_FAIL(kin__make_object(arena, &shape, owned_all, UINT32_MAX, 0, &val),
             KIN_ELIMIT);
    assert_int_equal(val, KIN__VAL_NONE);
    kin__val_unref(arena, shape);
    assert_true(test_arena_is_empty(arena));
    return 0;
}

/* A failed call takes no references. */
KIN_TEST(a_failed_call_takes_no_references)
{
    AUTO_ARENA *arena = NULL;
    kin__val parts[2];
    kin__val val = KIN__VAL_NONE;
    int fd = -1;

    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    TRY(kin__make_string(arena, kin_s("part"), 0, &parts[0]));
    parts[1] = KIN__VAL_TRUE;
    while (arena->top + KIN__PADDING_WORDS + 3 <= arena->committed) {
        char text[32];
        int len = snprintf(text, sizeof(text), "%u", (unsigned)arena->top);
        TRY(kin__make_string(arena, kin_str_of(text, (size_t)len), 0, &val));
    }
    fd = arena->fd;
    arena->fd = -1;
    val = KIN__VAL_NONE;
    int r = kin__make_array(arena, parts, owned_all, 2, 0, &val);
    arena->fd = fd;
    TRY_FAIL(r, KIN_ENOMEM);
    assert_int_equal(val, KIN__VAL_NONE);
    assert_str_equal(kin__node_str(arena->ro + parts[0]), "part");
    TRY(test_arena_check(arena));
    TRY(kin__make_array(arena, parts, owned_all, 2, 0, &val));
    return test_arena_check(arena);
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(n1_equal_bits_are_equal_values),
    KIN_TEST_ENTRY(n2_different_bits_of_canonical_values_are_different_values),
    KIN_TEST_ENTRY(n3_values_that_fit_are_immediates),
    KIN_TEST_ENTRY(n4_small_integers_are_immediates_and_others_keep_their_text),
    KIN_TEST_ENTRY(immediates_do_not_overlap),
    KIN_TEST_ENTRY(equal_strings_are_one_node),
    KIN_TEST_ENTRY(parts_are_owned_or_borrowed),
    KIN_TEST_ENTRY(parts_that_bypassed_the_table_may_be_shared_together),
    KIN_TEST_ENTRY(an_unshared_part_prevents_sharing),
    KIN_TEST_ENTRY(a_document_neither_shares_nor_counts),
    KIN_TEST_ENTRY(strings_of_every_length),
    KIN_TEST_ENTRY(strings_are_flagged_if_they_need_escapes),
    KIN_TEST_ENTRY(objects_around_the_longest_short_count),
    KIN_TEST_ENTRY(too_large_values_are_rejected),
    KIN_TEST_ENTRY(a_failed_call_takes_no_references))
