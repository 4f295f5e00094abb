/* SPDX-License-Identifier: Apache-2.0 */
/*
 * server.h - servers that send one file, each in a process of its own: what
 * they cost does not count.
 */
#ifndef KIN_BENCH_LIST_SERVER_H
#define KIN_BENCH_LIST_SERVER_H

#include <stdbool.h>
#include <sys/types.h>

struct server {
    pid_t pid;
    int port;
    char url[64]; /* without a slash at its end */
    char ca[256]; /* path of its certificate; empty for none */
};

/* Plain HTTP/1.1: sends `file`, whatever is asked. */
void server_start_plain(struct server *server, const char *file);

/* HTTP/2 with TLS: nghttpd with the files below `root`, in which key and
 * certificate are put.  False if there is no nghttpd. */
bool server_start_http2(struct server *server, const char *root);

void server_stop(struct server *server);

#endif /* KIN_BENCH_LIST_SERVER_H */
