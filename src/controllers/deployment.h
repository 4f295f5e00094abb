/* SPDX-License-Identifier: Apache-2.0 */
/*
 * deployment.h - the controller of Deployments: replica sets of changing
 * templates, one after the other.
 *
 * One call takes one step (rollout.h) and tells the status; what the sets do
 * with it brings the next call.
 *
 *   A  The set of a template is found by the template; if there is none it is
 *      made.  Its revision is one more than that of all others.
 *   B  A reconcile sees all sets that earlier ones have written
 *      (kin_reconcile_wrote()), so that it does not make one twice, nor count
 *      with sizes of before.
 *   C  A paused deployment follows changes of its size, and nothing else.
 */
#ifndef KIN_CONTROLLERS_DEPLOYMENT_H
#define KIN_CONTROLLERS_DEPLOYMENT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/api/apps/v1.h>
#include <kin/api/core/v1.h>
#include <kin/manager.h>

#include "controllers/deployment_status.h"
#include "controllers/held.h"
#include "controllers/rollout.h"

/* The controller. */
struct kin__deployments {
    const kin_manager_context *context; /* borrowed */
    apps_v1_deployment_informer deployments;
    apps_v1_replica_set_informer sets;
    core_v1_pod_informer pods;
    kin_reconciler *reconciler; /* owned */
};

/* One call for one deployment. */
struct kin__deployment_job {
    struct kin__deployments *self;
    kin_reconcile *call;
    kin_call_opts opts;
    kin_snapshot *deployments; /* owned */
    kin_snapshot *all_sets;    /* owned */
    apps_v1_deployment deployment;
    struct kin__rollout rollout;
    struct kin__deployment_facts facts;
    struct kin__condition failure; /* what `facts` may refer to */
    struct kin__rollout_set *sets; /* owned; those of the deployment */
    size_t count;
    size_t room;
    struct kin__held held; /* what `sets` may view */

    /* What the status is to say besides. */
    bool is_rolling_out;             /* progress is judged */
    bool is_stopped;                 /* nothing but what is below */
    enum kin__deployment_event note; /* with a `note_name` */
    char note_name[272];             /* of the new set; empty: no note */
    const char *note_why;            /* of a failure; borrowed */
    int64_t revision;                /* of the new set; 0: not known */
    int32_t collisions;              /* names that were taken, in this call */
};

void kin__deployment_job_done(struct kin__deployment_job *job);

/* Finds the sets of the deployment, adopts and releases, and finds the new one
 * among them. */
int kin__deployment_claim(struct kin__deployment_job *job, kin_error *err);

/* The new set; NULL if there is none yet. */
struct kin__rollout_set *kin__deployment_new_set(
    struct kin__deployment_job *job);

/* Gives the new set what it should have but its size: annotations and revision;
 * with `may_create` it is made if there is none. */
int kin__deployment_sync_new(struct kin__deployment_job *job, bool may_create,
                             kin_error *err);

/* Gives all sets the size that is `wanted` of them, and notes the size of those
 * that are `is_noted`. */
int kin__deployment_scale(struct kin__deployment_job *job, kin_error *err);

/* Deletes old sets that nobody will go back to. */
int kin__deployment_clean_up(struct kin__deployment_job *job, kin_error *err);

/* Tells the status, and asks for another call if a deadline is to be met. */
int kin__deployment_tell(struct kin__deployment_job *job, kin_error *err);

#endif /* KIN_CONTROLLERS_DEPLOYMENT_H */
