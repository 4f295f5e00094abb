/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/time.h>

#include "kin_test.h"
#include "object/time.h"

/* Results of Go 1.26 for time.RFC3339: seconds and nanoseconds; whether
 * metav1.MicroTime accepts it too; the output of Time and MicroTime. */
static const struct {
    const char *text;
    int64_t seconds;
    int32_t nanos;
    bool is_micro;
    const char *written;
    const char *written_micro;
} cases[] = {
    {"1970-01-01T00:00:00Z", 0, 0, false, "1970-01-01T00:00:00Z",
     "1970-01-01T00:00:00.000000Z"},
    {"1970-01-01T00:00:01Z", 1, 0, false, "1970-01-01T00:00:01Z",
     "1970-01-01T00:00:01.000000Z"},
    {"1969-12-31T23:59:59Z", -1, 0, false, "1969-12-31T23:59:59Z",
     "1969-12-31T23:59:59.000000Z"},
    {"2006-01-02T15:04:05Z", 1136214245, 0, false, "2006-01-02T15:04:05Z",
     "2006-01-02T15:04:05.000000Z"},
    {"2006-01-02T15:04:05+07:00", 1136189045, 0, false, "2006-01-02T08:04:05Z",
     "2006-01-02T08:04:05.000000Z"},
    {"2006-01-02T15:04:05-07:00", 1136239445, 0, false, "2006-01-02T22:04:05Z",
     "2006-01-02T22:04:05.000000Z"},
    {"2024-02-29T12:00:00Z", 1709208000, 0, false, "2024-02-29T12:00:00Z",
     "2024-02-29T12:00:00.000000Z"},
    {"2000-02-29T00:00:00Z", 951782400, 0, false, "2000-02-29T00:00:00Z",
     "2000-02-29T00:00:00.000000Z"},
    {"1600-02-29T23:59:59Z", -11670912001, 0, false, "1600-02-29T23:59:59Z",
     "1600-02-29T23:59:59.000000Z"},
    {"0000-02-29T00:00:00Z", -62162121600, 0, false, "0000-02-29T00:00:00Z",
     "0000-02-29T00:00:00.000000Z"},
    {"0000-01-01T00:00:00Z", -62167219200, 0, false, "0000-01-01T00:00:00Z",
     "0000-01-01T00:00:00.000000Z"},
    {"0000-01-01T00:00:00+01:00", -62167222800, 0, false,
     "-0001-12-31T23:00:00Z", "-0001-12-31T23:00:00.000000Z"},
    {"0001-01-01T00:00:00Z", -62135596800, 0, false, "0001-01-01T00:00:00Z",
     "0001-01-01T00:00:00.000000Z"},
    {"9999-12-31T23:59:59Z", 253402300799, 0, false, "9999-12-31T23:59:59Z",
     "9999-12-31T23:59:59.000000Z"},
    {"9999-12-31T23:59:59-01:00", 253402304399, 0, false,
     "10000-01-01T00:59:59Z", "10000-01-01T00:59:59.000000Z"},
    {"2024-12-31T23:59:59.999999999Z", 1735689599, 999999999, false,
     "2024-12-31T23:59:59Z", "2024-12-31T23:59:59.999999Z"},
    {"2024-12-31T23:59:59.9999999999Z", 1735689599, 999999999, false,
     "2024-12-31T23:59:59Z", "2024-12-31T23:59:59.999999Z"},
    {"2024-01-01T00:00:00.5Z", 1704067200, 500000000, false,
     "2024-01-01T00:00:00Z", "2024-01-01T00:00:00.500000Z"},
    {"2024-01-01T00:00:00.123456Z", 1704067200, 123456000, true,
     "2024-01-01T00:00:00Z", "2024-01-01T00:00:00.123456Z"},
    {"2024-01-01T00:00:00,123456Z", 1704067200, 123456000, true,
     "2024-01-01T00:00:00Z", "2024-01-01T00:00:00.123456Z"},
    {"2024-01-01T00:00:00.000000001Z", 1704067200, 1, false,
     "2024-01-01T00:00:00Z", "2024-01-01T00:00:00.000000Z"},
    {"2024-01-01T00:00:00.1234567890123456789Z", 1704067200, 123456789, false,
     "2024-01-01T00:00:00Z", "2024-01-01T00:00:00.123456Z"},
    {"2024-01-01T00:00:00.123456+05:30", 1704047400, 123456000, true,
     "2023-12-31T18:30:00Z", "2023-12-31T18:30:00.123456Z"},
    {"2024-01-01T0:00:00Z", 1704067200, 0, false, "2024-01-01T00:00:00Z",
     "2024-01-01T00:00:00.000000Z"},
    {"2024-01-01T7:08:09Z", 1704092889, 0, false, "2024-01-01T07:08:09Z",
     "2024-01-01T07:08:09.000000Z"},
    {"2024-01-01T00:00:00+00:00", 1704067200, 0, false, "2024-01-01T00:00:00Z",
     "2024-01-01T00:00:00.000000Z"},
    {"2024-01-01T00:00:00-00:00", 1704067200, 0, false, "2024-01-01T00:00:00Z",
     "2024-01-01T00:00:00.000000Z"},
    {"2024-01-01T00:00:00+24:00", 1703980800, 0, false, "2023-12-31T00:00:00Z",
     "2023-12-31T00:00:00.000000Z"},
    {"2024-01-01T00:00:00+23:59", 1703980860, 0, false, "2023-12-31T00:01:00Z",
     "2023-12-31T00:01:00.000000Z"},
    {"2024-01-01T00:00:00-24:60", 1704157200, 0, false, "2024-01-02T01:00:00Z",
     "2024-01-02T01:00:00.000000Z"},
    {"2024-01-01T00:00:00+05:30", 1704047400, 0, false, "2023-12-31T18:30:00Z",
     "2023-12-31T18:30:00.000000Z"},
    {"2024-01-01T00:00:00-03:30", 1704079800, 0, false, "2024-01-01T03:30:00Z",
     "2024-01-01T03:30:00.000000Z"},
    {"2038-01-19T03:14:07Z", 2147483647, 0, false, "2038-01-19T03:14:07Z",
     "2038-01-19T03:14:07.000000Z"},
    {"2038-01-19T03:14:08Z", 2147483648, 0, false, "2038-01-19T03:14:08Z",
     "2038-01-19T03:14:08.000000Z"},
    {"1901-12-13T20:45:52Z", -2147483648, 0, false, "1901-12-13T20:45:52Z",
     "1901-12-13T20:45:52.000000Z"},
    {"2024-03-01T00:00:00Z", 1709251200, 0, false, "2024-03-01T00:00:00Z",
     "2024-03-01T00:00:00.000000Z"},
    {"2023-02-28T23:59:59Z", 1677628799, 0, false, "2023-02-28T23:59:59Z",
     "2023-02-28T23:59:59.000000Z"},
    {"2023-03-01T00:00:00Z", 1677628800, 0, false, "2023-03-01T00:00:00Z",
     "2023-03-01T00:00:00.000000Z"},
    {"1999-12-31T23:59:59Z", 946684799, 0, false, "1999-12-31T23:59:59Z",
     "1999-12-31T23:59:59.000000Z"},
    {"2100-02-28T00:00:00Z", 4107456000, 0, false, "2100-02-28T00:00:00Z",
     "2100-02-28T00:00:00.000000Z"},
    {"2024-01-31T00:00:00Z", 1706659200, 0, false, "2024-01-31T00:00:00Z",
     "2024-01-31T00:00:00.000000Z"},
    {"2024-03-31T00:00:00Z", 1711843200, 0, false, "2024-03-31T00:00:00Z",
     "2024-03-31T00:00:00.000000Z"},
    {"2024-04-30T00:00:00Z", 1714435200, 0, false, "2024-04-30T00:00:00Z",
     "2024-04-30T00:00:00.000000Z"},
    {"2024-05-31T00:00:00Z", 1717113600, 0, false, "2024-05-31T00:00:00Z",
     "2024-05-31T00:00:00.000000Z"},
    {"2024-06-30T00:00:00Z", 1719705600, 0, false, "2024-06-30T00:00:00Z",
     "2024-06-30T00:00:00.000000Z"},
    {"2024-07-31T00:00:00Z", 1722384000, 0, false, "2024-07-31T00:00:00Z",
     "2024-07-31T00:00:00.000000Z"},
    {"2024-08-31T00:00:00Z", 1725062400, 0, false, "2024-08-31T00:00:00Z",
     "2024-08-31T00:00:00.000000Z"},
    {"2024-09-30T00:00:00Z", 1727654400, 0, false, "2024-09-30T00:00:00Z",
     "2024-09-30T00:00:00.000000Z"},
    {"2024-10-31T00:00:00Z", 1730332800, 0, false, "2024-10-31T00:00:00Z",
     "2024-10-31T00:00:00.000000Z"},
    {"2024-11-30T00:00:00Z", 1732924800, 0, false, "2024-11-30T00:00:00Z",
     "2024-11-30T00:00:00.000000Z"},
    {"2024-12-31T00:00:00Z", 1735603200, 0, false, "2024-12-31T00:00:00Z",
     "2024-12-31T00:00:00.000000Z"},
    {"1582-10-10T00:00:00Z", -12219724800, 0, false, "1582-10-10T00:00:00Z",
     "1582-10-10T00:00:00.000000Z"},
};

KIN_TEST(parses_like_go)
{
    (void)alloc;
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        kin_time time = {0, 0};
        TRY(kin_time_parse(kin_s(cases[i].text), &time, /* err= */ NULL));
        assert_int_equal(time.seconds, cases[i].seconds);
        assert_int_equal(time.nanos, cases[i].nanos);

        kin_time micro = {42, 42};
        int r = kin__time_parse_micro(kin_s(cases[i].text), &micro, NULL);
        if ((r == 0) != cases[i].is_micro)
            fail_msg("'%s' as micro: %s", cases[i].text, kin_error_name(r));
        if (r == 0)
            assert_int_equal(kin_time_cmp(time, micro), 0);
        else
            assert_int_equal(micro.seconds, 42);
    }
    return 0;
}

KIN_TEST(formats_like_kubernetes)
{
    char text[KIN_TIME_TEXT_SIZE];

    (void)alloc;
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        kin_time time = {cases[i].seconds, cases[i].nanos};
        size_t len = kin_time_format(time, text, sizeof(text));
        assert_string_equal(text, cases[i].written);
        assert_int_equal(len, strlen(text));
        len = kin__time_format_micro(time, text, sizeof(text));
        assert_string_equal(text, cases[i].written_micro);
        assert_int_equal(len, strlen(text));
    }
    return 0;
}

KIN_TEST(rejects_what_go_rejects)
{
    static const char *const bad[] = {
        "",
        "2024",
        "2024-01-01",
        "2024-01-01T",
        "2024-01-01T00:00Z",
        "2024-01-01T00:00:00",
        "2024-01-01t00:00:00Z",
        "2024-01-01T00:00:00z",
        "2024-01-01 00:00:00Z",
        "2024-1-01T00:00:00Z",
        "2024-01-1T00:00:00Z",
        "24-01-01T00:00:00Z",
        "02024-01-01T00:00:00Z",
        "+2024-01-01T00:00:00Z",
        "-2024-01-01T00:00:00Z",
        " 2024-01-01T00:00:00Z",
        "2024-01-01T00:00:00Z ",
        "2024-01-01T00:00:00Zx",
        "2024-01-01T00:00:00ZZ",
        "2024-00-01T00:00:00Z",
        "2024-13-01T00:00:00Z",
        "2024-01-00T00:00:00Z",
        "2024-01-32T00:00:00Z",
        "2024-04-31T00:00:00Z",
        "2024-06-31T00:00:00Z",
        "2024-09-31T00:00:00Z",
        "2024-11-31T00:00:00Z",
        "2024-02-30T00:00:00Z",
        "2023-02-29T00:00:00Z",
        "1900-02-29T00:00:00Z",
        "2100-02-29T00:00:00Z",
        "2024-01-01T24:00:00Z",
        "2024-01-01T25:00:00Z",
        "2024-01-01T00:60:00Z",
        "2024-01-01T00:00:60Z",
        "2024-01-01T00:0:00Z",
        "2024-01-01T00:00:0Z",
        "2024-01-01T00:00:00.Z",
        "2024-01-01T00:00:00,Z",
        "2024-01-01T00:00:00.-1Z",
        "2024-01-01T00:00:00.1.2Z",
        "2024-01-01T00:00:00;5Z",
        "2024-01-01T00:00:00+1:00",
        "2024-01-01T00:00:00+01:0",
        "2024-01-01T00:00:00+0100",
        "2024-01-01T00:00:00+01",
        "2024-01-01T00:00:00 +01:00",
        "2024-01-01T00:00:00+25:00",
        "2024-01-01T00:00:00+00:61",
        "2024-01-01T00:00:00+01:00Z",
        "2024-01-01T00:00:00*01:00",
        "2024-01-01T00:00:00UTC",
        "2024-01-01T00-00-00Z",
        "2024/01/01T00:00:00Z",
        "2024-01-01T:00:00Z",
        "2024-01-01T000:00:00Z",
        "20x4-01-01T00:00:00Z",
        "2024-W01-1T00:00:00Z",
        "2024-001T00:00:00Z",
        "null",
        "2024-01-01T00:00:00.5",
        "10000-01-01T00:00:00Z",
    };

    (void)alloc;
    for (size_t i = 0; i < sizeof(bad) / sizeof(bad[0]); i++) {
        kin_error err = KIN_ERROR_INIT;
        kin_time time = {42, 42};
        if (kin_time_parse(kin_s(bad[i]), &time, &err) != KIN_EPARSE)
            fail_msg("'%s' is accepted", bad[i]);
        assert_int_equal(err.code, KIN_EPARSE);
        assert_non_null(strstr(err.message, bad[i]));
        assert_int_equal(time.seconds, 42);
    }
    kin_time time;
    TRY_FAIL(kin_time_parse(kin_str_of(NULL, 0), &time, NULL), KIN_EPARSE);
    return 0;
}

KIN_TEST(micro_requires_six_digits)
{
    static const char *const bad[] = {
        "2024-01-01T00:00:00Z",        "2024-01-01T00:00:00.5Z",
        "2024-01-01T00:00:00.12345Z",  "2024-01-01T00:00:00.1234567Z",
        "2024-01-01T00:00:00.Z",       "2024-01-01T00:00:00.123456",
        "2024-01-01T00:00:00.123456z", "2024-01-01T00:00:00.123456Zx",
        "2024-01-01T00:00:00:123456Z", "2024-01-01T00:00:00.12345xZ",
        "2023-02-29T00:00:00.123456Z", "",
        "2024-01-01T00:00:00.+12345Z",
    };

    (void)alloc;
    for (size_t i = 0; i < sizeof(bad) / sizeof(bad[0]); i++) {
        kin_time time;
        if (kin__time_parse_micro(kin_s(bad[i]), &time, NULL) != KIN_EPARSE)
            fail_msg("'%s' is accepted", bad[i]);
    }
    return 0;
}

KIN_TEST(errors_describe_the_problem)
{
    static const struct {
        const char *text;
        const char *word;
    } problems[] = {
        {"2024", "form"},
        {"2024-13-01T00:00:00Z", "month"},
        {"2023-02-29T00:00:00Z", "day"},
        {"2024-01-01T24:00:00Z", "hour"},
        {"2024-01-01T00:60:00Z", "minute"},
        {"2024-01-01T00:00:60Z", "second"},
        {"2024-01-01T00:00:00z", "offset"},
        {"2024-01-01T00:00:00Z+01:00", "after its end"},
    };

    (void)alloc;
    for (size_t i = 0; i < sizeof(problems) / sizeof(problems[0]); i++) {
        kin_error err = KIN_ERROR_INIT;
        kin_time time;
        TRY_FAIL(kin_time_parse(kin_s(problems[i].text), &time, &err),
                 KIN_EPARSE);
        if (!strstr(err.message, problems[i].word))
            fail_msg("'%s' does not say '%s'", err.message, problems[i].word);
    }
    return 0;
}

/* Every day of 2,000 years and of some unusual ones, by counting. */
KIN_TEST(the_calendar_has_no_gaps)
{
    static const int month_days[] = {31, 28, 31, 30, 31, 30,
                                     31, 31, 30, 31, 30, 31};
    char text[KIN_TIME_TEXT_SIZE];
    char expected[KIN_TIME_TEXT_SIZE];
    kin_time time = {0, 0};

    (void)alloc;
    TRY(kin_time_parse(kin_s("1000-01-01T00:00:00Z"), &time, NULL));
    for (int year = 1000; year < 3000; year++)
        for (int month = 1; month <= 12; month++) {
            bool leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
            int days = month_days[month - 1] + (month == 2 && leap);
            for (int day = 1; day <= days; day++) {
                kin_time read = {0, 0};
                snprintf(expected, sizeof(expected), "%04d-%02d-%02dT00:00:00Z",
                         year, month, day);
                kin_time_format(time, text, sizeof(text));
                if (strcmp(text, expected) != 0)
                    fail_msg("%s, expected %s", text, expected);
                TRY(kin_time_parse(kin_s(text), &read, NULL));
                assert_int_equal(read.seconds, time.seconds);
                time.seconds += 86400;
            }
        }
    return 0;
}

KIN_TEST(formats_extreme_times)
{
    static const int64_t farthest[] = {INT64_MIN, INT64_MAX};
    char text[KIN_TIME_TEXT_SIZE];

    (void)alloc;
    for (size_t i = 0; i < 2; i++) {
        kin_time time = {farthest[i], 999999999};
        size_t len = kin__time_format_micro(time, text, sizeof(text));
        assert_true(len < sizeof(text));
        assert_true(kin_str_ends_with(kin_s(text), kin_s(".999999Z")));
    }
    kin_time time = {0, 0};
    assert_int_equal(kin_time_format(time, text, 5), 20);
    assert_string_equal(text, "1970");
    assert_int_equal(kin_time_format(time, /* buffer= */ NULL, 0), 20);
    return 0;
}

KIN_TEST(zero_is_the_start_of_year_one)
{
    kin_time time = {0, 0};

    (void)alloc;
    assert_false(kin__time_is_zero(time));
    TRY(kin_time_parse(kin_s("0001-01-01T00:00:00Z"), &time, NULL));
    assert_true(kin__time_is_zero(time));
    time.nanos = 1;
    assert_false(kin__time_is_zero(time));
    return 0;
}

KIN_TEST(compares_and_subtracts)
{
    static const struct {
        kin_time a, b;
        int order;
        int64_t ns;
    } pairs[] = {
        {{0, 0}, {0, 0}, 0, 0},
        {{1, 0}, {0, 0}, 1, 1000000000},
        {{0, 1}, {0, 0}, 1, 1},
        {{0, 0}, {0, 1}, -1, -1},
        {{1, 0}, {0, 999999999}, 1, 1},
        {{0, 999999999}, {1, 0}, -1, -1},
        {{-1, 999999999}, {0, 0}, -1, -1},
        {{9223372036, 854775807}, {0, 0}, 1, INT64_MAX},
        {{9223372036, 854775808}, {0, 0}, 1, INT64_MAX},
        {{9223372037, 0}, {0, 500000000}, 1, 9223372036500000000},
        {{0, 0}, {9223372036, 854775808}, -1, INT64_MIN},
        {{0, 0}, {9223372036, 854775809}, -1, INT64_MIN},
        {{0, 500000000}, {9223372037, 0}, -1, -9223372036500000000},
        {{INT64_MAX, 0}, {INT64_MIN, 0}, 1, INT64_MAX},
        {{INT64_MIN, 0}, {INT64_MAX, 0}, -1, INT64_MIN},
    };

    (void)alloc;
    for (size_t i = 0; i < sizeof(pairs) / sizeof(pairs[0]); i++) {
        assert_int_equal(kin_time_cmp(pairs[i].a, pairs[i].b), pairs[i].order);
        assert_int_equal(kin_time_cmp(pairs[i].b, pairs[i].a), -pairs[i].order);
        assert_int_equal(kin_time_sub(pairs[i].a, pairs[i].b), pairs[i].ns);
    }
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(parses_like_go),
              KIN_TEST_ENTRY(formats_like_kubernetes),
              KIN_TEST_ENTRY(rejects_what_go_rejects),
              KIN_TEST_ENTRY(micro_requires_six_digits),
              KIN_TEST_ENTRY(errors_describe_the_problem),
              KIN_TEST_ENTRY(the_calendar_has_no_gaps),
              KIN_TEST_ENTRY(formats_extreme_times),
              KIN_TEST_ENTRY(zero_is_the_start_of_year_one),
              KIN_TEST_ENTRY(compares_and_subtracts))
