/* SPDX-License-Identifier: Apache-2.0 */
/*
 * timeval.c - times as immediates, and strings that JSON must escape.
 *
 * The calendar is the proleptic Gregorian one with years that start in March,
 * so that the leap day is the last day of its year.
 */
#include "object/values.h"

#include "base/scan.h"

enum {
    SECONDS_PER_DAY = 86400,
    /* From 0000-03-01 to 1970-01-01. */
    DAYS_TO_1970 = 719468,
    DAYS_PER_400_YEARS = 146097,
};

bool kin__str_needs_escape(kin_str s)
{
    return kin__scan_needs_escape(s.ptr, s.len) < s.len;
}

bool kin__key_names_time(kin_str key)
{
    static const kin_str endings[] = {
        KIN_STR_INIT("Time"), KIN_STR_INIT("Timestamp"), KIN_STR_INIT("At"),
        KIN_STR_INIT("time"), KIN_STR_INIT("timestamp"),
    };

    if (key.len > 3 && key.ptr[0] == '"' && key.ptr[key.len - 1] == ':' &&
        (key.ptr[key.len - 2] == '"' || key.ptr[key.len - 2] == '\0'))
        key.len -= 2;
    /* Fast rejection: most keys end in other letters. */
    if (key.len < 2)
        return false;
    const char *last = key.ptr + key.len - 1;
    if (last[0] != 'e' && last[0] != 'p' && last[0] != 't')
        return false;
    if (last[0] == 't' ? last[-1] != 'A' : last[-1] != 'm')
        return false;
    if (last[0] == 'e' && (key.len < 3 || last[-2] != 'i'))
        return false;
    for (size_t i = 0; i < sizeof(endings) / sizeof(endings[0]); i++)
        if (kin_str_ends_with(key, endings[i]))
            return true;
    return false;
}

/* Returns the value of two digits, or a number over 99. */
static unsigned two_digits(const char *p)
{
    unsigned high = (unsigned char)p[0] - (unsigned)'0';
    unsigned low = (unsigned char)p[1] - (unsigned)'0';

    return high <= 9 && low <= 9 ? high * 10 + low : 100;
}

static bool year_is_leap(unsigned year)
{
    return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
}

static unsigned days_in_month(unsigned year, unsigned month)
{
    static const unsigned char days[] = {31, 28, 31, 30, 31, 30,
                                         31, 31, 30, 31, 30, 31};

    assert(month >= 1 && month <= 12);
    return days[month - 1] + (month == 2 && year_is_leap(year));
}

static int64_t days_since_1970(unsigned year, unsigned month, unsigned day)
{
    unsigned y = month <= 2 ? year - 1 : year;
    unsigned march_month = month > 2 ? month - 3 : month + 9;
    unsigned day_of_year = (153 * march_month + 2) / 5 + day - 1;

    return (int64_t)y * 365 + y / 4 - y / 100 + y / 400 + day_of_year -
           DAYS_TO_1970;
}

/* Parses 19 bytes of the form YYYY-MM-DDTHH:MM:SS; any year except 0. */
static bool time_read_parts(const char *p, int64_t *ret)
{
    unsigned year = two_digits(p) * 100 + two_digits(p + 2);
    unsigned month = two_digits(p + 5);
    unsigned day = two_digits(p + 8);
    unsigned hour = two_digits(p + 11);
    unsigned minute = two_digits(p + 14);
    unsigned second = two_digits(p + 17);

    if (p[4] != '-' || p[7] != '-' || p[10] != 'T' || p[13] != ':' ||
        p[16] != ':')
        return false;
    if (two_digits(p) > 99 || two_digits(p + 2) > 99 || year < 1 || month < 1 ||
        month > 12 || day < 1 || day > days_in_month(year, month) ||
        hour > 23 || minute > 59 || second > 59)
        return false;
    *ret = days_since_1970(year, month, day) * SECONDS_PER_DAY + hour * 3600 +
           minute * 60 + second;
    return true;
}

kin__val kin__val_parse_time(kin_str text)
{
    int64_t seconds = 0;

    if (text.len != KIN__TIME_LEN || text.ptr[0] != '2' || text.ptr[1] != '0' ||
        text.ptr[KIN__TIME_LEN - 1] != 'Z' ||
        !time_read_parts(text.ptr, &seconds) || !kin__time_fits(seconds))
        return KIN__VAL_NONE;
    return kin__val_of_time(seconds);
}

static void day_note(struct kin__time_day *day, kin_str text, kin__val time)
{
    int64_t midnight = kin__val_time(time) / SECONDS_PER_DAY * SECONDS_PER_DAY;

    if (!kin__time_fits(midnight + SECONDS_PER_DAY - 1))
        return;
    memcpy(day->text, text.ptr, sizeof(day->text));
    day->midnight = kin__val_of_time(midnight);
}

kin__val kin__val_parse_time_near(kin_str text, struct kin__time_day *day)
{
    const char *p = text.ptr;

    if (text.len != KIN__TIME_LEN || day->midnight == KIN__VAL_NONE ||
        memcmp(p, day->text, sizeof(day->text)) != 0) {
        kin__val time = kin__val_parse_time(text);
        if (time)
            day_note(day, text, time);
        return time;
    }
    unsigned hour = two_digits(p + 11);
    unsigned minute = two_digits(p + 14);
    unsigned second = two_digits(p + 17);
    if (p[10] != 'T' || p[13] != ':' || p[16] != ':' || p[19] != 'Z' ||
        hour > 23 || minute > 59 || second > 59)
        return KIN__VAL_NONE;
    return day->midnight + hour * 3600 + minute * 60 + second;
}

int kin__time_read(kin_str text, int64_t *ret)
{
    size_t at = KIN__TIME_LEN - 1;
    int64_t seconds = 0;

    if (text.len < KIN__TIME_LEN || !time_read_parts(text.ptr, &seconds))
        return KIN_EINVAL;
    if (text.ptr[at] == '.') {
        size_t from = ++at;
        while (at < text.len && text.ptr[at] >= '0' && text.ptr[at] <= '9')
            at++;
        if (at == from)
            return KIN_EINVAL;
    }
    if (at + 1 != text.len || text.ptr[at] != 'Z')
        return KIN_EINVAL;
    *ret = seconds;
    return 0;
}

static void put_two(char *ret, unsigned value)
{
    assert(value < 100);
    ret[0] = (char)('0' + value / 10);
    ret[1] = (char)('0' + value % 10);
}

void kin__val_print_time(kin__val time, char *ret)
{
    int64_t seconds = kin__val_time(time);
    unsigned of_day = (unsigned)(seconds % SECONDS_PER_DAY);
    /* 1970 to 2044 is in the 400-year era that started in 2000-03 or in the one
     * before. */
    unsigned days = (unsigned)(seconds / SECONDS_PER_DAY) + DAYS_TO_1970;
    unsigned era = days / DAYS_PER_400_YEARS;
    unsigned of_era = days % DAYS_PER_400_YEARS;
    unsigned year_of_era =
        (of_era - of_era / 1460 + of_era / 36524 - of_era / 146096) / 365;
    unsigned day_of_year = of_era - (365 * year_of_era + year_of_era / 4 -
                                     year_of_era / 100);
    unsigned march_month = (5 * day_of_year + 2) / 153;
    unsigned month = march_month < 10 ? march_month + 3 : march_month - 9;
    unsigned year = year_of_era + era * 400 + (month <= 2);

    memcpy(ret, "2000-00-00T00:00:00Z", KIN__TIME_LEN);
    put_two(ret + 2, year % 100);
    put_two(ret + 5, month);
    put_two(ret + 8, day_of_year - (153 * march_month + 2) / 5 + 1);
    put_two(ret + 11, of_day / 3600);
    put_two(ret + 14, of_day / 60 % 60);
    put_two(ret + 17, of_day % 60);
}
