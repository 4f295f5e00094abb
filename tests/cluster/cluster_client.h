/* SPDX-License-Identifier: Apache-2.0 */
/*
 * cluster_client.h - clients of the kit's server, for test programs.
 *
 * The server is a real control plane or `kin serve`; a test must hold for both.
 * Where it cannot, the test checks cluster_is_kin() and states the reason.
 *
 * Each program has its own namespace, which is never deleted.
 */
#ifndef KIN_CLUSTER_CLIENT_H
#define KIN_CLUSTER_CLIENT_H

#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include <kin/client.h>
#include <kin/json.h>
#include <kin/request.h>

#include "kin_test.h"
#include "write_test.h"

static const kin_resource namespaces = {"", "v1", "namespaces", "Namespace",
                                        true};
static const kin_resource configmaps = {"", "v1", "configmaps", "ConfigMap",
                                        false};
static const kin_resource pods = {"", "v1", "pods", "Pod", false};

static inline bool cluster_is_kin(void)
{
    const char *kin = getenv("KIN_CLUSTER_SERVE");

    return kin && kin[0];
}

/* For a case that `kin serve` cannot pass. */
#define CLUSTER_SKIP_ON_KIN(reason)                                            \
    do {                                                                       \
        if (cluster_is_kin()) {                                                \
            print_message("not on kin serve: %s\n", (reason));                 \
            return 0;                                                          \
        }                                                                      \
    } while (0)

/* A client as one of the users that the kit's README lists; NULL for admin. */
static inline int cluster_client(const kin_allocator *alloc, const char *user,
                                 const kin_client_opts *opts, kin_client **ret)
{
    KIN_AUTO(kin_config) *config = NULL;
    kin_client_opts ours = KIN_INIT(kin_client_opts);
    char path[1024];

    if (opts)
        ours = *opts;
    ours.alloc = alloc;
    snprintf(path, sizeof(path), "%s/kubeconfig/%s", getenv("KIN_CLUSTER_DIR"),
             user ? user : "admin");
    int r = kin_config_new(
        KIN_OPTS(kin_config_opts, .alloc = alloc, .path = path), &config, NULL);
    return r < 0 ? r : kin_client_new(config, &ours, ret, NULL);
}

/* Parses a text. */
static inline int cluster_parse(const kin_allocator *alloc, const char *text,
                                kin_document **ret)
{
    return kin_document_parse(alloc, kin_s(text), ret, NULL);
}

/* The program's namespace; created by the first call. */
static inline int cluster_namespace(const kin_allocator *alloc,
                                    kin_client *client, kin_str *ret)
{
    static char name[64];
    KIN_AUTO(kin_document) *body = NULL;
    char text[256];

    *ret = kin_s(name);
    if (name[0])
        return 0;
    snprintf(name, sizeof(name), "kin-%ld-%lx", (long)getpid(),
             (unsigned long)time(NULL));
    *ret = kin_s(name);
    snprintf(text, sizeof(text), "{\"metadata\":{\"name\":\"%s\"}}", name);
    int r = cluster_parse(alloc, text, &body);
    return r < 0 ? r
                 : write_create(client, &namespaces, kin_s(""),
                                kin_document_root(body), NULL, NULL, NULL);
}

/* Creates an object from a text. */
static inline int cluster_create(const kin_allocator *alloc, kin_client *client,
                                 const kin_resource *resource, kin_str ns,
                                 const char *text, const kin_call_opts *opts,
                                 kin_object **ret, kin_error *err)
{
    KIN_AUTO(kin_document) *body = NULL;
    int r = cluster_parse(alloc, text, &body);

    return r < 0 ? r
                 : write_create(client, resource, ns, kin_document_root(body),
                                opts, ret, err);
}

enum { CLUSTER_ARGS = 4 };

/* Runs a verb of the kit with at most four arguments; NULL-terminated. */
static inline int cluster_run_with(const char *verb,
                                   const char *const args[CLUSTER_ARGS])
{
    char *kit = getenv("KIN_CLUSTER");
    char *argv[CLUSTER_ARGS + 3] = {kit, (char *)(uintptr_t)verb};
    int status = -1;
    pid_t child = 0;

    for (int i = 0; i < CLUSTER_ARGS && args[i]; i++)
        argv[i + 2] = (char *)(uintptr_t)args[i];
    if (posix_spawn(&child, kit, NULL, NULL, argv, environ) != 0 ||
        waitpid(child, &status, 0) < 0)
        return -1;
    return status;
}

/* The same without arguments. */
static inline int cluster_run(const char *verb)
{
    return cluster_run_with(verb, (const char *const[CLUSTER_ARGS]){NULL});
}

/* The string at a path of keys separated by dots. */
static inline kin_str cluster_string(kin_value v, const char *path)
{
    while (*path) {
        size_t len = strcspn(path, ".");
        v = kin_value_get(v, kin_str_of(path, len));
        path += len + (path[len] == '.');
    }
    return kin_value_str(v);
}

/* The same in an object. */
static inline kin_str object_string(const kin_object *object, const char *path)
{
    return cluster_string(kin_object_value(object), path);
}

#endif /* KIN_CLUSTER_CLIENT_H */
