/* SPDX-License-Identifier: Apache-2.0 */
/*
 * replicaset.h - the controller of ReplicaSets: as many pods of a template as
 * are wanted.
 *
 *   A  Pods that match and are nobody's are adopted, those that match no longer
 *      are let go (claim.h).
 *   B  A reconcile sees all pods that earlier ones have made
 *      (kin_reconcile_wrote()), and counts those as gone that they have deleted
 *      (doomed.h).  So nothing is made or deleted twice.
 *   C  Pods are made in batches of 1, 2, 4 ... (slow_start.h), and at most
 *      KIN__REPLICASET_BURST of them are made or deleted at a time.
 */
#ifndef KIN_CONTROLLERS_REPLICASET_H
#define KIN_CONTROLLERS_REPLICASET_H

#include <stddef.h>
#include <stdint.h>

#include <kin/api/apps/v1.h>
#include <kin/api/core/v1.h>
#include <kin/manager.h>

#include "controllers/conditions.h"
#include "controllers/doomed.h"
#include "controllers/held.h"
#include "controllers/pods.h"

enum { KIN__REPLICASET_BURST = 500 };

/* The controller. */
struct kin__replicasets {
    const kin_manager_context *context; /* borrowed */
    apps_v1_replica_set_informer sets;
    core_v1_pod_informer pods;
    kin_reconciler *reconciler; /* owned */
    struct kin__doomed doomed;
};

/* One call for one set. */
struct kin__replicaset_job {
    struct kin__replicasets *self;
    kin_reconcile *call;
    kin_call_opts opts;
    kin_snapshot *sets; /* owned */
    kin_snapshot *all;  /* owned: pods */
    apps_v1_replica_set set;
    struct kin__pod *pods; /* owned; those of the set that count */
    size_t count;
    size_t room;
    struct kin__held adopted; /* what `pods` may view */
    int32_t terminating;      /* on their way out */
    int64_t now_s;
};

void kin__replicaset_job_done(struct kin__replicaset_job *job);

/* Finds the pods of the set, adopts and releases. */
int kin__replicaset_claim(struct kin__replicaset_job *job, kin_error *err);

/* Makes or deletes pods until there are as many as wanted, or as many as may be
 * made or deleted at a time. */
int kin__replicaset_manage(struct kin__replicaset_job *job, kin_error *err);

/* ---- status, without requests ---- */

struct kin__replicaset_status {
    int32_t replicas;
    int32_t labelled; /* with all labels of the template */
    int32_t ready;
    int32_t available;
    int32_t terminating;
    int64_t observed_generation;
    const char *failure; /* of making or deleting pods; NULL: none */
    int32_t wanted;
    int64_t now_s;
};

/* Counts the pods that were claimed. */
struct kin__replicaset_status kin__replicaset_count(
    const struct kin__replicaset_job *job);

/* Writes it below `status` of `set`, which the edit is of. */
void kin__replicaset_status_write(const struct kin__replicaset_status *status,
                                  const kin_object *set, kin_edit *edit);

/* In how many milliseconds the next ready pod will be available; 0: none. */
int64_t kin__replicaset_next_ms(const struct kin__replicaset_job *job);

#endif /* KIN_CONTROLLERS_REPLICASET_H */
