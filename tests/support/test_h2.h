/* SPDX-License-Identifier: Apache-2.0 */
/*
 * test_h2.h - HTTP/2 connections of a test_server, with nghttp2.
 *
 * The answer depends on the path: /hello "hello" /watch a line at once, and one
 * more for each test_h2_tick() /flood bytes without end, as fast as the client
 * takes them /reset a line, then RST_STREAM /late as /watch, if no other stream
 * is open on the connection; else a
 *             GOAWAY that does not include it
 *   /refused REFUSED_STREAM on the first connection, "hello" on others
 */
#ifndef KIN_TEST_H2_H
#define KIN_TEST_H2_H

#include "test_server.h"

struct test_h2;

/* `max_streams`: concurrent streams per connection. */
struct test_h2 *test_h2_new(unsigned max_streams);
struct test_h2 *test_h2_free(struct test_h2 *h2);

/* For test_server_opts, with the test_h2 as its userdata. */
void test_h2_serve(struct test_conn *conn, void *userdata);

/* Sends one more line to every watch, including future ones. */
void test_h2_tick(struct test_h2 *h2);

/* Sends a GOAWAY on all connections. */
void test_h2_goaway(struct test_h2 *h2);

/* Resets all floods. */
void test_h2_reset_floods(struct test_h2 *h2);

/* Cuts all connections. */
void test_h2_cut(struct test_h2 *h2);

/* The line that watches receive. */
#define TEST_H2_LINE "{\"type\":\"BOOKMARK\"}\n"

static inline void test_h2_autofree(struct test_h2 **h2)
{
    *h2 = test_h2_free(*h2);
}

#define AUTO_H2 __attribute__((cleanup(test_h2_autofree))) struct test_h2

#endif /* KIN_TEST_H2_H */
