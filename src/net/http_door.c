/* SPDX-License-Identifier: Apache-2.0 */
/*
 * http_door.c - the accepting thread, and which connections are closed for
 * others.
 *
 * A connection is a stranger until a complete request has arrived on it, then
 * busy until that is answered, then idle.  The number of strangers per address
 * is limited; one more closes the oldest.  If there are too many connections in
 * total, or no free descriptor, the oldest stranger is closed, or else the one
 * that is idle longest.  Busy ones are kept.
 *
 * A connection is closed by its own thread: here its socket is only shut down,
 * which that thread notices.
 */
#include <assert.h>
#include <errno.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/alloc.h"
#include "base/random.h"
#include "net/http_internal.h"

enum {
    DOOR_PAUSE_MS = 100, /* when no connection can be accepted */
    DOOR_LEAVE_MS = 10,  /* when too many have not gone yet */
    DOOR_MAX_LEAVING = 64,
    DOOR_BATCH = 64,        /* accepted before a stop is looked for */
    DOOR_RESERVED_FDS = 32, /* for all else that the process opens */
};

/* --- addresses --------------------------------------------------------- */

/* IPv4 addresses are mapped to the multicast range, which is never a source. */
static uint64_t door_key(const struct sockaddr_storage *address)
{
    const struct sockaddr_in *v4 = (const void *)address;
    const struct sockaddr_in6 *v6 = (const void *)address;
    const uint64_t v4_mark = UINT64_C(0xff) << 56;
    uint64_t key = 0;
    uint32_t mapped = 0;

    if (address->ss_family == AF_INET)
        return v4_mark | ntohl(v4->sin_addr.s_addr);
    if (address->ss_family != AF_INET6)
        return v4_mark;
    memcpy(&mapped, v6->sin6_addr.s6_addr + 12, sizeof(mapped));
    if (IN6_IS_ADDR_V4MAPPED(&v6->sin6_addr))
        return v4_mark | ntohl(mapped);
    memcpy(&key, v6->sin6_addr.s6_addr, sizeof(key));
    return key;
}

static struct kin__http_address *door_address(struct kin__http_server *server,
                                              uint64_t key)
{
    struct kin__http_door *door = &server->door;
    struct kin__http_address *address = kin__http_addresses_get(
        &door->addresses, key);

    kin__mutex_assert_held(&server->door.mutex);
    if (address)
        return address;
    address = kin__alloc0(server->alloc, 1, sizeof(*address));
    if (!address)
        return NULL;
    address->key = key;
    CDS_INIT_LIST_HEAD(&address->strangers);
    if (kin__http_addresses_insert(&door->addresses, address) == 0)
        return address;
    kin__free(server->alloc, address);
    return NULL;
}

static void door_drop_address(struct kin__http_server *server,
                              struct kin__http_address *address)
{
    kin__mutex_assert_held(&server->door.mutex);
    if (address->conns > 0)
        return;
    kin__http_addresses_remove(&server->door.addresses, address->key);
    kin__free(server->alloc, address);
}

/* --- room -------------------------------------------------------------- */

/* Removes a connection from the lists of those that may be closed. */
static void door_unlist(struct kin__http_conn *conn)
{
    kin__mutex_assert_held(&conn->server->door.mutex);
    if (kin__list_is_linked(&conn->of_address))
        conn->address->strangers_count--;
    kin__list_unlink(&conn->of_address);
    kin__list_unlink(&conn->by_age);
}

static void door_send_off(struct kin__http_conn *conn)
{
    struct kin__http_door *door = &conn->server->door;

    assert(!conn->must_go && door->open > 0);
    door_unlist(conn);
    conn->must_go = true;
    door->open--;
    door->leaving++;
    (void)shutdown(conn->wire.fd, SHUT_RDWR);
}

static struct kin__http_conn *door_oldest(struct kin__http_door *door)
{
    struct cds_list_head *list = kin__list_is_linked(&door->strangers)
                                     ? &door->strangers
                                     : &door->idle;

    kin__mutex_assert_held(&door->mutex);
    return kin__list_is_linked(list)
               ? cds_list_first_entry(list, struct kin__http_conn, by_age)
               : NULL;
}

/* Closes one connection, unless all are busy. */
static void door_make_room(struct kin__http_door *door)
{
    struct kin__http_conn *oldest = door_oldest(door);

    kin__mutex_assert_held(&door->mutex);
    if (oldest)
        door_send_off(oldest);
}

/* Whether there is room for one more connection, or can be made. */
static bool door_has_room(struct kin__http_server *server)
{
    struct kin__http_door *door = &server->door;

    KIN__LOCK_SCOPE(&door->mutex);
    return door->open < server->opts.max_connections || door_oldest(door);
}

static bool door_admit(struct kin__http_server *server,
                       struct kin__http_conn *conn, uint64_t key)
{
    struct kin__http_door *door = &server->door;

    KIN__LOCK_SCOPE(&door->mutex);
    struct kin__http_address *address = door_address(server, key);
    if (door->open >= server->opts.max_connections)
        door_make_room(door);
    door->open++;
    if (!address)
        return false;
    conn->address = address;
    address->conns++;
    if (address->strangers_count >= server->opts.max_strangers)
        door_send_off(cds_list_first_entry(&address->strangers,
                                           struct kin__http_conn, of_address));
    address->strangers_count++;
    cds_list_add_tail(&conn->of_address, &address->strangers);
    cds_list_add_tail(&conn->by_age, &door->strangers);
    return true;
}

void kin__http_door_busy(struct kin__http_conn *conn)
{
    kin__mutex_assert_not_held(&conn->server->door.mutex);
    KIN__LOCK_SCOPE(&conn->server->door.mutex);
    door_unlist(conn);
}

void kin__http_door_idle(struct kin__http_conn *conn)
{
    struct kin__http_door *door = &conn->server->door;

    KIN__LOCK_SCOPE(&door->mutex);
    if (!conn->must_go && !kin__list_is_linked(&conn->by_age))
        cds_list_add_tail(&conn->by_age, &door->idle);
}

/* The oldest connection in a list with a partial body. */
static struct kin__http_conn *door_find_holder(struct cds_list_head *list,
                                               struct kin__http_conn *but)
{
    struct kin__http_conn *conn = NULL;

    cds_list_for_each_entry(conn, list, by_age) {
        if (conn != but && atomic_load(&conn->held_bytes) > 0)
            return conn;
    }
    return NULL;
}

void kin__http_door_free_memory(struct kin__http_conn *conn)
{
    struct kin__http_door *door = &conn->server->door;

    KIN__LOCK_SCOPE(&door->mutex);
    struct kin__http_conn *holder = door_find_holder(&door->strangers, conn);
    if (!holder)
        holder = door_find_holder(&door->idle, conn);
    if (holder)
        door_send_off(holder);
}

void kin__http_door_leave(struct kin__http_conn *conn)
{
    struct kin__http_door *door = &conn->server->door;

    KIN__LOCK_SCOPE(&door->mutex);
    door_unlist(conn);
    if (conn->must_go)
        door->leaving--;
    else
        door->open--;
    if (!conn->address)
        return;
    conn->address->conns--;
    door_drop_address(conn->server, conn->address);
}

/* --- the thread -------------------------------------------------------- */

static void door_let_in(struct kin__http_server *server, int fd, uint64_t key)
{
    const int on = 1;
    struct kin__http_door *door = &server->door;
    struct kin__http_loop *loop =
        &server->loops[door->next_loop++ % server->opts.threads];
    struct kin__http_conn *conn = kin__http_conn_new(server, loop, fd);

    if (!conn)
        return;
    (void)setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &on, sizeof(on));
    if (door_admit(server, conn, key))
        kin__http_loop_mail(loop, conn);
    else
        kin__http_conn_close(conn);
}

static bool is_shortage(int errnum)
{
    return errnum == EMFILE || errnum == ENFILE || errnum == ENOBUFS ||
           errnum == ENOMEM;
}

/* After a shortage one connection is closed, but its descriptor is free only
 * later. */
static int door_await_room(struct kin__http_server *server)
{
    struct kin__http_door *door = &server->door;

    atomic_fetch_add(&server->failed_accepts, 1);
    KIN__LOCK_SCOPE(&door->mutex);
    if (door->leaving == 0)
        door_make_room(door);
    return DOOR_PAUSE_MS;
}

static bool door_is_crowded(struct kin__http_door *door)
{
    KIN__LOCK_SCOPE(&door->mutex);
    return door->leaving >= DOOR_MAX_LEAVING;
}

/* Accepts waiting connections; returns how long to pause, 0 for not at all. */
static int door_accept(struct kin__http_server *server)
{
    struct sockaddr_storage address = {0};

    kin__mutex_assert_not_held(&server->door.mutex);
    for (int i = 0; i < DOOR_BATCH; i++) {
        socklen_t len = sizeof(address);

        if (door_is_crowded(&server->door))
            return DOOR_LEAVE_MS;
        if (!door_has_room(server))
            return DOOR_PAUSE_MS;
        int fd = accept4(server->door.listen_fd, (struct sockaddr *)&address,
                         &len, SOCK_CLOEXEC | SOCK_NONBLOCK);
        if (fd < 0)
            return is_shortage(errno) ? door_await_room(server) : 0;
        door_let_in(server, fd, door_key(&address));
    }
    return 0;
}

static void door_run(void *userdata)
{
    struct kin__http_server *server = userdata;
    struct kin__http_door *door = &server->door;
    int pause_ms = 0;

    while (!atomic_load(&server->is_stopping)) {
        /* Without the socket while accepting is paused: otherwise poll would
         * return at once each time. */
        struct pollfd polled[] = {
            {.fd = door->wake_fd, .events = POLLIN},
            {.fd = pause_ms > 0 ? -1 : door->listen_fd, .events = POLLIN},
        };

        int count = poll(polled, 2, pause_ms > 0 ? pause_ms : -1);
        bool may_accept = count >= 0 && (pause_ms > 0 || polled[1].revents);
        pause_ms = may_accept ? door_accept(server) : 0;
    }
}

/* --- life -------------------------------------------------------------- */

/* No more than the process may have open. */
static void door_fit_limit(struct kin__http_server_opts *opts)
{
    struct rlimit limit;

    if (getrlimit(RLIMIT_NOFILE, &limit) < 0 || limit.rlim_cur == RLIM_INFINITY)
        return;
    rlim_t room = limit.rlim_cur > 2 * DOOR_RESERVED_FDS
                      ? limit.rlim_cur - DOOR_RESERVED_FDS
                      : limit.rlim_cur / 2;
    if (opts->max_connections > room)
        opts->max_connections = room > 0 ? (unsigned)room : 1;
}

int kin__http_door_init(struct kin__http_server *server, kin_error *err)
{
    struct kin__http_door *door = &server->door;
    uint64_t seed = 0;
    int r = kin__random_seed_from_os(&seed, err);

    door_fit_limit(&server->opts);
    door->listen_fd = -1;
    door->wake_fd = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    kin__mutex_init(&door->mutex);
    /* Each has a connection. */
    kin__http_addresses_init(&door->addresses, server->alloc, seed,
                             (size_t)server->opts.max_connections +
                                 DOOR_MAX_LEAVING + 1);
    CDS_INIT_LIST_HEAD(&door->strangers);
    CDS_INIT_LIST_HEAD(&door->idle);
    if (r < 0)
        return r;
    return door->wake_fd < 0 ? kin_error_set_errno(err, errno, "eventfd") : 0;
}

int kin__http_door_start(struct kin__http_server *server, kin_error *err)
{
    return kin__thread_start(
        &server->door.thread,
        &(struct kin__thread_opts){.name = "kin-http-door"}, door_run, server,
        err);
}

void kin__http_door_stop(struct kin__http_server *server)
{
    const uint64_t one = 1;
    struct kin__http_door *door = &server->door;

    if (door->thread.is_started) {
        ssize_t n = write(door->wake_fd, &one, sizeof(one));
        (void)n;
        kin__thread_join(&door->thread);
    }
    kin__listen_close(door->listen_fd);
    door->listen_fd = -1;
}

void kin__http_door_done(struct kin__http_server *server)
{
    struct kin__http_door *door = &server->door;

    if (door->wake_fd >= 0)
        close(door->wake_fd);
    kin__http_addresses_done(&door->addresses);
    kin__mutex_done(&door->mutex);
}
