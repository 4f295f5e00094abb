/* SPDX-License-Identifier: Apache-2.0 */
/*
 * tests/cluster compares the messages with a real API server; these tests cover
 * which values are valid.
 */
#include "server/check.h"

#include "test_kinds.h"

typedef void check_text(struct kin__causes *causes, const struct kin__at *at,
                        kin_str text);

struct sample {
    check_text *check;
    const char *text;
    size_t wrong; /* number of causes */
};

KIN_TEST(validates_names)
{
    static const struct sample samples[] = {
        {kin__check_subdomain, "a", 0},
        {kin__check_subdomain, "a-b.c1", 0},
        {kin__check_subdomain, "", 1},
        {kin__check_subdomain, "A", 1},
        {kin__check_subdomain, "a..b", 1},
        {kin__check_subdomain, "a.", 1},
        {kin__check_subdomain, "-a", 1},
        {kin__check_label, "a-1", 0},
        {kin__check_label, "1a", 0},
        {kin__check_label, "a.b", 1},
        {kin__check_label, "a_b", 1},
        {kin__check_label_1035, "a1", 0},
        {kin__check_label_1035, "1a", 1},
        {kin__check_path_segment, "system:x", 0},
        {kin__check_path_segment, ".", 1},
        {kin__check_path_segment, "a/b%", 2},
        {kin__check_qualified, "a.b/C_d", 0},
        {kin__check_qualified, "x", 0},
        {kin__check_qualified, "/x", 1},
        {kin__check_qualified, "a/b/c", 1},
        {kin__check_qualified, "", 2},
        {kin__check_config_key, "a.b_C-1", 0},
        {kin__check_config_key, "a b", 1},
        {kin__check_config_key, "..x", 1},
        {kin__check_port_name, "http-1", 0},
        {kin__check_port_name, "80", 1},
        {kin__check_port_name, "-a", 1},
        {kin__check_port_name, "a-much-too-long-name", 1},
    };

    for (size_t i = 0; i < sizeof(samples) / sizeof(samples[0]); i++) {
        KIN__AUTO_CAUSES causes;
        kin__causes_init(&causes, alloc);
        samples[i].check(&causes, NULL, kin_s(samples[i].text));
        TRY(causes.error);
        if (causes.count != samples[i].wrong)
            fail_msg("\"%s\": %s", samples[i].text, test_kinds_causes(&causes));
    }
    return 0;
}

KIN_TEST(rejects_long_names)
{
    char text[300];
    KIN__AUTO_CAUSES causes;

    kin__causes_init(&causes, alloc);
    memset(text, 'a', sizeof(text));
    kin__check_subdomain(&causes, NULL, kin_str_of(text, 253));
    kin__check_label(&causes, NULL, kin_str_of(text, 63));
    assert_int_equal(causes.count, 0);
    kin__check_subdomain(&causes, NULL, kin_str_of(text, 254));
    kin__check_label(&causes, NULL, kin_str_of(text, 64));
    TRY(causes.error);
    assert_int_equal(causes.count, 2);
    return 0;
}

KIN_TEST(distinguishes_addresses)
{
    static const struct {
        const char *text;
        int version; /* 0: no address */
    } samples[] = {
        {"10.0.0.1", 4},
        {"255.255.255.255", 4},
        {"256.0.0.1", 0},
        {"1.2.3", 0},
        {"1.2.3.4.5", 0},
        {"01.2.3.4", 0},
        {"", 0},
        {"x", 0},
        {"::", 6},
        {"::1", 6},
        {"2001:db8::ffff", 6},
        {"1:2:3:4:5:6:7:8", 6},
        {"1:2:3:4:5:6:7", 0},
        {"1::2::3", 0},
        {"::ffff:1.2.3.4", 6},
        {"12345::", 0},
        {":1", 0},
        {"1:", 0},
    };

    (void)alloc;
    for (size_t i = 0; i < sizeof(samples) / sizeof(samples[0]); i++) {
        bool is_v6 = false;
        bool is_ip = kin__is_ip(kin_s(samples[i].text), &is_v6);
        int version = !is_ip ? 0 : is_v6 ? 6 : 4;
        if (version != samples[i].version)
            fail_msg("%s is taken for %d", samples[i].text, version);
    }
    return 0;
}

KIN_TEST(selectors_match)
{
    static const struct {
        const char *selector;
        bool matches;
    } samples[] = {
        {"{}", true},
        {"{'matchLabels':{'a':'1'}}", true},
        {"{'matchLabels':{'a':'2'}}", false},
        {"{'matchLabels':{'z':'1'}}", false},
        {"{'matchExpressions':[{'key':'a','operator':'In','values':['2','1']}]"
         "}",
         true},
        {"{'matchExpressions':[{'key':'a','operator':'NotIn','values':['1']}]}",
         false},
        {"{'matchExpressions':[{'key':'z','operator':'NotIn','values':['1']}]}",
         true},
        {"{'matchExpressions':[{'key':'a','operator':'Exists'}]}", true},
        {"{'matchExpressions':[{'key':'a','operator':'DoesNotExist'}]}", false},
        {"{'matchExpressions':[{'key':'a','operator':'Bogus'}]}", false},
    };
    KIN_AUTO(kin_document) *labels = NULL;
    KIN__AUTO_CAUSES causes;

    kin__causes_init(&causes, alloc);
    TRY(test_kinds_read(alloc, "{'a':'1','b':'2'}", &labels));
    for (size_t i = 0; i < sizeof(samples) / sizeof(samples[0]); i++) {
        KIN_AUTO(kin_document) *selector = NULL;
        TRY(test_kinds_read(alloc, samples[i].selector, &selector));
        assert_int_equal(kin__selector_matches(&causes,
                                               kin_document_root(selector),
                                               kin_document_root(labels)),
                         samples[i].matches);
    }
    assert_false(kin__selector_matches(&causes, kin_value_absent(),
                                       kin_document_root(labels)));
    return 0;
}

KIN_TEST(numbers_have_limits)
{
    KIN_AUTO(kin_document) *doc = NULL;
    KIN__AUTO_CAUSES causes;
    const struct kin__at *at = KIN__AT(NULL, "x");

    kin__causes_init(&causes, alloc);
    TRY(test_kinds_read(alloc, "[-1,0,1,65535,65536,'50%','101%','x','http']",
                        &doc));
    kin_value list = kin_document_root(doc);
    kin__check_at_least(&causes, at, kin_value_at(list, 1), 0);
    kin__check_port(&causes, at, kin_value_at(list, 2));
    kin__check_port(&causes, at, kin_value_at(list, 3));
    kin__check_port_or_name(&causes, at, kin_value_at(list, 8));
    kin__check_int_or_percent(&causes, at, kin_value_at(list, 5), true);
    kin__check_int_or_percent(&causes, at, kin_value_at(list, 6), false);
    assert_int_equal(causes.count, 0);
    kin__check_at_least(&causes, at, kin_value_at(list, 0), 0);
    kin__check_port(&causes, at, kin_value_at(list, 1));
    kin__check_port(&causes, at, kin_value_at(list, 4));
    kin__check_port(&causes, at, kin_value_absent());
    kin__check_int_or_percent(&causes, at, kin_value_at(list, 0), true);
    kin__check_int_or_percent(&causes, at, kin_value_at(list, 6), true);
    kin__check_int_or_percent(&causes, at, kin_value_at(list, 7), true);
    TRY(causes.error);
    assert_int_equal(causes.count, 7);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(validates_names),
              KIN_TEST_ENTRY(rejects_long_names),
              KIN_TEST_ENTRY(distinguishes_addresses),
              KIN_TEST_ENTRY(selectors_match),
              KIN_TEST_ENTRY(numbers_have_limits))
