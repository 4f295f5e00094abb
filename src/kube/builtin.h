/* SPDX-License-Identifier: Apache-2.0 */
/*
 * builtin.h - the table behind kin/resource.h.
 */
#ifndef KIN_KUBE_BUILTIN_H
#define KIN_KUBE_BUILTIN_H

#include <kin/resource.h>

enum { KIN__BUILTIN_COUNT = 147 };

/* Sorted by group, version and plural in byte order. */
extern const kin_resource kin__builtins[KIN__BUILTIN_COUNT];

#endif /* KIN_KUBE_BUILTIN_H */
