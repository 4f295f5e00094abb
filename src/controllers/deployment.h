/* SPDX-License-Identifier: Apache-2.0 */
/*
 * deployment.h - the controller of Deployments: one replica set for each pod
 * template, rolled out one after the other.
 *
 * Each call takes one step (rollout.h) and writes the status; the changes of
 * the replica sets trigger the next call.
 *
 *   A  The replica set of a template is found by comparing templates, and
 *      created if it does not exist.  Its revision is one more than the highest
 *      revision of the others.
 *   B  A call sees all replica sets that earlier calls wrote
 *      (kin_reconcile_wrote()), so that it neither creates one twice nor
 *      calculates with stale sizes.
 *   C  A paused deployment only follows changes of its size.
 */
#ifndef KIN_CONTROLLERS_DEPLOYMENT_H
#define KIN_CONTROLLERS_DEPLOYMENT_H

#include <kin/api/apps/v1.h>
#include <kin/api/core/v1.h>
#include <kin/manager.h>

/* The controller. */
struct kin__deployments {
    const kin_manager_context *context; /* borrowed */
    apps_v1_deployment_informer deployments;
    apps_v1_replica_set_informer sets;
    core_v1_pod_informer pods;
    kin_reconciler *reconciler; /* owned */
};

#endif /* KIN_CONTROLLERS_DEPLOYMENT_H */
