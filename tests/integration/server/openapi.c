/* SPDX-License-Identifier: Apache-2.0 */
/* /openapi/v2, for clients that do not use v3. */
#include <kin/document.h>
#include <kin/json.h>

#include "test_site.h"

#define DEFINITIONS "/apis/apiextensions.k8s.io/v1/customresourcedefinitions"

KIN_TEST(describes_built_in_types)
{
    AUTO_SITE site = {0};

    TRY(site_start(&site, alloc, NULL));
    EXPECT(&site, "GET", "/openapi/v2", NULL, 200, "{\"swagger\":\"2.0\",");
    /* Parsing finds mistakes of the syntax. */
    KIN_AUTO(kin_document) *doc = NULL;
    TRY(kin_document_parse(alloc, kin_s(text_of(&site)), &doc, NULL));
    kin_value definitions = kin_value_get(kin_document_root(doc),
                                          kin_s("definitions"));
    kin_value pod_spec = kin_value_get(definitions,
                                       kin_s("io.k8s.api.core.v1.PodSpec"));
    kin_value containers = kin_value_get(
        kin_value_get(pod_spec, kin_s("properties")), kin_s("containers"));
    assert_true(kin_value_count(definitions) > 600);
    assert_str_equal(
        kin_value_str(kin_value_get(kin_value_get(containers, kin_s("items")),
                                    kin_s("$ref"))),
        "#/definitions/io.k8s.api.core.v1.Container");
    assert_str_equal(kin_value_str(kin_value_get(
                         containers, kin_s("x-kubernetes-patch-merge-key"))),
                     "name");
    assert_non_null(
        strstr(text_of(&site),
               "\"/apis/apps/v1/namespaces/{namespace}/deployments/{name}\":{"
               "\"get\":{\"operationId\":\"readAppsV1NamespacedDeployment\","));
    assert_non_null(strstr(
        text_of(&site),
        "\"operationId\":\"deleteCoreV1CollectionNamespacedConfigMap\""));
    return 0;
}

KIN_TEST(has_custom_resources)
{
    AUTO_SITE site = {0};

    TRY(site_start(&site, alloc, NULL));
    EXPECT(&site, "POST", DEFINITIONS,
           "{\"metadata\":{\"name\":\"foos.a.ex.io\"},\"spec\":{\"group\":"
           "\"a.ex.io\",\"scope\":\"Namespaced\",\"names\":{\"plural\":"
           "\"foos\",\"kind\":\"Foo\"},\"versions\":[{\"name\":\"v1\","
           "\"served\":true,\"storage\":true,\"schema\":{\"openAPIV3Schema\":{"
           "\"type\":\"object\"}}}]}}",
           201, "");
    EXPECT(&site, "GET", "/openapi/v2", NULL, 200,
           "\"x-kubernetes-group-version-kind\":[{\"group\":\"a.ex.io\","
           "\"version\":\"v1\",\"kind\":\"Foo\"}]");
    assert_non_null(strstr(text_of(&site), "\"io.ex.a.v1.Foo\":{"));
    assert_non_null(
        strstr(text_of(&site),
               "\"/apis/a.ex.io/v1/namespaces/{namespace}/foos/{name}\":{"));
    return 0;
}

KIN_TEST(has_no_protobuf)
{
    AUTO_SITE site = {0};

    TRY(site_start(&site, alloc, NULL));
    site.accept = "application/com.github.proto-openapi.spec.v2@v1.0+protobuf";
    EXPECT(&site, "GET", "/openapi/v2", NULL, 406, "");
    site.accept = "application/json;q=0.9";
    EXPECT(&site, "GET", "/openapi/v2", NULL, 200, "");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(describes_built_in_types),
              KIN_TEST_ENTRY(has_custom_resources),
              KIN_TEST_ENTRY(has_no_protobuf))
