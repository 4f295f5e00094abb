/* SPDX-License-Identifier: Apache-2.0 */
/*
 * factory.h - informers by resource.
 *
 * An entry is added by the call that makes its informer, without the lock;
 * other calls for the same resource wait for it.  So makers may block, and may
 * request other informers of the factory.
 *
 * Holders are users that have got the informer.  Without a holder an entry is
 * released: no call finds it any more.  Pins are calls that use the entry
 * without the lock; a pinned entry stays in the list, so that a walk can
 * continue from it.  An entry is freed when it is released, has no pin, and no
 * callback of its informer is running; if only a callback is left, the reaper
 * frees it: a job that the informer posts when the callback has returned.
 */
#ifndef KIN_INFORMER_FACTORY_H
#define KIN_INFORMER_FACTORY_H

#include <kin/factory.h>

#include "base/executor.h"
#include "base/list.h"
#include "base/lock.h"
#include "base/stop.h"
#include "kube/region.h"

struct kin__factory_entry {
    kin_factory *factory;
    kin_resource resource;     /* texts are behind the entry */
    struct cds_list_head link; /* in the order of the first calls */
    int64_t resync_ms;

    /* The factory's mutex guards these. */
    bool is_making;         /* a call is making the informer */
    bool is_started;        /* or its start was requested */
    bool is_initial;        /* by the factory's first start */
    bool is_released;       /* has no holder left */
    size_t holders;         /* see the top */
    size_t pins;            /* see the top */
    kin_informer *informer; /* owned; NULL until it is made, then fixed */
    char texts[];           /* of `resource` */
};

/* The resync period of a resource; in the region. */
struct kin__factory_resync {
    kin_resource resource;
    struct cds_list_head link;
    int64_t ms;
};

/* A call that queries the server; on the stack of its caller. */
struct kin__factory_call {
    kin_stop *stop; /* owned; a shutdown stops it */
    struct cds_list_head link;
};

/* A stop token of a start; in the region. */
struct kin__factory_token {
    struct kin__stop_watch watch;
    kin_stop *stop; /* the watch keeps it alive */
    struct cds_list_head link;
};

/* A wait for the first lists; on its caller's stack. */
struct kin__factory_wait {
    kin_stop *stop; /* owned; a rejection stops it */
    struct cds_list_head link;
};

struct kin_factory {
    const kin_allocator *alloc;
    kin_factory_opts opts;      /* texts of the region */
    kin_informer_opts informer; /* of every informer; texts of the region */
    kin_client *client;         /* owned reference; may be NULL */

    struct kin__mutex mutex;  /* all below */
    struct kin__cond changed; /* an entry was made, or could not be */
    struct kin__region region;
    struct cds_list_head resyncs;
    struct cds_list_head entries;
    struct cds_list_head calls;
    struct cds_list_head waits;
    struct cds_list_head tokens;
    struct kin__executor *executor; /* owned; NULL before the first informer */
    struct kin__job reaper;         /* of the executor; frees entries */
    struct kin__job stopper; /* of the executor; ends it if a token fires */
    bool was_started;
    kin_discovery *discovery; /* owned reference; NULL before the first call */
    bool is_shut;
};

/* The entry of a resource that is not released; NULL if there is none.  The
 * lock is held. */
struct kin__factory_entry *kin__factory_find(kin_factory *factory,
                                             const kin_resource *resource);

/* Walks over entries that have an informer, or only those that were started:
 * the first if `entry` is NULL, NULL at the end.  Without the lock.  The result
 * is pinned until the walk continues from it, or kin__factory_unpin(). */
struct kin__factory_entry *kin__factory_next(kin_factory *factory,
                                             struct kin__factory_entry *entry,
                                             bool is_started);
void kin__factory_unpin(struct kin__factory_entry *entry);
/* Whether a pinned entry was released meanwhile. */
bool kin__factory_is_released(struct kin__factory_entry *entry);

/* Whether a resource has names.  0 or KIN_EINVAL. */
int kin__factory_check(const kin_resource *resource,
                       kin_error *err) KIN_NODISCARD;

#endif /* KIN_INFORMER_FACTORY_H */
