/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_server.h - a scriptable server on loopback, which may misbehave.
 *
 * For each connection it calls a function of the test in a separate thread,
 * which reads requests and sends any bytes at any time.  Gates make it wait for
 * the test; nothing depends on time.
 *
 *     static void serve(struct test_conn *conn, void *userdata)
 *     {
 *         while (test_conn_read(conn))
 *             test_conn_send(conn, "HTTP/1.1 204 No Content\r\n\r\n");
 *     }
 *
 * When the server stops, every call on a connection fails at once, so that the
 * functions return.  Out of memory aborts the program, since this is not code
 * under test.
 */
#ifndef KIN_TEST_SERVER_H
#define KIN_TEST_SERVER_H

#include <stdbool.h>
#include <stddef.h>

#include <kin/str.h>

struct test_server;
struct test_tls; /* test_tls.h */

struct test_conn;

typedef void test_serve(struct test_conn *conn, void *userdata);

struct test_server_opts {
    test_serve *serve;
    void *userdata;
    struct test_tls *tls; /* borrowed; NULL for plain connections */
    bool is_deaf;         /* do not accept connections: they fill the backlog */
};

struct test_server *test_server_new(const struct test_server_opts *opts);
struct test_server *test_server_free(struct test_server *server);

int test_server_port(const struct test_server *server);

/* Returns the number of connections accepted so far. */
int test_server_accepted(struct test_server *server);

/* "http://127.0.0.1:PORT/PATH" or with https; valid until the next call. */
const char *test_server_url(struct test_server *server, const char *path);

/* Reads one request with its body; false if the connection ended. */
bool test_conn_read(struct test_conn *conn);

/* Returns the last request, head and body. */
kin_str test_conn_request(const struct test_conn *conn);

/* 0 for the first connection of the server. */
int test_conn_number(const struct test_conn *conn);

/* Sends a text; false if the connection is closed. */
bool test_conn_send(struct test_conn *conn, const char *text);
bool test_conn_send_bytes(struct test_conn *conn, const void *bytes,
                          size_t len);

/* Sends as much as fits into buffers without blocking; returns the number of
 * bytes. */
size_t test_conn_send_some(struct test_conn *conn, const void *bytes,
                           size_t len);

/* Reads and discards everything until the peer closes the connection. */
void test_conn_await_end(struct test_conn *conn);

/* For protocols on top: read available bytes like read(); get the descriptor to
 * wait for more; test whether a read would not block. */
long test_conn_raw_read(struct test_conn *conn, void *room, size_t size);
int test_conn_fd(const struct test_conn *conn);
bool test_conn_is_readable(struct test_conn *conn);

/* Sends close_notify of TLS and leaves the connection open. */
void test_conn_notify_end(struct test_conn *conn);

/* Close the connection: orderly, or with a reset. */
void test_conn_close(struct test_conn *conn);
void test_conn_reset(struct test_conn *conn);

/* A gate: test_gate_open() lets `count` more waiters pass. */
struct test_gate *test_gate_new(void);
struct test_gate *test_gate_free(struct test_gate *gate);
void test_gate_open(struct test_gate *gate, int count);
/* Waits to pass the gate.  Returns false at once if the server stops. */
bool test_conn_wait(struct test_conn *conn, struct test_gate *gate);
/* The same for the test itself; fails it after ten seconds. */
void test_gate_await(struct test_gate *gate);

static inline void test_server_autofree(struct test_server **server)
{
    *server = test_server_free(*server);
}

static inline void test_gate_autofree(struct test_gate **gate)
{
    *gate = test_gate_free(*gate);
}

#define AUTO_SERVER                                                            \
    __attribute__((cleanup(test_server_autofree))) struct test_server
#define AUTO_GATE __attribute__((cleanup(test_gate_autofree))) struct test_gate

#endif /* KIN_TEST_SERVER_H */
