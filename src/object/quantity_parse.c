/* SPDX-License-Identifier: Apache-2.0 */
/*
 * quantity_parse.c - from text to quantity.
 *
 * Kubernetes has two readers for one grammar: a short-cut for numbers that
 * surely fit 64 bits, and one with big numbers.  Both give the same number, but
 * the short-cut may keep the text for writing, and only it takes a number
 * without any digit for zero.  Hence parts_are_short(), which tells where they
 * divide.
 */
#include "object/quantity.h"

#include <string.h>

#include "base/str.h"
#include "object/decimal.h"

enum {
    NANO_DIGITS = 9,
    /* Digits that are short for sure, without and with a binary suffix. */
    SHORT_DIGITS = 18,
    SHORT_BINARY_DIGITS = 14,
    /* With a binary suffix, more digits before the point are capped anyway. */
    BINARY_WHOLE_DIGITS = 19,
    /* With Ei, x * 2^60 is rounded up at 9 places; more than 69 places of x
     * matter only as "not zero", since 2^60 divides 10^(69-9). */
    BINARY_FRACTION_DIGITS = 69,
};

/* A text taken apart: [sign] [zeros] whole [. fraction] suffix. */
struct quantity_parts {
    bool is_negative;
    bool has_digit;   /* at all, be it a leading zero */
    kin_str whole;    /* without leading zeros */
    kin_str fraction; /* with all its zeros */
    kin_str suffix;
    int style;        /* and the two that follow: meaning of the suffix */
    int64_t exponent; /* of ten */
    unsigned factors; /* of 1024 */
};

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static kin_str take_digits(kin_str *rest)
{
    size_t len = 0;

    while (len < rest->len && is_digit(rest->ptr[len]))
        len++;
    kin_str digits = kin__str_slice(*rest, 0, len);
    *rest = kin__str_slice(*rest, len, rest->len);
    return digits;
}

static bool take_byte(kin_str *rest, char byte)
{
    if (rest->len == 0 || rest->ptr[0] != byte)
        return false;
    *rest = kin__str_slice(*rest, 1, rest->len);
    return true;
}

static void parts_split(kin_str text, struct quantity_parts *ret)
{
    kin_str rest = text;

    *ret = (struct quantity_parts){.style = KIN__QUANTITY_DECIMAL};
    ret->is_negative = take_byte(&rest, '-');
    if (!ret->is_negative)
        (void)take_byte(&rest, '+');
    while (take_byte(&rest, '0'))
        ret->has_digit = true;
    ret->whole = take_digits(&rest);
    if (take_byte(&rest, '.'))
        ret->fraction = take_digits(&rest);
    ret->has_digit |= ret->whole.len > 0 || ret->fraction.len > 0;
    ret->suffix = rest;
}

static int parts_read_exponent(struct quantity_parts *parts, kin_error *err)
{
    kin_str digits = kin__str_slice(parts->suffix, 1, parts->suffix.len);
    bool has_plus = take_byte(&digits, '+');
    int r = has_plus && digits.len > 0 && digits.ptr[0] == '-'
                ? KIN_EINVAL
                : kin__str_to_i64(digits, &parts->exponent);

    if (r == KIN_EINVAL)
        return kin_error_set(err, KIN_EPARSE, "quantity: '%.*s' is no exponent",
                             KIN_STR(parts->suffix));
    if (r < 0 || parts->exponent > KIN_QUANTITY_EXPONENT_MAX ||
        parts->exponent < -KIN_QUANTITY_EXPONENT_MAX)
        return kin_error_set(err, KIN_ELIMIT,
                             "quantity: the exponent of '%.*s' is beyond %d",
                             KIN_STR(parts->suffix), KIN_QUANTITY_EXPONENT_MAX);
    parts->style = KIN__QUANTITY_EXPONENT;
    return 0;
}

static int parts_read_suffix(struct quantity_parts *parts, kin_error *err)
{
    static const char decimal[] = "num kMGTPE"; /* ' ' for none, 10^0 */
    static const char binary[] = "KMGTPE";
    kin_str suffix = parts->suffix;
    const char *at = NULL;

    if (suffix.len == 0)
        return 0;
    char first = suffix.ptr[0];
    if (suffix.len == 1 && first != ' ')
        at = memchr(decimal, first, sizeof(decimal) - 1);
    if (at) {
        parts->exponent = 3 * (at - decimal) - NANO_DIGITS;
        return 0;
    }
    if (suffix.len == 2 && suffix.ptr[1] == 'i')
        at = memchr(binary, first, sizeof(binary) - 1);
    if (at) {
        parts->style = KIN__QUANTITY_BINARY;
        parts->factors = (unsigned)(at - binary) + 1;
        return 0;
    }
    if (suffix.len > 1 && (first == 'e' || first == 'E'))
        return parts_read_exponent(parts, err);
    return kin_error_set(err, KIN_EPARSE,
                         "quantity: '%.*s' is neither a digit nor a suffix",
                         KIN_STR(suffix));
}

static bool parts_are_short(const struct quantity_parts *parts)
{
    size_t whole = parts->whole.len > 0 ? parts->whole.len : 1;

    if (parts->style == KIN__QUANTITY_BINARY)
        return parts->fraction.len == 0 &&
               whole + 3 * parts->factors <= SHORT_BINARY_DIGITS;
    return whole + parts->fraction.len <= SHORT_DIGITS &&
           parts->exponent - (int64_t)parts->fraction.len >= -NANO_DIGITS;
}

/* The last three digits of whole and fraction, without the point, are zeros. */
static bool parts_end_in_thousand(const struct quantity_parts *parts)
{
    size_t len = parts->whole.len + parts->fraction.len;

    if (len < 3)
        return false;
    for (size_t i = len - 3; i < len; i++) {
        char digit = i < parts->whole.len
                         ? parts->whole.ptr[i]
                         : parts->fraction.ptr[i - parts->whole.len];
        if (digit != '0')
            return false;
    }
    return true;
}

/* Whether Kubernetes keeps the text: the short-cut's idea of a canonical one,
 * which lets some others pass. */
static bool parts_are_verbatim(const struct quantity_parts *parts)
{
    uint64_t value = 0;

    if (!parts_are_short(parts) || parts->whole.len == 0)
        return false;
    if (parts->style == KIN__QUANTITY_BINARY)
        return kin__str_to_u64(parts->whole, &value) == 0 && value % 8 != 0;
    return (parts->exponent - (int64_t)parts->fraction.len) % 3 == 0 &&
           !parts_end_in_thousand(parts);
}

/* A number being read digit by digit; zeros count once another digit comes. */
struct quantity_reader {
    uint32_t *number;
    size_t zeros;     /* read since the last other digit */
    int64_t weight;   /* of the last other digit: 10^weight */
    int64_t position; /* weight of the next digit */
    int64_t least;    /* digits of less weight only set `is_cut` */
    bool is_cut;
};

static bool reader_take(struct quantity_reader *reader, kin_str digits)
{
    for (size_t i = 0; i < digits.len; i++) {
        uint32_t digit = (uint32_t)(digits.ptr[i] - '0');
        int64_t weight = reader->position--;
        if (digit == 0) {
            reader->zeros++;
            continue;
        }
        if (weight < reader->least) {
            reader->is_cut = true;
            return true;
        }
        if (!kin__decimal_shift(reader->number, reader->zeros) ||
            !kin__decimal_mul_add(reader->number, 10, digit))
            return false;
        reader->zeros = 0;
        reader->weight = weight;
    }
    return true;
}

/* Reads whole and fraction into a magnitude that counts 10^weight. */
static bool reader_run(struct quantity_reader *reader,
                       const struct quantity_parts *parts)
{
    reader->position = parts->exponent + (int64_t)parts->whole.len - 1;
    return reader_take(reader, parts->whole) &&
           (reader->is_cut || reader_take(reader, parts->fraction));
}

/* Rounds up what is finer than a billionth. */
static bool reader_round(struct quantity_reader *reader)
{
    int64_t finer = -NANO_DIGITS - reader->weight;

    if (finer > 0)
        reader->is_cut |= kin__decimal_unshift(reader->number, (size_t)finer);
    else if (reader->is_cut &&
             !kin__decimal_shift(reader->number, (size_t)-finer))
        return false;
    if (finer > 0 || reader->is_cut)
        reader->weight = -NANO_DIGITS;
    return !reader->is_cut || kin__decimal_mul_add(reader->number, 1, 1);
}

static int quantity_too_long(kin_error *err)
{
    return kin_error_set(err, KIN_ELIMIT,
                         "quantity: more than %d significant digits",
                         KIN_QUANTITY_DIGITS_MAX);
}

/* The number of a short text, exactly; false where 64 bits may not do. */
static bool parts_to_u64(const struct quantity_parts *parts, uint64_t *ret)
{
    uint64_t value = 0;

    if (!parts_are_short(parts))
        return false;
    for (size_t i = 0; i < parts->whole.len; i++)
        value = value * 10 + (uint64_t)(parts->whole.ptr[i] - '0');
    for (size_t i = 0; i < parts->fraction.len; i++)
        value = value * 10 + (uint64_t)(parts->fraction.ptr[i] - '0');
    for (unsigned i = 0; i < parts->factors; i++)
        if (__builtin_mul_overflow(value, UINT64_C(1024), &value))
            return false;
    *ret = value;
    return parts->style != KIN__QUANTITY_BINARY || value <= INT64_MAX;
}

/* What most quantities need; false for the others. */
static bool parts_to_short(const struct quantity_parts *parts,
                           kin_quantity *quantity)
{
    int64_t exponent = parts->exponent - (int64_t)parts->fraction.len;
    uint64_t value = 0;

    if (!parts_to_u64(parts, &value))
        return false;
    for (; value > 0 && value % 10 == 0; value /= 10)
        exponent++;
    if (exponent > KIN_QUANTITY_EXPONENT_MAX)
        return false;
    if (value == 0)
        quantity->sign = 0;
    kin__decimal_from_u64(quantity->limbs, value);
    quantity->exponent = value == 0 ? 0 : (int32_t)exponent;
    return true;
}

static int parts_to_decimal(const struct quantity_parts *parts,
                            kin_quantity *quantity, kin_error *err)
{
    struct quantity_reader reader = {
        .number = quantity->limbs,
        .least = -NANO_DIGITS,
    };

    if (!reader_run(&reader, parts) || !reader_round(&reader))
        return quantity_too_long(err);
    if (kin__quantity_finish(quantity, reader.weight) < 0)
        return kin_error_set(err, KIN_ELIMIT, "quantity: beyond 10^%d",
                             KIN_QUANTITY_EXPONENT_MAX);
    return 0;
}

static int parts_to_binary(const struct quantity_parts *parts,
                           kin_quantity *quantity, kin_error *err)
{
    const kin_quantity most = kin__quantity_of(INT64_MAX, KIN__QUANTITY_BINARY);
    const kin_quantity one = kin__quantity_of(1, KIN__QUANTITY_BINARY);
    struct quantity_reader reader = {
        .number = quantity->limbs,
        .least = -BINARY_FRACTION_DIGITS,
    };
    int8_t sign = quantity->sign;
    bool fits = parts->whole.len <= BINARY_WHOLE_DIGITS;

    /* Nothing below runs out of digits: 19 and 69 were read, and the factors
     * add at most 19. */
    fits = fits && reader_run(&reader, parts);
    for (unsigned i = 0; fits && i < parts->factors; i++)
        fits = kin__decimal_mul_add(quantity->limbs, 1024, 0);
    fits = fits && reader_round(&reader);
    quantity->sign = 1;
    if (fits && kin__quantity_finish(quantity, reader.weight) < 0)
        return quantity_too_long(err);
    if (!fits || kin_quantity_cmp(quantity, &most) > 0)
        *quantity = most;
    if (quantity->sign != 0 && kin_quantity_cmp(quantity, &one) < 0)
        quantity->style = KIN__QUANTITY_DECIMAL;
    quantity->sign = (int8_t)(quantity->sign * sign);
    return 0;
}

int kin_quantity_parse(kin_str text, kin_quantity *ret, kin_error *err)
{
    struct quantity_parts parts;

    parts_split(text, &parts);
    int r = parts_read_suffix(&parts, err);
    if (r < 0)
        return r;
    if (text.len == 0 || (!parts.has_digit && !parts_are_short(&parts)))
        return kin_error_set(err, KIN_EPARSE, "quantity: '%.*s' has no digits",
                             KIN_STR(text));

    kin_quantity quantity = {
        .sign = parts.is_negative ? -1 : 1,
        .style = (uint8_t)parts.style,
        .is_verbatim = parts_are_verbatim(&parts),
    };
    if (!parts_to_short(&parts, &quantity))
        r = parts.style == KIN__QUANTITY_BINARY
                ? parts_to_binary(&parts, &quantity, err)
                : parts_to_decimal(&parts, &quantity, err);
    if (r < 0)
        return r;
    *ret = quantity;
    return 0;
}
