/* SPDX-License-Identifier: Apache-2.0 */
/*
 * http_keeper.c - what libmicrohttpd does not do for us.
 *
 * It does not look at a suspended connection, so a client that goes away while
 * its stream waits would be noticed at the next event only; and its timeout
 * starts again with every byte, so a client that sends one every minute could
 * hold a connection for ever; nor does it see the end of one that comes
 * together with half a request.  One thread for all: an epoll of its own that
 * asks for nothing but the other side's end, and a look at all connections
 * every second while there are any.
 */
#include <assert.h>
#include <errno.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <sys/socket.h>
#include <unistd.h>

#include "net/http_internal.h"

enum {
    KEEPER_TICK_MS = 1000,
    KEEPER_BATCH = 64,
};

/* The wake descriptor's place among the ids of connections, which begin at 1.
 */
#define KEEPER_WAKE_ID UINT64_C(0)

static int keeper_control(struct kin__http_server *server, int fd, uint64_t id,
                          uint32_t events)
{
    struct epoll_event event = {.events = events, .data.u64 = id};

    return epoll_ctl(server->keeper_epoll, EPOLL_CTL_ADD, fd, &event);
}

int kin__http_keeper_add(struct kin__http_server *server,
                         struct kin__http_conn *conn)
{
    bool is_first;
    {
        KIN__LOCK_SCOPE(&server->mutex);
        conn->id = ++server->last_id;
        int r = kin__http_conns_insert(&server->conns, conn);
        if (r < 0)
            return r;
        is_first = kin__http_conns_count(&server->conns) == 1;
        /* On an edge only: an end is told once.  Closing the socket takes it
         * out again. */
        if (keeper_control(server, conn->fd, conn->id, EPOLLRDHUP | EPOLLET) <
            0) {
            kin__http_conns_remove(&server->conns, conn->id);
            return KIN_ESYSTEM;
        }
    }
    /* It sleeps without end while there is none. */
    if (is_first)
        kin__http_keeper_poke(server);
    return 0;
}

void kin__http_keeper_remove(struct kin__http_server *server,
                             struct kin__http_conn *conn)
{
    KIN__LOCK_SCOPE(&server->mutex);
    assert(!conn->stream);
    kin__http_conns_remove(&server->conns, conn->id);
}

void kin__http_keeper_begin_stream(struct kin__http_server *server,
                                   struct kin__http_call *call)
{
    KIN__LOCK_SCOPE(&server->mutex);
    assert(!call->conn->stream);
    call->conn->stream = call;
    server->stream_count++;
    if (call->conn->is_gone)
        kin__http_call_nudge(call, /* is_gone= */ true);
}

void kin__http_keeper_end_stream(struct kin__http_server *server,
                                 struct kin__http_call *call)
{
    KIN__LOCK_SCOPE(&server->mutex);
    if (call->conn->stream != call)
        return;
    call->conn->stream = NULL;
    server->stream_count--;
}

static void keeper_note_gone(struct kin__http_server *server, uint64_t id)
{
    KIN__LOCK_SCOPE(&server->mutex);
    struct kin__http_conn *conn = kin__http_conns_get(&server->conns, id);

    if (!conn)
        return;
    conn->is_gone = true;
    if (conn->stream)
        kin__http_call_nudge(conn->stream, /* is_gone= */ true);
}

static void keeper_drain_wake(struct kin__http_server *server)
{
    uint64_t count;

    /* Only its being there counts. */
    ssize_t n = read(server->keeper_wake, &count, sizeof(count));
    (void)n;
}

/* Sees off those who take too long over a request.  One who will send no more
 * gets a moment, in which what had arrived before is read. */
static void keeper_sweep(struct kin__http_server *server)
{
    int64_t now_ns = kin__clock_now_ns(/* clock= */ NULL);
    int64_t idle_ns = server->opts.idle_ms * KIN__NS_PER_MS;
    struct kin__http_conn *conn;

    KIN__LOCK_SCOPE(&server->mutex);
    struct kin__http_conns_iter it = kin__http_conns_iterate(&server->conns);
    for (conn = kin__http_conns_next(&it); conn;
         conn = kin__http_conns_next(&it)) {
        int64_t since_ns = atomic_load(&conn->waiting_since_ns);
        int64_t limit_ns = conn->is_gone ? KEEPER_TICK_MS * KIN__NS_PER_MS
                                         : idle_ns;

        if (since_ns != 0 && now_ns - since_ns > limit_ns)
            (void)shutdown(conn->fd, SHUT_RDWR);
    }
}

static int keeper_timeout_ms(struct kin__http_server *server)
{
    KIN__LOCK_SCOPE(&server->mutex);
    return kin__http_conns_count(&server->conns) > 0 ? KEEPER_TICK_MS : -1;
}

static void keeper_run(void *userdata)
{
    struct kin__http_server *server = userdata;
    struct epoll_event events[KEEPER_BATCH];
    int64_t swept_ns = kin__clock_now_ns(/* clock= */ NULL);

    while (!atomic_load(&server->is_keeper_stopping)) {
        int n = epoll_wait(server->keeper_epoll, events, KEEPER_BATCH,
                           keeper_timeout_ms(server));
        for (int i = 0; i < n; i++) {
            if (events[i].data.u64 == KEEPER_WAKE_ID)
                keeper_drain_wake(server);
            else
                keeper_note_gone(server, events[i].data.u64);
        }
        int64_t now_ns = kin__clock_now_ns(/* clock= */ NULL);
        if (now_ns - swept_ns < KEEPER_TICK_MS * KIN__NS_PER_MS)
            continue;
        swept_ns = now_ns;
        keeper_sweep(server);
    }
}

void kin__http_keeper_poke(struct kin__http_server *server)
{
    const uint64_t one = 1;

    /* Fails only when it is full, and then it wakes already. */
    ssize_t n = write(server->keeper_wake, &one, sizeof(one));
    (void)n;
}

int kin__http_keeper_start(struct kin__http_server *server, kin_error *err)
{
    server->keeper_epoll = epoll_create1(EPOLL_CLOEXEC);
    if (server->keeper_epoll < 0)
        return kin_error_set_errno(err, errno, "epoll_create1");
    server->keeper_wake = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    if (server->keeper_wake < 0)
        return kin_error_set_errno(err, errno, "eventfd");
    if (keeper_control(server, server->keeper_wake, KEEPER_WAKE_ID, EPOLLIN) <
        0)
        return kin_error_set_errno(err, errno, "epoll_ctl");
    return kin__thread_start(
        &server->keeper, &(struct kin__thread_opts){.name = "kin-http-keeper"},
        keeper_run, server, err);
}

void kin__http_keeper_stop(struct kin__http_server *server)
{
    if (server->keeper.is_started) {
        atomic_store(&server->is_keeper_stopping, true);
        kin__http_keeper_poke(server);
        kin__thread_join(&server->keeper);
    }
    if (server->keeper_wake >= 0)
        close(server->keeper_wake);
    if (server->keeper_epoll >= 0)
        close(server->keeper_epoll);
    server->keeper_wake = -1;
    server->keeper_epoll = -1;
}
