/* SPDX-License-Identifier: Apache-2.0 */
#include "object/literal.h"

#include <float.h>
#include <math.h>

#include "kin_test.h"
#include "object/number.h"
#include "object/values.h"
#include "test_value.h"

KIN_TEST(doubles_are_printed_as_in_go)
{
    static const struct {
        double number;
        const char *text;
    } cases[] = {
        {0, "0"},
        {-0.0, "-0"},
        {1, "1"},
        {-1.5, "-1.5"},
        {0.1, "0.1"},
        {1.0 / 3, "0.3333333333333333"},
        {100, "100"},
        {123456789, "123456789"},
        {1e20, "100000000000000000000"},
        {1e21, "1e+21"},
        {1.25e300, "1.25e+300"},
        {1e-6, "0.000001"},
        {1e-7, "1e-7"},
        {12.5e-9, "1.25e-8"},
        {DBL_MAX, "1.7976931348623157e+308"},
        {DBL_TRUE_MIN, "5e-324"},
        {-DBL_MAX, "-1.7976931348623157e+308"},
    };
    char text[KIN__DOUBLE_SIZE];

    (void)alloc;
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        size_t len = kin__double_print(cases[i].number, text);
        assert_str_equal(kin_str_of(text, len), cases[i].text);
        assert_true(kin__literal_is_number(kin_s(text)));
    }
    assert_int_equal(kin__double_print(INFINITY, text), 0);
    assert_int_equal(kin__double_print(-INFINITY, text), 0);
    assert_int_equal(kin__double_print(NAN, text), 0);
    return 0;
}

KIN_TEST(recognises_json_numbers)
{
    static const char *const good[] = {"0",     "-0",  "10",   "1.0",
                                       "-1.25", "1e5", "1E+5", "1e-05",
                                       "0.1",   "0e0", "1.5e9"};
    static const char *const bad[] = {"",   "-",   "01",  "+1", ".5", "1.",
                                      "1e", "1e+", "0x1", "1 ", "NaN"};

    (void)alloc;
    for (size_t i = 0; i < sizeof(good) / sizeof(good[0]); i++)
        assert_true(kin__literal_is_number(kin_s(good[i])));
    for (size_t i = 0; i < sizeof(bad) / sizeof(bad[0]); i++)
        assert_false(kin__literal_is_number(kin_s(bad[i])));
    return 0;
}

KIN_TEST(times_round_trip)
{
    static const struct {
        int64_t seconds;
        const char *text;
    } cases[] = {
        {0, "1970-01-01T00:00:00Z"},
        {-1, "1969-12-31T23:59:59Z"},
        {951782400, "2000-02-29T00:00:00Z"},
        {1772366407, "2026-03-01T12:00:07Z"},
        {-62135596800, "0001-01-01T00:00:00Z"},
        {253402300799, "9999-12-31T23:59:59Z"},
    };
    char text[KIN__SECONDS_SIZE];

    (void)alloc;
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        int64_t again = 7;
        size_t len = kin__seconds_print(cases[i].seconds, text);
        assert_str_equal(kin_str_of(text, len), cases[i].text);
        assert_int_equal(kin__time_read(kin_s(text), &again), 0);
        assert_int_equal(again, cases[i].seconds);
    }
    assert_int_equal(kin__seconds_print(-62135596801, text), 0);
    assert_int_equal(kin__seconds_print(253402300800, text), 0);
    assert_int_equal(kin__seconds_print(INT64_MIN, text), 0);
    assert_int_equal(kin__seconds_print(INT64_MAX, text), 0);
    return 0;
}

static int make(struct kin__arena *arena, struct kin__literal literal,
                kin__val *ret)
{
    return kin__literal_make(arena, &literal, /* names_time= */ false, ret);
}

KIN_TEST(a_text_may_be_in_the_destination_arena)
{
    AUTO_ARENA *arena = NULL;
    kin__val val = KIN__VAL_NONE;
    kin__val number = KIN__VAL_NONE;

    TRY(kin__arena_new_document(alloc, 0, &arena, NULL));
    TRY(make(arena, kin__literal_string(kin_s("twelve bytes")), &val));
    TRY(make(arena, kin__literal_number(kin_s("12.25e1000")), &number));
    /* Often enough to make the arena's block move. */
    for (int i = 0; i < 500; i++) {
        kin_str bytes = kin__node_str(arena->ro + val);
        TRY(make(arena, kin__literal_string(bytes), &val));
        bytes = kin__node_str(arena->ro + number);
        TRY(make(arena, kin__literal_number(bytes), &number));
    }
    assert_str_equal(kin__node_str(arena->ro + val), "twelve bytes");
    assert_str_equal(kin__node_str(arena->ro + number), "12.25e1000");
    return 0;
}

KIN_TEST(rejects_invalid_literals)
{
    AUTO_ARENA *arena = NULL;
    kin__val val = KIN__VAL_NONE;

    TRY(kin__arena_new_document(alloc, 0, &arena, NULL));
    TRY_FAIL(make(arena, kin__literal_string(kin_s("\xff")), &val), KIN_EINVAL);
    TRY_FAIL(make(arena, kin__literal_number(kin_s("1.")), &val), KIN_EINVAL);
    TRY_FAIL(make(arena, kin__literal_double(NAN), &val), KIN_EINVAL);
    TRY_FAIL(make(arena, kin__literal_seconds(INT64_MAX), &val), KIN_EINVAL);
    assert_int_equal(val, KIN__VAL_NONE);
    TRY(make(arena, kin__literal_int(5), &val));
    assert_int_equal(val, kin__val_of_int(5));
    TRY(make(arena, kin__literal_int(INT64_MIN), &val));
    assert_str_equal(kin__node_str(arena->ro + val), "-9223372036854775808");
    return 0;
}

/* N3 of node.h. */
KIN_TEST(the_key_decides_whether_a_string_is_a_time)
{
    AUTO_ARENA *arena = NULL;
    const kin_str text = KIN_STR_INIT("2026-03-01T12:00:07Z");
    const struct kin__literal both[] = {kin__literal_string(text),
                                        kin__literal_seconds(1772366407)};

    TRY(kin__arena_new_document(alloc, 0, &arena, NULL));
    for (size_t i = 0; i < sizeof(both) / sizeof(both[0]); i++) {
        kin__val val = KIN__VAL_NONE;
        TRY(kin__literal_make(arena, &both[i], /* names_time= */ true, &val));
        assert_int_equal(val, kin__val_of_time(1772366407));
        TRY(make(arena, both[i], &val));
        assert_str_equal(kin__node_str(arena->ro + val), text.ptr);
    }
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(doubles_are_printed_as_in_go),
              KIN_TEST_ENTRY(recognises_json_numbers),
              KIN_TEST_ENTRY(times_round_trip),
              KIN_TEST_ENTRY(a_text_may_be_in_the_destination_arena),
              KIN_TEST_ENTRY(rejects_invalid_literals),
              KIN_TEST_ENTRY(the_key_decides_whether_a_string_is_a_time))
