/* SPDX-License-Identifier: Apache-2.0 */
#include "base/budget.h"

#include "kin_test.h"

KIN_TEST(fails_when_exhausted)
{
    struct kin__budget budget = {.left = 10};

    (void)alloc;
    assert_int_equal(kin__budget_take(&budget, 0), 0);
    assert_int_equal(kin__budget_take(&budget, 9), 0);
    assert_int_equal(kin__budget_take(&budget, 0), 0);
    assert_int_equal(kin__budget_take(&budget, 1), KIN_ETIMEDOUT);
    assert_int_equal(kin__budget_take(&budget, 0), KIN_ETIMEDOUT);
    return 0;
}

KIN_TEST(taking_too_much_exhausts_it)
{
    struct kin__budget budget = {.left = 10};

    (void)alloc;
    assert_int_equal(kin__budget_take(&budget, UINT64_MAX), KIN_ETIMEDOUT);
    assert_int_equal(kin__budget_take(&budget, 1), KIN_ETIMEDOUT);
    return 0;
}

KIN_TEST(stop_flag_ends_it)
{
    atomic_bool is_stopped = false;
    struct kin__budget budget = {.left = 10, .is_stopped = &is_stopped};

    (void)alloc;
    assert_int_equal(kin__budget_take(&budget, 1), 0);
    atomic_store(&is_stopped, true);
    assert_int_equal(kin__budget_take(&budget, 0), KIN_ESTOPPED);
    return 0;
}

KIN_TEST(null_has_no_limit)
{
    (void)alloc;
    assert_int_equal(kin__budget_take(NULL, UINT64_MAX), 0);
    assert_true(kin__budget_is_code(KIN_ETIMEDOUT));
    assert_true(kin__budget_is_code(KIN_ESTOPPED));
    assert_false(kin__budget_is_code(KIN_ENOMEM));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(fails_when_exhausted),
              KIN_TEST_ENTRY(taking_too_much_exhausts_it),
              KIN_TEST_ENTRY(stop_flag_ends_it),
              KIN_TEST_ENTRY(null_has_no_limit))
