/* SPDX-License-Identifier: Apache-2.0 */
/* progress.h - a progress line on stderr.  It is shown only if both stdout and
 * stderr are terminals, after an operation has taken a while, and is erased
 * when it is done. */
#ifndef KIN_CLI_PROGRESS_H
#define KIN_CLI_PROGRESS_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

#include <kin/error.h>
#include <kin/informer.h>

#include "base/lock.h"
#include "base/thread.h"

struct cli_progress_count {
    uint64_t done;
    uint64_t total; /* 0 if unknown */
};

struct cli_progress_opts {
    const char *what; /* such as "pods"; borrowed */
    void (*look)(struct cli_progress_count *ret, void *userdata);
    void *userdata;
    FILE *out;        /* where results go; NULL: stdout */
    FILE *err;        /* where the line goes; NULL: stderr */
    int64_t delay_ms; /* delay before it is shown; 0: 500 */
};

/* All zero: never shown. */
struct cli_progress {
    struct cli_progress_opts opts;
    struct kin__thread thread;
    bool has_parts; /* the next two */
    struct kin__mutex mutex;
    struct kin__cond ended;
    bool is_over;  /* the mutex, as the next */
    bool is_shown; /* the line is shown */
    bool is_held;
    int64_t began_ns;
};

/* Starts a thread that shows the progress.  If it cannot be started, nothing is
 * shown. */
void cli_progress_start(struct cli_progress *progress,
                        const struct cli_progress_opts *opts);
/* Shows the progress of an informer's first list. */
void cli_progress_sync(struct cli_progress *progress, const char *what,
                       kin_informer *informer, FILE *out);

/* Erases the line temporarily, so that other output can be printed. */
void cli_progress_hold(struct cli_progress *progress);
void cli_progress_release(struct cli_progress *progress);
/* Erases it permanently.  Threads: any. */
void cli_progress_end(struct cli_progress *progress);
/* Erases it and waits for the thread. */
void cli_progress_done(struct cli_progress *progress);
#define AUTO_PROGRESS                                                          \
    __attribute__((cleanup(cli_progress_done))) struct cli_progress

#endif /* KIN_CLI_PROGRESS_H */
