/* SPDX-License-Identifier: Apache-2.0 */
/*
 * fingerprint_avx2.c - the fingerprint's hash for CPUs with AVX2; fingerprint.c
 * checks the CPU first.
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

/* XXH_AVX2, which is only defined after xxhash.h is included. */
#define XXH_VECTOR 2
#include <xxhash.h>

struct kin__hash128 kin__hash128_avx2(kin_str text, const unsigned char *secret,
                                      size_t secret_len)
{
    XXH128_hash_t hash = XXH3_128bits_withSecret(text.ptr, text.len, secret,
                                                 secret_len);

    /* Dirty upper halves would slow down later SSE code; gcc does not insert
     * this for functions compiled with the pragma. */
    _mm256_zeroupper();
    return (struct kin__hash128){.low = hash.low64, .high = hash.high64};
}

#if defined(__clang__)
#pragma clang attribute pop
#else
#pragma GCC pop_options
#endif

#endif
