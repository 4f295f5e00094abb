/* SPDX-License-Identifier: Apache-2.0 */
/*
 * json_skim.c - finds the end of a container with bit masks of 64 bytes.
 *
 * The masks of quotes, without escaped ones, give the mask of strings by
 * running parity; brackets outside of strings are then counted.
 */
#include "wire/json_skim.h"

#include <assert.h>

#include "base/scan.h"
#include "wire/json_skim_avx2.h"
#include "wire/json_skim_bits.h"

/* Sets each bit to the parity of the bits up to it. */
static uint64_t running_parity(uint64_t bits)
{
    bits ^= bits << 1;
    bits ^= bits << 2;
    bits ^= bits << 4;
    bits ^= bits << 8;
    bits ^= bits << 16;
    bits ^= bits << 32;
    return bits;
}

/* Scans a block, in which only the bytes of the mask `counts` are valid.
 * Returns the offset behind the bracket that closes the container, or 0. */
static inline unsigned skim_block(struct kin__json_skim *s, const char *text,
                                  uint64_t counts)
{
    struct kin__scan_bits bits = kin__scan_block(text + s->at);
    uint64_t quote = bits.quote &
                     ~kin__skim_escaped(bits.backslash, &s->escaped);
    uint64_t strings = running_parity(quote) ^ s->in_string;
    uint64_t outside = ~strings & counts;

    s->in_string = 0 - (strings >> 63);
    return kin__skim_walk(bits.open & outside, bits.close & outside, &s->depth);
}

size_t kin__json_skim_blocks(struct kin__json_skim *s, const char *text,
                             size_t len)
{
    struct kin__json_skim now = *s;

    while (now.at + KIN__SCAN_BLOCK <= len) {
        unsigned end = skim_block(&now, text, UINT64_MAX);
        if (end > 0)
            return now.at + end;
        now.at += KIN__SCAN_BLOCK;
    }
    *s = now;
    return 0;
}

static size_t skim_blocks(struct kin__json_skim *s, const char *text,
                          size_t len)
{
#if KIN__SKIM_AVX2
    if (__builtin_cpu_supports("avx2") && __builtin_cpu_supports("pclmul") &&
        __builtin_cpu_supports("popcnt"))
        return kin__json_skim_avx2(s, text, len);
#endif
    return kin__json_skim_blocks(s, text, len);
}

size_t kin__json_skim(struct kin__json_skim *s, const char *text, size_t len)
{
    size_t end = skim_blocks(s, text, len);

    assert(end <= len);
    if (end > 0 || s->at >= len)
        return end;
    /* An incomplete block is scanned again in the next call. */
    struct kin__json_skim rest = *s;
    end = skim_block(&rest, text, (UINT64_C(1) << (len - s->at)) - 1);
    return end > 0 ? s->at + end : 0;
}
