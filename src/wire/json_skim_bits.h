/* SPDX-License-Identifier: Apache-2.0 */
/*
 * json_skim_bits.h - what both ways to skim share: arithmetic on the bits of a
 * block of 64 bytes.
 */
#ifndef KIN_WIRE_JSON_SKIM_BITS_H
#define KIN_WIRE_JSON_SKIM_BITS_H

#include <stdint.h>

#define KIN__EVEN_BITS UINT64_C(0x5555555555555555)

/* Which characters are escaped, from where the backslashes are: those behind
 * runs of odd length.  `*carry` says whether the block's first one is, and then
 * the next block's.  An addition runs through each run of backslashes; where it
 * ends tells, by the parity of its start, how long the run was. */
static inline uint64_t kin__skim_escaped(uint64_t backslash, uint64_t *carry)
{
    if (!backslash && !*carry)
        return 0;
    backslash &= ~*carry;
    uint64_t follows = backslash << 1 | *carry;
    uint64_t odd_starts = backslash & ~KIN__EVEN_BITS & ~follows;
    uint64_t sum = 0;
    *carry = __builtin_add_overflow(odd_starts, backslash, &sum);
    return (KIN__EVEN_BITS ^ sum << 1) & follows;
}

/* Walks the brackets of one block; the offset behind the one that closes the
 * container, or 0. */
static inline unsigned kin__skim_walk(uint64_t open, uint64_t close,
                                      uint64_t *depth)
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

#endif /* KIN_WIRE_JSON_SKIM_BITS_H */
