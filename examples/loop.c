/* SPDX-License-Identifier: Apache-2.0 */
/*
 * loop.c - an informer inside a program's own event loop, without threads.
 *
 * Follows the namespaces of the cluster that KUBECONFIG names, and ends when
 * SIGINT or SIGTERM comes; with an argument, after so many lines; or when the
 * server rejects the first list.
 */
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/epoll.h>
#include <unistd.h>

#include <kin/kin.h>

static const kin_resource namespaces = {.group = "",
                                        .version = "v1",
                                        .plural = "namespaces",
                                        .kind = "Namespace",
                                        .is_cluster_scoped = true};

static kin_stop *stop; /* ends the program */
static long lines_left = -1;
static bool is_reported = false; /* the failure that is being retried */
static bool has_given_up = false;

static void print(const char *what, const kin_object *object)
{
    printf("%-8s %s\n", what, kin_object_key(object).ptr);
    if (lines_left > 0 && --lines_left == 0)
        kin_stop_request(stop);
}

static void on_add(const kin_object *object, bool is_initial, void *userdata)
{
    (void)userdata;
    print(is_initial ? "there is" : "added", object);
}

static void on_update(const kin_object *old, const kin_object *object,
                      void *userdata)
{
    (void)old;
    (void)userdata;
    print("changed", object);
}

static void on_delete(const kin_object *object, bool is_tombstone,
                      void *userdata)
{
    (void)is_tombstone;
    (void)userdata;
    print("deleted", object);
}

/* doc: error */
/* Called by kin_loop_step().  A rejected first list ends the program; anything
 * else is retried, and reported once. */
static kin_verdict on_error(const kin_failure *failure, const kin_error *err,
                            void *userdata)
{
    (void)userdata;
    if (failure->is_permanent && !kin_informer_has_synced(failure->informer)) {
        has_given_up = true;
        kin_stop_request(stop);
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

/* kin_stop_request() is not for signal handlers. */
static void *wait_for_signal(void *signals)
{
    int number = 0;

    (void)sigwait(signals, &number);
    kin_stop_request(stop);
    return NULL;
}

static int watch_signals(void)
{
    static sigset_t signals;
    pthread_t thread;

    sigemptyset(&signals);
    sigaddset(&signals, SIGINT);
    sigaddset(&signals, SIGTERM);
    pthread_sigmask(SIG_BLOCK, &signals, /* oldset= */ NULL);
    if (pthread_create(&thread, /* attr= */ NULL, wait_for_signal, &signals))
        return -1;
    return pthread_detach(thread);
}

/* doc: run */
/* The program's own loop: kin's descriptors are two among others. */
static int run(kin_loop *loop, kin_error *err)
{
    int stop_fd = kin_stop_fd(stop, err);
    int epoll_fd = epoll_create1(EPOLL_CLOEXEC);
    struct epoll_event work = {.events = EPOLLIN, .data.fd = kin_loop_fd(loop)};
    struct epoll_event end = {.events = EPOLLIN, .data.fd = stop_fd};
    struct epoll_event event;

    if (stop_fd < 0)
        return stop_fd;
    epoll_ctl(epoll_fd, EPOLL_CTL_ADD, work.data.fd, &work);
    epoll_ctl(epoll_fd, EPOLL_CTL_ADD, end.data.fd, &end);
    while (kin_stop_reason(stop) == 0)
        if (epoll_wait(epoll_fd, &event, 1, /* timeout= */ -1) == 1 &&
            event.data.fd == work.data.fd)
            kin_loop_step(loop);
    close(epoll_fd);
    return 0;
}
/* doc: end */

int main(int argc, char **argv)
{
    kin_handler handler = {.size = sizeof(kin_handler),
                           .on_add = on_add,
                           .on_update = on_update,
                           .on_delete = on_delete};
    kin_error err = KIN_ERROR_INIT;
    KIN_AUTO(kin_loop) *loop = NULL;
    KIN_AUTO(kin_client) *client = NULL;
    KIN_AUTO(kin_informer) *informer = NULL;

    if (argc > 1)
        lines_left = strtol(argv[1], NULL, 10);
    /* doc: parts */
    if (kin_stop_new(/* parent= */ NULL, /* opts= */ NULL, &stop, &err) < 0 ||
        kin_loop_new(NULL, &loop, &err) < 0 ||
        kin_client_new_from_env(KIN_OPTS(kin_client_opts, .loop = loop),
                                &client, &err) < 0 ||
        kin_informer_new(client, &namespaces,
                         KIN_OPTS(kin_informer_opts, .on_error = on_error),
                         &informer, &err) < 0 ||
        kin_informer_add_handler(informer, &handler, NULL, NULL, &err) < 0 ||
        kin_informer_start(informer, &err) < 0)
        return kin_error_print(&err, stderr), 1;
    /* doc: end */
    if (watch_signals() != 0)
        return 1;
    if (run(loop, &err) < 0)
        return kin_error_print(&err, stderr), 1;
    /* Returns at once, with the reason. */
    if (has_given_up && kin_informer_wait_synced(informer, NULL, &err) < 0)
        return kin_error_print(&err, stderr), 1;
    return 0;
}
