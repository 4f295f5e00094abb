/* SPDX-License-Identifier: Apache-2.0 */
/*
 * token_file.h - tokens that stand in a file.
 *
 * A file as kube-apiserver reads it with --token-auth-file: a line for each
 * token, with the columns token, user, uid and groups; the last may be missing.
 * A column between quotes may hold commas, line ends, and quotes that are
 * doubled; the column of groups has a comma between any two.
 */
#ifndef KIN_SERVER_TOKEN_FILE_H
#define KIN_SERVER_TOKEN_FILE_H

#include "server/auth.h"

/* Adds all of them; at the first that is wrong it ends.  The message names the
 * line and never a token.
 * @return 0, KIN_ENOTFOUND, KIN_ESYSTEM, KIN_EPARSE, KIN_ELIMIT or KIN_ENOMEM
 */
int kin__token_file_read(const kin_allocator *alloc, struct kin__auth *auth,
                         const char *path, kin_error *err) KIN_NODISCARD;

/* The same for the text of such a file. */
int kin__token_file_parse(const kin_allocator *alloc, struct kin__auth *auth,
                          kin_str text, kin_error *err) KIN_NODISCARD;

#endif /* KIN_SERVER_TOKEN_FILE_H */
