/* SPDX-License-Identifier: Apache-2.0 */
#include <errno.h>
#include <netdb.h>
#include <netinet/in.h>
#include <stdio.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/str.h"
#include "net/http_internal.h"

enum {
    LISTEN_BACKLOG = 1024,
    LISTEN_ADDRESS_SIZE = 64, /* fits every numeric address */
};

static bool listen_is_loopback(const struct sockaddr *address)
{
    if (address->sa_family == AF_INET) {
        const struct sockaddr_in *v4 = (const void *)address;
        return ntohl(v4->sin_addr.s_addr) >> 24 == 127;
    }
    const struct sockaddr_in6 *v6 = (const void *)address;
    return IN6_IS_ADDR_LOOPBACK(&v6->sin6_addr);
}

/* See guarantee G. */
static int listen_check(const struct kin__http_server_opts *opts,
                        const struct sockaddr *address, kin_error *err)
{
    if (listen_is_loopback(address) ||
        (opts->cert.len > 0 && opts->is_authenticated))
        return 0;
    return kin_error_set(err, KIN_EINVAL,
                         "%s is not loopback: to listen there, both TLS and "
                         "authentication must be on",
                         opts->address);
}

static int listen_resolve(const struct kin__http_server_opts *opts,
                          struct addrinfo **ret, kin_error *err)
{
    const char *address = opts->address ? opts->address : "127.0.0.1";
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

static int listen_open(struct kin__http_server *server,
                       const struct addrinfo *info, kin_error *err)
{
    const int on = 1;

    server->listen_fd = socket(info->ai_family,
                               SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (server->listen_fd < 0)
        return kin_error_set_errno(err, errno, "socket");
    /* A server that restarts takes the port of its predecessor. */
    (void)setsockopt(server->listen_fd, SOL_SOCKET, SO_REUSEADDR, &on,
                     sizeof(on));
    if (bind(server->listen_fd, info->ai_addr, info->ai_addrlen) < 0 ||
        listen(server->listen_fd, LISTEN_BACKLOG) < 0)
        return kin_error_set_errno(err, errno, "listen on %s port %u",
                                   server->opts.address ? server->opts.address
                                                        : "127.0.0.1",
                                   (unsigned)server->opts.port);
    return 0;
}

static int listen_describe(struct kin__http_server *server, kin_error *err)
{
    struct sockaddr_storage address = {0};
    socklen_t len = sizeof(address);
    char host[LISTEN_ADDRESS_SIZE];
    char port[8];

    if (getsockname(server->listen_fd, (struct sockaddr *)&address, &len) < 0)
        return kin_error_set_errno(err, errno, "getsockname");
    if (getnameinfo((struct sockaddr *)&address, len, host, sizeof(host), port,
                    sizeof(port), NI_NUMERICHOST | NI_NUMERICSERV) != 0)
        return kin_error_set(err, KIN_ESYSTEM, "getnameinfo");
    const char *form = address.ss_family == AF_INET6 ? "%s://[%s]:%s"
                                                     : "%s://%s:%s";
    snprintf(server->url, sizeof(server->url), form,
             server->opts.cert.len > 0 ? "https" : "http", host, port);
    return 0;
}

int kin__http_listen(struct kin__http_server *server, kin_error *err)
{
    struct addrinfo *info = NULL;
    int r = listen_resolve(&server->opts, &info, err);

    if (r < 0)
        return r;
    r = listen_check(&server->opts, info->ai_addr, err);
    if (r == 0)
        r = listen_open(server, info, err);
    freeaddrinfo(info);
    return r < 0 ? r : listen_describe(server, err);
}
