/* SPDX-License-Identifier: Apache-2.0 */
/* table_cell.h - format cells of a server's table. */
#ifndef KIN_CLI_TABLE_CELL_H
#define KIN_CLI_TABLE_CELL_H

#include <kin/value.h>

#include "base/buf.h"

/* Appends a value as Go's fmt.Sprint writes it: strings as they are, lists as
 * "[a b]", maps as "map[a:1 b:2]", null as "<nil>".  0, KIN_ELIMIT or
 * KIN_ENOMEM. */
int table_cell_format(kin_value value, struct kin__buf *buf) KIN_NODISCARD;

/* Appends text fit for a terminal: what follows the first line end is replaced
 * by "...", as kubectl does; other characters that a terminal would obey are
 * escaped.  The same. */
int table_cell_escape(kin_str text, struct kin__buf *buf) KIN_NODISCARD;

/* Writes the age of `timestamp`, a string, as kubectl shows it; "<unknown>" if
 * invalid. */
kin_str table_cell_age(kin_value timestamp, int64_t now_s, char *buffer,
                       size_t size);

#endif /* KIN_CLI_TABLE_CELL_H */
