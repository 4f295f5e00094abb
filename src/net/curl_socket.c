/* SPDX-License-Identifier: Apache-2.0 */
/*
 * curl_socket.c - sockets that notice when the other host is gone.
 *
 * A watch may be quiet for hours, so silence proves nothing.  The kernel asks
 * instead: a connection without traffic for 15 s is probed every 5 s, and one
 * on which nothing was acknowledged for 30 s, probe or data, is given up.  So a
 * vanished host is found within 45 s, and a quiet one is left alone.  (libcurl
 * can send HTTP/2 pings only when asked by hand, and not on a multi handle.)
 */
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

#include "net/curl_internal.h"

enum {
    SOCKET_IDLE_S = 15,
    SOCKET_PROBE_S = 5,
    SOCKET_PROBES = 6,
    SOCKET_USER_TIMEOUT_MS = 30000,
};

/* What the system refuses is done without. */
static void socket_set(int fd, int level, int option, int value)
{
    (void)setsockopt(fd, level, option, &value, sizeof(value));
}

curl_socket_t kin__curl_socket_open(void *userdata, curlsocktype purpose,
                                    struct curl_sockaddr *address)
{
    struct kin__curl_transfer *t = userdata;
    struct kin__curl_pool *pool = t->pool;

    kin__curl_transfer_looked_up(t);
    if (purpose != CURLSOCKTYPE_IPCXN)
        return CURL_SOCKET_BAD;
    int fd = socket(address->family, address->socktype | SOCK_CLOEXEC,
                    address->protocol);
    if (fd < 0)
        return CURL_SOCKET_BAD;
    socket_set(fd, SOL_SOCKET, SO_KEEPALIVE, 1);
    socket_set(fd, IPPROTO_TCP, TCP_KEEPIDLE, SOCKET_IDLE_S);
    socket_set(fd, IPPROTO_TCP, TCP_KEEPINTVL, SOCKET_PROBE_S);
    socket_set(fd, IPPROTO_TCP, TCP_KEEPCNT, SOCKET_PROBES);
    socket_set(fd, IPPROTO_TCP, TCP_USER_TIMEOUT, SOCKET_USER_TIMEOUT_MS);
    atomic_fetch_add(&pool->connections_opened, 1);
    pool->moved_ns = kin__clock_now_ns(/* clock= */ NULL);
    return fd;
}

int kin__curl_socket_close(void *userdata, curl_socket_t fd)
{
    struct kin__curl_pool *pool = userdata;

    atomic_fetch_add(&pool->connections_closed, 1);
    return close(fd);
}
