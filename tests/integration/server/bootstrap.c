/* SPDX-License-Identifier: Apache-2.0 */
/* The objects that every API server has after its start. */
#include <kin/stop.h>

#include "test_files.h"
#include "test_site.h"

#define RBAC "/apis/rbac.authorization.k8s.io/v1/"
#define SERVICES "/apis/apiregistration.k8s.io/v1/apiservices"
#define DEFINITIONS "/apis/apiextensions.k8s.io/v1/customresourcedefinitions"

enum { SOON_MS = 60000, POLL_MS = 5 };

static size_t items(struct site *site, const char *path)
{
    size_t count = 0;

    if (ask(site, "GET", path, NULL) < 0 || site->answer.status != 200)
        return 0;
    for (const char *at = text_of(site); (at = strstr(at, "\"uid\":")); at++)
        count++;
    return count;
}

KIN_TEST(has_the_roles_of_kubernetes)
{
    AUTO_SITE site = {0};

    TRY(site_start(&site, alloc, NULL));
    assert_int_equal(items(&site, RBAC "clusterroles"), 73);
    assert_int_equal(items(&site, RBAC "clusterrolebindings"), 54);
    assert_int_equal(items(&site, RBAC "roles"), 7);
    assert_int_equal(items(&site, RBAC "rolebindings"), 7);
    EXPECT(&site, "GET", RBAC "clusterroles/cluster-admin", NULL, 200,
           "\"rules\":[{\"verbs\":[\"*\"],\"apiGroups\":[\"*\"],"
           "\"resources\":[\"*\"]},{\"verbs\":[\"*\"],\"nonResourceURLs\":"
           "[\"*\"]}]}");
    EXPECT(&site, "GET", RBAC "clusterroles/admin", NULL, 200,
           "\"rules\":null,\"aggregationRule\":{\"clusterRoleSelectors\":[{"
           "\"matchLabels\":{\"rbac.authorization.k8s.io/aggregate-to-admin\":"
           "\"true\"}}]}}");
    EXPECT(&site, "GET", RBAC "clusterrolebindings/cluster-admin", NULL, 200,
           "\"subjects\":[{\"kind\":\"Group\",\"apiGroup\":"
           "\"rbac.authorization.k8s.io\",\"name\":\"system:masters\"}],"
           "\"roleRef\":{\"apiGroup\":\"rbac.authorization.k8s.io\",\"kind\":"
           "\"ClusterRole\",\"name\":\"cluster-admin\"}}");
    EXPECT(&site, "GET",
           RBAC "namespaces/kube-system/roles/"
                "extension-apiserver-authentication-reader",
           NULL, 200,
           "\"rules\":[{\"verbs\":[\"get\",\"list\",\"watch\"],\"apiGroups\":"
           "[\"\"],\"resources\":[\"configmaps\"],\"resourceNames\":"
           "[\"extension-apiserver-authentication\"]}]}");
    return 0;
}

KIN_TEST(has_other_objects)
{
    AUTO_SITE site = {0};

    TRY(site_start(&site, alloc, NULL));
    EXPECT(&site, "GET",
           "/apis/scheduling.k8s.io/v1/priorityclasses/system-node-critical",
           NULL, 200, "\"value\":2000001000");
    EXPECT(&site, "GET", "/apis/networking.k8s.io/v1/servicecidrs/kubernetes",
           NULL, 200, "\"spec\":{\"cidrs\":[\"10.96.0.0/16\"]},\"status\":{");
    EXPECT(&site, "GET", "/api/v1/componentstatuses/etcd-0", NULL, 200,
           "\"conditions\":[{\"type\":\"Healthy\",\"status\":\"True\","
           "\"message\":\"ok\"}]");
    EXPECT(&site, "GET",
           "/api/v1/namespaces/kube-system/configmaps/"
           "extension-apiserver-authentication",
           NULL, 200, "");
    EXPECT(&site, "GET", "/api/v1/namespaces/default/services/kubernetes", NULL,
           200, "\"clusterIP\":\"10.96.0.1\"");
    return 0;
}

/* Roles may be changed and deleted; a restart brings back what is gone. */
KIN_TEST(keeps_changed_roles)
{
    AUTO_FOLDER folder;
    AUTO_SITE site = {0};
    kin_server_opts opts = KIN_INIT(kin_server_opts);

    test_folder_init(&folder);
    opts.data = test_folder_path(&folder, "data");
    TRY(site_start(&site, alloc, &opts));
    EXPECT(&site, "DELETE", RBAC "clusterroles/view", NULL, 200, "");
    site.content_type = "application/merge-patch+json";
    EXPECT(&site, "PATCH", RBAC "clusterroles/edit",
           "{\"metadata\":{\"labels\":{\"mine\":\"yes\"}}}", 200, "");
    site_done(&site);
    TRY(site_start(&site, alloc, &opts));
    EXPECT(&site, "GET", RBAC "clusterroles/view", NULL, 200, "");
    EXPECT(&site, "GET", RBAC "clusterroles/edit", NULL, 200,
           "\"mine\":\"yes\"");
    return 0;
}

/* Waits until the server answers with a status. */
static void await(struct site *site, const char *path, int status)
{
    kin_deadline soon = kin_deadline_ms(SOON_MS);

    do {
        assert_int_equal(ask(site, "GET", path, NULL), 0);
        if (site->answer.status == status)
            return;
        (void)kin_stop_wait(NULL, kin_deadline_ms(POLL_MS));
    } while (kin_deadline_ms(0).at_ns < soon.at_ns);
    fail_msg("%s: %d", path, site->answer.status);
}

KIN_TEST(has_an_api_service_for_each_group)
{
    AUTO_SITE site = {0};

    TRY(site_start(&site, alloc, NULL));
    EXPECT(&site, "GET", SERVICES "/v1.apps", NULL, 200,
           "\"spec\":{\"group\":\"apps\",\"version\":\"v1\","
           "\"groupPriorityMinimum\":17800,\"versionPriority\":15},\"status\":"
           "{\"conditions\":[{\"type\":\"Available\",\"status\":\"True\",");
    EXPECT(&site, "GET", SERVICES "/v1.", NULL, 200,
           "\"spec\":{\"version\":\"v1\",\"groupPriorityMinimum\":18000,"
           "\"versionPriority\":1}");
    EXPECT(&site, "POST", DEFINITIONS,
           "{\"metadata\":{\"name\":\"foos.ex.io\"},\"spec\":{\"group\":"
           "\"ex.io\",\"scope\":\"Namespaced\",\"names\":{\"plural\":\"foos\","
           "\"kind\":\"Foo\"},\"versions\":[{\"name\":\"v1\",\"served\":true,"
           "\"storage\":true,\"schema\":{\"openAPIV3Schema\":{\"type\":"
           "\"object\"}}}]}}",
           201, "");
    await(&site, SERVICES "/v1.ex.io", 200);
    assert_non_null(strstr(text_of(&site),
                           "{\"kube-aggregator.kubernetes.io/automanaged\":"
                           "\"true\"}"));
    assert_non_null(strstr(text_of(&site), "\"groupPriorityMinimum\":1000,"
                                           "\"versionPriority\":100}"));
    EXPECT(&site, "DELETE", DEFINITIONS "/foos.ex.io", NULL, 200, "");
    await(&site, SERVICES "/v1.ex.io", 404);
    EXPECT(&site, "GET", SERVICES "/v1.apps", NULL, 200, "");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(has_the_roles_of_kubernetes),
              KIN_TEST_ENTRY(has_other_objects),
              KIN_TEST_ENTRY(keeps_changed_roles),
              KIN_TEST_ENTRY(has_an_api_service_for_each_group))
