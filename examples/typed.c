/* SPDX-License-Identifier: Apache-2.0 */
/* Fills in a deployment, reads it, and makes a patch from a change, all with
 * names that the compiler checks. */
#include <kin/api/apps/v1.h>
#include <kin/kin.h>

static int print(kin_str piece, void *userdata)
{
    (void)userdata;
    return printf("%.*s", KIN_STR(piece)) < 0 ? KIN_ESYSTEM : 0;
}

/* Setters need no check: the edit keeps the first failure. */
static void fill(apps_v1_deployment_edit web)
{
    core_v1_pod_template_spec_edit pod = apps_v1_deployment_edit_spec_template(
        web);
    core_v1_container_edit nginx =
        core_v1_pod_template_spec_spec_containers_append(pod);
    core_v1_resource_requirements_edit resources =
        core_v1_container_edit_resources(nginx);

    apps_v1_deployment_spec_replicas_set(web, 3);
    core_v1_container_name_set(nginx, kin_s("nginx"));
    core_v1_container_image_set(nginx, kin_s("nginx:latest"));
    core_v1_resource_requirements_limits_set(resources, kin_s("cpu"),
                                             kin_s("500m"));
}

/* Restarts all pods, as `kubectl rollout restart` does. */
static int restart(apps_v1_deployment_edit web, const char *when,
                   kin_error *err)
{
    core_v1_pod_template_spec_edit pod = apps_v1_deployment_edit_spec_template(
        web);
    char text[KIN_TIME_TEXT_SIZE];
    kin_time time;

    if (kin_time_parse(kin_s(when), &time, err) < 0)
        return err->code;
    (void)kin_time_format(time, text, sizeof(text)); /* in UTC */
    return meta_v1_object_meta_annotations_set(
        core_v1_pod_template_spec_edit_metadata(pod),
        kin_s("kubectl.kubernetes.io/restartedAt"), kin_s(text));
}

static void show(apps_v1_deployment web)
{
    core_v1_pod_template_spec pod = apps_v1_deployment_get_spec_template(web);
    size_t count = core_v1_pod_template_spec_spec_containers_count(pod);

    printf("%s has %d replicas", kin_object_key(web.object).ptr,
           apps_v1_deployment_spec_replicas(web));
    if (!apps_v1_deployment_status_ready_replicas_has(web))
        printf(", ready replicas unknown");
    for (size_t i = 0; i < count; i++)
        printf(", runs %s",
               core_v1_container_image(
                   core_v1_pod_template_spec_spec_containers_at(pod, i))
                   .ptr);
    printf("\n");
}

int main(void)
{
    kin_error err = KIN_ERROR_INIT;
    KIN_AUTO(kin_document) *whole = NULL;
    KIN_AUTO(kin_document) *patch = NULL;
    kin_object *object = NULL;

    KIN_AUTO(apps_v1_deployment_edit)
    made = apps_v1_deployment_new(/* alloc= */ NULL, kin_s("shop"),
                                  kin_s("web"));
    fill(made);
    /* With a client: apps_v1_deployments_create(client, made, ...). */
    if (kin_edit_finish(made.edit, &whole, &err) < 0 ||
        kin_object_new(whole, &object, &err) < 0)
        return kin_error_print(&err, stderr), 1;
    KIN_AUTO(apps_v1_deployment) web = apps_v1_deployment_of(object);
    show(web);

    KIN_AUTO(apps_v1_deployment_edit)
    change = apps_v1_deployment_change(/* alloc= */ NULL, web);
    apps_v1_deployment_spec_replicas_set(change, 5);
    apps_v1_deployment_spec_paused_set(change, true);
    /* With a client: apps_v1_deployments_patch(client, change, ...). */
    if (restart(change, "2026-01-02T03:04:05+01:00", &err) < 0 ||
        kin_edit_merge_patch(change.edit, &patch, &err) < 0 ||
        kin_value_write(kin_document_root(patch), /* indent= */ 0, print,
                        /* userdata= */ NULL) < 0)
        return kin_error_print(&err, stderr), 1;
    printf("\n");
    return 0;
}
