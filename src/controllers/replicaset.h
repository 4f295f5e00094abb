/* SPDX-License-Identifier: Apache-2.0 */
/*
 * replicaset.h - the controller of ReplicaSets: keeps the requested number of
 * pods of a template.
 *
 *   A  Pods that match the selector and have no controller are adopted, those
 *      that no longer match are released (claim.h).
 *   B  A call sees all pods that earlier calls created (kin_reconcile_wrote()),
 *      and counts pods that they deleted as deleted (pending_deletes.h).  So no
 *      pod is created or deleted twice.
 *   C  Pods are created in batches of 1, 2, 4 ... (slow_start.h), and one call
 *      creates or deletes at most KIN__REPLICASET_BURST of them.
 */
#ifndef KIN_CONTROLLERS_REPLICASET_H
#define KIN_CONTROLLERS_REPLICASET_H

#include <stddef.h>
#include <stdint.h>

#include <kin/api/apps/v1.h>
#include <kin/api/core/v1.h>
#include <kin/manager.h>

#include "controllers/claim.h"
#include "controllers/conditions.h"
#include "controllers/pending_deletes.h"
#include "controllers/pods.h"

enum { KIN__REPLICASET_BURST = 500 };

/* The controller. */
struct kin__replicasets {
    const kin_manager_context *context; /* borrowed */
    apps_v1_replica_set_informer sets;
    core_v1_pod_informer pods;
    kin_reconciler *reconciler; /* owned */
    struct kin__pending_deletes pending_deletes;
};

/* One call of the reconciler for one replica set. */
struct kin__replicaset_job {
    struct kin__replicasets *self;
    kin_reconcile *call;
    kin_call_opts opts;
    kin_snapshot *sets; /* owned */
    kin_snapshot *all;  /* owned: all pods */
    apps_v1_replica_set set;
    struct kin__pod *pods; /* owned; the active pods of the set */
    size_t count;
    size_t room;
    struct kin__object_refs adopted; /* objects that `pods` views */
    int32_t terminating;             /* number of pods that are being deleted */
    int64_t now_s;
};

/* ---- status ---- */

struct kin__replicaset_status {
    int32_t replicas;
    int32_t labelled; /* pods with all labels of the template */
    int32_t ready;
    int32_t available;
    int32_t terminating;
    int64_t observed_generation;
    const char *failure; /* of creating or deleting pods; NULL: none */
    int32_t wanted;
    int64_t now_s;
};

/* Makes the status from the claimed pods. */
struct kin__replicaset_status kin__replicaset_count(
    const struct kin__replicaset_job *job);

/* Writes the status of `set`, which is the base of the edit. */
void kin__replicaset_status_write(const struct kin__replicaset_status *status,
                                  const kin_object *set, kin_edit *edit);

/* Milliseconds until the next ready pod becomes available; 0: none. */
int64_t kin__replicaset_next_ms(const struct kin__replicaset_job *job);

#endif /* KIN_CONTROLLERS_REPLICASET_H */
