/* SPDX-License-Identifier: Apache-2.0 */
/*
 * text.h - hashing and comparing keys in as few instructions as possible.
 *
 * A search by key is a few loads that miss the caches.  The processor hides
 * their latency by executing the next searches at the same time; how many it
 * can overlap depends on how many fit into its reorder window.  So code size
 * matters even off the critical path: XXH3 and memcmp() instead of the
 * functions below made each search a quarter slower
 * (docs/designs/0003-store.md).
 *
 * Both functions treat a text of 16 to 64 bytes, the length of nearly all keys,
 * as a few words that may overlap.  Other lengths use XXH3 and memcmp().
 */
#ifndef KIN_CACHE_TEXT_H
#define KIN_CACHE_TEXT_H

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

#include <xxhash.h>

#include <kin/str.h>

enum {
    KIN__TEXT_SHORT = 16,
    KIN__TEXT_MIDDLE = 32,
    KIN__TEXT_LONG = 64,
};

/* Secret: with these words an attacker could choose keys that collide. */
struct kin__text_key {
    uint64_t words[4];
};

static inline struct kin__text_key kin__text_key_of(uint64_t seed)
{
    struct kin__text_key key;

    for (unsigned i = 0; i < 4; i++)
        key.words[i] = XXH3_64bits_withSeed(&i, sizeof(i), seed);
    return key;
}

/* Returns the exclusive or of both halves of a product. */
static inline uint64_t kin__text_fold(uint64_t a, uint64_t b)
{
    __extension__ typedef unsigned __int128 product_type;
    product_type product = (product_type)a * b;

    return (uint64_t)product ^ (uint64_t)(product >> 64);
}

/* Mixes 16 bytes with two secret words. */
static inline uint64_t kin__text_mix(const char *at, uint64_t one,
                                     uint64_t other)
{
    uint64_t first = 0;
    uint64_t second = 0;

    memcpy(&first, at, sizeof(first));
    memcpy(&second, at + sizeof(first), sizeof(second));
    return kin__text_fold(first ^ one, second ^ other);
}

static inline bool kin__text_is_usual(size_t len)
{
    return len - KIN__TEXT_SHORT <= KIN__TEXT_LONG - KIN__TEXT_SHORT;
}

/* Not inline: it would cost the common case registers. */
__attribute__((noinline, cold, unused)) static uint32_t kin__text_hash_unusual(
    const struct kin__text_key *key, kin_str text)
{
    return (uint32_t)(XXH3_64bits_withSeed(text.ptr, text.len, key->words[0]) >>
                      32);
}

static inline uint32_t kin__text_hash(const struct kin__text_key *key,
                                      kin_str text)
{
    const uint64_t *k = key->words;
    const char *end = text.ptr + text.len;

    if (__builtin_expect(!kin__text_is_usual(text.len), 0))
        return kin__text_hash_unusual(key, text);
    uint64_t front = kin__text_mix(text.ptr, k[0], k[1]);
    uint64_t back = kin__text_mix(end - 16, k[2], k[3]);
    if (text.len > KIN__TEXT_MIDDLE) {
        front += kin__text_mix(text.ptr + 16, k[1], k[2]);
        back += kin__text_mix(end - 32, k[3], k[0]);
    }
    return (uint32_t)(kin__text_fold(front ^ text.len ^ k[1], back ^ k[2]) >>
                      32);
}

#if defined(__SSE2__)
static inline __m128i kin__text_compare_16(const char *a, const char *b)
{
    return _mm_cmpeq_epi8(_mm_loadu_si128((const __m128i *)a),
                          _mm_loadu_si128((const __m128i *)b));
}

/* For lengths from KIN__TEXT_SHORT to KIN__TEXT_LONG. */
static inline bool kin__text_equal_words(const char *a, const char *b,
                                         size_t len)
{
    __m128i same = _mm_and_si128(
        kin__text_compare_16(a, b),
        kin__text_compare_16(a + len - 16, b + len - 16));

    if (len > KIN__TEXT_MIDDLE)
        same = _mm_and_si128(
            same,
            _mm_and_si128(kin__text_compare_16(a + 16, b + 16),
                          kin__text_compare_16(a + len - 32, b + len - 32)));
    return _mm_movemask_epi8(same) == 0xffff;
}
#else
static inline bool kin__text_equal_words(const char *a, const char *b,
                                         size_t len)
{
    return memcmp(a, b, len) == 0;
}
#endif

/* For common lengths only: returns false for all others. */
static inline bool kin__text_equal_usual(kin_str a, kin_str b)
{
    return a.len == b.len && kin__text_is_usual(a.len) &&
           kin__text_equal_words(a.ptr, b.ptr, a.len);
}

#endif /* KIN_CACHE_TEXT_H */
