/* SPDX-License-Identifier: Apache-2.0 */
/* A server that comes back with another history at the same address. */
#include <kin/informer.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <kin/json.h>
#include <kin/server.h>

#include "base/str.h"
#include "kin_test.h"
#include "write_test.h"

static const kin_resource configmaps = {"", "v1", "configmaps", "ConfigMap",
                                        false};

enum { SOON_MS = 60000 };

struct place {
    kin_server *server;
    uint16_t port;
    kin_client *client;
    kin_informer *informer;
};

static void place_done(struct place *place)
{
    (void)kin_informer_free(place->informer);
    (void)kin_client_unref(place->client);
    (void)kin_server_free(place->server);
}

#define PLACE __attribute__((cleanup(place_done))) struct place

static int place_serve(struct place *place)
{
    kin_server_opts opts = KIN_INIT(kin_server_opts);

    opts.port = place->port;
    TRY(kin_server_start(&opts, &place->server, NULL));
    place->port = (uint16_t)atoi(strrchr(kin_server_url(place->server), ':') +
                                 1);
    return 0;
}

static int client_of(const struct place *place, kin_client **ret)
{
    KIN_AUTO(kin_config) *config = NULL;

    TRY(kin_config_new(
        KIN_OPTS(kin_config_opts,
                 .text = kin_s(kin_server_kubeconfig(place->server))),
        &config, NULL));
    return kin_client_new(config, KIN_OPTS(kin_client_opts, .qps = -1), ret,
                          NULL);
}

static int create(kin_client *client, const char *name)
{
    KIN_AUTO(kin_document) *body = NULL;
    KIN_AUTO(kin_object) *object = NULL;
    char text[64];

    snprintf(text, sizeof(text), "{\"metadata\":{\"name\":\"%s\"}}", name);
    TRY(kin_document_parse(NULL, kin_s(text), &body, NULL));
    return write_create(client, &configmaps, KIN__S("default"),
                        kin_document_root(body), NULL, &object, NULL);
}

/* Creates objects PREFIX-0 and so on. */
static int create_some(kin_client *client, const char *prefix, int count)
{
    char name[32];

    for (int i = 0; i < count; i++) {
        snprintf(name, sizeof(name), "%s-%d", prefix, i);
        TRY(create(client, name));
    }
    return 0;
}

static bool has(kin_informer *informer, const char *key)
{
    KIN_AUTO(kin_snapshot) *snap = kin_informer_snapshot(informer);

    return snap && kin_snapshot_get(snap, kin_s(key)) != NULL;
}

static int await(kin_informer *informer, const char *key, bool is_there)
{
    for (int i = 0; i < SOON_MS && has(informer, key) != is_there; i++)
        (void)kin_stop_wait(NULL, kin_deadline_ms(1));
    assert_int_equal(has(informer, key), is_there);
    return 0;
}

/* An informer that has synced with five objects.  Its watch has had an event:
 * one that had none would end the round, and be followed by a list. */
static int place_init(struct place *place)
{
    TRY(place_serve(place));
    TRY(client_of(place, &place->client));
    TRY(create_some(place->client, "old", 4));
    TRY(kin_informer_new(place->client, &configmaps, NULL, &place->informer,
                         NULL));
    TRY(kin_informer_start(place->informer, NULL));
    TRY(kin_informer_wait_synced(place->informer, NULL, NULL));
    TRY(create(place->client, "old-4"));
    return await(place->informer, "default/old-4", true);
}

/* Replaces the server by one with other objects; the informer reconnects when
 * it has them all, since the port is not the old one before. */
static int place_set_back(struct place *place, int objects)
{
    KIN_AUTO(kin_client) *client = NULL;
    struct place other = {0};

    place->server = kin_server_free(place->server);
    other.port = place->port;
    TRY(place_serve(&other));
    place->server = other.server;
    TRY(client_of(place, &client));
    return create_some(client, "new", objects);
}

KIN_TEST(a_server_that_is_behind_is_listed_anew)
{
    PLACE place = {0};
    kin_informer_stats stats = KIN_INIT(kin_informer_stats);

    (void)alloc;
    TRY(place_init(&place));
    TRY(place_set_back(&place, 1));
    TRY(await(place.informer, "default/new-0", true));
    TRY(await(place.informer, "default/old-4", false));
    kin_informer_get_stats(place.informer, &stats);
    assert_int_equal(stats.set_backs, 1);
    return 0;
}

/* What the watch reports of it comes after the version of the cache. */
KIN_TEST(a_server_that_has_overtaken_the_cache_is_listed_anew)
{
    PLACE place = {0};

    (void)alloc;
    TRY(place_init(&place));
    TRY(place_set_back(&place, 9));
    TRY(await(place.informer, "default/old-4", false));
    TRY(await(place.informer, "default/new-0", true));
    return 0;
}

KIN_TEST_MAIN(
    KIN_TEST_ENTRY(a_server_that_is_behind_is_listed_anew),
    KIN_TEST_ENTRY(a_server_that_has_overtaken_the_cache_is_listed_anew))
