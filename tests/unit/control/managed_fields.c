/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/json.h>

#include "base/str.h"
#include "control/manager.h"
#include "kin_test.h"

KIN_TEST(keeps_all_but_managed_fields)
{
    const kin_manager manager = {.alloc = alloc};
    KIN_AUTO(kin_object) *before = NULL;
    KIN_AUTO(kin_object) *after = NULL;
    KIN_AUTO(kin_object) *wanted = NULL;

    TRY(kin_object_parse(
        alloc,
        KIN__S("{\"kind\":\"Pod\",\"metadata\":{\"name\":\"a\","
               "\"managedFields\":[{\"manager\":\"x\"}],\"uid\":\"u\"},"
               "\"spec\":{}}"),
        &before, NULL));
    TRY(kin_object_parse(alloc,
                         KIN__S("{\"kind\":\"Pod\",\"metadata\":{\"name\":"
                                "\"a\",\"uid\":\"u\"},\"spec\":{}}"),
                         &wanted, NULL));
    TRY(kin__drop_managed_fields(before, &after, NULL,
                                 (void *)(uintptr_t)&manager));
    assert_true(
        kin_value_equal(kin_object_value(after), kin_object_value(wanted)));
    return 0;
}

KIN_TEST(keeps_an_object_without_managed_fields)
{
    const kin_manager manager = {.alloc = alloc};
    KIN_AUTO(kin_object) *before = NULL;
    kin_object *after = NULL;

    TRY(kin_object_parse(alloc, KIN__S("{\"metadata\":{\"name\":\"a\"}}"),
                         &before, NULL));
    TRY(kin__drop_managed_fields(before, &after, NULL,
                                 (void *)(uintptr_t)&manager));
    assert_null(after);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(keeps_all_but_managed_fields),
              KIN_TEST_ENTRY(keeps_an_object_without_managed_fields))
