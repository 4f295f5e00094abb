/* SPDX-License-Identifier: Apache-2.0 */
/*
 * workers.h - threads for requests that may block.
 *
 * Writes that wait for the disk at the same time share its syncs, so there are
 * more workers than processors; they are started on demand.
 *
 *   A  Requests are started in the order in which they were submitted.
 *   B  After kin__workers_stop() no request is running, and all submitted ones
 *      have been handled; those that had not started when the front began to
 *      stop were answered with 503.
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
    size_t max_threads; /* at most KIN__WORKERS_MAX */
    size_t thread_count;
    size_t idle_count;
    size_t queued; /* in `queue` */
    bool is_stopping;
};

void kin__workers_init(struct kin__workers *workers, size_t max_threads);
void kin__workers_stop(struct kin__workers *workers);
/* Must be stopped. */
void kin__workers_done(struct kin__workers *workers);

/* Queues a request for a worker, which calls its `handle` and frees it.  If no
 * thread can be started, it is handled by the caller. */
void kin__workers_submit(struct kin__workers *workers,
                         struct kin__request *request);

#endif /* KIN_SERVER_WORKERS_H */
