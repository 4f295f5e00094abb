/* SPDX-License-Identifier: Apache-2.0 */
/* Discovery through a client, without sockets. */
#include "kube/discovery.h"

#include "test_client.h"

#define LIST(items) "{\"kind\":\"APIGroupDiscoveryList\",\"items\":[" items "]}"
#define PODS                                                                   \
    "{\"metadata\":{},\"versions\":[{\"version\":\"v1\",\"resources\":[{"      \
    "\"resource\":\"pods\",\"singularResource\":\"pod\",\"responseKind\":{"    \
    "\"kind\":\"Pod\"},\"scope\":\"Namespaced\"}]}]}"

static int start(struct test_client *t, const kin_allocator *alloc,
                 const struct test_reply *replies, size_t count, bool is_legacy,
                 kin_discovery **ret)
{
    int r = test_client_start(t, alloc, replies, count, NULL);

    if (r < 0)
        return r;
    return kin_discovery_new(
        t->client,
        KIN_OPTS(kin_discovery_opts, .alloc = alloc, .is_legacy = is_legacy),
        ret, NULL);
}

KIN_TEST(asks_in_the_aggregated_form)
{
    static const struct test_reply replies[] = {
        {.status = 200, .body = LIST(PODS)}, {.status = 200, .body = LIST("")}};
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_discovery) *d = NULL;
    KIN_AUTO(kin_api_resource) *found = NULL;

    TRY(start(&t, alloc, replies, 2, false, &d));
    TRY(kin_discovery_find(d, kin_s("pod"), NULL, &found, NULL));
    assert_string_equal(found->resource.plural, "pods");
    assert_int_equal(t.transport.count, 2);
    assert_true(test_transport_has_line(&t.transport, 0,
                                        "GET https://s/base"
                                        "/api"));
    assert_true(test_transport_has_line(&t.transport, 1,
                                        "GET https://s/base"
                                        "/apis"));
    assert_true(test_transport_has_line(
        &t.transport, 0,
        "Accept: application/json;g=apidiscovery.k8s.io;v=v2;"
        "as=APIGroupDiscoveryList,application/json;g=apidiscovery.k8s.io;"
        "v=v2beta1;as=APIGroupDiscoveryList,application/json"));
    return 0;
}

KIN_TEST(asks_in_the_legacy_form)
{
    static const struct test_reply replies[] = {
        {.status = 200, .body = "{\"kind\":\"APIVersions\"}"},
        {.status = 200, .body = "{\"kind\":\"APIGroupList\",\"groups\":[]}"}};
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_discovery) *d = NULL;
    KIN_AUTO(kin_api_list) *list = NULL;

    TRY(start(&t, alloc, replies, 2, true, &d));
    TRY(kin_discovery_list(d, NULL, &list, NULL));
    assert_int_equal(kin_api_list_count(list), 0);
    assert_true(
        test_transport_has_line(&t.transport, 0, "Accept: application/json"));
    return 0;
}

KIN_TEST(reports_the_servers_error)
{
    static const struct test_reply replies[] = {
        {.status = 401,
         .body = "{\"kind\":\"Status\",\"apiVersion\":\"v1\",\"status\":"
                 "\"Failure\",\"message\":\"why?\",\"reason\":"
                 "\"Unauthorized\",\"code\":401}"},
        {.status = 200, .body = "nonsense"}};
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_discovery) *d = NULL;
    KIN_AUTO(kin_api_list) *list = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY(start(&t, alloc, replies, 2, false, &d));
    TRY_FAIL(kin_discovery_list(d, NULL, &list, &err), KIN_EUNAUTHORIZED);
    assert_string_equal(err.message, "why?");
    TRY_FAIL(kin_discovery_list(d, NULL, &list, &err), KIN_EPARSE);
    assert_memory_equal(err.message, "/api: ", 6);
    TRY_FAIL(kin_discovery_list(d, NULL, &list, &err), KIN_ECONNECT);
    assert_null(list);
    return 0;
}

KIN_TEST(needs_a_client)
{
    kin_discovery *d = NULL;

    (void)alloc;
    TRY_FAIL(kin_discovery_new(NULL, NULL, &d, NULL), KIN_EINVAL);
    assert_null(d);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(asks_in_the_aggregated_form),
              KIN_TEST_ENTRY(asks_in_the_legacy_form),
              KIN_TEST_ENTRY(reports_the_servers_error),
              KIN_TEST_ENTRY(needs_a_client))
