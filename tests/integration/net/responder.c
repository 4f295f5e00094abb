/* SPDX-License-Identifier: Apache-2.0 */
#include "net/responder.h"

#include <stdatomic.h>
#include <stdio.h>
#include <string.h>

#include <kin/stop.h>

#include "base/clock.h"
#include "base/str.h"
#include "kin_test.h"
#include "test_raw.h"

enum { BIG = 5 << 20 };

static int answer(kin_str target, struct kin__buf *body, const char **ret_type,
                  void *userdata)
{
    atomic_int *count = userdata;

    atomic_fetch_add(count, 1);
    if (kin_str_eq(target, KIN__S("/missing")))
        return 404;
    if (kin_str_eq(target, KIN__S("/big"))) {
        char *room = NULL;
        if (kin__buf_reserve(body, BIG, &room) < 0)
            return 500;
        memset(room, 'x', BIG);
        kin__buf_grown(body, BIG);
        return 200;
    }
    *ret_type = "text/x-test";
    return kin__buf_printf(body, "you asked for %.*s", KIN_STR(target)) < 0
               ? 500
               : 200;
}

static int responder_make(const kin_allocator *alloc, atomic_int *count,
                          struct kin__responder **ret)
{
    const struct kin__responder_opts opts = {.answer = answer,
                                             .userdata = count};

    atomic_init(count, 0);
    return kin__responder_new(alloc, &opts, ret, /* err= */ NULL);
}

KIN_TEST(a_request_gets_its_answer)
{
    KIN__AUTO_RESPONDER *responder = NULL;
    atomic_int count;

    TRY(responder_make(alloc, &count, &responder));
    AUTO_RAW *client = test_raw_new(kin__responder_url(responder));
    assert_true(test_raw_send(client, "GET /a?b=c HTTP/1.1\r\n"));
    assert_true(test_raw_send(client, "Host: x\r\n\r"));
    assert_true(test_raw_send(client, "\n"));
    assert_true(test_raw_await_end(client));
    assert_string_equal(test_raw_text(client),
                        "HTTP/1.1 200 OK\r\n"
                        "Content-Type: text/x-test\r\n"
                        "Content-Length: 20\r\n"
                        "X-Content-Type-Options: nosniff\r\n"
                        "Connection: close\r\n\r\n"
                        "you asked for /a?b=c");
    assert_int_equal(atomic_load(&count), 1);
    return 0;
}

static void ask(const struct kin__responder *responder, const char *request,
                const char *beginning, const char *end)
{
    AUTO_RAW *client = test_raw_new(kin__responder_url(responder));

    assert_true(test_raw_send(client, request));
    assert_true(test_raw_await_end(client));
    const char *text = test_raw_text(client);
    size_t len = strlen(text);
    if (strncmp(text, beginning, strlen(beginning)) != 0 || len < strlen(end) ||
        strcmp(text + len - strlen(end), end) != 0)
        fail_msg("%s: %s", request, text);
}

KIN_TEST(invalid_requests_are_rejected)
{
    KIN__AUTO_RESPONDER *responder = NULL;
    atomic_int count;
    char huge[9000];

    TRY(responder_make(alloc, &count, &responder));
    ask(responder, "POST /a HTTP/1.1\r\nContent-Length: 3\r\n\r\nabc",
        "HTTP/1.1 405 Method", "\r\n\r\nMethod Not Allowed");
    ask(responder, "GET a HTTP/1.1\r\n\r\n", "HTTP/1.1 400 ", "Bad Request");
    ask(responder, "GET /a\r\n\r\n", "HTTP/1.1 400 ", "Bad Request");
    ask(responder, "GET /a HTTP/2.0\r\n\r\n", "HTTP/1.1 400 ", "Bad Request");
    ask(responder, "\r\n\r\n", "HTTP/1.1 400 ", "Bad Request");
    assert_int_equal(atomic_load(&count), 0);
    ask(responder, "GET /missing HTTP/1.0\r\n\r\n", "HTTP/1.1 404 Not Found",
        "\r\n\r\n");
    ask(responder, "HEAD /a HTTP/1.1\r\n\r\n", "HTTP/1.1 200 OK", "\r\n\r\n");
    snprintf(huge, sizeof(huge), "GET /%8500d HTTP/1.1\r\n\r\n", 1);
    ask(responder, huge, "HTTP/1.1 431 ", "Too Large");
    return 0;
}

KIN_TEST(excess_connections_wait_to_be_accepted)
{
    enum { CLIENTS = 40 };
    KIN__AUTO_RESPONDER *responder = NULL;
    struct test_raw *clients[CLIENTS];
    atomic_int count;

    TRY(responder_make(alloc, &count, &responder));
    for (size_t i = 0; i < CLIENTS; i++) {
        clients[i] = test_raw_new(kin__responder_url(responder));
        assert_true(test_raw_send(clients[i], "GET /big HTTP/1.1\r\n\r\n"));
    }
    for (size_t i = 0; i < CLIENTS; i++) {
        assert_true(test_raw_await_end(clients[i]));
        assert_true(test_raw_len(clients[i]) > BIG);
        clients[i] = test_raw_free(clients[i]);
    }
    assert_int_equal(atomic_load(&count), CLIENTS);
    return 0;
}

/* The slots are freed before the connections time out: by then the silent
 * client would have timed out, too. */
KIN_TEST(closed_connections_free_their_slots)
{
    enum { PLACES = 16 };
    KIN__AUTO_RESPONDER *responder = NULL;
    atomic_int count;

    (void)alloc;
    TRY(responder_make(NULL, &count, &responder));
    AUTO_RAW *silent = test_raw_new(kin__responder_url(responder));
    for (size_t i = 1; i < PLACES; i++)
        (void)test_raw_free(test_raw_new(kin__responder_url(responder)));
    ask(responder, "GET /a HTTP/1.1\r\n\r\n", "HTTP/1.1 200 OK",
        "you asked for /a");
    assert_true(test_raw_send(silent, "GET /b HTTP/1.1\r\n\r\n"));
    test_raw_await(silent, "you asked for /b");
    return 0;
}

/* The connection is closed after the answer even if the client still sends. */
KIN_TEST(a_client_that_keeps_sending_is_closed)
{
    enum { LIMIT_MS = 60000 };
    KIN__AUTO_RESPONDER *responder = NULL;
    kin_deadline deadline = kin_deadline_ms(LIMIT_MS);
    atomic_int count;

    if (kin_test_out_of_memory())
        return KIN_ENOMEM;
    TRY(responder_make(NULL, &count, &responder));
    AUTO_RAW *client = test_raw_new(kin__responder_url(responder));
    assert_true(test_raw_send(client, "POST /a HTTP/1.1\r\n\r\n"));
    while (test_raw_send(client, "x")) {
        assert_false(kin__deadline_passed(kin__clock_real(), deadline));
        (void)kin_stop_wait(NULL, kin_deadline_ms(1));
    }
    (void)alloc;
    return 0;
}

KIN_TEST(can_be_freed_with_open_connections)
{
    KIN__AUTO_RESPONDER *responder = NULL;
    atomic_int count;

    TRY(responder_make(alloc, &count, &responder));
    AUTO_RAW *silent = test_raw_new(kin__responder_url(responder));
    AUTO_RAW *half = test_raw_new(kin__responder_url(responder));
    AUTO_RAW *full = test_raw_new(kin__responder_url(responder));
    assert_true(test_raw_send(half, "GET /a HTT"));
    assert_true(test_raw_send(full, "GET /big HTTP/1.1\r\n\r\n"));
    test_raw_await(full, "xxx");
    responder = kin__responder_free(responder);
    (void)test_raw_await_end(half);
    assert_int_equal(test_raw_len(half), 0);
    (void)silent;
    return 0;
}

KIN_TEST(listens_only_on_loopback_by_default)
{
    struct kin__responder_opts opts = {.answer = answer, .address = "0.0.0.0"};
    KIN__AUTO_RESPONDER *responder = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY_FAIL(kin__responder_new(alloc, &opts, &responder, &err), KIN_EINVAL);
    assert_non_null(strstr(err.message, "0.0.0.0 is not loopback"));
    opts.address = "nowhere";
    TRY_FAIL(kin__responder_new(alloc, &opts, &responder, &err), KIN_EINVAL);
    opts.address = "0.0.0.0";
    opts.is_remote_allowed = true;
    TRY(kin__responder_new(alloc, &opts, &responder, &err));
    return 0;
}

KIN_TEST(a_port_in_use_is_reported)
{
    KIN__AUTO_RESPONDER *responder = NULL;
    KIN__AUTO_RESPONDER *second = NULL;
    atomic_int count;
    kin_error err = KIN_ERROR_INIT;

    TRY(responder_make(alloc, &count, &responder));
    struct kin__responder_opts opts = {.answer = answer};
    assert_int_equal(sscanf(kin__responder_url(responder),
                            "http://127.0.0.1:%hu", &opts.port),
                     1);
    TRY_FAIL(kin__responder_new(alloc, &opts, &second, &err), KIN_ESYSTEM);
    assert_non_null(strstr(err.message, "listen on 127.0.0.1 port"));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_request_gets_its_answer),
              KIN_TEST_ENTRY(invalid_requests_are_rejected),
              KIN_TEST_ENTRY(excess_connections_wait_to_be_accepted),
              KIN_TEST_ENTRY(closed_connections_free_their_slots),
              KIN_TEST_ENTRY(a_client_that_keeps_sending_is_closed),
              KIN_TEST_ENTRY(can_be_freed_with_open_connections),
              KIN_TEST_ENTRY(listens_only_on_loopback_by_default),
              KIN_TEST_ENTRY(a_port_in_use_is_reported))
