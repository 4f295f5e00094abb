/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/value.h>

#include <stdio.h>

#include "kin_test.h"
#include "object/values.h"
#include "test_value.h"

enum { DEEP = 100000, MANY_KEYS = 300 };

/* Arenas of the two values of a comparison. */
struct homes {
    struct kin__arena *a;
    struct kin__arena *b;
};

static void homes_done(struct homes *homes)
{
    if (homes->b != homes->a)
        (void)kin__arena_unref(homes->b);
    (void)kin__arena_unref(homes->a);
}

#define AUTO_HOMES __attribute__((cleanup(homes_done))) struct homes

static int compare(struct homes *homes, const char *left, const char *right,
                   bool *ret)
{
    kin__val a = KIN__VAL_NONE;
    kin__val b = KIN__VAL_NONE;
    int r = test_value_make(homes->a, left, &a);

    if (r < 0)
        return r;
    r = test_value_make(homes->b, right, &b);
    if (r == 0) {
        kin_value x = test_view(homes->a, a);
        kin_value y = test_view(homes->b, b);
        *ret = kin_value_equal(x, y);
        assert_int_equal(kin_value_equal(y, x), *ret);
        kin__val_unref(homes->b, b);
    }
    kin__val_unref(homes->a, a);
    return r;
}

static int check_pairs(struct homes *homes)
{
    static const struct {
        const char *a;
        const char *b;
        bool equal;
    } pairs[] = {
        {"1", "1", true},
        {"1", "2", false},
        {"1", "1.0", false},
        {"1.50", "1.50", true},
        {"1.50", "1.5", false},
        {"1.5", "'1.5'", false},
        {"'a'", "'a'", true},
        {"'a'", "'b'", false},
        {"''", "''", true},
        {"''", "null", false},
        {"''", "'a'", false},
        {"[]", "{}", false},
        {"[]", "[[]]", false},
        {"[1,2]", "[1,2]", true},
        {"[1,2]", "[2,1]", false},
        {"[1,2]", "[1]", false},
        {"['x',['y',['z']]]", "['x',['y',['z']]]", true},
        {"['x',['y',['z']]]", "['x',['y',['w']]]", false},
        {"{'a':1,'b':2}", "{'a':1,'b':2}", true},
        {"{'a':1,'b':2}", "{'b':2,'a':1}", true},
        {"{'a':1,'b':2}", "{'b':1,'a':2}", false},
        {"{'a':1,'b':2}", "{'a':1,'c':2}", false},
        {"{'a':1,'b':2}", "{'a':1}", false},
        {"{'a':1}", "[1]", false},
        {"{'a':{'x':'1','y':[{'p':1,'q':2}]},'b':'2'}",
         "{'b':'2','a':{'y':[{'q':2,'p':1}],'x':'1'}}", true},
        {"{'a':{'x':'1','y':[{'p':1,'q':2}]},'b':'2'}",
         "{'b':'2','a':{'y':[{'q':2,'p':3}],'x':'1'}}", false},
        {"{'aTime':'2026-03-01T12:00:07Z'}", "{'aTime':'2026-03-01T12:00:07Z'}",
         true},
        {"{'aTime':'2026-03-01T12:00:07Z'}", "{'aTime':'2026-03-01T12:00:08Z'}",
         false},
        {"{'aTime':'2026-03-01T12:00:07Z'}", "{'aTime':1}", false},
    };

    for (size_t i = 0; i < sizeof(pairs) / sizeof(pairs[0]); i++) {
        bool equal = !pairs[i].equal;
        TRY(compare(homes, pairs[i].a, pairs[i].b, &equal));
        if (equal != pairs[i].equal)
            fail_msg("%s %s %s", pairs[i].a, equal ? "==" : "!=", pairs[i].b);
    }
    return 0;
}

KIN_TEST(compares_within_one_cache)
{
    AUTO_HOMES homes = {0};

    TRY(kin__arena_new(alloc, 0, &homes.a, NULL));
    homes.b = homes.a;
    return check_pairs(&homes);
}

KIN_TEST(compares_a_cache_with_a_document)
{
    AUTO_HOMES homes = {0};

    TRY(kin__arena_new(alloc, 0, &homes.a, NULL));
    TRY(kin__arena_new_document(alloc, 0, &homes.b, NULL));
    return check_pairs(&homes);
}

KIN_TEST(compares_two_caches)
{
    AUTO_HOMES homes = {0};

    TRY(kin__arena_new(alloc, 0, &homes.a, NULL));
    TRY(kin__arena_new(alloc, 0, &homes.b, NULL));
    return check_pairs(&homes);
}

KIN_TEST(a_time_equals_its_text)
{
    AUTO_ARENA *arena = NULL;
    kin__val text = KIN__VAL_NONE;

    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    TRY(test_value_make(arena, "'2026-03-01T12:00:07Z'", &text));
    kin_value a = test_view(arena, text);
    kin_value b = test_view(arena, kin__val_of_time(1772366407));
    assert_true(kin_value_equal(a, b));
    assert_true(kin_value_equal(b, a));
    b.bits++;
    assert_false(kin_value_equal(a, b));
    kin__val_unref(arena, text);
    return 0;
}

/* Makes an object with the keys k0 to k<count - 1>, in ascending or descending
 * order.  The value of a key is its number, but 1000 for the key `odd`. */
static int make_wide(struct kin__arena *arena, uint32_t count, bool backwards,
                     uint32_t odd, kin__val *ret)
{
    static uint8_t owned[MANY_KEYS + 1];
    kin__val parts[MANY_KEYS + 1];
    uint32_t ends[MANY_KEYS];
    char text[MANY_KEYS * 8];
    uint32_t len = 0;

    assert(count <= MANY_KEYS);
    for (uint32_t i = 0; i < count; i++) {
        uint32_t key = backwards ? count - 1 - i : i;
        len += (uint32_t)snprintf(text + len, sizeof(text) - len,
                                  "\"k%u\":", key);
        ends[i] = len;
        parts[i + 1] = kin__val_of_int((int32_t)(key == odd ? 1000 : key));
    }
    int r = kin__make_shape(arena, kin_str_of(text, len), ends, count,
                            &parts[0]);
    if (r < 0)
        return r;
    r = kin__make_object(arena, parts, owned, count, /* site= */ 0, ret);
    kin__val_unref(arena, parts[0]);
    return r;
}

static int check_wide(struct kin__arena *arena, uint32_t count)
{
    kin__val same = KIN__VAL_NONE;
    kin__val back = KIN__VAL_NONE;
    kin__val odd = KIN__VAL_NONE;

    TRY(make_wide(arena, count, false, UINT32_MAX, &same));
    TRY(make_wide(arena, count, true, UINT32_MAX, &back));
    TRY(make_wide(arena, count, true, count / 2, &odd));
    assert_true(
        kin_value_equal(test_view(arena, same), test_view(arena, back)));
    assert_false(
        kin_value_equal(test_view(arena, same), test_view(arena, odd)));
    return 0;
}

KIN_TEST(wide_objects_compare_in_any_order)
{
    AUTO_ARENA *arena = NULL;

    TRY(kin__arena_new_document(alloc, 0, &arena, NULL));
    TRY(check_wide(arena, 24));
    TRY(check_wide(arena, 25));
    TRY(check_wide(arena, MANY_KEYS));
    return 0;
}

/* Nests `inner` in DEEP arrays of two, as the last element of each if
 * `is_last`, else as the first. */
static int make_deep(struct kin__arena *arena, kin__val inner, bool is_last,
                     kin__val *ret)
{
    static const uint8_t owned[2] = {1, 1};
    kin__val v = inner;

    for (int i = 0; i < DEEP; i++) {
        kin__val parts[2] = {v, v};
        parts[!is_last] = KIN__VAL_TRUE;
        int r = kin__make_array(arena, parts, owned, 2, /* site= */ 0, &v);
        if (r < 0)
            return r;
    }
    *ret = v;
    return 0;
}

static int check_deep(const kin_allocator *alloc, bool is_last, bool *ret_same,
                      bool *ret_other)
{
    AUTO_ARENA *arena = NULL;
    kin__val a = KIN__VAL_NONE;
    kin__val b = KIN__VAL_NONE;
    kin__val c = KIN__VAL_NONE;

    TRY(kin__arena_new_document(alloc, 0, &arena, NULL));
    TRY(make_deep(arena, kin__val_of_int(1), is_last, &a));
    TRY(make_deep(arena, kin__val_of_int(1), is_last, &b));
    TRY(make_deep(arena, kin__val_of_int(2), is_last, &c));
    *ret_same = kin_value_equal(test_view(arena, a), test_view(arena, b));
    *ret_other = kin_value_equal(test_view(arena, a), test_view(arena, c));
    return 0;
}

KIN_TEST(depth_does_not_use_the_stack)
{
    bool same = false;
    bool other = true;

    TRY(check_deep(alloc, /* is_last= */ true, &same, &other));
    assert_true(same);
    assert_false(other);
    TRY(check_deep(alloc, /* is_last= */ false, &same, &other));
    /* If memory runs out, the result is false. */
    assert_true(same || kin_test_out_of_memory());
    assert_false(other);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(compares_within_one_cache),
              KIN_TEST_ENTRY(compares_a_cache_with_a_document),
              KIN_TEST_ENTRY(compares_two_caches),
              KIN_TEST_ENTRY(a_time_equals_its_text),
              KIN_TEST_ENTRY(wide_objects_compare_in_any_order),
              KIN_TEST_ENTRY(depth_does_not_use_the_stack))
