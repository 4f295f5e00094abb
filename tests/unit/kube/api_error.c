/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/api_error.h>

#include <stdio.h>

#include "base/error.h"
#include "kin_test.h"
#include "kube/status.h"

/* Each predicate with its reason and HTTP status; 0 where the status alone is
 * not enough. */
static const struct {
    bool (*is)(const kin_error *err);
    const char *reason;
    int http_status;
} kinds[] = {
    {kin_error_is_not_found, "NotFound", 404},
    {kin_error_is_already_exists, "AlreadyExists", 0},
    {kin_error_is_conflict, "Conflict", 409},
    {kin_error_is_gone, "Gone", 410},
    {kin_error_is_invalid, "Invalid", 422},
    {kin_error_is_bad_request, "BadRequest", 400},
    {kin_error_is_unauthorized, "Unauthorized", 401},
    {kin_error_is_forbidden, "Forbidden", 403},
    {kin_error_is_too_many_requests, "TooManyRequests", 429},
    {kin_error_is_timeout, "Timeout", 504},
    {kin_error_is_server_timeout, "ServerTimeout", 0},
    {kin_error_is_internal, "InternalError", 500},
    {kin_error_is_service_unavailable, "ServiceUnavailable", 503},
};

enum { KINDS = sizeof(kinds) / sizeof(kinds[0]) };

static kin_error refusal(int http_status, const char *reason)
{
    kin_error err = KIN_ERROR_INIT;

    kin_error_set(&err, KIN_ESERVER, "refused");
    kin__error_set_http(&err, http_status, reason);
    return err;
}

KIN_TEST(each_reason_matches_one_class)
{
    (void)alloc;
    for (int i = 0; i < KINDS; i++) {
        kin_error err = refusal(0, kinds[i].reason);
        for (int k = 0; k < KINDS; k++)
            assert_int_equal(kinds[k].is(&err), i == k);
    }
    return 0;
}

KIN_TEST(an_unknown_reason_falls_back_to_the_status)
{
    (void)alloc;
    for (int i = 0; i < KINDS; i++) {
        kin_error bare = refusal(kinds[i].http_status, NULL);
        kin_error strange = refusal(kinds[i].http_status, "Strange");
        for (int k = 0; k < KINDS; k++) {
            bool is = i == k && kinds[i].http_status != 0;
            assert_int_equal(kinds[k].is(&bare), is);
            assert_int_equal(kinds[k].is(&strange), is);
        }
    }
    return 0;
}

KIN_TEST(a_known_reason_takes_precedence_over_the_status)
{
    kin_error err = refusal(404, "Conflict");

    (void)alloc;
    assert_true(kin_error_is_conflict(&err));
    assert_false(kin_error_is_not_found(&err));
    err = refusal(409, "AlreadyExists");
    assert_true(kin_error_is_already_exists(&err));
    assert_false(kin_error_is_conflict(&err));
    /* Except for 429, as in client-go. */
    err = refusal(429, "Conflict");
    assert_true(kin_error_is_too_many_requests(&err));
    return 0;
}

KIN_TEST(expired_counts_as_gone)
{
    kin_error err = refusal(0, "Expired");

    (void)alloc;
    assert_true(kin_error_is_expired(&err));
    assert_true(kin_error_is_gone(&err));
    err = refusal(410, "Gone");
    assert_false(kin_error_is_expired(&err));
    return 0;
}

KIN_TEST(causes_distinguish_two_classes)
{
    kin_error err = refusal(504, "Timeout");

    (void)alloc;
    assert_false(kin__error_is_too_large_resource_version(&err));
    snprintf(err.cause, sizeof(err.cause), "ResourceVersionTooLarge");
    assert_true(kin__error_is_too_large_resource_version(&err));
    assert_false(kin_error_is_namespace_terminating(&err));
    snprintf(err.cause, sizeof(err.cause), "NamespaceTerminating");
    assert_true(kin_error_is_namespace_terminating(&err));
    return 0;
}

KIN_TEST(success_matches_no_class)
{
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    kin__error_set_http(&err, 404, "NotFound");
    err.code = KIN_OK;
    for (int i = 0; i < KINDS; i++) {
        assert_false(kinds[i].is(&err));
        assert_false(kinds[i].is(NULL));
    }
    assert_false(kin_error_is_expired(NULL));
    assert_false(kin__error_is_too_large_resource_version(NULL));
    assert_false(kin_error_is_namespace_terminating(NULL));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(each_reason_matches_one_class),
              KIN_TEST_ENTRY(an_unknown_reason_falls_back_to_the_status),
              KIN_TEST_ENTRY(a_known_reason_takes_precedence_over_the_status),
              KIN_TEST_ENTRY(expired_counts_as_gone),
              KIN_TEST_ENTRY(causes_distinguish_two_classes),
              KIN_TEST_ENTRY(success_matches_no_class))
