/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/page_guard.h"

#include <stdio.h>

#include "kin_test.h"

/* Pages whose tokens are those of a circle after some others; how many are
 * taken. */
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

KIN_TEST(finds_circles_of_tokens)
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

KIN_TEST(finds_lists_without_an_end)
{
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    assert_int_equal(follow(2 * KIN__PAGES_MAX, 1, &err), KIN__PAGES_MAX);
    assert_int_equal(err.code, KIN_ELIMIT);
    assert_string_equal(err.message, "more than 100000 pages");
    return 0;
}

KIN_TEST(finds_pages_without_objects)
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

KIN_TEST(a_last_page_is_no_circle)
{
    struct kin__page_guard guard = {0};

    (void)alloc;
    TRY(kin__page_guard_take(&guard, kin_s("a"), 0, NULL));
    TRY(kin__page_guard_take(&guard, kin_s("b"), 0, NULL));
    TRY(kin__page_guard_take(&guard, kin_s(""), 0, NULL));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(finds_circles_of_tokens),
              KIN_TEST_ENTRY(finds_lists_without_an_end),
              KIN_TEST_ENTRY(finds_pages_without_objects),
              KIN_TEST_ENTRY(a_last_page_is_no_circle))
