/* SPDX-License-Identifier: Apache-2.0 */
/*
 * direct_conn.c - one connection, from the first address to its end.
 *
 * All addresses of a server are tried in their order, the next one when the
 * previous one has failed or takes long, and the first that connects is used
 * (RFC 8305 in short).  Data is read into the buffer of the thread, as much as
 * there is room for, and passed on at once; a connection holds data only while
 * its transfer is paused.
 */
#include <arpa/inet.h>
#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/un.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/error.h"
#include "base/str.h"
#include "net/direct_internal.h"
#include "net/socket.h"

/* As in client-go: how many connections are kept idle, and how long. */
enum { CONN_MAX_IDLE = 25 };
/* How much is read from a connection before it is the turn of others. */
enum { CONN_MAX_READ = 1 << 20 };
#define CONN_MAX_READ_NS KIN__NS_PER_MS
#define CONN_IDLE_NS (90 * KIN__NS_PER_S)
/* When the next address is tried beside the previous one. */
#define CONN_STAGGER_NS (250 * KIN__NS_PER_MS)

/* ---- life ---- */

static struct kin__direct_conn *conn_new(struct kin__direct_transfer *t)
{
    const kin_allocator *alloc = t->direct->alloc;
    struct kin__direct_conn *conn = kin__alloc0(alloc, 1, sizeof(*conn));

    if (!conn)
        return NULL;
    conn->direct = t->direct;
    conn->pool = t->pool;
    conn->fd = -1;
    conn->peer = kin__peer_ref(t->peer);
    CDS_INIT_LIST_HEAD(&conn->link);
    CDS_INIT_LIST_HEAD(&conn->ready_link);
    CDS_INIT_LIST_HEAD(&conn->waiting_link);
    kin__buf_init(&conn->held, alloc, t->direct->buffer_size);
    conn->origin = kin__strdup(alloc, kin_s(t->origin));
    conn->attempts = kin__alloc0(alloc, 1, sizeof(*conn->attempts));
    if (!conn->origin || !conn->attempts) {
        kin__direct_conn_free(conn);
        return NULL;
    }
    for (size_t i = 0; i < KIN__DIRECT_MAX_ADDRESSES; i++)
        conn->attempts->fds[i] = -1;
    return conn;
}

void kin__direct_conn_free(struct kin__direct_conn *conn)
{
    const kin_allocator *alloc = conn->direct->alloc;

    kin__list_unlink(&conn->link);
    kin__peer_unref(conn->peer);
    kin__buf_done(&conn->held);
    kin__kept_error_clear(&conn->end, alloc);
    kin__free(alloc, conn->attempts);
    kin__free(alloc, conn->origin);
    kin__free(alloc, conn);
}

static void conn_close_fd(struct kin__direct_conn *conn, int fd)
{
    if (fd < 0)
        return;
    /* close() alone does not while a duplicate exists: a child process before
     * its exec, or one that the dialer keeps. */
    int r = kin__io_control(&conn->direct->io, fd, /* events= */ 0, NULL);
    (void)r;
    (void)close(fd);
    atomic_fetch_add(&conn->pool->connections_closed, 1);
}

static void conn_close_attempts(struct kin__direct_conn *conn)
{
    if (!conn->attempts)
        return;
    for (size_t i = 0; i < KIN__DIRECT_MAX_ADDRESSES; i++)
        conn_close_fd(conn, conn->attempts->fds[i]);
    kin__free(conn->direct->alloc, conn->attempts);
    conn->attempts = NULL;
}

static void conn_unlink_idle(struct kin__direct_conn *conn)
{
    if (!kin__list_is_linked(&conn->link))
        return;
    kin__list_unlink(&conn->link);
    conn->pool->idle_count--;
}

/* Its memory stays until the end of the turn: an event may point to it. */
void kin__direct_conn_close(struct kin__direct_conn *conn)
{
    struct kin__direct *direct = conn->direct;

    if (conn->state == KIN__DIRECT_CONN_CLOSED)
        return;
    assert(!conn->transfer);
    conn->state = KIN__DIRECT_CONN_CLOSED;
    conn_unlink_idle(conn);
    kin__list_unlink(&conn->ready_link);
    kin__list_unlink(&conn->waiting_link);
    kin__timers_cancel(&direct->io.timers, &conn->timer);
    kin__tls_close(KIN__STEAL(conn->ssl));
    conn_close_attempts(conn);
    conn_close_fd(conn, conn->fd);
    conn->fd = -1;
    cds_list_add_tail(&conn->link, &direct->closed);
}

/* ---- events ---- */

/* Whether received data can be passed on. */
static bool conn_can_read(const struct kin__direct_conn *conn)
{
    const struct kin__direct_transfer *t = conn->transfer;

    if (conn->state != KIN__DIRECT_CONN_OPEN || conn->held.len > 0)
        return false;
    return !t || (!t->is_paused && !kin__direct_transfer_has_failed(t));
}

/* What to wait for on an open connection. */
static uint32_t conn_wanted(const struct kin__direct_conn *conn)
{
    const struct kin__direct_transfer *t = conn->transfer;
    uint32_t events = 0;

    if (!t || !t->is_paused)
        events |= conn->wants_write ? EPOLLIN | EPOLLOUT : EPOLLIN;
    if (t && t->sent < t->text.len && !conn->is_write_lost && !conn->wants_read)
        events |= EPOLLOUT;
    return events;
}

static void conn_wait_for(struct kin__direct_conn *conn, uint32_t events)
{
    int r = 0;

    if (conn->events == events)
        return;
    r = kin__io_control(&conn->direct->io, conn->fd, events, &conn->watch);
    if (r == 0)
        conn->events = events;
    else if (conn->transfer)
        kin__direct_transfer_fail(conn->transfer, KIN_ESYSTEM, KIN_FLOW_BROKEN,
                                  "epoll_ctl failed: errno %d", -r);
    else
        kin__direct_conn_close(conn);
}

static void conn_update(struct kin__direct_conn *conn)
{
    if (conn->state == KIN__DIRECT_CONN_OPEN)
        conn_wait_for(conn, conn_wanted(conn));
}

static void conn_make_ready(struct kin__direct_conn *conn)
{
    if (!kin__list_is_linked(&conn->ready_link))
        cds_list_add_tail(&conn->ready_link, &conn->direct->ready);
}

void kin__direct_conn_update(struct kin__direct_conn *conn)
{
    conn_make_ready(conn);
    conn_update(conn);
}

/* ---- sending ---- */

static int conn_send(struct kin__direct_conn *conn, kin_str bytes,
                     size_t *ret_len)
{
    if (conn->ssl)
        return kin__tls_write(conn->ssl, bytes, ret_len, /* err= */ NULL);
    ssize_t n = send(conn->fd, bytes.ptr, bytes.len, MSG_NOSIGNAL);
    if (n < 0)
        return errno == EAGAIN || errno == EINTR ? KIN__TLS_WANTS_WRITE
                                                 : KIN_ECONNECT;
    *ret_len = (size_t)n;
    return KIN__TLS_DONE;
}

/* Sends what is left of the request.  If the server accepts no more, there may
 * still be an answer. */
static void conn_write(struct kin__direct_conn *conn)
{
    struct kin__direct_transfer *t = conn->transfer;

    assert(t);
    conn->wants_read = false;
    while (t->sent < t->text.len && !conn->is_write_lost) {
        kin_str text = kin__buf_str(&t->text);
        size_t len = 0;
        int r = conn_send(conn, kin__str_slice(text, t->sent, text.len), &len);

        if (r == KIN__TLS_WANTS_WRITE || r == KIN__TLS_WANTS_READ) {
            conn->wants_read = r == KIN__TLS_WANTS_READ;
            return;
        }
        t->sent += len;
        if (r == KIN__TLS_DONE)
            continue;
        conn->is_write_lost = true;
        conn_make_ready(conn);
    }
}

/* ---- receiving ---- */

static int conn_receive(struct kin__direct_conn *conn, char *to, size_t size,
                        size_t *ret_len, kin_error *err)
{
    char scratch[KIN__ERRNO_TEXT_SIZE];

    if (conn->ssl)
        return kin__tls_read(conn->ssl, to, size, ret_len, err);
    ssize_t n = recv(conn->fd, to, size, /* flags= */ 0);
    if (n == 0)
        return KIN__TLS_CLOSED;
    if (n < 0 && (errno == EAGAIN || errno == EINTR))
        return KIN__TLS_WANTS_READ;
    if (n < 0)
        return kin_error_set(err, KIN_ECONNECT, "%s",
                             kin__errno_text(errno, scratch));
    *ret_len = (size_t)n;
    return KIN__TLS_DONE;
}

/* Whether OpenSSL has read bytes from the socket that were not passed on. */
static bool conn_has_pending(const struct kin__direct_conn *conn)
{
    return conn->ssl && SSL_has_pending(conn->ssl);
}

/* Reads as much as there is, up to the size of the buffer.  `ret_more`: there
 * may be more.  A small read shows that there is not, which epoll corrects. */
static int conn_fill(struct kin__direct_conn *conn, char *buffer,
                     size_t *ret_len, bool *ret_more, kin_error *err)
{
    size_t size = conn->direct->buffer_size;
    int r = KIN__TLS_DONE;

    *ret_len = 0;
    while (r == KIN__TLS_DONE && *ret_len < size) {
        size_t len = 0;

        r = conn_receive(conn, buffer + *ret_len, size - *ret_len, &len, err);
        *ret_len += len;
        if (r == KIN__TLS_DONE && !conn_has_pending(conn))
            break;
    }
    *ret_more = r == KIN__TLS_DONE && *ret_len >= size / 4;
    return r;
}

/* Keeps what a paused transfer has not taken. */
static void conn_hold(struct kin__direct_conn *conn, kin_str bytes)
{
    struct kin__direct_transfer *t = conn->transfer;

    if (!t || !t->is_paused || bytes.len == 0)
        return;
    assert(conn->held.len == 0);
    int r = kin__buf_append(&conn->held, bytes);
    if (r < 0) {
        kin__direct_transfer_fail(t, KIN_ENOMEM, KIN_FLOW_BROKEN,
                                  "out of memory");
        return;
    }
    conn->held_at = 0;
}

/* The peer has ended the connection, or it broke.  A paused transfer takes what
 * it was sent before: see kin__direct_conn_continue(). */
static void conn_end(struct kin__direct_conn *conn, const kin_error *err)
{
    struct kin__direct_transfer *t = conn->transfer;

    if (!t) {
        kin__direct_conn_close(conn);
        return;
    }
    if (!t->is_paused) {
        kin__direct_transfer_lose(t, err);
        return;
    }
    conn->has_ended = true;
    if (err)
        kin__kept_error_set(&conn->end, conn->direct->alloc, err);
}

static void conn_end_kept(struct kin__direct_conn *conn)
{
    kin_error err = KIN_ERROR_INIT;

    kin__kept_error_get(&conn->end, &err);
    conn_end(conn, err.code < 0 ? &err : NULL);
}

/* Passes bytes on.  An idle connection gets none, only TLS records such as
 * session tickets. */
static void conn_deliver(struct kin__direct_conn *conn, kin_str bytes)
{
    if (!conn->transfer)
        kin__direct_conn_close(conn);
    else
        conn_hold(conn, kin__direct_transfer_take(conn->transfer, bytes));
}

static void conn_fail_memory(struct kin__direct_conn *conn)
{
    if (conn->transfer)
        kin__direct_transfer_fail(conn->transfer, KIN_ENOMEM, KIN_FLOW_BROKEN,
                                  "out of memory");
    else
        kin__direct_conn_close(conn);
}

/* Returns how many bytes were read; `ret_more`: whether to read again. */
static size_t conn_read_once(struct kin__direct_conn *conn, bool *ret_more)
{
    const struct kin__direct_transfer *t = conn->transfer;
    kin_error err = KIN_ERROR_INIT;
    char *buffer = kin__direct_buffer(conn->direct);
    size_t len = 0;

    assert(conn_can_read(conn));
    *ret_more = false;
    if (!buffer) {
        conn_fail_memory(conn);
        return 0;
    }
    int r = conn_fill(conn, buffer, &len, ret_more, &err);
    conn->wants_write = r == KIN__TLS_WANTS_WRITE;
    if (len > 0)
        conn_deliver(conn, kin_str_of(buffer, len));
    *ret_more &= t && conn->transfer == t && conn_can_read(conn);
    if (conn->state != KIN__DIRECT_CONN_OPEN)
        return len;
    /* Nothing more comes from a peer that takes nothing more. */
    if (r < 0 || r == KIN__TLS_CLOSED ||
        (r == KIN__TLS_WANTS_READ && conn->is_write_lost))
        conn_end(conn, r < 0 ? &err : NULL);
    return len;
}

/* Reads again while there is much to read: a sender that is about as fast as
 * the receiver has sent more meanwhile, and a turn costs as much as that. */
static void conn_read(struct kin__direct_conn *conn)
{
    const kin_loop *loop = conn->direct->io.loop;
    int64_t until_ns = 0;
    size_t len = 0;
    bool more = true;

    while (more && len < CONN_MAX_READ) {
        len += conn_read_once(conn, &more);
        if (!more)
            return;
        int64_t now_ns = kin__clock_now_ns(/* clock= */ NULL);
        until_ns = until_ns ? until_ns : now_ns + CONN_MAX_READ_NS;
        if (now_ns >= until_ns || (loop && kin__loop_is_over(loop)))
            break;
    }
    if (conn_has_pending(conn))
        conn_make_ready(conn); /* epoll does not show it */
}

void kin__direct_conn_continue(struct kin__direct_conn *conn)
{
    struct kin__direct_transfer *t = conn->transfer;
    kin_str held = kin__str_slice(kin__buf_str(&conn->held), conn->held_at,
                                  conn->held.len);

    if (conn->state != KIN__DIRECT_CONN_OPEN || !t || t->is_paused)
        return;
    /* Also without bytes: the end of the answer may be due. */
    held = kin__direct_transfer_take(t, held);
    conn->held_at = conn->held.len - held.len;
    if (held.len == 0 || conn->transfer != t)
        kin__buf_done(&conn->held);
    if (conn->transfer == t && conn_can_read(conn)) {
        if (conn->has_ended)
            conn_end_kept(conn);
        else if (conn_has_pending(conn) || conn->is_write_lost)
            conn_read(conn);
    }
    conn_update(conn);
}

/* ---- connecting ---- */

static void conn_open(struct kin__direct_conn *conn)
{
    conn->state = KIN__DIRECT_CONN_OPEN;
    conn->wants_read = false;
    conn->wants_write = false;
    conn_write(conn);
    conn_update(conn);
}

static void conn_handshake(struct kin__direct_conn *conn)
{
    kin_error err = KIN_ERROR_INIT;
    int r = kin__tls_handshake(conn->ssl, &err);

    if (r == KIN__TLS_DONE)
        conn_open(conn);
    else if (r < 0)
        kin__direct_transfer_fail(
            conn->transfer, r,
            r == KIN_ECONNECT ? KIN_FLOW_LOST : KIN_FLOW_BROKEN, "%s",
            r == KIN_ENOMEM ? "out of memory" : err.message);
    else
        conn_wait_for(conn, r == KIN__TLS_WANTS_WRITE ? EPOLLOUT : EPOLLIN);
}

/* A socket is connected; the other ones are not needed. */
static void conn_connected(struct kin__direct_conn *conn, size_t i)
{
    struct kin__direct_transfer *t = conn->transfer;
    kin_error err = KIN_ERROR_INIT;

    assert(t);
    conn->fd = conn->attempts->fds[i];
    conn->events = EPOLLOUT;
    conn->attempts->fds[i] = -1;
    conn_close_attempts(conn);
    kin__timers_cancel(&conn->direct->io.timers, &conn->timer);
    if (!t->is_https) {
        conn_open(conn);
        return;
    }
    conn->state = KIN__DIRECT_CONN_HANDSHAKE;
    int r = kin__tls_open(&conn->direct->tls, conn->peer, t->host, conn->fd,
                          &conn->ssl, &err);
    if (r < 0)
        kin__direct_transfer_fail(t, r, KIN_FLOW_BROKEN, "%s",
                                  r == KIN_ENOMEM ? "out of memory"
                                                  : err.message);
    else
        conn_handshake(conn);
}

static int conn_dial(struct kin__direct_conn *conn,
                     struct kin__direct_address *ret)
{
    const kin_dialer *dialer = conn->direct->dialer;
    struct kin__direct_transfer *t = conn->transfer;
    kin_error err = KIN_ERROR_INIT;
    kin_dial_address target = {.len = 0};

    assert(t);
    int fd = dialer->dial(t->host, t->port, &target, &err, dialer->userdata);

    if (fd >= 0 && (target.len < sizeof(sa_family_t) ||
                    target.len > sizeof(target.sockaddr))) {
        (void)close(fd);
        fd = kin_error_set(&err, KIN_EINVAL, "the dialer set no address");
    }
    if (fd < 0) {
        kin__direct_transfer_fail(
            t, fd, KIN_FLOW_UNREACHABLE, "dial %s port %u: %s", t->host,
            (unsigned)t->port,
            err.message[0] ? err.message : kin_error_text(fd));
        return fd;
    }
    memcpy(&ret->addr, target.sockaddr.bytes, target.len);
    ret->len = (socklen_t)target.len;
    (void)fcntl(fd, F_SETFD, FD_CLOEXEC);
    (void)fcntl(fd, F_SETFL, fcntl(fd, F_GETFL) | O_NONBLOCK);
    return fd;
}

/* Starts to connect a socket.  Returns whether it is in progress or done. */
static bool conn_try(struct kin__direct_conn *conn, size_t i)
{
    struct kin__direct_attempts *attempts = conn->attempts;
    struct kin__direct_address *address = &attempts->addresses.all[i];
    int fd = conn->direct->dialer
                 ? conn_dial(conn, address)
                 : socket(address->addr.ss_family,
                          SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);

    if (fd < 0) {
        attempts->errnum = errno;
        return false;
    }
    atomic_fetch_add(&conn->pool->connections_opened, 1);
    kin__socket_tune(fd);
    int r = connect(fd, (struct sockaddr *)&address->addr, address->len);
    if (r < 0 && errno != EINPROGRESS) {
        attempts->errnum = errno;
        conn_close_fd(conn, fd);
        return false;
    }
    attempts->fds[i] = fd;
    r = kin__io_control(&conn->direct->io, fd, EPOLLOUT, &conn->watch);
    if (r < 0)
        kin__direct_transfer_fail(conn->transfer, KIN_ESYSTEM, KIN_FLOW_BROKEN,
                                  "epoll_ctl failed: errno %d", -r);
    return r == 0;
}

static bool conn_is_trying(const struct kin__direct_conn *conn)
{
    for (size_t i = 0; i < conn->attempts->next; i++)
        if (conn->attempts->fds[i] >= 0)
            return true;
    return false;
}

/* Tries the next address that can be tried. */
static void conn_try_next(struct kin__direct_conn *conn)
{
    struct kin__direct_attempts *attempts = conn->attempts;
    char scratch[KIN__ERRNO_TEXT_SIZE];
    bool is_tried = false;

    while (!is_tried && attempts->next < attempts->addresses.count)
        is_tried = conn_try(conn, attempts->next++);
    if (is_tried && attempts->next < attempts->addresses.count) {
        /* Without a timer, the next one is tried after a failure. */
        int r = kin__timers_add(&conn->direct->io.timers, &conn->timer,
                                kin__deadline_after(NULL, CONN_STAGGER_NS));
        (void)r;
    }
    if (!is_tried && !conn_is_trying(conn))
        kin__direct_transfer_fail(conn->transfer, KIN_ECONNECT,
                                  KIN_FLOW_UNREACHABLE, "%s",
                                  kin__errno_text(attempts->errnum, scratch));
}

/* One of the sockets is connected, or has failed. */
static void conn_check_attempts(struct kin__direct_conn *conn)
{
    struct kin__direct_attempts *attempts = conn->attempts;
    bool has_failed = false;

    for (size_t i = 0; i < attempts->next; i++) {
        struct pollfd poll_fd = {.fd = attempts->fds[i], .events = POLLOUT};
        int errnum = 0;
        socklen_t len = sizeof(errnum);

        if (poll_fd.fd < 0 || poll(&poll_fd, 1, /* timeout= */ 0) != 1)
            continue;
        (void)getsockopt(poll_fd.fd, SOL_SOCKET, SO_ERROR, &errnum, &len);
        if (errnum == 0) {
            conn_connected(conn, i);
            return;
        }
        attempts->errnum = errnum;
        conn_close_fd(conn, poll_fd.fd);
        attempts->fds[i] = -1;
        has_failed = true;
    }
    if (has_failed)
        conn_try_next(conn);
}

void kin__direct_conn_resolved(struct kin__direct_conn *conn,
                               const struct kin__direct_addresses *addresses)
{
    assert(conn->state == KIN__DIRECT_CONN_RESOLVING);
    conn->attempts->addresses = *addresses;
    conn->state = KIN__DIRECT_CONN_CONNECTING;
    conn_try_next(conn);
}

/* ---- events ---- */

static void conn_on_event(struct kin__io_watch *watch, uint32_t events)
{
    struct kin__direct_conn *conn = (struct kin__direct_conn *)watch;
    bool is_over = conn->transfer &&
                   kin__direct_transfer_has_failed(conn->transfer);

    if (is_over)
        return; /* at the end of this turn */
    if (conn->state == KIN__DIRECT_CONN_CONNECTING)
        conn_check_attempts(conn);
    else if (conn->state == KIN__DIRECT_CONN_HANDSHAKE)
        conn_handshake(conn);
    if (conn->state != KIN__DIRECT_CONN_OPEN)
        return;
    if (conn->transfer && (events & EPOLLOUT || conn->wants_read))
        conn_write(conn);
    if (conn_can_read(conn) &&
        (events & (EPOLLIN | EPOLLERR | EPOLLHUP) || conn->wants_write))
        conn_read(conn);
    conn_update(conn);
}

static void conn_on_timer(struct kin__timer *timer, void *userdata)
{
    struct kin__direct_conn *conn = userdata;

    (void)timer;
    if (conn->state == KIN__DIRECT_CONN_CONNECTING)
        conn_try_next(conn);
    else if (!conn->transfer)
        kin__direct_conn_close(conn);
}

/* ---- transfers ---- */

/* Whether an idle connection is intact and nothing was sent on it, which would
 * be taken for the next answer. */
static bool conn_is_quiet(const struct kin__direct_conn *conn)
{
    char byte;

    return !conn_has_pending(conn) &&
           recv(conn->fd, &byte, 1, MSG_PEEK | MSG_DONTWAIT) < 0 &&
           errno == EAGAIN;
}

static struct kin__direct_conn *conn_find_idle(struct kin__direct_transfer *t)
{
    struct kin__direct_conn *conn = NULL;
    struct kin__direct_conn *next = NULL;

    cds_list_for_each_entry_safe(conn, next, &t->pool->idle, link) {
        if (strcmp(conn->origin, t->origin) != 0 ||
            !kin__peer_is_equal(conn->peer, t->peer))
            continue;
        if (conn_is_quiet(conn))
            return conn;
        kin__direct_conn_close(conn);
    }
    return NULL;
}

static void conn_reuse(struct kin__direct_conn *conn,
                       struct kin__direct_transfer *t)
{
    assert(conn->state == KIN__DIRECT_CONN_OPEN && !conn->transfer);
    conn_unlink_idle(conn);
    kin__timers_cancel(&conn->direct->io.timers, &conn->timer);
    conn->transfer = t;
    t->conn = conn;
    t->is_reused = true;
    conn_write(conn);
    conn_update(conn);
}

static void conn_use_unix(struct kin__direct_conn *conn, const char *path)
{
    struct kin__direct_addresses addresses = {.count = 1};
    struct sockaddr_un *addr = (struct sockaddr_un *)&addresses.all[0].addr;

    addr->sun_family = AF_UNIX;
    if (strlen(path) >= sizeof(addr->sun_path)) {
        kin__direct_transfer_fail(conn->transfer, KIN_ECONNECT,
                                  KIN_FLOW_UNREACHABLE,
                                  "the path of the unix socket is too long");
        return;
    }
    memcpy(addr->sun_path, path, strlen(path) + 1);
    addresses.all[0].len = sizeof(*addr);
    kin__direct_conn_resolved(conn, &addresses);
}

void kin__direct_conn_attach(struct kin__direct_transfer *t, bool is_fresh)
{
    struct kin__direct_conn *conn = is_fresh ? NULL : conn_find_idle(t);
    const struct kin__direct_addresses nothing = {.count = 1};

    t->sent = 0;
    t->is_reused = false;
    if (conn) {
        conn_reuse(conn, t);
        return;
    }
    conn = conn_new(t);
    if (!conn) {
        kin__direct_transfer_fail(t, KIN_ENOMEM, KIN_FLOW_BROKEN,
                                  "out of memory");
        return;
    }
    conn->watch.on_event = conn_on_event;
    kin__timer_init(&conn->timer, conn_on_timer, conn);
    conn->transfer = t;
    t->conn = conn;
    if (t->direct->dialer)
        kin__direct_conn_resolved(conn, &nothing); /* the dialer knows it */
    else if (t->peer && t->peer->socket_path)
        conn_use_unix(conn, t->peer->socket_path);
    else
        kin__direct_lookup_start(conn);
}

static void conn_keep(struct kin__direct_conn *conn)
{
    struct kin__direct_pool *pool = conn->pool;

    if (kin__timers_add(&conn->direct->io.timers, &conn->timer,
                        kin__deadline_after(NULL, CONN_IDLE_NS)) < 0) {
        kin__direct_conn_close(conn);
        return;
    }
    cds_list_add(&conn->link, &pool->idle);
    pool->idle_count++;
    if (pool->idle_count > CONN_MAX_IDLE)
        kin__direct_conn_close(
            cds_list_entry(pool->idle.prev, struct kin__direct_conn, link));
    conn_update(conn);
}

void kin__direct_conn_detach(struct kin__direct_transfer *t, bool is_kept)
{
    struct kin__direct_conn *conn = t->conn;

    if (!conn)
        return;
    t->conn = NULL;
    conn->transfer = NULL;
    if (is_kept && conn->state == KIN__DIRECT_CONN_OPEN &&
        !conn->is_write_lost && !conn->has_ended)
        conn_keep(conn);
    else
        kin__direct_conn_close(conn);
}
