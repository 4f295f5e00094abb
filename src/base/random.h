/* SPDX-License-Identifier: Apache-2.0 */
/*
 * random.h - random numbers that can be had again.
 *
 * The n-th number of a stream is XXH3 of n under the stream's seed, so there is
 * no generator of our own to get wrong: for a fixed seed XXH3 maps the counter
 * one to one onto well-mixed 64-bit values.  The same seed gives the same
 * stream on every platform and in every version; tests and simulations rely on
 * that.  It is for jitter, backoff, sampling, shuffling and hash seeds, not for
 * secrets: whoever sees some numbers may compute the rest.
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
    uint64_t drawn; /* numbers given so far */
};

void kin__random_init(struct kin__random *random, uint64_t seed);

/* All 64-bit values are equally likely. */
uint64_t kin__random_u64(struct kin__random *random);

/* 0 to `limit` - 1, without bias; `limit` is not 0. */
uint64_t kin__random_below(struct kin__random *random, uint64_t limit);

/* 0 or more and less than 1, in steps of 2^-53. */
double kin__random_double(struct kin__random *random);

void kin__random_bytes(struct kin__random *random, void *ret, size_t count);

/* Puts `count` items of `size` bytes into an order of which all are equally
 * likely, as far as 64 bits of seed reach. */
void kin__random_shuffle(struct kin__random *random, void *items, size_t count,
                         size_t size);

/* A seed that nobody can guess, from the kernel.  Never waits: at boot, before
 * the kernel has gathered enough, it fails.  0 or KIN_ESYSTEM. */
int kin__random_seed_from_os(uint64_t *ret, kin_error *err) KIN_NODISCARD;

#endif /* KIN_BASE_RANDOM_H */
