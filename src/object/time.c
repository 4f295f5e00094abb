/* SPDX-License-Identifier: Apache-2.0 */
#include "object/time.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>

enum {
    DAY_SECONDS = 86400,
    SECOND_NANOS = 1000000000,
    MICRO_DIGITS = 6,
    NANO_DIGITS = 9,
    PLAIN_LEN = 20, /* 2006-01-02T15:04:05Z */
};

/* 0001-01-01T00:00:00Z, where Go's clock starts. */
static const int64_t go_zero_seconds = -62135596800;

/* Remaining input, and the first problem found. */
struct time_reader {
    kin_str rest;
    const char *problem; /* NULL if none; static */
};

/* A time split into calendar fields. */
struct time_fields {
    int64_t year;
    int month; /* 1 to 12 */
    int day;   /* 1 to 31 */
    int hour, minute, second;
};

static bool is_leap_year(int64_t year)
{
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
}

static int month_days(int64_t year, int month)
{
    static const int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};

    assert(month >= 1 && month <= 12);
    return month == 2 && is_leap_year(year) ? 29 : days[month - 1];
}

static int64_t floor_div(int64_t a, int64_t b)
{
    return a / b - (a % b < 0 ? 1 : 0);
}

/* Returns the days since 1970-01-01.  Years start in March here, so that the
 * leap day is the last day; 153 is the length of five months of 31, 30, 31, 30,
 * 31 days. */
static int64_t days_from_date(int64_t year, int month, int day)
{
    int64_t y = month > 2 ? year : year - 1;
    int64_t era = floor_div(y, 400);
    int64_t year_of_era = y - era * 400;
    int64_t day_of_year = (153 * ((month + 9) % 12) + 2) / 5 + day - 1;
    int64_t day_of_era = year_of_era * 365 + year_of_era / 4 -
                         year_of_era / 100 + day_of_year;

    return era * 146097 + day_of_era - 719468;
}

/* The inverse of days_from_date(). */
static void date_from_days(int64_t days, struct time_fields *ret)
{
    int64_t shifted = days + 719468;
    int64_t era = floor_div(shifted, 146097);
    int64_t day_of_era = shifted - era * 146097;
    int64_t year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36524 -
                           day_of_era / 146096) /
                          365;
    int64_t day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 -
                                        year_of_era / 100);
    int64_t month = (5 * day_of_year + 2) / 153; /* 0 is March */

    ret->day = (int)(day_of_year - (153 * month + 2) / 5 + 1);
    ret->month = (int)(month < 10 ? month + 3 : month - 9);
    ret->year = era * 400 + year_of_era + (ret->month <= 2 ? 1 : 0);
    assert(ret->month >= 1 && ret->month <= 12 && ret->day >= 1 &&
           ret->day <= 31);
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static void reader_skip(struct time_reader *reader, size_t count)
{
    assert(count <= reader->rest.len);
    reader->rest.ptr += count;
    reader->rest.len -= count;
}

static size_t reader_count_digits(const struct time_reader *reader)
{
    size_t count = 0;

    while (count < reader->rest.len && is_digit(reader->rest.ptr[count]))
        count++;
    return count;
}

static void reader_fail(struct time_reader *reader, const char *problem)
{
    if (!reader->problem)
        reader->problem = problem;
}

/* Reads a number of `least` to `most` digits between `min` and `max`. */
static int reader_number(struct time_reader *reader, size_t least, size_t most,
                         int min, int max, const char *problem)
{
    size_t digits = reader_count_digits(reader);
    int value = 0;

    if (digits > most)
        digits = most;
    for (size_t i = 0; i < digits; i++)
        value = value * 10 + (reader->rest.ptr[i] - '0');
    if (digits < least || value < min || value > max) {
        reader_fail(reader, problem);
        return min;
    }
    reader_skip(reader, digits);
    return value;
}

static void reader_byte(struct time_reader *reader, char byte,
                        const char *problem)
{
    if (reader->rest.len == 0 || reader->rest.ptr[0] != byte)
        reader_fail(reader, problem);
    else
        reader_skip(reader, 1);
}

static int64_t reader_date_and_clock(struct time_reader *reader)
{
    const char *form = "is not of the form 2006-01-02T15:04:05Z";
    struct time_fields f = {0};

    f.year = reader_number(reader, 4, 4, 0, 9999, form);
    reader_byte(reader, '-', form);
    f.month = reader_number(reader, 2, 2, 1, 12, "has no valid month");
    reader_byte(reader, '-', form);
    f.day = reader_number(reader, 2, 2, 1, month_days(f.year, f.month),
                          "has no valid day");
    reader_byte(reader, 'T', form);
    f.hour = reader_number(reader, 1, 2, 0, 23, "has no valid hour");
    reader_byte(reader, ':', form);
    f.minute = reader_number(reader, 2, 2, 0, 59, "has no valid minute");
    reader_byte(reader, ':', form);
    f.second = reader_number(reader, 2, 2, 0, 59, "has no valid second");
    return days_from_date(f.year, f.month, f.day) * DAY_SECONDS +
           (f.hour * 60 + f.minute) * 60 + f.second;
}

/* Reads the fraction in nanoseconds: exactly `digits` digits, or any number if
 * 0. */
static int32_t reader_fraction(struct time_reader *reader, size_t digits)
{
    struct time_reader after = *reader;
    bool has_point = reader->rest.len > 0 &&
                     (reader->rest.ptr[0] == '.' || reader->rest.ptr[0] == ',');
    int32_t nanos = 0;

    if (has_point)
        reader_skip(&after, 1);
    size_t count = has_point ? reader_count_digits(&after) : 0;
    if (digits > 0 && count != digits) {
        reader_fail(reader, "does not have six fraction digits");
        return 0;
    }
    for (size_t i = 0; i < NANO_DIGITS; i++)
        nanos = nanos * 10 + (i < count ? after.rest.ptr[i] - '0' : 0);
    if (count > 0)
        reader_skip(reader, count + 1);
    return nanos;
}

/* Reads the offset from UTC in seconds. */
static int64_t reader_offset(struct time_reader *reader)
{
    const char *form = "does not end in Z or an offset such as +01:00";

    if (reader->rest.len > 0 && reader->rest.ptr[0] == 'Z') {
        reader_skip(reader, 1);
        return 0;
    }
    bool is_negative = reader->rest.len > 0 && reader->rest.ptr[0] == '-';
    reader_byte(reader, is_negative ? '-' : '+', form);
    int hours = reader_number(reader, 2, 2, 0, 24, form);
    reader_byte(reader, ':', form);
    int minutes = reader_number(reader, 2, 2, 0, 60, form);
    int64_t seconds = (hours * 60 + minutes) * 60;
    return is_negative ? -seconds : seconds;
}

static int time_parse(kin_str text, size_t digits, kin_time *ret,
                      kin_error *err)
{
    struct time_reader reader = {.rest = text};
    int64_t seconds = reader_date_and_clock(&reader);
    int32_t nanos = reader_fraction(&reader, digits);

    seconds -= reader_offset(&reader);
    if (reader.rest.len > 0)
        reader_fail(&reader, "has text after its end");
    if (reader.problem)
        return kin_error_set(err, KIN_EPARSE, "time: '%.*s' %s", KIN_STR(text),
                             reader.problem);
    *ret = (kin_time){.seconds = seconds, .nanos = nanos};
    return 0;
}

int kin_time_parse(kin_str text, kin_time *ret, kin_error *err)
{
    return time_parse(text, /* digits= */ 0, ret, err);
}

int kin__time_parse_micro(kin_str text, kin_time *ret, kin_error *err)
{
    return time_parse(text, MICRO_DIGITS, ret, err);
}

static char *put_digits(char *at, int value, int count)
{
    for (int i = count - 1; i >= 0; i--) {
        at[i] = (char)('0' + value % 10);
        value /= 10;
    }
    return at + count;
}

/* Fast path: a year of four digits and no fraction. */
static size_t fields_print(const struct time_fields *f, char *ret)
{
    char *at = put_digits(ret, (int)f->year, 4);

    *at++ = '-';
    at = put_digits(at, f->month, 2);
    *at++ = '-';
    at = put_digits(at, f->day, 2);
    *at++ = 'T';
    at = put_digits(at, f->hour, 2);
    *at++ = ':';
    at = put_digits(at, f->minute, 2);
    *at++ = ':';
    at = put_digits(at, f->second, 2);
    *at++ = 'Z';
    *at = '\0';
    return (size_t)(at - ret);
}

static size_t time_format(kin_time time, const char *fraction, char *buffer,
                          size_t size)
{
    struct time_fields f = {0};
    int64_t days = floor_div(time.seconds, DAY_SECONDS);
    int64_t second = time.seconds % DAY_SECONDS;

    if (second < 0)
        second += DAY_SECONDS;
    date_from_days(days, &f);
    f.hour = (int)(second / 3600);
    f.minute = (int)(second / 60 % 60);
    f.second = (int)(second % 60);
    assert(f.hour < 24);
    if (f.year >= 0 && f.year <= 9999 && fraction[0] == '\0' &&
        size > PLAIN_LEN)
        return fields_print(&f, buffer);
    return (size_t)snprintf(
        buffer, size, "%s%04" PRId64 "-%02d-%02dT%02d:%02d:%02d%sZ",
        f.year < 0 ? "-" : "", f.year < 0 ? -f.year : f.year, f.month, f.day,
        f.hour, f.minute, f.second, fraction);
}

size_t kin_time_format(kin_time time, char *buffer, size_t size)
{
    return time_format(time, "", buffer, size);
}

size_t kin__time_format_micro(kin_time time, char *buffer, size_t size)
{
    char fraction[16];

    snprintf(fraction, sizeof(fraction), ".%06u",
             (unsigned)time.nanos / 1000 % 1000000);
    return time_format(time, fraction, buffer, size);
}

bool kin__time_is_zero(kin_time time)
{
    return time.seconds == go_zero_seconds && time.nanos == 0;
}

int kin_time_cmp(kin_time a, kin_time b)
{
    if (a.seconds != b.seconds)
        return a.seconds < b.seconds ? -1 : 1;
    return (a.nanos > b.nanos) - (a.nanos < b.nanos);
}

int64_t kin_time_sub(kin_time a, kin_time b)
{
    int64_t seconds = 0;
    int64_t ns = 0;
    int32_t nanos = a.nanos - b.nanos;
    int64_t limit = kin_time_cmp(a, b) < 0 ? INT64_MIN : INT64_MAX;

    if (__builtin_sub_overflow(a.seconds, b.seconds, &seconds))
        return limit;
    /* Give both parts the same sign; otherwise a difference near the limit
     * would overflow in between. */
    if (seconds < 0 && nanos > 0) {
        seconds++;
        nanos -= SECOND_NANOS;
    } else if (seconds > 0 && nanos < 0) {
        seconds--;
        nanos += SECOND_NANOS;
    }
    if (__builtin_mul_overflow(seconds, (int64_t)SECOND_NANOS, &ns) ||
        __builtin_add_overflow(ns, (int64_t)nanos, &ns))
        return limit;
    return ns;
}
