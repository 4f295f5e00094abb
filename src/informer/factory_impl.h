/* SPDX-License-Identifier: Apache-2.0 */
/*
 * factory_impl.h - informers by resource.
 *
 *   factory.c        life, start and shutdown
 *   factory_make.c   an informer when it is first asked for
 *   factory_find.c   resources by their names, asking the server if need be
 *   factory_sync.c   who has got its first list
 *   metadata.c       objects of which nothing is kept but their metadata
 *
 * An entry is added once and stays until the end.  Whoever finds one without an
 * informer makes it, without the lock; others wait for that.  So makers may
 * take their time, and may ask for other informers of the factory.
 */
#ifndef KIN_INFORMER_FACTORY_IMPL_H
#define KIN_INFORMER_FACTORY_IMPL_H

#include <kin/factory.h>

#include "base/list.h"
#include "base/lock.h"
#include "informer/metadata.h"
#include "informer/runner.h"
#include "kube/pool.h"

struct kin__factory_entry {
    kin_factory *factory;
    kin_resource resource;     /* texts of the factory's pool */
    struct cds_list_head link; /* in the order in which they were asked for */
    struct kin__metadata_hooks hooks; /* of an informer for metadata alone */

    /* The factory's mutex guards these. */
    int64_t resync_ms;
    bool is_making;         /* somebody makes the informer */
    bool is_started;        /* or was told to */
    kin_lister_watcher *lw; /* owned; NULL if there is none */
    kin_informer *informer; /* owned; NULL until it is made; then it stays */
};

/* Somebody who asks the server; on their stack. */
struct kin__factory_call {
    kin_stop *stop; /* owned; a shutdown stops it */
    struct cds_list_head link;
};

struct kin_factory {
    const kin_allocator *alloc;
    kin_factory_opts opts; /* texts of the pool */
    kin_client *client;    /* owned reference; may be NULL */

    struct kin__mutex mutex;  /* all below */
    struct kin__cond changed; /* an entry is being made no more */
    struct kin__pool pool;
    struct cds_list_head entries;
    struct cds_list_head calls;
    struct kin__runner *runner; /* owned; NULL before the first informer */
    kin_discovery *discovery; /* owned reference; NULL before the first call */
    bool is_shut;
};

/* The entry of a resource.  The lock is held.  NULL if there is none. */
struct kin__factory_entry *kin__factory_find(kin_factory *factory,
                                             const kin_resource *resource);
/* The same, added if it is not there.  0 or KIN_ENOMEM. */
int kin__factory_entry(kin_factory *factory, const kin_resource *resource,
                       struct kin__factory_entry **ret) KIN_NODISCARD;

/* Walks over entries that have an informer, or only those that were started:
 * the first if `entry` is NULL, NULL at the end.  Without the lock. */
struct kin__factory_entry *kin__factory_next(kin_factory *factory,
                                             struct kin__factory_entry *entry,
                                             bool is_started);

/* Whether it has names.  0 or KIN_EINVAL. */
int kin__factory_check(const kin_resource *resource,
                       kin_error *err) KIN_NODISCARD;

#endif /* KIN_INFORMER_FACTORY_IMPL_H */
