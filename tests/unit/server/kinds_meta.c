/* SPDX-License-Identifier: Apache-2.0 */
#include "test_kinds.h"

#define MAP(meta) "", "v1", "configmaps", "{'metadata':" meta "}"

KIN_TEST(reports_invalid_fields)
{
    static const struct test_kinds_sample samples[] = {
        {MAP("{'name':'a.b'}"), ""},
        {MAP("{}"),
         "metadata.name: Required value: name or generateName is required"},
        {MAP("{'name':'x','generateName':'x-'}"), ""},
        {MAP("{'name':'x','finalizers':['a/b','kubernetes']}"), ""},
        {MAP("{'name':'x','finalizers':['a']}"),
         "metadata.finalizers[0]: Invalid value: 'a': name is neither a "
         "standard finalizer name nor is it fully qualified"},
        {MAP("{'name':'x','ownerReferences':[{'apiVersion':'v1','kind':'Pod',"
             "'name':'p'}]}"),
         "metadata.ownerReferences[0].uid: Required value: must not be empty"},
        {MAP("{'name':'x','ownerReferences':[{'apiVersion':'v1','kind':'A',"
             "'name':'p','uid':'1','controller':true},{'apiVersion':'v1',"
             "'kind':'B','name':'q','uid':'2','controller':true}]}"),
         "metadata.ownerReferences: Invalid value: [{'apiVersion':'v1','kind':"
         "'A','name':'p','uid':'1','controller':true},{'apiVersion':'v1',"
         "'kind':'B','name':'q','uid':'2','controller':true}]: Only one "
         "reference can have Controller set to true. Found 'true' in "
         "references for A/p and B/q"},
        {"rbac.authorization.k8s.io", "v1", "roles",
         "{'metadata':{'name':'system:A'}}", ""},
        {"", "v1", "namespaces", "{'metadata':{'name':'a.b'}}",
         "metadata.name: Invalid value: 'a.b': must not contain dots"},
    };

    return TEST_KINDS_EXPECT(samples);
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(reports_invalid_fields))
