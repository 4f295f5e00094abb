/* SPDX-License-Identifier: Apache-2.0 */
#include "object/selector.h"

#include <stdio.h>

#include <kin/document.h>

#include "base/alloc.h"
#include "base/buf.h"
#include "kin_test.h"
#include "label_sets.h"
#include "object/document.h"

static int matches(const kin_allocator *alloc, const char *text, bool of_fields,
                   struct label *labels, bool *ret)
{
    KIN_AUTO(kin_selector) *selector = NULL;
    int r = of_fields
                ? kin_selector_parse_fields(alloc, kin_s(text), &selector, NULL)
                : kin_selector_parse_labels(alloc, kin_s(text), &selector,
                                            NULL);

    if (r == 0)
        *ret = kin_selector_matches(selector, label_get, labels);
    return r;
}

/* Both ways to look up labels agree. */
KIN_TEST(labels_of_an_object_match_like_others)
{
    static const char *const texts[] = {
        "a", "!a", "a=1", "a!=1", "a in (x,)", "b>4", "b<0", "in=in", "k.io/n",
    };

    for (size_t i = 0; i < LABEL_SET_COUNT; i++) {
        KIN_AUTO(kin_document) *doc = NULL;
        TRY(kin__document_new(alloc, &doc, NULL));
        (void)kin__document_open_object(doc);
        for (const struct label *l = label_sets[i]; l->key; l++) {
            (void)kin__document_key(doc, kin_s(l->key));
            (void)kin__document_add_string(doc, kin_s(l->value));
        }
        (void)kin__document_close(doc);
        TRY(kin__document_finish(doc, NULL));
        for (size_t t = 0; t < sizeof(texts) / sizeof(texts[0]); t++) {
            KIN_AUTO(kin_selector) *selector = NULL;
            TRY(kin_selector_parse_labels(alloc, kin_s(texts[t]), &selector,
                                          NULL));
            assert_int_equal(
                kin_selector_matches_labels(selector, kin_document_root(doc)),
                kin_selector_matches(selector, label_get, label_sets[i]));
        }
    }
    return 0;
}

KIN_TEST(labels_may_be_absent_or_look_like_times)
{
    KIN_AUTO(kin_selector) *selector = NULL;
    KIN_AUTO(kin_selector) *without = NULL;
    KIN_AUTO(kin_document) *doc = NULL;

    TRY(kin_selector_parse_labels(alloc, kin_s("startTime,startTime!=x"),
                                  &selector, NULL));
    TRY(kin_selector_parse_labels(alloc, kin_s("startTime="), &without, NULL));
    assert_false(kin_selector_matches_labels(selector, kin_value_absent()));
    assert_true(kin_selector_matches_labels(NULL, kin_value_absent()));
    TRY(kin__document_new(alloc, &doc, NULL));
    (void)kin__document_open_object(doc);
    (void)kin__document_key(doc, kin_s("startTime"));
    (void)kin__document_add_string(doc, kin_s("2026-03-01T12:00:07Z"));
    (void)kin__document_close(doc);
    TRY(kin__document_finish(doc, NULL));
    assert_true(kin_selector_matches_labels(selector, kin_document_root(doc)));
    assert_false(kin_selector_matches_labels(without, kin_document_root(doc)));
    return 0;
}

/* A of kin/selector.h */
KIN_TEST(an_absent_label_satisfies_negations_only)
{
    static const struct {
        const char *text;
        bool absent, other, same;
    } cases[] = {
        {"k", false, true, true},           {"!k", true, false, false},
        {"k=v", false, false, true},        {"k==v", false, false, true},
        {"k!=v", true, true, false},        {"k in (v)", false, false, true},
        {"k notin (v)", true, true, false}, {"k=", false, false, false},
        {"k!=", true, true, true},          {"k>1", false, false, false},
        {"k<1", false, false, false},
    };
    struct label absent[] = {{"x", "v"}, {NULL, NULL}};
    struct label other[] = {{"k", "w"}, {NULL, NULL}};
    struct label same[] = {{"k", "v"}, {NULL, NULL}};

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        bool ret = false;
        TRY(matches(alloc, cases[i].text, false, absent, &ret));
        assert_int_equal(ret, cases[i].absent);
        TRY(matches(alloc, cases[i].text, false, other, &ret));
        assert_int_equal(ret, cases[i].other);
        TRY(matches(alloc, cases[i].text, false, same, &ret));
        assert_int_equal(ret, cases[i].same);
    }
    return 0;
}

/* B */
KIN_TEST(integers_compare_as_integers)
{
    static const struct {
        const char *value;
        bool greater, less; /* than 10 */
    } cases[] = {
        {"9", false, true},
        {"10", false, false},
        {"11", true, false},
        {"9999", true, false},
        {"+11", true, false},
        {"-11", false, true},
        {"0011", true, false},
        {"", false, false},
        {"x", false, false},
        {"11x", false, false},
        {"1e3", false, false},
        {"10.5", false, false},
        {"+-11", false, false},
        {"+", false, false},
        {"-", false, false},
        {"9223372036854775807", true, false},
        {"9223372036854775808", false, false},
        {"-9223372036854775808", false, true},
        {"-9223372036854775809", false, false},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct label labels[] = {{"k", cases[i].value}, {NULL, NULL}};
        bool ret = false;
        TRY(matches(alloc, "k>10", false, labels, &ret));
        assert_int_equal(ret, cases[i].greater);
        TRY(matches(alloc, "k<10", false, labels, &ret));
        assert_int_equal(ret, cases[i].less);
    }
    return 0;
}

/* C */
KIN_TEST(an_absent_field_is_empty)
{
    struct label none[] = {{NULL, NULL}};
    bool ret = false;

    TRY(matches(alloc, "k=", true, none, &ret));
    assert_true(ret);
    TRY(matches(alloc, "k!=", true, none, &ret));
    assert_false(ret);
    TRY(matches(alloc, "k=v", true, none, &ret));
    assert_false(ret);
    TRY(matches(alloc, "k!=v", true, none, &ret));
    assert_true(ret);
    return 0;
}

/* A callback that returns false may still have written its output. */
static bool get_nothing_rudely(kin_str key, kin_str *ret, void *userdata)
{
    (void)key;
    (void)userdata;
    *ret = kin_s("v");
    return false;
}

KIN_TEST(absent_keys_have_no_value)
{
    KIN_AUTO(kin_selector) *selector = NULL;

    TRY(kin_selector_parse_fields(alloc, kin_s("k=v"), &selector, NULL));
    assert_false(kin_selector_matches(selector, get_nothing_rudely, NULL));
    return 0;
}

static bool get_and_count(kin_str key, kin_str *ret, void *userdata)
{
    ++*(int *)userdata;
    *ret = key;
    return true;
}

KIN_TEST(all_requirements_must_hold)
{
    KIN_AUTO(kin_selector) *selector = NULL;
    int calls = 0;

    TRY(kin_selector_parse_labels(alloc, kin_s("c=c,a=a,b=b"), &selector,
                                  NULL));
    assert_true(kin_selector_matches(selector, get_and_count, &calls));
    assert_int_equal(calls, 3);
    selector = kin_selector_free(selector);

    TRY(kin_selector_parse_labels(alloc, kin_s("c=c,a=x,b=b"), &selector,
                                  NULL));
    calls = 0;
    assert_false(kin_selector_matches(selector, get_and_count, &calls));
    assert_int_equal(calls, 1);
    return 0;
}

KIN_TEST(everything_and_nothing)
{
    KIN_AUTO(kin_selector) *everything = NULL;
    KIN_AUTO(kin_selector) *nothing = NULL;

    TRY(kin_selector_parse_labels(alloc, kin_s(""), &everything, NULL));
    TRY(kin__selector_new_nothing(alloc, &nothing, NULL));
    for (size_t i = 0; i < LABEL_SET_COUNT; i++) {
        struct label *set = label_sets[i];
        assert_true(kin_selector_matches(everything, label_get, set));
        assert_true(kin_selector_matches(/* selector= */ NULL, label_get, set));
        assert_false(kin_selector_matches(nothing, label_get, set));
    }
    return 0;
}

KIN_TEST(finds_each_of_many_values)
{
    KIN_AUTO(kin_selector) *selector = NULL;
    KIN__AUTO_BUF buf;
    char value[16];

    kin__buf_init(&buf, alloc, KIN_SELECTOR_LEN_MAX);
    TRY(kin__buf_append(&buf, kin_s("k in (v0")));
    for (int i = 2; i < 2000; i += 2)
        TRY(kin__buf_printf(&buf, ",v%d", i));
    TRY(kin__buf_append(&buf, kin_s(")")));
    TRY(kin_selector_parse_labels(alloc, kin__buf_str(&buf), &selector, NULL));
    for (int i = 0; i < 2001; i++) {
        struct label labels[] = {{"k", value}, {NULL, NULL}};
        snprintf(value, sizeof(value), "v%d", i);
        assert_int_equal(kin_selector_matches(selector, label_get, labels),
                         i % 2 == 0 && i < 2000);
    }
    return 0;
}

KIN_TEST(finds_exact_requirements)
{
    static const struct {
        const char *text;
        bool of_fields;
        const char *value; /* required of "a"; NULL if none */
    } cases[] = {
        {"", false, NULL},
        {"a", false, NULL},
        {"a=b", false, "b"},
        {"a==b", false, "b"},
        {"a=", false, ""},
        {"a in (b)", false, "b"},
        {"a in (b,c)", false, NULL},
        {"a!=b", false, NULL},
        {"a>1", false, NULL},
        {"b=c", false, NULL},
        {"a!=c,a=b", false, NULL},
        {"a=b,a!=c", false, "b"},
        {"", true, NULL},
        {"a=b", true, "b"},
        {"a!=b", true, NULL},
        {"a!=c,a=b", true, "b"},
        {"b=c,a=x", true, "x"},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        KIN_AUTO(kin_selector) *selector = NULL;
        kin_str text = kin_s(cases[i].text);
        kin_str value = kin_s("untouched");

        if (cases[i].of_fields)
            TRY(kin_selector_parse_fields(alloc, text, &selector, NULL));
        else
            TRY(kin_selector_parse_labels(alloc, text, &selector, NULL));
        bool required = kin__selector_requires(selector, kin_s("a"), &value);
        if (required != (cases[i].value != NULL))
            fail_msg("'%s'", cases[i].text);
        assert_str_equal(value, required ? cases[i].value : "untouched");
        assert_int_equal(kin__selector_requires(selector, kin_s("a"), NULL),
                         required);
    }
    assert_false(kin__selector_requires(NULL, kin_s("a"), NULL));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(labels_of_an_object_match_like_others),
              KIN_TEST_ENTRY(labels_may_be_absent_or_look_like_times),
              KIN_TEST_ENTRY(an_absent_label_satisfies_negations_only),
              KIN_TEST_ENTRY(integers_compare_as_integers),
              KIN_TEST_ENTRY(an_absent_field_is_empty),
              KIN_TEST_ENTRY(absent_keys_have_no_value),
              KIN_TEST_ENTRY(all_requirements_must_hold),
              KIN_TEST_ENTRY(everything_and_nothing),
              KIN_TEST_ENTRY(finds_each_of_many_values),
              KIN_TEST_ENTRY(finds_exact_requirements))
