/* SPDX-License-Identifier: Apache-2.0 */
#include "base/opts.h"

#include "kin_test.h"

struct old_opts {
    size_t size;
    int a;
};

struct new_opts {
    size_t size;
    int a;
    int b;
};

KIN_TEST(older_callers_leave_defaults)
{
    struct new_opts ours = {.size = sizeof(ours), .a = 1, .b = 2};
    const struct old_opts theirs = {.size = offsetof(struct new_opts, b),
                                    .a = 7};

    (void)alloc;
    assert_int_equal(kin__opts_take(NULL, sizeof(ours), &ours), 0);
    assert_int_equal(ours.a, 1);
    assert_int_equal(kin__opts_take(&theirs, sizeof(ours), &ours), 0);
    assert_int_equal(ours.a, 7);
    assert_int_equal(ours.b, 2);
    return 0;
}

KIN_TEST(newer_callers_may_not_ask_for_more)
{
    struct {
        size_t size;
        int a;
    } ours = {.size = 0};
    struct {
        size_t size;
        int a[64];
    } theirs = {.size = sizeof(theirs), .a = {7}};

    (void)alloc;
    assert_int_equal(kin__opts_take(&theirs, sizeof(ours), &ours), 0);
    assert_int_equal(ours.a, 7);
    theirs.a[63] = 1;
    assert_int_equal(kin__opts_take(&theirs, sizeof(ours), &ours), KIN_EINVAL);
    return 0;
}

KIN_TEST(a_size_that_was_never_set_is_refused)
{
    struct old_opts ours = {.size = 0};
    struct old_opts theirs = {.size = 0};

    (void)alloc;
    assert_int_equal(kin__opts_take(&theirs, sizeof(ours), &ours), KIN_EINVAL);
    theirs.size = KIN__OPTS_MAX + 1;
    assert_int_equal(kin__opts_take(&theirs, sizeof(ours), &ours), KIN_EINVAL);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(older_callers_leave_defaults),
              KIN_TEST_ENTRY(newer_callers_may_not_ask_for_more),
              KIN_TEST_ENTRY(a_size_that_was_never_set_is_refused))
