/* SPDX-License-Identifier: Apache-2.0 */
/*
 * template.h - pod templates: when two are the same, and a short name for one.
 *
 * A deployment finds the replica set of its template by comparing templates,
 * not by a hash; the hash only makes a name and a label that differ between
 * sets.  Kubernetes' own hash is one of how the Go runtime prints its structs,
 * with fields in the order of their declaration, so it changes with every field
 * that is added to a pod.  Ours is one of the values themselves: the order of
 * members does not count, nor do members that are null or empty.  Either
 * controller takes over the sets of the other, as they compare templates.
 */
#ifndef KIN_CONTROLLERS_TEMPLATE_H
#define KIN_CONTROLLERS_TEMPLATE_H

#include <stdbool.h>
#include <stdint.h>

#include <kin/value.h>

/* The label that tells the pods of replica sets apart. */
#define KIN__TEMPLATE_HASH_LABEL "pod-template-hash"

enum { KIN__TEMPLATE_HASH_SIZE = 11 }; /* ten letters or less, and a NUL */

/* Whether two templates (PodTemplateSpec) are the same but for that label. */
bool kin__template_equal(kin_value a, kin_value b);

/* A short text for a template, of letters that make no words; another one for
 * another `collisions`, which counts the names that were taken. */
void kin__template_hash(kin_value pod_template, int32_t collisions,
                        char ret[KIN__TEMPLATE_HASH_SIZE]);

#endif /* KIN_CONTROLLERS_TEMPLATE_H */
