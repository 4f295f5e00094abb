/* SPDX-License-Identifier: Apache-2.0 */
#include "object/decimal.h"

#include <stdio.h>

#include "kin_test.h"

typedef uint32_t number[KIN__DECIMAL_LIMBS];

static void number_read(uint32_t *n, const char *digits)
{
    kin__decimal_from_u64(n, 0);
    for (; *digits; digits++)
        assert_true(kin__decimal_mul_add(n, 10, (uint32_t)(*digits - '0')));
}

static void assert_number(const uint32_t *n, const char *expected)
{
    char text[KIN__DECIMAL_DIGITS + 1];
    size_t len = kin__decimal_format(n, text);

    assert_int_equal(len, kin__decimal_digits(n));
    assert_str_equal(kin_str_of(text, len), expected);
}

KIN_TEST(parses_and_formats_digits)
{
    static const char *const texts[] = {
        "",
        "1",
        "9",
        "10",
        "999999999",
        "1000000000",
        "1000000001",
        "18446744073709551616",
        "100000000000000000000000000000000000001",
    };
    number n;

    (void)alloc;
    for (size_t i = 0; i < sizeof(texts) / sizeof(texts[0]); i++) {
        number_read(n, texts[i]);
        assert_number(n, texts[i]);
        assert_int_equal(kin__decimal_is_zero(n), texts[i][0] == '\0');
    }
    return 0;
}

KIN_TEST(shifts_by_powers_of_ten)
{
    number n;

    (void)alloc;
    for (size_t count = 0; count < KIN__DECIMAL_DIGITS; count++) {
        kin__decimal_from_u64(n, 7);
        assert_true(kin__decimal_shift(n, count));
        assert_int_equal(kin__decimal_digits(n), count + 1);
        assert_false(kin__decimal_unshift(n, count));
        assert_number(n, "7");
        assert_true(kin__decimal_unshift(n, 1));
        assert_true(kin__decimal_is_zero(n));
    }
    kin__decimal_from_u64(n, 1);
    assert_false(kin__decimal_shift(n, KIN__DECIMAL_DIGITS));
    kin__decimal_from_u64(n, 1);
    assert_false(kin__decimal_shift(n, SIZE_MAX));
    kin__decimal_from_u64(n, 0);
    assert_true(kin__decimal_shift(n, SIZE_MAX));
    kin__decimal_from_u64(n, 1);
    assert_true(kin__decimal_unshift(n, SIZE_MAX));
    assert_true(kin__decimal_is_zero(n));
    return 0;
}

KIN_TEST(unshift_reports_nonzero_digits)
{
    number n;

    (void)alloc;
    number_read(n, "12000000000000");
    assert_false(kin__decimal_unshift(n, 12));
    assert_number(n, "12");
    number_read(n, "12000000000001");
    assert_true(kin__decimal_unshift(n, 12));
    assert_number(n, "12");
    number_read(n, "12100000000000");
    assert_true(kin__decimal_unshift(n, 12));
    assert_number(n, "12");
    return 0;
}

KIN_TEST(carries_and_borrows_across_limbs)
{
    number a;
    number b;

    (void)alloc;
    number_read(a, "999999999999999999999999999");
    kin__decimal_from_u64(b, 1);
    assert_true(kin__decimal_add(a, b));
    assert_number(a, "1000000000000000000000000000");
    kin__decimal_sub(a, b);
    assert_number(a, "999999999999999999999999999");
    assert_int_equal(kin__decimal_cmp(a, b), 1);
    assert_int_equal(kin__decimal_cmp(b, a), -1);
    assert_int_equal(kin__decimal_cmp(a, a), 0);
    return 0;
}

KIN_TEST(overflow_is_reported)
{
    number a;
    number b;

    (void)alloc;
    kin__decimal_from_u64(a, 9);
    assert_true(kin__decimal_shift(a, KIN__DECIMAL_DIGITS - 1));
    memcpy(b, a, sizeof(b));
    assert_false(kin__decimal_add(a, b));
    memcpy(a, b, sizeof(a));
    assert_false(kin__decimal_mul_add(a, 2, 0));
    return 0;
}

KIN_TEST(converts_to_and_from_64_bits)
{
    static const uint64_t values[] = {0,          1,         999999999,
                                      1000000000, INT64_MAX, UINT64_MAX};
    number n;
    uint64_t value = 42;

    (void)alloc;
    for (size_t i = 0; i < sizeof(values) / sizeof(values[0]); i++) {
        kin__decimal_from_u64(n, values[i]);
        assert_true(kin__decimal_to_u64(n, &value));
        assert_true(value == values[i]);
    }
    assert_true(kin__decimal_mul_add(n, 1, 1));
    value = 42;
    assert_false(kin__decimal_to_u64(n, &value));
    assert_int_equal(value, 42);
    assert_number(n, "18446744073709551616");
    return 0;
}

KIN_TEST(divides)
{
    number n;

    (void)alloc;
    number_read(n, "1152921504606846977");
    assert_int_equal(kin__decimal_div(n, 1024), 1);
    assert_number(n, "1125899906842624");
    assert_int_equal(kin__decimal_div(n, 1000000000), 906842624);
    assert_number(n, "1125899");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(parses_and_formats_digits),
              KIN_TEST_ENTRY(shifts_by_powers_of_ten),
              KIN_TEST_ENTRY(unshift_reports_nonzero_digits),
              KIN_TEST_ENTRY(carries_and_borrows_across_limbs),
              KIN_TEST_ENTRY(overflow_is_reported),
              KIN_TEST_ENTRY(converts_to_and_from_64_bits),
              KIN_TEST_ENTRY(divides))
