/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/version.h>

#include <stdio.h>

#include "kin_test.h"

KIN_TEST(library_and_headers_have_the_same_version)
{
    (void)alloc;
    assert_string_equal(kin_version(), KIN_VERSION_STRING);
    assert_int_equal(kin_version_number(), KIN_VERSION_NUMBER);
    return 0;
}

KIN_TEST(text_and_number_agree)
{
    char text[32];
    unsigned number = kin_version_number();

    (void)alloc;
    snprintf(text, sizeof(text), "%u.%u.%u", number >> 16, number >> 8 & 0xff,
             number & 0xff);
    assert_string_equal(text, kin_version());
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(library_and_headers_have_the_same_version),
              KIN_TEST_ENTRY(text_and_number_agree))
