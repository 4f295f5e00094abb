/* SPDX-License-Identifier: Apache-2.0 */
/* Servers that break off, lie, stall or send elsewhere: the right error each
 * time, and nothing left behind. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "kin_test.h"
#include "real_transport.h"
#include "test_net.h"
#include "test_server.h"

static int start(struct kin__transport *transport,
                 const struct kin__http_request *request,
                 struct test_record *record, struct kin__transfer **ret)
{
    struct kin__transfer_handler handler = test_record_handler(record);

    return kin__transport_start(transport, request, &handler, ret,
                                /* err= */ NULL);
}

static struct test_server *new_server(test_serve *serve, const void *userdata)
{
    return test_server_new(&(struct test_server_opts){
        .serve = serve, .userdata = (void *)(uintptr_t)userdata});
}

/* Makes a transport for one request and compares how that ends. */
static int expect(const kin_allocator *alloc,
                  const struct kin__http_request *request, int code,
                  kin_flow_cause cause, const char *word)
{
    AUTO_RECORD record;
    KIN__AUTO_TRANSPORT *transport = NULL;
    KIN__AUTO_TRANSFER *transfer = NULL;

    test_record_init(&record);
    TRY(real_transport_new(alloc, /* opts= */ NULL, &transport, NULL));
    TRY(start(transport, request, &record, &transfer));
    test_record_expect(&record, code, cause, word);
    return 0;
}

static int expect_get(const kin_allocator *alloc, const char *url, int code,
                      kin_flow_cause cause, const char *word)
{
    return expect(alloc,
                  &(struct kin__http_request){.method = "GET", .url = url},
                  code, cause, word);
}

/* An answer of which each connection gets one byte more than the last. */
struct truncated {
    const char *answer;
    size_t spare; /* bytes at the end that may be missing */
    bool resets;
};

static void serve_truncated(struct test_conn *conn, void *userdata)
{
    const struct truncated *truncated = userdata;

    if (!test_conn_read(conn))
        return;
    test_conn_send_bytes(conn, truncated->answer,
                         (size_t)test_conn_number(conn));
    if (truncated->resets)
        test_conn_reset(conn);
}

static int try_truncations(const kin_allocator *alloc,
                           const struct truncated *truncated)
{
    AUTO_SERVER *server = new_server(serve_truncated, truncated);
    KIN__AUTO_TRANSPORT *transport = NULL;
    size_t len = strlen(truncated->answer);

    TRY(real_transport_new(alloc, /* opts= */ NULL, &transport, NULL));
    for (size_t sent = 0; sent < len - truncated->spare; sent++) {
        AUTO_RECORD record;
        KIN__AUTO_TRANSFER *transfer = NULL;
        test_record_init(&record);
        TRY(start(transport,
                  &(struct kin__http_request){
                      .method = "GET", .url = test_server_url(server, "/")},
                  &record, &transfer));
        test_record_await_done(&record);
        if (record.code != KIN_ECONNECT || record.cause != KIN_FLOW_LOST)
            fail_msg("after %zu bytes: %s, cause %d, %s", sent,
                     kin_error_name(record.code), record.cause, record.message);
        /* The handler may have seen a part, never more than was sent. */
        assert_true(record.len < len);
    }
    assert_int_equal(test_server_accepted(server), len - truncated->spare);
    return 0;
}

KIN_TEST(truncation_at_every_byte_is_a_lost_connection)
{
    static const struct truncated counted = {
        .answer = "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\n"
                  "Content-Length: 20\r\n\r\n01234567890123456789"};
    static const struct truncated chunked = {
        .answer = "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
                  "5\r\nhello\r\n6\r\n world\r\n0\r\n\r\n",
        .spare = 1};

    TRY(try_truncations(alloc, &counted));
    TRY(try_truncations(alloc, &chunked));
    return 0;
}

KIN_TEST(a_reset_at_every_byte_is_a_lost_connection)
{
    static const struct truncated counted = {
        .answer = "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\n01234",
        .resets = true};

    return try_truncations(alloc, &counted);
}

static void serve_text(struct test_conn *conn, void *userdata)
{
    while (test_conn_read(conn)) {
        test_conn_send(conn, userdata);
        /* What cannot be read as an answer must not be waited for. */
        if (!strstr(userdata, "Content-Length: 0"))
            break;
    }
}

KIN_TEST(what_is_not_http_is_a_broken_protocol)
{
    static const char *const answers[] = {
        "SSH-2.0-OpenSSH_9.2\r\n",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\nhello\r\n",
        "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhelloX\r\n",
        ("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n"
         "fffffffffffffffffff\r\n"),
        "HTTP/1.1 200 OK\r\nContent-Length: -1\r\n\r\n",
        "HTTP/1.1 200 OK\r\nContent-Length: x\r\n\r\n",
        "HTTP/1.1 200 OK\r\nno colon\r\n\r\n",
        "HTTP/1.1 200 OK\r\nHTTP/1.1 200 OK\r\n\r\n",
        "HTTP/1.1 2000 OK\r\n\r\n",
        "HTTP/9.9 200 OK\r\n\r\n",
        "\r\n\r\n",
    };

    for (size_t i = 0; i < sizeof(answers) / sizeof(answers[0]); i++) {
        AUTO_SERVER *server = new_server(serve_text, answers[i]);
        TRY(expect_get(alloc, test_server_url(server, "/"), KIN_EPROTOCOL,
                       KIN_FLOW_BROKEN, "http://127.0.0.1:"));
    }
    return 0;
}

KIN_TEST(a_body_may_end_with_its_connection)
{
    AUTO_SERVER *server = new_server(serve_text,
                                     "HTTP/1.1 200 OK\r\n\r\nthe end");
    AUTO_RECORD record;
    KIN__AUTO_TRANSPORT *transport = NULL;
    KIN__AUTO_TRANSFER *transfer = NULL;

    test_record_init(&record);
    TRY(real_transport_new(alloc, /* opts= */ NULL, &transport, NULL));
    TRY(start(transport,
              &(struct kin__http_request){.method = "GET",
                                          .url = test_server_url(server, "/")},
              &record, &transfer));
    TRY_DONE(&record);
    assert_string_equal(record.bytes, "the end");
    return 0;
}

KIN_TEST(an_overload_is_an_answer)
{
    AUTO_SERVER *server = new_server(
        serve_text, "HTTP/1.1 429 Too Many Requests\r\nRetry-After: 3\r\n"
                    "Content-Length: 0\r\n\r\n");
    AUTO_RECORD record;
    KIN__AUTO_TRANSPORT *transport = NULL;
    KIN__AUTO_TRANSFER *transfer = NULL;

    test_record_init(&record);
    TRY(real_transport_new(alloc, /* opts= */ NULL, &transport, NULL));
    TRY(start(transport,
              &(struct kin__http_request){.method = "GET",
                                          .url = test_server_url(server, "/")},
              &record, &transfer));
    TRY_DONE(&record);
    assert_int_equal(record.status, 429);
    assert_string_equal(record.retry_after, "3");
    return 0;
}

/* Heads over the limit: of many lines, and of one that never ends. */
static void serve_big_head(struct test_conn *conn, void *userdata)
{
    const int *line_len = userdata;
    char *line = malloc((size_t)*line_len + 1);

    if (!line || !test_conn_read(conn))
        abort();
    memset(line, 'x', (size_t)*line_len);
    line[*line_len] = '\0';
    test_conn_send(conn, "HTTP/1.1 200 OK\r\n");
    for (int sent = 0; sent < 400000; sent += *line_len) {
        test_conn_send(conn, "X-Padding: ");
        if (!test_conn_send(conn, line) || !test_conn_send(conn, "\r\n"))
            break;
    }
    free(line);
    test_conn_await_end(conn);
}

KIN_TEST(an_oversized_head_is_refused)
{
    static const int lens[] = {100, 60000, 70000, 399999};

    for (size_t i = 0; i < sizeof(lens) / sizeof(lens[0]); i++) {
        AUTO_SERVER *server = new_server(serve_big_head, &lens[i]);
        TRY(expect_get(alloc, test_server_url(server, "/"), KIN_ELIMIT,
                       KIN_FLOW_BROKEN, "the head of the answer is"));
    }
    return 0;
}

/* Repeats the same bytes until the client closes. */
struct endless {
    const char *first;
    const char *again;
};

static void serve_endless(struct test_conn *conn, void *userdata)
{
    const struct endless *endless = userdata;

    if (!test_conn_read(conn) || !test_conn_send(conn, endless->first))
        return;
    while (test_conn_send(conn, endless->again))
        continue;
}

/* No way to say nothing for ever counts as an answer that is on its way. */
KIN_TEST(what_comes_before_an_answer_is_limited)
{
    static const struct endless hints = {
        .first = "", .again = "HTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\n"};
    static const struct endless elsewhere = {
        .first = "HTTP/1.1 302 Found\r\nLocation: /b\r\n\r\n",
        .again = "moved on and on"};
    const struct endless *const cases[] = {&hints, &elsewhere};

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        AUTO_SERVER *server = new_server(serve_endless, cases[i]);
        TRY(expect(
            alloc,
            &(struct kin__http_request){.method = "GET",
                                        .url = test_server_url(server, "/"),
                                        .max_redirects = 5},
            KIN_ELIMIT, KIN_FLOW_BROKEN, "the "));
    }
    return 0;
}

KIN_TEST(an_oversized_body_is_refused)
{
    AUTO_SERVER *server = new_server(
        serve_text, "HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n0123456789");

    return expect(
        alloc,
        &(struct kin__http_request){.method = "GET",
                                    .url = test_server_url(server, "/"),
                                    .max_body_bytes = 9},
        KIN_ELIMIT, KIN_FLOW_BROKEN, "the answer is over 9 bytes");
}

/* /a leads to /b, /b to /end; /loop to itself; /away to another port. */
static void serve_redirects(struct test_conn *conn, void *userdata)
{
    char answer[256];

    (void)userdata;
    while (test_conn_read(conn)) {
        const char *request = test_conn_request(conn).ptr;
        const char *to = strstr(request, " /a ")      ? "/b"
                         : strstr(request, " /b ")    ? "end"
                         : strstr(request, " /loop ") ? "/loop"
                         : strstr(request, " /away ") ? "http://127.0.0.1:1/"
                                                      : NULL;
        if (to)
            snprintf(answer, sizeof(answer),
                     "HTTP/1.1 302 Found\r\nLocation: %s\r\n"
                     "Content-Length: 5\r\n\r\nmoved",
                     to);
        else
            snprintf(answer, sizeof(answer),
                     "HTTP/1.1 200 OK\r\nContent-Length: 3\r\n\r\nend");
        test_conn_send(conn, answer);
    }
}

KIN_TEST(redirects_are_followed_only_when_asked_and_not_away)
{
    AUTO_SERVER *server = new_server(serve_redirects, NULL);
    KIN__AUTO_TRANSPORT *transport = NULL;
    static const struct {
        const char *method;
        const char *path;
        unsigned max_redirects;
        int status;
    } cases[] = {
        {"GET", "/a", 0, 302},    {"GET", "/a", 2, 200},
        {"GET", "/b", 1, 200},    {"POST", "/a", 5, 302},
        {"GET", "/x", 3, 200},    {"GET", "/away", 0, 302},
        {"DELETE", "/b", 5, 302},
    };

    TRY(real_transport_new(alloc, /* opts= */ NULL, &transport, NULL));
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        AUTO_RECORD record;
        KIN__AUTO_TRANSFER *transfer = NULL;
        test_record_init(&record);
        TRY(start(transport,
                  &(struct kin__http_request){
                      .method = cases[i].method,
                      .url = test_server_url(server, cases[i].path),
                      .max_redirects = cases[i].max_redirects},
                  &record, &transfer));
        TRY_DONE(&record);
        assert_int_equal(record.status, cases[i].status);
        assert_string_equal(record.bytes,
                            cases[i].status == 200 ? "end" : "moved");
    }
    const char *away = test_server_url(server, "/away");
    TRY(expect(alloc,
               &(struct kin__http_request){
                   .method = "GET", .url = away, .max_redirects = 5},
               KIN_EPROTOCOL, KIN_FLOW_BROKEN,
               "redirect to another server not followed"));
    TRY(expect(
        alloc,
        &(struct kin__http_request){.method = "GET",
                                    .url = test_server_url(server, "/loop"),
                                    .max_redirects = 5},
        KIN_EPROTOCOL, KIN_FLOW_BROKEN, "too many redirects"));
    return 0;
}

/* Sends the given bytes and then nothing. */
static void serve_stall(struct test_conn *conn, void *userdata)
{
    if (test_conn_read(conn))
        test_conn_send(conn, userdata);
    test_conn_await_end(conn);
}

KIN_TEST(a_stall_is_a_timeout)
{
    static const char *const answers[] = {
        "", "HTTP/1.1 200 O", "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n",
        "HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n1234"};

    for (size_t i = 0; i < sizeof(answers) / sizeof(answers[0]); i++) {
        AUTO_SERVER *server = new_server(serve_stall, answers[i]);
        struct kin__http_request request = {
            .method = "GET", .url = test_server_url(server, "/")};
        request.timeout_ms = 30;
        TRY(expect(alloc, &request, KIN_ETIMEDOUT, KIN_FLOW_SLOW,
                   "no complete answer within 0.03 s"));
        request.timeout_ms = 0;
        request.idle_timeout_ms = 30;
        TRY(expect(alloc, &request, KIN_ETIMEDOUT, KIN_FLOW_SLOW,
                   "no data for 0.03 s"));
        if (strstr(answers[i], "\r\n\r\n"))
            continue;
        request.idle_timeout_ms = 0;
        request.head_timeout_ms = 30;
        TRY(expect(alloc, &request, KIN_ETIMEDOUT, KIN_FLOW_SLOW,
                   "no answer within 0.03 s"));
    }
    return 0;
}

KIN_TEST(a_connection_that_is_not_made_is_a_timeout)
{
    AUTO_SERVER *deaf = test_server_new(
        &(struct test_server_opts){.is_deaf = true});
    AUTO_SERVER *mute = new_server(serve_stall, "");
    char url[64];

    TRY(expect(alloc,
               &(struct kin__http_request){.method = "GET",
                                           .url = test_server_url(deaf, "/"),
                                           .connect_timeout_ms = 50},
               KIN_ETIMEDOUT, KIN_FLOW_SLOW, "no connection within 0.05 s"));
    snprintf(url, sizeof(url), "https://127.0.0.1:%d/", test_server_port(mute));
    TRY(expect(alloc,
               &(struct kin__http_request){
                   .method = "GET", .url = url, .connect_timeout_ms = 500},
               KIN_ETIMEDOUT, KIN_FLOW_SLOW,
               "no end of the TLS handshake within 0.5 s"));
    return 0;
}

/* Closes the connection after each answer without having said so. */
static void serve_once(struct test_conn *conn, void *userdata)
{
    if (test_conn_read(conn))
        test_conn_send(conn, "HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n");
    test_conn_close(conn);
    test_gate_open(userdata, 1);
}

KIN_TEST(a_kept_connection_that_died_is_replaced)
{
    AUTO_GATE *closed = test_gate_new();
    AUTO_SERVER *server = new_server(serve_once, closed);
    KIN__AUTO_TRANSPORT *transport = NULL;

    TRY(real_transport_new(alloc, /* opts= */ NULL, &transport, NULL));
    for (int i = 0; i < 5; i++) {
        AUTO_RECORD record;
        KIN__AUTO_TRANSFER *transfer = NULL;
        test_record_init(&record);
        TRY(start(transport,
                  &(struct kin__http_request){
                      .method = "GET", .url = test_server_url(server, "/")},
                  &record, &transfer));
        TRY_DONE(&record);
        assert_int_equal(record.status, 200);
        test_gate_await(closed);
    }
    assert_int_equal(test_server_accepted(server), 5);
    return 0;
}

KIN_TEST(a_proxy_is_asked_and_may_refuse)
{
    AUTO_SERVER *proxy = new_server(
        serve_text, "HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n");
    KIN__AUTO_PEER *peer = NULL;
    AUTO_RECORD record;
    KIN__AUTO_TRANSPORT *transport = NULL;
    KIN__AUTO_TRANSFER *transfer = NULL;

    test_record_init(&record);
    TRY(kin__peer_new(
        alloc,
        &(struct kin__peer_opts){.proxy_url = test_server_url(proxy, "")},
        &peer, NULL));
    TRY(real_transport_new(alloc, /* opts= */ NULL, &transport, NULL));
    const struct kin__http_request request = {
        .method = "GET", .url = "http://kin.invalid/", .peer = peer};
    if (real_transport_is_direct()) {
        TRY_FAIL(start(transport, &request, &record, &transfer),
                 KIN_EUNSUPPORTED);
        return 0;
    }
    TRY(start(transport, &request, &record, &transfer));
    TRY_DONE(&record);
    assert_int_equal(record.status, 403);
    TRY(expect(alloc,
               &(struct kin__http_request){.method = "GET",
                                           .url = "https://kin.invalid/",
                                           .peer = peer},
               KIN_ECONNECT, KIN_FLOW_UNREACHABLE, "403"));
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(truncation_at_every_byte_is_a_lost_connection),
    KIN_TEST_ENTRY(a_reset_at_every_byte_is_a_lost_connection),
    KIN_TEST_ENTRY(what_is_not_http_is_a_broken_protocol),
    KIN_TEST_ENTRY(a_body_may_end_with_its_connection),
    KIN_TEST_ENTRY(an_overload_is_an_answer),
    KIN_TEST_ENTRY(an_oversized_head_is_refused),
    KIN_TEST_ENTRY(what_comes_before_an_answer_is_limited),
    KIN_TEST_ENTRY(an_oversized_body_is_refused),
    KIN_TEST_ENTRY(redirects_are_followed_only_when_asked_and_not_away),
    KIN_TEST_ENTRY(a_stall_is_a_timeout),
    KIN_TEST_ENTRY(a_connection_that_is_not_made_is_a_timeout),
    KIN_TEST_ENTRY(a_kept_connection_that_died_is_replaced),
    KIN_TEST_ENTRY(a_proxy_is_asked_and_may_refuse))
