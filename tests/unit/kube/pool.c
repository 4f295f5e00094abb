/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/pool.h"

#include "kin_test.h"

KIN_TEST(blocks_are_zeroed_and_live_together)
{
    KIN__AUTO_POOL pool;

    kin__pool_init(&pool, alloc);
    uint64_t *numbers = kin__pool_alloc0(&pool, 3, sizeof(*numbers));
    TRY_PTR(numbers);
    assert_int_equal(numbers[0] | numbers[1] | numbers[2], 0);
    char *text = kin__pool_strdup(&pool, kin_str_of("abcdef", 3));
    TRY_PTR(text);
    assert_string_equal(text, "abc");
    char *none = kin__pool_strdup(&pool, kin_s(NULL));
    TRY_PTR(none);
    assert_string_equal(none, "");
    return 0;
}

KIN_TEST(products_do_not_overflow)
{
    KIN__AUTO_POOL pool;

    kin__pool_init(&pool, alloc);
    assert_null(kin__pool_alloc0(&pool, SIZE_MAX / 2, 3));
    assert_null(kin__pool_alloc0(&pool, SIZE_MAX, 1));
    assert_null(kin__pool_strdup(&pool, kin_str_of("", SIZE_MAX)));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(blocks_are_zeroed_and_live_together),
              KIN_TEST_ENTRY(products_do_not_overflow))
