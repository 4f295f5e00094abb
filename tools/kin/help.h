/* SPDX-License-Identifier: Apache-2.0 */
/*
 * help.h - what the tables of verbs and flags tell, in several forms.
 */
#ifndef KIN_CLI_HELP_H
#define KIN_CLI_HELP_H

#include <stdio.h>

#include "verb.h"

/* Fills `ret` with the flags of a verb, in the order in which help lists them;
 * of the program itself if `verb` is NULL.  They have no place for values. */
void cli_help_flags(const struct cli_verb *verb, struct cli_flags *ret);

/* Calls `take` for each of these. */
void cli_help_each_flag(const struct cli_verb *verb,
                        void (*take)(const struct cli_flag *flag, FILE *out),
                        FILE *out);

/* Prints the manual page of a verb, or of the program if `verb` is NULL, as
 * troff with the macros of man. */
void cli_help_man(const struct cli_verb *verb, FILE *out);

/* Prints the script that teaches a shell (bash, zsh, fish) to complete; false
 * for another one. */
bool cli_help_shell(const char *shell, FILE *out);

#endif /* KIN_CLI_HELP_H */
