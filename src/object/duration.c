/* SPDX-License-Identifier: Apache-2.0 */
/*
 * duration.c - parses and formats durations as Go and kubectl do.
 */
#include <kin/time.h>

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>

#include "base/str.h"
#include "object/time.h"

enum {
    FRACTION_DIGITS_MAX = 9,
};

#define DURATION_MAX                                                           \
    ((uint64_t)1 << 63) /* magnitude of the most negative duration */

static const uint64_t second_ns = 1000000000;

static const struct duration_unit {
    const char *name;
    uint64_t ns;
} duration_units[] = {
    {"ns", 1},
    {"us", 1000},
    {"\xc2\xb5s", 1000}, /* U+00B5, the micro sign */
    {"\xce\xbcs", 1000}, /* U+03BC, the Greek letter mu */
    {"ms", 1000000},
    {"s", 1000000000},
    {"m", 60 * UINT64_C(1000000000)},
    {"h", 3600 * UINT64_C(1000000000)},
};

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static bool is_number_byte(char c)
{
    return is_digit(c) || c == '.';
}

static void skip_bytes(kin_str *s, size_t count)
{
    *s = kin__str_slice(*s, count, s->len);
}

/* Takes the digits before the point; false if they exceed any duration. */
static bool take_whole(kin_str *rest, uint64_t *ret)
{
    uint64_t value = 0;

    for (; rest->len > 0 && is_digit(rest->ptr[0]); skip_bytes(rest, 1)) {
        if (value > DURATION_MAX / 10)
            return false;
        value = value * 10 + (uint64_t)(rest->ptr[0] - '0');
        if (value > DURATION_MAX)
            return false;
    }
    *ret = value;
    return true;
}

/* Takes the digits after the point as value / scale.  Digits that do not fit
 * into 63 bits are too small to matter. */
static void take_fraction(kin_str *rest, uint64_t *ret_value, double *ret_scale)
{
    uint64_t value = 0;
    double scale = 1;
    bool is_full = false;

    for (; rest->len > 0 && is_digit(rest->ptr[0]); skip_bytes(rest, 1)) {
        uint64_t digit = (uint64_t)(rest->ptr[0] - '0');
        is_full |= value > (DURATION_MAX - 1) / 10 ||
                   value * 10 + digit > DURATION_MAX;
        if (is_full)
            continue;
        value = value * 10 + digit;
        scale *= 10;
    }
    *ret_value = value;
    *ret_scale = scale;
}

static const struct duration_unit *take_unit(kin_str *rest)
{
    size_t len = 0;

    while (len < rest->len && !is_number_byte(rest->ptr[len]))
        len++;
    kin_str name = kin__str_slice(*rest, 0, len);
    skip_bytes(rest, len);
    for (size_t i = 0; i < sizeof(duration_units) / sizeof(duration_units[0]);
         i++)
        if (kin_str_eq(name, kin_s(duration_units[i].name)))
            return &duration_units[i];
    return NULL;
}

/* Takes one number with its unit.  0, KIN_EPARSE or KIN_ELIMIT. */
static int take_term(kin_str *rest, uint64_t *ret_ns)
{
    uint64_t whole = 0;
    uint64_t fraction = 0;
    double scale = 1;
    size_t before = rest->len;

    if (!take_whole(rest, &whole))
        return KIN_ELIMIT;
    bool has_digits = rest->len < before;
    if (rest->len > 0 && rest->ptr[0] == '.') {
        skip_bytes(rest, 1);
        before = rest->len;
        take_fraction(rest, &fraction, &scale);
        has_digits |= rest->len < before;
    }
    const struct duration_unit *unit = take_unit(rest);
    if (!has_digits || !unit)
        return KIN_EPARSE;
    if (whole > DURATION_MAX / unit->ns)
        return KIN_ELIMIT;
    /* Floating point as in Go: the last nanosecond depends on it. */
    uint64_t part = (uint64_t)((double)fraction * ((double)unit->ns / scale));
    assert(part <= unit->ns);
    uint64_t ns = whole * unit->ns + part;
    if (ns > DURATION_MAX)
        return KIN_ELIMIT;
    *ret_ns = ns;
    return 0;
}

static int duration_parse(kin_str text, int64_t *ret_ns)
{
    kin_str rest = text;
    uint64_t sum = 0;
    bool is_negative = rest.len > 0 && rest.ptr[0] == '-';

    if (is_negative || (rest.len > 0 && rest.ptr[0] == '+'))
        skip_bytes(&rest, 1);
    if (rest.len == 0)
        return KIN_EPARSE;
    if (kin_str_eq(rest, KIN__S("0")))
        skip_bytes(&rest, 1);
    while (rest.len > 0) {
        uint64_t term = 0;
        int r = take_term(&rest, &term);
        if (r < 0)
            return r;
        if (term > DURATION_MAX - sum)
            return KIN_ELIMIT;
        sum += term;
    }
    if (sum == DURATION_MAX && !is_negative)
        return KIN_ELIMIT;
    *ret_ns = (int64_t)(is_negative ? 0 - sum : sum);
    return 0;
}

int kin_duration_parse(kin_str text, int64_t *ret_ns, kin_error *err)
{
    int r = duration_parse(text, ret_ns);

    if (r == KIN_ELIMIT)
        return kin_error_set(err, r, "duration: '%.*s' is out of range",
                             KIN_STR(text));
    if (r < 0)
        return kin_error_set(err, r,
                             "duration: '%.*s' is not a sequence of numbers "
                             "with units ns, us, ms, s, m or h",
                             KIN_STR(text));
    return 0;
}

/* Writes ".25" for 250 with 3 digits, "" for 0. */
static void fraction_format(uint64_t value, int digits,
                            char ret[FRACTION_DIGITS_MAX + 2])
{
    assert(digits <= FRACTION_DIGITS_MAX);
    while (digits > 0 && value % 10 == 0) {
        value /= 10;
        digits--;
    }
    ret[digits > 0 ? digits + 1 : 0] = '\0';
    for (int i = digits; i > 0; i--) {
        ret[i] = (char)('0' + value % 10);
        value /= 10;
    }
    if (digits > 0)
        ret[0] = '.';
}

static size_t duration_format_small(const char *minus, uint64_t ns,
                                    char *buffer, size_t size)
{
    char fraction[FRACTION_DIGITS_MAX + 2];

    if (ns < 1000)
        return (size_t)snprintf(buffer, size, "%s%" PRIu64 "ns", minus, ns);
    bool is_micro = ns < 1000000;
    uint64_t unit = is_micro ? 1000 : 1000000;
    fraction_format(ns % unit, is_micro ? 3 : 6, fraction);
    return (size_t)snprintf(buffer, size, "%s%" PRIu64 "%s%s", minus, ns / unit,
                            fraction, is_micro ? "\xc2\xb5s" : "ms");
}

size_t kin__duration_format(int64_t ns, char *buffer, size_t size)
{
    const char *minus = ns < 0 ? "-" : "";
    uint64_t magnitude = ns < 0 ? 0 - (uint64_t)ns : (uint64_t)ns;
    uint64_t seconds = magnitude / second_ns;
    char fraction[FRACTION_DIGITS_MAX + 2];

    if (ns == 0)
        return (size_t)snprintf(buffer, size, "0s");
    if (seconds == 0)
        return duration_format_small(minus, magnitude, buffer, size);
    fraction_format(magnitude % second_ns, 9, fraction);
    if (seconds < 60)
        return (size_t)snprintf(buffer, size, "%s%" PRIu64 "%ss", minus,
                                seconds, fraction);
    if (seconds < 3600)
        return (size_t)snprintf(buffer, size, "%s%" PRIu64 "m%" PRIu64 "%ss",
                                minus, seconds / 60, seconds % 60, fraction);
    return (size_t)snprintf(
        buffer, size, "%s%" PRIu64 "h%" PRIu64 "m%" PRIu64 "%ss", minus,
        seconds / 3600, seconds / 60 % 60, seconds % 60, fraction);
}

/* Writes two units, the smaller one only if it is not zero. */
static size_t age_format(int64_t large, char large_unit, int64_t small,
                         char small_unit, char *buffer, size_t size)
{
    if (small == 0)
        return (size_t)snprintf(buffer, size, "%" PRId64 "%c", large,
                                large_unit);
    return (size_t)snprintf(buffer, size, "%" PRId64 "%c%" PRId64 "%c", large,
                            large_unit, small, small_unit);
}

size_t kin_duration_format_age(int64_t ns, char *buffer, size_t size)
{
    int64_t seconds = ns / (int64_t)second_ns;
    int64_t minutes = seconds / 60;
    int64_t hours = minutes / 60;
    int64_t days = hours / 24;
    int64_t years = days / 365;

    if (seconds < -1)
        return (size_t)snprintf(buffer, size, "<invalid>");
    if (seconds < 0)
        return age_format(0, 's', 0, 's', buffer, size);
    if (seconds < 120)
        return age_format(seconds, 's', 0, 's', buffer, size);
    if (minutes < 10)
        return age_format(minutes, 'm', seconds % 60, 's', buffer, size);
    if (minutes < 180)
        return age_format(minutes, 'm', 0, 's', buffer, size);
    if (hours < 8)
        return age_format(hours, 'h', minutes % 60, 'm', buffer, size);
    if (hours < 48)
        return age_format(hours, 'h', 0, 'm', buffer, size);
    if (days < 8)
        return age_format(days, 'd', hours % 24, 'h', buffer, size);
    if (years < 2)
        return age_format(days, 'd', 0, 'h', buffer, size);
    if (years < 8)
        return age_format(years, 'y', days % 365, 'd', buffer, size);
    return age_format(years, 'y', 0, 'd', buffer, size);
}
