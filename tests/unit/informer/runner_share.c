/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/runner.h"

#include "kin_test.h"

/* Memory for what is shared comes from the default allocator. */
KIN_TEST(whoever_names_the_same_origin_has_the_same_runner)
{
    struct kin__runner *runners[3] = {NULL};
    int origin = 0;
    int other = 0;

    (void)alloc;
    TRY(kin__runner_share(&origin, &runners[0], NULL));
    TRY(kin__runner_share(&other, &runners[1], NULL));
    TRY(kin__runner_share(&origin, &runners[2], NULL));
    assert_ptr_equal(runners[0], runners[2]);
    assert_ptr_not_equal(runners[0], runners[1]);
    /* It lives until the last of them has gone. */
    assert_null(kin__runner_unshare(runners[0]));
    TRY(kin__runner_share(&origin, &runners[0], NULL));
    assert_ptr_equal(runners[0], runners[2]);
    for (size_t i = 0; i < 3; i++)
        assert_null(kin__runner_unshare(runners[i]));
    assert_null(kin__runner_unshare(NULL));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(whoever_names_the_same_origin_has_the_same_runner))
