/* SPDX-License-Identifier: Apache-2.0 */
/**
 * @file
 * kin_loop: informers inside a program's own event loop, without threads.
 *
 * A loop has one file descriptor.  When that is readable the program calls
 * kin_loop_step(), which does what is due and returns: it reads what has
 * arrived, sends what is to be sent, and calls handlers.
 *
 *     struct pollfd fds[] = {{kin_loop_fd(loop), POLLIN, 0}, ...};
 *     while (poll(fds, n, -1) >= 0) {
 *         if (fds[0].revents)
 *             kin_loop_step(loop);
 *         ...
 *     }
 *
 * Clients and informers that are made with a loop (kin_client_opts.loop,
 * kin_informer_opts.loop) have no threads of their own.
 *
 *   A  Everything that belongs to a loop happens within kin_loop_step(), in the
 *      thread that calls it: handlers too.  A handler that takes long makes the
 *      program wait, and nothing else.
 *   B  A step does not wait for the network.  It may wait for a credential
 *      plugin that has to run, and for the rate limit of the client.
 *   C  One thread at a time steps.  Other threads may read snapshots.
 *   D  The descriptor is readable whenever there is something to do, also when
 *      a time has come.
 *
 * Calls of such a client that wait for an answer (kin_client_get() and the
 * like) fail with KIN_EUNSUPPORTED: within a loop their answer could not
 * arrive.  libcurl looks up names in short-lived threads of its own;
 * a server that is given by its address needs none.
 */
#ifndef KIN_LOOP_H
#define KIN_LOOP_H

#include <kin/alloc.h>
#include <kin/error.h>
#include <kin/export.h>

KIN_BEGIN_DECLS

/** What a program's own loop has to step. */
typedef struct kin_loop kin_loop;

/**
 * Make a loop.
 * @param alloc  borrowed; NULL for the default
 * @param ret    released with kin_loop_free()
 * @return 0, KIN_ENOMEM or KIN_ESYSTEM
 * Threads: any.
 */
KIN_API KIN_NODISCARD int kin_loop_new(const kin_allocator *alloc,
                                       kin_loop **ret, kin_error *err);

/**
 * Release a loop of which all clients and informers are gone.
 * @param loop  given
 * @return NULL
 * Threads: owner.
 */
KIN_API kin_loop *kin_loop_free(kin_loop *loop);

/**
 * Give the descriptor to poll for input; it belongs to the loop.
 * @param loop  borrowed
 * @return the descriptor; close-on-exec
 * Threads: any.
 */
KIN_API int kin_loop_fd(const kin_loop *loop);

/**
 * Do what is due.  With nothing to do it returns at once.
 * @param loop  borrowed
 * Threads: loop.  Not within a handler.
 */
KIN_API void kin_loop_step(kin_loop *loop);

KIN_DEFINE_AUTO(kin_loop, kin_loop_free);

KIN_END_DECLS

#endif /* KIN_LOOP_H */
