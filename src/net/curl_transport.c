/* SPDX-License-Identifier: Apache-2.0 */
#include "net/curl_transport.h"

#include <assert.h>
#include <errno.h>
#include <unistd.h>

#include "base/alloc.h"
#include "net/curl_internal.h"

enum {
    TRANSPORT_STREAMS = 100,
    TRANSPORT_PAUSE_TIMEOUT_MS = 10000,
};

/* Both are the first member of what they are a part of. */
static struct kin__curl *transport_of(struct kin__transport *transport)
{
    return (struct kin__curl *)transport;
}

static struct kin__curl_transfer *transfer_of(struct kin__transfer *transfer)
{
    return (struct kin__curl_transfer *)transfer;
}

void kin__curl_wake(struct kin__curl *curl)
{
    const uint64_t one = 1;

    /* It fails only when the counter is full, and then it is readable. */
    (void)!write(curl->wake_fd, &one, sizeof(one));
}

/* The queue holds a reference while the node is in it.  Whoever finds the bit
 * QUEUED set relies on the I/O thread to look at `wanted` after it has cleared
 * that bit, which it does with one exchange. */
void kin__curl_ask(struct kin__curl_transfer *t, unsigned wish)
{
    unsigned before = atomic_fetch_or(&t->wanted, wish | KIN__CURL_QUEUED);

    if (before & KIN__CURL_QUEUED)
        return;
    kin__ref_get(&t->ref);
    /* Once pushed, `t` may be gone before the wake-up. */
    struct kin__curl *curl = t->curl;
    if (kin__mpsc_push(&curl->commands, &t->command))
        kin__curl_wake(curl);
}

struct kin__curl_transfer *kin__curl_transfer_unref(
    struct kin__curl_transfer *t)
{
    if (!t || !kin__ref_put(&t->ref))
        return NULL;
    assert(t->state != KIN__CURL_OPEN);
    kin__curl_setup_done(t);
    kin_stop_unref(t->stop);
    kin__buf_done(&t->head.bytes);
    kin__free(t->curl->alloc, t->origin);
    kin__kept_error_clear(&t->err, t->curl->alloc);
    kin__free(t->curl->alloc, t);
    return NULL;
}

static void transfer_autounref(struct kin__curl_transfer **t)
{
    *t = kin__curl_transfer_unref(*t);
}

static int64_t transport_ns_of_ms(int64_t ms)
{
    return ms > INT64_MAX / KIN__NS_PER_MS ? INT64_MAX : ms * KIN__NS_PER_MS;
}

enum {
    TRANSPORT_CONNECT_TIMEOUT_MS = 30000,
    TRANSPORT_MAX_HEADER_BYTES = 64 << 10,
};

static void transfer_take_limits(struct kin__curl_transfer *t,
                                 const struct kin__http_request *request)
{
    int64_t connect_ms = request->connect_timeout_ms;

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

static void transfer_init(struct kin__curl_transfer *t, struct kin__curl *curl,
                          const struct kin__http_request *request,
                          const struct kin__transfer_handler *handler)
{
    kin__ref_init(&t->ref);
    t->base.transport = &curl->base;
    t->curl = curl;
    t->pool = &curl->pools[request->kind];
    t->handler = *handler;
    t->stop = kin_stop_ref(request->stop);
    transfer_take_limits(t, request);
    CDS_INIT_LIST_HEAD(&t->link);
    CDS_INIT_LIST_HEAD(&t->doom_link);
    CDS_INIT_LIST_HEAD(&t->fed_link);
    kin__buf_init(&t->head.bytes, curl->alloc, t->max_header_bytes);
}

static void transfer_on_stop(void *userdata)
{
    kin__curl_ask(userdata, KIN__CURL_STOP);
}

static int transport_start(struct kin__transport *transport,
                           const struct kin__http_request *request,
                           const struct kin__transfer_handler *handler,
                           struct kin__transfer **ret, kin_error *err)
{
    struct kin__curl *curl = transport_of(transport);
    __attribute__((cleanup(transfer_autounref))) struct kin__curl_transfer *t =
        kin__alloc0(curl->alloc, 1, sizeof(*t));

    assert(request->kind < KIN__HTTP_KINDS);
    if (!t)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    transfer_init(t, curl, request, handler);
    int r = kin__curl_setup(t, request, err);
    if (r < 0)
        return r;
    /* From here on the I/O thread has a reference, until the transfer ends. */
    kin__ref_get(&t->ref);
    atomic_fetch_add(&curl->handles, 1);
    /* Callbacks may free the handle before this returns. */
    *ret = &t->base;
    kin__ref_get(&t->ref);
    kin__stop_watch_add(&t->stop_watch, t->stop, transfer_on_stop, t);
    kin__curl_ask(t, KIN__CURL_START);
    return 0;
}

static void transport_resume(struct kin__transfer *transfer)
{
    kin__curl_ask(transfer_of(transfer), KIN__CURL_RESUME);
}

/* Whether the caller does this transport's input and output. */
static bool transport_is_self(struct kin__curl *curl)
{
    if (curl->loop)
        return atomic_load(&curl->stepper) == kin__thread_self();
    return kin__thread_is_self(&curl->thread);
}

static void transport_cancel(struct kin__transfer *transfer)
{
    struct kin__curl_transfer *t = transfer_of(transfer);
    struct kin__curl *curl = t->curl;

    kin__mutex_lock(&curl->gate);
    t->is_silent = true;
    while (curl->calling == t && !transport_is_self(curl))
        kin__cond_wait(&curl->gate_open, &curl->gate);
    kin__mutex_unlock(&curl->gate);
    kin__curl_ask(t, KIN__CURL_CANCEL);
}

static void transport_release(struct kin__transfer *transfer)
{
    struct kin__curl_transfer *t = transfer_of(transfer);
    struct kin__curl *curl = t->curl;

    transport_cancel(transfer);
    kin__curl_transfer_unref(t);
    atomic_fetch_sub(&curl->handles, 1);
}

static void transport_stats(struct kin__transport *transport,
                            struct kin__transport_stats *ret)
{
    struct kin__curl *curl = transport_of(transport);

    for (int kind = 0; kind < KIN__HTTP_KINDS; kind++) {
        struct kin__curl_pool *pool = &curl->pools[kind];
        /* What is subtracted is read first, so that it is never more. */
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

/* Serves a half-made transport too. */
static void transport_free(struct kin__transport *transport)
{
    struct kin__curl *curl = transport_of(transport);

    assert(atomic_load(&curl->handles) == 0);
    if (curl->thread.is_started) {
        atomic_store(&curl->is_ending, true);
        kin__curl_wake(curl);
        kin__thread_join(&curl->thread);
    }
    if (kin__list_is_linked(&curl->source.link)) {
        kin__loop_remove(curl->loop, &curl->source);
        kin__curl_loop_end(curl);
    }
    kin__curl_loop_done(curl);
    kin__cond_done(&curl->gate_open);
    kin__mutex_done(&curl->gate);
    if (curl->is_global)
        curl_global_cleanup();
    kin__free(curl->alloc, curl->block);
}

static const struct kin__transport_ops transport_ops = {
    .start = transport_start,
    .resume = transport_resume,
    .cancel = transport_cancel,
    .transfer_free = transport_release,
    .stats = transport_stats,
    .free = transport_free,
};

static struct kin__curl *transport_alloc(const kin_allocator *alloc)
{
    const uintptr_t align = _Alignof(struct kin__curl);
    char *block = kin__alloc0(alloc, sizeof(struct kin__curl) + align, 1);

    if (!block)
        return NULL;
    uintptr_t skip = (align - (uintptr_t)block % align) % align;
    struct kin__curl *curl = (struct kin__curl *)(void *)(block + skip);
    curl->block = block;
    curl->alloc = alloc;
    return curl;
}

static void transport_init(struct kin__curl *curl,
                           const struct kin__curl_opts *opts)
{
    static const struct kin__curl_opts defaults = {.log = NULL};

    if (!opts)
        opts = &defaults;
    curl->base.ops = &transport_ops;
    curl->log = opts->log;
    curl->is_http1_only = opts->is_http1_only;
    curl->loop = opts->loop;
    curl->source = (struct kin__loop_source){.due = kin__curl_loop_due,
                                             .step = kin__curl_loop_step,
                                             .userdata = curl};
    CDS_INIT_LIST_HEAD(&curl->source.link);
    curl->streams = opts->streams ? opts->streams : TRANSPORT_STREAMS;
    int64_t pause_ms = opts->pause_timeout_ms ? opts->pause_timeout_ms
                                              : TRANSPORT_PAUSE_TIMEOUT_MS;
    curl->pause_timeout_ns = transport_ns_of_ms(pause_ms);
    curl->epoll_fd = -1;
    curl->wake_fd = -1;
    kin__mpsc_init(&curl->commands);
    kin__mutex_init(&curl->gate);
    kin__cond_init(&curl->gate_open);
    kin__timers_init(&curl->timers, curl->alloc, kin__clock_real());
    CDS_INIT_LIST_HEAD(&curl->open);
    CDS_INIT_LIST_HEAD(&curl->doomed);
    CDS_INIT_LIST_HEAD(&curl->fed);
}

static int transport_check_library(kin_error *err)
{
    const curl_version_info_data *info = curl_version_info(CURLVERSION_NOW);

    if (!(info->features & CURL_VERSION_THREADSAFE))
        return kin_error_set(err, KIN_EUNSUPPORTED,
                             "libcurl %s cannot be initialised by threads; "
                             "7.85 or later is needed",
                             info->version);
    if (!(info->features & CURL_VERSION_SSL))
        return kin_error_set(err, KIN_EUNSUPPORTED,
                             "libcurl %s is built without TLS", info->version);
    return 0;
}

enum { TRANSPORT_LEAK_FIXED = 0x080700 };

static int transport_begin(struct kin__curl *curl, kin_error *err)
{
    int r = transport_check_library(err);

    if (r < 0)
        return r;
    curl->has_leak = curl_version_info(CURLVERSION_NOW)->version_num <
                     TRANSPORT_LEAK_FIXED;
    if (curl_global_init(CURL_GLOBAL_DEFAULT) != CURLE_OK)
        return kin_error_set(err, KIN_ENOMEM, "libcurl cannot be initialised");
    curl->is_global = true;
    r = kin__curl_loop_init(curl, err);
    if (r < 0)
        return r;
    if (curl->loop) {
        curl->source.fd = curl->epoll_fd;
        return kin__loop_add(curl->loop, &curl->source, err);
    }
    return kin__thread_start(&curl->thread,
                             &(struct kin__thread_opts){.name = "kin-net"},
                             kin__curl_loop_run, curl, err);
}

int kin__curl_transport_new(const kin_allocator *alloc,
                            const struct kin__curl_opts *opts,
                            struct kin__transport **ret, kin_error *err)
{
    struct kin__curl *curl = transport_alloc(alloc);

    if (!curl)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    transport_init(curl, opts);
    int r = transport_begin(curl, err);
    if (r < 0) {
        transport_free(&curl->base);
        return r;
    }
    *ret = &curl->base;
    return 0;
}
