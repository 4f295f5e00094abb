/* SPDX-License-Identifier: Apache-2.0 */
/*
 * list_server.h - answers for lists and watches on a test_server, and clients
 * of it.
 */
#ifndef KIN_LIST_SERVER_H
#define KIN_LIST_SERVER_H

#include <zlib.h>

#include "list_test.h"
#include "test_server.h"

#define LIST_SERVER_JSON "HTTP/1.1 200 OK\r\nContent-Type: application/json\r\n"
#define LIST_SERVER_GZIP LIST_SERVER_JSON "Content-Encoding: gzip\r\n"
#define LIST_SERVER_CHUNKED "Transfer-Encoding: chunked\r\n\r\n"

#define LIST_SERVER_EVENT(type, name, version)                                 \
    "{\"type\":\"" type "\",\"object\":{\"kind\":\"Pod\",\"apiVersion\":"      \
    "\"v1\",\"metadata\":{\"name\":\"" name "\",\"resourceVersion\":"          \
    "\"" version "\"}}}\n"

static inline struct test_server *list_server_new(test_serve *serve,
                                                  void *userdata)
{
    return test_server_new(
        &(struct test_server_opts){.serve = serve, .userdata = userdata});
}

static inline int list_server_client(const kin_allocator *alloc,
                                     struct test_server *server,
                                     kin_client **ret)
{
    KIN_AUTO(kin_config) *config = NULL;
    int r = kin_config_new(KIN_OPTS(kin_config_opts, .alloc = alloc,
                                    .server = test_server_url(server, "")),
                           &config, NULL);

    if (r < 0)
        return r;
    return kin_client_new(
        config,
        KIN_OPTS(kin_client_opts, .alloc = alloc, .is_compressed = true), ret,
        NULL);
}

/* Sends one chunk of a chunked answer; an empty chunk ends it. */
static inline bool list_server_chunk(struct test_conn *conn, kin_str bytes)
{
    char head[24];

    snprintf(head, sizeof(head), "%zx\r\n", bytes.len);
    return test_conn_send(conn, head) &&
           test_conn_send_bytes(conn, bytes.ptr, bytes.len) &&
           test_conn_send(conn, "\r\n");
}

/* Adds a gzip member to a buffer. */
static inline void list_server_gzip(struct kin__buf *buf, kin_str text)
{
    z_stream stream = {.next_in = (unsigned char *)(uintptr_t)text.ptr,
                       .avail_in = (unsigned)text.len};
    char *room = NULL;

    assert_int_equal(
        deflateInit2(&stream, 9, Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY),
        Z_OK);
    size_t bound = deflateBound(&stream, text.len);
    assert_int_equal(kin__buf_reserve(buf, bound, &room), 0);
    stream.next_out = (unsigned char *)room;
    stream.avail_out = (unsigned)bound;
    assert_int_equal(deflate(&stream, Z_FINISH), Z_STREAM_END);
    kin__buf_grown(buf, bound - stream.avail_out);
    deflateEnd(&stream);
}

#endif /* KIN_LIST_SERVER_H */
