/* SPDX-License-Identifier: Apache-2.0 */
#include "object/overflow.h"

#include "base/alloc.h"
#include "kin_test.h"
#include "object/blocks.h"
#include "object/values.h"
#include "test_value.h"

static uint32_t node_refs(const struct kin__arena *arena, kin__val val)
{
    return (kin__node_head(arena->ro + val) & KIN__NODE_REF_MASK) /
           KIN__NODE_REF_ONE;
}

KIN_TEST(a_count_overflows_and_returns)
{
    enum { REFS = 10000 };
    AUTO_ARENA *arena = NULL;
    kin__val val = KIN__VAL_NONE;

    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    TRY(kin__make_string(arena, kin_s("popular"), 0, &val));
    for (int i = 1; i < 2046; i++)
        kin__val_ref(arena, val);
    assert_int_equal(node_refs(arena, val), 2046);
    assert_int_equal(arena->overflow_count, 0);
    for (int i = 2046; i < REFS; i++)
        kin__val_ref(arena, val);
    assert_int_equal(arena->overflow_count, !kin_test_out_of_memory());
    TRY(test_arena_check(arena));
    for (int i = 1; i < REFS; i++)
        kin__val_unref(arena, val);
    assert_str_equal(kin__node_str(arena->ro + val), "popular");
    if (kin_test_out_of_memory())
        return 0;
    assert_int_equal(node_refs(arena, val), 1);
    assert_int_equal(arena->overflow_count, 0);
    TRY(test_arena_check(arena));
    kin__val_unref(arena, val);
    assert_true(test_arena_is_empty(arena));
    assert_int_equal(arena->overflow_cap, 0);
    return 0;
}

/* More values than the first table holds, released in a different order. */
KIN_TEST(many_counts_can_overflow)
{
    enum { VALUES = 500, REFS = 4000 };
    AUTO_ARENA *arena = NULL;
    static kin__val vals[VALUES];

    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    for (int i = 0; i < VALUES; i++) {
        TRY(kin__make_string(arena, kin_str_of((const char *)&i, sizeof(i)), 0,
                             &vals[i]));
        for (int j = 1; j < REFS; j++)
            kin__val_ref(arena, vals[i]);
    }
    TRY(test_arena_check(arena));
    if (kin_test_out_of_memory())
        return 0;
    assert_int_equal(arena->overflow_count, VALUES);
    for (int j = 0; j < REFS; j++)
        for (int i = 0; i < VALUES; i++)
            kin__val_unref(arena, vals[(i * 7 + j) % VALUES]);
    assert_true(test_arena_is_empty(arena));
    assert_int_equal(arena->overflow_count, 0);
    return 0;
}

/* The node leaks instead of being freed too early. */
KIN_TEST(without_memory_a_count_saturates)
{
    enum { REFS = 3000 };
    AUTO_ARENA *arena = NULL;
    kin__val val = KIN__VAL_NONE;
    kin__val other = KIN__VAL_NONE;

    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    TRY(kin__make_string(arena, kin_s("popular"), 0, &val));
    TRY(kin__make_string(arena, kin_s("other"), 0, &other));
    arena->overflow_count = SIZE_MAX / 4; /* a table that cannot grow */
    arena->overflow_cap = SIZE_MAX / 4 * 2;
    for (int i = 0; i < REFS; i++)
        kin__val_ref(arena, val);
    arena->overflow_count = 0;
    arena->overflow_cap = 0;
    assert_int_equal(node_refs(arena, val), 2047);
    for (int i = 0; i < 2 * REFS; i++)
        kin__val_unref(arena, val);
    assert_int_equal(node_refs(arena, val), 2047);
    assert_str_equal(kin__node_str(arena->ro + val), "popular");
    kin__val_unref(arena, other);
    return test_arena_check(arena);
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_count_overflows_and_returns),
              KIN_TEST_ENTRY(many_counts_can_overflow),
              KIN_TEST_ENTRY(without_memory_a_count_saturates))
