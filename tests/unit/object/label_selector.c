/* SPDX-License-Identifier: Apache-2.0 */
#include "object/label_selector.h"

#include <kin/document.h>
#include <kin/json.h>

#include "kin_test.h"

#define IN(values) "{'key':'app','operator':'In','values':" values "}"
#define NOT_IN(values) "{'key':'app','operator':'NotIn','values':" values "}"
#define OP(op) "{'key':'app','operator':'" op "'}"
#define EXPRESSIONS(list) "{'matchExpressions':[" list "]}"

enum {
    DIFFER = KIN__LABELS_DIFFER,
    MATCH = KIN__LABELS_MATCH,
    UNASKED = KIN__LABELS_UNASKED,
};

static const struct {
    const char *selector;
    const char *labels;
    int verdict;
} cases[] = {
    /* No selector, and an empty one. */
    {"null", "{'app':'web'}", DIFFER},
    {"'app'", "{'app':'web'}", DIFFER},
    {"{}", "{'app':'web'}", UNASKED},
    {"{'matchLabels':{}}", "{'app':'web'}", UNASKED},
    {"{'matchLabels':null,'matchExpressions':null}", "{}", UNASKED},
    {"{'matchLabels':{},'matchExpressions':[]}", "null", UNASKED},
    /* A map of labels. */
    {"{'app':'web'}", "{'app':'web','tier':'1'}", MATCH},
    {"{'app':'web','tier':'1'}", "{'app':'web'}", DIFFER},
    {"{'app':'web'}", "{'app':'db'}", DIFFER},
    {"{'app':'web'}", "null", DIFFER},
    {"{'matchLabels':'web'}", "{'matchLabels':'web'}", MATCH},
    {"{'since':'2024-01-01T00:00:00Z'}", "{'since':'2024-01-01T00:00:00Z'}",
     MATCH},
    /* matchLabels. */
    {"{'matchLabels':{'app':'web'}}", "{'app':'web','tier':'1'}", MATCH},
    {"{'matchLabels':{'app':''}}", "{'app':''}", MATCH},
    {"{'matchLabels':{'app':''}}", "{}", DIFFER},
    {"{'matchLabels':{'app':'web','tier':'1'}}", "{'app':'web'}", DIFFER},
    {"{'matchLabels':{'app':7}}", "{'app':'7'}", DIFFER},
    {"{'matchLabels':{'app':'a b'}}", "{'app':'a b'}", DIFFER},
    {"{'matchLabels':{'a b':'1'}}", "{'a b':'1'}", DIFFER},
    /* matchExpressions. */
    {EXPRESSIONS(IN("['web','db']")), "{'app':'db'}", MATCH},
    {EXPRESSIONS(IN("['web','db']")), "{'app':'x'}", DIFFER},
    {EXPRESSIONS(IN("['web','db']")), "{}", DIFFER},
    {EXPRESSIONS(IN("[]")), "{'app':'x'}", DIFFER},
    {EXPRESSIONS(IN("['a b']")), "{'app':'a b'}", DIFFER},
    {EXPRESSIONS(NOT_IN("['web']")), "{'app':'db'}", MATCH},
    {EXPRESSIONS(NOT_IN("['web']")), "{}", MATCH},
    {EXPRESSIONS(NOT_IN("['web']")), "{'app':'web'}", DIFFER},
    {EXPRESSIONS(NOT_IN("[]")), "{'app':'web'}", DIFFER},
    {EXPRESSIONS(OP("Exists")), "{'app':''}", MATCH},
    {EXPRESSIONS(OP("Exists")), "{}", DIFFER},
    {EXPRESSIONS(OP("DoesNotExist")), "{}", MATCH},
    {EXPRESSIONS(OP("DoesNotExist")), "{'app':''}", DIFFER},
    {EXPRESSIONS("{'key':'app','operator':'Exists','values':['x']}"),
     "{'app':'x'}", DIFFER},
    {EXPRESSIONS("{'key':'a b','operator':'DoesNotExist'}"), "{}", DIFFER},
    {EXPRESSIONS(OP("Gt")), "{'app':'5'}", DIFFER},
    {EXPRESSIONS("{}"), "{'app':'5'}", DIFFER},
    {EXPRESSIONS(OP("Exists") "," IN("['web']")), "{'app':'web'}", MATCH},
    {EXPRESSIONS(OP("Exists") "," IN("['web']")), "{'app':'x'}", DIFFER},
    /* Both. */
    {"{'matchLabels':{'tier':'1'},'matchExpressions':[" IN("['web']") "]}",
     "{'app':'web','tier':'1'}", MATCH},
    {"{'matchLabels':{'tier':'1'},'matchExpressions':[" IN("['web']") "]}",
     "{'app':'web','tier':'2'}", DIFFER},
    {"{'matchLabels':{'tier':'1'},'matchExpressions':[" IN("['web']") "]}",
     "{'app':'db','tier':'1'}", DIFFER},
};

static int parse(const kin_allocator *alloc, const char *text,
                 kin_document **ret)
{
    char json[512];
    size_t len = strlen(text);

    assert_true(len < sizeof(json));
    for (size_t i = 0; i < len; i++)
        json[i] = (char)(text[i] == '\'' ? '"' : text[i]);
    return kin_document_parse(alloc, kin_str_of(json, len), ret, NULL);
}

KIN_TEST(matches_like_kubernetes)
{
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        KIN_AUTO(kin_document) *selector = NULL;
        KIN_AUTO(kin_document) *labels = NULL;
        TRY(parse(alloc, cases[i].selector, &selector));
        TRY(parse(alloc, cases[i].labels, &labels));
        int verdict = (int)kin__label_selector_judge(
            kin_document_root(selector), kin_document_root(labels));
        if (verdict != cases[i].verdict)
            fail_msg("%s of %s: %d, not %d", cases[i].selector, cases[i].labels,
                     verdict, cases[i].verdict);
    }
    return 0;
}

KIN_TEST(an_absent_selector_matches_nothing)
{
    kin_value none = {0};

    (void)alloc;
    assert_int_equal(kin__label_selector_judge(none, none), DIFFER);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(matches_like_kubernetes),
              KIN_TEST_ENTRY(an_absent_selector_matches_nothing))
