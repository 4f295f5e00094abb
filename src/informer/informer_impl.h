/* SPDX-License-Identifier: Apache-2.0 */
/*
 * informer_impl.h - an informer with threads around its core.
 *
 *   informer.c        life, options, indexes, statistics
 *   informer_flow.c   the requests that the core asks for
 *   informer_wait.c   waiting for a list, for a version
 *   delivery.c        handlers and the threads that call them
 *
 * Threads: the runner's does what is due and starts requests, which may wait
 * for credentials; the transport's I/O thread brings bytes, which are decoded
 * and applied in place, under the informer's lock; each handler has a thread
 * that calls it, without a lock.
 *
 * Locks, in the order in which they are taken: the informer's, a listener's or
 * a delivery's, the runner's.  No flow is cancelled and no thread joined with a
 * lock held.
 */
#ifndef KIN_INFORMER_INFORMER_IMPL_H
#define KIN_INFORMER_INFORMER_IMPL_H

#include <stdatomic.h>

#include <kin/informer.h>

#include "base/buf.h"
#include "base/lock.h"
#include "base/stop.h"
#include "base/thread.h"
#include "informer/core.h"
#include "informer/runner.h"
#include "kube/retry.h"

enum { KIN__RESYNC_MIN_MS = 1000 };

/* What to ask for next; texts are copies. */
struct kin__informer_request {
    struct kin__reflector_request wanted; /* its views show the bufs below */
    struct kin__buf version;
    struct kin__buf token;
    bool is_pending;  /* it is to be started */
    int64_t start_ns; /* not before */
    int code;         /* of keeping the texts */
    struct kin__retry retry;
};

struct kin_informer {
    kin_informer_opts opts;
    const kin_allocator *alloc;
    const struct kin__clock *clock;
    kin_lister_watcher *lw; /* borrowed */
    char *name;             /* owned, as the next two */
    char *label_selector;
    char *field_selector;
    struct kin__runner *runner;
    bool owns_runner;
    struct kin__job job;
    bool has_job;
    kin_stop *stop;          /* of all requests */
    atomic_bool is_draining; /* somebody waits for handlers to be done */

    struct kin__mutex mutex;  /* all below */
    struct kin__cond changed; /* synced, moved on, failed or stopped */
    size_t waiters;
    struct kin__core *core;
    int64_t core_due_ns;
    struct kin__informer_request request;
    bool is_starting;        /* a flow is being started, without the lock */
    kin_flow *flow;          /* owned; freed by the job, without the lock */
    bool is_doomed;          /* nothing of this flow counts any more */
    bool is_opened;          /* the server has agreed to it */
    kin_wire wire;           /* what is asked for */
    bool is_protobuf;        /* what the last answer was */
    uint64_t wire_fallbacks; /* how often it was not known */
    bool rests;              /* it says when no more has arrived */
    int64_t woken_ns;        /* when handlers were woken while bytes came */
    bool is_paused;          /* a handler wants no more for now */
    int64_t paused_until_ns; /* then it gets more all the same */
    bool is_impatient;       /* a handler has made everybody wait too long */
    bool is_started;
    bool is_stopped;
    struct cds_list_head registrations;
    struct cds_list_head left;  /* ended by their own handlers */
    struct cds_list_head ended; /* by the stop; not removed yet */
};

/* How to make one for tests and factories; zero is the default. */
struct kin__informer_extras {
    const struct kin__clock *clock; /* borrowed */
    struct kin__runner *runner;     /* borrowed; else one of its own */
    uint64_t seed;                  /* 0 asks the kernel */
};

int kin__informer_new(kin_lister_watcher *lw, const kin_informer_opts *opts,
                      const struct kin__informer_extras *extras,
                      kin_informer **ret, kin_error *err) KIN_NODISCARD;

static inline int64_t kin__informer_now_ns(const kin_informer *informer)
{
    return kin__clock_now_ns(informer->clock);
}

/* ---- requests; the core's ops ---- */

void kin__informer_request_init(kin_informer *informer);
void kin__informer_request_done(kin_informer *informer);
void kin__informer_op_request(const struct kin__reflector_request *request,
                              void *userdata);
void kin__informer_op_cancel(void *userdata);
void kin__informer_op_set_timer(int64_t due_ns, void *userdata);
kin__job_fn kin__informer_run;
/* Sets when the job runs next.  The lock is held. */
void kin__informer_set_due(kin_informer *informer);
/* A handler has taken something: goes on reading if that helps. */
void kin__informer_relieved(kin_informer *informer);
/* Frees the flow.  Without the lock; the job does not run any more. */
void kin__informer_end_flow(kin_informer *informer);

/* ---- waiting ---- */

/* Wakes those who wait, if there are any.  The lock is held. */
void kin__informer_changed(kin_informer *informer);
/* Whether the first list has arrived; if not, `err` says why, with the code of
 * the last failure, or else KIN_ESTOPPED or KIN_ETIMEDOUT. */
bool kin__informer_check_synced(kin_informer *informer, kin_error *err);

/* ---- delivery ---- */

/* Waits until all handlers were called for everything; reading has ended.  0,
 * or why `stop` ended the wait. */
int kin__informer_wait_told(kin_informer *informer,
                            kin_stop *stop) KIN_NODISCARD;
/* Ends all deliveries; waits for their threads, but for the caller's own. */
void kin__informer_end_deliveries(kin_informer *informer);
/* Joins those that could not be waited for. */
void kin__informer_join_left(kin_informer *informer);
/* Frees the registrations that nobody has removed; all have ended. */
void kin__informer_free_ended(kin_informer *informer);

#endif /* KIN_INFORMER_INFORMER_IMPL_H */
