/* SPDX-License-Identifier: Apache-2.0 */
/*
 * curl_loop.c - the I/O thread.
 *
 * It sleeps in epoll until a socket, the eventfd or the next deadline wakes it.
 * Then it lets libcurl work, carries out commands, fires timers and ends what
 * has ended.  libcurl's callbacks may not remove a transfer, so they only mark
 * it (kin__curl_transfer_doom), and the marked ones end here.
 */
#include <assert.h>
#include <errno.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <time.h>
#include <unistd.h>

#include "base/alloc.h"
#include "net/curl_internal.h"

enum {
    LOOP_EVENTS = 64,
    LOOP_WAKE = KIN__HTTP_KINDS, /* where a pool would be: the eventfd */
    /* Connections kept for later by a pool without transfers; as many as
     * client-go keeps. */
    LOOP_IDLE_CONNECTIONS = 25,
    LOOP_SPARE_CONNECTIONS = 2,
};

static uint64_t loop_event_pack(int pool, int fd)
{
    return (uint64_t)pool << 32 | (uint32_t)fd;
}

static int loop_control(struct kin__curl *curl, int fd, uint32_t events,
                        int pool)
{
    struct epoll_event event = {.events = events,
                                .data.u64 = loop_event_pack(pool, fd)};

    if (epoll_ctl(curl->epoll_fd, EPOLL_CTL_MOD, fd, &event) == 0)
        return 0;
    if (errno != ENOENT)
        return -errno;
    if (epoll_ctl(curl->epoll_fd, EPOLL_CTL_ADD, fd, &event) == 0)
        return 0;
    return -errno;
}

/* libcurl tells which sockets it waits for. */
static int loop_on_socket(CURL *easy, curl_socket_t fd, int what,
                          void *userdata, void *socketdata)
{
    struct kin__curl_pool *pool = userdata;
    struct kin__curl *curl = pool->curl;
    uint32_t events = 0;

    (void)socketdata;
    if (what == CURL_POLL_REMOVE) {
        /* It may be closed already. */
        (void)epoll_ctl(curl->epoll_fd, EPOLL_CTL_DEL, fd, /* event= */ NULL);
        return 0;
    }
    if (what & CURL_POLL_IN)
        events |= EPOLLIN;
    if (what & CURL_POLL_OUT)
        events |= EPOLLOUT;
    int r = loop_control(curl, fd, events, (int)pool->kind);
    if (r == 0)
        return 0;
    /* An error returned to libcurl would break all transfers of the pool. */
    struct kin__curl_transfer *t = NULL;
    curl_easy_getinfo(easy, CURLINFO_PRIVATE, (char **)&t);
    if (t)
        kin__curl_transfer_doom(t, KIN_ESYSTEM, KIN__NET_LOCAL,
                                "a socket cannot be waited for: errno %d", -r);
    return 0;
}

/* libcurl tells when it wants to be called, whatever the sockets do. */
static int loop_on_timer(CURLM *multi, long timeout_ms, void *userdata)
{
    struct kin__curl_pool *pool = userdata;

    (void)multi;
    pool->due = timeout_ms < 0
                    ? KIN_NEVER
                    : kin__deadline_after(/* clock= */ NULL,
                                          timeout_ms * KIN__NS_PER_MS);
    return 0;
}

static int loop_pool_init(struct kin__curl_pool *pool, kin_error *err)
{
    pool->multi = curl_multi_init();
    if (!pool->multi)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    CURLM *multi = pool->multi;
    curl_multi_setopt(multi, CURLMOPT_SOCKETFUNCTION, loop_on_socket);
    curl_multi_setopt(multi, CURLMOPT_SOCKETDATA, pool);
    curl_multi_setopt(multi, CURLMOPT_TIMERFUNCTION, loop_on_timer);
    curl_multi_setopt(multi, CURLMOPT_TIMERDATA, pool);
    curl_multi_setopt(multi, CURLMOPT_PIPELINING, (long)CURLPIPE_MULTIPLEX);
    if (pool->kind != KIN__HTTP_WATCH)
        curl_multi_setopt(multi, CURLMOPT_MAXCONNECTS,
                          (long)LOOP_IDLE_CONNECTIONS);
    return 0;
}

static int loop_fds_init(struct kin__curl *curl, kin_error *err)
{
    curl->epoll_fd = epoll_create1(EPOLL_CLOEXEC);
    if (curl->epoll_fd < 0)
        return kin_error_set_errno(err, errno, "epoll_create1");
    curl->wake_fd = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    if (curl->wake_fd < 0)
        return kin_error_set_errno(err, errno, "eventfd");
    int r = loop_control(curl, curl->wake_fd, EPOLLIN, LOOP_WAKE);
    return r < 0 ? kin_error_set_errno(err, -r, "epoll_ctl") : 0;
}

int kin__curl_loop_init(struct kin__curl *curl, kin_error *err)
{
    for (int kind = 0; kind < KIN__HTTP_KINDS; kind++) {
        struct kin__curl_pool *pool = &curl->pools[kind];

        pool->curl = curl;
        pool->kind = (enum kin__http_kind)kind;
        pool->due = KIN_NEVER;
        int r = loop_pool_init(pool, err);
        if (r < 0)
            return r;
    }
    return loop_fds_init(curl, err);
}

/* Closes what is left of connections; the thread did so already if it ran. */
static void loop_pools_done(struct kin__curl *curl)
{
    for (int kind = 0; kind < KIN__HTTP_KINDS; kind++) {
        struct kin__curl_pool *pool = &curl->pools[kind];

        if (pool->multi)
            curl_multi_cleanup(pool->multi);
        pool->multi = NULL;
    }
}

void kin__curl_loop_done(struct kin__curl *curl)
{
    loop_pools_done(curl);
    kin__timers_done(&curl->timers);
    if (curl->wake_fd >= 0)
        close(curl->wake_fd);
    if (curl->epoll_fd >= 0)
        close(curl->epoll_fd);
}

/* Watches over HTTP/2 share connections: left alone, libcurl opens one for each
 * of a thousand watches that come at once.  Over HTTP/1.1 each needs its own,
 * and as soon as one is seen to, no number can be too many. */
static long loop_pool_cap(struct kin__curl_pool *pool)
{
    if (pool->kind != KIN__HTTP_WATCH || pool->http1_open > 0)
        return 0;
    if (pool->open == 0)
        pool->extra = 0;
    return (long)(pool->open / pool->curl->streams) + LOOP_SPARE_CONNECTIONS +
           pool->extra;
}

/* Connections that have said GOAWAY, or were made with another certificate, are
 * of no use to new transfers and count all the same.  libcurl does not tell how
 * many there are, but who cannot get any other waits. */
void kin__curl_pool_starves(struct kin__curl_pool *pool)
{
    int64_t now_ns = kin__clock_now_ns(/* clock= */ NULL);
    uint64_t closed = atomic_load(&pool->connections_closed);
    uint64_t opened = atomic_load(&pool->connections_opened);

    if (pool->cap == 0 || opened - closed < (uint64_t)pool->cap ||
        now_ns - pool->moved_ns < KIN__CURL_STARVED_NS)
        return;
    pool->extra++;
    pool->moved_ns = now_ns;
}

/* libcurl tries one waiting transfer again for each one that is removed; it
 * does not notice that it may open more connections now. */
static void loop_pool_nudge(struct kin__curl_pool *pool)
{
    CURL *easy = curl_easy_init();

    for (size_t i = 0; easy && i < pool->open; i++) {
        if (curl_multi_add_handle(pool->multi, easy) != CURLM_OK)
            break;
        curl_multi_remove_handle(pool->multi, easy);
    }
    curl_easy_cleanup(easy);
}

static void loop_pool_adapt(struct kin__curl_pool *pool)
{
    long cap = loop_pool_cap(pool);

    if (cap == pool->cap)
        return;
    bool is_raised = cap == 0 || (pool->cap != 0 && cap > pool->cap);
    pool->cap = cap;
    curl_multi_setopt(pool->multi, CURLMOPT_MAX_HOST_CONNECTIONS, cap);
    if (is_raised)
        loop_pool_nudge(pool);
}

static void loop_pool_collect(struct kin__curl_pool *pool)
{
    for (;;) {
        int left = 0;
        CURLMsg *message = curl_multi_info_read(pool->multi, &left);

        if (!message)
            return;
        if (message->msg != CURLMSG_DONE)
            continue;
        struct kin__curl_transfer *t = NULL;
        /* The message is gone as soon as its transfer is removed. */
        CURLcode result = message->data.result;
        curl_easy_getinfo(message->easy_handle, CURLINFO_PRIVATE, (char **)&t);
        kin__curl_transfer_finish(t, result);
    }
}

static void loop_pool_act(struct kin__curl_pool *pool, curl_socket_t fd,
                          int what)
{
    int running = 0;

    /* It fails only if called wrongly or out of memory; either way its
     * transfers still end by their own errors or deadlines. */
    (void)curl_multi_socket_action(pool->multi, fd, what, &running);
}

static void loop_pool_run_due(struct kin__curl_pool *pool)
{
    if (!kin__deadline_passed(/* clock= */ NULL, pool->due))
        return;
    pool->due = KIN_NEVER;
    loop_pool_act(pool, CURL_SOCKET_TIMEOUT, 0);
}

static void loop_command(struct kin__curl_transfer *t)
{
    unsigned wanted = atomic_exchange(&t->wanted, 0);

    if (wanted & KIN__CURL_CANCEL)
        kin__curl_transfer_drop(t);
    else if (wanted & KIN__CURL_START)
        kin__curl_transfer_open(t);
    if (wanted & KIN__CURL_STOP)
        kin__curl_transfer_stop(t);
    if (wanted & KIN__CURL_RESUME)
        kin__curl_transfer_resume(t);
    kin__curl_transfer_unref(t);
}

static void loop_run_commands(struct kin__curl *curl)
{
    const size_t offset = offsetof(struct kin__curl_transfer, command);

    for (;;) {
        struct kin__mpsc_node *node = kin__mpsc_pop(&curl->commands);

        if (!node)
            return;
        loop_command((void *)((char *)node - offset));
    }
}

static void loop_on_event(struct kin__curl *curl,
                          const struct epoll_event *event)
{
    const uint32_t failed = EPOLLERR | EPOLLHUP;
    uint64_t kind = event->data.u64 >> 32;
    int fd = (int)(uint32_t)event->data.u64;
    int what = 0;

    if (kind == LOOP_WAKE) {
        uint64_t count = 0;
        (void)!read(curl->wake_fd, &count, sizeof(count));
        return;
    }
    if (event->events & (EPOLLIN | failed))
        what |= CURL_CSELECT_IN;
    if (event->events & EPOLLOUT)
        what |= CURL_CSELECT_OUT;
    if (event->events & failed)
        what |= CURL_CSELECT_ERR;
    loop_pool_act(&curl->pools[kind], fd, what);
}

static kin_deadline loop_due(const struct kin__curl *curl)
{
    kin_deadline next = kin__timers_next(&curl->timers);

    for (int kind = 0; kind < KIN__HTTP_KINDS; kind++)
        next = kin__deadline_min(next, curl->pools[kind].due);
    return next;
}

/* Rounded up, so that what is due is due when epoll returns. */
static int loop_timeout_ms(const struct kin__curl *curl)
{
    kin_deadline next = loop_due(curl);

    if (kin__deadline_is_never(next))
        return -1;
    int64_t ms = kin__deadline_remaining_ns(/* clock= */ NULL, next) /
                 KIN__NS_PER_MS;
    if (kin__deadline_passed(/* clock= */ NULL, next))
        return 0;
    return ms < INT32_MAX ? (int)ms + 1 : INT32_MAX;
}

static void loop_turn(struct kin__curl *curl, int timeout_ms)
{
    struct epoll_event events[LOOP_EVENTS];
    int count = epoll_wait(curl->epoll_fd, events, LOOP_EVENTS, timeout_ms);

    for (int i = 0; i < count; i++)
        loop_on_event(curl, &events[i]);
    loop_run_commands(curl);
    kin__timers_run(&curl->timers);
    for (int kind = 0; kind < KIN__HTTP_KINDS; kind++) {
        loop_pool_run_due(&curl->pools[kind]);
        loop_pool_collect(&curl->pools[kind]);
    }
    kin__curl_transfer_reap(curl);
    kin__curl_transfer_rest(curl);
    for (int kind = 0; kind < KIN__HTTP_KINDS; kind++)
        loop_pool_adapt(&curl->pools[kind]);
}

/* Lets bytes gather, if they come as quickly as they are read. */
static void loop_rest(struct kin__curl *curl)
{
    if (curl->lull.pieces == 0)
        return;
    int64_t ns = kin__lull_end_turn(&curl->lull,
                                    kin__clock_now_ns(/* clock= */ NULL));
    if (ns > 0)
        (void)clock_nanosleep(CLOCK_MONOTONIC, /* flags= */ 0,
                              &(struct timespec){.tv_nsec = ns},
                              /* remain= */ NULL);
}

void kin__curl_loop_run(void *userdata)
{
    struct kin__curl *curl = userdata;

    kin__thread_forbid_waiting();
    while (!atomic_load(&curl->is_ending)) {
        loop_turn(curl, loop_timeout_ms(curl));
        loop_rest(curl);
    }
    /* All handles are freed, so all that is left has been cancelled. */
    loop_run_commands(curl);
    assert(!kin__list_is_linked(&curl->open));
    /* Farewells are written to sockets: by this thread, where SIGPIPE is
     * blocked. */
    loop_pools_done(curl);
}

kin_deadline kin__curl_loop_due(void *userdata)
{
    return loop_due(userdata);
}

void kin__curl_loop_step(void *userdata)
{
    struct kin__curl *curl = userdata;

    atomic_store(&curl->stepper, kin__thread_self());
    loop_turn(curl, /* timeout_ms= */ 0);
    atomic_store(&curl->stepper, 0);
}

void kin__curl_loop_end(struct kin__curl *curl)
{
    atomic_store(&curl->stepper, kin__thread_self());
    loop_run_commands(curl);
    assert(!kin__list_is_linked(&curl->open));
    loop_pools_done(curl);
    atomic_store(&curl->stepper, 0);
}
