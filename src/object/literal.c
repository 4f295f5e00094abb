/* SPDX-License-Identifier: Apache-2.0 */
#include "object/literal.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>

#include <kin/time.h>

#include "base/alloc.h"
#include "base/str.h"
#include "object/number.h"
#include "object/values.h"

_Static_assert((int)KIN__SECONDS_SIZE <= (int)KIN__DOUBLE_SIZE,
               "one buffer is enough for both");

enum {
    /* 17 digits identify every double. */
    DOUBLE_DIGITS = 17,
};

/* Start of these years in seconds since 1970. */
#define SECONDS_YEAR_1 INT64_C(-62135596800)
#define SECONDS_YEAR_10000 INT64_C(253402300800)

/* A decimal number: 0.d1d2d3... times ten to the power of `point`. */
struct decimal {
    char digits[DOUBLE_DIGITS + 1];
    int count;
    int point;
};

/* ---- doubles ---- */

/* Gets the digits and the exponent from printf's output; the separator after
 * the first digit depends on the locale. */
static void decimal_read(double number, int count, struct decimal *ret)
{
    char text[64];
    const char *e = NULL;

    assert(count >= 1 && count <= DOUBLE_DIGITS);
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

/* Formats like Go's encoder: with an exponent only if very small or very large.
 */
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

size_t kin__seconds_print(int64_t seconds, char ret[static KIN__SECONDS_SIZE])
{
    if (seconds < SECONDS_YEAR_1 || seconds >= SECONDS_YEAR_10000)
        return 0;
    return kin_time_format((kin_time){.seconds = seconds}, ret,
                           KIN__SECONDS_SIZE);
}

/* ---- values ---- */

/* kin__make_string() or kin__make_number(). */
typedef int literal_maker(struct kin__arena *arena, kin_str bytes,
                          uint32_t site, kin__val *ret);

/* Whether bytes are in the arena itself, which may move when it grows. */
static bool arena_holds(const struct kin__arena *arena, kin_str bytes)
{
    uintptr_t from = (uintptr_t)arena->rw;
    uintptr_t at = (uintptr_t)bytes.ptr;

    return arena->rw && at >= from && at < from + arena->top * sizeof(uint32_t);
}

/* Creates a value from bytes that may be in the same arena. */
static int literal_copy(struct kin__arena *arena, kin_str bytes,
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

static int literal_make_string(struct kin__arena *arena, kin_str bytes,
                               bool names_time, kin__val *ret)
{
    kin__val time = names_time ? kin__val_parse_time(bytes) : KIN__VAL_NONE;

    if (time) {
        *ret = time;
        return 0;
    }
    if (kin__utf8_valid_prefix(bytes) != bytes.len)
        return KIN_EINVAL;
    return literal_copy(arena, bytes, kin__make_string, ret);
}

static int literal_make_number(struct kin__arena *arena, kin_str text,
                               kin__val *ret)
{
    if (!kin__literal_is_number(text))
        return KIN_EINVAL;
    return literal_copy(arena, text, kin__make_number, ret);
}

int kin__literal_make(struct kin__arena *arena,
                      const struct kin__literal *literal, bool names_time,
                      kin__val *ret)
{
    char text[KIN__DOUBLE_SIZE];
    size_t len = 0;

    switch (literal->kind) {
    case KIN__LITERAL_STRING:
        return literal_make_string(arena, literal->text, names_time, ret);
    case KIN__LITERAL_NUMBER:
        return literal_make_number(arena, literal->text, ret);
    case KIN__LITERAL_SECONDS:
        len = kin__seconds_print(literal->integer, text);
        return len == 0 ? KIN_EINVAL
                        : literal_make_string(arena, kin_str_of(text, len),
                                              names_time, ret);
    case KIN__LITERAL_DOUBLE:
        len = kin__double_print(literal->real, text);
        break;
    case KIN__LITERAL_INT:
        if (literal->integer >= KIN__INT_MIN &&
            literal->integer <= KIN__INT_MAX) {
            *ret = kin__val_of_int((int32_t)literal->integer);
            return 0;
        }
        len = (size_t)snprintf(text, sizeof(text), "%" PRId64,
                               literal->integer);
        break;
    }
    return literal_make_number(arena, kin_str_of(text, len), ret);
}

const char *kin__literal_fault(enum kin__literal_kind kind)
{
    static const char *const faults[] = {
        [KIN__LITERAL_INT] = "not an integer",
        [KIN__LITERAL_DOUBLE] = "not finite",
        [KIN__LITERAL_NUMBER] = "not a JSON number",
        [KIN__LITERAL_STRING] = "not UTF-8",
        [KIN__LITERAL_SECONDS] = "the year is not between 1 and 9999",
    };

    return faults[kind];
}
