/* SPDX-License-Identifier: Apache-2.0 */
#include "base/regex.h"

#include <string.h>

#include "base/str.h"
#include "kin_test.h"

/* 1, 0, or a failure. */
static int matches(const kin_allocator *alloc, const char *pattern,
                   const char *text)
{
    KIN__AUTO_REGEX *regex = NULL;
    int r = kin__regex_new(alloc, kin_s(pattern), &regex, NULL);

    return r < 0 ? r : kin__regex_match(regex, kin_s(text), NULL);
}

struct sample {
    const char *pattern;
    const char *yes;
    const char *no;
};

KIN_TEST(matches_what_go_matches)
{
    static const struct sample samples[] = {
        {"^[a-z]+$", "abc", "abC"},
        {"b", "abc", "ac"},
        {"^(a|bc|)d$", "bcd", "cd"},
        {"^a{2,3}$", "aaa", "aaaa"},
        {"^a{2}$", "aa", "a"},
        {"^a{2,}$", "aaaaa", "a"},
        {"^a{0,2}b$", "b", "aaab"},
        {"^(ab){0,2}$", "abab", "ababab"},
        {"^a{0}b$", "b", "ab"},
        {"^a{,2}$", "a{,2}", "aa"},
        {"^(?:x(y)?)*?z", "xyxz", "yz"},
        {"^\\d+\\.\\d+$", "1.25", "1x25"},
        {"^\\S+$", "ab", "a b"},
        {"^[\\w.-]+$", "a_b.c-", "a b"},
        {"^[^/]*$", "abc", "a/c"},
        {"^[]a]$", "]", "b"},
        {"^[a-]$", "-", "b"},
        {"^[[:alpha:]]+$", "aZ", "a1"},
        {"^[[:^alpha:]]+$", "12", "1a"},
        {"(?i)^abC$", "ABc", "abd"},
        {"(?i:a)b", "Ab", "AB"},
        {"^a.c$",
         "a\xc3\xa9"
         "c",
         "a\nc"},
        {"(?s)^a.c$", "a\nc", "ac"},
        {"(?m)^b$", "a\nb\nc", "ab"},
        {"^b$", "b", "a\nb"},
        {"\\bfoo\\b", "a foo b", "afoo"},
        {"o\\B", "fooo", "o"},
        {"^\\x41\\x{e9}$", "A\xc3\xa9", "A"},
        {"^\\Qa.b\\E$", "a.b", "axb"},
        {"^(?P<n>a)(?<m>b)$", "ab", "a"},
        {"\\Aab\\z", "ab", "abc"},
        {"^\\101$", "A", "101"},
        {"^(a*)*$", "aaa", "b"},
        {"^(a|a)*b$", "aab", "aa"},
        {"", "x", NULL},
    };

    for (size_t i = 0; i < sizeof(samples) / sizeof(samples[0]); i++) {
        int yes = matches(alloc, samples[i].pattern, samples[i].yes);
        TRY(yes);
        if (yes != 1)
            fail_msg("%s: %s", samples[i].pattern, samples[i].yes);
        if (!samples[i].no)
            continue;
        int no = matches(alloc, samples[i].pattern, samples[i].no);
        TRY(no);
        if (no != 0)
            fail_msg("%s: %s", samples[i].pattern, samples[i].no);
    }
    return 0;
}

KIN_TEST(reports_errors_as_go_does)
{
    static const char *const samples[][2] = {
        {"(", "missing closing ): `(`"},
        {"a)", "unexpected ): `a)`"},
        {"[a", "missing closing ]: `[a`"},
        {"x[", "missing closing ]: `[`"},
        {"*a", "missing argument to repetition operator: `*`"},
        {"a|*", "missing argument to repetition operator: `*`"},
        {"a**", "invalid nested repetition operator: `**`"},
        {"a{1001}", "invalid repeat count: `{1001}`"},
        {"a{3,2}", "invalid repeat count: `{3,2}`"},
        {"\\q", "invalid escape sequence: `\\q`"},
        {"a\\", "trailing backslash at end of expression: ``"},
        {"[z-a]", "invalid character class range: `z-a`"},
        {"[a-z-9]", "invalid character class range: `-9`"},
        {"[[:foo:]]", "invalid character class range: `[:foo:]`"},
        {"(?=a)", "invalid or unsupported Perl syntax: `(?=`"},
        {"(?P<a", "invalid named capture: `(?P<a`"},
        {"(?P<a!>b)", "invalid named capture: `(?P<a!>`"},
    };

    for (size_t i = 0; i < sizeof(samples) / sizeof(samples[0]); i++) {
        struct kin__regex *regex = NULL;
        kin_error err = KIN_ERROR_INIT;
        TRY_FAIL(kin__regex_new(alloc, kin_s(samples[i][0]), &regex, &err),
                 KIN_EINVAL);
        assert_string_equal(err.message, samples[i][1]);
    }
    return 0;
}

KIN_TEST(limits_patterns)
{
    char deep[2 * KIN__REGEX_DEPTH_MAX + 4];
    struct kin__regex *regex = NULL;

    TRY_FAIL(
        kin__regex_new(alloc, kin_s("((a{1000}){1000}){1000}"), &regex, NULL),
        KIN_ELIMIT);
    memset(deep, '(', sizeof(deep) - 1);
    deep[sizeof(deep) - 1] = '\0';
    TRY_FAIL(kin__regex_new(alloc, kin_s(deep), &regex, NULL), KIN_ELIMIT);
    TRY_FAIL(kin__regex_new(alloc, kin_s("\\p{L}"), &regex, NULL),
             KIN_EUNSUPPORTED);
    return 0;
}

KIN_TEST(takes_steps_from_the_budget)
{
    KIN__AUTO_REGEX *regex = NULL;
    struct kin__budget budget = {.left = 1000};
    char text[2001];

    memset(text, 'a', sizeof(text) - 1);
    text[sizeof(text) - 1] = '\0';
    TRY(kin__regex_new(alloc, kin_s("(a?){500}b"), &regex, NULL));
    TRY_FAIL(kin__regex_match(regex, kin_s(text), &budget), KIN_ETIMEDOUT);
    return 0;
}

/* Many short texts cost as much as a long one. */
KIN_TEST(takes_steps_for_the_size_of_the_pattern)
{
    KIN__AUTO_REGEX *regex = NULL;
    struct kin__budget budget = {.left = 100};

    TRY(kin__regex_new(alloc, kin_s("^(a{100}){100}$"), &regex, NULL));
    assert_true(kin__regex_size(regex) > 10000);
    TRY_FAIL(kin__regex_match(regex, kin_s(""), &budget), KIN_ETIMEDOUT);
    return 0;
}

KIN_TEST(reads_bytes_that_are_not_utf8)
{
    KIN__AUTO_REGEX *regex = NULL;

    TRY(kin__regex_new(alloc, kin_s("^a..$"), &regex, NULL));
    int r = kin__regex_match(regex, kin_s("a\xff\xc3"), NULL);
    TRY(r);
    assert_int_equal(r, 1);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(matches_what_go_matches),
              KIN_TEST_ENTRY(reports_errors_as_go_does),
              KIN_TEST_ENTRY(limits_patterns),
              KIN_TEST_ENTRY(takes_steps_from_the_budget),
              KIN_TEST_ENTRY(takes_steps_for_the_size_of_the_pattern),
              KIN_TEST_ENTRY(reads_bytes_that_are_not_utf8))
