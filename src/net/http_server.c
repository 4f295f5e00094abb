/* SPDX-License-Identifier: Apache-2.0 */
#include "net/http_server.h"

#include <assert.h>

#include "base/alloc.h"
#include "net/http_internal.h"

enum {
    SERVER_THREADS = 2,
    SERVER_MAX_CONNECTIONS = 4096,
    SERVER_MAX_STRANGERS = 1024,
    SERVER_IDLE_MS = 90000,
    SERVER_GRACE_MS = 500,
};
#define SERVER_MAX_HEAD_BYTES ((size_t)32 * 1024)
#define SERVER_MAX_BODY_BYTES ((size_t)3 * 1024 * 1024)
#define SERVER_MAX_PENDING_BYTES ((size_t)256 * 1024 * 1024)

/* --- start ------------------------------------------------------------- */

static void server_set_limits(struct kin__http_server_opts *opts)
{
    if (opts->max_connections == 0)
        opts->max_connections = SERVER_MAX_CONNECTIONS;
    if (opts->max_strangers == 0)
        opts->max_strangers = SERVER_MAX_STRANGERS;
    if (opts->max_head_bytes == 0)
        opts->max_head_bytes = SERVER_MAX_HEAD_BYTES;
    if (opts->max_body_bytes == 0)
        opts->max_body_bytes = SERVER_MAX_BODY_BYTES;
    if (opts->max_pending_bytes == 0)
        opts->max_pending_bytes = SERVER_MAX_PENDING_BYTES;
    if (opts->idle_ms == 0)
        opts->idle_ms = SERVER_IDLE_MS;
    if (opts->grace_ms == 0)
        opts->grace_ms = SERVER_GRACE_MS;
}

static void server_set_defaults(struct kin__http_server_opts *opts)
{
    if (opts->threads == 0)
        opts->threads = SERVER_THREADS;
    if (opts->threads > KIN__HTTP_MAX_THREADS)
        opts->threads = KIN__HTTP_MAX_THREADS;
    server_set_limits(opts);
}

static int server_check(const struct kin__http_server_opts *opts,
                        kin_error *err)
{
    if ((opts->cert.len > 0) != (opts->key.len > 0))
        return kin_error_set(err, KIN_EINVAL,
                             "a certificate and its key go together");
    if (opts->client_ca.len > 0 && opts->cert.len == 0)
        return kin_error_set(err, KIN_EINVAL,
                             "clients show certificates only over TLS");
    return 0;
}

static int server_init(struct kin__http_server *server, kin_error *err)
{
    const struct kin__http_server_opts *opts = &server->opts;
    int r = kin__http_door_init(server, err);

    if (r == 0 && opts->cert.len > 0)
        r = kin__http_tls_init(&server->tls, opts->cert, opts->key,
                               opts->client_ca, err);
    for (unsigned i = 0; r == 0 && i < opts->threads; i++)
        r = kin__http_loop_init(&server->loops[i], server, err);
    if (r == 0)
        r = kin__http_listen(server, err);
    return r;
}

static int server_launch(struct kin__http_server *server, kin_error *err)
{
    int r = 0;

    server->is_running = true;
    for (unsigned i = 0; r == 0 && i < server->opts.threads; i++)
        r = kin__http_loop_start(&server->loops[i], err);
    return r < 0 ? r : kin__http_door_start(server, err);
}

int kin__http_server_start(const kin_allocator *alloc,
                           const struct kin__http_server_opts *opts,
                           struct kin__http_server **ret, kin_error *err)
{
    KIN__AUTO_HTTP_SERVER *server = NULL;
    int r = server_check(opts, err);

    if (r < 0)
        return r;
    server = kin__alloc0(alloc, 1, sizeof(*server));
    if (!server)
        return kin_error_set(err, KIN_ENOMEM, NULL);
    server->alloc = alloc;
    server->opts = *opts;
    server_set_defaults(&server->opts);
    r = server_init(server, err);
    if (r == 0)
        r = server_launch(server, err);
    if (r < 0)
        return r;
    *ret = KIN__STEAL(server);
    return 0;
}

const char *kin__http_server_url(const struct kin__http_server *server)
{
    return server->url;
}

void kin__http_server_stats(struct kin__http_server *server,
                            struct kin__http_server_stats *ret)
{
    *ret = (struct kin__http_server_stats){
        .connections = atomic_load(&server->conn_count),
        .calls = atomic_load(&server->call_count),
        .streams = atomic_load(&server->stream_count),
        .failed_accepts = atomic_load(&server->failed_accepts),
    };
}

/* --- stop -------------------------------------------------------------- */

void kin__http_server_stop(struct kin__http_server *server)
{
    if (!server->is_running)
        return;
    server->is_running = false;
    atomic_store(&server->is_stopping, true);
    kin__http_door_stop(server);
    for (unsigned i = 0; i < server->opts.threads; i++)
        kin__http_loop_stop(&server->loops[i]);
    for (unsigned i = 0; i < server->opts.threads; i++)
        kin__http_loop_join(&server->loops[i]);
    assert(atomic_load(&server->call_count) == 0);
    assert(atomic_load(&server->conn_count) == 0);
}

struct kin__http_server *kin__http_server_free(struct kin__http_server *server)
{
    if (!server)
        return NULL;
    kin__http_server_stop(server);
    kin__http_door_stop(server);
    for (unsigned i = 0; i < server->opts.threads; i++)
        kin__http_loop_done(&server->loops[i]);
    kin__http_door_done(server);
    kin__http_tls_done(&server->tls);
    kin__free(server->alloc, server);
    return NULL;
}
