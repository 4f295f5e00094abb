/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_sizes.h - simulates a caller built against an older, smaller struct.
 *
 *     kin_elector_stats old;
 *     test_size_cut(&old, sizeof(old), offsetof(kin_elector_stats, renewals));
 *     kin_elector_get_stats(elector, &old);
 *     assert_within_size(&old, sizeof(old));
 */
#ifndef KIN_TEST_SIZES_H
#define KIN_TEST_SIZES_H

#include <stddef.h>
#include <string.h>

#include "kin_test.h"

enum { TEST_SIZE_CANARY = 0xa5 };

/* Initialises a struct of `known` bytes, with canaries after them. */
static inline void test_size_cut(void *ret, size_t size, size_t known)
{
    assert_true(known < size);
    memset(ret, TEST_SIZE_CANARY, size);
    memcpy(ret, &known, sizeof(known));
}

/* Asserts that nothing was written past the size. */
static inline void assert_within_size(const void *filled, size_t size)
{
    const unsigned char *bytes = filled;
    size_t known = 0;
    size_t same = 0;

    memcpy(&known, filled, sizeof(known));
    assert_true(known > sizeof(known) && known < size);
    for (size_t i = sizeof(known); i < known; i++)
        same += bytes[i] == TEST_SIZE_CANARY;
    assert_true(same < known - sizeof(known));
    for (size_t i = known; i < size; i++)
        assert_int_equal(bytes[i], TEST_SIZE_CANARY);
}

#endif /* KIN_TEST_SIZES_H */
