/* SPDX-License-Identifier: Apache-2.0 */
/*
 * template.h - comparing and hashing pod templates.
 *
 * A deployment finds the replica set of its template by comparing templates,
 * not by hash; the hash only makes a name and a label that differ between sets.
 * Kubernetes hashes how Go prints its structs, with fields in the order of
 * their declaration, so its hash changes whenever a field is added to pods.
 * Ours hashes the values themselves: the order of members does not matter, and
 * null or empty members are ignored.  Either controller takes over the replica
 * sets of the other, since both compare templates.
 */
#ifndef KIN_CONTROLLERS_TEMPLATE_H
#define KIN_CONTROLLERS_TEMPLATE_H

#include <stdbool.h>
#include <stdint.h>

#include <kin/value.h>

/* The label that distinguishes the pods of replica sets. */
#define KIN__TEMPLATE_HASH_LABEL "pod-template-hash"

enum { KIN__TEMPLATE_HASH_SIZE = 11 }; /* at most ten letters, and a NUL */

/* Whether two templates (PodTemplateSpec) are equal except for that label. */
bool kin__template_equal(kin_value a, kin_value b);

/* A short name for a template, of letters that form no words; differs for each
 * value of `collisions`, the number of names that were taken. */
void kin__template_hash(kin_value pod_template, int32_t collisions,
                        char ret[KIN__TEMPLATE_HASH_SIZE]);

#endif /* KIN_CONTROLLERS_TEMPLATE_H */
