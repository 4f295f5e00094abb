/* SPDX-License-Identifier: Apache-2.0 */
/*
 * controller.h - the controllers that `kin controller-manager` can run, and
 * what they have in common.
 *
 * A controller is a file NAME.c that defines one
 * `const kin_manager_descriptor kin__controller_NAME` and has one line in
 * KIN__CONTROLLERS below.  The manager creates them in this order.
 */
#ifndef KIN_CONTROLLERS_CONTROLLER_H
#define KIN_CONTROLLERS_CONTROLLER_H

#include <kin/edit.h>
#include <kin/manager.h>
#include <kin/update.h>

#define KIN__CONTROLLERS(X)                                                    \
    X(namespace)                                                               \
    X(service_account)                                                         \
    X(root_ca)                                                                 \
    X(gc)                                                                      \
    X(simulated_node)                                                          \
    X(deployment)                                                              \
    X(replicaset)                                                              \
    X(disruption)

#define KIN__DECLARE_CONTROLLER(name)                                          \
    extern const kin_manager_descriptor kin__controller_##name;
KIN__CONTROLLERS(KIN__DECLARE_CONTROLLER)
#undef KIN__DECLARE_CONTROLLER

/* All of them; ends with NULL. */
extern const kin_manager_descriptor *const kin__controllers[];

/* Options for the reconciler of a controller: allocator and log are the
 * manager's, `self` is the userdata of `reconcile`. */
kin_reconciler_opts kin__controller_opts(const kin_manager_context *context,
                                         const char *name,
                                         kin_reconcile_fn *reconcile,
                                         void *self, unsigned workers);

/* Gets a cached object, with a reference; NULL if there is none.  0 or
 * KIN_ENOMEM. */
int kin__controller_find(kin_informer *informer, kin_str ns, kin_str name,
                         kin_object **ret, kin_error *err) KIN_NODISCARD;

/* Sets a member of an object to a string. */
void kin__set_text(kin_edit *edit, kin_spot object, const char *key,
                   const char *text);

/* One write of a status; everything is borrowed. */
struct kin__status_change {
    kin_client *client;
    const kin_resource *resource;
    const kin_object *object; /* as cached */
    kin_update_fn *fill;
    void *userdata; /* of `fill` */
    const kin_call_opts *opts;
    kin_reconcile *call;    /* its next run waits until the cache has it */
    kin_informer *informer; /* whose cache has the object */
};

/* Writes a status unless it is unchanged.  An object that no longer exists is
 * not an error: the cache is stale and its delete event is on the way.  0, or
 * as kin_client_update_with_retry() and kin_reconcile_wrote(). */
int kin__status_write(const struct kin__status_change *change,
                      kin_error *err) KIN_NODISCARD;

#endif /* KIN_CONTROLLERS_CONTROLLER_H */
