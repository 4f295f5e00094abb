/* SPDX-License-Identifier: Apache-2.0 */
/* Finds resources by name, with a fake client as the server. */
#include <kin/factory.h>

#include <kin/fake_client.h>
#include <kin/resource.h>

#include "factory_test.h"
#include "informer/informer.h"

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

struct fixture {
    kin_fake_client *fake;
    kin_client *client;
    kin_factory *factory;
};

static void fixture_done(struct fixture *fixture)
{
    (void)kin_factory_free(fixture->factory);
    (void)kin_client_unref(fixture->client);
    (void)kin_fake_client_free(fixture->fake);
}

#define FIXTURE __attribute__((cleanup(fixture_done))) struct fixture

static int fixture_init(struct fixture *fixture, const kin_allocator *alloc)
{
    TRY(kin_fake_client_new(alloc, &fixture->fake, NULL));
    TRY(kin_fake_client_connect(fixture->fake,
                                KIN_OPTS(kin_client_opts, .alloc = alloc),
                                &fixture->client, NULL));
    return kin_factory_new(fixture->client,
                           KIN_OPTS(kin_factory_opts, .alloc = alloc),
                           &fixture->factory, NULL);
}

/* Sets the next answer of /apis, or all from then on. */
static int serve(struct fixture *fixture, const char *apis, bool is_lasting)
{
    TRY(kin_fake_client_reply(fixture->fake,
                              KIN_OPTS(kin_fake_reply, .path = "/apis",
                                       .body = kin_s(apis),
                                       .is_lasting = is_lasting),
                              NULL));
    return kin_fake_client_reply(fixture->fake,
                                 KIN_OPTS(kin_fake_reply, .path = "/api",
                                          .body = kin_s(no_groups),
                                          .is_lasting = is_lasting),
                                 NULL);
}

KIN_TEST(builtin_resources_are_known)
{
    FIXTURE fixture = {0};
    kin_informer *informer = NULL;
    kin_informer *again = NULL;

    TRY(fixture_init(&fixture, alloc));
    TRY(kin_factory_for_resource(fixture.factory, "apps", "v1", "deployments",
                                 &informer, NULL));
    TRY(kin_factory_for_resource(fixture.factory, NULL, "v1", "nodes", &again,
                                 NULL));
    TRY(kin_factory_informer(fixture.factory, &deployments, &again, NULL));
    assert_ptr_equal(again, informer);
    assert_int_equal(kin_fake_client_request_count(fixture.fake), 0);
    return 0;
}

KIN_TEST(all_builtin_resources_have_informers)
{
    FIXTURE fixture = {0};

    (void)alloc;
    TRY(fixture_init(&fixture, NULL));
    for (size_t i = 0; i < kin_builtin_count(); i++) {
        const kin_resource *at = kin_builtin_at(i);
        kin_informer *informer = NULL;
        TRY(kin_factory_for_resource(fixture.factory, at->group, at->version,
                                     at->plural, &informer, NULL));
        assert_string_equal(informer->lw->resource->plural, at->plural);
        assert_string_equal(informer->lw->resource->kind, at->kind);
    }
    assert_int_equal(kin_fake_client_request_count(fixture.fake), 0);
    return 0;
}

KIN_TEST(other_resources_are_discovered)
{
    FIXTURE fixture = {0};
    kin_informer *informer = NULL;
    kin_informer *again = NULL;

    TRY(fixture_init(&fixture, alloc));
    TRY(serve(&fixture, GROUPS(WATCHED), true));
    TRY(kin_factory_for_resource(fixture.factory, "example.com", "v1", "foos",
                                 &informer, NULL));
    assert_string_equal(informer->lw->resource->kind, "Foo");
    assert_string_equal(informer->lw->resource->version, "v1");
    assert_true(informer->lw->resource->is_cluster_scoped);
    size_t before = kin_fake_client_request_count(fixture.fake);
    TRY(kin_factory_for_resource(fixture.factory, "example.com", "v1", "foos",
                                 &again, NULL));
    assert_ptr_equal(again, informer);
    /* Without a version: the server's preferred one. */
    TRY(kin_factory_for_resource(fixture.factory, "example.com", "", "foos",
                                 &again, NULL));
    assert_string_equal(again->lw->resource->version, "v2");
    assert_int_equal(kin_fake_client_request_count(fixture.fake), before);
    return 0;
}

KIN_TEST(earlier_resources_are_known)
{
    FIXTURE fixture = {0};
    const kin_resource foos = {"example.com", "v7", "foos", "Foo", false};
    kin_informer *informer = NULL;
    kin_informer *again = NULL;

    TRY(fixture_init(&fixture, alloc));
    TRY(kin_factory_informer(fixture.factory, &foos, &informer, NULL));
    TRY(kin_factory_for_resource(fixture.factory, "example.com", "v7", "foos",
                                 &again, NULL));
    assert_ptr_equal(again, informer);
    assert_int_equal(kin_fake_client_request_count(fixture.fake), 0);
    return 0;
}

KIN_TEST(a_missing_resource_is_a_clear_error)
{
    FIXTURE fixture = {0};
    kin_informer *informer = NULL;
    kin_error err = KIN_ERROR_INIT;

    TRY(fixture_init(&fixture, alloc));
    TRY(serve(&fixture, GROUPS(RESOURCE("bars", "\"list\"")), true));
    TRY_FAIL(kin_factory_for_resource(fixture.factory, "example.com", "v1",
                                      "foos", &informer, &err),
             KIN_ENOTFOUND);
    assert_string_equal(err.message,
                        "factory: foos: the server has no resource "
                        "foos.example.com of version v1");
    assert_int_equal(err.http_status, 0);
    TRY_FAIL(kin_factory_for_resource(fixture.factory, "example.com", "v1",
                                      "foo", &informer, NULL),
             KIN_ENOTFOUND);
    TRY_FAIL(kin_factory_for_resource(fixture.factory, "example.com", "v1",
                                      "bars", &informer, &err),
             KIN_EUNSUPPORTED);
    assert_string_equal(
        err.message,
        "factory: bars: the resource does not support list and watch");
    TRY_FAIL(kin_factory_for_resource(fixture.factory, "example.com", "v1", "",
                                      &informer, NULL),
             KIN_EINVAL);
    assert_null(informer);
    return 0;
}

KIN_TEST(a_server_that_fails_is_an_error)
{
    FIXTURE fixture = {0};
    kin_informer *informer = NULL;

    TRY(fixture_init(&fixture, alloc));
    TRY(kin_fake_client_reply(
        fixture.fake,
        KIN_OPTS(kin_fake_reply, .status = 403, .is_lasting = true), NULL));
    TRY_FAIL(kin_factory_for_resource(fixture.factory, "example.com", "v1",
                                      "foos", &informer, NULL),
             KIN_EFORBIDDEN);
    return 0;
}

/* A definition that is created during a wait for it. */
KIN_TEST(a_wait_ends_when_the_server_has_it)
{
    FIXTURE fixture = {0};
    const kin_resource foos = {
        .group = "example.com", .version = "v1", .plural = "foos"};
    KIN_AUTO(kin_stop) *stop = NULL;
    kin_informer *informer = NULL;

    (void)alloc;
    TRY(fixture_init(&fixture, NULL));
    TRY(serve(&fixture, no_groups, false));
    TRY(serve(&fixture, GROUPS(RESOURCE("bars", "\"list\"")), false));
    TRY(serve(&fixture, GROUPS(WATCHED), true));
    TRY(stop_soon(SOON_MS, &stop));
    TRY(kin_factory_wait_resource(fixture.factory, &foos, stop, &informer,
                                  NULL));
    assert_string_equal(informer->lw->resource->kind, "Foo");
    assert_int_equal(kin_fake_client_request_count(fixture.fake), 6);
    return 0;
}

KIN_TEST(a_wait_that_ends_names_the_missing_resource)
{
    FIXTURE fixture = {0};
    const kin_resource foos = {
        .group = "example.com", .version = "v1", .plural = "foos"};
    KIN_AUTO(kin_stop) *stop = NULL;
    kin_informer *informer = NULL;
    kin_error err = KIN_ERROR_INIT;

    (void)alloc;
    TRY(fixture_init(&fixture, NULL));
    TRY(serve(&fixture, no_groups, true));
    /* Long enough for one response, even on a slow machine. */
    for (int ms = 300; !strstr(err.message, "has no resource") && ms < SOON_MS;
         ms *= 2) {
        stop = kin_stop_unref(stop);
        TRY(stop_soon(ms, &stop));
        TRY_FAIL(kin_factory_wait_resource(fixture.factory, &foos, stop,
                                           &informer, &err),
                 KIN_ETIMEDOUT);
    }
    assert_int_equal(err.code, KIN_ETIMEDOUT);
    assert_string_equal(err.message,
                        "factory: foos: the server has no resource "
                        "foos.example.com of version v1");
    TRY_FAIL(
        kin_factory_wait_resource(fixture.factory, NULL, stop, &informer, NULL),
        KIN_EINVAL);
    return 0;
}

KIN_TEST(permanent_errors_end_the_wait_at_once)
{
    FIXTURE fixture = {0};
    const kin_resource bars = {.group = "example.com", .plural = "bars"};
    kin_informer *informer = NULL;

    (void)alloc;
    TRY(fixture_init(&fixture, NULL));
    TRY(serve(&fixture, GROUPS(RESOURCE("bars", "\"list\"")), true));
    TRY_FAIL(kin_factory_wait_resource(fixture.factory, &bars, NULL, &informer,
                                       NULL),
             KIN_EUNSUPPORTED);
    return 0;
}

static void wait_for_foos(void *userdata)
{
    struct fixture *fixture = userdata;
    const kin_resource foos = {.group = "example.com", .plural = "foos"};
    kin_informer *informer = NULL;

    assert_int_equal(kin_factory_wait_resource(fixture->factory, &foos, NULL,
                                               &informer, NULL),
                     KIN_ESTOPPED);
}

KIN_TEST(a_shutdown_ends_the_wait)
{
    FIXTURE fixture = {0};
    struct kin__thread thread;
    kin_informer *informer = NULL;

    (void)alloc;
    TRY(fixture_init(&fixture, NULL));
    TRY(serve(&fixture, no_groups, true));
    TRY(kin__thread_start(&thread, NULL, wait_for_foos, &fixture, NULL));
    kin_factory_shutdown(fixture.factory);
    kin__thread_join(&thread);
    TRY_FAIL(kin_factory_for_resource(fixture.factory, "example.com", "v1",
                                      "foos", &informer, NULL),
             KIN_ESTOPPED);
    return 0;
}

KIN_TEST(a_lookup_without_a_client_fails)
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

KIN_TEST_MAIN(KIN_TEST_ENTRY(builtin_resources_are_known),
              KIN_TEST_ENTRY(all_builtin_resources_have_informers),
              KIN_TEST_ENTRY(other_resources_are_discovered),
              KIN_TEST_ENTRY(earlier_resources_are_known),
              KIN_TEST_ENTRY(a_missing_resource_is_a_clear_error),
              KIN_TEST_ENTRY(a_server_that_fails_is_an_error),
              KIN_TEST_ENTRY(a_wait_ends_when_the_server_has_it),
              KIN_TEST_ENTRY(a_wait_that_ends_names_the_missing_resource),
              KIN_TEST_ENTRY(permanent_errors_end_the_wait_at_once),
              KIN_TEST_ENTRY(a_shutdown_ends_the_wait),
              KIN_TEST_ENTRY(a_lookup_without_a_client_fails))
