/* SPDX-License-Identifier: Apache-2.0 */
#include "object/literal.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>

#include "base/alloc.h"
#include "base/str.h"
#include "object/number.h"
#include "object/values.h"

enum {
    /* 17 digits tell every double from its neighbours. */
    DOUBLE_DIGITS = 17,
    SECONDS_PER_DAY = 86400,
};

/* A decimal number: 0.d1d2d3... times ten to the power of `point`. */
struct decimal {
    char digits[DOUBLE_DIGITS + 1];
    int count;
    int point;
};

/* ---- doubles ---- */

/* Digits and exponent of what printf writes; whatever stands between the first
 * digit and the others depends on the locale. */
static void decimal_read(double number, int count, struct decimal *ret)
{
    char text[64];
    const char *e = NULL;

    (void)snprintf(text, sizeof(text), "%.*e", count - 1, number);
    e = strchr(text, 'e');
    assert(e);
    ret->digits[0] = text[0];
    memcpy(ret->digits + 1, e - (count - 1), (size_t)count - 1);
    while (count > 1 && ret->digits[count - 1] == '0')
        count--;
    ret->count = count;
    ret->digits[count] = '\0';
    int64_t exponent = 0;
    (void)kin__str_to_i64(kin_s(e + 1 + (e[1] == '+')), &exponent);
    ret->point = (int)exponent + 1;
}

/* As Go's encoder: an exponent only for the very small and the very large. */
static size_t decimal_print(const struct decimal *d, char *ret, size_t size)
{
    int zeros = d->point - d->count;
    int len = 0;

    if (d->point < -5 || d->point > 21)
        len = snprintf(ret, size, "%c%s%se%+d", d->digits[0],
                       d->count > 1 ? "." : "", d->digits + 1, d->point - 1);
    else if (d->point <= 0)
        len = snprintf(ret, size, "0.%.*s%s", -d->point, "00000", d->digits);
    else if (zeros >= 0)
        len = snprintf(ret, size, "%s%.*s", d->digits, zeros,
                       "00000000000000000000");
    else
        len = snprintf(ret, size, "%.*s.%s", d->point, d->digits,
                       d->digits + d->point);
    assert(len > 0 && (size_t)len < size);
    return (size_t)len;
}

size_t kin__double_print(double number, char ret[static KIN__DOUBLE_SIZE])
{
    struct decimal decimal;
    double again = 0;
    size_t len = 0;
    bool negative = signbit(number);

    if (!isfinite(number))
        return 0;
    if (negative)
        ret[0] = '-';
    for (int count = 1; count <= DOUBLE_DIGITS; count++) {
        decimal_read(fabs(number), count, &decimal);
        len = decimal_print(&decimal, ret + negative,
                            KIN__DOUBLE_SIZE - (size_t)negative);
        if (kin__number_to_double(ret, &again) == 0 && again == number)
            break;
    }
    return len + negative;
}

/* ---- numbers ---- */

static size_t skip_digits(kin_str s, size_t i)
{
    while (i < s.len && s.ptr[i] >= '0' && s.ptr[i] <= '9')
        i++;
    return i;
}

static bool at_one_of(kin_str s, size_t i, const char *set)
{
    return i < s.len && s.ptr[i] && strchr(set, s.ptr[i]);
}

bool kin__literal_is_number(kin_str text)
{
    size_t from = at_one_of(text, 0, "-");
    size_t i = skip_digits(text, from);

    if (i == from || (i - from > 1 && text.ptr[from] == '0'))
        return false;
    if (at_one_of(text, i, ".")) {
        from = i + 1;
        i = skip_digits(text, from);
        if (i == from)
            return false;
    }
    if (at_one_of(text, i, "eE")) {
        from = i + 1 + at_one_of(text, i + 1, "+-");
        i = skip_digits(text, from);
        if (i == from)
            return false;
    }
    return i == text.len;
}

/* ---- times ---- */

/* The day of the proleptic Gregorian calendar, counted from 1970: Howard
 * Hinnant's method, with years that begin in March. */
static void civil_from_days(int64_t days, int64_t *ret_year, int *ret_month,
                            int *ret_day)
{
    days += 719468;
    int64_t era = (days >= 0 ? days : days - 146096) / 146097;
    int64_t day_of_era = days - era * 146097;
    int64_t year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36524 -
                           day_of_era / 146096) /
                          365;
    int64_t day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 -
                                        year_of_era / 100);
    int64_t month = (5 * day_of_year + 2) / 153;

    *ret_day = (int)(day_of_year - (153 * month + 2) / 5 + 1);
    *ret_month = (int)(month < 10 ? month + 3 : month - 9);
    *ret_year = year_of_era + era * 400 + (*ret_month <= 2);
}

size_t kin__seconds_print(int64_t seconds, char ret[static KIN__SECONDS_SIZE])
{
    int64_t days = seconds / SECONDS_PER_DAY;
    int64_t rest = seconds % SECONDS_PER_DAY;
    int64_t year = 0;
    int month = 0;
    int day = 0;

    if (rest < 0) {
        rest += SECONDS_PER_DAY;
        days--;
    }
    civil_from_days(days, &year, &month, &day);
    if (year < 1 || year > 9999)
        return 0;
    int len = snprintf(ret, KIN__SECONDS_SIZE, "%04d-%02d-%02dT%02d:%02d:%02dZ",
                       (int)year, month, day, (int)(rest / 3600),
                       (int)(rest / 60 % 60), (int)(rest % 60));
    return (size_t)len;
}

/* ---- values ---- */

/* kin__make_string or kin__make_number. */
typedef int literal_maker(struct kin__arena *arena, kin_str bytes,
                          uint32_t site, kin__val *ret);

/* Whether bytes lie in the arena itself, which may move when it grows. */
static bool arena_holds(const struct kin__arena *arena, kin_str bytes)
{
    uintptr_t from = (uintptr_t)arena->rw;
    uintptr_t at = (uintptr_t)bytes.ptr;

    return arena->rw && at >= from && at < from + arena->top * sizeof(uint32_t);
}

/* Makes a value of bytes that callers may have read from the same arena. */
static int literal_make(struct kin__arena *arena, kin_str bytes,
                        literal_maker *make, kin__val *ret)
{
    if (bytes.len == 0 || !arena_holds(arena, bytes))
        return make(arena, bytes, /* site= */ 0, ret);
    char *copy = kin__strdup(arena->alloc, bytes);
    if (!copy)
        return KIN_ENOMEM;
    int r = make(arena, kin_str_of(copy, bytes.len), /* site= */ 0, ret);
    kin__free(arena->alloc, copy);
    return r;
}

int kin__literal_string(struct kin__arena *arena, kin_str bytes, kin__val *ret)
{
    if (kin__utf8_valid_prefix(bytes) != bytes.len)
        return KIN_EINVAL;
    return literal_make(arena, bytes, kin__make_string, ret);
}

int kin__literal_int(struct kin__arena *arena, int64_t number, kin__val *ret)
{
    char text[24];
    int len = snprintf(text, sizeof(text), "%" PRId64, number);

    return kin__make_number(arena, kin_str_of(text, (size_t)len),
                            /* site= */ 0, ret);
}

int kin__literal_double(struct kin__arena *arena, double number, kin__val *ret)
{
    char text[KIN__DOUBLE_SIZE];
    size_t len = kin__double_print(number, text);

    if (len == 0)
        return KIN_EINVAL;
    return kin__make_number(arena, kin_str_of(text, len), /* site= */ 0, ret);
}

int kin__literal_number(struct kin__arena *arena, kin_str literal,
                        kin__val *ret)
{
    if (!kin__literal_is_number(literal))
        return KIN_EINVAL;
    return literal_make(arena, literal, kin__make_number, ret);
}

int kin__literal_seconds(struct kin__arena *arena, int64_t seconds,
                         kin__val *ret)
{
    char text[KIN__SECONDS_SIZE];
    size_t len = kin__seconds_print(seconds, text);

    if (len == 0)
        return KIN_EINVAL;
    return kin__make_string(arena, kin_str_of(text, len), /* site= */ 0, ret);
}
