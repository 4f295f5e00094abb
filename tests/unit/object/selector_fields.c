/* SPDX-License-Identifier: Apache-2.0 */
#include "object/selector.h"

#include "base/alloc.h"
#include "base/buf.h"
#include "kin_test.h"
#include "label_sets.h"

/* Results of apimachinery v0.37.1: text, String(), which of the sets match. */
static const struct {
    const char *text;
    const char *canonical;
    const char *matches;
} cases[] = {
    {"", "", "111111"},
    {",", "", "111111"},
    {",,,", "", "111111"},
    {"=", "", "111111"},
    {"!=", "", "111111"},
    {"==", "", "111111"},
    {"=,!=", "", "111111"},
    {"a=b", "a=b", "010000"},
    {"a==b", "a=b", "010000"},
    {"a!=b", "a!=b", "101111"},
    {"a=", "a=", "101000"},
    {"a==", "a=", "101000"},
    {"a!=", "a!=", "010111"},
    {"=b", "=b", "000000"},
    {"!=b", "!=b", "111111"},
    {"a=b,c=d", "a=b,c=d", "000000"},
    {"c=d,a=b", "a=b,c=d", "000000"},
    {"a=b,a!=b", "a!=b,a=b", "000000"},
    {"a!=b,a=b", "a!=b,a=b", "000000"},
    {"a==z,a=b", "a=z,a=b", "000000"},
    {"a=b,,c=d", "a=b,c=d", "000000"},
    {",a=b,", "a=b", "010000"},
    {" a=b", " a=b", "000000"},
    {" a = b ", " a = b ", "000000"},
    {"a=b c", "a=b c", "000000"},
    {"metadata.name=x", "metadata.name=x", "000000"},
    {"metadata.name=x,metadata.namespace!=y",
     "metadata.name=x,metadata.namespace!=y", "000000"},
    {"spec.nodeName=,status.phase!=Running",
     "spec.nodeName=,status.phase!=Running", "111111"},
    {"a=b\\,c", "a=b\\,c", "000000"},
    {"a=b\\=c", "a=b\\=c", "000000"},
    {"a=b\\\\c", "a=b\\\\c", "000000"},
    {"a=\\,", "a=\\,", "000000"},
    {"a=\\=", "a=\\=", "000000"},
    {"a=\\\\", "a=\\\\", "000000"},
    {"a=\\\\,b=c", "a=\\\\,b=c", "000000"},
    {"a=\\\\\\,b", "a=\\\\\\,b", "000000"},
    {"a==\\=b", "a=\\=b", "000000"},
    {"a\\,b=c", "a\\,b=c", "000000"},
    {"a\\b=c", "a\\b=c", "000000"},
    {"\\=b", "\\=b", "000000"},
    {"a!b=c", "a!b=c", "000000"},
    {"!a=b", "!a=b", "000000"},
    {"!=", "", "111111"},
    {"a!!=b", "a!!=b", "111111"},
    {"a=!b", "a=!b", "000000"},
    {"a=b!", "a=b!", "000000"},
    {"a=(b)", "a=(b)", "000000"},
    {"a=b>c", "a=b>c", "000000"},
    {"a/b=c", "a/b=c", "000000"},
    {"a=\303\251", "a=\303\251", "000000"},
    {"\303\251=a", "\303\251=a", "000000"},
    {"a=a,a=a", "a=a,a=a", "000000"},
    {"in=in", "in=in", "000010"},
    {"a=%2C", "a=%2C", "000000"},
};

KIN_TEST(parses_formats_and_matches_like_kubernetes)
{
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        KIN_AUTO(kin_selector) *selector = NULL;
        char matches[LABEL_SET_COUNT + 1];

        TRY(kin_selector_parse_fields(alloc, kin_s(cases[i].text), &selector,
                                      /* err= */ NULL));
        assert_str_equal(kin_selector_text(selector), cases[i].canonical);
        label_sets_match(selector, matches);
        if (strcmp(matches, cases[i].matches) != 0)
            fail_msg("'%s' matches %s, expected %s", cases[i].text, matches,
                     cases[i].matches);
    }
    return 0;
}

KIN_TEST(rejects_what_kubernetes_rejects)
{
    static const char *const bad[] = {
        "a",         "!a",    "a,b=c", "b=c,a", "a>b",          "a in (b)",
        " ",         "a=b=c", "a===b", "a!==b", "a=b,c=d=e",    "a=\\",
        "a=b\\",     "a=\\b", "a=\\ ", "a=\\!", "a=\\\303\251", "a=b\\,c=d",
        "a=b\\\\\\", "a\\",   "\\",    "\\,",
    };

    for (size_t i = 0; i < sizeof(bad) / sizeof(bad[0]); i++) {
        KIN_AUTO(kin_selector) *selector = NULL;
        kin_error err = KIN_ERROR_INIT;

        int r = kin_selector_parse_fields(alloc, kin_s(bad[i]), &selector,
                                          &err);
        if (r == 0)
            fail_msg("'%s' is accepted", bad[i]);
        TRY_FAIL(r, KIN_EPARSE);
        assert_null(selector);
        assert_true(strncmp(err.message, "field selector: ", 16) == 0);
    }
    return 0;
}

KIN_TEST(errors_describe_the_problem)
{
    static const struct {
        const char *text;
        const char *message;
    } problems[] = {
        {"b=c,a", "field selector: 'a' has no operator (=, == or !=)"},
        {"a=b=c", "field selector: '=' in value 'b=c' must be written as "
                  "'\\='"},
        {"a=b\\c", "field selector: '\\' in value 'b\\c' is not before '\\', "
                   "',' or '='"},
    };

    for (size_t i = 0; i < sizeof(problems) / sizeof(problems[0]); i++) {
        KIN_AUTO(kin_selector) *selector = NULL;
        kin_error err = KIN_ERROR_INIT;

        TRY_FAIL(kin_selector_parse_fields(alloc, kin_s(problems[i].text),
                                           &selector, &err),
                 KIN_EPARSE);
        assert_string_equal(err.message, problems[i].message);
    }
    return 0;
}

KIN_TEST(values_are_unescaped)
{
    KIN_AUTO(kin_selector) *selector = NULL;

    TRY(kin_selector_parse_fields(alloc, kin_s("b!=\\\\,a=x\\,\\=y"), &selector,
                                  NULL));
    assert_int_equal(kin__selector_count(selector), 2);
    const struct kin__requirement *first = kin__selector_at(selector, 0);
    assert_str_equal(first->key, "a");
    assert_int_equal(first->op, KIN__SELECTOR_EQUALS);
    assert_int_equal(first->value_count, 1);
    assert_str_equal(first->values[0], "x,=y");
    const struct kin__requirement *second = kin__selector_at(selector, 1);
    assert_str_equal(second->key, "b");
    assert_int_equal(second->op, KIN__SELECTOR_NOT_EQUALS);
    assert_str_equal(second->values[0], "\\");
    return 0;
}

KIN_TEST(escaped_commas_do_not_count_as_terms)
{
    KIN_AUTO(kin_selector) *selector = NULL;
    KIN__AUTO_BUF buf;

    kin__buf_init(&buf, alloc, KIN_SELECTOR_LEN_MAX);
    TRY(kin__buf_append(&buf, kin_s("a=")));
    for (int i = 0; i < 2 * KIN_SELECTOR_REQUIREMENTS_MAX; i++)
        TRY(kin__buf_append(&buf, kin_s("\\,")));
    TRY(kin_selector_parse_fields(alloc, kin__buf_str(&buf), &selector, NULL));
    assert_int_equal(kin__selector_count(selector), 1);
    selector = kin_selector_free(selector);

    kin__buf_clear(&buf);
    for (int i = 0; i < 2 * KIN_SELECTOR_REQUIREMENTS_MAX; i++)
        TRY(kin__buf_append(&buf, kin_s(",")));
    TRY(kin_selector_parse_fields(alloc, kin__buf_str(&buf), &selector, NULL));
    assert_true(kin__selector_is_everything(selector));
    selector = kin_selector_free(selector);

    kin__buf_clear(&buf);
    for (int i = 0; i <= KIN_SELECTOR_REQUIREMENTS_MAX; i++)
        TRY(kin__buf_append(&buf, kin_s("a=b,")));
    TRY_FAIL(
        kin_selector_parse_fields(alloc, kin__buf_str(&buf), &selector, NULL),
        KIN_ELIMIT);
    return 0;
}

KIN_TEST(the_longest_text_can_be_written)
{
    KIN_AUTO(kin_selector) *selector = NULL;
    KIN__AUTO_BUF buf;

    kin__buf_init(&buf, alloc, KIN_SELECTOR_LEN_MAX + 1);
    TRY(kin__buf_append(&buf, kin_s("a=")));
    for (int i = 2; i < KIN_SELECTOR_LEN_MAX; i += 2)
        TRY(kin__buf_append(&buf, kin_s("\\\\")));
    TRY(kin_selector_parse_fields(alloc, kin__buf_str(&buf), &selector, NULL));
    assert_true(kin_str_eq(kin_selector_text(selector), kin__buf_str(&buf)));
    selector = kin_selector_free(selector);
    TRY(kin__buf_append_byte(&buf, 'x'));
    TRY_FAIL(
        kin_selector_parse_fields(alloc, kin__buf_str(&buf), &selector, NULL),
        KIN_ELIMIT);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(parses_formats_and_matches_like_kubernetes),
              KIN_TEST_ENTRY(rejects_what_kubernetes_rejects),
              KIN_TEST_ENTRY(errors_describe_the_problem),
              KIN_TEST_ENTRY(values_are_unescaped),
              KIN_TEST_ENTRY(escaped_commas_do_not_count_as_terms),
              KIN_TEST_ENTRY(the_longest_text_can_be_written))
