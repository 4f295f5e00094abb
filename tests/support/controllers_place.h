/* SPDX-License-Identifier: Apache-2.0 */
/*
 * controllers_place.h - controllers and the server that they work on, within
 * the program.
 */
#ifndef CONTROLLERS_PLACE_H
#define CONTROLLERS_PLACE_H

#include <stdio.h>
#include <string.h>

#include <kin/client.h>
#include <kin/json.h>
#include <kin/list.h>
#include <kin/manager.h>
#include <kin/server.h>

#include "base/str.h"
#include "base/thread.h"
#include "controllers/table.h"
#include "kin_test.h"
#include "write_test.h"

enum { SOON_MS = 60000, POLL_MS = 5 };

struct place {
    kin_server *server;
    kin_client *client;
    kin_manager *manager;
    kin_stop *stop;
    struct kin__thread thread;
    int result; /* of the manager */
};

static inline int place_end(struct place *place)
{
    kin_stop_request(place->stop);
    if (place->thread.is_started)
        kin__thread_join(&place->thread);
    return place->result;
}

static inline void place_done(struct place *place)
{
    (void)place_end(place);
    (void)kin_manager_free(place->manager);
    (void)kin_stop_unref(place->stop);
    (void)kin_client_unref(place->client);
    (void)kin_server_free(place->server);
}

#define PLACE __attribute__((cleanup(place_done))) struct place

static inline void place_run(void *userdata)
{
    struct place *place = userdata;

    place->result = kin_manager_run(place->manager, place->stop, NULL);
}

static inline int place_connect(struct place *place)
{
    KIN_AUTO(kin_config) *config = NULL;
    int r = kin_config_new(
        KIN_OPTS(kin_config_opts,
                 .text = kin_s(kin_server_kubeconfig(place->server))),
        &config, NULL);

    if (r == 0)
        r = kin_client_new(config, KIN_OPTS(kin_client_opts, .qps = -1),
                           &place->client, NULL);
    return r < 0 ? r : kin_stop_new(NULL, NULL, &place->stop, NULL);
}

/* A server whose namespaces are a controller's; no controllers yet. */
static inline int place_open(struct place *place)
{
    *place = (struct place){.server = NULL};
    TRY(kin_server_start(KIN_OPTS(kin_server_opts, .leaves_namespaces = true),
                         &place->server, NULL));
    return place_connect(place);
}

static inline int place_start(struct place *place, const char *controllers,
                              const kin_manager_setting_pair *settings,
                              size_t count)
{
    kin_manager_opts opts = KIN_INIT(kin_manager_opts);

    opts.client = place->client;
    opts.descriptors = kin__controllers;
    opts.controllers = controllers;
    opts.settings = settings;
    opts.setting_count = count;
    TRY(kin_manager_new(&opts, &place->manager, NULL));
    return kin__thread_start(&place->thread, NULL, place_run, place, NULL);
}

/* ---- objects; texts are written with ' for " ---- */

static inline int place_create(struct place *place,
                               const kin_resource *resource, const char *ns,
                               const char *text, kin_object **ret)
{
    KIN_AUTO(kin_document) *doc = NULL;
    char room[4096];
    size_t len = strlen(text);
    kin_error err = KIN_ERROR_INIT;

    assert_true(len < sizeof(room));
    for (size_t i = 0; i <= len; i++)
        room[i] = (char)(text[i] == '\'' ? '"' : text[i]);
    TRY(kin_document_parse(NULL, kin_str_of(room, len), &doc, NULL));
    int r = write_create(place->client, resource, kin_s(ns),
                         kin_document_root(doc), NULL, ret, &err);
    if (r < 0)
        fail_msg("%s: %s", text, err.message);
    return r;
}

static inline int place_patch(struct place *place, const kin_resource *resource,
                              const char *ns, const char *name,
                              const char *text)
{
    KIN_AUTO(kin_document) *doc = NULL;
    char room[1024];
    size_t len = strlen(text);

    assert_true(len < sizeof(room));
    for (size_t i = 0; i <= len; i++)
        room[i] = (char)(text[i] == '\'' ? '"' : text[i]);
    TRY(kin_document_parse(NULL, kin_str_of(room, len), &doc, NULL));
    return write_patch(
        place->client, resource, kin_named(ns, name),
        &(kin_patch){.type = KIN_PATCH_MERGE, .body = kin_document_root(doc)},
        NULL, NULL, NULL);
}

static inline int place_delete(struct place *place,
                               const kin_resource *resource, const char *ns,
                               const char *name, kin_propagation propagation)
{
    return kin_client_delete(
        place->client, resource, kin_named(ns, name),
        KIN_OPTS(kin_delete_opts, .propagation = propagation), NULL, NULL);
}

/* ---- waiting ---- */

/* Whether an object is as wanted; NULL if it is not there. */
typedef bool place_wants(const kin_object *object);

static inline void place_await(struct place *place,
                               const kin_resource *resource, const char *ns,
                               const char *name, place_wants *wants)
{
    kin_deadline deadline = kin_deadline_ms(SOON_MS);

    for (;;) {
        KIN_AUTO(kin_object) *object = NULL;
        int r = kin_client_get(place->client, resource, kin_named(ns, name),
                               NULL, &object, NULL);
        if ((r == 0 || r == KIN_ENOTFOUND) && wants(object))
            return;
        if (kin_deadline_ms(0).at_ns > deadline.at_ns)
            fail_msg("%s %s does not become what it should", resource->plural,
                     name);
        (void)kin_stop_wait(NULL, kin_deadline_ms(POLL_MS));
    }
}

static inline bool has_gone(const kin_object *object)
{
    return object == NULL;
}

static inline bool place_has(struct place *place, const kin_resource *resource,
                             const char *ns, const char *name)
{
    return kin_client_get(place->client, resource, kin_named(ns, name), NULL,
                          NULL, NULL) == 0;
}

#endif /* CONTROLLERS_PLACE_H */
