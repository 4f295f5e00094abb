/* SPDX-License-Identifier: Apache-2.0 */
#include "net/chunks.h"

#include <stdio.h>
#include <string.h>

#include "base/buf.h"
#include "base/str.h"
#include "kin_test.h"

/* Decodes `text` in pieces of `step` bytes; `ret_rest` is the number of bytes
 * after the end.
 * @return KIN__CHUNKS_END, _MORE or a status */
static int decode(kin_str text, size_t step, char *ret, size_t size,
                  size_t *ret_rest)
{
    struct kin__chunks chunks = {0};
    size_t used = 0;
    int found = KIN__CHUNKS_MORE;

    for (size_t at = 0; at < text.len && found == KIN__CHUNKS_MORE;
         at += step) {
        kin_str in = kin__str_slice(text, at, step);
        do {
            kin_str data = kin_s("");
            found = kin__chunks_next(&chunks, &in, &data);
            assert_true(used + data.len < size);
            if (data.len > 0)
                memcpy(ret + used, data.ptr, data.len);
            used += data.len;
        } while (found == KIN__CHUNKS_DATA);
        *ret_rest = text.len - at - kin__str_slice(text, at, step).len + in.len;
    }
    ret[used] = '\0';
    return found;
}

KIN_TEST(decodes_chunks)
{
    static const struct {
        const char *text;
        const char *data;
        size_t rest;
    } cases[] = {
        {"0\r\n\r\n", "", 0},
        {"3\r\nabc\r\n0\r\n\r\n", "abc", 0},
        {"3\r\nabc\r\n00a\r\n0123456789\r\n000\r\n\r\nGET", "abc0123456789", 3},
        {"A\r\n\r\n\r\n\r\n\r\n\r\n\r\n0\r\n\r\n", "\r\n\r\n\r\n\r\n\r\n", 0},
        {"3;a=b;c=\"d\"\r\nabc\r\n0;x\r\n\r\n", "abc", 0},
        {"0000000000000003\r\nabc\r\n0\r\n\r\n", "abc", 0},
        {"3 ;a\r\nabc\r\n0\r\nTrailer: x\r\nY: z\r\n\r\n+", "abc", 1},
    };

    (void)alloc;
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++)
        for (size_t step = 1; step <= strlen(cases[i].text); step++) {
            char data[100];
            size_t rest = 0;
            assert_int_equal(
                decode(kin_s(cases[i].text), step, data, sizeof(data), &rest),
                KIN__CHUNKS_END);
            assert_string_equal(data, cases[i].data);
            assert_int_equal(rest, cases[i].rest);
        }
    return 0;
}

KIN_TEST(rejects_malformed_chunks)
{
    static const struct {
        const char *text;
        int found;
    } cases[] = {
        {"", KIN__CHUNKS_MORE},
        {"3\r\nab", KIN__CHUNKS_MORE},
        {"0\r\n\r", KIN__CHUNKS_MORE},
        {"\r\n", 400},
        {"zz\r\n", 400},
        {"-1\r\n", 400},
        {"0x1\r\n", 400},
        {" 1\r\n", 400},
        {"1\na\r\n", 400},
        {"1\r\na\n", 400},
        {"1\r\nab\r\n", 400},
        {"1\r\na\r\r\n", 400},
        {"1\ra\r\n", 400},
        {"1;a\nb\r\n", 400},
        {"5 5\r\n", 400},
        {"5 \t;a\r\n", KIN__CHUNKS_MORE},
        {"5 \r\n", KIN__CHUNKS_MORE},
        {"0\r\nno colon\r\n\r\n", 400},
        {"0\r\n: a\r\n\r\n", 400},
        {"1;a\x01\r\n", 400},
        {"0\r\n\n", 400},
        {"0\r\n folded\r\n\r\n", 400},
        {"0\r\nX: a\n\r\n", 400},
        {"fffffffffffffff\r\n", KIN__CHUNKS_MORE},
        {"7fffffffffffffff\r\n", KIN__CHUNKS_MORE},
        {"8000000000000000\r\n", 400},
        {"ffffffffffffffff\r\n", 400},
        {"0000000000000000\r\n", KIN__CHUNKS_MORE},
        {"00000000000000000\r\n", 400},
    };

    (void)alloc;
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        char data[100];
        size_t rest = 0;
        int found = decode(kin_s(cases[i].text), 1, data, sizeof(data), &rest);
        if (found != cases[i].found)
            fail_msg("%d for %s", found, cases[i].text);
    }
    return 0;
}

/* Extensions and trailers count together, over all chunks. */
KIN_TEST(limits_bytes_without_content)
{
    KIN__AUTO_BUF text;
    char data[100];
    size_t rest = 0;

    kin__buf_init(&text, alloc, 1 << 20);
    TRY(kin__buf_append(&text, kin_s("1;")));
    for (int i = 0; i < KIN__CHUNKS_MAX_EXTRA - 6; i++)
        TRY(kin__buf_append_byte(&text, 'e'));
    TRY(kin__buf_append(&text, kin_s("\r\na\r\n0;e\r\nabc")));
    assert_int_equal(
        decode(kin__buf_str(&text), 1000, data, sizeof(data), &rest),
        KIN__CHUNKS_MORE);
    TRY(kin__buf_append(&text, kin_s("d")));
    assert_int_equal(
        decode(kin__buf_str(&text), 1000, data, sizeof(data), &rest), 431);
    return 0;
}

/* A watch may last for ever. */
KIN_TEST(limits_bytes_of_each_chunk_of_an_endless_body)
{
    struct kin__chunks chunks = {.is_endless = true};
    kin_str data = KIN__S("");

    (void)alloc;
    for (int i = 0; i < KIN__CHUNKS_MAX_EXTRA; i++) {
        kin_str in = KIN__S("1;padding\r\na\r\n");
        assert_int_equal(kin__chunks_next(&chunks, &in, &data),
                         KIN__CHUNKS_DATA);
        assert_str_equal(data, "a");
        assert_int_equal(kin__chunks_next(&chunks, &in, &data),
                         KIN__CHUNKS_MORE);
    }
    int found = KIN__CHUNKS_MORE;
    kin_str size = KIN__S("1;");
    found = kin__chunks_next(&chunks, &size, &data);
    for (int i = 1; i < KIN__CHUNKS_MAX_EXTRA; i++) {
        kin_str in = KIN__S("e");
        assert_int_equal(found, KIN__CHUNKS_MORE);
        found = kin__chunks_next(&chunks, &in, &data);
    }
    assert_int_equal(found, KIN__CHUNKS_MORE);
    kin_str last = KIN__S("e");
    assert_int_equal(kin__chunks_next(&chunks, &last, &data), 431);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(decodes_chunks),
              KIN_TEST_ENTRY(rejects_malformed_chunks),
              KIN_TEST_ENTRY(limits_bytes_without_content),
              KIN_TEST_ENTRY(limits_bytes_of_each_chunk_of_an_endless_body))
