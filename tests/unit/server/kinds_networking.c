/* SPDX-License-Identifier: Apache-2.0 */
#include "test_kinds.h"

#define OF(group, plural, rest)                                                \
    group, "v1", plural, "{'metadata':{'name':'y'}" rest "}"
#define NET "networking.k8s.io"

KIN_TEST(reports_invalid_fields)
{
    static const struct test_kinds_sample samples[] = {
        {OF("discovery.k8s.io", "endpointslices", ""),
         "addressType: Required value"},
        {OF("discovery.k8s.io", "endpointslices",
            ",'addressType':'FQDN','endpoints':[{'addresses':['a.b']}]"),
         ""},
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
    };

    return TEST_KINDS_EXPECT(samples);
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(reports_invalid_fields))
