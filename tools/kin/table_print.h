/* SPDX-License-Identifier: Apache-2.0 */
/*
 * table_print.h - print a server's Table.
 *
 * A server answers a request for a Table (meta.k8s.io) with columns and rows. A
 * server without Tables answers with objects, of which only the name and age
 * are shown.  Several answers may follow each other: pages of a list, or single
 * objects.
 */
#ifndef KIN_CLI_TABLE_PRINT_H
#define KIN_CLI_TABLE_PRINT_H

#include <kin/document.h>
#include <kin/value.h>

#include "table_layout.h"

struct table_print {
    struct table_layout *layout; /* borrowed */
    bool is_wide;                /* also show columns with a priority above 0 */
    bool has_headers;
    bool has_namespace; /* show a namespace column */
    char kind[320];     /* in front of names, as "deployment.apps"; or empty */
    int64_t now_s;      /* since 1970 */

    /* State of the output. */
    kin_document *columns; /* owned; definitions of the last Table, or NULL */
    bool has_printed_headers;
    bool has_printed_default; /* the headers of objects without a Table */
};

/* Starts a table for objects of one kind; `kind` is borrowed from `print`. */
void table_print_init(struct table_print *print, struct table_layout *layout);
void table_print_done(struct table_print *print);

/* Prints an answer: a Table, a list or an object.  0, KIN_EPROTOCOL, KIN_ELIMIT
 * or KIN_ENOMEM. */
int table_print_answer(struct table_print *print, kin_value answer,
                       kin_error *err) KIN_NODISCARD;

#define AUTO_TABLE_PRINT                                                       \
    __attribute__((cleanup(table_print_done))) struct table_print

#endif /* KIN_CLI_TABLE_PRINT_H */
