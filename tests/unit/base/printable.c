/* SPDX-License-Identifier: Apache-2.0 */
#include "base/printable.h"

#include <stdio.h>
#include <string.h>

#include "kin_test.h"

static const struct {
    const char *text;
    const char *shown;
} cases[] = {
    {"a\xc2\xad\xe3\x85\xa4z", "a\\u00ad\\u3164z"}, /* invisible */
    {"", ""},
    {"pod-1 Running", "pod-1 Running"},
    {"C:\\temp \"x\" 'y'", "C:\\temp \"x\" 'y'"},
    {"\x1b[2J\x1b]0;title\a", "\\x1b[2J\\x1b]0;title\\x07"},
    {"a\nb\rc\td", "a\\nb\\rc\\td"},
    {"\x01\x08\x0b\x0c\x1f\x7f", "\\x01\\x08\\x0b\\x0c\\x1f\\x7f"},
    /* Terminals treat U+009B as ESC [ and U+0085 as a new line. */
    {"\xc2\x9b"
     "31m\xc2\x85",
     "\\u009b31m\\u0085"},
    {"\xc2\x80\xc2\x9f\xc2\xa0", "\\u0080\\u009f\xc2\xa0"},
    /* Text direction: overrides, isolates, marks. */
    {"a\xe2\x80\xae"
     "b\xe2\x81\xa6",
     "a\\u202eb\\u2066"},
    {"\xd8\x9c\xe2\x80\x8f\xe2\x80\x8b", "\\u061c\\u200f\\u200b"},
    {"\xe2\x80\xa8\xe2\x80\xa9", "\\u2028\\u2029"},
    {"\xef\xbb\xbf\xf3\xa0\x80\x81", "\\ufeff\\U000e0001"},
    /* Invalid UTF-8: stray, truncated, overlong, a surrogate. */
    {"\xff\x9b\xc3", "\\xff\\x9b\\xc3"},
    {"\xc0\x9b", "\\xc0\\x9b"},
    {"\xed\xa0\x80", "\\xed\\xa0\\x80"},
    {"\xf0\x9f\x98", "\\xf0\\x9f\\x98"},
    /* Letters of all scripts and emoji are kept. */
    {"gr\xc3\xbc\xc3\x9f \xe6\x97\xa5 \xf0\x9f\x91\xa9\xe2\x80\x8d"
     "\xf0\x9f\x92\xbb",
     "gr\xc3\xbc\xc3\x9f \xe6\x97\xa5 \xf0\x9f\x91\xa9\xe2\x80\x8d"
     "\xf0\x9f\x92\xbb"},
};

KIN_TEST(escapes_control_and_invisible_characters)
{
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        KIN__AUTO_BUF buf;

        kin__buf_init(&buf, alloc, 1 << 10);
        TRY(kin__printable_append(&buf, kin_s(cases[i].text)));
        assert_str_equal(kin__buf_str(&buf), cases[i].shown);
    }
    return 0;
}

KIN_TEST(escapes_nul)
{
    KIN__AUTO_BUF buf;

    kin__buf_init(&buf, alloc, 1 << 10);
    TRY(kin__printable_append(&buf, kin_str_of("a\0b", 3)));
    assert_str_equal(kin__buf_str(&buf), "a\\x00b");
    return 0;
}

KIN_TEST(copies_whole_characters)
{
    char room[8];

    (void)alloc;
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        char all[256];
        size_t len = kin__printable_copy(kin_s(cases[i].text), all,
                                         sizeof(all));
        assert_string_equal(all, cases[i].shown);
        assert_int_equal(len, strlen(cases[i].shown));
    }
    assert_int_equal(kin__printable_copy(kin_s("12345678"), room, 8), 7);
    assert_string_equal(room, "1234567");
    assert_int_equal(kin__printable_copy(kin_s("12345\x1b"), room, 8), 5);
    assert_string_equal(room, "12345");
    assert_int_equal(kin__printable_copy(kin_s("123\x1b"), room, 8), 7);
    assert_string_equal(room, "123\\x1b");
    assert_int_equal(kin__printable_copy(kin_s("123456\xc3\xbc"), room, 8), 6);
    assert_string_equal(room, "123456");
    assert_int_equal(kin__printable_copy(kin_s("a"), room, 1), 0);
    assert_string_equal(room, "");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(escapes_control_and_invisible_characters),
              KIN_TEST_ENTRY(escapes_nul),
              KIN_TEST_ENTRY(copies_whole_characters))
