/* SPDX-License-Identifier: Apache-2.0 */
#include "test_kinds.h"

#define OF(group, plural, rest)                                                \
    group, "v1", plural, "{'metadata':{'name':'y'}" rest "}"

KIN_TEST(reports_invalid_fields)
{
    static const struct test_kinds_sample samples[] = {
        {OF("coordination.k8s.io", "leases",
            ",'spec':{'leaseDurationSeconds':0}"),
         "spec.leaseDurationSeconds: Invalid value: 0: must be greater than 0"},
        {OF("node.k8s.io", "runtimeclasses", ""), "handler: Required value"},
        {OF("scheduling.k8s.io", "priorityclasses", ",'value':2000000000"),
         "value: Forbidden: maximum allowed value of a user defined priority "
         "is 1000000000"},
    };

    return TEST_KINDS_EXPECT(samples);
}

KIN_TEST(rejects_changes_of_immutable_fields)
{
    static const struct test_kinds_change samples[] = {
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

    return TEST_KINDS_REJECT(samples);
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(reports_invalid_fields),
              KIN_TEST_ENTRY(rejects_changes_of_immutable_fields))
