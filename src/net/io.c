/* SPDX-License-Identifier: Apache-2.0 */
#include "net/io.h"

#include <assert.h>
#include <errno.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <time.h>
#include <unistd.h>

enum {
    IO_EVENTS = 64,
    IO_STEP_EVENTS = 4, /* at once within a step, whose time is limited */
};

int kin__io_control(struct kin__io *io, int fd, uint32_t events,
                    struct kin__io_watch *watch)
{
    struct epoll_event event = {.events = events, .data.ptr = watch};

    if (events == 0)
        return epoll_ctl(io->epoll_fd, EPOLL_CTL_DEL, fd, NULL) == 0 ||
                       errno == ENOENT
                   ? 0
                   : -errno;
    if (epoll_ctl(io->epoll_fd, EPOLL_CTL_MOD, fd, &event) == 0)
        return 0;
    if (errno == ENOENT &&
        epoll_ctl(io->epoll_fd, EPOLL_CTL_ADD, fd, &event) == 0)
        return 0;
    return -errno;
}

void kin__io_wake(struct kin__io *io)
{
    const uint64_t one = 1;

    /* Fails only when the counter is full; the descriptor is readable then. */
    (void)!write(io->wake_fd, &one, sizeof(one));
}

void kin__io_push(struct kin__io *io, struct kin__mpsc_node *node)
{
    if (kin__mpsc_push(&io->commands, node))
        kin__io_wake(io);
}

bool kin__io_is_self(struct kin__io *io)
{
    if (io->loop)
        return atomic_load(&io->stepper) == kin__thread_self();
    return kin__thread_is_self(&io->thread);
}

/* ---- turns ---- */

static void io_on_wake(struct kin__io_watch *watch, uint32_t events)
{
    const size_t offset = offsetof(struct kin__io, waker);
    struct kin__io *io = (void *)((char *)watch - offset);
    uint64_t count = 0;

    (void)events;
    (void)!read(io->wake_fd, &count, sizeof(count));
}

static void io_run_commands(struct kin__io *io)
{
    for (;;) {
        struct kin__mpsc_node *node = kin__mpsc_pop(&io->commands);

        if (!node)
            return;
        io->ops->command(node, io->userdata);
    }
}

static kin_deadline io_due(void *userdata)
{
    struct kin__io *io = userdata;

    if (io->ops->is_busy(io->userdata))
        return kin__deadline_after(/* clock= */ NULL, 0);
    return kin__timers_next(&io->timers);
}

/* Rounded up, so that timers are due when epoll returns. */
static int io_timeout_ms(struct kin__io *io)
{
    kin_deadline next = io_due(io);

    if (kin__deadline_is_never(next))
        return -1;
    if (kin__deadline_passed(/* clock= */ NULL, next))
        return 0;
    int64_t ms = kin__deadline_remaining_ns(/* clock= */ NULL, next) /
                 KIN__NS_PER_MS;
    return ms < INT32_MAX ? (int)ms + 1 : INT32_MAX;
}

/* Returns whether more descriptors may be ready. */
static bool io_turn(struct kin__io *io, int max, int timeout_ms)
{
    struct epoll_event events[IO_EVENTS];
    int count = epoll_wait(io->epoll_fd, events, max, timeout_ms);

    assert(max <= IO_EVENTS);
    for (int i = 0; i < count; i++) {
        struct kin__io_watch *watch = events[i].data.ptr;

        watch->on_event(watch, events[i].events);
    }
    io_run_commands(io);
    kin__timers_run(&io->timers);
    io->ops->turn(io->userdata);
    return count == max;
}

/* Waits a moment to coalesce reads if data arrives as fast as it is read. */
static void io_rest(struct kin__io *io)
{
    if (io->coalesce.pieces == 0)
        return;
    int64_t ns = kin__read_coalesce_end_turn(
        &io->coalesce, kin__clock_now_ns(/* clock= */ NULL));
    if (ns > 0)
        (void)clock_nanosleep(CLOCK_MONOTONIC, /* flags= */ 0,
                              &(struct timespec){.tv_nsec = ns},
                              /* remain= */ NULL);
}

static void io_run(void *userdata)
{
    struct kin__io *io = userdata;

    kin__thread_forbid_waiting();
    while (!atomic_load(&io->is_ending)) {
        io_turn(io, IO_EVENTS, io_timeout_ms(io));
        io_rest(io);
    }
}

static void io_step(void *userdata)
{
    struct kin__io *io = userdata;

    atomic_store(&io->stepper, kin__thread_self());
    while (io_turn(io, IO_STEP_EVENTS, /* timeout_ms= */ 0) &&
           !kin__loop_is_over(io->loop))
        continue;
    atomic_store(&io->stepper, 0);
}

/* ---- life ---- */

void kin__io_init(struct kin__io *io, const kin_allocator *alloc,
                  const char *name, const struct kin__io_ops *ops,
                  void *userdata)
{
    io->name = name;
    io->ops = ops;
    io->userdata = userdata;
    io->epoll_fd = -1;
    io->wake_fd = -1;
    io->waker.on_event = io_on_wake;
    io->source = (struct kin__loop_source){
        .due = io_due, .step = io_step, .userdata = io};
    CDS_INIT_LIST_HEAD(&io->source.link);
    kin__mpsc_init(&io->commands);
    kin__timers_init(&io->timers, alloc, kin__clock_real());
}

int kin__io_start(struct kin__io *io, kin_loop *loop, kin_error *err)
{
    io->epoll_fd = epoll_create1(EPOLL_CLOEXEC);
    if (io->epoll_fd < 0)
        return kin_error_set_errno(err, errno, "epoll_create1");
    io->wake_fd = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    if (io->wake_fd < 0)
        return kin_error_set_errno(err, errno, "eventfd");
    int r = kin__io_control(io, io->wake_fd, EPOLLIN, &io->waker);
    if (r < 0)
        return kin_error_set_errno(err, -r, "epoll_ctl");
    io->loop = loop;
    if (loop) {
        io->source.fd = io->epoll_fd;
        return kin__loop_add(loop, &io->source, err);
    }
    return kin__thread_start(&io->thread,
                             &(struct kin__thread_opts){.name = io->name},
                             io_run, io, err);
}

void kin__io_stop(struct kin__io *io)
{
    if (io->thread.is_started) {
        atomic_store(&io->is_ending, true);
        kin__io_wake(io);
        kin__thread_join(&io->thread);
    }
    if (kin__list_is_linked(&io->source.link))
        kin__loop_remove(io->loop, &io->source);
    io_run_commands(io);
}

void kin__io_done(struct kin__io *io)
{
    kin__io_stop(io);
    kin__timers_done(&io->timers);
    if (io->wake_fd >= 0)
        close(io->wake_fd);
    if (io->epoll_fd >= 0)
        close(io->epoll_fd);
}
