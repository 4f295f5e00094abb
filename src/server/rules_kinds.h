/* SPDX-License-Identifier: Apache-2.0 */
/*
 * rules_kinds.h - the engine's rules for built-in kinds, based on kinds.h.
 *
 * Custom resources use kin__rules_plain.
 */
#ifndef KIN_SERVER_RULES_KINDS_H
#define KIN_SERVER_RULES_KINDS_H

#include "server/claims.h"
#include "server/rules.h"

struct kin__schema;

/* The rules and their data. */
struct kin__rules_kinds {
    struct kin__rules rules;
    const struct kin__schema *schema; /* borrowed */
    struct kin__claims claims;        /* its engine is set later */
};

void kin__rules_kinds_init(struct kin__rules_kinds *kinds,
                           const kin_allocator *alloc,
                           const struct kin__schema *schema, uint64_t seed);
void kin__rules_kinds_done(struct kin__rules_kinds *kinds);

#endif /* KIN_SERVER_RULES_KINDS_H */
