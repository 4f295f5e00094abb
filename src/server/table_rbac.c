/* SPDX-License-Identifier: Apache-2.0 */
/* Tables of rbac.authorization.k8s.io. */
#include "base/str.h"
#include "server/table_row.h"

static void binding_role(struct kin__row *row, const char *path)
{
    kin_value role = kin__row_get(row->object, path);

    kin__cell_begin(row);
    kin__cell_add(row, kin__row_str(role, "kind"));
    kin__cell_add(row, KIN__S("/"));
    kin__cell_add(row, kin__row_str(role, "name"));
    kin__cell_end(row);
}

/* `path` is the kind of the subjects. */
static void binding_subjects(struct kin__row *row, const char *path)
{
    kin_value subjects = kin__row_get(row->object, "subjects");
    bool is_first = true;

    kin__cell_begin(row);
    for (size_t i = 0; i < kin_value_count(subjects); i++) {
        kin_value subject = kin_value_at(subjects, i);
        kin_str ns = kin__row_str(subject, "namespace");

        if (!kin_str_eq(kin__row_str(subject, "kind"), kin_s(path)))
            continue;
        kin__cell_add(row, is_first ? KIN__S("") : KIN__S(", "));
        is_first = false;
        if (ns.len > 0) {
            kin__cell_add(row, ns);
            kin__cell_add(row, KIN__S("/"));
        }
        kin__cell_add(row, kin__row_str(subject, "name"));
    }
    kin__cell_end(row);
}

static const struct kin__column role_bindings[] = {
    KIN__COLUMN_NAME,
    KIN__COLUMN("Role", binding_role, "roleRef"),
    KIN__COLUMN_AGE,
    KIN__COLUMN_WIDE("Users", binding_subjects, "User"),
    KIN__COLUMN_WIDE("Groups", binding_subjects, "Group"),
    KIN__COLUMN_WIDE("ServiceAccounts", binding_subjects, "ServiceAccount"),
    KIN__COLUMNS_END,
};

const struct kin__table_kind kin__tables_rbac[] = {
    {"rbac.authorization.k8s.io", "rolebindings", role_bindings},
    {"rbac.authorization.k8s.io", "clusterrolebindings", role_bindings},
    KIN__TABLES_END,
};
