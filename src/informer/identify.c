/* SPDX-License-Identifier: Apache-2.0 */
#include "informer/identify.h"

#include <stdio.h>
#include <string.h>

#include <kin/object.h>

#include "base/str.h"

enum { ANSWER_MS = 5000 };

static const struct {
    const char *prefix;
    kin_resource resource;
    const char *ns;
    const char *name;
} objects[] = {
    {"namespace ",
     {"", "v1", "namespaces", "Namespace", true},
     "",
     "kube-system"},
    {"service ",
     {"", "v1", "services", "Service", false},
     "default",
     "kubernetes"},
};

enum { OBJECTS = sizeof(objects) / sizeof(objects[0]) };

void kin__cluster_get(kin_client *client, kin_stop *stop,
                      char ret[KIN__CLUSTER_SIZE])
{
    kin_call_opts opts = KIN_INIT(kin_call_opts);

    ret[0] = '\0';
    opts.stop = stop;
    opts.timeout_ms = ANSWER_MS;
    for (size_t i = 0; i < OBJECTS && ret[0] == '\0'; i++) {
        KIN_AUTO(kin_object) *object = NULL;
        if (kin_client_get(client, &objects[i].resource,
                           kin_named(objects[i].ns, objects[i].name), &opts,
                           &object, NULL) == 0)
            (void)snprintf(ret, KIN__CLUSTER_SIZE, "%s%.*s", objects[i].prefix,
                           KIN_STR(kin_object_uid(object)));
    }
}

static size_t object_of(const char *identity)
{
    size_t i = 0;

    while (i < OBJECTS &&
           strncmp(identity, objects[i].prefix, strlen(objects[i].prefix)) != 0)
        i++;
    return i;
}

bool kin__cluster_object(const char *identity, kin_resource *ret_resource,
                         kin_namespaced_name *ret_name)
{
    size_t i = object_of(identity);

    if (i == OBJECTS)
        return false;
    *ret_resource = objects[i].resource;
    *ret_name = kin_named(objects[i].ns, objects[i].name);
    return true;
}

bool kin__cluster_is(const char *identity, kin_str uid)
{
    size_t i = object_of(identity);

    return i < OBJECTS &&
           kin_str_eq(kin_s(identity + strlen(objects[i].prefix)), uid);
}
