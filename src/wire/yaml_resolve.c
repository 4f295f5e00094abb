/* SPDX-License-Identifier: Apache-2.0 */
/*
 * yaml_resolve.c - words, numbers and dates of YAML as Kubernetes reads them.
 *
 * The order matters: words, then .nan and .inf, then dates, then integers, then
 * floats.  Everything else is a string.
 */
#include "wire/yaml_resolve.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>

#include "base/str.h"
#include "object/number.h"

enum {
    /* Longer numbers are strings; no double needs so many digits. */
    YAML_MAX_NUMBER = 512,
};

/* ---- words ---- */

struct yaml_word {
    const char *lower; /* also accepted as Lower and LOWER */
    enum kin__yaml_kind kind;
    bool boolean;
};

static const struct yaml_word yaml_words[] = {
    {"true", KIN__YAML_BOOL, true},  {"false", KIN__YAML_BOOL, false},
    {"yes", KIN__YAML_BOOL, true},   {"no", KIN__YAML_BOOL, false},
    {"on", KIN__YAML_BOOL, true},    {"off", KIN__YAML_BOOL, false},
    {"y", KIN__YAML_BOOL, true},     {"n", KIN__YAML_BOOL, false},
    {"null", KIN__YAML_NULL, false}, {"~", KIN__YAML_NULL, false},
    {"", KIN__YAML_NULL, false},
};

static bool is_upper(char c)
{
    return c >= 'A' && c <= 'Z';
}

/* All lower case, all upper case, or only the first letter in upper case. */
static bool case_is_regular(kin_str text)
{
    bool rest_upper = text.len > 1 && is_upper(text.ptr[1]);

    for (size_t i = 1; i < text.len; i++)
        if (is_upper(text.ptr[i]) != rest_upper)
            return false;
    return !rest_upper || is_upper(text.ptr[0]);
}

static bool resolve_word(kin_str text, struct kin__yaml_scalar *ret)
{
    if (text.len > 5 || !case_is_regular(text))
        return false;
    for (size_t i = 0; i < sizeof(yaml_words) / sizeof(yaml_words[0]); i++) {
        if (!kin__str_eq_nocase(text, kin_s(yaml_words[i].lower)))
            continue;
        ret->kind = yaml_words[i].kind;
        ret->boolean = yaml_words[i].boolean;
        return true;
    }
    return false;
}

/* Resolves .nan and .inf; the letters follow the case rules of words. */
static bool resolve_special(kin_str text, struct kin__yaml_scalar *ret)
{
    bool is_signed = text.len > 0 && (text.ptr[0] == '+' || text.ptr[0] == '-');
    kin_str name = kin__str_slice(text, is_signed, SIZE_MAX);

    if (name.len != 4 || name.ptr[0] != '.')
        return false;
    /* Three spellings only: .Nan is not one of them. */
    bool is_nan = kin_str_eq(name, KIN__S(".nan")) ||
                  kin_str_eq(name, KIN__S(".NaN")) ||
                  kin_str_eq(name, KIN__S(".NAN"));
    bool is_inf = kin__str_eq_nocase(name, KIN__S(".inf")) &&
                  case_is_regular(kin__str_slice(name, 1, SIZE_MAX));
    if (is_nan && !is_signed)
        ret->number = (double)NAN;
    else if (is_inf)
        ret->number = text.ptr[0] == '-' ? -HUGE_VAL : HUGE_VAL;
    else
        return false;
    ret->kind = KIN__YAML_FLOAT;
    return true;
}

/* ---- numbers ---- */

/* Removes the prefix of a base from the digits; returns the base. */
static unsigned cut_base(kin_str *digits)
{
    unsigned base = 10;

    if (digits->len < 2 || digits->ptr[0] != '0')
        return base;
    switch (digits->ptr[1]) {
    case 'x':
    case 'X':
        base = 16;
        break;
    case 'o':
    case 'O':
        base = 8;
        break;
    case 'b':
    case 'B':
        base = 2;
        break;
    default:
        *digits = kin__str_slice(*digits, 1, SIZE_MAX);
        return 8;
    }
    *digits = kin__str_slice(*digits, 2, SIZE_MAX);
    return base;
}

static bool resolve_int(kin_str text, struct kin__yaml_scalar *ret)
{
    bool is_signed = text.len > 0 && (text.ptr[0] == '+' || text.ptr[0] == '-');
    bool is_negative = is_signed && text.ptr[0] == '-';
    kin_str digits = kin__str_slice(text, is_signed, SIZE_MAX);
    unsigned base = cut_base(&digits);
    uint64_t value = 0;

    if (digits.len == 0)
        return false;
    for (size_t i = 0; i < digits.len; i++) {
        unsigned digit = (unsigned)kin__hex_digit(digits.ptr[i]);
        if (digit >= base || __builtin_mul_overflow(value, base, &value) ||
            __builtin_add_overflow(value, digit, &value))
            return false;
    }
    /* Only a number without a sign may use all 64 bits. */
    uint64_t max = is_negative ? (uint64_t)INT64_MAX + 1 : INT64_MAX;
    if (is_signed && value > max)
        return false;
    ret->kind = KIN__YAML_INT;
    ret->magnitude = value;
    ret->is_negative = is_negative && value > 0;
    return true;
}

static size_t skip_digits(kin_str s, size_t i)
{
    while (i < s.len && s.ptr[i] >= '0' && s.ptr[i] <= '9')
        i++;
    return i;
}

/* [-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)? */
static bool looks_like_float(kin_str s)
{
    size_t from = s.len > 0 && (s.ptr[0] == '+' || s.ptr[0] == '-');
    size_t i = skip_digits(s, from);
    size_t whole = i - from;

    if (i < s.len && s.ptr[i] == '.') {
        from = ++i;
        i = skip_digits(s, i);
        if (whole == 0 && i == from)
            return false;
    } else if (whole == 0) {
        return false;
    }
    if (i < s.len && (s.ptr[i] == 'e' || s.ptr[i] == 'E')) {
        i++;
        if (i < s.len && (s.ptr[i] == '+' || s.ptr[i] == '-'))
            i++;
        from = i;
        i = skip_digits(s, i);
        if (i == from)
            return false;
    }
    return i == s.len;
}

static bool resolve_float(kin_str text, struct kin__yaml_scalar *ret)
{
    char literal[YAML_MAX_NUMBER + 1];

    if (text.len > YAML_MAX_NUMBER || !looks_like_float(text))
        return false;
    memcpy(literal, text.ptr, text.len);
    literal[text.len] = '\0';
    /* What does not fit into a double is a string, as in Go. */
    if (kin__number_to_double(literal, &ret->number) < 0)
        return false;
    ret->kind = KIN__YAML_FLOAT;
    return true;
}

static bool is_between_digits(kin_str s, size_t i)
{
    return i > 0 && skip_digits(s, i - 1) == i && skip_digits(s, i + 1) > i + 1;
}

static bool resolve_number(kin_str text, struct kin__yaml_scalar *ret)
{
    char plain[YAML_MAX_NUMBER];
    size_t len = 0;

    for (size_t i = 0; i < text.len; i++) {
        /* With a leading point Go accepts underscores between digits only. */
        if (text.ptr[i] == '_' &&
            (text.ptr[0] != '.' || is_between_digits(text, i)))
            continue;
        if (len == sizeof(plain))
            return false;
        plain[len++] = text.ptr[i];
    }
    return resolve_int(kin_str_of(plain, len), ret) ||
           resolve_float(kin_str_of(plain, len), ret);
}

/* ---- dates ---- */

/* Removes one or two digits and returns their value; -1 without any. */
static int cut_pair(kin_str *s)
{
    size_t len = skip_digits(kin__str_slice(*s, 0, 2), 0);
    uint64_t value = 0;

    if (kin__str_to_u64(kin__str_slice(*s, 0, len), &value) < 0)
        return -1;
    *s = kin__str_slice(*s, len, SIZE_MAX);
    return (int)value;
}

static bool cut_byte(kin_str *s, char byte)
{
    if (s->len == 0 || s->ptr[0] != byte)
        return false;
    *s = kin__str_slice(*s, 1, SIZE_MAX);
    return true;
}

static bool cut_date(kin_str *s)
{
    static const int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    uint64_t year = 0;

    if (skip_digits(*s, 0) != 4 ||
        kin__str_to_u64(kin__str_slice(*s, 0, 4), &year) < 0)
        return false;
    *s = kin__str_slice(*s, 4, SIZE_MAX);
    int month = cut_byte(s, '-') ? cut_pair(s) : -1;
    int day = cut_byte(s, '-') ? cut_pair(s) : -1;
    if (month < 1 || month > 12 || day < 1)
        return false;
    bool is_leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
    return day <= days[month - 1] + (month == 2 && is_leap);
}

static bool cut_clock(kin_str *s)
{
    int hour = cut_pair(s);
    int minute = cut_byte(s, ':') ? cut_pair(s) : -1;
    int second = cut_byte(s, ':') ? cut_pair(s) : -1;

    if (hour < 0 || hour > 23 || minute < 0 || minute > 59 || second < 0 ||
        second > 59)
        return false;
    bool has_fraction = s->len > 1 && (s->ptr[0] == '.' || s->ptr[0] == ',') &&
                        skip_digits(*s, 1) > 1;
    if (has_fraction)
        *s = kin__str_slice(*s, skip_digits(*s, 1), SIZE_MAX);
    return true;
}

/* Whether the text is exactly "Z" or like "+01:30". */
static bool is_zone(kin_str s)
{
    if (kin_str_eq(s, KIN__S("Z")))
        return true;
    if (s.len != 6 || (s.ptr[0] != '+' && s.ptr[0] != '-') ||
        skip_digits(s, 1) != 3 || s.ptr[3] != ':' || skip_digits(s, 4) != 6)
        return false;
    return (s.ptr[1] - '0') * 10 + s.ptr[2] - '0' <= 24 &&
           (s.ptr[4] - '0') * 10 + s.ptr[5] - '0' <= 60;
}

static bool looks_like_time(kin_str s)
{
    if (!cut_date(&s))
        return false;
    if (s.len == 0)
        return true;
    if (cut_byte(&s, ' '))
        return cut_clock(&s) && s.len == 0;
    if (!cut_byte(&s, 'T') && !cut_byte(&s, 't'))
        return false;
    return cut_clock(&s) && is_zone(s);
}

/* ---- resolving ---- */

void kin__yaml_resolve(kin_str text, struct kin__yaml_scalar *ret)
{
    *ret = (struct kin__yaml_scalar){.kind = KIN__YAML_STRING};
    if (resolve_word(text, ret) || resolve_special(text, ret))
        return;
    bool is_digit = text.ptr[0] >= '0' && text.ptr[0] <= '9';
    if (!is_digit && text.ptr[0] != '+' && text.ptr[0] != '-' &&
        text.ptr[0] != '.')
        return;
    if (looks_like_time(text))
        ret->kind = KIN__YAML_TIME;
    else
        (void)resolve_number(text, ret); /* otherwise a string */
}

/* 190:20:30 is a number in YAML 1.1, which Go does not support, but others do.
 * [-+]?[0-9][0-9_]*(:[0-5]?[0-9])+(\.[0-9_]*)? */
static bool looks_sexagesimal(kin_str s)
{
    size_t i = s.len > 0 && (s.ptr[0] == '+' || s.ptr[0] == '-');
    size_t groups = 0;

    if (skip_digits(s, i) == i)
        return false;
    while (i < s.len && (skip_digits(s, i) > i || s.ptr[i] == '_'))
        i++;
    while (i < s.len && s.ptr[i] == ':') {
        size_t end = skip_digits(kin__str_slice(s, 0, i + 3), i + 1);
        size_t len = end - i - 1;
        if (len == 0 || (len == 2 && s.ptr[i + 1] > '5'))
            return false;
        i = end;
        groups++;
    }
    if (groups > 0 && i < s.len && s.ptr[i] == '.')
        for (i++; i < s.len && (skip_digits(s, i) > i || s.ptr[i] == '_');)
            i++;
    return groups > 0 && i == s.len;
}

bool kin__yaml_is_plain_string(kin_str text)
{
    struct kin__yaml_scalar scalar;

    kin__yaml_resolve(text, &scalar);
    return scalar.kind == KIN__YAML_STRING && !looks_sexagesimal(text);
}

/* ---- writing floats ---- */

/* Digits, as in d.ddd times ten to the power of `exponent`. */
struct yaml_digits {
    char digits[20];
    int count;
    int exponent;
};

static void digits_of(double number, int count, struct yaml_digits *ret)
{
    char text[64];
    int64_t exponent = 0;

    (void)snprintf(text, sizeof(text), "%.*e", count - 1, number);
    const char *e = strchr(text, 'e');
    assert(e);
    assert(count >= 1 && (size_t)count < sizeof(ret->digits));
    /* The separator behind the first digit depends on the locale. */
    ret->digits[0] = text[0];
    memcpy(ret->digits + 1, e - (count - 1), (size_t)count - 1);
    while (count > 1 && ret->digits[count - 1] == '0')
        count--;
    ret->digits[count] = '\0';
    ret->count = count;
    (void)kin__str_to_i64(kin_s(e + 1 + (e[1] == '+')), &exponent);
    ret->exponent = (int)exponent;
}

/* Whether the digits read back as the same number. */
static bool digits_suffice(const struct yaml_digits *d, double number,
                           bool is_single)
{
    char literal[32];
    double again = 0;

    (void)snprintf(literal, sizeof(literal), "%se%d", d->digits,
                   d->exponent - d->count + 1);
    if (kin__number_to_double(literal, &again) < 0)
        return false;
    return is_single ? (float)again == (float)number : again == number;
}

static size_t digits_print(const struct yaml_digits *d, const char *sign,
                           char ret[static KIN__YAML_FLOAT_SIZE])
{
    size_t size = KIN__YAML_FLOAT_SIZE;
    int whole = d->exponent + 1;
    int len = 0;

    assert(d->count >= 1);
    if (d->exponent < -4 || d->exponent >= 6)
        len = snprintf(ret, size, "%s%c%s%se%+03d", sign, d->digits[0],
                       d->count > 1 ? "." : "", d->digits + 1, d->exponent);
    else if (whole <= 0)
        len = snprintf(ret, size, "%s0.%.*s%s", sign, -whole, "0000",
                       d->digits);
    else if (whole >= d->count)
        len = snprintf(ret, size, "%s%s%.*s", sign, d->digits, whole - d->count,
                       "000000");
    else
        len = snprintf(ret, size, "%s%.*s.%s", sign, whole, d->digits,
                       d->digits + whole);
    assert(len > 0 && (size_t)len < size);
    return (size_t)len;
}

size_t kin__yaml_print_float(double number, bool is_single,
                             char ret[static KIN__YAML_FLOAT_SIZE])
{
    struct yaml_digits digits;
    int enough = is_single ? 9 : 17;
    const char *sign = signbit(number) ? "-" : "";

    if (is_single)
        number = (double)(float)number;
    if (isnan(number) || isinf(number))
        return (size_t)snprintf(ret, KIN__YAML_FLOAT_SIZE, "%s",
                                isnan(number) ? ".nan"
                                : *sign       ? "-.inf"
                                              : ".inf");
    for (int count = 1; count <= enough; count++) {
        digits_of(fabs(number), count, &digits);
        if (digits_suffice(&digits, fabs(number), is_single))
            break;
    }
    return digits_print(&digits, sign, ret);
}
