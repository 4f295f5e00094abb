/* SPDX-License-Identifier: Apache-2.0 */
#include "net/direct_transport.h"

#include <assert.h>
#include <string.h>

#include "base/alloc.h"
#include "net/direct_internal.h"

/* Both are first members. */
static struct kin__direct *transport_of(struct kin__transport *transport)
{
    return (struct kin__direct *)transport;
}

static struct kin__direct_transfer *transfer_of(struct kin__transfer *transfer)
{
    return (struct kin__direct_transfer *)transfer;
}

/* ==== turns of the I/O thread ==== */

enum {
    /* Read at once.  An informer applies this much of a watch, with what it has
     * kept, on this thread (QUICK_BYTES in informer/core.c): above, a second
     * one has to take over, which costs more than larger reads save. */
    TURN_READ_BYTES = 128 << 10,
};

/* The buffer is given back after this time without data. */
#define TURN_TRIM_NS KIN__NS_PER_S

static void turn_on_trim(struct kin__timer *timer, void *userdata)
{
    struct kin__direct *direct = userdata;

    /* Cannot fail: this timer was armed. */
    if (direct->was_read &&
        kin__timers_add(&direct->io.timers, timer,
                        kin__deadline_after(NULL, TURN_TRIM_NS)) == 0) {
        direct->was_read = false;
        return;
    }
    kin__free(direct->alloc, KIN__STEAL(direct->buffer));
}

char *kin__direct_buffer(struct kin__direct *direct)
{
    direct->was_read = true;
    if (direct->buffer)
        return direct->buffer;
    if (kin__timers_add(&direct->io.timers, &direct->trim,
                        kin__deadline_after(NULL, TURN_TRIM_NS)) < 0)
        return NULL;
    direct->buffer = kin__alloc(direct->alloc, direct->buffer_size, 1);
    return direct->buffer;
}

static void turn_command(struct kin__mpsc_node *node, void *userdata)
{
    const size_t offset = offsetof(struct kin__direct_transfer, command);
    struct kin__direct_transfer *t = (void *)((char *)node - offset);
    unsigned pending = atomic_exchange(&t->pending, 0);

    (void)userdata;
    assert(pending & KIN__DIRECT_QUEUED);
    if (pending & KIN__DIRECT_CANCEL)
        kin__direct_transfer_drop(t);
    else if (pending & KIN__DIRECT_START)
        kin__direct_transfer_open(t);
    if (pending & KIN__DIRECT_STOP)
        kin__direct_transfer_stop(t);
    if (pending & KIN__DIRECT_RESUME)
        kin__direct_transfer_resume(t);
    kin__direct_transfer_unref(t);
}

static void turn_free_closed(struct kin__direct *direct)
{
    while (kin__list_is_linked(&direct->closed))
        kin__direct_conn_free(
            cds_list_entry(direct->closed.next, struct kin__direct_conn, link));
}

/* Connections that become ready meanwhile are handled in the next turn. */
static void turn_run_ready(struct kin__direct *direct)
{
    struct cds_list_head ready;

    CDS_INIT_LIST_HEAD(&ready);
    kin__list_move_all(&direct->ready, &ready);
    for (;;) {
        struct kin__direct_conn *conn = KIN__LIST_POP(
            &ready, struct kin__direct_conn, ready_link);

        if (!conn)
            return;
        kin__direct_conn_continue(conn);
    }
}

static void turn_end(void *userdata)
{
    struct kin__direct *direct = userdata;

    kin__direct_lookup_run(direct);
    turn_run_ready(direct);
    kin__direct_transfer_reap(direct);
    kin__direct_transfer_rest(direct);
    turn_free_closed(direct);
}

static bool turn_is_busy(void *userdata)
{
    const struct kin__direct *direct = userdata;

    return kin__list_is_linked(&direct->ready) ||
           kin__list_is_linked(&direct->failed);
}

static const struct kin__io_ops turn_ops = {
    .command = turn_command,
    .turn = turn_end,
    .is_busy = turn_is_busy,
};

/* ==== the transport ==== */

enum { TRANSPORT_PAUSE_TIMEOUT_MS = 10000 };

/* The queue holds a reference while the node is in it.  A caller that finds
 * QUEUED set relies on the I/O thread to read `pending` after it has cleared
 * that bit, which it does in one exchange. */
void kin__direct_command(struct kin__direct_transfer *t, unsigned command)
{
    unsigned before = atomic_fetch_or(&t->pending,
                                      command | KIN__DIRECT_QUEUED);

    assert(command != 0 && !(command & KIN__DIRECT_QUEUED));
    if (before & KIN__DIRECT_QUEUED)
        return;
    kin__ref_get(&t->ref);
    /* After the push `t` may be freed before the wake-up. */
    struct kin__direct *direct = t->direct;
    kin__io_push(&direct->io, &t->command);
}

struct kin__direct_transfer *kin__direct_transfer_unref(
    struct kin__direct_transfer *t)
{
    if (!t || !kin__ref_put(&t->ref))
        return NULL;
    assert(t->state != KIN__DIRECT_OPEN);
    kin__direct_request_done(t);
    kin_stop_unref(t->stop);
    kin__response_done(&t->response);
    kin__free(t->direct->alloc, t->origin);
    kin__free(t->direct->alloc, t->host);
    kin__kept_error_clear(&t->err, t->direct->alloc);
    kin__free(t->direct->alloc, t);
    return NULL;
}

static void transfer_autounref(struct kin__direct_transfer **t)
{
    *t = kin__direct_transfer_unref(*t);
}

static int64_t transport_ns_of_ms(int64_t ms)
{
    return ms > INT64_MAX / KIN__NS_PER_MS ? INT64_MAX : ms * KIN__NS_PER_MS;
}

enum {
    TRANSPORT_CONNECT_TIMEOUT_MS = 30000,
    TRANSPORT_MAX_HEADER_BYTES = 64 << 10,
};

static void transfer_take_limits(struct kin__direct_transfer *t,
                                 const struct kin__http_request *request)
{
    int64_t connect_ms = request->connect_timeout_ms;

    assert(request->timeout_ms >= 0 && request->idle_timeout_ms >= 0);
    if (connect_ms <= 0)
        connect_ms = TRANSPORT_CONNECT_TIMEOUT_MS;
    t->connect_timeout_ns = transport_ns_of_ms(connect_ms);
    t->timeout_ns = transport_ns_of_ms(request->timeout_ms);
    t->head_timeout_ns = transport_ns_of_ms(request->head_timeout_ms);
    t->idle_timeout_ns = transport_ns_of_ms(request->idle_timeout_ms);
    t->max_header_bytes = request->max_header_bytes;
    if (t->max_header_bytes == 0)
        t->max_header_bytes = TRANSPORT_MAX_HEADER_BYTES;
    t->max_body_bytes = request->max_body_bytes;
    t->redirects_left = request->max_redirects;
}

static void transfer_init(struct kin__direct_transfer *t,
                          struct kin__direct *direct,
                          const struct kin__http_request *request,
                          const struct kin__transfer_handler *handler)
{
    kin__ref_init(&t->ref);
    t->base.transport = &direct->base;
    t->direct = direct;
    t->pool = &direct->pools[request->kind];
    t->handler = *handler;
    t->stop = kin_stop_ref(request->stop);
    transfer_take_limits(t, request);
    CDS_INIT_LIST_HEAD(&t->link);
    CDS_INIT_LIST_HEAD(&t->failed_link);
    CDS_INIT_LIST_HEAD(&t->fed_link);
}

static void transfer_on_stop(void *userdata)
{
    kin__direct_command(userdata, KIN__DIRECT_STOP);
}

static int transport_start(struct kin__transport *transport,
                           const struct kin__http_request *request,
                           const struct kin__transfer_handler *handler,
                           struct kin__transfer **ret, kin_error *err)
{
    struct kin__direct *direct = transport_of(transport);
    __attribute__((
        cleanup(transfer_autounref))) struct kin__direct_transfer *t =
        kin__alloc0(direct->alloc, 1, sizeof(*t));

    assert(request->kind < KIN__HTTP_KINDS);
    if (!t)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    transfer_init(t, direct, request, handler);
    int r = kin__direct_request_init(t, request, err);
    if (r < 0)
        return r;
    kin__response_init(&t->response, direct->alloc, t->max_header_bytes,
                       t->is_to_head);
    /* From here on the I/O thread holds a reference until the transfer ends. */
    kin__ref_get(&t->ref);
    atomic_fetch_add(&direct->handles, 1);
    atomic_fetch_add(&t->pool->transfers_started, 1);
    /* Callbacks may free the handle before this returns. */
    *ret = &t->base;
    kin__ref_get(&t->ref);
    kin__stop_watch_add(&t->stop_watch, t->stop, transfer_on_stop, t);
    kin__direct_command(t, KIN__DIRECT_START);
    return 0;
}

static void transport_resume(struct kin__transfer *transfer)
{
    kin__direct_command(transfer_of(transfer), KIN__DIRECT_RESUME);
}

static void transport_await_callback(struct kin__direct_transfer *t)
{
    struct kin__direct *direct = t->direct;

    assert(atomic_load(&t->gate) & KIN__DIRECT_CANCELLED);
    assert(!kin__io_is_self(&t->direct->io));
    KIN__LOCK_SCOPE(&direct->mutex);
    atomic_fetch_or(&t->gate, KIN__DIRECT_AWAITED);
    while (atomic_load(&t->gate) & KIN__DIRECT_CALLING)
        kin__cond_wait(&direct->left, &direct->mutex);
}

static void transport_cancel(struct kin__transfer *transfer)
{
    struct kin__direct_transfer *t = transfer_of(transfer);
    unsigned gate = atomic_fetch_or(&t->gate, KIN__DIRECT_CANCELLED);

    if (gate & KIN__DIRECT_CALLING && !kin__io_is_self(&t->direct->io))
        transport_await_callback(t);
    /* The I/O thread detaches a transfer before its last callback; an earlier
     * cancel has sent the command already. */
    if (!(gate & (KIN__DIRECT_LAST | KIN__DIRECT_CANCELLED)))
        kin__direct_command(t, KIN__DIRECT_CANCEL);
}

static void transport_release(struct kin__transfer *transfer)
{
    struct kin__direct_transfer *t = transfer_of(transfer);
    struct kin__direct *direct = t->direct;

    assert(atomic_load(&direct->handles) > 0);
    transport_cancel(transfer);
    kin__direct_transfer_unref(t);
    atomic_fetch_sub(&direct->handles, 1);
}

static void transport_stats(struct kin__transport *transport,
                            struct kin__transport_stats *ret)
{
    struct kin__direct *direct = transport_of(transport);

    for (int kind = 0; kind < KIN__HTTP_KINDS; kind++) {
        struct kin__direct_pool *pool = &direct->pools[kind];
        /* Read the subtrahends first, so that they are never larger. */
        uint64_t closed = atomic_load(&pool->connections_closed);
        uint64_t ended = atomic_load(&pool->transfers_ended);
        uint64_t opened = atomic_load(&pool->connections_opened);
        uint64_t started = atomic_load(&pool->transfers_started);

        ret->pools[kind] = (struct kin__pool_stats){
            .connections_opened = opened,
            .connections_open = opened - closed,
            .transfers_started = started,
            .transfers_open = started - ended,
            .transfers_reused = atomic_load(&pool->transfers_reused),
        };
    }
}

/* Closes all connections; the thread has ended. */
static void transport_close(struct kin__direct *direct)
{
    for (int kind = 0; kind < KIN__HTTP_KINDS; kind++) {
        struct cds_list_head *idle = &direct->pools[kind].idle;

        while (kin__list_is_linked(idle))
            kin__direct_conn_close(
                cds_list_entry(idle->next, struct kin__direct_conn, link));
    }
    turn_free_closed(direct);
}

/* Also frees a partially initialized transport. */
static void transport_free(struct kin__transport *transport)
{
    struct kin__direct *direct = transport_of(transport);

    assert(atomic_load(&direct->handles) == 0);
    /* All handles are freed, so all remaining transfers are cancelled. */
    kin__io_stop(&direct->io);
    assert(!kin__list_is_linked(&direct->open));
    transport_close(direct);
    kin__direct_lookup_done(direct);
    kin__tls_clients_done(&direct->tls);
    kin__io_done(&direct->io);
    kin__free(direct->alloc, direct->buffer);
    kin__cond_done(&direct->left);
    kin__mutex_done(&direct->mutex);
    kin__free(direct->alloc, direct);
}

static const struct kin__transport_ops transport_ops = {
    .start = transport_start,
    .resume = transport_resume,
    .cancel = transport_cancel,
    .transfer_free = transport_release,
    .stats = transport_stats,
    .free = transport_free,
};

static void transport_init(struct kin__direct *direct,
                           const struct kin__direct_opts *opts)
{
    int64_t pause_ms = opts->pause_timeout_ms ? opts->pause_timeout_ms
                                              : TRANSPORT_PAUSE_TIMEOUT_MS;

    direct->base.ops = &transport_ops;
    direct->log = opts->log;
    direct->dialer = opts->dialer;
    direct->buffer_size = opts->read_bytes ? opts->read_bytes : TURN_READ_BYTES;
    direct->pause_timeout_ns = transport_ns_of_ms(pause_ms);
    kin__mutex_init(&direct->mutex);
    kin__cond_init(&direct->left);
    kin__io_init(&direct->io, direct->alloc, "kin-net-h1", &turn_ops, direct);
    kin__timer_init(&direct->trim, turn_on_trim, direct);
    kin__tls_clients_init(&direct->tls, direct->alloc);
    CDS_INIT_LIST_HEAD(&direct->open);
    CDS_INIT_LIST_HEAD(&direct->failed);
    CDS_INIT_LIST_HEAD(&direct->fed);
    CDS_INIT_LIST_HEAD(&direct->ready);
    CDS_INIT_LIST_HEAD(&direct->closed);
    CDS_INIT_LIST_HEAD(&direct->lookups);
    for (int kind = 0; kind < KIN__HTTP_KINDS; kind++)
        CDS_INIT_LIST_HEAD(&direct->pools[kind].idle);
}

int kin__direct_transport_new(const kin_allocator *alloc,
                              const struct kin__direct_opts *opts,
                              struct kin__transport **ret, kin_error *err)
{
    static const struct kin__direct_opts defaults = {.log = NULL};
    struct kin__direct *direct = kin__alloc0(alloc, 1, sizeof(*direct));

    if (!direct)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    direct->alloc = alloc;
    opts = opts ? opts : &defaults;
    transport_init(direct, opts);
    int r = kin__io_start(&direct->io, opts->loop, err);
    if (r < 0) {
        transport_free(&direct->base);
        return r;
    }
    *ret = &direct->base;
    return 0;
}
