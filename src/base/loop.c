/* SPDX-License-Identifier: Apache-2.0 */
#include "base/loop.h"

#include <assert.h>
#include <errno.h>
#include <signal.h>
#include <stdatomic.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/timerfd.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/opts.h"
#include "base/resolver.h"

enum { BUDGET_US = 2000 };

/* Writing to a closed connection raises SIGPIPE, which must not reach the
 * program: it is blocked meanwhile, and a new one is consumed. */
struct quiet {
    sigset_t pipe;
    sigset_t before;
    bool was_pending;
};

struct kin_loop {
    const kin_allocator *alloc;
    int epoll_fd; /* polled by the program; contains all others */
    int wake_fd;
    int timer_fd;
    struct cds_list_head sources; /* the next to step first */
    uint64_t turn;                /* number of the last step */
    size_t depth;                 /* nested steps */
    int64_t budget_ns;            /* of a step */
    _Atomic int64_t over_ns;      /* when that of this step is used */
    struct quiet quiet;           /* of the outermost step */
    kin_resolver resolver;        /* zero for none */
};

/* ---- life ---- */

static int loop_watch(kin_loop *loop, int fd, kin_error *err)
{
    struct epoll_event event = {.events = EPOLLIN};

    if (epoll_ctl(loop->epoll_fd, EPOLL_CTL_ADD, fd, &event) < 0)
        return kin_error_set_errno(err, errno, "loop: epoll");
    return 0;
}

static int loop_open(kin_loop *loop, kin_error *err)
{
    loop->epoll_fd = epoll_create1(EPOLL_CLOEXEC);
    loop->wake_fd = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    loop->timer_fd = timerfd_create(CLOCK_MONOTONIC,
                                    TFD_CLOEXEC | TFD_NONBLOCK);
    if (loop->epoll_fd < 0 || loop->wake_fd < 0 || loop->timer_fd < 0)
        return kin_error_set_errno(err, errno, "loop: descriptors");
    int r = loop_watch(loop, loop->wake_fd, err);
    return r < 0 ? r : loop_watch(loop, loop->timer_fd, err);
}

int kin_loop_new(const kin_allocator *alloc, kin_loop **ret, kin_error *err)
{
    if (!alloc)
        alloc = kin_allocator_default();
    kin_loop *loop = kin__alloc0(alloc, 1, sizeof(*loop));
    if (!loop)
        return kin_error_set(err, KIN_ENOMEM, "loop: out of memory");
    loop->alloc = alloc;
    loop->epoll_fd = -1;
    loop->wake_fd = -1;
    loop->timer_fd = -1;
    CDS_INIT_LIST_HEAD(&loop->sources);
    kin_loop_set_budget(loop, 0);
    int r = loop_open(loop, err);
    if (r < 0) {
        (void)kin_loop_free(loop);
        return r;
    }
    *ret = loop;
    return 0;
}

static void fd_close(int fd)
{
    if (fd >= 0)
        close(fd);
}

kin_loop *kin_loop_free(kin_loop *loop)
{
    if (!loop)
        return NULL;
    assert(!kin__list_is_linked(&loop->sources));
    kin__userdata_destroy(loop->resolver.destroy, loop->resolver.userdata);
    fd_close(loop->timer_fd);
    fd_close(loop->wake_fd);
    fd_close(loop->epoll_fd);
    kin__free(loop->alloc, loop);
    return NULL;
}

int kin_loop_fd(const kin_loop *loop)
{
    return loop->epoll_fd;
}

void kin_loop_set_budget(kin_loop *loop, int64_t budget_us)
{
    int64_t us = budget_us > 0 ? budget_us : BUDGET_US;

    loop->budget_ns = us < INT64_MAX / KIN__NS_PER_US ? us * KIN__NS_PER_US
                                                      : INT64_MAX;
}

bool kin__loop_is_over(const kin_loop *loop)
{
    int64_t over_ns = atomic_load_explicit(&loop->over_ns,
                                           memory_order_relaxed);

    return kin__clock_now_ns(/* clock= */ NULL) >= over_ns;
}

/* ---- sources ---- */

int kin__loop_add(kin_loop *loop, struct kin__loop_source *source,
                  kin_error *err)
{
    int r = source->fd >= 0 ? loop_watch(loop, source->fd, err) : 0;

    if (r < 0)
        return r;
    source->turn = loop->turn; /* not within the current step */
    cds_list_add_tail(&source->link, &loop->sources);
    kin__loop_wake(loop);
    return 0;
}

void kin__loop_remove(kin_loop *loop, struct kin__loop_source *source)
{
    if (source->fd >= 0)
        (void)epoll_ctl(loop->epoll_fd, EPOLL_CTL_DEL, source->fd, NULL);
    kin__list_unlink(&source->link);
}

void kin__loop_wake(kin_loop *loop)
{
    uint64_t one = 1;

    (void)!write(loop->wake_fd, &one, sizeof(one));
}

/* ---- stepping ---- */

static bool pipe_is_pending(void)
{
    sigset_t pending;

    return sigpending(&pending) == 0 && sigismember(&pending, SIGPIPE) == 1;
}

static void quiet_begin(struct quiet *quiet)
{
    sigemptyset(&quiet->pipe);
    sigaddset(&quiet->pipe, SIGPIPE);
    quiet->was_pending = pipe_is_pending();
    (void)pthread_sigmask(SIG_BLOCK, &quiet->pipe, &quiet->before);
}

static void quiet_end(const struct quiet *quiet)
{
    struct timespec now = {0};

    if (!quiet->was_pending && pipe_is_pending())
        (void)sigtimedwait(&quiet->pipe, NULL, &now);
    (void)pthread_sigmask(SIG_SETMASK, &quiet->before, NULL);
}

static void loop_drain(int fd)
{
    uint64_t count = 0;

    (void)!read(fd, &count, sizeof(count));
}

/* Keeps the descriptor readable in case the step is left by longjmp(). */
static void loop_set_timer_now(kin_loop *loop)
{
    const struct itimerspec spec = {.it_value = {.tv_nsec = 1}};

    (void)timerfd_settime(loop->timer_fd, TFD_TIMER_ABSTIME, &spec, NULL);
}

static void loop_set_timer(kin_loop *loop)
{
    struct kin__loop_source *source = NULL;
    struct itimerspec spec = {0};
    kin_deadline next = KIN_NEVER;

    cds_list_for_each_entry(source, &loop->sources, link) {
        next = kin__deadline_min(next, source->due(source->userdata));
    }
    if (!kin__deadline_is_never(next))
        /* Zero would mean never. */
        spec.it_value = kin__timespec_of_ns(next.at_ns > 0 ? next.at_ns : 1);
    (void)timerfd_settime(loop->timer_fd, TFD_TIMER_ABSTIME, &spec, NULL);
}

/* Steps each source once, until the budget is used: the next step starts with
 * those that are left.  A source may remove itself and others, add new ones,
 * and step the loop; what that has stepped is not stepped again here. */
static void loop_step_sources(kin_loop *loop)
{
    loop->turn++;
    while (kin__list_is_linked(&loop->sources)) {
        struct kin__loop_source *source = cds_list_first_entry(
            &loop->sources, struct kin__loop_source, link);
        if (source->turn == loop->turn)
            return;
        source->turn = loop->turn;
        cds_list_del(&source->link);
        cds_list_add_tail(&source->link, &loop->sources);
        source->step(source->userdata);
        if (kin__loop_is_over(loop))
            return;
    }
}

void kin__loop_step(kin_loop *loop)
{
    size_t depth = loop->depth;
    int64_t outer_ns = atomic_load_explicit(&loop->over_ns,
                                            memory_order_relaxed);

    loop_drain(loop->wake_fd);
    loop_set_timer_now(loop);
    atomic_store_explicit(
        &loop->over_ns,
        kin__time_add_ns(kin__clock_now_ns(NULL), loop->budget_ns),
        memory_order_relaxed);
    if (depth == 0)
        quiet_begin(&loop->quiet);
    loop->depth = depth + 1;
    loop_step_sources(loop);
    loop->depth = depth;
    atomic_store_explicit(&loop->over_ns, outer_ns, memory_order_relaxed);
    if (depth == 0)
        quiet_end(&loop->quiet);
    loop_set_timer(loop);
}

void kin__loop_abandon(kin_loop *loop)
{
    struct kin__loop_source *source = NULL;
    struct kin__loop_source *next = NULL;

    if (loop->depth == 0)
        return;
    loop->depth = 0;
    atomic_store_explicit(&loop->over_ns, 0, memory_order_relaxed);
    quiet_end(&loop->quiet);
    cds_list_for_each_entry_safe(source, next, &loop->sources, link) {
        if (source->abandon)
            source->abandon(source->userdata);
    }
}

void kin_loop_step(kin_loop *loop)
{
    kin__loop_abandon(loop);
    kin__loop_step(loop);
}

/* ---- names ---- */

int kin_loop_set_resolver(kin_loop *loop, const kin_resolver *resolver,
                          kin_error *err)
{
    kin_resolver own = {0};

    if (kin__opts_take(resolver, sizeof(own), &own) < 0 ||
        (resolver && !own.resolve)) {
        kin__userdata_destroy(own.destroy, own.userdata);
        return kin_error_set(err, KIN_EINVAL, "loop: bad resolver");
    }
    kin__userdata_destroy(loop->resolver.destroy, loop->resolver.userdata);
    loop->resolver = own;
    return 0;
}

const kin_resolver *kin__loop_resolver(const kin_loop *loop)
{
    return loop->resolver.resolve ? &loop->resolver : NULL;
}

void kin_resolve_finish(kin_resolve *lookup, const char *const *addresses,
                        size_t count)
{
    assert(lookup->answer);
    lookup->answer(lookup, addresses, addresses ? count : 0);
}
