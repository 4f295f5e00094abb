/* SPDX-License-Identifier: Apache-2.0 */
/* Factories on an embedded server. */
#include <kin/factory.h>

#include <poll.h>

#include <kin/server.h>

#include "base/thread.h"
#include "walk.h"
#include "write_test.h"

static const kin_resource definitions = {"apiextensions.k8s.io", "v1",
                                         "customresourcedefinitions",
                                         "CustomResourceDefinition", true};
static const kin_resource foos = {"example.com", "v1", "foos", "Foo", false};
static const kin_resource configmaps = {"", "v1", "configmaps", "ConfigMap",
                                        false};

enum { SOON_MS = 60000 };

static const char definition[] =
    "{\"metadata\":{\"name\":\"foos.example.com\"},\"spec\":{\"group\":"
    "\"example.com\",\"names\":{\"plural\":\"foos\",\"kind\":\"Foo\"},"
    "\"scope\":\"Namespaced\",\"versions\":[{\"name\":\"v1\",\"served\":true,"
    "\"storage\":true,\"schema\":{\"openAPIV3Schema\":{\"type\":\"object\","
    "\"x-kubernetes-preserve-unknown-fields\":true}}}]}}";

struct place {
    kin_server *server;
    kin_client *client;
    kin_stop *stop;
};

static void place_done(struct place *place)
{
    (void)kin_client_unref(place->client);
    (void)kin_server_free(place->server);
    (void)kin_stop_unref(place->stop);
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

static int place_init(struct place *place)
{
    TRY(kin_server_start(/* opts= */ NULL, &place->server, NULL));
    TRY(kin_stop_new(NULL,
                     KIN_OPTS(kin_stop_opts, .has_deadline = true,
                              .deadline = kin_deadline_ms(SOON_MS)),
                     &place->stop, NULL));
    return client_of(place, /* loop= */ NULL, &place->client);
}

static int create(struct place *place, const kin_resource *resource,
                  const char *ns, const char *text, kin_object **ret)
{
    KIN_AUTO(kin_document) *body = NULL;

    TRY(kin_document_parse(NULL, kin_s(text), &body, NULL));
    return write_create(place->client, resource, kin_s(ns),
                        kin_document_root(body), NULL, ret, NULL);
}

KIN_TEST(informers_of_every_resource)
{
    PLACE place = {0};

    (void)alloc;
    TRY(place_init(&place));
    return walk_all(place.client, KIN_SAMPLES "/resources.jsonl",
                    (struct walk_wire){.is_asked = false});
}

/* A server without protobuf uses JSON, the second accepted type. */
KIN_TEST(informers_of_every_resource_without_protobuf)
{
    PLACE place = {0};

    (void)alloc;
    TRY(place_init(&place));
    return walk_all(place.client, KIN_SAMPLES "/resources.jsonl",
                    (struct walk_wire){.is_asked = true, .is_spoken = false});
}

/* ---- custom resources ---- */

struct waiter {
    struct place *place;
    kin_factory *factory;
    kin_informer *informer;
    int result;
};

static void wait_for_foos(void *userdata)
{
    struct waiter *waiter = userdata;

    waiter->result = kin_factory_wait_resource(
        waiter->factory, &foos, waiter->place->stop, &waiter->informer, NULL);
}

KIN_TEST(finds_a_definition_once_it_exists)
{
    PLACE place = {0};
    KIN_AUTO(kin_factory) *factory = NULL;
    KIN_AUTO(kin_object) *made = NULL;
    struct waiter waiter = {.place = &place};
    struct kin__thread thread;
    kin_informer *again = NULL;

    (void)alloc;
    TRY(place_init(&place));
    TRY(kin_factory_new(place.client, NULL, &factory, NULL));
    TRY_FAIL(kin_factory_for_resource(factory, "example.com", "v1", "foos",
                                      &again, NULL),
             KIN_ENOTFOUND);
    waiter.factory = factory;
    TRY(kin__thread_start(&thread, NULL, wait_for_foos, &waiter, NULL));
    TRY(create(&place, &definitions, "", definition, NULL));
    kin__thread_join(&thread);
    assert_int_equal(waiter.result, 0);
    TRY(kin_factory_for_resource(factory, "example.com", "v1", "foos", &again,
                                 NULL));
    assert_ptr_equal(again, waiter.informer);
    TRY(kin_factory_start(factory, NULL, NULL));
    TRY(kin_factory_wait_synced(factory, place.stop, NULL, NULL, NULL));
    TRY(create(&place, &foos, "default",
               "{\"apiVersion\":\"example.com/v1\",\"kind\":\"Foo\","
               "\"metadata\":{\"name\":\"a\"},\"spec\":{\"b\":1}}",
               &made));
    TRY(kin_informer_wait_version(again, kin_object_resource_version(made),
                                  place.stop, NULL));
    KIN_AUTO(kin_snapshot) *now = kin_informer_snapshot(again);
    const kin_object *copy = kin_lister_get(now, kin_s("default"), kin_s("a"));
    assert_non_null(copy);
    assert_true(
        kin_value_equal(kin_object_value(copy), kin_object_value(made)));
    return 0;
}

/* ---- in a loop ---- */

static void on_add(const kin_object *object, bool is_initial, void *userdata)
{
    char *heard = userdata;

    (void)is_initial;
    if (kin_str_eq(kin_object_namespace(object), kin_s("default")))
        snprintf(heard, 16, "%s", kin_object_name(object).ptr);
}

KIN_TEST(a_loop_needs_no_thread)
{
    PLACE place = {0};
    KIN_AUTO(kin_loop) *loop = NULL;
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_discovery) *discovery = NULL;
    KIN_AUTO(kin_factory) *factory = NULL;
    kin_informer *informer = NULL;
    char heard[16] = "";
    const kin_handler handler = {
        .size = sizeof(kin_handler), .on_add = on_add, .userdata = heard};

    (void)alloc;
    TRY(place_init(&place));
    TRY(create(&place, &definitions, "", definition, NULL));
    TRY(kin_loop_new(NULL, &loop, NULL));
    TRY(client_of(&place, loop, &client));
    TRY(kin_factory_new(client, NULL, &factory, NULL));
    TRY_FAIL(kin_factory_for_resource(factory, "example.com", "v1", "foos",
                                      &informer, NULL),
             KIN_EUNSUPPORTED);
    factory = kin_factory_free(factory);
    TRY(kin_discovery_new(place.client, NULL, &discovery, NULL));
    TRY(kin_factory_new(client,
                        KIN_OPTS(kin_factory_opts, .discovery = discovery),
                        &factory, NULL));
    TRY(kin_factory_for_resource(factory, "example.com", "v1", "foos",
                                 &informer, NULL));
    TRY(kin_factory_informer(factory, &configmaps, &informer, NULL));
    TRY(kin_informer_add_handler(informer, &handler, NULL, NULL, NULL));
    TRY(kin_factory_start(factory, NULL, NULL));
    assert_false(kin_factory_has_synced(factory, NULL, NULL));
    TRY(kin_factory_wait_synced(factory, place.stop, NULL, NULL, NULL));
    assert_true(kin_factory_has_synced(factory, NULL, NULL));
    TRY(create(&place, &configmaps, "default",
               "{\"metadata\":{\"name\":\"late\"}}", NULL));
    struct pollfd fd = {.fd = kin_loop_fd(loop), .events = POLLIN};
    while (!heard[0]) {
        assert_int_equal(poll(&fd, 1, SOON_MS), 1);
        kin_loop_step(loop);
    }
    assert_string_equal(heard, "late");
    kin_factory_shutdown(factory);
    return 0;
}

static void shut_down(const kin_object *object, bool is_initial, void *userdata)
{
    (void)object;
    (void)is_initial;
    kin_factory_shutdown(userdata);
}

/* The waiting call returns. */
KIN_TEST(a_handler_in_a_loop_may_shut_down)
{
    PLACE place = {0};
    KIN_AUTO(kin_loop) *loop = NULL;
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_factory) *factory = NULL;
    KIN_AUTO(kin_stop) *never = NULL;
    kin_informer *informer = NULL;
    kin_handler handler = {.size = sizeof(kin_handler), .on_add = shut_down};

    (void)alloc;
    TRY(place_init(&place));
    TRY(create(&place, &configmaps, "default",
               "{\"metadata\":{\"name\":\"a\"}}", NULL));
    TRY(kin_loop_new(NULL, &loop, NULL));
    TRY(client_of(&place, loop, &client));
    TRY(kin_factory_new(client, NULL, &factory, NULL));
    handler.userdata = factory;
    TRY(kin_factory_informer(factory, &configmaps, &informer, NULL));
    TRY(kin_informer_add_handler(informer, &handler, NULL, NULL, NULL));
    /* The server does not serve this one. */
    TRY(kin_factory_for_resource(factory, "apps", "v1beta1", "deployments",
                                 &informer, NULL));
    TRY(kin_factory_start(factory, NULL, NULL));
    TRY(kin_stop_new(NULL, NULL, &never, NULL));
    int r = KIN_ENOTFOUND;
    while (r == KIN_ENOTFOUND) /* its rejection may come first */
        r = kin_factory_wait_synced(factory, never, NULL, NULL, NULL);
    TRY_FAIL(r, KIN_ESTOPPED);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(informers_of_every_resource),
              KIN_TEST_ENTRY(informers_of_every_resource_without_protobuf),
              KIN_TEST_ENTRY(finds_a_definition_once_it_exists),
              KIN_TEST_ENTRY(a_loop_needs_no_thread),
              KIN_TEST_ENTRY(a_handler_in_a_loop_may_shut_down))
