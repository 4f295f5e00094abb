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

KIN_TEST(older_callers_keep_defaults)
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

KIN_TEST(unknown_members_must_be_zero)
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
    theirs.a[0] = 8;
    theirs.a[63] = 1;
    assert_int_equal(kin__opts_take(&theirs, sizeof(ours), &ours), KIN_EINVAL);
    assert_int_equal(ours.a, 8); /* for its destroy */
    return 0;
}

KIN_TEST(an_unset_size_is_rejected)
{
    struct old_opts ours = {.size = 0};
    struct old_opts theirs = {.size = 0};

    (void)alloc;
    assert_int_equal(kin__opts_take(&theirs, sizeof(ours), &ours), KIN_EINVAL);
    theirs.size = KIN__OPTS_MAX + 1;
    assert_int_equal(kin__opts_take(&theirs, sizeof(ours), &ours), KIN_EINVAL);
    return 0;
}

KIN_TEST(give_fills_the_size_of_the_caller)
{
    const struct new_opts ours = {.a = 1, .b = 2};
    struct new_opts same = {.size = sizeof(same)};
    struct new_opts older = {.size = offsetof(struct new_opts, b), .b = 7};
    struct new_opts unset = {.size = 0, .a = 7};
    struct new_opts wild = {.size = KIN__OPTS_MAX + 1, .a = 7};
    struct {
        struct new_opts known;
        int more;
    } newer = {.known.size = sizeof(newer), .more = 7};

    (void)alloc;
    kin__opts_give(&ours, sizeof(ours), &same);
    assert_int_equal(same.size, sizeof(same));
    assert_int_equal(same.a + same.b, 3);
    kin__opts_give(&ours, sizeof(ours), &older);
    assert_int_equal(older.a, 1);
    assert_int_equal(older.b, 7);
    kin__opts_give(&ours, sizeof(ours), &newer);
    assert_int_equal(newer.known.b, 2);
    assert_int_equal(newer.more, 0);
    kin__opts_give(&ours, sizeof(ours), &unset);
    assert_int_equal(unset.a, 7);
    kin__opts_give(&ours, sizeof(ours), &wild);
    assert_int_equal(wild.a, 7);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(older_callers_keep_defaults),
              KIN_TEST_ENTRY(unknown_members_must_be_zero),
              KIN_TEST_ENTRY(an_unset_size_is_rejected),
              KIN_TEST_ENTRY(give_fills_the_size_of_the_caller))
