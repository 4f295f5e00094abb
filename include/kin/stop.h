/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_stop: a token that ends work.
 *
 * A stop token is shared by the code that requests the end and the code that
 * ends.
 * Tokens form trees: stopping one stops all below it.  A token may carry a
 * deadline; then it also counts as stopped once that has passed.  Every wait of
 * the library takes a token and is woken by it at once.
 *
 *   A  A token goes from running to stopped once, and never back.
 *   B  When kin_stop_request() returns, the token and all tokens below it
 *      read as stopped in every thread.
 *   C  A token's effective deadline is the earliest of its own and those above
 *      it; it is fixed when the token is made.
 *   D  The reason is that of what came first: KIN_ESTOPPED for a request,
 *      KIN_ETIMEDOUT for the deadline.
 *   E  A token keeps what is above it alive, never what is below it.
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
 * A point on the monotonic clock, in nanoseconds; a plain value that is passed
 * around.  Frozen.
 */
typedef struct kin_deadline {
    int64_t at_ns; /**< INT64_MAX is never */
} kin_deadline;

/** A source of time for timers and dates.  Options take a pointer to one; NULL
 * is the real clock, kin_fake_clock_clock() is one for tests. */
typedef struct kin_clock kin_clock;

/** The deadline that never comes. */
#define KIN_NEVER (kin_deadline_never())

/**
 * Give the deadline that never comes.
 * @return one that is later than every other
 * Threads: any.
 */
KIN_API kin_deadline kin_deadline_never(void);

/**
 * Give the deadline that is `ms` milliseconds from now.
 * @return one that has already passed if `ms` is not positive, and never if it
 *         lies beyond all time
 * Threads: any.
 */
KIN_API kin_deadline kin_deadline_ms(int64_t ms);

/** A token; see the guarantees at the top. */
typedef struct kin_stop kin_stop;

/** How to make a token; zero is a good default for each member. */
typedef struct kin_stop_opts {
    size_t size;                /**< of this struct */
    const kin_allocator *alloc; /**< borrowed; NULL takes the parent's */
    bool has_deadline;          /**< whether `deadline` counts */
    kin_deadline deadline;      /**< the token stops by itself after this */
} kin_stop_opts;

/**
 * Make a token.
 * @param parent  kept alive; its stop is this one's too; NULL: none
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
 * Stop the token and all below it, and wake all waits on them.
 * Wake-up callbacks run in this thread, without a lock.
 * @param stop  borrowed; NULL does nothing
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
 * Give the reason why the token stopped.
 * @param stop  borrowed; NULL never stops
 * @return KIN_OK while it runs, KIN_ESTOPPED or KIN_ETIMEDOUT
 * Threads: any.
 */
KIN_API int kin_stop_reason(const kin_stop *stop);

/**
 * Give the effective deadline (guarantee C).
 * @param stop  borrowed; NULL has none
 * @return the deadline, or KIN_NEVER
 * Threads: any.
 */
KIN_API kin_deadline kin_stop_deadline(const kin_stop *stop);

/**
 * Wait until the token stops or the deadline comes.  A deadline that has passed
 * already makes this a mere look at the token.
 * @param stop      borrowed; NULL waits for the deadline alone
 * @param deadline  when to give up
 * @return KIN_OK when `deadline` came first, else the token's reason
 * Threads: any.  Blocks.
 */
KIN_API int kin_stop_wait(kin_stop *stop, kin_deadline deadline);

/**
 * Give a file descriptor that becomes readable when the token is asked to stop,
 * for programs with a poll loop of their own; at once if it was asked before.
 * A deadline does not make it readable: use kin_stop_deadline() as the loop's
 * timeout.  Do not read from it and do not close it: it belongs to the token.
 * @param stop  borrowed
 * @return the descriptor, or KIN_EINVAL, KIN_ENOMEM, KIN_ESYSTEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_stop_fd(kin_stop *stop, kin_error *err);

KIN_DEFINE_AUTO(kin_stop, kin_stop_unref);

KIN_END_DECLS

#endif /* KIN_STOP_H */
