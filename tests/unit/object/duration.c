/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/time.h>

#include "kin_test.h"
#include "object/time.h"

/* What Go 1.26's time.ParseDuration returns. */
static const struct {
    const char *text;
    int64_t ns;
} parsed[] = {
    {"0", 0},
    {"-0", 0},
    {"+0", 0},
    {"0s", 0},
    {"0h", 0},
    {"00s", 0},
    {"5s", 5000000000},
    {"30s", 30000000000},
    {"1478s", 1478000000000},
    {"-5s", -5000000000},
    {"+5s", 5000000000},
    {"-0s", 0},
    {"5.0s", 5000000000},
    {"5.6s", 5600000000},
    {"5.s", 5000000000},
    {".5s", 500000000},
    {"1.0s", 1000000000},
    {"1.00s", 1000000000},
    {"1.004s", 1004000000},
    {"1.0040s", 1004000000},
    {"100.00100s", 100001000000},
    {"10ns", 10},
    {"11us", 11000},
    {"12\302\265s", 12000},
    {"12\316\274s", 12000},
    {"13ms", 13000000},
    {"14s", 14000000000},
    {"15m", 900000000000},
    {"16h", 57600000000000},
    {"3h30m", 12600000000000},
    {"10.5s4m", 250500000000},
    {"-2m3.4s", -123400000000},
    {"1h2m3s4ms5us6ns", 3723004005006},
    {"39h9m14.425s", 140954425000000},
    {"52763797000ns", 52763797000},
    {"0.3333333333333333333h", 1200000000000},
    {"9007199254740993ns", 9007199254740993},
    {"9223372036854775807ns", 9223372036854775807},
    {"9223372036854775.807us", 9223372036854775807},
    {"9223372036s854ms775us807ns", 9223372036854775807},
    {"-9223372036854775808ns", INT64_MIN},
    {"-9223372036854775.808us", INT64_MIN},
    {"-9223372036s854ms775us808ns", INT64_MIN},
    {"0.100000000000000000000h", 360000000000},
    {"0.830103483285477580700h", 2988372539827},
    {"0.9223372036854775807h", 3320413933267},
    {"0.99999999999999999999999s", 1000000000},
    {"1.1h", 3960000000000},
    {"0.1ns", 0},
    {"0.9ns", 0},
    {"1.9ns", 1},
    {"2540400h10m10.000000000s", 9145440610000000000},
    {"2562047h47m16.854775807s", 9223372036854775807},
    {"1m1m1m", 180000000000},
    {"1h1h", 7200000000000},
    {"0.000000001s", 1},
    {"720h", 2592000000000000},
    {"8760h", 31536000000000000},
    {"1.5h", 5400000000000},
    {"90m", 5400000000000},
    {"5m0s", 300000000000},
    {"1s1s", 2000000000},
    {"10m0.5s", 600500000000},
    {".1h.1m.1s", 366100000000},
    {"007s", 7000000000},
    {"1000000h", 3600000000000000000},
};

/* What Go 1.26's Duration.String() returns. */
static const struct {
    int64_t ns;
    const char *text;
} written[] = {
    {0, "0s"},
    {1, "1ns"},
    {-1, "-1ns"},
    {10, "10ns"},
    {999, "999ns"},
    {1000, "1\302\265s"},
    {1001, "1.001\302\265s"},
    {1100, "1.1\302\265s"},
    {1999, "1.999\302\265s"},
    {-1100, "-1.1\302\265s"},
    {1000000, "1ms"},
    {1000001, "1.000001ms"},
    {2200000, "2.2ms"},
    {999999999, "999.999999ms"},
    {1000000000, "1s"},
    {1000000001, "1.000000001s"},
    {1500000000, "1.5s"},
    {3300000000, "3.3s"},
    {59999999999, "59.999999999s"},
    {60000000000, "1m0s"},
    {61000000000, "1m1s"},
    {245001000000, "4m5.001s"},
    {300000000000, "5m0s"},
    {599000000000, "9m59s"},
    {3599000000000, "59m59s"},
    {3600000000000, "1h0m0s"},
    {3601000000000, "1h0m1s"},
    {18300000000000, "5h5m0s"},
    {86400000000000, "24h0m0s"},
    {367001000000, "6m7.001s"},
    {9223372036854775807, "2562047h47m16.854775807s"},
    {INT64_MIN, "-2562047h47m16.854775808s"},
    {-3600000000000, "-1h0m0s"},
    {-1500000000, "-1.5s"},
    {361815123456789, "100h30m15.123456789s"},
};

/* What apimachinery v0.37.1's HumanDuration returns. */
static const struct {
    int64_t ns;
    const char *text;
} ages[] = {
    {INT64_MIN, "<invalid>"},
    {-3000000000, "<invalid>"},
    {-2000000000, "<invalid>"},
    {-1999999999, "0s"},
    {-1000000000, "0s"},
    {-1, "0s"},
    {0, "0s"},
    {1, "0s"},
    {999999999, "0s"},
    {1000000000, "1s"},
    {59000000000, "59s"},
    {60000000000, "60s"},
    {70000000000, "70s"},
    {119000000000, "119s"},
    {119999999999, "119s"},
    {120000000000, "2m"},
    {121000000000, "2m1s"},
    {180000000000, "3m"},
    {330000000000, "5m30s"},
    {599000000000, "9m59s"},
    {599999999999, "9m59s"},
    {600000000000, "10m"},
    {659000000000, "10m"},
    {4200000000000, "70m"},
    {10740000000000, "179m"},
    {10799999999999, "179m"},
    {10800000000000, "3h"},
    {10801000000000, "3h"},
    {12000000000000, "3h20m"},
    {28740000000000, "7h59m"},
    {28799999999999, "7h59m"},
    {28800000000000, "8h"},
    {30600000000000, "8h"},
    {169200000000000, "47h"},
    {172799999999999, "47h"},
    {172800000000000, "2d"},
    {176400000000000, "2d1h"},
    {442800000000000, "5d3h"},
    {604800000000000, "7d"},
    {687600000000000, "7d23h"},
    {691199999999999, "7d23h"},
    {691200000000000, "8d"},
    {709200000000000, "8d"},
    {2592000000000000, "30d"},
    {31536000000000000, "365d"},
    {34560000000000000, "400d"},
    {62985600000000000, "729d"},
    {63071999999999999, "729d"},
    {63072000000000000, "2y"},
    {63158400000000000, "2y1d"},
    {66960000000000000, "2y45d"},
    {94608000000000000, "3y"},
    {98496000000000000, "3y45d"},
    {252287999999999999, "7y364d"},
    {252288000000000000, "8y"},
    {260928000000000000, "8y"},
    {630720000000000000, "20y"},
    {9223372036854775807, "292y"},
};

KIN_TEST(parses_like_go)
{
    (void)alloc;
    for (size_t i = 0; i < sizeof(parsed) / sizeof(parsed[0]); i++) {
        int64_t ns = 42;
        int r = kin_duration_parse(kin_s(parsed[i].text), &ns, /* err= */ NULL);
        if (r < 0 || ns != parsed[i].ns)
            fail_msg("'%s': %s, %lld", parsed[i].text, kin_error_name(r),
                     (long long)ns);
    }
    return 0;
}

KIN_TEST(rejects_what_go_rejects)
{
    static const char *const bad[] = {
        "",
        "3",
        "-",
        "+",
        "s",
        ".",
        "-.",
        ".s",
        "+.s",
        "1d",
        "1w",
        "1y",
        "1S",
        "1H",
        "1M",
        "1 s",
        " 1s",
        "1s ",
        "1s1",
        "1.1.1s",
        "--1s",
        "-+1s",
        "1s-1s",
        "1s+1s",
        "1e3s",
        "0x1s",
        "\205\205",
        "\377ff",
        "hello \377ff world",
        "1\265s",
        "1\302s",
        "1,5s",
        "1h 2m",
        "00",
        "0.0",
        "1_000s",
        "s1",
        "h",
        "-h",
    };

    (void)alloc;
    for (size_t i = 0; i < sizeof(bad) / sizeof(bad[0]); i++) {
        kin_error err = KIN_ERROR_INIT;
        int64_t ns = 42;
        if (kin_duration_parse(kin_s(bad[i]), &ns, &err) != KIN_EPARSE)
            fail_msg("'%s' is accepted", bad[i]);
        assert_int_equal(err.code, KIN_EPARSE);
        assert_non_null(strstr(err.message, "duration: "));
        assert_int_equal(ns, 42);
    }
    return 0;
}

KIN_TEST(rejects_overflow)
{
    static const char *const bad[] = {
        "9223372036854775810ns",
        "9223372036854775808ns",
        "9223372036854775.808us",
        "9223372036854ms775us808ns",
        "-9223372036854775809ns",
        "3000000h",
        "9223372036854775807h",
        "99999999999999999999ns",
        "-9223372036855ms",
        "2562047h47m16.854775808s",
        /* Go adds these up to 0. */
        "9223372036854775808ns9223372036854775808ns",
    };

    (void)alloc;
    for (size_t i = 0; i < sizeof(bad) / sizeof(bad[0]); i++) {
        int64_t ns = 42;
        if (kin_duration_parse(kin_s(bad[i]), &ns, NULL) != KIN_ELIMIT)
            fail_msg("'%s' is accepted", bad[i]);
        assert_int_equal(ns, 42);
    }
    return 0;
}

KIN_TEST(formats_like_go)
{
    char text[KIN_DURATION_TEXT_SIZE];

    (void)alloc;
    for (size_t i = 0; i < sizeof(written) / sizeof(written[0]); i++) {
        int64_t ns = 42;
        size_t len = kin__duration_format(written[i].ns, text, sizeof(text));
        assert_string_equal(text, written[i].text);
        assert_int_equal(len, strlen(text));
        TRY(kin_duration_parse(kin_s(text), &ns, /* err= */ NULL));
        assert_int_equal(ns, written[i].ns);
    }
    assert_int_equal(kin__duration_format(INT64_MAX, text, 4), 24);
    assert_string_equal(text, "256");
    return 0;
}

KIN_TEST(formats_ages_like_kubectl)
{
    char text[KIN_DURATION_TEXT_SIZE];

    (void)alloc;
    for (size_t i = 0; i < sizeof(ages) / sizeof(ages[0]); i++) {
        size_t len = kin_duration_format_age(ages[i].ns, text, sizeof(text));
        if (strcmp(text, ages[i].text) != 0)
            fail_msg("%lld: '%s', expected '%s'", (long long)ages[i].ns, text,
                     ages[i].text);
        assert_int_equal(len, strlen(text));
    }
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(parses_like_go),
              KIN_TEST_ENTRY(rejects_what_go_rejects),
              KIN_TEST_ENTRY(rejects_overflow), KIN_TEST_ENTRY(formats_like_go),
              KIN_TEST_ENTRY(formats_ages_like_kubectl))
