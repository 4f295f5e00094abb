/* SPDX-License-Identifier: Apache-2.0 */
/*
 * connect.h - from the flags of the command line to a server.
 */
#ifndef KIN_CLI_CONNECT_H
#define KIN_CLI_CONNECT_H

#include <kin/client.h>
#include <kin/config.h>
#include <kin/discovery.h>
#include <kin/log.h>

#include "base/buf.h"
#include "verb.h"

struct cli_connection {
    kin_log log;      /* with the components of KIN_TRACE */
    kin_log plain;    /* with the level of -v */
    kin_trace *trace; /* owned; between the two */
    kin_config *config;
    kin_client *client;
    kin_discovery *discovery;
};

/* Creates a client for the server of flags, environment and files; sends
 * nothing.  KIN_ENOTFOUND if no server is configured. */
int cli_connect(struct cli_connection *connection,
                const struct cli_globals *globals,
                kin_error *err) KIN_NODISCARD;
void cli_disconnect(struct cli_connection *connection);
#define AUTO_CONNECTION                                                        \
    __attribute__((cleanup(cli_disconnect))) struct cli_connection

/* Appends the error line that kubectl would print, such as `Error from server
 * (NotFound): pods "x" not found`.  0, KIN_ELIMIT or KIN_ENOMEM. */
int cli_failure_line(const struct cli_connection *connection,
                     const kin_error *err, struct kin__buf *buf) KIN_NODISCARD;

/* Prints that line, marks ctx->err as reported, and returns CLI_EXIT_FAILED. */
enum cli_exit cli_print_failure(const struct cli_connection *connection,
                                struct cli_context *ctx);

#endif /* KIN_CLI_CONNECT_H */
