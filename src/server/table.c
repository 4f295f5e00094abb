/* SPDX-License-Identifier: Apache-2.0 */
#include "server/table.h"

#include <assert.h>

#include <kin/time.h>

#include "base/str.h"
#include "object/jsonpath.h"
#include "server/table_row.h"

/* For built-in kinds without a table. */
static const struct kin__column table_builtin[] = {
    KIN__COLUMN_NAME,
    KIN__COLUMN_DATE("Created At", NULL),
    KIN__COLUMNS_END,
};

static const struct kin__column table_custom[] = {
    KIN__COLUMN_NAME,
    {.name = "Age", .type = "date", .cell = kin__cell_age},
    KIN__COLUMNS_END,
};

static const struct kin__table_kind *const TABLES[] = {
    kin__tables_core,       kin__tables_apps,       kin__tables_networking,
    kin__tables_policy,     kin__tables_rbac,       kin__tables_storage,
    kin__tables_scheduling, kin__tables_extensions,
};

static const struct kin__column *table_find(
    const struct kin__resource *resource)
{
    if (!resource->facts)
        return table_custom;
    for (size_t i = 0; i < sizeof(TABLES) / sizeof(TABLES[0]); i++)
        for (const struct kin__table_kind *t = TABLES[i]; t->group; t++)
            if (kin_str_eq(resource->plural, kin_s(t->plural)) &&
                kin_str_eq(resource->group, kin_s(t->group)))
                return t->columns;
    return table_builtin;
}

static kin_value table_printer_columns(const struct kin__resource *resource)
{
    return kin_value_get(resource->definition_version,
                         KIN__S("additionalPrinterColumns"));
}

/* --- columns ----------------------------------------------------------- */

static void table_column(struct kin__text *text, kin_str name, kin_str type,
                         kin_str format, kin_str description, int64_t priority)
{
    kin__text_comma(text);
    kin__text_raw(text, "{\"name\":");
    kin__text_string(text, name);
    kin__text_key(text, "type");
    kin__text_string(text, type);
    kin__text_key(text, "format");
    kin__text_string(text, format);
    kin__text_key(text, "description");
    kin__text_string(text, description);
    kin__text_key(text, "priority");
    kin__text_int(text, priority);
    kin__text_raw(text, "}");
}

static void table_printer_column(struct kin__text *text, kin_value column)
{
    table_column(text, kin__row_str(column, "name"),
                 kin__row_str(column, "type"), kin__row_str(column, "format"),
                 kin__row_str(column, "description"),
                 kin__row_int(column, "priority"));
}

void kin__table_columns(struct kin__text *text,
                        const struct kin__resource *resource)
{
    const struct kin__column *columns = table_find(resource);
    kin_value printer = table_printer_columns(resource);
    size_t count = kin_value_count(printer);

    assert(columns[0].name);
    kin__text_raw(text, "[");
    for (size_t i = 0; columns[i].name; i++) {
        /* Only the name precedes the definition's columns. */
        if (count > 0 && i > 0)
            break;
        table_column(text, kin_s(columns[i].name),
                     kin_s(columns[i].type ? columns[i].type : "string"),
                     kin_s(columns[i].format ? columns[i].format : ""),
                     KIN__S(""), columns[i].is_wide);
    }
    for (size_t i = 0; i < count; i++)
        table_printer_column(text, kin_value_at(printer, i));
    kin__text_raw(text, "]");
}

/* --- cells ------------------------------------------------------------- */

static int table_print_json(kin_value value, struct kin__buf *out,
                            void *userdata)
{
    struct kin__text json = {.buf = *out};

    (void)userdata;
    kin__text_value(&json, value);
    *out = json.buf;
    return json.code;
}

/* Appends the value at the path of a printer column.  0, KIN_ENOTFOUND, or
 * another failure. */
static int table_run_path(kin_str path, const struct kin__row *row,
                          struct kin__buf *out)
{
    KIN__AUTO_BUF template;
    struct kin__jsonpath *compiled = NULL;
    const struct kin__jsonpath_opts opts = {.print = table_print_json,
                                            .budget = row->budget};

    kin__buf_init(&template, out->alloc, KIN__JSONPATH_MAX_LEN);
    int r = kin__buf_printf(&template, "{%.*s}", KIN_STR(path));
    if (r == 0)
        r = kin__jsonpath_new(out->alloc, kin__buf_str(&template), &compiled,
                              /* err= */ NULL);
    if (r == 0)
        r = kin__jsonpath_run(compiled, row->object, &opts, out,
                              /* err= */ NULL);
    kin__jsonpath_free(compiled);
    return r;
}

static void table_print_date(struct kin__row *row, kin_str text)
{
    kin_time then;
    char age[KIN__AGE_SIZE] = "<unknown>";

    if (kin_time_parse(text, &then, /* err= */ NULL) == 0)
        kin__age(row->now_s - then.seconds, age);
    kin__text_string(row->text, kin_s(age));
}

/* Writes a text as a cell of the column's type. */
static void table_print(struct kin__row *row, kin_str type, kin_str text)
{
    int64_t number;
    bool is_boolean = kin_str_eq(text, KIN__S("true")) ||
                      kin_str_eq(text, KIN__S("false"));

    if (kin_str_eq(type, KIN__S("string")))
        kin__text_string(row->text, text);
    else if (kin_str_eq(type, KIN__S("date")))
        table_print_date(row, text);
    else if (kin_str_eq(type, KIN__S("integer")) &&
             kin__str_to_i64(text, &number) == 0)
        kin__text_int(row->text, number);
    else if ((kin_str_eq(type, KIN__S("boolean")) && is_boolean) ||
             (kin_str_eq(type, KIN__S("number")) && text.len > 0))
        kin__text_raw_str(row->text, text);
    else
        kin__text_raw(row->text, "null");
}

static void table_printer_cell(struct kin__row *row, kin_value column)
{
    kin_str path = kin__row_str(column, "jsonPath");
    KIN__AUTO_BUF found;

    kin__buf_init(&found, row->text->buf.alloc, KIN__TEXT_MAX);
    int r = kin__budget_take(row->budget, 1 + path.len);
    if (r == 0)
        r = table_run_path(path, row, &found);
    if (r == 0)
        table_print(row, kin__row_str(column, "type"), kin__buf_str(&found));
    else if (r == KIN_ENOMEM || kin__budget_is_code(r))
        row->text->code = r;
    else
        kin__text_raw(row->text, "null");
}

void kin__table_cells(struct kin__text *text,
                      const struct kin__resource *resource, kin_value object,
                      int64_t now_s, struct kin__budget *budget)
{
    const struct kin__column *columns = table_find(resource);
    kin_value printer = table_printer_columns(resource);
    size_t count = kin_value_count(printer);
    struct kin__row row = {
        .text = text, .object = object, .now_s = now_s, .budget = budget};

    assert(columns[0].name);
    kin__text_raw(text, "[");
    for (size_t i = 0; columns[i].name; i++) {
        if (count > 0 && i > 0)
            break;
        assert(columns[i].cell);
        kin__text_comma(text);
        columns[i].cell(&row, columns[i].path);
    }
    for (size_t i = 0; i < count && text->code == 0; i++) {
        kin__text_comma(text);
        table_printer_cell(&row, kin_value_at(printer, i));
    }
    kin__text_raw(text, "]");
}
