#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0
#
# Type errors do not compile.  Each row below has a statement that must compile
# and a similar one that must not.
#
#   CC          the compiler
#   INCLUDE     folders of headers, separated by ':'
set -Eeuo pipefail
trap 'echo "ended by ${BASH_SOURCE[0]##*/}:$LINENO: $BASH_COMMAND" >&2' ERR
: "${CC:?}" "${INCLUDE:?}"
includes=()
for folder in ${INCLUDE//:/ }; do includes+=("-I$folder"); done
failures=0
right=

compiles() {
    "$CC" -x c -std=c11 -fsyntax-only -Werror=incompatible-pointer-types \
        "${includes[@]}" - 2>/dev/null <<EOF
#include <kin/api/apps/v1.h>
#include <kin/api/core/v1.h>
void on_pod(core_v1_pod pod, bool is_initial, void *userdata);
void on_node(core_v1_node node, bool is_initial, void *userdata);
void test(kin_client *client, kin_factory *factory, const kin_object *object,
          core_v1_pod pod, core_v1_node node, apps_v1_deployment deployment,
          core_v1_pod_edit pod_edit, apps_v1_deployment_edit deployment_edit,
          core_v1_container container, core_v1_pod_spec spec,
          core_v1_pod_informer pods, core_v1_node_informer nodes);
void test(kin_client *client, kin_factory *factory, const kin_object *object,
          core_v1_pod pod, core_v1_node node, apps_v1_deployment deployment,
          core_v1_pod_edit pod_edit, apps_v1_deployment_edit deployment_edit,
          core_v1_container container, core_v1_pod_spec spec,
          core_v1_pod_informer pods, core_v1_node_informer nodes)
{
    $1;
}
EOF
}

# right WRONG
pair() {
    right+="{ $1; }"$'\n'
    ! compiles "$2" || { echo "not ok - accepted: $2"; failures=1; }
}

# A view of one type is no view of another.
pair 'core_v1_pod_spec_node_name(pod)' 'core_v1_pod_spec_node_name(deployment)'
pair 'core_v1_pod_spec_node_name(pod)' 'core_v1_pod_spec_node_name(object)'
pair 'core_v1_container_image(container)' 'core_v1_container_image(spec)'
pair 'core_v1_pod_spec_get_node_name(spec)' \
    'core_v1_pod_spec_get_node_name(pod)'
pair 'pod = core_v1_pod_of(object)' 'pod = core_v1_node_of(object)'
pair 'container = core_v1_pod_spec_containers_at(pod, 0)' \
    'spec = core_v1_pod_spec_containers_at(pod, 0)'
# Reading takes views, writing takes edits.
pair 'core_v1_pod_spec_node_name_set(pod_edit, kin_s("n"))' \
    'core_v1_pod_spec_node_name_set(pod, kin_s("n"))'
pair 'core_v1_pod_spec_node_name(pod)' 'core_v1_pod_spec_node_name(pod_edit)'
pair 'apps_v1_deployment_spec_replicas_set(deployment_edit, 1)' \
    'apps_v1_deployment_spec_replicas_set(pod_edit, 1)'
pair 'apps_v1_deployment_spec_replicas_set(deployment_edit, 1)' \
    'apps_v1_deployment_spec_replicas_set(deployment_edit, kin_s("1"))'
# Collections take what belongs to them.
pair 'core_v1_pods_update(client, pod_edit, NULL, NULL, NULL)' \
    'core_v1_pods_update(client, deployment_edit, NULL, NULL, NULL)'
pair 'core_v1_pods_get(client, kin_s("n"), kin_s("p"), NULL, &pod, NULL)' \
    'core_v1_pods_get(client, kin_s("n"), kin_s("p"), NULL, &node, NULL)'
pair 'core_v1_nodes_get(client, kin_s("n"), NULL, &node, NULL)' \
    'core_v1_nodes_get(client, kin_s(""), kin_s("n"), NULL, &node, NULL)'
pair '(void)!core_v1_pods_informer(factory, &pods, NULL)' \
    '(void)!core_v1_nodes_informer(factory, &pods, NULL)'
pair '(void)kin_object_is_of(object, core_v1_pods)' \
    '(void)kin_object_is_of(object, core_v1_pod)'
pair 'core_v1_pod_handler h = {.on_add = on_pod}; (void)h' \
    'core_v1_pod_handler h = {.on_add = on_node}; (void)h'
pair 'core_v1_pod_handler h = {0};
      core_v1_pod_informer_add_handler(pods, &h, NULL, NULL, NULL)' \
    'core_v1_pod_handler h = {0};
      core_v1_pod_informer_add_handler(nodes, &h, NULL, NULL, NULL)'
pair 'pod = core_v1_pod_lister_get(core_v1_pod_informer_lister(pods),
                                   kin_s("n"), kin_s("p"))' \
    'node = core_v1_pod_lister_get(core_v1_pod_informer_lister(pods),
                                   kin_s("n"), kin_s("p"))'
compiles "$right" || { echo "not ok - refused: $right"; failures=1; }
[ $failures = 0 ] || exit 1
echo "ok - refused.sh"
