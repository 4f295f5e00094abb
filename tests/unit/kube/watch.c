/* SPDX-License-Identifier: Apache-2.0 */
#include <stdio.h>

#include <kin/fake_client.h>
#include <kin/fake_source.h>
#include <kin/watch.h>

#include "base/str.h"
#include "base/thread.h"
#include "kube/watch.h"
#include "list_test.h"

#define POD(name) "{\"metadata\":{\"namespace\":\"a\",\"name\":\"" name "\"}}"

static int source_put(kin_fake_source *source, const char *json)
{
    return kin_fake_source_put_json(source, kin_s(json), NULL);
}

static int source_watch(kin_fake_source *source, const char *version,
                        kin_watch **ret)
{
    return kin__lister_watcher_watch(
        kin_fake_source_lister_watcher(source),
        KIN_OPTS(kin_list_opts, .resource_version = kin_s(version),
                 .allow_bookmarks = true),
        ret, NULL);
}

KIN_TEST(events_come_in_order_with_their_objects)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_watch) *watch = NULL;

    TRY(kin_fake_source_new(alloc, &list_test_pods, &source, NULL));
    TRY(source_put(source, POD("x")));
    TRY(source_watch(source, "1", &watch));
    TRY(source_put(source, POD("y")));
    TRY(source_put(source, POD("x")));
    TRY(kin_fake_source_delete(source, kin_s("a/y"), NULL));
    TRY_EVENT(watch, "ADDED a/y@2");
    TRY_EVENT(watch, "MODIFIED a/x@3");
    TRY_EVENT(watch, "DELETED a/y@4");
    assert_str_equal(kin_watch_resource_version(watch), "4");
    TRY(kin_fake_source_bookmark(source));
    TRY_EVENT(watch, "BOOKMARK 4");
    assert_false(kin__watch_has_ended(watch));
    kin_fake_source_end_watches(source, KIN_FLOW_COMPLETE);
    TRY_EVENT(watch, "KIN_ECLOSED");
    TRY_EVENT(watch, "KIN_ECLOSED");
    assert_true(kin__watch_has_ended(watch));
    assert_str_equal(kin_watch_resource_version(watch), "4");
    return 0;
}

KIN_TEST(without_a_version_the_state_comes_first)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_watch) *watch = NULL;

    TRY(kin_fake_source_new(alloc, &list_test_pods, &source, NULL));
    TRY(source_put(source, POD("x")));
    TRY(source_put(source, POD("y")));
    TRY(source_watch(source, "", &watch));
    assert_str_equal(kin_watch_resource_version(watch), "");
    TRY_EVENT(watch, "ADDED a/x@1");
    TRY_EVENT(watch, "ADDED a/y@2");
    return 0;
}

KIN_TEST(a_streaming_list_ends_with_a_marked_bookmark)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_watch) *watch = NULL;

    TRY(kin_fake_source_new(alloc, &list_test_pods, &source, NULL));
    TRY(source_put(source, POD("x")));
    TRY(kin__lister_watcher_watch(
        kin_fake_source_lister_watcher(source),
        KIN_OPTS(kin_list_opts, .allow_bookmarks = true,
                 .send_initial_events = true,
                 .version_match = KIN_VERSION_MATCH_NOT_OLDER_THAN),
        &watch, NULL));
    TRY_EVENT(watch, "ADDED a/x@1");
    TRY_EVENT(watch, "BOOKMARK 1 end");
    TRY(source_put(source, POD("z")));
    TRY_EVENT(watch, "ADDED a/z@2");
    return 0;
}

/* A server reports 410 as an error event in an answer of status 200. */
KIN_TEST(a_version_that_is_gone_is_an_error_event)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_watch) *watch = NULL;
    kin_watch_event event = {.size = sizeof(event)};
    kin_error err = KIN_ERROR_INIT;

    TRY(kin_fake_source_new(alloc, &list_test_pods, &source, NULL));
    TRY(source_put(source, POD("x")));
    TRY(source_put(source, POD("y")));
    kin_fake_source_compact(source);
    TRY(source_watch(source, "1", &watch));
    TRY(kin_watch_next(watch, KIN_NEVER, &event, &err));
    assert_int_equal(event.type, KIN_WATCH_ERROR);
    assert_true(kin_error_is_expired(event.error));
    assert_int_equal(event.error->code, KIN_EGONE);
    assert_int_equal(kin_status_code(event.status), 410);
    assert_null(event.object);
    assert_str_equal(event.resource_version, "");
    assert_str_equal(kin_watch_resource_version(watch), "1");
    TRY_EVENT(watch, "KIN_ECLOSED");
    return 0;
}

/* Or as the status of the answer; then there is no watch. */
KIN_TEST(a_rejected_watch_is_an_error)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_watch) *watch = NULL;
    KIN_AUTO(kin_status) *status = NULL;
    kin_error err = KIN_ERROR_INIT;
    const kin_fake_failure failure = {.size = sizeof(failure),
                                      .http_status = 410,
                                      .reason = "Gone",
                                      .message = "too old"};

    TRY(kin_fake_source_new(alloc, &list_test_pods, &source, NULL));
    TRY(kin_fake_source_fail_watch(source, &failure, NULL));
    TRY_FAIL(
        kin__lister_watcher_watch(
            kin_fake_source_lister_watcher(source),
            KIN_OPTS(kin_list_opts,
                     .call = KIN_OPTS(kin_call_opts, .ret_status = &status)),
            &watch, &err),
        KIN_EGONE);
    assert_null(watch);
    assert_string_equal(err.message, "watch pods: too old");
    assert_int_equal(kin_status_code(status), 410);
    return 0;
}

KIN_TEST(a_deadline_does_not_end_a_watch)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_watch) *watch = NULL;
    kin_watch_event event = {.size = sizeof(event)};

    TRY(kin_fake_source_new(alloc, &list_test_pods, &source, NULL));
    TRY(source_watch(source, "1", &watch));
    TRY_FAIL(kin_watch_next(watch, kin_deadline_ms(0), &event, NULL),
             KIN_ETIMEDOUT);
    TRY_FAIL(kin_watch_next(watch, kin_deadline_ms(5), &event, NULL),
             KIN_ETIMEDOUT);
    assert_false(kin__watch_has_ended(watch));
    TRY(source_put(source, POD("x")));
    TRY(source_put(source, POD("y")));
    TRY_EVENT(watch, "ADDED a/x@1");
    return 0;
}

static void ask_to_stop(void *userdata)
{
    kin_stop_request(userdata);
}

static void thread_join(struct kin__thread *thread)
{
    if (thread->is_started)
        kin__thread_join(thread);
}

KIN_TEST(a_stop_ends_a_wait_and_the_watch)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_stop) *stop = NULL;
    KIN_AUTO(kin_watch) *watch = NULL;
    __attribute__((cleanup(thread_join))) struct kin__thread thread = {0};

    TRY(kin_fake_source_new(alloc, &list_test_pods, &source, NULL));
    TRY(kin_stop_new(NULL, KIN_OPTS(kin_stop_opts, .alloc = alloc), &stop,
                     NULL));
    TRY(kin__lister_watcher_watch(
        kin_fake_source_lister_watcher(source),
        KIN_OPTS(kin_list_opts, .call = KIN_OPTS(kin_call_opts, .stop = stop)),
        &watch, NULL));
    TRY(kin__thread_start(&thread, NULL, ask_to_stop, stop, NULL));
    TRY_EVENT(watch, "KIN_ESTOPPED");
    TRY_EVENT(watch, "KIN_ESTOPPED");
    return 0;
}

KIN_TEST(a_broken_connection_closes_the_watch)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_watch) *watch = NULL;

    TRY(kin_fake_source_new(alloc, &list_test_pods, &source, NULL));
    TRY(source_watch(source, "1", &watch));
    TRY(source_put(source, POD("x")));
    TRY(kin_fake_source_send(source, kin_s("{\"type\":\"ADDED\",\"obj")));
    kin_fake_source_end_watches(source, KIN_FLOW_LOST);
    TRY_EVENT(watch, "ADDED a/x@1");
    TRY_EVENT(watch, "KIN_ECLOSED");
    return 0;
}

KIN_TEST(a_partial_last_event_closes_the_watch)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_watch) *watch = NULL;

    TRY(kin_fake_source_new(alloc, &list_test_pods, &source, NULL));
    TRY(source_watch(source, "1", &watch));
    TRY(kin_fake_source_send(source, kin_s("{\"type\":\"ADDED\",\"obj")));
    kin_fake_source_end_watches(source, KIN_FLOW_COMPLETE);
    TRY_EVENT(watch, "KIN_ECLOSED");
    return 0;
}

/* The valid event before it is still delivered. */
KIN_TEST(an_invalid_event_ends_the_watch_with_a_reason)
{
    static const struct {
        const char *bytes;
        int code;
        const char *message;
    } cases[] = {
        {"nonsense\n", KIN_EPARSE, "watch pods: byte "},
        {"{\"type\":\"RENAMED\",\"object\":" POD("x") "}\n", KIN_EPROTOCOL,
         "watch pods: unknown type of event 'RENAMED'"},
        {"{\"type\":\"ADDED\",\"object\":{\"kind\":\"Table\",\"rows\":[]}}\n",
         KIN_EPROTOCOL, "watch pods: the server sent a Table instead"},
        {"{\"type\":\"ADDED\",\"object\":{\"kind\":\"Service\",\"metadata\":{"
         "\"name\":\"s\"}}}\n",
         KIN_EPROTOCOL,
         "watch pods: the server sent a Service instead of a "
         "Pod"},
        {"{\"type\":\"ADDED\",\"object\":{\"metadata\":{\"uid\":\"u\"}}}\n",
         KIN_EPROTOCOL, "watch pods: object has no metadata.name"},
        {"{\"type\":\"ADDED\"}\n", KIN_EPARSE, "watch pods: byte "},
    };

    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        KIN_AUTO(kin_fake_source) *source = NULL;
        KIN_AUTO(kin_watch) *watch = NULL;
        kin_watch_event event = {.size = sizeof(event)};
        kin_error err = KIN_ERROR_INIT;

        TRY(kin_fake_source_new(alloc, &list_test_pods, &source, NULL));
        TRY(source_watch(source, "1", &watch));
        TRY(source_put(source, POD("x")));
        TRY(kin_fake_source_send(source, kin_s(cases[i].bytes)));
        TRY_EVENT(watch, "ADDED a/x@1");
        TRY_FAIL(kin_watch_next(watch, kin_deadline_ms(10000), &event, &err),
                 cases[i].code);
        if (!kin_str_starts_with(kin_s(err.message), kin_s(cases[i].message)))
            fail_msg("%s", err.message);
        TRY_FAIL(kin_watch_next(watch, KIN_NEVER, &event, NULL), cases[i].code);
        assert_true(kin__watch_has_ended(watch));
    }
    return 0;
}

KIN_TEST(an_error_event_needs_no_status)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_watch) *watch = NULL;
    kin_watch_event event = {.size = sizeof(event)};

    TRY(kin_fake_source_new(alloc, &list_test_pods, &source, NULL));
    TRY(source_watch(source, "1", &watch));
    TRY(kin_fake_source_send(
        source, kin_s("{\"type\":\"ERROR\",\"object\":{\"a\":1}}\n")));
    TRY(kin_watch_next(watch, kin_deadline_ms(10000), &event, NULL));
    assert_int_equal(event.type, KIN_WATCH_ERROR);
    assert_int_equal(event.error->code, KIN_ESERVER);
    assert_null(event.status);
    return 0;
}

KIN_TEST(the_length_of_an_object_is_limited)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_watch) *watch = NULL;
    kin_watch_event event = {.size = sizeof(event)};

    TRY(kin_fake_source_new(alloc, &list_test_pods, &source, NULL));
    TRY(kin__lister_watcher_watch(
        kin_fake_source_lister_watcher(source),
        KIN_OPTS(kin_list_opts, .max_object_bytes = 100), &watch, NULL));
    TRY(source_put(source, POD("x")));
    TRY(source_put(source, POD("a-name-that-is-far-too-long-to-fit-into-the-"
                               "hundred-bytes-that-are-allowed-here")));
    TRY_EVENT(watch, "ADDED a/x@1");
    TRY_FAIL(kin_watch_next(watch, kin_deadline_ms(10000), &event, NULL),
             KIN_ELIMIT);
    return 0;
}

/* The next watch resumes at the version, so it must not be truncated. */
KIN_TEST(the_length_of_a_version_is_limited)
{
    KIN_AUTO(kin_fake_client) *fake = NULL;
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_watch) *watch = NULL;
    static char body[6000];

    snprintf(body, sizeof(body),
             "{\"type\":\"ADDED\",\"object\":{\"metadata\":{\"name\":\"x\","
             "\"resourceVersion\":\"7\"}}}\n"
             "{\"type\":\"ADDED\",\"object\":{\"metadata\":{\"name\":\"y\","
             "\"resourceVersion\":\"%05000d\"}}}\n",
             8);
    TRY(kin_fake_client_new(alloc, &fake, NULL));
    TRY(kin_fake_client_connect(fake, KIN_OPTS(kin_client_opts, .alloc = alloc),
                                &client, NULL));
    TRY(kin_fake_client_reply(
        fake, KIN_OPTS(kin_fake_reply, .body = kin_s(body), .stays_open = true),
        NULL));
    TRY(kin_client_watch(client, &list_test_pods, NULL, &watch, NULL));
    TRY_EVENT(watch, "ADDED x@7");
    TRY_EVENT(watch, "KIN_ELIMIT");
    TRY_EVENT(watch, "KIN_ELIMIT");
    assert_true(kin__watch_has_ended(watch));
    assert_str_equal(kin_watch_resource_version(watch), "7");
    return 0;
}

/* More bytes than are decoded at a time, and than the inbox holds. */
KIN_TEST(many_events_arrive_whole)
{
    enum { COUNT = 40, LONG = 120000 };
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_watch) *watch = NULL;
    static char json[LONG + 200];
    char expected[64];

    if (!json[0])
        snprintf(json, sizeof(json),
                 "{\"metadata\":{\"name\":\"x\"},\"spec\":{\"t\":\"%0*d\"}}",
                 LONG, 1);
    TRY(kin_fake_source_new(alloc, &list_test_pods, &source, NULL));
    TRY(source_watch(source, "1", &watch));
    for (int i = 1; i <= COUNT; i++)
        TRY(source_put(source, i % 4 ? POD("x") : json));
    for (int i = 1; i <= COUNT; i++) {
        snprintf(expected, sizeof(expected), "%s %s@%d",
                 i == 1 || i == 4 ? "ADDED" : "MODIFIED", i % 4 ? "a/x" : "x",
                 i);
        TRY_EVENT(watch, expected);
    }
    return 0;
}

KIN_TEST(a_watch_can_be_freed_at_any_time)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_watch) *watch = NULL;

    TRY(kin_fake_source_new(alloc, &list_test_pods, &source, NULL));
    TRY(source_put(source, POD("x")));
    TRY(source_put(source, POD("y")));
    TRY(source_watch(source, "", &watch));
    watch = kin_watch_free(watch);
    TRY(source_watch(source, "", &watch));
    TRY_EVENT(watch, "ADDED a/x@1");
    watch = kin_watch_free(watch);
    assert_null(kin_watch_free(NULL));
    return 0;
}

/* A program may be built with a version whose event has fewer members. */
KIN_TEST(an_event_is_filled_up_to_its_size)
{
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_watch) *watch = NULL;
    kin_error err = KIN_ERROR_INIT;
    kin_watch_event event = {.size = 0};

    TRY(kin_fake_source_new(alloc, &list_test_pods, &source, NULL));
    TRY(source_put(source, POD("x")));
    TRY(source_watch(source, "", &watch));
    TRY_FAIL(kin_watch_next(watch, KIN_NEVER, &event, &err), KIN_EINVAL);
    assert_string_equal(err.message, "watch: the size of the event is not set");
    event = (kin_watch_event){
        .size = offsetof(kin_watch_event, resource_version),
        .resource_version = KIN__S("mine"),
        .is_initial_end = true,
    };
    TRY(kin_watch_next(watch, kin_deadline_ms(10000), &event, NULL));
    assert_int_equal(event.size, offsetof(kin_watch_event, resource_version));
    assert_int_equal(event.type, KIN_WATCH_ADDED);
    assert_str_equal(kin_object_name(event.object), "x");
    assert_str_equal(event.resource_version, "mine");
    assert_true(event.is_initial_end);
    return 0;
}

/* A client takes it from the options; a lister-watcher has its own. */
KIN_TEST(watches_one_namespace)
{
    KIN_AUTO(kin_fake_client) *fake = NULL;
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_fake_source) *source = NULL;
    KIN_AUTO(kin_watch) *watch = NULL;
    kin_fake_request request = {.size = sizeof(request)};
    const kin_list_opts opts = {.size = sizeof(opts), .ns = KIN__S("shop")};

    TRY(kin_fake_client_new(alloc, &fake, NULL));
    TRY(kin_fake_client_connect(fake, KIN_OPTS(kin_client_opts, .alloc = alloc),
                                &client, NULL));
    TRY_FAIL(kin_client_watch(client, &list_test_pods, &opts, &watch, NULL),
             KIN_ENOTFOUND);
    assert_true(kin_fake_client_request_at(fake, 0, &request));
    assert_str_equal(request.path, "/api/v1/namespaces/shop/pods?watch=true");
    TRY(kin_fake_source_new(alloc, &list_test_pods, &source, NULL));
    TRY_FAIL(kin__lister_watcher_watch(kin_fake_source_lister_watcher(source),
                                       &opts, &watch, NULL),
             KIN_EINVAL);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(events_come_in_order_with_their_objects),
              KIN_TEST_ENTRY(without_a_version_the_state_comes_first),
              KIN_TEST_ENTRY(a_streaming_list_ends_with_a_marked_bookmark),
              KIN_TEST_ENTRY(a_version_that_is_gone_is_an_error_event),
              KIN_TEST_ENTRY(a_rejected_watch_is_an_error),
              KIN_TEST_ENTRY(a_deadline_does_not_end_a_watch),
              KIN_TEST_ENTRY(a_stop_ends_a_wait_and_the_watch),
              KIN_TEST_ENTRY(a_broken_connection_closes_the_watch),
              KIN_TEST_ENTRY(a_partial_last_event_closes_the_watch),
              KIN_TEST_ENTRY(an_invalid_event_ends_the_watch_with_a_reason),
              KIN_TEST_ENTRY(an_error_event_needs_no_status),
              KIN_TEST_ENTRY(the_length_of_an_object_is_limited),
              KIN_TEST_ENTRY(the_length_of_a_version_is_limited),
              KIN_TEST_ENTRY(many_events_arrive_whole),
              KIN_TEST_ENTRY(an_event_is_filled_up_to_its_size),
              KIN_TEST_ENTRY(watches_one_namespace),
              KIN_TEST_ENTRY(a_watch_can_be_freed_at_any_time))
