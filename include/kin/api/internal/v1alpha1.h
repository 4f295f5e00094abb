/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of internal.apiserver.k8s.io/v1alpha1.
 * kin/typed.h tells what each line gives.
 */
#ifndef KIN_API_INTERNAL_V1ALPHA1_H
#define KIN_API_INTERNAL_V1ALPHA1_H

#include <kin/api/meta/v1.h>
#include <kin/typed.h>
#include <kin/typed_resource.h>

KIN_BEGIN_DECLS

KIN_TYPE(internal_v1alpha1_serverstorageversion)
KIN_OBJECT(internal_v1alpha1_storageversion)
KIN_TYPE(internal_v1alpha1_storageversioncondition)
KIN_TYPE(internal_v1alpha1_storageversionspec)
KIN_TYPE(internal_v1alpha1_storageversionstatus)

/* ServerStorageVersion */
KIN_FIELD(str, internal_v1alpha1_serverstorageversion,
    internal_v1alpha1_serverstorageversion_api_server_id, "apiServerID")
KIN_FIELD(str, internal_v1alpha1_serverstorageversion,
    internal_v1alpha1_serverstorageversion_encoding_version, "encodingVersion")
KIN_LIST(str, internal_v1alpha1_serverstorageversion,
    internal_v1alpha1_serverstorageversion_decodable_versions,
    "decodableVersions")
KIN_LIST(str, internal_v1alpha1_serverstorageversion,
    internal_v1alpha1_serverstorageversion_served_versions, "servedVersions")

/* StorageVersion */
KIN_STRUCT(meta_v1_objectmeta, internal_v1alpha1_storageversion,
    internal_v1alpha1_storageversion_metadata, "metadata")
#define INTERNAL_V1ALPHA1_STORAGEVERSION_METADATA_PATH ".metadata"
KIN_STRUCT(internal_v1alpha1_storageversionspec,
    internal_v1alpha1_storageversion, internal_v1alpha1_storageversion_spec,
    "spec")
#define INTERNAL_V1ALPHA1_STORAGEVERSION_SPEC_PATH ".spec"
KIN_STRUCT(internal_v1alpha1_storageversionstatus,
    internal_v1alpha1_storageversion, internal_v1alpha1_storageversion_status,
    "status")
#define INTERNAL_V1ALPHA1_STORAGEVERSION_STATUS_PATH ".status"
KIN_STRUCT_LIST2(internal_v1alpha1_serverstorageversion,
    internal_v1alpha1_storageversion,
    internal_v1alpha1_storageversion_status_storage_versions, "status",
    "storageVersions")
#define INTERNAL_V1ALPHA1_STORAGEVERSION_STATUS_STORAGE_VERSIONS_PATH \
    ".status.storageVersions"
KIN_FIELD2(str, internal_v1alpha1_storageversion,
    internal_v1alpha1_storageversion_status_common_encoding_version, "status",
    "commonEncodingVersion")
#define INTERNAL_V1ALPHA1_STORAGEVERSION_STATUS_COMMON_ENCODING_VERSION_PATH \
    ".status.commonEncodingVersion"
KIN_STRUCT_LIST2(internal_v1alpha1_storageversioncondition,
    internal_v1alpha1_storageversion,
    internal_v1alpha1_storageversion_status_conditions, "status", "conditions")
#define INTERNAL_V1ALPHA1_STORAGEVERSION_STATUS_CONDITIONS_PATH \
    ".status.conditions"

/* StorageVersionCondition */
KIN_FIELD(str, internal_v1alpha1_storageversioncondition,
    internal_v1alpha1_storageversioncondition_type, "type")
KIN_FIELD(str, internal_v1alpha1_storageversioncondition,
    internal_v1alpha1_storageversioncondition_status, "status")
KIN_FIELD(int64, internal_v1alpha1_storageversioncondition,
    internal_v1alpha1_storageversioncondition_observed_generation,
    "observedGeneration")
KIN_FIELD(time, internal_v1alpha1_storageversioncondition,
    internal_v1alpha1_storageversioncondition_last_transition_time,
    "lastTransitionTime")
KIN_FIELD(str, internal_v1alpha1_storageversioncondition,
    internal_v1alpha1_storageversioncondition_reason, "reason")
KIN_FIELD(str, internal_v1alpha1_storageversioncondition,
    internal_v1alpha1_storageversioncondition_message, "message")

/* StorageVersionSpec */

/* StorageVersionStatus */
KIN_STRUCT_LIST(internal_v1alpha1_serverstorageversion,
    internal_v1alpha1_storageversionstatus,
    internal_v1alpha1_storageversionstatus_storage_versions, "storageVersions")
KIN_FIELD(str, internal_v1alpha1_storageversionstatus,
    internal_v1alpha1_storageversionstatus_common_encoding_version,
    "commonEncodingVersion")
KIN_STRUCT_LIST(internal_v1alpha1_storageversioncondition,
    internal_v1alpha1_storageversionstatus,
    internal_v1alpha1_storageversionstatus_conditions, "conditions")

KIN_RESOURCE(cluster, internal_v1alpha1_storageversion,
    internal_v1alpha1_storageversions, "internal.apiserver.k8s.io", "v1alpha1",
    "storageversions", "StorageVersion")
KIN_STATUS(internal_v1alpha1_storageversion, internal_v1alpha1_storageversions)

KIN_END_DECLS

#endif /* KIN_API_INTERNAL_V1ALPHA1_H */
