/* SPDX-License-Identifier: Apache-2.0 */
/*
 * quantity.c - parsing, arithmetic and formatting of quantities.
 *
 * Every quantity is normalised:
 *   Q1  the magnitude has no trailing zeros (they are in the exponent);
 *   Q2  zero has sign, magnitude and exponent 0;
 *   Q3  the exponent is between -9 and KIN_QUANTITY_EXPONENT_MAX.
 */
#include "object/quantity.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "base/str.h"
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
    NANO_DIGITS = 9,
    /* Maximum digits of short quantities, without and with a binary suffix. */
    SHORT_DIGITS = 18,
    SHORT_BINARY_DIGITS = 14,
    /* With a binary suffix, values with more digits before the point are
     * capped. */
    BINARY_WHOLE_DIGITS = 19,
    /* With Ei, x * 2^60 is rounded up at 9 decimals; decimals of x beyond 69
     * only matter as "not zero", since 2^60 divides 10^(69-9). */
    BINARY_FRACTION_DIGITS = 69,
};

/* Normalises a quantity whose magnitude and sign are set, in units of
 * 10^exponent (at least -9).  0, or KIN_ELIMIT if the exponent is too large. */
static int quantity_finish(kin_quantity *quantity, int64_t exponent)
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
    /* Unsigned negation also works for INT64_MIN. */
    kin__decimal_from_u64(quantity.limbs,
                          value < 0 ? 0 - (uint64_t)value : (uint64_t)value);
    int r = quantity_finish(&quantity, exponent);
    assert(r == 0);
    (void)r; /* unused with NDEBUG */
    return quantity;
}

kin_quantity kin__quantity_of(int64_t value, enum kin__quantity_style style)
{
    return quantity_of(value, 0, style);
}

/* Compares the magnitudes. */
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
    /* The first digits have the same weight, so the shorter number, shifted,
     * becomes as long as the other and fits. */
    bool fits = a->exponent >= b->exponent
                    ? kin__decimal_shift(x, (size_t)(a->exponent - b->exponent))
                    : kin__decimal_shift(y,
                                         (size_t)(b->exponent - a->exponent));
    assert(fits);
    (void)fits; /* unused with NDEBUG */
    return kin__decimal_cmp(x, y);
}

int kin_quantity_cmp(const kin_quantity *a, const kin_quantity *b)
{
    if (a->sign != b->sign)
        return a->sign < b->sign ? -1 : 1;
    return a->sign * quantity_cmp_magnitude(a, b);
}

/* Adds two nonzero quantities; `sign` is the sign of `b` in the sum. */
static int quantity_sum(const kin_quantity *a, const kin_quantity *b, int sign,
                        kin_quantity *ret)
{
    assert(a->sign != 0 && b->sign != 0 && sign != 0);
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

    int r = quantity_finish(&larger, exponent);
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
    assert(quantity->exponent >= DECIMAL_EXPONENT_MIN);
    uint32_t number[KIN__DECIMAL_LIMBS];
    int32_t exponent = quantity->exponent - scale;
    uint64_t magnitude = 0;

    memcpy(number, quantity->limbs, sizeof(number));
    if (exponent >= 0) {
        if (!kin__decimal_shift(number, (size_t)exponent))
            return KIN_ELIMIT;
    } else if (kin__decimal_unshift(number, (size_t)-exponent)) {
        bool fits = kin__decimal_mul_add(number, 1, 1);
        assert(fits); /* because digits were cut off */
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

/* Room for the longest magnitude, two zeros and a NUL. */
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

/* Writes the digits for a binary suffix and returns its number of factors of
 * 1024; false if the quantity cannot be written with one. */
static bool quantity_binary(const kin_quantity *quantity,
                            struct quantity_digits *digits, size_t *ret_factors)
{
    kin_quantity least = quantity_of(1024, 0, KIN__QUANTITY_BINARY);
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

/* Writes the digits for an exponent that is a multiple of three, and returns
 * the exponent. */
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

/*
 * ---- parsing ----
 *
 * Kubernetes has two parsers for one grammar: a fast path for numbers that are
 * sure to fit into 64 bits, and one with big numbers.  Both give the same
 * number, but the fast path may keep the text for output, and only it accepts a
 * number without digits as zero.  Hence parts_are_short(), which decides
 * between them.
 */

/* Parts of a text: [sign] [zeros] whole [. fraction] suffix. */
struct quantity_parts {
    bool is_negative;
    bool has_digit;   /* any digit, including leading zeros */
    kin_str whole;    /* without leading zeros */
    kin_str fraction; /* with trailing zeros */
    kin_str suffix;
    int style;        /* this and the next two: meaning of the suffix */
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
        return kin_error_set(err, KIN_EPARSE,
                             "quantity: '%.*s' is not an exponent",
                             KIN_STR(parts->suffix));
    if (r < 0 || parts->exponent > KIN_QUANTITY_EXPONENT_MAX ||
        parts->exponent < -KIN_QUANTITY_EXPONENT_MAX)
        return kin_error_set(err, KIN_ELIMIT,
                             "quantity: the exponent of '%.*s' exceeds %d",
                             KIN_STR(parts->suffix), KIN_QUANTITY_EXPONENT_MAX);
    parts->style = KIN__QUANTITY_EXPONENT;
    return 0;
}

static int parts_read_suffix(struct quantity_parts *parts, kin_error *err)
{
    static const char decimal[] = "num kMGTPE"; /* ' ' is 10^0, no suffix */
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

/* Whether the last three digits of whole and fraction, ignoring the point, are
 * zeros. */
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

/* Whether Kubernetes keeps the text: the fast path's test for canonical text,
 * which also accepts some other texts. */
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

/* A number being read digit by digit; zeros are added when a nonzero digit
 * follows. */
struct quantity_reader {
    uint32_t *number;
    size_t zeros;     /* read since the last nonzero digit */
    int64_t weight;   /* weight of the last nonzero digit: 10^weight */
    int64_t position; /* weight of the next digit */
    int64_t least;    /* digits of lower weight only set `is_cut` */
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

/* Reads whole and fraction into a magnitude in units of 10^weight. */
static bool reader_run(struct quantity_reader *reader,
                       const struct quantity_parts *parts)
{
    reader->position = parts->exponent + (int64_t)parts->whole.len - 1;
    return reader_take(reader, parts->whole) &&
           (reader->is_cut || reader_take(reader, parts->fraction));
}

/* Rounds up to multiples of 10^-9. */
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

/* Computes the exact number of a short text; false if 64 bits may not suffice.
 */
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

/* Fast path for most quantities; false for the others. */
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
    if (quantity_finish(quantity, reader.weight) < 0)
        return kin_error_set(err, KIN_ELIMIT, "quantity: beyond 10^%d",
                             KIN_QUANTITY_EXPONENT_MAX);
    return 0;
}

static int parts_to_binary(const struct quantity_parts *parts,
                           kin_quantity *quantity, kin_error *err)
{
    const kin_quantity most = quantity_of(INT64_MAX, 0, KIN__QUANTITY_BINARY);
    const kin_quantity one = quantity_of(1, 0, KIN__QUANTITY_BINARY);
    struct quantity_reader reader = {
        .number = quantity->limbs,
        .least = -BINARY_FRACTION_DIGITS,
    };
    int8_t sign = quantity->sign;
    bool fits = parts->whole.len <= BINARY_WHOLE_DIGITS;

    /* No overflow below: at most 19 + 69 digits were read, and the factors add
     * at most 19. */
    fits = fits && reader_run(&reader, parts);
    for (unsigned i = 0; fits && i < parts->factors; i++)
        fits = kin__decimal_mul_add(quantity->limbs, 1024, 0);
    fits = fits && reader_round(&reader);
    quantity->sign = 1;
    if (fits && quantity_finish(quantity, reader.weight) < 0)
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

int kin__quantity_normalize(kin_str text, char *buffer, size_t size,
                            size_t *ret_len, kin_error *err)
{
    kin_quantity quantity = {0};
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
