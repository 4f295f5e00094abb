/* SPDX-License-Identifier: Apache-2.0 */
/*
 * json_skim_avx2.c - json_skim.c with wider registers; the caller checks that
 * the processor has them.
 */
#include "wire/json_skim_avx2.h"

#if KIN__SKIM_AVX2

#include <immintrin.h>

#include "base/scan.h"
#include "wire/json_skim_bits.h"

#define SKIM_TARGET __attribute__((target("avx2,pclmul,popcnt")))

/* Returns a bit mask of the bytes in two registers that equal `c`. */
SKIM_TARGET static inline uint64_t where(__m256i low, __m256i high, char c)
{
    __m256i wanted = _mm256_set1_epi8(c);
    uint32_t l = (uint32_t)_mm256_movemask_epi8(_mm256_cmpeq_epi8(low, wanted));
    uint32_t h = (uint32_t)_mm256_movemask_epi8(
        _mm256_cmpeq_epi8(high, wanted));

    return (uint64_t)h << 32 | l;
}

SKIM_TARGET static inline struct kin__scan_bits block_bits(const char *p)
{
    const __m256i fold = _mm256_set1_epi8(0x20);
    __m256i low = _mm256_loadu_si256((const __m256i *)(const void *)p);
    __m256i high = _mm256_loadu_si256((const __m256i *)(const void *)(p + 32));
    __m256i folded_low = _mm256_or_si256(low, fold);
    __m256i folded_high = _mm256_or_si256(high, fold);

    return (struct kin__scan_bits){
        .quote = where(low, high, '"'),
        .backslash = where(low, high, '\\'),
        .open = where(folded_low, folded_high, '{'),
        .close = where(folded_low, folded_high, '}'),
    };
}

/* Sets each bit to the parity of the bits up to it: a carry-less product with
 * all ones. */
SKIM_TARGET static inline uint64_t running_parity(uint64_t bits)
{
    __m128i product = _mm_clmulepi64_si128(_mm_set_epi64x(0, (int64_t)bits),
                                           _mm_set1_epi8((char)0xff), 0);

    return (uint64_t)_mm_cvtsi128_si64(product);
}

SKIM_TARGET size_t kin__json_skim_avx2(struct kin__json_skim *s,
                                       const char *text, size_t len)
{
    struct kin__json_skim now = *s;

    while (now.at + KIN__SCAN_BLOCK <= len) {
        struct kin__scan_bits bits = block_bits(text + now.at);
        uint64_t quote = bits.quote &
                         ~kin__skim_escaped(bits.backslash, &now.escaped);
        uint64_t strings = running_parity(quote) ^ now.in_string;
        uint64_t open = bits.open & ~strings;
        uint64_t close = bits.close & ~strings;
        uint64_t closing = (uint64_t)_mm_popcnt_u64(close);
        /* If more brackets are open than this block closes, their order does
         * not matter. */
        if (now.depth > closing) {
            now.depth += (uint64_t)_mm_popcnt_u64(open) - closing;
        } else {
            unsigned end = kin__skim_walk(open, close, &now.depth);
            if (end > 0)
                return now.at + end;
        }
        now.in_string = 0 - (strings >> 63);
        now.at += KIN__SCAN_BLOCK;
    }
    *s = now;
    return 0;
}

#endif
