/* SPDX-License-Identifier: Apache-2.0 */
/*
 * delivery_impl.h - deliveries from inside.
 *
 *   delivery.c      threads and calls, adding, statistics
 *   delivery_run.c  a handler that is called by the thread of its program
 *   delivery_end.c  removing, draining, the end
 *
 * A registration is in one of the informer's lists: `registrations` as long as
 * it is told of changes; `left` after that, until its thread was joined; and
 * `ended` if it was stopped and nobody has removed it yet.
 */
#ifndef KIN_INFORMER_DELIVERY_IMPL_H
#define KIN_INFORMER_DELIVERY_IMPL_H

#include "informer/informer_impl.h"

/* A handler, what waits for it, and the thread that calls it. */
struct kin_registration {
    kin_informer *informer; /* borrowed */
    kin_handler handler;
    char *name; /* owned; NULL if none */
    struct kin__listener *listener;
    struct cds_list_head
        link;          /* in the informer; its lock, for the next, too */
    bool is_removed;   /* nobody knows it any more */
    bool is_waiting;   /* its handler waits for others */
    bool has_untold;   /* a stop has dropped what it had not heard */
    bool has_returned; /* its thread calls nobody any more */
    bool is_joining;   /* somebody joins that */
    struct kin__thread thread;
    uintptr_t run_by; /* the thread of kin_informer_run(), instead of that */
    struct kin__note current; /* that the handler is called for; of the thread
                              that calls it, as the next three */
    bool has_current;
    uintptr_t frame;       /* of the stack, below which the handler runs */
    int64_t slow_again_ns; /* before which slow calls are not told */
    struct kin__job job;   /* within a loop: instead of the thread */
    bool has_job;

    struct kin__mutex mutex; /* the next two */
    struct kin__cond woken;
    bool has_work;
    bool is_over;
};

/* As kin_informer_add_handler(); `run_by` as above, 0: a thread of its own. */
int kin__registration_add(kin_informer *informer, const kin_handler *handler,
                          const kin_handler_opts *opts, uintptr_t run_by,
                          kin_registration **ret, kin_error *err) KIN_NODISCARD;

/* Calls the handler for what waits; false if nothing is left. */
bool kin__registration_deliver(struct kin_registration *self);

/* Its thread calls it no more.  The informer may be freed afterwards. */
void kin__registration_return(struct kin_registration *self);

/* Its handler will not return: `how` is for the log.  In the thread that called
 * it, without a lock. */
void kin__registration_exit(struct kin_registration *self, const char *how);

/* Its handler has left kin_informer_run() by longjmp(). */
void kin__informer_run_left(kin_informer *informer);

/* Of one whose handler will not return, by the thread that called it: it gets
 * no more notifications. */
void kin__registration_abandon(struct kin_registration *self);

/* Of one whose thread or job is no more. */
void kin__registration_free(struct kin_registration *self);

#endif /* KIN_INFORMER_DELIVERY_IMPL_H */
