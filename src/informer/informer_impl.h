/* SPDX-License-Identifier: Apache-2.0 */
/*
 * informer_impl.h - an informer with threads around its core.
 *
 *   informer.c        life, options, indexes
 *   informer_stats.c  figures, and all of them as a document
 *   informer_metrics.c  the same for Prometheus
 *   informer_wait.c   waiting for a list, for a version
 *   informer_reclaim.c  memory that no reader needs
 *   failure_queue.c   failures, and what on_error decides
 *   delivery*.c       handlers and the threads that call them
 *
 * Threads: those of its sources (source.h), which read; informers of one client
 * share the runner's.  Each handler has a thread that calls it, without a lock;
 * it starts when there is something to tell for the first time.
 *
 * Locks, in the order in which they are taken: the informer's, a listener's or
 * a delivery's, the runner's.  No flow is cancelled and no thread joined with a
 * lock held.
 */
#ifndef KIN_INFORMER_INFORMER_IMPL_H
#define KIN_INFORMER_INFORMER_IMPL_H

#include <stdatomic.h>

#include <kin/informer.h>

#include "base/kept_error.h"
#include "base/lock.h"
#include "base/metrics.h"
#include "base/stop.h"
#include "base/thread.h"
#include "informer/core.h"
#include "informer/failure_queue.h"
#include "informer/mutation.h"
#include "informer/runner.h"
#include "informer/source.h"

enum {
    KIN__RESYNC_MIN_MS = 1000,
    KIN__INFORMER_FAILURES = 3, /* that are remembered */
};

/* Those that were reported last; number n is at n modulo their count. */
struct kin__informer_failure {
    int64_t at_ns;
    struct kin__kept_error err;
};

/* Gives memory back when no more bytes come: informer_reclaim.c. */
struct kin__reclaimer {
    struct kin__job job;
    bool has_job;
    atomic_bool is_due; /* the job will run */
    atomic_bool is_new; /* and looks again a second later */
};

/* A single round of a reflector: reflector_round.c. */
struct kin__round {
    bool is_running;
    bool is_over;
    struct kin__kept_error err; /* why; empty: the watch ended in order */
};

/* Wakes a wait of another kind when a list is rejected for good.  On the stack
 * of the wait; its mutex is a leaf. */
struct kin__rejection_waker {
    struct cds_list_head link;
    struct kin__mutex *mutex; /* borrowed, as the next one */
    struct kin__cond *cond;
    bool is_rejected; /* the mutex; there is one to take */
    uint64_t seen;    /* rejections, when it was added; the informer's lock */
};

/* A call of kin_informer_run(): delivery_run.c.  Not on the stack, which a
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
    kin_str *namespaces; /* owned, and so are their texts */
    struct kin__runner *runner;
    bool owns_runner;
    bool shares_runner;
    struct kin__job starter; /* tries again to start threads of deliveries */
    bool has_starter;
    struct kin__job detector; /* looks for changed values; see mutation.h */
    bool has_detector;
    struct kin__mutations mutations; /* its copies; the lock */
    struct kin__reclaimer reclaimer;
    struct kin__collector collector; /* attached if there are opts.metrics */
    kin_stop *stop;                  /* of all requests */
    atomic_bool is_draining; /* somebody waits for handlers to be done */
    atomic_bool is_synced;   /* the first list has arrived */
    bool is_inner;           /* part of a reflector: not shown to on_error */
    /* Called without a lock when a list was rejected for good; set before the
     * start.  May be NULL. */
    void (*on_rejected)(void *userdata);
    void *on_rejected_userdata;

    struct kin__mutex stats_mutex; /* a leaf; the next three */
    kin_informer_stats stats;      /* as they were when the lock was free */
    int64_t stats_ns;              /* when that was */
    atomic_bool wants_stats;       /* by a reader that found it taken */

    struct kin__mutex mutex;  /* all below */
    struct kin__cond changed; /* synced, moved on, failed or stopped */
    size_t waiters;
    struct kin__sources sources;
    struct kin__core *core; /* of the first source: store and handlers */
    atomic_bool is_started; /* changed with the lock held, as the next */
    atomic_bool is_stopped;
    bool is_run;         /* by kin_informer_run(); with the lock held */
    struct kin__run run; /* of the thread that does; the only one ever */
    size_t untold;       /* handlers for which a stop has dropped something */
    int64_t threads_due_ns; /* when to try again to start deliveries */
    struct cds_list_head registrations;
    struct cds_list_head left;  /* are told nothing more; not joined yet */
    struct cds_list_head ended; /* joined after the stop; not removed yet */
    struct kin__job *reaper;    /* borrowed; posted when a callback has returned
                                   that kept the informer from being freed */
    struct kin__times times;    /* of applying what has arrived */
    uint64_t failure_count;     /* that were reported */
    uint64_t rejection_count;   /* of them, that a retry cannot cure */
    uint64_t rejections_seen;   /* of them, that a wait has returned */
    bool has_given_up;          /* on_error has, for the last rejection */
    struct kin__kept_error rejection;   /* the last one */
    const struct kin__source *rejected; /* its; NULL if it was given up */
    struct cds_list_head rejection_wakers;
    struct kin__round round;
    struct kin__failure_queue failure_queue;
    struct kin__informer_failure failures[KIN__INFORMER_FAILURES];
};

/* How to make one for tests and factories; zero is the default. */
struct kin__informer_extras {
    const kin_clock *clock;            /* borrowed */
    struct kin__runner *runner;        /* borrowed; else one of its own */
    uint64_t seed;                     /* 0 asks the kernel */
    const kin_reflector_store *target; /* outlives it: instead of handlers */
    kin_store *store;                  /* borrowed: instead of one of its own */
    bool detects_mutation;             /* whatever the environment says */
    bool is_inner;                     /* part of a reflector */
};

int kin__informer_new(kin_lister_watcher *lw, const kin_informer_opts *opts,
                      const struct kin__informer_extras *extras,
                      kin_informer **ret, kin_error *err) KIN_NODISCARD;

static inline int64_t kin__informer_now_ns(const kin_informer *informer)
{
    return kin__clock_now_ns(informer->clock);
}

/* How often that is; 0 for never. */
int64_t kin__informer_resync_ns(int64_t resync_ms);

/* Stops reading for good; `err` is what waits return from now on. */
void kin__informer_give_up(kin_informer *informer, const kin_error *err);

/* ---- figures ---- */

/* As kin_informer_get_stats(); the lock is held. */
void kin__informer_stats(kin_informer *informer, int64_t now_ns,
                         kin_informer_stats *ret);
/* The same for readers that find the lock taken.  The lock is held. */
void kin__informer_keep_stats(kin_informer *informer);
/* Tells metrics how it is, as long as it is attached. */
void kin__informer_collect(kin_metrics *metrics, void *informer);

/* ---- a single round: reflector_round.c ---- */

/* `failure` ends it.  The lock is held. */
void kin__informer_round_over(kin_informer *informer,
                              const struct kin__source *source,
                              const struct kin__reflector_failure *failure);

/* ---- changed values: informer_mutation.c ---- */

/* Once there is a core; nothing if it is not wanted. */
int kin__informer_make_detector(kin_informer *informer,
                                const struct kin__informer_extras *extras,
                                kin_error *err) KIN_NODISCARD;
/* While there still is one; after the stop, without the lock. */
void kin__informer_end_detector(kin_informer *informer);
/* Whether the caller is on_mutation. */
bool kin__informer_is_detecting(const kin_informer *informer);

/* Keeps a failure for figures, and reports it to on_error.  The lock is held.
 */
void kin__informer_report(kin_informer *informer, struct kin__source *source,
                          const struct kin__reflector_failure *failure,
                          const kin_error *err);

/* ---- memory ---- */

/* Once there is a core. */
int kin__informer_make_reclaimer(kin_informer *informer,
                                 kin_error *err) KIN_NODISCARD;
/* While there still is one; without the lock. */
void kin__informer_end_reclaimer(kin_informer *informer);
/* After a write: has the job run in a second if there is much garbage.  The
 * lock is held. */
void kin__informer_note_garbage(kin_informer *informer);

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
/* Wakes those who wait, if there are any.  The lock is held. */
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
/* The code of a rejection since the waker was added or had one, or of what the
 * informer has given up for, at any time; else 0. */
int kin__informer_take_failure(kin_informer *informer,
                               struct kin__rejection_waker *waker,
                               kin_error *err);
/* Whether it was stopped, or has given up. */
bool kin__informer_is_stopped(kin_informer *informer);

/* Whether a version is one that can be compared, as Kubernetes' are: digits, of
 * which the first is no zero, unless that is all. */
bool kin__version_is_number(kin_str version);
/* Whether one of them is as new as another, whatever their length. */
bool kin__version_reaches(kin_str have, kin_str want);

/* All sources of an informer; else the index of one. */
#define KIN__SOURCE_ALL SIZE_MAX

/* How far an informer should be. */
struct kin__informer_place {
    kin_str version; /* a number */
    size_t source;   /* that should have it; see kin__informer_source_of() */
};

/* Who reads a namespace, if each has a source of its own: others may lag. */
size_t kin__informer_source_of(const kin_informer *informer, kin_str ns);
/* Whether it is that far; without waiting. */
bool kin__informer_is_at(kin_informer *informer,
                         const struct kin__informer_place *place);
/* The same without waiting for the informer's lock either: 1 if it is that far,
 * 0 if not, KIN_ETIMEDOUT if that cannot be seen now. */
int kin__informer_try_at(kin_informer *informer,
                         const struct kin__informer_place *place);
/* As kin_informer_wait_version(), but no longer than until the deadline. */
int kin__informer_wait_place(kin_informer *informer,
                             const struct kin__informer_place *place,
                             kin_stop *stop, kin_deadline deadline,
                             kin_error *err);

/* ---- delivery ---- */

/* Tells how each handler is.  The lock is held. */
void kin__informer_each_handler(kin_informer *informer, int64_t now_ns,
                                void (*each)(const kin_handler_stats *stats,
                                             void *userdata),
                                void *userdata);

/* Waits until all handlers were called for everything; reading has ended.  0,
 * or why `stop` ended the wait. */
int kin__informer_wait_told(kin_informer *informer,
                            kin_stop *stop) KIN_NODISCARD;
/* KIN_ESTOPPED if a stop, whosever, has dropped what a handler had not heard;
 * what a handler that asks had not heard itself does not count. */
int kin__informer_check_told(kin_informer *informer) KIN_NODISCARD;
/* Starts those that could not be started when there was something to tell.  The
 * lock is held. */
void kin__informer_start_deliveries(kin_informer *informer);
/* Ends all deliveries; waits for those that are calling, but for the caller's
 * own; and a handler does not wait for one that waits, too. */
void kin__informer_end_deliveries(kin_informer *informer);
/* Whether no callback of an informer that was stopped is running, so that it
 * can be freed by any thread.  If not, `reaper`, unless that is NULL, is posted
 * when one has returned. */
bool kin__informer_is_quiet(kin_informer *informer, struct kin__job *reaper);
/* Ends a callback that the calling thread has left by longjmp(): one that
 * is still open although the frame of the caller lies above it on the stack. */
void kin__informer_find_left(kin_informer *informer, uintptr_t frame);
/* Joins those that have returned. */
void kin__informer_join_left(kin_informer *informer);
/* Frees the registrations that nobody has removed; all have ended. */
void kin__informer_free_ended(kin_informer *informer);

#endif /* KIN_INFORMER_INFORMER_IMPL_H */
