/* SPDX-License-Identifier: Apache-2.0 */
/*
 * arrivals.h - when the changes that a core applies have happened.
 *
 * Wall-clock times, for the memory of the store (cache/past.h).  While a watch
 * is open, an event has happened within the delay before its arrival.  A watch
 * that was opened again first brings, for as long as the delay, what has
 * happened since the server last confirmed the state.  A watch that was lost
 * was perhaps dead for long: what it has confirmed is its last event or
 * bookmark.
 *
 * All functions do nothing without a memory.  Threads: that of the core.
 */
#ifndef KIN_INFORMER_ARRIVALS_H
#define KIN_INFORMER_ARRIVALS_H

#include "cache/past.h"

struct kin__arrivals {
    struct kin__past *past; /* the store's; borrowed; NULL: none */
    struct kin__past_watch watch;
    int64_t delay_ns;
    int64_t now_ns;       /* of the current call of the core */
    int64_t listed_ns;    /* when the current list began */
    int64_t list_ns;      /* what the list that is published confirms */
    int64_t confirmed_ns; /* until then no change is missing */
    int64_t gap_ns;       /* the same, before the watch was opened again */
    bool is_first;        /* the list that is published is the first one */
    bool is_stream;       /* and a watch goes on after it */
};

/* `past` may be NULL. */
void kin__arrivals_init(struct kin__arrivals *arrivals, struct kin__past *past,
                        int64_t delay_ns);
void kin__arrivals_done(struct kin__arrivals *arrivals);

/* Reads the clock. */
void kin__arrivals_tick(struct kin__arrivals *arrivals);
/* Drops what is too old to be remembered. */
void kin__arrivals_expire(struct kin__arrivals *arrivals);

/* A watch was opened, or is not open any more; `is_clean`: the server has ended
 * it in order. */
void kin__arrivals_open(struct kin__arrivals *arrivals);
void kin__arrivals_close(struct kin__arrivals *arrivals, bool is_clean);
/* The server has confirmed the state. */
void kin__arrivals_confirm(struct kin__arrivals *arrivals);

/* The next writes are those of an event. */
void kin__arrivals_event(struct kin__arrivals *arrivals);
/* One of them is a deletion that came with this object, or that isolates it. */
void kin__arrivals_gone(struct kin__arrivals *arrivals,
                        const kin_object *object, bool is_isolated);

/* The next writes load saved objects; they were loaded.  Their watch is opened
 * when they are accepted: they are those of the server. */
void kin__arrivals_load(struct kin__arrivals *arrivals);
void kin__arrivals_loaded(struct kin__arrivals *arrivals);
void kin__arrivals_accept(struct kin__arrivals *arrivals, bool is_open);

/* A list begins, which is that of the cache's own version if `is_old`; the next
 * writes are its publication; it was published. */
void kin__arrivals_list(struct kin__arrivals *arrivals, bool is_old);
void kin__arrivals_publish(struct kin__arrivals *arrivals, bool is_first,
                           bool is_stream);
void kin__arrivals_published(struct kin__arrivals *arrivals);

#endif /* KIN_INFORMER_ARRIVALS_H */
