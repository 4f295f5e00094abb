/* SPDX-License-Identifier: Apache-2.0 */
/* Not inline: XXH3 is some kilobytes of code wherever it is used. */
#include "base/hash.h"

#include <endian.h>
#include <xxhash.h>

uint64_t kin__hash(kin_str s, uint64_t seed)
{
    /* A view of nothing may have no pointer. */
    return XXH3_64bits_withSeed(s.len > 0 ? s.ptr : "", s.len, seed);
}

uint64_t kin__hash_u64(uint64_t value, uint64_t seed)
{
    const uint64_t bytes = htole64(value);

    return XXH3_64bits_withSeed(&bytes, sizeof(bytes), seed);
}
