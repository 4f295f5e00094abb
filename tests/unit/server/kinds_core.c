/* SPDX-License-Identifier: Apache-2.0 */
#include "base/buf.h"
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

KIN_TEST(create_sets_defaults)
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

KIN_TEST(a_new_node_is_tainted)
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

KIN_TEST(reports_invalid_fields)
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

KIN_TEST(immutable_data_does_not_change)
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

/* ---- sizes of ConfigMaps and Secrets ---- */

enum { MOST = 1 << 20 };

/* `before`, then `count` letters, then `after`, with double quotes. */
static int create_long(const kin_allocator *alloc, const char *plural,
                       const char *before, size_t count, const char *after,
                       struct kin__causes *causes)
{
    KIN_AUTO(kin_document) *in = NULL;
    KIN_AUTO(kin_document) *decoded = NULL;
    KIN_AUTO(kin_document) *made = NULL;
    struct kin__kind_ctx ctx = test_kinds_ctx(
        alloc, test_kinds_find("", "v1", plural), NULL);
    const struct kin__kind_rules *rules = kin__kind_rules_find(kin_s(""),
                                                               kin_s(plural));
    KIN__AUTO_BUF text;
    char *room = NULL;

    kin__buf_init(&text, alloc, 2 * (size_t)MOST);
    TRY(kin__buf_append(&text, kin_s(test_kinds_quoted(before))));
    TRY(kin__buf_reserve(&text, count, &room));
    memset(room, 'A', count);
    kin__buf_grown(&text, count);
    TRY(kin__buf_append(&text, kin_s(test_kinds_quoted(after))));
    TRY(kin_document_parse(alloc, kin__buf_str(&text), &in, NULL));
    TRY(kin__kind_decode(rules, &ctx, kin_document_root(in), NULL, &decoded,
                         NULL));
    return kin__kind_prepare_create(rules, &ctx, kin_document_root(decoded),
                                    &made, causes, NULL);
}

KIN_TEST(limits_the_total_size_of_values)
{
    static const struct {
        const char *plural;
        const char *before;
        const char *after;
        size_t most;       /* letters */
        const char *field; /* of the cause for one more letter */
    } samples[] = {
        {"configmaps", "{'metadata':{'name':'y'},'data':{'k':'",
         "'},'binaryData':{'b':'AAA=','c':'AAAA'}}", MOST - 5, "[]"},
        {"configmaps", "{'metadata':{'name':'y'},'data':{'k':'", "','l':'1'}}",
         MOST - 1, "[]"},
        /* Four letters are three bytes; 'z' has two. */
        {"secrets", "{'metadata':{'name':'y'},'data':{'k':'", "','z':'AAA='}}",
         (MOST - 2) / 3 * 4, "data"},
    };

    for (size_t i = 0; i < sizeof(samples) / sizeof(samples[0]); i++) {
        KIN__AUTO_CAUSES none;
        KIN__AUTO_CAUSES causes;
        size_t more = samples[i].plural[0] == 's' ? 4 : 1;

        kin__causes_init(&none, alloc);
        kin__causes_init(&causes, alloc);
        TRY(create_long(alloc, samples[i].plural, samples[i].before,
                        samples[i].most, samples[i].after, &none));
        TRY_FAIL(create_long(alloc, samples[i].plural, samples[i].before,
                             samples[i].most + more, samples[i].after, &causes),
                 KIN_EINVAL);
        assert_int_equal(causes.count, 1);
        assert_string_equal(causes.items[0].field, samples[i].field);
        assert_string_equal(causes.items[0].reason, "FieldValueTooLong");
        assert_string_equal(causes.items[0].message,
                            "Too long: may not be more than 1048576 bytes");
    }
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(create_sets_defaults),
              KIN_TEST_ENTRY(a_new_node_is_tainted),
              KIN_TEST_ENTRY(reports_invalid_fields),
              KIN_TEST_ENTRY(immutable_data_does_not_change),
              KIN_TEST_ENTRY(limits_the_total_size_of_values))
