/* SPDX-License-Identifier: Apache-2.0 */
#include "object/number.h"

#include <locale.h>
#include <math.h>
#include <stdlib.h>

#include <kin/error.h>

enum {
    /* Number of digits that always fit into a uint64_t. */
    INT_DIGITS_MAX = 19,
};

/* Larger than any exponent that the length of a literal could compensate for.
 */
#define EXPONENT_MAX (INT64_C(1) << 40)

/* Parts of a literal: digits (possibly with a point) times 10^exponent. */
struct number_parts {
    kin_str digits;   /* from the first to the last nonzero digit */
    int64_t exponent; /* weight of the last digit */
    bool is_negative;
};

static int64_t exponent_read(kin_str text)
{
    bool is_negative = text.len > 0 && text.ptr[0] == '-';
    size_t i = text.len > 0 && (text.ptr[0] == '-' || text.ptr[0] == '+');
    int64_t value = 0;

    for (; i < text.len && value < EXPONENT_MAX; i++)
        value = value * 10 + (text.ptr[i] - '0');
    return is_negative ? -value : value;
}

/* Returns the position of the exponent's letter, or the end. */
static size_t mantissa_len(kin_str literal)
{
    size_t i = 0;

    while (i < literal.len && literal.ptr[i] != 'e' && literal.ptr[i] != 'E')
        i++;
    return i;
}

static struct number_parts number_split(kin_str literal)
{
    struct number_parts parts = {.is_negative = literal.len > 0 &&
                                                literal.ptr[0] == '-'};
    size_t len = mantissa_len(literal);
    size_t from = parts.is_negative;
    size_t to = len;

    if (len < literal.len)
        parts.exponent = exponent_read(
            kin_str_of(literal.ptr + len + 1, literal.len - len - 1));
    const char *point = memchr(literal.ptr, '.', len);
    if (point)
        parts.exponent -= (int64_t)(literal.ptr + len - (point + 1));
    while (to > from &&
           (literal.ptr[to - 1] == '0' || literal.ptr[to - 1] == '.')) {
        parts.exponent += literal.ptr[to - 1] == '0';
        to--;
    }
    while (from < to && (literal.ptr[from] == '0' || literal.ptr[from] == '.'))
        from++;
    parts.digits = kin_str_of(literal.ptr + from, to - from);
    return parts;
}

/* Appends a digit; false on overflow. */
static bool int_push(uint64_t *value, unsigned digit)
{
    return !__builtin_mul_overflow(*value, 10u, value) &&
           !__builtin_add_overflow(*value, digit, value);
}

int kin__number_to_int(kin_str literal, int64_t *ret)
{
    struct number_parts parts = number_split(literal);
    uint64_t limit = (uint64_t)INT64_MAX + parts.is_negative;
    uint64_t value = 0;

    if (parts.digits.len > 0 && parts.exponent < 0)
        return KIN_EINVAL;
    for (size_t i = 0; i < parts.digits.len; i++)
        if (parts.digits.ptr[i] != '.' &&
            !int_push(&value, (unsigned)(parts.digits.ptr[i] - '0')))
            return KIN_ELIMIT;
    for (int64_t i = 0; value > 0 && i < parts.exponent; i++)
        if (i > INT_DIGITS_MAX || !int_push(&value, 0))
            return KIN_ELIMIT;
    if (value > limit)
        return KIN_ELIMIT;
    *ret = (int64_t)(parts.is_negative ? 0 - value : value);
    return 0;
}

int kin__number_to_double(const char *literal, double *ret)
{
    /* The locale "C" is static in every C library, so nothing is allocated;
     * strtod() is only a fallback. */
    locale_t c = newlocale(LC_ALL_MASK, "C", (locale_t)0);
    double value = c ? strtod_l(literal, /* end= */ NULL, c)
                     : strtod(literal, /* end= */ NULL);

    if (c)
        freelocale(c);
    if (isinf(value))
        return KIN_ELIMIT;
    *ret = value;
    return 0;
}
