/* SPDX-License-Identifier: Apache-2.0 */
#include "server/route.h"

#include <stdio.h>

#include "kin_test.h"

static const struct {
    const char *path;
    enum kin__route_kind kind;
    const char *text; /* group|version|namespace|plural|name|subresource|rest */
} cases[] = {
    {"/", KIN__ROUTE_OTHER, "||||||"},
    {"", KIN__ROUTE_OTHER, "||||||"},
    {"/version", KIN__ROUTE_OTHER, "||||||"},
    {"/apiary", KIN__ROUTE_OTHER, "||||||"},
    {"/api", KIN__ROUTE_CORE_VERSIONS, "||||||"},
    {"/api/", KIN__ROUTE_CORE_VERSIONS, "||||||"},
    {"/apis", KIN__ROUTE_GROUPS, "||||||"},
    {"/apis/apps", KIN__ROUTE_GROUP, "apps||||||"},
    {"/api/v1", KIN__ROUTE_RESOURCES, "|v1|||||"},
    {"/apis/apps/v1/", KIN__ROUTE_RESOURCES, "apps|v1|||||"},
    {"/api/v1/pods", KIN__ROUTE_COLLECTION, "|v1||pods|||"},
    {"/api/v1//pods", KIN__ROUTE_COLLECTION, "|v1||pods|||"},
    {"/api/v1/nodes/n1", KIN__ROUTE_OBJECT, "|v1||nodes|n1||"},
    {"/api/v1/nodes/n1/status", KIN__ROUTE_OBJECT, "|v1||nodes|n1|status|"},
    {"/api/v1/nodes/n1/proxy/a/b", KIN__ROUTE_OBJECT,
     "|v1||nodes|n1|proxy|a/b"},
    {"/api/v1/namespaces", KIN__ROUTE_COLLECTION, "|v1||namespaces|||"},
    {"/api/v1/namespaces/x", KIN__ROUTE_OBJECT, "|v1||namespaces|x||"},
    {"/api/v1/namespaces/x/status", KIN__ROUTE_OBJECT,
     "|v1||namespaces|x|status|"},
    {"/api/v1/namespaces/x/finalize", KIN__ROUTE_OBJECT,
     "|v1||namespaces|x|finalize|"},
    {"/api/v1/namespaces/x/pods", KIN__ROUTE_COLLECTION, "|v1|x|pods|||"},
    {"/apis/apps/v1/namespaces/x/deployments/d/scale", KIN__ROUTE_OBJECT,
     "apps|v1|x|deployments|d|scale|"},
    {"/api/v1/watch/namespaces/x/pods/p", KIN__ROUTE_OBJECT, "|v1|x|pods|p||"},
};

KIN_TEST(splits_paths_as_kubernetes_does)
{
    (void)alloc;
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct kin__route route;
        char text[256];

        kin__route_of(kin_s(cases[i].path), &route);
        assert_int_equal(route.kind, cases[i].kind);
        snprintf(text, sizeof(text), "%.*s|%.*s|%.*s|%.*s|%.*s|%.*s|%.*s",
                 KIN_STR(route.group), KIN_STR(route.version),
                 KIN_STR(route.namespace_), KIN_STR(route.plural),
                 KIN_STR(route.name), KIN_STR(route.subresource),
                 KIN_STR(route.rest));
        assert_string_equal(text, cases[i].text);
    }
    return 0;
}

KIN_TEST(recognizes_deprecated_watch_paths)
{
    struct kin__route route;

    (void)alloc;
    kin__route_of(kin_s("/apis/apps/v1/watch/deployments"), &route);
    assert_true(route.is_watch);
    assert_int_equal(route.kind, KIN__ROUTE_COLLECTION);
    assert_false(route.has_namespace);
    kin__route_of(kin_s("/api/v1/namespaces/x/pods"), &route);
    assert_false(route.is_watch);
    assert_true(route.has_namespace);
    return 0;
}

KIN_TEST(drops_trailing_slashes)
{
    struct kin__route route;

    (void)alloc;
    kin__route_of(kin_s("/healthz//"), &route);
    assert_str_equal(route.path, "/healthz");
    kin__route_of(kin_s("/"), &route);
    assert_str_equal(route.path, "/");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(splits_paths_as_kubernetes_does),
              KIN_TEST_ENTRY(recognizes_deprecated_watch_paths),
              KIN_TEST_ENTRY(drops_trailing_slashes))
