/* SPDX-License-Identifier: Apache-2.0 */
#include "table_print.h"

#include <kin/field.h>

#include <assert.h>
#include <string.h>

#include "base/str.h"
#include "table_cell.h"

enum {
    PRINT_FLUSH_ROWS = 100, /* as kubectl: rows per flush */
    PRINT_MAX_CELL = 1 << 28,
};

/* One answer being printed. */
struct print_table {
    struct table_print *print;
    kin_value columns;
    kin_value rows;
    size_t name_column; /* the column with the kind prefix; SIZE_MAX for none */
    size_t last_column; /* the number of visible columns */
    size_t widths[TABLE_MAX_COLUMNS]; /* bytes of the longest text, of the
                                         server's columns; then the namespace's
                                         own below */
    size_t namespace_width;
    struct kin__buf cell;  /* the text of one cell */
    struct kin__buf shown; /* the same, escaped */
};

void table_print_init(struct table_print *print, struct table_layout *layout)
{
    *print = (struct table_print){.layout = layout, .has_headers = true};
}

void table_print_done(struct table_print *print)
{
    print->columns = kin_document_free(print->columns);
}

static kin_value print_get(kin_value v, const char *key)
{
    return kin_value_get(v, kin_s(key));
}

static bool print_is_shown(const struct print_table *table, size_t column)
{
    int64_t priority = kin_value_as_int64(
        print_get(kin_value_at(table->columns, column), "priority"));

    return table->print->is_wide || priority == 0;
}

static size_t print_find_name(kin_value columns)
{
    for (size_t i = 0; i < kin_value_count(columns); i++) {
        kin_value column = kin_value_at(columns, i);
        if (kin_str_eq(kin_value_str(print_get(column, "format")),
                       KIN__S("name")) &&
            kin_str_eq(kin_value_str(print_get(column, "type")),
                       KIN__S("string")))
            return i;
    }
    return SIZE_MAX;
}

/* The text of a cell, in `table->cell`. */
static int print_cell_text(struct print_table *table, kin_value row,
                           size_t column)
{
    kin_value cell = kin_value_at(print_get(row, "cells"), column);
    int r = 0;

    kin__buf_clear(&table->cell);
    if (column == table->name_column)
        r = kin__buf_printf(&table->cell, "%s/", table->print->kind);
    /* Null is empty, except after a kind prefix. */
    if (r == 0 &&
        (kin_value_type(cell) > KIN_TYPE_NULL || column == table->name_column))
        r = table_cell_format(cell, &table->cell);
    return r;
}

static kin_str print_namespace(kin_value row)
{
    return kin_value_str(print_get(
        print_get(print_get(row, "object"), "metadata"), "namespace"));
}

/* Computes the column widths of this answer. */
static int print_measure(struct print_table *table)
{
    for (size_t i = 0; i < kin_value_count(table->rows); i++) {
        kin_value row = kin_value_at(table->rows, i);
        size_t count = kin_value_count(print_get(row, "cells"));
        if (print_namespace(row).len > table->namespace_width)
            table->namespace_width = print_namespace(row).len;
        for (size_t c = 0; c < count && c <= table->last_column; c++) {
            if (!print_is_shown(table, c))
                continue;
            int r = print_cell_text(table, row, c);
            if (r < 0)
                return r;
            if (table->cell.len > table->widths[c])
                table->widths[c] = table->cell.len;
        }
    }
    return 0;
}

/* ASCII letters in upper case. */
static int print_header_cell(struct print_table *table, kin_str name,
                             size_t width)
{
    kin__buf_clear(&table->cell);
    int r = kin__buf_append(&table->cell, name);
    for (size_t i = 0; i < table->cell.len; i++) {
        char *c = &table->cell.ptr[i];
        *c = (char)(*c >= 'a' && *c <= 'z' ? *c - 'a' + 'A' : *c);
    }
    if (r == 0)
        r = table_layout_cell(table->print->layout, kin__buf_str(&table->cell),
                              width);
    return r;
}

static int print_headers(struct print_table *table)
{
    int r = 0;

    if (table->print->has_namespace)
        r = print_header_cell(table, KIN__S("NAMESPACE"),
                              table->namespace_width);
    for (size_t c = 0; r == 0 && c < kin_value_count(table->columns); c++)
        if (print_is_shown(table, c))
            r = print_header_cell(table,
                                  kin_value_str(print_get(
                                      kin_value_at(table->columns, c), "name")),
                                  table->widths[c]);
    return r < 0 ? r : table_layout_end_row(table->print->layout);
}

static int print_shown(struct print_table *table, kin_str text, size_t width)
{
    kin__buf_clear(&table->shown);
    int r = table_cell_escape(text, &table->shown);
    if (r == 0)
        r = table_layout_cell(table->print->layout, kin__buf_str(&table->shown),
                              width);
    return r;
}

/* The first row of an answer carries the widths, in case there is no header. */
static int print_row(struct print_table *table, kin_value row, bool is_first)
{
    size_t count = kin_value_count(print_get(row, "cells"));
    int r = 0;

    if (table->print->has_namespace)
        r = print_shown(table, print_namespace(row),
                        is_first ? table->namespace_width : 0);
    for (size_t c = 0; r == 0 && c < count; c++) {
        if (c >= kin_value_count(table->columns) || !print_is_shown(table, c))
            continue;
        r = print_cell_text(table, row, c);
        if (r == 0)
            r = print_shown(table, kin__buf_str(&table->cell),
                            is_first ? table->widths[c] : 0);
    }
    return r < 0 ? r : table_layout_end_row(table->print->layout);
}

static int print_rows(struct print_table *table, bool wants_headers)
{
    size_t count = kin_value_count(table->rows);

    if (count == 0)
        return 0;
    int r = print_measure(table);
    if (r == 0 && wants_headers)
        r = print_headers(table);
    for (size_t i = 0; r == 0 && i < count; i++) {
        r = print_row(table, kin_value_at(table->rows, i), i == 0);
        if ((i + 1) % PRINT_FLUSH_ROWS == 0)
            table_layout_flush(table->print->layout);
    }
    return r;
}

/* Stores the columns; returns whether they are unchanged. */
static int print_keep_columns(struct table_print *print, kin_value columns,
                              bool *ret_is_same)
{
    kin_document *copy = NULL;

    *ret_is_same = kin_value_count(columns) == 0 ||
                   (print->columns &&
                    kin_value_equal(kin_document_root(print->columns),
                                    columns));
    if (*ret_is_same)
        return 0;
    int r = kin_document_new_copy(/* alloc= */ NULL, columns, &copy,
                                  /* err= */ NULL);
    if (r < 0)
        return r;
    (void)kin_document_free(print->columns);
    print->columns = copy;
    return 0;
}

static void print_table_done(struct print_table *table)
{
    kin__buf_done(&table->cell);
    kin__buf_done(&table->shown);
}

static int print_server_table(struct table_print *print, kin_value answer)
{
    __attribute__((cleanup(print_table_done))) struct print_table table = {
        .print = print,
        .rows = print_get(answer, "rows"),
        .name_column = SIZE_MAX,
    };
    bool is_same = false;

    kin__buf_init(&table.cell, /* alloc= */ NULL, PRINT_MAX_CELL);
    kin__buf_init(&table.shown, /* alloc= */ NULL, PRINT_MAX_CELL);
    int r = print_keep_columns(print, print_get(answer, "columnDefinitions"),
                               &is_same);
    if (r < 0)
        return r;
    bool wants_headers = print->has_headers &&
                         !(is_same && print->has_printed_headers);
    table.columns = print->columns ? kin_document_root(print->columns)
                                   : KIN_VALUE_ABSENT;
    if (kin_value_count(table.columns) > TABLE_MAX_COLUMNS - 1)
        return KIN_ELIMIT;
    for (size_t c = 0; c < kin_value_count(table.columns); c++)
        if (print_is_shown(&table, c))
            table.last_column = c;
    if (print->kind[0])
        table.name_column = print_find_name(table.columns);
    if (kin_value_count(table.rows) > 0)
        print->has_printed_headers = true;
    return print_rows(&table, wants_headers);
}

/* ---- without a Table ---- */

static int print_default_headers(struct table_print *print)
{
    static const char *const names[] = {"NAMESPACE", "NAME", "AGE"};
    int r = 0;

    if (!print->has_headers || print->has_printed_default)
        return 0;
    print->has_printed_default = true;
    for (size_t i = print->has_namespace ? 0 : 1; r == 0 && i < 3; i++)
        r = table_layout_cell(print->layout, kin_s(names[i]), 0);
    return r < 0 ? r : table_layout_end_row(print->layout);
}

static int print_object(struct table_print *print, kin_value object)
{
    KIN__AUTO_BUF name;
    char buffer[64];
    kin_value metadata = print_get(object, "metadata");
    int r = print_default_headers(print);

    kin__buf_init(&name, /* alloc= */ NULL, PRINT_MAX_CELL);
    if (r == 0 && print->has_namespace)
        r = table_layout_cell(
            print->layout, kin_value_str(print_get(metadata, "namespace")), 0);
    if (r == 0)
        r = kin__buf_printf(
            &name, "%s%s%.*s", print->kind, print->kind[0] ? "/" : "",
            KIN_STR(kin_value_str(print_get(metadata, "name"))));
    if (r == 0)
        r = table_layout_cell(print->layout, kin__buf_str(&name), 0);
    if (r == 0)
        r = table_layout_cell(
            print->layout,
            table_cell_age(print_get(metadata, "creationTimestamp"),
                           print->now_s, buffer, sizeof(buffer)),
            0);
    return r < 0 ? r : table_layout_end_row(print->layout);
}

int table_print_answer(struct table_print *print, kin_value answer,
                       kin_error *err)
{
    kin_value items = print_get(answer, "items");
    int r = 0;

    if (kin_value_type(answer) != KIN_TYPE_OBJECT)
        return kin_error_set(err, KIN_EPROTOCOL,
                             "the server's answer is no object");
    if (kin_str_eq(kin_value_str(print_get(answer, "kind")), KIN__S("Table")) &&
        kin_str_starts_with(kin_value_str(print_get(answer, "apiVersion")),
                            KIN__S("meta.k8s.io/")))
        r = print_server_table(print, answer);
    else if (kin_value_type(items) == KIN_TYPE_ARRAY)
        for (size_t i = 0; r == 0 && i < kin_value_count(items); i++)
            r = print_object(print, kin_value_at(items, i));
    else if (!kin_value_exists(items))
        r = print_object(print, answer);
    if (r < 0)
        return kin_error_set(err, r, "print a table: %s", kin_error_text(r));
    return 0;
}
