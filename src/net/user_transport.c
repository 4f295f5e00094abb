/* SPDX-License-Identifier: Apache-2.0 */
#include "net/user_transport.h"

#include <assert.h>

#include "base/alloc.h"
#include "base/lock.h"
#include "base/opts.h"
#include "base/ref.h"
#include "base/stop.h"
#include "base/thread.h"

enum {
    USER_CONNECT_TIMEOUT_MS = 30000,
    USER_MAX_HEADER_BYTES = 64 << 10,
    USER_ROOM = 64 << 10,
};

struct user_transport {
    struct kin__transport base; /* the first member */
    struct kin__ref refs;       /* of the handle and of each transfer */
    const kin_allocator *alloc; /* borrowed */
    kin_transport table;

    struct kin__mutex mutex; /* a leaf; guards all below and in the transfers */
    struct kin__cond left;   /* a callback has returned */
    struct kin__pool_stats pools[KIN__HTTP_KINDS];
};

struct user_transfer {
    struct kin__transfer base; /* the first member */
    struct kin__ref refs; /* of the handle, of start, and of the program until
                             on_done */
    struct user_transport *owner; /* owned reference */
    struct kin__transfer_handler handler;
    enum kin__http_kind kind;
    kin_stop *stop; /* owned reference */
    struct kin__stop_watch stop_watch;
    uint64_t max_body_bytes; /* 0 for none */

    /* Used by the program's callbacks, one at a time. */
    bool has_head;
    uint64_t body_bytes;
    char *room; /* owned; NULL until it is needed */

    /* Guarded by the owner's mutex. */
    void *user;        /* the program's; valid once it is started */
    bool is_started;   /* start has returned */
    bool is_ended;     /* on_done was called */
    bool is_stopped;   /* by the token */
    bool is_cancelled; /* no more callbacks */
    bool is_calling;   /* a callback is running */
    uintptr_t caller;  /* the thread of that callback */
    bool wants_cancel; /* before it was started; so the next */
    bool wants_resume;
    bool has_cancelled; /* the program was asked to cancel */
};

/* Both are first members. */
static struct user_transport *transport_of(struct kin__transport *transport)
{
    return (struct user_transport *)transport;
}

static struct user_transfer *transfer_of(struct kin__transfer *transfer)
{
    return (struct user_transfer *)transfer;
}

/* ==== life ==== */

static void transport_unref(struct user_transport *transport)
{
    if (!kin__ref_put(&transport->refs))
        return;
    kin__userdata_destroy(transport->table.destroy, transport->table.userdata);
    kin__cond_done(&transport->left);
    kin__mutex_done(&transport->mutex);
    kin__free(transport->alloc, transport);
}

static void transfer_unref(struct user_transfer *t)
{
    if (!kin__ref_put(&t->refs))
        return;
    struct user_transport *owner = t->owner;

    assert(!t->is_calling);
    if (t->is_started && owner->table.free)
        owner->table.free(t->user, owner->table.userdata);
    (void)kin_stop_unref(t->stop);
    kin__free(owner->alloc, t->room);
    kin__free(owner->alloc, t);
    transport_unref(owner);
}

static void transfer_count(struct user_transfer *t, bool is_end)
{
    struct kin__pool_stats *pool = &t->owner->pools[t->kind];

    kin__mutex_assert_held(&t->owner->mutex);
    pool->transfers_started += !is_end;
    if (is_end)
        pool->transfers_open--;
    else
        pool->transfers_open++;
}

/* ==== requests of kin ==== */

/* Notes what cannot be passed on before start has returned. */
static bool transfer_may_cancel(struct user_transfer *t)
{
    KIN__LOCK_SCOPE(&t->owner->mutex);

    t->wants_cancel = true;
    if (!t->is_started || t->is_ended || t->has_cancelled)
        return false;
    t->has_cancelled = true;
    return true;
}

static void transfer_ask_cancel(struct user_transfer *t)
{
    const kin_transport *table = &t->owner->table;

    if (transfer_may_cancel(t))
        table->cancel(t->user, table->userdata);
}

static void transfer_on_stop(void *userdata)
{
    struct user_transfer *t = userdata;

    kin__mutex_lock(&t->owner->mutex);
    t->is_stopped = true;
    kin__mutex_unlock(&t->owner->mutex);
    transfer_ask_cancel(t);
}

static bool transfer_may_resume(struct user_transfer *t)
{
    KIN__LOCK_SCOPE(&t->owner->mutex);

    if (!t->is_started)
        t->wants_resume = true;
    return t->is_started && !t->is_ended;
}

static void user_resume(struct kin__transfer *transfer)
{
    struct user_transfer *t = transfer_of(transfer);
    const kin_transport *table = &t->owner->table;

    if (transfer_may_resume(t))
        table->resume(t->user, table->userdata);
}

/* Guarantee E. */
static void user_cancel(struct kin__transfer *transfer)
{
    struct user_transfer *t = transfer_of(transfer);
    struct user_transport *owner = t->owner;

    kin__mutex_lock(&owner->mutex);
    t->is_cancelled = true;
    while (t->is_calling && t->caller != kin__thread_self())
        kin__cond_wait(&owner->left, &owner->mutex);
    kin__mutex_unlock(&owner->mutex);
    transfer_ask_cancel(t);
}

static void user_transfer_free(struct kin__transfer *transfer)
{
    user_cancel(transfer);
    transfer_unref(transfer_of(transfer));
}

/* ==== callbacks of the program ==== */

/* False if the transfer has been cancelled; else it is in a callback until
 * transfer_leave(). */
static bool transfer_enter(struct user_transfer *t)
{
    KIN__LOCK_SCOPE(&t->owner->mutex);

    assert(!t->is_calling);
    if (t->is_cancelled)
        return false;
    t->is_calling = true;
    t->caller = kin__thread_self();
    return true;
}

static void transfer_leave(struct user_transfer *t)
{
    KIN__LOCK_SCOPE(&t->owner->mutex);

    t->is_calling = false;
    kin__cond_broadcast(&t->owner->left);
}

/* A stopped transfer needs no more data. */
static bool transfer_is_stopped(struct user_transfer *t)
{
    KIN__LOCK_SCOPE(&t->owner->mutex);

    return t->is_stopped;
}

static struct kin__http_header *headers_copy(const kin_allocator *alloc,
                                             const kin_http_header *headers,
                                             size_t count)
{
    struct kin__http_header *copy = kin__alloc0(alloc, count + 1,
                                                sizeof(*copy));

    for (size_t i = 0; copy && i < count; i++)
        copy[i] = (struct kin__http_header){.name = headers[i].name,
                                            .value = headers[i].value};
    return copy;
}

static bool is_one_line(kin_str text)
{
    return !memchr(text.ptr, '\0', text.len) &&
           !memchr(text.ptr, '\r', text.len) &&
           !memchr(text.ptr, '\n', text.len);
}

/* A program may pass on what a server has sent. */
static bool head_is_valid(const kin_transport_response *response)
{
    if (response->status < 200 || response->status > 999)
        return false;
    for (size_t i = 0; i < response->header_count; i++) {
        const kin_http_header *header = &response->headers[i];

        if (header->name.len == 0 || !is_one_line(header->name) ||
            (header->value.len > 0 && !is_one_line(header->value)))
            return false;
    }
    return true;
}

static int user_on_headers(const kin_transport_response *response,
                           void *userdata)
{
    struct user_transfer *t = userdata;
    const kin_allocator *alloc = t->owner->alloc;
    kin_transport_response own = {.status = 0};
    int verdict = KIN_ESTOPPED;

    if (kin__opts_take(response, sizeof(own), &own) < 0)
        return KIN_EINVAL;
    if (t->has_head || !head_is_valid(&own))
        return KIN_EPROTOCOL;
    t->has_head = true;
    struct kin__http_header *headers = headers_copy(alloc, own.headers,
                                                    own.header_count);
    if (!headers)
        return KIN_ENOMEM;
    const struct kin__http_response passed = {
        .status = own.status,
        .headers = headers,
        .header_count = own.header_count,
        .is_http2 = own.is_http2,
    };
    if (!transfer_is_stopped(t) && transfer_enter(t)) {
        verdict = t->handler.on_headers
                      ? t->handler.on_headers(&passed, t->handler.userdata)
                      : 0;
        transfer_leave(t);
    }
    kin__free(alloc, headers);
    return verdict;
}

static char *user_on_room(size_t *ret_size, void *userdata)
{
    struct user_transfer *t = userdata;

    if (!t->room)
        t->room = kin__alloc0(t->owner->alloc, USER_ROOM, 1);
    *ret_size = t->room ? USER_ROOM : 0;
    return t->room;
}

static int user_on_data(kin_str bytes, void *userdata)
{
    struct user_transfer *t = userdata;
    int verdict = KIN_ESTOPPED;

    if (!t->has_head && !transfer_is_stopped(t))
        return KIN_EPROTOCOL;
    if (t->max_body_bytes > 0 && bytes.len > t->max_body_bytes - t->body_bytes)
        return KIN_ELIMIT;
    t->body_bytes += bytes.len;
    if (!transfer_is_stopped(t) && transfer_enter(t)) {
        verdict = t->handler.on_data
                      ? t->handler.on_data(bytes, t->handler.userdata)
                      : 0;
        transfer_leave(t);
    }
    return verdict;
}

/* A program may give a code without an error, an error without a code, or an
 * end without an answer. */
static void end_fill(struct user_transfer *t, const kin_transport_end *from,
                     struct kin__transfer_end *to, kin_error *err)
{
    int reason = kin_stop_reason(t->stop);

    *to = (struct kin__transfer_end){.code = from->code,
                                     .cause = from->cause,
                                     .body_bytes = t->body_bytes,
                                     .is_reused = from->is_reused};
    if (from->code >= 0 && t->has_head) {
        to->code = 0;
        to->cause = KIN_FLOW_COMPLETE;
        return;
    }
    if (reason < 0) {
        to->code = kin_error_set(err, reason, /* format= */ NULL);
        to->cause = KIN_FLOW_STOPPED;
    } else if (from->code >= 0) {
        to->code = kin_error_set(err, KIN_ECONNECT,
                                 "the connection ended without an answer");
        to->cause = KIN_FLOW_LOST;
    } else if (from->err) {
        *err = *from->err;
        err->code = from->code;
    } else {
        (void)kin_error_set(err, from->code, /* format= */ NULL);
    }
    if (to->cause == KIN_FLOW_COMPLETE || to->cause == KIN_FLOW_ANSWERED)
        to->cause = KIN_FLOW_BROKEN;
    to->err = err;
}

static void user_on_done(const kin_transport_end *end, void *userdata)
{
    struct user_transfer *t = userdata;
    kin_transport_end own = {.code = 0};
    struct kin__transfer_end passed = {.code = 0};
    kin_error err = KIN_ERROR_INIT;

    if (kin__opts_take(end, sizeof(own), &own) < 0)
        own.code = KIN_EINVAL;
    kin__mutex_lock(&t->owner->mutex);
    assert(!t->is_ended);
    t->is_ended = true;
    transfer_count(t, /* is_end= */ true);
    kin__mutex_unlock(&t->owner->mutex);
    kin__stop_watch_remove(&t->stop_watch);
    end_fill(t, &own, &passed, &err);
    if (transfer_enter(t)) {
        t->handler.on_done(&passed, t->handler.userdata);
        transfer_leave(t);
    }
    transfer_unref(t);
}

/* ==== start ==== */

/* The deadline of a stop token calls no watch: it is a timeout. */
static int64_t request_timeout_ms(const struct kin__http_request *request)
{
    kin_deadline deadline = kin__stop_deadline_on(request->stop,
                                                  /* clock= */ NULL);
    int64_t timeout_ms = request->timeout_ms;

    if (kin__deadline_is_never(deadline))
        return timeout_ms;
    int64_t left_ms = kin__deadline_remaining_ns(/* clock= */ NULL, deadline) /
                      KIN__NS_PER_MS;
    left_ms = left_ms < 1 ? 1 : left_ms;
    return timeout_ms > 0 && timeout_ms < left_ms ? timeout_ms : left_ms;
}

static void request_fill_peer(const struct kin__peer *peer,
                              kin_transport_request *ret)
{
    if (!peer)
        return;
    ret->ca = peer->ca;
    ret->cert = peer->cert;
    ret->key = peer->key;
    ret->server_name = peer->server_name;
    ret->is_insecure = peer->is_insecure;
    ret->proxy_url = peer->proxy_url;
    ret->socket_path = peer->socket_path;
}

static void request_fill(const struct kin__http_request *request,
                         const kin_http_header *headers,
                         kin_transport_request *ret)
{
    *ret = (kin_transport_request){
        .size = sizeof(*ret),
        .method = request->method,
        .url = request->url,
        .headers = headers,
        .header_count = request->header_count,
        .body = request->body,
        .kind = (kin_transport_kind)request->kind,
        .connect_timeout_ms = request->connect_timeout_ms,
        .timeout_ms = request_timeout_ms(request),
        .head_timeout_ms = request->head_timeout_ms,
        .idle_timeout_ms = request->idle_timeout_ms,
        .max_header_bytes = request->max_header_bytes,
        .max_body_bytes = request->max_body_bytes,
        .max_redirects = request->max_redirects,
    };
    if (ret->connect_timeout_ms <= 0)
        ret->connect_timeout_ms = USER_CONNECT_TIMEOUT_MS;
    if (ret->max_header_bytes == 0)
        ret->max_header_bytes = USER_MAX_HEADER_BYTES;
    request_fill_peer(request->peer, ret);
}

static struct user_transfer *transfer_new(
    struct user_transport *owner, const struct kin__http_request *request,
    const struct kin__transfer_handler *handler)
{
    struct user_transfer *t = kin__alloc0(owner->alloc, 1, sizeof(*t));

    if (!t)
        return NULL;
    kin__ref_init(&t->refs);
    kin__ref_get(&t->refs);
    kin__ref_get(&t->refs);
    kin__ref_get(&owner->refs);
    t->base.transport = &owner->base;
    t->owner = owner;
    t->handler = *handler;
    t->kind = request->kind;
    t->stop = kin_stop_ref(request->stop);
    t->max_body_bytes = request->max_body_bytes;
    return t;
}

/* The program has not taken the request: there are no callbacks. */
static void transfer_abandon(struct user_transfer *t)
{
    kin__stop_watch_remove(&t->stop_watch);
    kin__mutex_lock(&t->owner->mutex);
    transfer_count(t, /* is_end= */ true);
    kin__mutex_unlock(&t->owner->mutex);
    transfer_unref(t);
    transfer_unref(t);
    transfer_unref(t);
}

/* Passes on what kin asked for while start was running. */
static void transfer_started(struct user_transfer *t, void *user)
{
    const kin_transport *table = &t->owner->table;

    kin__mutex_lock(&t->owner->mutex);
    t->user = user;
    t->is_started = true;
    bool wants_cancel = t->wants_cancel;
    bool wants_resume = t->wants_resume && !t->is_ended;
    kin__mutex_unlock(&t->owner->mutex);
    if (wants_cancel)
        transfer_ask_cancel(t);
    else if (wants_resume)
        table->resume(t->user, table->userdata);
    transfer_unref(t);
}

static int transfer_start(struct user_transfer *t,
                          const struct kin__http_request *request,
                          const kin_http_header *headers, kin_error *err)
{
    const kin_transport *table = &t->owner->table;
    const kin_transport_handler handler = {
        .size = sizeof(handler),
        .on_headers = user_on_headers,
        .on_room = user_on_room,
        .on_data = user_on_data,
        .on_done = user_on_done,
        .userdata = t,
    };
    kin_transport_request passed;
    void *user = NULL;

    request_fill(request, headers, &passed);
    kin__mutex_lock(&t->owner->mutex);
    transfer_count(t, /* is_end= */ false);
    kin__mutex_unlock(&t->owner->mutex);
    /* Before the start: on_done removes it. */
    kin__stop_watch_add(&t->stop_watch, t->stop, transfer_on_stop, t);
    int r = table->start(&passed, &handler, &user, err, table->userdata);
    if (r < 0) {
        transfer_abandon(t);
        return r;
    }
    transfer_started(t, user);
    return 0;
}

static int user_start(struct kin__transport *transport,
                      const struct kin__http_request *request,
                      const struct kin__transfer_handler *handler,
                      struct kin__transfer **ret, kin_error *err)
{
    struct user_transport *owner = transport_of(transport);
    kin_http_header *headers = kin__alloc0(
        owner->alloc, request->header_count + 1, sizeof(*headers));
    struct user_transfer *t = headers ? transfer_new(owner, request, handler)
                                      : NULL;

    if (!t) {
        kin__free(owner->alloc, headers);
        return kin_error_set(err, KIN_ENOMEM, NULL);
    }
    for (size_t i = 0; i < request->header_count; i++)
        headers[i] = (kin_http_header){.name = request->headers[i].name,
                                       .value = request->headers[i].value};
    /* Callbacks may free the handle before this returns. */
    *ret = &t->base;
    int r = transfer_start(t, request, headers, err);
    kin__free(owner->alloc, headers);
    if (r < 0)
        *ret = NULL; /* it is freed */
    return r;
}

/* ==== the transport ==== */

static void user_stats(struct kin__transport *transport,
                       struct kin__transport_stats *ret)
{
    struct user_transport *owner = transport_of(transport);

    KIN__LOCK_SCOPE(&owner->mutex);
    for (int kind = 0; kind < KIN__HTTP_KINDS; kind++)
        ret->pools[kind] = owner->pools[kind];
}

static void user_free(struct kin__transport *transport)
{
    transport_unref(transport_of(transport));
}

static const struct kin__transport_ops user_ops = {
    .start = user_start,
    .resume = user_resume,
    .cancel = user_cancel,
    .transfer_free = user_transfer_free,
    .stats = user_stats,
    .free = user_free,
};

int kin__user_transport_new(const kin_allocator *alloc,
                            const kin_transport *table,
                            struct kin__transport **ret, kin_error *err)
{
    kin_transport own = {.start = NULL};

    if (kin__opts_take(table, sizeof(own), &own) < 0 || !own.start ||
        !own.resume || !own.cancel)
        return kin_error_set(err, KIN_EINVAL,
                             "a transport needs start, resume and cancel");
    struct user_transport *transport = kin__alloc0(alloc, 1,
                                                   sizeof(*transport));
    if (!transport)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    kin__ref_init(&transport->refs);
    transport->base.ops = &user_ops;
    transport->base.is_late = true;
    transport->alloc = alloc;
    transport->table = own;
    kin__mutex_init(&transport->mutex);
    kin__cond_init(&transport->left);
    *ret = &transport->base;
    return 0;
}
