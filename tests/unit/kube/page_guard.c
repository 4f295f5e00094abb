/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/pager.h"

#include <stdio.h>

#include "kin_test.h"

/* Follows pages whose tokens repeat, in a cycle of `circle` after `others`;
 * returns the number of pages that were counted. */
static uint64_t follow(int others, int circle, kin_error *err)
{
    struct kin__page_guard guard = {0};
    int r = 0;

    for (int i = 0; r == 0; i++) {
        char token[32];
        int at = i < others ? i : others + (i - others) % circle;

        snprintf(token, sizeof(token), "token-%d", at);
        r = kin__page_guard_take(&guard, kin_s(token), /* objects= */ 1, err);
    }
    return guard.pages;
}

KIN_TEST(detects_cycles_of_tokens)
{
    (void)alloc;
    for (int others = 0; others < 20; others++)
        for (int circle = 1; circle < 20; circle++) {
            kin_error err = KIN_ERROR_INIT;
            uint64_t pages = follow(others, circle, &err);

            assert_int_equal(err.code, KIN_EPROTOCOL);
            assert_in_range(pages, others + KIN__PAGES_REPEATS_MAX,
                            4 * (others + circle) +
                                2 * KIN__PAGES_REPEATS_MAX * circle);
        }
    kin_error err = KIN_ERROR_INIT;
    assert_int_equal(follow(0, 1, &err), 101);
    assert_string_equal(err.message, "the server repeats continue tokens; gave "
                                     "up after page 101");
    return 0;
}

KIN_TEST(detects_endless_lists)
{
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    assert_int_equal(follow(2 * KIN__PAGES_MAX, 1, &err), KIN__PAGES_MAX);
    assert_int_equal(err.code, KIN_ELIMIT);
    assert_string_equal(err.message, "more than 100000 pages");
    return 0;
}

KIN_TEST(detects_empty_pages)
{
    struct kin__page_guard guard = {0};
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    for (int i = 0; i < 3 * KIN__PAGES_EMPTY_MAX; i++) {
        char token[32];
        bool is_last = i == 3 * KIN__PAGES_EMPTY_MAX - 1;

        snprintf(token, sizeof(token), "%d", i);
        int r = kin__page_guard_take(&guard, kin_s(token),
                                     i == 2 * KIN__PAGES_EMPTY_MAX - 1 ||
                                         i == KIN__PAGES_EMPTY_MAX - 1,
                                     &err);
        assert_int_equal(r, is_last ? KIN_ELIMIT : 0);
    }
    assert_string_equal(err.message, "100 pages in a row without an object");
    return 0;
}

KIN_TEST(the_last_page_is_not_a_cycle)
{
    struct kin__page_guard guard = {0};

    (void)alloc;
    TRY(kin__page_guard_take(&guard, kin_s("a"), 0, NULL));
    TRY(kin__page_guard_take(&guard, kin_s("b"), 0, NULL));
    TRY(kin__page_guard_take(&guard, kin_s(""), 0, NULL));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(detects_cycles_of_tokens),
              KIN_TEST_ENTRY(detects_endless_lists),
              KIN_TEST_ENTRY(detects_empty_pages),
              KIN_TEST_ENTRY(the_last_page_is_not_a_cycle))
