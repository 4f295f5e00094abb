/* SPDX-License-Identifier: Apache-2.0 */
#include "kube/json_text.h"

#include <string.h>

#include "kin_test.h"

KIN_TEST(writes_what_it_reads)
{
    static const char *const cases[] = {
        "null",
        "{}",
        "[]",
        "{\"a\":[1,2.5,\"x\",true,null,{}],\"b\":{\"c\":\"d\"}}",
        "{\"creationTime\":\"2026-03-01T12:00:07Z\"}",
        "\"quote \\\" backslash \\\\ tab \\t line \\n\"",
        "\"\xc3\xa4\"",
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        KIN_AUTO(kin_document) *doc = NULL;
        KIN__AUTO_BUF text;
        kin__buf_init(&text, alloc, 1000);
        TRY(kin__json_text_read(alloc, kin_s(cases[i]), &doc, NULL));
        TRY(kin__json_text_value(&text, kin_document_root(doc)));
        assert_str_equal(kin__buf_str(&text), cases[i]);
    }
    return 0;
}

KIN_TEST(depth_does_not_matter)
{
    KIN_AUTO(kin_document) *doc = NULL;
    KIN__AUTO_BUF text;
    char deep[200] = "";

    kin__buf_init(&text, alloc, 1000);
    memset(deep, '[', 70);
    memset(deep + 70, ']', 70);
    TRY(kin__json_text_read(alloc, kin_s(deep), &doc, NULL));
    TRY(kin__json_text_value(&text, kin_document_root(doc)));
    assert_str_equal(kin__buf_str(&text), deep);
    TRY_FAIL(kin__json_text_value(&text, kin_value_absent()), KIN_EINVAL);
    return 0;
}

/* Long strings are escaped in pieces, which must not split a character. */
KIN_TEST(long_strings_stay_whole)
{
    KIN_AUTO(kin_document) *doc = NULL;
    KIN__AUTO_BUF plain;
    KIN__AUTO_BUF text;

    kin__buf_init(&plain, alloc, 10000);
    kin__buf_init(&text, alloc, 10000);
    for (int i = 0; i < 400; i++)
        TRY(kin__buf_append(&plain, kin_s("a\xe2\x80\xa8\"")));
    TRY(kin__json_text_string(&text, kin__buf_str(&plain)));
    TRY(kin__json_text_read(alloc, kin__buf_str(&text), &doc, NULL));
    assert_true(kin_str_eq(kin_value_str(kin_document_root(doc)),
                           kin__buf_str(&plain)));
    kin__buf_done(&text);
    text.max = plain.len;
    TRY_FAIL(kin__json_text_string(&text, kin__buf_str(&plain)), KIN_ELIMIT);
    return 0;
}

KIN_TEST(json_and_yaml_on_one_line_are_both_read)
{
    static const char *const cases[] = {" {\"a\":\"b\"} ", "{a: b}"};

    for (size_t i = 0; i < 2; i++) {
        KIN_AUTO(kin_document) *doc = NULL;
        TRY(kin__json_text_read(alloc, kin_s(cases[i]), &doc, NULL));
        assert_str_equal(
            kin_value_str(kin_value_get(kin_document_root(doc), kin_s("a"))),
            "b");
    }
    return 0;
}

KIN_TEST(errors_quote_nothing)
{
    static const char *const cases[] = {
        "password: *hunter2",     "password: !!int hunter2",
        "hunter2: 1\nhunter2: 2", "password: \"hunter2",
        "{password: hunter2",     "\thunter2",
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        KIN_AUTO(kin_document) *doc = NULL;
        kin_error err = KIN_ERROR_INIT;
        int r = kin__json_text_read(alloc, kin_s(cases[i]), &doc, &err);
        TRY_FAIL(r, KIN_EPARSE);
        assert_null(doc);
        assert_null(strstr(err.message, "hunter2"));
        assert_true(err.message[0] >= '0' && err.message[0] <= '9');
    }
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(writes_what_it_reads),
              KIN_TEST_ENTRY(depth_does_not_matter),
              KIN_TEST_ENTRY(long_strings_stay_whole),
              KIN_TEST_ENTRY(json_and_yaml_on_one_line_are_both_read),
              KIN_TEST_ENTRY(errors_quote_nothing))
