/* SPDX-License-Identifier: Apache-2.0 */
/*
 * table_layout.h - text in columns, as kubectl lays it out.
 *
 * A column is as wide as its widest cell and three spaces, but not below six
 * characters.  The last cell of a row belongs to no column and is not padded.
 * Rows are held back until they are flushed; rows flushed later keep to the
 * widths of those flushed before, or widen them from there on.
 */
#ifndef KIN_CLI_TABLE_LAYOUT_H
#define KIN_CLI_TABLE_LAYOUT_H

#include <stdbool.h>
#include <stdio.h>

#include "base/buf.h"

enum {
    TABLE_PADDING = 3,
    TABLE_MIN_WIDTH = 6,
    TABLE_MAX_COLUMNS = 1024, /* further cells are dropped */
    TABLE_MAX_TEXT = 1 << 30, /* buffered bytes */
};

struct table_cell {
    size_t end;   /* of its text in `text` */
    size_t width; /* characters */
    bool is_last; /* of its row */
};

struct table_layout {
    FILE *out;                        /* borrowed */
    struct kin__buf text;             /* of the buffered cells */
    struct kin__buf cells;            /* struct table_cell */
    size_t column;                    /* of the next cell */
    size_t widths[TABLE_MAX_COLUMNS]; /* with padding; 0 if none yet */
    bool wants_break; /* an empty line is due before the next row */
    bool has_output;  /* something was written */
};

/* Counts the characters of UTF-8 text; an invalid byte counts as one. */
size_t table_text_width(kin_str text);

void table_layout_init(struct table_layout *layout, FILE *out);
void table_layout_done(struct table_layout *layout);

/* Adds a cell to the row; at least `min_width` characters wide unless it turns
 * out to be the last.  What a terminal would obey is escaped, tabs and line
 * ends included.  0, KIN_ELIMIT or KIN_ENOMEM. */
int table_layout_cell(struct table_layout *layout, kin_str text,
                      size_t min_width) KIN_NODISCARD;
int table_layout_end_row(struct table_layout *layout) KIN_NODISCARD;

/* Writes the buffered rows. */
void table_layout_flush(struct table_layout *layout);

/* Flushes, and starts another table; separated by an empty line if both have
 * rows and `wants_break` is set. */
void table_layout_restart(struct table_layout *layout, bool wants_break);

#define AUTO_TABLE_LAYOUT                                                      \
    __attribute__((cleanup(table_layout_done))) struct table_layout

#endif /* KIN_CLI_TABLE_LAYOUT_H */
