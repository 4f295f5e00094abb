/* SPDX-License-Identifier: Apache-2.0 */
/* Discovery of an embedded server in the test's event loop. */
#include <kin/discovery.h>

#include <dirent.h>
#include <poll.h>

#include <kin/factory.h>
#include <kin/json.h>
#include <kin/loop.h>
#include <kin/server.h>

#include "kin_test.h"
#include "write_test.h"

static const kin_resource definitions = {"apiextensions.k8s.io", "v1",
                                         "customresourcedefinitions",
                                         "CustomResourceDefinition", true};

static const char definition[] =
    "{\"metadata\":{\"name\":\"foos.example.com\"},\"spec\":{\"group\":"
    "\"example.com\",\"names\":{\"plural\":\"foos\",\"kind\":\"Foo\"},"
    "\"scope\":\"Namespaced\",\"versions\":[{\"name\":\"v1\",\"served\":true,"
    "\"storage\":true,\"schema\":{\"openAPIV3Schema\":{\"type\":\"object\","
    "\"x-kubernetes-preserve-unknown-fields\":true}}}]}}";

enum { SOON_MS = 60000 };

/* A server, a client with threads, and one in a loop. */
struct place {
    kin_server *server;
    kin_client *client;
    kin_loop *loop;
    kin_client *looped;
    kin_discovery *discovery; /* of the latter */
};

static void place_done(struct place *place)
{
    (void)kin_discovery_unref(place->discovery);
    (void)kin_client_unref(place->looped);
    (void)kin_loop_free(place->loop);
    (void)kin_client_unref(place->client);
    (void)kin_server_free(place->server);
}

#define PLACE __attribute__((cleanup(place_done))) struct place

static int client_of(const struct place *place, kin_loop *loop,
                     kin_client **ret)
{
    KIN_AUTO(kin_config) *config = NULL;

    TRY(kin_config_new(
        KIN_OPTS(kin_config_opts,
                 .text = kin_s(kin_server_kubeconfig(place->server))),
        &config, NULL));
    return kin_client_new(
        config, KIN_OPTS(kin_client_opts, .loop = loop, .qps = -1), ret, NULL);
}

static int place_init(struct place *place, bool is_legacy)
{
    KIN_AUTO(kin_document) *body = NULL;

    TRY(kin_server_start(/* opts= */ NULL, &place->server, NULL));
    TRY(client_of(place, /* loop= */ NULL, &place->client));
    TRY(kin_document_parse(NULL, kin_s(definition), &body, NULL));
    TRY(write_create(place->client, &definitions, kin_s(""),
                     kin_document_root(body), NULL, NULL, NULL));
    TRY(kin_loop_new(NULL, &place->loop, NULL));
    TRY(client_of(place, place->loop, &place->looped));
    return kin_discovery_new(place->looped,
                             KIN_OPTS(kin_discovery_opts,
                                      .is_legacy = is_legacy,
                                      .min_refresh_ms = 1),
                             &place->discovery, NULL);
}

static int count_threads(void)
{
    DIR *dir = opendir("/proc/self/task");
    int count = 0;

    assert_non_null(dir);
    while (readdir(dir))
        count++;
    closedir(dir);
    return count;
}

static int place_await(struct place *place, kin_call *call, kin_error *err)
{
    struct pollfd fd = {.fd = kin_loop_fd(place->loop), .events = POLLIN};

    while (!kin_call_is_done(call)) {
        assert_int_equal(poll(&fd, 1, SOON_MS), 1);
        kin_loop_step(place->loop);
    }
    return kin_call_wait(call, /* stop= */ NULL, err);
}

/* The established definition. */
static int find_foos(struct place *place, kin_api_resource **ret)
{
    kin_error err = KIN_ERROR_INIT;
    int r = KIN_ENOTFOUND;

    while (r == KIN_ENOTFOUND && err.http_status == 0) {
        KIN_AUTO(kin_call) *call = NULL;
        TRY(kin_discovery_find_kind_async(place->discovery,
                                          kin_s("example.com/v1"), kin_s("Foo"),
                                          NULL, &call, NULL));
        r = place_await(place, call, &err);
        if (r == 0)
            *ret = kin_api_resource_ref(kin_call_api_resource(call));
    }
    return r;
}

/* The same list as that of a blocking call, without a thread. */
KIN_TEST(a_loop_discovers_everything)
{
    for (int is_legacy = 0; is_legacy < 2; is_legacy++) {
        PLACE place = {0};
        KIN_AUTO(kin_discovery) *blocking = NULL;
        KIN_AUTO(kin_api_resource) *foos = NULL;
        KIN_AUTO(kin_api_list) *expected = NULL;
        KIN_AUTO(kin_call) *call = NULL;

        (void)alloc;
        TRY(place_init(&place, is_legacy));
        int threads = count_threads();
        TRY(find_foos(&place, &foos));
        assert_string_equal(foos->resource.plural, "foos");
        TRY(kin_discovery_list_async(place.discovery, NULL, &call, NULL));
        TRY(place_await(&place, call, NULL));
        assert_int_equal(count_threads(), threads);
        TRY(kin_discovery_new(place.client, NULL, &blocking, NULL));
        TRY(kin_discovery_list(blocking, NULL, &expected, NULL));
        const kin_api_list *list = kin_call_api_list(call);
        assert_int_equal(kin_api_list_count(list),
                         kin_api_list_count(expected));
        assert_null(kin_api_list_missing_at(list, 0));
        for (size_t i = 0; i < kin_api_list_count(list); i++)
            assert_string_equal(kin_api_list_at(list, i)->resource.plural,
                                kin_api_list_at(expected, i)->resource.plural);
    }
    return 0;
}

/* A factory of the same client uses the cache. */
KIN_TEST(a_factory_in_a_loop_follows_a_custom_resource)
{
    PLACE place = {0};
    KIN_AUTO(kin_api_resource) *foos = NULL;
    KIN_AUTO(kin_factory) *factory = NULL;
    kin_informer *informer = NULL;
    kin_informer *same = NULL;

    (void)alloc;
    TRY(place_init(&place, /* is_legacy= */ false));
    TRY(find_foos(&place, &foos));
    TRY(kin_factory_new(
        place.looped, KIN_OPTS(kin_factory_opts, .discovery = place.discovery),
        &factory, NULL));
    TRY(kin_factory_for_resource(factory, "example.com", "v1", "foos",
                                 &informer, NULL));
    TRY(kin_factory_informer(factory, &foos->resource, &same, NULL));
    assert_ptr_equal(same, informer);
    TRY(kin_factory_start(factory, NULL, NULL));
    TRY(kin_factory_wait_synced(factory, NULL, NULL, NULL, NULL));
    kin_factory_shutdown(factory);
    return 0;
}

/* A connection that is being made, requests under way, an answer: whatever was
 * reached after n steps. */
KIN_TEST(a_call_can_be_freed_after_each_step)
{
    PLACE place = {0};
    bool was_done = false;

    (void)alloc;
    TRY(place_init(&place, /* is_legacy= */ true));
    struct pollfd fd = {.fd = kin_loop_fd(place.loop), .events = POLLIN};
    for (int n = 0; !was_done; n += 3) {
        KIN_AUTO(kin_call) *call = NULL;
        kin_discovery_invalidate(place.discovery);
        TRY(kin_discovery_list_async(place.discovery, NULL, &call, NULL));
        for (int i = 0; i < n && !kin_call_is_done(call); i++) {
            assert_int_equal(poll(&fd, 1, SOON_MS), 1);
            kin_loop_step(place.loop);
        }
        was_done = kin_call_is_done(call);
        if (was_done)
            TRY(kin_call_wait(call, NULL, NULL));
    }
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_loop_discovers_everything),
              KIN_TEST_ENTRY(a_factory_in_a_loop_follows_a_custom_resource),
              KIN_TEST_ENTRY(a_call_can_be_freed_after_each_step))
