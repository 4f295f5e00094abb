/* SPDX-License-Identifier: Apache-2.0 */
/*
 * informer.h - an informer: cores with threads, or in a loop.
 *
 *   informer.c        its life, waits, indexes, garbage
 *   registration.c    handlers and the threads that call them
 *   run.c             kin_informer_run()
 *   failure_queue.c   failures, and the verdicts of on_error
 *   mutation.c        the job that detects changed objects
 *   informer_stats.c  statistics, dump and metrics
 *
 * Threads: those of its sources (source.h), which read and apply; informers of
 * one client share an executor.  Each handler has a thread that calls it,
 * without a lock; it starts with the first notification.
 *
 * Locks, in the order in which they are taken: the informer's, a
 * registration's, the executor's.  No flow is cancelled and no thread is joined
 * with a lock held.
 */
#ifndef KIN_INFORMER_INFORMER_H
#define KIN_INFORMER_INFORMER_H

#include <stdatomic.h>

#include <kin/informer.h>

#include "base/executor.h"
#include "base/kept_error.h"
#include "base/lock.h"
#include "base/metrics.h"
#include "base/stop.h"
#include "base/thread.h"
#include "informer/core.h"
#include "informer/failure_queue.h"
#include "informer/mutation.h"
#include "informer/source.h"
#include "informer/warm.h"

enum {
    KIN__RESYNC_MIN_MS = 1000,
    KIN__INFORMER_FAILURES = 3, /* kept for statistics */
};

/* The last reported failures; number n is at n modulo their count. */
struct kin__informer_failure {
    int64_t at_ns;
    struct kin__kept_error err;
};

/* Reclaims memory when no more bytes arrive: informer.c. */
struct kin__reclaimer {
    struct kin__job job;
    bool has_job;
    atomic_bool is_due; /* the job will run */
    atomic_bool is_new; /* and runs again a second later */
};

/* A single round of a reflector: reflector_run.c. */
struct kin__round {
    bool is_running;
    bool is_over;
    struct kin__kept_error
        err; /* the reason; empty: the watch ended normally */
};

/* Wakes another wait when a list is rejected permanently.  On the stack of the
 * wait; its mutex is a leaf. */
struct kin__rejection_waker {
    struct cds_list_head link;
    struct kin__mutex *mutex; /* borrowed, as the next one */
    struct kin__cond *cond;
    bool is_rejected; /* guarded by the mutex */
    uint64_t seen;    /* rejections, when it was added; the informer's lock */
};

/* A call of kin_informer_run(): run.c.  Not on the stack, which a
 * handler may leave by longjmp(). */
struct kin__run {
    struct kin_registration *registration; /* NULL if it has ended */
    kin_stop *stop;                        /* borrowed */
    struct kin__stop_waker stopped;
    struct kin__rejection_waker rejected;
    int cancel_state;    /* of the thread before */
    kin_informer *outer; /* whose handler called kin_informer_run(); borrowed */
};

struct kin_informer {
    kin_informer_opts opts;
    const kin_allocator *alloc;
    const kin_clock *clock;
    kin_lister_watcher *lw; /* a reference */
    char *name;             /* owned, as the next three */
    char *label_selector;
    char *field_selector;
    char *shard_selector;
    char *snapshot; /* NULL: none, as the next */
    char *transform_id;
    kin_str *namespaces; /* owned, and so are their texts */
    struct kin__executor *executor;
    bool owns_executor;
    kin_client
        *executor_client;    /* whose executor it shares; borrowed, or NULL */
    struct kin__job starter; /* retries to start threads of handlers */
    bool has_starter;
    struct kin__job detector; /* detects changed objects; see mutation.h */
    bool has_detector;
    struct kin__mutations mutations; /* guarded by the lock */
    struct kin__reclaimer reclaimer;
    struct kin__lookups *lookups;    /* a reference */
    struct kin__warm *warm;          /* the snapshot file; owned; NULL: none */
    struct kin__collector collector; /* attached if there are opts.metrics */
    kin_stop *stop;                  /* of all requests */
    atomic_bool is_draining; /* kin_informer_drain() waits for handlers */
    bool is_inner;           /* part of a reflector: not passed to on_error */
    /* Called without a lock when on_error has given up; set before the start.
     * May be NULL. */
    void (*on_rejected)(void *userdata);
    void *on_rejected_userdata;

    struct kin__mutex stats_mutex; /* a leaf; guards the next three */
    kin_informer_stats stats;      /* copied when the lock was free */
    int64_t stats_ns;              /* when that was */
    atomic_bool wants_stats;       /* a reader found the lock taken */

    struct kin__mutex mutex;  /* guards all below */
    struct kin__cond changed; /* synced, moved, failed or stopped */
    size_t waiters;
    struct kin__sources sources;
    struct kin__core *core; /* of the first source: store and handlers */
    atomic_bool is_started; /* changed with the lock held, as the next */
    atomic_bool is_stopped;
    bool is_run;            /* by kin_informer_run(); with the lock held */
    struct kin__run run;    /* of the thread that does; the only one ever */
    size_t dropped;         /* handlers whose pending notifications a stop has
                               dropped */
    int64_t threads_due_ns; /* when to try again to start deliveries */
    /* Registrations that get nothing more and are not joined yet; the others
     * are in the core's processor. */
    struct cds_list_head left;
    struct cds_list_head ended; /* joined after the stop; not removed yet */
    struct kin__job *reaper;    /* borrowed; posted when a callback has returned
                                   that kept the informer from being freed */
    struct kin__times times;    /* of applying bytes */
    uint64_t failure_count;     /* that were reported */
    uint64_t rejection_count;   /* of them, permanent ones */
    uint64_t rejections_seen;   /* of them, returned by a wait */
    bool has_given_up;          /* on_error has, for the last rejection */
    struct kin__kept_error rejection;   /* the last one */
    const struct kin__source *rejected; /* its source; NULL after giving up */
    struct cds_list_head rejection_wakers;
    struct kin__round round;
    struct kin__failure_queue failure_queue;
    struct kin__informer_failure failures[KIN__INFORMER_FAILURES];
};

/* Extra options for tests and factories; zero is the default. */
struct kin__informer_extras {
    const kin_clock *clock;            /* borrowed */
    struct kin__executor *executor;    /* borrowed; NULL: its own */
    uint64_t seed;                     /* 0 asks the kernel */
    const kin_reflector_store *target; /* outlives it: instead of handlers */
    kin_store *store;                  /* borrowed; NULL: its own */
    bool detects_mutation;             /* whatever the environment says */
    bool is_inner;                     /* part of a reflector */
    bool is_inline; /* bytes are applied by the thread that delivers them */
    size_t slice;   /* objects, in a loop: see core.h; 0: as many as usual */
};

int kin__informer_new(kin_lister_watcher *lw, const kin_informer_opts *opts,
                      const struct kin__informer_extras *extras,
                      kin_informer **ret, kin_error *err) KIN_NODISCARD;

static inline int64_t kin__informer_now_ns(const kin_informer *informer)
{
    return kin__clock_now_ns(informer->clock);
}

/* The resync period of an option; 0 for never. */
int64_t kin__informer_resync_ns(int64_t resync_ms);

/* The cache has changed, or was confirmed: wakes waits, and looks for garbage.
 * The lock is held. */
void kin__informer_moved(kin_informer *informer);

/* Stops reading permanently; waits return `err` from now on. */
void kin__informer_give_up(kin_informer *informer, const kin_error *err);

/* ---- statistics ---- */

/* As kin_informer_get_stats(); the lock is held. */
void kin__informer_stats(kin_informer *informer, int64_t now_ns,
                         kin_informer_stats *ret);
/* Copies them for readers that find the lock taken.  The lock is held. */
void kin__informer_keep_stats(kin_informer *informer);
/* Reports to metrics, while it is attached. */
void kin__informer_collect(kin_metrics *metrics, void *informer);

/* ---- a single round: reflector_run.c ---- */

/* `failure` ends it.  The lock is held. */
void kin__informer_round_over(kin_informer *informer,
                              const struct kin__source *source,
                              const struct kin__reflector_failure *failure);

/* ---- changed values: mutation.c ---- */

/* After the core was made; does nothing if it is not wanted. */
int kin__informer_make_detector(kin_informer *informer,
                                const struct kin__informer_extras *extras,
                                kin_error *err) KIN_NODISCARD;
/* Before the core is freed; after the stop, without the lock. */
void kin__informer_end_detector(kin_informer *informer);
/* Whether the caller is on_mutation. */
bool kin__informer_is_detecting(const kin_informer *informer);

/* Records a failure, and reports it to on_error.  The lock is held. */
void kin__informer_report(kin_informer *informer, struct kin__source *source,
                          const struct kin__reflector_failure *failure,
                          const kin_error *err);

/* ---- waiting ---- */

/* Whether the caller may end the informer or its handlers: not with the lock of
 * an informer held, so not in a transform.  KIN_EINVAL, and an error in the log
 * for calls that cannot return one.  Public functions call it, and so find a
 * handler's call that was left by longjmp(): see kin__informer_find_left(). */
#define kin__informer_check_call(informer, what, err)                          \
    kin__informer_check_call_at(informer, what, __builtin_frame_address(0), err)
int kin__informer_check_call_at(kin_informer *informer, const char *what,
                                const void *frame,
                                kin_error *err) KIN_NODISCARD;
/* Wakes the waits, if there are any.  The lock is held. */
void kin__informer_changed(kin_informer *informer);
/* Whether the first list has arrived; if not, `err` says why, with the code of
 * the last failure, or else KIN_ESTOPPED or KIN_ETIMEDOUT. */
bool kin__informer_check_synced(kin_informer *informer, kin_error *err);

/* The lock is held. */
void kin__informer_wake_rejected(kin_informer *informer);
/* Without any lock. */
void kin__rejection_waker_add(struct kin__rejection_waker *waker,
                              kin_informer *informer);
void kin__rejection_waker_remove(struct kin__rejection_waker *waker,
                                 kin_informer *informer);

/* The code of a rejection that no wait has returned yet, with `err`; else 0. */
int kin__informer_take_rejection(kin_informer *informer, kin_error *err);
/* The code of a rejection since the waker was added or last had one, or of the
 * error that the informer has given up for; else 0. */
int kin__informer_take_failure(kin_informer *informer,
                               struct kin__rejection_waker *waker,
                               kin_error *err);
/* Whether it was stopped, or has given up. */
bool kin__informer_is_stopped(kin_informer *informer);

/* Whether a version can be compared, as those of Kubernetes: digits without a
 * leading zero, or 0. */
bool kin__version_is_number(kin_str version);
/* Whether one version is at least as new as another. */
bool kin__version_reaches(kin_str have, kin_str want);

/* All sources of an informer; else the index of one. */
#define KIN__SOURCE_ALL SIZE_MAX

/* A version that an informer should have reached. */
struct kin__informer_place {
    kin_str version; /* a number */
    size_t source;   /* whose version counts; kin__informer_source_of() */
};

/* The source of a namespace, if each has its own; KIN__SOURCE_ALL if not. */
size_t kin__informer_source_of(const kin_informer *informer, kin_str ns);
/* Whether it has reached the version; does not wait. */
bool kin__informer_is_at(kin_informer *informer,
                         const struct kin__informer_place *place);
/* The same without waiting for the informer's lock: 1 if it has, 0 if not,
 * KIN_ETIMEDOUT if the lock is taken. */
int kin__informer_try_at(kin_informer *informer,
                         const struct kin__informer_place *place);
/* As kin_informer_wait_version(), but no longer than until the deadline. */
int kin__informer_wait_place(kin_informer *informer,
                             const struct kin__informer_place *place,
                             kin_stop *stop, kin_deadline deadline,
                             kin_error *err);

/* ---- handlers: registration.c ---- */

/* The list of registrations that get notifications.  The lock is held. */
static inline struct cds_list_head *kin__informer_handlers(
    const kin_informer *informer)
{
    kin__mutex_assert_held(&informer->mutex);
    return &kin__core_processor(informer->core)->registrations;
}

/* Calls `each` with the statistics of each handler.  The lock is held. */
void kin__informer_each_handler(kin_informer *informer, int64_t now_ns,
                                void (*each)(const kin_handler_stats *stats,
                                             void *userdata),
                                void *userdata);

/* Waits until all handlers were called for everything; reading has ended.  0,
 * or why `stop` ended the wait. */
int kin__informer_wait_drained(kin_informer *informer,
                               kin_stop *stop) KIN_NODISCARD;
/* KIN_ESTOPPED if a stop has dropped pending notifications of a handler; those
 * of a handler that calls this do not count. */
int kin__informer_check_drained(kin_informer *informer) KIN_NODISCARD;
/* Starts the threads that could not be started when they were needed.  The
 * lock is held. */
void kin__informer_start_deliveries(kin_informer *informer);
/* Ends all deliveries, and waits for running calls, except that of the caller;
 * a handler does not wait for a handler that waits, too. */
void kin__informer_end_deliveries(kin_informer *informer);
/* Whether no callback of a stopped informer is running, so that any thread can
 * free it.  If not, `reaper`, which may be NULL, is posted when one has
 * returned. */
bool kin__informer_is_quiet(kin_informer *informer, struct kin__job *reaper);
/* Ends a callback that the calling thread has left by longjmp(): one that has
 * not returned although the frame of the caller is above it on the stack. */
void kin__informer_find_left(kin_informer *informer, uintptr_t frame);
/* The handler of kin_informer_run() has left it by longjmp(): run.c. */
void kin__informer_run_left(kin_informer *informer);
/* Joins the threads that have returned. */
void kin__informer_join_left(kin_informer *informer);
/* Frees the registrations that were not removed; all have ended. */
void kin__informer_free_ended(kin_informer *informer);

#endif /* KIN_INFORMER_INFORMER_H */
