/* SPDX-License-Identifier: Apache-2.0 */
#include <string.h>

#include <kin/request.h>

#include "test_client.h"

KIN_TEST(requests_any_path)
{
    static const struct test_reply replies[] = {
        {.status = 200,
         .head = "Content-Type: text/plain\nX-Y: z\n",
         .body = "ok"}};
    const kin_pair queries[] = {{kin_s("verbose"), kin_s("1")}};
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_response) *answer = NULL;

    assert_null(kin_response_free(NULL));
    TRY(test_client_start(&t, alloc, replies, 1, NULL));
    TRY(kin_client_request(t.client,
                           KIN_OPTS(kin_request, .path = kin_s("/readyz?x"),
                                    .queries = queries, .query_count = 1,
                                    .accept = kin_s("text/plain")),
                           &answer, NULL));
    assert_int_equal(kin_response_status(answer), 200);
    assert_str_equal(kin_response_body(answer), "ok");
    assert_str_equal(kin_response_header(answer, kin_s("x-y")), "z");
    assert_str_equal(kin_response_header(answer, kin_s("none")), "");
    assert_true(test_transport_has_line(
        &t.transport, 0, "GET https://s/base/readyz?x&verbose=1"));
    assert_true(test_transport_has_line(&t.transport, 0, "Accept: text/plain"));
    return 0;
}

KIN_TEST(sends_a_body)
{
    static const struct test_reply replies[] = {{.status = 201, .body = "{}"}};
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_response) *answer = NULL;

    TRY(test_client_start(&t, alloc, replies, 1, NULL));
    TRY(kin_client_request(t.client,
                           KIN_OPTS(kin_request, .method = "PUT",
                                    .path = kin_s("/x"), .body = kin_s("a: b"),
                                    .content_type = kin_s("text/yaml")),
                           &answer, NULL));
    assert_true(
        test_transport_has_line(&t.transport, 0, "Content-Type: text/yaml"));
    assert_string_equal(test_transport_body(&t.transport, 0), "a: b");
    return 0;
}

KIN_TEST(an_error_status_is_a_failure_by_default)
{
    static const struct test_reply replies[] = {
        {.status = 500, .head = "Content-Type: text/plain\n", .body = "no"},
        {.status = 500, .head = "Content-Type: text/plain\n", .body = "no"}};
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_response) *answer = NULL;
    KIN_AUTO(kin_status) *status = NULL;
    kin_error err = KIN_ERROR_INIT;
    kin_request request = KIN_INIT(kin_request);

    TRY(test_client_start(&t, alloc, replies, 2, NULL));
    request.path = kin_s("/x");
    request.call = KIN_OPTS(kin_call_opts, .ret_status = &status);
    TRY_FAIL(kin_client_request(t.client, &request, &answer, &err),
             KIN_ESERVER);
    assert_string_equal(err.message,
                        "the server answered 500 InternalError: no");
    assert_int_equal(kin_status_code(status), 500);
    assert_null(answer);
    request.is_any_status = true;
    TRY(kin_client_request(t.client, &request, &answer, NULL));
    assert_int_equal(kin_response_status(answer), 500);
    assert_str_equal(kin_response_body(answer), "no");
    return 0;
}

/* Every status is a success, but an incomplete answer is not one. */
KIN_TEST(a_rejection_that_is_too_long_is_an_error)
{
    static const struct test_reply replies[] = {{.status = 404, .body = "123"}};
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_response) *answer = NULL;

    TRY(test_client_start(&t, alloc, replies, 1, NULL));
    TRY_FAIL(kin_client_request(t.client,
                                KIN_OPTS(kin_request, .path = kin_s("/x"),
                                         .max_bytes = 2, .is_any_status = true),
                                &answer, NULL),
             KIN_ENOTFOUND);
    assert_null(answer);
    return 0;
}

KIN_TEST(has_its_own_size_limit)
{
    static const struct test_reply replies[] = {{.status = 200, .body = "123"}};
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_response) *answer = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY(test_client_start(&t, alloc, replies, 1, NULL));
    TRY_FAIL(kin_client_request(
                 t.client,
                 KIN_OPTS(kin_request, .path = kin_s("/x"), .max_bytes = 2),
                 &answer, &err),
             KIN_ELIMIT);
    assert_string_equal(err.message, "GET /x: the answer is over 2 bytes");
    return 0;
}

KIN_TEST(rejects_invalid_requests)
{
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_response) *answer = NULL;
    kin_request request = KIN_INIT(kin_request);

    TRY(test_client_start(&t, alloc, NULL, 0, NULL));
    TRY_FAIL(kin_client_request(t.client, &request, &answer, NULL), KIN_EINVAL);
    request.path = kin_s("no slash");
    TRY_FAIL(kin_client_request(t.client, &request, &answer, NULL), KIN_EINVAL);
    TRY_FAIL(kin_client_request(t.client, NULL, &answer, NULL), KIN_EINVAL);
    TRY_FAIL(kin_client_request(NULL, &request, &answer, NULL), KIN_EINVAL);
    TRY_FAIL(kin_client_request(t.client, &request, NULL, NULL), KIN_EINVAL);
    assert_int_equal(t.transport.count, 0);
    return 0;
}

/* kin_s(NULL) is an empty body, too; neither has a Content-Type. */
KIN_TEST(an_empty_body_is_not_sent)
{
    static const struct test_reply replies[] = {{.status = 200, .body = "{}"}};
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_response) *answer = NULL;

    TRY(test_client_start(&t, alloc, replies, 1, NULL));
    TRY(kin_client_request(
        t.client,
        KIN_OPTS(kin_request, .path = kin_s("/x"), .body = kin_s(NULL)),
        &answer, NULL));
    assert_false(test_transport_has_line(&t.transport, 0,
                                         "Content-Type: application/json"));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(requests_any_path), KIN_TEST_ENTRY(sends_a_body),
              KIN_TEST_ENTRY(an_empty_body_is_not_sent),
              KIN_TEST_ENTRY(an_error_status_is_a_failure_by_default),
              KIN_TEST_ENTRY(a_rejection_that_is_too_long_is_an_error),
              KIN_TEST_ENTRY(has_its_own_size_limit),
              KIN_TEST_ENTRY(rejects_invalid_requests))
