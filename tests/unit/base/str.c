/* SPDX-License-Identifier: Apache-2.0 */
#include "base/str.h"

#include "kin_test.h"

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

static const kin_str nothing = {NULL, 0};

KIN_TEST(views_compare_as_strings_do)
{
    static const char *const ordered[] = {"",   "A", "a",   "aa",
                                          "ab", "b", "\x80"};

    (void)alloc;
    for (size_t i = 0; i < COUNT(ordered); i++)
        for (size_t k = 0; k < COUNT(ordered); k++) {
            int order = kin_str_cmp(kin_s(ordered[i]), kin_s(ordered[k]));
            assert_int_equal((order > 0) - (order < 0), (i > k) - (i < k));
            assert_int_equal(kin_str_eq(kin_s(ordered[i]), kin_s(ordered[k])),
                             i == k);
        }
    assert_true(kin_str_eq(nothing, kin_s("")));
    assert_int_equal(kin_str_cmp(nothing, kin_s("")), 0);
    assert_true(kin_str_cmp(KIN__S("a\0b"), KIN__S("a\0c")) < 0);
    return 0;
}

KIN_TEST(finds_prefixes_and_suffixes)
{
    (void)alloc;
    assert_true(kin_str_starts_with(kin_s("pods/log"), kin_s("pods")));
    assert_true(kin_str_starts_with(kin_s("pods"), kin_s("pods")));
    assert_false(kin_str_starts_with(kin_s("pod"), kin_s("pods")));
    assert_false(kin_str_starts_with(kin_s("xpods"), kin_s("pods")));
    assert_true(kin_str_ends_with(kin_s("pods/log"), kin_s("/log")));
    assert_false(kin_str_ends_with(kin_s("log"), kin_s("/log")));
    assert_false(kin_str_ends_with(kin_s("/logs"), kin_s("/log")));
    assert_true(kin_str_starts_with(kin_s("x"), nothing));
    assert_true(kin_str_ends_with(kin_s("x"), nothing));
    assert_true(kin_str_starts_with(nothing, nothing));
    assert_true(kin_str_ends_with(nothing, nothing));
    assert_false(kin_str_ends_with(nothing, kin_s("x")));
    return 0;
}

KIN_TEST(slices_are_clamped)
{
    kin_str s = kin_s("hello");

    (void)alloc;
    assert_str_equal(kin__str_slice(s, 1, 3), "ell");
    assert_str_equal(kin__str_slice(s, 0, SIZE_MAX), "hello");
    assert_str_equal(kin__str_slice(s, 3, 3), "lo");
    assert_str_equal(kin__str_slice(s, 3, SIZE_MAX), "lo");
    assert_str_equal(kin__str_slice(s, 5, 1), "");
    assert_str_equal(kin__str_slice(s, SIZE_MAX, SIZE_MAX), "");
    assert_ptr_equal(kin__str_slice(s, SIZE_MAX, 1).ptr, s.ptr + 5);
    assert_str_equal(kin__str_slice(nothing, 3, 3), "");
    assert_null(kin__str_slice(nothing, 3, 3).ptr);
    return 0;
}

KIN_TEST(bytes_are_found_from_either_end)
{
    (void)alloc;
    assert_int_equal(kin__str_find(kin_s("a/b/c"), '/'), 1);
    assert_int_equal(kin__str_rfind(kin_s("a/b/c"), '/'), 3);
    assert_int_equal(kin__str_find(kin_s("/"), '/'), 0);
    assert_int_equal(kin__str_rfind(kin_s("/"), '/'), 0);
    assert_int_equal(kin__str_find(kin_s("abc"), '/'), KIN__STR_NONE);
    assert_int_equal(kin__str_rfind(kin_s("abc"), '/'), KIN__STR_NONE);
    assert_int_equal(kin__str_find(nothing, '/'), KIN__STR_NONE);
    assert_int_equal(kin__str_rfind(nothing, '/'), KIN__STR_NONE);
    assert_int_equal(kin__str_find(KIN__S("a\0b"), '\0'), 1);
    assert_int_equal(kin__str_find(kin_s("a"), '\0'), KIN__STR_NONE);
    assert_int_equal(kin__str_find(kin_str_of("ab/", 2), '/'), KIN__STR_NONE);
    return 0;
}

KIN_TEST(white_space_is_trimmed_at_the_ends_only)
{
    (void)alloc;
    assert_str_equal(kin__str_trim(kin_s(" \t\n\v\f\ra b\r\f\v\n\t ")), "a b");
    assert_str_equal(kin__str_trim(kin_s("ab")), "ab");
    assert_str_equal(kin__str_trim(kin_s("")), "");
    assert_str_equal(kin__str_trim(kin_s(" \t ")), "");
    assert_str_equal(kin__str_trim(nothing), "");
    /* Neither other control characters nor a no-break space count. */
    assert_str_equal(kin__str_trim(kin_s("\x08x\x0e")), "\x08x\x0e");
    assert_str_equal(kin__str_trim(kin_s("\xc2\xa0x")), "\xc2\xa0x");
    return 0;
}

/* Splits at each comma and puts brackets around the parts. */
static kin_str cut_all(kin_str rest, char *text, size_t size)
{
    size_t at = 0;

    while (rest.ptr) {
        kin_str part = kin__str_cut(&rest, ',');
        assert_true(at + part.len + 2 < size);
        text[at++] = '[';
        memcpy(text + at, part.ptr, part.len);
        at += part.len;
        text[at++] = ']';
    }
    assert_int_equal(rest.len, 0);
    return kin_str_of(text, at);
}

KIN_TEST(cut_returns_every_part)
{
    char text[64];

    (void)alloc;
    assert_str_equal(cut_all(kin_s("a,b,c"), text, sizeof(text)), "[a][b][c]");
    assert_str_equal(cut_all(kin_s("abc"), text, sizeof(text)), "[abc]");
    assert_str_equal(cut_all(kin_s(""), text, sizeof(text)), "[]");
    assert_str_equal(cut_all(kin_s(","), text, sizeof(text)), "[][]");
    assert_str_equal(cut_all(kin_s(",a,,b,"), text, sizeof(text)),
                     "[][a][][b][]");
    assert_str_equal(cut_all(nothing, text, sizeof(text)), "");
    assert_str_equal(cut_all(kin_str_of("a,b,c", 3), text, sizeof(text)),
                     "[a][b]");
    return 0;
}

KIN_TEST(only_ascii_letters_ignore_case)
{
    (void)alloc;
    assert_true(
        kin__str_eq_nocase(kin_s("Content-Type"), kin_s("content-tYPE")));
    assert_true(kin__str_eq_nocase(nothing, kin_s("")));
    assert_false(kin__str_eq_nocase(kin_s("ab"), kin_s("abc")));
    assert_false(kin__str_eq_nocase(kin_s("ab"), kin_s("ac")));
    /* Other characters that differ in the same bit as the letters. */
    assert_false(kin__str_eq_nocase(kin_s("@"), kin_s("`")));
    assert_false(kin__str_eq_nocase(kin_s("["), kin_s("{")));
    assert_false(kin__str_eq_nocase(kin_s("\xc4"), kin_s("\xe4")));
    return 0;
}

KIN_TEST(unsigned_numbers_are_strict)
{
    static const struct {
        const char *text;
        int result;
        uint64_t value;
    } cases[] = {
        {"0", 0, 0},
        {"7", 0, 7},
        {"007", 0, 7},
        {"18446744073709551615", 0, UINT64_MAX},
        {"000000000000000000000018446744073709551615", 0, UINT64_MAX},
        {"18446744073709551616", KIN_ELIMIT, 0},
        {"18446744073709551620", KIN_ELIMIT, 0},
        {"99999999999999999999", KIN_ELIMIT, 0},
        {"100000000000000000000000000000000000000", KIN_ELIMIT, 0},
        /* Text that is not a number is invalid however long it is. */
        {"99999999999999999999x", KIN_EINVAL, 0},
        {"", KIN_EINVAL, 0},
        {"+1", KIN_EINVAL, 0},
        {"-1", KIN_EINVAL, 0},
        {" 1", KIN_EINVAL, 0},
        {"1 ", KIN_EINVAL, 0},
        {"1_000", KIN_EINVAL, 0},
        {"0x10", KIN_EINVAL, 0},
        {"1.0", KIN_EINVAL, 0},
        {"/", KIN_EINVAL, 0},
        {":", KIN_EINVAL, 0},
        {"\xd9\xa1", KIN_EINVAL, 0},
    };

    (void)alloc;
    for (size_t i = 0; i < COUNT(cases); i++) {
        uint64_t value = 12345;
        int r = kin__str_to_u64(kin_s(cases[i].text), &value);
        assert_string_equal(kin_error_name(r), kin_error_name(cases[i].result));
        assert_int_equal(value, r == 0 ? cases[i].value : 12345);
    }
    uint64_t value = 12345;
    assert_int_equal(kin__str_to_u64(nothing, &value), KIN_EINVAL);
    assert_int_equal(kin__str_to_u64(KIN__S("1\0"), &value), KIN_EINVAL);
    return 0;
}

KIN_TEST(signed_numbers_are_strict)
{
    static const struct {
        const char *text;
        int result;
        int64_t value;
    } cases[] = {
        {"0", 0, 0},
        {"-0", 0, 0},
        {"-1", 0, -1},
        {"9223372036854775807", 0, INT64_MAX},
        {"-9223372036854775807", 0, -INT64_MAX},
        {"-9223372036854775808", 0, INT64_MIN},
        {"9223372036854775808", KIN_ELIMIT, 0},
        {"-9223372036854775809", KIN_ELIMIT, 0},
        {"18446744073709551615", KIN_ELIMIT, 0},
        {"-18446744073709551615", KIN_ELIMIT, 0},
        {"-99999999999999999999", KIN_ELIMIT, 0},
        {"", KIN_EINVAL, 0},
        {"-", KIN_EINVAL, 0},
        {"--1", KIN_EINVAL, 0},
        {"+1", KIN_EINVAL, 0},
        {"- 1", KIN_EINVAL, 0},
        {"1-", KIN_EINVAL, 0},
    };

    (void)alloc;
    for (size_t i = 0; i < COUNT(cases); i++) {
        int64_t value = 12345;
        int r = kin__str_to_i64(kin_s(cases[i].text), &value);
        assert_string_equal(kin_error_name(r), kin_error_name(cases[i].result));
        assert_true(value == (r == 0 ? cases[i].value : 12345));
    }
    return 0;
}

/* RFC 3629, section 4: the limits of every row of its table, and beyond. */
KIN_TEST(utf8_follows_rfc_3629)
{
    static const struct {
        kin_str bytes;
        size_t valid;
    } cases[] = {
        {KIN_STR_INIT(""), 0},
        {KIN_STR_INIT("\x00"), 1},
        {KIN_STR_INIT("\x7f"), 1},
        {KIN_STR_INIT("\xc2\x80"), 2},
        {KIN_STR_INIT("\xdf\xbf"), 2},
        {KIN_STR_INIT("\xe0\xa0\x80"), 3},
        {KIN_STR_INIT("\xe0\xbf\xbf"), 3},
        {KIN_STR_INIT("\xe1\x80\x80"), 3},
        {KIN_STR_INIT("\xec\xbf\xbf"), 3},
        {KIN_STR_INIT("\xed\x80\x80"), 3},
        {KIN_STR_INIT("\xed\x9f\xbf"), 3},
        {KIN_STR_INIT("\xee\x80\x80"), 3},
        {KIN_STR_INIT("\xef\xbf\xbf"), 3},
        {KIN_STR_INIT("\xf0\x90\x80\x80"), 4},
        {KIN_STR_INIT("\xf0\xbf\xbf\xbf"), 4},
        {KIN_STR_INIT("\xf1\x80\x80\x80"), 4},
        {KIN_STR_INIT("\xf3\xbf\xbf\xbf"), 4},
        {KIN_STR_INIT("\xf4\x80\x80\x80"), 4},
        {KIN_STR_INIT("\xf4\x8f\xbf\xbf"), 4},
        /* Overlong forms. */
        {KIN_STR_INIT("\xc0\x80"), 0},
        {KIN_STR_INIT("\xc1\xbf"), 0},
        {KIN_STR_INIT("\xe0\x80\x80"), 0},
        {KIN_STR_INIT("\xe0\x9f\xbf"), 0},
        {KIN_STR_INIT("\xf0\x80\x80\x80"), 0},
        {KIN_STR_INIT("\xf0\x8f\xbf\xbf"), 0},
        /* Surrogates, and code points past U+10FFFF. */
        {KIN_STR_INIT("\xed\xa0\x80"), 0},
        {KIN_STR_INIT("\xed\xbf\xbf"), 0},
        {KIN_STR_INIT("\xf4\x90\x80\x80"), 0},
        {KIN_STR_INIT("\xf5\x80\x80\x80"), 0},
        {KIN_STR_INIT("\xff"), 0},
        /* Stray and missing continuations. */
        {KIN_STR_INIT("\x80"), 0},
        {KIN_STR_INIT("\xbf"), 0},
        {KIN_STR_INIT("\xc2"), 0},
        {KIN_STR_INIT("\xc2\x7f"), 0},
        {KIN_STR_INIT("\xc2\xc0"), 0},
        {KIN_STR_INIT("\xe1\x80"), 0},
        {KIN_STR_INIT("\xe1\x80\x7f"), 0},
        {KIN_STR_INIT("\xe1\x80\xc0"), 0},
        {KIN_STR_INIT("\xf1\x80\x80"), 0},
        {KIN_STR_INIT("\xf1\x80\x80\x7f"), 0},
        {KIN_STR_INIT("\xf1\x80\x7f\x80"), 0},
        /* The valid prefix counts. */
        {KIN_STR_INIT("ab\xc3\xa4\xff"), 4},
        {KIN_STR_INIT("ab\xe2\x82"), 2},
    };

    (void)alloc;
    for (size_t i = 0; i < COUNT(cases); i++)
        assert_int_equal(kin__utf8_valid_prefix(cases[i].bytes),
                         cases[i].valid);
    assert_int_equal(kin__utf8_valid_prefix(nothing), 0);
    return 0;
}

KIN_TEST(distance_counts_edits)
{
    static const struct {
        const char *a;
        const char *b;
        size_t distance;
    } cases[] = {
        {"", "", 0},         {"pods", "pods", 0},      {"", "abc", 3},
        {"pod", "pods", 1},  {"pdos", "pods", 1},      {"pods", "nodes", 2},
        {"ab", "ba", 1},     {"kitten", "sitting", 3}, {"abcd", "badc", 2},
        {"ca", "abc", 3},    {"get", "watch", 4},      {"a", "b", 1},
        {"abab", "baba", 2},
    };

    (void)alloc;
    for (size_t i = 0; i < COUNT(cases); i++) {
        kin_str a = kin_s(cases[i].a);
        kin_str b = kin_s(cases[i].b);
        assert_int_equal(kin__str_distance(a, b), cases[i].distance);
        assert_int_equal(kin__str_distance(b, a), cases[i].distance);
    }
    assert_int_equal(kin__str_distance(nothing, kin_s("ab")), 2);
    return 0;
}

KIN_TEST(distance_has_a_limit)
{
    char a[64];
    char b[64];

    (void)alloc;
    memset(a, 'a', sizeof(a));
    memset(b, 'b', sizeof(b));
    assert_int_equal(kin__str_distance(kin_str_of(a, 63), kin_str_of(b, 63)),
                     63);
    assert_int_equal(kin__str_distance(kin_str_of(a, 64), kin_str_of(a, 64)),
                     SIZE_MAX);
    assert_int_equal(kin__str_distance(kin_str_of(a, 1), kin_str_of(a, 64)),
                     SIZE_MAX);
    return 0;
}

KIN_TEST(every_view_can_be_printed)
{
    (void)alloc;
    assert_string_equal(kin_s(NULL).ptr, "");
    assert_int_equal(kin_s(NULL).len, 0);
    assert_string_equal(kin_s("a").ptr, "a");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(views_compare_as_strings_do),
              KIN_TEST_ENTRY(finds_prefixes_and_suffixes),
              KIN_TEST_ENTRY(slices_are_clamped),
              KIN_TEST_ENTRY(bytes_are_found_from_either_end),
              KIN_TEST_ENTRY(white_space_is_trimmed_at_the_ends_only),
              KIN_TEST_ENTRY(cut_returns_every_part),
              KIN_TEST_ENTRY(only_ascii_letters_ignore_case),
              KIN_TEST_ENTRY(unsigned_numbers_are_strict),
              KIN_TEST_ENTRY(signed_numbers_are_strict),
              KIN_TEST_ENTRY(utf8_follows_rfc_3629),
              KIN_TEST_ENTRY(distance_counts_edits),
              KIN_TEST_ENTRY(distance_has_a_limit),
              KIN_TEST_ENTRY(every_view_can_be_printed))
