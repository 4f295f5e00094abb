/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/client.h>

#include <string.h>

#include "test_client.h"

#define GONE                                                                   \
    {                                                                          \
        .status = 200, .body = "{\"kind\":\"Status\",\"status\":\"Success\"}"  \
    }

static const struct test_reply gone[] = {GONE, GONE};

#define NS kin_s("n")

KIN_TEST(deletes_with_the_given_options)
{
    AUTO_TEST_CLIENT t;
    KIN_AUTO(kin_document) *answer = NULL;

    TRY(test_client_start(&t, alloc, gone, 2, NULL));
    TRY(kin_client_delete(t.client, &test_pods,
                          (kin_namespaced_name){NS, kin_s("p")}, NULL, NULL,
                          NULL));
    assert_true(test_transport_has_line(
        &t.transport, 0, "DELETE https://s/base/api/v1/namespaces/n/pods/p"));
    assert_string_equal(test_transport_body(&t.transport, 0),
                        "{\"kind\":\"DeleteOptions\",\"apiVersion\":\"v1\"}");

    TRY(kin_client_delete(
        t.client, &test_pods, (kin_namespaced_name){NS, kin_s("p")},
        KIN_OPTS(kin_delete_opts,
                 .call = KIN_OPTS(kin_call_opts, .is_dry_run = true),
                 .has_grace_period = true,
                 .propagation = KIN_PROPAGATION_FOREGROUND, .uid = kin_s("u"),
                 .resource_version = kin_s("7"),
                 .is_ignoring_store_read_error = true),
        &answer, NULL));
    assert_string_equal(
        test_transport_body(&t.transport, 1),
        "{\"kind\":\"DeleteOptions\",\"apiVersion\":\"v1\","
        "\"gracePeriodSeconds\":0,\"preconditions\":{\"uid\":\"u\","
        "\"resourceVersion\":\"7\"},\"propagationPolicy\":\"Foreground\","
        "\"dryRun\":[\"All\"],"
        "\"ignoreStoreReadErrorWithClusterBreakingPotential\":true}");
    assert_non_null(answer);
    return 0;
}

KIN_TEST(each_policy_has_its_name)
{
    static const char *const words[] = {"", "Orphan", "Background",
                                        "Foreground"};
    AUTO_TEST_CLIENT t;

    TRY(test_client_start(&t, alloc, NULL, 0, NULL));
    for (int i = 1; i < 4; i++) {
        test_transport_init(&t.transport, gone, 1);
        TRY(kin_client_delete(
            t.client, &test_nodes, kin_named("", "x"),
            KIN_OPTS(kin_delete_opts, .propagation = (kin_propagation)i), NULL,
            NULL));
        assert_non_null(strstr(test_transport_body(&t.transport, 0), words[i]));
    }
    TRY_FAIL(kin_client_delete(
                 t.client, &test_nodes, kin_named("", "x"),
                 KIN_OPTS(kin_delete_opts, .propagation = (kin_propagation)4),
                 NULL, NULL),
             KIN_EINVAL);
    return 0;
}

/* Call options may be shared with an update of the status. */
KIN_TEST(the_subresource_is_ignored)
{
    AUTO_TEST_CLIENT t;
    const kin_call_opts call = {.size = sizeof(call),
                                .subresource = kin_s("status")};

    TRY(test_client_start(&t, alloc, gone, 1, NULL));
    TRY(kin_client_delete(t.client, &test_nodes, kin_named("", "x"),
                          KIN_OPTS(kin_delete_opts, .call = &call), NULL,
                          NULL));
    assert_true(test_transport_has_line(
        &t.transport, 0, "DELETE https://s/base/api/v1/nodes/x"));
    return 0;
}

KIN_TEST(deletes_all_that_match)
{
    AUTO_TEST_CLIENT t;

    TRY(test_client_start(&t, alloc, gone, 1, NULL));
    TRY(kin_client_delete_collection(
        t.client, &test_pods,
        KIN_OPTS(kin_delete_opts, .ns = NS, .label_selector = kin_s("a=b"),
                 .field_selector = kin_s("metadata.name!=c"),
                 .resource_version = kin_s("9"),
                 .resource_version_match = kin_s("Exact"), .uid = kin_s("u")),
        NULL, NULL));
    assert_true(test_transport_has_line(
        &t.transport, 0,
        "DELETE https://s/base/api/v1/namespaces/n/pods?labelSelector=a%3Db&"
        "fieldSelector=metadata.name%21%3Dc&resourceVersion=9&"
        "resourceVersionMatch=Exact"));
    assert_string_equal(test_transport_body(&t.transport, 0),
                        "{\"kind\":\"DeleteOptions\",\"apiVersion\":\"v1\","
                        "\"preconditions\":{\"uid\":\"u\"}}");
    return 0;
}

KIN_TEST(invalid_arguments_send_no_request)
{
    AUTO_TEST_CLIENT t;
    kin_error err = KIN_ERROR_INIT;
    kin_delete_opts odd = KIN_INIT(kin_delete_opts);

    TRY(test_client_start(&t, alloc, NULL, 0, NULL));
    assert_int_equal(kin_client_delete(t.client, &test_pods,
                                       (kin_namespaced_name){NS, kin_s("")},
                                       NULL, NULL, &err),
                     KIN_EINVAL);
    assert_string_equal(err.message, "delete pods: the name is empty");
    assert_int_equal(
        kin_client_delete_collection(t.client, &test_pods, NULL, NULL, &err),
        KIN_EINVAL);
    assert_string_equal(err.message, "delete all pods: the namespace is empty");
    odd.ns = NS;
    assert_int_equal(kin_client_delete(t.client, &test_pods,
                                       (kin_namespaced_name){NS, kin_s("p")},
                                       &odd, NULL, &err),
                     KIN_EINVAL);
    assert_string_equal(
        err.message,
        "delete pods: a namespace in the options is for collections");
    odd.size = 1;
    assert_int_equal(kin_client_delete(t.client, &test_pods,
                                       (kin_namespaced_name){NS, kin_s("p")},
                                       &odd, NULL, NULL),
                     KIN_EINVAL);
    assert_int_equal(t.transport.count, 0);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(deletes_with_the_given_options),
              KIN_TEST_ENTRY(each_policy_has_its_name),
              KIN_TEST_ENTRY(the_subresource_is_ignored),
              KIN_TEST_ENTRY(deletes_all_that_match),
              KIN_TEST_ENTRY(invalid_arguments_send_no_request))
