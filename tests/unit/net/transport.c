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

KIN_TEST(nothing_can_be_freed)
{
    (void)alloc;
    assert_null(kin__transport_free(NULL));
    assert_null(kin__transfer_free(NULL));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(finds_headers_whatever_their_case),
              KIN_TEST_ENTRY(nothing_can_be_freed))
