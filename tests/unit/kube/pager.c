/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/pager.h"

#include "kin_test.h"

static const kin_error gone = {.code = KIN_EGONE};
static const kin_error other = {.code = KIN_ESERVER};

/* Asks and answers with a token; what was asked is in `ret`. */
static int page(struct kin__pager *pager, const char *token, kin_list_opts *ret)
{
    assert_true(kin__pager_next(pager, ret));
    return kin__pager_answered(pager, kin_s(token));
}

KIN_TEST(version_and_match_are_those_of_the_first_page)
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

KIN_TEST(one_page_is_all_if_there_is_no_token)
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
    /* Whatever it says: that was all. */
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

    /* Who begins with a token begins with a later page. */
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
    KIN_TEST_ENTRY(version_and_match_are_those_of_the_first_page),
    KIN_TEST_ENTRY(one_page_is_all_if_there_is_no_token),
    KIN_TEST_ENTRY(expired_pages_become_one_list_at_the_first_version),
    KIN_TEST_ENTRY(expiry_counts_once_and_not_for_the_first_page),
    KIN_TEST_ENTRY(other_failures_are_final))
