/* SPDX-License-Identifier: Apache-2.0 */
/*
 * quantity.c - arithmetic and text of quantities; quantity_parse.c reads them.
 *
 * Every quantity here is normal:
 *   Q1  the magnitude has no trailing zero (they are in the exponent);
 *   Q2  zero has sign, magnitude and exponent 0;
 *   Q3  the exponent is between -9 and KIN_QUANTITY_EXPONENT_MAX.
 */
#include "object/quantity.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "object/decimal.h"

_Static_assert(sizeof(((kin_quantity *)0)->limbs) ==
                   KIN__DECIMAL_LIMBS * sizeof(uint32_t),
               "a quantity holds a decimal");
_Static_assert((int)KIN_QUANTITY_DIGITS_MAX == (int)KIN__DECIMAL_DIGITS,
               "the stated limit is the real one");

enum {
    BINARY_SUFFIX_COUNT = 6,
    DECIMAL_EXPONENT_MIN = -9,
    DECIMAL_EXPONENT_MAX = 18,
};

int kin__quantity_finish(kin_quantity *quantity, int64_t exponent)
{
    if (kin__decimal_is_zero(quantity->limbs)) {
        quantity->sign = 0;
        quantity->exponent = 0;
        return 0;
    }
    uint32_t shorter[KIN__DECIMAL_LIMBS];
    for (;;) {
        memcpy(shorter, quantity->limbs, sizeof(shorter));
        if (kin__decimal_div(shorter, 10) != 0)
            break;
        memcpy(quantity->limbs, shorter, sizeof(shorter));
        exponent++;
    }
    assert(exponent >= DECIMAL_EXPONENT_MIN);
    if (exponent > KIN_QUANTITY_EXPONENT_MAX)
        return KIN_ELIMIT;
    quantity->exponent = (int32_t)exponent;
    return 0;
}

static kin_quantity quantity_of(int64_t value, int64_t exponent,
                                enum kin__quantity_style style)
{
    kin_quantity quantity = {.style = (uint8_t)style};

    quantity.sign = (int8_t)((value > 0) - (value < 0));
    /* Negating in unsigned arithmetic is exact for INT64_MIN too. */
    kin__decimal_from_u64(quantity.limbs,
                          value < 0 ? 0 - (uint64_t)value : (uint64_t)value);
    int r = kin__quantity_finish(&quantity, exponent);
    assert(r == 0);
    (void)r; /* unused without assertions */
    return quantity;
}

kin_quantity kin__quantity_of(int64_t value, enum kin__quantity_style style)
{
    return quantity_of(value, 0, style);
}

/* Compares without the signs. */
static int quantity_cmp_magnitude(const kin_quantity *a, const kin_quantity *b)
{
    uint32_t x[KIN__DECIMAL_LIMBS];
    uint32_t y[KIN__DECIMAL_LIMBS];

    if (a->sign == 0 || b->sign == 0)
        return (a->sign != 0) - (b->sign != 0);
    int64_t top_a = (int64_t)kin__decimal_digits(a->limbs) + a->exponent;
    int64_t top_b = (int64_t)kin__decimal_digits(b->limbs) + b->exponent;
    if (top_a != top_b)
        return top_a < top_b ? -1 : 1;
    memcpy(x, a->limbs, sizeof(x));
    memcpy(y, b->limbs, sizeof(y));
    /* Their first digits have the same weight, so the shorter one, shifted,
     * becomes as long as the other. */
    bool fits = a->exponent >= b->exponent
                    ? kin__decimal_shift(x, (size_t)(a->exponent - b->exponent))
                    : kin__decimal_shift(y,
                                         (size_t)(b->exponent - a->exponent));
    assert(fits);
    (void)fits; /* unused without assertions */
    return kin__decimal_cmp(x, y);
}

int kin_quantity_cmp(const kin_quantity *a, const kin_quantity *b)
{
    if (a->sign != b->sign)
        return a->sign < b->sign ? -1 : 1;
    return a->sign * quantity_cmp_magnitude(a, b);
}

/* The sum of two that are not zero; `sign` is that of `b` in it. */
static int quantity_sum(const kin_quantity *a, const kin_quantity *b, int sign,
                        kin_quantity *ret)
{
    bool a_is_larger = quantity_cmp_magnitude(a, b) >= 0;
    kin_quantity larger = a_is_larger ? *a : *b;
    kin_quantity smaller = a_is_larger ? *b : *a;
    int32_t exponent = a->exponent < b->exponent ? a->exponent : b->exponent;

    if (!kin__decimal_shift(larger.limbs,
                            (size_t)(larger.exponent - exponent)) ||
        !kin__decimal_shift(smaller.limbs,
                            (size_t)(smaller.exponent - exponent)))
        return KIN_ELIMIT;
    larger.sign = a_is_larger ? a->sign : (int8_t)sign;
    if (a->sign != sign)
        kin__decimal_sub(larger.limbs, smaller.limbs);
    else if (!kin__decimal_add(larger.limbs, smaller.limbs))
        return KIN_ELIMIT;

    int r = kin__quantity_finish(&larger, exponent);
    if (r < 0)
        return r;
    *ret = larger;
    return 0;
}

static int quantity_accumulate(kin_quantity *quantity,
                               const kin_quantity *other, int direction)
{
    kin_quantity sum = quantity->sign == 0 ? *other : *quantity;

    if (quantity->sign == 0) {
        sum.sign = (int8_t)(other->sign * direction);
    } else if (other->sign != 0) {
        int r = quantity_sum(quantity, other, other->sign * direction, &sum);
        if (r < 0)
            return r;
        sum.style = quantity->style;
    }
    sum.is_verbatim = false;
    *quantity = sum;
    return 0;
}

int kin_quantity_add(kin_quantity *quantity, const kin_quantity *other)
{
    return quantity_accumulate(quantity, other, 1);
}

int kin_quantity_sub(kin_quantity *quantity, const kin_quantity *other)
{
    return quantity_accumulate(quantity, other, -1);
}

static int quantity_scaled(const kin_quantity *quantity, int32_t scale,
                           int64_t *ret)
{
    uint32_t number[KIN__DECIMAL_LIMBS];
    int32_t exponent = quantity->exponent - scale;
    uint64_t magnitude = 0;

    memcpy(number, quantity->limbs, sizeof(number));
    if (exponent >= 0) {
        if (!kin__decimal_shift(number, (size_t)exponent))
            return KIN_ELIMIT;
    } else if (kin__decimal_unshift(number, (size_t)-exponent)) {
        bool fits = kin__decimal_mul_add(number, 1, 1);
        assert(fits); /* since something was cut off */
        (void)fits;
    }
    if (!kin__decimal_to_u64(number, &magnitude) ||
        magnitude > (uint64_t)INT64_MAX + (quantity->sign < 0 ? 1 : 0))
        return KIN_ELIMIT;
    *ret = (int64_t)(quantity->sign < 0 ? 0 - magnitude : magnitude);
    return 0;
}

int kin_quantity_as_int64(const kin_quantity *quantity, int64_t *ret)
{
    return quantity_scaled(quantity, 0, ret);
}

int kin_quantity_as_milli(const kin_quantity *quantity, int64_t *ret)
{
    return quantity_scaled(quantity, -3, ret);
}

/* Room for the longest magnitude with two zeros and a NUL. */
struct quantity_digits {
    char text[KIN__DECIMAL_DIGITS + 3];
};

static const char *decimal_suffix(int32_t exponent)
{
    static const char suffixes[][2] = {"n", "u", "m", "",  "k",
                                       "M", "G", "T", "P", "E"};

    assert(exponent % 3 == 0 && exponent >= DECIMAL_EXPONENT_MIN &&
           exponent <= DECIMAL_EXPONENT_MAX);
    return suffixes[(exponent - DECIMAL_EXPONENT_MIN) / 3];
}

/* Whether it can be written with a binary suffix; then with which one. */
static bool quantity_binary(const kin_quantity *quantity,
                            struct quantity_digits *digits, size_t *ret_factors)
{
    kin_quantity least = kin__quantity_of(1024, KIN__QUANTITY_BINARY);
    uint32_t number[KIN__DECIMAL_LIMBS];
    uint32_t quotient[KIN__DECIMAL_LIMBS];
    size_t factors = 0;

    if (quantity->exponent < 0 || quantity_cmp_magnitude(quantity, &least) < 0)
        return false;
    memcpy(number, quantity->limbs, sizeof(number));
    if (!kin__decimal_shift(number, (size_t)quantity->exponent))
        return false;
    for (; factors < BINARY_SUFFIX_COUNT; factors++) {
        memcpy(quotient, number, sizeof(quotient));
        if (kin__decimal_div(quotient, 1024) != 0)
            break;
        memcpy(number, quotient, sizeof(number));
    }
    digits->text[kin__decimal_format(number, digits->text)] = '\0';
    *ret_factors = factors;
    return true;
}

/* Writes the digits for an exponent that is a multiple of three, and gives the
 * exponent. */
static int32_t quantity_decimal(const kin_quantity *quantity,
                                struct quantity_digits *digits)
{
    int32_t zeros = ((quantity->exponent % 3) + 3) % 3;
    size_t len = kin__decimal_format(quantity->limbs, digits->text);

    for (int32_t i = 0; i < zeros; i++)
        digits->text[len++] = '0';
    digits->text[len] = '\0';
    return quantity->exponent - zeros;
}

size_t kin_quantity_format(const kin_quantity *quantity, char *buffer,
                           size_t size)
{
    static const char binary[][3] = {"", "Ki", "Mi", "Gi", "Ti", "Pi", "Ei"};
    const char *minus = quantity->sign < 0 ? "-" : "";
    struct quantity_digits digits;
    size_t factors = 0;

    if (quantity->sign == 0)
        return (size_t)snprintf(buffer, size, "0");
    if (quantity->style == KIN__QUANTITY_BINARY &&
        quantity_binary(quantity, &digits, &factors))
        return (size_t)snprintf(buffer, size, "%s%s%s", minus, digits.text,
                                binary[factors]);
    int32_t exponent = quantity_decimal(quantity, &digits);
    bool by_suffix = exponent == 0 ||
                     (quantity->style != KIN__QUANTITY_EXPONENT &&
                      exponent <= DECIMAL_EXPONENT_MAX);
    if (by_suffix)
        return (size_t)snprintf(buffer, size, "%s%s%s", minus, digits.text,
                                decimal_suffix(exponent));
    return (size_t)snprintf(buffer, size, "%s%se%d", minus, digits.text,
                            (int)exponent);
}

int kin__quantity_normalize(kin_str text, char *buffer, size_t size,
                            size_t *ret_len, kin_error *err)
{
    kin_quantity quantity;
    int r = kin_quantity_parse(text, &quantity, err);

    if (r < 0)
        return r;
    size_t len = text.len;
    if (!quantity.is_verbatim) {
        len = kin_quantity_format(&quantity, buffer, size);
    } else if (size > 0) {
        size_t copied = len < size ? len : size - 1;
        memcpy(buffer, text.ptr, copied);
        buffer[copied] = '\0';
    }
    if (ret_len)
        *ret_len = len;
    return 0;
}
