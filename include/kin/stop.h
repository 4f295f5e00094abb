/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_stop: a stop token, as Go's context.Context.
 *
 * Tokens form trees: stopping one stops all tokens below it.  A token may have
 * a deadline; it is stopped when that has passed.  Every wait in the library
 * takes a token and returns as soon as it is stopped.
 *
 *   A  A token goes from running to stopped once, and never back.
 *   B  When kin_stop_request() returns, the token and all tokens below it
 *      read as stopped in every thread.
 *   C  A token's effective deadline is the earliest of its own and those above
 *      it; it is fixed when the token is created.
 *   D  The reason is the first of the two: KIN_ESTOPPED for a request,
 *      KIN_ETIMEDOUT for the deadline.
 *   E  A token keeps the tokens above it alive, never those below it.
 */
#ifndef KIN_STOP_H
#define KIN_STOP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include <kin/alloc.h>
#include <kin/error.h>
#include <kin/export.h>

KIN_BEGIN_DECLS

/**
 * A point in time on the monotonic clock.  Frozen.
 */
typedef struct kin_deadline {
    int64_t at_ns; /**< nanoseconds; INT64_MAX: never */
} kin_deadline;

/** A clock for timers and dates.  Where options take one, NULL is the real
 * clock; kin_fake_clock_clock() returns one for tests. */
typedef struct kin_clock kin_clock;

/** A deadline that never passes. */
#define KIN_NEVER (kin_deadline_never())

/**
 * Return a deadline that never passes.
 * @return later than every other deadline
 * Threads: any.
 */
KIN_API kin_deadline kin_deadline_never(void);

/**
 * Return the deadline `ms` milliseconds from now.
 * @return a deadline that has already passed if `ms` is not positive, and
 *         KIN_NEVER on overflow
 * Threads: any.
 */
KIN_API kin_deadline kin_deadline_ms(int64_t ms);

/** A token; see the guarantees at the top. */
typedef struct kin_stop kin_stop;

/** Options of a token.  Zero is the default of each member. */
typedef struct kin_stop_opts {
    size_t size;                /**< of this struct */
    const kin_allocator *alloc; /**< borrowed; NULL: the parent's */
    bool has_deadline;          /**< whether `deadline` is used */
    kin_deadline deadline;      /**< when the token stops by itself */
} kin_stop_opts;

/**
 * Create a token.
 * @param parent  kept alive; stopping it stops the new token; may be NULL
 * @param opts    copied
 * @param ret     the token, released with kin_stop_unref()
 * @return 0, KIN_EINVAL (options without a size, or no `ret`) or KIN_ENOMEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_stop_new(kin_stop *parent,
                                       const kin_stop_opts *opts,
                                       kin_stop **ret, kin_error *err);

/**
 * Take another reference.
 * @param stop  borrowed
 * @return `stop`
 * Threads: any.
 */
KIN_API kin_stop *kin_stop_ref(kin_stop *stop);

/**
 * Drop a reference; the last one frees the token without stopping anything.
 * @param stop  given
 * @return NULL
 * Threads: any.
 */
KIN_API kin_stop *kin_stop_unref(kin_stop *stop);

/**
 * Stop a token and all below it, and wake all their waiters.  Wake-up callbacks
 * run on the calling thread without a lock held.
 * @param stop  borrowed; may be NULL
 * Threads: any.  Not from a signal handler: let the handler wake a thread that
 * calls this, or take signals with sigwait() or a signalfd.
 */
KIN_API void kin_stop_request(kin_stop *stop);

/**
 * Check whether the token is stopped.
 * @param stop  borrowed; NULL never stops
 * @return true after a request or the deadline
 * Threads: any.
 */
KIN_API bool kin_stop_requested(const kin_stop *stop);

/**
 * Return why the token stopped.
 * @param stop  borrowed; NULL never stops
 * @return KIN_OK while it runs, KIN_ESTOPPED or KIN_ETIMEDOUT
 * Threads: any.
 */
KIN_API int kin_stop_reason(const kin_stop *stop);

/**
 * Return the effective deadline (guarantee C).
 * @param stop  borrowed; NULL has none
 * @return the deadline, or KIN_NEVER
 * Threads: any.
 */
KIN_API kin_deadline kin_stop_deadline(const kin_stop *stop);

/**
 * Wait until the token stops or the deadline passes.  With a deadline that has
 * already passed, only checks the token.
 * @param stop      borrowed; NULL waits for the deadline alone
 * @param deadline  when to return
 * @return KIN_OK if `deadline` passed first, else the token's reason
 * Threads: any.  Blocks.
 */
KIN_API int kin_stop_wait(kin_stop *stop, kin_deadline deadline);

/**
 * Return a file descriptor that becomes readable when kin_stop_request() is
 * called, for programs with their own poll loop; immediately if it was called
 * before.  A deadline does not make it readable: use kin_stop_deadline() as the
 * loop's timeout.  Do not read from or close it: it belongs to the token.
 * @param stop  borrowed
 * @return the descriptor, or KIN_EINVAL, KIN_ENOMEM, KIN_ESYSTEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_stop_fd(kin_stop *stop, kin_error *err);

KIN_DEFINE_AUTO(kin_stop, kin_stop_unref);

KIN_END_DECLS

#endif /* KIN_STOP_H */
