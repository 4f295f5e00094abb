/* SPDX-License-Identifier: Apache-2.0 */
#include "object/import.h"

#include "kin_test.h"
#include "object/values.h"
#include "test_value.h"

enum { DEEP = 1000000 };

static const char sample[] =
    "{'metadata':{'name':'web','creationTimestamp':'2026-03-01T12:00:07Z',"
    "'labels':{'app':'web','tier':'front'}},'list':[1,1.0,-0,12345678901,"
    "true,null,{},[],'',{'app':'web','tier':'front'}]}";

static int check_import(struct kin__arena *dst, struct kin__arena *src)
{
    KIN__AUTO_BUF buf;
    kin__val from = KIN__VAL_NONE;
    kin__val to = KIN__VAL_NONE;

    kin__buf_init(&buf, dst->alloc, 10000);
    TRY(test_value_make(src, sample, &from));
    int r = kin__val_import(dst, src, from, &to);
    if (r == 0) {
        r = test_value_print(test_view(dst, to), &buf);
        assert_true(kin_value_equal(test_view(dst, to), test_view(src, from)));
        kin__val_unref(dst, to);
    }
    kin__val_unref(src, from);
    TRY(r);
    assert_str_equal(kin__buf_str(&buf), sample);
    return 0;
}

KIN_TEST(copies_a_document_into_a_cache)
{
    AUTO_ARENA *src = NULL;
    AUTO_ARENA *dst = NULL;

    TRY(kin__arena_new_document(alloc, 0, &src, NULL));
    TRY(kin__arena_new(alloc, 0, &dst, NULL));
    int r = check_import(dst, src);
    assert_true(test_arena_is_empty(dst));
    return r;
}

KIN_TEST(copies_a_cache_into_a_document)
{
    AUTO_ARENA *src = NULL;
    AUTO_ARENA *dst = NULL;

    TRY(kin__arena_new(alloc, 0, &src, NULL));
    TRY(kin__arena_new_document(alloc, 0, &dst, NULL));
    int r = check_import(dst, src);
    assert_true(test_arena_is_empty(src));
    return r;
}

KIN_TEST(copies_between_caches)
{
    AUTO_ARENA *src = NULL;
    AUTO_ARENA *dst = NULL;

    TRY(kin__arena_new(alloc, 0, &src, NULL));
    TRY(kin__arena_new(alloc, 0, &dst, NULL));
    int r = check_import(dst, src);
    assert_true(test_arena_is_empty(src));
    assert_true(test_arena_is_empty(dst));
    return r;
}

KIN_TEST(shares_values_of_the_cache)
{
    AUTO_ARENA *src = NULL;
    AUTO_ARENA *dst = NULL;
    kin__val from = KIN__VAL_NONE;
    kin__val there = KIN__VAL_NONE;
    kin__val to = KIN__VAL_NONE;

    TRY(kin__arena_new_document(alloc, 0, &src, NULL));
    TRY(kin__arena_new(alloc, 0, &dst, NULL));
    TRY(test_value_make(src, sample, &from));
    TRY(test_value_make(dst, sample, &there));
    TRY(kin__val_import(dst, src, from, &to));
    assert_int_equal(to, there);
    kin__val_unref(dst, to);
    kin__val_unref(dst, there);
    assert_true(test_arena_is_empty(dst));
    return 0;
}

/* Imported values are shared like any others. */
KIN_TEST(a_repeated_import_shares_the_value)
{
    AUTO_ARENA *src = NULL;
    AUTO_ARENA *dst = NULL;
    kin__val from = KIN__VAL_NONE;
    kin__val first = KIN__VAL_NONE;
    kin__val again = KIN__VAL_NONE;

    TRY(kin__arena_new_document(alloc, 0, &src, NULL));
    TRY(kin__arena_new(alloc, 0, &dst, NULL));
    TRY(test_value_make(src, sample, &from));
    TRY(kin__val_import(dst, src, from, &first));
    TRY(kin__val_import(dst, src, from, &again));
    assert_int_equal(again, first);
    kin__val_unref(dst, first);
    kin__val_unref(dst, again);
    assert_true(test_arena_is_empty(dst));
    return 0;
}

KIN_TEST(within_one_arena_takes_a_reference)
{
    AUTO_ARENA *arena = NULL;
    kin__val v = KIN__VAL_NONE;
    kin__val again = KIN__VAL_NONE;

    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    TRY(test_value_make(arena, "['a']", &v));
    TRY(kin__val_import(arena, arena, v, &again));
    assert_int_equal(v, again);
    kin__val_unref(arena, v);
    assert_false(test_arena_is_empty(arena));
    kin__val_unref(arena, again);
    assert_true(test_arena_is_empty(arena));
    return 0;
}

KIN_TEST(immediates_are_unchanged)
{
    AUTO_ARENA *src = NULL;
    AUTO_ARENA *dst = NULL;
    const kin__val immediates[] = {
        KIN__VAL_NULL,        KIN__VAL_EMPTY_OBJECT,
        KIN__VAL_EMPTY_ARRAY, KIN__VAL_EMPTY_STRING,
        kin__val_of_int(-5),  kin__val_of_time(KIN__TIME_EPOCH)};

    TRY(kin__arena_new_document(alloc, 0, &src, NULL));
    TRY(kin__arena_new_document(alloc, 0, &dst, NULL));
    for (size_t i = 0; i < sizeof(immediates) / sizeof(immediates[0]); i++) {
        kin__val to = KIN__VAL_NONE;
        TRY(kin__val_import(dst, src, immediates[i], &to));
        assert_int_equal(to, immediates[i]);
    }
    return 0;
}

/* A failed import leaves the destination unchanged. */
KIN_TEST(a_full_destination_is_unchanged)
{
    AUTO_ARENA *src = NULL;
    AUTO_ARENA *dst = NULL;
    kin__val from = KIN__VAL_NONE;
    kin__val to = KIN__VAL_NONE;

    TRY(kin__arena_new(alloc, 0, &src, NULL));
    TRY(kin__arena_new_document(alloc, /* max_bytes= */ 200, &dst, NULL));
    TRY(test_value_make(src, sample, &from));
    uint64_t top = dst->top;
    TRY_FAIL(kin__val_import(dst, src, from, &to), KIN_ELIMIT);
    assert_int_equal(to, KIN__VAL_NONE);
    assert_int_equal(dst->top, top);
    for (int type = 0; type < KIN__NODE_TYPES; type++)
        assert_int_equal(dst->stats.live_nodes[type], 0);
    kin__val_unref(src, from);
    return 0;
}

KIN_TEST(depth_does_not_use_the_stack)
{
    AUTO_ARENA *src = NULL;
    AUTO_ARENA *dst = NULL;
    const uint8_t owned[1] = {1};
    kin__val v = kin__val_of_int(1);
    kin__val to = KIN__VAL_NONE;

    TRY(kin__arena_new_document(alloc, 0, &src, NULL));
    TRY(kin__arena_new(alloc, 0, &dst, NULL));
    for (int i = 0; i < DEEP; i++)
        TRY(kin__make_array(src, &v, owned, 1, /* site= */ 0, &v));
    TRY(kin__val_import(dst, src, v, &to));
    assert_true(kin_value_equal(test_view(src, v), test_view(dst, to)));
    kin__val_unref(dst, to);
    assert_true(test_arena_is_empty(dst));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(copies_a_document_into_a_cache),
              KIN_TEST_ENTRY(copies_a_cache_into_a_document),
              KIN_TEST_ENTRY(copies_between_caches),
              KIN_TEST_ENTRY(shares_values_of_the_cache),
              KIN_TEST_ENTRY(a_repeated_import_shares_the_value),
              KIN_TEST_ENTRY(within_one_arena_takes_a_reference),
              KIN_TEST_ENTRY(immediates_are_unchanged),
              KIN_TEST_ENTRY(a_full_destination_is_unchanged),
              KIN_TEST_ENTRY(depth_does_not_use_the_stack))
