/* SPDX-License-Identifier: Apache-2.0 */
/*
 * fleet.h - the expected deployments, and a check of what a server and its
 * controllers made of them.
 *
 * Deployment number N is "web-N", so the names of replica sets and pods tell
 * their deployment; the uids of their owners confirm it.
 */
#ifndef KIN_SOAK_FLEET_H
#define KIN_SOAK_FLEET_H

#include <inttypes.h>
#include <stdatomic.h>

#include <kin/api/apps/v1.h>
#include <kin/client.h>
#include <kin/json.h>
#include <kin/owner.h>
#include <kin/update.h>

#include "base/random.h"
#include "process.h"
#include "write_test.h"

enum {
    FLEET_SETS = 16,
    FLEET_UID_SIZE = 64,
    FLEET_TRY_MS = 20,
    FLEET_TRIES_MS = 120000,
    FLEET_LOOK_MS = 100,
    FLEET_IMAGES = 3,
    FLEET_GONE = -1,
};

/* A replica set that was listed. */
struct fleet_set {
    char uid[FLEET_UID_SIZE];
    int replicas;
    int pods;
};

struct fleet_item {
    int replicas; /* expected; FLEET_GONE: must not exist */
    int image;
    bool is_seen;
    char uid[FLEET_UID_SIZE];
    struct fleet_set sets[FLEET_SETS];
    int set_count;
};

struct fleet {
    kin_client *client; /* borrowed */
    struct fleet_item *items;
    int count;
    atomic_uint_fast64_t writes; /* requested */
    char complaint[256];         /* the first difference */
};

static inline void fleet_init(struct fleet *fleet, kin_client *client,
                              int count)
{
    *fleet = (struct fleet){
        .client = client,
        .items = calloc((size_t)count, sizeof(struct fleet_item)),
        .count = count};
    if (!fleet->items)
        give_up("no memory");
    for (int i = 0; i < count; i++)
        fleet->items[i].replicas = FLEET_GONE;
}

static inline void fleet_done(struct fleet *fleet)
{
    free(fleet->items);
}

/* ---- expected state ---- */

/* Several threads may change different deployments concurrently. */

static inline kin_document *fleet_body(int i, const struct fleet_item *item)
{
    kin_document *doc = NULL;
    char text[512];

    (void)snprintf(
        text, sizeof(text),
        "{\"metadata\":{\"name\":\"web-%d\"},\"spec\":{\"replicas\":%d,"
        "\"revisionHistoryLimit\":2,"
        "\"selector\":{\"matchLabels\":{\"app\":\"web-%d\"}},\"template\":{"
        "\"metadata\":{\"labels\":{\"app\":\"web-%d\"}},\"spec\":{"
        "\"containers\":[{\"name\":\"c\",\"image\":\"v%d\"}]}}}}",
        i, item->replicas, i, i, item->image);
    must(kin_document_parse(NULL, kin_s(text), &doc, NULL), "a deployment");
    return doc;
}

/* Every third deletion is in the foreground. */
static inline int fleet_delete(struct fleet *fleet, int i, kin_str name,
                               kin_error *err)
{
    int r = kin_client_delete(
        fleet->client, apps_v1_deployments,
        (kin_namespaced_name){kin_s("default"), name},
        KIN_OPTS(kin_delete_opts,
                 .propagation = i % 3 == 0 ? KIN_PROPAGATION_FOREGROUND
                                           : KIN_PROPAGATION_BACKGROUND),
        NULL, err);

    return r == KIN_ENOTFOUND ? 0 : r;
}

static inline int fleet_put(struct fleet *fleet, int i, kin_str name,
                            kin_error *err)
{
    const kin_resource *resource = apps_v1_deployments;
    kin_str ns = kin_s("default");
    KIN_AUTO(kin_document) *body = fleet_body(i, &fleet->items[i]);
    KIN_AUTO(kin_object) *there = NULL;
    kin_value root = kin_document_root(body);
    int r = kin_client_get(fleet->client, resource,
                           (kin_namespaced_name){ns, name}, NULL, &there, err);

    if (r == KIN_ENOTFOUND)
        return write_create(fleet->client, resource, ns, root, NULL, NULL, err);
    if (r == 0 && kin_object_is_deleting(there))
        return kin_error_set(err, KIN_ECONFLICT, "still on its way out");
    const kin_patch patch = {.type = KIN_PATCH_MERGE, .body = root};
    return r < 0 ? r
                 : write_patch(fleet->client, resource,
                               (kin_namespaced_name){ns, name}, &patch, NULL,
                               NULL, err);
}

static inline int fleet_write(struct fleet *fleet, int i, kin_error *err)
{
    char name[32];

    (void)snprintf(name, sizeof(name), "web-%d", i);
    return fleet->items[i].replicas == FLEET_GONE
               ? fleet_delete(fleet, i, kin_s(name), err)
               : fleet_put(fleet, i, kin_s(name), err);
}

/* Retries until the server has the change: the result of a request to a killed
 * server is unknown. */
static inline void fleet_set(struct fleet *fleet, int i, int replicas,
                             int image)
{
    kin_error err = KIN_ERROR_INIT;

    fleet->items[i].replicas = replicas;
    fleet->items[i].image = image;
    atomic_fetch_add(&fleet->writes, 1);
    for (int tries = 0; fleet_write(fleet, i, &err) < 0; tries++) {
        if (tries > FLEET_TRIES_MS / FLEET_TRY_MS)
            give_up("web-%d cannot be written: %s", i, err.message);
        sleep_ms(FLEET_TRY_MS);
    }
}

/* Whether its deletion may still be pending. */
static inline bool fleet_is_leaving(struct fleet *fleet, int i)
{
    char name[32];

    (void)snprintf(name, sizeof(name), "web-%d", i);
    return kin_client_get(fleet->client, apps_v1_deployments,
                          kin_named("default", name), NULL, NULL,
                          NULL) != KIN_ENOTFOUND;
}

/* Creates, scales, changes or deletes one of them, without waiting. */
static inline void fleet_stir(struct fleet *fleet, struct kin__random *random)
{
    int i = (int)kin__random_below(random, (uint64_t)fleet->count);
    const struct fleet_item *item = &fleet->items[i];
    int replicas = (int)kin__random_below(random, 4);
    uint64_t what = kin__random_below(random, 4);

    if (item->replicas == FLEET_GONE && fleet_is_leaving(fleet, i))
        return;
    if (item->replicas == FLEET_GONE)
        fleet_set(fleet, i, replicas, 0);
    else if (what == 0)
        fleet_set(fleet, i, FLEET_GONE, 0);
    else if (what == 1)
        fleet_set(fleet, i, item->replicas, (item->image + 1) % FLEET_IMAGES);
    else
        fleet_set(fleet, i, replicas, item->image);
}

/* ---- actual state ---- */

__attribute__((format(printf, 2, 3))) static inline bool fleet_complain(
    struct fleet *fleet, const char *format, ...)
{
    va_list args;

    va_start(args, format);
    if (!fleet->complaint[0])
        (void)vsnprintf(fleet->complaint, sizeof(fleet->complaint), format,
                        args);
    va_end(args);
    return false;
}

/* The deployment of an object, by name. */
static inline struct fleet_item *fleet_item_of(struct fleet *fleet,
                                               const kin_object *object)
{
    long i = strtol(kin_object_name(object).ptr + sizeof("web-") - 1, NULL, 10);

    if (i < 0 || i >= fleet->count)
        give_up("what is %s?", kin_object_name(object).ptr);
    return &fleet->items[i];
}

static inline void fleet_copy_uid(char ret[FLEET_UID_SIZE],
                                  const kin_object *object)
{
    (void)snprintf(ret, FLEET_UID_SIZE, "%s", kin_object_uid(object).ptr);
}

/* Whether the controlling owner has the uid. */
static inline bool fleet_is_owned(const kin_object *object, const char *uid)
{
    kin_owner owner;

    return kin_owner_controller(object, &owner) &&
           kin_str_eq(owner.uid, kin_s(uid));
}

static inline int fleet_see_deployment(apps_v1_deployment it, void *userdata)
{
    struct fleet *fleet = userdata;
    struct fleet_item *item = fleet_item_of(fleet, it.object);
    const char *name = kin_object_name(it.object).ptr;
    int wanted = item->replicas;
    char image[16];

    (void)snprintf(image, sizeof(image), "v%d", item->image);
    item->is_seen = true;
    fleet_copy_uid(item->uid, it.object);
    if (wanted == FLEET_GONE)
        fleet_complain(fleet, "%s should have gone", name);
    else if (apps_v1_deployment_spec_replicas(it) != wanted ||
             !kin_str_eq(core_v1_container_image(
                             core_v1_pod_template_spec_spec_containers_at(
                                 apps_v1_deployment_get_spec_template(it), 0)),
                         kin_s(image)))
        give_up("%s is not what was written", name);
    else if (apps_v1_deployment_status_observed_generation(it) !=
                 meta_v1_object_meta_generation(
                     apps_v1_deployment_get_metadata(it)) ||
             apps_v1_deployment_status_replicas(it) != wanted ||
             apps_v1_deployment_status_updated_replicas(it) != wanted ||
             apps_v1_deployment_status_ready_replicas(it) != wanted ||
             apps_v1_deployment_status_available_replicas(it) != wanted)
        fleet_complain(fleet, "the status of %s is not complete", name);
    return 0;
}

static inline int fleet_see_set(apps_v1_replica_set it, void *userdata)
{
    struct fleet *fleet = userdata;
    struct fleet_item *item = fleet_item_of(fleet, it.object);
    const char *name = kin_object_name(it.object).ptr;
    int replicas = apps_v1_replica_set_spec_replicas(it);

    if (!item->is_seen || !fleet_is_owned(it.object, item->uid)) {
        fleet_complain(fleet, "set %s is left over", name);
        return 0;
    }
    if (apps_v1_replica_set_status_replicas(it) != replicas ||
        apps_v1_replica_set_status_ready_replicas(it) != replicas ||
        item->set_count == FLEET_SETS) {
        fleet_complain(fleet, "the status of set %s is not complete", name);
        return 0;
    }
    struct fleet_set *set = &item->sets[item->set_count++];
    *set = (struct fleet_set){.replicas = replicas};
    fleet_copy_uid(set->uid, it.object);
    return 0;
}

static inline int fleet_see_pod(core_v1_pod it, void *userdata)
{
    struct fleet *fleet = userdata;
    struct fleet_item *item = fleet_item_of(fleet, it.object);
    const char *name = kin_object_name(it.object).ptr;

    for (int i = 0; i < item->set_count; i++) {
        if (!fleet_is_owned(it.object, item->sets[i].uid))
            continue;
        item->sets[i].pods++;
        if (!kin_str_eq(core_v1_pod_status_phase(it), kin_s("Running")) ||
            kin_object_is_deleting(it.object))
            fleet_complain(fleet, "pod %s does not run", name);
        return 0;
    }
    fleet_complain(fleet, "pod %s is left over%s; node \"%s\", phase %s", name,
                   kin_object_is_deleting(it.object) ? " and deleting" : "",
                   core_v1_pod_spec_node_name(it).len
                       ? core_v1_pod_spec_node_name(it).ptr
                       : "",
                   core_v1_pod_status_phase(it).ptr);
    return 0;
}

static inline int fleet_list(struct fleet *fleet, kin_error *err)
{
    const apps_v1_deployment_list_handler deployments = {
        .on_item = fleet_see_deployment, .userdata = fleet};
    const apps_v1_replica_set_list_handler sets = {.on_item = fleet_see_set,
                                                   .userdata = fleet};
    const core_v1_pod_list_handler pods = {.on_item = fleet_see_pod,
                                           .userdata = fleet};
    kin_str ns = kin_s("default");
    int r = apps_v1_deployments_list(fleet->client,
                                     KIN_OPTS(kin_list_opts, .ns = ns),
                                     &deployments, NULL, err);

    if (r == 0)
        r = apps_v1_replica_sets_list(
            fleet->client, KIN_OPTS(kin_list_opts, .ns = ns), &sets, NULL, err);
    return r < 0 ? r
                 : core_v1_pods_list(fleet->client,
                                     KIN_OPTS(kin_list_opts, .ns = ns), &pods,
                                     NULL, err);
}

/* The replicas of the sets add up to the expected number, and each set has its
 * pods. */
static inline void fleet_count(struct fleet *fleet, int i)
{
    const struct fleet_item *item = &fleet->items[i];
    int replicas = 0;

    for (int j = 0; j < item->set_count; j++) {
        replicas += item->sets[j].replicas;
        if (item->sets[j].pods != item->sets[j].replicas)
            fleet_complain(fleet, "a set of web-%d has %d pods of %d", i,
                           item->sets[j].pods, item->sets[j].replicas);
    }
    if (item->replicas == FLEET_GONE)
        return;
    if (!item->is_seen)
        give_up("web-%d is not there", i);
    if (replicas != item->replicas)
        fleet_complain(fleet, "the sets of web-%d have %d replicas of %d", i,
                       replicas, item->replicas);
}

/* Whether the actual state is the expected one; if not, sets `complaint`. */
static inline bool fleet_is_well(struct fleet *fleet)
{
    kin_error err = KIN_ERROR_INIT;

    fleet->complaint[0] = '\0';
    for (int i = 0; i < fleet->count; i++) {
        fleet->items[i].is_seen = false;
        fleet->items[i].set_count = 0;
    }
    if (fleet_list(fleet, &err) < 0)
        return fleet_complain(fleet, "no list: %s", err.message);
    for (int i = 0; i < fleet->count; i++)
        fleet_count(fleet, i);
    return fleet->complaint[0] == '\0';
}

/* The expected number of deployments and pods. */
static inline int fleet_wanted(const struct fleet *fleet, int *ret_pods)
{
    int wanted = 0;

    *ret_pods = 0;
    for (int i = 0; i < fleet->count; i++) {
        if (fleet->items[i].replicas == FLEET_GONE)
            continue;
        wanted++;
        *ret_pods += fleet->items[i].replicas;
    }
    return wanted;
}

static inline void fleet_settle(struct fleet *fleet, int64_t limit_ms)
{
    for (int64_t i = 0; !fleet_is_well(fleet); i++) {
        if (i > limit_ms / FLEET_LOOK_MS)
            give_up("never as wanted: %s", fleet->complaint);
        sleep_ms(FLEET_LOOK_MS);
    }
}

#endif /* KIN_SOAK_FLEET_H */
