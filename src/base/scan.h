/* SPDX-License-Identifier: Apache-2.0 */
/*
 * scan.h - scanning text many bytes at a time.
 *
 * With SSE2, which every x86-64 CPU has, a step is 16 bytes; elsewhere, or with
 * KIN__SCAN_PORTABLE, this is plain C.  Both give the same results.
 *
 * All functions except kin__scan_needs_escape() read whole steps, up to
 * KIN__SCAN_PADDING bytes past their input: those bytes must be readable, their
 * content does not matter.
 */
#ifndef KIN_BASE_SCAN_H
#define KIN_BASE_SCAN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(__SSE2__) && !defined(KIN__SCAN_PORTABLE)
#define KIN__SCAN_SSE2 1
#include <emmintrin.h>
#else
#define KIN__SCAN_SSE2 0
#endif

/* The address sanitizer reports reads of poisoned memory past the input; the
 * thread sanitizer reports a race with a writer that creates the next node
 * there. */
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define KIN__SCAN_EXACT 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define KIN__SCAN_EXACT 1
#endif
#endif
#ifndef KIN__SCAN_EXACT
#define KIN__SCAN_EXACT 0
#endif

#define KIN__LIKELY(x) __builtin_expect(!!(x), 1)
#define KIN__UNLIKELY(x) __builtin_expect(!!(x), 0)

enum {
    KIN__SCAN_PADDING = 64,
    KIN__SCAN_STEP = 16,
    /* Bytes that one kin__scan_bits covers. */
    KIN__SCAN_BLOCK = 64,
};

/* Positions of the structural characters of a block; bit 0 is the first byte.
 */
struct kin__scan_bits {
    uint64_t quote;
    uint64_t backslash;
    uint64_t open;  /* { and [ */
    uint64_t close; /* } and ] */
};

#if KIN__SCAN_SSE2

static inline __m128i kin__scan_load(const char *p)
{
    return _mm_loadu_si128((const __m128i *)(const void *)p);
}

static inline unsigned kin__scan_where(__m128i bytes, char c)
{
    return (unsigned)_mm_movemask_epi8(_mm_cmpeq_epi8(bytes, _mm_set1_epi8(c)));
}

#endif

/* Whether `len` bytes are equal.  Stops at the step with the first difference,
 * so one side may be shorter if its end differs from the other side. */
static inline bool kin__scan_equal(const char *a, const char *b, size_t len)
{
#if KIN__SCAN_SSE2 && !KIN__SCAN_EXACT
    for (;;) {
        unsigned same = (unsigned)_mm_movemask_epi8(
            _mm_cmpeq_epi8(kin__scan_load(a), kin__scan_load(b)));
        if (len < KIN__SCAN_STEP)
            return (~same & ((1u << len) - 1)) == 0;
        if (same != 0xffff)
            return false;
        a += KIN__SCAN_STEP;
        b += KIN__SCAN_STEP;
        len -= KIN__SCAN_STEP;
    }
#else
    for (size_t i = 0; i < len; i++)
        if (a[i] != b[i])
            return false;
    return true;
#endif
}

/* Returns the first eight bytes of a text as a number, padded with zeros. */
static inline uint64_t kin__scan_word(const char *p, size_t len)
{
    uint64_t word = 0;

#if KIN__SCAN_SSE2 && !KIN__SCAN_EXACT
    memcpy(&word, p, sizeof(word));
    return len >= sizeof(word) ? word : word & ((UINT64_C(1) << len * 8) - 1);
#else
    memcpy(&word, p, len < sizeof(word) ? len : sizeof(word));
    return word;
#endif
}

/* Copies `len` bytes; may read and write up to KIN__SCAN_PADDING bytes past
 * that. */
static inline void kin__scan_copy(char *to, const char *from, size_t len)
{
#if KIN__SCAN_SSE2 && !KIN__SCAN_EXACT
    for (size_t at = 0;; at += KIN__SCAN_STEP) {
        _mm_storeu_si128((__m128i *)(void *)(to + at),
                         kin__scan_load(from + at));
        if (at + KIN__SCAN_STEP >= len)
            return;
    }
#else
    memcpy(to, from, len);
#endif
}

/* Returns the first byte from `p` on that ends a plain run of a JSON string: a
 * quote, a backslash, a control character, or a non-ASCII byte.  There must be
 * one. */
static inline const char *kin__scan_string(const char *p)
{
#if KIN__SCAN_SSE2
    const __m128i quote = _mm_set1_epi8('"');
    const __m128i backslash = _mm_set1_epi8('\\');
    const __m128i space = _mm_set1_epi8(' ');

    for (;; p += KIN__SCAN_STEP) {
        __m128i bytes = kin__scan_load(p);
        /* The comparison is signed: bytes from 0x80 on are below ' ' too. */
        __m128i stop = _mm_or_si128(
            _mm_cmplt_epi8(bytes, space),
            _mm_or_si128(_mm_cmpeq_epi8(bytes, quote),
                         _mm_cmpeq_epi8(bytes, backslash)));
        unsigned where = (unsigned)_mm_movemask_epi8(stop);
        if (where)
            return p + __builtin_ctz(where);
    }
#else
    for (;; p++) {
        unsigned char c = (unsigned char)*p;
        if (c < ' ' || c >= 0x80 || c == '"' || c == '\\')
            return p;
    }
#endif
}

static inline struct kin__scan_bits kin__scan_block(const char *p)
{
    struct kin__scan_bits bits = {0};
#if KIN__SCAN_SSE2
    /* Setting 0x20 maps [ to { and ] to }. */
    const __m128i fold = _mm_set1_epi8(0x20);

    for (int i = 0; i < KIN__SCAN_BLOCK; i += KIN__SCAN_STEP) {
        __m128i bytes = kin__scan_load(p + i);
        __m128i folded = _mm_or_si128(bytes, fold);
        bits.quote |= (uint64_t)kin__scan_where(bytes, '"') << i;
        bits.backslash |= (uint64_t)kin__scan_where(bytes, '\\') << i;
        bits.open |= (uint64_t)kin__scan_where(folded, '{') << i;
        bits.close |= (uint64_t)kin__scan_where(folded, '}') << i;
    }
#else
    for (int i = 0; i < KIN__SCAN_BLOCK; i++) {
        char c = p[i];
        bits.quote |= (uint64_t)(c == '"') << i;
        bits.backslash |= (uint64_t)(c == '\\') << i;
        bits.open |= (uint64_t)(c == '{' || c == '[') << i;
        bits.close |= (uint64_t)(c == '}' || c == ']') << i;
    }
#endif
    return bits;
}

/* Whether Go's JSON encoder escapes the character at `p`.  0xe2 may start
 * U+2028 or U+2029. */
static inline bool kin__scan_byte_needs_escape(const char *p, size_t left)
{
    unsigned char c = (unsigned char)*p;

    if (c == 0xe2)
        return left > 2 && (unsigned char)p[1] == 0x80 &&
               ((unsigned char)p[2] & 0xfe) == 0xa8;
    return c < ' ' || c == '"' || c == '\\' || c == '<' || c == '>' || c == '&';
}

#if KIN__SCAN_SSE2

/* Bytes of a step that Go may escape; 0xe2 also starts other characters. */
static inline unsigned kin__scan_escapes(__m128i bytes)
{
    __m128i low = _mm_cmpeq_epi8(_mm_min_epu8(bytes, _mm_set1_epi8(0x1f)),
                                 bytes);
    /* '<' and '>' differ in bit 1 only. */
    __m128i angle = _mm_cmpeq_epi8(_mm_or_si128(bytes, _mm_set1_epi8(2)),
                                   _mm_set1_epi8('>'));
    __m128i other = _mm_or_si128(_mm_cmpeq_epi8(bytes, _mm_set1_epi8('"')),
                                 _mm_cmpeq_epi8(bytes, _mm_set1_epi8('\\')));
    __m128i rare = _mm_or_si128(
        _mm_cmpeq_epi8(bytes, _mm_set1_epi8('&')),
        _mm_cmpeq_epi8(bytes, _mm_set1_epi8((char)0xe2)));

    return (unsigned)_mm_movemask_epi8(
        _mm_or_si128(_mm_or_si128(low, angle), _mm_or_si128(other, rare)));
}

/* Loads the `len` < 16 bytes at `p` without reading past them, in any order and
 * some more than once; fills the rest with letters. */
static inline __m128i kin__scan_load_short(const char *p, size_t len)
{
    uint64_t first = UINT64_C(0x6161616161616161);
    uint64_t last = first;
    uint32_t word = 0;

    if (len >= 8) {
        memcpy(&first, p, 8);
        memcpy(&last, p + len - 8, 8);
    } else if (len >= 4) {
        memcpy(&word, p, 4);
        first = word | UINT64_C(0x6161616100000000);
        memcpy(&word, p + len - 4, 4);
        last = word | UINT64_C(0x6161616100000000);
    } else if (len > 0) {
        first ^= (uint64_t)(unsigned char)(p[0] ^ 0x61);
        first ^= (uint64_t)(unsigned char)(p[len / 2] ^ 0x61) << 8;
        first ^= (uint64_t)(unsigned char)(p[len - 1] ^ 0x61) << 16;
    }
    return _mm_set_epi64x((int64_t)last, (int64_t)first);
}

#endif

/* Returns the offset of the first byte of a string that Go escapes, or `len`.
 */
static inline size_t kin__scan_needs_escape(const char *p, size_t len)
{
    size_t at = 0;

#if KIN__SCAN_SSE2
    for (; at + KIN__SCAN_STEP <= len; at += KIN__SCAN_STEP) {
        unsigned where = kin__scan_escapes(kin__scan_load(p + at));
        for (; KIN__UNLIKELY(where); where &= where - 1) {
            size_t i = at + (unsigned)__builtin_ctz(where);
            if (kin__scan_byte_needs_escape(p + i, len - i))
                return i;
        }
    }
    if (KIN__LIKELY(!kin__scan_escapes(kin__scan_load_short(p + at, len - at))))
        return len;
#endif
    for (; at < len; at++)
        if (kin__scan_byte_needs_escape(p + at, len - at))
            return at;
    return len;
}

#if KIN__SCAN_SSE2

enum {
    /* Longer texts may have more quotes than a byte of the sum can count. */
    KIN__SCAN_KEYS_MAX = 255 * KIN__SCAN_STEP - KIN__SCAN_STEP,
};

/* Counts the quotes of a step in `*quotes`.  Returns whether any other byte may
 * need an escape. */
static inline bool kin__scan_key_step(const char *p, __m128i *quotes)
{
    __m128i bytes = kin__scan_load(p);
    __m128i quote = _mm_cmpeq_epi8(bytes, _mm_set1_epi8('"'));

    *quotes = _mm_sub_epi8(*quotes, quote);
    return kin__scan_escapes(bytes) != (unsigned)_mm_movemask_epi8(quote);
}

static inline size_t kin__scan_sum(__m128i bytes)
{
    __m128i sums = _mm_sad_epu8(bytes, _mm_setzero_si128());

    return (size_t)_mm_cvtsi128_si32(sums) + (size_t)_mm_extract_epi16(sums, 4);
}

#endif

/* Whether one of `count` keys, each enclosed in `"` and `":`, has a byte that
 * Go escapes; may return true when in doubt.  Two quotes of each key enclose
 * it; any further quote is part of a key. */
static inline bool kin__scan_keys_may_need_escape(const char *p, size_t len,
                                                  size_t count)
{
#if KIN__SCAN_SSE2
    char last[KIN__SCAN_STEP];
    __m128i quotes = _mm_setzero_si128();
    bool others = false;
    size_t at = 0;

    if (len > KIN__SCAN_KEYS_MAX)
        return true;
    for (; at + KIN__SCAN_STEP <= len; at += KIN__SCAN_STEP)
        others |= kin__scan_key_step(p + at, &quotes);
    memset(last, 'a', sizeof(last));
    memcpy(last, p + at, len - at);
    others |= kin__scan_key_step(last, &quotes);
    return others || kin__scan_sum(quotes) != 2 * count;
#else
    size_t quotes = 0;

    for (size_t at = 0; at < len; at++) {
        quotes += p[at] == '"';
        if (p[at] != '"' && kin__scan_byte_needs_escape(p + at, len - at))
            return true;
    }
    return quotes != 2 * count;
#endif
}

#endif /* KIN_BASE_SCAN_H */
