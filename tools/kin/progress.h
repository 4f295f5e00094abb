/* SPDX-License-Identifier: Apache-2.0 */
/*
 * progress.h - a line that tells how far something is, for people who wait.
 *
 * It stands on stderr, and only if both stdout and stderr are terminals: what
 * is piped gets nothing of it.  It comes when something has taken a while, and
 * is wiped away when that is done.
 */
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
    uint64_t total; /* 0 if nobody knows */
};

struct cli_progress_opts {
    const char *what; /* such as "pods"; borrowed */
    void (*look)(struct cli_progress_count *ret, void *userdata);
    void *userdata;
    FILE *out;        /* where results go; NULL: stdout */
    FILE *err;        /* where the line goes; NULL: stderr */
    int64_t delay_ms; /* before the first; 0: 500 */
};

/* All zero is one that never shows. */
struct cli_progress {
    struct cli_progress_opts opts;
    struct kin__thread thread;
    bool has_parts; /* the next two */
    struct kin__mutex mutex;
    struct kin__cond ended;
    bool is_over;  /* the mutex, as the next */
    bool is_shown; /* the line stands there */
    bool is_held;
    int64_t began_ns;
};

/* Begins to look, in a thread of its own.  If that cannot be started, nothing
 * is shown. */
void cli_progress_start(struct cli_progress *progress,
                        const struct cli_progress_opts *opts);
/* The same for an informer that syncs. */
void cli_progress_sync(struct cli_progress *progress, const char *what,
                       kin_informer *informer, FILE *out);

/* Wipes the line away, so that something else can be said, until it may come
 * again. */
void cli_progress_hold(struct cli_progress *progress);
void cli_progress_release(struct cli_progress *progress);
/* Wipes it away for good.  Threads: any. */
void cli_progress_end(struct cli_progress *progress);
/* The same, and waits for the thread. */
void cli_progress_done(struct cli_progress *progress);
#define AUTO_PROGRESS                                                          \
    __attribute__((cleanup(cli_progress_done))) struct cli_progress

#endif /* KIN_CLI_PROGRESS_H */
