/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of storage.k8s.io/v1alpha1.
 * kin/typed.h tells what each line gives.
 */
#ifndef KIN_API_STORAGE_V1ALPHA1_H
#define KIN_API_STORAGE_V1ALPHA1_H

#include <kin/api/core/v1.h>
#include <kin/api/meta/v1.h>
#include <kin/typed.h>
#include <kin/typed_resource.h>

KIN_BEGIN_DECLS

KIN_OBJECT(storage_v1alpha1_csistoragecapacity)
KIN_OBJECT(storage_v1alpha1_volumeattachment)
KIN_TYPE(storage_v1alpha1_volumeattachmentsource)
KIN_TYPE(storage_v1alpha1_volumeattachmentspec)
KIN_TYPE(storage_v1alpha1_volumeattachmentstatus)
KIN_OBJECT(storage_v1alpha1_volumeattributesclass)
KIN_TYPE(storage_v1alpha1_volumeerror)

/* CSIStorageCapacity */
KIN_STRUCT(meta_v1_objectmeta, storage_v1alpha1_csistoragecapacity,
    storage_v1alpha1_csistoragecapacity_metadata, "metadata")
#define STORAGE_V1ALPHA1_CSISTORAGECAPACITY_METADATA_PATH ".metadata"
KIN_STRUCT(meta_v1_labelselector, storage_v1alpha1_csistoragecapacity,
    storage_v1alpha1_csistoragecapacity_node_topology, "nodeTopology")
#define STORAGE_V1ALPHA1_CSISTORAGECAPACITY_NODE_TOPOLOGY_PATH ".nodeTopology"
KIN_FIELD(str, storage_v1alpha1_csistoragecapacity,
    storage_v1alpha1_csistoragecapacity_storage_class_name, "storageClassName")
#define STORAGE_V1ALPHA1_CSISTORAGECAPACITY_STORAGE_CLASS_NAME_PATH \
    ".storageClassName"
KIN_FIELD(quantity, storage_v1alpha1_csistoragecapacity,
    storage_v1alpha1_csistoragecapacity_capacity, "capacity")
#define STORAGE_V1ALPHA1_CSISTORAGECAPACITY_CAPACITY_PATH ".capacity"
KIN_FIELD(quantity, storage_v1alpha1_csistoragecapacity,
    storage_v1alpha1_csistoragecapacity_maximum_volume_size,
    "maximumVolumeSize")
#define STORAGE_V1ALPHA1_CSISTORAGECAPACITY_MAXIMUM_VOLUME_SIZE_PATH \
    ".maximumVolumeSize"

/* VolumeAttachment */
KIN_STRUCT(meta_v1_objectmeta, storage_v1alpha1_volumeattachment,
    storage_v1alpha1_volumeattachment_metadata, "metadata")
#define STORAGE_V1ALPHA1_VOLUMEATTACHMENT_METADATA_PATH ".metadata"
KIN_STRUCT(storage_v1alpha1_volumeattachmentspec,
    storage_v1alpha1_volumeattachment, storage_v1alpha1_volumeattachment_spec,
    "spec")
#define STORAGE_V1ALPHA1_VOLUMEATTACHMENT_SPEC_PATH ".spec"
KIN_STRUCT(storage_v1alpha1_volumeattachmentstatus,
    storage_v1alpha1_volumeattachment, storage_v1alpha1_volumeattachment_status,
    "status")
#define STORAGE_V1ALPHA1_VOLUMEATTACHMENT_STATUS_PATH ".status"
KIN_FIELD2(str, storage_v1alpha1_volumeattachment,
    storage_v1alpha1_volumeattachment_spec_attacher, "spec", "attacher")
#define STORAGE_V1ALPHA1_VOLUMEATTACHMENT_SPEC_ATTACHER_PATH ".spec.attacher"
KIN_STRUCT2(storage_v1alpha1_volumeattachmentsource,
    storage_v1alpha1_volumeattachment,
    storage_v1alpha1_volumeattachment_spec_source, "spec", "source")
#define STORAGE_V1ALPHA1_VOLUMEATTACHMENT_SPEC_SOURCE_PATH ".spec.source"
KIN_FIELD2(str, storage_v1alpha1_volumeattachment,
    storage_v1alpha1_volumeattachment_spec_node_name, "spec", "nodeName")
#define STORAGE_V1ALPHA1_VOLUMEATTACHMENT_SPEC_NODE_NAME_PATH ".spec.nodeName"
KIN_FIELD2(boolean, storage_v1alpha1_volumeattachment,
    storage_v1alpha1_volumeattachment_status_attached, "status", "attached")
#define STORAGE_V1ALPHA1_VOLUMEATTACHMENT_STATUS_ATTACHED_PATH \
    ".status.attached"
KIN_MAP_TEXT2(storage_v1alpha1_volumeattachment,
    storage_v1alpha1_volumeattachment_status_attachment_metadata, "status",
    "attachmentMetadata")
#define STORAGE_V1ALPHA1_VOLUMEATTACHMENT_STATUS_ATTACHMENT_METADATA_PATH \
    ".status.attachmentMetadata"
KIN_STRUCT2(storage_v1alpha1_volumeerror, storage_v1alpha1_volumeattachment,
    storage_v1alpha1_volumeattachment_status_attach_error, "status",
    "attachError")
#define STORAGE_V1ALPHA1_VOLUMEATTACHMENT_STATUS_ATTACH_ERROR_PATH \
    ".status.attachError"
KIN_STRUCT2(storage_v1alpha1_volumeerror, storage_v1alpha1_volumeattachment,
    storage_v1alpha1_volumeattachment_status_detach_error, "status",
    "detachError")
#define STORAGE_V1ALPHA1_VOLUMEATTACHMENT_STATUS_DETACH_ERROR_PATH \
    ".status.detachError"

/* VolumeAttachmentSource */
KIN_FIELD(str, storage_v1alpha1_volumeattachmentsource,
    storage_v1alpha1_volumeattachmentsource_persistent_volume_name,
    "persistentVolumeName")
KIN_STRUCT(core_v1_persistentvolumespec,
    storage_v1alpha1_volumeattachmentsource,
    storage_v1alpha1_volumeattachmentsource_inline_volume_spec,
    "inlineVolumeSpec")

/* VolumeAttachmentSpec */
KIN_FIELD(str, storage_v1alpha1_volumeattachmentspec,
    storage_v1alpha1_volumeattachmentspec_attacher, "attacher")
KIN_STRUCT(storage_v1alpha1_volumeattachmentsource,
    storage_v1alpha1_volumeattachmentspec,
    storage_v1alpha1_volumeattachmentspec_source, "source")
KIN_FIELD(str, storage_v1alpha1_volumeattachmentspec,
    storage_v1alpha1_volumeattachmentspec_node_name, "nodeName")

/* VolumeAttachmentStatus */
KIN_FIELD(boolean, storage_v1alpha1_volumeattachmentstatus,
    storage_v1alpha1_volumeattachmentstatus_attached, "attached")
KIN_MAP_TEXT(storage_v1alpha1_volumeattachmentstatus,
    storage_v1alpha1_volumeattachmentstatus_attachment_metadata,
    "attachmentMetadata")
KIN_STRUCT(storage_v1alpha1_volumeerror,
    storage_v1alpha1_volumeattachmentstatus,
    storage_v1alpha1_volumeattachmentstatus_attach_error, "attachError")
KIN_STRUCT(storage_v1alpha1_volumeerror,
    storage_v1alpha1_volumeattachmentstatus,
    storage_v1alpha1_volumeattachmentstatus_detach_error, "detachError")

/* VolumeAttributesClass */
KIN_STRUCT(meta_v1_objectmeta, storage_v1alpha1_volumeattributesclass,
    storage_v1alpha1_volumeattributesclass_metadata, "metadata")
#define STORAGE_V1ALPHA1_VOLUMEATTRIBUTESCLASS_METADATA_PATH ".metadata"
KIN_FIELD(str, storage_v1alpha1_volumeattributesclass,
    storage_v1alpha1_volumeattributesclass_driver_name, "driverName")
#define STORAGE_V1ALPHA1_VOLUMEATTRIBUTESCLASS_DRIVER_NAME_PATH ".driverName"
KIN_MAP_TEXT(storage_v1alpha1_volumeattributesclass,
    storage_v1alpha1_volumeattributesclass_parameters, "parameters")
#define STORAGE_V1ALPHA1_VOLUMEATTRIBUTESCLASS_PARAMETERS_PATH ".parameters"

/* VolumeError */
KIN_FIELD(time, storage_v1alpha1_volumeerror, storage_v1alpha1_volumeerror_time,
    "time")
KIN_FIELD(str, storage_v1alpha1_volumeerror,
    storage_v1alpha1_volumeerror_message, "message")
KIN_FIELD(int32, storage_v1alpha1_volumeerror,
    storage_v1alpha1_volumeerror_error_code, "errorCode")

KIN_RESOURCE(namespaced, storage_v1alpha1_csistoragecapacity,
    storage_v1alpha1_csistoragecapacities, "storage.k8s.io", "v1alpha1",
    "csistoragecapacities", "CSIStorageCapacity")

KIN_RESOURCE(cluster, storage_v1alpha1_volumeattachment,
    storage_v1alpha1_volumeattachments, "storage.k8s.io", "v1alpha1",
    "volumeattachments", "VolumeAttachment")
KIN_STATUS(storage_v1alpha1_volumeattachment,
    storage_v1alpha1_volumeattachments)

KIN_RESOURCE(cluster, storage_v1alpha1_volumeattributesclass,
    storage_v1alpha1_volumeattributesclasses, "storage.k8s.io", "v1alpha1",
    "volumeattributesclasses", "VolumeAttributesClass")

KIN_END_DECLS

#endif /* KIN_API_STORAGE_V1ALPHA1_H */
