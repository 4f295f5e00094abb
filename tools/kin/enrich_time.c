/* SPDX-License-Identifier: Apache-2.0 */
/*
 * enrich_time.c - the time of a line: RFC 3339, or seconds since 1970.
 */
#include <stdlib.h>
#include <string.h>

#include <kin/time.h>

#include "base/clock.h"
#include "base/str.h"
#include "enrich.h"

enum {
    TIME_TEXT_MAX = 64,
};

/* Times that fit an int64_t of nanoseconds. */
static const int64_t max_seconds = INT64_MAX / KIN__NS_PER_S - 1;

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

/* A number with an exponent, exact to about a microsecond. */
static bool time_of_float(kin_str text, int64_t *ret_ns)
{
    char copy[TIME_TEXT_MAX];
    char *end = NULL;

    if (text.len >= sizeof(copy))
        return false;
    memcpy(copy, text.ptr, text.len);
    copy[text.len] = '\0';
    double seconds = strtod(copy, &end);
    if (end != copy + text.len || !(seconds > 0) ||
        seconds > (double)max_seconds)
        return false;
    *ret_ns = (int64_t)(seconds * (double)KIN__NS_PER_S);
    return *ret_ns > 0;
}

/* Seconds with or without a fraction; what is behind nanoseconds is ignored. */
static bool time_of_seconds(kin_str text, int64_t *ret_ns)
{
    int64_t seconds = 0;
    int64_t ns = 0;
    int64_t unit = KIN__NS_PER_S;
    size_t i = 0;

    for (; i < text.len && is_digit(text.ptr[i]); i++) {
        seconds = seconds * 10 + (text.ptr[i] - '0');
        if (seconds > max_seconds)
            return false;
    }
    if (i < text.len && i > 0 && text.ptr[i] == '.')
        for (i++; i < text.len && is_digit(text.ptr[i]); i++) {
            unit /= 10;
            ns += unit * (text.ptr[i] - '0');
        }
    if (i < text.len)
        return time_of_float(text, ret_ns);
    *ret_ns = seconds * KIN__NS_PER_S + ns;
    return *ret_ns > 0;
}

bool enrich_time_read(kin_str value, int64_t *ret_ns)
{
    kin_time time;

    if (!value.ptr || value.len == 0)
        return false;
    if (value.ptr[0] != '"')
        return is_digit(value.ptr[0]) && time_of_seconds(value, ret_ns);
    kin_str text = kin__str_slice(value, 1, value.len - 2);
    if (text.len == 0 || text.len > TIME_TEXT_MAX || !is_digit(text.ptr[0]))
        return false;
    if (kin_time_parse(text, &time, /* err= */ NULL) < 0)
        return time_of_seconds(text, ret_ns);
    if (time.seconds < 0 || time.seconds > max_seconds)
        return false;
    *ret_ns = time.seconds * KIN__NS_PER_S + time.nanos;
    return true;
}
