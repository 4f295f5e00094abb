/* SPDX-License-Identifier: Apache-2.0 */
/* Flows of a client's lister-watcher over a fake client: the sink's input. */
#include "kube/lister_watcher.h"

#include <stdio.h>
#include <string.h>

#include <kin/fake_client.h>

#include "kube/flow.h"
#include "kube/watch.h"
#include "sink_test.h"

static const kin_resource pods = {"", "v1", "pods", "Pod", false};

struct place {
    kin_fake_client *fake;
    kin_client *client;
    kin_lister_watcher *lw;
};

static void place_done(struct place *place)
{
    (void)kin_lister_watcher_unref(place->lw);
    (void)kin_client_unref(place->client);
    (void)kin_fake_client_free(place->fake);
}

#define AUTO_PLACE __attribute__((cleanup(place_done))) struct place

static int place_init(struct place *place, const kin_allocator *alloc)
{
    char plural[] = "pods";
    char ns[] = "there";
    const kin_resource resource = {NULL, "v1", plural, "Pod", false};
    int r = kin_fake_client_new(alloc, &place->fake, NULL);

    if (r == 0)
        r = kin_fake_client_connect(place->fake,
                                    KIN_OPTS(kin_client_opts, .alloc = alloc),
                                    &place->client, NULL);
    if (r == 0)
        r = kin_lister_watcher_new(place->client, &resource, kin_s(ns),
                                   &place->lw, NULL);
    /* The lister-watcher has copied both. */
    memset(plural, 'x', 4);
    memset(ns, 'x', 5);
    return r;
}

static int reply(struct place *place, const kin_fake_reply *what)
{
    return kin_fake_client_reply(place->fake, what, NULL);
}

static int start(struct place *place, bool is_watch, const kin_list_opts *opts,
                 struct sink_test *sink, kin_flow **ret)
{
    const kin_list_opts none = KIN_INIT(kin_list_opts);
    const kin_sink calls = sink_test_sink(sink);
    const kin_lister_watcher_ops *ops = place->lw->ops;

    return (is_watch ? ops->watch : ops->list)(place->lw, opts ? opts : &none,
                                               &calls, ret, NULL);
}

KIN_TEST(bytes_reach_the_sink_as_they_are)
{
    AUTO_SINK sink;
    AUTO_PLACE place = {.lw = NULL};
    KIN__AUTO_FLOW *flow = NULL;
    kin_fake_request asked = {.size = sizeof(asked)};

    sink_test_init(&sink);
    TRY(place_init(&place, alloc));
    TRY(reply(&place, KIN_OPTS(kin_fake_reply, .body = kin_s("any bytes"))));
    TRY(start(&place, false, KIN_OPTS(kin_list_opts, .limit = 3), &sink,
              &flow));
    TRY(sink_test_await_end(&sink));
    assert_string_equal(sink.content_type, "application/json");
    assert_str_equal(kin__buf_str(&sink.text), "any bytes");
    assert_int_equal(sink.cause, KIN_FLOW_COMPLETE);
    assert_true(kin_fake_client_request_at(place.fake, 0, &asked));
    assert_str_equal(asked.path, "/api/v1/namespaces/there/pods?limit=3");
    return 0;
}

/* Plain JSON is the alternative for servers that cannot send only metadata. */
static int asks_for_metadata(struct place *place, const char *path, size_t at)
{
    static const char *const forms[] = {
        "application/json;as=PartialObjectMetadataList;g=meta.k8s.io;v=v1,"
        "application/json",
        "application/json;as=PartialObjectMetadata;g=meta.k8s.io;v=v1,"
        "application/json"};
    kin_fake_request asked = {.size = sizeof(asked)};

    assert_string_equal(place->lw->resource->plural, "pods");
    assert_null(place->lw->resource->kind);
    for (size_t i = 0; i < 2; i++) {
        AUTO_SINK sink;
        KIN__AUTO_FLOW *flow = NULL;
        sink_test_init(&sink);
        TRY(start(place, i == 1, /* opts= */ NULL, &sink, &flow));
        TRY(sink_test_await_end(&sink));
        assert_true(kin_fake_client_request_at(place->fake, at + i, &asked));
        assert_str_equal(asked.accept, forms[i]);
        assert_true(kin_str_starts_with(asked.path, kin_s(path)));
    }
    return 0;
}

KIN_TEST(metadata_is_requested_by_the_accept_header)
{
    const kin_fake_reply none = {.size = sizeof(none), .is_lasting = true};
    AUTO_PLACE place = {.lw = NULL};
    KIN_AUTO(kin_lister_watcher) *wide = NULL;

    TRY(place_init(&place, alloc));
    TRY(reply(&place, &none));
    place.lw = kin_lister_watcher_unref(place.lw);
    TRY(kin_lister_watcher_new_metadata(place.client, &pods, kin_s("there"),
                                        &place.lw, NULL));
    TRY(asks_for_metadata(&place, "/api/v1/namespaces/there/", 0));
    /* Also by a lister-watcher for another namespace. */
    wide = place.lw;
    place.lw = NULL;
    TRY(wide->ops->narrow(wide, kin_s("here"), &place.lw, NULL));
    TRY(asks_for_metadata(&place, "/api/v1/namespaces/here/", 2));
    place.lw = kin_lister_watcher_unref(place.lw);
    return 0;
}

static int check_accept(struct place *place, size_t at, kin_wire wire,
                        const char *expected)
{
    KIN__AUTO_FLOW *flow = NULL;
    AUTO_SINK sink;
    kin_fake_request asked = {.size = sizeof(asked)};

    sink_test_init(&sink);
    TRY(start(
        place, at % 2 == 1,
        KIN_OPTS(kin_list_opts, .call = KIN_OPTS(kin_call_opts, .wire = wire)),
        &sink, &flow));
    TRY(sink_test_await_end(&sink));
    assert_true(kin_fake_client_request_at(place->fake, at, &asked));
    assert_str_equal(asked.accept, expected);
    return 0;
}

/* JSON is the alternative for servers without protobuf. */
KIN_TEST(protobuf_is_requested_for_known_types)
{
    static const char both[] = "application/vnd.kubernetes.protobuf,"
                               "application/json";
    const kin_resource foos = {"example.com", "v1", "foos", "Foo", false};
    const kin_fake_reply none = {.size = sizeof(none), .is_lasting = true};
    AUTO_PLACE place = {.lw = NULL};

    TRY(place_init(&place, alloc));
    TRY(reply(&place, &none));
    TRY(check_accept(&place, 0, KIN_WIRE_PROTOBUF, both));
    TRY(check_accept(&place, 1, KIN_WIRE_PROTOBUF, both));
    TRY(check_accept(&place, 2, KIN_WIRE_JSON, "application/json"));
    TRY(check_accept(&place, 3, KIN_WIRE_AUTO, "application/json"));
    place.lw = kin_lister_watcher_unref(place.lw);
    TRY(kin_lister_watcher_new(place.client, &foos, kin_s("there"), &place.lw,
                               NULL));
    TRY(check_accept(&place, 4, KIN_WIRE_PROTOBUF, "application/json"));
    return 0;
}

/* Guarantee A: the answer of a rejection goes to end, not to bytes. */
KIN_TEST(a_rejection_reaches_only_the_end_callback)
{
    AUTO_SINK sink;
    AUTO_PLACE place = {.lw = NULL};
    KIN__AUTO_FLOW *flow = NULL;

    sink_test_init(&sink);
    TRY(place_init(&place, alloc));
    TRY(reply(&place,
              KIN_OPTS(kin_fake_reply, .status = 429, .retry_after_s = 7,
                       .body = kin_s("{\"kind\":\"Status\",\"status\":"
                                     "\"Failure\",\"message\":\"later\","
                                     "\"reason\":\"TooManyRequests\","
                                     "\"code\":429}"))));
    TRY(start(&place, true, NULL, &sink, &flow));
    int r = sink_test_await_end(&sink);
    TRY_FAIL(r, r);
    assert_true(kin_error_is_too_many_requests(&sink.err));
    assert_string_equal(sink.err.message, "later");
    assert_int_equal(sink.err.http_status, 429);
    assert_int_equal(sink.cause, KIN_FLOW_ANSWERED);
    assert_int_equal(sink.retry_after_s, 7);
    assert_int_equal(sink.status_code, 429);
    assert_int_equal(sink.begins + sink.pieces, 0);
    /* Guarantee G. */
    assert_int_equal(kin_fake_client_request_count(place.fake), 1);
    return 0;
}

KIN_TEST(a_long_rejection_is_truncated)
{
    enum { LONG = 2 << 20 };
    AUTO_SINK sink;
    AUTO_PLACE place = {.lw = NULL};
    KIN__AUTO_FLOW *flow = NULL;
    static char body[LONG];

    memset(body, 'x', sizeof(body));
    sink_test_init(&sink);
    TRY(place_init(&place, alloc));
    TRY(reply(&place, KIN_OPTS(kin_fake_reply, .status = 500,
                               .content_type = "text/plain",
                               .body = kin_str_of(body, sizeof(body)))));
    TRY(start(&place, false, NULL, &sink, &flow));
    int r = sink_test_await_end(&sink);
    TRY_FAIL(r, r);
    assert_int_equal(sink.err.http_status, 500);
    assert_int_equal(sink.cause, KIN_FLOW_ANSWERED);
    return 0;
}

KIN_TEST(a_lost_connection_is_reported)
{
    AUTO_SINK sink;
    AUTO_PLACE place = {.lw = NULL};
    KIN__AUTO_FLOW *flow = NULL;

    sink_test_init(&sink);
    TRY(place_init(&place, alloc));
    TRY(reply(&place, KIN_OPTS(kin_fake_reply, .body = kin_s("half"),
                               .is_lost = true)));
    TRY(start(&place, false, NULL, &sink, &flow));
    TRY_FAIL(sink_test_await_end(&sink), KIN_ECONNECT);
    assert_str_equal(kin__buf_str(&sink.text), "half");
    assert_int_equal(sink.cause, KIN_FLOW_LOST);
    assert_int_equal(sink.retry_after_s, -1);
    return 0;
}

KIN_TEST(a_sink_pauses_resumes_and_gives_up)
{
    AUTO_SINK sink;
    AUTO_PLACE place = {.lw = NULL};
    KIN__AUTO_FLOW *flow = NULL;

    sink_test_init(&sink);
    sink.verdict = KIN_SINK_PAUSE;
    TRY(place_init(&place, alloc));
    TRY(reply(&place, KIN_OPTS(kin_fake_reply, .body = kin_s("one"),
                               .stays_open = true)));
    TRY(start(&place, true, NULL, &sink, &flow));
    TRY(sink_test_await_bytes(&sink, 3));
    TRY(kin_fake_client_send(place.fake, kin_s("two")));
    sink.verdict = KIN_ECONFLICT;
    kin__flow_resume(flow);
    TRY_FAIL(sink_test_await_end(&sink), KIN_ECONFLICT);
    assert_str_equal(kin__buf_str(&sink.text), "onetwo");
    assert_int_equal(sink.cause, KIN_FLOW_BROKEN);
    return 0;
}

KIN_TEST(a_sink_cancels_or_frees_its_flow)
{
    for (int i = 0; i < 2; i++) {
        AUTO_SINK sink;
        AUTO_PLACE place = {.lw = NULL};
        KIN__AUTO_FLOW *flow = NULL;

        sink_test_init(&sink);
        TRY(place_init(&place, alloc));
        TRY(reply(&place, KIN_OPTS(kin_fake_reply, .stays_open = true)));
        TRY(start(&place, true, NULL, &sink, &flow));
        sink.flow = &flow;
        sink.cancels = i == 0;
        sink.frees = i == 1;
        TRY(kin_fake_client_send(place.fake, kin_s("x")));
        TRY(sink_test_await_bytes(&sink, 1));
        kin_fake_client_end_watches(place.fake);
        if (i == 1)
            TRY(sink_test_await_end(&sink));
        flow = kin__flow_free(flow);
        assert_int_equal(sink.ends, i);
    }
    return 0;
}

KIN_TEST(a_stop_ends_a_flow)
{
    AUTO_SINK sink;
    AUTO_PLACE place = {.lw = NULL};
    KIN_AUTO(kin_stop) *stop = NULL;
    KIN__AUTO_FLOW *flow = NULL;

    sink_test_init(&sink);
    TRY(place_init(&place, alloc));
    TRY(kin_stop_new(NULL, KIN_OPTS(kin_stop_opts, .alloc = alloc), &stop,
                     NULL));
    TRY(reply(&place, KIN_OPTS(kin_fake_reply, .stays_open = true)));
    TRY(start(
        &place, true,
        KIN_OPTS(kin_list_opts, .call = KIN_OPTS(kin_call_opts, .stop = stop)),
        &sink, &flow));
    kin_stop_request(stop);
    TRY_FAIL(sink_test_await_end(&sink), KIN_ESTOPPED);
    assert_int_equal(sink.cause, KIN_FLOW_STOPPED);
    return 0;
}

KIN_TEST(misuse_is_rejected)
{
    AUTO_PLACE place = {.lw = NULL};
    KIN_AUTO(kin_lister_watcher) *none = NULL;
    KIN_AUTO(kin_watch) *watch = NULL;
    static const kin_resource nodes = {"", "v1", "nodes", "Node", true};

    TRY(place_init(&place, alloc));
    TRY_FAIL(kin_lister_watcher_new(NULL, &pods, kin_s(""), &none, NULL),
             KIN_EINVAL);
    TRY_FAIL(kin_lister_watcher_new(place.client, NULL, kin_s(""), &none, NULL),
             KIN_EINVAL);
    TRY_FAIL(kin__lister_watcher_watch(NULL, NULL, &watch, NULL), KIN_EINVAL);
    /* Nodes are cluster-scoped. */
    TRY_FAIL(kin_client_watch(place.client, &nodes,
                              KIN_OPTS(kin_list_opts, .ns = kin_s("x")), &watch,
                              NULL),
             KIN_EINVAL);
    assert_int_equal(kin_fake_client_request_count(place.fake), 0);
    assert_null(kin_lister_watcher_unref(NULL));
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(bytes_reach_the_sink_as_they_are),
              KIN_TEST_ENTRY(metadata_is_requested_by_the_accept_header),
              KIN_TEST_ENTRY(protobuf_is_requested_for_known_types),
              KIN_TEST_ENTRY(a_rejection_reaches_only_the_end_callback),
              KIN_TEST_ENTRY(a_long_rejection_is_truncated),
              KIN_TEST_ENTRY(a_lost_connection_is_reported),
              KIN_TEST_ENTRY(a_sink_pauses_resumes_and_gives_up),
              KIN_TEST_ENTRY(a_sink_cancels_or_frees_its_flow),
              KIN_TEST_ENTRY(a_stop_ends_a_flow),
              KIN_TEST_ENTRY(misuse_is_rejected))
