/* SPDX-License-Identifier: Apache-2.0 */
/*
 * fingerprint_avx2.c - the same hash with wider registers, for processors that
 * have them; fingerprint.c asks first.
 */
#include "object/fingerprint_avx2.h"

#if KIN__FINGERPRINT_AVX2

#include <immintrin.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#if defined(__clang__)
#pragma clang attribute push(__attribute__((target("avx2"))),                  \
                             apply_to = function)
#else
#pragma GCC push_options
#pragma GCC target("avx2")
#endif

/* xxhash.h names it XXH_AVX2, but only once it is included. */
#define XXH_VECTOR 2
#include <xxhash.h>

struct kin__hash128 kin__hash128_avx2(kin_str text, const unsigned char *secret,
                                      size_t secret_len)
{
    XXH128_hash_t hash = XXH3_128bits_withSecret(text.ptr, text.len, secret,
                                                 secret_len);

    /* What is left in the upper halves would slow all that follows down; a
     * pragma does not make gcc clear them by itself. */
    _mm256_zeroupper();
    return (struct kin__hash128){.low = hash.low64, .high = hash.high64};
}

#if defined(__clang__)
#pragma clang attribute pop
#else
#pragma GCC pop_options
#endif

#endif
