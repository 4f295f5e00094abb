/* SPDX-License-Identifier: Apache-2.0 */
#include "base/scan.h"

#include "kin_test.h"

enum {
    ROUNDS = 20000,
    TEXT = 160,
};

static uint64_t next_random(uint64_t *state)
{
    *state = *state * UINT64_C(6364136223846793005) + 1442695040888963407u;
    return *state >> 33;
}

/* Mostly letters, with some special characters. */
static void fill(char *text, size_t len, uint64_t *state)
{
    static const char rare[] = "\"\\{}[]<>&\n\x7f\xe2\x80\xa8\xa9\x01 /:;=?";

    for (size_t i = 0; i < len; i++)
        text[i] = next_random(state) % 12 == 0
                      ? rare[next_random(state) % (sizeof(rare) - 1)]
                      : (char)('a' + next_random(state) % 26);
}

KIN_TEST(finds_the_end_of_a_plain_run)
{
    char text[TEXT + KIN__SCAN_PADDING] = {0};
    uint64_t state = 1;

    (void)alloc;
    for (int round = 0; round < ROUNDS; round++) {
        fill(text, TEXT, &state);
        size_t from = next_random(&state) % TEXT;
        size_t i = from;
        while ((unsigned char)text[i] >= ' ' && (unsigned char)text[i] < 0x80 &&
               text[i] != '"' && text[i] != '\\')
            i++;
        assert_ptr_equal(kin__scan_string(text + from), text + i);
    }
    return 0;
}

KIN_TEST(compares_only_up_to_the_length)
{
    char a[TEXT + KIN__SCAN_PADDING] = {0};
    char b[TEXT + KIN__SCAN_PADDING] = {0};
    uint64_t state = 2;

    (void)alloc;
    for (int round = 0; round < ROUNDS; round++) {
        fill(a, TEXT, &state);
        memcpy(b, a, TEXT);
        size_t from = next_random(&state) % 20;
        size_t len = next_random(&state) % (TEXT - from);
        size_t at = next_random(&state) % TEXT;
        b[at] = (char)(b[at] + 1);
        bool is_inside = at >= from && at < from + len;
        assert_int_equal(kin__scan_equal(a + from, b + from, len), !is_inside);
    }
    return 0;
}

KIN_TEST(copies_all_requested_bytes)
{
    char a[TEXT + KIN__SCAN_PADDING] = {0};
    char b[TEXT + KIN__SCAN_PADDING];
    uint64_t state = 3;

    (void)alloc;
    for (int round = 0; round < ROUNDS; round++) {
        fill(a, TEXT, &state);
        size_t len = next_random(&state) % TEXT;
        memset(b, 0, sizeof(b));
        kin__scan_copy(b, a, len);
        assert_memory_equal(a, b, len);
    }
    return 0;
}

KIN_TEST(marks_the_characters_of_a_block)
{
    char text[TEXT + KIN__SCAN_PADDING] = {0};
    uint64_t state = 4;

    (void)alloc;
    for (int round = 0; round < ROUNDS / 10; round++) {
        fill(text, TEXT, &state);
        struct kin__scan_bits bits = kin__scan_block(text);
        for (int i = 0; i < KIN__SCAN_BLOCK; i++) {
            char c = text[i];
            assert_int_equal(bits.quote >> i & 1, c == '"');
            assert_int_equal(bits.backslash >> i & 1, c == '\\');
            assert_int_equal(bits.open >> i & 1, c == '{' || c == '[');
            assert_int_equal(bits.close >> i & 1, c == '}' || c == ']');
        }
    }
    return 0;
}

static size_t first_escape(const char *text, size_t len)
{
    for (size_t i = 0; i < len; i++) {
        unsigned char c = (unsigned char)text[i];
        if (c < ' ' || (c != 0 && strchr("\"\\<>&", c)))
            return i;
        if (i + 2 < len && (memcmp(text + i, "\xe2\x80\xa8", 3) == 0 ||
                            memcmp(text + i, "\xe2\x80\xa9", 3) == 0))
            return i;
    }
    return len;
}

KIN_TEST(finds_characters_that_go_escapes)
{
    char text[TEXT + KIN__SCAN_PADDING] = {0};
    uint64_t state = 5;

    (void)alloc;
    for (int round = 0; round < ROUNDS; round++) {
        size_t len = next_random(&state) % 40;
        /* The string ends exactly at the end of a block, so that a sanitizer
         * detects reads past it. */
        char *end = text + TEXT;
        fill(end - len, len, &state);
        if (len > 5 && next_random(&state) % 4 == 0)
            memcpy(end - len + next_random(&state) % (len - 2),
                   next_random(&state) % 2 ? "\xe2\x80\xa8" : "\xe2\x80\xa0",
                   3);
        assert_int_equal(kin__scan_needs_escape(end - len, len),
                         first_escape(end - len, len));
    }
    return 0;
}

/* Keys in their frames, ending exactly at the end of a block. */
static size_t write_keys(char *end, size_t count, uint64_t *state,
                         bool *ret_escapes)
{
    size_t len = 0;

    *ret_escapes = false;
    for (size_t i = 0; i < count; i++) {
        size_t key = next_random(state) % 20;
        char *at = end - len - key - 3;
        at[0] = '"';
        memset(at + 1, 'k', key);
        if (next_random(state) % 16 == 0)
            fill(at + 1, key, state);
        *ret_escapes |= first_escape(at + 1, key) < key;
        at[key + 1] = '"';
        at[key + 2] = ':';
        len += key + 3;
    }
    return len;
}

KIN_TEST(finds_keys_that_go_escapes)
{
    char text[TEXT + KIN__SCAN_PADDING] = {0};
    uint64_t state = 7;
    int plain = 0;

    (void)alloc;
    for (int round = 0; round < ROUNDS; round++) {
        bool escapes = false;
        char *end = text + TEXT;
        size_t count = 1 + next_random(&state) % 6;
        size_t len = write_keys(end, count, &state, &escapes);
        bool may = kin__scan_keys_may_need_escape(end - len, len, count);

        assert_true(may || !escapes);
        plain += !may;
    }
    /* The function must also return false. */
    assert_true(plain > ROUNDS / 2);
    return 0;
}

KIN_TEST(reads_a_word_padded_with_zeros)
{
    static const char text[KIN__SCAN_PADDING] = "abcdefghij";
    uint64_t word = 0;

    (void)alloc;
    for (size_t len = 0; len <= 10; len++) {
        word = 0;
        memcpy(&word, text, len < 8 ? len : 8);
        assert_true(kin__scan_word(text, len) == word);
    }
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(finds_the_end_of_a_plain_run),
              KIN_TEST_ENTRY(compares_only_up_to_the_length),
              KIN_TEST_ENTRY(copies_all_requested_bytes),
              KIN_TEST_ENTRY(marks_the_characters_of_a_block),
              KIN_TEST_ENTRY(finds_characters_that_go_escapes),
              KIN_TEST_ENTRY(finds_keys_that_go_escapes),
              KIN_TEST_ENTRY(reads_a_word_padded_with_zeros))
