/* SPDX-License-Identifier: Apache-2.0 */
/* Tables of scheduling.k8s.io, node.k8s.io, coordination.k8s.io and
 * resource.k8s.io. */
#include "server/table_row.h"

static const struct kin__column priority_classes[] = {
    KIN__COLUMN_NAME,
    KIN__COLUMN_INT("Value", kin__cell_int, "value"),
    KIN__COLUMN_BOOL("Global-Default", kin__cell_bool, "globalDefault"),
    KIN__COLUMN_AGE,
    KIN__COLUMN("PreemptionPolicy", kin__cell_text, "preemptionPolicy"),
    KIN__COLUMNS_END,
};

static const struct kin__column runtime_classes[] = {
    KIN__COLUMN_NAME,
    KIN__COLUMN("Handler", kin__cell_text, "handler"),
    KIN__COLUMN_AGE,
    KIN__COLUMNS_END,
};

static const struct kin__column leases[] = {
    KIN__COLUMN_NAME,
    KIN__COLUMN("Holder", kin__cell_text, "spec.holderIdentity"),
    KIN__COLUMN_AGE,
    KIN__COLUMNS_END,
};

static const struct kin__column only_age[] = {
    KIN__COLUMN_NAME,
    KIN__COLUMN_AGE,
    KIN__COLUMNS_END,
};

const struct kin__table_kind kin__tables_scheduling[] = {
    {"scheduling.k8s.io", "priorityclasses", priority_classes},
    {"node.k8s.io", "runtimeclasses", runtime_classes},
    {"coordination.k8s.io", "leases", leases},
    {"resource.k8s.io", "deviceclasses", only_age},
    {"resource.k8s.io", "resourceclaimtemplates", only_age},
    KIN__TABLES_END,
};
