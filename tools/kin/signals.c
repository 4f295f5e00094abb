/* SPDX-License-Identifier: Apache-2.0 */
#include "signals.h"

#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <string.h>
#include <sys/signalfd.h>
#include <unistd.h>

#include "terminal.h"
#include "verb.h"

static void signals_take(struct cli_signals *self)
{
    struct signalfd_siginfo info;

    if (read(self->fd, &info, sizeof(info)) != (ssize_t)sizeof(info))
        return;
    if (atomic_exchange(&self->taken, (int)info.ssi_signo) != 0) {
        cli_terminal_rescue();
        _exit(info.ssi_signo == SIGINT ? CLI_EXIT_INTERRUPTED
                                       : CLI_EXIT_FAILED);
    }
    kin_stop_request(self->stop);
}

static void signals_thread(void *userdata)
{
    struct cli_signals *self = userdata;

    for (;;) {
        struct pollfd polled[] = {{.fd = self->fd, .events = POLLIN},
                                  {.fd = self->end_fd, .events = POLLIN}};
        int count = poll(polled, 2, /* timeout= */ -1);
        if (count < 0 && errno != EINTR)
            return;
        if (count > 0 && polled[1].revents)
            return;
        if (count > 0)
            signals_take(self);
    }
}

static void signals_add(struct cli_signals *self, int number)
{
    struct sigaction old;

    if (sigaction(number, /* act= */ NULL, &old) == 0 &&
        old.sa_handler != SIG_IGN)
        (void)sigaddset(&self->waited, number);
}

static int signals_open(struct cli_signals *self, kin_error *err)
{
    int r = kin_stop_new(/* parent= */ NULL, /* opts= */ NULL, &self->end, err);

    if (r < 0)
        return r;
    self->end_fd = kin_stop_fd(self->end, err);
    if (self->end_fd < 0)
        return self->end_fd;
    self->fd = signalfd(/* fd= */ -1, &self->waited, SFD_CLOEXEC);
    if (self->fd < 0)
        return kin_error_set(err, KIN_ESYSTEM, "signalfd: %s", strerror(errno));
    return 0;
}

int cli_signals_start(struct cli_signals *signals, kin_error *err)
{
    *signals = (struct cli_signals){.fd = -1};
    int r = kin_stop_new(/* parent= */ NULL, /* opts= */ NULL, &signals->stop,
                         err);
    if (r < 0)
        return r;
    (void)sigemptyset(&signals->waited); /* these cannot fail */
    signals_add(signals, SIGINT);
    signals_add(signals, SIGTERM);
    signals_add(signals, SIGHUP);
    (void)pthread_sigmask(SIG_BLOCK, &signals->waited, &signals->before);
    r = signals_open(signals, err);
    if (r == 0)
        r = kin__thread_start(&signals->thread,
                              &(struct kin__thread_opts){.name = "kin-signals"},
                              signals_thread, signals, err);
    if (r < 0)
        cli_signals_stop(signals);
    return r;
}

void cli_signals_stop(struct cli_signals *signals)
{
    if (!signals->stop)
        return;
    kin_stop_request(signals->end);
    if (signals->thread.is_started)
        kin__thread_join(&signals->thread);
    if (signals->fd >= 0)
        (void)close(signals->fd);
    signals->end = kin_stop_unref(signals->end);
    signals->stop = kin_stop_unref(signals->stop);
    (void)pthread_sigmask(SIG_SETMASK, &signals->before, /* oset= */ NULL);
}
