/* SPDX-License-Identifier: Apache-2.0 */
#include "object/number.h"

#include <locale.h>

#include "kin_test.h"

static void expect_int(const char *literal, int64_t expected)
{
    int64_t value = -1;

    assert_int_equal(kin__number_to_int(kin_s(literal), &value), 0);
    assert_int_equal(value, expected);
}

static void expect_no_int(const char *literal, int code)
{
    int64_t value = 77;

    assert_string_equal(
        kin_error_name(kin__number_to_int(kin_s(literal), &value)),
        kin_error_name(code));
    assert_int_equal(value, 77);
}

KIN_TEST(parses_integers_in_any_notation)
{
    (void)alloc;
    expect_int("0", 0);
    expect_int("-0", 0);
    expect_int("0.000e99999999999999999999", 0);
    expect_int("0e-99999999999999999999", 0);
    expect_int("5", 5);
    expect_int("5.0", 5);
    expect_int("5e0", 5);
    expect_int("50e-1", 5);
    expect_int("0.05E+2", 5);
    expect_int("-12.50e1", -125);
    expect_int("1000000e-6", 1);
    expect_int("100", 100);
    expect_int("10e1", 100);
    expect_int("9223372036854775807", INT64_MAX);
    expect_int("-9223372036854775808", INT64_MIN);
    expect_int("-9.223372036854775808e18", INT64_MIN);
    expect_int("9e18", INT64_C(9000000000000000000));
    return 0;
}

KIN_TEST(distinguishes_fractions_from_overflow)
{
    (void)alloc;
    expect_no_int("0.5", KIN_EINVAL);
    expect_no_int("-1.25", KIN_EINVAL);
    expect_no_int("5e-1", KIN_EINVAL);
    expect_no_int("1e-400", KIN_EINVAL);
    expect_no_int("1e-99999999999999999999", KIN_EINVAL);
    expect_no_int("9223372036854775808", KIN_ELIMIT);
    expect_no_int("-9223372036854775809", KIN_ELIMIT);
    expect_no_int("18446744073709551616", KIN_ELIMIT);
    expect_no_int("1e19", KIN_ELIMIT);
    expect_no_int("1e400", KIN_ELIMIT);
    expect_no_int("1e99999999999999999999", KIN_ELIMIT);
    return 0;
}

static void expect_double(const char *literal, double expected)
{
    double value = -1;

    assert_int_equal(kin__number_to_double(literal, &value), 0);
    assert_true(value == expected);
}

KIN_TEST(parses_the_nearest_double)
{
    double value = 7;

    (void)alloc;
    expect_double("1.5", 1.5);
    expect_double("-0.1", -0.1);
    expect_double("1e-400", 0.0);
    expect_double("123456789012345678901234567890", 1.2345678901234568e29);
    expect_double("4.9e-324", 4.9e-324);
    assert_int_equal(kin__number_to_double("1e400", &value), KIN_ELIMIT);
    assert_int_equal(kin__number_to_double("-1e400", &value), KIN_ELIMIT);
    assert_true(value == 7);
    return 0;
}

/* Proves nothing if no such locale is installed. */
KIN_TEST(does_not_depend_on_the_locale)
{
    (void)alloc;
    (void)setlocale(LC_NUMERIC, "de_DE.UTF-8");
    expect_double("1.5", 1.5);
    (void)setlocale(LC_NUMERIC, "C");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(parses_integers_in_any_notation),
              KIN_TEST_ENTRY(distinguishes_fractions_from_overflow),
              KIN_TEST_ENTRY(parses_the_nearest_double),
              KIN_TEST_ENTRY(does_not_depend_on_the_locale))
