/* SPDX-License-Identifier: Apache-2.0 */
#include "object/names.h"

#include "kin_test.h"

#define A9 "aaaaaaaaa"
#define A63 A9 A9 A9 A9 A9 A9 A9
#define A64 A63 "a"
/* 253 bytes: three labels of 63 and one of 61, and three dots. */
#define SUBDOMAIN253 A63 "." A63 "." A63 "." A9 A9 A9 A9 A9 A9 "aaaaaaa"

enum {
    LABEL = 1 << 0,     /* dns1123_label */
    SUBDOMAIN = 1 << 1, /* dns1123_subdomain */
    LABEL_1035 = 1 << 2,
    QUALIFIED = 1 << 3,
    VALUE = 1 << 4,
    ALL = LABEL | SUBDOMAIN | LABEL_1035 | QUALIFIED | VALUE,
};

static const struct {
    const char *name;
    int valid_as;
} cases[] = {
    {"", VALUE},
    {"a", ALL},
    {"ab", ALL},
    {"abc", ALL},
    {"a1", ALL},
    {"a-1", ALL},
    {"a--1--2--b", ALL},
    {"0", ALL & ~LABEL_1035},
    {"01", ALL & ~LABEL_1035},
    {"012", ALL & ~LABEL_1035},
    {"1a", ALL & ~LABEL_1035},
    {"1-a", ALL & ~LABEL_1035},
    {"1--a--b--2", ALL & ~LABEL_1035},
    {A63, ALL},
    {A64, SUBDOMAIN},
    {SUBDOMAIN253, SUBDOMAIN},
    {SUBDOMAIN253 "a", 0},
    {"A", QUALIFIED | VALUE},
    {"ABC", QUALIFIED | VALUE},
    {"aBc", QUALIFIED | VALUE},
    {"A1", QUALIFIED | VALUE},
    {"A-1", QUALIFIED | VALUE},
    {"1-A", QUALIFIED | VALUE},
    {"-", 0},
    {"a-", 0},
    {"-a", 0},
    {"1-", 0},
    {"-1", 0},
    {"_", 0},
    {"a_", 0},
    {"_a", 0},
    {"a_b", QUALIFIED | VALUE},
    {"1_2", QUALIFIED | VALUE},
    {".", 0},
    {"a.", 0},
    {".a", 0},
    {"a.b", SUBDOMAIN | QUALIFIED | VALUE},
    {"0.1.2", SUBDOMAIN | QUALIFIED | VALUE},
    {"a.b.c.d.e", SUBDOMAIN | QUALIFIED | VALUE},
    {"a..b", QUALIFIED | VALUE},
    {"a.-b", QUALIFIED | VALUE},
    {"a-.b", QUALIFIED | VALUE},
    {"a.b-", 0},
    {"A.b", QUALIFIED | VALUE},
    {" ", 0},
    {"a ", 0},
    {" a", 0},
    {"a b", 0},
    {"a\n", 0},
    {"a\tb", 0},
    {"a=b", 0},
    {"a,b", 0},
    {"a:b", 0},
    {"a@b", 0},
    {"*", 0},
    {"*.a", 0},
    {"a\xc3\xa9", 0},
    {"\xff", 0},
    {"a/b", QUALIFIED},
    {"a/B", QUALIFIED},
    {"1/2", QUALIFIED},
    {"example.com/Name", QUALIFIED},
    {"app.kubernetes.io/name", QUALIFIED},
    {"1.2.3.4/5678", QUALIFIED},
    {"1-num.2-num/3-num", QUALIFIED},
    {A63 "/" A63, QUALIFIED},
    {A63 "/" A64, 0},
    {A64 "/a", QUALIFIED},
    {SUBDOMAIN253 "/a", QUALIFIED},
    {SUBDOMAIN253 "a/a", 0},
    {"/", 0},
    {"a/", 0},
    {"/a", 0},
    {"a/b/c", 0},
    {"//", 0},
    {"a//b", 0},
    {"A/b", 0},
    {"a_b/c", 0},
    {"a./c", 0},
    {"-a/c", 0},
    {"a/-c", 0},
    {"a/c_", 0},
    {"a/b c", 0},
    {"nospecialchars^=@", 0},
};

static bool name_check(int rule, kin_str s, const char **ret_reason)
{
    switch (rule) {
    case LABEL:
        return kin__name_is_dns1123_label(s, ret_reason);
    case SUBDOMAIN:
        return kin__name_is_dns1123_subdomain(s, ret_reason);
    case LABEL_1035:
        return kin__name_is_dns1035_label(s, ret_reason);
    case QUALIFIED:
        return kin__name_is_qualified(s, ret_reason);
    default:
        return kin__name_is_label_value(s, ret_reason);
    }
}

KIN_TEST(accepts_what_kubernetes_accepts)
{
    (void)alloc;
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++)
        for (int rule = 1; rule < ALL; rule <<= 1) {
            const char *reason = NULL;
            kin_str name = kin_s(cases[i].name);
            bool expected = cases[i].valid_as & rule;
            if (name_check(rule, name, &reason) != expected)
                fail_msg("'%s' as %d: expected %d", cases[i].name, rule,
                         expected);
            if ((reason == NULL) != expected)
                fail_msg("'%s' as %d: reason %s", cases[i].name, rule, reason);
            assert_int_equal(name_check(rule, name, /* ret_reason= */ NULL),
                             expected);
        }
    return 0;
}

static const struct {
    int rule;
    const char *name;
    const char *word; /* that the reason must contain */
} reasons[] = {
    {LABEL, "", "empty"},
    {LABEL, A64, "63"},
    {LABEL, "a.b", "'.'"},
    {LABEL, "A", "lower-case"},
    {SUBDOMAIN, "", "empty"},
    {SUBDOMAIN, SUBDOMAIN253 "a", "253"},
    {SUBDOMAIN, "a..b", "dots"},
    {LABEL_1035, "", "empty"},
    {LABEL_1035, A64, "63"},
    {LABEL_1035, "1", "start"},
    {LABEL_1035, "a_", "lower-case"},
    {QUALIFIED, "", "empty"},
    {QUALIFIED, "/a", "empty prefix"},
    {QUALIFIED, "a/", "after '/'"},
    {QUALIFIED, "a/b/c", "more than one"},
    {QUALIFIED, "A/b", "DNS"},
    {QUALIFIED, SUBDOMAIN253 "a/b", "253"},
    {QUALIFIED, A64, "63"},
    {QUALIFIED, "a b", "letters"},
    {VALUE, A64, "63"},
    {VALUE, "a/b", "letters"},
};

KIN_TEST(returns_a_reason)
{
    (void)alloc;
    for (size_t i = 0; i < sizeof(reasons) / sizeof(reasons[0]); i++) {
        const char *reason = NULL;
        assert_false(
            name_check(reasons[i].rule, kin_s(reasons[i].name), &reason));
        assert_non_null(reason);
        if (!strstr(reason, reasons[i].word))
            fail_msg("'%s': '%s' does not say '%s'", reasons[i].name, reason,
                     reasons[i].word);
    }
    return 0;
}

KIN_TEST(nul_bytes_are_invalid)
{
    (void)alloc;
    for (int rule = 1; rule < ALL; rule <<= 1)
        assert_false(name_check(rule, kin_str_of("a\0b", 3), NULL));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(accepts_what_kubernetes_accepts),
              KIN_TEST_ENTRY(returns_a_reason),
              KIN_TEST_ENTRY(nul_bytes_are_invalid))
