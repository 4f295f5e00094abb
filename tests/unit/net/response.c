/* SPDX-License-Identifier: Apache-2.0 */
#include "net/response.h"

#include <stdio.h>
#include <string.h>

#include "kin_test.h"

/* What a parser made of an answer. */
struct parsed {
    char body[256];
    size_t len;
    int status;
    int result; /* the last one */
    bool is_reusable;
};

/* Takes a piece; returns false after the end or an error. */
static bool parse_piece(struct kin__response *response, kin_str piece,
                        struct parsed *ret)
{
    for (;;) {
        kin_str run = {.ptr = NULL};

        ret->result = kin__response_next(response, &piece, &run);
        if (ret->result == KIN__RESPONSE_MORE)
            return true;
        if (ret->result == KIN__RESPONSE_HEAD)
            ret->status = response->head.status;
        if (ret->result < 0 || ret->result == KIN__RESPONSE_END)
            return false;
        assert_true(ret->len + run.len <= sizeof(ret->body));
        if (run.len > 0)
            memcpy(ret->body + ret->len, run.ptr, run.len);
        ret->len += run.len;
    }
}

/* Parses a text in two pieces that meet at `split`. */
static int parse_at(const kin_allocator *alloc, kin_str text, size_t split,
                    bool is_to_head, struct parsed *ret)
{
    struct kin__response response;

    *ret = (struct parsed){.status = 0};
    kin__response_init(&response, alloc, 1000, is_to_head);
    if (parse_piece(&response, kin_str_of(text.ptr, split), ret) &&
        parse_piece(&response, kin_str_of(text.ptr + split, text.len - split),
                    ret) &&
        kin__response_finish(&response))
        ret->result = KIN__RESPONSE_END;
    ret->is_reusable = response.is_reusable;
    kin__response_done(&response);
    return ret->result == KIN_ENOMEM ? KIN_ENOMEM : 0;
}

/* Parses a text cut at each place: all results must be the same. */
static int parse(const kin_allocator *alloc, const char *text,
                 struct parsed *ret)
{
    struct parsed cut;
    kin_str all = kin_s(text);
    int r = parse_at(alloc, all, all.len, /* is_to_head= */ false, ret);

    for (size_t i = 0; r == 0 && i < all.len; i++) {
        r = parse_at(alloc, all, i, /* is_to_head= */ false, &cut);
        if (r < 0)
            break;
        assert_int_equal(cut.result, ret->result);
        assert_int_equal(cut.status, ret->status);
        assert_int_equal(cut.len, ret->len);
        assert_memory_equal(cut.body, ret->body, ret->len);
    }
    return r;
}

static int expect(const kin_allocator *alloc, const char *text, int status,
                  const char *body, bool is_reusable)
{
    struct parsed parsed;
    int r = parse(alloc, text, &parsed);

    if (r < 0)
        return r;
    assert_int_equal(parsed.result, KIN__RESPONSE_END);
    assert_int_equal(parsed.status, status);
    assert_int_equal(parsed.len, strlen(body));
    assert_memory_equal(parsed.body, body, parsed.len);
    assert_int_equal(parsed.is_reusable, is_reusable);
    return 0;
}

KIN_TEST(finds_the_body_by_each_framing)
{
    TRY(expect(alloc, "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhello", 200,
               "hello", true));
    TRY(expect(alloc,
               "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
               "3;a=b\r\nhel\r\n2\r\nlo\r\n0\r\nTrailer: x\r\n\r\n",
               200, "hello", true));
    TRY(expect(alloc, "HTTP/1.0 200 OK\r\n\r\nhello", 200, "hello", false));
    TRY(expect(alloc, "HTTP/1.1 200\r\n\r\nhello", 200, "hello", false));
    TRY(expect(alloc, "HTTP/1.1 204 No Content\r\n\r\n", 204, "", true));
    TRY(expect(alloc, "HTTP/1.1 304 Same\r\nContent-Length: 9\r\n\r\n", 304, "",
               true));
    return 0;
}

KIN_TEST(says_whether_the_connection_can_be_used_again)
{
    TRY(expect(alloc,
               "HTTP/1.1 200 OK\r\nConnection: x, Close\r\n"
               "Content-Length: 0\r\n\r\n",
               200, "", false));
    TRY(expect(alloc,
               "HTTP/1.0 200 OK\r\nConnection: keep-alive\r\n"
               "Content-Length: 1\r\n\r\na",
               200, "a", true));
    TRY(expect(alloc,
               "HTTP/1.0 200 OK\r\nConnection: close, keep-alive\r\n"
               "Content-Length: 1\r\n\r\na",
               200, "a", false));
    return 0;
}

KIN_TEST(skips_answers_before_the_final_one)
{
    TRY(expect(alloc,
               "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Hints\r\n"
               "Link: a\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\na",
               200, "a", true));
    return 0;
}

KIN_TEST(an_answer_to_head_has_no_body)
{
    struct parsed parsed;
    kin_str text = kin_s("HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n");

    TRY(parse_at(alloc, text, text.len, /* is_to_head= */ true, &parsed));
    assert_int_equal(parsed.result, KIN__RESPONSE_END);
    assert_int_equal(parsed.len, 0);
    return 0;
}

KIN_TEST(ambiguous_framing_is_rejected)
{
    static const char *const heads[] = {
        "Content-Length: 5\r\nContent-Length: 6\r\n",
        "Content-Length: 5\r\nContent-Length: 5\r\n",
        "Content-Length: 5, 5\r\n",
        "Content-Length: +5\r\n",
        "Content-Length: 0x5\r\n",
        "Content-Length:\r\n",
        "Content-Length: 9999999999999999999\r\n",
        "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n",
        "Transfer-Encoding: gzip\r\n",
        "Transfer-Encoding: gzip, chunked\r\n",
        "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n",
        "Content-Length : 5\r\n",
        " folded: 5\r\n",
        "A: b\rc\r\n",
        "A: b\x01\r\n",
        "no colon\r\n",
        ": no name\r\n",
    };

    for (size_t i = 0; i < sizeof(heads) / sizeof(heads[0]); i++) {
        struct parsed parsed;
        char text[256];

        snprintf(text, sizeof(text), "HTTP/1.1 200 OK\r\n%s\r\nhello",
                 heads[i]);
        TRY(parse(alloc, text, &parsed));
        if (parsed.result != KIN_EPROTOCOL)
            print_error("%s", heads[i]);
        assert_int_equal(parsed.result, KIN_EPROTOCOL);
    }
    return 0;
}

KIN_TEST(what_is_not_http_is_rejected)
{
    static const char *const texts[] = {
        "HTTP/2 200 OK\r\n\r\n",
        "HTTP/1.1 2000 OK\r\n\r\n",
        "HTTP/1.1 20\r\n\r\n",
        "HTTP/1.1 101 Switching Protocols\r\n\r\n",
        "HTTP/1.0 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        "\r\nHTTP/1.1 200 OK\r\n\r\n",
        "SSH-2.0-OpenSSH\r\n",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nx\r\n",
    };

    for (size_t i = 0; i < sizeof(texts) / sizeof(texts[0]); i++) {
        struct parsed parsed;

        TRY(parse(alloc, texts[i], &parsed));
        assert_int_equal(parsed.result, KIN_EPROTOCOL);
    }
    return 0;
}

KIN_TEST(a_long_head_is_rejected)
{
    char text[2048] = "HTTP/1.1 200 OK\r\nA: ";
    struct parsed parsed;

    memset(text + strlen(text), 'a', 1500);
    TRY(parse_at(alloc, kin_s(text), 100, /* is_to_head= */ false, &parsed));
    assert_int_equal(parsed.result, KIN_ELIMIT);
    return 0;
}

KIN_TEST(an_early_end_is_no_answer)
{
    static const char *const texts[] = {
        "",
        "HTTP/1.1 200 OK\r\n",
        "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nhell",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n",
    };

    for (size_t i = 0; i < sizeof(texts) / sizeof(texts[0]); i++) {
        struct parsed parsed;

        TRY(parse(alloc, texts[i], &parsed));
        assert_int_equal(parsed.result, KIN__RESPONSE_MORE);
    }
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(finds_the_body_by_each_framing),
              KIN_TEST_ENTRY(says_whether_the_connection_can_be_used_again),
              KIN_TEST_ENTRY(skips_answers_before_the_final_one),
              KIN_TEST_ENTRY(an_answer_to_head_has_no_body),
              KIN_TEST_ENTRY(ambiguous_framing_is_rejected),
              KIN_TEST_ENTRY(what_is_not_http_is_rejected),
              KIN_TEST_ENTRY(a_long_head_is_rejected),
              KIN_TEST_ENTRY(an_early_end_is_no_answer))
