/* SPDX-License-Identifier: Apache-2.0 */
/*
 * exec_run.h - running somebody else's program, without a shell.
 *
 * The process contract, which docs/environment.md repeats for users:
 *   A  The child gets exactly the arguments and the environment named here; no
 *      shell sees them.  Signals are at their defaults and unblocked in it.
 *   B  Standard input is /dev/null, or ours if asked; standard error is ours.
 *   C  Only our own child is waited for, by its number.  A program that ignores
 *      SIGCHLD, or reaps every child it meets, takes the exit status from us:
 *      then it is unknown, and nothing else changes.
 *   D  When the time is over, or the token stops, the child and what it started
 *      in its process group get SIGTERM and, a fifth of a second later,
 *      SIGKILL.  (With our standard input the child stays in our group, or the
 *      terminal would not talk to it; then only the child itself gets them.)
 *   E  What it started elsewhere may keep its output open: we do not wait for
 *      that.
 */
#ifndef KIN_KUBE_EXEC_RUN_H
#define KIN_KUBE_EXEC_RUN_H

#include <stdbool.h>
#include <stdint.h>

#include <kin/stop.h>

#include "base/buf.h"

enum { KIN__EXEC_STATUS_UNKNOWN = -1 };

struct kin__exec_run {
    const char *program;     /* a path */
    char *const *argv;       /* NULL-terminated */
    char *const *envp;       /* NULL-terminated */
    bool inherits_stdin;     /* for questions */
    int64_t timeout_ms;      /* by the real clock */
    kin_stop *stop;          /* may be NULL */
    struct kin__buf *output; /* takes standard output, up to its maximum */
};

/* Runs a program to its end.
 * @param ret_status  the exit status, 128 + the signal that ended it, or
 *                    KIN__EXEC_STATUS_UNKNOWN
 * @return 0 whatever the status is; KIN_ENOTFOUND (no such program),
 *         KIN_ESYSTEM, KIN_ETIMEDOUT, KIN_ELIMIT (too much output), KIN_ENOMEM,
 *         or why the token stopped
 */
int kin__exec_run(const struct kin__exec_run *run, int *ret_status,
                  kin_error *err) KIN_NODISCARD;

/* Finds a command without a slash in the absolute folders of a PATH (NULL: the
 * usual ones) and appends its path.  One with a slash is appended as it is.  0,
 * KIN_ENOTFOUND, KIN_ENOMEM or KIN_ELIMIT. */
int kin__exec_find(const char *command, const char *path,
                   struct kin__buf *buf) KIN_NODISCARD;

#endif /* KIN_KUBE_EXEC_RUN_H */
