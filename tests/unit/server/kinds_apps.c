/* SPDX-License-Identifier: Apache-2.0 */
#include "server/check.h"
#include "test_kinds.h"

#define KIND(plural, spec)                                                     \
    "apps", "v1", plural, "{'metadata':{'name':'y'},'spec':" spec "}"
#define TEMPLATE                                                               \
    "'template':{'metadata':{'labels':{'a':'b'}},'spec':{'containers':[{"      \
    "'name':'c','image':'i'}]}}"
#define SELECTOR "'selector':{'matchLabels':{'a':'b'}}"
#define MISMATCH                                                               \
    "spec.template.metadata.labels: Invalid value: {'a':'b'}: `selector` "     \
    "does "                                                                    \
    "not match template `labels`"

KIN_TEST(a_selector_is_required_and_must_match)
{
    static const struct test_kinds_sample samples[] = {
        {KIND("deployments", "{" TEMPLATE "}"),
         "spec.selector: Required value; " MISMATCH},
        {KIND("replicasets", "{'selector':{}," TEMPLATE "}"),
         "spec.selector: Invalid value: {}: empty selector is invalid for "
         "deployment"},
        {KIND("statefulsets",
              "{'selector':{'matchLabels':{'a':'z'}}," TEMPLATE "}"),
         MISMATCH},
        {KIND("daemonsets", "{" TEMPLATE "}"), MISMATCH},
        {KIND("deployments", "{'selector':{'matchExpressions':[{'key':'a','"
                             "operator':'X'}]}," TEMPLATE "}"),
         "spec.selector.matchExpressions[0].operator: Invalid value: 'X': not "
         "a "
         "valid selector operator; spec.selector: Invalid value: "
         "{'matchExpressions':[{'key':'a','operator':'X'}]}: invalid label "
         "selector"},
    };

    return TEST_KINDS_EXPECT(samples);
}

KIN_TEST(validates_numbers_and_strategies)
{
    static const struct test_kinds_sample samples[] = {
        {KIND("deployments", "{" SELECTOR "," TEMPLATE ",'replicas':-1}"),
         "spec.replicas: Invalid value: -1: must be greater than or equal to "
         "0"},
        {KIND("deployments",
              "{" SELECTOR "," TEMPLATE ",'strategy':{'type':'X'}}"),
         "spec.strategy: Unsupported value: {'Type':'X','RollingUpdate':null}: "
         "supported values: 'Recreate', 'RollingUpdate'"},
        {KIND("deployments", "{" SELECTOR "," TEMPLATE
                             ",'strategy':{'rollingUpdate':{'maxSurge':0,"
                             "'maxUnavailable':'0%'}}}"),
         "spec.strategy.rollingUpdate.maxUnavailable: Invalid value: '0%': may "
         "not be 0 when `maxSurge` is 0"},
        {KIND("daemonsets",
              "{" SELECTOR "," TEMPLATE ",'updateStrategy':{'type':'X'}}"),
         "spec.updateStrategy: Unsupported value: {'Type':'X',"
         "'RollingUpdate':null}: supported values: 'RollingUpdate', "
         "'OnDelete'"},
        {"", "v1", "replicationcontrollers",
         "{'metadata':{'name':'y'},'spec':{'selector':{'a':'z'}," TEMPLATE "}}",
         MISMATCH},
    };

    return TEST_KINDS_EXPECT(samples);
}

#define DAEMON(image)                                                          \
    "{'metadata':{'name':'y'},'spec':{" SELECTOR                               \
    ",'template':{'metadata':{'labels':{'a':'b'}},'spec':{'containers':[{"     \
    "'name':'c','image':'" image "'}]}}}}"

KIN_TEST(a_daemon_set_counts_template_changes)
{
    KIN_AUTO(kin_document) *made = NULL;
    KIN_AUTO(kin_document) *changed = NULL;
    KIN__AUTO_CAUSES causes;
    struct kin__kind_ctx ctx = test_kinds_ctx(
        alloc, test_kinds_find("apps", "v1", "daemonsets"), NULL);

    kin__causes_init(&causes, alloc);
    TRY(test_kinds_create(&ctx, DAEMON("1"), &made, &causes));
    assert_kinds_json(
        kin__get2(kin_document_root(made), "metadata", "annotations"),
        "{'deprecated.daemonset.template.generation':'1'}");
    TRY(test_kinds_update(&ctx, kin_document_root(made), DAEMON("2"), &changed,
                          &causes));
    assert_kinds_json(
        kin__get2(kin_document_root(changed), "metadata", "annotations"),
        "{'deprecated.daemonset.template.generation':'2'}");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_selector_is_required_and_must_match),
              KIN_TEST_ENTRY(validates_numbers_and_strategies),
              KIN_TEST_ENTRY(a_daemon_set_counts_template_changes))
