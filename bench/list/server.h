/* SPDX-License-Identifier: Apache-2.0 */
/*
 * server.h - servers that send one file, each in a separate process, so that
 * their cost is not measured.
 */
#ifndef KIN_BENCH_LIST_SERVER_H
#define KIN_BENCH_LIST_SERVER_H

#include <stdbool.h>
#include <sys/types.h>

struct server {
    pid_t pid;
    int port;
    char url[64]; /* without a trailing slash */
    char ca[256]; /* path of its certificate, or empty */
};

/* Plain HTTP/1.1: sends `file` for every request. */
void server_start_plain(struct server *server, const char *file);

/* HTTP/2 with TLS: nghttpd with the files below `root`, where key and
 * certificate are created.  False without nghttpd. */
bool server_start_http2(struct server *server, const char *root);

void server_stop(struct server *server);

#endif /* KIN_BENCH_LIST_SERVER_H */
