/* SPDX-License-Identifier: Apache-2.0 */
/*
 * loop_libevent.c - an informer in a libevent loop, next to the program's own
 * timer and signal handlers, without threads.
 *
 * Prints the namespaces of the cluster in KUBECONFIG, their changes, and their
 * number once a second, until SIGINT or SIGTERM, or until the server rejects
 * the first list; with an argument, until that many changes.
 */
#include <event2/event.h>
#include <event2/event_struct.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>

#include <kin/api/core/v1.h>
#include <kin/kin.h>

static struct event_base *base;
static long changes_left; /* 0: no limit */
static bool has_given_up;
static bool is_reported; /* the current failure has been reported */

static void on_event(const kin_event *event, void *userdata)
{
    (void)userdata;
    printf("%s %s\n", kin_event_type_name(event->type),
           kin_object_key(event->object).ptr);
    if (changes_left > 0 && --changes_left == 0)
        event_base_loopbreak(base);
}

/* Called by kin_loop_step().  A rejected first list ends the program; any other
 * failure is retried, and reported once. */
static kin_verdict on_error(const kin_failure *failure, const kin_error *err,
                            void *userdata)
{
    (void)userdata;
    if (failure->is_permanent && !kin_informer_has_synced(failure->informer)) {
        has_given_up = true;
        event_base_loopbreak(base);
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

static void on_tick(evutil_socket_t fd, short events, void *informer)
{
    KIN_AUTO(kin_snapshot) *now = kin_informer_snapshot(informer);

    (void)fd;
    (void)events;
    if (kin_informer_has_synced(informer))
        printf("%zu namespaces\n", kin_snapshot_count(now));
}

static void on_signal(evutil_socket_t number, short events, void *unused)
{
    (void)number;
    (void)events;
    (void)unused;
    event_base_loopbreak(base);
}

/* doc: run */
static void on_readable(evutil_socket_t fd, short events, void *loop)
{
    (void)fd;
    (void)events;
    kin_loop_step(loop);
}

/* Runs until event_base_loopbreak(). */
static int run(kin_loop *loop, kin_informer *informer)
{
    const struct timeval second = {.tv_sec = 1};
    struct event readable;
    struct event tick;
    struct event sigint;
    struct event sigterm;
    int r = -1;

    event_assign(&readable, base, kin_loop_fd(loop), EV_READ | EV_PERSIST,
                 on_readable, loop);
    event_assign(&tick, base, -1, EV_PERSIST, on_tick, informer);
    evsignal_assign(&sigint, base, SIGINT, on_signal, NULL);
    evsignal_assign(&sigterm, base, SIGTERM, on_signal, NULL);
    if (event_add(&readable, NULL) == 0 && event_add(&tick, &second) == 0 &&
        event_add(&sigint, NULL) == 0 && event_add(&sigterm, NULL) == 0)
        r = event_base_dispatch(base);
    event_del(&sigterm);
    event_del(&sigint);
    event_del(&tick);
    event_del(&readable);
    return r;
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
    if (kin_loop_new(/* alloc= */ NULL, &loop, &err) < 0 ||
        kin_client_new_from_env(KIN_OPTS(kin_client_opts, .loop = loop),
                                &client, &err) < 0 ||
        kin_informer_new(client, core_v1_namespaces,
                         KIN_OPTS(kin_informer_opts, .on_error = on_error),
                         &informer, &err) < 0 ||
        kin_informer_add_handler(informer, &handler, NULL, NULL, &err) < 0 ||
        kin_informer_start(informer, &err) < 0)
        return kin_error_print(&err, stderr), 1;
    base = event_base_new();
    if (!base || run(loop, informer) < 0)
        return fputs("libevent: cannot run its loop\n", stderr), 1;
    event_base_free(base);
    /* Returns immediately, with the error of the list. */
    if (has_given_up && kin_informer_wait_synced(informer, NULL, &err) < 0)
        return kin_error_print(&err, stderr), 1;
    return 0;
}
