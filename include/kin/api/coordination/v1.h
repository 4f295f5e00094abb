/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of coordination.k8s.io/v1.
 * kin/typed.h tells what each line gives.
 */
#ifndef KIN_API_COORDINATION_V1_H
#define KIN_API_COORDINATION_V1_H

#include <kin/api/meta/v1.h>
#include <kin/typed.h>
#include <kin/typed_resource.h>

KIN_BEGIN_DECLS

KIN_OBJECT(coordination_v1_lease)
KIN_TYPE(coordination_v1_leasespec)

/* Lease */
KIN_STRUCT(meta_v1_objectmeta, coordination_v1_lease,
    coordination_v1_lease_metadata, "metadata")
#define COORDINATION_V1_LEASE_METADATA_PATH ".metadata"
KIN_STRUCT(coordination_v1_leasespec, coordination_v1_lease,
    coordination_v1_lease_spec, "spec")
#define COORDINATION_V1_LEASE_SPEC_PATH ".spec"
KIN_FIELD2(str, coordination_v1_lease,
    coordination_v1_lease_spec_holder_identity, "spec", "holderIdentity")
#define COORDINATION_V1_LEASE_SPEC_HOLDER_IDENTITY_PATH ".spec.holderIdentity"
KIN_FIELD2(int32, coordination_v1_lease,
    coordination_v1_lease_spec_lease_duration_seconds, "spec",
    "leaseDurationSeconds")
#define COORDINATION_V1_LEASE_SPEC_LEASE_DURATION_SECONDS_PATH \
    ".spec.leaseDurationSeconds"
KIN_FIELD2(micro_time, coordination_v1_lease,
    coordination_v1_lease_spec_acquire_time, "spec", "acquireTime")
#define COORDINATION_V1_LEASE_SPEC_ACQUIRE_TIME_PATH ".spec.acquireTime"
KIN_FIELD2(micro_time, coordination_v1_lease,
    coordination_v1_lease_spec_renew_time, "spec", "renewTime")
#define COORDINATION_V1_LEASE_SPEC_RENEW_TIME_PATH ".spec.renewTime"
KIN_FIELD2(int32, coordination_v1_lease,
    coordination_v1_lease_spec_lease_transitions, "spec", "leaseTransitions")
#define COORDINATION_V1_LEASE_SPEC_LEASE_TRANSITIONS_PATH \
    ".spec.leaseTransitions"
KIN_FIELD2(str, coordination_v1_lease, coordination_v1_lease_spec_strategy,
    "spec", "strategy")
#define COORDINATION_V1_LEASE_SPEC_STRATEGY_PATH ".spec.strategy"
KIN_FIELD2(str, coordination_v1_lease,
    coordination_v1_lease_spec_preferred_holder, "spec", "preferredHolder")
#define COORDINATION_V1_LEASE_SPEC_PREFERRED_HOLDER_PATH ".spec.preferredHolder"

/* LeaseSpec */
KIN_FIELD(str, coordination_v1_leasespec,
    coordination_v1_leasespec_holder_identity, "holderIdentity")
KIN_FIELD(int32, coordination_v1_leasespec,
    coordination_v1_leasespec_lease_duration_seconds, "leaseDurationSeconds")
KIN_FIELD(micro_time, coordination_v1_leasespec,
    coordination_v1_leasespec_acquire_time, "acquireTime")
KIN_FIELD(micro_time, coordination_v1_leasespec,
    coordination_v1_leasespec_renew_time, "renewTime")
KIN_FIELD(int32, coordination_v1_leasespec,
    coordination_v1_leasespec_lease_transitions, "leaseTransitions")
KIN_FIELD(str, coordination_v1_leasespec, coordination_v1_leasespec_strategy,
    "strategy")
KIN_FIELD(str, coordination_v1_leasespec,
    coordination_v1_leasespec_preferred_holder, "preferredHolder")

KIN_RESOURCE(namespaced, coordination_v1_lease, coordination_v1_leases,
    "coordination.k8s.io", "v1", "leases", "Lease")

KIN_END_DECLS

#endif /* KIN_API_COORDINATION_V1_H */
