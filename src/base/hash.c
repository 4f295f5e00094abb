/* SPDX-License-Identifier: Apache-2.0 */
/* Not inline: XXH3 would add several kilobytes of code to every user. */
#include "base/hash.h"

#include <endian.h>
#include <stdatomic.h>
#include <xxhash.h>

#include "base/random.h"

uint64_t kin__hash(kin_str s, uint64_t seed)
{
    /* An empty view may have a NULL pointer. */
    return XXH3_64bits_withSeed(s.len > 0 ? s.ptr : "", s.len, seed);
}

uint64_t kin__hash_u64(uint64_t value, uint64_t seed)
{
    const uint64_t bytes = htole64(value);

    return XXH3_64bits_withSeed(&bytes, sizeof(bytes), seed);
}

uint64_t kin__hash_seed(void)
{
    static _Atomic uint64_t shared; /* 0 until initialised */
    uint64_t seed = atomic_load_explicit(&shared, memory_order_relaxed);
    uint64_t none = 0;

    if (seed != 0)
        return seed;
    /* Early at boot the kernel may have no randomness yet: use addresses, which
     * ASLR randomises. */
    if (kin__random_seed_from_os(&seed, /* err= */ NULL) < 0 || seed == 0)
        seed = (uint64_t)(uintptr_t)&shared ^ (uint64_t)(uintptr_t)&seed;
    return atomic_compare_exchange_strong(&shared, &none, seed) ? seed : none;
}
