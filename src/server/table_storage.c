/* SPDX-License-Identifier: Apache-2.0 */
/* Tables of storage.k8s.io. */
#include "base/str.h"
#include "server/table_row.h"

static void storage_class_name(struct kin__row *row, const char *path)
{
    kin_value annotations = kin__row_get(row->object, "metadata.annotations");
    kin_str is_default = kin_value_str(kin_value_get(
        annotations, KIN__S("storageclass.kubernetes.io/is-default-class")));

    kin__cell_begin(row);
    kin__cell_add(row, kin__row_str(row->object, path));
    if (kin_str_eq(is_default, KIN__S("true")))
        kin__cell_add(row, KIN__S(" (default)"));
    kin__cell_end(row);
}

static void policy_or_delete(struct kin__row *row, const char *path)
{
    kin_str policy = kin__row_str(row->object, path);

    kin__text_string(row->text, policy.len > 0 ? policy : KIN__S("Delete"));
}

static void mode_or_immediate(struct kin__row *row, const char *path)
{
    kin_str mode = kin__row_str(row->object, path);

    kin__text_string(row->text, mode.len > 0 ? mode : KIN__S("<unset>"));
}

static const struct kin__column storage_classes[] = {
    {.name = "Name",
     .format = "name",
     .cell = storage_class_name,
     .path = "metadata.name"},
    KIN__COLUMN("Provisioner", kin__cell_text, "provisioner"),
    KIN__COLUMN("ReclaimPolicy", policy_or_delete, "reclaimPolicy"),
    KIN__COLUMN("VolumeBindingMode", mode_or_immediate, "volumeBindingMode"),
    KIN__COLUMN("AllowVolumeExpansion", kin__cell_bool, "allowVolumeExpansion"),
    KIN__COLUMN_AGE,
    KIN__COLUMNS_END,
};

static const struct kin__column attributes_classes[] = {
    KIN__COLUMN_NAME,
    KIN__COLUMN("DriverName", kin__cell_text, "driverName"),
    KIN__COLUMN_AGE,
    KIN__COLUMNS_END,
};

static const struct kin__column attachments[] = {
    KIN__COLUMN_NAME,
    {.name = "Attacher",
     .format = "name",
     .cell = kin__cell_text,
     .path = "spec.attacher"},
    KIN__COLUMN("PV", kin__cell_text, "spec.source.persistentVolumeName"),
    KIN__COLUMN("Node", kin__cell_text, "spec.nodeName"),
    KIN__COLUMN_BOOL("Attached", kin__cell_bool, "status.attached"),
    KIN__COLUMN_AGE,
    KIN__COLUMNS_END,
};

static void driver_tokens(struct kin__row *row, const char *path)
{
    kin_value requests = kin__row_get(row->object, path);

    kin__cell_begin(row);
    for (size_t i = 0; i < kin_value_count(requests); i++) {
        kin__cell_add(row, i > 0 ? KIN__S(",") : KIN__S(""));
        kin__cell_add(row, kin__row_str(kin_value_at(requests, i), "audience"));
    }
    if (kin_value_count(requests) == 0)
        kin__cell_add(row, KIN__S("<unset>"));
    kin__cell_end(row);
}

static void driver_modes(struct kin__row *row, const char *path)
{
    if (kin_value_count(kin__row_get(row->object, path)) > 0)
        kin__cell_joined(row, path);
    else
        kin__text_string(row->text, KIN__S("Persistent"));
}

static const struct kin__column drivers[] = {
    KIN__COLUMN_NAME,
    KIN__COLUMN_BOOL("AttachRequired", kin__cell_bool, "spec.attachRequired"),
    KIN__COLUMN_BOOL("PodInfoOnMount", kin__cell_bool, "spec.podInfoOnMount"),
    KIN__COLUMN_BOOL("StorageCapacity", kin__cell_bool, "spec.storageCapacity"),
    KIN__COLUMN("TokenRequests", driver_tokens, "spec.tokenRequests"),
    KIN__COLUMN_BOOL("RequiresRepublish", kin__cell_bool,
                     "spec.requiresRepublish"),
    KIN__COLUMN("Modes", driver_modes, "spec.volumeLifecycleModes"),
    KIN__COLUMN_AGE,
    KIN__COLUMNS_END,
};

static const struct kin__column csi_nodes[] = {
    KIN__COLUMN_NAME,
    KIN__COLUMN_INT("Drivers", kin__cell_count, "spec.drivers"),
    KIN__COLUMN_AGE,
    KIN__COLUMNS_END,
};

const struct kin__table_kind kin__tables_storage[] = {
    {"storage.k8s.io", "storageclasses", storage_classes},
    {"storage.k8s.io", "volumeattributesclasses", attributes_classes},
    {"storage.k8s.io", "volumeattachments", attachments},
    {"storage.k8s.io", "csidrivers", drivers},
    {"storage.k8s.io", "csinodes", csi_nodes},
    KIN__TABLES_END,
};
