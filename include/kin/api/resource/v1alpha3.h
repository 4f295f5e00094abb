/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of resource.k8s.io/v1alpha3.
 * kin/typed.h tells what each line gives.
 */
#ifndef KIN_API_RESOURCE_V1ALPHA3_H
#define KIN_API_RESOURCE_V1ALPHA3_H

#include <kin/api/meta/v1.h>
#include <kin/typed.h>
#include <kin/typed_resource.h>

KIN_BEGIN_DECLS

KIN_TYPE(resource_v1alpha3_devicetaint)
KIN_OBJECT(resource_v1alpha3_devicetaintrule)
KIN_TYPE(resource_v1alpha3_devicetaintrulespec)
KIN_TYPE(resource_v1alpha3_devicetaintrulestatus)
KIN_TYPE(resource_v1alpha3_devicetaintselector)
KIN_TYPE(resource_v1alpha3_partitiontypestatus)
KIN_TYPE(resource_v1alpha3_poolstatus)
KIN_OBJECT(resource_v1alpha3_resourcepoolstatusrequest)
KIN_TYPE(resource_v1alpha3_resourcepoolstatusrequestspec)
KIN_TYPE(resource_v1alpha3_resourcepoolstatusrequeststatus)
KIN_TYPE(resource_v1alpha3_shareablecapacitystatus)
KIN_TYPE(resource_v1alpha3_shareablesummarystatus)

/* DeviceTaintEffect */
typedef enum resource_v1alpha3_devicetainteffect {
    RESOURCE_V1ALPHA3_DEVICETAINTEFFECT_OTHER, /* none of these */
    RESOURCE_V1ALPHA3_DEVICETAINTEFFECT_NO_EXECUTE,
    RESOURCE_V1ALPHA3_DEVICETAINTEFFECT_NO_SCHEDULE,
    RESOURCE_V1ALPHA3_DEVICETAINTEFFECT_NONE,
} resource_v1alpha3_devicetainteffect;
KIN_ENUM(resource_v1alpha3_devicetainteffect, "NoExecute", "NoSchedule", "None")

/* DeviceTaint */
KIN_FIELD(str, resource_v1alpha3_devicetaint, resource_v1alpha3_devicetaint_key,
    "key")
KIN_FIELD(str, resource_v1alpha3_devicetaint,
    resource_v1alpha3_devicetaint_value, "value")
/** One of resource_v1alpha3_devicetainteffect. */
KIN_FIELD(str, resource_v1alpha3_devicetaint,
    resource_v1alpha3_devicetaint_effect, "effect")
KIN_FIELD(time, resource_v1alpha3_devicetaint,
    resource_v1alpha3_devicetaint_time_added, "timeAdded")

/* DeviceTaintRule */
KIN_STRUCT(meta_v1_objectmeta, resource_v1alpha3_devicetaintrule,
    resource_v1alpha3_devicetaintrule_metadata, "metadata")
#define RESOURCE_V1ALPHA3_DEVICETAINTRULE_METADATA_PATH ".metadata"
KIN_STRUCT(resource_v1alpha3_devicetaintrulespec,
    resource_v1alpha3_devicetaintrule, resource_v1alpha3_devicetaintrule_spec,
    "spec")
#define RESOURCE_V1ALPHA3_DEVICETAINTRULE_SPEC_PATH ".spec"
KIN_STRUCT(resource_v1alpha3_devicetaintrulestatus,
    resource_v1alpha3_devicetaintrule, resource_v1alpha3_devicetaintrule_status,
    "status")
#define RESOURCE_V1ALPHA3_DEVICETAINTRULE_STATUS_PATH ".status"
KIN_STRUCT2(resource_v1alpha3_devicetaintselector,
    resource_v1alpha3_devicetaintrule,
    resource_v1alpha3_devicetaintrule_spec_device_selector, "spec",
    "deviceSelector")
#define RESOURCE_V1ALPHA3_DEVICETAINTRULE_SPEC_DEVICE_SELECTOR_PATH \
    ".spec.deviceSelector"
KIN_STRUCT2(resource_v1alpha3_devicetaint, resource_v1alpha3_devicetaintrule,
    resource_v1alpha3_devicetaintrule_spec_taint, "spec", "taint")
#define RESOURCE_V1ALPHA3_DEVICETAINTRULE_SPEC_TAINT_PATH ".spec.taint"
KIN_STRUCT_LIST2(meta_v1_condition, resource_v1alpha3_devicetaintrule,
    resource_v1alpha3_devicetaintrule_status_conditions, "status", "conditions")
#define RESOURCE_V1ALPHA3_DEVICETAINTRULE_STATUS_CONDITIONS_PATH \
    ".status.conditions"

/* DeviceTaintRuleSpec */
KIN_STRUCT(resource_v1alpha3_devicetaintselector,
    resource_v1alpha3_devicetaintrulespec,
    resource_v1alpha3_devicetaintrulespec_device_selector, "deviceSelector")
KIN_STRUCT(resource_v1alpha3_devicetaint, resource_v1alpha3_devicetaintrulespec,
    resource_v1alpha3_devicetaintrulespec_taint, "taint")

/* DeviceTaintRuleStatus */
KIN_STRUCT_LIST(meta_v1_condition, resource_v1alpha3_devicetaintrulestatus,
    resource_v1alpha3_devicetaintrulestatus_conditions, "conditions")

/* DeviceTaintSelector */
KIN_FIELD(str, resource_v1alpha3_devicetaintselector,
    resource_v1alpha3_devicetaintselector_driver, "driver")
KIN_FIELD(str, resource_v1alpha3_devicetaintselector,
    resource_v1alpha3_devicetaintselector_pool, "pool")
KIN_FIELD(str, resource_v1alpha3_devicetaintselector,
    resource_v1alpha3_devicetaintselector_device, "device")

/* PartitionTypeStatus */
KIN_FIELD(str, resource_v1alpha3_partitiontypestatus,
    resource_v1alpha3_partitiontypestatus_attribute, "attribute")
KIN_FIELD(str, resource_v1alpha3_partitiontypestatus,
    resource_v1alpha3_partitiontypestatus_type, "type")
KIN_FIELD(int32, resource_v1alpha3_partitiontypestatus,
    resource_v1alpha3_partitiontypestatus_total, "total")
KIN_FIELD(int32, resource_v1alpha3_partitiontypestatus,
    resource_v1alpha3_partitiontypestatus_allocatable, "allocatable")

/* PoolStatus */
KIN_FIELD(str, resource_v1alpha3_poolstatus,
    resource_v1alpha3_poolstatus_driver, "driver")
KIN_FIELD(str, resource_v1alpha3_poolstatus,
    resource_v1alpha3_poolstatus_pool_name, "poolName")
KIN_FIELD(int64, resource_v1alpha3_poolstatus,
    resource_v1alpha3_poolstatus_generation, "generation")
KIN_FIELD(int32, resource_v1alpha3_poolstatus,
    resource_v1alpha3_poolstatus_resource_slice_count, "resourceSliceCount")
KIN_FIELD(int32, resource_v1alpha3_poolstatus,
    resource_v1alpha3_poolstatus_total_devices, "totalDevices")
KIN_FIELD(int32, resource_v1alpha3_poolstatus,
    resource_v1alpha3_poolstatus_allocated_devices, "allocatedDevices")
KIN_FIELD(int32, resource_v1alpha3_poolstatus,
    resource_v1alpha3_poolstatus_available_devices, "availableDevices")
KIN_FIELD(int32, resource_v1alpha3_poolstatus,
    resource_v1alpha3_poolstatus_unavailable_devices, "unavailableDevices")
KIN_FIELD(str, resource_v1alpha3_poolstatus,
    resource_v1alpha3_poolstatus_node_name, "nodeName")
KIN_FIELD(str, resource_v1alpha3_poolstatus,
    resource_v1alpha3_poolstatus_validation_error, "validationError")
KIN_STRUCT_LIST(resource_v1alpha3_partitiontypestatus,
    resource_v1alpha3_poolstatus,
    resource_v1alpha3_poolstatus_partition_summary, "partitionSummary")
KIN_STRUCT(resource_v1alpha3_shareablesummarystatus,
    resource_v1alpha3_poolstatus,
    resource_v1alpha3_poolstatus_shareable_summary, "shareableSummary")

/* ResourcePoolStatusRequest */
KIN_STRUCT(meta_v1_objectmeta, resource_v1alpha3_resourcepoolstatusrequest,
    resource_v1alpha3_resourcepoolstatusrequest_metadata, "metadata")
#define RESOURCE_V1ALPHA3_RESOURCEPOOLSTATUSREQUEST_METADATA_PATH ".metadata"
KIN_STRUCT(resource_v1alpha3_resourcepoolstatusrequestspec,
    resource_v1alpha3_resourcepoolstatusrequest,
    resource_v1alpha3_resourcepoolstatusrequest_spec, "spec")
#define RESOURCE_V1ALPHA3_RESOURCEPOOLSTATUSREQUEST_SPEC_PATH ".spec"
KIN_STRUCT(resource_v1alpha3_resourcepoolstatusrequeststatus,
    resource_v1alpha3_resourcepoolstatusrequest,
    resource_v1alpha3_resourcepoolstatusrequest_status, "status")
#define RESOURCE_V1ALPHA3_RESOURCEPOOLSTATUSREQUEST_STATUS_PATH ".status"
KIN_FIELD2(str, resource_v1alpha3_resourcepoolstatusrequest,
    resource_v1alpha3_resourcepoolstatusrequest_spec_driver, "spec", "driver")
#define RESOURCE_V1ALPHA3_RESOURCEPOOLSTATUSREQUEST_SPEC_DRIVER_PATH \
    ".spec.driver"
KIN_FIELD2(str, resource_v1alpha3_resourcepoolstatusrequest,
    resource_v1alpha3_resourcepoolstatusrequest_spec_pool_name, "spec",
    "poolName")
#define RESOURCE_V1ALPHA3_RESOURCEPOOLSTATUSREQUEST_SPEC_POOL_NAME_PATH \
    ".spec.poolName"
KIN_FIELD2(int32, resource_v1alpha3_resourcepoolstatusrequest,
    resource_v1alpha3_resourcepoolstatusrequest_spec_limit, "spec", "limit")
#define RESOURCE_V1ALPHA3_RESOURCEPOOLSTATUSREQUEST_SPEC_LIMIT_PATH \
    ".spec.limit"
KIN_FIELD2(str, resource_v1alpha3_resourcepoolstatusrequest,
    resource_v1alpha3_resourcepoolstatusrequest_spec_default_partition_type_attribute,
    "spec", "defaultPartitionTypeAttribute")
#define RESOURCE_V1ALPHA3_RESOURCEPOOLSTATUSREQUEST_SPEC_DEFAULT_PARTITION_TYPE_ATTRIBUTE_PATH \
    ".spec.defaultPartitionTypeAttribute"
KIN_FIELD2(int32, resource_v1alpha3_resourcepoolstatusrequest,
    resource_v1alpha3_resourcepoolstatusrequest_status_pool_count, "status",
    "poolCount")
#define RESOURCE_V1ALPHA3_RESOURCEPOOLSTATUSREQUEST_STATUS_POOL_COUNT_PATH \
    ".status.poolCount"
KIN_STRUCT_LIST2(resource_v1alpha3_poolstatus,
    resource_v1alpha3_resourcepoolstatusrequest,
    resource_v1alpha3_resourcepoolstatusrequest_status_pools, "status", "pools")
#define RESOURCE_V1ALPHA3_RESOURCEPOOLSTATUSREQUEST_STATUS_POOLS_PATH \
    ".status.pools"
KIN_STRUCT_LIST2(meta_v1_condition, resource_v1alpha3_resourcepoolstatusrequest,
    resource_v1alpha3_resourcepoolstatusrequest_status_conditions, "status",
    "conditions")
#define RESOURCE_V1ALPHA3_RESOURCEPOOLSTATUSREQUEST_STATUS_CONDITIONS_PATH \
    ".status.conditions"

/* ResourcePoolStatusRequestSpec */
KIN_FIELD(str, resource_v1alpha3_resourcepoolstatusrequestspec,
    resource_v1alpha3_resourcepoolstatusrequestspec_driver, "driver")
KIN_FIELD(str, resource_v1alpha3_resourcepoolstatusrequestspec,
    resource_v1alpha3_resourcepoolstatusrequestspec_pool_name, "poolName")
KIN_FIELD(int32, resource_v1alpha3_resourcepoolstatusrequestspec,
    resource_v1alpha3_resourcepoolstatusrequestspec_limit, "limit")
KIN_FIELD(str, resource_v1alpha3_resourcepoolstatusrequestspec,
    resource_v1alpha3_resourcepoolstatusrequestspec_default_partition_type_attribute,
    "defaultPartitionTypeAttribute")

/* ResourcePoolStatusRequestStatus */
KIN_FIELD(int32, resource_v1alpha3_resourcepoolstatusrequeststatus,
    resource_v1alpha3_resourcepoolstatusrequeststatus_pool_count, "poolCount")
KIN_STRUCT_LIST(resource_v1alpha3_poolstatus,
    resource_v1alpha3_resourcepoolstatusrequeststatus,
    resource_v1alpha3_resourcepoolstatusrequeststatus_pools, "pools")
KIN_STRUCT_LIST(meta_v1_condition,
    resource_v1alpha3_resourcepoolstatusrequeststatus,
    resource_v1alpha3_resourcepoolstatusrequeststatus_conditions, "conditions")

/* ShareableCapacityStatus */
KIN_FIELD(str, resource_v1alpha3_shareablecapacitystatus,
    resource_v1alpha3_shareablecapacitystatus_name, "name")
KIN_FIELD(quantity, resource_v1alpha3_shareablecapacitystatus,
    resource_v1alpha3_shareablecapacitystatus_total, "total")
KIN_FIELD(quantity, resource_v1alpha3_shareablecapacitystatus,
    resource_v1alpha3_shareablecapacitystatus_consumed, "consumed")
KIN_FIELD(quantity, resource_v1alpha3_shareablecapacitystatus,
    resource_v1alpha3_shareablecapacitystatus_available, "available")

/* ShareableSummaryStatus */
KIN_FIELD(int32, resource_v1alpha3_shareablesummarystatus,
    resource_v1alpha3_shareablesummarystatus_fully_available_devices,
    "fullyAvailableDevices")
KIN_FIELD(int32, resource_v1alpha3_shareablesummarystatus,
    resource_v1alpha3_shareablesummarystatus_partially_available_devices,
    "partiallyAvailableDevices")
KIN_STRUCT_LIST(resource_v1alpha3_shareablecapacitystatus,
    resource_v1alpha3_shareablesummarystatus,
    resource_v1alpha3_shareablesummarystatus_capacity, "capacity")

KIN_RESOURCE(cluster, resource_v1alpha3_devicetaintrule,
    resource_v1alpha3_devicetaintrules, "resource.k8s.io", "v1alpha3",
    "devicetaintrules", "DeviceTaintRule")
KIN_STATUS(resource_v1alpha3_devicetaintrule,
    resource_v1alpha3_devicetaintrules)

KIN_RESOURCE(cluster, resource_v1alpha3_resourcepoolstatusrequest,
    resource_v1alpha3_resourcepoolstatusrequests, "resource.k8s.io", "v1alpha3",
    "resourcepoolstatusrequests", "ResourcePoolStatusRequest")
KIN_STATUS(resource_v1alpha3_resourcepoolstatusrequest,
    resource_v1alpha3_resourcepoolstatusrequests)

KIN_END_DECLS

#endif /* KIN_API_RESOURCE_V1ALPHA3_H */
