/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of lifecycle.k8s.io/v1alpha1.
 * kin/typed.h tells what each line gives.
 */
#ifndef KIN_API_LIFECYCLE_V1ALPHA1_H
#define KIN_API_LIFECYCLE_V1ALPHA1_H

#include <kin/api/meta/v1.h>
#include <kin/typed.h>
#include <kin/typed_resource.h>

KIN_BEGIN_DECLS

KIN_OBJECT(lifecycle_v1alpha1_eviction)
KIN_TYPE(lifecycle_v1alpha1_evictionpodreference)
KIN_OBJECT(lifecycle_v1alpha1_evictionrequest)
KIN_TYPE(lifecycle_v1alpha1_evictionrequestpodreference)
KIN_TYPE(lifecycle_v1alpha1_evictionrequestspec)
KIN_TYPE(lifecycle_v1alpha1_evictionrequeststatus)
KIN_TYPE(lifecycle_v1alpha1_evictionrequesttarget)
KIN_TYPE(lifecycle_v1alpha1_evictionspec)
KIN_TYPE(lifecycle_v1alpha1_evictionstatus)
KIN_TYPE(lifecycle_v1alpha1_evictiontarget)
KIN_TYPE(lifecycle_v1alpha1_requester)
KIN_TYPE(lifecycle_v1alpha1_responderstatus)
KIN_TYPE(lifecycle_v1alpha1_targetresponder)

/* EvictionRequestIntent */
typedef enum lifecycle_v1alpha1_evictionrequestintent {
    LIFECYCLE_V1ALPHA1_EVICTIONREQUESTINTENT_OTHER, /* none of these */
    LIFECYCLE_V1ALPHA1_EVICTIONREQUESTINTENT_EVICTION,
    LIFECYCLE_V1ALPHA1_EVICTIONREQUESTINTENT_WITHDRAWN,
} lifecycle_v1alpha1_evictionrequestintent;
KIN_ENUM(lifecycle_v1alpha1_evictionrequestintent, "Eviction", "Withdrawn")

/* RequesterIntent */
typedef enum lifecycle_v1alpha1_requesterintent {
    LIFECYCLE_V1ALPHA1_REQUESTERINTENT_OTHER, /* none of these */
    LIFECYCLE_V1ALPHA1_REQUESTERINTENT_EVICTION,
    LIFECYCLE_V1ALPHA1_REQUESTERINTENT_WITHDRAWN,
} lifecycle_v1alpha1_requesterintent;
KIN_ENUM(lifecycle_v1alpha1_requesterintent, "Eviction", "Withdrawn")

/* ResponderStateType */
typedef enum lifecycle_v1alpha1_responderstatetype {
    LIFECYCLE_V1ALPHA1_RESPONDERSTATETYPE_OTHER, /* none of these */
    LIFECYCLE_V1ALPHA1_RESPONDERSTATETYPE_ACTIVE,
    LIFECYCLE_V1ALPHA1_RESPONDERSTATETYPE_CANCELED,
    LIFECYCLE_V1ALPHA1_RESPONDERSTATETYPE_COMPLETED,
    LIFECYCLE_V1ALPHA1_RESPONDERSTATETYPE_INACTIVE,
    LIFECYCLE_V1ALPHA1_RESPONDERSTATETYPE_INTERRUPTED,
} lifecycle_v1alpha1_responderstatetype;
KIN_ENUM(lifecycle_v1alpha1_responderstatetype, "Active", "Canceled",
    "Completed", "Inactive", "Interrupted")

/* Eviction */
KIN_STRUCT(meta_v1_objectmeta, lifecycle_v1alpha1_eviction,
    lifecycle_v1alpha1_eviction_metadata, "metadata")
#define LIFECYCLE_V1ALPHA1_EVICTION_METADATA_PATH ".metadata"
KIN_STRUCT(lifecycle_v1alpha1_evictionspec, lifecycle_v1alpha1_eviction,
    lifecycle_v1alpha1_eviction_spec, "spec")
#define LIFECYCLE_V1ALPHA1_EVICTION_SPEC_PATH ".spec"
KIN_STRUCT(lifecycle_v1alpha1_evictionstatus, lifecycle_v1alpha1_eviction,
    lifecycle_v1alpha1_eviction_status, "status")
#define LIFECYCLE_V1ALPHA1_EVICTION_STATUS_PATH ".status"
KIN_STRUCT2(lifecycle_v1alpha1_evictiontarget, lifecycle_v1alpha1_eviction,
    lifecycle_v1alpha1_eviction_spec_target, "spec", "target")
#define LIFECYCLE_V1ALPHA1_EVICTION_SPEC_TARGET_PATH ".spec.target"
KIN_STRUCT_LIST2(meta_v1_condition, lifecycle_v1alpha1_eviction,
    lifecycle_v1alpha1_eviction_status_conditions, "status", "conditions")
#define LIFECYCLE_V1ALPHA1_EVICTION_STATUS_CONDITIONS_PATH ".status.conditions"
KIN_FIELD2(int64, lifecycle_v1alpha1_eviction,
    lifecycle_v1alpha1_eviction_status_observed_generation, "status",
    "observedGeneration")
#define LIFECYCLE_V1ALPHA1_EVICTION_STATUS_OBSERVED_GENERATION_PATH \
    ".status.observedGeneration"
KIN_STRUCT_LIST2(lifecycle_v1alpha1_requester, lifecycle_v1alpha1_eviction,
    lifecycle_v1alpha1_eviction_status_requesters, "status", "requesters")
#define LIFECYCLE_V1ALPHA1_EVICTION_STATUS_REQUESTERS_PATH ".status.requesters"
KIN_STRUCT_LIST2(lifecycle_v1alpha1_targetresponder,
    lifecycle_v1alpha1_eviction,
    lifecycle_v1alpha1_eviction_status_target_responders, "status",
    "targetResponders")
#define LIFECYCLE_V1ALPHA1_EVICTION_STATUS_TARGET_RESPONDERS_PATH \
    ".status.targetResponders"
KIN_STRUCT_LIST2(lifecycle_v1alpha1_responderstatus,
    lifecycle_v1alpha1_eviction, lifecycle_v1alpha1_eviction_status_responders,
    "status", "responders")
#define LIFECYCLE_V1ALPHA1_EVICTION_STATUS_RESPONDERS_PATH ".status.responders"

/* EvictionPodReference */
KIN_FIELD(str, lifecycle_v1alpha1_evictionpodreference,
    lifecycle_v1alpha1_evictionpodreference_name, "name")
KIN_FIELD(str, lifecycle_v1alpha1_evictionpodreference,
    lifecycle_v1alpha1_evictionpodreference_uid, "uid")

/* EvictionRequest */
KIN_STRUCT(meta_v1_objectmeta, lifecycle_v1alpha1_evictionrequest,
    lifecycle_v1alpha1_evictionrequest_metadata, "metadata")
#define LIFECYCLE_V1ALPHA1_EVICTIONREQUEST_METADATA_PATH ".metadata"
KIN_STRUCT(lifecycle_v1alpha1_evictionrequestspec,
    lifecycle_v1alpha1_evictionrequest, lifecycle_v1alpha1_evictionrequest_spec,
    "spec")
#define LIFECYCLE_V1ALPHA1_EVICTIONREQUEST_SPEC_PATH ".spec"
KIN_STRUCT(lifecycle_v1alpha1_evictionrequeststatus,
    lifecycle_v1alpha1_evictionrequest,
    lifecycle_v1alpha1_evictionrequest_status, "status")
#define LIFECYCLE_V1ALPHA1_EVICTIONREQUEST_STATUS_PATH ".status"
KIN_STRUCT2(lifecycle_v1alpha1_evictionrequesttarget,
    lifecycle_v1alpha1_evictionrequest,
    lifecycle_v1alpha1_evictionrequest_spec_target, "spec", "target")
#define LIFECYCLE_V1ALPHA1_EVICTIONREQUEST_SPEC_TARGET_PATH ".spec.target"
KIN_FIELD2(str, lifecycle_v1alpha1_evictionrequest,
    lifecycle_v1alpha1_evictionrequest_spec_requester, "spec", "requester")
#define LIFECYCLE_V1ALPHA1_EVICTIONREQUEST_SPEC_REQUESTER_PATH ".spec.requester"
/** One of lifecycle_v1alpha1_evictionrequestintent. */
KIN_FIELD2(str, lifecycle_v1alpha1_evictionrequest,
    lifecycle_v1alpha1_evictionrequest_spec_intent, "spec", "intent")
#define LIFECYCLE_V1ALPHA1_EVICTIONREQUEST_SPEC_INTENT_PATH ".spec.intent"
KIN_STRUCT_LIST2(meta_v1_condition, lifecycle_v1alpha1_evictionrequest,
    lifecycle_v1alpha1_evictionrequest_status_conditions, "status",
    "conditions")
#define LIFECYCLE_V1ALPHA1_EVICTIONREQUEST_STATUS_CONDITIONS_PATH \
    ".status.conditions"
KIN_FIELD2(int64, lifecycle_v1alpha1_evictionrequest,
    lifecycle_v1alpha1_evictionrequest_status_observed_generation, "status",
    "observedGeneration")
#define LIFECYCLE_V1ALPHA1_EVICTIONREQUEST_STATUS_OBSERVED_GENERATION_PATH \
    ".status.observedGeneration"

/* EvictionRequestPodReference */
KIN_FIELD(str, lifecycle_v1alpha1_evictionrequestpodreference,
    lifecycle_v1alpha1_evictionrequestpodreference_name, "name")
KIN_FIELD(str, lifecycle_v1alpha1_evictionrequestpodreference,
    lifecycle_v1alpha1_evictionrequestpodreference_uid, "uid")

/* EvictionRequestSpec */
KIN_STRUCT(lifecycle_v1alpha1_evictionrequesttarget,
    lifecycle_v1alpha1_evictionrequestspec,
    lifecycle_v1alpha1_evictionrequestspec_target, "target")
KIN_FIELD(str, lifecycle_v1alpha1_evictionrequestspec,
    lifecycle_v1alpha1_evictionrequestspec_requester, "requester")
/** One of lifecycle_v1alpha1_evictionrequestintent. */
KIN_FIELD(str, lifecycle_v1alpha1_evictionrequestspec,
    lifecycle_v1alpha1_evictionrequestspec_intent, "intent")

/* EvictionRequestStatus */
KIN_STRUCT_LIST(meta_v1_condition, lifecycle_v1alpha1_evictionrequeststatus,
    lifecycle_v1alpha1_evictionrequeststatus_conditions, "conditions")
KIN_FIELD(int64, lifecycle_v1alpha1_evictionrequeststatus,
    lifecycle_v1alpha1_evictionrequeststatus_observed_generation,
    "observedGeneration")

/* EvictionRequestTarget */
KIN_STRUCT(lifecycle_v1alpha1_evictionrequestpodreference,
    lifecycle_v1alpha1_evictionrequesttarget,
    lifecycle_v1alpha1_evictionrequesttarget_pod, "pod")

/* EvictionSpec */
KIN_STRUCT(lifecycle_v1alpha1_evictiontarget, lifecycle_v1alpha1_evictionspec,
    lifecycle_v1alpha1_evictionspec_target, "target")

/* EvictionStatus */
KIN_STRUCT_LIST(meta_v1_condition, lifecycle_v1alpha1_evictionstatus,
    lifecycle_v1alpha1_evictionstatus_conditions, "conditions")
KIN_FIELD(int64, lifecycle_v1alpha1_evictionstatus,
    lifecycle_v1alpha1_evictionstatus_observed_generation, "observedGeneration")
KIN_STRUCT_LIST(lifecycle_v1alpha1_requester, lifecycle_v1alpha1_evictionstatus,
    lifecycle_v1alpha1_evictionstatus_requesters, "requesters")
KIN_STRUCT_LIST(lifecycle_v1alpha1_targetresponder,
    lifecycle_v1alpha1_evictionstatus,
    lifecycle_v1alpha1_evictionstatus_target_responders, "targetResponders")
KIN_STRUCT_LIST(lifecycle_v1alpha1_responderstatus,
    lifecycle_v1alpha1_evictionstatus,
    lifecycle_v1alpha1_evictionstatus_responders, "responders")

/* EvictionTarget */
KIN_STRUCT(lifecycle_v1alpha1_evictionpodreference,
    lifecycle_v1alpha1_evictiontarget, lifecycle_v1alpha1_evictiontarget_pod,
    "pod")

/* Requester */
KIN_FIELD(str, lifecycle_v1alpha1_requester, lifecycle_v1alpha1_requester_name,
    "name")
/** One of lifecycle_v1alpha1_requesterintent. */
KIN_FIELD(str, lifecycle_v1alpha1_requester,
    lifecycle_v1alpha1_requester_intent, "intent")

/* ResponderStatus */
KIN_FIELD(str, lifecycle_v1alpha1_responderstatus,
    lifecycle_v1alpha1_responderstatus_name, "name")
KIN_FIELD(time, lifecycle_v1alpha1_responderstatus,
    lifecycle_v1alpha1_responderstatus_start_time, "startTime")
KIN_FIELD(time, lifecycle_v1alpha1_responderstatus,
    lifecycle_v1alpha1_responderstatus_heartbeat_time, "heartbeatTime")
KIN_FIELD(time, lifecycle_v1alpha1_responderstatus,
    lifecycle_v1alpha1_responderstatus_expected_completion_time,
    "expectedCompletionTime")
KIN_FIELD(time, lifecycle_v1alpha1_responderstatus,
    lifecycle_v1alpha1_responderstatus_completion_time, "completionTime")
KIN_FIELD(str, lifecycle_v1alpha1_responderstatus,
    lifecycle_v1alpha1_responderstatus_message, "message")

/* TargetResponder */
KIN_FIELD(str, lifecycle_v1alpha1_targetresponder,
    lifecycle_v1alpha1_targetresponder_name, "name")
KIN_FIELD(int32, lifecycle_v1alpha1_targetresponder,
    lifecycle_v1alpha1_targetresponder_priority, "priority")
/** One of lifecycle_v1alpha1_responderstatetype. */
KIN_FIELD(str, lifecycle_v1alpha1_targetresponder,
    lifecycle_v1alpha1_targetresponder_state, "state")

KIN_RESOURCE(namespaced, lifecycle_v1alpha1_evictionrequest,
    lifecycle_v1alpha1_evictionrequests, "lifecycle.k8s.io", "v1alpha1",
    "evictionrequests", "EvictionRequest")
KIN_STATUS(lifecycle_v1alpha1_evictionrequest,
    lifecycle_v1alpha1_evictionrequests)

KIN_RESOURCE(namespaced, lifecycle_v1alpha1_eviction,
    lifecycle_v1alpha1_evictions, "lifecycle.k8s.io", "v1alpha1", "evictions",
    "Eviction")
KIN_STATUS(lifecycle_v1alpha1_eviction, lifecycle_v1alpha1_evictions)

KIN_END_DECLS

#endif /* KIN_API_LIFECYCLE_V1ALPHA1_H */
