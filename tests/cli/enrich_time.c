/* SPDX-License-Identifier: Apache-2.0 */
/* Times of lines, as they are in JSON. */
#include "enrich.h"

#include "kin_test.h"

static const struct {
    const char *value;
    int64_t ns; /* 0: none */
} cases[] = {
    {"\"2026-11-19T10:00:00Z\"", INT64_C(1795082400000000000)},
    {"\"2026-11-19T10:00:00.123456789Z\"", INT64_C(1795082400123456789)},
    {"\"2026-11-19T12:30:00.5+02:30\"", INT64_C(1795082400500000000)},
    {"1795082400", INT64_C(1795082400000000000)},
    {"1795082400.123456789", INT64_C(1795082400123456789)},
    {"1795082400.1234567899", INT64_C(1795082400123456789)},
    {"\"1795082400.25\"", INT64_C(1795082400250000000)},
    {"1.7950824005e9", INT64_C(1795082400500000000)},
    {"0.000000001", 1},
    {"9223372035", INT64_C(9223372035000000000)},
    /* Not times, or none that can be looked up. */
    {"0", 0},
    {"-1", 0},
    {"-1795082400.5", 0},
    {"9223372036854775807", 0},
    {"99999999999999999999999999", 0},
    {"1e300", 0},
    {"\"1e300\"", 0},
    {"1e-300", 0},
    {"null", 0},
    {"true", 0},
    {"{}", 0},
    {"\"\"", 0},
    {"\"noon\"", 0},
    {"\"1795082400 s\"", 0},
    {"\"17950824\\u0030\"", 0},
    {"\"2026-11-19\"", 0},
    {"\"2026-13-19T10:00:00Z\"", 0},
    {"\"1969-12-31T23:59:59Z\"", 0},
    {"\"9999-12-31T23:59:59Z\"", 0},
};

KIN_TEST(reads_rfc_3339_and_seconds)
{
    (void)alloc;
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        int64_t ns = -1;
        bool is = enrich_time_read(kin_s(cases[i].value), &ns);
        if (is != (cases[i].ns > 0) || (is && ns != cases[i].ns))
            fail_msg("%s: %d, %lld", cases[i].value, is, (long long)ns);
    }
    return 0;
}

KIN_TEST(a_field_that_is_missing_has_no_time)
{
    int64_t ns = 0;

    (void)alloc;
    assert_false(enrich_time_read((kin_str){0}, &ns));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(reads_rfc_3339_and_seconds),
              KIN_TEST_ENTRY(a_field_that_is_missing_has_no_time))
