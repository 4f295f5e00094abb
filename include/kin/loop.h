/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_loop: informers inside a program's own event loop, without threads.
 *
 * A loop has one file descriptor.  When it is readable the program calls
 * kin_loop_step(), which reads, writes, runs due timers, calls handlers, and
 * returns.  A step does not do all that there is to do if that takes long: see
 * kin_loop_set_budget().
 *
 *     struct pollfd fds[] = {{kin_loop_fd(loop), POLLIN, 0}, ...};
 *     while (poll(fds, n, -1) >= 0) {
 *         if (fds[0].revents)
 *             kin_loop_step(loop);
 *         ...
 *     }
 *
 * Clients and informers created with a loop (kin_client_opts.loop,
 * kin_informer_opts.loop) have no threads.
 *
 *   A  All work of a loop, including handlers, runs within kin_loop_step() on
 *      the thread that calls it.
 *   B  A step does not block for the network, a credential plugin or the rate
 *      limit of the client.
 *   C  One thread at a time may call kin_loop_step().  Other threads may read
 *      snapshots.
 *   D  The descriptor is readable whenever there is work to do, including due
 *      timers, and work that a step has left.
 *   E  A step ends soon after its budget is used, which all clients, informers
 *      and calls of the loop share.  The next step starts with those that it
 *      did not get to, so each of them has its turn.  A long list is decoded,
 *      published and delivered in several steps; readers see all of it or
 *      nothing.  Single calls of handlers and of functions such as a transform
 *      take as long as they take.  In one step are published: lists with
 *      KIN_QUEUE_DELTA, and lists for a store or a kin_reflector_store of the
 *      program; and memory of a replaced list is reclaimed in one step.
 *
 * Blocking calls on such a client (kin_client_get() and others) fail with
 * KIN_EUNSUPPORTED: their answer could not arrive.  Asynchronous calls
 * (kin/call.h) work.  Names are resolved in short-lived threads; a numeric
 * server address or kin_loop_set_resolver() avoids them.  A credential plugin
 * is a child process, which the loop watches without a thread.
 */
#ifndef KIN_LOOP_H
#define KIN_LOOP_H

#include <stddef.h>
#include <stdint.h>

#include <kin/alloc.h>
#include <kin/error.h>
#include <kin/export.h>

KIN_BEGIN_DECLS

/** The work that an event loop has to drive. */
typedef struct kin_loop kin_loop;

/**
 * Create a loop.
 * @param alloc  borrowed; NULL for the default
 * @param ret    released with kin_loop_free()
 * @return 0, KIN_ENOMEM or KIN_ESYSTEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_loop_new(const kin_allocator *alloc,
                                       kin_loop **ret, kin_error *err);

/**
 * Release a loop.  Its clients and informers must have been released.
 * @param loop  given
 * @return NULL
 * Threads: owner.
 */
KIN_API kin_loop *kin_loop_free(kin_loop *loop);

/**
 * Return the descriptor to poll for input.  It belongs to the loop.
 * @param loop  borrowed
 * @return the descriptor; close-on-exec
 * Threads: any.
 */
KIN_API int kin_loop_fd(const kin_loop *loop);

/**
 * Set how long a step may continue with pending work.  The default is 2000, two
 * milliseconds.  A larger budget costs fewer steps.
 * @param loop       borrowed
 * @param budget_us  microseconds; 0 for the default
 * Threads: loop.
 * Since: 0.2
 */
KIN_API void kin_loop_set_budget(kin_loop *loop, int64_t budget_us);

/**
 * Do pending work until all is done or the budget is used.  Does not wait for
 * more work.
 * @param loop  borrowed
 * Threads: loop.  Must not be called by a handler.
 */
KIN_API void kin_loop_step(kin_loop *loop);

/** A name that a resolver is looking up. */
typedef struct kin_resolve kin_resolve;

/** Resolves the names of servers and proxies for the clients of a loop.  A
 * proxy resolves the names of its servers. */
typedef struct kin_resolver {
    size_t size; /**< of this struct */
    /** Starts to resolve a name; called within kin_loop_step(), must not block.
     * Each lookup is answered once, with kin_resolve_finish(), at once or
     * later, also if its client has been freed meanwhile.  `host` is borrowed
     * until then. */
    void (*resolve)(kin_resolve *lookup, const char *host, void *userdata);
    void *userdata; /**< passed to `resolve` */
    /** Releases `userdata`, once: when the resolver is replaced, when the loop
     * is freed, or if the call fails.  May be NULL. */
    void (*destroy)(void *userdata);
} kin_resolver;

/**
 * Set the resolver of a loop.  Without one, libcurl resolves names in
 * short-lived threads; with one, it starts none.  Addresses are used for a
 * minute.
 * @param loop      borrowed
 * @param resolver  copied; NULL for none
 * @return 0 or KIN_EINVAL
 * Threads: loop.
 * Since: 0.2
 */
KIN_API KIN_NODISCARD int kin_loop_set_resolver(kin_loop *loop,
                                                const kin_resolver *resolver,
                                                kin_error *err);

/**
 * Answer a lookup.  Work that waits for it is done by the next steps.
 * @param lookup     given
 * @param addresses  numeric, IPv4 or IPv6, the preferred ones first; borrowed;
 *                   others than the first eight and invalid ones are ignored
 * @param count      number of addresses; 0: the name has none, or cannot be
 *                   resolved, which fails the requests that wait for it
 * Threads: loop.
 * Since: 0.2
 */
KIN_API void kin_resolve_finish(kin_resolve *lookup,
                                const char *const *addresses, size_t count);

KIN_DEFINE_AUTO(kin_loop, kin_loop_free);

KIN_END_DECLS

#endif /* KIN_LOOP_H */
