/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of resource.k8s.io/v1beta2.
 * kin/typed.h tells what each line gives.
 */
#ifndef KIN_API_RESOURCE_V1BETA2_H
#define KIN_API_RESOURCE_V1BETA2_H

#include <kin/api/core/v1.h>
#include <kin/api/meta/v1.h>
#include <kin/typed.h>
#include <kin/typed_resource.h>

KIN_BEGIN_DECLS

KIN_TYPE(resource_v1beta2_allocateddevicestatus)
KIN_TYPE(resource_v1beta2_allocationresult)
KIN_TYPE(resource_v1beta2_celdeviceselector)
KIN_TYPE(resource_v1beta2_capacityrequestpolicy)
KIN_TYPE(resource_v1beta2_capacityrequestpolicyrange)
KIN_TYPE(resource_v1beta2_capacityrequirements)
KIN_TYPE(resource_v1beta2_counter)
KIN_TYPE(resource_v1beta2_counterset)
KIN_TYPE(resource_v1beta2_device)
KIN_TYPE(resource_v1beta2_deviceallocationconfiguration)
KIN_TYPE(resource_v1beta2_deviceallocationresult)
KIN_TYPE(resource_v1beta2_deviceattribute)
KIN_TYPE(resource_v1beta2_devicecapacity)
KIN_TYPE(resource_v1beta2_deviceclaim)
KIN_TYPE(resource_v1beta2_deviceclaimconfiguration)
KIN_OBJECT(resource_v1beta2_deviceclass)
KIN_TYPE(resource_v1beta2_deviceclassconfiguration)
KIN_TYPE(resource_v1beta2_deviceclassspec)
KIN_TYPE(resource_v1beta2_deviceconstraint)
KIN_TYPE(resource_v1beta2_devicecounterconsumption)
KIN_TYPE(resource_v1beta2_devicederivedattribute)
KIN_TYPE(resource_v1beta2_devicerequest)
KIN_TYPE(resource_v1beta2_devicerequestallocationresult)
KIN_TYPE(resource_v1beta2_deviceselector)
KIN_TYPE(resource_v1beta2_devicesubrequest)
KIN_TYPE(resource_v1beta2_devicetaint)
KIN_OBJECT(resource_v1beta2_devicetaintrule)
KIN_TYPE(resource_v1beta2_devicetaintrulespec)
KIN_TYPE(resource_v1beta2_devicetaintrulestatus)
KIN_TYPE(resource_v1beta2_devicetaintselector)
KIN_TYPE(resource_v1beta2_devicetoleration)
KIN_TYPE(resource_v1beta2_exactdevicerequest)
KIN_TYPE(resource_v1beta2_networkdevicedata)
KIN_TYPE(resource_v1beta2_nodeallocatablemapping)
KIN_TYPE(resource_v1beta2_nodeallocatableoverhead)
KIN_TYPE(resource_v1beta2_nodeallocatableresource)
KIN_TYPE(resource_v1beta2_opaquedeviceconfiguration)
KIN_OBJECT(resource_v1beta2_resourceclaim)
KIN_TYPE(resource_v1beta2_resourceclaimconsumerreference)
KIN_TYPE(resource_v1beta2_resourceclaimspec)
KIN_TYPE(resource_v1beta2_resourceclaimstatus)
KIN_OBJECT(resource_v1beta2_resourceclaimtemplate)
KIN_TYPE(resource_v1beta2_resourceclaimtemplatespec)
KIN_TYPE(resource_v1beta2_resourcepool)
KIN_OBJECT(resource_v1beta2_resourceslice)
KIN_TYPE(resource_v1beta2_resourceslicespec)

/* AllocationConfigSource */
typedef enum resource_v1beta2_allocationconfigsource {
    RESOURCE_V1BETA2_ALLOCATIONCONFIGSOURCE_OTHER, /* none of these */
    RESOURCE_V1BETA2_ALLOCATIONCONFIGSOURCE_FROM_CLAIM,
    RESOURCE_V1BETA2_ALLOCATIONCONFIGSOURCE_FROM_CLASS,
} resource_v1beta2_allocationconfigsource;
KIN_ENUM(resource_v1beta2_allocationconfigsource, "FromClaim", "FromClass")

/* DeviceAllocationMode */
typedef enum resource_v1beta2_deviceallocationmode {
    RESOURCE_V1BETA2_DEVICEALLOCATIONMODE_OTHER, /* none of these */
    RESOURCE_V1BETA2_DEVICEALLOCATIONMODE_ALL,
    RESOURCE_V1BETA2_DEVICEALLOCATIONMODE_EXACT_COUNT,
} resource_v1beta2_deviceallocationmode;
KIN_ENUM(resource_v1beta2_deviceallocationmode, "All", "ExactCount")

/* DeviceTaintEffect */
typedef enum resource_v1beta2_devicetainteffect {
    RESOURCE_V1BETA2_DEVICETAINTEFFECT_OTHER, /* none of these */
    RESOURCE_V1BETA2_DEVICETAINTEFFECT_NO_EXECUTE,
    RESOURCE_V1BETA2_DEVICETAINTEFFECT_NO_SCHEDULE,
    RESOURCE_V1BETA2_DEVICETAINTEFFECT_NONE,
} resource_v1beta2_devicetainteffect;
KIN_ENUM(resource_v1beta2_devicetainteffect, "NoExecute", "NoSchedule", "None")

/* DeviceTolerationOperator */
typedef enum resource_v1beta2_devicetolerationoperator {
    RESOURCE_V1BETA2_DEVICETOLERATIONOPERATOR_OTHER, /* none of these */
    RESOURCE_V1BETA2_DEVICETOLERATIONOPERATOR_EQUAL,
    RESOURCE_V1BETA2_DEVICETOLERATIONOPERATOR_EXISTS,
} resource_v1beta2_devicetolerationoperator;
KIN_ENUM(resource_v1beta2_devicetolerationoperator, "Equal", "Exists")

/* SkipNodeOperation */
typedef enum resource_v1beta2_skipnodeoperation {
    RESOURCE_V1BETA2_SKIPNODEOPERATION_OTHER, /* none of these */
    RESOURCE_V1BETA2_SKIPNODEOPERATION_ALL,
    RESOURCE_V1BETA2_SKIPNODEOPERATION_NODE_PREPARE_RESOURCES,
    RESOURCE_V1BETA2_SKIPNODEOPERATION_NODE_UNPREPARE_RESOURCES,
} resource_v1beta2_skipnodeoperation;
KIN_ENUM(resource_v1beta2_skipnodeoperation, "*", "NodePrepareResources",
    "NodeUnprepareResources")

/* AllocatedDeviceStatus */
KIN_FIELD(str, resource_v1beta2_allocateddevicestatus,
    resource_v1beta2_allocateddevicestatus_driver, "driver")
KIN_FIELD(str, resource_v1beta2_allocateddevicestatus,
    resource_v1beta2_allocateddevicestatus_pool, "pool")
KIN_FIELD(str, resource_v1beta2_allocateddevicestatus,
    resource_v1beta2_allocateddevicestatus_device, "device")
KIN_FIELD(str, resource_v1beta2_allocateddevicestatus,
    resource_v1beta2_allocateddevicestatus_share_id, "shareID")
KIN_STRUCT_LIST(meta_v1_condition, resource_v1beta2_allocateddevicestatus,
    resource_v1beta2_allocateddevicestatus_conditions, "conditions")
KIN_FIELD(any, resource_v1beta2_allocateddevicestatus,
    resource_v1beta2_allocateddevicestatus_data, "data")
KIN_STRUCT(resource_v1beta2_networkdevicedata,
    resource_v1beta2_allocateddevicestatus,
    resource_v1beta2_allocateddevicestatus_network_data, "networkData")

/* AllocationResult */
KIN_STRUCT(resource_v1beta2_deviceallocationresult,
    resource_v1beta2_allocationresult,
    resource_v1beta2_allocationresult_devices, "devices")
KIN_STRUCT(core_v1_nodeselector, resource_v1beta2_allocationresult,
    resource_v1beta2_allocationresult_node_selector, "nodeSelector")
KIN_FIELD(time, resource_v1beta2_allocationresult,
    resource_v1beta2_allocationresult_allocation_timestamp,
    "allocationTimestamp")

/* CELDeviceSelector */
KIN_FIELD(str, resource_v1beta2_celdeviceselector,
    resource_v1beta2_celdeviceselector_expression, "expression")

/* CapacityRequestPolicy */
KIN_FIELD(quantity, resource_v1beta2_capacityrequestpolicy,
    resource_v1beta2_capacityrequestpolicy_default, "default")
KIN_LIST(quantity, resource_v1beta2_capacityrequestpolicy,
    resource_v1beta2_capacityrequestpolicy_valid_values, "validValues")
KIN_STRUCT(resource_v1beta2_capacityrequestpolicyrange,
    resource_v1beta2_capacityrequestpolicy,
    resource_v1beta2_capacityrequestpolicy_valid_range, "validRange")

/* CapacityRequestPolicyRange */
KIN_FIELD(quantity, resource_v1beta2_capacityrequestpolicyrange,
    resource_v1beta2_capacityrequestpolicyrange_min, "min")
KIN_FIELD(quantity, resource_v1beta2_capacityrequestpolicyrange,
    resource_v1beta2_capacityrequestpolicyrange_max, "max")
KIN_FIELD(quantity, resource_v1beta2_capacityrequestpolicyrange,
    resource_v1beta2_capacityrequestpolicyrange_step, "step")

/* CapacityRequirements */
KIN_MAP(quantity, resource_v1beta2_capacityrequirements,
    resource_v1beta2_capacityrequirements_requests, "requests")

/* Counter */
KIN_FIELD(quantity, resource_v1beta2_counter, resource_v1beta2_counter_value,
    "value")

/* CounterSet */
KIN_FIELD(str, resource_v1beta2_counterset, resource_v1beta2_counterset_name,
    "name")
KIN_STRUCT_MAP(resource_v1beta2_counter, resource_v1beta2_counterset,
    resource_v1beta2_counterset_counters, "counters")

/* Device */
KIN_FIELD(str, resource_v1beta2_device, resource_v1beta2_device_name, "name")
KIN_STRUCT_MAP(resource_v1beta2_deviceattribute, resource_v1beta2_device,
    resource_v1beta2_device_attributes, "attributes")
KIN_STRUCT_MAP(resource_v1beta2_devicecapacity, resource_v1beta2_device,
    resource_v1beta2_device_capacity, "capacity")
KIN_STRUCT_LIST(resource_v1beta2_devicecounterconsumption,
    resource_v1beta2_device, resource_v1beta2_device_consumes_counters,
    "consumesCounters")
KIN_FIELD(str, resource_v1beta2_device, resource_v1beta2_device_node_name,
    "nodeName")
KIN_STRUCT(core_v1_nodeselector, resource_v1beta2_device,
    resource_v1beta2_device_node_selector, "nodeSelector")
KIN_FIELD(boolean, resource_v1beta2_device, resource_v1beta2_device_all_nodes,
    "allNodes")
KIN_STRUCT_LIST(resource_v1beta2_devicetaint, resource_v1beta2_device,
    resource_v1beta2_device_taints, "taints")
KIN_FIELD(boolean, resource_v1beta2_device,
    resource_v1beta2_device_binds_to_node, "bindsToNode")
KIN_LIST(str, resource_v1beta2_device,
    resource_v1beta2_device_binding_conditions, "bindingConditions")
KIN_LIST(str, resource_v1beta2_device,
    resource_v1beta2_device_binding_failure_conditions,
    "bindingFailureConditions")
KIN_FIELD(boolean, resource_v1beta2_device,
    resource_v1beta2_device_allow_multiple_allocations,
    "allowMultipleAllocations")
KIN_STRUCT_MAP(resource_v1beta2_nodeallocatableresource,
    resource_v1beta2_device, resource_v1beta2_device_node_allocatable_resources,
    "nodeAllocatableResources")

/* DeviceAllocationConfiguration */
/** One of resource_v1beta2_allocationconfigsource. */
KIN_FIELD(str, resource_v1beta2_deviceallocationconfiguration,
    resource_v1beta2_deviceallocationconfiguration_source, "source")
KIN_LIST(str, resource_v1beta2_deviceallocationconfiguration,
    resource_v1beta2_deviceallocationconfiguration_requests, "requests")
KIN_STRUCT(resource_v1beta2_opaquedeviceconfiguration,
    resource_v1beta2_deviceallocationconfiguration,
    resource_v1beta2_deviceallocationconfiguration_opaque, "opaque")

/* DeviceAllocationResult */
KIN_STRUCT_LIST(resource_v1beta2_devicerequestallocationresult,
    resource_v1beta2_deviceallocationresult,
    resource_v1beta2_deviceallocationresult_results, "results")
KIN_STRUCT_LIST(resource_v1beta2_deviceallocationconfiguration,
    resource_v1beta2_deviceallocationresult,
    resource_v1beta2_deviceallocationresult_config, "config")

/* DeviceAttribute */
KIN_FIELD(int64, resource_v1beta2_deviceattribute,
    resource_v1beta2_deviceattribute_int, "int")
KIN_FIELD(boolean, resource_v1beta2_deviceattribute,
    resource_v1beta2_deviceattribute_bool, "bool")
KIN_FIELD(str, resource_v1beta2_deviceattribute,
    resource_v1beta2_deviceattribute_string, "string")
KIN_FIELD(str, resource_v1beta2_deviceattribute,
    resource_v1beta2_deviceattribute_version, "version")
KIN_LIST(int64, resource_v1beta2_deviceattribute,
    resource_v1beta2_deviceattribute_ints, "ints")
KIN_LIST(boolean, resource_v1beta2_deviceattribute,
    resource_v1beta2_deviceattribute_bools, "bools")
KIN_LIST(str, resource_v1beta2_deviceattribute,
    resource_v1beta2_deviceattribute_strings, "strings")
KIN_LIST(str, resource_v1beta2_deviceattribute,
    resource_v1beta2_deviceattribute_versions, "versions")

/* DeviceCapacity */
KIN_FIELD(quantity, resource_v1beta2_devicecapacity,
    resource_v1beta2_devicecapacity_value, "value")
KIN_STRUCT(resource_v1beta2_capacityrequestpolicy,
    resource_v1beta2_devicecapacity,
    resource_v1beta2_devicecapacity_request_policy, "requestPolicy")

/* DeviceClaim */
KIN_STRUCT_LIST(resource_v1beta2_devicerequest, resource_v1beta2_deviceclaim,
    resource_v1beta2_deviceclaim_requests, "requests")
KIN_STRUCT_LIST(resource_v1beta2_deviceconstraint, resource_v1beta2_deviceclaim,
    resource_v1beta2_deviceclaim_constraints, "constraints")
KIN_STRUCT_LIST(resource_v1beta2_deviceclaimconfiguration,
    resource_v1beta2_deviceclaim, resource_v1beta2_deviceclaim_config, "config")

/* DeviceClaimConfiguration */
KIN_LIST(str, resource_v1beta2_deviceclaimconfiguration,
    resource_v1beta2_deviceclaimconfiguration_requests, "requests")
KIN_STRUCT(resource_v1beta2_opaquedeviceconfiguration,
    resource_v1beta2_deviceclaimconfiguration,
    resource_v1beta2_deviceclaimconfiguration_opaque, "opaque")

/* DeviceClass */
KIN_STRUCT(meta_v1_objectmeta, resource_v1beta2_deviceclass,
    resource_v1beta2_deviceclass_metadata, "metadata")
#define RESOURCE_V1BETA2_DEVICECLASS_METADATA_PATH ".metadata"
KIN_STRUCT(resource_v1beta2_deviceclassspec, resource_v1beta2_deviceclass,
    resource_v1beta2_deviceclass_spec, "spec")
#define RESOURCE_V1BETA2_DEVICECLASS_SPEC_PATH ".spec"
KIN_STRUCT_LIST2(resource_v1beta2_deviceselector, resource_v1beta2_deviceclass,
    resource_v1beta2_deviceclass_spec_selectors, "spec", "selectors")
#define RESOURCE_V1BETA2_DEVICECLASS_SPEC_SELECTORS_PATH ".spec.selectors"
KIN_STRUCT_LIST2(resource_v1beta2_deviceclassconfiguration,
    resource_v1beta2_deviceclass, resource_v1beta2_deviceclass_spec_config,
    "spec", "config")
#define RESOURCE_V1BETA2_DEVICECLASS_SPEC_CONFIG_PATH ".spec.config"
KIN_FIELD2(str, resource_v1beta2_deviceclass,
    resource_v1beta2_deviceclass_spec_extended_resource_name, "spec",
    "extendedResourceName")
#define RESOURCE_V1BETA2_DEVICECLASS_SPEC_EXTENDED_RESOURCE_NAME_PATH \
    ".spec.extendedResourceName"

/* DeviceClassConfiguration */
KIN_STRUCT(resource_v1beta2_opaquedeviceconfiguration,
    resource_v1beta2_deviceclassconfiguration,
    resource_v1beta2_deviceclassconfiguration_opaque, "opaque")

/* DeviceClassSpec */
KIN_STRUCT_LIST(resource_v1beta2_deviceselector,
    resource_v1beta2_deviceclassspec,
    resource_v1beta2_deviceclassspec_selectors, "selectors")
KIN_STRUCT_LIST(resource_v1beta2_deviceclassconfiguration,
    resource_v1beta2_deviceclassspec, resource_v1beta2_deviceclassspec_config,
    "config")
KIN_FIELD(str, resource_v1beta2_deviceclassspec,
    resource_v1beta2_deviceclassspec_extended_resource_name,
    "extendedResourceName")

/* DeviceConstraint */
KIN_LIST(str, resource_v1beta2_deviceconstraint,
    resource_v1beta2_deviceconstraint_requests, "requests")
KIN_FIELD(str, resource_v1beta2_deviceconstraint,
    resource_v1beta2_deviceconstraint_match_attribute, "matchAttribute")
KIN_FIELD(str, resource_v1beta2_deviceconstraint,
    resource_v1beta2_deviceconstraint_distinct_attribute, "distinctAttribute")

/* DeviceCounterConsumption */
KIN_FIELD(str, resource_v1beta2_devicecounterconsumption,
    resource_v1beta2_devicecounterconsumption_counter_set, "counterSet")
KIN_STRUCT_MAP(resource_v1beta2_counter,
    resource_v1beta2_devicecounterconsumption,
    resource_v1beta2_devicecounterconsumption_counters, "counters")
KIN_LIST(str, resource_v1beta2_devicecounterconsumption,
    resource_v1beta2_devicecounterconsumption_compatibility_groups,
    "compatibilityGroups")

/* DeviceDerivedAttribute */
KIN_FIELD(str, resource_v1beta2_devicederivedattribute,
    resource_v1beta2_devicederivedattribute_name, "name")
KIN_FIELD(str, resource_v1beta2_devicederivedattribute,
    resource_v1beta2_devicederivedattribute_expression, "expression")

/* DeviceRequest */
KIN_FIELD(str, resource_v1beta2_devicerequest,
    resource_v1beta2_devicerequest_name, "name")
KIN_STRUCT(resource_v1beta2_exactdevicerequest, resource_v1beta2_devicerequest,
    resource_v1beta2_devicerequest_exactly, "exactly")
KIN_STRUCT_LIST(resource_v1beta2_devicesubrequest,
    resource_v1beta2_devicerequest,
    resource_v1beta2_devicerequest_first_available, "firstAvailable")

/* DeviceRequestAllocationResult */
KIN_FIELD(str, resource_v1beta2_devicerequestallocationresult,
    resource_v1beta2_devicerequestallocationresult_request, "request")
KIN_FIELD(str, resource_v1beta2_devicerequestallocationresult,
    resource_v1beta2_devicerequestallocationresult_driver, "driver")
KIN_FIELD(str, resource_v1beta2_devicerequestallocationresult,
    resource_v1beta2_devicerequestallocationresult_pool, "pool")
KIN_FIELD(str, resource_v1beta2_devicerequestallocationresult,
    resource_v1beta2_devicerequestallocationresult_device, "device")
KIN_FIELD(boolean, resource_v1beta2_devicerequestallocationresult,
    resource_v1beta2_devicerequestallocationresult_admin_access, "adminAccess")
KIN_STRUCT_LIST(resource_v1beta2_devicetoleration,
    resource_v1beta2_devicerequestallocationresult,
    resource_v1beta2_devicerequestallocationresult_tolerations, "tolerations")
KIN_LIST(str, resource_v1beta2_devicerequestallocationresult,
    resource_v1beta2_devicerequestallocationresult_binding_conditions,
    "bindingConditions")
KIN_LIST(str, resource_v1beta2_devicerequestallocationresult,
    resource_v1beta2_devicerequestallocationresult_binding_failure_conditions,
    "bindingFailureConditions")
KIN_FIELD(str, resource_v1beta2_devicerequestallocationresult,
    resource_v1beta2_devicerequestallocationresult_share_id, "shareID")
KIN_MAP(quantity, resource_v1beta2_devicerequestallocationresult,
    resource_v1beta2_devicerequestallocationresult_consumed_capacity,
    "consumedCapacity")
/** One of resource_v1beta2_skipnodeoperation. */
KIN_LIST(str, resource_v1beta2_devicerequestallocationresult,
    resource_v1beta2_devicerequestallocationresult_skip_node_operations,
    "skipNodeOperations")

/* DeviceSelector */
KIN_STRUCT(resource_v1beta2_celdeviceselector, resource_v1beta2_deviceselector,
    resource_v1beta2_deviceselector_cel, "cel")

/* DeviceSubRequest */
KIN_FIELD(str, resource_v1beta2_devicesubrequest,
    resource_v1beta2_devicesubrequest_name, "name")
KIN_FIELD(str, resource_v1beta2_devicesubrequest,
    resource_v1beta2_devicesubrequest_device_class_name, "deviceClassName")
KIN_STRUCT_LIST(resource_v1beta2_deviceselector,
    resource_v1beta2_devicesubrequest,
    resource_v1beta2_devicesubrequest_selectors, "selectors")
/** One of resource_v1beta2_deviceallocationmode. */
KIN_FIELD(str, resource_v1beta2_devicesubrequest,
    resource_v1beta2_devicesubrequest_allocation_mode, "allocationMode")
KIN_FIELD(int64, resource_v1beta2_devicesubrequest,
    resource_v1beta2_devicesubrequest_count, "count")
KIN_STRUCT_LIST(resource_v1beta2_devicetoleration,
    resource_v1beta2_devicesubrequest,
    resource_v1beta2_devicesubrequest_tolerations, "tolerations")
KIN_STRUCT(resource_v1beta2_capacityrequirements,
    resource_v1beta2_devicesubrequest,
    resource_v1beta2_devicesubrequest_capacity, "capacity")
KIN_STRUCT_LIST(resource_v1beta2_devicederivedattribute,
    resource_v1beta2_devicesubrequest,
    resource_v1beta2_devicesubrequest_derived_attributes, "derivedAttributes")

/* DeviceTaint */
KIN_FIELD(str, resource_v1beta2_devicetaint, resource_v1beta2_devicetaint_key,
    "key")
KIN_FIELD(str, resource_v1beta2_devicetaint, resource_v1beta2_devicetaint_value,
    "value")
/** One of resource_v1beta2_devicetainteffect. */
KIN_FIELD(str, resource_v1beta2_devicetaint,
    resource_v1beta2_devicetaint_effect, "effect")
KIN_FIELD(time, resource_v1beta2_devicetaint,
    resource_v1beta2_devicetaint_time_added, "timeAdded")

/* DeviceTaintRule */
KIN_STRUCT(meta_v1_objectmeta, resource_v1beta2_devicetaintrule,
    resource_v1beta2_devicetaintrule_metadata, "metadata")
#define RESOURCE_V1BETA2_DEVICETAINTRULE_METADATA_PATH ".metadata"
KIN_STRUCT(resource_v1beta2_devicetaintrulespec,
    resource_v1beta2_devicetaintrule, resource_v1beta2_devicetaintrule_spec,
    "spec")
#define RESOURCE_V1BETA2_DEVICETAINTRULE_SPEC_PATH ".spec"
KIN_STRUCT(resource_v1beta2_devicetaintrulestatus,
    resource_v1beta2_devicetaintrule, resource_v1beta2_devicetaintrule_status,
    "status")
#define RESOURCE_V1BETA2_DEVICETAINTRULE_STATUS_PATH ".status"
KIN_STRUCT2(resource_v1beta2_devicetaintselector,
    resource_v1beta2_devicetaintrule,
    resource_v1beta2_devicetaintrule_spec_device_selector, "spec",
    "deviceSelector")
#define RESOURCE_V1BETA2_DEVICETAINTRULE_SPEC_DEVICE_SELECTOR_PATH \
    ".spec.deviceSelector"
KIN_STRUCT2(resource_v1beta2_devicetaint, resource_v1beta2_devicetaintrule,
    resource_v1beta2_devicetaintrule_spec_taint, "spec", "taint")
#define RESOURCE_V1BETA2_DEVICETAINTRULE_SPEC_TAINT_PATH ".spec.taint"
KIN_STRUCT_LIST2(meta_v1_condition, resource_v1beta2_devicetaintrule,
    resource_v1beta2_devicetaintrule_status_conditions, "status", "conditions")
#define RESOURCE_V1BETA2_DEVICETAINTRULE_STATUS_CONDITIONS_PATH \
    ".status.conditions"

/* DeviceTaintRuleSpec */
KIN_STRUCT(resource_v1beta2_devicetaintselector,
    resource_v1beta2_devicetaintrulespec,
    resource_v1beta2_devicetaintrulespec_device_selector, "deviceSelector")
KIN_STRUCT(resource_v1beta2_devicetaint, resource_v1beta2_devicetaintrulespec,
    resource_v1beta2_devicetaintrulespec_taint, "taint")

/* DeviceTaintRuleStatus */
KIN_STRUCT_LIST(meta_v1_condition, resource_v1beta2_devicetaintrulestatus,
    resource_v1beta2_devicetaintrulestatus_conditions, "conditions")

/* DeviceTaintSelector */
KIN_FIELD(str, resource_v1beta2_devicetaintselector,
    resource_v1beta2_devicetaintselector_driver, "driver")
KIN_FIELD(str, resource_v1beta2_devicetaintselector,
    resource_v1beta2_devicetaintselector_pool, "pool")
KIN_FIELD(str, resource_v1beta2_devicetaintselector,
    resource_v1beta2_devicetaintselector_device, "device")

/* DeviceToleration */
KIN_FIELD(str, resource_v1beta2_devicetoleration,
    resource_v1beta2_devicetoleration_key, "key")
/** One of resource_v1beta2_devicetolerationoperator. */
KIN_FIELD(str, resource_v1beta2_devicetoleration,
    resource_v1beta2_devicetoleration_operator, "operator")
KIN_FIELD(str, resource_v1beta2_devicetoleration,
    resource_v1beta2_devicetoleration_value, "value")
/** One of resource_v1beta2_devicetainteffect. */
KIN_FIELD(str, resource_v1beta2_devicetoleration,
    resource_v1beta2_devicetoleration_effect, "effect")
KIN_FIELD(int64, resource_v1beta2_devicetoleration,
    resource_v1beta2_devicetoleration_toleration_seconds, "tolerationSeconds")

/* ExactDeviceRequest */
KIN_FIELD(str, resource_v1beta2_exactdevicerequest,
    resource_v1beta2_exactdevicerequest_device_class_name, "deviceClassName")
KIN_STRUCT_LIST(resource_v1beta2_deviceselector,
    resource_v1beta2_exactdevicerequest,
    resource_v1beta2_exactdevicerequest_selectors, "selectors")
/** One of resource_v1beta2_deviceallocationmode. */
KIN_FIELD(str, resource_v1beta2_exactdevicerequest,
    resource_v1beta2_exactdevicerequest_allocation_mode, "allocationMode")
KIN_FIELD(int64, resource_v1beta2_exactdevicerequest,
    resource_v1beta2_exactdevicerequest_count, "count")
KIN_FIELD(boolean, resource_v1beta2_exactdevicerequest,
    resource_v1beta2_exactdevicerequest_admin_access, "adminAccess")
KIN_STRUCT_LIST(resource_v1beta2_devicetoleration,
    resource_v1beta2_exactdevicerequest,
    resource_v1beta2_exactdevicerequest_tolerations, "tolerations")
KIN_STRUCT(resource_v1beta2_capacityrequirements,
    resource_v1beta2_exactdevicerequest,
    resource_v1beta2_exactdevicerequest_capacity, "capacity")
KIN_STRUCT_LIST(resource_v1beta2_devicederivedattribute,
    resource_v1beta2_exactdevicerequest,
    resource_v1beta2_exactdevicerequest_derived_attributes, "derivedAttributes")

/* NetworkDeviceData */
KIN_FIELD(str, resource_v1beta2_networkdevicedata,
    resource_v1beta2_networkdevicedata_interface_name, "interfaceName")
KIN_LIST(str, resource_v1beta2_networkdevicedata,
    resource_v1beta2_networkdevicedata_ips, "ips")
KIN_FIELD(str, resource_v1beta2_networkdevicedata,
    resource_v1beta2_networkdevicedata_hardware_address, "hardwareAddress")

/* NodeAllocatableMapping */
KIN_FIELD(str, resource_v1beta2_nodeallocatablemapping,
    resource_v1beta2_nodeallocatablemapping_capacity_key, "capacityKey")
KIN_FIELD(quantity, resource_v1beta2_nodeallocatablemapping,
    resource_v1beta2_nodeallocatablemapping_capacity_multiplier,
    "capacityMultiplier")
KIN_FIELD(quantity, resource_v1beta2_nodeallocatablemapping,
    resource_v1beta2_nodeallocatablemapping_device_multiplier,
    "deviceMultiplier")

/* NodeAllocatableOverhead */
KIN_FIELD(quantity, resource_v1beta2_nodeallocatableoverhead,
    resource_v1beta2_nodeallocatableoverhead_per_pod, "perPod")
KIN_FIELD(quantity, resource_v1beta2_nodeallocatableoverhead,
    resource_v1beta2_nodeallocatableoverhead_per_container, "perContainer")

/* NodeAllocatableResource */
KIN_STRUCT(resource_v1beta2_nodeallocatablemapping,
    resource_v1beta2_nodeallocatableresource,
    resource_v1beta2_nodeallocatableresource_mapping, "mapping")
KIN_STRUCT(resource_v1beta2_nodeallocatableoverhead,
    resource_v1beta2_nodeallocatableresource,
    resource_v1beta2_nodeallocatableresource_overhead, "overhead")

/* OpaqueDeviceConfiguration */
KIN_FIELD(str, resource_v1beta2_opaquedeviceconfiguration,
    resource_v1beta2_opaquedeviceconfiguration_driver, "driver")
KIN_FIELD(any, resource_v1beta2_opaquedeviceconfiguration,
    resource_v1beta2_opaquedeviceconfiguration_parameters, "parameters")

/* ResourceClaim */
KIN_STRUCT(meta_v1_objectmeta, resource_v1beta2_resourceclaim,
    resource_v1beta2_resourceclaim_metadata, "metadata")
#define RESOURCE_V1BETA2_RESOURCECLAIM_METADATA_PATH ".metadata"
KIN_STRUCT(resource_v1beta2_resourceclaimspec, resource_v1beta2_resourceclaim,
    resource_v1beta2_resourceclaim_spec, "spec")
#define RESOURCE_V1BETA2_RESOURCECLAIM_SPEC_PATH ".spec"
KIN_STRUCT(resource_v1beta2_resourceclaimstatus, resource_v1beta2_resourceclaim,
    resource_v1beta2_resourceclaim_status, "status")
#define RESOURCE_V1BETA2_RESOURCECLAIM_STATUS_PATH ".status"
KIN_STRUCT2(resource_v1beta2_deviceclaim, resource_v1beta2_resourceclaim,
    resource_v1beta2_resourceclaim_spec_devices, "spec", "devices")
#define RESOURCE_V1BETA2_RESOURCECLAIM_SPEC_DEVICES_PATH ".spec.devices"
KIN_STRUCT2(resource_v1beta2_allocationresult, resource_v1beta2_resourceclaim,
    resource_v1beta2_resourceclaim_status_allocation, "status", "allocation")
#define RESOURCE_V1BETA2_RESOURCECLAIM_STATUS_ALLOCATION_PATH \
    ".status.allocation"
KIN_STRUCT_LIST2(resource_v1beta2_resourceclaimconsumerreference,
    resource_v1beta2_resourceclaim,
    resource_v1beta2_resourceclaim_status_reserved_for, "status", "reservedFor")
#define RESOURCE_V1BETA2_RESOURCECLAIM_STATUS_RESERVED_FOR_PATH \
    ".status.reservedFor"
KIN_STRUCT_LIST2(resource_v1beta2_allocateddevicestatus,
    resource_v1beta2_resourceclaim,
    resource_v1beta2_resourceclaim_status_devices, "status", "devices")
#define RESOURCE_V1BETA2_RESOURCECLAIM_STATUS_DEVICES_PATH ".status.devices"

/* ResourceClaimConsumerReference */
KIN_FIELD(str, resource_v1beta2_resourceclaimconsumerreference,
    resource_v1beta2_resourceclaimconsumerreference_api_group, "apiGroup")
KIN_FIELD(str, resource_v1beta2_resourceclaimconsumerreference,
    resource_v1beta2_resourceclaimconsumerreference_resource, "resource")
KIN_FIELD(str, resource_v1beta2_resourceclaimconsumerreference,
    resource_v1beta2_resourceclaimconsumerreference_name, "name")
KIN_FIELD(str, resource_v1beta2_resourceclaimconsumerreference,
    resource_v1beta2_resourceclaimconsumerreference_uid, "uid")

/* ResourceClaimSpec */
KIN_STRUCT(resource_v1beta2_deviceclaim, resource_v1beta2_resourceclaimspec,
    resource_v1beta2_resourceclaimspec_devices, "devices")

/* ResourceClaimStatus */
KIN_STRUCT(resource_v1beta2_allocationresult,
    resource_v1beta2_resourceclaimstatus,
    resource_v1beta2_resourceclaimstatus_allocation, "allocation")
KIN_STRUCT_LIST(resource_v1beta2_resourceclaimconsumerreference,
    resource_v1beta2_resourceclaimstatus,
    resource_v1beta2_resourceclaimstatus_reserved_for, "reservedFor")
KIN_STRUCT_LIST(resource_v1beta2_allocateddevicestatus,
    resource_v1beta2_resourceclaimstatus,
    resource_v1beta2_resourceclaimstatus_devices, "devices")

/* ResourceClaimTemplate */
KIN_STRUCT(meta_v1_objectmeta, resource_v1beta2_resourceclaimtemplate,
    resource_v1beta2_resourceclaimtemplate_metadata, "metadata")
#define RESOURCE_V1BETA2_RESOURCECLAIMTEMPLATE_METADATA_PATH ".metadata"
KIN_STRUCT(resource_v1beta2_resourceclaimtemplatespec,
    resource_v1beta2_resourceclaimtemplate,
    resource_v1beta2_resourceclaimtemplate_spec, "spec")
#define RESOURCE_V1BETA2_RESOURCECLAIMTEMPLATE_SPEC_PATH ".spec"
KIN_STRUCT2(meta_v1_objectmeta, resource_v1beta2_resourceclaimtemplate,
    resource_v1beta2_resourceclaimtemplate_spec_metadata, "spec", "metadata")
#define RESOURCE_V1BETA2_RESOURCECLAIMTEMPLATE_SPEC_METADATA_PATH \
    ".spec.metadata"
KIN_STRUCT2(resource_v1beta2_resourceclaimspec,
    resource_v1beta2_resourceclaimtemplate,
    resource_v1beta2_resourceclaimtemplate_spec_spec, "spec", "spec")
#define RESOURCE_V1BETA2_RESOURCECLAIMTEMPLATE_SPEC_SPEC_PATH ".spec.spec"

/* ResourceClaimTemplateSpec */
KIN_STRUCT(meta_v1_objectmeta, resource_v1beta2_resourceclaimtemplatespec,
    resource_v1beta2_resourceclaimtemplatespec_metadata, "metadata")
KIN_STRUCT(resource_v1beta2_resourceclaimspec,
    resource_v1beta2_resourceclaimtemplatespec,
    resource_v1beta2_resourceclaimtemplatespec_spec, "spec")
KIN_STRUCT2(resource_v1beta2_deviceclaim,
    resource_v1beta2_resourceclaimtemplatespec,
    resource_v1beta2_resourceclaimtemplatespec_spec_devices, "spec", "devices")

/* ResourcePool */
KIN_FIELD(str, resource_v1beta2_resourcepool,
    resource_v1beta2_resourcepool_name, "name")
KIN_FIELD(int64, resource_v1beta2_resourcepool,
    resource_v1beta2_resourcepool_generation, "generation")
KIN_FIELD(int64, resource_v1beta2_resourcepool,
    resource_v1beta2_resourcepool_resource_slice_count, "resourceSliceCount")

/* ResourceSlice */
KIN_STRUCT(meta_v1_objectmeta, resource_v1beta2_resourceslice,
    resource_v1beta2_resourceslice_metadata, "metadata")
#define RESOURCE_V1BETA2_RESOURCESLICE_METADATA_PATH ".metadata"
KIN_STRUCT(resource_v1beta2_resourceslicespec, resource_v1beta2_resourceslice,
    resource_v1beta2_resourceslice_spec, "spec")
#define RESOURCE_V1BETA2_RESOURCESLICE_SPEC_PATH ".spec"
KIN_FIELD2(str, resource_v1beta2_resourceslice,
    resource_v1beta2_resourceslice_spec_driver, "spec", "driver")
#define RESOURCE_V1BETA2_RESOURCESLICE_SPEC_DRIVER_PATH ".spec.driver"
KIN_STRUCT2(resource_v1beta2_resourcepool, resource_v1beta2_resourceslice,
    resource_v1beta2_resourceslice_spec_pool, "spec", "pool")
#define RESOURCE_V1BETA2_RESOURCESLICE_SPEC_POOL_PATH ".spec.pool"
KIN_FIELD2(str, resource_v1beta2_resourceslice,
    resource_v1beta2_resourceslice_spec_node_name, "spec", "nodeName")
#define RESOURCE_V1BETA2_RESOURCESLICE_SPEC_NODE_NAME_PATH ".spec.nodeName"
KIN_STRUCT2(core_v1_nodeselector, resource_v1beta2_resourceslice,
    resource_v1beta2_resourceslice_spec_node_selector, "spec", "nodeSelector")
#define RESOURCE_V1BETA2_RESOURCESLICE_SPEC_NODE_SELECTOR_PATH \
    ".spec.nodeSelector"
KIN_FIELD2(boolean, resource_v1beta2_resourceslice,
    resource_v1beta2_resourceslice_spec_all_nodes, "spec", "allNodes")
#define RESOURCE_V1BETA2_RESOURCESLICE_SPEC_ALL_NODES_PATH ".spec.allNodes"
KIN_STRUCT_LIST2(resource_v1beta2_device, resource_v1beta2_resourceslice,
    resource_v1beta2_resourceslice_spec_devices, "spec", "devices")
#define RESOURCE_V1BETA2_RESOURCESLICE_SPEC_DEVICES_PATH ".spec.devices"
KIN_FIELD2(boolean, resource_v1beta2_resourceslice,
    resource_v1beta2_resourceslice_spec_per_device_node_selection, "spec",
    "perDeviceNodeSelection")
#define RESOURCE_V1BETA2_RESOURCESLICE_SPEC_PER_DEVICE_NODE_SELECTION_PATH \
    ".spec.perDeviceNodeSelection"
KIN_STRUCT_LIST2(resource_v1beta2_counterset, resource_v1beta2_resourceslice,
    resource_v1beta2_resourceslice_spec_shared_counters, "spec",
    "sharedCounters")
#define RESOURCE_V1BETA2_RESOURCESLICE_SPEC_SHARED_COUNTERS_PATH \
    ".spec.sharedCounters"
KIN_FIELD2(str, resource_v1beta2_resourceslice,
    resource_v1beta2_resourceslice_spec_partition_type_attribute, "spec",
    "partitionTypeAttribute")
#define RESOURCE_V1BETA2_RESOURCESLICE_SPEC_PARTITION_TYPE_ATTRIBUTE_PATH \
    ".spec.partitionTypeAttribute"
/** One of resource_v1beta2_skipnodeoperation. */
KIN_LIST2(str, resource_v1beta2_resourceslice,
    resource_v1beta2_resourceslice_spec_skip_node_operations, "spec",
    "skipNodeOperations")
#define RESOURCE_V1BETA2_RESOURCESLICE_SPEC_SKIP_NODE_OPERATIONS_PATH \
    ".spec.skipNodeOperations"

/* ResourceSliceSpec */
KIN_FIELD(str, resource_v1beta2_resourceslicespec,
    resource_v1beta2_resourceslicespec_driver, "driver")
KIN_STRUCT(resource_v1beta2_resourcepool, resource_v1beta2_resourceslicespec,
    resource_v1beta2_resourceslicespec_pool, "pool")
KIN_FIELD(str, resource_v1beta2_resourceslicespec,
    resource_v1beta2_resourceslicespec_node_name, "nodeName")
KIN_STRUCT(core_v1_nodeselector, resource_v1beta2_resourceslicespec,
    resource_v1beta2_resourceslicespec_node_selector, "nodeSelector")
KIN_FIELD(boolean, resource_v1beta2_resourceslicespec,
    resource_v1beta2_resourceslicespec_all_nodes, "allNodes")
KIN_STRUCT_LIST(resource_v1beta2_device, resource_v1beta2_resourceslicespec,
    resource_v1beta2_resourceslicespec_devices, "devices")
KIN_FIELD(boolean, resource_v1beta2_resourceslicespec,
    resource_v1beta2_resourceslicespec_per_device_node_selection,
    "perDeviceNodeSelection")
KIN_STRUCT_LIST(resource_v1beta2_counterset, resource_v1beta2_resourceslicespec,
    resource_v1beta2_resourceslicespec_shared_counters, "sharedCounters")
KIN_FIELD(str, resource_v1beta2_resourceslicespec,
    resource_v1beta2_resourceslicespec_partition_type_attribute,
    "partitionTypeAttribute")
/** One of resource_v1beta2_skipnodeoperation. */
KIN_LIST(str, resource_v1beta2_resourceslicespec,
    resource_v1beta2_resourceslicespec_skip_node_operations,
    "skipNodeOperations")

KIN_RESOURCE(cluster, resource_v1beta2_deviceclass,
    resource_v1beta2_deviceclasses, "resource.k8s.io", "v1beta2",
    "deviceclasses", "DeviceClass")

KIN_RESOURCE(cluster, resource_v1beta2_devicetaintrule,
    resource_v1beta2_devicetaintrules, "resource.k8s.io", "v1beta2",
    "devicetaintrules", "DeviceTaintRule")
KIN_STATUS(resource_v1beta2_devicetaintrule, resource_v1beta2_devicetaintrules)

KIN_RESOURCE(namespaced, resource_v1beta2_resourceclaim,
    resource_v1beta2_resourceclaims, "resource.k8s.io", "v1beta2",
    "resourceclaims", "ResourceClaim")
KIN_STATUS(resource_v1beta2_resourceclaim, resource_v1beta2_resourceclaims)

KIN_RESOURCE(namespaced, resource_v1beta2_resourceclaimtemplate,
    resource_v1beta2_resourceclaimtemplates, "resource.k8s.io", "v1beta2",
    "resourceclaimtemplates", "ResourceClaimTemplate")

KIN_RESOURCE(cluster, resource_v1beta2_resourceslice,
    resource_v1beta2_resourceslices, "resource.k8s.io", "v1beta2",
    "resourceslices", "ResourceSlice")

KIN_END_DECLS

#endif /* KIN_API_RESOURCE_V1BETA2_H */
