/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/problems.h"

#include <string.h>

#include "kin_test.h"

static void count_lines(const char *problem, void *userdata)
{
    int *count = userdata;

    assert_null(strstr(problem, "; "));
    ++*count;
}

KIN_TEST(reports_all_problems)
{
    KIN__AUTO_PROBLEMS problems;
    kin_error err = KIN_ERROR_INIT;
    const kin_error other = {.code = KIN_ESYSTEM, .message = "three"};
    int count = 0;

    kin__problems_init(&problems, alloc);
    assert_int_equal(kin__problems_report(&problems, count_lines, &count, &err),
                     0);
    assert_int_equal(err.code, KIN_OK);
    kin__problems_add(&problems, KIN_EPARSE, "%s", "one");
    kin__problems_add(&problems, KIN_EINVAL, "two");
    kin__problems_add_error(&problems, &other);
    TRY_FAIL(kin__problems_report(&problems, count_lines, &count, &err),
             KIN_EPARSE);
    assert_int_equal(count, 3);
    assert_string_equal(err.message, "one; two; three");
    return 0;
}

KIN_TEST(limits_the_number_of_problems)
{
    KIN__AUTO_PROBLEMS problems;
    char line[1001] = "";
    int count = 0;

    memset(line, 'x', sizeof(line) - 1);
    kin__problems_init(&problems, alloc);
    for (int i = 0; i < 100; i++)
        kin__problems_add(&problems, KIN_EINVAL, "%s", line);
    TRY_FAIL(kin__problems_report(&problems, count_lines, &count, NULL),
             KIN_EINVAL);
    assert_int_equal(count, 65);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(reports_all_problems),
              KIN_TEST_ENTRY(limits_the_number_of_problems))
