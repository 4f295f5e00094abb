/* SPDX-License-Identifier: Apache-2.0 */
/*
 * request.h - one client: a connection that is kept, and requests one after the
 * other.  HTTP/1.1 for every server, so that none has an advantage.
 */
#ifndef KIN_BENCH_REQUEST_H
#define KIN_BENCH_REQUEST_H

#include <stddef.h>

#include "site.h"

struct client;

struct client *client_new(const struct site *site);
struct client *client_free(struct client *client);

/* Gives each block of the answer to `visit`, which may be NULL.  Whatever is no
 * success ends the program. */
typedef void request_visit(const char *bytes, size_t len, void *userdata);
void request_get(struct client *client, const char *path, request_visit *visit,
                 void *userdata);
void request_post(struct client *client, const char *path, const char *body);

/* With a client of its own. */
void request_once(const struct site *site, const char *path);

#endif /* KIN_BENCH_REQUEST_H */
