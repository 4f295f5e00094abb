/* SPDX-License-Identifier: Apache-2.0 */
#include "test_kinds.h"

#define OF(group, plural, rest)                                                \
    group, "v1", plural, "{'metadata':{'name':'y'}" rest "}"

KIN_TEST(reports_invalid_fields)
{
    static const struct test_kinds_sample samples[] = {
        {OF("storage.k8s.io", "storageclasses", ""),
         "provisioner: Required value"},
        {OF("storage.k8s.io", "storageclasses",
            ",'provisioner':'p','reclaimPolicy':'Recycle',"
            "'volumeBindingMode':'Later'"),
         "reclaimPolicy: Unsupported value: 'Recycle': supported values: "
         "'Delete', 'Retain'; volumeBindingMode: Unsupported value: 'Later': "
         "supported values: 'Immediate', 'WaitForFirstConsumer'"},
    };

    return TEST_KINDS_EXPECT(samples);
}

KIN_TEST(rejects_changes_of_immutable_fields)
{
    static const struct test_kinds_change samples[] = {
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
    };

    return TEST_KINDS_REJECT(samples);
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(reports_invalid_fields),
              KIN_TEST_ENTRY(rejects_changes_of_immutable_fields))
