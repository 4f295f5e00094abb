/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of coordination.k8s.io/v1beta1.
 * kin/typed.h tells what each line gives.
 */
#ifndef KIN_API_COORDINATION_V1BETA1_H
#define KIN_API_COORDINATION_V1BETA1_H

#include <kin/api/meta/v1.h>
#include <kin/typed.h>
#include <kin/typed_resource.h>

KIN_BEGIN_DECLS

KIN_OBJECT(coordination_v1beta1_lease)
KIN_OBJECT(coordination_v1beta1_leasecandidate)
KIN_TYPE(coordination_v1beta1_leasecandidatespec)
KIN_TYPE(coordination_v1beta1_leasespec)

/* Lease */
KIN_STRUCT(meta_v1_objectmeta, coordination_v1beta1_lease,
    coordination_v1beta1_lease_metadata, "metadata")
#define COORDINATION_V1BETA1_LEASE_METADATA_PATH ".metadata"
KIN_STRUCT(coordination_v1beta1_leasespec, coordination_v1beta1_lease,
    coordination_v1beta1_lease_spec, "spec")
#define COORDINATION_V1BETA1_LEASE_SPEC_PATH ".spec"
KIN_FIELD2(str, coordination_v1beta1_lease,
    coordination_v1beta1_lease_spec_holder_identity, "spec", "holderIdentity")
#define COORDINATION_V1BETA1_LEASE_SPEC_HOLDER_IDENTITY_PATH \
    ".spec.holderIdentity"
KIN_FIELD2(int32, coordination_v1beta1_lease,
    coordination_v1beta1_lease_spec_lease_duration_seconds, "spec",
    "leaseDurationSeconds")
#define COORDINATION_V1BETA1_LEASE_SPEC_LEASE_DURATION_SECONDS_PATH \
    ".spec.leaseDurationSeconds"
KIN_FIELD2(micro_time, coordination_v1beta1_lease,
    coordination_v1beta1_lease_spec_acquire_time, "spec", "acquireTime")
#define COORDINATION_V1BETA1_LEASE_SPEC_ACQUIRE_TIME_PATH ".spec.acquireTime"
KIN_FIELD2(micro_time, coordination_v1beta1_lease,
    coordination_v1beta1_lease_spec_renew_time, "spec", "renewTime")
#define COORDINATION_V1BETA1_LEASE_SPEC_RENEW_TIME_PATH ".spec.renewTime"
KIN_FIELD2(int32, coordination_v1beta1_lease,
    coordination_v1beta1_lease_spec_lease_transitions, "spec",
    "leaseTransitions")
#define COORDINATION_V1BETA1_LEASE_SPEC_LEASE_TRANSITIONS_PATH \
    ".spec.leaseTransitions"
KIN_FIELD2(str, coordination_v1beta1_lease,
    coordination_v1beta1_lease_spec_strategy, "spec", "strategy")
#define COORDINATION_V1BETA1_LEASE_SPEC_STRATEGY_PATH ".spec.strategy"
KIN_FIELD2(str, coordination_v1beta1_lease,
    coordination_v1beta1_lease_spec_preferred_holder, "spec", "preferredHolder")
#define COORDINATION_V1BETA1_LEASE_SPEC_PREFERRED_HOLDER_PATH \
    ".spec.preferredHolder"

/* LeaseCandidate */
KIN_STRUCT(meta_v1_objectmeta, coordination_v1beta1_leasecandidate,
    coordination_v1beta1_leasecandidate_metadata, "metadata")
#define COORDINATION_V1BETA1_LEASECANDIDATE_METADATA_PATH ".metadata"
KIN_STRUCT(coordination_v1beta1_leasecandidatespec,
    coordination_v1beta1_leasecandidate,
    coordination_v1beta1_leasecandidate_spec, "spec")
#define COORDINATION_V1BETA1_LEASECANDIDATE_SPEC_PATH ".spec"
KIN_FIELD2(str, coordination_v1beta1_leasecandidate,
    coordination_v1beta1_leasecandidate_spec_lease_name, "spec", "leaseName")
#define COORDINATION_V1BETA1_LEASECANDIDATE_SPEC_LEASE_NAME_PATH \
    ".spec.leaseName"
KIN_FIELD2(micro_time, coordination_v1beta1_leasecandidate,
    coordination_v1beta1_leasecandidate_spec_ping_time, "spec", "pingTime")
#define COORDINATION_V1BETA1_LEASECANDIDATE_SPEC_PING_TIME_PATH ".spec.pingTime"
KIN_FIELD2(micro_time, coordination_v1beta1_leasecandidate,
    coordination_v1beta1_leasecandidate_spec_renew_time, "spec", "renewTime")
#define COORDINATION_V1BETA1_LEASECANDIDATE_SPEC_RENEW_TIME_PATH \
    ".spec.renewTime"
KIN_FIELD2(str, coordination_v1beta1_leasecandidate,
    coordination_v1beta1_leasecandidate_spec_binary_version, "spec",
    "binaryVersion")
#define COORDINATION_V1BETA1_LEASECANDIDATE_SPEC_BINARY_VERSION_PATH \
    ".spec.binaryVersion"
KIN_FIELD2(str, coordination_v1beta1_leasecandidate,
    coordination_v1beta1_leasecandidate_spec_emulation_version, "spec",
    "emulationVersion")
#define COORDINATION_V1BETA1_LEASECANDIDATE_SPEC_EMULATION_VERSION_PATH \
    ".spec.emulationVersion"
KIN_FIELD2(str, coordination_v1beta1_leasecandidate,
    coordination_v1beta1_leasecandidate_spec_strategy, "spec", "strategy")
#define COORDINATION_V1BETA1_LEASECANDIDATE_SPEC_STRATEGY_PATH ".spec.strategy"

/* LeaseCandidateSpec */
KIN_FIELD(str, coordination_v1beta1_leasecandidatespec,
    coordination_v1beta1_leasecandidatespec_lease_name, "leaseName")
KIN_FIELD(micro_time, coordination_v1beta1_leasecandidatespec,
    coordination_v1beta1_leasecandidatespec_ping_time, "pingTime")
KIN_FIELD(micro_time, coordination_v1beta1_leasecandidatespec,
    coordination_v1beta1_leasecandidatespec_renew_time, "renewTime")
KIN_FIELD(str, coordination_v1beta1_leasecandidatespec,
    coordination_v1beta1_leasecandidatespec_binary_version, "binaryVersion")
KIN_FIELD(str, coordination_v1beta1_leasecandidatespec,
    coordination_v1beta1_leasecandidatespec_emulation_version,
    "emulationVersion")
KIN_FIELD(str, coordination_v1beta1_leasecandidatespec,
    coordination_v1beta1_leasecandidatespec_strategy, "strategy")

/* LeaseSpec */
KIN_FIELD(str, coordination_v1beta1_leasespec,
    coordination_v1beta1_leasespec_holder_identity, "holderIdentity")
KIN_FIELD(int32, coordination_v1beta1_leasespec,
    coordination_v1beta1_leasespec_lease_duration_seconds,
    "leaseDurationSeconds")
KIN_FIELD(micro_time, coordination_v1beta1_leasespec,
    coordination_v1beta1_leasespec_acquire_time, "acquireTime")
KIN_FIELD(micro_time, coordination_v1beta1_leasespec,
    coordination_v1beta1_leasespec_renew_time, "renewTime")
KIN_FIELD(int32, coordination_v1beta1_leasespec,
    coordination_v1beta1_leasespec_lease_transitions, "leaseTransitions")
KIN_FIELD(str, coordination_v1beta1_leasespec,
    coordination_v1beta1_leasespec_strategy, "strategy")
KIN_FIELD(str, coordination_v1beta1_leasespec,
    coordination_v1beta1_leasespec_preferred_holder, "preferredHolder")

KIN_RESOURCE(namespaced, coordination_v1beta1_leasecandidate,
    coordination_v1beta1_leasecandidates, "coordination.k8s.io", "v1beta1",
    "leasecandidates", "LeaseCandidate")

KIN_RESOURCE(namespaced, coordination_v1beta1_lease,
    coordination_v1beta1_leases, "coordination.k8s.io", "v1beta1", "leases",
    "Lease")

KIN_END_DECLS

#endif /* KIN_API_COORDINATION_V1BETA1_H */
