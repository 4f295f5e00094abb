/* SPDX-License-Identifier: Apache-2.0 */
#include "base/random.h"

#include <assert.h>
#include <endian.h>
#include <errno.h>
#include <string.h>
#include <sys/random.h>

#include "base/hash.h"

void kin__random_init(struct kin__random *random, uint64_t seed)
{
    *random = (struct kin__random){.seed = seed};
}

uint64_t kin__random_u64(struct kin__random *random)
{
    return kin__hash_u64(random->drawn++, random->seed);
}

uint64_t kin__random_below(struct kin__random *random, uint64_t limit)
{
    assert(limit > 0);
    /* 2^64 is usually not a multiple of `limit`: the lowest 2^64 % limit values
     * would make some remainders more likely, so they are rejected. */
    const uint64_t surplus = (0 - limit) % limit;
    uint64_t value = 0;

    do {
        value = kin__random_u64(random);
    } while (value < surplus);
    return value % limit;
}

double kin__random_double(struct kin__random *random)
{
    /* A double has 53 bits of mantissa. */
    return (double)(kin__random_u64(random) >> 11) * 0x1p-53;
}

void kin__random_bytes(struct kin__random *random, void *ret, size_t count)
{
    unsigned char *at = ret;

    while (count > 0) {
        uint64_t value = htole64(kin__random_u64(random));
        size_t step = count < sizeof(value) ? count : sizeof(value);
        memcpy(at, &value, step);
        at += step;
        count -= step;
    }
}

static void swap_bytes(unsigned char *a, unsigned char *b, size_t size)
{
    for (size_t i = 0; i < size; i++) {
        unsigned char byte = a[i];
        a[i] = b[i];
        b[i] = byte;
    }
}

void kin__random_shuffle(struct kin__random *random, void *items, size_t count,
                         size_t size)
{
    unsigned char *base = items;

    assert(size > 0);
    /* Fisher-Yates: swap the last item with any of the items up to it. */
    for (size_t left = count; left > 1; left--) {
        size_t chosen = (size_t)kin__random_below(random, left);
        swap_bytes(base + chosen * size, base + (left - 1) * size, size);
    }
}

int kin__random_seed_from_os(uint64_t *ret, kin_error *err)
{
    uint64_t seed = 0;

    /* Requests of up to 256 bytes are never partial or interrupted. */
    ssize_t got = getrandom(&seed, sizeof(seed), GRND_NONBLOCK);
    if (got != (ssize_t)sizeof(seed))
        return kin_error_set_errno(err, errno, "random seed");
    *ret = seed;
    return 0;
}
