/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of coordination.k8s.io/v1alpha2.
 * kin/typed.h tells what each line gives.
 */
#ifndef KIN_API_COORDINATION_V1ALPHA2_H
#define KIN_API_COORDINATION_V1ALPHA2_H

#include <kin/api/meta/v1.h>
#include <kin/typed.h>
#include <kin/typed_resource.h>

KIN_BEGIN_DECLS

KIN_OBJECT(coordination_v1alpha2_leasecandidate)
KIN_TYPE(coordination_v1alpha2_leasecandidatespec)

/* LeaseCandidate */
KIN_STRUCT(meta_v1_objectmeta, coordination_v1alpha2_leasecandidate,
    coordination_v1alpha2_leasecandidate_metadata, "metadata")
#define COORDINATION_V1ALPHA2_LEASECANDIDATE_METADATA_PATH ".metadata"
KIN_STRUCT(coordination_v1alpha2_leasecandidatespec,
    coordination_v1alpha2_leasecandidate,
    coordination_v1alpha2_leasecandidate_spec, "spec")
#define COORDINATION_V1ALPHA2_LEASECANDIDATE_SPEC_PATH ".spec"
KIN_FIELD2(str, coordination_v1alpha2_leasecandidate,
    coordination_v1alpha2_leasecandidate_spec_lease_name, "spec", "leaseName")
#define COORDINATION_V1ALPHA2_LEASECANDIDATE_SPEC_LEASE_NAME_PATH \
    ".spec.leaseName"
KIN_FIELD2(micro_time, coordination_v1alpha2_leasecandidate,
    coordination_v1alpha2_leasecandidate_spec_ping_time, "spec", "pingTime")
#define COORDINATION_V1ALPHA2_LEASECANDIDATE_SPEC_PING_TIME_PATH \
    ".spec.pingTime"
KIN_FIELD2(micro_time, coordination_v1alpha2_leasecandidate,
    coordination_v1alpha2_leasecandidate_spec_renew_time, "spec", "renewTime")
#define COORDINATION_V1ALPHA2_LEASECANDIDATE_SPEC_RENEW_TIME_PATH \
    ".spec.renewTime"
KIN_FIELD2(str, coordination_v1alpha2_leasecandidate,
    coordination_v1alpha2_leasecandidate_spec_binary_version, "spec",
    "binaryVersion")
#define COORDINATION_V1ALPHA2_LEASECANDIDATE_SPEC_BINARY_VERSION_PATH \
    ".spec.binaryVersion"
KIN_FIELD2(str, coordination_v1alpha2_leasecandidate,
    coordination_v1alpha2_leasecandidate_spec_emulation_version, "spec",
    "emulationVersion")
#define COORDINATION_V1ALPHA2_LEASECANDIDATE_SPEC_EMULATION_VERSION_PATH \
    ".spec.emulationVersion"
KIN_FIELD2(str, coordination_v1alpha2_leasecandidate,
    coordination_v1alpha2_leasecandidate_spec_strategy, "spec", "strategy")
#define COORDINATION_V1ALPHA2_LEASECANDIDATE_SPEC_STRATEGY_PATH ".spec.strategy"

/* LeaseCandidateSpec */
KIN_FIELD(str, coordination_v1alpha2_leasecandidatespec,
    coordination_v1alpha2_leasecandidatespec_lease_name, "leaseName")
KIN_FIELD(micro_time, coordination_v1alpha2_leasecandidatespec,
    coordination_v1alpha2_leasecandidatespec_ping_time, "pingTime")
KIN_FIELD(micro_time, coordination_v1alpha2_leasecandidatespec,
    coordination_v1alpha2_leasecandidatespec_renew_time, "renewTime")
KIN_FIELD(str, coordination_v1alpha2_leasecandidatespec,
    coordination_v1alpha2_leasecandidatespec_binary_version, "binaryVersion")
KIN_FIELD(str, coordination_v1alpha2_leasecandidatespec,
    coordination_v1alpha2_leasecandidatespec_emulation_version,
    "emulationVersion")
KIN_FIELD(str, coordination_v1alpha2_leasecandidatespec,
    coordination_v1alpha2_leasecandidatespec_strategy, "strategy")

KIN_RESOURCE(namespaced, coordination_v1alpha2_leasecandidate,
    coordination_v1alpha2_leasecandidates, "coordination.k8s.io", "v1alpha2",
    "leasecandidates", "LeaseCandidate")

KIN_END_DECLS

#endif /* KIN_API_COORDINATION_V1ALPHA2_H */
