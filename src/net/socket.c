/* SPDX-License-Identifier: Apache-2.0 */
#include "net/socket.h"

#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>

enum {
    SOCKET_IDLE_S = 15,
    SOCKET_PROBE_S = 5,
    SOCKET_PROBES = 6,
    SOCKET_USER_TIMEOUT_MS = 30000,
};

/* Best effort: errors are ignored. */
static void socket_set(int fd, int level, int option, int value)
{
    (void)setsockopt(fd, level, option, &value, sizeof(value));
}

/* A socket of the dialer may be of any kind. */
void kin__socket_tune(int fd)
{
    socket_set(fd, IPPROTO_TCP, TCP_NODELAY, 1);
    socket_set(fd, SOL_SOCKET, SO_KEEPALIVE, 1);
    socket_set(fd, IPPROTO_TCP, TCP_KEEPIDLE, SOCKET_IDLE_S);
    socket_set(fd, IPPROTO_TCP, TCP_KEEPINTVL, SOCKET_PROBE_S);
    socket_set(fd, IPPROTO_TCP, TCP_KEEPCNT, SOCKET_PROBES);
    socket_set(fd, IPPROTO_TCP, TCP_USER_TIMEOUT, SOCKET_USER_TIMEOUT_MS);
}
