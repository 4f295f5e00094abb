/* SPDX-License-Identifier: Apache-2.0 */
/*
 * print.h - human-readable lines.
 *
 * Names, messages and cells come from servers and files, and a terminal obeys
 * what is in them; so all human-readable text passes kin__printable_append(),
 * here or where a table or a page is made.  scripts/check-source rejects other
 * calls that print; output for programs (-o json and the like) is exact, and
 * the files that write it are listed there.
 */
#ifndef KIN_CLI_PRINT_H
#define KIN_CLI_PRINT_H

#include <stdio.h>

#include <kin/error.h>
#include <kin/str.h>

/* Prints a line and a newline.  Write errors are detected when the verb is
 * done. */
void cli_say(FILE *out, const char *format, ...) KIN_PRINTF(2, 3);

/* Prints lines of cli_failure_line(): newlines end lines, other characters as
 * in cli_say(). */
void cli_print_lines(FILE *out, kin_str text);

#endif /* KIN_CLI_PRINT_H */
