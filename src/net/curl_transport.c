/* SPDX-License-Identifier: Apache-2.0 */
#include "net/curl_transport.h"

#include <assert.h>
#include <errno.h>
#include <sys/epoll.h>
#include <sys/eventfd.h>
#include <time.h>
#include <unistd.h>

#include "base/alloc.h"
#include "net/curl_internal.h"

/* ==== the I/O thread ==== */

/*
 * The I/O thread.
 *
 * It waits in epoll for a socket, the eventfd or the next deadline.  Then it
 * runs libcurl and commands, fires timers and ends transfers. libcurl's
 * callbacks may not remove a transfer, so they only mark it
 * (kin__curl_transfer_fail), and it ends here.
 */

enum {
    LOOP_EVENTS = 64,
    LOOP_WAKE = KIN__HTTP_KINDS, /* in place of a pool: the eventfd */
    /* Idle connections of a pool without transfers, as in client-go. */
    LOOP_IDLE_CONNECTIONS = 25,
    LOOP_SPARE_CONNECTIONS = 2,
};

static uint64_t loop_event_pack(int pool, int fd)
{
    assert(fd >= 0 && pool >= 0);
    return (uint64_t)pool << 32 | (uint32_t)fd;
}

static int loop_control(struct kin__curl *curl, int fd, uint32_t events,
                        int pool)
{
    struct epoll_event event = {.events = events,
                                .data.u64 = loop_event_pack(pool, fd)};

    if (epoll_ctl(curl->epoll_fd, EPOLL_CTL_MOD, fd, &event) == 0)
        return 0;
    if (errno != ENOENT)
        return -errno;
    if (epoll_ctl(curl->epoll_fd, EPOLL_CTL_ADD, fd, &event) == 0)
        return 0;
    return -errno;
}

/* libcurl reports the sockets to poll. */
static int loop_on_socket(CURL *easy, curl_socket_t fd, int what,
                          void *userdata, void *socketdata)
{
    struct kin__curl_pool *pool = userdata;
    struct kin__curl *curl = pool->curl;
    uint32_t events = 0;

    (void)socketdata;
    if (what == CURL_POLL_REMOVE) {
        /* It may be closed already. */
        (void)epoll_ctl(curl->epoll_fd, EPOLL_CTL_DEL, fd, /* event= */ NULL);
        return 0;
    }
    if (what & CURL_POLL_IN)
        events |= EPOLLIN;
    if (what & CURL_POLL_OUT)
        events |= EPOLLOUT;
    int r = loop_control(curl, fd, events, (int)pool->kind);
    if (r == 0)
        return 0;
    /* An error returned to libcurl would fail all transfers of the pool. */
    struct kin__curl_transfer *t = NULL;
    curl_easy_getinfo(easy, CURLINFO_PRIVATE, (char **)&t);
    if (t)
        kin__curl_transfer_fail(t, KIN_ESYSTEM, KIN_FLOW_BROKEN,
                                "epoll_ctl failed: errno %d", -r);
    return 0;
}

/* libcurl reports its next timeout. */
static int loop_on_timer(CURLM *multi, long timeout_ms, void *userdata)
{
    struct kin__curl_pool *pool = userdata;

    assert(pool->multi == multi);
    (void)multi;
    pool->due = timeout_ms < 0
                    ? KIN_NEVER
                    : kin__deadline_after(/* clock= */ NULL,
                                          timeout_ms * KIN__NS_PER_MS);
    return 0;
}

static int loop_pool_init(struct kin__curl_pool *pool, kin_error *err)
{
    pool->multi = curl_multi_init();
    if (!pool->multi)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    CURLM *multi = pool->multi;
    curl_multi_setopt(multi, CURLMOPT_SOCKETFUNCTION, loop_on_socket);
    curl_multi_setopt(multi, CURLMOPT_SOCKETDATA, pool);
    curl_multi_setopt(multi, CURLMOPT_TIMERFUNCTION, loop_on_timer);
    curl_multi_setopt(multi, CURLMOPT_TIMERDATA, pool);
    curl_multi_setopt(multi, CURLMOPT_PIPELINING, (long)CURLPIPE_MULTIPLEX);
    if (pool->kind != KIN__HTTP_WATCH)
        curl_multi_setopt(multi, CURLMOPT_MAXCONNECTS,
                          (long)LOOP_IDLE_CONNECTIONS);
    return 0;
}

static int loop_fds_init(struct kin__curl *curl, kin_error *err)
{
    curl->epoll_fd = epoll_create1(EPOLL_CLOEXEC);
    if (curl->epoll_fd < 0)
        return kin_error_set_errno(err, errno, "epoll_create1");
    curl->wake_fd = eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK);
    if (curl->wake_fd < 0)
        return kin_error_set_errno(err, errno, "eventfd");
    int r = loop_control(curl, curl->wake_fd, EPOLLIN, LOOP_WAKE);
    return r < 0 ? kin_error_set_errno(err, -r, "epoll_ctl") : 0;
}

static int loop_init(struct kin__curl *curl, kin_error *err)
{
    for (int kind = 0; kind < KIN__HTTP_KINDS; kind++) {
        struct kin__curl_pool *pool = &curl->pools[kind];

        pool->curl = curl;
        pool->kind = (enum kin__http_kind)kind;
        pool->due = KIN_NEVER;
        int r = loop_pool_init(pool, err);
        if (r < 0)
            return r;
    }
    return loop_fds_init(curl, err);
}

/* Closes the remaining connections; the thread has done so if it ran. */
static void loop_pools_done(struct kin__curl *curl)
{
    for (int kind = 0; kind < KIN__HTTP_KINDS; kind++) {
        struct kin__curl_pool *pool = &curl->pools[kind];

        if (pool->multi)
            curl_multi_cleanup(pool->multi);
        pool->multi = NULL;
    }
}

static void loop_done(struct kin__curl *curl)
{
    loop_pools_done(curl);
    kin__timers_done(&curl->timers);
    if (curl->wake_fd >= 0)
        close(curl->wake_fd);
    if (curl->epoll_fd >= 0)
        close(curl->epoll_fd);
}

/* Watches over HTTP/2 share connections; without a limit libcurl opens one
 * for each of a thousand watches that start at once.  Over HTTP/1.1 each
 * needs its own, so from the first one on there is no limit. */
static long loop_pool_cap(struct kin__curl_pool *pool)
{
    if (pool->kind != KIN__HTTP_WATCH || pool->http1_open > 0)
        return 0;
    if (pool->open == 0)
        pool->extra = 0;
    return (long)(pool->open / pool->curl->streams) + LOOP_SPARE_CONNECTIONS +
           pool->extra;
}

/* Connections that received GOAWAY, or have another certificate, accept no
 * new transfers but count all the same. libcurl does not report their
 * number, but transfers that get no connection wait. */
void kin__curl_pool_starves(struct kin__curl_pool *pool)
{
    int64_t now_ns = kin__clock_now_ns(/* clock= */ NULL);
    uint64_t closed = atomic_load(&pool->connections_closed);
    uint64_t opened = atomic_load(&pool->connections_opened);

    assert(pool->kind < KIN__HTTP_KINDS);
    if (pool->cap == 0 || opened - closed < (uint64_t)pool->cap ||
        now_ns - pool->moved_ns < KIN__CURL_STARVED_NS)
        return;
    pool->extra++;
    pool->moved_ns = now_ns;
}

/* libcurl retries one waiting transfer for each one that is removed; it does
 * not notice a raised limit. */
static void loop_pool_nudge(struct kin__curl_pool *pool)
{
    CURL *easy = curl_easy_init();

    for (size_t i = 0; easy && i < pool->open; i++) {
        if (curl_multi_add_handle(pool->multi, easy) != CURLM_OK)
            break;
        curl_multi_remove_handle(pool->multi, easy);
    }
    curl_easy_cleanup(easy);
}

static void loop_pool_adapt(struct kin__curl_pool *pool)
{
    long cap = loop_pool_cap(pool);

    assert(pool->multi);
    if (cap == pool->cap)
        return;
    bool is_raised = cap == 0 || (pool->cap != 0 && cap > pool->cap);
    pool->cap = cap;
    curl_multi_setopt(pool->multi, CURLMOPT_MAX_HOST_CONNECTIONS, cap);
    if (is_raised)
        loop_pool_nudge(pool);
}

static void loop_pool_collect(struct kin__curl_pool *pool)
{
    for (;;) {
        int left = 0;
        CURLMsg *message = curl_multi_info_read(pool->multi, &left);

        if (!message)
            return;
        if (message->msg != CURLMSG_DONE)
            continue;
        struct kin__curl_transfer *t = NULL;
        /* The message is invalid after its transfer is removed. */
        CURLcode result = message->data.result;
        curl_easy_getinfo(message->easy_handle, CURLINFO_PRIVATE, (char **)&t);
        kin__curl_transfer_finish(t, result);
    }
}

static void loop_pool_act(struct kin__curl_pool *pool, curl_socket_t fd,
                          int what)
{
    int running = 0;

    /* Fails only if called wrongly or out of memory; the transfers still end
     * by their errors or deadlines. */
    (void)curl_multi_socket_action(pool->multi, fd, what, &running);
}

static void loop_pool_run_due(struct kin__curl_pool *pool)
{
    if (!kin__deadline_passed(/* clock= */ NULL, pool->due))
        return;
    pool->due = KIN_NEVER;
    loop_pool_act(pool, CURL_SOCKET_TIMEOUT, 0);
}

static void loop_command(struct kin__curl_transfer *t)
{
    unsigned pending = atomic_exchange(&t->pending, 0);

    assert(pending & KIN__CURL_QUEUED);
    if (pending & KIN__CURL_CANCEL)
        kin__curl_transfer_drop(t);
    else if (pending & KIN__CURL_START)
        kin__curl_transfer_open(t);
    if (pending & KIN__CURL_STOP)
        kin__curl_transfer_stop(t);
    if (pending & KIN__CURL_RESUME)
        kin__curl_transfer_resume(t);
    kin__curl_transfer_unref(t);
}

static void loop_run_commands(struct kin__curl *curl)
{
    const size_t offset = offsetof(struct kin__curl_transfer, command);

    for (;;) {
        struct kin__mpsc_node *node = kin__mpsc_pop(&curl->commands);

        if (!node)
            return;
        loop_command((void *)((char *)node - offset));
    }
}

static void loop_on_event(struct kin__curl *curl,
                          const struct epoll_event *event)
{
    const uint32_t failed = EPOLLERR | EPOLLHUP;
    uint64_t kind = event->data.u64 >> 32;
    int fd = (int)(uint32_t)event->data.u64;
    int what = 0;

    if (kind == LOOP_WAKE) {
        uint64_t count = 0;
        (void)!read(curl->wake_fd, &count, sizeof(count));
        return;
    }
    if (event->events & (EPOLLIN | failed))
        what |= CURL_CSELECT_IN;
    if (event->events & EPOLLOUT)
        what |= CURL_CSELECT_OUT;
    if (event->events & failed)
        what |= CURL_CSELECT_ERR;
    loop_pool_act(&curl->pools[kind], fd, what);
}

static kin_deadline loop_due(void *userdata)
{
    const struct kin__curl *curl = userdata;
    kin_deadline next = kin__timers_next(&curl->timers);

    for (int kind = 0; kind < KIN__HTTP_KINDS; kind++)
        next = kin__deadline_min(next, curl->pools[kind].due);
    return next;
}

/* Rounded up, so that timers are due when epoll returns. */
static int loop_timeout_ms(struct kin__curl *curl)
{
    kin_deadline next = loop_due(curl);

    if (kin__deadline_is_never(next))
        return -1;
    int64_t ms = kin__deadline_remaining_ns(/* clock= */ NULL, next) /
                 KIN__NS_PER_MS;
    if (kin__deadline_passed(/* clock= */ NULL, next))
        return 0;
    return ms < INT32_MAX ? (int)ms + 1 : INT32_MAX;
}

static void loop_turn(struct kin__curl *curl, int timeout_ms)
{
    struct epoll_event events[LOOP_EVENTS];
    int count = epoll_wait(curl->epoll_fd, events, LOOP_EVENTS, timeout_ms);

    for (int i = 0; i < count; i++)
        loop_on_event(curl, &events[i]);
    loop_run_commands(curl);
    kin__curl_lookup_run(curl);
    kin__timers_run(&curl->timers);
    for (int kind = 0; kind < KIN__HTTP_KINDS; kind++) {
        loop_pool_run_due(&curl->pools[kind]);
        loop_pool_collect(&curl->pools[kind]);
    }
    kin__curl_transfer_reap(curl);
    kin__curl_transfer_rest(curl);
    for (int kind = 0; kind < KIN__HTTP_KINDS; kind++)
        loop_pool_adapt(&curl->pools[kind]);
}

/* Waits a moment to coalesce reads if data arrives as fast as it is read. */
static void loop_rest(struct kin__curl *curl)
{
    if (curl->coalesce.pieces == 0)
        return;
    int64_t ns = kin__read_coalesce_end_turn(
        &curl->coalesce, kin__clock_now_ns(/* clock= */ NULL));
    if (ns > 0)
        (void)clock_nanosleep(CLOCK_MONOTONIC, /* flags= */ 0,
                              &(struct timespec){.tv_nsec = ns},
                              /* remain= */ NULL);
}

static void loop_run(void *userdata)
{
    struct kin__curl *curl = userdata;

    kin__thread_forbid_waiting();
    while (!atomic_load(&curl->is_ending)) {
        loop_turn(curl, loop_timeout_ms(curl));
        loop_rest(curl);
    }
    /* All handles are freed, so all remaining transfers are cancelled. */
    loop_run_commands(curl);
    assert(!kin__list_is_linked(&curl->open));
    /* Closing connections writes to sockets: do it in this thread, where
     * SIGPIPE is blocked. */
    loop_pools_done(curl);
}

static void loop_step(void *userdata)
{
    struct kin__curl *curl = userdata;

    atomic_store(&curl->stepper, kin__thread_self());
    loop_turn(curl, /* timeout_ms= */ 0);
    atomic_store(&curl->stepper, 0);
}

static void loop_end(struct kin__curl *curl)
{
    atomic_store(&curl->stepper, kin__thread_self());
    loop_run_commands(curl);
    assert(!kin__list_is_linked(&curl->open));
    loop_pools_done(curl);
    atomic_store(&curl->stepper, 0);
}

/* ==== the transport ==== */

enum {
    TRANSPORT_STREAMS = 100,
    TRANSPORT_PAUSE_TIMEOUT_MS = 10000,
};

/* Both are first members. */
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

    /* Fails only when the counter is full; the descriptor is readable then. */
    (void)!write(curl->wake_fd, &one, sizeof(one));
}

/* The queue holds a reference while the node is in it.  A caller that finds
 * QUEUED set relies on the I/O thread to read `pending` after it has cleared
 * that bit, which it does in one exchange. */
void kin__curl_command(struct kin__curl_transfer *t, unsigned command)
{
    unsigned before = atomic_fetch_or(&t->pending, command | KIN__CURL_QUEUED);

    assert(command != 0 && !(command & KIN__CURL_QUEUED));
    if (before & KIN__CURL_QUEUED)
        return;
    kin__ref_get(&t->ref);
    /* After the push `t` may be freed before the wake-up. */
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
    kin__free(t->curl->alloc, t->hop_host);
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
    CDS_INIT_LIST_HEAD(&t->failed_link);
    CDS_INIT_LIST_HEAD(&t->fed_link);
    CDS_INIT_LIST_HEAD(&t->unresolved_link);
    kin__buf_init(&t->head.bytes, curl->alloc, t->max_header_bytes);
}

static void transfer_on_stop(void *userdata)
{
    kin__curl_command(userdata, KIN__CURL_STOP);
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
    /* From here on the I/O thread holds a reference until the transfer ends. */
    kin__ref_get(&t->ref);
    atomic_fetch_add(&curl->handles, 1);
    /* Callbacks may free the handle before this returns. */
    *ret = &t->base;
    kin__ref_get(&t->ref);
    kin__stop_watch_add(&t->stop_watch, t->stop, transfer_on_stop, t);
    kin__curl_command(t, KIN__CURL_START);
    return 0;
}

static void transport_resume(struct kin__transfer *transfer)
{
    kin__curl_command(transfer_of(transfer), KIN__CURL_RESUME);
}

/* Whether the caller is the I/O thread of this transport. */
static bool transport_is_self(struct kin__curl *curl)
{
    if (curl->loop)
        return atomic_load(&curl->stepper) == kin__thread_self();
    return kin__thread_is_self(&curl->thread);
}

static void transport_await_callback(struct kin__curl_transfer *t)
{
    struct kin__curl *curl = t->curl;

    assert(atomic_load(&t->gate) & KIN__CURL_CANCELLED);
    assert(!transport_is_self(t->curl));
    KIN__LOCK_SCOPE(&curl->mutex);
    atomic_fetch_or(&t->gate, KIN__CURL_AWAITED);
    while (atomic_load(&t->gate) & KIN__CURL_CALLING)
        kin__cond_wait(&curl->left, &curl->mutex);
}

static void transport_cancel(struct kin__transfer *transfer)
{
    struct kin__curl_transfer *t = transfer_of(transfer);
    unsigned gate = atomic_fetch_or(&t->gate, KIN__CURL_CANCELLED);

    if (gate & KIN__CURL_CALLING && !transport_is_self(t->curl))
        transport_await_callback(t);
    /* The I/O thread detaches a transfer before its last callback; an earlier
     * cancel has sent the command already. */
    if (!(gate & (KIN__CURL_LAST | KIN__CURL_CANCELLED)))
        kin__curl_command(t, KIN__CURL_CANCEL);
}

static void transport_release(struct kin__transfer *transfer)
{
    struct kin__curl_transfer *t = transfer_of(transfer);
    struct kin__curl *curl = t->curl;

    assert(atomic_load(&curl->handles) > 0);
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

/* Also frees a partially initialized transport. */
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
        loop_end(curl);
    }
    kin__curl_lookup_done(curl);
    loop_done(curl);
    kin__cond_done(&curl->left);
    kin__mutex_done(&curl->mutex);
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
    curl->dialer = opts->dialer;
    curl->loop = opts->loop;
    curl->source = (struct kin__loop_source){
        .due = loop_due, .step = loop_step, .userdata = curl};
    CDS_INIT_LIST_HEAD(&curl->source.link);
    curl->streams = opts->streams ? opts->streams : TRANSPORT_STREAMS;
    int64_t pause_ms = opts->pause_timeout_ms ? opts->pause_timeout_ms
                                              : TRANSPORT_PAUSE_TIMEOUT_MS;
    curl->pause_timeout_ns = transport_ns_of_ms(pause_ms);
    curl->epoll_fd = -1;
    curl->wake_fd = -1;
    kin__mpsc_init(&curl->commands);
    kin__mutex_init(&curl->mutex);
    kin__cond_init(&curl->left);
    kin__timers_init(&curl->timers, curl->alloc, kin__clock_real());
    CDS_INIT_LIST_HEAD(&curl->open);
    CDS_INIT_LIST_HEAD(&curl->failed);
    CDS_INIT_LIST_HEAD(&curl->fed);
    CDS_INIT_LIST_HEAD(&curl->unresolved);
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
    r = loop_init(curl, err);
    if (r < 0)
        return r;
    if (curl->loop) {
        curl->source.fd = curl->epoll_fd;
        return kin__loop_add(curl->loop, &curl->source, err);
    }
    return kin__thread_start(&curl->thread,
                             &(struct kin__thread_opts){.name = "kin-net"},
                             loop_run, curl, err);
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
