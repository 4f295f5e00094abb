/* SPDX-License-Identifier: Apache-2.0 */
/*
 * top.h - what the parts of `kin top` share.
 *
 *   verb_top.c   words and flags, the informers, how it ends
 *   top_row.c    how an informer is, in words
 *   top_draw.c   rows as a table, on a page or on a terminal
 */
#ifndef KIN_CLI_TOP_H
#define KIN_CLI_TOP_H

#include <kin/informer.h>

#include "connect.h"
#include "resource.h"
#include "signals.h"
#include "terminal.h"

enum {
    TOP_RESOURCES = 64, /* at most */
    TOP_CELL_SIZE = 64,
};

enum top_column {
    TOP_RESOURCE,
    TOP_STATE,
    TOP_VERSION,
    TOP_OBJECTS,
    TOP_BYTES,
    TOP_VALUES,
    TOP_EVENTS,
    TOP_LAG,
    TOP_RELISTS,
    TOP_FAILURES,
    TOP_COLUMNS
};

extern const char *const top_headers[TOP_COLUMNS];

/* Statistics of one informer. */
struct top_row {
    char cells[TOP_COLUMNS][TOP_CELL_SIZE];
    bool is_synced;
    char error[KIN_ERROR_MESSAGE_SIZE]; /* the last one; empty for none */
    uint64_t bytes;
};

/* An informer and its previous statistics. */
struct top_item {
    struct cli_resource resource;
    kin_lister_watcher *lw;
    kin_informer *informer;
    kin_registration *handler;
    uint64_t seen_events; /* and objects of lists */
    int64_t seen_ns;      /* 0 before the first sample */
    double events_per_s;
    double values_each; /* of one object, approximately; 0 if unknown */
};

/* Samples an informer; `now_ns` is monotonic. */
void top_look(struct top_item *item, int64_t now_ns, struct top_row *ret);

/* Formats a number of bytes with about three digits: 1.2MiB. */
void top_format_bytes(uint64_t bytes, char *ret, size_t size);

/* Appends the table, at most so many columns and rows; 0 for no limit.
 * `title` may be NULL.  Lines end with `end`.  Columns that do not fit are left
 * out, the least important first.  0, KIN_ELIMIT or KIN_ENOMEM. */
struct top_page {
    const struct top_row *rows;
    size_t count;
    const char *title;
    const char *end;
    struct cli_size size;
    bool has_color;
};
int top_draw(const struct top_page *page, struct kin__buf *buf) KIN_NODISCARD;

/* Appends an explanation of keys and columns instead of the table. */
int top_draw_help(const struct top_page *page,
                  struct kin__buf *buf) KIN_NODISCARD;

#endif /* KIN_CLI_TOP_H */
