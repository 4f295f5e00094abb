/* SPDX-License-Identifier: Apache-2.0 */
/* Requests whose framing is malformed or ambiguous (RFC 9112): the server sends
 * one answer and closes the connection, and never treats the bytes after such a
 * request as another one.  tests/unit/net tests the parsers alone. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

#include "base/buf.h"
#include "base/str.h"
#include "kin_test.h"
#include "net/http_server.h"
#include "test_raw.h"

struct site {
    const kin_allocator *alloc;
    atomic_int asked;     /* requests that were not refused */
    atomic_int smuggled;  /* of these, for "/smuggled" */
    atomic_int truncated; /* for "/a" */
};

static void on_request(struct kin__http_call *call, void *userdata)
{
    struct site *site = userdata;
    int refusal = kin__http_call_incoming(call)->refusal;
    kin_str path = kin__http_call_incoming(call)->path;
    KIN__AUTO_BUF body;

    if (refusal == 0) {
        atomic_fetch_add(&site->asked, 1);
        atomic_fetch_add(&site->smuggled, kin_str_eq(path, kin_s("/smuggled")));
        atomic_fetch_add(&site->truncated, kin_str_eq(path, kin_s("/a")));
    }
    kin__buf_init(&body, site->alloc, 100);
    int r = kin__buf_append(&body, kin_s("answer"));
    kin__http_call_answer(
        call, &(struct kin__http_answer){.status = r < 0     ? 500
                                                   : refusal ? refusal
                                                             : 200,
                                         .body = &body});
}

static int start(struct site *site, struct kin__http_server **ret)
{
    const struct kin__http_server_opts opts = {.on_request = on_request,
                                               .userdata = site};

    return kin__http_server_start(site->alloc, &opts, ret, /* err= */ NULL);
}

/* Returns how often a text occurs in the bytes that the client received. */
static int count(struct test_raw *client, const char *text)
{
    int found = 0;

    for (const char *at = strstr(test_raw_text(client), text); at;
         at = strstr(at + 1, text))
        found++;
    return found;
}

/* Checks that the request gets this status and no second answer, and that the
 * server closes the connection. */
static void expect_last(struct kin__http_server *server, kin_str request,
                        int status)
{
    AUTO_RAW *client = test_raw_new(kin__http_server_url(server));
    char line[32];

    test_raw_send_bytes(client, request.ptr, request.len);
    (void)test_raw_await_end(client);
    snprintf(line, sizeof(line), "HTTP/1.1 %d ", status);
    if (count(client, line) != 1 || count(client, "HTTP/1.1 ") != 1 ||
        count(client, "Connection: close") != 1)
        fail_msg("%.*s\ngot\n%s", KIN_STR(request), test_raw_text(client));
}

#define POST "POST / HTTP/1.1\r\nHost: h\r\n"
#define GET "GET / HTTP/1.1\r\nHost: h\r\n"
#define SMUGGLED "GET /smuggled HTTP/1.1\r\nHost: h\r\n\r\n"

KIN_TEST(answers_malformed_requests_once_and_closes)
{
    static const struct {
        const char *request;
        int status;
    } cases[] = {
        {POST "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n"
              "0\r\n\r\n" SMUGGLED,
         400},
        {POST "Content-Length: 5\r\nContent-Length: 6\r\n\r\nhello!" SMUGGLED,
         400},
        {POST "Content-Length: 5, 5\r\n\r\nhello" SMUGGLED, 400},
        {POST "Content-Length: +5\r\n\r\nhello" SMUGGLED, 400},
        {POST "Content-Length : 5\r\n\r\nhello" SMUGGLED, 400},
        {POST "Transfer-Encoding: gzip\r\n\r\n" SMUGGLED, 400},
        {POST "Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n" SMUGGLED,
         501},
        {POST "Transfer-Encoding: chunked\r\n\r\n1\r\nabc\r\n" SMUGGLED, 400},
        {POST "Transfer-Encoding: chunked\r\n\r\nx\r\n\r\n" SMUGGLED, 400},
        {GET "Host: other\r\n\r\n" SMUGGLED, 400},
        {"GET / HTTP/1.1\r\n\r\n" SMUGGLED, 400},
        {GET "X: a\r\n b\r\n\r\n" SMUGGLED, 400},
        {GET "X: a\rb\r\n\r\n" SMUGGLED, 400},
        {GET "X Y: a\r\n\r\n" SMUGGLED, 400},
        {"GET / HTTP/1.1\nHost: h\n\n" SMUGGLED, 400},
        {"GET\r\n\r\n" SMUGGLED, 400},
        {"GET / HTTP/9.9\r\nHost: h\r\n\r\n" SMUGGLED, 505},
        {"\x16\x03\x01\x02\x01\x01\x01\x01\xfc\x03\x03", 400},
    };
    struct site site = {.alloc = alloc};
    KIN__AUTO_HTTP_SERVER *server = NULL;

    TRY(start(&site, &server));
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++)
        expect_last(server, kin_s(cases[i].request), cases[i].status);
    expect_last(server, KIN__S("GET /a\0/b HTTP/1.1\r\nHost: h\r\n\r\n"), 400);
    expect_last(server, KIN__S(GET "X: a\0b\r\n\r\n" SMUGGLED), 400);
    assert_int_equal(atomic_load(&site.asked), 0);
    assert_int_equal(atomic_load(&site.smuggled), 0);
    assert_int_equal(atomic_load(&site.truncated), 0);
    return 0;
}

/* Sets `ret` to `before`, then `part` as many times as given, then `after`. */
static int repeated(struct kin__buf *ret, const char *before, const char *part,
                    int times, const char *after)
{
    kin__buf_clear(ret);
    int r = kin__buf_append(ret, kin_s(before));
    for (int i = 0; r == 0 && i < times; i++)
        r = kin__buf_append(ret, kin_s(part));
    return r < 0 ? r : kin__buf_append(ret, kin_s(after));
}

/* Not after the idle timeout of 90 seconds: the client fails the test after a
 * minute. */
KIN_TEST(answers_overlong_requests_at_once)
{
    struct site site = {.alloc = alloc};
    KIN__AUTO_HTTP_SERVER *server = NULL;
    KIN__AUTO_BUF text;

    kin__buf_init(&text, NULL, 1 << 20);
    TRY(start(&site, &server));
    assert_int_equal(repeated(&text,
                              POST "Transfer-Encoding: chunked\r\n\r\n1;", "e",
                              100000, "\r\na\r\n0\r\n\r\n" SMUGGLED),
                     0);
    expect_last(server, kin__buf_str(&text), 431);
    assert_int_equal(repeated(&text, "GET /", "a", 40000,
                              " HTTP/1.1\r\nHost: h\r\n\r\n" SMUGGLED),
                     0);
    expect_last(server, kin__buf_str(&text), 414);
    assert_int_equal(repeated(&text, GET "X: ", "a", 40000, "\r\n\r\n"), 0);
    expect_last(server, kin__buf_str(&text), 431);
    assert_int_equal(repeated(&text, GET, "X: a\r\n", 1000, "\r\n" SMUGGLED),
                     0);
    expect_last(server, kin__buf_str(&text), 431);
    assert_int_equal(atomic_load(&site.asked), 0);
    return 0;
}

/* The end of such a request is known, so the connection stays open. */
KIN_TEST(answers_too_many_parameters_at_once)
{
    static const int counts[] = {65, 1000, 1500, 4000};
    struct site site = {.alloc = alloc};
    KIN__AUTO_HTTP_SERVER *server = NULL;
    KIN__AUTO_BUF text;
    char body[100];
    int status = 0;

    kin__buf_init(&text, NULL, 1 << 20);
    TRY(start(&site, &server));
    AUTO_RAW *client = test_raw_new(kin__http_server_url(server));
    for (size_t i = 0; i < sizeof(counts) / sizeof(counts[0]); i++) {
        assert_int_equal(repeated(&text, "GET /?", "a=b&", counts[i],
                                  " HTTP/1.1\r\nHost: h\r\n\r\n"),
                         0);
        test_raw_send_bytes(client, text.ptr, text.len);
        test_raw_answer(client, &status, body, sizeof(body));
        assert_int_equal(status, 414);
    }
    test_raw_send(client, GET "\r\n");
    test_raw_answer(client, &status, body, sizeof(body));
    assert_int_equal(status, 200);
    return 0;
}

KIN_TEST(speaks_http_1_0)
{
    struct site site = {.alloc = alloc};
    KIN__AUTO_HTTP_SERVER *server = NULL;

    TRY(start(&site, &server));
    expect_last(server, kin_s("GET / HTTP/1.0\r\n\r\n" SMUGGLED), 200);
    expect_last(server, kin_s(GET "Connection: close\r\n\r\n" SMUGGLED), 200);
    assert_int_equal(atomic_load(&site.smuggled), 0);
    return 0;
}

KIN_TEST(sends_no_body_to_head)
{
    struct site site = {.alloc = alloc};
    KIN__AUTO_HTTP_SERVER *server = NULL;

    TRY(start(&site, &server));
    AUTO_RAW *client = test_raw_new(kin__http_server_url(server));
    test_raw_send(client, "HEAD / HTTP/1.1\r\nHost: h\r\n\r\n" GET
                          "Connection: close\r\n\r\n");
    (void)test_raw_await_end(client);
    assert_int_equal(count(client, "Content-Length: 6\r\n"), 2);
    assert_int_equal(count(client, "answer"), 1);
    assert_int_equal(count(client, "\r\nDate: "), 2);
    return 0;
}

KIN_TEST(sends_100_continue_if_expected)
{
    struct site site = {.alloc = alloc};
    KIN__AUTO_HTTP_SERVER *server = NULL;

    TRY(start(&site, &server));
    AUTO_RAW *client = test_raw_new(kin__http_server_url(server));
    test_raw_send(client, POST "Expect: 100-continue\r\n"
                               "Content-Length: 1\r\n\r\n");
    test_raw_await(client, "HTTP/1.1 100 Continue\r\n\r\n");
    test_raw_send(client, "x");
    test_raw_await(client, "answer");
    assert_int_equal(count(client, "HTTP/1.1 200 OK\r\n"), 1);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(answers_malformed_requests_once_and_closes),
              KIN_TEST_ENTRY(answers_overlong_requests_at_once),
              KIN_TEST_ENTRY(answers_too_many_parameters_at_once),
              KIN_TEST_ENTRY(speaks_http_1_0),
              KIN_TEST_ENTRY(sends_no_body_to_head),
              KIN_TEST_ENTRY(sends_100_continue_if_expected))
