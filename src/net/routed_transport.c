/* SPDX-License-Identifier: Apache-2.0 */
#include "net/routed_transport.h"

#include <assert.h>

#include "base/alloc.h"
#include "net/direct_transport.h"
#if KIN_CURL
#include "net/curl_transport.h"
#include "net/web_address.h"
#endif

#if KIN_CURL
enum {
    /* Lists, and watches, over TLS with a connection of their own.  A
     * connection of TLS costs memory and a handshake on both sides, so more of
     * them share connections. */
    ROUTED_OWN = 16,
};

struct routed {
    struct kin__transport base;
    const kin_allocator *alloc;    /* borrowed */
    struct kin__transport *curl;   /* owned */
    struct kin__transport *direct; /* owned; NULL with a dialer, which must not
                                      be called by two threads */
    bool is_http1_only;
};

static struct routed *routed_of(struct kin__transport *transport)
{
    return (struct routed *)transport; /* the first member */
}

/* Whether a list or watch gets a connection of its own, although over TLS it
 * could share one. */
static bool routed_owns(const struct routed *routed,
                        const struct kin__http_request *request)
{
    struct kin__web_address address;
    struct kin__transport_stats stats;

    if (routed->is_http1_only ||
        kin__web_address_parse(kin_s(request->url), &address, NULL) < 0 ||
        !address.is_https)
        return true;
    kin__transport_stats(routed->direct, &stats);
    return stats.pools[request->kind].transfers_open < ROUTED_OWN;
}

static bool routed_is_direct(const struct routed *routed,
                             const struct kin__http_request *request)
{
    if (!routed->direct || request->kind == KIN__HTTP_UNARY ||
        (request->peer && request->peer->proxy_url))
        return false;
    return routed_owns(routed, request);
}

/* The transfer belongs to the transport that serves it. */
static int routed_start(struct kin__transport *transport,
                        const struct kin__http_request *request,
                        const struct kin__transfer_handler *handler,
                        struct kin__transfer **ret, kin_error *err)
{
    struct routed *routed = routed_of(transport);

    return kin__transport_start(
        routed_is_direct(routed, request) ? routed->direct : routed->curl,
        request, handler, ret, err);
}

static void routed_stats(struct kin__transport *transport,
                         struct kin__transport_stats *ret)
{
    struct routed *routed = routed_of(transport);
    struct kin__transport_stats more;

    kin__transport_stats(routed->curl, ret);
    if (!routed->direct)
        return;
    kin__transport_stats(routed->direct, &more);
    for (int kind = 0; kind < KIN__HTTP_KINDS; kind++) {
        struct kin__pool_stats *to = &ret->pools[kind];
        const struct kin__pool_stats *from = &more.pools[kind];

        to->connections_opened += from->connections_opened;
        to->connections_open += from->connections_open;
        to->transfers_started += from->transfers_started;
        to->transfers_open += from->transfers_open;
        to->transfers_reused += from->transfers_reused;
    }
}

static void routed_free(struct kin__transport *transport)
{
    struct routed *routed = routed_of(transport);

    kin__transport_free(routed->direct);
    kin__transport_free(routed->curl);
    kin__free(routed->alloc, routed);
}

/* Its transfers belong to other transports. */
static const struct kin__transport_ops routed_ops = {
    .start = routed_start,
    .stats = routed_stats,
    .free = routed_free,
};

static int routed_open(struct routed *routed,
                       const struct kin__routed_opts *opts, kin_error *err)
{
    int r = kin__curl_transport_new(
        routed->alloc,
        &(struct kin__curl_opts){.log = opts->log,
                                 .loop = opts->loop,
                                 .is_http1_only = opts->is_http1_only,
                                 .dialer = opts->dialer},
        &routed->curl, err);

    if (r < 0 || opts->dialer)
        return r;
    return kin__direct_transport_new(
        routed->alloc,
        &(struct kin__direct_opts){.log = opts->log, .loop = opts->loop},
        &routed->direct, err);
}

static int routed_new(const kin_allocator *alloc,
                      const struct kin__routed_opts *opts,
                      struct kin__transport **ret, kin_error *err)
{
    struct routed *routed = kin__alloc0(alloc, 1, sizeof(*routed));

    if (!routed)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    routed->base.ops = &routed_ops;
    routed->alloc = alloc;
    routed->is_http1_only = opts->is_http1_only;
    int r = routed_open(routed, opts, err);
    if (r < 0) {
        routed_free(&routed->base);
        return r;
    }
    *ret = &routed->base;
    return 0;
}
#else
static int routed_new(const kin_allocator *alloc,
                      const struct kin__routed_opts *opts,
                      struct kin__transport **ret, kin_error *err)
{
    return kin__direct_transport_new(
        alloc,
        &(struct kin__direct_opts){
            .log = opts->log, .loop = opts->loop, .dialer = opts->dialer},
        ret, err);
}
#endif

int kin__routed_transport_new(const kin_allocator *alloc,
                              const struct kin__routed_opts *opts,
                              struct kin__transport **ret, kin_error *err)
{
    static const struct kin__routed_opts defaults = {.log = NULL};

    return routed_new(alloc, opts ? opts : &defaults, ret, err);
}
