/* SPDX-License-Identifier: Apache-2.0 */
/*
 * table_row.h - columns and cells of tables.
 *
 * A column is a name and a function that writes its cell.  Most cells are the
 * value at a path, which the function takes as an argument.
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
    struct kin__budget *budget; /* borrowed; NULL: unlimited */
    int64_t now_s;
};

typedef void kin__cell(struct kin__row *row, const char *path);

struct kin__column {
    const char *name;   /* NULL ends the columns */
    const char *type;   /* NULL for "string" */
    const char *format; /* NULL for none */
    bool is_wide;       /* only with `-o wide` */
    kin__cell *cell;
    const char *path; /* for `cell`; may be NULL */
};

struct kin__table_kind {
    const char *group; /* NULL ends the tables */
    const char *plural;
    const struct kin__column *columns;
};

/* The tables of each part of the API. */
extern const struct kin__table_kind kin__tables_core[];
extern const struct kin__table_kind kin__tables_apps[];
extern const struct kin__table_kind kin__tables_networking[];
extern const struct kin__table_kind kin__tables_policy[];
extern const struct kin__table_kind kin__tables_rbac[];
extern const struct kin__table_kind kin__tables_storage[];
extern const struct kin__table_kind kin__tables_scheduling[];
extern const struct kin__table_kind kin__tables_extensions[];

/* The value at a path such as "spec.nodeName"; names contain no dots. */
kin_value kin__row_get(kin_value value, const char *path);
kin_str kin__row_str(kin_value value, const char *path);
/* 0 if the field is absent. */
int64_t kin__row_int(kin_value value, const char *path);
bool kin__row_bool(kin_value value, const char *path);
/* A time in seconds; false if the field is absent or invalid. */
bool kin__row_time(kin_value value, const char *path, int64_t *ret);
/* Index an object by key, or a list by one member of its elements, for repeated
 * lookups.  False if out of memory: the row's text has the error, and nothing
 * needs to be released. */
bool kin__row_keys(struct kin__row *row, struct kin__keys *keys,
                   kin_value object);
bool kin__row_seen(struct kin__row *row, struct kin__seen *seen, kin_value list,
                   const char *member);

/* The condition of a type, or absent. */
kin_value kin__row_condition(kin_value conditions, const char *type);
bool kin__row_is_true(kin_value conditions, const char *type);

/* A duration as kubectl prints it: "5m", "3h12m", "2d". */
enum { KIN__AGE_SIZE = 32 };
void kin__age(int64_t seconds, char ret[KIN__AGE_SIZE]);

/* Cells: the value as a string, or the placeholder in the name if it is empty.
 */
void kin__cell_text(struct kin__row *row, const char *path);
void kin__cell_or_none(struct kin__row *row, const char *path);
void kin__cell_or_unset(struct kin__row *row, const char *path);
void kin__cell_or_unknown(struct kin__row *row, const char *path);
void kin__cell_int(struct kin__row *row, const char *path);
void kin__cell_bool(struct kin__row *row, const char *path);
/* The number of elements or members. */
void kin__cell_count(struct kin__row *row, const char *path);
/* The age; `path` NULL means creationTimestamp. */
void kin__cell_age(struct kin__row *row, const char *path);
/* The time itself. */
void kin__cell_date(struct kin__row *row, const char *path);
/* "a=b,c=d" of a map, and the same of a selector; "<none>" */
void kin__cell_labels(struct kin__row *row, const char *path);
void kin__cell_selector(struct kin__row *row, const char *path);
/* Names and images of containers; `path` is that of the PodSpec. */
void kin__cell_containers(struct kin__row *row, const char *path);
void kin__cell_images(struct kin__row *row, const char *path);
/* Elements of an array of strings, joined by commas. */
void kin__cell_joined(struct kin__row *row, const char *path);

/* A cell of several pieces: begin, add, end.  Pieces are escaped. */
void kin__cell_begin(struct kin__row *row);
void kin__cell_add(struct kin__row *row, kin_str piece);
/* Converts ASCII letters to lower case. */
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
#define KIN__TABLES_END                                                        \
    {                                                                          \
        .group = NULL                                                          \
    }
#define KIN__COLUMNS_END                                                       \
    {                                                                          \
        .name = NULL                                                           \
    }

#endif /* KIN_SERVER_TABLE_ROW_H */
