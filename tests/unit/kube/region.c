/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/region.h"

#include "kin_test.h"

KIN_TEST(blocks_are_zeroed_and_live_together)
{
    KIN__AUTO_REGION region;

    kin__region_init(&region, alloc);
    uint64_t *numbers = kin__region_alloc0(&region, 3, sizeof(*numbers));
    TRY_PTR(numbers);
    assert_int_equal(numbers[0] | numbers[1] | numbers[2], 0);
    char *text = kin__region_strdup(&region, kin_str_of("abcdef", 3));
    TRY_PTR(text);
    assert_string_equal(text, "abc");
    char *none = kin__region_strdup(&region, kin_s(NULL));
    TRY_PTR(none);
    assert_string_equal(none, "");
    return 0;
}

KIN_TEST(products_do_not_overflow)
{
    KIN__AUTO_REGION region;

    kin__region_init(&region, alloc);
    assert_null(kin__region_alloc0(&region, SIZE_MAX / 2, 3));
    assert_null(kin__region_alloc0(&region, SIZE_MAX, 1));
    assert_null(kin__region_strdup(&region, kin_str_of("", SIZE_MAX)));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(blocks_are_zeroed_and_live_together),
              KIN_TEST_ENTRY(products_do_not_overflow))
