/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of node.k8s.io/v1alpha1.
 * kin/typed.h tells what each line gives.
 */
#ifndef KIN_API_NODE_V1ALPHA1_H
#define KIN_API_NODE_V1ALPHA1_H

#include <kin/api/core/v1.h>
#include <kin/api/meta/v1.h>
#include <kin/typed.h>
#include <kin/typed_resource.h>

KIN_BEGIN_DECLS

KIN_TYPE(node_v1alpha1_overhead)
KIN_OBJECT(node_v1alpha1_runtimeclass)
KIN_TYPE(node_v1alpha1_runtimeclassspec)
KIN_TYPE(node_v1alpha1_scheduling)

/* Overhead */
KIN_MAP(quantity, node_v1alpha1_overhead, node_v1alpha1_overhead_pod_fixed,
    "podFixed")

/* RuntimeClass */
KIN_STRUCT(meta_v1_objectmeta, node_v1alpha1_runtimeclass,
    node_v1alpha1_runtimeclass_metadata, "metadata")
#define NODE_V1ALPHA1_RUNTIMECLASS_METADATA_PATH ".metadata"
KIN_STRUCT(node_v1alpha1_runtimeclassspec, node_v1alpha1_runtimeclass,
    node_v1alpha1_runtimeclass_spec, "spec")
#define NODE_V1ALPHA1_RUNTIMECLASS_SPEC_PATH ".spec"
KIN_FIELD2(str, node_v1alpha1_runtimeclass,
    node_v1alpha1_runtimeclass_spec_runtime_handler, "spec", "runtimeHandler")
#define NODE_V1ALPHA1_RUNTIMECLASS_SPEC_RUNTIME_HANDLER_PATH \
    ".spec.runtimeHandler"
KIN_STRUCT2(node_v1alpha1_overhead, node_v1alpha1_runtimeclass,
    node_v1alpha1_runtimeclass_spec_overhead, "spec", "overhead")
#define NODE_V1ALPHA1_RUNTIMECLASS_SPEC_OVERHEAD_PATH ".spec.overhead"
KIN_STRUCT2(node_v1alpha1_scheduling, node_v1alpha1_runtimeclass,
    node_v1alpha1_runtimeclass_spec_scheduling, "spec", "scheduling")
#define NODE_V1ALPHA1_RUNTIMECLASS_SPEC_SCHEDULING_PATH ".spec.scheduling"

/* RuntimeClassSpec */
KIN_FIELD(str, node_v1alpha1_runtimeclassspec,
    node_v1alpha1_runtimeclassspec_runtime_handler, "runtimeHandler")
KIN_STRUCT(node_v1alpha1_overhead, node_v1alpha1_runtimeclassspec,
    node_v1alpha1_runtimeclassspec_overhead, "overhead")
KIN_STRUCT(node_v1alpha1_scheduling, node_v1alpha1_runtimeclassspec,
    node_v1alpha1_runtimeclassspec_scheduling, "scheduling")

/* Scheduling */
KIN_MAP_TEXT(node_v1alpha1_scheduling, node_v1alpha1_scheduling_node_selector,
    "nodeSelector")
KIN_STRUCT_LIST(core_v1_toleration, node_v1alpha1_scheduling,
    node_v1alpha1_scheduling_tolerations, "tolerations")

KIN_RESOURCE(cluster, node_v1alpha1_runtimeclass, node_v1alpha1_runtimeclasses,
    "node.k8s.io", "v1alpha1", "runtimeclasses", "RuntimeClass")

KIN_END_DECLS

#endif /* KIN_API_NODE_V1ALPHA1_H */
