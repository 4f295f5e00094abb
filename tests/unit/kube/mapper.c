/* SPDX-License-Identifier: Apache-2.0 */
/* User-supplied names are mapped to resources in kubectl's order. */
#include "kube/discovery.h"
#include "test_discovery.h"

/* The resource as "group/version/plural", or the error message. */
static const char *find(const kin_api_list *list, const char *name)
{
    static char text[KIN_ERROR_MESSAGE_SIZE];
    const kin_api_resource *api = NULL;
    kin_error err = KIN_ERROR_INIT;
    int r = kin_api_list_find(list, kin_s(name), &api, &err);

    if (r < 0) {
        assert_int_equal(r, KIN_ENOTFOUND);
        assert_null(api);
        assert_int_equal(err.http_status, 0);
        snprintf(text, sizeof(text), "%s", err.message);
        return text;
    }
    snprintf(text, sizeof(text), "%s/%s/%s", api->resource.group,
             api->resource.version, api->resource.plural);
    return text;
}

KIN_TEST(finds_names)
{
    KIN_AUTO(kin_api_list) *list = NULL;
    static const struct {
        const char *name;
        const char *expected;
    } cases[] = {
        {"pods", "/v1/pods"},
        {"pod", "/v1/pods"},
        {"po", "/v1/pods"},
        {"PODS", "/v1/pods"},
        {"Pod", "/v1/pods"},
        {"pods.v1.", "/v1/pods"},
        {"po.v1.", "/v1/pods"},
        {"pods.", "/v1/pods"},
        {"deployments.apps", "apps/v1/deployments"},
        {"deploy.apps", "apps/v1/deployments"},
        {"deployments.v1.apps", "apps/v1/deployments"},
        {"Deployment.v1.apps", "apps/v1/deployments"},
        {"deploy.v1.apps", "apps/v1/deployments"},
        /* A prefix of the group. */
        {"hpa.auto", "autoscaling/v2/horizontalpodautoscalers"},
        {"horizontalpodautoscalers.auto",
         "autoscaling/v2/horizontalpodautoscalers"},
        /* The preferred version, unless another is named. */
        {"hpa", "autoscaling/v2/horizontalpodautoscalers"},
        {"hpa.v1.autoscaling", "autoscaling/v1/horizontalpodautoscalers"},
        {"horizontalpodautoscalers.v1.autoscaling",
         "autoscaling/v1/horizontalpodautoscalers"},
        {"events.v1beta1.example.com", "example.com/v1beta1/events"},
        /* The core group comes first. */
        {"events", "/v1/events"},
        {"ev", "/v1/events"},
        {"events.example.com", "example.com/v1/events"},
        {"ev.example.com", "example.com/v1/events"},
        {"no", "/v1/nodes"},
        {"no.example.com", "example.com/v1/events"},
        /* Found in another version, since the preferred one lacks it. */
        {"olds", "example.com/v1beta1/olds"},
        {"old", "example.com/v1beta1/olds"},
        /* By its kind, which is neither plural nor singular. */
        {"Mouse", "example.com/v1/mice"},
        {"mouse.example.com", "example.com/v1/mice"},
        {"Mouse.v1.example.com", "example.com/v1/mice"},
        {"rodent", "example.com/v1/mice"},
    };

    TRY(test_list_new(alloc, &list));
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++)
        assert_string_equal(find(list, cases[i].name), cases[i].expected);
    return 0;
}

KIN_TEST(reports_unknown_names)
{
    KIN_AUTO(kin_api_list) *list = NULL;
    static const struct {
        const char *name;
        const char *expected;
    } cases[] = {
        {"things", "the server doesn't have a resource type \"things\""},
        {"", "the server doesn't have a resource type \"\""},
        /* Short names are case-sensitive. */
        {"PO", "the server doesn't have a resource type \"PO\""},
        {"pods.apps",
         "the server doesn't have a resource type \"pods\" in group \"apps\""},
        {"deployments.v2.apps",
         "the server doesn't have a resource type \"deployments\" in group "
         "\"v2.apps\""},
        {"parents", "the server doesn't have a resource type \"parents\""},
        {"events.v2.example.com",
         "the server doesn't have a resource type \"events\" in group "
         "\"v2.example.com\""},
    };

    TRY(test_list_new(alloc, &list));
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++)
        assert_string_equal(find(list, cases[i].name), cases[i].expected);
    return 0;
}

KIN_TEST(prefers_a_whole_group)
{
    KIN_AUTO(kin_api_list) *list = NULL;
    static const char text[] =
        "{'kind':'APIGroupDiscoveryList','items':["
        "{'metadata':{'name':'a.com'},'versions':[{'version':'v1',"
        "'resources':[{'resource':'foos','singularResource':'foo',"
        "'responseKind':{'kind':'Foo'}}]}]},"
        "{'metadata':{'name':'a'},'versions':[{'version':'v1',"
        "'resources':[{'resource':'foos','singularResource':'foo',"
        "'responseKind':{'kind':'Foo'}}]}]}]}";

    TRY(kin__api_list_new(alloc, &list));
    TRY(test_add_aggregated(alloc, list, text, NULL));
    assert_string_equal(find(list, "foos.a"), "a/v1/foos");
    assert_string_equal(find(list, "foos.a.c"), "a.com/v1/foos");
    assert_string_equal(find(list, "foos"), "a.com/v1/foos");
    return 0;
}

KIN_TEST(finds_kinds)
{
    KIN_AUTO(kin_api_list) *list = NULL;
    const kin_api_resource *api = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY(test_list_new(alloc, &list));
    TRY(kin__api_list_find_kind(list, kin_s("v1"), kin_s("Pod"), &api, &err));
    assert_string_equal(api->resource.plural, "pods");
    TRY(kin__api_list_find_kind(list, kin_s("autoscaling/v1"),
                                kin_s("HorizontalPodAutoscaler"), &api, &err));
    assert_string_equal(api->resource.version, "v1");
    assert_string_equal(api->resource.plural, "horizontalpodautoscalers");
    api = NULL;
    TRY_FAIL(
        kin__api_list_find_kind(list, kin_s("v1"), kin_s("pod"), &api, &err),
        KIN_ENOTFOUND);
    assert_string_equal(err.message,
                        "no matches for kind \"pod\" in version \"v1\"");
    TRY_FAIL(kin__api_list_find_kind(list, kin_s("apps/v2"),
                                     kin_s("Deployment"), &api,
                                     /* err= */ NULL),
             KIN_ENOTFOUND);
    TRY_FAIL(kin__api_list_find_kind(list, kin_s(""), kin_s(""), &api, &err),
             KIN_ENOTFOUND);
    assert_null(api);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(finds_names),
              KIN_TEST_ENTRY(reports_unknown_names),
              KIN_TEST_ENTRY(prefers_a_whole_group),
              KIN_TEST_ENTRY(finds_kinds))
