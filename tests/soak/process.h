/* SPDX-License-Identifier: Apache-2.0 */
/*
 * process.h - child processes of a soak test, and their output.
 */
#ifndef KIN_SOAK_PROCESS_H
#define KIN_SOAK_PROCESS_H

#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "base/thread.h"

/* Ends the test and all of its child processes. */
__attribute__((format(printf, 1, 2))) static inline _Noreturn void give_up(
    const char *format, ...)
{
    va_list args;

    va_start(args, format);
    (void)fprintf(stderr, "FAILED: ");
    (void)vfprintf(stderr, format, args);
    (void)fprintf(stderr, "\n");
    va_end(args);
    abort();
}

/* Fails the test if a required call failed. */
static inline void must(int r, const char *what)
{
    if (r < 0)
        give_up("%s: %d", what, r);
}

static inline void sleep_ms(int64_t ms)
{
    (void)nanosleep(&(struct timespec){.tv_sec = (time_t)(ms / 1000),
                                       .tv_nsec = (long)(ms % 1000) * 1000000},
                    NULL);
}

struct process {
    pid_t pid; /* 0: not running */
    FILE *says;
    struct kin__thread reader;
    /* Called for each line without its newline, on a separate thread. */
    void (*on_line)(const char *line, void *userdata);
    void *userdata;
};

static inline void process_read(void *userdata)
{
    struct process *process = userdata;
    char *line = NULL;
    size_t size = 0;

    for (ssize_t len = getline(&line, &size, process->says); len > 0;
         len = getline(&line, &size, process->says)) {
        line[len - (line[len - 1] == '\n')] = '\0';
        process->on_line(line, process->userdata);
    }
    free(line);
}

/* Call it on the main thread: the kernel kills the process when the thread that
 * started it exits. */
static inline void process_start(struct process *process,
                                 const char *const *argv)
{
    int fds[2] = {-1, -1};

    must(pipe(fds), "pipe");
    process->pid = fork();
    must(process->pid, "fork");
    if (process->pid == 0) {
        (void)prctl(PR_SET_PDEATHSIG, SIGKILL);
        (void)dup2(fds[1], STDOUT_FILENO);
        (void)dup2(fds[1], STDERR_FILENO);
        (void)close(fds[0]);
        (void)close(fds[1]);
        (void)execv(argv[0], (char *const *)(uintptr_t)argv);
        _exit(127);
    }
    (void)close(fds[1]);
    process->says = fdopen(fds[0], "r");
    if (!process->says)
        give_up("fdopen");
    must(kin__thread_start(&process->reader, NULL, process_read, process, NULL),
         "a reader");
}

/* Waits until the process has ended and all of its output was delivered;
 * returns the status of waitpid(). */
static inline int process_wait(struct process *process)
{
    int status = 0;

    if (process->pid == 0)
        return 0;
    if (waitpid(process->pid, &status, 0) != process->pid)
        give_up("waitpid");
    kin__thread_join(&process->reader);
    (void)fclose(process->says);
    process->says = NULL;
    process->pid = 0;
    return status;
}

static inline int process_end(struct process *process, int number)
{
    if (process->pid != 0)
        (void)kill(process->pid, number);
    return process_wait(process);
}

/* Whether the process has ended; process_wait() returns its status. */
static inline bool process_has_ended(const struct process *process)
{
    siginfo_t info = {.si_pid = 0};

    return process->pid != 0 &&
           waitid(P_PID, (id_t)process->pid, &info,
                  WEXITED | WNOHANG | WNOWAIT) == 0 &&
           info.si_pid == process->pid;
}

#endif /* KIN_SOAK_PROCESS_H */
