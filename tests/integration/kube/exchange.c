/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/unary.h"

#include <stdio.h>
#include <string.h>
#include <zlib.h>

#include "kin_test.h"
#include "real_transport.h"
#include "test_server.h"

/* What a server sends, and its expected requests. */
struct script {
    const char *head; /* without the empty line */
    kin_str body;
};

static void serve_script(struct test_conn *conn, void *userdata)
{
    const struct script *script = userdata;
    char length[64];

    while (test_conn_read(conn)) {
        test_conn_send(conn, script->head);
        snprintf(length, sizeof(length), "Content-Length: %zu\r\n\r\n",
                 script->body.len);
        test_conn_send(conn, length);
        test_conn_send_bytes(conn, script->body.ptr, script->body.len);
    }
}

static struct test_server *new_server(const struct script *script)
{
    return test_server_new(&(struct test_server_opts){
        .serve = serve_script, .userdata = (void *)(uintptr_t)script});
}

static int ask(const kin_allocator *alloc, struct test_server *server,
               size_t max_bytes, struct kin__answer *ret, kin_error *err)
{
    KIN__AUTO_TRANSPORT *transport = NULL;
    int r = real_transport_new(alloc, /* opts= */ NULL, &transport, err);

    if (r < 0)
        return r;
    return kin__exchange(
        transport,
        &(struct kin__http_request){.method = "GET",
                                    .url = test_server_url(server, "/")},
        max_bytes, alloc, ret, err);
}

static size_t pack(kin_str text, char *room, size_t size)
{
    z_stream stream = {.zalloc = Z_NULL};

    assert_int_equal(
        deflateInit2(&stream, 9, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY),
        Z_OK);
    stream.next_in = (Bytef *)(uintptr_t)text.ptr;
    stream.avail_in = (uInt)text.len;
    stream.next_out = (Bytef *)room;
    stream.avail_out = (uInt)size;
    assert_int_equal(deflate(&stream, Z_FINISH), Z_STREAM_END);
    size_t len = stream.total_out;
    deflateEnd(&stream);
    return len;
}

KIN_TEST(gives_the_whole_answer)
{
    const struct script script = {
        .head = "HTTP/1.1 404 Not Found\r\nContent-Type: application/json\r\n",
        .body = kin_s("{\"kind\":\"Status\"}")};
    AUTO_SERVER *server = new_server(&script);
    KIN__AUTO_ANSWER answer = {.status = 0};
    kin_str value;

    TRY(ask(alloc, server, 100, &answer, NULL));
    assert_int_equal(answer.status, 404);
    assert_false(answer.is_http2);
    assert_str_equal(kin__buf_str(&answer.body), "{\"kind\":\"Status\"}");
    assert_true(
        kin__answer_find_header(&answer, kin_s("content-length"), &value));
    assert_str_equal(value, "17");
    assert_true(
        kin__answer_find_header(&answer, kin_s("Content-Type"), &value));
    assert_str_equal(value, "application/json");
    assert_false(kin__answer_find_header(&answer, kin_s("Warning"), &value));

    struct kin__http_header header;
    const char *at = NULL;
    assert_true(kin__answer_next_header(&answer, &at, &header));
    assert_str_equal(header.name, "Content-Type");
    assert_true(kin__answer_next_header(&answer, &at, &header));
    assert_str_equal(header.name, "Content-Length");
    assert_str_equal(header.value, "17");
    assert_false(kin__answer_next_header(&answer, &at, &header));
    return 0;
}

KIN_TEST(unpacks_all_members)
{
    char packed[200];
    size_t len = pack(kin_s("first "), packed, sizeof(packed));

    len += pack(kin_s("second"), packed + len, sizeof(packed) - len);
    const struct script script = {
        .head = "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n",
        .body = kin_str_of(packed, len)};
    const struct script cut = {.head = script.head,
                               .body = kin_str_of(packed, len - 1)};
    const struct script junk = {.head = script.head, .body = kin_s("junk")};
    AUTO_SERVER *server = new_server(&script);
    AUTO_SERVER *cut_server = new_server(&cut);
    AUTO_SERVER *junk_server = new_server(&junk);
    KIN__AUTO_ANSWER answer = {.status = 0};
    KIN__AUTO_ANSWER cut_answer = {.status = 0};
    KIN__AUTO_ANSWER junk_answer = {.status = 0};
    kin_error err = KIN_ERROR_INIT;

    TRY(ask(alloc, server, 100, &answer, NULL));
    assert_str_equal(kin__buf_str(&answer.body), "first second");
    TRY_FAIL(ask(alloc, cut_server, 100, &cut_answer, &err), KIN_EPROTOCOL);
    assert_string_equal(err.message, "gzip: the data ends within a member");
    TRY_FAIL(ask(alloc, junk_server, 100, &junk_answer, &err), KIN_EPROTOCOL);
    assert_string_equal(err.message, "gzip: incorrect header check");
    return 0;
}

KIN_TEST(other_encodings_are_refused)
{
    const struct script odd = {
        .head = "HTTP/1.1 200 OK\r\nContent-Encoding: br\r\n",
        .body = kin_s("?")};
    const struct script none = {
        .head = "HTTP/1.1 200 OK\r\nContent-Encoding: Identity\r\n",
        .body = kin_s("plain")};
    AUTO_SERVER *odd_server = new_server(&odd);
    AUTO_SERVER *none_server = new_server(&none);
    KIN__AUTO_ANSWER first = {.status = 0};
    KIN__AUTO_ANSWER second = {.status = 0};
    kin_error err = KIN_ERROR_INIT;

    TRY_FAIL(ask(alloc, odd_server, 100, &first, &err), KIN_EPROTOCOL);
    assert_string_equal(err.message, "unknown encoding 'br'");
    TRY(ask(alloc, none_server, 100, &second, NULL));
    assert_str_equal(kin__buf_str(&second.body), "plain");
    return 0;
}

KIN_TEST(a_body_over_the_limit_is_refused)
{
    char packed[200];
    size_t len = pack(kin_s("aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"),
                      packed, sizeof(packed));
    const struct script plain = {.head = "HTTP/1.1 200 OK\r\n",
                                 .body = kin_s("0123456789")};
    const struct script gzip = {
        .head = "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\n",
        .body = kin_str_of(packed, len)};
    AUTO_SERVER *plain_server = new_server(&plain);
    AUTO_SERVER *gzip_server = new_server(&gzip);
    KIN__AUTO_ANSWER exact = {.status = 0};
    KIN__AUTO_ANSWER first = {.status = 0};
    KIN__AUTO_ANSWER second = {.status = 0};
    kin_error err = KIN_ERROR_INIT;

    TRY(ask(alloc, plain_server, 10, &exact, NULL));
    TRY_FAIL(ask(alloc, plain_server, 9, &first, &err), KIN_ELIMIT);
    assert_string_equal(err.message, "the answer is over 9 bytes");
    TRY_FAIL(ask(alloc, gzip_server, 40, &second, &err), KIN_ELIMIT);
    assert_string_equal(err.message, "the answer is over 40 bytes");
    return 0;
}

KIN_TEST(a_failure_says_why)
{
    const struct script script = {.head = ""};
    AUTO_SERVER *server = new_server(&script);
    KIN__AUTO_ANSWER answer = {.status = 0};
    kin_error err = KIN_ERROR_INIT;
    char expected[100];

    snprintf(expected, sizeof(expected),
             "http://127.0.0.1:%d: Connection refused",
             test_server_port(server));
    char url[100];
    snprintf(url, sizeof(url), "%s", test_server_url(server, "/"));
    server = test_server_free(server);
    KIN__AUTO_TRANSPORT *transport = NULL;
    TRY(real_transport_new(alloc, /* opts= */ NULL, &transport, NULL));
    TRY_FAIL(
        kin__exchange(transport,
                      &(struct kin__http_request){.method = "GET", .url = url},
                      100, alloc, &answer, &err),
        KIN_ECONNECT);
    TRY_TEXT(err.message, KIN_ECONNECT);
    assert_string_equal(err.message, expected);
    assert_int_equal(answer.cause, KIN_FLOW_UNREACHABLE);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(gives_the_whole_answer),
              KIN_TEST_ENTRY(unpacks_all_members),
              KIN_TEST_ENTRY(other_encodings_are_refused),
              KIN_TEST_ENTRY(a_body_over_the_limit_is_refused),
              KIN_TEST_ENTRY(a_failure_says_why))
