/* SPDX-License-Identifier: Apache-2.0 */
/*
 * http_loop.c - a thread that serves connections.
 *
 * Sockets are registered once, edge-triggered and for all events, when a
 * connection is added; events only put it into the list of connections to run,
 * and so does mail from other threads.  A turn runs each connection of the list
 * once.
 */
#include <assert.h>
#include <errno.h>
#include <stdio.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <time.h>
#include <unistd.h>

#include "base/alloc.h"
#include "net/http_internal.h"

enum {
    LOOP_BATCH = 64,
    LOOP_SWEEP_MS = 1000,
    LOOP_STACK_SIZE = 1024 * 1024, /* objects nest a thousand deep */
};

/* --- mail -------------------------------------------------------------- */

static void loop_poke_locked(struct kin__http_loop *loop)
{
    const uint64_t one = 1;

    kin__mutex_assert_held(&loop->mutex);
    if (loop->is_poked)
        return;
    loop->is_poked = true;
    /* Fails only when the counter is full; the descriptor is readable then. */
    ssize_t n = write(loop->wake_fd, &one, sizeof(one));
    (void)n;
}

void kin__http_loop_mail(struct kin__http_loop *loop,
                         struct kin__http_conn *conn)
{
    assert(conn->loop == loop);
    KIN__LOCK_SCOPE(&loop->mutex);
    if (kin__list_is_linked(&conn->in_mail))
        return;
    cds_list_add_tail(&conn->in_mail, &loop->mail);
    loop_poke_locked(loop);
}

void kin__http_loop_stop(struct kin__http_loop *loop)
{
    KIN__LOCK_SCOPE(&loop->mutex);
    atomic_store(&loop->must_stop, true);
    loop_poke_locked(loop);
}

void kin__http_loop_queue(struct kin__http_loop *loop,
                          struct kin__http_conn *conn)
{
    assert(conn->loop == loop);
    if (!kin__list_is_linked(&conn->in_ready))
        cds_list_add_tail(&conn->in_ready, &loop->ready);
}

/* Adds a new connection: registers its socket. */
static bool loop_attach(struct kin__http_loop *loop,
                        struct kin__http_conn *conn)
{
    struct epoll_event event = {
        .events = EPOLLIN | EPOLLOUT | EPOLLRDHUP | EPOLLET,
        .data.ptr = conn,
    };

    conn->is_attached = true;
    cds_list_add_tail(&conn->link, &loop->conns);
    return kin__http_wire_secure(&conn->wire, &loop->server->tls) &&
           epoll_ctl(loop->epoll, EPOLL_CTL_ADD, conn->wire.fd, &event) == 0;
}

static struct kin__http_conn *loop_take_mail(struct kin__http_loop *loop)
{
    KIN__LOCK_SCOPE(&loop->mutex);
    loop->is_poked = false;
    return KIN__LIST_POP(&loop->mail, struct kin__http_conn, in_mail);
}

static void loop_read_mail(struct kin__http_loop *loop)
{
    struct kin__http_conn *conn;

    kin__mutex_assert_not_held(&loop->mutex);
    for (conn = loop_take_mail(loop); conn; conn = loop_take_mail(loop)) {
        if (conn->is_attached || loop_attach(loop, conn))
            kin__http_loop_queue(loop, conn);
        else
            kin__http_conn_close(conn);
    }
}

/* --- the date ---------------------------------------------------------- */

const char *kin__http_loop_date(struct kin__http_loop *loop)
{
    static const char days[][4] = {"Sun", "Mon", "Tue", "Wed",
                                   "Thu", "Fri", "Sat"};
    static const char months[][4] = {"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                     "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
    int64_t now_s = kin__clock_wall_ns(/* clock= */ NULL) / KIN__NS_PER_S;
    time_t now = (time_t)now_s;
    struct tm tm;

    if (now_s == loop->date_s || !gmtime_r(&now, &tm))
        return loop->date;
    loop->date_s = now_s;
    (void)snprintf(loop->date, sizeof(loop->date),
                   "%s, %02d %s %04d %02d:%02d:%02d GMT", days[tm.tm_wday % 7],
                   tm.tm_mday % 32, months[tm.tm_mon % 12],
                   (tm.tm_year + 1900) % 10000, tm.tm_hour % 24, tm.tm_min % 60,
                   tm.tm_sec % 61);
    return loop->date;
}

/* --- the thread -------------------------------------------------------- */

static void loop_drain_wake(struct kin__http_loop *loop)
{
    uint64_t count;

    /* The value does not matter. */
    ssize_t n = read(loop->wake_fd, &count, sizeof(count));
    (void)n;
}

static void loop_wait(struct kin__http_loop *loop, int timeout_ms)
{
    struct epoll_event events[LOOP_BATCH];
    int count = epoll_wait(loop->epoll, events, LOOP_BATCH, timeout_ms);

    for (int i = 0; i < count; i++) {
        struct kin__http_conn *conn = events[i].data.ptr;

        if (!conn) {
            loop_drain_wake(loop);
            continue;
        }
        kin__http_wire_note(&conn->wire, events[i].events);
        kin__http_loop_queue(loop, conn);
    }
}

/* Connections that are queued meanwhile run in the next turn. */
static void loop_run_ready(struct kin__http_loop *loop)
{
    CDS_LIST_HEAD(turn);
    struct kin__http_conn *conn;

    kin__mutex_assert_not_held(&loop->mutex);
    kin__list_move_all(&loop->ready, &turn);
    while ((conn = KIN__LIST_POP(&turn, struct kin__http_conn, in_ready)))
        kin__http_conn_run(conn);
}

static void loop_sweep(struct kin__http_loop *loop, int64_t now_ns)
{
    struct kin__http_conn *conn = NULL;
    struct kin__http_conn *next = NULL;

    if (now_ns - loop->swept_ns < LOOP_SWEEP_MS * KIN__NS_PER_MS)
        return;
    loop->swept_ns = now_ns;
    cds_list_for_each_entry_safe(conn, next, &loop->conns, link) {
        kin__http_conn_sweep(conn, now_ns);
    }
}

/* Runs all, so that each sees that the server stops. */
static void loop_begin_stop(struct kin__http_loop *loop, int64_t now_ns)
{
    struct kin__http_conn *conn = NULL;

    loop->is_stopping = true;
    loop->stop_ns = now_ns + loop->server->opts.grace_ms * KIN__NS_PER_MS;
    cds_list_for_each_entry(conn, &loop->conns, link) {
        kin__http_loop_queue(loop, conn);
    }
}

static int loop_timeout_ms(struct kin__http_loop *loop, int64_t now_ns)
{
    if (kin__list_is_linked(&loop->ready))
        return 0;
    if (loop->is_stopping)
        return (int)((loop->stop_ns - now_ns) / KIN__NS_PER_MS) + 1;
    return kin__list_is_linked(&loop->conns) ? LOOP_SWEEP_MS : -1;
}

static bool loop_is_over(struct kin__http_loop *loop, int64_t now_ns)
{
    return loop->is_stopping &&
           (!kin__list_is_linked(&loop->conns) || now_ns >= loop->stop_ns);
}

static void loop_close_all(struct kin__http_loop *loop)
{
    struct kin__http_conn *conn = NULL;
    struct kin__http_conn *next = NULL;

    loop_read_mail(loop);
    cds_list_for_each_entry_safe(conn, next, &loop->conns, link) {
        kin__http_conn_close(conn);
    }
}

static void loop_run(void *userdata)
{
    struct kin__http_loop *loop = userdata;
    int64_t now_ns = kin__clock_now_ns(/* clock= */ NULL);

    while (!loop_is_over(loop, now_ns)) {
        loop_wait(loop, loop_timeout_ms(loop, now_ns));
        loop_read_mail(loop);
        now_ns = kin__clock_now_ns(/* clock= */ NULL);
        if (!loop->is_stopping && atomic_load(&loop->must_stop))
            loop_begin_stop(loop, now_ns);
        loop_run_ready(loop);
        loop_sweep(loop, now_ns);
    }
    loop_close_all(loop);
}

/* --- life -------------------------------------------------------------- */

int kin__http_loop_init(struct kin__http_loop *loop,
                        struct kin__http_server *server, kin_error *err)
{
    struct epoll_event event = {.events = EPOLLIN};

    loop->server = server;
    loop->epoll = epoll_create1(EPOLL_CLOEXEC);
    loop->wake_fd = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    CDS_INIT_LIST_HEAD(&loop->conns);
    CDS_INIT_LIST_HEAD(&loop->ready);
    CDS_INIT_LIST_HEAD(&loop->mail);
    kin__mutex_init(&loop->mutex);
    if (loop->epoll < 0 || loop->wake_fd < 0 ||
        epoll_ctl(loop->epoll, EPOLL_CTL_ADD, loop->wake_fd, &event) < 0)
        return kin_error_set_errno(err, errno, "epoll");
    loop->scratch = kin__alloc(server->alloc, KIN__HTTP_SCRATCH_SIZE, 1);
    return loop->scratch ? 0 : kin_error_set(err, KIN_ENOMEM, NULL);
}

int kin__http_loop_start(struct kin__http_loop *loop, kin_error *err)
{
    return kin__thread_start(
        &loop->thread,
        &(struct kin__thread_opts){.name = "kin-http",
                                   .stack_size = LOOP_STACK_SIZE},
        loop_run, loop, err);
}

void kin__http_loop_join(struct kin__http_loop *loop)
{
    if (loop->thread.is_started)
        kin__thread_join(&loop->thread);
}

void kin__http_loop_done(struct kin__http_loop *loop)
{
    if (!loop->server)
        return;
    if (loop->epoll >= 0)
        close(loop->epoll);
    if (loop->wake_fd >= 0)
        close(loop->wake_fd);
    kin__free(loop->server->alloc, loop->scratch);
    kin__mutex_done(&loop->mutex);
}
