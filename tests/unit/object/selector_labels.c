/* SPDX-License-Identifier: Apache-2.0 */
#include "object/selector.h"

#include "base/alloc.h"
#include "base/buf.h"
#include "kin_test.h"
#include "label_sets.h"

/* Results of apimachinery v0.37.1: text, String(), which of the label sets
 * match. */
static const struct {
    const char *text;
    const char *canonical;
    const char *matches;
} cases[] = {
    {"", "", "111111"},
    {" ", "", "111111"},
    {"\t\r\n ", "", "111111"},
    {"a", "a", "011111"},
    {"!a", "!a", "100000"},
    {"! a", "!a", "100000"},
    {" a ", "a", "011111"},
    {"a=b", "a=b", "010000"},
    {"a==b", "a==b", "010000"},
    {"a = b", "a=b", "010000"},
    {"a  ==  b", "a==b", "010000"},
    {"a\t=\nb", "a=b", "010000"},
    {"a=", "a=", "001000"},
    {"a==", "a==", "001000"},
    {"a!=", "a!=", "110111"},
    {"a = ", "a=", "001000"},
    {"a!=b", "a!=b", "101111"},
    {"a != b", "a!=b", "101111"},
    {"a!= b", "a!=b", "101111"},
    {"a>0", "a>0", "000100"},
    {"a>1", "a>1", "000000"},
    {"a<2", "a<2", "000100"},
    {"a < 2", "a<2", "000100"},
    {"a>00", "a>00", "000100"},
    {"b>5", "b>5", "000001"},
    {"b<6", "b<6", "001100"},
    {"b<0", "b<0", "000100"},
    {"b>0", "b>0", "001001"},
    {"b>6", "b>6", "000001"},
    {"c<9223372036854775807", "c<9223372036854775807", "000000"},
    {"notin>9223372036854775806", "notin>9223372036854775806", "000010"},
    {"notin<9223372036854775807", "notin<9223372036854775807", "000000"},
    {"a in (b)", "a in (b)", "010000"},
    {"a in(b)", "a in (b)", "010000"},
    {"a in (b,c)", "a in (b,c)", "010001"},
    {"a in (c,b)", "a in (b,c)", "010001"},
    {"a in (b,b,b)", "a in (b)", "010000"},
    {"a in ( b , c )", "a in (b,c)", "010001"},
    {"a in ()", "a in ()", "001000"},
    {"a in (,)", "a in ()", "001000"},
    {"a in (,,)", "a in ()", "001000"},
    {"a in (b,)", "a in (,b)", "011000"},
    {"a in (,b)", "a in (,b)", "011000"},
    {"a in (b,,c)", "a in (,b,c)", "011001"},
    {"a notin (b)", "a notin (b)", "101111"},
    {"a notin (b,c,x)", "a notin (b,c,x)", "101100"},
    {"a notin ()", "a notin ()", "110111"},
    {"a notin (,b)", "a notin (,b)", "100111"},
    {"a notin(b)", "a notin (b)", "101111"},
    {"in", "in", "000010"},
    {"!in", "!in", "111101"},
    {"in=in", "in=in", "000010"},
    {"in in (in)", "in in (in)", "000010"},
    {"in notin (in)", "in notin (in)", "111101"},
    {"notin", "notin", "000010"},
    {"notin in (notin,in)", "notin in (in,notin)", "000000"},
    {"a in (in)", "a in (in)", "000000"},
    {"a in (in,notin)", "a in (in,notin)", "000000"},
    {"a=in", "a=in", "000000"},
    {"a!=notin", "a!=notin", "111111"},
    {"in in (in),notin notin (notin)", "in in (in),notin notin (notin)",
     "000010"},
    {"a,b", "a,b", "001101"},
    {"b,a", "a,b", "001101"},
    {"!b,!a", "!a,!b", "100000"},
    {"b=5,a=", "a=,b=5", "001000"},
    {"a=b,a!=b", "a=b,a!=b", "000000"},
    {"a!=b,a=b", "a!=b,a=b", "000000"},
    {"c,b=1,a in (x)", "a in (x),b=1,c", "000000"},
    {"a,a", "a,a", "011111"},
    {"a=1,a=2,a=3", "a=1,a=2,a=3", "000000"},
    {"a in (x),!b,c notin (y)", "a in (x),!b,c notin (y)", "000010"},
    {"a=b , b = c", "a=b,b=c", "000000"},
    {"x in (foo,,baz),y,z notin ()", "x in (,baz,foo),y,z notin ()", "000000"},
    {"k.io/n", "k.io/n", "000010"},
    {"k.io/n=v", "k.io/n=v", "000010"},
    {"k.io/n in (v,w)", "k.io/n in (v,w)", "000010"},
    {"example.com/a.b-c_d=e", "example.com/a.b-c_d=e", "000000"},
    {"app.kubernetes.io/name=kin", "app.kubernetes.io/name=kin", "000000"},
    {"A=B", "A=B", "000000"},
    {"a=B-c_d.e", "a=B-c_d.e", "000000"},
    {"1=2", "1=2", "000000"},
    {"a=1.2.3", "a=1.2.3", "000000"},
    {"a=000", "a=000", "000000"},
    {"a-b,a.b,a_b", "a-b,a.b,a_b", "000000"},
    {"tier in (frontend,backend),environment!=qa",
     "environment!=qa,tier in (backend,frontend)", "000000"},
    {"a=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
     "a=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
     "000000"},
    {"a> 1,b<3", "a>1,b<3", "000000"},
    {"z,y,x,w,v,u,t,s,r,q", "q,r,s,t,u,v,w,x,y,z", "000000"},
};

KIN_TEST(parses_formats_and_matches_like_kubernetes)
{
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        KIN_AUTO(kin_selector) *selector = NULL;
        char matches[LABEL_SET_COUNT + 1];

        TRY(kin_selector_parse_labels(alloc, kin_s(cases[i].text), &selector,
                                      /* err= */ NULL));
        assert_str_equal(kin_selector_text(selector), cases[i].canonical);
        label_sets_match(selector, matches);
        if (strcmp(matches, cases[i].matches) != 0)
            fail_msg("'%s' matches %s, expected %s", cases[i].text, matches,
                     cases[i].matches);
    }
    return 0;
}

KIN_TEST(canonical_text_is_unchanged)
{
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        KIN_AUTO(kin_selector) *selector = NULL;

        TRY(kin_selector_parse_labels(alloc, kin_s(cases[i].canonical),
                                      &selector, /* err= */ NULL));
        assert_str_equal(kin_selector_text(selector), cases[i].canonical);
    }
    return 0;
}

static const char *const refused[] = {
    ",",
    "a,",
    ",a",
    "a,,b",
    "a b",
    "a b=c",
    "!",
    "!!a",
    "!a=b",
    "!a in (b)",
    "!(a)",
    "=",
    "==",
    "!=",
    "=b",
    "!=b",
    "a=b c",
    "a=b=c",
    "a===b",
    "a=!b",
    "a!b",
    "a! =b",
    "a=(b)",
    "a=)",
    "(a)",
    "a in",
    "a in b",
    "a in (",
    "a in (b",
    "a in (b c)",
    "a in (b))",
    "a in ((b))",
    "a in (b=c)",
    "a in (b,!c)",
    "a in [b]",
    "a notin",
    "a notin b",
    "a not in (b)",
    "a IN (b)",
    "a In (b)",
    "a<",
    "a>",
    "a>b",
    "a>1.5",
    "a>-1",
    "a>+1",
    "a>9223372036854775808",
    "a>1>2",
    "a>=1",
    "a<=1",
    "a<>1",
    "a=>1",
    "a ! in (b)",
    "a=b,",
    "a=b,,",
    "a=b,=",
    "-a",
    "a-",
    "_a",
    "a/",
    "/a",
    "a/b/c",
    "A/b",
    "a b/c",
    "a@b",
    "a:b",
    "a=-",
    "a=b-",
    "a=-b",
    "a=_",
    "a=b/c",
    "a=b:c",
    "a=b@c",
    "a='b'",
    "a=\"b\"",
    "a=\303\251",
    "\303\251",
    "a in (b/c)",
    "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
    "a=aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa",
    "a;b",
    "a&b",
    "a|b",
    "a\\=b",
    "a\vb",
    "a=\fb",
};

KIN_TEST(rejects_what_kubernetes_rejects)
{
    for (size_t i = 0; i < sizeof(refused) / sizeof(refused[0]); i++) {
        KIN_AUTO(kin_selector) *selector = NULL;
        kin_error err = KIN_ERROR_INIT;

        int r = kin_selector_parse_labels(alloc, kin_s(refused[i]), &selector,
                                          &err);
        if (r == 0)
            fail_msg("'%s' is accepted", refused[i]);
        TRY_FAIL(r, KIN_EPARSE);
        assert_null(selector);
        assert_int_equal(err.code, KIN_EPARSE);
        assert_true(strncmp(err.message, "label selector: ", 16) == 0);
    }
    return 0;
}

KIN_TEST(reports_the_error_and_its_position)
{
    static const struct {
        const char *text;
        const char *message;
    } problems[] = {
        {"a,", "label selector: ends where a key or '!' is expected"},
        {"!", "label selector: ends where a key is expected"},
        {"a=b c", "label selector: found 'c' at byte 4, expected ',' or the "
                  "end"},
        {"  =b", "label selector: found '=' at byte 2, expected a key or '!'"},
        {"a b", "label selector: found 'b' at byte 2, expected one of =, ==, "
                "!=, in, notin, > and <"},
        {"a in b", "label selector: found 'b' at byte 5, expected '('"},
        {"a in (b c)", "label selector: found 'c' at byte 8, expected ',' or "
                       "')'"},
        {"a in (b", "label selector: ends where ',' or ')' is expected"},
        {"a=!b", "label selector: found '!' at byte 2, expected a value"},
        {"a/b/c", "label selector: key 'a/b/c' must not contain more than one "
                  "'/'"},
        {"a>b", "label selector: value 'b' of key 'a' must be a 64-bit "
                "integer"},
        {"a=-", "label selector: value '-' of key 'a' must consist of letters, "
                "digits, '-', '_' and '.', with a letter or digit at either "
                "end"},
    };

    for (size_t i = 0; i < sizeof(problems) / sizeof(problems[0]); i++) {
        KIN_AUTO(kin_selector) *selector = NULL;
        kin_error err = KIN_ERROR_INIT;

        TRY_FAIL(kin_selector_parse_labels(alloc, kin_s(problems[i].text),
                                           &selector, &err),
                 KIN_EPARSE);
        assert_string_equal(err.message, problems[i].message);
    }
    return 0;
}

KIN_TEST(a_nul_byte_is_rejected)
{
    KIN_AUTO(kin_selector) *selector = NULL;

    TRY_FAIL(kin_selector_parse_labels(alloc, kin_str_of("a=b\0", 4), &selector,
                                       NULL),
             KIN_EPARSE);
    TRY_FAIL(
        kin_selector_parse_labels(alloc, kin_str_of("\0a", 2), &selector, NULL),
        KIN_EPARSE);
    TRY(kin_selector_parse_labels(alloc, kin_str_of(NULL, 0), &selector, NULL));
    assert_true(kin__selector_is_everything(selector));
    return 0;
}

/* `first`, then `count` times `more`, then `last`. */
static int repeat(struct kin__buf *buf, const char *first, const char *more,
                  size_t count, const char *last)
{
    kin__buf_clear(buf);
    int r = kin__buf_append(buf, kin_s(first));
    for (size_t i = 0; i < count && r == 0; i++)
        r = kin__buf_append(buf, kin_s(more));
    return r < 0 ? r : kin__buf_append(buf, kin_s(last));
}

KIN_TEST(limits_requirements)
{
    KIN_AUTO(kin_selector) *selector = NULL;
    KIN__AUTO_BUF buf;

    kin__buf_init(&buf, alloc, 1 << 20);
    TRY(repeat(&buf, "a", ",a", KIN_SELECTOR_REQUIREMENTS_MAX - 1, ""));
    TRY(kin_selector_parse_labels(alloc, kin__buf_str(&buf), &selector, NULL));
    assert_int_equal(kin__selector_count(selector),
                     KIN_SELECTOR_REQUIREMENTS_MAX);
    selector = kin_selector_free(selector);
    TRY(repeat(&buf, "a", ",a", KIN_SELECTOR_REQUIREMENTS_MAX, ""));
    TRY_FAIL(
        kin_selector_parse_labels(alloc, kin__buf_str(&buf), &selector, NULL),
        KIN_ELIMIT);
    return 0;
}

KIN_TEST(limits_values)
{
    KIN_AUTO(kin_selector) *selector = NULL;
    KIN__AUTO_BUF buf;

    kin__buf_init(&buf, alloc, 1 << 20);
    TRY(repeat(&buf, "a in (1", ",2", KIN_SELECTOR_VALUES_MAX - 1, ")"));
    TRY(kin_selector_parse_labels(alloc, kin__buf_str(&buf), &selector, NULL));
    assert_str_equal(kin_selector_text(selector), "a in (1,2)");
    selector = kin_selector_free(selector);
    TRY(repeat(&buf, "a in (1", ",2", KIN_SELECTOR_VALUES_MAX, ")"));
    TRY_FAIL(
        kin_selector_parse_labels(alloc, kin__buf_str(&buf), &selector, NULL),
        KIN_ELIMIT);
    return 0;
}

KIN_TEST(limits_bytes)
{
    KIN_AUTO(kin_selector) *selector = NULL;
    KIN__AUTO_BUF buf;

    kin__buf_init(&buf, alloc, 1 << 20);
    TRY(repeat(&buf, "", " ", KIN_SELECTOR_LEN_MAX, ""));
    TRY(kin_selector_parse_labels(alloc, kin__buf_str(&buf), &selector, NULL));
    selector = kin_selector_free(selector);
    TRY(repeat(&buf, "", " ", KIN_SELECTOR_LEN_MAX + 1, ""));
    TRY_FAIL(
        kin_selector_parse_labels(alloc, kin__buf_str(&buf), &selector, NULL),
        KIN_ELIMIT);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(parses_formats_and_matches_like_kubernetes),
              KIN_TEST_ENTRY(canonical_text_is_unchanged),
              KIN_TEST_ENTRY(rejects_what_kubernetes_rejects),
              KIN_TEST_ENTRY(reports_the_error_and_its_position),
              KIN_TEST_ENTRY(a_nul_byte_is_rejected),
              KIN_TEST_ENTRY(limits_requirements),
              KIN_TEST_ENTRY(limits_values), KIN_TEST_ENTRY(limits_bytes))
