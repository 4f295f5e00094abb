/* SPDX-License-Identifier: Apache-2.0 */
#include "host.h"

#include <errno.h>
#include <signal.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <sys/signalfd.h>
#include <unistd.h>

struct host {
    kin_loop *loop;
    int epoll_fd;
    int signal_fd;
    bool is_signalled;
};

struct host *host_free(struct host *host)
{
    if (host && host->signal_fd >= 0)
        close(host->signal_fd);
    if (host && host->epoll_fd >= 0)
        close(host->epoll_fd);
    free(host);
    return NULL;
}

static int host_add(struct host *host, int fd)
{
    struct epoll_event event = {.events = EPOLLIN, .data.fd = fd};

    return epoll_ctl(host->epoll_fd, EPOLL_CTL_ADD, fd, &event);
}

int host_new(kin_loop *loop, struct host **ret, kin_error *err)
{
    struct host *host = malloc(sizeof(*host));
    sigset_t wanted;

    if (!host)
        return kin_error_set(err, KIN_ENOMEM, /* format= */ NULL);
    (void)sigemptyset(&wanted);
    (void)sigaddset(&wanted, SIGINT);
    (void)sigaddset(&wanted, SIGTERM);
    *host = (struct host){
        .loop = loop,
        .epoll_fd = epoll_create1(EPOLL_CLOEXEC),
        .signal_fd = signalfd(-1, &wanted, SFD_CLOEXEC | SFD_NONBLOCK)};
    if (host->epoll_fd < 0 || host->signal_fd < 0 ||
        sigprocmask(SIG_BLOCK, &wanted, NULL) < 0 ||
        host_add(host, host->signal_fd) < 0 ||
        host_add(host, kin_loop_fd(loop)) < 0) {
        int code = kin_error_set_errno(err, errno, "epoll");
        (void)host_free(host);
        return code;
    }
    *ret = host;
    return 0;
}

bool host_turn(struct host *host)
{
    struct epoll_event event;
    struct signalfd_siginfo which;

    if (epoll_wait(host->epoll_fd, &event, 1, /* timeout= */ -1) != 1)
        return host->is_signalled;
    if (event.data.fd == kin_loop_fd(host->loop))
        kin_loop_step(host->loop);
    else if (read(host->signal_fd, &which, sizeof(which)) ==
             (ssize_t)sizeof(which))
        host->is_signalled = true;
    return host->is_signalled;
}
