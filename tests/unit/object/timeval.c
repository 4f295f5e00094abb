/* SPDX-License-Identifier: Apache-2.0 */
#include <stdio.h>
#include <time.h>

#include "kin_test.h"
#include "object/values.h"

enum { DAY = 86400 };

/* Prints with the C library. */
static void print_reference(int64_t seconds, char *ret, size_t size)
{
    time_t t = (time_t)seconds;
    struct tm tm;

    assert_non_null(gmtime_r(&t, &tm));
    assert_int_equal(strftime(ret, size, "%Y-%m-%dT%H:%M:%SZ", &tm),
                     KIN__TIME_LEN);
}

static void check_second(int64_t seconds)
{
    char wanted[64];
    char text[KIN__TIME_LEN];
    int64_t read = 0;

    print_reference(seconds, wanted, sizeof(wanted));
    kin__val val = kin__val_parse_time(kin_s(wanted));
    assert_true(kin__val_is_time(val));
    assert_int_equal(kin__val_time(val), seconds);
    kin__val_print_time(val, text);
    assert_memory_equal(text, wanted, KIN__TIME_LEN);
    assert_int_equal(kin__time_read(kin_s(wanted), &read), 0);
    assert_int_equal(read, seconds);
}

KIN_TEST(every_day_round_trips)
{
    (void)alloc;
    for (int64_t day = KIN__TIME_EPOCH; kin__time_fits(day); day += DAY) {
        check_second(day);
        check_second(day + (day / DAY * 7919) % DAY);
        if (kin__time_fits(day + DAY - 1))
            check_second(day + DAY - 1);
    }
    check_second(KIN__TIME_EPOCH + KIN__TIME_SPAN - 1);
    return 0;
}

KIN_TEST(days_out_of_range_are_not_immediates)
{
    char text[64];
    int64_t read = 0;

    (void)alloc;
    print_reference(KIN__TIME_EPOCH - 1, text, sizeof(text));
    assert_int_equal(kin__val_parse_time(kin_s(text)), KIN__VAL_NONE);
    print_reference(KIN__TIME_EPOCH + KIN__TIME_SPAN, text, sizeof(text));
    assert_int_equal(kin__val_parse_time(kin_s(text)), KIN__VAL_NONE);
    for (int64_t year = 1; year <= 9999; year++) {
        struct tm tm = {.tm_year = (int)year - 1900,
                        .tm_mon = (int)(year % 12),
                        .tm_mday = 1 + (int)(year % 28)};
        int64_t seconds = timegm(&tm);
        snprintf(text, sizeof(text), "%04d-%02d-%02dT00:00:00Z", (int)year,
                 (int)(year % 12) + 1, 1 + (int)(year % 28));
        assert_int_equal(kin__time_read(kin_s(text), &read), 0);
        assert_int_equal(read, seconds);
    }
    return 0;
}

/* Each byte is replaced by a few others: only digits may be accepted. */
KIN_TEST(every_byte_is_checked)
{
    static const char bytes[] = "/:;0aZTz .-+\x7f\x80\xff";
    const char good[] = "2026-12-28T23:59:48Z";
    char text[sizeof(good)];

    (void)alloc;
    for (size_t i = 0; i < KIN__TIME_LEN; i++) {
        for (size_t j = 0; j < sizeof(bytes); j++) {
            memcpy(text, good, sizeof(good));
            text[i] = bytes[j];
            kin__val val = kin__val_parse_time(kin_str_of(text, KIN__TIME_LEN));
            if (!val)
                continue;
            char printed[KIN__TIME_LEN];
            kin__val_print_time(val, printed);
            assert_memory_equal(printed, text, KIN__TIME_LEN);
        }
    }
    return 0;
}

/* The result is the same whatever the remembered day. */
static void check_near(const char *text, struct kin__time_day *day)
{
    struct kin__time_day none = {.midnight = KIN__VAL_NONE};
    kin__val wanted = kin__val_parse_time(kin_s(text));

    assert_int_equal(kin__val_parse_time_near(kin_s(text), &none), wanted);
    assert_int_equal(kin__val_parse_time_near(kin_s(text), day), wanted);
    assert_int_equal(kin__val_parse_time_near(kin_s(text), day), wanted);
}

KIN_TEST(a_remembered_day_gives_the_same_result)
{
    static const char bytes[] = "/:;069aZTz .-+\x7f\x80\xff";
    static const char *const texts[] = {
        "2026-12-28T23:59:48Z", "2026-12-28T00:00:00Z", "2026-12-29T24:00:00Z",
        "2026-12-29T23:60:00Z", "2026-12-29T23:59:60Z", "2026-12-29T23:59:59",
        "2026-12-29T23:59:59Z", "2009-12-31T23:59:59Z", "2010-01-01T00:00:00Z",
        "2044-01-10T00:00:00Z", "2044-01-10T13:37:03Z", "2044-01-10T13:37:04Z",
        "2044-01-10T23:00:00Z", "2044-01-11T00:00:00Z", "",
    };
    struct kin__time_day day = {.midnight = KIN__VAL_NONE};
    char text[KIN__TIME_LEN + 1];

    (void)alloc;
    for (size_t i = 0; i < sizeof(texts) / sizeof(texts[0]); i++)
        check_near(texts[i], &day);
    for (size_t i = 0; i < KIN__TIME_LEN; i++) {
        for (size_t j = 0; j < sizeof(bytes); j++) {
            memcpy(text, texts[0], sizeof(text));
            check_near(text, &day);
            text[i] = bytes[j];
            check_near(text, &day);
        }
    }
    return 0;
}

KIN_TEST(invalid_times_are_rejected)
{
    static const char *const texts[] = {
        "",
        "2026-03-01",
        "2026-03-01T12:00:07",
        "2026-03-01T12:00:07+",
        "2026-03-01 12:00:07Z",
        "2026-03-01t12:00:07z",
        "2026-00-01T12:00:07Z",
        "2026-13-01T12:00:07Z",
        "2026-03-00T12:00:07Z",
        "2026-03-32T12:00:07Z",
        "2026-04-31T12:00:07Z",
        "2026-02-29T12:00:07Z",
        "2026-03-01T24:00:07Z",
        "2026-03-01T12:60:07Z",
        "2026-03-01T12:00:60Z",
        "2026-03-01T12:00:07ZZ",
        "0000-03-01T12:00:07Z",
    };
    int64_t read = 7;

    (void)alloc;
    for (size_t i = 0; i < sizeof(texts) / sizeof(texts[0]); i++) {
        assert_int_equal(kin__val_parse_time(kin_s(texts[i])), KIN__VAL_NONE);
        assert_int_equal(kin__time_read(kin_s(texts[i]), &read), KIN_EINVAL);
    }
    assert_int_equal(kin__time_read(kin_s("2100-02-29T00:00:00Z"), &read),
                     KIN_EINVAL);
    assert_int_equal(read, 7);
    assert_int_not_equal(kin__val_parse_time(kin_s("2028-02-29T00:00:00Z")), 0);
    return 0;
}

KIN_TEST(fractions_are_dropped_but_not_immediates)
{
    int64_t read = 0;

    (void)alloc;
    assert_int_equal(kin__val_parse_time(kin_s("2026-03-01T12:00:07.000000Z")),
                     0);
    assert_int_equal(
        kin__time_read(kin_s("2026-03-01T12:00:07.123456Z"), &read), 0);
    assert_int_equal(read, 1772366407);
    assert_int_equal(kin__time_read(kin_s("2026-03-01T12:00:07.Z"), &read),
                     KIN_EINVAL);
    assert_int_equal(kin__time_read(kin_s("2026-03-01T12:00:07.12"), &read),
                     KIN_EINVAL);
    assert_int_equal(kin__time_read(kin_s("2026-03-01T12:00:07.1a2Z"), &read),
                     KIN_EINVAL);
    return 0;
}

KIN_TEST(some_keys_name_times)
{
    static const struct {
        const char *key;
        bool is_time;
    } cases[] = {
        {"creationTimestamp", true},
        {"\"creationTimestamp\":", true},
        {"startTime", true},
        {"\"startTime\":", true},
        {"time", true},
        {"\"time\":", true},
        {"timestamp", true},
        {"startedAt", true},
        {"\"startedAt\":", true},
        {"At", true},
        {"\"At\":", true},
        {"", false},
        {"\"\":", false},
        {"name", false},
        {"format", false},
        {"timeout", false},
        {"TIME", false},
        {"Atx:", false},
        {"\"Atx:\":", false},
        {"times", false},
    };

    (void)alloc;
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++)
        if (kin__key_names_time(kin_s(cases[i].key)) != cases[i].is_time)
            fail_msg("%s", cases[i].key);
    return 0;
}

KIN_TEST(text_that_go_escapes)
{
    static const kin_str escaped[] = {
        KIN_STR_INIT("a\"b"),
        KIN_STR_INIT("\\"),
        KIN_STR_INIT("<"),
        KIN_STR_INIT("a>"),
        KIN_STR_INIT("&b"),
        KIN_STR_INIT("\n"),
        KIN_STR_INIT("x\0y"),
        KIN_STR_INIT("\x1f"),
        KIN_STR_INIT("\xe2\x80\xa8"),
        KIN_STR_INIT("abc\xe2\x80\xa9"),
        KIN_STR_INIT("a text of more than sixteen bytes, and then <"),
    };
    static const kin_str plain[] = {
        KIN_STR_INIT(""),
        KIN_STR_INIT("plain text / ' \x7f"),
        KIN_STR_INIT("\xe2\x80\xa7"),
        KIN_STR_INIT("\xe2\x82\xac"),
        KIN_STR_INIT("\xe2\x80"),
        KIN_STR_INIT("\xe2"),
        KIN_STR_INIT("a text of more than sixteen bytes, and no more"),
    };

    (void)alloc;
    for (size_t i = 0; i < sizeof(escaped) / sizeof(escaped[0]); i++)
        assert_true(kin__str_needs_escape(escaped[i]));
    for (size_t i = 0; i < sizeof(plain) / sizeof(plain[0]); i++)
        assert_false(kin__str_needs_escape(plain[i]));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(every_day_round_trips),
              KIN_TEST_ENTRY(days_out_of_range_are_not_immediates),
              KIN_TEST_ENTRY(every_byte_is_checked),
              KIN_TEST_ENTRY(a_remembered_day_gives_the_same_result),
              KIN_TEST_ENTRY(invalid_times_are_rejected),
              KIN_TEST_ENTRY(fractions_are_dropped_but_not_immediates),
              KIN_TEST_ENTRY(some_keys_name_times),
              KIN_TEST_ENTRY(text_that_go_escapes))
