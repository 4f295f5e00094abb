/* SPDX-License-Identifier: Apache-2.0 */
#include <kin/fake_client.h>
#include <kin/request.h>

#include "list_test.h"
#include "test_sizes.h"
#include "write_test.h"

#define POD(name) "{\"metadata\":{\"namespace\":\"a\",\"name\":\"" name "\"}}"

static int fake_client_client(kin_fake_client *fake, const kin_allocator *alloc,
                              kin_client **ret)
{
    return kin_fake_client_connect(
        fake, KIN_OPTS(kin_client_opts, .alloc = alloc, .qps = -1), ret, NULL);
}

static int fake_client_body(kin_fake_client *fake, const char *path,
                            const char *body)
{
    return kin_fake_client_reply(
        fake, KIN_OPTS(kin_fake_reply, .path = path, .body = kin_s(body)),
        NULL);
}

KIN_TEST(a_list_is_answered_and_recorded)
{
    AUTO_LIST_LOG log;
    KIN_AUTO(kin_fake_client) *fake = NULL;
    KIN_AUTO(kin_client) *client = NULL;
    kin_fake_request asked = {.size = sizeof(asked)};

    list_test_log_init(&log, alloc);
    const kin_list_handler handler = list_test_handler(&log);
    TRY(kin_fake_client_new(alloc, &fake, NULL));
    TRY(fake_client_client(fake, alloc, &client));
    TRY(fake_client_body(fake, "/api/v1/namespaces/a/pods",
                         "{\"kind\":\"PodList\",\"items\":[" POD("x") "]}"));
    TRY(kin_client_list(client, &list_test_pods,
                        KIN_OPTS(kin_list_opts, .ns = kin_s("a"),
                                 .label_selector = kin_s("app in (web,db)")),
                        &handler, NULL, NULL));
    assert_str_equal(kin__buf_str(&log.text), "a/x@ ");
    assert_int_equal(kin_fake_client_request_count(fake), 1);
    assert_true(kin_fake_client_request_at(fake, 0, &asked));
    assert_false(kin_fake_client_request_at(fake, 1, &asked));
    assert_str_equal(asked.method, "GET");
    assert_str_equal(asked.path, "/api/v1/namespaces/a/pods?labelSelector="
                                 "app%20in%20%28web%2Cdb%29");
    assert_str_equal(asked.accept, "application/json");
    assert_str_equal(asked.body, "");
    return 0;
}

KIN_TEST(replies_match_method_and_path)
{
    AUTO_LIST_LOG log;
    KIN_AUTO(kin_fake_client) *fake = NULL;
    KIN_AUTO(kin_client) *client = NULL;
    const kin_resource services = {"", "v1", "services", "Service", false};

    list_test_log_init(&log, alloc);
    const kin_list_handler handler = list_test_handler(&log);
    TRY(kin_fake_client_new(alloc, &fake, NULL));
    TRY(fake_client_client(fake, alloc, &client));
    TRY(fake_client_body(fake, "/api/v1/services",
                         "{\"items\":[" POD("s") "]}"));
    TRY(fake_client_body(fake, "/api/v1/pods", "{\"items\":[" POD("1") "]}"));
    TRY(fake_client_body(fake, "/api/v1/pods", "{\"items\":[" POD("2") "]}"));
    TRY(kin_fake_client_reply(
        fake,
        KIN_OPTS(kin_fake_reply, .path = "/api/v1/pods", .is_lasting = true,
                 .body = kin_s("{\"items\":[" POD("l") "]}")),
        NULL));
    for (int i = 0; i < 4; i++)
        TRY(kin_client_list(client, &list_test_pods, NULL, &handler, NULL,
                            NULL));
    TRY(kin_client_list(client, &services, NULL, &handler, NULL, NULL));
    assert_str_equal(kin__buf_str(&log.text), "a/1@ a/2@ a/l@ a/l@ a/s@ ");
    /* A request without a reply gets 404. */
    TRY_FAIL(kin_client_list(client, &services, NULL, &handler, NULL, NULL),
             KIN_ENOTFOUND);
    return 0;
}

KIN_TEST(a_watch_stays_open_as_long_as_it_is_told_to)
{
    KIN_AUTO(kin_fake_client) *fake = NULL;
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_watch) *watch = NULL;
    kin_fake_request asked = {.size = sizeof(asked)};

    TRY(kin_fake_client_new(alloc, &fake, NULL));
    TRY(fake_client_client(fake, alloc, &client));
    TRY(kin_fake_client_reply(
        fake,
        KIN_OPTS(
            kin_fake_reply, .stays_open = true,
            .body = kin_s("{\"type\":\"ADDED\",\"object\":" POD("x") "}\n")),
        NULL));
    TRY(kin_client_watch(client, &list_test_pods,
                         KIN_OPTS(kin_list_opts, .allow_bookmarks = true,
                                  .resource_version = kin_s("5")),
                         &watch, NULL));
    TRY_EVENT(watch, "ADDED a/x@");
    TRY(kin_fake_client_send(fake, kin_s("{\"type\":\"DELETED\",\"object\":"
                                         "" POD("x") "}\n")));
    TRY_EVENT(watch, "DELETED a/x@");
    kin_fake_client_end_watches(fake);
    TRY_EVENT(watch, "KIN_ECLOSED");
    assert_true(kin_fake_client_request_at(fake, 0, &asked));
    assert_str_equal(asked.path, "/api/v1/pods?allowWatchBookmarks=true&"
                                 "resourceVersion=5&watch=true");
    return 0;
}

KIN_TEST(other_calls_work_too)
{
    KIN_AUTO(kin_fake_client) *fake = NULL;
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_object) *object = NULL;
    kin_fake_request asked = {.size = sizeof(asked)};

    TRY(kin_fake_client_new(alloc, &fake, NULL));
    TRY(fake_client_client(fake, alloc, &client));
    TRY(kin_fake_client_reply(
        fake,
        KIN_OPTS(kin_fake_reply, .method = "GET", .body = kin_s(POD("x"))),
        NULL));
    TRY(kin_client_get(client, &list_test_pods, kin_named("a", "x"), NULL,
                       &object, NULL));
    assert_str_equal(kin_object_key(object), "a/x");
    TRY(kin_fake_client_reply(fake,
                              KIN_OPTS(kin_fake_reply, .method = "POST",
                                       .status = 201, .body = kin_s(POD("x"))),
                              NULL));
    TRY(write_create(client, &list_test_pods, kin_s("a"),
                     kin_object_value(object), NULL, NULL, NULL));
    assert_true(kin_fake_client_request_at(fake, 1, &asked));
    assert_str_equal(asked.method, "POST");
    assert_str_equal(asked.body, POD("x"));
    assert_str_equal(asked.content_type, "application/json");
    return 0;
}

KIN_TEST(a_refusal_and_a_loss_are_errors)
{
    AUTO_LIST_LOG log;
    KIN_AUTO(kin_fake_client) *fake = NULL;
    KIN_AUTO(kin_client) *client = NULL;
    kin_error err = KIN_ERROR_INIT;

    list_test_log_init(&log, alloc);
    const kin_list_handler handler = list_test_handler(&log);
    TRY(kin_fake_client_new(alloc, &fake, NULL));
    TRY(fake_client_client(fake, alloc, &client));
    TRY(kin_fake_client_reply(fake,
                              KIN_OPTS(kin_fake_reply, .status = 403,
                                       .content_type = "text/plain",
                                       .body = kin_s("not for you")),
                              NULL));
    TRY_FAIL(
        kin_client_list(client, &list_test_pods, NULL, &handler, NULL, &err),
        KIN_EFORBIDDEN);
    assert_true(kin_error_is_forbidden(&err));
    TRY(kin_fake_client_reply(fake,
                              KIN_OPTS(kin_fake_reply, .is_lost = true,
                                       .body = kin_s("{\"items\":[")),
                              NULL));
    TRY_FAIL(
        kin_client_list(client, &list_test_pods, NULL, &handler, NULL, NULL),
        KIN_ECONNECT);
    TRY(kin_fake_client_reply(fake,
                              KIN_OPTS(kin_fake_reply,
                                       .content_type = "text/html",
                                       .body = kin_s("<html>")),
                              NULL));
    TRY_FAIL(
        kin_client_list(client, &list_test_pods, NULL, &handler, NULL, &err),
        KIN_EPROTOCOL);
    assert_string_equal(
        err.message, "list pods: the server's answer is text/html, not JSON");
    return 0;
}

KIN_TEST(replies_must_make_sense)
{
    KIN_AUTO(kin_fake_client) *fake = NULL;
    const kin_fake_reply none = {.size = 0};

    TRY(kin_fake_client_new(alloc, &fake, NULL));
    TRY_FAIL(kin_fake_client_reply(fake, NULL, NULL), KIN_EINVAL);
    TRY_FAIL(kin_fake_client_reply(fake, &none, NULL), KIN_EINVAL);
    assert_null(kin_fake_client_free(NULL));
    return 0;
}

KIN_TEST(requests_stay_within_the_callers_size)
{
    KIN_AUTO(kin_fake_client) *fake = NULL;
    KIN_AUTO(kin_client) *client = NULL;
    kin_request request = KIN_INIT(kin_request);
    kin_response *response = NULL;
    kin_fake_request old;

    TRY(kin_fake_client_new(alloc, &fake, NULL));
    TRY(fake_client_client(fake, alloc, &client));
    request.path = kin_s("/version");
    TRY_FAIL(kin_client_request(client, &request, &response, NULL),
             KIN_ENOTFOUND);
    test_size_cut(&old, sizeof(old), offsetof(kin_fake_request, body));
    assert_true(kin_fake_client_request_at(fake, 0, &old));
    assert_within_size(&old, sizeof(old));
    assert_str_equal(old.method, "GET");
    assert_string_equal(old.path.ptr, "/version");
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_list_is_answered_and_recorded),
              KIN_TEST_ENTRY(replies_match_method_and_path),
              KIN_TEST_ENTRY(a_watch_stays_open_as_long_as_it_is_told_to),
              KIN_TEST_ENTRY(other_calls_work_too),
              KIN_TEST_ENTRY(a_refusal_and_a_loss_are_errors),
              KIN_TEST_ENTRY(replies_must_make_sense),
              KIN_TEST_ENTRY(requests_stay_within_the_callers_size))
