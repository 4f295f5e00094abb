/* SPDX-License-Identifier: Apache-2.0 */
/*
 * wrapped_transport.h - kin's transport behind the public table, so that a
 * client uses it as if a program had supplied it, with TLS and HTTP/2.
 */
#ifndef KIN_WRAPPED_TRANSPORT_H
#define KIN_WRAPPED_TRANSPORT_H

#include <stdlib.h>

#include <kin/transport.h>

#include "kin_test.h"
#include "net/curl_transport.h"

struct wrapped_transport {
    struct kin__transport *inner;
    _Atomic int started;
    _Atomic int freed;
    _Atomic int destroyed;
};

struct wrapped_transfer {
    struct wrapped_transport *owner;
    kin_transport_handler handler;
    struct kin__transfer *inner;
    kin_stop *stop; /* a cancel: it has to end with on_done */
};

static inline int wrapped_on_headers(const struct kin__http_response *response,
                                     void *userdata)
{
    struct wrapped_transfer *t = userdata;
    kin_http_header headers[64];
    kin_transport_response passed = {.size = sizeof(passed),
                                     .status = response->status,
                                     .headers = headers,
                                     .is_http2 = response->is_http2};

    for (size_t i = 0; i < response->header_count && i < 64; i++)
        headers[passed.header_count++] = (kin_http_header){
            response->headers[i].name, response->headers[i].value};
    return t->handler.on_headers(&passed, t->handler.userdata);
}

/* Through the buffer of the receiver if it fits, as a transport with sockets
 * would. */
static inline int wrapped_on_data(kin_str bytes, void *userdata)
{
    struct wrapped_transfer *t = userdata;
    size_t size = 0;
    char *room = t->handler.on_room(&size, t->handler.userdata);

    if (room && bytes.len <= size) {
        memcpy(room, bytes.ptr, bytes.len);
        bytes.ptr = room;
    }
    return t->handler.on_data(bytes, t->handler.userdata);
}

static inline void wrapped_on_done(const struct kin__transfer_end *end,
                                   void *userdata)
{
    struct wrapped_transfer *t = userdata;
    const kin_transport_end passed = {.size = sizeof(passed),
                                      .code = end->code,
                                      .cause = end->cause,
                                      .err = end->err,
                                      .is_reused = end->is_reused};

    t->handler.on_done(&passed, t->handler.userdata);
}

static inline int wrapped_peer(const kin_transport_request *from,
                               struct kin__peer **ret, kin_error *err)
{
    return kin__peer_new(
        kin_allocator_default(),
        &(struct kin__peer_opts){.ca = from->ca,
                                 .cert = from->cert,
                                 .key = from->key,
                                 .server_name = from->server_name,
                                 .is_insecure = from->is_insecure,
                                 .proxy_url = from->proxy_url,
                                 .socket_path = from->socket_path},
        ret, err);
}

static inline int wrapped_begin(struct wrapped_transfer *t,
                                const kin_transport_request *from,
                                struct kin__peer *peer, kin_error *err)
{
    struct kin__http_header headers[64];
    const struct kin__http_request request = {
        .method = from->method,
        .url = from->url,
        .headers = headers,
        .header_count = from->header_count,
        .body = from->body,
        .kind = (enum kin__http_kind)from->kind,
        .peer = peer,
        .stop = t->stop,
        .connect_timeout_ms = from->connect_timeout_ms,
        .timeout_ms = from->timeout_ms,
        .head_timeout_ms = from->head_timeout_ms,
        .idle_timeout_ms = from->idle_timeout_ms,
        .max_header_bytes = from->max_header_bytes,
        .max_body_bytes = from->max_body_bytes,
        .max_redirects = from->max_redirects,
    };

    assert_true(from->header_count <= 64);
    for (size_t i = 0; i < from->header_count; i++)
        headers[i] = (struct kin__http_header){from->headers[i].name,
                                               from->headers[i].value};
    return kin__transport_start(
        t->owner->inner, &request,
        &(struct kin__transfer_handler){.on_headers = wrapped_on_headers,
                                        .on_data = wrapped_on_data,
                                        .on_done = wrapped_on_done,
                                        .userdata = t},
        &t->inner, err);
}

static inline int wrapped_start(const kin_transport_request *request,
                                const kin_transport_handler *handler,
                                void **ret_transfer, kin_error *err,
                                void *userdata)
{
    struct wrapped_transport *owner = userdata;
    struct wrapped_transfer *t = calloc(1, sizeof(*t));
    KIN__AUTO_PEER *peer = NULL;

    assert_non_null(t);
    t->owner = owner;
    t->handler = *handler;
    *ret_transfer = t;
    int r = wrapped_peer(request, &peer, err);
    if (r == 0)
        r = kin_stop_new(NULL, NULL, &t->stop, err);
    if (r == 0)
        r = wrapped_begin(t, request, peer, err);
    if (r < 0) {
        (void)kin_stop_unref(t->stop);
        free(t);
        return r;
    }
    owner->started++;
    return 0;
}

static inline void wrapped_resume(void *transfer, void *userdata)
{
    struct wrapped_transfer *t = transfer;

    (void)userdata;
    kin__transfer_resume(t->inner);
}

static inline void wrapped_cancel(void *transfer, void *userdata)
{
    struct wrapped_transfer *t = transfer;

    (void)userdata;
    kin_stop_request(t->stop);
}

static inline void wrapped_free(void *transfer, void *userdata)
{
    struct wrapped_transfer *t = transfer;
    struct wrapped_transport *owner = userdata;

    (void)kin__transfer_free(t->inner);
    (void)kin_stop_unref(t->stop);
    free(t);
    owner->freed++;
}

static inline void wrapped_destroy(void *userdata)
{
    struct wrapped_transport *owner = userdata;

    owner->destroyed++;
}

static inline kin_transport wrapped_table(struct wrapped_transport *owner)
{
    return (kin_transport){.size = sizeof(kin_transport),
                           .start = wrapped_start,
                           .resume = wrapped_resume,
                           .cancel = wrapped_cancel,
                           .free = wrapped_free,
                           .userdata = owner,
                           .destroy = wrapped_destroy};
}

#endif /* KIN_WRAPPED_TRANSPORT_H */
