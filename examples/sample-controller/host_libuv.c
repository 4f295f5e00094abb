/* SPDX-License-Identifier: Apache-2.0 */
#include "host.h"

#include <signal.h>
#include <stdlib.h>
#include <uv.h>

struct host {
    uv_loop_t uv;
    uv_poll_t poll;
    uv_signal_t sigint;
    uv_signal_t sigterm;
    bool is_signalled;
};

static void on_readable(uv_poll_t *poll, int status, int events)
{
    (void)events;
    if (status == 0)
        kin_loop_step(poll->data);
}

static void on_signal(uv_signal_t *handle, int number)
{
    struct host *host = handle->data;

    (void)number;
    host->is_signalled = true;
}

static void close_handle(uv_handle_t *handle, void *unused)
{
    (void)unused;
    uv_close(handle, /* close_cb= */ NULL);
}

/* Closes the handles that were initialised. */
struct host *host_free(struct host *host)
{
    if (!host)
        return NULL;
    uv_walk(&host->uv, close_handle, NULL);
    (void)uv_run(&host->uv, UV_RUN_DEFAULT); /* completes the closes */
    (void)uv_loop_close(&host->uv);
    free(host);
    return NULL;
}

static int host_catch(struct host *host, uv_signal_t *handle, int number)
{
    int r = uv_signal_init(&host->uv, handle);

    handle->data = host;
    return r < 0 ? r : uv_signal_start(handle, on_signal, number);
}

int host_new(kin_loop *loop, struct host **ret, kin_error *err)
{
    struct host *host = calloc(1, sizeof(*host));

    if (!host)
        return kin_error_set(err, KIN_ENOMEM, /* format= */ NULL);
    int r = uv_loop_init(&host->uv);
    if (r < 0) {
        free(host);
        return kin_error_set(err, KIN_ESYSTEM, "libuv: %s", uv_strerror(r));
    }
    r = uv_poll_init(&host->uv, &host->poll, kin_loop_fd(loop));
    host->poll.data = loop;
    r = r < 0 ? r : uv_poll_start(&host->poll, UV_READABLE, on_readable);
    r = r < 0 ? r : host_catch(host, &host->sigint, SIGINT);
    r = r < 0 ? r : host_catch(host, &host->sigterm, SIGTERM);
    if (r < 0) {
        (void)host_free(host);
        return kin_error_set(err, KIN_ESYSTEM, "libuv: %s", uv_strerror(r));
    }
    *ret = host;
    return 0;
}

bool host_turn(struct host *host)
{
    (void)uv_run(&host->uv, UV_RUN_ONCE);
    return host->is_signalled;
}
