/* SPDX-License-Identifier: Apache-2.0 */
#include "server/check.h"
#include "test_kinds.h"

#define SERVICE(spec)                                                          \
    "", "v1", "services", "{'metadata':{'name':'y'},'spec':" spec "}"

static struct kin__kind_ctx services(const kin_allocator *alloc,
                                     struct test_claims *claims)
{
    return test_kinds_ctx(alloc, test_kinds_find("", "v1", "services"), claims);
}

KIN_TEST(a_service_gets_addresses_and_ports)
{
    static const struct {
        const char *spec;
        const char *made;
    } samples[] = {
        {"{'ports':[{'port':80}]}",
         "{'ports':[{'protocol':'TCP','port':80,'targetPort':80}],'clusterIP':"
         "'10.0.0.5','clusterIPs':['10.0.0.5'],'type':'ClusterIP',"
         "'sessionAffinity':'None','ipFamilies':['IPv4'],'ipFamilyPolicy':"
         "'SingleStack','internalTrafficPolicy':'Cluster'}"},
        /* Go's clients send 0 for none. */
        {"{'ports':[{'name':'a','port':80,'targetPort':0},{'name':'b',"
         "'port':81,'targetPort':''}]}",
         "{'ports':[{'name':'a','protocol':'TCP','port':80,'targetPort':80},"
         "{'name':'b','protocol':'TCP','port':81,'targetPort':81}],"
         "'clusterIP':'10.0.0.5','clusterIPs':['10.0.0.5'],'type':'ClusterIP',"
         "'sessionAffinity':'None','ipFamilies':['IPv4'],'ipFamilyPolicy':"
         "'SingleStack','internalTrafficPolicy':'Cluster'}"},
        {"{'clusterIP':'None','selector':{'a':'b'}}",
         "{'selector':{'a':'b'},'clusterIP':'None','clusterIPs':['None'],"
         "'type':'ClusterIP','sessionAffinity':'None','ipFamilies':['IPv4'],"
         "'ipFamilyPolicy':'SingleStack','internalTrafficPolicy':'Cluster'}"},
        {"{'type':'NodePort','ports':[{'port':80,'name':'a'},{'port':81,'name':"
         "'b','nodePort':30500}]}",
         "{'ports':[{'name':'a','protocol':'TCP','port':80,'targetPort':80,"
         "'nodePort':30001},{'name':'b','protocol':'TCP','port':81,"
         "'targetPort':81,'nodePort':30500}],'clusterIP':'10.0.0.5',"
         "'clusterIPs':['10.0.0.5'],'type':'NodePort','sessionAffinity':'None',"
         "'externalTrafficPolicy':'Cluster','ipFamilies':['IPv4'],"
         "'ipFamilyPolicy':'SingleStack','internalTrafficPolicy':'Cluster'}"},
        {"{'type':'ExternalName','externalName':'a.b'}",
         "{'type':'ExternalName','sessionAffinity':'None','externalName':"
         "'a.b'}"},
    };

    for (size_t i = 0; i < sizeof(samples) / sizeof(samples[0]); i++) {
        char text[1024];
        struct test_claims claims = {0};
        struct kin__kind_ctx ctx = services(alloc, &claims);
        KIN_AUTO(kin_document) *made = NULL;
        KIN__AUTO_CAUSES causes;
        kin__causes_init(&causes, alloc);
        (void)snprintf(text, sizeof(text),
                       "{'metadata':{'name':'y'},'spec':%s}", samples[i].spec);
        TRY(test_kinds_create(&ctx, text, &made, &causes));
        assert_kinds_json(kin__get(kin_document_root(made), "spec"),
                          samples[i].made);
    }
    return 0;
}

KIN_TEST(reports_failed_claims)
{
    static const struct test_kinds_sample samples[] = {
        {SERVICE("{'clusterIP':'10.0.0.9','ports':[{'port':80}]}"),
         "spec.clusterIPs: Invalid value: ['10.0.0.9']: failed to allocate IP "
         "10.0.0.9: provided IP is already allocated"},
        {SERVICE("{'type':'NodePort','ports':[{'port':80,'nodePort':30009}]}"),
         "spec.ports[0].nodePort: Invalid value: 30009: provided port is "
         "already allocated"},
        {SERVICE("{'clusterIP':'x','ports':[{'port':80}]}"),
         "spec.clusterIPs[0]: Invalid value: 'x': must be a valid IP address, "
         "(e.g. 10.9.8.7 or 2001:db8::ffff)"},
    };

    return TEST_KINDS_EXPECT(samples);
}

KIN_TEST(reports_invalid_fields)
{
    static const struct test_kinds_sample samples[] = {
        {SERVICE("{}"), "spec.ports: Required value"},
        {SERVICE("{'ports':[{'port':80},{'port':81}]}"),
         "spec.ports[0].name: Required value; spec.ports[1].name: Required "
         "value"},
        {SERVICE("{'type':'ExternalName'}"),
         "spec.externalName: Required value"},
    };

    return TEST_KINDS_EXPECT(samples);
}

static int change(const kin_allocator *alloc, const char *before,
                  const char *after, kin_document **ret,
                  struct kin__causes *causes)
{
    struct test_claims claims = {0};
    struct kin__kind_ctx ctx = services(alloc, &claims);
    KIN_AUTO(kin_document) *old = NULL;
    char text[1024];

    (void)snprintf(text, sizeof(text), "{'metadata':{'name':'y'},'spec':%s}",
                   before);
    int r = test_kinds_create(&ctx, text, &old, causes);
    if (r < 0)
        return r;
    (void)snprintf(text, sizeof(text), "{'metadata':{'name':'y'},'spec':%s}",
                   after);
    return test_kinds_update(&ctx, kin_document_root(old), text, ret, causes);
}

KIN_TEST(an_update_keeps_the_address)
{
    KIN_AUTO(kin_document) *kept = NULL;
    KIN_AUTO(kin_document) *moved = NULL;
    KIN__AUTO_CAUSES causes;

    kin__causes_init(&causes, alloc);
    TRY(change(alloc, "{'ports':[{'port':80}]}", "{'ports':[{'port':81}]}",
               &kept, &causes));
    kin_value spec = kin__get(kin_document_root(kept), "spec");
    assert_str_equal(kin__get_str(spec, "clusterIP"), "10.0.0.5");
    TRY_FAIL(change(alloc, "{'ports':[{'port':80}]}",
                    "{'ports':[{'port':80}],'clusterIP':'10.0.0.6',"
                    "'clusterIPs':['10.0.0.6']}",
                    &moved, &causes),
             KIN_EINVAL);
    assert_string_equal(test_kinds_causes(&causes),
                        "spec.clusterIPs[0]: Invalid value: [\"10.0.0.6\"]: "
                        "may not change once set");
    return 0;
}

KIN_TEST(a_change_of_type_drops_its_fields)
{
    KIN_AUTO(kin_document) *inner = NULL;
    KIN_AUTO(kin_document) *named = NULL;
    KIN__AUTO_CAUSES causes;

    kin__causes_init(&causes, alloc);
    TRY(change(alloc, "{'type':'NodePort','ports':[{'port':80}]}",
               "{'type':'ClusterIP','ports':[{'port':80,'nodePort':30001}],"
               "'externalTrafficPolicy':'Cluster'}",
               &inner, &causes));
    kin_value spec = kin__get(kin_document_root(inner), "spec");
    assert_kinds_json(kin__get(spec, "ports"),
                      "[{'protocol':'TCP','port':80,'targetPort':80}]");
    assert_false(kin_value_exists(kin__get(spec, "externalTrafficPolicy")));
    TRY(change(alloc, "{'ports':[{'port':80}]}",
               "{'type':'ExternalName','externalName':'a.b','clusterIP':"
               "'10.0.0.5','clusterIPs':['10.0.0.5'],'ipFamilies':['IPv4'],"
               "'ipFamilyPolicy':'SingleStack','internalTrafficPolicy':"
               "'Cluster'}",
               &named, &causes));
    assert_kinds_json(kin__get(kin_document_root(named), "spec"),
                      "{'type':'ExternalName','sessionAffinity':'None',"
                      "'externalName':'a.b'}");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_service_gets_addresses_and_ports),
              KIN_TEST_ENTRY(reports_failed_claims),
              KIN_TEST_ENTRY(reports_invalid_fields),
              KIN_TEST_ENTRY(an_update_keeps_the_address),
              KIN_TEST_ENTRY(a_change_of_type_drops_its_fields))
