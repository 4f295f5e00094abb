/* SPDX-License-Identifier: Apache-2.0 */
/*
 * hash.h - seeded hashes for tables that live in memory.
 *
 * Names, labels and keys come from the network.  Whoever knows the hash
 * function can choose them so that all land in one chain, and a table of n of
 * them costs n * n steps (hash flooding).  Therefore there is no hash without a
 * seed: take one per process or per table from kin__random_seed_from_os() and
 * tell nobody; in a simulation take it from the simulation's seed.
 *
 * The values are XXH3's and the same on all platforms for a given seed, yet
 * they are no fingerprints: do not write them to disk or to the network, where
 * they would tell about the seed.
 */
#ifndef KIN_BASE_HASH_H
#define KIN_BASE_HASH_H

#include <kin/str.h>

uint64_t kin__hash(kin_str s, uint64_t seed);
uint64_t kin__hash_u64(uint64_t value, uint64_t seed);

/* The seed of this process, for tables that live as long as a call: from the
 * kernel at the first call, later the same.  Threads: any. */
uint64_t kin__hash_seed(void);

#endif /* KIN_BASE_HASH_H */
