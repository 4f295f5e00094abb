/* SPDX-License-Identifier: Apache-2.0 */
#include "object/content.h"

#include "kin_test.h"
#include "object/values.h"
#include "test_value.h"

/* Content to look up equals the content of the node made from it. */
KIN_TEST(a_node_equals_its_content)
{
    static const char *const texts[] = {"'text'", "1.5", "[1,'x']",
                                        "{'a':1,'b':'y'}"};
    AUTO_ARENA *arena = NULL;
    kin__val vals[4];

    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    for (int i = 0; i < 4; i++)
        TRY(test_value_make(arena, texts[i], &vals[i]));
    for (int i = 0; i < 4; i++) {
        struct kin__content c = kin__content_of(arena->ro + vals[i]);
        for (int j = 0; j < 4; j++)
            assert_int_equal(kin__content_is_node(&c, arena->ro + vals[j]),
                             i == j);
    }
    kin__val shape = kin__node_shape(arena->ro + vals[3]);
    struct kin__content c = kin__content_of(arena->ro + shape);
    assert_int_equal(c.type, KIN__NODE_SHAPE);
    assert_int_equal(c.count, 2);
    assert_str_equal(kin_str_of(c.bytes, c.len), "\"a\":\"b\":");
    assert_true(kin__content_is_node(&c, arena->ro + shape));
    return 0;
}

KIN_TEST(hashes_depend_on_type_and_arena)
{
    AUTO_ARENA *a = NULL;
    AUTO_ARENA *b = NULL;
    struct kin__content c = {
        .type = KIN__NODE_STRING, .count = 8, .bytes = "12345678", .len = 8};

    TRY(kin__arena_new(alloc, 0, &a, NULL));
    TRY(kin__arena_new(alloc, 0, &b, NULL));
    uint32_t as_string = kin__content_hash(a, &c);
    uint32_t elsewhere = kin__content_hash(b, &c);
    c.type = KIN__NODE_NUMBER;
    assert_int_not_equal(as_string, kin__content_hash(a, &c));
    assert_int_not_equal(as_string, elsewhere);
    return 0;
}

/* A string and a number with the same bytes are different values. */
KIN_TEST(equal_bytes_of_different_types_differ)
{
    AUTO_ARENA *arena = NULL;
    kin__val string = KIN__VAL_NONE;
    kin__val number = KIN__VAL_NONE;

    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    TRY(kin__make_string(arena, kin_s("1.5"), 0, &string));
    TRY(kin__make_number(arena, kin_s("1.5"), 0, &number));
    assert_int_not_equal(string, number);
    struct kin__content c = kin__content_of(arena->ro + string);
    assert_false(kin__content_is_node(&c, arena->ro + number));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_node_equals_its_content),
              KIN_TEST_ENTRY(hashes_depend_on_type_and_arena),
              KIN_TEST_ENTRY(equal_bytes_of_different_types_differ))
