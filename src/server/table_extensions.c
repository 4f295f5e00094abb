/* SPDX-License-Identifier: Apache-2.0 */
/* Tables of admissionregistration.k8s.io and apiextensions.k8s.io. */
#include "base/str.h"
#include "server/table_row.h"

static const struct kin__column webhooks[] = {
    KIN__COLUMN_NAME,
    KIN__COLUMN_INT("Webhooks", kin__cell_count, "webhooks"),
    KIN__COLUMN_AGE,
    KIN__COLUMNS_END,
};

static void definition_versions(struct kin__row *row, const char *path)
{
    kin_value versions = kin__row_get(row->object, path);

    kin__cell_begin(row);
    bool is_first = true;
    for (size_t i = 0; i < kin_value_count(versions); i++) {
        kin_value version = kin_value_at(versions, i);

        if (!kin__row_bool(version, "served"))
            continue;
        kin__cell_add(row, is_first ? KIN__S("") : KIN__S(","));
        kin__cell_add(row, kin__row_str(version, "name"));
        if (kin__row_bool(version, "storage"))
            kin__cell_add(row, KIN__S("(storage)"));
        is_first = false;
    }
    kin__cell_end(row);
}

static void definition_established(struct kin__row *row, const char *path)
{
    kin__text_bool(row->text, kin__row_is_true(kin__row_get(row->object, path),
                                               "Established"));
}

static const struct kin__column definitions[] = {
    KIN__COLUMN_NAME,
    KIN__COLUMN("Scope", kin__cell_text, "spec.scope"),
    KIN__COLUMN("Versions", definition_versions, "spec.versions"),
    KIN__COLUMN_DATE("Created At", NULL),
    KIN__COLUMN_WIDE("Group", kin__cell_text, "spec.group"),
    KIN__COLUMN_WIDE("Kind", kin__cell_text, "spec.names.kind"),
    KIN__COLUMN_WIDE("ShortNames", kin__cell_joined, "spec.names.shortNames"),
    {.name = "Established",
     .type = "boolean",
     .is_wide = true,
     .cell = definition_established,
     .path = "status.conditions"},
    KIN__COLUMNS_END,
};

const struct kin__table_kind kin__tables_extensions[] = {
    {"admissionregistration.k8s.io", "mutatingwebhookconfigurations", webhooks},
    {"admissionregistration.k8s.io", "validatingwebhookconfigurations",
     webhooks},
    {"apiextensions.k8s.io", "customresourcedefinitions", definitions},
    KIN__TABLES_END,
};
