/* SPDX-License-Identifier: Apache-2.0 */
/*
 * lull.h - when to let bytes gather before they are read.
 *
 * A thread that reads quicker than others write falls asleep after every few
 * bytes, and to be woken costs it as much as reading them did.  Once that has
 * happened often within a millisecond it pays to sleep on for a moment and to
 * find more.  Whoever reads now and then is never made to wait.
 */
#ifndef KIN_NET_LULL_H
#define KIN_NET_LULL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    KIN__LULL_NS = 100000, /* how long bytes gather */
    /* So many turns within such a window, and more is to be expected. */
    KIN__LULL_TURNS = 6,
    KIN__LULL_WINDOW_NS = 1000000,
    /* What a turn must have brought for the next one to wait, too. */
    KIN__LULL_MIN_PIECES = 4,
    /* From so many bytes on, waking is cheap beside reading. */
    KIN__LULL_MAX_BYTES = 128 << 10,
};

/* All zero at first. */
struct kin__lull {
    /* What the turn in hand has brought so far. */
    size_t pieces;
    size_t bytes;

    int64_t since_ns; /* when the window began */
    unsigned turns;   /* with bytes, within the window */
    bool is_dense;
};

/* Bytes were read. */
static inline void kin__lull_note(struct kin__lull *lull, size_t len)
{
    lull->pieces++;
    lull->bytes += len;
}

/* The turn is over: how long to wait before the next, in ns; mostly 0. */
int64_t kin__lull_end_turn(struct kin__lull *lull, int64_t now_ns);

#endif /* KIN_NET_LULL_H */
