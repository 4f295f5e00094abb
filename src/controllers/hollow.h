/* SPDX-License-Identifier: Apache-2.0 */
/*
 * hollow.h - nodes without machines, so that a cluster without kubelets is
 * alive.
 *
 *   hollow.c       the controller
 *   hollow_node.c  a node that says that it is ready
 *   hollow_pod.c   pods: which node they run on, that they run, and their end
 *
 * It is scheduler and kubelet in one, as far as the API shows them: a pod that
 * has no node gets one of ours, by its uid; then all its containers run and are
 * ready; when it is deleted it ends at once.  Nothing is started, and nobody
 * looks at resources, selectors or taints.  Pods of other nodes, and those that
 * wait for another scheduler, are left alone.
 */
#ifndef KIN_CONTROLLERS_HOLLOW_H
#define KIN_CONTROLLERS_HOLLOW_H

#include <kin/edit.h>
#include <kin/manager.h>

enum { KIN__HOLLOW_NAME_SIZE = 40 };

struct kin__hollow {
    const kin_manager_context *context;
    kin_informer *nodes;
    kin_informer *pods;
    kin_reconciler *reconciler; /* owned */
    uint64_t count;             /* of nodes */
};

extern const kin_resource kin__hollow_nodes;
extern const kin_resource kin__hollow_pods;

/* The name of a node. */
void kin__hollow_name(uint64_t number, char ret[KIN__HOLLOW_NAME_SIZE]);
/* Whether a node is ours; which one. */
bool kin__hollow_number(const struct kin__hollow *self, kin_str name,
                        uint64_t *ret);

/* Makes a node, or makes it ready. */
int kin__hollow_node(struct kin__hollow *self, kin_reconcile *call,
                     kin_error *err) KIN_NODISCARD;
/* Does the next thing about a pod. */
int kin__hollow_pod(struct kin__hollow *self, kin_reconcile *call,
                    kin_error *err) KIN_NODISCARD;

/* An object of an informer's copy, with a reference; NULL if there is none.  0
 * or KIN_ENOMEM. */
int kin__hollow_find(kin_informer *informer, const kin_work_key *key,
                     kin_object **ret, kin_error *err) KIN_NODISCARD;

static inline void kin__hollow_set(kin_edit *edit, kin_spot object,
                                   const char *key, const char *text)
{
    (void)kin_edit_set_str(edit, kin_edit_member(edit, object, kin_s(key)),
                           kin_s(text));
}

#endif /* KIN_CONTROLLERS_HOLLOW_H */
