/* SPDX-License-Identifier: Apache-2.0 */
/*
 * processor.h - the handlers of one informer.
 *
 * All functions run with the informer's lock held, if there is one, except
 * kin__processor_init(), kin__processor_done() and kin__processor_is_synced().
 *
 * Whether an informer has synced is one state, `unsynced`: the number of cores
 * whose first list is missing.  What handlers, waits and statistics say of it
 * is derived from this number.
 *
 * Resyncs go to the handlers that asked for them, when they are due.  So do
 * updates that bring an unchanged version, as in client-go: before the first
 * resync is due they go to all handlers, later to those that were due last.
 */
#ifndef KIN_INFORMER_PROCESSOR_H
#define KIN_INFORMER_PROCESSOR_H

#include <stdatomic.h>

#include "informer/registration.h"

struct kin__processor {
    struct cds_list_head registrations;
    struct kin__batch_writer writer; /* what they get at the next wake */
    size_t blocking;  /* of them, that may ask the informer to wait */
    int64_t check_ns; /* time between checks for due resyncs; 0 for never.
                         Before the start a handler that wants resyncs more
                         often lowers it; later it gets them only this often */
    bool is_started;
    bool is_muted;    /* nothing is distributed, until kin__announce_first() */
    bool is_wake_due; /* of one of them, at least */
    _Atomic size_t unsynced;
    struct kin__lookups *lookups; /* that wait for objects; borrowed; NULL: none
                                   */
    const struct kin__mutex *mutex; /* the informer's lock; borrowed; NULL: one
                                       thread uses it, as in a simulation */
};

/* `mutex` is the lock of the informer, and may be NULL. */
void kin__processor_init(struct kin__processor *processor,
                         const kin_allocator *alloc,
                         const struct kin__mutex *mutex);

/* Asserts that the informer's lock is held, if there is one. */
static inline void kin__processor_assert_held(
    const struct kin__processor *processor)
{
    if (processor->mutex)
        kin__mutex_assert_held(processor->mutex);
}

/* Returns `check_ns`, which no longer changes. */
int64_t kin__processor_start(struct kin__processor *processor);
/* Removes all registrations. */
void kin__processor_done(struct kin__processor *processor);

/* Adds a registration, to which the objects that exist already were pushed;
 * `now_ns` starts its resyncs. */
void kin__processor_add(struct kin__processor *processor,
                        struct kin_registration *registration, int64_t now_ns);
/* Removes and wakes a registration; returns whether it was there. */
bool kin__processor_remove(struct kin__processor *processor,
                           struct kin_registration *registration);

/* Makes room for `more` notifications of each handler. */
int kin__processor_prepare(struct kin__processor *processor,
                           size_t more) KIN_NODISCARD;
/* The same for a list: until it is settled, no more than an update, or a
 * deletion and then an add, of each object is distributed. */
int kin__processor_prepare_list(struct kin__processor *processor,
                                size_t more) KIN_NODISCARD;
/* Ends a list: returns the unused room. */
void kin__processor_settle(struct kin__processor *processor);

/* Adds a notification, which is borrowed, for all handlers, or only for those
 * that get resyncs.  They get it at the next wake. */
void kin__processor_distribute(struct kin__processor *processor,
                               const struct kin__notification *notification,
                               bool is_resync);
/* Gives the handlers what was distributed since the last wake, and wakes those
 * that got something. */
void kin__processor_wake(struct kin__processor *processor);

/* Whether a handler is due; selects those that get resyncs from now on. */
bool kin__processor_should_resync(struct kin__processor *processor,
                                  int64_t now_ns);

/* A core got its first list: returns whether it was the last one. */
bool kin__processor_count_synced(struct kin__processor *processor);
/* Any thread, without the lock. */
bool kin__processor_is_synced(const struct kin__processor *processor);

/* Whether a handler asks the informer to wait. */
bool kin__processor_is_full(struct kin__processor *processor);

#endif /* KIN_INFORMER_PROCESSOR_H */
