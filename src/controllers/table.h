/* SPDX-License-Identifier: Apache-2.0 */
/*
 * table.h - the controllers that `kin controller-manager` can run.
 *
 * A controller is a file NAME.c (or several, NAME_*.c) that defines one
 * `const kin_manager_descriptor kin__controller_NAME`, and has one line in
 * KIN__CONTROLLERS below.  They are made in this order.
 */
#ifndef KIN_CONTROLLERS_TABLE_H
#define KIN_CONTROLLERS_TABLE_H

#include <kin/manager.h>

#define KIN__CONTROLLERS(X)                                                    \
    X(namespace)                                                               \
    X(gc)                                                                      \
    X(hollow)                                                                  \
    X(deployment)                                                              \
    X(replicaset)

#define KIN__DECLARE_CONTROLLER(name)                                          \
    extern const kin_manager_descriptor kin__controller_##name;
KIN__CONTROLLERS(KIN__DECLARE_CONTROLLER)
#undef KIN__DECLARE_CONTROLLER

/* All of them; ends with NULL. */
extern const kin_manager_descriptor *const kin__controllers[];

#endif /* KIN_CONTROLLERS_TABLE_H */
