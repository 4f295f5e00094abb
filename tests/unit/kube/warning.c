/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/warning.h"

#include "kin_test.h"

KIN_TEST(reads_one)
{
    KIN__AUTO_BUF scratch;
    struct kin__warning warning;
    kin_str rest = kin_s("299 - \"unknown field \\\"bogus\\\"\"");

    kin__buf_init(&scratch, alloc, 100);
    TRY(kin__warning_next(&rest, &scratch, &warning));
    assert_int_equal(warning.code, 299);
    assert_str_equal(warning.agent, "-");
    assert_str_equal(warning.text, "unknown field \"bogus\"");
    TRY_FAIL(kin__warning_next(&rest, &scratch, &warning), KIN_ENOTFOUND);
    return 0;
}

KIN_TEST(reads_several)
{
    KIN__AUTO_BUF scratch;
    struct kin__warning warning;
    kin_str rest = kin_s("299 - \"a, b\" \"Sat, 25 Aug 2012 23:34:45 GMT\" ,"
                         "112 host:80  \"c\\\\d\",, 299 - \"\" ");

    kin__buf_init(&scratch, alloc, 100);
    TRY(kin__warning_next(&rest, &scratch, &warning));
    assert_str_equal(warning.text, "a, b");
    TRY(kin__warning_next(&rest, &scratch, &warning));
    assert_int_equal(warning.code, 112);
    assert_str_equal(warning.agent, "host:80");
    assert_str_equal(warning.text, "c\\d");
    TRY(kin__warning_next(&rest, &scratch, &warning));
    assert_str_equal(warning.text, "");
    TRY_FAIL(kin__warning_next(&rest, &scratch, &warning), KIN_ENOTFOUND);
    return 0;
}

KIN_TEST(rejects_malformed_warnings)
{
    static const char *const bad[] = {
        "29 - \"x\"",
        "2999 - \"x\"",
        "abc - \"x\"",
        "099 - \"x\"",
        "299- \"x\"",
        "299 - x",
        "299 \"x\"",
        "299 \"x\" \"y\"",
        "299  \"x\"",
        "299 -",
        "299 - ",
        "299 - \"",
        "299 - \"x",
        "299 - \"x\\",
        "299 - \"x\\\"",
        "299 - \"x\" y",
        "299 - \"x\" \"date",
        "299 - \"x\"299 - \"y\"",
        "299 - \"x\ny\"",
        "299 - \"x\x7f\"",
        "299 - \"\\\x1b\"",
        "299 - \"x\xff\"",
        "299 - \"x\xc2\x9b\"",
        "299 - \"x\xc2\\\x9b\"",
        "299 \x1b[2J \"x\"",
        "299 \xc2\x9b \"x\"",
    };
    KIN__AUTO_BUF scratch;

    kin__buf_init(&scratch, alloc, 100);
    for (size_t i = 0; i < sizeof(bad) / sizeof(bad[0]); i++) {
        struct kin__warning warning = {.code = 7};
        kin_str rest = kin_s(bad[i]);
        TRY_FAIL(kin__warning_next(&rest, &scratch, &warning), KIN_EPARSE);
        assert_int_equal(warning.code, 7);
    }
    return 0;
}

KIN_TEST(an_empty_header_has_no_warning)
{
    KIN__AUTO_BUF scratch;
    struct kin__warning warning;
    kin_str rest = kin_s(" ,\t, ");

    kin__buf_init(&scratch, alloc, 100);
    TRY_FAIL(kin__warning_next(&rest, &scratch, &warning), KIN_ENOTFOUND);
    return 0;
}

KIN_TEST(a_too_long_text_is_rejected)
{
    KIN__AUTO_BUF scratch;
    struct kin__warning warning;
    kin_str rest = kin_s("299 - \"0123456789\"");

    kin__buf_init(&scratch, alloc, 9);
    TRY_FAIL(kin__warning_next(&rest, &scratch, &warning), KIN_ELIMIT);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(reads_one), KIN_TEST_ENTRY(reads_several),
              KIN_TEST_ENTRY(rejects_malformed_warnings),
              KIN_TEST_ENTRY(an_empty_header_has_no_warning),
              KIN_TEST_ENTRY(a_too_long_text_is_rejected))
