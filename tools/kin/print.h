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

/* Prints one line, and ends it.  What cannot be written is noticed when the
 * verb is done. */
void cli_say(FILE *out, const char *format, ...) KIN_PRINTF(2, 3);

/* Prints lines that cli_failure_line() and the like have made: newlines are
 * line ends, all else is as in cli_say(). */
void cli_print_lines(FILE *out, kin_str text);

#endif /* KIN_CLI_PRINT_H */
