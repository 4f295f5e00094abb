/* SPDX-License-Identifier: Apache-2.0 */
/*
 * loop_libuv.c - an informer in a libuv loop, next to the program's own timer
 * and signal handlers, without threads.
 *
 * Prints the namespaces of the cluster in KUBECONFIG, their changes, and their
 * number once a second, until SIGINT or SIGTERM, or until the server rejects
 * the first list; with an argument, until that many changes.
 */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <uv.h>

#include <kin/api/core/v1.h>
#include <kin/kin.h>

static kin_informer *namespaces;
static long changes_left; /* 0: no limit */
static bool has_given_up;
static bool is_reported; /* the current failure has been reported */

static void on_event(const kin_event *event, void *userdata)
{
    printf("%s %s\n", kin_event_type_name(event->type),
           kin_object_key(event->object).ptr);
    if (changes_left > 0 && --changes_left == 0)
        uv_stop(userdata);
}

/* Called by kin_loop_step().  A rejected first list ends the program; any other
 * failure is retried, and reported once. */
static kin_verdict on_error(const kin_failure *failure, const kin_error *err,
                            void *userdata)
{
    if (failure->is_permanent && !kin_informer_has_synced(failure->informer)) {
        has_given_up = true;
        uv_stop(userdata);
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

static void on_tick(uv_timer_t *timer)
{
    KIN_AUTO(kin_snapshot) *now = kin_informer_snapshot(namespaces);

    (void)timer;
    if (kin_informer_has_synced(namespaces))
        printf("%zu namespaces\n", kin_snapshot_count(now));
}

static void on_signal(uv_signal_t *handle, int number)
{
    (void)number;
    uv_stop(handle->loop);
}

/* doc: run */
static void on_readable(uv_poll_t *handle, int status, int events)
{
    (void)events;
    if (status == 0)
        kin_loop_step(handle->data);
}

static void close_handle(uv_handle_t *handle, void *unused)
{
    (void)unused;
    uv_close(handle, /* close_cb= */ NULL);
}

/* Runs until uv_stop().  Handles are closed before the descriptor is. */
static int run(uv_loop_t *uv, kin_loop *loop)
{
    uv_poll_t poll = {.data = loop};
    uv_timer_t timer;
    uv_signal_t sigint;
    uv_signal_t sigterm;
    int r = uv_poll_init(uv, &poll, kin_loop_fd(loop));

    if (r < 0)
        return r;
    uv_timer_init(uv, &timer);
    uv_signal_init(uv, &sigint);
    uv_signal_init(uv, &sigterm);
    r = uv_poll_start(&poll, UV_READABLE, on_readable);
    r = r < 0 ? r : uv_timer_start(&timer, on_tick, 1000, 1000);
    r = r < 0 ? r : uv_signal_start(&sigint, on_signal, SIGINT);
    r = r < 0 ? r : uv_signal_start(&sigterm, on_signal, SIGTERM);
    if (r == 0)
        uv_run(uv, UV_RUN_DEFAULT);
    uv_walk(uv, close_handle, NULL);
    uv_run(uv, UV_RUN_DEFAULT); /* completes the closes */
    return r;
}
/* doc: end */

int main(int argc, char **argv)
{
    uv_loop_t *uv = uv_default_loop();
    const kin_handler handler = {
        .size = sizeof(handler), .on_event = on_event, .userdata = uv};
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
        kin_informer_new(
            client, core_v1_namespaces,
            KIN_OPTS(kin_informer_opts, .on_error = on_error, .userdata = uv),
            &informer, &err) < 0 ||
        kin_informer_add_handler(informer, &handler, NULL, NULL, &err) < 0 ||
        kin_informer_start(informer, &err) < 0)
        return kin_error_print(&err, stderr), 1;
    namespaces = informer;
    int r = run(uv, loop);
    uv_loop_close(uv);
    if (r < 0)
        return fprintf(stderr, "libuv: %s\n", uv_strerror(r)), 1;
    /* Returns the error of the list immediately. */
    if (has_given_up && kin_informer_wait_synced(informer, NULL, &err) < 0)
        return kin_error_print(&err, stderr), 1;
    return 0;
}
