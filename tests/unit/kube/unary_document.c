/* SPDX-License-Identifier: Apache-2.0 */
#include <string.h>

#include "kube/unary.h"
#include "test_client.h"

static int ask(struct test_client *t, kin_status **ret_status,
               kin_document **ret, kin_error *err)
{
    return kin__unary_document(
        t->client,
        &(struct kin__api_request){.method = "GET", .path = kin_s("/x")},
        ret_status, ret, err);
}

KIN_TEST(reads_a_document)
{
    static const struct test_reply replies[] = {
        {.status = 200, .body = "{\"kind\":\"X\"}"}};
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_document) *doc = NULL;

    TRY(test_client_start(&t, alloc, replies, 1, NULL));
    TRY(ask(&t, NULL, &doc, NULL));
    assert_str_equal(
        kin_value_str(kin_value_get(kin_document_root(doc), kin_s("kind"))),
        "X");
    return 0;
}

KIN_TEST(rejects_answers_that_are_not_objects)
{
    static const struct {
        struct test_reply reply;
        int code;
        const char *message;
    } rows[] = {
        {{.status = 200, .head = "Content-Type: text/html\n", .body = "{}"},
         KIN_EPROTOCOL,
         "the answer is \"text/html\", not JSON"},
        {{.status = 200, .body = "[1]"},
         KIN_EPROTOCOL,
         "the answer is not an object"},
        {{.status = 200,
          .body = "{\"kind\":\"Table\",\"apiVersion\":\"meta.k8s.io/v1\"}"},
         KIN_EPROTOCOL,
         "the answer is a Table, not an object"},
        {{.status = 200, .body = "{\"kind\""},
         KIN_EPARSE,
         "the answer is not "
         "JSON: byte 7"},
        {{.status = 200, .body = ""}, KIN_EPARSE, "the answer is not JSON"},
    };
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_document) *doc = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY(test_client_start(&t, alloc, NULL, 0, NULL));
    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); i++) {
        test_transport_init(&t.transport, &rows[i].reply, 1);
        TRY_FAIL(ask(&t, NULL, &doc, &err), rows[i].code);
        assert_int_equal(
            strncmp(err.message, rows[i].message, strlen(rows[i].message)), 0);
    }
    assert_null(doc);
    return 0;
}

KIN_TEST(a_failure_with_http_status_200_is_an_error)
{
    static const struct test_reply replies[] = {
        {.status = 200,
         .body = "{\"kind\":\"Status\",\"apiVersion\":\"v1\",\"status\":"
                 "\"Failure\",\"reason\":\"Conflict\",\"message\":\"m\","
                 "\"code\":409}"}};
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_document) *doc = NULL;
    KIN_AUTO(kin_status) *status = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY(test_client_start(&t, alloc, replies, 1, NULL));
    TRY_FAIL(ask(&t, &status, &doc, &err), KIN_ECONFLICT);
    assert_true(kin_error_is_conflict(&err));
    assert_int_equal(kin_status_code(status), 409);
    return 0;
}

KIN_TEST(a_success_may_be_a_status)
{
    static const struct test_reply replies[] = {
        {.status = 200,
         .body = "{\"kind\":\"Status\",\"status\":\"Success\"}"}};
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_document) *doc = NULL;
    KIN_AUTO(kin_status) *status = NULL;

    TRY(test_client_start(&t, alloc, replies, 1, NULL));
    TRY(ask(&t, &status, &doc, NULL));
    assert_non_null(doc);
    assert_null(status);
    return 0;
}

KIN_TEST(writes_bodies)
{
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_document) *doc = NULL;
    KIN__AUTO_BUF text = {.alloc = NULL};
    KIN__AUTO_BUF other = {.alloc = NULL};
    KIN__AUTO_BUF none = {.alloc = NULL};
    kin_error err = KIN_ERROR_INIT;

    TRY(test_client_start(&t, alloc, NULL, 0,
                          KIN_OPTS(kin_client_opts, .max_object_bytes = 8)));
    TRY(kin_document_parse(alloc, kin_s("{ \"a\": [1] }"), &doc, NULL));
    kin_value root = kin_document_root(doc);
    TRY_FAIL(kin__unary_body(t.client, root, KIN_TYPE_OBJECT, &text, &err),
             KIN_ELIMIT);
    assert_string_equal(err.message, "the body is over 8 bytes");
    TRY(kin__unary_body(t.client, kin_value_get(root, kin_s("a")),
                        KIN_TYPE_ARRAY, &other, NULL));
    assert_str_equal(kin__buf_str(&other), "[1]");
    TRY_FAIL(kin__unary_body(t.client, root, KIN_TYPE_ARRAY, &none, &err),
             KIN_EINVAL);
    assert_string_equal(err.message, "the body is not an array");
    TRY_FAIL(kin__unary_body(t.client, KIN_VALUE_ABSENT, KIN_TYPE_OBJECT, &none,
                             &err),
             KIN_EINVAL);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(reads_a_document),
              KIN_TEST_ENTRY(rejects_answers_that_are_not_objects),
              KIN_TEST_ENTRY(a_failure_with_http_status_200_is_an_error),
              KIN_TEST_ENTRY(a_success_may_be_a_status),
              KIN_TEST_ENTRY(writes_bodies))
