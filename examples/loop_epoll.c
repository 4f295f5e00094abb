/* SPDX-License-Identifier: Apache-2.0 */
/*
 * loop_epoll.c - an informer in an epoll loop, next to the program's own timer
 * and signal handlers, without threads.
 *
 * Prints the namespaces of the cluster in KUBECONFIG, their changes, and their
 * number once a second, until SIGINT or SIGTERM, or until the server rejects
 * the first list; with an argument, until that many changes.
 */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <sys/signalfd.h>
#include <sys/timerfd.h>
#include <unistd.h>

#include <kin/api/core/v1.h>
#include <kin/kin.h>

static kin_informer *namespaces;
static long changes_left; /* 0: no limit */
static bool is_done;
static bool has_given_up;
static bool is_reported; /* the current failure has been reported */

static void on_event(const kin_event *event, void *userdata)
{
    (void)userdata;
    printf("%s %s\n", kin_event_type_name(event->type),
           kin_object_key(event->object).ptr);
    if (changes_left > 0 && --changes_left == 0)
        is_done = true;
}

/* doc: error */
/* Called by kin_loop_step().  A rejected first list ends the program; any other
 * failure is retried, and reported once. */
static kin_verdict on_error(const kin_failure *failure, const kin_error *err,
                            void *userdata)
{
    (void)userdata;
    if (failure->is_permanent && !kin_informer_has_synced(failure->informer)) {
        has_given_up = is_done = true;
        return KIN_GIVE_UP;
    }
    if (failure->attempt <= 1)
        is_reported = false;
    if (failure->retry_in_ms > 0 && !is_reported) {
        fprintf(stderr, "%s: %s\n", failure->name, err->message);
        is_reported = true;
    }
    return KIN_RETRY;
}
/* doc: end */

static void on_tick(void)
{
    KIN_AUTO(kin_snapshot) *now = kin_informer_snapshot(namespaces);

    if (kin_informer_has_synced(namespaces))
        printf("%zu namespaces\n", kin_snapshot_count(now));
}

static int open_timer(void)
{
    const struct itimerspec each_second = {{1, 0}, {1, 0}};
    int fd = timerfd_create(CLOCK_MONOTONIC, TFD_CLOEXEC | TFD_NONBLOCK);

    timerfd_settime(fd, /* flags= */ 0, &each_second, NULL);
    return fd;
}

static int open_signals(void)
{
    sigset_t signals;

    sigemptyset(&signals);
    sigaddset(&signals, SIGINT);
    sigaddset(&signals, SIGTERM);
    sigprocmask(SIG_BLOCK, &signals, NULL);
    return signalfd(-1, &signals, SFD_CLOEXEC | SFD_NONBLOCK);
}

/* doc: run */
static void watch(int epoll_fd, int fd)
{
    struct epoll_event event = {.events = EPOLLIN, .data.fd = fd};

    if (epoll_ctl(epoll_fd, EPOLL_CTL_ADD, fd, &event) < 0)
        perror("epoll_ctl"), exit(1);
}

/* The program's own loop: kin's descriptor is one of several. */
static void run(kin_loop *loop)
{
    int epoll_fd = epoll_create1(EPOLL_CLOEXEC);
    int timer = open_timer();
    int signals = open_signals();
    struct epoll_event event;
    uint64_t ticks = 0;

    watch(epoll_fd, kin_loop_fd(loop));
    watch(epoll_fd, timer);
    watch(epoll_fd, signals);
    while (!is_done) {
        if (epoll_wait(epoll_fd, &event, 1, /* timeout= */ -1) < 1)
            continue;
        if (event.data.fd == kin_loop_fd(loop))
            kin_loop_step(loop);
        else if (event.data.fd == signals)
            is_done = true;
        else if (read(timer, &ticks, sizeof(ticks)) > 0)
            on_tick();
    }
    close(signals);
    close(timer);
    close(epoll_fd);
}
/* doc: end */

int main(int argc, char **argv)
{
    const kin_handler handler = {.size = sizeof(handler), .on_event = on_event};
    kin_error err = KIN_ERROR_INIT;
    KIN_AUTO(kin_loop) *loop = NULL;
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;

    setvbuf(stdout, NULL, _IOLBF, 0);
    if (argc > 1)
        changes_left = strtol(argv[1], NULL, 10);
    /* doc: parts */
    if (kin_loop_new(/* alloc= */ NULL, &loop, &err) < 0 ||
        kin_client_new_from_env(KIN_OPTS(kin_client_opts, .loop = loop),
                                &client, &err) < 0 ||
        kin_informer_new(client, core_v1_namespaces,
                         KIN_OPTS(kin_informer_opts, .on_error = on_error),
                         &informer, &err) < 0 ||
        kin_informer_add_handler(informer, &handler, NULL, NULL, &err) < 0 ||
        kin_informer_start(informer, &err) < 0)
        return kin_error_print(&err, stderr), 1;
    /* doc: end */
    kin_loop_set_budget(loop, /* budget_us= */ 1000);
    namespaces = informer;
    run(loop);
    /* Returns immediately, with the error of the list. */
    if (has_given_up && kin_informer_wait_synced(informer, NULL, &err) < 0)
        return kin_error_print(&err, stderr), 1;
    return 0;
}
