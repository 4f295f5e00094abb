/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of scheduling.k8s.io/v1.
 * kin/typed.h tells what each line gives.
 */
#ifndef KIN_API_SCHEDULING_V1_H
#define KIN_API_SCHEDULING_V1_H

#include <kin/api/meta/v1.h>
#include <kin/typed.h>
#include <kin/typed_resource.h>

KIN_BEGIN_DECLS

KIN_OBJECT(scheduling_v1_priorityclass)

/* PriorityClass */
KIN_STRUCT(meta_v1_objectmeta, scheduling_v1_priorityclass,
    scheduling_v1_priorityclass_metadata, "metadata")
#define SCHEDULING_V1_PRIORITYCLASS_METADATA_PATH ".metadata"
KIN_FIELD(int32, scheduling_v1_priorityclass, scheduling_v1_priorityclass_value,
    "value")
#define SCHEDULING_V1_PRIORITYCLASS_VALUE_PATH ".value"
KIN_FIELD(boolean, scheduling_v1_priorityclass,
    scheduling_v1_priorityclass_global_default, "globalDefault")
#define SCHEDULING_V1_PRIORITYCLASS_GLOBAL_DEFAULT_PATH ".globalDefault"
KIN_FIELD(str, scheduling_v1_priorityclass,
    scheduling_v1_priorityclass_description, "description")
#define SCHEDULING_V1_PRIORITYCLASS_DESCRIPTION_PATH ".description"
/** One of core_v1_preemptionpolicy. */
KIN_FIELD(str, scheduling_v1_priorityclass,
    scheduling_v1_priorityclass_preemption_policy, "preemptionPolicy")
#define SCHEDULING_V1_PRIORITYCLASS_PREEMPTION_POLICY_PATH ".preemptionPolicy"

KIN_RESOURCE(cluster, scheduling_v1_priorityclass,
    scheduling_v1_priorityclasses, "scheduling.k8s.io", "v1", "priorityclasses",
    "PriorityClass")

KIN_END_DECLS

#endif /* KIN_API_SCHEDULING_V1_H */
