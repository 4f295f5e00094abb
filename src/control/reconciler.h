/* SPDX-License-Identifier: Apache-2.0 */
/*
 * reconciler.h - a controller: sources of keys, a queue, workers, a callback.
 *
 * Threads: its workers ("kin-reconcile"), and the handler threads of its
 * informers, which add keys.  In a loop there is one worker without a thread:
 * a job takes keys and calls the callback, as long as fewer than
 * `opts.workers` calls have not ended.
 *
 * A call that returned KIN_PENDING belongs to the program until it is finished.
 * Then it is in `pending`, and its worker gets another one.
 *
 * Locks: under its mutex only that of the executor is taken; the queue's is a
 * leaf.  The mutex of `writes` is held while informers are asked for their
 * position.
 */
#ifndef KIN_CONTROL_RECONCILER_H
#define KIN_CONTROL_RECONCILER_H

#include <stdatomic.h>

#include <kin/reconciler.h>
#include <kin/workqueue.h>

#include "base/executor.h"
#include "base/list.h"
#include "base/lock.h"
#include "base/thread.h"
#include "control/read_your_writes.h"

/* One informer, and how its changes map to keys. */
struct kin__reconcile_source {
    struct cds_list_head link;
    kin_reconciler *reconciler; /* borrowed */
    kin_informer *informer;     /* borrowed */
    kin_reconcile_source opts;
    kin_registration *registration; /* borrowed from the informer */
    bool is_synced;                 /* guarded by the reconciler's mutex */
};

struct kin__reconcile_worker {
    struct kin__thread thread;
    kin_reconciler *reconciler; /* borrowed */
    _Atomic int64_t began_ns;   /* start of its call; 0: none */
    unsigned pauses;     /* pauses since a call last reached the server */
    kin_reconcile *call; /* owned: the current call, or a spare one */
};

/* Where a call is, which may be finished before its function has returned. */
enum kin__reconcile_state {
    KIN__RECONCILE_IDLE,     /* no key.  taken -> CALLED */
    KIN__RECONCILE_CALLED,   /* in the function.  returned -> IDLE or PENDING,
                                finished -> FINISHED */
    KIN__RECONCILE_FINISHED, /* in the function.  returned -> IDLE */
    KIN__RECONCILE_PENDING,  /* returned.  finished -> freed */
};

struct kin_reconciler {
    kin_reconciler_opts opts;
    const kin_allocator *alloc;
    char *name;           /* owned */
    kin_workqueue *queue; /* owned */
    kin_stop *stop;       /* owned: ends calls, waits and workers */
    struct kin__read_your_writes writes;
    struct kin__executor *executor; /* owned; in a loop, else NULL */

    struct kin__mutex mutex;      /* guards all up to `stopping` */
    struct kin__cond changed;     /* a source has synced, a pending call was
                                     finished, or a stop */
    struct cds_list_head sources; /* owned */
    bool is_started;
    bool is_stopped;
    bool has_synced; /* in a loop: all sources had, once (B) */
    struct kin__reconcile_worker *workers; /* owned; set once */
    size_t worker_count;
    struct cds_list_head pending; /* calls; owned by the program */
    size_t pending_count;
    bool is_freed;       /* the last pending call frees it */
    struct kin__job job; /* in a loop: takes keys; is posted until the stop */
    bool has_job;

    struct kin__mutex stopping; /* to start or join workers; before `mutex` */
    _Atomic uint64_t succeeded;
    _Atomic uint64_t failed;
    _Atomic uint64_t put_off;
    /* The server was unreachable for a call without a thread: no key is taken
     * before. */
    _Atomic int64_t pause_ns;
    _Atomic unsigned pauses; /* in a row */
};

struct kin_reconcile {
    kin_reconciler *reconciler; /* borrowed; lives until the call has ended */
    kin_work *work;             /* taken from the queue; NULL: none */
    const kin_work_key *key;    /* borrowed from `work` */
    uint32_t failures;
    bool is_again; /* requeue it */
    int64_t delay_ms;
    _Atomic int state;         /* a kin__reconcile_state */
    int result;                /* of kin_reconcile_finish() */
    kin_error err;             /* of the function, then of that */
    int64_t began_ns;          /* PENDING: when it began */
    struct cds_list_head link; /* PENDING: in `pending` of the reconciler */
};

/* Adds a key; blocks and retries while there is no memory. */
void kin__reconciler_add(kin_reconciler *self, const kin_work_key *key,
                         int priority);

/* A snapshot for mapping; blocks and retries while there is no memory.  NULL if
 * the reconciler was stopped. */
kin_snapshot *kin__reconcile_snapshot(const kin_reconcile_keys *keys,
                                      kin_informer *informer);

/* As kin_reconciler_run(); with `is_patient`, a rejected list is not an error,
 * since its informer retries. */
int kin__reconciler_run(kin_reconciler *reconciler, bool is_patient,
                        kin_stop *stop, kin_error *err);

#endif /* KIN_CONTROL_RECONCILER_H */
