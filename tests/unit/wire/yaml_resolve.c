/* SPDX-License-Identifier: Apache-2.0 */
#include "wire/yaml_resolve.h"

#include <locale.h>
#include <math.h>

#include "kin_test.h"

static enum kin__yaml_kind kind_of(const char *text)
{
    struct kin__yaml_scalar scalar;

    kin__yaml_resolve(kin_s(text), &scalar);
    return scalar.kind;
}

KIN_TEST(words_have_three_cases)
{
    struct kin__yaml_scalar scalar;

    (void)alloc;
    kin__yaml_resolve(kin_s("Yes"), &scalar);
    assert_int_equal(scalar.kind, KIN__YAML_BOOL);
    assert_true(scalar.boolean);
    kin__yaml_resolve(kin_s("OFF"), &scalar);
    assert_int_equal(scalar.kind, KIN__YAML_BOOL);
    assert_false(scalar.boolean);
    assert_int_equal(kind_of("yES"), KIN__YAML_STRING);
    assert_int_equal(kind_of("YeS"), KIN__YAML_STRING);
    assert_int_equal(kind_of("NULL"), KIN__YAML_NULL);
    assert_int_equal(kind_of(""), KIN__YAML_NULL);
    assert_int_equal(kind_of("nul"), KIN__YAML_STRING);
    return 0;
}

KIN_TEST(integers_use_all_64_bits)
{
    struct kin__yaml_scalar scalar;

    (void)alloc;
    kin__yaml_resolve(kin_s("0xffff_ffff_ffff_ffff"), &scalar);
    assert_int_equal(scalar.kind, KIN__YAML_INT);
    assert_int_equal(scalar.magnitude, UINT64_MAX);
    kin__yaml_resolve(kin_s("-9223372036854775808"), &scalar);
    assert_int_equal(scalar.kind, KIN__YAML_INT);
    assert_true(scalar.is_negative);
    assert_int_equal(scalar.magnitude, (uint64_t)INT64_MAX + 1);
    kin__yaml_resolve(kin_s("-0"), &scalar);
    assert_false(scalar.is_negative);
    assert_int_equal(kind_of("-9223372036854775809"), KIN__YAML_FLOAT);
    assert_int_equal(kind_of("08"), KIN__YAML_FLOAT);
    assert_int_equal(kind_of("0x"), KIN__YAML_STRING);
    assert_int_equal(kind_of("+"), KIN__YAML_STRING);
    return 0;
}

KIN_TEST(very_long_numbers_are_strings)
{
    char digits[2000];

    (void)alloc;
    memset(digits, '1', sizeof(digits));
    struct kin__yaml_scalar scalar;
    kin__yaml_resolve(kin_str_of(digits, sizeof(digits)), &scalar);
    assert_int_equal(scalar.kind, KIN__YAML_STRING);
    memset(digits, '_', sizeof(digits));
    digits[0] = '1';
    kin__yaml_resolve(kin_str_of(digits, sizeof(digits)), &scalar);
    assert_int_equal(scalar.kind, KIN__YAML_INT);
    return 0;
}

KIN_TEST(strings_that_look_like_other_types_are_quoted)
{
    (void)alloc;
    assert_true(kin__yaml_is_plain_string(kin_s("text")));
    assert_true(kin__yaml_is_plain_string(kin_s("1:60")));
    assert_true(kin__yaml_is_plain_string(kin_s("1.2.3")));
    assert_true(kin__yaml_is_plain_string(kin_s("2026-02-30")));
    assert_false(kin__yaml_is_plain_string(kin_s("")));
    assert_false(kin__yaml_is_plain_string(kin_s("1:30")));
    assert_false(kin__yaml_is_plain_string(kin_s("2026-02-28")));
    assert_false(kin__yaml_is_plain_string(kin_s("2026-02-28T1:2:3.5+01:00")));
    return 0;
}

static void check_float(double number, bool is_single, const char *expected)
{
    char text[KIN__YAML_FLOAT_SIZE];
    size_t len = kin__yaml_print_float(number, is_single, text);

    assert_string_equal(text, expected);
    assert_int_equal(len, strlen(expected));
}

static void check_floats(void)
{
    check_float(0, false, "0");
    check_float(-0.0, false, "-0");
    check_float(0.1, false, "0.1");
    check_float(0.1, true, "0.1");
    check_float(123456, false, "123456");
    check_float(1234567, false, "1.234567e+06");
    check_float(-0.0001, false, "-0.0001");
    check_float(0.00001, false, "1e-05");
    check_float(5e-324, false, "5e-324");
    check_float(1.7976931348623157e308, false, "1.7976931348623157e+308");
    check_float(1e300, true, ".inf");
    check_float(-1e300, true, "-.inf");
    check_float((double)NAN, false, ".nan");
    check_float(1.10, true, "1.1");
    check_float(16777216.0, true, "1.6777216e+07");
}

KIN_TEST(floats_are_short)
{
    (void)alloc;
    check_floats();
    return 0;
}

KIN_TEST(locale_does_not_matter)
{
    (void)alloc;
    if (!setlocale(LC_NUMERIC, "de_DE.UTF-8"))
        return 0;
    check_floats();
    (void)setlocale(LC_NUMERIC, "C");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(words_have_three_cases),
              KIN_TEST_ENTRY(integers_use_all_64_bits),
              KIN_TEST_ENTRY(very_long_numbers_are_strings),
              KIN_TEST_ENTRY(strings_that_look_like_other_types_are_quoted),
              KIN_TEST_ENTRY(floats_are_short),
              KIN_TEST_ENTRY(locale_does_not_matter))
