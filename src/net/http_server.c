/* SPDX-License-Identifier: Apache-2.0 */
#include "net/http_server.h"

#include <assert.h>
#include <sys/socket.h>
#include <unistd.h>

#include "base/alloc.h"
#include "net/http_internal.h"

/* How long a stop lets answers that move go on. */
#define SERVER_GRACE_NS (500 * KIN__NS_PER_MS)

enum {
    SERVER_THREADS = 2,
    SERVER_MAX_CONNECTIONS = 4096,
    SERVER_IDLE_MS = 90000,
    SERVER_STACK_SIZE = 1024 * 1024, /* objects nest a thousand deep */
};
#define SERVER_MAX_HEAD_BYTES ((size_t)32 * 1024)
#define SERVER_MAX_BODY_BYTES ((size_t)3 * 1024 * 1024)
#define SERVER_MAX_PENDING_BYTES ((size_t)256 * 1024 * 1024)
/* What a connection has for its answer's head and for blocks of a stream. */
#define SERVER_ANSWER_BYTES ((size_t)16 * 1024)

/* --- callbacks of libmicrohttpd ---------------------------------------- */

static void server_conn_open(struct kin__http_server *server,
                             struct MHD_Connection *connection, void **context)
{
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(
        connection, MHD_CONNECTION_INFO_CONNECTION_FD);
    struct kin__http_conn *conn = kin__alloc0(server->alloc, 1, sizeof(*conn));

    /* Without one its requests are refused. */
    *context = NULL;
    if (!conn)
        return;
    conn->server = server;
    conn->fd = info->connect_fd;
    atomic_init(&conn->waiting_since_ns, kin__clock_now_ns(/* clock= */ NULL));
    kin__buf_init(&conn->client_text, server->alloc, SERVER_MAX_HEAD_BYTES);
    if (kin__http_keeper_add(server, conn) < 0)
        kin__free(server->alloc, conn);
    else
        *context = conn;
}

static void server_conn_close(struct kin__http_server *server,
                              struct kin__http_conn *conn)
{
    if (!conn)
        return;
    kin__http_keeper_remove(server, conn);
    kin__buf_done(&conn->client_text);
    kin__free(server->alloc, conn);
}

static void server_on_connection(void *userdata,
                                 struct MHD_Connection *connection,
                                 void **context,
                                 enum MHD_ConnectionNotificationCode what)
{
    if (what == MHD_CONNECTION_NOTIFY_STARTED)
        server_conn_open(userdata, connection, context);
    else
        server_conn_close(userdata, *context);
}

static void *server_on_target(void *userdata, const char *target,
                              struct MHD_Connection *connection)
{
    struct kin__http_server *server = userdata;
    const union MHD_ConnectionInfo *info = MHD_get_connection_info(
        connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
    struct kin__http_call *call = NULL;

    if (info->socket_context)
        call = kin__http_call_new(server, connection, target);
    if (!call)
        return NULL;
    call->conn = info->socket_context;
    KIN__LOCK_SCOPE(&server->mutex);
    cds_list_add_tail(&call->link, &server->calls);
    server->call_count++;
    return call;
}

static enum MHD_Result server_on_step(void *userdata,
                                      struct MHD_Connection *connection,
                                      const char *target, const char *method,
                                      const char *version, const char *bytes,
                                      size_t *size, void **context)
{
    struct kin__http_server *server = userdata;
    struct kin__http_call *call = *context;

    (void)target;
    (void)version;
    if (!call)
        return MHD_NO;
    if (!call->conn->is_client_known && server->has_client_ca)
        kin__http_client_read(call->conn, connection);
    return kin__http_call_step(call, method, bytes, size);
}

static void server_on_completed(void *userdata,
                                struct MHD_Connection *connection,
                                void **context,
                                enum MHD_RequestTerminationCode why)
{
    struct kin__http_server *server = userdata;
    struct kin__http_call *call = *context;

    (void)connection;
    (void)why;
    if (!call)
        return;
    *context = NULL;
    atomic_store(&call->conn->waiting_since_ns,
                 kin__clock_now_ns(/* clock= */ NULL));
    {
        KIN__LOCK_SCOPE(&server->mutex);
        cds_list_del(&call->link);
        server->call_count--;
        kin__cond_broadcast(&server->changed);
    }
    kin__http_call_over(call);
}

/* --- start ------------------------------------------------------------- */

static void server_set_defaults(struct kin__http_server_opts *opts)
{
    if (opts->threads == 0)
        opts->threads = SERVER_THREADS;
    if (opts->max_connections == 0)
        opts->max_connections = SERVER_MAX_CONNECTIONS;
    if (opts->max_head_bytes == 0)
        opts->max_head_bytes = SERVER_MAX_HEAD_BYTES;
    if (opts->max_body_bytes == 0)
        opts->max_body_bytes = SERVER_MAX_BODY_BYTES;
    if (opts->max_pending_bytes == 0)
        opts->max_pending_bytes = SERVER_MAX_PENDING_BYTES;
    if (opts->idle_ms == 0)
        opts->idle_ms = SERVER_IDLE_MS;
    /* libmicrohttpd shares the connections out to its threads. */
    if (opts->max_connections < opts->threads)
        opts->max_connections = opts->threads;
}

static int server_new(const kin_allocator *alloc,
                      const struct kin__http_server_opts *opts,
                      struct kin__http_server **ret)
{
    struct kin__http_server *server = kin__alloc0(alloc, 1, sizeof(*server));

    if (!server)
        return KIN_ENOMEM;
    server->alloc = alloc;
    server->opts = *opts;
    server_set_defaults(&server->opts);
    server->has_client_ca = opts->client_ca.len > 0;
    server->listen_fd = -1;
    server->keeper_epoll = -1;
    server->keeper_wake = -1;
    kin__mutex_init(&server->mutex);
    kin__cond_init(&server->changed);
    CDS_INIT_LIST_HEAD(&server->calls);
    kin__http_conns_init(&server->conns, alloc, /* seed= */ 0,
                         server->opts.max_connections);
    *ret = server;
    return 0;
}

/* PEM for libmicrohttpd, which wants a NUL behind it. */
static int server_copy_pem(struct kin__http_server *server, kin_str pem,
                           enum MHD_OPTION option, struct MHD_OptionItem *items,
                           size_t *count)
{
    if (pem.len == 0)
        return 0;
    char *copy = kin__strdup(server->alloc, pem);
    if (!copy)
        return KIN_ENOMEM;
    items[(*count)++] = (struct MHD_OptionItem){option, 0, copy};
    return 0;
}

static int server_tls_items(struct kin__http_server *server,
                            struct MHD_OptionItem *items, size_t *count)
{
    const struct kin__http_server_opts *opts = &server->opts;
    int r = server_copy_pem(server, opts->key, MHD_OPTION_HTTPS_MEM_KEY, items,
                            count);

    if (r == 0)
        r = server_copy_pem(server, opts->cert, MHD_OPTION_HTTPS_MEM_CERT,
                            items, count);
    if (r == 0)
        r = server_copy_pem(server, opts->client_ca, MHD_OPTION_HTTPS_MEM_TRUST,
                            items, count);
    return r;
}

/* libmicrohttpd's threads inherit the mask of who starts them. */
static void server_start_daemon(struct kin__http_server *server,
                                struct MHD_OptionItem *tls)
{
    const struct kin__http_server_opts *opts = &server->opts;
    unsigned flags = MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME |
                     (opts->cert.len > 0 ? MHD_USE_TLS : MHD_NO_FLAG);
    sigset_t before;

    kin__thread_block_signals(&before);
    server->daemon = MHD_start_daemon(
        flags, opts->port, /* apc= */ NULL, /* apc_cls= */ NULL, server_on_step,
        server, MHD_OPTION_LISTEN_SOCKET, server->listen_fd,
        MHD_OPTION_THREAD_POOL_SIZE, opts->threads, MHD_OPTION_CONNECTION_LIMIT,
        opts->max_connections, MHD_OPTION_CONNECTION_TIMEOUT,
        (unsigned)((opts->idle_ms + 999) / 1000),
        MHD_OPTION_CONNECTION_MEMORY_LIMIT,
        opts->max_head_bytes + SERVER_ANSWER_BYTES,
        MHD_OPTION_THREAD_STACK_SIZE, (size_t)SERVER_STACK_SIZE,
        MHD_OPTION_STRICT_FOR_CLIENT, 1, MHD_OPTION_URI_LOG_CALLBACK,
        server_on_target, server, MHD_OPTION_NOTIFY_COMPLETED,
        server_on_completed, server, MHD_OPTION_NOTIFY_CONNECTION,
        server_on_connection, server, MHD_OPTION_ARRAY, tls, MHD_OPTION_END);
    kin__thread_restore_signals(&before);
}

static int server_launch(struct kin__http_server *server, kin_error *err)
{
    struct MHD_OptionItem tls[4] = {{MHD_OPTION_END, 0, NULL}};
    size_t count = 0;
    int r = server_tls_items(server, tls, &count);

    tls[count] = (struct MHD_OptionItem){MHD_OPTION_END, 0, NULL};
    if (r == 0) {
        server_start_daemon(server, tls);
        if (!server->daemon)
            r = server->opts.cert.len > 0
                    ? kin_error_set(err, KIN_ETLS,
                                    "the server's certificate, key or client "
                                    "CA cannot be used")
                    : kin_error_set(err, KIN_ESYSTEM,
                                    "the HTTP server cannot start");
        else
            server->listen_fd = -1;
    } else {
        (void)kin_error_set(err, r, NULL);
    }
    for (size_t i = 0; i < count; i++)
        kin__free(server->alloc, tls[i].ptr_value);
    return r;
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

int kin__http_server_start(const kin_allocator *alloc,
                           const struct kin__http_server_opts *opts,
                           struct kin__http_server **ret, kin_error *err)
{
    KIN__AUTO_HTTP_SERVER *server = NULL;
    int r = server_check(opts, err);

    if (r < 0)
        return r;
    r = server_new(alloc, opts, &server);
    if (r < 0)
        return kin_error_set(err, r, NULL);
    r = kin__http_listen(server, err);
    if (r == 0)
        r = kin__http_keeper_start(server, err);
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
    KIN__LOCK_SCOPE(&server->mutex);
    *ret = (struct kin__http_server_stats){
        .connections = (unsigned)kin__http_conns_count(&server->conns),
        .calls = server->call_count,
        .streams = server->stream_count,
    };
}

/* --- stop -------------------------------------------------------------- */

/* Whoever is suspended goes on and sees that the server stops; whoever is about
 * to be suspended sees it under the same mutex. */
static void server_nudge_all(struct kin__http_server *server)
{
    struct kin__http_call *call = NULL;

    KIN__LOCK_SCOPE(&server->mutex);
    cds_list_for_each_entry(call, &server->calls, link) {
        kin__http_call_nudge(call, /* is_gone= */ false);
    }
}

static void server_await_calls(struct kin__http_server *server)
{
    kin_deadline deadline = kin__deadline_after(/* clock= */ NULL,
                                                SERVER_GRACE_NS);

    KIN__LOCK_SCOPE(&server->mutex);
    while (server->call_count > 0 &&
           !kin__deadline_passed(/* clock= */ NULL, deadline))
        (void)kin__cond_wait_until(&server->changed, &server->mutex,
                                   /* clock= */ NULL, deadline);
}

/* Connecting is refused from now on, not when the threads are through.  They
 * spin until then, half a second at most, because their epolls tell them of the
 * socket at each turn; MHD_quiesce_daemon() would take it out, but races with
 * them for that, and whoever loses may abort the process. */
static void server_close_door(struct kin__http_server *server)
{
    const union MHD_DaemonInfo *info = MHD_get_daemon_info(
        server->daemon, MHD_DAEMON_INFO_LISTEN_FD);

    if (info && info->listen_fd >= 0)
        (void)shutdown(info->listen_fd, SHUT_RDWR);
}

void kin__http_server_stop(struct kin__http_server *server)
{
    if (!server->daemon)
        return;
    atomic_store(&server->is_stopping, true);
    server_close_door(server);
    server_nudge_all(server);
    server_await_calls(server);
    MHD_stop_daemon(server->daemon);
    server->daemon = NULL;
    assert(server->call_count == 0);
    assert(kin__http_conns_count(&server->conns) == 0);
}

struct kin__http_server *kin__http_server_free(struct kin__http_server *server)
{
    if (!server)
        return NULL;
    kin__http_server_stop(server);
    kin__http_keeper_stop(server);
    if (server->listen_fd >= 0)
        close(server->listen_fd);
    kin__http_conns_done(&server->conns);
    kin__cond_done(&server->changed);
    kin__mutex_done(&server->mutex);
    kin__free(server->alloc, server);
    return NULL;
}
