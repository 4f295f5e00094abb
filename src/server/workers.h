/* SPDX-License-Identifier: Apache-2.0 */
/*
 * workers.h - threads for requests that may wait.
 *
 * Writes that wait for the disk share its syncs if many of them wait at once,
 * so there are more workers than processors; they are started when they are
 * first needed.
 *
 *   A  Requests are begun in the order in which they were given.
 *   B  After kin__workers_stop() none is running, and all that were given have
 *      been handled; those that had not begun when the front began to stop were
 *      answered with 503.
 */
#ifndef KIN_SERVER_WORKERS_H
#define KIN_SERVER_WORKERS_H

#include "base/list.h"
#include "base/lock.h"
#include "base/thread.h"

struct kin__request;

enum { KIN__WORKERS_MAX = 32 };

struct kin__workers {
    struct kin__mutex mutex; /* guards all below */
    struct kin__cond changed;
    struct cds_list_head queue; /* kin__request.link */
    struct kin__thread threads[KIN__WORKERS_MAX];
    size_t max_threads; /* KIN__WORKERS_MAX at most */
    size_t thread_count;
    size_t idle_count;
    size_t queued; /* in `queue` */
    bool is_stopping;
};

void kin__workers_init(struct kin__workers *workers, size_t max_threads);
void kin__workers_stop(struct kin__workers *workers);
/* Stopped before. */
void kin__workers_done(struct kin__workers *workers);

/* Gives a request to a worker, who calls its `handle` and frees it.  Without
 * any thread it is handled at once. */
void kin__workers_give(struct kin__workers *workers,
                       struct kin__request *request);

#endif /* KIN_SERVER_WORKERS_H */
