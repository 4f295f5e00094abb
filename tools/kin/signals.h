/* SPDX-License-Identifier: Apache-2.0 */
/* signals.h - SIGINT, SIGTERM and SIGHUP as a stop token. */
#ifndef KIN_CLI_SIGNALS_H
#define KIN_CLI_SIGNALS_H

#include <signal.h>
#include <stdatomic.h>

#include <kin/stop.h>

#include "base/thread.h"

struct cli_signals {
    kin_stop *stop;   /* owned; requested by the first signal */
    atomic_int taken; /* that signal, or 0 */
    struct kin__thread thread;
    kin_stop *end;   /* owned; of the thread */
    int fd;          /* signalfd, or -1 */
    int end_fd;      /* borrowed from `end` */
    sigset_t waited; /* the handled signals */
    sigset_t before; /* the mask to restore */
};

/* The first of these signals stops `signals->stop`, and the next
 * ends the program immediately.  Signals that were inherited as ignored stay
 * ignored.  Call it before any other thread is started.  0, KIN_ENOMEM or
 * KIN_ESYSTEM. */
int cli_signals_start(struct cli_signals *signals,
                      kin_error *err) KIN_NODISCARD;
void cli_signals_stop(struct cli_signals *signals);
#define AUTO_SIGNALS                                                           \
    __attribute__((cleanup(cli_signals_stop))) struct cli_signals

#endif /* KIN_CLI_SIGNALS_H */
