/* SPDX-License-Identifier: Apache-2.0 */
/* A list lives as long as it or one of its resources is referenced. */
#include "kube/discovery.h"
#include "test_discovery.h"

KIN_TEST(lives_as_long_as_a_resource)
{
    KIN_AUTO(kin_api_list) *list = NULL;
    KIN_AUTO(kin_api_resource) *pods = NULL;
    const kin_api_resource *found = NULL;

    TRY(test_list_new(alloc, &list));
    TRY(kin_api_list_find(list, kin_s("po"), &found, NULL));
    pods = kin_api_resource_ref(found);
    assert_ptr_equal(pods, found);
    list = kin_api_list_free(list);
    assert_null(list);
    assert_string_equal(pods->resource.kind, "Pod");
    pods = kin_api_resource_unref(pods);
    assert_null(pods);
    return 0;
}

KIN_TEST(counts_references)
{
    KIN_AUTO(kin_api_list) *list = NULL;

    TRY(test_list_new(alloc, &list));
    assert_ptr_equal(kin__api_list_ref(list), list);
    assert_null(kin_api_list_free(list));
    assert_int_equal(kin_api_list_count(list), 11);
    assert_null(kin__api_list_ref(NULL));
    assert_null(kin_api_list_free(NULL));
    assert_null(kin_api_resource_ref(NULL));
    assert_null(kin_api_resource_unref(NULL));
    return 0;
}

KIN_TEST(reports_verbs)
{
    KIN_AUTO(kin_api_list) *list = NULL;

    TRY(test_list_new(alloc, &list));
    assert_true(kin_api_resource_has_verb(kin_api_list_at(list, 0), "create"));
    assert_false(kin_api_resource_has_verb(kin_api_list_at(list, 0), "list"));
    assert_true(kin_api_resource_has_verb(kin_api_list_at(list, 3), "watch"));
    assert_false(kin_api_resource_has_verb(kin_api_list_at(list, 3), ""));
    return 0;
}

KIN_TEST(names_missing_versions)
{
    KIN_AUTO(kin_api_list) *list = NULL;
    char name[16];

    TRY(kin__api_list_new(alloc, &list));
    TRY(kin__api_list_add_missing(list, kin_s(""), kin_s("v1")));
    for (int i = 0; i < 20; i++) {
        snprintf(name, sizeof(name), "v%d", i);
        TRY(kin__api_list_add_missing(list, kin_s("a.b"), kin_s(name)));
    }
    assert_string_equal(kin_api_list_missing_at(list, 0), "v1");
    assert_string_equal(kin_api_list_missing_at(list, 20), "a.b/v19");
    assert_null(kin_api_list_missing_at(list, 21));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(lives_as_long_as_a_resource),
              KIN_TEST_ENTRY(counts_references), KIN_TEST_ENTRY(reports_verbs),
              KIN_TEST_ENTRY(names_missing_versions))
