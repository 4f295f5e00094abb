/* SPDX-License-Identifier: Apache-2.0 */
/* The life of a deployment through typed calls, an informer and a lister, on an
 * embedded server. */
#include <kin/api/apps/v1.h>
#include <kin/api/autoscaling/v1.h>
#include <kin/api/core/v1.h>
#include <kin/api/policy/v1.h>

#include <stdatomic.h>
#include <string.h>

#include <kin/server.h>

#include "base/str.h"
#include "kin_test.h"

enum { SOON_MS = 60000 };

struct place {
    kin_server *server;
    kin_client *client;
    kin_stop *stop;
};

static void place_done(struct place *place)
{
    (void)kin_client_unref(place->client);
    (void)kin_server_free(place->server);
    (void)kin_stop_unref(place->stop);
}

#define PLACE __attribute__((cleanup(place_done))) struct place

static int place_init(struct place *place)
{
    KIN_AUTO(kin_config) *config = NULL;

    TRY(kin_server_start(/* opts= */ NULL, &place->server, NULL));
    TRY(kin_stop_new(NULL,
                     KIN_OPTS(kin_stop_opts, .has_deadline = true,
                              .deadline = kin_deadline_ms(SOON_MS)),
                     &place->stop, NULL));
    TRY(kin_config_new(
        KIN_OPTS(kin_config_opts,
                 .text = kin_s(kin_server_kubeconfig(place->server))),
        &config, NULL));
    return kin_client_new(config, KIN_OPTS(kin_client_opts, .qps = -1),
                          &place->client, NULL);
}

static int create_web(struct place *place, apps_v1_deployment *ret)
{
    KIN_AUTO(apps_v1_deployment_edit)
    web = apps_v1_deployment_new(NULL, KIN__S("default"), KIN__S("web"));
    core_v1_pod_template_spec_edit pod = apps_v1_deployment_edit_spec_template(
        web);
    core_v1_container_edit nginx =
        core_v1_pod_template_spec_spec_containers_append(pod);

    apps_v1_deployment_spec_replicas_set(web, 2);
    meta_v1_label_selector_match_labels_set(
        apps_v1_deployment_edit_spec_selector(web), KIN__S("app"),
        KIN__S("web"));
    meta_v1_object_meta_labels_set(core_v1_pod_template_spec_edit_metadata(pod),
                                   KIN__S("app"), KIN__S("web"));
    core_v1_container_name_set(nginx, KIN__S("nginx"));
    core_v1_container_image_set(nginx, KIN__S("nginx:latest"));
    core_v1_resource_requirements_limits_set(
        core_v1_container_edit_resources(nginx), KIN__S("cpu"), KIN__S("500m"));
    return apps_v1_deployments_create(place->client, web, /* opts= */ NULL, ret,
                                      /* err= */ NULL);
}

KIN_TEST(creates_updates_and_deletes_an_object)
{
    PLACE place = {0};
    KIN_AUTO(apps_v1_deployment) web = {NULL};
    KIN_AUTO(apps_v1_deployment) scaled = {NULL};
    KIN_AUTO(apps_v1_deployment) ready = {NULL};
    KIN_AUTO(apps_v1_deployment) gone = {NULL};

    (void)alloc;
    TRY(place_init(&place));
    TRY(create_web(&place, &web));
    assert_int_equal(apps_v1_deployment_spec_replicas(web), 2);
    core_v1_container nginx = core_v1_pod_template_spec_spec_containers_at(
        apps_v1_deployment_get_spec_template(web), 0);
    assert_str_equal(core_v1_container_image(nginx), "nginx:latest");
    kin_quantity cpu = core_v1_resource_requirements_limits_get(
        core_v1_container_get_resources(nginx), KIN__S("cpu"));
    int64_t milli = 0;
    assert_int_equal(kin_quantity_as_milli(&cpu, &milli), 0);
    assert_int_equal(milli, 500);

    KIN_AUTO(apps_v1_deployment_edit)
    scale = apps_v1_deployment_change(NULL, web);
    apps_v1_deployment_spec_replicas_set(scale, 5);
    TRY(apps_v1_deployments_patch(place.client, scale, NULL, &scaled, NULL));
    assert_int_equal(apps_v1_deployment_spec_replicas(scaled), 5);
    /* The edited version is outdated. */
    TRY_FAIL(apps_v1_deployments_update(place.client, scale, NULL, NULL, NULL),
             KIN_ECONFLICT);

    KIN_AUTO(apps_v1_deployment_edit)
    status = apps_v1_deployment_change(NULL, scaled);
    apps_v1_deployment_spec_replicas_set(status, 9);
    apps_v1_deployment_status_replicas_set(status, 5);
    apps_v1_deployment_status_ready_replicas_set(status, 4);
    TRY(apps_v1_deployments_update_status(place.client, status, NULL, &ready,
                                          NULL));
    assert_int_equal(apps_v1_deployment_status_ready_replicas(ready), 4);
    assert_int_equal(apps_v1_deployment_spec_replicas(ready), 5);

    TRY(apps_v1_deployments_delete(place.client, KIN__S("default"),
                                   KIN__S("web"), NULL, NULL));
    TRY_FAIL(apps_v1_deployments_get(place.client, KIN__S("default"),
                                     KIN__S("web"), NULL, &gone, NULL),
             KIN_ENOTFOUND);
    assert_null(gone.object);
    return 0;
}

struct told {
    atomic_int adds;
    atomic_int updates;
    atomic_int deletes;
    atomic_int replicas; /* of the last update */
};

static void on_add(apps_v1_deployment web, bool is_initial, void *userdata)
{
    struct told *told = userdata;

    (void)is_initial;
    (void)web;
    atomic_fetch_add(&told->adds, 1);
}

static void on_update(apps_v1_deployment old, apps_v1_deployment web,
                      void *userdata)
{
    struct told *told = userdata;

    (void)old;
    atomic_store(&told->replicas, apps_v1_deployment_spec_replicas(web));
    atomic_fetch_add(&told->updates, 1);
}

static void on_delete(apps_v1_deployment web, bool is_tombstone, void *userdata)
{
    struct told *told = userdata;

    (void)web;
    (void)is_tombstone;
    atomic_fetch_add(&told->deletes, 1);
}

static bool wants(apps_v1_deployment web, void *userdata)
{
    (void)userdata;
    return kin_str_eq(kin_object_name(web.object), KIN__S("web"));
}

KIN_TEST(informers_and_listers_return_views)
{
    PLACE place = {0};
    struct told told = {0};
    apps_v1_deployment_handler handler = {.on_add = on_add,
                                          .on_update = on_update,
                                          .on_delete = on_delete,
                                          .wants = wants,
                                          .userdata = &told};
    KIN_AUTO(kin_factory) *factory = NULL;
    KIN_AUTO(apps_v1_deployment) web = {NULL};
    KIN_AUTO(apps_v1_deployment) scaled = {NULL};
    apps_v1_deployment_informer all = {NULL};
    apps_v1_deployment_informer same = {NULL};

    (void)alloc;
    TRY(place_init(&place));
    TRY(create_web(&place, &web));
    TRY(kin_factory_new(place.client, NULL, &factory, NULL));
    TRY(apps_v1_deployments_informer(factory, &all, NULL));
    TRY(apps_v1_deployments_informer(factory, &same, NULL));
    assert_ptr_equal(same.informer, all.informer);
    TRY(apps_v1_deployment_informer_add_handler(all, &handler, NULL, NULL,
                                                NULL));
    TRY(kin_factory_start(factory, NULL, NULL));
    TRY(kin_factory_wait_synced(factory, place.stop, NULL, NULL, NULL));

    KIN_AUTO(apps_v1_deployment_edit)
    scale = apps_v1_deployment_change(NULL, web);
    apps_v1_deployment_spec_replicas_set(scale, 5);
    TRY(apps_v1_deployments_update(place.client, scale, NULL, &scaled, NULL));
    TRY(kin_informer_wait_version(all.informer,
                                  kin_object_resource_version(scaled.object),
                                  place.stop, NULL));
    {
        KIN_AUTO(apps_v1_deployment_lister)
        now = apps_v1_deployment_informer_lister(all);
        apps_v1_deployment found = apps_v1_deployment_lister_get(
            now, KIN__S("default"), KIN__S("web"));
        assert_int_equal(apps_v1_deployment_spec_replicas(found), 5);
        found = apps_v1_deployment_lister_get(now, KIN__S("other"),
                                              KIN__S("web"));
        assert_null(found.object);
        /* An absent object has zero values. */
        assert_int_equal(apps_v1_deployment_spec_replicas(found), 0);
        size_t count = 0;
        apps_v1_deployment_iter it = apps_v1_deployment_lister_list(
            now, KIN__S("default"), NULL);
        for (found = apps_v1_deployment_iter_next(&it); found.object;
             found = apps_v1_deployment_iter_next(&it))
            count++;
        assert_int_equal(count, 1);
    }
    TRY(apps_v1_deployments_delete(place.client, KIN__S("default"),
                                   KIN__S("web"), NULL, NULL));
    TRY(kin_informer_drain(all.informer, place.stop, NULL));
    assert_int_equal(told.adds, 1);
    assert_int_equal(told.replicas, 5);
    return 0;
}

static void on_event(const kin_event *event, apps_v1_deployment web,
                     void *userdata)
{
    struct told *told = userdata;
    atomic_int *counts[] = {&told->adds, &told->updates, &told->deletes};

    if (kin_str_eq(kin_object_name(web.object), KIN__S("web")))
        atomic_fetch_add(counts[event->type], 1);
}

KIN_TEST(one_callback_receives_all_events)
{
    PLACE place = {0};
    struct told told = {0};
    apps_v1_deployment_handler handler = {.on_event = on_event,
                                          .userdata = &told};
    KIN_AUTO(kin_factory) *factory = NULL;
    KIN_AUTO(apps_v1_deployment) web = {NULL};
    apps_v1_deployment_informer all = {NULL};

    (void)alloc;
    TRY(place_init(&place));
    TRY(create_web(&place, &web));
    TRY(kin_factory_new(place.client, NULL, &factory, NULL));
    TRY(apps_v1_deployments_informer(factory, &all, NULL));
    TRY(apps_v1_deployment_informer_add_handler(all, &handler, NULL, NULL,
                                                NULL));
    TRY(kin_factory_start(factory, NULL, NULL));
    TRY(kin_factory_wait_synced(factory, place.stop, NULL, NULL, NULL));
    TRY(apps_v1_deployments_delete(place.client, KIN__S("default"),
                                   KIN__S("web"), NULL, NULL));
    TRY(kin_informer_drain(all.informer, place.stop, NULL));
    assert_int_equal(told.adds, 1);
    assert_int_equal(told.updates, 0);
    return 0;
}

static int tweak_nothing(const kin_resource *resource, kin_informer_opts *opts,
                         kin_error *err, void *userdata)
{
    (void)err;
    (void)resource;
    (void)opts;
    (void)userdata;
    return KIN_EUNSUPPORTED;
}

KIN_TEST(getter_returns_its_error)
{
    PLACE place = {0};
    KIN_AUTO(kin_factory) *factory = NULL;
    kin_error err = KIN_ERROR_INIT;
    core_v1_pod_informer pods = {NULL};

    (void)alloc;
    TRY(place_init(&place));
    TRY(kin_factory_new(
        place.client,
        KIN_OPTS(kin_factory_opts, .tweak_informer = tweak_nothing), &factory,
        NULL));
    assert_int_equal(core_v1_pods_informer(factory, &pods, &err),
                     KIN_EUNSUPPORTED);
    assert_int_equal(err.code, KIN_EUNSUPPORTED);
    assert_int_not_equal(strlen(err.message), 0);
    assert_null(pods.informer);
    return 0;
}

KIN_TEST(a_failed_informer_may_be_used)
{
    static const core_v1_node_handler handler = {0};
    core_v1_node_informer none = core_v1_node_informer_of(NULL);

    (void)alloc;
    assert_int_equal(
        core_v1_node_informer_add_handler(none, &handler, NULL, NULL, NULL),
        KIN_EINVAL);
    KIN_AUTO(core_v1_node_lister) now = core_v1_node_informer_lister(none);
    assert_null(core_v1_node_lister_get(now, KIN__S("n")).object);
    core_v1_node_iter it = core_v1_node_lister_list(now, NULL);
    assert_null(core_v1_node_iter_next(&it).object);
    return 0;
}

static int create_pod(struct place *place, const char *name, core_v1_pod *ret)
{
    KIN_AUTO(core_v1_pod_edit)
    pod = core_v1_pod_new(NULL, KIN__S("default"), kin_s(name));
    core_v1_container_edit c = core_v1_pod_spec_containers_append(pod);

    core_v1_container_name_set(c, KIN__S("c"));
    core_v1_container_image_set(c, KIN__S("i"));
    return core_v1_pods_create(place->client, pod, NULL, ret, NULL);
}

static int scale_to(struct place *place, int32_t replicas)
{
    KIN_AUTO(autoscaling_v1_scale) scale = {NULL};
    KIN_AUTO(autoscaling_v1_scale) scaled = {NULL};

    TRY(apps_v1_deployments_get_scale(place->client, KIN__S("default"),
                                      KIN__S("web"), NULL, &scale, NULL));
    assert_int_equal(autoscaling_v1_scale_spec_replicas(scale), 2);
    KIN_AUTO(autoscaling_v1_scale_edit)
    change = autoscaling_v1_scale_change(NULL, scale);
    autoscaling_v1_scale_spec_replicas_set(change, replicas);
    TRY(apps_v1_deployments_update_scale(place->client, change, NULL, &scaled,
                                         NULL));
    assert_int_equal(autoscaling_v1_scale_spec_replicas(scaled), replicas);
    return 0;
}

static int bind_pod(struct place *place, const char *name, const char *node)
{
    KIN_AUTO(core_v1_pod) bound = {NULL};
    KIN_AUTO(core_v1_binding_edit)
    binding = core_v1_binding_new(NULL, KIN__S("default"), kin_s(name));
    core_v1_object_reference_edit target = core_v1_binding_edit_target(binding);

    core_v1_object_reference_kind_set(target, KIN__S("Node"));
    core_v1_object_reference_name_set(target, kin_s(node));
    TRY(core_v1_pods_bind(place->client, binding, NULL, NULL));
    TRY(core_v1_pods_get(place->client, KIN__S("default"), kin_s(name), NULL,
                         &bound, NULL));
    assert_str_equal(core_v1_pod_spec_node_name(bound), node);
    return 0;
}

KIN_TEST(subresources_have_typed_calls)
{
    PLACE place = {0};
    KIN_AUTO(apps_v1_deployment) web = {NULL};
    KIN_AUTO(core_v1_pod) pod = {NULL};
    KIN_AUTO(core_v1_pod) other = {NULL};

    (void)alloc;
    TRY(place_init(&place));
    TRY(create_web(&place, &web));
    TRY(scale_to(&place, 4));
    TRY(create_pod(&place, "bound", &pod));
    TRY(bind_pod(&place, "bound", "node-1"));
    TRY(create_pod(&place, "evicted", &other));
    KIN_AUTO(policy_v1_eviction_edit)
    eviction = policy_v1_eviction_new(NULL, KIN__S("default"),
                                      KIN__S("evicted"));
    TRY(core_v1_pods_evict(place.client, eviction, NULL, NULL));
    assert_int_equal(core_v1_pods_get(place.client, KIN__S("default"),
                                      KIN__S("evicted"), NULL, NULL, NULL),
                     KIN_ENOTFOUND);
    return 0;
}

/* Applies one value of a config map; returns the result of the call. */
static int apply_value(struct place *place, const char *manager,
                       const char *value, bool is_forced,
                       core_v1_config_map *ret)
{
    KIN_AUTO(core_v1_config_map_edit)
    config = core_v1_config_map_new(NULL, KIN__S("default"), KIN__S("c"));

    core_v1_config_map_data_set(config, KIN__S("k"), kin_s(value));
    return core_v1_config_maps_apply(place->client, config,
                                     KIN_OPTS(kin_call_opts,
                                              .field_manager = kin_s(manager),
                                              .is_forced = is_forced),
                                     ret, NULL);
}

KIN_TEST(applies_the_fields_of_a_manager)
{
    PLACE place = {0};
    KIN_AUTO(core_v1_config_map) made = {NULL};
    KIN_AUTO(core_v1_config_map) taken = {NULL};

    (void)alloc;
    TRY(place_init(&place));
    TRY(apply_value(&place, "a", "1", false, &made));
    assert_str_equal(core_v1_config_map_data_get(made, KIN__S("k"), NULL), "1");
    TRY_FAIL(apply_value(&place, "b", "2", false, NULL), KIN_ECONFLICT);
    TRY(apply_value(&place, "b", "2", true, &taken));
    assert_str_equal(core_v1_config_map_data_get(taken, KIN__S("k"), NULL),
                     "2");
    TRY_FAIL(apply_value(&place, "a", "1", false, NULL), KIN_ECONFLICT);
    return 0;
}

static int apply_ready(struct place *place, const char *manager, int32_t ready,
                       apps_v1_deployment *ret)
{
    KIN_AUTO(apps_v1_deployment_edit)
    web = apps_v1_deployment_new(NULL, KIN__S("default"), KIN__S("web"));

    /* The status has its own subresource: other fields are ignored. */
    apps_v1_deployment_spec_replicas_set(web, 9);
    apps_v1_deployment_status_replicas_set(web, 3);
    apps_v1_deployment_status_ready_replicas_set(web, ready);
    return apps_v1_deployments_apply_status(
        place->client, web,
        KIN_OPTS(kin_call_opts, .field_manager = kin_s(manager)), ret, NULL);
}

KIN_TEST(applies_a_status)
{
    PLACE place = {0};
    KIN_AUTO(apps_v1_deployment) web = {NULL};
    KIN_AUTO(apps_v1_deployment) ready = {NULL};

    (void)alloc;
    TRY(place_init(&place));
    TRY_FAIL(apply_ready(&place, "a", 1, NULL), KIN_ENOTFOUND);
    TRY(create_web(&place, &web));
    TRY(apply_ready(&place, "a", 1, &ready));
    assert_int_equal(apps_v1_deployment_status_ready_replicas(ready), 1);
    assert_int_equal(apps_v1_deployment_spec_replicas(ready), 2);
    TRY_FAIL(apply_ready(&place, "b", 2, NULL), KIN_ECONFLICT);
    return 0;
}

KIN_TEST(a_watch_returns_views)
{
    PLACE place = {0};
    KIN_AUTO(apps_v1_deployment) web = {NULL};
    KIN_AUTO(apps_v1_deployment_watch) watch = {NULL};
    kin_watch_event event = {.size = sizeof(event)};
    apps_v1_deployment seen = {NULL};

    (void)alloc;
    TRY(place_init(&place));
    TRY(apps_v1_deployments_watch(
        place.client,
        KIN_OPTS(kin_list_opts, .ns = KIN__S("default"),
                 .call = KIN_OPTS(kin_call_opts, .stop = place.stop)),
        &watch, NULL));
    TRY(create_web(&place, &web));
    TRY(apps_v1_deployment_watch_next(watch, kin_deadline_ms(SOON_MS), &event,
                                      &seen, NULL));
    assert_int_equal(event.type, KIN_WATCH_ADDED);
    assert_int_equal(apps_v1_deployment_spec_replicas(seen), 2);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(creates_updates_and_deletes_an_object),
              KIN_TEST_ENTRY(informers_and_listers_return_views),
              KIN_TEST_ENTRY(one_callback_receives_all_events),
              KIN_TEST_ENTRY(getter_returns_its_error),
              KIN_TEST_ENTRY(a_failed_informer_may_be_used),
              KIN_TEST_ENTRY(subresources_have_typed_calls),
              KIN_TEST_ENTRY(applies_the_fields_of_a_manager),
              KIN_TEST_ENTRY(applies_a_status),
              KIN_TEST_ENTRY(a_watch_returns_views))
