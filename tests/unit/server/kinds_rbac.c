/* SPDX-License-Identifier: Apache-2.0 */
#include "test_kinds.h"

#define OF(group, plural, rest)                                                \
    group, "v1", plural, "{'metadata':{'name':'y'}" rest "}"
#define RBAC "rbac.authorization.k8s.io"

KIN_TEST(reports_invalid_fields)
{
    static const struct test_kinds_sample samples[] = {
        {OF(RBAC, "roles",
            ",'rules':[{'verbs':['get'],'apiGroups':[''],"
            "'resources':['pods']}]"),
         ""},
        {OF(RBAC, "roles", ",'rules':[{'nonResourceURLs':['/']}]"),
         "rules[0].nonResourceURLs: Invalid value: ['/']: namespaced rules "
         "cannot apply to non-resource URLs; rules[0].verbs: Required value"},
        {OF(RBAC, "clusterroles",
            ",'rules':[{'verbs':['get'],'nonResourceURLs':['/']}]"),
         ""},
        {OF(RBAC, "clusterrolebindings",
            ",'roleRef':{'kind':'Role','name':'r'},'subjects':[{'kind':'User'}"
            "]"),
         "roleRef.kind: Unsupported value: 'Role': supported values: "
         "'ClusterRole'; subjects[0].name: Required value"},
    };

    return TEST_KINDS_EXPECT(samples);
}

KIN_TEST(rejects_changes_of_immutable_fields)
{
    static const struct test_kinds_change samples[] = {
        {RBAC, "rolebindings",
         "{'metadata':{'name':'y'},'roleRef':{'kind':'Role','name':'a'}}",
         "{'metadata':{'name':'y'},'roleRef':{'kind':'Role','name':'b'}}",
         "roleRef: Invalid value: {'APIGroup':'rbac.authorization.k8s.io',"
         "'Kind':'Role','Name':'b'}: field is immutable"},
    };

    return TEST_KINDS_REJECT(samples);
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(reports_invalid_fields),
              KIN_TEST_ENTRY(rejects_changes_of_immutable_fields))
