/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of storage.k8s.io/v1.
 * kin/typed.h tells what each line gives.
 */
#ifndef KIN_API_STORAGE_V1_H
#define KIN_API_STORAGE_V1_H

#include <kin/api/core/v1.h>
#include <kin/api/meta/v1.h>
#include <kin/typed.h>
#include <kin/typed_resource.h>

KIN_BEGIN_DECLS

KIN_OBJECT(storage_v1_csidriver)
KIN_TYPE(storage_v1_csidriverspec)
KIN_OBJECT(storage_v1_csinode)
KIN_TYPE(storage_v1_csinodedriver)
KIN_TYPE(storage_v1_csinodespec)
KIN_TYPE(storage_v1_csinodestatus)
KIN_OBJECT(storage_v1_csistoragecapacity)
KIN_OBJECT(storage_v1_storageclass)
KIN_TYPE(storage_v1_storagehealth)
KIN_TYPE(storage_v1_storagehealthcondition)
KIN_TYPE(storage_v1_tokenrequest)
KIN_OBJECT(storage_v1_volumeattachment)
KIN_TYPE(storage_v1_volumeattachmentsource)
KIN_TYPE(storage_v1_volumeattachmentspec)
KIN_TYPE(storage_v1_volumeattachmentstatus)
KIN_OBJECT(storage_v1_volumeattributesclass)
KIN_TYPE(storage_v1_volumeerror)
KIN_TYPE(storage_v1_volumenoderesources)

/* StorageHealthStatusType */
typedef enum storage_v1_storagehealthstatustype {
    STORAGE_V1_STORAGEHEALTHSTATUSTYPE_OTHER, /* none of these */
    STORAGE_V1_STORAGEHEALTHSTATUSTYPE_STORAGE_DEGRADED,
    STORAGE_V1_STORAGEHEALTHSTATUSTYPE_STORAGE_UNREACHABLE,
} storage_v1_storagehealthstatustype;
KIN_ENUM(storage_v1_storagehealthstatustype, "StorageDegraded",
    "StorageUnreachable")

/* VolumeBindingMode */
typedef enum storage_v1_volumebindingmode {
    STORAGE_V1_VOLUMEBINDINGMODE_OTHER, /* none of these */
    STORAGE_V1_VOLUMEBINDINGMODE_IMMEDIATE,
    STORAGE_V1_VOLUMEBINDINGMODE_WAIT_FOR_FIRST_CONSUMER,
} storage_v1_volumebindingmode;
KIN_ENUM(storage_v1_volumebindingmode, "Immediate", "WaitForFirstConsumer")

/* CSIDriver */
KIN_STRUCT(meta_v1_objectmeta, storage_v1_csidriver,
    storage_v1_csidriver_metadata, "metadata")
#define STORAGE_V1_CSIDRIVER_METADATA_PATH ".metadata"
KIN_STRUCT(storage_v1_csidriverspec, storage_v1_csidriver,
    storage_v1_csidriver_spec, "spec")
#define STORAGE_V1_CSIDRIVER_SPEC_PATH ".spec"
KIN_FIELD2(boolean, storage_v1_csidriver,
    storage_v1_csidriver_spec_attach_required, "spec", "attachRequired")
#define STORAGE_V1_CSIDRIVER_SPEC_ATTACH_REQUIRED_PATH ".spec.attachRequired"
KIN_FIELD2(boolean, storage_v1_csidriver,
    storage_v1_csidriver_spec_pod_info_on_mount, "spec", "podInfoOnMount")
#define STORAGE_V1_CSIDRIVER_SPEC_POD_INFO_ON_MOUNT_PATH ".spec.podInfoOnMount"
KIN_LIST2(str, storage_v1_csidriver,
    storage_v1_csidriver_spec_volume_lifecycle_modes, "spec",
    "volumeLifecycleModes")
#define STORAGE_V1_CSIDRIVER_SPEC_VOLUME_LIFECYCLE_MODES_PATH \
    ".spec.volumeLifecycleModes"
KIN_FIELD2(boolean, storage_v1_csidriver,
    storage_v1_csidriver_spec_storage_capacity, "spec", "storageCapacity")
#define STORAGE_V1_CSIDRIVER_SPEC_STORAGE_CAPACITY_PATH ".spec.storageCapacity"
KIN_FIELD2(str, storage_v1_csidriver, storage_v1_csidriver_spec_fs_group_policy,
    "spec", "fsGroupPolicy")
#define STORAGE_V1_CSIDRIVER_SPEC_FS_GROUP_POLICY_PATH ".spec.fsGroupPolicy"
KIN_STRUCT_LIST2(storage_v1_tokenrequest, storage_v1_csidriver,
    storage_v1_csidriver_spec_token_requests, "spec", "tokenRequests")
#define STORAGE_V1_CSIDRIVER_SPEC_TOKEN_REQUESTS_PATH ".spec.tokenRequests"
KIN_FIELD2(boolean, storage_v1_csidriver,
    storage_v1_csidriver_spec_requires_republish, "spec", "requiresRepublish")
#define STORAGE_V1_CSIDRIVER_SPEC_REQUIRES_REPUBLISH_PATH \
    ".spec.requiresRepublish"
KIN_FIELD2(boolean, storage_v1_csidriver,
    storage_v1_csidriver_spec_se_linux_mount, "spec", "seLinuxMount")
#define STORAGE_V1_CSIDRIVER_SPEC_SE_LINUX_MOUNT_PATH ".spec.seLinuxMount"
KIN_FIELD2(int64, storage_v1_csidriver,
    storage_v1_csidriver_spec_node_allocatable_update_period_seconds, "spec",
    "nodeAllocatableUpdatePeriodSeconds")
#define STORAGE_V1_CSIDRIVER_SPEC_NODE_ALLOCATABLE_UPDATE_PERIOD_SECONDS_PATH \
    ".spec.nodeAllocatableUpdatePeriodSeconds"
KIN_FIELD2(boolean, storage_v1_csidriver,
    storage_v1_csidriver_spec_service_account_token_in_secrets, "spec",
    "serviceAccountTokenInSecrets")
#define STORAGE_V1_CSIDRIVER_SPEC_SERVICE_ACCOUNT_TOKEN_IN_SECRETS_PATH \
    ".spec.serviceAccountTokenInSecrets"
KIN_FIELD2(boolean, storage_v1_csidriver,
    storage_v1_csidriver_spec_prevent_pod_scheduling_if_missing, "spec",
    "preventPodSchedulingIfMissing")
#define STORAGE_V1_CSIDRIVER_SPEC_PREVENT_POD_SCHEDULING_IF_MISSING_PATH \
    ".spec.preventPodSchedulingIfMissing"

/* CSIDriverSpec */
KIN_FIELD(boolean, storage_v1_csidriverspec,
    storage_v1_csidriverspec_attach_required, "attachRequired")
KIN_FIELD(boolean, storage_v1_csidriverspec,
    storage_v1_csidriverspec_pod_info_on_mount, "podInfoOnMount")
KIN_LIST(str, storage_v1_csidriverspec,
    storage_v1_csidriverspec_volume_lifecycle_modes, "volumeLifecycleModes")
KIN_FIELD(boolean, storage_v1_csidriverspec,
    storage_v1_csidriverspec_storage_capacity, "storageCapacity")
KIN_FIELD(str, storage_v1_csidriverspec,
    storage_v1_csidriverspec_fs_group_policy, "fsGroupPolicy")
KIN_STRUCT_LIST(storage_v1_tokenrequest, storage_v1_csidriverspec,
    storage_v1_csidriverspec_token_requests, "tokenRequests")
KIN_FIELD(boolean, storage_v1_csidriverspec,
    storage_v1_csidriverspec_requires_republish, "requiresRepublish")
KIN_FIELD(boolean, storage_v1_csidriverspec,
    storage_v1_csidriverspec_se_linux_mount, "seLinuxMount")
KIN_FIELD(int64, storage_v1_csidriverspec,
    storage_v1_csidriverspec_node_allocatable_update_period_seconds,
    "nodeAllocatableUpdatePeriodSeconds")
KIN_FIELD(boolean, storage_v1_csidriverspec,
    storage_v1_csidriverspec_service_account_token_in_secrets,
    "serviceAccountTokenInSecrets")
KIN_FIELD(boolean, storage_v1_csidriverspec,
    storage_v1_csidriverspec_prevent_pod_scheduling_if_missing,
    "preventPodSchedulingIfMissing")

/* CSINode */
KIN_STRUCT(meta_v1_objectmeta, storage_v1_csinode, storage_v1_csinode_metadata,
    "metadata")
#define STORAGE_V1_CSINODE_METADATA_PATH ".metadata"
KIN_STRUCT(storage_v1_csinodespec, storage_v1_csinode, storage_v1_csinode_spec,
    "spec")
#define STORAGE_V1_CSINODE_SPEC_PATH ".spec"
KIN_STRUCT(storage_v1_csinodestatus, storage_v1_csinode,
    storage_v1_csinode_status, "status")
#define STORAGE_V1_CSINODE_STATUS_PATH ".status"
KIN_STRUCT_LIST2(storage_v1_csinodedriver, storage_v1_csinode,
    storage_v1_csinode_spec_drivers, "spec", "drivers")
#define STORAGE_V1_CSINODE_SPEC_DRIVERS_PATH ".spec.drivers"
KIN_STRUCT_LIST2(storage_v1_storagehealth, storage_v1_csinode,
    storage_v1_csinode_status_storage_health, "status", "storageHealth")
#define STORAGE_V1_CSINODE_STATUS_STORAGE_HEALTH_PATH ".status.storageHealth"

/* CSINodeDriver */
KIN_FIELD(str, storage_v1_csinodedriver, storage_v1_csinodedriver_name, "name")
KIN_FIELD(str, storage_v1_csinodedriver, storage_v1_csinodedriver_node_id,
    "nodeID")
KIN_LIST(str, storage_v1_csinodedriver, storage_v1_csinodedriver_topology_keys,
    "topologyKeys")
KIN_STRUCT(storage_v1_volumenoderesources, storage_v1_csinodedriver,
    storage_v1_csinodedriver_allocatable, "allocatable")

/* CSINodeSpec */
KIN_STRUCT_LIST(storage_v1_csinodedriver, storage_v1_csinodespec,
    storage_v1_csinodespec_drivers, "drivers")

/* CSINodeStatus */
KIN_STRUCT_LIST(storage_v1_storagehealth, storage_v1_csinodestatus,
    storage_v1_csinodestatus_storage_health, "storageHealth")

/* CSIStorageCapacity */
KIN_STRUCT(meta_v1_objectmeta, storage_v1_csistoragecapacity,
    storage_v1_csistoragecapacity_metadata, "metadata")
#define STORAGE_V1_CSISTORAGECAPACITY_METADATA_PATH ".metadata"
KIN_STRUCT(meta_v1_labelselector, storage_v1_csistoragecapacity,
    storage_v1_csistoragecapacity_node_topology, "nodeTopology")
#define STORAGE_V1_CSISTORAGECAPACITY_NODE_TOPOLOGY_PATH ".nodeTopology"
KIN_FIELD(str, storage_v1_csistoragecapacity,
    storage_v1_csistoragecapacity_storage_class_name, "storageClassName")
#define STORAGE_V1_CSISTORAGECAPACITY_STORAGE_CLASS_NAME_PATH \
    ".storageClassName"
KIN_FIELD(quantity, storage_v1_csistoragecapacity,
    storage_v1_csistoragecapacity_capacity, "capacity")
#define STORAGE_V1_CSISTORAGECAPACITY_CAPACITY_PATH ".capacity"
KIN_FIELD(quantity, storage_v1_csistoragecapacity,
    storage_v1_csistoragecapacity_maximum_volume_size, "maximumVolumeSize")
#define STORAGE_V1_CSISTORAGECAPACITY_MAXIMUM_VOLUME_SIZE_PATH \
    ".maximumVolumeSize"

/* StorageClass */
KIN_STRUCT(meta_v1_objectmeta, storage_v1_storageclass,
    storage_v1_storageclass_metadata, "metadata")
#define STORAGE_V1_STORAGECLASS_METADATA_PATH ".metadata"
KIN_FIELD(str, storage_v1_storageclass, storage_v1_storageclass_provisioner,
    "provisioner")
#define STORAGE_V1_STORAGECLASS_PROVISIONER_PATH ".provisioner"
KIN_MAP_TEXT(storage_v1_storageclass, storage_v1_storageclass_parameters,
    "parameters")
#define STORAGE_V1_STORAGECLASS_PARAMETERS_PATH ".parameters"
/** One of core_v1_persistentvolumereclaimpolicy. */
KIN_FIELD(str, storage_v1_storageclass, storage_v1_storageclass_reclaim_policy,
    "reclaimPolicy")
#define STORAGE_V1_STORAGECLASS_RECLAIM_POLICY_PATH ".reclaimPolicy"
KIN_LIST(str, storage_v1_storageclass, storage_v1_storageclass_mount_options,
    "mountOptions")
#define STORAGE_V1_STORAGECLASS_MOUNT_OPTIONS_PATH ".mountOptions"
KIN_FIELD(boolean, storage_v1_storageclass,
    storage_v1_storageclass_allow_volume_expansion, "allowVolumeExpansion")
#define STORAGE_V1_STORAGECLASS_ALLOW_VOLUME_EXPANSION_PATH \
    ".allowVolumeExpansion"
/** One of storage_v1_volumebindingmode. */
KIN_FIELD(str, storage_v1_storageclass,
    storage_v1_storageclass_volume_binding_mode, "volumeBindingMode")
#define STORAGE_V1_STORAGECLASS_VOLUME_BINDING_MODE_PATH ".volumeBindingMode"
KIN_STRUCT_LIST(core_v1_topologyselectorterm, storage_v1_storageclass,
    storage_v1_storageclass_allowed_topologies, "allowedTopologies")
#define STORAGE_V1_STORAGECLASS_ALLOWED_TOPOLOGIES_PATH ".allowedTopologies"

/* StorageHealth */
KIN_FIELD(str, storage_v1_storagehealth, storage_v1_storagehealth_name, "name")
KIN_STRUCT_LIST(storage_v1_storagehealthcondition, storage_v1_storagehealth,
    storage_v1_storagehealth_health_conditions, "healthConditions")

/* StorageHealthCondition */
/** One of storage_v1_storagehealthstatustype. */
KIN_FIELD(str, storage_v1_storagehealthcondition,
    storage_v1_storagehealthcondition_status, "status")
KIN_FIELD(str, storage_v1_storagehealthcondition,
    storage_v1_storagehealthcondition_reason, "reason")
KIN_FIELD(str, storage_v1_storagehealthcondition,
    storage_v1_storagehealthcondition_message, "message")
/** One of core_v1_persistentvolumeaccessmode. */
KIN_FIELD(str, storage_v1_storagehealthcondition,
    storage_v1_storagehealthcondition_access_mode, "accessMode")
/** One of core_v1_persistentvolumemode. */
KIN_FIELD(str, storage_v1_storagehealthcondition,
    storage_v1_storagehealthcondition_volume_mode, "volumeMode")
KIN_FIELD(time, storage_v1_storagehealthcondition,
    storage_v1_storagehealthcondition_last_transition_time,
    "lastTransitionTime")

/* TokenRequest */
KIN_FIELD(str, storage_v1_tokenrequest, storage_v1_tokenrequest_audience,
    "audience")
KIN_FIELD(int64, storage_v1_tokenrequest,
    storage_v1_tokenrequest_expiration_seconds, "expirationSeconds")

/* VolumeAttachment */
KIN_STRUCT(meta_v1_objectmeta, storage_v1_volumeattachment,
    storage_v1_volumeattachment_metadata, "metadata")
#define STORAGE_V1_VOLUMEATTACHMENT_METADATA_PATH ".metadata"
KIN_STRUCT(storage_v1_volumeattachmentspec, storage_v1_volumeattachment,
    storage_v1_volumeattachment_spec, "spec")
#define STORAGE_V1_VOLUMEATTACHMENT_SPEC_PATH ".spec"
KIN_STRUCT(storage_v1_volumeattachmentstatus, storage_v1_volumeattachment,
    storage_v1_volumeattachment_status, "status")
#define STORAGE_V1_VOLUMEATTACHMENT_STATUS_PATH ".status"
KIN_FIELD2(str, storage_v1_volumeattachment,
    storage_v1_volumeattachment_spec_attacher, "spec", "attacher")
#define STORAGE_V1_VOLUMEATTACHMENT_SPEC_ATTACHER_PATH ".spec.attacher"
KIN_STRUCT2(storage_v1_volumeattachmentsource, storage_v1_volumeattachment,
    storage_v1_volumeattachment_spec_source, "spec", "source")
#define STORAGE_V1_VOLUMEATTACHMENT_SPEC_SOURCE_PATH ".spec.source"
KIN_FIELD2(str, storage_v1_volumeattachment,
    storage_v1_volumeattachment_spec_node_name, "spec", "nodeName")
#define STORAGE_V1_VOLUMEATTACHMENT_SPEC_NODE_NAME_PATH ".spec.nodeName"
KIN_FIELD2(boolean, storage_v1_volumeattachment,
    storage_v1_volumeattachment_status_attached, "status", "attached")
#define STORAGE_V1_VOLUMEATTACHMENT_STATUS_ATTACHED_PATH ".status.attached"
KIN_MAP_TEXT2(storage_v1_volumeattachment,
    storage_v1_volumeattachment_status_attachment_metadata, "status",
    "attachmentMetadata")
#define STORAGE_V1_VOLUMEATTACHMENT_STATUS_ATTACHMENT_METADATA_PATH \
    ".status.attachmentMetadata"
KIN_STRUCT2(storage_v1_volumeerror, storage_v1_volumeattachment,
    storage_v1_volumeattachment_status_attach_error, "status", "attachError")
#define STORAGE_V1_VOLUMEATTACHMENT_STATUS_ATTACH_ERROR_PATH \
    ".status.attachError"
KIN_STRUCT2(storage_v1_volumeerror, storage_v1_volumeattachment,
    storage_v1_volumeattachment_status_detach_error, "status", "detachError")
#define STORAGE_V1_VOLUMEATTACHMENT_STATUS_DETACH_ERROR_PATH \
    ".status.detachError"

/* VolumeAttachmentSource */
KIN_FIELD(str, storage_v1_volumeattachmentsource,
    storage_v1_volumeattachmentsource_persistent_volume_name,
    "persistentVolumeName")
KIN_STRUCT(core_v1_persistentvolumespec, storage_v1_volumeattachmentsource,
    storage_v1_volumeattachmentsource_inline_volume_spec, "inlineVolumeSpec")

/* VolumeAttachmentSpec */
KIN_FIELD(str, storage_v1_volumeattachmentspec,
    storage_v1_volumeattachmentspec_attacher, "attacher")
KIN_STRUCT(storage_v1_volumeattachmentsource, storage_v1_volumeattachmentspec,
    storage_v1_volumeattachmentspec_source, "source")
KIN_FIELD(str, storage_v1_volumeattachmentspec,
    storage_v1_volumeattachmentspec_node_name, "nodeName")

/* VolumeAttachmentStatus */
KIN_FIELD(boolean, storage_v1_volumeattachmentstatus,
    storage_v1_volumeattachmentstatus_attached, "attached")
KIN_MAP_TEXT(storage_v1_volumeattachmentstatus,
    storage_v1_volumeattachmentstatus_attachment_metadata, "attachmentMetadata")
KIN_STRUCT(storage_v1_volumeerror, storage_v1_volumeattachmentstatus,
    storage_v1_volumeattachmentstatus_attach_error, "attachError")
KIN_STRUCT(storage_v1_volumeerror, storage_v1_volumeattachmentstatus,
    storage_v1_volumeattachmentstatus_detach_error, "detachError")

/* VolumeAttributesClass */
KIN_STRUCT(meta_v1_objectmeta, storage_v1_volumeattributesclass,
    storage_v1_volumeattributesclass_metadata, "metadata")
#define STORAGE_V1_VOLUMEATTRIBUTESCLASS_METADATA_PATH ".metadata"
KIN_FIELD(str, storage_v1_volumeattributesclass,
    storage_v1_volumeattributesclass_driver_name, "driverName")
#define STORAGE_V1_VOLUMEATTRIBUTESCLASS_DRIVER_NAME_PATH ".driverName"
KIN_MAP_TEXT(storage_v1_volumeattributesclass,
    storage_v1_volumeattributesclass_parameters, "parameters")
#define STORAGE_V1_VOLUMEATTRIBUTESCLASS_PARAMETERS_PATH ".parameters"

/* VolumeError */
KIN_FIELD(time, storage_v1_volumeerror, storage_v1_volumeerror_time, "time")
KIN_FIELD(str, storage_v1_volumeerror, storage_v1_volumeerror_message,
    "message")
KIN_FIELD(int32, storage_v1_volumeerror, storage_v1_volumeerror_error_code,
    "errorCode")

/* VolumeNodeResources */
KIN_FIELD(int32, storage_v1_volumenoderesources,
    storage_v1_volumenoderesources_count, "count")

KIN_RESOURCE(cluster, storage_v1_csidriver, storage_v1_csidrivers,
    "storage.k8s.io", "v1", "csidrivers", "CSIDriver")

KIN_RESOURCE(cluster, storage_v1_csinode, storage_v1_csinodes, "storage.k8s.io",
    "v1", "csinodes", "CSINode")
KIN_STATUS(storage_v1_csinode, storage_v1_csinodes)

KIN_RESOURCE(namespaced, storage_v1_csistoragecapacity,
    storage_v1_csistoragecapacities, "storage.k8s.io", "v1",
    "csistoragecapacities", "CSIStorageCapacity")

KIN_RESOURCE(cluster, storage_v1_storageclass, storage_v1_storageclasses,
    "storage.k8s.io", "v1", "storageclasses", "StorageClass")

KIN_RESOURCE(cluster, storage_v1_volumeattachment, storage_v1_volumeattachments,
    "storage.k8s.io", "v1", "volumeattachments", "VolumeAttachment")
KIN_STATUS(storage_v1_volumeattachment, storage_v1_volumeattachments)

KIN_RESOURCE(cluster, storage_v1_volumeattributesclass,
    storage_v1_volumeattributesclasses, "storage.k8s.io", "v1",
    "volumeattributesclasses", "VolumeAttributesClass")

KIN_END_DECLS

#endif /* KIN_API_STORAGE_V1_H */
