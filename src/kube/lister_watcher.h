/* SPDX-License-Identifier: Apache-2.0 */
/*
 * lister_watcher.h - lister-watchers inside the library.
 */
#ifndef KIN_KUBE_LISTER_WATCHER_H
#define KIN_KUBE_LISTER_WATCHER_H

#include <kin/lister_watcher.h>

#include "kube/inbox.h"
#include "kube/pool.h"

/* A collection of an API server. */
struct kin__client_lw {
    kin_lister_watcher lw;
    kin_client *client; /* borrowed, or owned if the pool is in use */
    kin_resource resource;
    kin_resource told; /* what its objects are said to be */
    bool is_metadata_only;
    kin_str ns;
    struct kin__pool pool; /* of copies */
};

/* One that borrows all it is given, for the time of a call: nothing to
 * release. */
void kin__client_lw_borrow(struct kin__client_lw *lw, kin_client *client,
                           const kin_resource *resource, kin_str ns);

/* Starts a list or a watch into an inbox, and starts it again as kube/retry.h
 * has it, until the server agrees to it.  0; 1 for a watch that always broke:
 * it counts as one that ended at once; or why it failed.  Fills
 * opts->call->ret_status. */
int kin__lister_watcher_open(kin_lister_watcher *lw, const kin_list_opts *opts,
                             bool is_watch, struct kin__inbox *inbox,
                             kin_error *err) KIN_NODISCARD;

/* What to put in front of an error: "list pods". */
void kin__lister_watcher_wrap(const kin_lister_watcher *lw, bool is_watch,
                              kin_error *err);

#endif /* KIN_KUBE_LISTER_WATCHER_H */
