/* SPDX-License-Identifier: Apache-2.0 */
/*
 * source.h - the requests of a core, and the flows that answer them.
 *
 * A source reads one collection, or one namespace of it, into a core.  The
 * sources of one informer share its lock and its stop token, and pause together
 * when handlers are too slow.
 *
 * The job of a source runs on a thread of the executor or within a step of its
 * loop.  It runs timers, starts requests, which may wait for credentials, and
 * decodes and applies received bytes under the lock.  The transport's I/O
 * thread puts bytes into the source's intake (intake.h).  It applies them
 * itself only if that is quick: small events of a watch, while the intake is
 * empty and the lock is free.  Handing such an event to a job costs more than
 * applying it.
 *
 *   A  No flow is cancelled, and no request started, with the lock held.
 *   B  kin__sources_stop() returns within a second; no callback runs after it.
 *   C  The I/O thread never waits for the lock, unless the owner wants bytes
 *      to be applied there (is_inline).
 *   D  The lock is released after each piece of a list (intake.h), and other
 *      threads that wait for it get it.  A list is published in one piece, or
 *      in slices if a loop runs the job (publication.h).
 */
#ifndef KIN_INFORMER_SOURCE_H
#define KIN_INFORMER_SOURCE_H

#include <stdatomic.h>

#include <kin/informer.h>
#include <kin/lister_watcher.h>
#include <kin/log.h>
#include <kin/stop.h>

#include "base/buf.h"
#include "base/executor.h"
#include "base/lock.h"
#include "base/metrics.h"
#include "informer/core.h"
#include "informer/intake.h"
#include "kube/retry.h"

/* The next request; texts are copies. */
struct kin__source_request {
    struct kin__reflector_request wanted; /* points into the bufs below */
    struct kin__buf version;
    struct kin__buf token;
    bool is_pending;  /* it has to be started */
    int64_t start_ns; /* earliest start */
    int code;         /* result of copying the texts */
    struct kin__retry retry;
};

struct kin__sources;

struct kin__source {
    struct kin__sources *group; /* borrowed */
    kin_lister_watcher *lw;     /* borrowed, unless it is narrow */
    bool is_narrow;             /* lw is owned and limited to one namespace */
    kin_str ns;                 /* borrowed: that namespace; empty: as in lw */
    struct kin__job job;
    bool has_job;
    struct kin__intake intake;
    _Atomic bool rests; /* the flow reports that no more bytes have arrived */

    struct kin__core *core; /* owned; the group's lock guards all from here */
    int64_t core_due_ns;
    struct kin__source_request request;
    kin_flow *flow;    /* owned; freed by the job, without the lock */
    bool is_flow_over; /* ignore the rest of this flow */
    bool is_opened;    /* the server has accepted it */
    int64_t rested_ns; /* when it last had no more bytes */
    int64_t woken_ns;  /* when handlers were last woken between bytes */
    struct kin__source_question *question; /* of a proof; owned; NULL: none */
    bool is_identified; /* the group's cluster was compared */
    /* Hash of the failure that was logged last; 0 after a success.  Not
     * guarded by the lock. */
    _Atomic uint64_t logged;
};

/* The sources of one owner.  It sets the members up to `owner`; borrowed. */
struct kin__sources {
    const kin_allocator *alloc;
    const kin_clock *clock;
    const kin_log *log;
    const char *name; /* for the log */
    kin_str label_selector;
    kin_str field_selector;
    kin_str shard_selector;
    size_t max_object_bytes;
    kin_tweak_fn *tweak; /* may be NULL */
    void *tweak_userdata;
    kin_wire wire;  /* requested format; JSON once protobuf failed */
    kin_stop *stop; /* of all requests */
    bool is_inline; /* the delivering thread waits for the lock, and applies */
    kin_loop *loop; /* whose steps run the jobs; NULL: threads */
    struct kin__executor *executor;
    struct kin__mutex *mutex; /* guards all below */
    kin_informer *owner;
    struct kin__times
        *times; /* durations of applying bytes; NULL without metrics */

    struct kin__source *all; /* owned */
    size_t count;
    bool is_paused;          /* a handler is full */
    int64_t paused_until_ns; /* then reading continues anyway */
    bool is_impatient;       /* a handler has been full for too long */
    atomic_bool is_stopped;  /* set without the lock */
    const char *cluster;     /* the identity of saved objects, to compare
                                (identify.h); borrowed; NULL: none */
    bool is_held;            /* no request is sent before kin__sources_release()
                              */
    bool is_protobuf;        /* the last answer was */
    uint64_t wire_fallbacks; /* protobuf answers that could not be decoded */
};

/* Creates one source for all of `lw` or, if `count` is not 0, one for each
 * namespace; the namespaces must outlive the sources.  The owner creates the
 * cores, and the sources own them.  0, KIN_EINVAL, KIN_EUNSUPPORTED or
 * KIN_ENOMEM. */
int kin__sources_make(struct kin__sources *sources, kin_lister_watcher *lw,
                      const kin_str *namespaces, size_t count,
                      kin_error *err) KIN_NODISCARD;
/* Call it after kin__sources_stop(), or if creating them failed. */
void kin__sources_done(struct kin__sources *sources);

/* The operations for a core; the source is the userdata. */
struct kin__core_ops kin__source_core_ops(struct kin__source *source);

/* The lock is held. */
void kin__sources_start(struct kin__sources *sources);
/* The same for a single round, which an owner can end: as in reflector.h.  The
 * lock is held. */
void kin__sources_start_single(struct kin__sources *sources);
void kin__sources_end_single(struct kin__sources *sources);
/* Ends all flows.  Without the lock.  May be called again. */
void kin__sources_stop(struct kin__sources *sources);
/* A handler has finished a notification: resumes reading if none is full.
 * Without the lock. */
void kin__sources_relieved(struct kin__sources *sources);

/* Sends the requests that were held back.  The lock is held. */
void kin__sources_release(struct kin__sources *sources);

/* Applies the program's changes to the options of a request.  Without the lock.
 */
int kin__source_tweak(const struct kin__source *source, bool is_watch,
                      kin_list_opts *opts, kin_error *err) KIN_NODISCARD;

/* Prefixes an error with the namespace, if there is one. */
void kin__source_wrap(const struct kin__source *source, kin_error *err);

#endif /* KIN_INFORMER_SOURCE_H */
