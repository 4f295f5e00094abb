/* SPDX-License-Identifier: Apache-2.0 */
/*
 * foo.h - what a Foo wants; the same with threads and in an event loop.
 */
#ifndef SAMPLE_FOO_H
#define SAMPLE_FOO_H

#include <kin/kin.h>

#include <kin/api/apps/v1.h>
#include <samplecontroller/v1alpha1.h>

/* Reasons and messages of the Events, as in the original. */
#define FOO_SYNCED "Synced"
#define FOO_SYNCED_TEXT "Foo synced successfully"
#define FOO_EXISTS "ErrResourceExists"
#define FOO_EXISTS_TEXT                                                        \
    "Resource \"%s\" already exists and is not managed by Foo"

typedef samplecontroller_v1alpha1_foo foo_view;

static inline void foo_set_labels(kin_str foo_name,
                                  meta_v1_label_selector_edit selector,
                                  meta_v1_object_meta_edit pod)
{
    const kin_str labels[][2] = {{kin_s("app"), kin_s("nginx")},
                                 {kin_s("controller"), foo_name}};

    for (size_t i = 0; i < 2; i++) {
        meta_v1_label_selector_match_labels_set(selector, labels[i][0],
                                                labels[i][1]);
        meta_v1_object_meta_labels_set(pod, labels[i][0], labels[i][1]);
    }
}

/* Makes the Deployment of a Foo.  Setters need no check: the call that sends
 * the edit reports the first failure. */
static inline apps_v1_deployment_edit foo_deployment(foo_view foo)
{
    apps_v1_deployment_edit made = apps_v1_deployment_new(
        /* alloc= */ NULL, kin_object_namespace(foo.object),
        samplecontroller_v1alpha1_foo_spec_deployment_name(foo));
    core_v1_pod_template_spec_edit pod = apps_v1_deployment_edit_spec_template(
        made);
    core_v1_container_edit nginx =
        core_v1_pod_template_spec_spec_containers_append(pod);

    if (samplecontroller_v1alpha1_foo_spec_replicas_has(foo))
        apps_v1_deployment_spec_replicas_set(
            made, samplecontroller_v1alpha1_foo_spec_replicas(foo));
    foo_set_labels(kin_object_name(foo.object),
                   apps_v1_deployment_edit_spec_selector(made),
                   core_v1_pod_template_spec_edit_metadata(pod));
    core_v1_container_name_set(nginx, kin_s("nginx"));
    core_v1_container_image_set(nginx, kin_s("nginx:latest"));
    return made;
}

static inline bool foo_has_wrong_size(foo_view foo,
                                      apps_v1_deployment deployment)
{
    return samplecontroller_v1alpha1_foo_spec_replicas_has(foo) &&
           samplecontroller_v1alpha1_foo_spec_replicas(foo) !=
               apps_v1_deployment_spec_replicas(deployment);
}

#endif /* SAMPLE_FOO_H */
