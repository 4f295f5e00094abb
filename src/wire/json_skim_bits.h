/* SPDX-License-Identifier: Apache-2.0 */
/*
 * json_skim_bits.h - bit arithmetic on a block of 64 bytes, shared by
 * json_skim.c and json_skim_avx2.c.
 */
#ifndef KIN_WIRE_JSON_SKIM_BITS_H
#define KIN_WIRE_JSON_SKIM_BITS_H

#include <stdint.h>

#define KIN__EVEN_BITS UINT64_C(0x5555555555555555)

/* Returns a mask of the escaped characters: those behind runs of backslashes of
 * odd length.  `*carry` is 1 if the first character of this block is escaped,
 * and is set for the next block.  The addition carries through each run; the
 * parity of its start and end gives the parity of its length. */
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

/* Counts the brackets of one block; returns the offset behind the one that
 * closes the container, or 0. */
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
