/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of node.k8s.io/v1beta1.
 * kin/typed.h tells what each line gives.
 *
 * Names that are not as the rule has them:
 *   node_v1beta1_runtimeclass_handler
 *     is node_v1beta1_runtimeclass_handler_field
 */
#ifndef KIN_API_NODE_V1BETA1_H
#define KIN_API_NODE_V1BETA1_H

#include <kin/api/core/v1.h>
#include <kin/api/meta/v1.h>
#include <kin/typed.h>
#include <kin/typed_resource.h>

KIN_BEGIN_DECLS

KIN_TYPE(node_v1beta1_overhead)
KIN_OBJECT(node_v1beta1_runtimeclass)
KIN_TYPE(node_v1beta1_scheduling)

/* Overhead */
KIN_MAP(quantity, node_v1beta1_overhead, node_v1beta1_overhead_pod_fixed,
    "podFixed")

/* RuntimeClass */
KIN_STRUCT(meta_v1_objectmeta, node_v1beta1_runtimeclass,
    node_v1beta1_runtimeclass_metadata, "metadata")
#define NODE_V1BETA1_RUNTIMECLASS_METADATA_PATH ".metadata"
KIN_FIELD(str, node_v1beta1_runtimeclass,
    node_v1beta1_runtimeclass_handler_field, "handler")
#define NODE_V1BETA1_RUNTIMECLASS_HANDLER_FIELD_PATH ".handler"
KIN_STRUCT(node_v1beta1_overhead, node_v1beta1_runtimeclass,
    node_v1beta1_runtimeclass_overhead, "overhead")
#define NODE_V1BETA1_RUNTIMECLASS_OVERHEAD_PATH ".overhead"
KIN_STRUCT(node_v1beta1_scheduling, node_v1beta1_runtimeclass,
    node_v1beta1_runtimeclass_scheduling, "scheduling")
#define NODE_V1BETA1_RUNTIMECLASS_SCHEDULING_PATH ".scheduling"

/* Scheduling */
KIN_MAP_TEXT(node_v1beta1_scheduling, node_v1beta1_scheduling_node_selector,
    "nodeSelector")
KIN_STRUCT_LIST(core_v1_toleration, node_v1beta1_scheduling,
    node_v1beta1_scheduling_tolerations, "tolerations")

KIN_RESOURCE(cluster, node_v1beta1_runtimeclass, node_v1beta1_runtimeclasses,
    "node.k8s.io", "v1beta1", "runtimeclasses", "RuntimeClass")

KIN_END_DECLS

#endif /* KIN_API_NODE_V1BETA1_H */
