/* SPDX-License-Identifier: Apache-2.0 */
/* Tables of admissionregistration.k8s.io, apiextensions.k8s.io and
 * apiregistration.k8s.io, and of componentstatuses. */
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

static void service_name(struct kin__row *row, const char *path)
{
    kin_value service = kin__row_get(row->object, path);

    kin__cell_begin(row);
    if (kin_value_exists(service)) {
        kin__cell_add(row, kin__row_str(service, "namespace"));
        kin__cell_add(row, KIN__S("/"));
        kin__cell_add(row, kin__row_str(service, "name"));
    } else {
        kin__cell_add(row, KIN__S("Local"));
    }
    kin__cell_end(row);
}

static void service_available(struct kin__row *row, const char *path)
{
    kin_value condition = kin__row_condition(kin__row_get(row->object, path),
                                             "Available");
    kin_str status = kin__row_str(condition, "status");
    kin_str reason = kin__row_str(condition, "reason");

    kin__cell_begin(row);
    kin__cell_add(row,
                  kin_value_exists(condition) ? status : KIN__S("Unknown"));
    if (reason.len > 0 && !kin_str_eq(status, KIN__S("True")))
        kin__cell_addf(row, " (%.*s)", KIN_STR(reason));
    kin__cell_end(row);
}

static const struct kin__column services[] = {
    KIN__COLUMN_NAME,
    KIN__COLUMN("Service", service_name, "spec.service"),
    KIN__COLUMN("Available", service_available, "status.conditions"),
    KIN__COLUMN_AGE,
    KIN__COLUMNS_END,
};

static void component_status(struct kin__row *row, const char *path)
{
    kin_value condition = kin__row_condition(kin__row_get(row->object, path),
                                             "Healthy");
    bool is_healthy = kin_str_eq(kin__row_str(condition, "status"),
                                 KIN__S("True"));

    kin__cell_begin(row);
    if (kin_value_exists(condition))
        kin__cell_add(row,
                      is_healthy ? KIN__S("Healthy") : KIN__S("Unhealthy"));
    else
        kin__cell_add(row, KIN__S("Unknown"));
    kin__cell_end(row);
}

/* `path` is a member of the condition. */
static void component_text(struct kin__row *row, const char *path)
{
    kin_value condition = kin__row_condition(
        kin__row_get(row->object, "conditions"), "Healthy");

    kin__cell_begin(row);
    kin__cell_add(row, kin__row_str(condition, path));
    kin__cell_end(row);
}

static const struct kin__column components[] = {
    KIN__COLUMN_NAME,
    KIN__COLUMN("Status", component_status, "conditions"),
    KIN__COLUMN("Message", component_text, "message"),
    KIN__COLUMN("Error", component_text, "error"),
    KIN__COLUMNS_END,
};

const struct kin__table_kind kin__tables_extensions[] = {
    {"admissionregistration.k8s.io", "mutatingwebhookconfigurations", webhooks},
    {"admissionregistration.k8s.io", "validatingwebhookconfigurations",
     webhooks},
    {"apiextensions.k8s.io", "customresourcedefinitions", definitions},
    {"apiregistration.k8s.io", "apiservices", services},
    {"", "componentstatuses", components},
    KIN__TABLES_END,
};
