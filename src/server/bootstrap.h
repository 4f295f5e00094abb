/* SPDX-License-Identifier: Apache-2.0 */
/*
 * bootstrap.h - the objects that kube-apiserver creates when it starts: the
 * roles and bindings of RBAC, priority classes, an APIService for each version
 * of a group, the Service kubernetes, and what authenticates other servers.
 *
 * Missing objects are created; existing ones are not changed.
 */
#ifndef KIN_SERVER_BOOTSTRAP_H
#define KIN_SERVER_BOOTSTRAP_H

#include "server/engine.h"

/* Creates the objects, after kin__engine_start().
 * @param client_ca  certificates that sign those of clients; empty for none
 * @return 0, or the error of the engine */
int kin__bootstrap(struct kin__engine *engine, const kin_allocator *alloc,
                   kin_str client_ca, kin_error *err) KIN_NODISCARD;

/* The label of an APIService that the server maintains. */
#define KIN__AUTOMANAGED "kube-aggregator.kubernetes.io/automanaged"

/* Creates the APIService of a version of custom resources. */
int kin__bootstrap_group(struct kin__engine *engine, const kin_allocator *alloc,
                         kin_str group, kin_str version,
                         kin_error *err) KIN_NODISCARD;

/* The facts about these objects.  Static. */
kin_str kin__bootstrap_facts(void);

#endif /* KIN_SERVER_BOOTSTRAP_H */
