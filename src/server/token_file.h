/* SPDX-License-Identifier: Apache-2.0 */
/*
 * token_file.h - reads bearer tokens from a file.
 *
 * The format is that of kube-apiserver's --token-auth-file: one line per token
 * with the columns token, user, uid and groups; the last is optional.  A quoted
 * column may contain commas, newlines and doubled quotes; the column of groups
 * is a list separated by commas.
 */
#ifndef KIN_SERVER_TOKEN_FILE_H
#define KIN_SERVER_TOKEN_FILE_H

#include "server/auth.h"

/* Adds all tokens of the file; stops at the first invalid line.  The message
 * names the line and never a token.
 * @return 0, KIN_ENOTFOUND, KIN_ESYSTEM, KIN_EPARSE, KIN_ELIMIT or KIN_ENOMEM
 */
int kin__token_file_read(const kin_allocator *alloc, struct kin__auth *auth,
                         const char *path, kin_error *err) KIN_NODISCARD;

/* The same for the text of a file. */
int kin__token_file_parse(const kin_allocator *alloc, struct kin__auth *auth,
                          kin_str text, kin_error *err) KIN_NODISCARD;

#endif /* KIN_SERVER_TOKEN_FILE_H */
