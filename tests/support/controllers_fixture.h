/* SPDX-License-Identifier: Apache-2.0 */
/* controllers_fixture.h - controllers and the embedded server that they work on
 */
#ifndef CONTROLLERS_FIXTURE_H
#define CONTROLLERS_FIXTURE_H

#include <stdio.h>
#include <string.h>

#include <kin/client.h>
#include <kin/json.h>
#include <kin/list.h>
#include <kin/manager.h>
#include <kin/server.h>

#include "base/str.h"
#include "base/thread.h"
#include "controllers/controller.h"
#include "kin_test.h"
#include "write_test.h"

enum { SOON_MS = 60000, POLL_MS = 5 };

struct cluster {
    kin_server *server;
    kin_client *client;
    kin_manager *manager;
    kin_stop *stop;
    struct kin__thread thread;
    int result; /* of the manager */
};

static inline int cluster_end(struct cluster *cluster)
{
    kin_stop_request(cluster->stop);
    if (cluster->thread.is_started)
        kin__thread_join(&cluster->thread);
    return cluster->result;
}

static inline void cluster_done(struct cluster *cluster)
{
    (void)cluster_end(cluster);
    (void)kin_manager_free(cluster->manager);
    (void)kin_stop_unref(cluster->stop);
    (void)kin_client_unref(cluster->client);
    (void)kin_server_free(cluster->server);
}

#define CLUSTER __attribute__((cleanup(cluster_done))) struct cluster

static inline void cluster_run(void *userdata)
{
    struct cluster *cluster = userdata;

    cluster->result = kin_manager_run(cluster->manager, cluster->stop, NULL);
}

static inline int cluster_connect(struct cluster *cluster)
{
    KIN_AUTO(kin_config) *config = NULL;
    int r = kin_config_new(
        KIN_OPTS(kin_config_opts,
                 .text = kin_s(kin_server_kubeconfig(cluster->server))),
        &config, NULL);

    if (r == 0)
        r = kin_client_new(config, KIN_OPTS(kin_client_opts, .qps = -1),
                           &cluster->client, NULL);
    return r < 0 ? r : kin_stop_new(NULL, NULL, &cluster->stop, NULL);
}

/* Starts a server that leaves namespaces to a controller; no controllers yet.
 */
static inline int cluster_open(struct cluster *cluster)
{
    *cluster = (struct cluster){.server = NULL};
    TRY(kin_server_start(KIN_OPTS(kin_server_opts, .leaves_namespaces = true),
                         &cluster->server, NULL));
    return cluster_connect(cluster);
}

static inline int cluster_start(struct cluster *cluster,
                                const char *controllers,
                                const kin_manager_setting_pair *settings,
                                size_t count)
{
    kin_manager_opts opts = KIN_INIT(kin_manager_opts);

    opts.client = cluster->client;
    opts.descriptors = kin__controllers;
    opts.controllers = controllers;
    opts.settings = settings;
    opts.setting_count = count;
    TRY(kin_manager_new(&opts, &cluster->manager, NULL));
    return kin__thread_start(&cluster->thread, NULL, cluster_run, cluster,
                             NULL);
}

/* ---- objects; texts are written with ' for " ---- */

static inline int cluster_create(struct cluster *cluster,
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
    int r = write_create(cluster->client, resource, kin_s(ns),
                         kin_document_root(doc), NULL, ret, &err);
    if (r < 0)
        fail_msg("%s: %s", text, err.message);
    return r;
}

static inline int cluster_patch(struct cluster *cluster,
                                const kin_resource *resource, const char *ns,
                                const char *name, const char *text)
{
    KIN_AUTO(kin_document) *doc = NULL;
    char room[1024];
    size_t len = strlen(text);

    assert_true(len < sizeof(room));
    for (size_t i = 0; i <= len; i++)
        room[i] = (char)(text[i] == '\'' ? '"' : text[i]);
    TRY(kin_document_parse(NULL, kin_str_of(room, len), &doc, NULL));
    return write_patch(
        cluster->client, resource, kin_named(ns, name),
        &(kin_patch){.type = KIN_PATCH_MERGE, .body = kin_document_root(doc)},
        NULL, NULL, NULL);
}

static inline int cluster_delete(struct cluster *cluster,
                                 const kin_resource *resource, const char *ns,
                                 const char *name, kin_propagation propagation)
{
    return kin_client_delete(
        cluster->client, resource, kin_named(ns, name),
        KIN_OPTS(kin_delete_opts, .propagation = propagation), NULL, NULL);
}

/* ---- waiting ---- */

/* Whether an object is as expected; called with NULL if it does not exist. */
typedef bool cluster_wants(const kin_object *object);

static inline void cluster_await(struct cluster *cluster,
                                 const kin_resource *resource, const char *ns,
                                 const char *name, cluster_wants *wants)
{
    kin_deadline deadline = kin_deadline_ms(SOON_MS);

    for (;;) {
        KIN_AUTO(kin_object) *object = NULL;
        int r = kin_client_get(cluster->client, resource, kin_named(ns, name),
                               NULL, &object, NULL);
        if ((r == 0 || r == KIN_ENOTFOUND) && wants(object))
            return;
        if (kin_deadline_ms(0).at_ns > deadline.at_ns)
            fail_msg("%s %s does not become what it should", resource->plural,
                     name);
        (void)kin_stop_wait(NULL, kin_deadline_ms(POLL_MS));
    }
}

static inline bool is_deleted(const kin_object *object)
{
    return object == NULL;
}

static inline bool cluster_has(struct cluster *cluster,
                               const kin_resource *resource, const char *ns,
                               const char *name)
{
    return kin_client_get(cluster->client, resource, kin_named(ns, name), NULL,
                          NULL, NULL) == 0;
}

#endif /* CONTROLLERS_FIXTURE_H */
