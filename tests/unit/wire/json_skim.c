/* SPDX-License-Identifier: Apache-2.0 */
#include "wire/json_skim.h"

#include "base/scan.h"
#include "json_test.h"
#include "wire/json_skim_avx2.h"

enum {
    TEXT = 400,
    ROUNDS = 3000,
};

/* The same, byte by byte. */
static size_t skim_slowly(const char *text, size_t len)
{
    bool in_string = false;
    size_t depth = 0;

    for (size_t i = 0; i < len; i++) {
        char c = text[i];
        if (in_string && c == '\\')
            i++;
        else if (c == '"')
            in_string = !in_string;
        else if (!in_string && (c == '{' || c == '['))
            depth++;
        else if (!in_string && (c == '}' || c == ']') && --depth == 0)
            return i + 1;
    }
    return 0;
}

static void fill(char *text, uint64_t *state)
{
    static const char chars[] = "{[}]\"\"\\\\\\ab,:";

    text[0] = '{';
    for (size_t i = 1; i < TEXT; i++)
        text[i] = json_test_random(state) % 3 == 0
                      ? chars[json_test_random(state) % (sizeof(chars) - 1)]
                      : 'x';
}

KIN_TEST(finds_the_end)
{
    char text[TEXT + KIN__SCAN_PADDING] = {0};
    uint64_t state = 1;
    int found = 0;

    (void)alloc;
    for (int round = 0; round < ROUNDS; round++) {
        struct kin__json_skim skim = {0};
        fill(text, &state);
        /* Both ignore a backslash outside of strings. */
        for (size_t i = 0; i < TEXT; i++)
            if (text[i] == '\\' && json_test_random(&state) % 2)
                text[i] = 'y';
        size_t expected = skim_slowly(text, TEXT);
        size_t len = kin__json_skim(&skim, text, TEXT);
        if (memchr(text, '\\', expected ? expected : TEXT) == NULL)
            assert_int_equal(len, expected);
        found += len > 0;
    }
    assert_true(found > ROUNDS / 10);
    return 0;
}

/* Well-formed strings with many backslashes. */
KIN_TEST(handles_escapes)
{
    char text[TEXT + KIN__SCAN_PADDING];
    uint64_t state = 2;

    (void)alloc;
    for (int round = 0; round < ROUNDS; round++) {
        struct kin__json_skim skim = {0};
        size_t at = 0;
        memset(text, 0, sizeof(text));
        memcpy(text, "[\"", 2);
        for (at = 2; at < 100 + json_test_random(&state) % 200; at++) {
            text[at] = "x]}\\"[json_test_random(&state) % 4];
            if (text[at] == '\\')
                text[++at] = json_test_random(&state) % 2 ? '"' : '\\';
        }
        memcpy(text + at, "\"]", 2);
        assert_int_equal(kin__json_skim(&skim, text, TEXT), at + 2);
    }
    return 0;
}

KIN_TEST(continues_where_it_stopped)
{
    char text[TEXT + KIN__SCAN_PADDING] = {0};
    uint64_t state = 3;

    (void)alloc;
    for (int round = 0; round < ROUNDS; round++) {
        struct kin__json_skim whole = {0};
        struct kin__json_skim parts = {0};
        fill(text, &state);
        size_t expected = kin__json_skim(&whole, text, TEXT);
        size_t there = 0;
        size_t found = 0;
        while (!found && there < TEXT) {
            there += 1 + json_test_random(&state) % 80;
            there = there > TEXT ? TEXT : there;
            char moved[TEXT + KIN__SCAN_PADDING];
            memset(moved, '}', sizeof(moved));
            memcpy(moved, text, there);
            found = kin__json_skim(&parts, moved, there);
        }
        assert_int_equal(found, expected);
        assert_true(!found || found + 81 > there);
    }
    return 0;
}

/* The state behind each block is the same, too, on any processor. */
KIN_TEST(both_implementations_agree)
{
    char text[TEXT + KIN__SCAN_PADDING] = {0};
    uint64_t state = 4;

    (void)alloc;
    for (int round = 0; round < ROUNDS; round++) {
        struct kin__json_skim plain = {0};
        struct kin__json_skim quick = {0};
        size_t whole = TEXT - TEXT % KIN__SCAN_BLOCK;
        fill(text, &state);
        /* Most of them should not end at once. */
        plain.depth = quick.depth = json_test_random(&state) % 40;
        size_t expected = kin__json_skim_blocks(&plain, text, whole);
        assert_int_equal(kin__json_skim(&quick, text, whole), expected);
        if (expected == 0)
            assert_memory_equal(&plain, &quick, sizeof(plain));
    }
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(finds_the_end), KIN_TEST_ENTRY(handles_escapes),
              KIN_TEST_ENTRY(both_implementations_agree),
              KIN_TEST_ENTRY(continues_where_it_stopped))
