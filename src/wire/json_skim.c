/* SPDX-License-Identifier: Apache-2.0 */
#include "wire/json_skim.h"

#include "base/scan.h"

#define EVEN_BITS UINT64_C(0x5555555555555555)

/* Which characters are escaped, from where the backslashes are: those behind
 * runs of odd length.  `*carry` says whether the block's first one is, and then
 * the next block's.  An addition runs through each run of backslashes; where it
 * ends tells, by the parity of its start, how long the run was. */
static uint64_t escaped_chars(uint64_t backslash, uint64_t *carry)
{
    if (!backslash && !*carry)
        return 0;
    backslash &= ~*carry;
    uint64_t follows = backslash << 1 | *carry;
    uint64_t odd_starts = backslash & ~EVEN_BITS & ~follows;
    uint64_t sum = 0;
    *carry = __builtin_add_overflow(odd_starts, backslash, &sum);
    return (EVEN_BITS ^ sum << 1) & follows;
}

/* Each bit becomes the parity of the bits up to it. */
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

/* Walks the brackets of one block; the offset behind the one that closes the
 * container, or 0. */
static unsigned brackets_walk(uint64_t open, uint64_t close, uint64_t *depth)
{
    for (uint64_t left = open | close; left; left &= left - 1) {
        unsigned i = (unsigned)__builtin_ctzll(left);
        if (open >> i & 1)
            ++*depth;
        else if (*depth <= 1)
            return i + 1;
        else
            --*depth;
    }
    return 0;
}

size_t kin__json_skim(struct kin__json_skim *s, const char *text, size_t len)
{
    while (s->at < len) {
        struct kin__json_skim now = *s;
        struct kin__scan_bits bits = kin__scan_block(text + s->at);
        size_t there = len - s->at;
        uint64_t quote = bits.quote &
                         ~escaped_chars(bits.backslash, &now.escaped);
        uint64_t strings = running_parity(quote) ^ s->in_string;
        uint64_t outside = ~strings;
        if (there < KIN__SCAN_BLOCK)
            outside &= (UINT64_C(1) << there) - 1;
        unsigned end = brackets_walk(bits.open & outside, bits.close & outside,
                                     &now.depth);
        if (end > 0)
            return s->at + end;
        /* The rest of a block that is not whole yet is looked at again. */
        if (there < KIN__SCAN_BLOCK)
            return 0;
        now.in_string = 0 - (strings >> 63);
        now.at += KIN__SCAN_BLOCK;
        *s = now;
    }
    return 0;
}
