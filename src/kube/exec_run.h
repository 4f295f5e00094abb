/* SPDX-License-Identifier: Apache-2.0 */
/*
 * exec_run.h - runs an external program, without a shell and without blocking.
 *
 * A run is a state machine.  After the start it is stepped when its descriptor
 * is readable, or when it is due, until the program has ended.  A loop watches
 * the descriptor; a thread waits with kin__exec_run_wait().
 *
 * The process contract, which docs/environment.md repeats for users:
 *   A  The child gets exactly the given arguments and environment; no shell
 *      sees them.  Its signals have default actions and are unblocked.
 *   B  Standard input is /dev/null, or inherited on request; standard error is
 *      inherited.
 *   C  Only this child is waited for, by a descriptor of the process; before
 *      Linux 5.4 by its process id.  If the program ignores SIGCHLD or reaps
 *      all children, the exit status is unknown; nothing else changes.
 *   D  At the timeout, or after too much output, the child and its process
 *      group get SIGTERM and, if the child has not ended a fifth of a second
 *      later, SIGKILL.
 *      kin__exec_run_kill() sends SIGKILL at once.  (With inherited standard
 *      input the child stays in our process group, because of the terminal;
 *      then only the child gets them.)
 *   E  Processes that it started elsewhere may keep its output open; their end
 *      is not awaited.
 */
#ifndef KIN_KUBE_EXEC_RUN_H
#define KIN_KUBE_EXEC_RUN_H

#include <stdbool.h>
#include <stdint.h>
#include <sys/types.h>

#include <kin/stop.h>

#include "base/buf.h"

enum { KIN__EXEC_STATUS_UNKNOWN = -1 };

/* The pointers are borrowed until the start returns, `output` until the end. */
struct kin__exec_opts {
    const char *program;     /* a path */
    char *const *argv;       /* NULL-terminated */
    char *const *envp;       /* NULL-terminated */
    bool inherits_stdin;     /* inherit standard input */
    bool is_without_pidfd;   /* for tests: as before Linux 5.3 */
    int64_t timeout_ms;      /* by the real clock */
    struct kin__buf *output; /* receives standard output, up to its maximum */
};

enum kin__exec_state {
    KIN__EXEC_IDLE,    /* no child.  start -> RUNNING */
    KIN__EXEC_RUNNING, /* its output is read.  The end of the child -> IDLE,
                          timeout or failure -> ENDING, kill -> KILLED */
    KIN__EXEC_ENDING,  /* it got SIGTERM.  Its end -> IDLE, 200 ms or kill ->
                          KILLED */
    KIN__EXEC_KILLED,  /* it got SIGKILL.  Its end, or 500 ms -> IDLE */
};

/* The members are private to exec_run.c.  One thread at a time. */
struct kin__exec_run {
    enum kin__exec_state state;
    int fd;       /* an epoll that contains the next two; -1 before the start */
    int out_fd;   /* standard output of the child; -1 after its end */
    int pid_fd;   /* readable when the child has ended; -1 if unsupported */
    pid_t pid;    /* of the child */
    bool is_solo; /* it leads its own process group */
    bool has_ended;
    int status;              /* once it has ended */
    struct kin__buf *output; /* borrowed */
    int64_t timeout_ms;
    kin_deadline due; /* the end of the current state */
    kin_error err;    /* why it must end; the code is 0 while RUNNING */
};

void kin__exec_run_init(struct kin__exec_run *run);
/* Kills the child, and waits until it has ended: up to half a second if the
 * kernel prevents it, else the moment that SIGKILL takes. */
void kin__exec_run_done(struct kin__exec_run *run);

/* Starts a program; the run must be idle.  0, KIN_ENOTFOUND (no such program)
 * or KIN_ESYSTEM. */
int kin__exec_run_start(struct kin__exec_run *run,
                        const struct kin__exec_opts *opts,
                        kin_error *err) KIN_NODISCARD;

/* Reads output and looks whether the child has ended; of a run that is not
 * idle.  1 while it runs; else it is idle again.
 * @param ret_status  the exit status, 128 + the signal that ended it, or
 *                    KIN__EXEC_STATUS_UNKNOWN
 * @return 1; 0 whatever the status is; KIN_ESYSTEM, KIN_ETIMEDOUT, KIN_ELIMIT
 *         (too much output), KIN_ENOMEM, or KIN_ESTOPPED after a kill
 */
int kin__exec_run_step(struct kin__exec_run *run, int *ret_status,
                       kin_error *err) KIN_NODISCARD;

/* Kills the child, without waiting: the result does not matter any more. */
void kin__exec_run_kill(struct kin__exec_run *run);

/* Readable when a step is due.  The same for all runs, from the first start
 * until kin__exec_run_done(). */
int kin__exec_run_fd(const struct kin__exec_run *run);
/* When a step is due at the latest, by the real clock. */
kin_deadline kin__exec_run_due(const struct kin__exec_run *run);

/* Blocks until one of the descriptors is readable (-1: none), or until the
 * deadline. */
void kin__exec_run_wait(int fd, int stop_fd, kin_deadline deadline);

/* Finds a command without a slash in the absolute folders of a PATH (NULL:
 * the default ones) and appends its path.  A command with a slash is appended
 * unchanged. 0, KIN_ENOTFOUND, KIN_ENOMEM or KIN_ELIMIT. */
int kin__exec_find(const char *command, const char *path,
                   struct kin__buf *buf) KIN_NODISCARD;

#endif /* KIN_KUBE_EXEC_RUN_H */
