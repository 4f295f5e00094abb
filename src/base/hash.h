/* SPDX-License-Identifier: Apache-2.0 */
/*
 * hash.h - seeded hashes for in-memory tables.
 *
 * Names, labels and keys come from the network.  An attacker that knows the
 * hash function can choose keys that all collide, so that a table of n keys
 * costs n
 * * n steps (hash flooding).  Therefore every hash takes a seed: take one per
 * process or per table from kin__random_seed_from_os() and keep it secret; in a
 * simulation derive it from the simulation's seed.
 *
 * The hash function is XXH3, so values are the same on all platforms for a
 * given seed.  Still, do not write them to disk or to the network: they would
 * leak information about the seed.
 */
#ifndef KIN_BASE_HASH_H
#define KIN_BASE_HASH_H

#include <kin/str.h>

uint64_t kin__hash(kin_str s, uint64_t seed);
uint64_t kin__hash_u64(uint64_t value, uint64_t seed);

/* Returns the seed of this process, for tables that live no longer than a call.
 * The first call takes it from the kernel.  Threads: any. */
uint64_t kin__hash_seed(void);

#endif /* KIN_BASE_HASH_H */
