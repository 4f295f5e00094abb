/* SPDX-License-Identifier: Apache-2.0 */
#include "net/listen.h"

#include <assert.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <netdb.h>
#include <netinet/in.h>
#include <poll.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/file.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

enum {
    LISTEN_BACKLOG = 4096,    /* the kernel's default limit */
    LISTEN_ADDRESS_SIZE = 64, /* fits every numeric address */
    LOCK_TRIES = 100,
    LOCK_PAUSE_MS = 10,
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
    /* A restarted server may reuse the port at once. */
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

/* ---- unix sockets ---- */

#define UNIX_PREFIX "unix:"

/* Whether a path can be a server's address in a kubeconfig. */
static bool unix_is_clean(const char *path)
{
    for (const char *at = path; *at; at++)
        if (*at <= ' ' || *at > '~' || strchr("\"<>\\^`{|}", *at))
            return false;
    return *path != '\0';
}

/* Makes the path absolute: the process may change its directory before the
 * file is removed, and clients have directories of their own. */
static int unix_address(const char *path, struct sockaddr_un *ret,
                        kin_error *err)
{
    char folder[PATH_MAX] = "";
    char *to = ret->sun_path;
    const size_t size = sizeof(ret->sun_path);

    ret->sun_family = AF_UNIX;
    if (!unix_is_clean(path))
        return kin_error_set(err, KIN_EINVAL,
                             "\"unix:%.64s\" is no path to listen on", path);
    if (path[0] != '/' && !getcwd(folder, sizeof(folder)))
        return kin_error_set_errno(err, errno, "getcwd");
    int len = snprintf(to, size, "%s%s%s", folder, folder[0] ? "/" : "", path);
    if (len < 0 || (size_t)len >= size)
        return kin_error_set(err, KIN_EINVAL,
                             "unix:%s: the path is over %zu bytes", path,
                             size - 1);
    return 0;
}

/* Whether a process listens on a socket. */
static bool unix_is_live(const struct sockaddr_un *address)
{
    int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);

    if (fd < 0)
        return true;
    /* EAGAIN: it has too many connections. */
    bool is_live = connect(fd, (const struct sockaddr *)address,
                           sizeof(*address)) == 0 ||
                   errno != ECONNREFUSED;
    close(fd);
    return is_live;
}

static int unix_bind(int fd, const struct sockaddr_un *address, kin_error *err)
{
    const char *path = address->sun_path;
    const struct sockaddr *any = (const void *)address;
    struct stat st;

    /* Linux makes the file with the mode of the socket: at no time can others
     * connect. */
    if (fchmod(fd, S_IRUSR | S_IWUSR) < 0)
        return kin_error_set_errno(err, errno, "fchmod");
    int r = bind(fd, any, sizeof(*address));
    if (r < 0 && errno == EADDRINUSE) {
        if (lstat(path, &st) == 0 && !S_ISSOCK(st.st_mode))
            return kin_error_set(err, KIN_ESYSTEM,
                                 "unix:%s: the file exists and is not a socket",
                                 path);
        if (unix_is_live(address))
            return kin_error_set(err, KIN_ESYSTEM,
                                 "unix:%s: another server listens there", path);
        (void)unlink(path);
        r = bind(fd, any, sizeof(*address));
    }
    if (r == 0 && listen(fd, LISTEN_BACKLOG) == 0)
        return 0;
    int reason = errno;
    if (r == 0)
        (void)unlink(path);
    return kin_error_set_errno(err, reason, "listen on unix:%s", path);
}

/* Locks the directory of a socket: between bind() and listen() the socket of a
 * server that starts looks like that of a dead one.  -1 if it cannot be. */
static int unix_lock(const struct sockaddr_un *address)
{
    char folder[sizeof(address->sun_path)];
    const char *slash = strrchr(address->sun_path, '/');

    assert(slash);
    snprintf(folder, sizeof(folder), "%.*s/", (int)(slash - address->sun_path),
             address->sun_path);
    int fd = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    /* Another user may hold the lock of a public directory for ever. */
    for (int i = 0; fd >= 0 && i < LOCK_TRIES; i++) {
        if (flock(fd, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK)
            break;
        (void)poll(/* fds= */ NULL, 0, LOCK_PAUSE_MS);
    }
    return fd;
}

static int unix_listen(const char *path, int *ret_fd, char *url,
                       size_t url_size, kin_error *err)
{
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    int r = unix_address(path, &address, err);

    if (r < 0)
        return r;
    int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (fd < 0)
        return kin_error_set_errno(err, errno, "socket");
    int lock = unix_lock(&address);
    r = unix_bind(fd, &address, err);
    if (lock >= 0)
        close(lock);
    if (r < 0) {
        close(fd);
        return r;
    }
    snprintf(url, url_size, UNIX_PREFIX "%s", address.sun_path);
    *ret_fd = fd;
    return 0;
}

/* Removed before it is closed: afterwards it could be another server's. */
void kin__listen_close(int fd)
{
    struct sockaddr_un address = {.sun_family = AF_UNSPEC};
    socklen_t len = sizeof(address);

    if (fd < 0)
        return;
    if (getsockname(fd, (struct sockaddr *)&address, &len) == 0 &&
        address.sun_family == AF_UNIX && address.sun_path[0] == '/')
        (void)unlink(address.sun_path);
    close(fd);
}

int kin__listen(const struct kin__listen_opts *opts, int *ret_fd, char *url,
                size_t url_size, kin_error *err)
{
    const size_t prefix = strlen(UNIX_PREFIX);

    assert(url_size >= KIN__LISTEN_URL_SIZE);
    if (strncmp(listen_address(opts), UNIX_PREFIX, prefix) == 0)
        return unix_listen(opts->address + prefix, ret_fd, url, url_size, err);

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
