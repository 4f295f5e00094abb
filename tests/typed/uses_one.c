/* SPDX-License-Identifier: Apache-2.0 */
/* A program that creates, reads, changes and watches deployments; size.sh
 * compiles it and checks its size, but does not run it. */
#include <stdio.h>

#include <kin/api/apps/v1.h>
#include <kin/config.h>
#include <kin/loop.h>

static void say(apps_v1_deployment d)
{
    meta_v1_object_meta meta = apps_v1_deployment_get_metadata(d);

    printf("%s: %d of %d\n", kin_object_key(d.object).ptr,
           apps_v1_deployment_status_ready_replicas(d),
           apps_v1_deployment_spec_replicas(d));
    for (size_t i = 0; i < meta_v1_object_meta_labels_count(meta); i++) {
        kin_scratch scratch;
        puts(meta_v1_object_meta_labels_at(meta, i, &scratch).ptr);
    }
    core_v1_pod_template_spec pod = apps_v1_deployment_get_spec_template(d);
    for (size_t i = 0; i < core_v1_pod_template_spec_spec_containers_count(pod);
         i++)
        puts(core_v1_container_image(
                 core_v1_pod_template_spec_spec_containers_at(pod, i))
                 .ptr);
    for (size_t i = 0; i < apps_v1_deployment_status_conditions_count(d); i++)
        puts(apps_v1_deployment_condition_reason(
                 apps_v1_deployment_status_conditions_at(d, i))
                 .ptr);
}

static void on_add(apps_v1_deployment d, bool is_initial, void *userdata)
{
    (void)is_initial;
    (void)userdata;
    say(d);
}

static void on_update(apps_v1_deployment old, apps_v1_deployment d,
                      void *userdata)
{
    (void)old;
    (void)userdata;
    say(d);
}

static int on_item(apps_v1_deployment d, void *userdata)
{
    (void)userdata;
    say(d);
    return 0;
}

static int write_some(kin_client *client, kin_str ns, kin_error *err)
{
    KIN_AUTO(apps_v1_deployment) made = {NULL};
    KIN_AUTO(apps_v1_deployment_edit)
    d = apps_v1_deployment_new(NULL, ns, kin_s("web"));
    core_v1_container_edit c = core_v1_pod_template_spec_spec_containers_append(
        apps_v1_deployment_edit_spec_template(d));

    apps_v1_deployment_spec_replicas_set(d, 2);
    core_v1_container_name_set(c, kin_s("nginx"));
    core_v1_container_image_set(c, kin_s("nginx"));
    int r = apps_v1_deployments_create(client, d, NULL, &made, err);
    if (r < 0)
        return r;
    KIN_AUTO(apps_v1_deployment_edit)
    change = apps_v1_deployment_change(NULL, made);
    apps_v1_deployment_spec_paused_set(change, true);
    r = apps_v1_deployments_patch(client, change, NULL, NULL, err);
    if (r == 0)
        r = apps_v1_deployments_update(client, change, NULL, NULL, err);
    if (r == 0)
        r = apps_v1_deployments_update_status(client, change, NULL, NULL, err);
    if (r == 0)
        r = apps_v1_deployments_delete(client, ns, kin_s("web"), NULL, err);
    return r;
}

static int read_some(kin_client *client, kin_str ns, kin_error *err)
{
    KIN_AUTO(apps_v1_deployment) d = {NULL};
    KIN_AUTO(apps_v1_deployment_watch) watch = {NULL};
    KIN_AUTO(kin_list_meta) *meta = NULL;
    apps_v1_deployment_list_handler handler = {on_item, NULL, NULL};
    kin_watch_event event = {.size = sizeof(event)};
    int r = apps_v1_deployments_get(client, ns, kin_s("web"), NULL, &d, err);

    if (r == 0)
        r = apps_v1_deployments_list(client, KIN_OPTS(kin_list_opts, .ns = ns),
                                     &handler, &meta, err);
    if (r == 0)
        r = apps_v1_deployments_watch(client, KIN_OPTS(kin_list_opts, .ns = ns),
                                      &watch, err);
    while (r == 0)
        r = apps_v1_deployment_watch_next(watch, KIN_NEVER, &event, &d, err);
    return r;
}

int main(void)
{
    static const apps_v1_deployment_handler handler = {.on_add = on_add,
                                                       .on_update = on_update};
    kin_error err = KIN_ERROR_INIT;
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_factory) *factory = NULL;

    apps_v1_deployment_informer all = {NULL};
    if (kin_factory_new(client, NULL, &factory, &err) < 0 ||
        apps_v1_deployments_informer(factory, &all, &err) < 0)
        return 1;
    (void)apps_v1_deployment_informer_add_handler(all, &handler, NULL, NULL,
                                                  &err);
    KIN_AUTO(apps_v1_deployment_lister)
    now = apps_v1_deployment_informer_lister(all);
    apps_v1_deployment_iter it = apps_v1_deployment_lister_list(now, kin_s(""),
                                                                NULL);
    for (apps_v1_deployment d = apps_v1_deployment_iter_next(&it); d.object;
         d = apps_v1_deployment_iter_next(&it))
        say(d);
    return write_some(client, kin_s("n"), &err) < 0 ||
           read_some(client, kin_s("n"), &err) < 0;
}
