/* SPDX-License-Identifier: Apache-2.0 */
#include <string.h>

#include "base/buf.h"
#include "kin_test.h"
#include "kin_test_proto.h"
#include "kube/retry.h"
#include "kube/status.h"

#define STATUS(rest)                                                           \
    "{\"kind\":\"Status\",\"apiVersion\":\"v1\",\"status\":\"Failure\"" rest "}"

static int refuse(const kin_allocator *alloc, int http_status, const char *type,
                  const char *body, kin_status **ret, kin_error *err)
{
    const struct kin__refusal refusal = {
        .method = "GET",
        .http_status = http_status,
        .retry_after_s = KIN__RETRY_AFTER_NONE,
        .content_type = kin_s(type),
        .body = kin_s(body),
    };

    return kin__refusal_to_error(alloc, &refusal, ret, err);
}

KIN_TEST(a_status_becomes_the_error)
{
    KIN_AUTO(kin_status) *status = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY_FAIL(refuse(alloc, 404, "application/json",
                    STATUS(",\"message\":\"pods \\\"a\\\" not found\","
                           "\"reason\":\"NotFound\",\"code\":404"),
                    &status, &err),
             KIN_ENOTFOUND);
    assert_string_equal(err.message, "pods \"a\" not found");
    assert_true(kin_error_is_not_found(&err));
    assert_int_equal(err.http_status, 404);
    assert_str_equal(kin_status_reason(status), "NotFound");
    return 0;
}

KIN_TEST(a_status_may_come_as_protobuf)
{
    struct kin__refusal refusal = {
        .method = "GET",
        .http_status = 404,
        .retry_after_s = KIN__RETRY_AFTER_NONE,
        .content_type = kin_s("application/vnd.kubernetes.protobuf"),
    };
    KIN_AUTO(kin_status) *status = NULL;
    KIN__AUTO_BUF body;
    kin_error err = KIN_ERROR_INIT;

    kin__buf_init(&body, alloc, 1000);
    TRY(put_envelope(&body, "1:{1:'v1' 2:'Status'} 2:{1:{} 2:'Failure'"
                            " 3:'pods a not found' 4:'NotFound'"
                            " 5:{1:'a' 3:'pods' 7:'x'} 6=404}"));
    refusal.body = kin__buf_str(&body);
    TRY_FAIL(kin__refusal_to_error(alloc, &refusal, &status, &err),
             KIN_ENOTFOUND);
    assert_string_equal(err.message, "pods a not found");
    assert_str_equal(kin_status_reason(status), "NotFound");
    status = kin_status_unref(status);
    /* With an invalid body, the error is that of the HTTP status. */
    refusal.body.len -= 4;
    TRY_FAIL(kin__refusal_to_error(alloc, &refusal, &status, &err),
             KIN_ENOTFOUND);
    assert_string_equal(err.message, "the server answered 404 NotFound");
    return 0;
}

KIN_TEST(the_answer_fills_missing_fields_of_the_status)
{
    const struct kin__refusal refusal = {
        .method = "PUT",
        .http_status = 409,
        .retry_after_s = 6,
        .content_type = kin_s("application/json; charset=utf-8"),
        .body = kin_s(STATUS("")),
    };
    KIN_AUTO(kin_status) *status = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY_FAIL(kin__refusal_to_error(alloc, &refusal, &status, &err),
             KIN_ECONFLICT);
    assert_int_equal(kin_status_code(status), 409);
    assert_int_equal(err.http_status, 409);
    assert_int_equal(err.retry_after_s, 6);
    return 0;
}

KIN_TEST(the_status_takes_precedence_over_the_answer)
{
    kin_error err = KIN_ERROR_INIT;

    TRY_FAIL(refuse(alloc, 500, "",
                    STATUS(",\"code\":410,\"details\":"
                           "{\"retryAfterSeconds\":2}"),
                    NULL, &err),
             KIN_EGONE);
    assert_int_equal(err.http_status, 410);
    assert_int_equal(err.retry_after_s, 2);
    return 0;
}

KIN_TEST(text_becomes_the_message)
{
    KIN_AUTO(kin_status) *status = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY_FAIL(refuse(alloc, 404, "text/plain; charset=utf-8",
                    "404 page not found\n", &status, &err),
             KIN_ENOTFOUND);
    assert_string_equal(err.message,
                        "the server answered 404 NotFound: 404 page not found");
    assert_string_equal(err.reason, "NotFound");
    assert_str_equal(kin_status_reason(status), "NotFound");
    TRY_FAIL(refuse(alloc, 410, "TEXT/html", "<p>", NULL, &err), KIN_EGONE);
    assert_true(kin_error_is_gone(&err));
    TRY_FAIL(refuse(alloc, 502, "", "bad gateway", NULL, &err), KIN_ESERVER);
    assert_string_equal(err.message,
                        "the server answered 502 InternalError: bad gateway");
    TRY_FAIL(refuse(alloc, 418, "text/plain", "", NULL, &err), KIN_EINVAL);
    assert_string_equal(err.message, "the server answered 418");
    TRY_FAIL(refuse(alloc, 302, "text/plain", "", NULL, NULL), KIN_EPROTOCOL);
    return 0;
}

KIN_TEST(a_409_of_a_post_means_already_exists)
{
    const struct kin__refusal refusal = {
        .method = "POST", .http_status = 409, .content_type = kin_s("text/x")};
    kin_error err = KIN_ERROR_INIT;

    TRY_FAIL(kin__refusal_to_error(alloc, &refusal, NULL, &err), KIN_EEXISTS);
    assert_true(kin_error_is_already_exists(&err));
    return 0;
}

KIN_TEST(only_text_is_quoted)
{
    kin_error err = KIN_ERROR_INIT;

    TRY_FAIL(refuse(alloc, 500, "application/octet-stream", "k8s\x01\x02", NULL,
                    &err),
             KIN_ESERVER);
    assert_string_equal(err.message, "the server answered 500 InternalError");
    /* JSON that is not a Status, and a body that only claims to be JSON. */
    TRY_FAIL(refuse(alloc, 403, "application/json", "{\"a\":1}", NULL, &err),
             KIN_EFORBIDDEN);
    assert_string_equal(err.message, "the server answered 403 Forbidden");
    TRY_FAIL(refuse(alloc, 403, "application/json", "<html>", NULL, &err),
             KIN_EFORBIDDEN);
    /* A Status of success in an answer that failed. */
    TRY_FAIL(refuse(alloc, 503, "application/json",
                    "{\"kind\":\"Status\",\"status\":\"Success\"}", NULL, &err),
             KIN_ESERVER);
    assert_true(kin_error_is_service_unavailable(&err));
    /* The text ends at the first invalid UTF-8. */
    TRY_FAIL(refuse(alloc, 500, "text/plain", "good\xff bad", NULL, &err),
             KIN_ESERVER);
    assert_string_equal(err.message,
                        "the server answered 500 InternalError: good");
    return 0;
}

KIN_TEST(a_long_text_is_truncated)
{
    KIN_AUTO(kin_status) *status = NULL;
    static char body[5000];

    memset(body, 'x', sizeof(body) - 1);
    TRY_FAIL(refuse(alloc, 500, "text/plain", body, &status, NULL),
             KIN_ESERVER);
    assert_int_equal(kin_status_message(status).len,
                     strlen("the server answered 500 InternalError: ") +
                         KIN__STATUS_MAX_TEXT);
    return 0;
}

KIN_TEST(knows_json)
{
    (void)alloc;
    assert_true(kin__media_type_is_json(kin_s("")));
    assert_true(kin__media_type_is_json(kin_s("application/json")));
    assert_true(kin__media_type_is_json(kin_s("Application/JSON ; a=b")));
    assert_false(kin__media_type_is_json(kin_s("text/plain")));
    assert_false(kin__media_type_is_json(kin_s("application/jsonl")));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_status_becomes_the_error),
              KIN_TEST_ENTRY(a_status_may_come_as_protobuf),
              KIN_TEST_ENTRY(the_answer_fills_missing_fields_of_the_status),
              KIN_TEST_ENTRY(the_status_takes_precedence_over_the_answer),
              KIN_TEST_ENTRY(text_becomes_the_message),
              KIN_TEST_ENTRY(a_409_of_a_post_means_already_exists),
              KIN_TEST_ENTRY(only_text_is_quoted),
              KIN_TEST_ENTRY(a_long_text_is_truncated),
              KIN_TEST_ENTRY(knows_json))
