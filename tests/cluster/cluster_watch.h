/* SPDX-License-Identifier: Apache-2.0 */
/*
 * cluster_watch.h - helpers for tests of lists and watches on a real control
 * plane.
 */
#ifndef KIN_CLUSTER_WATCH_H
#define KIN_CLUSTER_WATCH_H

#include <kin/list.h>
#include <kin/lister_watcher.h>
#include <kin/watch.h>

#include "base/clock.h"
#include "cluster_client.h"
#include "write_test.h"

/* For calls that must succeed: fails the test with the error message. */
#define CLUSTER_TRY(call, err)                                                 \
    do {                                                                       \
        int cluster_try_ = (call);                                             \
        if (cluster_try_ < 0)                                                  \
            fail_msg("%s:%d: %s: %s", __FILE__, __LINE__, #call,               \
                     (err)->message);                                          \
    } while (0)

/* A namespace for one test: "name-123". */
static inline void cluster_make_namespace(kin_client *client, const char *name,
                                          char ret[64])
{
    kin_error err = KIN_ERROR_INIT;
    char json[256];

    snprintf(ret, 64, "%s-%d", name, (int)getpid());
    snprintf(json, sizeof(json), "{\"metadata\":{\"name\":\"%s\"}}", ret);
    CLUSTER_TRY(cluster_create(NULL, client, &namespaces, kin_s(""), json, NULL,
                               NULL, &err),
                &err);
}

/* Creates or replaces a ConfigMap with one value of the given size; returns its
 * version in `ret`, if not NULL. */
static inline void cluster_put(kin_client *client, const char *ns,
                               const char *name, int number, int bytes,
                               char ret[32])
{
    KIN_AUTO(kin_document) *body = NULL;
    KIN_AUTO(kin_object) *made = NULL;
    kin_error err = KIN_ERROR_INIT;
    size_t size = (size_t)bytes + 256;
    char *json = malloc(size);

    assert_non_null(json);
    snprintf(json, size,
             "{\"metadata\":{\"name\":\"%s\"},\"data\":{\"value\":\"%0*d\"}}",
             name, bytes, number);
    CLUSTER_TRY(kin_document_parse(NULL, kin_s(json), &body, &err), &err);
    free(json);
    int r = write_update(client, &configmaps, kin_s(ns),
                         kin_document_root(body), NULL, &made, &err);
    if (r == KIN_ENOTFOUND)
        r = write_create(client, &configmaps, kin_s(ns),
                         kin_document_root(body), NULL, &made, &err);
    CLUSTER_TRY(r, &err);
    if (ret)
        snprintf(ret, 32, "%.*s", KIN_STR(kin_object_resource_version(made)));
}

/* The next event other than a bookmark, within 30 s. */
static inline void cluster_next(kin_watch *watch, kin_watch_type type,
                                const char *name)
{
    kin_watch_event event = {.size = sizeof(event)};
    kin_error err = KIN_ERROR_INIT;

    do {
        CLUSTER_TRY(kin_watch_next(watch, kin_deadline_ms(30000), &event, &err),
                    &err);
    } while (event.type == KIN_WATCH_BOOKMARK);
    assert_int_equal(event.type, type);
    if (event.object)
        assert_str_equal(kin_object_name(event.object), name);
}

#endif /* KIN_CLUSTER_WATCH_H */
