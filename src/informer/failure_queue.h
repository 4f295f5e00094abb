/* SPDX-License-Identifier: Apache-2.0 */
/*
 * failure_queue.h - failures on their way to an informer's on_error, or to its
 * log.
 *
 * A failure happens while the informer's lock is held; the callback runs
 * without it, in a job.  Requests are held back until the job is done, so that
 * the verdict precedes the next request.
 *
 *   A  Failures are reported in order, one at a time.
 *   B  After kin__failure_queue_stop() the callback is not called.  It may
 *      still be running if it is the caller, or if callbacks of informers with
 *      one executor stop each other.
 *   C  A callback that leaves a loop's step by longjmp() counts as one that
 *      wants a retry.
 *   D  An informer that is freed by its own callback lives until that and all
 *      handlers have returned; nothing waits for them.
 */
#ifndef KIN_INFORMER_FAILURE_QUEUE_H
#define KIN_INFORMER_FAILURE_QUEUE_H

#include <stdatomic.h>

#include <kin/informer.h>

#include "base/executor.h"
#include "base/list.h"
#include "informer/reflector.h"

struct kin__source;
struct kin__waiting_failure;

/* Private members, guarded by the informer's lock unless noted. */
struct kin__failure_queue {
    struct cds_list_head waiting;
    size_t count;
    struct kin__job job;
    bool has_job;
    bool is_freed;            /* by the callback; of its thread only */
    _Atomic uintptr_t caller; /* the thread that is in the callback */
    /* Used by the job only. */
    struct kin__waiting_failure *current; /* owned; the one in the callback */
    uintptr_t frame; /* of the stack, below which the callback runs */
};

/* 0 or KIN_ENOMEM. */
int kin__failure_queue_init(kin_informer *informer) KIN_NODISCARD;
/* After the stop, or after a failed init. */
void kin__failure_queue_done(kin_informer *informer);

/* Keeps a failure until the job runs.  The lock is held. */
void kin__failure_queue_add(kin_informer *informer, struct kin__source *source,
                            const struct kin__reflector_failure *failure,
                            const kin_error *err);
/* Prefixes an error with the request that failed: "list forbidden (403)", "list
 * failed". */
void kin__failure_describe(bool is_watch, kin_error *err);

/* Without the lock. */
void kin__failure_queue_stop(kin_informer *informer);
/* Whether the caller is the informer's callback. */
bool kin__failure_queue_is_calling(const kin_informer *informer);
/* Whether the calling thread has left the callback by longjmp(): see
 * kin__informer_find_left(). */
bool kin__failure_queue_was_left(const kin_informer *informer, uintptr_t frame);
/* Called by the callback: frees the informer when that has returned. */
void kin__failure_queue_free_later(kin_informer *informer);

#endif /* KIN_INFORMER_FAILURE_QUEUE_H */
