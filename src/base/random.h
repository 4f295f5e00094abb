/* SPDX-License-Identifier: Apache-2.0 */
/*
 * random.h - reproducible random numbers.
 *
 * The n-th number of a stream is the XXH3 hash of n under the stream's seed:
 * for a fixed seed XXH3 maps the counter one to one onto well-mixed 64-bit
 * values.  The same seed gives the same stream on every platform and in every
 * version; tests and simulations rely on that.  Use it for jitter, backoff,
 * sampling, shuffling and hash seeds, but not for secrets: it is not
 * cryptographically secure.
 *
 * A stream belongs to one thread at a time.
 */
#ifndef KIN_BASE_RANDOM_H
#define KIN_BASE_RANDOM_H

#include <stddef.h>
#include <stdint.h>

#include <kin/error.h>

struct kin__random {
    uint64_t seed;
    uint64_t drawn; /* numbers returned so far */
};

void kin__random_init(struct kin__random *random, uint64_t seed);

/* Returns a uniformly distributed 64-bit value. */
uint64_t kin__random_u64(struct kin__random *random);

/* Returns a value from 0 to `limit` - 1 without bias; `limit` must not be 0. */
uint64_t kin__random_below(struct kin__random *random, uint64_t limit);

/* Returns a value in [0, 1) in steps of 2^-53. */
double kin__random_double(struct kin__random *random);

void kin__random_bytes(struct kin__random *random, void *ret, size_t count);

/* Shuffles `count` items of `size` bytes.  All orders are equally likely, as
 * far as 64 bits of seed allow. */
void kin__random_shuffle(struct kin__random *random, void *items, size_t count,
                         size_t size);

/* Gets an unpredictable seed from the kernel.  Never blocks: it fails early at
 * boot, before the kernel has enough entropy.  0 or KIN_ESYSTEM. */
int kin__random_seed_from_os(uint64_t *ret, kin_error *err) KIN_NODISCARD;

#endif /* KIN_BASE_RANDOM_H */
