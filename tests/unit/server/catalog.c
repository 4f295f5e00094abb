/* SPDX-License-Identifier: Apache-2.0 */
#include "server/catalog.h"

#include "base/str.h"
#include "kin_test.h"
#include "test_engine.h"

KIN_TEST(orders_versions)
{
    static const char *const sorted[] = {
        "v10",       "v2",        "v1",   "v11beta2", "v10beta3", "v3beta1",
        "v12alpha1", "v11alpha2", "foo1", "foo10",    "v1gamma"};
    size_t count = sizeof(sorted) / sizeof(sorted[0]);

    (void)alloc;
    for (size_t i = 0; i < count; i++)
        for (size_t j = 0; j < count; j++) {
            int order = kin__version_compare(kin_s(sorted[i]),
                                             kin_s(sorted[j]));
            assert_int_equal((order > 0) - (order < 0), (i > j) - (i < j));
        }
    return 0;
}

KIN_TEST(finds_served_resources)
{
    TEST_ENGINE test;

    TRY(test_engine_init(&test, alloc, NULL));
    KIN__AUTO_RESOURCE *pods = kin__engine_find(test.engine, kin_s(""),
                                                kin_s("v1"), kin_s("pods"));
    assert_non_null(pods);
    assert_str_equal(pods->kind, "Pod");
    assert_true(pods->is_namespaced && pods->is_storage);
    assert_non_null(kin__resource_subresource(pods, kin_s("status")));
    assert_null(kin__resource_subresource(pods, kin_s("scale")));
    KIN__AUTO_RESOURCE *same = kin__engine_find_kind(test.engine, kin_s(""),
                                                     kin_s("v1"), kin_s("Pod"));
    assert_ptr_equal(same, pods);
    assert_null(
        kin__engine_find(test.engine, kin_s(""), kin_s("v2"), kin_s("pods")));
    assert_null(kin__engine_find_kind(test.engine, kin_s("x"), kin_s("v1"),
                                      kin_s("Pod")));
    return 0;
}

/* A reference keeps a resource alive after it is no longer served. */
KIN_TEST(resources_outlive_their_catalog)
{
    TEST_ENGINE test;

    TRY(test_engine_init(&test, alloc, NULL));
    KIN__AUTO_RESOURCE *nodes = test_resource(&test, "v1/nodes");
    const struct kin__catalog *catalog = kin__engine_catalog(test.engine);
    kin__catalog_unref(catalog);
    assert_str_equal(nodes->plural, "nodes");
    nodes = kin__resource_unref(nodes);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(orders_versions),
              KIN_TEST_ENTRY(finds_served_resources),
              KIN_TEST_ENTRY(resources_outlive_their_catalog))
