/* SPDX-License-Identifier: Apache-2.0 */
/*
 * simulated_node.h - the controller of simulated nodes, which lets pods "run"
 * in a cluster without kubelets.  Users know them as hollow nodes, kubemark's
 * word.
 *
 * It plays scheduler and kubelet as far as the API shows them:
 *
 * It plays scheduler and kubelet as far as the API shows them: it creates the
 * nodes, keeps them ready, and reports what their pods do (simulated_pod.h).
 * A server may give new nodes the taint node.kubernetes.io/not-ready, which the
 * controller removes once they are ready, as Kubernetes' node lifecycle
 * controller does.
 *
 * Nothing is executed; resource requests, selectors and taints are ignored.
 */
#ifndef KIN_CONTROLLERS_SIMULATED_NODE_H
#define KIN_CONTROLLERS_SIMULATED_NODE_H

#include <kin/edit.h>
#include <kin/manager.h>

enum { KIN__SIMULATED_NAME_SIZE = 40 };

/* The controller. */
struct kin__simulated_nodes {
    const kin_manager_context *context; /* borrowed */
    kin_informer *nodes;                /* borrowed from the factory */
    kin_informer *pods;                 /* borrowed from the factory */
    kin_reconciler *reconciler;         /* owned */
    uint64_t count;                     /* number of nodes; not 0 */
};

extern const kin_resource kin__simulated_node_resource;

/* Formats the name of node `number`. */
void kin__simulated_node_name(uint64_t number,
                              char ret[KIN__SIMULATED_NAME_SIZE]);

/* Whether a node is one of the simulated ones; `ret` gets its number. */
bool kin__simulated_node_number(const struct kin__simulated_nodes *self,
                                kin_str name, uint64_t *ret);

/* Reconciles one node: creates it, writes its status, or removes its taint. */
int kin__simulated_node(struct kin__simulated_nodes *self, kin_reconcile *call,
                        kin_error *err) KIN_NODISCARD;

#endif /* KIN_CONTROLLERS_SIMULATED_NODE_H */
