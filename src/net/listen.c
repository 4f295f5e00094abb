/* SPDX-License-Identifier: Apache-2.0 */
#include "net/listen.h"

#include <errno.h>
#include <netdb.h>
#include <netinet/in.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

enum {
    LISTEN_BACKLOG = 4096,    /* what the kernel allows, by default */
    LISTEN_ADDRESS_SIZE = 64, /* fits every numeric address */
};

static const char *listen_address(const struct kin__listen_opts *opts)
{
    return opts->address ? opts->address : "127.0.0.1";
}

static bool listen_is_loopback(const struct sockaddr *address)
{
    if (address->sa_family == AF_INET) {
        const struct sockaddr_in *v4 = (const void *)address;
        return ntohl(v4->sin_addr.s_addr) >> 24 == 127;
    }
    const struct sockaddr_in6 *v6 = (const void *)address;
    return IN6_IS_ADDR_LOOPBACK(&v6->sin6_addr);
}

static int listen_resolve(const struct kin__listen_opts *opts,
                          struct addrinfo **ret, kin_error *err)
{
    const char *address = listen_address(opts);
    char port[8];
    const struct addrinfo hints = {
        .ai_family = AF_UNSPEC,
        .ai_socktype = SOCK_STREAM,
        .ai_flags = AI_NUMERICHOST | AI_NUMERICSERV | AI_PASSIVE,
    };

    if (strcmp(address, "localhost") == 0)
        address = "127.0.0.1";
    snprintf(port, sizeof(port), "%u", (unsigned)opts->port);
    int failure = getaddrinfo(address, port, &hints, ret);
    if (failure == EAI_MEMORY)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    if (failure != 0)
        return kin_error_set(err, KIN_EINVAL,
                             "\"%s\" is no address to listen on", address);
    return 0;
}

static int listen_open(const struct kin__listen_opts *opts,
                       const struct addrinfo *info, int *ret_fd, kin_error *err)
{
    const int on = 1;
    int fd = socket(info->ai_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK,
                    0);

    if (fd < 0)
        return kin_error_set_errno(err, errno, "socket");
    /* A server that restarts takes the port of its predecessor. */
    (void)setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &on, sizeof(on));
    if (bind(fd, info->ai_addr, info->ai_addrlen) < 0 ||
        listen(fd, LISTEN_BACKLOG) < 0) {
        int r = kin_error_set_errno(err, errno, "listen on %s port %u",
                                    listen_address(opts), (unsigned)opts->port);
        close(fd);
        return r;
    }
    *ret_fd = fd;
    return 0;
}

static int listen_describe(const char *scheme, int fd, char *url,
                           size_t url_size, kin_error *err)
{
    struct sockaddr_storage address = {0};
    socklen_t len = sizeof(address);
    char host[LISTEN_ADDRESS_SIZE];
    char port[8];

    if (getsockname(fd, (struct sockaddr *)&address, &len) < 0)
        return kin_error_set_errno(err, errno, "getsockname");
    if (getnameinfo((struct sockaddr *)&address, len, host, sizeof(host), port,
                    sizeof(port), NI_NUMERICHOST | NI_NUMERICSERV) != 0)
        return kin_error_set(err, KIN_ESYSTEM, "getnameinfo");
    const char *form = address.ss_family == AF_INET6 ? "%s://[%s]:%s"
                                                     : "%s://%s:%s";
    snprintf(url, url_size, form, scheme, host, port);
    return 0;
}

int kin__listen(const struct kin__listen_opts *opts, int *ret_fd, char *url,
                size_t url_size, kin_error *err)
{
    struct addrinfo *info = NULL;
    int fd = -1;
    int r = listen_resolve(opts, &info, err);

    if (r < 0)
        return r;
    if (opts->refusal && !listen_is_loopback(info->ai_addr))
        r = kin_error_set(err, KIN_EINVAL, "%s is not loopback: %s",
                          listen_address(opts), opts->refusal);
    if (r == 0)
        r = listen_open(opts, info, &fd, err);
    freeaddrinfo(info);
    if (r == 0)
        r = listen_describe(opts->scheme, fd, url, url_size, err);
    if (r < 0) {
        if (fd >= 0)
            close(fd);
        return r;
    }
    *ret_fd = fd;
    return 0;
}
