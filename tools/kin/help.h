/* SPDX-License-Identifier: Apache-2.0 */
/* help.h - help as text, manual page and completion scripts. */
#ifndef KIN_CLI_HELP_H
#define KIN_CLI_HELP_H

#include <stdio.h>

#include "verb.h"

/* Fills `ret` with the flags of a verb, in the order in which help lists them;
 * of the program itself if `verb` is NULL.  They have no place for values. */
void cli_help_flags(const struct cli_verb *verb, struct cli_flags *ret);

/* Calls `take` for each flag. */
void cli_help_each_flag(const struct cli_verb *verb,
                        void (*take)(const struct cli_flag *flag, FILE *out),
                        FILE *out);

/* Prints the manual page of a verb, or of the program if `verb` is NULL, as
 * troff with the macros of man. */
void cli_help_man(const struct cli_verb *verb, FILE *out);

/* Prints the completion script for bash, zsh or fish; false for another shell.
 */
bool cli_help_shell(const char *shell, FILE *out);

#endif /* KIN_CLI_HELP_H */
