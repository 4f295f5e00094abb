/* SPDX-License-Identifier: Apache-2.0 */
/*
 * io.h - one thread, or an event loop, that waits for sockets, commands and
 * timers.
 *
 * A turn handles the descriptors that are ready, then the commands of other
 * threads, then the timers that are due; then it calls `turn`.  All functions
 * below are called by the I/O thread, unless stated otherwise.  With an event
 * loop there is no thread: each of its steps is a turn.
 */
#ifndef KIN_NET_IO_H
#define KIN_NET_IO_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "base/loop.h"
#include "base/mpsc.h"
#include "base/thread.h"
#include "base/timers.h"
#include "net/read_coalesce.h"

/* A descriptor that is waited for; embedded in its owner, which must not be
 * freed before `turn`: later events of the same turn may point to it. */
struct kin__io_watch {
    void (*on_event)(struct kin__io_watch *watch, uint32_t events);
};

struct kin__io_ops {
    void (*command)(struct kin__mpsc_node *node, void *userdata);
    void (*turn)(void *userdata); /* at the end of each turn */
    /* Whether the next turn has work that no descriptor shows. */
    bool (*is_busy)(void *userdata);
};

struct kin__io {
    const char *name;              /* of the thread; static */
    const struct kin__io_ops *ops; /* static */
    void *userdata;                /* passed to all of them */
    struct kin__mpsc commands;
    _Atomic bool is_ending;
    int epoll_fd;
    int wake_fd; /* an eventfd, readable if there may be commands */
    struct kin__io_watch waker;
    struct kin__thread thread;
    kin_loop *loop; /* borrowed; NULL if there is a thread */
    struct kin__loop_source source;
    _Atomic uintptr_t stepper; /* the thread within a step of the loop; or 0 */
    struct kin__timers timers;
    struct kin__read_coalesce coalesce; /* counts what was read */
};

/* Prepares without starting; kin__io_done() is allowed from here on. */
void kin__io_init(struct kin__io *io, const kin_allocator *alloc,
                  const char *name, const struct kin__io_ops *ops,
                  void *userdata);
/* Starts the thread, or adds the source to the loop.  0, KIN_ENOMEM or
 * KIN_ESYSTEM.  Threads: the one that makes the transport. */
int kin__io_start(struct kin__io *io, kin_loop *loop,
                  kin_error *err) KIN_NODISCARD;
/* Ends the thread after the commands that are queued; may be called again.
 * Threads: the one that frees the transport. */
void kin__io_stop(struct kin__io *io);
void kin__io_done(struct kin__io *io);

/* Waits for `events` of a descriptor; none removes it.  0 or -errno. */
int kin__io_control(struct kin__io *io, int fd, uint32_t events,
                    struct kin__io_watch *watch) KIN_NODISCARD;

/* Makes the thread, or the loop, do a turn.  Threads: any. */
void kin__io_wake(struct kin__io *io);
/* Queues a command.  Threads: any. */
void kin__io_push(struct kin__io *io, struct kin__mpsc_node *node);
/* Whether the caller is the I/O thread.  Threads: any. */
bool kin__io_is_self(struct kin__io *io);

#endif /* KIN_NET_IO_H */
