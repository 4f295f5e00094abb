/* SPDX-License-Identifier: Apache-2.0 */
#include "object/builder.h"

#include "object/values.h"
#include "test_json.h"
#include "test_value.h"

KIN_TEST(builds_from_front_to_back)
{
    AUTO_ARENA *arena = NULL;
    KIN__AUTO_BUILDER b = {.arena = NULL};
    kin__val root = KIN__VAL_NONE;

    TRY(kin__arena_new_document(alloc, 0, &arena, NULL));
    kin__builder_init(&b, arena);
    TRY(kin__builder_open(&b, KIN_TYPE_OBJECT));
    TRY(kin__builder_key(&b, kin_s("a")));
    TRY(kin__builder_add(&b, kin__val_of_int(1)));
    TRY(kin__builder_key(&b, kin_s("list")));
    TRY(kin__builder_open(&b, KIN_TYPE_ARRAY));
    TRY(kin__builder_open(&b, KIN_TYPE_OBJECT));
    TRY(kin__builder_close(&b));
    TRY(kin__builder_open(&b, KIN_TYPE_ARRAY));
    TRY(kin__builder_close(&b));
    TRY(kin__builder_add_string(&b, kin_s("x")));
    TRY(kin__builder_close(&b));
    TRY(kin__builder_close(&b));
    TRY(kin__builder_take(&b, &root));
    assert_json_equal(kin__value_of(arena, root),
                      "{\"a\":1,\"list\":[{},[],\"x\"]}");
    /* Reuse the builder. */
    TRY(kin__builder_add(&b, KIN__VAL_NULL));
    TRY(kin__builder_take(&b, &root));
    assert_int_equal(root, KIN__VAL_NULL);
    return 0;
}

KIN_TEST(rejects_calls_that_are_not_allowed)
{
    AUTO_ARENA *arena = NULL;
    KIN__AUTO_BUILDER b = {.arena = NULL};
    kin__val root = KIN__VAL_NONE;

    TRY(kin__arena_new_document(alloc, 0, &arena, NULL));
    kin__builder_init(&b, arena);
    TRY_FAIL(kin__builder_take(&b, &root), KIN_EINVAL);
    TRY_FAIL(kin__builder_close(&b), KIN_EINVAL);
    TRY_FAIL(kin__builder_key(&b, kin_s("a")), KIN_EINVAL);
    TRY_FAIL(kin__builder_add(&b, KIN__VAL_NONE), KIN_EINVAL);
    TRY_FAIL(kin__builder_add_value(&b, kin_value_absent()), KIN_EINVAL);
    TRY(kin__builder_open(&b, KIN_TYPE_OBJECT));
    TRY_FAIL(kin__builder_add(&b, KIN__VAL_NULL), KIN_EINVAL);
    TRY_FAIL(kin__builder_open(&b, KIN_TYPE_ARRAY), KIN_EINVAL);
    TRY(kin__builder_key(&b, kin_s("a")));
    TRY_FAIL(kin__builder_key(&b, kin_s("b")), KIN_EINVAL);
    TRY_FAIL(kin__builder_close(&b), KIN_EINVAL);
    TRY(kin__builder_add(&b, KIN__VAL_NULL));
    TRY_FAIL(kin__builder_take(&b, &root), KIN_EINVAL);
    TRY(kin__builder_key(&b, kin_s("a")));
    TRY(kin__builder_add(&b, KIN__VAL_NULL));
    TRY_FAIL(kin__builder_close(&b), KIN_EEXISTS);
    return 0;
}

KIN_TEST(has_one_root)
{
    AUTO_ARENA *arena = NULL;
    KIN__AUTO_BUILDER b = {.arena = NULL};

    TRY(kin__arena_new_document(alloc, 0, &arena, NULL));
    kin__builder_init(&b, arena);
    TRY(kin__builder_add(&b, KIN__VAL_NULL));
    TRY_FAIL(kin__builder_add(&b, KIN__VAL_NULL), KIN_EINVAL);
    TRY_FAIL(kin__builder_open(&b, KIN_TYPE_ARRAY), KIN_EINVAL);
    TRY_FAIL(kin__builder_add_string(&b, kin_s("x")), KIN_EINVAL);
    return 0;
}

/* N3 of node.h, however a value is added. */
KIN_TEST(the_key_decides_whether_a_string_is_a_time)
{
    AUTO_ARENA *arena = NULL;
    KIN__AUTO_BUILDER b = {.arena = NULL};
    const kin_str text = KIN_STR_INIT("2026-03-01T12:00:07Z");
    kin__val time = kin__val_parse_time(text);
    kin__val string = KIN__VAL_NONE;
    kin__val root = KIN__VAL_NONE;

    TRY(kin__arena_new_document(alloc, 0, &arena, NULL));
    TRY(kin__make_string(arena, text, 0, &string));
    kin__builder_init(&b, arena);
    TRY(kin__builder_open(&b, KIN_TYPE_OBJECT));
    TRY(kin__builder_key(&b, kin_s("startTime")));
    TRY(kin__builder_add_string(&b, text));
    TRY(kin__builder_key(&b, kin_s("endTime")));
    TRY(kin__builder_add(&b, string));
    TRY(kin__builder_key(&b, kin_s("name")));
    TRY(kin__builder_add(&b, time));
    TRY(kin__builder_key(&b, kin_s("times")));
    TRY(kin__builder_open(&b, KIN_TYPE_ARRAY));
    TRY(kin__builder_add(&b, time));
    TRY(kin__builder_close(&b));
    TRY(kin__builder_key(&b, kin_s("badTime")));
    TRY(kin__builder_add_string(&b, kin_s("soon")));
    TRY(kin__builder_close(&b));
    TRY(kin__builder_take(&b, &root));
    kin_value v = kin__value_of(arena, root);
    assert_int_equal(kin_value_get(v, kin_s("startTime")).bits, time);
    assert_int_equal(kin_value_get(v, kin_s("endTime")).bits, time);
    assert_str_equal(kin_value_str(kin_value_get(v, kin_s("name"))), text.ptr);
    kin_value times = kin_value_get(v, kin_s("times"));
    assert_str_equal(kin_value_str(kin_value_at(times, 0)), text.ptr);
    assert_str_equal(kin_value_str(kin_value_get(v, kin_s("badTime"))), "soon");
    return 0;
}

KIN_TEST(keys_are_kept_verbatim)
{
    AUTO_ARENA *arena = NULL;
    KIN__AUTO_BUILDER b = {.arena = NULL};
    static const char *const cases[] = {
        "plain",
        "a\"b\\c",
        "\b\f\n\r\t",
        "\x01\x1f",
        "<&>",
        "\xe2\x80\xa8-\xe2\x80\xa9",
        "\xe2\x80\xaa\xc3\xa4",
    };
    kin__val root = KIN__VAL_NONE;

    TRY(kin__arena_new_document(alloc, 0, &arena, NULL));
    kin__builder_init(&b, arena);
    TRY(kin__builder_open(&b, KIN_TYPE_OBJECT));
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        TRY(kin__builder_key(&b, kin_s(cases[i])));
        TRY(kin__builder_add(&b, KIN__VAL_NULL));
    }
    TRY(kin__builder_close(&b));
    TRY(kin__builder_take(&b, &root));
    const uint32_t *shape = arena->ro + kin__node_shape(arena->ro + root);
    for (uint32_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++)
        assert_str_equal(kin__shape_key(shape, i), cases[i]);
    return 0;
}

KIN_TEST(depth_does_not_use_the_stack)
{
    enum { DEPTH = 100000 };
    AUTO_ARENA *arena = NULL;
    KIN__AUTO_BUILDER b = {.arena = NULL};
    kin__val root = KIN__VAL_NONE;

    TRY(kin__arena_new_document(alloc, 0, &arena, NULL));
    kin__builder_init(&b, arena);
    for (int i = 0; i < DEPTH; i++)
        TRY(kin__builder_open(&b, KIN_TYPE_ARRAY));
    for (int i = 0; i < DEPTH; i++)
        TRY(kin__builder_close(&b));
    TRY(kin__builder_take(&b, &root));
    kin_value v = kin__value_of(arena, root);
    for (int i = 1; i < DEPTH; i++)
        v = kin_value_at(v, 0);
    assert_int_equal(v.bits, KIN__VAL_EMPTY_ARRAY);
    return 0;
}

/* Builds {KEY:[VALUE]} and closes both with `like`. */
static int build_like(struct kin__arena *arena, const char *key, kin__val val,
                      kin_value like, kin__val *ret)
{
    KIN__AUTO_BUILDER b = {.arena = NULL};

    kin__builder_init(&b, arena);
    TRY(kin__builder_open(&b, KIN_TYPE_OBJECT));
    TRY(kin__builder_key(&b, kin_s(key)));
    TRY(kin__builder_open(&b, KIN_TYPE_ARRAY));
    TRY(kin__builder_add(&b, val));
    TRY(kin__builder_close_like(&b, kin_value_at(like, 0)));
    TRY(kin__builder_close_like(&b, like));
    return kin__builder_take(&b, ret);
}

KIN_TEST(close_like_reuses_an_equal_value)
{
    AUTO_ARENA *arena = NULL;
    AUTO_ARENA *other = NULL;
    kin__val root = KIN__VAL_NONE;
    kin__val again = KIN__VAL_NONE;
    kin__val one = kin__val_of_int(1);
    static const struct {
        const char *key;
        int value;
        bool is_same;
    } samples[] = {{"a", 1, true}, {"b", 1, false}, {"a", 2, false}};

    TRY(kin__arena_new_document(alloc, 0, &arena, NULL));
    TRY(kin__arena_new_document(alloc, 0, &other, NULL));
    TRY(build_like(arena, "a", one, kin_value_absent(), &root));
    for (size_t i = 0; i < sizeof(samples) / sizeof(samples[0]); i++) {
        uint64_t top = arena->top;
        TRY(build_like(arena, samples[i].key, kin__val_of_int(samples[i].value),
                       kin__value_of(arena, root), &again));
        assert_int_equal(again == root, samples[i].is_same);
        assert_int_equal(arena->top == top, samples[i].is_same);
    }
    /* Equal bits of another arena mean nothing. */
    TRY(build_like(other, "a", one, kin__value_of(arena, root), &again));
    assert_json_equal(kin__value_of(other, again), "{\"a\":[1]}");
    TRY(build_like(arena, "a", one, kin__value_of(arena, KIN__VAL_NULL),
                   &again));
    assert_true(again != root);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(builds_from_front_to_back),
              KIN_TEST_ENTRY(rejects_calls_that_are_not_allowed),
              KIN_TEST_ENTRY(has_one_root),
              KIN_TEST_ENTRY(the_key_decides_whether_a_string_is_a_time),
              KIN_TEST_ENTRY(keys_are_kept_verbatim),
              KIN_TEST_ENTRY(depth_does_not_use_the_stack),
              KIN_TEST_ENTRY(close_like_reuses_an_equal_value))
