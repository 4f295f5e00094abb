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
    kin_log log;      /* with what KIN_TRACE asks for */
    kin_log plain;    /* as -v says */
    kin_trace *trace; /* owned; between the two */
    kin_config *config;
    kin_client *client;
    kin_discovery *discovery;
};

/* Makes a client for the server that flags, environment and files name; nothing
 * is sent yet.  0, or why there is none: KIN_ENOTFOUND if nothing names one. */
int cli_connect(struct cli_connection *connection,
                const struct cli_globals *globals,
                kin_error *err) KIN_NODISCARD;
void cli_disconnect(struct cli_connection *connection);
#define AUTO_CONNECTION                                                        \
    __attribute__((cleanup(cli_disconnect))) struct cli_connection

/* Appends the line with which kubectl would tell of a failure, such as
 * `Error from server (NotFound): pods "x" not found`.  0, KIN_ELIMIT or
 * KIN_ENOMEM. */
int cli_failure_line(const struct cli_connection *connection,
                     const kin_error *err, struct kin__buf *buf) KIN_NODISCARD;

/* Prints that line, so that nobody else tells of ctx->err; gives
 * CLI_EXIT_FAILED. */
enum cli_exit cli_tell_failure(const struct cli_connection *connection,
                               struct cli_context *ctx);

#endif /* KIN_CLI_CONNECT_H */
