/* SPDX-License-Identifier: Apache-2.0 */
/*
 * every_namespace.h - a controller of an object that every namespace has, such
 * as the service account "default".
 *
 * It creates the object in namespaces that lack it, also after it was deleted,
 * but not in those that are being deleted.  Its informer selects objects by
 * name: others of the same resource, such as all ConfigMaps, are never read.
 */
#ifndef KIN_CONTROLLERS_EVERY_NAMESPACE_H
#define KIN_CONTROLLERS_EVERY_NAMESPACE_H

#include <kin/manager.h>
#include <kin/update.h>

#include "base/buf.h"

/* What the object is; static. */
struct kin__every_kind {
    const kin_resource *resource;
    const char *queue;   /* name of the work queue */
    const char *object;  /* name of the object in every namespace */
    kin_update_fn *fill; /* adds to a new or a cached object (else NULL) what it
                            must have; userdata is the controller.  NULL:
                            nothing but its name */
};

/* The controller. */
struct kin__every_namespace {
    const struct kin__every_kind *kind;
    const kin_manager_context *context; /* borrowed */
    struct kin__buf text;               /* for `fill` */
    kin_informer *namespaces;           /* borrowed from its factory */
    kin_informer *objects;              /* owned */
    kin_reconciler *reconciler;         /* owned */
};

/* Creates a controller for a manager; it runs with all of the manager's
 * informers and one of its own.  `ret->self` is a kin__every_namespace, also on
 * failure unless memory ran out.  0, or as kin_informer_new() and the like. */
int kin__every_namespace_make(const kin_manager_context *context,
                              const struct kin__every_kind *kind,
                              kin_manager_controller *ret,
                              kin_error *err) KIN_NODISCARD;

/* Makes the reconciler of a controller that has its informers.  0, or as
 * kin_reconciler_new() and kin_reconciler_add_source(). */
int kin__every_namespace_connect(struct kin__every_namespace *self,
                                 kin_error *err) KIN_NODISCARD;

#endif /* KIN_CONTROLLERS_EVERY_NAMESPACE_H */
