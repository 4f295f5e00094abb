/* SPDX-License-Identifier: Apache-2.0 */
#include "test_kinds.h"

#define OF(group, plural, rest)                                                \
    group, "v1", plural, "{'metadata':{'name':'y'}" rest "}"

KIN_TEST(reports_invalid_fields)
{
    static const struct test_kinds_sample samples[] = {
        {OF("autoscaling", "horizontalpodautoscalers",
            ",'spec':{'maxReplicas':1,'scaleTargetRef':{'kind':'D','name':'d'}"
            "}"),
         "spec.scaleTargetRef.apiVersion: Invalid value: '': apiVersion must "
         "specify API group"},
    };

    return TEST_KINDS_EXPECT(samples);
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(reports_invalid_fields))
