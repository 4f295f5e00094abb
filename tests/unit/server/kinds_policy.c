/* SPDX-License-Identifier: Apache-2.0 */
#include "test_kinds.h"

#define OF(group, plural, rest)                                                \
    group, "v1", plural, "{'metadata':{'name':'y'}" rest "}"

KIN_TEST(reports_invalid_fields)
{
    static const struct test_kinds_sample samples[] = {
        {OF("policy", "poddisruptionbudgets",
            ",'spec':{'minAvailable':1,'maxUnavailable':1}"),
         "spec: Invalid value: {'MinAvailable':1,'Selector':null,"
         "'MaxUnavailable':1,'UnhealthyPodEvictionPolicy':null}: minAvailable "
         "and maxUnavailable cannot be both set"},
    };

    return TEST_KINDS_EXPECT(samples);
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(reports_invalid_fields))
