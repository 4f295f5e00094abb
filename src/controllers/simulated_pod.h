/* SPDX-License-Identifier: Apache-2.0 */
/*
 * simulated_pod.h - the pods of simulated nodes.
 *
 *   - a pod without a node is bound to one of them, chosen by a hash of its
 *     uid, and then all its containers are reported as running and ready;
 *   - a running pod of a Job succeeds;
 *   - a pod that is deleted ends at once.
 *
 * Pods on other nodes and pods with another scheduler are left alone.
 */
#ifndef KIN_CONTROLLERS_SIMULATED_POD_H
#define KIN_CONTROLLERS_SIMULATED_POD_H

#include "controllers/simulated_node.h"

extern const kin_resource kin__simulated_pod_resource;

/* Reconciles one pod: one step towards its end.  0, or the error of a
 * request. */
int kin__simulated_pod(struct kin__simulated_nodes *self, kin_reconcile *call,
                       kin_error *err) KIN_NODISCARD;

#endif /* KIN_CONTROLLERS_SIMULATED_POD_H */
