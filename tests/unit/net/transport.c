/* SPDX-License-Identifier: Apache-2.0 */
#include "net/transport.h"

#include "kin_test.h"

KIN_TEST(finds_headers_whatever_their_case)
{
    const struct kin__http_header headers[] = {
        {kin_s("Content-Type"), kin_s("application/json")},
        {kin_s("Warning"), kin_s("first")},
        {kin_s("warning"), kin_s("second")},
    };
    const struct kin__http_response response = {.headers = headers,
                                                .header_count = 3};
    kin_str value = kin_s("untouched");

    (void)alloc;
    assert_false(kin__http_find_header(&response, kin_s("Content"), &value));
    assert_str_equal(value, "untouched");
    assert_true(
        kin__http_find_header(&response, kin_s("content-TYPE"), &value));
    assert_str_equal(value, "application/json");
    assert_true(kin__http_find_header(&response, kin_s("WARNING"), &value));
    assert_str_equal(value, "first");
    return 0;
}

KIN_TEST(each_cause_has_a_code_and_a_retry_class)
{
    static const struct {
        kin_flow_cause cause;
        int code;
        enum kin__cause_retry retry;
    } cases[] = {
        {KIN_FLOW_COMPLETE, 0, KIN__CAUSE_RETRY_NEVER},
        {KIN_FLOW_ANSWERED, KIN_EPROTOCOL, KIN__CAUSE_RETRY_NEVER},
        {KIN_FLOW_UNREACHABLE, KIN_ECONNECT, KIN__CAUSE_RETRY_NEVER},
        {KIN_FLOW_LOST, KIN_ECONNECT, KIN__CAUSE_RETRY_READS},
        {KIN_FLOW_SLOW, KIN_ETIMEDOUT, KIN__CAUSE_RETRY_WATCHES},
        {KIN_FLOW_STOPPED, KIN_ESTOPPED, KIN__CAUSE_RETRY_NEVER},
        {KIN_FLOW_PAUSED, KIN_ECLOSED, KIN__CAUSE_RETRY_NEVER},
        {KIN_FLOW_BROKEN, KIN_EPROTOCOL, KIN__CAUSE_RETRY_NEVER},
        {(kin_flow_cause)-1, KIN_EPROTOCOL, KIN__CAUSE_RETRY_NEVER},
        {(kin_flow_cause)99, KIN_EPROTOCOL, KIN__CAUSE_RETRY_NEVER},
    };

    (void)alloc;
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct kin__cause_info info = kin__cause_info(cases[i].cause);
        assert_int_equal(info.code, cases[i].code);
        assert_int_equal(info.retry, cases[i].retry);
    }
    return 0;
}

KIN_TEST(null_can_be_freed)
{
    (void)alloc;
    assert_null(kin__transport_free(NULL));
    assert_null(kin__transfer_free(NULL));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(finds_headers_whatever_their_case),
              KIN_TEST_ENTRY(each_cause_has_a_code_and_a_retry_class),
              KIN_TEST_ENTRY(null_can_be_freed))
