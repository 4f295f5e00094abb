/* SPDX-License-Identifier: Apache-2.0 */
/* Informers that verify their cache, on an embedded server. */
#include <kin/informer.h>

#include <stdio.h>

#include <kin/fake_clock.h>
#include <kin/json.h>
#include <kin/server.h>
#include <kin/snapshot.h>

#include "kin_test.h"
#include "write_test.h"

static const kin_resource configmaps = {"", "v1", "configmaps", "ConfigMap",
                                        false};

enum { SOON_MS = 60000, VERIFY_MS = 3600000, MAPS = 5 };

struct place {
    kin_server *server;
    kin_client *client;
    kin_fake_clock *clock;
    kin_informer *informer;
};

static void place_done(struct place *place)
{
    (void)kin_informer_free(place->informer);
    (void)kin_client_unref(place->client);
    (void)kin_server_free(place->server);
    (void)kin_fake_clock_free(place->clock);
}

#define PLACE __attribute__((cleanup(place_done))) struct place

static int create(struct place *place, const char *name, kin_object **ret)
{
    KIN_AUTO(kin_document) *body = NULL;
    char text[128];

    snprintf(text, sizeof(text), "{\"metadata\":{\"name\":\"%s\"}}", name);
    TRY(kin_document_parse(NULL, kin_s(text), &body, NULL));
    return write_create(place->client, &configmaps, kin_s("default"),
                        kin_document_root(body), NULL, ret, NULL);
}

/* Creates a map, and waits until the informer has it: its watch is open. */
static int create_and_wait(struct place *place, const char *name)
{
    KIN_AUTO(kin_object) *made = NULL;
    KIN_AUTO(kin_stop) *stop = NULL;

    TRY(create(place, name, &made));
    TRY(kin_stop_new(NULL,
                     KIN_OPTS(kin_stop_opts, .has_deadline = true,
                              .deadline = kin_deadline_ms(SOON_MS)),
                     &stop, NULL));
    return kin_informer_wait_version(
        place->informer, kin_object_resource_version(made), stop, NULL);
}

static int start(struct place *place, kin_informer_opts opts)
{
    KIN_AUTO(kin_config) *config = NULL;
    char name[16];

    TRY(kin_server_start(/* opts= */ NULL, &place->server, NULL));
    TRY(kin_config_new(
        KIN_OPTS(kin_config_opts,
                 .text = kin_s(kin_server_kubeconfig(place->server))),
        &config, NULL));
    TRY(kin_client_new(config, KIN_OPTS(kin_client_opts, .qps = -1),
                       &place->client, NULL));
    TRY(kin_fake_clock_new(NULL, (kin_time){0}, &place->clock, NULL));
    for (int i = 0; i < MAPS; i++) {
        KIN_AUTO(kin_object) *made = NULL;
        snprintf(name, sizeof(name), "map-%d", i);
        TRY(create(place, name, &made));
    }
    opts.verify_ms = VERIFY_MS;
    opts.clock = kin_fake_clock_clock(place->clock);
    TRY(kin_informer_new(place->client, &configmaps, &opts, &place->informer,
                         NULL));
    TRY(kin_informer_start(place->informer, NULL));
    TRY(kin_informer_wait_synced(place->informer, NULL, NULL));
    return create_and_wait(place, "first");
}

static kin_informer_stats stats_of(const struct place *place)
{
    kin_informer_stats stats = KIN_INIT(kin_informer_stats);

    kin_informer_get_stats(place->informer, &stats);
    return stats;
}

/* Lists pages at exactly the version of the cache; then the watch goes on. */
static int verify(kin_informer_opts opts)
{
    PLACE place = {0};

    TRY(start(&place, opts));
    for (uint64_t i = 1; i <= 3; i++) {
        char name[16];
        kin_fake_clock_advance(place.clock, 2 * VERIFY_MS);
        for (int k = 0; k < SOON_MS && stats_of(&place).verifications < i; k++)
            (void)kin_stop_wait(NULL, kin_deadline_ms(1));
        assert_int_equal(stats_of(&place).verifications, i);
        snprintf(name, sizeof(name), "more-%d", (int)i);
        TRY(create_and_wait(&place, name));
    }
    assert_int_equal(stats_of(&place).differences, 0);
    assert_int_equal(stats_of(&place).failures, 0);
    assert_int_equal(stats_of(&place).relists, 0);
    return 0;
}

KIN_TEST(a_cache_that_is_right_is_not_changed)
{
    kin_informer_opts opts = KIN_INIT(kin_informer_opts);

    (void)alloc;
    TRY(verify(opts));
    opts.page_limit = 2;
    TRY(verify(opts));
    opts.is_metadata_only = true;
    return verify(opts);
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(a_cache_that_is_right_is_not_changed))
