/* SPDX-License-Identifier: Apache-2.0 */
#include "test_server.h"

#include <errno.h>
#include <netinet/in.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "kin_test.h"
#include "test_tls.h"

/* This is not code under test: any failure aborts the program. */
#define MUST(condition)                                                        \
    do {                                                                       \
        if (!(condition))                                                      \
            abort();                                                           \
    } while (0)

enum {
    MAX_REQUEST = 1 << 20,
    MAX_CONNS = 2048,
    DEAF_CLIENTS = 4, /* more than enough to fill an empty backlog */
    AWAIT_SECONDS = 30,
};

/* One lock for everything here: gates and servers are few and slow. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;

struct test_gate {
    int left; /* number of passes left; guarded by lock */
};

struct test_conn {
    struct test_server *server;
    pthread_t thread;
    int number;
    int fd; /* -1 once closed; guarded by lock for others */
    SSL *ssl;
    char *request; /* what was read, NUL-terminated */
    size_t len;    /* of the request */
    size_t have;   /* bytes read, possibly including the next request */
};

struct test_server {
    struct test_server_opts opts;
    int fd;
    int port;
    pthread_t thread;
    bool is_ending;                     /* guarded by lock, as what follows */
    struct test_conn *conns[MAX_CONNS]; /* owned, including ended ones */
    int count;
    int deaf[DEAF_CLIENTS];
    char url[512];
};

static void conn_close_fd(struct test_conn *conn)
{
    pthread_mutex_lock(&lock);
    if (conn->fd >= 0)
        close(conn->fd);
    conn->fd = -1;
    pthread_mutex_unlock(&lock);
}

static long conn_read(struct test_conn *conn, void *room, size_t size)
{
    if (conn->fd < 0)
        return -1;
    return conn->ssl ? SSL_read(conn->ssl, room, (int)size)
                     : recv(conn->fd, room, size, 0);
}

long test_conn_raw_read(struct test_conn *conn, void *room, size_t size)
{
    return conn_read(conn, room, size);
}

int test_conn_fd(const struct test_conn *conn)
{
    return conn->fd;
}

bool test_conn_is_readable(struct test_conn *conn)
{
    struct pollfd fd = {.fd = conn->fd, .events = POLLIN};

    return (conn->ssl && SSL_pending(conn->ssl) > 0) || poll(&fd, 1, 0) > 0;
}

/* Returns the end of the body by Content-Length; 0 if the head is incomplete.
 */
static size_t conn_request_len(const struct test_conn *conn)
{
    const char *end = strstr(conn->request, "\r\n\r\n");

    if (!end)
        return 0;
    size_t len = (size_t)(end - conn->request) + 4;
    const char *field = strcasestr(conn->request, "\r\nContent-Length:");
    if (field && field < end)
        len += strtoul(field + strlen("\r\nContent-Length:"), NULL, 10);
    return len;
}

bool test_conn_read(struct test_conn *conn)
{
    /* Keep bytes after the last request for this one. */
    conn->have -= conn->len;
    memmove(conn->request, conn->request + conn->len, conn->have + 1);
    conn->len = 0;
    for (;;) {
        size_t len = conn_request_len(conn);
        if (len > 0 && len <= conn->have) {
            conn->len = len;
            return true;
        }
        MUST(conn->have < MAX_REQUEST);
        long got = conn_read(conn, conn->request + conn->have,
                             MAX_REQUEST - conn->have);
        if (got <= 0)
            return false;
        conn->have += (size_t)got;
        conn->request[conn->have] = '\0';
    }
}

kin_str test_conn_request(const struct test_conn *conn)
{
    return kin_str_of(conn->request, conn->len);
}

int test_conn_number(const struct test_conn *conn)
{
    return conn->number;
}

bool test_conn_send_bytes(struct test_conn *conn, const void *bytes, size_t len)
{
    const char *at = bytes;

    while (len > 0) {
        if (conn->fd < 0)
            return false;
        long sent = conn->ssl ? SSL_write(conn->ssl, at, (int)len)
                              : send(conn->fd, at, len, MSG_NOSIGNAL);
        if (sent <= 0)
            return false;
        at += sent;
        len -= (size_t)sent;
    }
    return true;
}

bool test_conn_send(struct test_conn *conn, const char *text)
{
    return test_conn_send_bytes(conn, text, strlen(text));
}

size_t test_conn_send_some(struct test_conn *conn, const void *bytes,
                           size_t len)
{
    const char *at = bytes;
    size_t done = 0;

    MUST(!conn->ssl);
    while (done < len) {
        ssize_t sent = send(conn->fd, at + done, len - done,
                            MSG_NOSIGNAL | MSG_DONTWAIT);
        if (sent <= 0)
            break;
        done += (size_t)sent;
    }
    return done;
}

void test_conn_await_end(struct test_conn *conn)
{
    char scratch[4096];

    while (conn_read(conn, scratch, sizeof(scratch)) > 0)
        continue;
}

void test_conn_notify_end(struct test_conn *conn)
{
    MUST(conn->ssl && SSL_shutdown(conn->ssl) >= 0);
}

void test_conn_close(struct test_conn *conn)
{
    if (conn->ssl)
        (void)SSL_shutdown(conn->ssl);
    conn_close_fd(conn);
}

void test_conn_reset(struct test_conn *conn)
{
    const struct linger now = {.l_onoff = 1, .l_linger = 0};

    (void)setsockopt(conn->fd, SOL_SOCKET, SO_LINGER, &now, sizeof(now));
    conn_close_fd(conn);
}

static bool conn_secure(struct test_conn *conn)
{
    struct test_tls *tls = conn->server->opts.tls;

    if (!tls)
        return true;
    conn->ssl = SSL_new(test_tls_context(tls));
    MUST(conn->ssl && SSL_set_fd(conn->ssl, conn->fd));
    return SSL_accept(conn->ssl) == 1;
}

/* Reads the remaining bytes: closing with unread bytes would reset the
 * connection and lose the alert. */
static void conn_part(struct test_conn *conn)
{
    char scratch[4096];

    (void)shutdown(conn->fd, SHUT_WR);
    while (recv(conn->fd, scratch, sizeof(scratch), 0) > 0)
        continue;
}

static void *conn_main(void *userdata)
{
    struct test_conn *conn = userdata;

    if (conn_secure(conn))
        conn->server->opts.serve(conn, conn->server->opts.userdata);
    else
        conn_part(conn);
    test_conn_close(conn);
    return NULL;
}

static void conn_free(struct test_conn *conn)
{
    pthread_join(conn->thread, NULL);
    SSL_free(conn->ssl);
    free(conn->request);
    free(conn);
}

static void server_accept(struct test_server *server, int fd)
{
    struct test_conn *conn = calloc(1, sizeof(*conn));

    MUST(conn && server->count < MAX_CONNS);
    conn->server = server;
    conn->fd = fd;
    conn->number = server->count;
    conn->request = calloc(1, MAX_REQUEST + 1);
    MUST(conn->request);
    MUST(pthread_create(&conn->thread, NULL, conn_main, conn) == 0);
    server->conns[server->count++] = conn;
    pthread_cond_broadcast(&changed);
}

/* Writes of OpenSSL to sockets may raise SIGPIPE. */
static void server_block_signals(void)
{
    sigset_t all;

    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, NULL);
}

static void *server_main(void *userdata)
{
    struct test_server *server = userdata;

    server_block_signals();
    for (;;) {
        int fd = accept4(server->fd, NULL, NULL, SOCK_CLOEXEC);
        pthread_mutex_lock(&lock);
        bool is_ending = server->is_ending;
        if (fd >= 0 && !is_ending)
            server_accept(server, fd);
        pthread_mutex_unlock(&lock);
        if (!is_ending)
            continue;
        if (fd >= 0)
            close(fd);
        return NULL;
    }
}

static void server_listen(struct test_server *server)
{
    struct sockaddr_in address = {.sin_family = AF_INET,
                                  .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
    socklen_t len = sizeof(address);

    server->fd = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    MUST(server->fd >= 0);
    MUST(bind(server->fd, (struct sockaddr *)&address, len) == 0);
    MUST(listen(server->fd, server->opts.is_deaf ? 0 : MAX_CONNS) == 0);
    MUST(getsockname(server->fd, (struct sockaddr *)&address, &len) == 0);
    server->port = ntohs(address.sin_port);
    for (int i = 0; i < DEAF_CLIENTS; i++) {
        server->deaf[i] = -1;
        if (!server->opts.is_deaf)
            continue;
        server->deaf[i] = socket(AF_INET, SOCK_STREAM | SOCK_NONBLOCK, 0);
        (void)connect(server->deaf[i], (struct sockaddr *)&address, len);
    }
}

struct test_server *test_server_new(const struct test_server_opts *opts)
{
    struct test_server *server = calloc(1, sizeof(*server));

    MUST(server);
    server->opts = *opts;
    server_listen(server);
    if (!opts->is_deaf)
        MUST(pthread_create(&server->thread, NULL, server_main, server) == 0);
    return server;
}

struct test_server *test_server_free(struct test_server *server)
{
    if (!server)
        return NULL;
    pthread_mutex_lock(&lock);
    server->is_ending = true;
    pthread_cond_broadcast(&changed);
    (void)shutdown(server->fd, SHUT_RDWR);
    for (int i = 0; i < server->count; i++) {
        if (server->conns[i]->fd >= 0)
            (void)shutdown(server->conns[i]->fd, SHUT_RDWR);
    }
    pthread_mutex_unlock(&lock);
    if (!server->opts.is_deaf)
        pthread_join(server->thread, NULL);
    for (int i = 0; i < server->count; i++)
        conn_free(server->conns[i]);
    for (int i = 0; i < DEAF_CLIENTS; i++) {
        if (server->deaf[i] >= 0)
            close(server->deaf[i]);
    }
    close(server->fd);
    free(server);
    return NULL;
}

int test_server_port(const struct test_server *server)
{
    return server->port;
}

int test_server_accepted(struct test_server *server)
{
    pthread_mutex_lock(&lock);
    int count = server->count;
    pthread_mutex_unlock(&lock);
    return count;
}

const char *test_server_url(struct test_server *server, const char *path)
{
    snprintf(server->url, sizeof(server->url), "http%s://127.0.0.1:%d%s",
             server->opts.tls ? "s" : "", server->port, path);
    return server->url;
}

struct test_gate *test_gate_new(void)
{
    struct test_gate *gate = calloc(1, sizeof(*gate));

    MUST(gate);
    return gate;
}

struct test_gate *test_gate_free(struct test_gate *gate)
{
    free(gate);
    return NULL;
}

void test_gate_open(struct test_gate *gate, int count)
{
    pthread_mutex_lock(&lock);
    gate->left += count;
    pthread_cond_broadcast(&changed);
    pthread_mutex_unlock(&lock);
}

bool test_conn_wait(struct test_conn *conn, struct test_gate *gate)
{
    pthread_mutex_lock(&lock);
    while (gate->left == 0 && !conn->server->is_ending)
        pthread_cond_wait(&changed, &lock);
    bool passed = !conn->server->is_ending;
    gate->left -= passed;
    pthread_mutex_unlock(&lock);
    return passed;
}

void test_gate_await(struct test_gate *gate)
{
    struct timespec until;
    int errnum = 0;

    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_sec += AWAIT_SECONDS;
    pthread_mutex_lock(&lock);
    while (gate->left == 0 && errnum == 0)
        errnum = pthread_cond_timedwait(&changed, &lock, &until);
    gate->left -= errnum == 0;
    pthread_mutex_unlock(&lock);
    if (errnum)
        fail_msg("waited %d s for a gate", AWAIT_SECONDS);
}
