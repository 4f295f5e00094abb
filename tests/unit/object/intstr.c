/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/intstr.h>

#include "kin_test.h"

/* Results of GetScaledValueFromIntOrPercent. */
static const struct {
    const char *text;
    int64_t total;
    int64_t up;
    int64_t down;
} scaled[] = {
    {"25%", 10, 3, 2},
    {"0%", 10, 0, 0},
    {"100%", 10, 10, 10},
    {"1%", 1, 1, 0},
    {"33%", 3, 1, 0},
    {"50%", 1, 1, 0},
    {"99%", 100, 99, 99},
    {"200%", 7, 14, 14},
    {"-25%", 10, -2, -3},
    {"+25%", 10, 3, 2},
    {"007%", 100, 7, 7},
    {"10%", 0, 0, 0},
    {"1%", 1000000007, 10000001, 10000000},
    {"33%", -10, -3, -4},
    {"-33%", -10, 4, 3},
    {"2147483647%", 1000, 21474836470, 21474836470},
    {"1%", 99, 1, 0},
    {"1%", 100, 1, 1},
    {"1%", 101, 2, 1},
};

KIN_TEST(percentages_are_shares_of_the_total)
{
    (void)alloc;
    for (size_t i = 0; i < sizeof(scaled) / sizeof(scaled[0]); i++) {
        kin_intstr value = {.is_string = true, .text = kin_s(scaled[i].text)};
        int64_t up = 42;
        int64_t down = 42;
        TRY(kin_intstr_scaled(&value, scaled[i].total, true, &up, NULL));
        TRY(kin_intstr_scaled(&value, scaled[i].total, false, &down, NULL));
        if (up != scaled[i].up || down != scaled[i].down)
            fail_msg("%s of %lld: %lld, %lld", scaled[i].text,
                     (long long)scaled[i].total, (long long)up,
                     (long long)down);
    }
    return 0;
}

KIN_TEST(numbers_are_returned_unchanged)
{
    kin_intstr value = {.number = -7};
    int64_t ret = 0;

    (void)alloc;
    TRY(kin_intstr_scaled(&value, 1000, true, &ret, NULL));
    assert_int_equal(ret, -7);
    return 0;
}

KIN_TEST(other_strings_are_rejected)
{
    static const char *const bad[] = {
        "",     "%",    "25",   "25 %", " 25%", "25%%", "%25", "a%",
        "2.5%", "1e1%", "0x1%", "+-1%", "--1%", "+%",   "-%",
    };

    (void)alloc;
    for (size_t i = 0; i < sizeof(bad) / sizeof(bad[0]); i++) {
        kin_intstr value = {.is_string = true, .text = kin_s(bad[i])};
        kin_error err = KIN_ERROR_INIT;
        int64_t ret = 42;
        if (kin_intstr_scaled(&value, 10, true, &ret, &err) != KIN_EPARSE)
            fail_msg("'%s' is accepted", bad[i]);
        assert_non_null(strstr(err.message, "percentage"));
        assert_int_equal(ret, 42);
    }
    return 0;
}

KIN_TEST(overflow_is_rejected)
{
    kin_intstr value = {.is_string = true, .text = kin_s("200%")};
    int64_t ret = 42;

    (void)alloc;
    TRY_FAIL(kin_intstr_scaled(&value, INT64_MAX, true, &ret, NULL),
             KIN_ELIMIT);
    value.text = kin_s("99999999999999999999%");
    TRY_FAIL(kin_intstr_scaled(&value, 1, true, &ret, NULL), KIN_ELIMIT);
    assert_int_equal(ret, 42);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(percentages_are_shares_of_the_total),
              KIN_TEST_ENTRY(numbers_are_returned_unchanged),
              KIN_TEST_ENTRY(other_strings_are_rejected),
              KIN_TEST_ENTRY(overflow_is_rejected))
