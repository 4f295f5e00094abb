/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/value.h>

#include "kin_test.h"
#include "object/value.h"
#include "object/values.h"
#include "test_value.h"

KIN_TEST(an_absent_value_is_empty)
{
    kin_value v = KIN_VALUE_ABSENT;
    kin_scratch scratch;
    uint32_t slot = 0;
    bool b = true;
    int64_t i = 7;
    double d = 7;

    (void)alloc;
    assert_false(kin_value_exists(v));
    assert_int_equal(kin_value_type(v), KIN_TYPE_ABSENT);
    assert_str_equal(kin_value_str(v), "");
    assert_str_equal(kin_value_text(v, &scratch), "");
    assert_int_equal(kin_value_bool(v, &b), KIN_ENOTFOUND);
    assert_int_equal(kin_value_int(v, &i), KIN_ENOTFOUND);
    assert_int_equal(kin_value_double(v, &d), KIN_ENOTFOUND);
    assert_int_equal(kin_value_seconds(v, &i), KIN_ENOTFOUND);
    assert_true(b && i == 7 && d == 7);
    assert_int_equal(kin_value_count(v), 0);
    assert_false(kin_value_exists(kin_value_at(v, 0)));
    assert_str_equal(kin_value_key_at(v, 0), "");
    assert_false(kin_value_exists(kin_value_get(v, kin_s("a"))));
    assert_false(kin_value_exists(kin__value_get_slot(v, kin_s("a"), &slot)));
    assert_true(kin_value_equal(v, v));
    return 0;
}

/* One object with a value of each type, in a cache or in a document. */
static const char each_kind[] =
    "{'null':null,'true':true,'false':false,'int':-12,'number':1.50e1,"
    "'big':12345678901,'string':'text','empty':'',"
    "'startTime':'2026-03-01T12:00:07Z','time':'long ago',"
    "'array':[1,[],'x'],'object':{'a':{},'b':{'c':2}}}";

static void check_types(kin_value v)
{
    static const kin_type types[] = {
        KIN_TYPE_NULL,   KIN_TYPE_BOOL,   KIN_TYPE_BOOL,   KIN_TYPE_NUMBER,
        KIN_TYPE_NUMBER, KIN_TYPE_NUMBER, KIN_TYPE_STRING, KIN_TYPE_STRING,
        KIN_TYPE_STRING, KIN_TYPE_STRING, KIN_TYPE_ARRAY,  KIN_TYPE_OBJECT};

    assert_int_equal(kin_value_type(v), KIN_TYPE_OBJECT);
    assert_int_equal(kin_value_count(v), 12);
    for (size_t i = 0; i < 12; i++)
        assert_int_equal(kin_value_type(kin_value_at(v, i)), types[i]);
    assert_false(kin_value_exists(kin_value_at(v, 12)));
    assert_str_equal(kin_value_key_at(v, 11), "object");
    assert_str_equal(kin_value_key_at(v, 12), "");
}

static void check_texts(kin_value v)
{
    static const char *const texts[] = {
        "null",     "true",   "false",
        "-12",      "1.50e1", "12345678901",
        "text",     "",       "2026-03-01T12:00:07Z",
        "long ago", "",       ""};
    kin_scratch scratch;

    for (size_t i = 0; i < 12; i++) {
        kin_str text = kin_value_text(kin_value_at(v, i), &scratch);
        assert_str_equal(text, texts[i]);
        assert_int_equal(text.ptr[text.len], '\0');
    }
    assert_str_equal(kin_value_str(kin_value_get(v, kin_s("string"))), "text");
    assert_str_equal(kin_value_str(kin_value_get(v, kin_s("startTime"))), "");
    assert_str_equal(kin_value_str(kin_value_get(v, kin_s("int"))), "");
}

static void check_scalars(kin_value v)
{
    bool b = false;
    int64_t i = 0;
    double d = 0;

    assert_int_equal(kin_value_bool(kin_value_get(v, kin_s("true")), &b), 0);
    assert_true(b);
    assert_int_equal(kin_value_bool(kin_value_get(v, kin_s("false")), &b), 0);
    assert_false(b);
    assert_int_equal(kin_value_bool(kin_value_get(v, kin_s("null")), &b),
                     KIN_ENOTFOUND);
    assert_int_equal(kin_value_bool(kin_value_get(v, kin_s("int")), &b),
                     KIN_EINVAL);
    assert_int_equal(kin_value_int(kin_value_get(v, kin_s("int")), &i), 0);
    assert_int_equal(i, -12);
    assert_int_equal(kin_value_int(kin_value_get(v, kin_s("number")), &i), 0);
    assert_int_equal(i, 15);
    assert_int_equal(kin_value_int(kin_value_get(v, kin_s("big")), &i), 0);
    assert_int_equal(i, 12345678901);
    assert_int_equal(kin_value_int(kin_value_get(v, kin_s("string")), &i),
                     KIN_EINVAL);
    assert_int_equal(kin_value_double(kin_value_get(v, kin_s("int")), &d), 0);
    assert_true(d == -12);
    assert_int_equal(kin_value_double(kin_value_get(v, kin_s("number")), &d),
                     0);
    assert_true(d == 15);
    assert_int_equal(kin_value_double(kin_value_get(v, kin_s("array")), &d),
                     KIN_EINVAL);
}

static void check_seconds(kin_value v)
{
    int64_t i = 0;

    assert_int_equal(
        kin_value_seconds(kin_value_get(v, kin_s("startTime")), &i), 0);
    assert_int_equal(i, 1772366407);
    assert_int_equal(kin_value_seconds(kin_value_get(v, kin_s("time")), &i),
                     KIN_EINVAL);
    assert_int_equal(kin_value_seconds(kin_value_get(v, kin_s("int")), &i),
                     KIN_EINVAL);
    assert_int_equal(kin_value_seconds(kin_value_get(v, kin_s("null")), &i),
                     KIN_ENOTFOUND);
}

static int check_each_kind(struct kin__arena *arena)
{
    kin__val val = KIN__VAL_NONE;

    TRY(test_value_make(arena, each_kind, &val));
    kin_value v = test_view(arena, val);
    check_types(v);
    check_texts(v);
    check_scalars(v);
    check_seconds(v);
    kin__val_unref(arena, val);
    return 0;
}

KIN_TEST(reads_every_type_from_a_cache)
{
    AUTO_ARENA *arena = NULL;

    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    return check_each_kind(arena);
}

KIN_TEST(reads_every_type_from_a_document)
{
    AUTO_ARENA *arena = NULL;

    TRY(kin__arena_new_document(alloc, 0, &arena, NULL));
    return check_each_kind(arena);
}

KIN_TEST(paths_can_be_followed_without_checks)
{
    AUTO_ARENA *arena = NULL;
    kin__val val = KIN__VAL_NONE;
    int64_t i = 0;

    TRY(kin__arena_new_document(alloc, 0, &arena, NULL));
    TRY(test_value_make(arena, "{'a':{'b':[{'c':5}]}}", &val));
    kin_value v = test_view(arena, val);
    kin_value b = kin_value_get(kin_value_get(v, kin_s("a")), kin_s("b"));
    kin_value c = kin_value_get(kin_value_at(b, 0), kin_s("c"));
    assert_int_equal(kin_value_int(c, &i), 0);
    assert_int_equal(i, 5);
    b = kin_value_get(kin_value_get(v, kin_s("x")), kin_s("b"));
    c = kin_value_get(kin_value_at(b, 0), kin_s("c"));
    assert_int_equal(kin_value_int(c, &i), KIN_ENOTFOUND);
    assert_false(kin_value_exists(kin_value_get(b, kin_s("c"))));
    return 0;
}

/* The shape of the second object has a different key at the slot. */
KIN_TEST(a_slot_is_only_a_hint)
{
    AUTO_ARENA *arena = NULL;
    kin__val first = KIN__VAL_NONE;
    kin__val second = KIN__VAL_NONE;
    uint32_t slot = 0;
    int64_t i = 0;

    TRY(kin__arena_new(alloc, 0, &arena, NULL));
    TRY(test_value_make(arena, "{'a':1,'b':2}", &first));
    kin_value v = kin__value_get_slot(test_view(arena, first), kin_s("b"),
                                      &slot);
    assert_int_equal(kin_value_int(v, &i), 0);
    assert_int_equal(i, 2);
    kin__val_unref(arena, first);
    TRY(test_value_make(arena, "{'b':3,'c':4}", &second));
    assert_int_equal(first, second);
    v = kin__value_get_slot(test_view(arena, second), kin_s("b"), &slot);
    assert_int_equal(kin_value_int(v, &i), 0);
    assert_int_equal(i, 3);
    slot = UINT32_MAX;
    v = kin__value_get_slot(test_view(arena, second), kin_s("c"), &slot);
    assert_int_equal(kin_value_int(v, &i), 0);
    assert_int_equal(i, 4);
    assert_false(kin_value_exists(
        kin__value_get_slot(test_view(arena, second), kin_s("a"), &slot)));
    kin__val_unref(arena, second);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(an_absent_value_is_empty),
              KIN_TEST_ENTRY(reads_every_type_from_a_cache),
              KIN_TEST_ENTRY(reads_every_type_from_a_document),
              KIN_TEST_ENTRY(paths_can_be_followed_without_checks),
              KIN_TEST_ENTRY(a_slot_is_only_a_hint))
