/* SPDX-License-Identifier: Apache-2.0 */
#include "server/failure.h"

#include "base/alloc.h"
#include "base/error.h"
#include "kin_test.h"
#include "test_engine.h"

static int assert_status(const kin_allocator *alloc,
                         const struct kin__failure *failure,
                         const char *expected)
{
    KIN_AUTO(kin_document) *doc = NULL;

    TRY(kin__failure_document(failure, alloc, &doc, NULL));
    char *json = test_json(alloc, kin_document_root(doc));
    TRY_PTR(json);
    bool is_same = strcmp(json, expected) == 0;
    if (!is_same)
        print_error("%s\nis not\n%s\n", json, expected);
    kin__free(alloc, json);
    assert_true(is_same);
    return 0;
}

/* The texts are those of kube-apiserver. */

KIN_TEST(not_found_and_exists)
{
    KIN__AUTO_FAILURE failure = {.alloc = alloc};

    TRY_FAIL(kin__failure_not_found(&failure, kin_s(""), kin_s("configmaps"),
                                    kin_s("zz")),
             KIN_ENOTFOUND);
    TRY(assert_status(
        alloc, &failure,
        "{\"kind\":\"Status\",\"apiVersion\":\"v1\",\"metadata\":{},"
        "\"status\":\"Failure\",\"message\":\"configmaps \\\"zz\\\" not "
        "found\",\"reason\":\"NotFound\",\"details\":{\"name\":\"zz\","
        "\"kind\":\"configmaps\"},\"code\":404}"));
    kin__failure_clear(&failure);
    TRY_FAIL(kin__failure_exists(&failure, kin_s("ex.io"), kin_s("foos"),
                                 kin_s("a")),
             KIN_EEXISTS);
    return assert_status(
        alloc, &failure,
        "{\"kind\":\"Status\",\"apiVersion\":\"v1\",\"metadata\":{},"
        "\"status\":\"Failure\",\"message\":\"foos.ex.io \\\"a\\\" already "
        "exists\",\"reason\":\"AlreadyExists\",\"details\":{\"name\":\"a\","
        "\"group\":\"ex.io\",\"kind\":\"foos\"},\"code\":409}");
}

KIN_TEST(causes_are_joined)
{
    KIN__AUTO_FAILURE failure = {.alloc = alloc};

    kin__failure_add_cause(&failure, kin_s("FieldValueRequired"), kin_s("a"),
                           kin_s("Required value"));
    kin__failure_add_cause(&failure, kin_s("FieldValueInvalid"), kin_s("b"),
                           kin_s("Invalid value: 1"));
    TRY_FAIL(kin__failure_invalid(&failure, kin_s("apps"), kin_s("Deployment"),
                                  kin_s("web")),
             KIN_EINVAL);
    return assert_status(
        alloc, &failure,
        "{\"kind\":\"Status\",\"apiVersion\":\"v1\",\"metadata\":{},"
        "\"status\":\"Failure\",\"message\":\"Deployment.apps \\\"web\\\" is "
        "invalid: [a: Required value, b: Invalid value: 1]\",\"reason\":"
        "\"Invalid\",\"details\":{\"name\":\"web\",\"group\":\"apps\","
        "\"kind\":\"Deployment\",\"causes\":[{\"reason\":"
        "\"FieldValueRequired\",\"message\":\"Required value\",\"field\":"
        "\"a\"},{\"reason\":\"FieldValueInvalid\",\"message\":\"Invalid "
        "value: 1\",\"field\":\"b\"}]},\"code\":422}");
}

KIN_TEST(keeps_the_first_failure)
{
    KIN__AUTO_FAILURE failure = {.alloc = alloc};

    TRY_FAIL(kin__failure_bad_request(&failure, "first %d", 1), KIN_EINVAL);
    TRY_FAIL(kin__failure_set(&failure, 404, "NotFound", "second"), KIN_EINVAL);
    assert_string_equal(failure.message, "first 1");
    kin__failure_clear(&failure);
    assert_int_equal(failure.http_code, 0);
    TRY_FAIL(kin__failure_set(&failure, 404, "NotFound", "second"),
             KIN_ENOTFOUND);
    return 0;
}

KIN_TEST(errors_keep_their_http_status_and_reason)
{
    KIN__AUTO_FAILURE failure = {.alloc = alloc};
    kin_error err = KIN_ERROR_INIT;

    (void)kin_error_set(&err, KIN_ECONFLICT, "taken");
    kin__error_set_http(&err, 409, "Conflict");
    TRY_FAIL(kin__failure_of_error(&failure, &err), KIN_ECONFLICT);
    assert_int_equal(failure.http_code, 409);
    assert_string_equal(failure.reason, "Conflict");
    kin__failure_clear(&failure);
    (void)kin_error_set(&err, KIN_ESYSTEM, "disk full");
    TRY_FAIL(kin__failure_of_error(&failure, &err), KIN_ESYSTEM);
    assert_int_equal(failure.http_code, 500);
    assert_string_equal(failure.message, "disk full");
    return 0;
}

KIN_TEST(out_of_memory_is_a_failure)
{
    KIN__AUTO_FAILURE failure = {.alloc = alloc};

    assert_int_equal(kin__failure_internal(&failure, KIN_ENOMEM, "x"),
                     KIN_ENOMEM);
    assert_int_equal(failure.http_code, 500);
    return assert_status(alloc, &failure,
                         "{\"kind\":\"Status\",\"apiVersion\":\"v1\","
                         "\"metadata\":{},\"status\":\"Failure\",\"message\":"
                         "\"out of memory\",\"reason\":\"InternalError\","
                         "\"code\":500}");
}

/* Quoted input may be truncated anywhere. */
KIN_TEST(texts_are_always_utf8)
{
    KIN__AUTO_FAILURE failure = {.alloc = alloc};
    KIN_AUTO(kin_document) *doc = NULL;

    kin__failure_add_cause(&failure, kin_s("FieldValueInvalid"), kin_s("f"),
                           kin_s("a\xe2\x82"));
    kin__failure_about(&failure,
                       &(struct kin__failure_target){.name = kin_s("\xc3")});
    TRY_FAIL(kin__failure_set(&failure, 400, "BadRequest", "\xf0\x9f%s\xc3\xa9",
                              "b\xff"),
             KIN_EINVAL);
    TRY(kin__failure_document(&failure, alloc, &doc, NULL));
    assert_string_equal(failure.message, "??b?\xc3\xa9");
    assert_string_equal(failure.causes[0].message, "a??");
    assert_string_equal(failure.name, "?");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(not_found_and_exists),
              KIN_TEST_ENTRY(causes_are_joined),
              KIN_TEST_ENTRY(keeps_the_first_failure),
              KIN_TEST_ENTRY(errors_keep_their_http_status_and_reason),
              KIN_TEST_ENTRY(out_of_memory_is_a_failure),
              KIN_TEST_ENTRY(texts_are_always_utf8))
