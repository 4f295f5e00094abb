/* SPDX-License-Identifier: Apache-2.0 */
#include "object/quantity.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "kin_test.h"

enum {
    D = KIN__QUANTITY_DECIMAL,
    B = KIN__QUANTITY_BINARY,
    E = KIN__QUANTITY_EXPONENT,
};

static kin_quantity quantity(const char *text)
{
    kin_quantity q;

    if (kin_quantity_parse(kin_s(text), &q, /* err= */ NULL) < 0)
        fail_msg("'%s' is refused", text);
    return q;
}

static void assert_format(const kin_quantity *q, const char *expected)
{
    char text[KIN_QUANTITY_TEXT_SIZE];
    size_t len = kin_quantity_format(q, text, sizeof(text));

    assert_string_equal(text, expected);
    assert_int_equal(len, strlen(expected));
}

/* Results of apimachinery v0.37.1: text, String(), canonical form, format. */
static const struct {
    const char *text;
    const char *normalized;
    const char *canonical;
    int style;
} cases[] = {
    {"0", "0", "0", D},
    {"00", "0", "0", D},
    {"0n", "0", "0", D},
    {"0u", "0", "0", D},
    {"0m", "0", "0", D},
    {"0Mi", "0", "0", B},
    {"0k", "0", "0", D},
    {"0e3", "0", "0", E},
    {"-0", "0", "0", D},
    {"+0", "0", "0", D},
    {"0.0", "0", "0", D},
    {"0.000", "0", "0", D},
    {"-", "0", "0", D},
    {"+", "0", "0", D},
    {".", "0", "0", D},
    {"-.", "0", "0", D},
    {"+.m", "0", "0", D},
    {"Ki", "0", "0", B},
    {"m", "0", "0", D},
    {"e5", "0", "0", E},
    {"1", "1", "1", D},
    {"10", "10", "10", D},
    {"100", "100", "100", D},
    {"1000", "1k", "1k", D},
    {"10000", "10k", "10k", D},
    {"100000", "100k", "100k", D},
    {"1000000", "1M", "1M", D},
    {"1n", "1n", "1n", D},
    {"10n", "10n", "10n", D},
    {"1000n", "1u", "1u", D},
    {"1u", "1u", "1u", D},
    {"1000u", "1m", "1m", D},
    {"1m", "1m", "1m", D},
    {"10m", "10m", "10m", D},
    {"100m", "100m", "100m", D},
    {"1000m", "1", "1", D},
    {"1500m", "1500m", "1500m", D},
    {"1k", "1k", "1k", D},
    {"10k", "10k", "10k", D},
    {"1000k", "1M", "1M", D},
    {"1M", "1M", "1M", D},
    {"1G", "1G", "1G", D},
    {"1T", "1T", "1T", D},
    {"1P", "1P", "1P", D},
    {"1E", "1E", "1E", D},
    {"9E", "9E", "9E", D},
    {"999E", "999E", "999E", D},
    {"1Ki", "1Ki", "1Ki", B},
    {"8Ki", "8Ki", "8Ki", B},
    {"10Ki", "10Ki", "10Ki", B},
    {"1000Ki", "1000Ki", "1000Ki", B},
    {"1024Ki", "1Mi", "1Mi", B},
    {"1025Ki", "1025Ki", "1025Ki", B},
    {"1Mi", "1Mi", "1Mi", B},
    {"1000Mi", "1000Mi", "1000Mi", B},
    {"1024Mi", "1Gi", "1Gi", B},
    {"1Gi", "1Gi", "1Gi", B},
    {"1Ti", "1Ti", "1Ti", B},
    {"1Pi", "1Pi", "1Pi", B},
    {"1Ei", "1Ei", "1Ei", B},
    {"7Ei", "7Ei", "7Ei", B},
    {"8Ei", "9223372036854775807", "9223372036854775807", B},
    {"9Ei", "9223372036854775807", "9223372036854775807", B},
    {"100Ei", "9223372036854775807", "9223372036854775807", B},
    {"-8Ei", "-9223372036854775807", "-9223372036854775807", B},
    {"-100Ei", "-9223372036854775807", "-9223372036854775807", B},
    {"1.5Ki", "1536", "1536", B},
    {"1.5Mi", "1536Ki", "1536Ki", B},
    {"1.5Gi", "1536Mi", "1536Mi", B},
    {"1.5Ei", "1536Pi", "1536Pi", B},
    {"0.5Ki", "512", "512", B},
    {"0.5Mi", "512Ki", "512Ki", B},
    {"0.5Gi", "512Mi", "512Mi", B},
    {"1.1Ki", "1126400m", "1126400m", B},
    {"1.1Mi", "1153433600m", "1153433600m", B},
    {"1.1Gi", "1181116006400m", "1181116006400m", B},
    {"1.1Ei", "1268213655067531673600m", "1268213655067531673600m", B},
    {"0.1Ki", "102400m", "102400m", B},
    {"0.001Ki", "1024m", "1024m", B},
    {"0.0001Ki", "102400u", "102400u", D},
    {"0.00001Ki", "10240u", "10240u", D},
    {"0.0000000001Ki", "103n", "103n", D},
    {".0001Ei", "115292150460684697600u", "115292150460684697600u", B},
    {"1e0", "1e0", "1", E},
    {"1e1", "10", "10", E},
    {"1e2", "100", "100", E},
    {"1e3", "1e3", "1e3", E},
    {"1E3", "1E3", "1e3", E},
    {"1e+3", "1e+3", "1e3", E},
    {"1e-3", "1e-3", "1e-3", E},
    {"1e-1", "100e-3", "100e-3", E},
    {"1e-9", "1e-9", "1e-9", E},
    {"1e-10", "1e-9", "1e-9", E},
    {"1e-12", "1e-9", "1e-9", E},
    {"1E-6", "1E-6", "1e-6", E},
    {"12e6", "12e6", "12e6", E},
    {"1000e3", "1e6", "1e6", E},
    {"1e4", "10e3", "10e3", E},
    {"1.5e3", "1500", "1500", E},
    {"1.5e-3", "1500e-6", "1500e-6", E},
    {"1e100", "10e99", "10e99", E},
    {"1e1000", "10e999", "10e999", E},
    {"1e18", "1e18", "1e18", E},
    {"1e19", "10e18", "10e18", E},
    {"12345678901234567890e3", "12345678901234567890e3",
     "12345678901234567890e3", E},
    {"100035000e-6", "100035e-3", "100035e-3", E},
    {"0.5", "500m", "500m", D},
    {"0.25", "250m", "250m", D},
    {"0.001", "1m", "1m", D},
    {"0.0001", "100u", "100u", D},
    {"0.000001", "1u", "1u", D},
    {"0.0000001", "100n", "100n", D},
    {"0.000000001", "1n", "1n", D},
    {"0.0000000001", "1n", "1n", D},
    {"-0.0000000001", "-1n", "-1n", D},
    {"1.0000000001", "1000000001n", "1000000001n", D},
    {"-1.0000000001", "-1000000001n", "-1000000001n", D},
    {"0.1234567891", "123456790n", "123456790n", D},
    {"1.1", "1100m", "1100m", D},
    {"1.10", "1100m", "1100m", D},
    {"1.100", "1.100", "1100m", D},
    {"1.500", "1.500", "1500m", D},
    {"1.000", "1", "1", D},
    {"1.5", "1500m", "1500m", D},
    {"12.5", "12500m", "12500m", D},
    {"100.035", "100.035", "100035m", D},
    {".5", "500m", "500m", D},
    {"5.", "5.", "5", D},
    {"5.k", "5.k", "5k", D},
    {"5.Ki", "5.Ki", "5Ki", B},
    {"+5", "+5", "5", D},
    {"+5Ki", "+5Ki", "5Ki", B},
    {"+4Ki", "+4Ki", "4Ki", B},
    {"+8Ki", "8Ki", "8Ki", B},
    {"+12Mi", "+12Mi", "12Mi", B},
    {"+016Gi", "16Gi", "16Gi", B},
    {"+12345678901Ki", "+12345678901Ki", "12345678901Ki", B},
    {"+123456789013Ki", "123456789013Ki", "123456789013Ki", B},
    {"+123456789012345678", "+123456789012345678", "123456789012345678", D},
    {"+1234567890123456789", "1234567890123456789", "1234567890123456789", D},
    {"Ti", "0", "0", B},
    {"05", "05", "5", D},
    {"05Ki", "05Ki", "5Ki", B},
    {"007m", "007m", "7m", D},
    {"-5", "-5", "-5", D},
    {"-5m", "-5m", "-5m", D},
    {"-1.5", "-1500m", "-1500m", D},
    {"-2.5k", "-2500", "-2500", D},
    {"-1Ki", "-1Ki", "-1Ki", B},
    {"-1024Ki", "-1Mi", "-1Mi", B},
    {"-1.5Ki", "-1536", "-1536", B},
    {"-0.5Ki", "-512", "-512", B},
    {"1.2m", "1200u", "1200u", D},
    {"1.23m", "1230u", "1230u", D},
    {"1.0001m", "1000100n", "1000100n", D},
    {"0.1m", "100u", "100u", D},
    {"0.1n", "1n", "1n", D},
    {"0.1u", "100n", "100n", D},
    {"1.1n", "2n", "2n", D},
    {"1023", "1023", "1023", D},
    {"1024", "1024", "1024", D},
    {"1025", "1025", "1025", D},
    {"2047", "2047", "2047", D},
    {"2048", "2048", "2048", D},
    {"1048576", "1048576", "1048576", D},
    {"1023Mi", "1023Mi", "1023Mi", B},
    {"1536Ki", "1536Ki", "1536Ki", B},
    {"1048576Ki", "1Gi", "1Gi", B},
    {"3145728Ki", "3Gi", "3Gi", B},
    {"8796093022208Ki", "8Pi", "8Pi", B},
    {"9007199254740991Ki", "9007199254740991Ki", "9007199254740991Ki", B},
    {"9007199254740992Ki", "9223372036854775807", "9223372036854775807", B},
    {"9223372036854775807", "9223372036854775807", "9223372036854775807", D},
    {"9223372036854775808", "9223372036854775808", "9223372036854775808", D},
    {"-9223372036854775808", "-9223372036854775808", "-9223372036854775808", D},
    {"-9223372036854775809", "-9223372036854775809", "-9223372036854775809", D},
    {"18446744073709551616", "18446744073709551616", "18446744073709551616", D},
    {"100000000000000000000", "100E", "100E", D},
    {"999999999999999999", "999999999999999999", "999999999999999999", D},
    {"1000000000000000000", "1E", "1E", D},
    {"123456789012345678", "123456789012345678", "123456789012345678", D},
    {"1234567890123456789", "1234567890123456789", "1234567890123456789", D},
    {"12345678901234567890", "12345678901234567890", "12345678901234567890", D},
    {"0.123456789012345678", "123456790n", "123456790n", D},
    {"9223372036854775807Ki", "9223372036854775807", "9223372036854775807", B},
    {"9999999999999999999Ki", "9223372036854775807", "9223372036854775807", B},
    {"92233720368547758070Ki", "9223372036854775807", "9223372036854775807", B},
    {"0.99999999999Ki", "1023999999990n", "1023999999990n", B},
    {"1.99999999999Ki", "2047999999990n", "2047999999990n", B},
    {"7.999999999999999999999Ei", "9223372036854775807", "9223372036854775807",
     B},
    {"8388607.9999999999Ti", "9223372036854775698048837223n",
     "9223372036854775698048837223n", B},
    {"0.3", "300m", "300m", D},
    {"0.03", "30m", "30m", D},
    {"0.003Ki", "3072m", "3072m", B},
    {"1000000000000000m", "1T", "1T", D},
    {"999999999999999999m", "999999999999999999m", "999999999999999999m", D},
    {"1234567890123456789n", "1234567890123456789n", "1234567890123456789n", D},
    {"1234567890123456789123n", "1234567890123456789123n",
     "1234567890123456789123n", D},
    {"1023.999Ki", "1048574976m", "1048574976m", B},
    {"1023.9999999999Ki", "1048575999999898n", "1048575999999898n", B},
    {"0.0009765625Ki", "1", "1", B},
    {"0.00000095367431640625Mi", "1", "1", B},
    {"0.000000000000000000000000000000000000000001Ei", "1n", "1n", D},
    {"123456789012345678901234567890.123456789",
     "123456789012345678901234567890123456789n",
     "123456789012345678901234567890123456789n", D},
    {"1e-1000", "1e-9", "1e-9", E},
    {"5e-1000", "1e-9", "1e-9", E},
    {"-5e-1000", "-1e-9", "-1e-9", E},
    {"0e-1000", "0", "0", E},
    {"12.3e-1000", "1e-9", "1e-9", E},
    {"999999999.9999999999", "1G", "1G", D},
    {"0.9999999999", "1", "1", D},
    {"0.9999999999m", "1m", "1m", D},
    {"1.000000000E", "1E", "1E", D},
    {"1000000u", "1", "1", D},
    {"1000000000n", "1", "1", D},
    {"2000Mi", "2000Mi", "2000Mi", B},
    {"2048Gi", "2Ti", "2Ti", B},
    {"100Gi", "100Gi", "100Gi", B},
    {"250m", "250m", "250m", D},
    {"64Mi", "64Mi", "64Mi", B},
    {"128974848", "128974848", "128974848", D},
    {"129e6", "129e6", "129e6", E},
    {"129M", "129M", "129M", D},
    {"128974848000m", "128974848", "128974848", D},
    {"123Mi", "123Mi", "123Mi", B},
    {"3.5", "3500m", "3500m", D},
    {"16Gi", "16Gi", "16Gi", B},
    {"1100m", "1100m", "1100m", D},
};

KIN_TEST(parses_and_formats_like_kubernetes)
{
    (void)alloc;
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        kin_quantity q = quantity(cases[i].text);
        char text[KIN_QUANTITY_TEXT_SIZE];
        size_t len = 0;

        if (q.style != cases[i].style)
            fail_msg("'%s': style %d", cases[i].text, q.style);
        assert_format(&q, cases[i].canonical);
        TRY(kin__quantity_normalize(kin_s(cases[i].text), text, sizeof(text),
                                    &len, /* err= */ NULL));
        assert_string_equal(text, cases[i].normalized);
        assert_int_equal(len, strlen(text));
    }
    return 0;
}

KIN_TEST(canonical_text_round_trips)
{
    (void)alloc;
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        kin_quantity q = quantity(cases[i].text);
        kin_quantity again = quantity(cases[i].canonical);
        assert_int_equal(kin_quantity_cmp(&q, &again), 0);
        assert_format(&again, cases[i].canonical);
    }
    return 0;
}

KIN_TEST(rejects_what_kubernetes_rejects)
{
    static const char *const bad[] = {
        "",     " ",     "1 ",        " 1",   "1.1.1", "1..1", "..",    "1+",
        "1-",   "--1",   "+-1",       "-+1",  "1e",    "1e+",  "1e-",   "1e+-1",
        "1ee3", "1e3.0", "1EE",       "e",    "Ei",    "Pi",   "-Ei",   ".Pi",
        "e-10", "-e-10", ".e-10",     "1ki",  "1mi",   "1K",   "1Kim",  "1KiB",
        "1kB",  "1B",    "1i",        "1ni",  "1ui",   "1Ei1", "1m1",   "1k-1",
        "1e3k", "1,000", "1_000",     "0x10", "1f",    "abc",  "1Zi",   "1Y",
        "1Mi ", "\t1",   "1\xc2\xb5", "1n1",  "1E3Ki", "Kie3", "1e3e3", "1..",
        "1.e",  "in",    "num",
    };

    (void)alloc;
    for (size_t i = 0; i < sizeof(bad) / sizeof(bad[0]); i++) {
        kin_error err = KIN_ERROR_INIT;
        kin_quantity q = kin__quantity_of(42, KIN__QUANTITY_DECIMAL);
        if (kin_quantity_parse(kin_s(bad[i]), &q, &err) != KIN_EPARSE)
            fail_msg("'%s' is accepted", bad[i]);
        assert_int_equal(err.code, KIN_EPARSE);
        assert_true(strncmp(err.message, "quantity: ", 10) == 0);
        assert_format(&q, "42");
    }
    kin_quantity q;
    TRY_FAIL(kin_quantity_parse(kin_str_of("1\0", 2), &q, NULL), KIN_EPARSE);
    TRY_FAIL(kin_quantity_parse(kin_str_of(NULL, 0), &q, NULL), KIN_EPARSE);
    TRY_FAIL(kin__quantity_normalize(kin_s("1Q"), NULL, 0, NULL, NULL),
             KIN_EPARSE);
    return 0;
}

/* Beyond the largest suffix Kubernetes loses the rest; kin does not. */
KIN_TEST(keeps_the_value_beyond_the_largest_suffix)
{
    (void)alloc;
    kin_quantity q = quantity("1000E");
    assert_format(&q, "1e21");
    q = quantity("12345000000000E");
    assert_format(&q, "12345e27");
    q = quantity("-100000000000000000000000");
    assert_format(&q, "-100e21");

    kin_quantity sum = quantity("7Ei");
    for (int i = 0; i < 8; i++) {
        kin_quantity same = sum;
        TRY(kin_quantity_add(&sum, &same));
    }
    assert_format(&sum, "1792Ei");
    return 0;
}

#define D9 "123456789"
#define D36 D9 D9 D9 D9
#define D108 D36 D36 D36

KIN_TEST(holds_at_most_108_digits)
{
    (void)alloc;
    kin_quantity q = quantity(D108);
    assert_format(&q, D108);
    q = quantity("-" D108 "e-3");
    assert_format(&q, "-" D108 "e-3");
    q = quantity(D108 "000000000000E");
    assert_format(&q, D108 "e30");
    TRY_FAIL(kin_quantity_parse(kin_s(D108 "1"), &q, NULL), KIN_ELIMIT);
    TRY_FAIL(kin_quantity_parse(kin_s("1" D108), &q, NULL), KIN_ELIMIT);
    TRY_FAIL(kin_quantity_parse(kin_s(D108 ".1"), &q, NULL), KIN_ELIMIT);
    /* Digits that are rounded away are not counted. */
    q = quantity("0." D9 D108);
    assert_format(&q, "123456790n");
    q = quantity("0." D108 D108 "Ki");
    assert_format(&q, "126419752063n");
    q = quantity(D108 D108 "Ki");
    assert_format(&q, "9223372036854775807");
    return 0;
}

KIN_TEST(limits_exponents)
{
    (void)alloc;
    kin_quantity q = quantity("1e1000000");
    assert_format(&q, "10e999999");
    q = quantity("10e999999");
    assert_format(&q, "10e999999");
    q = quantity("1e-1000000");
    assert_format(&q, "1e-9");
    TRY_FAIL(kin_quantity_parse(kin_s("1e1000001"), &q, NULL), KIN_ELIMIT);
    TRY_FAIL(kin_quantity_parse(kin_s("10e1000000"), &q, NULL), KIN_ELIMIT);
    TRY_FAIL(kin_quantity_parse(kin_s("1e-1000001"), &q, NULL), KIN_ELIMIT);
    TRY_FAIL(kin_quantity_parse(kin_s("1e4294967297"), &q, NULL), KIN_ELIMIT);
    TRY_FAIL(kin_quantity_parse(kin_s("1e99999999999999999999"), &q, NULL),
             KIN_ELIMIT);
    q = quantity("5e1000000");
    kin_quantity same = q;
    TRY_FAIL(kin_quantity_add(&q, &same), KIN_ELIMIT);
    assert_int_equal(kin_quantity_cmp(&q, &same), 0);
    return 0;
}

KIN_TEST(binary_fractions_round_on_their_last_digit)
{
    (void)alloc;
    /* 2^-10 and 2^-60 exactly, then slightly more. */
    kin_quantity q = quantity("0.0009765625Ki");
    assert_format(&q, "1");
    q = quantity("0.00097656250000000000000000000000000000000000000000000000000"
                 "000000000000000000000000000000000001Ki");
    assert_format(&q, "1000000001n");
    q = quantity(
        "0.000000000000000000867361737988403547205962240695953369140625"
        "Ei");
    assert_format(&q, "1");
    q = quantity(
        "0.000000000000000000867361737988403547205962240695953369140625"
        "000000000000000000000000001Ei");
    assert_format(&q, "1000000001n");
    return 0;
}

static const struct {
    const char *text;
    int64_t value;
    int64_t milli; /* 0 if it does not fit although the number is not zero */
} values[] = {
    {"0", 0, 0},
    {"1", 1, 1000},
    {"-1", -1, -1000},
    {"1m", 1, 1},
    {"-1m", -1, -1},
    {"999m", 1, 999},
    {"1001m", 2, 1001},
    {"-1001m", -2, -1001},
    {"1500m", 2, 1500},
    {"-2.5k", -2500, -2500000},
    {"1n", 1, 1},
    {"-1n", -1, -1},
    {"1u", 1, 1},
    {"0.1Ki", 103, 102400},
    {"1.1Ki", 1127, 1126400},
    {"1k", 1000, 1000000},
    {"1Ki", 1024, 1024000},
    {"1Gi", 1073741824, 1073741824000},
    {"1.5Gi", 1610612736, 1610612736000},
    {"1e3", 1000, 1000000},
    {"1e18", 1000000000000000000, 0},
    {"123456789.123456789", 123456790, 123456789124},
    {"9223372036854775807", INT64_MAX, 0},
    {"9223372036854775.807", 9223372036854776, INT64_MAX},
    {"-9223372036854775808", INT64_MIN, 0},
    {"-9223372036854775.808", -9223372036854776, INT64_MIN},
    {"8Ei", INT64_MAX, 0},
    {"5e-1000", 1, 1},
    {"9007199254740993", 9007199254740993, 9007199254740993000},
};

KIN_TEST(converts_to_integers_rounded_away_from_zero)
{
    int64_t value = 0;

    (void)alloc;
    for (size_t i = 0; i < sizeof(values) / sizeof(values[0]); i++) {
        kin_quantity q = quantity(values[i].text);
        TRY(kin_quantity_as_int64(&q, &value));
        assert_int_equal(value, values[i].value);
        if (values[i].milli == 0 && values[i].value != 0) {
            TRY_FAIL(kin_quantity_as_milli(&q, &value), KIN_ELIMIT);
            assert_int_equal(value, values[i].value);
            continue;
        }
        TRY(kin_quantity_as_milli(&q, &value));
        assert_int_equal(value, values[i].milli);
    }
    return 0;
}

KIN_TEST(integer_overflow_is_rejected)
{
    static const char *const texts[] = {
        "9223372036854775808",   "-9223372036854775809",
        "9223372036854775807.1", "10E",
        "18446744073709551616",  "1e1000000",
    };

    (void)alloc;
    for (size_t i = 0; i < sizeof(texts) / sizeof(texts[0]); i++) {
        kin_quantity q = quantity(texts[i]);
        int64_t value = 42;
        TRY_FAIL(kin_quantity_as_int64(&q, &value), KIN_ELIMIT);
        assert_int_equal(value, 42);
    }
    return 0;
}

/* In ascending order. */
static const char *const ordered[] = {
    "-1e1000000",
    "-1e30",
    "-9223372036854775809",
    "-8Ei",
    "-1Gi",
    "-1G",
    "-1.5",
    "-1",
    "-999m",
    "-1n",
    "0",
    "1n",
    "1u",
    "999999n",
    "1m",
    "10m",
    "0.5",
    "999m",
    "1",
    "1.1",
    "11",
    "1000",
    "1Ki",
    "1025",
    "1M",
    "1Mi",
    "1G",
    "1Gi",
    "1E",
    "1Ei",
    "8Ei",
    "9223372036854775808",
    "1e30",
    "1e31",
    "123456789012345678901234567890e10",
    "1e1000000",
};

KIN_TEST(compares_numbers_whatever_their_style)
{
    size_t count = sizeof(ordered) / sizeof(ordered[0]);

    (void)alloc;
    for (size_t i = 0; i < count; i++)
        for (size_t j = 0; j < count; j++) {
            kin_quantity a = quantity(ordered[i]);
            kin_quantity b = quantity(ordered[j]);
            int expected = (i > j) - (i < j);
            if (kin_quantity_cmp(&a, &b) != expected)
                fail_msg("%s and %s", ordered[i], ordered[j]);
        }
    kin_quantity a = quantity("1024");
    kin_quantity b = quantity("1Ki");
    assert_int_equal(kin_quantity_cmp(&a, &b), 0);
    a = quantity("1000m");
    b = quantity("1e0");
    assert_int_equal(kin_quantity_cmp(&a, &b), 0);
    return 0;
}

static const struct {
    const char *a, *b, *sum, *difference;
} sums[] = {
    {"0", "0", "0", "0"},
    {"1", "1", "2", "0"},
    {"1", "-1", "0", "2"},
    {"100m", "200m", "300m", "-100m"},
    {"500m", "500m", "1", "0"},
    {"1", "1m", "1001m", "999m"},
    {"1Gi", "512Mi", "1536Mi", "512Mi"},
    {"512Mi", "512Mi", "1Gi", "0"},
    {"1Gi", "1G", "2073741824", "73741824"},
    {"1G", "1Gi", "2073741824", "-73741824"},
    {"0", "1Gi", "1Gi", "-1Gi"},
    {"0", "1e3", "1e3", "-1e3"},
    {"1Gi", "0", "1Gi", "1Gi"},
    {"-1", "-2", "-3", "1"},
    {"-5k", "3k", "-2k", "-8k"},
    {"3k", "-5k", "-2k", "8k"},
    {"1Ki", "1n", "1024000000001n", "1023999999999n"},
    {"9223372036854775807", "1", "9223372036854775808", "9223372036854775806"},
    {"8Ei", "8Ei", "18446744073709551614", "0"},
    {"999999999999999999", "1", "1E", "999999999999999998"},
    {"1e30", "1n", "1000000000000000000000000000000000000001e-9",
     "999999999999999999999999999999999999999e-9"},
};

KIN_TEST(adds_and_subtracts)
{
    (void)alloc;
    for (size_t i = 0; i < sizeof(sums) / sizeof(sums[0]); i++) {
        kin_quantity b = quantity(sums[i].b);
        kin_quantity q = quantity(sums[i].a);
        TRY(kin_quantity_add(&q, &b));
        assert_format(&q, sums[i].sum);
        q = quantity(sums[i].a);
        TRY(kin_quantity_sub(&q, &b));
        assert_format(&q, sums[i].difference);
    }
    kin_quantity q = quantity("3Mi");
    TRY(kin_quantity_add(&q, &q));
    assert_format(&q, "6Mi");
    TRY(kin_quantity_sub(&q, &q));
    assert_true(q.sign == 0);
    return 0;
}

KIN_TEST(a_sum_with_too_many_digits_changes_nothing)
{
    (void)alloc;
    kin_quantity q = quantity("1e100");
    kin_quantity nano = quantity("1n");
    TRY_FAIL(kin_quantity_add(&q, &nano), KIN_ELIMIT);
    TRY_FAIL(kin_quantity_sub(&q, &nano), KIN_ELIMIT);
    assert_format(&q, "10e99");
    q = quantity("1e98");
    TRY(kin_quantity_add(&q, &nano));
    TRY(kin_quantity_sub(&q, &nano));
    assert_format(&q, "100e96");
    return 0;
}

KIN_TEST(creates_quantities_from_integers)
{
    (void)alloc;
    kin_quantity q = kin__quantity_of(INT64_MIN, KIN__QUANTITY_DECIMAL);
    assert_format(&q, "-9223372036854775808");
    q = kin__quantity_of(3 * 1024 * 1024, KIN__QUANTITY_BINARY);
    assert_format(&q, "3Mi");
    q = kin__quantity_of(1000, KIN__QUANTITY_BINARY);
    assert_format(&q, "1k");
    q = kin__quantity_of(5000, KIN__QUANTITY_EXPONENT);
    assert_format(&q, "5e3");
    q = kin__quantity_of(-2, KIN__QUANTITY_DECIMAL);
    assert_format(&q, "-2");
    assert_int_equal(q.sign, -1);

    kin_quantity zero = {0};
    assert_format(&zero, "0");
    assert_int_equal(zero.sign, 0);
    q = kin__quantity_of(0, KIN__QUANTITY_BINARY);
    assert_int_equal(kin_quantity_cmp(&q, &zero), 0);
    return 0;
}

KIN_TEST(truncates_to_short_buffers)
{
    char text[4] = "zzz";
    size_t len = 0;

    (void)alloc;
    kin_quantity q = quantity("123456Ki");
    assert_int_equal(kin_quantity_format(&q, text, sizeof(text)), 8);
    assert_string_equal(text, "123");
    assert_int_equal(kin_quantity_format(&q, /* buffer= */ NULL, 0), 8);
    TRY(kin__quantity_normalize(kin_s("+00123"), text, sizeof(text), &len,
                                NULL));
    assert_int_equal(len, 6);
    assert_string_equal(text, "+00");
    TRY(kin__quantity_normalize(kin_s("+00123"), NULL, 0, &len, NULL));
    assert_int_equal(len, 6);
    return 0;
}

static kin_quantity quantity_of_milli(int64_t milli)
{
    char text[32];

    (void)snprintf(text, sizeof(text), "%" PRId64 "m", milli);
    return quantity(text);
}

/* Random sums of small numbers against plain integers. */
KIN_TEST(agrees_with_integer_arithmetic)
{
    uint64_t seed = 1;

    (void)alloc;
    for (int i = 0; i < 2000; i++) {
        seed = seed * 6364136223846793005u + 1442695040888963407u;
        int64_t a = (int64_t)seed >> 20;
        seed = seed * 6364136223846793005u + 1442695040888963407u;
        int64_t b = (int64_t)seed >> (20 + i % 40);
        kin_quantity x = quantity_of_milli(a);
        kin_quantity y = quantity_of_milli(b);
        int64_t value = 0;

        assert_int_equal(kin_quantity_cmp(&x, &y), (a > b) - (a < b));
        TRY(kin_quantity_add(&x, &y));
        TRY(kin_quantity_as_milli(&x, &value));
        assert_int_equal(value, a + b);
        TRY(kin_quantity_sub(&x, &y));
        TRY(kin_quantity_sub(&x, &y));
        TRY(kin_quantity_as_milli(&x, &value));
        assert_int_equal(value, a - b);
    }
    return 0;
}

/* Zeros after the point make a text too long for the fast path. */
KIN_TEST(fast_and_slow_path_agree)
{
    static const char *const numbers[] = {"0",    "1",   "10",  "100",   "1000",
                                          "1024", "250", "512", "99999", "-7",
                                          "-120", "1.5", "0.1", "0.001"};
    static const char *const suffixes[] = {"",   "n",  "u",  "m",  "k",  "M",
                                           "G",  "T",  "P",  "E",  "Ki", "Mi",
                                           "Gi", "Ti", "Pi", "Ei", "e3", "e-3"};
    static const char zeros[] = "0000000000000000000000";

    (void)alloc;
    for (size_t i = 0; i < sizeof(numbers) / sizeof(numbers[0]); i++) {
        for (size_t k = 0; k < sizeof(suffixes) / sizeof(suffixes[0]); k++) {
            bool has_point = strchr(numbers[i], '.') != NULL;
            char text[64];
            char longer[64];
            char out[2][64];
            kin_quantity quick;
            kin_quantity slow;

            snprintf(text, sizeof(text), "%s%s", numbers[i], suffixes[k]);
            snprintf(longer, sizeof(longer), "%s%s%s%s", numbers[i],
                     has_point ? "" : ".", zeros, suffixes[k]);
            TRY(kin_quantity_parse(kin_s(text), &quick, NULL));
            TRY(kin_quantity_parse(kin_s(longer), &slow, NULL));
            assert_int_equal(kin_quantity_cmp(&quick, &slow), 0);
            (void)kin_quantity_format(&quick, out[0], sizeof(out[0]));
            (void)kin_quantity_format(&slow, out[1], sizeof(out[1]));
            assert_string_equal(out[0], out[1]);
        }
    }
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(parses_and_formats_like_kubernetes),
              KIN_TEST_ENTRY(canonical_text_round_trips),
              KIN_TEST_ENTRY(rejects_what_kubernetes_rejects),
              KIN_TEST_ENTRY(keeps_the_value_beyond_the_largest_suffix),
              KIN_TEST_ENTRY(holds_at_most_108_digits),
              KIN_TEST_ENTRY(limits_exponents),
              KIN_TEST_ENTRY(binary_fractions_round_on_their_last_digit),
              KIN_TEST_ENTRY(converts_to_integers_rounded_away_from_zero),
              KIN_TEST_ENTRY(integer_overflow_is_rejected),
              KIN_TEST_ENTRY(compares_numbers_whatever_their_style),
              KIN_TEST_ENTRY(adds_and_subtracts),
              KIN_TEST_ENTRY(a_sum_with_too_many_digits_changes_nothing),
              KIN_TEST_ENTRY(creates_quantities_from_integers),
              KIN_TEST_ENTRY(truncates_to_short_buffers),
              KIN_TEST_ENTRY(agrees_with_integer_arithmetic),
              KIN_TEST_ENTRY(fast_and_slow_path_agree))
