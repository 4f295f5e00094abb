/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/error.h>

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <wchar.h>

#include "base/error.h"
#include "base/str.h"
#include "kin_test.h"

enum {
    SIZE = KIN_ERROR_MESSAGE_SIZE,
};

#define ERROR_CODE(name, number, text) KIN_##name,
static const int codes[] = {KIN_OK, KIN_ERROR_MAP(ERROR_CODE)};
#undef ERROR_CODE

enum {
    CODES = sizeof(codes) / sizeof(codes[0]),
};

/* All bytes are set, to detect members that are not written. */
static kin_error dirty_error(void)
{
    kin_error err;

    memset(&err, 'x', sizeof(err));
    err.reason[KIN_ERROR_REASON_SIZE - 1] = '\0';
    err.cause[KIN_ERROR_REASON_SIZE - 1] = '\0';
    err.message[SIZE - 1] = '\0';
    return err;
}

KIN_TEST(every_code_has_its_own_name_and_text)
{
    (void)alloc;
    for (int i = 0; i < CODES; i++) {
        assert_int_equal(codes[i], -i);
        for (int k = 0; k < i; k++) {
            assert_string_not_equal(kin_error_name(codes[i]),
                                    kin_error_name(codes[k]));
            assert_string_not_equal(kin_error_text(codes[i]),
                                    kin_error_text(codes[k]));
        }
    }
    assert_string_equal(kin_error_name(KIN_OK), "KIN_OK");
    assert_string_equal(kin_error_name(KIN_ENOMEM), "KIN_ENOMEM");
    assert_string_equal(kin_error_text(KIN_ENOMEM), "out of memory");
    return 0;
}

KIN_TEST(unknown_codes_have_a_name)
{
    (void)alloc;
    static const int others[] = {1, -CODES, -12345};
    for (int i = 0; i < 3; i++) {
        assert_string_equal(kin_error_name(others[i]), "KIN_E?");
        assert_string_equal(kin_error_text(others[i]), "unknown error");
    }
    return 0;
}

KIN_TEST(set_replaces_everything)
{
    kin_error err = dirty_error();

    (void)alloc;
    assert_int_equal(kin_error_set(&err, KIN_EPARSE, "line %d", 7), KIN_EPARSE);
    assert_int_equal(err.code, KIN_EPARSE);
    assert_int_equal(err.http_status, 0);
    assert_int_equal(err.retry_after_s, 0);
    assert_string_equal(err.reason, "");
    assert_string_equal(err.cause, "");
    assert_string_equal(err.message, "line 7");
    return 0;
}

KIN_TEST(default_message_is_the_text_of_the_code)
{
    kin_error err = dirty_error();

    (void)alloc;
    kin_error_set(&err, KIN_EGONE, /* format= */ NULL);
    assert_string_equal(err.message, kin_error_text(KIN_EGONE));
    return 0;
}

/* A surrogate has no multibyte form, so printf fails. */
KIN_TEST(a_failed_format_uses_the_text_of_the_code)
{
    kin_error err = dirty_error();

    (void)alloc;
    kin_error_set(&err, KIN_EINVAL, "%lc", (wint_t)0xd800);
    assert_string_equal(err.message, kin_error_text(KIN_EINVAL));
    kin_error_wrap(&err, "%lc", (wint_t)0xd800);
    assert_string_equal(err.message, kin_error_text(KIN_EINVAL));
    return 0;
}

KIN_TEST(the_error_may_be_null)
{
    (void)alloc;
    assert_int_equal(kin_error_set(NULL, KIN_ETLS, "x"), KIN_ETLS);
    assert_int_equal(kin_error_set_errno(NULL, EIO, "x"), KIN_ESYSTEM);
    assert_int_equal(kin_error_set_errno(NULL, ENOMEM, "x"), KIN_ENOMEM);
    assert_int_equal(kin_error_wrap(NULL, "x"), KIN_OK);
    kin__error_set_http(NULL, 404, "NotFound");
    kin_error_clear(NULL);
    return 0;
}

KIN_TEST(arguments_may_point_into_the_error)
{
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    kin_error_set(&err, KIN_ECONNECT, "refused");
    kin_error_set(&err, KIN_ESERVER, "gave up: %s", err.message);
    assert_string_equal(err.message, "gave up: refused");
    kin_error_wrap(&err, "(%s)", err.message);
    assert_string_equal(err.message, "(gave up: refused): gave up: refused");
    return 0;
}

KIN_TEST(wrap_puts_the_outer_context_first)
{
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    kin_error_set(&err, KIN_ETLS, "certificate expired");
    assert_int_equal(kin_error_wrap(&err, "tls"), KIN_ETLS);
    assert_int_equal(kin_error_wrap(&err, "watch %s", "pods"), KIN_ETLS);
    assert_string_equal(err.message, "watch pods: tls: certificate expired");
    assert_int_equal(err.code, KIN_ETLS);
    return 0;
}

KIN_TEST(wrap_ignores_success)
{
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    assert_int_equal(kin_error_wrap(&err, "context"), KIN_OK);
    assert_string_equal(err.message, "");
    return 0;
}

KIN_TEST(wrap_keeps_the_http_status)
{
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    kin_error_set(&err, KIN_ENOTFOUND, "pods \"a\" not found");
    kin__error_set_http(&err, 404, "NotFound");
    kin_error_wrap(&err, "get");
    assert_int_equal(err.http_status, 404);
    assert_string_equal(err.reason, "NotFound");
    kin__error_set_http(&err, 404, NULL);
    assert_string_equal(err.reason, "");
    return 0;
}

KIN_TEST(errno_adds_the_system_text)
{
    kin_error err = dirty_error();
    char expected[128];

    (void)alloc;
    assert_int_equal(kin_error_set_errno(&err, ENOENT, "open %s", "/x"),
                     KIN_ESYSTEM);
    snprintf(expected, sizeof(expected), "open /x: %s", strerror(ENOENT));
    assert_string_equal(err.message, expected);
    assert_int_equal(err.code, KIN_ESYSTEM);

    assert_int_equal(kin_error_set_errno(&err, ENOMEM, "mmap"), KIN_ENOMEM);
    snprintf(expected, sizeof(expected), "mmap: %s", strerror(ENOMEM));
    assert_string_equal(err.message, expected);

    kin_error_set_errno(&err, 99999, "odd");
    assert_true(kin_str_starts_with(kin_s(err.message), kin_s("odd: ")));
    assert_true(strlen(err.message) > strlen("odd: "));
    return 0;
}

/* Fills a buffer with a text of `len` bytes that ends in `tail`. */
static const char *text_of(char *buffer, size_t len, const char *tail)
{
    size_t tail_len = strlen(tail);

    memset(buffer, 'a', len - tail_len);
    memcpy(buffer + len - tail_len, tail, tail_len + 1);
    return buffer;
}

KIN_TEST(a_message_that_just_fits_is_not_truncated)
{
    kin_error err = dirty_error();
    char text[SIZE * 2];

    (void)alloc;
    kin_error_set(&err, KIN_EINVAL, "%s", text_of(text, SIZE - 1, "end"));
    assert_string_equal(err.message, text);
    kin_error_set(&err, KIN_EINVAL, "%s", text_of(text, SIZE, "end"));
    assert_int_equal(strlen(err.message), SIZE - 1);
    assert_string_equal(err.message + SIZE - 6, "aa...");
    return 0;
}

/* Wherever the truncation falls in a character of two, three or four bytes, the
 * result is valid and loses no more than that character. */
KIN_TEST(truncation_never_splits_a_character)
{
    static const char *const characters[] = {"\xc3\xa4", "\xe2\x82\xac",
                                             "\xf0\x9f\x90\xb3"};
    kin_error err = dirty_error();
    char text[SIZE * 2];

    (void)alloc;
    for (int c = 0; c < 3; c++) {
        size_t char_len = strlen(characters[c]);
        for (size_t start = SIZE - 12; start <= SIZE; start++) {
            memset(text, 'a', sizeof(text));
            memcpy(text + start, characters[c], char_len);
            text[SIZE + 100] = '\0';
            kin_error_set(&err, KIN_EINVAL, "%s", text);
            kin_str message = kin_s(err.message);
            assert_int_equal(kin__utf8_valid_prefix(message), message.len);
            assert_true(kin_str_ends_with(message, kin_s("...")));
            assert_in_range(message.len, SIZE - char_len, SIZE - 1);
            assert_memory_equal(err.message, text, message.len - 3);
        }
    }
    return 0;
}

/* Invalid UTF-8 must not move the truncation further back. */
KIN_TEST(truncation_keeps_invalid_utf8)
{
    kin_error err = dirty_error();
    char text[SIZE * 2];

    (void)alloc;
    memset(text, 0x80, sizeof(text));
    text[sizeof(text) - 1] = '\0';
    kin_error_set(&err, KIN_EINVAL, "%s", text);
    assert_int_equal(strlen(err.message), SIZE - 1);
    memset(text, 0xff, sizeof(text) - 1);
    kin_error_set(&err, KIN_EINVAL, "%s", text);
    assert_in_range(strlen(err.message), SIZE - 2, SIZE - 1);
    return 0;
}

KIN_TEST(a_wrapped_message_is_truncated_at_its_end)
{
    kin_error err = KIN_ERROR_INIT;
    char text[SIZE * 2];

    (void)alloc;
    kin_error_set(&err, KIN_EINVAL, "%s", text_of(text, SIZE - 1, "end"));
    kin_error_wrap(&err, "context");
    assert_true(kin_str_starts_with(kin_s(err.message), kin_s("context: aa")));
    assert_true(kin_str_ends_with(kin_s(err.message), kin_s("aa...")));
    assert_int_equal(strlen(err.message), SIZE - 1);
    kin_error_wrap(&err, "%s", text_of(text, SIZE * 2 - 1, "end"));
    assert_true(kin_str_ends_with(kin_s(err.message), kin_s("aa...")));
    return 0;
}

KIN_TEST(control_characters_become_spaces)
{
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    kin_error_set(&err, KIN_EINVAL, "a\nb\tc\r\x1b[31md\x7f%c", 1);
    assert_string_equal(err.message, "a b c  [31md  ");
    kin_error_wrap(&err, "x\ny");
    assert_string_equal(err.message, "x y: a b c  [31md  ");
    kin__error_set_http(&err, 500, "In\nternal");
    assert_string_equal(err.reason, "In ternal");
    /* Non-ASCII letters are not control characters. */
    kin_error_set(&err, KIN_EINVAL, "\xc3\xa4\xe2\x82\xac");
    assert_string_equal(err.message, "\xc3\xa4\xe2\x82\xac");
    return 0;
}

KIN_TEST(a_reason_is_truncated_at_a_character)
{
    kin_error err = KIN_ERROR_INIT;
    char reason[KIN_ERROR_REASON_SIZE + 10];

    (void)alloc;
    kin_error_set(&err, KIN_ESERVER, "failed");
    kin__error_set_http(&err, 500, "InternalError");
    /* The reason may be the error's own, to change only the status. */
    kin__error_set_http(&err, 503, err.reason);
    assert_string_equal(err.reason, "InternalError");

    text_of(reason, KIN_ERROR_REASON_SIZE, "\xc3\xa4");
    kin__error_set_http(&err, 500, reason);
    assert_int_equal(strlen(err.reason), KIN_ERROR_REASON_SIZE - 2);
    text_of(reason, KIN_ERROR_REASON_SIZE - 1, "\xc3\xa4");
    kin__error_set_http(&err, 500, reason);
    assert_string_equal(err.reason, reason);
    return 0;
}

/* U+0085 is a line break and U+009B starts an escape sequence. */
KIN_TEST(c1_control_characters_become_spaces)
{
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    kin_error_set(&err, KIN_EINVAL,
                  "a\xc2\x85"
                  "b\xc2\x9b"
                  "c\xc2\x80\xc2");
    assert_string_equal(err.message, "a  b  c  \xc2");
    kin_error_set(&err, KIN_EINVAL, "\xc2\xa0\xc3\x85\xe2\x82\x85");
    assert_string_equal(err.message, "\xc2\xa0\xc3\x85\xe2\x82\x85");
    return 0;
}

/* A path can be longer than a message; the reason matters more. */
KIN_TEST(a_long_context_leaves_room_for_the_system_text)
{
    kin_error err = dirty_error();
    char text[SIZE * 2];
    char reason[64];

    (void)alloc;
    snprintf(reason, sizeof(reason), "...: %s", strerror(ENOENT));
    for (size_t len = SIZE - 64; len < SIZE + 64; len++) {
        kin_error_set_errno(&err, ENOENT, "%s", text_of(text, len, "\xc3\xa4"));
        kin_str message = kin_s(err.message);
        assert_true(kin_str_ends_with(message, kin_s(reason + 3)));
        assert_int_equal(kin__utf8_valid_prefix(message), message.len);
        bool fits = len + strlen(reason + 3) < SIZE;
        assert_int_equal(kin_str_ends_with(message, kin_s(reason)), !fits);
        if (!fits)
            assert_in_range(message.len, SIZE - 2, SIZE - 1);
    }
    return 0;
}

KIN_TEST(clear_resets_everything)
{
    kin_error err = dirty_error();

    (void)alloc;
    kin_error_clear(&err);
    assert_int_equal(err.code, KIN_OK);
    assert_int_equal(err.http_status, 0);
    assert_string_equal(err.reason, "");
    assert_string_equal(err.message, "");
    return 0;
}

static void assert_printed(const kin_error *err, const char *expected)
{
    char text[100] = "";
    FILE *stream = fmemopen(text, sizeof(text), "w");

    assert_non_null(stream);
    kin_error_print(err, stream);
    fclose(stream);
    assert_string_equal(text, expected);
}

KIN_TEST(prints_one_line)
{
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    assert_printed(&err, "success\n");
    err.code = KIN_ECLOSED;
    assert_printed(&err, "closed\n");
    kin_error_set(&err, KIN_ECLOSED, "the watch was closed");
    assert_printed(&err, "the watch was closed\n");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(every_code_has_its_own_name_and_text),
              KIN_TEST_ENTRY(unknown_codes_have_a_name),
              KIN_TEST_ENTRY(set_replaces_everything),
              KIN_TEST_ENTRY(default_message_is_the_text_of_the_code),
              KIN_TEST_ENTRY(a_failed_format_uses_the_text_of_the_code),
              KIN_TEST_ENTRY(the_error_may_be_null),
              KIN_TEST_ENTRY(arguments_may_point_into_the_error),
              KIN_TEST_ENTRY(wrap_puts_the_outer_context_first),
              KIN_TEST_ENTRY(wrap_ignores_success),
              KIN_TEST_ENTRY(wrap_keeps_the_http_status),
              KIN_TEST_ENTRY(errno_adds_the_system_text),
              KIN_TEST_ENTRY(a_message_that_just_fits_is_not_truncated),
              KIN_TEST_ENTRY(truncation_never_splits_a_character),
              KIN_TEST_ENTRY(truncation_keeps_invalid_utf8),
              KIN_TEST_ENTRY(a_wrapped_message_is_truncated_at_its_end),
              KIN_TEST_ENTRY(control_characters_become_spaces),
              KIN_TEST_ENTRY(a_reason_is_truncated_at_a_character),
              KIN_TEST_ENTRY(c1_control_characters_become_spaces),
              KIN_TEST_ENTRY(a_long_context_leaves_room_for_the_system_text),
              KIN_TEST_ENTRY(clear_resets_everything),
              KIN_TEST_ENTRY(prints_one_line))
