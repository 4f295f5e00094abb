/* SPDX-License-Identifier: Apache-2.0 */
#include "kin_test.h"
#include "object/blocks.h"
#include "object/values.h"
#include "test_value.h"

enum { DEEP = 1000000 };

KIN_TEST(a_deep_array_does_not_use_the_stack)
{
    AUTO_ARENA *arena = NULL;
    const uint8_t owned[] = {1};
    kin__val val = kin__val_of_int(1);

    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    for (int i = 0; i < DEEP; i++)
        TRY(kin__make_array(arena, &val, owned, 1, /* site= */ 0, &val));
    assert_int_equal(arena->stats.live_nodes[KIN__NODE_ARRAY], DEEP);
    kin__val_unref(arena, val);
    assert_true(test_arena_is_empty(arena));
    return 0;
}

/* Deep through the last of several members. */
KIN_TEST(a_deep_object_does_not_use_the_stack)
{
    AUTO_ARENA *arena = NULL;
    const uint8_t owned[] = {0, 0, 1};
    const uint32_t ends[] = {4, 8};
    kin__val parts[3] = {KIN__VAL_NONE, KIN__VAL_NONE, kin__val_of_int(1)};

    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    TRY(kin__make_shape(arena, kin_s("\"a\":\"b\":"), ends, 2, &parts[0]));
    TRY(kin__make_string(arena, kin_s("text"), 0, &parts[1]));
    for (int i = 0; i < DEEP / 4; i++)
        TRY(kin__make_object(arena, parts, owned, 2, /* site= */ 0, &parts[2]));
    kin__val_unref(arena, parts[0]);
    kin__val_unref(arena, parts[2]);
    /* Only a saturated count may keep the others alive. */
    if (!kin_test_out_of_memory()) {
        assert_int_equal(arena->stats.live_nodes[KIN__NODE_OBJECT], 0);
        assert_int_equal(arena->stats.live_nodes[KIN__NODE_SHAPE], 0);
    }
    assert_str_equal(kin__node_str(arena->ro + parts[1]), "text");
    kin__val_unref(arena, parts[1]);
    assert_true(test_arena_is_empty(arena) || kin_test_out_of_memory());
    return 0;
}

/* A wide value whose parts are shared by others, released first or last. */
KIN_TEST(shared_parts_live_until_the_last_release)
{
    AUTO_ARENA *arena = NULL;
    kin__val a = KIN__VAL_NONE;
    kin__val b = KIN__VAL_NONE;
    kin__val c = KIN__VAL_NONE;

    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    for (int order = 0; order < 6; order++) {
        static const int first[] = {0, 0, 1, 1, 2, 2};
        static const int second[] = {1, 2, 0, 2, 0, 1};
        TRY(test_value_make(arena, "{'x':['s',{'y':'t'}],'z':'s'}", &a));
        TRY(test_value_make(arena, "[['s',{'y':'t'}],{'y':'t'}]", &b));
        TRY(test_value_make(arena, "{'y':'t'}", &c));
        kin__val vals[] = {a, b, c};
        kin__val_unref(arena, vals[first[order]]);
        TRY(test_arena_check(arena));
        kin__val_unref(arena, vals[second[order]]);
        TRY(test_arena_check(arena));
        kin__val_unref(arena, vals[3 - first[order] - second[order]]);
        assert_true(test_arena_is_empty(arena));
    }
    return 0;
}

KIN_TEST(a_long_array_releases_all_its_parts)
{
    enum { LONG = 20000 };
    AUTO_ARENA *arena = NULL;
    static kin__val parts[LONG];
    static uint8_t owned[LONG];
    kin__val val = KIN__VAL_NONE;

    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    memset(owned, 1, sizeof(owned));
    for (int i = 0; i < LONG; i++) {
        kin_str s = kin_str_of((const char *)&i, sizeof(i));
        TRY(kin__make_string(arena, s, /* site= */ 0, &parts[i]));
    }
    TRY(kin__make_array(arena, parts, owned, LONG, /* site= */ 0, &val));
    assert_int_equal(kin__node_count(arena->ro + val), LONG);
    TRY(test_arena_check(arena));
    kin__val_unref(arena, val);
    assert_true(test_arena_is_empty(arena));
    return 0;
}

KIN_TEST(immediates_and_none_can_be_released)
{
    AUTO_ARENA *arena = NULL;

    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    kin__val_unref(arena, KIN__VAL_NONE);
    kin__val_unref(arena, KIN__VAL_NULL);
    kin__val_unref(arena, kin__val_of_int(5));
    kin__val_unref(arena, kin__val_of_time(KIN__TIME_EPOCH));
    kin__val_ref(arena, KIN__VAL_NONE);
    kin__val_ref(arena, KIN__VAL_EMPTY_ARRAY);
    assert_true(test_arena_is_empty(arena));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_deep_array_does_not_use_the_stack),
              KIN_TEST_ENTRY(a_deep_object_does_not_use_the_stack),
              KIN_TEST_ENTRY(shared_parts_live_until_the_last_release),
              KIN_TEST_ENTRY(a_long_array_releases_all_its_parts),
              KIN_TEST_ENTRY(immediates_and_none_can_be_released))
