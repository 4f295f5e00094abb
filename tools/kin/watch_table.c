/* SPDX-License-Identifier: Apache-2.0 */
/*
 * watch_table.c - a row for each event.
 *
 * What is there at first waits until all of it is known, so that it can be
 * sorted and the columns are as wide as they need to be; or until something
 * happens, if another namespace still has to be listed by then.  Rows that come
 * later widen them from there on.
 */
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/printable.h"
#include "base/str.h"
#include "table_cell.h"
#include "table_layout.h"
#include "watch.h"

enum { TABLE_GAP = 2, TABLE_INITIAL_MIN = 64, TABLE_NAME_SIZE = 512 };

static const char *const headers[WATCH_COLUMNS] = {
    "TIME", "EVENT", "NAMESPACE", "NAME", "READY", "STATUS", "AGE", "CHANGED"};

/* One row; owns its strings, except `changes`. */
struct row {
    kin_str cells[WATCH_COLUMNS];
    enum watch_color colors[WATCH_COLUMNS];
    char time[16];
    char namespace_[TABLE_NAME_SIZE];
    char name[TABLE_NAME_SIZE];
    char ready[WATCH_STATE_SIZE];
    char status[4 * WATCH_STATE_SIZE]; /* may grow by escaping */
    char age[64];
};

static kin_str row_text(kin_str text, char *room, size_t size)
{
    return kin_str_of(room, kin__printable_copy(text, room, size));
}

static void row_fill(struct row *row, const char *event, enum watch_color color,
                     const kin_object *object)
{
    kin_value value = kin_object_value(object);
    kin_value created = kin_value_get(kin_object_metadata(object),
                                      KIN__S("creationTimestamp"));

    char status[WATCH_STATE_SIZE];

    *row = (struct row){0};
    watch_now(row->time, sizeof(row->time));
    watch_ready(value, row->ready, sizeof(row->ready));
    watch_status(value, status, sizeof(status));
    row->cells[WATCH_TIME] = kin_s(row->time);
    row->cells[WATCH_EVENT] = kin_s(event);
    row->colors[WATCH_EVENT] = color;
    row->cells[WATCH_NAMESPACE] = row_text(kin_object_namespace(object),
                                           row->namespace_, TABLE_NAME_SIZE);
    row->cells[WATCH_NAME] = row_text(kin_object_name(object), row->name,
                                      TABLE_NAME_SIZE);
    row->cells[WATCH_READY] = kin_s(row->ready);
    row->cells[WATCH_STATUS] = row_text(kin_s(status), row->status,
                                        sizeof(row->status));
    row->colors[WATCH_STATUS] = watch_status_color(kin_s(status));
    row->cells[WATCH_AGE] = table_cell_age(created, time(/* ret= */ NULL),
                                           row->age, sizeof(row->age));
}

/* ---- printing ---- */

static void table_widen(struct watch_table *table, const struct row *row)
{
    for (size_t i = 0; i < WATCH_COLUMNS; i++) {
        size_t width = table_text_width(row->cells[i]);
        if (width > table->widths[i])
            table->widths[i] = width;
    }
}

/* Truncates the last cell to the width of the terminal, if any. */
static kin_str row_fit(const struct watch_run *run, kin_str text, size_t before)
{
    struct winsize window;

    if (!run->has_color ||
        ioctl(fileno(run->ctx->out), TIOCGWINSZ, &window) < 0 ||
        window.ws_col == 0)
        return text;
    while (text.len > 0 && before + table_text_width(text) > window.ws_col) {
        text.len--;
        text.len = kin__utf8_valid_prefix(text);
    }
    return text;
}

static int row_print(struct watch_run *run, const struct row *row)
{
    const struct watch_table *table = &run->table;
    size_t before = 0; /* characters of the row so far */
    size_t due = 0;    /* spaces before the next cell */
    int r = 0;

    for (size_t i = 0; r == 0 && i < WATCH_COLUMNS; i++) {
        kin_str text = row->cells[i];
        if (!table->has[i])
            continue;
        if (i == WATCH_CHANGED)
            text = row_fit(run, text, before + due);
        if (text.len > 0)
            r = kin__buf_printf(&run->text, "%*s", (int)due, "");
        if (r == 0)
            r = watch_paint(run, row->colors[i], text);
        size_t width = table_text_width(text);
        before += text.len > 0 ? due + width : 0;
        due = (text.len > 0 ? 0 : due + width) + table->widths[i] - width +
              TABLE_GAP;
    }
    return r < 0 ? r : kin__buf_append_byte(&run->text, '\n');
}

static int table_print_headers(struct watch_run *run)
{
    struct row row = {0};

    for (size_t i = 0; i < WATCH_COLUMNS; i++) {
        row.cells[i] = kin_s(headers[i]);
        row.colors[i] = WATCH_BOLD;
    }
    table_widen(&run->table, &row);
    return row_print(run, &row);
}

static int table_event(struct watch_run *run, const char *event,
                       enum watch_color color, const kin_object *object,
                       kin_str changed)
{
    struct row row;

    row_fill(&row, event, color, object);
    row.cells[WATCH_CHANGED] = changed;
    table_widen(&run->table, &row);
    return row_print(run, &row);
}

/* ---- initial objects ---- */

void watch_table_done(struct watch_table *table)
{
    for (size_t i = 0; i < table->initial_count; i++)
        (void)kin_object_unref(table->initial[i]);
    kin__free(/* alloc= */ NULL, table->initial);
    *table = (struct watch_table){0};
}

static int table_hold(struct watch_table *table, const kin_object *object)
{
    if (table->initial_count == table->initial_room) {
        size_t room = table->initial_room ? table->initial_room * 2
                                          : TABLE_INITIAL_MIN;
        const kin_object **grown = kin__realloc(
            /* alloc= */ NULL, table->initial, room, sizeof(*grown));
        if (!grown)
            return KIN_ENOMEM;
        table->initial = grown;
        table->initial_room = room;
    }
    table->initial[table->initial_count++] = kin_object_ref(object);
    return 0;
}

static int compare_objects(const void *a, const void *b)
{
    const kin_object *const *x = a;
    const kin_object *const *y = b;

    return kin_str_cmp(kin_object_key(*x), kin_object_key(*y));
}

/* Omits columns that are empty for all objects, unless there are no objects. */
static void table_choose_columns(struct watch_run *run)
{
    struct watch_table *table = &run->table;
    bool is_empty = table->initial_count == 0;
    struct row row;

    for (size_t i = 0; i < WATCH_COLUMNS; i++)
        table->has[i] = true;
    table->has[WATCH_NAMESPACE] = !run->resource.resource.is_cluster_scoped &&
                                  (run->ctx->globals.all_namespaces ||
                                   !run->ctx->globals.namespace);
    table->widths[WATCH_EVENT] = strlen("changed"); /* longest value */
    table->has[WATCH_READY] = is_empty;
    table->has[WATCH_STATUS] = is_empty;
    for (size_t i = 0; i < table->initial_count; i++) {
        row_fill(&row, "listed", WATCH_PLAIN, table->initial[i]);
        table->has[WATCH_READY] |= row.ready[0] != '\0';
        table->has[WATCH_STATUS] |= row.status[0] != '\0';
        table_widen(table, &row);
    }
}

static int table_begin(struct watch_run *run)
{
    struct watch_table *table = &run->table;
    int r = 0;

    if (table->has_begun)
        return 0;
    table->has_begun = true;
    if (table->initial_count > 0)
        qsort(table->initial, table->initial_count, sizeof(*table->initial),
              compare_objects);
    table_choose_columns(run);
    if (!run->flags->no_headers)
        r = table_print_headers(run);
    for (size_t i = 0; r == 0 && i < table->initial_count; i++)
        r = table_event(run, "listed", WATCH_PLAIN, table->initial[i],
                        kin_s(""));
    for (size_t i = 0; i < table->initial_count; i++)
        (void)kin_object_unref(table->initial[i]);
    table->initial_count = 0;
    return r;
}

/* ---- events ---- */

static int table_happened(struct watch_run *run, const char *event,
                          enum watch_color color, const kin_object *object,
                          kin_str changed)
{
    int r = table_begin(run);

    return r < 0 ? r : table_event(run, event, color, object, changed);
}

static int table_add(struct watch_run *run, const kin_object *object,
                     bool is_initial)
{
    if (!is_initial)
        return table_happened(run, "added", WATCH_GREEN, object, kin_s(""));
    if (run->table.has_begun)
        return table_event(run, "listed", WATCH_PLAIN, object, kin_s(""));
    return table_hold(&run->table, object);
}

static int table_update(struct watch_run *run, const kin_object *old,
                        const kin_object *object)
{
    bool is_same = kin_str_eq(kin_object_resource_version(old),
                              kin_object_resource_version(object));

    if (is_same)
        return table_happened(run, "resync", WATCH_PLAIN, object, kin_s(""));
    KIN__AUTO_BUF changed;
    kin__buf_init(&changed, /* alloc= */ NULL, WATCH_MAX_TEXT);
    int r = watch_summary(run, old, object, &changed);
    return r < 0 ? r
                 : table_happened(run, "changed", WATCH_YELLOW, object,
                                  kin__buf_str(&changed));
}

static int table_delete(struct watch_run *run, const kin_object *object,
                        bool is_tombstone)
{
    return table_happened(
        run, "deleted", WATCH_RED, object,
        is_tombstone ? KIN__S("(unseen; its last known state)") : kin_s(""));
}

const struct watch_form watch_table = {
    .add = table_add,
    .update = table_update,
    .del = table_delete,
    .synced = table_begin,
};
