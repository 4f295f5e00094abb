/* SPDX-License-Identifier: Apache-2.0 */
/*
 * gc.h - the garbage collector: what has lost its owners goes.
 *
 *   gc.c          the controller: life, and one object at a time
 *   gc_object.c   whether an object should be there, and what follows
 *   gc_monitor.c  an informer for each resource, with metadata alone
 *   gc_graph.c    who owns whom
 *
 * As in Kubernetes: the graph says what should be looked at; before anything is
 * deleted the server is asked whether the object is still what the graph says,
 * and the deletion names uid and version.  The graph is trusted where it says
 * that an owner is there, or was seen to go: only owners that it never saw, or
 * that are not what the object says, are asked for.  Those that it never saw
 * are asked for again, later and later.
 *
 * Threads: handlers of informers change the graph, workers read it.  The
 * mutex is held for that only, and while keys are added.
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
    struct cds_list_head monitors; /* owned; of the thread that runs */
    struct kin__mutex mutex;
    struct kin__gc_graph graph;          /* guarded by it, as the next two */
    bool has_begun;                      /* to collect */
    char missing[KIN__GC_NAME_SIZE * 2]; /* what it waits for until then */
};

/* Looks what the server serves, follows all that can be deleted, and nothing
 * that is no longer served.  0, or why that is not known; then what is followed
 * already stays so. */
int kin__gc_monitor_all(struct kin__gc *gc, kin_stop *stop,
                        kin_error *err) KIN_NODISCARD;
/* Whether a resource that is followed is not found since the last time this was
 * asked: what the server serves should be looked at. */
bool kin__gc_monitor_lost(struct kin__gc *gc);
/* Waits until all that is there has been seen; at most until the deadline. */
void kin__gc_monitor_wait(struct kin__gc *gc, kin_stop *stop,
                          kin_deadline deadline);
/* Follows nothing any more. */
void kin__gc_monitor_end(struct kin__gc *gc);

/* Sees whether an object should be there.  0; 1 if it depends on an owner that
 * only the server knows, of whose end nobody would tell; or why it is to be
 * tried again. */
int kin__gc_delete(struct kin__gc *gc, kin_str uid, kin_stop *stop,
                   kin_error *err) KIN_NODISCARD;
/* Lets go of what an object owns, and then of the object. */
int kin__gc_orphan(struct kin__gc *gc, kin_str uid, kin_stop *stop,
                   kin_error *err) KIN_NODISCARD;

#endif /* KIN_CONTROLLERS_GC_H */
