/* SPDX-License-Identifier: Apache-2.0 */
/*
 * source.h - the requests that a core asks for, and the flows that answer them.
 *
 * A source reads one collection, or one namespace of it, into a core.  Those of
 * one owner share its lock and its stop, and rest together when handlers are
 * too slow.  The runner's thread does what is due and starts requests, which
 * may wait for credentials; the transport's I/O thread brings bytes, which are
 * decoded and applied in place, under the lock.
 *
 *   A  No flow is cancelled, and no request started, with the lock held.
 *   B  When kin__sources_stop() has returned nothing happens any more, within a
 *      second of the call.
 */
#ifndef KIN_INFORMER_SOURCE_H
#define KIN_INFORMER_SOURCE_H

#include <kin/informer.h>
#include <kin/lister_watcher.h>
#include <kin/log.h>
#include <kin/stop.h>

#include "base/buf.h"
#include "base/lock.h"
#include "base/metrics.h"
#include "informer/core.h"
#include "informer/runner.h"
#include "kube/retry.h"

/* What to ask for next; texts are copies. */
struct kin__source_request {
    struct kin__reflector_request wanted; /* its views show the bufs below */
    struct kin__buf version;
    struct kin__buf token;
    bool is_pending;  /* it is to be started */
    int64_t start_ns; /* not before */
    int code;         /* of keeping the texts */
    struct kin__retry retry;
};

struct kin__sources;

struct kin__source {
    struct kin__sources *group; /* borrowed */
    kin_lister_watcher *lw;     /* borrowed, unless it is narrow */
    bool is_narrow;             /* lw is owned, and of one namespace */
    kin_str ns;                 /* borrowed: that one; empty: as lw has it */
    struct kin__job job;
    bool has_job;

    struct kin__core *core; /* owned; the group's lock for it and all below */
    int64_t core_due_ns;
    struct kin__source_request request;
    kin_flow *flow;    /* owned; freed by the job, without the lock */
    bool is_doomed;    /* nothing of this flow counts any more */
    bool is_opened;    /* the server has agreed to it */
    bool rests;        /* it says when no more has arrived */
    bool owes_resume;  /* a pause ended before the flow was known */
    int64_t rested_ns; /* when it said so last */
    int64_t woken_ns;  /* when handlers were woken while bytes came */
    /* Hash of the failure that was logged last; 0 after a success.  Without
     * the lock. */
    _Atomic uint64_t logged;
};

/* The sources of one owner.  All up to `owner` is borrowed and set by it. */
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
    kin_wire wire;  /* what is asked for; JSON once protobuf was not known */
    kin_stop *stop; /* of all requests */
    struct kin__runner *runner;
    struct kin__mutex *mutex; /* all below */
    void *owner;
    struct kin__times *times; /* of what arrives; NULL: nobody wants to know */

    struct kin__source *all; /* owned */
    size_t count;
    bool is_paused;          /* a handler wants no more for now */
    int64_t paused_until_ns; /* then it gets more all the same */
    bool is_impatient;       /* a handler was full for too long, and still is */
    bool is_stopped;
    bool is_held;            /* no request is sent before kin__sources_release()
                              */
    bool is_protobuf;        /* what the last answer was */
    uint64_t wire_fallbacks; /* how often it was not known */
};

/* Makes sources for all that `lw` has; or, if there are `count` namespaces,
 * which outlive them, one for each.  Their cores are the owner's to make, and
 * belong to them.  0, KIN_EINVAL, KIN_EUNSUPPORTED or KIN_ENOMEM. */
int kin__sources_make(struct kin__sources *sources, kin_lister_watcher *lw,
                      const kin_str *namespaces, size_t count,
                      kin_error *err) KIN_NODISCARD;
/* After the stop, or after a failure to make them. */
void kin__sources_done(struct kin__sources *sources);

/* What a core is to call, with the source as userdata. */
struct kin__core_ops kin__source_core_ops(struct kin__source *source);

/* The lock is held. */
void kin__sources_start(struct kin__sources *sources);
/* The same for a single round, which an owner can end: as in reflector.h.  The
 * lock is held. */
void kin__sources_start_single(struct kin__sources *sources);
void kin__sources_end_single(struct kin__sources *sources);
/* Ends all flows.  Without the lock.  May be called again. */
void kin__sources_stop(struct kin__sources *sources);
/* A handler has taken something: goes on reading if that helps.  Without the
 * lock. */
void kin__sources_relieved(struct kin__sources *sources);

/* Requests that were held back are sent.  The lock is held. */
void kin__sources_release(struct kin__sources *sources);

/* Says in an error which namespace it is of, if there is one. */
void kin__source_wrap(const struct kin__source *source, kin_error *err);

#endif /* KIN_INFORMER_SOURCE_H */
