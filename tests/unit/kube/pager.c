/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/pager.h"

#include "kin_test.h"

static const kin_error gone = {.code = KIN_EGONE};
static const kin_error other = {.code = KIN_ESERVER};

/* Requests a page and answers with a token; stores the request in `ret`. */
static int page(struct kin__pager *pager, const char *token, kin_list_opts *ret)
{
    assert_true(kin__pager_next(pager, ret));
    return kin__pager_answered(pager, kin_s(token));
}

KIN_TEST(only_the_first_page_has_version_and_match)
{
    KIN__AUTO_PAGER pager;
    kin_list_opts asked;
    const kin_list_opts opts = {
        .size = sizeof(opts),
        .label_selector = kin_s("a=b"),
        .resource_version = kin_s("5"),
        .version_match = KIN_VERSION_MATCH_EXACT,
    };

    kin__pager_init(&pager, alloc, &opts);
    assert_true(kin__pager_is_at_start(&pager));
    TRY(page(&pager, "one", &asked));
    assert_int_equal(asked.limit, 500);
    assert_str_equal(asked.resource_version, "5");
    assert_int_equal(asked.version_match, KIN_VERSION_MATCH_EXACT);
    assert_str_equal(asked.continue_token, "");
    assert_false(kin__pager_is_at_start(&pager));
    assert_true(kin__pager_next(&pager, &asked));
    assert_str_equal(asked.continue_token, "one");
    assert_str_equal(asked.resource_version, "");
    assert_int_equal(asked.version_match, KIN_VERSION_MATCH_DEFAULT);
    assert_str_equal(asked.label_selector, "a=b");
    assert_int_equal(asked.limit, 500);
    TRY(page(&pager, "two", &asked));
    assert_true(kin__pager_next(&pager, &asked));
    assert_str_equal(asked.continue_token, "two");
    TRY(page(&pager, "", &asked));
    assert_false(kin__pager_next(&pager, &asked));
    return 0;
}

KIN_TEST(a_page_without_a_token_is_the_last)
{
    KIN__AUTO_PAGER pager;
    kin_list_opts asked;
    const kin_list_opts opts = {.size = sizeof(opts), .limit = 7};

    kin__pager_init(&pager, alloc, &opts);
    TRY(page(&pager, "", &asked));
    assert_int_equal(asked.limit, 7);
    assert_false(kin__pager_next(&pager, &asked));
    return 0;
}

KIN_TEST(expired_pages_become_one_list_at_the_first_version)
{
    KIN__AUTO_PAGER pager;
    kin_list_opts asked;
    const kin_list_opts opts = {
        .size = sizeof(opts), .resource_version = kin_s("0"), .limit = 2};

    kin__pager_init(&pager, alloc, &opts);
    TRY(page(&pager, "one", &asked));
    assert_true(kin__pager_failed(&pager, &gone));
    assert_true(kin__pager_is_at_start(&pager));
    assert_true(kin__pager_next(&pager, &asked));
    assert_int_equal(asked.limit, 0);
    assert_str_equal(asked.continue_token, "");
    assert_str_equal(asked.resource_version, "0");
    /* Its token is ignored: a full list has no more pages. */
    TRY(page(&pager, "odd", &asked));
    assert_false(kin__pager_next(&pager, &asked));
    return 0;
}

KIN_TEST(expiry_counts_once_and_not_for_the_first_page)
{
    KIN__AUTO_PAGER pager;
    kin_list_opts asked;
    const kin_list_opts opts = {.size = sizeof(opts)};
    const kin_list_opts later = {.size = sizeof(opts),
                                 .continue_token = kin_s("old")};

    kin__pager_init(&pager, alloc, &opts);
    assert_false(kin__pager_failed(&pager, &gone));
    assert_false(kin__pager_next(&pager, &asked));

    kin__pager_init(&pager, alloc, &opts);
    TRY(page(&pager, "one", &asked));
    assert_true(kin__pager_failed(&pager, &gone));
    assert_false(kin__pager_failed(&pager, &gone));
    assert_false(kin__pager_next(&pager, &asked));
    kin__pager_done(&pager);

    /* A list that starts with a token does not start with the first page. */
    kin__pager_init(&pager, alloc, &later);
    assert_true(kin__pager_failed(&pager, &gone));
    return 0;
}

KIN_TEST(other_failures_are_final)
{
    KIN__AUTO_PAGER pager;
    kin_list_opts asked;
    const kin_list_opts opts = {.size = sizeof(opts)};

    kin__pager_init(&pager, alloc, &opts);
    TRY(page(&pager, "one", &asked));
    assert_false(kin__pager_failed(&pager, &other));
    assert_false(kin__pager_next(&pager, &asked));
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(only_the_first_page_has_version_and_match),
    KIN_TEST_ENTRY(a_page_without_a_token_is_the_last),
    KIN_TEST_ENTRY(expired_pages_become_one_list_at_the_first_version),
    KIN_TEST_ENTRY(expiry_counts_once_and_not_for_the_first_page),
    KIN_TEST_ENTRY(other_failures_are_final))
