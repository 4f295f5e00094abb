/* SPDX-License-Identifier: Apache-2.0 */
/*
 * controller.h - a reflector (reflector_run.h) that fills a queue
 * (cache/queue_shared.h), and a job that processes it.
 *
 * Lock order: the reflector's, the controller's (used only for waits), the
 * queue's, the executor's.
 */
#ifndef KIN_INFORMER_CONTROLLER_H
#define KIN_INFORMER_CONTROLLER_H

#include <kin/controller.h>

#include "base/executor.h"
#include "base/random.h"
#include "informer/applier.h"
#include "informer/backoff.h"
#include "informer/reflector_run.h"

struct kin_controller {
    kin_informer_opts opts; /* texts are borrowed */
    const kin_allocator *alloc;
    const kin_clock *clock;
    char *name;
    const kin_resource *resource; /* of the lister-watcher */
    kin_queue *queue;
    bool owns_queue;
    kin_queue_handler handler;
    struct kin__applier applier; /* with a store */
    bool has_store;
    kin_reflector *reflector;
    struct kin__executor *executor;
    struct kin__job job;
    bool has_job;

    /* Used by the job only. */
    struct kin__backoff backoff;
    struct kin__random random;
    size_t failures; /* in a row */
    bool has_item;   /* an item was taken */
    bool gives_up;   /* on_error has given up on the last item */
    bool has_list;   /* the last item was a list, which is retried first */
    int64_t paused_until_ns;
    bool is_synced_delivered;

    struct kin__mutex mutex;  /* guards all below */
    struct kin__cond changed; /* an item was processed, a failure or a stop */
    bool is_started;
    bool is_stopped;
    struct kin__kept_error
        given_up; /* the error that made on_error give up, or empty */
};

/* The parts of a controller: a queue with its handler, or a store with its
 * handler.  Handlers are given, even if creating the controller fails.
 * `extras` are for tests. */
struct kin__controller_parts {
    kin_queue *queue;
    kin_queue_handler queue_handler;
    kin_store *store;
    kin_handler handler; /* of the store */
    struct kin__informer_extras extras;
};

int kin__controller_new(kin_lister_watcher *lw,
                        const struct kin__controller_parts *parts,
                        const kin_informer_opts *opts, kin_controller **ret,
                        kin_error *err) KIN_NODISCARD;

#endif /* KIN_INFORMER_CONTROLLER_H */
