/* SPDX-License-Identifier: Apache-2.0 */
/*
 * reconciler.h - a controller and its parts.
 *
 *   reconciler.c        life, workers, calls
 *   reconcile_source.c  from changes to keys
 *   fresh.c             what was written
 *
 * Threads: its workers ("kin-reconcile"), and the handler threads of its
 * informers, which add keys.
 *
 * Locks: its mutex is a leaf, and so is the queue's; that of fresh is held
 * while informers are asked how far they are.
 */
#ifndef KIN_CONTROL_RECONCILER_H
#define KIN_CONTROL_RECONCILER_H

#include <stdatomic.h>

#include <kin/reconciler.h>
#include <kin/workqueue.h>

#include "base/list.h"
#include "base/lock.h"
#include "base/thread.h"
#include "control/fresh.h"

/* One informer, and what its changes mean. */
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
    _Atomic int64_t began_ns;   /* its call; 0: none */
    unsigned rests;             /* since a call last reached the server */
    kin_work *work;             /* of its call; NULL: none */
};

struct kin_reconciler {
    kin_reconciler_opts opts;
    const kin_allocator *alloc;
    char *name;           /* owned */
    kin_workqueue *queue; /* owned */
    kin_stop *stop;       /* owned: of calls, waits and workers */
    struct kin__fresh fresh;

    struct kin__mutex mutex;      /* all up to `stopping` */
    struct kin__cond changed;     /* a source has synced */
    struct cds_list_head sources; /* owned */
    bool is_started;
    bool is_stopped;
    struct kin__reconcile_worker *workers; /* owned; set once.  Their threads
                                              belong to who has `stopping` */
    size_t worker_count;

    struct kin__mutex stopping; /* who starts or joins workers; taken before
                                   the other, and held while they end */
    _Atomic uint64_t succeeded;
    _Atomic uint64_t failed;
    _Atomic uint64_t put_off;
};

struct kin_reconcile {
    kin_reconciler *reconciler; /* borrowed */
    const kin_work_key *key;    /* borrowed from the queue */
    uint32_t failures;
    bool is_again; /* it asks to be called once more */
    int64_t delay_ms;
};

/* Adds a key, and waits for memory if there is none. */
void kin__reconciler_add(kin_reconciler *self, const kin_work_key *key,
                         int priority);

/* A copy to map with; waits for memory if there is none.  NULL if the
 * reconciler has stopped. */
kin_snapshot *kin__reconcile_snapshot(const kin_reconcile_keys *keys,
                                      kin_informer *informer);

/* Takes a source off its informer and frees it. */
void kin__reconcile_source_free(struct kin__reconcile_source *source);

/* As kin_reconciler_run(); one that is patient goes on when a list is rejected,
 * since its informer retries. */
int kin__reconciler_run(kin_reconciler *reconciler, bool is_patient,
                        kin_stop *stop, kin_error *err);

/* Whether all that informers had in the beginning has become keys.  The lock is
 * held. */
bool kin__reconciler_is_synced(const kin_reconciler *self);

#endif /* KIN_CONTROL_RECONCILER_H */
