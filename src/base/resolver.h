/* SPDX-License-Identifier: Apache-2.0 */
/*
 * resolver.h - lookups that a program answers.
 */
#ifndef KIN_BASE_RESOLVER_H
#define KIN_BASE_RESOLVER_H

#include <kin/loop.h>

/* Embedded in its owner, which the answer releases. */
struct kin_resolve {
    void (*answer)(struct kin_resolve *lookup, const char *const *addresses,
                   size_t count);
};

/* Returns the resolver of a loop; NULL for none. */
const kin_resolver *kin__loop_resolver(const kin_loop *loop);

#endif /* KIN_BASE_RESOLVER_H */
