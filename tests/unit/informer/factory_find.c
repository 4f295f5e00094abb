/* SPDX-License-Identifier: Apache-2.0 */
/* Resources by their names, on a server that is a fake client. */
#include <kin/factory.h>

#include <kin/fake_client.h>
#include <kin/resource.h>

#include "factory_test.h"
#include "informer/informer_impl.h"

#define GROUPS(resources)                                                      \
    "{\"kind\":\"APIGroupDiscoveryList\",\"items\":[{\"metadata\":{\"name\":"  \
    "\"example.com\"},\"versions\":[{\"version\":\"v2\",\"freshness\":"        \
    "\"Current\",\"resources\":[" resources                                    \
    "]},{\"version\":\"v1\",\"freshness\":"                                    \
    "\"Current\",\"resources\":[" resources "]}]}]}"
#define RESOURCE(plural, verbs)                                                \
    "{\"resource\":\"" plural "\",\"responseKind\":{\"kind\":\"Foo\"},"        \
    "\"scope\":\"Cluster\",\"singularResource\":\"foo\",\"verbs\":[" verbs     \
    "]}"
#define WATCHED RESOURCE("foos", "\"list\",\"watch\"")

static const char no_groups[] = "{\"kind\":\"APIGroupDiscoveryList\","
                                "\"items\":[]}";

struct place {
    kin_fake_client *fake;
    kin_client *client;
    kin_factory *factory;
};

static void place_done(struct place *place)
{
    (void)kin_factory_free(place->factory);
    (void)kin_client_unref(place->client);
    (void)kin_fake_client_free(place->fake);
}

#define PLACE __attribute__((cleanup(place_done))) struct place

static int place_init(struct place *place, const kin_allocator *alloc)
{
    TRY(kin_fake_client_new(alloc, &place->fake, NULL));
    TRY(kin_fake_client_connect(place->fake,
                                KIN_OPTS(kin_client_opts, .alloc = alloc),
                                &place->client, NULL));
    return kin_factory_new(place->client,
                           KIN_OPTS(kin_factory_opts, .alloc = alloc),
                           &place->factory, NULL);
}

/* What /apis answers next, or from then on. */
static int serve(struct place *place, const char *apis, bool is_lasting)
{
    TRY(kin_fake_client_reply(place->fake,
                              KIN_OPTS(kin_fake_reply, .path = "/apis",
                                       .body = kin_s(apis),
                                       .is_lasting = is_lasting),
                              NULL));
    return kin_fake_client_reply(place->fake,
                                 KIN_OPTS(kin_fake_reply, .path = "/api",
                                          .body = kin_s(no_groups),
                                          .is_lasting = is_lasting),
                                 NULL);
}

KIN_TEST(what_is_kubernetes_own_is_known)
{
    PLACE place = {0};
    kin_informer *informer = NULL;
    kin_informer *again = NULL;

    TRY(place_init(&place, alloc));
    TRY(kin_factory_for_resource(place.factory, "apps", "v1", "deployments",
                                 &informer, NULL));
    TRY(kin_factory_for_resource(place.factory, NULL, "v1", "nodes", &again,
                                 NULL));
    TRY(kin_factory_informer(place.factory, &deployments, &again, NULL));
    assert_ptr_equal(again, informer);
    assert_int_equal(kin_fake_client_request_count(place.fake), 0);
    return 0;
}

KIN_TEST(all_of_kubernetes_own_have_informers)
{
    PLACE place = {0};

    (void)alloc;
    TRY(place_init(&place, NULL));
    for (size_t i = 0; i < kin_builtin_count(); i++) {
        const kin_resource *at = kin_builtin_at(i);
        kin_informer *informer = NULL;
        TRY(kin_factory_for_resource(place.factory, at->group, at->version,
                                     at->plural, &informer, NULL));
        assert_string_equal(informer->lw->resource->plural, at->plural);
        assert_string_equal(informer->lw->resource->kind, at->kind);
    }
    assert_int_equal(kin_fake_client_request_count(place.fake), 0);
    return 0;
}

KIN_TEST(the_server_is_asked_about_others)
{
    PLACE place = {0};
    kin_informer *informer = NULL;
    kin_informer *again = NULL;

    TRY(place_init(&place, alloc));
    TRY(serve(&place, GROUPS(WATCHED), true));
    TRY(kin_factory_for_resource(place.factory, "example.com", "v1", "foos",
                                 &informer, NULL));
    assert_string_equal(informer->lw->resource->kind, "Foo");
    assert_string_equal(informer->lw->resource->version, "v1");
    assert_true(informer->lw->resource->is_cluster_scoped);
    size_t asked = kin_fake_client_request_count(place.fake);
    TRY(kin_factory_for_resource(place.factory, "example.com", "v1", "foos",
                                 &again, NULL));
    assert_ptr_equal(again, informer);
    /* Without a version: that which the server prefers. */
    TRY(kin_factory_for_resource(place.factory, "example.com", "", "foos",
                                 &again, NULL));
    assert_string_equal(again->lw->resource->version, "v2");
    assert_int_equal(kin_fake_client_request_count(place.fake), asked);
    return 0;
}

KIN_TEST(what_was_asked_for_before_is_known)
{
    PLACE place = {0};
    const kin_resource foos = {"example.com", "v7", "foos", "Foo", false};
    kin_informer *informer = NULL;
    kin_informer *again = NULL;

    TRY(place_init(&place, alloc));
    TRY(kin_factory_informer(place.factory, &foos, &informer, NULL));
    TRY(kin_factory_for_resource(place.factory, "example.com", "v7", "foos",
                                 &again, NULL));
    assert_ptr_equal(again, informer);
    assert_int_equal(kin_fake_client_request_count(place.fake), 0);
    return 0;
}

KIN_TEST(what_is_not_there_is_an_error_that_says_so)
{
    PLACE place = {0};
    kin_informer *informer = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY(place_init(&place, alloc));
    TRY(serve(&place, GROUPS(RESOURCE("bars", "\"list\"")), true));
    TRY_FAIL(kin_factory_for_resource(place.factory, "example.com", "v1",
                                      "foos", &informer, &err),
             KIN_ENOTFOUND);
    assert_string_equal(err.message,
                        "factory: foos: the server has no resource "
                        "foos.example.com of version v1");
    assert_int_equal(err.http_status, 0);
    TRY_FAIL(kin_factory_for_resource(place.factory, "example.com", "v1", "foo",
                                      &informer, NULL),
             KIN_ENOTFOUND);
    TRY_FAIL(kin_factory_for_resource(place.factory, "example.com", "v1",
                                      "bars", &informer, &err),
             KIN_EUNSUPPORTED);
    assert_string_equal(err.message, "factory: bars: it cannot be watched");
    TRY_FAIL(kin_factory_for_resource(place.factory, "example.com", "v1", "",
                                      &informer, NULL),
             KIN_EINVAL);
    assert_null(informer);
    return 0;
}

KIN_TEST(a_server_that_fails_is_an_error)
{
    PLACE place = {0};
    kin_informer *informer = NULL;

    TRY(place_init(&place, alloc));
    TRY(kin_fake_client_reply(
        place.fake, KIN_OPTS(kin_fake_reply, .status = 403, .is_lasting = true),
        NULL));
    TRY_FAIL(kin_factory_for_resource(place.factory, "example.com", "v1",
                                      "foos", &informer, NULL),
             KIN_EFORBIDDEN);
    return 0;
}

/* A definition that is created while somebody waits for it. */
KIN_TEST(a_wait_ends_when_the_server_has_it)
{
    PLACE place = {0};
    const kin_resource foos = {
        .group = "example.com", .version = "v1", .plural = "foos"};
    KIN_AUTO(kin_stop) *stop = NULL;
    kin_informer *informer = NULL;

    (void)alloc;
    TRY(place_init(&place, NULL));
    TRY(serve(&place, no_groups, false));
    TRY(serve(&place, GROUPS(RESOURCE("bars", "\"list\"")), false));
    TRY(serve(&place, GROUPS(WATCHED), true));
    TRY(stop_soon(SOON_MS, &stop));
    TRY(kin_factory_wait_resource(place.factory, &foos, stop, &informer, NULL));
    assert_string_equal(informer->lw->resource->kind, "Foo");
    assert_int_equal(kin_fake_client_request_count(place.fake), 6);
    return 0;
}

KIN_TEST(a_wait_that_ends_says_what_was_missing)
{
    PLACE place = {0};
    const kin_resource foos = {
        .group = "example.com", .version = "v1", .plural = "foos"};
    KIN_AUTO(kin_stop) *stop = NULL;
    kin_informer *informer = NULL;
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    TRY(place_init(&place, NULL));
    TRY(serve(&place, no_groups, true));
    /* Long enough for the server to answer once, however slow all is. */
    for (int ms = 300; !strstr(err.message, "has no resource") && ms < SOON_MS;
         ms *= 2) {
        stop = kin_stop_unref(stop);
        TRY(stop_soon(ms, &stop));
        TRY_FAIL(kin_factory_wait_resource(place.factory, &foos, stop,
                                           &informer, &err),
                 KIN_ETIMEDOUT);
    }
    assert_int_equal(err.code, KIN_ETIMEDOUT);
    assert_string_equal(err.message,
                        "factory: foos: the server has no resource "
                        "foos.example.com of version v1");
    TRY_FAIL(
        kin_factory_wait_resource(place.factory, NULL, stop, &informer, NULL),
        KIN_EINVAL);
    return 0;
}

KIN_TEST(no_wait_for_what_time_does_not_change)
{
    PLACE place = {0};
    const kin_resource bars = {.group = "example.com", .plural = "bars"};
    kin_informer *informer = NULL;

    (void)alloc;
    TRY(place_init(&place, NULL));
    TRY(serve(&place, GROUPS(RESOURCE("bars", "\"list\"")), true));
    TRY_FAIL(
        kin_factory_wait_resource(place.factory, &bars, NULL, &informer, NULL),
        KIN_EUNSUPPORTED);
    return 0;
}

static void wait_for_foos(void *userdata)
{
    struct place *place = userdata;
    const kin_resource foos = {.group = "example.com", .plural = "foos"};
    kin_informer *informer = NULL;

    assert_int_equal(
        kin_factory_wait_resource(place->factory, &foos, NULL, &informer, NULL),
        KIN_ESTOPPED);
}

KIN_TEST(a_shutdown_ends_the_wait)
{
    PLACE place = {0};
    struct kin__thread thread;
    kin_informer *informer = NULL;

    (void)alloc;
    TRY(place_init(&place, NULL));
    TRY(serve(&place, no_groups, true));
    TRY(kin__thread_start(&thread, NULL, wait_for_foos, &place, NULL));
    kin_factory_shutdown(place.factory);
    kin__thread_join(&thread);
    TRY_FAIL(kin_factory_for_resource(place.factory, "example.com", "v1",
                                      "foos", &informer, NULL),
             KIN_ESTOPPED);
    return 0;
}

KIN_TEST(without_a_server_there_is_nobody_to_ask)
{
    FAKES fakes = {0};
    KIN_AUTO(kin_factory) *factory = NULL;
    kin_informer *informer = NULL;

    TRY(fakes_add(&fakes, alloc, &pods));
    TRY(kin_factory_new(
        /* client= */ NULL,
        KIN_OPTS(kin_factory_opts, .alloc = alloc, .source = fakes_source,
                 .userdata = &fakes),
        &factory, NULL));
    TRY(kin_factory_for_resource(factory, "", "v1", "pods", &informer, NULL));
    TRY_FAIL(kin_factory_for_resource(factory, "example.com", "v1", "foos",
                                      &informer, NULL),
             KIN_EUNSUPPORTED);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(what_is_kubernetes_own_is_known),
              KIN_TEST_ENTRY(all_of_kubernetes_own_have_informers),
              KIN_TEST_ENTRY(the_server_is_asked_about_others),
              KIN_TEST_ENTRY(what_was_asked_for_before_is_known),
              KIN_TEST_ENTRY(what_is_not_there_is_an_error_that_says_so),
              KIN_TEST_ENTRY(a_server_that_fails_is_an_error),
              KIN_TEST_ENTRY(a_wait_ends_when_the_server_has_it),
              KIN_TEST_ENTRY(a_wait_that_ends_says_what_was_missing),
              KIN_TEST_ENTRY(no_wait_for_what_time_does_not_change),
              KIN_TEST_ENTRY(a_shutdown_ends_the_wait),
              KIN_TEST_ENTRY(without_a_server_there_is_nobody_to_ask))
