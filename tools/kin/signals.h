/* SPDX-License-Identifier: Apache-2.0 */
/*
 * signals.h - SIGINT, SIGTERM and SIGHUP as a stop token, for verbs that end on
 * their own terms.
 */
#ifndef KIN_CLI_SIGNALS_H
#define KIN_CLI_SIGNALS_H

#include <signal.h>
#include <stdatomic.h>

#include <kin/stop.h>

#include "base/thread.h"

struct cli_signals {
    kin_stop *stop;   /* owned; requested by the first signal */
    atomic_int taken; /* that signal; 0 before */
    struct kin__thread thread;
    kin_stop *end;   /* owned; of the thread */
    int fd;          /* signalfd; -1 if there is none */
    int end_fd;      /* borrowed from `end` */
    sigset_t waited; /* what the thread takes */
    sigset_t before; /* the mask to restore */
};

/* From now on the first of these signals stops `signals->stop`, and the next
 * ends the program at once.  Signals that whoever started us has ignored stay
 * so.  Call it before there is any other thread.  0, KIN_ENOMEM or KIN_ESYSTEM.
 */
int cli_signals_start(struct cli_signals *signals,
                      kin_error *err) KIN_NODISCARD;
void cli_signals_stop(struct cli_signals *signals);
#define AUTO_SIGNALS                                                           \
    __attribute__((cleanup(cli_signals_stop))) struct cli_signals

#endif /* KIN_CLI_SIGNALS_H */
