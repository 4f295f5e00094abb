/* SPDX-License-Identifier: Apache-2.0 */
/*
 * controller.h - the controller from inside: a reflector (reflector_run.h) puts
 * into a queue (cache/queue_shared.h), and a job takes out.
 *
 * Locks, in their order: the reflector's, the controller's own, which is only
 * for those who wait, the queue's, the runner's.
 */
#ifndef KIN_INFORMER_CONTROLLER_H
#define KIN_INFORMER_CONTROLLER_H

#include <kin/controller.h>

#include "base/random.h"
#include "informer/applier.h"
#include "informer/backoff.h"
#include "informer/reflector_run.h"
#include "informer/runner.h"

struct kin_controller {
    kin_informer_opts opts; /* its texts are not ours */
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
    struct kin__runner *runner;
    struct kin__job job;
    bool has_job;

    /* The job's own. */
    struct kin__backoff backoff;
    struct kin__random random;
    size_t failures; /* in a row */
    bool has_item;   /* something was taken */
    bool gives_up;   /* on_error has, for what was taken last */
    bool has_list;   /* what was taken last was one, and comes first again */
    int64_t paused_until_ns;
    bool is_synced_told;

    struct kin__mutex mutex;  /* all below */
    struct kin__cond changed; /* something was processed, failed or stopped */
    bool is_started;
    bool is_stopped;
    struct kin__kept_error given_up; /* what on_error gave up for; or empty */
};

/* With a handler of the queue, or else with a store; for tests.  Both handlers
 * are given, and so is what the options have; also if the controller cannot be
 * made. */
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
