/* SPDX-License-Identifier: Apache-2.0 */
/* Tables of policy. */
#include "base/str.h"
#include "server/table_row.h"

static void budget_bound(struct kin__row *row, const char *path)
{
    kin_scratch scratch;
    kin_str text = kin_value_text(kin__row_get(row->object, path), &scratch);

    kin__text_string(row->text, text.len > 0 ? text : KIN__S("N/A"));
}

static const struct kin__column budgets[] = {
    KIN__COLUMN_NAME,
    KIN__COLUMN("Min Available", budget_bound, "spec.minAvailable"),
    KIN__COLUMN("Max Unavailable", budget_bound, "spec.maxUnavailable"),
    KIN__COLUMN_INT("Allowed Disruptions", kin__cell_int,
                    "status.disruptionsAllowed"),
    KIN__COLUMN_AGE,
    KIN__COLUMNS_END,
};

const struct kin__table_kind kin__tables_policy[] = {
    {"policy", "poddisruptionbudgets", budgets},
    KIN__TABLES_END,
};
