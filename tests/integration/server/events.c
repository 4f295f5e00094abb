/* SPDX-License-Identifier: Apache-2.0 */
/* Events on an embedded server. */
#include <kin/events.h>

#include <stdio.h>

#include <kin/client.h>
#include <kin/json.h>
#include <kin/list.h>
#include <kin/server.h>

#include "kin_test.h"
#include "write_test.h"

enum { SOON_MS = 60000 };

static const kin_resource configmaps = {"", "v1", "configmaps", "ConfigMap",
                                        false};
static const kin_resource core = {"", "v1", "events", "Event", false};
static const kin_resource new_form = {"events.k8s.io", "v1", "events", "Event",
                                      false};

struct place {
    kin_server *server;
    kin_client *client;
    kin_object *map; /* the object of the events */
    kin_events *events;
};

static void place_done(struct place *place)
{
    (void)kin_events_free(place->events);
    (void)kin_object_unref(place->map);
    (void)kin_client_unref(place->client);
    (void)kin_server_free(place->server);
}

#define PLACE __attribute__((cleanup(place_done))) struct place

static int place_init(struct place *place, kin_events_api api)
{
    KIN_AUTO(kin_config) *config = NULL;
    KIN_AUTO(kin_document) *body = NULL;

    TRY(kin_server_start(/* opts= */ NULL, &place->server, NULL));
    TRY(kin_config_new(
        KIN_OPTS(kin_config_opts,
                 .text = kin_s(kin_server_kubeconfig(place->server))),
        &config, NULL));
    TRY(kin_client_new(config, KIN_OPTS(kin_client_opts, .qps = -1),
                       &place->client, NULL));
    TRY(kin_document_parse(NULL, kin_s("{\"metadata\":{\"name\":\"web\"}}"),
                           &body, NULL));
    TRY(write_create(place->client, &configmaps, kin_s("default"),
                     kin_document_root(body), NULL, &place->map, NULL));
    return kin_events_new(place->client,
                          KIN_OPTS(kin_events_opts, .api = api,
                                   .component = kin_s("kin.example.com/tester"),
                                   .host = kin_s("here")),
                          &place->events, NULL);
}

/* ---- stored events ---- */

struct found {
    int count;
    kin_object *last; /* owned */
};

static void found_done(struct found *found)
{
    (void)kin_object_unref(found->last);
}

#define FOUND __attribute__((cleanup(found_done))) struct found

static int take(const kin_object *object, void *userdata)
{
    struct found *found = userdata;

    (void)kin_object_unref(found->last);
    found->last = kin_object_ref(object);
    found->count++;
    return 0;
}

/* Finds the events with a reason after all were sent. */
static int find(struct place *place, const kin_resource *resource,
                const char *reason, struct found *ret)
{
    char selector[64];
    const kin_list_handler handler = {
        .size = sizeof(handler), .on_item = take, .userdata = ret};

    TRY(kin_events_stop(place->events, kin_deadline_ms(SOON_MS)));
    (void)snprintf(selector, sizeof(selector), "reason=%s", reason);
    return kin_client_list(place->client, resource,
                           KIN_OPTS(kin_list_opts, .ns = kin_s("default"),
                                    .field_selector = kin_s(selector)),
                           &handler, NULL, NULL);
}

static kin_str text_at(const kin_object *object, const char *a, const char *b)
{
    kin_value value = kin_value_get(kin_object_value(object), kin_s(a));

    return kin_value_str(b ? kin_value_get(value, kin_s(b)) : value);
}

static int64_t int_at(const kin_object *object, const char *a, const char *b)
{
    kin_value value = kin_value_get(kin_object_value(object), kin_s(a));
    int64_t number = 0;
    int r = kin_value_int(b ? kin_value_get(value, kin_s(b)) : value, &number);

    return r < 0 ? -1 : number;
}

/* ---- tests ---- */

KIN_TEST(an_event_is_stored_and_counted)
{
    PLACE place = {.server = NULL};
    FOUND found = {.last = NULL};

    (void)alloc;
    TRY(place_init(&place, KIN_EVENTS_CORE));
    for (int i = 0; i < 5; i++)
        TRY(kin_events_record(place.events, place.map, KIN_EVENTS_WARNING,
                              "Tested", "try %d", 1));
    TRY(find(&place, &core, "Tested", &found));
    assert_int_equal(found.count, 1);
    assert_int_equal(int_at(found.last, "count", NULL), 5);
    assert_str_equal(text_at(found.last, "type", NULL), "Warning");
    assert_str_equal(text_at(found.last, "message", NULL), "try 1");
    assert_str_equal(text_at(found.last, "source", "component"),
                     "kin.example.com/tester");
    assert_str_equal(text_at(found.last, "source", "host"), "here");
    assert_str_equal(text_at(found.last, "reportingComponent", NULL),
                     "kin.example.com/tester");
    assert_str_equal(text_at(found.last, "involvedObject", "kind"),
                     "ConfigMap");
    assert_true(kin_str_eq(text_at(found.last, "involvedObject", "uid"),
                           kin_object_uid(place.map)));
    assert_true(
        kin_str_starts_with(kin_object_name(found.last), kin_s("web.")));
    return 0;
}

KIN_TEST(similar_events_are_combined)
{
    PLACE place = {.server = NULL};
    FOUND found = {.last = NULL};
    kin_events_stats stats = {.size = sizeof(stats)};

    (void)alloc;
    TRY(place_init(&place, KIN_EVENTS_CORE));
    for (int i = 0; i < 30; i++)
        TRY(kin_events_record(place.events, place.map, KIN_EVENTS_NORMAL,
                              "Tested", "try %d", i));
    TRY(find(&place, &core, "Tested", &found));
    /* Nine separate ones, and one that combines the rest. */
    assert_int_equal(found.count, 10);
    kin_events_get_stats(place.events, &stats);
    assert_int_equal(stats.recorded, 30);
    assert_int_equal(stats.combined, 21);
    assert_int_equal(stats.created, 10);
    assert_int_equal(stats.patched, 15);
    assert_int_equal(stats.filtered, 5);
    assert_int_equal(stats.refused, 0);
    return 0;
}

/* It was deleted, or has expired. */
KIN_TEST(recreates_a_deleted_event)
{
    PLACE place = {.server = NULL};
    FOUND found = {.last = NULL};
    FOUND again = {.last = NULL};
    kin_events_stats stats = {.size = sizeof(stats)};
    const kin_list_handler handler = {
        .size = sizeof(handler), .on_item = take, .userdata = &found};

    (void)alloc;
    TRY(place_init(&place, KIN_EVENTS_CORE));
    TRY(kin_events_record(place.events, place.map, KIN_EVENTS_NORMAL, "Tested",
                          "m"));
    do {
        kin_events_get_stats(place.events, &stats);
    } while (stats.created == 0);
    TRY(kin_client_list(place.client, &core,
                        KIN_OPTS(kin_list_opts, .ns = kin_s("default")),
                        &handler, NULL, NULL));
    assert_int_equal(found.count, 1);
    TRY(kin_client_delete(
        place.client, &core,
        (kin_namespaced_name){kin_s("default"), kin_object_name(found.last)},
        NULL, NULL, NULL));
    TRY(kin_events_record(place.events, place.map, KIN_EVENTS_NORMAL, "Tested",
                          "m"));
    TRY(find(&place, &core, "Tested", &again));
    assert_int_equal(again.count, 1);
    assert_int_equal(int_at(again.last, "count", NULL), 2);
    return 0;
}

KIN_TEST(the_events_api_makes_a_series)
{
    PLACE place = {.server = NULL};
    FOUND found = {.last = NULL};
    kin_events_stats stats = {.size = sizeof(stats)};

    (void)alloc;
    TRY(place_init(&place, KIN_EVENTS_NEW));
    for (int i = 0; i < 5; i++)
        TRY(kin_events_record(place.events, place.map, KIN_EVENTS_NORMAL,
                              "Tested", "try %d", i));
    TRY(find(&place, &new_form, "Tested", &found));
    assert_int_equal(found.count, 1);
    assert_int_equal(int_at(found.last, "series", "count"), 5);
    assert_str_equal(text_at(found.last, "note", NULL), "try 0");
    assert_str_equal(text_at(found.last, "action", NULL), "Tested");
    assert_str_equal(text_at(found.last, "reportingController", NULL),
                     "kin.example.com/tester");
    assert_str_equal(text_at(found.last, "reportingInstance", NULL),
                     "kin.example.com/tester-here");
    kin_events_get_stats(place.events, &stats);
    assert_int_equal(stats.refused, 0);
    assert_int_equal(stats.counted, 3);
    return 0;
}

KIN_TEST(a_stopped_server_does_not_block_the_shutdown)
{
    PLACE place = {.server = NULL};
    kin_events_stats stats = {.size = sizeof(stats)};

    (void)alloc;
    TRY(place_init(&place, KIN_EVENTS_CORE));
    place.server = kin_server_free(place.server);
    for (int i = 0; i < 5; i++)
        TRY(kin_events_record(place.events, place.map, KIN_EVENTS_NORMAL,
                              "Tested", "try %d", i));
    int r = kin_events_stop(place.events, kin_deadline_ms(SOON_MS));
    kin_events_get_stats(place.events, &stats);
    assert_int_equal(r, stats.unsent > 0 ? KIN_ETIMEDOUT : 0);
    assert_int_equal(stats.given_up + stats.unsent, 5);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(an_event_is_stored_and_counted),
              KIN_TEST_ENTRY(similar_events_are_combined),
              KIN_TEST_ENTRY(recreates_a_deleted_event),
              KIN_TEST_ENTRY(the_events_api_makes_a_series),
              KIN_TEST_ENTRY(a_stopped_server_does_not_block_the_shutdown))
