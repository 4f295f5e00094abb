/* SPDX-License-Identifier: Apache-2.0 */
#include "net/http_head.h"

#include <string.h>

#include "base/buf.h"
#include "base/str.h"
#include "kin_test.h"

enum { MAX = 1000 };

/* Finds a head and parses it.
 * @return 0, or the status of the answer; 1 if it is incomplete */
static int parse(const kin_allocator *alloc, kin_str text,
                 struct kin__http_head *ret)
{
    struct kin__http_scan scan = {0};
    size_t len = 0;
    int found = kin__http_scan(&scan, text, MAX, &len);

    if (found == KIN__HTTP_SCAN_MORE)
        return 1;
    if (found != KIN__HTTP_SCAN_WHOLE)
        return found;
    assert_true(len <= text.len);
    return kin__http_head_init(ret, alloc, kin_str_of(text.ptr, len));
}

/* Expects a result of parse(), unless it is out of memory. */
#define PARSE(text, expected)                                                  \
    do {                                                                       \
        kin_str text_ = (text);                                                \
        KIN__AUTO_HTTP_HEAD head_ = {0};                                       \
        int status_ = parse(alloc, text_, &head_);                             \
        if (status_ == 503)                                                    \
            TRY(KIN_ENOMEM);                                                   \
        if (status_ != (expected))                                             \
            fail_msg("%d for %.*s", status_, KIN_STR(text_));                  \
    } while (0)

#define LINE "GET / HTTP/1.1\r\n"
#define HOST "Host: h\r\n"

KIN_TEST(parses_a_head)
{
    KIN__AUTO_HTTP_HEAD head = {0};
    kin_str value = kin_s("untouched");
    int status = parse(alloc,
                       kin_s("\r\nPOST /a?b=c HTTP/1.1\r\nHost: h:1\r\n"
                             "X-Y:\t a  b \t\r\nEmpty:\r\nx-y: 2\r\n"
                             "Content-Length: 007\r\n\r\nbody"),
                       &head);

    if (status == 503)
        TRY(KIN_ENOMEM);
    assert_int_equal(status, 0);
    assert_str_equal(head.method, "POST");
    assert_str_equal(head.target, "/a?b=c");
    assert_int_equal(head.field_count, 5);
    assert_true(kin__http_head_find(&head, kin_s("X-y"), &value));
    assert_str_equal(value, "a  b");
    assert_int_equal(value.ptr[value.len], '\0');
    assert_true(kin__http_head_find(&head, kin_s("empty"), &value));
    assert_str_equal(value, "");
    assert_int_equal(value.ptr[0], '\0');
    value = kin_s("untouched");
    assert_false(kin__http_head_find(&head, kin_s("X-"), &value));
    assert_str_equal(value, "untouched");
    assert_int_equal(head.body_len, 7);
    assert_false(head.is_chunked || head.is_last || head.awaits_continue);
    return 0;
}

/* RFC 9112, 3 and 2.2. */
KIN_TEST(rejects_malformed_request_lines)
{
    static const struct {
        const char *text;
        int status;
    } cases[] = {
        {LINE HOST "\r\n", 0},
        {"\r\n\r\n" LINE HOST "\r\n", 0},
        {"M-S~1 * HTTP/1.1\r\n" HOST "\r\n", 0},
        {"GET\r\n\r\n", 400},
        {"GET /\r\n\r\n", 400},
        {"GET  / HTTP/1.1\r\n" HOST "\r\n", 400},
        {"GET /  HTTP/1.1\r\n" HOST "\r\n", 400},
        {"GET / HTTP/1.1 \r\n" HOST "\r\n", 400},
        {" GET / HTTP/1.1\r\n" HOST "\r\n", 400},
        {"G(T / HTTP/1.1\r\n" HOST "\r\n", 400},
        {"GET /\t HTTP/1.1\r\n" HOST "\r\n", 400},
        {"GET / http/1.1\r\n" HOST "\r\n", 400},
        {"GET / HTTP/1.10\r\n" HOST "\r\n", 400},
        {"GET / HTTP/1,1\r\n" HOST "\r\n", 400},
        {"GET / HTTP/x.1\r\n" HOST "\r\n", 400},
        {"GET / HTTP/1.x\r\n" HOST "\r\n", 400},
        {"GET / HTTP/2.0\r\n" HOST "\r\n", 505},
        {"GET / HTTP/0.9\r\n" HOST "\r\n", 505},
        {"ABCDEFGHIJKLMNOP / HTTP/1.1\r\n" HOST "\r\n", 0},
        {"ABCDEFGHIJKLMNOPQ / HTTP/1.1\r\n" HOST "\r\n", 501},
        {"GET / HTTP/1.1\n" HOST "\r\n", 400},
        {"\n" LINE HOST "\r\n", 400},
        {"GET / HTTP/1.1\r\r\n" HOST "\r\n", 400},
        {"\x16\x03\x01", 400},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++)
        PARSE(kin_s(cases[i].text), cases[i].status);
    PARSE(KIN__S("GET /a\0b HTTP/1.1\r\n" HOST "\r\n"), 400);
    return 0;
}

/* RFC 9112, 5 and 3.2. */
KIN_TEST(rejects_malformed_fields)
{
    static const struct {
        const char *text;
        int status;
    } cases[] = {
        {LINE "\r\n", 400},
        {"GET / HTTP/1.0\r\n\r\n", 0},
        {"GET / HTTP/1.0\r\n" HOST HOST "\r\n", 400},
        {LINE HOST HOST "\r\n", 400},
        {LINE HOST "HOST: other\r\n\r\n", 400},
        {LINE "Host:\r\n\r\n", 0},
        {LINE "Host: [::1]:80\r\n\r\n", 0},
        {LINE "Host: a b\r\n\r\n", 400},
        {LINE "Host: a/b\r\n\r\n", 400},
        {LINE "Host: u@b\r\n\r\n", 400},
        {LINE HOST "X\r\n\r\n", 400},
        {LINE HOST ": a\r\n\r\n", 400},
        {LINE HOST "X : a\r\n\r\n", 400},
        {LINE HOST "X\t: a\r\n\r\n", 400},
        {LINE HOST "X Y: a\r\n\r\n", 400},
        {LINE HOST "X\xc3\xa9: a\r\n\r\n", 400},
        {LINE HOST "X: a\r\n b\r\n\r\n", 400},
        {LINE HOST "X: a\r\n\tb\r\n\r\n", 400},
        {LINE " X: a\r\n" HOST "\r\n", 400},
        {LINE HOST "X: a\rb\r\n\r\n", 400},
        {LINE HOST "X: a\nY: b\r\n\r\n", 400},
        {LINE HOST "X: a\x01\r\n\r\n", 400},
        {LINE HOST "X: a\x7f\r\n\r\n", 400},
        {LINE HOST "X: a\xff\r\n\r\n", 0},
        {LINE HOST "\n", 400},
        {LINE HOST "X: a\r\n\n", 400},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++)
        PARSE(kin_s(cases[i].text), cases[i].status);
    PARSE(KIN__S(LINE HOST "X: a\0b\r\n\r\n"), 400);
    return 0;
}

#define LENGTH "Content-Length: "
#define CODING "Transfer-Encoding: "

/* RFC 9112, 6.1 and 6.3: the length of a body is stated once, in one way. */
KIN_TEST(rejects_ambiguous_framing)
{
    static const struct {
        const char *fields;
        int status;
    } cases[] = {
        {LENGTH "5\r\n", 0},
        {LENGTH "0\r\n", 0},
        {CODING "chunked\r\n", 0},
        {CODING "CHUNKED\r\n", 0},
        {LENGTH "5\r\n" CODING "chunked\r\n", 400},
        {CODING "chunked\r\n" LENGTH "5\r\n", 400},
        {LENGTH "5\r\n" LENGTH "6\r\n", 400},
        {LENGTH "5\r\n" LENGTH "5\r\n", 400},
        {LENGTH "5, 5\r\n", 400},
        {LENGTH "\r\n", 400},
        {LENGTH "+5\r\n", 400},
        {LENGTH "-5\r\n", 400},
        {LENGTH "0x5\r\n", 400},
        {LENGTH "5 5\r\n", 400},
        {"Content-Length : 5\r\n", 400},
        {LENGTH "999999999999999999\r\n", 0},
        {LENGTH "1000000000000000000\r\n", 413},
        {CODING "\r\n", 400},
        {CODING "identity\r\n", 400},
        {CODING "gzip\r\n", 400},
        {CODING "chunked, gzip\r\n", 400},
        {CODING "gzip, chunked\r\n", 501},
        {CODING "xchunked\r\n", 400},
        {CODING "chunked\r\n" CODING "chunked\r\n", 400},
        {CODING "chunked;a=b\r\n", 400},
        {CODING "\"chunked\"\r\n", 400},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        KIN__AUTO_BUF text;
        kin__buf_init(&text, alloc, MAX);
        TRY(kin__buf_printf(&text, "POST / HTTP/1.1\r\n" HOST "%s\r\n",
                            cases[i].fields));
        PARSE(kin__buf_str(&text), cases[i].status);
    }
    PARSE(KIN__S("POST / HTTP/1.0\r\n" CODING "chunked\r\n\r\n"), 400);
    return 0;
}

KIN_TEST(knows_whether_the_connection_stays_open)
{
    static const struct {
        const char *text;
        bool is_last;
        bool awaits_continue;
    } cases[] = {
        {LINE HOST "\r\n", false, false},
        {LINE HOST "Connection: close\r\n\r\n", true, false},
        {LINE HOST "Connection: a , Close\r\n\r\n", true, false},
        {LINE HOST "Connection: a\r\nConnection: close\r\n\r\n", true, false},
        {LINE HOST "Connection: closed\r\n\r\n", false, false},
        {LINE HOST "Expect: 100-Continue\r\n\r\n", false, true},
        {LINE HOST "Expect: else\r\n\r\n", false, false},
        {"GET / HTTP/1.0\r\nExpect: 100-continue\r\n\r\n", true, false},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        KIN__AUTO_HTTP_HEAD head = {0};
        int status = parse(alloc, kin_s(cases[i].text), &head);
        if (status == 503)
            TRY(KIN_ENOMEM);
        assert_int_equal(status, 0);
        assert_int_equal(head.is_last, cases[i].is_last);
        assert_int_equal(head.awaits_continue, cases[i].awaits_continue);
    }
    return 0;
}

KIN_TEST(has_limits)
{
    KIN__AUTO_BUF text;
    kin__buf_init(&text, alloc, 4 * MAX);
    TRY(kin__buf_append(&text, kin_s(LINE HOST)));
    for (int i = 1; i < KIN__HTTP_HEAD_MAX_FIELDS; i++)
        TRY(kin__buf_append(&text, kin_s("A:\r\n")));
    TRY(kin__buf_append(&text, kin_s("\r\n")));
    PARSE(kin__buf_str(&text), 0);
    text.len -= 2;
    TRY(kin__buf_append(&text, kin_s("A:\r\n\r\n")));
    PARSE(kin__buf_str(&text), 431);

    kin__buf_clear(&text);
    TRY(kin__buf_append(&text, kin_s("GET /")));
    while (text.len < MAX)
        TRY(kin__buf_append_byte(&text, 'a'));
    text.len = MAX - 1;
    PARSE(kin__buf_str(&text), 1);
    text.len = MAX;
    PARSE(kin__buf_str(&text), 414);

    kin__buf_clear(&text);
    TRY(kin__buf_append(&text, kin_s(LINE "Host: ")));
    while (text.len < MAX - 4)
        TRY(kin__buf_append_byte(&text, 'a'));
    TRY(kin__buf_append(&text, kin_s("\r\n\r\n")));
    PARSE(kin__buf_str(&text), 0);
    text.len -= 4;
    TRY(kin__buf_append(&text, kin_s("a\r\n\r\n")));
    PARSE(kin__buf_str(&text), 431);
    return 0;
}

/* Result and position are the same, whatever the pieces. */
KIN_TEST(finds_the_same_byte_by_byte)
{
    static const char *const texts[] = {
        LINE HOST "X: a\r\n\r\nmore",
        "\r\n" LINE HOST "\r\n",
        LINE HOST "X: a\rb\r\n\r\n",
        LINE HOST "\nX: a\r\n\r\n",
    };

    (void)alloc;
    for (size_t i = 0; i < sizeof(texts) / sizeof(texts[0]); i++) {
        struct kin__http_scan whole = {0};
        struct kin__http_scan parts = {0};
        size_t whole_len = 0;
        size_t parts_len = 0;
        int expected = kin__http_scan(&whole, kin_s(texts[i]), MAX, &whole_len);
        int found = KIN__HTTP_SCAN_MORE;

        for (size_t len = 0;
             found == KIN__HTTP_SCAN_MORE && len <= strlen(texts[i]); len++)
            found = kin__http_scan(&parts, kin_str_of(texts[i], len), MAX,
                                   &parts_len);
        assert_int_equal(found, expected);
        assert_int_equal(parts_len, whole_len);
        assert_int_equal(parts.at, whole.at);
    }
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(parses_a_head),
              KIN_TEST_ENTRY(rejects_malformed_request_lines),
              KIN_TEST_ENTRY(rejects_malformed_fields),
              KIN_TEST_ENTRY(rejects_ambiguous_framing),
              KIN_TEST_ENTRY(knows_whether_the_connection_stays_open),
              KIN_TEST_ENTRY(has_limits),
              KIN_TEST_ENTRY(finds_the_same_byte_by_byte))
