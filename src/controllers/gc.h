/* SPDX-License-Identifier: Apache-2.0 */
/*
 * gc.h - the garbage collector: deletes objects whose owners are gone.
 *
 *   gc.c          the controller: life cycle, and the verdict on one object
 *   gc_monitor.c  a metadata-only informer for each resource
 *   gc_graph.c    the graph of owners and dependents
 *
 * As in Kubernetes: the graph says which objects to check.  Before an object is
 * deleted, the server is asked whether it still is what the graph says, and the
 * delete request names uid and version.  The graph is trusted if it says that
 * an owner exists, or that its deletion was observed; owners that it never
 * observed, or that differ from the owner reference, are fetched from the
 * server.  Those that it never observed are fetched again with a growing delay.
 *
 * Threads: handlers of informers change the graph, workers read it.  The mutex
 * is held for that only, and while keys are added.
 */
#ifndef KIN_CONTROLLERS_GC_H
#define KIN_CONTROLLERS_GC_H

#include <kin/manager.h>

#include "base/list.h"
#include "base/lock.h"
#include "controllers/gc_graph.h"

struct kin__gc {
    const kin_manager_context *context;
    kin_reconciler *reconciler;    /* owned */
    struct cds_list_head monitors; /* owned; for gc_run() only */
    struct kin__mutex mutex;
    struct kin__gc_graph graph; /* guarded by `mutex`, as the next two */
    bool has_begun;             /* collecting */
    char missing[KIN__GC_NAME_SIZE *
                 2]; /* a resource that has not synced, until then */
};

/* Asks the server for its resources, monitors all that can be deleted, and
 * stops monitoring those that are no longer served.  On failure the present
 * monitors stay. */
int kin__gc_monitor_all(struct kin__gc *gc, kin_stop *stop,
                        kin_error *err) KIN_NODISCARD;
/* Whether a monitored resource was not found since the last call: then
 * discovery should be repeated. */
bool kin__gc_monitor_lost(struct kin__gc *gc);
/* Waits until all monitors have synced, or until the deadline. */
void kin__gc_monitor_wait(struct kin__gc *gc, kin_stop *stop,
                          kin_deadline deadline);
/* Removes all monitors. */
void kin__gc_monitor_end(struct kin__gc *gc);

/* Checks whether an object should exist, and deletes it if not.  0; 1 if it
 * depends on an owner that only the server knows, whose deletion would not be
 * noticed; or an error to be retried. */
int kin__gc_delete(struct kin__gc *gc, kin_str uid, kin_stop *stop,
                   kin_error *err) KIN_NODISCARD;
/* Removes an object from the owner references of its dependents, then its
 * finalizer "orphan". */
int kin__gc_orphan(struct kin__gc *gc, kin_str uid, kin_stop *stop,
                   kin_error *err) KIN_NODISCARD;

#endif /* KIN_CONTROLLERS_GC_H */
