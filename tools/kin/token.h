/* SPDX-License-Identifier: Apache-2.0 */
/* token.h - a bearer token from a flag or from standard input.  Flags are
 * visible in the process list. */
#ifndef KIN_CLI_TOKEN_H
#define KIN_CLI_TOKEN_H

#include <kin/error.h>

enum { CLI_TOKEN_SIZE = 16384 };

struct cli_token {
    const char *text; /* NULL for none */
    char room[CLI_TOKEN_SIZE];
};

/* Reads the value of `--token`; "-" reads the first line of standard input.  0,
 * KIN_EINVAL (empty), KIN_ELIMIT or KIN_ESYSTEM. */
int cli_token_init(struct cli_token *token, const char *flag,
                   kin_error *err) KIN_NODISCARD;

/* Wipes it. */
void cli_token_done(struct cli_token *token);

#define AUTO_TOKEN __attribute__((cleanup(cli_token_done))) struct cli_token

#endif /* KIN_CLI_TOKEN_H */
