/* SPDX-License-Identifier: Apache-2.0 */
#include "server/check.h"
#include "test_kinds.h"

#define CORE(plural, rest)                                                     \
    "", "v1", plural, "{'metadata':{'name':'y','namespace':'n'}" rest "}"

static int create(const kin_allocator *alloc, const char *plural,
                  const char *text, kin_document **ret)
{
    KIN__AUTO_CAUSES causes;
    struct kin__kind_ctx ctx = test_kinds_ctx(
        alloc, test_kinds_find("", "v1", plural), NULL);

    kin__causes_init(&causes, alloc);
    return test_kinds_create(&ctx, text, ret, &causes);
}

KIN_TEST(objects_are_born_with_something)
{
    static const struct {
        const char *plural;
        const char *in;
        const char *out;
    } samples[] = {
        {"secrets",
         "{'metadata':{'name':'y'},'stringData':{'a':'b'},'data':{'a':'eA==',"
         "'z':'YQ=='}}",
         "{'kind':'Secret','apiVersion':'v1','metadata':{'name':'y'},'data':{"
         "'a':'Yg==','z':'YQ=='},'type':'Opaque'}"},
        {"namespaces", "{'metadata':{'name':'y'}}",
         "{'kind':'Namespace','apiVersion':'v1','metadata':{'name':'y',"
         "'labels':{'kubernetes.io/metadata.name':'y'}},'spec':{'finalizers':["
         "'kubernetes']},'status':{'phase':'Active'}}"},
        {"persistentvolumeclaims",
         "{'metadata':{'name':'y'},'spec':{'accessModes':['ReadWriteOnce'],"
         "'resources':{'requests':{'storage':'1024Mi'}}}}",
         "{'kind':'PersistentVolumeClaim','apiVersion':'v1','metadata':{"
         "'name':'y'},'spec':{'accessModes':['ReadWriteOnce'],'resources':{"
         "'requests':{'storage':'1Gi'}},'volumeMode':'Filesystem'},'status':{"
         "'phase':'Pending'}}"},
        {"limitranges",
         "{'metadata':{'name':'y'},'spec':{'limits':[{'type':'Container',"
         "'max':{'cpu':'2'},'default':{'memory':'1'}}]}}",
         "{'kind':'LimitRange','apiVersion':'v1','metadata':{'name':'y'},"
         "'spec':{'limits':[{'type':'Container','max':{'cpu':'2'},'default':{"
         "'cpu':'2','memory':'1'},'defaultRequest':{'cpu':'2','memory':'1'}}]}"
         "}"},
    };

    for (size_t i = 0; i < sizeof(samples) / sizeof(samples[0]); i++) {
        KIN_AUTO(kin_document) *made = NULL;
        TRY(create(alloc, samples[i].plural, samples[i].in, &made));
        assert_kinds_json(kin_document_root(made), samples[i].out);
    }
    return 0;
}

KIN_TEST(a_node_waits_to_be_ready)
{
    KIN_AUTO(kin_document) *made = NULL;

    TRY(create(alloc, "nodes",
               "{'metadata':{'name':'y'},'spec':{'podCIDR':'10.0.0.0/24'},"
               "'status':{'capacity':{'cpu':'2'}}}",
               &made));
    kin_value node = kin_document_root(made);
    assert_kinds_json(kin__get(node, "spec"),
                      "{'podCIDR':'10.0.0.0/24','podCIDRs':['10.0.0.0/24'],"
                      "'taints':[{'key':'node.kubernetes.io/not-ready',"
                      "'effect':'NoSchedule'}]}");
    assert_kinds_json(kin__get2(node, "status", "allocatable"), "{'cpu':'2'}");
    return 0;
}

KIN_TEST(says_what_is_wrong)
{
    static const struct test_kinds_sample samples[] = {
        {CORE("configmaps", ",'data':{'a':''},'binaryData':{'a':''}"),
         "data[a]: Invalid value: 'a': duplicate of key present in binaryData"},
        {CORE("secrets", ",'type':'kubernetes.io/tls'"),
         "data[tls.crt]: Required value; data[tls.key]: Required value"},
        {CORE("persistentvolumeclaims", ",'spec':{}"),
         "spec.accessModes: Required value: at least 1 access mode is "
         "required; spec.resources[storage]: Required value"},
        {CORE("persistentvolumes",
              ",'spec':{'capacity':{'storage':'1'},'accessModes':["
              "'ReadWriteOnce']}"),
         "spec: Required value: must specify a volume type"},
        {CORE("endpoints", ",'subsets':[{'ports':[{'port':0}]}]"),
         "subsets[0].ports[0].port: Invalid value: 0: must be between 1 and "
         "65535, inclusive"},
        {CORE("events", ",'involvedObject':{'namespace':'other'}"),
         "involvedObject.namespace: Invalid value: 'other': does not match "
         "event.namespace"},
        {CORE("events", ",'involvedObject':{'namespace':'n'}"), ""},
        {CORE("resourcequotas", ",'spec':{'hard':{'pods':'-1'}}"),
         "spec.hard[pods]: Invalid value: '-1': must be greater than or equal "
         "to 0"},
    };

    return TEST_KINDS_EXPECT(samples);
}

KIN_TEST(what_is_sealed_stays)
{
    KIN_AUTO(kin_document) *made = NULL;
    KIN_AUTO(kin_document) *changed = NULL;
    KIN__AUTO_CAUSES causes;
    struct kin__kind_ctx ctx = test_kinds_ctx(
        alloc, test_kinds_find("", "v1", "configmaps"), NULL);

    kin__causes_init(&causes, alloc);
    TRY(create(alloc, "configmaps",
               "{'metadata':{'name':'y'},'immutable':true,'data':{'a':'b'}}",
               &made));
    TRY_FAIL(test_kinds_update(&ctx, kin_document_root(made),
                               "{'metadata':{'name':'y'},'data':{'a':'c'}}",
                               &changed, &causes),
             KIN_EINVAL);
    assert_string_equal(test_kinds_causes(&causes),
                        "immutable: Forbidden: field is immutable when "
                        "`immutable` is set; data: Forbidden: field is "
                        "immutable when `immutable` is set");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(objects_are_born_with_something),
              KIN_TEST_ENTRY(a_node_waits_to_be_ready),
              KIN_TEST_ENTRY(says_what_is_wrong),
              KIN_TEST_ENTRY(what_is_sealed_stays))
