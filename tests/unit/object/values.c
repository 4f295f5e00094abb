/* SPDX-License-Identifier: Apache-2.0 */
#include "object/values.h"

#include "kin_test.h"

static void release_arena(struct kin__arena **arena)
{
    (void)kin__arena_unref(*arena);
}

#define AUTO_ARENA __attribute__((cleanup(release_arena))) struct kin__arena

KIN_TEST(equal_strings_are_one_node)
{
    AUTO_ARENA *arena = NULL;
    kin__val a = KIN__VAL_NONE;
    kin__val b = KIN__VAL_NONE;
    kin__val c = KIN__VAL_NONE;

    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    TRY(kin__make_string(arena, kin_s("kube-system"), 0, &a));
    TRY(kin__make_string(arena, kin_s("kube-system"), 0, &b));
    TRY(kin__make_string(arena, kin_s("kube-public"), 0, &c));
    assert_int_equal(a, b);
    assert_int_not_equal(a, c);
    assert_str_equal(kin__node_str(arena->ro + a), "kube-system");
    assert_int_equal(arena->stats.live_nodes[KIN__NODE_STRING], 2);
    kin__val_unref(arena, a);
    assert_int_equal(arena->stats.live_nodes[KIN__NODE_STRING], 2);
    kin__val_unref(arena, b);
    kin__val_unref(arena, c);
    assert_int_equal(arena->stats.live_nodes[KIN__NODE_STRING], 0);
    assert_int_equal(arena->intern->count, 0);
    return 0;
}

KIN_TEST(an_object_releases_what_it_holds)
{
    AUTO_ARENA *arena = NULL;
    const uint32_t ends[] = {4, 8};
    const uint8_t owned[] = {1, 1, 1};
    kin__val parts[3] = {KIN__VAL_NONE, kin__val_of_int(1), KIN__VAL_NONE};
    kin__val object = KIN__VAL_NONE;
    kin__val array = KIN__VAL_NONE;

    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    TRY(kin__make_shape(arena, kin_s("\"a\":\"b\":"), ends, 2, &parts[0]));
    TRY(kin__make_string(arena, kin_s("value"), 0, &parts[2]));
    TRY(kin__make_object(arena, parts, owned, 2, 0, &object));
    TRY(kin__make_array(arena, &object, owned, 1, 0, &array));
    kin__val_unref(arena, array);
    for (int type = 0; type < KIN__NODE_TYPES; type++)
        assert_int_equal(arena->stats.live_nodes[type], 0);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(equal_strings_are_one_node),
              KIN_TEST_ENTRY(an_object_releases_what_it_holds))
