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
        .code = KIN_ECONNECT, .cause = KIN_FLOW_LOST                           \
    }

/* Sends a request; writes status and body of the answer to `ret`. */
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

KIN_TEST(returns_the_answer)
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

KIN_TEST(retries_after_the_requested_delay)
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

KIN_TEST(a_truncated_answer_is_not_retried)
{
    static const struct test_reply replies[] = {{.code = KIN_ECONNECT,
                                                 .cause = KIN_FLOW_LOST,
                                                 .status = 200,
                                                 .body = "{"}};
    AUTO_TEST_CLIENT t;
    char text[100];

    TRY(test_client_start(&t, alloc, replies, 1, NULL));
    TRY_FAIL(ask(&t, "GET", text, sizeof(text), NULL), KIN_ECONNECT);
    assert_int_equal(t.transport.count, 1);
    return 0;
}

KIN_TEST(an_api_error_is_reported_even_if_its_body_is_lost)
{
    static const struct test_reply replies[] = {{.code = KIN_ECONNECT,
                                                 .cause = KIN_FLOW_LOST,
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

KIN_TEST(an_api_error_is_reported_even_if_its_body_is_invalid)
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

KIN_TEST(gives_up_after_ten_retries)
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
    /* All errors were the same: the message has it once. */
    assert_string_equal(err.message, "the server answered 429 TooManyRequests");
    return 0;
}

KIN_TEST(the_last_error_mentions_the_previous_one)
{
    static const struct test_reply replies[] = {
        {.code = KIN_ECONNECT, .cause = KIN_FLOW_LOST}, {.status = 404}};
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

KIN_TEST(the_timeout_limits_retries)
{
    static const struct test_reply replies[] = {
        {.status = 429, .head = "Retry-After: 40\n"},
        {.status = 429, .head = "Retry-After: 40\n"}};
    AUTO_TEST_CLIENT t;
    char text[100];
    kin_error err = KIN_ERROR_INIT;

    TRY(test_client_start(&t, alloc, replies, 2, NULL));
    TRY_FAIL(ask(&t, "GET", text, sizeof(text), &err), KIN_ELIMIT);
    /* The second wait would exceed the timeout, so there is none. */
    assert_int_equal(t.transport.count, 2);
    assert_true(test_client_waited_s(&t) == 40);
    return 0;
}

KIN_TEST(a_negative_timeout_means_no_limit)
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

KIN_TEST(the_timeout_excludes_the_rate_limit)
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

/* Replaces the token in the folder, before the server answers. */
static void rotate(void *userdata)
{
    test_folder_write(userdata, "token", "second");
}

KIN_TEST(a_refused_token_is_read_again)
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
    /* Out of memory, the old token is kept. */
    if (kin_test_out_of_memory())
        return KIN_ENOMEM;
    TRY(r);
    assert_string_equal(text, "200 ok");
    assert_true(test_transport_has_line(&t.transport, 0,
                                        "Authorization: Bearer first"));
    assert_true(test_transport_has_line(&t.transport, 1,
                                        "Authorization: Bearer second"));
    assert_int_equal(t.clock.waits, 0);
    /* Now the file has no new token. */
    TRY_FAIL(ask(&t, "GET", text, sizeof(text), &err), KIN_EUNAUTHORIZED);
    assert_int_equal(t.transport.count, 3);
    assert_true(kin_error_is_unauthorized(&err));
    return 0;
}

/* A server that does not read all of a request resets the stream after its
 * answer. */
KIN_TEST(truncated_error_answers_are_retried_too)
{
    AUTO_TEST_CLIENT t;
    __attribute__((cleanup(test_folder_done))) struct test_folder folder;
    char text[100];

    test_folder_init(&folder);
    const struct test_reply replies[] = {{.code = KIN_ECONNECT,
                                          .cause = KIN_FLOW_LOST,
                                          .status = 401,
                                          .before = rotate,
                                          .userdata = &folder},
                                         {.code = KIN_ECONNECT,
                                          .cause = KIN_FLOW_LOST,
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

KIN_TEST(a_status_is_returned_on_request)
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

KIN_TEST(too_large_answers_are_rejected)
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

KIN_TEST(warnings_of_all_headers_are_delivered)
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

/* Requests the stop during the request. */
static void stop_now(void *userdata)
{
    kin_stop_request(userdata);
}

KIN_TEST(a_stop_ends_the_wait_to_retry)
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
    assert_string_equal(err.message, "client: stopped while waiting to retry");
    assert_true(test_client_waited_s(&t) == 0);
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(returns_the_answer),
    KIN_TEST_ENTRY(retries_after_the_requested_delay),
    KIN_TEST_ENTRY(a_get_survives_a_lost_connection),
    KIN_TEST_ENTRY(a_truncated_answer_is_not_retried),
    KIN_TEST_ENTRY(an_api_error_is_reported_even_if_its_body_is_lost),
    KIN_TEST_ENTRY(an_api_error_is_reported_even_if_its_body_is_invalid),
    KIN_TEST_ENTRY(gives_up_after_ten_retries),
    KIN_TEST_ENTRY(the_last_error_mentions_the_previous_one),
    KIN_TEST_ENTRY(the_timeout_limits_retries),
    KIN_TEST_ENTRY(a_negative_timeout_means_no_limit),
    KIN_TEST_ENTRY(the_timeout_excludes_the_rate_limit),
    KIN_TEST_ENTRY(a_refused_token_is_read_again),
    KIN_TEST_ENTRY(truncated_error_answers_are_retried_too),
    KIN_TEST_ENTRY(a_status_is_returned_on_request),
    KIN_TEST_ENTRY(too_large_answers_are_rejected),
    KIN_TEST_ENTRY(warnings_of_all_headers_are_delivered),
    KIN_TEST_ENTRY(a_stop_ends_the_wait_to_retry))
