/* SPDX-License-Identifier: Apache-2.0 */
/*
 * replace_file.h - files that other programs may be reading.
 */
#ifndef KIN_CLI_REPLACE_FILE_H
#define KIN_CLI_REPLACE_FILE_H

#include <sys/types.h>

#include <kin/error.h>
#include <kin/str.h>

/* Makes a text the content of a file.  Readers see the old one or the new one:
 * it is written to a new file beside it, whose name cannot be foreseen, and
 * renamed.  0, KIN_ELIMIT (path) or KIN_ESYSTEM, with the path in front. */
int cli_replace_file(const char *path, kin_str text, mode_t mode,
                     kin_error *err) KIN_NODISCARD;

#endif /* KIN_CLI_REPLACE_FILE_H */
