/* SPDX-License-Identifier: Apache-2.0 */
#include "test_kinds.h"

#define GROUP "admissionregistration.k8s.io"
#define RULES                                                                  \
    "'rules':[{'apiGroups':[''],'apiVersions':['v1'],'operations':['*'],"      \
    "'resources':['pods']}]"
#define NAME "'name':'a.b.io'"
#define CLIENT "'clientConfig':{'url':'https://h/x'}"
#define VERSIONS "'admissionReviewVersions':['v1']"
#define EFFECTS "'sideEffects':'None'"

#define OF(webhook)                                                            \
    GROUP, "v1", "validatingwebhookconfigurations",                            \
        "{'metadata':{'name':'y'},'webhooks':[{" webhook "}]}"
#define MUTATING(webhook)                                                      \
    GROUP, "v1", "mutatingwebhookconfigurations",                              \
        "{'metadata':{'name':'y'},'webhooks':[{" webhook "}]}"
#define RULE(rule)                                                             \
    OF(NAME "," CLIENT "," VERSIONS "," EFFECTS ",'rules':[{" rule "}]")
#define WITH(more) OF(NAME "," CLIENT "," VERSIONS "," EFFECTS "," more)
#define AT(client)                                                             \
    OF(NAME "," VERSIONS "," EFFECTS ",'clientConfig':{" client "}")

KIN_TEST(reports_invalid_fields)
{
    static const struct test_kinds_sample samples[] = {
        {WITH(RULES), ""},
        {MUTATING(NAME "," CLIENT "," VERSIONS "," EFFECTS "," RULES
                       ",'reinvocationPolicy':'Always'"),
         "webhooks[0].reinvocationPolicy: Unsupported value: 'Always': "
         "supported values: 'IfNeeded', 'Never'"},
        {OF("'name':'a.b'," CLIENT ",'admissionReviewVersions':['v2','v2']"),
         "webhooks[0].name: Invalid value: 'a.b': should be a domain with at "
         "least three segments separated by dots; webhooks[0].sideEffects: "
         "Required value: must specify one of None, NoneOnDryRun; "
         "webhooks[0].admissionReviewVersions[1]: Invalid value: 'v2': "
         "duplicate version; webhooks[0].admissionReviewVersions: Invalid "
         "value: ['v2','v2']: must include at least one of v1, v1beta1"},
        {OF(NAME "," CLIENT ",'sideEffects':'Some'"),
         "webhooks[0].sideEffects: Unsupported value: 'Some': supported "
         "values: 'None', 'NoneOnDryRun'; webhooks[0].admissionReviewVersions: "
         "Required value: must specify one of v1, v1beta1"},
        {WITH("'timeoutSeconds':31,'failurePolicy':'X','matchPolicy':'Y'"),
         "webhooks[0].failurePolicy: Unsupported value: 'X': supported values: "
         "'Fail', 'Ignore'; webhooks[0].matchPolicy: Unsupported value: 'Y': "
         "supported values: 'Equivalent', 'Exact'; webhooks[0].timeoutSeconds: "
         "Invalid value: 31: the timeout value must be between 1 and 30 "
         "seconds"},
        {WITH("'matchConditions':[{'name':'a','expression':'true'}]"),
         "webhooks[0].matchConditions: Forbidden: this server does not "
         "evaluate CEL expressions; use rules, namespaceSelector and "
         "objectSelector"},
        {WITH("'objectSelector':{'matchExpressions':[{'key':'a',"
              "'operator':'In'}]}"),
         "webhooks[0].objectSelector.matchExpressions[0].values: Required "
         "value: must be specified when `operator` is ~In~ or ~NotIn~"},
    };

    return TEST_KINDS_EXPECT(samples);
}

KIN_TEST(reports_invalid_rules)
{
    static const struct test_kinds_sample samples[] = {
        {RULE(""), "webhooks[0].rules[0].operations: Required value; "
                   "webhooks[0].rules[0].apiGroups: Required value; "
                   "webhooks[0].rules[0].apiVersions: Required value; "
                   "webhooks[0].rules[0].resources: Required value"},
        {RULE("'operations':['*','GET'],'apiGroups':['*','a'],"
              "'apiVersions':['',''],'resources':['*','pods'],'scope':'X'"),
         "webhooks[0].rules[0].operations: Invalid value: ['*','GET']: if ~*~ "
         "is present, must not specify other operations; "
         "webhooks[0].rules[0].operations[1]: Unsupported value: 'GET': "
         "supported values: '*', 'CONNECT', 'CREATE', 'DELETE', 'UPDATE'; "
         "webhooks[0].rules[0].apiGroups: Invalid value: ['*','a']: if ~*~ is "
         "present, must not specify other API groups; "
         "webhooks[0].rules[0].apiVersions[0]: Required value; "
         "webhooks[0].rules[0].apiVersions[1]: Required value; "
         "webhooks[0].rules[0].resources: Invalid value: ['*','pods']: if ~*~ "
         "is present, must not specify other resources without subresources; "
         "webhooks[0].rules[0].scope: Unsupported value: 'X': supported "
         "values: '*', 'Cluster', 'Namespaced'"},
        {RULE("'operations':['*'],'apiGroups':[''],'apiVersions':['*'],"
              "'resources':['pods/*','pods/log','*/scale','x/scale','*/*']"),
         "webhooks[0].rules[0].resources[1]: Invalid value: 'pods/log': if "
         "~pods/*~ is present, must not specify pods/log; "
         "webhooks[0].rules[0].resources[3]: Invalid value: 'x/scale': if "
         "~*/scale~ is present, must not specify x/scale; "
         "webhooks[0].rules[0].resources: Invalid value: "
         "['pods/*','pods/log','*/scale','x/scale','*/*']: if ~*/*~ is "
         "present, must not specify other resources"},
    };

    return TEST_KINDS_EXPECT(samples);
}

KIN_TEST(reports_invalid_addresses)
{
    static const struct test_kinds_sample samples[] = {
        {AT(""), "webhooks[0].clientConfig: Required value: exactly one of url "
                 "or service is required"},
        {AT("'url':'http://h'"),
         "webhooks[0].clientConfig.url: Invalid value: 'http': ~https~ is the "
         "only allowed URL scheme; desired format: https://host[/path]"},
        {AT("'url':'https://h/x?y=1'"),
         "webhooks[0].clientConfig.url: Invalid value: 'y=1': query parameters "
         "are not permitted in the URL"},
        {AT("'url':'https://h/#z'"),
         "webhooks[0].clientConfig.url: Invalid value: 'z': fragments are not "
         "permitted in the URL"},
        {AT("'service':{'port':70000,'path':'a//b/'}"),
         "webhooks[0].clientConfig.service.name: Required value; "
         "webhooks[0].clientConfig.service.namespace: Required value; "
         "webhooks[0].clientConfig.service.port: Invalid value: 70000: port is "
         "not valid: must be between 1 and 65535, inclusive; "
         "webhooks[0].clientConfig.service.path: Invalid value: 'a//b/': must "
         "start with a ~/~; webhooks[0].clientConfig.service.path: Invalid "
         "value: 'a//b/': segment[0] may not be empty; "
         "webhooks[0].clientConfig.service.path: Invalid value: 'a//b/': "
         "segment[1] may not be empty"},
    };

    return TEST_KINDS_EXPECT(samples);
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(reports_invalid_fields),
              KIN_TEST_ENTRY(reports_invalid_rules),
              KIN_TEST_ENTRY(reports_invalid_addresses))
