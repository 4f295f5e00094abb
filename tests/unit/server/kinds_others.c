/* SPDX-License-Identifier: Apache-2.0 */
#include "test_kinds.h"

#define OF(group, plural, rest)                                                \
    group, "v1", plural, "{'metadata':{'name':'y'}" rest "}"
#define RBAC "rbac.authorization.k8s.io"
#define NET "networking.k8s.io"

KIN_TEST(says_what_is_wrong)
{
    static const struct test_kinds_sample samples[] = {
        {OF("coordination.k8s.io", "leases",
            ",'spec':{'leaseDurationSeconds':0}"),
         "spec.leaseDurationSeconds: Invalid value: 0: must be greater than 0"},
        {OF("discovery.k8s.io", "endpointslices", ""),
         "addressType: Required value"},
        {OF("discovery.k8s.io", "endpointslices",
            ",'addressType':'FQDN','endpoints':[{'addresses':['a.b']}]"),
         ""},
        {OF("node.k8s.io", "runtimeclasses", ""), "handler: Required value"},
        {OF("scheduling.k8s.io", "priorityclasses", ",'value':2000000000"),
         "value: Forbidden: maximum allowed value of a user defined priority "
         "is 1000000000"},
        {OF("storage.k8s.io", "storageclasses", ""),
         "provisioner: Required value"},
        {OF("policy", "poddisruptionbudgets",
            ",'spec':{'minAvailable':1,'maxUnavailable':1}"),
         "spec: Invalid value: {'MinAvailable':1,'Selector':null,"
         "'MaxUnavailable':1,'UnhealthyPodEvictionPolicy':null}: minAvailable "
         "and maxUnavailable cannot be both set"},
        {OF(NET, "ingresses", ",'spec':{}"),
         "spec: Invalid value: null: either `defaultBackend` or `rules` must "
         "be specified"},
        {OF(NET, "ingresses", ",'spec':{'rules':[{'host':'*.a.b'}]}"), ""},
        {OF(NET, "ingresses",
            ",'spec':{'rules':[{'http':{'paths':[{'path':'/','pathType':"
            "'Exact','backend':{'service':{'name':'s'}}}]}}]}"),
         "spec.rules[0].http.paths[0].backend: Required value: port name or "
         "number is required"},
        {OF(NET, "networkpolicies",
            ",'spec':{'podSelector':{},'ingress':[{'from':[{}]}]}"),
         "spec.ingress[0].from[0]: Required value: must specify a peer"},
        {OF(NET, "networkpolicies",
            ",'spec':{'podSelector':{},'egress':[{},{'to':[{}],"
            "'ports':[{'port':0}]}]}"),
         "spec.egress[1].ports[0].port: Invalid value: 0: must be between 1 "
         "and 65535, inclusive; spec.egress[1].to[0]: Required value: must "
         "specify a peer"},
        {OF(NET, "networkpolicies",
            ",'spec':{'podSelector':{},'policyTypes':['In','Out']}"),
         "spec.policyTypes[0]: Unsupported value: 'In': supported values: "
         "'Ingress', 'Egress'; spec.policyTypes[1]: Unsupported value: 'Out': "
         "supported values: 'Ingress', 'Egress'"},
        {OF("storage.k8s.io", "storageclasses",
            ",'provisioner':'p','reclaimPolicy':'Recycle',"
            "'volumeBindingMode':'Later'"),
         "reclaimPolicy: Unsupported value: 'Recycle': supported values: "
         "'Delete', 'Retain'; volumeBindingMode: Unsupported value: 'Later': "
         "supported values: 'Immediate', 'WaitForFirstConsumer'"},
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
        {OF("autoscaling", "horizontalpodautoscalers",
            ",'spec':{'maxReplicas':1,'scaleTargetRef':{'kind':'D','name':'d'}"
            "}"),
         "spec.scaleTargetRef.apiVersion: Invalid value: '': apiVersion must "
         "specify API group"},
    };

    return TEST_KINDS_EXPECT(samples);
}

static int change(const kin_allocator *alloc, const char *group,
                  const char *plural, const char *before, const char *after,
                  struct kin__causes *causes)
{
    KIN_AUTO(kin_document) *old = NULL;
    KIN_AUTO(kin_document) *made = NULL;
    struct kin__kind_ctx ctx = test_kinds_ctx(
        alloc, test_kinds_find(group, "v1", plural), NULL);

    int r = test_kinds_create(&ctx, before, &old, causes);
    if (r < 0)
        return r;
    return test_kinds_update(&ctx, kin_document_root(old), after, &made,
                             causes);
}

KIN_TEST(some_fields_never_change)
{
    static const struct {
        const char *group;
        const char *plural;
        const char *before;
        const char *after;
        const char *causes;
    } samples[] = {
        {RBAC, "rolebindings",
         "{'metadata':{'name':'y'},'roleRef':{'kind':'Role','name':'a'}}",
         "{'metadata':{'name':'y'},'roleRef':{'kind':'Role','name':'b'}}",
         "roleRef: Invalid value: {'APIGroup':'rbac.authorization.k8s.io',"
         "'Kind':'Role','Name':'b'}: field is immutable"},
        {"storage.k8s.io", "storageclasses",
         "{'metadata':{'name':'y'},'provisioner':'a'}",
         "{'metadata':{'name':'y'},'provisioner':'b'}",
         "provisioner: Invalid value: null: field is immutable"},
        {"storage.k8s.io", "storageclasses",
         "{'metadata':{'name':'y'},'provisioner':'a','parameters':{'a':'b'}}",
         "{'metadata':{'name':'y'},'provisioner':'a','parameters':{'a':'c'}}",
         "parameters: Invalid value: null: field is immutable"},
        {"storage.k8s.io", "storageclasses",
         "{'metadata':{'name':'y'},'provisioner':'a'}",
         "{'metadata':{'name':'y'},'provisioner':'a','reclaimPolicy':"
         "'Retain'}",
         "reclaimPolicy: Invalid value: null: field is immutable"},
        {"storage.k8s.io", "storageclasses",
         "{'metadata':{'name':'y'},'provisioner':'a'}",
         "{'metadata':{'name':'y'},'provisioner':'a','volumeBindingMode':"
         "'WaitForFirstConsumer'}",
         "volumeBindingMode: Invalid value: null: field is immutable"},
        {"scheduling.k8s.io", "priorityclasses",
         "{'metadata':{'name':'y'},'value':1}",
         "{'metadata':{'name':'y'},'value':1,'preemptionPolicy':'Never'}",
         "preemptionPolicy: Forbidden: may not be changed in an update."},
        {"scheduling.k8s.io", "priorityclasses",
         "{'metadata':{'name':'y'},'value':1}",
         "{'metadata':{'name':'y'},'value':2}",
         "value: Forbidden: may not be changed in an update."},
        {"node.k8s.io", "runtimeclasses",
         "{'metadata':{'name':'y'},'handler':'a'}",
         "{'metadata':{'name':'y'},'handler':'b'}",
         "handler: Invalid value: null: field is immutable"},
    };

    for (size_t i = 0; i < sizeof(samples) / sizeof(samples[0]); i++) {
        KIN__AUTO_CAUSES causes;
        kin__causes_init(&causes, alloc);
        TRY_FAIL(change(alloc, samples[i].group, samples[i].plural,
                        samples[i].before, samples[i].after, &causes),
                 KIN_EINVAL);
        assert_string_equal(test_kinds_causes(&causes),
                            test_kinds_quoted(samples[i].causes));
    }
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(says_what_is_wrong),
              KIN_TEST_ENTRY(some_fields_never_change))
