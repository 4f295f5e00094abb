/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/unary.h"

#include <string.h>

#include "base/stop.h"
#include "test_client.h"
#include "test_files.h"

#define JSON "Content-Type: application/json\n"
#define BUSY                                                                   \
    {                                                                          \
        .status = 429, .head = "Retry-After: 2\n"                              \
    }
#define LOST                                                                   \
    {                                                                          \
        .code = KIN_ECONNECT, .cause = KIN__NET_LOST                           \
    }

/* Asks with a method; the body of the answer is written down. */
static int ask(struct test_client *t, const char *method, char *ret,
               size_t size, kin_error *err)
{
    KIN__AUTO_ANSWER answer = {.status = 0};
    const struct kin__api_request req = {.method = method, .path = kin_s("/x")};
    int r = kin__unary(t->client, &req, &(struct kin__unary_opts){0}, &answer,
                       err);

    if (r == 0)
        snprintf(ret, size, "%d %.*s", answer.status,
                 KIN_STR(kin__buf_str(&answer.body)));
    return r;
}

KIN_TEST(gives_the_answer)
{
    static const struct test_reply replies[] = {{.status = 201, .body = "ok"}};
    AUTO_TEST_CLIENT t;
    char text[100];

    TRY(test_client_start(&t, alloc, replies, 1, NULL));
    TRY(ask(&t, "GET", text, sizeof(text), NULL));
    assert_string_equal(text, "201 ok");
    assert_int_equal(t.transport.count, 1);
    assert_int_equal(t.clock.waits, 0);
    assert_true(
        test_transport_has_line(&t.transport, 0, "GET https://s/base/x"));
    return 0;
}

KIN_TEST(comes_back_when_it_is_told_to)
{
    static const struct test_reply replies[] = {
        BUSY,
        {.status = 503, .head = "Retry-After: 5\n"},
        {.status = 200, .body = "ok"}};
    AUTO_TEST_CLIENT t;
    char text[100];

    TRY(test_client_start(&t, alloc, replies, 3, NULL));
    TRY(ask(&t, "DELETE", text, sizeof(text), NULL));
    assert_string_equal(text, "200 ok");
    assert_int_equal(t.transport.count, 3);
    assert_true(test_client_waited_s(&t) == 7);
    assert_non_null(strstr(t.logged, "asking again method=DELETE after="
                                     "\"the server answered 429\" "
                                     "delay_ms=2000"));
    return 0;
}

KIN_TEST(a_get_survives_a_lost_connection)
{
    static const struct test_reply replies[] = {
        LOST, LOST, {.status = 200, .body = "ok"}};
    AUTO_TEST_CLIENT t;
    char text[100];
    kin_error err = KIN_ERROR_INIT;

    TRY(test_client_start(&t, alloc, replies, 3, NULL));
    TRY(ask(&t, "GET", text, sizeof(text), NULL));
    assert_int_equal(t.transport.count, 3);
    assert_true(test_client_waited_s(&t) == 2);

    t.transport.count = 0;
    TRY_FAIL(ask(&t, "POST", text, sizeof(text), &err), KIN_ECONNECT);
    assert_int_equal(t.transport.count, 1);
    assert_string_equal(err.message, "script: connection failed");
    return 0;
}

KIN_TEST(an_answer_cut_short_is_not_asked_for_again)
{
    static const struct test_reply replies[] = {{.code = KIN_ECONNECT,
                                                 .cause = KIN__NET_LOST,
                                                 .status = 200,
                                                 .body = "{"}};
    AUTO_TEST_CLIENT t;
    char text[100];

    TRY(test_client_start(&t, alloc, replies, 1, NULL));
    TRY_FAIL(ask(&t, "GET", text, sizeof(text), NULL), KIN_ECONNECT);
    assert_int_equal(t.transport.count, 1);
    return 0;
}

KIN_TEST(a_refusal_counts_even_if_its_reasons_are_lost)
{
    static const struct test_reply replies[] = {{.code = KIN_ECONNECT,
                                                 .cause = KIN__NET_LOST,
                                                 .status = 413,
                                                 .body = "{\"kind\":\"Sta"}};
    AUTO_TEST_CLIENT t;
    char text[100];
    kin_error err = KIN_ERROR_INIT;

    TRY(test_client_start(&t, alloc, replies, 1, NULL));
    TRY_FAIL(ask(&t, "POST", text, sizeof(text), &err), KIN_ELIMIT);
    assert_string_equal(err.reason, "RequestEntityTooLarge");
    assert_string_equal(err.message,
                        "the server answered 413 RequestEntityTooLarge");
    return 0;
}

KIN_TEST(a_refusal_counts_even_if_its_reasons_are_of_no_use)
{
    static const struct test_reply replies[] = {
        {.status = 404, .body = "far too many reasons"},
        {.status = 403,
         .head = "Content-Encoding: gzip\n",
         .body = "not in gzip"},
        {.status = 409, .head = "Content-Encoding: br\n", .body = "?"}};
    AUTO_TEST_CLIENT t;
    char text[100];

    TRY(test_client_start(&t, alloc, replies, 3,
                          KIN_OPTS(kin_client_opts, .max_object_bytes = 9)));
    TRY_FAIL(ask(&t, "GET", text, sizeof(text), NULL), KIN_ENOTFOUND);
    TRY_FAIL(ask(&t, "GET", text, sizeof(text), NULL), KIN_EFORBIDDEN);
    TRY_FAIL(ask(&t, "PUT", text, sizeof(text), NULL), KIN_ECONFLICT);
    assert_int_equal(t.transport.count, 3);
    return 0;
}

KIN_TEST(gives_up_in_the_end)
{
    static const struct test_reply replies[] = {
        BUSY, BUSY, BUSY, BUSY, BUSY, BUSY,
        BUSY, BUSY, BUSY, BUSY, BUSY, {.status = 200}};
    AUTO_TEST_CLIENT t;
    char text[100];
    kin_error err = KIN_ERROR_INIT;

    TRY(test_client_start(&t, alloc, replies, 12, NULL));
    TRY_FAIL(ask(&t, "GET", text, sizeof(text), &err), KIN_ELIMIT);
    assert_int_equal(t.transport.count, 11);
    assert_true(test_client_waited_s(&t) == 20);
    assert_true(kin_error_is_too_many_requests(&err));
    assert_int_equal(err.retry_after_s, 2);
    /* Each was the same: it is told once. */
    assert_string_equal(err.message, "the server answered 429 TooManyRequests");
    return 0;
}

KIN_TEST(the_last_error_tells_of_the_one_before)
{
    static const struct test_reply replies[] = {
        {.code = KIN_ECONNECT, .cause = KIN__NET_LOST}, {.status = 404}};
    AUTO_TEST_CLIENT t;
    char text[100];
    kin_error err = KIN_ERROR_INIT;

    TRY(test_client_start(&t, alloc, replies, 2, NULL));
    TRY_FAIL(ask(&t, "GET", text, sizeof(text), &err), KIN_ENOTFOUND);
    assert_string_equal(err.message,
                        "the server answered 404 NotFound (before that: "
                        "script: connection failed)");
    assert_int_equal(err.http_status, 404);
    assert_true(kin_error_is_not_found(&err));
    return 0;
}

KIN_TEST(time_for_a_call_ends)
{
    static const struct test_reply replies[] = {
        {.status = 429, .head = "Retry-After: 40\n"},
        {.status = 429, .head = "Retry-After: 40\n"}};
    AUTO_TEST_CLIENT t;
    char text[100];
    kin_error err = KIN_ERROR_INIT;

    TRY(test_client_start(&t, alloc, replies, 2, NULL));
    TRY_FAIL(ask(&t, "GET", text, sizeof(text), &err), KIN_ELIMIT);
    /* The second wait would not end in time, so it does not begin. */
    assert_int_equal(t.transport.count, 2);
    assert_true(test_client_waited_s(&t) == 40);
    return 0;
}

KIN_TEST(or_it_does_not)
{
    static const struct test_reply replies[] = {
        {.status = 429, .head = "Retry-After: 40\n"},
        {.status = 429, .head = "Retry-After: 40\n"},
        {.status = 200, .body = ""}};
    AUTO_TEST_CLIENT t;
    char text[100];

    TRY(test_client_start(&t, alloc, replies, 3,
                          KIN_OPTS(kin_client_opts, .timeout_ms = -1)));
    TRY(ask(&t, "GET", text, sizeof(text), NULL));
    assert_int_equal(t.transport.count, 3);
    return 0;
}

KIN_TEST(the_wait_for_the_limit_is_not_counted)
{
    static const struct test_reply replies[] = {{.status = 200},
                                                {.status = 200}};
    AUTO_TEST_CLIENT t;
    char text[100];

    TRY(test_client_start(
        &t, alloc, replies, 2,
        KIN_OPTS(kin_client_opts, .qps = 0.001, .burst = 1, .timeout_ms = 10)));
    TRY(ask(&t, "GET", text, sizeof(text), NULL));
    TRY(ask(&t, "GET", text, sizeof(text), NULL));
    assert_true(test_client_waited_s(&t) >= 1000);
    return 0;
}

/* A folder with a token that changes when the server has seen the first. */
static void rotate(void *userdata)
{
    test_folder_write(userdata, "token", "second");
}

KIN_TEST(a_refused_token_gets_another_chance)
{
    AUTO_TEST_CLIENT t;
    __attribute__((cleanup(test_folder_done))) struct test_folder folder;
    char text[100];
    kin_error err = KIN_ERROR_INIT;

    test_folder_init(&folder);
    const struct test_reply replies[] = {
        {.status = 401, .before = rotate, .userdata = &folder},
        {.status = 200, .body = "ok"},
        {.status = 401}};
    test_client_init(&t, replies, 3);
    TRY(test_client_start_with(
        &t, alloc,
        KIN_OPTS(kin_config_opts, .alloc = alloc, .server = "https://s",
                 .token_file = test_folder_write(&folder, "token", "first")),
        NULL));
    int r = ask(&t, "POST", text, sizeof(text), NULL);
    /* Without memory to read the new token, the old one stays. */
    if (kin_test_out_of_memory())
        return KIN_ENOMEM;
    TRY(r);
    assert_string_equal(text, "200 ok");
    assert_true(test_transport_has_line(&t.transport, 0,
                                        "Authorization: Bearer first"));
    assert_true(test_transport_has_line(&t.transport, 1,
                                        "Authorization: Bearer second"));
    assert_int_equal(t.clock.waits, 0);
    /* The file holds nothing new now. */
    TRY_FAIL(ask(&t, "GET", text, sizeof(text), &err), KIN_EUNAUTHORIZED);
    assert_int_equal(t.transport.count, 3);
    assert_true(kin_error_is_unauthorized(&err));
    return 0;
}

/* A server that does not read a request to its end resets the stream behind its
 * refusal. */
KIN_TEST(so_it_does_when_the_refusal_was_cut)
{
    AUTO_TEST_CLIENT t;
    __attribute__((cleanup(test_folder_done))) struct test_folder folder;
    char text[100];

    test_folder_init(&folder);
    const struct test_reply replies[] = {{.code = KIN_ECONNECT,
                                          .cause = KIN__NET_LOST,
                                          .status = 401,
                                          .before = rotate,
                                          .userdata = &folder},
                                         {.code = KIN_ECONNECT,
                                          .cause = KIN__NET_LOST,
                                          .status = 429,
                                          .head = "Retry-After: 2\n"},
                                         {.status = 200, .body = "ok"}};
    test_client_init(&t, replies, 3);
    TRY(test_client_start_with(
        &t, alloc,
        KIN_OPTS(kin_config_opts, .alloc = alloc, .server = "https://s",
                 .token_file = test_folder_write(&folder, "token", "first")),
        NULL));
    int r = ask(&t, "POST", text, sizeof(text), NULL);
    if (kin_test_out_of_memory())
        return KIN_ENOMEM;
    TRY(r);
    assert_string_equal(text, "200 ok");
    assert_true(test_transport_has_line(&t.transport, 1,
                                        "Authorization: Bearer second"));
    assert_int_equal(t.transport.count, 3);
    return 0;
}

KIN_TEST(a_status_is_given_to_who_wants_it)
{
    static const struct test_reply replies[] = {
        {.status = 404,
         .body = "{\"kind\":\"Status\",\"status\":\"Failure\",\"message\":"
                 "\"gone\",\"details\":{\"name\":\"p\"}}"}};
    AUTO_TEST_CLIENT t;
    KIN__AUTO_ANSWER answer = {.status = 0};
    KIN_AUTO(kin_status) *status = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY(test_client_start(&t, alloc, replies, 1, NULL));
    TRY_FAIL(kin__unary(t.client,
                        &(struct kin__api_request){.method = "GET",
                                                   .path = kin_s("/x")},
                        &(struct kin__unary_opts){.ret_status = &status},
                        &answer, &err),
             KIN_ENOTFOUND);
    assert_str_equal(kin_status_name(status), "p");
    assert_string_equal(err.message, "gone");
    return 0;
}

KIN_TEST(too_large_is_refused)
{
    static const struct test_reply replies[] = {
        {.status = 200, .body = "0123456789"},
        {.status = 200, .body = "0123456789"}};
    AUTO_TEST_CLIENT t;
    char text[100];
    kin_error err = KIN_ERROR_INIT;

    TRY(test_client_start(&t, alloc, replies, 2,
                          KIN_OPTS(kin_client_opts, .max_object_bytes = 9)));
    TRY_FAIL(ask(&t, "GET", text, sizeof(text), &err), KIN_ELIMIT);
    assert_string_equal(err.message, "the answer is over 9 bytes");
    return 0;
}

KIN_TEST(warnings_of_all_headers_are_told)
{
    static const struct test_reply replies[] = {
        {.status = 200,
         .head = "Warning: 299 - \"one\"\nX: y\nwarning: 299 - \"two\"\n"}};
    AUTO_TEST_CLIENT t;
    char text[100];

    TRY(test_client_start(&t, alloc, replies, 1, NULL));
    TRY(ask(&t, "GET", text, sizeof(text), NULL));
    if (kin_test_out_of_memory())
        return KIN_ENOMEM;
    assert_string_equal(t.logged, "client: the server warns text=one"
                                  "client: the server warns text=two");
    return 0;
}

/* A token that stops while the request is under way. */
static void stop_now(void *userdata)
{
    kin_stop_request(userdata);
}

KIN_TEST(a_stop_ends_the_wait_to_ask_again)
{
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_stop) *stop = NULL;
    KIN__AUTO_ANSWER answer = {.status = 0};
    kin_error err = KIN_ERROR_INIT;

    test_client_init(&t, NULL, 0);
    TRY(kin__stop_new_with_clock(
        &t.clock.clock, KIN_OPTS(kin_stop_opts, .alloc = alloc), &stop, NULL));
    const struct test_reply replies[] = {{.status = 429,
                                          .head = "Retry-After: 9\n",
                                          .before = stop_now,
                                          .userdata = stop}};
    TRY(test_client_start(&t, alloc, replies, 1, NULL));
    TRY_FAIL(kin__unary(t.client,
                        &(struct kin__api_request){
                            .method = "GET", .path = kin_s("/x"), .stop = stop},
                        &(struct kin__unary_opts){0}, &answer, &err),
             KIN_ESTOPPED);
    assert_string_equal(err.message,
                        "client: stopped while waiting to ask again");
    assert_true(test_client_waited_s(&t) == 0);
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(gives_the_answer),
    KIN_TEST_ENTRY(comes_back_when_it_is_told_to),
    KIN_TEST_ENTRY(a_get_survives_a_lost_connection),
    KIN_TEST_ENTRY(an_answer_cut_short_is_not_asked_for_again),
    KIN_TEST_ENTRY(a_refusal_counts_even_if_its_reasons_are_lost),
    KIN_TEST_ENTRY(a_refusal_counts_even_if_its_reasons_are_of_no_use),
    KIN_TEST_ENTRY(gives_up_in_the_end),
    KIN_TEST_ENTRY(the_last_error_tells_of_the_one_before),
    KIN_TEST_ENTRY(time_for_a_call_ends), KIN_TEST_ENTRY(or_it_does_not),
    KIN_TEST_ENTRY(the_wait_for_the_limit_is_not_counted),
    KIN_TEST_ENTRY(a_refused_token_gets_another_chance),
    KIN_TEST_ENTRY(so_it_does_when_the_refusal_was_cut),
    KIN_TEST_ENTRY(a_status_is_given_to_who_wants_it),
    KIN_TEST_ENTRY(too_large_is_refused),
    KIN_TEST_ENTRY(warnings_of_all_headers_are_told),
    KIN_TEST_ENTRY(a_stop_ends_the_wait_to_ask_again))
