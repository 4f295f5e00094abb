/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/status.h"

#include "kin_test.h"

/* Each reason; 0 where its status alone stands for another reason. */
static const struct {
    const char *reason;
    int http_status;
    int code;
} kinds[] = {
    {"NotFound", 404, KIN_ENOTFOUND},
    {"AlreadyExists", 0, KIN_EEXISTS},
    {"Conflict", 409, KIN_ECONFLICT},
    {"Gone", 410, KIN_EGONE},
    {"Invalid", 422, KIN_EINVAL},
    {"BadRequest", 400, KIN_EINVAL},
    {"Unauthorized", 401, KIN_EUNAUTHORIZED},
    {"Forbidden", 403, KIN_EFORBIDDEN},
    {"MethodNotAllowed", 405, KIN_EUNSUPPORTED},
    {"NotAcceptable", 406, KIN_EUNSUPPORTED},
    {"UnsupportedMediaType", 415, KIN_EUNSUPPORTED},
    {"RequestEntityTooLarge", 413, KIN_ELIMIT},
    {"TooManyRequests", 429, KIN_ELIMIT},
    {"Timeout", 504, KIN_ESERVER},
    {"ServerTimeout", 0, KIN_ESERVER},
    {"InternalError", 500, KIN_ESERVER},
    {"ServiceUnavailable", 503, KIN_ESERVER},
    {"StoreReadError", 0, KIN_ESERVER},
};

enum { KINDS = sizeof(kinds) / sizeof(kinds[0]) };

KIN_TEST(every_reason_and_status_has_a_code)
{
    (void)alloc;
    for (int i = 0; i < KINDS; i++) {
        assert_true(kin__reason_is_known(kin_s(kinds[i].reason)));
        assert_int_equal(kin__reason_to_code(kin_s(kinds[i].reason), 0),
                         kinds[i].code);
        if (kinds[i].http_status != 0)
            assert_int_equal(
                kin__reason_to_code(kin_s("Strange"), kinds[i].http_status),
                kinds[i].code);
    }
    assert_false(kin__reason_is_known(kin_s("")));
    assert_false(kin__reason_is_known(kin_s("Strange")));
    assert_int_equal(kin__reason_to_code(kin_s("Expired"), 200), KIN_EGONE);
    assert_int_equal(kin__reason_to_code(kin_s(""), 418), KIN_EINVAL);
    assert_int_equal(kin__reason_to_code(kin_s(""), 502), KIN_ESERVER);
    assert_int_equal(kin__reason_to_code(kin_s(""), 0), KIN_ESERVER);
    assert_int_equal(kin__reason_to_code(kin_s(""), 302), KIN_EPROTOCOL);
    assert_int_equal(kin__reason_to_code(kin_s(""), 200), KIN_EPROTOCOL);
    return 0;
}

KIN_TEST(a_status_stands_for_a_reason)
{
    (void)alloc;
    assert_string_equal(kin__reason_of_http(404, true), "NotFound");
    assert_string_equal(kin__reason_of_http(409, true), "AlreadyExists");
    assert_string_equal(kin__reason_of_http(409, false), "Conflict");
    assert_string_equal(kin__reason_of_http(410, false), "Gone");
    assert_string_equal(kin__reason_of_http(502, false), "InternalError");
    assert_string_equal(kin__reason_of_http(418, false), "");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(every_reason_and_status_has_a_code),
              KIN_TEST_ENTRY(a_status_stands_for_a_reason))
