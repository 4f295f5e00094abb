/* SPDX-License-Identifier: Apache-2.0 */
/*
 * registration.h - a handler of an informer: its pending notifications, and
 * the thread that calls it.
 *
 * The informer's side (reserve, push, wake, adding and removing) runs with the
 * informer's lock held, so that the notifications of a handler start at a
 * definite point and have no gaps and no duplicates.  The handler's side (take,
 * finish) belongs to the thread that calls the handler: one at a time.
 *
 * The registration's mutex comes after the informer's.  Under it only objects
 * are released, which may take the mutex of the store's notifier and then that
 * of the executor.  The handler is called without any lock.
 *
 *   A  A handler gets everything that is distributed after it was added, in
 *      order, each once.
 *   B  No handler waits for another.  Pending notifications cost memory, not
 *      time.
 *   C  A removed handler gets nothing more; the current call may still be
 *      running.
 *   D  A handler has synced once the informer has, and the calls for its
 *      initial list have returned.  on_synced is then called, once, before the
 *      other pending notifications.
 *
 * A registration is in one of three lists: its processor's as long as it gets
 * notifications; the informer's `left` after that, until its thread was joined;
 * and the informer's `ended` if it was stopped and not removed yet.
 */
#ifndef KIN_INFORMER_REGISTRATION_H
#define KIN_INFORMER_REGISTRATION_H

#include <kin/handler.h>
#include <kin/informer.h>

#include "base/executor.h"
#include "base/lock.h"
#include "base/thread.h"
#include "informer/pending.h"

struct kin__processor;

struct kin__registration_opts {
    const kin_allocator *alloc;
    kin_informer *informer; /* borrowed.  NULL: no thread and no job; the owner
                               takes the notifications, as a simulation does */
    const kin_handler *handler; /* copied; may be NULL without an informer */
    const char *name;           /* copied; NULL if none */
    kin_overflow overflow;
    size_t capacity;   /* BLOCK: pending notifications from which on the
                          informer waits; 0: 1024 */
    int64_t resync_ns; /* wanted time between resyncs; 0 for never */
    uintptr_t run_by;  /* the thread of kin_informer_run() that calls the
                          handler; 0: a thread or a job is made for it */
};

struct kin_registration {
    const kin_allocator *alloc;
    kin_informer *informer; /* borrowed; NULL: see the options */
    kin_handler handler;
    char *name; /* owned; NULL if none */
    kin_overflow overflow;
    size_t capacity;
    int64_t resync_ns;
    struct kin__job job; /* within a loop: instead of the thread */
    bool has_job;

    /* Guarded by the informer's lock. */
    struct cds_list_head link;              /* in one of the three lists */
    const struct kin__processor *processor; /* NULL before it was added */
    size_t room;       /* that was reserved in `pending` and not used */
    bool shares;       /* gets the batches of the others: does not coalesce, or
                          not for now */
    bool gets_resyncs; /* is due: see kin__processor_should_resync() */
    bool is_wake_due;  /* got a notification since the last wake */
    bool is_woken;     /* without an informer: was woken; the owner clears
                          it */
    bool is_removed;   /* by the program, which no longer knows it */
    bool is_waiting;   /* its handler waits for other handlers */
    bool has_dropped;  /* a stop has dropped pending notifications */
    bool has_returned; /* its thread makes no more calls */
    bool is_joining;   /* its thread is being joined */
    int64_t resync_due_ns;
    struct kin__thread thread;
    uintptr_t run_by; /* as in the options; 0 once the run has ended */

    /* Used by the thread that calls the handler only. */
    struct kin__notification current; /* that the handler is called for */
    bool has_current;
    size_t taken_from;     /* about how many were pending before `current` */
    uintptr_t frame;       /* of the stack, below which the handler runs */
    int64_t slow_again_ns; /* slow calls are not logged before this time */

    struct kin__mutex mutex;     /* guards all below */
    struct kin__cond woken;      /* a notification was pushed, or it has left */
    struct kin__pending pending; /* see there for what needs no mutex */
    bool is_synced_delivered;    /* on_synced was called; the thread that calls
                                    the handler reads it without the mutex */
    bool is_busy;                /* a notification was taken and not finished */

    /* Read without the mutex.  `initial` and `has_left` are written by the
     * informer with it, `initial` and the others by the thread that calls the
     * handler without it. */
    _Atomic size_t initial; /* notifications of the initial list that are not
                               finished; one that never is if the handler left
                               too early */
    _Atomic bool has_left;  /* gets nothing more */
    _Atomic uint64_t delivered;
    _Atomic int64_t busy_since_ns; /* when `current` was queued */
};

/* Makes a registration that is not added yet; `*ret` is freed with
 * kin__registration_free().  0 or KIN_ENOMEM; the handler's userdata is
 * released on failure. */
int kin__registration_new(const struct kin__registration_opts *opts,
                          struct kin_registration **ret,
                          kin_error *err) KIN_NODISCARD;
/* It was never added, or has left, and its thread or job has ended. */
void kin__registration_free(struct kin_registration *self);

/* ---- the informer's side: its lock is held ---- */

/* Makes room for what `writer` has or has room for. */
int kin__registration_reserve(struct kin_registration *self,
                              const struct kin__batch_writer *writer)
    KIN_NODISCARD;
/* Returns unused room, after much was reserved. */
void kin__registration_trim(struct kin_registration *self);
/* Queues what `writer` has published, for which there is room.  Does not wake
 * the thread. */
void kin__registration_push(struct kin_registration *self,
                            const struct kin__batch_writer *writer);
/* Wakes the thread, or starts it. */
void kin__registration_wake(struct kin_registration *self);
/* Gets nothing more: the queue counts as empty, and the thread ends. */
void kin__registration_close(struct kin_registration *self);
/* Whether BLOCK asks the informer to wait; what `writer` has not published yet
 * counts. */
bool kin__registration_is_full(struct kin_registration *self,
                               const struct kin__batch_writer *writer);
/* Whether on_synced has to be called. */
bool kin__registration_owes_synced(struct kin_registration *self);

/* ---- the handler's side ---- */

/* Whether the handler has to be called.  The mutex is held. */
bool kin__registration_has_work(const struct kin_registration *self);
/* Takes the next notification as `current`; false if there is none.  The mutex
 * is held. */
bool kin__registration_take(struct kin_registration *self);
/* The handler has returned: releases `current`.  Called without the mutex, and
 * returns with it held, so that the next one can be taken at once. */
void kin__registration_finish(struct kin_registration *self);
/* Calls the handler for pending notifications, without the mutex, which is held
 * before and after.  False if none are left. */
bool kin__registration_deliver(struct kin_registration *self);

/* The thread makes no more calls.  The informer may be freed afterwards. */
void kin__registration_return(struct kin_registration *self);
/* The handler will not return; `how` is for the log.  Called by the thread that
 * called it, without a lock. */
void kin__registration_exit(struct kin_registration *self, const char *how);

/* ---- any thread ---- */

/* Nothing is pending, and no call is running. */
bool kin__registration_is_idle(struct kin_registration *self);
void kin__registration_get_stats(const struct kin_registration *registration,
                                 int64_t now_ns, kin_handler_stats *ret);

/* As kin_informer_add_handler() with checked options; informer, allocator and
 * handler are set. */
int kin__registration_add(const struct kin__registration_opts *opts,
                          kin_registration **ret, kin_error *err) KIN_NODISCARD;

#endif /* KIN_INFORMER_REGISTRATION_H */
