/* SPDX-License-Identifier: Apache-2.0 */
/*
 * table_row.h - cells, and what they are made of.
 *
 * A column is a name and a function that writes its cell; most cells are a
 * field by its path, so the function takes one.
 */
#ifndef KIN_SERVER_TABLE_ROW_H
#define KIN_SERVER_TABLE_ROW_H

#include <kin/value.h>

#include "object/keys.h"
#include "object/seen.h"
#include "server/text.h"

struct kin__row {
    struct kin__text *text;
    kin_value object;
    struct kin__budget *budget; /* borrowed; NULL has no limit */
    int64_t now_s;
};

typedef void kin__cell(struct kin__row *row, const char *path);

struct kin__column {
    const char *name;   /* NULL ends the columns */
    const char *type;   /* NULL for "string" */
    const char *format; /* NULL for none */
    bool is_wide;       /* shown by `-o wide` only */
    kin__cell *cell;
    const char *path; /* for `cell`; may be NULL */
};

struct kin__table {
    const char *group;
    const char *plural;
    const struct kin__column *columns;
};

/* The tables of each part of the API; NULL for another kind. */
const struct kin__column *kin__table_core_find(kin_str group, kin_str plural);
const struct kin__column *kin__table_apps_find(kin_str group, kin_str plural);
const struct kin__column *kin__table_more_find(kin_str group, kin_str plural);
const struct kin__column *kin__table_pick(const struct kin__table *tables,
                                          size_t count, kin_str group,
                                          kin_str plural);

/* A field by its path, such as "spec.nodeName"; names hold no dots. */
kin_value kin__row_get(kin_value value, const char *path);
kin_str kin__row_str(kin_value value, const char *path);
/* 0 if there is none. */
int64_t kin__row_int(kin_value value, const char *path);
bool kin__row_bool(kin_value value, const char *path);
/* The time in seconds; false if there is none. */
bool kin__row_time(kin_value value, const char *path, int64_t *ret);
/* The condition of a type, absent if there is none. */
/* Begins to look for many members of an object, or elements of a list by one
 * of their members.  False if memory is short, which the row's text tells; then
 * there is nothing to end. */
bool kin__row_keys(struct kin__row *row, struct kin__keys *keys,
                   kin_value object);
bool kin__row_seen(struct kin__row *row, struct kin__seen *seen, kin_value list,
                   const char *member);

kin_value kin__row_condition(kin_value conditions, const char *type);
bool kin__row_is_true(kin_value conditions, const char *type);

/* A span of time as people read it: "5m", "3h12m", "2d". */
enum { KIN__AGE_SIZE = 32 };
void kin__age(int64_t seconds, char ret[KIN__AGE_SIZE]);

/* Cells.  Strings; "<none>" for an empty one; numbers; ages; and so on. */
void kin__cell_text(struct kin__row *row, const char *path);
void kin__cell_or_none(struct kin__row *row, const char *path);
void kin__cell_or_unset(struct kin__row *row, const char *path);
void kin__cell_or_unknown(struct kin__row *row, const char *path);
void kin__cell_int(struct kin__row *row, const char *path);
void kin__cell_bool(struct kin__row *row, const char *path);
/* How many elements or members there are. */
void kin__cell_count(struct kin__row *row, const char *path);
/* How long ago; `path` NULL is the creation. */
void kin__cell_age(struct kin__row *row, const char *path);
/* The time itself. */
void kin__cell_date(struct kin__row *row, const char *path);
/* "a=b,c=d" of a map, and the same of a selector; "<none>" */
void kin__cell_labels(struct kin__row *row, const char *path);
void kin__cell_selector(struct kin__row *row, const char *path);
/* Names and images of containers; `path` is that of the pod's spec. */
void kin__cell_containers(struct kin__row *row, const char *path);
void kin__cell_images(struct kin__row *row, const char *path);
/* Elements of an array of strings, joined by commas. */
void kin__cell_joined(struct kin__row *row, const char *path);

/* A cell of text that is put together: begin, raw pieces, end.  Pieces are
 * escaped. */
void kin__cell_begin(struct kin__row *row);
void kin__cell_add(struct kin__row *row, kin_str piece);
/* With ASCII letters in lower case. */
void kin__cell_add_lower(struct kin__row *row, kin_str piece);
void kin__cell_addf(struct kin__row *row, const char *format, ...)
    KIN_PRINTF(2, 3);
void kin__cell_end(struct kin__row *row);

#define KIN__COLUMN(title, fn, where)                                          \
    {                                                                          \
        .name = (title), .cell = (fn), .path = (where)                         \
    }
#define KIN__COLUMN_WIDE(title, fn, where)                                     \
    {                                                                          \
        .name = (title), .is_wide = true, .cell = (fn), .path = (where)        \
    }
#define KIN__COLUMN_INT(title, fn, where)                                      \
    {                                                                          \
        .name = (title), .type = "integer", .cell = (fn), .path = (where)      \
    }
#define KIN__COLUMN_BOOL(title, fn, where)                                     \
    {                                                                          \
        .name = (title), .type = "boolean", .cell = (fn), .path = (where)      \
    }
#define KIN__COLUMN_DATE(title, where)                                         \
    {                                                                          \
        .name = (title), .type = "date", .cell = kin__cell_date,               \
        .path = (where)                                                        \
    }
#define KIN__COLUMN_NAME                                                       \
    {                                                                          \
        .name = "Name", .format = "name", .cell = kin__cell_text,              \
        .path = "metadata.name"                                                \
    }
#define KIN__COLUMN_AGE KIN__COLUMN("Age", kin__cell_age, NULL)
#define KIN__COLUMNS_END                                                       \
    {                                                                          \
        .name = NULL                                                           \
    }

#endif /* KIN_SERVER_TABLE_ROW_H */
