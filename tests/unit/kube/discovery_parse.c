/* SPDX-License-Identifier: Apache-2.0 */
/* Documents in aggregated and in legacy form become the same list. */
#include "test_discovery.h"

#include <string.h>

static void assert_resource(const kin_api_list *list, size_t index,
                            const char *expected)
{
    const kin_api_resource *api = kin_api_list_at(list, index);
    char text[256];

    assert_non_null(api);
    snprintf(text, sizeof(text), "%s/%s %s %s %s%s%s", api->resource.group,
             api->resource.version, api->resource.plural, api->singular,
             api->resource.kind, api->resource.is_cluster_scoped ? " !" : "",
             api->is_preferred ? " *" : "");
    assert_string_equal(text, expected);
}

KIN_TEST(reads_aggregated_documents)
{
    KIN_AUTO(kin_api_list) *list = NULL;

    TRY(test_list_new(alloc, &list));
    assert_int_equal(kin_api_list_count(list), 11);
    assert_resource(list, 0, "/v1 bindings binding Binding *");
    assert_resource(list, 2, "/v1 nodes node Node ! *");
    assert_resource(list, 3, "/v1 pods pod Pod *");
    assert_resource(list, 4, "apps/v1 deployments deployment Deployment *");
    assert_resource(list, 5,
                    "autoscaling/v2 horizontalpodautoscalers "
                    "horizontalpodautoscaler HorizontalPodAutoscaler *");
    assert_resource(list, 6,
                    "autoscaling/v1 horizontalpodautoscalers "
                    "horizontalpodautoscaler HorizontalPodAutoscaler");
    assert_resource(list, 7, "example.com/v1 events event Event *");
    assert_resource(list, 8, "example.com/v1 mice rodent Mouse ! *");
    assert_resource(list, 9, "example.com/v1beta1 events event Event");
    /* Only this version has it, and its singular is inferred. */
    assert_resource(list, 10, "example.com/v1beta1 olds old Old *");
    assert_null(kin_api_list_at(list, 11));
    return 0;
}

KIN_TEST(reads_verbs_short_names_and_categories)
{
    KIN_AUTO(kin_api_list) *list = NULL;

    TRY(test_list_new(alloc, &list));
    const kin_api_resource *pods = kin_api_list_at(list, 3);
    assert_string_equal(pods->verbs[2], "watch");
    assert_null(pods->verbs[3]);
    assert_string_equal(pods->short_names[0], "po");
    assert_null(pods->short_names[1]);
    assert_string_equal(pods->categories[0], "all");
    assert_null(pods->categories[1]);
    /* A list that was not sent is empty, not NULL. */
    assert_null(kin_api_list_at(list, 0)->short_names[0]);
    assert_null(kin_api_list_at(list, 0)->categories[0]);
    return 0;
}

KIN_TEST(reports_missing_versions)
{
    KIN_AUTO(kin_api_list) *list = NULL;

    TRY(test_list_new(alloc, &list));
    assert_string_equal(kin_api_list_missing_at(list, 0), "example.com/v2");
    assert_null(kin_api_list_missing_at(list, 1));
    return 0;
}

static int add_resources(const kin_allocator *alloc, kin_api_list *list,
                         const struct kin__api_version *version,
                         const char *text, kin_error *err)
{
    KIN_AUTO(kin_document) *doc = NULL;
    int r = test_parse(alloc, text, &doc, err);

    if (r == 0)
        r = kin__api_list_add_resources(list, version->group, version->version,
                                        kin_document_root(doc), err);
    return r;
}

KIN_TEST(reads_legacy_documents)
{
    KIN__AUTO_API_VERSIONS versions;
    KIN_AUTO(kin_document) *api = NULL;
    KIN_AUTO(kin_document) *apis = NULL;
    KIN_AUTO(kin_api_list) *list = NULL;

    kin__api_versions_init(&versions, alloc);
    TRY(test_parse(alloc, test_legacy_api, &api, NULL));
    TRY(test_parse(alloc, test_legacy_apis, &apis, NULL));
    TRY(kin__api_versions_add(&versions, kin_document_root(api), NULL));
    TRY(kin__api_versions_add(&versions, kin_document_root(apis), NULL));
    assert_int_equal(versions.count, 4);
    assert_str_equal(versions.items[0].group, "");
    assert_str_equal(versions.items[0].version, "v1");
    assert_str_equal(versions.items[1].group, "apps");
    /* The preferred version comes first. */
    assert_str_equal(versions.items[2].version, "v1");
    assert_str_equal(versions.items[3].group, "example.com");
    assert_str_equal(versions.items[3].version, "v1beta1");

    TRY(kin__api_list_new(alloc, &list));
    TRY(add_resources(alloc, list, &versions.items[0], test_legacy_v1, NULL));
    TRY(add_resources(alloc, list, &versions.items[2], test_legacy_example,
                      NULL));
    TRY(add_resources(alloc, list, &versions.items[3], test_legacy_example,
                      NULL));
    TRY(kin__api_list_end(list));
    assert_int_equal(kin_api_list_count(list), 4);
    assert_resource(list, 0, "/v1 nodes node Node ! *");
    assert_resource(list, 1, "/v1 pods pod Pod *");
    assert_resource(list, 2, "example.com/v1 events event Event *");
    assert_resource(list, 3, "example.com/v1beta1 events event Event");
    return 0;
}

KIN_TEST(rejects_other_documents)
{
    static const char *const texts[] = {
        "{}",
        "[]",
        "null",
        "{'kind':'Status','items':[]}",
        "{'kind':'APIGroupDiscoveryList','items':{}}",
        "{'kind':'APIGroupDiscoveryList','items':'x'}",
    };

    for (size_t i = 0; i < sizeof(texts) / sizeof(texts[0]); i++) {
        KIN_AUTO(kin_api_list) *list = NULL;
        KIN__AUTO_API_VERSIONS versions;
        KIN_AUTO(kin_document) *doc = NULL;
        struct kin__api_version v1 = {.version = kin_s("v1")};
        kin_error err = KIN_ERROR_INIT;

        kin__api_versions_init(&versions, alloc);
        TRY(kin__api_list_new(alloc, &list));
        TRY(test_parse(alloc, texts[i], &doc, NULL));
        TRY_FAIL(test_add_aggregated(alloc, list, texts[i], &err),
                 KIN_EPROTOCOL);
        assert_string_equal(err.message,
                            "the server gave no APIGroupDiscoveryList");
        TRY_FAIL(add_resources(alloc, list, &v1, texts[i], &err),
                 KIN_EPROTOCOL);
        assert_string_equal(err.message, "the server gave no APIResourceList");
        TRY_FAIL(kin__api_versions_add(&versions, kin_document_root(doc), &err),
                 KIN_EPROTOCOL);
        assert_int_equal(kin_api_list_count(list), 0);
    }
    return 0;
}

KIN_TEST(accepts_empty_documents)
{
    KIN_AUTO(kin_api_list) *list = NULL;
    struct kin__api_version v1 = {.version = kin_s("v1")};

    TRY(kin__api_list_new(alloc, &list));
    TRY(test_add_aggregated(alloc, list, "{'kind':'APIGroupDiscoveryList'}",
                            NULL));
    TRY(add_resources(alloc, list, &v1,
                      "{'kind':'APIResourceList','resources':null}", NULL));
    TRY(kin__api_list_end(list));
    assert_int_equal(kin_api_list_count(list), 0);
    return 0;
}

/* The valid entries beside them are read. */
KIN_TEST(ignores_invalid_entries)
{
    KIN_AUTO(kin_api_list) *list = NULL;

    TRY(kin__api_list_new(alloc, &list));
    TRY(test_add_aggregated(
        alloc, list,
        "{'kind':'APIGroupDiscoveryList','items':[7,{'metadata':7,"
        "'versions':[7,{'version':'v1','resources':[7,{},{'resource':"
        "'a'},{'resource':7,'responseKind':{'kind':'A'}},{"
        "'resource':'good','responseKind':{'kind':'Good'},'verbs':["
        "7,'get',null],'shortNames':7}]}]}]}",
        NULL));
    assert_int_equal(kin_api_list_count(list), 1);
    const kin_api_resource *good = kin_api_list_at(list, 0);
    assert_string_equal(good->resource.plural, "good");
    assert_string_equal(good->verbs[0], "get");
    assert_null(good->verbs[1]);
    assert_null(good->short_names[0]);
    return 0;
}

KIN_TEST(limits_the_number_of_verbs)
{
    KIN_AUTO(kin_api_list) *list = NULL;
    static char text[8192];
    kin_error err = KIN_ERROR_INIT;
    struct kin__api_version v1 = {.version = kin_s("v1")};
    size_t len = 0;

    len += (size_t)snprintf(text, sizeof(text),
                            "{'kind':'APIResourceList','resources':[{"
                            "'name':'a','kind':'A','verbs':['x'");
    for (int i = 0; i < KIN__API_MAX_WORDS; i++)
        len += (size_t)snprintf(text + len, sizeof(text) - len, ",'x'");
    snprintf(text + len, sizeof(text) - len, "]}]}");
    TRY(kin__api_list_new(alloc, &list));
    TRY_FAIL(add_resources(alloc, list, &v1, text, &err), KIN_ELIMIT);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(reads_aggregated_documents),
              KIN_TEST_ENTRY(reads_verbs_short_names_and_categories),
              KIN_TEST_ENTRY(reports_missing_versions),
              KIN_TEST_ENTRY(reads_legacy_documents),
              KIN_TEST_ENTRY(rejects_other_documents),
              KIN_TEST_ENTRY(accepts_empty_documents),
              KIN_TEST_ENTRY(ignores_invalid_entries),
              KIN_TEST_ENTRY(limits_the_number_of_verbs))
