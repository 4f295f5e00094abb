/* SPDX-License-Identifier: Apache-2.0 */
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/socket.h>

#include "kin_test.h"
#include "net/curl_internal.h"

static int option(int fd, int level, int name)
{
    int value = -1;
    socklen_t len = sizeof(value);

    assert_int_equal(getsockopt(fd, level, name, &value, &len), 0);
    return value;
}

/* A host that disappears is detected within 45 s: without traffic by the sum of
 * the keep-alive times, with traffic by the user timeout. */
KIN_TEST(keep_alive_probes_are_enabled)
{
    struct kin__curl_pool pool = {.curl = NULL};
    struct kin__curl curl = {.dialer = NULL};
    struct kin__curl_transfer transfer = {.pool = &pool, .curl = &curl};
    struct curl_sockaddr address = {
        .family = AF_INET, .socktype = SOCK_STREAM, .protocol = IPPROTO_TCP};
    int fd = kin__curl_socket_open(&transfer, CURLSOCKTYPE_IPCXN, &address);

    (void)alloc;
    assert_true(fd >= 0);
    assert_int_equal(pool.connections_opened, 1);
    assert_true(fcntl(fd, F_GETFD) & FD_CLOEXEC);
    assert_int_equal(option(fd, SOL_SOCKET, SO_KEEPALIVE), 1);
    int idle_s = option(fd, IPPROTO_TCP, TCP_KEEPIDLE);
    int probe_s = option(fd, IPPROTO_TCP, TCP_KEEPINTVL);
    int probes = option(fd, IPPROTO_TCP, TCP_KEEPCNT);
    assert_in_range(idle_s + probe_s * probes, 30, 45);
    assert_in_range(option(fd, IPPROTO_TCP, TCP_USER_TIMEOUT), 20000, 40000);
    assert_int_equal(kin__curl_socket_close(&pool, fd), 0);
    assert_int_equal(pool.connections_closed, 1);
    return 0;
}

KIN_TEST(other_kinds_of_sockets_are_rejected)
{
    struct kin__curl_pool pool = {.curl = NULL};
    struct kin__curl curl = {.dialer = NULL};
    struct kin__curl_transfer transfer = {.pool = &pool, .curl = &curl};
    struct curl_sockaddr address = {.family = 12345, .socktype = SOCK_STREAM};

    (void)alloc;
    assert_int_equal(
        kin__curl_socket_open(&transfer, CURLSOCKTYPE_ACCEPT, &address),
        CURL_SOCKET_BAD);
    assert_int_equal(
        kin__curl_socket_open(&transfer, CURLSOCKTYPE_IPCXN, &address),
        CURL_SOCKET_BAD);
    assert_int_equal(pool.connections_opened, 0);
    return 0;
}

KIN_TEST_MAIN(KIN_TEST_ENTRY(keep_alive_probes_are_enabled),
              KIN_TEST_ENTRY(other_kinds_of_sockets_are_rejected))
