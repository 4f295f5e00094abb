/* SPDX-License-Identifier: Apache-2.0 */
/*
 * read_coalesce.h - when to wait for more data before reading.
 *
 * A thread that reads faster than its peers write blocks after every few bytes,
 * and each wake-up costs as much as reading them.  If that has happened often
 * within a millisecond, it pays to sleep for a moment and to find more data.  A
 * thread that reads only now and then is never delayed.
 */
#ifndef KIN_NET_READ_COALESCE_H
#define KIN_NET_READ_COALESCE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum {
    KIN__READ_COALESCE_NS = 100000, /* how long to wait */
    /* This many turns within a window mean that more data is expected. */
    KIN__READ_COALESCE_TURNS = 6,
    KIN__READ_COALESCE_WINDOW_NS = 1000000,
    /* Data of a turn that makes the next one wait, too. */
    KIN__READ_COALESCE_MIN_PIECES = 4,
    /* From this many bytes on, a wake-up is cheap compared with reading. */
    KIN__READ_COALESCE_MAX_BYTES = 128 << 10,
};

/* Zero-initialized. */
struct kin__read_coalesce {
    /* Data of the current turn so far. */
    size_t pieces;
    size_t bytes;

    int64_t since_ns; /* when the window began */
    unsigned turns;   /* with bytes, within the window */
    bool is_dense;
};

/* Counts bytes that were read. */
static inline void kin__read_coalesce_note(struct kin__read_coalesce *coalesce,
                                           size_t len)
{
    coalesce->pieces++;
    coalesce->bytes += len;
}

/* Ends a turn: returns how long to wait before the next, in ns; mostly 0. */
int64_t kin__read_coalesce_end_turn(struct kin__read_coalesce *coalesce,
                                    int64_t now_ns);

#endif /* KIN_NET_READ_COALESCE_H */
