/* SPDX-License-Identifier: Apache-2.0 */
/* serving.h - a process that runs an API server until a signal. */
#ifndef KIN_CLI_SERVING_H
#define KIN_CLI_SERVING_H

#include <signal.h>
#include <stdio.h>

#include <kin/server.h>

#include "verb.h"

/* Blocks the signals that cli_serving_wait() receives, and raises the limit of
 * open files.  Call it before any thread is started. */
void cli_serving_begin(sigset_t *ret);

/* Waits for SIGTERM or SIGINT.  SIGUSR1 compacts the history and prints a line
 * on `out`. */
enum cli_exit cli_serving_wait(kin_server *server, const sigset_t *signals,
                               FILE *out);

#endif /* KIN_CLI_SERVING_H */
