/* SPDX-License-Identifier: Apache-2.0 */
/*
 * help.h - what the tables of verbs and flags tell, in several forms.
 */
#ifndef KIN_CLI_HELP_H
#define KIN_CLI_HELP_H

#include <stdio.h>

#include "verb.h"

/* Calls `take` for each flag of a verb, in the order in which help lists them;
 * of the program itself if `verb` is NULL. */
void cli_help_each_flag(const struct cli_verb *verb,
                        void (*take)(const struct cli_flag *flag, FILE *out),
                        FILE *out);

/* Prints the manual page of a verb, or of the program if `verb` is NULL, as
 * troff with the macros of man. */
void cli_help_man(const struct cli_verb *verb, FILE *out);

/* Prints a script that teaches bash to complete all verbs and flags. */
void cli_help_bash(FILE *out);

#endif /* KIN_CLI_HELP_H */
