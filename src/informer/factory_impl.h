/* SPDX-License-Identifier: Apache-2.0 */
/*
 * factory_impl.h - informers by resource.
 *
 *   factory.c          life, start and shutdown
 *   factory_entry.c    one informer by its resource: found, walked over, freed
 *   factory_make.c     an informer when it is first asked for
 *   factory_release.c  holders, and what follows when the last one is gone
 *   factory_find.c     resources by their names, asking the server if need be
 *   factory_stop.c     stop tokens, which shut it down
 *   factory_sync.c     which informers have got their first list
 *
 * An entry is added by the call that makes its informer, without the lock;
 * other calls for the same resource wait for that.  So makers may take their
 * time, and may ask for other informers of the factory.
 *
 * Holders are users of the library that have got the informer.  Without one an
 * entry is released: no call finds it any more.  Pins are calls that use the
 * entry without the lock; it stays in the list as long as there is one, so that
 * a walk can go on from it.  An entry is freed when it is released, has no pin,
 * and no callback of its informer is running; if a callback is what is left,
 * the reaper frees it: a job that the informer posts when that has returned.
 */
#ifndef KIN_INFORMER_FACTORY_IMPL_H
#define KIN_INFORMER_FACTORY_IMPL_H

#include <kin/factory.h>

#include "base/list.h"
#include "base/lock.h"
#include "base/stop.h"
#include "informer/runner.h"
#include "kube/pool.h"

struct kin__factory_entry {
    kin_factory *factory;
    kin_resource resource;     /* texts are behind the entry */
    struct cds_list_head link; /* in the order in which they were asked for */
    int64_t resync_ms;

    /* The factory's mutex guards these. */
    bool is_making;         /* a call makes the informer */
    bool is_started;        /* or was requested to */
    bool is_initial;        /* by the factory's first start */
    bool is_released;       /* has no holder any more */
    size_t holders;         /* see the top */
    size_t pins;            /* see the top */
    kin_informer *informer; /* owned; NULL until it is made; then it stays */
    char texts[];           /* of `resource` */
};

/* How often handlers of a resource get everything again; in the pool. */
struct kin__factory_resync {
    kin_resource resource;
    struct cds_list_head link;
    int64_t ms;
};

/* Somebody who asks the server; on their stack. */
struct kin__factory_call {
    kin_stop *stop; /* owned; a shutdown stops it */
    struct cds_list_head link;
};

/* A stop token of a start; in the pool. */
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
    kin_factory_opts opts;      /* texts of the pool */
    kin_informer_opts informer; /* of every informer; texts of the pool */
    kin_client *client;         /* owned reference; may be NULL */

    struct kin__mutex mutex;  /* all below */
    struct kin__cond changed; /* an entry is being made no more */
    struct kin__pool pool;
    struct cds_list_head resyncs;
    struct cds_list_head entries;
    struct cds_list_head calls;
    struct cds_list_head waits;
    struct cds_list_head tokens;
    struct kin__runner *runner; /* owned; NULL before the first informer */
    struct kin__job reaper;     /* of the runner; frees entries */
    struct kin__job stopper;    /* of the runner; ends it if a token fires */
    bool was_started;
    kin_discovery *discovery; /* owned reference; NULL before the first call */
    bool is_shut;
};

/* Whether group, version and plural are the same. */
bool kin__factory_is_same(const kin_resource *a, const kin_resource *b);
/* The entry of a resource that is not released.  The lock is held.  NULL if
 * there is none. */
struct kin__factory_entry *kin__factory_find(kin_factory *factory,
                                             const kin_resource *resource);
/* Adds one, which is being made.  The lock is held.  NULL if memory is short.
 */
struct kin__factory_entry *kin__factory_add(kin_factory *factory,
                                            const kin_resource *resource);
/* How often handlers of a resource are to get everything again.  The lock is
 * held. */
int64_t kin__factory_resync_ms(kin_factory *factory,
                               const kin_resource *resource);
/* Frees an entry that is in no list any more, and its informer.  Without the
 * lock, and not in a callback of that informer. */
void kin__factory_entry_free(struct kin__factory_entry *entry);

/* The informer of a resource, with one holder more; NULL if there is none. */
kin_informer *kin__factory_hold(kin_factory *factory,
                                const kin_resource *resource);

/* Walks over entries that have an informer, or only those that were started:
 * the first if `entry` is NULL, NULL at the end.  Without the lock.  The result
 * is pinned, until the walk goes on from it, or kin__factory_unpin(). */
struct kin__factory_entry *kin__factory_next(kin_factory *factory,
                                             struct kin__factory_entry *entry,
                                             bool is_started);
void kin__factory_unpin(struct kin__factory_entry *entry);
/* Whether a pinned entry was released meanwhile. */
bool kin__factory_is_released(struct kin__factory_entry *entry);

/* The runner, which is made if there is none.  0 or a negative code. */
int kin__factory_runner(kin_factory *factory, struct kin__runner **ret,
                        kin_error *err);

/* Shuts the factory down when a token fires; NULL does nothing.  Without the
 * lock.  0 or a negative code. */
int kin__factory_add_token(kin_factory *factory, kin_stop *stop,
                           kin_error *err) KIN_NODISCARD;
/* Forgets all tokens; a shutdown that one has begun is over. */
void kin__factory_forget_tokens(kin_factory *factory);
/* The stopper's function. */
void kin__factory_stop(struct kin__job *job, void *factory);

/* Of an informer: wakes the waits for the first lists. */
void kin__factory_rejected(void *factory);

/* Whether it has names.  0 or KIN_EINVAL. */
int kin__factory_check(const kin_resource *resource,
                       kin_error *err) KIN_NODISCARD;

#endif /* KIN_INFORMER_FACTORY_IMPL_H */
