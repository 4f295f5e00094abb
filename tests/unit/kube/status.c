/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/status.h"

#include <stdio.h>
#include <string.h>

#include <kin/json.h>

#include "base/buf.h"
#include "kin_test.h"

static int decode(const kin_allocator *alloc, const char *text,
                  kin_status **ret, kin_error *err)
{
    KIN_AUTO(kin_document) *doc = NULL;
    int r = kin_document_parse(alloc, kin_s(text), &doc, err);

    return r < 0 ? r : kin__status_new(alloc, kin_document_root(doc), ret, err);
}

static const char whole[] =
    "{\"kind\":\"Status\",\"apiVersion\":\"v1\","
    "\"metadata\":{\"continue\":\"next\"},\"status\":\"Failure\","
    "\"message\":\"Pod \\\"a\\\" is invalid\",\"reason\":\"Invalid\","
    "\"details\":{\"name\":\"a\",\"group\":\"g\",\"kind\":\"Pod\","
    "\"uid\":\"u-1\",\"retryAfterSeconds\":4,\"causes\":["
    "{\"reason\":\"FieldValueRequired\",\"message\":\"Required value\","
    "\"field\":\"spec.containers\"},{\"message\":\"and more\"}]},"
    "\"code\":422}";

KIN_TEST(has_all_fields)
{
    KIN_AUTO(kin_status) *status = NULL;

    TRY(decode(alloc, whole, &status, NULL));
    assert_false(status->is_success);
    assert_int_equal(kin_status_code(status), 422);
    assert_str_equal(kin_status_reason(status), "Invalid");
    assert_str_equal(kin_status_message(status), "Pod \"a\" is invalid");
    assert_str_equal(kin_status_name(status), "a");
    assert_str_equal(status->group, "g");
    assert_str_equal(kin_status_kind(status), "Pod");
    assert_str_equal(status->uid, "u-1");
    assert_str_equal(status->continue_token, "next");
    assert_int_equal(status->retry_after_s, 4);
    assert_int_equal(kin_status_cause_count(status), 2);
    const kin_status_cause *cause = kin_status_cause_at(status, 0);
    assert_str_equal(cause->type, "FieldValueRequired");
    assert_str_equal(cause->message, "Required value");
    assert_str_equal(cause->field, "spec.containers");
    cause = kin_status_cause_at(status, 1);
    assert_str_equal(cause->type, "");
    assert_str_equal(cause->message, "and more");
    assert_null(kin_status_cause_at(status, 2));
    return 0;
}

KIN_TEST(becomes_an_error)
{
    KIN_AUTO(kin_status) *status = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY(decode(alloc, whole, &status, NULL));
    assert_int_equal(kin__status_to_error(status, &err), KIN_EINVAL);
    assert_int_equal(kin__status_to_error(status, NULL), KIN_EINVAL);
    assert_int_equal(err.code, KIN_EINVAL);
    assert_int_equal(err.http_status, 422);
    assert_int_equal(err.retry_after_s, 4);
    assert_string_equal(err.reason, "Invalid");
    assert_string_equal(err.cause, "FieldValueRequired");
    assert_string_equal(err.message, "Pod \"a\" is invalid");
    assert_true(kin_error_is_invalid(&err));
    return 0;
}

KIN_TEST(a_reference_keeps_it_alive)
{
    KIN_AUTO(kin_status) *status = NULL;

    assert_null(kin_status_ref(NULL));
    assert_null(kin_status_unref(NULL));
    TRY(decode(alloc, whole, &status, NULL));
    kin_status *other = kin_status_ref(status);
    assert_ptr_equal(other, status);
    (void)kin_status_unref(other);
    assert_str_equal(status->uid, "u-1");
    return 0;
}

KIN_TEST(success_is_no_error)
{
    KIN_AUTO(kin_status) *status = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY(decode(alloc,
               "{\"kind\":\"Status\",\"apiVersion\":\"v1\","
               "\"status\":\"Success\",\"details\":{\"name\":\"x\"}}",
               &status, NULL));
    assert_true(status->is_success);
    assert_int_equal(kin__status_to_error(status, &err), 0);
    assert_int_equal(err.code, KIN_OK);
    return 0;
}

KIN_TEST(other_documents_are_rejected)
{
    static const char *const others[] = {
        "{}",
        "[]",
        "null",
        "\"Status\"",
        "{\"kind\":\"Pod\"}",
        "{\"kind\":\"Status\",\"apiVersion\":\"example.com/v1\"}",
        "{\"kind\":\"Status\",\"apiVersion\":1}",
    };
    KIN_AUTO(kin_status) *status = NULL;
    kin_error err = KIN_ERROR_INIT;

    for (size_t i = 0; i < sizeof(others) / sizeof(others[0]); i++)
        TRY_FAIL(decode(alloc, others[i], &status, &err), KIN_EINVAL);
    assert_null(status);
    assert_string_equal(err.message, "status: the value is not a Status");
    assert_int_equal(kin__status_new(alloc, KIN_VALUE_ABSENT, &status, NULL),
                     KIN_EINVAL);
    return 0;
}

KIN_TEST(invalid_members_count_as_missing)
{
    KIN_AUTO(kin_status) *status = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY(decode(alloc,
               "{\"kind\":\"Status\",\"status\":1,\"message\":[],"
               "\"reason\":{},\"code\":\"404\",\"metadata\":3,\"details\":"
               "{\"name\":7,\"retryAfterSeconds\":-5,\"causes\":{\"a\":1}}}",
               &status, NULL));
    assert_int_equal(kin_status_code(status), 0);
    assert_int_equal(status->retry_after_s, 0);
    assert_int_equal(kin_status_cause_count(status), 0);
    assert_str_equal(kin_status_message(status), "");
    assert_int_equal(kin__status_to_error(status, &err), KIN_ESERVER);
    assert_string_equal(err.message, "the server answered 0 ");
    assert_string_equal(err.cause, "");
    return 0;
}

KIN_TEST(numbers_out_of_range_count_as_missing)
{
    KIN_AUTO(kin_status) *status = NULL;

    TRY(decode(alloc,
               "{\"kind\":\"Status\",\"code\":1000,"
               "\"details\":{\"retryAfterSeconds\":2147483648}}",
               &status, NULL));
    assert_int_equal(kin_status_code(status), 0);
    assert_int_equal(status->retry_after_s, 0);
    return 0;
}

/* Converts a Status with these members to an error, which has one cause. */
static int main_cause(const kin_allocator *alloc, const char *rest,
                      kin_error *err)
{
    KIN_AUTO(kin_status) *status = NULL;
    char text[1024];

    snprintf(text, sizeof(text), "{\"kind\":\"Status\",%s}", rest);
    int r = decode(alloc, text, &status, NULL);
    if (r == 0)
        (void)kin__status_to_error(status, err);
    return r;
}

KIN_TEST(recognizes_a_too_large_resource_version)
{
    static const struct {
        const char *rest;
        bool is;
    } rows[] = {
        {"\"code\":504,\"details\":{\"causes\":[{\"reason\":\"Other\"},"
         "{\"reason\":\"ResourceVersionTooLarge\"}]}",
         true},
        {"\"reason\":\"Timeout\",\"details\":{\"causes\":[{\"message\":"
         "\"Too large resource version\"}]}",
         true},
        {"\"code\":504,\"message\":\"Too large resource version: 9\","
         "\"details\":{}",
         true},
        /* Without details, or with another code, the message has no effect. */
        {"\"code\":504,\"message\":\"Too large resource version: 9\"", false},
        {"\"code\":500,\"message\":\"Too large resource version: 9\","
         "\"details\":{}",
         false},
        {"\"code\":504,\"message\":\"too slow\",\"details\":{}", false},
    };

    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        kin_error err = KIN_ERROR_INIT;
        TRY(main_cause(alloc, rows[i].rest, &err));
        assert_int_equal(kin__error_is_too_large_resource_version(&err),
                         rows[i].is);
    }
    return 0;
}

KIN_TEST(a_cause_must_be_a_short_word)
{
    kin_error err = KIN_ERROR_INIT;

    TRY(main_cause(
        alloc, "\"details\":{\"causes\":[{\"reason\":\"two words\"}]}", &err));
    assert_string_equal(err.cause, "");
    TRY(main_cause(
        alloc,
        "\"details\":{\"causes\":[{\"reason\":\"0123456789012345678901234567"
        "8901234567890123456789012345678901234567890123456789\"}]}",
        &err));
    assert_string_equal(err.cause, "");
    TRY(main_cause(alloc,
                   "\"details\":{\"causes\":[{\"message\":\"m\"},"
                   "{\"reason\":\"Second\"}]}",
                   &err));
    assert_string_equal(err.cause, "Second");
    return 0;
}

KIN_TEST(the_number_of_causes_is_limited)
{
    KIN_AUTO(kin_status) *status = NULL;
    KIN__AUTO_BUF text;

    kin__buf_init(&text, alloc, 1 << 20);
    TRY(kin__buf_append(
        &text, kin_s("{\"kind\":\"Status\",\"details\":{\"causes\":[{}")));
    for (int i = 0; i < KIN__STATUS_MAX_CAUSES; i++)
        TRY(kin__buf_append(&text, kin_s(",{}")));
    TRY(kin__buf_append(&text, kin_s("]}}")));
    TRY(decode(alloc, text.ptr, &status, NULL));
    assert_int_equal(kin_status_cause_count(status), KIN__STATUS_MAX_CAUSES);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(has_all_fields), KIN_TEST_ENTRY(becomes_an_error),
              KIN_TEST_ENTRY(a_reference_keeps_it_alive),
              KIN_TEST_ENTRY(success_is_no_error),
              KIN_TEST_ENTRY(other_documents_are_rejected),
              KIN_TEST_ENTRY(invalid_members_count_as_missing),
              KIN_TEST_ENTRY(numbers_out_of_range_count_as_missing),
              KIN_TEST_ENTRY(recognizes_a_too_large_resource_version),
              KIN_TEST_ENTRY(a_cause_must_be_a_short_word),
              KIN_TEST_ENTRY(the_number_of_causes_is_limited))
