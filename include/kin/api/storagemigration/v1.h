/* SPDX-License-Identifier: Apache-2.0 */
/* generated from Kubernetes 1.37.1 by kin gen; do not edit */
/* clang-format off */
/**
 * @file
 * Typed views of storagemigration.k8s.io/v1.
 * kin/typed.h tells what each line gives.
 */
#ifndef KIN_API_STORAGEMIGRATION_V1_H
#define KIN_API_STORAGEMIGRATION_V1_H

#include <kin/api/meta/v1.h>
#include <kin/typed.h>
#include <kin/typed_resource.h>

KIN_BEGIN_DECLS

KIN_OBJECT(storagemigration_v1_storageversionmigration)
KIN_TYPE(storagemigration_v1_storageversionmigrationspec)
KIN_TYPE(storagemigration_v1_storageversionmigrationstatus)

/* StorageVersionMigration */
KIN_STRUCT(meta_v1_objectmeta, storagemigration_v1_storageversionmigration,
    storagemigration_v1_storageversionmigration_metadata, "metadata")
#define STORAGEMIGRATION_V1_STORAGEVERSIONMIGRATION_METADATA_PATH ".metadata"
KIN_STRUCT(storagemigration_v1_storageversionmigrationspec,
    storagemigration_v1_storageversionmigration,
    storagemigration_v1_storageversionmigration_spec, "spec")
#define STORAGEMIGRATION_V1_STORAGEVERSIONMIGRATION_SPEC_PATH ".spec"
KIN_STRUCT(storagemigration_v1_storageversionmigrationstatus,
    storagemigration_v1_storageversionmigration,
    storagemigration_v1_storageversionmigration_status, "status")
#define STORAGEMIGRATION_V1_STORAGEVERSIONMIGRATION_STATUS_PATH ".status"
KIN_STRUCT2(meta_v1_groupresource, storagemigration_v1_storageversionmigration,
    storagemigration_v1_storageversionmigration_spec_resource, "spec",
    "resource")
#define STORAGEMIGRATION_V1_STORAGEVERSIONMIGRATION_SPEC_RESOURCE_PATH \
    ".spec.resource"
KIN_STRUCT_LIST2(meta_v1_condition, storagemigration_v1_storageversionmigration,
    storagemigration_v1_storageversionmigration_status_conditions, "status",
    "conditions")
#define STORAGEMIGRATION_V1_STORAGEVERSIONMIGRATION_STATUS_CONDITIONS_PATH \
    ".status.conditions"
KIN_FIELD2(str, storagemigration_v1_storageversionmigration,
    storagemigration_v1_storageversionmigration_status_resource_version,
    "status", "resourceVersion")
#define STORAGEMIGRATION_V1_STORAGEVERSIONMIGRATION_STATUS_RESOURCE_VERSION_PATH \
    ".status.resourceVersion"

/* StorageVersionMigrationSpec */
KIN_STRUCT(meta_v1_groupresource,
    storagemigration_v1_storageversionmigrationspec,
    storagemigration_v1_storageversionmigrationspec_resource, "resource")

/* StorageVersionMigrationStatus */
KIN_STRUCT_LIST(meta_v1_condition,
    storagemigration_v1_storageversionmigrationstatus,
    storagemigration_v1_storageversionmigrationstatus_conditions, "conditions")
KIN_FIELD(str, storagemigration_v1_storageversionmigrationstatus,
    storagemigration_v1_storageversionmigrationstatus_resource_version,
    "resourceVersion")

KIN_RESOURCE(cluster, storagemigration_v1_storageversionmigration,
    storagemigration_v1_storageversionmigrations, "storagemigration.k8s.io",
    "v1", "storageversionmigrations", "StorageVersionMigration")
KIN_STATUS(storagemigration_v1_storageversionmigration,
    storagemigration_v1_storageversionmigrations)

KIN_END_DECLS

#endif /* KIN_API_STORAGEMIGRATION_V1_H */
