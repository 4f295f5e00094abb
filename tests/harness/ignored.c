/* SPDX-License-Identifier: Apache-2.0 */
/* A failing test between passing ones: the program must fail. */
#include "kin_test.h"

KIN_TEST(passes_before)
{
    (void)alloc;
    return 0;
}

KIN_TEST(fails_in_the_middle)
{
    (void)alloc;
    assert_string_equal("left", "right");
    return 0;
}

KIN_TEST(passes_after)
{
    (void)alloc;
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(passes_before),
              KIN_TEST_ENTRY(fails_in_the_middle), KIN_TEST_ENTRY(passes_after))
