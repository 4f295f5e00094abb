/* SPDX-License-Identifier: Apache-2.0 */
/*
 * identify.h - which cluster a server belongs to.
 *
 * The identity is the uid of an object that lives as long as the cluster: the
 * namespace kube-system; without the right to get it, the service
 * default/kubernetes.  It does not reveal a restored backup: proof.h does.
 */
#ifndef KIN_INFORMER_IDENTIFY_H
#define KIN_INFORMER_IDENTIFY_H

#include <stdbool.h>

#include <kin/client.h>

enum { KIN__CLUSTER_SIZE = 96 };

/* Writes the identity, such as "namespace UID"; empty if neither object can be
 * read.  Blocks, at most for some seconds. */
void kin__cluster_get(kin_client *client, kin_stop *stop,
                      char ret[KIN__CLUSTER_SIZE]);

/* What to get to compare with an identity; false if it is empty. */
bool kin__cluster_object(const char *identity, kin_resource *ret_resource,
                         kin_namespaced_name *ret_name);
/* Whether that object has the uid of the identity. */
bool kin__cluster_is(const char *identity, kin_str uid);

#endif /* KIN_INFORMER_IDENTIFY_H */
