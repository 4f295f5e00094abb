/* SPDX-License-Identifier: Apache-2.0 */
#include "base/base64.h"

#include "kin_test.h"

KIN_TEST(decodes_and_encodes)
{
    static const char *const cases[][2] = {
        {"", ""},
        {"Zg==", "f"},
        {"Zm8=", "fo"},
        {"Zm9v", "foo"},
        {"Zm9vYg==", "foob"},
        {"Zm9vYmE=", "fooba"},
        {"+/8A", "\xfb\xff"},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        KIN__AUTO_BUF bytes;
        KIN__AUTO_BUF text;
        kin__buf_init(&bytes, alloc, 100);
        kin__buf_init(&text, alloc, 100);
        TRY(kin__base64_decode(kin_s(cases[i][0]), &bytes));
        assert_string_equal(kin__buf_str(&bytes).ptr, cases[i][1]);
        TRY(kin__base64_encode(kin__buf_str(&bytes), &text));
        assert_str_equal(kin__buf_str(&text), cases[i][0]);
    }
    return 0;
}

KIN_TEST(decodes_and_encodes_for_urls)
{
    static const char *const cases[][2] = {
        {"", ""},        {"Zg", "f"},          {"Zm8", "fo"},
        {"Zm9v", "foo"}, {"Zm9vYmE", "fooba"}, {"-_8A", "\xfb\xff"},
    };
    static const char *const wrong[] = {"Z", "Zg==", "+_8A", "-/8A", "Zg\n"};
    KIN__AUTO_BUF bytes;

    kin__buf_init(&bytes, alloc, 100);
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        KIN__AUTO_BUF text;
        kin__buf_init(&text, alloc, 100);
        kin__buf_clear(&bytes);
        TRY(kin__base64url_decode(kin_s(cases[i][0]), &bytes));
        assert_string_equal(kin__buf_str(&bytes).ptr, cases[i][1]);
        TRY(kin__base64url_encode(kin__buf_str(&bytes), &text));
        assert_str_equal(kin__buf_str(&text), cases[i][0]);
    }
    for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); i++)
        TRY_FAIL(kin__base64url_decode(kin_s(wrong[i]), &bytes), KIN_EPARSE);
    return 0;
}

KIN_TEST(ignores_line_ends_only)
{
    KIN__AUTO_BUF bytes;

    kin__buf_init(&bytes, alloc, 100);
    TRY(kin__base64_decode(kin_s("Zm\r\n9v\nYg=\n=\n"), &bytes));
    assert_str_equal(kin__buf_str(&bytes), "foob");
    return 0;
}

KIN_TEST(invalid_text_fails_and_keeps_the_buffer)
{
    static const char *const cases[] = {
        "Z",         "Zg",     "Zg=",  "Zm9",   "Zg== ",    " Zg==",
        "Zm9v Zg==", "=",      "Z===", "====",  "Zg==Zg==", "Zm9-",
        "Zm9_",      "Zm\t9v", "Zg=a", "Zm8==", "Zm9v=",
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        KIN__AUTO_BUF bytes;
        kin__buf_init(&bytes, alloc, 100);
        TRY(kin__buf_append(&bytes, kin_s("before")));
        int r = kin__base64_decode(kin_s(cases[i]), &bytes);
        if (r != KIN_EPARSE && r != KIN_ENOMEM)
            fail_msg("%s: %s", cases[i], kin_error_name(r));
        TRY_FAIL(r, KIN_EPARSE);
        assert_string_equal(bytes.ptr, "before");
    }
    return 0;
}

KIN_TEST(respects_the_limit_of_the_buffer)
{
    KIN__AUTO_BUF bytes;

    kin__buf_init(&bytes, alloc, 5);
    TRY_FAIL(kin__base64_decode(kin_s("Zm9vYmFy"), &bytes), KIN_ELIMIT);
    TRY_FAIL(kin__base64_encode(kin_s("foob"), &bytes), KIN_ELIMIT);
    TRY_FAIL(kin__base64_encode(kin_str_of("", SIZE_MAX), &bytes), KIN_ELIMIT);
    assert_int_equal(bytes.len, 0);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(decodes_and_encodes),
              KIN_TEST_ENTRY(decodes_and_encodes_for_urls),
              KIN_TEST_ENTRY(ignores_line_ends_only),
              KIN_TEST_ENTRY(invalid_text_fails_and_keeps_the_buffer),
              KIN_TEST_ENTRY(respects_the_limit_of_the_buffer))
